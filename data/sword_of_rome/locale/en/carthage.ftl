### Carthage with five players: unrest, mercenaries, the garrison box, the fleet.

event-unrest_raised = **Unrest in Carthage’s lands +{ $by }**, now { $level } of { $most }: { $cause }.
event-unrest_lowered = **Unrest in Carthage’s lands −{ $by }**, now { $level }: { $cause }.
unrest-uprising = an uprising is stirred up
unrest-support = support spent after a battle
unrest-quelled = the troops of the garrison box have beaten it
unrest-card = a card
