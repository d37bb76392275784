"""The tables of the database: plain columns and JSON only, so that SQLite and PostgreSQL can hold them."""

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

HEAD: Final = "0006"
"""The newest migration. It stands here because loading Alembic at every start would take long."""

METADATA: Final = MetaData()

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # a hash: nobody who reads the file can use it as a cookie
    Column("created", BigInteger, nullable=False),
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("variant", JSON, nullable=False),
    Column("start", JSON, nullable=False),
    Column("since", Integer, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("invite", String(64), nullable=False, unique=True),  # a hash
    Column("known_deal", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("aid", Boolean, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("clock", JSON, nullable=True),
    Column("grace", Integer, nullable=False),
    Column("nonce", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("state", String(16), nullable=False, index=True),
    Column("next", String(16), nullable=False),
    Column("stopped", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("lesson", JSON, nullable=True),
    Column("coach", Boolean, nullable=False),
    Index("tables_public", "public", "created"),
)
CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(200), nullable=False),
    Column("level", String(40), nullable=False),
    Column("holders", JSON, nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("seen", Integer, nullable=False),
    Column("left", BigInteger, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("known", JSON, nullable=False),
    Column("away", BigInteger, nullable=False),
    Column("sat", Integer, nullable=False),
    Column("hushed", String(16), nullable=False),
    sqlite_with_rowid=False,
)
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("device", String(32), primary_key=True),
    Index("members_of_device", "device"),
    sqlite_with_rowid=False,
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", String(200), nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("person", Boolean, nullable=False),
    Column("back", Integer, nullable=False),
    Column("told", Text, nullable=False),
    sqlite_with_rowid=False,
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    sqlite_with_rowid=False,
)
CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("places", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("won", JSON, nullable=False),
    Column("best", Integer, nullable=False),
    sqlite_with_rowid=False,
)
LINKS: Final = Table(
    "links",
    METADATA,
    Column("secret", String(64), primary_key=True),  # a hash
    Column("table_id", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("device", String(32), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # written now and then, to see whether the database can be written
)
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where the other servers reach it
    Column("secret", String(64), nullable=False),  # they show it when they pass a request on
    Column("expires", BigInteger, nullable=False),  # by the clock of the database; its tables are free from then on
)
LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),  # the server that plays the table; empty while it sleeps
    Column("epoch", Integer, nullable=False),  # grows with every change of owner; writes of an older epoch are refused
    Column("charged", BigInteger, nullable=False),  # when the clocks were charged last, for the next owner
    Column("proposal", JSON, nullable=True),  # that people vote on now
    sqlite_with_rowid=False,
)
BANS: Final = Table(
    "bans",
    METADATA,
    Column("device", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("what", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("answer", Text, nullable=False),  # empty until a server has carried it out
)
