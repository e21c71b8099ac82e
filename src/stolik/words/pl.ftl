# Słowa samego stołu, wspólne dla wszystkich gier.
unknown = coś ukrytego
seat = Miejsce { $number }
spectator = Widz
and-more = { $list } i jeszcze { $count }
score-total = Razem
provenance-rulebook = instrukcja
    .about = podane w wydanej instrukcji
provenance-derived = wyprowadzone
    .about = wynika rachunkiem z wydanych danych
provenance-source = źródło publiczne
    .about = z publicznego tekstu innego niż instrukcja
provenance-recalled = z pamięci
    .about = zapamiętane z wydanej gry, niesprawdzone
provenance-reconstructed = odtworzone
    .about = zaprojektowane dla tego stołu tak, by pasowało do znanych faktów; to nie są wydane dane
