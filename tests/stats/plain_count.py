"""Statistics counted with lists and loops, from rows of a table: what DuckDB must give as well."""

from collections import Counter
from fractions import Fraction

SIDES = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
TAGS = {"N": "North", "S": "South", "E": "East", "W": "West"}
PARTIES = ("NS", "EW", "P1", "P2", "P3", "P4")
STANDING = {"verified", "partial", "contested"}
STATUSES = ("verified", "partial", "contested", "refused", "unfinished", "void")
COLUMNS = {"table": "table_name"}


def rate(part, whole):
    """A fraction as a number; none of nothing."""
    return float(Fraction(part) / whole) if whole else None


def groups_of(rows, by=None):
    """The groups of a document of statistics, by game and rule set; the order is not told."""
    found = []
    for key in {key_of(row) for row in rows}:
        own = [row for row in rows if key_of(row) == key]
        game, name, version, digest = key
        found.append(
            figures_of([(row, None) for row in own])
            | {
                "game": game,
                "rules": None if name is None else {"name": name, "version": version, "digest": digest},
                "bids": bids_of(own),
                "parts": parts_of(own, by),
            }
        )
    return found


def key_of(row):
    return row["game"], row["rules"], row["rules_version"], row["rules_digest"]


def parts_of(rows, by):
    if by is None:
        return []
    cut = {}
    for row in rows:
        for value, seat in values_of(row, by):
            cut.setdefault(value, []).append((row, seat))
    return [figures_of(own) | {"value": value} for value, own in cut.items()]


def values_of(row, by):
    """What a row counts for: one value, or a name for each who sat there."""
    if by != "player":
        return [(row[COLUMNS.get(by, by)], None)]
    seats = ["P1", "P2", "P3", "P4"][: row["players"]] if row["game"] == "comptoir" else ["N", "W", "S", "E"]
    return [(row["tags"].get(TAGS.get(seat, seat)) or seat, seat) for seat in seats]


def contracts_of(seen):
    return [row for row, seat in seen if stands(row) and row["bid"] is not None and seat in (None, row["taker"])]


def stands(row):
    return row["status"] in STANDING


def figures_of(seen):
    """The figures of rows, each with the seat that it is seen from, if it is seen from one."""
    taken = contracts_of(seen)
    statuses = Counter(row["status"] for row, _ in seen)
    levels = sorted({row["level"] for row in taken if row["level"] is not None})
    belotes = [belote_points(row, seat) for row, seat in seen if stands(row)]
    said = [[(d.code, d.severity.value) for d in row["diagnostics"] if seat in (None, d.seat)] for row, seat in seen]
    times = Counter(code for codes in said for code in codes)
    of_deals = Counter(code for codes in said for code in set(codes))
    contree = seen[0][0]["game"] == "contree"
    return {
        "deals": len(seen),
        "matches": sum(row["deal_index"] == 1 for row, _ in seen),
        "statuses": {status: statuses[status] for status in STATUSES},
        "overall": level_of(taken, None, len(taken)),
        "levels": [level_of([row for row in taken if row["level"] == level], level, len(taken)) for level in levels],
        "capots": sweep_of(taken, "capot") if contree else None,
        "generales": sweep_of(taken, "generale") if contree else None,
        "belotes": {
            "deals": sum(points > 0 for points in belotes),
            "points": sum(belotes),
            "missed": sum(count for (code, _), count in times.items() if code == "J301"),
        },
        "diagnostics": [
            {"code": code, "severity": severity, "count": count, "deals": of_deals[code, severity]}
            for (code, severity), count in sorted(times.items(), key=lambda item: (-item[1], item[0]))
        ],
    }


def belote_points(row, seat):
    own = PARTIES if seat is None else (SIDES.get(seat, seat),)
    return sum(row[f"belotes_{party}"] or 0 for party in own)


def bids_of(rows):
    counts = {}
    for row in contracts_of([(row, None) for row in rows]):
        kind = next((kind for kind in ("capot", "generale") if row["bid"].startswith(kind)), "points")
        counts.setdefault((kind, row["value"], row["denomination"]), []).append(row)
    return [
        counted(own) | {"kind": kind, "value": value, "denomination": suit}
        for (kind, value, suit), own in counts.items()
    ]


def counted(taken):
    settled = [row for row in taken if row["made"] is not None]
    made = sum(row["made"] for row in settled)
    return {"contracts": len(taken), "settled": len(settled), "made": made, "success": rate(made, len(settled))}


def level_of(taken, level, contracts):
    points = [sides for row in taken if (sides := figures_by_side(row, "points"))]
    scores = [sides for row in taken if (sides := figures_by_side(row, "score"))]
    return counted(taken) | {
        "level": level,
        "share": rate(len(taken), contracts),
        "takers_points": rate(sum(own for own, _ in points), len(points)),
        "defenders_points": rate(sum(other for _, other in points), len(points)),
        "takers_score": rate(sum(own for own, _ in scores), len(scores)),
        "defenders_score": rate(sum(other for _, other in scores), len(scores)),
        "earned": rate(sum(other - own for own, other in scores), len(scores)),
    }


def figures_by_side(row, name):
    """A figure of the takers, and its mean over the other parties; none where it is not known."""
    takers = SIDES.get(row["taker"], row["taker"])
    figures = {party: Fraction(value) for party in PARTIES if (value := row[f"{name}_{party}"]) is not None}
    if takers not in figures:
        return None
    others = [value for party, value in figures.items() if party != takers]
    return figures[takers], Fraction(sum(others), (row["players"] if row["game"] == "comptoir" else 2) - 1)


def sweep_of(taken, kind):
    won = [row for row in taken if row[kind]]
    bid = [row for row in taken if row["bid"].startswith(kind)]
    higher = {"capot": ("capot", "generale"), "generale": ("generale",)}[kind]
    unbid = [row for row in won if not row["bid"].startswith(higher)]
    ahead = [row for row in unbid if figures_by_side(row, "points")]
    behind = [row for row in won if figures_by_side(row, "points")]
    return {
        "won": len(won),
        "rate": rate(len(won), sum(row["capot"] is not None for row in taken)),
        "bid": len(bid),
        "made": sum(row["made"] is True for row in bid),
        "takers": sum(own > other for own, other in (figures_by_side(row, "points") for row in ahead)),
        "defenders": sum(own < other for own, other in (figures_by_side(row, "points") for row in behind)),
    }
