### The windows by name, for standing orders.

moment-agent_deed-foil = Foiling an agent's deed
moment-assault_roll-militia = Militia against an assault
moment-initiative_phase-omens = Omens when initiative is settled
moment-voyage-intercept = Intercepting a voyage

## What a phone says of a question: what all know

stake-initiative_phase-bid = Sealed bids for round { $round }: { NAME($side, form: "the") } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } { $gold } gold.
stake-initiative_phase-omens = The bids of round { $round } are open. Does a card change them?
stake-initiative_phase-order = { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } the initiative: who goes first?
stake-agent_turn-start = { NAME($side) }: { $agents ->
        [0] no agent
        [one] { $agents } agent
       *[other] { $agents } agents
    } may act ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $gold } gold).
stake-agent_deed-foil = { NAME($agent) }: { TEXT($what) }. Do you foil it?
stake-campaign_turn-start = { NAME($side) }: campaign with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
stake-sea_fight-choose = { NAME($navy) } must retreat: where to?
stake-conquest-annexed = { NAME($region) } joins you: which mercenary card?
stake-losses-choose = { NAME($army) } takes losses: which cards?
stake-taxation_phase-season = The taxes of round { $round } come next: an event first?
stake-spending_phase-baskets = { NAME($side) }: { $gold } gold to spend (round { $round } of { $last }).
stake-land_battle-prepare = A battle in { NAME($region) }: how is it prepared?
stake-land_battle-declare_flanks = The battle in { NAME($region) }: how many elephants fight on the flanks?
stake-land_battle-spare = The battle in { NAME($region) }: which mounted cards wait?
stake-land_battle-spoils = The battle in { NAME($region) } is won: what is recovered?
stake-combat_deployment-deploy = The battle in { NAME($region) } goes on: which cards do you deploy?
stake-combat_deployment-deploy_alone = The battle in { NAME($region) } goes on: which cards do you deploy?
stake-combat_deployment-redeploy = The battle in { NAME($region) }: you saw the enemy's cards. Yours?
stake-unopposed_attack-start = The battle in { NAME($region) }: nothing stands against you. Whom do you attack?
