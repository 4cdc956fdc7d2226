"""What Discord refuses for the pictures of a message, or for its form: what was to be told goes all the same.

On an edit, a file that came with it is not found now and then; files may be too large. Then the message goes without
pictures, and these follow by themselves. A missing right may be that to attach files: then words go alone, if they may.
"""

import discord

from bot.messages.screen import Screen

TOO_LARGE = 40005  # Discord's code: the request's files are
MISSING_RIGHT = 50013


def refuses_pictures(error: discord.HTTPException, screen: Screen) -> bool:
    """Return whether a message was refused for the files that came with it."""
    found = error.code == TOO_LARGE or (error.status == 400 and "ATTACHMENT" in error.text.upper())
    return found and bool(screen.all_pictures)


def may_lack_attach_permission(error: discord.HTTPException, screen: Screen) -> bool:
    """Return whether a message was refused for a missing right that may be Attach Files: Discord does not say which."""
    return error.code == MISSING_RIGHT and bool(screen.all_pictures)


def refuses_kept_file(error: discord.HTTPException) -> bool:
    """Return whether an edit was refused since a file that the message shows could not be kept."""
    return error.status == 400 and "ATTACHMENT" in error.text.upper()


def refuses_classic_form(error: discord.HTTPException) -> bool:
    """Return whether an edit in classic form was refused, since the message is made of components: that stays so."""
    said = error.text.upper()
    return error.status == 400 and ("COMPONENTS_V2" in said or "COMPONENTS V2" in said)
