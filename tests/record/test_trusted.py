"""Models made without a look at their values are the models that pydantic makes of them."""

import pytest
from pydantic import ValidationError

from referee.record.model import Call, Deal, Trick
from referee.record.trusted import trusted

VALUES = {"number": 1, "leader": "N", "cards": ("SA", None), "said": (), "winner": None, "points": 11}


def test_it_is_what_pydantic_makes() -> None:
    """Equal, of the same fields, dumped and copied alike, and frozen."""
    made, constructed, checked = trusted(Trick, **VALUES), Trick.model_construct(**VALUES), Trick(**VALUES)
    assert made == constructed == checked
    assert made.model_fields_set == constructed.model_fields_set == checked.model_fields_set
    assert made.model_dump() == checked.model_dump()
    assert made.model_dump_json(exclude_unset=True) == checked.model_dump_json(exclude_unset=True)
    assert repr(made) == repr(checked)
    assert made.model_copy(update={"points": 12}) == Trick(**VALUES | {"points": 12})
    assert Deal(tricks=(made,)).tricks == (checked,)
    with pytest.raises(ValidationError, match="frozen"):
        made.points = 12


def test_every_one_is_its_own() -> None:
    """Nothing is shared between two."""
    one, other = (trusted(Call, seat="N", call="pass") for _ in range(2))
    assert one == other
    assert one.model_fields_set is not other.model_fields_set
    assert one.__dict__ is not other.__dict__
