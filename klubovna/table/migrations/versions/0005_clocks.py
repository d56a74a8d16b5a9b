"""Clocks and house rules: what is due when, how long the house has been open, bans, and the owner's settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "duty",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_index("duty_due", "duty", ["due"])
    op.create_table(
        "house_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("hold", sa.Double, nullable=False),
    )
    op.create_table(
        "ban",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who", name="ban_kind_who"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("house")
    op.drop_table("ban")
    op.drop_table("house_time")
    op.drop_table("duty")
