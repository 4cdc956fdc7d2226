"""Which function answers which route; the routes are written as Discord's own description writes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.sandbox.hub import Hub

Json = dict[str, Any]


@dataclass
class Upload:
    """A file that came with a request."""

    field: str
    filename: str
    content_type: str
    data: bytes


@dataclass
class ApiCall:
    """A request, read and sorted out."""

    method: str
    route: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: list[Upload] = field(default_factory=list)
    bearer: str = ""
    """The token of somebody who has let the application know them; "" where the bot asks."""

    def number(self, name: str, default: int) -> int:
        """Read a number from the query."""
        value = self.query.get(name, "")
        return int(value) if value.isdigit() else default

    def flag(self, name: str) -> bool:
        """Read a yes or no from the query."""
        return self.query.get(name, "").lower() in ("1", "true")

    @property
    def fields(self) -> Json:
        """The body, where it must be an object."""
        return self.body if isinstance(self.body, dict) else {}


@dataclass
class Reply:
    """An answer with a status of its own."""

    status: int
    body: Any = None


Handler = Callable[["Hub", ApiCall], Any]
"""Gives the body of a 200, None for a 204, or a Reply."""


@dataclass
class Route:
    """One route and its function."""

    method: str
    template: str
    handler: Handler
    open: bool = False
    """Needs no bot token: the address holds a secret of its own, or there is none."""
    bearer: bool = False
    """May be asked with a person's token, too."""


class Router:
    """A tree of path segments; a literal segment wins over a parameter."""

    def __init__(self) -> None:
        self._root: dict[Any, Any] = {}

    def add(
        self, method: str, template: str, *, open_: bool = False, bearer: bool = False
    ) -> Callable[[Handler], Handler]:
        """Let the function below answer this route."""

        def register(handler: Handler) -> Handler:
            node = self._root
            for part in template.strip("/").split("/"):
                key = "{}" if part.startswith("{") else part
                node = node.setdefault(key, {})
            node[method, ""] = Route(method, template, handler, open_, bearer)
            return handler

        return register

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """Find the route for a request, with the values of its parameters."""
        values: list[str] = []
        parts = path.strip("/").split("/")
        route = self._walk(self._root, parts, 0, method, values)
        if route is None:
            return None
        names = [p[1:-1] for p in route.template.split("/") if p.startswith("{")]
        return route, dict(zip(names, values, strict=True))

    def _walk(self, node: dict[Any, Any], parts: list[str], at: int, method: str, values: list[str]) -> Route | None:
        if at == len(parts):
            found: Route | None = node.get((method, ""))
            return found
        literal = node.get(parts[at])
        if literal is not None:
            route = self._walk(literal, parts, at + 1, method, values)
            if route is not None:
                return route
        inner = node.get("{}")
        if inner is None:
            return None
        values.append(parts[at])
        route = self._walk(inner, parts, at + 1, method, values)
        if route is None:
            values.pop()
        return route


routes = Router()
