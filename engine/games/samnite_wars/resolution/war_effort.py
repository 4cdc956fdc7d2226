"""War Effort, as Revolt, Peace, Raids and War have it in the same words: roles, allies, and both sides' cards."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.games.samnite_wars.actions import NOBODY, AppointAlly, AppointEnemy, CommitEffort, GiveCards
from engine.games.samnite_wars.cards.fate_deck import hand_cards_over, play_card
from engine.games.samnite_wars.events import AllyTaken, CardsGiven, EffortsRevealed, RolesTaken, TieRolled
from engine.games.samnite_wars.fate_cards import (
    CARDS,
    EFFORT_TYPES,
    GROUPS,
    ITEMS,
    Role,
    card_forces,
    not_in_hand_refusal,
)
from engine.games.samnite_wars.fate_cards import effort_card_refusal as why_not_card
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import SamniteState, WarEffort, controlled_regions, role_of
from engine.games.samnite_wars.tables import TABLES, dice_total
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu, Values
from engine.kernel.picks import Pick
from engine.kernel.rulebook import End, Goto
from engine.kernel.texts import Text, keyed_text

RULES.procedure(WarEffort, activity=True, atomic=True)
SECTION = "WAR EFFORT"


def has_table_allies(state: SamniteState) -> bool:
    """Return whether there are allies at this table (ruling 12)."""
    return len(state.seats) >= TABLES.allies.players


@RULES.step(WarEffort)
def assign_only_roles(play: SamnitePlay, frame: WarEffort) -> Goto:
    """With one Foe there is nothing to decide about the roles."""
    state = play.state
    if len(state.foes) == 1:
        _take_roles(play, state.foes[0], NOBODY)
        return Goto("effort")
    return Goto("roles")


def roles_menu(state: SamniteState, frame: WarEffort, side: str) -> Menu:
    """Return whom the Consul may appoint: an enemy, and with four or more players an ally among the rest."""
    foes = state.foes
    if not has_table_allies(state):
        return Menu(Form(AppointEnemy, enemy=OneOf(foes)))

    def allies(before: Values) -> OneOf:
        return OneOf((NOBODY, *(seat for seat in foes if seat != before["enemy"])))

    return Menu(Form(AppointEnemy, enemy=OneOf(foes), ally=allies))


@RULES.ask(
    WarEffort,
    "roles",
    sides=lambda state, frame: (state.consul,),
    menu=roles_menu,
    default=lambda state, frame, side: AppointEnemy(state.foes[0]),
    section=SECTION,
    subject=lambda state, frame, side: _asked(state, "roles_allies" if has_table_allies(state) else "roles"),
)
def assign_roles(play: SamnitePlay, frame: WarEffort, answers: Mapping[str, AppointEnemy]) -> Goto:
    """The Consul decides who plays the region, and picks their ally first (ruling 12)."""
    answer = answers[play.state.consul]
    _take_roles(play, answer.enemy, answer.ally)
    return Goto("ally")


def _take_roles(play: SamnitePlay, enemy: str, ally: str) -> None:
    state, combat = play.state, play.state.combat_under_way()
    named = "" if ally == NOBODY else ally
    state.combat = msgspec.structs.replace(combat, enemy=enemy, consul_ally=named)
    play.emit(RolesTaken(state.consul, enemy, combat.region, named))


def possible_enemy_allies(state: SamniteState) -> tuple[str, ...]:
    """Return whom the enemy may take as their ally."""
    combat = state.combat_under_way()
    return tuple(seat for seat in state.foes if seat not in (combat.enemy, combat.consul_ally))


@RULES.ask(
    WarEffort,
    "ally",
    sides=lambda state, frame: (
        (state.combat_under_way().enemy,) if has_table_allies(state) and possible_enemy_allies(state) else ()
    ),
    menu=lambda state, frame, side: Menu(Form(AppointAlly, ally=OneOf((NOBODY, *possible_enemy_allies(state))))),
    default=lambda state, frame, side: AppointAlly(NOBODY),
    section=SECTION,
    subject=lambda state, frame, side: _asked(state, "ally"),
)
def take_ally_of_enemy(play: SamnitePlay, frame: WarEffort, answers: Mapping[str, AppointAlly]) -> Goto:
    """The other side may pick an ally likewise."""
    state, combat = play.state, play.state.combat_under_way()
    for enemy, answer in answers.items():
        named = "" if answer.ally == NOBODY else answer.ally
        state.combat = msgspec.structs.replace(combat, enemy_ally=named)
        play.emit(AllyTaken(enemy, combat.region, named))
    return Goto("gifts")


def allies_able_to_give(state: SamniteState, frame: WarEffort) -> tuple[str, ...]:
    """Return the allies who have cards that they could give, the Consul's first."""
    combat = state.combat_under_way()
    return tuple(ally for ally in (combat.consul_ally, combat.enemy_ally) if ally and state.hand(ally))


def receiver_of_ally(state: SamniteState, giver: str) -> str:
    """Return whose ally the giver is."""
    combat = state.combat_under_way()
    return state.consul if giver == combat.consul_ally else combat.enemy


def gift_menu(state: SamniteState, frame: WarEffort, side: str) -> Menu:
    """Return the cards that an ally may give: so many of their own choice, or all if they have fewer (ruling 26)."""
    hand = state.hand(side)
    count = min(TABLES.allies.cards, len(hand))
    return Menu(Form(GiveCards, cards=Pick(hand, count, count, barred=not_in_hand_refusal(hand))))


@RULES.ask(
    WarEffort,
    "gifts",
    sides=allies_able_to_give,
    menu=gift_menu,
    default=lambda state, frame, side: GiveCards(tuple(state.hand(side)[: TABLES.allies.cards])),
    sealed=True,
    section=SECTION,
    subject=lambda state, frame, side: keyed_text("prompt.war_effort.gifts", taker=receiver_of_ally(state, side)),
)
def give_ally_cards(play: SamnitePlay, frame: WarEffort, answers: Mapping[str, GiveCards]) -> Goto:
    """Each ally gives their cards in secret."""
    for giver, answer in answers.items():
        taker = receiver_of_ally(play.state, giver)
        hand_cards_over(play, giver, taker, answer.cards)
        play.emit(CardsGiven(giver, taker, len(answer.cards), answer.cards))
    return Goto("effort")


def effort_menu(state: SamniteState, frame: WarEffort, side: str) -> Menu:
    """Return the War Efforts that a side may make: one card of each type at most, one in all at least unless the
    hand holds none that may be played (ruling 13)."""
    role = role_of(state, side)
    usable = card_forces(role)
    hand = state.hand(side)
    items = [ITEMS[card] for card in hand if card in usable]

    def barred(card: str) -> Text:
        return why_not_card(card, tuple(hand), role)

    cards = Pick(items, min(1, len(items)), len(EFFORT_TYPES), groups=GROUPS, barred=barred)
    return Menu(Form(CommitEffort, cards=cards))


def best_effort(hand: tuple[str, ...], role: Role) -> tuple[str, ...]:
    """Return the strongest War Effort of a hand: the best card of each type."""
    usable = card_forces(role)
    best: dict[str, str] = {}
    for card in hand:
        kind = CARDS[card].type
        if card in usable and (kind not in best or usable[card] > usable[best[kind]]):
            best[kind] = card
    return tuple(card for card in hand if card in best.values())


@RULES.ask(
    WarEffort,
    "effort",
    sides=lambda state, frame: (state.consul, state.combat_under_way().enemy),
    menu=effort_menu,
    default=lambda state, frame, side: CommitEffort(best_effort(tuple(state.hand(side)), role_of(state, side))),
    sealed=True,
    shown=True,  # a table sees whose cards lie ready
    section=SECTION,
    subject=lambda state, frame, side: _asked(state, _part(state, side)),
)
def reveal_efforts(play: SamnitePlay, frame: WarEffort, answers: Mapping[str, CommitEffort]) -> End:
    """Both sides reveal; the higher Force wins, dice break a tie."""
    state, combat = play.state, play.state.combat_under_way()
    consul, enemy = answers[state.consul].cards, answers[combat.enemy].cards
    our_counts, their_counts = (
        force_of_each_card(consul, role_of(state, state.consul)),
        force_of_each_card(enemy, role_of(state, combat.enemy)),
    )
    ours, theirs = sum(our_counts), sum(their_counts)
    hands = len(state.hand(state.consul)), len(state.hand(combat.enemy))
    play_card(play, state.consul, *consul)
    play_card(play, combat.enemy, *enemy)
    ties = _break_tie(play) if ours == theirs else ()
    revealed = EffortsRevealed(
        state.consul, combat.enemy, combat.region, consul, enemy, ours, theirs, ties, our_counts, their_counts,
        *hands, combat.rome_attacks, controlled_regions(state),
    )  # fmt: skip
    play.emit(revealed)
    for throw in ties:
        play.emit(TieRolled(*throw))
    won = revealed.winner == "consul"
    state.lost = state.lost or not won
    state.combat = msgspec.structs.replace(
        combat,
        consul_cards=consul,
        enemy_cards=enemy,
        consul_force=ours,
        enemy_force=theirs,
        winner="consul" if won else "enemy",
    )
    return End(won)


def force_of_each_card(cards: tuple[str, ...], role: Role) -> tuple[int, ...]:
    """Return the Force that each card of a War Effort has for its side."""
    usable = card_forces(role)
    return tuple(usable[card] for card in cards)


def _break_tie(play: SamnitePlay) -> tuple[tuple[int, int], ...]:
    """Return the throws that break a tie, the Consul's die first: equal dice are thrown again."""
    thrown: list[tuple[int, int]] = []
    while not thrown or thrown[-1][0] == thrown[-1][1]:
        ours, theirs = (dice_total(play.dice, f"tie {side}", TABLES.effort.tie) for side in ("consul", "enemy"))
        thrown.append((ours, theirs))
    return tuple(thrown)


def _asked(state: SamniteState, step: str) -> Text:
    return keyed_text(f"prompt.war_effort.{step}", region=state.combat_under_way().region, consul=state.consul)


def _part(state: SamniteState, side: str) -> str:
    role = role_of(state, side)
    return f"{'consul' if role.rome else 'enemy'}_{'attacks' if role.attacker else 'defends'}"
