### Legendy Dávnozemě

el-title = Legendy Dávnozemě
el-about = Posílej jednotky do rostoucí země, svolávej je k akcím na kartách, bojuj s nestvůrami a protivníky a měň dělníky v sídla.

## Questions

el-faction-choice = Tvůj element je { $element }. Za kterou frakci hraješ?
el-draft = Kterou kartu magie si necháš?
el-turn = Umísti jednotku, nebo svolej jednotky.
el-place-again = Umísti ještě jednu jednotku.
el-end-turn = Akci máš za sebou. Chceš ještě nějakou volnou akci, než ukončíš tah?
el-after-placing = Jednotka stojí v říši { $realm }. Chceš nějakou volnou akci, než proběhne akce říše?
el-before-battle = V říši { $realm } se schyluje k bitvě. Chceš před ní ještě nějakou volnou akci?
el-last-look = Tvůj poslední tah už proběhl. Je teď splněn některý z tvých úkolů?
el-deed = Žádá některý z tvých úkolů to, co se ti právě povedlo?
el-pay = Zaplať { $owed }{ $covered ->
    [0] { "" }
   *[other] { "" } (už pokryto: { $covered })
}. Čím zaplatíš?
el-pay-all = Zaplatit { $paid }
el-discard = { $left ->
    [one] Odhoď { $left } kartu magie.
    [few] Odhoď { $left } karty magie.
   *[other] Odhoď { $left } karet magie.
}
el-gain-any = { $left ->
    [one] Který zdroj získáš?
    [few] Který zdroj získáš? Zbývá vybrat { $left }.
   *[other] Který zdroj získáš? Zbývá vybrat { $left }.
}
el-gain-different = { $left ->
    [one] Který základní zdroj získáš?
    [few] Který základní zdroj získáš? Zbývá vybrat { $left } různé.
   *[other] Který základní zdroj získáš? Zbývá vybrat { $left } různých.
}
el-gain-one-of = Který z obou zdrojů získáš?
el-take-here = Ze kterého sloupce si vezmeš poklad?
el-take-token = Ze kterého sloupce si vezmeš poklad?
el-tray-full = Máš příliš mnoho pokladů. Který použiješ?
el-invest = Který z obou zdrojů vložíš?
el-move-marker = Všechny tvoje žetony jsou na ukazatelích. Který se přesune na element { $element }?
el-power-any = Sílu kterého elementu získáš?
el-recruit = Kterou jednotku povoláš?
el-settle = Ve které říši postavíš sídlo?
el-buy = Kterou kartu dobrodružství koupíš?
el-hand-over = Dáš kartu { $card } spoluhráči?
el-hand-over-yes = Předat
el-hand-over-no = Nechat si ji
el-oracle = O co požádáš Orákulum?
el-lay = Kam položíš říši { $realm }?
el-first-card = Výprava: kterou kartu dobrodružství koupíš?
el-second-card = Výprava: kup druhou kartu, nebo jednu spal a tím skonči.
el-regroup = Svolání: která jednotka se vrací jako další?
el-act = Kterou akci na kartě použije { $unit }?
el-act-again = { $unit } – smí použít ještě jednu akci.
el-repeat = Zaplatíš 1 zdroj, aby se akce karty { $card } opakovala?
el-repeat-yes = Zaplatit a zopakovat
el-repeat-no = Už ne
el-paladin-hall = Co ti dá Síň paladinů?
el-tidal-magic = Zaplatíš 1 lektvar a vezmeš si 1 poklad?
el-tidal-magic-yes = Zaplatit lektvar
el-tidal-magic-no = Nechat si lektvar
el-twist = Padla ti { $pips }. Hodíš znovu?
el-imitate = Napodobí Miméza schopnost { $card }?
el-imitate-yes = Napodobit
el-imitate-no = Nenapodobovat
el-veil = Vstoupí jednotka nepozorovaně, takže nebude bitva?
el-veil-yes = Vejít nepozorovaně
el-veil-no = Svést bitvu
el-invasion = Která nestvůra vtrhne do říše { $realm }?
el-charge = Vtrhne Minotaur do říše { $realm }?
el-charge-yes = Vyrazit
el-charge-no = Zůstat tady
el-looms = Schyluje se k bitvě: { $realm }. Zareaguješ?
el-before-joining = Bitva začíná: { $realm }. Zareaguješ, než se kdokoli připojí?
el-join = Které tvoje jednotky se připojí k bitvě v říši { $realm }?
el-swords = { $count ->
    [one] Máš { $count } kostku. Co přidáš?
    [few] Máš { $count } kostky. Co přidáš?
   *[other] Máš { $count } kostek. Co přidáš?
}
el-rerolls = Na tvých kostkách je { $dice }. Změníš něco?
el-take-die = Kdo přijde o 1 kostku?
el-reroll = Kterou kostkou se hodí znovu?
el-reroll-some = Kterými svými kostkami hodíš znovu?
el-flip = Kterou kostku otočíš?
el-set-six = Kterou kostku nastavíš na 6?
el-venom = Kdo znovu hodí svou nejvyšší kostkou?
el-spoils = Nestvůra je poražena. Co si vezmeš?
el-steal = Co vezmeš poraženému hráči?
el-save = { $count ->
    [one] Bitva je prohraná: jedna tvá jednotka padne, pokud ji teď nezachráníš.
    [few] Bitva je prohraná: { $count } tvé jednotky padnou, pokud je teď nezachráníš.
   *[other] Bitva je prohraná: { $count } tvých jednotek padne, pokud je teď nezachráníš.
}
el-pull-back = Kterou jednotku zachráníš?
el-keep-units = Která jednotka zůstane v říši?
el-escape = { $count ->
    [0] Má jednotka { $unit } uniknout Podsvětí schopností { $card }?
   [one] Zaplatíš { $count } zdroj, aby jednotka { $unit } unikla Podsvětí schopností { $card }?
    [few] Zaplatíš { $count } zdroje, aby jednotka { $unit } unikla Podsvětí schopností { $card }?
   *[other] Zaplatíš { $count } zdrojů, aby jednotka { $unit } unikla Podsvětí schopností { $card }?
}
el-escape-yes = Nechat utéct
el-escape-no = Nechat tam
el-retreat = Které jednotky se vrátí do přípravné oblasti?
el-rescue = Která jednotka se vrátí z Podsvětí?
el-move-own = Kterou jednotku přemístíš?
el-move-to = Kam se přemístí jednotka { $unit }?
el-swap-ready = Kterou jednotku na mapě vyměníš?
el-swap-for = Která jednotka z přípravné oblasti ji vystřídá?
el-swap-any = Která jednotka si vymění místo?
el-swap-kind = Která z tamních jednotek?
el-swap-wizard = S kterou jednotkou si vymění místo { $unit }?
el-wander = Kam se přesune { $unit }?
el-send-rival = Který dělník půjde do Podsvětí?
el-send-own = Která tvoje jednotka půjde do Podsvětí?
el-push-monster = Kterou nestvůru odeženeš?
el-push-to = Kam se přesune nestvůra { $monster }?
el-control = Kterou nestvůru ovládneš?
el-control-defeated = Kterou poraženou nestvůru ovládneš?
el-banish = Která nestvůra se vrátí do svého Doupěte?
el-give-way = Kam ustoupí nestvůra { $monster }?
el-order = Který účinek se vyhodnotí první?
el-swap-card = Kterou spoluhráčovu kartu si vezmeš?

## Options

el-do-place = Umístit do říše { $realm }: { $unit }
el-do-regroup = Svolat jednotky
el-do-end = Ukončit tah
el-do-lift = Vrátit domů z říše { $realm }: { $unit }
el-do-raise = Zvednout z Podsvětí na kartu: { $unit }
el-do-act = Použít akci { $place }
el-do-ready = Do přípravné oblasti
el-do-cash = Odhodit poklad { $face } a získat: { $resource }
el-do-put = Položit poklad { $face } na { $slot }
el-do-reward = Orb za odměnu: { $reward }
el-do-orb = Položit orb na kartu { $card }
el-do-attach = Připojit auru { $aura } ke kartě { $card }
el-do-hire = Najmout jednotku { $unit } za { $price }
el-do-tactics = Obnovit žeton taktiky za 3 meče
el-do-cast = Seslat kouzlo { $card }
el-do-use = Použít: { $card }
el-do-pay = { $resource ->
    [default] Zaplatit podle návrhu
   *[other] Zaplatit: 1 { $resource }
}
el-do-discard = Odhodit kartu { $card }
el-do-gain = Získat: 1 { $resource }
el-do-take = Vzít: { $space }
el-do-buy = Koupit kartu { $card }
el-do-burn = Spálit kartu { $card }: lícem dolů pod balíček
el-do-lay = Položit sem
el-lay-beside = Položit { $side ->
    [north-east] na severovýchod
    [east] na východ
    [south-east] na jihovýchod
    [south-west] na jihozápad
    [west] na západ
   *[north-west] na severozápad
} od říše { $realm }
el-do-recruit = Povolat: { $unit }
el-do-settle = Postavit sídlo v říši { $realm }
el-do-rise = Síla elementu { $element }
el-do-leave = Žeton elementu { $element }
el-do-invade = Vtrhne { $monster }
el-do-join = Připojit z říše { $realm }: { $unit }
el-do-fight = Kostka za: 1 { $resource }
el-do-aid = Kostka pro spoluhráče za: 1 { $resource }
el-do-die = { $pips } – { $side }
el-do-against = Proti: { $side }
el-do-unit = Jednotka { $unit } v říši { $realm }
el-do-target = { $player }: jednotka v říši { $realm }
el-do-kind = { $unit }
el-do-to = Do říše { $realm }
el-do-monster = { $monster }
el-do-steal = { $player }: 1 { $resource }
el-do-faction = { $faction }
el-do-keep = Nechat si kartu { $card }
el-do-give = Vyměnit kartu { $card } se spoluhráčem
el-do-receive = Vzít si za ni kartu { $card }
el-do-glory = Posun na stupnici slávy
el-do-fulfil = Splnit úkol { $card }
el-do-first = Nejdřív { $card }
el-looms-pass = Nechat bitvu začít
el-before-joining-pass = Bez reakce
el-rerolls-pass = Nechat kostky
el-after-placing-pass = Provést akci říše
el-before-battle-pass = Do bitvy
el-last-look-pass = Žádný úkol
el-deed-pass = Žádný úkol
el-join-done = Nikdo další se nepřipojí
el-swords-done = Kostek je dost
el-save-done = Nikoho dalšího nezachránit
el-regroup-done = Ostatní do přípravné oblasti
el-move-marker-no = Sílu nevyužít
el-keep-units-done = Další už ne

## What happens

el-turn-starts = Na tahu je { $player }.
el-plays = { $player } hraje za frakci { $faction }.
    .tile = hraje za { $faction }
el-kept = { $player } si nechává kartu { $card }.
el-passed = { $cards ->
    [one] { $player } dostává { $cards } kartu.
    [few] { $player } dostává { $cards } karty.
   *[other] { $player } dostává { $cards } karet.
}
el-left-over = Karta { $card } zbyla a jde na odhazovací balíček.
el-placed = { $player } umísťuje do říše { $realm }: { $unit }.
    .tile = { $unit } → { $realm }
el-invaded = { $monster } vtrhává do říše { $realm }!
el-imitated = Miméza (majitel { $player }) napodobuje schopnost { $card }.
el-charged = Minotaur (majitel { $player }) vtrhává do říše { $realm }.
el-gained = { $player } získává: { $things }.
    .thing = { $count }× { $resource }
el-paid = { $player } platí: { $things }.
    .thing = { $count }× { $resource }
el-scored = { $count ->
    [one] { $player } získává { $count } bod.
    [few] { $player } získává { $count } body.
   *[other] { $player } získává { $count } bodů.
}
el-drew = { $player } dobírá: { $things }.
    .thing = { $card }
el-drew-hidden = { $player } dobírá kartu magie.
el-reshuffled = Z odhozených karet magie je nový balíček.
el-discarded = { $player } odhazuje kartu { $card }.
el-cast = { $player } sesílá kouzlo { $card }.
    .tile = sesílá { $card }
el-fulfilled = { $player } plní úkol { $card }.
    .tile = plní úkol { $card }
el-took-token = { $player } si bere poklad: { $face }.
    .tile = poklad: { $face }
el-uncovered = Poklad ({ $space }): { $face }.
el-token-lost = Poklad ({ $space }) je ztracen.
el-cashed = { $player } odhazuje poklad { $face }.
    .tile = odhazuje { $face }
el-put = { $player } pokládá poklad { $face } na kartu { $card }.
el-rose = { $player } stoupá na { $level }. úroveň elementu { $element }.
    .tile = síla: { $element } { $level }
el-took-orb = { $player } získává orb.
    .tile = bere orb
el-glory = { $player } dosahuje pole slávy { $field }.
el-took-reward = { $player } pokládá orb na odměnu: { $card }.
    .tile = odměna: { $card }
el-orb-on-card = { $player } pokládá orb na kartu { $card }.
el-attached = { $player } připojuje auru { $aura } ke kartě { $card }.
el-hired = { $player } si najímá jednotku { $unit }.
el-dismissed = { $unit } končí službu (majitel { $player }).
el-tactics-ready = Žeton taktiky je zase aktivní ({ $player }).
el-gave = { $player } dává kartu { $card }. Dostává ji { $other }.
el-gave-hidden = { $player } dává kartu magie. Dostává ji { $other }.
el-recruits = { $player } povolává: { $unit }.
    .tile = povolává: { $unit }
el-recruited = { $player } povolává: { $unit }.
el-builds = { $player } staví sídlo v říši { $realm }.
    .tile = staví: { $realm }
el-built = { $player } staví sídlo v říši { $realm }.
el-revealed = Objevuje se nová říše: { $realm }.
    .tile = odkrývá { $realm }
el-laid = Říše { $realm } leží na mapě.
el-appeared = V říši { $realm } se objevuje { $monster }.
el-buys = { $player } kupuje kartu { $card }.
    .tile = kupuje { $card }
el-handed-over = { $player } dostává kartu { $card } od spoluhráče.
el-gained-card = { $player } dostává kartu { $card }.
el-turned-up = { $many ->
    [1] Odhaluje se karta { $things }.
   *[other] Odhalují se karty { $things }.
}
    .thing = { $card }
el-burned = { $player } pálí kartu { $card }.
el-regroups = { $player } svolává jednotky.
    .tile = svolává jednotky
el-lifted = { $player } – jednotka se vrací domů: { $unit }.
el-acted = { $player } používá akci { $place }, jednotka: { $unit }.
    .tile = používá { $place }
el-first-regroup = { $player } má za sebou první svolání.
el-moment-battle = Bitva: { $realm }
el-moment-dice = Kostky
el-moment-tie = Kostka za kostkou stejné: **remízu vyhrává ten, kdo ji smí vyhrát**
el-moment-undecided = Kostka za kostkou stejné: **nevyhrává nikdo, poraženi jsou všichni**
el-moment-rewards = Odměny
el-moment-losses = Ztráty
el-moment-lost = { $unit } jde do Podsvětí
el-moment-defeated = porážka
el-moment-phantoms = Přízraky
el-moment-foe = { $card }
el-moment-expedition = Výprava: { $realm }
el-moment-last-round = Poslední kolo
el-moment-scoring = Závěrečné bodování
el-moment-standings = Pořadí
el-final-scoring = Hra skončila: sečtou se všechny body.
el-counted-track = Body získané během hry.
el-counted-orbs = Počítají se nepoužité orby.
el-counted-power = Každý boduje za sílu svých elementů.
el-counted-dwellings = Každé sídlo boduje za sílu svého elementu.
el-counted-cards = Bodují karty dobrodružství, nejvýš tři za každé sídlo.
el-counted-vaults = Skrýše bodují za to, co v nich leží.
el-counted-prophecies = Bodují proroctví, která se splnila.
el-final-standings = Takhle hra končí.
el-battle-looms = Schyluje se k bitvě: { $realm }.
    .tile = bitva: { $realm }
el-battle-off = K bitvě už není důvod.
el-battle-cancelled = { $player } odvrací bitvu.
el-moved = { $player } – jednotka se přesouvá do říše { $realm }: { $unit }.
el-moved-phantoms = Přízraky – jednotka se přesouvá do říše { $realm }: { $unit }.
el-swapped = { $player } posílá do říše { $realm } jednotku { $unit }.
el-dice-player = { $count ->
    [one] { $player } má { $count } kostku.
    [few] { $player } má { $count } kostky.
   *[other] { $player } má { $count } kostek.
}
el-dice-phantoms = { $count ->
    [one] Přízraky mají { $count } kostku.
    [few] Přízraky mají { $count } kostky.
   *[other] Přízraky mají { $count } kostek.
}
el-dice-foe = { $count ->
    [one] { $card } má { $count } kostku.
    [few] { $card } má { $count } kostky.
   *[other] { $card } má { $count } kostek.
}
el-dice-show-player = { $player } má na kostkách { $dice }.
el-dice-show-phantoms = Přízraky mají na kostkách { $dice }.
el-dice-show-foe = { $card } má na kostkách { $dice }.
el-unstable = Chiméra hází o svou sílu: { $pips }.
el-rolled = { $player } hází: { $pips }.
el-used = { $player } používá: { $card }.
el-used-tool = { $player } používá: { $card }.
el-won-player = { $player } vítězí v bitvě.
    .tile = vítězí { $player }
el-won-phantoms = Přízraky vítězí v bitvě.
el-won-foe = { $card } vítězí v bitvě.
    .tile = vítězí { $card }
el-nobody-won = Bitvu nevyhrává nikdo, všichni jsou poraženi.
    .tile = nevítězí nikdo
el-took-treasure = { $player } získává dračí poklad: { $card }.
el-stolen = { $player } bere zdroj { $resource }. Přichází o něj { $other }.
el-fell = { $player } – jednotka jde do Podsvětí: { $unit }.
el-fell-phantoms = Přízraky – jednotka jde do Podsvětí: { $unit }.
el-rescued = { $player } – jednotka se vrací z Podsvětí: { $unit }.
el-retreated = { $player } – jednotka se vrací do přípravné oblasti: { $unit }.
el-defeated = { $monster } – nestvůra je poražena.
el-monster-moved = { $monster } jde do říše { $realm }.
el-controlled = { $player } ovládá nestvůru { $monster }.
el-prophecy = { $count ->
    [one] { $player } odhaluje kartu { $card }: { $count } bod.
    [few] { $player } odhaluje kartu { $card }: { $count } body.
   *[other] { $player } odhaluje kartu { $card }: { $count } bodů.
}
el-rose-phantoms = Přízraky stoupají na { $level }. úroveň elementu { $element }.
el-took-orb-phantoms = Přízraky získávají orb.
el-scored-phantoms = { $count ->
    [one] Přízraky získávají { $count } bod.
    [few] Přízraky získávají { $count } body.
   *[other] Přízraky získávají { $count } bodů.
}
el-phantoms-draw = Přízraky dobírají kartu { $card }.
el-phantoms-regroup = Přízraky svolávají jednotky.
el-phantoms-place = Přízraky umísťují do říše { $realm }: { $unit }.
el-phantoms-take = Přízraky si berou kartu { $card }.
el-phantoms-build = Přízraky staví sídlo v říši { $realm }.
el-phantoms-summon = Přízraky mají připravenou další jednotku: { $unit }.
el-wrath = Hněv Přízraků: { $wrath }.
el-guardian-moved = Strážce jde do říše { $realm }.
el-settled-triggered = Stojí šesté sídlo: všichni odehrají ještě jeden tah.
el-mapped-triggered = Poslední říše je odhalena: všichni odehrají ještě jeden tah.
el-notice-both = Doporučuje se hrát nejvýše s jedním ze dvou minirozšíření.

## The end

el-settled = Dávnozem je osídlena.
el-mapped = Dávnozem je zmapována.
el-source-track = Body ze hry
el-source-orbs = Nepoužité orby
el-source-power = Síla elementů
el-source-dwellings = Sídla
el-source-cards = Karty
el-source-vaults = Skrýše
el-source-prophecies = Proroctví
el-source-difficulty = { el-variant-difficulty }
el-rival-phantoms = { el-scene-phantoms }

## Why something is not possible

el-why-not-ready = V přípravné oblasti takovou jednotku nemáš: { $unit }.
el-why-not-on-map = Říše { $realm } na mapě není.
el-why-own-unit-there = V říši { $realm } už svou jednotku máš.
el-why-occupied = První jednotka smí jen do neobsazené říše; { $realm } jí není.
el-why-too-far = Říše { $realm } je od tvých jednotek moc daleko.
el-why-no-action = Akci říše { $realm } by s tvými jednotkami a zásobou nešlo provést; poklady se počítají, až když je odhodíš.
el-why-no-room = Víc tohoto zdroje mít nemůžeš: { $resource }.
el-why-not-in-hand = Kartu { $card } nemáš v ruce.
el-why-wrong-moment = Kouzlo { $card } teď seslat nejde.
el-why-spell-too-dear = Kouzlo { $card } nemáš čím zaplatit.
el-why-not-met = Podmínka úkolu { $card } teď splněna není.
el-why-not-in-play = Element { $element } v této hře není.
el-why-at-the-top = Na vrcholu elementu { $element } už stojíš.
el-why-no-marker-there = U elementu { $element } nemáš žeton.
el-why-dwelling-there = V říši { $realm } už sídlo stojí.
el-why-no-worker = V říši { $realm } nemáš dělníka.
el-why-too-poor = Sídlo v říši { $realm } nemáš čím zaplatit.
el-why-recruited = Taková neaktivní jednotka už nezbývá: { $unit }.
el-why-cannot-pay = Nemáš čím zaplatit.
el-why-not-face-up = Karta { $card } neleží lícem vzhůru.
el-why-card-too-dear = Kartu { $card } nemáš čím zaplatit.
el-why-no-token = Takový žeton nemáš: { $face }.
el-why-no-such-resource = Tento zdroj na žetonu není.
el-why-no-slot = Takové pole nemáš.
el-why-not-between = Volné akce děláš ve svém tahu, před kroky akcí, mezi nimi a po nich, ne uprostřed jiného účinku.
el-why-still-owed = Pak by už nešlo provést akci říše { $realm }, která je povinná.
el-why-no-orb = Nemáš žádný orb.
el-why-reward-taken = Tato odměna je už obsazená.
el-why-no-effect = Nemělo by to žádný účinek.
el-why-no-such-card = Takovou kartu nemáš.
el-why-no-aura-there = K této kartě auru připojit nejde.
el-why-no-mercenary = Tohoto žoldáka teď najmout nejde.
el-why-just-dismissed = { $unit } se v tomto tahu vrací do nabídky; znovu najmout ho smíš nejdřív v příštím, i za orb.
el-why-no-tactics = Není co obnovit, nebo chybí meče.
el-why-action-taken = Akce { $place } už byla v tomto svolání použita.
el-why-no-such-action = Jednotka akci { $place } použít nemůže.
el-why-not-two-beside = Nová říše sousedí aspoň se dvěma jinými.
el-why-bridge-side = K bokům Mostu Bifröst nesmí nic přiléhat.
el-why-cannot-join = Jednotka { $unit } se z říše { $realm } připojit nemůže.
el-why-no-swords-here = V této bitvě se meče utrácet nesmí.
el-why-six-dice = Víc než šest kostek mít nelze.
el-why-nothing-to-spend = Nemáš meče ani zlato, nebo v bitvě nebojuješ.
el-why-no-tool = Tohle teď použít nejde: { $card }.

## Elements, resources, units

el-element-air = Vzduch
el-element-earth = Země
el-element-fire = Oheň
el-element-water = Voda
el-element-light = Světlo
el-element-dark = Temnota
el-element-order = Řád
el-element-chaos = Chaos
el-resource-gem = drahokam
el-resource-scroll = svitek
el-resource-potion = lektvar
el-resource-tool = nástroj
el-resource-sword = meč
el-resource-gold = zlatá mince
el-resource-magic = karta magie
el-unit-worker = dělník
el-unit-warrior = válečník
el-unit-wizard = čaroděj
el-unit-dragon = drak
el-face-gem-gem = 2× drahokam
el-face-scroll-scroll = 2× svitek
el-face-potion-potion = 2× lektvar
el-face-tool-tool = 2× nástroj
el-face-sword-sword = 2× meč
el-face-gem-scroll = drahokam / svitek
el-face-gem-potion = drahokam / lektvar
el-face-gem-tool = drahokam / nástroj
el-face-gem-sword = drahokam / meč
el-face-scroll-potion = svitek / lektvar
el-face-scroll-tool = svitek / nástroj
el-face-scroll-sword = svitek / meč
el-face-potion-tool = lektvar / nástroj
el-face-potion-sword = lektvar / meč
el-face-tool-sword = nástroj / meč
el-face-gold = zlatá mince
el-face-magic = karta magie
el-cost-G = drahokam
el-cost-GG = 2× drahokam
el-cost-GGWT = 2× drahokam, nástroj, meč
el-cost-GP = drahokam, lektvar
el-cost-GS = drahokam, svitek
el-cost-GT = drahokam, nástroj
el-cost-GTP = drahokam, lektvar, nástroj
el-cost-GW = drahokam, meč
el-cost-GWT = drahokam, nástroj, meč
el-cost-NN = 2× libovolný zdroj
el-cost-P = lektvar
el-cost-PG = drahokam, lektvar
el-cost-PM = lektvar, karta magie
el-cost-PP = 2× lektvar
el-cost-PPGS = drahokam, svitek, 2× lektvar
el-cost-PPS = svitek, 2× lektvar
el-cost-PPSW = svitek, 2× lektvar, meč
el-cost-PS = svitek, lektvar
el-cost-PSG = drahokam, svitek, lektvar
el-cost-PT = lektvar, nástroj
el-cost-PW = lektvar, meč
el-cost-S = svitek
el-cost-SG = drahokam, svitek
el-cost-SM = svitek, karta magie
el-cost-SP = svitek, lektvar
el-cost-SPG = drahokam, svitek, lektvar
el-cost-SPW = svitek, lektvar, meč
el-cost-SS = 2× svitek
el-cost-SSG = drahokam, 2× svitek
el-cost-SSPG = drahokam, 2× svitek, lektvar
el-cost-SSPW = 2× svitek, lektvar, meč
el-cost-ST = svitek, nástroj
el-cost-STG = drahokam, svitek, nástroj
el-cost-SW = svitek, meč
el-cost-T = nástroj
el-cost-TG = drahokam, nástroj
el-cost-TGP = drahokam, lektvar, nástroj
el-cost-TP = lektvar, nástroj
el-cost-TPG = drahokam, lektvar, nástroj
el-cost-TPS = svitek, lektvar, nástroj
el-cost-TS = svitek, nástroj
el-cost-TSP = svitek, lektvar, nástroj
el-cost-TT = 2× nástroj
el-cost-TTG = drahokam, 2× nástroj
el-cost-TTGP = drahokam, lektvar, 2× nástroj
el-cost-TTS = svitek, 2× nástroj
el-cost-TTSW = svitek, 2× nástroj, meč
el-cost-TTT = 3× nástroj
el-cost-TTW = 2× nástroj, meč
el-cost-TW = nástroj, meč
el-cost-TWG = drahokam, nástroj, meč
el-cost-W = meč
el-cost-WG = drahokam, meč
el-cost-WM = meč, karta magie
el-cost-WP = lektvar, meč
el-cost-WPS = svitek, lektvar, meč
el-cost-WS = svitek, meč
el-cost-WSG = drahokam, svitek, meč
el-cost-WT = nástroj, meč
el-cost-WTG = drahokam, nástroj, meč
el-cost-WTS = svitek, nástroj, meč
el-cost-WW = 2× meč
el-cost-WWG = drahokam, 2× meč
el-cost-WWGT = drahokam, nástroj, 2× meč
el-cost-WWP = lektvar, 2× meč
el-cost-WWS = svitek, 2× meč
el-cost-WWT = nástroj, 2× meč
el-printed-G = drahokam
el-printed-GW = drahokam / meč
el-printed-P = lektvar
el-printed-PG = lektvar / drahokam
el-printed-PS = lektvar / svitek
el-printed-S = svitek
el-printed-SP = svitek / lektvar
el-printed-T = nástroj
el-printed-TG = nástroj / drahokam
el-printed-TS = nástroj / svitek
el-printed-W = meč
el-printed-WG = meč / drahokam
el-price-gold = 1 zlatou minci
el-price-orb = orb
el-side-0 = hráč 1
el-side-1 = hráč 2
el-side-2 = hráč 3
el-side-3 = hráč 4
el-side-4 = hráč 5
el-side-monster = nestvůra

## Factions

el-faction-sky-harpies = Nebeské harpyje
el-faction-storm-djinn = Bouřní džinové
el-faction-elves-of-briardell = Elfové z Vřesoviště
el-faction-deep-dwarves = Hlubinní trpaslíci
el-faction-goblin-fire-mages = Skřeti ohniví čarodějové
el-faction-villainous-ogres = Ničemní zlobři
el-faction-atlanteans = Atlanťané
el-faction-deep-naga = Hlubinné nágy
el-faction-keepers-of-the-plains = Strážci Rovnokraje
el-faction-sun-seraphs = Sluneční serafové
el-faction-shadow-demons = Stínoví démoni
el-faction-vampires-of-nightravine = Upíři z Noční rokle
el-faction-iron-legion = Železná legie
el-faction-clockwork-golems = Hodinoví golemové
el-faction-pandemonium-imps = Rarachové z Pandemonia
el-faction-wild-beastkin = Divocí zvěrolidé

## Cards and realms

el-card-windswept-doorway = Větrné dveře
el-card-eyrie-cache = Skrýš v orlím hnízdě
el-card-wind-aura = Větrná aura
el-card-cloud-rampart = Oblačné hradby
el-card-storm-bow = Bouřný luk
el-card-windmill-terrace = Terasa větrníků
el-card-library-of-winds = Knihovna větrů
el-card-message-birds = Poštovní ptáci
el-card-sky-perch = Nebeské hřadiště
el-card-griffin-riders = Gryfí jezdci
el-card-cloud-observatory = Oblačná hvězdárna
el-card-feathered-boots = Okřídlené boty
el-card-tailwind = Vítr v zádech
el-card-mossy-doorway = Mechové dveře
el-card-root-cave = Jeskyně v kořenech
el-card-deep-granary = Hluboká sýpka
el-card-growth-aura = Aura růstu
el-card-thorn-rampart = Trnové hradby
el-card-stone-maul = Kamenný palcát
el-card-gem-mine = Drahokamový důl
el-card-forest-workshop = Lesní dílna
el-card-rangers-lodge = Hraničářský srub
el-card-wyrm-burrow = Dračí nora
el-card-druid-circle = Kruh druidů
el-card-master-builders = Mistři stavitelé
el-card-fertile-soil = Úrodná půda
el-card-burning-doorway = Planoucí dveře
el-card-ember-hoard = Žhavý poklad
el-card-blazing-aura = Plamenná aura
el-card-wall-of-fire = Ohnivé hradby
el-card-flaming-sword = Plamenný meč
el-card-fire-bombs = Zápalné pumy
el-card-forge = Kovárna
el-card-alchemists-kiln = Alchymistova pec
el-card-arena-of-flames = Aréna plamenů
el-card-volcano-roost = Sopečné hnízdo
el-card-pyromancers-circle = Kruh pyromantů
el-card-war-drums = Válečné bubny
el-card-phoenix-feather = Pero fénixe
el-card-dripping-doorway = Promáčené dveře
el-card-sunken-chest = Potopená truhla
el-card-pearl-grotto = Perlová jeskyně
el-card-tidal-aura = Přílivová aura
el-card-reef-rampart = Útesové hradby
el-card-trident = Trojzubec
el-card-fishing-nets = Rybářské sítě
el-card-harbour-market = Přístavní trh
el-card-tide-guard = Přílivová garda
el-card-serpent-cove = Hadí zátoka
el-card-altar-of-tides = Oltář přílivu
el-card-deep-holds = Hluboké podpalubí
el-card-healing-springs = Léčivé prameny
el-card-shining-doorway = Zářící dveře
el-card-reliquary = Relikviář
el-card-radiant-aura = Zářivá aura
el-card-rampart-of-dawn = Hradby úsvitu
el-card-sun-lance = Sluneční kopí
el-card-sun-temple = Chrám slunce
el-card-pilgrims-house = Dům poutníků
el-card-paladin-hall = Síň paladinů
el-card-golden-spire = Zlatá věž
el-card-hall-of-dawn = Síň úsvitu
el-card-great-archive = Velký archiv
el-card-blessed-home = Požehnaný domov
el-card-lore-keepers = Strážci vědění
el-card-shadow-doorway = Stínové dveře
el-card-crypt = Krypta
el-card-smugglers-cellar = Pašerácký sklep
el-card-gloom-aura = Temná aura
el-card-bone-rampart = Kostěné hradby
el-card-soul-dagger = Dýka duší
el-card-poison-garden = Zahrada jedů
el-card-black-market = Černý trh
el-card-assassins-guild = Cech vrahů
el-card-bone-lair = Kostěná sluj
el-card-necromancers-study = Nekromantova pracovna
el-card-pact-with-death = Smlouva se smrtí
el-card-forbidden-lore = Zakázané vědění
el-card-stone-doorway = Kamenné dveře
el-card-treasury = Pokladnice
el-card-aura-of-discipline = Aura kázně
el-card-city-walls = Městské hradby
el-card-halberd = Halapartna
el-card-arch-bridge = Obloukový most
el-card-citadel = Citadela
el-card-guildhall = Cechovní dům
el-card-stonemasons = Kamenická huť
el-card-hall-of-banners = Síň praporů
el-card-court-of-law = Soudní dvůr
el-card-marching-orders = Pochodové rozkazy
el-card-drill-yard = Cvičiště
el-card-warped-doorway = Pokřivené dveře
el-card-pandoras-coffer = Pandořina skříňka
el-card-chaos-aura = Chaotická aura
el-card-rift-rampart = Trhlinové hradby
el-card-wild-blade = Divoká čepel
el-card-jesters-flail = Šaškův řemdih
el-card-gambling-den = Hráčské doupě
el-card-mad-bazaar = Šílený bazar
el-card-blood-pit = Krvavá jáma
el-card-rift-nest = Hnízdo v trhlině
el-card-wild-magic-tower = Věž divoké magie
el-card-anarchy = Anarchie
el-card-twist-of-fate = Zvrat osudu
el-card-start-air = Počáteční karta elementu Vzduch
el-card-start-earth = Počáteční karta elementu Země
el-card-start-fire = Počáteční karta elementu Oheň
el-card-start-water = Počáteční karta elementu Voda
el-card-start-light = Počáteční karta elementu Světlo
el-card-start-dark = Počáteční karta elementu Temnota
el-card-start-order = Počáteční karta elementu Řád
el-card-start-chaos = Počáteční karta elementu Chaos
el-card-gale = Vichr
el-card-levitation = Levitace
el-card-whirlwind = Vzdušný vír
el-card-swift-messenger = Rychlý posel
el-card-entangle = Spletité kořeny
el-card-bountiful-harvest = Hojná sklizeň
el-card-stoneskin = Kamenná kůže
el-card-quick-foundations = Rychlé základy
el-card-fireball = Ohnivá koule
el-card-battle-fury = Bojová zuřivost
el-card-flame-blade = Plamenná čepel
el-card-burning-trail = Hořící stezka
el-card-healing-wave = Léčivá vlna
el-card-mirror-surface = Zrcadlová hladina
el-card-rising-fog = Stoupající mlha
el-card-high-tide = Vysoký příliv
el-card-fey-charm = Vílí okouzlení
el-card-blessing = Požehnání
el-card-revelation = Zjevení
el-card-guardian-angel = Strážný anděl
el-card-soul-trade = Obchod s dušemi
el-card-domination = Ovládnutí
el-card-curse = Kletba
el-card-raise-the-fallen = Povstání padlých
el-card-command = Rozkaz
el-card-shield-wall = Hradba štítů
el-card-architects-plan = Stavitelův plán
el-card-banishment = Vyhoštění
el-card-transformation = Přeměna
el-card-wild-surge = Divoký výboj
el-card-displacement = Záměna
el-card-lucky-find = Šťastný nález
el-card-call-of-the-dragon = Volání draka
el-card-archmages-apprentice = Učeň arcimága
el-card-sworn-blade = Přísaha meče
el-card-monster-slayer = Přemožitel nestvůr
el-card-outnumbered = Proti přesile
el-card-peasant-uprising = Selské povstání
el-card-among-the-ruins = Mezi ruinami
el-card-good-neighbours = Dobří sousedé
el-card-in-the-beasts-den = V brlohu bestie
el-card-elemental-adept = Učedník elementu
el-card-four-winds = Čtyři světové strany
el-card-devotion = Oddanost
el-card-collector = Sběratel
el-card-full-stores = Plné sklady
el-card-fallen-heroes = Padlí hrdinové
el-card-great-muster = Velké svolání
el-card-prophecy-of-settlement = Proroctví osídlení
el-card-prophecy-of-mastery = Proroctví mistrovství
el-card-prophecy-of-wisdom = Proroctví moudrosti
el-card-prophecy-of-many-lands = Proroctví mnoha zemí
el-card-prophecy-of-balance = Proroctví rovnováhy
el-card-prophecy-of-one-land = Proroctví jediné země
el-card-prophecy-of-glory = Proroctví slávy
el-card-prophecy-of-deeds = Proroctví skutků
el-card-prophecy-of-the-host = Proroctví vojska
el-card-prophecy-of-riches = Proroctví bohatství
el-card-prophecy-of-plenty = Proroctví hojnosti
el-card-prophecy-of-the-chain = Proroctví řetězu
el-card-mighty-flock = Mocné hejno
el-card-storm-glide = Bouřný let
el-card-whispering-winds = Šepot větrů
el-card-gale-strike = Úder vichru
el-card-longbows = Dlouhé luky
el-card-wandering-sage = Potulný mudrc
el-card-skilled-masons = Zruční zedníci
el-card-tunnel-guard = Tunelová stráž
el-card-fire-bolt = Ohnivá střela
el-card-scavengers = Sběrači kořisti
el-card-brute-force = Hrubá síla
el-card-plunder = Rabování
el-card-pearl-divers = Lovci perel
el-card-tidal-magic = Přílivová magie
el-card-venom-trident = Jedový trojzubec
el-card-sea-wyrm = Mořský drak
el-card-strength-of-hooves = Síla kopyt
el-card-gallop = Cval
el-card-blinding-glare = Oslepující záře
el-card-grace = Milost
el-card-dark-veil = Temný závoj
el-card-shadow-harvest = Stínová žeň
el-card-blood-feast = Krvavé hody
el-card-cloud-of-bats = Mračno netopýrů
el-card-formation = Formace
el-card-engineers = Ženisté
el-card-tireless = Neúnavní
el-card-brass-furnace = Mosazná pec
el-card-mischief = Neplecha
el-card-rift-step = Krok trhlinou
el-card-rampage = Běsnění
el-card-untamed = Nezkrotnost
el-card-minotaur = Minotaur
el-card-mimesis = Miméza
el-card-thunder-roc = Hromový pták Noh
el-card-ancient-treant = Prastarý ent
el-card-demon-of-might = Démon moci
el-card-kraken = Kraken
el-card-riddling-sphinx = Záhadná Sfinga
el-card-night-terror = Noční děs
el-card-iron-golem = Železný golem
el-card-chimera = Chiméra
el-card-storm-wyvern = Bouřná viverna
el-card-stone-colossus = Kamenný kolos
el-card-lava-fury = Lávový běs
el-card-leviathan = Leviatan
el-card-sun-phoenix = Sluneční fénix
el-card-gloom-hydra = Hydra šera
el-card-archon-sentinel = Strážný archón
el-card-many-eyed-horror = Mnohooký děs
el-card-mother-of-dragons = Matka draků
el-card-frost-giant = Ledový obr
el-card-cloud-plateau = Oblačná pláň
el-card-windspire-peaks = Větrné štíty
el-card-thunder-eyrie = Hromové hnízdo
el-card-briar-hills = Vřesové pahorky
el-card-elder-forest = Prastarý hvozd
el-card-treant-hollow = Entova úžlabina
el-card-ash-fields = Popelavé pláně
el-card-molten-crown = Žhavá koruna
el-card-demon-caldera = Démonova kaldera
el-card-pearl-shoals = Perlové mělčiny
el-card-moon-lagoon = Měsíční laguna
el-card-kraken-deep = Krakenova hlubina
el-card-sunlit-steppe = Prosluněná step
el-card-temple-of-noon = Polední chrám
el-card-sphinx-dunes = Duny Sfingy
el-card-whispering-mire = Šeptající blata
el-card-eclipse-vale = Údolí zatmění
el-card-nightmare-chasm = Propast nočních můr
el-card-marble-terraces = Mramorové terasy
el-card-high-court = Nejvyšší dvůr
el-card-golem-foundry = Golemova slévárna
el-card-shattered-isles = Roztříštěné ostrovy
el-card-heart-of-the-rift = Srdce trhliny
el-card-chimera-maze = Bludiště Chiméry
el-card-mage-tower = Věž mágů
el-card-fortress = Pevnost
el-card-mill = Mlýn
el-card-summoning-portal = Povolávací portál
el-card-dungeon = Podzemí
el-card-second-dungeon = Druhé Podzemí
el-card-oracle = Orákulum
el-card-dragons-lair = Dračí sluj
el-card-bifrost-bridge = Most Bifröst
el-card-pale-reaper = Bledý žnec
el-card-cold-breath = Ledový dech
el-card-grave-robber = Vykradač hrobů
el-card-hungry-shade = Hladový stín
el-card-lost-peasant = Ztracený rolník
el-card-grey-lady = Šedá paní
el-card-drowned-sailor = Utopený námořník
el-card-headless-rider = Bezhlavý jezdec
el-card-crypt-door = Dveře krypty
el-card-whispers-below = Šepot z hlubin
el-card-old-bones = Staré kosti
el-card-forgotten-stair = Zapomenuté schody
el-card-haunted-hearth = Strašidelné ohniště
el-card-stolen-home = Ukradený domov
el-card-house-of-mist = Dům z mlhy
el-card-silent-village = Tichá vesnice
el-card-rising-dead = Povstání mrtvých
el-card-dark-ritual = Temný obřad
el-card-tolling-bell = Umíráček
el-card-wild-hunt = Divoký hon
el-card-vengeful-host = Mstivé vojsko
el-card-wraith-charge = Útok přízraků
el-card-blood-moon = Krvavý měsíc
el-card-hour-of-ghosts = Hodina duchů
el-card-dragon-points = Dračí koruna
el-card-dragon-gold = Dračí zlato
el-card-dragon-power = Dračí srdce
el-card-dragon-lore = Dračí vědění
el-card-dragon-glory = Dračí prapor
el-card-two-potions = 2 lektvary
el-card-two-gems = 2 drahokamy
el-card-two-scrolls = 2 svitky
el-card-two-tools = 2 nástroje
el-card-two-swords = 2 meče
el-card-gold-and-card = zlatá mince a karta magie
el-card-three-cards = 3 karty magie
el-card-points = 4 body
el-card-own-power = síla elementu, kde máš žeton
el-card-glory-and-point = sláva a bod
el-card-free-worker = dělník zdarma
el-card-cheap-adventure = karta dobrodružství o 2 zdroje levněji
el-card-guardian = Strážce
el-card-tactics = Žeton taktiky
el-place-summon = Povolání
el-place-gather = Sběr
el-place-dwell = Osídlení
el-slot-gather = pole akce Sběr
el-slot-numbered = { $card }, { $number }. pole
el-space-numbered = { $card }, { $number }. sloupec

## What cards do

# Words that keep their capital letter in the middle of a sentence.
el-names = Přízraky
el-effect-vp = { $count ->
    [one] Získej { $count } bod.
    [few] Získej { $count } body.
   *[other] Získej { $count } bodů.
}
el-effect-gain = Získej: { $count }× { $resource }.
el-effect-gain-any = { $count ->
    [one] Získej libovolný zdroj.
    [few] Získej { $count } libovolné zdroje.
   *[other] Získej { $count } libovolných zdrojů.
}
el-effect-gain-different = { $count ->
    [one] Získej základní zdroj.
    [few] Získej { $count } různé základní zdroje.
   *[other] Získej { $count } různých základních zdrojů.
}
el-effect-gain-one-of = Získej { $one ->
    [gem] drahokam
    [scroll] svitek
    [potion] lektvar
    [tool] nástroj
    [sword] meč
   *[other] zlatou minci
} nebo { $other ->
    [gem] drahokam
    [scroll] svitek
    [potion] lektvar
    [tool] nástroj
    [sword] meč
   *[other] zlatou minci
}.
el-effect-draw = { $count ->
    [one] Dober si kartu magie.
    [few] Dober si { $count } karty magie.
   *[other] Dober si { $count } karet magie.
}
el-effect-tower-draw = { $count ->
    [one] Dober si kartu magie.
    [few] Dober si { $count } karty magie.
   *[other] Dober si { $count } karet magie.
}
el-effect-discard = { $count ->
    [one] Odhoď kartu magie.
    [few] Odhoď { $count } karty magie.
   *[other] Odhoď { $count } karet magie.
}
el-effect-pay = Zaplať: { $cost }.
el-effect-exchange = { $cost } Za to { $gain }
el-effect-either = { $branches }
el-effect-either-between = NEBO
el-effect-may = Chceš-li, { $effects }
el-effect-power = Získej 1 sílu elementu { $element }.
el-effect-power-any = { $own ->
    [0] Získej 1 sílu libovolného elementu.
   *[other] Získej 1 sílu elementu, kde máš žeton.
}
el-effect-glory = { $count ->
    [one] Posuň se o pole na stupnici slávy.
    [few] Posuň se o { $count } pole na stupnici slávy.
   *[other] Posuň se o { $count } polí na stupnici slávy.
}
el-effect-take-token = { $free ->
    [0] Vezmi si vrchní žeton libovolného sloupce.
   *[other] Vezmi si vrchní žeton sloupce v neobsazené říši.
}
el-effect-slot = { $place ->
    [0] Získej, co ukazuje pole.
   *[other] Získej, co ukazuje druhé pole.
}
el-effect-doorway = Získej: { $resource }. Máš-li jako jediný nejvyšší sílu elementu { $element }, získej i zdroje žetonu na poli.
el-effect-roll = Hoď kostkou. { $table }
el-effect-up-to = Do { $pips } – { $effects }
el-effect-draw-for-power = Dober si kartu magie za každý element se silou aspoň { $value }: nejméně 1, nejvýše { $most }.
el-effect-vp-for-fallen = Získej bod a další za každou svou jednotku v Podsvětí, nejvýše { $most }.
el-effect-rescue = { $everybody ->
    [0] Vrať jednotku z Podsvětí.
   *[other] Vrať všechny své jednotky z Podsvětí.
}{ $acts ->
    [0] { "" }
   *[other] { " " }Smí hned použít akci na kartě.
}
el-effect-build = Postav sídlo.
el-effect-recruit = Povolej jednotku.
el-effect-free-worker = Povolej zdarma dělníka.
el-effect-buy-card = { $discount ->
    [0] Kup odkrytou kartu dobrodružství.
    [one] Kup odkrytou kartu dobrodružství o { $discount } zdroj levněji.
    [few] Kup odkrytou kartu dobrodružství o { $discount } zdroje levněji.
   *[other] Kup odkrytou kartu dobrodružství o { $discount } zdrojů levněji.
}
el-effect-expedition = Vydej se na výpravu: nová říše, karta a druhá karta, nebo spálená.
el-effect-place-again = Umísti ještě jednu jednotku.
el-effect-move-own = Přemísti svou jednotku až o { $steps } říše do neobsazené říše.
el-effect-reach = Další jednotku smíš umístit až { $steps } říše od své jednotky.
el-effect-calm = Kvůli dalšímu umístění žádná nestvůra nevtrhne.
el-effect-plan = Další sídlo v tomto tahu stojí o { $discount } zdroje méně.
el-effect-push-monster = Přesuň nestvůru do sousední neobsazené říše.
el-effect-no-joining = K této bitvě se nikdo nepřipojí.
el-effect-keep = Až { $count } tvoje jednotky zůstanou v říši.
el-effect-send-rival = Soupeřův dělník vedle tvé jednotky jde do Podsvětí.
el-effect-send-own = Tvoje jednotka na mapě jde do Podsvětí.
el-effect-add-dice = { $count ->
    [one] Máš o kostku víc.
    [few] Máš o { $count } kostky víc.
   *[other] Máš o { $count } kostek víc.
}
el-effect-add-dice-for-units = Za každou svou další jednotku v bitvě máš kostku navíc, nejvýše { $most }.
el-effect-take-die = Jiný účastník má o kostku méně.
el-effect-reroll = { $anybody ->
    [0] Hoď znovu jednou svou kostkou.
   *[other] Nech znovu hodit jednou libovolnou kostkou.
}
el-effect-reroll-all = Hoď znovu všemi svými kostkami.
el-effect-reroll-rivals = Všichni protivníci hodí znovu svou nejvyšší kostkou.
el-effect-reroll-highest = Jeden protivník hodí znovu svou nejvyšší kostkou.
el-effect-flip = Otoč jednu svou kostku na opačnou stranu: z 1 je 6, z 2 je 5, ze 3 je 4.
el-effect-pull-back = Vrať jednu svou jednotku do přípravné oblasti.
el-effect-set-six = Nastav jednu svou kostku na 6.
el-effect-flip-all = Otoč všechny své kostky na opačnou stranu.
el-effect-reroll-some = Hoď znovu libovolnými svými kostkami.
el-effect-reroll-everybody = Všichni účastníci hodí znovu všemi kostkami.
el-effect-retreat-some = Libovolné tvoje jednotky odtud se vrátí do přípravné oblasti.
el-effect-retreat-all = Všechny tvoje jednotky odtud se vrátí do přípravné oblasti.
el-effect-cancel-battle = Bitva nebude, všichni zůstanou.
el-effect-control-beside = Ovládni nestvůru vedle své jednotky.
el-effect-control-defeated = Ovládni poraženou nestvůru.
el-effect-banish = Nestvůra se vrátí do svého Doupěte.
el-effect-swap-ready = Tvoje jednotka na mapě si vymění místo s jednotkou z přípravné oblasti.
el-effect-swap-any = Dvě jednotky na mapě si vymění místo.
el-effect-swap-wizard = Čaroděj si smí vyměnit místo s jinou tvou jednotkou na mapě.
el-effect-wander = Čaroděj se smí přemístit do sousední říše.

## Conditions

el-value-recruits = povolej jednotku { $unit }
el-value-wins-against = { $workers_only ->
    [0] { $monster ->
    [0] vyhraj bitvu proti aspoň { $others } dalším účastníkům
   *[other] vyhraj bitvu, které se účastní nestvůra
}
   *[other] vyhraj bitvu jen s dělníky
}
el-value-builds = { $lair ->
    [0] { $ruins ->
        [0] { $dwellings ->
            [one] postav sídlo, se kterým sousedí aspoň { $dwellings } sídlo
            [few] postav sídlo, se kterým sousedí aspoň { $dwellings } sídla
           *[other] postav sídlo, se kterým sousedí aspoň { $dwellings } sídel
        }
        [one] postav sídlo, se kterým sousedí aspoň { $ruins } ruina
        [few] postav sídlo, se kterým sousedí aspoň { $ruins } ruiny
       *[other] postav sídlo, se kterým sousedí aspoň { $ruins } ruin
    }
   *[other] postav sídlo v Doupěti
}
el-value-card-actions = použij aspoň { $count } akcí karet v jednom svolání
el-value-power-value = měj sílu aspoň { $value } v některém elementu
el-value-markers = { $value ->
    [2] měj žetony aspoň na { $count } ukazatelích
   *[other] měj aspoň { $count } žetony se silou aspoň { $value }
}
el-value-adventure-cards = { $alike ->
    [0] { $count ->
        [one] měj aspoň { $count } kartu dobrodružství
        [few] měj aspoň { $count } karty dobrodružství
       *[other] měj aspoň { $count } karet dobrodružství
    }
   *[other] { $count ->
        [one] měj aspoň { $count } kartu dobrodružství jednoho elementu
        [few] měj aspoň { $count } karty dobrodružství jednoho elementu
       *[other] měj aspoň { $count } karet dobrodružství jednoho elementu
    }
}
el-value-one-of-each = měj aspoň 1 kus každého zdroje kromě karet magie
el-value-fallen-units = měj aspoň { $count } jednotky v Podsvětí
el-value-dwellings = aspoň { $count } sídla
el-value-top-level = žeton na vrcholu ukazatele
el-value-dwelling-elements = sídla v říších aspoň { $count } elementů
el-value-dwellings-alike = aspoň { $count } sídla v říších téhož elementu
el-value-glory-field = pole slávy { $field } nebo dál
el-value-quests-done = aspoň { $count } splněné úkoly
el-value-all-recruited = povolaný válečník, čaroděj i drak
el-value-filled-vaults = aspoň { $count } skrýše, každá s žetonem
el-value-resources-left = aspoň { $count } zbylých zdrojů kromě karet magie
el-value-connected-dwellings = aspoň { $count } tvoje sídla spojená v celek

## Cards in words

el-adventure-kind = { $kind ->
    [doorway] Průchod.
    [vault] Skrýš.
    [aura] Aura: připoj ji ke kartě se symbolem jednotky.
    [rampart] Hradby.
    [weapon] Zbraň.
    [passive] Platí stále.
   *[other] Akce.
}
el-adventure-cost = Cena: { $cost }.
el-adventure-unit = Jednotka: { $unit }.
el-adventure-slots = { $slots ->
    [o] Jedno prázdné pole.
    [oo] Dvě prázdná pole.
    [ooo] Tři prázdná pole.
    [TS] Pole: nástroj a svitek.
    [G] Pole: drahokam.
    [S] Pole: svitek.
    [P] Pole: lektvar.
    [T] Pole: nástroj.
   *[other] Pole: meč.
}
el-starter-slots = { el-adventure-slots }
el-adventure-invest = Zaplať, co ukazuje žeton na poli; s orbem nic. Za to { $invest }
el-adventure-orb = S orbem navíc { $orb }
el-adventure-orb-placed = Když na ni položíš orb, { $orb_placed }
el-adventure-symbol-points = Na konci { $symbol_points } body za každý symbol na jejích žetonech.
el-adventure-token-points = Žetony leží lícem dolů; na konci { $token_points } body za každý.
el-adventure-hoards = S orbem i bod za každý zbylý zdroj, nejvýše 5: { $hoards ->
    [gem] drahokam
    [scroll] svitek
    [potion] lektvar
    [tool] nástroj
    [sword] meč
    [gold] zlatá mince
   *[other] karta magie
}.
el-adventure-stores = Bod za každý zbylý zdroj, nejvýše 5: { $stores ->
    [gem] drahokam
    [tool] nástroj
   *[other] zlatá mince
}.
el-adventure-enhance = Když se karta aktivuje, { $enhance }
el-adventure-any-unit = Kartu smí aktivovat libovolná jednotka.
el-adventure-from-underworld = Kartu smí aktivovat jednotka z Podsvětí.
el-adventure-reuse = Jednotka smí pokračovat na další akci.
el-adventure-repeats = Smíš zaplatit zdroj a akci zopakovat.
el-adventure-chance = Hoď kostkou: do 2 se nestane nic, do 4 se akce vyhodnotí jednou, jinak dvakrát.
el-adventure-rival-rises = Kdykoli protivník stoupne v tomto elementu, { $rival_rises }
el-adventure-with-worker = O { $with_worker } kostku víc, bojuje-li tvůj dělník.
el-adventure-with-warrior = O { $with_warrior } kostku víc, bojuje-li tvůj válečník.
el-adventure-as-defender = O { $as_defender } kostku víc v tazích ostatních.
el-adventure-with-dwelling = O { $with_dwelling } kostku víc, dává-li ti kostky sídlo.
el-adventure-against-monster = Nestvůra má proti tobě o { $against_monster } kostku méně.
el-adventure-rolled = Jednou za bitvu, chceš-li, { $rolled }
el-adventure-removal = Jednou v prohrané bitvě, chceš-li, { $removal }
el-adventure-price = { $price ->
    [P] Stojí to lektvar.
   *[other] Stojí to meč.
}
el-adventure-twists = Jednou v každém tahu smíš hodit znovu jednou svou kostkou.
el-adventure-won = Když vyhraješ bitvu, { $won }
el-adventure-steals = Když porazíš hráče, vezmi mu jeden zdroj, ne kartu magie.
el-adventure-built = Když postavíš sídlo, { $built }
el-adventure-quest-done = Když splníš úkol, { $quest_done }
el-adventure-battle-triggered = Když tvé umístění vyvolá bitvu, { $battle_triggered }
el-adventure-losses = Jednou za bitvu, v níž přijdeš o jednotky, { $losses }
el-adventure-loss-points = { $loss_points } bod za každou svou jednotku, která jde do Podsvětí, nejvýše 2 za bitvu.
el-adventure-worker-range = Dělníky smíš umisťovat až { $worker_range } říše daleko.
el-adventure-join-range = Tvoje jednotky se připojují k bitvám až ze vzdálenosti { $join_range } říší.
el-adventure-hand-limit = Smíš mít v ruce { $hand_limit } karet.
el-adventure-tower-cards = Ve Věži mágů si dober o { $tower_cards } kartu víc.
el-adventure-resource-limit = Smíš mít { $resource_limit } kusů každého zdroje.
el-adventure-token-limit = Smíš mít { $token_limit } žetonů pokladu.
el-adventure-dwelling-discount = Tvoje sídla stojí o { $dwelling_discount } zdroj méně.
el-adventure-recruit-discount = Povolání tvých jednotek stojí o { $recruit_discount } zdroj méně.
el-adventure-cast-discount = Tvoje kouzla stojí o { $cast_discount } zdroj méně.
el-adventure-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-spell-moment = { $moment ->
    [own-turn] Ve svém tahu.
    [before-placing] Ve svém tahu, když umisťuješ jednotku.
    [after-placing] Ve svém tahu, po umístění.
    [after-peace] Ve svém tahu, po mírumilovném začátku.
    [own-turn-or-joining] Ve svém tahu, nebo když rozhoduješ o připojení do bitvy.
    [looming] Když má začít bitva.
    [before-joining] V bitvě, než se kdokoli připojí.
    [swords] V bitvě, při utrácení mečů.
    [rolled] V bitvě, po hodu.
   *[other] V bitvě, kterou prohraješ.
}
el-spell-cost = Cena: { $cost }.
el-spell-element = Element: { $element }.
el-spell-free-at = Zdarma, máš-li v něm sílu { $free_at } nebo víc.
el-spell-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-quest-condition = Úkol: { $condition }.
el-quest-points = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
el-quest-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-prophecy-condition = Na konci: { $condition }.
el-prophecy-points = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
el-prophecy-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-ability-unit = Jednotka: { $unit }.
el-ability-dice = Dává o { $dice } kostku víc.
el-ability-flock-dice = O { $flock_dice } kostku víc, bojují-li aspoň dva tvoji dělníci.
el-ability-formation-dice = O { $formation_dice } kostku víc, bojují-li aspoň dvě tvoje jednotky.
el-ability-ruin-dice = O { $ruin_dice } kostku víc v ruině.
el-ability-monster-dice = O { $monster_dice } kostku víc, bojuje-li nestvůra.
el-ability-others-dice = Každý jiný účastník má o { $others_dice } kostku méně.
el-ability-attack-dice = O { $attack_dice } kostky víc v bitvách tvého tahu.
el-ability-beside-dice = Každý vedle tvé bitvy dává kostku, aniž by se přesunul.
el-ability-sets-six = Jedna jeho kostka se místo hodu nastaví na 6.
el-ability-rolled = Jednou za bitvu s ním, chceš-li, { $rolled }
el-ability-placement-range = Smíš ho umístit až { $placement_range } říše daleko.
el-ability-veil = Smí vstoupit do obsazené říše bez bitvy a vtrhnutí.
el-ability-rampage = Smí vstoupit do obsazené říše až { $rampage } říše daleko.
el-ability-join-range = Připojuje se k bitvám až ze vzdálenosti { $join_range } říší.
el-ability-placed = Když ho umístíš, { $placed }
el-ability-acted = Po akci říše: { $acted }
el-ability-turn-ends = Na konci tvého tahu: { $turn_ends }
el-ability-dives = Na prázdném poli pokladu získá o zdroj víc.
el-ability-built = Když postavíš sídlo, { $built }
el-ability-won = Když s ním vyhraješ bitvu, { $won }
el-ability-fallen = Když jde do Podsvětí, { $fallen }
el-ability-scavenges = Po bitvě ostatních vedle něj { $scavenges }
el-ability-escapes = Místo do Podsvětí se vrací do přípravné oblasti.
el-ability-price = Stojí to lektvar.
el-ability-tireless = Jednou za svolání smí jeden z nich použít druhou akci, a to na kartě dobrodružství.
el-ability-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-faction-element = Element: { $element }.
el-faction-abilities = Schopnosti: { $abilities }.
el-faction-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-beast-strength = Bojová síla { $strength }.
el-beast-element = Element: { $element }.
el-beast-invasion-range = { $invasion_range ->
    [0] Nikdy nevtrhne jinam.
    [one] Vtrhne i ze vzdálenosti { $invasion_range } říše.
   *[other] Vtrhne i ze vzdálenosti { $invasion_range } říší.
}
el-beast-placement-range = Řetěz: majitel ji smí umístit až { $placement_range } říše daleko.
el-beast-wins-ties = Řetěz: vyhrává úplné shody.
el-beast-no-joining = Řetěz: k jejím bitvám se nikdo nepřipojí.
el-beast-others-dice = Všichni ostatní mají o { $others_dice } kostku méně.
el-beast-chained-dread = Platí i pro toho, kdo ji ovládá (řetěz).
el-beast-no-swords = Řetěz: ostatní nesmějí utrácet meče.
el-beast-no-spells = Řetěz: v jejích bitvách se nesesílají kouzla.
el-beast-rerolls-up-to = { $rerolls_up_to ->
    [1] Hází znovu všemi kostkami s 1.
   *[other] Hází znovu všemi kostkami do { $rerolls_up_to }.
}
el-beast-rerolls-on = Dokud nějaká zbývá.
el-beast-riddle = Každý hráč v bitvě smí odhodit kartu magie: má o kostku méně.
el-beast-placed = Řetěz: když ji umístíš, { $placed }
el-beast-won = Řetěz: když pro tebe vyhraje, { $won }
el-beast-unstable = Sílu určí kostka: do 2 je 2, do 4 je 4, jinak 5.
el-beast-scorches = Když vtrhne do říše elementu, vrchní žeton každého sloupce je ztracen.
el-beast-devours = Každý hráč, kterého porazí, zaplatí zdroj.
el-beast-reborn = Při první porážce se vrátí do svého Doupěte.
el-beast-many-heads = O kostku víc za každého dalšího hráče v bitvě, nejvýše 5.
el-beast-gaze = Po hodu hodí všichni ostatní znovu svou nejvyšší kostkou.
el-beast-homing = Po bitvě vyhrané jinde se vrací domů.
el-beast-reward = Kdo ji porazí, navíc: { $reward }
el-beast-tameless = Nelze ji ovládnout.
el-beast-mercenary = Žoldák za zlatou minci nebo orb.
el-beast-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-beast-minotaur-note = Když se vedle něj umístí protivník, smí tam vtrhnout.
el-beast-mimesis-note = Jednou za tah použije schopnost jiné tvé jednotky.
el-beast-mother-of-dragons-note = Vtrhne do každé ruiny, kam se umístí jednotka. Kdo ji porazí, získá slávu a dračí poklad; pak se vrátí do Dračí sluje.
el-reward-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-treasure-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-realm-kind = { $kind ->
    [stacks] Říše elementu se dvěma sloupci.
    [symbols] Říše elementu se dvěma symboly.
    [lair] Doupě.
    [ruin] Ruina.
   *[other] Ani říše elementu, ani ruina.
}
el-realm-element = Element: { $element }.
el-realm-printed = Bez žetonů: { $printed }.
el-realm-cost = Sídlo: { $cost }.
el-realm-symbols = Síla za sídlo: { $symbols }.
el-realm-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}
el-phantom-card-kind = { $kind ->
    [harvest] Sklizeň: Přízraky odnesou poklad.
    [delve] Sestup: nová říše a karta dobrodružství.
    [settle] Usazení: dělník na mapě se změní v sídlo.
    [summon] Vyvolání: další jednotka zálohy je připravena.
    [hunt] Lov: Přízraky na tebe útočí.
   *[other] Znamení: strážce jde dvakrát, pak se všechny karty zamíchají.
}
el-phantom-card-slot = Element: { $slot }. pozice.
el-phantom-card-unit = { $unit ->
    [strongest] Jednotka: nejsilnější připravená.
   *[other] Jednotka: { $unit }.
}
el-phantom-card-direction = Strážce jde na { $direction ->
    [1] severovýchod
    [2] východ
    [3] jihovýchod
    [4] jihozápad
    [5] západ
   *[other] severozápad
}.
el-phantom-card-wrath = Hněv +{ $wrath }.
el-phantom-card-origin = { $origin ->
    [partly] (Zčásti vlastní návrh.)
   *[other] (Vlastní návrh.)
}

## Variants

el-variant-team = Týmy
el-variant-team-about = Dva proti dvěma; spoluhráči sedí vedle sebe a sčítají body.
el-variant-team-off = každý sám
el-variant-team-on = dva proti dvěma
el-variant-legendary = Legendární nestvůry
el-variant-legendary-about = Element může náhodně střežit jeho legendární nestvůra.
el-variant-legendary-off = bez nich
el-variant-legendary-on = s nimi
el-variant-oracle = Orákulum
el-variant-oracle-about = Ruina, která prodává karty dobrodružství nebo dává kartu magie.
el-variant-oracle-off = bez
el-variant-oracle-on = s
el-variant-mercenaries = Žoldáci
el-variant-mercenaries-about = Lze si najmout Minotaura a Mimézu.
el-variant-mercenaries-off = bez nich
el-variant-mercenaries-on = s nimi
el-variant-mother = Matka draků
el-variant-mother-about = Může se objevit Dračí sluj s ní a jejími poklady. Nejlépe bez Ledového obra.
el-variant-mother-off = bez
el-variant-mother-on = s
el-variant-giant = Ledový obr
el-variant-giant-about = Může se objevit Most Bifröst se svým strážcem. Nejlépe bez Matky draků.
el-variant-giant-off = bez
el-variant-giant-on = s
el-variant-draft = Výběr karet magie
el-variant-draft-about = První karty magie se vybírají z předávaných rukou.
el-variant-draft-off = bez
el-variant-draft-on = s
el-variant-doorways = Průchody
el-variant-doorways-about = Zda průchody leží navrchu balíčků dobrodružství, nebo vespod.
el-variant-doorways-on = navrchu
el-variant-doorways-off = vespod
el-variant-tactics = Žetony taktiky
el-variant-tactics-about = Žeton nechá všechny tvoje jednotky v říši prohrané bitvy.
el-variant-tactics-off = bez nich
el-variant-tactics-on = s nimi
el-variant-stacks = Sloupce pokladů
el-variant-stacks-about = Zda je vidět jen vrchní žeton sloupce, nebo všechny.
el-variant-stacks-hidden = jen vrchní žeton
el-variant-stacks-open = všechny žetony
el-variant-difficulty = Obtížnost
el-variant-difficulty-about = Jak silné jsou Přízraky ve hře jednoho hráče.
el-variant-difficulty-adept = Znalec
el-variant-difficulty-apprentice = Učeň
el-variant-difficulty-master = Mistr
el-variant-difficulty-legend = Legenda
el-variant-factions = Frakce
el-variant-factions-about = Frakce hráčů v pořadí míst. Bez volby se elementy vylosují a každý si vybere stranu desky.
el-variant-elements = Další elementy
el-variant-elements-about = Dva elementy, které se účastní vedle elementů hráčů. Bez volby se vylosují.

## The table

el-sign-air = Vzduch
el-sign-air-code = VZ
el-sign-earth = Země
el-sign-earth-code = ZE
el-sign-fire = Oheň
el-sign-fire-code = OH
el-sign-water = Voda
el-sign-water-code = VO
el-sign-light = Světlo
el-sign-light-code = SV
el-sign-dark = Temnota
el-sign-dark-code = TE
el-sign-order = Řád
el-sign-order-code = ŘÁ
el-sign-chaos = Chaos
el-sign-chaos-code = CH
el-sign-ruin = ruiny
el-sign-ruin-code = RU
el-sign-gem = drahokamy
el-sign-gem-code = DR
el-sign-scroll = svitky
el-sign-scroll-code = SK
el-sign-potion = lektvary
el-sign-potion-code = LE
el-sign-tool = nástroje
el-sign-tool-code = NÁ
el-sign-sword = meče
el-sign-sword-code = ME
el-sign-gold = zlato
el-sign-gold-code = ZL
el-sign-magic = karty magie
el-sign-magic-code = KM
el-sign-any = libovolný zdroj
el-sign-any-code = LI
el-sign-orb = Orb
el-sign-orb-code = OB
el-sign-vp = vítězné body
el-sign-vp-code = VB
el-sign-glory = Sláva
el-sign-glory-code = SL
el-sign-power = síla elementu
el-sign-power-code = SE
el-sign-treasure = žeton pokladu
el-sign-treasure-code = ŽP
el-sign-slot = políčko pro žeton
el-sign-slot-code = PO
el-sign-roll = kostky
el-sign-roll-code = KO
el-sign-effect = účinek
el-sign-effect-code = ÚČ
el-sign-explore = výprava do podzemí
el-sign-explore-code = VP
el-sign-recruit = povolání jednotky
el-sign-recruit-code = PV
el-sign-card = karty dobrodružství
el-sign-card-code = KD
el-sign-worker = připravené jednotky
el-sign-worker-code = PJ
el-sign-warrior = válečník
el-sign-warrior-code = VÁ
el-sign-wizard = čaroděj
el-sign-wizard-code = ČA
el-sign-dragon = drak
el-sign-dragon-code = DK
el-sign-dwelling = Sídlo
el-sign-dwelling-code = SÍ
el-sign-underworld = Podsvětí
el-sign-underworld-code = PS
el-sign-hand = karty magie v ruce
el-sign-hand-code = RK
el-sign-tiles = dílky říší
el-sign-tiles-code = DŘ
el-sign-wrath = Hněv
el-sign-wrath-code = HN
el-sign-aura = aura
el-sign-aura-code = AU
el-sign-first = začínající hráč
el-sign-first-code = ZH
el-scene-player = { $player }
el-scene-free-cell = Volné místo
el-scene-emptied = Vyčerpané místo pokladu
el-scene-face-down = Žeton lícem dolů
el-scene-marker = Ukazatel
el-scene-die = Kostka
el-scene-starter = **Povolání**: povolej jednotku. **Sběr**: 1 { $resource }, nebo co ukazuje žeton na políčku. **Sídlo**: postav sídlo.
el-scene-ability = **{ $card }**
el-scene-guardian = Po mírumilovném začátku bojuje s tebou všude, kde potká tvoje jednotky; jeho síla roste s Hněvem.
el-token-guardian-note = { el-scene-guardian }
el-token-tactics-note = V prohrané bitvě ho odevzdej: tvoje jednotky zůstanou v říši.
el-scene-spell = Kouzlo
el-scene-spell-code = KZ
el-scene-quest = Úkol
el-scene-quest-code = ÚL
el-scene-prophecy = Proroctví
el-scene-prophecy-code = PR
el-scene-faction = Frakce
el-scene-start = Začátek
el-scene-doorway = Průchod
el-scene-vault = Skrýš
el-scene-aura = Aura
el-scene-rampart = Hradba
el-scene-weapon = Zbraň
el-scene-action = Akce
el-scene-passive = Trvalá
el-scene-phantom = Přízraky
el-scene-phantom-code = PŘ
el-scene-phantoms = Přízraky
el-scene-slots = Pozice: { $signs }
el-scene-now-worth = bodů teď
el-scene-power = Síla
el-scene-power-fact = 2–6 VB
el-scene-level = Úroveň { $level }: hodnota { $value }
el-scene-field = Pole { $field }
el-scene-glory-fact = dál 2 VB za krok
el-scene-rewards = Odměny
el-scene-rewards-fact = každá za 1 orb
el-scene-hire = nájem: 1 [gold], nebo 1 [orb]
el-scene-adventures = Dobrodružství
el-scene-adventures-fact = jedna karta každého elementu ve hře
el-scene-tray = Poklady
el-scene-recruit = Povolání stojí { $cost }
el-scene-tableau = Herní oblast
el-scene-scoring = { $count ->
    [one] { $count } karta dobrodružství, bodovala by { $most }
    [few] { $count } karty dobrodružství, bodovaly by { $most }
   *[other] { $count } karet dobrodružství, bodovalo by { $most }
}
el-scene-attached = na: { $card }
el-scene-magic = Magie
el-scene-held = { $count } z { $most }
el-scene-factions = Dvě strany tvé desky
el-scene-draft = Výběr karet magie
el-scene-packet = Jednu z nich si nech
el-scene-kept = Už sis nechal(a)
el-scene-swap = Karty magie spoluhráče
el-scene-battle = Bitva: { $realm }
el-scene-battle-about = Vyhrává nejvyšší kostka; stejné se přeskočí a rozhoduje další.
el-scene-step-join = Připojení
el-scene-step-swords = Meče
el-scene-step-rolls = Hod
el-scene-step-spoils = Výsledek
el-scene-dice = kostky
el-scene-leads = vede
el-scene-wins = vítězí
el-scene-helpers = Co můžeš použít
el-scene-from = { $realm }
el-scene-from-worker = Dělníci
el-scene-from-warrior = Válečník
el-scene-from-wizard = Čaroděj
el-scene-from-dragon = Drak
el-scene-from-dwelling = Sídla zde a v sousedství
el-scene-from-wrath = Hněv
el-scene-from-strength = Síla
el-scene-from-others = Berou ostatní
el-scene-from-swords = Meče, kouzla a náhoda
el-scene-peace = Mírumilovný začátek
el-scene-strife = Bitvy
el-scene-last = Poslední tahy
el-scene-tiles = { $count ->
    [one] Zbývá { $count } dílek říše
    [few] Zbývají { $count } dílky říší
   *[other] Zbývá { $count } dílků říší
}
el-scene-turns = { $count ->
    [one] Zbývá { $count } tah
    [few] Zbývají { $count } tahy
   *[other] Zbývá { $count } tahů
}
el-scene-abilities-sky-harpies = { el-card-mighty-flock } · { el-card-storm-glide }
el-scene-abilities-storm-djinn = { el-card-whispering-winds } · { el-card-gale-strike }
el-scene-abilities-elves-of-briardell = { el-card-longbows } · { el-card-wandering-sage }
el-scene-abilities-deep-dwarves = { el-card-skilled-masons } · { el-card-tunnel-guard }
el-scene-abilities-goblin-fire-mages = { el-card-fire-bolt } · { el-card-scavengers }
el-scene-abilities-villainous-ogres = { el-card-brute-force } · { el-card-plunder }
el-scene-abilities-atlanteans = { el-card-pearl-divers } · { el-card-tidal-magic }
el-scene-abilities-deep-naga = { el-card-venom-trident } · { el-card-sea-wyrm }
el-scene-abilities-keepers-of-the-plains = { el-card-strength-of-hooves } · { el-card-gallop }
el-scene-abilities-sun-seraphs = { el-card-blinding-glare } · { el-card-grace }
el-scene-abilities-shadow-demons = { el-card-dark-veil } · { el-card-shadow-harvest }
el-scene-abilities-vampires-of-nightravine = { el-card-blood-feast } · { el-card-cloud-of-bats }
el-scene-abilities-iron-legion = { el-card-formation } · { el-card-engineers }
el-scene-abilities-clockwork-golems = { el-card-tireless } · { el-card-brass-furnace }
el-scene-abilities-pandemonium-imps = { el-card-mischief } · { el-card-rift-step }
el-scene-abilities-wild-beastkin = { el-card-rampage } · { el-card-untamed }
