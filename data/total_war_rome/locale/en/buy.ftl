### Why a line of a basket is refused: the rule that stands against it. For its buyer's eyes alone.

buy-gold = With it this list would cost { $total } gold; { $left } are left for it.
buy-most = This list holds { $most } at most.
buy-unplayed = That needs an event card, played with the same basket.
buy-row = Only { $most } development of each row is bought in a round.
buy-above = { NAME($what) } comes after { NAME($needs) }: you neither have that nor buy it with this basket.
buy-above_owned = At this table { NAME($what) } is bought in a round after { NAME($needs) }, which you do not have yet.
buy-owned = You have { NAME($what) } already.
buy-foreign_board = { NAME($what) } is on another faction's board.
buy-rank = New generals have 2 stars; others need a development that lets you buy them.
buy-no_general = { NAME($who) } is not among the generals of your reserve, or in this basket already.
buy-far_from_home = A new general joins an army on land within { $most } land regions of a home region that you control.
buy-led = { NAME($where) } has a general: a new one may relieve him now, a spare one in the Campaign Phase.
buy-not_spare = { NAME($who) } is not free to be posted: only spare generals and new ones are, each once.
buy-posted = { NAME($where) } gets a general already.
buy-no_army_space =
    You have { $most ->
        [one] { $most } army
       *[other] { $most } armies
    } already: no army space is free.
buy-agent_limit =
    You may have { $limit ->
        [one] { $limit } agent
       *[other] { $limit } agents
    }, and have them.
buy-agent_home = A new agent starts in a home region that you control and nobody besieges.
buy-no_such_army = { NAME($where) } is no army of yours; a new one needs a general posted to it first.
buy-no_such_navy = { NAME($where) } is no navy of yours, nor a free navy space of yours.
buy-stock = No more { NAME($what) } are left in your reserve stack.
buy-foreign_card = { NAME($what) } are not among your faction's cards.
buy-upgrade_only = { NAME($what) } are not recruited: a card is upgraded to them.
buy-locked = { NAME($what) } need { NAME($needs) }, bought in an earlier round.
buy-retired = { NAME($what) } are not recruited any more since the reforms.
buy-retired_now = The Reforms in this basket put { NAME($what) } away: a type is not recruited and replaced at the same time.
buy-supply_line = No line of communication leads from { NAME($where) } to a home region of yours, through regions of yours or an ally's and sea areas where your navies are at sea.
buy-besieged = { NAME($where) } is besieged, or stands in a besieged region of yours: nothing is recruited or built there.
buy-full_army = { NAME($where) } would have more than { $most } troop cards.
buy-full_main = { NAME($where) } would have more than { $most } main battle cards.
buy-full_skirmisher = { NAME($where) } would have more than { $most } skirmisher cards.
buy-full_artillery = { NAME($where) } would have more than { $most } artillery cards.
buy-disunity_main = Before National Unity { NAME($where) } gets no more than { $most } main battle cards in a phase.
buy-disunity_skirmisher = Before National Unity { NAME($where) } gets no more than { $most } skirmisher card in a phase.
buy-mixed = Before National Unity Highland and Lowland Warriors do not stand in one army.
buy-mercenary_region = { NAME($what) } are bought by whoever controls their mercenary region, with barracks there.
buy-mercenary_reach =
    { NAME($where) } is more than { $most ->
        [one] { $most } region
       *[other] { $most } regions
    } or sea areas away from the mercenary region.
buy-pack = No more { NAME($what) } are left in their pack.
buy-no_dock = New ships join a navy that is off the board, or in a port of an ally's, or of yours that nobody besieges: not { NAME($where) }.
buy-full_navy = { NAME($where) } would have more than { $most } ship cards.
buy-no_navy_space =
    You have { $most ->
        [one] { $most } navy
       *[other] { $most } navies
    } already: no navy space is free.
buy-conscript = Conscription recruits a card of your own faction that costs { $most } gold or less.
buy-no_veteran = No veteran card for { NAME($what) } is left in your reserve stack, or they are veterans already.
buy-no_such_card = { NAME($where) } has no { NAME($what) }.
buy-wonder_free = Public Works build markets, barracks and walls, no Ancient Wonder.
buy-not_yours = { NAME($where) } is not yours.
buy-built = There is one already, or in this basket: { $most } of each kind stands in a place.
buy-per_region =
    Only { $most ->
        [one] { $most } improvement
       *[other] { $most } improvements
    } are built in one region in a round.
buy-per_kind =
    Only { $most ->
        [one] { $most } improvement
       *[other] { $most } improvements
    } of each kind are built in a round.
buy-per_round =
    Only { $most ->
        [one] { $most } improvement
       *[other] { $most } improvements
    } are built in a round, roads apart.
buy-wonder_improvements = An Ancient Wonder needs market, barracks and walls in { NAME($where) }, built before.
buy-wonder_roads = An Ancient Wonder needs a road on every border of { NAME($where) }, built before.
buy-no_border = { NAME($one) } and { NAME($two) } do not border on each other.
buy-road_control = A road starts in a region of yours: neither { NAME($one) } nor { NAME($two) } is.
buy-road_besieged = { NAME($one) } or { NAME($two) } is besieged: no road is built onto a besieged region.
buy-road_both_sides = At this table a road needs both regions to be yours.
buy-road_enemy = An enemy controls the other side of that border.
buy-calm = { NAME($where) } has no more unrest.
