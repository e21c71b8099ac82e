# Słowa o ludziach: logowanie i konta.
people-sign-in = Zaloguj się
people-keep = Zachowaj swoje krzesło
people-your-chair = Twoje krzesło
people-keep-about = Bez hasła. Wybierz teraz jeden sposób, inne dodasz później.
people-passkey = Klucz dostępu
people-passkey-about = Odcisk palca, twarz albo blokada ekranu. Niczego nie trzeba pamiętać.
people-passkey-new = Utwórz klucz
people-passkey-use = Użyj mojego klucza
people-passkeys = Klucze dostępu
people-mail = Odnośnik pocztą
people-mail-about = Działa raz, przez 15 minut. Żadnych innych listów, chyba że o nie poprosisz.
people-mail-address = Adres e-mail
people-mail-sent = Jeśli adres jest dobry, odnośnik jest już w drodze. Otwórz go w tej przeglądarce, w której chcesz się zalogować.
people-mail-subject = Twój odnośnik do Stolika
people-mail-text = Dzień dobry,

    ten odnośnik loguje do stolika. Działa raz, przez 15 minut:

    { $link }

    Jeśli to nie Twoja prośba, nic się nie stanie; po prostu go zostaw.
people-link = Twój odnośnik z listu
people-link-about = Zalogować się w tej przeglądarce?
people-link-go = Zaloguj mnie
people-send = Wyślij
people-guest = Zostań gościem
people-guest-about = Kod otwiera Twoje krzesła na każdym urządzeniu. Strzeż go jak klucza.
people-guest-warning = Na razie zna Cię tylko ta przeglądarka. Jeśli zapomni, krzesła przepadną: utwórz klucz dostępu albo kod odzyskiwania.
people-code = Mam kod
people-code-about = Kod odzyskiwania albo krótki kod, który pokazuje drugie urządzenie.
people-code-new = Nowy kod odzyskiwania
people-code-yours = Twój kod odzyskiwania
people-code-once = Widać go tylko teraz. Zapisz go; nowy unieważnia ten.
people-code-has = Masz kod odzyskiwania. Nowy unieważni poprzedni.
people-codes = Kody
people-device = Twoje krzesło na innym urządzeniu
people-device-about = Wybierz tam „Zaloguj się” i wpisz ten kod. Działa raz, przez dziesięć minut.
people-device-new = Kod na inne urządzenie
people-along = Wszystko zostaje przy Tobie:
people-along-what = { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
} i { $lessons ->
    [one] jedna lekcja
    [few] { $lessons } lekcje
   *[other] { $lessons } lekcji
} z tej przeglądarki.
people-me = Twoje konto
people-nameless = Gość
people-keep-name = Zapisz
people-since = Pierwszy raz przy stole:
people-sign-ins = Zalogowane urządzenia
people-here = tutaj
people-browser = Przeglądarka
people-sign-out = Wyloguj
people-sign-out-all = Wyloguj wszędzie
people-drop = Usuń
people-delete = Usuń moje konto
people-delete-about = Imię, klucze i wiadomości znikną na zawsze. Przy trwających grach bot zagra dalej za Ciebie; stoły, przy których nie ma nikogo innego, zostaną usunięte.
people-delete-sure = Na pewno

error-not-signed-in = Najpierw się zaloguj.
error-bad-code = Ten kod niczego nie otwiera. Może jest w nim literówka, był już użyty albo jest za stary.
error-bad-mail = To nie jest adres e-mail.
error-no-mail = Ten stół nie wysyła poczty.
error-used-ticket = To działało tylko raz lub przez chwilę i już minęło. Zacznij od nowa.
error-bad-passkey = Tego klucza tu nie znamy albo jego odpowiedź była błędna.
error-too-many-keys = Masz już tyle kluczy, ile można mieć. Najpierw usuń któryś.
error-not-sure = Aby usunąć konto, potwierdź, że na pewno tego chcesz.

# Towarzystwo przy stole
people-company = Ten stół
people-who = Kto tu siedzi
people-since-turn = od
people-until = czas mija
people-unread = { $count ->
    [one] { $count } nowa
    [few] { $count } nowe
   *[other] { $count } nowych
}
people-kept = krzesło czeka na Ciebie
people-ended = Gra skończona za zgodą wszystkich; wynik zostaje, jaki jest.
people-fate-resigned = poza grą
people-fate-absent = poza stołem
people-fate-given = przejęte krzesło
people-invite-anew = Nowe zaproszenie
people-fill = Posadź bota
people-kick = Odpraw
people-leave = Wstań od stołu
people-mute = Wycisz
people-unmute = Słuchaj znów
people-absent-about = O krześle decydują wszyscy pozostali. Dopóki siedzi na nim bot, { $name } może wrócić w każdej chwili.
people-absent-bot = Bot przypilnuje
people-absent-person = Zaprośmy nową osobę
people-end = Zaproponuj koniec gry
people-end-about = Muszą się zgodzić wszyscy. Wynik zostaje, jaki jest.
people-end-offers = Koniec proponują: { $names }.
people-end-do = Zaproponuj
people-end-back = Wycofaj propozycję
people-give = Oddaj swoje krzesło
people-give-about = Kto otworzy odnośnik i się zgodzi, gra dalej za Ciebie.
people-give-do = Utwórz odnośnik
people-give-link = Działa raz, przez tydzień. Dopóki ktoś nie zajmie krzesła, jest Twoje.
people-device-short = Kod do wpisania tam, ważny dziesięć minut.
people-resign = Poddaj się
people-resign-about = Bot gra dalej, a inni zachowują swoją grę. Na to krzesło nie ma powrotu.
people-take = Zajmij to krzesło
people-take-about = { $name } oddaje Ci krzesło. Grasz dalej od tego miejsca, w którym stoi gra.

told-resigned = { $name } poddaje grę. Bot gra dalej.
told-offers-end = { $name } proponuje zakończyć grę.
told-goes-on = { $name } jednak gra dalej.
told-ended = Gra skończona za zgodą wszystkich: { $text }.
told-bot-takes = { $name } nie przychodzi. Krzesła pilnuje bot.
told-opened = { $name } nie przychodzi. Krzesło czeka na nową osobę.
told-back = { $name } wraca do stołu.
told-given = { $name } oddaje krzesło. Teraz gra { $text }.
told-left = { $name } wstaje od stołu.
told-sent-away = { $name } nie gra przy tym stole.
told-rematch = { $name } chce zagrać jeszcze raz: przy nowym stole czeka Twoje krzesło.

error-begun = Gra już się zaczęła.
error-not-host = Może to zrobić tylko osoba, która nakryła do stołu.

# Otwarte stoły
people-lobby = Otwarte stoły
people-lobby-about = Tu czeka wolne krzesło. Zagraj z kimś dziś wieczorem albo zacznij coś dłuższego.
people-lobby-none = Na razie nie ma takiego stołu. Nakryj swój poniżej.
people-tonight = Dziś wieczorem
    .about = Gra zaczyna się, gdy ktoś zajmie ostatnie krzesło.
people-days = Na dni
    .about = Jeden ruch, kiedy masz czas.
people-filter-pace = Tempo
people-filter-rated = Stawka
people-filter-lang = Język
people-rated = Rankingowa
    .about = Wynik się liczy: bez podpowiedzi, z uczciwym rozdaniem, jedno krzesło na osobę i żadne nie zmienia właściciela.
people-friendly = Towarzyska
people-listed = Otwarty dla wszystkich
    .about = Stół stoi wśród otwartych; kto pierwszy, ten siada.
people-table-title = Nazwa stołu
people-any-language = dowolny język
people-lang-en = angielski
people-lang-pl = polski
people-free = { $count ->
    [one] jedno wolne krzesło
    [few] { $count } wolne krzesła
   *[other] { $count } wolnych krzeseł
}
people-begun = gra już trwa
people-sit = Usiądź
people-lay = Nakryj do stołu: { $title }

error-not-rated = Gra rankingowa jest rozdana uczciwie i bez podpowiedzi, nie jest kampanią, potrzebuje wolnego krzesła, a każdy ma w niej jedno krzesło.
error-rated-seat = W grze rankingowej krzesło nie zmienia właściciela. Może go pilnować bot albo możesz się poddać.
error-rated-person = W grze rankingowej każdy gra we własnym imieniu: z kontem i na jednym krześle.

# Powiadomienia przy zamkniętej przeglądarce
people-notices = Powiadomienia
people-notices-about = Przychodzą przy zamkniętej przeglądarce, najwyżej raz na turę; jest w nich nazwa gry i stołu, nic więcej.
people-notices-all = Wszystkie powiadomienia
people-wait-here = Gdy przyjdzie Twoja kolej, zmieni się tytuł tej karty.
people-channel-push = Ta przeglądarka
    .about = także przy zamkniętej stronie
people-channel-push-new = Powiadamiaj tę przeglądarkę
people-channel-mail = Poczta
    .about = po godzinie bez ruchu
people-channel-mail-new = Pocztą, po godzinie
people-channel-webhook = Czat
    .about = Stolik pisze pod adres z ustawień czatu
people-channel-webhook-new = Webhook czatu
people-wait-digest = Damy znać w codziennym podsumowaniu.
people-was-here = przy stole
people-channel-try = Wypróbuj
people-channel-tried = Wysłane. Powinno już być.
people-channel-broken = nic nie dochodzi od
notice-try = Działa: Stolik dociera tutaj.
error-not-arrived = To nie doszło. Sprawdź adres albo usuń go i zacznij od nowa.
people-hear = Dajcie znać, gdy
people-hear-turn = przychodzi moja kolej
people-hear-start = stół się zapełnia i gra się zaczyna
people-hear-rematch = inni chcą zagrać jeszcze raz
people-hear-chat = ktoś pisze przy stole
people-digest = Wszystko naraz, raz dziennie
people-digest-at = o
people-quiet = Cisza nocna
    .about = Powiadomienia czekają, aż się skończy.
people-quiet-from = od
people-quiet-to = do
people-quiet-none = brak
people-sample-table = Długie wykopki
people-hear-sample = Będzie wyglądać tak
people-hear-restraint = Żadnych nowinek, ofert ani „tęsknimy”.
people-silent = Z tego stołu nic nie przychodzi.
people-silent-not = Wiadomości z tego stołu przychodzą tam, gdzie o nie prosisz.
people-silent-on = Nic z tego stołu
people-silent-off = Znów słuchaj tego stołu
notice-turn = Twoja kolej: { $table }
notice-start = Gra się zaczyna: { $table }
notice-rematch = Krzesło czeka na Ciebie w następnej grze: { $table }
notice-chat = Ktoś napisał: { $table }
notice-digest = { $count ->
    [one] Czeka na Ciebie jeden stół
    [few] Czekają na Ciebie { $count } stoły
   *[other] Czeka na Ciebie { $count } stołów
}
notice-foot = Te powiadomienia przychodzą na Twoją prośbę. Tu można je zmienić lub wyłączyć: { $link }
error-bad-address = Tego adresu nie można użyć: musi zaczynać się od https i prowadzić do otwartego internetu.

# Osoby i ranking
people-page = Moja strona, jak widzą ją inni
people-list = Pokazuj mnie w rankingu
people-unlist = Nie pokazuj mnie w rankingu
people-no-games = Nie ma jeszcze skończonych gier.
people-settling = ustala się
people-curve = { $count ->
    [one] Jedna gra rankingowa.
    [few] { $count } gry rankingowe.
   *[other] { $count } gier rankingowych.
} Linia to najlepsze przypuszczenie; w pasie prawda mieści się 19 razy na 20.
people-last = Ostatnie gry
people-with = Z kim
people-place = Miejsce
people-rating = Ranking
people-games = Gry
people-ranking = Ranking
people-ranking-about = Ludzie i boty na jednej liście. Gdzie przedziały zachodzą na siebie, nie wiadomo, kto jest silniejszy. Widać tych, którzy tego chcą, od dziesięciu gier rankingowych.
people-ranking-none = Nikt nie ma jeszcze dość gier rankingowych.
people-rules = Co się liczy

# Uczciwie i bezpiecznie
people-program = program
people-programs = Moje boty
people-programs-about = Z tym żetonem Twój program siada do stołów przez API, jako bot, i widać, że nim jest. Żeton widać tylko raz.
people-program-new = Nowy żeton
people-block = Nie chcę z tą osobą grać
people-unblock = Mogę znów grać z tą osobą
people-report = Zgłoś
people-report-about = Co się stało i przy którym stole?

# Strona główna, moje stoły, otwarte stoły
people-hello = Cześć, { $name }
people-waits = { $count ->
    [0] Nic na Ciebie nie czeka. Wybierają inni.
    [one] Czeka na Ciebie jeden stół. Nic więcej nie pili.
    [few] Czekają na Ciebie { $count } stoły. Nic więcej nie pili.
   *[other] Czeka na Ciebie { $count } stołów. Nic więcej nie pili.
}
people-take-turn = Do stołu
people-also = Także Twoje
people-nothing-else = Nie ma innych stołów.
people-past = Skończone
people-all = Wszystkie
people-others-choose = Wybierają inni
people-chooses = wybiera { $names }, od
people-go-on = Ucz się dalej
people-lesson-of = { $title }, lekcja { $number } z { $count }
people-all-of = Wszystkie: { $count }
people-lobby-empty = Na razie nikt nie czeka.
people-make = Nakryj do stołu
    .about = Znajomi przychodzą przez odnośnik, nieznajomi znajdą stół tutaj.
people-any = Każde
people-usual = zwykłe zasady
people-filter-chairs = Krzesła
people-chairs = { $count ->
    [one] jedno krzesło
    [few] { $count } krzesła
   *[other] { $count } krzeseł
}
people-laid-by = Nakrywa { $name },
people-fact-game = Gra
people-fact-modes = Warianty
people-fills = Gdy stół się zapełni
people-fills-sit = Siadasz. Krzesło jest Twoje; przed początkiem możesz wstać w każdej chwili.
people-fills-live = Ktoś zajmuje ostatnie krzesło: gra się zaczyna, a każdy dostaje jedno powiadomienie.
people-fills-days = Ktoś zajmuje ostatnie krzesło: gra zaczyna się sama, a każdy dostaje jedno powiadomienie.
people-fills-away = Ktoś nie przychodzi? Gdy minie jego czas, krzesła pilnuje bot, jeśli inni się zgodzą.

# Strony osób i ranking
people-mark-new = Inny znak?
people-mark-more = Więcej
people-mark-take = Znak { $number }
people-played = Rozegrane gry
people-often = Często przy stole
people-best = Najlepsze wyniki
people-company-of = { $count ->
    [one] w pojedynkę
    [few] { $count } osoby przy stole
   *[other] { $count } osób przy stole
}
people-place-of = { $number }. z { $count }
people-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
people-uncounted = towarzyska
people-replay = Powtórka
people-analysis = Analiza
people-ranking-lead = Ludzie i boty na jednej skali, osobno w każdej grze.
people-ranking-who = Kogo widać
people-everybody = Ludzie i boty
people-only-people = Ludzie
people-won = Wygrane
people-you-and-bots = Ty i boty
    .about = Jak często wygrasz, gdy przy stole siedzą dwie osoby.
people-tenths = około { $count } na 10
people-how-to-read = Jak to czytać
people-counts-rated = Gry rankingowe są rozdane uczciwie, bez podpowiedzi, z jednym krzesłem na osobę. Towarzyskie nigdy się nie liczą.
people-counts-left = Kto się poddaje albo nie wraca, aż bot dokończy za niego, jest za wszystkimi, którzy grali do końca, na równi z innymi, którzy odeszli.
people-counts-ended = Gra skończona za zgodą wszystkich nie zmienia niczyjego rankingu.
people-counts-aborted = Gra, która się nie zaczęła albo nie skończyła, też niczego nie zmienia. Kto wraca przed końcem, nic nie traci przez nieobecność.
people-counts-bots = Boty, które siedziały od początku, liczą się jako one same; ich siła jest stała, więc wyznaczają skalę. Bot, który przejął krzesło, nie liczy się wcale.
people-counts-once = Każda gra liczy się raz, według rankingów z tamtej chwili.

# Po grze i po czasie
people-rematch = { $name }: zagramy jeszcze raz?
people-rematch-about = { $count ->
    [1] Te same zasady, nowe rozdanie. Start, gdy tylko usiądziesz.
    [2] Te same osoby, krzesła i zasady, nowe rozdanie. Start, gdy obie osoby się zgodzą.
   *[other] Te same osoby, krzesła i zasady, nowe rozdanie. Start, gdy zgodzą się wszyscy.
}
people-rematch-out = { $count ->
    [one] Jedna osoba tym razem nie gra; jej krzesło jest wolne.
    [few] { $count } osoby tym razem nie grają; ich krzesła są wolne.
   *[other] { $count } osób tym razem nie gra; ich krzesła są wolne.
}
people-rematch-joined = gra
people-rematch-yes = Gram
people-rematch-no = Nie tym razem
people-rematch-go = Do nowego stołu
people-time-over = Twój czas minął; inni mogą posadzić na Twoim krześle bota.
people-still-here = Jestem
people-bot-plays = Na Twoim krześle gra bot.
told-here = { $name } jednak jest przy stole.
people-end-asked = { $names }: kończymy grę? Wynik zostaje, jaki jest.
people-end-agree = Kończymy
people-only-watch = Tylko popatrz
