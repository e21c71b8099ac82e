# Icaion: słowa dla ludzi, po polsku. Kolory: .acc to biernik liczby mnogiej, .gen dopełniacz liczby mnogiej.

title = Icaion
subtitle = Poszukiwacze w zniszczonym świecie przez trzy Lata zbierają qoam, rozstawiają maszyny i badają wędrującego Kolosa.

# -- warianty -----------------------------------------------------------------------------------------------

variant-apparatus_sides = Strony Aparatury
    .about = Każdy kolor Aparatury ma stronę Dzień i stronę Noc, które punktują co innego.
variant-apparatus_sides-all_day = wszystkie Dzień
variant-apparatus_sides-all_night = wszystkie Noc
variant-apparatus_sides-random_mix = losowo
variant-apparatus_sides-custom = wybrane według koloru
variant-blue_side = Niebieska Aparatura
    .about = Tylko przy stronach wybranych według koloru: Dzień punktuje zbieraczki, Noc rafinerie.
variant-blue_side-day = Dzień
variant-blue_side-night = Noc
variant-green_side = Zielona Aparatura
    .about = Tylko przy stronach wybranych według koloru: Dzień punktuje rząd siły, Noc rząd ruchu.
variant-green_side-day = Dzień
variant-green_side-night = Noc
variant-brown_side = Brązowa Aparatura
    .about = Tylko przy stronach wybranych według koloru: Dzień punktuje kombajny, Noc rodzaje regionów z maszynami.
variant-brown_side-day = Dzień
variant-brown_side-night = Noc
variant-gray_side = Szara Aparatura
    .about = Tylko przy stronach wybranych według koloru: Dzień punktuje ulepszenia, Noc pasożyty z tego Roku.
variant-gray_side-day = Dzień
variant-gray_side-night = Noc
variant-pink_side = Różowa Aparatura
    .about = Tylko przy stronach wybranych według koloru: Dzień punktuje odłamki, Noc dodatkowe klatki.
variant-pink_side-day = Dzień
variant-pink_side-night = Noc
variant-character_mode = Postacie
    .about = Poszukiwacze i ekwipunek są losowani albo wybierani z odkrytych kart, od ostatniej osoby.
variant-character_mode-random = losowe
variant-character_mode-draft = wybierane
variant-expert = Tryb eksperta
    .about = Wierzchnia karta talii wydarzeń jest zawsze odkryta.
variant-radiant_beams = Świetliste promienie
    .about = Inne zasady: dowolna kolejność maszyn, rafinerie kosztują kryształ, odłamki niczego nie podwajają.
variant-remove_wound_cards = Bez kart ran
    .about = Karty, które ranią Poszukiwaczy, zostają w pudełku; tylko ze Świetlistymi promieniami, a we dwoje zawsze.
variant-wonders = Cuda
    .about = Na planszy można odbudować cuda, które budzą się, gdy ktoś obok nich wydobywa.

impossible-wounds-need-beams = Karty ran można usunąć tylko ze Świetlistymi promieniami.
impossible-sides-need-custom = Stronę jednego koloru można wybrać tylko wtedy, gdy strony wybiera się według koloru.
tie-order = Remis wygrywa osoba, która w Roku III była później w kolejności.

# -- wybory -------------------------------------------------------------------------------------------------

option-neutral = Postaw { $machine_acc }
option-neutral-at = Postaw { $region_loc }
option-draft-seeker = Poszukiwacz: { $seeker }
option-draft-gear = Ekwipunek: { $gear }
option-start = Zacznij tu: { $node }
option-move = Ruch: { $node }
option-teleport = Pojaw się: { $node }
option-camp = Rozbij obóz (niebieskie: { PRINTED("numbers", "camp_cost", "value") })
option-extract = Wydobądź
option-deploy = Rozstaw { $slot_acc } { $region_loc }
option-eradicate = { $number ->
    [one] Zwalczaj pasożyty ({ $number } szary)
    [few] Zwalczaj pasożyty ({ $number } szare)
   *[many] Zwalczaj pasożyty ({ $number } szarych)
}
option-investigate = Zbadaj Kolosa
option-retrieve = Pozyskaj { $tile_acc }
option-install = Zamontuj Aparaturę
option-restore = Odbuduj { $region_loc }: { $wonder }
option-deploy-special = Akcja specjalna: rozstaw { $slot_acc } { $region_loc }
option-investigate-special = Akcja specjalna: zbadaj Kolosa
option-retrieve-special = Akcja specjalna: pozyskaj { $tile_acc }
option-install-special = Akcja specjalna: zamontuj Aparaturę
option-play = Zagraj: { $curio }
option-discard-hand = Odrzuć całą rękę, { PRINTED("numbers", "sold_card_points", "value") } PR za kartę
option-overcharge = Zasilacz, przeładowanie
option-power-draw = Zasilacz, dobierz karty
option-double-shift = Zasilacz, podwójna zmiana
option-start-second-leg = Zacznij drugą część podwójnej zmiany
option-end-turn = Zakończ turę
option-pay = Zapłać jak zwykle
option-spend = { $colour } z { $cage_gen }
option-convert = Zamień dwa { $colour_acc } kryształy na jeden
option-deposit = Włóż wszystko do { $cage_gen }
option-throw-away = Wyrzuć wszystko
option-choose = { $colour }
option-add = Dołóż do { $cage_gen }
option-draw = { $number ->
    [0] Nie dobieraj
    [one] Dobierz { $number } kartę
    [few] Dobierz { $number } karty
   *[many] Dobierz { $number } kart
}
option-discard = Odrzuć: { $curio }
option-lie-down = Przyjmij ranę
option-replace = Zrób miejsce, odrzuć: { $curio }
option-forgo = Odrzuć nową kartę bez efektu
option-done = Gotowe
option-decline = Nie, dziękuję
option-activate = Uruchom maszynę { $region_loc }
option-activate-all = Uruchom wszystkie, rafinerie też
option-harvest = { $number ->
    [one] Weź jeszcze { $number } kryształ
    [few] Weź jeszcze { $number } kryształy
   *[many] Weź jeszcze { $number } kryształów
}
option-swap = Jeden z nich w kolorze: { $colour }
option-collect = Zbierz pasożyta
option-remove = Usuń pasożyta z { $region_gen }
option-remove-all = Usuń tyle, ile możesz
option-offer = { $number ->
    [0] Nie płać
    [one] Zapłać { $number } różowy
    [few] Zapłać { $number } różowe
   *[many] Zapłać { $number } różowych
}
option-wake = Najpierw: { $wonder }
option-clockwise = Przesuń Kolosa zgodnie z zegarem
option-counterclockwise = Przesuń Kolosa przeciwnie do zegara
option-step = Krok: { $node }
option-lose = Oddaj { $colour } kryształ z { $cage_gen }
option-transmute = Zamień { $colour } kryształ z { $cage_gen } na { PRINTED("numbers", "transmute_points", "value") } PR

# -- wydarzenia ---------------------------------------------------------------------------------------------

event-neutral-placed = { $seat } stawia { $region_loc } neutralną maszynę: { $machine }.
event-neutral-set = Neutralna maszyna ({ $machine }, kolor { $team }) staje { $region_loc }.
event-got-seeker = { $seat } gra jako { $seeker }.
event-got-gear = { $seat } ma ekwipunek: { $gear }.
event-wonder-shown = Można odbudować: { $wonder }.
event-started = { $seat } zaczyna: { $node }.
event-year-began = { $number ->
    [1] Zaczyna się Rok I.
    [2] Zaczyna się Rok II.
   *[other] Zaczyna się Rok III.
}
event-year-ended = { $number ->
    [1] Kończy się Rok I.
    [2] Kończy się Rok II.
   *[other] Kończy się Rok III.
}
event-round-began = Runda { $number }.
event-last-round = To ostatnia runda Roku.
event-shards-added = { $number ->
    [one] Do Kolosa trafia { $number } odłamek.
    [few] Do Kolosa trafiają { $number } odłamki.
   *[many] Do Kolosa trafia { $number } odłamków.
}
event-ordered = { $seat } ma w kolejności numer { $number }.
event-all-recharged = Wszystkie zasilacze awaryjne są naładowane.
event-event-drawn = Wydarzenie: { $card }.
event-grew = { $number ->
    [0] Region { $region } jest nasycony.
   *[other] Region { $region }: +{ $number } qoam.
}
event-infested = Pasożyt pojawia się { $region_loc }.
event-overrun = Pasożyty najeżdżają region { $region }!
event-destroyed = Maszyna zniszczona { $region_loc }: { $machine } (kolor { $team }).
event-colossus-moved = Kolos stoi w { $crater_loc }.
event-spared = { $seat } odrzuca kartę { $curio } i unika rany.
event-wounded = { $seat } odnosi ranę, Poszukiwacz leży.
event-stood-up = { $seat } wstaje i dochodzi do siebie.
event-turn-began = Tura: { $seat }.
event-moved = { $seat } idzie: { $node }.
event-teleported = { $seat } pojawia się: { $node }.
event-camped = { $seat } rozbija obóz.
event-paid = { $number ->
    [one] { $seat } płaci { $number } { $colour } kryształ.
    [few] { $seat } płaci { $number } { $colour_acc } kryształy.
   *[many] { $seat } płaci { $number } { $colour_gen } kryształów.
}
event-converted = { $seat } płaci przez konwerter: dwa { $colour_acc } kryształy liczą się jako jeden.
event-extracted = { $seat } wydobywa { $region_loc }.
event-harvested = { $seat } bierze kombajnem jeszcze { $number } { $region_loc }.
event-swapped = { $seat } zamiast kryształu z regionu bierze z zasobów { $colour } kryształ.
event-refined = { $seat } uruchamia rafinerię { $region_loc }.
event-gave-back = { $seat } oddaje { $colour } kryształ do zasobów.
event-drew = { $seat } dobiera kartę { $curio }.
event-drew-hidden = { $seat } dobiera kartę osobliwości.
event-reshuffled = Odrzucone karty osobliwości tworzą nową talię.
event-sold = { $seat } odrzuca za punkty kartę { $curio }.
event-stored = { $seat } wkłada do { $cage_gen }:{ $blue ->
    [0] {""}
    [one] {" "}+{ $blue } niebieski
    [few] {" "}+{ $blue } niebieskie
   *[many] {" "}+{ $blue } niebieskich
}{ $green ->
    [0] {""}
    [one] {" "}+{ $green } zielony
    [few] {" "}+{ $green } zielone
   *[many] {" "}+{ $green } zielonych
}{ $brown ->
    [0] {""}
    [one] {" "}+{ $brown } brązowy
    [few] {" "}+{ $brown } brązowe
   *[many] {" "}+{ $brown } brązowych
}{ $gray ->
    [0] {""}
    [one] {" "}+{ $gray } szary
    [few] {" "}+{ $gray } szare
   *[many] {" "}+{ $gray } szarych
}{ $pink ->
    [0] {""}
    [one] {" "}+{ $pink } różowy
    [few] {" "}+{ $pink } różowe
   *[many] {" "}+{ $pink } różowych
}.
event-threw-away = { $number ->
    [one] { $seat } wyrzuca { $number } kryształ.
    [few] { $seat } wyrzuca { $number } kryształy.
   *[many] { $seat } wyrzuca { $number } kryształów.
}
event-added = { $seat } dokłada { $colour } kryształ do { $cage_gen }.
event-deployed = { $seat } rozstawia { $slot_acc } { $region_loc }.
event-eradicated = { $seat } zbiera pasożyta z { $region_gen }.
event-shard-shown = { $seat } odkrywa odłamek o wartości { $number }.
event-shard-kept = { $seat } zatrzymuje odłamek o wartości { $number }.
event-shard-lost = Odłamek o wartości { $number } opuszcza grę.
event-retrieved = { $seat } pozyskuje { $tile_acc }.
event-installed = { $seat } montuje { $tile_acc }.
event-restored = { $seat } odbudowuje { $region_loc } cud: { $wonder }.
event-woke = Budzi się cud: { $wonder } (właściciel: { $seat }).
event-played = { $seat } zagrywa kartę { $curio }.
event-upgraded = { $seat } ma w grze ulepszenie { $curio }.
event-dropped = { $seat } odrzuca ulepszenie { $curio }.
event-hand-discarded = { $number ->
    [one] { $seat } odrzuca całą rękę: { $number } kartę.
    [few] { $seat } odrzuca całą rękę: { $number } karty.
   *[many] { $seat } odrzuca całą rękę: { $number } kart.
}
event-overcharged = { $seat } przeładowuje maszyny.
event-power-used = { $seat } używa zasilacza, żeby dobrać karty.
event-double-shifted = { $seat } pracuje na podwójną zmianę.
event-recharged = { $seat } ładuje zasilacz.
event-armour-on = { $seat } zakłada pancerz.
event-armour-off = { $seat } zdejmuje pancerz.
event-lost-crystal = { $seat } oddaje { $colour } kryształ.
event-scored = { $seat }: { $number } PR ({ $source }).

# -- pytania ------------------------------------------------------------------------------------------------

prompt-neutral = Jaką neutralną maszynę stawiasz?
    .why = Przed grą każdy po kolei stawia na mapie maszyny, które nie należą do nikogo. Teraz nic nie kosztują i nie dają punktów, ale później każda maszyna tego rodzaju w sąsiedztwie mnoży punkty za rozstawianie. Wybierz rodzaj, obok którego chcesz potem budować.
prompt-neutral-at = Gdzie stanie neutralna maszyna: { $machine }?
    .why = Ta maszyna zostanie tam dla wszystkich. Następna w tym regionie będzie o kryształ droższa, a maszyny tego rodzaju w sąsiednich regionach będą więcej warte. Najwięcej sąsiadów mają regiony wewnętrzne.
prompt-draft = Weź Poszukiwacza albo kartę ekwipunku.
    .why = Na całą grę masz jednego Poszukiwacza i jeden ekwipunek: dwie zdolności, limit ręki, limit ulepszeń i pierwsze kryształy. Kartę drugiego rodzaju weźmiesz w drugiej kolejce wyboru.
prompt-start = Gdzie zaczyna twój Poszukiwacz?
    .why = Stąd zaczniesz pierwszy ruch, najwyżej o { PRINTED("numbers", "basic_move", "value", as: "n-nodes") }. Stań blisko qoamu, który ci się przyda, i nie obok Kolosa, który może cię zranić.
prompt-case = Niezbędnik odkrywcy: bierzesz { PRINTED("gears", "exploration_case", "number", as: "n-crystals") } jednego koloru?
    .why = Twój ekwipunek daje to raz w Roku, na początku pierwszej tury. Te kryształy to jedna porcja i zastąpią zawartość wybranej klatki.
prompt-belt = Pas wielofunkcyjny: ile kart dobierasz?
    .why = Twój ekwipunek pozwala dobrać raz w Roku, na początku pierwszej tury. Limitu ręki nie przekroczysz.
prompt-move = Rusz się albo rozbij obóz.
    .why = Każda tura zaczyna się ruchem na inny węzeł albo obozem za jeden niebieski kryształ. Wszystko, co potem zrobisz, dotyczy tylko regionów wokół twojego węzła.
prompt-recovery-move = Dochodzisz do siebie: zwykły ruch albo obóz.
    .why = Twój Poszukiwacz był ranny i właśnie wstaje. W tej turze możesz wykonać zwykły ruch albo obóz i jedną akcję podstawową, bez niczego płatnego i specjalnego.
prompt-second-move = Podwójna zmiana: znów się rusz albo rozbij obóz.
    .why = Pracujesz na podwójną zmianę: po pierwszej akcji podstawowej musisz jeszcze raz się ruszyć albo rozbić obóz, a potem możesz wykonać kolejną.
prompt-card-move = { $number ->
    [one] Idź dalej o { $number } węzeł.
    [few] Idź dalej, najwyżej o { $number } węzły.
   *[many] Idź dalej, najwyżej o { $number } węzłów.
}
    .why = Karta pozwala iść dalej za darmo. Nie wolno skończyć tam, gdzie zaczął się ruch tej tury.
prompt-act = Wybierz akcję albo zakończ turę.
    .why = Masz jedną akcję podstawową i jedną specjalną, w dowolnej kolejności; każdą możesz pominąć. Wyszarzone wybory mówią, czego brakuje.
prompt-recovery-act = Dochodzisz do siebie: jedna akcja podstawowa albo koniec tury.
    .why = Dochodząc do siebie, masz jedną akcję podstawową i żadnej specjalnej. W następnej turze wszystko wraca do normy.
prompt-granted = { $curio }: wybierz akcję z karty.
    .why = Zagrana karta pozwala od razu wykonać jedną z tych akcji. Nie zużywa ona akcji podstawowej, ale zwykłe koszty trzeba zapłacić.
prompt-pay = { $number ->
    [one] Zapłać { $number } { $colour } kryształ.
    [few] Zapłać { $number } { $colour_acc } kryształy.
   *[many] Zapłać { $number } { $colour_gen } kryształów.
}
    .why = Wybierasz, które kryształy oddajesz, z dowolnych klatek. „Zapłać” opróżnia najpierw najmniej pełne; dzięki temu zostaje wolna klatka na następną porcję.
prompt-pay-wild = { $number ->
    [one] Zapłać { $number } { $colour } lub brązowy kryształ.
    [few] Zapłać { $number } { $colour_acc } lub brązowe kryształy.
   *[many] Zapłać { $number } { $colour_gen } lub brązowych kryształów.
}
    .why = Przy maszynach i cudach brązowy zastępuje każdy kolor. Zatrzymaj go, jeśli przyda się gdzie indziej; wybierasz, co oddajesz.
prompt-feed = { $number ->
    [one] Konwerter bierze jeszcze { $number } { $colour } kryształ. Z której klatki?
    [few] Konwerter bierze { $number } { $colour_acc } kryształy. Z których klatek?
   *[many] Konwerter bierze { $number } { $colour_gen } kryształów. Z których klatek?
}
    .why = Konwerter robi z pary kryształów jeden innego koloru. Wybierz, skąd wziąć tę parę.
prompt-deposit = Do której klatki wkładasz{ $blue ->
    [0] {""}
    [one] {" "}+{ $blue } niebieski
    [few] {" "}+{ $blue } niebieskie
   *[many] {" "}+{ $blue } niebieskich
}{ $green ->
    [0] {""}
    [one] {" "}+{ $green } zielony
    [few] {" "}+{ $green } zielone
   *[many] {" "}+{ $green } zielonych
}{ $brown ->
    [0] {""}
    [one] {" "}+{ $brown } brązowy
    [few] {" "}+{ $brown } brązowe
   *[many] {" "}+{ $brown } brązowych
}{ $gray ->
    [0] {""}
    [one] {" "}+{ $gray } szary
    [few] {" "}+{ $gray } szare
   *[many] {" "}+{ $gray } szarych
}{ $pink ->
    [0] {""}
    [one] {" "}+{ $pink } różowy
    [few] {" "}+{ $pink } różowe
   *[many] {" "}+{ $pink } różowych
}?
    .why = Wszystko, co dostajesz naraz, trafia do jednej klatki i zastępuje jej zawartość. Wybierz klatkę, której zawartość jest najmniej potrzebna, albo wyrzuć nowe kryształy.
prompt-colour = { $number ->
    [one] Wybierz kolor { $number } kryształu.
    [few] Wybierz kolor { $number } kryształów.
   *[many] Wybierz kolor { $number } kryształów.
}
    .why = Te kryształy bierzesz z zasobów w wybranym kolorze. Pomyśl, ile kosztuje twoja następna akcja.
prompt-crystal = Weź kryształ dowolnego koloru.
    .why = Ten kryształ to prezent: dołącza do klatki i niczego nie wypycha.
prompt-cage = Do której klatki dokładasz kryształ: { $colour }?
    .why = Kryształ dołącza do zawartości klatki. Włóż go tam, skąd go wydasz, a nie tam, gdzie trafi następna porcja.
prompt-draw = Ile kart dobierasz?
    .why = Zagranie kart kosztuje zielone kryształy, a ręka ma limit. Decydujesz, zanim je zobaczysz.
prompt-activate = Którą maszynę uruchamiasz?
    .why = Po wydobyciu każda twoja maszyna wokół może raz popracować, w dowolnej kolejności. Dobraną kartę widzisz, zanim zdecydujesz, co dalej.
prompt-harvest = Kombajn { $region_loc }: ile jeszcze kryształów?
    .why = Dzięki ulepszeniu ten kombajn bierze więcej. Wszystko trafi do jednej klatki razem z resztą wydobycia.
prompt-swap = Kombajn { $region_loc }: wziąć jeden kryształ w innym kolorze?
    .why = Ulepszenie pozwala zamienić jeden dodatkowy kryształ na kolor, którego region nie ma.
prompt-scavenge = Zbieraczka { $region_loc }: dobrać czy sprzedać kartę?
    .why = Ulepszenie daje wybór: nowa karta albo punkty za jedną z ręki.
prompt-purge = Rafineria { $region_loc }: zebrać pasożyta?
    .why = Dzięki ulepszeniu pracująca rafineria usuwa pasożyta za darmo. Liczy się on do rankingu tego Roku.
prompt-remove = { $number ->
    [one] Usuń { $number } pasożyta. Skąd?
    [few] Usuń najwyżej { $number } pasożyty. Skąd?
   *[many] Usuń najwyżej { $number } pasożytów. Skąd?
}
    .why = Każdy szary kryształ usuwa tyle pasożytów, ile masz siły. Oczyść regiony, w których śpią twoje maszyny albo w których czwarty pasożyt wszystko by zniszczył.
prompt-offer = Odłamek ma wartość { $number }: ile różowych kryształów płacisz?
    .why = Odłamek leży odkryty. Każdy różowy kryształ daje punkt, ale tylko pełna cena pozwala go zatrzymać, a kto na końcu nie ma żadnego, traci punkty.
prompt-upgrade = Masz już tyle ulepszeń, ile wolno. Zrobić miejsce na kartę { $curio }?
    .why = Poszukiwacz i ekwipunek ograniczają liczbę ulepszeń w grze. Oddaj jedno za nową kartę albo strać nową.
prompt-prevent = Trafienie: odrzuć kartę albo przyjmij ranę.
    .why = Ranny Poszukiwacz się kładzie i ma słabą następną turę. Ratuje przed tym dowolna karta z ręki.
prompt-wake = Który z twoich cudów działa najpierw?
    .why = Ktoś wydobywał obok kilku twoich cudów. Zadziałają wszystkie; wybierasz kolejność.
prompt-hub = Centrum osobliwości: dobierasz kartę czy zagrywasz?
    .why = Twój cud działa, bo ktoś obok niego wydobywał. Dobranie jest darmowe, zagranie kosztuje zielone jak zawsze.
prompt-bell = Mroczny dzwon: przesuwasz Kolosa?
    .why = Twój cud może przesunąć Kolosa o jeden krater. Tam, gdzie stanie, do obu regionów przyjdzie pasożyt.
prompt-altar = Żywy ołtarz: krok czy pasożyt?
    .why = Twój cud pozwala Poszukiwaczowi zrobić krok albo zebrać pasożyta obok.
prompt-pulsar = Pulsar: który kryształ oddajesz?
    .why = Cudzy cud zabiera po krysztale każdemu, kto jakiś ma. Wybierasz który.
prompt-transmuter = Transmuter: zamieniasz kryształ na punkty?
    .why = Twój cud zamienia jeden kryształ na { PRINTED("numbers", "transmute_points", "value") } PR. Możesz odmówić.

# -- dlaczego nie -------------------------------------------------------------------------------------------

refusal-nothing-to-extract = Wokół ciebie nie ma czego wydobywać.
refusal-region-full = Trzy maszyny stoją już { $region_loc }.
refusal-own-machine = Twoja maszyna stoi już { $region_loc }.
refusal-same-type = Taka maszyna ({ $machine }) stoi już { $region_loc }.
refusal-own-wonder = Twój cud stoi { $region_loc }.
refusal-cannot-pay = { $number ->
    [one] Nie masz czym zapłacić: { $number } { $colour }.
    [few] Nie masz czym zapłacić: { $number } { $colour_acc }.
   *[many] Nie masz czym zapłacić: { $number } { $colour_gen }.
}
refusal-cannot-pay-wild = { $number ->
    [one] Nie masz czym zapłacić: { $number } { $colour } lub brązowy.
    [few] Nie masz czym zapłacić: { $number } { $colour_acc } lub brązowe.
   *[many] Nie masz czym zapłacić: { $number } { $colour_gen } lub brązowych.
}
refusal-no-parasites = Wokół ciebie nie ma pasożytów.
refusal-not-at-colossus = Trzeba stać na krawędzi { $crater_gen }, w którym jest Kolos.
refusal-no-shards = Kolos nie ma już odłamków.
refusal-not-in-city = Trzeba stać przy Mieście.
refusal-retrieved-already = W tym Roku masz już pozyskaną Aparaturę.
refusal-slot-taken = Najpierw zamontuj { $tile_acc }.
refusal-tile-gone = Aparatury w kolorze { $colour_loc } w tym Roku już nie ma.
refusal-colour-installed = Masz już zamontowaną Aparaturę w kolorze { $colour_loc }.
refusal-no-tile = Nie masz Aparatury do zamontowania.
refusal-not-at-crater = Trzeba stać na krawędzi { $crater_gen }.
refusal-discharged = Twój zasilacz jest rozładowany.
refusal-recovering = Dochodząc do siebie, nie wykonasz akcji specjalnej.
refusal-special-used = Akcja specjalna jest już wykorzystana.
refusal-standard-used = Akcja podstawowa jest już wykorzystana.
refusal-move-card-late = Tylko zaraz po ruchu.
refusal-nothing-granted = Żadna z akcji tej karty nie jest teraz możliwa.
refusal-second-leg-due = Czeka jeszcze druga część podwójnej zmiany.
refusal-wonder-there = Cud stoi już { $region_loc }.
refusal-wonder-limit = { $number ->
    [one] Możesz odbudować tylko { $number } cud.
    [few] Możesz odbudować tylko { $number } cuda.
   *[many] Możesz odbudować tylko { $number } cudów.
}

# -- rzeczy -------------------------------------------------------------------------------------------------

colour-blue = niebieski
    .acc = niebieskie
    .gen = niebieskich
    .loc = niebieskim
colour-green = zielony
    .acc = zielone
    .gen = zielonych
    .loc = zielonym
colour-brown = brązowy
    .acc = brązowe
    .gen = brązowych
    .loc = brązowym
colour-gray = szary
    .acc = szare
    .gen = szarych
    .loc = szarym
colour-pink = różowy
    .acc = różowe
    .gen = różowych
    .loc = różowym
type-river = rzeka
    .about = Niebieski qoam: na obóz i na dłuższy ruch.
type-forest = las
    .about = Zielony qoam: na zagrywanie kart osobliwości.
type-mountains = góry
    .about = Brązowy qoam: zastępuje każdy kolor przy rozstawianiu maszyny i odbudowie cudu.
type-mist_valley = dolina mgieł
    .about = Szary qoam: na zwalczanie pasożytów.
type-crystal_field = kryształowe pole
    .about = Różowy qoam: na badanie Kolosa.
crater-crater_blue = niebieski krater
    .gen = niebieskiego krateru
    .loc = niebieskim kraterze
crater-crater_green = zielony krater
    .gen = zielonego krateru
    .loc = zielonym kraterze
crater-crater_brown = brązowy krater
    .gen = brązowego krateru
    .loc = brązowym kraterze
crater-crater_gray = szary krater
    .gen = szarego krateru
    .loc = szarym kraterze
crater-crater_pink = różowy krater
    .gen = różowego krateru
    .loc = różowym kraterze
team-red = czerwony
team-yellow = żółty
team-purple = fioletowy
team-black = czarny
team-white = biały
machine-harvester = kombajn
    .about = Przy wydobyciu: weź z jego regionu jeszcze { PRINTED("numbers", "harvest_crystals", "value", as: "n-crystals") }.
machine-scavenger = zbieraczka
    .acc = zbieraczkę
    .about = Przy wydobyciu: dobierz { PRINTED("numbers", "scavenge_cards", "value", as: "n-cards") }.
machine-refiner = rafineria
    .acc = rafinerię
    .about = Przy wydobyciu, jeśli z jej regionu wzięto kryształ: { PRINTED("numbers", "refine_points", "value") } PR. Przy Świetlistych promieniach ten kryształ trzeba za to oddać.
slot-harvester_1 = kombajn 1 (siła)
    .acc = kombajn 1 (siła)
    .about = Rząd 1: odsłania jeszcze jedną siłę.
slot-scavenger_1 = zbieraczka 1 (siła)
    .acc = zbieraczkę 1 (siła)
    .about = Rząd 1: odsłania jeszcze jedną siłę.
slot-refiner_1 = rafineria 1 ({ PRINTED("numbers", "refiner_1_points", "value") } PR)
    .acc = rafinerię 1 ({ PRINTED("numbers", "refiner_1_points", "value") } PR)
    .about = Rząd 1: ładuje zasilacz i daje { PRINTED("numbers", "refiner_1_points") } PR, raz.
slot-harvester_2 = kombajn 2 (ruch)
    .acc = kombajn 2 (ruch)
    .about = Rząd 2: za każdy niebieski kryształ idziesz o jeden węzeł dalej.
slot-scavenger_2 = zbieraczka 2 (ruch)
    .acc = zbieraczkę 2 (ruch)
    .about = Rząd 2: każdy niebieski kryształ prowadzi o jeden węzeł dalej niż dotąd.
slot-refiner_2 = rafineria 2 ({ PRINTED("numbers", "refiner_2_crystals", "value", as: "n-crystals") })
    .acc = rafinerię 2 ({ PRINTED("numbers", "refiner_2_crystals", "value", as: "n-crystals") })
    .about = Rząd 2: ładuje zasilacz i daje { PRINTED("numbers", "refiner_2_crystals", "value", as: "n-crystals") } jednego koloru, raz.
slot-harvester_3 = kombajn 3 (klatka)
    .acc = kombajn 3 (klatka)
    .about = Rząd 3: otwiera kolejną klatkę niwelującą.
slot-scavenger_3 = zbieraczka 3 (klatka)
    .acc = zbieraczkę 3 (klatka)
    .about = Rząd 3: otwiera kolejną klatkę niwelującą.
slot-refiner_3 = rafineria 3 (karty)
    .acc = rafinerię 3 (karty)
    .about = Rząd 3: ładuje zasilacz i pozwala dobrać najwyżej { PRINTED("numbers", "icon_cards", "value", as: "n-cards") }, raz.
cage-cage_1 = klatka 1
    .gen = klatki 1
    .about = Otwarta od początku. Porcja włożona do klatki zastępuje jej zawartość.
cage-cage_2 = klatka 2
    .gen = klatki 2
    .about = Otwarta od początku. Porcja włożona do klatki zastępuje jej zawartość.
cage-cage_3 = klatka 3
    .gen = klatki 3
    .about = Otwiera się po rozstawieniu kombajnu 3.
cage-cage_4 = klatka 4
    .gen = klatki 4
    .about = Otwiera się po rozstawieniu zbieraczki 3.
cage-cage_5 = klatka 5
    .gen = klatki 5
    .about = Klatka z ulepszenia Pomocnicza klatka.
cage-cage_6 = klatka 6
    .gen = klatki 6
    .about = Klatka z ulepszenia Pomocnicza klatka.
seeker-lone_survivor = Jedyny Ocalały
    .about = W ostatniej rundzie Roku zamiast zwykłego ruchu może pojawić się na dowolnym innym węźle.
seeker-heir = Dziedzic
    .about = { PRINTED("seekers", "heir", "number") } PR za każdą zagraną kartę osobliwości.
seeker-outsider = Przybysz
    .about = Badanie Kolosa daje { PRINTED("seekers", "outsider", "number") } PR zamiast { PRINTED("numbers", "pink_points", "value") } za każdy różowy kryształ.
seeker-criminal = Zbrodniarka
    .about = Po turze bez akcji specjalnej zakłada pancerz i nosi go do rany albo końca Roku; tura na dojście do siebie się nie liczy. W pancerzu może badać Kolosa, pozyskiwać i montować Aparaturę jako akcje specjalne.
seeker-cursed = Przeklęta
    .about = Akcje podstawowe w ostatniej rundzie każdego Roku: { PRINTED("seekers", "cursed", "number") }.
seeker-machine = Automat
    .about = Używając zasilacza, może dołożyć do klatki { PRINTED("seekers", "machine", "number", as: "n-crystals") } dowolnego koloru.
seeker-creature = Istota
    .about = Rozstawianie maszyn i zagrywanie kart osobliwości kosztuje ją o { PRINTED("seekers", "creature", "number", as: "n-crystals") } mniej; maszyna punktuje mimo to tak, jakby zapłaciła całość.
gear-hyper_boots = Hiperbuty
    .about = Zwykły ruch sięga o { PRINTED("gears", "hyper_boots", "number", as: "n-nodes") } dalej.
gear-primal_armor = Pierwotny pancerz
    .about = Na końcu { PRINTED("gears", "primal_armor", "number") } PR więcej za każdy odłamek.
gear-multifunctional_belt = Pas wielofunkcyjny
    .about = W pierwszej turze każdego Roku możesz dobrać najwyżej { PRINTED("gears", "multifunctional_belt", "number", as: "n-cards") }.
gear-exploration_case = Niezbędnik odkrywcy
    .about = W pierwszej turze każdego Roku możesz wziąć { PRINTED("gears", "exploration_case", "number", as: "n-crystals") } jednego koloru.
gear-parasite_sword = Zguba pasożytów
    .about = Siła większa o { PRINTED("numbers", "sword_strength", "value") }; { PRINTED("gears", "parasite_sword", "number") } PR w każdej turze, w której zwalczasz pasożyta.
gear-energy_harness = Uprząż energetyczna
    .about = Kryształy pozostałe na końcu są warte po { PRINTED("gears", "energy_harness", "number") } PR.
gear-vertebra_crown = Kręgowa korona
    .about = { PRINTED("gears", "vertebra_crown", "number") } PR na koniec Roku, jeśli ostatnia tura skończyła się na krawędzi krateru.
gear-empowered_tools = Wzmocnione narzędzia
    .about = { PRINTED("gears", "empowered_tools", "number") } PR za każdy montaż Aparatury.
gear-mechanic_gloves = Rękawice mechanika
    .about = Możesz rozstawić maszynę w ramach akcji specjalnej.
gear-energy_stabilizer = Stabilizator energii
    .about = Przeładowanie maszyn daje też { PRINTED("gears", "energy_stabilizer", "number", as: "n-cards") }.
card-event_river = Rzeka
    .about = Qoam, a na niektórych polach także pasożyty, w trzech regionach rzeki.
card-event_forest = Las
    .about = Qoam, a na niektórych polach także pasożyty, w trzech lasach.
card-event_mountains = Góry
    .about = Qoam, a na niektórych polach także pasożyty, w trzech regionach gór.
card-event_mist_valley = Dolina mgieł
    .about = Qoam, a na niektórych polach także pasożyty, w trzech dolinach mgieł.
card-event_crystal_field = Kryształowe pole
    .about = Qoam, a na niektórych polach także pasożyty, na trzech kryształowych polach.
card-colossus_swarm = Kolos: rój
    .about = Kolos idzie o liczbę strzałek; do każdego z dwóch regionów przy jego kraterze trafiają dwa pasożyty; Poszukiwacze są tam ranieni.
card-colossus_trail = Kolos: ślad
    .about = Po pasożycie w regionach przy jego kraterze; Kolos idzie o liczbę strzałek; po pasożycie przy nowym kraterze; Poszukiwacze są tam ranieni.
card-colossus_rampage = Kolos: szał
    .about = Kolos idzie o liczbę strzałek i rani wszystkich Poszukiwaczy po drodze; potem po pasożycie w regionach przy jego kraterze.
wonder-curio_hub = Centrum osobliwości
    .about = Koszt { PRINTED("wonders", "curio_hub", "cost") }. Właściciel może dobrać kartę osobliwości albo zagrać kartę za jej koszt.
wonder-dark_bell = Mroczny dzwon
    .about = Koszt { PRINTED("wonders", "dark_bell", "cost") }. Właściciel może przesunąć Kolosa o jeden krater; wtedy do obu regionów przy nim trafia pasożyt.
wonder-living_altar = Żywy ołtarz
    .about = Koszt { PRINTED("wonders", "living_altar", "cost") }. Właściciel może przejść na sąsiedni węzeł albo zebrać pasożyta obok swojego Poszukiwacza.
wonder-parasite_colony = Kolonia pasożytów
    .about = Koszt { PRINTED("wonders", "parasite_colony", "cost") }. Wrodzy Poszukiwacze na węźle właściciela i na sąsiednich są ranieni.
wonder-pulsar = Pulsar
    .about = Koszt { PRINTED("wonders", "pulsar", "cost") }. Każdy przeciwnik właściciela oddaje kryształ.
wonder-qoamcopia = Róg qoamu
    .about = Koszt { PRINTED("wonders", "qoamcopia", "cost") }. Właściciel dokłada do klatki kryształ dowolnego koloru.
wonder-transmuter = Transmuter
    .about = Koszt { PRINTED("wonders", "transmuter", "cost") }. Właściciel może zamienić kryształ na { PRINTED("numbers", "transmute_points", "value") } PR.
region-river_1 = rzeka wewnętrzna
    .gen = rzeki wewnętrznej
    .loc = nad rzeką wewnętrzną
    .short = rzeka wewnętrzna
    .about = Region wewnętrzny, przy Mieście.
region-river_2 = rzeka południowa
    .gen = rzeki południowej
    .loc = nad rzeką południową
    .short = rzeka południowa
    .about = Region zewnętrzny.
region-river_3 = rzeka wschodnia
    .gen = rzeki wschodniej
    .loc = nad rzeką wschodnią
    .short = rzeka wschodnia
    .about = Region zewnętrzny.
region-forest_1 = las wewnętrzny
    .gen = lasu wewnętrznego
    .loc = w lesie wewnętrznym
    .short = las wewnętrzny
    .about = Region wewnętrzny, przy Mieście.
region-forest_2 = las zachodni
    .gen = lasu zachodniego
    .loc = w lesie zachodnim
    .short = las zachodni
    .about = Region zewnętrzny.
region-forest_3 = las południowy
    .gen = lasu południowego
    .loc = w lesie południowym
    .short = las południowy
    .about = Region zewnętrzny.
region-mountains_1 = góry wewnętrzne
    .gen = gór wewnętrznych
    .loc = w górach wewnętrznych
    .short = góry wewnętrzne
    .about = Region wewnętrzny, przy Mieście.
region-mountains_2 = góry północne
    .gen = gór północnych
    .loc = w górach północnych
    .short = góry północne
    .about = Region zewnętrzny.
region-mountains_3 = góry zachodnie
    .gen = gór zachodnich
    .loc = w górach zachodnich
    .short = góry zachodnie
    .about = Region zewnętrzny.
region-mist_valley_1 = dolina mgieł wewnętrzna
    .gen = doliny wewnętrznej
    .loc = w dolinie wewnętrznej
    .short = dolina wewnętrzna
    .about = Region wewnętrzny, przy Mieście.
region-mist_valley_2 = dolina mgieł wschodnia
    .gen = doliny wschodniej
    .loc = w dolinie wschodniej
    .short = dolina wschodnia
    .about = Region zewnętrzny.
region-mist_valley_3 = dolina mgieł północna
    .gen = doliny północnej
    .loc = w dolinie północnej
    .short = dolina północna
    .about = Region zewnętrzny.
region-crystal_field_1 = kryształowe pole wewnętrzne
    .gen = pola wewnętrznego
    .loc = na polu wewnętrznym
    .short = pole wewnętrzne
    .about = Region wewnętrzny, przy Mieście.
region-crystal_field_2 = kryształowe pole południowe
    .gen = pola południowego
    .loc = na polu południowym
    .short = pole południowe
    .about = Region zewnętrzny.
region-crystal_field_3 = kryształowe pole północne
    .gen = pola północnego
    .loc = na polu północnym
    .short = pole północne
    .about = Region zewnętrzny.
node-city_0 = Miasto
node-city_1 = Miasto
node-city_2 = Miasto
node-city_3 = Miasto
node-city_4 = Miasto
node-ring_0 = węzeł
node-ring_1 = węzeł
node-ring_2 = węzeł
node-ring_3 = węzeł
node-ring_4 = węzeł
node-mid_l_0 = węzeł
node-mid_l_1 = węzeł
node-mid_l_2 = węzeł
node-mid_l_3 = węzeł
node-mid_l_4 = węzeł
node-mid_r_0 = węzeł
node-mid_r_1 = węzeł
node-mid_r_2 = węzeł
node-mid_r_3 = węzeł
node-mid_r_4 = węzeł
node-cr_l_0 = niebieski krater
node-cr_l_1 = zielony krater
node-cr_l_2 = brązowy krater
node-cr_l_3 = szary krater
node-cr_l_4 = różowy krater
node-cr_m_0 = niebieski krater
node-cr_m_1 = zielony krater
node-cr_m_2 = brązowy krater
node-cr_m_3 = szary krater
node-cr_m_4 = różowy krater
node-cr_r_0 = niebieski krater
node-cr_r_1 = zielony krater
node-cr_r_2 = brązowy krater
node-cr_r_3 = szary krater
node-cr_r_4 = różowy krater
node-ext_0 = brzeg
node-ext_1 = brzeg
node-ext_2 = brzeg
node-ext_3 = brzeg
node-ext_4 = brzeg
# What the sides of apparatuses count
apparatus-blue-day = { PRINTED("apparatus", "blue", "day_points") } PR za każdą twoją zbieraczkę na planszy.
apparatus-blue-night = { PRINTED("apparatus", "blue", "night_points") } PR za każdą twoją rafinerię.
apparatus-green-day = po { PRINTED("apparatus", "green", "day_points") } PR za kombajn 1 i zbieraczkę 1 (rząd siły), jeśli opuściły już planszę działu.
apparatus-green-night = po { PRINTED("apparatus", "green", "night_points") } PR za kombajn 2 i zbieraczkę 2 (rząd ruchu).
apparatus-brown-day = { PRINTED("apparatus", "brown", "day_points") } PR za każdy twój kombajn na planszy.
apparatus-brown-night = { PRINTED("apparatus", "brown", "night_points") } PR za każdy rodzaj regionu z twoją maszyną.
apparatus-gray-day = { PRINTED("apparatus", "gray", "day_points") } PR za każde ulepszenie w grze.
apparatus-gray-night = { PRINTED("apparatus", "gray", "night_points") } PR za każdego pasożyta zebranego w tym Roku; na końcu liczą się te z Roku III.
apparatus-pink-day = { PRINTED("apparatus", "pink", "day_points") } PR za każdy twój odłamek.
apparatus-pink-night = { PRINTED("apparatus", "pink", "night_points") } PR za każdą klatkę odsłoniętą w rzędzie 3.
tile-app_blue_1 = niebieska Aparatura I
    .acc = niebieską Aparaturę I
    .about = Dzień: { apparatus-blue-day } Noc: { apparatus-blue-night }
tile-app_blue_2 = niebieska Aparatura II
    .acc = niebieską Aparaturę II
    .about = Dzień: { apparatus-blue-day } Noc: { apparatus-blue-night }
tile-app_blue_3 = niebieska Aparatura III
    .acc = niebieską Aparaturę III
    .about = Dzień: { apparatus-blue-day } Noc: { apparatus-blue-night }
tile-app_green_1 = zielona Aparatura I
    .acc = zieloną Aparaturę I
    .about = Dzień: { apparatus-green-day } Noc: { apparatus-green-night } Rafinerie się nie liczą.
tile-app_green_2 = zielona Aparatura II
    .acc = zieloną Aparaturę II
    .about = Dzień: { apparatus-green-day } Noc: { apparatus-green-night } Rafinerie się nie liczą.
tile-app_green_3 = zielona Aparatura III
    .acc = zieloną Aparaturę III
    .about = Dzień: { apparatus-green-day } Noc: { apparatus-green-night } Rafinerie się nie liczą.
tile-app_brown_1 = brązowa Aparatura I
    .acc = brązową Aparaturę I
    .about = Dzień: { apparatus-brown-day } Noc: { apparatus-brown-night }
tile-app_brown_2 = brązowa Aparatura II
    .acc = brązową Aparaturę II
    .about = Dzień: { apparatus-brown-day } Noc: { apparatus-brown-night }
tile-app_brown_3 = brązowa Aparatura III
    .acc = brązową Aparaturę III
    .about = Dzień: { apparatus-brown-day } Noc: { apparatus-brown-night }
tile-app_gray_1 = szara Aparatura I
    .acc = szarą Aparaturę I
    .about = Dzień: { apparatus-gray-day } Noc: { apparatus-gray-night }
tile-app_gray_2 = szara Aparatura II
    .acc = szarą Aparaturę II
    .about = Dzień: { apparatus-gray-day } Noc: { apparatus-gray-night }
tile-app_gray_3 = szara Aparatura III
    .acc = szarą Aparaturę III
    .about = Dzień: { apparatus-gray-day } Noc: { apparatus-gray-night }
tile-app_pink_1 = różowa Aparatura I
    .acc = różową Aparaturę I
    .about = Dzień: { apparatus-pink-day } Noc: { apparatus-pink-night }
tile-app_pink_2 = różowa Aparatura II
    .acc = różową Aparaturę II
    .about = Dzień: { apparatus-pink-day } Noc: { apparatus-pink-night }
tile-app_pink_3 = różowa Aparatura III
    .acc = różową Aparaturę III
    .about = Dzień: { apparatus-pink-day } Noc: { apparatus-pink-night }
curio-IN201 = Błękitna żyła
curio-IN202 = Brunatna żyła
curio-IN203 = Zielona żyła
curio-IN204 = Szara żyła
curio-IN205 = Różowa żyła
curio-IN206 = Skrytka poszukiwacza
curio-IN207 = Skrytka poszukiwacza
curio-IN208 = Macierzysta żyła
curio-IN209 = Zapomniane archiwum
curio-IN210 = Zapomniane archiwum
curio-IN211 = Opowieść z pustkowi
curio-IN212 = Raport dla Organizacji
curio-IN213 = Legenda Miasta
curio-IN214 = Szybowiec
curio-IN215 = Lodowe sanie
curio-IN216 = Zapasowa bateria
curio-IN217 = Zapasowa bateria
curio-IN218 = Przenośne wiertło
curio-IN219 = Skrzynia zrzutowa
curio-IN220 = Zapiski łowcy
curio-IN221 = Dron kurierski
curio-IN222 = Ekipa terenowa
curio-IN223 = Pomocnicza klatka
curio-IN224 = Pomocnicza klatka
curio-IN225 = Rękawica rażąca
curio-IN226 = Rękawica rażąca
curio-IN227 = Żyrosilnik
curio-IN228 = Żyrosilnik
curio-IN229 = Konwerter qoamu
curio-IN230 = Konwerter qoamu
curio-IN231 = Pryzmatyczne wiertło
curio-IN232 = Pryzmatyczne wiertło
curio-IN233 = Podwójne wiertło
curio-IN234 = Podwójne wiertło
curio-IN235 = Handlarz reliktami
curio-IN236 = Handlarz reliktami
curio-IN237 = Szeroki skaner
curio-IN238 = Szeroki skaner
curio-IN239 = Oczyszczacz
curio-IN240 = Oczyszczacz
curio-IN241 = Palnik oczyszczający
curio-IN242 = Palnik oczyszczający
curio-IN243 = Zasadzka
curio-IN244 = Zasadzka
curio-IN245 = Sabotaż
curio-IN246 = Sabotaż
curio-IN247 = Sabotaż
curio-IN248 = Sabotaż
curio-IN249 = Ładunek qoamu
curio-IN250 = Ładunek qoamu
source-deploy = rozstawione maszyny
source-bonus = plansza działu
source-refine = rafinerie
source-investigate = badanie Kolosa
source-retrieve = pozyskana Aparatura
source-curio = karty osobliwości
source-seeker = Poszukiwacz
source-gear = ekwipunek
source-wonder = cuda
source-parasites = pasożyty
source-crystals = pozostałe kryształy
source-shards = odłamki
source-apparatus = zamontowana Aparatura
source-links = połączone odłamki
score-deploy = Rozstawione maszyny
score-bonus = Plansza działu
score-refine = Rafinerie
score-investigate = Badanie Kolosa
score-retrieve = Pozyskana Aparatura
score-curio = Karty osobliwości
score-seeker = Poszukiwacz
score-gear = Ekwipunek
score-wonder = Cuda
score-parasites = Pasożyty
score-crystals = Pozostałe kryształy
score-shards = Odłamki
score-apparatus = Zamontowana Aparatura
score-links = Połączone odłamki

# what an estimate counts beyond the points: for hints

prospect-crystals = kryształy do wydania
prospect-expedition = odłamki i Aparatura
prospect-division = plansza działu
prospect-place = dobre miejsce na planszy
prospect-machines = maszyny, które dalej pracują
prospect-parasites = zebrane pasożyty
prospect-wonders = Cuda
mark-map = Mapa: regiony, węzły i kratery
mark-distances = Odległości od Kolosa
mark-track = Tor wydarzeń
mark-seekers = Zdolności Poszukiwaczy
mark-gears = Zdolności ekwipunku
mark-character_icons = Limity i początkowy qoam postaci i ekwipunku (opublikowana jest suma Jedynego Ocalałego z Hiperbutami)
mark-curios = Karty osobliwości: liczba kopii, koszty i wartości (opublikowane są rodzaje efektów i karty ran)
mark-events = Karty wydarzeń
mark-wonders = Cuda
mark-division_board = Plansza działu
mark-apparatus = Aparatura
mark-shards = Odłamki i ich punkty
mark-parasite_points = Punkty za pasożyty (dla pięciu osób: odtworzone)
mark-neutral_machines = Neutralne maszyny
mark-player_colours = Kolory graczy (opublikowane są czerwony i żółty)

# Co leży na stole, tak jak mówi o tym terminal.
field-year = Rok
field-round = Runda
field-order = Kolejność
field-colossus = Kolos stoi przy
field-colossus-shards = Odłamki na Kolosie
field-qoam = Qoam w regionach
field-parasites = Pasożyty
field-machines = Maszyny
field-wonder-at = Cuda
field-wonder-owner = Cuda należą do
field-wonders-offered = Cuda do wyboru
field-track = Tor wydarzeń
field-year-cards = Karty Lat
field-event-deck = Karty wydarzeń w talii
field-curio-deck = Karty osobliwości w talii
field-curio-discard = Odrzucone osobliwości
field-shards-gone = Odłamki poza grą
field-bag = Odłamki w worku
field-seekers-shown = Poszukiwacze do wyboru
field-gears-shown = Ekwipunek do wyboru
field-rp = Punkty reputacji
field-seeker = Poszukiwacz
field-gear = Ekwipunek
field-node = Stoi na
field-lying = Leży
field-armour = Pancerz
field-charged = Naładowany
field-cages = Kryształy w klatkach
field-hand = Ręka
field-upgrades = Ulepszenia
field-left = Maszyny jeszcze na planszetce
field-shards = Odłamki
field-held = Trzymana aparatura
field-installed = Zainstalowana aparatura

# parts of the board that a phone jumps to
zone-map = Mapa

# Mapa miejsce po miejscu: sąsiedzi, co gdzie stoi, części mapy.
near-path = { $node }
near-corner = { $node }
near-region = { $region }
near-border = { $region }
near-crater = { $crater }
near-rim = { $node }
near-slope = { $region }
stands-seeker = { $seeker } (gracz: { $seat })
stands-lying = { $seeker } (gracz: { $seat }), rana
stands-qoam = qoam: { $number }
stands-parasites = { $number ->
    [one] { $number } pasożyt
    [few] { $number } pasożyty
   *[many] { $number } pasożytów
}
stands-machine = { $machine } (gracz: { $seat })
stands-neutral = { $machine } (neutralna)
stands-own-wonder = { $wonder } (gracz: { $seat })
stands-wonder = { $wonder }
stands-colossus = { $number ->
    [0] Kolos bez odłamków
    [one] Kolos, { $number } odłamek
    [few] Kolos, { $number } odłamki
   *[many] Kolos, { $number } odłamków
}
stands-tiles = Aparatura Roku { $number }
group-city = Miasto
group-paths = węzły
group-inside = regiony przy Mieście
group-outside = regiony zewnętrzne
group-craters = kratery
map-legend = @ Poszukiwacz (_ ranny), +3 qoam, * pasożyt, H kombajn, S zbieraczka, R rafineria, ! cud, & Kolos, y1 Aparatura Roku 1; ≈ rzeka, ♣ las, ▲ góry, ░ dolina mgieł, ◇ kryształowe pole, ( krater, □ Miasto; cyfra po znaku to numer właściciela.

# Numbers of the tables, counted, and what curio cards do.
one-or-other = { $one } albo { $other }
n-cards = { $n ->
        [one] { $n } kartę osobliwości
        [few] { $n } karty osobliwości
       *[many] { $n } kart osobliwości
    }
n-nodes = { $n ->
        [one] { $n } węzeł
        [few] { $n } węzły
       *[many] { $n } węzłów
    }
n-crystals = { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
curio-about = { $cost ->
        [0] Bez kosztu
       *[other] Koszt { $cost } (zielony)
    }. { $effect }
curio-does-take = Weź { $colour ->
        [blue] { $n ->
            [one] { $n } niebieski kryształ
            [few] { $n } niebieskie kryształy
           *[many] { $n } niebieskich kryształów
        }
        [brown] { $n ->
            [one] { $n } brązowy kryształ
            [few] { $n } brązowe kryształy
           *[many] { $n } brązowych kryształów
        }
        [green] { $n ->
            [one] { $n } zielony kryształ
            [few] { $n } zielone kryształy
           *[many] { $n } zielonych kryształów
        }
        [gray] { $n ->
            [one] { $n } szary kryształ
            [few] { $n } szare kryształy
           *[many] { $n } szarych kryształów
        }
        [pink] { $n ->
            [one] { $n } różowy kryształ
            [few] { $n } różowe kryształy
           *[many] { $n } różowych kryształów
        }
       *[any] { n-crystals } jednego koloru
    }.
curio-does-draw = { $n ->
        [1] Dobierz kartę osobliwości.
        [2] Dobierz 1 lub 2 karty osobliwości.
       *[other] Dobierz najwyżej { n-cards }.
    }
curio-does-score = { $n } PR.
curio-does-move = Zaraz po ruchu: idź najwyżej o { n-nodes } dalej.
curio-does-recharge = Naładuj swój zasilacz.
curio-does-action = Od razu: { $actions }.
at-once-extract = wydobywaj
at-once-deploy = rozstaw maszynę
at-once-eradicate = zwalczaj pasożyty
at-once-investigate = zbadaj Kolosa
at-once-retrieve = pozyskaj Aparaturę
at-once-install = zamontuj Aparaturę
at-once-restore = odbuduj cud
curio-does-wound = Rani wrogich Poszukiwaczy na twoim węźle i obok; { $n } PR za każdego trafionego.
curio-does-icon_cage = Ulepszenie: jeszcze jedna klatka niwelująca.
curio-does-icon_strength = Ulepszenie: { $n ->
        [1] jedna siła więcej
       *[other] siła większa o { $n }
    }.
curio-does-icon_move = Ulepszenie: każdy niebieski kryształ prowadzi o { $n ->
        [1] jeden węzeł dalej
       *[other] { n-nodes } dalej
    }.
curio-does-convert = Ulepszenie: raz w każdej zapłacie { n-crystals } jednego koloru liczą się jako jeden innego.
curio-does-harvester_any = Ulepszenie: kombajn może wziąć swój kryształ w dowolnym kolorze; ten z regionu zostaje.
curio-does-harvester_two = Ulepszenie: kombajny biorą jeszcze { n-crystals } zamiast { PRINTED("numbers", "harvest_crystals") }.
curio-does-scavenger_discard = Ulepszenie: zbieraczka zamiast dobierać może odrzucić kartę za { $n } PR.
curio-does-scavenger_two = Ulepszenie: zbieraczki dobierają najwyżej { n-cards }.
curio-does-refiner_three = Ulepszenie: rafinerie dają { $n } PR zamiast { PRINTED("numbers", "refine_points") }.
curio-does-refiner_parasite = Ulepszenie: uruchomiona rafineria może zebrać pasożyta ze swojego regionu.

# Ile opcja kosztuje i co daje: znak i liczba stoją przed słowem
gain-rp = PR
gain-cages = { $thing }
gain-parasites =
    { $count ->
        [one] pasożyt
        [few] pasożyty
        [many] pasożytów
       *[other] pasożyta
    }
gain-upgrades = { $thing }
gain-installed = { $thing }
gain-hand = { $thing }
    .some =
        { $count ->
            [one] osobliwość
            [few] osobliwości
            [many] osobliwości
           *[other] osobliwości
        }
node-touches = { $node } ({ $regions })
