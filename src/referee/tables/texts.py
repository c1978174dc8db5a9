"""Values of a row in forms that targets share: JSON texts, points as numbers."""

import json
from collections.abc import Iterable
from fractions import Fraction

from referee.verdict.model import Diagnostic, Points

__all__ = ["as_number", "diagnostics_json", "json_text"]


def as_number(points: Points) -> int | float:
    """Give points as a number, a fraction as the nearest decimal one."""
    return points if isinstance(points, int) else float(Fraction(points))


def json_text(value: object) -> str:
    """Give a value as JSON, on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def diagnostics_json(diagnostics: Iterable[Diagnostic]) -> str:
    """Give diagnostics as a JSON list, each as the JSON interface has it."""
    return "[" + ",".join(diagnostic.model_dump_json() for diagnostic in diagnostics) + "]"
