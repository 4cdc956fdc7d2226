"""Trials that were under way when the bot was ended: whoever had them is told, since their answer says so no more."""

import logging
from collections.abc import Sequence

from bot.delivery.closed_dms import UNSENT, failure_name
from bot.messages.screen import Screen
from bot.services import Services
from bot.words import Words
from data.speaking import language_context
from engine.store.charts.interface import BegunTrial

log = logging.getLogger(__name__)
COMMON = Words("common")


async def tell_of_broken_trials(services: Services, trials: Sequence[BegunTrial]) -> None:
    """Tell each person that a trial of theirs was broken off, and forget it. trials: those that had not ended when the
    bot was started."""
    await services.worker.online.wait()
    for trial in trials:
        await services.store.forget_chart_trial(trial)
        try:
            with language_context(await services.tables.preferences.language(trial.user)):
                said = Screen(content=COMMON("charts.broken_off", game=Words(trial.game).name(trial.game)))
            await services.worker.dms.write(trial.user, said)
        except UNSENT as error:
            log.warning("nobody could be told of a trial that was broken off (%s)", failure_name(error))
