### The sequence of play, hands and decks, support by a card, Desperate Times: what has happened, what may be done, what is asked.

## The turn

event-turn_began = **Turn { $turn } of { $of }**: { $first } to { $last } BC.
event-mines_depleted =
    {"**"}The Etruscan mines are exhausted**: { $lost ->
        [one] { $lost } home space is
       *[other] { $lost } home spaces are
    } lost. No bribes from now on.
event-first_chosen =
    The { NAME($side) }, who { $tied ->
        [yes] win the tie for
       *[no] have
    } the fewest victory points ({ $vp }), let the { NAME($first) } go first.
event-first_chosen_self =
    The { NAME($side) }, who { $tied ->
        [yes] win the tie for
       *[no] have
    } the fewest victory points ({ $vp }), go first.
event-became_active = The { NAME($side) } are active.
event-passed = The { NAME($side) } pass.
event-attrition_rolled =
    Attrition outside their own land: { NAME($power) } in { NAME($space) }, { $cu } CU, { DICE($dice) } ({ $first } or more costs CU): { $lost ->
        [0] nothing lost
        [one] **{ $lost } CU lost**
       *[other] **{ $lost } CU lost**
    }.
event-marker_placed = { NAME($space) } surrenders to the { NAME($power) }, whose CU stand there.
event-marker_placed_for = { NAME($space) } surrenders to the { NAME($power) } and goes to the { NAME($after) }, whose home it is.
event-marker_placed_freed = The { NAME($power) } free { NAME($space) }, home of an ally: it is independent.
event-isolated =
    { NAMES($spaces) } { $count ->
        [one] is
       *[other] are
    } cut off from the { NAME($power) } and independent.
event-scored =
    { NAME($side) } **{ $sign }{ $size }**, now { $vp }{ $end ->
        [yes] , where the track ends
       *[no] { "" }
    }: { TEXTS($parts) }.
event-scored_nothing = { NAME($side) } ±0, still { $vp }.
scored-gained = +{ $count } for { NAMES($spaces) }
scored-unrest = −{ $count } for the unrest in Carthage’s lands
scored-lost = −{ $count } for { NAMES($spaces) } lost
event-alliance_renewed = The { NAME($one) } and the { NAME($other) } renew their alliance.
event-alliance_lapsed = The alliance of the { NAME($one) } and the { NAME($other) } ends: it was not renewed by the { NAMES($by) }.
event-order_set = The { NAME($side) }, who win ties, say who places first: { NAMES($order) }.
event-consuls_returned = { NAMES($leaders) } lay down the consulate.
event-consuls_drawn = The new consuls are { NAMES($leaders) }.
event-consuls_drawn_waiting = The new consuls are { NAMES($leaders) }; without an army outside walls they wait in the box.
event-reinforced = { NAME($power) }: { TEXTS($parts) }.
placed-count = +{ $count } CU in { NAME($space) }
event-leader_placed = { NAME($leader) } joins the CU in { NAME($space) }.
event-leaders_kept =
    { $kept ->
        [0] The { NAME($side) } keep no leader who costs loyalty
       *[other] The { NAME($side) } keep { NAMES($keep) }; loyalty paid: { TEXTS($parts) }{ $spared ->
            [0] { "" }
           *[other] { " " }({ $spared } less for land of Carthage in Sicily)
        }
    }{ $lost ->
        [0] .
       *[other] . Gone for good: { NAMES($gone) }.
    }
placed-paid = { NAME($space) } −{ $count }
event-eliminated = **The { NAME($side) } have no CU left and are out of the game.** Their hand is shown: { NAMES($cards) }.
event-eliminated_bare = **The { NAME($side) } have no CU left and are out of the game.**
event-game_ended =
    { $how ->
        [automatic] **The { NAMES($winners) } win automatically** with { $vp } victory points; { $level } were enough
        [alone] **The { NAMES($winners) } are left alone and win**
       *[last_turn] **The { NAMES($winners) } win** after the last turn, with { $vp } victory points
    }.
outcome-automatic = { NAMES($winners) } reached { $level } victory points
outcome-last_turn = { NAMES($winners) } had the most victory points, { $vp }
outcome-alone = { NAMES($winners) } alone had CU left

## Cards

event-deck_shuffled =
    The discards of the { NAME($side) } are shuffled into their deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_drawn =
    The { NAME($side) } draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_drawn_own =
    You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for the { NAME($side) }: { NAMES($cards) }.
event-cards_discarded = The { NAME($side) } lay { NAMES($cards) } aside.
event-card_played = The { NAME($side) } play **{ NAME($card) }** for its value of { $value }.
event-card_played_alone = The { NAME($side) } play **{ NAME($card) }** for its value of { $value }; what their owner’s card does, no rule here can do.
event-event_played = The { NAME($side) } play **{ NAME($card) }**.
event-response_played = The { NAME($side) } answer with **{ NAME($card) }**.
event-unit_raised = The { NAME($power) } raise a CU in { NAME($space) }.
event-support_spent =
    Support of the { NAME($side) }: { $what ->
        [raised] loyalty of { NAME($space) } rises to { $loyalty }
        [lowered] loyalty of { NAME($space) } falls to { $loyalty }
        [placed] { NAME($space) } goes from the { NAME($before) } to the { NAME($after) }
        [taken] **{ NAME($space) } goes over to the { NAME($after) }**
       *[independent] **{ NAME($space) } leaves the { NAME($before) } and is independent**
    }.
event-support_spent_free = Support of the { NAME($side) }: { NAME($space) }, independent until now, goes to the { NAME($after) }.
support-add = { NAME($space) } +
support-remove = { NAME($space) } −
support-plunder = a plunder marker
support-unrest = a point on the unrest in Carthage’s lands
support-unrest_lower = Lower the unrest in Carthage’s lands by 1 (now { $level })
support-unrest_raise = Raise the unrest in Carthage’s lands by 1 (now { $level } of { $most })

## Desperate Times

event-announcement_made = You announce Desperate Times of the { NAME($side) } for before the { NAME($before) } next act. Nobody else knows.
event-announcement_made_end = You announce Desperate Times of the { NAME($side) } for after the last round. Nobody else knows.
event-announcement_made_never = You withdraw the announcement of Desperate Times of the { NAME($side) }. Nobody else knows.
event-desperate_announced = **Desperate Times** announced for before the { NAME($before) } act, by { NAMES($sides) }.
event-desperate_played = **The { NAME($side) } play Desperate Times.**
event-desperate_played_contested =
    {"**"}The { NAME($side) } play Desperate Times**, since they have the fewest victory points of those who wanted to; { NAMES($others) } keep theirs.
event-cards_swapped =
    The { NAME($side) } exchange { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { NAMES($cards) }.
event-event_fetched =
    The { NAME($side) } find **{ NAME($card) }** { $zone ->
        [hand] in their hand
        [deck] in their deck, which is shuffled
       *[discard] among their discards
    }.

## What may be done

do-end_turn = Done: the others go on
preview-unplayed = You have played no card yet, and the next chance comes a round later. Still possible now: { TEXTS($deeds) }.
preview-left = Possible now, and no more once you are done: { TEXTS($deeds) }.
preview-not_activated = Could still be activated by this Campaign: { NAMES($leaders) }.
do-discard = Lay cards aside
do-go_first = Say who goes first
do-take_surrender = Roll for sieges and place markers
do-renew = Renew alliances
do-set_order = Set the order
do-reinforce = Place reinforcements
do-place_consuls = Place the consuls
do-announce = Announce Desperate Times
do-play_desperate = Play Desperate Times
do-hold_back = Keep it for later
do-swap = Exchange cards
do-fetch_event = Find an event
do-add_support = Spend support
do-raise_unit = Raise a CU
do-play_event = Play an event
hint-end_turn = You are done for this round; if you have played no card, you pass
hint-discard = Lay cards of your hand aside before you draw
hint-go_first = Which side goes first
hint-take_surrender = Place markers where your CU stand, and roll for sieges
hint-renew = Which alliances go on; the others end
hint-set_order = In which order tied sides place their reinforcements
hint-reinforce = Place new CU and leaders
hint-place_consuls = Place the two consuls with Roman CU
hint-announce = In secret: before which side acts you want to play Desperate Times
hint-play_desperate = Interrupt: act as with a 3, exchange cards, or find an event
hint-hold_back = Do not play Desperate Times now
hint-swap = Desperate Times: lay cards aside and draw as many
hint-fetch_event = Desperate Times: find an event in hand, deck or discards and play it
hint-add_support = A card's value in points: raise cities, place markers
hint-raise_unit = Place one CU with a card of value 3
hint-play_event = Play a card as its event
action-end_turn = Done: the others go on
action-discard = { $cards_count ->
        [0] Lay nothing aside
       *[other] Lay aside: { NAMES($cards) }
    }
action-go_first = Let the { NAME($first) } go first
action-take_surrender = Place no marker, roll for no siege
action-renew = { $pairs_count ->
        [0] Renew no alliance
        [one] Renew the alliance of { TEXTS($pairs) }
       *[other] Renew these alliances: { TEXTS($pairs) }
    }
action-set_order = Place in this order: { NAMES($order) }
action-reinforce = Place reinforcements: { TEXTS($parts) }
action-place_consuls = Place { TEXTS($parts) }
action-announce = Announce Desperate Times for before the { NAME($before) } act
action-announce_end = Announce Desperate Times after the last round
action-announce_never = Announce no Desperate Times
action-play_desperate = Play Desperate Times
action-hold_back = Keep Desperate Times for later
action-swap = Exchange { NAMES($cards) }
action-fetch_event = Find and play { NAME($event) }
action-add_support = Spend support: { TEXTS($parts) } (card: { NAME($card) })
action-raise_unit = Raise a CU of the { NAME($power) } in { NAME($space) } (card: { NAME($card) })
action-play_event = Play { NAME($card) }
placed-unit = { NAME($space) } ({ NAME($power) })
placed-leader = { NAME($leader) } in { NAME($space) }
alliance-pair = { NAME($one) } and { NAME($other) }
name-end = After the last round
name-never = Never: withdraw it

## What is asked

prompt-turns-draw =
    Your hand has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and is drawn up to { $size }. Which do you lay aside first?
prompt-turns-first = You have the fewest victory points ({ $vp }). Who goes first this turn?
prompt-turns-last_chance = The last round is over. Do you play Desperate Times?
prompt-turns-announce = When do you want to play Desperate Times? Nobody else learns of it before.
prompt-turns-renewal = All alliances end now. Which do you renew? Both sides must want it.
prompt-round-contest = { NAMES($announced) } announced Desperate Times for before the { NAME($before) } act. Do you play yours now? Of those who do, who has the fewest victory points goes.
prompt-player_turn-menu =
    { $desperate ->
        [True] Desperate Times: act as with a 3, exchange cards, or find an event.
       *[False]
            Round { $round } of { $of }: { $played ->
                [True] your card is played. Anything else?
               *[False] what do you do?
            }
    }
prompt-surrender-start =
    { $marked ->
        [0] Where do you roll for sieges?
       *[other] Where do your markers come, and where do you roll for sieges?
    }
prompt-reinforcing-other =
    { $units ->
        [one] { $units } CU of the { NAME($power) } is yours to place. Where?
       *[other] { $units } CU of the { NAME($power) } are yours to place. Where?
    }
prompt-reinforcing-order = { NAMES($sides) } are tied, and you win ties. Who places first?
prompt-reinforcing-sides =
    { $units ->
        [0] Which leaders do you place?
        [one] You have { $units } CU to place. Where, and who leads?
       *[other] You have { $units } CU to place. Where, and who leads?
    }
prompt-reinforcing-consuls = Your consuls are { NAMES($leaders) }. With which armies do they stand?
asked-turns-draw = to lay cards aside
asked-turns-first = to say who goes first
asked-turns-last_chance = to act once more, or not
asked-turns-renewal = to renew alliances
asked-round-contest = to interrupt, or not
moment-round-contest = Desperate Times before a side acts
asked-player_turn-menu = to act
asked-surrender-start = to choose markers and sieges
asked-reinforcing-other = to place a non-player's CU
asked-reinforcing-order = for the order of reinforcements
asked-reinforcing-sides = to place reinforcements
asked-reinforcing-consuls = to place the consuls

## Options and phases

name-option_last_round = Last turn (6 is the short game, 9 the full one)
name-option_reinforcements = Reinforcements
name-option_reinforcements_at_once = All place at once
name-option_reinforcements_in_order = One after another, most victory points first
name-option_sides = Sides
name-option_sides_by_seat = As chosen, else by seat
name-option_sides_random = By lot
option_text-length = how many turns are played; the short game is an evening less.
option_text-reinforcements = whether one may see where the others place before one places.
option_text-sides = whether sides are chosen or drawn.

## Why not

refused-played = You have played your card of this round, and this needs one, or cannot be done now (section { $section }).
refused-no_deed = { TEXT($deed) }: none of your cards allows it now, or there is nothing that it could change (section { $section }).
refused-support_never = No support reaches { NAME($space) }: tribes, boxes and Carthago have none (section { $section }).
refused-support_besieged = { NAME($space) } is besieged, so its loyalty cannot be raised (section { $section }).
refused-support_full = { NAME($space) } is as loyal as it can be (section { $section }).
refused-support_held = { NAME($space) } bears your marker already (section { $section }).
refused-support_no_cu = None of your CU stand in { NAME($space) }, so no marker is placed there (section { $section }).
refused-support_not_own = { NAME($space) } is not yours, and walls open to a siege alone (section { $section }).
refused-support_independent = { NAME($space) } is independent: nobody's support is there to be removed (section { $section }).
refused-support_ally = { NAME($space) } belongs to the { NAME($power) }, who are yours or allies (section { $section }).
refused-support_adds = A card's value adds support of your own; that of the { NAME($power) } in { NAME($space) } is only lowered after a battle or by an event (section { $section }).
refused-support_not_loser = { NAME($space) } belongs to the { NAME($power) }, who did not lose this battle (section { $section }).
refused-support_garrison =
    The { NAME($power) } have { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CU
    } in { NAME($space) }, which secure it (section { $section }).
refused-event_response = { NAME($card) } is a response: it is played when its moment comes, or for its value (section { $section }).
refused-event_campaign = { NAME($card) } is a Campaign: play it as one, or for its value (section { $section }).
refused-event_npa = { NAME($card) } activates a non-player power; that is a move of its own (section { $section }).
refused-event_desperate_times = Desperate Times is no event (section { $section }).
refused-event_by_value = { NAME($card) } has no event that can be played here: the card counts for its value of { $value } alone (section { $section }).
refused-event_nothing = { NAME($card) } would change nothing now, or its price cannot be paid (section { $section }).
support-added = { NAME($space) } +{ $count }
support-removed = { NAME($space) } −{ $count }
action-take_surrender_markers = Place a marker in { NAMES($markers) }
action-take_surrender_sieges = Roll for the siege of { NAMES($sieges) }
action-take_surrender_markers_sieges = Place a marker in { NAMES($markers) }; roll for the siege of { NAMES($sieges) }
action-reinforce_nothing = Place no reinforcements
press-play_event = { $rest_count ->
        [0] Play { $first }
       *[other] Play { $first }: { $rest }
    }
press-fetch_event = { $rest_count ->
        [0] Find and play { $first }
       *[other] Find and play { $first }: { $rest }
    }
press-choose_targets = { $rest_count ->
        [0] For the event: { $first }
       *[other] For the event: { $first } and { $rest }
    }
