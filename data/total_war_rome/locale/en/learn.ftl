### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time. Figures come from the data (bot/titles/total_war_rome/lesson_figures.py).

learn-length = First to { $goal } victory points, or { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
learn-time = about { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } a round, most of them short, each when you have time
learn-wins_title = What wins
learn-wins =
    { SIGN("vp") } **Victory points (VP) win.** When somebody has { $goal }, that round is the last; so is round { $rounds }. Then whoever has most has won.
    { SIGN("gold") } **Taxes**: { $gold_first } gold in one round bring { $vp_first } VP, { $gold_last } gold bring { $vp_last }. Hold rich regions, join your markets by roads.
    { SIGN("status_enemy") } **Battles**: 1 VP for a battle won, 2 where nothing of a big army is left.
    { SIGN("siege") } **Conquest**: a home region of another faction brings 1 VP and 1 more for each gold that it is worth.
    { SIGN("development") } **Progress**: a whole column of your developments brings 1 VP.
    { SIGN("ship") } **Sea**: a fleet of two or more ships sunk to the last brings 1 VP.
learn-round_title = A round has five steps
learn-round =
    {"**"}1 Initiative.** Everybody bids gold in secret; the best bid says who goes first, and which way round.
    {"**"}2 Agents.** { SIGN("agent") } Each of your agents moves and does one thing by a card: trade, make a treaty, spy, steal, murder.
    {"**"}3 Taxation.** { SIGN("gold") } Your regions pay. Unrest and sieges stop the money.
    {"**"}4 Campaign.** { SIGN("general") } On your turn your armies (movement { $army_mu }) and navies ({ $navy_mu }) move, fight and conquer.
    {"**"}5 Spending.** Everybody fills a basket in secret: troops, generals, buildings, developments. All are opened at once.
    You are asked by DM whenever it is your turn to decide. Nobody has to be there at the same time.
learn-dice_title = The dice
learn-dice =
    Five colours, from best to worst: { DICE($colours) }
    { DIE("red", face: "skull") } **Skull**: a kill. { DIE("red", face: "x") } **X**: half a kill, a wound; two make a kill. { DIE("red", face: "s") } **S**: something special, by unit. { DIE("white", face: "blank") } **Blank**: nothing.
    {"**"}A good unit rolls a better colour**, and most roll worse on hills and in woods. Each card of an army says its dice.
    {"**"}Agents** roll one { DIE("red") }: a Skull succeeds, on an X the agent dies, on an S it lives and nothing happens.
    Before you confirm a fight the bot tells you your odds.
learn-symbols_title = The symbols
learn-symbols =
    { SIGN("emblem_rome") } { NAME("rome") } · { SIGN("emblem_carthage") } { NAME("carthage") } · { SIGN("emblem_greek_states") } { NAME("greek_states") } · { SIGN("emblem_barbarian_tribes") } { NAME("barbarian_tribes") }: the colour of a region is its owner's.
    { SIGN("army_rome") } an army, { SIGN("navy_rome") } a navy, { SIGN("agent_rome") } an agent. Everybody sees how many cards an army has, only you see which.
    { SIGN("market") } market: more tax · { SIGN("barracks") } barracks: a garrison, and troops there · { SIGN("walls") } walls: harder to storm · { SIGN("road") } road: three regions for one step
    { SIGN("unrest") } unrest: half the tax, two of them none · { SIGN("siege") } a siege: no tax at all
    { SIGN("status_enemy") } enemy · { SIGN("status_neutral") } neutral · { SIGN("status_friendly") } friendly · { SIGN("status_ally") } ally: what two factions are to each other
    { SIGN("star") } stars of a general: the more, the more he sees of the other's plan.
learn-opening_title = Your opening
learn-opening =
    Everybody begins with { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    } and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand. A calm first round: trade with an agent, take a weak region next to your land, keep an army at home, and spend what you have: gold that lies about earns nothing.
learn-opening_rome = { SIGN("emblem_rome") } **{ NAME("rome") }** ({ $gold_rome } gold): strong infantry and short ways. Take free land in Italy first; a capital that falls is dear. Later { NAME("rome_marian_reforms") } make your army new.
learn-opening_carthage = { SIGN("emblem_carthage") } **{ NAME("carthage") }** ({ $gold_carthage } gold): ships, horsemen and { NAME("war_elephants") }. Your land lies apart: rule the sea between, and grow where no legion stands.
learn-opening_greek_states = { SIGN("emblem_greek_states") } **{ NAME("greek_states") }** ({ $gold_greek_states } gold): rich, walled, slow. Build markets, let them come, and answer with { NAME("pikemen") } and { NAME("hoplites") }.
learn-opening_barbarian_tribes = { SIGN("emblem_barbarian_tribes") } **{ NAME("barbarian_tribes") }** ({ $gold_barbarian_tribes } gold): much land, generals of two stars for nothing, but armies that grow slowly before { NAME("barbarian_national_unity") }. Do not leave two armies side by side: they quarrel.
option_text-length = how many victory points bring the last round. Fewer: a shorter game.
option_text-last_round = after which round the game ends in any case.
option_text-factions = who plays whom, where nobody has chosen.
option_text-diplomacy = whether old enemies begin as enemies, so that war comes sooner.
option_text-below_zero = whether one without points loses one for a broken alliance.
option_text-agents_recall = whether agents walk from home each round, or go on from where they are.
option_text-bribe_capitals = whether gold alone can take a capital.
option_text-lone_skirmisher = whether light troops risk anything when they throw at a line.
option_text-second_kill = whether a good roll also reaches what was wounded before.
option_text-victor_counts = which losses decide who has won a battle.
option_text-beaten_army = whether a battle that was lost costs the ground too.
option_text-invading = whose home regions bring points when they are conquered.
option_text-roads = how far one's roads may reach.
option_text-next_development = how fast the tree of developments can be climbed.
option_text-defence_s = how dangerous free regions are to light troops and engines.
option_text-defence_x = how dangerous free regions are.
option_text-entering = from when on a march into a neighbour's land is war.
option_text-stacked_skirmisher = whether light troops behind a line risk anything.
option_text-bribers = how dear a bribe that goes wrong is.
option_text-assassins = which of two dice counts when two agents strike together.
