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
