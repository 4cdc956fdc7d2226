"""Where the parts of Samnite Wars are."""

from data import ROOT
from engine.kernel.registration import Registration

REGISTRATION = Registration(
    id="samnite_wars",
    game="engine.games.samnite_wars.game:GAME",
    title="bot.titles.samnite_wars.title:TITLE",
    drawings="render.games.samnite_wars.drawings:DRAWINGS",
    player="engine.games.samnite_wars.computer_player.computer:StrongPlayer",
    prospects="engine.games.samnite_wars.computer_player.prospects:measures_of",
    sampler="engine.games.samnite_wars.secrets:sampled_world",
    data=ROOT / "samnite_wars",
)
