"""Trials that were under way when the bot was ended: whoever had them is told, since their answer says so no more.

Each is forgotten once its person was told, so that a kill before that leaves it to the next start; one between the two
is healed as for greetings: by the nonce while Discord remembers it, else by a look at what the bot has written there.
"""

import asyncio
import hmac
import logging
from collections.abc import Sequence
from itertools import groupby

import discord

from bot.delivery.closed_dms import AGAIN, UNSENT, failure_name
from bot.messages.screen import Screen
from bot.services import Services
from bot.words import Words
from data.speaking import language_context
from engine.store.charts.interface import BegunTrial

log = logging.getLogger(__name__)
COMMON = Words("common")
TOO_MANY, FAILED = 429, 500  # of what Discord answers: too many requests, it failed itself


async def tell_of_broken_trials(services: Services, trials: Sequence[BegunTrial]) -> None:
    """Tell each person once a game that a trial of theirs was broken off, and forget it; where that cannot be now,
    again every minute. trials: those that had not ended when the bot was started."""
    await services.worker.online.wait()
    left = [list(own) for _, own in groupby(sorted(trials, key=_whose), key=_whose)]
    while left := [own for own in left if not await _is_told(services, own)]:
        await asyncio.sleep(AGAIN)


def _whose(trial: BegunTrial) -> tuple[int, str]:
    return trial.user, trial.game


async def _is_told(services: Services, trials: Sequence[BegunTrial]) -> bool:
    """Tell a person of their trials of a game, and forget these; return whether there is nothing more to be done."""
    user, game = _whose(trials[0])
    begun, dms = max(trial.at for trial in trials), services.worker.dms
    nonce = hmac.digest(b"broken trial", f"{user} {game} {begun}".encode(), "sha256").hex()[:24]
    try:
        with language_context(await services.tables.preferences.language(user)):
            said = Screen(content=COMMON("charts.broken_off", game=Words(game).name(game)))
        if not await dms.has_written(user, said, since=begun):
            await dms.write(user, said, nonce=nonce)
    except UNSENT as error:
        log.warning("nobody could be told of a trial that was broken off (%s)", failure_name(error))
        if not isinstance(error, discord.HTTPException) or error.status == TOO_MANY or error.status >= FAILED:
            return False
    for trial in trials:
        await services.store.forget_chart_trial(trial)
    return True
