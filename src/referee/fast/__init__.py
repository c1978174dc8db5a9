"""The fast lane: canonical records that are plainly right, passed without a word; all else is left to the full reader.

Its three inner modules, ``sheet``, ``judge`` and ``lane``, are plain Python that Cython compiles (their ``.pxd`` say how) into
a wheel that is built where a C compiler is; elsewhere the same files run as they are.
"""

__all__ = ["is_compiled"]


def is_compiled() -> bool:
    """Tell whether the compiled modules are those that run."""
    from referee.fast import lane  # noqa: PLC0415 (only who asks needs it)

    return not str(lane.__file__).endswith(".py")
