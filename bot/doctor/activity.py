"""The page of tables and its Activity: whether the public address leads to the bot, Discord takes the client secret,
and the portal is as it must be."""

from collections.abc import AsyncIterator, Mapping
from http import HTTPStatus
from typing import Any

import aiohttp

from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from bot.process.settings import Settings

EMBEDDED = 1 << 17  # a flag of applications that have an Activity
HOW = "docs/activity.md says where in the portal"


async def activity_findings(
    session: aiohttp.ClientSession, settings: Settings, application: Mapping[str, Any]
) -> AsyncIterator[DoctorFinding]:
    """Yield what is found of the page and its Activity. application: as Discord tells it to the bot."""
    if not settings.web:
        if settings.client_secret is not None:
            yield finding_to_note(
                "activity", "DISCORD_CLIENT_SECRET does nothing without PRAETOR_WEB", "set both, or neither"
            )
        return
    yield await _address(session, settings.web)
    if settings.client_secret is None:
        yield good_finding("activity", "tables open as pages by links; DISCORD_CLIENT_SECRET is not set")
        return
    refused = await _refused(session, settings, str(application["id"]))
    if refused is not None:
        yield refused
        return
    if not int(application.get("flags") or 0) & EMBEDDED:
        yield finding_to_note(
            "activity", "Activities are off, so buttons give links", f"enable them at Activities, Settings: {HOW}"
        )
    elif not application.get("redirect_uris"):
        mend = f"add any redirect at OAuth2, such as https://127.0.0.1: {HOW}"
        yield fault_finding("activity", "no redirect is named, so Discord tells nobody's account", mend)
    else:
        yield good_finding("activity", "Discord takes the client secret, and Activities are on")


async def _address(session: aiohttp.ClientSession, web: str) -> DoctorFinding:
    """Ask the page for its words without a bearer: only the bot refuses that so."""
    mend = "look at the tunnel or proxy before PRAETOR_WEB_LISTEN; it must hand on the Host as it came"
    try:
        async with session.get(web + "/api/words") as answer:
            said, policy = await answer.text(), answer.headers.get("Content-Security-Policy", "")
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        return finding_to_note("address", f"{web} does not answer ({type(error).__name__}), or no bot runs", mend)
    if "frame-ancestors" not in policy or answer.status != HTTPStatus.FORBIDDEN:
        told = f"{web} answers {answer.status}, but not for the bot, or no bot runs"
        return finding_to_note("address", told, mend)
    if '"host"' in said:
        return fault_finding("address", f"{web} reaches the bot under another name", mend)
    return good_finding("address", f"{web} leads to the bot")


async def _refused(session: aiohttp.ClientSession, settings: Settings, application: str) -> DoctorFinding | None:
    """Return what is wrong with the client secret; None where Discord takes it."""
    secret = settings.client_secret.value if settings.client_secret else ""
    form = {
        "client_id": application,
        "client_secret": secret,
        "grant_type": "client_credentials",
        "scope": "identify",
    }
    try:
        async with session.post(f"{settings.api}/oauth2/token", data=form) as answer:
            said = await answer.text()
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        return finding_to_note("activity", f"the client secret was not tried ({type(error).__name__})", "try again")
    if "invalid_client" in said:
        mend = "copy the secret of the bot's own application, at OAuth2, into DISCORD_CLIENT_SECRET"
        return fault_finding("activity", "Discord does not take DISCORD_CLIENT_SECRET", mend)
    return None
