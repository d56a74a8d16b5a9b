"""Evenings and tournaments."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "evening",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("starts", sa.Double, nullable=True),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=True),
    )
    op.create_index("evening_status", "evening", ["status", "created"])
    op.create_index("evening_host", "evening", ["host"])
    op.create_table(
        "evening_player",
        sa.Column("evening", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("waits", sa.Double, nullable=True),
        sa.PrimaryKeyConstraint("evening", "number", name="evening_player_both"),
    )
    op.create_index("evening_player_member", "evening_player", ["member"])
    op.create_table(
        "evening_table",
        sa.Column("evening", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("evening", "round", "number", name="evening_table_all"),
    )


def downgrade() -> None:
    """Matches stay, as tables that came from nowhere; what they added up to goes."""
    connection = op.get_bind()
    mine = "select room, version, data from entry where kind = 'created' and data like '%\"evening\"%'"
    for room, version, data in connection.execute(sa.text(mine)).all():
        created = json.loads(data)
        if created.get("origin", {}).get("kind") == "evening":
            del created["origin"]
            row = {"data": json.dumps(created, ensure_ascii=False), "room": room, "version": version}
            connection.execute(sa.text("update entry set data = :data where room = :room and version = :version"), row)
    for table in ("evening_table", "evening_player", "evening"):
        op.drop_table(table)
