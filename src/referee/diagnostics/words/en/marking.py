"""English words of points, claims and marking (M) and of the arbiter's lines (R)."""

from typing import Final

from referee.diagnostics.words.en.example import played
from referee.diagnostics.words.model import Words

__all__ = ["ARBITER", "MARKING"]

_CAUSE: Final = "{cause}"
_RIGHT: Final = "right: {computed}"

MARKING: Final = {
    "M101": Words(
        "trick winner",
        "trick {trick} is {computed:of}, not {claimed:of}",
        "{best} wins it",
        (),
        "The trick goes to the highest trump, or without one to the highest card of the suit led. The computed winner "
        "stands for what follows.",
        "  1. W: ♠A ♠K ♠Q ♠7   => S   # West has the ace",
    ),
    "M102": Words(
        "trick points",
        "trick {trick} is worth {computed:point|points}, not {claimed}",
        _RIGHT,
        ("cards of the trick: {cards}", _CAUSE),
        "The points of a trick are those of its cards, as trumps or not. The bonus of the last trick is never in them.",
        "  1. W: ♠A ♠K ♠Q ♠7   => 20   # 11 + 4 + 3 + 0 = 18",
    ),
    "M103": Words(
        "trick number",
        "this trick bears number {claimed}, it is trick {computed}",
        "trick {computed}",
        (),
        "Tricks are numbered one by one. The trick is judged at the place where it stands.",
        "  1. W: ♠A ♠K ♠Q ♠7\n  3. W: ♥A ♥9 ♥8 ♥7   # it is trick 2",
    ),
    "M104": Words(
        "points counted",
        "the points written are {claimed}, the cards give {computed}",
        _RIGHT,
        (),
        "Beside the cards, the log says how many points each side has: last trick in, belote out. The cards tell "
        "otherwise; the computed points stand.",
        "Bid fails, 60 to 102!",
    ),
    "M105": Words(
        "made or failed",
        "the contract is written down as {claimed:result}, it is {computed:result}",
        "{computed:result}",
        (),
        "Beside the cards, the log says whether the contract was made. The cards tell otherwise.",
        "Bid successful, 58 to 104!",
    ),
    "M201": Words(
        "score",
        "the score written is {claimed}, the right score is {computed}",
        _RIGHT,
        ("terms: {terms}", _CAUSE, "this score is that of the rules {fits}"),
        "The score written is not the one that the rules give. The terms of the right one are shown, and the one that "
        "explains the gap where one does. The right score stands for the totals.",
        "contract E 90♥ contre\n"
        "summary EW 87 belote EW\n"
        "score NS 0 EW 267   # 87 + 180 + 20 = 287: the belote is missing",
    ),
    "M202": Words(
        "total",
        "the total written is {claimed}, the right total is {computed}",
        _RIGHT,
        ("total before: {before}[[, plus this deal: {score}]]", _CAUSE),
        "The total is the sum of the right scores since the start of the match, carried score included. The computed "
        "total stands for what follows.",
        "contract E 90♥\nsummary EW 100\nscore NS 62 EW 100\ntotal NS 72 EW 100   # it is the first deal: 62 and 100",
    ),
    "M203": Words(
        "total carried on",
        "the total written, {claimed}, carries on a wrong total: the right one is {computed}",
        _RIGHT,
        (),
        "The addition of this deal is right; only the error of an earlier deal comes back. It counts once, where it was "
        "made.",
        "deal 1 dealer N\n"
        "contract E 90♥\n"
        "summary EW 100\n"
        "total NS 72 EW 100   # ten too many\n"
        "\n"
        "deal 2 dealer W\n"
        "contract E 90♥\n"
        "summary EW 100\n"
        "total NS 134 EW 200   # the ten too many of deal 1",
    ),
    "M204": Words(
        "result",
        "the result written is {claimed}, the right result is {computed}",
        _RIGHT,
        (_CAUSE,),
        "The result tag announces the final total of the match: it must be that of the last deal.",
        '[Game "contree"]\n[Result "NS 62 EW 110"]\n\ndeal 1 dealer N\ncontract E 90♥\nsummary EW 100   # NS 62 EW 100',
    ),
    "M205": Words(
        "score of an unfinished deal",
        "a score is written ({claimed}), but the deal is not finished",
        None,
        (),
        "As long as auction or play stop on the way, nobody has scored. A score written there cannot be verified: it is "
        "refused.",
        "contract E 90♥\nscore NS 62 EW 100   # neither tricks nor summary",
    ),
    "M206": Words(
        "total not judged",
        "the total written, {claimed}, cannot be judged: totals are not known here",
        None,
        (),
        "After a refused or unfinished deal, a skipped number, or in a record that begins in mid-match without a "
        "carried score, the sum is no longer known. The total written is neither right nor wrong.",
        '[Game "contree"]\n'
        "\n"
        'deal 5 dealer N   # without  [Carried "NS 310 EW 552"]\n'
        "contract E 90♥\n"
        "summary EW 100\n"
        "total NS 372 EW 652",
    ),
    "M207": Words(
        "impossible score",
        "no count of points gives the score written, {claimed}",
        None,
        (),
        "The sheet does not tell all the points, so the right score is not known. But whatever they are, this contract and "
        "this result cannot give this score.",
        "contract N 100♥\nsummary made\nscore NS 999 EW 0",
    ),
    "M301": Words(
        "impossible points",
        "no play gives these points: {points}[[, {sum} in all]]",
        None,
        ("{fault}[[: {expected}]]",),
        "A deal is worth 162 points, last trick included (252 if one side wins every trick, 502 if one player does, in "
        "the base rules). Other sums, or points that no cards give, are impossible.",
        "summary NS 112 EW 52   # 112 + 52 = 164",
    ),
    "M302": Words(
        "impossible tricks",
        "impossible number of tricks: {tricks}",
        None,
        ("the deal has {expected:trick|tricks}",),
        "The tricks of both sides make the number of tricks of the deal, and agree with the points: a side without a "
        "trick has no point, all the tricks are worth the bonus.",
        "summary tricks NS 5 EW 4",
    ),
    "M303": Words(
        "impossible belotes",
        "impossible number of belotes: {belotes}",
        None,
        ("at most: {expected}",),
        "There is one belote at most with a trump suit, four at most at all trumps, none at no trump.",
        "contract E 90♥\nsummary EW 100 belote EW 2   # one at most, at hearts",
    ),
    "M304": Words(
        "contradictory summary",
        "the parts of the summary disagree[[: {what}]]",
        None,
        (),
        "A summary can tell points, made or failed, tricks, belotes, générale. What it tells twice must be told the "
        "same way.",
        "contract E capot ♥\nsummary made tricks NS 6 EW 2   # a capot made is eight tricks",
    ),
    "M305": Words(
        "side not named",
        "{party:of} figure is missing",
        None,
        (),
        "This line gives a figure for each side. The other one does not always follow from the first: it must be "
        "written.",
        "ruling NS 100   # EW is missing",
    ),
}

ARBITER: Final = {
    "R101": Words(
        "unfounded revoke",
        "the revoke written is not borne out: no illegal card of {seat} appears in trick {trick}",
        None,
        (),
        "A revoke that the arbiter writes down must have happened: an illegal card of that player, in that trick. "
        "Otherwise the line is wrong, or the tricks are written wrongly.",
        played("W", "E 90♥", "1. S: ♥10 ♥9 ♥J ♦7") + "revoke E trick 1   # East followed suit",
    ),
    "R102": Words(
        "revoke noted",
        "{seat:of} revoke in trick {trick} is noted by the arbiter",
        None,
        (
            "counted as 162 to the other side, it would give {flat162}",
            "counted by the contract, it would give {contract}",
        ),
        "The rule set says what follows from it (penalties): in the base rules the deal stays refused and the ruling is "
        "only noted.",
        played("W", "E 90♥", "1. S: ♥10 ♣J ♥A ♦7") + "revoke E trick 1",
    ),
    "R103": Words(
        "arbiter's ruling",
        "the arbiter imposed the score {ruling}[[; the cards give {computed}]]",
        None,
        (),
        "The score imposed stands, whatever was played. That of the cards is shown beside it, and what would be an "
        "error becomes a note.",
        "ruling NS 0 EW 262",
    ),
    "R104": Words(
        "claim not proved",
        "{seat} lays down and claims the rest, without proof that all of it is won",
        None,
        (),
        "The rest is counted for the player's side, but the deal is verified only in part as long as it is not shown "
        "that no defence takes a trick.",
        "claim N",
    ),
    "R105": Words(
        "contradictory lines",
        "these lines of the arbiter exclude each other: {kinds}",
        None,
        (),
        "A deal declared void can get no score, a score imposed excludes a dispute, and a line is not repeated. Of two "
        "contrary lines the referee chooses neither.",
        "misdeal\nruling NS 0 EW 262",
    ),
    "R106": Words(
        "claim of nothing",
        "[[{seat} lays down: ]]no trick that is known is left to claim in this deal",
        None,
        (),
        "A claim is for the tricks that are left. It has no object when all have been played, when no play is written, "
        "or when, in comptoir, the hands are not.",
        "contract E 90♥\nsummary EW 100\nclaim N   # everything is counted",
    ),
    "R107": Words(
        "misdeal",
        "misdeal: nothing in this deal is judged",
        None,
        (),
        "The deal is void: it is worth 0, penalties apart. The same player deals again unless the rules say otherwise.",
        "misdeal",
    ),
    "R108": Words(
        "dispute",
        "dispute: the side that took loses the deal",
        None,
        (),
        "A deal marked as a dispute is lost by the takers, whatever points were counted. It makes no card legal.",
        "dispute",
    ),
}
