"""Where a PostgreSQL database is: an address with a password in it, which is never shown."""

import re
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

import msgspec

from engine.kernel.errors import SaveError

SCHEMES = ("postgresql", "postgres")
SCHEMA = re.compile(r"[a-z_][a-z0-9_]{0,50}")
USUAL = "praetor"  # the schema, where the address names none


class PostgresAddress(msgspec.Struct, frozen=True):
    """A database of a server. url: what libpq is given, with everything secret in it; schema: the one of all tables."""

    url: str
    schema: str = USUAL

    @property
    def name(self) -> str:
        """Return what the database is called where people read it: its name and its server's, nothing else.

        >>> address_of("postgresql://marcus:secret@db.example/games?schema=two").name
        'games at db.example'
        """
        parts = urlsplit(self.url)
        said = dict(parse_qsl(parts.query))
        host = parts.hostname or said.get("host", "this machine")
        return f"{unquote(parts.path.strip('/')) or said.get('dbname', USUAL)} at {host}"

    @property
    def text(self) -> str:
        """Return the whole address, for another process of ours."""
        parts = urlsplit(self.url)
        query = urlencode([*parse_qsl(parts.query), ("schema", self.schema)])
        return urlunsplit((parts.scheme, parts.netloc, parts.path, query, ""))

    def __repr__(self) -> str:
        return f"PostgresAddress({self.name}, …)"

    def __str__(self) -> str:
        return self.name


def is_address(said: str) -> bool:
    """Return whether a text is the address of a server, and no path."""
    return said.split("://")[0] in SCHEMES and "://" in said


def address_of(said: str) -> PostgresAddress:
    """Return an address that was written down; SaveError, which does not repeat it, where it is none."""
    try:
        parts = urlsplit(said)
        _ = parts.port
    except ValueError:
        raise SaveError("it is no address such as postgresql://name:password@host:5432/database") from None
    query = parse_qsl(parts.query, keep_blank_values=True)
    schema = dict(query).get("schema", USUAL)
    if not SCHEMA.fullmatch(schema):
        raise SaveError("its schema must be a name of small letters, digits and _")
    left = urlencode([(key, value) for key, value in query if key != "schema"])
    return PostgresAddress(urlunsplit((parts.scheme, parts.netloc, parts.path, left, "")), schema)
