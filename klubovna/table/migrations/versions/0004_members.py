"""Cards of members, the tables they sat at, their results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NOTHING = '{"proposal":0,"by":0,"withdrawn":true}'  # an entry that changes nothing, for releases that know no others


def upgrade() -> None:
    op.create_table(
        "member",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("figure", sa.String(16), nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("recovery", sa.String(40), nullable=True),
        sa.UniqueConstraint("number", name="member_number"),
        sa.UniqueConstraint("recovery", name="member_recovery"),
    )
    op.create_table(
        "device",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.UniqueConstraint("secret", name="device_secret"),
    )
    op.create_index("device_member", "device", ["member"])
    op.create_table(
        "ticket",
        sa.Column("secret", sa.String(40), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("ticket_until", "ticket", ["until"])
    op.create_index("ticket_member", "ticket", ["member"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("passkey_member", "passkey", ["member"])
    op.create_table(
        "member_room",
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("member", "room", name="member_room_both"),
    )
    op.create_index("member_room_room", "member_room", ["room"])
    op.create_table(
        "result",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("cause", sa.String(60), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("result_ended", "result", ["game", "ended"])
    op.create_table(
        "result_seat",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(60), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
        sa.Column("traits", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=True),
        sa.Column("sigma", sa.Double, nullable=True),
        sa.Column("change", sa.Double, nullable=True),
        sa.PrimaryKeyConstraint("room", "seat", name="result_seat_both"),
    )
    op.create_index("result_seat_player", "result_seat", ["player", "ended"])
    op.create_index("result_seat_game", "result_seat", ["player", "game", "ended"])
    op.create_table(
        "rating",
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("player", sa.String(60), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="rating_both"),
    )
    op.create_index("rating_player", "rating", ["player"])
    op.create_table(
        "counted",
        sa.Column("owner", sa.String(60), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("value", sa.String(120), nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("total", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("owner", "game", "what", "value", name="counted_all"),
    )


def downgrade() -> None:
    """Seats that were handed over to a card belong to their browsers again, as the older release knows them."""
    entry = sa.table("entry", sa.column("kind", sa.String), sa.column("data", sa.Text))
    newer = entry.c.kind.in_(["handed", "rated"])
    op.execute(entry.update().where(newer).values(kind="declined", data=NOTHING))
    op.drop_table("counted")
    op.drop_table("rating")
    op.drop_table("result_seat")
    op.drop_table("result")
    op.drop_table("member_room")
    op.drop_table("passkey")
    op.drop_table("ticket")
    op.drop_table("device")
    op.drop_table("member")
