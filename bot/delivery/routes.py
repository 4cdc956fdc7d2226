"""How each type of post is delivered: the one place that tells the types apart (`bot.tables.post_types` defines them).

`SentOnce`: sent once, alone or gathered with others of its type. `InPlace`: edits a message that is already there, or
posts it again. `Work`: something is done on Discord about the table's place, and no message goes to an audience.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, Protocol

from bot.delivery.compose import Composer
from bot.delivery.late_pictures import LateDelivery
from bot.delivery.live_messages import LiveMessages
from bot.delivery.offer_messages import OfferMessages
from bot.delivery.panels import Panels
from bot.delivery.places.lobby_cards import LobbyCards
from bot.delivery.places.openings import Openings
from bot.delivery.reminder_messages import ReminderMessages
from bot.delivery.seat_cards import SeatCards
from bot.delivery.turn_cards import TurnCards
from bot.delivery.vote_messages import VoteMessages
from bot.messages.screen import Screen
from bot.tables import post_types as types
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.post_types import KINDS, Body
from engine.kernel.errors import EngineBug
from engine.store.models import Post


class Joins(Protocol):
    """Puts posts into a message that is there already."""

    async def put_into_message(self, live: LiveTable, group: list[Post]) -> int | None:
        """Put posts into a message and return it; None where they need one of their own."""
        ...

    async def note_sent(self, live: LiveTable, group: list[Post], message: int) -> None:
        """Note which message posts are in."""
        ...


class SentOnce(NamedTuple):
    """Sent once. compose: makes the message of posts, None where they have become pointless (a question that is closed
    by now). gathered: several of the type may go out as one message. card: posts to a seat, which its live card may
    show instead of a message of their own. joins: what may put them into a public message that is there."""

    compose: Callable[[LiveTable, list[Post]], Awaitable[Screen | None]]
    gathered: bool = False
    card: SeatCards | None = None
    joins: Joins | None = None


class InPlace(NamedTuple):
    """Edited, or posted again. deliver: returns (message, channel) to be noted, None where the post is void by now."""

    deliver: Callable[[LiveTable, Post], Awaitable[tuple[int | None, int | None] | None]]


class Work(NamedTuple):
    """Done, and noted by whoever does it."""

    do: Callable[[Actor, Post], Awaitable[None]]


Route = SentOnce | InPlace | Work
Routes = Mapping[type[Body], Route]


def routes_of(
    composer: Composer,
    panels: Panels,
    live_messages: LiveMessages,
    offers: OfferMessages,
    cards: LobbyCards,
    openings: Openings,
    seat_cards: SeatCards,
    turns: TurnCards,
    late: LateDelivery,
    votes: VoteMessages,
) -> Routes:
    """Return the route of each type of post."""
    routes: Routes = {
        types.Ledger: SentOnce(composer.ledger_message, gathered=True, joins=turns),
        types.SeatNews: SentOnce(seat_cards.compose_calling_message, gathered=True, card=seat_cards),
        types.SeatCard: InPlace(seat_cards.update_or_fold_card),
        types.LatePictures: SentOnce(late.compose),
        types.Map: SentOnce(composer.map_message),
        types.PicturedEvent: SentOnce(composer.pictured_event),
        types.Report: SentOnce(composer.span_report, joins=live_messages),
        types.Records: SentOnce(composer.compose_game_end),
        types.Secret: SentOnce(composer.dice_secret_with_export),
        types.Film: SentOnce(composer.film),
        types.Skipped: SentOnce(composer.skipped_numbers_message),
        types.Hand: SentOnce(composer.hand),
        types.Card: SentOnce(composer.card),
        types.Notice: SentOnce(composer.notice),
        types.Nudge: SentOnce(composer.closed_dms_nudge),
        types.RoundSeen: SentOnce(composer.round_card_for_follower),
        types.Offer: SentOnce(composer.offer),
        types.OfferOver: InPlace(offers.deliver),
        types.VoteOver: InPlace(votes.deliver),
        types.VoteTime: InPlace(votes.update_vote_deadline),
        types.ReminderTime: InPlace(ReminderMessages(seat_cards).deliver),
        types.Panel: InPlace(panels.deliver),
        types.LiveMessage: InPlace(live_messages.deliver),
        types.LobbyCard: InPlace(cards.deliver),
        types.OpeningWork: Work(openings.open),
        types.ForumTags: Work(openings.deliver_forum_tags),
        types.ThreadName: Work(openings.deliver_thread_name),
        types.CardRemoval: Work(openings.withdraw),
        types.PlaceLeft: Work(openings.leave_old_thread),
    }
    sent = {kind: route for kind, route in routes.items() if isinstance(route, SentOnce)}
    late.composers = {types.kind_of(kind): route.compose for kind, route in sent.items()}
    return routes


def route_of(routes: Routes, post: Post) -> Route:
    """Return the route of a row. EngineBug for a kind that this version does not know: its queue stops there and the
    log says so, as it may be a newer version's and must not be lost."""
    kind = KINDS.get(post.kind)
    if kind is None:
        raise EngineBug(f"no such post: {post.kind}")
    return routes[kind]
