title = Relikty ludzkości
subtitle = Wydobywaj to, co pozostało po ludzkości, twórz na to rynki, sprzedawaj i zdobywaj wpływy na statku.
participant-zu = Zu

## Opcje

option-faction = Zagraj jako { $faction }
option-toss = Wymień: { $card }
option-pick = Zatrzymaj: { $card }
option-place = Postaw trzeciego odkrywcę { $location_loc }
option-move = Przesuń odkrywcę: { $start } → { $goal }
option-card = Użyj: { $card }
option-pass = Pas
    .about = Nie wykonujesz więcej tur w tej rundzie i zatrzymujesz najwyżej dwie karty akcji.
option-travel = Podróż
    .about = Porusz odkrywców łącznie o tyle kroków, ile paliwa jest na karcie.
option-excavate = Wydobycie
    .about = Weź jeden lub dwa artefakty w kolorze karty z miejsc wykopalisk, na których stoją twoi odkrywcy.
option-market = Rynek
    .about = Z odkrywcą na rynku z karty: postaw handlarza, dodaj specjalnego kupującego, dodaj kolorowego kupującego.
option-sell = Sprzedaż
    .about = Sprzedaj artefakty jednego koloru na jednym do trzech rynków z twoimi handlarzami i zainteresowanymi kupującymi.
option-command = Rozkaz
    .about = Postaw handlarza na rynku z karty; postaw reprezentanta w jego centrum dowodzenia albo wycofaj stamtąd swojego.
option-smuggle = Przemyt
    .about = Z odkrywcą na czarnym rynku z karty: dostarcz artefakty za ich wartość albo nabądź za wartość plus 1.
option-survey = Prognoza
    .about = Zmień prognozę, weź żeton inicjatywy, odkryj dwa artefakty w kolorze karty.
option-dig = Wydobądź { $tile_acc } { $location_loc }
option-sample = Pobierz próbkę { $tile_gen }
option-sample-from = Pobierz próbkę { $tile_gen }; strażnik z pola: { $guard }
option-trader = Postaw handlarza { $market_loc }
option-trader-from = Postaw handlarza { $market_loc }; strażnik z pola: { $guard }
option-add = Dodaj { $buyer_acc } do kolejki { $market_gen }
option-region = Sprzedaj artefakty z { $colour_gen } regionu
option-sell-at = Sprzedaj { $market_loc }
option-give = Oddaj { $tile_acc } z { $store_gen }
option-keep = Zatrzymaj: { $card }
option-represent = Postaw reprezentanta { $centre_loc }
option-represent-from = Postaw reprezentanta { $centre_loc }; strażnik z pola: { $guard }
option-withdraw = Wycofaj reprezentanta { $centre_gen }
option-use = Użyj rozkazu: { $order }
option-promote = Awansuj handlarza z { $market_gen }
option-deliver = Dostarcz { $tile_acc } z { $store_gen }
option-acquire = Nabądź { $tile_acc } do { $store_gen }
option-replace = Zastąp: { $card } ({ $slot } karta prognozy)
option-claim = Weź za darmo { $tile_acc }
option-lay = Połóż { $tile_acc } na miejscu wykopalisk
option-buy = Kup { $tile_acc } za podwójną wartość
option-return = Nie kupuj; wtasuj resztę z powrotem
option-discard = Odrzuć { $card_acc }
option-skip = Pomiń
option-done = Gotowe

## Zdarzenia

event-took-faction = { $seat } gra jako { $faction }.
event-tossed = { $seat } wymienia { $card_acc }.
event-drew = { $seat } dobiera { $card_acc }.
event-drew-hidden = { $seat } dobiera { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
event-picked = { $seat } zatrzymuje { $card_acc }.
event-forecast = W prognozie pojawia się { $card }.
event-placed = { $seat } stawia trzeciego odkrywcę { $location_loc }.
event-moved = { $seat } przesuwa odkrywcę: { $start } → { $goal }.
event-travels = { $seat } zagrywa { $card_acc } i podróżuje.
event-excavates = { $seat } zagrywa { $card_acc } i wydobywa.
event-trades = { $seat } zagrywa { $card_acc } i działa na rynku.
event-sells = { $seat } zagrywa { $card_acc } i sprzedaje.
event-commands = { $seat } zagrywa { $card_acc } i wydaje rozkaz.
event-smuggles = { $seat } zagrywa { $card_acc } i przemyca.
event-surveys = { $seat } zagrywa { $card_acc } i prognozuje.
event-passed = { $seat } pasuje.
event-dug = { $seat } wydobywa { $tile_acc } { $location_loc }.
event-sampled = { $seat } pobiera próbkę { $tile_gen }.
event-guard-left = { $seat } zabiera strażnika z pola: { $tile }.
event-column-full = { $seat } zapełnia kolumnę galerii (kolor { $colour }) i dobiera kartę.
event-trader-set = { $seat } stawia handlarza { $market_loc }.
event-represented = { $seat } stawia reprezentanta { $centre_loc }.
event-withdrew = { $seat } wycofuje reprezentanta { $centre_gen }.
event-promoted = { $seat } awansuje handlarza: { $market } → { $centre }.
event-joined = Do kolejki { $market_gen } dołącza { $buyer }.
event-left = Kolejkę { $market_gen } opuszcza { $buyer }.
event-boarded = Na statek: { $buyer } ×{ $number }.
event-ashore = Ze statku wraca: { $buyer } ×{ $number }.
event-sold = { $seat } sprzedaje artefakty z { $colour_gen } regionu i zarabia { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}.
event-gave = { $seat } oddaje { $tile_acc }.
event-earned = { $seat } otrzymuje { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}.
event-used = { $seat } używa rozkazu: { $order }.
event-delivered = { $seat } dostarcza na czarny rynek { $tile_acc } za { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}.
event-acquired = { $seat } nabywa na czarnym rynku { $tile_acc } za { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}.
event-replaced = { $seat } zmienia prognozę: { $previous } → { $card }.
event-token = { $seat } bierze żeton inicjatywy { $number }.
event-unearthed = { $seat } odkrywa { $tile_acc }.
event-laid = Nowy artefakt { $location_loc }: { $tile }.
event-stacked = Na spód stosu czarnego rynku: { $tile }.
event-claimed = { $seat } bierze za darmo { $tile_acc }.
event-bought = { $seat } kupuje { $tile_acc } za { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}.
event-returned = Z powrotem do stosu: { $tile }.
event-kept = { $seat } zatrzymuje { $card_acc }.
event-discarded = { $seat } odrzuca { $card_acc }.
event-reshuffled = Z odrzuconych kart akcji powstaje nowa, potasowana talia.
event-round = Zaczyna się runda { $number }.
event-order-shown = Rozkaz { $order } trafia na statek: { $centre }.
event-order-flipped = Rozkaz { $order } ({ $centre }) odwraca się na żółtą stronę.
event-goes = { $seat } zajmuje { $number }. miejsce w kolejności.
event-rotated = Z wierzchu na spód stosu czarnego rynku: { $tile }.
event-majority = { $seat } otrzymuje { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
} ({ $centre }).
event-gallery = { $seat } otrzymuje { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
} za galerię.
event-leftovers = { $seat }: pozostałe artefakty liczą się za { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}.
event-zu-reveals = { $zu_card }.
event-zu-skips = Odrzucona bez użycia: { $zu_card }.
event-zu-fails = Akcja Zu nie udaje się: zamiast niej Zu otrzymuje { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}.

## Pytania

prompt-faction = Wybierz swoją frakcję.
    .why = Zdolność frakcji działa przez całą grę; jej inicjatywa decyduje o pierwszej kolejności tur.
prompt-mulligan = Masz co najmniej cztery karty jednego koloru lub symbolu: możesz raz wymienić dowolne z nich.
    .why = Jednostronną rękę możesz raz poprawić, zanim wyłoży się prognozę. Wymienić wolno tylko karty, które się powtarzają.
prompt-no-mulligan = Nie masz czterech kart jednego koloru ani symbolu: zatrzymujesz wszystkie.
    .why = Pytamy wszystkich, żeby nikt nie poznał, kto ma cztery takie same karty. Nie masz czego wymieniać.
prompt-exchange = Wymień kolejne z nich albo dobierz { $number ->
    [one] { $number } nową kartę
    [few] { $number } nowe karty
    [many] { $number } nowych kart
   *[other] { $number } nowej karty
}.
    .why = Możesz oddać więcej powtarzających się kart; potem dobierzesz tyle samo.
prompt-draft = Draft: zatrzymaj jeszcze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}; resztę dostaje sąsiad po lewej.
    .why = Zatrzymujesz dwie karty, resztę podajesz w lewo. Kolor służy do wydobycia, symbol do rynków i rozkazów, więc bierz to, co pasuje do twoich odkrywców i handlarzy.
prompt-last-draft = Draft: zatrzymaj jeszcze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}; reszta zostaje odrzucona.
    .why = Zatrzymujesz dwie ostatnie; pozostałe przepadają.
prompt-draft-alone = Draft: zatrzymaj jeszcze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}; potem część reszty zostaje losowo odrzucona.
    .why = W pojedynkę wybierasz z dziewięciu kart, a los zabiera część między wyborami.
prompt-place = Postaw trzeciego odkrywcę gdziekolwiek poza miejscami dwóch pierwszych.
    .why = Raz w grze swobodnie stawiasz trzeciego odkrywcę. Wybierz miejsce wykopalisk albo rynek, którego twoje karty mogą od razu użyć.
prompt-free-move = Możesz za darmo przesunąć jednego odkrywcę do sąsiedniej lokalizacji.
    .why = Twoja frakcja może przed każdą turą zrobić krok bez karty.
prompt-card = Wybierz kartę, której użyjesz, albo spasuj. { $number ->
    [one] Została { $number } akcja
    [few] Zostały { $number } akcje
    [many] Zostało { $number } akcji
   *[other] Zostało { $number } akcji
} w tej turze.
    .why = Każda akcja kosztuje kartę. Kolor, symbol i paliwo decydują, do czego się nada; użycie wybierzesz za chwilę.
prompt-action = Do czego ma posłużyć { $card }?
    .why = Karta może teraz posłużyć do jednej z tych rzeczy. Wyszarzone mówią, czego brakuje: odkrywcy, handlarza, kupującego, miejsca.
prompt-travel = Podróż: { $number ->
    [one] został { $number } krok
    [few] zostały { $number } kroki
    [many] zostało { $number } kroków
   *[other] zostało { $number } kroku
}.
    .why = Kroki dzielisz między odkrywców. Wydobycie, rynek i przemyt wymagają kogoś na miejscu; dwaj twoi nie mogą skończyć razem.
prompt-relocate = Przenieś najwyżej { $number ->
    [one] { $number } odkrywcę
    [few] { $number } odkrywców
    [many] { $number } odkrywców
   *[other] { $number } odkrywcy
}.
    .why = Rozkaz przenosi odkrywców dokądkolwiek, bez ścieżek.
prompt-dig = Wydobycie: weź artefakt z { $colour_gen } regionu.
    .why = Artefakt trafia do ładowni. Wartość liczy się na czarnym rynku, rodzaj w galerii; sprzedaż nie patrzy ani na jedno, ani na drugie.
prompt-dig-more = Wydobycie: możesz wziąć drugi { $colour } artefakt.
    .why = Drugi musi pochodzić z innego miejsca wykopalisk, na którym masz odkrywcę.
prompt-dig-order = Możesz wziąć artefakt z miejsca wykopalisk.
    .why = Rozkaz pozwala wziąć artefakt bez akcji wydobycia.
prompt-sample = Możesz pobrać próbki nowo zdobytych artefaktów.
    .why = Znacznik załogi strzeże tego rodzaju w galerii do końca, nawet po sprzedaży artefaktu. Kolumny i rzędy płacą na końcu według liczby strażników.
prompt-archive = Możesz pobrać próbkę artefaktu, nie zabierając go.
    .why = Rozkaz stawia strażnika w galerii za artefakt, który zostaje na miejscu.
prompt-market = Akcja, { $market }: najpierw handlarz, potem specjalny kupujący, potem kolorowy; każdego możesz pominąć.
    .why = Przygotuj sprzedaż: musi tu stać twój handlarz, a kupujący w kolejce płacą po 2. Dodani kupujący podnoszą też popularność koloru.
prompt-purchase = Przed sprzedażą możesz nabyć artefakt z czarnego rynku za jego wartość.
    .why = Twoja frakcja może przed sprzedażą tanio kupić artefakt, za samą wartość.
prompt-region = Artefakty którego regionu sprzedajesz?
    .why = Wszystkie artefakty sprzedaży są z jednego regionu. Za popularność płaci się raz, więc sprzedawaj to, co modne i ma kupujących.
prompt-sell-at = Wybierz od jednego do trzech rynków na artefakty z { $colour_gen } regionu.
    .why = Każdy rynek bierze jeden artefakt i płaci za wszystkich chętnych. Dwa lub trzy rynki dają więcej oraz karty.
prompt-give = Wybierz { $number ->
    [one] artefakt
    [few] { $number } artefakty
    [many] { $number } artefaktów
   *[other] { $number } artefaktu
} do oddania.
    .why = Artefakty wypadają z gry. Zatrzymaj cenne na czarny rynek albo zwolnij potrzebne miejsce.
prompt-keep = Zatrzymaj jedną z dobranych kart.
    .why = Trzy rynki naraz dają lepszą z dwóch kart, a rozkazy jedną z kilku; pozostałe przepadają.
prompt-command = Rozkaz: handlarz { $market_loc } i reprezentant { $centre_loc }, wstawiony albo wycofany; jedno z nich lub oba.
    .why = Handlarz przygotowuje sprzedaż na tym rynku; reprezentant liczy się do przewagi w centrum. Wycofując go, możesz od rundy 2 użyć tamtejszego rozkazu.
prompt-use = Użyć rozkazu: { $order }?
    .why = Wycofujesz reprezentanta i możesz raz użyć rozkazu przy tym centrum. Możesz też zrezygnować.
prompt-campaign = Dodaj najwyżej { $number ->
    [one] { $number } kupującego
    [few] { $number } kupujących
    [many] { $number } kupujących
   *[other] { $number } kupującego
} do dowolnych kolejek.
    .why = Rozkaz dodaje kupujących do dowolnych kolejek. Zapłacą przy twoich sprzedażach i zmienią popularność.
prompt-contraband = Możesz zabrać wierzchni artefakt jednego stosu czarnego rynku.
    .why = Rozkaz bierze artefakt z czarnego rynku bez odkrywcy na miejscu.
prompt-traders = Postaw najwyżej { $number ->
    [one] { $number } handlarza
    [few] { $number } handlarzy
    [many] { $number } handlarzy
   *[other] { $number } handlarza
} na różnych rynkach.
    .why = Handlarz musi stać na rynku, zanim na nim sprzedasz.
prompt-promote = Awansuj najwyżej { $number ->
    [one] { $number } handlarza
    [few] { $number } handlarzy
    [many] { $number } handlarzy
   *[other] { $number } handlarza
}.
    .why = Awansowany handlarz liczy się do przewagi w centrum nad rynkiem, ale już nie sprzedaje.
prompt-smuggle = Przemyt: nabądź jeden lub dwa wierzchnie artefakty albo dostarcz jeden lub dwa własne, różnych kolorów.
    .why = Albo sprzedajesz artefakty za ich wartość, albo kupujesz wierzchnie za wartość i 1 więcej. Pierwszy wybór rozstrzyga.
prompt-deliver = Możesz dostarczyć drugi artefakt, w innym kolorze.
    .why = Drugi dostarczony artefakt musi mieć inny kolor. Zwalnia miejsce i przynosi swoją wartość.
prompt-acquire = Możesz nabyć drugi artefakt, w innym kolorze.
    .why = Drugi artefakt musi pochodzić z innego stosu.
prompt-replace = Którą kartę prognozy zastąpi { $card }?
    .why = Twoja karta zajmuje miejsce w prognozie: przed następną rundą przyniesie artefakty swojego koloru. Oznaczonych kart nie można zastąpić.
prompt-claim = Możesz wziąć jeden z tych artefaktów za darmo.
    .why = Twoja frakcja może zatrzymać jeden artefakt za darmo.
prompt-lay = Jeden z tych artefaktów musi trafić na miejsce wykopalisk.
    .why = Jeden artefakt musi trafić na swoje miejsce wykopalisk, gdzie każdy może go wydobyć. Drugi możesz kupić.
prompt-buy = Możesz kupić jeden artefakt za podwójną wartość.
    .why = Kosztuje podwójną wartość i można od razu pobrać próbkę. Inaczej wraca do stosu.
prompt-discard = Odrzuć jeszcze { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}; dwie zostają.
    .why = Pasując, zatrzymujesz na następną rundę najwyżej dwie karty akcji.

## Dlaczego nie

refusal-needs-action-card = Karta podróży służy tylko do podróży i sprzedaży.
refusal-nothing-to-dig = Tam, gdzie stoją twoi odkrywcy, nie ma artefaktów w kolorze karty.
refusal-not-at-site = Nie stoi tam żaden z twoich odkrywców.
refusal-same-site = Drugi artefakt musi pochodzić z innego miejsca wykopalisk.
refusal-hold-full = Twoja ładownia jest pełna.
refusal-stores-full = Twoja ładownia i ukryty luk są pełne.
refusal-not-at-market = Na rynku z karty nie ma twojego odkrywcy.
refusal-nothing-to-add = Nie ma już ani załogi, ani kupujących.
refusal-no-artifact = Nie masz artefaktów na sprzedaż.
refusal-no-sale = Na żadnym rynku z twoim handlarzem nikt nie chce twoich artefaktów.
refusal-no-crew = Nie masz już załogi.
refusal-no-representative = Nie masz tam reprezentanta.
refusal-not-at-black-market = Na czarnym rynku z karty nie ma twojego odkrywcy.
refusal-nothing-to-smuggle = Nie masz czego dostarczyć i nie możesz niczego nabyć.
refusal-forecast-marked = Leży tam już znacznik załogi.
refusal-forecast-full = Na każdej karcie prognozy leży już znacznik załogi.
refusal-stack-empty = Nie ma już czego dobrać w tym kolorze.
refusal-too-dear = To kosztuje { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
    [many] { $number } kredytów
   *[other] { $number } kredytu
}: masz za mało.
refusal-no-buyer-left = Nie ma już takiego kupującego.
refusal-no-trader = Nie masz tam handlarza.
refusal-no-interest = Nikt tam nie chce tego koloru.
refusal-enough-markets = Możesz sprzedawać tylko na { $number ->
    [one] { $number } rynku
    [few] { $number } rynkach
    [many] { $number } rynkach
   *[other] { $number } rynku
}.
refusal-already-sampled = Masz już tę próbkę.
refusal-same-colour = Drugi artefakt musi mieć inny kolor.
refusal-faction-taken = Tą frakcją gra już ktoś inny.
refusal-start-place = Stoi tam już twój odkrywca.
refusal-idle-order = Ten rozkaz nic by ci teraz nie dał.

## Niemożliwe ustawienia, remisy, arkusz wyniku

impossible-no-solo-draft = W grze solo nie wybiera się początkowej ręki w drafcie.
impossible-solo-only = Trudność Zu można zmieniać tylko w grze jednoosobowej.
impossible-easy-or-hard = Nieudana akcja nie może dawać Zu zarazem mniej i więcej.
tie-more-artifacts = Równe kredyty: decyduje liczba artefaktów w ładowni i luku.
tie-shared = Równe kredyty i tyle samo artefaktów: zwycięstwo jest wspólne.
tie-zu-wins-ties = Równe kredyty: do wygranej trzeba mieć więcej niż Zu.
score-start = Kredyty początkowe
score-sales = Sprzedaż
score-deliveries = Dostawy na czarny rynek
score-purchases = Zakupy
score-abilities = Rozkazy
score-majority_1 = Centra dowodzenia, runda 1
score-majority_2 = Centra dowodzenia, runda 2
score-majority_3 = Centra dowodzenia, runda 3
score-gallery = Galeria
score-failures = Nieudane akcje Zu
score-leftovers = Pozostałe artefakty

# what an estimate counts beyond the points: for hints

prospect-gallery = próbki w galerii
prospect-majorities = przewagi w centrach dowodzenia
prospect-sales = przyszła sprzedaż
prospect-cards = karty na kolejne tury
prospect-traders = handlarze na rynkach

# podpowiedzi liczą w kredytach
hint-points = { $points ->
    [one] 1 kredyt w tej turze: { $parts }.
    [few] { $points } kredyty w tej turze: { $parts }.
   *[many] { $points } kredytów w tej turze: { $parts }.
  }
hint-pays = { $points ->
    [one] Kosztuje w tej turze 1 kredyt: { $parts }.
    [few] Kosztuje w tej turze { $points } kredyty: { $parts }.
   *[many] Kosztuje w tej turze { $points } kredytów: { $parts }.
  }
hint-no-points = W tej turze jeszcze bez kredytów.
hint-rival-less = { $points ->
    [one] { $name } traci na tym około 1 kredytu.
    [few] { $name } traci na tym około { $points } kredytów.
   *[many] { $name } traci na tym około { $points } kredytów.
  }
hint-rival-more = { $points ->
    [one] Ale { $name } zyskuje na tym około 1 kredytu.
    [few] Ale { $name } zyskuje na tym około { $points } kredytów.
   *[many] Ale { $name } zyskuje na tym około { $points } kredytów.
  }

## Warianty

variant-factions = Frakcje
    .about = Gracze wybierają frakcje w kolejności miejsc albo dostają je losowo.
variant-factions-choose = do wyboru
variant-factions-random = losowo
variant-hand_draft = Draft początkowej ręki
    .about = Doświadczeni gracze wybierają pierwsze sześć kart w drafcie, jak w późniejszych rundach.
variant-solo_easy_1 = Łatwiej: ubogi Zu
    .about = Zu zaczyna bez kredytów.
variant-solo_easy_2 = Łatwiej: bez pocieszenia
    .about = Zu nie dostaje kredytów za nieudane akcje.
variant-solo_easy_3 = Łatwiej: mniej kupujących
    .about = W akcji rynku Zu dodaje specjalnych kupujących, ale nie kolorowych.
variant-solo_easy_4 = Łatwiej: roztargniony Zu
    .about = Po karcie zrywu, prognozy lub wydobycia Zu odrzuca następną kartę bez użycia.
variant-solo_easy_5 = Łatwiej: mała załoga
    .about = Zu ma tylko tyle znaczników załogi: { PRINTED("numbers", "crew", "value") }.
variant-solo_hard_1 = Trudniej: oba kolory
    .about = Dwukolorowa karta wydobycia daje Zu po jednym artefakcie każdego koloru.
variant-solo_hard_2 = Trudniej: hojne pocieszenie
    .about = Nieudana akcja daje Zu { PRINTED("numbers", "hard_failure_credits", "value", as: "n-credits") } zamiast { PRINTED("numbers", "failure_credits", "value") }.
variant-solo_hard_3 = Trudniej: dowolny schowek
    .about = Zu może trzymać każdy artefakt w ładowni lub w luku.
variant-solo_hard_4 = Trudniej: zbędny balast
    .about = Na koniec tracisz wartość artefaktów pozostałych w twojej ładowni i luku.
variant-solo_hard_5 = Trudniej: zakupy na czarnym rynku
    .about = Po każdym zakupie na czarnym rynku Zu nabywa też najcenniejszy przydatny artefakt.

## Co jest opublikowane, a co odtworzone

mark-procedures = Przebieg gry, akcje, frakcje, punktacja, priorytety i trudność Zu
mark-components = Liczby elementów
mark-locations = Liczby lokalizacji każdego rodzaju
mark-map_edge = Ścieżki przez krawędź mapy, położenie rynku krzyża i wschodniego czarnego rynku
mark-map = Wszystkie inne ścieżki, nazwy i współrzędne oraz to, gdzie co się wydobywa
mark-values = Wartość artefaktu zależna od liczby kopii
mark-rarity = Liczba kopii każdego z czterech rodzajów
mark-action_cards = Karty akcji: każdy kolor z każdym symbolem, po tyle samo
mark-symbols = Centrum dowodzenia i czarny rynek każdego symbolu
mark-travel_cards = Karty podróży
mark-buyer_cards = Ile kart kupujących pokazuje każdy kolor, a ile jest specjalnych
mark-popularity = Tory popularności
mark-rank_credits = Kredyty za trzecie i czwarte miejsce popularności (pozostałe są opublikowane)
mark-stores = Wielkość ładowni i ukrytego luku
mark-gallery = Tabele galerii (opublikowane są tylko cztery liczby)
mark-initiative = Inicjatywa i kolory frakcji
mark-orders = Wszystkie szesnaście zdolności rozkazów
mark-zu_decks = Talie Zu według rund i rodzajów
mark-zu_cards = Kolory na kartach wydobycia Zu

## Frakcje i rozkazy

faction-aqulla = Kolektyw Aqulla
    .about = Kupcy, inicjatywa { PRINTED("factions", "aqulla", "initiative") }. Gdy sprzedajesz kartą akcji, rynek z tej karty nie wymaga twojego handlarza.
faction-gul = Kartel Gul
    .about = Przemytnicy, inicjatywa { PRINTED("factions", "gul", "initiative") }. Przed sprzedażą, z odkrywcą na dowolnym czarnym rynku, możesz nabyć wierzchni artefakt za jego wartość.
faction-issisinui = Is'sisinui
    .about = Jasnowidze, inicjatywa { PRINTED("factions", "issisinui", "initiative") }. Prognoza odkrywa o jeden artefakt więcej i jeden z nich możesz wziąć za darmo.
faction-dal_harrai = Korporacja Dal-Harrai
    .about = Piloci, inicjatywa { PRINTED("factions", "dal_harrai", "initiative") }. Na początku każdej tury możesz za darmo przesunąć odkrywcę do sąsiedniej lokalizacji.
faction-kuti_kuti = Związek Kuti Kuti
    .about = Wydobywcy, inicjatywa { PRINTED("factions", "kuti_kuti", "initiative") }. Jednym odkrywcą możesz wydobyć drugi artefakt tego samego koloru z tego samego lub sąsiedniego miejsca.
faction-zu = Zu
    .about = Automatyczny przeciwnik w grze solo, inicjatywa { PRINTED("factions", "zu", "initiative") }.

order-order_flight = Lot alarmowy
    .about = Biała: porusz odkrywców łącznie o najwyżej { PRINTED("orders", "order_flight", "white", as: "n-steps") }. Żółta: przenieś odkrywców gdziekolwiek, najwyżej tylu: { PRINTED("orders", "order_flight", "yellow") }.
    .white = Porusz odkrywców łącznie o najwyżej { PRINTED("orders", "order_flight", "white", as: "n-steps") }.
    .yellow = Przenieś odkrywców gdziekolwiek, najwyżej tylu: { PRINTED("orders", "order_flight", "yellow") }.
order-order_dig = Zdalne wykopaliska
    .about = Biała: weź dowolny artefakt z miejsca, na którym stoi twój odkrywca. Żółta: z dowolnego miejsca.
    .white = Weź dowolny artefakt z miejsca, na którym stoi twój odkrywca.
    .yellow = Weź dowolny artefakt z dowolnego miejsca.
order-order_supplies = Zrzut zaopatrzenia
    .about = Biała: { PRINTED("orders", "order_supplies", "white", as: "n-credits") }, dobierz { PRINTED("numbers", "supplies_white", "value", as: "n-action-cards") } i zatrzymaj 1. Żółta: { PRINTED("orders", "order_supplies", "yellow", as: "n-credits") }, dobierz { PRINTED("numbers", "supplies_yellow", "value") } i zatrzymaj 1.
    .white = Zyskaj { PRINTED("orders", "order_supplies", "white", as: "n-credits") }, dobierz { PRINTED("numbers", "supplies_white", "value", as: "n-action-cards") } i zatrzymaj jedną.
    .yellow = Zyskaj { PRINTED("orders", "order_supplies", "yellow", as: "n-credits") }, dobierz { PRINTED("numbers", "supplies_yellow", "value", as: "n-action-cards") } i zatrzymaj jedną.
order-order_campaign = Kampania reklamowa
    .about = Biała: dodaj kolorowych kupujących do dowolnych kolejek, najwyżej { PRINTED("orders", "order_campaign", "white") }. Żółta: najwyżej { PRINTED("orders", "order_campaign", "yellow") }, także specjalnych.
    .white = Dodaj kolorowych kupujących do dowolnych kolejek, najwyżej { PRINTED("orders", "order_campaign", "white") }.
    .yellow = Dodaj kupujących, także specjalnych, do dowolnych kolejek, najwyżej { PRINTED("orders", "order_campaign", "yellow") }.
order-order_contraband = Kontrabanda
    .about = Biała: nabądź wierzchni artefakt czarnego rynku za jego wartość. Żółta: za darmo.
    .white = Nabądź wierzchni artefakt czarnego rynku za jego wartość.
    .yellow = Weź wierzchni artefakt czarnego rynku za darmo.
order-order_grant = Dotacja
    .about = Biała: { PRINTED("orders", "order_grant", "white", as: "n-credits") }. Żółta: { PRINTED("orders", "order_grant", "yellow", as: "n-credits") }.
    .white = Zyskaj { PRINTED("orders", "order_grant", "white", as: "n-credits") }.
    .yellow = Zyskaj { PRINTED("orders", "order_grant", "yellow", as: "n-credits") }.
order-order_promotion = Szybka ścieżka
    .about = Biała: postaw handlarzy na różnych rynkach, najwyżej { PRINTED("orders", "order_promotion", "white") }. Żółta: awansuj handlarzy, najwyżej { PRINTED("orders", "order_promotion", "yellow") }.
    .white = Postaw handlarzy na różnych rynkach, najwyżej { PRINTED("orders", "order_promotion", "white") }.
    .yellow = Awansuj handlarzy, najwyżej { PRINTED("orders", "order_promotion", "yellow") }.
order-order_archive = Archiwum
    .about = Biała: pobierz próbkę artefaktu z dowolnego miejsca wykopalisk, nie zabierając go. Żółta: { PRINTED("orders", "order_archive", "yellow", as: "n-credits") }, a liczą się też wierzchnie artefakty czarnego rynku.
    .white = Pobierz próbkę artefaktu z dowolnego miejsca wykopalisk, nie zabierając go.
    .yellow = Zyskaj { PRINTED("orders", "order_archive", "yellow", as: "n-credits") } i pobierz próbkę artefaktu z dowolnego miejsca wykopalisk albo z wierzchu czarnego rynku, nie zabierając go.

## Rzeczy

colour-yellow = żółty
    .gen = żółtego
colour-green = zielony
    .gen = zielonego
colour-red = czerwony
    .gen = czerwonego
colour-purple = fioletowy
    .gen = fioletowego
colour-orange = pomarańczowy
    .gen = pomarańczowego

tile-yellow_k1 = piłka futbolowa (żółty, { PRINTED("kinds", "k1", "value") })
    .acc = piłkę futbolową (żółty, { PRINTED("kinds", "k1", "value") })
    .gen = piłki futbolowej (żółty, { PRINTED("kinds", "k1", "value") })
tile-yellow_k2 = marakasy (żółty, { PRINTED("kinds", "k2", "value") })
    .acc = marakasy (żółty, { PRINTED("kinds", "k2", "value") })
    .gen = marakasów (żółty, { PRINTED("kinds", "k2", "value") })
tile-yellow_k3 = maska karnawałowa (żółty, { PRINTED("kinds", "k3", "value") })
    .acc = maskę karnawałową (żółty, { PRINTED("kinds", "k3", "value") })
    .gen = maski karnawałowej (żółty, { PRINTED("kinds", "k3", "value") })
tile-yellow_k4 = gitara (żółty, { PRINTED("kinds", "k4", "value") })
    .acc = gitarę (żółty, { PRINTED("kinds", "k4", "value") })
    .gen = gitary (żółty, { PRINTED("kinds", "k4", "value") })
tile-green_k1 = tablica rejestracyjna (zielony, { PRINTED("kinds", "k1", "value") })
    .acc = tablicę rejestracyjną (zielony, { PRINTED("kinds", "k1", "value") })
    .gen = tablicy rejestracyjnej (zielony, { PRINTED("kinds", "k1", "value") })
tile-green_k2 = znak STOP (zielony, { PRINTED("kinds", "k2", "value") })
    .acc = znak STOP (zielony, { PRINTED("kinds", "k2", "value") })
    .gen = znaku STOP (zielony, { PRINTED("kinds", "k2", "value") })
tile-green_k3 = felga (zielony, { PRINTED("kinds", "k3", "value") })
    .acc = felgę (zielony, { PRINTED("kinds", "k3", "value") })
    .gen = felgi (zielony, { PRINTED("kinds", "k3", "value") })
tile-green_k4 = głowa jelenia (zielony, { PRINTED("kinds", "k4", "value") })
    .acc = głowę jelenia (zielony, { PRINTED("kinds", "k4", "value") })
    .gen = głowy jelenia (zielony, { PRINTED("kinds", "k4", "value") })
tile-red_k1 = kanister (czerwony, { PRINTED("kinds", "k1", "value") })
    .acc = kanister (czerwony, { PRINTED("kinds", "k1", "value") })
    .gen = kanistra (czerwony, { PRINTED("kinds", "k1", "value") })
tile-red_k2 = wuwuzela (czerwony, { PRINTED("kinds", "k2", "value") })
    .acc = wuwuzelę (czerwony, { PRINTED("kinds", "k2", "value") })
    .gen = wuwuzeli (czerwony, { PRINTED("kinds", "k2", "value") })
tile-red_k3 = rzeźbiona maska (czerwony, { PRINTED("kinds", "k3", "value") })
    .acc = rzeźbioną maskę (czerwony, { PRINTED("kinds", "k3", "value") })
    .gen = rzeźbionej maski (czerwony, { PRINTED("kinds", "k3", "value") })
tile-red_k4 = złoty kran (czerwony, { PRINTED("kinds", "k4", "value") })
    .acc = złoty kran (czerwony, { PRINTED("kinds", "k4", "value") })
    .gen = złotego kranu (czerwony, { PRINTED("kinds", "k4", "value") })
tile-purple_k1 = krasnal ogrodowy (fioletowy, { PRINTED("kinds", "k1", "value") })
    .acc = krasnala ogrodowego (fioletowy, { PRINTED("kinds", "k1", "value") })
    .gen = krasnala ogrodowego (fioletowy, { PRINTED("kinds", "k1", "value") })
tile-purple_k2 = gumowa kaczka (fioletowy, { PRINTED("kinds", "k2", "value") })
    .acc = gumową kaczkę (fioletowy, { PRINTED("kinds", "k2", "value") })
    .gen = gumowej kaczki (fioletowy, { PRINTED("kinds", "k2", "value") })
tile-purple_k3 = zegar z kukułką (fioletowy, { PRINTED("kinds", "k3", "value") })
    .acc = zegar z kukułką (fioletowy, { PRINTED("kinds", "k3", "value") })
    .gen = zegara z kukułką (fioletowy, { PRINTED("kinds", "k3", "value") })
tile-purple_k4 = porcelanowy tron (fioletowy, { PRINTED("kinds", "k4", "value") })
    .acc = porcelanowy tron (fioletowy, { PRINTED("kinds", "k4", "value") })
    .gen = porcelanowego tronu (fioletowy, { PRINTED("kinds", "k4", "value") })
tile-orange_k1 = kot z łapką (pomarańczowy, { PRINTED("kinds", "k1", "value") })
    .acc = kota z łapką (pomarańczowy, { PRINTED("kinds", "k1", "value") })
    .gen = kota z łapką (pomarańczowy, { PRINTED("kinds", "k1", "value") })
tile-orange_k2 = instrukcja toaletowa (pomarańczowy, { PRINTED("kinds", "k2", "value") })
    .acc = instrukcję toaletową (pomarańczowy, { PRINTED("kinds", "k2", "value") })
    .gen = instrukcji toaletowej (pomarańczowy, { PRINTED("kinds", "k2", "value") })
tile-orange_k3 = pad do gier (pomarańczowy, { PRINTED("kinds", "k3", "value") })
    .acc = pad do gier (pomarańczowy, { PRINTED("kinds", "k3", "value") })
    .gen = pada do gier (pomarańczowy, { PRINTED("kinds", "k3", "value") })
tile-orange_k4 = zepsuta zabawka (pomarańczowy, { PRINTED("kinds", "k4", "value") })
    .acc = zepsutą zabawkę (pomarańczowy, { PRINTED("kinds", "k4", "value") })
    .gen = zepsutej zabawki (pomarańczowy, { PRINTED("kinds", "k4", "value") })

card-yellow_s1 = żółta strzała
    .acc = żółtą strzałę
card-yellow_s2 = żółta belka
    .acc = żółtą belkę
card-yellow_s3 = żółty hak
    .acc = żółty hak
card-yellow_s4 = żółta gwiazda
    .acc = żółtą gwiazdę
card-yellow_s5 = żółta fala
    .acc = żółtą falę
card-yellow_s6 = żółty krzyż
    .acc = żółty krzyż
card-green_s1 = zielona strzała
    .acc = zieloną strzałę
card-green_s2 = zielona belka
    .acc = zieloną belkę
card-green_s3 = zielony hak
    .acc = zielony hak
card-green_s4 = zielona gwiazda
    .acc = zieloną gwiazdę
card-green_s5 = zielona fala
    .acc = zieloną falę
card-green_s6 = zielony krzyż
    .acc = zielony krzyż
card-red_s1 = czerwona strzała
    .acc = czerwoną strzałę
card-red_s2 = czerwona belka
    .acc = czerwoną belkę
card-red_s3 = czerwony hak
    .acc = czerwony hak
card-red_s4 = czerwona gwiazda
    .acc = czerwoną gwiazdę
card-red_s5 = czerwona fala
    .acc = czerwoną falę
card-red_s6 = czerwony krzyż
    .acc = czerwony krzyż
card-purple_s1 = fioletowa strzała
    .acc = fioletową strzałę
card-purple_s2 = fioletowa belka
    .acc = fioletową belkę
card-purple_s3 = fioletowy hak
    .acc = fioletowy hak
card-purple_s4 = fioletowa gwiazda
    .acc = fioletową gwiazdę
card-purple_s5 = fioletowa fala
    .acc = fioletową falę
card-purple_s6 = fioletowy krzyż
    .acc = fioletowy krzyż
card-orange_s1 = pomarańczowa strzała
    .acc = pomarańczową strzałę
card-orange_s2 = pomarańczowa belka
    .acc = pomarańczową belkę
card-orange_s3 = pomarańczowy hak
    .acc = pomarańczowy hak
card-orange_s4 = pomarańczowa gwiazda
    .acc = pomarańczową gwiazdę
card-orange_s5 = pomarańczowa fala
    .acc = pomarańczową falę
card-orange_s6 = pomarańczowy krzyż
    .acc = pomarańczowy krzyż
card-fuel_2 = karta podróży (paliwo: { PRINTED("travel_cards", "fuel_2", "fuel") })
    .acc = kartę podróży (paliwo: { PRINTED("travel_cards", "fuel_2", "fuel") })
    .about = Tylko do podróży albo sprzedaży. Wraca na rękę w każdej rundzie.
card-fuel_3 = karta podróży (paliwo: { PRINTED("travel_cards", "fuel_3", "fuel") })
    .acc = kartę podróży (paliwo: { PRINTED("travel_cards", "fuel_3", "fuel") })
    .about = Tylko do podróży albo sprzedaży. Wraca na rękę w każdej rundzie.
card-fuel_4 = karta podróży (paliwo: { PRINTED("travel_cards", "fuel_4", "fuel") })
    .acc = kartę podróży (paliwo: { PRINTED("travel_cards", "fuel_4", "fuel") })
    .about = Tylko do podróży albo sprzedaży. Wraca na rękę w każdej rundzie.

location-market_1 = Alaska
    .loc = na Alasce
location-dig_green_1 = Zatoka Hudsona
    .short = Hudson
    .loc = nad Zatoką Hudsona
location-dig_green_2 = Kalifornia
    .short = Kalif.
    .loc = w Kalifornii
location-dig_green_3 = Wschodnie Wybrzeże
    .short = Wsch.W
    .loc = na Wschodnim Wybrzeżu
location-market_2 = Karaiby
    .short = Karaib
    .loc = na Karaibach
location-black_west = zachodni czarny rynek
    .short = Zach.
    .loc = na zachodnim czarnym rynku
location-dig_yellow_1 = Wyspa Wielkanocna
    .short = Wielk.
    .loc = na Wyspie Wielkanocnej
location-dig_yellow_2 = Amazonia
    .short = Amaz.
    .loc = w Amazonii
location-dig_yellow_3 = Patagonia
    .short = Patag.
    .loc = w Patagonii
location-market_4 = Skandynawia
    .short = Skand.
    .loc = w Skandynawii
location-dig_purple_1 = Europa Zachodnia
    .short = E.Zach
    .loc = w Europie Zachodniej
location-dig_purple_2 = Europa Wschodnia
    .short = E.Wsch
    .loc = w Europie Wschodniej
location-market_3 = Zatoka Gwinejska
    .short = Gwin.
    .loc = nad Zatoką Gwinejską
location-dig_red_1 = Nil
    .loc = nad Nilem
location-dig_red_2 = Przylądek
    .short = Przyl.
    .loc = na Przylądku
location-black_central = środkowy czarny rynek
    .short = Środk.
    .loc = na środkowym czarnym rynku
location-market_5 = Himalaje
    .short = Himal.
    .loc = w Himalajach
location-dig_orange_1 = Syberia
    .short = Syber.
    .loc = na Syberii
location-dig_orange_2 = Sunda
    .loc = na Sundzie
location-market_6 = Morze Tasmana
    .short = Tasman
    .loc = nad Morzem Tasmana
location-black_east = wschodni czarny rynek
    .short = Wsch.
    .loc = na wschodnim czarnym rynku

market-market_1 = rynek strzały
    .gen = rynku strzały
    .loc = na rynku strzały
market-market_2 = rynek belki
    .gen = rynku belki
    .loc = na rynku belki
market-market_3 = rynek haka
    .gen = rynku haka
    .loc = na rynku haka
market-market_4 = rynek gwiazdy
    .gen = rynku gwiazdy
    .loc = na rynku gwiazdy
market-market_5 = rynek fali
    .gen = rynku fali
    .loc = na rynku fali
market-market_6 = rynek krzyża
    .gen = rynku krzyża
    .loc = na rynku krzyża

# Dopełniacz i miejscownik centrów mają swój przyimek: z lewego, ze środkowego.
centre-left = lewe centrum dowodzenia
    .short = lewe
    .gen = z lewego centrum dowodzenia
    .loc = w lewym centrum dowodzenia
    .about = Przewaga reprezentantów płaci na koniec rundy. Runda 1: { PRINTED("payments", "majority_1", "credits") }; runda 2: { PRINTED("payments", "majority_2", "credits") }; runda 3: { PRINTED("payments", "majority_3", "credits") }.
centre-middle = środkowe centrum dowodzenia
    .short = środk.
    .gen = ze środkowego centrum dowodzenia
    .loc = w środkowym centrum dowodzenia
    .about = Przewaga reprezentantów płaci na koniec rundy. Runda 1: { PRINTED("payments", "majority_1", "credits") }; runda 2: { PRINTED("payments", "majority_2", "credits") }; runda 3: { PRINTED("payments", "majority_3", "credits") }.
centre-right = prawe centrum dowodzenia
    .short = prawe
    .gen = z prawego centrum dowodzenia
    .loc = w prawym centrum dowodzenia
    .about = Przewaga reprezentantów płaci na koniec rundy. Runda 1: { PRINTED("payments", "majority_1", "credits") }; runda 2: { PRINTED("payments", "majority_2", "credits") }; runda 3: { PRINTED("payments", "majority_3", "credits") }.

buyer-yellow = żółty kupujący
    .acc = żółtego kupującego
    .about = Kupuje artefakty z żółtego regionu. Im mniej takich kupujących na torze, tym ten kolor jest popularniejszy.
buyer-green = zielony kupujący
    .acc = zielonego kupującego
    .about = Kupuje artefakty z zielonego regionu. Im mniej takich kupujących na torze, tym ten kolor jest popularniejszy.
buyer-red = czerwony kupujący
    .acc = czerwonego kupującego
    .about = Kupuje artefakty z czerwonego regionu. Im mniej takich kupujących na torze, tym ten kolor jest popularniejszy.
buyer-purple = fioletowy kupujący
    .acc = fioletowego kupującego
    .about = Kupuje artefakty z fioletowego regionu. Im mniej takich kupujących na torze, tym ten kolor jest popularniejszy.
buyer-orange = pomarańczowy kupujący
    .acc = pomarańczowego kupującego
    .about = Kupuje artefakty z pomarańczowego regionu. Im mniej takich kupujących na torze, tym ten kolor jest popularniejszy.
buyer-special = specjalny kupujący
    .acc = specjalnego kupującego
    .about = Kupuje artefakty ze wszystkich regionów.

store-hold = ładownia
    .gen = ładowni
    .about = Miejsca na artefakty skądkolwiek: { PRINTED("numbers", "hold_size", "value") }.
store-hatch = ukryty luk
    .gen = ukrytego luku
    .about = Miejsca tylko na artefakty z czarnego rynku: { PRINTED("numbers", "hatch_size", "value") }.

slot-slot_1 = pierwsza
slot-slot_2 = druga
slot-slot_3 = trzecia
slot-slot_4 = czwarta
slot-slot_5 = piąta

zu_card-zu_exc_top_1 = Zu: wydobycie, najpopularniejszy kolor
    .about = Zu wydobywa do dwóch artefaktów w najpopularniejszym kolorze, jaki leży na miejscach wykopalisk.
zu_card-zu_exc_top_2 = Zu: wydobycie, najpopularniejszy kolor
    .about = Zu wydobywa do dwóch artefaktów w najpopularniejszym kolorze, jaki leży na miejscach wykopalisk.
zu_card-zu_exc_top_3 = Zu: wydobycie, najpopularniejszy kolor
    .about = Zu wydobywa do dwóch artefaktów w najpopularniejszym kolorze, jaki leży na miejscach wykopalisk.
zu_card-zu_mkt_1 = Zu: rynek
    .about = Zu stawia handlarzy na dwóch rynkach, na których ich nie ma, i dodaje tam kupujących.
zu_card-zu_mkt_2 = Zu: rynek
    .about = Zu stawia handlarzy na dwóch rynkach, na których ich nie ma, i dodaje tam kupujących.
zu_card-zu_sell_1 = Zu: sprzedaż
    .about = Zu sprzedaje jak najwięcej artefaktów jednego koloru, najwyżej na trzech rynkach.
zu_card-zu_sell_2 = Zu: sprzedaż
    .about = Zu sprzedaje jak najwięcej artefaktów jednego koloru, najwyżej na trzech rynkach.
zu_card-zu_sell_3 = Zu: sprzedaż
    .about = Zu sprzedaje jak najwięcej artefaktów jednego koloru, najwyżej na trzech rynkach.
zu_card-zu_sell_4 = Zu: sprzedaż
    .about = Zu sprzedaje jak najwięcej artefaktów jednego koloru, najwyżej na trzech rynkach.
zu_card-zu_rush_1 = Zu: zryw
    .about = Zu sprzedaje jeden artefakt na najlepszym rynku; jeśli nie ma tam handlarza, najpierw go stawia.
zu_card-zu_rush_2 = Zu: zryw
    .about = Zu sprzedaje jeden artefakt na najlepszym rynku; jeśli nie ma tam handlarza, najpierw go stawia.
zu_card-zu_sur_1 = Zu: prognoza
    .about = Zu zmienia prognozę, dobiera dwa artefakty i kupuje lepszy z tych, których nie ma i na które go stać.
zu_card-zu_sur_2 = Zu: prognoza
    .about = Zu zmienia prognozę, dobiera dwa artefakty i kupuje lepszy z tych, których nie ma i na które go stać.

# Co leży na stole, tak jak mówi o tym terminal.
field-round = Runda
field-order = Kolejność
field-passed = Spasowali
field-forecast = Prognoza
field-marks = Załoga na prognozie
field-sites = Wykopaliska
field-black = Czarny rynek
field-stacks = Zakryte artefakty
field-unearthed = Odkopane
field-queues = Kupujący na rynkach
field-track = Kupujący na torze popularności
field-pays = Popularność płaci
field-ship = Kupujący na statku
field-orders = Karty rozkazów
field-deck = Karty w talii
field-discards = Karty na stosie odrzuconych
field-buyer-discards = Odkryte karty kupujących
field-zu-deck = Karty Zu
field-zu-discards = Zagrane przez Zu
field-factions = Frakcja
field-credits = Kredyty
field-hands = Ręka
field-fuel = Karty podróży
field-packs = Karty do wyboru
field-picks = Wybrane karty
field-tokens = Inicjatywa
field-explorers = Odkrywcy
field-hold = Ładownia
field-hatch = Ukryty luk
field-gallery = Galeria
field-crew = Załoga w zapasie
field-traders = Handlarze
field-reps = Reprezentanci

# parts of the board that a phone jumps to
zone-map = Mapa
zone-markets = Rynki
zone-buyers = Kupujący
zone-black = Czarny rynek

# Plansza miejsce po miejscu: sąsiedzi, co gdzie stoi, części planszy.
near-path = { $location }
near-edge = { $location }, przez krawędź mapy
near-centre = { $centre }
near-market = { $location }
stands-explorers = { $number ->
    [one] odkrywca: { $seat }
    [few] { $number } odkrywcy: { $seat }
   *[many] { $number } odkrywców: { $seat }
}
stands-traders = { $number ->
    [one] handlarz: { $seat }
    [few] { $number } handlarze: { $seat }
   *[many] { $number } handlarzy: { $seat }
}
stands-representatives = { $number ->
    [one] reprezentant: { $seat }
    [few] { $number } reprezentanci: { $seat }
   *[many] { $number } reprezentantów: { $seat }
}
stands-artifacts = { $number } × { $tile }
stands-queued = { $number }. w kolejce: { $buyer }
stands-order = rozkaz: { $order }
group-site = wykopalisko, region { $colour }
group-market-site = rynek i wykopalisko, region { $colour }
group-market = rynek
group-black = czarny rynek
group-ship = statek-matka
map-legend = @ odkrywca, t handlarz, r reprezentant; same cyfry: artefakty według wartości; litery: kupujący w kolejce (S specjalny); cyfra po znaku to numer właściciela.

# Numbers of the tables, counted.
n-steps = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
n-credits = { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
n-action-cards = { $n ->
        [one] { $n } kartę akcji
        [few] { $n } karty akcji
       *[many] { $n } kart akcji
    }

# Ile opcja kosztuje i co daje: znak i liczba stoją przed słowem
gain-credits =
    { $count ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    }
gain-crew =
    { $count ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } załogi
    .short = załogi
gain-traders =
    { $count ->
        [one] handlarz
        [few] handlarzy
        [many] handlarzy
       *[other] handlarza
    }
gain-reps =
    { $count ->
        [one] reprezentant
        [few] reprezentantów
        [many] reprezentantów
       *[other] reprezentanta
    }
gain-hold = { $thing }
gain-hatch = { $thing }
gain-gallery = galeria: { $thing }
gain-fuel = { $thing }
    .kept = tą kartą się gra
gain-hands = { $thing }
    .some =
        { $count ->
            [one] karta
            [few] karty
            [many] kart
           *[other] karty
        }
    .kept = tą kartą się gra

# What follows from the printed rows (captions.py)
one-and-other = { $one } i { $other }
one-or-other = { $one } albo { $other }
card-about = Karta akcji. Region { $region }; { $market } ({ $place }), { $centre }, { $black }; paliwo: { $fuel }.
location-market = To { $market }; należy do niego { $centre }.
location-dig = Miejsce wykopalisk: { $artifacts }.
location-black = Czarny rynek: przemyt kartą z symbolem { $symbols }.
location-edge = Ścieżki prowadzą przez krawędź mapy: { $places }.
market-about = { $place }. Miejsc w kolejce kupujących: { $queue }; handlarze awansują stąd na reprezentantów: { $centre }.
zu-pair = Zu: wydobycie, { $colours }
    .about = Zu wydobywa do dwóch artefaktów w popularniejszym z dwóch kolorów; gdy nie może, idzie na czarny rynek.
zu-command = Zu: rozkaz, { $market }
    .about = Zu stawia handlarza ({ $market }), jeśli go tam nie ma, i reprezentanta ({ $centre }).
symbol-s1 = strzała
symbol-s2 = belka
symbol-s3 = hak
symbol-s4 = gwiazda
symbol-s5 = fala
symbol-s6 = krzyż
tile-about-k1 = Artefakt, region { $region }, symbol: pierścień. Wartość { PRINTED("kinds", "k1", "value") }; kopii: { PRINTED("kinds", "k1", "copies") }. Wydobywany { $site }.
tile-about-k2 = Artefakt, region { $region }, symbol: widły. Wartość { PRINTED("kinds", "k2", "value") }; kopii: { PRINTED("kinds", "k2", "copies") }. Wydobywany { $site }.
tile-about-k3 = Artefakt, region { $region }, symbol: oko. Wartość { PRINTED("kinds", "k3", "value") }; kopii: { PRINTED("kinds", "k3", "copies") }. Wydobywany { $site }.
tile-about-k4 = Artefakt, region { $region }, symbol: kometa. Wartość { PRINTED("kinds", "k4", "value") }; kopii: { PRINTED("kinds", "k4", "copies") }. Wydobywany { $site }.
