### Why an Operation is not offered now, for who looks for it in vain.

why-nowhere = { NAME($leader, form: "the_first") } is not on the map.
why-urban_praetor = Outside Rome the Urban Praetor can do nothing but march.
why-bound = He has raised new legions, and brings them to his province before he does anything else.
why-must_part = { NAME($leader, form: "the_first") } shares the hex with the man whom he cannot bear, and must leave it first.
why-shut_in = He is besieged in { NAME($place) }.
why-no_way = From here he may enter no hex.
why-no_leave = The Urban Praetor leaves Rome only with leave of the Senate.
why-in_order = His force is in good order.
why-disorganized = His force is Disorganized: before it has recovered it does not attack or storm.
why-no_troops = He leads no troops here.
why-follows_nobody = { NAME($leader, form: "the_first") } is Overall Commander: he takes others along, and goes along with nobody (ruling T21).
why-nobody_outside = No enemy force stands outside a city in this hex, { NAME($place) }.
why-all_inside = The enemies at { NAME($place) } are all inside the city: a siege reaches them, not an attack.
why-no_city = There is no city in this hex, { NAME($place) }.
why-own_city = { NAME($place) } is no enemy city.
why-inside = He is in the city of { NAME($place) }; it is done from outside.
why-besieged = { NAME($power, form: "the_first") } { GRAMMAR($power, "number") ->
        [plural] besiege
       *[singular] besieges
    } { NAME($place) } already.
why-enemy_outside = An enemy force stands outside { NAME($place) }: it must be beaten first.
why-too_few = { NAME($place) } has a strength of { $strength }, its own defence and all who are inside. A siege needs as much infantry; here { $infantry ->
        [one] is { $infantry } SP
       *[other] are { $infantry } SP
    }.
why-no_siege = He besieges no city here: **Place a siege** comes first.
why-besieges_nothing = He besieges no city here.
why-stormed = { NAME($place) } has been stormed in this phase already.
why-not_his = Another commands the siege of { NAME($place) }, or none of his infantry is there.
why-never_rome = Rome is never betrayed.
why-tried = Treachery has been tried at { NAME($place) } in this phase already.
why-no_guile = { NAME($leader, form: "the_first") } has no Guile left that he may spend on it, or nobody is left inside to be bought.
why-nobody_to_ask = No enemy city lies in his hex or beside it.
why-garrisoned = { NAME($place) } has a garrison; only cities without one can be asked.
why-stands_fast = { NAME($place) } lies in a province that stands fast: none of its cities surrenders (ruling T22).
why-too_large = { NAME($place) } is too large: only small cities can be asked, and medium ones whose province leans to his side.
why-asked = { NAME($place) } has been asked in this phase already.
why-too_weak = { NAME($place) } listens to { $needed } SP and more, three times its own defence; here { $sp ->
        [one] is { $sp }
       *[other] are { $sp }
    }.
why-levied = Men have been raised this turn already.
why-first_turn = In the first turn the Senate is not asked for legions.
why-not_overall = { NAME($leader, form: "the_first") } is not Overall Commander: he alone raises men.
why-no_levy = No province sends men now, or none has a place for them.

# Embassies, and part of an army

why-no_part = A part marches only where legions, or SP of at least two, stand under { NAME($leader, form: "the") } that may be parted; a tribe’s army never is.
why-envoy_gone = He has sent an embassy, or persuaded a province, in this phase already: one is allowed a phase.
why-no_diplomat = { NAME($leader, form: "the_first") } has no Diplomatic Rating: he moves no province by words.
why-nobody_near = No province that he may win over lies where he is, or beside it.
why-embassies_spent = Each province that he reaches has had { $tries ->
        [one] its { $tries } embassy
       *[other] its { $tries } embassies
    } of his side this turn.
why-guile_spent = { NAME($leader, form: "the_first") } has no Guile left, a point of which each box costs.
why-persuaded = The provinces that he reaches have been persuaded this turn, are won to the last box, or cost more Guile than he has.
why-level_fixed = { NAME($place) } has no level that could be moved.
why-out_of_reach = { NAME($place) } is too far: he wins over the province where he is, or one beside it.
why-embassies_there = { NAME($place) } has had { $tries ->
        [one] its { $tries } embassy
       *[other] its { $tries } embassies
    } of his side this turn.
why-persuaded_there = { NAME($place) } has been persuaded this turn, is won to the last box, or costs more Guile than he has.
