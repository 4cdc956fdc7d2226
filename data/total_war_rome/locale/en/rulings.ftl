### How each gap or ambiguity of the rules text is settled, by number (`rulings.yaml` says which are disputed, and the options).

ruling-1 = Tie for most VP: RB silent. More controlled gold value, then more gold in hand, then shared win.
ruling-2 = Trigger reached, then VP lost: the final round stays triggered. Trigger reached in the Spending Phase: that round is the final one and ends there.
ruling-3 = VP below 0: broken alliance cannot take a track below 0.
ruling-4 = Economic Power: best single bracket per round (not cumulative), every round. 'Raised' = region tax + linked-market gold + tax_bonus + Ancient Wonder receipts; wonder payments do not reduce it; trade, tax levy and agent gold do not count.
ruling-5 = Glorious Victory: only battles between armies; conquest and assault give none. It is the same VP as in 'Determine the Victor' (not twice).
ruling-6 = Victory at Sea: enemy navy had 2+ ship cards at the start of that battle and none is left (sunk or captured).
ruling-7 = Invading the Enemy: VP each time you conquer a home region of another faction from a controller other than yourself; not for retaking your own home region; not again for the same region within the same round; not by BRIBE or REBEL UPRISING. VP are never handed back.
ruling-8 = A column counts once, at the moment its last development is bought.
ruling-9 = 'Less than 2 main battle cards = destroyed' is checked after every loss, also on board ship and after bribe/desertion; during a battle only at its end. Its general goes to the reserve of generals, not dead; a 3*-5* one is then only reachable by upgrade (or a development).
ruling-10 = Army in an army space with fewer than 2 main battle cards (under construction): allowed off the board; cannot be placed.
ruling-11 = 'One army per region' is per faction. Allied armies may share a region. A besieger shares the region with a garrison (not an army).
ruling-12 = Over-limit army: random removal goes to the reserve stack (mercenaries to their pack).
ruling-13 = Placing an army costs 0 MU; it then has its full MU. Not in a besieged region, nor in one holding an enemy army; a neutral's, a friend's or an ally's is no hindrance. 'Home region' means one you control now. 'Conquered region 2+' needs no line of communication.
ruling-14 = New navy: placed in port in a controlled home region's port that nobody besieges (130); leaving port to a touching sea area costs 1 MU, as does entering a port.
ruling-15 = Army of 'only cavalry and/or chariots' includes cavalry skirmishers; elephants, foot, artillery make it 3 MU.
ruling-16 = Entering a region costs 1 MU; crossing a river or mountain border costs 1 more (2 in all); an army with too few MU cannot cross. Strait = plain border. A road on the border cancels the extra MU; one MU carries up to three consecutive road borders.
ruling-17 = Roads: legal on a border of which you control at least one side and the other side is not controlled by an enemy; anyone may use them.
ruling-18 = Embark from and disembark to any coastal region touching the navy's sea area (port not needed): 1 MU from the army and 1 from the navy each time. One army per navy. The army spends no MU while the navy sails. It may fight or conquer after landing.
ruling-19 = Ally's permission is asked per movement into each region; a refused move is not made.
ruling-19_why = A march asks for leave at every ally's region; a refusal stands for that army and region until the turn ends, so that nobody is asked the same again and again. Of an escape, a withdrawal or a stranded army: 39.
ruling-20 = Entering a region controlled by a neutral or friendly faction without consent is an attack, and so is entering one where its army stands, unless the region is one's own or an ally's: status drops to enemy at once (no VP loss). Attacking an ally = BROKEN ALLIANCE (ruling 84).
ruling-20_why = In the second reading an attack is what Broken Alliance names: on an army, on a navy, or on a region. Entering a garrisoned region, or one where a neutral or friendly army stands, is none until there is a meeting, an assault or a defence roll; the army stops there and besieges nobody.
ruling-21 = Passing through: an enemy garrisoned region ends movement unless conquered; after a failed assault the army may go on with remaining MU (RB 9), and may also stay to besiege.
ruling-22 = Reorganisation: -1 MU for each army taking part; armies aboard navies in one sea area or port are in one place, one aboard and one ashore are not; moving a spare general needs no MU of the army; generals move up to 4 regions through controlled/allied regions or with a navy, ignoring river/mountain cost.
ruling-22_why = With a navy: from a coast over the sea areas in which navies of his own stand, each one step of the four; to or from an army aboard one too. Only what he passes through must be controlled. A new general in the Spending Phase joins by plain land distance, as the words there say.
ruling-23 = Subduing unrest: army of 4+ troop cards, 1 MU per marker, in a region you control.
ruling-24 = Tribal infighting: engine does it automatically at the end of the Barbarian turn: each adjacent pair rolls 2 RED at each other simultaneously, defence-roll damage rules (26). An army adjacent to two others suffers both.
ruling-25 = Which opponent rolls: the next player in turn order who is not your ally; pure dice, no decision.
ruling-26 = Damage of defence/garrison rolls on an army: each Skull kills one troop card, each two X one card, an odd X is lost; owner chooses the cards. S: each S destroys one skirmisher or artillery card if there is one, owner's choice, else nothing ('may destroy a skirmisher card or artillery card').
ruling-26_why = The owner chooses in every reading: where the rulebook leaves losses to chance it says so.
ruling-27 = Assault order: garrison rolls, casualties removed, then the survivors roll. If the army is destroyed, the assault fails.
ruling-28 = Comparison: damage = Skulls + X/2, unrounded, rolled totals (not cards removed). Equal: more S wins; still equal: fails. Attacker's S, RED/BLACK S lists do not apply in assaults.
ruling-29 = GREEN dice: one per foot_close, foot_loose or bowmen card. An army without a general rolls the BLACK die of a 0* general for him. Mounted and elephants give none (they can take losses). Artillery uses its good-going dice. Walls: WHITE instead of GREEN; artillery and general unchanged.
ruling-30 = Siegecraft/reconquest: all garrison dice, barracks die included, are YELLOW; the two do not add up.
ruling-31 = One assault per army per region per turn; no MU cost. No assault by navy.
ruling-32 = All printed home regions are always garrisoned, whoever controls them; independent regions only with barracks.
ruling-33 = Region with an army of the owner AND garrison: battle first; after a victory the assault may follow in the same turn.
ruling-34 = After conquest markets, barracks, walls, wonders, roads stay; unrest markers are removed; control marker placed.
ruling-35 = Mercenary region, all Blank: free card even if the army is full of that category? Only if it fits the limits (else lost). Its owner says which card of the pack, a veteran too. Applies to attempts on a mercenary region someone else controls too, unless it has barracks.
ruling-36 = Siege: begins when an enemy army ends its turn there; lasts while it stays. One improvement lost per Taxation Phase in the given order. Owner's army may not be placed there.
ruling-37 = Besieging navy: none (ports cannot be blockaded).
ruling-38 = Each army that wants to avoid rolls once per meeting, own general v. other general; must be strictly better. Both want to avoid: active player moves off first without a roll. No one wants to: battle.
ruling-39 = Avoiding army goes to an adjacent region it controls, an ally's (with consent) or an independent/empty one (then it must try to conquer at once); never into a region with an enemy army or an uncontrolled garrisoned region; river/mountain ignored. No such region: it cannot avoid. A neutral's or friend's army is a hindrance only where the region would have to be conquered. The ally is asked when the army goes; refused or unanswered it names another place. With none left who avoids cannot, and both sides answer anew; who withdraws is destroyed (59); who is stranded must conquer (84).
ruling-40 = Pursuit needs MU left and counts as a new meeting.
ruling-41 = An army starting its turn with an enemy army in its region: same procedure before it may leave.
ruling-42 = Attacker = active player. Order of declarations: attacker first, defender second, in every window.
ruling-43 = Difficult terrain: symbols + cards + characteristics, minimum 0. Combats actually fought = minimum of that number and each side's available cards.
ruling-44 = Reveal: used before cards are shown in a combat: opponent's chosen cards are shown, the user may change his. With no general 0*. Reveal count fixed at Phase 1.
ruling-45 = Each card fights once (Terrain, Flanks or Centre); leftover attacks (48, 54, 56) are the exception for the attacker.
ruling-46 = Only one side has a skirmisher: it rolls first at the enemy main battle card, takes no roll in return, goes under/next to the general; then main v. main if both are there.
ruling-46_why = In the second reading the main battle card that it attacks rolls back at it at the same time, and then fights the skirmisher's partner. A skirmisher deployed alone: ruling 47.
ruling-47 = Lone foot skirmisher (Phase 2): v. main: it rolls, retires; the main battle card has no target and retires unhurt if not hit. v. skirmisher (+ main): skirmishers fight; an enemy main battle card without opponent has no target.
ruling-48 = Both have skirmishers: simultaneous, damage to skirmishers only; survivors retire; then main v. main. A skirmisher that is wounded stays sideways in the active zone.
ruling-49 = Bowmen v. non-bowmen: bowmen roll first, a destroyed target does not roll back; a merely wounded one does. Bowmen v. bowmen simultaneous. Bowmen are main battle cards.
ruling-50 = Wound rule: 1 wound: if a wounded card of that side already lies in the active zone, that card dies and the new one is unhurt; else the deployed card is turned sideways. Kill + wound: deployed card dies and the waiting wounded one dies too; if none waits the wound is lost. Second full kill: also takes the waiting wounded card, else lost. So at most one wounded card per side.
ruling-51 = S resolution: (1) count S; (2) RED S against a listed type becomes a Skull; (3) BLACK S against a listed type cancels one enemy result, Skulls first, incl. Skulls made by RED S; (4) apply simultaneously. Order does not depend on the active player. A card with the enemy type in both lists: owner chooses per S.
ruling-52 = Stack v. stack targets: skirmisher and artillery effects use the type of the card hit.
ruling-53 = Phase 3: cards that take part: all cavalry and chariots left, plus as many of the elephants beyond two as their owner declares in secret; he is asked wherever all can reckon that he may have three; cavalry skirmishers are not counted for the number of combats and are stacked one per main card; without a mounted main battle card they wait for the Centre.
ruling-54 = Phase 3 spare cards: owner chooses per card Centre or Envelopment at the end of the phase.
ruling-55 = Phase 4: at least 2 combats if both sides have any card: a side without foot/elephants/artillery must supply spare mounted cards, if none, skirmishers. Stack = 1 main + at most 1 skirmisher + at most 1 artillery. Artillery v. artillery simultaneous; target: the skirmisher if present, else the main card. Artillery whose partner dies is destroyed.
ruling-56 = Leftover cards of one side (Phase 2, 3 or 4): each may make one attack, good-going (Phase 2: difficult) dice, at a wounded card in the active zone or a card next to the general (Phase 2: also under the general); no dice in return; RED S counts, BLACK S nothing to cancel. Cards may take different targets, one after the other. Mounted main battle cards left over after Phases 3 and 4 attack in the envelopment (57) and not here too. Afterwards they are pulled back like all survivors (Phase 2: under the general, else next to him), where an envelopment reaches those next to him.
ruling-57 = Envelopment: each remaining mounted main battle card attacks once, at a target of its own, and its owner may reroll any of its dice once, by a rule of thumb or when they lie: those saved after the flanks, and those left over in the centre, elephants that had to stay for it and horse thrown into it alike. Wounded mounted cards and those that fought may not. Cards under the general are safe. Both sides may envelop if both have such cards: simultaneous.
ruling-57_why = 'Either throw them into the centre or save them' says who must fight in the centre while there are enemies; 'remaining mounted troops' who envelops. Nothing is lost by waiting: an envelopment reaches the same cards, and its dice may be rolled again.
ruling-58 = Victor: compare main battle cards destroyed. Enemy army destroyed and yours not = at least Victory. Total Victory needs the enemy to have started the battle with 4+ troop cards. Both destroyed: no winner, no VP. One destroyed while having killed more: the survivor wins.
ruling-59 = Loser with an army left: RB silent. Withdraws to an adjacent region as in 39 (no roll); if impossible it is destroyed. Loser and tied attacker have 0 MU afterwards; the winner keeps remaining MU.
ruling-60 = Tie = equal number of main battle cards destroyed, both armies left. The defender recovers nothing either (RB: all dead to the reserve).
ruling-61 = Wounds vanish after the battle. Dead mercenaries return to their pack, not to the reserve stack.
ruling-62 = Recover before upgrade. Veteran upgrades need the veteran card in the reserve (RB 'cards permitting'); the replaced card goes to the reserve. A veteran cannot be upgraded again.
ruling-63 = General improvement: replaced by a card of the next (second next) star level in the reserve, owner's choice among equals, capped at 5*; none free: no change. The old card returns to the reserve.
ruling-64 = Allied battle: who joins offers cards of his army, and the commander, whose army was attacked or attacks, may decline him or picks from them; all are one side, at war with all who fight on the other; two allies who join opposite sides do not fight each other, both stand aside. One general of those who lend cards is chosen, max 10 troop cards, of a kind that several bring the commander's own first; excess stays out. VP as in RB: 1 each for a Total Victory, else none, for those who lent a card: who lent none has no share and takes none. Dead cards go to their owners, the commander's own are recovered first.
ruling-64_why = Cards and general are chosen by the owner of the army that was attacked or attacks, sealed, before the generals are compared: who joins puts himself under him. Only his own general can improve by the battle.
ruling-65 = Special mercenaries (War Dogs etc.): count as skirmisher cards for the limits, used once, then back to the mercenary deck.
ruling-66 = Interception: any navy at sea of a faction that is not an ally may intercept a navy that enters an adjacent sea area, each navy once per turn of that navy; it moves there free, battle follows. Intercepting a neutral or friendly faction = attack (20).
ruling-67 = Moving into a sea area with an enemy navy: only to fight; with a neutral/friendly/allied one: pass freely.
ruling-68 = One exchange of dice per battle. Skull sinks one ship, two X sink one, odd X lost; loser chooses the ship cards. Captured ship: random, needs a place (max 5 ships), else sunk.
ruling-69 = Winner = more enemy ships sunk+captured. Tie: attacking navy retreats. A navy moving into an occupied area is the attacker; an interceptor is the attacker of that battle.
ruling-70 = Every S kills a random carried troop card; the same S also count in pairs for marines. Carried-army loss per ship = ceil(ships lost / ships at start x troop cards), random.
ruling-71 = Retreat: 2 sea areas or fewer, or an own/allied port; none free of enemy navies: destroyed. Carried army goes along.
ruling-72 = If the carrying navy is lost the army and general are lost (RB).
ruling-73 = 'Each agent must start in a home region': taken as starting/new agents only; agents stay where they are from round to round (otherwise sending a double agent home would mean nothing). Option `agents_recall` for the other reading.
ruling-74 = Path: each land region or sea area entered counts 1; sea legs need a port at both ends; agents pass everywhere, diplomacy and armies do not stop them.
ruling-75 = Action card is discarded when played, even if the target refuses (TREATY) or the roll fails. BRIBE gold is lost on failure. Blank (or S): agent survives, nothing else.
ruling-76 = ASSASSINATION 'best result' of two dice for the acting player: Skull > S > Blank > X.
ruling-77 = PROTESTS/RIOTS: any region controlled by another player, army or not, not with barracks; no cap on markers (tax effect ends at 2).
ruling-78 = REBEL UPRISING: target must be a region controlled by a player to whom it is not a printed home region. Dice: its map defence dice (2). Army there takes damage (26); if no army is left, control is lost.
ruling-79 = BRIBE region: only without an army in it; cost 2 per garrison die, 2 per defence die if not garrisoned (4 gold); capital regions cannot be bribed (!). Troops lost by BRIBE army: mercenaries all, then half of the rest rounded down, owner chooses; you move the rest 0-2 regions to a region legal for its owner.
ruling-80 = TREASURY THEFT: any of the highest-value regions that player controls. SABOTAGE: not walls. Besieged port markets give no trade bonus.
ruling-81 = TRADE: no consent needed; once per pair per active player's turn; besides the card the agent must meet the requirement.
ruling-82 = RECRUIT MERCENARIES: M region needs no control. Specials: any region of gold 2+ where the agent stands and an own army is.
ruling-83 = DOUBLE AGENT, capital lost: the first of its home regions that it still controls; none: removed.
ruling-84 = BROKEN ALLIANCE: with the attacked faction enemy; all other ally/friendly of the breaker become neutral; -1 VP; then stranded allied armies must conquer or leave, in turn order. An alliance cannot be dissolved otherwise except by SOW DISTRUST.
ruling-85 = Status changes are always symmetric on both trackers.
ruling-86 = Deck empty: shuffle the discards. Hand above the refill limit is kept. Any number of cards may be cashed in your Agent Phase turn.
ruling-87 = Events: reaction window after each declared action, in turn order from the active player, one event per player per window, last played resolves first. Event and agent-action use of one card exclude each other.
ruling-87_why = Storm at Sea is offered as a right at any moment of a campaign turn instead of a window at every sailing, so that no voyage waits for three players.
ruling-88 = Unrest halving rounds down (1 -> 0, 2 -> 1, 3 -> 1).
ruling-89 = Ancient Wonder: 2 gold from every other player, as much as he has, after all taxes, in turn order. One per region; several add up.
ruling-90 = Linked market: counts if a chain of road borders through regions you control leads to another own market (peaceful agriculture: direct adjacency is enough). 1 gold per linked market.
ruling-91 = 'You may only have one of these in a single region' = one of EACH kind. Per round: 2 improvements per region, 2 of each kind in total, 5 in all; roads outside these caps.
ruling-92 = Wonder needs market, barracks, walls and a road on every land border of the region (straits included); island regions without land borders need none.
ruling-93 = Line of communication for new troops: from the army's region back to a controlled home region through own/allied regions, or coastal region - sea areas each holding an own navy - coastal region. Armies not on the board need none. 'Create a new army' there = in an army space.
ruling-94 = Gold totals, developments, improvements and card counts are open; hands, army contents, initiative bids are hidden. Spending is written secretly and revealed in turn order; conflicts over shared supply (mercenary packs) in turn order.
ruling-94_why = What is recruited is declared army by army and navy by navy, by number and price, not by kind: army contents stay hidden. All else is declared by name and price. A mercenary whom an agent hires, or who joins freely with his region, comes from an open pack before all eyes: his kind is told.
ruling-95 = Agent limit 2, then 3; no more than 3 ever. A dead agent is bought back for 2.
ruling-96 = Marian Reforms: a digital engine swaps all cards at once (veterans for veterans as far as the deck goes, else plain); the reconstructed Republican and Imperial supplies are equal in size (8/8/5 and 4/3/2 veterans), so nothing is lost. Who buys them recruits none of the cards that they put away in the same basket, not even by Conscription: one cannot upgrade to a type and recruit it at the same time.
ruling-97 = Barbarian disunity is counted per army per Spending Phase; mercenaries by agent action do not count.
ruling-98 = Elimination: a faction with no region and no army keeps playing agents and may place armies only if it controls a legal region; otherwise it passes. It keeps its VP.
ruling-99 = Two or three players: absent factions' home regions become independent but stay garrisoned; no Invading VP. Initiative: deal from cards 1-4, the rest stays face down.
ruling-100 = Initiative tie: equal total AND equal gold is impossible because card numbers differ.
ruling-101 = Generals on the map are public with their stars and characteristic (the price of a bribe shows the stars anyway); generals off the map are not.
ruling-102 = Losses in assaults and to defence rolls: the number is public, the kinds are not; in battles both sides see the cards that fight; reserve stacks are their owner's secret; random losses tell the public only the count.
ruling-103 = What a seat was shown (spy, battle, peek) it keeps seeing, with its age, until the army changes out of sight; where a battle makes veterans it does, since its owner alone knows which. A navy that has fought is known to all with the ships that it lost, as its dice are rolled ship by ship, until its ships change out of sight. Showing it to an ally, by a spy or of one's own, is an action, a copy as of then; the two alone are told.
ruling-104 = A reaction window opens only for what a card in the deck can answer, and only while a fitting card is not yet in the open discards: a Trade opens none; Taxation has one sealed window (Bumper Harvest, Blight).
ruling-105 = Event cards for 'any time' are offered between asks where nothing sealed and no battle is under way, and again at the start and end of each turn.
ruling-105_why = A right stands beside every question of a turn, from its first to its last, so no further window opens at its start and end: each would cost a wait for three players.
ruling-106 = Reveals of better generals: attacker first, at most one peek a side a combat; the peeked card is fixed, the peeker may change his.
ruling-107 = Rerolls, cancels and per-S choices in a combat are fields of the sealed deployment. One sealed form each: meeting (avoid, slip away, no escape, join), preparation (terrain cards, stratagem), each combat, spoils (recover, upgrade, general).
ruling-108 = A basket is one sealed answer, its lines applied in turn order; a line that shared supply no longer allows is struck and refunded, and the refund is not spent again this round.
ruling-109 = Ending a turn is always possible: where two own armies share a region or one is too large or too small, the rules merge and remove at random, after a warning that says so.
ruling-110 = A table has a last round among its options (default 20); then most VP, ties as in 1.
ruling-111 = A general who is killed goes back to the reserve of generals, as does one whose army is destroyed; general cards are never lost. Which mediocre general takes the place of one who is killed his faction says.
ruling-112 = New ships join a navy that is off the board or in a port of its own or an ally's; the rulebook names a line of communication for armies only.
ruling-113 = Two initiative totals can be equal with equal gold after Favourable Omens: then the higher card wins.
ruling-114 = Reorganising leaves at least two main battle cards with either army; putting a whole army into another is a merger: its owner says which of the two generals commands, and the other becomes a spare one; where nothing is said, as when the end of a turn merges them (109), the one with more stars does, of equals the one whose army stays.
ruling-115 = Camp Fever and Storm may be aimed at anybody who is no ally; they are no attack and change no status. Of a navy Storm sinks the cheapest ship.
ruling-116 = A bribed army is led only to regions that its owner controls and where no other army stands.
ruling-117 = A battle plan stands from battle to battle until its owner changes it or gives it up, which he may do at any time; one that is left at a deployment for that battle alone ends with it. It is his secret; while it deploys, all can see that he is not asked.
ruling-118 = A general rides up to 4 regions to other armies in one campaign turn, in all: who changes armies twice has what is left of the four; who makes room for him has ridden as far.
ruling-118_why = 'May move up to 4 MU' is an allowance of a turn, as all movement is; else generals would cross the map from army to army.
ruling-119 = Reorganising navies: a navy that carries no army may give all its ships to another that has room, and is gone then.
ruling-120 = BRIBE army: an X does nothing to the agent; 'an X your agent dies' closes the sentence on regions.
ruling-121 = Who avoids battle may also board a navy of his own that lies in the port of the region.
ruling-122 = A navy whose port is taken by another stays in it: navies in ports cannot be attacked. It may leave as from any port; no ships join it there and no new one starts from it.
ruling-123 = Disunity: Highland and Lowland Warriors come together by no reorganising or merger either; where the end of a turn merges two armies (109) the fewer of the two leave, of as many those whom the dice name.
ruling-124 = No Escape undoes Slip Away as it does a roll that was better: either army has just avoided battle. Both cards are gone; who meant to slip away only if his roll was not better, and rolled better, keeps his.
ruling-125 = Armies that merge or change cards: what one of them may not do any more this turn, go on past a garrison (21) or, after a merger, assault the region again (31), the other may not either.
ruling-126 = A development and the one above it may be bought in the same basket: they stand on different rows, and more than one at a time is allowed.
ruling-126_why = What a purchase opens only in the next round are cards to recruit and effects; whether the development below is such an item too is the second reading.
ruling-127 = Generals off the board are limited by the reserve alone: four are on it at most because four armies are. A new general may join an army that has one, within 4 land regions of a home region or off the board; the one relieved becomes a spare one. He is recruited, so he joins no army in a besieged region of his own (130). A spare general takes over only an army without one in the Spending Phase; else he rides in the Campaign Phase.
ruling-128 = Mercenaries: 'within 4 land regions/sea areas' counts each region and sea area entered, from any coast, and an army aboard is where its navy is.
ruling-130 = Besieging 2 binds who controls the region, and nobody else: he recruits no troops, ships or mercenaries to what is there, no new agent starts there, no navy is placed in its port and no army in it (13); who besieges it, and an ally of his in it, recruits by the line of communication. A road belongs to both regions that it joins: nobody lays one onto a besieged region.
ruling-131 = Of the agent actions those are attacks that try to take a region: BRIBE region, whatever is rolled (20, 84; a cancelled one is none), and REBEL UPRISING where it gives back a home region of one's own. PROTESTS, RIOTS, other uprisings, BRIBE army, SABOTAGE, TREASURY THEFT, SOW DISTRUST, DOUBLE AGENT, SPY and ASSASSINATION are none and change no status of the agent's faction: nobody takes a region, and no army or navy is fought.
ruling-132 = In his own campaign turn an army may also withdraw, avoid or leave to a region where another of his own stands and that is otherwise open to it (39): one army a region is the rule at the end of that turn (11), when they are merged if neither has gone (109). In another's turn it may not.
ruling-133 = An army inside when a region's barracks fall (siege, SABOTAGE), or inside an ally's region that becomes independent: in its own turn it may try to conquer the region against the defence roll, free of MU, an enemy army first; if it is still there when the turn ends and the region is independent or an enemy's, it must.
ruling-133_why = 'Immediately' is said of an army that enters. One that is inside already is given its next turn to try or to go.
ruling-134 = In the second reading of 73 an agent in a home region that its faction controls stays there; another goes to the capital, or with the capital lost to the first home region left, as in 83; with none left it stays where it is.
ruling-135 = An army may board the navy of an ally, who is asked for leave as in 19, in flight from an army as in 39. Boarding and landing cost both the MU of 18. The navy sails in its owner's turns alone, the army lands in its own; it shares the navy's fate in battle and storm. If the alliance ends it stays aboard until it lands: it stands in nobody's territory.
ruling-135_why = 'Friendly navy' is said where armies flee, and leave where they pass through an ally's land; of navies that carry armies the rulebook does not say whose.
ruling-136 = Placing: a home region must be without another army of one's own; a conquered region of 2 gold or more and one with barracks need not be, since two armies may share a region until the turn ends (11, 109).
ruling-137 = A besieged region's Ancient Wonder still takes its gold, which is the other players' and not the region's. A market whose road leads to a besieged market keeps its own gold (90); the besieged one brings none.
ruling-138 = REBEL UPRISING: the army present is that of who controls the region. Besiegers and guests take no damage and do not keep the region for him.
ruling-139 = Barracks keep new unrest markers away; those that lie there lessen the tax until they are removed.
ruling-140 = While a mercenary region is besieged its controller hires nobody there in the Spending Phase, for whichever army; agents, who need no control (82), may hire there for an army elsewhere.
ruling-140_why = Mercenaries are recruited where they live, and their recruiter is bound by 130; an agent deals with them himself.
ruling-141 = SOW DISTRUST: the capital is the printed one, whoever controls it; oneself may be the friend or ally.
ruling-142 = The army with which an alliance is broken attacks: it meets a defending army at once, tries at once to take a region without a garrison, and before a garrison it assaults or besieges like any other (Besieging). All others in a former ally's territory conquer or leave (84).
ruling-143 = Who comes upon several enemies in one place, by land or at sea, says whom he meets first, and after that meeting whom next.
ruling-144 = Who slips away with two Slip Away cards says which they play. Of two Rousing Words or two Steady Line the one that they have held longer goes.
