### The pages of /rules: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = How to win
rules-victory_text = { SIGN("vp") } At the end of the last turn each province is worth its Attrition Value to the side that controls it: all its medium and large cities, more than half of all its cities, and no enemy power with more SP in its fields. A tie is shared.

rules-opening_title = Set-up
rules-opening_text = Armies that are not printed in a hex are placed by their owner, each stack with { SIGN("sp") } units. Where a leader is drawn he is placed with one of them.

rules-elections_title = Elections
rules-elections_text = Rome may disband { SIGN("legion") } legions and prorogue men of last year. Then, in this order: a Dictator where there is an Emergency, the Rome Consul, the Field Consul, those whom armies without a commander need, the Urban Praetor. Men are drawn by lot, but for those whom a Triumph lets be named. Each is given legions, a place, and outside Roman Italy a province.

rules-schedule_title = The men of the year
rules-schedule_text = Rome may disband { SIGN("legion") } legions and prorogue men of last year: who is not prorogued goes home. A State of Emergency, after beaten consular armies, brings a Dictator and his Master of Horse; one of them takes the field. The consuls follow, the men of that year in history; then the Urban Praetor, by lot, who guards Rome. Each is given legions, a place, and outside Roman Italy a province.

rules-cup_title = The cup
rules-cup_text = { SIGN("marker") } Leaders put in markers by their Initiative, a Praetor one; three are for sieges. Drawn one by one: a man’s own marker activates him, an office’s whoever holds it and has phases left.

rules-phase_title = An Operations Phase
rules-phase_text = { SIGN("leader") } March, attack, besiege, storm, ask the Senate, recover: one Operation after another. After most of them a die of no more than the Campaign lets him go on; an assault and a Triumph end the phase.

rules-movement_title = Marching
rules-movement_text = As far as one likes, over land. { SIGN("ten_sided") } Each province entered costs its Attrition Value, mountains and marshes 1, rivers a half; home ground half of it, all by road 1 less. At the Stop the force pays in { SIGN("sp") } SP by its size. Forces with a leader beside the way are asked once for the whole march whether they intercept: no more than the Campaign, modifiers added.

rules-command_title = Who commands
rules-command_text = The higher office; of equals the better Initiative; of two consuls a { SIGN("ten_sided") } die each. A Roman leads 6 legions well with an A, 5, 4, 3, 2 with an E; each more is a modifier against him.

rules-battle_title = Battle
rules-battle_text = The attacked may avoid it; forces up to two hexes away may join. { SIGN("ten_sided") } One die and the modifiers: numbers, cavalry, tactics, ground, Veterans, status, Guile. The table tells what both lose by contingent, and who retreats; a Major Victory makes Veterans and costs the loser more.

rules-sieges_title = Cities and sieges
rules-sieges_text = { SIGN("siege") } A siege needs as much infantry as the { SIGN("city") } city’s own defence and garrison. It falls when nothing is left inside: by siege attrition, which three markers a turn bring, by assault (one die, the column by strength), by treachery or by surrender. Who takes it by force may sack it.

rules-senate_title = The Senate
rules-senate_text = { SIGN("ten_sided") } To march anywhere, beyond Roman Italy or his province, to enter Rome with an army, to lead more than eight { SIGN("legion") } legions, a magistrate asks: a die with modifiers of no more than his Campaign. Who marches without leave is judged at the end of his phase, and may lose his office.

rules-tribes_title = Tribes
rules-tribes_text = Whose units enter the land of a tribe raises it against him. The two others roll a { SIGN("ten_sided") } die each, Guile added, for who leads it. It fights in its own province alone, and goes over to whoever controls that.

rules-manpower_title = New men
rules-manpower_text = In the First Alexander men come at the start of a turn, from the second on: the Samnites two dice of { SIGN("sp") } SP, 100 at most; Alexander from the Greek colonies that are free; Rome a { SIGN("legion") } legion if it has raised none.

rules-legions_title = New legions
rules-legions_text = Once a turn Rome’s highest commander there may ask for { SIGN("legion") } legions: a { SIGN("ten_sided") } die, which brings more the fewer are in play; an Emergency helps. The first fills up a consular army that is short; two are for a consul without an army, else for a new Proconsul; a single one for a Praetor. New legions are Recruits. What comes beside them in { SIGN("sp") } SP goes to weak legions.

rules-devastation_title = The end of a turn
rules-devastation_text = Devastated provinces roll to recover, then each side may try to devastate more. Who has not left his province all turn rolls for inertia. New { SIGN("legion") } legions in Rome train with a 7 or more, two a turn. Forces recover a level of their status.

rules-thunderbolt_title = Thunderbolt
rules-thunderbolt_text = Hannibal needs seven neighbouring provinces of Rome’s at the end, or five and { SIGN("city") } Capua: one fewer for each Major Victory in which he commands, one more for each Roman victory; Roma itself wins at once. He takes lieutenants along, and goes along with none: without him they have neither his rating nor his Guile. A Major Victory moves the alliance there by two boxes, and beside it by one with an even { SIGN("ten_sided") } die; whose level speaks for you opens its ungarrisoned cities. Once a turn Hannibal calls up his provinces, whose men join a force in them or beside them; a victory in the north brings him 10 { SIGN("sp") } SP of Gauls, a Major one 25. Rome’s consuls come by a schedule; one of them may ask for { SIGN("legion") } legions, one of which may be a siege engine instead; auxiliaries in a city can be fetched by the Legate.

rules-samnite_wars_title = The Samnite Wars
rules-samnite_wars_text = Rome wins as a turn ends in which she holds every { SIGN("city") } city of Samnium, no province leans to the Samnites, and no tribe is in arms. The Samnites win with a man of theirs in Rome, at once, or where Rome has not won by the last turn.

rules-revolts_title = Revolts and Incursions
rules-revolts_text = In the Samnite Wars a tribe revolts against Rome where her units come into a province that she does not control, by a die of 8 or more at the start of a turn, or by an augury; the Samnite player leads it, until it is beaten or Rome controls its province. Samnites who stop in a province that does not lean to them are attacked at once by its tribe, and go home to Samnium unless they win. Gauls come by augury alone.

rules-diplomacy_title = Diplomacy
rules-diplomacy_text = { SIGN("ten_sided") } A leader with a Diplomatic Rating moves a province in or beside which he is: a die of no more than the rating is a box, a 0 is two, a 9 one for the enemy. Once a turn each side may buy a box for a point of Guile. With 4 boxes a province is an ally. Victories, captures, sacks and devastation move boxes too.

rules-auguries_title = Auguries
rules-auguries_text = { SIGN("marker") } One marker a turn is the augury. Two dice name an event of a list of ours: revolts, Gauls, roads, plague, drought, harvest, omens, men, assassins, a quarrel of the Senate, a province that changes its mind.

rules-samnite_men_title = Samnite manpower
rules-samnite_men_text = Once a turn a Samnite leader rolls for men: the fewer { SIGN("sp") } SP are in play, the more come, 100 at most. They appear in any city of Samnium that is theirs.

rules-eagle_title = The Eagle Has Landed
rules-eagle_text = As a turn ends Pyrrhus wins with men in Roma, with men in all of Capua, Messana, Rhegium, Syracuse and Lilybaeum, with 50 { SIGN("vp") } points, or up to 278 with six provinces of Italy, Campania among them. His death, or capture, wins it for Rome; else most points after 271. Provinces bring 3 points without a garrison where they are allies. In 280 Pyrrhus has two { SIGN("marker") } markers, later three. The Tarentines march once he has beaten Romans, or a Medium or Large { SIGN("city") } city has been taken; the Campanian Legion in Rhegium mutinies then. The first time that elephants are sent into battle they bring 5 on the { SIGN("ten_sided") } die without a roll. Once a turn he calls up his provinces; Cineas speaks to any of them once a phase. Epirus sacks no city; Rome and Syracuse build one siege engine each. While Pyrrhus is wounded Helenus commands. Whichever commands takes the others along, and goes along with none.

rules-overseas_title = Sicily and Carthage
rules-overseas_text = Carthage, Syracuse and the Mamertines take up arms with the first landing in Sicily, or as somebody wins them over: whose ally their row is, with 4 boxes, he has them at once, until a turn begins without. Landing moves Carthage three boxes towards Rome, and East Sicilia too unless Syracuse is his. With Syracuse Pyrrhus has its 18/2 { SIGN("sp") } SP at once, and from the year after men of its cities while he is there; they never leave the island. With Carthage comes Mago: 40/8 SP, placed in a port at his first { SIGN("marker") } marker. Ten infantry stay in Lilybaeum, which Pyrrhus has to take by siege even while Carthage is his, and Carthage’s men stand in no force or battle beside Greeks of Sicily or Tarentines. Romans never enter Sicily, Carthaginians never Italy. { SIGN("fleet") } Carthage’s fleet gives its side +4 in three seas.

rules-voyages_title = Voyages and ports
rules-voyages_text = { SIGN("fleet") } A leader with whom he takes, or troops without one, sail from a friendly port to any other, over zones that touch. 20 { SIGN("sp") } SP go at once, five more for each level above 0 of the lowest zone; legions go whole. Each zone below 0 takes a { SIGN("ten_sided") } die of no more than 5 and the level; who fails turns back and loses a tenth. One lands in a friendly { SIGN("city") } city, else before it. { SIGN("siege") } A besieged port is open to whose level there is 1 or more: the besieged suffer less, men come in and out; where the besieger has the level they suffer more. Rome’s port is Ostia.

rules-fleets_title = Fleets
rules-fleets_text = { SIGN("marker") } Each sea zone has a level of Naval Superiority for either side, from −4 to +4; what one gains in a zone its enemy loses. From the second turn on Rome, and whoever controls Carthage, rolls for new levels before the cup is filled; then each side may move one level to another zone. A level of 1 or more keeps a besieged port open. An army sails freely where the level is 0 or more in every zone on its way; below, a die decides.
