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
cli-how = Answer with a number, or: undo, redo, save, board, log, hint, help, quit.
cli-help = A number chooses that option; so does its text form.
    undo, redo: take your last choice back, or make it again; not across chance or another player's choice.
    save [FILE]: save the game. board: show the table again. log: what happened lately.
    hint: what a bot would do, knowing what you know. quit: save and leave.
cli-numbers = Expected a number from 1 to { $most }.
cli-curtain = { $name } is next: press Enter when only { $name } is looking.
cli-confirm = Enter: let the others go on; undo: take it back.
cli-hint = { $option }: final margin about { $margin }, { $share } of the search
cli-saved = Saved to { $file }.
cli-unsaved = Could not save to { $file }: { $reason }.
cli-resume = Go on with: stolik play --resume { $file }
cli-turn = Turn { $number }: { $name }
cli-step = { $number }/{ $all }, turn { $turn }: { $name }
cli-replay = Enter: next; p: back; number: jump; b: board; q: quit
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
