### Vše, co učí Ethnos.

## První lekce

et-lesson-first = První skupina
et-lesson-first-goal = Vyhraje, kdo má nejvíc slávy. Získáš ji na konci každého Věku, v šesti královstvích a za vyložené skupiny.
et-lesson-first-tokens = Tři čísla, jedno pro každý Věk. Až tento Věk skončí, dá Althea { $glory } slávy tomu, kdo v ní má nejvíc žetonů.
et-lesson-first-turn = Tah je jedna věc: najmi kartu do ruky, nebo vylož skupinu z ruky.
et-lesson-first-take = Držíš trpaslíka. Vezmi z nabídky zeleného: skupinu tvoří karty jednoho národa, nebo jedné barvy.
et-lesson-first-take-same = stejný národ
et-lesson-first-take-draw = Balíček dá neznámou kartu. Tady leží taková, která se ti hodí.
et-lesson-first-take-band = Jedna karta je také skupina, ale slabá. Ještě chvíli počkej.
et-lesson-first-others = Ostatní si dobrali z balíčku, naslepo. Mezera v nabídce se nedoplňuje, takže se nabídka zmenšuje.
et-lesson-first-more = Vezmi si třetího trpaslíka, než to udělá někdo jiný.
et-lesson-first-more-draw = Balíček počká. Trpaslíka ještě nikdo nevzal.
et-lesson-first-more-band = S další kartou bude skupina cennější. Nejdřív si ji vezmi.
et-lesson-first-band = Počet trpaslíků v tvé ruce: { $count }. Teď je vylož jako skupinu.
et-lesson-first-lay = Přidej své trpaslíky jednoho po druhém, v libovolném pořadí.
et-lesson-first-lead = Jedna karta vede: její barva říká, kam půjde žeton, její národ přidá schopnost. Zelená je Althea, sláva { $glory }.
et-lesson-first-lead-poor = To království dá v tomto Věku méně. Podívej se na první číslo každého z nich.
et-lesson-first-marker = Tvůj žeton tu zůstane celou hru. Další sem přidáš skupinou, která má víc karet, než tu máš žetonů.
et-lesson-first-marker-band = tvoje skupina
et-lesson-first-points = Štítek říká, kolik má skupina karet a kolik slávy dá na konci Věku: s každou kartou mnohem víc.
et-lesson-first-dragons = V dolní půlce balíčku jsou tři draci. Třetí ukončí Věk okamžitě a karty, které zbyly v ruce, propadnou.
et-lesson-first-rest = Co se stane s kartami, které ti po vyložení skupiny zbudou?
et-lesson-first-rest-row = Jdou do nabídky pro všechny.
et-lesson-first-rest-keep = Necháš si je.
et-lesson-first-rest-keep-no = Ne: skupina tě stojí celý zbytek ruky. Nesbírej tedy od všeho trochu.
et-lesson-first-rest-deck = Jdou pod balíček.
et-lesson-first-rest-deck-no = Ne: leží odkryté v nabídce a další hráč si některou může vzít.
et-lesson-first-puzzle = Dva kentauři: fialová je Duris, modrá Straton. Kdo povede, jde-li o slávu v tomto Věku?
et-lesson-first-puzzle-no = Porovnej první čísla království Duris a Straton: kde se nic neplatí, žeton nic nezíská.
et-lesson-first-alone = Teď si zahraj pár tahů po svém: sbírej jeden národ nebo barvu a vylož je, než přijde třetí drak.

## Skupiny a vůdci

et-lesson-bands = Skupiny a vůdci
et-lesson-bands-fit = Karty skupiny mají společný národ, nebo barvu. Máš dva trpaslíky, nebo tři červené karty.
et-lesson-bands-band = Tři karty jsou lepší než dvě. Vylož skupinu.
et-lesson-bands-red = Přidej tři červené karty; na jejich národech nezáleží.
et-lesson-bands-red-other = Ta karta není červená a k ostatním by se nehodila.
et-lesson-bands-done = Nic dalšího se nehodí. Skupina je hotová.
et-lesson-bands-size = Tvých žetonů v království Rhea: { $own }. Skupina musí mít víc karet; soupeři se nepočítají.
et-lesson-bands-lead = Červená vede do království Rhea vždy. Liší se schopnost: trpaslík boduje za kartu víc.
et-lesson-bands-lead-ability = Šlo by to, ale s trpaslíkem bude skupina na konci Věku cennější.
et-lesson-bands-placed = Teď tu máš tolik žetonů: { $own }. Na další bude potřeba větší skupina.
et-lesson-bands-rest = Zbytek tvé ruky leží v nabídce. Vykládej dřív, než držíš moc karet, které nevyužiješ.
et-lesson-bands-glory = Skupiny přinášejí slávu na konci Věku. Co je lepší?
et-lesson-bands-glory-large = Jedna velká skupina
et-lesson-bands-glory-same = Dvě poloviční
et-lesson-bands-glory-same-no = Ne: každá další karta skupiny přinese víc než ta předchozí.
et-lesson-bands-glory-leader = Záleží jen na vůdci
et-lesson-bands-glory-leader-no = Ne: rozhoduje počet karet; přidává k němu jen trpaslík, který vede.
et-lesson-bands-full = Karet v ruce: { $count }. S jednou navíc už si další nevezmeš a musíš vyložit skupinu.
et-lesson-bands-puzzle = Tvé žetony: červená Rhea { $red }, modrý Straton { $blue }. Který ze dvou trpaslíků umístí další?
et-lesson-bands-puzzle-no = Skupina musí mít víc karet, než máš v tom království žetonů. Spočítej to znovu.

## Draci a bodování

et-lesson-scoring = Draci a sláva
et-lesson-scoring-dragons = V dolní půlce balíčku číhají tři draci. Třetí okamžitě ukončí Věk.
et-lesson-scoring-draw = Dober si z balíčku a uvidíš, co přijde.
et-lesson-scoring-draw-safe = To by bylo bezpečné. Teď se ale chceme setkat s drakem.
et-lesson-scoring-two = Draků zatím: { $count }. Kartu máš přesto. Odteď může každé dobrání ukončit Věk.
et-lesson-scoring-hand = Co přinesou karty v ruce, když Věk skončí?
et-lesson-scoring-hand-nothing = Nic, odhodí se.
et-lesson-scoring-hand-points = Bod za každou.
et-lesson-scoring-hand-points-no = Ne: bodují jen skupiny na stole. Vylož karty dřív, než přijde poslední drak.
et-lesson-scoring-hand-kept = Zůstanou do dalšího Věku.
et-lesson-scoring-hand-kept-no = Ne: na konci Věku se všechny ruce odhazují.
et-lesson-scoring-places = V prvním Věku se platí jen první místo. V království Althea vedeš a dostaneš { $glory } slávy.
et-lesson-scoring-places-first = nejvíc žetonů
et-lesson-scoring-tie = V království Straton jsou dva nastejno: o { $glory } slávy se dělí, zaokrouhluje se dolů.
et-lesson-scoring-third = Další karta je poslední drak. Dober ji a ukonči Věk.
et-lesson-scoring-third-not-now = V opravdové hře by to bylo chytré: skupina by ještě bodovala. Teď chceme vidět konec.
et-lesson-scoring-paid = Království i skupiny zaplatily. Máš { $glory } slávy; dva trpaslíci v ruce nepřinesli nic.
et-lesson-scoring-next = Skupiny jsou pryč, ale žetony a sláva zůstávají. Začíná Věk { $age }.
et-lesson-scoring-later = Ve druhém Věku platí království první dvě místa, ve třetím tři: jejich cena roste.
et-lesson-scoring-begins = Všechny karty se znovu zamíchají a začíná ten, kdo má nejméně slávy.
et-lesson-scoring-winner = Po posledním Věku vyhrává nejvíc slávy. Při shodě rozhoduje víc žetonů v královstvích.
et-lesson-scoring-few = Hrajete-li jen dva, počítají se při umístění žetony obou: jsou potřeba větší skupiny.
et-lesson-scoring-puzzle = Poslední drak je blízko. Kdo povede, aby { $glory } slávy jednoho království připadlo jen tobě?
et-lesson-scoring-puzzle-no = Tam by byla jen shoda a dělení. Kde tě jeden žeton dostane dopředu?

## Národy

et-lesson-tribes = Vůdci a jejich dary
et-lesson-tribes-leader = Schopnost má jen vůdce. Ostatní karty skupinu pouze zvětšují.
et-lesson-tribes-elf = Elf v čele ti nechá tolik karet, kolik má skupina. Ať některý vede.
et-lesson-tribes-keep = Karet v ruce: { $held }, nechat si smíš dvě. Vzdej se trpaslíka: čarodějové jsou dvojice.
et-lesson-tribes-keep-pair = Oba čarodějové se k sobě hodí. Vzdej se karty, která je sama.
et-lesson-tribes-wizard = Čaroděj v čele ti dá dobrat tolik karet, kolik má skupina. Ať vede červený.
et-lesson-tribes-draw = Ruka šla do nabídky; dober si nové karty. Pozor na draky: každé dobrání může přinést draka.
et-lesson-tribes-centaur = Kentaur, který umístí žeton, dovolí hned druhou skupinu. Zelený vede do království Althea.
et-lesson-tribes-centaur-poor = Porovnej Altheu a Straton: Althea v dalších Věcích zaplatí víc.
et-lesson-tribes-again = Ano, vylož druhou skupinu, než jde zbytek do nabídky.
et-lesson-tribes-second = Přidej oba trpaslíky.
et-lesson-tribes-dwarf = Trpaslík v čele se při bodování skupiny počítá jako karta navíc. Ať vede kterýkoli.
et-lesson-tribes-two = Skupin v jednom tahu: { $count }. Dva žetony a do nabídky nezbylo nic.
et-lesson-tribes-small = Žetonů v království Althea: { $own }, karet skupiny: { $size }. To není víc, takže žeton nebude.
et-lesson-tribes-puzzle = Vést může kdokoli z nich. S kým skupina žeton přesto umístí?
et-lesson-tribes-puzzle-no = S tím vůdcem je skupina na Altheu malá. Komu stačí o kartu méně?
et-lesson-tribes-puzzle-halfling = Hobit v čele žeton nikdy neumístí: hobitů je jen hodně.

## Desky a žetony

et-lesson-boards = Desky a žetony
et-lesson-boards-skeleton = Kostlivec se hodí všude, ale nevede a před bodováním skupin odejde. Přidej ho.
et-lesson-boards-complete = Karet: { $count }. To nám stačí, skupina je hotová.
et-lesson-boards-merfolk = Vůdce mořského lidu plave: pole za každou kartu. Ať vede modrý.
et-lesson-boards-merfolk-poor = Modrý Straton platí víc než červená Rhea.
et-lesson-boards-extra = Tvůj žeton doplaval na značku: žeton navíc kamkoli. Dej ho do království Althea.
et-lesson-boards-extra-free = Nic tě to nestojí: vezmi si ho.
et-lesson-boards-extra-poor = Smíš kamkoli, ale Althea za celou hru zaplatí nejvíc.
et-lesson-boards-track = Stojíš na poli { $space }. Na konci každého Věku platí tahle deska jako další království.
et-lesson-boards-orc = Ork v čele smí dát žeton i na tvou desku orčí hordy. Ať vede modrý.
et-lesson-boards-orc-poor = Modrý Straton platí víc než červená Rhea.
et-lesson-boards-horde = Umísti ho: čím víc různých barev tam leží, tím víc za všechny později dostaneš.
et-lesson-boards-troll = Troll v čele bere žeton nejvýš tak vysoký, jak je skupina velká. Ať vede kterýkoli.
et-lesson-boards-token = Vezmi nejvyšší, jaký smíš: v tomto Věku vyhrává shody v královstvích.
et-lesson-boards-token-higher = Vyšší žeton vyhraje víc shod.
et-lesson-boards-token-free = Nic nestojí a rozhoduje shody pro tebe.
et-lesson-boards-giant = Tenhle žeton drží největší skupina, kterou vede obr. Ať vede modrý.
et-lesson-boards-giant-poor = Modrý Straton platí víc než červená Rhea.
et-lesson-boards-held = Hned { $glory } slávy a další na konci Věku, pokud nikdo nepovede větší.
et-lesson-boards-puzzle = Opeřenec doletí kamkoli. Kde tě žeton dostane dopředu za nejvíc slávy?
et-lesson-boards-puzzle-no = Hledej, kde jsi s někým nastejno, a co to království platí.

## Pomůcka

et-aid-goal = Nasbírej nejvíc slávy za dva nebo tři Věky.
et-aid-win-glory = Nejvíc slávy po posledním Věku
et-aid-win-glory-gauge = { $now }. Věk z { $of }
et-aid-win-tie = Shoda: víc žetonů v královstvích, pak větší skupiny posledního Věku
et-aid-recruit-title = Najmi spojence
et-aid-recruit = Vezmi kartu z nabídky, nebo z balíčku. Ne s deseti kartami v ruce.
et-aid-band-title = Nebo vylož skupinu
et-aid-band = Libovolný počet karet jednoho národa nebo jedné barvy. Kostlivci se hodí všude.
et-aid-leader-title = Urči vůdce
et-aid-leader = Jeho barva určí království; schopnost dává jen jeho národ.
et-aid-marker-title = Umísti žeton
et-aid-marker = Má-li skupina víc karet, než máš v tom království žetonů.
et-aid-rest-title = Odevzdej zbytek
et-aid-rest = Po schopnosti a žetonu jdou všechny karty z ruky do nabídky.
et-aid-dragon-title = Draci
et-aid-dragon = Z balíčku přišel drak: dober znovu. Třetí okamžitě ukončí Věk.
et-aid-age-title = Konec Věku
et-aid-age = Ruce se odhodí. Království platí místa; skupiny o 2, 3, 4, 5, 6 kartách dají 1, 3, 6, 10, 15.
et-aid-forget-or = Najmout, nebo vyložit: nikdy obojí v jednom tahu a vynechat nejde.
et-aid-forget-hand = Karty v ruce na konci Věku nic nepřinesou.
et-aid-forget-small = I skupina příliš malá na žeton se smí vyložit: boduje a vůdce má schopnost.
et-aid-forget-skeleton = Kostlivci odejdou ze skupin dřív, než se bodují.
et-aid-forget-duel = Ve dvou musí mít skupina víc karet, než je v království žetonů obou hráčů.
et-aid-forget-tie = Shoda v království: rozhodnou žetony trollů. Jinak se odměny těch míst sečtou a dělí, dolů.
et-aid-signs-table = Stůl
et-aid-things-tribes = Co národy umějí
et-aid-box-allies = karet spojenců
et-aid-box-dragons = draci
et-aid-box-tribes = národů
et-aid-box-kingdoms = království
et-aid-box-tokens = žetonů slávy
et-aid-box-markers = žetonů kontroly
et-aid-box-trolls = žetonů trollů

## Kouč

et-coach-turn = Tvůj tah je jedna akce: vezmi si kartu do ruky, nebo z ní vylož skupinu.
et-coach-turn-look = Dobří hráči počítají draky a nabídku: stojí další karta za riziko, že Věk skončí dřív?
et-coach-lay = Přidáváš karty skupiny jednu po druhé; všechny mají společný národ, nebo barvu.
et-coach-lay-look = Skupina o 2, 3, 4, 5 nebo 6 kartách dá 1, 3, 6, 10 nebo 15 slávy; co zbude v ruce, jde do nabídky.
et-coach-lead = Barva vůdce pošle žeton do království, jeho národ dá jedinou schopnost.
et-coach-lead-look = Podívej se, kde se žetonem dostaneš do vedení nebo o něj někdo přijde, a pak na schopnost.
et-coach-place = Opeřenec si království vybírá sám, pokud je na ně skupina dost velká.
et-coach-place-look = Hledej království, kde jeden žeton vynese nejvíc slávy v tomto i dalším Věku.
et-coach-extra-marker = Značka na desce mořského lidu ti dává žeton do libovolného království bez ohledu na skupinu.
et-coach-extra-marker-look = Použij ho tam, kde by skupina musela být velká: kde už máš mnoho žetonů.
et-coach-troll = Smíš si vzít jeden volný žeton trolla, nejvýš tak vysoký, kolik má skupina karet.
et-coach-troll-look = Vezmi ho, jsi-li s někým nastejno: v tomto Věku rozhoduje všechny shody.
et-coach-orc = Smíš dát žeton na barvu vůdce na své desce orčí hordy.
et-coach-orc-look = Jedna až šest barev dá na konci Věku 1, 3, 6, 10, 15 a 20 slávy; žetonů ale nemáš nekonečně.
et-coach-centaur = Kentaur umístil žeton, takže smíš hned vyložit další skupinu.
et-coach-centaur-look = Co nevyložíš, jde do nabídky: malá druhá skupina je lepší než dárek soupeřům.
et-coach-wizard = Tvá ruka je v nabídce; smíš dobrat tolik karet, kolik měla skupina.
et-coach-wizard-look = Víc karet je dobře, ledaže by další drak ukončil Věk v nevhodnou chvíli.
et-coach-keep = Elf ti nechá některé karty; vyber, které půjdou do nabídky.
et-coach-keep-look = Nech si karty, které se k sobě hodí, a nedávej, na co čeká další hráč.
et-coach-raid = Na konci Věku smíš odebrat žetony ze své desky orčí hordy za slávu.
et-coach-raid-look = Čekat se vyplatí, přidáš-li v dalším Věku barvy; v posledním bodují všechny samy.
et-coach-raid-all = Smíš odebrat ze své desky orčí hordy všechny žetony za slávu, nebo žádný.
et-coach-raid-all-look = Odeber je, přibude-li už málo barev; počkej, pokud nějaké přidáš.

# --- what is this?

et-what-sign-hand = Karty v ruce; s deseti už nenajímáš a co nevyložíš, odložíš do nabídky.
et-what-sign-marker = Žeton kontroly: kdo jich má v království nejvíc, získá jeho nejlepší žeton slávy.
et-what-sign-dragon = Draci se skrývají v balíčku; třetí drak Věku ho okamžitě ukončí.
et-what-sign-halfling = Hobiti nemají schopnost, zato je jich dvakrát víc.
et-what-piece-ally = Spojenec: skupinu tvoří spojenci jednoho národa, nebo jedné barvy.
et-what-piece-dragon = Drak, který už přišel; třetí ukončí Věk.
et-what-piece-kingdom = Království: vůdce jeho barvy sem přináší tvůj žeton a jeho žetony slávy jsou odměna.
et-what-piece-token = Žeton: žeton kontroly hráče, nebo žeton trolla s hodnotou.
et-what-piece-giant = Žeton obrů má ten, kdo v tomto Věku vyložil největší skupinu s obrem v čele.
et-what-piece-space = Pole desky mořského lidu: značka, na kterou doplaveš nebo ji přeplaveš, dovolí žeton navíc kamkoli.
et-what-piece-camp = Barva orčí hordy: ork té barvy v čele sem smí dát žeton; čím víc barev, tím víc slávy.
et-what-zone-kingdoms = Šest království, kde žetony na konci každého Věku soutěží o slávu.
et-what-zone-row = Vyložená nabídka: místo tažení naslepo si smíš vzít jednu z těchto karet.
et-what-zone-deck = Balíček spojenců: dobíráš z něj naslepo. V dolní půlce číhají tři draci.
et-what-zone-hand = Karty v ruce: odtud se vykládají skupiny a zbytek jde pak do nabídky.
et-what-zone-bands = Skupiny vyložené v tomto Věku; na jeho konci každá vynese slávu podle velikosti.
et-what-zone-merfolk = Deska mořského lidu se boduje jako další království: čím dál, tím lépe.
et-what-zone-trolls = Žetony, které rozhodují remízy: žetony trollů, a žeton obrů se slávou.
et-what-zone-horde = Orčí horda: jedna až šest různých barev dá na konci Věku 1, 3, 6, 10, 15 nebo 20 slávy.
et-what-phase-scene-age = Věk končí třetím drakem: bodují se království a pak skupiny.
