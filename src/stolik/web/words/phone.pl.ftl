# Na telefonie i objaśnienia rzeczy
page-drawer = Ręka i plansza
page-find = Szukaj wśród możliwości
page-go-on = Teraz dotknij jednego z podświetlonych miejsc.
page-edge-left = Więcej do wyboru po lewej
page-edge-right = Więcej do wyboru po prawej
page-edge-up = Więcej do wyboru powyżej
page-edge-down = Więcej do wyboru poniżej
page-explain = Co to jest?
page-explain-before = Poprzednia rzecz
page-explain-after = Następna rzecz
page-explain-rule = Przeczytaj zasadę
page-told = Plansza słowami
page-told-open = Czytaj planszę słowami
page-told-here = Tutaj: { $list }
page-told-empty = Nic tu nie stoi.
page-told-near = Obok: { $list }
page-told-nothing = Ta gra nie opisuje miejsc.

# Listy, klawisze, koszty
page-lists = Wszystko na listach
page-lists-open = Pokaż wszystko na listach
page-lists-see = Pokaż listę
page-lists-of = Co ma { $name }: listy
page-lists-common = Na stole
page-lists-hidden =
    { $count ->
        [one] 1 leży zakryta
        [few] { $count } leżą zakryte
        [many] { $count } leży zakrytych
       *[other] { $count } leży zakryte
    }
page-keys = Klawisze i dotyk
page-key-enter = Enter
page-key-escape = Esc
page-key-choose = Przejdź do tego, co można wybrać, i wybierz
page-key-again = Zacznij wybór od nowa albo zamknij to, co otwarte
page-key-explain = Co to jest?
page-key-walk = Od rzeczy do rzeczy, gdy któraś jest objaśniana
page-key-enlarge = Powiększ wskazaną kartę albo rękę i planszę
page-key-zoom = Bliżej, dalej, cała plansza
page-key-choices = O wybór wstecz albo naprzód
page-key-turns = O turę wstecz albo naprzód
page-by-touch = Dotykiem
    .about = Dotknij tego, co się świeci: z dołu wysunie się to, co można zrobić, z kosztem i zyskiem; dotknij jeszcze raz albo wybierz wiersz, żeby zagrać. Dotknij czegokolwiek innego albo przytrzymaj palec, a rzecz się objaśni. Szczypanie i przeciąganie przesuwa planszę, dwa szybkie dotknięcia pokazują ją całą, znaczki przy krawędziach prowadzą do miejsc poza ekranem. To, co wysunęło się z dołu, zsuń w dół.

# the card that tells what happened
page-news-show = Pokaż
page-news-seen = Zamknij wiadomości
