### The Gallic events of three players; who plays two sides.

event-gallic_event_rolled = **The Gauls** roll { DICE($dice) }: { NAME($event) }{ $event ->
        [great_raid] {" "}(up to three markers of the Etruscans, or none, as the side with the fewest points that loses nothing by it chooses)
       *[other] { "" }
    }.
event-gallic_event_quiet = The Gauls take nothing this round.
event-gallic_event_cancelled = { NAME($card) }, played by the { NAME($side) }: the Gauls take nothing this round ({ NAME($event) }).
name-quiet = quiet
name-great_raid = great raid
name-raid_umbria = raid into Umbria
name-raid_etruria = raid into Etruria
name-raid_samnium = raid into Samnium
name-raid_latium = raid into Latium
name-siege = siege
name-gallic_greek = Gauls and Greeks
name-roman_etruscan_samnite = Romans, Etruscans and Samnites
prompt-gallic_roll-cancel = The Gauls are coming: { NAME($event) }. Do you cancel that with a card?
prompt-gallic_roll-strike = The Gauls are coming: { NAME($event) }. You say what they strike.
moment-gallic_roll-cancel = A card against a Gallic event
moment-gallic_roll-strike = What a Gallic event strikes
asked-gallic_roll-cancel = to a Gallic event
asked-gallic_roll-strike = to say what the Gauls strike
