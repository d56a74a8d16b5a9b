"""What chance gave in matches that were analysed, those of earlier analyses counted; lists that need no sorting."""

from __future__ import annotations

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

EVEN = 0.05
KIND = f"case when abs(luck) < {EVEN} then 'even' when luck > 0 then 'good' else 'bad' end"
WON = "sum(case when won then 1 else 0 end)"
MEMBERS = "luck is not null and player like 'member:%'"


def upgrade() -> None:
    op.add_column("rating", sa.Column("cautious", sa.Double, nullable=True))
    op.execute("update rating set cautious = mu - 2 * sigma")
    op.create_index("rating_best", "rating", ["game", "cautious"])
    op.create_index("counted_often", "counted", ["owner", "game", "what", "played"])
    op.add_column("result_seat", sa.Column("luck", sa.Double, nullable=True))
    connection = op.get_bind()
    analyses = "select a.room, a.data from analysis a join result r on r.room = a.room"
    for room, data in connection.execute(sa.text(analyses)).all():
        for seat, player in enumerate(json.loads(zlib.decompress(bytes(data)))["players"]):
            found = {"luck": player["luck"], "room": room, "seat": seat}
            connection.execute(
                sa.text("update result_seat set luck = :luck where room = :room and seat = :seat"), found
            )
    into = "insert into counted (owner, game, what, value, played, won, total) select "
    for part in (
        f"'', game, 'luck', {KIND}, count(*), {WON}, sum(luck) from result_seat where luck is not null group by 2, 4",
        f"player, game, 'luck', {KIND}, count(*), {WON}, sum(luck) from result_seat where {MEMBERS} group by 1, 2, 4",
        f"player, game, 'analysed', '', count(*), {WON}, 0 from result_seat where {MEMBERS} group by 1, 2",
        "'', game, 'analysed', '', count(distinct room), 0, 0 from result_seat where luck is not null group by 2",
    ):
        connection.execute(sa.text(into + part))


def downgrade() -> None:
    op.drop_index("counted_often", "counted")
    op.drop_index("rating_best", "rating")
    op.drop_column("rating", "cautious")
    op.execute("delete from counted where what in ('luck', 'analysed')")
    op.drop_column("result_seat", "luck")
