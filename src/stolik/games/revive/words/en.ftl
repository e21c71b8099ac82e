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
option-refine = Exchange 1 crystal for { PRINTED("numbers", "refined") } { $resource_gen }
option-synthesize = Exchange 1 { $first } and 1 { $second } for { PRINTED("numbers", "synthesis", as: "icon-crystal") }
option-lullaby = Pay 1 crystal: { PRINTED("technologies", "kun_lullaby", "effect") }
option-activate = Activate: { $machine }
option-open = Open the { $crate }
option-resolve = Resolve: { $effect }
option-resolve-all = Resolve all in this order
    .about = What can do nothing when its turn comes is dropped.
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
option-pay-less = Pay { PRINTED("numbers", "near_saves") ->
        [one] { PRINTED("numbers", "near_saves") } { $resource }
       *[other] { PRINTED("numbers", "near_saves") } { $resource_gen }
    } less
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
option-take-bonus = Bonus of space { $number }: { PRINTED("hibernation_track", $number, "effect") }
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
    .why = You may take up to { PRINTED("numbers", "actions", as: "icon-action") } in a turn (alone: { PRINTED("numbers", "solo_actions") }), or hibernate instead. Free actions (crystals, machines, crates) cost no action; beware of machines whose gain no longer fits, for they still use up energy.
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
    .why = A large building costs { PRINTED("buildings", "large", "gears", as: "price-gear") } instead of { PRINTED("buildings", "small", "gears") }; the fields around it bring more steps and crystals, but water brings the same.
prompt-ask-location = Which location do you populate?
    .why = Your pawn goes there and unlocks a technology. Each other player with a pawn there gets { PRINTED("numbers", "toll", as: "icon-book") } from you; large locations score at the end.
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
    .why = There is no room for another crystal. Instead of losing this one you may take another resource that still fits.
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
    .about = Populate here: a pawn unlocks a technology. Whoever else has a pawn here gets { PRINTED("numbers", "toll", as: "icon-book") } from you.
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
back-back_start = starting tile
back-back_terrain = terrain back
back-back_location = location back
back-back_water = water back
back-back_water3 = rich water back
back-back_source = source back
rotation-rotation_0 = as it lies
rotation-rotation_1 = turned round

# -- large locations
large_location-big_1a = Gray halls
    .about = At the end: the number of your gray machine marker's space{ $n ->
            [1] { "" }
           *[other] { " " }times { $n }
        }.
large_location-big_1b = Old power plant
    .about = At the end: { icon-points } per energy marker.
large_location-big_2a = Green halls
    .about = At the end: the number of your green machine marker's space{ $n ->
            [1] { "" }
           *[other] { " " }times { $n }
        }.
large_location-big_2b = Switchboard
    .about = At the end: { icon-points } per module.
large_location-big_3a = Yellow halls
    .about = At the end: the number of your yellow machine marker's space{ $n ->
            [1] { "" }
           *[other] { " " }times { $n }
        }.
large_location-big_3b = Monument
    .about = At the end: { icon-points } per large building.
large_location-big_4a = Old capital
    .about = At the end: { icon-points } per pawn on the board.
large_location-big_4b = Assembly hall
    .about = At the end: { icon-points } per card, starting cards not counted.
large_location-big_5a = Crossroads
    .about = At the end: { icon-points } per pawn in a large location.
large_location-big_5b = Waterworks
    .about = At the end: { icon-points } per claimed water.
large_location-big_6a = Council of tribes
    .about = At the end: { icon-points } per marker removed from your tribe board.
large_location-big_6b = Storehouse
    .about = At the end: { icon-points } per crate.
large_location-big_7a = Laboratory
    .about = At the end: { icon-points } per flask.
large_location-big_7b = Spark tower
    .about = { $energy } at once; { icon-points } per flask.
large_location-big_8a = Crystal palace
    .about = At the end: { icon-points } per crystal symbol or source beside your buildings.
large_location-big_8b = World map
    .about = At the end: { $points } points for a building or pawn on { $tiles } terrain tiles.

# -- cards
card-start_A1 = Craftsman
card-start_A2 = Tinkerer
card-start_A3 = Apprentice
card-start_A4 = Seeker
card-start_A5 = Gatherer
card-start_A6 = Barterer
card-start_B1 = Craftsman
card-start_B2 = Tinkerer
card-start_B3 = Apprentice
card-start_B4 = Seeker
card-start_B5 = Gatherer
card-start_B6 = Barterer
card-start_C1 = Craftsman
card-start_C2 = Tinkerer
card-start_C3 = Apprentice
card-start_C4 = Seeker
card-start_C5 = Gatherer
card-start_C6 = Barterer
card-start_D1 = Craftsman
card-start_D2 = Tinkerer
card-start_D3 = Apprentice
card-start_D4 = Seeker
card-start_D5 = Gatherer
card-start_D6 = Barterer
card-cit_g01 = Miner
card-cit_g02 = Smith
card-cit_g03 = Engineer
card-cit_g04 = Mason
card-cit_g05 = Mechanic
card-cit_g06 = Scrapper
card-cit_g07 = Crane operator
card-cit_g08 = Crystal cutter
card-cit_g09 = Foreman
card-cit_g10 = Chemist
card-cit_g11 = Architect
card-cit_g12 = Long sleeper
card-cit_g13 = Surveyor
card-cit_n01 = Scholar
card-cit_n02 = Botanist
card-cit_n03 = Alchemist
card-cit_n04 = Settler
card-cit_n05 = Archivist
card-cit_n06 = Librarian
card-cit_n07 = Teacher
card-cit_n08 = Envoy
card-cit_n09 = Herbalist
card-cit_n10 = Apothecary
card-cit_n11 = Elder
card-cit_n12 = Dreamer
card-cit_n13 = Storyteller
card-cit_y01 = Farmer
card-cit_y02 = Gardener
card-cit_y03 = Brewer
card-cit_y04 = Scout
card-cit_y05 = Hunter
card-cit_y06 = Reaper
card-cit_y07 = Pathfinder
card-cit_y08 = Trader
card-cit_y09 = Cook
card-cit_y10 = Biologist
card-cit_y11 = Shaman
card-cit_y12 = Winterer
card-cit_y13 = Runner
half-top = top half
half-bottom = bottom half
slot-slot1 = top left slot
slot-slot2 = top right slot
slot-slot3 = bottom left slot
slot-slot4 = bottom right slot
slot-slot5 = right slot

# -- modules, machines, crates
module_place-s1a = the first place of the top left slot
    .about = A module place.
module_place-s1b = the second place of the top left slot
    .about = The first module here works at once.
module_place-s2a = the first place of the top right slot
    .about = A module place.
module_place-s2b = the second place of the top right slot
    .about = A module place.
module_place-s2c = the third place of the top right slot
    .about = The first module here works at once.
module_place-s3a = the first place of the bottom left slot
    .about = A module place.
module_place-s3b = the second place of the bottom left slot
    .about = A module place.
module_place-s3c = the third place of the bottom left slot
    .about = The first module here works at once.
module_place-s4a = the first place of the bottom right slot
    .about = A module place.
module_place-s4b = the second place of the bottom right slot
    .about = The first module here works at once.
module_place-s5a = the first place of the right slot
    .about = The first module here works at once.
module_place-s5b = the second place of the right slot
    .about = The first module here works at once.

# -- tribes and technologies
tech-T1 = T1
    .acc = T1: the tribe's first technology
tech-T2 = T2
    .acc = T2: the tribe's second technology
tech-T3 = T3
    .acc = T3: the right slot
tech-T4 = T4
    .acc = T4: the tribe's third technology
tech-T5 = T5
tech-T6 = T6
tech-T7 = T7
technology-nadair_insight = Insight
    .about = Each use of your tribe ability also gives { PRINTED("numbers", "insight_books", as: "icon-book") } and { PRINTED("numbers", "insight_points", as: "icon-points") }.
technology-nadair_free_range = Forest paths
    .about = Forests and waters you cross cost no range.
technology-nadair_growth = Growth
technology-hof_crystal = Synthesis
    .about = Free action: 2 basic resources for { PRINTED("numbers", "synthesis", as: "icon-crystal") }.
technology-hof_no_toll = Hospitality
    .about = You pay no books to players who are already in a location, this one included.
technology-hof_supply = Supplies
technology-hof_temple_range = Pilgrimage
    .about = Range counted from a temple is { PRINTED("numbers", "temple_range") } greater.
technology-iox_explorer = Cartography
    .about = Exploring costs { PRINTED("numbers", "explorer_saves", as: "price-food") } less, range included.
technology-iox_drone = Drone
technology-iox_relocate = Relocation
    .about = At once: you may move a pawn from one small location to another for free.
technology-kun_welcome = Welcome gift
    .about = Each new card also gives { PRINTED("numbers", "welcome", as: "icon-resource") } of its colour.
technology-kun_lullaby = Lullaby
    .about = Free action: pay 1 crystal: { PRINTED("technologies", "kun_lullaby", "effect") }.
technology-kun_replay = Echo
technology-for_mountain = Quarry
    .about = Building costs { PRINTED("numbers", "mountain_saves", as: "price-gear") } less for each mountain beside the site.
technology-for_crystal2 = Refinery
    .about = Free action: 1 crystal for { PRINTED("numbers", "refined") } basic resources of one kind.
technology-for_crystal_machine = Crystal press
technology-for_copy_switch = Mimicry
    .about = The switch is ready now; from now on it may copy the bottom half of a card in another player's slot, which then goes to rest.
technology-vuk_range = Far sight
    .about = Every action: { PRINTED("technologies", "vuk_range", "effect") }.
technology-vuk_crates = Hoard
    .about = At once: { PRINTED("technologies", "vuk_crates", "effect") }; later every crate you take brings { PRINTED("numbers", "hoard", as: "icon-crystal") }.
technology-vuk_spark = Spark
technology-vuk_falcon_discount = Falconers
    .about = Actions beside the falcon cost { PRINTED("numbers", "near_saves", as: "icon-resource") } less.
technology-vuk_falcon_harvest = Prey
    .about = The falcon brings { PRINTED("numbers", "prey", as: "icon-resource") } of the colour of the field where it lands.
technology-slot_5 = Fifth slot
    .about = Opens the slot at the right, which takes either half of a card.
technology-artifact_energy = Artifact and energy
technology-artifact_crate = Artifact and crate
technology-artifact_points = Artifact and points
tribe-nadair = Nàdair
tribe-hofstadterians = Hofstadterians
tribe-iox49i = IOX49I
tribe-kuniban = Kuniban
tribe-formica = Formica
tribe-vukuntur = Vukuntur
side-sun = sun side
side-moon = moon side
ability-nadair_sun = Nàdair
ability-nadair_moon = Nàdair
    .about = Forest: pay { PRINTED("tribes", "nadair_moon", "crystals", as: "icon-crystal") } and range, turn empty sand into forest; a book for every forest hex of the chain, then buildings beside it advance green.
ability-hofstadterians_sun = Hofstadterians
ability-hofstadterians_moon = Hofstadterians
    .about = Temple: pay { PRINTED("tribes", "hofstadterians_moon", "crystals", as: "icon-crystal") } and range, put a temple on a water and take its reward; temples are sources of range.
ability-iox49i_sun = IOX49I
ability-iox49i_moon = IOX49I
    .about = Target: mark a sand hex or a location; your action there costs { PRINTED("numbers", "target_saves") } less, and you gain what another player spends there.
ability-kuniban_sun = Kuniban
ability-kuniban_moon = Kuniban
    .about = Sand: pay range, cover terrain with sand and take a face-up citizen of its colour; building there gives { PRINTED("numbers", "sand_points", as: "icon-points") }.
ability-formica_sun = Formica
ability-formica_moon = Formica
    .about = Workshop: pay { PRINTED("tribes", "formica_moon", "crystals", as: "icon-crystal") }, put a workshop on terrain and advance its colour; actions beside it cost { PRINTED("numbers", "near_saves", as: "icon-resource") } less.
ability-vukuntur_sun = Vukuntur
ability-vukuntur_moon = Vukuntur
    .about = Falcon: move it up to { PRINTED("numbers", "falcon_steps", as: "icon-space") } for each use so far, this one included; it is a source of range.

# -- artifacts
artifact-purple = purple artifact
    .about = Counts its element of your artifact card once more.
artifact-orange = orange artifact
    .about = Counts its element of your artifact card once more.
artifact-white = white artifact
    .about = Counts its element of your artifact card once more.
element-crate = crates
    .about = { icon-points } per crate, open or closed.
element-energy = energy
    .about = { icon-points } per energy marker.
element-modules2 = pairs of modules
    .about = { icon-points } for every { $things } modules.
element-pawn = pawns
    .about = { icon-points } per pawn on the board.
element-tribe = tribe ability
    .about = { icon-points } per marker removed from the tribe board.
element-flask = flasks
    .about = { icon-points } per flask on machines, modules and all cards.
element-card = cards
    .about = { icon-points } per recruited card.
element-water = waters
    .about = { icon-points } per claimed water.
element-crystal = crystal symbols
    .about = { icon-points } per crystal symbol or source beside your buildings.
size-small = small building
size-large = large building
switch-switch_plain = plain switch
switch-switch_a = switch A
switch-switch_b = switch B
switch-switch_c = switch C
switch-switch_d = switch D
board_action-build = build
board_action-explore = explore
board_action-populate = populate

# -- effects, icon by icon, and what follows from the rows of the tables

one-or-other = { $one } or { $other }
one-and-other = { $one } and { $other }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
icon-gear = { $n ->
        [one] { $n } gear
       *[other] { $n } gears
    }
icon-book = { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
icon-food = { $n } food
icon-crystal = { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
price-gear = { icon-gear }
price-book = { icon-book }
price-food = { icon-food }
price-crystal = { icon-crystal }
icon-resource = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
icon-action = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
icon-space = { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
icon-basic = { $n ->
        [one] { $n } basic resource of any kind
       *[other] { $n } basic resources of any kind
    }
icon-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
icon-module = { $n ->
        [one] place a module
       *[other] place { $n } modules
    }
icon-energy = { $n ->
        [one] { $n } energy marker
       *[other] { $n } energy markers
    }
icon-energy_back = { $n ->
        [one] take an energy marker back from a machine
       *[other] take { $n } energy markers back from machines
    }
icon-crate = { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
icon-artifact = { $n ->
        [one] { $n } artifact
       *[other] { $n } artifacts
    }
icon-rest_card = { $n ->
        [one] move a card from a slot to the rest zone
       *[other] move { $n } cards from slots to the rest zone
    }
icon-wake_card = { $n ->
        [one] move a card from the rest zone to the active zone
       *[other] move { $n } cards from the rest zone to the active zone
    }
icon-swap = { $n ->
        [one] exchange a basic resource for another
       *[other] exchange a basic resource for another, up to { $n } times
    }
icon-advance = advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on { $colour ->
        [any] any track
       *[other] the { $colour } track
    }
icon-recruit = { $colour ->
        [any] recruit a citizen
       *[other] recruit a face-up { $colour } citizen
    }
icon-play = { $colour ->
        [any] play another card at once
       *[other] play a { $colour } card at once
    }
icon-build = build
icon-explore = explore
icon-populate = populate
icon-act = { $actions } at once{ $n ->
        [0] { "" }
       *[other] { " " }with { $n } more range
    }
icon-discount-build = build for { $price } less
icon-discount-explore = explore for { $price } less
icon-discount-populate = populate for { $price } less
icon-range = pay { $price } less for range
icon-while_in_play = while in play: { $effect }
icon-pay = pay { $price }: { $effect }{ $times ->
        [1] { "" }
       *[other] { " " }(up to { $times } times)
    }
icon-convert = exchange { icon-basic } for { $effect }
icon-per-gray_in_slots = { $effect } per gray card in the slots
icon-per-green_in_slots = { $effect } per green card in the slots
icon-per-yellow_in_slots = { $effect } per yellow card in the slots
icon-per-flasks_visible = { $effect } per visible flask
icon-per-pawns_on_board = { $effect } per own pawn on the board
icon-per-own_waters = { $effect } per water beside own buildings
icon-tribe = use the tribe's ability
icon-explore_anywhere = explore any face-down tile without range
icon-rotate_card = use the other half of a card being played
icon-all_colours = a card counts as all three colours
icon-reopen_crate = pay { PRINTED("numbers", "reopening_gears", as: "price-gear") } to use an open crate again
icon-replay_top = put an unplayed card to rest and use its top half
icon-hibernate_remove = hibernate and remove this card from the game
icon-nadair_forest = plant a forest
icon-hof_temple = found a temple
icon-iox_target = place a target
icon-kun_sand = spread sand over terrain
icon-for_workshop = set up a workshop
icon-vuk_falcon = send out the falcon
icon-relocate = move a pawn to another small location
icon-ready_switch = make the switch ready
icon-hoard = 1 crate
shows-slot = slot symbol
shows-flask = flask
card-about = { $colour ->
        [gray] Gray
        [green] Green
       *[yellow] Yellow
    } card. Top: { $top }. Bottom: { $bottom }.
machine-about = Put energy on it: { $effect }.{ $flasks ->
        [0] { "" }
       *[other] { " " }It shows a flask.
    }
machine-technology = A machine: { $effect }.
at-once = At once: { $effect }.
module-of-gray = gray
    .before = gray
    .ins = gray
module-of-green = green
    .before = green
    .ins = green
module-of-yellow = yellow
    .before = yellow
    .ins = yellow
module-colours = { $one }/{ $other }
module-about = Works with { $colours } cards: { $effect }.{ $flasks ->
        [0] { "" }
       *[other] { " " }It shows a flask.
    }
module = { $colours } module ({ $effect })
crate = crate ({ $effect })
    .acc = crate ({ $effect })
    .gen = crate ({ $effect })
crate-about = Open it at any time in your turn: { $effect }.
water = water ({ $effect })
water-about = Once per player: { $effect }.
tile-about = { $sand ->
        [0] No sand
        [1] One sand hex
        [2] Two sand hexes
       *[other] { $sand } sand hexes
    }; { $fields }.
back-about = { $n ->
        [0] Costs the range only
       *[other] Costs { $price } and the range
    }; scores { points } and brings a citizen.
each-of = { $told } (for every { $things })
saves = { $option } { $saved ->
        [none] (saves nothing here)
       *[other] (saves { $saved })
    }
artifact-line = { $option }: { $line } (now { $now }){ $last ->
        [1] { " " }– the last one: the others have one more turn
       *[0] { "" }
    }
unlock-technology = Unlock { $technology }
priced = { $option } ({ $prices })
sized = { $size ->
        [small] small: { $price }
       *[large] large: { $price }
    }
costs-nothing = nothing
site-brings = Brings: { $terms }.
site-brings-either = Small: { $small }; large: { $large }.
site-nothing = Nothing beside it brings anything.
times = { $effect } ×{ $n }
steps = { $colour } track +{ $n }
artifact_card-about = purple: { $purple }; orange: { $orange }; white: { $white }.
bonus = { $kind ->
        [standard] standard machine: { $machine }
        [special] { $colour } special machine
        [artifact] artifact
       *[cards] bonus for { $colour } cards
    }
bonus-about = Uncovered at { $due }.{ $kind ->
        [cards] { " " }At the end { PRINTED("numbers", "card_bonus_points", as: "icon-points") } for each { $colour } card that you recruited.
       *[other] { "" }
    }
tech-about = Costs { $books ->
        [one] { $books } book
       *[other] { $books } books
    }, worth { points }{ $after ->
        [none] { "" }
       *[other] , after { $after }
    }.
tribe-about = Sun: { $sun } Moon: { $moon }
unlocks = Unlocks { $list }{ $last ->
        [1] { " " }and everything else
       *[other] { "" }
    }.
unlocked-cc_formica = the Formica
unlocked-cc_vukuntur = the Vukuntur
unlocked-cc_switch = the advanced switches
unlocked-cc_crystal_sources = crystal sources
unlocked-cc_moon = the moon sides
unlocked-big_6 = the large location tile 6
unlocked-big_7 = the large location tile 7
unlocked-big_8 = the large location tile 8
goal = The first { $goal } gets: { $reward } (alone: before the cube passes space { $cube }).
goal-tiles_explored = to explore { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
goal-pawns_placed = with { $n ->
        [one] { $n } pawn
       *[other] { $n } pawns
    } on the board
goal-buildings_placed = with { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
goal-special_machines = with { $n ->
        [one] { $n } special machine
       *[other] { $n } special machines
    }
goal-modules_placed = with { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }
goal-tribe_markers = to remove { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } from the tribe board
goal-waters_claimed = with { $n ->
        [one] { $n } claimed water
       *[other] { $n } claimed waters
    }
goal-symbols_touched = with buildings beside { $n ->
        [one] { $n } crystal symbol
       *[other] { $n } crystal symbols
    }
goal-cards_recruited = with { $n ->
        [one] { $n } recruited card
       *[other] { $n } recruited cards
    }
goal-flasks_owned = with { $n ->
        [one] { $n } flask
       *[other] { $n } flasks
    }
goal-large_locations = with { $n ->
        [one] { $n } pawn in a large location
       *[other] { $n } pawns in large locations
    }
goal-large_artifacts = with { $n ->
        [one] { $n } large artifact
       *[other] { $n } large artifacts
    }
goal-large_buildings = with { $n ->
        [one] { $n } large building
       *[other] { $n } large buildings
    }
goal-technologies_unlocked = with { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }

# -- the campaign deck
campaign_card-camp_01 = Thaw
    .about = The ice lets go and your people leave the chasm.
campaign_card-camp_02 = First steps
    .about = No special rule; the four first tribes with their sun sides.
campaign_card-camp_03 = Pioneers
campaign_card-camp_04 = Old cities
campaign_card-camp_05 = Foundations
campaign_card-camp_06 = The anthill
campaign_card-camp_07 = Under the mountain
    .about = Somebody knocks below the mountain: a people built there in the dark.
campaign_card-camp_08 = Caches
    .about = Each player starts with { PRINTED("numbers", "cache_crates", as: "icon-crate") }.
campaign_card-camp_09 = Workshop
campaign_card-camp_10 = Circuits
campaign_card-camp_11 = Elders
campaign_card-camp_12 = New switches
campaign_card-camp_13 = Light in the ice
    .about = A light wakes under the frozen edge of the world.
campaign_card-camp_14 = Cold nights
    .about = The first hibernation of each player also gives { PRINTED("numbers", "cold_night_resources", as: "icon-basic") }.
campaign_card-camp_15 = Shore
campaign_card-camp_16 = Rim of the world
campaign_card-camp_17 = Council
campaign_card-camp_18 = Springs
campaign_card-camp_19 = Wings
    .about = Wings pass over the snow and point out a way.
campaign_card-camp_20 = Clear sky
    .about = The first explore action of each player has { PRINTED("numbers", "clear_sky_range") } more range.
campaign_card-camp_21 = Horizon
campaign_card-camp_22 = Laboratory
campaign_card-camp_23 = Ancient gate
campaign_card-camp_24 = The falcon
campaign_card-camp_25 = Revival
    .about = All tribes gather at the ancient places to choose what comes next.
campaign_card-camp_26 = The long day
    .about = The longer game; moon sides may be chosen.
campaign_card-camp_27 = Relics
campaign_card-camp_28 = Metropolis
campaign_card-camp_29 = Knowledge
campaign_card-camp_30 = A new world
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
field-machines-removed = Machines out of the game
field-module-display = Modules on display
field-deck = Citizens in the deck
field-citizens-removed = Citizens out of the game
field-module-stack = Modules in the stack
field-module-discard = Discarded modules
field-modules-removed = Modules out of the game
field-crate-stack = Crates in the stack
field-pool = Energy in the pool
field-craters = Artifacts in the craters
field-tribes = Tribes to choose from
field-tribe = Tribe
field-side = Side
field-technologies = Technologies of the tribe
field-score = Score track
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
field-ending = Last turns
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

# What an option costs and brings: the sign and the number stand before it
gain-score =
    { $count ->
        [one] point
       *[other] points
    }
gain-goods = { $thing }
gain-tracks = { $thing } track
gain-store = energy
gain-developed = development track
gain-modules = { $thing }
gain-machines = machine: { $thing }
gain-skills = technology { $thing }
gain-artifacts = { $thing }
gain-crates = { $thing }
    .some =
        { $count ->
            [one] crate
           *[other] crates
        }
