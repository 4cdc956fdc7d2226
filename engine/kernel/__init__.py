"""The kernel: what runs any game. It contains no game's name and no game's rule.

A game is data (`State`) and steps (`Rulebook`). The kernel runs the steps, puts their questions, checks the answers,
and keeps secret from each seat what it may not know. `game.py` is the contract of a game; `rulebook.py` says how
steps and questions are written, `choices.py` how the choices of a question are. docs/architecture.md shows the house
around it.

The terms, each with one meaning in all of the code:

seat: a person's place at a table: "1", "2", ... in seating order. The seat `table` acts for the clock and the host.
side: what the rulebook calls a player: "epirus". The set-up says which seat decides for which side.
frame: a procedure that is under way: its type, the step that it is at, its variables. Frames lie on a stack in the
    state.
step: a function of (play, frame) that changes the state and says what follows: `Goto`, `Call`, `End` or `Over`.
question: a step that waits for answers.
prompt: a question as it is put to one seat, with the choices of that seat.
moment: which question it is, as `procedure.step`: "battle.retreat". It names the question's words in the locale
    files.
activity: a frame with an id of its own, such as a turn or a battle; events, offers and standing orders refer to it.
action: an answer: a struct whose fields are what was chosen.
token: one thing that is chosen, as a string: a region's id, a number. Several in a row make an answer.
decision: an action that was carried out for a prompt. A game is its set-up and its decisions, in order.
event: a fact that a step tells. Each seat gets the form of it that it may know, or none.
view: all that a seat may know of a state.
barrier: why a decision cannot be undone by its seat alone: a die was rolled, something secret was seen, ...
side action: a right that concerns nobody else and changes no question, such as noting a plan; undo leaves it alone.
menu: the actions that a prompt accepts. Each has a form, and each field of a form has its choices (`choices.py`).
determinize: to replace all that a seat cannot know by something else that would look the same to it.
dice, lots: dice are the table's chance, which can be verified; lots are chance that decides nothing at the table.

A whole game, one sealed auction:

>>> from engine.kernel.actions import Action
>>> from engine.kernel.choices import Number
>>> from engine.kernel.dice import KeyedDice
>>> from engine.kernel.forms import Form, Menu
>>> from engine.kernel.game import Game
>>> from engine.kernel.rulebook import Over, Rulebook
>>> from engine.kernel.state import Frame, Outcome, State
>>> from engine.kernel.texts import keyed_text
>>> class Bid(Action, frozen=True):
...     gold: int
>>> class Auction(Frame):
...     pass
>>> class AuctionState(State[Auction, Bid], kw_only=True):
...     pass
>>> RULES = Rulebook()
>>> RULES.procedure(Auction)
>>> @RULES.ask(
...     Auction,
...     sides=lambda state, frame: state.seats,
...     menu=lambda state, frame, side: Menu(Form(Bid, gold=Number(0, 9))),
...     default=lambda state, frame, side: Bid(0),
...     sealed=True,
... )
... def opened(play, frame, answers):
...     best = max(answers, key=lambda side: answers[side].gold)
...     scores = {side: bid.gold for side, bid in answers.items()}
...     return Over(Outcome(winners=(best,), scores=scores, reason=keyed_text("outcome.highest_bid")))
>>> class AuctionGame(Game[AuctionState]):
...     id = "auction"
...     state_type, actions, events, rules = AuctionState, (Bid,), (), RULES
...     least_seats, most_seats, options = 2, 4, ()
...
...     def setup(self, options, seats, prompt_key, dice):
...         return self.machine.begin(AuctionState(prompt_key=prompt_key, seats=seats), Auction(), dice)

(It still lacks `view`, `determinize`, `check` and `round`.) The rest of the program plays it like this:

>>> game = AuctionGame()
>>> state = game.start({}, ("1", "2"), b"key", KeyedDice(b"secret", 0)).state
>>> for decision, gold in enumerate((3, 5), start=1):
...     prompt = next(p for p in game.prompts(state).values() if p.answered is None)
...     print(prompt.seat, prompt.kind, prompt.moment)
...     state = game.apply(state, prompt.id, Bid(gold), KeyedDice(b"secret", decision)).state
1 sealed auction.start
2 sealed auction.start
>>> game.outcome(state).winners
('2',)
"""
