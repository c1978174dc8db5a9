"""Rule sets told: in words, in JSON, and side by side."""
