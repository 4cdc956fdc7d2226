### Texts of action cards, developments and generals' characteristics, in our own words (reconstruction), in Italian. Figures stand in action_cards.yaml and developments.yaml alone; how they come in here: bot/words/derived_words.py.

note-event = Evento – { $said }
event_note-storm = Meno UM e danni alle navi per una flotta in un'area di mare
event_note-camp_fever = Danni a un'armata nemica fuori dalle sue regioni d'origine
event_note-safe_house = Annulla Corruzione, Sabotaggio, Furto, Doppio agente o Spia contro di te
event_note-loyal_bodyguard = Annulla un Assassinio contro di te; il suo agente può morirne
event_note-hostage_exchange = Offri a una fazione uno status migliore, senza bisogno di un agente
event_text-value_only = Come evento, qui nessuna regola può fare ciò che fa la carta nella copia di chi la possiede.
event_text-forced_march = Una tua armata ha +{ $army_mu } UM in questo turno.
event_text-fair_winds = Una tua flotta ha +{ $navy_mu } UM in questo turno.
event_text-storm = Una flotta in un'area di mare ha { $navy_mu } UM in questo turno e subisce danni alle navi (dado: { NAMES($roll_damage_navy_dice) }).
event_text-broken_ground = Aumenta di { $terrain_delta } il terreno difficile di questa battaglia.
event_text-open_plain = Cambia di { $terrain_delta } il terreno difficile di questa battaglia (minimo 0).
event_text-stratagem =
    Ottieni { $extra_reveal ->
        [one] { $extra_reveal } rivelazione
       *[other] { $extra_reveal } rivelazioni
    } in questa battaglia.
event_text-slip_away = La tua armata evita questa battaglia senza tirare.
event_text-no_escape = Un'armata nemica che ha appena evitato la battaglia deve combattere lo stesso.
event_text-rousing_words =
    Ritira tutti i dadi appena tirati da una tua carta{ $reroll_card_dice ->
        [one] {""}
       *[other] , fino a { $reroll_card_dice } volte
    }.
event_text-steady_line =
    { $downgrade_result ->
        [one] Trasforma in una X un Teschio nemico appena tirato contro una tua carta
       *[other] Trasforma in X fino a { $downgrade_result } Teschi nemici appena tirati contro una tua carta
    }.
event_text-camp_fever = Un'armata nemica fuori dalle proprie regioni d'origine subisce danni (dadi: { NAMES($roll_damage_army_dice) }).
event_text-unpaid_hirelings =
    Un'armata di un avversario perde { $lose_random_mercenary ->
        [one] { $lose_random_mercenary } carta mercenaria scelta
       *[other] { $lose_random_mercenary } carte mercenarie scelte
    } a caso.
event_text-bumper_harvest = Ricevi { $gain_gold } oro; conta come incassato nella Fase tasse.
event_text-blight = Una regione di un avversario non paga tasse in questo round.
event_text-plunder = Dopo aver conquistato una regione ricevi { $gain_gold_region_value_factor } volte il suo valore in oro.
event_text-festival_games =
    Togli fino a { $remove_unrest ->
        [one] { $remove_unrest } segnalino malcontento
       *[other] { $remove_unrest } segnalini malcontento
    } dalle tue regioni.
event_text-agitators =
    Metti { $place_unrest ->
        [one] { $place_unrest } segnalino malcontento
       *[other] { $place_unrest } segnalini malcontento
    } in una regione di un avversario senza caserma.
event_text-web_of_informers =
    Un tuo agente può compiere { $extra_agent_action ->
        [one] { $extra_agent_action } azione
       *[other] { $extra_agent_action } azioni
    } in più in questa fase.
event_text-safe_house = Annulla Corruzione, Sabotaggio, Furto del tesoro, Doppio agente o Spia rivolti contro di te; la carta usata è scartata.
event_text-loyal_bodyguard = Annulla un Assassinio rivolto a un tuo generale o agente; l'agente che agisce muore se un dado VERDE dà un Teschio.
event_text-relay_riders =
    Un tuo agente può fare { $agent_steps ->
        [one] { $agent_steps } passo
       *[other] fino a { $agent_steps } passi
    } in più in questa fase.
event_text-traitor_at_the_gate =
    La guarnigione che assalti tira { $garrison_dice_delta ->
        [one] { $garrison_dice_delta } dado
       *[other] { $garrison_dice_delta } dadi
    }.
event_text-siege_works = Aggiungi dadi al tuo tiro d'attacco in questo assalto ({ NAMES($assault_dice_add_dice) }).
event_text-town_militia =
    La tua guarnigione assaltata tira +{ $garrison_dice_delta ->
        [one] { $garrison_dice_delta } dado
       *[other] { $garrison_dice_delta } dadi
    }.
event_text-conscription = Recluta gratis una carta truppa reclutabile che costa al massimo { $free_recruit_max_cost }.
event_text-recalled_veterans =
    Promuovi a veterani { $upgrade_veteran ->
        [one] { $upgrade_veteran } carta truppa
       *[other] { $upgrade_veteran } carte truppa
    } delle tue armate.
event_text-public_works =
    Costruisci gratis { $free_improvement ->
        [one] { $free_improvement } mercato, caserma o cinta di mura
       *[other] { $free_improvement } edifici tra mercato, caserma e mura
    }, entro i limiti consueti.
event_text-learned_men = Uno sviluppo comprato in questa fase costa { $development_discount_once } oro in meno.
event_text-favourable_omens = Aggiungi { $initiative_bonus } al tuo totale per l'iniziativa dopo che le carte sono rivelate.
event_text-hostage_exchange =
    Offri a una fazione { $offer_diplomacy_step ->
        [one] { $offer_diplomacy_step } gradino
       *[other] { $offer_diplomacy_step } gradini
    } in più nel rapporto, senza agente sul posto.
event_text-second_wind =
    Dopo una vittoria recupera { $extra_recover ->
        [one] { $extra_recover } carta
       *[other] { $extra_recover } carte
    } in più dalla tua zona dei caduti.
development_text-rome_socii_horse = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-rome_centurions =
    Dopo ogni vittoria, anche totale, promuovi { $extra_veteran_upgrade ->
        [one] { $extra_veteran_upgrade } carta
       *[other] { $extra_veteran_upgrade } carte
    } in più.
development_text-rome_consular_command = Puoi reclutare un generale da { $may_buy_general_stars }★ per { $may_buy_general_cost } oro.
development_text-rome_marian_reforms = Sostituisci il mazzo repubblicano con quello imperiale (regolamento).
development_text-rome_engineers = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-rome_siegecraft = Contro di te le guarnigioni tirano dadi GIALLI invece che ROSSI.
development_text-rome_onagers = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-rome_shipyards = Si possono costruire: { NAMES($unlock_ship_ships) }.
development_text-rome_marines = In una battaglia navale due S catturano una carta nave nemica.
development_text-rome_naval_supply = Imbarcarsi e sbarcare non costa UM alle tue armate e flotte.
development_text-rome_viae =
    { $free_roads_per_round ->
        [one] { $free_roads_per_round } strada
       *[other] { $free_roads_per_round } strade
    } gratis in ogni Fase spese.
development_text-rome_latin_rights =
    In ogni tua regione d'origine, per le tasse, { $ignore_unrest ->
        [one] si ignora { $ignore_unrest } segnalino
       *[other] si ignorano { $ignore_unrest } segnalini
    } malcontento.
development_text-rome_publicani = +{ $tax_bonus } oro in ogni Fase tasse.
development_text-rome_bread_circuses =
    In ogni regione, per le tasse, { $ignore_unrest ->
        [one] si ignora { $ignore_unrest } segnalino
       *[other] si ignorano { $ignore_unrest } segnalini
    } malcontento.
development_text-rome_extra_agent = Limite di agenti { $set_agent_limit } (quelli in più si comprano); la mano si completa fino a { $set_hand_limit }.
development_text-rome_legates = +{ $trade_bonus } oro per te in ogni commercio.
development_text-rome_advanced_subterfuge =
    La mano si completa fino a { $set_hand_limit }. A ogni round puoi ritirare { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } dado
       *[other] { $agent_reroll_per_round } dadi
    } dei tuoi agenti.
development_text-carthage_contracts = Le carte mercenarie costano { $mercenary_discount } in meno (minimo 1).
development_text-carthage_iberian_levies = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-carthage_sacred_band = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-carthage_barcids = Puoi reclutare un generale da { $may_buy_general_stars }★ per { $may_buy_general_cost } oro.
development_text-carthage_numidian_alliance = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-carthage_elephant_corps = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-carthage_mahouts = Una volta per battaglia ritira i dadi di una carta elefanti.
development_text-carthage_cothon = Le carte nave costano { $ship_discount } in meno (minimo 1).
development_text-carthage_marines = In una battaglia navale due S catturano una carta nave nemica.
development_text-carthage_pilots = Le flotte hanno +{ $navy_mu } UM.
development_text-carthage_emporia = +{ $trade_bonus } oro per te in ogni commercio.
development_text-carthage_silver = +{ $tax_bonus_if_control_any } oro in ogni Fase tasse finché controlli almeno una tra { NAMES($tax_bonus_if_control_any_regions) }.
development_text-carthage_monopoly = +{ $tax_per_port_market } oro di tasse per ogni mercato in un porto, al massimo { $tax_per_port_market_maximum }.
development_text-carthage_hundred_four =
    In ogni regione, per le tasse, { $ignore_unrest ->
        [one] si ignora { $ignore_unrest } segnalino
       *[other] si ignorano { $ignore_unrest } segnalini
    } malcontento.
development_text-carthage_extra_agent = Limite di agenti { $set_agent_limit } (quelli in più si comprano); la mano si completa fino a { $set_hand_limit }.
development_text-carthage_siege_train = Arte dell'assedio: contro di te le guarnigioni tirano dadi GIALLI invece che ROSSI. Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-carthage_advanced_subterfuge =
    La mano si completa fino a { $set_hand_limit }. A ogni round puoi ritirare { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } dado
       *[other] { $agent_reroll_per_round } dadi
    } dei tuoi agenti.
development_text-greek_phalanx = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-greek_thureos_reform = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-greek_companions = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-greek_agoge = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-greek_catapults = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-greek_siegecraft = Contro di te le guarnigioni tirano dadi GIALLI invece che ROSSI.
development_text-greek_elephants = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-greek_shipyards = Si possono costruire: { NAMES($unlock_ship_ships) }.
development_text-greek_marines = In una battaglia navale due S catturano una carta nave nemica.
development_text-greek_rhodian_pilots = Le flotte hanno +{ $navy_mu } UM.
development_text-greek_agora = +{ $trade_bonus } oro per te in ogni commercio.
development_text-greek_sympoliteia =
    In ogni tua regione d'origine, per le tasse, { $ignore_unrest ->
        [one] si ignora { $ignore_unrest } segnalino
       *[other] si ignorano { $ignore_unrest } segnalini
    } malcontento.
development_text-greek_panhellenic_games = +{ $tax_bonus } oro in ogni Fase tasse.
development_text-greek_library = Gli sviluppi costano { $development_discount } in meno (minimo 1).
development_text-greek_extra_agent = Limite di agenti { $set_agent_limit } (quelli in più si comprano); la mano si completa fino a { $set_hand_limit }.
development_text-greek_proxenoi =
    Gli agenti si muovono di { $agent_move ->
        [one] { $agent_move } passo
       *[other] { $agent_move } passi
    } in più.
development_text-greek_advanced_subterfuge =
    La mano si completa fino a { $set_hand_limit }. A ogni round puoi ritirare { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } dado
       *[other] { $agent_reroll_per_round } dadi
    } dei tuoi agenti.
development_text-barbarian_reduced_antipathy = Non ci sono più lotte tra tribù.
development_text-barbarian_national_unity = Finiscono il limite al reclutamento e il divieto di unire guerrieri di montagna e di pianura.
development_text-barbarian_high_king = Puoi reclutare un generale da { $may_buy_general_stars }★ per { $may_buy_general_cost } oro.
development_text-barbarian_noble_retinues = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-barbarian_chariots = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-barbarian_soldurii = Si possono reclutare: { NAMES($unlock_unit_units) }.
development_text-barbarian_war_fury = Una volta per battaglia ritira i dadi di una carta di fanteria sciolta.
development_text-barbarian_peaceful_agriculture = I mercati di regioni adiacenti contano come uniti anche senza strade.
development_text-barbarian_iron = +{ $tax_bonus } oro in ogni Fase tasse; { NAME($improvement_discount_improvement) }: costo ridotto di { $improvement_discount }.
development_text-barbarian_oppida =
    Ogni guarnigione delle tue regioni d'origine tira { $home_garrison_die ->
        [one] { $home_garrison_die } dado
       *[other] { $home_garrison_die } dadi
    } in più.
development_text-barbarian_sacred_groves =
    In ogni regione, per le tasse, { $ignore_unrest ->
        [one] si ignora { $ignore_unrest } segnalino
       *[other] si ignorano { $ignore_unrest } segnalini
    } malcontento.
development_text-barbarian_venetic_shipwrights = Si possono costruire: { NAMES($unlock_ship_ships) }.
development_text-barbarian_siegecraft = Contro di te le guarnigioni tirano dadi GIALLI invece che ROSSI.
development_text-barbarian_marines = In una battaglia navale due S catturano una carta nave nemica.
development_text-barbarian_extra_agent = Limite di agenti { $set_agent_limit } (quelli in più si comprano); la mano si completa fino a { $set_hand_limit }.
development_text-barbarian_druid_council =
    In ogni Fase spese togli gratis { $remove_unrest_per_round ->
        [one] { $remove_unrest_per_round } segnalino malcontento
       *[other] { $remove_unrest_per_round } segnalini malcontento
    } dalle tue regioni.
development_text-barbarian_advanced_subterfuge =
    La mano si completa fino a { $set_hand_limit }. A ogni round puoi ritirare { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } dado
       *[other] { $agent_reroll_per_round } dadi
    } dei tuoi agenti.
characteristic_text-scout = Prima di una battaglia può alzare o abbassare di 1 il terreno difficile (minimo 0).
characteristic_text-pathfinder = La sua armata ignora le UM in più di fiumi e catene montuose.
characteristic_text-tactician = Una rivelazione in più in ogni battaglia di terra, anche contro un generale migliore.
characteristic_text-cavalry_commander = Può ritirare un dado in ogni scontro della Lotta per le ali in cui ha una carta.
characteristic_text-phalanx_drill = Una volta per battaglia annulla una X nemica contro la fanteria serrata.
characteristic_text-inspiring = Una volta per battaglia ritira tutti i dadi di una propria carta.
characteristic_text-besieger = Aggiunge un dado GIALLO a ogni tiro d'attacco in un assalto.
characteristic_text-stubborn = Quando attacca, il nemico non può tirare per evitare la battaglia.
characteristic_text-elusive = Quando tira per evitare la battaglia, una faccia vuota vale una S.
characteristic_text-forced_marcher = La sua armata ha +1 UM.
characteristic_text-admiral = Aggiunge un dado VERDE alle battaglie navali della flotta che lo trasporta.
characteristic_text-ambusher = In una regione con almeno un simbolo albero il terreno difficile aumenta di 1.
characteristic-scout = Esploratore
characteristic-pathfinder = Apripista
characteristic-tactician = Tattico
characteristic-cavalry_commander = Maestro di cavalleria
characteristic-phalanx_drill = Maestro di falange
characteristic-inspiring = Trascinatore
characteristic-besieger = Espugnatore
characteristic-stubborn = Ostinato
characteristic-elusive = Sfuggente
characteristic-forced_marcher = Marciatore
characteristic-admiral = Ammiraglio
characteristic-ambusher = Maestro d'imboscate
derived-card_name = { NAME($action) } / { NAME($event) } ({ $tax } oro)
derived-card = { NAME($action) }; oppure una tassa d'emergenza da { $tax } oro; oppure { NAME($event) }: { $said }
