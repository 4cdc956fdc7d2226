"""What spectators press: a bet on a battle, and whether they are written to at the end of each round."""

from bot.interactions.answering import Answering
from bot.messages.screen import Screen
from bot.tables import votes
from bot.tables.actor import Actor
from bot.tables.watching import all_eyes, bets, followers
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

COMMON = Words("common")


async def place_bet(context: Answering, actor: Actor) -> None:
    """Bet on who wins the battle under way."""
    side, message = context.press.argument if context.press else "", context.pressed_message
    async with actor.turn() as live:
        await bets.take_bet(actor.store, live, context.user, side, message or 0)
    await context.send(Screen(content=live.words("bet.noted", side=bets.contestant_name(live.words, side))))


async def follow_table(context: Answering, actor: Actor) -> None:
    """Be written to at the end of each round; the DM is probed now, on the person's own doing."""
    async with actor.turn() as live:
        await followers.follow_table(actor.store, live, context.user)
    said = await context.services.probe_follower(context.user, live.row)
    await context.send(Screen(content=live.words(said, name=live.row.name)))


async def unfollow_tables(context: Answering) -> None:
    """Be written to no more. It is pressed in a DM too, so it asks for no table: whoever follows none changes
    nothing."""
    table = context.press.table if context.press else ""
    if not table:
        raise RuleError(keyed_text("error.unknown_press"))
    await context.services.store.follow(table, context.user, follows=False)
    await context.send(Screen(content=COMMON("follow.ended")))


async def ask_to_see_everything(context: Answering, actor: Actor) -> None:
    """Ask the others to let one who is out of the game see it by everybody's eyes."""
    async with actor.turn() as live:
        seat = all_eyes.eliminated_seat_of_person(live, context.user)
        if seat is None:
            raise RuleError(keyed_text("error.not_out"))
        if all_eyes.may_see_all(live, context.user):
            raise RuleError(keyed_text("error.asked_already"))
        said = keyed_text("vote.eyes", seat=seat)
        stands = await votes.ask_for_consent(actor, votes.EYES, context.user, said, seat=seat)
    context.services.tables.run_automatic(live.row.id)
    await context.send(Screen(content=live.words(f"vote.{stands}_answer")))


async def take_back_seeing_everything(context: Answering, actor: Actor) -> None:
    """Take back that one who is out may see everything, before they have looked."""
    async with actor.turn() as live:
        await all_eyes.take_back_seeing_everything(actor, context.press.argument if context.press else "", context.user)
    context.services.tables.run_automatic(live.row.id)
    await context.send(Screen(content=live.words("eyes.you_took_back")))
