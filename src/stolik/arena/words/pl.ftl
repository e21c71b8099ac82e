arena-bot = bot
arena-games = partie
arena-wins = wygrane
arena-rate = % wygranych
arena-sure = 95 %
arena-score = średni wynik
arena-margin = średnia przewaga
arena-rating = ranking
arena-seats = Ile warte są miejsca
arena-setting = rozgrywka
arena-seat = miejsce
arena-things = Ile co jest warte: { $game }
arena-faction = frakcja
arena-seeker = poszukiwacz
arena-gear = ekwipunek
arena-leader = lider
arena-tribe = plemię
arena-more = Karty i cała reszta są w JSON-ie (--json) i w folderze (--out).
arena-interrupted = Przerwano: { $done ->
    [one] rozegrano { $done } partię
    [few] rozegrano { $done } partie
    [many] rozegrano { $done } partii
   *[other] rozegrano { $done } partii
} z { $games }.
arena-resume = To samo polecenie gra dalej od tego miejsca: partie leżą w { $folder }.
arena-kept = Wszystkie partie, tabele i wykresy: { $folder }
arena-unfinished = { $games ->
    [one] { $games } partia nie skończyła się i nie liczy się.
    [few] { $games } partie nie skończyły się i nie liczą się.
    [many] { $games } partii nie skończyło się i nie liczy się.
   *[other] { $games } partii nie skończyło się i nie liczy się.
}
arena-uneven = Przy tej liczbie partii boty nie siedzą na każdym miejscu równie często.

hint-title = Co zrobiłby bot: { $seat }
hint-option = wybór
hint-margin = przewaga
hint-chance = szansa
hint-share = namysł
analysis-title = Szanse w trakcie partii
analysis-turn = tura
analysis-choice = wybór
analysis-choices = wybory
analysis-points = Punkty zwrotne
analysis-player = gracz
analysis-before = przed
analysis-after = po
analysis-played = czyja tura
analysis-calm = Żadna pojedyncza tura nie zmieniła wyraźnie szans.
analysis-written = Wykres: { $file }
analysis-replay = Dalej od tego miejsca: stolik replay { $file } --at { $choice }
