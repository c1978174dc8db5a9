"""No code changes its meaning, and none disappears: programs out there rely on them."""

from referee.diagnostics.codes import CODES

from .register import meaning, released


def test_a_released_code_means_what_it_meant():
    for code, known in released().items():
        assert code in CODES, f"{code} was released; a code that is no longer raised stays in the table"
        now = meaning(code)
        facts = now.pop("facts")
        assert set(known["facts"]) <= set(facts), f"{code} no longer always has its facts"
        assert now == {name: value for name, value in known.items() if name != "facts"}


def test_every_code_is_in_the_register_before_it_is_released():
    assert set(CODES) == set(released())
