title = Latarnicy
subtitle = Oświetlaj place miasta nad morzem, łącz swoje latarnie ulicami i uważaj na wiatr.

## Opcje

option-play = Połóż kartę: { $card }
option-light = Zapal latarnię: { $square }, { $number ->
    [0] za darmo
    [one] za { $number } miarkę oliwy
    [few] za { $number } miarki oliwy
   *[many] za { $number } miarek oliwy
}
option-rest = Odpocznij i weź 2 miarki oliwy
    .about = Tego wieczoru nie zapalasz latarni.

## Zdarzenia

event-round = Wieczór { $number }
event-wind = Wiatr wieje { $quarter_loc }: samotne latarnie tam zgasną.
event-no-wind = Spokojny wieczór: żadna latarnia nie zgaśnie.
event-drew = { $seat } dobiera kartę: { $card }.
event-showed = { $seat } odkrywa kartę: { $card }.
event-earned = { $seat } dostaje za wysoką kartę { $number ->
    [one] { $number } miarkę oliwy.
    [few] { $number } miarki oliwy.
   *[many] { $number } miarek oliwy.
}
event-lit = { $seat } zapala latarnię: { $square }, { $number ->
    [0] za darmo.
    [one] za { $number } miarkę oliwy.
    [few] za { $number } miarki oliwy.
   *[many] za { $number } miarek oliwy.
}
event-rested = { $seat } odpoczywa i dostaje { $number ->
    [one] { $number } miarkę oliwy.
    [few] { $number } miarki oliwy.
   *[many] { $number } miarek oliwy.
}
event-went-out = Gaśnie latarnia gracza { $seat }: { $square }; zostaje 1 miarka oliwy.

## Pytania

prompt-card = Wieczór { $number }: połóż zakrytą kartę. Najniższa zaczyna, wysokie dają oliwę.
    .why = Wszyscy wykładają kartę naraz. Najniższa liczba wybiera pierwsza; wysokie dają olej, a w dzielnicy z karty lampa jest dziś za darmo.
prompt-lamp = Twoja karta: { $card }, oliwa: { $number }. Który plac oświetlasz?
    .why = Jedna lampa na turę. Na końcu punktuje za plac, dzielnicę i łańcuch; wiatr gasi lampy stojące samotnie.

## Powody

refusal-burning = Pali się tam już latarnia gracza { $seat }.
refusal-too-dear = To kosztowałoby { $number ->
    [one] { $number } miarkę oliwy.
    [few] { $number } miarki oliwy.
   *[many] { $number } miarek oliwy.
}
refusal-no-lamp = Palą się już wszystkie twoje latarnie.

## Arkusz punktów

score-squares = Oświetlone place
score-quarters = Przewaga w dzielnicach
score-chain = Najdłuższy łańcuch
score-oil = Oliwa, punkt za każde 2 miarki
tie-more-lamps = Równe punkty: rozstrzyga liczba płonących latarni.
tie-shared = Równe punkty i tyle samo latarni: zwycięstwo jest wspólne.

## Przed grą

variant-storm = Burza
    .about = Dwie kostki wiatru: co wieczór samotne latarnie są zagrożone nawet w dwóch dzielnicach.
mark-rules = Zasady, w całości nasze
mark-map = Place, ulice i ich wartość
mark-cards = Numery, dzielnice i oliwa na kartach

## Wiersze terminala

field-evening = Wieczór
field-winds = Wiatr
field-lamps = Latarnie
field-deck = Karty w talii
field-discards = Karty odłożone
field-hands = Ręka
field-picks = Położona
field-played = Odkryta
field-supply = Latarnie w zapasie
field-oil = Oliwa

## Rysunek

zone-town = Miasto
zone-evening = Wieczór
table-board = Miasto
table-hand = Twoje karty
table-backs = Karty: { $name }
table-wind = Wiatr
table-calm = cisza
table-order = Kolejność
table-laid = położona
table-evening = Wieczór { $number } z { $most }
table-supply = Latarnie w zapasie
table-oil = Oliwa
table-now = Punkty teraz
table-worth = Wartość { $number }.
table-doomed = Wiatr zgasi tę latarnię, jeśli jej właściciel nie dołączy do niej drugiej.

## Rzeczy

quarter-harbour = port
    .loc = w porcie
quarter-market = rynek
    .loc = na rynku
quarter-hill = wzgórze
    .loc = na wzgórzu
quarter-gardens = ogrody
    .loc = w ogrodach
quarter-mills = młyny
    .loc = przy młynach

square-pier = Molo
square-ropewalk = Powroźnia
square-customs = Komora celna
square-headland = Cypel
square-fountain = Fontanna
square-townhall = Ratusz
square-arcade = Podcienia
square-clock = Wieża zegarowa
square-castle = Zamek
square-stairs = Schody
square-chapel = Kaplica
square-gate = Brama
square-orchard = Sad
square-pavilion = Altana
square-hothouse = Oranżeria
square-pond = Staw
square-weir = Jaz
square-mill = Młyn
square-bakery = Piekarnia
square-bridge = Most

card-harbour_1 = port 1
card-market_2 = rynek 2
card-hill_3 = wzgórze 3
card-gardens_4 = ogrody 4
card-mills_5 = młyny 5
card-harbour_6 = port 6
card-market_7 = rynek 7
card-hill_8 = wzgórze 8
card-gardens_9 = ogrody 9
card-mills_10 = młyny 10
card-harbour_11 = port 11
card-market_12 = rynek 12
card-hill_13 = wzgórze 13
card-gardens_14 = ogrody 14
card-mills_15 = młyny 15
card-harbour_16 = port 16
card-market_17 = rynek 17
card-hill_18 = wzgórze 18
card-gardens_19 = ogrody 19
card-mills_20 = młyny 20
card-harbour_21 = port 21
card-market_22 = rynek 22
card-hill_23 = wzgórze 23
card-gardens_24 = ogrody 24
card-mills_25 = młyny 25
card-harbour_26 = port 26
card-market_27 = rynek 27
card-hill_28 = wzgórze 28
card-gardens_29 = ogrody 29
card-mills_30 = młyny 30
card-harbour_31 = port 31
card-market_32 = rynek 32
card-hill_33 = wzgórze 33
card-gardens_34 = ogrody 34
card-mills_35 = młyny 35

## Miasto plac po placu

near-path = { $square }
stands-lamp = latarnia gracza { $seat }
stands-worth = wart { $number }
group-quarter = { $quarter }
map-legend = * latarnia, cyfry: ile wart jest plac; cyfra po latarni to numer właściciela.
