"""English words of tags and matches (N)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["NOTATION"]

NOTATION: Final = {
    "N101": Words(
        "match without game",
        "this block of tags does not say which game is played",
        None,
        ("probably: {near:bare}",),
        "The game tag opens a match and decides its language. Without it the referee does not know which rules to "
        "apply, and supposes none.",
        '[Table "12"]   # [Game "contree"]  is missing',
    ),
    "N102": Words(
        "deal without match",
        "this deal comes before any game tag",
        None,
        (),
        "A deal belongs to a match, which begins with a block of tags. The deal is read but not judged.",
        'deal 1 dealer N   # [Game "contree"]  is missing before it',
    ),
    "N103": Words(
        "repeated tag",
        "the tag {tag} stands in this block already",
        None,
        (),
        "A tag stands once in a match, under its French or its English name.",
        '[Table "12"]\n[Table "13"]',
    ),
    "N104": Words(
        "unknown game",
        "the game {value} is not known",
        None,
        ("known games: {known}", "probably: {near:bare}"),
        "The referee knows contrée and belote de comptoir. Another name is refused, never replaced.",
        '[Game "tarot"]',
    ),
    "N105": Words(
        "unknown rules",
        "the rule set {value} is not known",
        None,
        ("known rule sets: {known}", "probably: {near:bare}"),
        "The name in the Rules tag is neither that of a rule set that comes with the referee nor a file that can be "
        "read. It is never replaced by another: nothing is judged.",
        '[Game "contree"]\n[Rules "cannes"]   # there is cannes2016',
    ),
    "N106": Words(
        "tag value",
        "the value {value} does not suit the tag {tag}: it should be {expected}",
        None,
        (),
        "Judging uses this tag (target, number of deals, carried score, result): its value must be readable exactly.",
        '[Target "a thousand"]   # should be  [Target "1000"]',
    ),
    "N107": Words(
        "rules of another game",
        "the rule set {value} does not apply to this match, which is one of {game}",
        None,
        (),
        "Rule sets are named by game: a rule set of contrée judges no belote de comptoir, nor the reverse.",
        '[Game "comptoir"]\n[Rules "contree/seed"]   # these rules are of contrée',
    ),
    "N108": Words(
        "rules imposed",
        "this match is judged by {rules:bare}[[, not by {tag:bare}]]",
        None,
        (),
        "The option --rules, or --set, goes before the record's tag; the referee says so, so that nobody is misled.",
        "referee check --rules seed final.bgn",
    ),
    "N109": Words(
        "match without deals",
        "this match has no deal",
        None,
        (),
        "A block of tags opens a match, but nothing follows it. A stray game tag may be the cause.",
        '[Game "contree"]   # then the end of the file',
    ),
    "N110": Words(
        "file without match",
        "this file holds no record",
        None,
        (),
        "The file is empty, holds comments only, or nothing that looks like a record. Nothing could be judged.",
        "# nothing but this comment",
    ),
    "N111": Words(
        "seat not at this table",
        "{text} names nobody at this table",
        None,
        (),
        "The record names a seat or a side of another game, or a player who is not of this match: P4 among three "
        "players, North in belote de comptoir.",
        "P4: pass   # in a match of three players",
    ),
    "N112": Words(
        "tag almost known",
        "the tag {tag} is not known: {meant} was likely meant",
        None,
        ("as it is written, it settles nothing of the match",),
        "An unknown tag is kept and not read. This one is so like a tag on which judging rests that it is reported, rather "
        "than have the match judged under other rules or without its target.",
        '[Rule "seed"]   # instead of [Rules "seed"]',
    ),
    "N113": Words(
        "rule-set file",
        "rules that cannot be used, file {file:bare}[[, line {line}]]: {problem}",
        None,
        (),
        "The file that the Rules tag names is looked for beside the record. All of it must be readable, hold nothing "
        "unknown, and not contradict itself. Nothing is judged by a wrong rule set: referee rules check says all that is "
        "wrong.",
        '[Game "contree"]\n[Rules "club.toml"]   # which says  undertrump = "fre"',
    ),
}
