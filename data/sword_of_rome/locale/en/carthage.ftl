### Carthage with five players: unrest, mercenaries, the garrison box, the fleet.

event-unrest_raised = **Unrest in Carthage’s lands +{ $by }**, now { $level } of { $most }: { TEXT($cause) }.
event-unrest_lowered = **Unrest in Carthage’s lands −{ $by }**, now { $level }: { TEXT($cause) }.
unrest-uprising = an uprising is stirred up
unrest-support = support spent after a battle
unrest-quelled = the troops of the garrison box have beaten it
unrest-card = the card just played

event-mercenaries_hired = Carthage hires mercenaries with { NAME($card) }: { TEXTS($parts) }.
event-mercenaries_left =
    { $quarter ->
        [True] A quarter of Carthage’s mercenaries goes home, as they are paid double
       *[other] Half of Carthage’s mercenaries go home
    }: { TEXTS($parts) }.
name-hired = Mercenaries
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
action-hire_mercenaries = Hire mercenaries with the card { NAME($card) }: { TEXTS($parts) }
action-dismiss = Send mercenaries home from { KINDS($spaces) }
prompt-reinforcing-departing =
    { $units ->
        [one] One of your { $of } mercenaries goes
       *[other] { $units } of your { $of } mercenaries go
    } home. Which?
asked-reinforcing-departing = to say which mercenaries go home

event-unrest_attacked = **{ NAME($leader) } attacks the unrest in Carthage’s lands** with { $cu } CU; it counts { $level }.
unrest-unquelled = it has beaten the troops that attacked it
leg-unrest = attack the unrest ({ $level })

# The contest of fleets

event-voyage_contested =
    Carthage **contests the voyage of the { NAME($power) }** from { NAME($start) } to { NAME($goal) } with { NAME($card) }{ $help_count ->
        [0] { "" }
       *[other] { " " }and { NAMES($help) }
    }: it must roll{ $modifier ->
        [0] { "" }
       *[other] , at { SIGNED($modifier) }
    }.
event-force_ambushed_at_sea = Ambushed at sea, the { NAME($power) } lose { $cu } CU on the way to { NAME($goal) }.
do-contest = Contest the voyage
hint-contest = A card of yours has it roll: harder by each point of its value after the first
action-contest =
    Contest the voyage with { NAME($card) }{ $help_count ->
        [0] { "" }
       *[other] { " " }and { NAMES($help) }
    }
option-contest = { NAME($card) }: { $chance }% turned back
preview-contest = The voyage is turned back in { $chance }% of the cases, or beaten back with losses.
preview-contested = { NAME($port) }: Carthage may contest the voyage; it then comes through in { $one }% (against a 1), { $two }% (a 2) or { $three }% (a 3) of the cases.
prompt-march-contest = The { NAME($power) } sail from { NAME($start) } to { NAME($goal) } with { $cu } CU. Does your fleet contest that?
prompt-march-avoid_contest = The { NAME($power) } try to sail from { NAME($start) } to { NAME($goal) } with { $cu } CU, to avoid battle. Does your fleet contest that?
prompt-march-refuse_contest = The { NAME($power) } fall back by sea from { NAME($start) } to { NAME($goal) } with { $cu } CU. Does your fleet contest that?
prompt-retreat-contest = The { NAME($power) } retreat by sea from { NAME($start) } to { NAME($goal) } with { $cu } CU. Does your fleet contest that?
prompt-march-crossed = The { NAME($power) } have come through the contest, on the way from { NAME($start) } to { NAME($goal) } with { $cu } CU. Do you play a card?
prompt-march-avoid_crossed = The { NAME($power) } have got through the contest, away from { NAME($start) } to { NAME($goal) } with { $cu } CU. Do you play a card?
prompt-march-refuse_crossed = The { NAME($power) } have got through the contest, back from { NAME($start) } to { NAME($goal) } with { $cu } CU. Do you play a card?
prompt-retreat-crossed = The { NAME($power) } have got through the contest with { $cu } CU, in retreat from { NAME($space) }. Do you play a card?
moment-march-contest = The contest of a voyage
moment-march-avoid_contest = The contest of an army that sails away from battle
moment-march-refuse_contest = The contest of an army that falls back by sea
moment-retreat-contest = The contest of a retreat by sea
moment-march-crossed = A card against a voyage that came through
moment-march-avoid_crossed = A card against an army that has sailed away from battle
moment-march-refuse_crossed = A card against an army that has fallen back by sea
moment-retreat-crossed = A card against a retreat by sea that came through
asked-march-contest = to a voyage
asked-march-avoid_contest = to an army that sails away
asked-march-refuse_contest = to an army that sails back
asked-retreat-contest = to a retreat by sea
asked-march-crossed = to a voyage that came through
asked-march-avoid_crossed = to an army that has sailed away
asked-march-refuse_crossed = to an army that has sailed back
asked-retreat-crossed = to a retreat by sea that came through

# The fleet lent to allies

event-fleet_lent = **Carthage lends the { NAME($power) } its fleet** at { NAME($space) } with { NAME($card) }: up to { $cu } CU.
event-fleet_kept = Carthage lends the { NAME($power) } at { NAME($space) } no ships.
do-lend_fleet = Lend the fleet
do-keep_fleet = Lend no ships
hint-lend_fleet = A card of yours carries your ally: 3, 6 or 10 CU by its value
hint-keep_fleet = You keep your cards; your ally goes by land, if at all
action-lend_fleet = Lend the fleet with the card { NAME($card) }
action-keep_fleet = Lend no ships
option-fleet_ask = ask Carthage for ships
option-fleet_lent = { NAME($card) }: up to { $cu } CU
prompt-march-lend = { NAME($leader) } of the { NAME($power) }, your allies, would sail from { NAME($space) } with { $cu } CU. Do you lend ships?
prompt-march-avoid_lend = The { NAME($power) }, your allies, would sail from { NAME($start) } to { NAME($goal) } with { $cu } CU, to avoid battle. Do you lend ships?
prompt-retreat-lend = The { NAME($power) }, your allies, would retreat by sea from { NAME($start) } to { NAME($goal) } with { $cu } CU. Do you lend ships?
asked-march-lend = to lend ships, or not
asked-march-avoid_lend = to lend ships, or not, to allies who avoid battle
asked-retreat-lend = to lend ships, or not, to allies in retreat

# The Insurrection

event-insurrection_began =
    Insurrection! { $turned ->
        [one] { $turned } mercenary of Carthage in { NAME($source) } **turns against it**, and { $cu } CU stand at { NAME($space) }.
       *[other] { $turned } mercenaries of Carthage in { NAME($source) } **turn against it** and stand at { NAME($space) } with { $cu } CU.
    }
event-insurrection_began_anew = Insurrection! Against Carthage **{ $cu } CU of mercenaries rise** at { NAME($space) }.
event-insurrection_ended =
    The last of the revolting mercenaries is dead: **the Insurrection is over**{ $spaces_count ->
        [0] .
       *[other] , and { NAMES($spaces) } { $spaces_count ->
            [one] is
           *[other] are
        } independent.
    }

# Losses

do-prefer_losses = Say who is lost first
hint-prefer_losses = Where citizens and mercenaries stand together: which of them your losses take first
action-prefer_losses =
    { $first ->
        [citizens_first] Lose citizens before mercenaries
       *[other] Lose mercenaries before citizens
    }
option-mercenaries_first =
    { $now ->
        [1] mercenaries first, as now
       *[other] mercenaries first
    }
option-citizens_first =
    { $now ->
        [1] citizens first, as now
       *[other] citizens first
    }
