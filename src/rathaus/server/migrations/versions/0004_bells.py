"""Who wants to be told when it is their turn, and the keys of this server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "bells",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("remind", sa.Float, nullable=False),
        sa.Column("reminded", sa.Float, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_index("bells_by_table", "bells", ["table_id", "seat"])


def downgrade() -> None:
    op.drop_table("bells")
    op.drop_table("house")
