# Labels of the Icaion drawing.
ic-board = The world of Icaion
ic-hand = Your curio cards
ic-hidden-hand = Curio cards of { $name }
ic-hand-limit = { $count } of { $limit }
ic-year = Year { $year } · Round { $round }
ic-before = Before the first Year
ic-last = last round of the Year
ic-saturation = saturation: { $number } qoam a region
ic-city = Apparatuses in the City
ic-reputation = Reputation
ic-curios = curios
ic-discards = discards
ic-next = next
ic-deck = events
ic-shards = in the bag
ic-shards-tip = { $count ->
    [one] { $count } shard on the Colossus
   *[other] { $count } shards on the Colossus
}
ic-wonders = Wonders to restore
ic-space = Space { $number }: { $qoam } qoam in each region, arrows: { $arrows }
ic-strength = Strength: parasites per gray crystal
ic-movement = Movement: free nodes, and nodes per blue crystal
ic-cages = Null cages
ic-power-on = Power supply charged; place in turn order
ic-power-off = Power supply discharged; place in turn order
ic-held = Retrieved, not yet installed
ic-installed = Installed apparatus of Year { $year }
ic-own-shards = { $count } of 5 shards
ic-own-parasites = { $count ->
    [one] { $count } parasite collected this Year
   *[other] { $count } parasites collected this Year
}
ic-empty = empty
ic-closed = closed
ic-once = once
ic-room = room for an upgrade
ic-upgrade = upgrade
ic-wound = wound
ic-limit = { $count } of { $limit } upgrades
ic-lying = lies wounded
ic-armour = in armour
ic-region = { $qoam } qoam, { $parasites ->
    [one] { $parasites } parasite
   *[other] { $parasites } parasites
}
ic-activate-all = Activate all here
ic-any-colour = any colour
ic-found = To extract here: { $colours }
ic-found-nothing = Nothing to extract here
ic-found-machines = with your { $machines }
ic-found-parasites = { $count ->
    [one] { $count } parasite
   *[other] { $count } parasites
}
ic-deck-tip = { $count ->
    [one] { $count } event card is still to come, in unknown order:
   *[other] { $count } event cards are still to come, in unknown order:
}
ic-curios-tip = The deck of curio cards
ic-discards-tip = { $count ->
    [0] No curio card is discarded.
    [one] { $count } discarded curio card:
   *[other] { $count } discarded curio cards:
}
ic-unseen = Shards that nobody has seen, in the bag and on the Colossus: { $number1 } of value 1, { $number2 } of value 2, { $number3 } of value 3
ic-reserved = Coming at the end of Year I
ic-deploying = A machine of yours would cost { $cost } here and score: { $points }
ic-worth = Worth { $points } RP to you now
ic-batch-title = for a cage
ic-keep-shard = keep the shard
ic-batch = Crystals on their way to a cage
ic-beams-all = Radiant Beams: every refiner among them gives back the crystal just taken from its region. To keep crystals, activate machines one by one.
# What headings and panels say of themselves.
ic-year-about = In a round an event happens, then everybody takes one turn. The fifth region card opens the last round of a Year.
ic-saturation-about = No region holds more than { $number } qoam.
ic-track = Event track
ic-track-about = A region card brings each region of its type the crystals of its space, and a parasite where one is drawn. A Colossus card moves the Colossus by the arrows.
ic-reputation-about = Points, in the order of turns. Whoever has most of them at the end wins.
ic-city-about = Once a Year you take the top tile of a pile, if it belongs to this Year. It scores at once, and again at the end where you have installed it at the crater of its colour.
ic-the-city = The City
ic-wonders-about = Restored in a region beside you, for as many crystals as the number says, brown ones or of the region's colour.
ic-reserved-about = Radiant Beams: these neutral machines wait beside the board.
ic-cages-about = What you receive at one time goes into one cage and replaces what lay there.
ic-hand-about = { $count } of at most { $limit }, as your seeker and your gear say.
ic-own-cards = { $count ->
    [one] { $count } curio card in hand
   *[other] { $count } curio cards in hand
}
