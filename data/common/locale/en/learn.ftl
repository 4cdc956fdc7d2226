### /learn, the guided round against computers, the lobby's door for newcomers, and what a server is told when the bot comes.

help-learn = Five short pages on a game, then a guided round against computers
button-learn = New here?
button-guide = Play a guided round
learn-page = { $game } · page { $page } of { $pages }
learn-next = Next: { $title }
learn-before = ‹
learn-foot = What is told here is short; `/rules` and `/card` say the rest.
learn-plain = { $least } to { $most } play. The bot asks you by DM whenever there is something to decide, shows you all that you may do, and tells everybody what came of it.
