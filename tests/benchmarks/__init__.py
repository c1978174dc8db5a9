"""Timings, run by hand: ``python -m tests.benchmarks``."""
