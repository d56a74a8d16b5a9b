"""Tables of which a member is told nothing, and what people tell the owner about others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("member_room", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "complaint",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("teller", sa.String(40), nullable=False),
        sa.Column("told_by", sa.String(16), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("complaint_at", "complaint", ["at"])


def downgrade() -> None:
    op.drop_table("complaint")  # nothing before could use it
    op.drop_column("member_room", "muted")
