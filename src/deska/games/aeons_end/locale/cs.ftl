### Konec věků

ae-title = Konec věků
ae-about = Trhlinoví mágové společně brání Útočiště: kupuj kouzla, otevírej trhliny a poraz Pána Bezejmenných. Balíčky se nikdy nemíchají.

## Otázky

ae-wild = Přišel žolík. Kdo bude na tahu?
ae-casting-phase = { $count ->
    [one] Máš připravené { $count } kouzlo. Sešleš ho?
    [few] Máš připravená { $count } kouzla. Které sešleš?
   *[other] Máš připraveno { $count } kouzel. Které sešleš?
}
ae-main-phase = Tvá hlavní fáze, éter: { $aether }{ $gem_aether ->
    [0] { "" }
   *[other] , navíc na drahokamy: { $gem_aether }
}{ $spell_aether ->
    [0] { "" }
   *[other] , navíc na kouzla: { $spell_aether }
}. Co uděláš?
ae-lay-down = Která zahraná karta půjde na odkládací balíček první? Poslední skončí navrchu.
ae-hit = Koho zasáhneš? Zranění: { $damage }.
ae-spread = Utrpíš 1 zranění, aby se { $damage } zranění rozdělilo mezi víc Kusadel?
ae-break = Vyčerpání! Přijdeš o 1 trhlinu. Která bude zničena?
ae-ally-ability = Spojenec má hlavní fázi. Použiješ schopnost?
ae-last-ally-ability = Spojenec končí hlavní fázi. Použiješ ještě schopnost?
ae-order-ability = Přišla karta pořadí tahu. Použiješ schopnost?
ae-card-ability = Pán Bezejmenných dobral kartu. Použiješ schopnost?
ae-discard = { $left ->
    [one] { $card }: odlož z ruky { $left } kartu.
    [few] { $card }: odlož z ruky ještě { $left } karty.
   *[other] { $card }: odlož z ruky ještě { $left } karet.
}
ae-may-discard = { $left ->
    [one] { $card }: odložíš z ruky { $left } kartu?
    [few] { $card }: odložíš karty z ruky? Ještě nejvýš { $left } karty.
   *[other] { $card }: odložíš karty z ruky? Ještě nejvýš { $left } karet.
}
ae-destroy = { $left ->
    [one] { $card }: znič v ruce { $left } kartu.
    [few] { $card }: znič v ruce ještě { $left } karty.
   *[other] { $card }: znič v ruce ještě { $left } karet.
}
ae-may-destroy = { $left ->
    [one] { $card }: zničíš v ruce { $left } kartu?
    [few] { $card }: zničíš karty v ruce? Ještě nejvýš { $left } karty.
   *[other] { $card }: zničíš karty v ruce? Ještě nejvýš { $left } karet.
}
ae-destroy-anywhere = { $left ->
    [one] Zničíš ještě { $left } kartu v ruce nebo odkládacím balíčku?
    [few] Zničíš karty v ruce nebo odkládacím balíčku? Ještě nejvýš { $left } karty.
   *[other] Zničíš karty v ruce nebo odkládacím balíčku? Ještě nejvýš { $left } karet.
}
ae-destroy-prepped = Znič 1 své připravené kouzlo. Které?
ae-destroy-shown = Navrchu tvého balíčku je karta { $card }. Zničíš ji?
ae-drop-spell = { $left ->
    [one] Odloží se { $left } připravené kouzlo. Které?
    [few] Odloží se ještě { $left } připravená kouzla. Která?
   *[other] Odloží se ještě { $left } připravených kouzel. Která?
}
ae-return = { $left ->
    [one] Která karta z odkládacího balíčku se vrátí do ruky?
    [few] Které karty z odkládacího balíčku se vrátí do ruky? Ještě nejvýš { $left } karty.
   *[other] Které karty z odkládacího balíčku se vrátí do ruky? Ještě nejvýš { $left } karet.
}
ae-return-gem = Který drahokam se vrátí do ruky?
ae-team-discards = { $left ->
    [one] Hráči společně odloží ještě { $left } kartu. Kdo ji odloží?
    [few] Hráči společně odloží ještě { $left } karty. Kdo odloží 1?
   *[other] Hráči společně odloží ještě { $left } karet. Kdo odloží 1?
}
ae-ravage-or-gems = Útočišti hrozí { $damage } zranění. Kdo ho zmírní o { $each } odložením 1 drahokamu?
ae-focus = Kterou svou trhlinu pootevřeš?
ae-focus-any = Která trhlina se pootevře?
ae-cast-any = Které připravené kouzlo sešleš?
ae-cast-twice = Které připravené kouzlo sešleš dvakrát?
ae-cast-fresh = Sešleš kouzlo připravené v tomto tahu?
ae-play-twice = Který drahokam zahraješ dvakrát?
ae-gain = Kterou kartu získáš?
ae-onto-deck = Dáš získanou kartu navrch svého balíčku?
ae-keep-or-toss = Kam půjde odkrytá karta { $card }?
ae-place-order = Kam půjde odkrytá karta pořadí tahu? Je to: { $order }.
ae-arrange-order = Která karta pořadí tahu bude následovat?
ae-shuffle-back = Která karta pořadí tahu se zamíchá zpět?
ae-may-suffer = Utrpíš { $damage } zranění, aby byla zničena 1 karta v tvé ruce?
ae-amethyst-shard = Dobereš 1 kartu a pak 1 odložíš?
ae-phoenix-flame = Ztratíš 1 energii, aby kouzlo udělilo o 2 zranění víc?
ae-emerald-shard = Co udělá Úlomek smaragdu?
ae-garnet-shard = Co udělá Úlomek granátu?
ae-flexing-dagger = Co udělá Mihotavá čepel?
ae-unstable-prism = Co udělá Proměnlivé spektrum?
ae-focusing-orb = Co udělá Koule soustředění?
ae-awaken = Probuzení: co z toho nastane?
ae-venomite = Jedovec: co z toho nastane?
ae-obliterate = Vyhlazení: co z toho si vybereš?
ae-sunder = Roztětí: co z toho nastane?
ae-scorn = Opovržení: co z toho nastane?
ae-infest = Zamoření: co z toho nastane?
ae-lobotomize = Lobotomie: co z toho nastane?
ae-thought-biter = Požírač myšlenek: co z toho nastane?
ae-digest = Trávení: co z toho nastane?
ae-devour = { $count ->
    [one] Ze které hromádky se pohltí karta?
    [few] Ze které hromádky se pohltí { $count } karty?
   *[other] Ze které hromádky se pohltí { $count } karet?
}
ae-devour-gems = Ze které hromádky drahokamů se pohltí karta dřív?
ae-carry-out = Kterou zkaženost provedeš?
ae-pass-on-corruption = Kam půjde zničená zkaženost?
ae-two-players = { $card }: koho se to týká? { $effect }.
ae-who-charge = { $amount ->
    [one] { $card }: kdo získá { $amount } energii?
    [few] { $card }: kdo získá { $amount } energie?
   *[other] { $card }: kdo získá { $amount } energií?
}
ae-who-discard = { $amount ->
    [0] { $card }: kdo odloží karty?
    [one] { $card }: kdo odloží { $amount } kartu?
    [few] { $card }: kdo odloží { $amount } karty?
   *[other] { $card }: kdo odloží { $amount } karet?
}
ae-who-discard-crystals = { $card }: kdo odloží všechny Křišťály z ruky?
ae-who-draw = { $amount ->
    [one] { $card }: kdo si dobere kartu?
    [few] { $card }: kdo si dobere { $amount } karty?
   *[other] { $card }: kdo si dobere { $amount } karet?
}
ae-who-drop-spell = { $amount ->
    [one] { $card }: kdo odloží { $amount } kouzlo?
    [few] { $card }: kdo odloží { $amount } kouzla?
   *[other] { $card }: kdo odloží { $amount } kouzel?
}
ae-who-either = { $card }: kdo si bude muset vybrat? { $effect }.
ae-who-focus-own = { $card }: kdo pootevře trhlinu?
ae-who-gain-corruption = { $card }: kdo získá zkaženost?
ae-who-heal = { $amount ->
    [one] { $card }: kdo získá { $amount } život?
    [few] { $card }: kdo získá { $amount } životy?
   *[other] { $card }: kdo získá { $amount } životů?
}
ae-who-may = { $card }: který spojenec to smí udělat? { $effect }.
ae-who-may-suffer = { $card }: který spojenec smí utrpět { $amount } zranění, aby byla zničena 1 jeho karta?
ae-who-shuffle-all = { $amount ->
    [one] { $card }: kdo zamíchá odkládací balíček do dobíracího a zničí { $amount } vrchní kartu?
    [few] { $card }: kdo zamíchá odkládací balíček do dobíracího a zničí { $amount } vrchní karty?
   *[other] { $card }: kdo zamíchá odkládací balíček do dobíracího a zničí { $amount } vrchních karet?
}
ae-who-suffer = { $amount ->
    [0] { $card }: kdo utrpí zranění?
   *[other] { $card }: kdo utrpí { $amount } zranění?
}

## Volby

ae-do-play = Zahrát kartu { $card }
ae-do-buy = Koupit kartu { $card }
ae-do-buy-devoured = Koupit pohlcenou kartu { $card }
ae-do-charge = Koupit energii za 2 étery
ae-do-focus = Pootevřít trhlinu { $breach }
ae-do-open = Otevřít trhlinu { $breach }
ae-focus-for = Pootevřít trhlinu { $breach } za { $aether ->
    [one] { $aether } éter
    [few] { $aether } étery
   *[other] { $aether } éterů
}
ae-open-for = Otevřít trhlinu { $breach } za { $aether ->
    [one] { $aether } éter
    [few] { $aether } étery
   *[other] { $aether } éterů
}
ae-do-prep = Připravit kouzlo { $card } k trhlině { $breach }
ae-do-use = Využít kouzlo připravené u trhliny { $place }
ae-do-discard-power = Odstranit hrozbu { $card }
ae-do-ability = Použít schopnost
ae-do-end = Ukončit hlavní fázi
ae-do-cast = Seslat kouzlo od trhliny { $place }
ae-cast-named = Seslat kouzlo { $card } (trhlina { $place })
ae-spell-named = Kouzlo { $card } u trhliny { $place } ({ $player })
ae-do-cast-from = Kouzlo u trhliny { $place } ({ $player })
ae-do-hit = Zasáhnout cíl: { $target }
ae-do-mage = { $player }
ae-do-lay = Položit kartu { $card }
ae-do-discard = Odložit kartu { $card }
ae-do-destroy = Zničit kartu { $card }
ae-do-destroy-discarded = { $copy ->
    [1] Zničit odloženou kartu { $card }
   *[other] Zničit odloženou kartu { $card } (shora { $copy }.)
}
ae-do-return = { $copy ->
    [1] Vzít kartu { $card }
   *[other] Vzít kartu { $card } (shora { $copy }.)
}
ae-do-gain = Získat kartu { $card }
ae-do-gain-devoured = Získat pohlcenou kartu { $card }
ae-do-devour = Pohltit kartu { $card }
ae-do-unprep = Kouzlo u trhliny { $place } ({ $player })
ae-do-focus-of = Trhlina { $breach } ({ $player })
ae-do-break = Zničit trhlinu { $breach }
ae-do-carry-out = Provést zkaženost { $card }
ae-do-top = Nechat navrchu
ae-do-bottom = Dát dospod
ae-do-toss = Odložit
ae-do-next = Další: { $order }
ae-do-shuffle-back = Zamíchat zpět: { $order }
ae-casting-phase-done = Už nic nesesílat
ae-lay-down-done = Zbytek tak, jak leží
ae-spread-yes = Utrpět 1 zranění a rozdělit
ae-spread-no = Zasáhnout jen jedno Kusadlo
ae-ally-ability-pass = Teď ne
ae-last-ally-ability-pass = Teď ne
ae-order-ability-pass = Teď ne
ae-card-ability-pass = Teď ne
ae-may-discard-done = Karty si nechat
ae-may-destroy-done = Už nic neničit
ae-destroy-anywhere-done = Už nic neničit
ae-destroy-shown-yes = Zničit
ae-destroy-shown-no = Nechat
ae-return-done = Už nic nebrat
ae-ravage-or-gems-done = Žádný další drahokam
ae-cast-fresh-pass = Nic nesesílat
ae-onto-deck-yes = Navrch balíčku
ae-onto-deck-no = Na odkládací balíček
ae-may-suffer-yes = Utrpět to
ae-may-suffer-no = Raději ne
ae-amethyst-shard-yes = Dobrat a odložit
ae-amethyst-shard-no = Raději ne
ae-phoenix-flame-yes = Ztratit energii: o 2 zranění víc
ae-phoenix-flame-no = Nechat si energii
ae-pass-on-corruption-mage = Odkládací balíček hráče: { $player }
ae-pass-on-corruption-bottom = Ztratit energii a dát ji pod balíček zkaženosti

## Co se děje

ae-new-round = Začíná nové kolo: karty pořadí tahu se zamíchají.
ae-turn-order = Karta pořadí tahu: { $order }.
ae-revealed-order = { $player } odkrývá kartu pořadí tahu: { $order }.
ae-kept-on-top = { $player } nechává kartu pořadí tahu navrchu.
ae-put-to-bottom = { $player } dává kartu pořadí tahu dospod.
ae-arranged = { $player } řadí do balíčku pořadí tahu další kartu: { $order }.
ae-shuffled-back = Zpět do balíčku pořadí tahu se zamíchá karta: { $order }.
ae-turn = Na tahu je { $player }.
ae-cast = { $player } sesílá kouzlo { $card }.
    .tile = sesílá { $card }
ae-cast-of = { $player } sesílá kouzlo { $card } (majitel: { $other }).
    .tile = sesílá { $card }
ae-played = { $player } hraje kartu { $card }.
ae-prepped = { $player } připravuje kouzlo { $card } k trhlině { $breach }.
    .tile = chystá { $card }
ae-focused = { $player } pootevírá trhlinu { $breach }.
    .tile = pootevírá trhlinu { $breach }
ae-opened = { $player } otevírá trhlinu { $breach }.
    .tile = otevírá trhlinu { $breach }
ae-broke-breach = { $player } navždy přichází o trhlinu { $breach }.
ae-gained-aether = { $purpose ->
    [gem] { $player } získává éter na drahokam: { $aether }.
    [spell] { $player } získává éter na kouzlo: { $aether }.
   *[anything] { $player } získává éter: { $aether }.
}
ae-gained-charges = { $count ->
    [one] { $player } získává energii.
    [few] { $player } získává { $count } energie.
   *[other] { $player } získává { $count } energií.
}
    .tile = energie +{ $count }
ae-lost-charges = { $count ->
    [one] { $player } ztrácí energii.
    [few] { $player } ztrácí { $count } energie.
   *[other] { $player } ztrácí { $count } energií.
}
ae-gained = { $to ->
    [deck] { $player } získává navrch balíčku kartu { $card }.
    [hand] { $player } získává do ruky kartu { $card }.
   *[discard] { $player } získává kartu { $card }.
}
    .tile = získává { $card }
ae-drew = { $player } dobírá: { $things }.
    .thing = { $card }
ae-discarded = { $player } odkládá kartu { $card }.
ae-discarded-spell = { $player } dává na odkládací balíček kouzlo { $card }.
ae-lost-spell = { $player } přichází o připravené kouzlo { $card }; jde na odkládací balíček.
ae-destroyed = { $player } ničí kartu { $card }.
    .tile = ničí { $card }
ae-returned = { $player } si vrací do ruky kartu { $card }.
ae-showed-top = { $player } odkrývá vrchní kartu balíčku: { $card }.
ae-tossed = { $player } odkládá z balíčku kartu { $card }.
ae-shuffled-deck = { $player } míchá balíček s odkládacím balíčkem.
ae-laid = { $player } pokládá na odkládací balíček kartu { $card }.
ae-laid-down = { $count ->
    [one] { $player } odkládá jednu zahranou kartu.
    [few] { $player } odkládá { $count } zahrané karty.
   *[other] { $player } odkládá { $count } zahraných karet.
}
ae-ability = { $player } používá schopnost, kterou má { $card }.
    .tile = schopnost: { $card }
ae-suffered = { $player } trpí zranění: { $damage }.
    .tile = životy −{ $damage }
ae-exhausted = Vyčerpání! Žádné životy už nemá { $player }.
    .tile = vyčerpání!
ae-healed = { $life ->
    [one] { $player } získává 1 život.
    [few] { $player } získává { $life } životy.
   *[other] { $player } získává { $life } životů.
}
    .tile = životy +{ $life }
ae-gravehold-suffered = Útočiště trpí zranění: { $damage }.
    .tile = Útočiště −{ $damage }
ae-gravehold-healed = { $life ->
    [one] Útočiště získává 1 život.
    [few] Útočiště získává { $life } životy.
   *[other] Útočiště získává { $life } životů.
}
    .tile = Útočiště +{ $life }
ae-nemesis-turn = Na tahu je Pán Bezejmenných.
ae-nemesis-drew = Pán Bezejmenných dobírá kartu { $card }.
    .tile = dobírá { $card }
ae-nemesis-hit = { $player } zraňuje Pána Bezejmenných: { $damage }.
    .tile = Pán Bezejmenných −{ $damage }
ae-nemesis-healed = { $life ->
    [one] Pán Bezejmenných získává 1 život.
    [few] Pán Bezejmenných získává { $life } životy.
   *[other] Pán Bezejmenných získává { $life } životů.
}
    .tile = Pán Bezejmenných +{ $life }
ae-nemesis-discarded = Z balíčku Pána Bezejmenných se odkládá karta { $card }.
ae-unleash = { $times ->
    [one] Běsnění!
   *[other] Běsnění, a to { $times }×!
}
    .tile = { $times ->
        [one] Běsnění
       *[other] Běsnění ×{ $times }
    }
ae-entered = Do hry přichází { $card } (životy: { $tokens }).
ae-entered-power = Do hry přichází { $card } (žetony hrozby: { $tokens }); projeví se, až žetony dojdou.
ae-left-play = Hru opouští { $card }.
ae-minion-hit = { $card } trpí zranění: { $damage }.
    .tile = { $card } −{ $damage }
ae-power-token = { $left ->
    [0] { $card } přichází o poslední žeton hrozby.
   *[other] { $card } přichází o žeton hrozby (zbývá: { $left }).
}
ae-takes-effect = Účinkuje { $card }.
    .tile = účinkuje { $card }
ae-attack-ends = Útok { $card } je u konce.
ae-warded-off = { $player } odvrací kartu { $card }.
    .tile = odvrací { $card }
ae-lost-fury = { $fury ->
    [one] Rozzuřený ztrácí žeton zuřivosti.
    [few] Rozzuřený ztrácí { $fury } žetony zuřivosti.
   *[other] Rozzuřený ztrácí { $fury } žetonů zuřivosti.
}
ae-moment-in-play = Karty ve hře
ae-moment-drawn = Líznutí karty
ae-moment-nemesis = Tah Pána Bezejmenných
ae-moment-round = Nové kolo
ae-moment-standings = Životy
ae-gained-fury = { $fury ->
    [one] Rozzuřený získává žeton zuřivosti.
    [few] Rozzuřený získává { $fury } žetony zuřivosti.
   *[other] Rozzuřený získává { $fury } žetonů zuřivosti.
}
    .tile = zuřivost +{ $fury }
ae-strike = Rozzuřený provádí výpad: { $card }.
    .tile = výpad: { $card }
ae-placed-husks = { $husks ->
    [one] Přichází 1 Kusadlo.
    [few] Přicházejí { $husks } Kusadla.
   *[other] Přichází { $husks } Kusadel.
}
    .tile = Kusadla +{ $husks }
ae-removed-husks = { $husks ->
    [one] Odchází 1 Kusadlo.
    [few] Odcházejí { $husks } Kusadla.
   *[other] Odchází { $husks } Kusadel.
}
ae-husk-hit = Kusadlo trpí zranění: { $damage }.
    .tile = Kusadlo −{ $damage }
ae-husks-hit = Mezi Kusadla se rozděluje zranění: { $damage }.
ae-swarm = { $husks ->
    [one] Rojení, ve hře je 1 Kusadlo!
    [few] Rojení, ve hře jsou { $husks } Kusadla!
   *[other] Rojení, ve hře je { $husks } Kusadel!
}
    .tile = Rojení: { $husks }
ae-devoured-card = Pohlcena je karta { $card }.
    .tile = pohlcuje { $card }
ae-carried-out = { $player } provádí zkaženost { $card }.
ae-passed-on = { $player } předává zkaženost { $card }. Na odkládacím balíčku ji má { $other }.

## Konec

ae-nemesis-defeated = Pán Bezejmenných je poražen. Hráči vyhrávají!
ae-nemesis-spent = Pánu Bezejmenných došly karty. Hráči vyhrávají!
ae-gravehold-fallen = Útočiště padlo. Hráči prohrávají.
ae-mages-exhausted = Všichni mágové jsou vyčerpaní. Hráči prohrávají.
ae-overrun = Roj zavalil Útočiště. Hráči prohrávají.
ae-devoured = Celá zásoba je pohlcena. Hráči prohrávají.

ae-source-nemesis = Životy ubrané Pánu Bezejmenných
ae-source-gravehold = Životy, které zbyly Útočišti
ae-source-mages = Životy, které zbyly mágům

## Proč to nejde

ae-why-not-in-hand = Kartu { $card } nemáš v ruce.
ae-why-corruption = { $card } je zkaženost a ty se sem nepočítají.
ae-why-too-cheap = Karta { $card } je moc levná: musí stát aspoň { $cost }.
ae-why-not-such-a-card = Karta { $card } není ta, o jakou tu jde.
ae-why-not-enough = { $left ->
    [one] Ještě jedna karta musí pryč.
    [few] Ještě { $left } karty musí pryč.
   *[other] Ještě { $left } karet musí pryč.
}
ae-why-not-in-pile = Karta { $card } v tom balíčku neleží.
ae-why-not-played = Karta { $card } před tebou neleží.
ae-why-not-left = Taková karta pořadí tahu už nezbývá.
ae-why-not-in-supply = Karta { $card } není v zásobě této hry.
ae-why-pile-empty = Hromádka karty { $card } je prázdná.
ae-why-not-devoured = Karta { $card } není navrchu hromádky pohlcených karet.
ae-why-not-this-pile = Hromádky karty { $card } se to netýká.
ae-why-not-this-mage = { $player } to být nemůže.
ae-why-too-little-aether = Cena v éterech je { $price }, ty máš { $aether }.
ae-why-charges-full = Na další energii nemáš místo.
ae-why-no-charge = Nemáš žádnou energii na zaplacení.
ae-why-not-charged = { $charges ->
    [0] Schopnost potřebuje plnou energii a ty nemáš žádnou.
    [one] Schopnost potřebuje plnou energii a ty máš jen jednu.
   *[other] Schopnost potřebuje plnou energii a ty máš jen { $charges }.
}
ae-why-wrong-moment = Tvá schopnost je na jinou chvíli.
ae-why-no-breach = Trhlinu { $breach } nemáš.
ae-why-breach-open = Trhlina { $breach } už je otevřená.
ae-why-breach-closed = Trhlina { $breach } je zavřená. Otevři ji, nebo ji v tomto tahu pootevři.
ae-why-breach-occupied = U trhliny { $breach } už kouzlo je.
ae-why-only-open = Trhlinu { $breach } už nejde pootočit, jen otevřít.
ae-why-nothing-prepped = Žádné kouzlo tam připravené není.
ae-why-not-fresh = To kouzlo nebylo připraveno v tomto tahu.
ae-why-must-cast = Kouzlo u zavřené trhliny se seslat musí.
ae-why-casting-first = Nejdřív je fáze sesílání kouzel.
ae-why-casting-over = Fáze sesílání kouzel už skončila.
ae-why-no-while-prepped = Není tam kouzlo, které by šlo využít, když je připraveno.
ae-why-used = Kartu { $card } už tento tah nevyužiješ znovu.
ae-why-condition-unmet = Co žádá karta { $card }, splnit nemůžeš.
ae-why-no-to-discard = Kartu { $card } odstranit nejde.
ae-why-power-not-in-play = Hrozba { $card } není ve hře.
ae-why-no-free-discard = Jen tak karty odkládat nejde; co nezahraješ, zůstane ti v ruce.
ae-why-not-in-play = Takový cíl ve hře není.
ae-why-behind-husks = Dokud jsou ve hře Kusadla, nejde zranit přísluhovač { $card }.
ae-why-not-spent = Taková karta v odkládacím balíčku pořadí tahu není.
ae-why-not-now = Zkaženost { $card } se teď neprovádí.

## Co karty dělají, odvozeno z jejich hodnot

# Words that keep their capital letter in the middle of a sentence.
ae-names = Útočiště Pán Rozzuřený Běsnění Rojení
ae-part-up-to = { $count ->
    [one] { "" }
   *[other] až{ " " }
}
ae-part-cards = { $only ->
    [gem] { $count ->
        [one] drahokam
        [few] { $count } drahokamy
       *[other] { $count } drahokamů
    }
    [spell] { $count ->
        [one] kouzlo
        [few] { $count } kouzla
       *[other] { $count } kouzel
    }
   *[other] { $count ->
        [one] kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
ae-part-limits = { $plain ->
    [1] { " " }(ne zkaženost)
   *[0] { "" }
}{ $least ->
    [0] { "" }
   *[other] { " " }za { $least } nebo víc
}
ae-part-gain = { $damage ->
    [0] { "" }
   *[other] { " " }Za každou přidej { $damage } zranění.
}{ $by_cost ->
    [1] { " " }Ke zranění přidej jeho cenu.
   *[0] { "" }
}{ $then ->
    [0] { "" }
   *[other] { " " }Když to uděláš, { $then }
}
ae-part-pile = { $only ->
    [gem] hromádky drahokamů
    [relic] hromádky artefaktů
    [spell] hromádky kouzel
   *[other] hromádky zásoby
}
ae-part-aether = { $aether ->
    [one] { $aether } éter
    [few] { $aether } étery
   *[other] { $aether } éterů
}
ae-effect-aether = { $purpose ->
    [gem] Získej { ae-part-aether } jen na drahokam.
    [spell] Získej { ae-part-aether } jen na kouzlo.
   *[anything] Získej { ae-part-aether }.
}
ae-effect-all = { $effects }
ae-effect-package = { $effects }
    .may = { $effects }
ae-effect-package-between = a pak
ae-effect-either = { $branches }
ae-effect-either-between = NEBO
ae-effect-exchange = { $cost } Za to { $gain }
    .may = { $cost }, aby { $gain }
ae-effect-may = Smíš { $effects }.
ae-effect-on = { $who }: { $effects }
ae-effect-on-player-in-turn = Hráč na tahu: { $effects }
ae-effect-two-players = Jeden hráč: { $first } Jiný hráč: { $second }
ae-effect-on-play = { $nth ->
    [1] Je-li to tento tah tvá první karta toho jména, { $effects }
    [2] Je-li to tento tah tvá druhá karta toho jména, { $effects }
   *[other] Je-li to tento tah tvá { $nth }. karta toho jména, { $effects }
}
ae-effect-while-prepped = { $once ->
    [1] Jednou za tah
   *[0] Kolikrát chceš
}{ $pays ->
    [0] { "" }
   *[other] , za { $pays } { $pays ->
        [one] éter
        [few] étery
       *[other] éterů
    }
}: { $effects }
ae-effect-pay = Zaplať { ae-part-aether }.
ae-effect-discount = Příští trhlina, kterou tento tah pootevřeš nebo otevřeš, je o { $aether } levnější.
ae-effect-charge = { $count ->
    [one] Získej energii.
    [few] Získej { $count } energie.
   *[other] Získej { $count } energií.
}
ae-effect-lose-charges = { $count ->
    [one] Ztrať energii.
    [few] Ztrať { $count } energie.
   *[other] Ztrať { $count } energií.
}
    .exchange = { $count ->
        [one] ztratit energii
        [few] ztratit { $count } energie
       *[other] ztratit { $count } energií
    }
ae-effect-lose-all-charges = Ztrať všechnu energii.
ae-effect-share-charges = { $count ->
    [one] Spojenec získá energii.
    [few] Spojenci společně získají { $count } energie.
   *[other] Spojenci společně získají { $count } energií.
}
ae-effect-deal = { $damage ->
    [0] Uděl toto zranění.
   *[other] Uděl { $damage } zranění.
}
ae-effect-deal-by = Uděl tolik zranění, kolik je { $damage }.
ae-effect-strengthen = Uděl o { $damage } zranění víc.
    .exchange = toto kouzlo udělilo o { $damage } zranění víc
ae-effect-suffer = Utrp { $damage } zranění.
ae-effect-suffer-by = Utrp tolik zranění, kolik je { $damage }.
ae-effect-may-suffer = Smíš utrpět { $damage } zranění. Když to uděláš, { $then }
ae-effect-heal = Získej { $life } { $life ->
    [one] život
    [few] životy
   *[other] životů
}.
ae-effect-ravage = Útočiště utrpí { $damage } zranění.
ae-effect-ravage-by = Útočiště utrpí tolik zranění, kolik je { $damage }.
ae-effect-ravage-or-gems = Útočiště utrpí { $damage } zranění. Předtím smějí hráči společně odložit z rukou nejvýš tolik drahokamů: { $most }. Každý je sníží o { $each }.
ae-effect-mend = Útočiště získá { $life } { $life ->
    [one] život
    [few] životy
   *[other] životů
}.
ae-effect-nemesis-heals = Pán Bezejmenných získá { $life } { $life ->
    [one] život
    [few] životy
   *[other] životů
}.
ae-effect-hurt-this = Tento přísluhovač utrpí { $damage } zranění.
ae-effect-prevent-damage = Hráči ani Útočiště tento tah neutrpí žádné zranění.
ae-effect-draw = { $count ->
    [one] Dober kartu.
    [few] Dober { $count } karty.
   *[other] Dober { $count } karet.
}
    .package = { $count ->
        [one] dobrat kartu
        [few] dobrat { $count } karty
       *[other] dobrat { $count } karet
    }
ae-effect-discard = { $optional ->
    [1] Smíš odložit z ruky { ae-part-up-to }{ ae-part-cards }{ ae-part-limits }.{ ae-part-gain }
   *[0] Odlož z ruky { ae-part-cards }{ ae-part-limits }.{ ae-part-gain }
}
    .package = odložit z ruky { ae-part-cards }
ae-effect-destroy-in-hand = { $optional ->
    [1] Smíš zničit v ruce { ae-part-up-to }{ ae-part-cards }{ ae-part-limits }.{ ae-part-gain }
   *[0] Znič v ruce { ae-part-cards }{ ae-part-limits }.{ ae-part-gain }
}
ae-effect-destroy-anywhere = Smíš zničit karty v ruce a odkládacím balíčku, celkem až { $count }.
ae-effect-destroy-prepped = { $count ->
    [one] Znič své připravené kouzlo za { $least } nebo víc.
    [few] Znič { $count } svá připravená kouzla, každé za { $least } nebo víc.
   *[other] Znič { $count } svých připravených kouzel, každé za { $least } nebo víc.
}
ae-effect-destroy-top = { $count ->
    [one] Znič vrchní kartu svého balíčku.
    [few] Znič { $count } vrchní karty svého balíčku.
   *[other] Znič { $count } vrchních karet svého balíčku.
}
ae-effect-destroy-this = Znič tuto kartu.
ae-effect-discard-crystals = Odlož z ruky všechny Křišťály.
ae-effect-return-discarded = { $optional ->
    [1] Smíš vrátit z odkládacího balíčku do ruky { ae-part-up-to }{ ae-part-cards }
   *[0] Vrať z odkládacího balíčku do ruky { ae-part-cards }
}{ $cost ->
    [-1] { "" }
   *[other] { " " }s cenou { $cost }
}.
ae-effect-return-played-gem = Vrať do ruky drahokam zahraný v tomto tahu.
ae-effect-look-at-top = Podívej se na vrchní kartu svého balíčku; smíš ji zničit.
ae-effect-sift-all = Každý hráč odkryje vrchní kartu svého balíčku a odloží ji, nebo vrátí.
ae-effect-shuffle-all = Dej odkládací balíček na svůj balíček a zamíchej ho.
ae-effect-shuffle-deck = Zamíchej odkládací balíček do svého balíčku.
ae-effect-team-discards = Hráči společně odloží z rukou tolik karet: { $count }.
ae-effect-gain-card = Získej ze zásoby{ $to ->
    [deck] { " " }navrch svého balíčku
    [hand] { " " }do ruky
   *[discard] { "" }
}{ $cheapest ->
    [1] { $only ->
        [gem] { " " }nejlevnější drahokam
        [relic] { " " }nejlevnější artefakt
        [spell] { " " }nejlevnější kouzlo
       *[other] { " " }nejlevnější kartu
    }
   *[0] { $only ->
        [gem] { " " }drahokam
        [relic] { " " }artefakt
        [spell] { " " }kouzlo
       *[other] { " " }kartu
    }
}{ $most ->
    [99] { "" }
   *[other] { " " }za { $most } nebo míň
}.{ $half_cost ->
    [1] { " " }Utrp zranění v polovině jeho ceny, zaokrouhleno nahoru.
   *[0] { "" }
}
ae-effect-onto-deck = Smíš ji dát navrch svého balíčku.
ae-effect-play-twice = Zahraj drahokam z ruky dvakrát, pak ho znič.
ae-effect-cast-any = Sešli připravené kouzlo kteréhokoli hráče.
ae-effect-cast-twice = Sešli dvakrát připravené kouzlo kteréhokoli hráče; odlož je až podruhé.
ae-effect-cast-fresh = Smíš seslat své kouzlo připravené v tomto tahu; udělí o { $damage } zranění víc.
ae-effect-drop-spell = Odlož { $dearest ->
    [1] { $count ->
        [one] nejdražší připravené kouzlo
        [few] { $count } nejdražší připravená kouzla
       *[other] { $count } nejdražších připravených kouzel
    }
   *[0] { $count ->
        [one] připravené kouzlo
        [few] { $count } připravená kouzla
       *[other] { $count } připravených kouzel
    }
}{ $own ->
    [1] { " " }u svých trhlin
   *[0] { $dearest ->
        [1] { " " }všech hráčů
       *[0] { " " }kteréhokoli hráče
    }
}{ $least ->
    [0] { "" }
   *[other] { " " }za { $least } nebo víc
}.
ae-effect-focus-own = Pootevři jednu svou trhlinu.
ae-effect-focus-any = Pootevři trhlinu kteréhokoli hráče.
ae-effect-focus-cheapest = Pootevři svou zavřenou trhlinu s nejnižší cenou za pootevření.
ae-effect-open-gate = Každá tvá otevřená trhlina tento tah pojme dvě kouzla.
ae-effect-reveal-order = Odkryj vrchní kartu pořadí tahu.{ $player ->
    [0] { "" }
   *[other] { " " }Je-li hráčská: { $player }
}{ $nemesis ->
    [0] { "" }
   *[other] { " " }Patří-li Pánu Bezejmenných: { $nemesis }
}
ae-effect-place-order = Vrať ji navrch, nebo dospod.
ae-effect-reveal-all-order = Odkryj zbytek balíčku pořadí tahu.
ae-effect-arrange-order = Vrať ho v libovolném pořadí.
ae-effect-shuffle-back = { $wild ->
    [1] Zamíchej odloženou kartu pořadí tahu některého hráče nebo žolíka zpět do balíčku.
   *[0] Zamíchej odloženou kartu pořadí tahu některého hráče zpět do balíčku.
}{ $then ->
    [0] { "" }
   *[other] { " " }Tento hráč: { $then }
}
ae-effect-shuffle-back-nemesis = Zamíchej všechny odložené karty Pána Bezejmenných zpět do balíčku pořadí tahu.
ae-effect-ward-off = Odlož bez účinku právě dobranou kartu Pána Bezejmenných.
ae-effect-unleash = { $times ->
    [one] Běsnění.
    [2] Dvakrát Běsnění.
   *[other] Běsnění { $times }×.
}
ae-effect-revive = Naposled odložený přísluhovač se vrací do hry.
ae-effect-gain-fury = { $fury ->
    [one] Rozzuřený získá žeton zuřivosti.
    [few] Rozzuřený získá { $fury } žetony zuřivosti.
   *[other] Rozzuřený získá { $fury } žetonů zuřivosti.
}
ae-effect-strike = Rozzuřený provede výpad.
ae-effect-strike-in-fury = Má-li Rozzuřený žetonů zuřivosti aspoň { $fury }, provede výpad.
ae-effect-shuffle-strikes = Zamíchej karty výpadu do balíčku.
ae-effect-if-nemesis-turns-spent = Jsou-li obě karty pořadí tahu Pána Bezejmenných odložené, { $effects }
ae-effect-place-husks = { $husks ->
    [one] Přidej Kusadlo.
    [few] Přidej { $husks } Kusadla.
   *[other] Přidej { $husks } Kusadel.
}
ae-effect-place-husks-by = Přidej tolik Kusadel: { $husks }.
ae-effect-remove-husk = Odeber Kusadlo.
ae-effect-ravage-half = Odeber polovinu Kusadel, zaokrouhleno nahoru. Za každé Útočiště utrpí { $damage } zranění.
ae-effect-overrun = Hráči prohrávají.
ae-effect-swarm = Rojení.
ae-effect-devour = { $count ->
    [1] Pohlť kartu { $piles }.
    [2] Pohlť 2 karty { $piles }.
    [3] Pohlť 3 karty { $piles }.
   *[other] Pohlť karty { $piles }. Kolik: { $count }.
}
ae-effect-devour-first-gems = Pohlť kartu z každé hromádky drahokamů, nejdřív z nejdražší.
ae-effect-devour-any = { $count ->
    [one] Pohlť kartu z kterékoli hromádky zásoby.
    [few] Pohlť { $count } karty z kterýchkoli hromádek zásoby.
   *[other] Pohlť { $count } karet z kterýchkoli hromádek zásoby.
}
ae-effect-shuffle-corruptions = Zamíchej zkaženosti do balíčku.
ae-effect-gain-corruption = { $to ->
    [hand] Získej zkaženost do ruky.
   *[deck] Získej zkaženost navrch svého balíčku.
}
    .gain-corruptions = { $to ->
        [hand] do ruky
       *[deck] navrch svého balíčku
    }
ae-effect-gain-corruptions = { $count ->
    [one] Získej zkaženost { $gain }.
    [few] Získej { $count } zkaženosti { $gain }.
   *[other] Získej { $count } zkažeností { $gain }.
}
ae-effect-carry-out-corruptions = { $drawn ->
    [1] Proveď všechny zkaženosti dobrané v tomto tahu.
   *[0] Proveď všechny zkaženosti v ruce.
}
ae-effect-discard-nemesis-cards = { $count ->
    [one] Odlož vrchní kartu balíčku Pána Bezejmenných.
    [few] Odlož { $count } vrchní karty balíčku Pána Bezejmenných.
   *[other] Odlož { $count } vrchních karet balíčku Pána Bezejmenných.
} Za každou z úrovně { $tier } Útočiště utrpí { $damage } zranění.

## Počty, hráči a hromádky

ae-value-plus = { $base } + { $more }
ae-value-times = { $factor ->
    [2] dvakrát { $number }
   *[other] { $factor }× { $number }
}
ae-value-fury = počet žetonů zuřivosti
ae-value-husks = počet Kusadel ve hře
ae-value-empty-piles = počet prázdných hromádek zásoby
ae-value-its-life = počet životů tohoto přísluhovače
ae-value-spent-turns = počet karet v odkládacím balíčku pořadí tahu
ae-value-open-breaches = počet tvých otevřených trhlin
ae-value-all-open = 1, jsou-li všechny tvé trhliny otevřené
ae-value-prepped-spells = počet tvých připravených kouzel
ae-value-adjacent-spells = počet kouzel u přilehlých trhlin
ae-value-by-players = 3 v jednom nebo dvou hráčích, jinak 2
ae-value-any-player = Kterýkoli hráč
ae-value-ally = Jeden spojenec
ae-value-ally-with-room = Jeden spojenec
ae-value-healable = Kterýkoli hráč
ae-value-with-closed-breach = Kterýkoli hráč se zavřenou trhlinou
ae-value-lowest-life = Hráč s nejméně životy
ae-value-most = { $enough ->
    [1000] Hráč, který má nejvíc { $number }
   *[other] Kdokoli, kdo má dost { $number } (aspoň { $enough }), jinak ten, kdo jich má nejvíc
}
ae-value-most-charges = energie
ae-value-most-crystals = Křišťálů v ruce
ae-value-most-hand-cards = karet v ruce
ae-value-most-life = životů
ae-value-most-open-breaches = otevřených trhlin
ae-value-most-pile-cards = karet v balíčku a odkládacím balíčku
ae-value-most-plain-cards = karet v ruce kromě zkaženosti
ae-value-most-prepped-spells = připravených kouzel
ae-value-piles = { $cheapest ->
    [1] z nejlevnější { ae-part-pile }
   *[0] { $rank ->
        [1] z nejdražší { ae-part-pile }
        [2] z druhé nejdražší { ae-part-pile }
       *[other] z kterékoli jedné { ae-part-pile }
    }
}

## Co stojí na kartách a deskách

ae-card-kind = { $kind ->
    [gem] Drahokam.
    [relic] Artefakt.
    [spell] Kouzlo.
   *[corruption] Zkaženost: po provedení se zničí.
}
ae-card-cost = Cena { $cost }.
ae-card-cast = Seslání: { $cast }
ae-card-main = Když je připraveno, ve tvé hlavní fázi { $main }
ae-card-casting-ends = Když je připraveno, na konci tvé fáze sesílání kouzel { $casting_ends }
ae-card-gained = Když ji získáš, { $gained }
ae-card-preps-closed = Smíš ho připravit i k zavřené trhlině, aniž ji pootevřeš.
ae-card-origin = { ae-origin-inferred }
ae-nemesis-card-kind = { $kind ->
    [attack] Útok.
    [minion] Přísluhovač.
    [power] Hrozba.
   *[strike] Výpad.
}
ae-nemesis-card-tier = Úroveň { $tier }.
ae-nemesis-card-effects = { $kind ->
    [minion] Přetrvávající:{ " " }
    [power] SÍLA { $power }:{ " " }
   *[other] { "" }
}{ $effects }
ae-nemesis-card-life = Životy: { $life }.
ae-nemesis-card-immediately = Ihned: { $immediately }
ae-nemesis-card-to-discard = Pro odstranění: { $to_discard }
ae-nemesis-card-most-damage = Naráz nikdy neutrpí víc zranění než { $most_damage }.
ae-nemesis-card-hurt = Kdo ho zraní: { $hurt }
ae-nemesis-card-behind-husks = Dokud je ve hře Kusadlo, nejde zranit.
ae-nemesis-card-toughens-husks = Dokud je ve hře, mají Kusadla 2 životy; zraněná se na konci tahu uzdraví.
ae-nemesis-card-origin = { ae-origin-inferred }
ae-mage-breaches = Trhliny I až IV: { $breaches }.
ae-mage-breaches-0 = zavřená
ae-mage-breaches-1 = pootevřená jednou
ae-mage-breaches-2 = pootevřená dvakrát
ae-mage-breaches-4 = otevřená
ae-mage-breaches-5 = chybí
ae-mage-hand = Ruka: { $hand }.
ae-mage-deck = Balíček odshora: { $deck }.
ae-mage-moment = { $moment ->
    [own-main-phase] Schopnost ve tvé hlavní fázi.
    [any-main-phase] Schopnost v hlavní fázi kteréhokoli hráče.
    [turn-order-card-drawn] Schopnost hned po otočení karty pořadí tahu.
   *[nemesis-card-drawn] Schopnost poté, co Pán Bezejmenných dobere útok nebo hrozbu, dřív než účinkuje.
}
ae-mage-ability = { $name ->
    [adelheim] Éterická ochrana:{ " " }
    [brama] Doušek z okraje:{ " " }
    [jian] Černé zrcadlo:{ " " }
    [kadir] Brána z jiného světa:{ " " }
    [lash] Zrychlená mysl:{ " " }
    [mist] Božské znamení:{ " " }
    [phaedraxa] Věštecká runa:{ " " }
    [xaxos] Metafyzické pouto:{ " " }
   *[other] { "" }
}{ $ability }
ae-mage-charges = Potřebná energie: jen { $charges }.
ae-mage-origin = { ae-origin-inferred }
ae-nemesis-life = Životy: { $life }.
ae-nemesis-difficulty = Obtížnost: { $difficulty }.
ae-nemesis-unleash = Běsnění: { $unleash }
ae-nemesis-cards = Vlastní karty: { $cards }.
ae-nemesis-set-up = Příprava: { $set_up }
ae-nemesis-harder-set-up = Zvýšená obtížnost, příprava: { $harder_set_up }
ae-nemesis-harder-unleash = Zvýšená obtížnost, Běsnění: { $harder_unleash }
ae-nemesis-turn-starts = Na začátku tahu hráče { $turn_starts }
ae-nemesis-main-ends = Na konci hlavní fáze hráče { $main_ends }
ae-nemesis-own-turn-ends = Na konci tahu Pána Bezejmenných { $own_turn_ends }
ae-nemesis-needs-supply = Jsou-li všechny hromádky zásoby prázdné, hráči prohrávají.
ae-nemesis-origin = { ae-origin-inferred }
ae-origin-inferred = Tyto hodnoty uvádí jen jeden zdroj; tištěné se mohou lišit.
ae-nemesis-rageborne-note = Výpad: provede se vrchní karta výpadu a zamíchá se zpět, pak Rozzuřený ztratí 3 žetony zuřivosti (při Zvýšené obtížnosti 1).
ae-nemesis-carapace-queen-note = Kusadlo má 1 život; kdo ho zasáhne, smí utrpět 1 zranění a rozdělit zásah mezi víc Kusadel. Každé Kusadlo nad 15 stojí Útočiště 1 život. Rojení: do 3 Kusadel přibudou 4; do 6 se odloží připravené kouzlo a přibudou 2; do 10 Útočiště utrpí 5 zranění; do 12 hráč s nejméně životy utrpí 3 zranění a 1 Kusadlo ubude; se 13 hráči prohrávají.
ae-nemesis-prince-of-gluttons-note = Pohlcené karty tvoří hromádku; vrchní z nich jde koupit. Každá karta, která k pohlcení chybí, stojí Útočiště 2 životy.
ae-nemesis-crooked-mask-note = Zničená zkaženost jde pod balíček zkaženosti. Při Zvýšené obtížnosti jde na odkládací balíček kteréhokoli hráče, ledaže její hráč ztratí energii. Když zkaženost dojde, Útočiště místo ní utrpí 2 zranění.

## Stůl

ae-phase-casting = Sesílání
ae-phase-main = Hlavní
ae-phase-draw = Dobírání
ae-phase-nemesis-main = Pán: hlavní
ae-phase-nemesis-draw = Pán: dobírání
ae-kind-gem = Drahokam
ae-kind-gem-code = DR
ae-kind-relic = Artefakt
ae-kind-relic-code = AR
ae-kind-spell = Kouzlo
ae-kind-spell-code = KO
ae-kind-corruption = Zkaženost
ae-kind-corruption-code = ZK
ae-kind-attack = Útok
ae-kind-attack-code = ÚT
ae-kind-minion = Přísluhovač
ae-kind-minion-code = PŘ
ae-kind-power = Hrozba
ae-kind-power-code = HR
ae-kind-strike = Výpad
ae-kind-strike-code = VÝ
ae-kind-mage = Mág
ae-kind-mage-code = MÁ
ae-kind-nemesis = Pán Bezejmenných
ae-kind-nemesis-code = PB
ae-sign-aether = éter
ae-sign-aether-code = ÉT
ae-sign-charge = energie
ae-sign-charge-code = EN
ae-sign-life = životy
ae-sign-life-code = ŽI
ae-sign-fury = zuřivost
ae-sign-fury-code = ZU
ae-sign-husk = Kusadla
ae-sign-husk-code = KU
ae-sign-gravehold = Útočiště
ae-sign-gravehold-code = ÚČ
ae-sign-power = žetony hrozby
ae-sign-power-code = ŽH
ae-sign-hand = karty v ruce
ae-sign-hand-code = RU
ae-sign-prepped = připravená kouzla
ae-sign-prepped-code = PK
ae-sign-open = otevřené trhliny
ae-sign-open-code = OT
ae-sign-empty = prázdné hromádky zásoby
ae-sign-empty-code = PH
ae-scene-player = { $player }
ae-scene-life = { $life ->
    [one] 1 život
    [few] { $life } životy
   *[other] { $life } životů
}
ae-scene-charges = energie: { $charges } z { $most }
ae-scene-hand = { $count ->
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
ae-scene-open-breaches = { $count ->
    [one] 1 otevřená trhlina
    [few] { $count } otevřené trhliny
   *[other] { $count } otevřených trhlin
}
ae-scene-prepped = { $count ->
    [one] 1 připravené kouzlo
    [few] { $count } připravená kouzla
   *[other] { $count } připravených kouzel
}
ae-scene-gem-aether = na drahokamy
ae-scene-spell-aether = na kouzla
ae-scene-breach = Trhlina { $breach }
ae-scene-open = otevřená
ae-scene-open-bonus = otevřená, zranění +1
ae-scene-focuses = pootevřít [aether { $aether }]
ae-scene-opens = otevřít [aether { $aether }]
ae-scene-discard = Odkládací balíček
ae-scene-nemesis-life = Životy Pána Bezejmenných
ae-scene-unleash-rageborne = Běsnění: 1 zuřivost. Se 4 provede na konci svého tahu výpad{ $harder ->
    [0] { "" }
   *[1] { " " }a ztratí jen 1
}.
ae-scene-unleash-carapace-queen = Běsnění: { $harder ->
    [0] 2
   *[1] 3
} Kusadla. Rojení se 13 Kusadly je konec hry.
ae-scene-unleash-prince-of-gluttons = Běsnění: pohltí { $players ->
    [1] 3
    [2] 3
   *[other] 2
} karty z nejlevnější hromádky. Bez zásoby hráči prohrávají.
ae-scene-unleash-crooked-mask = Běsnění: kterýkoli hráč získá zkaženost a zamíchá.
ae-scene-strikes = výpady
ae-scene-corruptions = zkaženosti
ae-scene-devoured = pohlcené
ae-scene-in-play = Bezejmenní ve hře
ae-scene-minions = { $count ->
    [one] 1 přísluhovač
    [few] { $count } přísluhovači
   *[other] { $count } přísluhovačů
}
ae-scene-powers = { $count ->
    [one] 1 hrozba
    [few] { $count } hrozby
   *[other] { $count } hrozeb
}
ae-scene-tiers = balíček po úrovních: { $tier1 } · { $tier2 } · { $tier3 }
ae-scene-drawn = teď
ae-scene-soon = příští tah Pána
ae-scene-turn-wild = žolík
ae-scene-turn-nemesis = Pán
ae-scene-turn-order = Pořadí tahu
ae-scene-next-in = { $number }.
ae-scene-new-round = Balíček je prázdný: přijde nové kolo.
ae-scene-left = **Zbývá:** hráči { $players }, Pán { $nemesis }
ae-scene-supply = Zásoba
ae-scene-of-pile = Tvůj odkládací balíček, vrchní karta první
ae-scene-of-breaches = Trhliny všech mágů

## Varianty

ae-variant-difficulty = Obtížnost
ae-variant-difficulty-about = Životy mágů, Útočiště a Pána Bezejmenných a jestli pro něj platí Zvýšená obtížnost.
ae-variant-difficulty-normal = normální
ae-variant-difficulty-beginner = začátečník
ae-variant-difficulty-expert = expert
ae-variant-difficulty-extinction = na život a na smrt
ae-variant-nemesis = Pán Bezejmenných
ae-variant-nemesis-about = Soupeř, proti kterému mágové stojí. Nejlehčí je Rozzuřený: začni s ním.
ae-variant-nemesis-random = náhodný
ae-variant-mages = Mágové
ae-variant-mages-about = Mágové hráčů v pořadí míst u stolu. Bez výběru je určí los.
ae-variant-supply = Zásoba
ae-variant-supply-about = Doporučená sada karet, nebo náhodné tři drahokamy, dva artefakty a čtyři kouzla.
ae-variant-supply-random = náhodná
ae-variant-supply-deck-destruction = Destrukce balíčku
ae-variant-supply-free-charges = Hodně energie
ae-variant-market = Karty zásoby
ae-variant-market-about = Vlastní výběr tří drahokamů, dvou artefaktů a čtyř kouzel.
ae-variant-solo-turns = Tahy v sólové hře
ae-variant-solo-turns-about = Pro jednoho hráče: kolik tahů máš na dva tahy Pána Bezejmenných. Se čtyřmi je hra snazší.
ae-variant-solo-turns-3 = 3
ae-variant-solo-turns-4 = 4
ae-variant-solo-life = Životy v sólové hře
ae-variant-solo-life-about = Pro jednoho hráče: životy tvého mága. S více životy je hra snazší.
ae-variant-solo-life-usual = jako obvykle
ae-variant-solo-life-12 = 12
ae-variant-solo-life-15 = 15

## Trhliny, karty pořadí tahu, karty, cíle

ae-breach-1 = I
ae-breach-2 = II
ae-breach-3 = III
ae-breach-4 = IV
ae-place-1 = I
ae-place-2 = II
ae-place-3 = III
ae-place-4 = IV
ae-place-1b = I, druhé kouzlo
ae-place-2b = II, druhé kouzlo
ae-place-3b = III, druhé kouzlo
ae-place-4b = IV, druhé kouzlo
ae-order-player-1 = hráč 1
ae-order-player-2 = hráč 2
ae-order-player-3 = hráč 3
ae-order-player-4 = hráč 4
ae-order-wild = žolík
ae-order-nemesis = Pán Bezejmenných
ae-target-nemesis = Pán Bezejmenných
ae-target-husk = Kusadlo
ae-target-wounded-husk = zraněné Kusadlo

ae-card-crystal = Křišťál
ae-card-amethyst-shard = Úlomek ametystu
ae-card-moonstone-shard = Úlomek měsíčního kamene
ae-card-emerald-shard = Úlomek smaragdu
ae-card-quartz-shard = Úlomek křemene
ae-card-garnet-shard = Úlomek granátu
ae-card-tourmaline-shard = Úlomek turmalínu
ae-card-jade = Nefrit
ae-card-sifters-pearl = Prosévačova perla
ae-card-vriswood-amber = Vrijský jantar
ae-card-diamond-cluster = Trs diamantů
ae-card-searing-ruby = Žhnoucí rubín
ae-card-burning-opal = Spalující opál
ae-card-clouded-sapphire = Zakalený safír
ae-card-flexing-dagger = Mihotavá čepel
ae-card-bottled-vortex = Vír v láhvi
ae-card-unstable-prism = Proměnlivé spektrum
ae-card-blasting-staff = Tříštivá hůl
ae-card-focusing-orb = Koule soustředění
ae-card-mages-talisman = Mágův talisman
ae-card-phoenix-flame = Fénixův plamen
ae-card-spectral-echo = Spektrální ozvěna
ae-card-amplify-vision = Rozšířené vidění
ae-card-ignite = Vznícení
ae-card-lava-tendril = Lávový úponek
ae-card-dark-fire = Temný plamen
ae-card-essence-theft = Krádež esence
ae-card-feral-lightning = Nezkrotný blesk
ae-card-oblivion-swell = Vlna zapomnění
ae-card-chaos-arc = Oblouk chaosu
ae-card-planar-insight = Síla mysli
ae-card-wildfire-whip = Ohnivý šleh
ae-card-arcane-nexus = Mystický uzel
ae-card-consuming-void = Všepohlcující prázdnota
ae-card-spark = Zajiskření
ae-card-buried-light = Pohřbené světlo
ae-card-flare = Záblesk
ae-card-blind-abandon = Slepá zběsilost
ae-card-contagion = Nákaza
ae-card-delirium-veil = Závoj deliria
ae-card-dire-wisdom = Hrozná moudrost
ae-card-endless-hunger = Nekonečný hlad
ae-card-fever-of-war = Válečná horečka
ae-card-grim-sight = Chmurný zrak
ae-card-insatiable-avarice = Nenasytná hrabivost
ae-card-lust-for-power = Touha po moci
ae-card-nothingness = Nicota
ae-card-reckless-might = Bezhlavá moc
ae-card-skewer = Nabodnutí
ae-card-slaughter = Řež
ae-card-bane-sire = Zplozenec záhuby
ae-card-haze-spewer = Plivač jedu
ae-card-agony-field = Pole muk
ae-card-bleed-static = Zpětný ráz
ae-card-eye-of-nothing = Oko nicoty
ae-card-woven-sky = Utkaná nebesa
ae-card-awaken = Probuzení
ae-card-dispel = Rozptýlení
ae-card-lay-waste = Plenění
ae-card-cauterizer = Vypalovač
ae-card-needlemaw = Jehlozubec
ae-card-venomite = Jedovec
ae-card-pulverizing-ray = Drtivý paprsek
ae-card-gather-darkness = Sběr temnoty
ae-card-obliterate = Vyhlazení
ae-card-sunder = Roztětí
ae-card-topple = Svržení
ae-card-jagged-one = Zubatý
ae-card-doom-aegis = Štít zkázy
ae-card-reality-rupture = Rozervaná realita
ae-card-cleave = Rozseknutí
ae-card-provoker = Vztekli
ae-card-unrelenting-ire = Neutuchající hněv
ae-card-blood-cry = Krvavý křik
ae-card-invoke-carnage = Vyvolání masakru
ae-card-scorn = Opovržení
ae-card-avatar-of-wrath = Ztělesnění hněvu
ae-card-onslaught = Nápor
ae-card-rolling-death = Valící se smrt
ae-card-broodwomb = Lůno líhně
ae-card-endless-throng = Nekonečný zástup
ae-card-hatch = Líhnutí
ae-card-blot-the-sun = Zatmění slunce
ae-card-foul-multitudes = Odporné zástupy
ae-card-infest = Zamoření
ae-card-legion-beacon = Maják legií
ae-card-maggot-engine = Červí stroj
ae-card-spawn = Plození
ae-card-gorge = Přežrání
ae-card-lobotomize = Lobotomie
ae-card-thought-biter = Požírač myšlenek
ae-card-cerephage = Mozkožrout
ae-card-godfeeders = Krmiči bohů
ae-card-mindguzzler = Hltač mysli
ae-card-digest = Trávení
ae-card-memory-eater = Pojídač vzpomínek
ae-card-vile-feast = Odporná hostina
ae-card-burden = Břímě
ae-card-corrupter = Kazitel
ae-card-tempt = Pokušení
ae-card-pain-sower = Rozsévač bolesti
ae-card-twisting-madness = Kroutivé šílenství
ae-card-vex = Sužování
ae-card-afflict = Postižení
ae-card-bedlam-sage = Mudrc zmatku
ae-card-ruin-priest = Kněz zkázy
ae-card-convoke = Svolání
ae-card-devastate = Zpustošení
ae-card-eviscerate = Vykuchání
ae-card-frenzy = Běs
ae-card-raze = Srovnání se zemí
ae-card-seize = Uchvácení
ae-card-adelheim = Adelheim
ae-card-brama = Brama
ae-card-jian = Jian
ae-card-kadir = Kadir
ae-card-lash = Lash
ae-card-mist = Mist
ae-card-phaedraxa = Phaedraxa
ae-card-xaxos = Xaxos
ae-card-rageborne = Rozzuřený
ae-card-carapace-queen = Chitinová královna
ae-card-prince-of-gluttons = Vládce nenasytných
ae-card-crooked-mask = Pokřivená maska
