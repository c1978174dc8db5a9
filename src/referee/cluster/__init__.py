"""Records judged on many machines, by Dask: parts of files go out, tables of verdicts are written where they are made."""
