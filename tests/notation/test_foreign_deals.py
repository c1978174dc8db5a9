"""A deal in the other language than its match is said to be so once, and read."""

from reader_samples import ENGLISH, FRENCH

from referee import loads


def body(text):
    return text[text.index("\n\n") :]


def test_a_deal_in_the_other_language_is_one_message():
    for tag, text, word in (("[Jeu", ENGLISH, "deal"), ("[Game", FRENCH, "donne")):
        record = loads(f'{tag} "contrée"]{body(text)}')
        (finding,) = record.problems
        assert finding.code == "S102"
        assert finding.facts["text"] == word
        assert finding.facts["slip"] == "other-language"
        assert finding.span.line == 3
        good = loads(text)[0].deals[0]
        assert record[0].deals[0].model_copy(update={"problems": ()}) == good


def test_a_slip_in_such_a_deal_is_told_too():
    record = loads('[Jeu "contrée"]' + body(ENGLISH).replace("S: pass", "S: pasd", 1))
    assert [finding.code for finding in record.problems] == ["S102", "S106"]


def test_the_header_alone_does_not_make_a_deal_foreign():
    record = loads(FRENCH.replace("donne 1 donneur", "deal 1 dealer"))
    assert [finding.code for finding in record.problems] == ["S103", "S103"]
