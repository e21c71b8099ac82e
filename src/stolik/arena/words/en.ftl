arena-bot = bot
arena-games = games
arena-wins = wins
arena-rate = win rate
arena-sure = 95 %
arena-score = mean score
arena-margin = mean margin
arena-rating = rating
arena-seats = What the seats are worth
arena-setting = setting
arena-seat = seat
arena-things = What each is worth: { $game }
arena-faction = faction
arena-seeker = seeker
arena-gear = gear
arena-leader = leader
arena-tribe = tribe
arena-more = Cards and everything else are in the JSON (--json) and in the folder (--out).
arena-interrupted = Interrupted after { $done } of { $games } { $games ->
    [one] game
   *[other] games
}.
arena-resume = The same command goes on from there: the games are kept in { $folder }.
arena-kept = All games, tables and plots: { $folder }
arena-unfinished = { $games ->
    [one] { $games } game did not end and is not counted.
   *[other] { $games } games did not end and are not counted.
}
arena-uneven = This number of games does not give every bot every seat equally often.

hint-title = What the bot would do: { $seat }
hint-option = option
hint-margin = margin
hint-chance = chance
hint-share = search
analysis-title = Chances through the game
analysis-turn = turn
analysis-choice = choice
analysis-choices = choices
analysis-points = Turning points
analysis-player = player
analysis-before = before
analysis-after = after
analysis-played = played by
analysis-calm = No single turn changed the chances by much.
analysis-written = The chart: { $file }
analysis-replay = From there on: stolik replay { $file } --at { $choice }
