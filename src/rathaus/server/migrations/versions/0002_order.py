"""Who set a table, what is about to be forgotten, records of finished games, reports, blocks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("marked", sa.Float, nullable=True))
    op.create_index("tables_by_creation", "tables", ["status", "public", "created"])
    op.add_column("records", sa.Column("owner", sa.String(16), nullable=True))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("worker", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "blocked",
        sa.Column("household", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("blocked", "reports", "pulse", "endings"):
        op.drop_table(name)
    op.drop_index("tables_by_creation", "tables")
    with op.batch_alter_table("records") as batch:
        batch.drop_column("owner")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("marked")
        batch.drop_column("owner")
