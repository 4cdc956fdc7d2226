### The windows by name, for standing orders.

moment-agent_deed-foil = Foiling an agent's deed
moment-assault_roll-militia = Militia against an assault
moment-initiative_phase-omens = Omens when initiative is settled
moment-voyage-intercept = Intercepting a voyage

## What a phone says of a question: what all know

stake-initiative_phase-bid = The bids for the order of round { $round }, in secret: { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } { $gold } gold.
stake-initiative_phase-omens = The bids of round { $round } are open. Does a card change them?
stake-initiative_phase-order = { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } the initiative of round { $round }: who goes first, and which way round?
stake-agent_turn-start =
    { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    } of { NAME($side) } may act, with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $gold } gold.
stake-campaign_turn-start = { NAME($side) } may campaign: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } on the board or at hand.
stake-taxation_phase-season = The taxes of round { $round } come next: an event first?
stake-spending_phase-baskets = { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } { $gold } gold to spend, in secret (round { $round } of { $last }).
stake-land_battle-prepare = A battle in { NAME($region) }: how is it prepared?
