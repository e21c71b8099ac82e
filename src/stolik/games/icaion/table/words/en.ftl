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
ic-discards = discarded
ic-next = next event
ic-deck = event deck
ic-colossus = Colossus cards by Year
ic-shards = shards left
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
ic-upgrade = upgrade
ic-wound = wound
ic-limit = { $count } of { $limit } upgrades
ic-lying = lies wounded
ic-armour = in armour
ic-region = { $qoam } qoam, { $parasites ->
    [one] { $parasites } parasite
   *[other] { $parasites } parasites
}
