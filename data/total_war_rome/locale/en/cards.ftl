### Texts of action cards, developments and generals' characteristics, in our own words (reconstruction). Figures stand in action_cards.yaml and developments.yaml alone; how they come in here: bot/words/derived_words.py.

note-event = Event – { $said }
event_note-storm = Fewer MU for a navy in a sea area, and damage to its ships
event_note-camp_fever = Damage to an enemy army outside its own home regions
event_note-safe_house = Cancel a Bribe, Sabotage, Theft, Double Agent or Spy aimed at you
event_note-loyal_bodyguard = Cancel an Assassination aimed at you; its agent may die of it
event_note-hostage_exchange = Offer a faction a better status, without an agent there
event_text-value_only = For its event, no rule here can do what the card of its owner’s copy does.
event_text-forced_march = One of your armies has +{ $army_mu } MU this turn.
event_text-fair_winds = One of your navies has +{ $navy_mu } MU this turn.
event_text-storm = A navy in a sea area has { $navy_mu } MU this turn and suffers ship damage (dice: { NAMES($roll_damage_navy_dice) }).
event_text-broken_ground = Raise the difficult terrain of this battle by { $terrain_delta }.
event_text-open_plain = Change the difficult terrain of this battle by { $terrain_delta } (minimum 0).
event_text-stratagem =
    You gain { $extra_reveal ->
        [one] { $extra_reveal } reveal
       *[other] { $extra_reveal } reveals
    } in this battle.
event_text-slip_away = Your army avoids this battle without a die roll.
event_text-no_escape = An enemy army that has just avoided battle must fight after all.
event_text-rousing_words =
    Reroll all dice just rolled by one of your cards{ $reroll_card_dice ->
        [one] {""}
       *[other] , up to { $reroll_card_dice } times
    }.
event_text-steady_line =
    { $downgrade_result ->
        [one] Turn one enemy Skull just rolled against your card into an X
       *[other] Turn up to { $downgrade_result } enemy Skulls just rolled against your card into X
    }.
event_text-camp_fever = An enemy army that stands outside its own home regions suffers damage (dice: { NAMES($roll_damage_army_dice) }).
event_text-unpaid_hirelings =
    One army of an opponent loses { $lose_random_mercenary ->
        [one] { $lose_random_mercenary } mercenary card
       *[other] { $lose_random_mercenary } mercenary cards
    }, picked at random.
event_text-bumper_harvest = Gain { $gain_gold } gold; it counts as raised in the Taxation Phase.
event_text-blight = One region of an opponent yields no tax this round.
event_text-plunder = After you conquer a region gain its gold value { $gain_gold_region_value_factor } times.
event_text-festival_games =
    Remove up to { $remove_unrest ->
        [one] { $remove_unrest } unrest marker
       *[other] { $remove_unrest } unrest markers
    } from your regions.
event_text-agitators =
    Place { $place_unrest ->
        [one] { $place_unrest } unrest marker
       *[other] { $place_unrest } unrest markers
    } in a region of an opponent that has no barracks.
event_text-web_of_informers =
    One of your agents may perform { $extra_agent_action ->
        [one] { $extra_agent_action } further action
       *[other] { $extra_agent_action } further actions
    } this phase.
event_text-safe_house = Cancel a Bribe, Sabotage, Treasury Theft, Double Agent or Spy action aimed at you; its card is discarded.
event_text-loyal_bodyguard = Cancel an Assassination aimed at your general or agent; the acting agent dies on a roll of Skull on one GREEN die.
event_text-relay_riders =
    One of your agents moves up to { $agent_steps ->
        [one] { $agent_steps } further step
       *[other] { $agent_steps } further steps
    } this phase.
event_text-traitor_at_the_gate =
    The garrison that you assault rolls { $garrison_dice_delta ->
        [one] { $garrison_dice_delta } die
       *[other] { $garrison_dice_delta } dice
    }.
event_text-siege_works = Add dice to your attack roll in this assault ({ NAMES($assault_dice_add_dice) }).
event_text-town_militia =
    Your assaulted garrison rolls +{ $garrison_dice_delta ->
        [one] { $garrison_dice_delta } die
       *[other] { $garrison_dice_delta } dice
    }.
event_text-conscription = Recruit one recruitable troop card of cost { $free_recruit_max_cost } or less free of charge.
event_text-recalled_veterans =
    Upgrade { $upgrade_veteran ->
        [one] { $upgrade_veteran } troop card
       *[other] { $upgrade_veteran } troop cards
    } of your armies to the veteran version.
event_text-public_works =
    Build { $free_improvement ->
        [one] { $free_improvement } market, barracks or walls
       *[other] { $free_improvement } of market, barracks or walls
    } free of charge within the usual limits.
event_text-learned_men = One development bought this phase costs { $development_discount_once } gold less.
event_text-favourable_omens = Add { $initiative_bonus } to your initiative total after the reveal.
event_text-hostage_exchange =
    Offer one faction a diplomatic improvement by { $offer_diplomacy_step ->
        [one] { $offer_diplomacy_step } step
       *[other] { $offer_diplomacy_step } steps
    } without needing an agent there.
event_text-second_wind =
    After a victory recover { $extra_recover ->
        [one] { $extra_recover } further card
       *[other] { $extra_recover } further cards
    } from your dead zone.
development_text-rome_socii_horse = { NAMES($unlock_unit_units) } may be recruited.
development_text-rome_centurions =
    After any Victory or Total Victory upgrade { $extra_veteran_upgrade ->
        [one] { $extra_veteran_upgrade } further card
       *[other] { $extra_veteran_upgrade } further cards
    }.
development_text-rome_consular_command = May recruit a { $may_buy_general_stars }* general for { $may_buy_general_cost } gold.
development_text-rome_marian_reforms = Replace the Republican by the Imperial deck (rulebook).
development_text-rome_engineers = { NAMES($unlock_unit_units) } may be recruited.
development_text-rome_siegecraft = Garrisons roll YELLOW instead of RED against you.
development_text-rome_onagers = { NAMES($unlock_unit_units) } may be recruited.
development_text-rome_shipyards = { NAMES($unlock_ship_ships) } may be built.
development_text-rome_marines = Two S results in a naval battle capture one enemy ship card.
development_text-rome_naval_supply = Embarking and disembarking costs your armies and navies no MU.
development_text-rome_viae =
    { $free_roads_per_round ->
        [one] { $free_roads_per_round } road
       *[other] { $free_roads_per_round } roads
    } free in each Spending Phase.
development_text-rome_latin_rights =
    In each home region { $ignore_unrest ->
        [one] { $ignore_unrest } unrest marker is
       *[other] { $ignore_unrest } unrest markers are
    } ignored when taxing.
development_text-rome_publicani = +{ $tax_bonus } gold in each Taxation Phase.
development_text-rome_bread_circuses =
    In every region { $ignore_unrest ->
        [one] { $ignore_unrest } unrest marker is
       *[other] { $ignore_unrest } unrest markers are
    } ignored when taxing.
development_text-rome_extra_agent = Agent limit { $set_agent_limit } (more are bought); hand refills to { $set_hand_limit }.
development_text-rome_legates = +{ $trade_bonus } gold for you in every trade.
development_text-rome_advanced_subterfuge =
    Hand refills to { $set_hand_limit }. { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } own agent die
       *[other] { $agent_reroll_per_round } own agent dice
    } may be rerolled each round.
development_text-carthage_contracts = Mercenary cards cost { $mercenary_discount } less (minimum 1).
development_text-carthage_iberian_levies = { NAMES($unlock_unit_units) } may be recruited.
development_text-carthage_sacred_band = { NAMES($unlock_unit_units) } may be recruited.
development_text-carthage_barcids = May recruit a { $may_buy_general_stars }* general for { $may_buy_general_cost } gold.
development_text-carthage_numidian_alliance = { NAMES($unlock_unit_units) } may be recruited.
development_text-carthage_elephant_corps = { NAMES($unlock_unit_units) } may be recruited.
development_text-carthage_mahouts = Once per battle reroll the dice of one elephant card.
development_text-carthage_cothon = Ship cards cost { $ship_discount } less (minimum 1).
development_text-carthage_marines = Two S results in a naval battle capture one enemy ship card.
development_text-carthage_pilots = Navies have +{ $navy_mu } MU.
development_text-carthage_emporia = +{ $trade_bonus } gold for you in every trade.
development_text-carthage_silver = +{ $tax_bonus_if_control_any } gold in each Taxation Phase while you control any of { NAMES($tax_bonus_if_control_any_regions) }.
development_text-carthage_monopoly = +{ $tax_per_port_market } gold in Taxation for each market at a port, at most { $tax_per_port_market_maximum }.
development_text-carthage_hundred_four =
    In every region { $ignore_unrest ->
        [one] { $ignore_unrest } unrest marker is
       *[other] { $ignore_unrest } unrest markers are
    } ignored when taxing.
development_text-carthage_extra_agent = Agent limit { $set_agent_limit } (more are bought); hand refills to { $set_hand_limit }.
development_text-carthage_siege_train = Siegecraft: garrisons roll YELLOW instead of RED against you. { NAMES($unlock_unit_units) } may be recruited.
development_text-carthage_advanced_subterfuge =
    Hand refills to { $set_hand_limit }. { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } own agent die
       *[other] { $agent_reroll_per_round } own agent dice
    } may be rerolled each round.
development_text-greek_phalanx = { NAMES($unlock_unit_units) } may be recruited.
development_text-greek_thureos_reform = { NAMES($unlock_unit_units) } may be recruited.
development_text-greek_companions = { NAMES($unlock_unit_units) } may be recruited.
development_text-greek_agoge = { NAMES($unlock_unit_units) } may be recruited.
development_text-greek_catapults = { NAMES($unlock_unit_units) } may be recruited.
development_text-greek_siegecraft = Garrisons roll YELLOW instead of RED against you.
development_text-greek_elephants = { NAMES($unlock_unit_units) } may be recruited.
development_text-greek_shipyards = { NAMES($unlock_ship_ships) } may be built.
development_text-greek_marines = Two S results in a naval battle capture one enemy ship card.
development_text-greek_rhodian_pilots = Navies have +{ $navy_mu } MU.
development_text-greek_agora = +{ $trade_bonus } gold for you in every trade.
development_text-greek_sympoliteia =
    In each home region { $ignore_unrest ->
        [one] { $ignore_unrest } unrest marker is
       *[other] { $ignore_unrest } unrest markers are
    } ignored when taxing.
development_text-greek_panhellenic_games = +{ $tax_bonus } gold in each Taxation Phase.
development_text-greek_library = Developments cost { $development_discount } less (minimum 1).
development_text-greek_extra_agent = Agent limit { $set_agent_limit } (more are bought); hand refills to { $set_hand_limit }.
development_text-greek_proxenoi =
    Agents move { $agent_move ->
        [one] { $agent_move } further step
       *[other] { $agent_move } further steps
    }.
development_text-greek_advanced_subterfuge =
    Hand refills to { $set_hand_limit }. { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } own agent die
       *[other] { $agent_reroll_per_round } own agent dice
    } may be rerolled each round.
development_text-barbarian_reduced_antipathy = Tribal infighting no longer happens.
development_text-barbarian_national_unity = Recruiting limit and the Highland/Lowland ban end.
development_text-barbarian_high_king = May recruit a { $may_buy_general_stars }* general for { $may_buy_general_cost } gold.
development_text-barbarian_noble_retinues = { NAMES($unlock_unit_units) } may be recruited.
development_text-barbarian_chariots = { NAMES($unlock_unit_units) } may be recruited.
development_text-barbarian_soldurii = { NAMES($unlock_unit_units) } may be recruited.
development_text-barbarian_war_fury = Once per battle reroll the dice of one loose foot card.
development_text-barbarian_peaceful_agriculture = Markets in adjacent regions count as linked without roads.
development_text-barbarian_iron = +{ $tax_bonus } gold in each Taxation Phase; { NAME($improvement_discount_improvement) } cost { $improvement_discount } less.
development_text-barbarian_oppida =
    Each of your home-region garrisons rolls { $home_garrison_die ->
        [one] { $home_garrison_die } die
       *[other] { $home_garrison_die } dice
    } more.
development_text-barbarian_sacred_groves =
    In every region { $ignore_unrest ->
        [one] { $ignore_unrest } unrest marker is
       *[other] { $ignore_unrest } unrest markers are
    } ignored when taxing.
development_text-barbarian_venetic_shipwrights = { NAMES($unlock_ship_ships) } may be built.
development_text-barbarian_siegecraft = Garrisons roll YELLOW instead of RED against you.
development_text-barbarian_marines = Two S results in a naval battle capture one enemy ship card.
development_text-barbarian_extra_agent = Agent limit { $set_agent_limit } (more are bought); hand refills to { $set_hand_limit }.
development_text-barbarian_druid_council =
    Remove { $remove_unrest_per_round ->
        [one] { $remove_unrest_per_round } unrest marker
       *[other] { $remove_unrest_per_round } unrest markers
    } from your regions free in each Spending Phase.
development_text-barbarian_advanced_subterfuge =
    Hand refills to { $set_hand_limit }. { $agent_reroll_per_round ->
        [one] { $agent_reroll_per_round } own agent die
       *[other] { $agent_reroll_per_round } own agent dice
    } may be rerolled each round.
characteristic_text-scout = Before a battle may raise or lower the difficult-terrain total by 1 (minimum 0).
characteristic_text-pathfinder = His army ignores the extra MU of rivers and mountain ranges.
characteristic_text-tactician = One extra reveal in every land battle, even against a better general.
characteristic_text-cavalry_commander = May reroll one die in each combat of the Fight for the Flanks in which his side has a card.
characteristic_text-phalanx_drill = Once per battle, cancel one enemy X rolled against a close foot card.
characteristic_text-inspiring = Once per battle reroll all dice of one own card.
characteristic_text-besieger = Adds one YELLOW die to every assault attack roll.
characteristic_text-stubborn = The enemy cannot roll to avoid battle against this general when he attacks.
characteristic_text-elusive = Treats a Blank as an S when rolling to avoid battle.
characteristic_text-forced_marcher = His army has +1 MU.
characteristic_text-admiral = Adds one GREEN die to naval battles of a navy carrying him.
characteristic_text-ambusher = In a region with at least one tree symbol the difficult-terrain total is raised by 1.
characteristic-scout = Scout
characteristic-pathfinder = Pathfinder
characteristic-tactician = Tactician
characteristic-cavalry_commander = Cavalry commander
characteristic-phalanx_drill = Phalanx drill
characteristic-inspiring = Inspiring
characteristic-besieger = Besieger
characteristic-stubborn = Stubborn
characteristic-elusive = Elusive
characteristic-forced_marcher = Forced marcher
characteristic-admiral = Admiral
characteristic-ambusher = Ambusher
derived-card_name = { NAME($action) } / { NAME($event) } ({ $tax } gold)
derived-card = { NAME($action) }; or a levy of { $tax } gold; or { NAME($event) }: { $said }
