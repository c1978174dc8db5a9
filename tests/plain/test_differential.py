"""The first cases of the differential agree: the product and the plain referee, on damaged deals of both games."""

from random import Random

import pytest

from plain.compare import differences
from plain.differential import drawn

CHUNK = 20


@pytest.mark.parametrize("chunk", range(20))
def test_both_referees_agree_on_damaged_deals(chunk):
    for case in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        match, story = drawn(Random(f"1 {case}"))
        assert differences(match) == [], story
