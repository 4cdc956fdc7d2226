"""/game role, and the lobby's button for it: choose whom to play."""

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.screens.role_screen import NONE, role_name, role_screen
from bot.tables import roles
from bot.tables.actor import Actor
from bot.words import Words, unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.roles import ANY, Role
from engine.kernel.texts import keyed_text

COMMON = Words("common")


def role_option() -> CommandOption:
    """Return the option that says which role is wanted."""
    return CommandOption(name="role", description=COMMON("option.role"), autocomplete=True)


def register(registry: CommandRegistry) -> None:
    """Add /game role."""
    options = (
        role_option(),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    registry.add(
        Command(
            path=("game", "role"),
            description=COMMON("help.role"),
            run=_role,
            options=options,
            complete=complete_role,
            dm=False,
        )
    )


async def complete_role(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete a role that is free, or a table."""
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_table(context, typed)
    live = (await require_table(context)).live
    taken = roles.seats_by_chosen_role(live)
    free = [r for r in roles.offered_roles(live) if r.id not in taken or taken[r.id].user == context.user]
    named = [(unmarked_text(role_name(live, role)), role.id) for role in free]
    named += [(COMMON("lobby.role_random"), roles.LOT), (COMMON("lobby.role_none"), NONE)]
    return [pair for pair in named if typed in pair[0].lower()]


async def _role(context: Answering) -> None:
    actor = await require_table(context)
    if context.text_option("role"):
        await _choose(context, actor, context.text_option("role"))
    else:
        await open_roles(context, actor)


async def open_roles(context: Answering, actor: Actor) -> None:
    """Show which roles are free (the button)."""
    seat = require_seat(context, actor)
    if not roles.offered_roles(actor.live):
        raise RuleError(keyed_text("error.no_roles"))
    await context.show(role_screen(actor.live, seat))


async def set_role(context: Answering, actor: Actor) -> None:
    """Take the role that was chosen from the list."""
    await _choose(context, actor, context.values[0] if context.values else NONE)


async def set_role_by_name(context: Answering, actor: Actor, said: str) -> tuple[str, Role | None]:
    """Let the person choose a role by its id or name, the lot, or none; return what was meant, and the role. RuleError
    says why it cannot be."""
    live = actor.live
    by_name = {role_name(live, role).lower(): role.id for role in roles.offered_roles(live)}
    wanted = ANY if said == NONE else by_name.get(said.lower(), said)
    async with actor.turn():
        role = await roles.choose_role(actor, context.user, wanted)
    context.services.tables.posted()
    return wanted, role


async def _choose(context: Answering, actor: Actor, said: str) -> None:
    live = actor.live
    wanted, role = await set_role_by_name(context, actor, said)
    if role is not None:
        lead = live.words("lobby.role_chosen", role=role_name(live, role))
    else:
        lead = live.words("lobby.role_lot" if wanted == roles.LOT else "lobby.role_open")
    await context.show(role_screen(live, require_seat(context, actor), lead))
