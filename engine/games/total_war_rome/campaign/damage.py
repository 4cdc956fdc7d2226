"""Damage of defence and garrison rolls on an army, and the owner's choice of the cards that it loses (ruling 26)."""

from collections.abc import Mapping, Sequence

from engine.games.total_war_rome.actions.campaign import LoseCards
from engine.games.total_war_rome.board.armies import lose_cards
from engine.games.total_war_rome.campaign.conquest_rolls import (
    Damage,
    DefenceRuling,
    cheapest_losses,
    defence_damage,
    losses_due,
)
from engine.games.total_war_rome.events.board import Rolled
from engine.games.total_war_rome.events.campaign import ArmyUnscathed
from engine.games.total_war_rome.frames.campaign import Losses
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import DiceFaces, skull_dice_roller
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import TROOPS
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

# An event at any time may destroy the army while its owner chooses.
rules.procedure(Losses, alive=lambda state, frame: frame.army in state.armies)


def throw_skull_dice(play: Play[RomeState], side: Side, what: str, dice: Sequence[str], army: str = "") -> DiceFaces:
    """Roll skull dice openly and return their faces. army: the one that infighting strikes with them."""
    roll = skull_dice_roller(play.dice)
    faces = tuple(roll(what, colour) for colour in dice)
    play.emit(Rolled(side=side, what=what, dice=tuple(dice), faces=faces, army=army))
    return faces


def cards_as_pick_items(cards: Sequence[str]) -> list[Item]:
    """Return a multiset of cards as the items of a Pick, grouped as "main", "skirmisher" and "artillery"."""
    return [Item(kind, TROOPS[kind].group, count=cards.count(kind)) for kind in dict.fromkeys(cards)]


def defence_ruling(state: RomeState) -> DefenceRuling:
    """Return how this table reads ruling 26."""
    return defence_ruling_of_options(state.options)


def defence_ruling_of_options(options: Mapping[str, str]) -> DefenceRuling:
    """Return the same from a table's options."""
    chosen = options.get
    return DefenceRuling(light=chosen("defence_s") != "nothing", rounded_up=chosen("defence_x") == "rounded_up")


def army_loss_procedure(state: RomeState, faces: DiceFaces, army: str, side: Side) -> Losses:
    """Return the procedure by which an army loses cards to a defence or garrison roll, read as ruling 26 is here."""
    damage = defence_damage(faces, defence_ruling(state))
    return Losses(army=army, side=side, kills=damage.cards, light=damage.light)


@rules.step(Losses)
def ask_for_losses(play: Play[RomeState], frame: Losses) -> Next:
    """Choose what is lost: everything if no card is left to choose, nothing if nothing was hit, else the owner
    chooses. That an S hit nothing is announced, since others see by it that nobody is asked."""
    army = play.state.armies.get(frame.army)
    if army is None:
        return End()
    count, _ = losses_due(army.cards, Damage(frame.kills, frame.light))
    if 0 < count < len(army.cards):
        return Goto("choose")
    if not count and frame.light:
        play.emit(ArmyUnscathed(owner=army.owner, army=frame.army))
    lose_cards(play, frame.army, army.cards if count else ())
    return End()


def losses_asked_text(frame: Losses) -> Text:
    """Return which losses the owner is asked to choose, in words."""
    key = "losses" if not frame.light else "losses_both" if frame.kills else "losses_light"
    return keyed_text(f"subject.{key}", army=frame.army, kills=frame.kills, light=frame.light)


def _menu(state: RomeState, frame: Losses, side: Side) -> Menu:
    cards = state.armies[frame.army].cards
    count, light = losses_due(cards, Damage(frame.kills, frame.light))
    if not light:
        return Menu(Form(LoseCards, cards=Pick(cards_as_pick_items(cards), count, count)))
    kinds = [Item(i.token, "main" if i.group == "main" else "light", count=i.count) for i in cards_as_pick_items(cards)]
    return Menu(Form(LoseCards, cards=Pick(kinds, count, count, groups={"light": (light, count)})))


def _default(state: RomeState, frame: Losses, side: Side) -> LoseCards:
    return LoseCards(cheapest_losses(state.armies[frame.army].cards, Damage(frame.kills, frame.light)))


@rules.ask(
    Losses,
    "choose",
    sides=lambda state, frame: (frame.side,),
    menu=_menu,
    default=_default,
    section="Conquering Independent Regions",
    subject=lambda state, frame, side: losses_asked_text(frame),
)
def remove_chosen_losses(play: Play[RomeState], frame: Losses, answers: Mapping[Side, LoseCards]) -> Next:
    """Take the chosen cards out of the army."""
    lose_cards(play, frame.army, answers[frame.side].cards)
    return End()
