# Napisy na rysunku Icaionu.
ic-board = Świat Icaion
ic-hand = Twoje karty osobliwości
ic-hidden-hand = Karty osobliwości: { $name }
ic-hand-limit = { $count } z { $limit }
ic-year = Rok { $year } · Runda { $round }
ic-before = Przed pierwszym Rokiem
ic-last = ostatnia runda Roku
ic-saturation = nasycenie: { $number } qoam w regionie
ic-city = Aparatura w Mieście
ic-reputation = Reputacja
ic-curios = karty
ic-discards = odrzucone
ic-next = następne
ic-deck = wydarzenia
ic-shards = w worku
ic-shards-tip = { $count ->
    [one] { $count } odłamek na Kolosie
    [few] { $count } odłamki na Kolosie
   *[many] { $count } odłamków na Kolosie
}
ic-wonders = Cuda do odbudowy
ic-space = Pole { $number }: { $qoam } qoam w każdym regionie, strzałki: { $arrows }
ic-strength = Siła: pasożyty za szary kryształ
ic-movement = Ruch: węzły za darmo i węzły za niebieski kryształ
ic-cages = Klatki niwelujące
ic-power-on = Zasilacz naładowany; miejsce w kolejności
ic-power-off = Zasilacz rozładowany; miejsce w kolejności
ic-held = Pozyskana, jeszcze nie zamontowana
ic-installed = Zamontowana Aparatura Roku { $year }
ic-own-shards = Odłamki: { $count } z 5
ic-own-parasites = { $count ->
    [one] { $count } pasożyt zebrany w tym Roku
    [few] { $count } pasożyty zebrane w tym Roku
   *[many] { $count } pasożytów zebranych w tym Roku
}
ic-empty = pusta
ic-closed = zamknięta
ic-once = jednorazowa
ic-room = miejsce na ulepszenie
ic-upgrade = ulepszenie
ic-wound = rana
ic-limit = Ulepszenia: { $count } z { $limit }
ic-lying = leży, ranny
ic-armour = w pancerzu
ic-region = { $qoam } qoam, { $parasites ->
    [one] { $parasites } pasożyt
    [few] { $parasites } pasożyty
   *[many] { $parasites } pasożytów
}
ic-activate-all = Uruchom wszystkie
ic-any-colour = dowolny kolor
ic-found = Do wydobycia: { $colours }
ic-found-nothing = Nie ma tu czego wydobyć
ic-found-machines = twoje maszyny: { $machines }
ic-found-parasites = { $count ->
    [one] { $count } pasożyt
    [few] { $count } pasożyty
   *[many] { $count } pasożytów
}
ic-deck-tip = { $count ->
    [one] W talii wydarzeń jest jeszcze { $count } karta:
    [few] W talii wydarzeń są jeszcze { $count } karty, w nieznanej kolejności:
   *[many] W talii wydarzeń jest jeszcze { $count } kart, w nieznanej kolejności:
}
ic-curios-tip = Talia kart osobliwości
ic-discards-tip = { $count ->
    [0] Nie ma odrzuconych kart osobliwości.
    [one] { $count } odrzucona karta osobliwości:
    [few] { $count } odrzucone karty osobliwości:
   *[many] { $count } odrzuconych kart osobliwości:
}
ic-unseen = Odłamki, których nikt nie widział, w worku i na Kolosie: o wartości 1: { $number1 }, o wartości 2: { $number2 }, o wartości 3: { $number3 }
ic-reserved = Pojawią się na koniec Roku I
ic-deploying = Twoja maszyna kosztowałaby tu { $cost } i dała punkty: { $points }
ic-worth = Dla ciebie warta teraz { $points } PR
ic-batch-title = do klatki
ic-keep-shard = zatrzymaj odłamek
ic-batch = Kryształy w drodze do klatki
ic-beams-all = Świetliste promienie: każda z tych rafinerii oddaje kryształ właśnie wzięty z jej regionu. Aby zatrzymać kryształy, uruchamiaj maszyny pojedynczo.
# Co mówią o sobie nagłówki i tabliczki.
ic-year-about = W rundzie zachodzi wydarzenie, potem każdy rozgrywa jedną turę. Ostatnią rundę Roku otwiera piąta karta regionu.
ic-saturation-about = Żaden region nie mieści więcej niż { $number } qoam.
ic-track = Tor wydarzeń
ic-track-about = Karta regionu przynosi każdemu regionowi swojego rodzaju kryształy ze swojego pola, a gdzie jest narysowany pasożyt, także jego. Karta Kolosa przesuwa Kolosa o tyle kraterów, ile jest strzałek.
ic-reputation-about = Punkty w kolejności tur. Wygrywa, kto ma ich na końcu najwięcej.
ic-city-about = Raz w Roku bierzesz wierzchni kafelek stosu, jeśli należy do tego Roku. Punktuje od razu i jeszcze raz na końcu, jeśli zamontujesz go przy kraterze jego koloru.
ic-the-city = Miasto
ic-wonders-about = Odbudowuje się je w regionie obok siebie za tyle kryształów, ile mówi liczba: brązowych albo w kolorze regionu.
ic-reserved-about = Świetliste promienie: te neutralne maszyny czekają obok planszy.
ic-cages-about = To, co dostajesz naraz, trafia do jednej klatki i zastępuje jej zawartość.
ic-hand-about = { $count } z najwyżej { $limit }, jak mówią twój Poszukiwacz i ekwipunek.
ic-own-cards = { $count ->
    [one] { $count } karta osobliwości na ręce
    [few] { $count } karty osobliwości na ręce
   *[many] { $count } kart osobliwości na ręce
}
