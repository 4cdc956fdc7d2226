"""The tree of errors.

PraetorError
├── RuleError            what a player asked for cannot be done; the state is unchanged
│   ├── IllegalAction    the action is not among the choices of the prompt
│   ├── StalePrompt      the prompt is no longer asked (or never was)
│   └── NotYourPrompt    the prompt is asked of another seat
├── SetupError           options or seating that the game does not allow
└── SaveError            a file or a snapshot that cannot be read

EngineBug                the program is wrong, not the player; never shown as his mistake
"""

from engine.kernel.texts import Text


class PraetorError(Exception):
    """Anything that Praetor says about its input."""


class RuleError(PraetorError):
    """What was asked, why not (with the section of the rules), and what is possible instead."""

    def __init__(self, why: Text, *, section: str = "", possible: Text | None = None) -> None:
        super().__init__(f"{why.key} {why.args}")
        self.why = why
        self.section = section
        self.possible = possible


class IllegalAction(RuleError):  # noqa: N818 - the tree's own words: what is wrong, not that it is
    """The action is not among the choices of the prompt."""


class StalePrompt(RuleError):  # noqa: N818 - the tree's own words: what is wrong, not that it is
    """The prompt is no longer asked: answer with the present one, never carry out."""


class NotYourPrompt(RuleError):  # noqa: N818 - the tree's own words: what is wrong, not that it is
    """The prompt is asked of another seat."""


class SetupError(RuleError):
    """Options or seating that the game does not allow."""


class SaveError(PraetorError):
    """A file or snapshot that cannot be read as what it claims to be."""


class EngineBug(Exception):  # noqa: N818 - a bug is not an error of the player's
    """The program is wrong: a state or a step that must not occur."""
