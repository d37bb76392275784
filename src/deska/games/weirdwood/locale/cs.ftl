### Přízračné sídlo

ww-title = Přízračné sídlo
ww-about = Strážci zachraňují sídlo, jehož chodby se otáčejí s hodinami: hraj karty do denních dob, vyháněj mechanické skarabey a poraz nestvůru dřív, než skončí 12. den.

## Questions

ww-first-player = Kdo začíná?
ww-turn = { $played ->
    [0] Zahraj akční kartu, nebo nejdřív volnou akci.
   *[other] { $left ->
    [0] Karta je zahrána. Volné akce, nebo konec tahu.
   *[other] Proveď akce karty, volné akce, nebo ukonči tah.
}
}
ww-ally-window = Použiješ schopnost v tahu jiného hráče?
ww-strike-window = { $count ->
    [one] Nestvůra útočí 1 zásahem. Použiješ schopnost?
   *[other] Nestvůra útočí { $count } zásahy. Použiješ schopnost?
}
ww-choose-slot = { $card }: do kterého slotu, a kde se zastaví čas?
ww-cover = Položíš na kartu { $card } taktickou kartu?
ww-pay = Zaplať { $owed }{ $covered ->
    [0] { "" }
   *[other] { "" } (už pokryto: { $covered })
}. Čím zaplatíš?
ww-pay-all = Návrh: { $paid }
ww-take = { $left ->
    [one] Který zdroj si vezmeš?
    [few] Které zdroje si vezmeš? Ještě { $left }.
   *[other] Které zdroje si vezmeš? Ještě { $left }.
}
ww-trade = { $left ->
    [one] Vyměníš zdroj za jiný?
    [few] Vyměníš zdroje za jiné? Nejvýš { $left }.
   *[other] Vyměníš zdroje za jiné? Nejvýš { $left }.
}
ww-lose-goods = { $left ->
    [one] Přijdeš o { $left } zdroj. O který?
    [few] Přijdeš o { $left } zdroje. O které?
   *[other] Přijdeš o { $left } zdrojů. O které?
}
ww-suffer = { $damage ->
    [one] Utrpíš { $damage } zranění. Jak?
    [few] Utrpíš { $damage } zranění. Jak je rozdělíš?
   *[other] Utrpíš { $damage } zranění. Jak je rozdělíš?
}
ww-discard-down = { $left ->
    [one] Máš v ruce víc karet, než je limit: odhoď { $left } kartu.
    [few] Máš v ruce víc karet, než je limit: odhoď { $left } karty.
   *[other] Máš v ruce víc karet, než je limit: odhoď { $left } karet.
}
ww-drop = { $left ->
    [one] Odhoď { $left } kartu.
    [few] Odhoď { $left } karty.
   *[other] Odhoď { $left } karet.
}
ww-discard-cost = Platí se 1 kartou z ruky. Kterou odhodíš?
ww-spend-xp = { $left ->
    [one] { $left } zkušenost: na kterou stupnici?
    [few] { $left } zkušenosti: na kterou stupnici?
   *[other] { $left } zkušeností: na kterou stupnici?
}
ww-offer-room = Využiješ místnost { $room }? { $effect }.
ww-move = Kam půjdeš?
ww-sneak = Kam se proplížíš? Skarabeové ani nestvůra tě nezastaví.
ww-slip = Kterou zdí projdeš?
ww-teleport = Kam se teleportuješ?
ww-hop = Na kterou stranu přeskočíš?
ww-swap = S kým si vyměníš místo?
ww-banish = { $left ->
    [one] Ze které místnosti vyženeš skarabea?
    [few] Ze kterých místností vyženeš skarabey? Nejvýš { $left }.
   *[other] Ze kterých místností vyženeš skarabey? Nejvýš { $left }.
}
ww-capture = { $left ->
    [one] Ze které místnosti si vezmeš skarabea?
    [few] Ze kterých místností si vezmeš skarabey? Nejvýš { $left }.
   *[other] Ze kterých místností si vezmeš skarabey? Nejvýš { $left }.
}
ww-craft = Kterou kostku vyrobíš za { $price }{ $less ->
    [0] { "" }
   *[other] { "" }, se slevou { $less }
}{ $more ->
    [0] { "" }
    [one] { "" } a zdroj navíc
    [few] { "" } a { $more } zdroje navíc
   *[other] { "" } a { $more } zdrojů navíc
}?
ww-recruit = Kterého společníka najmeš?
ww-ready = Kterého společníka obnovíš?
ww-exhaust = Vyčerpej 1 společníka. Kterého?
ww-clean-anywhere = Kterou zamořenou místnost vyčistíš?
ww-unslot = Kterou vyloženou kartu si vezmeš zpět?
ww-make-wild = Symboly které vyložené karty budou univerzální?
ww-repeat = Kterou vyloženou kartu zopakuješ?
ww-arrange = Která karta nestvůry přijde další?
ww-infiltrate = Kterou kartu moci vezmeš?
ww-far-attack = Na kterou místnost zaútočíš?
ww-cut-dice = Kterou kostkou nepřítel nebude házet?
ww-steal-dice = Kterou kostku ukradneš?
ww-add-dice = Kterou kostku přidáš?
ww-hits = { $hits ->
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}
ww-blocks = { $blocks ->
    [one] 1 blok
    [few] { $blocks } bloky
   *[other] { $blocks } bloků
}
ww-fight-before = Souboj začíná, máš { ww-hits } a { ww-blocks }. Ještě něco před hodem?
ww-fight-rolled = Po hodu máš { ww-hits } a { ww-blocks }. Změníš něco?
ww-fight-last = Máš { ww-hits } a { ww-blocks }, nepřítel { $foe_hits ->
    [one] 1 zásah
    [few] { $foe_hits } zásahy
   *[other] { $foe_hits } zásahů
} a { $foe_blocks ->
    [one] 1 blok
    [few] { $foe_blocks } bloky
   *[other] { $foe_blocks } bloků
}. Přidáš něco?
ww-defeated = { $left ->
    [one] Skarabeus je poražen. Ponecháš si ho za 1 zkušenost, nebo ho vrátíš za 2?
    [few] Poražení skarabeové: { $left }. Ponecháš si jednoho za 1 zkušenost, nebo ho vrátíš za 2?
   *[other] Poražení skarabeové: { $left }. Ponecháš si jednoho za 1 zkušenost, nebo ho vrátíš za 2?
}
ww-hit-ogre = { $left ->
    [one] Zbývá { $left } zranění: která část Zrůdy ho dostane?
    [few] Zbývají { $left } zranění: která část Zrůdy dostane další?
   *[other] Zbývá { $left } zranění: která část Zrůdy dostane další?
}
ww-aftermath = Zranění: { $damage }, zkušenosti: { $count }. Co dřív?
ww-wraith-after = Co udělá Přízračný Mín nejdřív?
ww-spell = { $left ->
    [one] Kouzlo sílí: která větev?
    [few] Kouzlo sílí o { $left } kroky: která větev?
   *[other] Kouzlo sílí o { $left } kroků: která větev?
}
ww-place-lady = Kam půjde Lady Weirdwood?
ww-refresh = { $scarabs ->
    [one] Obnovíš akční karty (vyložené: { $count })? Pak se pohne { $scarabs } skarabeus.
    [few] Obnovíš akční karty (vyložené: { $count })? Pak se pohnou { $scarabs } skarabeové.
   *[other] Obnovíš akční karty (vyložené: { $count })? Pak se pohne { $scarabs } skarabeů.
}
ww-new-quest = Dobrat nový úkol a vzít si žeton přízně?
ww-buy-time = O kolik pozic vrátíš čas? Každá stojí 1 zdroj.
ww-face-down = Co uděláš s kartou zahranou lícem dolů?
ww-two-allies = { $card }: kdo získá zkušenosti?
ww-who-attack = { $card }: kdo zaútočí?
ww-who-clean-anywhere = { $card }: kdo vyčistí místnost?
ww-who-craft = { $card }: kdo smí vyrábět? { $effect }.
ww-who-edge = { $card }: komu to pomůže? { $effect }.
ww-who-either = { $card }: kdo si vybere? { $effect }.
ww-who-experience = { $card }: kdo se přiučí? { $effect }.
ww-who-gain = { $card }: kdo to dostane? { $effect }.
ww-who-heal = { $card }: kdo se vyléčí? { $effect }.
ww-who-move = { $card }: kdo se pohne?
ww-who-recruit = { $card }: kdo smí najímat? { $effect }.
ww-who-take-tactics = { $card }: kdo si vezme? { $effect }.
ww-who-teleport = { $card }: kdo se teleportuje?
ww-aurora-lance = Kopí polární záře: co z toho?
ww-lending-desk = Výpůjční pult: co z toho?
ww-behind-the-panelling = Za obložením: co z toho?
ww-burble-book-of-leaps = Burbití kniha skoků: co z toho?
ww-clockwork-decoy = Mechanická návnada: co z toho?
ww-dream-door = Snové dveře: co z toho?
ww-footnote-of-fate = Poznámka osudu: co z toho?
ww-healing-verse = Léčivý verš: co z toho?
ww-reading-aloud = Hlasité předčítání: co z toho?
ww-stitch-in-time = Steh v čase: co z toho?
ww-grandfather-clock = Staré pendlovky: co z toho?
ww-surge-celia = Výpad: co z toho?
ww-use-altar = Oltář nesobeckosti: co uděláš?
ww-use-amphitheatre = Amfiteátr mrtvých: co uděláš?
ww-use-ancestral-armory = Zbrojnice předků: co uděláš?
ww-use-atrium = Atrium přání: co uděláš?
ww-use-ballroom = Taneční sál Strážců: co uděláš?
ww-use-baths = Římské lázně: co uděláš?
ww-use-court-salon = Dvorní salón: co uděláš?
ww-use-crypt = Krypta věštek: co uděláš?
ww-use-entrance-hall = Vstupní hala: co uděláš?
ww-use-foundry = Prastará slévárna: co uděláš?
ww-use-gallery = Galerie samotářů: co uděláš?
ww-use-garden = Fénixova zahrada: co uděláš?
ww-use-laboratory = Laboratoř šíleného vědce: teleportuješ se podle kostek místností?
ww-use-laboratory-yes = Teleportovat se
ww-use-laboratory-no = Zůstat tady
ww-use-pools = Jezírka Avalonu: co uděláš?
ww-use-royal-armory = Královská zbrojnice: co uděláš?
ww-use-sanctuary = Očistné útočiště: co uděláš?
ww-use-valkyries = Odpočívadlo Valkýr: co uděláš?
ww-use-war-room = Generálův štáb: co uděláš?
ww-use-workshop = Dílna tajemství: co uděláš?
ww-min-or-knowledge = Co z toho získáš?
ww-health-or-knowledge = Co z toho získáš?

## Options

ww-do-play = Zahrát kartu { $card }
ww-do-play-down = { $card } lícem dolů: Pohyb, Útok nebo 1 zdroj
ww-do-slot = Slot { $slot }: čas se zastaví na { $time }
ww-slot-when = { $apart ->
    [0] Čas
   *[other] Slot { $slot }, čas
} +{ $steps }: { $time }{ $day ->
    [0] { "" }
   *[other] { "" }, den { $day }
}
ww-do-lay-tactic = Položit kartu { $card }
ww-do-act = { $card }: { $effect }
ww-do-ability = Použít schopnost { $card }
ww-do-free-ability = Použít zdarma schopnost { $card }
ww-do-companion = Využít společníka { $card }
ww-do-clean = Vyčistit místnost
ww-do-lady = Přesunout Lady Weirdwood
ww-do-give-health = Věnovat Lady 1 zdraví
ww-do-counterspell = Seslat protikouzlo
ww-do-transfer = Poslat kartu ze slotu { $slot } do Převodní komory
ww-do-end = Ukončit tah
ww-do-go = { $room }
ww-do-use-room = Využít místnost
ww-do-target = { $room }
ww-do-who = { $player }
ww-do-pay = { $good ->
    [default] Zaplatit, co bolí nejméně
   *[other] Zaplatit: { $good }
}
ww-take-good = Vzít { $sign } { $good }
ww-give-good = Odevzdat { $sign } { $good }
ww-pay-good = Zaplatit { $sign } { $good }
ww-do-take = Vzít: { $good }
ww-do-give = Odevzdat: { $good }
ww-do-spend = Stupnice { $track }
ww-do-suffer = Ztratit { $wound }
ww-do-discard = Odhodit kartu { $card }
ww-do-craft = Vyrobit: { $die }
ww-do-recruit = Najmout: { $card }
ww-do-ready = Obnovit: { $card }
ww-do-exhaust = Vyčerpat: { $card }
ww-do-pick = Karta ze slotu { $slot }
ww-do-steal = Ukrást: { $die }
ww-do-cut = Odebrat: { $die }
ww-do-add = Přidat: { $die }
ww-do-reroll = Hodit znovu: { $face }
ww-do-set = Otočit: { $face } na { $to }
ww-do-surge = Využít výpad
ww-use-surge = Využít výpad: { $effect }
ww-do-link = Spoj: +1 { $gain }
ww-do-favour = Přízeň: +1 { $gain }
ww-do-loot = Využít ukradenou kartu { $card }
ww-do-keep = Ponechat si ho (1 zkušenost)
ww-do-return = Vrátit ho (2 zkušenosti)
ww-do-hit = Zasáhnout: { $part }
ww-hit-row = Zasáhnout: { $part }, a pak { $effect }
ww-do-wounds-first = Nejdřív zranění
ww-do-experience-first = Nejdřív zkušenosti
ww-do-branch = Větev { $branch }
ww-do-next = Další: { $card }
ww-do-infiltrate = Vzít kartu { $card }
ww-do-back = { $count ->
    [one] 1 pozici zpět za zdroj
    [few] { $count } pozice zpět za { $count } zdroje
   *[other] { $count } pozic zpět za { $count } zdrojů
}
ww-ally-window-pass = Teď ne
ww-strike-window-pass = Teď ne
ww-cover-pass = Bez taktické karty
ww-move-pass = Zůstat tady
ww-sneak-pass = Zůstat tady
ww-slip-pass = Zůstat tady
ww-slip-done = Zastavit tady
ww-teleport-pass = Zůstat tady
ww-hop-pass = Zůstat tady
ww-offer-room-pass = Nevyužít
ww-craft-pass = Nic nevyrobit
ww-craft-done = To je vše
ww-recruit-pass = Nikoho nenajmout
ww-banish-done = Už žádného
ww-capture-done = Už žádného
ww-trade-done = Už nic
ww-fight-before-done = Hodit kostkami
ww-fight-rolled-done = Nechat to tak
ww-fight-last-done = Vyhodnotit
ww-refresh-yes = Obnovit
ww-refresh-no = Ještě ne
ww-new-quest-yes = Nový úkol
ww-new-quest-no = Už žádný úkol

## What happens

ww-turn-begins = Na tahu je { $player }.
ww-played = { $player } hraje kartu { $card } do slotu: { $slot }.
    .tile = hraje { $card }
ww-played-down = { $player } hraje kartu { $card } lícem dolů do slotu: { $slot }.
    .tile = hraje { $card } lícem dolů
ww-laid-tactic = { $player } na ni klade taktickou kartu { $card }.
ww-took-tactic = { $player } bere taktickou kartu { $card }.
ww-gained = { $player } získává { $things }.
    .thing = { $count }× { $good }
ww-gained-power = { $count ->
    [one] { $player } získává { $count } žeton moci.
    [few] { $player } získává { $count } žetony moci.
   *[other] { $player } získává { $count } žetonů moci.
}
ww-pays-for = { $player } platí za kartu { $card }.
ww-paid = { $player } platí { $things }.
    .thing = { $count }× { $good }
ww-paid-power = { $count ->
    [one] { $player } platí { $count } žeton moci.
    [few] { $player } platí { $count } žetony moci.
   *[other] { $player } platí { $count } žetonů moci.
}
ww-lost-good = { $player } ztrácí 1× { $good }.
ww-healed = { $player } získává { $count } zdraví.
ww-lost-health = { $player } ztrácí { $count } zdraví.
ww-suffered = { $player } ztrácí { $wound }.
ww-drew = { $player } dobírá: { $things }.
    .thing = { $card }
ww-discarded = { $player } odhazuje kartu { $card }.
ww-spent-xp = { $player }: stupnice { $track }, políčko { $space }.
ww-shared-xp = { $player } posouvá společný ukazatel na políčko { $space }.
ww-time-on = Čas se posouvá o { $count ->
    [one] { $count } pozici
    [few] { $count } pozice
   *[other] { $count } pozic
}: den { $was }, { $earlier } → den { $day }, { $time }.
ww-time-back = Čas se vrací o { $count ->
    [one] { $count } pozici
    [few] { $count } pozice
   *[other] { $count } pozic
}: den { $was }, { $earlier } → den { $day }, { $time }.
ww-new-day = Začíná { $day }. den: chodba dnů se otáčí a otevřené jsou jiné dveře.
ww-calm = Nestvůra je zase klidná.
ww-angry = Nestvůra je teď vzteklá.
    .tile = nestvůra má vztek
ww-enraged = Nestvůra je teď rozzuřená!
    .tile = nestvůra zuří
ww-moved = { $player } přichází do místnosti { $room }.
    .tile = přesun: { $room }
ww-used-room = { $player } využívá místnost { $room }.
ww-deployed = { $many ->
    [one] Skarabeus přibývá do místnosti { $things }.
   *[other] Skarabeové přibývají do místností { $things }.
}
    .thing = { $room }
ww-infested = { $many ->
    [one] Místnost { $things } je zamořena!
   *[other] Zamořeny jsou místnosti { $things }!
}
    .thing = { $room }
    .tile = zamořeno: { $room }
ww-scarab-phase = Nastává fáze skarabeů.
ww-scarabs-ran = { $count ->
    [one] { $count } skarabeus běží do místnosti { $room }.
    [few] { $count } skarabeové běží do místnosti { $room }.
   *[other] { $count } skarabeů běží do místnosti { $room }.
}
ww-banished = { $player } vyhání skarabea z místnosti { $room }.
ww-captured = { $player } bere skarabea z místnosti { $room }.
ww-crafted = { $player } vyrábí: { $die }.
    .tile = vyrábí: { $die }
ww-crafted-nothing = { $player } žádnou kostku nevyrábí.
ww-recruited = { $player } najímá společníka { $card }.
    .tile = najímá: { $card }
ww-offered = Do nabídky společníků přichází { $card }.
ww-readied = { $player } obnovuje společníka { $card }.
ww-exhausted = { $player } vyčerpává společníka { $card }.
ww-cleaned = { $player } čistí místnost { $room }.
    .tile = čistí { $room }
ww-took-back = { $player } si bere zpět kartu { $card }.
ww-scouted = { $player } si prohlíží karty nestvůry: { $cards }.
ww-next-back = Další karta nestvůry: { $kind }, čas { $count }.
ww-used-ability = { $player } používá schopnost { $card }.
    .tile = používá { $card }
ww-infiltrated = { $player } bere kartu moci { $card }.
ww-attacked = { $player } útočí v místnosti { $room }.
ww-stole-die = { $player } krade: { $die }.
ww-cut-die = Nepřítel nehází kostkou: { $die }.
ww-rolled = { $faces ->
    [one] { $player } hází { $faces } kostkou.
    [few] { $player } hází { $faces } kostkami.
   *[other] { $player } hází { $faces } kostkami.
}
ww-rerolled = { $player } přehazuje { $face }: { $to }.
ww-foe-rolled = { $faces ->
    [one] Nepřítel hází { $faces } kostkou.
    [few] Nepřítel hází { $faces } kostkami.
   *[other] Nepřítel hází { $faces } kostkami.
}
ww-rolled-d12 = { $player } hází dvanáctistěnnou kostkou { $count }.
ww-battle = { $player } uděluje { $damage } zranění a utrpí { $hurt }.
    .tile = boj: uděluje { $damage }, dostává { $hurt }
ww-kept = { $player } si ponechává skarabea.
ww-returned = { $player } vrací skarabea.
ww-wounded = Nestvůra ztrácí { $count } zdraví.
ww-hit-part = { $player } zasahuje: { $part }.
ww-wraith-healed = Přízračný Mín se léčí a vysává Lady.
ww-absorbed = Přízračný Mín pohlcuje skarabea v místnosti { $room }.
ww-monster-phase = Začíná fáze nestvůry.
ww-moment-monster = Na řadě je nestvůra
ww-moment-new-day = Den { $day }
ww-moment-standings = Jak na tom jste
ww-moment-time = Plynutí času
ww-moment-card = Karta nestvůry
ww-moment-strike = Úder
ww-moment-scarabs = Skarabeové
ww-moment-day = Den
ww-monster-card = Karta nestvůry: { $card }.
    .tile = nestvůra: { $card }
ww-monster-moved = Nestvůra přichází do místnosti { $room }.
    .tile = nestvůra jde: { $room }
ww-struck = Úder způsobuje { $damage } zranění, zasažen je { $player }.
    .tile = { $player } −{ $damage }
ww-lady-hurt = Zrůda zraňuje Lady Weirdwood.
    .tile = Zrůda zraňuje Lady
ww-lady-moved = { $player } přesouvá Lady Weirdwood do místnosti { $room }.
ww-gave-health = { $player } věnuje Lady 1 zdraví.
ww-rubble = Sutiny zavalují místnost { $room }.
ww-fire = Místnost { $room } hoří.
ww-planned = Therus přidává kartu ke svým plánům.
ww-spell-grew = { $player } posouvá větev kouzla { $branch }.
ww-spell-cast = Kouzlo je sesláno; Lady je na políčku { $space }.
ww-countered = { $player } sesílá protikouzlo; Lady je na políčku { $space }.
ww-transferred = { $player } posílá do Převodní komory kartu { $card }.
ww-refreshed = { $player } obnovuje akční karty.
    .tile = obnovuje karty
ww-fulfilled = { $player } plní úkol { $card }.
    .tile = plní úkol { $card }
ww-new-quest-drawn = { $player } dobírá úkol { $card }.

## The end

ww-won = Nestvůra je poražena. Vyhráli jste!
ww-out-of-time = 12. den skončil a sídlo je ztraceno. Prohráli jste.
ww-overrun = Skarabeové zamořili sídlo. Prohráli jste.
ww-lady-dead = Lady Weirdwood podlehla Zrůdě. Prohráli jste.
ww-lady-drained = Přízračný Mín vysál Lady Weirdwood. Prohráli jste.
ww-lady-dominated = Therus ovládl Lady Weirdwood. Prohráli jste.
ww-no-scarabs = Skarabeů je víc, než sídlo unese. Prohráli jste.
ww-source-monster = Zdraví ubrané nestvůře
ww-source-days = Zbývající dny
ww-source-rooms = Čisté místnosti

## Why not

ww-why-ability-used = Schopnost { $card } je v tomto tahu už použitá.
ww-why-act-impossible = Tato část karty { $card } by teď nic neudělala.
ww-why-act-not-due = Tato část karty { $card } teď není na řadě.
ww-why-already-there = V místnosti { $room } už jsi.
ww-why-branch-full = Větev { $branch } je u konce.
ww-why-cannot-pay = Nemáš na zaplacení.
ww-why-companion-exhausted = { $card } je vyčerpaný společník.
ww-why-doors-shut = Dveře místnosti { $room } jsou teď zavřené.
ww-why-enemies-here = V místnosti { $room } jsou nepřátelé.
ww-why-force-full = Životní síla Lady je plná.
ww-why-infested-for-good = Místnost { $room } je zamořena natrvalo.
ww-why-lady-at-the-end = Lady je na posledním políčku.
ww-why-lady-away = Lady není v sídle.
ww-why-lady-cannot = Lady se nedostane do místnosti { $room }.
ww-why-lady-elsewhere = Lady je v jiné místnosti.
ww-why-lady-not-free = Lady se zatím nemůže pohybovat.
ww-why-last-health = Zbývá ti jen 1 zdraví.
ww-why-no-die = Nemáš vyrobenou kostku, která by se dala ztratit.
ww-why-no-power = Nemáš žeton moci.
ww-why-no-enemy-there = Tento útok míří do jiné místnosti, vzdálené jeden pohyb a s nepřítelem; { $room } taková není.
ww-why-no-eugene = Eugen není ve hře.
ww-why-no-free-slot = Pro kartu { $card } není volný slot.
ww-why-no-move-now = Do místnosti { $room } nemůžeš jít bez pohybu.
ww-why-no-room-now = Místnost lze využít jen hned po příchodu, vítězství nebo vyčištění.
ww-why-no-scarab-there = V místnosti { $room } není skarabeus, na kterého dosáhneš.
ww-why-no-such-card = Není tam vhodná karta.
ww-why-no-such-companion = { $card } není tvůj společník.
ww-why-no-such-slot = Tento slot nemáš: { $slot }.
ww-why-no-such-tactic = Kartu { $card } nemáš.
ww-why-no-transfer = Potřebuješ 3 zdroje a kartu nad svou deskou.
ww-why-no-use = { $card } by teď nic neudělala.
ww-why-no-wall-neighbour = Místnost { $room } není za žádnou tvou zdí.
ww-why-not-free = Schopnost { $card } není zdarma.
ww-why-not-in-battle = To v této části souboje nejde.
ww-why-not-in-hand = Karta { $card } není ve tvé ruce.
ww-why-not-in-the-throne-room = To jde jen v Trůnním sále.
ww-why-not-in-throne-room = Z Trůnního sálu skarabey vyhnat nelze.
ww-why-not-infested = Místnost { $room } není zamořená.
ww-why-not-on-offer = { $card } není v nabídce.
ww-why-not-this-player = { $player } tu nepřipadá v úvahu.
ww-why-not-your-ability = { $card } není tvoje schopnost.
ww-why-one-card = Akční karta tohoto tahu už je zahraná.
ww-why-only-outer = Místnost { $room } není vnější.
ww-why-only-own-turn = Schopnost { $card } je jen pro tvůj tah.
ww-why-other-monster = Proti této nestvůře to nejde.
ww-why-part-gone = Tato část už nemá zdraví: { $part }.
ww-why-play-first = Nejdřív zahraj akční kartu.
ww-why-room-not-in-play = Místnost { $room } není v této hře.
ww-why-rubble = Místnost { $room } je zavalená sutinami.
ww-why-slot-taken = Slot je obsazený: { $slot }.
ww-why-supply-empty = V zásobě už není skarabeus.
ww-why-too-dear = Na { $card } nemáš.
ww-why-too-much-time = Tolik zdrojů nemáš, nebo tolik času ještě neuplynulo.
ww-why-track-full = Stupnice { $track } je plná.
ww-why-transferred = Převodní komora je v tomto tahu už využitá.
ww-why-way-blocked = Na každé cestě do místnosti { $room } tě zastaví skarabeové, nestvůra nebo oheň.
ww-why-wrong-die = To vyrobit nemůžeš: { $die }.
ww-why-wrong-time = Pro tento slot se tam čas zastavit nemůže: { $slot }.

## What cards do, told from their values

# Words that keep their capital letter in the middle of a sentence.
ww-names = Lady Mín Přízračný
ww-value-price = { "" }{ $power ->
    [0] { "" }
   *[other] { ", " }{ $power }× žeton moci
}{ $min ->
    [0] { "" }
   *[other] { ", " }{ $min }× Mín
}{ $knowledge ->
    [0] { "" }
   *[other] { $min ->
    [0] { ", " }
   *[other] { " " }+{ " " }
}{ $knowledge }× znalosti
}{ $scarab ->
    [0] { "" }
   *[other] { ", " }{ $scarab }× skarabeus
}{ $any ->
    [0] { "" }
   *[other] { ", " }{ $any }× libovolný zdroj
}
ww-value-might = { "" }{ $hits ->
    [0] { "" }
   *[other] { ", " }{ $hits }× zásah
}{ $blocks ->
    [0] { "" }
   *[other] { ", " }{ $blocks }× blok
}{ $basic ->
    [0] { "" }
   *[other] { ", " }{ $basic }× základní kostka
}{ $attack ->
    [0] { "" }
   *[other] { ", " }{ $attack }× útočná kostka
}{ $defence ->
    [0] { "" }
   *[other] { ", " }{ $defence }× obranná kostka
}{ $any_dice ->
    [0] { "" }
   *[other] { ", " }{ $any_dice }× kostka libovolné barvy
}{ $rerolls ->
    [0] { "" }
   *[other] { ", " }{ $rerolls }× přehození vlastní kostky
}{ $sets ->
    [0] { "" }
   *[other] { ", " }{ $sets }× otočení vlastní kostky
}{ $cuts ->
    [0] { "" }
   *[other] { ", " }{ $cuts }× kostka nepřítele méně
}{ $steals ->
    [0] { "" }
   *[other] { ", " }{ $steals }× ukradená kostka
}
ww-value-reward = { $space }:{ $hits ->
    [0] { "" }
   *[other] { " " }{ $hits }× trvalý zásah
}{ $blocks ->
    [0] { "" }
   *[other] { " " }{ $blocks }× trvalý blok
}{ $effects ->
    [0] { "" }
   *[other] { " " }{ $effects }
}
ww-effect-gain = Získej{ $min ->
    [0] { "" }
   *[other] { " " }{ $min }× Mín
}{ $knowledge ->
    [0] { "" }
   *[other] { $min ->
    [0] { " " }
   *[other] { " " }+{ " " }
}{ $knowledge }× znalosti
}{ $scarab ->
    [0] { "" }
   *[other] { " " }{ $scarab }× skarabeus
}{ $any ->
    [0] { "" }
   *[other] { " " }{ $any }× libovolný zdroj
}.
ww-effect-gain-power = { $count ->
    [one] Získej { $count } žeton moci.
    [few] Získej { $count } žetony moci.
   *[other] Získej { $count } žetonů moci.
}
ww-effect-heal = Získej { $count } zdraví.
ww-effect-lose-health = Ztrať { $count } zdraví.
ww-effect-experience = { $count ->
    [one] Získej { $count } zkušenost.
    [few] Získej { $count } zkušenosti.
   *[other] Získej { $count } zkušeností.
}
ww-effect-take-tactics = { $count ->
    [one] Vezmi si { $count } taktickou kartu.
    [few] Vezmi si { $count } taktické karty.
   *[other] Vezmi si { $count } taktických karet.
}
ww-effect-draw = { $count ->
    [one] Dober { $count } kartu.
    [few] Dober { $count } karty.
   *[other] Dober { $count } karet.
}
ww-effect-scout = { $count ->
    [one] Prohlédni { $count } vrchní kartu nestvůry a vrať ji.
    [few] Prohlédni { $count } vrchní karty nestvůry a vrať je v libovolném pořadí.
   *[other] Prohlédni { $count } vrchních karet nestvůry a vrať je v libovolném pořadí.
}
ww-effect-trade = { $count ->
    [one] Vyměň až { $count } zdroj za jiný.
    [few] Vyměň až { $count } zdroje za jiné.
   *[other] Vyměň až { $count } zdrojů za jiné.
}
ww-effect-move = { $sneak ->
    [1] Pohyb i přes skarabey a nestvůru.
   *[other] { $open_doors ->
        [1] Pohyb, pro který jsou všechny dveře otevřené.
       *[other] Pohyb.
    }
}
ww-effect-slip = { $steps ->
    [one] Projdi zdí.
    [few] Projdi až { $steps } zdmi.
   *[other] Projdi až { $steps } zdmi.
}
ww-effect-teleport = { $outer ->
    [1] Teleportuj se do vnější místnosti.
   *[other] Teleportuj se.
}
ww-effect-teleport-by-dice = Teleportuj se podle hodu kostkami místností.
ww-effect-hop-aside = Přeskoč do vedlejší místnosti kruhu vlevo nebo vpravo.
ww-effect-swap-places = Vyměň si místo s jiným hráčem.
ww-effect-open-doors = Do konce tahu jsou pro tvé pohyby všechny dveře otevřené.
ww-effect-use-room = Využij svou místnost.
ww-effect-attack = Útok.
ww-effect-far-attack = Útok na místnost v dosahu jednoho pohybu.
ww-effect-craft = { $count ->
    [one] Vyrob kostku
    [few] Vyrob až { $count } kostky
   *[other] Vyrob až { $count } kostek
}{ $less ->
    [0] { "" }
   *[other] { " " }se slevou { $less }
}{ $more ->
    [0] { "" }
   *[other] { " " }s přirážkou { $more }
}.
ww-effect-recruit = Najmi společníka{ $less ->
    [0] { "" }
   *[other] { " " }se slevou { $less }
}{ $more ->
    [0] { "" }
   *[other] { " " }s přirážkou { $more }
}.{ $then ->
    [0] { "" }
   *[other] { " " }Pokud ano: { $then }
}
ww-effect-ready-one = Obnov společníka.
ww-effect-exhaust-one = Vyčerpej společníka.
ww-effect-discard-one = Odhoď kartu.
ww-effect-pay-any = { $count ->
    [one] Zaplať { $count } zdroj.
    [few] Zaplať { $count } zdroje.
   *[other] Zaplať { $count } zdrojů.
}
ww-effect-cleanse = Vyčisti svou místnost i s nepřáteli, se slevou { $less }.
ww-effect-banish = { $keep ->
    [1] Vezmi si
   *[other] Vyžeň
} { $count ->
    [one] skarabea
    [few] až { $count } skarabey
   *[other] až { $count } skarabeů
} { $where ->
    [here] ze své místnosti
    [connected] ze své místnosti nebo z místností v dosahu pohybu
   *[other] z libovolných místností
}.
ww-effect-time-back = { $count ->
    [one] Čas se vrátí o { $count } pozici.
    [few] Čas se vrátí o { $count } pozice.
   *[other] Čas se vrátí o { $count } pozic.
}
ww-effect-time-on = { $count ->
    [one] Čas se posune o { $count } pozici.
    [few] Čas se posune o { $count } pozice.
   *[other] Čas se posune o { $count } pozic.
}
ww-effect-buy-time = Každý zaplacený zdroj vrátí čas o 1 pozici.
ww-effect-unslot = Vezmi si jednu vyloženou akční kartu zpět do ruky.
ww-effect-repeat = Zopakuj jinou svou vyloženou kartu.
ww-effect-make-wild = Do konce tahu jsou oba symboly jedné vyložené karty univerzální.
ww-effect-infiltrate = Vezmi nestvůře kartu moci a získej 2 zkušenosti.
ww-effect-edge = V jednom souboji:{ $hits ->
    [0] { "" }
   *[other] { " " }{ $hits }× zásah
}{ $blocks ->
    [0] { "" }
   *[other] { " " }{ $blocks }× blok
}.
ww-effect-in-battle = V souboji:{ $might }.
ww-effect-on = { $who ->
    [ally] Jiný hráč: { $effects }
   *[other] Libovolný hráč: { $effects }
}
ww-effect-for-all = { $who ->
    [here] Každý ve tvé místnosti: { $effects }
   *[other] Každý: { $effects }
}
ww-effect-two-allies = Jiný hráč: { $first } Ještě jiný: { $second }
ww-effect-either = { $branches }
ww-effect-either-between = NEBO
ww-effect-in-any-order = { $effects }
ww-effect-all = { $effects }
ww-effect-may = Chceš-li, { $effects }
ww-effect-exchange = { $cost } Za to { $gain }
ww-effect-roll-table = Hoď dvanáctistěnnou kostkou. Do { $low }: { $first } Do { $middle }: { $second } Více: { $third }
ww-effect-wound-monster = Nestvůra utrpí { $count } zranění.
ww-effect-clean-anywhere = Vyčisti zdarma jednu zamořenou místnost kdekoli.
ww-effect-wraith-rests = Přízračný Mín se vyléčí o 1.
ww-effect-wraith-rolls = Přízračný Mín hodí svou kostkou za každý výpad.
ww-effect-march = { $to ->
    [lady] { $steps ->
    [one] { $steps } krok k Lady.
    [few] Až { $steps } kroky k Lady.
   *[other] Až { $steps } kroků k Lady.
}
   *[other] { $steps ->
    [one] { $steps } krok k nejbližšímu hráči.
    [few] Až { $steps } kroky k nejbližšímu hráči.
   *[other] Až { $steps } kroků k nejbližšímu hráči.
}
}
ww-effect-drift = Pohyb o { $steps } { $steps ->
    [one] místnost
    [few] místnosti
   *[other] místností
} { $direction ->
    [clockwise] po směru hodinových ručiček
    [counter-clockwise] proti směru hodinových ručiček
    [inward] ke středu
   *[other] od středu
}.
ww-effect-jump = { $to ->
    [player] Přesun k nejbližšímu hráči.
    [throne] Přesun do Trůnního sálu.
    [scarabs] Přesun k nejbližším skarabeům.
   *[other] Přesun podle hodu kostkami místností.
}
ww-effect-strike = Úder { $reach ->
    [near] hráčům v její i sousedních místnostech
    [ring] hráčům v jejím kruhu
    [nearest] nejbližším hráčům
   *[other] hráčům v její místnosti
}, síla { $hits }.
ww-effect-strike-more = Úder je o { $hits } silnější.
ww-effect-drain = Pokud úder zranil, Přízračný Mín se vyléčí o 1.
ww-effect-deploy = { $count }× skarabeus { $where ->
    [dice] podle hodu
    [here] do její místnosti
    [opposite] naproti
    [throne] do Trůnního sálu
    [clockwise] po směru hodinových ručiček
    [counter-clockwise] proti směru hodinových ručiček
    [inward] ke středu
   *[other] od středu
}.
ww-effect-scarab-phase = Celá fáze skarabeů.
ww-effect-place-token = { $where ->
    [dice] Oheň podle hodu.
   *[other] Sutiny nebo oheň v její místnosti.
}
ww-effect-heal-monster = Přízračný Mín se vyléčí o { $count }.
ww-effect-wraith-die = Hod kostkou Přízračného Mína.
ww-effect-spell = { $steps ->
    [one] Kouzlo zesílí o { $steps } krok.
    [few] Kouzlo zesílí o { $steps } kroky.
   *[other] Kouzlo zesílí o { $steps } kroků.
}
ww-effect-plunder = { $everybody ->
    [1] Každý
   *[other] Nejbližší
} hráč ztratí { $count ->
    [one] zdroj.
    [few] { $count } zdroje.
   *[other] { $count } zdrojů.
}
ww-effect-confuse = { $everybody ->
    [1] Každý
   *[other] Nejbližší
} hráč odhodí { $count ->
    [one] kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}

## Cards, field by field

ww-action-card-left = Levý symbol: { $left ->
    [hit] zásah
    [block] blok
    [min] Mín
    [knowledge] znalosti
   *[other] univerzální
}.
ww-action-card-right = Pravý symbol: { $right ->
    [hit] zásah
    [block] blok
    [min] Mín
    [knowledge] znalosti
   *[other] univerzální
}.
ww-action-card-cost = Cena:{ $cost }.
ww-action-card-might = V jejích soubojích:{ $might }.
ww-action-card-hits = Trvale: { $hits }× zásah.
ww-action-card-blocks = Trvale: { $blocks }× blok.
ww-tactic-card-hits = Trvale: { $hits }× zásah.
ww-tactic-card-blocks = Trvale: { $blocks }× blok.
ww-companion-hits = Trvale: { $hits }× zásah.
ww-companion-blocks = Trvale: { $blocks }× blok.
ww-tactic-card-dice = Trvale: kostka libovolné barvy do každého souboje.
ww-companion-cost = Cena:{ $cost }.
ww-companion-sneaks = Každý tvůj pohyb smí vést přes skarabey i nestvůru.
ww-companion-trophies = Za souboj, v němž porazíš skarabea: 1 zkušenost.
ww-companion-ability = Vyčerpej: { $ability }
ww-ability-cost = Cena:{ $cost }.
ww-ability-any-turn = V kterémkoli tahu.
ww-character-start = Začátek:{ $start }.
ww-character-dice = Kostky nebo úrovně: { $dice }.
ww-character-surge = Výpad: { $surge }
ww-character-abilities = Schopnosti: { $abilities }.
ww-character-power = Stupnice moci: { $power }.
ww-character-combat = Stupnice boje: { $combat }.
ww-character-tactics = Stupnice taktiky: { $tactics }.
ww-character-cards = Karty: { $cards }.
ww-character-gloves = Místo kostek vyrábí zlodějské rukavice.
ww-character-universal = Všechny čtyři sloty jsou univerzální.
ww-character-recruits = Nenajímá společníky.
ww-room-clean = Vyčištění:{ $clean }.
ww-room-xp = { $xp ->
    [one] Přinese { $xp } zkušenost.
    [few] Přinese { $xp } zkušenosti.
   *[other] Přinese { $xp } zkušeností.
}
ww-monster-card-kind = { $kind }.
ww-monster-card-time = Přesýpací hodiny: { $time }.
ww-monster-card-calm = Klidná: { $calm }
ww-monster-card-angry = Vzteklá: { $angry }
ww-monster-card-enraged = Rozzuřená: { $enraged }
ww-monster-card-exclusive = Jen část pro současnou sílu.
ww-monster-card-powers = Přidává v klidu, pak vzteklá, pak rozzuřená: { $powers }.
ww-monster-cards = Karty: { $cards }.
ww-monster-angry-day = Vzteklá od { $angry_day }. dne.
ww-monster-enraged-day = Rozzuřená od { $enraged_day }. dne.
ww-monster-dice = Kostky v klidu, vzteklá, rozzuřená: { $dice }.
ww-monster-scales = Podle počtu Strážců (1 až 5): { $scales }.
ww-value-scale = { $health } zdraví, { $hourglass ->
    [one] { $hourglass } pozice
    [few] { $hourglass } pozice
   *[other] { $hourglass } pozic
} času za přesýpací hodiny{ $limit ->
    [0] { "" }
   *[other] { "," } prohra při počtu zamořených místností { $limit }
}{ $blocks ->
    [0] { "" }
    [one] { "," } { $blocks } blok v souboji
    [few] { "," } { $blocks } bloky v souboji
   *[other] { "," } { $blocks } bloků v souboji
}
ww-monster-lady = Lady začíná na { $lady }.
ww-monster-late-start = S kratším časem se začíná { $late_start }. dne.
ww-monster-parts = Tolik má každá část, celkem { $parts }.
ww-action-card-origin = { $origin ->
    [confirmed] Podle tištěné hry.
   *[other] Zčásti podle tištěné hry.
}
ww-ability-origin = { $origin ->
    [confirmed] Podle tištěné hry.
   *[other] Zčásti podle tištěné hry.
}
ww-origin = { $origin ->
    [confirmed] Podle tištěné hry.
    [inferred] Zčásti podle tištěné hry.
   *[designed] Náš vlastní návrh.
}
ww-room-origin = { $origin ->
    [confirmed] Podle tištěné hry.
   *[other] Zčásti podle tištěné hry.
}
ww-quest-slot = Slot: { $slot }.
ww-track-rewards = { $rewards }.
ww-quest-wants = { $wants }
ww-value-condition = { $event ->
    [scarabs-defeated] Poraz v jednom souboji aspoň tolik skarabeů: { $count }.
    [rings-seen] Ukonči v jednom tahu pohyb či teleportaci v tolika kruzích: { $count }.
    [healthy] Měj aspoň { $count } zdraví.
    [learned] Měj aspoň { $count } znalostí.
    [damage-dealt] Zraň nestvůru v jednom souboji aspoň o { $count }.
    [crafted] Vyrob kostku nebo úroveň rukavic.
    [befriended] Najmi nebo obnov společníka; Eugen: někdo využije Převodní komoru.
    [cleaned] Vyčisti místnost.
    [rooms-used] Využij v jednom tahu tolik různých místností: { $count }.
    [supper] Ukonči tah v místnosti s jiným hráčem; jediná postava ve hře ve Vstupní hale.
    [swept] Poraz posledního skarabea prostřední místnosti.
    [rich] Měj aspoň { $count } zdrojů.
    [unhurt] Dokonči souboj bez zranění.
    [linked] Měj najednou propojené symboly: { $count }.
    [in-throne-room] Poraz skarabea v Trůnním sále, nebo tam přijď, když v něm žádný není.
    [rift-used] Využij Trhlinu z Přízračna nebo Terasu časových trhlin.
   *[other] Bojuj s nestvůrou nebo použij Infiltraci, když má kartu moci.
}
ww-quest-reward = Odměna: { $reward }

## Variants

ww-variant-monster = Nestvůra
ww-variant-monster-about = Proti komu hraješ. Na první hry je Zrůda chaosu.
ww-variant-monster-random = Náhodná
ww-variant-monster-chaos-ogre = Zrůda chaosu (první hry)
ww-variant-monster-min-wraith = Přízračný Mín
ww-variant-monster-therus = Therus
ww-variant-characters = Postavy
ww-variant-characters-about = Jedna pro každé místo, v tomto pořadí; jinak náhodně.
ww-variant-rooms = Místnosti
ww-variant-rooms-about = Začni se základními místnostmi; rozšiřující jsou pro další hry.
ww-variant-rooms-all = Všechny místnosti
ww-variant-rooms-basic = Jen základní místnosti
ww-variant-experience = Zkušenosti
ww-variant-experience-about = Týmová varianta má jednu stupnici pro všechny; je snazší.
ww-variant-experience-own = Vlastní stupnice
ww-variant-experience-shared = Týmová varianta
ww-variant-crafting-rooms = Místnosti pro výrobu
ww-variant-crafting-rooms-about = Méně místností pro výrobu kostek hru ztíží.
ww-variant-crafting-rooms-all = Všechny
ww-variant-crafting-rooms-fewer = Bez Dílny tajemství a Prastaré slévárny
ww-variant-crafting-rooms-no-war-room = Také bez Generálova štábu
ww-variant-crafting-rooms-no-royal-armory = Také bez Královské zbrojnice
ww-variant-crafting-rooms-fewest = Bez všech čtyř
ww-variant-time = Čas
ww-variant-time-about = Pozdější začátek hru ztíží.
ww-variant-time-usual = Od 1. dne
ww-variant-time-less = Méně času
ww-variant-time-day-3 = Od 3. dne
ww-variant-time-day-4 = Od 4. dne
ww-variant-time-day-5 = Od 5. dne
ww-variant-time-day-6 = Od 6. dne
ww-variant-time-day-7 = Od 7. dne
ww-variant-scarab-experience = Zkušenosti za skarabey
ww-variant-scarab-experience-about = Méně zkušeností hru ztíží.
ww-variant-scarab-experience-usual = 1 za ponechaného, 2 za vráceného
ww-variant-scarab-experience-less = 0 za ponechaného, 1 za vráceného
ww-variant-scarab-supply = Zásoba skarabeů
ww-variant-scarab-supply-about = Zda se prohrává, když zásoba dojde.
ww-variant-scarab-supply-usual = Bez prohry
ww-variant-scarab-supply-fatal = Prázdná zásoba znamená prohru
ww-variant-quests = Úkoly
ww-variant-quests-about = Mini-rozšíření s úkoly a žetony přízně.
ww-variant-quests-no = Bez úkolů
ww-variant-quests-yes = S úkoly
ww-variant-monster-clock = Hodiny nestvůry
ww-variant-monster-clock-about = Mimo pravidla: ve čtyřech a pěti hráčích posouvají karty nestvůry čas méně.
ww-variant-monster-clock-usual = Podle pravidel
ww-variant-monster-clock-slower = Pomalejší

## Names

ww-card-shadow-steps-bailey = Kroky stínem
ww-card-page-turner = Otočení stránky
ww-card-heavy-tome = Těžký svazek
ww-card-leather-binding = Kožená vazba
ww-card-hour-of-study = Hodina studia
ww-card-marginal-notes = Poznámky na okraji
ww-card-index-of-doors = Rejstřík dveří
ww-card-speed-reading = Rychločtení
ww-card-old-blueprints = Staré plánky
ww-card-footnote-trap = Past pod čarou
ww-card-silence-please = Ticho, prosím
ww-card-lending-desk = Výpůjční pult
ww-card-final-chapter = Poslední kapitola
ww-card-shadow-steps-celia = Kroky stínem
ww-card-soft-melody = Tichá melodie
ww-card-silver-thread = Stříbrná nit
ww-card-warding-circle = Ochranný kruh
ww-card-moonlit-spring = Měsíční studánka
ww-card-charm-of-plenty = Kouzlo hojnosti
ww-card-mirror-step = Zrcadlový krok
ww-card-lullaby-of-gears = Ukolébavka koleček
ww-card-purifying-light = Očistné světlo
ww-card-wardens-to-me = Strážci, ke mně
ww-card-starlit-blade = Hvězdná čepel
ww-card-kindred-spirit = Spřízněná duše
ww-card-aurora-lance = Kopí polární záře
ww-card-shadow-steps-sekhmet = Kroky stínem
ww-card-brace-for-defence = Příprava na obranu
ww-card-twin-slash = Dvojitý sek
ww-card-desert-wind = Pouštní vítr
ww-card-lioness-roar = Řev lvice
ww-card-shield-wall = Štítová hradba
ww-card-war-drums = Válečné bubny
ww-card-oath-of-the-forge = Přísaha kovárny
ww-card-trophy-hunt = Lov trofejí
ww-card-battle-trance = Bojový trans
ww-card-second-wind = Druhý dech
ww-card-call-to-arms = Výzva do zbraně
ww-card-wrath-of-the-sun = Hněv slunce
ww-card-shadow-steps-wally = Kroky stínem
ww-card-covert-feint = Utajená finta
ww-card-sleight-of-hand = Hbité prsty
ww-card-backstab = Bodnutí do zad
ww-card-set-of-lockpicks = Sada paklíčů
ww-card-into-the-smoke = Zmizení v kouři
ww-card-caltrops = Ježci
ww-card-rooftop-route = Cesta po střechách
ww-card-better-gloves = Lepší rukavice
ww-card-casing-the-place = Obhlídka místa
ww-card-small-burglary = Drobná vloupačka
ww-card-partner-in-crime = Parťák do nepohody
ww-card-grand-heist = Velká loupež
ww-card-shadow-steps-eugene = Kroky stínem
ww-card-spring-boots = Pružinové boty
ww-card-clockwork-hammer = Hodinářské kladivo
ww-card-brass-carapace = Mosazný krunýř
ww-card-salvage = Sběr šrotu
ww-card-tactical-gambit = Taktický hazard
ww-card-prototype = Prototyp
ww-card-portable-portal = Přenosný portál
ww-card-tinkers-kit = Kutilská sada
ww-card-gear-grenade = Ozubený granát
ww-card-assembly-line = Výrobní linka
ww-card-repair-drone = Opravný dron
ww-card-overload = Přetížení
ww-card-shadow-steps-oliver = Kroky stínem
ww-card-pencil-sketch = Náčrt tužkou
ww-card-ink-blade = Inkoustová čepel
ww-card-paper-shield = Papírový štít
ww-card-nightmare-reversed = Obrácená noční můra
ww-card-flight-of-fancy = Let fantazie
ww-card-dream-walk = Snová chůze
ww-card-the-muse = Múza
ww-card-burst-of-colour = Výbuch barev
ww-card-self-portrait = Autoportrét
ww-card-joint-canvas = Společné plátno
ww-card-imaginary-friend = Imaginární přítel
ww-card-masterpiece = Mistrovské dílo
ww-card-face-down = Karta lícem dolů
ww-card-flanking-strike = Útok z boku
ww-card-iron-guard = Železná stráž
ww-card-sword-and-shield = Meč a štít
ww-card-drawn-weapon = Tasená zbraň
ww-card-rush-of-power = Příval moci
ww-card-field-rations = Polní dávky
ww-card-forced-march = Rychlý pochod
ww-card-hidden-cache = Tajná skrýš
ww-card-secret-passage = Tajná chodba
ww-card-held-hour = Zadržená hodina
ww-card-press-the-attack = Pokračuj v útoku
ww-card-clean-sweep = Velký úklid
ww-card-wardens-council = Rada Strážců
ww-card-stone-gargoyle = Kamenný chrlič
ww-card-fire-salamander = Ohnivý mlok
ww-card-clockwork-owl = Mechanická sova
ww-card-kitchen-sprite = Kuchyňský skřítek
ww-card-duchess-of-the-portrait = Vévodkyně z portrétu
ww-card-broom-brigade = Košťová četa
ww-card-will-o-the-wisp = Bludička
ww-card-armoury-page = Páže ze zbrojnice
ww-card-cellar-ghost = Sklepní duch
ww-card-stable-pegasus = Stájový pegas
ww-card-hedge-witch = Bylinkářka
ww-card-dragon-whelp = Dračí mládě
ww-card-suit-of-armour = Oživlé brnění
ww-card-grandfather-clock = Staré pendlovky
ww-card-cat-of-nine-doors = Kočka devatera dveří
ww-card-retired-warden = Vysloužilý Strážce
ww-card-music-box-dancer = Tanečnice z hrací skříňky
ww-card-tame-scarab = Ochočený skarabeus
ww-card-lumbering-hunt = Těžkopádný lov
ww-card-scent-of-the-lady = Pach urozené krve
ww-card-through-the-wall = Skrz zeď
ww-card-blind-charge = Slepý výpad
ww-card-trail-of-ruin = Stopa zkázy
ww-card-stampede = Dupot
ww-card-crushing-blow = Drtivá rána
ww-card-sweeping-arm = Máchnutí paží
ww-card-ground-pound = Úder do země
ww-card-hurled-debris = Vržená suť
ww-card-fury-of-chaos = Zuřivost chaosu
ww-card-swarm = Roj
ww-card-brood = Snůška
ww-card-clockwork-tide = Mechanický příval
ww-card-skittering-march-ogre = Pochod kovových nožek
ww-card-hatchery-in-the-walls = Líheň ve zdech
ww-card-thick-hide = Tlustá kůže
ww-card-brute-strength = Hrubá síla
ww-card-bloodlust = Krvežíznivost
ww-card-aura-of-chaos = Aura chaosu
ww-card-drift = Plynutí
ww-card-backward-drift = Zpětné plynutí
ww-card-sinking = Klesání ke středu
ww-card-seeping-out = Prosáknutí ven
ww-card-restlessness = Neklid
ww-card-spiral = Spirála
ww-card-scent-of-energy = Vůně energie
ww-card-chill-touch = Mrazivý dotek
ww-card-life-drain = Vysátí života
ww-card-wail = Nářek
ww-card-grip-of-shadows = Sevření stínů
ww-card-echo-of-gears = Ozvěna koleček
ww-card-echo-of-walls = Ozvěna zdí
ww-card-awakened-swarm = Probuzený roj
ww-card-skittering-march-wraith = Pochod kovových nožek
ww-card-laid-table = Prostřený stůl
ww-card-ethereal-veil = Éterický závoj
ww-card-shroud-of-souls = Rubáš duší
ww-card-hunger = Hlad
ww-card-spectral-host = Přízračný zástup
ww-card-blink = Přeskok
ww-card-step-through-shadow = Krok temnotou
ww-card-return-to-the-throne = Návrat na trůn
ww-card-burning-trail = Hořící stopa
ww-card-mirror-images = Zrcadlové obrazy
ww-card-dark-bolt = Temný blesk
ww-card-wave-of-fire = Ohnivá vlna
ww-card-leech-magic = Vysátí magie
ww-card-curse-of-doubt = Kletba pochyb
ww-card-meteor = Meteor
ww-card-summoned-swarm = Přivolaný roj
ww-card-bodyguard = Osobní stráž
ww-card-skittering-march-therus = Pochod kovových nožek
ww-card-guard-of-the-throne = Stráž trůnu
ww-card-broken-seals = Zlomené pečeti
ww-card-arcane-ward = Mystická ochrana
ww-card-black-flame = Černý plamen
ww-card-whispered-spell = Šeptané zaklínadlo
ww-card-staff-of-night = Hůl noci
ww-card-stolen-power = Ukradená moc
ww-card-dawn-patrol = Úsvitní hlídka
ww-card-every-open-door = Každé otevřené dveře
ww-card-in-full-health = V plné síle
ww-card-morning-lecture = Ranní přednáška
ww-card-first-blood = První krev
ww-card-guild-work = Cechovní práce
ww-card-friends-of-the-manor = Přátelé sídla
ww-card-spotless = Bez poskvrny
ww-card-running-errands = Pochůzky
ww-card-supper-together = Společná večeře
ww-card-sweepers = Metaři
ww-card-full-purse = Plný měšec
ww-card-not-a-scratch = Ani škrábnutí
ww-card-chain-of-signs = Řetěz znamení
ww-card-vigil-at-the-throne = Hlídka u trůnu
ww-card-nightmare-hunter = Lovec nočních můr
ww-card-walker-of-rifts = Poutník trhlinami
ww-card-stolen-strength = Ukradená síla
ww-card-bailey = Bailey
ww-card-celia = Celia
ww-card-sekhmet = Sekhmet
ww-card-wally = Wally
ww-card-eugene = Eugen
ww-card-oliver = Oliver
ww-card-burble-book-of-leaps = Burbití kniha skoků
ww-card-footnote-of-fate = Poznámka osudu
ww-card-reading-aloud = Hlasité předčítání
ww-card-mirror-shield = Zrcadlový štít
ww-card-healing-verse = Léčivý verš
ww-card-stitch-in-time = Steh v čase
ww-card-abraca-sek-ra = Abraka-sek-ra
ww-card-twin-blades = Dvojice čepelí
ww-card-leap-of-the-lioness = Skok lvice
ww-card-infiltration = Infiltrace
ww-card-nimble-pickpocket = Hbitý kapsář
ww-card-behind-the-panelling = Za obložením
ww-card-scrap-forge = Kovárna ze šrotu
ww-card-winding-key = Natahovací klíč
ww-card-clockwork-decoy = Mechanická návnada
ww-card-living-sketch = Oživlá skica
ww-card-dream-door = Snové dveře
ww-card-borrowed-moment = Vypůjčená chvíle
ww-card-chaos-ogre = Zrůda chaosu
ww-card-min-wraith = Přízračný Mín
ww-card-therus = Therus
ww-card-shared-track = Společná stupnice zkušeností
ww-room-entrance-hall = Vstupní hala
ww-room-terrace-of-time-rifts = Terasa časových trhlin
ww-room-fae-rift = Trhlina z Přízračna
ww-room-throne-room = Trůnní sál
ww-room-abandoned-tunnels = Opuštěné tunely
ww-room-amphitheatre-of-the-dead = Amfiteátr mrtvých
ww-room-ancestral-armory = Zbrojnice předků
ww-room-archive-of-mysteries = Archiv záhad
ww-room-burble-library = Burbití knihovna
ww-room-gamblers-den = Hráčské doupě
ww-room-mad-scientists-laboratory = Laboratoř šíleného vědce
ww-room-pools-of-avalon = Jezírka Avalonu
ww-room-roman-baths = Římské lázně
ww-room-royal-armory = Královská zbrojnice
ww-room-training-yard = Výcvikový dvůr
ww-room-valkyries-rest = Odpočívadlo Valkýr
ww-room-witches-well = Studna čarodějnic
ww-room-altar-of-selflessness = Oltář nesobeckosti
ww-room-ancient-foundry = Prastará slévárna
ww-room-atrium-of-wishes = Atrium přání
ww-room-cartographers-chamber = Kartografova komnata
ww-room-cleansing-sanctuary = Očistné útočiště
ww-room-deep-mine = Hluboký důl
ww-room-dragon-shrine = Dračí svatyně
ww-room-generals-war-room = Generálův štáb
ww-room-glittering-cellar = Třpytivý sklep
ww-room-lily-pad-lounge = Lekninový salonek
ww-room-oratorio-hall = Síň oratoria
ww-room-recluses-gallery = Galerie samotářů
ww-room-wardens-ballroom = Taneční sál Strážců
ww-room-conjuring-court = Zaříkávací dvůr
ww-room-court-salon = Dvorní salón
ww-room-seers-crypt = Krypta věštek
ww-room-workshop-of-secrets = Dílna tajemství
ww-room-phoenix-garden = Fénixova zahrada
ww-room-treasury = Pokladnice
ww-good-min = Mín
ww-good-knowledge = znalosti
ww-good-scarab = skarabeus
ww-die-basic = základní kostka
ww-die-attack = útočná kostka
ww-die-defence = obranná kostka
ww-die-glove = úroveň rukavic
ww-face-basic-hit = základní kostka: zásah
ww-face-basic-block = základní kostka: blok
ww-face-basic-surge = základní kostka: výpad
ww-face-basic-blank = základní kostka: nic
ww-face-basic-spent = základní kostka: využitý výpad
ww-face-attack-one = útočná kostka: 1 zásah
ww-face-attack-two = útočná kostka: 2 zásahy
ww-face-attack-blank = útočná kostka: nic
ww-face-defence-one = obranná kostka: 1 blok
ww-face-defence-two = obranná kostka: 2 bloky
ww-face-defence-blank = obranná kostka: nic
ww-to-basic-hit = zásah
ww-to-basic-block = blok
ww-to-basic-surge = výpad
ww-to-basic-blank = nic
ww-to-basic-spent = využitý výpad
ww-to-attack-one = 1 zásah
ww-to-attack-two = 2 zásahy
ww-to-attack-blank = nic
ww-to-defence-one = 1 blok
ww-to-defence-two = 2 bloky
ww-to-defence-blank = nic
ww-track-power = moci
ww-track-combat = boje
ww-track-tactics = taktiky
ww-time-m1 = ráno, 1. část
ww-time-m2 = ráno, 2. část
ww-time-m3 = ráno, 3. část
ww-time-a1 = odpoledne, 1. část
ww-time-a2 = odpoledne, 2. část
ww-time-a3 = odpoledne, 3. část
ww-time-e1 = večer, 1. část
ww-time-e2 = večer, 2. část
ww-time-e3 = večer, 3. část
ww-time-n1 = noc, 1. část
ww-time-n2 = noc, 2. část
ww-time-n3 = noc, 3. část
ww-slot-morning = ráno
ww-slot-afternoon = odpoledne
ww-slot-evening = večer
ww-slot-night = noc
ww-slot-companion-1 = 1. společník
ww-slot-companion-2 = 2. společník
ww-slot-companion-3 = 3. společník
ww-slot-companion-4 = 4. společník
ww-slot-companion-5 = 5. společník
ww-slot-companion-6 = 6. společník
ww-slot-companion-7 = 7. společník
ww-slot-companion-8 = 8. společník
ww-slot-companion-9 = 9. společník
ww-slot-companion-10 = 10. společník
ww-slot-companion-11 = 11. společník
ww-slot-companion-12 = 12. společník
ww-slot-companion-13 = 13. společník
ww-slot-companion-14 = 14. společník
ww-slot-companion-15 = 15. společník
ww-slot-companion-16 = 16. společník
ww-slot-companion-17 = 17. společník
ww-slot-companion-18 = 18. společník
ww-part-head = hlava
ww-part-torso = trup
ww-part-limbs = končetiny
ww-wound-health = 1 zdraví
ww-wound-die = nejdražší vyrobenou kostku
ww-wound-power = 1 žeton moci
ww-gain-hit = zásah
ww-gain-block = blok
ww-branch-1 = 1
ww-branch-2 = 2
ww-branch-3 = 3
ww-act-1 = 1
ww-act-2 = 2
ww-act-3 = 3
ww-act-4 = 4
ww-act-5 = 5
ww-act-6 = 6
ww-kind-movement = Karta pohybu
ww-kind-attack = Karta útoku
ww-kind-scarab = Karta skarabeů
ww-kind-power = Karta moci

## The table

ww-sign-knowledge = znalosti
ww-sign-knowledge-code = ZN
ww-sign-min = Mín
ww-sign-min-code = MÍ
ww-sign-scarab = skarabeové
ww-sign-scarab-code = SK
ww-sign-any = libovolná surovina
ww-sign-any-code = LI
ww-sign-power = žetony moci
ww-sign-power-code = MO
ww-sign-health = zdraví
ww-sign-health-code = ZD
ww-sign-xp = zkušenosti
ww-sign-xp-code = ZK
ww-sign-favour = žetony přízně
ww-sign-favour-code = PŘ
ww-sign-hand = karty v ruce
ww-sign-hand-code = RU
ww-sign-hit = zásahy
ww-sign-hit-code = ZÁ
ww-sign-block = bloky
ww-sign-block-code = BL
ww-sign-surge = výpad
ww-sign-surge-code = VP
ww-sign-wild = žolík
ww-sign-wild-code = ŽO
ww-sign-basic = základní kostka
ww-sign-basic-code = KZ
ww-sign-attack-die = útočná kostka
ww-sign-attack-die-code = KÚ
ww-sign-defence-die = obranná kostka
ww-sign-defence-die-code = KO
ww-sign-glove = stupeň rukavic
ww-sign-glove-code = RV
ww-sign-move = pohyb
ww-sign-move-code = PH
ww-sign-teleport = teleport
ww-sign-teleport-code = TE
ww-sign-attack = útok
ww-sign-attack-code = ÚT
ww-sign-craft = výroba
ww-sign-craft-code = VB
ww-sign-clean = úklid
ww-sign-clean-code = ÚK
ww-sign-companion = společník
ww-sign-companion-code = SP
ww-sign-tactic = taktická karta
ww-sign-tactic-code = TA
ww-sign-time-back = čas zpět
ww-sign-time-back-code = ČZ
ww-sign-time-on = čas vpřed
ww-sign-time-on-code = ČV
ww-sign-roll = hod kostkou
ww-sign-roll-code = HK
ww-sign-ally = jiný hráč
ww-sign-ally-code = JH
ww-sign-effect = účinek
ww-sign-effect-code = ÚČ
ww-sign-infested = zamořené místnosti
ww-sign-infested-code = ZM
ww-sign-strength = síla nestvůry
ww-sign-strength-code = SÍ
ww-sign-lady = Lady Weirdwood
ww-sign-lady-code = LA
ww-scene-player = { $player }
ww-scene-manor = Sídlo
ww-scene-day = { $day }
ww-scene-hour = { $daytime ->
    [morning] R
    [afternoon] O
    [evening] V
   *[other] N
}{ $number }
ww-scene-now = Den { $day }, { $time }
ww-scene-days = z { $days } dnů
ww-scene-mood = Nestvůra je { $strength ->
    [calm] klidná
    [angry] vzteklá
   *[other] rozzuřená
}
ww-scene-strength = { $strength ->
    [calm] klidná
    [angry] vzteklá
   *[other] rozzuřená
} do konce dne { $day }
ww-scene-supply = skarabeové v zásobě
ww-scene-rubble = Sutiny: nikdo sem nevstoupí
ww-scene-fire = Oheň: kdo vejde, zastaví se a popálí
ww-scene-part-head = Hlava
ww-scene-part-torso = Trup
ww-scene-part-limbs = Končetiny
ww-scene-discarded = Postava a odkládací balíček
ww-scene-monster-cards = Nestvůra
ww-scene-now-carried-out = právě teď
ww-scene-spell = Therusovo kouzlo
ww-scene-spell-short = Kouzlo
ww-scene-branch = { $number }. větev kouzla
ww-scene-branch-code = { $number }.
ww-scene-step = Krok kouzla
ww-scene-plan-step = Krok kouzla: k plánům přibude karta
ww-scene-domination = Ovládnutí Lady
ww-scene-companions = Společníci
ww-scene-shared = **Zkušenosti týmu:** { $space } z { $most }
ww-scene-xp = Zkušenosti
ww-scene-gains = souboj: { $always } · spoje: { $linked }
ww-scene-gains-kept = souboj: { $always } · příští: { $kept } · spoje: { $linked }
ww-scene-linked = spojeno s kartou vlevo
ww-scene-health = **{ $health }**/{ $most } [health]
ww-scene-chamber = Převodní komora
ww-scene-track-power = Moc
ww-scene-track-combat = Boj
ww-scene-track-tactics = Taktika
ww-scene-foe-dice = Kostky: { $signs }
ww-scene-foe-dice-coming = Kostky: { $signs } · další: { $kind }, čas +{ $count }
ww-scene-lady-and-threat = Lady Weirdwood: **{ $health }** z { $most } · zamořené místnosti: **{ $count }**
ww-scene-dominated = Kouzlo: **{ $steps }** · Lady: **{ $space }** (od { $left } do { $right })
ww-scene-space = Políčko { $space }
ww-scene-slot-morning = Ráno
ww-scene-slot-afternoon = Odpoledne
ww-scene-slot-evening = Večer
ww-scene-slot-night = Noc
ww-scene-abilities = Schopnosti
ww-scene-hand = Ruka
ww-scene-piles = { $held } z { $limit } · balíček { $deck } · odloženo { $discard }
ww-scene-action = Akce
ww-scene-action-code = AK
ww-scene-down = Lícem dolů
ww-scene-down-code = LD
ww-scene-tactic = Taktika
ww-scene-tactic-code = TK
ww-scene-companion = Společník
ww-scene-companion-code = SL
ww-scene-ability = Schopnost
ww-scene-ability-code = SH
ww-scene-quest = Úkol
ww-scene-quest-code = ÚL
ww-scene-character = Postava
ww-scene-character-code = PO
ww-scene-monster = Nestvůra
ww-scene-monster-code = NE
ww-scene-kind-movement-code = NP
ww-scene-kind-attack-code = NÚ
ww-scene-kind-scarab-code = NS
ww-scene-kind-power-code = NM
ww-scene-battle = Souboj: { $room }
ww-scene-swarm = Skarabeové
ww-scene-hits = { $hits ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
}
ww-scene-from-laid = Vyložené karty: { $signs }
ww-scene-from-links = Spoje: { $signs }
ww-scene-from-companions = Společníci: { $signs }
ww-scene-from-track = Stupnice boje: { $signs }
ww-scene-from-added = Karta útoku a schopnosti: { $signs }
ww-scene-from-lady = Lady Weirdwood: { $signs }
ww-scene-from-powers = Deska a karty moci: { $signs }
ww-scene-from-surges = Výpady: { $signs }
ww-scene-from-dice = Kostky: { $signs }
ww-scene-cuts = kostky, o které nepřítel přijde
ww-scene-steals = kostky k ukradení
ww-scene-rerolls = přehody
ww-scene-sets = kostky k otočení
ww-scene-if-it-stays = jestli to tak zůstane
ww-scene-helpers = Co můžeš použít
ww-scene-step-before = Před hodem
ww-scene-step-rolled = Hod útočníka
ww-scene-step-enemy = Hod nepřítele
ww-scene-step-damage = Zranění
ww-scene-arrange = Která karta nestvůry přijde dřív?
ww-scene-buy-time = Čas se vrací
ww-scene-clock = Pozice zpět, každá za surovinu
ww-scene-back = { $count ->
    [one] 1 pozice zpět
    [few] { $count } pozice zpět
   *[other] { $count } pozic zpět
}
