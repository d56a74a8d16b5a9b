"""Telling people who are away that it is their turn: where, when, and what is still to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.String(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("channel_member", "channel", ["member"])
    op.create_table(
        "wishes",
        sa.Column("member", sa.String(16), primary_key=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
    )
    op.create_table(
        "notice",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("room", "member", "channel", name="notice_all"),
    )
    op.create_index("notice_due", "notice", ["due"])
    op.create_index("notice_member", "notice", ["member"])
    op.create_table(
        "house_key",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("house_key", "notice", "wishes", "channel"):  # nothing before could use them
        op.drop_table(table)
