# Słowa serwera: miejsca, zegary i co mówi, gdy czegoś nie można zrobić.
open-seat = Wolne miejsce
players = { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
    [many] { $number } miejsc
   *[other] { $number } miejsca
}
switch-off = nie
switch-on = tak
kind-same = Zostaje { $name }
kind-nobody = nikt
kind-me = Ja
    .about = Grasz na tym miejscu przy tym ekranie.
kind-open = Ktoś znajomy
    .about = Dostajesz tajny link do wysłania; kto go otworzy, zajmuje miejsce.
level-random = Bot: losowy
    .about = Wybiera cokolwiek, co wolno.
level-greedy = Bot: zachłanny
    .about = Bierze to, co teraz wygląda najlepiej.
level-easy = Bot: łatwy
    .about = Patrzy trochę naprzód.
level-normal = Bot: średni
    .about = Patrzy naprzód i rzadko się myli.
level-hard = Bot: trudny
    .about = Myśli długo i gra o zwycięstwo.
clock-none = Bez zegara
clock-game = { $first } min na grę + { $second } s na turę
clock-days = { $first ->
    [one] { $first } dzień na ruch
    [few] { $first } dni na ruch
    [many] { $first } dni na ruch
   *[other] { $first } dnia na ruch
}
hints-auto = nie przez sieć
hints-on = tak
hints-off = nie

error-malformed-option = To nie jest wybór z tej gry.
error-illegal-option = Teraz nie można tego zrobić.
error-wrong-seat = Teraz wybiera ktoś inny.
error-stale-choice = Przy stole coś się już zmieniło. Spójrz jeszcze raz i wybierz ponownie.
error-game-over = Gra się skończyła.
error-bad-setup = W takim składzie i z takimi wariantami nie da się grać.
error-unknown-game = Nie ma tu takiej gry.
error-nothing-to-undo = Nie ma czego cofnąć: coś wyszło na jaw albo ktoś inny już wybrał.
error-other-version = Ten zapis powstał przy innych zasadach lub w innej wersji i nie da się go tu odczytać.
error-bad-record = Ten zapis jest uszkodzony albo zmieniony i nie da się go odczytać.
error-long-record = Odtworzenie tego zapisu trwa zbyt długo.
error-unknown-bot = Nie ma takiego bota.
error-no-table = Nie ma takiego stołu.
error-other-rules = Przy tym stole grano według starszych zasad (wersja { $rules }); z obecnymi nie można grać dalej.
error-wrong-token = Ten link lub sekret nie otwiera miejsca przy tym stole. Może powstał już nowy: zapytaj osobę, która Cię zaprosiła.
error-no-token = To może zrobić tylko osoba, która tu siedzi. Otwórz najpierw link do swojego miejsca.
error-waiting = Gra jeszcze się nie zaczęła: karty rozda się, gdy wszystkie miejsca będą zajęte.
error-bad-number = Liczba do rozdania ma 32 cyfry szesnastkowe.
error-full-table = Wszystkie miejsca przy tym stole są zajęte.
error-bad-seat = Na miejscu { $seat } nie ma kto usiąść.
error-bad-clock = Nie ma takiego zegara.
error-not-absent = Nie ma przy tym stole nikogo nieobecnego, kogo można zastąpić.
error-not-replaced = Na tym miejscu nie gra bot.
error-replaced = Na twoim miejscu gra teraz bot. Najpierw odzyskaj miejsce.
error-empty-message = W pustej wiadomości nic nie ma.
error-still-running = To będzie dostępne po końcu gry; wcześniej zdradziłoby sekrety.
error-confirm = To kończy twoją turę. Na pewno?
error-mistake = Na pewno? Częsty błąd: { $mistake } { $advice }
error-no-coach = Przy tym stole nie ma trenerki.
error-hints-off = Przy tym stole nie ma podpowiedzi: tak go rozłożono.
error-no-thinker = Nikt nie może się teraz nad tym zastanowić. Spróbuj później.
error-still-thinking = To jeszcze potrwa: inni też pytają. Odpowiedź będzie; zapytaj znów za chwilę.
error-no-thought = Nic z tego myślenia nie wyszło. Zapytaj jeszcze raz.
error-no-chapter = Stąd nie ma dalszego rozdziału: gra trwa, nie należy do kampanii albo kampania się skończyła.
error-too-large = To więcej, niż stół przyjmuje.
error-banned = Prowadzący ten serwer nie wpuszcza cię do stołu.
error-closed = Stoły są na chwilę zamknięte; nic nie przepada. { $notice }
error-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
error-too-slow = Trwało to zbyt długo i zostało przerwane. Spróbuj za chwilę.
error-too-fast = Wolniej, proszę: zbyt wiele żądań naraz. Spróbuj za chwilę.
error-too-many-tables = Zbyt wiele nowych stołów naraz. Spróbuj za minutę.
error-long-thought = Bot przy tym stole może namyślać się nad jednym wyborem najwyżej { $seconds } s albo { $iterations } iteracji.
error-too-many-bots = Przy twoich stołach namyśla się już zbyt wiele botów. Poczekaj, aż niektóre wybiorą.
error-no-database = Stół nie może się teraz dostać do swoich zapisów. Z twojej gry nic nie przepadło; spróbuj za chwilę.
error-cross-site = To żądanie nie przyszło ze strony tego stołu, więc zostało odrzucone.
error-malformed = Stół nie umie odczytać tego żądania.
error-malformed-json = Treść nie jest JSON-em oczekiwanej postaci: { $reason }
error-not-json = Oczekiwano treści typu application/json.
error-not-found = Nie ma takiej strony.
error-wrong-method = Ten adres tak nie działa.
error-broken = Coś poszło nie tak. Z twojej gry nic nie zginęło; spróbuj jeszcze raz.
