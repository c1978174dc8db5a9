"""The first cases of the differential agree: the product and the plain referee, on damaged deals of both games."""

from random import Random

import pytest

from plain.differential import drawn

CHUNK = 20


@pytest.mark.parametrize("chunk", range(20))
def test_both_referees_agree_on_damaged_deals(chunk):
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        case = drawn(Random(f"1 {number}"))
        assert case.differences() == [], f"{case.rules.name}: {case.story}"
