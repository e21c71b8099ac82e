# Labels that only the drawing of Excavation Earth needs.
ex-board = World board, ship and buyers
ex-last-sale = Last sale
ex-popularity = Popularity
ex-popularity-about = The emptier a colour's track, the more its artifacts pay. The plate below shows what a sale of this colour pays by its rank.
ex-special = Special
ex-special-about = Special buyers buy any artifact.
ex-deck = Deck { $count }
ex-open = Open { $count }
ex-buyer-deck = Buyers face down: { $count }
ex-buyer-open = Buyers turned up so far: { $count }
ex-black-market = Black market
ex-black-price = buy: value + 1
ex-black-about = The top artifact of each stack can be acquired; delivered ones go to the bottom.
ex-stack = in the ground: { $count }
ex-forecast = Forecast
ex-forecast-next = digs of round { $round }
ex-forecast-none = no forecast in round III
ex-round-about = Round { $round } of III. Prizes of each command centre: { $prizes }.
ex-pass = Pass
ex-hold = Cargo hold
ex-hatch = Hidden hatch
ex-ability = Ability
ex-crew = crew
ex-gallery = Gallery in all
ex-hand = Hand
ex-hand-counts = cards: { $actions } action · { $travels } travel
ex-pack = Choose
ex-picked = Chosen: { $count }
ex-pile = deck { $deck } · discarded { $discards }
ex-hidden-hand = { $name }: hidden hand
ex-drawn = Keep one
ex-unearthed = Unearthed
ex-faction-choice = Choose your faction
ex-passed = passed
ex-token = Initiative token { $number }
ex-zu-card = Zu's card
ex-trader-about = Traders: { $count }. Whoever sells here needs one.
ex-explorer = Explorer of { $name }
ex-cards-about = Action cards in hand: { $actions }; travel cards: { $travels }
ex-short-black_west = Western
ex-short-black_central = Central
ex-short-black_east = Eastern
ex-short-dig_green_3 = East Coast
ex-letter-black_west = W
ex-letter-black_central = C
ex-letter-black_east = E
ex-centre-left = left
ex-centre-middle = middle
ex-centre-right = right
ex-ability-aqulla = A sale at the card's market needs no trader
ex-ability-gul = Before a sale, a black-market buy at value
ex-ability-issisinui = A survey draws 3; one of them is free
ex-ability-dal_harrai = Each turn: one explorer moves a step
ex-ability-kuti_kuti = Second artifact from here or next door
ex-ability-zu = Plays its own cards
ex-fuel-about = fuel for travel or sale
ex-centre-about = { $centre } command centre
ex-black-of = { $market } black market
ex-below = Below it, from the top: { $tiles }.
ex-gallery-about = The credits of all rows and columns, paid at the end of the game.
ex-column = Artifacts of one colour: { $colour }. Sampled { $count } of { $of }, worth { $credits } at the end.
ex-row = Artifacts of one kind. Sampled { $count } of { $of }, worth { $credits } at the end.
ex-last-sale-about = Buyers of the latest sale wait on the ship until the next sale, and are off the popularity track meanwhile.
ex-wrap = Over the edge of the map: { $place }
ex-forecast-about = Each card brings two artifacts of its colour to the dig sites, and one to the bottom of the black market.
ex-centre-worth = After this round the most representatives here are paid: { $prizes }.
ex-hold-about = Artifacts that you can sell.
ex-hatch-about = Artifacts that you acquire from the black market can be put here too. You can sell them.
ex-crew-about = Markers of your crew: traders, representatives and guards of your gallery come from here.
ex-credits-about = Whoever has the most at the end wins.
ex-unearthed-about = Artifacts that have just come to light, before they find their places.
# what adding a buyer brings
ex-add-pays = Popularity { $level }, which pays { $pays }.
ex-add-leaves = The first in the queue leaves.
ex-add-skips-trader = The trader can no longer be placed afterwards.
ex-add-skips-special = The special buyer can no longer be added afterwards.
ex-add-skips-both = Neither the trader nor the special buyer can be added afterwards.
# what options come to
ex-up-to = up to { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
ex-discards = you discard { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }
ex-gallery-adds = gallery { $credits }
ex-column-card = an action card
ex-usable = Now for: { $actions }.
ex-own-explorer = Your explorer
ex-order-now = Used when a representative is withdrawn from its centre by Command.
ex-frees = then you may use { $order }
ex-centre-crowd = Representatives: { $counted }.
ex-line-pays = At the end it pays: { $list }.
