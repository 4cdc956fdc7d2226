"""Discord: whether it takes the token, where interactions go, what the bot may do in each server, and the clock."""

from collections.abc import Iterator, Mapping
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from time import time
from typing import Any

import aiohttp
import discord

from bot.connection.client import PERMISSIONS, invite_link
from bot.connection.refused_for_good import WRONG
from bot.doctor.activity import activity_findings
from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from bot.doctor.forums import RefusedError, forum_findings
from bot.interactions.place import NEEDED
from bot.process.settings import Settings
from bot.words import Words

COMMON = Words("common")
SECONDS = 10.0  # that Discord may take to answer
AHEAD = 2.0  # seconds by which clocks may differ
PAGE = 200  # servers that Discord names at a time
FEW = 50  # connections left today


class Account:
    """What Discord says of this bot, asked over HTTP alone: no connection is made, so no login is used up."""

    def __init__(self, session: aiohttp.ClientSession, settings: Settings) -> None:
        token = settings.token.value if settings.token else ""
        self.session, self._api, self._headers = session, settings.api, {"Authorization": f"Bot {token}"}
        self.ahead = 0.0  # seconds by which our clock was before Discord's at the last answer

    async def get(self, path: str) -> Any:
        """Return Discord's answer. RefusedError if there is none, or it is an error."""
        try:
            async with self.session.get(self._api + path, headers=self._headers) as answer:
                if answer.status >= HTTPStatus.BAD_REQUEST:
                    raise RefusedError(f"Discord answers {answer.status}", answer.status)
                said = answer.headers.get("Date")
                if said:
                    self.ahead = time() - parsedate_to_datetime(said).timestamp()
                return await answer.json()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise RefusedError(f"Discord cannot be reached ({type(error).__name__})") from None


async def discord_account_findings(settings: Settings) -> list[DoctorFinding]:
    """Return what is found about the bot's account."""
    if settings.token is None:
        mend = "copy the token from the application's Bot page into DISCORD_TOKEN or praetor.toml"
        return [finding_to_note("token", "DISCORD_TOKEN is not set, so only the sandbox runs", mend)]
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=SECONDS)) as session:
        account = Account(session, settings)
        try:
            return await _all(account, settings)
        except RefusedError as error:
            if error.status == HTTPStatus.UNAUTHORIZED:
                return [fault_finding("token", "Discord does not take it", WRONG.split(": ", 1)[1])]
            return [
                fault_finding(
                    "Discord", str(error), "look at the network, a proxy, PRAETOR_DISCORD_API; then try again"
                )
            ]


async def _all(account: Account, settings: Settings) -> list[DoctorFinding]:
    me = await account.get("/users/@me")
    found = [good_finding("token", f"Discord takes it: {me['username']}"), *_clock(account.ahead)]
    application = await account.get("/applications/@me")
    found += _application(application)
    found += _connections(await account.get("/gateway/bot"))
    found += [one async for one in activity_findings(account.session, settings, application)]
    found += _servers(await _guilds(account), int(application["id"]))
    found += await forum_findings(account.get, settings, int(me["id"]))
    return found


def _clock(ahead: float) -> Iterator[DoctorFinding]:
    """Compare the clocks; Discord's says whole seconds alone."""
    if abs(ahead) > AHEAD:
        which = "ahead of" if ahead > 0 else "behind"
        mend = "let the machine keep time (timedatectl set-ntp true): deadlines are told and kept by its clock"
        yield fault_finding("clock", f"it is {abs(ahead):.0f} seconds {which} Discord's", mend)
    else:
        yield good_finding("clock", "it agrees with Discord's")


def _application(application: Mapping[str, Any]) -> Iterator[DoctorFinding]:
    if application.get("interactions_endpoint_url"):
        mend = "empty Interactions Endpoint URL on the application's General Information page"
        yield fault_finding("interactions", "they are sent to a web address, so that no press reaches the bot", mend)
    if application.get("bot_require_code_grant"):
        mend = "switch Requires OAuth2 Code Grant off on the application's Bot page"
        yield fault_finding(
            "invitation", "the application asks for a code grant, so that nobody can invite the bot", mend
        )
    if not application.get("bot_public", True):
        mend = "switch Public Bot on, on the application's Bot page, if others are to invite it"
        yield finding_to_note("invitation", "only its owner may invite this bot", mend)
    yield good_finding("intents", "none that is privileged is asked for")


def _connections(gateway: Mapping[str, Any]) -> Iterator[DoctorFinding]:
    limit, shards = gateway["session_start_limit"], int(gateway["shards"])
    left, hours = int(limit["remaining"]), int(limit["reset_after"]) / 3_600_000
    if left < shards:
        said = f"{left} are left today, {shards} are needed" if left else "none is left today"
        yield fault_finding("connections", said, f"wait {hours:.0f} hours, and find what restarts the bot")
    elif left < max(FEW, 3 * shards):
        yield finding_to_note(
            "connections", f"{left} are left of {limit['total']}", "find what restarts the bot so often"
        )
    else:
        each = f", {shards} a start" if shards > 1 else ""
        yield good_finding("connections", f"{left} of {limit['total']} are left for {hours:.0f} hours{each}")


async def _guilds(account: Account) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        after = f"&after={found[-1]['id']}" if found else ""
        page = await account.get(f"/users/@me/guilds?limit={PAGE}{after}")
        found += page
        if len(page) < PAGE:
            return found


def _servers(guilds: list[dict[str, Any]], application: int) -> Iterator[DoctorFinding]:
    """Look at what the bot may do in each server; a channel may still forbid what its server allows."""
    link = invite_link(application)
    if not guilds:
        yield finding_to_note("servers", "the bot is in none", f"invite it: {link}")
        return
    lacking = 0
    for guild in guilds:
        missing = _missing(int(guild["permissions"]))
        if missing:
            lacking += 1
            mend = f"grant the bot's role these in the server's settings, or invite it once more: {link}"
            yield fault_finding("permissions", f"in server {guild['id']} the bot lacks {', '.join(missing)}", mend)
    if not lacking:
        yield good_finding("permissions", f"the bot has what it needs in all {len(guilds)} servers")


def _missing(given: int) -> list[str]:
    has = discord.Permissions(given)
    if has.administrator:
        return []
    needed = discord.Permissions(PERMISSIONS)
    return [COMMON.name(f"permission_{flag}") for flag in NEEDED if getattr(needed, flag) and not getattr(has, flag)]
