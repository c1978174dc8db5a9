"""The rule sets of contrée as their sources were written down, copied once more by hand and by rows, not by rule set.

``nf``: the source does not say; ``-``: does not apply; ``=``: as in the rule set before it. The marking is Python: T, D,
C, Bt, Bd, B are figures, and the bid of eight tricks stands as a number.
"""

FIRST = ("seed", "seed-coherent", "ffb2016-faits", "ffb2016-demandes", "ffb-coinche-2015", "cannes2016")
SECOND = ("bga", "bga-annonce", "pagat", "tournoi-international", "coinchons", "ascee2a")

PARAMETERS = {
    FIRST: """
        bid_minimum         | 80          | = | 80               | = | 80        | 80
        bid_step            | 10          | = | nf               | = | nf        | 10
        bid_maximum         | 160         | = | 160              | = | 0         | 0
        bid_82              | none        | = | nf               | = | nf        | nf
        capot_bid           | 250         | = | 500              | = | 250       | 270
        generale_bid        | 0           | = | 0                | = | 0         | 0
        contre_turn         | in_turn     | = | in_turn          | = | in_turn   | in_turn
        contre_freezes      | freezes     | = | freezes          | = | freezes   | freezes
        closing_passes      | 3           | = | 3                | = | 3         | 3
        self_raise          | allowed     | = | nf               | = | nf        | nf
        ta_values           | w14         | = | raw              | = | w13       | nf
        nt_values           | a19         | = | nf               | = | nf        | nf
        undertrump          | forced      | = | free             | = | free      | free
        partner_ruff        | free        | = | nf               | = | nf        | nf
        belote_say          | strict      | = | strict           | = | strict    | nf
        belote_all_trumps   | each_suit   | = | nf               | = | nf        | nf
        equality            | takers_lose | = | contract_decides | = | held      | nf
        last_trick_capot    | 100         | = | 100              | = | 100       | 100
        last_trick_generale | 350         | = | 100              | = | 100       | 100
        rounding            | none        | = | ten_5_up         | = | ten_5_up  | ten_5_down
        rounding_last_deal  | same        | = | nf               | = | nf        | exact
        target              | 0           | = | 0                | = | 0         | 2001
        target_reach        | reach       | = | reach            | = | reach     | nf
        end_deal            | any         | = | nf               | = | nf        | nf
        end_tie             | another_deal| = | nf               | = | nf        | nf
    """,
    SECOND: """
        bid_minimum         | 80                 | = | 80               | 80           | nf       | 80
        bid_step            | nf                 | = | 10               | nf           | nf       | 10
        bid_maximum         | 180                | = | 0                | 160          | nf       | 0
        bid_82              | counts_80          | = | counts_80        | nf           | nf       | nf
        capot_bid           | 250                | = | 500              | 500          | 500      | 250
        generale_bid        | 0                  | = | 0                | 0            | 0        | 0
        contre_turn         | any_time           | = | any_time         | in_turn      | nf       | any_time
        contre_freezes      | freezes            | = | freezes          | freezes      | nf       | nf
        closing_passes      | 4                  | = | nf               | 3            | nf       | nf
        self_raise          | other_denomination | = | nf               | no           | nf       | nf
        ta_values           | raw152             | = | w14              | -            | nf       | nf
        nt_values           | a11_152            | = | a19              | -            | a19      | nf
        belote_all_trumps   | none               | = | nf               | -            | nf       | nf
        undertrump          | forced             | = | forced           | free         | nf       | forced
        partner_ruff        | higher             | = | free             | nf           | nf       | nf
        belote_say          | strict             | = | strict           | nf           | nf       | nf
        equality            | contract_decides   | = | contract_decides | nf           | nf       | nf
        last_trick_capot    | 98                 | = | 98               | 98           | 10       | 10
        last_trick_generale | 98                 | = | 98               | 98           | 10       | 10
        rounding            | none               | = | ten_5_up         | ten_5_up     | ten_5_up | none
        rounding_last_deal  | nf                 | = | nf               | nf           | nf       | nf
        target              | 2000               | = | 2000             | 2000         | 2000     | 1010
        target_reach        | pass               | = | reach            | reach        | reach    | reach
        end_deal            | nf                 | = | nf               | made         | nf       | nf
        end_tie             | nf                 | = | nf               | another_deal | nf       | nf
    """,
}
"""By the rule sets of the columns. Where a source has no générale, one player's eight tricks are worth those of a side."""

DENOMINATIONS = {
    "bga": "S H D C NT AT",
    "bga-annonce": "S H D C NT AT",
    "pagat": "S H D C NT AT",
    "tournoi-international": "S H D C",
}
"""Those that a source names; elsewhere all six."""

MARKING = {
    "seed": """
        made    T+Bt / D+Bd     | T+2*C+Bt / Bd     | T+4*C+Bt / Bd
        failed  Bt / 162+D+Bd   | Bt / 162+2*C+Bd   | Bt / 162+4*C+Bd
    """,
    "seed-coherent": """
        made    T+C+Bt / D+Bd   | T+2*C+Bt / Bd     | T+4*C+Bt / Bd
        failed  Bt / 162+C+Bd   | Bt / 162+2*C+Bd   | Bt / 162+4*C+Bd
    """,
    "ffb2016-faits": """
        made          T+Bt / D+Bd   | 320+B / 0   | 640+B / 0
        made_all      -             | 420+B / 0   | -
        failed        0 / 160+B     | 0 / 320+B   | 0 / 640+B
        capot_made    500+Bt / Bd   | 1000+B / 0  | 2000+B / 0
        capot_failed  0 / 500+B     | 0 / 1000+B  | 0 / 2000+B
    """,
    "ffb2016-demandes": """
        made          T+C+Bt / D+Bd | 320+2*C+B / 0 | 640+4*C+B / 0
        failed        0 / 160+C+B   | 0 / 320+2*C+B | 0 / 640+4*C+B
        capot_made    500+Bt / Bd   | 1000+B / 0    | 2000+B / 0
        capot_failed  0 / 500+B     | 0 / 1000+B    | 0 / 2000+B
    """,
    "ffb-coinche-2015": """
        made          T+C+Bt / D+Bd    | 2*(160+C)+Bt / Bd   | 4*(160+C)+Bt / Bd
        made_all      -                | 2*(250+C)+Bt / Bd   | 4*(250+C)+Bt / Bd
        failed        Bt / 160+C+Bd    | Bt / 2*(160+C)+Bd   | Bt / 4*(160+C)+Bd
        failed_all    Bt / 250+C+Bd    | Bt / 2*(250+C)+Bd   | Bt / 4*(250+C)+Bd
        capot_made    252+250+Bt / Bd  | 2*(250+250)+Bt / Bd | 4*(250+250)+Bt / Bd
        capot_failed  Bt / 160+250+Bd  | Bt / 2*(160+250)+Bd | Bt / 4*(160+250)+Bd
        equal         T+C+Bt / D+Bd    | -                   | -
    """,
    "cannes2016": """
        made          T+C+Bt / D+Bd | 162+2*C+B / 0   | 162+3*C+B / 0
        made_all      -             | 252+2*C+B / 0   | 252+3*C+B / 0
        failed        0 / 162+C+B   | 0 / 162+2*C+B   | 0 / 162+3*C+B
        failed_all    0 / 252+C+B   | 0 / 252+2*C+B   | 0 / 252+3*C+B
        capot_made    252+270+B / 0 | 252+2*270+B / 0 | 252+3*270+B / 0
        capot_failed  0 / 162+270+B | 0 / 162+2*270+B | 0 / 162+3*270+B
    """,
    "bga": """
        made          T+C+Bt / D+Bd   | 2*(T+C+Bt) / 0       | 4*(T+C+Bt) / 0
        failed        Bt / 162+C+Bd   | Bt / 2*(162+C+Bd)    | Bt / 4*(162+C+Bd)
        capot_made    250+250+Bt / Bd | 2*(250+250+Bt) / 0   | 4*(250+250+Bt) / 0
        capot_failed  Bt / 162+250+Bd | Bt / 2*(162+250+Bd)  | Bt / 4*(162+250+Bd)
    """,
    "bga-annonce": """
        made          C+Bt / Bd   | 2*(C+Bt) / 0   | 4*(C+Bt) / 0
        failed        Bt / C+Bd   | Bt / 2*(C+Bd)  | Bt / 4*(C+Bd)
        capot_made    250+Bt / Bd | 2*(250+Bt) / 0 | 4*(250+Bt) / 0
        capot_failed  Bt / 250+Bd | Bt / 2*(250+Bd)| Bt / 4*(250+Bd)
    """,
    "pagat": """
        made          T+C+Bt / D+Bd | 160+2*C+Bt / Bd | 160+4*C+Bt / Bd
        made_all      -             | 250+2*C+Bt / Bd | 250+4*C+Bt / Bd
        failed        Bt / 160+C+Bd | Bt / 160+2*C+Bd | Bt / 160+4*C+Bd
        failed_all    Bt / 250+C+Bd | Bt / 250+2*C+Bd | Bt / 250+4*C+Bd
        capot_made    500+Bt / Bd   | -               | -
        capot_failed  Bt / 500+Bd   | -               | -
    """,
    "tournoi-international": """
        made          T+B / D   | 320+B / 0  | 640+B / 0
        failed        0 / 160+B | 0 / 320+B  | 0 / 640+B
        capot_made    500+B / 0 | 1000+B / 0 | 2000+B / 0
        capot_failed  0 / 500+B | 0 / 1000+B | 0 / 2000+B
    """,
    "coinchons": """
        made          T+C+Bt / D+Bd | 2*(160+C)+Bt / Bd | 4*(160+C)+Bt / Bd
        failed        Bt / 160+C+Bd | Bt / 2*(160+C)+Bd | Bt / 4*(160+C)+Bd
        capot_made    500+Bt / Bd   | 1000+Bt / Bd      | 2000+Bt / Bd
        capot_failed  Bt / 500+Bd   | Bt / 1000+Bd      | Bt / 2000+Bd
    """,
    "ascee2a": """
        made          C / 0   | 2*C / 0 | 4*C / 0
        failed        0 / C   | 0 / 2*C | 0 / 4*C
        capot_made    250 / 0 | 500 / 0 | 1000 / 0
        capot_failed  0 / 250 | 0 / 500 | 0 / 1000
    """,
}

CHOSEN = {
    ("ffb-coinche-2015", "failed_all"): "plain contre surcontre",
    ("bga-annonce", "capot_made"): "contre surcontre",
    ("bga-annonce", "capot_failed"): "plain contre surcontre",
    ("pagat", "made_all"): "contre surcontre",
    ("pagat", "failed_all"): "plain contre surcontre",
    ("coinchons", "capot_made"): "contre surcontre",
    ("coinchons", "capot_failed"): "contre surcontre",
    ("seed", "made"): "plain contre",
    ("seed", "failed"): "plain surcontre",
    ("seed-coherent", "made"): "contre",
    ("seed-coherent", "failed"): "surcontre",
}
"""Squares that no source confirms."""

COMPTOIR = """
    max_cards         | 8            | 5      | 8
    next_dealer       | rotate       | winner | rotate
    return_after_pass | allowed      | nf     | out
    last_trick        | 0            | 0      | 10
    belote_worth      | 0            | 0      | 20
    belote_say        | auto         | nf     | auto
    target            | 6            | 6      | 10
    target_reach      | reach        | reach  | reach
    end_tie           | another_deal | nf     | another_deal
"""
"""``seed``, ``adpoker``, ``dix-points``."""
