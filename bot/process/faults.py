"""Faults of ours, logged under a number that the person who met one can name."""

import logging
import secrets
import traceback

log = logging.getLogger(__name__)


def log_fault(error: BaseException) -> str:
    """Log a fault under a number, and return the number. Never the error's message: it may hold a secret."""
    number = secrets.token_hex(3)
    frames = "".join(traceback.format_tb(error.__traceback__))
    log.error("fault %s: %s\n%s", number, type(error).__name__, frames, extra={"fault": number})
    return number
