"""SPENDING PHASE: the form of a basket. What a field offers depends on the fields before it: on the gold that is
left, the generals that are bought, the armies that are raised. All of it is the faction's own knowledge."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Collection
from typing import Any

from engine.games.total_war_rome.action_cards import event_item, held_event_cards
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.board.regions import is_cut_off_from_recruiting
from engine.games.total_war_rome.campaign.generals import homes_held, is_near_home
from engine.games.total_war_rome.diplomacy.treaties import may_propose
from engine.games.total_war_rome.spending.forces import Recruiting
from engine.games.total_war_rome.spending.improvements import Building
from engine.games.total_war_rome.spending.lines import (
    CONSCRIPTION,
    HOSTAGES,
    RECALLED,
    WORKS,
    BasketLines,
    Before,
    Counts,
    free_spaces_of_kind,
    halves_of,
)
from engine.games.total_war_rome.spending.prices import learned_men
from engine.games.total_war_rome.tables import CARDS, DEVELOPMENTS, FACTIONS, GENERALS, stars_of
from engine.kernel.choices import Choices, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.texts import keyed_text
from engine.kit.choices import Bar, Price

NO_ONE = "none"


class Basket(Recruiting, Building):
    """The form for one faction."""

    def menu(self) -> Menu:
        """Return the whole form; fields that only an event card opens are left out without one."""
        events = {CARDS[card].event for card in self.cards}
        fields: dict[str, Any] = {}
        if self.cards:
            fields["events"] = Pick([event_item(card) for card in self.cards], 0, len(self.cards))
        fields["developments"] = self.developments
        fields["generals"] = self.generals
        fields["posts"] = self.posts
        fields["troops"] = self.troops
        if CONSCRIPTION in events:
            fields["free_troops"] = self.free_troops
        if RECALLED in events:
            fields["veterans"] = self.veterans
        fields["ships"] = self.ships
        fields["improvements"] = self.improvements
        if WORKS in events:
            fields["free_works"] = self.free_works
        fields["roads"] = self.roads
        fields["agents"] = self.agents
        fields["unrest"] = self.unrest
        if held_event_cards(self.state, self.side, HOSTAGES):
            others = [other for other in self.state.players if may_propose(self.state, self.side, other)]
            if others:
                fields["hostages"] = OneOf((NO_ONE, *others))
        return Menu(Form(Spend, **fields))

    # Developments

    def developments(self, before: Before) -> Choices[tuple[str, ...]]:
        """One on each row a round, each after the one above it, which the same basket may hold (Buy Developments,
        ruling 126; in its second reading the one above is owned already)."""
        owned = self.holding.developments
        step_by_step = self.state.options.get("next_development") == "next_round"
        kinds = [
            (kind, DEVELOPMENTS[kind].row)
            for kind in FACTIONS[self.side].developments
            if kind not in owned and not (step_by_step and (needs := DEVELOPMENTS[kind].needs) and needs not in owned)
        ]
        learned = learned_men(before)

        def items() -> list[Item]:
            price = self.prices.each_development(tuple([kind for kind, _ in kinds]), ())
            return [Item(kind, f"row_{row}", price[kind]) for kind, row in sorted(kinds, key=_row)]

        def bars(counts: Counts) -> Bar:
            taken = [DEVELOPMENTS[kind].row for kind, n in counts.items() if n]

            def bar(token: str) -> str:
                development = DEVELOPMENTS[token]
                if development.row in taken:
                    return "row"
                needs = development.needs
                return "above" if needs and needs not in owned and not counts.get(needs) else ""

            return bar

        def with_learned_men(counts: Counts) -> Price:
            kinds = [kind for kind, n in counts.items() if n]
            return lambda token: self.prices.price_of_developments((*kinds, token), learned)

        return BasketLines(
            items,
            lambda: len({row for _, row in kinds}),
            bars,
            absent=self._not_developed,
            priced=not learned,  # Learned Men make the dearest cheaper, so that only the whole has a price
            total=with_learned_men,
            purse=self.holding.gold,
            facts=lambda token: {"what": token, "needs": DEVELOPMENTS[token].needs},
        )

    def _not_developed(self, kind: str) -> str:
        if kind not in DEVELOPMENTS:
            return ""
        if DEVELOPMENTS[kind].faction != self.side:
            return "foreign_board"
        return "owned" if kind in self.holding.developments else "above_owned"

    # Generals, agents

    def generals(self, before: Before) -> Choices[tuple[str, ...]]:
        """New generals of 2 stars, or of 3 with the development for it, whichever of them their faction chooses from
        its reserve: each army takes one onto the board, the others wait off it (Buy a General, ruling 127)."""
        cost = self.prices.generals
        able = [general for general in self.holding.generals if stars_of(general) in cost]
        return BasketLines(
            lambda: [_hired(general, cost[stars_of(general)]) for general in able],
            len(able),
            lambda counts: lambda token: "no_general" if counts.get(token) else "",
            absent=lambda token: ("no_general" if stars_of(token) in cost else "rank") if token in GENERALS else "",
            priced=True,
            purse=lambda: self.gold_left(before),
            facts=lambda token: {"who": token},
        )

    def posts(self, before: Before) -> Choices[tuple[str, ...]]:
        """Spare and new generals take over armies without one, or found a new army in an army space (New Armies); new
        ones may also relieve another, who is a spare one then (Buy a General, ruling 127)."""
        new = before["generals"]
        generals = (*self.holding.spare, *new)
        home = homes_held(self.state, self.side)
        near = [
            a
            for a, army in self.state.armies.items()
            if army.owner == self.side and (not army.is_placed or (army.at and is_near_home(army.at, home)))
        ]
        led = {a for a in near if self.state.armies[a].general}
        armies = [*near, *free_spaces_of_kind(self.state, self.side, "armies")[: len(generals)]]

        def beset() -> set[str]:
            return {a for a in near if is_cut_off_from_recruiting(self.state, self.side, self.state.armies[a].at)}

        def bars(counts: Counts) -> Bar | None:
            if not counts:
                return None
            taken = [halves_of(line) for line, n in counts.items() if n]
            led_now = {army for _, army in taken}
            placed = [general for general, _ in taken]

            def bar(token: str) -> str:
                general, army = halves_of(token)
                if army in led_now:
                    return "posted"
                return "not_spare" if general in placed else ""

            return bar

        def items() -> list[Item]:
            shut = beset() if new else ()
            return [
                Item(f"{general}:{army}", army, label=keyed_text("line.post", general=general, army=army))
                for general in generals
                for army in armies
                if (army not in shut if general in new else army not in led)
            ]

        return BasketLines(
            items,
            len(armies),
            bars,
            absent=lambda token: self._not_posted(token, new, generals, led, beset()),
            facts=lambda token: {"who": halves_of(token)[0], "where": halves_of(token)[1]},
        )

    def _not_posted(
        self, token: str, new: Collection[str], generals: Collection[str], led: set[str], beset: set[str]
    ) -> str:
        general, army_id = halves_of(token)
        if general not in generals:
            return "not_spare" if general in GENERALS else ""
        army = self.state.armies.get(army_id)
        if army is None:
            return "no_army_space" if not free_spaces_of_kind(self.state, self.side, "armies") else "no_such_army"
        if army.owner != self.side:
            return "no_such_army"
        if army_id in beset and general in new:
            return "besieged"
        return "led" if army_id in led else "far_from_home"

    def agents(self, before: Before) -> Choices[tuple[str, ...]]:
        """Replacements up to the limit, in home regions that nobody besieges (Buy an Agent, ruling 130)."""
        here = sum([agent.owner == self.side for agent in self.state.agents.values()])
        limit, price = self.prices.agent_limit, self.prices.agent
        room = max(0, limit - here)

        def homes() -> list[str]:
            return homes_held(self.state, self.side)

        def items() -> list[Item]:
            free = [r for r in homes() if not is_cut_off_from_recruiting(self.state, self.side, r)] if room else []
            return [Item(r, cost=price, count=room) for r in free]

        def absent(token: str) -> str:
            if token not in homes():
                return "agent_home" if token in self.state.regions else ""
            return "besieged" if room else "agent_limit"

        return BasketLines(
            items,
            room,
            lambda counts: lambda token: "agent_limit" if sum(counts.values()) >= room else "",
            absent=absent,
            priced=True,
            purse=lambda: self.gold_left(before),
            facts=lambda token: {"limit": limit, "where": token},
        )


def _hired(general: str, cost: int) -> Item:
    """Return the line of a general who can be bought."""
    trait = GENERALS[general].characteristic
    label = keyed_text("line.general", general=general, stars=stars_of(general), cost=cost)
    if trait:
        has = keyed_text(f"characteristic.{trait}")
        label = keyed_text("line.general_with", general=general, stars=stars_of(general), trait=has, cost=cost)
    return Item(general, cost=cost, label=label)


def _row(kind_and_row: tuple[str, int]) -> int:
    return kind_and_row[1]
