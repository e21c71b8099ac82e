# Napisy, których potrzebuje tylko rysunek gry.
ex-board = Plansza świata, statek i kupujący
ex-last-sale = Ostatnia sprzedaż
ex-popularity = Popularność
ex-popularity-about = Im pustszy tor koloru, tym więcej płacą za jego artefakty. Tabliczka pod torem pokazuje, ile kredytów sprzedaż tego koloru daje za jego obecne miejsce.
ex-special = Specjalni
ex-special-about = Specjalni kupujący kupują każdy artefakt.
ex-deck = Talia { $count }
ex-open = Odkryte { $count }
ex-buyer-deck = Zakryci kupujący: { $count }
ex-buyer-open = Odkryci dotąd kupujący: { $count }
ex-black-market = Czarny rynek
ex-black-price = zakup: wartość + 1
ex-black-about = Można nabyć wierzchni artefakt każdego stosu; dostarczone trafiają na spód.
ex-stack = w ziemi: { $count }
ex-forecast = Prognoza
ex-forecast-next = wykopaliska rundy { $round }
ex-forecast-none = w rundzie III nie ma prognozy
ex-round-about = Runda { $round } z III. Nagrody w każdym centrum dowodzenia: { $prizes }.
ex-pass = Pas
ex-hold = Ładownia
ex-hatch = Ukryty luk
ex-ability = Zdolność
ex-crew = załoga
ex-gallery = Galeria razem
ex-hand = Ręka
ex-hand-counts = karty: { $actions } akcji · { $travels } podróży
ex-pack = Do wyboru
ex-picked = Wybrane: { $count }
ex-pile = talia { $deck } · odrzucone { $discards }
ex-hidden-hand = { $name }: ręka zakryta
ex-drawn = Zatrzymaj jedną
ex-unearthed = Odkopane
ex-faction-choice = Wybierz frakcję
ex-passed = pas
ex-token = Żeton inicjatywy { $number }
ex-zu-card = Karta Zu
ex-trader-about = Handlarze: { $count }. Kto tu sprzedaje, musi mieć handlarza.
ex-explorer = Odkrywca: { $name }
ex-cards-about = Karty akcji na ręce: { $actions }; karty podróży: { $travels }
ex-short-black_west = Zachodni
ex-short-black_central = Środkowy
ex-short-black_east = Wschodni
ex-short-dig_green_3 = Wsch. Wybrzeże
ex-letter-black_west = Z
ex-letter-black_central = Ś
ex-letter-black_east = W
ex-centre-left = lewe
ex-centre-middle = środkowe
ex-centre-right = prawe
ex-ability-aqulla = Przy sprzedaży rynek z karty nie wymaga handlarza
ex-ability-gul = Przed sprzedażą zakup po wartości na czarnym rynku
ex-ability-issisinui = Prognoza dobiera 3; jeden artefakt za darmo
ex-ability-dal_harrai = Co turę jeden odkrywca robi krok
ex-ability-kuti_kuti = Drugi artefakt stąd albo z sąsiedztwa
ex-ability-zu = Gra własnymi kartami
ex-fuel-about = paliwo na podróż lub sprzedaż
ex-centre-about = centrum: { $centre }
ex-black-of = czarny rynek: { $market }
ex-below = Pod nim, od góry: { $tiles }.
ex-gallery-about = Kredyty za wszystkie rzędy i kolumny, wypłacane na koniec gry.
ex-column = Artefakty jednego koloru: { $colour }. Zebrane { $count } z { $of }, na koniec warte { $credits }.
ex-row = Artefakty jednego rodzaju. Zebrane { $count } z { $of }, na koniec warte { $credits }.
ex-last-sale-about = Kupujący z ostatniej sprzedaży czekają na statku do następnej i na ten czas schodzą z toru popularności.
ex-wrap = Przez krawędź mapy: { $place }
ex-forecast-about = Każda karta przynosi dwa artefakty swojego koloru na miejsca wykopalisk i jeden na spód czarnego rynku.
ex-centre-worth = Po tej rundzie płaci tym, którzy mają tu najwięcej reprezentantów: { $prizes }.
ex-hold-about = Artefakty, które możesz sprzedać.
ex-hatch-about = Tu też możesz odłożyć artefakty nabyte na czarnym rynku. Możesz je sprzedać.
ex-crew-about = Znaczniki załogi: stąd biorą się handlarze, reprezentanci i strażnicy galerii.
ex-credits-about = Kto ma ich na końcu najwięcej, wygrywa.
ex-unearthed-about = Artefakty, które właśnie wyszły na światło dzienne i czekają na swoje miejsca.
# what adding a buyer brings
ex-add-pays = Popularność { $level }, co daje { $pays }.
ex-add-leaves = Pierwszy w kolejce odchodzi.
ex-add-skips-trader = Potem nie dostawisz już handlarza.
ex-add-skips-special = Potem nie dodasz już specjalnego kupującego.
ex-add-skips-both = Potem nie dodasz już ani handlarza, ani specjalnego kupującego.
# what options come to
ex-up-to = do { $n ->
        [one] { $n } kredytu
        [few] { $n } kredytów
       *[many] { $n } kredytów
    }
ex-discards = odrzucasz { $n ->
        [one] { $n } kartę akcji
        [few] { $n } karty akcji
       *[many] { $n } kart akcji
    }
ex-gallery-adds = galeria { $credits }
ex-column-card = karta akcji
ex-usable = Teraz do: { $actions }.
ex-own-explorer = Twój odkrywca
ex-order-now = Działa, gdy Rozkazem wycofasz reprezentanta z jego centrum.
ex-frees = potem możesz użyć: { $order }
ex-centre-crowd = Reprezentanci: { $counted }.
ex-line-pays = Na koniec daje: { $list }.
