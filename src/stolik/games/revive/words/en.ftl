# Revive in English.

title = Revive
subtitle = Lead a tribe out of the ice: play citizens, explore, populate ancient places and build machines.

zone-map = Map
zone-displays = Displays

# -- options

option-take-tribe = Take the tribe { $tribe }
option-take-side = Use the { $side }
option-keep = Keep the artifact card: { $artifact_card }
option-play = Play: { $card }
option-use-switch = Use the switch
option-explore = Explore
option-populate = Populate
option-build = Build
option-hibernate = Hibernate
option-end-turn = End the turn
option-finish = Finish the game
option-exchange = Exchange 1 crystal for 1 { $resource }
option-refine = Exchange 1 crystal for 2 { $resource_gen }
option-synthesize = Exchange 1 { $first } and 1 { $second } for 1 crystal
option-lullaby = Pay 1 crystal to rest a card
option-activate = Activate: { $machine }
option-open = Open the { $crate }
option-resolve = Resolve: { $effect }
option-resolve-all = Resolve all in this order; what can do nothing is dropped
option-done = Leave the rest
option-into = Into the { $slot }, { $half }
option-rotated = Turned into the { $slot }, { $half }
option-all-colours = { $card } counts as all colours
option-its-colour = Only its own colour
option-explore-tile = Explore { $place }
option-build-on = Build on { $space }
option-raise = Build a { $size }
option-settle = Populate { $space }
option-unlock = Unlock { $tech_acc }
option-pay = Pay
option-pay-less = Pay 1 { $resource } less
option-recruit = Recruit: { $card }
option-recruit-blind = Recruit the top of the deck
option-lay = Lay the tile { $rotation }
option-take = Take 1 { $resource }
option-give = Give 1 { $resource }
option-swap = Exchange 1 { $given } for 1 { $taken }
option-stop = Stop
option-decline = Decline
option-choose = Choose: { $effect }
option-advance = Advance the { $colour } track
option-take-module = Take the { $module }
option-put = Put it on { $module_place }
option-take-machine = Take the machine: { $machine }
option-take-artifact = Take the { $artifact }
option-remove-artifact = Remove the { $artifact }
option-rest = Put to rest: { $card }
option-wake = Wake: { $card }
option-take-back = Take energy back from: { $machine }
option-reopen = Use the { $crate } again
option-replay = Put to rest and use the top of: { $card }
option-copy = Copy the bottom of: { $card }
option-take-bonus = { $number ->
        [1] Bonus of space 1: 2 basic resources of your choice
        [2] Bonus of space 2: place a module
        [3] Bonus of space 3: 2 crystals
        [4] Bonus of space 4: a crate
       *[5] Bonus of space 5: 1 energy marker
    }
option-discard-card = Discard the card { $card }
option-discard-machine = Discard the machine: { $machine }
option-discard-module = Discard the { $module }
option-lift = Move the pawn from { $space }
option-plant = Plant a forest on { $space }
option-consecrate = Put a temple on { $space }
option-aim = Put a target on { $space }
option-spread = Put sand on { $space }
option-equip = Put a workshop on { $space }
option-fly = Send the falcon to { $space }

# -- events

event-turn-began = Round { $number }: turn of { $seat }.
event-took-tribe = { $seat } plays { $tribe } ({ $side }).
event-dealt-artifact-card = Your artifact card: { $artifact_card }.
event-kept-artifact-card = You keep the artifact card: { $artifact_card }.
event-played = { $seat } plays { $card } into the { $slot } ({ $half }).
event-rotated-card = { $seat } turns { $card } round.
event-all-coloured = { $seat }: { $card } counts as all colours.
event-switched = { $seat } uses the switch.
event-switch-ready = { $seat } has the switch ready again.
event-gained = { $seat } gains { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource_gen }
    }.
event-lost = { $seat } has no room for { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource_gen }
    }.
event-paid = { $seat } pays { $number ->
        [one] { $number } { $resource }
       *[other] { $number } { $resource_gen }
    }.
event-scored = { $seat } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-advanced = { $seat } advances the { $colour } track to { $number }.
event-uncovered = { $seat } uncovers: { $bonus }.
event-developed = { $seat } reaches development space { $number }.
event-took-machine = { $seat } takes the machine: { $machine }.
event-activated = { $seat } activates: { $machine }.
event-energized = { $seat } takes { $number ->
        [one] { $number } energy marker
       *[other] { $number } energy markers
    }.
event-recharged = { $seat } takes energy back from: { $machine }.
event-took-crate = { $seat } takes a crate.
event-looked-in-crate = You look into the { $crate }.
event-opened = { $seat } opens the { $crate }.
event-reopened = { $seat } uses the { $crate } again.
event-took-artifact = { $seat } takes the { $artifact }.
event-took-small-artifact = { $seat } takes a small artifact.
event-removed-artifact = { $seat } removes the { $artifact } from the game.
event-took-end-token = { $seat } takes the end token.
event-placed-module = { $seat } puts the { $module } on { $module_place }.
event-discarded-module = { $seat } discards the { $module }.
event-recruited = { $seat } recruits { $card }.
event-rested = { $seat } puts { $card } to rest.
event-woke = { $seat } wakes { $card }.
event-replayed = { $seat } puts { $card } to rest and uses its top half.
event-copied = { $seat } copies the bottom half of { $card }.
event-left-game = { $card } of { $seat } leaves the game.
event-explored = { $seat } explores { $place }.
event-laid = { $seat } lays { $place }: { $tile }.
event-populated = { $seat } populates { $space } and unlocks { $technology }.
event-built = { $seat } puts a { $size } on { $space }.
event-claimed = { $seat } claims the water { $space }.
event-relocated = { $seat } moves a pawn from { $start } to { $goal }.
event-used-ability = { $seat } uses the ability of { $ability }.
event-placed-token = { $seat } ({ $ability }) puts a token on { $space }.
event-target-back = { $seat } gets the target on { $space } back.
event-flew = The falcon of { $seat } lands on { $space }.
event-hibernated = { $seat } hibernates; marker on space { $number }.
event-discarded-card = { $seat } discards { $card } from the display.
event-scrapped-machine = { $seat } discards the machine: { $machine }.
event-binned-module = { $seat } discards the { $module } from the display.
event-cube-moved = The cube moves to space { $number }.
event-cube-left = The cube leaves the track: only board actions, the switch and free actions remain.
event-chapter-began = { $number ->
    [1] Chapter 1, { campaign_card-camp_01 }: { campaign_card-camp_01.about }
    [2] Chapter 2, { campaign_card-camp_07 }: { campaign_card-camp_07.about }
    [3] Chapter 3, { campaign_card-camp_13 }: { campaign_card-camp_13.about }
    [4] Chapter 4, { campaign_card-camp_19 }: { campaign_card-camp_19.about }
   *[5] Chapter 5, { campaign_card-camp_25 }: { campaign_card-camp_25.about }
}
event-chapter-rule = { $number ->
    [1] Rule of the chapter, { campaign_card-camp_02 }: { campaign_card-camp_02.about }
    [2] Rule of the chapter, { campaign_card-camp_08 }: { campaign_card-camp_08.about }
    [3] Rule of the chapter, { campaign_card-camp_14 }: { campaign_card-camp_14.about }
    [4] Rule of the chapter, { campaign_card-camp_20 }: { campaign_card-camp_20.about }
   *[5] Rule of the chapter, { campaign_card-camp_26 }: { campaign_card-camp_26.about }
}
event-chapter-goals = { $number ->
    [1] Goals: { campaign_card-camp_03 }: { campaign_card-camp_03.about } { campaign_card-camp_04 }: { campaign_card-camp_04.about } { campaign_card-camp_05 }: { campaign_card-camp_05.about }
    [2] Goals: { campaign_card-camp_09 }: { campaign_card-camp_09.about } { campaign_card-camp_10 }: { campaign_card-camp_10.about } { campaign_card-camp_11 }: { campaign_card-camp_11.about }
    [3] Goals: { campaign_card-camp_15 }: { campaign_card-camp_15.about } { campaign_card-camp_16 }: { campaign_card-camp_16.about } { campaign_card-camp_17 }: { campaign_card-camp_17.about }
    [4] Goals: { campaign_card-camp_21 }: { campaign_card-camp_21.about } { campaign_card-camp_22 }: { campaign_card-camp_22.about } { campaign_card-camp_23 }: { campaign_card-camp_23.about }
   *[5] Goals: { campaign_card-camp_27 }: { campaign_card-camp_27.about } { campaign_card-camp_28 }: { campaign_card-camp_28.about } { campaign_card-camp_29 }: { campaign_card-camp_29.about }
}
event-chapter-ended = { $number ->
    [1] After the chapter, { campaign_card-camp_06 }: { campaign_card-camp_06.about }
    [2] After the chapter, { campaign_card-camp_12 }: { campaign_card-camp_12.about }
    [3] After the chapter, { campaign_card-camp_18 }: { campaign_card-camp_18.about }
    [4] After the chapter, { campaign_card-camp_24 }: { campaign_card-camp_24.about }
   *[5] After the chapter, { campaign_card-camp_30 }: { campaign_card-camp_30.about }
}
event-goal-reached = { $seat } reaches the goal { $campaign_card }.
event-end-triggered = The last artifact has left the craters: after the turn of { $seat } everybody else has one more.
event-game-ended = The game ends; artifact cards are shown.

# -- prompts

prompt-ask-tribe = Take a tribe board
    .why = Your tribe gives an ability and three technologies of its own for the whole game. The first player chooses last.
prompt-ask-side = Choose the side of { $tribe }
    .why = The side decides your tribe's ability and technologies. Moon sides put tokens on the map and need more planning.
prompt-ask-artifact-card = Keep one of your two artifact cards
    .why = This secret card scores at the end: each line counts things you have, and once more for every large artifact of its colour. Keep the one whose things you expect to collect.
prompt-ask-action = { $number ->
        [one] Take an action, or hibernate
       *[other] Take an action ({ $number } left), or hibernate
    }
    .why = You may take up to two actions, or hibernate instead. Free actions (crystals, machines, crates) cost no action; beware of machines whose gain no longer fits, for they still use up energy.
prompt-ask-another = Take a second action, or end the turn
    .why = Your first action is done. A second one is allowed, the same again too; or end the turn and keep your resources.
prompt-ask-free = Free actions, or end the turn
    .why = Your actions are done. You may still exchange crystals, activate machines and open crates before the turn ends.
prompt-ask-last = The cube has left the track: act on the board, or finish
    .why = Time is over: cards and hibernation are closed. Turn what you have left into points on the board, then finish.
prompt-ask-effect = { $number ->
        [one] Resolve the effect, or leave it
       *[other] Resolve { $number } effects in any order
    }
    .why = Several effects wait. Take them in the order you like; you may leave out those you do not want. Resolving all takes them as shown and drops what can do nothing.
prompt-ask-reward = { $number ->
        [one] Take the reward
       *[other] Take { $number } rewards in any order
    }
    .why = These rewards are yours and must all be taken; only the order is free. It matters when one of them uncovers a bonus.
prompt-ask-card = Play a card at once
    .why = An effect lets you play another card now, without an action. Its slot and modules work as usual.
prompt-ask-slot = Where does { $card } go?
    .why = The slot decides which half works and which modules and earlier cards join in. The card stays there until you hibernate.
prompt-ask-colours = Which card counts as all colours?
    .why = Your machine makes one card count as all three colours during this action, so that more modules and cards match.
prompt-ask-sleep = { $card }: take its effect, hibernate and lose the card?
    .why = This half is used whole or not at all. If you use it, you hibernate afterwards, your turn ends, and the card leaves the game.
prompt-ask-board-action = Which board action?
    .why = The effect gives you one of these actions now. Its usual costs are due.
prompt-ask-tile = Which tile do you explore?
    .why = The tile's back shows its price and its points. Range is paid on top; you also recruit a card, and your buildings beside it are rewarded.
prompt-ask-space = Where do you build?
    .why = The fields around the sand pay you, not the sand itself. Range costs 1 food for every space between your nearest piece and the goal.
prompt-ask-size = How large do you build on { $space }?
    .why = A large building costs 5 gears instead of 3 and doubles steps and crystals, but not water.
prompt-ask-location = Which location do you populate?
    .why = Your pawn goes there and unlocks a technology. Each other player with a pawn there gets a book from you; large locations score at the end.
prompt-ask-tech = Which technology does the pawn on { $space } unlock?
    .why = The pawn comes from this technology, which is then yours. It costs its books and is worth its purple points at the end.
prompt-ask-pay = To pay{ $gears ->
        [0] { "" }
        [one] { " · " }{ $gears } gear
       *[other] { " · " }{ $gears } gears
    }{ $books ->
        [0] { "" }
        [one] { " · " }{ $books } book
       *[other] { " · " }{ $books } books
    }{ $food ->
        [0] { "" }
       *[other] { " · " }{ $food } food
    }{ $crystals ->
        [0] { "" }
        [one] { " · " }{ $crystals } crystal
       *[other] { " · " }{ $crystals } crystals
    }
    .why = The price is shown. Before you pay you may activate machines that lower it; crystals replace what is missing.
prompt-ask-recruit = Recruit a citizen
    .why = The new card joins your active zone and comes back after every hibernation. Some large locations, artifact cards and track bonuses count recruited cards.
prompt-ask-rotation = How does the new tile lie ({ $tile })?
    .why = You see the front of the tile. Lay it so that your buildings touch the fields you want; everybody beside it is rewarded.
prompt-ask-basic = { $number ->
        [one] Take a basic resource
       *[other] Take { $number } basic resources, one by one
    }
    .why = You may choose which basic resource you gain. What does not fit on your board is lost.
prompt-ask-overflow = The crystal does not fit: take something else instead?
    .why = You have three crystals already. Instead of losing this one you may take another resource that still fits.
prompt-ask-give = Which resource do you give?
    .why = The effect takes one resource of your choice in exchange.
prompt-ask-swap = { $number ->
        [one] Exchange resources once more, or stop
       *[other] Exchange resources up to { $number } times, or stop
    }
    .why = You may change resources into others, one at a time, as often as the effect says.
prompt-ask-repeat = { $number ->
        [one] Once more? { $effect }
       *[other] Up to { $number } times: { $effect }
    }
    .why = The effect can be paid for more than once. Stop when it is enough.
prompt-ask-branch = Which effect?
    .why = The symbol offers one of several effects.
prompt-ask-track = { $number ->
        [one] Which track advances?
       *[other] Which track advances first of { $number } steps?
    }
    .why = Choose the machine track to move. Look which bonus comes next and whether it needs a second track.
prompt-ask-module = Which module do you take?
    .why = Modules add their effect to every card of their colour that you play into their slot. Take one that suits your cards.
prompt-ask-module-place = Where does the { $module } go?
    .why = The place belongs to a slot, and the module will work for cards played there. On an orange triangle the first module works at once.
prompt-ask-machine = Take a { $colour } machine
    .why = Your track uncovered room for a special machine of this colour. It works once per energy marker, for the rest of the game.
prompt-ask-artifact = Take an artifact
    .why = Each large artifact makes one line of your secret card count once more. The last one to leave the craters starts the end of the game.
prompt-ask-removal = Which artifact leaves the game?
    .why = On this space of the hibernation track an artifact leaves the game. Take away a colour that helps others more than you.
prompt-ask-rest = Which card goes to rest?
    .why = The card leaves its slot for the rest zone: the slot becomes free, and the card wakes with the next hibernation.
prompt-ask-wake = Which card wakes?
    .why = The card comes back to your active zone at once, without hibernation.
prompt-ask-energy = From which machine do you take energy back?
    .why = The energy marker comes back to your store, and that machine can be used again.
prompt-ask-crate = Which open crate do you use again?
    .why = An open crate gives its contents once more.
prompt-ask-replay = Which card goes to rest for its top half?
    .why = A card you have not played goes to rest, and its top half works now.
prompt-ask-switch = What does the switch do?
    .why = Your switch offers several effects; it is then used until you hibernate.
prompt-ask-bonus = Which hibernation bonus?
    .why = Hibernating gives the bonus of your space or of any lower one. Later you can still take lower ones again.
prompt-ask-discard = Discard what you like from the displays, then stop
    .why = Playing alone you may clear the displays when you hibernate, so that new cards, machines and modules come.
prompt-ask-lift = Which pawn moves?
    .why = Your technology lets a pawn move to another small location, which may bring it nearer to new goals.
prompt-ask-put-down = Where does the pawn from { $space } go?
    .why = The pawn keeps its technology. Range will be counted from its new place.
prompt-ask-token = { $ability }: choose a space
    .why = Your tribe's ability places or moves its own piece. Range is paid as for an action.

# -- refusals

refusal-no-free-slot = There is no free slot.
refusal-switch-used = The switch is used until you hibernate.
refusal-nothing-to-explore = No face-down tile can be reached and paid.
refusal-nothing-to-populate = No location can be reached and paid.
refusal-nothing-to-build = No sand hex can be reached and paid.
refusal-no-pawn-left = All pawns are on the board.
refusal-no-building-left = No building of this size is left.
refusal-already-acted = Hibernation takes the whole turn.
refusal-act-first = Take at least one action or hibernate.
refusal-cube-has-left = The cube has left the track.
refusal-no-energy = There is no energy in the store.
refusal-machine-used = Energy already lies on this machine.
refusal-machines-sleep = After hibernating no machine works this turn.
refusal-nothing-happens = It would do nothing now.
refusal-track-full = There is no room for more { $resource_gen }.
refusal-not-enough = It cannot be paid now{ $gears ->
        [0] { "" }
        [one] { " · " }{ $gears } gear
       *[other] { " · " }{ $gears } gears
    }{ $books ->
        [0] { "" }
        [one] { " · " }{ $books } book
       *[other] { " · " }{ $books } books
    }{ $food ->
        [0] { "" }
       *[other] { " · " }{ $food } food
    }{ $crystals ->
        [0] { "" }
        [one] { " · " }{ $crystals } crystal
       *[other] { " · " }{ $crystals } crystals
    }
refusal-out-of-reach = There is no path to it.
refusal-pawn-is-there = Your pawn is already there.
refusal-still-mandatory = Rewards must be taken first.

impossible-side-needs-moon = Moon sides need the campaign content "moon sides".

tie-by-resources = Tie: more resources left over ({ $number }) win.
tie-by-tracks = Tie in resources as well: the machine markers farther ahead ({ $number } in all) win.
tie-shared = A full tie: the victory is shared.
tie-solo-rating = Result: { $rating }.

# -- score sheet

score-blue = Score track
score-development = Development track
score-technologies = Technologies
score-large_locations = Large locations
score-card_bonuses = Card bonuses
score-end_token = End token
score-small_artifacts = Small artifacts
score-resources = Resources
score-artifact_card = Artifact card

# what an estimate counts beyond the points: for hints

prospect-resources = resources to spend
prospect-engine = cards, machines and pieces for later
prospect-tracks = bonuses near on the tracks

# -- variants

variant-longer_game = Longer game
    .about = More artifacts lie in the craters, so the game lasts longer.
variant-tribe_selection = Tribes
    .about = How the tribe boards are given out.
variant-tribe_selection-random = dealt at random
variant-tribe_selection-draft = drafted, the first player last
variant-artifact_cards = Artifact cards
    .about = Get one artifact card, or keep one of two.
variant-artifact_cards-1 = one
variant-artifact_cards-2 = one of two
variant-tribe_side = Sides of the tribe boards
    .about = Which side of the tribe boards is used; moon sides are campaign content.
variant-tribe_side-sun = sun
variant-tribe_side-moon = moon
variant-tribe_side-random = at random
variant-tribe_side-choice = as each player chooses
variant-cc_formica = Formica
    .about = Campaign content: the tribe Formica.
variant-cc_vukuntur = Vukuntur
    .about = Campaign content: the tribe Vukuntur.
variant-cc_moon = Moon sides
    .about = Campaign content: the moon sides of the tribe boards.
variant-cc_big_locations = More large locations
    .about = Campaign content: more large location tiles in the draw.
variant-cc_big_locations-none = none
variant-cc_big_locations-big_6 = tile 6
variant-cc_big_locations-big_7 = tile 7
variant-cc_big_locations-big_8 = tile 8
variant-cc_big_locations-big_6_big_7 = tiles 6 and 7
variant-cc_big_locations-big_6_big_8 = tiles 6 and 8
variant-cc_big_locations-big_7_big_8 = tiles 7 and 8
variant-cc_big_locations-all = tiles 6, 7 and 8
variant-cc_crystal_sources = Crystal sources
    .about = Campaign content: three tiles with crystal sources replace others.
variant-cc_switch = Advanced switches
    .about = Campaign content: everybody gets a switch with a second use.
variant-campaign = Campaign chapter
    .about = Play with the goals and the rule of a campaign chapter.
variant-campaign-off = no campaign
variant-campaign-chapter_1 = chapter 1
variant-campaign-chapter_2 = chapter 2
variant-campaign-chapter_3 = chapter 3
variant-campaign-chapter_4 = chapter 4
variant-campaign-chapter_5 = chapter 5
variant-max_rounds = Last round
    .about = The game stops for scoring after this many rounds if nobody ends it before.
variant-max_rounds-100 = 100

# -- where the data comes from

mark-map = Shape of the map
mark-tile_fronts = Fronts of the terrain tiles
mark-tile_backs = Costs and points on the backs
mark-capacities = Lengths of the resource tracks
mark-slots = Slots and module places
mark-machine_tracks = Machine tracks and bonus spaces
mark-development_track = Development track
mark-score_track = Score track
mark-hibernation_track = Hibernation track
mark-tech_tree = Technologies
mark-tribes = Tribes
mark-starting_cards = Starting cards
mark-citizens = Citizen cards
mark-modules = Slot modules
mark-machines = Machines
mark-crates = Crates
mark-large_locations = Large locations
mark-artifact_cards = Artifact cards
mark-solo_ratings = Solo ratings
mark-switches = Advanced switches
mark-crystal_sources = Crystal sources
mark-campaign = Campaign

# -- resources: .gen with many
resource-gear = gear
    .gen = gears
    .about = The three basic resources are gears, books and food.
resource-book = book
    .gen = books
    .about = The three basic resources are gears, books and food.
resource-food = food
    .gen = food
    .about = The three basic resources are gears, books and food.
resource-crystal = crystal
    .gen = crystals
    .about = A crystal stands for any basic resource.

# -- colours and fields
colour-gray = gray
colour-green = green
colour-yellow = yellow
field-hidden = unexplored
field-sand = sand
    .about = Build here.
field-mountains = mountains
    .about = Buildings beside it advance the gray track.
field-forest = forest
    .about = Buildings beside it advance the green track.
field-crops = crops
    .about = Buildings beside it advance the yellow track.
field-location = small location
    .about = Populate here.
field-water_energy = water with energy
    .about = Once per player: 1 energy marker.
field-water_module = water with a module
    .about = Once per player: a module.
field-water_crate = water with a crate
    .about = Once per player: a crate.
field-water_crystal = water with 2 crystals
    .about = Once per player: 2 crystals.
field-water_points3 = water with 3 points
    .about = Once per player: 3 points.
field-source = crystal source
    .about = Buildings beside it gain crystals.
field-large_location = large location
    .about = Populate here; scores at the end.
field-chasm = chasm
    .about = Everybody starts from here.

# -- spaces and places
space-t01a = 01A
space-t01b = 01B
space-t01c = 01C
space-t01d = 01D
space-t02a = 02A
space-t02b = 02B
space-t02c = 02C
space-t02d = 02D
space-t03a = 03A
space-t03b = 03B
space-t03c = 03C
space-t03d = 03D
space-t04a = 04A
space-t04b = 04B
space-t04c = 04C
space-t04d = 04D
space-t05a = 05A
space-t05b = 05B
space-t05c = 05C
space-t05d = 05D
space-t10a = 10A
space-t10b = 10B
space-t10c = 10C
space-t10d = 10D
space-t11a = 11A
space-t11b = 11B
space-t11c = 11C
space-t11d = 11D
space-t12a = 12A
space-t12b = 12B
space-t12c = 12C
space-t12d = 12D
space-t13a = 13A
space-t13b = 13B
space-t13c = 13C
space-t13d = 13D
space-t14a = 14A
space-t14b = 14B
space-t14c = 14C
space-t14d = 14D
space-t15a = 15A
space-t15b = 15B
space-t15c = 15C
space-t15d = 15D
space-t16a = 16A
space-t16b = 16B
space-t16c = 16C
space-t16d = 16D
space-t20a = 20A
space-t20b = 20B
space-t20c = 20C
space-t20d = 20D
space-t21a = 21A
space-t21b = 21B
space-t21c = 21C
space-t21d = 21D
space-t22a = 22A
space-t22b = 22B
space-t22c = 22C
space-t22d = 22D
space-t24a = 24A
space-t24b = 24B
space-t24c = 24C
space-t24d = 24D
space-t25a = 25A
space-t25b = 25B
space-t25c = 25C
space-t25d = 25D
space-t26a = 26A
space-t26b = 26B
space-t26c = 26C
space-t26d = 26D
space-t30a = 30A
space-t30b = 30B
space-t30c = 30C
space-t30d = 30D
space-t31a = 31A
space-t31b = 31B
space-t31c = 31C
space-t31d = 31D
space-t32a = 32A
space-t32b = 32B
space-t32c = 32C
space-t32d = 32D
space-t33a = 33A
space-t33b = 33B
space-t33c = 33C
space-t33d = 33D
space-t34a = 34A
space-t34b = 34B
space-t34c = 34C
space-t34d = 34D
space-t35a = 35A
space-t35b = 35B
space-t35c = 35C
space-t35d = 35D
space-t36a = 36A
space-t36b = 36B
space-t36c = 36C
space-t36d = 36D
space-t41a = 41A
space-t41b = 41B
space-t41c = 41C
space-t41d = 41D
space-t42a = 42A
space-t42b = 42B
space-t42c = 42C
space-t42d = 42D
space-t43a = 43A
space-t43b = 43B
space-t43c = 43C
space-t43d = 43D
space-t44a = 44A
space-t44b = 44B
space-t44c = 44C
space-t44d = 44D
space-t45a = 45A
space-t45b = 45B
space-t45c = 45C
space-t45d = 45D
space-big_nw = large location in the north-west
space-big_ne = large location in the north-east
space-big_sw = large location in the south-west
space-big_se = large location in the south-east
space-chasm = chasm
place-t01 = tile 01
place-t02 = tile 02
place-t03 = tile 03
place-t04 = tile 04
place-t05 = tile 05
place-t10 = tile 10
place-t11 = tile 11
place-t12 = tile 12
place-t13 = tile 13
place-t14 = tile 14
place-t15 = tile 15
place-t16 = tile 16
place-t20 = tile 20
place-t21 = tile 21
place-t22 = tile 22
place-t24 = tile 24
place-t25 = tile 25
place-t26 = tile 26
place-t30 = tile 30
place-t31 = tile 31
place-t32 = tile 32
place-t33 = tile 33
place-t34 = tile 34
place-t35 = tile 35
place-t36 = tile 36
place-t41 = tile 41
place-t42 = tile 42
place-t43 = tile 43
place-t44 = tile 44
place-t45 = tile 45

# -- terrain tiles
tile-tile_start_1 = mountains, small location
    .about = Two sand hexes; mountains, small location.
tile-tile_start_2 = forest, small location
    .about = Two sand hexes; forest, small location.
tile-tile_start_3 = small location, crops
    .about = Two sand hexes; small location, crops.
tile-tile_start_4 = crops, water with energy
    .about = Two sand hexes; crops, water with energy.
tile-tile_start_5 = mountains, forest
    .about = Two sand hexes; mountains, forest.
tile-tile_ter_01 = mountains, forest
    .about = Two sand hexes; mountains, forest.
tile-tile_ter_02 = mountains, forest
    .about = Two sand hexes; mountains, forest.
tile-tile_ter_03 = forest, mountains
    .about = Two sand hexes; forest, mountains.
tile-tile_ter_04 = crops, forest
    .about = Two sand hexes; crops, forest.
tile-tile_ter_05 = forest, crops
    .about = Two sand hexes; forest, crops.
tile-tile_ter_06 = crops, forest
    .about = Two sand hexes; crops, forest.
tile-tile_ter_07 = crops, mountains
    .about = Two sand hexes; crops, mountains.
tile-tile_ter_08 = mountains, crops
    .about = Two sand hexes; mountains, crops.
tile-tile_loc_01 = small location, mountains
    .about = Two sand hexes; small location, mountains.
tile-tile_loc_02 = small location, mountains
    .about = Two sand hexes; small location, mountains.
tile-tile_loc_03 = mountains, small location
    .about = Two sand hexes; mountains, small location.
tile-tile_loc_04 = small location, forest
    .about = Two sand hexes; small location, forest.
tile-tile_loc_05 = forest, small location
    .about = Two sand hexes; forest, small location.
tile-tile_loc_06 = crops, small location
    .about = Two sand hexes; crops, small location.
tile-tile_loc_07 = crops, small location
    .about = Two sand hexes; crops, small location.
tile-tile_loc_08 = small location, crops
    .about = Two sand hexes; small location, crops.
tile-tile_wat_01 = water with energy, mountains
    .about = Two sand hexes; water with energy, mountains.
tile-tile_wat_02 = forest, water with a module
    .about = Two sand hexes; forest, water with a module.
tile-tile_wat_03 = crops, water with a crate
    .about = Two sand hexes; crops, water with a crate.
tile-tile_wat_04 = mountains, water with 2 crystals
    .about = Two sand hexes; mountains, water with 2 crystals.
tile-tile_wat_05 = water with energy, forest
    .about = Two sand hexes; water with energy, forest.
tile-tile_wat_06 = water with a module, crops
    .about = Two sand hexes; water with a module, crops.
tile-tile_wat3_01 = water with 3 points, mountains
    .about = Two sand hexes; water with 3 points, mountains.
tile-tile_wat3_02 = forest, water with 3 points
    .about = Two sand hexes; forest, water with 3 points.
tile-tile_wat3_03 = crops, water with 3 points
    .about = Two sand hexes; crops, water with 3 points.
tile-tile_src_01 = crystal source, mountains
    .about = Two sand hexes; crystal source, mountains.
tile-tile_src_02 = forest, crystal source
    .about = Two sand hexes; forest, crystal source.
tile-tile_src_03 = crystal source, crops
    .about = Two sand hexes; crystal source, crops.
back-back_start = starting tile
back-back_terrain = terrain back
    .about = Costs 3 food and the range; scores 2 points.
back-back_location = location back
    .about = Costs 3 food and 1 book and the range; scores 3 points.
back-back_water = water back
    .about = Costs 3 food and 1 gear and the range; scores 3 points.
back-back_water3 = rich water back
    .about = Costs 4 food and the range; scores 2 points.
back-back_source = source back
    .about = Costs 4 food and the range; scores 3 points.
rotation-rotation_0 = as it lies
rotation-rotation_1 = turned round

# -- large locations
large_location-big_1a = Gray halls
    .about = At the end: the number of your gray machine marker's space.
large_location-big_1b = Old power plant
    .about = At the end: 2 points per energy marker.
large_location-big_2a = Green halls
    .about = At the end: the number of your green machine marker's space.
large_location-big_2b = Switchboard
    .about = At the end: 1 point per module.
large_location-big_3a = Yellow halls
    .about = At the end: the number of your yellow machine marker's space.
large_location-big_3b = Monument
    .about = At the end: 3 points per large building.
large_location-big_4a = Old capital
    .about = At the end: 2 points per pawn on the board.
large_location-big_4b = Assembly hall
    .about = At the end: 2 points per card, starting cards not counted.
large_location-big_5a = Crossroads
    .about = At the end: 3 points per pawn in a large location.
large_location-big_5b = Waterworks
    .about = At the end: 2 points per claimed water.
large_location-big_6a = Council of tribes
    .about = At the end: 2 points per marker removed from your tribe board.
large_location-big_6b = Storehouse
    .about = At the end: 2 points per crate.
large_location-big_7a = Laboratory
    .about = At the end: 2 points per flask.
large_location-big_7b = Spark tower
    .about = 1 energy marker at once; 1 point per flask.
large_location-big_8a = Crystal palace
    .about = At the end: 2 points per crystal symbol or source beside your buildings.
large_location-big_8b = World map
    .about = At the end: 3, 7, 12 or 15 points for a building or pawn on 3, 6, 8 or 10 terrain tiles.

# -- cards
card-start_A1 = Craftsman
    .about = Gray card. Top: 2 gears. Bottom: advance 1 step on the gray track.
card-start_A2 = Tinkerer
    .about = Gray card. Top: 2 gears. Bottom: place a module.
card-start_A3 = Apprentice
    .about = Green card. Top: 2 books. Bottom: advance 1 step on the green track.
card-start_A4 = Seeker
    .about = Green card. Top: 2 books. Bottom: use your tribe ability.
card-start_A5 = Gatherer
    .about = Yellow card. Top: 2 food. Bottom: advance 1 step on the yellow track.
card-start_A6 = Barterer
    .about = Yellow card. Top: 1 food, exchange a basic resource for another, up to 3 times. Bottom: place a module or use your tribe ability.
card-start_B1 = Craftsman
    .about = Gray card. Top: 2 gears. Bottom: advance 1 step on the gray track.
card-start_B2 = Tinkerer
    .about = Gray card. Top: 2 gears. Bottom: place a module.
card-start_B3 = Apprentice
    .about = Green card. Top: 2 books. Bottom: advance 1 step on the green track.
card-start_B4 = Seeker
    .about = Green card. Top: 2 books. Bottom: use your tribe ability.
card-start_B5 = Gatherer
    .about = Yellow card. Top: 2 food. Bottom: advance 1 step on the yellow track.
card-start_B6 = Barterer
    .about = Yellow card. Top: 1 food, exchange a basic resource for another, up to 3 times. Bottom: place a module or use your tribe ability.
card-start_C1 = Craftsman
    .about = Gray card. Top: 2 gears. Bottom: advance 1 step on the gray track.
card-start_C2 = Tinkerer
    .about = Gray card. Top: 2 gears. Bottom: place a module.
card-start_C3 = Apprentice
    .about = Green card. Top: 2 books. Bottom: advance 1 step on the green track.
card-start_C4 = Seeker
    .about = Green card. Top: 2 books. Bottom: use your tribe ability.
card-start_C5 = Gatherer
    .about = Yellow card. Top: 2 food. Bottom: advance 1 step on the yellow track.
card-start_C6 = Barterer
    .about = Yellow card. Top: 1 food, exchange a basic resource for another, up to 3 times. Bottom: place a module or use your tribe ability.
card-start_D1 = Craftsman
    .about = Gray card. Top: 2 gears. Bottom: advance 1 step on the gray track.
card-start_D2 = Tinkerer
    .about = Gray card. Top: 2 gears. Bottom: place a module.
card-start_D3 = Apprentice
    .about = Green card. Top: 2 books. Bottom: advance 1 step on the green track.
card-start_D4 = Seeker
    .about = Green card. Top: 2 books. Bottom: use your tribe ability.
card-start_D5 = Gatherer
    .about = Yellow card. Top: 2 food. Bottom: advance 1 step on the yellow track.
card-start_D6 = Barterer
    .about = Yellow card. Top: 1 food, exchange a basic resource for another, up to 3 times. Bottom: place a module or use your tribe ability.
card-cit_g01 = Miner
    .about = Gray card. Top: 3 gears. Bottom: advance 1 step on the gray track, 1 gear.
card-cit_g02 = Smith
    .about = Gray card. Top: 2 gears (slot symbol). Bottom: advance 1 step on the gray track (slot symbol).
card-cit_g03 = Engineer
    .about = Gray card. Top: 2 gears (flask). Bottom: place a module (flask).
card-cit_g04 = Mason
    .about = Gray card. Top: 2 gears, 1 food. Bottom: build at once, 1 gear.
card-cit_g05 = Mechanic
    .about = Gray card. Top: 1 gear, take an energy marker back from a machine. Bottom: take an energy marker back from a machine, advance 1 step on the gray track.
card-cit_g06 = Scrapper
    .about = Gray card. Top: 1 gear per gray card in your slots (slot symbol). Bottom: pay 1 gear: 2 food or 2 books (up to 3 times).
card-cit_g07 = Crane operator
    .about = Gray card. Top: 2 gears, 1 basic resource of your choice. Bottom: while in play: build for 1 gear less, 1 gear.
card-cit_g08 = Crystal cutter
    .about = Gray card. Top: 1 crystal, 1 gear. Bottom: pay 2 gears: 2 crystals (flask).
card-cit_g09 = Foreman
    .about = Gray card. Top: 2 gears. Bottom: play a gray card at once, advance 1 step on the gray track.
card-cit_g10 = Chemist
    .about = Gray card. Top: 2 gears (flask). Bottom: 1 basic resource of your choice per visible flask (flask).
card-cit_g11 = Architect
    .about = Gray card. Top: 2 gears (slot symbol). Bottom: use your tribe ability, 1 gear.
card-cit_g12 = Long sleeper
    .about = Gray card. Top: 3 gears. Bottom: 1 crate, 1 energy marker, hibernate and remove this card from the game.
card-cit_g13 = Surveyor
    .about = Gray card. Top: 1 gear, 2 food. Bottom: recruit a face-up gray citizen, 1 point (slot symbol).
card-cit_n01 = Scholar
    .about = Green card. Top: 3 books. Bottom: advance 1 step on the green track, 1 book.
card-cit_n02 = Botanist
    .about = Green card. Top: 2 books (slot symbol). Bottom: advance 1 step on the green track (slot symbol).
card-cit_n03 = Alchemist
    .about = Green card. Top: 2 books (flask). Bottom: place a module or use your tribe ability (flask).
card-cit_n04 = Settler
    .about = Green card. Top: 2 books, 1 food. Bottom: populate at once, 1 book.
card-cit_n05 = Archivist
    .about = Green card. Top: 1 book, 1 crystal. Bottom: move a card from your rest zone to your active zone, 1 book.
card-cit_n06 = Librarian
    .about = Green card. Top: 1 book per green card in your slots (slot symbol). Bottom: pay 1 book: 1 crystal (up to 3 times).
card-cit_n07 = Teacher
    .about = Green card. Top: 2 books, 1 basic resource of your choice. Bottom: while in play: populate for 1 book less, 1 book.
card-cit_n08 = Envoy
    .about = Green card. Top: 1 basic resource of your choice per pawn of yours on the board. Bottom: recruit a face-up green citizen, 1 point (slot symbol).
card-cit_n09 = Herbalist
    .about = Green card. Top: 2 books. Bottom: play a green card at once, advance 1 step on the green track.
card-cit_n10 = Apothecary
    .about = Green card. Top: 2 books (flask). Bottom: 1 crystal, 1 point (flask).
card-cit_n11 = Elder
    .about = Green card. Top: 2 books (slot symbol). Bottom: use your tribe ability, 1 book.
card-cit_n12 = Dreamer
    .about = Green card. Top: 3 books. Bottom: place a module, 2 crystals, hibernate and remove this card from the game.
card-cit_n13 = Storyteller
    .about = Green card. Top: 1 book, 2 gears. Bottom: play another card at once, 1 basic resource of your choice.
card-cit_y01 = Farmer
    .about = Yellow card. Top: 3 food. Bottom: advance 1 step on the yellow track, 1 food.
card-cit_y02 = Gardener
    .about = Yellow card. Top: 2 food (slot symbol). Bottom: advance 1 step on the yellow track (slot symbol).
card-cit_y03 = Brewer
    .about = Yellow card. Top: 2 food (flask). Bottom: place a module (flask).
card-cit_y04 = Scout
    .about = Yellow card. Top: 2 food, 1 gear. Bottom: explore at once, 1 food.
card-cit_y05 = Hunter
    .about = Yellow card. Top: 1 food, 1 crystal. Bottom: move a card from a slot to your rest zone, 1 food.
card-cit_y06 = Reaper
    .about = Yellow card. Top: 1 food per yellow card in your slots (slot symbol). Bottom: pay 1 food: 1 crystal, advance 1 step on any track.
card-cit_y07 = Pathfinder
    .about = Yellow card. Top: 2 food, 1 basic resource of your choice. Bottom: while in play: pay 1 food less for range, 1 food.
card-cit_y08 = Trader
    .about = Yellow card. Top: 2 food, exchange a basic resource for another, up to 3 times. Bottom: build or explore or populate at once with 1 more range.
card-cit_y09 = Cook
    .about = Yellow card. Top: 2 food. Bottom: play a yellow card at once, advance 1 step on the yellow track.
card-cit_y10 = Biologist
    .about = Yellow card. Top: 2 food (flask). Bottom: 1 crate (flask).
card-cit_y11 = Shaman
    .about = Yellow card. Top: 2 food (slot symbol). Bottom: use your tribe ability, 1 food.
card-cit_y12 = Winterer
    .about = Yellow card. Top: 3 food. Bottom: advance 2 steps on any track, 1 crystal, hibernate and remove this card from the game.
card-cit_y13 = Runner
    .about = Yellow card. Top: 1 food, 2 books. Bottom: recruit a citizen, 1 point.
half-top = top half
half-bottom = bottom half
slot-slot1 = top left slot
slot-slot2 = top right slot
slot-slot3 = bottom left slot
slot-slot4 = bottom right slot
slot-slot5 = right slot

# -- modules, machines, crates
module-mod_gn_gear = gray/green module (1 gear)
    .about = Works with gray and green cards: 1 gear.
module-mod_gn_book = gray/green module (1 book)
    .about = Works with gray and green cards: 1 book.
module-mod_gn_food = gray/green module (1 food)
    .about = Works with gray and green cards: 1 food.
module-mod_ny_gear = green/yellow module (1 gear)
    .about = Works with green and yellow cards: 1 gear.
module-mod_ny_book = green/yellow module (1 book)
    .about = Works with green and yellow cards: 1 book.
module-mod_ny_food = green/yellow module (1 food)
    .about = Works with green and yellow cards: 1 food.
module-mod_gy_gear = gray/yellow module (1 gear)
    .about = Works with gray and yellow cards: 1 gear.
module-mod_gy_book = gray/yellow module (1 book)
    .about = Works with gray and yellow cards: 1 book.
module-mod_gy_food = gray/yellow module (1 food)
    .about = Works with gray and yellow cards: 1 food.
module-mod_g_crystal = gray module (1 crystal)
    .about = Works with gray cards: 1 crystal.
module-mod_g_two = gray module (2 gears)
    .about = Works with gray cards: 2 gears.
module-mod_g_adv = gray module (advance 1 step on the gray track)
    .about = Works with gray cards: advance 1 step on the gray track.
module-mod_g_flask = gray module (1 basic resource of your choice)
    .about = Works with gray cards: 1 basic resource of your choice. It shows a flask.
module-mod_g_pts = gray module (1 point)
    .about = Works with gray cards: 1 point. It shows a flask.
module-mod_g_odd = gray module (take an energy marker back from a machine)
    .about = Works with gray cards: take an energy marker back from a machine.
module-mod_n_crystal = green module (1 crystal)
    .about = Works with green cards: 1 crystal.
module-mod_n_two = green module (2 books)
    .about = Works with green cards: 2 books.
module-mod_n_adv = green module (advance 1 step on the green track)
    .about = Works with green cards: advance 1 step on the green track.
module-mod_n_flask = green module (1 basic resource of your choice)
    .about = Works with green cards: 1 basic resource of your choice. It shows a flask.
module-mod_n_pts = green module (1 point)
    .about = Works with green cards: 1 point. It shows a flask.
module-mod_n_odd = green module (move a card from your rest zone to your active zone)
    .about = Works with green cards: move a card from your rest zone to your active zone.
module-mod_y_crystal = yellow module (1 crystal)
    .about = Works with yellow cards: 1 crystal.
module-mod_y_two = yellow module (2 food)
    .about = Works with yellow cards: 2 food.
module-mod_y_adv = yellow module (advance 1 step on the yellow track)
    .about = Works with yellow cards: advance 1 step on the yellow track.
module-mod_y_flask = yellow module (1 basic resource of your choice)
    .about = Works with yellow cards: 1 basic resource of your choice. It shows a flask.
module-mod_y_pts = yellow module (1 point)
    .about = Works with yellow cards: 1 point. It shows a flask.
module-mod_y_odd = yellow module (move a card from a slot to your rest zone)
    .about = Works with yellow cards: move a card from a slot to your rest zone.
module_place-s1a = place a of the top left slot
    .about = A module place.
module_place-s1b = place b of the top left slot
    .about = The first module here works at once.
module_place-s2a = place a of the top right slot
    .about = A module place.
module_place-s2b = place b of the top right slot
    .about = A module place.
module_place-s2c = place c of the top right slot
    .about = The first module here works at once.
module_place-s3a = place a of the bottom left slot
    .about = A module place.
module_place-s3b = place b of the bottom left slot
    .about = A module place.
module_place-s3c = place c of the bottom left slot
    .about = The first module here works at once.
module_place-s4a = place a of the bottom right slot
    .about = A module place.
module_place-s4b = place b of the bottom right slot
    .about = The first module here works at once.
module_place-s5a = place a of the right slot
    .about = The first module here works at once.
module_place-s5b = place b of the right slot
    .about = The first module here works at once.
machine-std_convert = 1 basic resource of your choice for 1 crystal
    .about = Put energy on it: 1 basic resource of your choice for 1 crystal.
machine-std_rest = move a card from a slot to your rest zone
    .about = Put energy on it: move a card from a slot to your rest zone.
machine-std_range = pay 1 food less for range
    .about = Put energy on it: pay 1 food less for range.
machine-mac_g01 = 2 gears
    .about = Put energy on it: 2 gears.
machine-mac_g02 = build for 2 gears less
    .about = Put energy on it: build for 2 gears less.
machine-mac_g03 = pay 2 gears: 2 points
    .about = Put energy on it: pay 2 gears: 2 points. It shows a flask.
machine-mac_g04 = pay 1 gear: 1 crystal
    .about = Put energy on it: pay 1 gear: 1 crystal. It shows a flask.
machine-mac_g05 = advance 1 step on the gray track
    .about = Put energy on it: advance 1 step on the gray track.
machine-mac_g06 = pay 1 gear to use an open crate again
    .about = Put energy on it: pay 1 gear to use an open crate again.
machine-mac_g07 = use the other half of a card you play
    .about = Put energy on it: use the other half of a card you play.
machine-mac_g08 = pay 1 gear: 2 food or 2 books (up to 3 times)
    .about = Put energy on it: pay 1 gear: 2 food or 2 books (up to 3 times).
machine-mac_g09 = 1 basic resource of your choice
    .about = Put energy on it: 1 basic resource of your choice. It shows a flask.
machine-mac_g10 = pay 2 gears: place a module
    .about = Put energy on it: pay 2 gears: place a module.
machine-mac_n01 = 2 books
    .about = Put energy on it: 2 books.
machine-mac_n02 = populate for 2 books less
    .about = Put energy on it: populate for 2 books less.
machine-mac_n03 = put an unplayed card to rest and use its top half
    .about = Put energy on it: put an unplayed card to rest and use its top half.
machine-mac_n04 = pay 1 book: 1 crystal
    .about = Put energy on it: pay 1 book: 1 crystal. It shows a flask.
machine-mac_n05 = advance 1 step on the green track
    .about = Put energy on it: advance 1 step on the green track.
machine-mac_n06 = a card counts as all three colours
    .about = Put energy on it: a card counts as all three colours.
machine-mac_n07 = move a card from your rest zone to your active zone
    .about = Put energy on it: move a card from your rest zone to your active zone.
machine-mac_n08 = pay 2 books: use your tribe ability
    .about = Put energy on it: pay 2 books: use your tribe ability.
machine-mac_n09 = 1 basic resource of your choice
    .about = Put energy on it: 1 basic resource of your choice. It shows a flask.
machine-mac_n10 = 1 point
    .about = Put energy on it: 1 point. It shows a flask.
machine-mac_y01 = 2 food
    .about = Put energy on it: 2 food.
machine-mac_y02 = explore for 2 food less
    .about = Put energy on it: explore for 2 food less.
machine-mac_y03 = explore any face-down tile without range
    .about = Put energy on it: explore any face-down tile without range.
machine-mac_y04 = pay 1 food: 1 crystal
    .about = Put energy on it: pay 1 food: 1 crystal. It shows a flask.
machine-mac_y05 = advance 1 step on the yellow track
    .about = Put energy on it: advance 1 step on the yellow track.
machine-mac_y06 = pay 2 food less for range
    .about = Put energy on it: pay 2 food less for range.
machine-mac_y07 = exchange a basic resource for another, up to 3 times
    .about = Put energy on it: exchange a basic resource for another, up to 3 times. It shows a flask.
machine-mac_y08 = pay 2 food: recruit a citizen
    .about = Put energy on it: pay 2 food: recruit a citizen.
machine-mac_y09 = 1 basic resource of your choice
    .about = Put energy on it: 1 basic resource of your choice. It shows a flask.
machine-mac_y10 = move a card from a slot to your rest zone
    .about = Put energy on it: move a card from a slot to your rest zone.
machine-iox_drone = explore any face-down tile without range
    .about = Put energy on it: explore any face-down tile without range.
machine-kun_replay = put an unplayed card to rest and use its top half
    .about = Put energy on it: put an unplayed card to rest and use its top half.
machine-for_crystal_machine = 1 crystal
    .about = Put energy on it: 1 crystal.
bonus-b01 = standard machine: basic resource for a crystal
    .about = Uncovered at gray 2.
bonus-b02 = standard machine: rest a card
    .about = Uncovered at green 2.
bonus-b03 = standard machine: range
    .about = Uncovered at yellow 2.
bonus-b04 = gray special machine
    .about = Uncovered at gray 4.
bonus-b05 = green special machine
    .about = Uncovered at green 4.
bonus-b06 = yellow special machine
    .about = Uncovered at yellow 4.
bonus-b07 = gray special machine
    .about = Uncovered at gray 6 and green 3.
bonus-b08 = green special machine
    .about = Uncovered at green 6 and yellow 3.
bonus-b09 = yellow special machine
    .about = Uncovered at gray 3 and yellow 6.
bonus-b10 = artifact
    .about = Uncovered at gray 8 and green 5.
bonus-b11 = artifact
    .about = Uncovered at green 8 and yellow 5.
bonus-b12 = artifact
    .about = Uncovered at gray 5 and yellow 8.
bonus-b13 = bonus for gray cards
    .about = Uncovered at gray 10. At the end 2 points for each gray card that you recruited.
bonus-b14 = bonus for green cards
    .about = Uncovered at green 10. At the end 2 points for each green card that you recruited.
bonus-b15 = bonus for yellow cards
    .about = Uncovered at yellow 10. At the end 2 points for each yellow card that you recruited.
crate-crate_01 = crate (1 gear, 1 book)
    .about = Open it at any time in your turn: 1 gear, 1 book.
crate-crate_02 = crate (1 book, 1 food)
    .about = Open it at any time in your turn: 1 book, 1 food.
crate-crate_03 = crate (1 gear, 1 food)
    .about = Open it at any time in your turn: 1 gear, 1 food.
crate-crate_04 = crate (1 crystal, 1 basic resource of your choice)
    .about = Open it at any time in your turn: 1 crystal, 1 basic resource of your choice.
crate-crate_05 = crate (2 basic resources of your choice)
    .about = Open it at any time in your turn: 2 basic resources of your choice.
crate-crate_06 = crate (advance 1 step on any track)
    .about = Open it at any time in your turn: advance 1 step on any track.
crate-crate_07 = crate (advance 1 step on the gray track, 1 gear)
    .about = Open it at any time in your turn: advance 1 step on the gray track, 1 gear.
crate-crate_08 = crate (advance 1 step on the green track, 1 book)
    .about = Open it at any time in your turn: advance 1 step on the green track, 1 book.
crate-crate_09 = crate (advance 1 step on the yellow track, 1 food)
    .about = Open it at any time in your turn: advance 1 step on the yellow track, 1 food.
crate-crate_10 = crate (place a module)
    .about = Open it at any time in your turn: place a module.
crate-crate_11 = crate (take an energy marker back from a machine, 1 basic resource of your choice)
    .about = Open it at any time in your turn: take an energy marker back from a machine, 1 basic resource of your choice.
crate-crate_12 = crate (move a card from your rest zone to your active zone, 1 basic resource of your choice)
    .about = Open it at any time in your turn: move a card from your rest zone to your active zone, 1 basic resource of your choice.
crate-crate_13 = crate (move a card from a slot to your rest zone, 1 basic resource of your choice)
    .about = Open it at any time in your turn: move a card from a slot to your rest zone, 1 basic resource of your choice.
crate-crate_14 = crate (3 points)
    .about = Open it at any time in your turn: 3 points.

# -- tribes and technologies
tech-T1 = T1
    .acc = T1: the tribe's first technology
    .about = Costs 2 books, worth 1 point.
tech-T2 = T2
    .acc = T2: the tribe's second technology
    .about = Costs 3 books, worth 2 points, after T1.
tech-T3 = T3
    .acc = T3: the right slot
    .about = Costs 3 books, worth 1 point, after T1.
tech-T4 = T4
    .acc = T4: the tribe's third technology
    .about = Costs 3 books, worth 2 points, after T1.
tech-T5 = T5
    .acc = T5: artifact and energy
    .about = Costs 4 books, worth 3 points, after T2.
tech-T6 = T6
    .acc = T6: artifact and crate
    .about = Costs 4 books, worth 3 points, after T3.
tech-T7 = T7
    .acc = T7: artifact and 2 points
    .about = Costs 4 books, worth 3 points, after T4.
technology-nadair_insight = Insight
    .about = Each use of your tribe ability also gives 1 book and 1 point.
technology-nadair_free_range = Forest paths
    .about = Forests and waters you cross cost no range.
technology-nadair_growth = Growth
    .about = At once: 2 steps on the green track and 1 crystal.
technology-hof_crystal = Synthesis
    .about = Free action: 2 basic resources for 1 crystal.
technology-hof_no_toll = Hospitality
    .about = You pay no books to players who are already in a location, this one included.
technology-hof_supply = Supplies
    .about = At once: a module and 1 crystal.
technology-hof_temple_range = Pilgrimage
    .about = Range counted from a temple is 2 greater.
technology-iox_explorer = Cartography
    .about = Exploring costs 1 food less, range included.
technology-iox_drone = Drone
    .about = A machine: explore any face-down tile without range.
technology-iox_relocate = Relocation
    .about = At once: you may move a pawn from one small location to another for free.
technology-kun_welcome = Welcome gift
    .about = Each new card also gives a resource of its colour.
technology-kun_lullaby = Lullaby
    .about = Free action: pay 1 crystal to move a card from a slot to your rest zone.
technology-kun_replay = Echo
    .about = A machine: put an unplayed card to rest and use its top half.
technology-for_mountain = Quarry
    .about = Building costs 1 gear less for each mountain beside the site.
technology-for_crystal2 = Refinery
    .about = Free action: 1 crystal for 2 basic resources of one kind.
technology-for_crystal_machine = Crystal press
    .about = A machine: 1 crystal.
technology-for_copy_switch = Mimicry
    .about = The switch is ready now; from now on it may copy the bottom half of a card in another player's slot, which then goes to rest.
technology-vuk_range = Far sight
    .about = Every action has 1 more range.
technology-vuk_crates = Hoard
    .about = At once a crate and 1 crystal; later every crate you take brings 1 crystal.
technology-vuk_spark = Spark
    .about = At once: 1 energy marker.
technology-vuk_falcon_discount = Falconers
    .about = Actions beside the falcon cost 1 resource less.
technology-vuk_falcon_harvest = Prey
    .about = The falcon brings 3 resources of the colour of the field where it lands.
technology-slot_5 = Fifth slot
    .about = Opens the slot at the right, which takes either half of a card.
technology-artifact_energy = Artifact and energy
    .about = At once: an artifact and 1 energy marker.
technology-artifact_crate = Artifact and crate
    .about = At once: an artifact and a crate.
technology-artifact_points = Artifact and points
    .about = At once: an artifact and 2 points.
tribe-nadair = Nàdair
    .about = Sun: 2 books. Moon: Forest: pay 1 crystal and range, turn empty sand into forest; a book for every forest hex of the chain, then buildings beside it advance green.
tribe-hofstadterians = Hofstadterians
    .about = Sun: A basic resource for every water beside your buildings. Moon: Temple: pay 1 crystal and range, put a temple on a water and take its reward; temples are sources of range.
tribe-iox49i = IOX49I
    .about = Sun: 2 food. Moon: Target: mark a sand hex or a location; your action there costs 2 less, and you gain what another player spends there.
tribe-kuniban = Kuniban
    .about = Sun: Pay 1 food to recruit a citizen. Moon: Sand: pay range, cover terrain with sand and take a face-up citizen of its colour; building there gives 1 point.
tribe-formica = Formica
    .about = Sun: 2 gears. Moon: Workshop: pay 1 crystal, put a workshop on terrain and advance its colour; actions beside it cost 1 resource less.
tribe-vukuntur = Vukuntur
    .about = Sun: Build, explore or populate at once with 1 more range. Moon: Falcon: move it up to 3 spaces for each use so far, this one included; it is a source of range.
side-sun = sun side
side-moon = moon side
ability-nadair_sun = Nàdair
    .about = 2 books.
ability-nadair_moon = Nàdair
    .about = Forest: pay 1 crystal and range, turn empty sand into forest; a book for every forest hex of the chain, then buildings beside it advance green.
ability-hofstadterians_sun = Hofstadterians
    .about = A basic resource for every water beside your buildings.
ability-hofstadterians_moon = Hofstadterians
    .about = Temple: pay 1 crystal and range, put a temple on a water and take its reward; temples are sources of range.
ability-iox49i_sun = IOX49I
    .about = 2 food.
ability-iox49i_moon = IOX49I
    .about = Target: mark a sand hex or a location; your action there costs 2 less, and you gain what another player spends there.
ability-kuniban_sun = Kuniban
    .about = Pay 1 food to recruit a citizen.
ability-kuniban_moon = Kuniban
    .about = Sand: pay range, cover terrain with sand and take a face-up citizen of its colour; building there gives 1 point.
ability-formica_sun = Formica
    .about = 2 gears.
ability-formica_moon = Formica
    .about = Workshop: pay 1 crystal, put a workshop on terrain and advance its colour; actions beside it cost 1 resource less.
ability-vukuntur_sun = Vukuntur
    .about = Build, explore or populate at once with 1 more range.
ability-vukuntur_moon = Vukuntur
    .about = Falcon: move it up to 3 spaces for each use so far, this one included; it is a source of range.

# -- artifacts
artifact-purple = purple artifact
    .about = Counts its element of your artifact card once more.
artifact-orange = orange artifact
    .about = Counts its element of your artifact card once more.
artifact-white = white artifact
    .about = Counts its element of your artifact card once more.
artifact_card-art_01 = crates, cards, waters
    .about = purple: 1 point per crate, open or closed; orange: 1 point per recruited card; white: 1 point per claimed water.
artifact_card-art_02 = energy, flasks, pawns
    .about = purple: 1 point per energy marker; orange: 1 point per flask on machines, modules and all cards; white: 1 point per pawn on the board.
artifact_card-art_03 = pairs of modules, crystal symbols, cards
    .about = purple: 1 point per two modules; orange: 2 points per crystal symbol or source beside your buildings; white: 1 point per recruited card.
artifact_card-art_04 = pawns, tribe ability, crates
    .about = purple: 1 point per pawn on the board; orange: 1 point per marker removed from the tribe board; white: 1 point per crate, open or closed.
artifact_card-art_05 = flasks, waters, pairs of modules
    .about = purple: 1 point per flask on machines, modules and all cards; orange: 1 point per claimed water; white: 1 point per two modules.
artifact_card-art_06 = crystal symbols, energy, tribe ability
    .about = purple: 2 points per crystal symbol or source beside your buildings; orange: 1 point per energy marker; white: 1 point per marker removed from the tribe board.
artifact_card-art_07 = cards, pawns, flasks
    .about = purple: 1 point per recruited card; orange: 1 point per pawn on the board; white: 1 point per flask on machines, modules and all cards.
artifact_card-art_08 = waters, pairs of modules, energy
    .about = purple: 1 point per claimed water; orange: 1 point per two modules; white: 1 point per energy marker.
artifact_card-art_09 = tribe ability, crates, crystal symbols
    .about = purple: 1 point per marker removed from the tribe board; orange: 1 point per crate, open or closed; white: 2 points per crystal symbol or source beside your buildings.
artifact_card-art_10 = waters, tribe ability, cards
    .about = purple: 1 point per claimed water; orange: 1 point per marker removed from the tribe board; white: 1 point per recruited card.
element-crate = crates
    .about = 1 point per crate, open or closed.
element-energy = energy
    .about = 1 point per energy marker.
element-modules2 = pairs of modules
    .about = 1 point per two modules.
element-pawn = pawns
    .about = 1 point per pawn on the board.
element-tribe = tribe ability
    .about = 1 point per marker removed from the tribe board.
element-flask = flasks
    .about = 1 point per flask on machines, modules and all cards.
element-card = cards
    .about = 1 point per recruited card.
element-water = waters
    .about = 1 point per claimed water.
element-crystal = crystal symbols
    .about = 2 points per crystal symbol or source beside your buildings.
size-small = small building
size-large = large building
switch-switch_plain = plain switch
    .about = 1 basic resource of your choice.
switch-switch_a = switch A
    .about = 1 basic resource of your choice or take an energy marker back from a machine.
switch-switch_b = switch B
    .about = 1 basic resource of your choice or move a card from a slot to your rest zone.
switch-switch_c = switch C
    .about = 1 basic resource of your choice or exchange a basic resource for another, up to 3 times.
switch-switch_d = switch D
    .about = 1 basic resource of your choice or move a card from your rest zone to your active zone.
board_action-build = build
board_action-explore = explore
board_action-populate = populate

# -- effects
effect-tribe = use your tribe ability
effect-explore_anywhere = explore any face-down tile without range
effect-rotate_card = use the other half of a card you play
effect-all_colours = a card counts as all three colours
effect-reopen_crate = pay 1 gear to use an open crate again
effect-replay_top = put an unplayed card to rest and use its top half
effect-hibernate_remove = hibernate and remove this card from the game
effect-nadair_forest = plant a forest
effect-hof_temple = found a temple
effect-iox_target = place a target
effect-kun_sand = spread sand over terrain
effect-for_workshop = set up a workshop
effect-vuk_falcon = send out the falcon
effect-relocate = move a pawn to another small location
effect-ready_switch = make the switch ready
effect-hoard = 1 crate
effect-advance_gray_1 = advance 1 step on the gray track
effect-advance_gray_2 = advance 2 steps on the gray track
effect-advance_green_1 = advance 1 step on the green track
effect-advance_green_2 = advance 2 steps on the green track
effect-advance_yellow_1 = advance 1 step on the yellow track
effect-advance_yellow_2 = advance 2 steps on the yellow track
effect-crystal_1 = 1 crystal
effect-crystal_2 = 2 crystals
effect-crate_1 = 1 crate
effect-artifact_1 = 1 artifact
effect-basic_2 = 2 basic resources of your choice
effect-module_1 = place a module
effect-energy_1 = 1 energy marker
effect-rest_card_1 = move a card from a slot to your rest zone
effect-range_1 = pay 1 food less for range
effect-points_2 = 2 points
effect-book_2 = 2 books
effect-basic_1 = 1 basic resource of your choice
effect-per_own_waters_basic_1 = 1 basic resource of your choice per water beside your buildings
effect-food_2 = 2 food
effect-recruit = recruit a citizen
effect-pay_food_1_for_recruit_times_1 = pay 1 food: recruit a citizen
effect-gear_2 = 2 gears
effect-act_build_explore_populate_range_1 = build or explore or populate at once with 1 more range
effect-food_1 = 1 food
effect-swap_3 = exchange a basic resource for another, up to 3 times
effect-module_1_or_tribe = place a module or use your tribe ability
effect-gear_3 = 3 gears
effect-gear_1 = 1 gear
effect-act_build = build at once
effect-energy_back_1 = take an energy marker back from a machine
effect-per_gray_in_slots_gear_1 = 1 gear per gray card in your slots
effect-food_2_or_book_2 = 2 food or 2 books
effect-pay_gear_1_for_food_2_or_book_2_times_3 = pay 1 gear: 2 food or 2 books (up to 3 times)
effect-discount_build_1 = build for 1 gear less
effect-while_discount_build_1 = while in play: build for 1 gear less
effect-pay_gear_2_for_crystal_2_times_1 = pay 2 gears: 2 crystals
effect-play_gray = play a gray card at once
effect-per_flasks_visible_basic_1 = 1 basic resource of your choice per visible flask
effect-recruit_gray = recruit a face-up gray citizen
effect-points_1 = 1 point
effect-book_3 = 3 books
effect-book_1 = 1 book
effect-act_populate = populate at once
effect-wake_card_1 = move a card from your rest zone to your active zone
effect-per_green_in_slots_book_1 = 1 book per green card in your slots
effect-pay_book_1_for_crystal_1_times_3 = pay 1 book: 1 crystal (up to 3 times)
effect-discount_populate_1 = populate for 1 book less
effect-while_discount_populate_1 = while in play: populate for 1 book less
effect-per_pawns_on_board_basic_1 = 1 basic resource of your choice per pawn of yours on the board
effect-recruit_green = recruit a face-up green citizen
effect-play_green = play a green card at once
effect-play_any = play another card at once
effect-food_3 = 3 food
effect-act_explore = explore at once
effect-per_yellow_in_slots_food_1 = 1 food per yellow card in your slots
effect-pay_food_1_for_crystal_1_times_1 = pay 1 food: 1 crystal
effect-advance_any_1 = advance 1 step on any track
effect-while_range_1 = while in play: pay 1 food less for range
effect-play_yellow = play a yellow card at once
effect-advance_any_2 = advance 2 steps on any track
effect-points_3 = 3 points
effect-convert = 1 basic resource of your choice for 1 crystal
effect-discount_build_2 = build for 2 gears less
effect-pay_gear_2_for_points_2_times_1 = pay 2 gears: 2 points
effect-pay_gear_1_for_crystal_1_times_1 = pay 1 gear: 1 crystal
effect-pay_gear_2_for_module_1_times_1 = pay 2 gears: place a module
effect-discount_populate_2 = populate for 2 books less
effect-pay_book_1_for_crystal_1_times_1 = pay 1 book: 1 crystal
effect-pay_book_2_for_tribe_times_1 = pay 2 books: use your tribe ability
effect-discount_explore_2 = explore for 2 food less
effect-range_2 = pay 2 food less for range
effect-pay_food_2_for_recruit_times_1 = pay 2 food: recruit a citizen
effect-basic_1_or_energy_back_1 = 1 basic resource of your choice or take an energy marker back from a machine
effect-basic_1_or_rest_card_1 = 1 basic resource of your choice or move a card from a slot to your rest zone
effect-basic_1_or_swap_3 = 1 basic resource of your choice or exchange a basic resource for another, up to 3 times
effect-basic_1_or_wake_card_1 = 1 basic resource of your choice or move a card from your rest zone to your active zone

# -- the campaign deck
campaign_card-camp_01 = Thaw
    .about = The ice lets go and your people leave the chasm.
campaign_card-camp_02 = First steps
    .about = No special rule; the four first tribes with their sun sides.
campaign_card-camp_03 = Pioneers
    .about = The first to explore 2 tiles takes a crate (alone: before the cube passes space 12).
campaign_card-camp_04 = Old cities
    .about = The first with 2 pawns on the board scores 2 points (alone: space 12).
campaign_card-camp_05 = Foundations
    .about = The first with 2 buildings takes 2 basic resources (alone: space 12).
campaign_card-camp_06 = The anthill
    .about = Unlocks the Formica and the large location tile 6.
campaign_card-camp_07 = Under the mountain
    .about = Somebody knocks below the mountain: a people built there in the dark.
campaign_card-camp_08 = Caches
    .about = Each player starts with a crate.
campaign_card-camp_09 = Workshop
    .about = The first with 2 special machines takes an energy marker (alone: space 14).
campaign_card-camp_10 = Circuits
    .about = The first with 4 modules takes a crystal (alone: space 14).
campaign_card-camp_11 = Elders
    .about = The first to remove 2 markers from the tribe board scores 2 points (alone: space 14).
campaign_card-camp_12 = New switches
    .about = Unlocks the advanced switches.
campaign_card-camp_13 = Light in the ice
    .about = A light wakes under the frozen edge of the world.
campaign_card-camp_14 = Cold nights
    .about = The first hibernation of each player also gives a basic resource.
campaign_card-camp_15 = Shore
    .about = The first with 2 claimed waters places a module (alone: space 15).
campaign_card-camp_16 = Rim of the world
    .about = The first with a building beside a crystal symbol takes a crystal (alone: space 15).
campaign_card-camp_17 = Council
    .about = The first with 3 recruited cards scores 2 points (alone: space 15).
campaign_card-camp_18 = Springs
    .about = Unlocks crystal sources and the large location tile 8.
campaign_card-camp_19 = Wings
    .about = Wings pass over the snow and point out a way.
campaign_card-camp_20 = Clear sky
    .about = The first explore action of each player has 1 more range.
campaign_card-camp_21 = Horizon
    .about = The first to explore 4 tiles scores 3 points (alone: space 16).
campaign_card-camp_22 = Laboratory
    .about = The first with 4 flasks takes an energy marker (alone: space 16).
campaign_card-camp_23 = Ancient gate
    .about = The first with a pawn in a large location takes a crate (alone: space 16).
campaign_card-camp_24 = The falcon
    .about = Unlocks the Vukuntur and the large location tile 7.
campaign_card-camp_25 = Revival
    .about = All tribes gather at the ancient places to choose what comes next.
campaign_card-camp_26 = The long day
    .about = The longer game; moon sides may be chosen.
campaign_card-camp_27 = Relics
    .about = The first with 2 large artifacts takes 2 crystals (alone: space 17).
campaign_card-camp_28 = Metropolis
    .about = The first with 2 large buildings places a module (alone: space 17).
campaign_card-camp_29 = Knowledge
    .about = The first with 5 technologies scores 3 points (alone: space 17).
campaign_card-camp_30 = A new world
    .about = Unlocks the moon sides and everything else.
rating-defeat = defeat
rating-survival = survival
rating-small = small victory
rating-ordinary = ordinary victory
rating-great = great victory
rating-momentous = momentous victory
rating-utopia = utopia

# What lies on the table, as the terminal tells it.
field-round = Round
field-first = First player
field-actions-left = Actions left
field-chapter = Campaign chapter
field-cube = Solo cube on space
field-land = The map
field-face-down = Face-down tiles
field-big = Large locations
field-citizens = Citizens on display
field-machine-display = Machines on display
field-module-display = Modules on display
field-deck = Citizens in the deck
field-module-stack = Modules in the stack
field-crate-stack = Crates in the stack
field-pool = Energy in the pool
field-craters = Artifacts in the craters
field-tribes = Tribes to choose from
field-tribe = Tribe
field-side = Side
field-technologies = Technologies of the tribe
field-score = Score
field-goods = Resources
field-tracks = Machine tracks
field-store = Energy
field-active = Active zone
field-in-slots = Cards in slots
field-switch-used = Switch used
field-developed = Development track
field-rest = Resting cards
field-hibernation = Hibernation track
field-skills = Technologies unlocked
field-machines = Machines
field-charged = Machines with energy
field-modules = Modules
field-crates = Closed crates
field-opened = Opened crates
field-reopened = Crates used twice
field-small = Small buildings
field-large = Large buildings
field-pawns = Pawns
field-tokens = Tokens
field-waters = Waters claimed
field-artifacts = Artifacts
field-small-artifacts = Small artifacts
field-end-token = End token
field-artifact-card = Artifact card

# The map space by space: neighbours, what stands there, parts of the map.
direction-east = east
direction-south_east = south-east
direction-south_west = south-west
direction-west = west
direction-north_west = north-west
direction-north_east = north-east
near-beside = { $space } to the { $direction }
stands-terrain = { $field }
stands-face-down = face down: { $back }
stands-large-location = { $large_location }
stands-small-building = small building: { $seat }
stands-large-building = large building: { $seat }
stands-pawn = pawn: { $seat }
stands-token = token: { $seat }
stands-falcon = falcon: { $seat }
stands-water = water claimed: { $seat }
stands-crystals = crystal symbol
group-tile = { $place }
group-corner = corners
group-middle = middle of the map
map-legend = ? face down (o location, ~ water, 3 points, ◇ source), . sand, ^ mountains, ♣ forest, " crops, o location, ◎ large location, ~ water, ◇ source, # chasm, x crystals; b small building, B large building, @ pawn, * token, v falcon, ' claimed water; the digit after a sign is its owner's number.
