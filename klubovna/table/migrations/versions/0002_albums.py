"""Albums of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "album",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", name="album_room_seat"),
    )
    op.create_index("room_status", "room", ["status", "created"])


def downgrade() -> None:
    op.drop_index("room_status", "room")
    op.drop_table("album")
