"""Servers that share a database: which of them live, whose duty a table is, and who is where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
    )
    op.create_index("lease_server", "lease", ["server"])
    op.create_table(
        "presence",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("room", "server", name="presence_room_server"),
    )
    op.create_index("presence_server", "presence", ["server"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("lease")
    op.drop_table("server")
