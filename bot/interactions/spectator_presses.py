"""What spectators press: a bet on a battle, and whether they are written to at the end of each round."""

from bot.interactions.context import InteractionContext
from bot.screens.screen import Screen
from bot.tables.actor import Actor
from bot.tables.watching import bets, followers
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import text

COMMON = Words("common")


async def bet(context: InteractionContext, actor: Actor) -> None:
    """Bet on who wins the battle under way."""
    side, message = context.press.argument if context.press else "", context.interaction.message
    async with actor.turn() as live:
        await bets.take(actor.store, live, context.user, side, message.id if message is not None else 0)
    await context.send(Screen(content=live.words("bet.noted", side=bets.named(live.words, side))))


async def follow(context: InteractionContext, actor: Actor) -> None:
    """Be written to at the end of each round; the DM is probed now, on the person's own doing."""
    async with actor.turn() as live:
        await followers.follow(actor.store, live, context.user)
    said = await context.services.probe_follower(context.user, live.row)
    await context.send(Screen(content=live.words(said, name=live.row.name)))


async def unfollow(context: InteractionContext) -> None:
    """Be written to no more. It is pressed in a DM too, so it asks for no table: whoever follows none changes
    nothing."""
    table = context.press.table if context.press else ""
    if not table:
        raise RuleError(text("error.unknown_press"))
    await context.services.store.follow(table, context.user, follows=False)
    await context.send(Screen(content=COMMON("follow.ended")))
