### Carthage with five players: unrest, mercenaries, the garrison box, the fleet.

event-unrest_raised = **Unrest in Carthage’s lands +{ $by }**, now { $level } of { $most }: { $cause }.
event-unrest_lowered = **Unrest in Carthage’s lands −{ $by }**, now { $level }: { $cause }.
unrest-uprising = an uprising is stirred up
unrest-support = support spent after a battle
unrest-quelled = the troops of the garrison box have beaten it
unrest-card = a card

event-mercenaries_hired = Carthage hires mercenaries with { NAME($card) }: { TEXTS($parts) }.
event-mercenaries_left =
    { $quarter ->
        [True] A quarter of Carthage’s mercenaries goes home, as they are paid double
       *[other] Half of Carthage’s mercenaries go home
    }: { TEXTS($parts) }.
placed-hired = { NAME($space) } (mercenaries)
placed-hired_count =
    +{ $count } { $count ->
        [one] mercenary
       *[other] mercenaries
    } in { NAME($space) }
gone-hired_count = −{ $count } in { NAME($space) }

do-hire_mercenaries = Hire mercenaries
do-dismiss = Send mercenaries home
hint-hire_mercenaries = Beside your card, once a turn: as many mercenaries as the card’s value
hint-dismiss = Half of them leave before others come, fewer if a card pays them double
action-hire_mercenaries = hire with { NAME($card) }: { TEXTS($parts) }
action-dismiss = mercenaries go home from { NAMES($spaces) }
prompt-reinforcing-departing =
    { $units ->
        [one] One of your { $of } mercenaries goes
       *[other] { $units } of your { $of } mercenaries go
    } home. Which?
asked-reinforcing-departing = to say which mercenaries go home

event-unrest_attacked = **{ NAME($leader) } attacks the unrest in Carthage’s lands** with { $cu } CU; it counts { $level }.
unrest-unquelled = it has beaten the troops that attacked it
leg-unrest = attack the unrest ({ $level })
