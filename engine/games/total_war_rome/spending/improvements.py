"""SPENDING PHASE: Buy Regional Improvements, roads, Pay to Remove Disruption."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Collection, Container, Mapping
from functools import lru_cache
from itertools import product

from engine.games.total_war_rome.board.regions import BARRACKS, MARKET, WALLS, WONDER
from engine.games.total_war_rome.spending.lines import (
    PER_KIND,
    PER_REGION,
    PER_ROUND,
    WORKS,
    BasketLines,
    Before,
    Counts,
    Purse,
    halves_of,
)
from engine.games.total_war_rome.state import ENEMY, RomeState
from engine.games.total_war_rome.tables import BORDERS, REGIONS, border_id
from engine.games.total_war_rome.taxation import unrest_items_to_calm
from engine.kernel.choices import Choices
from engine.kernel.picks import Item
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text
from engine.kit.choices import Bar, Price

KINDS = (MARKET, BARRACKS, WALLS)


class Building(Purse):
    """The fields of a basket for what is built."""

    def improvements(self, before: Before) -> Choices[tuple[str, ...]]:
        """Markets, barracks, walls, wonders: two in a region, two of a kind, five in all (Regional Improvements)."""
        return self._build(before, (*KINDS, WONDER), (), PER_ROUND, free=False)

    def free_works(self, before: Before) -> Choices[tuple[str, ...]]:
        """Public Works: an improvement free of charge within the usual limits."""
        return self._build(before, KINDS, before["improvements"], self.uses_from_event_cards(before, WORKS), free=True)

    def _build(
        self, before: Before, kinds: tuple[str, ...], bought: tuple[str, ...], high: int, *, free: bool
    ) -> Choices[tuple[str, ...]]:
        done = [halves_of(line) for line in bought]

        def bars(counts: Counts) -> Bar | None:
            both = [*[halves_of(line) for line, n in counts.items() if n], *done]
            if not both:
                return None
            near, alike = [region for region, _ in both], [kind for _, kind in both]
            full = [region for region in near if near.count(region) >= PER_REGION]
            out = [kind for kind in alike if alike.count(kind) >= PER_KIND]

            def bar(token: str) -> str:
                region, what = halves_of(token)
                if (region, what) in both:
                    return "built"
                if region in full:
                    return "per_region"
                if what in out:
                    return "per_kind"
                return "per_round" if len(both) >= PER_ROUND else ""

            return bar

        return BasketLines(
            lambda: self._sites(kinds, free=free),
            high,
            bars,
            absent=lambda token: self._no_site(token, kinds),
            priced=not free,
            purse=lambda: self.gold_left(before),
            facts=_where_and_what,
        )

    def _sites(self, kinds: tuple[str, ...], *, free: bool) -> list[Item]:
        out: list[Item] = []
        cost = tuple([(what, 0 if free else self.prices.price_of_improvement(what)) for what in kinds])
        for region in self.state.controlled_regions(self.side):
            if region in self.besieged_regions:
                continue
            land = self.state.regions[region]
            missing = _MISSING[land.market, land.barracks, land.walls]
            if missing:
                out += _lines(region, missing, cost)
            elif not land.wonder and self._all_roads(region):
                out += _lines(region, (WONDER,), cost)
        return out

    def _all_roads(self, region: str) -> bool:
        return self.state.roads.keys() >= set(BORDERS[region].values())

    def _no_site(self, token: str, kinds: tuple[str, ...]) -> str:
        """Return why an improvement cannot stand in a region, "" if there is no such thing."""
        region, what = halves_of(token)
        land = self.state.regions.get(region)
        if land is None or what not in (*KINDS, WONDER):
            return ""
        if what not in kinds:
            return "wonder_free"
        if land.owner != self.side:
            return "not_yours"
        if region in self.besieged_regions:
            return "besieged"
        if getattr(land, what):
            return "built"
        return "wonder_roads" if all(getattr(land, kind) for kind in KINDS) else "wonder_improvements"

    def roads(self, before: Before) -> Choices[tuple[str, ...]]:
        """Roads on borders of which one side is one's own and the other no enemy's (ruling 17)."""
        borders = buildable_roads(self.state, self.side, self.besieged_regions)

        def total(counts: Counts) -> Price:
            cost = self.prices.road * max(0, sum(counts.values()) + 1 - self.prices.free_roads)
            return lambda token: cost

        return BasketLines(
            lambda: [_road(border) for border in borders],
            len(borders),
            absent=self._no_road,
            total=total,
            purse=lambda: self.gold_left(before),
            facts=_ends,
        )

    def _no_road(self, token: str) -> str:
        """Return why no road can be laid there, "" if there is no such border."""
        one, _, two = token.partition("-")
        if one not in REGIONS or two not in REGIONS:
            return ""
        if two not in REGIONS[one].neighbours:
            return "no_border"
        if border_id(one, two) != token:
            return ""  # a border has one name
        sieges = self.besieged_regions
        barred = [
            site_barred(self.state, self.side, a, sieges) or border_barred(self.state, self.side, a, b, sieges)
            for a, b in ((one, two), (two, one))
        ]
        return next((key for key in barred if key != "road_control"), "road_control")

    def unrest(self, before: Before) -> Choices[tuple[str, ...]]:
        """Remove unrest: 1 gold a marker, some free (Pay to Remove Disruption)."""
        items = unrest_items_to_calm(self.state, self.side)
        markers = {item.token: item.count for item in items}

        def total(counts: Counts) -> Price:
            cost = self.prices.calm * max(0, sum(counts.values()) + 1 - self.prices.free_calm(before))
            return lambda token: cost

        return BasketLines(
            items,
            sum(markers.values()),
            lambda counts: lambda token: "calm" if counts.get(token, 0) >= markers[token] else "",
            absent=self._nothing_to_calm,
            total=total,
            purse=lambda: self.gold_left(before),
            facts=_where_and_what,
        )

    def _nothing_to_calm(self, token: str) -> str:
        if token not in self.state.regions:
            return ""
        return "calm" if self.state.regions[token].owner == self.side else "not_yours"


def site_barred(state: RomeState, side: Side, region: str, sieges: Container[str]) -> str:
    """Return which rule keeps a faction from laying roads from a region, "" if none does: it controls the region, and
    nobody besieges it (Besieging 2). sieges: the regions that are besieged."""
    if state.regions[region].owner != side:
        return "road_control"
    return "road_besieged" if region in sieges else ""


def border_barred(state: RomeState, side: Side, region: str, other: str, sieges: Container[str]) -> str:
    """Return which rule keeps a faction from laying a road from its region to a neighbour, "" if none does: no enemy
    controls the other side (ruling 17; in its second reading the faction itself does), nobody besieges it (Besieging
    2, ruling 130), and there is none yet."""
    if BORDERS[region][other] in state.roads:
        return "built"
    if other in sieges:
        return "road_besieged"
    if state.regions[other].owner in controllers_across_border(state, side):
        return ""
    return "road_both_sides" if state.options["roads"] == "both_sides" else "road_enemy"


def controllers_across_border(state: RomeState, side: Side) -> list[Side]:
    """Return who may control the other side of a border where a faction lays a road, "" for nobody (ruling 17)."""
    if state.options["roads"] == "both_sides":
        return [side]
    return ["", *(other for other in state.players if state.status(other, side) != ENEMY)]


def buildable_roads(state: RomeState, side: Side, sieges: Collection[str]) -> list[str]:
    """Return the borders where a faction may build a road (Regional Improvements). sieges: the regions that are
    besieged."""
    roads, friends = state.roads, controllers_across_border(state, side)
    owners = [owner for owner in ("", *state.players) if owner not in friends]
    closed = {region for owner in owners for region in state.controlled_regions(owner)}.union(sieges)
    own = [region for region in state.controlled_regions(side) if region not in sieges]
    return list(
        dict.fromkeys(
            [
                road
                for region in own
                for other, road in BORDERS[region].items()
                if other not in closed and road not in roads
            ]
        )
    )


_MISSING = {
    built: tuple([what for what, there in zip(KINDS, built, strict=True) if not there])
    for built in product((False, True), repeat=len(KINDS))
}
"""What is missing in a region, by whether it has each of `KINDS`."""


def _where_and_what(token: str) -> Mapping[str, str]:
    where, what = halves_of(token)
    return {"where": where, "what": what}


def _ends(token: str) -> Mapping[str, str]:
    one, _, two = token.partition("-")
    return {"one": one, "two": two, "where": one, "what": "road"}


@lru_cache(maxsize=2048)
def _lines(region: str, missing: tuple[str, ...], cost: tuple[tuple[str, int], ...]) -> tuple[Item, ...]:
    return tuple([_works(region, what, gold) for what, gold in cost if what in missing])


def _works(region: str, what: str, cost: int) -> Item:
    return Item(f"{region}:{what}", region, cost, 1, keyed_text("line.works", region=region, what=what, cost=cost))


@lru_cache(maxsize=256)
def _road(at: str) -> Item:
    one, two = at.split("-")
    return Item(at, one, label=keyed_text("line.road", one=one, two=two))
