"""The lane for what is plainly right goes over to the full reader, and back, where a text can be cut and nowhere else."""

import pytest

from cluster_samples import sheets, texts
from fast.lanes import compare

TEXTS = texts()


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_the_lane_for_what_is_right_cuts_nowhere_else(number):
    compare(TEXTS[number].encode())
    compare(TEXTS[number].encode(), terse=lambda: False)


def test_lines_keep_their_numbers_behind_a_lone_return():
    wrong = sheets(8, wrong=2).replace("bilan NS 110", "bilan NS 110 # note\rscore NS 1 EO 1", 2)
    compare(wrong.encode())
