"""Where the parts of The Rise of the Roman Republic are."""

from data import ROOT
from engine.kernel.registration import Registration

REGISTRATION = Registration(
    id="rise_of_the_roman_republic",
    game="engine.games.rise_of_the_roman_republic.game:PLAIN",
    title="bot.titles.rise_of_the_roman_republic.title:TITLE",
    drawings="render.games.rise_of_the_roman_republic.drawings:DRAWINGS",
    player="engine.games.rise_of_the_roman_republic.computer_player.computer:StrongPlayer",
    prospects="engine.games.rise_of_the_roman_republic.computer_player.prospects:measures_of",
    sampler="engine.games.rise_of_the_roman_republic.secrets:sampled_world",
    data=ROOT / "rise_of_the_roman_republic",
)
