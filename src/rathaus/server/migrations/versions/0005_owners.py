"""How many tables a household has is asked whenever it sets one."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("tables_by_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("tables_by_owner", "tables")
