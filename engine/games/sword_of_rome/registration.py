"""Where the parts of The Sword of Rome are."""

from data import ROOT
from engine.kernel.registration import Registration

REGISTRATION = Registration(
    id="sword_of_rome",
    game="engine.games.sword_of_rome.game:GAME",
    title="bot.titles.sword_of_rome.title:TITLE",
    drawings="render.games.sword_of_rome.drawings:DRAWINGS",
    player="engine.games.sword_of_rome.computer_player.computer:StrongPlayer",
    prospects="engine.games.sword_of_rome.computer_player.prospects:measures_of",
    sampler="engine.games.sword_of_rome.secrets:sampled_world",
    data=ROOT / "sword_of_rome",
)
