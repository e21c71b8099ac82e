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

# -- podpowiedzi: co zrobiłby bot i dlaczego
hint-only = Jedyna możliwość
hint-clear = Wyraźnie najlepsze
hint-slight = Trochę lepsze
hint-lean = Mój wybór, choć inne są blisko
hint-equal = Prawie tak samo dobre
hint-equal-more = { $count ->
    [one] Prawie tak samo dobre; jest jeszcze 1 takie wyjście
    [few] Prawie tak samo dobre; są jeszcze { $count } takie wyjścia
   *[many] Prawie tak samo dobre; jest jeszcze { $count } takich wyjść
  }
hint-behind = Trochę słabsze
hint-far = Wyraźnie słabsze
hint-then = potem: { $line }
hint-points = { $points ->
    [one] 1 punkt w tej turze: { $parts }.
    [few] { $points } punkty w tej turze: { $parts }.
    [many] { $points } punktów w tej turze: { $parts }.
   *[other] { $points } punktu w tej turze: { $parts }.
  }
hint-pays = { $points ->
    [one] Kosztuje w tej turze 1 punkt: { $parts }.
    [few] Kosztuje w tej turze { $points } punkty: { $parts }.
    [many] Kosztuje w tej turze { $points } punktów: { $parts }.
   *[other] Kosztuje w tej turze { $points } punktu: { $parts }.
  }
hint-no-points = W tej turze jeszcze bez punktów.
hint-alike = Prowadzi niemal do tego samego.
hint-later = Opłaca się dopiero później.
hint-falls-behind = Dopiero później daje mniej.
hint-more = Obiecuje więcej niż reszta: { $parts }.
hint-less = Coś za to oddajesz: { $parts }.
hint-less-only = Oddajesz: { $parts }.
hint-pays-off = Na razie oddajesz: { $parts }. W następnych turach powinno się to zwrócić.
hint-more-than-first = Obiecuje więcej niż pierwsza: { $parts }.
hint-less-than-first = Obiecuje mniej niż pierwsza: { $parts }.
hint-rival-less = { $points ->
    [one] { $name } traci na tym około 1 punktu.
    [few] { $name } traci na tym około { $points } punktów.
   *[many] { $name } traci na tym około { $points } punktów.
  }
hint-rival-more = { $points ->
    [one] Ale { $name } zyskuje na tym około 1 punktu.
    [few] Ale { $name } zyskuje na tym około { $points } punktów.
   *[many] Ale { $name } zyskuje na tym około { $points } punktów.
  }
hint-part = { $name } ({ $sign ->
    [more] +
   *[less] −
  }{ $points })
hint-and = { $list } i { $last }
hint-numbers = { $sign ->
    [more] na końcu około { $points } z przodu
    [less] na końcu około { $points } z tyłu
   *[even] na końcu mniej więcej równo
  } · { $percent }% na wygraną · { $share }% namysłu

# -- spojrzenie wstecz: ruch, który odwrócił grę
turning-move = { $player } wybiera: { $played }.
turning-better = Lepiej: { $better } ({ $points ->
    [one] około 1 punktu więcej
    [few] około { $points } punktów więcej
   *[many] około { $points } punktów więcej
  }).
