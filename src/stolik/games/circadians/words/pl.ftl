# Circadians: Nowy Świt po polsku.

title = Circadians: Nowy Świt
subtitle = Zaplanuj kości za zasłonką i runda po rundzie wysyłaj załogę po planecie Ryh.

# -- options

option-lead = Wybierz: { $leader }
option-exclude = Usuń z gry: { $leader }
option-keep = Zatrzymaj „{ $contract }”
option-discard = Odrzuć „{ $contract }”
option-heed = Zastosuj wydarzenie „{ $event }”
option-assign = Przydziel { $die_acc } { $slot_acc }
option-lift = Zabierz kość { $slot_gen }
option-confirm = Zatwierdź plan
option-from = Wyślij { $slot_gen }
option-send = Wyślij { $space_acc }
option-cantina = Odpocznij w Kantynie
option-pair = Dołącz kość { $slot_gen }
option-as = Jako { $die_acc }
option-pay = Zapłać { $resource ->
        [klejnot] { $number ->
            [one] { $number } klejnot
            [few] { $number } klejnoty
            [many] { $number } klejnotów
           *[other] { $number } klejnotu
        }
       *[other] { $number ->
            [one] { $number } jednostkę
            [few] { $number } jednostki
            [many] { $number } jednostek
           *[other] { $number } jednostki
        } { $resource_gen }
    }
option-train = { $number ->
        [one] Wyszkol { $number } kość
        [few] Wyszkol { $number } kości
        [many] Wyszkol { $number } kości
       *[other] Wyszkol { $number } kości
    }
option-fulfil = Wypełnij kontrakt „{ $contract }”
option-take-water = Weź { PRINTED("numbers", "hq_water", "value", as: "pay-water") }
option-take-cards = Dobierz { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }
option-also = Dodatkowo: { $delivery }
option-move = Przesuń Żniwiarkę na { $hex_acc }
option-stay = Zostaw Żniwiarkę na miejscu
option-take = Weź wierzchni żeton { $pile_gen }
option-build = Zbuduj { $slot_loc }
option-replace = Zastąp żeton { $slot_loc }
option-decline = Zrezygnuj
option-trade = Wymień { $trade }
option-use = Użyj: { $ability }
option-set = Ustaw kość { $slot_loc } na { $die_acc }
option-advance = Postęp: { $breakthrough }
option-complicate = Komplikacja: { $marker }
option-ignore = Zignoruj komplikację
option-suffer = Kara: { $penalty }
option-mirror = Zamiast kary: { $penalty_ins }
option-scrap = Zniszcz żeton { $slot_loc }
option-lose-pool = Zwróć kość z puli
option-lose-cantina = Zwróć kość z Kantyny
option-lose-slot = Zwróć kość { $slot_gen }
option-lose-space = Zwróć kość { $space_gen }
option-settle = Połóż kość { $slot_acc }
option-produce = Wyprodukuj { $resource_acc } { $slot_loc }
option-skip = Pomiń
option-done = Gotowe

# -- events

event-round-began = Zaczyna się runda { $number }: „{ $event }”.
event-led = { $seat } ma lidera: { $leader }.
event-excluded = { $seat } usuwa z gry: { $leader }.
event-kept = Zatrzymujesz „{ $contract }”.
event-drew = Dobierasz „{ $contract }”.
event-drew-hidden = { $seat } dobiera { $number ->
        [one] { $number } kontrakt
        [few] { $number } kontrakty
        [many] { $number } kontraktów
       *[other] { $number } kontraktu
    }.
event-reshuffled = Odrzucone kontrakty zostają przetasowane w nową talię.
event-discarded = { $seat } odrzuca „{ $contract }”.
event-left-over = „{ $contract }” zostaje i trafia na stos odrzuconych.
event-turned-event = { $seat } odkrywa własne wydarzenie: „{ $event }”.
event-heeded = { $seat } stosuje „{ $event }”.
event-vault-shown = Odkryta zostaje { $hex }: { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }.
event-rolled = Wyrzucasz { $die_acc }.
event-rolled-hidden = { $seat } rzuca za zasłonką: { $number ->
        [one] { $number } kość
        [few] { $number } kości
        [many] { $number } kości
       *[other] { $number } kości
    }.
event-confirmed = { $seat } zatwierdza plan.
event-assigned = { $seat } ma { $die_acc } { $slot_loc }.
event-sent = { $seat } wysyła { $die_acc } { $space_acc }.
event-relaxed = { $seat } odpoczywa w Kantynie: { $number ->
        [one] { $number } kość
        [few] { $number } kości
        [many] { $number } kości
       *[other] { $number } kości
    }.
event-gained = { $seat } zyskuje { $resource ->
        [klejnot] { $number ->
            [one] { $number } klejnot
            [few] { $number } klejnoty
            [many] { $number } klejnotów
           *[other] { $number } klejnotu
        }
       *[other] { $number ->
            [one] { $number } jednostkę
            [few] { $number } jednostki
            [many] { $number } jednostek
           *[other] { $number } jednostki
        } { $resource_gen }
    }.
event-paid = { $seat } płaci { $resource ->
        [klejnot] { $number ->
            [one] { $number } klejnot
            [few] { $number } klejnoty
            [many] { $number } klejnotów
           *[other] { $number } klejnotu
        }
       *[other] { $number ->
            [one] { $number } jednostkę
            [few] { $number } jednostki
            [many] { $number } jednostek
           *[other] { $number } jednostki
        } { $resource_gen }
    }.
event-gained-dice = { $seat } zyskuje { $number ->
        [one] { $number } kość
        [few] { $number } kości
        [many] { $number } kości
       *[other] { $number } kości
    }.
event-settled = { $seat } kładzie nową kość ({ $die }) { $slot_acc }.
event-rolled-new = { $seat } rzuca nową kością: { $die }.
event-lost-die = { $seat } zwraca kość do rezerwy.
event-over-limit = { $seat } przekracza limit i zwraca { $number ->
        [one] { $number } kość
        [few] { $number } kości
        [many] { $number } kości
       *[other] { $number } kości
    }.
event-moved = { $seat } przesuwa Żniwiarkę na { $hex_acc }.
event-fulfilled = { $seat } wypełnia kontrakt „{ $contract }”.
event-built = { $seat } buduje { $slot_loc }: { $tile }.
event-scrapped = { $seat } niszczy żeton: { $tile }.
event-declined = { $seat } rezygnuje z żetonu.
event-traded = { $seat } wymienia { $trade }.
event-used = { $seat } używa zdolności: { $ability }.
event-set-die = { $seat } ustawia kość { $slot_loc } na { $die_acc }.
event-advanced = { $seat } osiąga postęp: { $breakthrough }.
event-complicated = { $seat } ma komplikację ({ $marker }): { $penalty }.
event-mirrored = { $seat } zamienia ją w korzyść: { $penalty_ins }.
event-ignored = { $seat } ignoruje komplikację.
event-harvested = { $seat } zbiera plony: { $hex }.
event-produced = { $seat } zbiera plony { $slot_gen }.
event-radio-passed = { $seat } dostaje Radio.
event-ai-scheme = { $ai } odkrywa schemat { $scheme }.
event-ai-moved = { $ai } prowadzi Żniwiarkę na { $hex_acc }.
event-ai-sent = { $ai } wysyła { $die_acc } { $space_acc }.
event-ai-idle = { $ai } nie może wykonać schematu { $scheme }.
event-ai-gems = { $ai } zyskuje { $number ->
        [one] { $number } klejnot
        [few] { $number } klejnoty
        [many] { $number } klejnotów
       *[other] { $number } klejnotu
    }.
event-ai-paid = { $ai } płaci { $number ->
        [one] { $number } klejnot
        [few] { $number } klejnoty
        [many] { $number } klejnotów
       *[other] { $number } klejnotu
    }.
event-ai-dice = { $ai } zyskuje { $number ->
        [one] { $number } kość
        [few] { $number } kości
        [many] { $number } kości
       *[other] { $number } kości
    }.
event-ai-developed = { $ai } odblokowuje: { $development }.
event-ai-breakthrough = { $ai } zajmuje pole postępu „{ $breakthrough }”.
event-ai-complication = { $ai } zajmuje pole komplikacji „{ $penalty }” ({ $marker }).
event-ai-scrapped = { $ai } usuwa żeton: { $tile }.
event-game-ended = Siódma runda dobiega końca; wszystkie skrytki zostają odkryte.

# -- prompts

prompt-choose-leader = Wybierz swojego lidera.
    .why = Zdolność lidera działa przez całą grę. Pozostałe karty wypadają z gry.
prompt-dyad-remove = Usuń jednego lidera z gry.
    .why = W Sojuszu Dyadzkim każdy usuwa jednego lidera przed drugim wyborem. Zabierz tego, który przydałby się komuś innemu.
prompt-draft-pick = { $number ->
        [one] Zatrzymaj jeden kontrakt; drugi zostanie odrzucony.
        [few] Zatrzymaj jeden kontrakt, a pozostałe { $number } przekaż w lewo.
        [many] Zatrzymaj jeden kontrakt, a pozostałe { $number } przekaż w lewo.
       *[other] Zatrzymaj jeden kontrakt, a pozostałe { $number } przekaż w lewo.
    }
    .why = Zatrzymujesz jeden kontrakt, reszta idzie do sąsiada z lewej. Kontrakty wypełnia się w Magazynie: spójrz na koszty i na to, za co są punkty.
prompt-solo-discard = Odrzuć { $number ->
        [one] { $number } kontrakt
        [few] { $number } kontrakty
        [many] { $number } kontraktów
       *[other] { $number } kontraktu
    }.
    .why = W pojedynkę dobierasz { PRINTED("numbers", "solo_drawn", "value", as: "n-contracts") } i odrzucasz { PRINTED("numbers", "solo_discard", "value") }. Zatrzymaj te, za które zapłacisz i które do siebie pasują.
prompt-renzo-event = Które wydarzenie stosujesz w tej rundzie? Wspólne daje { PRINTED("numbers", "renzo_water", "value", as: "pay-water") }.
    .why = Twój lider ma własne wydarzenia: w tej rundzie stosujesz swoją kartę albo wspólną, za którą dostajesz { PRINTED("numbers", "renzo_water", "value", as: "pay-water") }.
prompt-supply-drop = Zrzut Zaopatrzenia: weź { PRINTED("numbers", "hq_water", "value", as: "pay-water") } albo { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }.
    .why = Wydarzenie tej rundy od razu wszystkich obdarowuje.
prompt-assign-dice = { $number ->
        [0] Wszystkie kości leżą na miejscach: zatwierdź plan lub coś zmień.
        [one] Połóż ostatnią kość w garażu lub na farmie.
        [few] Połóż { $number } kości w garażach i na farmach.
        [many] Połóż { $number } kości w garażach i na farmach.
       *[other] Połóż { $number } kości w garażach i na farmach.
    }
    .why = Każda kość idzie do garażu, skąd wyruszy w tej kolejności, albo na farmę, gdzie pracuje w czasie zbiorów. Dalsze garaże kosztują algi. Planu nikt nie zobaczy, zanim nie zatwierdzą wszyscy.
prompt-choose-garage = Z którego garażu wysyłasz kość?
    .why = W Unii Irenickiej następny może być dowolny garaż. Każdy ma swój koszt w algach i swój statek.
prompt-dispatch = Dokąd wysyłasz kość ({ $die })?
    .why = Każde pole przyjmuje jedną kość, kosztuje, ile mówi, i działa od razu. Jeśli żadne ci nie odpowiada, wszystkie kości z garaży idą do Kantyny; za każdą dostajesz { PRINTED("numbers", "cantina_water", "value", as: "pay-water") }.
prompt-second-die = Która kość tworzy parę do Laboratorium?
    .why = Laboratorium bierze w jednej turze parę równych kości. Druga też teraz opuszcza garaż.
prompt-choose-value = Z jaką wartością wysyłasz kość { $space_acc }?
    .why = Statek w garażu albo wydarzenie pozwala zmienić kość. W Kwaterze, Magazynie i negocjacjach zachowa tę wartość.
prompt-choose-payment = Czym płacisz: { $space }?
    .why = Za pole można zapłacić na dwa sposoby; zniżki są już policzone. Zachowaj to, czego potrzebują dalsze garaże.
prompt-academy-count = Ile kości szkolisz?
    .why = Nowe kości pochodzą z rezerwy i rzucasz nimi od następnej rundy. Na koniec rundy zostaje ich najwyżej { PRINTED("numbers", "dice_limit", "value") }.
prompt-pick-contract = Który kontrakt wypełniasz?
    .why = Kość zostaje w Magazynie na stałe i wypełnia jeden kontrakt: płacisz jego koszt, a on leży odtąd odkryty.
prompt-second-contract = Możesz wypełnić drugi kontrakt.
    .why = Twój lider może jedną kością wypełnić dwa kontrakty. Koszty się sumują, zniżki liczą się raz.
prompt-hq-reward = Kwatera Główna: weź { PRINTED("numbers", "hq_water", "value", as: "pay-water") } albo { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }.
    .why = Kwatera płaci od razu. W następnej rundzie kość zadziała przed wszystkimi.
prompt-extra-reward = Wybierz jeszcze jedną nagrodę za dostawę.
    .why = Twój lider bierze jeszcze jedną nagrodę Magazynu.
prompt-harvester-move = Możesz przesunąć Żniwiarkę o jedno pole.
    .why = Żniwiarka może pojechać na dowolne sąsiednie pole, przez strzałkę albo na skrytkę. Zbiera tam żeton, a dalej od środka daje więcej.
prompt-harvester-back = Cofnij Żniwiarkę o jedno pole w stronę środka.
    .why = Kara cofa Żniwiarkę w stronę środka. Żeton na tym polu i tak zbiera.
prompt-pick-pile = Weź wierzchni żeton jednego ze stosów.
    .why = Można wziąć tylko wierzchni żeton stosu; co leży pod nim, nie wiadomo.
prompt-place-tile = Gdzie budujesz: { $tile }?
    .why = Żeton staje na pierwszym wolnym miejscu albo zastępuje zbudowany wcześniej. Statki działają od razu, farmy w czasie zbiorów.
prompt-choose-trade = { $number ->
        [one] Możesz wykonać { $number } transakcję.
        [few] Możesz wykonać { $number } transakcje.
        [many] Możesz wykonać { $number } transakcji.
       *[other] Możesz wykonać { $number } transakcji.
    }
    .why = Możesz wymieniać do tylu razy i przestać, kiedy chcesz. To, co zyskasz, możesz wymieniać dalej.
prompt-faction-ability = Możesz użyć zdolności: { $ability }. { $ability_about }
    .why = Po negocjacjach możesz raz użyć zdolności tej frakcji.
prompt-breakthrough-slot = Postęp ({ $die }): wybierz nagrodę.
    .why = Twoja kość jest pierwszą tej wartości na planszy. Wybierz nagrodę; każda jest w całej grze tylko raz.
prompt-complication = Komplikacja: który znacznik przesuwasz?
    .why = Kolumna jest za pełna albo powtarza wartość. Przesuwa się jeden znacznik; pozostałe będą groziły dalej.
prompt-penalty = Komplikacja ({ $marker }): wybierz karę.
    .why = Musisz wybrać karę, która cię dotyka, jeśli taka jest. Każda zdarza się w grze tylko raz.
prompt-scrap-ship = Który statek niszczysz?
    .why = Kara niszczy zbudowany statek. Statki na prawo się przesuwają.
prompt-scrap-farm = Którą farmę niszczysz?
    .why = Kara niszczy zbudowaną farmę. Farmy na prawo się przesuwają.
prompt-lose-die = Która kość wraca do rezerwy?
    .why = Kara odsyła jedną kość do rezerwy, gdziekolwiek leży, byle nie tam, gdzie kości zostają na stałe.
prompt-hand-discard = Odrzuć { $number ->
        [one] { $number } kontrakt
        [few] { $number } kontrakty
        [many] { $number } kontraktów
       *[other] { $number } kontraktu
    }.
    .why = Na koniec rundy zostaje na ręce najwyżej tyle kontraktów: { PRINTED("numbers", "hand_limit", "value") }.
prompt-zaporrah-assign = Nowa kość pokazuje { $die_acc }: możesz położyć ją na farmie.
    .why = Twój lider od razu rzuca nowymi kośćmi. Ta może jeszcze w tej rundzie pracować na farmie.
prompt-farm-resource = Co produkuje { $slot } (wartość { $number })?
    .why = Farma daje jeden ze swoich zasobów, według wartości kości ze wszystkimi premiami.
prompt-sable-move = Sable: możesz przesunąć Żniwiarkę o jedno pole.
    .why = Twój lider może po każdych zbiorach jechać dalej.

# -- reasons

refusal-taken = to pole jest zajęte
refusal-leftmost = najpierw zajmuje się pierwsze wolne pole z lewej
refusal-wrong-value = kość nie ma pasującej wartości
refusal-cannot-pay = nie stać cię na koszt
refusal-garage-cost = garaż kosztuje { $number ->
        [one] { $number } jednostkę alg
        [few] { $number } jednostki alg
        [many] { $number } jednostek alg
       *[other] { $number } jednostki alg
    }
refusal-hq-twice = kość z Kwatery Głównej nie może tam wrócić
refusal-sal-stays = Sal nie może tam trafić
refusal-no-pair = twoja następna kość nie może mieć tej samej wartości
refusal-no-second-die = nie masz drugiej kości
refusal-pile-empty = stos jest pusty
refusal-no-reserve = nie masz kości w rezerwie
refusal-closed = zamknięte: „{ $event }”
refusal-no-step = Żniwiarka nie może tam pojechać
refusal-no-contract = nie masz kontraktu, na który cię stać
refusal-contract-dear = nie stać cię na „{ $contract }”
refusal-dice-left = { $number ->
        [one] { $number } kość czeka na przydział
        [few] { $number } kości czekają na przydział
        [many] { $number } kości czeka na przydział
       *[other] { $number } kości czeka na przydział
    }
refusal-lifted-often = dość już zmian: użyj cofania
refusal-garage-gap = { $slot } jest pusty: garaże zapełnia się od lewej
refusal-no-farm-die = ta farma nie przyjmuje kości
refusal-cannot-suffer = ta kara cię nie dotyczy
refusal-slot-taken = na tym polu leży już znacznik
refusal-not-eligible = jej warunek nie jest spełniony
refusal-needs = potrzeba: { $resource ->
        [klejnot] { $number ->
            [one] { $number } klejnot
            [few] { $number } klejnoty
            [many] { $number } klejnotów
           *[other] { $number } klejnotu
        }
       *[other] { $number ->
            [one] { $number } jednostka
            [few] { $number } jednostki
            [many] { $number } jednostek
           *[other] { $number } jednostki
        } { $resource_gen }
    }
impossible-four-and-ai = SI zajmuje osobne miejsce: gra najwyżej przeciw trzem osobom.
impossible-few-leaders = Potrzeba { $number ->
        [one] { $number } lidera
        [few] { $number } liderów
        [many] { $number } liderów
       *[other] { $number } lidera
    }; wybrana pula ma ich mniej.
impossible-solo-needs-ai = W pojedynkę gra się przeciw SI.
tie-by-dice = Remis: wygrywa większa liczba kości w puli.
tie-by-resources = Remis także w kościach: wygrywa większa liczba jednostek wody, alg i energii.
tie-shared = Pełny remis: zwycięstwo zostaje podzielone.

# -- dice, resources, places

die-none = brak kości
die-1 = 1
    .acc = jedynkę
die-2 = 2
    .acc = dwójkę
die-3 = 3
    .acc = trójkę
die-4 = 4
    .acc = czwórkę
die-5 = 5
    .acc = piątkę
die-6 = 6
    .acc = szóstkę
die-sal = Sal
    .about = Dodatkowa kość o stałej wartości 3.
    .acc = Sala
resource-water = woda
    .gen = wody
    .acc = wodę
resource-algae = algi
    .gen = alg
    .acc = algi
resource-energy = energia
    .gen = energii
    .acc = energię
resource-gem = klejnot
    .about = Wart 1 punkt na koniec gry.
    .gen = klejnotów
    .acc = klejnot
hex-c0 = środek planety
    .acc = środek planety
hex-r1_0 = pole E5
    .acc = pole E5
hex-r1_1 = pole F4
    .acc = pole F4
hex-r1_2 = pole F3
    .acc = pole F3
hex-r1_3 = pole E3
    .acc = pole E3
hex-r1_4 = pole D3
    .acc = pole D3
hex-r1_5 = pole D4
    .acc = pole D4
hex-r2_0 = pole E6
    .acc = pole E6
hex-r2_1 = pole F5
    .acc = pole F5
hex-r2_2 = pole G5
    .acc = pole G5
hex-r2_3 = pole G4
    .acc = pole G4
hex-r2_4 = pole G3
    .acc = pole G3
hex-r2_5 = pole F2
    .acc = pole F2
hex-r2_6 = pole E2
    .acc = pole E2
hex-r2_7 = pole D2
    .acc = pole D2
hex-r2_8 = pole C3
    .acc = pole C3
hex-r2_9 = pole C4
    .acc = pole C4
hex-r2_10 = pole C5
    .acc = pole C5
hex-r2_11 = pole D5
    .acc = pole D5
hex-r3_0 = pole E7
    .acc = pole E7
hex-r3_1 = pole F6
    .acc = pole F6
hex-r3_2 = pole G6
    .acc = pole G6
hex-r3_3 = pole H4
    .acc = pole H4
hex-r3_4 = pole H3
    .acc = pole H3
hex-r3_5 = pole H2
    .acc = pole H2
hex-r3_6 = pole H1
    .acc = pole H1
hex-r3_7 = pole G2
    .acc = pole G2
hex-r3_8 = pole F1
    .acc = pole F1
hex-r3_9 = pole E1
    .acc = pole E1
hex-r3_10 = pole D1
    .acc = pole D1
hex-r3_11 = pole C2
    .acc = pole C2
hex-r3_12 = pole B1
    .acc = pole B1
hex-r3_13 = pole B2
    .acc = pole B2
hex-r3_14 = pole B3
    .acc = pole B3
hex-r3_15 = pole B4
    .acc = pole B4
hex-r3_16 = pole C6
    .acc = pole C6
hex-r3_17 = pole D6
    .acc = pole D6
hex-v0 = skrytka G7
    .about = Skrytka z klejnotami: dopóki jest zakryta, daje { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } i { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } przy każdych zbiorach; na koniec przynosi swoje punkty.
    .acc = skrytkę G7
hex-v1 = skrytka I1
    .about = Skrytka z klejnotami: dopóki jest zakryta, daje { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } i { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } przy każdych zbiorach; na koniec przynosi swoje punkty.
    .acc = skrytkę I1
hex-v2 = skrytka G1
    .about = Skrytka z klejnotami: dopóki jest zakryta, daje { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } i { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } przy każdych zbiorach; na koniec przynosi swoje punkty.
    .acc = skrytkę G1
hex-v3 = skrytka C1
    .about = Skrytka z klejnotami: dopóki jest zakryta, daje { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } i { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } przy każdych zbiorach; na koniec przynosi swoje punkty.
    .acc = skrytkę C1
hex-v4 = skrytka A1
    .about = Skrytka z klejnotami: dopóki jest zakryta, daje { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } i { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } przy każdych zbiorach; na koniec przynosi swoje punkty.
    .acc = skrytkę A1
hex-v5 = skrytka C7
    .about = Skrytka z klejnotami: dopóki jest zakryta, daje { PRINTED("numbers", "harvest_gem", "value", as: "n-gem") } i { PRINTED("numbers", "harvest_die", "value", as: "n-dice") } przy każdych zbiorach; na koniec przynosi swoje punkty.
    .acc = skrytkę C7
space-hq_1 = Kwatera Główna 1
    .about = Kontrakty ({ PRINTED("numbers", "hq_cards", "value") }) albo { PRINTED("numbers", "hq_water", "value", as: "n-water") }; w następnej rundzie kość rusza przed innymi. Z tego miejsca można ją odwrócić.
    .acc = do Kwatery Głównej (1)
    .gen = z Kwatery Głównej (1)
space-hq_2 = Kwatera Główna 2
    .about = Kontrakty ({ PRINTED("numbers", "hq_cards", "value") }) albo { PRINTED("numbers", "hq_water", "value", as: "n-water") }; w następnej rundzie kość rusza przed innymi.
    .acc = do Kwatery Głównej (2)
    .gen = z Kwatery Głównej (2)
space-hq_3 = Kwatera Główna 3
    .about = Kontrakty ({ PRINTED("numbers", "hq_cards", "value") }) albo { PRINTED("numbers", "hq_water", "value", as: "n-water") }; w następnej rundzie kość rusza przed innymi.
    .acc = do Kwatery Głównej (3)
    .gen = z Kwatery Głównej (3)
space-hq_4 = Kwatera Główna 4
    .about = Kontrakty ({ PRINTED("numbers", "hq_cards", "value") }) albo { PRINTED("numbers", "hq_water", "value", as: "n-water") }; w następnej rundzie kość rusza przed innymi.
    .acc = do Kwatery Głównej (4)
    .gen = z Kwatery Głównej (4)
space-mining_1 = Obóz Górniczy, X = { PRINTED("mines", "mining_1", "number") }
    .about = Zapłać { PRINTED("mines", "mining_1", "number", as: "n-water") } minus wynik kości za { PRINTED("mines", "mining_1", "gems", as: "n-gem") }.
    .acc = do Obozu Górniczego (X = { PRINTED("mines", "mining_1", "number") })
    .gen = z Obozu Górniczego (X = { PRINTED("mines", "mining_1", "number") })
space-mining_2 = Obóz Górniczy, X = { PRINTED("mines", "mining_2", "number") }
    .about = Zapłać { PRINTED("mines", "mining_2", "number", as: "n-water") } minus wynik kości za { PRINTED("mines", "mining_2", "gems", as: "n-gem") }.
    .acc = do Obozu Górniczego (X = { PRINTED("mines", "mining_2", "number") })
    .gen = z Obozu Górniczego (X = { PRINTED("mines", "mining_2", "number") })
space-mining_3 = Obóz Górniczy, X = { PRINTED("mines", "mining_3", "number") }
    .about = Zapłać { PRINTED("mines", "mining_3", "number", as: "n-water") } minus wynik kości za { PRINTED("mines", "mining_3", "gems", as: "n-gem") }.
    .acc = do Obozu Górniczego (X = { PRINTED("mines", "mining_3", "number") })
    .gen = z Obozu Górniczego (X = { PRINTED("mines", "mining_3", "number") })
space-mining_4 = Obóz Górniczy, X = { PRINTED("mines", "mining_4", "number") }
    .about = Zapłać { PRINTED("mines", "mining_4", "number", as: "n-water") } minus wynik kości za { PRINTED("mines", "mining_4", "gems", as: "n-gem") }.
    .acc = do Obozu Górniczego (X = { PRINTED("mines", "mining_4", "number") })
    .gen = z Obozu Górniczego (X = { PRINTED("mines", "mining_4", "number") })
space-lab_1 = Laboratorium 1
    .about = Para równych kości oraz { PRINTED("prices", "laboratory", "amount", as: "n-algae") } albo { PRINTED("prices", "laboratory", "water", as: "n-water") } za wybraną farmę.
    .acc = do Laboratorium (1)
    .gen = z Laboratorium (1)
space-lab_2 = Laboratorium 2
    .about = Para równych kości oraz { PRINTED("prices", "laboratory", "amount", as: "n-algae") } albo { PRINTED("prices", "laboratory", "water", as: "n-water") } za wybraną farmę.
    .acc = do Laboratorium (2)
    .gen = z Laboratorium (2)
space-foundry_1 = Odlewnia 1
    .acc = do Odlewni (1)
    .gen = z Odlewni (1)
space-foundry_2 = Odlewnia 2
    .acc = do Odlewni (2)
    .gen = z Odlewni (2)
space-foundry_3 = Odlewnia 3
    .acc = do Odlewni (3)
    .gen = z Odlewni (3)
space-market_1 = Targowisko 1
    .about = Tyle transakcji, ile wskazuje kość, na zasoby podane pod polem.
    .acc = na Targowisko (1)
    .gen = z Targowiska (1)
space-market_2 = Targowisko 2
    .about = Tyle transakcji, ile wskazuje kość, na zasoby podane pod polem.
    .acc = na Targowisko (2)
    .gen = z Targowiska (2)
space-market_3 = Targowisko 3
    .about = Tyle transakcji, ile wskazuje kość, na zasoby podane pod polem.
    .acc = na Targowisko (3)
    .gen = z Targowiska (3)
space-academy_1 = Akademia { PRINTED("academy", "column_1", "values") }
    .acc = do Akademii ({ PRINTED("academy", "column_1", "values") })
    .gen = z Akademii ({ PRINTED("academy", "column_1", "values") })
space-academy_2 = Akademia { PRINTED("academy", "column_2", "values") }
    .acc = do Akademii ({ PRINTED("academy", "column_2", "values") })
    .gen = z Akademii ({ PRINTED("academy", "column_2", "values") })
space-academy_3 = Akademia { PRINTED("academy", "column_3", "values") }
    .acc = do Akademii ({ PRINTED("academy", "column_3", "values") })
    .gen = z Akademii ({ PRINTED("academy", "column_3", "values") })
space-academy_1a = Akademia { PRINTED("academy", "column_1", "values") } a
    .acc = do Akademii ({ PRINTED("academy", "column_1", "values") } a)
    .gen = z Akademii ({ PRINTED("academy", "column_1", "values") } a)
space-academy_1b = Akademia { PRINTED("academy", "column_1", "values") } b
    .acc = do Akademii ({ PRINTED("academy", "column_1", "values") } b)
    .gen = z Akademii ({ PRINTED("academy", "column_1", "values") } b)
space-academy_2a = Akademia { PRINTED("academy", "column_2", "values") } a
    .acc = do Akademii ({ PRINTED("academy", "column_2", "values") } a)
    .gen = z Akademii ({ PRINTED("academy", "column_2", "values") } a)
space-academy_2b = Akademia { PRINTED("academy", "column_2", "values") } b
    .acc = do Akademii ({ PRINTED("academy", "column_2", "values") } b)
    .gen = z Akademii ({ PRINTED("academy", "column_2", "values") } b)
space-academy_3a = Akademia { PRINTED("academy", "column_3", "values") } a
    .acc = do Akademii ({ PRINTED("academy", "column_3", "values") } a)
    .gen = z Akademii ({ PRINTED("academy", "column_3", "values") } a)
space-academy_3b = Akademia { PRINTED("academy", "column_3", "values") } b
    .acc = do Akademii ({ PRINTED("academy", "column_3", "values") } b)
    .gen = z Akademii ({ PRINTED("academy", "column_3", "values") } b)
space-control_1 = Sterownia 1
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } albo { PRINTED("prices", "control_room", "water", as: "n-water") }: Żniwiarka rusza o jedno pole w kierunku wskazanym przez kość.
    .acc = do Sterowni (1)
    .gen = ze Sterowni (1)
space-control_2 = Sterownia 2
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } albo { PRINTED("prices", "control_room", "water", as: "n-water") }: Żniwiarka rusza o jedno pole w kierunku wskazanym przez kość.
    .acc = do Sterowni (2)
    .gen = ze Sterowni (2)
space-control_3 = Sterownia 3
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } albo { PRINTED("prices", "control_room", "water", as: "n-water") }: Żniwiarka rusza o jedno pole w kierunku wskazanym przez kość.
    .acc = do Sterowni (3)
    .gen = ze Sterowni (3)
space-control_4 = Sterownia 4
    .about = { PRINTED("prices", "control_room", "amount", as: "n-energy") } albo { PRINTED("prices", "control_room", "water", as: "n-water") }: Żniwiarka rusza o jedno pole w kierunku wskazanym przez kość.
    .acc = do Sterowni (4)
    .gen = ze Sterowni (4)
space-dep_any_1 = Magazyn { PRINTED("columns", "any", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "any", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "any", "values") }, rząd 1)
space-dep_any_2 = Magazyn { PRINTED("columns", "any", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "any", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "any", "values") }, rząd 2)
space-dep_any_3 = Magazyn { PRINTED("columns", "any", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "any", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "any", "values") }, rząd 3)
space-dep_c12_1 = Magazyn { PRINTED("columns", "c12", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c12", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c12", "values") }, rząd 1)
space-dep_c12_2 = Magazyn { PRINTED("columns", "c12", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c12", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c12", "values") }, rząd 2)
space-dep_c12_3 = Magazyn { PRINTED("columns", "c12", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c12", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c12", "values") }, rząd 3)
space-dep_c34_1 = Magazyn { PRINTED("columns", "c34", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c34", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c34", "values") }, rząd 1)
space-dep_c34_2 = Magazyn { PRINTED("columns", "c34", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c34", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c34", "values") }, rząd 2)
space-dep_c34_3 = Magazyn { PRINTED("columns", "c34", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c34", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c34", "values") }, rząd 3)
space-dep_c56_1 = Magazyn { PRINTED("columns", "c56", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c56", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c56", "values") }, rząd 1)
space-dep_c56_2 = Magazyn { PRINTED("columns", "c56", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c56", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c56", "values") }, rząd 2)
space-dep_c56_3 = Magazyn { PRINTED("columns", "c56", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c56", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c56", "values") }, rząd 3)
space-dep_c1_1 = Magazyn { PRINTED("columns", "c1", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c1", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c1", "values") }, rząd 1)
space-dep_c1_2 = Magazyn { PRINTED("columns", "c1", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c1", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c1", "values") }, rząd 2)
space-dep_c1_3 = Magazyn { PRINTED("columns", "c1", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c1", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c1", "values") }, rząd 3)
space-dep_c2_1 = Magazyn { PRINTED("columns", "c2", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c2", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c2", "values") }, rząd 1)
space-dep_c2_2 = Magazyn { PRINTED("columns", "c2", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c2", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c2", "values") }, rząd 2)
space-dep_c2_3 = Magazyn { PRINTED("columns", "c2", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c2", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c2", "values") }, rząd 3)
space-dep_c3_1 = Magazyn { PRINTED("columns", "c3", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c3", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c3", "values") }, rząd 1)
space-dep_c3_2 = Magazyn { PRINTED("columns", "c3", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c3", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c3", "values") }, rząd 2)
space-dep_c3_3 = Magazyn { PRINTED("columns", "c3", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c3", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c3", "values") }, rząd 3)
space-dep_c4_1 = Magazyn { PRINTED("columns", "c4", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c4", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c4", "values") }, rząd 1)
space-dep_c4_2 = Magazyn { PRINTED("columns", "c4", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c4", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c4", "values") }, rząd 2)
space-dep_c4_3 = Magazyn { PRINTED("columns", "c4", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c4", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c4", "values") }, rząd 3)
space-dep_c5_1 = Magazyn { PRINTED("columns", "c5", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c5", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c5", "values") }, rząd 1)
space-dep_c5_2 = Magazyn { PRINTED("columns", "c5", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c5", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c5", "values") }, rząd 2)
space-dep_c5_3 = Magazyn { PRINTED("columns", "c5", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c5", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c5", "values") }, rząd 3)
space-dep_c6_1 = Magazyn { PRINTED("columns", "c6", "values") }, rząd 1 (Żniwiarka)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: ruch Żniwiarki o jedno pole.
    .acc = do Magazynu ({ PRINTED("columns", "c6", "values") }, rząd 1: Żniwiarka)
    .gen = z Magazynu ({ PRINTED("columns", "c6", "values") }, rząd 1)
space-dep_c6_2 = Magazyn { PRINTED("columns", "c6", "values") }, rząd 2 (kość)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }.
    .acc = do Magazynu ({ PRINTED("columns", "c6", "values") }, rząd 2: kość)
    .gen = z Magazynu ({ PRINTED("columns", "c6", "values") }, rząd 2)
space-dep_c6_3 = Magazyn { PRINTED("columns", "c6", "values") }, rząd 3 (kontrakty)
    .about = Wypełnij kontrakt z ręki. Nagroda rzędu: { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }.
    .acc = do Magazynu ({ PRINTED("columns", "c6", "values") }, rząd 3: kontrakty)
    .gen = z Magazynu ({ PRINTED("columns", "c6", "values") }, rząd 3)
space-neg_leyrien_1 = Leyrien, rząd 1
    .acc = na negocjacje (Leyrien, rząd 1)
    .gen = z negocjacji (Leyrien, rząd 1)
space-neg_leyrien_2 = Leyrien, rząd 2
    .acc = na negocjacje (Leyrien, rząd 2)
    .gen = z negocjacji (Leyrien, rząd 2)
space-neg_leyrien_3 = Leyrien, rząd 3
    .acc = na negocjacje (Leyrien, rząd 3)
    .gen = z negocjacji (Leyrien, rząd 3)
space-neg_leyrien_4 = Leyrien, rząd 4
    .acc = na negocjacje (Leyrien, rząd 4)
    .gen = z negocjacji (Leyrien, rząd 4)
space-neg_leyrien_5 = Leyrien, rząd 5
    .acc = na negocjacje (Leyrien, rząd 5)
    .gen = z negocjacji (Leyrien, rząd 5)
space-neg_leyrien_6 = Leyrien, rząd 6
    .acc = na negocjacje (Leyrien, rząd 6)
    .gen = z negocjacji (Leyrien, rząd 6)
space-neg_zcharo_1 = Zcharo, rząd 1
    .acc = na negocjacje (Zcharo, rząd 1)
    .gen = z negocjacji (Zcharo, rząd 1)
space-neg_zcharo_2 = Zcharo, rząd 2
    .acc = na negocjacje (Zcharo, rząd 2)
    .gen = z negocjacji (Zcharo, rząd 2)
space-neg_zcharo_3 = Zcharo, rząd 3
    .acc = na negocjacje (Zcharo, rząd 3)
    .gen = z negocjacji (Zcharo, rząd 3)
space-neg_zcharo_4 = Zcharo, rząd 4
    .acc = na negocjacje (Zcharo, rząd 4)
    .gen = z negocjacji (Zcharo, rząd 4)
space-neg_zcharo_5 = Zcharo, rząd 5
    .acc = na negocjacje (Zcharo, rząd 5)
    .gen = z negocjacji (Zcharo, rząd 5)
space-neg_zcharo_6 = Zcharo, rząd 6
    .acc = na negocjacje (Zcharo, rząd 6)
    .gen = z negocjacji (Zcharo, rząd 6)
space-neg_jrayek_1 = Jrayek, rząd 1
    .acc = na negocjacje (Jrayek, rząd 1)
    .gen = z negocjacji (Jrayek, rząd 1)
space-neg_jrayek_2 = Jrayek, rząd 2
    .acc = na negocjacje (Jrayek, rząd 2)
    .gen = z negocjacji (Jrayek, rząd 2)
space-neg_jrayek_3 = Jrayek, rząd 3
    .acc = na negocjacje (Jrayek, rząd 3)
    .gen = z negocjacji (Jrayek, rząd 3)
space-neg_jrayek_4 = Jrayek, rząd 4
    .acc = na negocjacje (Jrayek, rząd 4)
    .gen = z negocjacji (Jrayek, rząd 4)
space-neg_jrayek_5 = Jrayek, rząd 5
    .acc = na negocjacje (Jrayek, rząd 5)
    .gen = z negocjacji (Jrayek, rząd 5)
space-neg_jrayek_6 = Jrayek, rząd 6
    .acc = na negocjacje (Jrayek, rząd 6)
    .gen = z negocjacji (Jrayek, rząd 6)
slot-garage_1 = garaż 1
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 1) ->
            [0] Bez kosztu.
           *[other] Koszt: { PRINTED("lists", "garage_algae", "numbers", item: 1, as: "n-algae") }.
        } Jego statek podnosi lub obniża wynik kości.
    .acc = do garażu 1
    .gen = z garażu 1
    .loc = w garażu 1
slot-garage_2 = garaż 2
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 2) ->
            [0] Bez kosztu.
           *[other] Koszt: { PRINTED("lists", "garage_algae", "numbers", item: 2, as: "n-algae") }.
        }
    .acc = do garażu 2
    .gen = z garażu 2
    .loc = w garażu 2
slot-garage_3 = garaż 3
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 3) ->
            [0] Bez kosztu.
           *[other] Koszt: { PRINTED("lists", "garage_algae", "numbers", item: 3, as: "n-algae") }.
        }
    .acc = do garażu 3
    .gen = z garażu 3
    .loc = w garażu 3
slot-garage_4 = garaż 4
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 4) ->
            [0] Bez kosztu.
           *[other] Koszt: { PRINTED("lists", "garage_algae", "numbers", item: 4, as: "n-algae") }.
        }
    .acc = do garażu 4
    .gen = z garażu 4
    .loc = w garażu 4
slot-garage_5 = garaż 5
    .about = { PRINTED("lists", "garage_algae", "numbers", item: 5) ->
            [0] Bez kosztu.
           *[other] Koszt: { PRINTED("lists", "garage_algae", "numbers", item: 5, as: "n-algae") }.
        }
    .acc = do garażu 5
    .gen = z garażu 5
    .loc = w garażu 5
slot-farm_1 = farma 1
    .about = Wzmacniacz: kość tutaj dodaje { PRINTED("numbers", "farm_boost", "value") } kościom na pozostałych farmach.
    .acc = na farmę 1
    .gen = z farmy 1
    .loc = na farmie 1
slot-farm_2 = farma 2
    .acc = na farmę 2
    .gen = z farmy 2
    .loc = na farmie 2
slot-farm_3 = farma 3
    .acc = na farmę 3
    .gen = z farmy 3
    .loc = na farmie 3
slot-farm_4 = farma 4
    .about = Fundament pod żeton farmy.
    .acc = na farmę 4
    .gen = z farmy 4
    .loc = na farmie 4
slot-farm_5 = farma 5
    .about = Fundament pod żeton farmy.
    .acc = na farmę 5
    .gen = z farmy 5
    .loc = na farmie 5
slot-farm_6 = farma 6
    .about = Fundament pod żeton farmy.
    .acc = na farmę 6
    .gen = z farmy 6
    .loc = na farmie 6
location-headquarters = Kwatera Główna
    .about = { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") } albo { PRINTED("numbers", "hq_water", "value", as: "n-water") } i pierwszeństwo w następnej rundzie.
location-mining_camp = Obóz Górniczy
    .about = Klejnoty za wodę; wysokie kości płacą mniej.
location-laboratory = Laboratorium
    .about = Para kości buduje farmę.
location-foundry = Odlewnia
    .about = Statki do twoich garaży.
location-market = Targowisko
    .about = Wymiana zasobów.
location-academy = Akademia
    .about = Nowe kości.
location-control_room = Sterownia
    .about = Porusza Żniwiarką.
location-depository = Magazyn
    .about = Tu wypełnia się kontrakty.
location-negotiation = Negocjacje
    .about = Rozmowy z trzema frakcjami, za punkty.
faction-leyrien = Leyrien
    .about = Płaci się algami.
faction-zcharo = Zcharo
    .about = Płaci się energią.
faction-jrayek = Jrayek
    .about = Płaci się klejnotami.
ability-leyrien_a = Dostrojenie
    .about = Ustaw jedną ze swoich kości w garażu lub na farmie na dowolną wartość.
ability-leyrien_b = Sadzonki
    .about = Zyskujesz { PRINTED("abilities", "leyrien_b", "gives", as: "n-dice") }.
ability-zcharo_a = Wymiana
    .about = Wykonaj najwyżej { PRINTED("abilities", "zcharo_a", "gives", as: "pay-trades") }.
ability-zcharo_b = Zwiadowcy
    .about = Przesuń Żniwiarkę o { PRINTED("abilities", "zcharo_b", "gives", as: "n-spaces") }.
ability-jrayek_a = Głębokie Szyby
    .about = Zyskujesz { PRINTED("abilities", "jrayek_a", "gives", as: "n-gem") }.
ability-jrayek_b = Stare Kroniki
    .about = Dobierz { PRINTED("abilities", "jrayek_b", "gives", as: "n-contracts") }.
breakthrough-bts_harvest = plony z pola Żniwiarki
    .about = Zyskujesz plony z pola swojej Żniwiarki.
breakthrough-bts_ship = darmowy statek
    .about = Wierzchni statek dowolnego stosu.
breakthrough-bts_die = kość
    .about = Jedna kość z rezerwy.
breakthrough-bts_farm = darmowa farma
    .about = Wierzchnia farma dowolnego stosu.
breakthrough-bts_move = ruch Żniwiarki
    .about = Możesz przesunąć Żniwiarkę o jedno pole.
breakthrough-bts_gem = klejnot
    .about = Jeden klejnot.
marker-cp_sum8 = suma { PRINTED("complications", "cp_sum8", "sum") } lub więcej
    .about = Suma kości w kolumnie wynosi co najmniej { PRINTED("complications", "cp_sum8", "sum") }.
marker-cp_sum10 = suma { PRINTED("complications", "cp_sum10", "sum") } lub więcej
    .about = Suma kości w kolumnie wynosi co najmniej { PRINTED("complications", "cp_sum10", "sum") }.
marker-cp_sum12 = suma { PRINTED("complications", "cp_sum12", "sum") } lub więcej
    .about = Suma kości w kolumnie wynosi co najmniej { PRINTED("complications", "cp_sum12", "sum") }.
marker-cp_sum14 = suma { PRINTED("complications", "cp_sum14", "sum") } lub więcej
    .about = Suma kości w kolumnie wynosi co najmniej { PRINTED("complications", "cp_sum14", "sum") }.
marker-cp_same1 = równe wartości
    .about = Wcześniejsza kość w kolumnie ma tę samą wartość.
marker-cp_same2 = znów równe wartości
    .about = Wcześniejsza kość w kolumnie ma tę samą wartość.
penalty-cps_cards = strata { PRINTED("numbers", "cards_lost", "value", as: "n-contracts-gen") }
    .about = Odrzucasz { PRINTED("numbers", "cards_lost", "value", as: "n-contracts") } z ręki.
    .ins = nowe karty: { PRINTED("numbers", "cards_lost", "value", as: "n-contracts") }
penalty-cps_ship = strata statku
    .about = Niszczysz żeton statku ze swojej bazy.
    .ins = darmowy statek
penalty-cps_die = strata kości
    .about = Jedna z twoich kości wraca do rezerwy.
    .ins = nowa kość
penalty-cps_farm = strata farmy
    .about = Niszczysz żeton farmy ze swojej bazy.
    .ins = darmowa farma
penalty-cps_back = cofnięcie Żniwiarki
    .about = Twoja Żniwiarka cofa się o jedno pole w stronę środka.
    .ins = ruch Żniwiarki o jedno pole w dowolną stronę
penalty-cps_gem = strata klejnotu
    .about = Płacisz jeden klejnot.
    .ins = zysk klejnotu
delivery-move = ruch Żniwiarki
delivery-die = { PRINTED("numbers", "delivery_dice", "value", as: "n-dice") }
delivery-cards = { PRINTED("numbers", "delivery_cards", "value", as: "n-contracts") }
pile-farm_pile_1 = lewy stos farm
    .gen = z lewego stosu farm
pile-farm_pile_2 = środkowy stos farm
    .gen = ze środkowego stosu farm
pile-farm_pile_3 = prawy stos farm
    .gen = z prawego stosu farm
pile-ship_pile_1 = lewy stos statków
    .gen = z lewego stosu statków
pile-ship_pile_2 = środkowy stos statków
    .gen = ze środkowego stosu statków
pile-ship_pile_3 = prawy stos statków
    .gen = z prawego stosu statków

# -- leaders

leader-leader_akira = Akira
leader-leader_bjorg_sal = Bjorg i Sal
    .about = Sal to dodatkowa kość o stałej wartości 3. Nie może trafić do Magazynu ani na planszę Negocjacji i nie liczy się do limitu.
leader-leader_dan = Dan
    .about = Przy każdej dostawie do Magazynu otrzymujesz także nagrodę innego rzędu.
leader-leader_jakob = Jakob
    .about = Z każdym zdobytym żetonem farmy otrzymujesz darmowy statek z dowolnego stosu.
leader-leader_lysias = Lysias
    .about = Możesz zamienić karę za komplikację w jej przeciwieństwo.
leader-leader_naira = Naira
    .about = Twoje garaże nie kosztują alg.
leader-leader_renzo = Renzo Nolan
    .about = W pierwszych rundach ({ PRINTED("numbers", "renzo_events", "value") }) odkrywasz własne wydarzenie i stosujesz je albo wspólne; za wspólne zyskujesz { PRINTED("numbers", "renzo_water", "value", as: "pay-water") }.
leader-leader_roslyn = Roslyn Ashford
    .about = Na koniec rundy zyskujesz kość, jeśli nie masz ich jeszcze { PRINTED("numbers", "dice_limit", "value") }.
leader-leader_sable = Sable
    .about = Na koniec zbiorów możesz przesunąć swoją Żniwiarkę o jedno pole.
leader-leader_sunari = Sunari
    .about = Zaczynasz z własną farmą. { $tile }
leader-leader_troy = Troy Sullivan
leader-leader_ul_kah_tal = Ul Kah Tal
    .about = Zaczynasz z własnym statkiem w garażu 2. { $tile }
leader-leader_zaporrah = Zaporrah
    .about = Kość zdobyta w Fazie Wykonania jest od razu rzucana i może trafić na wolną farmę.
leader-leader_zoey = Zoey Ashford
    .about = Po doborze dobierasz jeszcze { PRINTED("numbers", "zoey_cards", "value", as: "n-contracts") }, a jedną kością możesz wypełnić dwa kontrakty naraz.

# -- contracts

contract-con_aqua_cannon = Akwadziałko
contract-con_aqua_pack = Akwaplecak
contract-con_archive = Archiwum
contract-con_leyrien_sceptre = Berło Leyrien
    .about = Możesz ignorować komplikacje; znacznik wtedy się nie przesuwa.
    .brief = Komplikacje można ignorować
contract-con_engineer_bot = Bot Inżynier
contract-con_captains_cap = Czapka Kapitańska
    .about = Akademia daje ci o jedną kość więcej.
    .brief = Akademia: +{ PRINTED("numbers", "cap_dice", "value", as: "n-dice") }
contract-con_spare_parts = Części Zamienne
contract-con_security_drone = Dron Ochrony
contract-con_worker_drone = Dron Roboczy
contract-con_main_register = Główny Rejestr
    .about = Po wypełnieniu kontraktu dobierasz kolejny.
    .brief = Po każdym kontrakcie dobierz { PRINTED("numbers", "register_cards", "value") }
contract-con_groppuch = Groppuch
contract-con_id_badge = Identyfikator
    .about = Kwatera Główna daje ci dodatkowo { PRINTED("numbers", "badge_cards", "value", as: "n-contracts") }, nawet przy Podatku Wodnym.
    .brief = Kwatera Główna: +{ PRINTED("numbers", "badge_cards", "value", as: "n-contracts") }
contract-con_ice_stones = Kamienie Lodowe
contract-con_hibernation_pods = Kapsuły Hibernacyjne
contract-con_security_codes = Kody Bezpieczeństwa
contract-con_algae_cells = Komórki Alg
contract-con_leyrien_basket = Kosz Leyrien
contract-con_krakon = Krakon
contract-con_zcharo_lamp = Lampa Zcharo
contract-con_zcharo_flyer = Latacz Zcharo
contract-con_jrayek_armour = Pancerz Jrayek
    .about = Negocjując z Jrayek, zyskujesz kość.
    .brief = Rozmowy z Jrayek: +{ PRINTED("numbers", "armour_dice", "value", as: "n-dice") }
contract-con_leyrien_armour = Pancerz Leyrien
    .about = Negocjując z Leyrien, zyskujesz kość.
    .brief = Rozmowy z Leyrien: +{ PRINTED("numbers", "armour_dice", "value", as: "n-dice") }
contract-con_zcharo_armour = Pancerz Zcharo
    .about = Negocjując ze Zcharo, zyskujesz kość.
    .brief = Rozmowy ze Zcharo: +{ PRINTED("numbers", "armour_dice", "value", as: "n-dice") }
contract-con_jrayek_pump = Pompa Jrayek
contract-con_fuel_refiner = Rafinator Paliwa
contract-con_hydraulic_core = Rdzeń Hydrauliczny
contract-con_alien_relic = Relikwia Obcych
contract-con_leyrien_sickle = Sierp Leyrien
contract-con_szarpowron = Szarpowron
contract-con_jrayek_drill = Świder Jrayek
contract-con_jrayek_shield = Tarcza Jrayek
contract-con_uxolotl = Uksolotyl
contract-con_yeki = Yeki
contract-con_drink_stash = Zapas Napojów
contract-con_zwaryl = Zwaryl

# -- events of the rounds

event-ev_supply_drop = Zrzut Zaopatrzenia
    .about = Każdy od razu bierze { PRINTED("numbers", "hq_water", "value", as: "pay-water") } albo { PRINTED("numbers", "hq_cards", "value", as: "n-contracts") }.
event-ev_tail_winds = Sprzyjające Wiatry
event-ev_rich_veins = Bogate Złoża
event-ev_scrap_delivery = Dostawa Złomu
event-ev_trade_convoy = Konwój Handlowy
    .about = Każda wizyta na Targowisku pozwala dodatkowo na { PRINTED("numbers", "convoy_trades", "value", as: "more-trades") }.
event-ev_volunteer_drive = Pobór Ochotników
    .about = Za darmo przy każdej wizycie w Akademii: { PRINTED("numbers", "drive_dice", "value", as: "n-dice") }.
event-ev_peace_talks = Rozmowy Pokojowe
    .about = Komplikacje można ignorować.
event-ev_bumper_crop = Urodzaj
    .about = Kości na farmach liczą się o { PRINTED("numbers", "crop_value", "value") } wyżej, do 6; nie na wzmacniaczu.
event-ev_clear_skies = Czyste Niebo
    .about = Żniwiarka zbiera o { PRINTED("numbers", "skies_water", "value", as: "pay-water") } więcej, byle nie na skrytce.
event-ev_clear_signal = Czysty Sygnał
    .about = Każdą wysyłaną kość można zmienić o jeden.
event-ev_water_tax = Podatek Wodny
    .about = Kwatera Główna nie daje nagrody; premie z kontraktów pozostają.
event-ev_fuel_shortage = Niedobór Paliwa
    .about = Garaże z kosztem alg wymagają dodatkowo: { PRINTED("numbers", "shortage_algae", "value", as: "n-algae") }.
event-ev_strained_relations = Napięte Relacje
event-ev_quarantine = Kwarantanna
    .about = Nie można wysyłać kości do Akademii.
event-ev_deep_scan = Głęboki Skan
    .about = Skrytki odkrywane od razu i na stałe: { PRINTED("numbers", "scan_vaults", "value") }. Nic już nie produkują.
event-ev_end_of_an_era = Koniec Epoki
    .about = Ostatnia runda, bez niespodzianek.

# -- schemes of the AI

scheme-s01 = 1
scheme-s02 = 2
scheme-s03 = 3
scheme-s04 = 4
scheme-s05 = 5
scheme-s06 = 6
scheme-s07 = 7
scheme-s08 = 8
scheme-s09 = 9
scheme-s10 = 10
scheme-s11 = 11
scheme-s12 = 12
scheme-s13 = 13
scheme-s14 = 14
scheme-s15 = 15
scheme-s16 = 16
scheme-s17 = 17
scheme-s18 = 18
scheme-s19 = 19
scheme-s20 = 20

# -- tiles and vaults

tile-farm_hybrid = Farma hybrydowa
tile-farm_energy = Farma energii
tile-farm_algae = Farma alg
tile-farm_water = Farma wody
tile-farm_six_gem = Farma klejnotów
tile-farm_six_mix = Farma mieszana
tile-farm_trade = Farma handlowa
    .about = Pozwala przy każdych zbiorach na najwyżej { PRINTED("numbers", "farm_trades", "value", as: "pay-trades") }.
tile-farm_vp = Ogród
tile-farm_sunari = Farma Sunari
tile-ship_flip = Statek odwracający
tile-ship_boost = Statek wzmacniający
tile-ship_algae = Statek algowy
tile-ship_tune = Statek strojący
tile-ship_water = Statek wodny
tile-ship_energy = Statek energetyczny
tile-ship_ul_kah_tal = Statek Ul Kah Tala
tile-ship_printed = Statek początkowy
    .about = Nie można go zniszczyć.
vault-vault_a = skrytka za { PRINTED("vaults", "vault_a", "points") }
    .about = Na koniec gry każda stojąca tu Żniwiarka dostaje za nią { PRINTED("vaults", "vault_a", "points", as: "n-points") }.
vault-vault_b = skrytka za { PRINTED("vaults", "vault_b", "points") }
    .about = Na koniec gry każda stojąca tu Żniwiarka dostaje za nią { PRINTED("vaults", "vault_b", "points", as: "n-points") }.
vault-vault_c = skrytka za { PRINTED("vaults", "vault_c", "points") }
    .about = Na koniec gry każda stojąca tu Żniwiarka dostaje za nią { PRINTED("vaults", "vault_c", "points", as: "n-points") }.
vault-vault_d = skrytka za { PRINTED("vaults", "vault_d", "points") }
    .about = Na koniec gry każda stojąca tu Żniwiarka dostaje za nią { PRINTED("vaults", "vault_d", "points", as: "n-points") }.
vault-vault_e = skrytka za { PRINTED("vaults", "vault_e", "points") }
    .about = Na koniec gry każda stojąca tu Żniwiarka dostaje za nią { PRINTED("vaults", "vault_e", "points", as: "n-points") }.
vault-vault_f = skrytka za { PRINTED("vaults", "vault_f", "points") }
    .about = Na koniec gry każda stojąca tu Żniwiarka dostaje za nią { PRINTED("vaults", "vault_f", "points", as: "n-points") }.

# -- the AI

ai-none = bez SI
ai-ai_tovi = Tovi
    .about = SI łatwa: na początek { PRINTED("ai_boards", "ai_tovi", "dice", as: "n-dice") }, a za każde niebieskie wydarzenie { PRINTED("ai_boards", "ai_tovi", "points", as: "n-points") }.
ai-ai_xiao = Xiao
    .about = SI standardowa: na początek { PRINTED("ai_boards", "ai_xiao", "dice", as: "n-dice") }, a za każde niebieskie wydarzenie { PRINTED("ai_boards", "ai_xiao", "points", as: "n-points") }.
ai-ai_kesh = Kesh
    .about = SI trudna: na początek { PRINTED("ai_boards", "ai_kesh", "dice", as: "n-dice") }, a za każde niebieskie wydarzenie { PRINTED("ai_boards", "ai_kesh", "points", as: "n-points") }.
ai-ai_omra = Omra
    .about = SI ekspercka: na początek { PRINTED("ai_boards", "ai_omra", "dice", as: "n-dice") }, a za każde niebieskie wydarzenie { PRINTED("ai_boards", "ai_omra", "points", as: "n-points") }.
participant-ai_tovi = Tovi
participant-ai_xiao = Xiao
participant-ai_kesh = Kesh
participant-ai_omra = Omra
development-dev_1 = rozwój ★
    .about = Klejnot więcej przy każdych zbiorach; { PRINTED("numbers", "ai_developed_points", "value", as: "n-points") }.
development-dev_2 = rozwój ★★
    .about = Kość więcej przy każdym odpoczynku; { PRINTED("numbers", "ai_developed_points", "value", as: "n-points") }.
development-dev_3 = rozwój ★★★
    .about = Schemat więcej w każdej turze; { PRINTED("numbers", "ai_developed_points", "value", as: "n-points") }.

# -- variants

variant-ai = SI
    .about = Automatyczny przeciwnik, który gra obok ludzi; w pojedynkę jest to Xiao, jeśli nie wybierzesz innego.
variant-ai-auto = jak zwykle
variant-ai-none = bez SI
variant-ai-ai_tovi = Tovi (łatwa)
variant-ai-ai_xiao = Xiao (standardowa)
variant-ai-ai_kesh = Kesh (trudna)
variant-ai-ai_omra = Omra (ekspercka)
variant-leader_mode = Liderzy
    .about = Sposób wyboru liderów; w Sojuszu Dyadzkim każdy ma dwoje i mniej zasobów na start.
variant-leader_mode-deal3 = jeden z trzech rozdanych
variant-leader_mode-free = wolny wybór
variant-leader_mode-dyad = Sojusz Dyadzki
variant-irenic = Unia Irenicka
    .about = Kości można wysyłać z garaży w dowolnej kolejności.
variant-planet_side = Strona planety
    .about = Plansza Planety ma dwie strony o różnych plonach.
variant-planet_side-random = losowo
variant-planet_side-A = strona A
variant-planet_side-B = strona B
variant-leyrien_side = Strona Leyrien
    .about = Każda strona planszy frakcji ma inną zdolność.
variant-leyrien_side-random = losowo
variant-leyrien_side-a = Dostrojenie
variant-leyrien_side-b = Sadzonki
variant-zcharo_side = Strona Zcharo
    .about = Każda strona planszy frakcji ma inną zdolność.
variant-zcharo_side-random = losowo
variant-zcharo_side-a = Wymiana
variant-zcharo_side-b = Zwiadowcy
variant-jrayek_side = Strona Jrayek
    .about = Każda strona planszy frakcji ma inną zdolność.
variant-jrayek_side-random = losowo
variant-jrayek_side-a = Głębokie Szyby
variant-jrayek_side-b = Stare Kroniki
variant-leaders_in_pool = Liderzy w grze
    .about = Których liderów można wybrać.
variant-leaders_in_pool-all = wszyscy (14)
variant-leaders_in_pool-no_allies = bez Sojuszników (10)
variant-leaders_in_pool-no_second_edition = bez Renza i Zoey (12)
variant-leaders_in_pool-first_edition = pierwszych ośmioro

# -- scores

score-negotiation = Negocjacje
score-pips = Oczka kości w negocjacjach
score-contracts = Kontrakty
score-contract_effects = Punktujące kontrakty
score-depository = Oczka w Magazynie
score-vault = Skrytka
score-tiles = Punkty na żetonach
score-ships = Statki
score-farms = Farmy
score-development = Rozwój
score-gems = Klejnoty
score-blue_events = Niebieskie wydarzenia

# what an estimate counts beyond the points: for hints

prospect-dice = kości na później
prospect-farms = plony z farm
prospect-harvester = miejsce Żniwiarki
prospect-ships = statki
prospect-goods = towary do wydania
prospect-talks = negocjacje w zasięgu
prospect-contracts = kontrakty w zasięgu

# -- where the data comes from

mark-flow = fazy, tury i limity
mark-leaders = efekty liderów
mark-contract_effects = nazwy i efekty kontraktów
mark-contract_costs = koszty i punkty kontraktów
mark-planet = mapa planety, plony i żetony
mark-directions = kierunki kości
mark-vaults = punkty skrytek
mark-negotiation = ceny i punkty negocjacji
mark-incidents = postępy i komplikacje
mark-factions = zdolności frakcji
mark-depository = kolumny Magazynu
mark-stations = pola i ceny stanowisk
mark-trades = kursy wymiany
mark-base = garaże i fundamenty
mark-farm_table = tabela farm
mark-farms = żetony farm
mark-ships = żetony statków
mark-events = efekty wydarzeń
mark-schemes = karty schematów
mark-ai_boards = plansze SI
mark-ai_rules = zasady SI
mark-scoring = punktacja i remisy

# -- the drawing

zone-map = Mapa
zone-talks = Negocjacje
zone-port = Port
zone-stations = Stanowiska
board-planet = Planeta Ryh
    .about = Kość przesuwa Żniwiarkę o jedno pole w stronę swojej liczby. W czasie zbiorów Żniwiarka zbiera to, co daje jej pole.
board-side-0 = strona A
board-side-1 = strona B
board-round = Runda { $number } z { PRINTED("numbers", "last_round", "value") }
    .about = Runda { $number } z { PRINTED("numbers", "last_round", "value") }. Obok dotychczasowe wydarzenia; działa tylko to z bieżącej rundy.
board-phase-0 = Przygotowanie
board-phase-1 = Plan
    .about = Plan: odkrywa się wydarzenie; wszyscy rzucają i za zasłonką kładą kości do garaży i na farmy.
board-phase-2 = Wykonanie
    .about = Wykonanie: kości wychodzą z Kwatery Głównej, potem każdy po kolei wysyła jedną kość z garażu, aż garaże będą puste.
board-phase-3 = Zbiory
    .about = Zbiory: Żniwiarki i farmy dają zasoby.
board-phase-4 = Odpoczynek
    .about = Odpoczynek: kości wracają, Radio idzie w lewo; zatrzymujesz najwyżej { PRINTED("numbers", "dice_limit", "value", as: "n-dice") } i { PRINTED("numbers", "hand_limit", "value", as: "n-contracts") }.
board-phase-5 = Koniec gry
board-breakthroughs = Postępy
    .about = Pierwsza kość danej wartości na całej planszy przesuwa znacznik tej wartości; kto ją położył, wybiera wolną jeszcze nagrodę.
board-complications = Komplikacje
    .about = Gdy kości kolumny osiągną otwartą jeszcze sumę albo powtórzą wartość, przesuwa się znacznik, a kto położył kość, ponosi wolną jeszcze karę.
board-pool = Pula
board-reserve = Rezerwa
board-cantina = Kantyna
board-radio = Radio: pierwszy gracz
board-hand = Twoje kontrakty
    .about = Wypełnia się je w Magazynie za to, co stoi u dołu karty. ★ punktuje na końcu, ∞ pomaga do końca gry.
board-hidden-hand = Kontrakty: { $name }
board-pack = Zatrzymaj jeden kontrakt
    .about = Zatrzymaj jeden z nich; pozostałe idą w lewo.
board-leaders = Wybierz lidera
    .about = Lider daje zdolność na całą grę.
board-die = Kość { $face }
board-deck = Talia { $deck }, odrzucone { $discards }
board-screen = Zasłonka
    .about = Kości układa się za zasłonką; odsłania się je, gdy wszyscy są gotowi.
board-behind = Za zasłonką: widzisz to tylko ty.
    .event = { $event } · plan widzisz tylko ty
board-confirm = Zatwierdź
board-ready = Plan gotowy
board-rolled = Twój rzut
    .about = Połóż każdą kość do garażu albo na farmę. Nikt nie widzi gdzie, dopóki wszyscy nie będą gotowi.
board-schemes = Schematy
    .about = Karty ostatniej tury. Każda wskazuje kość i miejsca dla niej; używa się pierwszego możliwego.
board-board = Plansza gry
board-row = Rząd { $letter } planety: jego pola liczy się od lewej, razem ze skrytkami.
board-compass = Kierunki kości: każda wartość przesuwa Żniwiarkę w stronę swojej liczby.
board-arrow = Strzałka: z tą kością Żniwiarka opuszcza róg i wychodzi w przeciwległym rogu planety.
board-ai-dice = { $dice ->
    [0] Bez kości: klejnoty przy zbiorach { $gems }, nowe kości przy odpoczynku { $more }
    [1] Z jedną kością: klejnoty przy zbiorach { $gems }, nowe kości przy odpoczynku { $more }
   *[other] Z { $dice } kośćmi: klejnoty przy zbiorach { $gems }, nowe kości przy odpoczynku { $more }
}

# Co leży na stole, tak jak mówi o tym terminal.
field-round = Runda
field-radio = Radio
field-event-row = Wydarzenia
field-dice = Kości na planszach
field-pairs = Drugie kości par
field-upper = Postępy
field-lower = Komplikacje
field-tokens = Pola z żetonem
field-vaults = Skrytki
field-piles = Farmy i statki do wzięcia
field-deck = Kontrakty w talii
field-discard = Odrzucone kontrakty
field-renzo-row = Wydarzenia odkryte przez Renza
field-scheme-row = Plany
field-scheme-discard = Odrzucone schematy
field-ai-dice = Kości automatu
field-ai-gems = Klejnoty automatu
field-ai-dev = Rozwinięcia automatu
field-ai-harvester = Położenie Żniwiarki automatu
field-harvesters = Położenie Żniwiarki
field-leaders = Lider
field-dealt = Liderzy do wyboru
field-current = Działające wydarzenie
field-stock = Zapasy
field-pool = Kości
field-reserve = Kości w rezerwie
field-cantina = Kości w kantynie
field-rolls = Rzucone, nieprzydzielone
field-plans = Za zasłonką
field-garages = W garażach
field-ships = Statki
field-farm-dice = Kości na farmach
field-farms = Zbudowane farmy
field-hands = Kontrakty na ręce
field-fulfilled = Wypełnione kontrakty
field-packs = Kontrakty do wyboru

# Planeta i stacje miejsce po miejscu: sąsiedzi, co gdzie stoi, części planszy.
near-step = { $hex }, { $number ->
    [1] w prawo w górę (1)
    [2] w prawo (2)
    [3] w prawo w dół (3)
    [4] w lewo w dół (4)
    [5] w lewo (5)
   *[6] w lewo w górę (6)
}
near-arrow = { $hex }, strzałką ({ $number })
stands-harvester = Żniwiarka: { $seat }
stands-yield = plon:{ $water ->
    [0] { "" }
   *[other] { " " }woda { $water }
}{ $algae ->
    [0] { "" }
   *[other] { $water ->
        [0] { " " }
       *[other] { ", " }
    }algi { $algae }
}{ $energy ->
    [0] { "" }
   *[other] { $water ->
        [0] { $algae ->
            [0] { " " }
           *[other] { ", " }
        }
       *[other] { ", " }
    }energia { $energy }
}
stands-water-token = żeton: woda { $number }
stands-gem-token = { $number ->
    [one] żeton: { $number } klejnot
    [few] żeton: { $number } klejnoty
   *[many] żeton: { $number } klejnotów
}
stands-open-vault = { $vault }
stands-closed-vault = zakryta skrytka
stands-die = kość { $die }: { $seat }
group-ring = { $number ->
    [0] środek planety
   *[other] pierścień { $number } planety
}
group-vaults = skrytki
group-station = { $location }
group-talks = { $faction }
map-legend = H Żniwiarka, 6w woda, 4a algi, 2e energia, w i g żetony, [?] zakryta skrytka; obok planety pola na kości z ich wartościami; cyfra po znaku to numer właściciela.

# Numbers of the tables, counted.
n-contracts = { $n ->
        [one] { $n } kontrakt
        [few] { $n } kontrakty
       *[many] { $n } kontraktów
    }
n-contracts-gen = { $n ->
        [one] { $n } kontraktu
        [few] { $n } kontraktów
       *[many] { $n } kontraktów
    }
n-dice = { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
n-spaces = { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
pay-trades = { $n ->
        [one] { $n } dowolną transakcję
        [few] { $n } dowolne transakcje
       *[many] { $n } dowolnych transakcji
    }
more-trades = { $n ->
        [one] { $n } transakcję
        [few] { $n } transakcje
       *[many] { $n } transakcji
    }
one-and-other = { $one } i { $other }
one-or-other = { $one } lub { $other }
trade-about = { $paid } na { $gained }
academy-about = Przyjmuje kość { $values }. Nowe kości, najwyżej { $most }; cena każdej: { $price }.
foundry-about = { PRINTED("prices", "foundry", "amount", as: "n-energy") } albo { PRINTED("prices", "foundry", "water", as: "n-water") } za statek: { PRINTED("foundry", "pile_1", "values") } z lewego, { PRINTED("foundry", "pile_2", "values") } ze środkowego, { PRINTED("foundry", "pile_3", "values") } z prawego stosu.
talk-about = Koszt: { $cost }; { $points } na koniec gry. Kość zostaje.
farm-table = Kość o wartości { $values } daje tu: { $rows }.
farm-row-water = { $list } wody
farm-row-algae = { $list } alg
farm-row-energy = { $list } energii
ability-pays = Zapłać { $paid }. { $does }
akira-about = Kość z wynikiem { $shown } liczy się jako { $counts } na twoich farmach i w Obozie Górniczym.
costs-less = { $id ->
        [negotiation] Negocjacje kosztują o { $goods } mniej.
        [depository] Wypełnienie kontraktu kosztuje o { $goods } mniej.
       *[other] { $place } kosztuje o { $goods } mniej.
    }
costs-more = { $id ->
        [negotiation] Negocjacje kosztują o { $goods } więcej.
        [depository] Wypełnienie kontraktu kosztuje o { $goods } więcej.
       *[other] { $place } kosztuje o { $goods } więcej.
    }
gains-there = { $id ->
        [headquarters] Kwatera Główna daje ci dodatkowo { $goods }, nawet przy Podatku Wodnym.
        [market] Na Targowisku zyskujesz { $goods } przed handlem.
        [negotiation] Przy każdej negocjacji zyskujesz { $goods }.
       *[other] { $place }: zyskujesz dodatkowo { $goods }.
    }
scores-about = Na koniec gry: { $points } za { $what }.
counts-water = { $every ->
        [one] każdą jednostkę wody, którą masz
        [few] każde { $every } jednostki wody, które masz
       *[many] każde { $every } jednostek wody, które masz
    }
counts-algae = { $every ->
        [one] każdą jednostkę alg, którą masz
        [few] każde { $every } jednostki alg, które masz
       *[many] każde { $every } jednostek alg, które masz
    }
counts-energy = { $every ->
        [one] każdą jednostkę energii, którą masz
        [few] każde { $every } jednostki energii, które masz
       *[many] każde { $every } jednostek energii, które masz
    }
counts-gems = { $every ->
        [one] każdy klejnot, który masz, ponad to, ile są warte klejnoty
        [few] każde { $every } klejnoty, które masz, ponad to, ile są warte klejnoty
       *[many] każde { $every } klejnotów, które masz, ponad to, ile są warte klejnoty
    }
counts-talks_leyrien = { $every ->
        [one] każdą twoją kość w kolumnie Leyrien
        [few] każde { $every } twoje kości w kolumnie Leyrien
       *[many] każde { $every } twoich kości w kolumnie Leyrien
    }
counts-talks_zcharo = { $every ->
        [one] każdą twoją kość w kolumnie Zcharo
        [few] każde { $every } twoje kości w kolumnie Zcharo
       *[many] każde { $every } twoich kości w kolumnie Zcharo
    }
counts-talks_jrayek = { $every ->
        [one] każdą twoją kość w kolumnie Jrayek
        [few] każde { $every } twoje kości w kolumnie Jrayek
       *[many] każde { $every } twoich kości w kolumnie Jrayek
    }
counts-talks = { $every ->
        [one] każdą twoją kość na planszy Negocjacji
        [few] każde { $every } twoje kości na planszy Negocjacji
       *[many] każde { $every } twoich kości na planszy Negocjacji
    }
counts-cards = { $every ->
        [one] każdy kontrakt pozostały na ręce
        [few] każde { $every } kontrakty pozostałe na ręce
       *[many] każde { $every } kontraktów pozostałych na ręce
    }
counts-deliveries = { $every ->
        [one] każdą twoją kość w Magazynie
        [few] każde { $every } twoje kości w Magazynie
       *[many] każde { $every } twoich kości w Magazynie
    }
counts-scoring = { $every ->
        [one] każdy twój wypełniony kontrakt punktujący, wliczając ten
        [few] każde { $every } z twoich wypełnionych kontraktów punktujących, wliczając ten
       *[many] każde { $every } z twoich wypełnionych kontraktów punktujących, wliczając ten
    }
counts-passive = { $every ->
        [one] każdy twój wypełniony kontrakt ze stałą zdolnością
        [few] każde { $every } z twoich wypełnionych kontraktów ze stałą zdolnością
       *[many] każde { $every } z twoich wypełnionych kontraktów ze stałą zdolnością
    }
counts-dice = { $every ->
        [one] każdą kość w twojej puli i w Kwaterze Głównej
        [few] każde { $every } kości w twojej puli i w Kwaterze Głównej
       *[many] każde { $every } kości w twojej puli i w Kwaterze Głównej
    }
counts-farms = { $every ->
        [one] każdy żeton farmy w twojej bazie
        [few] każde { $every } żetony farm w twojej bazie
       *[many] każde { $every } żetonów farm w twojej bazie
    }
counts-ships = { $every ->
        [one] każdy żeton statku w twojej bazie
        [few] każde { $every } żetony statków w twojej bazie
       *[many] każde { $every } żetonów statków w twojej bazie
    }
scheme-about = Kość { $die }: { $first }, inaczej { $second }, inaczej { $third }.
scheme-gems = { $place } (+{ $gems })
farm-none = Daje { $goods } przy każdych zbiorach, bez kości.
farm-six = Przyjmuje kość; gdy liczy się ona jako 6, daje { $goods }.
farm-any = Przyjmuje kość i daje także { $goods }.
worth = Na koniec gry przynosi { $points }.
ship-tune = Wynik kości można podnieść lub obniżyć o 1.
ship-boost = Wynik kości można podnieść o 1 lub 2.
ship-flip = Kość można odwrócić na przeciwległą ściankę.
ship-free = Ten garaż nie kosztuje alg.
ship-saves = Akcja jest tańsza, najwyżej o { $goods }.
n-water = { $n ->
        [one] { $n } jednostka wody
        [few] { $n } jednostki wody
       *[many] { $n } jednostek wody
    }
n-algae = { $n ->
        [one] { $n } jednostka alg
        [few] { $n } jednostki alg
       *[many] { $n } jednostek alg
    }
n-energy = { $n ->
        [one] { $n } jednostka energii
        [few] { $n } jednostki energii
       *[many] { $n } jednostek energii
    }
n-gem = { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }
n-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
n-nothing = nic
hex-about = Plony: { $first } (strona A), { $second } (strona B).{ $die ->
        [0] { "" }
       *[other] { " " }Strzałka prowadzi na przeciwległy róg z wynikiem { $die }.
    }
contract-about = Koszt: { $cost }. { $points }. { $ability }
pay-water = { $n ->
        [one] { $n } jednostkę wody
        [few] { $n } jednostki wody
       *[many] { $n } jednostek wody
    }
pay-algae = { $n ->
        [one] { $n } jednostkę alg
        [few] { $n } jednostki alg
       *[many] { $n } jednostek alg
    }
pay-energy = { $n ->
        [one] { $n } jednostkę energii
        [few] { $n } jednostki energii
       *[many] { $n } jednostek energii
    }
pay-gem = { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }

# Ile opcja kosztuje i co daje: znak i liczba stoją przed słowem
gain-points =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
gain-stock = { $thing }
gain-pool =
    { $count ->
        [one] kość
        [few] kości
        [many] kości
       *[other] kości
    }
    .kept = nadal jest twoja
gain-farms = { $thing }
gain-ships = { $thing }
gain-hands = { $thing }
    .some =
        { $count ->
            [one] karta kontraktu
            [few] karty kontraktów
            [many] kart kontraktów
           *[other] karty kontraktu
        }

# Co daje kontrakt, na karcie, na której jest mało miejsca
brief-water = { $n } wody
brief-algae = { $n ->
        [one] { $n } algę
        [few] { $n } algi
       *[many] { $n } alg
    }
brief-energy = { $n ->
        [one] { $n } energię
        [few] { $n } energii
       *[many] { $n } energii
    }
brief-gem = { pay-gem }
brief-less = { $id ->
        [depository] Kontrakty: taniej o { $goods }
       *[other] { $place }: taniej o { $goods }
    }
brief-gains = { $place }: +{ $goods }
brief-scores = { $points } pkt za { $what }
brief-gems = { $n ->
        [one] klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }
brief-talks_leyrien = { $n ->
        [one] kość u Leyrien
        [few] { $n } kości u Leyrien
       *[many] { $n } kości u Leyrien
    }
brief-talks_zcharo = { $n ->
        [one] kość u Zcharo
        [few] { $n } kości u Zcharo
       *[many] { $n } kości u Zcharo
    }
brief-talks_jrayek = { $n ->
        [one] kość u Jrayek
        [few] { $n } kości u Jrayek
       *[many] { $n } kości u Jrayek
    }
brief-talks = { $n ->
        [one] kość w Negocjacjach
        [few] { $n } kości w Negocjacjach
       *[many] { $n } kości w Negocjacjach
    }
brief-cards = { $n ->
        [one] kontrakt na ręce
        [few] { $n } kontrakty na ręce
       *[many] { $n } kontraktów na ręce
    }
brief-deliveries = { $n ->
        [one] kość w Magazynie
        [few] { $n } kości w Magazynie
       *[many] { $n } kości w Magazynie
    }
brief-scoring = { $n ->
        [one] wypełniony ★
        [few] { $n } wypełnione ★
       *[many] { $n } wypełnionych ★
    }
brief-passive = { $n ->
        [one] wypełniony ∞
        [few] { $n } wypełnione ∞
       *[many] { $n } wypełnionych ∞
    }
brief-dice = { $n ->
        [one] kość w puli i Kwaterze
        [few] { $n } kości w puli i Kwaterze
       *[many] { $n } kości w puli i Kwaterze
    }
brief-farms = { $n ->
        [one] żeton farmy
        [few] { $n } żetony farm
       *[many] { $n } żetonów farm
    }
brief-ships = { $n ->
        [one] żeton statku
        [few] { $n } żetony statków
       *[many] { $n } żetonów statków
    }

# Co obowiązuje teraz na polu i o co pyta gra
ask-from = Garaż { $number }: dokąd wysyłasz kość ({ $die })?
ask-from-hq = { $space }: dokąd wysyłasz kość ({ $die })?
now-costs = Teraz: { $price } ({ $causes }).
now-closed = Teraz zamknięte ({ $event }).
now-taxed = { $event }: teraz bez nagrody.
now-trades = { $event }: dodatkowo { more-trades }.
now-adds = Twoje kontrakty dodają { $goods }.
now-dice = { $n ->
        [one] { $n } kość za { $price }
        [few] { $n } kości za { $price }
       *[many] { $n } kości za { $price }
    }
now-mine = { $price } jako { $die }
now-mines = Ta kość płaci { $prices }.
now-rates = Kursy: { $rates }.
now-yields = Plony przy każdych zbiorach: { $goods }.
now-farm = Przy zbiorach, z wartością { $value }: { $goods }.
danger-none = Ta kość nie wywoła komplikacji.
danger-comes = ⚠ Komplikacja z wartością { $values }.
danger-sum = suma { $sum }
danger-when = { $sum ->
        [0] Komplikacja, gdy wartość powtórzy się w kolumnie.
       *[other] { $equal ->
            [0] Komplikacja przy sumie { $sum } lub większej w kolumnie (teraz { $total }).
           *[other] Komplikacja przy sumie { $sum } lub większej w kolumnie (teraz { $total }) albo gdy wartość się powtórzy.
        }
    }
danger-penalties = Komplikacja zabiera jedno z tych: { $penalties }.
