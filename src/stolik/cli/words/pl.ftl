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
cli-how = Odpowiedz liczbą albo słowem: cofnij, ponów, zapisz, plansza, dziennik, podpowiedz, pomoc, koniec.
cli-help = Liczba wybiera opcję; jej zapis tekstowy też.
    cofnij, ponów: cofa twój ostatni wybór albo go powtarza; nie przez los ani cudzy wybór.
    zapisz [PLIK]: zapisuje grę. plansza: pokazuje stół jeszcze raz. dziennik: co się ostatnio stało.
    podpowiedz: co zrobiłby bot, wiedząc to co ty. koniec: zapisuje i wychodzi.
cli-numbers = Podaj liczbę od 1 do { $most }.
cli-curtain = Teraz { $name }: naciśnij Enter, gdy na ekran patrzy tylko { $name }.
cli-confirm = Enter: grają pozostali; cofnij: cofa ten wybór.
cli-hint = { $option }: końcowa przewaga około { $margin }, { $share } przeszukiwania
cli-saved = Zapisano w { $file }.
cli-unsaved = Nie udało się zapisać w { $file }: { $reason }.
cli-resume = Dalej: stolik play --resume { $file }
cli-turn = Tura { $number }: { $name }
cli-step = { $number }/{ $all }, tura { $turn }: { $name }
cli-replay = Enter: dalej; p: wstecz; liczba: skok; b: plansza; q: koniec
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
cli-excavation-queues = Kupcy na rynkach
cli-excavation-track = Kupcy na torze popularności
cli-excavation-ship = Kupcy na statku
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
cli-excavation-reps = Przedstawiciele
