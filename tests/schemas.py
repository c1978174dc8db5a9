"""What the program writes in JSON, held against the schemas that it publishes."""

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from referee.report.schema import SchemaName, published

__all__ = ["fault", "faults_of_output", "validator"]


@cache
def validator(name: SchemaName) -> Draft202012Validator:
    """The validator of a published schema."""
    schema = json.loads(published(name))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def fault(name: SchemaName, value: Any) -> str | None:
    """What is wrong with a value by a schema; ``None`` where it fits."""
    if validator(name).is_valid(value):
        return None
    error = best_match(validator(name).iter_errors(value))
    return f"{error.json_path}: {error.message}"[:500]


def faults_of_output(text: str) -> list[str]:
    """What is wrong with what a command printed, where that is a record or a verdict in JSON."""
    if not text.startswith("{"):
        return []
    try:
        values = [json.loads(text)]
    except ValueError:
        values = [json.loads(line) for line in text.splitlines()]
    return [found for value in values if "$schema" not in value and (found := fault(_name_of(value), value))]


def _name_of(value: dict[str, Any]) -> SchemaName:
    """Give the schema that a value says it has; a line of verdicts says none."""
    return SchemaName(value.get("schema", "verdict/1").partition("/")[0])
