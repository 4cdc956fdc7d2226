"""The errors, as a tree.

PraetorError
├── RuleError            what a player asked for cannot be done; the state is unchanged
│   ├── IllegalAction    the action is not among the choices of the prompt
│   ├── StalePrompt      the prompt is no longer asked (or never was)
│   ├── NotYourPrompt    the prompt is asked of another seat
│   └── SetupError       options, roles or seats that the game does not allow
└── SaveError            a file or a snapshot that cannot be read

EngineBug                the program is wrong, not the player; never shown as their mistake
"""

from engine.kernel.texts import Text


class PraetorError(Exception):
    """Base of what Praetor raises because of its input, as opposed to a fault of its own (`EngineBug`)."""


class RuleError(PraetorError):
    """What a player asked for cannot be done.

    why: the reason, in words.
    section: the section of the rules; "" if none says so.
    possible: what can be done instead, in words; None if that is not said.

    >>> from engine.kernel.texts import keyed_text
    >>> raise IllegalAction(keyed_text("error.too_few", count=1, low=2), section="4.2")
    Traceback (most recent call last):
    engine.kernel.errors.IllegalAction: error.too_few {'count': 1, 'low': 2}
    """

    def __init__(self, why: Text, *, section: str = "", possible: Text | None = None) -> None:
        super().__init__(f"{why.key} {why.args}")
        self.why = why
        self.section = section
        self.possible = possible


class IllegalAction(RuleError):  # noqa: N818 - the tree's own words: what is wrong, not that it is
    """The action is not among the choices of the prompt."""


class StalePrompt(RuleError):  # noqa: N818 - the tree's own words: what is wrong, not that it is
    """The prompt is no longer asked. Whoever pressed its button is shown the present one; nothing is carried out."""


class NotYourPrompt(RuleError):  # noqa: N818 - the tree's own words: what is wrong, not that it is
    """The prompt is asked of another seat."""


class SetupError(RuleError):
    """Options, roles or seats that the game does not allow."""


class SaveError(PraetorError):
    """A file or snapshot that is not what it should be."""


class EngineBug(Exception):  # noqa: N818 - a bug is not an error of the player's
    """The program is wrong: a state, a step or a call that must not occur."""
