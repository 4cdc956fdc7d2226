"""Faults of ours, logged under a number that the person who met one can name."""

import logging
import secrets
import traceback

from engine.kernel.errors import SaveError

log = logging.getLogger(__name__)


def log_fault(error: BaseException) -> str:
    """Log a fault under a number, and return the number. Never the error's message: it may hold a secret."""
    number = secrets.token_hex(3)
    frames = "".join(traceback.format_tb(error.__traceback__))
    log.error("fault %s: %s\n%s", number, type(error).__name__, frames, extra={"fault": number})
    return number


def log_failure(log: logging.Logger, told: str, error: Exception) -> None:
    """Log what did not succeed and is tried again: with the way to the error, but where the database cannot be used
    just now, which its words say."""
    if isinstance(error, SaveError):
        log.error("%s: %s", told, error)
    else:
        log.error("%s", told, exc_info=error)
