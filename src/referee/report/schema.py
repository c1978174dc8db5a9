"""The JSON Schemas of what the program reads and writes, as they are published in ``referee/schemas``.

Each covers a document and, where there is one, a line of the form with a document cut into lines (JSONL): the schema of
records a match a line, that of verdicts a deal a line. Its ``$id`` names the version.
"""

import json
import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

from pydantic import BaseModel, Field, TypeAdapter

from referee.diagnostics.model import Finding
from referee.record import model as record
from referee.report import explained
from referee.rules.schema import SCHEMA as RULES
from referee.rules.schema import file_schema
from referee.scoresheet.json import SCHEMA as SCORESHEET
from referee.stats import model as stats
from referee.verdict import dispute
from referee.verdict import model as verdict

__all__ = ["FOLDER", "SchemaName", "generate", "published"]

FOLDER = Path(__file__).parents[1] / "schemas"
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_ROLE: Final = re.compile(r":\w+:`([^`]+)`")


class SchemaName(StrEnum):
    """The schemas that are published."""

    RECORD = "record"
    VERDICT = "verdict"
    SCORESHEET = "scoresheet"
    DISPUTE = "dispute"
    EXPLAIN = "explain"
    RULES = "rules"
    STATS = "stats"


class MatchLine(record.Match):
    """A match on a line of its own, in a file of lines (JSONL)."""

    schema_: Literal["record/1"] = Field(alias="schema")


class ProblemsLine(record.Model):
    """The last line of a file of lines: what could not be read of the file itself."""

    schema_: Literal["record/1"] = Field(alias="schema")
    problems: tuple[Finding, ...]


class _Beside(BaseModel):
    file: str
    match: int
    game: record.Game | None
    rules: verdict.RulesStamp | None
    tags: dict[str, str]


class ContreeLine(_Beside, verdict.ContreeDeal):
    """The verdict on a deal of contrée on a line of its own (JSONL), its file, match, rules and tags beside it."""


class ComptoirBeloteLine(_Beside, verdict.ComptoirBeloteDeal):
    """The same for a deal of comptoir whose rule set knows belotes."""


class ComptoirLine(_Beside, verdict.ComptoirDeal):
    """The same for a deal of comptoir."""


def published(name: SchemaName) -> str:
    """Give the text of a schema as this release publishes it."""
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def generate(name: SchemaName) -> str:
    """Make the text of a schema from the models."""
    version, make = _SCHEMAS[name]
    head = {"$schema": _DIALECT, "$id": f"urn:referee:{version}", "title": version}
    return json.dumps(head | _readable(make()) | head, indent=2, ensure_ascii=False) + "\n"


def _record() -> dict[str, Any]:
    any_of: TypeAdapter[Any] = TypeAdapter(record.Document | MatchLine | ProblemsLine)
    return any_of.json_schema(by_alias=True)


def _verdict() -> dict[str, Any]:
    any_of: TypeAdapter[Any] = TypeAdapter(verdict.Verdict | ContreeLine | ComptoirBeloteLine | ComptoirLine)
    return any_of.json_schema(by_alias=True, mode="serialization")


def _scoresheet() -> dict[str, Any]:
    """Give the schema of the score sheet: that of a verdict, without tricks, errors in the place of diagnostics."""
    schema = verdict.Verdict.model_json_schema(by_alias=True, mode="serialization")
    found = {"code": {"type": "string"}, "article": {"type": "string"}}
    error = {"type": "object", "properties": found, "required": list(found), "additionalProperties": False}
    parts = schema["$defs"]
    for part in parts.values():
        own = part.get("properties", {})
        if own.pop("diagnostics", None):
            own.pop("tricks", None)
            own["errors"] = {"type": "array", "items": error}
            part["required"] = [name for name in own if name in {*part["required"], "errors"}]
    for unused in ("Diagnostic", "Severity", "TrickVerdict"):
        del parts[unused]
    schema["description"] = "The document that referee score --format json prints."
    schema["properties"]["schema"] = {"const": SCORESHEET, "type": "string"}
    return schema


def _explain() -> dict[str, Any]:
    return explained.Explained.model_json_schema(by_alias=True, mode="serialization")


def _stats() -> dict[str, Any]:
    return stats.Statistics.model_json_schema(by_alias=True, mode="serialization")


def _dispute() -> dict[str, Any]:
    return dispute.Dispute.model_json_schema(by_alias=True, mode="serialization")


_SCHEMAS: Final[Mapping[SchemaName, tuple[str, Callable[[], dict[str, Any]]]]] = MappingProxyType(
    {
        SchemaName.RECORD: (record.SCHEMA, _record),
        SchemaName.VERDICT: (verdict.SCHEMA, _verdict),
        SchemaName.SCORESHEET: (SCORESHEET, _scoresheet),
        SchemaName.DISPUTE: (dispute.SCHEMA, _dispute),
        SchemaName.EXPLAIN: (explained.SCHEMA, _explain),
        SchemaName.RULES: (RULES, file_schema),
        SchemaName.STATS: (stats.SCHEMA, _stats),
    }
)


def _readable(part: Any) -> Any:
    """Give a schema whose texts are not those of a programmer, and in which a document names its version."""
    if isinstance(part, list):
        return [_readable(item) for item in part]
    if not isinstance(part, dict):
        return part
    found = {key: _readable(value) for key, value in part.items()}
    text = found.get("description")
    if isinstance(text, str):
        found["description"] = _ROLE.sub(r"\1", " ".join(text.split()).replace("``None``", "null").replace("``", ""))
    if "schema" in found.get("properties", ()):
        found["required"] = sorted({*found.get("required", ()), "schema"})
    return found
