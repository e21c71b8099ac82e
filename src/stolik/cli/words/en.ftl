# Words of the terminal.
cli-player = Player { $number }
cli-bot-random = Random
cli-bot-greedy = Greedy
cli-bot-easy = Easy
cli-bot-normal = Normal
cli-bot-hard = Hard
cli-hidden = { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
cli-seed = Seed { $seed }
cli-how = Answer with a number, or: undo, redo, save, board, log, about, hint, help, quit.
cli-help = A number chooses that option; so does its text form.
    undo, redo: take your last choice back, or make it again; not across chance or another player's choice.
    save [FILE]: save the game. board: show the table again. log: what happened lately.
    about [NUMBER]: what the cards, tiles and places of an option are, or of all options.
    hint: what a bot would do, knowing what you know. quit: save and leave.
cli-no-about = There is nothing more to say about these.
cli-numbers = Expected a number from 1 to { $most }.
cli-curtain = { $name } is next: press Enter when only { $name } is looking.
cli-confirm = Enter: let the others go on; undo: take it back.
cli-hint = { $option }: final margin about { $margin }, { $share } of the search
cli-hints-off = Hints are switched off at this table.
cli-saved = Saved to { $file }.
cli-unsaved = Could not save to { $file }: { $reason }.
cli-resume = Go on with: stolik play --resume { $file }
cli-look-back = What turned the game: stolik analyse { $file }; step by step: stolik replay { $file }
cli-campaign-chapter = Campaign, chapter { $number }
cli-campaign-with = Played with:
cli-campaign-points = Campaign points
cli-campaign-goes-on = The chapter goes on where it was left.
cli-campaign-resume = Go on with: stolik campaign { $file }
cli-campaign-over = The campaign is finished.
cli-campaign-free = From now on free to choose in any game:
cli-arena-bot = bot
cli-arena-games = games
cli-arena-wins = wins
cli-arena-rate = win rate
cli-arena-sure = 95 %
cli-arena-fair = by chance
cli-arena-several = A bot with several seats at a table wins when any of them does: compare its win rate with the one by chance.
cli-arena-score = mean score
cli-arena-margin = mean margin
cli-arena-rating = rating
cli-arena-seats = What the seats are worth
cli-arena-setting = setting
cli-arena-seat = seat
cli-arena-things = What each is worth: { $game }
cli-arena-faction = faction
cli-arena-seeker = seeker
cli-arena-gear = gear
cli-arena-leader = leader
cli-arena-tribe = tribe
cli-arena-more = Cards and everything else are in the JSON (--json) and in the folder (--out).
cli-arena-interrupted = Interrupted after { $done } of { $games } { $games ->
    [one] game
   *[other] games
}.
cli-arena-resume = The same command goes on from there: the games are kept in { $folder }.
cli-arena-kept = All games, tables and plots: { $folder }
cli-arena-unfinished = { $games ->
    [one] { $games } game did not end and is not counted.
   *[other] { $games } games did not end and are not counted.
}
cli-arena-uneven = This number of games does not give every bot every seat equally often.
cli-hint-title = What the bot would do: { $seat }
cli-hint-option = option
cli-hint-margin = margin
cli-hint-chance = chance
cli-hint-share = search
cli-analysis-title = Chances through the game
cli-analysis-turn = turn
cli-analysis-choice = choice
cli-analysis-choices = choices
cli-analysis-points = Turning points
cli-analysis-player = player
cli-analysis-before = before
cli-analysis-after = after
cli-analysis-played = played by
cli-analysis-calm = No single turn changed the chances by much.
cli-analysis-written = The chart: { $file }
cli-analysis-replay = From there on: stolik replay { $file } --at { $choice }
cli-turn = Turn { $number }: { $name }
cli-step = { $number }/{ $all }, turn { $turn }: { $name }
cli-replay = Enter: next; p: back; number: jump; b: board; q: quit
cli-verify-seed = This game was dealt from the seed { $seed }. Whoever knew it could know every card; nothing was promised, so nothing can be checked.
cli-verify-commitment = Promised before the game: { $hash }
cli-verify-secret = The secret of the dealing:  { $secret }
cli-verify-own = Seat { $number } added { $share }
cli-verify-made = Seat { $number } added nothing of its own; the server took { $share }
cli-verify-dealt = { $count ->
    [one] The promise fits the secret. Dealt again from the secret and all numbers, { $count } choice leads to the same end.
   *[other] The promise fits the secret. Dealt again from the secret and all numbers, { $count } choices lead to the same end.
}
cli-verify-known = But this game went on from the record of another one: its secret was known, and whoever knew it could know every card.
cli-verify-fair = The game was dealt fairly, if this is the promise that the table showed and if your own number is among these.
cli-verify-alone = Nobody brought a number of their own: that the server did not choose the secret to its liking cannot be checked.
cli-unfinished = { $count ->
    [one] The game stops here, after { $count } choice.
   *[other] The game stops here, after { $count } choices.
}
cli-scores = Scores
cli-category = Category
cli-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
cli-seats = Seats: { $seats }
cli-provenance = { $title }: what is published and what is reconstructed
cli-data = Data
cli-mark = Origin
cli-note = Note
cli-mean = Mean
cli-median = Median
cli-least = Least
cli-most = Most
cli-deviation = Deviation
cli-wins = Wins
cli-lengths = Length and branching
cli-decisions = Choices in a game
cli-turns = Turns in a game
cli-branching = Options at a choice
cli-simulated = { $games ->
    [one] { $games } game, { $finished } finished, in { $seconds } s ({ $rate } choices a second).
   *[other] { $games } games, { $finished } finished, in { $seconds } s ({ $rate } choices a second).
}
cli-bench-compiled = Speed, compiled
cli-bench-plain = Speed, plain Python
cli-figure-ratio-to-python-chess = times python-chess
cli-figure-ratio-to-python-chess-cloning = times python-chess, cloning
cli-figure-decisions-per-second = random choices a second
cli-figure-decisions-per-second-cloning = the same, cloning at each
cli-figure-python-chess-moves-per-second = python-chess moves a second
cli-figure-clone-us = clone, µs
cli-figure-options-us = options, µs
cli-figure-play-us = play, µs
cli-figure-view-us = view, µs
cli-figure-replay-ms = replay of a game, ms
cli-figure-save-bytes = saved game, bytes
cli-figure-decisions = choices in it
cli-figure-search-iterations-per-second = search iterations a second

# What lies on the table of Excavation Earth.
cli-excavation-round = Round
cli-excavation-order = Turn order
cli-excavation-passed = Passed
cli-excavation-forecast = Forecast
cli-excavation-marks = Crew on the forecast
cli-excavation-ground = Dig sites
cli-excavation-black = Black market
cli-excavation-stacks = Face-down artifacts
cli-excavation-unearthed = Unearthed
cli-excavation-queues = Buyers in the markets
cli-excavation-track = Buyers on the popularity track
cli-excavation-rank-credits = Popularity pays
cli-excavation-ship = Buyers on the ship
cli-excavation-orders = Order cards
cli-excavation-deck = Cards in the deck
cli-excavation-discards = Cards in the discard pile
cli-excavation-zu-deck = Zu's cards
cli-excavation-zu-discards = Zu has played
cli-excavation-factions = Faction
cli-excavation-credits = Credits
cli-excavation-hands = Hand
cli-excavation-fuel = Travel cards
cli-excavation-packs = Cards to draft from
cli-excavation-picks = Drafted
cli-excavation-tokens = Initiative
cli-excavation-explorers = Explorers
cli-excavation-hold = Cargo hold
cli-excavation-hatch = Hidden hatch
cli-excavation-gallery = Gallery
cli-excavation-crew = Crew in the supply
cli-excavation-traders = Traders
cli-excavation-reps = Representatives

# What lies on the table of Icaion.
cli-icaion-year = Year
cli-icaion-round = Round
cli-icaion-order = Turn order
cli-icaion-colossus = The Colossus is at
cli-icaion-colossus-shards = Shards on the Colossus
cli-icaion-qoam = Qoam in the regions
cli-icaion-parasites = Parasites
cli-icaion-machines = Machines
cli-icaion-wonder-at = Wonders
cli-icaion-wonder-owner = Wonders belong to
cli-icaion-wonders-offered = Wonders on offer
cli-icaion-track = Event track
cli-icaion-year-cards = Cards of the Years
cli-icaion-event-deck = Event cards left
cli-icaion-curio-deck = Curio cards left
cli-icaion-curio-discard = Discarded curios
cli-icaion-bag = Shards in the bag
cli-icaion-seekers-shown = Seekers to choose from
cli-icaion-gears-shown = Gear to choose from
cli-icaion-rp = Reputation points
cli-icaion-seeker = Seeker
cli-icaion-gear = Gear
cli-icaion-node = Stands at
cli-icaion-lying = Lying down
cli-icaion-armour = Armour
cli-icaion-charged = Charged
cli-icaion-cages = Crystals in the cages
cli-icaion-hand = Hand
cli-icaion-upgrades = Upgrades
cli-icaion-left = Machines still on the board
cli-icaion-shards = Shards
cli-icaion-held = Apparatus held
cli-icaion-installed = Apparatuses installed

# What lies on the table of Circadians: First Light.
cli-circadians-round = Round
cli-circadians-radio = Radio
cli-circadians-event-row = Events
cli-circadians-dice = Dice on the boards
cli-circadians-pairs = Second dice of pairs
cli-circadians-upper = Breakthroughs
cli-circadians-lower = Complications
cli-circadians-tokens = Hexes with a token
cli-circadians-vaults = Vaults
cli-circadians-piles = Farms and ships on offer
cli-circadians-deck = Contracts in the deck
cli-circadians-discard = Discarded contracts
cli-circadians-renzo-row = Events turned up by Renzo
cli-circadians-scheme-row = Schemes
cli-circadians-ai-dice = Dice of the automaton
cli-circadians-ai-gems = Gems of the automaton
cli-circadians-ai-dev = Developments of the automaton
cli-circadians-ai-harvester = Harvester of the automaton at
cli-circadians-harvesters = Harvester at
cli-circadians-leaders = Leader
cli-circadians-dealt = Leaders to choose from
cli-circadians-current = Event that holds
cli-circadians-stock = Stock
cli-circadians-pool = Dice
cli-circadians-reserve = Dice in reserve
cli-circadians-cantina = Dice in the cantina
cli-circadians-rolls = Rolled and not assigned
cli-circadians-plans = Behind the screen
cli-circadians-garages = In the garages
cli-circadians-ships = Ships
cli-circadians-farm-dice = Dice on farms
cli-circadians-farms = Farms built
cli-circadians-hands = Contracts in hand
cli-circadians-fulfilled = Contracts fulfilled
cli-circadians-packs = Contracts to draft from

# What lies on the table of Revive.
cli-revive-round = Round
cli-revive-first = First player
cli-revive-actions-left = Actions left
cli-revive-chapter = Campaign chapter
cli-revive-cube = Solo cube on space
cli-revive-land = The map
cli-revive-face-down = Face-down tiles
cli-revive-big = Large locations
cli-revive-citizens = Citizens on display
cli-revive-machine-display = Machines on display
cli-revive-module-display = Modules on display
cli-revive-deck = Citizens in the deck
cli-revive-module-stack = Modules in the stack
cli-revive-crate-stack = Crates in the stack
cli-revive-pool = Energy in the pool
cli-revive-craters = Artifacts in the craters
cli-revive-tribes = Tribes to choose from
cli-revive-tribe = Tribe
cli-revive-side = Side
cli-revive-technologies = Technologies of the tribe
cli-revive-score = Score
cli-revive-goods = Resources
cli-revive-tracks = Machine tracks
cli-revive-store = Energy
cli-revive-active = Active zone
cli-revive-in-slots = Cards in slots
cli-revive-switch-used = Switch used
cli-revive-developed = Development track
cli-revive-rest = Resting cards
cli-revive-hibernation = Hibernation track
cli-revive-skills = Technologies unlocked
cli-revive-machines = Machines
cli-revive-charged = Machines with energy
cli-revive-modules = Modules
cli-revive-crates = Closed crates
cli-revive-opened = Opened crates
cli-revive-reopened = Crates used twice
cli-revive-small = Small buildings
cli-revive-large = Large buildings
cli-revive-pawns = Pawns
cli-revive-tokens = Tokens
cli-revive-waters = Waters claimed
cli-revive-artifacts = Artifacts
cli-revive-small-artifacts = Small artifacts
cli-revive-end-token = End token
cli-revive-artifact-card = Artifact card
