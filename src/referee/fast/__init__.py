"""The fast lane: canonical records that are plainly right, passed without a word; all else is left to the full reader.

Each form has a reader (``bgn``, ``jsonl``, ``bga``) and a module that tells it the spellings (``…_form``); all are judged by
one judge, by the tables of a game. The modules with a ``.pxd`` beside them are plain Python that Cython compiles into a wheel
that is built where a C compiler is; elsewhere the same files run as they are.
"""

__all__ = ["is_compiled"]


def is_compiled() -> bool:
    """Tell whether the compiled modules are those that run."""
    from referee.fast import lane  # noqa: PLC0415 (only who asks needs it)

    return not str(lane.__file__).endswith(".py")
