### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time. Figures come from the data (`SamniteTitle.lesson_figures`).

learn-length = Until Rome holds { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    } and a Consul calls the end, or { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
learn-time = about { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } a round, most of them short
learn-wins_title = What wins
learn-wins =
    { SIGN("prestige") } **Prestige wins.** Each of you has a pile of it, the Triumph; the largest at the end has won.
    In turn one of you is **Consul** and commands Rome { SIGN("rome") }; all others are his **Foes** and play Rome's enemies { SIGN("enemy") }.
    So you want Rome to win on your turn and to lose on the others'.
    {"**"}The end**: once Rome holds { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    } the Consul may call it at the end of their turn, if they like how they stand.
learn-round_title = A turn has seven steps
learn-round =
    {"**"}1 Fate.** { SIGN("card") } Everybody's hand is filled to { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
    {"**"}2 Taxation.** { SIGN("gold") } The Treasury gets { $base ->
        [one] { $base } coin
       *[other] { $base } coins
    }, and { $each_region } for each of Rome's regions. It is Rome's, not yours: the Consul spends it.
    {"**"}3 Strategy.** The Consul may buy cards, { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } each.
    {"**"}4 Event.** A ten-sided die: revolt, peace, raids or war.
    {"**"}5 Resolution.** It is carried out. In peace the Consul may attack a neighbour ({ $campaign ->
        [one] { $campaign } coin
       *[other] { $campaign } coins
    }).
    {"**"}6 Prestige.** What is left in the Treasury counts for the Consul, coin by coin.
    {"**"}7 Etcetera.** Everybody may throw up to { $discards ->
        [one] { $discards } card
       *[other] { $discards } cards
    } away. Then the next one is Consul.
learn-dice_title = The cards and the dice
learn-dice =
    A fight is a **War Effort**: both sides choose in secret and reveal together, at most one card of each kind:
    { SIGN("card_ally") } ally · { SIGN("card_strategy") } strategy · { SIGN("card_troops") } troops · { SIGN("card_weapon") } weapon · { SIGN("card_battle") } battle
    {"**"}More Force wins**; a die breaks a tie. What is played is gone, so do not throw your best cards at a fight that is lost.
    { SIGN("card_victory") } { SIGN("card_defeat") } Victory and Defeat cards are played after a fight that ended so. { SIGN("card_conquest") } A Conquest card makes a region Rome's after a campaign that was won. { SIGN("card_special") } Special cards say when they may be played.
    {"**"}A revolt** won brings the Consul { $revolt_won } Prestige and costs him { $revolt_lost } when lost; a campaign that is lost costs { $campaign_lost }.
learn-symbols_title = The symbols
learn-symbols =
    { SIGN("prestige") } Prestige, yours · { SIGN("gold") } coins, Rome's · { SIGN("card") } cards in a hand: everybody sees how many, only you see which
    { SIGN("rome") } a region that Rome holds · { SIGN("enemy") } one that is free
    { SIGN("force_1") } to { SIGN("force_9") }: the Force of a card. Some count more in a certain role or against a certain people; the card says it.
    { SIGN("die_6") } a six-sided die · { SIGN("ten_10") } a ten-sided die
    On the map, what borders on Rome's land is what can be attacked. The Samnites need three conquests.
learn-opening_title = Your opening
learn-opening =
    {"**"}As Consul**: look at your hand first. With a strong War Effort and { $campaign ->
        [one] { $campaign } coin
       *[other] { $campaign } coins
    } a campaign gives Prestige, gold and a region; with a weak one take the peace, and save coins: each is 1 Prestige.
    {"**"}As a Foe**: you may be chosen to play the enemy. Win, and the Consul loses what would have been his; but you spend your cards on it.
    {"**"}Cards**: keep one good card of each kind, throw away what only other peoples can use.
    {"**"}The vote** in a revolt: choose the region that the Consul can least afford to lose.
option_text-deck = whether everybody sees which card comes next, and who draws it.
option_text-negate_war = who may turn a War into Peace by a card.
option_text-last_round = after which round the game ends in any case. Six rounds are an evening.
option_text-corruption = how often a full Treasury is robbed.
