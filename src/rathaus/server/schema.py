"""The tables of the database. A change here needs a migration (`migrations/versions`)."""

import sqlalchemy as sa

LONGEST_NAME = 16  # of a table or a record

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(LONGEST_NAME), primary_key=True),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("owner", sa.String(LONGEST_NAME), nullable=True),  # whose household set it
    sa.Column("marked", sa.Float, nullable=True),  # since when it is to be forgotten
    sa.Index("tables_by_status", "status", "public", "updated"),
    sa.Index("tables_by_creation", "status", "public", "created"),
    sa.Index("tables_by_owner", "owner"),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(LONGEST_NAME), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="entries_once"),
)
records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(LONGEST_NAME), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("owner", sa.String(LONGEST_NAME), nullable=True),
)
endings = sa.Table(
    "endings",
    metadata,
    sa.Column("table_id", sa.String(LONGEST_NAME), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # the record of the finished game
)
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(LONGEST_NAME), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # see `snapshots`
)
pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("worker", sa.String(LONGEST_NAME), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(LONGEST_NAME), nullable=False),
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("about", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # what this server needs to know of itself
)
bells = sa.Table(
    "bells",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(LONGEST_NAME), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # the hash: of whoever sat there then
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),  # of a browser
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("remind", sa.Float, nullable=False),  # after so many seconds; 0: never
    sa.Column("reminded", sa.Float, nullable=False),
    sa.Column("token", sa.String(64), nullable=False),  # not confirmed yet; its hash
    sa.Index("bells_by_table", "table_id", "seat"),
)
blocked = sa.Table(
    "blocked",
    metadata,
    sa.Column("household", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
