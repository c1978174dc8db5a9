-- What is asked of a table of verdicts, deals/1. Each statement has its name; $seats and $part are filled in by the
-- choice of parts (parts.py), and nothing else is.

-- name: of_party
-- The figure of a party, among those of all.
CREATE MACRO of_party(party, ns, ew, p1, p2, p3, p4) AS
    CASE party WHEN 'NS' THEN ns WHEN 'EW' THEN ew WHEN 'P1' THEN p1 WHEN 'P2' THEN p2 WHEN 'P3' THEN p3 WHEN 'P4' THEN p4 END

-- name: per_opponent
-- The mean of a figure over the parties that are not the takers.
CREATE MACRO per_opponent(own, parties, ns, ew, p1, p2, p3, p4) AS
    (list_sum([ns, ew, p1, p2, p3, p4]::DOUBLE[]) - own) / (parties - 1)

-- name: seen
-- A row a deal; a row for each who sat at it, where parts are players.
CREATE VIEW seen AS
WITH seated AS (SELECT *, $seats AS seat FROM verdicts)
SELECT
    * EXCLUDE (seat),
    seat,
    $part AS part,
    status IN ('verified', 'partial', 'contested') AS judged,
    coalesce(side, taker) AS takers,
    CASE WHEN game = 'comptoir' THEN players ELSE 2 END AS parties,
    -- The party of who sat there; none where parts are no players.
    CASE WHEN seat IN ('N', 'S') THEN 'NS' WHEN seat IN ('E', 'W') THEN 'EW' ELSE seat END AS own
FROM seated

-- name: taken
-- A row a contract of a deal that stands; by player, those that he took.
CREATE VIEW taken AS
SELECT
    game, rules, rules_version, rules_digest, part,
    CASE WHEN bid LIKE 'capot%' THEN 'capot' WHEN bid LIKE 'generale%' THEN 'generale' ELSE 'points' END AS kind,
    value, denomination, level, made, capot, generale,
    of_party(takers, points_NS, points_EW, points_P1, points_P2, points_P3, points_P4) AS points,
    per_opponent(points, parties, points_NS, points_EW, points_P1, points_P2, points_P3, points_P4) AS points_against,
    of_party(takers, score_NS, score_EW, score_P1, score_P2, score_P3, score_P4) AS score,
    per_opponent(score, parties, score_NS, score_EW, score_P1, score_P2, score_P3, score_P4) AS score_against
FROM seen
WHERE judged AND bid IS NOT NULL AND (seat IS NULL OR seat = taker)

-- name: deals
SELECT
    game, rules, rules_version, rules_digest, part,
    count(*) AS deals,
    count(*) FILTER (deal_index = 1) AS matches,
    count(*) FILTER (status = 'verified') AS verified,
    count(*) FILTER (status = 'partial') AS partial,
    count(*) FILTER (status = 'contested') AS contested,
    count(*) FILTER (status = 'refused') AS refused,
    count(*) FILTER (status = 'unfinished') AS unfinished,
    count(*) FILTER (status = 'void') AS void,
    count(*) FILTER (judged AND belote_points > 0) AS belote_deals,
    coalesce(sum(belote_points) FILTER (judged), 0)::BIGINT AS belote_points
FROM (
    SELECT
        *,
        CASE
            WHEN own IS NULL THEN list_sum([belotes_NS, belotes_EW, belotes_P1, belotes_P2, belotes_P3, belotes_P4])
            ELSE of_party(own, belotes_NS, belotes_EW, belotes_P1, belotes_P2, belotes_P3, belotes_P4)
        END AS belote_points
    FROM seen
)
GROUP BY ALL
ORDER BY ALL NULLS LAST

-- name: bids
SELECT
    game, rules, rules_version, rules_digest, NULL AS part, kind, value, denomination,
    count(*) AS contracts, count(made) AS settled, count(*) FILTER (made) AS made
FROM taken
GROUP BY ALL
ORDER BY ALL NULLS LAST

-- name: levels
-- Means are over the contracts of which the figures are known.
SELECT
    game, rules, rules_version, rules_digest, part, level,
    count(*) AS contracts, count(made) AS settled, count(*) FILTER (made) AS made,
    count(points + points_against) AS pointed,
    coalesce(sum(points) FILTER (points_against IS NOT NULL), 0) AS takers_points,
    coalesce(sum(points_against), 0) AS defenders_points,
    count(score + score_against) AS scored,
    coalesce(sum(score) FILTER (score_against IS NOT NULL), 0) AS takers_score,
    coalesce(sum(score_against), 0) AS defenders_score
FROM taken
GROUP BY ALL
ORDER BY ALL NULLS LAST

-- name: sweeps
SELECT
    game, rules, rules_version, rules_digest, part,
    count(capot) AS known,
    count(*) FILTER (capot) AS capot_won,
    count(*) FILTER (kind = 'capot') AS capot_bid,
    count(*) FILTER (kind = 'capot' AND made) AS capot_made,
    count(*) FILTER (capot AND kind = 'points' AND points > points_against) AS capot_takers,
    count(*) FILTER (capot AND points < points_against) AS capot_defenders,
    count(*) FILTER (generale) AS generale_won,
    count(*) FILTER (kind = 'generale') AS generale_bid,
    count(*) FILTER (kind = 'generale' AND made) AS generale_made,
    count(*) FILTER (generale AND kind <> 'generale' AND points > points_against) AS generale_takers,
    count(*) FILTER (generale AND points < points_against) AS generale_defenders
FROM taken
GROUP BY ALL
ORDER BY ALL NULLS LAST

-- name: codes
-- By player, what is said of him. A deal counts at the first of its diagnostics of a code.
WITH
    said AS (
        SELECT
            game, rules, rules_version, rules_digest, part,
            [{'code': d.code, 'severity': d.severity} FOR d IN diagnostics IF seat IS NULL OR d.seat = seat] AS found
        FROM seen
        WHERE len(diagnostics) > 0
    ),
    placed AS (SELECT *, unnest(range(1, len(found) + 1)) AS place FROM said)
SELECT
    game, rules, rules_version, rules_digest, part,
    found[place].code AS code,
    found[place].severity AS severity,
    count(*) AS count,
    count(*) FILTER (list_position(found, found[place]) = place) AS deals
FROM placed
GROUP BY ALL
ORDER BY count DESC, code
