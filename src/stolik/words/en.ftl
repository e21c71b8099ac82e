# Words of the table itself, common to all games.
unknown = something hidden
seat = Seat { $number }
spectator = Spectator
and-more = { $list }, and { $count } more
score-total = Total
provenance-rulebook = rulebook
    .about = stated in the published rulebook
provenance-derived = derived
    .about = follows from published facts by arithmetic
provenance-source = public source
    .about = found in a public text other than the rulebook
provenance-recalled = recalled
    .about = remembered from the published game, not verified
provenance-reconstructed = reconstructed
    .about = designed for this table to fit all known facts; not the published data

# -- hints: what the bot would do, and why
hint-only = The only choice
hint-clear = Clearly best
hint-slight = A little better
hint-lean = My choice; others come close
hint-equal = About equal
hint-equal-more = { $count ->
    [one] About equal; 1 more is too
   *[other] About equal; { $count } more are too
  }
hint-behind = A little worse
hint-far = Clearly worse
hint-then = then: { $line }
hint-points = { $points ->
    [one] 1 point this turn: { $parts }.
   *[other] { $points } points this turn: { $parts }.
  }
hint-pays = { $points ->
    [one] Costs 1 point this turn: { $parts }.
   *[other] Costs { $points } points this turn: { $parts }.
  }
hint-no-points = No points this turn yet.
hint-alike = Leads to much the same.
hint-later = It pays off later on.
hint-falls-behind = It falls behind later on.
hint-more = Promises more than the rest: { $parts }.
hint-less = In return it gives up: { $parts }.
hint-less-only = It gives up: { $parts }.
hint-pays-off = For now it gives up: { $parts }. The coming turns should bring it back.
hint-more-than-first = Promises more than the first: { $parts }.
hint-less-than-first = Promises less than the first: { $parts }.
hint-rival-less = { $points ->
    [one] Leaves { $name } about 1 point worse off.
   *[other] Leaves { $name } about { $points } points worse off.
  }
hint-rival-more = { $points ->
    [one] But { $name } gains about 1 point by it.
   *[other] But { $name } gains about { $points } points by it.
  }
hint-part = { $name } ({ $sign ->
    [more] +
   *[less] −
  }{ $points })
hint-and = { $list } and { $last }
hint-numbers = { $sign ->
    [more] ahead by about { $points }
    [less] behind by about { $points }
   *[even] about even
  } in the end · { $percent }% to win · { $share }% of the thinking

# -- a look back: the move that turned a game
turning-move = { $player } chose: { $played }.
turning-better = Better: { $better } ({ $points ->
    [one] about 1 point more
   *[other] about { $points } points more
  }).
