"""Shared by all tests: the modules beside this file can be imported by name."""
