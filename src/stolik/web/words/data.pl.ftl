# Strona z danymi i poprawianie egzemplarza
data-ours = nasze
data-copies = Nasze dane i egzemplarze
data-tables = Tabele
data-all-tables = Wszystkie tabele
data-show = Pokaż
data-only-all = wszystko
data-only-reconstructed = tylko odtworzone
data-only-differs = tylko różnice
data-thing = Co
data-rows = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[other] { $count } wierszy
  }
data-reconstructed = odtworzone: { $count }
data-differing = inne niż u nas: { $count }
data-nothing = Nic tu do tego nie pasuje.
data-more = { $count ->
    [one] Pasuje jeszcze { $count } wiersz; zajrzyj do jego tabeli.
    [few] Pasują jeszcze { $count } wiersze; zajrzyj do ich tabel.
   *[other] Pasuje jeszcze { $count } wierszy; zajrzyj do ich tabel.
  }
data-sources = Skąd co pochodzi
data-is-differs = inaczej niż u nas
data-is-added = tylko w tym egzemplarzu
data-is-gone = nie ma w tym egzemplarzu
data-new-copy = Własny egzemplarz
data-new-copy-name = moje-pudelko
data-new-copy-about = Małe litery bez polskich znaków, cyfry i kreski. Na początku ma nasze dane; poprawiasz je wiersz po wierszu.
data-make = Utwórz
data-differs-count = { $count ->
    [0] Na razie nic nie różni się od naszych danych.
    [one] Jedna komórka różni się od naszych.
    [few] { $count } komórki różnią się od naszych.
   *[other] { $count } komórek różni się od naszych.
  }
data-plain = Zasady tego egzemplarza są czytane jako zwykły Python, więc boty myślą z nim kilka razy wolniej niż z naszym, gdy nasz jest skompilowany. Lekcje gra się zawsze na naszych tabelach.
data-lessons = Lekcje gra się zawsze na naszych tabelach, żeby to, co mówi Iskra, się zgadzało. Całą grę na końcu rozgrywa się z tym egzemplarzem.
data-send = Pobierz poprawki
data-send-about = Jeden mały plik. Wyślij go nam i dopisz, które to wydanie; „stolik data apply” wpisuje go do dowolnego egzemplarza.
data-correct = Popraw
data-correct-about = Ten egzemplarz możesz poprawiać: każdy wiersz ma swój formularz.
data-add = Dodaj wiersz
data-save = Zapisz
data-draw = Narysuj
data-remove = Usuń ten wiersz
data-back = Wróć
data-drawing = Tak to wygląda
data-conflict = Ktoś zmienił tymczasem ten wiersz. Teraz brzmi: { $row }. Zapisz jeszcze raz, żeby wpisać swoją wersję.
data-want = { $found }; powinno być: { $expected }
data-want-number = Liczba od { $least } do { $most }.
data-want-numbers = Liczby od { $least } do { $most }, oddzielone spacjami.
data-want-names = Nazwy oddzielone spacjami: { $names }
data-want-call = Zapis taki jak w innych wierszach tej tabeli.
data-want-one = Jedno z: { $names }
data-want-many = Tyle liczb: { $count }.
data-want-short = najwyżej 200 znaków, bez cudzysłowów i kresek pionowych
data-space = pole { $number }
data-yes = tak
data-no = nie
column-id = Nazwa w pliku
column-mark = Skąd
column-what = Uwaga w pliku

error-not-owner = To może zrobić tylko właściciel: ten, kto ma odsyłacz wypisany przez serwer przy starcie.
error-copy-name = Nazwa egzemplarza to małe litery bez polskich znaków, cyfry i kreski, najwyżej 20.
error-copy-exists = Egzemplarz { $name } już istnieje albo jest ich za dużo; wybierz inną nazwę.
error-long-draft = Tych tabel nie udało się przeczytać na czas. Nic nie zapisano.
error-many-editions = Serwer wczytał już tyle wydań egzemplarzy, ile może pomieścić. Nic nie zapisano; uruchom go ponownie i poprawiaj dalej.
