# Na telefonie i objaśnienia rzeczy
page-drawer = Ręka i plansza
page-find = Szukaj wśród możliwości
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
