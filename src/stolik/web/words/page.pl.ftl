# Słowa stron.
page-and = i
page-language = Język
page-theme = Jasno albo ciemno
page-main-menu = Menu główne
page-games = Gry
page-foot = Rysunki i teksty powstały dla tego stołu. Gry należą do swoich autorów i wydawców.
page-uncompiled = Zasady działają tu bez kompilacji: boty myślą wolniej.
page-what = W co gramy?
page-lead = Duże gry przy małym stoliku: samotnie, z botami, przy jednym ekranie albo przez sieć.
page-people = { $fewest }–{ $most } { $most ->
    [one] osoba
    [few] osoby
   *[other] osób
}
page-play = Zagraj
page-play-game = Zagraj: { $title }
page-quick = Szybki start
page-quick-about = Jedno kliknięcie: gra z botem, zwykłe zasady.
page-upload = Zapisana gra
page-open = Otwórz
page-mine = Moje stoły
page-mine-about = Stoły, przy których siedzisz, na każdym Twoim urządzeniu; najpierw te, które czekają na Ciebie.
page-all = wszystkie
page-none-yet = Nie ma jeszcze stołów. Wybierz grę powyżej.
page-finished = koniec
page-your-turn = Twoja kolej
page-waiting = grają inni
page-error = To się nie udało
page-home = Strona główna
page-rules = Zasady
page-contents = Spis treści
page-provenance = Co jest wydane
page-provenance-about = Instrukcje nie drukują każdej karty i każdego pola. Tu widać, skąd pochodzi każda tabela danych; co ma znak „odtworzone”, zaprojektowano dla tego stołu.
page-data = Dane
page-where-from = Skąd
page-note = Uwaga
page-new = Nowy stół
page-seats = Kto gra
page-name = Imię
page-automata = Gra też: { $names }
page-variants = Warianty
page-table = Stół
page-clock = Zegar
page-confirm-turns = Potwierdzaj koniec tury
    .about = Zanim tura przejdzie dalej, padnie jeszcze jedno pytanie.
page-hints-allowed = Podpowiedzi
    .about = Kto ma wybierać, może zapytać, co zrobiłby bot.
page-hint = Podpowiedź: co byś zrobiła?
page-hint-title = Co bym zrobiła
page-hint-thinking = Iskra się zastanawia…
page-hint-about = Na podstawie tego, co widzisz. Nikt inny tej podpowiedzi nie zobaczy.
page-hint-play = Zagraj ten ruch
page-hint-options = Wszystkie możliwości
page-seed = Ziarno losowania
page-seed-random = losowe
page-start = Rozłóż stół
page-hand = Ręka
page-menu = Menu
page-replay = Obejrzyj powtórkę
page-record = Pobierz zapis
page-watch-link = Link dla widzów
page-own-link = Moje miejsce na innym urządzeniu
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-notify = Powiadamiaj o mojej kolejce
page-zones = Części planszy
page-zoom = Przybliżenie
page-zoom-in = Bliżej
page-zoom-out = Dalej
page-zoom-fit = Cała plansza
page-close = Zamknij
page-waiting-room = Poczekalnia
page-waiting-about = Karty rozda się, gdy wszystkie miejsca będą zajęte. Ta strona sama przejdzie do gry.
page-seat-free = wolne
page-dealing = Rozdanie
page-dealing-fair = Uczciwe rozdanie
    .about = Stół obiecał swój sekret, zanim ktokolwiek usiadł, a każdy dodaje liczbę. Karty wynikają z jednego i drugiego, więc nikt nie może ich wybrać ani przewidzieć; po grze każdy może to sprawdzić.
page-dealing-seed = Znane ziarno
    .about = Rozdane ze znanego ziarna: kto je zna, może znać każdą kartę.
page-dealing-copy = Znane karty
    .about = Ta gra toczy się dalej z zapisu innej: kto zna ten zapis, może znać każdą kartę.
page-dealing-old = Dawny rozdający
    .about = Rozdane dawnym sposobem: z odkrytych kart da się czasem wyliczyć zakryte.
page-commitment = Obietnica (skrót sekretu)
page-secret = Sekret
page-number = Liczba od: { $name }
page-number-made = Liczba od serwera za: { $name }
page-verify = Sprawdź rozdanie
page-verify-sound = Rozdano zgodnie z obietnicą.
page-verify-unsound = Tej gry nie rozdano zgodnie z obietnicą!
page-verify-by-hand = Stół sprawdził, że obietnica jest skrótem sekretu, a gra rozdana ponownie z sekretu i wszystkich liczb kończy się tak samo. Nie wierz mu na słowo: pobierz zapis i sprawdź go u siebie, razem z obietnicą, którą widać było przed grą.
page-back-to-score = Wróć do wyników
page-sit = Zajmij miejsce
page-invite = Zaproś znajomych
page-invite-about = Wyślij każdej osobie link do jednego miejsca. Kto go ma, ten tam siada.
page-open-mat = Moja plansza w całości albo znów plansza główna
page-log = Dziennik
page-chat = Czat
page-say = Napisz do stołu…
page-say-watchers = Napisz do widzów…
page-tabs = Części stołu
page-tab-board = Plansza
page-tab-players = Gracze
page-tab-log = Dziennik
page-tab-chat = Czat
page-first = Na początek
page-previous-turn = Poprzednia tura
page-next-turn = Następna tura
page-position = Miejsce w grze
page-choice = wybór { $number }
page-turn = tura { $number }
page-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
}
page-recap = Co się zmieniło od mojego wyboru
page-live = na żywo
page-over = Koniec gry
page-curtain = Teraz gra { $name }
page-curtain-about = Reszta nie patrzy: za kurtyną są tajemnice.
page-curtain-show = To ja, { $name }
page-options = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
page-all-options = Wszystkie możliwości
page-why-not = czemu nie więcej?
page-undo = Cofnij
page-redo = Ponów
page-restart = Wróć do początku mojej tury
page-confirm = Zakończ turę
page-wait = { $count ->
    [0] Stół się zastanawia
    [one] Wybiera { $names }
    [few] Wybierają { $names }
   *[other] Wybierają { $names }
}
page-wait-about = Damy znać, gdy przyjdzie Twoja kolej.
page-you-watch = Oglądasz tę grę.
page-replay-about = Oglądasz powtórkę.
page-continue = Graj dalej stąd
page-back-to-table = Do stołu
page-absent = { $name }: czas minął.
page-agree = Niech zagra bot
page-you = (ty)
page-bot = bot
page-automaton = automat
page-open-seat = wolne
page-decides = wybiera
page-look = Obejrzyj planszę gracza { $name }
page-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
page-lost = Brak połączenia; próbujemy dalej…
page-lost-sign = brak połączenia
page-back = Połączenie wróciło.
page-kept = Brak połączenia. Wyślemy to, gdy tylko wróci.
page-missed = Gdy nie było połączenia, gra poszła dalej; to kliknięcie się nie liczy.
page-skip = Do treści
page-skip-choices = Do wyboru
page-previous-choice = Poprzedni wybór
page-next-choice = Następny wybór
page-autoplay = Odtwarzaj i zatrzymaj
page-winners = { $count ->
    [one] Wygrywa { $names }!
    [few] Wygrywają wspólnie { $names }!
   *[other] Wygrywają wspólnie { $names }!
}
page-you-win = Wygrywasz!
page-story = Na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $lead ->
    [0] .
    [one] , o { $lead } więcej niż drugi wynik.
    [few] , o { $lead } więcej niż drugi wynik.
   *[other] , o { $lead } więcej niż drugi wynik.
}
page-score = Arkusz wyników
page-points = Punkty
page-place = { $number }. miejsce
page-chart = Wyniki w czasie gry
page-chances = Szanse w czasie gry
page-chances-thinking = Bot przegląda grę…
page-look-again = Odśwież
page-calm = Żadna pojedyncza tura nie przesądziła tej gry.
page-turning = Tura { $turn }{ $own ->
    [1] :
   *[other] , gra { $player }:
} { $name } { $way ->
    [up] zyskuje
   *[down] traci
}, z { $before }% na { $after }%
page-campaign = Kampania
page-campaign-start = Rozpocznij kampanię
    .about = Kilka gier jedna po drugiej; między nimi grono może się zmieniać. Co odkryjecie, zostaje, a punkty się sumują; kampania sama ustawia potrzebne warianty.
page-campaign-chapter = rozdział { $number }
page-campaign-after = Kampania po rozdziale { $number }
page-campaign-points = { $number ->
    [one] { $number } punkt kampanii
    [few] { $number } punkty kampanii
   *[other] { $number } punktów kampanii
}
page-campaign-unlocked = Nowe od teraz:
page-campaign-finished = Kampania zakończona.
page-campaign-next = Do rozdziału { $number }
page-campaign-follows = następny rozdział
page-company = Zmień grono
    .about = Kto zostaje, zachowuje punkty; inni mogą dołączyć i zaczynają od zera.
page-company-name = Imię dołączającej osoby
page-again = Zagraj jeszcze raz
page-prompt = Co wybrać
page-replaced = Na twoim miejscu gra bot
page-reclaim = Wracam na swoje miejsce
page-not-now = Nie o to teraz chodzi.

# Lekcje
page-learn = Nauka
page-learn-game = Nauka gry { $title }
page-learn-all = Naucz się gry
    .about = Krótkie lekcje na prawdziwych pozycjach, z trenerką obok. Bez czytania instrukcji.
page-learn-you = Ola
page-learn-rival = Rywal
page-learn-third = Sąsiad
page-learn-half-hour = { $title } w pół godziny
page-learn-about = { $count ->
    [one] { $count } krótka lekcja
    [few] { $count } krótkie lekcje
   *[many] { $count } krótkich lekcji
} przy prawdziwym stole. Lampka Iskra oświetla to, o czym mówi, a ty od razu próbujesz. Bez czytania instrukcji.
page-learn-done-of = ukończone: { $done } z { $all }
page-learn-left = jeszcze { $minutes } min
page-learn-minutes = { $minutes } min
page-learn-begin = Zacznij: { $title }
page-learn-go-on = Dalej: { $title }
page-learn-overview = Gra w skrócie
page-learn-your-path = Twoja droga
page-learn-done = Ukończona
page-learn-optional = dodatkowa
page-learn-any-order = Lekcje można otwierać w dowolnej kolejności. Nic nie jest zamknięte i nic nie przepada.
page-learn-at-the-end = Na końcu drogi
page-learn-first-game = Twoja pierwsza gra
    .go = Graj
page-learn-terms = Pojęcia i ikony
page-learn-mistakes = Co robią początkujący
page-learn-lesson-of = Lekcja { $number } z { $all }
page-learn-step-of = Krok { $number } z { $all }
page-learn-leave = Zakończ lekcję
page-learn-coach = Trenerka Iskra
page-learn-beside = Gracze, trenerka i dziennik
page-learn-ways = Dokąd dalej
page-learn-look = Popatrz
page-learn-your-turn = Teraz ty
page-learn-question = Pytanie
page-learn-this-way = Tak to się robi
page-learn-over = Brawo
page-learn-right = Dobrze
page-learn-wrong = Nie tym razem
page-learn-back = Wstecz
page-learn-again = Jeszcze raz
page-learn-show = Pokaż
page-learn-now-you = Teraz ja
page-learn-skip = Pomiń
page-learn-next = Dalej
page-learn-following = Następna lekcja: { $title }
page-learn-path = Wszystkie lekcje

# Zasady: rozdziały, elementy, interpretacje, sens pytania
page-rules-illustrated = Zasady z obrazkami
page-rules-learn = Naucz się, grając
page-rules-search = Szukaj w zasadach, kartach i pojęciach
page-rules-print = Drukuj
page-rules-terms = Pojęcia
page-rules-thing = Karta, kafelek, miejsce lub element.
page-rules-found = { $count ->
        [one] { $count } miejsce dla „{ $query }”
        [few] { $count } miejsca dla „{ $query }”
       *[many] { $count } miejsc dla „{ $query }”
    }
page-rules-nothing = Niczego nie znaleziono.
page-rules-you = Ola
page-rules-rival = Marek
page-rules-third = Zosia
page-rules-points = { $name }: { $before } → { $after } pkt ({ $gain })
page-rules-whole = Całe zasady
page-readings = Jak to czytamy
page-readings-about = Tam, gdzie instrukcja zostawia swobodę, musieliśmy zdecydować. Każde odczytanie ma numer, na który powołują się kod i testy. Przy własnym stole możecie umówić się inaczej; nasz stół zawsze gra tak samo.
page-readings-also = Inne odczytania:
page-readings-disputed = sporne
page-readings-says = Instrukcja
page-readings-reads = Gramy tak
page-readings-why = Dlaczego
page-things = Wszystkie karty, kafelki i miejsca
page-things-about = Wszystko, co jest w pudełku, z naszym rysunkiem i opisem. Znak mówi, skąd pochodzą dane.
page-things-reconstructed = Tylko odtworzone
page-things-sift = Znajdź
page-why = Dlaczego o to pytamy?

# -- trenerka pierwszej gry
page-guided = Z trenerką
    .about = W pierwszej grze siedzi obok ciebie Iskra: odzywa się, gdy coś jest nowe, pyta przed błędem początkującego i można ją uciszyć. Dla jednej osoby przeciwko botom.
page-coach-first-game = twoja pierwsza gra
page-coach-quiet = Tu nic nowego. Graj po swojemu albo mnie zapytaj.
page-coach-ask = O czym teraz pomyśleć?
page-coach-anyway = Mimo to tak
page-coach-rather = Wybiorę jeszcze raz
page-coach-silence = Proszę o ciszę
page-coach-nothing = Nic szczególnego: trzymaj się swojego planu.
page-coach-would = Wybrałabym: { $option }.
page-coach-suggests = Proponuję: { $option }.
page-coach-unsilence = Mów dalej
page-learn-times = Wszystkie lekcje z czasem: razem około { $minutes } min
    .lesson = lekcja
    .steps = kroki
    .minutes = minuty
    .about = To szacunki, a nie pomiary: dla kogoś, kto czyta w zwykłym tempie i długo się nie namyśla. Lekcje dodatkowe nie wchodzą do sumy.
page-home-learn = Pierwszy raz? Każdej gry nauczysz się tu w pół godziny.

# The question: one's own goods beside it, what options cost and bring
page-stock = Twoje zasoby
page-then = potem
page-left = zostaje { $number }
