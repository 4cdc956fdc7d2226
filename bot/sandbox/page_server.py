"""The page on which a newcomer plays (being built)."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.hub import Hub


class Page:
    """Serves the page and its live updates."""

    def __init__(self, hub: Hub, hint: str) -> None:
        self.hub = hub
        self.hint = hint

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request for the page."""
        return web.Response(text=self.hint)

    async def stop(self) -> None:
        """Close all connections."""
