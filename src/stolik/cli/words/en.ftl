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
cli-how = Answer with a number, or: undo, redo, save, board, map, log, about, why, hint, help, quit.
cli-help = A number chooses that option; so do its text form and its words.
    undo, redo: take your last choice back, or make it again; not across chance or another player's choice.
    board: the whole table. map: the board place by place, with the numbers of options. log: what happened lately.
    about NAME or NUMBER: what a card, tile, place or player is, or what an option names; places tell their neighbours.
    why: why you are asked, and why other things are not possible now. hint: what a bot would do, knowing what you know.
    save [FILE]: keep the game in this file from now on. quit: leave; every choice is saved already.
cli-no-about = There is nothing more to say about these.
cli-numbers = Expected a number from 1 to { $most }.
cli-curtain = { $name } is next: press Enter when only { $name } is looking.
cli-confirm = Enter: let the others go on; undo: take it back.
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
cli-arena-expected = by the bots
cli-arena-several = A bot with several seats at a table wins when any of them does: compare its win rate with the one by chance.
cli-arena-score = mean score
cli-arena-margin = mean margin
cli-arena-rating = rating
cli-arena-seats = What the seats are worth
cli-arena-setting = setting
cli-arena-seat = seat
cli-arena-things = What each is worth: { $game }
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
cli-near = did you mean: { $words }?
cli-expected = expected: { $words }
cli-wrong-game = no game '{ $word }'
cli-wrong-variant = no variant '{ $word }'
cli-wrong-value = the variant { $name } cannot be '{ $word }'
cli-wrong-seats = the game has no { $word } seats
cli-wrong-seed = seed { $word } is out of range; expected 0 to 2^60 - 1, or -1 for any
cli-wrong-bot = no bot '{ $word }'
cli-wrong-budget = '{ $word }' is no budget; expected seconds or iterations for a choice, such as 0.2s or 500i
cli-no-budget = the bot '{ $word }' takes no budget
cli-wrong-bots = { $bots } bots for { $seats } seats; expected 1 to { $seats }
cli-wrong-people = { $people } people for { $seats } seats; expected 1 to { $seats }
cli-wrong-names = { $names } names for { $people } people; expected at most { $people }
cli-wrong-twins = two players of one name; expected different ones: { $names }
cli-which-game = which game? expected an id that `stolik games` lists, or --resume { $file }
cli-other-game = { $file } is a game of { $found }; expected { $game }
cli-go-on = A game was left: { $file }. Enter: go on with it; n: a new one.
cli-not-understood = '{ $word }' is no option here; expected a number from 1 to { $most }, the words of an option, or a command such as undo, save or help.
cli-narrowed = These fit; answer with the number.
cli-nothing-to-undo = There is nothing to take back: something came to light, or somebody else has chosen since.
cli-nothing-to-redo = Nothing was taken back that could be done again.
cli-campaign-fixed = the chapter is played with { $variant }: it cannot be changed
cli-campaign-none = { $game } has no campaign
cli-wrong-seat = no seat { $word }; expected 1 to { $seats }, or 0 for a spectator
cli-wrong-choice = the game has no choice { $word }; expected 0 to { $most }
cli-hint-over = the game is over; expected one that is still being played (`stolik analyse` looks back)
cli-hint-waits = seat { $seat } has nothing to choose now; expected: { $seats }
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

# Lessons
cli-learn-our-tables = Lessons are always played with our own tables; with --play a whole game is played with your copy.
cli-learn-you = Ola (you)
cli-learn-rival = Rival
cli-learn-minutes = { $minutes } min
cli-learn-optional = optional
cli-learn-which = Which lesson? A number; Enter: { $title }; q: leave.
cli-learn-lesson = Lesson { $number }: { $title }
cli-learn-step = Step { $number } of { $all }
cli-learn-how = Answer with a number. Enter: go on; show: let the coach show it; again: this step from its start; back: the step before; skip: on to the next step; board: the table; quit: leave.
cli-learn-enter = Enter: go on
cli-learn-right = Right
cli-learn-wrong = Not this time
cli-learn-following = Next: { $title } ({ $minutes } min). Enter: go on; q: leave.
cli-learn-sure = Are you sure? A common mistake: { $mistake } { $advice } Choose it again if you mean it.

# The table in lines
cli-help-chat = say WORDS: say something to the others at the table.
cli-you = you
cli-company = At the table: { $names }
cli-look-closer = board: the whole table; map: the places; about NAME: any card, place or player.
cli-refused = { $count ->
    [one] { $count } other thing is not possible now; why: the reason.
   *[other] { $count } other things are not possible now; why: the reasons.
}
cli-heard-more = { $count ->
    [one] ({ $count } earlier line: log)
   *[other] ({ $count } earlier lines: log)
}
cli-costs = Costs: { $list }.
cli-brings = Brings: { $list }.
cli-later = When the turn is over: { $list }.
cli-then = Then: { $list }.
cli-next = Next: { $list }.
cli-no-why = Everything that you may expect here is possible.
cli-no-map = This game tells no places; board: the whole table.
cli-about-which = Which one? { $names }
cli-wrong-thing = Nothing here is called '{ $word }'.
cli-stands = {"  "}There: { $list }
cli-neighbours = {"  "}Next to it: { $list }
cli-colour-teal = teal
cli-colour-brown = brown
cli-colour-pink = pink
cli-colour-black = black
cli-colour-gold = gold
cli-colour-red = red
cli-colour-white = white
cli-colour-purple = purple
cli-colour-blue = blue
cli-colour-orange = orange
cli-colour-green = green

# The full screen
cli-pane-map = Map
cli-pane-mat = Table
cli-pane-hand = Hand
cli-pane-log = Log
cli-turn-number = turn { $number }
cli-keys = ? help  q leave  u undo  h hint  w why  a about  m map  p table  c hand  l log  r redo  z zoom  t light/dark  : command
cli-keys-chat = ? help  q leave  s say  u undo  h hint  w why  a about  m map  p table  c hand  l log  r redo  z zoom  t light/dark  : command
cli-keys-watch = ? help  q leave  space pause  a about  m map  p table  l log  z zoom  t light/dark
cli-confirm-full = The others go on now.
cli-choice-go = Let them
cli-choice-undo = Take it back
cli-choice-scores = Look at the score sheet
cli-choice-leave = Leave the table
cli-waits-for = Choosing: { $names } …
cli-game-over = The game is over.
cli-no-hand = Nothing that only you know.
cli-thinking = Thinking …
cli-paper-foot = Any key: put it away
cli-line-foot = A number, the words of an option, or: about NAME, save FILE, say WORDS. Esc: back
cli-help-full = Enter or click: play the option of the list, or of the lit place on the map. Digits: find an option by its number; Enter plays it.
    Tab: to the next pane; arrows: on the map from one lit place to the next. Clicking a place with several options leaves only those; Esc: all again. Any other place tells what it is.
    u undo, r redo, h hint, w why, a about anything by name, : any command of the line mode, s say (at a served table).
    m map, p everybody's table, c your hand, l log, z the pane over the whole screen, t light or dark.
    q quit: every choice is saved already.

# Your copy of a game
cli-data-written = { $count } tables written to { $folder }.
cli-data-next = Correct what is different in your box with any editor, then: stolik data check { $folder }; stolik play { $game } --data { $folder }
cli-data-mistakes = { $count ->
    [one] One mistake.
   *[other] { $count } mistakes.
  }
cli-data-broken = With { $players } at the table a game goes wrong: { $flaw }
cli-data-well = All well: { $changes ->
    [0] nothing differs from ours
    [one] one cell differs from ours
   *[other] { $changes } cells differ from ours
  }; a game of each of { $modes } modes was played to its end.
cli-data-added = only in your copy: { $row }
cli-data-gone = not in your copy: { $row }
cli-data-same = The same as ours.
cli-data-lost = fits nowhere: { $change }
cli-data-applied = { $count ->
    [one] One correction
   *[other] { $count } corrections
  } put into { $folder }. Now: stolik data check { $folder }

# At a served table
cli-wrong-link = '{ $word }' is no link of a table; expected one such as https://host/t/TABLE or https://host/t/TABLE/seat/SECRET
cli-waiting-seats = The game begins when the last seat is taken …
cli-said = { $name }: { $text }
cli-absent = Time is over for: { $names }
cli-present = Everybody is in time again.
cli-lost = The connection is lost; trying to come back …
cli-back = The connection is back.
cli-rejoin = Come back with: stolik join { $url }

# Replay on the full screen
cli-replay-start = The start of the game; { $all ->
    [one] { $all } choice follows.
   *[other] { $all } choices follow.
}
cli-replay-next = The next choice (→)
cli-replay-back = The one before (←)
cli-replay-play = Play it by itself (Space)
cli-replay-pause = Stop (Space)
cli-replay-scores = Look at the score sheet
cli-replay-leave = Leave
cli-keys-replay = q leave  ← → step  PgUp PgDn ten  Home End  Space plays  number Enter: there  a about  ? help  m map  p table  l log

# Lessons on the full screen
cli-learn-done = { $title }: learned.
cli-learn-next = Go on
cli-learn-onward = Next lesson: { $title }
cli-keys-course = ↑ ↓ Enter: a lesson  t light/dark  q leave
cli-keys-learn = ? help  q leave  Enter choose  s show me  g again  b back  n skip  a about  w why  m map  p table  l log  z zoom
cli-free-seat = (free)
cli-keys-lobby = s say something  q leave

# Mistakes of a call
cli-wrong-command = no command '{ $word }'
cli-wrong-lesson = no lesson '{ $word }'
cli-wrong-record = this file is no saved game, or it is damaged ({ $reason })
cli-wrong-version = this game was saved under other rules or by another version ({ $reason })
cli-no-file = no such file or folder: { $file }
cli-unreachable = no server answers at { $url }; expected one that runs and can be reached from here

# What is wrong with a command line
cli-wrong-option = there is no option '{ $word }'
cli-misuse-help = see: { $command }
cli-misuse-value = a value is missing after { $option }
cli-misuse-no-value = { $option } takes no value
cli-misuse-missing = { $name } is missing
cli-misuse-extra = more words than expected: { $words }
cli-misuse-int = { $name } cannot be '{ $word }'; expected a whole number
cli-misuse-float = { $name } cannot be '{ $word }'; expected a number
cli-misuse-most = { $name } cannot be { $word }; expected at most { $bound }
cli-misuse-least = { $name } cannot be { $word }; expected at least { $bound }
cli-misuse-unfit = { $name }: { $reason }

# stolik admin
cli-admin-written = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }, { $size }
cli-admin-restored = { $rows ->
    [one] { $rows } row restored
   *[other] { $rows } rows restored
  }
cli-admin-deleted = { $count ->
    [one] { $count } table deleted
   *[other] { $count } tables deleted
  }
cli-admin-to-delete = { $count ->
    [one] { $count } table to delete
   *[other] { $count } tables to delete
  }
cli-admin-no-table = there is no table { $table }; `stolik admin tables` lists them
cli-admin-no-backup = { $file } is no backup of Stolik
cli-admin-newer-backup = { $file } was made by a newer Stolik (database form { $form })
cli-admin-older-backup = { $file } holds database form { $form }, this Stolik has { $ours }: restore it with the release that made it, then start this one
cli-admin-not-empty = the database is not empty: restore into a new one
cli-admin-foreign-rows = { $file } holds rows of “{ $rows }”, which is no table of this database
cli-admin-short-backup = { $file } is damaged: it has no end; rows in it: { $rows }
cli-admin-damaged-backup = { $file } is damaged or no backup: { $reason }
cli-admin-nobody = “{ $who }” is no address, network or person; expected 192.0.2.7, 192.0.2.0/24 or the letters that `stolik admin show TABLE` tells
cli-admin-not-one-person = “{ $who }” should be the first letters of one person, and is of { $count }; `stolik admin show TABLE` lists them
cli-admin-no-database = the database does not answer
cli-admin-no-person = there is no person { $person }; `stolik admin people` lists them
cli-admin-no-report = there is no report { $number }; `stolik admin reports` lists them
cli-admin-banned = { $who } is kept out, in force within seconds
cli-admin-let-in = { $who } is let in again
cli-admin-not-banned = { $who } was not kept out
cli-admin-closed = closed within seconds; `stolik admin open` opens again
cli-admin-opened = open again within seconds
cli-admin-told = told on every page within seconds
cli-admin-taken-down = taken down within seconds
cli-admin-signed-out = signed out; { $count ->
    [one] { $count } table changed
   *[other] { $count } tables changed
  }
cli-admin-renamed = renamed
cli-admin-put-away = put away
cli-admin-none = none
cli-admin-over = over
cli-admin-person = person
cli-admin-bot = bot
cli-admin-open = open
cli-admin-ban = kept out:
cli-admin-closing = closed
cli-admin-notice = notice
cli-admin-head-table = table
cli-admin-head-game = game
cli-admin-head-seats = seats
cli-admin-head-choices = choices
cli-admin-head-changed = changed
cli-admin-head-seat = seat
cli-admin-head-kind = kind
cli-admin-head-name = name
cli-admin-head-level = level
cli-admin-head-person = person
cli-admin-head-what = what
cli-admin-head-words = words
cli-admin-head-since = since
cli-admin-head-number = number
cli-admin-head-when = when
cli-admin-head-teller = told by
