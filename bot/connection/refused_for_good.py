"""What Discord refuses for good, such as a wrong token, and what is said of other failures to connect. Trying again
where it is for good would only use up the logins that a bot has per day.

The bot then exits with one sentence that names the cause and the remedy, and with an exit status that a supervisor
can tell from a crash.
"""

import discord

LONGEST = 600  # letters of what is said of a failure
STATUS = 78  # "something in the configuration is wrong": a supervisor need not start the bot again
WRONG = (
    "Discord does not accept the token in DISCORD_TOKEN: make a new one on the application's Bot page, put it there and"
    " start Praetor again"
)
CLOSED = {  # by the code with which the gateway closes
    4004: WRONG,
    4010: (
        "Discord refuses the shard of this connection (4010), though Praetor asks for those that Discord named: look"
        " whether PRAETOR_DISCORD_GATEWAY and PRAETOR_DISCORD_API lead to Discord itself"
    ),
    4011: (
        "Discord wants this bot in more shards (4011) than it named itself: look whether PRAETOR_DISCORD_API leads to"
        " Discord itself, and start Praetor again"
    ),
    4012: "Discord no longer serves this version of its gateway (4012): install a newer Praetor",
    4013: "Discord does not know the intents of this version (4013): install a newer Praetor",
    4014: (
        "Discord forbids an intent that was asked for (4014), though Praetor asks for Guilds alone: look whether"
        " DISCORD_TOKEN is that of the right application, and install Praetor anew"
    ),
}


def permanent_refusal_cause(error: BaseException) -> str | None:
    """Return why Discord will not accept this bot; None if trying again may help."""
    match error:
        case discord.LoginFailure() | discord.HTTPException(status=401):
            return WRONG
        case discord.PrivilegedIntentsRequired():
            return CLOSED[4014]
        case discord.ConnectionClosed(code=code):
            return CLOSED.get(code)
        case _:
            return None


def connection_failure_text(error: BaseException) -> str:
    """Return what the log says of a connection that could not be made: the kind of error, and if Discord refused a
    request, its own words on one line (which command it does not take, and why)."""
    kind = type(error).__name__
    if not isinstance(error, discord.HTTPException):  # the message may hold anything
        return kind
    said = " ".join(f"{kind}: {error}".split())
    return said if len(said) <= LONGEST else said[: LONGEST - 1] + "…"
