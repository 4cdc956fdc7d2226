"""What the computer players of Total War: Rome go by (`data/total_war_rome/players.yaml`)."""

import msgspec

from engine.games.total_war_rome.tables import GAME_ID
from engine.kit.weights import NamedWeights
from engine.kit.weights import Weights as CommonWeights


class Weights(CommonWeights, frozen=True, kw_only=True):
    """The weights of a player, in gold unless said otherwise.

    Values:
    victory_point, troop_card: what each is worth. region_gold: a gold of region value, taxed round after round.
    last_round_share, round_share: share of a region's worth in the last round (ties), and for each to come.
    points_a_round: victory points that the first makes in a round.
    feared_within: victory points short of the trigger point from which on a leader is to be feared.
    thwarting: what it is worth to weaken a leader who is about to win: by this much more.
    unknown_card: strength of a card that one does not know.
    event_worth: what an event card is worth to hold, by event.

    Agents:
    trade: what trade brings by status. agent: an agent. least_deed: what an agent action must be worth.
    nearer_step: of a point of Economic Power: what each gold less is worth that does not cost it yet.

    Campaigns:
    far: what a region away is worth. assault_odds: the chance from which on a rich region is assaulted.
    coming_home: what it is worth to an army aboard to come home.
    together: what the best cards of two armies must gain more in one than each does.
    merged_badly: what it costs to end a turn with two armies in one region (Universal Rules 5).
    better_general: stars times cards that a better general must bring.
    left_as_garrison: what an army must be worth where it stands to be left there with two cards.
    better_cards: strength that an exchange of cards must bring.

    Defence:
    comes_from: by regions away, how likely an army that could take a region comes for it. wary: by status.
    foot_share: of an army's cards, those that assault.
    point_denied: what a point that an opponent does not get is worth, by one's own.
    defender_edge: how many times stronger a defender is taken to be than its cards say.

    Harm done by agents:
    harming: by status, what it costs to harm a faction. harming_last: what more, where it has the fewest points.

    Events that serve a moment:
    plays_events: whether they are kept for it and played. event_in_sight: what a card is worth to hold whose moment is
    in sight. forced_march: what a goal must be worth to march on to it by a card. bids_below: bids are drawn below it.

    Diplomacy:
    threat_near: what it is worth that an army near one's regions will not attack.
    prospect_given_up: share of a prospect that is given up with an alliance (it can be broken).
    trade_gain: a better status in trade, for what is left of the game.
    runaway: victory points that a leader may be ahead before they are left alone.
    breach: what breaking an alliance must be worth, beyond the victory point.
    status_offered: what a better status must be worth to be offered without an agent.
    joining: what fighting at an ally's side must be worth. total_share: of the battles won, those that are total.
    enmity: by status, what it costs to make an enemy. other_friend: the trust of another friend or ally.

    At sea:
    ship: a ship card. landing: what a coast keeps of its worth for having to be sailed to (a region away by land keeps
    as much). later_landing: the same for each turn that the voyage lasts. better_by_sea: how much better than the best
    way by land. sea_fight: what a naval battle must be worth. sea_enmity: by status, what attacking a navy costs.

    Spending:
    useful: what an effect of a development is worth. full_army: cards up to which an army is filled.
    fleet, most_fleet: ships that are wanted, and at most in answer to an enemy's.
    finishes_columns: whether the last basket goes into a column of developments that it finishes, before troops.
    fear: what a region in danger must stand to lose to be fortified first. spare_gold: with which ships are thought of.
    """

    victory_point: float
    region_gold: float
    troop_card: float
    last_round_share: float
    round_share: float
    points_a_round: float
    feared_within: float
    thwarting: float
    unknown_card: float
    event_worth: dict[str, float]
    trade: dict[str, float]
    agent: float
    nearer_step: float
    least_deed: float
    far: float
    assault_odds: float
    coming_home: float
    together: float
    merged_badly: float
    better_general: float
    left_as_garrison: float
    better_cards: float
    comes_from: dict[int, float]
    foot_share: float
    point_denied: float
    wary: dict[str, float]
    threat_near: float
    prospect_given_up: float
    trade_gain: float
    runaway: float
    breach: float
    status_offered: float
    joining: float
    total_share: float
    enmity: dict[str, float]
    other_friend: float
    ship: float
    landing: float
    later_landing: float
    better_by_sea: float
    sea_fight: float
    sea_enmity: dict[str, float]
    useful: dict[str, float]
    full_army: int
    fleet: int
    most_fleet: int
    fear: float
    spare_gold: int
    finishes_columns: bool = False
    defender_edge: float = 1.0
    harming: dict[str, float] = msgspec.field(default_factory=dict)
    harming_last: float = 0.0
    plays_events: bool = False
    event_in_sight: float = 0.0
    forced_march: float = 99.0
    bids_below: int = 2


WEIGHTS = NamedWeights(GAME_ID, Weights)
at_work = WEIGHTS.weights_of_thinking_player
