"""What response cards do in battles: before the dice, after them, to the loser and for the winner (section 12)."""

from engine.games.sword_of_rome.board.displacement import displace_leader_by_card
from engine.games.sword_of_rome.board.stacks import remove_cu, remove_mercenaries, stack_in_space, stack_with_leader
from engine.games.sword_of_rome.combat.battle import decide_winner, loser_of
from engine.games.sword_of_rome.combat.strength import (
    FASTNESS,
    WILD_BEASTS,
    Side,
    attacker_side,
    came_over_hard_link,
    defending_side,
)
from engine.games.sword_of_rome.effects import add_effect
from engine.games.sword_of_rome.events.combat import CardRolled, DiceRerolled
from engine.games.sword_of_rome.events.event_cards import CuTaken
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.frames.turn import PlayerTurn
from engine.games.sword_of_rome.powers import POWERS_OF
from engine.games.sword_of_rome.responses.operations import rolled_operation
from engine.games.sword_of_rome.responses.registry import (
    AFTER,
    AUTOMATIC,
    BEFORE,
    LOST,
    WON,
    Does,
    Playing,
    operation_named,
    register_operation,
    register_predicate,
)
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import TURN, Effect, Power, SwordState
from engine.games.sword_of_rome.tables import CARDS, LEADERS, SPACES, TABLES
from engine.kernel.choices import Choices
from engine.kernel.picks import Item, Pick
from engine.kernel.texts import keyed_text

CONSUL, NAMED, MINOR = "consul", "named", "minor"


# Whom an operation names


def opposing_power(power: Power, frame: Battle) -> Power:
    """Return the other of the two."""
    return frame.defender if frame.attacker == power else frame.attacker


def own_power(frame: Battle, playing: Playing) -> Power:
    """Return which of the two in a battle belongs to the side that plays; "" if neither does."""
    return next((p for p in (frame.attacker, frame.defender) if p in POWERS_OF[playing.side]), "")


def power_named_in_battle(frame: Battle, playing: Playing, word: str) -> Power:
    """Return the power that an operation names, if it fights: "self", "enemy", "loser", a power's name, "enemy_of_" and
    a power's name."""
    if word in ("self", "enemy"):
        own = own_power(frame, playing)
        return own if word == "self" or not own else opposing_power(own, frame)
    if word == "loser":
        return loser_of(frame)
    power = word.removeprefix("enemy_of_")
    if power not in (frame.attacker, frame.defender):
        return ""
    return power if power == word else opposing_power(power, frame)


def force_of(state: SwordState, frame: Battle, power: Power) -> Side:
    """Return the force of one of the two."""
    return attacker_side(state, frame) if power == frame.attacker else defending_side(state, frame)


def chief_of(frame: Battle, power: Power) -> str:
    """Return who led a power as the dice fell; "" if nobody did."""
    return frame.chiefs[0] if power == frame.attacker else frame.chiefs[1]


def _names_somebody(state: SwordState, frame: Battle, playing: Playing) -> bool:
    return bool(power_named_in_battle(frame, playing, playing.op.get("side", "self")))


def _fights(state: SwordState, frame: Battle, playing: Playing) -> bool:
    return bool(own_power(frame, playing))


# What must hold


@register_predicate("battle_involves")
def battle_involves(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """A power fights, on either side."""
    return str(playing.op.get("power")) in (frame.attacker, frame.defender)


@register_predicate("own_army_is")
def own_army_is(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """The side fights with this power's army."""
    return own_power(frame, playing) == str(playing.op.get("power"))


@register_predicate("commander_is")
def commander_is(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """One's own commander is a certain leader, or one of a kind."""
    own = own_power(frame, playing)
    leader = force_of(state, frame, own).commander if own else ""
    return bool(leader) and playing.op.get("id", leader) == leader and _is(leader, playing.op.get("kind"))


@register_predicate("enemy_commander_is")
def enemy_commander_is(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """The enemy was led by a leader of a kind."""
    own = own_power(frame, playing)
    leader = chief_of(frame, opposing_power(own, frame)) if own else ""
    return bool(leader) and _is(leader, playing.op.get("kind"))


def _is(leader: str, kind: str) -> bool:
    """Return whether a leader is of a kind; whoever is not minor is named."""
    if not kind:
        return True
    return LEADERS[leader].kind != MINOR if kind == NAMED else LEADERS[leader].kind == kind


@register_predicate("not_across")
def did_not_cross_hard_link(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """One did not attack over such links: rough ones and straits."""
    return own_power(frame, playing) != frame.attacker or not came_over_hard_link(frame)


@register_predicate("space_in")
def space_in(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """The battle is in one of these spaces."""
    return frame.space in tuple(playing.op.get("ids", ()))


@register_predicate("region_in")
def region_in(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """The battle is in one of these regions."""
    return SPACES[frame.space].region in tuple(playing.op.get("regions", ()))


@register_predicate("own_cu")
def has_enough_own_cu(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """One has so many CU in the battle."""
    own = own_power(frame, playing)
    return bool(own) and force_of(state, frame, own).cu >= playing.op.number("at_least")


@register_predicate("has_unit")
def has_unit(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """One has CU of a kind in the battle: others than mercenaries."""
    force = stack_in_space(state, own_power(frame, playing), frame.space)
    return force.cu > force.mercenaries


@register_predicate("loser_is")
def loser_is(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """A certain power was beaten."""
    return loser_of(frame) == str(playing.op.get("power"))


# Before the dice


@register_operation(AUTOMATIC, "combat_mod", fits=_names_somebody)
@register_operation(BEFORE, "combat_mod", fits=_names_somebody)
def combat_mod(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """A modifier to the dice."""
    power = power_named_in_battle(frame, playing, playing.op.get("side"))
    frame.mods = (*frame.mods, (power, playing.card, playing.op.number("mod")))


@register_operation(BEFORE, "loss_mod", fits=_names_somebody)
def loss_mod(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """More losses for a power, if the other wins."""
    power = power_named_in_battle(frame, playing, playing.op.get("side"))
    frame.extra = (*frame.extra, (power, playing.op.number("delta"), opposing_power(power, frame)))


def _is_led(state: SwordState, frame: Battle, playing: Playing) -> bool:
    own = own_power(frame, playing)
    return bool(own) and bool(force_of(state, frame, own).commander)


@register_operation(BEFORE, "tactics_mod", fits=_is_led)
def raise_commander_tactics(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """One's commander counts as better than they are."""
    frame.rated = (*frame.rated, (own_power(frame, playing), playing.op.number("mod")))


@register_operation(BEFORE, "cancel_leadership_modifier", fits=_names_somebody)
def cancel_enemy_leadership(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """The enemy's leadership counts for nothing."""
    frame.unled = (*frame.unled, power_named_in_battle(frame, playing, playing.op.get("side")))


def _has_usual_dice(state: SwordState, frame: Battle, playing: Playing) -> bool:
    own = own_power(frame, playing)
    return bool(own) and all(power != own for power, _, _ in frame.more_dice)


@register_operation(BEFORE, "combat_dice", fits=_has_usual_dice)
def combat_dice(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """More dice, all of them kept or only the best."""
    count = playing.op.number("n")
    kept = TABLES.combat.dice if playing.op.get("keep") == "best3" else count
    frame.more_dice = (*frame.more_dice, (own_power(frame, playing), count, kept))


@register_operation(
    BEFORE,
    "no_combat_losses",
    fits=lambda state, frame, playing: _fights(state, frame, playing) and not frame.bloodless,
)
def no_combat_losses(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """The dice of this battle inflict no losses."""
    frame.bloodless = True


@register_operation(BEFORE, "roll", fits=_fights)
@register_operation(WON, "roll", fits=lambda state, frame, playing: _has_won(state, frame, playing))
def roll_card_die(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """A die says what the card does."""
    die = play.roll(f"{playing.card} of {playing.side}", 6)
    found = rolled_operation(playing.op, die)
    play.emit(CardRolled(playing.side, playing.card, die, found.number("mod")))
    ROLLED[found.name](play, frame, playing._replace(op=found))


def _strike_chief(play: SwordPlay, frame: Battle, playing: Playing, *, gone: bool = False) -> None:
    """Displace the enemy's commander, or remove them for good: who leads now, or who led as the dice fell."""
    enemy = opposing_power(own_power(frame, playing), frame)
    leader = chief_of(frame, enemy) or force_of(play.state, frame, enemy).commander
    if leader:
        displace_leader_by_card(play, leader, playing.card, gone=gone)
        frame.headless = (*frame.headless, enemy)


def _remove_chief(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    _strike_chief(play, frame, playing, gone=True)


def _nothing(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """The die has come to nothing."""


ROLLED: dict[str, Does] = {
    "combat_mod": combat_mod,
    "displace_enemy_commander": _strike_chief,
    "remove_enemy_commander": _remove_chief,
    "none": _nothing,
}


@register_operation(BEFORE, "displace_leader", fits=_is_led)
def sacrifice_commander(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """One's commander leaves the map after the battle."""
    leader = force_of(play.state, frame, own_power(frame, playing)).commander
    frame.doomed = (*frame.doomed, (leader, playing.card))


def _saves(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """Return whether one is about to be beaten without a roll."""
    own = own_power(frame, playing)
    return bool(own) and bool(frame.winner) and frame.winner != own


@register_operation(AUTOMATIC, "cancel_automatic_victory", fits=_saves)
@register_operation(BEFORE, "cancel_automatic_victory", fits=_fights)
def prevent_automatic_defeat(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """No automatic defeat there in this action."""
    own = own_power(frame, playing)
    amount = more.number("mod") if (more := operation_named(playing.card, "combat_mod")) is not None else 0
    until = play.activity(PlayerTurn) or TURN
    add_effect(play, Effect(playing.card, FASTNESS, until, power=own, space=frame.space, amount=amount))
    frame.winner = ""


def _has_to_spare(state: SwordState, frame: Battle, playing: Playing) -> bool:
    """Return whether one has CU of the kind that the card costs."""
    own = own_power(frame, playing)
    force = stack_in_space(state, own, frame.space)
    return bool(own) and (playing.op.get("unit") != "mercenary" or bool(force.mercenaries)) and force.cu > 1


@register_operation(BEFORE, "remove_cu", fits=_has_to_spare)
def pay_before(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """CU are the price of the card; they count as lost."""
    own, gone = own_power(frame, playing), playing.op.number("n")
    if playing.op.get("unit") == "mercenary":  # whoever is to be lost first (ruling 223)
        remove_mercenaries(play, frame.space, gone)
    else:
        gone = remove_cu(play, own, frame.space, gone)
    play.emit(CuTaken(own, frame.space, gone, playing.card))
    ours, theirs = frame.lost
    frame.lost = (ours + gone, theirs) if own == frame.attacker else (ours, theirs + gone)


# After the dice


@register_operation(AFTER, "remove_cu", fits=_fights)
def pay_after(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """CU are the price of the card, beside what the dice cost."""
    frame.extra = (*frame.extra, (own_power(frame, playing), playing.op.number("n"), ""))


def _dice_of(frame: Battle, power: Power) -> tuple[int, ...]:
    return frame.attacker_dice if power == frame.attacker else frame.defender_dice


def _which_dice(state: SwordState, frame: Battle, playing: Playing) -> Choices[tuple[str, ...]]:
    """Return the dice that may be rolled again: one, some, or all without a choice."""
    dice = _dice_of(frame, own_power(frame, playing))
    if playing.op.get("n") == "all":
        return Pick((), 0, 0)
    items = [Item(str(n + 1), label=keyed_text("option.die", n=n + 1, die=die)) for n, die in enumerate(dice)]
    return Pick(items, 1, len(dice) if playing.op.get("n") == "any" else playing.op.number("n"))


@register_operation(AFTER, "combat_reroll", fits=_fights, chosen=_which_dice)
def reroll_battle_dice(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """Dice are rolled again, and the new ones count."""
    power = own_power(frame, playing)
    dice = list(_dice_of(frame, power))
    every = playing.op.get("n") == "all"
    chosen = range(len(dice)) if every else sorted({int(n) - 1 for n in playing.targets})
    old = tuple([dice[n] for n in chosen])
    for n in chosen:
        dice[n] = play.roll(f"{power} again {n + 1}", 6)
    play.emit(DiceRerolled(frame.space, power, playing.card, old, tuple([dice[n] for n in chosen])))
    if power == frame.attacker:
        frame.attacker_dice = tuple(dice)
    else:
        frame.defender_dice = tuple(dice)
    decide_winner(play, frame, rerolled=True)


# After the battle


def _lost_with_some_left(state: SwordState, frame: Battle, playing: Playing) -> bool:
    has_cu = bool(stack_in_space(state, loser_of(frame), frame.space).cu)
    return loser_of(frame) in POWERS_OF[playing.side] and not frame.refought and has_cu


@register_operation(LOST, "refight", fits=_lost_with_some_left)
def restart_battle(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """The battle is fought again, with what is left."""
    frame.refought = True


def _has_won(state: SwordState, frame: Battle, playing: Playing) -> bool:
    return frame.winner in POWERS_OF[playing.side]


@register_operation(WON, "extra_support", fits=_has_won)
def extra_support(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """More points of support."""
    frame.bonus += playing.op.number("n")


def _beaten_leader_there(state: SwordState, frame: Battle, playing: Playing) -> bool:
    chief = chief_of(frame, loser_of(frame))
    return _has_won(state, frame, playing) and bool(chief) and stack_with_leader(state, chief) is not None


@register_operation(WON, "displace_leader", fits=_beaten_leader_there)
def displace_chief(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """The beaten commander is displaced."""
    _strike_chief(play, frame, playing)


def _beaten_by_name(state: SwordState, frame: Battle, playing: Playing) -> bool:
    chief = chief_of(frame, loser_of(frame))
    return loser_of(frame) == _beaten_of(playing.card) and bool(chief) and _is(chief, NAMED)


def _beaten_of(card: str) -> Power:
    """Return the power whose defeat a card's timing names: "after_battle_lost_by:<power>"."""
    return next((timing.partition(":")[2] for timing in CARDS[card].timing if ":" in timing), "")


@register_operation(WON, "remove_leader", fits=_beaten_by_name)
def remove_chief(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """The beaten commander leaves the game."""
    displace_leader_by_card(play, chief_of(frame, loser_of(frame)), playing.card, gone=True)


@register_operation(WON, "marker_wild_beasts", fits=_has_won)
def make_loser_fear_winner(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """The beaten power fears the winner for the rest of the turn: its modifier is the card's `permit`."""
    add_effect(play, Effect(playing.card, WILD_BEASTS, TURN, power=loser_of(frame)))


@register_operation(WON, "permit_combat_mod", fits=_has_won)
def fear_lasts(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """What the marker does stands with the modifiers of a battle (`combat.strength`)."""
