### Ethnos

et-title = Ethnos
et-about = Sbírej spojence mnoha národů, vykládej je ve skupinách a bojuj o šest království po dva nebo tři Věky.

## Otázky

et-turn = Najmi spojence, nebo vylož skupinu.
et-lay = { $count ->
    [0] { $full ->
        [0] Kterou kartou skupina začne?
       *[other] Ruku máš plnou, takže vykládáš skupinu. Kterou kartou začne?
    }
    [one] { $fits ->
        [0] Leží tu jedna karta a žádná jiná se k ní nehodí.
       *[other] Leží tu jedna karta. Která se k ní přidá?
    }
    [few] { $fits ->
        [0] Leží tu { $count } karty a žádná jiná se k nim nehodí.
       *[other] Leží tu { $count } karty. Která se k nim přidá?
    }
   *[other] { $fits ->
        [0] Leží tu { $count } karet a žádná jiná se k nim nehodí.
       *[other] Leží tu { $count } karet. Která se k nim přidá?
    }
}
et-lead = Která karta skupinu povede?
et-place = Opeřenec doletí kamkoli. Do kterého království půjde žeton této skupiny ({ $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } karet
})?
et-extra-marker = Mořský lid ti dává žeton navíc. Kam s ním?
et-troll = Který žeton trolla si vezmeš? Nejvýš s hodnotou { $most }.
et-orc = Dáš žeton také na svou desku orčí hordy?
et-centaur = Kentaur cválá dál: vyložíš hned další skupinu?
et-wizard = { $count ->
    [one] Dobereš si z balíčku { $count } kartu, kolik má čarodějova skupina?
    [few] Dobereš si z balíčku { $count } karty, kolik má čarodějova skupina?
   *[other] Dobereš si z balíčku { $count } karet, kolik má čarodějova skupina?
}
et-keep = { $size ->
    [one] Elf ti nechá jednu kartu, držíš { $held }. Která půjde do nabídky?
    [few] Elf ti nechá až { $size } karty, držíš { $held }. Která půjde do nabídky?
   *[other] Elf ti nechá až { $size } karet, držíš { $held }. Která půjde do nabídky?
}
et-raid = { $count ->
    [0] Vyrazí orkové na výpravu? Všechny žetony z desky orčí hordy by přinesly tolik slávy: { $most }.
    [one] Odebíráš jeden žeton: { et-points }. Všechny by přinesly { $most }. Přidáš další?
    [few] Odebíráš { $count } žetony: { et-points }. Všechny by přinesly { $most }. Přidáš další?
   *[other] Odebíráš { $count } žetonů: { et-points }. Všechny by přinesly { $most }. Přidáš další?
}
et-raid-all = { $count ->
    [one] Odebereš z desky orčí hordy jediný žeton za { et-points }?
    [few] Odebereš z desky orčí hordy všechny { $count } žetony za { et-points }?
   *[other] Odebereš z desky orčí hordy všech { $count } žetonů za { et-points }?
}

## Volby

et-do-draw = Dobrat z balíčku
et-do-take = Vzít kartu { $card }
et-do-band = Vyložit skupinu
et-do-lay = Přidat kartu { $card }
et-do-lead = Povede { $card }
et-do-place = Žeton do království { $kingdom }
et-do-troll = Vzít žeton trolla { $value }
et-do-drop = Odložit kartu { $card }
et-do-raid = Odebrat žeton z políčka { $kingdom }
et-lay-done = Skupina je hotová
et-band-of-only-card = Vyložit jedinou kartu jako skupinu
et-lay-out = { $left ->
    [0] Vyložit { $size ->
        [one] tuto kartu
        [few] tyto { $size } karty
       *[other] těchto { $size } karet
    }
    [one] Vyložit { $size ->
        [one] tuto kartu
        [few] tyto { $size } karty
       *[other] těchto { $size } karet
    }, 1 jde do nabídky
    [few] Vyložit { $size ->
        [one] tuto kartu
        [few] tyto { $size } karty
       *[other] těchto { $size } karet
    }, { $left } jdou do nabídky
   *[other] Vyložit { $size ->
        [one] tuto kartu
        [few] tyto { $size } karty
       *[other] těchto { $size } karet
    }, { $left } jde do nabídky
}
et-lay-out-keeping = Vyložit { $size ->
    [one] tuto kartu
    [few] tyto { $size } karty
   *[other] těchto { $size } karet
}, v ruce zbývá { $left }
et-lead-out = { $left ->
    [one] Povede { $card }, 1 karta jde do nabídky
    [few] Povede { $card }, { $left } karty jdou do nabídky
   *[other] Povede { $card }, { $left } karet jde do nabídky
}
et-extra-marker-pass = Žádný žeton navíc
et-troll-pass = Žádný žeton nebrat
et-orc-yes = Umístit žeton
et-orc-no = Nechat žeton v zásobě
et-centaur-yes = Vyložit další skupinu
et-centaur-no = Už nic nevykládat
et-wizard-yes = Dobrat karty
et-wizard-no = Nedobírat nic
et-keep-done = Nechat si všechny zbylé
et-raid-done = Nechat, co tam leží
et-raid-all-yes = Odebrat
et-raid-all-no = Nechat na desce

## Co se děje

et-age = { $age ->
    [1] Začíná První věk.
    [2] Začíná Druhý věk.
   *[3] Začíná Třetí věk.
}
et-row = Do nabídky přicházejí nové karty.
et-turn-begins = Na tahu je { $player }.
et-first-player = Začíná { $player }.
et-took = { $player } bere z nabídky kartu { $card }.
    .tile = { $card } z nabídky
et-drew = { $player } dobírá z balíčku kartu { $card }.
et-drew-hidden = { $player } dobírá kartu z balíčku.
    .tile = karta z balíčku
et-dragon = { $number ->
    [1] { $player } odkrývá prvního draka.
    [2] { $player } odkrývá druhého draka. Ještě jeden a Věk skončí.
   *[3] { $player } odkrývá třetího draka!
}
    .tile = drak { $number } ze 3
et-laid = { $player } přidává kartu { $card }.
et-band = { $size ->
    [one] { $player } vykládá skupinu o jedné kartě: { $card }.
   *[other] { $player } vykládá skupinu o { $size } kartách, vede ji { $card }.
}
    .tile = { $size ->
        [one] vykládá kartu { $card }
       *[other] vykládá { $size }, vede { $card }
    }
et-placed = { $player } umísťuje žeton do království { $kingdom }.
    .tile = → { $kingdom }
et-not-placed = { $player } do království { $kingdom } žeton neumísťuje: skupina je malá, vlastních žetonů už tam leží { $count }.
    .tile = bez žetonu: { $kingdom }
et-not-placed-by-two = { $player } do království { $kingdom } žeton neumísťuje: ve dvou musí mít skupina víc karet, než je tam všech žetonů ({ $count }).
    .tile = bez žetonu: { $kingdom }
et-draws-for-band = { $count ->
    [one] Čaroděj v čele: { $player } dobírá { $count } kartu.
    [few] Čaroděj v čele: { $player } dobírá { $count } karty.
   *[other] Čaroděj v čele: { $player } dobírá { $count } karet.
}
et-musters = Kentaur v čele: { $player } hned vykládá další skupinu.
et-swam = { $player } připlouvá na políčko { $space } desky mořského lidu.
    .tile = mořský lid { $space }
et-giant = { $player } bere žeton obrů a získává { et-points }.
    .tile = žeton obrů
et-joined-horde = { $player } dává žeton na políčko { $kingdom } desky orčí hordy.
    .tile = orčí horda: { $kingdom }
et-took-troll = { $player } bere žeton trolla { $value }.
    .tile = troll { $value }
et-discarded = { $count ->
    [one] { $player } nechává v nabídce jednu kartu.
    [few] { $player } nechává v nabídce { $count } karty.
   *[other] { $player } nechává v nabídce { $count } karet.
}
    .tile = do nabídky { $count }
et-dropped = { $player } nechává v nabídce kartu { $card }.
    .tile = { $card } do nabídky
et-age-ends = { $age ->
    [1] První věk končí, posledního draka odkrývá { $player }. Karty z rukou se odhazují a uděluje se sláva.
    [2] Druhý věk končí, posledního draka odkrývá { $player }. Karty z rukou se odhazují a uděluje se sláva.
   *[3] Třetí věk končí, posledního draka odkrývá { $player }. Karty z rukou se odhazují a uděluje se sláva.
}
et-raided = { $count ->
    [one] { $player } posílá na výpravu jeden žeton orků: { et-points }.
    [few] { $player } posílá na výpravu { $count } žetony orků: { et-points }.
   *[other] { $player } posílá na výpravu { $count } žetonů orků: { et-points }.
}
et-points = { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
   *[other] { $glory } bodů slávy
}
et-scored-kingdom = { $player } získává { et-points } za království { $kingdom }.
et-scored-merfolk = { $player } získává { et-points } za desku mořského lidu.
et-scored-giants = { $player } získává { et-points } za žeton obrů.
et-scored-bands = { $count ->
    [one] { $player } získává { et-points } za jednu skupinu.
    [few] { $player } získává { et-points } za { $count } skupiny.
   *[other] { $player } získává { et-points } za { $count } skupin.
}
et-scoring = { $glory ->
    [0] { $kingdom } nikomu slávu nepřináší.
   *[other] Uděluje se sláva za království { $kingdom }.
}
et-scoring-merfolk = { $glory ->
    [0] Deska mořského lidu nikomu slávu nepřináší.
   *[other] Uděluje se sláva za desku mořského lidu.
}
et-scoring-bands = Uděluje se sláva za skupiny.
et-age-scored = { $age ->
    [1] Sláva prvního věku je rozdaná.
    [2] Sláva druhého věku je rozdaná.
   *[3] Sláva třetího věku je rozdaná.
}
et-moment-age = { $age ->
    [1] Sláva za první věk
    [2] Sláva za druhý věk
   *[3] Sláva za třetí věk
}
et-moment-standings = Pořadí
et-moment-place = { $place }. místo
et-moment-trolls = žetony trollů v hodnotě { $count }
et-moment-shared = { $sum } pro { $count }: každý { $glory }
et-moment-worthless = žeton slávy má hodnotu 0
et-moment-unpaid = { $places ->
    [1] platí jen první místo
    [2] platí jen dvě místa
   *[3] bez slávy
}
et-moment-no-bands = žádné skupiny
et-moment-trolls-decide = { $count } = { $count }. Shodu rozhodují trollové: **{ $more } je víc než { $less }**
et-moment-highest-decides = { $count } = { $count }, trollové taky. Rozhoduje nejvyšší žeton: **{ $more } je víc než { $less }**
et-moment-undecided = { $trolls ->
    [0] { $count } = { $count }: **dělí se**
   *[other] { $count } = { $count } a trollové nerozhodnou: **dělí se**
}
et-end = Poslední Věk je za námi a všechna sláva je rozdaná.

## Proč ne

et-why-hand-full = V ruce máš { $limit } karet. S tolika už najímat nejde, musíš vyložit skupinu.
et-why-not-in-row = Karta { $card } v nabídce není.
et-why-empty-hand = Máš prázdnou ruku, není co vyložit.
et-why-only-skeletons = V ruce máš jen kostlivce a kostlivec skupinu vést nemůže.
et-why-nothing-laid = Skupina má aspoň jednu kartu.
et-why-no-leader = Zatím tu leží jen kostlivci a žádný z nich skupinu vést nemůže.
et-why-not-fitting = Karta { $card } se nehodí: všechny karty skupiny mají jeden národ, nebo jednu barvu.
et-why-not-in-hand = Kartu { $card } v ruce nemáš.
et-why-skeleton-leads = Kostlivec skupinu nikdy nevede.
et-why-too-small = Na království { $kingdom } je potřeba aspoň tolik karet: { $need }. Tvoje skupina jich má { $size }.
et-why-troll-large = Na žeton trolla { $value } je potřeba aspoň tolik karet: { $value }. Tvoje skupina jich má { $size }.
et-why-troll-taken = Žeton trolla { $value } už někomu patří.
et-why-keep-fewer = Nechat si smíš nejvýše { $size } z karet, v ruce jich ještě držíš { $held }.

## Národy, vyprávěné ze svých hodnot

et-effect-place-in-kingdom = { $extra ->
    [0] { "" }
    [one] Na umístění žetonu stačí o jednu kartu méně.
    [few] Na umístění žetonu stačí o { $extra } karty méně.
   *[other] Na umístění žetonu stačí o { $extra } karet méně.
}{ $then ->
    [0] { "" }
   *[other] { $then } Ale jen pokud tato skupina umístila žeton.
}
et-effect-place-nowhere = Skupina, kterou vede, neumísťuje žádný žeton, ať je jakkoli velká.
et-effect-place-anywhere = Žeton smí do kteréhokoli království, na které je skupina dost velká.
et-effect-swim = Postup na desce mořského lidu o tolik políček, kolik má skupina karet. Za každý symbol, na který vstoupíš nebo přes něj přejdeš, { $symbol }.
et-effect-extra-marker = Smíš umístit žeton navíc do libovolného království.
    .swim = smíš umístit žeton navíc do libovolného království
et-effect-claim-giant-token = Pokud v tomto Věku žádný obr nevedl tak velkou skupinu, vezmi si žeton obrů a hned získej 2 body slávy.
et-effect-join-horde = Dej žeton na políčko barvy vůdce na své desce orčí hordy.
    .may = dát žeton na políčko barvy vůdce na své desce orčí hordy
et-effect-take-troll = Smíš si vzít volný žeton trolla, jehož hodnota nepřevyšuje počet karet skupiny.
et-effect-discard-hand = Zbytek ruky jde do nabídky.
et-effect-keep-some = Ze zbytku ruky si nech nejvýše tolik karet, kolik jich má skupina; ostatní jdou do nabídky.
et-effect-draw-band-size = Dober si z balíčku tolik karet, kolik jich má skupina.
    .may = si dobrat z balíčku tolik karet, kolik jich má skupina
et-effect-muster = Hned vylož z ruky další skupinu.
    .may = hned vyložit z ruky další skupinu
et-tribe-copies = Tahle karta je v balíčku { $copies }krát.
et-tribe-glory = { $glory ->
    [one] Skupina přináší slávu, jako by měla o jednu kartu víc.
    [few] Skupina přináší slávu, jako by měla o { $glory } karty víc.
   *[other] Skupina přináší slávu, jako by měla o { $glory } karet víc.
}
et-tribe-skeleton-note = Přidá se ke každé skupině, ale nikdy ji nevede. Na konci věku se všichni kostlivci ze skupin odloží a teprve potom se za skupiny uděluje sláva.

## Království, barvy, národy, karty

et-kingdom-duris = Duris
et-kingdom-rhea = Rhea
et-kingdom-straton = Straton
et-kingdom-althea = Althea
et-kingdom-ithys = Ithys
et-kingdom-pelagon = Pelagon

et-colour-purple = fialová
et-colour-red = červená
et-colour-blue = modrá
et-colour-green = zelená
et-colour-orange = oranžová
et-colour-grey = šedá

et-coloured =
    { $colour ->
         [purple] Fialový
         [red] Červený
         [blue] Modrý
         [green] Zelený
         [orange] Oranžový
        *[grey] Šedý
    }
et-tribe-wizard = Čaroděj
    .card = { et-coloured } čaroděj
    .code = ČA
et-tribe-elf = Elf
    .card = { et-coloured } elf
    .code = EL
et-tribe-halfling = Hobit
    .card = { et-coloured } hobit
    .code = HO
et-tribe-centaur = Kentaur
    .card = { et-coloured } kentaur
    .code = KE
et-tribe-minotaur = Minotaur
    .card = { et-coloured } minotaur
    .code = MI
et-tribe-merfolk = Mořský lid
    .card = { et-coloured } mořský lid
    .code = ML
et-tribe-giant = Obr
    .card = { et-coloured } obr
    .code = OB
et-tribe-orc = Ork
    .card = { et-coloured } ork
    .code = OR
et-tribe-wingfolk = Opeřenec
    .card = { et-coloured } opeřenec
    .code = OP
et-tribe-troll = Troll
    .card = { et-coloured } troll
    .code = TR
et-tribe-dwarf = Trpaslík
    .card = { et-coloured } trpaslík
    .code = TP
et-tribe-skeleton = Kostlivec
    .code = KO

et-card-dragon = Drak

## Stůl

et-level-largest = velké skupiny
et-scene-age = Věk { $age ->
    [1] I
    [2] II
   *[3] III
}
et-scene-one-more = +1
et-scene-giant-held = Žeton obrů má { $player }.
et-scene-giant-free = Žeton obrů zatím nemá nikdo.
et-scene-kingdoms = Království
et-scene-deck = Balíček spojenců
et-scene-row = Nabídka
et-scene-trolls = Žetony
et-scene-merfolk = Deska mořského lidu
et-scene-horde = Orčí horda
et-scene-bands = Skupiny
et-scene-my-hand = Tvoje ruka
et-scene-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
et-scene-held = { $count } z { $limit }
et-scene-hand = { $count ->
    [one] v ruce jedna karta
    [few] v ruce { $count } karty
   *[other] v ruce { $count } karet
}
et-scene-glory = { et-points }
et-scene-band = { $size ->
    [one] { $card } bez družiny
    [few] { $card } vede { $size } karty
   *[other] { $card } vede { $size } karet
}
et-scene-dragons = draci { $count } z { $most }
et-scene-token = { $place ->
    [1] žeton slávy I: { $glory }
    [2] žeton slávy II: { $glory }
   *[3] žeton slávy III: { $glory }
}
et-scene-troll = Žeton trolla { $value }
et-scene-giant = Žeton obrů
et-scene-safe = prvních { $count } bez draka
et-scene-tribes = Národy
et-scene-symbol = { $space }: žeton navíc
et-scene-worth = { et-points } na konci Věku
et-scene-supply = { $count ->
    [one] zbývá 1 žeton
    [few] zbývají { $count } žetony
   *[other] zbývá { $count } žetonů
}

## Značky a jejich dvě písmena

et-sign-glory = Sláva
et-sign-glory-code = SL
et-sign-hand = V ruce
et-sign-hand-code = RU
et-sign-marker = Žeton kontroly
et-sign-marker-code = ŽK
et-sign-dragon = Drak
et-sign-dragon-code = DR
et-kingdom-duris-code = DU
et-kingdom-rhea-code = RH
et-kingdom-straton-code = ST
et-kingdom-althea-code = AL
et-kingdom-ithys-code = IT
et-kingdom-pelagon-code = PE
et-wild-code = ★

## Zdroje slávy

et-source-kingdoms = Království
et-source-bands = Skupiny
et-source-merfolk = Mořský lid
et-source-giants = Obři
et-source-orcs = Orkové

## Varianty

et-variant-tribes = Národy
et-variant-tribes-about = Které národy se zúčastní: šest, ve dvou nebo třech hráčích pět. Bez výběru je určí los.
et-variant-merfolk-places = Místa na desce mořského lidu
et-variant-merfolk-places-about = Kdo na konci Věku získává slávu za desku mořského lidu.
et-variant-merfolk-places-all = stejná místa jako v království
et-variant-merfolk-places-first-only = jen první místo
et-variant-duel-ties = Remízy ve dvou hráčích
et-variant-duel-ties-about = O co se dva hráči dělí, když je v království na konci Druhého věku remíza.
et-variant-duel-ties-share-second = o druhý žeton slávy
et-variant-duel-ties-share-both = o oba žetony slávy
et-variant-orc-raid = Výprava orků
et-variant-orc-raid-about = Kolik žetonů smí na konci Věku opustit desku orčí hordy.
et-variant-orc-raid-any = kolik kdo chce
et-variant-orc-raid-all-or-nothing = všechny, nebo žádný
et-variant-band-ties = Skupiny při remíze
et-variant-band-ties-about = Jak se porovnávají skupiny, když mají hráči na konci hry stejně.
et-variant-band-ties-as-played = jak byly vyloženy
et-variant-band-ties-after-skeletons = po odchodu kostlivců
et-variant-twelfth-token = Dvanáctý žeton slávy
et-variant-twelfth-token-about = Hodnota jediného žetonu slávy, na kterém se prameny neshodnou.
et-variant-twelfth-token-2 = 2
et-variant-twelfth-token-6 = 6
