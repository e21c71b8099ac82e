# Words of people: signing in, accounts.
people-sign-in = Sign in
people-keep = Keep your chair
people-your-chair = your chair
people-keep-about = No password. Choose one way now; add others later.
people-passkey = Passkey
people-passkey-about = Your fingerprint, face or screen lock. Nothing to remember.
people-passkey-new = Make a passkey
people-passkey-use = Use my passkey
people-passkeys = Passkeys
people-mail = A link by mail
people-mail-about = Good once, for 15 minutes. No other mail unless you ask for it.
people-mail-address = Mail address
people-mail-sent = If the address is right, a link is on its way. Open it in the browser that you want to sign in.
people-mail-subject = Your link to Stolik
people-mail-text = Hello,

    this link signs you in at the table. It is good once, for 15 minutes:

    { $link }

    If you did not ask for it, nothing happens; just leave it.
people-link = Your link from the mail
people-link-about = Sign in with this browser?
people-link-go = Sign me in
people-send = Send
people-guest = Stay a guest
people-guest-about = A code opens your chairs on any device. Keep it like a key.
people-guest-warning = So far only this browser knows you. If it forgets, your chairs are lost: make a passkey or a recovery code.
people-code = I have a code
people-code-about = A recovery code, or the short one that your other device shows.
people-code-new = New recovery code
people-code-yours = Your recovery code
people-code-once = Shown only now. Write it down; a new one makes this one void.
people-code-has = You have a recovery code. A new one makes the old one void.
people-codes = Codes
people-device = Your chair on another device
people-device-about = Choose “Sign in” there and type this code. It is good once, for ten minutes.
people-device-new = Code for another device
people-along = Everything comes with you:
people-along-what = { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $lessons ->
    [one] one lesson
   *[other] { $lessons } lessons
} from this browser.
people-me = Your account
people-nameless = Guest
people-keep-name = Keep
people-since = First at the table:
people-sign-ins = Signed in
people-here = here
people-browser = A browser
people-sign-out = Sign out
people-sign-out-all = Sign out everywhere
people-drop = Forget
people-delete = Delete my account
people-delete-about = Your name, keys and messages are deleted for good. At running tables a bot plays on for the others; tables at which you sit alone are deleted.
people-delete-sure = I am sure

error-not-signed-in = Sign in first.
error-bad-code = This code opens nothing. Perhaps it was typed wrongly, used before, or is too old.
error-bad-mail = This is no mail address.
error-no-mail = This table sends no mails.
error-used-ticket = This was good only once or for a short while, and is over. Begin again.
error-bad-passkey = This passkey is not known here, or its answer was not right.
error-too-many-keys = You have as many passkeys as can be kept. Forget one first.
error-not-sure = To delete the account, say that you are sure.

# The company at a table
people-company = This table
people-who = Who sits here
people-since-turn = since
people-until = time is over
people-unread = { $count } new
people-kept = your chair is kept
people-ended = Ended by agreement; the score stands as it is.
people-fate-resigned = resigned
people-fate-absent = away
people-fate-given = took over
people-invite-anew = New invitation
people-fill = Let a bot sit here
people-kick = Send away
people-leave = Stand up
people-mute = Mute
people-unmute = Hear again
people-absent-about = All others decide about the chair. { $name } can come back any time while a bot keeps it.
people-absent-bot = A bot keeps it warm
people-absent-person = Ask a new person
people-end = Offer to end now
people-end-about = All must agree. The score stands as it is.
people-end-offers = Offered by { $names }.
people-end-do = Offer
people-end-back = Take the offer back
people-give = Give my chair away
people-give-about = Whoever opens the link and says yes plays on in your place.
people-give-do = Make a link
people-give-link = Good once, for a week. Until somebody takes the chair, it is yours.
people-device-short = A code to type there, good for ten minutes.
people-resign = Resign
people-resign-about = A bot plays on; the others keep their game. You cannot come back to the chair.
people-take = Take this chair
people-take-about = { $name } gives the chair to you. You play on from where the game stands.

told-resigned = { $name } resigned. A bot plays on.
told-offers-end = { $name } offers to end the game now.
told-goes-on = { $name } plays on after all.
told-ended = The game was ended by agreement: { $text }.
told-bot-takes = { $name } stayed away. A bot keeps the chair warm.
told-opened = { $name } stayed away. The chair is open to a new person.
told-back = { $name } is back.
told-given = { $name } gave the chair to { $text }.
told-left = { $name } stood up.
told-sent-away = { $name } was sent away.
told-rematch = { $name } wants to play again: a chair is kept for you at the new table.

error-begun = The game has begun already.
error-not-host = Only who made the table may do that.

# The lobby
people-lobby = Open tables
people-lobby-about = A chair is free here. Meet somebody tonight, or begin something long.
people-lobby-none = No table at the moment. Lay one below.
people-tonight = Tonight
    .about = Starts as soon as the last chair is taken.
people-days = Over days
    .about = One move when you have the time.
people-filter-pace = Pace
people-filter-rated = Counts
people-filter-lang = Language
people-rated = Rated
    .about = The result counts: no hints, dealt fairly, one chair each, and no chair changes hands.
people-friendly = Friendly
people-listed = Open to everybody
    .about = The table stands among the open tables; whoever comes first takes a chair.
people-table-title = Name of the table
people-any-language = any language
people-lang-en = English
people-lang-pl = Polish
people-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
}
people-begun = begun already
people-sit = Sit down
people-lay = Lay a table: { $title }

error-not-rated = A rated game is dealt fairly and without hints, is no campaign, needs an open chair, and everybody has one chair.
error-rated-seat = At a rated table no chair changes hands. A bot can keep it, or you can resign.
error-rated-person = At a rated table everybody plays as themselves, with an account and one chair.

# Notices with the browser closed
people-notices = Notices
people-notices-about = Told with the browser closed, at most once a turn, with the names of game and table and nothing else.
people-notices-all = All notices
people-wait-here = The title of this tab changes when it is your turn.
people-channel-push = This browser
    .about = even when Stolik is closed
people-channel-push-new = Push to this browser
people-channel-mail = Mail
    .about = after an hour unseen
people-channel-mail-new = By mail, after an hour
people-channel-webhook = Chat room
    .about = Stolik posts to the address your room gives you
people-channel-webhook-new = Webhook of a chat room
people-wait-digest = You will hear in your daily summary.
people-was-here = here
people-channel-try = Try it
people-channel-tried = Sent. You should have it by now.
people-channel-broken = nothing arrives there since
notice-try = It works: Stolik reaches you here.
error-not-arrived = That did not arrive. Look at the address, or forget it and begin again.
people-hear = Tell me when
people-hear-turn = it is my turn
people-hear-start = a table fills and begins
people-hear-rematch = others want to play again
people-hear-chat = somebody writes at the table
people-digest = All at once, once a day
people-digest-at = at
people-quiet = Quiet hours
    .about = Notices wait until they are over.
people-quiet-from = from
people-quiet-to = until
people-quiet-none = none
people-sample-table = The long dig
people-hear-sample = It will look like this
people-hear-restraint = No news, no offers, no “we miss you”.
people-silent = You hear nothing of this table.
people-silent-not = You hear of this table wherever you have asked for it.
people-silent-on = Nothing of this table
people-silent-off = Hear of this table again
notice-turn = Your turn: { $table }
notice-start = The game begins: { $table }
notice-rematch = Your chair is kept for another game: { $table }
notice-chat = Somebody wrote: { $table }
notice-digest = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
notice-foot = You asked for these notices. Change or stop them here: { $link }
error-bad-address = This address cannot be used: it has to be https, and on the open internet.

# Persons and ratings
people-page = My page, as others see it
people-list = Show me in the ranking
people-unlist = Take me out of the ranking
people-no-games = No finished games yet.
people-settling = settling
people-curve = { $count ->
    [one] One rated game.
   *[other] { $count } rated games.
} The line is our best guess; the band holds the truth 19 times of 20.
people-last = Last games
people-with = With
people-place = Place
people-rating = Rating
people-games = Games
people-ranking = Ranking
people-ranking-about = People and bots on one list. Where the ranges overlap, nobody can tell who is stronger. Shown is who wants to be, from ten rated games on.
people-ranking-none = Nobody has played enough rated games yet.
people-rules = What counts

# Fair and safe
people-program = program
people-programs = My own bots
people-programs-about = A token lets your program take chairs over the API, as a bot of yours that is marked as one. It is shown only once.
people-program-new = New token
people-block = I do not want to play with them
people-unblock = I would play with them again
people-report = Report
people-report-about = What happened, and at which table?

# Home, my tables, lobby
people-hello = Hello, { $name }
people-waits = { $count ->
    [0] Nothing waits for you. Others are choosing.
    [one] One table waits for you. Nothing else is urgent.
   *[other] { $count } tables wait for you. Nothing else is urgent.
}
people-take-turn = Take your turn
people-also = Also yours
people-nothing-else = No other tables.
people-past = Finished
people-all = All
people-others-choose = Others are choosing
people-chooses = { $names }, since
people-go-on = Go on learning
people-lesson-of = { $title }, lesson { $number } of { $count }
people-all-of = All { $count }
people-lobby-empty = Nobody waits at the moment.
people-make = Make a table
    .about = Friends come by link; strangers find it here.
people-any = Any
people-usual = usual rules
people-filter-chairs = Chairs
people-chairs = { $count ->
    [one] one chair
   *[other] { $count } chairs
}
people-laid-by = Laid by { $name },
people-fact-game = Game
people-fact-modes = Modes
people-fills = When it fills
people-fills-sit = You sit. The chair is yours; stand up any time before the start.
people-fills-live = The last chair is taken: the game begins, with one notice to each of you.
people-fills-days = The last chair is taken: the game begins by itself, with one notice to each of you.
people-fills-away = Somebody stays away? When their time is over, a bot keeps the chair warm, if the others agree.

# Person pages and ranking
people-mark-new = Another mark?
people-mark-more = More
people-mark-take = Mark { $number }
people-played = Games played
people-often = Often at the table with
people-best = Best results
people-company-of = { $count ->
    [one] alone
   *[other] { $count } at the table
}
people-place-of = { NUMBER($number) ->
    [1] 1st of { $count }
    [2] 2nd of { $count }
    [3] 3rd of { $count }
   *[other] { $number }th of { $count }
}
people-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
people-uncounted = friendly
people-replay = Replay
people-analysis = Analysis
people-ranking-lead = People and bots on one scale, game by game.
people-ranking-who = Who is shown
people-everybody = People and bots
people-only-people = People
people-won = Won
people-you-and-bots = You and the bots
    .about = How often you would win, two at the table.
people-tenths = about { $count } in 10
people-how-to-read = How to read it
people-counts-rated = Rated games are dealt fairly and without hints, with one chair each. Friendly games never count.
people-counts-left = Who resigns, or stays away until a bot has finished for them, is behind all who played on, and level with others who left.
people-counts-ended = A game that all agreed to end changes nobody's rating.
people-counts-aborted = A game that never began, or never ended, changes nothing either. An absent person loses nothing as long as they come back before the end.
people-counts-bots = Bots that sat there from the start count as themselves; their strength is fixed, so they are landmarks. A bot that took a chair over counts for nothing.
people-counts-once = Each game counts once, for the ratings of that moment.

# After the game, and when time is over
people-rematch = { $name } offers another game
people-rematch-about = { $count ->
    [1] The same rules, dealt anew. It begins as soon as you are in.
    [2] The same people, chairs and rules, dealt anew. It begins as soon as both of you are in.
   *[other] The same people, chairs and rules, dealt anew. It begins as soon as all { $count } of you are in.
}
people-rematch-out = { $count ->
    [one] One of you will not play this time; that chair is free.
   *[other] { $count } of you will not play this time; their chairs are free.
}
people-rematch-joined = is in
people-rematch-yes = I am in
people-rematch-no = Not this time
people-rematch-go = To the new table
people-time-over = Your time is over; the others may let a bot take your chair.
people-still-here = I am here
people-bot-plays = A bot plays in your place.
told-here = { $name } is here after all.
people-end-asked = { $names }: shall we end the game now? The score stands as it is.
people-end-agree = End it
people-only-watch = Only look on
