"""The JSON Schemas of the record and of the verdict, as they are published in ``referee/schemas``."""

import json
from enum import StrEnum
from pathlib import Path

from referee.record import model as record
from referee.verdict import model as verdict

__all__ = ["FOLDER", "SchemaName", "generate", "published"]

FOLDER = Path(__file__).parents[1] / "schemas"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


class SchemaName(StrEnum):
    """The schemas that are published."""

    RECORD = "record"
    VERDICT = "verdict"


def published(name: SchemaName) -> str:
    """Give the text of a schema as this release publishes it."""
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def generate(name: SchemaName) -> str:
    """Make the text of a schema from the models."""
    version, schema = {
        SchemaName.RECORD: (record.SCHEMA, record.Document.model_json_schema(by_alias=True)),
        SchemaName.VERDICT: (verdict.SCHEMA, verdict.Verdict.model_json_schema(by_alias=True, mode="serialization")),
    }[name]
    return (
        json.dumps({"$schema": _DIALECT, "$id": f"urn:referee:{version}"} | schema, indent=2, ensure_ascii=False) + "\n"
    )
