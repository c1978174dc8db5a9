"""A disputed sheet, told to its players or to a program."""
