"""Custom ids of buttons, selects and forms: what a press means, in at most 100 characters. They hold no secret and give
no right: a press also needs the right person, the present prompt's id and a legal action."""

import hashlib
import re
from urllib.parse import quote, unquote

import msgspec

PATTERN = re.compile(r"^[a-z_]{1,8}(:[^:]{0,80}){0,4}$")


class Press(msgspec.Struct, frozen=True):
    """A custom id, taken apart: what is to be done, at which table, for which prompt, with what."""

    verb: str
    table: str = ""
    prompt: str = ""
    argument: str = ""
    page: int = 0

    def id(self) -> str:
        """Return the custom id."""
        argument = quote(self.argument, safe="~.,+ ")  # a token may hold the separator
        parts = [self.verb, self.table, self.prompt, argument, str(self.page) if self.page else ""]
        while parts[-1] == "":
            parts.pop()
        return ":".join(parts)


def parse_custom_id(custom_id: str) -> Press | None:
    """Return what a custom id says; None if it is none of ours (forged, or of another bot's making)."""
    if len(custom_id) > 100 or not PATTERN.fullmatch(custom_id):
        return None
    verb, *rest = custom_id.split(":")
    table, prompt, argument, page = (*rest, "", "", "", "")[:4]
    return Press(verb, table, prompt, unquote(argument), int(page) if page.isdecimal() and len(page) < 5 else 0)


def draft_fingerprint(given: tuple[str, ...]) -> str:
    """Return a short hash of a draft, so that Confirm confirms what was shown and nothing else."""
    return hashlib.sha256("\0".join(given).encode()).hexdigest()[:12]
