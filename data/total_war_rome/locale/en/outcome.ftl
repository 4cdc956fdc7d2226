### What came of a decision, for the faction that took it: the result in bold, then why, then the dice.

outcome-returned = **Another answer came first: yours was not carried out, and nobody learns of it**
outcome-reveal_kept = **Your reveal is kept: { NAME($side, form: "the") } { GRAMMAR($side, "number") ->
        [plural] were
       *[singular] was
    } first**
outcome-points = { ", " }{ $points } VP ({ $total })
outcome-assault-own_taken = **{ NAME($region) } is yours{ $points }**
outcome-assault-own_held = **{ NAME($region) } holds out against { NAME($army) }{ $points }**
outcome-assault-other_taken = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] take
       *[singular] takes
    } { NAME($region) }{ $points }**
outcome-assault-other_held = **{ NAME($region) } holds against { NAME($side, form: "the") }{ $points }**
outcome-assault-hits =
    { $count ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } against { $against }, { $needed } needed{ $odds }: assault { $attack }, garrison { $garrison }
outcome-assault-equal = Equal hits ({ $hits }), so the 🌀 decide, { $s } against { $other }{ $odds }: assault { $attack }, garrison { $garrison }
outcome-assault-stopped = The garrison destroys the army before it can roll: { $garrison }
outcome-conquest-taken = **{ NAME($region) } is yours{ $points }**
outcome-conquest-failed = **{ NAME($army) } is destroyed: nothing is taken**
outcome-conquest-rolled = Its people rolled { $dice }
outcome-struck-garrison =
    {"**"}The garrison strikes first: { $dice }, { $count ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }**
outcome-struck-defence =
    {"**"}Its people strike: { $dice }, { $count ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }**
outcome-battle-won = **You win the battle{ $points }**
outcome-battle-lost = **You lose the battle: { NAME($side, form: "the") } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    }{ $points }**
outcome-battle-tied = **Nobody wins the battle{ $points }**
outcome-battle-seen = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } the battle{ $points }**
outcome-verdict-more =
    { NAME($loser, form: "the_first") } lost { $won ->
        [one] { $won } main card
       *[other] { $won } main cards
    }, { NAME($winner, form: "the") } { $lost }.
outcome-verdict-equal =
    Each side lost { $count ->
        [one] { $count } main card
       *[other] { $count } main cards
    }.
outcome-verdict-cards_left =
    { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } { $count ->
        [0] no main card
        [one] { $count } main card
       *[other] { $count } main cards
    } left
outcome-verdict-left = { TEXTS($left) }, { $least } are needed: the army is destroyed, so { NAME($winner, form: "the") } { GRAMMAR($winner, "number") ->
        [plural] win
       *[singular] wins
    } (main cards destroyed: { $won } to { $lost }).
outcome-verdict-left_though = { TEXTS($left) }, { $least } are needed: the army is destroyed, so { NAME($winner, form: "the") } { GRAMMAR($winner, "number") ->
        [plural] win though they
       *[singular] wins though it
    } lost { $lost ->
        [one] { $lost } main card
       *[other] { $lost } main cards
    } against { $won }.
outcome-verdict-left_both = { TEXTS($left) }, { $least } are needed: both armies are destroyed.
outcome-verdict-destroyed = Fewer than { $least } main cards are left of the army of { NAME($loser, form: "the") }, so it is destroyed.
outcome-verdict-destroyed_though =
    Fewer than { $least } main cards are left of the army of { NAME($loser, form: "the") }, so it is destroyed, and { NAME($winner, form: "the") } { GRAMMAR($winner, "number") ->
        [plural] win
       *[singular] wins
    } with { $lost ->
        [one] { $lost } main card
       *[other] { $lost } main cards
    } lost against { $won }.
outcome-verdict-destroyed_both = Fewer than { $least } main cards are left of either army: both are destroyed.
beforehand-battle = **Odds beforehand** · { $one } { $first }%, { $two } { $second }%, a draw { $tie }%
beforehand-own = { $success }% beforehand, a draw { $tie }%
beforehand-sea = **Odds beforehand** · { $one } { $first }%, { $two } { $second }%, no victor { $tie }%
beforehand-assault = odds beforehand { $success }%
beforehand-assault_unknown = odds beforehand about { $success }% (for who did not know the army's cards)
outcome-deed-fails = **{ TEXT($what) } fails** ({ TEXTS($on) })
outcome-deed-foiled = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] foil
       *[singular] foils
    } your { TEXT($what) } with { NAME($card) }**
outcome-deed-lost = **{ TEXT($what) } fails, and { NAME($agent) } is lost** ({ TEXTS($on) })
outcome-deed-theirs = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] fail
       *[singular] fails
    }: { TEXT($what) } comes to nothing{ $agent ->
        [none] { "" }
       *[other] , and { NAME($agent) } is lost
    }**
outcome-meeting-caught = **You do not get away: it comes to a battle**
outcome-meeting-away = **You get away: no battle**
outcome-meeting-other_caught = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] do
       *[singular] does
    } not get away: it comes to a battle**
outcome-meeting-other_away = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] get
       *[singular] gets
    } away: no battle**
outcome-meeting-dice = Rolled { $avoid } to get away, { $catch } to catch: the better symbol counts, an equal one must fight
outcome-way = { NAME($force) }: { $path }.
outcome-deed-dice = Rolled { $dice }
outcome-initiative-own = **You have the initiative with { $total }**
outcome-initiative-other = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } the initiative with { $total }**
outcome-spent_nothing = **You buy nothing; { $left } gold left**
outcome-spent = **{ $spent } gold spent, { $left } left{ $points }**
outcome-turn_over = **{ $phase ->
        [agent] Your agents’ turn is over
        [campaign] Your campaign is over
       *[other] Your turn is over
    }**{ $next ->
        [yes] . { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
            [plural] are
           *[singular] is
        } next.
       *[no] { "" }
    }
