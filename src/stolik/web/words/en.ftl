# Words of the server: seats, clocks, and what it says when something cannot be done.
open-seat = Open seat
players = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
switch-off = off
switch-on = on
kind-same = { $name } stays
kind-nobody = nobody
kind-me = Me
    .about = You play this seat on this screen.
kind-open = A friend
    .about = You get a secret link to send; whoever opens it takes the seat.
level-random = Bot: random
    .about = Chooses anything that is allowed.
level-greedy = Bot: greedy
    .about = Takes what looks best right now.
level-easy = Bot: easy
    .about = Looks a little ahead.
level-normal = Bot: normal
    .about = Looks ahead and makes few mistakes.
level-hard = Bot: hard
    .about = Takes its time and plays to win.
clock-none = No clock
clock-game = { $first } min per game + { $second } s per turn
clock-days = { $first ->
    [one] { $first } day per move
   *[other] { $first } days per move
}
hints-auto = unless online
hints-on = yes
hints-off = no

error-malformed-option = This is no choice of this game.
error-illegal-option = This is not possible now.
error-wrong-seat = It is not your turn to choose.
error-stale-choice = The table has moved on since. Look again and choose anew.
error-game-over = The game is over.
error-bad-setup = This combination of seats and variants cannot be played.
error-unknown-game = There is no such game here.
error-nothing-to-undo = There is nothing that may be taken back: something came to light, or another has chosen since.
error-other-version = This record was written under other rules or by another version, and cannot be read here.
error-bad-record = This record is damaged or was changed, and cannot be read.
error-long-record = This record takes too long to replay.
error-unknown-bot = There is no such bot.
error-no-table = There is no such table.
error-other-rules = This table was played under older rules (version { $rules }) and cannot go on with the present ones.
error-wrong-token = This link or secret does not open a seat at this table. Perhaps there is a newer one: ask whoever invited you.
error-no-token = Only who sits here may do that. Open your seat link first.
error-waiting = The game has not begun: it is dealt when every seat is taken.
error-bad-number = A number for the dealing has 32 hexadecimal digits.
error-full-table = All seats of this table are taken.
error-bad-seat = Seat { $seat } has nobody who could sit there.
error-bad-clock = There is no such clock.
error-not-absent = Nobody at this table is absent that you could replace.
error-not-replaced = No bot plays this seat.
error-replaced = A bot plays your seat at the moment. Take it back first.
error-empty-message = There is nothing to say in an empty message.
error-still-running = This can be had when the game is over; until then it would tell secrets.
error-confirm = This ends your turn. Are you sure?
error-mistake = Are you sure? A common mistake: { $mistake } { $advice }
error-no-coach = There is no coach at this table.
error-hints-off = There are no hints at this table: it was set so when it was made.
error-no-thinker = Nobody is free to think about it at the moment. Try again later.
error-still-thinking = Still thinking: others are asking too. The answer will come; ask again in a moment.
error-no-thought = Nothing came of thinking about it. Ask again.
error-no-chapter = There is no further chapter from here: the game is not over, or belongs to no campaign, or the campaign is complete.
error-too-large = This is larger than the table takes.
error-banned = Whoever runs this table does not let you in.
error-closed = The tables are closed for a while; nothing is lost. { $notice }
error-wrong-host = This server does not answer to that name.
error-too-slow = This took too long and was given up. Try again in a moment.
error-too-fast = Slowly, please: too many requests at once. Try again in a moment.
error-too-many-tables = Too many new tables at once. Try again in a minute.
error-long-thought = A bot at this table may think about a choice for at most { $seconds } seconds, or { $iterations } iterations.
error-too-many-bots = Too many bots are thinking at your tables already. Wait until some of them have chosen.
error-no-database = The table cannot reach its records at the moment. Nothing of your game is lost; try again in a moment.
error-cross-site = This request did not come from a page of this table, so it was refused.
error-malformed = The table could not read this request.
error-malformed-json = The body is no JSON of the expected form: { $reason }
error-not-json = Expected a body of type application/json.
error-not-found = There is no such page.
error-wrong-method = This address does not work that way.
error-broken = Something went wrong here. Nothing of your game is lost; please try again.
