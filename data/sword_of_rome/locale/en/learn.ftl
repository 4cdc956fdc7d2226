### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time. Figures come from the data (`SwordTitle.lesson_figures`).

learn-length = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
learn-time = about { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } a turn, and short answers to others
learn-wins_title = What wins
learn-wins =
    { SIGN("vp") } **Victory points (VP) win.** You begin with { $start }. At the end of each turn every victory space that you hold in somebody else's land brings 1, every one of your own that is lost costs 1.
    Most VP after the last turn win; from turn { $sudden } on whoever is far ahead wins at once, at the level that the panel names.
    { SIGN("emblem_gallic") } **The Gauls are different**: they gain nothing by holding. They loot: { $markers } { SIGN("plunder") } markers for a city, fewer for raids, and a full track is 1 VP.
    On the map a victory space has a gold rim and a red name.
learn-round_title = A turn
learn-round =
    {"**"}Cards**: all hands are drawn up. Who has the fewest VP says who goes first.
    {"**"}{ $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }**: everybody plays one { SIGN("card") } card. It is either its event or its **value of 1 to 3**:
    · a leader whose initiative is no higher than the value marches, or besieges ({ $siege_cu } CU and more);
    · or as many points of support: raise a city's loyalty, put a marker, take one away; a 3 may raise a CU instead.
    {"**"}Then** armies in hostile land suffer attrition, what is surrounded surrenders, VP are counted, alliances are renewed or lapse, new CU come.
    Others may answer your march: you are told beforehand who, and on which roll.
learn-dice_title = Battles and sieges
learn-dice =
    {"**"}Battle**: both sides throw three { SIGN("die_6") } and add. It counts: how many more { SIGN("cu") } you are, the better tactics of your { SIGN("leader") } leader, friendly ground, a flanking force; coming over a rough link costs you 2. The higher sum wins, a tie the defender.
    Each die also kills: fives and sixes of the winner most. { $ratio } to 1 wins without a throw.
    The winner gets half of what the loser lost as support, and may turn spaces at once.
    {"**"}Siege**: two { SIGN("die_6") }, once a round for each city. { $siege_from } and more bring points; { $siege_low } and less cost a CU, and so does a { $siege_dear } (Gauls subtract 1 at cities). As many points as the city has loyalty, and it falls.
    Before you confirm what leads to a roll, the bot says its odds: of a battle, a siege, a raid, a voyage, of intercepting and avoiding. Those of a battle stand beside its result too.
learn-symbols_title = The symbols
learn-symbols =
    { SIGN("emblem_roman") } Romans · { SIGN("emblem_greek") } Greeks · { SIGN("emblem_gallic") } Gauls · { SIGN("emblem_etruscan") } Etruscans · { SIGN("emblem_samnite") } Samnites; { SIGN("emblem_carthaginian") } Carthage (a player’s with five), { SIGN("emblem_volsci") } Volsci and { SIGN("emblem_transalpine") } Transalpine Gauls are led by whoever plays their card.
    { SIGN("cu") } CU, the troops: at most { $most } march together, { $inside } find room in a city · { SIGN("leader") } a leader, "initiative/tactics": a low initiative is cheap, high tactics win battles
    { SIGN("city") } walls with loyalty · { SIGN("siege") } a siege · { SIGN("port") } a port
    { SIGN("alliance") } allies do not fight, pass through each other's land, and lose it when one of them wants to
    { SIGN("plunder") } plunder · { SIGN("vp") } VP
learn-opening_title = Your opening
learn-opening =
    A hand has { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } (Rome { $roman_hand }) for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: two are for keeping. Offer an alliance early, before the others do; it costs nothing and lasts a turn. Do not march out of a city that nobody guards.
learn-opening_roman = { SIGN("emblem_roman") } **Romans**: more cards, and everybody's target. The Volsci at Antium are next door: besiege them, then look to Etruria. Keep a garrison in Roma.
learn-opening_greek = { SIGN("emblem_greek") } **Greeks**: two lands with the sea between. Dionysius takes Sicily from Carthage; the leader at Tarentum guards Italy, or takes what the Lucani have.
learn-opening_gallic = { SIGN("emblem_gallic") } **Gauls**: three armies and nothing to hold. Go where a victory space is weakly held, raid it, loot it, and be home for the attrition.
learn-opening_etruscan_samnite = { SIGN("emblem_etruscan") }{ SIGN("emblem_samnite") } **Etruscans and Samnites**: two powers, one hand, between all others. Bribes turn an army away; the Samnites fight best in their hills. Let Rome and the Gauls bleed each other.
learn-opening_carthaginian = { SIGN("emblem_carthaginian") } **Carthage** (with five players): rich in cards by the ports of Sicily, poor in quiet. Unrest at home costs you cards and VP: keep troops in the garrison box, quell it, and let hired troops do the fighting. Hold Lilybaeum and Panormus, then take a Greek port.
