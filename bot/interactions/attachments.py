"""Files that a person gives a command: their size is known before they are fetched, and they are fetched from Discord's
own servers alone."""

from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec

from bot.interactions.context import InteractionContext
from bot.process.settings import DISCORD
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

HOSTS = ("cdn.discordapp.com", "media.discordapp.net")
WITHIN = 20.0  # seconds that a file may take to come


class GivenFile(msgspec.Struct, frozen=True):
    """A file as the interaction tells of it. size: in bytes."""

    name: str
    size: int
    url: str


def given_file(context: InteractionContext, option: str) -> GivenFile:
    """Return the file of an option. RuleError where there is none."""
    data: dict[str, Any] = dict(context.interaction.data or {})
    found = data.get("resolved", {}).get("attachments", {}).get(context.text_option(option))
    if found is None:
        raise RuleError(keyed_text("error.option_missing", option=option))
    return GivenFile(str(found["filename"]), int(found["size"]), str(found["url"]))


async def fetch_attachment(context: InteractionContext, file: GivenFile, most: int) -> bytes:
    """Return what a file holds. RuleError where it is larger than `most` bytes, lies elsewhere, or does not come."""
    if file.size > most:
        raise RuleError(keyed_text("charts.too_large", most=most // 2**20))
    if not _is_discords(file.url, context.services.settings.api):
        raise RuleError(keyed_text("charts.elsewhere"))
    try:
        timeout = aiohttp.ClientTimeout(total=WITHIN)
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(file.url, allow_redirects=False) as got,
        ):
            content = await got.content.read(most + 1) if got.status == 200 else b""
            while len(content) <= most and (more := await got.content.read(most + 1 - len(content))):
                content += more
    except (aiohttp.ClientError, TimeoutError) as error:
        raise RuleError(keyed_text("charts.not_fetched")) from error
    if not content or len(content) > most:
        raise RuleError(keyed_text("charts.not_fetched"))
    return content


def _is_discords(url: str, api: str) -> bool:
    """Return whether an address is one of Discord's servers for files, or of the stand-in that is in its place."""
    parts = urlsplit(url)
    if parts.scheme == "https" and parts.hostname in HOSTS:
        return True
    stand_in = urlsplit(api)
    return api != DISCORD and (parts.hostname, parts.port) == (stand_in.hostname, stand_in.port)
