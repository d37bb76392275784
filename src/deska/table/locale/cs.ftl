### Co říká stůl kromě samotné hry.

## Řádky záznamu

table-undone = { $player } bere volbu zpět.
table-restarted = { $player } začíná tah znovu.
table-taken-over = Za hráče { $player } hraje bot.
table-out-of-time = Hráči { $player } došel čas; pokračuje bot.
table-handed-back = { $player } zase hraje.
table-joined = { $player } usedá ke stolu.
table-left = { $player } odchází od stolu; pokračuje bot.
table-freed = Hostitel bere místo, které má { $player }; pokračuje bot.
table-new-hands = Na místo, které má { $before }, usedá někdo nový: { $name }.
table-other-device = { $player } hraje i na dalším zařízení.
table-lesson-left = Výuka skončila, hra pokračuje.
table-coach-on = Hostitel dovolil všem ptát se kouče.
table-coach-off = Kouč od teď mlčí.
table-paused = Hra je přerušena.
table-resumed = Hra pokračuje.
table-closed = Stůl je zavřený.
table-upgraded = Pravidla této hry byla opravena (verze { $old } na { $new }). Hra odtud pokračuje.
table-upgraded-short = { $lost ->
    [one] Pravidla této hry byla opravena (verze { $old } na { $new }). Poslední volba už neplatí; hra pokračuje před ní.
    [few] Pravidla této hry byla opravena (verze { $old } na { $new }). Poslední { $lost } volby už neplatí; hra pokračuje před nimi.
   *[other] Pravidla této hry byla opravena (verze { $old } na { $new }). Posledních { $lost } voleb už neplatí; hra pokračuje před nimi.
}
table-stopped = Pravidla této hry byla opravena a tato partie nemůže pokračovat. Lze ji číst a uložit.
table-no-game = Tato hra už není součástí Desky. Stůl lze číst a uložit.

## Návrhy

proposal-undo = { $player } chce vzít zpět: { $choice }
proposal-undo-hidden = { $player } chce vzít volbu zpět.
proposal-takeover = { $player } navrhuje, aby za hráče { $other } hrál bot.

## Úrovně botů

level-random = náhodný
level-random-about = volí cokoli
level-greedy = rozumný
level-greedy-about = zná své cíle
level-apprentice = Učeň
level-apprentice-about = hraje, co vidí
level-player = Hráč
level-player-about = zná své cíle
level-expert = Znalec
level-expert-about = počítá dopředu
level-master = Mistr
level-master-about = zkouší stovky partií
level-grandmaster = Velmistr
level-grandmaster-about = nejlepší, co máme

## Rady: co možnost v průměru změní na konci hry

hint-own-more = Za „{ $source }“ získáš o { $points } víc ({ $share } % případů).
hint-own-less = Za „{ $source }“ získáš o { $points } méně ({ $share } % případů).
hint-other-more = { $player } získá za „{ $source }“ o { $points } víc ({ $share } % případů).
hint-other-less = { $player } získá za „{ $source }“ o { $points } méně ({ $share } % případů).
hint-all-more = „{ $source }“ skončí o { $points } výš ({ $share } % případů).
hint-all-less = „{ $source }“ skončí o { $points } níž ({ $share } % případů).
hint-soon-own-more = O kolo později máš za „{ $source }“ o { $points } víc než po jiných tazích.
hint-soon-own-less = O kolo později máš za „{ $source }“ o { $points } méně než po jiných tazích.
hint-soon-other-more = O kolo později má { $player } za „{ $source }“ o { $points } víc než po jiných tazích.
hint-soon-other-less = O kolo později má { $player } za „{ $source }“ o { $points } méně než po jiných tazích.
hint-soon-all-more = O kolo později je „{ $source }“ o { $points } výš než po jiných tazích.
hint-soon-all-less = O kolo později je „{ $source }“ o { $points } níž než po jiných tazích.
hint-sensible = Tohle by zvolil rozumný hráč.
hint-promising = O kolo později to i takhle vypadá dobře.
hint-unpromising = Na první pohled slabší: o kolo později vypadají ostatní tahy lépe.
hint-even = { $games ->
    [one] Jedna partie neukazuje rozdíl proti ostatním.
    [few] { $games } partie neukazují jasný rozdíl proti ostatním.
   *[other] { $games } partií neukazuje jasný rozdíl proti ostatním.
}
hint-better = Po tomto tahu se vyhraje víc partií než po ostatních.
hint-worse = Po tomto tahu se vyhraje méně partií.
hint-behind = { $games ->
    [one] Odloženo po jedné partii: jiné tahy vyšly lépe.
   *[other] Odloženo po { $games } partiích: jiné tahy vyšly lépe.
}

## Oznámení

turn-notice = { $game }: na tahu je { $player }.

## Konec

over-win = Vítězí { $player }, výsledek { $score }
over-team = Společně vítězí { $players }, výsledek { $score }
over-shared = Společné vítězství: { $players }
over-together = { $count ->
    [1] Vítězství je tvé
   *[other] Společně jste zvítězili
}
over-lost = { $count ->
    [1] Tentokrát prohra
   *[other] Společně jste prohráli
}
over-nobody = Nikdo nevyhrává
moment-lead = { $count ->
    [1] { $players } se ujímá vedení (+{ $gain })
   *[other] { $players } se ujímají vedení (+{ $gain })
}
## Příběh partie ve třech větách

story-always-led = Od prvních bodů do konce vede { $player }.
story-lead-changed = { $count ->
    [one] Vedení se změnilo jednou.
    [few] Vedení se změnilo { $count }krát.
   *[other] Vedení se změnilo { $count }krát.
}
story-lead-taken = { $count ->
    [one] { $part ->
        [none] Vedení se změnilo jednou: od { $turn }. tahu z { $turns } vede { $player }.
       *[other] Vedení se změnilo jednou ({ $part }) a od té doby vede { $player }.
    }
   *[other] { $part ->
        [none] Vedení se změnilo { $count }krát; od { $turn }. tahu z { $turns } už vede { $player }.
       *[other] Vedení se změnilo { $count }krát; naposledy ho přebírá { $player } ({ $part }).
    }
}
story-best-turn = { $part ->
    [none] Nejvíc bodů naráz získává { $player }: { $gain } ({ $turn }. tah z { $turns }).{ $told }
   *[other] Nejvíc bodů naráz získává { $player }: { $gain } ({ $part }).{ $told }
}
story-margin = Na konci má { $player } o { $count } víc než { $other }.
story-tie = { $player } i { $other } mají { $score }; rozhoduje pravidlo o remíze.
story-shared = { $player } a { $other } se dělí o vítězství, mají { $score }.
story-end = na samém konci
story-length = Partie měla tahů: { $turns }, rozhodnutí: { $count }.
story-gain = { $part ->
    [none] Největší zisk: { $source } +{ $by }, po volbě hráče { $player } ({ $turn }. tah z { $turns }).
   *[other] Největší zisk: { $source } +{ $by }, po volbě hráče { $player } ({ $part }).
}
story-loss = { $part ->
    [none] Největší ztráta: { $source } −{ $by } ({ $turn }. tah z { $turns }, po volbě hráče { $player }).
   *[other] Největší ztráta: { $source } −{ $by } ({ $part }, po volbě hráče { $player }).
}

## Statistics

stat-choices = Volby
stat-turns = Tahy
stat-minutes = Čas na rozmyšlenou
minutes-seconds = { $minutes } min { $seconds } s

## Proč se něco nestane

refused-in-a-lesson = V lekci tohle nejde.
refused-no-lesson = Lekce { $lesson } neexistuje.
refused-no-lesson-here = U tohoto stolu se nic neučí.
refused-lesson-over = Lekce je u konce.
refused-lesson-begins = Tohle je první krok.
refused-not-wanted = { $reply }
refused-not-taught = To k tomuto kroku nepatří: { $what }
refused-no-coach = Hrají i jiní lidé: kouče může dovolit jen hostitel, a to všem.
refused-stale = Mezitím se něco stalo. Podívej se prosím znovu.
refused-repeated = Tato volba už padla.
refused-not-asked = Teď nevybíráš ty.
refused-illegal = To teď není možné.
refused-not-saved = Server to nedokázal uložit, takže se nic nezměnilo. Zkus to prosím znovu.
refused-table-unreadable = Tento stůl nelze načíst. Správce serveru najde důvod v jeho záznamu; ostatní stoly hrají dál.
refused-no-database = Databáze serveru právě neodpovídá. Zkus to prosím za chvíli.
refused-not-ready = Server běží, ale nemůže nic uložit.
refused-busy = Server toho má právě moc. Zkus to prosím za chvíli.
refused-too-many-newcomers = Z této adresy přichází příliš mnoho nových stolů nebo zařízení. Zkus to prosím později.
refused-no-record = K této hře není záznam, podle kterého by se dalo vrátit.
refused-bad-name = Jméno má 1 až { $most } znaků.
refused-name-taken = { $name } už u tohoto stolu sedí. Zvol prosím jiné jméno.
refused-no-seat = Židle { $number } tu není.
refused-no-table = Takový stůl neexistuje, nebo na něj nemáš odkaz.
refused-no-game = Hra { $game } tu není.
refused-no-example = Příklad { $rule } v pravidlech této hry není.
refused-no-level = Bot { $level } neexistuje; jsou tu: { $known }.
refused-no-bot-there = Na této židli nehraje bot.
refused-no-person-there = Na této židli nehraje člověk.
refused-not-host = To smí jen hostitel.
refused-not-your-seat = To není tvoje židle.
refused-seat-taken = Tato židle je obsazená.
refused-open-chairs = Ještě jsou tu volné židle.
refused-already-playing = Hra už začala.
refused-not-playing = Teď se nehraje.
refused-not-paused = Hra není přerušena.
refused-table-over = Tento stůl je zavřený.
refused-table-stopped = Po změně pravidel tato hra nemůže pokračovat. Lze ji číst a uložit.
refused-cannot-undo = Volně nelze nic vzít zpět: mezitím byla poznána karta, padla kostka nebo volil někdo jiný.
refused-nothing-to-undo = Zatím není co vzít zpět.
refused-no-proposal = Už není o čem hlasovat.
refused-no-vote = O tomto nehlasuješ ty.
refused-proposal-open = Jiný návrh ještě čeká na hlasování.
refused-too-early = { $minutes ->
    [one] { $player } je pryč jen chvíli. Bot může převzít hru za minutu.
    [few] { $player } je pryč jen chvíli. Bot může převzít hru za { $minutes } minuty.
   *[other] { $player } je pryč jen chvíli. Bot může převzít hru za { $minutes } minut.
}
refused-absent-choice = { $player } není u stolu a nemůže souhlasit: tuto volbu nelze vzít zpět.
refused-one-chair = Toto zařízení už u stolu místo má. Více míst může mít jen u stolu otevřeného jako společné zařízení.
refused-knows-another = Toto zařízení zná tajemství jiného místa u tohoto stolu. Tady může hrát jen někdo jiný, nebo bot.
refused-not-shared = Více míst na tomto zařízení vedle volných míst: otevři stůl jako společné zařízení, ať to všichni vědí.
refused-present = { $player } je u stolu. Bot může hrát jen za nepřítomné.
refused-bad-link = Tento odkaz už neplatí.
refused-bad-token = Tento klíč neplatí.
refused-bad-message = Tuto zprávu nelze přečíst: { $what }
refused-bad-request = Tento požadavek nelze přečíst: { $what }
refused-bad-setup = Takto hru připravit nelze: { $what }
refused-bad-file = Tento soubor nelze přečíst: { $what }
refused-bad-seed = Rozdání je celé číslo.
refused-bad-step = Krok { $step } tu není.
refused-too-fast = Příliš mnoho zpráv. Zpomal prosím.
refused-too-long = Tento text je příliš dlouhý; povoleno je { $most } znaků.
refused-too-large = Tohle je příliš velké.
refused-too-many-tables = Otevřených stolů už máš { $most }. Nejprve prosím jeden zavři.
refused-foreign-origin = Tato stránka nesmí s tímto serverem mluvit.
refused-no-webhook = Tento server oznámení neposílá.
refused-bad-webhook = Oznámení lze posílat jen na veřejné webové adresy.
refused-still-playing = U tohoto stolu ještě hraješ. Nejdřív od něj vstaň, nebo ho zavři.
refused-not-over = Hra ještě neskončila.
refused-banned = Provozovatel tohoto serveru vyloučil tento prohlížeč.
refused-nobody = Nejprve prosím otevři stůl nebo následuj odkaz.
refused-no-hint = K této hře není rada.
refused-not-found = Tady nic není.
refused-failed = Na serveru se něco pokazilo. Je to zaznamenáno.

## Náhledy: co přijde, když už nic dalšího není jisté

then-chance = Pak rozhodne náhoda.
if-unanswered = Když nikdo jiný nezasáhne.
then-other = Pak rozhoduje { $player }.
then-secret = Všechny odpovědi se odhalí najednou.
then-mine = Pak následuje otázka: { $question }
then-over = Tím hra končí.
