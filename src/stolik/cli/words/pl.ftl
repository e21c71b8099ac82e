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
cli-how = Odpowiedz liczbą albo słowem: cofnij, ponów, zapisz, plansza, mapa, dziennik, opis, dlaczego, podpowiedz, pomoc, koniec.
cli-help = Liczba wybiera opcję; tak samo jej zapis tekstowy i jej słowa.
    cofnij, ponów: cofa twój ostatni wybór albo go powtarza; nie przez los ani cudzy wybór.
    plansza: cały stół. mapa: plansza miejsce po miejscu, z numerami opcji. dziennik: co się ostatnio stało.
    opis NAZWA albo LICZBA: czym jest karta, kafelek, miejsce lub gracz albo o czym mówi opcja; miejsca znają sąsiadów.
    dlaczego: skąd to pytanie i czemu inne rzeczy nie są teraz możliwe. podpowiedz: co zrobiłby bot, wiedząc to co ty.
    zapisz [PLIK]: odtąd zapisuje grę w tym pliku. koniec: wychodzi; każdy wybór jest już zapisany.
cli-no-about = Nic więcej nie można o nich powiedzieć.
cli-numbers = Podaj liczbę od 1 do { $most }.
cli-curtain = Teraz { $name }: naciśnij Enter, gdy na ekran patrzy tylko { $name }.
cli-confirm = Enter: grają pozostali; cofnij: cofa ten wybór.
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
cli-arena-expected = z siły botów
cli-arena-several = Bot na kilku miejscach przy stole wygrywa, gdy wygra którekolwiek z nich: porównaj jego procent z tym z przypadku.
cli-arena-score = średni wynik
cli-arena-margin = średnia przewaga
cli-arena-rating = ranking
cli-arena-seats = Ile warte są miejsca
cli-arena-setting = rozgrywka
cli-arena-seat = miejsce
cli-arena-things = Ile co jest warte: { $game }
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
cli-near = może chodzi o: { $words }?
cli-expected = możliwe: { $words }
cli-wrong-game = nie ma gry „{ $word }”
cli-wrong-variant = nie ma wariantu „{ $word }”
cli-wrong-value = wariant { $name } nie może mieć wartości „{ $word }”
cli-wrong-seats = w tę grę nie gra się na tyle miejsc: { $word }
cli-wrong-seed = ziarno { $word } jest poza zakresem; możliwe od 0 do 2^60 - 1 albo -1 (dowolne)
cli-wrong-bot = nie ma bota „{ $word }”
cli-wrong-budget = „{ $word }” to nie czas namysłu; możliwe sekundy lub iteracje na jeden wybór, na przykład 0.2s albo 500i
cli-no-budget = botowi „{ $word }” nie podaje się czasu namysłu
cli-wrong-bots = liczba botów { $bots } nie pasuje do liczby miejsc { $seats }; możliwe od 1 do { $seats }
cli-wrong-people = liczba osób { $people } nie pasuje do liczby miejsc { $seats }; możliwe od 1 do { $seats }
cli-wrong-names = liczba imion { $names } jest większa niż liczba osób: { $people }
cli-wrong-twins = dwie osoby o tym samym imieniu; imiona muszą się różnić: { $names }
cli-which-game = która gra? możliwe są te z listy `stolik games` albo --resume { $file }
cli-other-game = { $file } to partia gry { $found }, a nie { $game }
cli-go-on = Jest niedokończona partia: { $file }. Enter: grać dalej; n: nowa partia.
cli-not-understood = „{ $word }” to żaden z wyborów; podaj liczbę od 1 do { $most }, słowa wyboru albo polecenie, na przykład cofnij, zapisz lub pomoc.
cli-narrowed = Pasują te; odpowiedz liczbą.
cli-nothing-to-undo = Nie ma czego cofnąć: coś wyszło na jaw albo ktoś inny już wybrał.
cli-nothing-to-redo = Nie cofnięto niczego, co można by powtórzyć.
cli-campaign-fixed = ten rozdział gra się z { $variant }: nie można tego zmienić
cli-campaign-none = { $game } nie ma kampanii
cli-wrong-seat = nie ma miejsca { $word }; możliwe od 1 do { $seats } albo 0 (widz)
cli-wrong-choice = w tej partii nie ma wyboru { $word }; możliwe od 0 do { $most }
cli-hint-over = partia jest skończona, a podpowiedzi są dla trwających (wstecz patrzy `stolik analyse`)
cli-hint-waits = miejsce { $seat } nie ma teraz nic do wybrania; wybierają: { $seats }
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
    [few] Obietnica zgadza się z sekretem. Rozdana ponownie z sekretu i wszystkich liczb gra po { $count } wyborach kończy się tak samo.
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

# Lekcje
cli-learn-our-tables = Lekcje gra się zawsze na naszych tabelach; z --play całą grę rozgrywa się z twoim egzemplarzem.
cli-learn-you = Ola (ty)
cli-learn-rival = Rywal
cli-learn-minutes = { $minutes } min
cli-learn-optional = dodatkowa
cli-learn-which = Która lekcja? Podaj numer; Enter: { $title }; q: wyjście.
cli-learn-lesson = Lekcja { $number }: { $title }
cli-learn-step = Krok { $number } z { $all }
cli-learn-how = Odpowiedz liczbą. Enter: dalej; pokaż: trenerka pokazuje ruch; jeszcze: ten krok od początku; wstecz: poprzedni krok; pomiń: następny krok; plansza: pokazuje stół; koniec: wyjście.
cli-learn-enter = Enter: dalej
cli-learn-right = Dobrze
cli-learn-wrong = Nie tym razem
cli-learn-following = Następna: { $title } ({ $minutes } min). Enter: dalej; q: wyjście.
cli-learn-sure = Na pewno? Częsty błąd: { $mistake } { $advice } Jeśli tak, wybierz jeszcze raz.

# Stół w wierszach
cli-help-chat = powiedz SŁOWA: mówi coś pozostałym przy stole.
cli-you = ty
cli-company = Przy stole: { $names }
cli-look-closer = plansza: cały stół; mapa: miejsca; opis NAZWA: dowolna karta, miejsce lub gracz.
cli-refused = { $count ->
    [one] { $count } inna rzecz nie jest teraz możliwa; dlaczego: podaje powód.
    [few] { $count } inne rzeczy nie są teraz możliwe; dlaczego: podaje powody.
   *[many] { $count } innych rzeczy nie jest teraz możliwych; dlaczego: podaje powody.
}
cli-heard-more = { $count ->
    [one] ({ $count } wcześniejszy wiersz: dziennik)
    [few] ({ $count } wcześniejsze wiersze: dziennik)
   *[many] ({ $count } wcześniejszych wierszy: dziennik)
}
cli-costs = Koszt: { $list }.
cli-brings = Zysk: { $list }.
cli-later = Po turze: { $list }.
cli-then = Potem: { $list }.
cli-next = Dalej: { $list }.
cli-no-why = Możliwe jest wszystko, czego można się tu spodziewać.
cli-no-map = Ta gra nie opisuje miejsc; plansza: cały stół.
cli-about-which = Która z tych rzeczy? { $names }
cli-wrong-thing = Nic tu się nie nazywa „{ $word }”.
cli-stands = {"  "}Stoi tam: { $list }
cli-neighbours = {"  "}Obok: { $list }
cli-colour-teal = morski
cli-colour-brown = brązowy
cli-colour-pink = różowy
cli-colour-black = czarny
cli-colour-gold = złoty
cli-colour-red = czerwony
cli-colour-white = biały
cli-colour-purple = fioletowy
cli-colour-blue = niebieski
cli-colour-orange = pomarańczowy
cli-colour-green = zielony

# Pełny ekran
cli-pane-map = Mapa
cli-pane-mat = Stół
cli-pane-hand = Ręka
cli-pane-log = Dziennik
cli-turn-number = tura { $number }
cli-keys = ? pomoc  q wyjście  u cofnij  h rada  w czemu  a opis  m mapa  p stół  c ręka  l log  r ponów  z lupa  t jasno/ciemno  : polecenie
cli-keys-chat = ? pomoc  q wyjście  s mów  u cofnij  h rada  w czemu  a opis  m mapa  p stół  c ręka  l log  r ponów  z lupa  t jasno/ciemno  : polecenie
cli-keys-watch = ? pomoc  q wyjście  spacja pauza  a opis  m mapa  p stół  l log  z lupa  t jasno/ciemno
cli-confirm-full = Teraz grają pozostali.
cli-choice-go = Niech grają
cli-choice-undo = Cofnij
cli-choice-scores = Zobacz arkusz punktów
cli-choice-leave = Odejdź od stołu
cli-waits-for = Teraz wybiera: { $names } …
cli-game-over = Koniec gry.
cli-no-hand = Nie masz nic, o czym wiesz tylko ty.
cli-thinking = Chwila namysłu …
cli-paper-foot = Dowolny klawisz: odłóż
cli-line-foot = Liczba, słowa opcji albo: opis NAZWA, zapisz PLIK, powiedz SŁOWA. Esc: powrót
cli-help-full = Enter lub kliknięcie: wykonuje opcję z listy albo z podświetlonego miejsca na mapie. Cyfry: szukają opcji po numerze; Enter ją wykonuje.
    Tab: następny panel; strzałki: na mapie od jednego podświetlonego miejsca do drugiego. Kliknięcie miejsca z kilkoma opcjami zostawia tylko je; Esc: znów wszystkie. Każde inne miejsce mówi, czym jest.
    u cofnij, r ponów, h podpowiedź, w czemu, a opis czegokolwiek po nazwie, : dowolne polecenie trybu wierszowego, s powiedz (przy stole na serwerze).
    m mapa, p stół wszystkich, c ręka, l dziennik, z panel na cały ekran, t jasno lub ciemno.
    q koniec: każdy wybór jest już zapisany.

# Twój egzemplarz gry
cli-data-written = Zapisano tabele ({ $count }) w folderze { $folder }.
cli-data-next = Popraw w dowolnym edytorze to, co w twoim pudełku jest inne, a potem: stolik data check { $folder }; stolik play { $game } --data { $folder }
cli-data-mistakes = { $count ->
    [one] Jeden błąd.
    [few] { $count } błędy.
   *[other] { $count } błędów.
  }
cli-data-broken = Przy { $players } graczach gra się psuje: { $flaw }
cli-data-well = Wszystko w porządku: komórek innych niż nasze jest { $changes }; rozegrano do końca po partii w każdym z trybów ({ $modes }).
cli-data-added = tylko w twoim egzemplarzu: { $row }
cli-data-gone = nie ma w twoim egzemplarzu: { $row }
cli-data-same = Takie same jak nasze.
cli-data-lost = nigdzie nie pasuje: { $change }
cli-data-applied = { $count ->
    [one] Wpisano jedną poprawkę
    [few] Wpisano { $count } poprawki
   *[other] Wpisano { $count } poprawek
  } do folderu { $folder }. Teraz: stolik data check { $folder }

# Przy stole na serwerze
cli-wrong-link = „{ $word }” to nie odsyłacz do stołu; powinien wyglądać jak https://host/t/STÓŁ albo https://host/t/STÓŁ/seat/TAJNE
cli-waiting-seats = Gra zacznie się, gdy ktoś zajmie ostatnie miejsce …
cli-said = { $name }: { $text }
cli-absent = Minął czas: { $names }
cli-present = Wszyscy znów mieszczą się w czasie.
cli-lost = Połączenie przerwane; próbuję wrócić …
cli-back = Połączenie wróciło.
cli-rejoin = Powrót do stołu: stolik join { $url }

# Powtórka na pełnym ekranie
cli-replay-start = Początek gry; { $all ->
    [one] dalej { $all } wybór.
    [few] dalej { $all } wybory.
   *[many] dalej { $all } wyborów.
}
cli-replay-next = Następny wybór (→)
cli-replay-back = Poprzedni (←)
cli-replay-play = Niech gra sama (Spacja)
cli-replay-pause = Zatrzymaj (Spacja)
cli-replay-scores = Obejrzyj punktację
cli-replay-leave = Wyjdź
cli-keys-replay = q wyjście  ← → krok  PgUp PgDn dziesięć  Home End  Spacja gra  numer Enter: tam  a opis  ? pomoc  m mapa  p stół  l log

# Lekcje na pełnym ekranie
cli-learn-done = { $title }: lekcja ukończona.
cli-learn-next = Dalej
cli-learn-onward = Następna lekcja: { $title }
cli-keys-course = ↑ ↓ Enter: lekcja  t jasno/ciemno  q wyjście
cli-keys-learn = ? pomoc  q wyjście  Enter wybór  s pokaż  g od nowa  b wstecz  n pomiń  a opis  w czemu  m mapa  p stół  l log  z lupa
cli-free-seat = (wolne)
cli-keys-lobby = s powiedz coś  q wyjdź

# Pomyłki w wywołaniu
cli-wrong-command = nie ma polecenia „{ $word }”
cli-wrong-lesson = nie ma lekcji „{ $word }”
cli-wrong-record = ten plik nie jest zapisaną partią albo jest uszkodzony
cli-wrong-version = tę partię zapisano przy innych zasadach albo w innej wersji
cli-no-file = nie ma takiego pliku ani katalogu: { $file }
cli-unreachable = pod adresem { $url } nie odpowiada żaden serwer; sprawdź, czy działa i czy jest stąd osiągalny

# Co jest nie tak w wierszu poleceń
cli-wrong-option = nie ma opcji „{ $word }”
cli-misuse-help = pomoc: { $command }
cli-misuse-value = po { $option } brakuje wartości
cli-misuse-no-value = { $option } nie przyjmuje wartości
cli-misuse-missing = brakuje: { $name }
cli-misuse-extra = niepotrzebne słowa: { $words }
cli-misuse-int = { $name } nie może mieć wartości „{ $word }”; ma to być liczba całkowita
cli-misuse-float = { $name } nie może mieć wartości „{ $word }”; ma to być liczba
cli-misuse-most = { $name } nie może mieć wartości { $word }; najwyżej { $bound }
cli-misuse-least = { $name } nie może mieć wartości { $word }; co najmniej { $bound }
cli-misuse-unfit = { $name }: { $reason }

# stolik admin
cli-admin-written = { $file }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
  }, { $size }
cli-admin-restored = { $rows ->
    [one] odtworzono { $rows } wiersz
    [few] odtworzono { $rows } wiersze
    [many] odtworzono { $rows } wierszy
   *[other] odtworzono { $rows } wiersza
  }
cli-admin-deleted = { $count ->
    [one] usunięto { $count } stół
    [few] usunięto { $count } stoły
    [many] usunięto { $count } stołów
   *[other] usunięto { $count } stołu
  }
cli-admin-to-delete = { $count ->
    [one] do usunięcia: { $count } stół
    [few] do usunięcia: { $count } stoły
    [many] do usunięcia: { $count } stołów
   *[other] do usunięcia: { $count } stołu
  }
cli-admin-no-table = nie ma stołu { $table }; wszystkie pokazuje `stolik admin tables`
cli-admin-no-backup = { $file } nie jest kopią zapasową Stolika
cli-admin-newer-backup = { $file } pochodzi z nowszego Stolika (postać bazy { $form })
cli-admin-older-backup = { $file } ma bazę w postaci { $form }, a ten Stolik { $ours }: odtwórz ją wydaniem, które ją zapisało, a potem uruchom to
cli-admin-not-empty = baza nie jest pusta: odtwarzaj do nowej
cli-admin-foreign-rows = { $file } zawiera wiersze „{ $rows }”, a takiej tabeli w tej bazie nie ma
cli-admin-short-backup = plik { $file } jest uszkodzony: wiersze w nim: { $rows }, i brak końca
cli-admin-damaged-backup = plik { $file } jest uszkodzony albo nie jest kopią zapasową: { $reason }
cli-admin-nobody = „{ $who }” to ani adres, ani sieć, ani osoba; oczekiwano 192.0.2.7, 192.0.2.0/24 albo liter, które podaje `stolik admin show STÓŁ`
cli-admin-not-one-person = litery „{ $who }” powinny być początkiem dokładnie jednej osoby, a takich osób jest { $count }; wszystkie pokazuje `stolik admin show STÓŁ`
cli-admin-no-database = baza nie odpowiada
cli-admin-no-person = nie ma osoby { $person }; wszystkie pokazuje `stolik admin people`
cli-admin-no-report = nie ma zgłoszenia { $number }; wszystkie pokazuje `stolik admin reports`
cli-admin-banned = { $who }: nie ma wstępu, najdalej za kilka sekund
cli-admin-let-in = { $who }: znów ma wstęp
cli-admin-not-banned = { $who }: nie było zakazu
cli-admin-closed = zamknięte najdalej za kilka sekund; otwiera znów `stolik admin open`
cli-admin-opened = znów otwarte najdalej za kilka sekund
cli-admin-told = najdalej za kilka sekund widać to na każdej stronie
cli-admin-taken-down = najdalej za kilka sekund zniknie
cli-admin-signed-out = wylogowano; { $count ->
    [one] zmieniono { $count } stół
    [few] zmieniono { $count } stoły
    [many] zmieniono { $count } stołów
   *[other] zmieniono { $count } stołu
  }
cli-admin-renamed = zmieniono imię
cli-admin-put-away = odłożono
cli-admin-none = brak
cli-admin-over = koniec
cli-admin-person = osoba
cli-admin-bot = bot
cli-admin-open = wolne
cli-admin-ban = bez wstępu:
cli-admin-closing = zamknięte
cli-admin-notice = ogłoszenie
cli-admin-head-table = stół
cli-admin-head-game = gra
cli-admin-head-seats = miejsca
cli-admin-head-choices = wybory
cli-admin-head-changed = zmieniono
cli-admin-head-seat = miejsce
cli-admin-head-kind = kto
cli-admin-head-name = imię
cli-admin-head-level = poziom
cli-admin-head-person = osoba
cli-admin-head-what = co
cli-admin-head-words = słowa
cli-admin-head-since = od kiedy
cli-admin-head-number = numer
cli-admin-head-when = kiedy
cli-admin-head-teller = kto zgłosił
