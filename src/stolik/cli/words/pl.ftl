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
    podpowiedz: co zrobiłby zachłanny bot, wiedząc to co ty. koniec: zapisuje i wychodzi.
cli-numbers = Podaj liczbę od 1 do { $most }.
cli-curtain = Teraz { $name }: naciśnij Enter, gdy na ekran patrzy tylko { $name }.
cli-confirm = Enter: grają pozostali; cofnij: cofa ten wybór.
cli-hint = Zachłanny bot wybiera: { $option }
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
