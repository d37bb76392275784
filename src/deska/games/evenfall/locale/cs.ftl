### Soumrak

ev-title = Soumrak
ev-about = Veď klan čarodějnic po tři kola: objevuj vřídla moci, vykládej na ně rituály, získávej znalce a členy rady a bojuj o runové kameny.

## Otázky

ev-turn = Jedna hlavní akce a libovolné volné akce. Zbývá čarodějnic: { $witches }, stařešinů: { $elders }.
ev-after = Hlavní akce je hotová. Provedeš ještě volné akce?
ev-more-agents = Vytvoříš další činidlo?
ev-on = Na které tvé vřídlo moci přijde rituál { $card }?
ev-gain = { $left ->
    [one] { $card }: vezmi si zdroj.
    [few] { $card }: vezmi si { $left } zdroje, jeden po druhém.
   *[other] { $card }: vezmi si { $left } zdrojů, jeden po druhém.
}
ev-pay = Zaplať { $owed }{ $covered ->
    [0] { "" }
   *[other] { "" } (ušetříš { $covered })
}. Čím zaplatíš?
ev-pay-all = Zaplatit { $paid }
ev-discard = { $left ->
    [one] { $card }: odhoď { $left } kartu.
    [few] { $card }: odhoď { $left } karty, jednu po druhé.
   *[other] { $card }: odhoď { $left } karet, jednu po druhé.
}
ev-first-discard = { $left ->
    [one] První dobrání: kterou { $left } kartu ještě odhodíš? Ostatní ji uvidí, až si vyberou všichni.
    [few] První dobrání: které { $left } karty odhodíš? Ostatní je uvidí, až si vyberou všichni.
   *[other] První dobrání: kterých { $left } karet odhodíš? Ostatní je uvidí, až si vyberou všichni.
}
ev-space-price = Využiješ toto akční pole? { $effect }. Figurka na něm zůstane tak jako tak.
ev-transfer = Které vřídlo moci přesuneš do vnitřního kruhu?
ev-harvest = { $card }: které vřídlo moci sklidíš?
ev-harvest-foreign = { $card }: které vřídlo moci jiného klanu sklidíš?
ev-free-region = Nad kterou oblastí doplníš vřídla moci a jedno zdarma objevíš?
ev-free-discovery = Které vřídlo moci objevíš zdarma?
ev-bonus = Který bonus ze stupnice reje si vezmeš znovu? Tvé pole je { $space }.
ev-order = Nastává několik efektů najednou. Který bude první?
ev-sickle-price = Jak zaplatíš srp: 1 bylinu, nebo 2 many?
ev-orb-price = Jak zaplatíš křišťálovou kouli: 2 lektvary, nebo 3 many?
ev-free-sickle = { $left ->
    [one] Na který rituál položíš srp zdarma?
    [few] Na které rituály položíš srpy zdarma? Nejvýš { $left }.
   *[other] Na které rituály položíš srpy zdarma? Nejvýš { $left }.
}
ev-return = { $left ->
    [one] { $card }: která figurka se vrátí z rituálu?
    [few] { $card }: které figurky se vrátí z rituálů? Zbývají { $left }.
   *[other] { $card }: které figurky se vrátí z rituálů? Zbývá { $left }.
}
ev-rift = Figurka z kterého rituálu půjde do které oblasti?
ev-remove = Odstraň 1 svůj rituál. Který?
ev-borrow = Kterého znalce si vypůjčíš? Postavíš na něj stařešinu.
ev-field = Který runový kámen položíš na které pole?
ev-dial = { $region }: kolik many vložíš do boje? Tvé figurky: { $figures }, tvá mana: { $mana }.
ev-change-dial = { $region }: změníš své počítadlo? Ukazuje { $dial }. Tvé figurky: { $figures }, tvá mana: { $mana }.
ev-stone = { $region }: vítězíš. Který runový kámen si vezmeš?
ev-lay-stones = { $count ->
    [one] Kam přijde tvůj runový kámen?
    [few] Kam přijdou tvé { $count } runové kameny?
   *[other] Kam přijde tvých { $count } runových kamenů?
}
ev-irena = Sklidíš vřídlo moci, které právě objevuješ?
ev-pit = Odhodíš 1 kartu za 3 zdroje?
ev-cove = Odhodíš 1 kartu za 2 zdroje?
ev-central-space = Co uděláš ve Středohoří?
ev-star = Co si za kartu vezmeš?
ev-slash-1 = Pole 1 stupnice reje: který bonus si vezmeš?
ev-slash-3 = Pole 3 stupnice reje: který bonus si vezmeš?
ev-slash-4 = Pole 4 stupnice reje: který bonus si vezmeš?
ev-slash-6 = Pole 6 stupnice reje: který bonus si vezmeš?

## Možnosti

ev-do-discover = Objevit vřídlo moci { $card }
ev-do-token = Aktivovat žeton klanu
ev-do-ritual = Vyložit rituál { $card }
ev-do-on = Na vřídlo moci { $card }
ev-do-specialist = Vyložit znalce { $card }
ev-do-council = Vyložit člena rady { $card }
ev-do-use = { $figure ->
    [elder] Poslat stařešinu na akční pole { $card }
   *[witch] Poslat čarodějnici na akční pole { $card }
}
ev-do-sickle = Dát srp na rituál { $card }: sklizeň navíc
ev-do-orb = Dát kouli na rituál { $card }: krok reje
ev-do-swap = Odhodit 2 karty za zdroj
ev-do-ability = Použít volnou akci klanu
ev-do-exhaust = Pootočit kartu { $card }
ev-do-exhaust-borrowed = Pootočit vypůjčenou kartu { $card }
ev-do-discard = Odhodit kartu { $card }
ev-do-gain = Vzít si: { $resource }
ev-do-pay = { $resource ->
    [default] Zaplatit tím, čeho máš nejvíc
   *[other] Zaplatit: { $resource }
}
ev-do-transfer = Přesunout vřídlo moci { $card }
ev-do-harvest = Sklidit vřídlo moci { $card }
ev-do-region = { $region }
ev-do-return = Figurka na rituálu { $card }
ev-do-rift = { $card } → { $region }
ev-do-remove = Odstranit rituál { $card }
ev-do-borrow = Vypůjčit si kartu { $card }
ev-do-bonus = Bonus z pole { $space }
ev-do-dial = Mana: { $mana }
ev-do-stone = Runový kámen { $stone }
ev-do-field = { $stone } na pole { $field }
ev-do-set = { $stone } na vřídlo moci { $card }
ev-do-first = Nejdřív { $card }
ev-turn-pass = Pasovat do konce kola
ev-after-done = Ukončit tah
ev-more-agents-done = Už žádné činidlo
ev-transfer-pass = Nic nepřesouvat
ev-bonus-pass = Žádný bonus
ev-free-sickle-pass = Už žádný srp
ev-return-pass = Už se nikdo nevrací
ev-lay-stones-done = Už žádný nepokládat
ev-irena-yes = Sklidit
ev-irena-no = Nesklízet
ev-pit-yes = Odhodit kartu
ev-pit-no = Nechat si karty
ev-cove-yes = Odhodit kartu
ev-cove-no = Nechat si karty
ev-space-price-yes = Zaplatit
ev-space-price-no = Neplatit a jen tam stát

## Co se děje

ev-part-resources = { $kind ->
    [herb] { $count ->
        [one] { $count } bylinu
        [few] { $count } byliny
       *[other] { $count } bylin
    }
    [potion] { $count ->
        [one] { $count } lektvar
        [few] { $count } lektvary
       *[other] { $count } lektvarů
    }
    [knowledge] { $count ->
        [one] { $count } znalost
        [few] { $count } znalosti
       *[other] { $count } znalostí
    }
   *[any] { $count ->
        [one] { $count } libovolný zdroj
        [few] { $count } libovolné zdroje
       *[other] { $count } libovolných zdrojů
    }
}
ev-part-mana = { $mana ->
    [one] { $mana } manu
    [few] { $mana } many
   *[other] { $mana } many
}
ev-round = Začíná { $round }. kolo.
ev-turn-of = Na tahu je { $player }.
ev-automa-turn = Na tahu je Automa.
ev-gained = { $player } získává { $things }.
    .thing = { ev-part-resources }
ev-paid = { $player } platí { $things }.
    .thing = { ev-part-resources }
ev-gained-mana = { $player } získává { ev-part-mana }.
ev-paid-mana = { $player } platí { ev-part-mana }.
ev-scored = { $player } získává { $vp } VB ({ $card }).
ev-drew = { $player } dobírá: { $things }.
    .thing = { $card }
ev-drew-hidden = { $count ->
    [one] { $player } dobírá kartu.
    [few] { $player } dobírá { $count } karty.
   *[other] { $player } dobírá { $count } karet.
}
ev-reshuffled = Z odkládací hromádky vzniká nový dobírací balíček.
ev-laid-aside = { $player } odkládá stranou kartu { $card }.
ev-laid-aside-hidden = { $player } odkládá stranou kartu lícem dolů.
ev-discarded = { $player } odhazuje kartu { $card }.
ev-sent = { $count ->
    [one] { $player } posílá čarodějnici do oblasti { $region }.
    [few] { $player } posílá { $count } čarodějnice do oblasti { $region }.
   *[other] { $player } posílá { $count } čarodějnic do oblasti { $region }.
}
    .tile = { $count ->
        [one] čarodějka
       *[other] { $count }× čarodějka
    } → { $region }
ev-discovered = { $player } objevuje vřídlo moci { $card } ({ $region }).
    .tile = → { $card }
ev-refilled = { $region }: nové vřídlo moci { $card }.
ev-top-place = { $player } bere z balíčku vřídlo moci { $card }.
    .tile = { $card } z balíčku
ev-harvested = { $player } sklízí vřídlo moci { $card }.
ev-transferred = { $player } přesouvá do vnitřního kruhu vřídlo moci { $card }.
    .tile = { $card } → vnitřní kruh
ev-stepped = { $player } postupuje na pole { $space } stupnice reje.
ev-token = { $player } aktivuje žeton klanu.
    .tile = používá žeton klanu
ev-played-ritual = { $player } vykládá rituál { $card }.
    .tile = vykládá rituál { $card }
ev-laid-on = { $player } ho klade na vřídlo moci { $card }.
ev-laid-down = { $player } pokládá kartu { $card }.
ev-played-specialist = { $player } vykládá znalce { $card }.
    .tile = vykládá znalce { $card }
ev-played-council = { $player } vykládá člena rady { $card }.
    .tile = { $card } → rada
ev-used-space = { $player } používá akční pole { $card } ({ $figure }).
    .tile = používá { $card }
ev-created = { $agent ->
    [sickle] { $player } klade srp na rituál { $card }.
   *[orb] { $player } klade křišťálovou kouli na rituál { $card }.
}
    .tile = { $agent ->
        [sickle] srp
       *[orb] koule
    } → { $card }
ev-exhausted = { $player } pootáčí kartu { $card }.
ev-returned = { $player } si vrací figurku z rituálu { $card }.
ev-rifted = { $player } přesouvá figurku z rituálu { $card } do oblasti { $region }.
    .tile = figura → { $region }
ev-removed = { $player } odstraňuje ze hry rituál { $card }.
ev-borrowed = { $player } si půjčuje efekt karty { $card }.
ev-took-red = { $player } bere rudý runový kámen.
ev-laid-stone = { $player } klade runový kámen { $stone } na pole { $field }.
ev-passed = { $player } pasuje.
    .tile = pasuje
ev-dials = Všichni ukazují počítadla.
ev-strengths = Každý platí, co má na počítadle, ať vyhraje, nebo ne.
ev-moment-battle = Boj: { $region }
ev-moment-four = **4+** { $gain }
ev-moment-six = **6+** { $gain }
ev-moment-eight = **8+** { $gain }
ev-moment-dials = Počítadla
ev-moment-strength = Síla
ev-moment-rewards = Odměny
ev-moment-stone = Runový kámen
ev-moment-tie = { $mana ->
    [0] { $strength } = { $strength } a mana taky: **vyhrává první v pořadí**
   *[other] { $strength } = { $strength }. Rozhoduje zaplacená mana: **{ $more } je víc než { $less }**
}
ev-moment-round = { $round }. kolo
ev-moment-standings = Pořadí
ev-moment-scoring = Závěrečné bodování
ev-final-scoring = Hra skončila: sečtou se karty a vřídla.
ev-counted-specialist-cards = Bodují znalci.
ev-counted-council = Bodují členové rady.
ev-counted-ritual-cards = Bodují rituály vnitřního kruhu.
ev-counted-place-cards = Bodují vřídla moci vnitřního kruhu.
ev-final-standings = Takhle hra končí.
ev-battle = Boj: { $region }.
ev-dial-shown = { $player } odhaluje { ev-part-mana }.
ev-strength = { $player } má sílu { $strength }.
ev-won = { $rival ->
    [-1] { $player } vítězí v boji ({ $region }).
   *[other] { $player } vítězí v boji ({ $region }) { $strength } : { $rival }.
}
    .tile = { $rival ->
        [-1] vítězí
       *[other] vítězí { $strength } : { $rival }
    }
ev-first-player = { $player } bere žeton začínajícího hráče.
ev-took-stone = { $player } bere runový kámen { $stone }.
    .tile = bere runový kámen
ev-cleared-hand = { $count ->
    [one] Konec hry: { $player } odkládá kartu z ruky.
    [few] Konec hry: { $player } odkládá { $count } karty z ruky.
   *[other] Konec hry: { $player } odkládá { $count } karet z ruky.
}
ev-stone-laid = { $player } klade runový kámen { $stone } na vřídlo moci { $card }.
ev-final = { $player } získává v závěrečném bodování { $gained } VB, celkem { $vp }.
ev-automa-flipped = Automa otáčí kartu { $card } ({ $vp } VB).
ev-automa-space = { $act ->
    [automa-scores] Automa stojí na poli { $number }: VB a postup po stupnici reje.
    [automa-discovers] Automa stojí na poli { $number }: objevení ({ $region }).
    [automa-plays] Automa stojí na poli { $number }: vyložení karty.
    [automa-transfers] Automa stojí na poli { $number }: přesun.
    [automa-steps] Automa stojí na poli { $number }: postup po stupnici reje.
    [automa-harvests] Automa stojí na poli { $number }: sklizeň.
   *[automa-takes-place] Automa stojí na poli { $number }: vřídlo moci z balíčku.
}
ev-automa-moves-on = To nejde, a tak Automa postupuje o pole dál.
ev-automa-scored = Automa získává { $vp } VB.
ev-automa-stepped = Automa postupuje na pole { $space } své stupnice reje.
ev-automa-discovered = { $witches ->
    [one] Automa objevuje vřídlo moci { $card } ({ $region }) a posílá čarodějnici.
    [few] Automa objevuje vřídlo moci { $card } ({ $region }) a posílá { $witches } čarodějnice.
   *[other] Automa objevuje vřídlo moci { $card } ({ $region }) a posílá { $witches } čarodějnic.
}
ev-automa-top-place = Automa bere z balíčku vřídlo moci { $card }.
ev-automa-harvests = Automa sklízí svůj vnější kruh.
ev-automa-transferred = Automa přesouvá do vnitřního kruhu vřídlo moci { $card }.
ev-automa-played = Automa vykládá kartu { $card }.
ev-automa-found-no-place = Automa nemá místo pro rituál { $card } a odhazuje ho.
ev-automa-strength = Automa má sílu { $strength }.
ev-automa-won = { $rival ->
    [-1] Automa vítězí v boji ({ $region }).
   *[other] Automa vítězí v boji ({ $region }) { $strength } : { $rival }.
}
ev-automa-took-stone = Automa bere runový kámen { $stone }.
ev-automa-final = Automa má celkem { $vp } VB.

## Konec hry

ev-end = Třetí kolo skončilo, vše je sečteno.
ev-solo-won = Máš víc VB než Automa. Vítězství je tvé!
ev-solo-lost = Nemáš víc VB než Automa. Prohra.
ev-source-rituals = Efekty rituálů
ev-source-specialists = Efekty znalců
ev-source-council = Efekty členů rady
ev-source-places = Sklizně a bonusy za provázání
ev-source-battles = Odměny za boj
ev-source-clan = Deska klanu
ev-source-specialist-cards = Znalci
ev-source-ritual-cards = Rituály
ev-source-place-cards = Vřídla moci
ev-rival-automa = { ev-scene-automa }

## Proč to nejde

ev-why-not-in-hand = Kartu { $card } nemáš v ruce.
ev-why-no-such-place = Vřídlo moci { $card } neleží nad žádnou oblastí.
ev-why-too-few-witches = Vřídlo moci { $card } chce čarodějnic: { $need }. Zbývá ti jich: { $witches }.
ev-why-token-used = Žeton klanu už v tomto kole posloužil.
ev-why-no-free-place = Pro rituál { $card } nemáš volné vřídlo moci.
ev-why-too-dear = { $card } stojí byliny: { $herbs }, lektvary: { $potions }, znalosti: { $knowledge }{ $saved ->
    [0] { "" }
   *[other] { "" }; z toho ušetříš { $saved }
}. Tolik nemáš.
ev-why-same-specialist = Znalce { $card } už máš.
ev-why-no-figure = Takovou figurku už nemáš ({ $figure }).
ev-why-not-your-ritual = Rituál { $card } není tvůj.
ev-why-occupied = Akční pole { $card } je obsazené.
ev-why-elders-inside = Stařešiny smíš posílat jen na akční pole ve vnitřním kruhu, ne na pole { $card }.
ev-why-cannot-pay = { $card }: to teď nemůžeš zaplatit, nebo by se nic nestalo.
ev-why-region-not-in-play = Oblast { $region } není ve hře.
ev-why-no-own-space = Vlastní akční pole má jen klan Kříž.
ev-why-witch-only = Toto pole smí použít jen čarodějnice.
ev-why-no-slot = Na kartě { $card } není volné pole pro činidlo.
ev-why-no-agents = Činidla došla.
ev-why-agent-too-dear = { $agent ->
    [sickle] Srp stojí 1 bylinu a tu nemáš.
   *[orb] Křišťálová koule stojí 2 lektvary a ty nemáš.
}
ev-why-agent-too-dear-in-mana = { $agent ->
    [sickle] Srp stojí 1 bylinu nebo 2 many a tolik nemáš.
   *[orb] Křišťálová koule stojí 2 lektvary nebo 3 many a tolik nemáš.
}
ev-why-not-your-turn = Volné akce smíš provádět jen ve svém tahu.
ev-why-paying = Nejdřív doplať, co platíš; volné akce smíš provést hned potom.
ev-why-two-cards = { $count ->
    [one] K tomu jsou potřeba dvě karty a ty máš jen jednu.
    [few] K tomu jsou potřeba dvě karty a ty máš { $count }.
   *[other] K tomu jsou potřeba dvě karty a ty máš { $count }.
}
ev-why-no-ability = Tvá deska klanu nemá vlastní volnou akci.
ev-why-ability-impossible = Na volnou akci klanu teď nemáš.
ev-why-not-your-specialist = Znalec { $card } pro tebe nepracuje.
ev-why-turned = Karta { $card } už je v tomto kole pootočená.
ev-why-no-exhaust = Karta { $card } nemá efekt, pro který by se pootáčela.
ev-why-one-main-action = Hlavní akci už máš za sebou.
ev-why-covered = Na vřídle moci { $card } už rituál leží.
ev-why-not-your-place = Vřídlo moci { $card } není tvoje.
ev-why-not-outside = Vřídlo moci { $card } neleží ve tvém vnějším kruhu.
ev-why-not-outside-foreign = Vřídlo moci { $card } neleží ve vnějším kruhu jiného klanu.
ev-why-no-place-there = Nad oblastí { $region } ani v balíčku žádná vřídla moci nejsou.
ev-why-not-there = Vřídlo moci { $card } neleží nad oblastí { $region }.
ev-why-not-reached = Pole { $space } zatím není dosažené.
ev-why-no-figure-there = Na rituálu { $card } nestojí žádná tvá figurka, která by mohla odejít.
ev-why-no-such-foreign-specialist = Žádný jiný klan nemá znalce { $card }.
ev-why-field-used = Pole { $field } už je použité.
ev-why-no-such-stone = Runový kámen { $stone } nemáš.
ev-why-too-much-mana = Tvá mana: { $mana }. Počítadlo ukáže nejvýš 9.
ev-why-too-much-change = To je moc daleko od čísla { $dial } na tvém počítadle, nebo to nezaplatíš.
ev-why-no-such-stone-there = Runový kámen { $stone } v této oblasti není.
ev-why-not-inside = Vřídlo moci { $card } neleží ve tvém vnitřním kruhu.
ev-why-has-stone = Na vřídle moci { $card } už runový kámen leží.
ev-why-other-rune = Vřídlo moci { $card } neukazuje runu tohoto kamene ({ $stone }).

## Co karty dělají, odvozeno z jejich hodnot

# Words that keep their capital letter in the middle of a sentence.
ev-names = Artefakt Tvor Kouzlo
ev-part-cards = { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
ev-effect-gain = Získej { ev-part-resources }.
ev-effect-gain-any = { $count ->
    [one] Získej 1 libovolný zdroj.
    [few] Získej { $count } libovolné zdroje.
   *[other] Získej { $count } libovolných zdrojů.
}
ev-effect-mana = { $count ->
    [one] Získej { $count } manu.
    [few] Získej { $count } many.
   *[other] Získej { $count } many.
}
ev-effect-vp = Získej { $vp } VB.
ev-effect-vp-each = Získej { $vp } VB za { $what }.
ev-effect-mana-each = Získej { ev-part-mana } za { $what }.
ev-effect-draw = Dober si { ev-part-cards }.
ev-effect-discard = Odhoď { ev-part-cards }.
ev-effect-pay = Zaplať { ev-part-resources }.
ev-effect-pay-mana = Zaplať { ev-part-mana }.
ev-effect-transfer = Proveď přesun.
ev-effect-harvest-all = Skliď všechna vřídla moci ve svém vnějším kruhu.
ev-effect-harvest-one = Skliď 1 vřídlo moci ve svém vnějším kruhu.
ev-effect-harvest-foreign = Skliď 1 vřídlo moci ve vnějším kruhu jiného klanu, bez jeho srpů.
ev-effect-harvest-newest = Ihned je skliď.
ev-effect-top-place = Vezmi vrchní kartu z balíčku vřídel moci do svého vnějšího kruhu.
ev-effect-free-discovery = Vyber oblast, doplň nad ní vřídla moci a jedno z nich objev zdarma.
ev-effect-if-ritual = Má-li rituál klíčové slovo { $keyword }, { $effects }
ev-effect-revel = { $steps ->
    [one] Postup o 1 pole na stupnici reje{ $both ->
        [1] { "" }; z pole s lomítkem získáš obě možnosti
       *[0] { "" }
    }.
    [few] Postup o { $steps } pole na stupnici reje{ $both ->
        [1] { "" }; z pole s lomítkem získáš obě možnosti
       *[0] { "" }
    }.
   *[other] Postup o { $steps } polí na stupnici reje{ $both ->
        [1] { "" }; z pole s lomítkem získáš obě možnosti
       *[0] { "" }
    }.
}
ev-effect-slash = { $branches }
ev-effect-slash-between = NEBO
ev-effect-bonus-again = Smíš si znovu vzít bonus z jednoho už dosaženého pole stupnice reje.
ev-effect-free-sickles = { $count ->
    [one] Polož na volné pole svého rituálu zdarma 1 srp.
    [few] Polož na volná pole svých rituálů zdarma až { $count } srpy.
   *[other] Polož na volná pole svých rituálů zdarma až { $count } srpů.
}
ev-effect-return-figures = { $count ->
    [one] { $optional ->
        [1] Smíš vrátit 1 svou figurku z rituálu do osobní zásoby.
       *[0] Vrať 1 svou jinou figurku z rituálu do osobní zásoby.
    }
    [few] { $optional ->
        [1] Vrať až { $count } své figurky z rituálů do osobní zásoby.
       *[0] Vrať { $count } své figurky z rituálů do osobní zásoby.
    }
   *[other] { $optional ->
        [1] Vrať až { $count } svých figurek z rituálů do osobní zásoby.
       *[0] Vrať { $count } svých figurek z rituálů do osobní zásoby.
    }
}
ev-effect-rift = Přesuň všechny figurky z jednoho svého rituálu do libovolné oblasti.
ev-effect-remove-ritual = Odstraň ze hry 1 svůj rituál i s činidly; figurky z něj se ti vrátí. Za to { $effects }
ev-effect-borrow = Umísti 1 stařešinu ze zásoby na znalce jiného klanu. Do konce kola platí jeho efekt i pro tebe.
ev-effect-take-red = Vezmi si rudý runový kámen, pokud ještě leží v zásobě.
ev-effect-lay-stone = Polož svůj runový kámen na volné pole desky klanu a získej, co pole ukazuje.
ev-effect-when = { $moment ->
    [foe-token] Pokaždé když jiný hráč aktivuje svůj žeton klanu,
    [round-end] Na konci každého kola
    [discovery] Pokaždé když objevíš vřídlo moci,
    [harvest] Pokaždé když sklidíš vřídlo moci,
    [ritual] Pokaždé když vyložíš další rituál,
    [artifact] Pokaždé když vyložíš rituál Artefakt,
    [creature] Pokaždé když vyložíš rituál Tvor,
    [spell] Pokaždé když vyložíš rituál Kouzlo,
    [artifact-or-creature] Pokaždé když vyložíš další rituál, který je Artefakt nebo Tvor,
    [person] Pokaždé když vyložíš znalce nebo člena rady,
    [sickle] Pokaždé když vytvoříš srp,
    [orb] Pokaždé když vytvoříš křišťálovou kouli,
    [agent] Pokaždé když vytvoříš srp nebo křišťálovou kouli,
    [region] Pokaždé když použiješ akční pole oblasti,
    [discard] Pokaždé když odhodíš kartu,
    [transfer] Pokaždé když přesuneš vřídlo moci,
    [step] Pokaždé když postoupíš po stupnici reje,
    [token] Pokaždé když aktivuješ svůj žeton klanu,
    [battle] Pokaždé když se účastníš boje,
    [win] Pokaždé když vyhraješ boj,
   *[no-win] Pokaždé když nevyhraješ boj, kterého se účastníš,
} { $effects }
ev-effect-always = { $power ->
    [strength] V každém boji, kterého se účastníš, máš sílu o { $by } vyšší.
    [cheaper-artifacts] Rituály Artefakt tě stojí o { $by ->
        [one] { $by } zdroj
        [few] { $by } zdroje
       *[other] { $by } zdrojů
    } méně podle tvé volby.
    [cheaper-creatures] Rituály Tvor tě stojí o { $by ->
        [one] { $by } zdroj
        [few] { $by } zdroje
       *[other] { $by } zdrojů
    } méně podle tvé volby.
    [cheaper-spells] Rituály Kouzlo tě stojí o { $by ->
        [one] { $by } zdroj
        [few] { $by } zdroje
       *[other] { $by } zdrojů
    } méně podle tvé volby.
    [elders-in-regions] Stařešiny smíš umisťovat i na akční pole oblastí.
    [elders-outside] Stařešiny smíš umisťovat i na akční pole ve vnějším kruhu.
    [shared-spaces] Smíš použít akční pole oblasti, i když je obsazené figurkou jiného hráče.
    [agents-for-mana] Místo obvyklého poplatku smíš platit 2 many za srp a 3 many za křišťálovou kouli.
   *[dial-change] Po odhalení počítadel many smíš své číslo zvýšit nebo snížit až o { $by }.
}
ev-effect-all = { $effects }
ev-effect-either = { $branches }
ev-effect-either-between = NEBO
ev-effect-exchange = { $cost } Za to { $gain }
ev-effect-may = Chceš-li, { $effects }

## Počty

ev-value-cards-with = každého svého znalce a rituál s klíčovým slovem { $keyword }
ev-value-specialists = každého svého znalce
ev-value-council-members = každého svého člena rady
ev-value-rituals = každý svůj rituál v obou kruzích
ev-value-inner-rituals = každý rituál ve svém vnitřním kruhu
ev-value-outer-places = každé vřídlo moci ve svém vnějším kruhu
ev-value-runestones = každý svůj runový kámen
ev-value-sickles = každý svůj srp
ev-value-orbs = každou svou křišťálovou kouli
ev-value-revel-spaces = každé dosažené pole stupnice reje
ev-value-elders-standing = každého svého stařešinu mimo osobní zásobu
ev-value-harvest-symbols = každý symbol zdroje u sklizní svých vřídel moci v obou kruzích a za každý srp na nich
ev-value-rune-signs = každé vřídlo moci a každý runový kámen s runou { $rune } ve svém vnitřním kruhu

## Co stojí na kartách a deskách

ev-part-origin = { $origin ->
    [printed] Efekt a cena podle předlohy; VB, pole a runy jsou vlastní návrh.
    [effect] Efekt je z pravidel hry; ostatní hodnoty jsou vlastní návrh.
    [partly] Jméno a některé hodnoty jsou z pravidel hry; ostatní jsou vlastní návrh.
    [named] Známe jen jméno; hodnoty jsou vlastní návrh.
   *[designed] Vlastní návrh tohoto projektu.
}
ev-part-council-origin = { $council_origin ->
    [effect] Efekt je z pravidel hry.
   *[designed] Vlastní návrh tohoto projektu.
}
ev-ritual-origin = { ev-part-origin }
ev-person-origin = Znalec. { ev-part-origin }
ev-person-council-origin = Člen rady. { ev-part-council-origin }
ev-person-origins = { ev-person-origin } { ev-person-council-origin }
ev-councillor-origin = { $origin ->
    [effect] Efekt je z pravidel hry.
   *[designed] Vlastní návrh tohoto projektu.
}
ev-place-origin = { ev-part-origin }
ev-ritual-cost = Cena: { $cost }.
ev-ritual-keywords = Klíčová slova: { $keywords }.
ev-person-cost = Cena: { $cost }.
ev-person-keywords = Klíčová slova: { $keywords }.
ev-ritual-vp = Ve vnitřním kruhu má { $vp } VB.
ev-ritual-slots = Pole pro činidla: { $slots }.
ev-ritual-instant = Ihned: { $instant }
ev-ritual-permanent = Trvale: { $permanent }
ev-ritual-space = Akční pole: { $space }
ev-person-vp = Jako znalec má { $vp } VB.
ev-person-permanent = Znalec: { $permanent }
ev-person-exhaust = Znalec, jednou za kolo jako volná akce: { $exhaust }
ev-person-battle = Znalec, v boji: { $battle }
ev-person-council = Člen rady: { $council }
ev-person-round-end = Člen rady, na konci každého kola: { $round_end }
ev-person-game-end = Člen rady, na konci hry: { $game_end }
ev-councillor-council = { $council }
ev-councillor-round-end = Na konci každého kola: { $round_end }
ev-councillor-game-end = Na konci hry: { $game_end }
ev-place-witches = { $witches ->
    [0] Počáteční vřídlo moci.
    [one] K objevení stačí 1 čarodějnice.
    [few] K objevení jsou třeba { $witches } čarodějnice.
   *[other] K objevení je třeba { $witches } čarodějnic.
}
ev-place-harvest = Sklizeň: { $harvest }
ev-place-rune = Runa: { $rune }.
ev-place-vp = Ve vnitřním kruhu má { $vp } VB.
ev-place-bond = Bonus za provázání, když sem položíš rituál: { $bond }
ev-place-moon-bond = Bonus za provázání na měsíční straně, když sem položíš rituál: { $moon_bond }
ev-region-space = Akční pole: { $space }
ev-region-four = Síla aspoň 4: { $four }
ev-region-six = Síla aspoň 6: { $six }
ev-region-eight = Síla aspoň 8: { $eight }
ev-region-origin = { $origin ->
    [printed] Jen odměna za sílu 8 je vlastní návrh.
   *[designed] Odměny jsou vlastní návrh.
}
ev-board-research = Průzkum: { $research }
ev-board-token = Žeton klanu: { $token }
ev-board-track = Stupnice reje: { $track }
ev-board-track-between = →
ev-board-fields-between = •
ev-board-first-council = První člen rady: { $first_council }.
ev-board-further-council = Každý další člen rady: { $further_council }.
ev-board-permanent = Schopnost: { $permanent }
ev-board-free = Volná akce: { $free }
ev-board-space = Vlastní akční pole pro čarodějnici: { $space }
ev-board-fields = Pole pro runové kameny: { $fields }
ev-board-starts-outside = Počáteční vřídlo a Jeskyně začínají ve vnějším kruhu.
ev-board-origin = Bonusy stupnice, které pravidla hry nejmenují, a bonusy polí jsou vlastní návrh.
ev-board-star-note = První člen rady je zdarma.

## Stůl

ev-scene-round = { $round }. kolo ze { $rounds }
ev-scene-harvest = Sklizeň { $harvest }
ev-scene-piles = Balíčky
ev-scene-agents = { $count ->
    [one] zbývá { $count } činidlo
    [few] zbývají { $count } činidla
   *[other] zbývá { $count } činidel
}
ev-scene-held = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
ev-scene-inner = Vnitřní kruh
ev-scene-inner-fact = boduje [vp { $points }]
ev-scene-outer = Vnější kruh
ev-scene-outer-fact = sklízí se
ev-scene-people = Znalci a rada
ev-scene-people-fact = { $specialists } + { $council }
ev-scene-borrowed = vypůjčeno
ev-scene-token = Žeton klanu
ev-scene-token-code = ŽE
ev-scene-clan = Klan { $clan }
ev-scene-marker = ukazatel
ev-scene-revel = Rej
ev-scene-agents-cost = [sickle] 1 [herb] · [orb] 2 [potion]
ev-scene-marker-text = Každý krok nad vrchol stupnice je za 2 [vp].
ev-scene-fields = Pole pro runové kameny
ev-scene-aside = Odloženo stranou
ev-scene-hand = Tvá ruka
ev-scene-place = Vřídlo
ev-scene-place-code = VŘ
ev-scene-specialist-code = ZN
ev-scene-permanent = Trvale
ev-scene-exhaust = Pootočení
ev-scene-battle-half = Boj
ev-scene-figures = figurky
ev-scene-player = { $player }
ev-scene-automa = Automa
ev-scene-automa-inner = Vnitřní kruh Automy
ev-scene-automa-outer = Vnější kruh Automy
ev-scene-battle = Boj: { $region }
ev-scene-battle-about = Počítadla se nastavují tajně a odhalí se naráz. Každý zaplatí, co nastavil, ať vyhraje, nebo ne.
ev-scene-strength = Síla zatím
ev-scene-spoils = Nejsilnější bere i kámen; při shodě ten s víc many
ev-scene-dial = Tvé počítadlo many
ev-scene-dial-mana = mana { $mana }
ev-scene-mana = mana: { $mana }
ev-scene-tokens = { $count ->
    [one] na trůnu { $count } žeton VB
    [few] na trůnu { $count } žetony VB
   *[other] na trůnu { $count } žetonů VB
}
ev-scene-rondel = Rondel Automy
ev-scene-rondel-automa-scores = VB a postup
ev-scene-rondel-automa-discovers = objevení
ev-scene-rondel-automa-plays = vyloží kartu
ev-scene-rondel-automa-transfers = přesun
ev-scene-rondel-automa-steps = postup
ev-scene-rondel-automa-harvests = sklizeň
ev-scene-rondel-automa-takes-place = vezme vřídlo
ev-phase-research = Průzkum
ev-phase-action = Akce
ev-phase-battle = Boj
ev-phase-round-end = Konec kola
ev-sign-herb = bylina
ev-sign-herb-code = BY
ev-sign-potion = lektvar
ev-sign-potion-code = LE
ev-sign-knowledge = znalost
ev-sign-knowledge-code = ZA
ev-sign-mana = mana
ev-sign-mana-code = MA
ev-sign-card = karta
ev-sign-card-code = KA
ev-sign-any = libovolný zdroj
ev-sign-any-code = LI
ev-sign-vp = vítězné body
ev-sign-vp-code = VB
ev-sign-points = vítězné body
ev-sign-points-code = VI
ev-sign-witch = čarodějnice
ev-sign-witch-code = ČA
ev-sign-elder = stařešina
ev-sign-elder-code = ST
ev-sign-sickle = srp
ev-sign-sickle-code = SR
ev-sign-orb = křišťálová koule
ev-sign-orb-code = KO
ev-sign-slot = pole pro činidla
ev-sign-slot-code = PO
ev-sign-leaf = List
ev-sign-leaf-code = LS
ev-sign-eye = Oko
ev-sign-eye-code = OK
ev-sign-flame = Plamen
ev-sign-flame-code = PL
ev-sign-drop = Kapka
ev-sign-drop-code = KP
ev-sign-red = rudý kámen
ev-sign-red-code = RU
ev-sign-transfer = přesun
ev-sign-transfer-code = PŘ
ev-sign-revel = postup po stupnici reje
ev-sign-revel-code = RE
ev-sign-harvest = sklizeň
ev-sign-harvest-code = SK
ev-sign-place = vřídlo z balíčku
ev-sign-place-code = VZ
ev-sign-council = Rada
ev-sign-council-code = RA
ev-sign-strength = síla
ev-sign-strength-code = SÍ
ev-sign-first = začínající hráč
ev-sign-first-code = ZH
ev-sign-effect = jiný efekt
ev-sign-effect-code = EF
ev-keyword-artifact-code = AR
ev-keyword-creature-code = TV
ev-keyword-spell-code = KZ

## Varianty

ev-variant-side = Strana desek klanů
ev-variant-side-about = Sluneční strana je pro všechny stejná, na měsíční má každý klan vlastní schopnosti.
ev-variant-side-sun = sluneční
ev-variant-side-moon = měsíční
ev-variant-clans = Klany
ev-variant-clans-about = Klany v pořadí míst; bez volby se losují.
ev-variant-first-draw = První dobrání
ev-variant-first-draw-about = Při pokročilém dobrání si v 1. kole každý dobere dvě karty navíc a pak dvě odhodí.
ev-variant-first-draw-usual = obvyklé
ev-variant-first-draw-advanced = pokročilé
ev-variant-automa = Obtížnost Automy
ev-variant-automa-about = Kolik VB Automa získává na svém prvním poli; jen při sólové hře.
ev-variant-automa-witch = Čarodějnice (3)
ev-variant-automa-apprentice = Učednice (1)
ev-variant-automa-seer = Vědma (4)
ev-variant-automa-heir = Následnice trůnu (5)
ev-variant-automa-scoring = Bodovaný kruh Automy
ev-variant-automa-scoring-about = Pravidla jmenují vnější kruh, kde přesuny Automě jen škodí; možná měl být vnitřní.
ev-variant-automa-scoring-outer = vnější
ev-variant-automa-scoring-inner = vnitřní

## Jména

ev-clan-star = Hvězda
ev-clan-circle = Kruh
ev-clan-thorn = Trn
ev-clan-cross = Kříž
ev-region-northern-lakes = Severní jezera
ev-region-central-mountains = Středohoří
ev-region-southern-slopes = Jižní svahy
ev-resource-herb = bylina
ev-resource-potion = lektvar
ev-resource-knowledge = znalost
ev-keyword-artifact = Artefakt
ev-keyword-creature = Tvor
ev-keyword-spell = Kouzlo
ev-rune-leaf = List
ev-rune-eye = Oko
ev-rune-flame = Plamen
ev-rune-drop = Kapka
ev-stone-leaf = List
ev-stone-eye = Oko
ev-stone-flame = Plamen
ev-stone-drop = Kapka
ev-stone-red = rudý
ev-figure-witch = čarodějnice
ev-figure-elder = stařešina
ev-card-chalice-of-transmutation = Kalich transmutace
ev-card-pillar-of-energy = Pilíř energie
ev-card-singing-cauldron = Zpívající kotlík
ev-card-animated-cabinet = Oživlá skříňka
ev-card-bone-flute = Kostěná flétna
ev-card-silver-moon-sickle = Stříbrný měsíční srp
ev-card-crystal-lens = Křišťálová čočka
ev-card-everburning-lantern = Věčná lucerna
ev-card-witchs-broom = Čarodějnické koště
ev-card-mirror-of-twins = Zrcadlo dvojčat
ev-card-alchemists-scales = Alchymistické váhy
ev-card-book-of-shadows = Kniha stínů
ev-card-mortar-of-ages = Moždíř věků
ev-card-copper-still = Měděný destilátor
ev-card-antler-crown = Parohová koruna
ev-card-hourglass-of-dusk = Přesýpací hodiny soumraku
ev-card-black-candle = Černá svíce
ev-card-astrolabe-of-the-winds = Astroláb větrů
ev-card-thorn-amulet = Trnový amulet
ev-card-chest-of-wonders = Truhla divů
ev-card-cat-adviser = Kočičí rádce
ev-card-mystic-elephant = Mystický slon
ev-card-raven-messenger = Krkavčí posel
ev-card-moss-toad = Mechová ropucha
ev-card-ember-salamander = Uhlíkový mlok
ev-card-white-stag = Bílý jelen
ev-card-night-owl = Noční sova
ev-card-swarm-of-bees = Včelí roj
ev-card-barn-basilisk = Stodolní bazilišek
ev-card-graveyard-hound = Hřbitovní pes
ev-card-river-serpent = Říční had
ev-card-great-bear = Velký medvěd
ev-card-will-o-the-wisps = Bludičky
ev-card-hedgehog-herbalist = Ježčí bylinkář
ev-card-moon-moth = Měsíční můra
ev-card-stone-golem = Kamenný golem
ev-card-wolf-pack = Vlčí smečka
ev-card-spider-weaver = Pavoučí tkadlena
ev-card-phoenix-chick = Fénixí mládě
ev-card-hundred-year-crow = Stoletá vrána
ev-card-rift-in-space = Trhlina v prostoru
ev-card-runes = Runy
ev-card-circle-of-salt = Kruh soli
ev-card-rain-calling = Přivolání deště
ev-card-blood-moon-hex = Kletba krvavého měsíce
ev-card-veil-of-fog = Mlžný závoj
ev-card-binding-of-roots = Pouta kořenů
ev-card-whisper-of-ancestors = Šepot předků
ev-card-harvest-chant = Zpěv sklizně
ev-card-feast-of-revels = Hostina reje
ev-card-summoning-circle = Vyvolávací kruh
ev-card-storm-song = Píseň bouře
ev-card-second-sight = Druhý zrak
ev-card-dream-journey = Snová pouť
ev-card-outpouring-of-power = Přelití síly
ev-card-pact-with-the-ancients = Smlouva s Prastarými
ev-card-eclipse = Zatmění
ev-card-song-of-the-world-tree = Píseň světového stromu
ev-card-irena = Irena
ev-card-alwyn = Alwyn Chamtivec
ev-card-hawa = Zelená vědma Hawa
ev-card-hoj = Hoj, hlavní předačka sklizně
ev-card-mirela = Tavička Mirela
ev-card-ysolde = Ysolda Zrcadlooká
ev-card-ran = Válečná věštkyně Rán
ev-card-korvin = Korvin od hranice
ev-card-oduya = Sběračka Oduya
ev-card-vitus = Bratr Vít
ev-card-mei-lin = Převoznice Mej-lin
ev-card-marzanna = Stará Mařena
ev-card-finn = Dlouhoprstý Finn
ev-card-theodora = Abatyše Teodora
ev-card-suvi = Naslouchačka Suvi
ev-card-amaru = Kartograf Amaru
ev-card-gudrun = Gudrun Železná ruka
ev-card-calixta = Plačka Kalixta
ev-card-nokomis = Matka šelem Nokomis
ev-card-bahram = Mistr řemesel Bahrám
ev-card-zuzana = Tkadlena času Zuzana
ev-half-council = { $card } (rada)
ev-card-swamp-of-souls-1 = Bažina duší I
ev-card-swamp-of-souls-2 = Bažina duší II
ev-card-sanctuary-1 = Svatyně I
ev-card-sanctuary-2 = Svatyně II
ev-card-cave-1 = Jeskyně I
ev-card-cave-2 = Jeskyně II
ev-card-magic-springs-1 = Magické prameny I
ev-card-magic-springs-2 = Magické prameny II
ev-card-castle-in-the-mist-1 = Hrad v mlze I
ev-card-castle-in-the-mist-2 = Hrad v mlze II
ev-card-ruins-1 = Ruiny I
ev-card-ruins-2 = Ruiny II
ev-card-whispering-grove-1 = Šeptající háj I
ev-card-whispering-grove-2 = Šeptající háj II
ev-card-stone-circle-1 = Kamenný kruh I
ev-card-stone-circle-2 = Kamenný kruh II
ev-card-gallows-hill-1 = Šibeniční vrch I
ev-card-gallows-hill-2 = Šibeniční vrch II
ev-card-moonlit-lake-1 = Měsíční jezero I
ev-card-moonlit-lake-2 = Měsíční jezero II
ev-card-old-mill-1 = Starý mlýn I
ev-card-old-mill-2 = Starý mlýn II
ev-card-sunken-library-1 = Potopená knihovna I
ev-card-sunken-library-2 = Potopená knihovna II
ev-card-crossroads-1 = Rozcestí I
ev-card-crossroads-2 = Rozcestí II
ev-card-glass-desert-1 = Skleněná poušť I
ev-card-glass-desert-2 = Skleněná poušť II
ev-card-bone-orchard-1 = Kostěný sad I
ev-card-bone-orchard-2 = Kostěný sad II
ev-card-lighthouse-1 = Maják I
ev-card-lighthouse-2 = Maják II
ev-card-fire-altar-1 = Ohnivý oltář I
ev-card-fire-altar-2 = Ohnivý oltář II
ev-card-mushroom-ring-1 = Houbový kruh I
ev-card-mushroom-ring-2 = Houbový kruh II
ev-card-ice-temple-1 = Ledový chrám I
ev-card-ice-temple-2 = Ledový chrám II
ev-card-forgotten-cemetery-1 = Zapomenutý hřbitov I
ev-card-forgotten-cemetery-2 = Zapomenutý hřbitov II
ev-card-alchemists-tower-1 = Alchymistova věž I
ev-card-alchemists-tower-2 = Alchymistova věž II
ev-card-hanging-gardens-1 = Visuté zahrady I
ev-card-hanging-gardens-2 = Visuté zahrady II
ev-card-stargazers-peak-1 = Vrchol hvězdářů I
ev-card-stargazers-peak-2 = Vrchol hvězdářů II
ev-card-smugglers-cove-1 = Pašerácká zátoka I
ev-card-smugglers-cove-2 = Pašerácká zátoka II
ev-card-giants-table-1 = Obrův stůl I
ev-card-giants-table-2 = Obrův stůl II
ev-card-heart-of-the-forest-1 = Srdce lesa I
ev-card-heart-of-the-forest-2 = Srdce lesa II
ev-card-nqobantu-pit = Jáma Nqobantu
ev-card-tree-of-eternity = Strom věčnosti
ev-card-lung-tiang-ark = Archa Lung-tiang
ev-card-church-of-the-prophet = Kostel prorokův
ev-card-northern-lakes = { ev-region-northern-lakes }
ev-card-central-mountains = { ev-region-central-mountains }
ev-card-southern-slopes = { ev-region-southern-slopes }
ev-card-star = { ev-clan-star }
ev-card-circle = { ev-clan-circle }
ev-card-thorn = { ev-clan-thorn }
ev-card-cross = { ev-clan-cross }
