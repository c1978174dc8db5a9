"""A second referee, plain and slow, written from the articles alone: the yardstick that the real one is held against.

It shares no code with the engine: cards are strings, hands are sets, every duty is spelled out. The values of rule sets
are those that were copied from their sources by hand. Beside it stand the generators of deals and matches, legal and
damaged, on which the two are compared.
"""
