"""By which names the stand-in is spoken to: those of this machine alone, and one that it was told.

A page anywhere can let its own name point to 127.0.0.1; a browser then takes the stand-in for that page's own server,
and what it holds (the token, everybody's DMs) for that page's to read. The name stands in the request, and is refused.
"""

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit


def name_of(host: str | None) -> str:
    """Return the name in a `Host` header, without its port; "" if it holds none."""
    try:
        return (urlsplit(f"//{host or ''}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_own(host: str | None, names: Collection[str] = ()) -> bool:
    """Return whether a `Host` header names this machine, by a loopback name or by one of `names`."""
    name = name_of(host)
    if name == "localhost" or (name and name in {known.lower() for known in names}):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
