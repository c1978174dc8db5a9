"""Work on many cores: processes that are given tasks, and what they give in the order of the tasks."""
