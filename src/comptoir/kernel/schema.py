"""What follows from a declaration of visibility: the JSON schema of a view and the researcher's observation vector."""

from __future__ import annotations

from typing import Any

from .state import COUNTED, NOBODY, NUMBER, OWNER, OWNER_COUNTED, PILE, SEATS, Field, Fields
from .visibility import View


def schema(declared: Fields) -> dict[str, Any]:
    """The JSON schema of a view, from which the client's types are made (tools/client_types.py)."""
    properties: dict[str, Any] = {"game": {"const": declared.game}, "seat": {"type": "string"}}
    required = ["game", "seat"]
    for name, field in declared.by_name.items():
        if field.who not in (COUNTED, NOBODY):
            required.append(name)
        properties[name] = _field_schema(field)
        if field.who in (OWNER_COUNTED, COUNTED):
            count = {"type": "integer", "minimum": 0}
            per_seat = field.shape[0] == SEATS
            properties[f"{name}_count"] = {"type": "array", "items": count} if per_seat else count
            required.append(f"{name}_count")
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _field_schema(field: Field) -> dict[str, Any]:
    described: dict[str, Any] = {"type": "integer", "minimum": field.low, "maximum": field.high}
    if field.words:
        described["description"] = ", ".join(f"{code} {word}" for code, word in enumerate(field.words))
    for depth, size in enumerate(reversed(field.shape)):
        outermost = depth == len(field.shape) - 1
        if outermost and field.who in (OWNER, OWNER_COUNTED):
            described = {"anyOf": [described, {"type": "null"}]}
        described = {"type": "array", "items": described}
        if field.kind == PILE:
            described["maxItems"] = size
        elif size != SEATS:
            described["minItems"] = described["maxItems"] = size
    return described


def observation(declared: Fields, seen: View) -> list[int]:
    """The view as a vector of fixed length for a seat count: each value less its lowest, -1 for what is hidden or not there."""
    seats = int(seen.fields["seats"])
    vector: list[int] = []
    for name, field in declared.by_name.items():
        if field.who not in (COUNTED, NOBODY):
            vector += _observed(field, seen.fields[name], seats)
        if field.who in (OWNER_COUNTED, COUNTED):
            count = seen.fields[f"{name}_count"]
            vector += count if isinstance(count, list) else [count]
    return vector


def _observed(field: Field, shown: Any, seats: int) -> list[int]:
    if field.kind == NUMBER:
        return [shown - field.low]
    if field.kind == PILE:
        return [entry - field.low for entry in shown] + [-1] * (field.shape[0] - len(shown))
    width = field.row_width()
    vector: list[int] = []
    for row in shown:
        if row is None:
            vector += [-1] * width
        else:
            vector += [entry - field.low for entry in ([row] if isinstance(row, int) else row)]
    return vector
