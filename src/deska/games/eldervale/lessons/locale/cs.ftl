### Vše, co učí Sídla Dávnozemě.

## První lekce

el-lesson-first = První sídlo
el-lesson-first-goal = Vyhraje nejvíc bodů; ty máš { $vp }. Stav na mapě sídla a stoupej na ukazatelích síly.
el-lesson-first-place = Tah umístí jednu jednotku. Dej dělníka na Vřesové pahorky: akce říše nastane hned.
el-lesson-first-place-regroup = Svolat znamená vzít jednotky domů. Na mapě zatím žádnou nemáš.
el-lesson-first-place-hills = Také dobrá říše, ale Vřesové pahorky sousedí s Mlýnem a my chceme stavět.
el-lesson-first-take = Říše elementu dává poklad. Vezmi ten s drahokamy.
el-lesson-first-take-gems = Na stavbu budou potřeba drahokamy. Vezmi druhý.
el-lesson-first-cash = Poklad se dá kdykoli vyměnit za své zdroje. Udělej to.
el-lesson-first-cash-later = Jde to, ale teď chceme drahokamy do zásoby.
el-lesson-first-end = Víc dělat nemusíš. Ukonči tah.
el-lesson-first-mill = Další jednotka musí sousedit s tvou. Mlýn postaví sídlo z druhého dělníka: jdi tam.
el-lesson-first-mill-mill-now = Později. Teď Mlýn, chceme sídlo.
el-lesson-first-dwelling = Dělník je natrvalo sídlem. Sousední ruiny zaplatily hned: bodů máš { $vp }.
el-lesson-first-power = Vzrostla i tvá síla Země: úroveň { $level }. Čím výš, tím víc všechno ze Země boduje.
el-lesson-first-finish = Ukonči tah.
el-lesson-first-regroup = Jednotky zůstávají na mapě, dokud je nesvoláš. Cestou domů smějí použít akce tvých karet.
el-lesson-first-regroup-home = Umisťovat jde dál. Teď ale vezmi dělníka domů.
el-lesson-first-lift = Zvedni dělníka z Mlýna.
el-lesson-first-lift-no = Bez zvednutí by se vrátil domů bez akce.
el-lesson-first-act = Zvol Sběr: dá zdroj, který je na něm. Povolání by získalo novou jednotku.
el-lesson-first-act-gather = Také jde; dnes sbíráme.
el-lesson-first-score = Kolik bude tohle sídlo na konci bodovat?
el-lesson-first-score-power = Tolik, kolik mám síly Země
el-lesson-first-score-fixed = Vždy stejně
el-lesson-first-score-fixed-no = Ne: boduje hodnotou tvé síly v elementu své říše.
el-lesson-first-score-nothing = Už nic
el-lesson-first-score-nothing-no = Boduje: každé sídlo hodnotou tvé síly v jeho elementu.
el-lesson-first-puzzle = Máš dělníka na Vřesových pahorcích a zdroje na sídlo. Postav ho v tomto tahu.
el-lesson-first-puzzle-no = To nestaví. Která ruina ano, a sousedí s tvým dělníkem?
el-lesson-first-alone = Teď si zahraj pár tahů po svém: poklady, sídlo, pak svolej jednotky.

## Umisťování a svolání

el-lesson-regrouping = Umisťování a svolání
el-lesson-regrouping-units = Tři dělníci začínají připravení. Další jednotky čekají na povolání, každá za svou cenu.
el-lesson-regrouping-near = Bez jednotky na mapě začni kdekoli na volném; potom vždy vedle své.
el-lesson-regrouping-when = Kdy je nejlepší svolat jednotky?
el-lesson-regrouping-when-work = Když mnoho jednotek využije akce karet
el-lesson-regrouping-when-empty = Jen když musím
el-lesson-regrouping-when-empty-no = Nejen: každá jednotka z mapy smí pracovat na kartě. Víc jednotek, lepší svolání.
el-lesson-regrouping-when-never = Nikdy
el-lesson-regrouping-when-never-no = Bez něj jednotky dojdou a karty by nikdy nepracovaly.
el-lesson-regrouping-regroup = Svolej teď jednotky.
el-lesson-regrouping-regroup-home = Později. Nejdřív vezmi dělníka domů.
el-lesson-regrouping-lift = Zvedni dělníka z Mlýna, ať může pracovat.
el-lesson-regrouping-lift-act = To by se vrátil domů bez akce.
el-lesson-regrouping-summon = Použij Povolání: získá jednotku.
el-lesson-regrouping-summon-recruit = Také dobré, ale chceme víc jednotek.
el-lesson-regrouping-prices = Dělník stojí libovolný zdroj; drak drahokamy a svitek, a ty je máš.
el-lesson-regrouping-puzzle = Chceš jednotku, která hází nejvíc kostkami a létá přes říše. Povolej ji.
el-lesson-regrouping-puzzle-no = Dělník hází jednou kostkou. Kdo je silnější?

## Výprava, karty, magie

el-lesson-expedition = Karty a magie
el-lesson-expedition-cards = Karty dobrodružství zůstanou u tebe. Každá také zvýší tvou sílu ve svém elementu.
el-lesson-expedition-place = Cesta k nim vede Podzemím. Umísti tam dělníka.
el-lesson-expedition-place-dungeon = Dobrá říše, ale karty se kupují v Podzemí.
el-lesson-expedition-lay = Nejdřív nová říše: přilož ji aspoň ke dvěma jiným. Dej ji vpravo dolů.
el-lesson-expedition-lay-there = Smíš kamkoli, kde je značka; v této lekci vpravo dolů.
el-lesson-expedition-buy = Kup kartu: Mechové dveře jsou ze Země, tvého elementu.
el-lesson-expedition-buy-earth = Síla v jednom elementu je cennější než od každého trochu. Vezmi Zemi.
el-lesson-expedition-gained = Úroveň Země je teď { $level }: víc bodují sídla, karty i počáteční karta Země.
el-lesson-expedition-burn = Pak kup druhou, nebo jednu spal. Spal ohnivou: soupeři by se hodila.
el-lesson-expedition-burn-rival = Smíš, ale která karta pomůže soupeři, který hraje Oheň?
el-lesson-expedition-tableau = Karty pracují při svolání: jednotka cestou domů použije každou akci jednou.
el-lesson-expedition-magic = Karet magie držíš { $cards }: kouzla, úkoly, proroctví. S dostatkem síly je kouzlo zdarma.
el-lesson-expedition-dwelling = Máš mnoho karet dobrodružství a žádné sídlo. Bodují karty?
el-lesson-expedition-dwelling-need = Ne, potřebují sídla
el-lesson-expedition-dwelling-always = Ano, všechny
el-lesson-expedition-dwelling-always-no = Ne: za každé postavené sídlo bodují jen tři karty.
el-lesson-expedition-dwelling-never = Karty nebodují nikdy
el-lesson-expedition-dwelling-never-no = Bodují, tři za každé sídlo.
el-lesson-expedition-puzzle = Chceš ještě v tomto tahu dalšího dělníka. Kam umístíš?
el-lesson-expedition-puzzle-no = Ta říše dělá něco jiného. Která ruina povolává?

## Bitvy a nestvůry

el-lesson-battles = Bitvy
el-lesson-battles-peace = Všichni už jednou svolali, mír skončil: umístit k cizí jednotce znamená bitvu.
el-lesson-battles-place = Zaútoč: umísti dělníka na Popelavé pláně.
el-lesson-battles-place-fight = Mírumilovné, ale dnes chceme vidět bitvu.
el-lesson-battles-take = Nejdřív akce říše. Vezmi poklad s mečem.
el-lesson-battles-take-sword = Z mečů jsou kostky. Vezmi první hromádku.
el-lesson-battles-cash = Před bitvou ho vyměň za meč.
el-lesson-battles-cash-sword = Meč je v bitvě kostka. Vezmi ten.
el-lesson-battles-join = Jednotky vedle bitvy se smějí připojit. Každá přinese kostky: přiveď dělníka.
el-lesson-battles-join-more = Víc jednotek, víc kostek. Ať se připojí.
el-lesson-battles-joined = Nikdo další se připojit nemůže. Dál.
el-lesson-battles-swords = Každý meč přidá kostku. Utrať oba.
el-lesson-battles-swords-more = Jedna kostka může rozhodnout: vítězí nejvyšší jednotlivá.
el-lesson-battles-roll = Teď všichni hodí. Vítězí nejvyšší kostka, pak další; nikdy se nesčítají.
el-lesson-battles-won = Výhra a krok slávy; odměna přišla hned: bodů je { $vp }.
el-lesson-battles-losers = Kam jdou poražení?
el-lesson-battles-losers-underworld = Do Podsvětí, každý za meč
el-lesson-battles-losers-gone = Ven ze hry
el-lesson-battles-losers-gone-no = Ne: svolání je vrátí a každý přinesl meč.
el-lesson-battles-losers-home = Rovnou domů
el-lesson-battles-losers-home-no = Ne tak docela: čekají v Podsvětí na svolání.
el-lesson-battles-puzzle = Bitva začne za okamžik. Co tě v ní posílí?
el-lesson-battles-puzzle-no = To kostku nepřidá. Co ano?

## Pomůcka

el-aid-goal = Nejvíc bodů: sídla, síla a karty stejných elementů.
el-aid-win-points = Nejvíc bodů po závěrečném bodování
el-aid-win-end = Konec: něčí šesté sídlo, nebo poslední dílek říše; pak má každý ještě tah
el-aid-place-title = Umísti jednotku
el-aid-place = Vedle své, nikdy tam, kde už stojíš. První: do libovolné volné říše.
el-aid-realm-title = Proveď akci říše
el-aid-realm = Elementy: poklad. Ruiny: karty, zlato, jednotka, sídlo, výprava.
el-aid-dungeon-title = Podzemí
el-aid-dungeon = Přilož novou říši, kup kartu, druhou kup, nebo jednu spal.
el-aid-dwelling-title = Sídlo
el-aid-dwelling = Dělník v říši elementu se usadí: body za sousední ruiny a sídla, a síla.
el-aid-battle-title = Bitva
el-aid-battle = Jednotky, sídla a meče jsou kostky; vítězí nejvyšší, pak další.
el-aid-regroup-title = Nebo svolej jednotky
el-aid-regroup = Ber je domů po jedné; každá smí použít akci tvých karet.
el-aid-free-title = Volné akce
el-aid-free = Měň poklady, sesílej kouzla, používej orby: kdykoli ve svém tahu.
el-aid-scoring-title = Na konci
el-aid-scoring = Hodnoty síly; sídla a až tři karty za každé sídlo podle svého elementu.
el-aid-forget-next = Umisťuješ vedle svých, ale nikdy do říše, kde tvá jednotka už je.
el-aid-forget-peace = Nebojuje se, dokud všichni jednou nesvolali.
el-aid-forget-limit = Od každého zdroje nejvýš pět, pokladů nejvýš čtyři.
el-aid-forget-cards = Bez sídel karty dobrodružství nebodují.
el-aid-forget-regroup = Jednotky, které už byly připravené, při svolání akce karet nepoužijí.
el-aid-signs-elements = Elementy
el-aid-signs-resources = Zdroje
el-aid-signs-points = Body
el-aid-signs-units = Jednotky
el-aid-signs-deeds = Skutky
el-aid-box-realms = dílků říší
el-aid-box-adventures = karet dobrodružství
el-aid-box-starters = počátečních karet
el-aid-box-magic = karet magie
el-aid-box-monsters = nestvůr
el-aid-box-treasures = žetonů pokladů
el-aid-box-orbs = orbů
el-aid-box-factions = frakcí
