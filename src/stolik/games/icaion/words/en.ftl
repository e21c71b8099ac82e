# Icaion: words for people, in English.

title = Icaion
subtitle = Seekers of a ruined world gather qoam, deploy machines and study the wandering Colossus over three Years.

# -- variants -----------------------------------------------------------------------------------------------

variant-apparatus_sides = Sides of the apparatuses
    .about = Each colour of apparatus has a Day and a Night side that score different things.
variant-apparatus_sides-all_day = all Day
variant-apparatus_sides-all_night = all Night
variant-apparatus_sides-random_mix = mixed at random
variant-apparatus_sides-custom = chosen by colour
variant-blue_side = Blue apparatus
    .about = Only when the sides are chosen by colour: Day scores scavengers, Night refiners.
variant-blue_side-day = Day
variant-blue_side-night = Night
variant-green_side = Green apparatus
    .about = Only when the sides are chosen by colour: Day scores the strength row, Night the movement row.
variant-green_side-day = Day
variant-green_side-night = Night
variant-brown_side = Brown apparatus
    .about = Only when the sides are chosen by colour: Day scores harvesters, Night region types with machines.
variant-brown_side-day = Day
variant-brown_side-night = Night
variant-gray_side = Gray apparatus
    .about = Only when the sides are chosen by colour: Day scores upgrades, Night parasites of the Year.
variant-gray_side-day = Day
variant-gray_side-night = Night
variant-pink_side = Pink apparatus
    .about = Only when the sides are chosen by colour: Day scores shards, Night extra null cages.
variant-pink_side-day = Day
variant-pink_side-night = Night
variant-character_mode = Characters
    .about = Seekers and gear are dealt at random or drafted from an open display, the last player first.
variant-character_mode-random = dealt at random
variant-character_mode-draft = drafted
variant-expert = Expert
    .about = The top card of the event deck always lies face up.
variant-radiant_beams = Radiant Beams
    .about = An alternative set of rules: free order of machines, refiners that cost a crystal, no linked shards.
variant-remove_wound_cards = Without wound cards
    .about = The curio cards that wound seekers stay in the box; only with Radiant Beams, and always so for two.
variant-wonders = Wonders
    .about = Seven wonders can be restored on the board and wake whenever somebody extracts beside them.

impossible-wounds-need-beams = Wound cards can be left out only with Radiant Beams.
impossible-sides-need-custom = A side of one colour can be chosen only when the sides are chosen by colour.
tie-order = The tie is won by the player who was later in the turn order of Year III.

# -- options ------------------------------------------------------------------------------------------------

option-neutral = Place a neutral { $machine }
option-neutral-at = In the { $region }
option-draft-seeker = Become { $seeker }
option-draft-gear = Take the { $gear }
option-start = Start at the { $node }
option-move = Move to the { $node }
option-teleport = Appear at the { $node }
option-camp = Camp here ({ PRINTED("numbers", "camp_cost", "value") } blue)
option-extract = Extract
option-deploy = Deploy { $slot } in the { $region }
option-eradicate = Eradicate parasites ({ $number } gray)
option-investigate = Investigate the Colossus
option-retrieve = Retrieve { $tile }
option-install = Install the apparatus
option-restore = Restore the { $wonder } in the { $region }
option-deploy-special = Special action: deploy { $slot } in the { $region }
option-investigate-special = Special action: investigate the Colossus
option-retrieve-special = Special action: retrieve { $tile }
option-install-special = Special action: install the apparatus
option-play = Play { $curio }
option-discard-hand = Discard your hand for { PRINTED("numbers", "sold_card_points", "value") } RP a card
option-overcharge = Power supply, overcharge
option-power-draw = Power supply, draw cards
option-double-shift = Power supply, double shift
option-start-second-leg = Begin the second leg of the double shift
option-end-turn = End the turn
option-pay = Pay in the usual way
option-spend = { $colour } from { $cage }
option-convert = Convert two { $colour } crystals into one
option-deposit = Put all into { $cage }
option-throw-away = Throw all away
option-choose = { $colour }
option-add = Add it to { $cage }
option-draw = { $number ->
    [0] Draw no card
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}
option-discard = Discard { $curio }
option-lie-down = Take the wound
option-replace = Discard { $curio } to make room
option-forgo = Discard the new card without effect
option-done = Done
option-decline = No, thank you
option-activate = Activate the machine in the { $region }
option-activate-all = Activate all here, refiners too
option-harvest = { $number ->
    [one] Take { $number } more crystal
   *[other] Take { $number } more crystals
}
option-swap = Make one of them { $colour }
option-collect = Collect the parasite
option-remove = Remove a parasite from the { $region }
option-remove-all = Remove all you can
option-offer = { $number ->
    [0] Pay no pink
   *[other] Pay { $number } pink
}
option-wake = First the { $wonder }
option-clockwise = Move the Colossus clockwise
option-counterclockwise = Move the Colossus counter-clockwise
option-step = Step to the { $node }
option-lose = Give up a { $colour } crystal from { $cage }
option-transmute = Turn a { $colour } crystal from { $cage } into { PRINTED("numbers", "transmute_points", "value") } RP

# -- events -------------------------------------------------------------------------------------------------

event-neutral-placed = { $seat } places a neutral { $machine } in the { $region }.
event-neutral-set = A neutral { $machine } ({ $team }) stands in the { $region }.
event-got-seeker = { $seat } is { $seeker }.
event-got-gear = { $seat } has the { $gear }.
event-wonder-shown = The { $wonder } can be restored.
event-started = { $seat } starts at the { $node }.
event-year-began = { $number ->
    [1] Year I begins.
    [2] Year II begins.
   *[other] Year III begins.
}
event-year-ended = { $number ->
    [1] Year I ends.
    [2] Year II ends.
   *[other] Year III ends.
}
event-round-began = Round { $number }.
event-last-round = This is the last round of the Year.
event-shards-added = { $number ->
    [one] { $number } shard comes to the Colossus.
   *[other] { $number } shards come to the Colossus.
}
event-ordered = { $seat } is number { $number } in turn order.
event-all-recharged = All emergency power supplies are recharged.
event-event-drawn = Event: { $card }.
event-grew = { $number ->
    [0] The { $region }: saturated.
   *[other] The { $region }: +{ $number } qoam.
}
event-infested = A parasite comes to the { $region }.
event-overrun = Parasites overrun the { $region }!
event-destroyed = The { $team } { $machine } in the { $region } is destroyed.
event-colossus-moved = The Colossus stands at { $crater }.
event-spared = { $seat } discards { $curio } and is not wounded.
event-wounded = { $seat } is wounded and lies down.
event-stood-up = { $seat } stands up to recover.
event-turn-began = Turn of { $seat }.
event-moved = { $seat } goes to the { $node }.
event-teleported = { $seat } appears at the { $node }.
event-camped = { $seat } camps.
event-paid = { $seat } pays { $number } { $colour }.
event-converted = { $seat } pays with a converter: two { $colour } crystals count as one.
event-extracted = { $seat } extracts from the { $region }.
event-harvested = { $seat } harvests { $number } more from the { $region }.
event-swapped = { $seat } takes a { $colour } crystal from the supply instead of one from the region.
event-refined = The refiner of { $seat } works in the { $region }.
event-gave-back = { $seat } gives the { $colour } crystal back to the supply.
event-drew = { $seat } draws { $curio }.
event-drew-hidden = { $seat } draws a curio card.
event-reshuffled = The discarded curio cards are shuffled into a new deck.
event-sold = { $seat } discards { $curio } for points.
event-stored = { $seat } puts into { $cage }:{ $blue ->
    [0] {""}
   *[other] {" "}+{ $blue } blue
}{ $green ->
    [0] {""}
   *[other] {" "}+{ $green } green
}{ $brown ->
    [0] {""}
   *[other] {" "}+{ $brown } brown
}{ $gray ->
    [0] {""}
   *[other] {" "}+{ $gray } gray
}{ $pink ->
    [0] {""}
   *[other] {" "}+{ $pink } pink
}.
event-threw-away = { $number ->
    [one] { $seat } throws { $number } crystal away.
   *[other] { $seat } throws { $number } crystals away.
}
event-added = { $seat } adds a { $colour } crystal to { $cage }.
event-deployed = { $seat } deploys { $slot } in the { $region }.
event-eradicated = { $seat } collects a parasite from the { $region }.
event-shard-shown = { $seat } reveals a shard of value { $number }.
event-shard-kept = { $seat } keeps the shard of value { $number }.
event-shard-lost = The shard of value { $number } leaves the game.
event-retrieved = { $seat } retrieves { $tile }.
event-installed = { $seat } installs { $tile }.
event-restored = { $seat } restores the { $wonder } in the { $region }.
event-woke = The { $wonder } of { $seat } wakes.
event-played = { $seat } plays { $curio }.
event-upgraded = { $seat } has { $curio } in play.
event-dropped = { $seat } discards the upgrade { $curio }.
event-hand-discarded = { $number ->
    [one] { $seat } discards the whole hand: { $number } card.
   *[other] { $seat } discards the whole hand: { $number } cards.
}
event-overcharged = { $seat } overcharges the machines.
event-power-used = { $seat } uses the power supply to draw cards.
event-double-shifted = { $seat } works a double shift.
event-recharged = { $seat } recharges the power supply.
event-armour-on = { $seat } puts on the armour.
event-armour-off = { $seat } takes off the armour.
event-lost-crystal = { $seat } gives up a { $colour } crystal.
event-scored = { $seat }: { $number } RP ({ $source }).

# -- prompts ------------------------------------------------------------------------------------------------

prompt-neutral = Which neutral machine do you place?
    .why = Before the game everybody in turn puts machines that belong to nobody on the map. They cost and score nothing now, but later every machine of a kind next door multiplies the points for deploying that kind. Choose the kind you hope to deploy beside it.
prompt-neutral-at = Where does the neutral { $machine } stand?
    .why = This machine will stay there for everybody. It makes the next machine in that region one crystal dearer, and machines of its kind in neighbouring regions worth more. Inner regions have the most neighbours.
prompt-draft = Take a seeker or a gear card.
    .why = You get one seeker and one gear for the whole game: two abilities, your hand limit, your upgrade limit and your first crystals. You will take the other kind of card in the second round of the draft.
prompt-start = Where does your seeker start?
    .why = Your first move begins here and reaches { PRINTED("numbers", "basic_move", "value", as: "n-nodes") }. Start near qoam you can use and not beside the Colossus, which may wound you.
prompt-case = Exploration case: take { PRINTED("gears", "exploration_case", "number", as: "n-crystals") } of one colour?
    .why = Your gear gives this once a Year, at the start of your first turn. The crystals are one batch and replace what lies in the cage you choose.
prompt-belt = Multifunctional belt: how many cards do you draw?
    .why = Your gear lets you draw once a Year, at the start of your first turn. You cannot exceed your hand limit.
prompt-move = Move or camp.
    .why = Every turn starts with a move to another node or a camp for one blue crystal. Whatever you do then concerns only the regions around the node where you stand.
prompt-recovery-move = You are recovering: a basic move or a camp.
    .why = Your seeker was wounded and gets up now. This turn allows a basic move or a camp and one standard action, nothing that is paid or special.
prompt-second-move = Double shift: move or camp again.
    .why = You work a double shift: after the first standard action you must move or camp once more, and may then do another standard action.
prompt-card-move = { $number ->
    [one] Go on by { $number } node.
   *[other] Go on by up to { $number } nodes.
}
    .why = The card lets you walk on for free. You may not end where this turn's move began.
prompt-act = Choose an action, or end your turn.
    .why = You have one standard and one special action, in any order, and may leave out either. Greyed choices say why they are not possible.
prompt-recovery-act = You are recovering: one standard action, or end your turn.
    .why = While recovering you have one standard action and no special one. Next turn everything is as usual.
prompt-granted = { $curio }: choose the action it grants.
    .why = The card you played lets you do one of these actions at once. It does not use up your standard action, but its usual costs are due.
prompt-pay = Pay { $number } { $colour }.
    .why = You choose which crystals you give, from any of your cages. “Pay” empties the emptiest cages first; that keeps a cage free for the next batch.
prompt-pay-wild = Pay { $number } { $colour } (brown will do).
    .why = For machines and wonders brown counts as any colour. Keep brown if you will need it elsewhere; you choose what you give.
prompt-feed = { $number ->
    [one] The converter takes { $number } more { $colour } crystal. From which cage?
   *[other] The converter takes { $number } { $colour } crystals. From which cages?
}
    .why = Your converter makes one crystal of another colour out of a pair. Choose where the pair comes from.
prompt-deposit = Which cage takes{ $blue ->
    [0] {""}
   *[other] {" "}+{ $blue } blue
}{ $green ->
    [0] {""}
   *[other] {" "}+{ $green } green
}{ $brown ->
    [0] {""}
   *[other] {" "}+{ $brown } brown
}{ $gray ->
    [0] {""}
   *[other] {" "}+{ $gray } gray
}{ $pink ->
    [0] {""}
   *[other] {" "}+{ $pink } pink
}?
    .why = All that you received at once goes into one cage and replaces what lies there. Choose the cage whose contents you need least, or throw the new crystals away.
prompt-colour = { $number ->
    [one] Choose the colour of { $number } crystal.
   *[other] Choose the colour of { $number } crystals.
}
    .why = These crystals come from the supply in a colour of your choice. Think of what your next action costs.
prompt-crystal = Take a crystal of any colour.
    .why = This crystal is a gift: it joins a cage without pushing anything out.
prompt-cage = Which cage does the { $colour } crystal join?
    .why = The crystal joins what lies in the cage. Put it where it will be spent, not where the next batch will land.
prompt-draw = How many cards do you draw?
    .why = Cards cost green crystals to play, and your hand is limited. You decide before you see them.
prompt-activate = Which machine do you activate?
    .why = After an Extract each of your machines around you may work once, in the order you like. You see a drawn card before you go on.
prompt-harvest = Harvester in the { $region }: how many more crystals?
    .why = Your upgrade lets this harvester take more. All of it lands in one cage together with the rest of this Extract.
prompt-swap = Harvester in the { $region }: take one crystal in another colour?
    .why = Your upgrade may turn one further crystal into a colour that the region does not have.
prompt-scavenge = Scavenger in the { $region }: draw or sell a card?
    .why = Your upgrade gives the choice: a new card, or points for one you hold.
prompt-purge = Refiner in the { $region }: collect a parasite?
    .why = Your upgrade lets a working refiner clear a parasite for free. It counts for the ranking of this Year.
prompt-remove = { $number ->
    [one] Remove { $number } parasite. From where?
   *[other] Remove up to { $number } parasites. From where?
}
    .why = Each gray crystal removes as many parasites as your strength. Clear regions where your machines sleep, or where a fourth parasite would overrun everything.
prompt-offer = The shard has value { $number }: how much pink do you pay?
    .why = The shard lies open now. Each pink crystal scores; only the full price keeps the shard, and being without any shard costs points at the end.
prompt-upgrade = You have as many upgrades as you may. Make room for { $curio }?
    .why = Your seeker and gear limit how many upgrades lie in play. Give one up for the new card, or lose the new card.
prompt-prevent = You are hit: discard a card, or take the wound.
    .why = A wounded seeker lies down and has a weak turn next. Any card from your hand saves you from that.
prompt-wake = Which of your wonders works first?
    .why = Somebody extracted beside several wonders of yours. All of them work; you choose the order.
prompt-hub = Curio hub: draw a card or play one?
    .why = Your wonder works because somebody extracted beside it. Drawing is free, playing costs green as usual.
prompt-bell = Dark bell: move the Colossus?
    .why = Your wonder may move the Colossus one crater. Where it stops, a parasite comes to both regions beside it.
prompt-altar = Living altar: a step, or a parasite?
    .why = Your wonder lets your seeker step one node, or collect a parasite beside it.
prompt-pulsar = Pulsar: which crystal do you give up?
    .why = Another player's wonder takes a crystal from everybody who has any. You choose which.
prompt-transmuter = Transmuter: turn a crystal into points?
    .why = Your wonder turns one crystal into { PRINTED("numbers", "transmute_points", "value") } RP. You may decline.

# -- why not ------------------------------------------------------------------------------------------------

refusal-nothing-to-extract = There is nothing to extract around you.
refusal-region-full = Three machines stand in the { $region } already.
refusal-own-machine = You have a machine in the { $region }.
refusal-same-type = There is a { $machine } in the { $region }.
refusal-own-wonder = Your own wonder stands in the { $region }.
refusal-cannot-pay = You cannot pay { $number } { $colour }.
refusal-cannot-pay-wild = You cannot pay { $number } { $colour } or brown.
refusal-no-parasites = There are no parasites around you.
refusal-not-at-colossus = You must stand at the edge of { $crater }, where the Colossus is.
refusal-no-shards = The Colossus has no shards left.
refusal-not-in-city = You must stand at the City.
refusal-retrieved-already = You have retrieved an apparatus this Year.
refusal-slot-taken = Install { $tile } first.
refusal-tile-gone = The { $colour } apparatus of this Year is gone.
refusal-colour-installed = You have installed a { $colour } apparatus.
refusal-no-tile = You have no apparatus to install.
refusal-not-at-crater = You must stand at the edge of { $crater }.
refusal-discharged = Your power supply is discharged.
refusal-recovering = No special action while recovering.
refusal-special-used = You have used your special action.
refusal-standard-used = You have used your standard action.
refusal-move-card-late = Only right after your move.
refusal-nothing-granted = None of its actions is possible now.
refusal-second-leg-due = The second leg of your double shift is still due.
refusal-wonder-there = A wonder stands in the { $region } already.
refusal-wonder-limit = { $number ->
    [one] You may restore only { $number } wonder.
   *[other] You may restore only { $number } wonders.
}

# -- things -------------------------------------------------------------------------------------------------

colour-blue = blue
colour-green = green
colour-brown = brown
colour-gray = gray
colour-pink = pink
type-river = river
    .about = Blue qoam: for camping and for moving further.
type-forest = forest
    .about = Green qoam: for playing curio cards.
type-mountains = mountains
    .about = Brown qoam: stands for any colour when you deploy a machine or restore a wonder.
type-mist_valley = valley of mists
    .about = Gray qoam: for eradicating parasites.
type-crystal_field = crystal field
    .about = Pink qoam: for investigating the Colossus.
crater-crater_blue = the blue crater
crater-crater_green = the green crater
crater-crater_brown = the brown crater
crater-crater_gray = the gray crater
crater-crater_pink = the pink crater
team-red = red
team-yellow = yellow
team-purple = purple
team-black = black
team-white = white
machine-harvester = harvester
    .about = When you extract: take { PRINTED("numbers", "harvest_crystals", "value", as: "n-crystals") } more from its region.
machine-scavenger = scavenger
    .about = When you extract: draw { PRINTED("numbers", "scavenge_cards", "value", as: "n-cards") }.
machine-refiner = refiner
    .about = When you extract and take a crystal from its region: { PRINTED("numbers", "refine_points", "value") } RP. With Radiant Beams you give that crystal back for them.
slot-harvester_1 = harvester 1 (strength)
    .about = Row 1: uncovers one more strength.
slot-scavenger_1 = scavenger 1 (strength)
    .about = Row 1: uncovers one more strength.
slot-refiner_1 = refiner 1 ({ PRINTED("numbers", "refiner_1_points", "value") } RP)
    .about = Row 1: recharges your power supply and scores { PRINTED("numbers", "refiner_1_points", "value") } RP, once.
slot-harvester_2 = harvester 2 (movement)
    .about = Row 2: each blue crystal lets you move one more node.
slot-scavenger_2 = scavenger 2 (movement)
    .about = Row 2: each blue crystal moves you one node further than before.
slot-refiner_2 = refiner 2 ({ PRINTED("numbers", "refiner_2_crystals", "value", as: "n-crystals") })
    .about = Row 2: recharges your power supply and gives { PRINTED("numbers", "refiner_2_crystals", "value", as: "n-crystals") } of one colour, once.
slot-harvester_3 = harvester 3 (cage)
    .about = Row 3: opens another null cage.
slot-scavenger_3 = scavenger 3 (cage)
    .about = Row 3: opens another null cage.
slot-refiner_3 = refiner 3 (cards)
    .about = Row 3: recharges your power supply and draws up to { PRINTED("numbers", "icon_cards", "value", as: "n-cards") }, once.
cage-cage_1 = cage 1
    .about = Open from the start. A batch put into a cage replaces what it holds.
cage-cage_2 = cage 2
    .about = Open from the start. A batch put into a cage replaces what it holds.
cage-cage_3 = cage 3
    .about = Opens when harvester 3 is deployed.
cage-cage_4 = cage 4
    .about = Opens when scavenger 3 is deployed.
cage-cage_5 = cage 5
    .about = The cage of an Auxiliary cage upgrade.
cage-cage_6 = cage 6
    .about = The cage of an Auxiliary cage upgrade.
seeker-lone_survivor = the Lone Survivor
    .about = In the last round of a Year he may appear at any other node instead of moving.
seeker-heir = the Heir
    .about = { PRINTED("seekers", "heir", "number") } RP for every curio card played.
seeker-outsider = the Outsider
    .about = Investigating scores { PRINTED("seekers", "outsider", "number") } RP instead of { PRINTED("numbers", "pink_points", "value") } for each pink crystal.
seeker-criminal = the Criminal
    .about = After a turn without a special action she wears armour until she is wounded or the Year ends; a recovery turn does not put it on. In armour she may investigate, retrieve and install as special actions.
seeker-cursed = the Cursed
    .about = Standard actions in the last round of each Year: { PRINTED("seekers", "cursed", "number") }.
seeker-machine = the Machine
    .about = Using the power supply it may add { PRINTED("seekers", "machine", "number", as: "n-crystals") } of any colour to a cage.
seeker-creature = the Creature
    .about = Deploying machines and playing curio cards cost { PRINTED("seekers", "creature", "number", as: "n-crystals") } less; a machine still scores as if it had been paid in full.
gear-hyper_boots = Hyper boots
    .about = The basic move goes { PRINTED("gears", "hyper_boots", "number", as: "n-nodes") } further.
gear-primal_armor = Primal armor
    .about = { PRINTED("gears", "primal_armor", "number") } RP more for each shard at the end.
gear-multifunctional_belt = Multifunctional belt
    .about = In the first turn of each Year you may draw up to { PRINTED("gears", "multifunctional_belt", "number", as: "n-cards") }.
gear-exploration_case = Exploration case
    .about = In the first turn of each Year you may take { PRINTED("gears", "exploration_case", "number", as: "n-crystals") } of one colour.
gear-parasite_sword = Parasite sword
    .about = Strength: { PRINTED("numbers", "sword_strength", "value") } more; { PRINTED("gears", "parasite_sword", "number") } RP in each turn in which you eradicate a parasite.
gear-energy_harness = Energy harness
    .about = Crystals left at the end are worth { PRINTED("gears", "energy_harness", "number") } RP each.
gear-vertebra_crown = Vertebra crown
    .about = { PRINTED("gears", "vertebra_crown", "number") } RP at the end of a Year if your last turn ended at the edge of a crater.
gear-empowered_tools = Empowered tools
    .about = { PRINTED("gears", "empowered_tools", "number") } RP whenever you install an apparatus.
gear-mechanic_gloves = Mechanic gloves
    .about = You may deploy a machine as a special action.
gear-energy_stabilizer = Energy stabilizer
    .about = Overcharging also draws { PRINTED("gears", "energy_stabilizer", "number", as: "n-cards") }.
card-event_river = River
    .about = Qoam, and on some spaces parasites, for the three river regions.
card-event_forest = Forest
    .about = Qoam, and on some spaces parasites, for the three forests.
card-event_mountains = Mountains
    .about = Qoam, and on some spaces parasites, for the three mountain regions.
card-event_mist_valley = Valley of mists
    .about = Qoam, and on some spaces parasites, for the three valleys of mists.
card-event_crystal_field = Crystal field
    .about = Qoam, and on some spaces parasites, for the three crystal fields.
card-colossus_swarm = Colossus: swarm
    .about = The Colossus moves by the arrows; two parasites come to each of the two regions at its crater; seekers there are wounded.
card-colossus_trail = Colossus: trail
    .about = A parasite in each region at its crater; it moves by the arrows; a parasite in each region at the new crater; seekers there are wounded.
card-colossus_rampage = Colossus: rampage
    .about = It moves by the arrows and wounds all seekers along its way; then a parasite comes to each region at its crater.
wonder-curio_hub = Curio hub
    .about = Costs { PRINTED("wonders", "curio_hub", "cost") }. Its owner may draw a curio card, or may play one for its cost.
wonder-dark_bell = Dark bell
    .about = Costs { PRINTED("wonders", "dark_bell", "cost") }. Its owner may move the Colossus by one crater; then a parasite comes to both regions there.
wonder-living_altar = Living altar
    .about = Costs { PRINTED("wonders", "living_altar", "cost") }. Its owner may step to a neighbouring node, or collect a parasite beside the own seeker.
wonder-parasite_colony = Parasite colony
    .about = Costs { PRINTED("wonders", "parasite_colony", "cost") }. Enemy seekers on its owner's node and next to it are wounded.
wonder-pulsar = Pulsar
    .about = Costs { PRINTED("wonders", "pulsar", "cost") }. Every opponent of its owner gives up a crystal.
wonder-qoamcopia = Qoamcopia
    .about = Costs { PRINTED("wonders", "qoamcopia", "cost") }. Its owner adds a crystal of any colour to a cage.
wonder-transmuter = Transmuter
    .about = Costs { PRINTED("wonders", "transmuter", "cost") }. Its owner may turn a crystal into { PRINTED("numbers", "transmute_points", "value") } RP.
region-river_1 = inner river
    .short = inner river
    .about = An internal region beside the City.
region-river_2 = south river
    .short = south river
    .about = An external region.
region-river_3 = east river
    .short = east river
    .about = An external region.
region-forest_1 = inner forest
    .short = inner forest
    .about = An internal region beside the City.
region-forest_2 = west forest
    .short = west forest
    .about = An external region.
region-forest_3 = south forest
    .short = south forest
    .about = An external region.
region-mountains_1 = inner mountains
    .short = inner mountains
    .about = An internal region beside the City.
region-mountains_2 = north mountains
    .short = north mountains
    .about = An external region.
region-mountains_3 = west mountains
    .short = west mountains
    .about = An external region.
region-mist_valley_1 = inner valley of mists
    .short = inner valley
    .about = An internal region beside the City.
region-mist_valley_2 = east valley of mists
    .short = east valley
    .about = An external region.
region-mist_valley_3 = north valley of mists
    .short = north valley
    .about = An external region.
region-crystal_field_1 = inner crystal field
    .short = inner field
    .about = An internal region beside the City.
region-crystal_field_2 = south crystal field
    .short = south field
    .about = An external region.
region-crystal_field_3 = north crystal field
    .short = north field
    .about = An external region.
node-city_0 = City
node-city_1 = City
node-city_2 = City
node-city_3 = City
node-city_4 = City
node-ring_0 = node
node-ring_1 = node
node-ring_2 = node
node-ring_3 = node
node-ring_4 = node
node-mid_l_0 = node
node-mid_l_1 = node
node-mid_l_2 = node
node-mid_l_3 = node
node-mid_l_4 = node
node-mid_r_0 = node
node-mid_r_1 = node
node-mid_r_2 = node
node-mid_r_3 = node
node-mid_r_4 = node
node-cr_l_0 = blue crater
node-cr_l_1 = green crater
node-cr_l_2 = brown crater
node-cr_l_3 = gray crater
node-cr_l_4 = pink crater
node-cr_m_0 = blue crater
node-cr_m_1 = green crater
node-cr_m_2 = brown crater
node-cr_m_3 = gray crater
node-cr_m_4 = pink crater
node-cr_r_0 = blue crater
node-cr_r_1 = green crater
node-cr_r_2 = brown crater
node-cr_r_3 = gray crater
node-cr_r_4 = pink crater
node-ext_0 = shore
node-ext_1 = shore
node-ext_2 = shore
node-ext_3 = shore
node-ext_4 = shore
# What the sides of apparatuses count
apparatus-blue-day = { PRINTED("apparatus", "blue", "day_points") } RP for each of your scavengers on the board.
apparatus-blue-night = { PRINTED("apparatus", "blue", "night_points") } RP for each of your refiners.
apparatus-green-day = { PRINTED("apparatus", "green", "day_points") } RP each for harvester 1 and scavenger 1 (the strength row) once they have left your division board.
apparatus-green-night = { PRINTED("apparatus", "green", "night_points") } RP each for harvester 2 and scavenger 2 (the movement row).
apparatus-brown-day = { PRINTED("apparatus", "brown", "day_points") } RP for each of your harvesters on the board.
apparatus-brown-night = { PRINTED("apparatus", "brown", "night_points") } RP for each region type with your machine.
apparatus-gray-day = { PRINTED("apparatus", "gray", "day_points") } RP for each upgrade in play.
apparatus-gray-night = { PRINTED("apparatus", "gray", "night_points") } RP for each parasite collected this Year; at the end those of Year III.
apparatus-pink-day = { PRINTED("apparatus", "pink", "day_points") } RP for each of your shards.
apparatus-pink-night = { PRINTED("apparatus", "pink", "night_points") } RP for each null cage uncovered in row 3.
tile-app_blue_1 = the blue apparatus I
    .about = Day: { apparatus-blue-day } Night: { apparatus-blue-night }
tile-app_blue_2 = the blue apparatus II
    .about = Day: { apparatus-blue-day } Night: { apparatus-blue-night }
tile-app_blue_3 = the blue apparatus III
    .about = Day: { apparatus-blue-day } Night: { apparatus-blue-night }
tile-app_green_1 = the green apparatus I
    .about = Day: { apparatus-green-day } Night: { apparatus-green-night } Refiners do not count.
tile-app_green_2 = the green apparatus II
    .about = Day: { apparatus-green-day } Night: { apparatus-green-night } Refiners do not count.
tile-app_green_3 = the green apparatus III
    .about = Day: { apparatus-green-day } Night: { apparatus-green-night } Refiners do not count.
tile-app_brown_1 = the brown apparatus I
    .about = Day: { apparatus-brown-day } Night: { apparatus-brown-night }
tile-app_brown_2 = the brown apparatus II
    .about = Day: { apparatus-brown-day } Night: { apparatus-brown-night }
tile-app_brown_3 = the brown apparatus III
    .about = Day: { apparatus-brown-day } Night: { apparatus-brown-night }
tile-app_gray_1 = the gray apparatus I
    .about = Day: { apparatus-gray-day } Night: { apparatus-gray-night }
tile-app_gray_2 = the gray apparatus II
    .about = Day: { apparatus-gray-day } Night: { apparatus-gray-night }
tile-app_gray_3 = the gray apparatus III
    .about = Day: { apparatus-gray-day } Night: { apparatus-gray-night }
tile-app_pink_1 = the pink apparatus I
    .about = Day: { apparatus-pink-day } Night: { apparatus-pink-night }
tile-app_pink_2 = the pink apparatus II
    .about = Day: { apparatus-pink-day } Night: { apparatus-pink-night }
tile-app_pink_3 = the pink apparatus III
    .about = Day: { apparatus-pink-day } Night: { apparatus-pink-night }
curio-IN201 = Blue vein
curio-IN202 = Brown vein
curio-IN203 = Green vein
curio-IN204 = Grey vein
curio-IN205 = Pink vein
curio-IN206 = Prospector's cache
curio-IN207 = Prospector's cache
curio-IN208 = Mother lode
curio-IN209 = Forgotten archive
curio-IN210 = Forgotten archive
curio-IN211 = Tale of the wastes
curio-IN212 = Report to the Organization
curio-IN213 = Legend of the City
curio-IN214 = Windglider
curio-IN215 = Ice sled
curio-IN216 = Spare battery
curio-IN217 = Spare battery
curio-IN218 = Portable drill
curio-IN219 = Drop crate
curio-IN220 = Hunter's notes
curio-IN221 = Courier drone
curio-IN222 = Field crew
curio-IN223 = Auxiliary cage
curio-IN224 = Auxiliary cage
curio-IN225 = Shock gauntlet
curio-IN226 = Shock gauntlet
curio-IN227 = Gyro engine
curio-IN228 = Gyro engine
curio-IN229 = Qoam converter
curio-IN230 = Qoam converter
curio-IN231 = Prism bit
curio-IN232 = Prism bit
curio-IN233 = Double drill
curio-IN234 = Double drill
curio-IN235 = Relic broker
curio-IN236 = Relic broker
curio-IN237 = Wide scanner
curio-IN238 = Wide scanner
curio-IN239 = Purifier
curio-IN240 = Purifier
curio-IN241 = Purge burner
curio-IN242 = Purge burner
curio-IN243 = Ambush
curio-IN244 = Ambush
curio-IN245 = Sabotage
curio-IN246 = Sabotage
curio-IN247 = Sabotage
curio-IN248 = Sabotage
curio-IN249 = Qoam charge
curio-IN250 = Qoam charge
source-deploy = deployed machines
source-bonus = division board
source-refine = refiners
source-investigate = investigating
source-retrieve = retrieved apparatuses
source-curio = curio cards
source-seeker = the seeker
source-gear = gear
source-wonder = wonders
source-parasites = parasites
source-crystals = crystals left
source-shards = shards
source-apparatus = installed apparatuses
source-links = linked shards
score-deploy = Deployed machines
score-bonus = Division board
score-refine = Refiners
score-investigate = Investigating
score-retrieve = Retrieved apparatuses
score-curio = Curio cards
score-seeker = The seeker
score-gear = Gear
score-wonder = Wonders
score-parasites = Parasites
score-crystals = Crystals left
score-shards = Shards
score-apparatus = Installed apparatuses
score-links = Linked shards

# what an estimate counts beyond the points: for hints

prospect-crystals = crystals to spend
prospect-expedition = shards and apparatuses
prospect-division = the division board
prospect-place = a good place on the board
prospect-machines = machines that go on working
prospect-parasites = the parasites collected
prospect-wonders = Wonders
mark-map = The map: regions, nodes and craters
mark-distances = Steps from the Colossus
mark-track = The event track
mark-seekers = Abilities of the seekers
mark-gears = Abilities of the gear
mark-character_icons = Limits and starting qoam of seekers and gear (their sum for the Lone Survivor with Hyper boots is published)
mark-curios = Curio cards: copies, costs and amounts (kinds of effects and the wound cards are published)
mark-events = Event cards
mark-wonders = Wonders
mark-division_board = The division board
mark-apparatus = Apparatuses
mark-shards = Shards and their points
mark-parasite_points = Points for parasites (for five players: reconstructed)
mark-neutral_machines = Neutral machines
mark-player_colours = Player colours (red and yellow are published)

# What lies on the table, as the terminal tells it.
field-year = Year
field-round = Round
field-order = Turn order
field-colossus = The Colossus is at
field-colossus-shards = Shards on the Colossus
field-qoam = Qoam in the regions
field-parasites = Parasites
field-machines = Machines
field-wonder-at = Wonders
field-wonder-owner = Wonders belong to
field-wonders-offered = Wonders on offer
field-track = Event track
field-year-cards = Cards of the Years
field-event-deck = Event cards left
field-curio-deck = Curio cards left
field-curio-discard = Discarded curios
field-shards-gone = Shards out of the game
field-bag = Shards in the bag
field-seekers-shown = Seekers to choose from
field-gears-shown = Gear to choose from
field-rp = Reputation points
field-seeker = Seeker
field-gear = Gear
field-node = Stands at
field-lying = Lying down
field-armour = Armour
field-charged = Charged
field-cages = Crystals in the cages
field-hand = Hand
field-upgrades = Upgrades
field-left = Machines still on the board
field-shards = Shards
field-held = Apparatus held
field-installed = Apparatuses installed

# parts of the board that a phone jumps to
zone-map = Map

# The map place by place: neighbours, what stands there, parts of the map.
near-path = { $node }
near-corner = { $node }
near-region = { $region }
near-border = { $region }
near-crater = { $crater }
near-rim = { $node }
near-slope = { $region }
stands-seeker = { $seeker } of { $seat }
stands-lying = { $seeker } of { $seat }, wounded
stands-qoam = { $number } qoam
stands-parasites = { $number ->
    [one] { $number } parasite
   *[other] { $number } parasites
}
stands-machine = { $machine } of { $seat }
stands-neutral = neutral { $machine }
stands-own-wonder = { $wonder } of { $seat }
stands-wonder = { $wonder }
stands-colossus = { $number ->
    [0] the Colossus, without shards
    [one] the Colossus with { $number } shard
   *[other] the Colossus with { $number } shards
}
stands-tiles = apparatus of Year { $number }
group-city = City
group-paths = nodes
group-inside = regions beside the City
group-outside = outer regions
group-craters = craters
map-legend = @ seeker (_ wounded), +3 qoam, * parasite, H harvester, S scavenger, R refiner, ! wonder, & the Colossus, y1 apparatus of Year 1; ≈ river, ♣ forest, ▲ mountains, ░ valley of mists, ◇ crystal field, ( crater, □ City; the digit after a sign is its owner's number.

# Numbers of the tables, counted, and what curio cards do.
one-or-other = { $one } or { $other }
n-cards = { $n ->
        [one] { $n } curio card
       *[other] { $n } curio cards
    }
n-nodes = { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }
n-crystals = { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
curio-about = { $cost ->
        [0] Free
       *[other] Costs { $cost } green
    }. { $effect }
curio-does-take = Take { $colour ->
        [any] { n-crystals } of one colour
       *[other] { $n } { $colour } { $n ->
            [one] crystal
           *[other] crystals
        }
    }.
curio-does-draw = { $n ->
        [one] Draw a curio card.
        [2] Draw 1 or 2 curio cards.
       *[other] Draw up to { $n } curio cards.
    }
curio-does-score = { $n } RP.
curio-does-move = Right after your move: go up to { n-nodes } further.
curio-does-recharge = Recharge your power supply.
curio-does-action = At once: { $actions }.
at-once-extract = extract
at-once-deploy = deploy a machine
at-once-eradicate = eradicate
at-once-investigate = investigate
at-once-retrieve = retrieve an apparatus
at-once-install = install an apparatus
at-once-restore = restore a wonder
curio-does-wound = Wounds enemy seekers on your node and next to it; { $n } RP for each one hit.
curio-does-icon_cage = Upgrade: one more null cage.
curio-does-icon_strength = Upgrade: { $n ->
        [1] one more strength
       *[other] { $n } more strength
    }.
curio-does-icon_move = Upgrade: each blue crystal moves you { $n ->
        [1] one node
       *[other] { $n } nodes
    } further.
curio-does-convert = Upgrade: once per payment { n-crystals } of one colour count as one of another.
curio-does-harvester_any = Upgrade: a harvester may take its crystal in any colour; the one in the region stays.
curio-does-harvester_two = Upgrade: harvesters take { $n } more crystals instead of { PRINTED("numbers", "harvest_crystals") }.
curio-does-scavenger_discard = Upgrade: a scavenger may discard a card for { $n } RP instead of drawing.
curio-does-scavenger_two = Upgrade: scavengers draw up to { n-cards }.
curio-does-refiner_three = Upgrade: refiners score { $n } RP instead of { PRINTED("numbers", "refine_points") }.
curio-does-refiner_parasite = Upgrade: an activated refiner may collect a parasite of its region.

# What an option costs and brings: the sign and the number stand before it
gain-rp = RP
gain-cages = { $thing }
gain-parasites =
    { $count ->
        [one] parasite
       *[other] parasites
    }
gain-upgrades = { $thing }
gain-installed = { $thing }
gain-hand = { $thing }
    .some =
        { $count ->
            [one] curio
           *[other] curios
        }
node-touches = { $node } ({ $regions })
