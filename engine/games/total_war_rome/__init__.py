"""Total War: Rome: a package or a module for each chapter of the rulebook, in its words.

From below to above, each may import those named before it:

- figures and components: `tables`, `skull_dice`, `army_cards`;
- what the chapters share: `actions`, `events`, `frames` (types alone, a module a chapter), `state`, `rules` (the
  rulebook that every chapter registers its procedures in), `board` (distances, regions and their gold, armies and
  navies), `action_cards`, `victory`;
- the chapters: `battle` (with `land`), `diplomacy`, `campaign`, `agents`, `spending`, in this order;
- the round: `rounds`, `initiative`, `taxation`, `income`, `event_cards`;
- what only shows or checks: `view`, `secrets`, `invariants`, `affected`, `statistics`;
- `forecast`, `worlds` and `player`: odds and dangers before a decision; worlds to think in; the computer player;
- `chapters` registers all procedures, in the order in which rights are offered; `game` is the contract.
"""
