"""Rooms, their logs and their checkpoints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("room_listed", "room", ["listed", "status", "created"])
    op.create_table(
        "entry",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("command", sa.String(64), nullable=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "version", name="entry_room_version"),
        sa.UniqueConstraint("room", "holder", "command", name="entry_command"),
    )
    op.create_table(
        "checkpoint",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("checkpoint")
    op.drop_table("entry")
    op.drop_index("room_listed", "room")
    op.drop_table("room")
