"""Where the parts of Total War: Rome are."""

from data import ROOT
from engine.kernel.registration import Registration

REGISTRATION = Registration(
    id="total_war_rome",
    game="engine.games.total_war_rome.game:GAME",
    title="bot.titles.total_war_rome.title:TITLE",
    drawings="render.games.total_war_rome.drawings:DRAWINGS",
    player="engine.games.total_war_rome.computer_player.computer:StrongPlayer",
    prospects="engine.games.total_war_rome.computer_player.prospects:measures_of",
    sampler="engine.games.total_war_rome.worlds.sampling:sampled_world",
    data=ROOT / "total_war_rome",
)
