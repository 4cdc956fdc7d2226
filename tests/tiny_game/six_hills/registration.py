"""Where the parts of Six Hills are."""

from pathlib import Path

from engine.kernel.registration import Registration

REGISTRATION = Registration(
    id="six_hills",
    game="six_hills.game:GAME",
    title="six_hills.title:TITLE",
    drawings="six_hills.drawings:DRAWINGS",
    data=Path(__file__).parent / "data",
)
