# Circadians: First Light in English.

title = Circadians: First Light
subtitle = Plan your dice behind a screen and send your crew across the planet Ryh, round by round.

# -- options

option-lead = Choose { $leader }
option-exclude = Remove { $leader } from the game
option-keep = Keep { $contract }
option-discard = Discard { $contract }
option-heed = Follow { $event }
option-assign = Put { $die_acc } { $slot_acc }
option-lift = Take the die back from { $slot }
option-confirm = Confirm the plan
option-from = Send from { $slot }
option-send = Send to { $space }
option-cantina = Relax in the Cantina
option-pair = Join the die of { $slot }
option-as = As { $die_acc }
option-pay = Pay { $resource ->
        [gem] { $number ->
            [one] { $number } gem
           *[other] { $number } gems
        }
       *[other] { $number } { $resource }
    }
option-train = { $number ->
        [one] Train { $number } die
       *[other] Train { $number } dice
    }
option-fulfil = Fulfil { $contract }
option-take-water = Take { PRINTED("numbers", "hq_water", "value", as: "pay-water") }
option-take-cards = Draw { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }
option-also = Also: { $delivery }
option-move = Move the harvester to { $hex }
option-stay = Leave the harvester here
option-take = Take the top tile of { $pile }
option-build = Build { $slot_loc }
option-replace = Replace the tile { $slot_loc }
option-decline = Decline
option-trade = Trade { $trade }
option-use = Use { $ability }
option-set = Turn the die { $slot_loc } to { $die }
option-advance = Breakthrough: { $breakthrough }
option-complicate = Complication: { $marker }
option-ignore = Ignore the complication
option-suffer = Suffer: { $penalty }
option-mirror = Instead: { $penalty_ins }
option-scrap = Destroy the tile { $slot_loc }
option-lose-pool = Return a die of the pool
option-lose-cantina = Return a die of the Cantina
option-lose-slot = Return the die { $slot_loc }
option-lose-space = Return the die at { $space }
option-settle = Put the die on { $slot }
option-produce = Produce { $resource } on { $slot }
option-skip = Skip
option-done = Done

# -- events

event-round-began = Round { $number } begins: { $event }.
event-led = { $seat } is led by { $leader }.
event-excluded = { $seat } removes { $leader } from the game.
event-kept = You keep { $contract }.
event-drew = You draw { $contract }.
event-drew-hidden = { $seat } draws { $number ->
        [one] { $number } contract
       *[other] { $number } contracts
    }.
event-reshuffled = The discarded contracts are shuffled into a new deck.
event-discarded = { $seat } discards { $contract }.
event-left-over = { $contract } is left over and discarded.
event-turned-event = { $seat } turns up an event of their own: { $event }.
event-heeded = { $seat } follows { $event }.
event-vault-shown = Turned up: { $hex }, { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-rolled = You roll { $die_acc }.
event-rolled-hidden = { $seat } rolls { $number ->
        [one] { $number } die
       *[other] { $number } dice
    } behind the screen.
event-confirmed = { $seat } is ready.
event-assigned = { $seat } has { $die_acc } { $slot_loc }.
event-sent = { $seat } sends { $die_acc } to { $space }.
event-relaxed = { $seat } relaxes in the Cantina with { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }.
event-gained = { $seat } gains { $resource ->
        [gem] { $number ->
            [one] { $number } gem
           *[other] { $number } gems
        }
       *[other] { $number } { $resource }
    }.
event-paid = { $seat } pays { $resource ->
        [gem] { $number ->
            [one] { $number } gem
           *[other] { $number } gems
        }
       *[other] { $number } { $resource }
    }.
event-gained-dice = { $seat } gains { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }.
event-settled = { $seat } puts the new { $die } on { $slot }.
event-rolled-new = { $seat } rolls the new die: { $die }.
event-lost-die = { $seat } returns a die to the reserve.
event-over-limit = { $seat } is over the limit and returns { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }.
event-moved = { $seat } moves the harvester to { $hex }.
event-fulfilled = { $seat } fulfils { $contract }.
event-built = { $seat } builds { $tile } { $slot_loc }.
event-scrapped = { $seat } destroys { $tile }.
event-declined = { $seat } declines the tile.
event-traded = { $seat } trades { $trade }.
event-used = { $seat } uses { $ability }.
event-set-die = { $seat } turns the die { $slot_loc } to { $die }.
event-advanced = { $seat } makes a breakthrough: { $breakthrough }.
event-complicated = { $seat } has a complication ({ $marker }): { $penalty }.
event-mirrored = { $seat } turns it into a benefit: { $penalty_ins }.
event-ignored = { $seat } ignores the complication.
event-harvested = { $seat } harvests { $hex }.
event-produced = { $seat } harvests { $slot }.
event-radio-passed = { $seat } gets the Radio.
event-ai-scheme = { $ai } turns up scheme { $scheme }.
event-ai-moved = { $ai } drives the harvester to { $hex }.
event-ai-sent = { $ai } sends { $die_acc } to { $space }.
event-ai-idle = { $ai } can do nothing with scheme { $scheme }.
event-ai-gems = { $ai } gains { $number ->
        [one] { $number } gem
       *[other] { $number } gems
    }.
event-ai-paid = { $ai } pays { $number ->
        [one] { $number } gem
       *[other] { $number } gems
    }.
event-ai-dice = { $ai } gains { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }.
event-ai-developed = { $ai } unlocks { $development }.
event-ai-breakthrough = { $ai } takes the breakthrough slot “{ $breakthrough }”.
event-ai-complication = { $ai } takes the complication slot “{ $penalty }” ({ $marker }).
event-ai-scrapped = { $ai } removes a tile: { $tile }.
event-game-ended = The seventh round is over; all vaults are turned up.

# -- prompts

prompt-choose-leader = Choose your leader.
    .why = Your leader's ability lasts the whole game. The other cards leave the game unseen.
prompt-dyad-remove = Remove a leader from the game.
    .why = In the Dyad Alliance everybody removes one leader before the second choice. Take away what would suit somebody else.
prompt-draft-pick = { $number ->
        [one] Keep one contract; the other is discarded.
       *[other] Keep one contract and pass the other { $number } to the left.
    }
    .why = You keep one contract, and the rest goes to your left neighbour. Contracts are fulfilled at the Depository: look at their costs and at what they count.
prompt-solo-discard = Discard { $number ->
        [one] { $number } contract
       *[other] { $number } contracts
    }.
    .why = Alone you draw { PRINTED("numbers", "solo_drawn", "value", as: "n-contracts") } and discard { PRINTED("numbers", "solo_discard", "value") }. Keep those that you can afford and that fit each other.
prompt-renzo-event = Which event do you follow this round? The common one gives { PRINTED("numbers", "renzo_water", "value", as: "n-water") }.
    .why = Your leader has events of his own: follow your card this round, or the common one for { PRINTED("numbers", "renzo_water", "value", as: "n-water") }.
prompt-supply-drop = Supply Drop: take { PRINTED("numbers", "hq_water", "value", as: "pay-water") } or { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }.
    .why = The event of this round gives everybody a gift at once.
prompt-assign-dice = { $number ->
        [0] All dice are in place: confirm, or take some back.
        [one] Put your last die into a garage or onto a farm.
       *[other] Put your { $number } dice into garages and onto farms.
    }
    .why = Every die goes into a garage, to be sent in this order, or onto a farm, to produce at harvest. Later garages cost algae. Nobody sees your plan until all have confirmed.
prompt-choose-garage = From which garage do you send?
    .why = In the Irenic Union any of your garages may be next. Each has its own algae cost and its own ship.
prompt-dispatch = Where do you send the die ({ $die })?
    .why = Each space takes one die, costs what it says and works at once. Without a space you want, all dice left in your garages go to the Cantina for { PRINTED("numbers", "cantina_water", "value", as: "n-water") } each.
prompt-second-die = Which die makes the pair for the Laboratory?
    .why = The Laboratory takes a pair of equal dice in one turn. The second one leaves its garage now, too.
prompt-choose-value = With which value do you send the die to { $space }?
    .why = The ship of the garage, or the event, lets you change the die. At Headquarters, the Depository and the negotiations it keeps this value.
prompt-choose-payment = How do you pay for { $space }?
    .why = The space can be paid in two ways; discounts are already counted. Keep what you need for later garages.
prompt-academy-count = How many dice do you train?
    .why = New dice come from your reserve and are rolled from the next round on. At most { PRINTED("numbers", "dice_limit", "value") } stay with you at the end of a round.
prompt-pick-contract = Which contract do you fulfil?
    .why = The die stays in the Depository for good and fulfils one contract: you pay its cost and it lies open from now on.
prompt-second-contract = You may fulfil a second contract.
    .why = Your leader may fulfil two contracts with one die. The costs are added, savings count once.
prompt-hq-reward = Headquarters: take { PRINTED("numbers", "hq_water", "value", as: "pay-water") } or { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }.
    .why = Headquarters pay at once. The die acts before everybody else next round.
prompt-extra-reward = Choose one more delivery reward.
    .why = Your leader takes one more reward of the Depository.
prompt-harvester-move = You may move your harvester one space.
    .why = The harvester may go to any neighbouring space, through an arrow or onto a vault. It collects the token there and yields more far from the centre.
prompt-harvester-back = Move your harvester one space towards the centre.
    .why = The penalty drives your harvester towards the centre. It still collects a token there.
prompt-pick-pile = Take the top tile of a pile.
    .why = Only the top tile of each pile can be taken; what lies below is unknown.
prompt-place-tile = Where do you build { $tile }?
    .why = The tile goes to the first empty place, or replaces one that you built. Ships work at once, farms at harvest.
prompt-choose-trade = { $number ->
        [one] You may make { $number } trade.
       *[other] You may make { $number } trades.
    }
    .why = You may trade up to so many times and stop whenever you like. What you gain can be traded on.
prompt-faction-ability = You may use { $ability }. { $ability_about }
    .why = After negotiating you may use the ability of this faction once.
prompt-breakthrough-slot = Breakthrough with { $die_acc }: choose your reward.
    .why = Your die is the first of its value on the board. Choose a reward; each is there only once in the whole game.
prompt-complication = A complication: which marker moves?
    .why = The column has grown too full or repeats a value. One marker moves; those left stay open for later negotiations.
prompt-penalty = Complication ({ $marker }): choose the penalty.
    .why = You must take a penalty that can hit you, if there is one. Each is used only once in the game.
prompt-scrap-ship = Which ship do you destroy?
    .why = The penalty destroys a ship you built. The ones to its right move up.
prompt-scrap-farm = Which farm do you destroy?
    .why = The penalty destroys a farm you built. The ones to its right move up.
prompt-lose-die = Which die goes back to the reserve?
    .why = The penalty sends one of your dice back to the reserve, wherever it lies, except where dice stay for good.
prompt-hand-discard = Discard { $number ->
        [one] { $number } contract
       *[other] { $number } contracts
    }.
    .why = At the end of a round you keep at most { PRINTED("numbers", "hand_limit", "value") } contracts in hand.
prompt-zaporrah-assign = The new die shows { $die_acc }: you may put it on a farm.
    .why = Your leader rolls new dice at once. It may still work on a farm this round.
prompt-farm-resource = What does { $slot } produce (value { $number })?
    .why = The farm gives one of its resources, by the value of its die with all bonuses.
prompt-sable-move = Sable: you may move your harvester one space.
    .why = Your leader may drive on after every harvest.

# -- reasons

refusal-taken = the space is taken
refusal-leftmost = the leftmost free space comes first
refusal-wrong-value = the die does not have a fitting value
refusal-cannot-pay = you cannot pay the cost
refusal-garage-cost = the garage costs { $number } algae
refusal-hq-twice = a die from Headquarters does not go back there
refusal-sal-stays = Sal may not go there
refusal-no-pair = your next die cannot have the same value
refusal-no-second-die = you have no second die
refusal-pile-empty = the pile is empty
refusal-no-reserve = you have no dice in reserve
refusal-closed = closed by { $event }
refusal-no-step = the harvester cannot go that way
refusal-no-contract = you have no contract that you can pay
refusal-contract-dear = you cannot pay { $contract }
refusal-dice-left = { $number ->
        [one] { $number } die is not assigned yet
       *[other] { $number } dice are not assigned yet
    }
refusal-lifted-often = you have taken dice back often enough: use undo
refusal-garage-gap = { $slot } is empty: garages are filled from the left
refusal-no-farm-die = the farm takes no die
refusal-cannot-suffer = you cannot suffer this penalty
refusal-slot-taken = the slot has a marker already
refusal-not-eligible = its condition does not hold
refusal-needs = it takes { $resource ->
        [gem] { $number ->
            [one] { $number } gem
           *[other] { $number } gems
        }
       *[other] { $number } { $resource }
    }
impossible-four-and-ai = The AI takes a seat of its own: it plays against at most three people.
impossible-few-leaders = This needs { $number } leaders; the chosen pool has fewer.
impossible-solo-needs-ai = Alone you play against an AI.
tie-by-dice = Equal points: more dice in the pool win.
tie-by-resources = Equal points and dice: more water, algae and energy win.
tie-shared = Equal in everything: the victory is shared.

# -- dice, resources, places

die-none = no die
die-1 = 1
    .acc = a 1
die-2 = 2
    .acc = a 2
die-3 = 3
    .acc = a 3
die-4 = 4
    .acc = a 4
die-5 = 5
    .acc = a 5
die-6 = 6
    .acc = a 6
die-sal = Sal
    .about = An extra die of value 3 that never changes.
resource-water = water
resource-algae = algae
resource-energy = energy
resource-gem = gem
    .about = Worth 1 point at the end.
hex-c0 = the centre
hex-r1_0 = space E5
hex-r1_1 = space F4
hex-r1_2 = space F3
hex-r1_3 = space E3
hex-r1_4 = space D3
hex-r1_5 = space D4
hex-r2_0 = space E6
hex-r2_1 = space F5
hex-r2_2 = space G5
hex-r2_3 = space G4
hex-r2_4 = space G3
hex-r2_5 = space F2
hex-r2_6 = space E2
hex-r2_7 = space D2
hex-r2_8 = space C3
hex-r2_9 = space C4
hex-r2_10 = space C5
hex-r2_11 = space D5
hex-r3_0 = space E7
hex-r3_1 = space F6
hex-r3_2 = space G6
hex-r3_3 = space H4
hex-r3_4 = space H3
hex-r3_5 = space H2
hex-r3_6 = space H1
hex-r3_7 = space G2
hex-r3_8 = space F1
hex-r3_9 = space E1
hex-r3_10 = space D1
hex-r3_11 = space C2
hex-r3_12 = space B1
hex-r3_13 = space B2
hex-r3_14 = space B3
hex-r3_15 = space B4
hex-r3_16 = space C6
hex-r3_17 = space D6
hex-v0 = vault G7
    .about = A gem vault: while it is hidden, { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } and { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } at every harvest; at the end it scores its points.
hex-v1 = vault I1
    .about = A gem vault: while it is hidden, { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } and { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } at every harvest; at the end it scores its points.
hex-v2 = vault G1
    .about = A gem vault: while it is hidden, { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } and { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } at every harvest; at the end it scores its points.
hex-v3 = vault C1
    .about = A gem vault: while it is hidden, { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } and { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } at every harvest; at the end it scores its points.
hex-v4 = vault A1
    .about = A gem vault: while it is hidden, { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } and { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } at every harvest; at the end it scores its points.
hex-v5 = vault C7
    .about = A gem vault: while it is hidden, { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } and { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } at every harvest; at the end it scores its points.
space-hq_1 = Headquarters 1
    .about = { PRINTED("numbers", "hq_cards", "value") } contracts or { PRINTED("numbers", "hq_water", "value", as: "n-water") }; the die is sent before all others in the next round. From this space it may be flipped.
space-hq_2 = Headquarters 2
    .about = { PRINTED("numbers", "hq_cards", "value") } contracts or { PRINTED("numbers", "hq_water", "value", as: "n-water") }; the die is sent before all others in the next round.
space-hq_3 = Headquarters 3
    .about = { PRINTED("numbers", "hq_cards", "value") } contracts or { PRINTED("numbers", "hq_water", "value", as: "n-water") }; the die is sent before all others in the next round.
space-hq_4 = Headquarters 4
    .about = { PRINTED("numbers", "hq_cards", "value") } contracts or { PRINTED("numbers", "hq_water", "value", as: "n-water") }; the die is sent before all others in the next round.
space-mining_1 = the Mining Camp (X = { PRINTED("mines", "mining_1", "number") })
    .about = Pay { PRINTED("mines", "mining_1", "number", as: "n-water") } less the die for { PRINTED("mines", "mining_1", "gems", as: "n-gem") }.
space-mining_2 = the Mining Camp (X = { PRINTED("mines", "mining_2", "number") })
    .about = Pay { PRINTED("mines", "mining_2", "number", as: "n-water") } less the die for { PRINTED("mines", "mining_2", "gems", as: "n-gem") }.
space-mining_3 = the Mining Camp (X = { PRINTED("mines", "mining_3", "number") })
    .about = Pay { PRINTED("mines", "mining_3", "number", as: "n-water") } less the die for { PRINTED("mines", "mining_3", "gems", as: "n-gem") }.
space-mining_4 = the Mining Camp (X = { PRINTED("mines", "mining_4", "number") })
    .about = Pay { PRINTED("mines", "mining_4", "number", as: "n-water") } less the die for { PRINTED("mines", "mining_4", "gems", as: "n-gem") }.
space-lab_1 = Laboratory 1
    .about = A pair of equal dice and { PRINTED("prices", "laboratory", "amount", as: "n-algae") } or { PRINTED("prices", "laboratory", "water", as: "n-water") } for a farm of your choice.
space-lab_2 = Laboratory 2
    .about = A pair of equal dice and { PRINTED("prices", "laboratory", "amount", as: "n-algae") } or { PRINTED("prices", "laboratory", "water", as: "n-water") } for a farm of your choice.
space-foundry_1 = Foundry 1
space-foundry_2 = Foundry 2
space-foundry_3 = Foundry 3
space-market_1 = Market 1
    .about = As many trades as the die shows, into the goods printed here.
space-market_2 = Market 2
    .about = As many trades as the die shows, into the goods printed here.
space-market_3 = Market 3
    .about = As many trades as the die shows, into the goods printed here.
space-academy_1 = Academy { PRINTED("academy", "column_1", "values") }
space-academy_2 = Academy { PRINTED("academy", "column_2", "values") }
space-academy_3 = Academy { PRINTED("academy", "column_3", "values") }
space-academy_1a = Academy { PRINTED("academy", "column_1", "values") } a
space-academy_1b = Academy { PRINTED("academy", "column_1", "values") } b
space-academy_2a = Academy { PRINTED("academy", "column_2", "values") } a
space-academy_2b = Academy { PRINTED("academy", "column_2", "values") } b
space-academy_3a = Academy { PRINTED("academy", "column_3", "values") } a
space-academy_3b = Academy { PRINTED("academy", "column_3", "values") } b
space-control_1 = Control Room 1
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } or { PRINTED("prices", "control_room", "water", as: "n-water") }: the harvester moves one space in the direction of the die.
space-control_2 = Control Room 2
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } or { PRINTED("prices", "control_room", "water", as: "n-water") }: the harvester moves one space in the direction of the die.
space-control_3 = Control Room 3
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } or { PRINTED("prices", "control_room", "water", as: "n-water") }: the harvester moves one space in the direction of the die.
space-control_4 = Control Room 4
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } or { PRINTED("prices", "control_room", "water", as: "n-water") }: the harvester moves one space in the direction of the die.
space-dep_any_1 = Depository { PRINTED("columns", "any", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_any_2 = Depository { PRINTED("columns", "any", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_any_3 = Depository { PRINTED("columns", "any", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c12_1 = Depository { PRINTED("columns", "c12", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c12_2 = Depository { PRINTED("columns", "c12", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c12_3 = Depository { PRINTED("columns", "c12", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c34_1 = Depository { PRINTED("columns", "c34", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c34_2 = Depository { PRINTED("columns", "c34", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c34_3 = Depository { PRINTED("columns", "c34", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c56_1 = Depository { PRINTED("columns", "c56", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c56_2 = Depository { PRINTED("columns", "c56", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c56_3 = Depository { PRINTED("columns", "c56", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c1_1 = Depository { PRINTED("columns", "c1", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c1_2 = Depository { PRINTED("columns", "c1", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c1_3 = Depository { PRINTED("columns", "c1", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c2_1 = Depository { PRINTED("columns", "c2", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c2_2 = Depository { PRINTED("columns", "c2", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c2_3 = Depository { PRINTED("columns", "c2", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c3_1 = Depository { PRINTED("columns", "c3", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c3_2 = Depository { PRINTED("columns", "c3", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c3_3 = Depository { PRINTED("columns", "c3", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c4_1 = Depository { PRINTED("columns", "c4", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c4_2 = Depository { PRINTED("columns", "c4", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c4_3 = Depository { PRINTED("columns", "c4", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c5_1 = Depository { PRINTED("columns", "c5", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c5_2 = Depository { PRINTED("columns", "c5", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c5_3 = Depository { PRINTED("columns", "c5", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-dep_c6_1 = Depository { PRINTED("columns", "c6", "values") }, row 1 (harvester)
    .about = Fulfil a contract of your hand. Reward of the row: move the harvester one space.
space-dep_c6_2 = Depository { PRINTED("columns", "c6", "values") }, row 2 (die)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
space-dep_c6_3 = Depository { PRINTED("columns", "c6", "values") }, row 3 (contracts)
    .about = Fulfil a contract of your hand. Reward of the row: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
space-neg_leyrien_1 = Leyrien, row 1
space-neg_leyrien_2 = Leyrien, row 2
space-neg_leyrien_3 = Leyrien, row 3
space-neg_leyrien_4 = Leyrien, row 4
space-neg_leyrien_5 = Leyrien, row 5
space-neg_leyrien_6 = Leyrien, row 6
space-neg_zcharo_1 = Zcharo, row 1
space-neg_zcharo_2 = Zcharo, row 2
space-neg_zcharo_3 = Zcharo, row 3
space-neg_zcharo_4 = Zcharo, row 4
space-neg_zcharo_5 = Zcharo, row 5
space-neg_zcharo_6 = Zcharo, row 6
space-neg_jrayek_1 = Jrayek, row 1
space-neg_jrayek_2 = Jrayek, row 2
space-neg_jrayek_3 = Jrayek, row 3
space-neg_jrayek_4 = Jrayek, row 4
space-neg_jrayek_5 = Jrayek, row 5
space-neg_jrayek_6 = Jrayek, row 6
slot-garage_1 = garage 1
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 1) ->
            [0] Costs nothing.
           *[other] Costs { PRINTED("lists", "garage_algae", "numbers", item: 1, as: "n-algae") }.
        } Its ship raises or lowers the die.
    .acc = into garage 1
    .loc = in garage 1
slot-garage_2 = garage 2
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 2) ->
            [0] Costs nothing.
           *[other] Costs { PRINTED("lists", "garage_algae", "numbers", item: 2, as: "n-algae") }.
        }
    .acc = into garage 2
    .loc = in garage 2
slot-garage_3 = garage 3
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 3) ->
            [0] Costs nothing.
           *[other] Costs { PRINTED("lists", "garage_algae", "numbers", item: 3, as: "n-algae") }.
        }
    .acc = into garage 3
    .loc = in garage 3
slot-garage_4 = garage 4
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 4) ->
            [0] Costs nothing.
           *[other] Costs { PRINTED("lists", "garage_algae", "numbers", item: 4, as: "n-algae") }.
        }
    .acc = into garage 4
    .loc = in garage 4
slot-garage_5 = garage 5
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 5) ->
            [0] Costs nothing.
           *[other] Costs { PRINTED("lists", "garage_algae", "numbers", item: 5, as: "n-algae") }.
        }
    .acc = into garage 5
    .loc = in garage 5
slot-farm_1 = farm 1
    .about = The booster: a die here adds { PRINTED("numbers", "farm_boost", "value") } to the dice on all other farms.
    .acc = onto farm 1
    .loc = on farm 1
slot-farm_2 = farm 2
    .acc = onto farm 2
    .loc = on farm 2
slot-farm_3 = farm 3
    .acc = onto farm 3
    .loc = on farm 3
slot-farm_4 = farm 4
    .about = A foundation for a farm tile.
    .acc = onto farm 4
    .loc = on farm 4
slot-farm_5 = farm 5
    .about = A foundation for a farm tile.
    .acc = onto farm 5
    .loc = on farm 5
slot-farm_6 = farm 6
    .about = A foundation for a farm tile.
    .acc = onto farm 6
    .loc = on farm 6
location-headquarters = Headquarters
    .about = { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") } or { PRINTED("numbers", "hq_water", "value", as: "pay-water") }, and first place in the next round.
location-mining_camp = Mining Camp
    .about = Gems for water; high dice pay less.
location-laboratory = Laboratory
    .about = A pair of dice builds a farm.
location-foundry = Foundry
    .about = Ships for your garages.
location-market = Market
    .about = Trades of resources.
location-academy = Academy
    .about = New dice.
location-control_room = Control Room
    .about = Moves the harvester.
location-depository = Depository
    .about = Contracts are fulfilled here.
location-negotiation = Negotiations
    .about = Talks with the three factions, for points.
faction-leyrien = Leyrien
    .about = Paid in algae.
faction-zcharo = Zcharo
    .about = Paid in energy.
faction-jrayek = Jrayek
    .about = Paid in gems.
ability-leyrien_a = Attunement
    .about = Turn one of your dice in a garage or on a farm to any value.
ability-leyrien_b = Seedlings
    .about = You gain { PRINTED("abilities", "leyrien_b", "gives", as: "n-dice") }.
ability-zcharo_a = Barter
    .about = Make up to { PRINTED("abilities", "zcharo_a", "gives", as: "pay-trades") }.
ability-zcharo_b = Outriders
    .about = Move your harvester { PRINTED("abilities", "zcharo_b", "gives", as: "n-spaces") }.
ability-jrayek_a = Deep Shafts
    .about = You gain { PRINTED("abilities", "jrayek_a", "gives", as: "n-gem") }.
ability-jrayek_b = Old Chronicles
    .about = Draw { PRINTED("abilities", "jrayek_b", "gives", as: "n-contracts") }.
breakthrough-bts_harvest = harvest your space
    .about = Gain what the space of your harvester yields.
breakthrough-bts_ship = a free ship
    .about = The top ship of any pile.
breakthrough-bts_die = a die
    .about = One die of your reserve.
breakthrough-bts_farm = a free farm
    .about = The top farm of any pile.
breakthrough-bts_move = move the harvester
    .about = You may move your harvester one space.
breakthrough-bts_gem = a gem
    .about = One gem.
marker-cp_sum8 = sum { PRINTED("complications", "cp_sum8", "sum") } or more
    .about = The dice of the column add up to at least { PRINTED("complications", "cp_sum8", "sum") }.
marker-cp_sum10 = sum { PRINTED("complications", "cp_sum10", "sum") } or more
    .about = The dice of the column add up to at least { PRINTED("complications", "cp_sum10", "sum") }.
marker-cp_sum12 = sum { PRINTED("complications", "cp_sum12", "sum") } or more
    .about = The dice of the column add up to at least { PRINTED("complications", "cp_sum12", "sum") }.
marker-cp_sum14 = sum { PRINTED("complications", "cp_sum14", "sum") } or more
    .about = The dice of the column add up to at least { PRINTED("complications", "cp_sum14", "sum") }.
marker-cp_same1 = equal values
    .about = An earlier die of the column has the same value.
marker-cp_same2 = equal values again
    .about = An earlier die of the column has the same value.
penalty-cps_cards = discard { PRINTED("numbers", "cards_lost", "value", as: "n-contracts") }
    .about = You discard { PRINTED("numbers", "cards_lost", "value", as: "n-contracts") } of your hand.
    .ins = draw { PRINTED("numbers", "cards_lost", "value", as: "n-contracts") }
penalty-cps_ship = lose a ship
    .about = A ship tile of your base is destroyed.
    .ins = gain a free ship
penalty-cps_die = lose a die
    .about = One of your dice goes back to the reserve.
    .ins = gain a die
penalty-cps_farm = lose a farm
    .about = A farm tile of your base is destroyed.
    .ins = gain a free farm
penalty-cps_back = move back
    .about = Your harvester moves one space towards the centre.
    .ins = move the harvester one space in any direction
penalty-cps_gem = pay a gem
    .about = You pay one gem.
    .ins = gain a gem
delivery-move = move the harvester
delivery-die = { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }
delivery-cards = { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }
pile-farm_pile_1 = the left farm pile
pile-farm_pile_2 = the middle farm pile
pile-farm_pile_3 = the right farm pile
pile-ship_pile_1 = the left ship pile
pile-ship_pile_2 = the middle ship pile
pile-ship_pile_3 = the right ship pile

# -- leaders

leader-leader_akira = Akira
leader-leader_bjorg_sal = Bjorg & Sal
    .about = Sal is an extra die of value 3 that never changes. He cannot go to the Depository or negotiate, and does not count for the limit.
leader-leader_dan = Dan
    .about = With every delivery to the Depository you also take the reward of another row.
leader-leader_jakob = Jakob
    .about = Every farm tile you gain brings a free ship from any pile.
leader-leader_lysias = Lysias
    .about = You may turn the penalty of a complication into its opposite.
leader-leader_naira = Naira
    .about = Your garages cost no algae.
leader-leader_renzo = Renzo Nolan
    .about = In the first { PRINTED("numbers", "renzo_events", "value") } rounds you turn up an event of your own and follow it or the common one; for the common one you gain { PRINTED("numbers", "renzo_water", "value", as: "n-water") }.
leader-leader_roslyn = Roslyn Ashford
    .about = At the end of a round you gain a die if you are below the limit of { PRINTED("numbers", "dice_limit", "value") }.
leader-leader_sable = Sable
    .about = At the end of the harvest you may move your harvester one space.
leader-leader_sunari = Sunari
    .about = You begin with a farm of your own. { $tile }
leader-leader_troy = Troy Sullivan
leader-leader_ul_kah_tal = Ul Kah Tal
    .about = You begin with a ship of your own in garage 2. { $tile }
leader-leader_zaporrah = Zaporrah
    .about = A die gained during the Execute phase is rolled at once and may go to a free farm.
leader-leader_zoey = Zoey Ashford
    .about = You draw { PRINTED("numbers", "zoey_cards", "value") } more after the draft of contracts, and one die may fulfil two contracts at once.

# -- contracts

contract-con_aqua_cannon = Aqua Cannon
contract-con_aqua_pack = Aqua Pack
contract-con_archive = Archive
contract-con_leyrien_sceptre = Leyrien Sceptre
    .about = You may ignore complications; then no marker moves.
    .brief = Complications may be ignored
contract-con_engineer_bot = Engineer Bot
contract-con_captains_cap = Captain's Cap
    .about = The Academy gives you one die more.
    .brief = Academy: +{ PRINTED("numbers", "cap_dice", "value", as: "n-dice") }
contract-con_spare_parts = Spare Parts
contract-con_security_drone = Security Drone
contract-con_worker_drone = Worker Drone
contract-con_main_register = Main Register
    .about = After fulfilling a contract you draw another one.
    .brief = After each contract: draw { PRINTED("numbers", "register_cards", "value") }
contract-con_groppuch = Groppuch
contract-con_id_badge = ID Badge
    .about = Headquarters give you { PRINTED("numbers", "badge_cards", "value") } more contracts, Water Tax or not.
    .brief = Headquarters: +{ PRINTED("numbers", "badge_cards", "value", as: "n-contracts") }
contract-con_ice_stones = Ice Stones
contract-con_hibernation_pods = Hibernation Pods
contract-con_security_codes = Security Codes
contract-con_algae_cells = Algae Cells
contract-con_leyrien_basket = Leyrien Basket
contract-con_krakon = Krakon
contract-con_zcharo_lamp = Zcharo Lamp
contract-con_zcharo_flyer = Zcharo Flyer
contract-con_jrayek_armour = Jrayek Armour
    .about = Negotiating with Jrayek gives you a die.
    .brief = Jrayek talks: +{ PRINTED("numbers", "armour_dice", "value", as: "n-dice") }
contract-con_leyrien_armour = Leyrien Armour
    .about = Negotiating with Leyrien gives you a die.
    .brief = Leyrien talks: +{ PRINTED("numbers", "armour_dice", "value", as: "n-dice") }
contract-con_zcharo_armour = Zcharo Armour
    .about = Negotiating with Zcharo gives you a die.
    .brief = Zcharo talks: +{ PRINTED("numbers", "armour_dice", "value", as: "n-dice") }
contract-con_jrayek_pump = Jrayek Pump
contract-con_fuel_refiner = Fuel Refiner
contract-con_hydraulic_core = Hydraulic Core
contract-con_alien_relic = Alien Relic
contract-con_leyrien_sickle = Leyrien Sickle
contract-con_szarpowron = Ripcrow
contract-con_jrayek_drill = Jrayek Drill
contract-con_jrayek_shield = Jrayek Shield
contract-con_uxolotl = Uxolotl
contract-con_yeki = Yeki
contract-con_drink_stash = Drink Stash
contract-con_zwaryl = Zwaryl

# -- events of the rounds

event-ev_supply_drop = Supply Drop
    .about = At once everybody takes { PRINTED("numbers", "hq_water", "value", as: "pay-water") } or { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }.
event-ev_tail_winds = Tail Winds
event-ev_rich_veins = Rich Veins
event-ev_scrap_delivery = Scrap Delivery
event-ev_trade_convoy = Trade Convoy
    .about = Every visit to the Market allows { PRINTED("numbers", "convoy_trades", "value", as: "more-trades") }.
event-ev_volunteer_drive = Volunteer Drive
    .about = Free of charge at every visit to the Academy: { PRINTED("numbers", "drive_dice", "value", as: "n-dice") }.
event-ev_peace_talks = Peace Talks
    .about = Complications may be ignored.
event-ev_bumper_crop = Bumper Crop
    .about = Dice on farms count { PRINTED("numbers", "crop_value", "value") } more, up to 6; not on the booster.
event-ev_clear_skies = Clear Skies
    .about = At harvest your harvester also gathers { PRINTED("numbers", "skies_water", "value", as: "n-water") }, but not on a vault.
event-ev_clear_signal = Clear Signal
    .about = Every die you send may be changed by one.
event-ev_water_tax = Water Tax
    .about = Headquarters give no reward; what contracts add stays.
event-ev_fuel_shortage = Fuel Shortage
    .about = Garages with an algae cost take { PRINTED("numbers", "shortage_algae", "value", as: "n-algae") } more.
event-ev_strained_relations = Strained Relations
event-ev_quarantine = Quarantine
    .about = No dice can be sent to the Academy.
event-ev_deep_scan = Deep Scan
    .about = Vaults turned up at once and for good: { PRINTED("numbers", "scan_vaults", "value") }. They no longer produce.
event-ev_end_of_an_era = End of an Era
    .about = The last round. Nothing special happens.

# -- schemes of the AI

scheme-s01 = 1
scheme-s02 = 2
scheme-s03 = 3
scheme-s04 = 4
scheme-s05 = 5
scheme-s06 = 6
scheme-s07 = 7
scheme-s08 = 8
scheme-s09 = 9
scheme-s10 = 10
scheme-s11 = 11
scheme-s12 = 12
scheme-s13 = 13
scheme-s14 = 14
scheme-s15 = 15
scheme-s16 = 16
scheme-s17 = 17
scheme-s18 = 18
scheme-s19 = 19
scheme-s20 = 20

# -- tiles and vaults

tile-farm_hybrid = Hybrid farm
tile-farm_energy = Energy farm
tile-farm_algae = Algae farm
tile-farm_water = Water farm
tile-farm_six_gem = Gem farm
tile-farm_six_mix = Mixed farm
tile-farm_trade = Trading farm
    .about = Allows up to { PRINTED("numbers", "farm_trades", "value", as: "pay-trades") } at every harvest.
tile-farm_vp = Garden
tile-farm_sunari = Sunari's farm
tile-ship_flip = Flipper
tile-ship_boost = Booster ship
tile-ship_algae = Algae ship
tile-ship_tune = Tuner
tile-ship_water = Water ship
tile-ship_energy = Energy ship
tile-ship_ul_kah_tal = Ul Kah Tal's ship
tile-ship_printed = Starting ship
    .about = It cannot be destroyed.
vault-vault_a = vault of { PRINTED("vaults", "vault_a", "points") }
    .about = Worth { PRINTED("vaults", "vault_a", "points", as: "n-points") } to every harvester there at the end.
vault-vault_b = vault of { PRINTED("vaults", "vault_b", "points") }
    .about = Worth { PRINTED("vaults", "vault_b", "points", as: "n-points") } to every harvester there at the end.
vault-vault_c = vault of { PRINTED("vaults", "vault_c", "points") }
    .about = Worth { PRINTED("vaults", "vault_c", "points", as: "n-points") } to every harvester there at the end.
vault-vault_d = vault of { PRINTED("vaults", "vault_d", "points") }
    .about = Worth { PRINTED("vaults", "vault_d", "points", as: "n-points") } to every harvester there at the end.
vault-vault_e = vault of { PRINTED("vaults", "vault_e", "points") }
    .about = Worth { PRINTED("vaults", "vault_e", "points", as: "n-points") } to every harvester there at the end.
vault-vault_f = vault of { PRINTED("vaults", "vault_f", "points") }
    .about = Worth { PRINTED("vaults", "vault_f", "points", as: "n-points") } to every harvester there at the end.

# -- the AI

ai-none = no AI
ai-ai_tovi = Tovi
    .about = The easy AI: begins with { PRINTED("ai_boards", "ai_tovi", "dice", as: "n-dice") } and scores { PRINTED("ai_boards", "ai_tovi", "points", as: "n-points") } for every blue event.
ai-ai_xiao = Xiao
    .about = The standard AI: begins with { PRINTED("ai_boards", "ai_xiao", "dice", as: "n-dice") } and scores { PRINTED("ai_boards", "ai_xiao", "points", as: "n-points") } for every blue event.
ai-ai_kesh = Kesh
    .about = The hard AI: begins with { PRINTED("ai_boards", "ai_kesh", "dice", as: "n-dice") } and scores { PRINTED("ai_boards", "ai_kesh", "points", as: "n-points") } for every blue event.
ai-ai_omra = Omra
    .about = The expert AI: begins with { PRINTED("ai_boards", "ai_omra", "dice", as: "n-dice") } and scores { PRINTED("ai_boards", "ai_omra", "points", as: "n-points") } for every blue event.
participant-ai_tovi = Tovi
participant-ai_xiao = Xiao
participant-ai_kesh = Kesh
participant-ai_omra = Omra
development-dev_1 = development ★
    .about = One gem more at every harvest; { PRINTED("numbers", "ai_developed_points", "value", as: "n-points") }.
development-dev_2 = development ★★
    .about = One die more at every rest; { PRINTED("numbers", "ai_developed_points", "value", as: "n-points") }.
development-dev_3 = development ★★★
    .about = One scheme more in every turn; { PRINTED("numbers", "ai_developed_points", "value", as: "n-points") }.

# -- variants

variant-ai = AI
    .about = An automatic opponent that plays beside the people; alone it is Xiao unless you choose another.
variant-ai-auto = as usual
variant-ai-none = none
variant-ai-ai_tovi = Tovi (easy)
variant-ai-ai_xiao = Xiao (standard)
variant-ai-ai_kesh = Kesh (hard)
variant-ai-ai_omra = Omra (expert)
variant-leader_mode = Leaders
    .about = How leaders are chosen; in the Dyad Alliance everybody has two and starts with less.
variant-leader_mode-deal3 = one of three dealt
variant-leader_mode-free = free choice
variant-leader_mode-dyad = Dyad Alliance
variant-irenic = Irenic Union
    .about = Dice may leave the garages in any order.
variant-planet_side = Side of the planet
    .about = The planet board has two sides with different yields.
variant-planet_side-random = at random
variant-planet_side-A = side A
variant-planet_side-B = side B
variant-leyrien_side = Side of Leyrien
    .about = Each side of a faction board has another ability.
variant-leyrien_side-random = at random
variant-leyrien_side-a = Attunement
variant-leyrien_side-b = Seedlings
variant-zcharo_side = Side of Zcharo
    .about = Each side of a faction board has another ability.
variant-zcharo_side-random = at random
variant-zcharo_side-a = Barter
variant-zcharo_side-b = Outriders
variant-jrayek_side = Side of Jrayek
    .about = Each side of a faction board has another ability.
variant-jrayek_side-random = at random
variant-jrayek_side-a = Deep Shafts
variant-jrayek_side-b = Old Chronicles
variant-leaders_in_pool = Leaders in the game
    .about = Which leaders can be chosen.
variant-leaders_in_pool-all = all 14
variant-leaders_in_pool-no_allies = without the Allies (10)
variant-leaders_in_pool-no_second_edition = without Renzo and Zoey (12)
variant-leaders_in_pool-first_edition = the first eight

# -- scores

score-negotiation = Negotiations
score-pips = Pips of negotiating dice
score-contracts = Contracts
score-contract_effects = Scoring contracts
score-depository = Pips in the Depository
score-vault = Vault
score-tiles = Points on tiles
score-ships = Ships
score-farms = Farms
score-development = Development
score-gems = Gems
score-blue_events = Blue events

# what an estimate counts beyond the points: for hints

prospect-dice = dice for later
prospect-farms = harvests of the farms
prospect-harvester = the place of the harvester
prospect-ships = ships
prospect-goods = goods to spend
prospect-talks = negotiations within reach
prospect-contracts = contracts within reach

# -- where the data comes from

mark-flow = phases, turns and limits
mark-leaders = leader effects
mark-contract_effects = contract names and effects
mark-contract_costs = contract costs and points
mark-planet = planet map, yields and tokens
mark-directions = directions of the dice
mark-vaults = points of the vaults
mark-negotiation = negotiation prices and points
mark-incidents = breakthroughs and complications
mark-factions = faction abilities
mark-depository = Depository columns
mark-stations = station spaces and prices
mark-trades = trade rates
mark-base = garages and foundations
mark-farm_table = farm table
mark-farms = farm tiles
mark-ships = ship tiles
mark-events = event effects
mark-schemes = scheme cards
mark-ai_boards = AI boards
mark-ai_rules = AI procedure
mark-scoring = scoring and ties

# -- the drawing

zone-map = Map
zone-talks = Talks
zone-port = Spaceport
zone-stations = Stations
board-planet = Planet Ryh
    .about = A die moves a harvester one space towards its number. At every harvest it gathers what its space yields.
board-side-0 = side A
board-side-1 = side B
board-round = Round { $number } of { PRINTED("numbers", "last_round", "value") }
    .about = Round { $number } of { PRINTED("numbers", "last_round", "value") }. Beside it the events so far; only the one of this round counts.
board-phase-0 = Setup
board-phase-1 = Plan
    .about = Plan: an event is turned up; everybody rolls and puts all dice into garages and onto farms, behind a screen.
board-phase-2 = Execute
    .about = Execute: dice leave Headquarters, then in turn everybody sends one die from a garage, until the garages are empty.
board-phase-3 = Harvest
    .about = Harvest: harvesters and farms give resources.
board-phase-4 = Rest
    .about = Rest: dice come home, the Radio passes to the left; you keep at most { PRINTED("numbers", "dice_limit", "value", as: "n-dice") } and { PRINTED("numbers", "hand_limit", "value", as: "n-contracts") }.
board-phase-5 = The end
board-breakthroughs = Breakthroughs
    .about = The first die of a value on the whole board moves the marker of that value; whoever placed it chooses a reward that is still free.
board-complications = Complications
    .about = When the dice of a column reach an open sum, or repeat a value, its marker moves and whoever placed the die suffers a penalty that is still free.
board-pool = Pool
board-reserve = Reserve
board-cantina = Cantina
board-radio = Radio: first player
board-hand = Your contracts
    .about = Fulfilled at the Depository for what stands at their foot. ★ scores at the end, ∞ helps for the rest of the game.
board-hidden-hand = Contracts of { $name }
board-pack = Keep one contract
    .about = Keep one of these; the others pass on to the left.
board-leaders = Choose a leader
    .about = A leader brings an ability for the whole game.
board-die = Die { $face }
board-deck = Deck { $deck }, discarded { $discards }
board-screen = Screen
    .about = Dice are put in place behind a screen, and shown when everybody is ready.
board-behind = Behind the screen: only you see this.
    .event = { $event } · only you see your plan
board-confirm = Confirm
board-ready = Ready
board-rolled = Your roll
    .about = Put every die into a garage or onto a farm. Nobody sees where until everybody is ready.
board-schemes = Schemes
    .about = The cards of the last turn. Each names a die and places for it, of which the first possible one is used.
board-board = Game board
board-row = Row { $letter } of the planet: its spaces are counted from the left, vaults included.
board-compass = Directions of the dice: each value moves a harvester towards its number.
board-arrow = An arrow: with this die a harvester leaves the corner and comes to the one on the other side of the planet.
board-ai-dice = { $dice ->
    [0] Without dice: gems at harvest { $gems }, new dice at rest { $more }
    [one] With one die: gems at harvest { $gems }, new dice at rest { $more }
   *[other] With { $dice } dice: gems at harvest { $gems }, new dice at rest { $more }
}

# What lies on the table, as the terminal tells it.
field-round = Round
field-radio = Radio
field-event-row = Events
field-dice = Dice on the boards
field-pairs = Second dice of pairs
field-upper = Breakthroughs
field-lower = Complications
field-tokens = Hexes with a token
field-vaults = Vaults
field-piles = Farms and ships on offer
field-deck = Contracts in the deck
field-discard = Discarded contracts
field-renzo-row = Events turned up by Renzo
field-scheme-row = Schemes
field-scheme-discard = Discarded schemes
field-ai-dice = Dice of the automaton
field-ai-gems = Gems of the automaton
field-ai-dev = Developments of the automaton
field-ai-harvester = Harvester of the automaton at
field-harvesters = Harvester at
field-leaders = Leader
field-dealt = Leaders to choose from
field-current = Event that holds
field-stock = Stock
field-pool = Dice
field-reserve = Dice in reserve
field-cantina = Dice in the cantina
field-rolls = Rolled and not assigned
field-plans = Behind the screen
field-garages = In the garages
field-ships = Ships
field-farm-dice = Dice on farms
field-farms = Farms built
field-hands = Contracts in hand
field-fulfilled = Contracts fulfilled
field-packs = Contracts to draft from

# The planet and the stations place by place: neighbours, what stands there, parts of the board.
near-step = { $hex }, { $number ->
    [1] up to the right (1)
    [2] to the right (2)
    [3] down to the right (3)
    [4] down to the left (4)
    [5] to the left (5)
   *[6] up to the left (6)
}
near-arrow = { $hex }, by the arrow ({ $number })
stands-harvester = harvester: { $seat }
stands-yield = yields{ $water ->
    [0] { "" }
   *[other] { " " }{ $water } water
}{ $algae ->
    [0] { "" }
   *[other] { $water ->
        [0] { " " }
       *[other] { ", " }
    }{ $algae } algae
}{ $energy ->
    [0] { "" }
   *[other] { $water ->
        [0] { $algae ->
            [0] { " " }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $energy } energy
}
stands-water-token = token: { $number } water
stands-gem-token = token: { $number ->
    [one] { $number } gem
   *[other] { $number } gems
}
stands-open-vault = { $vault }
stands-closed-vault = hidden vault
stands-die = die { $die }: { $seat }
group-ring = { $number ->
    [0] centre of the planet
   *[other] ring { $number } of the planet
}
group-vaults = vaults
group-station = { $location }
group-talks = { $faction }
map-legend = H harvester, 6w water, 4a algae, 2e energy, w and g tokens, [?] hidden vault; beside the planet the spaces for dice with their values; the digit after a sign is its owner's number.

# Numbers of the tables, counted.
n-contracts = { $n ->
        [one] { $n } contract
       *[other] { $n } contracts
    }
n-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
n-spaces = { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
pay-trades = { $n ->
        [one] { $n } trade of any kind
       *[other] { $n } trades of any kind
    }
more-trades = { $n ->
        [one] { $n } more trade
       *[other] { $n } more trades
    }
n-contracts-gen = { n-contracts }
one-and-other = { $one } and { $other }
one-or-other = { $one } or { $other }
trade-about = { $paid } for { $gained }
academy-about = Takes a die of { $values }. Up to { $most } new dice; each costs { $price }.
foundry-about = { PRINTED("prices", "foundry", "amount", as: "n-energy") } or { PRINTED("prices", "foundry", "water", as: "n-water") } for a ship: { PRINTED("foundry", "pile_1", "values") } from the left, { PRINTED("foundry", "pile_2", "values") } from the middle, { PRINTED("foundry", "pile_3", "values") } from the right pile.
talk-about = Costs { $cost }; { $points } at the end. The die stays.
farm-table = A die of { $values } here gives { $rows }.
farm-row-water = { $list } water
farm-row-algae = { $list } algae
farm-row-energy = { $list } energy
ability-pays = Pay { $paid }. { $does }
akira-about = A die showing { $shown } counts as a { $counts } on your farms and in the Mining Camp.
costs-less = { $id ->
        [negotiation] Negotiations cost { $goods } less.
        [depository] Fulfilling contracts costs { $goods } less.
       *[other] The { $place } costs { $goods } less.
    }
costs-more = { $id ->
        [negotiation] Negotiations cost { $goods } more.
        [depository] Fulfilling contracts costs { $goods } more.
       *[other] The { $place } costs { $goods } more.
    }
gains-there = { $id ->
        [headquarters] Headquarters also give you { $goods }, Water Tax or not.
        [market] At the Market you gain { $goods } before trading.
        [negotiation] You gain { $goods } with every negotiation.
       *[other] { $place }: you also gain { $goods }.
    }
scores-about = At the end: { $points } for { $what }.
counts-water = every { $every } water you have
counts-algae = every { $every } algae you have
counts-energy = every { $every } energy you have
counts-gems = { $every ->
        [one] each gem you have, over and above what gems are worth
       *[other] every { $every } gems you have, over and above what gems are worth
    }
counts-talks_leyrien = { $every ->
        [one] each of your dice in the Leyrien column
       *[other] every { $every } of your dice in the Leyrien column
    }
counts-talks_zcharo = { $every ->
        [one] each of your dice in the Zcharo column
       *[other] every { $every } of your dice in the Zcharo column
    }
counts-talks_jrayek = { $every ->
        [one] each of your dice in the Jrayek column
       *[other] every { $every } of your dice in the Jrayek column
    }
counts-talks = { $every ->
        [one] each of your dice on the negotiation board
       *[other] every { $every } of your dice on the negotiation board
    }
counts-cards = { $every ->
        [one] each contract left in your hand
       *[other] every { $every } contracts left in your hand
    }
counts-deliveries = { $every ->
        [one] each of your dice in the Depository
       *[other] every { $every } of your dice in the Depository
    }
counts-scoring = { $every ->
        [one] each of your fulfilled scoring contracts, this one included
       *[other] every { $every } of your fulfilled scoring contracts, this one included
    }
counts-passive = { $every ->
        [one] each of your fulfilled contracts with a lasting ability
       *[other] every { $every } of your fulfilled contracts with a lasting ability
    }
counts-dice = { $every ->
        [one] each die in your pool and at Headquarters
       *[other] every { $every } dice in your pool and at Headquarters
    }
counts-farms = { $every ->
        [one] each farm tile on your base
       *[other] every { $every } farm tiles on your base
    }
counts-ships = { $every ->
        [one] each ship tile on your base
       *[other] every { $every } ship tiles on your base
    }
scheme-about = Die { $die }: { $first }, else { $second }, else { $third }.
scheme-gems = { $place } (+{ $gems })
farm-none = Gives { $goods } at every harvest, without a die.
farm-six = Takes a die; when it counts as a 6, gives { $goods }.
farm-any = Takes a die and also gives { $goods }.
worth = Worth { $points } at the end.
ship-tune = The die may be raised or lowered by 1.
ship-boost = The die may be raised by 1 or 2.
ship-flip = The die may be flipped to its opposite face.
ship-free = This garage costs no algae.
ship-saves = The action costs up to { $goods } less.
n-water = { $n } water
n-algae = { $n } algae
n-energy = { $n } energy
n-gem = { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
n-nothing = nothing
n-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hex-about = Yields { $first } on side A, { $second } on side B.{ $die ->
        [0] { "" }
       *[other] { " " }The arrow leads to the opposite corner with a { $die }.
    }
contract-about = Cost: { $cost }. { $points }. { $ability }
pay-water = { n-water }
pay-algae = { n-algae }
pay-energy = { n-energy }
pay-gem = { n-gem }

# What an option costs and brings: the sign and the number stand before it
gain-points =
    { $count ->
        [one] point
       *[other] points
    }
gain-stock = { $thing }
gain-pool =
    { $count ->
        [one] die
       *[other] dice
    }
    .kept = it is still yours
gain-farms = { $thing }
gain-ships = { $thing }
gain-hands = { $thing }
    .some =
        { $count ->
            [one] contract card
           *[other] contract cards
        }

# What a contract does, on a card with little room
brief-water = { $n } water
brief-algae = { $n } algae
brief-energy = { $n } energy
brief-gem = { n-gem }
brief-less = { $id ->
        [depository] Contracts: { $goods } less
       *[other] { $place }: { $goods } less
    }
brief-gains = { $place }: +{ $goods }
brief-scores = { $points ->
        [one] { $points } point per { $what }
       *[other] { $points } points per { $what }
    }
brief-gems = { $n ->
        [one] gem
       *[other] { $n } gems
    }
brief-talks_leyrien = { $n ->
        [one] Leyrien die
       *[other] { $n } Leyrien dice
    }
brief-talks_zcharo = { $n ->
        [one] Zcharo die
       *[other] { $n } Zcharo dice
    }
brief-talks_jrayek = { $n ->
        [one] Jrayek die
       *[other] { $n } Jrayek dice
    }
brief-talks = { $n ->
        [one] negotiating die
       *[other] { $n } negotiating dice
    }
brief-cards = { $n ->
        [one] contract in hand
       *[other] { $n } contracts in hand
    }
brief-deliveries = { $n ->
        [one] Depository die
       *[other] { $n } Depository dice
    }
brief-scoring = { $n ->
        [one] fulfilled ★
       *[other] { $n } fulfilled ★
    }
brief-passive = { $n ->
        [one] fulfilled ∞
       *[other] { $n } fulfilled ∞
    }
brief-dice = { $n ->
        [one] die in pool and HQ
       *[other] { $n } dice in pool and HQ
    }
brief-farms = { $n ->
        [one] farm tile
       *[other] { $n } farm tiles
    }
brief-ships = { $n ->
        [one] ship tile
       *[other] { $n } ship tiles
    }

# What holds now at a place, and what is asked
ask-from = Garage { $number }: where do you send the die ({ $die })?
ask-from-hq = { $space }: where do you send the die ({ $die })?
now-costs = Now { $price } ({ $causes }).
now-closed = Closed by { $event }.
now-taxed = { $event }: no reward now.
now-trades = { $event }: { more-trades }.
now-adds = Your contracts add { $goods }.
now-dice = { $n ->
        [one] { $n } die for { $price }
       *[other] { $n } dice for { $price }
    }
now-mine = { $price } as { $die }
now-mines = This die pays { $prices }.
now-rates = Rates: { $rates }.
now-yields = Yields { $goods } at every harvest.
now-farm = At harvest, with value { $value }: { $goods }.
danger-none = No complication with this die.
danger-comes = ⚠ Complication with { $values }.
danger-sum = sum { $sum }
danger-when = { $sum ->
        [0] Complication when a value repeats in the column.
       *[other] { $equal ->
            [0] Complication at a sum of { $sum } or more in the column (now { $total }).
           *[other] Complication at a sum of { $sum } or more in the column (now { $total }), or when a value repeats.
        }
    }
danger-penalties = A complication takes one of these: { $penalties }.
