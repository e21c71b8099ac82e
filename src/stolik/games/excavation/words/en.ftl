title = Excavation Earth
subtitle = Dig up what humankind left behind, make markets for it, sell it, and rule the mothership.
participant-zu = Zu

## Options

option-faction = Play { $faction }
option-toss = Exchange the { $card }
option-pick = Keep the { $card }
option-place = Place the third explorer { $location_loc }
option-move = Move an explorer: { $start } → { $goal }
option-card = Use the { $card }
option-pass = Pass
    .about = Take no more turns this round and keep at most two action cards.
option-travel = Travel
    .about = Move your explorers, as many steps in all as the card has fuel.
option-excavate = Excavate
    .about = Take one or two artifacts of the card's colour from dig sites with your explorers.
option-market = Market
    .about = With an explorer on the card's market: place a trader, add a special buyer, add a coloured buyer.
option-sell = Sell
    .about = Sell artifacts of one colour at one to three markets with your traders and interested buyers.
option-command = Command
    .about = Place a trader on the card's market; place a representative in its command centre or withdraw one.
option-smuggle = Smuggle
    .about = With an explorer on the card's black market: deliver artifacts for their value, or acquire some for their value and 1 more.
option-survey = Survey
    .about = Change the forecast, take an initiative token, turn over two artifacts of the card's colour.
option-dig = Dig up the { $tile } { $location_loc }
option-sample = Sample the { $tile }
option-sample-from = Sample the { $tile } with the guard of the { $guard }
option-trader = Place a trader on { $market }
option-trader-from = Place a trader on { $market }: the guard of the { $guard }
option-add = Add { $buyer_acc } to the queue of { $market }
option-region = Sell artifacts of the { $colour } region
option-sell-at = Sell at { $market }
option-give = Give up the { $tile } from the { $store }
option-keep = Keep the { $card }
option-represent = Place a representative in the { $centre }
option-represent-from = Place a representative in the { $centre }: the guard of the { $guard }
option-withdraw = Withdraw a representative from the { $centre }
option-use = Use the order { $order }
option-promote = Promote a trader of { $market }
option-deliver = Deliver the { $tile } from the { $store }
option-acquire = Acquire the { $tile } into the { $store }
option-replace = Replace the { $card } ({ $slot } card of the forecast)
option-claim = Take the { $tile } for free
option-lay = Put the { $tile } on its dig site
option-buy = Buy the { $tile } for twice its value
option-return = Buy nothing and shuffle the rest back
option-discard = Discard the { $card }
option-skip = Skip
option-done = Done

## Events

event-took-faction = { $seat } plays { $faction }.
event-tossed = { $seat } exchanges the { $card }.
event-drew = { $seat } draws the { $card }.
event-drew-hidden = { $seat } draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
event-picked = { $seat } keeps the { $card }.
event-forecast = The forecast shows the { $card }.
event-placed = { $seat } places the third explorer { $location_loc }.
event-moved = { $seat } moves an explorer: { $start } → { $goal }.
event-travels = { $seat } travels with the { $card }.
event-excavates = { $seat } excavates with the { $card }.
event-trades = { $seat } works a market with the { $card }.
event-sells = { $seat } sells with the { $card }.
event-commands = { $seat } commands with the { $card }.
event-smuggles = { $seat } smuggles with the { $card }.
event-surveys = { $seat } surveys with the { $card }.
event-passed = { $seat } passes.
event-dug = { $seat } digs up the { $tile } { $location_loc }.
event-sampled = { $seat } samples the { $tile }.
event-guard-left = { $seat } takes the guard of the { $tile } away.
event-column-full = { $seat } completes the { $colour } column of the gallery and draws a card.
event-trader-set = { $seat } places a trader on { $market }.
event-represented = { $seat } places a representative in the { $centre }.
event-withdrew = { $seat } withdraws a representative from the { $centre }.
event-promoted = { $seat } promotes a trader: { $market } → { $centre }.
event-joined = The queue of { $market } gains { $buyer_acc }.
event-left = The queue of { $market } loses { $buyer_acc }.
event-boarded = To the ship: { $buyer } ×{ $number }.
event-ashore = Back from the ship: { $buyer } ×{ $number }.
event-sold = { $seat } sells artifacts of the { $colour } region and earns { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}.
event-gave = { $seat } gives up the { $tile }.
event-earned = { $seat } gains { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}.
event-used = { $seat } uses the order { $order }.
event-delivered = { $seat } delivers the { $tile } to the black market for { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}.
event-acquired = { $seat } acquires the { $tile } on the black market for { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}.
event-replaced = { $seat } puts the { $card } into the forecast in place of the { $previous }.
event-token = { $seat } takes initiative token { $number }.
event-unearthed = { $seat } turns over the { $tile }.
event-laid = New artifact { $location_loc }: the { $tile }.
event-stacked = Under its stack of the black market: the { $tile }.
event-claimed = { $seat } takes the { $tile } for free.
event-bought = { $seat } buys the { $tile } for { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}.
event-returned = Shuffled back into its stack: the { $tile }.
event-kept = { $seat } keeps the { $card }.
event-discarded = { $seat } discards the { $card }.
event-reshuffled = The discarded action cards are shuffled into a new deck.
event-round = Round { $number } begins.
event-order-shown = The order { $order } comes to the { $centre }.
event-order-flipped = The order { $order } at the { $centre } is turned to its yellow side.
event-goes = { $seat } takes place { $number } in the turn order.
event-rotated = From the top to the bottom of its stack of the black market: the { $tile }.
event-majority = { $seat } gets { $number ->
    [one] { $number } credit
   *[other] { $number } credits
} for the { $centre }.
event-gallery = { $seat } gets { $number ->
    [one] { $number } credit
   *[other] { $number } credits
} for the gallery.
event-leftovers = Artifacts left by { $seat } count { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}.
event-zu-reveals = { $zu_card }.
event-zu-skips = Discarded unused: { $zu_card }.
event-zu-fails = Zu's action fails: it gets { $number ->
    [one] { $number } credit
   *[other] { $number } credits
} instead.

## Prompts

prompt-faction = Choose your faction.
    .why = Your faction's ability lasts the whole game; its initiative decides the first turn order.
prompt-mulligan = You were dealt four or more cards of one colour or symbol: exchange any of them, once.
    .why = A one-sided hand may be improved once, before the forecast is laid out. Only the cards that are alike can be exchanged.
prompt-no-mulligan = No four of your cards share a colour or symbol: you keep them all.
    .why = Everybody is asked, so that nobody learns who holds four cards alike. You have none to exchange.
prompt-exchange = Exchange more of them, or draw { $number ->
    [one] { $number } new card
   *[other] { $number } new cards
}.
    .why = You may give up more of the cards that are alike; then you draw as many.
prompt-draft = Draft: keep { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; your left neighbour gets the rest.
    .why = You keep two cards and pass the rest to the left. The colour is for digging, the symbol for markets and command, so keep what fits where your explorers and traders stand.
prompt-last-draft = Draft: keep { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; the rest is discarded.
    .why = The last two you keep; the others are discarded.
prompt-draft-alone = Draft: keep { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; then some of the rest is discarded at random.
    .why = Alone you draft from nine cards, and chance takes some away between your choices.
prompt-place = Place your third explorer anywhere but where the first two stand.
    .why = Once in the game you place your third explorer freely. Choose a dig site or a market that your cards can use at once.
prompt-free-move = You may move one explorer to an adjacent location for free.
    .why = Your faction may take one step before each turn, without a card.
prompt-card = Choose a card to use, or pass. { $number ->
    [one] { $number } action
   *[other] { $number } actions
} left in this turn.
    .why = Every action costs one card. Its colour, symbol and fuel decide what it can be used for; you choose the use next.
prompt-action = What do you use the { $card } for?
    .why = The card can do any of these now. Greyed uses say what is missing: an explorer, a trader, a buyer, room.
prompt-travel = Travel: { $number ->
    [one] { $number } step
   *[other] { $number } steps
} left.
    .why = Steps are shared among your explorers. Digging, markets and smuggling need one on the spot; no two of yours may end together.
prompt-relocate = Relocate up to { $number ->
    [one] { $number } explorer
   *[other] { $number } explorers
}.
    .why = The order moves explorers anywhere, without paths.
prompt-dig = Excavate: take an artifact of the { $colour } region.
    .why = The artifact goes into your hold. Its value matters on the black market, its kind in your gallery; a sale counts neither.
prompt-dig-more = Excavate: you may take a second { $colour } artifact.
    .why = A second one must come from another dig site where you have an explorer.
prompt-dig-order = You may take an artifact from a dig site.
    .why = The order lets you take one artifact without an Excavate action.
prompt-sample = You may sample what you have just gained.
    .why = A crew marker guards this kind in your gallery until the end, even after the artifact is sold. Columns and rows pay at the end by the number of their guards.
prompt-archive = You may sample an artifact without taking it.
    .why = The order guards a place in your gallery for an artifact that stays where it is.
prompt-market = Work { $market }: first a trader, then a special buyer, then a coloured one; you may leave out any.
    .why = Prepare a sale: your trader must stand here, and buyers in the queue pay 2 each. Added buyers also make their colour more popular.
prompt-purchase = Before the sale you may acquire an artifact of the black market for its value.
    .why = Your faction may buy one artifact cheaply before the sale, for its bare value.
prompt-region = Which region's artifacts do you sell?
    .why = All artifacts of a sale are of one region. Its popularity is paid once, so sell what is in fashion and has buyers.
prompt-sell-at = Choose one to three markets for your { $colour } artifacts.
    .why = Each market takes one artifact and pays for all its interested buyers. Two or three markets pay more and give cards.
prompt-give = Choose { $number ->
    [one] the artifact
   *[other] { $number } artifacts
} to give up.
    .why = The artifacts leave the game. Keep the valuable ones for the black market, or free the space you need.
prompt-keep = Keep one of the drawn cards.
    .why = Three markets at once give the better of two cards, some orders one of several; the others are discarded.
prompt-command = Command: a trader on { $market } and a representative in or out of the { $centre }; one of them or both.
    .why = A trader prepares a sale at this market; a representative counts for the majority in the centre. Withdrawing one lets you use the order there, from round 2 on.
prompt-use = Use the order { $order }?
    .why = You withdrew a representative and may use the order at that centre once. You may also leave it.
prompt-campaign = Add up to { $number ->
    [one] { $number } buyer
   *[other] { $number } buyers
} to any queues.
    .why = The order adds buyers to any queues. They pay in your sales and change what is popular.
prompt-contraband = You may take the top artifact of one stack of the black market.
    .why = The order takes an artifact from the black market without an explorer there.
prompt-traders = Place up to { $number ->
    [one] { $number } trader
   *[other] { $number } traders
} on different markets.
    .why = Traders must stand at a market before you can sell there.
prompt-promote = Promote up to { $number ->
    [one] { $number } trader
   *[other] { $number } traders
}.
    .why = A promoted trader counts for the majority in the centre above its market, but can no longer sell.
prompt-smuggle = Smuggle: acquire one or two top artifacts, or deliver one or two of your own, of different colours.
    .why = Either sell artifacts for their values, or buy top artifacts for their value and 1 more. The first choice decides which.
prompt-deliver = You may deliver a second artifact, of another colour.
    .why = A second delivery must be of another colour. It frees space and pays its value.
prompt-acquire = You may acquire a second artifact, of another colour.
    .why = A second artifact must come from another stack.
prompt-replace = Which card of the forecast does the { $card } replace?
    .why = Your card takes a place in the forecast: before the next round it brings artifacts of its colour. Marked cards cannot be replaced.
prompt-claim = You may take one of these artifacts for free.
    .why = Your faction may keep one of the artifacts for free.
prompt-lay = One of these artifacts must go to its dig site.
    .why = One artifact must go to its dig site, where everybody can dig it. The other you may buy.
prompt-buy = You may buy one artifact for twice its value.
    .why = It costs twice its value and may be sampled at once. Otherwise it goes back, unseen again.
prompt-discard = Discard { $number ->
    [one] { $number } more card
   *[other] { $number } more cards
}; two are kept.
    .why = When you pass you keep at most two action cards for the next round.

## Reasons

refusal-needs-action-card = A travel card serves only to travel or to sell.
refusal-nothing-to-dig = No artifact of the card's colour lies where your explorers stand.
refusal-not-at-site = None of your explorers stands there.
refusal-same-site = The second artifact must come from another dig site.
refusal-hold-full = Your cargo hold is full.
refusal-stores-full = Your cargo hold and hidden hatch are full.
refusal-not-at-market = You have no explorer on the card's market.
refusal-nothing-to-add = There is neither crew nor a buyer left to place.
refusal-no-artifact = You have no artifact to sell.
refusal-no-sale = No market with your trader has a buyer for your artifacts.
refusal-no-crew = You have no crew left.
refusal-no-representative = You have no representative there.
refusal-not-at-black-market = You have no explorer on the card's black market.
refusal-nothing-to-smuggle = You have nothing to deliver and can acquire nothing.
refusal-forecast-marked = Crew already lies there.
refusal-forecast-full = Crew already lies on every card of the forecast.
refusal-stack-empty = No artifacts of this colour are left to draw.
refusal-too-dear = It costs { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}: more than you have.
refusal-no-buyer-left = No such buyer is left.
refusal-no-trader = You have no trader there.
refusal-no-interest = Nobody there wants this colour.
refusal-enough-markets = You can sell at { $number ->
    [one] { $number } market
   *[other] { $number } markets
} only.
refusal-already-sampled = You have already sampled it.
refusal-same-colour = The second artifact must have another colour.
refusal-faction-taken = Somebody else plays this faction.
refusal-start-place = One of your explorers already stands there.
refusal-idle-order = This order could do nothing for you now.

## Setups that cannot be played, ties, score sheet

impossible-no-solo-draft = The starting hand is not drafted in a solo game.
impossible-solo-only = Zu's difficulty can be chosen only when one person plays.
impossible-easy-or-hard = A failed action cannot pay Zu both less and more.
tie-more-artifacts = Equal credits: more artifacts left in hold and hatch decide.
tie-shared = Equal credits and equally many artifacts left: the victory is shared.
tie-zu-wins-ties = Equal credits: you must have more than Zu to win.
score-start = Starting credits
score-sales = Sales
score-deliveries = Deliveries to the black market
score-purchases = Purchases
score-abilities = Orders
score-majority_1 = Command centres, round 1
score-majority_2 = Command centres, round 2
score-majority_3 = Command centres, round 3
score-gallery = Gallery
score-failures = Failed actions of Zu
score-leftovers = Artifacts left

# what an estimate counts beyond the points: for hints

prospect-gallery = samples in the gallery
prospect-majorities = majorities in the command centres
prospect-sales = sales to come
prospect-cards = cards for later turns
prospect-traders = traders on markets

# hints count in credits
hint-points = { $points ->
    [one] 1 credit this turn: { $parts }.
   *[other] { $points } credits this turn: { $parts }.
  }
hint-pays = { $points ->
    [one] Costs 1 credit this turn: { $parts }.
   *[other] Costs { $points } credits this turn: { $parts }.
  }
hint-no-points = No credits this turn yet.
hint-rival-less = { $points ->
    [one] Leaves { $name } about 1 credit worse off.
   *[other] Leaves { $name } about { $points } credits worse off.
  }
hint-rival-more = { $points ->
    [one] But { $name } gains about 1 credit by it.
   *[other] But { $name } gains about { $points } credits by it.
  }

## Variants

variant-factions = Factions
    .about = Players choose factions in seat order, or get them at random.
variant-factions-choose = chosen
variant-factions-random = at random
variant-hand_draft = Drafted starting hands
    .about = Experienced players draft their first six cards as in later rounds.
variant-solo_easy_1 = Easier: poor Zu
    .about = Zu starts without credits.
variant-solo_easy_2 = Easier: no consolation
    .about = Zu gets no credits for failed actions.
variant-solo_easy_3 = Easier: fewer buyers
    .about = In Market actions Zu adds special buyers but no coloured ones.
variant-solo_easy_4 = Easier: hasty Zu
    .about = After a Rush, Survey or Excavate card Zu discards its next card unused.
variant-solo_easy_5 = Easier: small crew
    .about = Zu has only { PRINTED("numbers", "crew", "value") } crew markers.
variant-solo_hard_1 = Harder: both colours
    .about = A two-colour Excavate card takes an artifact of each of its colours.
variant-solo_hard_2 = Harder: rich consolation
    .about = A failed action gives Zu { PRINTED("numbers", "hard_failure_credits", "value") } credits instead of { PRINTED("numbers", "failure_credits", "value") }.
variant-solo_hard_3 = Harder: any storage
    .about = Zu may store any artifact in hold or hatch.
variant-solo_hard_4 = Harder: dead weight
    .about = At the end you lose the value of the artifacts left in your hold and hatch.
variant-solo_hard_5 = Harder: black-market spree
    .about = After each purchase on the black market Zu acquires the most valuable further artifact it can use.

## What is published and what is reconstructed

mark-procedures = Course of the game, actions, factions, scoring, Zu's priorities and difficulty
mark-components = Numbers of pieces
mark-locations = Numbers of locations of each type
mark-map_edge = Paths over the edge of the map, the places of the cross market and of the eastern black market
mark-map = All other paths, names and coordinates, and which artifact is dug where
mark-values = Value of an artifact, by its copies
mark-rarity = How many copies each of the four kinds has
mark-action_cards = Action cards: every colour with every symbol, equally often
mark-symbols = Command centre and black market of each symbol
mark-travel_cards = Travel cards
mark-buyer_cards = How many buyer cards show each colour, and the special ones
mark-popularity = Popularity tracks
mark-rank_credits = Credits of the third and fourth rank (the others are published)
mark-stores = Sizes of hold and hatch
mark-gallery = Gallery tables (only four of their numbers are published)
mark-initiative = Initiative and colours of the factions
mark-orders = All sixteen order abilities
mark-zu_decks = Zu's decks by round and type
mark-zu_cards = Colours on Zu's Excavate cards

## Factions and orders

faction-aqulla = Aqulla Collective
    .about = Merchants, initiative { PRINTED("factions", "aqulla", "initiative") }. When you sell with an action card, its market needs no trader of yours.
faction-gul = Gul Cartel
    .about = Smugglers, initiative { PRINTED("factions", "gul", "initiative") }. Before a sale, with an explorer on any black market, you may acquire one top artifact for its value.
faction-issisinui = Is'sisinui
    .about = Seers, initiative { PRINTED("factions", "issisinui", "initiative") }. A Survey draws one artifact more, and you may take one of them for free.
faction-dal_harrai = Dal-Harrai Corporation
    .about = Pilots, initiative { PRINTED("factions", "dal_harrai", "initiative") }. At the start of each turn you may move one explorer to an adjacent location for free.
faction-kuti_kuti = Kuti Kuti Union
    .about = Excavators, initiative { PRINTED("factions", "kuti_kuti", "initiative") }. With one explorer you may dig a second artifact of the same colour at the same or an adjacent site.
faction-zu = Zu
    .about = The automaton of the solo game, initiative { PRINTED("factions", "zu", "initiative") }.

order-order_flight = Emergency Flight
    .about = White: move your explorers up to { PRINTED("orders", "order_flight", "white", as: "n-steps") } in all. Yellow: put up to { PRINTED("orders", "order_flight", "yellow") } of your explorers anywhere.
    .white = Move your explorers up to { PRINTED("orders", "order_flight", "white", as: "n-steps") } in all.
    .yellow = Put up to { PRINTED("orders", "order_flight", "yellow") } of your explorers anywhere.
order-order_dig = Remote Dig
    .about = White: take any artifact from a site with your explorer. Yellow: from any site.
    .white = Take any artifact from a site with your explorer.
    .yellow = Take any artifact from any site.
order-order_supplies = Supply Drop
    .about = White: { PRINTED("orders", "order_supplies", "white", as: "n-credits") }, draw { PRINTED("numbers", "supplies_white", "value", as: "n-action-cards") } and keep 1. Yellow: { PRINTED("orders", "order_supplies", "yellow", as: "n-credits") }, draw { PRINTED("numbers", "supplies_yellow", "value") } and keep 1.
    .white = Gain { PRINTED("orders", "order_supplies", "white", as: "n-credits") }, draw { PRINTED("numbers", "supplies_white", "value", as: "n-action-cards") } and keep one.
    .yellow = Gain { PRINTED("orders", "order_supplies", "yellow", as: "n-credits") }, draw { PRINTED("numbers", "supplies_yellow", "value", as: "n-action-cards") } and keep one.
order-order_campaign = Ad Campaign
    .about = White: add coloured buyers to any queues, up to { PRINTED("orders", "order_campaign", "white") }. Yellow: up to { PRINTED("orders", "order_campaign", "yellow") }, special ones too.
    .white = Add coloured buyers to any queues, up to { PRINTED("orders", "order_campaign", "white") }.
    .yellow = Add buyers to any queues, special ones too, up to { PRINTED("orders", "order_campaign", "yellow") }.
order-order_contraband = Contraband
    .about = White: acquire a top artifact of the black market for its value. Yellow: for nothing.
    .white = Acquire a top artifact of the black market for its value.
    .yellow = Take a top artifact of the black market for nothing.
order-order_grant = Grant
    .about = White: { PRINTED("orders", "order_grant", "white", as: "n-credits") }. Yellow: { PRINTED("orders", "order_grant", "yellow", as: "n-credits") }.
    .white = Gain { PRINTED("orders", "order_grant", "white", as: "n-credits") }.
    .yellow = Gain { PRINTED("orders", "order_grant", "yellow", as: "n-credits") }.
order-order_promotion = Fast Track
    .about = White: place traders on different markets, up to { PRINTED("orders", "order_promotion", "white") }. Yellow: promote up to { PRINTED("orders", "order_promotion", "yellow") } of your traders.
    .white = Place traders on different markets, up to { PRINTED("orders", "order_promotion", "white") }.
    .yellow = Promote up to { PRINTED("orders", "order_promotion", "yellow") } of your traders.
order-order_archive = Archive
    .about = White: sample an artifact on any dig site without taking it. Yellow: { PRINTED("orders", "order_archive", "yellow", as: "n-credits") }, and top artifacts of the black market count too.
    .white = Sample an artifact on any dig site without taking it.
    .yellow = Gain { PRINTED("orders", "order_archive", "yellow", as: "n-credits") } and sample an artifact on any dig site, or a top one of the black market, without taking it.

## Things

colour-yellow = yellow
colour-green = green
colour-red = red
colour-purple = purple
colour-orange = orange

tile-yellow_k1 = football (yellow, { PRINTED("kinds", "k1", "value") })
tile-yellow_k2 = maracas (yellow, { PRINTED("kinds", "k2", "value") })
tile-yellow_k3 = carnival mask (yellow, { PRINTED("kinds", "k3", "value") })
tile-yellow_k4 = guitar (yellow, { PRINTED("kinds", "k4", "value") })
tile-green_k1 = licence plate (green, { PRINTED("kinds", "k1", "value") })
tile-green_k2 = STOP sign (green, { PRINTED("kinds", "k2", "value") })
tile-green_k3 = hubcap (green, { PRINTED("kinds", "k3", "value") })
tile-green_k4 = deer head (green, { PRINTED("kinds", "k4", "value") })
tile-red_k1 = jerrycan (red, { PRINTED("kinds", "k1", "value") })
tile-red_k2 = vuvuzela (red, { PRINTED("kinds", "k2", "value") })
tile-red_k3 = carved mask (red, { PRINTED("kinds", "k3", "value") })
tile-red_k4 = golden tap (red, { PRINTED("kinds", "k4", "value") })
tile-purple_k1 = garden gnome (purple, { PRINTED("kinds", "k1", "value") })
tile-purple_k2 = rubber duck (purple, { PRINTED("kinds", "k2", "value") })
tile-purple_k3 = cuckoo clock (purple, { PRINTED("kinds", "k3", "value") })
tile-purple_k4 = porcelain throne (purple, { PRINTED("kinds", "k4", "value") })
tile-orange_k1 = waving cat (orange, { PRINTED("kinds", "k1", "value") })
tile-orange_k2 = toilet instruction sign (orange, { PRINTED("kinds", "k2", "value") })
tile-orange_k3 = game pad (orange, { PRINTED("kinds", "k3", "value") })
tile-orange_k4 = broken robot toy (orange, { PRINTED("kinds", "k4", "value") })

card-yellow_s1 = yellow arrow
card-yellow_s2 = yellow bars
card-yellow_s3 = yellow hook
card-yellow_s4 = yellow star
card-yellow_s5 = yellow wave
card-yellow_s6 = yellow cross
card-green_s1 = green arrow
card-green_s2 = green bars
card-green_s3 = green hook
card-green_s4 = green star
card-green_s5 = green wave
card-green_s6 = green cross
card-red_s1 = red arrow
card-red_s2 = red bars
card-red_s3 = red hook
card-red_s4 = red star
card-red_s5 = red wave
card-red_s6 = red cross
card-purple_s1 = purple arrow
card-purple_s2 = purple bars
card-purple_s3 = purple hook
card-purple_s4 = purple star
card-purple_s5 = purple wave
card-purple_s6 = purple cross
card-orange_s1 = orange arrow
card-orange_s2 = orange bars
card-orange_s3 = orange hook
card-orange_s4 = orange star
card-orange_s5 = orange wave
card-orange_s6 = orange cross
card-fuel_2 = travel card (fuel { PRINTED("travel_cards", "fuel_2", "fuel") })
    .about = For Travel or Sell only. It comes back every round.
card-fuel_3 = travel card (fuel { PRINTED("travel_cards", "fuel_3", "fuel") })
    .about = For Travel or Sell only. It comes back every round.
card-fuel_4 = travel card (fuel { PRINTED("travel_cards", "fuel_4", "fuel") })
    .about = For Travel or Sell only. It comes back every round.

location-market_1 = Alaska
    .loc = in Alaska
location-dig_green_1 = Hudson Bay
    .short = Hudson
    .loc = at Hudson Bay
location-dig_green_2 = California
    .short = Calif.
    .loc = in California
location-dig_green_3 = East Coast
    .short = E.Cst.
    .loc = on the East Coast
location-market_2 = Caribbean
    .short = Carib.
    .loc = in the Caribbean
location-black_west = western black market
    .short = West
    .loc = on the western black market
location-dig_yellow_1 = Easter Island
    .short = E.Isl.
    .loc = on Easter Island
location-dig_yellow_2 = Amazon
    .loc = in the Amazon
location-dig_yellow_3 = Patagonia
    .short = Patag.
    .loc = in Patagonia
location-market_4 = Scandinavia
    .short = Scand.
    .loc = in Scandinavia
location-dig_purple_1 = Western Europe
    .short = W.Eur.
    .loc = in Western Europe
location-dig_purple_2 = Eastern Europe
    .short = E.Eur.
    .loc = in Eastern Europe
location-market_3 = Gulf of Guinea
    .short = Guin.
    .loc = at the Gulf of Guinea
location-dig_red_1 = Nile
    .loc = at the Nile
location-dig_red_2 = Cape
    .loc = at the Cape
location-black_central = central black market
    .short = Centre
    .loc = on the central black market
location-market_5 = Himalaya
    .short = Himal.
    .loc = in the Himalaya
location-dig_orange_1 = Siberia
    .short = Siber.
    .loc = in Siberia
location-dig_orange_2 = Sunda
    .loc = in Sunda
location-market_6 = Tasman Sea
    .short = Tasman
    .loc = at the Tasman Sea
location-black_east = eastern black market
    .short = East
    .loc = on the eastern black market

market-market_1 = the arrow market
market-market_2 = the bars market
market-market_3 = the hook market
market-market_4 = the star market
market-market_5 = the wave market
market-market_6 = the cross market

centre-left = left command centre
    .short = left
    .about = Most representatives here pay at the end of a round. Round 1: { PRINTED("payments", "majority_1", "credits") }; round 2: { PRINTED("payments", "majority_2", "credits") }; round 3: { PRINTED("payments", "majority_3", "credits") }.
centre-middle = middle command centre
    .short = middle
    .about = Most representatives here pay at the end of a round. Round 1: { PRINTED("payments", "majority_1", "credits") }; round 2: { PRINTED("payments", "majority_2", "credits") }; round 3: { PRINTED("payments", "majority_3", "credits") }.
centre-right = right command centre
    .short = right
    .about = Most representatives here pay at the end of a round. Round 1: { PRINTED("payments", "majority_1", "credits") }; round 2: { PRINTED("payments", "majority_2", "credits") }; round 3: { PRINTED("payments", "majority_3", "credits") }.

buyer-yellow = yellow buyer
    .acc = a yellow buyer
    .about = Buys artifacts of the yellow region. Fewer yellow buyers left on the track make yellow more popular.
buyer-green = green buyer
    .acc = a green buyer
    .about = Buys artifacts of the green region. Fewer green buyers left on the track make green more popular.
buyer-red = red buyer
    .acc = a red buyer
    .about = Buys artifacts of the red region. Fewer red buyers left on the track make red more popular.
buyer-purple = purple buyer
    .acc = a purple buyer
    .about = Buys artifacts of the purple region. Fewer purple buyers left on the track make purple more popular.
buyer-orange = orange buyer
    .acc = an orange buyer
    .about = Buys artifacts of the orange region. Fewer orange buyers left on the track make orange more popular.
buyer-special = special buyer
    .acc = a special buyer
    .about = Buys artifacts of every region.

store-hold = cargo hold
    .about = Spaces for artifacts from anywhere: { PRINTED("numbers", "hold_size", "value") }.
store-hatch = hidden hatch
    .about = Spaces only for artifacts from the black market: { PRINTED("numbers", "hatch_size", "value") }.

slot-slot_1 = first
slot-slot_2 = second
slot-slot_3 = third
slot-slot_4 = fourth
slot-slot_5 = fifth

zu_card-zu_exc_top_1 = Zu: Excavate the most popular colour
    .about = Zu digs up to two artifacts of the most popular colour lying on a dig site.
zu_card-zu_exc_top_2 = Zu: Excavate the most popular colour
    .about = Zu digs up to two artifacts of the most popular colour lying on a dig site.
zu_card-zu_exc_top_3 = Zu: Excavate the most popular colour
    .about = Zu digs up to two artifacts of the most popular colour lying on a dig site.
zu_card-zu_mkt_1 = Zu: Market
    .about = Zu places traders on up to two markets without one and adds buyers to their queues.
zu_card-zu_mkt_2 = Zu: Market
    .about = Zu places traders on up to two markets without one and adds buyers to their queues.
zu_card-zu_sell_1 = Zu: Sell
    .about = Zu sells as many artifacts of one colour as it can, at up to three markets.
zu_card-zu_sell_2 = Zu: Sell
    .about = Zu sells as many artifacts of one colour as it can, at up to three markets.
zu_card-zu_sell_3 = Zu: Sell
    .about = Zu sells as many artifacts of one colour as it can, at up to three markets.
zu_card-zu_sell_4 = Zu: Sell
    .about = Zu sells as many artifacts of one colour as it can, at up to three markets.
zu_card-zu_rush_1 = Zu: Rush
    .about = Zu sells one artifact at the best market, placing a trader first where it has none.
zu_card-zu_rush_2 = Zu: Rush
    .about = Zu sells one artifact at the best market, placing a trader first where it has none.
zu_card-zu_sur_1 = Zu: Survey
    .about = Zu changes the forecast, draws two artifacts and buys the better one it lacks and can pay for.
zu_card-zu_sur_2 = Zu: Survey
    .about = Zu changes the forecast, draws two artifacts and buys the better one it lacks and can pay for.

# What lies on the table, as the terminal tells it.
field-round = Round
field-order = Turn order
field-passed = Passed
field-forecast = Forecast
field-marks = Crew on the forecast
field-sites = Dig sites
field-black = Black market
field-stacks = Face-down artifacts
field-unearthed = Unearthed
field-queues = Buyers in the markets
field-track = Buyers on the popularity track
field-pays = Popularity pays
field-ship = Buyers on the ship
field-orders = Order cards
field-deck = Cards in the deck
field-discards = Cards in the discard pile
field-buyer-discards = Buyer cards turned up
field-zu-deck = Zu's cards
field-zu-discards = Zu has played
field-factions = Faction
field-credits = Credits
field-hands = Hand
field-fuel = Travel cards
field-packs = Cards to draft from
field-picks = Drafted
field-tokens = Initiative
field-explorers = Explorers
field-hold = Cargo hold
field-hatch = Hidden hatch
field-gallery = Gallery
field-crew = Crew in the supply
field-traders = Traders
field-reps = Representatives

# parts of the board that a phone jumps to
zone-map = Map
zone-markets = Markets
zone-buyers = Buyers
zone-black = Black market

# The board place by place: neighbours, what stands there, parts of the board.
near-path = { $location }
near-edge = { $location }, across the edge of the map
near-centre = { $centre }
near-market = { $location }
stands-explorers = { $number ->
    [one] explorer: { $seat }
   *[other] { $number } explorers: { $seat }
}
stands-traders = { $number ->
    [one] trader: { $seat }
   *[other] { $number } traders: { $seat }
}
stands-representatives = { $number ->
    [one] representative: { $seat }
   *[other] { $number } representatives: { $seat }
}
stands-artifacts = { $number } × { $tile }
stands-queued = { $number } in the queue: { $buyer }
stands-order = order: { $order }
group-site = dig site, { $colour }
group-market-site = market and dig site, { $colour }
group-market = market
group-black = black market
group-ship = mothership
map-legend = @ explorer, t trader, r representative; digits alone: artifacts by their value; letters: buyers in the queue (S special); the digit after a sign is its owner's number.

# Numbers of the tables, counted.
n-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
n-credits = { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
n-action-cards = { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }

# What an option costs and brings: the sign and the number stand before it
gain-credits =
    { $count ->
        [one] credit
       *[other] credits
    }
gain-crew = crew in the supply
    .short = crew
gain-traders =
    { $count ->
        [one] trader
       *[other] traders
    }
gain-reps =
    { $count ->
        [one] representative
       *[other] representatives
    }
gain-hold = { $thing }
gain-hatch = { $thing }
gain-gallery = gallery: { $thing }
gain-fuel = { $thing }
    .kept = the card that is played
gain-hands = { $thing }
    .some =
        { $count ->
            [one] card
           *[other] cards
        }
    .kept = the card that is played

# What follows from the printed rows (captions.py)
one-and-other = { $one } and { $other }
one-or-other = { $one } or { $other }
card-about = Action card. Region { $region }; { $market } ({ $place }), { $centre }, { $black }; fuel: { $fuel }.
location-market = This is { $market }, with the { $centre }.
location-dig = Dig site: { $artifacts }.
location-black = Black market: smuggle here with a card that shows the { $symbols }.
location-edge = Paths lead over the edge of the map: { $places }.
market-about = { $place }. A queue of up to { $queue } buyers; traders here become representatives in the { $centre }.
zu-pair = Zu: Excavate { $colours }
    .about = Zu digs up to two artifacts of the more popular of the two colours; without one it goes to the black market.
zu-command = Zu: Command at { $market }
    .about = Zu places a trader on { $market }, if it has none there, and a representative in the { $centre }.
symbol-s1 = arrow
symbol-s2 = bars
symbol-s3 = hook
symbol-s4 = star
symbol-s5 = wave
symbol-s6 = cross
tile-about-k1 = Artifact of the { $region } region, symbol ring. Value { PRINTED("kinds", "k1", "value") }; copies: { PRINTED("kinds", "k1", "copies") }. Dug up { $site }.
tile-about-k2 = Artifact of the { $region } region, symbol fork. Value { PRINTED("kinds", "k2", "value") }; copies: { PRINTED("kinds", "k2", "copies") }. Dug up { $site }.
tile-about-k3 = Artifact of the { $region } region, symbol eye. Value { PRINTED("kinds", "k3", "value") }; copies: { PRINTED("kinds", "k3", "copies") }. Dug up { $site }.
tile-about-k4 = Artifact of the { $region } region, symbol comet. Value { PRINTED("kinds", "k4", "value") }; copies: { PRINTED("kinds", "k4", "copies") }. Dug up { $site }.
