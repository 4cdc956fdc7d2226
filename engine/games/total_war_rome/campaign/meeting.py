"""MEETING ENEMY ARMIES AND AVOIDING BATTLE: one sealed form for each side, a roll, perhaps a battle, withdrawals."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections import Counter
from collections.abc import Mapping
from functools import partial
from itertools import product

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards
from engine.games.total_war_rome.actions.campaign import AcceptHelp, JoinBattle, Meet, StandAside, Withdraw
from engine.games.total_war_rome.board.armies import destroy_army, set_army
from engine.games.total_war_rome.campaign.damage import cards_as_pick_items, throw_skull_dice
from engine.games.total_war_rome.campaign.movement import EXHAUSTED
from engine.games.total_war_rome.campaign.refuges import escape_places, refuge_regions
from engine.games.total_war_rome.contexts import Encounter
from engine.games.total_war_rome.diplomacy.status import attack_faction
from engine.games.total_war_rome.events.campaign import ArmiesMeet, HelpAnswered, HelpersStandAside
from engine.games.total_war_rome.frames.battle import BattleEnd, LandBattle
from engine.games.total_war_rome.frames.campaign import Flight, Meeting, Withdrawal
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import BLANK, S, is_face_better
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import general_die_colour, has_trait
from engine.kernel.choices import Choices, OneOf
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

FIGHT, AVOID, SLIP = "fight", "avoid", "slip_away"
AVOID_OR_SLIP = "avoid_or_slip"  # roll, and slip away only if the roll is not better
SLIPPING = (SLIP, AVOID_OR_SLIP)
STAY, NONE = "stay", "none"
NO_ESCAPE = "no_escape"
SECTION = "Meeting Enemy Armies and Avoiding Battle"

rules.procedure(Meeting, activity=True)


@rules.step(Meeting)
def begin_meeting(play: Play[RomeState], frame: Meeting) -> Next:
    """Two armies meet; meeting another faction's army is an attack (ruling 20)."""
    attack_faction(play, play.state.armies[frame.active].owner, play.state.armies[frame.passive].owner)
    play.emit(ArmiesMeet(active=frame.active, passive=frame.passive, region=frame.region))
    return Goto("stances")


def armies_fighting_along(state: RomeState, frame: Meeting, army_id: str) -> list[str]:
    """Return the armies in the region that may fight along with this one: its owner's allies', not the enemy's (Allies,
    ruling 64)."""
    owner = state.armies[army_id].owner
    enemy = state.armies[frame.passive if army_id == frame.active else frame.active].owner
    return [
        other_id
        for other_id in state.armies_at(frame.region)
        if (other := state.armies[other_id].owner) not in (owner, enemy)
        and state.are_allied(other, owner)
        and not state.are_allied(other, enemy)
    ]


def armies_meeting(state: RomeState, frame: Meeting, side: Side) -> tuple[str, str]:
    """Return a side's own army and the one that it meets; of a helper, its ally's."""
    helpers = [state.armies[a].owner for a in armies_fighting_along(state, frame, frame.active)]
    if side in (state.armies[frame.active].owner, *helpers):
        return frame.active, frame.passive
    return frame.passive, frame.active


def _sides(state: RomeState, frame: Meeting) -> list[Side]:
    pair = (frame.active, frame.passive)
    helpers = [a for army in pair for a in armies_fighting_along(state, frame, army)]
    return list(dict.fromkeys(state.armies[a].owner for a in (*pair, *helpers)))


def _menu(state: RomeState, frame: Meeting, side: Side) -> Menu:
    mine, other = armies_meeting(state, frame, side)
    if state.armies[mine].owner != side:
        cards = offerable_troops(state, frame, side)
        return Menu(Form(JoinBattle, cards=Pick(cards_as_pick_items(cards), 1, len(cards))), Form(StandAside))
    ways = escape_places(state, mine)
    pinned = other == frame.active and has_trait(state.armies[other].general, "stubborn")
    stances = [FIGHT]
    if ways and not pinned:
        stances.append(AVOID)
    slips = held_event_cards(state, side, SLIP)
    if ways and slips:
        stances += [SLIP] if pinned else [SLIP, AVOID_OR_SLIP]
    no_escape = OneOf((NONE, *held_event_cards(state, side, NO_ESCAPE)))

    def to(before: Mapping[str, str]) -> Choices[str]:
        return OneOf((STAY,) if before["stance"] == FIGHT else ways)

    which: dict[str, Field] = {"slip": partial(_slips, slips)} if len(slips) > 1 and SLIP in stances else {}
    return Menu(Form(Meet, stance=OneOf(stances), to=to, no_escape=no_escape, **which))


def _slips(cards: tuple[str, ...], before: Mapping[str, str]) -> Choices[str]:
    """Return which of several Slip Away cards may be named: they differ in their agent actions."""
    return OneOf(cards if before["stance"] in SLIPPING else (NONE,))


def _default(state: RomeState, frame: Meeting, side: Side) -> Meet | StandAside:
    if state.armies[armies_meeting(state, frame, side)[0]].owner != side:
        return StandAside()
    found = Meet(FIGHT, STAY, NONE)
    return found if _menu(state, frame, side).contains(found) else Meet(FIGHT, STAY, NONE, NONE)


@rules.ask(
    Meeting,
    "stances",
    sides=_sides,
    menu=_menu,
    default=_default,
    sealed=True,
    section=SECTION,
    subject=lambda state, frame, side: keyed_text(
        "subject.meeting",
        region=frame.region,
        own=armies_meeting(state, frame, side)[0],
        enemy=armies_meeting(state, frame, side)[1],
    ),
    context=lambda state, frame, side: Encounter(*armies_meeting(state, frame, side)),
)
def answer_stances(
    play: Play[RomeState], frame: Meeting, answers: Mapping[Side, Meet | JoinBattle | StandAside]
) -> Next:
    """Both want to avoid: the active player moves off without a roll (ruling 38). One wants to: they slip away with a
    card, at once or if their general has not rolled better than the other's; No Escape undoes either (ruling 124). Else
    they fight."""
    state = play.state
    active, passive = state.armies[frame.active], state.armies[frame.passive]
    one, two = answers[active.owner], answers[passive.owner]
    assert isinstance(one, Meet) and isinstance(two, Meet)  # noqa: S101 - the owners of the two armies are asked this
    frame.joined = tuple(
        a for pair in (frame.active, frame.passive) for a in armies_fighting_along(state, frame, pair)
        if isinstance(answers.get(state.armies[a].owner), JoinBattle)
    )  # fmt: skip
    frame.offers = _offers(state, frame, answers)
    if one.stance != FIGHT and two.stance != FIGHT:
        return Call(Flight(army=frame.active, to=one.to, avoids=True), "fled")
    for army_id, own, other in ((frame.active, one, two), (frame.passive, two, one)):
        rolled = own.stance in (AVOID, AVOID_OR_SLIP) and _outrolls(play, frame, army_id)
        slips = own.stance in SLIPPING and not rolled
        if slips:
            owner = state.armies[army_id].owner
            named = (own.slip,) if own.slip else held_event_cards(state, owner, SLIP)[:1]
            discard_cards(play, owner, named, "event")
        if rolled or slips:
            if other.no_escape == NONE:
                return Call(Flight(army=army_id, to=own.to, avoids=True), "fled")
            foe = frame.passive if army_id == frame.active else frame.active
            discard_cards(play, state.armies[foe].owner, (other.no_escape,), "event")
    return Goto("helpers" if frame.joined else "battle")


def offerable_troops(state: RomeState, frame: Meeting, side: Side) -> tuple[str, ...]:
    """Return the troop cards that a helper may offer: those of its army in the region."""
    armies = dict.fromkeys(
        a for pair in (frame.active, frame.passive) for a in armies_fighting_along(state, frame, pair)
    )
    return tuple(sorted(k for a in armies if state.armies[a].owner == side for k in state.armies[a].cards))


def _offers(
    state: RomeState, frame: Meeting, answers: Mapping[Side, Meet | JoinBattle | StandAside]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the cards that each army that joins has offered."""
    out: list[tuple[str, tuple[str, ...]]] = []
    left = {side: Counter(answer.cards) for side, answer in answers.items() if isinstance(answer, JoinBattle)}
    for army_id in frame.joined:
        army = state.armies[army_id]
        given = Counter(army.cards) & left[army.owner]
        left[army.owner] -= given
        out.append((army_id, tuple(sorted(given.elements()))))
    return tuple(out)


# Helpers


def helpers_of(state: RomeState, frame: Meeting, side: Side) -> dict[Side, tuple[str, ...]]:
    """Return who offers a commander help, and the cards that each offers."""
    offers = dict(frame.offers)
    out: dict[Side, tuple[str, ...]] = {}
    for army_id in frame.joined:
        helper = state.armies[army_id].owner if army_id in state.armies else ""
        if helper and state.are_allied(helper, side):
            out[helper] = (*out.get(helper, ()), *offers.get(army_id, ()))
    return out


def _commanders(state: RomeState, frame: Meeting) -> list[Side]:
    return [s for a in (frame.active, frame.passive) if helpers_of(state, frame, s := state.armies[a].owner)]


def _offered(state: RomeState, frame: Meeting, side: Side) -> Text:
    found = helpers_of(state, frame, side).items()
    offers = [keyed_text("battle.offer", side=helper, cards=cards) for helper, cards in found]
    return keyed_text("subject.helpers", offers=offers)


@rules.ask(
    Meeting,
    "helpers",
    sides=_commanders,
    menu=lambda state, frame, side: Menu(
        Form(AcceptHelp, allies=Pick(found := tuple(helpers_of(state, frame, side)), 0, len(found)))
    ),
    default=lambda state, frame, side: AcceptHelp(tuple(helpers_of(state, frame, side))),
    sealed=True,
    section=SECTION,
    subject=_offered,
    context=lambda state, frame, side: Encounter(*armies_meeting(state, frame, side)),
)
def accept_helpers(play: Play[RomeState], frame: Meeting, answers: Mapping[Side, AcceptHelp]) -> Next:
    """The commander says whose help is welcome; who is declined stays out of the battle (ruling 64)."""
    state = play.state
    for side, answer in answers.items():
        for helper in helpers_of(state, frame, side):
            play.emit(HelpAnswered(side=side, ally=helper, accepted=helper in answer.allies))
            if helper not in answer.allies:
                frame.joined = tuple(a for a in frame.joined if state.armies[a].owner != helper)
    return Goto("battle")


def _outrolls(play: Play[RomeState], frame: Meeting, army_id: str) -> bool:
    """Roll the generals' dice against each other: the one who avoids must roll a better symbol (Meeting 2 and 3)."""
    state = play.state
    army = state.armies[army_id]
    foe = state.armies[frame.passive if army_id == frame.active else frame.active]
    mine = throw_skull_dice(play, army.owner, "avoid", (general_die_colour(army.general),))[0]
    theirs = throw_skull_dice(play, foe.owner, "catch", (general_die_colour(foe.general),))[0]
    return can_avoid(army.general, mine, theirs)


def can_avoid(general: str, mine: str, theirs: str) -> bool:
    """Return whether a general whose die shows `mine` avoids one whose die shows `theirs`; an elusive one's Blank
    counts as an S."""
    return is_face_better(S if mine == BLANK and has_trait(general, "elusive") else mine, theirs)


@rules.step(Meeting, "fled")
def continue_after_flight(play: Play[RomeState], frame: Meeting) -> Next:
    """The meeting is over; where allies have let the army nowhere both sides answer again, and it cannot avoid
    (ruling 39)."""
    here = [a for a in (frame.active, frame.passive) if a in play.state.armies]
    return Goto("stances") if play.value is False and len(here) > 1 else End()


@rules.step(Meeting, "over")
def end_meeting(play: Play[RomeState], frame: Meeting) -> Next:
    """The meeting is over: a game that was stored while an army escaped goes on here."""
    return End()


@rules.step(Meeting, "battle")
def begin_battle(play: Play[RomeState], frame: Meeting) -> Next:
    """A battle is forced (Meeting Enemy Armies 4). Whoever fights along is at war with all on the other side; two
    allies who would fight each other there both stand aside (ruling 64)."""
    state = play.state
    active, passive = (armies_joined_to(state, frame, army_id) for army_id in (frame.active, frame.passive))
    for one, other in [(a, b) for a in active for b in passive if _allied(state, a, b)]:
        frame.joined = tuple(a for a in frame.joined if a not in (one, other))
        play.emit(HelpersStandAside(one=one, other=other, region=frame.region))
    attackers = (frame.active, *(a for a in active if a in frame.joined))
    defenders = (frame.passive, *(a for a in passive if a in frame.joined))
    for one, other in product(attackers, defenders):
        attack_faction(play, state.armies[one].owner, state.armies[other].owner)
    return Call(LandBattle(attacker=attackers, defender=defenders, region=frame.region, offers=frame.offers), "fought")


def armies_joined_to(state: RomeState, frame: Meeting, army_id: str) -> list[str]:
    """Return the armies that have joined one of the two that meet, in turn order of their owners from its owner on: so
    their cards are taken where several bring the same kind (ruling 64)."""
    order = state.turn_order_from(state.armies[army_id].owner)
    joined = [a for a in frame.joined if _allied(state, a, army_id)]
    return sorted(joined, key=lambda a: order.index(state.armies[a].owner))


def _allied(state: RomeState, one: str, other: str) -> bool:
    return state.are_allied(state.armies[one].owner, state.armies[other].owner)


@rules.step(Meeting, "fought")
def withdraw_loser(play: Play[RomeState], frame: Meeting) -> Next:
    """The loser, or an attacker who tied, withdraws with 0 MU left; the winner keeps their MU (ruling 59)."""
    end: BattleEnd = play.value
    frame.withdraws = tuple(a for a in end.withdraws if a in play.state.armies)
    for army_id in frame.withdraws:
        set_army(play.state, army_id, spent=EXHAUSTED)
    return Goto("withdraw")


@rules.step(Meeting, "withdraw")
def withdraw_armies(play: Play[RomeState], frame: Meeting) -> Next:
    """Each army that must goes to an adjacent region."""
    if not frame.withdraws:
        return End(frame.passive)
    army_id, frame.withdraws = frame.withdraws[0], frame.withdraws[1:]
    if army_id not in play.state.armies:
        return Goto("withdraw")
    return Call(Withdrawal(army=army_id, side=play.state.armies[army_id].owner), "withdraw")


# Withdrawal

rules.procedure(Withdrawal, alive=lambda state, frame: frame.army in state.armies)


@rules.step(Withdrawal)
def begin_withdrawal(play: Play[RomeState], frame: Withdrawal) -> Next:
    """An army that cannot withdraw is destroyed (ruling 59)."""
    if refuge_regions(play.state, frame.army):
        return Goto("choose")
    destroy_army(play, frame.army)
    return End()


@rules.ask(
    Withdrawal,
    "choose",
    sides=lambda state, frame: (frame.side,),
    menu=lambda state, frame, side: Menu(Form(Withdraw, to=OneOf(refuge_regions(state, frame.army)))),
    default=lambda state, frame, side: Withdraw(refuge_regions(state, frame.army)[0]),
    section="Determine the Victor",
    subject=lambda state, frame, side: keyed_text("subject.withdrawal", army=frame.army),
)
def withdraw_to_chosen(play: Play[RomeState], frame: Withdrawal, answers: Mapping[Side, Withdraw]) -> Next:
    """Withdraw to an adjacent region of one's choice (Tied Battles, ruling 59)."""
    return Call(Flight(army=frame.army, to=answers[frame.side].to), "withdrawn")


@rules.step(Withdrawal, "withdrawn")
def end_withdrawal(play: Play[RomeState], frame: Withdrawal) -> Next:
    """The army has withdrawn; one that allies have let nowhere is destroyed (rulings 39 and 59)."""
    if play.value is False:
        destroy_army(play, frame.army)
    return End()


@rules.step(Withdrawal, "over")
def end_meeting_of_old_game(play: Play[RomeState], frame: Withdrawal) -> Next:
    """The army has withdrawn: a game that was stored meanwhile goes on here."""
    return End()
