"""Finished rounds that the database makes up by itself, with all that is counted of them: fast enough for a million."""

from typing import Final

from sqlalchemy import Connection, text

from unobot_records.counting import months, season
from unobot_records.schema import metadata

PLAYERS: Final = 5_000
YEARS: Final = 3
NOW: Final = 1_795_000_000.0
BOARD: Final = "libera"

_NUMBERS: Final = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :many)"
_ENDED: Final = "(:first + i * :step)"
_PRESET: Final = "CASE i % 6 WHEN 0 THEN 'taiwan' WHEN 1 THEN 'dos' WHEN 2 THEN 'extended' ELSE 'classic' END"
_NUMBER: Final = "CAST(i AS BIGINT)"
_SHARE: Final = (
    f"((({_NUMBER} * 48271 + k * 69621 * (i % 1009 + 1)) % 2147483647) / CAST(2147483647 AS FLOAT))"
)
_PLAYER: Final = f"CAST(CAST({PLAYERS} * {_SHARE} * {_SHARE} * {_SHARE} AS INTEGER) AS TEXT)"
"""A few play often, most seldom."""

_ROUNDS: Final = f"""INSERT INTO rounds (id, network, room, preset, seed, seats, opening, started, finished, result)
    {_NUMBERS} SELECT 'r' || CAST(i AS TEXT), '{BOARD}', '#uno', {_PRESET}, '', '', :opening,
    {_ENDED} - 600, {_ENDED}, '{{}}' FROM n"""
_RESULTS: Final = f"""INSERT INTO results (round, network, identity, name, place, points, won, person, kind, preset,
    finished, cards, moves) {_NUMBERS}, seats(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM seats WHERE k < 4)
    SELECT 'r' || CAST(i AS TEXT), '{BOARD}', 'account:p' || {_PLAYER}, 'p' || {_PLAYER}, k + 1, 10 * k, k = 0,
    '{BOARD} account:p' || {_PLAYER}, 'person', {_PRESET}, {_ENDED}, 7 + i % 19, 20 + i % 280
    FROM n, seats WHERE k < 2 + i % 4 ON CONFLICT DO NOTHING"""
_NUMBERED: Final = f"INSERT INTO numbered (number, round) {_NUMBERS} SELECT i, 'r' || CAST(i AS TEXT) FROM n"
_PLAYED: Final = """INSERT INTO played (number, person, kind, board, name, preset, finished, place, won, score, cards,
    moves, room, seconds) SELECT n.number, r.person, r.kind, r.network, r.name, r.preset, r.finished, r.place, r.won,
    CASE WHEN r.won THEN 50 + n.number % 150 ELSE 0 END, r.cards, r.moves, '#uno', 600
    FROM results r JOIN numbered n ON n.round = r.round"""
_WINS: Final = "sum(CASE WHEN won THEN 1 ELSE 0 END)"
_SUMS: Final = f"count(*), {_WINS}, sum(score), max(score)"
_MONTH: Final = f"""INSERT INTO totals (person, kind, board, bucket, preset, rounds, wins, points, best)
    SELECT person, kind, board, :bucket, preset, {_SUMS} FROM played
    WHERE board = '{BOARD}' AND kind = 'person' AND finished >= :start AND finished < :end
    GROUP BY person, kind, board, preset"""
_LONGER: Final = """INSERT INTO totals (person, kind, board, bucket, preset, rounds, wins, points, best)
    SELECT person, kind, board, :bucket, preset, sum(rounds), sum(wins), sum(points), max(best) FROM totals
    WHERE bucket LIKE :parts AND bucket <> :bucket GROUP BY person, kind, board, preset
    ON CONFLICT (person, kind, board, bucket, preset) DO UPDATE SET rounds = totals.rounds + excluded.rounds,
    wins = totals.wins + excluded.wins, points = totals.points + excluded.points"""
_OF_ALL_PRESETS: Final = """INSERT INTO totals (person, kind, board, bucket, preset, rounds, wins, points, best)
    SELECT person, kind, board, bucket, '', sum(rounds), sum(wins), sum(points), max(best) FROM totals
    GROUP BY person, kind, board, bucket"""
_VERSUS: Final = """INSERT INTO versus (person, other, rounds, ahead, behind) SELECT a.person, b.person, count(*),
    sum(CASE WHEN a.place < b.place THEN 1 ELSE 0 END), sum(CASE WHEN a.place > b.place THEN 1 ELSE 0 END)
    FROM played a JOIN played b ON a.number = b.number AND a.person < b.person GROUP BY a.person, b.person"""
_CAREERS: Final = f"""INSERT INTO careers (person, kind, name, called, rounds, wins, best, cards, moves, streak, longest,
    badges, last, mu, sigma) SELECT person, kind, max(name), max(name), count(*), {_WINS}, max(score),
    max(cards), max(moves), 0, max(number) % 9, 'first-win', max(finished), 25 + max(number) % 10, 2
    FROM played GROUP BY person, kind"""


def make_up(connection: Connection, many: int) -> None:
    """Fill an empty store with so many rounds, in even steps over some years."""
    metadata.create_all(connection)
    length = YEARS * 365 * 86_400.0
    time = {"many": many, "first": NOW - length, "step": length / many}
    connection.execute(text(_ROUNDS), time | {"opening": b""})
    connection.execute(text(_RESULTS), time)
    connection.execute(text(_NUMBERED), {"many": many})
    connection.execute(text(_PLAYED))
    spans = list(months(NOW - length, NOW))
    for span in spans:
        values = {"bucket": span.name, "start": span.start, "end": span.end}
        connection.execute(text(_MONTH), values)
    for span in spans:
        quarter = season(span.start).name
        connection.execute(text(_LONGER), {"bucket": quarter, "parts": span.name})
    connection.execute(text(_LONGER), {"bucket": "all", "parts": "%-Q%"})
    for statement in (_OF_ALL_PRESETS, _VERSUS, _CAREERS):
        connection.execute(text(statement))
    connection.execute(
        text("INSERT INTO scoring (id, rounds, rated) VALUES (1, :many, :many)"), {"many": many}
    )
