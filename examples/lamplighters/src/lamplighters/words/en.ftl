title = Lamplighters
subtitle = Light the squares of a town by the sea, join your lamps by streets, and mind the wind.

## Options

option-play = Lay the { $card }
option-light = Light { $square } { $number ->
    [0] for free
   *[other] for { $number } oil
}
option-rest = Rest and take 2 oil
    .about = Light nothing this evening.

## Events

event-round = Evening { $number }
event-wind = The wind blows { $quarter_loc }: lone lamps there will go out.
event-no-wind = A calm evening: no lamp will go out.
event-drew = { $seat } draws the { $card }.
event-showed = { $seat } shows the { $card }.
event-earned = { $seat } receives { $number } oil for a high card.
event-lit = { $seat } lights { $square } { $number ->
    [0] for free.
   *[other] for { $number } oil.
}
event-rested = { $seat } rests and receives { $number } oil.
event-went-out = The lamp of { $seat } at { $square } goes out; 1 oil is saved.

## Prompts

prompt-card = Evening { $number }: lay a card face down. The lowest goes first; high cards bring oil.
    .why = All lay a card at once. The lowest number chooses first; high numbers bring oil, and the card's quarter is where your lamp is free tonight.
prompt-lamp = You showed the { $card } and have { $number } oil. Which square do you light?
    .why = One lamp a turn. It scores at the end for its square, its quarter and your chain; the wind puts out lamps that stand alone.

## Reasons

refusal-burning = A lamp of { $seat } burns there already.
refusal-too-dear = It would cost { $number } oil.
refusal-no-lamp = All your lamps are burning.

## The score sheet

score-squares = Lit squares
score-quarters = Most lamps in quarters
score-chain = Longest chain
score-oil = Oil left, a point for every 2
tie-more-lamps = Equal points: more burning lamps decide.
tie-shared = Equal points and equally many lamps: the victory is shared.

## Before the game

variant-storm = Storm
    .about = Two dice for the wind: lone lamps are in danger in up to two quarters every evening.
mark-rules = Rules, all of our own
mark-map = Squares, streets and their worth
mark-cards = Numbers, quarters and oil of the cards

## Rows of the terminal

field-evening = Evening
field-winds = Wind
field-lamps = Lamps
field-deck = Cards in the deck
field-discards = Cards put away
field-hands = Hand
field-picks = Laid
field-played = Shown
field-supply = Lamps left
field-oil = Oil

## The drawing

zone-town = Town
zone-evening = Evening
table-board = The town
table-hand = Your cards
table-backs = Cards of { $name }
table-wind = Wind
table-calm = calm
table-order = Order of play
table-laid = laid
table-evening = Evening { $number } of { $most }
table-supply = Lamps left
table-oil = Oil
table-now = Points now
table-worth = Worth { $number }.
table-doomed = The wind will blow this lamp out unless its owner joins another to it.

## Things

quarter-harbour = harbour
    .loc = in the harbour
quarter-market = market
    .loc = at the market
quarter-hill = hill
    .loc = on the hill
quarter-gardens = gardens
    .loc = in the gardens
quarter-mills = mills
    .loc = at the mills

square-pier = the Pier
square-ropewalk = the Ropewalk
square-customs = the Customs House
square-headland = the Headland
square-fountain = the Fountain
square-townhall = the Town Hall
square-arcade = the Arcade
square-clock = the Clock Tower
square-castle = the Castle
square-stairs = the Stairs
square-chapel = the Chapel
square-gate = the Gate
square-orchard = the Orchard
square-pavilion = the Pavilion
square-hothouse = the Hothouse
square-pond = the Pond
square-weir = the Weir
square-mill = the Mill
square-bakery = the Bakery
square-bridge = the Bridge

card-harbour_1 = harbour 1
card-market_2 = market 2
card-hill_3 = hill 3
card-gardens_4 = gardens 4
card-mills_5 = mills 5
card-harbour_6 = harbour 6
card-market_7 = market 7
card-hill_8 = hill 8
card-gardens_9 = gardens 9
card-mills_10 = mills 10
card-harbour_11 = harbour 11
card-market_12 = market 12
card-hill_13 = hill 13
card-gardens_14 = gardens 14
card-mills_15 = mills 15
card-harbour_16 = harbour 16
card-market_17 = market 17
card-hill_18 = hill 18
card-gardens_19 = gardens 19
card-mills_20 = mills 20
card-harbour_21 = harbour 21
card-market_22 = market 22
card-hill_23 = hill 23
card-gardens_24 = gardens 24
card-mills_25 = mills 25
card-harbour_26 = harbour 26
card-market_27 = market 27
card-hill_28 = hill 28
card-gardens_29 = gardens 29
card-mills_30 = mills 30
card-harbour_31 = harbour 31
card-market_32 = market 32
card-hill_33 = hill 33
card-gardens_34 = gardens 34
card-mills_35 = mills 35

## The town square by square

near-path = { $square }
stands-lamp = lamp of { $seat }
stands-worth = worth { $number }
group-quarter = { $quarter }
map-legend = * lamp, digits: what a square is worth; the digit after a lamp is its owner's number.
