# Revive po polsku.

title = Revive
subtitle = Wyprowadź plemię spod lodu: zagrywaj mieszkańców, odkrywaj, zaludniaj dawne miejsca i buduj maszyny.

zone-map = Mapa
zone-displays = Ekspozycje

# -- options

option-take-tribe = Weź plemię { $tribe }
option-take-side = Wybierz { $side_acc }
option-keep = Zatrzymaj kartę artefaktu: { $artifact_card }
option-play = Zagraj: { $card }
option-use-switch = Użyj przełącznika
option-explore = Odkryj płytkę
option-populate = Zaludnij
option-build = Zbuduj
option-hibernate = Zahibernuj
option-end-turn = Zakończ turę
option-finish = Zakończ grę
option-exchange = Wymień 1 kryształ na 1 { $resource_acc }
option-refine = Wymień 1 kryształ na { PRINTED("numbers", "refined") ->
        [one] { PRINTED("numbers", "refined") } { $resource_acc }
        [few] { PRINTED("numbers", "refined") } { $resource_ins }
       *[many] { PRINTED("numbers", "refined") } { $resource_gen }
    }
option-synthesize = Wymień { $first_acc } i { $second_acc } na { PRINTED("numbers", "synthesis", as: "icon-crystal") }
option-lullaby = Za 1 kryształ: { PRINTED("technologies", "kun_lullaby", "effect") }
option-activate = Uruchom maszynę: { $machine }
option-open = Otwórz { $crate_acc }
option-resolve = Rozpatrz: { $effect }
option-resolve-all = Rozpatrz wszystko po kolei
    .about = Co nie może zadziałać, gdy na to kolej, przepada.
option-done = Pomiń resztę
option-into = Do { $slot_gen } ({ $half })
option-rotated = Po obrocie do { $slot_gen } ({ $half })
option-all-colours = { $card } liczy się jako wszystkie kolory
option-its-colour = Tylko własny kolor
option-explore-tile = Odkryj { $place_acc }
option-build-on = Zbuduj na { $space_loc }
option-raise = Postaw { $size }
option-settle = Zaludnij { $space_acc }
option-unlock = Odblokuj { $tech_acc }
option-pay = Zapłać
option-pay-less = Zapłać o { PRINTED("numbers", "near_saves") ->
        [one] { PRINTED("numbers", "near_saves") } { $resource_acc }
        [few] { PRINTED("numbers", "near_saves") } { $resource_ins }
       *[many] { PRINTED("numbers", "near_saves") } { $resource_gen }
    } mniej
option-recruit = Zrekrutuj: { $card }
option-recruit-blind = Zrekrutuj kartę z wierzchu talii
option-lay = Połóż płytkę { $rotation }
option-take = Weź 1 { $resource_acc }
option-give = Oddaj 1 { $resource_acc }
option-swap = Wymień { $given_acc } na { $taken_acc }
option-stop = Dość
option-decline = Zrezygnuj
option-choose = Wybierz: { $effect }
option-advance = Posuń { $colour_acc } znacznik
option-take-module = Weź { $module }
option-put = Połóż na { $module_place_loc }
option-take-machine = Weź maszynę: { $machine }
option-take-artifact = Weź { $artifact }
option-remove-artifact = Usuń { $artifact }
option-rest = Do odpoczynku: { $card }
option-wake = Obudź: { $card }
option-take-back = Zabierz energię z maszyny: { $machine }
option-reopen = Użyj ponownie { $crate_gen }
option-replay = Do odpoczynku, górna połowa działa: { $card }
option-copy = Skopiuj dolną połowę: { $card }
option-take-bonus = Premia pola { $number }: { PRINTED("hibernation_track", $number, "effect") }
option-discard-card = Odrzuć kartę: { $card }
option-discard-machine = Odrzuć maszynę: { $machine }
option-discard-module = Odrzuć { $module }
option-lift = Przenieś pionek z { $space_gen }
option-plant = Posadź las na { $space_loc }
option-consecrate = Postaw świątynię na { $space_loc }
option-aim = Połóż cel na { $space_loc }
option-spread = Połóż piasek na { $space_loc }
option-equip = Połóż warsztat na { $space_loc }
option-fly = Wyślij sokoła na { $space_acc }

# -- events

event-turn-began = Runda { $number }: gra { $seat }.
event-took-tribe = { $seat } gra plemieniem { $tribe } ({ $side }).
event-dealt-artifact-card = Twoja karta artefaktu: { $artifact_card }.
event-kept-artifact-card = Zatrzymujesz kartę artefaktu: { $artifact_card }.
event-played = { $seat } zagrywa: { $card } ({ $slot }, { $half }).
event-rotated-card = { $seat } obraca kartę { $card }.
event-all-coloured = { $seat }: { $card } liczy się jako wszystkie kolory.
event-switched = { $seat } używa przełącznika.
event-switch-ready = { $seat } ma znów gotowy przełącznik.
event-gained = { $seat } zyskuje { $number ->
        [one] { $number } { $resource_acc }
        [few] { $number } { $resource_ins }
        [many] { $number } { $resource_gen }
       *[other] { $number } { $resource_gen }
    }.
event-lost = { $seat } nie ma miejsca na { $number ->
        [one] { $number } { $resource_acc }
        [few] { $number } { $resource_ins }
        [many] { $number } { $resource_gen }
       *[other] { $number } { $resource_gen }
    }.
event-paid = { $seat } płaci { $number ->
        [one] { $number } { $resource_acc }
        [few] { $number } { $resource_ins }
        [many] { $number } { $resource_gen }
       *[other] { $number } { $resource_gen }
    }.
event-scored = { $seat } zdobywa { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-advanced = { $seat } posuwa { $colour_acc } znacznik na pole { $number }.
event-uncovered = { $seat } odsłania: { $bonus }.
event-developed = { $seat } dochodzi do pola { $number } toru rozwoju.
event-took-machine = { $seat } bierze maszynę: { $machine }.
event-activated = { $seat } uruchamia maszynę: { $machine }.
event-energized = { $seat } bierze { $number ->
        [one] { $number } znacznik energii
        [few] { $number } znaczniki energii
        [many] { $number } znaczników energii
       *[other] { $number } znacznika energii
    }.
event-recharged = { $seat } zabiera energię z maszyny: { $machine }.
event-took-crate = { $seat } bierze skrzynkę.
event-looked-in-crate = Zaglądasz do { $crate_gen }.
event-opened = { $seat } otwiera { $crate_acc }.
event-reopened = { $seat } ponownie używa { $crate_gen }.
event-took-artifact = { $seat } bierze { $artifact }.
event-took-small-artifact = { $seat } bierze mały artefakt.
event-removed-artifact = { $seat } usuwa z gry { $artifact }.
event-took-end-token = { $seat } bierze żeton końca gry.
event-placed-module = { $seat } kładzie { $module } na { $module_place_loc }.
event-discarded-module = { $seat } odrzuca { $module }.
event-recruited = { $seat } rekrutuje: { $card }.
event-rested = { $seat } odkłada do strefy odpoczynku: { $card }.
event-woke = { $seat } budzi: { $card }.
event-replayed = { $seat } odkłada kartę { $card } i używa jej górnej połowy.
event-copied = { $seat } kopiuje dolną połowę karty { $card }.
event-left-game = Karta { $card } (gracz { $seat }) opuszcza grę.
event-explored = { $seat } odkrywa { $place_acc }.
event-laid = { $seat } kładzie { $place_acc }: { $tile }.
event-populated = { $seat } zaludnia { $space_acc } i odblokowuje technologię „{ $technology }”.
event-built = { $seat } stawia { $size } na { $space_loc }.
event-claimed = { $seat } zdobywa wodę na { $space_loc }.
event-relocated = { $seat } przenosi pionek z { $start_gen } na { $goal_acc }.
event-used-ability = { $seat } używa zdolności plemienia { $ability }.
event-placed-token = { $seat } ({ $ability }) kładzie żeton na { $space_loc }.
event-target-back = { $seat } odzyskuje cel z { $space_gen }.
event-flew = Sokół gracza { $seat } ląduje na { $space_loc }.
event-hibernated = { $seat } hibernuje; znacznik na polu { $number }.
event-discarded-card = { $seat } odrzuca z ekspozycji kartę { $card }.
event-scrapped-machine = { $seat } odrzuca z ekspozycji maszynę: { $machine }.
event-binned-module = { $seat } odrzuca z ekspozycji { $module }.
event-cube-moved = Kostka przesuwa się na pole { $number }.
event-cube-left = Kostka schodzi z toru: zostają akcje na planszy, przełącznik i darmowe akcje.
event-chapter-began = { $number ->
    [1] Rozdział 1, { campaign_card-camp_01 }: { campaign_card-camp_01.about }
    [2] Rozdział 2, { campaign_card-camp_07 }: { campaign_card-camp_07.about }
    [3] Rozdział 3, { campaign_card-camp_13 }: { campaign_card-camp_13.about }
    [4] Rozdział 4, { campaign_card-camp_19 }: { campaign_card-camp_19.about }
   *[5] Rozdział 5, { campaign_card-camp_25 }: { campaign_card-camp_25.about }
}
event-chapter-rule = { $number ->
    [1] Zasada rozdziału, { campaign_card-camp_02 }: { campaign_card-camp_02.about }
    [2] Zasada rozdziału, { campaign_card-camp_08 }: { campaign_card-camp_08.about }
    [3] Zasada rozdziału, { campaign_card-camp_14 }: { campaign_card-camp_14.about }
    [4] Zasada rozdziału, { campaign_card-camp_20 }: { campaign_card-camp_20.about }
   *[5] Zasada rozdziału, { campaign_card-camp_26 }: { campaign_card-camp_26.about }
}
event-chapter-goals = { $number ->
    [1] Cele: { campaign_card-camp_03 }: { campaign_card-camp_03.about } { campaign_card-camp_04 }: { campaign_card-camp_04.about } { campaign_card-camp_05 }: { campaign_card-camp_05.about }
    [2] Cele: { campaign_card-camp_09 }: { campaign_card-camp_09.about } { campaign_card-camp_10 }: { campaign_card-camp_10.about } { campaign_card-camp_11 }: { campaign_card-camp_11.about }
    [3] Cele: { campaign_card-camp_15 }: { campaign_card-camp_15.about } { campaign_card-camp_16 }: { campaign_card-camp_16.about } { campaign_card-camp_17 }: { campaign_card-camp_17.about }
    [4] Cele: { campaign_card-camp_21 }: { campaign_card-camp_21.about } { campaign_card-camp_22 }: { campaign_card-camp_22.about } { campaign_card-camp_23 }: { campaign_card-camp_23.about }
   *[5] Cele: { campaign_card-camp_27 }: { campaign_card-camp_27.about } { campaign_card-camp_28 }: { campaign_card-camp_28.about } { campaign_card-camp_29 }: { campaign_card-camp_29.about }
}
event-chapter-ended = { $number ->
    [1] Po rozdziale, { campaign_card-camp_06 }: { campaign_card-camp_06.about }
    [2] Po rozdziale, { campaign_card-camp_12 }: { campaign_card-camp_12.about }
    [3] Po rozdziale, { campaign_card-camp_18 }: { campaign_card-camp_18.about }
    [4] Po rozdziale, { campaign_card-camp_24 }: { campaign_card-camp_24.about }
   *[5] Po rozdziale, { campaign_card-camp_30 }: { campaign_card-camp_30.about }
}
event-goal-reached = { $seat } osiąga cel „{ $campaign_card }”.
event-end-triggered = Ostatni artefakt opuścił kratery: po turze gracza { $seat } każdy inny ma jeszcze jedną.
event-game-ended = Koniec gry; karty artefaktów zostają ujawnione.

# -- prompts

prompt-ask-tribe = Weź planszę plemienia
    .why = Plemię daje na całą grę zdolność i trzy własne technologie. Pierwsza osoba wybiera ostatnia.
prompt-ask-side = Wybierz stronę planszy plemienia { $tribe }
    .why = Strona decyduje o zdolności i technologiach plemienia. Strony z księżycem kładą żetony na mapie i wymagają więcej planowania.
prompt-ask-artifact-card = Zatrzymaj jedną z dwóch kart artefaktów
    .why = Ta tajna karta punktuje na końcu: każdy wiersz liczy to, co masz, i jeszcze raz za każdy duży artefakt swojego koloru. Zatrzymaj tę, do której będziesz zbierać.
prompt-ask-action = { $number ->
        [one] Wykonaj akcję albo hibernuj
        [few] Wykonaj akcję (zostały { $number }) albo hibernuj
        [many] Wykonaj akcję (zostało { $number }) albo hibernuj
       *[other] Wykonaj akcję (zostało { $number }) albo hibernuj
    }
    .why = W turze możesz wykonać najwyżej { PRINTED("numbers", "actions", as: "icon-action") } (solo: { PRINTED("numbers", "solo_actions") }) albo zamiast tego hibernować. Darmowe akcje (kryształy, maszyny, skrzynki) nie zużywają akcji; uważaj na maszyny, których zysk się nie zmieści, bo i tak zużyją energię.
prompt-ask-another = Wykonaj drugą akcję albo zakończ turę
    .why = Pierwsza akcja za tobą. Możesz wykonać drugą, także tę samą; albo zakończ turę i zachowaj zasoby.
prompt-ask-free = Darmowe akcje albo koniec tury
    .why = Akcje masz za sobą. Przed końcem tury możesz jeszcze wymieniać kryształy, uruchamiać maszyny i otwierać skrzynki.
prompt-ask-last = Kostka zeszła z toru: działaj na planszy albo zakończ grę
    .why = Czas minął: kart i hibernacji już nie ma. Zamień to, co zostało, na punkty na planszy i zakończ.
prompt-ask-effect = { $number ->
        [one] Rozpatrz efekt albo go pomiń
        [few] Rozpatrz { $number } efekty w dowolnej kolejności
        [many] Rozpatrz { $number } efektów w dowolnej kolejności
       *[other] Rozpatrz { $number } efektu w dowolnej kolejności
    }
    .why = Czeka kilka efektów. Bierz je w dowolnej kolejności; niechciane możesz pominąć. Rozpatrzenie wszystkich idzie po kolei i pomija to, co nic nie daje.
prompt-ask-reward = { $number ->
        [one] Weź nagrodę
        [few] Weź { $number } nagrody w dowolnej kolejności
        [many] Weź { $number } nagród w dowolnej kolejności
       *[other] Weź { $number } nagrody w dowolnej kolejności
    }
    .why = Te nagrody są twoje i trzeba wziąć wszystkie; wybierasz tylko kolejność. Ma znaczenie, gdy któraś odsłania premię.
prompt-ask-card = Od razu zagraj kartę
    .why = Efekt pozwala zagrać teraz kolejną kartę bez akcji. Gniazdo i moduły działają jak zwykle.
prompt-ask-slot = Gdzie trafia karta { $card }?
    .why = Gniazdo decyduje, która połowa działa i jakie moduły oraz wcześniejsze karty się dołączą. Karta leży tam aż do hibernacji.
prompt-ask-colours = Która karta liczy się jako wszystkie kolory?
    .why = Twoja maszyna sprawia, że jedna karta ma podczas tej akcji wszystkie trzy kolory, więc pasuje więcej modułów i kart.
prompt-ask-sleep = { $card }: użyć efektu, zahibernować i stracić kartę?
    .why = Tej połowy używasz w całości albo wcale. Jeśli tak, potem hibernujesz, tura się kończy, a karta wypada z gry.
prompt-ask-board-action = Która akcja na planszy?
    .why = Efekt daje ci teraz jedną z tych akcji. Zwykłe koszty trzeba zapłacić.
prompt-ask-tile = Którą płytkę odkrywasz?
    .why = Rewers pokazuje cenę i punkty. Dochodzi zasięg; rekrutujesz też kartę, a twoje sąsiednie budynki dostaną nagrodę.
prompt-ask-space = Gdzie budujesz?
    .why = Zysk dają pola wokół piasku, nie sam piasek. Zasięg kosztuje porcję żywności za każde pole między najbliższą figurą a celem.
prompt-ask-size = Jaki budynek stawiasz na { $space_loc }?
    .why = Duży budynek kosztuje { PRINTED("buildings", "large", "gears", as: "price-gear") } zamiast { PRINTED("buildings", "small", "gears") }; pola wokół dają mu więcej kroków i kryształów, ale woda daje tyle samo.
prompt-ask-location = Którą lokację zaludniasz?
    .why = Twój pionek tam pójdzie i odblokuje technologię. Każdy, kto ma tam pionek, dostanie od ciebie { PRINTED("numbers", "toll", as: "price-book") }; duże lokacje punktują na końcu.
prompt-ask-tech = Którą technologię odblokuje pionek na { $space_loc }?
    .why = Pionek schodzi z tej technologii, a ona jest odtąd twoja. Kosztuje swoje księgi, a na końcu jest warta swoje fioletowe punkty.
prompt-ask-pay = Do zapłaty{ $gears ->
        [0] { "" }
        [one] { " · " }{ $gears } zębatka
        [few] { " · " }{ $gears } zębatki
        [many] { " · " }{ $gears } zębatek
       *[other] { " · " }{ $gears } zębatki
    }{ $books ->
        [0] { "" }
        [one] { " · " }{ $books } księga
        [few] { " · " }{ $books } księgi
        [many] { " · " }{ $books } ksiąg
       *[other] { " · " }{ $books } księgi
    }{ $food ->
        [0] { "" }
        [one] { " · " }{ $food } porcja żywności
        [few] { " · " }{ $food } porcje żywności
        [many] { " · " }{ $food } porcji żywności
       *[other] { " · " }{ $food } porcji żywności
    }{ $crystals ->
        [0] { "" }
        [one] { " · " }{ $crystals } kryształ
        [few] { " · " }{ $crystals } kryształy
        [many] { " · " }{ $crystals } kryształów
       *[other] { " · " }{ $crystals } kryształu
    }
    .why = Widać cenę. Zanim zapłacisz, możesz uruchomić maszyny, które ją obniżą; kryształy zastąpią to, czego brakuje.
prompt-ask-recruit = Zrekrutuj mieszkańca
    .why = Nowa karta trafia do aktywnej strefy i wraca po każdej hibernacji. Zrekrutowane karty liczą niektóre duże lokacje, karty artefaktów i premie torów.
prompt-ask-rotation = Jak leży nowa płytka ({ $tile })?
    .why = Widzisz front płytki. Połóż ją tak, by twoje budynki dotykały potrzebnych pól; nagrodę dostaną wszyscy obok.
prompt-ask-basic = { $number ->
        [one] Weź podstawowy zasób
        [few] Weź po kolei { $number } podstawowe zasoby
        [many] Weź po kolei { $number } podstawowych zasobów
       *[other] Weź po kolei { $number } podstawowego zasobu
    }
    .why = Wybierasz, jaki podstawowy zasób zyskujesz. To, co się nie zmieści, przepada.
prompt-ask-overflow = Kryształ się nie mieści: wziąć w zamian coś innego?
    .why = Na kolejny kryształ nie ma miejsca. Zamiast tracić ten, możesz wziąć inny zasób, który się zmieści.
prompt-ask-give = Który zasób oddajesz?
    .why = Efekt zabiera w zamian jeden wybrany zasób.
prompt-ask-swap = { $number ->
        [one] Wymień zasoby jeszcze raz albo przestań
        [few] Wymień zasoby najwyżej { $number } razy albo przestań
        [many] Wymień zasoby najwyżej { $number } razy albo przestań
       *[other] Wymień zasoby najwyżej { $number } razy albo przestań
    }
    .why = Możesz zamieniać zasoby na inne, po jednym, tyle razy, ile mówi efekt.
prompt-ask-repeat = { $number ->
        [one] Jeszcze raz? { $effect }
        [few] Najwyżej { $number } razy: { $effect }
        [many] Najwyżej { $number } razy: { $effect }
       *[other] Najwyżej { $number } razy: { $effect }
    }
    .why = Za efekt można zapłacić kilka razy. Przerwij, kiedy wystarczy.
prompt-ask-branch = Który efekt?
    .why = Symbol daje do wyboru jeden z efektów.
prompt-ask-track = { $number ->
        [one] Który znacznik maszyny się posuwa?
        [few] Który znacznik maszyny posuwa się najpierw ({ $number } kroki)?
        [many] Który znacznik maszyny posuwa się najpierw ({ $number } kroków)?
       *[other] Który znacznik maszyny posuwa się najpierw ({ $number } kroku)?
    }
    .why = Wybierz tor maszyn. Sprawdź, jaka premia jest następna i czy nie wymaga drugiego toru.
prompt-ask-module = Który moduł bierzesz?
    .why = Moduły dokładają efekt do każdej karty w swoim kolorze zagranej do ich gniazda. Weź taki, który pasuje do twoich kart.
prompt-ask-module-place = Gdzie trafia { $module }?
    .why = Miejsce należy do gniazda, a moduł zadziała dla kart tam zagranych. Na pomarańczowym trójkącie pierwszy moduł działa od razu.
prompt-ask-machine = Weź maszynę ({ $colour } tor)
    .why = Tor odsłonił miejsce na maszynę specjalną w tym kolorze. Działa raz na znacznik energii, do końca gry.
prompt-ask-artifact = Weź artefakt
    .why = Dzięki każdemu dużemu artefaktowi jeden wiersz tajnej karty liczy się jeszcze raz. Ostatni, który opuści kratery, rozpoczyna koniec gry.
prompt-ask-removal = Który artefakt opuszcza grę?
    .why = Na tym polu toru hibernacji jeden artefakt wypada z gry. Usuń kolor, który bardziej przydaje się innym niż tobie.
prompt-ask-rest = Która karta idzie do strefy odpoczynku?
    .why = Karta schodzi z gniazda do strefy odpoczynku: gniazdo się zwalnia, a karta obudzi się przy następnej hibernacji.
prompt-ask-wake = Która karta się budzi?
    .why = Karta od razu wraca do aktywnej strefy, bez hibernacji.
prompt-ask-energy = Z której maszyny zabierasz energię?
    .why = Znacznik energii wraca do magazynu, a tej maszyny można użyć ponownie.
prompt-ask-crate = Której otwartej skrzynki używasz ponownie?
    .why = Otwarta skrzynka jeszcze raz daje zawartość.
prompt-ask-replay = Którą kartę odkładasz, by użyć jej górnej połowy?
    .why = Niezagrana karta idzie odpocząć, a jej górna połowa działa od razu.
prompt-ask-switch = Co robi przełącznik?
    .why = Twój przełącznik daje kilka efektów; potem jest zużyty aż do hibernacji.
prompt-ask-bonus = Która premia za hibernację?
    .why = Hibernacja daje premię twojego pola albo dowolnego niższego. Niższe możesz brać także później.
prompt-ask-discard = Odrzuć z ekspozycji, co chcesz, a potem przestań
    .why = Grając w pojedynkę, możesz przy hibernacji oczyścić ekspozycje, żeby pojawiły się nowe karty, maszyny i moduły.
prompt-ask-lift = Który pionek się przenosi?
    .why = Technologia pozwala przenieść pionek do innej małej lokacji, na przykład bliżej nowych celów.
prompt-ask-put-down = Dokąd trafia pionek z { $space_gen }?
    .why = Pionek zachowuje technologię. Zasięg będzie liczony od nowego miejsca.
prompt-ask-token = { $ability }: wybierz pole
    .why = Zdolność plemienia stawia albo przesuwa własny element. Zasięg płacisz jak przy akcji.

# -- refusals

refusal-no-free-slot = Nie ma wolnego gniazda.
refusal-switch-used = Przełącznik jest zużyty aż do hibernacji.
refusal-nothing-to-explore = Żadnej zakrytej płytki nie da się dosięgnąć i opłacić.
refusal-nothing-to-populate = Żadnej lokacji nie da się dosięgnąć i opłacić.
refusal-nothing-to-build = Żadnego pola piasku nie da się dosięgnąć i opłacić.
refusal-no-pawn-left = Wszystkie pionki są na planszy.
refusal-no-building-left = Nie ma już budynku tej wielkości.
refusal-already-acted = Hibernacja zajmuje całą turę.
refusal-act-first = Wykonaj choć jedną akcję albo hibernuj.
refusal-cube-has-left = Kostka zeszła z toru.
refusal-no-energy = W magazynie nie ma energii.
refusal-machine-used = Na tej maszynie leży już energia.
refusal-machines-sleep = Po hibernacji maszyny w tej turze nie działają.
refusal-nothing-happens = Teraz nic by to nie dało.
refusal-track-full = Nie ma już miejsca na więcej { $resource_gen }.
refusal-not-enough = Nie da się teraz zapłacić{ $gears ->
        [0] { "" }
        [one] { " · " }{ $gears } zębatka
        [few] { " · " }{ $gears } zębatki
        [many] { " · " }{ $gears } zębatek
       *[other] { " · " }{ $gears } zębatki
    }{ $books ->
        [0] { "" }
        [one] { " · " }{ $books } księga
        [few] { " · " }{ $books } księgi
        [many] { " · " }{ $books } ksiąg
       *[other] { " · " }{ $books } księgi
    }{ $food ->
        [0] { "" }
        [one] { " · " }{ $food } porcja żywności
        [few] { " · " }{ $food } porcje żywności
        [many] { " · " }{ $food } porcji żywności
       *[other] { " · " }{ $food } porcji żywności
    }{ $crystals ->
        [0] { "" }
        [one] { " · " }{ $crystals } kryształ
        [few] { " · " }{ $crystals } kryształy
        [many] { " · " }{ $crystals } kryształów
       *[other] { " · " }{ $crystals } kryształu
    }
refusal-out-of-reach = Nie prowadzi tam żadna droga.
refusal-pawn-is-there = Twój pionek już tam stoi.
refusal-still-mandatory = Najpierw trzeba wziąć nagrody.

impossible-side-needs-moon = Strony księżyca wymagają zawartości kampanii „strony księżyca”.

tie-by-resources = Remis: wygrywa więcej niepunktowanych zasobów ({ $number }).
tie-by-tracks = Remis także w zasobach: wygrywają dalsze znaczniki maszyn (łącznie { $number }).
tie-shared = Pełny remis: zwycięstwo zostaje podzielone.
tie-solo-rating = Wynik: { $rating }.

# -- score sheet

score-blue = Tor punktacji
score-development = Tor rozwoju
score-technologies = Technologie
score-large_locations = Duże lokacje
score-card_bonuses = Premie za karty
score-end_token = Żeton końca gry
score-small_artifacts = Małe artefakty
score-resources = Zasoby
score-artifact_card = Karta artefaktu

# what an estimate counts beyond the points: for hints

prospect-resources = zasoby do wydania
prospect-engine = karty, maszyny i pionki na później
prospect-tracks = bliskie premie na torach

# -- variants

variant-longer_game = Dłuższa gra
    .about = W kraterach leży więcej artefaktów, więc gra trwa dłużej.
variant-tribe_selection = Plemiona
    .about = Jak rozdaje się plansze plemion.
variant-tribe_selection-random = losowo
variant-tribe_selection-draft = wybór, pierwszy gracz na końcu
variant-artifact_cards = Karty artefaktów
    .about = Jedna karta artefaktu albo jedna wybrana z dwóch.
variant-artifact_cards-1 = jedna
variant-artifact_cards-2 = jedna z dwóch
variant-tribe_side = Strony plansz plemion
    .about = Która strona plansz plemion jest używana; strony księżyca to zawartość kampanii.
variant-tribe_side-sun = słońce
variant-tribe_side-moon = księżyc
variant-tribe_side-random = losowo
variant-tribe_side-choice = każdy wybiera sam
variant-cc_formica = Formica
    .about = Zawartość kampanii: plemię Formica.
variant-cc_vukuntur = Vukuntur
    .about = Zawartość kampanii: plemię Vukuntur.
variant-cc_moon = Strony księżyca
    .about = Zawartość kampanii: strony księżyca plansz plemion.
variant-cc_big_locations = Więcej dużych lokacji
    .about = Zawartość kampanii: dodatkowe płytki dużych lokacji w losowaniu.
variant-cc_big_locations-none = bez dodatkowych
variant-cc_big_locations-big_6 = płytka 6
variant-cc_big_locations-big_7 = płytka 7
variant-cc_big_locations-big_8 = płytka 8
variant-cc_big_locations-big_6_big_7 = płytki 6 i 7
variant-cc_big_locations-big_6_big_8 = płytki 6 i 8
variant-cc_big_locations-big_7_big_8 = płytki 7 i 8
variant-cc_big_locations-all = płytki 6, 7 i 8
variant-cc_crystal_sources = Źródła kryształów
    .about = Zawartość kampanii: trzy płytki ze źródłami kryształów zastępują inne.
variant-cc_switch = Zaawansowane przełączniki
    .about = Zawartość kampanii: każdy dostaje przełącznik z drugim zastosowaniem.
variant-campaign = Rozdział kampanii
    .about = Gra z celami i zasadą wybranego rozdziału kampanii.
variant-campaign-off = bez kampanii
variant-campaign-chapter_1 = rozdział 1
variant-campaign-chapter_2 = rozdział 2
variant-campaign-chapter_3 = rozdział 3
variant-campaign-chapter_4 = rozdział 4
variant-campaign-chapter_5 = rozdział 5
variant-max_rounds = Ostatnia runda
    .about = Po tylu rundach gra przechodzi do punktacji, jeśli nikt jej wcześniej nie zakończy.
variant-max_rounds-100 = 100

# -- where the data comes from

mark-map = Kształt mapy
mark-tile_fronts = Awersy płytek terenu
mark-tile_backs = Koszty i punkty na rewersach
mark-capacities = Długości torów zasobów
mark-slots = Gniazda i miejsca na moduły
mark-machine_tracks = Tory maszyn i pola premii
mark-development_track = Tor rozwoju
mark-score_track = Tor punktacji
mark-hibernation_track = Tor hibernacji
mark-tech_tree = Technologie
mark-tribes = Plemiona
mark-starting_cards = Karty startowe
mark-citizens = Karty mieszkańców
mark-modules = Moduły gniazd
mark-machines = Maszyny
mark-crates = Skrzynki
mark-large_locations = Duże lokacje
mark-artifact_cards = Karty artefaktów
mark-solo_ratings = Oceny gry solo
mark-switches = Zaawansowane przełączniki
mark-crystal_sources = Źródła kryształów
mark-campaign = Kampania

# -- resources: .acc with one, .ins with two, .gen with many
resource-gear = zębatka
    .acc = zębatkę
    .ins = zębatki
    .gen = zębatek
    .about = Podstawowe zasoby to zębatki, księgi i żywność.
resource-book = księga
    .acc = księgę
    .ins = księgi
    .gen = ksiąg
    .about = Podstawowe zasoby to zębatki, księgi i żywność.
resource-food = żywność
    .acc = porcję żywności
    .ins = porcje żywności
    .gen = porcji żywności
    .about = Podstawowe zasoby to zębatki, księgi i żywność.
resource-crystal = kryształ
    .acc = kryształ
    .ins = kryształy
    .gen = kryształów
    .about = Kryształ zastępuje dowolny podstawowy zasób.

# -- colours and fields
colour-gray = szary
    .acc = szary
    .loc = szarym
    .gen = szarego
colour-green = zielony
    .acc = zielony
    .loc = zielonym
    .gen = zielonego
colour-yellow = żółty
    .acc = żółty
    .loc = żółtym
    .gen = żółtego
field-hidden = nieodkryte pole
field-sand = piasek
    .about = Tu się buduje.
field-mountains = góry
    .about = Sąsiednie budynki posuwają szary znacznik.
field-forest = las
    .about = Sąsiednie budynki posuwają zielony znacznik.
field-crops = uprawy
    .about = Sąsiednie budynki posuwają żółty znacznik.
field-location = mała lokacja
    .about = Tu się zaludnia: pionek odblokowuje technologię. Kto inny ma tu pionek, dostaje od ciebie { PRINTED("numbers", "toll", as: "price-book") }.
field-source = źródło kryształów
    .about = Sąsiednie budynki dają kryształy.
field-large_location = duża lokacja
    .about = Tu się zaludnia; punktuje na koniec.
field-chasm = przepaść
    .about = Stąd wszyscy zaczynają.

# -- spaces and places
space-t01a = pole 01A
    .acc = pole 01A
    .gen = pola 01A
    .loc = polu 01A
space-t01b = pole 01B
    .acc = pole 01B
    .gen = pola 01B
    .loc = polu 01B
space-t01c = pole 01C
    .acc = pole 01C
    .gen = pola 01C
    .loc = polu 01C
space-t01d = pole 01D
    .acc = pole 01D
    .gen = pola 01D
    .loc = polu 01D
space-t02a = pole 02A
    .acc = pole 02A
    .gen = pola 02A
    .loc = polu 02A
space-t02b = pole 02B
    .acc = pole 02B
    .gen = pola 02B
    .loc = polu 02B
space-t02c = pole 02C
    .acc = pole 02C
    .gen = pola 02C
    .loc = polu 02C
space-t02d = pole 02D
    .acc = pole 02D
    .gen = pola 02D
    .loc = polu 02D
space-t03a = pole 03A
    .acc = pole 03A
    .gen = pola 03A
    .loc = polu 03A
space-t03b = pole 03B
    .acc = pole 03B
    .gen = pola 03B
    .loc = polu 03B
space-t03c = pole 03C
    .acc = pole 03C
    .gen = pola 03C
    .loc = polu 03C
space-t03d = pole 03D
    .acc = pole 03D
    .gen = pola 03D
    .loc = polu 03D
space-t04a = pole 04A
    .acc = pole 04A
    .gen = pola 04A
    .loc = polu 04A
space-t04b = pole 04B
    .acc = pole 04B
    .gen = pola 04B
    .loc = polu 04B
space-t04c = pole 04C
    .acc = pole 04C
    .gen = pola 04C
    .loc = polu 04C
space-t04d = pole 04D
    .acc = pole 04D
    .gen = pola 04D
    .loc = polu 04D
space-t05a = pole 05A
    .acc = pole 05A
    .gen = pola 05A
    .loc = polu 05A
space-t05b = pole 05B
    .acc = pole 05B
    .gen = pola 05B
    .loc = polu 05B
space-t05c = pole 05C
    .acc = pole 05C
    .gen = pola 05C
    .loc = polu 05C
space-t05d = pole 05D
    .acc = pole 05D
    .gen = pola 05D
    .loc = polu 05D
space-t10a = pole 10A
    .acc = pole 10A
    .gen = pola 10A
    .loc = polu 10A
space-t10b = pole 10B
    .acc = pole 10B
    .gen = pola 10B
    .loc = polu 10B
space-t10c = pole 10C
    .acc = pole 10C
    .gen = pola 10C
    .loc = polu 10C
space-t10d = pole 10D
    .acc = pole 10D
    .gen = pola 10D
    .loc = polu 10D
space-t11a = pole 11A
    .acc = pole 11A
    .gen = pola 11A
    .loc = polu 11A
space-t11b = pole 11B
    .acc = pole 11B
    .gen = pola 11B
    .loc = polu 11B
space-t11c = pole 11C
    .acc = pole 11C
    .gen = pola 11C
    .loc = polu 11C
space-t11d = pole 11D
    .acc = pole 11D
    .gen = pola 11D
    .loc = polu 11D
space-t12a = pole 12A
    .acc = pole 12A
    .gen = pola 12A
    .loc = polu 12A
space-t12b = pole 12B
    .acc = pole 12B
    .gen = pola 12B
    .loc = polu 12B
space-t12c = pole 12C
    .acc = pole 12C
    .gen = pola 12C
    .loc = polu 12C
space-t12d = pole 12D
    .acc = pole 12D
    .gen = pola 12D
    .loc = polu 12D
space-t13a = pole 13A
    .acc = pole 13A
    .gen = pola 13A
    .loc = polu 13A
space-t13b = pole 13B
    .acc = pole 13B
    .gen = pola 13B
    .loc = polu 13B
space-t13c = pole 13C
    .acc = pole 13C
    .gen = pola 13C
    .loc = polu 13C
space-t13d = pole 13D
    .acc = pole 13D
    .gen = pola 13D
    .loc = polu 13D
space-t14a = pole 14A
    .acc = pole 14A
    .gen = pola 14A
    .loc = polu 14A
space-t14b = pole 14B
    .acc = pole 14B
    .gen = pola 14B
    .loc = polu 14B
space-t14c = pole 14C
    .acc = pole 14C
    .gen = pola 14C
    .loc = polu 14C
space-t14d = pole 14D
    .acc = pole 14D
    .gen = pola 14D
    .loc = polu 14D
space-t15a = pole 15A
    .acc = pole 15A
    .gen = pola 15A
    .loc = polu 15A
space-t15b = pole 15B
    .acc = pole 15B
    .gen = pola 15B
    .loc = polu 15B
space-t15c = pole 15C
    .acc = pole 15C
    .gen = pola 15C
    .loc = polu 15C
space-t15d = pole 15D
    .acc = pole 15D
    .gen = pola 15D
    .loc = polu 15D
space-t16a = pole 16A
    .acc = pole 16A
    .gen = pola 16A
    .loc = polu 16A
space-t16b = pole 16B
    .acc = pole 16B
    .gen = pola 16B
    .loc = polu 16B
space-t16c = pole 16C
    .acc = pole 16C
    .gen = pola 16C
    .loc = polu 16C
space-t16d = pole 16D
    .acc = pole 16D
    .gen = pola 16D
    .loc = polu 16D
space-t20a = pole 20A
    .acc = pole 20A
    .gen = pola 20A
    .loc = polu 20A
space-t20b = pole 20B
    .acc = pole 20B
    .gen = pola 20B
    .loc = polu 20B
space-t20c = pole 20C
    .acc = pole 20C
    .gen = pola 20C
    .loc = polu 20C
space-t20d = pole 20D
    .acc = pole 20D
    .gen = pola 20D
    .loc = polu 20D
space-t21a = pole 21A
    .acc = pole 21A
    .gen = pola 21A
    .loc = polu 21A
space-t21b = pole 21B
    .acc = pole 21B
    .gen = pola 21B
    .loc = polu 21B
space-t21c = pole 21C
    .acc = pole 21C
    .gen = pola 21C
    .loc = polu 21C
space-t21d = pole 21D
    .acc = pole 21D
    .gen = pola 21D
    .loc = polu 21D
space-t22a = pole 22A
    .acc = pole 22A
    .gen = pola 22A
    .loc = polu 22A
space-t22b = pole 22B
    .acc = pole 22B
    .gen = pola 22B
    .loc = polu 22B
space-t22c = pole 22C
    .acc = pole 22C
    .gen = pola 22C
    .loc = polu 22C
space-t22d = pole 22D
    .acc = pole 22D
    .gen = pola 22D
    .loc = polu 22D
space-t24a = pole 24A
    .acc = pole 24A
    .gen = pola 24A
    .loc = polu 24A
space-t24b = pole 24B
    .acc = pole 24B
    .gen = pola 24B
    .loc = polu 24B
space-t24c = pole 24C
    .acc = pole 24C
    .gen = pola 24C
    .loc = polu 24C
space-t24d = pole 24D
    .acc = pole 24D
    .gen = pola 24D
    .loc = polu 24D
space-t25a = pole 25A
    .acc = pole 25A
    .gen = pola 25A
    .loc = polu 25A
space-t25b = pole 25B
    .acc = pole 25B
    .gen = pola 25B
    .loc = polu 25B
space-t25c = pole 25C
    .acc = pole 25C
    .gen = pola 25C
    .loc = polu 25C
space-t25d = pole 25D
    .acc = pole 25D
    .gen = pola 25D
    .loc = polu 25D
space-t26a = pole 26A
    .acc = pole 26A
    .gen = pola 26A
    .loc = polu 26A
space-t26b = pole 26B
    .acc = pole 26B
    .gen = pola 26B
    .loc = polu 26B
space-t26c = pole 26C
    .acc = pole 26C
    .gen = pola 26C
    .loc = polu 26C
space-t26d = pole 26D
    .acc = pole 26D
    .gen = pola 26D
    .loc = polu 26D
space-t30a = pole 30A
    .acc = pole 30A
    .gen = pola 30A
    .loc = polu 30A
space-t30b = pole 30B
    .acc = pole 30B
    .gen = pola 30B
    .loc = polu 30B
space-t30c = pole 30C
    .acc = pole 30C
    .gen = pola 30C
    .loc = polu 30C
space-t30d = pole 30D
    .acc = pole 30D
    .gen = pola 30D
    .loc = polu 30D
space-t31a = pole 31A
    .acc = pole 31A
    .gen = pola 31A
    .loc = polu 31A
space-t31b = pole 31B
    .acc = pole 31B
    .gen = pola 31B
    .loc = polu 31B
space-t31c = pole 31C
    .acc = pole 31C
    .gen = pola 31C
    .loc = polu 31C
space-t31d = pole 31D
    .acc = pole 31D
    .gen = pola 31D
    .loc = polu 31D
space-t32a = pole 32A
    .acc = pole 32A
    .gen = pola 32A
    .loc = polu 32A
space-t32b = pole 32B
    .acc = pole 32B
    .gen = pola 32B
    .loc = polu 32B
space-t32c = pole 32C
    .acc = pole 32C
    .gen = pola 32C
    .loc = polu 32C
space-t32d = pole 32D
    .acc = pole 32D
    .gen = pola 32D
    .loc = polu 32D
space-t33a = pole 33A
    .acc = pole 33A
    .gen = pola 33A
    .loc = polu 33A
space-t33b = pole 33B
    .acc = pole 33B
    .gen = pola 33B
    .loc = polu 33B
space-t33c = pole 33C
    .acc = pole 33C
    .gen = pola 33C
    .loc = polu 33C
space-t33d = pole 33D
    .acc = pole 33D
    .gen = pola 33D
    .loc = polu 33D
space-t34a = pole 34A
    .acc = pole 34A
    .gen = pola 34A
    .loc = polu 34A
space-t34b = pole 34B
    .acc = pole 34B
    .gen = pola 34B
    .loc = polu 34B
space-t34c = pole 34C
    .acc = pole 34C
    .gen = pola 34C
    .loc = polu 34C
space-t34d = pole 34D
    .acc = pole 34D
    .gen = pola 34D
    .loc = polu 34D
space-t35a = pole 35A
    .acc = pole 35A
    .gen = pola 35A
    .loc = polu 35A
space-t35b = pole 35B
    .acc = pole 35B
    .gen = pola 35B
    .loc = polu 35B
space-t35c = pole 35C
    .acc = pole 35C
    .gen = pola 35C
    .loc = polu 35C
space-t35d = pole 35D
    .acc = pole 35D
    .gen = pola 35D
    .loc = polu 35D
space-t36a = pole 36A
    .acc = pole 36A
    .gen = pola 36A
    .loc = polu 36A
space-t36b = pole 36B
    .acc = pole 36B
    .gen = pola 36B
    .loc = polu 36B
space-t36c = pole 36C
    .acc = pole 36C
    .gen = pola 36C
    .loc = polu 36C
space-t36d = pole 36D
    .acc = pole 36D
    .gen = pola 36D
    .loc = polu 36D
space-t41a = pole 41A
    .acc = pole 41A
    .gen = pola 41A
    .loc = polu 41A
space-t41b = pole 41B
    .acc = pole 41B
    .gen = pola 41B
    .loc = polu 41B
space-t41c = pole 41C
    .acc = pole 41C
    .gen = pola 41C
    .loc = polu 41C
space-t41d = pole 41D
    .acc = pole 41D
    .gen = pola 41D
    .loc = polu 41D
space-t42a = pole 42A
    .acc = pole 42A
    .gen = pola 42A
    .loc = polu 42A
space-t42b = pole 42B
    .acc = pole 42B
    .gen = pola 42B
    .loc = polu 42B
space-t42c = pole 42C
    .acc = pole 42C
    .gen = pola 42C
    .loc = polu 42C
space-t42d = pole 42D
    .acc = pole 42D
    .gen = pola 42D
    .loc = polu 42D
space-t43a = pole 43A
    .acc = pole 43A
    .gen = pola 43A
    .loc = polu 43A
space-t43b = pole 43B
    .acc = pole 43B
    .gen = pola 43B
    .loc = polu 43B
space-t43c = pole 43C
    .acc = pole 43C
    .gen = pola 43C
    .loc = polu 43C
space-t43d = pole 43D
    .acc = pole 43D
    .gen = pola 43D
    .loc = polu 43D
space-t44a = pole 44A
    .acc = pole 44A
    .gen = pola 44A
    .loc = polu 44A
space-t44b = pole 44B
    .acc = pole 44B
    .gen = pola 44B
    .loc = polu 44B
space-t44c = pole 44C
    .acc = pole 44C
    .gen = pola 44C
    .loc = polu 44C
space-t44d = pole 44D
    .acc = pole 44D
    .gen = pola 44D
    .loc = polu 44D
space-t45a = pole 45A
    .acc = pole 45A
    .gen = pola 45A
    .loc = polu 45A
space-t45b = pole 45B
    .acc = pole 45B
    .gen = pola 45B
    .loc = polu 45B
space-t45c = pole 45C
    .acc = pole 45C
    .gen = pola 45C
    .loc = polu 45C
space-t45d = pole 45D
    .acc = pole 45D
    .gen = pola 45D
    .loc = polu 45D
space-big_nw = duża lokacja na północnym zachodzie
    .acc = dużą lokację na północnym zachodzie
    .gen = dużej lokacji na północnym zachodzie
    .loc = dużej lokacji na północnym zachodzie
space-big_ne = duża lokacja na północnym wschodzie
    .acc = dużą lokację na północnym wschodzie
    .gen = dużej lokacji na północnym wschodzie
    .loc = dużej lokacji na północnym wschodzie
space-big_sw = duża lokacja na południowym zachodzie
    .acc = dużą lokację na południowym zachodzie
    .gen = dużej lokacji na południowym zachodzie
    .loc = dużej lokacji na południowym zachodzie
space-big_se = duża lokacja na południowym wschodzie
    .acc = dużą lokację na południowym wschodzie
    .gen = dużej lokacji na południowym wschodzie
    .loc = dużej lokacji na południowym wschodzie
space-chasm = przepaść
    .acc = przepaść
    .gen = przepaści
    .loc = przepaści
place-t01 = płytka 01
    .acc = płytkę 01
    .loc = miejscu 01
    .gen = płytki 01
place-t02 = płytka 02
    .acc = płytkę 02
    .loc = miejscu 02
    .gen = płytki 02
place-t03 = płytka 03
    .acc = płytkę 03
    .loc = miejscu 03
    .gen = płytki 03
place-t04 = płytka 04
    .acc = płytkę 04
    .loc = miejscu 04
    .gen = płytki 04
place-t05 = płytka 05
    .acc = płytkę 05
    .loc = miejscu 05
    .gen = płytki 05
place-t10 = płytka 10
    .acc = płytkę 10
    .loc = miejscu 10
    .gen = płytki 10
place-t11 = płytka 11
    .acc = płytkę 11
    .loc = miejscu 11
    .gen = płytki 11
place-t12 = płytka 12
    .acc = płytkę 12
    .loc = miejscu 12
    .gen = płytki 12
place-t13 = płytka 13
    .acc = płytkę 13
    .loc = miejscu 13
    .gen = płytki 13
place-t14 = płytka 14
    .acc = płytkę 14
    .loc = miejscu 14
    .gen = płytki 14
place-t15 = płytka 15
    .acc = płytkę 15
    .loc = miejscu 15
    .gen = płytki 15
place-t16 = płytka 16
    .acc = płytkę 16
    .loc = miejscu 16
    .gen = płytki 16
place-t20 = płytka 20
    .acc = płytkę 20
    .loc = miejscu 20
    .gen = płytki 20
place-t21 = płytka 21
    .acc = płytkę 21
    .loc = miejscu 21
    .gen = płytki 21
place-t22 = płytka 22
    .acc = płytkę 22
    .loc = miejscu 22
    .gen = płytki 22
place-t24 = płytka 24
    .acc = płytkę 24
    .loc = miejscu 24
    .gen = płytki 24
place-t25 = płytka 25
    .acc = płytkę 25
    .loc = miejscu 25
    .gen = płytki 25
place-t26 = płytka 26
    .acc = płytkę 26
    .loc = miejscu 26
    .gen = płytki 26
place-t30 = płytka 30
    .acc = płytkę 30
    .loc = miejscu 30
    .gen = płytki 30
place-t31 = płytka 31
    .acc = płytkę 31
    .loc = miejscu 31
    .gen = płytki 31
place-t32 = płytka 32
    .acc = płytkę 32
    .loc = miejscu 32
    .gen = płytki 32
place-t33 = płytka 33
    .acc = płytkę 33
    .loc = miejscu 33
    .gen = płytki 33
place-t34 = płytka 34
    .acc = płytkę 34
    .loc = miejscu 34
    .gen = płytki 34
place-t35 = płytka 35
    .acc = płytkę 35
    .loc = miejscu 35
    .gen = płytki 35
place-t36 = płytka 36
    .acc = płytkę 36
    .loc = miejscu 36
    .gen = płytki 36
place-t41 = płytka 41
    .acc = płytkę 41
    .loc = miejscu 41
    .gen = płytki 41
place-t42 = płytka 42
    .acc = płytkę 42
    .loc = miejscu 42
    .gen = płytki 42
place-t43 = płytka 43
    .acc = płytkę 43
    .loc = miejscu 43
    .gen = płytki 43
place-t44 = płytka 44
    .acc = płytkę 44
    .loc = miejscu 44
    .gen = płytki 44
place-t45 = płytka 45
    .acc = płytkę 45
    .loc = miejscu 45
    .gen = płytki 45

# -- terrain tiles
back-back_start = płytka startowa
back-back_terrain = rewers: teren
back-back_location = rewers: lokacja
back-back_water = rewers: woda
back-back_water3 = rewers: woda z punktami
back-back_source = rewers: źródło
rotation-rotation_0 = tak jak leży
rotation-rotation_1 = po obrocie

# -- large locations
large_location-big_1a = Szare hale
    .about = Na koniec: numer pola szarego znacznika maszyny{ $n ->
            [1] { "" }
           *[other] { " " }razy { $n }
        }.
large_location-big_1b = Dawna elektrownia
    .about = Na koniec: { icon-points } za każdy znacznik energii.
large_location-big_2a = Zielone hale
    .about = Na koniec: numer pola zielonego znacznika maszyny{ $n ->
            [1] { "" }
           *[other] { " " }razy { $n }
        }.
large_location-big_2b = Rozdzielnia
    .about = Na koniec: { icon-points } za każdy moduł.
large_location-big_3a = Żółte hale
    .about = Na koniec: numer pola żółtego znacznika maszyny{ $n ->
            [1] { "" }
           *[other] { " " }razy { $n }
        }.
large_location-big_3b = Pomnik
    .about = Na koniec: { icon-points } za każdy duży budynek.
large_location-big_4a = Dawna stolica
    .about = Na koniec: { icon-points } za każdy pionek na planszy.
large_location-big_4b = Dom zgromadzeń
    .about = Na koniec: { icon-points } za każdą kartę poza startowymi.
large_location-big_5a = Rozdroże
    .about = Na koniec: { icon-points } za każdy pionek w dużej lokacji.
large_location-big_5b = Wodociągi
    .about = Na koniec: { icon-points } za każdą zdobytą wodę.
large_location-big_6a = Rada plemion
    .about = Na koniec: { icon-points } za każdy znacznik zdjęty z planszy plemienia.
large_location-big_6b = Magazyn
    .about = Na koniec: { icon-points } za każdą skrzynkę.
large_location-big_7a = Laboratorium
    .about = Na koniec: { icon-points } za każdą kolbę.
large_location-big_7b = Wieża iskier
    .about = od razu { $energy }; { icon-points } za każdą kolbę.
large_location-big_8a = Kryształowy pałac
    .about = Na koniec: { icon-points } za każdy symbol lub źródło kryształów przy twoich budynkach.
large_location-big_8b = Mapa świata
    .about = Na koniec: { $points } punktów za budynek lub pionek na { $tiles } płytkach terenu.

# -- cards
card-start_A1 = Rzemieślnik
card-start_A2 = Majsterkowiczka
card-start_A3 = Uczeń
card-start_A4 = Poszukiwaczka
card-start_A5 = Zbieracz
card-start_A6 = Handlarka
card-start_B1 = Rzemieślnik
card-start_B2 = Majsterkowiczka
card-start_B3 = Uczeń
card-start_B4 = Poszukiwaczka
card-start_B5 = Zbieracz
card-start_B6 = Handlarka
card-start_C1 = Rzemieślnik
card-start_C2 = Majsterkowiczka
card-start_C3 = Uczeń
card-start_C4 = Poszukiwaczka
card-start_C5 = Zbieracz
card-start_C6 = Handlarka
card-start_D1 = Rzemieślnik
card-start_D2 = Majsterkowiczka
card-start_D3 = Uczeń
card-start_D4 = Poszukiwaczka
card-start_D5 = Zbieracz
card-start_D6 = Handlarka
card-cit_g01 = Górnik
card-cit_g02 = Kowal
card-cit_g03 = Inżynierka
card-cit_g04 = Murarz
card-cit_g05 = Mechanik
card-cit_g06 = Złomiarka
card-cit_g07 = Dźwigowa
card-cit_g08 = Szlifierz kryształów
card-cit_g09 = Brygadzista
card-cit_g10 = Chemik
card-cit_g11 = Architektka
card-cit_g12 = Śpioch
card-cit_g13 = Geodetka
card-cit_n01 = Uczona
card-cit_n02 = Botanik
card-cit_n03 = Alchemiczka
card-cit_n04 = Osadnik
card-cit_n05 = Archiwistka
card-cit_n06 = Bibliotekarz
card-cit_n07 = Nauczycielka
card-cit_n08 = Posłaniec
card-cit_n09 = Zielarka
card-cit_n10 = Aptekarz
card-cit_n11 = Starsza plemienia
card-cit_n12 = Śniący
card-cit_n13 = Bajarz
card-cit_y01 = Rolnik
card-cit_y02 = Ogrodniczka
card-cit_y03 = Piwowar
card-cit_y04 = Zwiadowczyni
card-cit_y05 = Łowca
card-cit_y06 = Żniwiarka
card-cit_y07 = Tropicielka
card-cit_y08 = Handlarz
card-cit_y09 = Kucharz
card-cit_y10 = Biolożka
card-cit_y11 = Szamanka
card-cit_y12 = Zimujący
card-cit_y13 = Goniec
half-top = górna połowa
    .acc = górną połowę
    .ins = górną połową
half-bottom = dolna połowa
    .acc = dolną połowę
    .ins = dolną połową
slot-slot1 = lewe górne gniazdo
    .acc = lewe górne gniazdo
    .gen = lewego górnego gniazda
slot-slot2 = prawe górne gniazdo
    .acc = prawe górne gniazdo
    .gen = prawego górnego gniazda
slot-slot3 = lewe dolne gniazdo
    .acc = lewe dolne gniazdo
    .gen = lewego dolnego gniazda
slot-slot4 = prawe dolne gniazdo
    .acc = prawe dolne gniazdo
    .gen = prawego dolnego gniazda
slot-slot5 = gniazdo po prawej
    .acc = gniazdo po prawej
    .gen = gniazda po prawej

# -- modules, machines, crates
module_place-s1a = pierwsze miejsce lewego górnego gniazda
    .acc = pierwsze miejsce lewego górnego gniazda
    .loc = pierwszym miejscu lewego górnego gniazda
    .about = Miejsce na moduł.
module_place-s1b = drugie miejsce lewego górnego gniazda
    .acc = drugie miejsce lewego górnego gniazda
    .loc = drugim miejscu lewego górnego gniazda
    .about = Pierwszy położony tu moduł działa od razu.
module_place-s2a = pierwsze miejsce prawego górnego gniazda
    .acc = pierwsze miejsce prawego górnego gniazda
    .loc = pierwszym miejscu prawego górnego gniazda
    .about = Miejsce na moduł.
module_place-s2b = drugie miejsce prawego górnego gniazda
    .acc = drugie miejsce prawego górnego gniazda
    .loc = drugim miejscu prawego górnego gniazda
    .about = Miejsce na moduł.
module_place-s2c = trzecie miejsce prawego górnego gniazda
    .acc = trzecie miejsce prawego górnego gniazda
    .loc = trzecim miejscu prawego górnego gniazda
    .about = Pierwszy położony tu moduł działa od razu.
module_place-s3a = pierwsze miejsce lewego dolnego gniazda
    .acc = pierwsze miejsce lewego dolnego gniazda
    .loc = pierwszym miejscu lewego dolnego gniazda
    .about = Miejsce na moduł.
module_place-s3b = drugie miejsce lewego dolnego gniazda
    .acc = drugie miejsce lewego dolnego gniazda
    .loc = drugim miejscu lewego dolnego gniazda
    .about = Miejsce na moduł.
module_place-s3c = trzecie miejsce lewego dolnego gniazda
    .acc = trzecie miejsce lewego dolnego gniazda
    .loc = trzecim miejscu lewego dolnego gniazda
    .about = Pierwszy położony tu moduł działa od razu.
module_place-s4a = pierwsze miejsce prawego dolnego gniazda
    .acc = pierwsze miejsce prawego dolnego gniazda
    .loc = pierwszym miejscu prawego dolnego gniazda
    .about = Miejsce na moduł.
module_place-s4b = drugie miejsce prawego dolnego gniazda
    .acc = drugie miejsce prawego dolnego gniazda
    .loc = drugim miejscu prawego dolnego gniazda
    .about = Pierwszy położony tu moduł działa od razu.
module_place-s5a = pierwsze miejsce gniazda po prawej
    .acc = pierwsze miejsce gniazda po prawej
    .loc = pierwszym miejscu gniazda po prawej
    .about = Pierwszy położony tu moduł działa od razu.
module_place-s5b = drugie miejsce gniazda po prawej
    .acc = drugie miejsce gniazda po prawej
    .loc = drugim miejscu gniazda po prawej
    .about = Pierwszy położony tu moduł działa od razu.

# -- tribes and technologies
tech-T1 = T1
    .acc = T1: pierwszą technologię plemienia
tech-T2 = T2
    .acc = T2: drugą technologię plemienia
tech-T3 = T3
    .acc = T3: prawe gniazdo
tech-T4 = T4
    .acc = T4: trzecią technologię plemienia
tech-T5 = T5
tech-T6 = T6
tech-T7 = T7
technology-nadair_insight = Oświecenie
    .about = Każde użycie zdolności plemienia daje dodatkowo { PRINTED("numbers", "insight_books", as: "price-book") } i { PRINTED("numbers", "insight_points", as: "icon-points") }.
technology-nadair_free_range = Leśne ścieżki
    .about = Lasy i wody, przez które przechodzisz, nie kosztują zasięgu.
technology-nadair_growth = Wzrost
technology-hof_crystal = Synteza
    .about = Darmowa akcja: 2 podstawowe zasoby za { PRINTED("numbers", "synthesis", as: "icon-crystal") }.
technology-hof_no_toll = Gościnność
    .about = Nie płacisz ksiąg graczom obecnym w lokacji, już od tego zaludnienia.
technology-hof_supply = Zapasy
technology-hof_temple_range = Pielgrzymka
    .about = Zasięg liczony od świątyni jest większy o { PRINTED("numbers", "temple_range") }.
technology-iox_explorer = Kartografia
    .about = Odkrywanie kosztuje łącznie o { PRINTED("numbers", "explorer_saves", as: "price-food") } mniej.
technology-iox_drone = Dron
technology-iox_relocate = Relokacja
    .about = Od razu: możesz za darmo przenieść pionek z jednej małej lokacji do innej.
technology-kun_welcome = Dar powitalny
    .about = Każda nowa karta daje też w swoim kolorze { PRINTED("numbers", "welcome", as: "icon-resource") }.
technology-kun_lullaby = Kołysanka
    .about = Darmowa akcja: zapłać 1 kryształ: { PRINTED("technologies", "kun_lullaby", "effect") }.
technology-kun_replay = Echo
technology-for_mountain = Kamieniołom
    .about = Budowanie jest tańsze o { PRINTED("numbers", "mountain_saves", as: "price-gear") } za każde sąsiednie pole gór.
technology-for_crystal2 = Rafineria
    .about = Darmowa akcja: 1 kryształ za jednakowe podstawowe zasoby ({ PRINTED("numbers", "refined") }).
technology-for_crystal_machine = Prasa kryształowa
technology-for_copy_switch = Mimikra
    .about = Przełącznik jest od razu gotowy; odtąd może skopiować dolną połowę karty z gniazda innego gracza, po czym ta karta idzie do strefy odpoczynku.
technology-vuk_range = Daleki wzrok
    .about = Każda akcja: { PRINTED("technologies", "vuk_range", "effect") }.
technology-vuk_crates = Skarbiec
    .about = Od razu: { PRINTED("technologies", "vuk_crates", "effect") }; później każda zdobyta skrzynka daje { PRINTED("numbers", "hoard", as: "icon-crystal") }.
technology-vuk_spark = Iskra
technology-vuk_falcon_discount = Sokolnicy
    .about = Akcje obok sokoła kosztują o { PRINTED("numbers", "near_saves", as: "icon-resource") } mniej.
technology-vuk_falcon_harvest = Zdobycz
    .about = Sokół przynosi { PRINTED("numbers", "prey", as: "icon-resource") } w kolorze pola, na którym ląduje.
technology-slot_5 = Piąte gniazdo
    .about = Otwiera gniazdo po prawej, w którym działa dowolna połowa karty.
technology-artifact_energy = Artefakt i energia
technology-artifact_crate = Artefakt i skrzynka
technology-artifact_points = Artefakt i punkty
tribe-nadair = Nàdair
tribe-hofstadterians = Hofstadterianie
tribe-iox49i = IOX49I
tribe-kuniban = Kuniban
tribe-formica = Formica
tribe-vukuntur = Vukuntur
side-sun = strona słońca
    .acc = stronę słońca
side-moon = strona księżyca
    .acc = stronę księżyca
ability-nadair_sun = Nàdair
ability-nadair_moon = Nàdair
    .about = Las: za { PRINTED("tribes", "nadair_moon", "crystals", as: "icon-crystal") } i zasięg zamień pusty piasek w las; po księdze za każde pole połączonego lasu, potem sąsiednie budynki posuwają zielony znacznik.
ability-hofstadterians_sun = Hofstadterianie
ability-hofstadterians_moon = Hofstadterianie
    .about = Świątynia: za { PRINTED("tribes", "hofstadterians_moon", "crystals", as: "icon-crystal") } i zasięg postaw świątynię na wodzie i weź jej nagrodę; od świątyń liczy się zasięg.
ability-iox49i_sun = IOX49I
ability-iox49i_moon = IOX49I
    .about = Cel: oznacz piasek lub lokację; twoja akcja tam kosztuje o { PRINTED("numbers", "target_saves") } mniej, a jeśli uprzedzi cię inny gracz, zyskujesz to, co wydał.
ability-kuniban_sun = Kuniban
ability-kuniban_moon = Kuniban
    .about = Piasek: za zasięg zakryj teren piaskiem i weź odkrytego mieszkańca w jego kolorze; budowa w tym miejscu daje { PRINTED("numbers", "sand_points", as: "icon-points") }.
ability-formica_sun = Formica
ability-formica_moon = Formica
    .about = Warsztat: za { PRINTED("tribes", "formica_moon", "crystals", as: "icon-crystal") } połóż warsztat na terenie i posuń znacznik jego koloru; akcje obok kosztują o { PRINTED("numbers", "near_saves", as: "icon-resource") } mniej.
ability-vukuntur_sun = Vukuntur
ability-vukuntur_moon = Vukuntur
    .about = Sokół: przesuń go o najwyżej { PRINTED("numbers", "falcon_steps", as: "icon-space") } za każde dotychczasowe użycie wraz z tym; liczy się od niego zasięg.

# -- artifacts
artifact-purple = fioletowy artefakt
    .about = Jeszcze raz liczy swój element karty artefaktu.
artifact-orange = pomarańczowy artefakt
    .about = Jeszcze raz liczy swój element karty artefaktu.
artifact-white = biały artefakt
    .about = Jeszcze raz liczy swój element karty artefaktu.
element-crate = skrzynki
    .about = { icon-points } za każdą skrzynkę, otwartą lub zamkniętą.
element-energy = energia
    .about = { icon-points } za każdy znacznik energii.
element-modules2 = pary modułów
    .about = { icon-points } za każde { $things ->
            [one] { $things } moduł
            [few] { $things } moduły
           *[many] { $things } modułów
        }.
element-pawn = pionki
    .about = { icon-points } za każdy pionek na planszy.
element-tribe = zdolność plemienia
    .about = { icon-points } za każdy znacznik zdjęty z planszy plemienia.
element-flask = kolby
    .about = { icon-points } za każdą kolbę na maszynach, modułach i wszystkich kartach.
element-card = karty
    .about = { icon-points } za każdą zrekrutowaną kartę.
element-water = wody
    .about = { icon-points } za każdą zdobytą wodę.
element-crystal = symbole kryształów
    .about = { icon-points } za każdy symbol lub źródło kryształów przy twoich budynkach.
size-small = mały budynek
size-large = duży budynek
switch-switch_plain = zwykły przełącznik
switch-switch_a = przełącznik A
switch-switch_b = przełącznik B
switch-switch_c = przełącznik C
switch-switch_d = przełącznik D
board_action-build = budowanie
board_action-explore = odkrywanie
board_action-populate = zaludnianie

# -- effects, icon by icon, and what follows from the rows of the tables

one-or-other = { $one } albo { $other }
one-and-other = { $one } i { $other }
points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
icon-gear = { $n ->
        [one] { $n } zębatka
        [few] { $n } zębatki
       *[many] { $n } zębatek
    }
icon-book = { $n ->
        [one] { $n } księga
        [few] { $n } księgi
       *[many] { $n } ksiąg
    }
icon-food = { $n ->
        [one] { $n } porcja żywności
        [few] { $n } porcje żywności
       *[many] { $n } porcji żywności
    }
icon-crystal = { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
price-gear = { $n ->
        [one] { $n } zębatkę
        [few] { $n } zębatki
       *[many] { $n } zębatek
    }
price-book = { $n ->
        [one] { $n } księgę
        [few] { $n } księgi
       *[many] { $n } ksiąg
    }
price-food = { $n ->
        [one] { $n } porcję żywności
        [few] { $n } porcje żywności
       *[many] { $n } porcji żywności
    }
price-crystal = { icon-crystal }
icon-resource = { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
icon-action = { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
icon-space = { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
icon-basic = { $n ->
        [one] { $n } dowolny podstawowy zasób
        [few] { $n } dowolne podstawowe zasoby
       *[many] { $n } dowolnych podstawowych zasobów
    }
icon-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
icon-module = { $n ->
        [one] umieść moduł
        [few] umieść { $n } moduły
       *[many] umieść { $n } modułów
    }
icon-energy = { $n ->
        [one] { $n } znacznik energii
        [few] { $n } znaczniki energii
       *[many] { $n } znaczników energii
    }
icon-energy_back = { $n ->
        [one] zabierz znacznik energii z maszyny
        [few] zabierz { $n } znaczniki energii z maszyn
       *[many] zabierz { $n } znaczników energii z maszyn
    }
icon-crate = { $n ->
        [one] { $n } skrzynka
        [few] { $n } skrzynki
       *[many] { $n } skrzynek
    }
icon-artifact = { $n ->
        [one] { $n } artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
icon-rest_card = { $n ->
        [one] przenieś kartę z gniazda do strefy odpoczynku
        [few] przenieś { $n } karty z gniazd do strefy odpoczynku
       *[many] przenieś { $n } kart z gniazd do strefy odpoczynku
    }
icon-wake_card = { $n ->
        [one] przenieś kartę ze strefy odpoczynku do aktywnej
        [few] przenieś { $n } karty ze strefy odpoczynku do aktywnej
       *[many] przenieś { $n } kart ze strefy odpoczynku do aktywnej
    }
icon-swap = { $n ->
        [1] wymień podstawowy zasób na inny
       *[other] do { $n } razy wymień podstawowy zasób na inny
    }
icon-advance = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    } na { $colour ->
        [gray] szarym
        [green] zielonym
        [yellow] żółtym
       *[any] dowolnym
    } torze maszyn
icon-recruit = { $colour ->
        [gray] zrekrutuj odkrytą szarą kartę mieszkańca
        [green] zrekrutuj odkrytą zieloną kartę mieszkańca
        [yellow] zrekrutuj odkrytą żółtą kartę mieszkańca
       *[any] zrekrutuj mieszkańca
    }
icon-play = { $colour ->
        [gray] od razu zagraj szarą kartę
        [green] od razu zagraj zieloną kartę
        [yellow] od razu zagraj żółtą kartę
       *[any] od razu zagraj kolejną kartę
    }
icon-build = budowanie
icon-explore = odkrywanie
icon-populate = zaludnianie
icon-act = natychmiastowe { $actions }{ $n ->
        [0] { "" }
       *[other] { " " }z zasięgiem większym o { $n }
    }
icon-discount-build = budowanie tańsze o { $price }
icon-discount-explore = odkrywanie tańsze o { $price }
icon-discount-populate = zaludnianie tańsze o { $price }
icon-range = zasięg tańszy o { $price }
icon-while_in_play = dopóki karta leży w gnieździe: { $effect }
icon-pay = zapłać { $price }: { $effect }{ $times ->
        [1] { "" }
       *[other] { " " }(do { $times } razy)
    }
icon-convert = wymień { icon-basic } na { $effect }
icon-per-gray_in_slots = { $effect } za każdą szarą kartę w gniazdach
icon-per-green_in_slots = { $effect } za każdą zieloną kartę w gniazdach
icon-per-yellow_in_slots = { $effect } za każdą żółtą kartę w gniazdach
icon-per-flasks_visible = { $effect } za każdą widoczną kolbę
icon-per-pawns_on_board = { $effect } za każdy własny pionek na planszy
icon-per-own_waters = { $effect } za każdą wodę przy własnych budynkach
icon-tribe = użyj zdolności plemienia
icon-explore_anywhere = odkryj dowolną zakrytą płytkę bez płacenia za zasięg
icon-rotate_card = użyj drugiej połowy zagrywanej karty
icon-all_colours = karta liczy się jako trzy kolory naraz
icon-reopen_crate = zapłać { PRINTED("numbers", "reopening_gears", as: "price-gear") }, by ponownie użyć otwartej skrzynki
icon-replay_top = odłóż niezagraną kartę do strefy odpoczynku i użyj jej górnej połowy
icon-hibernate_remove = zahibernuj i usuń tę kartę z gry
icon-nadair_forest = posadź las
icon-hof_temple = załóż świątynię
icon-iox_target = połóż cel
icon-kun_sand = zasyp teren piaskiem
icon-for_workshop = załóż warsztat
icon-vuk_falcon = wyślij sokoła
icon-relocate = przenieś pionek do innej małej lokacji
icon-ready_switch = przygotuj przełącznik
icon-hoard = 1 skrzynka
shows-slot = symbol gniazda
shows-flask = kolba
card-about = { $colour ->
        [gray] Szara
        [green] Zielona
       *[yellow] Żółta
    } karta. Góra: { $top }. Dół: { $bottom }.
machine-about = Połóż na niej energię: { $effect }.{ $flasks ->
        [0] { "" }
       *[other] { " " }Ma symbol kolby.
    }
machine-technology = Maszyna: { $effect }.
at-once = Od razu: { $effect }.
module-of-gray = szary
    .before = szaro
    .ins = szarym
module-of-green = zielony
    .before = zielono
    .ins = zielonym
module-of-yellow = żółty
    .before = żółto
    .ins = żółtym
module-colours = { $one }-{ $other }
module-about = Działa z kartami w kolorze: { $colours }. Efekt: { $effect }.{ $flasks ->
        [0] { "" }
       *[other] { " " }Ma symbol kolby.
    }
module = { $colours } moduł ({ $effect })
crate = skrzynka ({ $effect })
    .acc = skrzynkę ({ $effect })
    .gen = skrzynki ({ $effect })
crate-about = Otwórz ją w dowolnej chwili swojej tury: { $effect }.
water = woda ({ $effect })
water-about = Raz na gracza: { $effect }.
tile-about = { $sand ->
        [0] Bez piasku
        [1] Jedno pole piasku
        [2] Dwa pola piasku
       *[other] Pola piasku: { $sand }
    }; { $fields }.
back-about = { $n ->
        [0] Kosztuje tylko zasięg
       *[other] Kosztuje { $price } oraz zasięg
    }; daje { points } i mieszkańca.
each-of = { $told } (za każde { $things })
saves = { $option } { $saved ->
        [none] (tu nic nie oszczędza)
       *[other] (oszczędza { $saved })
    }
artifact-line = { $option }: { $line } (teraz { $now }){ $last ->
        [1] { " " }– to ostatni: inni mają jeszcze po jednej turze
       *[0] { "" }
    }
unlock-technology = Odblokuj: { $technology }
priced = { $option } ({ $prices })
sized = { $size ->
        [small] mały: { $price }
       *[large] duży: { $price }
    }
costs-nothing = za darmo
site-brings = Daje: { $terms }.
site-brings-either = Mały: { $small }; duży: { $large }.
site-nothing = Nic obok niczego nie daje.
times = { $effect } ×{ $n }
steps = { $colour } tor +{ $n }
artifact_card-about = fioletowy: { $purple }; pomarańczowy: { $orange }; biały: { $white }.
bonus = { $kind ->
        [standard] maszyna standardowa: { $machine }
        [special] { $colour ->
            [gray] szara
            [green] zielona
           *[yellow] żółta
        } maszyna specjalna
        [artifact] artefakt
       *[cards] premia za { $colour ->
            [gray] szare
            [green] zielone
           *[yellow] żółte
        } karty
    }
bonus-about = Odsłaniana na polu: { $due }.{ $kind ->
        [cards] { " " }Na końcu { PRINTED("numbers", "card_bonus_points", as: "icon-points") } za każdą zrekrutowaną { $colour ->
            [gray] szarą
            [green] zieloną
           *[yellow] żółtą
        } kartę.
       *[other] { "" }
    }
tech-about = Kosztuje { $books ->
        [one] { $books } księgę
        [few] { $books } księgi
       *[many] { $books } ksiąg
    }, warta { points }{ $after ->
        [none] { "" }
       *[other] , po { $after }
    }.
tribe-about = Słońce: { $sun } Księżyc: { $moon }
unlocks = Odblokowuje { $list }{ $last ->
        [1] { " " }i całą resztę
       *[other] { "" }
    }.
unlocked-cc_formica = Formikę
unlocked-cc_vukuntur = plemię Vukuntur
unlocked-cc_switch = zaawansowane przełączniki
unlocked-cc_crystal_sources = źródła kryształów
unlocked-cc_moon = strony księżyca
unlocked-big_6 = płytkę dużej lokacji 6
unlocked-big_7 = płytkę dużej lokacji 7
unlocked-big_8 = płytkę dużej lokacji 8
goal = Kto pierwszy { $goal }, dostaje: { $reward } (solo: zanim kostka minie pole { $cube }).
goal-tiles_explored = odkryje { $n ->
        [one] { $n } płytkę
        [few] { $n } płytki
       *[many] { $n } płytek
    }
goal-pawns_placed = ma { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
       *[many] { $n } pionków
    } na planszy
goal-buildings_placed = ma { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
goal-special_machines = ma { $n ->
        [one] { $n } maszynę specjalną
        [few] { $n } maszyny specjalne
       *[many] { $n } maszyn specjalnych
    }
goal-modules_placed = ma { $n ->
        [one] { $n } moduł
        [few] { $n } moduły
       *[many] { $n } modułów
    }
goal-tribe_markers = zdejmie { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    } z planszy plemienia
goal-waters_claimed = zdobędzie { $n ->
        [one] { $n } wodę
        [few] { $n } wody
       *[many] { $n } wód
    }
goal-symbols_touched = ma budynki przy { $n ->
        [one] { $n } symbolu kryształu
        [few] { $n } symbolach kryształów
       *[many] { $n } symbolach kryształów
    }
goal-cards_recruited = zrekrutuje { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
goal-flasks_owned = ma { $n ->
        [one] { $n } kolbę
        [few] { $n } kolby
       *[many] { $n } kolb
    }
goal-large_locations = ma { $n ->
        [one] { $n } pionek w dużej lokacji
        [few] { $n } pionki w dużych lokacjach
       *[many] { $n } pionków w dużych lokacjach
    }
goal-large_artifacts = ma { $n ->
        [one] { $n } duży artefakt
        [few] { $n } duże artefakty
       *[many] { $n } dużych artefaktów
    }
goal-large_buildings = ma { $n ->
        [one] { $n } duży budynek
        [few] { $n } duże budynki
       *[many] { $n } dużych budynków
    }
goal-technologies_unlocked = ma { $n ->
        [one] { $n } technologię
        [few] { $n } technologie
       *[many] { $n } technologii
    }

# -- the campaign deck
campaign_card-camp_01 = Odwilż
    .about = Lód puszcza i wasi ludzie opuszczają przepaść.
campaign_card-camp_02 = Pierwsze kroki
    .about = Bez dodatkowej zasady; cztery pierwsze plemiona stroną słońca.
campaign_card-camp_03 = Pionierzy
campaign_card-camp_04 = Dawne miasta
campaign_card-camp_05 = Fundamenty
campaign_card-camp_06 = Mrowisko
campaign_card-camp_07 = Pod górą
    .about = Ktoś puka pod górą: w ciemności budował tam inny lud.
campaign_card-camp_08 = Schowki
    .about = Każdy gracz zaczyna z zapasem: { PRINTED("numbers", "cache_crates", as: "icon-crate") }.
campaign_card-camp_09 = Warsztat
campaign_card-camp_10 = Obwody
campaign_card-camp_11 = Starszyzna
campaign_card-camp_12 = Nowe przełączniki
campaign_card-camp_13 = Światło w lodzie
    .about = Pod zamarzniętym brzegiem świata budzi się światło.
campaign_card-camp_14 = Zimne noce
    .about = Pierwsza hibernacja każdego gracza daje też { PRINTED("numbers", "cold_night_resources", as: "icon-basic") }.
campaign_card-camp_15 = Brzeg
campaign_card-camp_16 = Skraj świata
campaign_card-camp_17 = Rada
campaign_card-camp_18 = Źródła
campaign_card-camp_19 = Skrzydła
    .about = Skrzydła przelatują nad śniegiem i pokazują drogę.
campaign_card-camp_20 = Czyste niebo
    .about = Pierwsza akcja odkrywania każdego gracza ma zasięg większy o { PRINTED("numbers", "clear_sky_range") }.
campaign_card-camp_21 = Horyzont
campaign_card-camp_22 = Laboratorium
campaign_card-camp_23 = Dawna brama
campaign_card-camp_24 = Sokół
campaign_card-camp_25 = Odrodzenie
    .about = Wszystkie plemiona zbierają się w dawnych miejscach, by wybrać, co dalej.
campaign_card-camp_26 = Długi dzień
    .about = Dłuższa gra; można wybierać strony księżyca.
campaign_card-camp_27 = Relikty
campaign_card-camp_28 = Metropolia
campaign_card-camp_29 = Wiedza
campaign_card-camp_30 = Nowy świat
rating-defeat = przegrana
rating-survival = przetrwanie
rating-small = małe zwycięstwo
rating-ordinary = zwyczajne zwycięstwo
rating-great = wielkie zwycięstwo
rating-momentous = doniosłe zwycięstwo
rating-utopia = utopia

# Co leży na stole, tak jak mówi o tym terminal.
field-round = Runda
field-first = Pierwszy gracz
field-actions-left = Pozostałe akcje
field-chapter = Rozdział kampanii
field-cube = Kostka solo na polu
field-land = Mapa
field-face-down = Zakryte płytki
field-big = Duże lokacje
field-citizens = Mieszkańcy w ekspozycji
field-machine-display = Maszyny w ekspozycji
field-machines-removed = Maszyny poza grą
field-module-display = Moduły w ekspozycji
field-deck = Mieszkańcy w talii
field-citizens-removed = Mieszkańcy poza grą
field-module-stack = Moduły w stosie
field-module-discard = Odrzucone moduły
field-modules-removed = Moduły poza grą
field-crate-stack = Skrzynki w stosie
field-pool = Energia w puli
field-craters = Artefakty w kraterach
field-tribes = Plemiona do wyboru
field-tribe = Plemię
field-side = Strona
field-technologies = Technologie plemienia
field-score = Tor punktacji
field-goods = Zasoby
field-tracks = Tory maszyn
field-store = Energia
field-active = Aktywna strefa
field-in-slots = Karty w gniazdach
field-switch-used = Przełącznik zużyty
field-developed = Tor rozwoju
field-rest = Strefa odpoczynku
field-hibernation = Tor hibernacji
field-skills = Odblokowane technologie
field-machines = Maszyny
field-charged = Maszyny z energią
field-modules = Moduły
field-crates = Zamknięte skrzynki
field-opened = Otwarte skrzynki
field-reopened = Skrzynki użyte dwa razy
field-small = Małe budynki
field-large = Duże budynki
field-pawns = Pionki
field-tokens = Żetony
field-waters = Zdobyte wody
field-artifacts = Artefakty
field-small-artifacts = Małe artefakty
field-end-token = Żeton końca gry
field-ending = Ostatnie tury
field-artifact-card = Karta artefaktu

# Mapa pole po polu: sąsiedzi, co gdzie stoi, części mapy.
direction-east = wschód
direction-south_east = południowy wschód
direction-south_west = południowy zachód
direction-west = zachód
direction-north_west = północny zachód
direction-north_east = północny wschód
near-beside = { $space } ({ $direction })
stands-terrain = { $field }
stands-face-down = zakryte, { $back }
stands-large-location = { $large_location }
stands-small-building = mały budynek: { $seat }
stands-large-building = duży budynek: { $seat }
stands-pawn = pionek: { $seat }
stands-token = żeton: { $seat }
stands-falcon = sokół: { $seat }
stands-water = zdobyta woda: { $seat }
stands-crystals = symbol kryształów
group-tile = { $place }
group-corner = narożniki
group-middle = środek mapy
map-legend = ? zakryte (o lokacja, ~ woda, 3 punkty, ◇ źródło), . piasek, ^ góry, ♣ las, " uprawy, o lokacja, ◎ duża lokacja, ~ woda, ◇ źródło, # przepaść, x kryształy; b mały budynek, B duży budynek, @ pionek, * żeton, v sokół, ' zdobyta woda; cyfra po znaku to numer właściciela.

# Ile opcja kosztuje i co daje: znak i liczba stoją przed słowem
gain-score =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
gain-goods = { $thing }
gain-tracks = tor: { $thing }
gain-store = energia
gain-developed = tor rozwoju
gain-modules = { $thing }
gain-machines = maszyna: { $thing }
gain-skills = technologia { $thing }
gain-artifacts = { $thing }
gain-crates = { $thing }
    .some =
        { $count ->
            [one] skrzynka
            [few] skrzynki
            [many] skrzynek
           *[other] skrzynki
        }
