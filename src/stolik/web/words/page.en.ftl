# Words of the served pages.
page-and = and
page-language = Language
page-theme = Light or dark
page-main-menu = Main menu
page-games = Games
page-foot = Drawn and written for this table. The games belong to their designers and publishers.
page-uncompiled = The rules run uncompiled here: bots think more slowly.
page-what = What shall we play?
page-lead = Great games at a small table: alone, against bots, on one screen or over the network.
page-people = { $fewest ->
    [1] 1–{ $most } players
   *[other] { $fewest }–{ $most } players
}
page-play = Play
page-play-game = Play { $title }
page-quick = Quick start
page-quick-about = One click: you against a bot, the usual rules.
page-upload = A saved game
page-open = Open
page-mine = My tables
page-mine-about = Where you sit, on every device of yours; what waits for you comes first.
page-all = all
page-none-yet = No tables yet. Pick a game above.
page-finished = finished
page-your-turn = Your turn
page-waiting = waiting for others
page-error = That did not work
page-home = Home
page-rules = Rules
page-contents = Contents
page-provenance = What is published
page-provenance-about = Rulebooks do not print every card and space. This is where each table of data comes from; what is marked reconstructed was designed for this table.
page-data = Data
page-where-from = Where from
page-note = Note
page-new = New table
page-seats = Who plays
page-name = Name
page-automata = Also playing: { $names }
page-variants = Variants
page-table = The table
page-clock = Clock
page-confirm-turns = Confirm the end of a turn
    .about = Before your turn passes on, you are asked once more.
page-hints-allowed = Hints
    .about = The person to move may ask what the bot would do.
page-hint = Hint: what would you do?
page-hint-title = What I would do
page-hint-thinking = Iskra is thinking…
page-hint-about = From what you can see. Nobody else sees this.
page-hint-play = Play this move
page-hint-options = All options
page-seed = Seed
page-seed-random = random
page-start = Set the table
page-hand = Hand
page-menu = Menu
page-replay = Look the game through
page-record = Download the record
page-watch-link = Link for onlookers
page-own-link = My seat on another device
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-notify = Notify me of my turn
page-zones = Parts of the board
page-zoom = Zoom
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-fit = Whole board
page-close = Close
page-waiting-room = Waiting room
page-waiting-about = The game is dealt when every seat is taken. This page goes there by itself.
page-seat-free = free
page-dealing = The dealing
page-dealing-fair = Fair dealing
    .about = The table promised its secret before anybody sat down, and everybody adds a number. The cards follow from both, so that nobody can choose or foresee them; when the game is over, everybody can check that.
page-dealing-seed = Known seed
    .about = Dealt from a known seed: whoever knows it can know every card.
page-dealing-copy = Known cards
    .about = This game goes on from the record of another one: whoever knows that record can know every card.
page-dealing-old = Older dealer
    .about = Dealt by the older dealer: what is hidden may be worked out from open cards.
page-commitment = The promise (hash of the secret)
page-secret = The secret
page-number = { $name } added
page-number-made = For { $name } the server added
page-verify = Check the dealing
page-verify-sound = Dealt as promised.
page-verify-unsound = This game was not dealt as promised!
page-verify-by-hand = The table has checked that the promise is the hash of the secret, and that the game dealt again from the secret and all numbers leads to the same end. Do not take its word for it: download the record and check it on your own machine, with the promise that you saw before the game.
page-back-to-score = Back to the scores
page-sit = Take a seat
page-invite = Invite friends
page-invite-about = Send each friend the link of one seat. Whoever has it, sits there.
page-open-mat = My mat in full, or the board again
page-log = Log
page-chat = Chat
page-say = Write to the table…
page-say-watchers = Write to the onlookers…
page-tabs = Parts of the table
page-tab-board = Board
page-tab-players = Players
page-tab-log = Log
page-tab-chat = Chat
page-first = To the start
page-previous-turn = Previous turn
page-next-turn = Next turn
page-position = Position in the game
page-choice = choice { $number }
page-turn = turn { $number }
page-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
page-recap = What changed since my last choice
page-live = live
page-over = The game is over
page-curtain = Hand the screen to { $name }
page-curtain-about = The others look away: there are secrets behind the curtain.
page-curtain-show = I am { $name }
page-options = { $count ->
    [one] one option
   *[other] { $count } options
}
page-all-options = All options
page-why-not = why not more?
page-undo = Take back
page-redo = Do again
page-restart = Back to the start of my turn
page-confirm = End my turn
page-wait = { $count ->
    [0] The table is thinking
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
page-wait-about = You will hear when it is your turn.
page-you-watch = You are watching.
page-replay-about = You are looking back.
page-continue = Play on from here
page-back-to-table = To the table
page-absent = The time of { $name } is over.
page-agree = Let a bot take the seat
page-you = (you)
page-bot = bot
page-automaton = automaton
page-open-seat = open
page-decides = is choosing
page-look = Look at the mat of { $name }
page-watchers = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
page-lost = Connection lost; trying again…
page-lost-sign = no connection
page-back = Connected again.
page-kept = No connection. What you clicked is sent as soon as it is back.
page-missed = While the connection was away the table moved on; what you clicked was not played.
page-skip = To the content
page-skip-choices = To the choices
page-previous-choice = Previous choice
page-next-choice = Next choice
page-autoplay = Play and pause
page-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
page-you-win = You win!
page-story = { $points ->
    [one] One point
   *[other] { $points } points
} at the end{ $lead ->
    [0] .
    [one] , one ahead.
   *[other] , { $lead } ahead.
}
page-score = Score sheet
page-points = Points
page-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
page-chart = Scores through the game
page-chances = Chances through the game
page-chances-thinking = The bot is looking the game through…
page-look-again = Look again
page-calm = No single turn turned this game.
page-turning = Turn { $turn }{ $own ->
    [1] :
   *[other] , played by { $player }:
} { $name } { $way ->
    [up] rises
   *[down] falls
} from { $before }% to { $after }%
page-campaign = Campaign
page-campaign-start = Begin a campaign
    .about = Several games one after another; the company may change between them. What you unlock stays, and points are added up; the campaign sets the variants it needs.
page-campaign-chapter = chapter { $number }
page-campaign-after = The campaign after chapter { $number }
page-campaign-points = { $number ->
    [one] { $number } campaign point
   *[other] { $number } campaign points
}
page-campaign-unlocked = New from now on:
page-campaign-finished = The campaign is complete.
page-campaign-next = On to chapter { $number }
page-campaign-follows = next chapter
page-company = Change the company
    .about = Who stays keeps the points; others may join, and their points begin at zero.
page-company-name = Name of who joins
page-again = Play again
page-prompt = What to choose
page-replaced = A bot plays your seat
page-reclaim = Take my seat back
page-not-now = This is not what is asked now.

# Lessons
page-learn = Learn
page-learn-game = Learn { $title }
page-learn-all = Learn a game
    .about = Short lessons on real positions, with a coach beside you. No rulebook needed.
page-learn-you = Ola
page-learn-rival = Rival
page-learn-third = Neighbour
page-learn-half-hour = { $title } in half an hour
page-learn-about = { $count } short lessons on the live table. Iskra, the lamp, lights what she talks about, and you try it at once. No rulebook needed.
page-learn-done-of = { $done } of { $all } done
page-learn-left = { $minutes } min to go
page-learn-minutes = { $minutes } min
page-learn-begin = Begin: { $title }
page-learn-go-on = Continue: { $title }
page-learn-overview = The game in short
page-learn-your-path = Your path
page-learn-done = Done
page-learn-optional = optional
page-learn-any-order = Every lesson opens in any order. Nothing is locked, nothing is lost.
page-learn-at-the-end = At the end of the path
page-learn-first-game = Your first game
    .go = Play
page-learn-terms = Terms and icons
page-learn-mistakes = What beginners do
page-learn-lesson-of = Lesson { $number } of { $all }
page-learn-step-of = Step { $number } of { $all }
page-learn-leave = Leave lesson
page-learn-coach = Iskra, the coach
page-learn-beside = Players, coach and log
page-learn-ways = Ways on
page-learn-look = Look
page-learn-your-turn = Your turn to try
page-learn-question = A question
page-learn-this-way = This is how
page-learn-over = Well done
page-learn-right = Right
page-learn-wrong = Not this time
page-learn-back = Back
page-learn-again = Again
page-learn-show = Show me
page-learn-now-you = Now you
page-learn-skip = Skip
page-learn-next = Next
page-learn-following = Next lesson: { $title }
page-learn-path = All lessons

# The rules: chapters, things, readings, why a question is asked
page-rules-illustrated = The rules, illustrated
page-rules-learn = Learn it by playing
page-rules-search = Search rules, cards and words
page-rules-print = Print
page-rules-terms = Words
page-rules-thing = A card, tile, place or piece.
page-rules-found = { $count ->
        [one] { $count } place for “{ $query }”
       *[other] { $count } places for “{ $query }”
    }
page-rules-nothing = Nothing was found.
page-rules-you = Ola
page-rules-rival = Marek
page-rules-third = Zosia
page-rules-points = { $name }: { $before } → { $after } points ({ $gain })
page-rules-whole = All rules
page-readings = How we read it
page-readings-about = Where the rulebook leaves room, we had to decide. Each reading has a number, which our code and our tests cite. In doubt a table may agree on another one; ours is always the same.
page-readings-also = More readings:
page-readings-disputed = disputed
page-readings-says = The rulebook
page-readings-reads = We play
page-readings-why = Why
page-things = All cards, tiles and places
page-things-about = Everything in the box, with our drawing and text. The mark says where the facts come from.
page-things-reconstructed = Only what is reconstructed
page-things-sift = Find
page-why = Why am I asked this?

# -- the coach of a first game
page-guided = With a coach
    .about = Iskra sits beside you in a first game: she speaks up when something is new, asks before a beginner's mistake, and can be silenced. For one person against bots.
page-coach-first-game = your first game
page-coach-quiet = Nothing new here. Play as you like, or ask me.
page-coach-ask = What should I think about now?
page-coach-anyway = Do it anyway
page-coach-rather = Choose again
page-coach-silence = Silence, please
page-coach-nothing = Nothing special: go on with your plan.
page-coach-would = I would: { $option }.
page-coach-suggests = My suggestion: { $option }.
page-coach-unsilence = Speak again
page-learn-times = All lessons with their minutes: about { $minutes } in all
    .lesson = lesson
    .steps = steps
    .minutes = minutes
    .about = Estimates, not measured: for somebody who reads at a usual pace and does not think for long. Optional lessons are not counted in the sum.
page-home-learn = Never played before? Every game teaches itself in half an hour.

# The question: one's own goods beside it, what options cost and bring
page-stock = Your goods
page-then = then
page-left = { $number } left
