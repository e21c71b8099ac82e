# Słowa terminala.
cli-player = Gracz { $number }
cli-bot-random = Losowy
cli-bot-greedy = Zachłanny
cli-bot-easy = Łatwy
cli-bot-normal = Zwykły
cli-bot-hard = Trudny
cli-hidden = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
cli-seed = Ziarno { $seed }
cli-how = Odpowiedz liczbą albo słowem: cofnij, ponów, zapisz, plansza, dziennik, opis, podpowiedz, pomoc, koniec.
cli-help = Liczba wybiera opcję; jej zapis tekstowy też.
    cofnij, ponów: cofa twój ostatni wybór albo go powtarza; nie przez los ani cudzy wybór.
    zapisz [PLIK]: zapisuje grę. plansza: pokazuje stół jeszcze raz. dziennik: co się ostatnio stało.
    opis [LICZBA]: czym są karty, kafelki i miejsca tej opcji albo wszystkich.
    podpowiedz: co zrobiłby bot, wiedząc to co ty. koniec: zapisuje i wychodzi.
cli-no-about = Nic więcej nie można o nich powiedzieć.
cli-numbers = Podaj liczbę od 1 do { $most }.
cli-curtain = Teraz { $name }: naciśnij Enter, gdy na ekran patrzy tylko { $name }.
cli-confirm = Enter: grają pozostali; cofnij: cofa ten wybór.
cli-hint = { $option }: końcowa przewaga około { $margin }, { $share } przeszukiwania
cli-hints-off = Przy tym stole podpowiedzi są wyłączone.
cli-saved = Zapisano w { $file }.
cli-unsaved = Nie udało się zapisać w { $file }: { $reason }.
cli-resume = Dalej: stolik play --resume { $file }
cli-look-back = Co przesądziło o grze: stolik analyse { $file }; krok po kroku: stolik replay { $file }
cli-campaign-chapter = Kampania, rozdział { $number }
cli-campaign-with = W tym rozdziale:
cli-campaign-points = Punkty kampanii
cli-campaign-goes-on = Rozdział toczy się dalej od miejsca, w którym został przerwany.
cli-campaign-resume = Dalej: stolik campaign { $file }
cli-campaign-over = Kampania dobiegła końca.
cli-campaign-free = Odtąd do wyboru w każdej grze:
cli-arena-bot = bot
cli-arena-games = partie
cli-arena-wins = wygrane
cli-arena-rate = % wygranych
cli-arena-sure = 95 %
cli-arena-fair = z przypadku
cli-arena-several = Bot na kilku miejscach przy stole wygrywa, gdy wygra którekolwiek z nich: porównaj jego procent z tym z przypadku.
cli-arena-score = średni wynik
cli-arena-margin = średnia przewaga
cli-arena-rating = ranking
cli-arena-seats = Ile warte są miejsca
cli-arena-setting = rozgrywka
cli-arena-seat = miejsce
cli-arena-things = Ile co jest warte: { $game }
cli-arena-faction = frakcja
cli-arena-seeker = poszukiwacz
cli-arena-gear = ekwipunek
cli-arena-leader = lider
cli-arena-tribe = plemię
cli-arena-more = Karty i cała reszta są w JSON-ie (--json) i w folderze (--out).
cli-arena-interrupted = Przerwano: { $done ->
    [one] rozegrano { $done } partię
    [few] rozegrano { $done } partie
    [many] rozegrano { $done } partii
   *[other] rozegrano { $done } partii
} z { $games }.
cli-arena-resume = To samo polecenie gra dalej od tego miejsca: partie leżą w { $folder }.
cli-arena-kept = Wszystkie partie, tabele i wykresy: { $folder }
cli-arena-unfinished = { $games ->
    [one] { $games } partia nie skończyła się i nie liczy się.
    [few] { $games } partie nie skończyły się i nie liczą się.
    [many] { $games } partii nie skończyło się i nie liczy się.
   *[other] { $games } partii nie skończyło się i nie liczy się.
}
cli-arena-uneven = Przy tej liczbie partii boty nie siedzą na każdym miejscu równie często.
cli-hint-title = Co zrobiłby bot: { $seat }
cli-hint-option = wybór
cli-hint-margin = przewaga
cli-hint-chance = szansa
cli-hint-share = namysł
cli-analysis-title = Szanse w trakcie partii
cli-analysis-turn = tura
cli-analysis-choice = wybór
cli-analysis-choices = wybory
cli-analysis-points = Punkty zwrotne
cli-analysis-player = gracz
cli-analysis-before = przed
cli-analysis-after = po
cli-analysis-played = czyja tura
cli-analysis-calm = Żadna pojedyncza tura nie zmieniła wyraźnie szans.
cli-analysis-written = Wykres: { $file }
cli-analysis-replay = Dalej od tego miejsca: stolik replay { $file } --at { $choice }
cli-turn = Tura { $number }: { $name }
cli-step = { $number }/{ $all }, tura { $turn }: { $name }
cli-replay = Enter: dalej; p: wstecz; liczba: skok; b: plansza; q: koniec
cli-verify-seed = Tę grę rozdano z ziarna { $seed }. Kto je znał, mógł znać każdą kartę; niczego nie obiecano, więc niczego nie da się sprawdzić.
cli-verify-commitment = Obiecano przed grą: { $hash }
cli-verify-secret = Sekret rozdania:    { $secret }
cli-verify-own = Miejsce { $number } dodało { $share }
cli-verify-made = Miejsce { $number } nie dodało niczego od siebie; serwer wziął { $share }
cli-verify-dealt = { $count ->
    [one] Obietnica zgadza się z sekretem. Rozdana ponownie z sekretu i wszystkich liczb gra po { $count } wyborze kończy się tak samo.
   *[other] Obietnica zgadza się z sekretem. Rozdana ponownie z sekretu i wszystkich liczb gra po { $count } wyborach kończy się tak samo.
}
cli-verify-known = Ale ta gra toczyła się dalej z zapisu innej: jej sekret był znany, a kto go znał, mógł znać każdą kartę.
cli-verify-fair = Grę rozdano uczciwie, o ile to jest obietnica, którą pokazał stół, i o ile twoja liczba jest wśród powyższych.
cli-verify-alone = Nikt nie dodał własnej liczby: nie da się sprawdzić, czy serwer nie dobrał sekretu po swojej myśli.
cli-unfinished = { $count ->
    [one] Tu gra się urywa, po { $count } wyborze.
    [few] Tu gra się urywa, po { $count } wyborach.
   *[many] Tu gra się urywa, po { $count } wyborach.
}
cli-scores = Wyniki
cli-category = Kategoria
cli-winners = { $count ->
    [one] Wygrywa: { $names }
    [few] Wygrywają: { $names }
   *[many] Wygrywają: { $names }
}
cli-seats = Miejsca: { $seats }
cli-provenance = { $title }: co jest opublikowane, a co odtworzone
cli-data = Dane
cli-mark = Pochodzenie
cli-note = Uwaga
cli-mean = Średnia
cli-median = Mediana
cli-least = Najmniej
cli-most = Najwięcej
cli-deviation = Odchylenie
cli-wins = Wygrane
cli-lengths = Długość i rozgałęzienie
cli-decisions = Wybory w grze
cli-turns = Tury w grze
cli-branching = Opcje przy wyborze
cli-simulated = { $games ->
    [one] { $games } gra, dokończone: { $finished }, w { $seconds } s ({ $rate } wyborów na sekundę).
    [few] { $games } gry, dokończone: { $finished }, w { $seconds } s ({ $rate } wyborów na sekundę).
   *[many] { $games } gier, dokończone: { $finished }, w { $seconds } s ({ $rate } wyborów na sekundę).
}
cli-bench-compiled = Szybkość, zasady skompilowane
cli-bench-plain = Szybkość, zwykły Python
cli-figure-ratio-to-python-chess = razy python-chess
cli-figure-ratio-to-python-chess-cloning = razy python-chess, klonując
cli-figure-decisions-per-second = losowych wyborów na sekundę
cli-figure-decisions-per-second-cloning = to samo, klonując przy każdym
cli-figure-python-chess-moves-per-second = ruchów python-chess na sekundę
cli-figure-clone-us = klon, µs
cli-figure-options-us = opcje, µs
cli-figure-play-us = wybór, µs
cli-figure-view-us = widok, µs
cli-figure-replay-ms = odtworzenie gry, ms
cli-figure-save-bytes = zapisana gra, bajty
cli-figure-decisions = wyborów w niej
cli-figure-search-iterations-per-second = iteracji przeszukiwania na sekundę

# Co leży na stole w Excavation Earth.
cli-excavation-round = Runda
cli-excavation-order = Kolejność
cli-excavation-passed = Spasowali
cli-excavation-forecast = Prognoza
cli-excavation-marks = Załoga na prognozie
cli-excavation-ground = Wykopaliska
cli-excavation-black = Czarny rynek
cli-excavation-stacks = Zakryte artefakty
cli-excavation-unearthed = Odkopane
cli-excavation-queues = Kupujący na rynkach
cli-excavation-track = Kupujący na torze popularności
cli-excavation-rank-credits = Popularność płaci
cli-excavation-ship = Kupujący na statku
cli-excavation-orders = Karty rozkazów
cli-excavation-deck = Karty w talii
cli-excavation-discards = Karty na stosie odrzuconych
cli-excavation-zu-deck = Karty Zu
cli-excavation-zu-discards = Zagrane przez Zu
cli-excavation-factions = Frakcja
cli-excavation-credits = Kredyty
cli-excavation-hands = Ręka
cli-excavation-fuel = Karty podróży
cli-excavation-packs = Karty do wyboru
cli-excavation-picks = Wybrane karty
cli-excavation-tokens = Inicjatywa
cli-excavation-explorers = Odkrywcy
cli-excavation-hold = Ładownia
cli-excavation-hatch = Ukryty luk
cli-excavation-gallery = Galeria
cli-excavation-crew = Załoga w zapasie
cli-excavation-traders = Handlarze
cli-excavation-reps = Reprezentanci

# Co leży na stole w Icaion.
cli-icaion-year = Rok
cli-icaion-round = Runda
cli-icaion-order = Kolejność
cli-icaion-colossus = Kolos stoi przy
cli-icaion-colossus-shards = Odłamki na Kolosie
cli-icaion-qoam = Qoam w regionach
cli-icaion-parasites = Pasożyty
cli-icaion-machines = Maszyny
cli-icaion-wonder-at = Cuda
cli-icaion-wonder-owner = Cuda należą do
cli-icaion-wonders-offered = Cuda do wyboru
cli-icaion-track = Tor wydarzeń
cli-icaion-year-cards = Karty Lat
cli-icaion-event-deck = Karty wydarzeń w talii
cli-icaion-curio-deck = Karty osobliwości w talii
cli-icaion-curio-discard = Odrzucone osobliwości
cli-icaion-bag = Odłamki w worku
cli-icaion-seekers-shown = Poszukiwacze do wyboru
cli-icaion-gears-shown = Ekwipunek do wyboru
cli-icaion-rp = Punkty reputacji
cli-icaion-seeker = Poszukiwacz
cli-icaion-gear = Ekwipunek
cli-icaion-node = Stoi na
cli-icaion-lying = Leży
cli-icaion-armour = Pancerz
cli-icaion-charged = Naładowany
cli-icaion-cages = Kryształy w klatkach
cli-icaion-hand = Ręka
cli-icaion-upgrades = Ulepszenia
cli-icaion-left = Maszyny jeszcze na planszetce
cli-icaion-shards = Odłamki
cli-icaion-held = Trzymana aparatura
cli-icaion-installed = Zainstalowana aparatura

# Co leży na stole w Circadians: First Light.
cli-circadians-round = Runda
cli-circadians-radio = Radio
cli-circadians-event-row = Wydarzenia
cli-circadians-dice = Kości na planszach
cli-circadians-pairs = Drugie kości par
cli-circadians-upper = Postępy
cli-circadians-lower = Komplikacje
cli-circadians-tokens = Pola z żetonem
cli-circadians-vaults = Skrytki
cli-circadians-piles = Farmy i statki do wzięcia
cli-circadians-deck = Kontrakty w talii
cli-circadians-discard = Odrzucone kontrakty
cli-circadians-renzo-row = Wydarzenia odkryte przez Renza
cli-circadians-scheme-row = Plany
cli-circadians-ai-dice = Kości automatu
cli-circadians-ai-gems = Klejnoty automatu
cli-circadians-ai-dev = Rozwinięcia automatu
cli-circadians-ai-harvester = Położenie Żniwiarki automatu
cli-circadians-harvesters = Położenie Żniwiarki
cli-circadians-leaders = Lider
cli-circadians-dealt = Liderzy do wyboru
cli-circadians-current = Działające wydarzenie
cli-circadians-stock = Zapasy
cli-circadians-pool = Kości
cli-circadians-reserve = Kości w rezerwie
cli-circadians-cantina = Kości w kantynie
cli-circadians-rolls = Rzucone, nieprzydzielone
cli-circadians-plans = Za zasłonką
cli-circadians-garages = W garażach
cli-circadians-ships = Statki
cli-circadians-farm-dice = Kości na farmach
cli-circadians-farms = Zbudowane farmy
cli-circadians-hands = Kontrakty na ręce
cli-circadians-fulfilled = Wypełnione kontrakty
cli-circadians-packs = Kontrakty do wyboru

# Co leży na stole w Revive.
cli-revive-round = Runda
cli-revive-first = Pierwszy gracz
cli-revive-actions-left = Pozostałe akcje
cli-revive-chapter = Rozdział kampanii
cli-revive-cube = Kostka solo na polu
cli-revive-land = Mapa
cli-revive-face-down = Zakryte płytki
cli-revive-big = Duże lokacje
cli-revive-citizens = Mieszkańcy w ekspozycji
cli-revive-machine-display = Maszyny w ekspozycji
cli-revive-module-display = Moduły w ekspozycji
cli-revive-deck = Mieszkańcy w talii
cli-revive-module-stack = Moduły w stosie
cli-revive-crate-stack = Skrzynki w stosie
cli-revive-pool = Energia w puli
cli-revive-craters = Artefakty w kraterach
cli-revive-tribes = Plemiona do wyboru
cli-revive-tribe = Plemię
cli-revive-side = Strona
cli-revive-technologies = Technologie plemienia
cli-revive-score = Punkty
cli-revive-goods = Zasoby
cli-revive-tracks = Tory maszyn
cli-revive-store = Energia
cli-revive-active = Aktywna strefa
cli-revive-in-slots = Karty w gniazdach
cli-revive-switch-used = Przełącznik zużyty
cli-revive-developed = Tor rozwoju
cli-revive-rest = Strefa odpoczynku
cli-revive-hibernation = Tor hibernacji
cli-revive-skills = Odblokowane technologie
cli-revive-machines = Maszyny
cli-revive-charged = Maszyny z energią
cli-revive-modules = Moduły
cli-revive-crates = Zamknięte skrzynki
cli-revive-opened = Otwarte skrzynki
cli-revive-reopened = Skrzynki użyte dwa razy
cli-revive-small = Małe budynki
cli-revive-large = Duże budynki
cli-revive-pawns = Pionki
cli-revive-tokens = Żetony
cli-revive-waters = Zdobyte wody
cli-revive-artifacts = Artefakty
cli-revive-small-artifacts = Małe artefakty
cli-revive-end-token = Żeton końca gry
cli-revive-artifact-card = Karta artefaktu
