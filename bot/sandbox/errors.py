"""Discord's errors, in Discord's words and shape."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

KNOWN: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10087: (404, "Unknown tag"),
    20012: (403, "You are not authorized to perform this action on this application"),
    20022: (429, "The write action you are performing on the server has hit the write rate limit."),
    30003: (400, "Maximum number of pins reached (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    40003: (400, "You are opening direct messages too fast."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40061: (400, "Tag names must be unique"),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50019: (403, "You can only pin messages that originated in the channel the pin is in"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached."),
}


class ApiError(Exception):
    """A request that Discord would refuse, with the answer it would give. asked_for: by a fault."""

    asked_for = False

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **more}


def api_error_for_code(code: int) -> ApiError:
    """Make the error with this code."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


def not_found() -> ApiError:
    """Make the answer for a route that does not exist."""
    return ApiError(404, 0, "404: Not Found")


class FormErrors:
    """Collects what is wrong with a request body, then refuses it with 50035."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note that the field at this path is wrong."""
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def too_long(self, path: Path, limit: int) -> None:
        """Note that a text is longer than Discord takes."""
        self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length.")

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def check(self) -> None:
        """Refuse the request if anything was noted."""
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self.tree)


def invalid_field_error(path: Path, code: str, message: str) -> ApiError:
    """Make the refusal of a body for one wrong field."""
    form = FormErrors()
    form.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors=form.tree)
