"""The host names under which the stand-in may be addressed: this machine's own, and those that it was told.

Any web page can make its own host name resolve to 127.0.0.1. A browser would then treat the stand-in as that page's
server, and let the page read what is there: the token, everybody's DMs. So a request with another name is refused.
"""

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit


def host_name_without_port(host: str | None) -> str:
    """Return the name in a `Host` header, without its port; "" if it holds none."""
    try:
        return (urlsplit(f"//{host or ''}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_host_of_this_machine(host: str | None, names: Collection[str] = ()) -> bool:
    """Return whether a `Host` header names this machine, by a loopback name or by one of `names`."""
    name = host_name_without_port(host)
    if name == "localhost" or (name and name in {known.lower() for known in names}):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
