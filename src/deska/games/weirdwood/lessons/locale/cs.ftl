### Vše, co učí Přízračné sídlo.

## První lekce

ww-lesson-first = První večer
ww-lesson-first-goal = Vyhraješ, když porazíš nestvůru. Každá část této zrůdy má { $life } zdraví.
ww-lesson-first-lose = Prohraješ, když skončí poslední den. Je den { $day }; každá zahraná karta posune čas.
ww-lesson-first-play = Každý tah hraješ jednu kartu akce. Zahraj Kroky stínem: pohnou tebou.
ww-lesson-first-play-steps = Jde to, ale nejdřív se projděme sídlem.
ww-lesson-first-slot = Karta leží u doby dne a čas se tam posune. Vezmi ráno, další díl: ztratíš málo.
ww-lesson-first-slot-early = To by stálo víc času. A času máš nejméně.
ww-lesson-first-act = Čas se pohnul, chodby se otočily. Teď použij pohyb z karty.
ww-lesson-first-act-move = Nejdřív pohyb, chceme se dostat do místnosti.
ww-lesson-first-go = Pohyb vede libovolně daleko otevřenými dveřmi. Jdi na Výcvikový dvůr.
ww-lesson-first-go-yard = I tam se dostaneš, ale Výcvikový dvůr tě posílí.
ww-lesson-first-use = Kde není nepřítel, smíš místnost hned využít. Využij ji.
ww-lesson-first-use-room = Díky místnostem sílíš. Využij ji.
ww-lesson-first-pay = Cena je jeden zdroj. Zaplať kterýmkoli.
ww-lesson-first-xp = Zkušenost tě posune na stupnici. Vyber si, která se ti líbí.
ww-lesson-first-end = Ještě jeden pohyb by šel, ale nic se využít nemusí. Ukonči tah.
ww-lesson-first-end-enough = Smíš, ale teď tah ukončíme.
ww-lesson-first-scarabs = Co ti udělají skarabeové v místnosti?
ww-lesson-first-scarabs-stop = Zastaví můj pohyb a místnost nejde využít
ww-lesson-first-scarabs-pass = Nic, projdu kolem
ww-lesson-first-scarabs-pass-no = Ne: vstup k nim ukončí pohyb a akce místnosti je zavřená.
ww-lesson-first-scarabs-help = Pomohou mi
ww-lesson-first-scarabs-help-no = Až poražení: pak jsou zdrojem, nebo zkušeností.
ww-lesson-first-puzzle = Kam kartu položíš, aby uplynulo co nejméně času?
ww-lesson-first-puzzle-no = Tam se čas zastaví později. Které místo je nejbližší?
ww-lesson-first-alone = Teď si zahraj dva tahy po svém: karta, místnost, možná boj.

## Boj

ww-lesson-battle = Boj
ww-lesson-battle-scarab = U tebe v místnosti je skarabeus. Dva místnost zamoří; bojuj hned.
ww-lesson-battle-play = Zahraj Bojový trans: pohyb, útok a kostka navíc.
ww-lesson-battle-play-trance = Na boj to není nejlepší. Bojový trans přinese kostku.
ww-lesson-battle-slot = Polož ho k ránu: ať uplyne co nejméně času.
ww-lesson-battle-slot-early = To stojí víc času.
ww-lesson-battle-attack = Použij útok z karty.
ww-lesson-battle-attack-fight = Nejdřív boj.
ww-lesson-battle-before = Schopnosti by přidaly kostky. Šetři je na silnější a hoď.
ww-lesson-battle-before-save = Utratíš moc za jediného skarabea. Šetři ji.
ww-lesson-battle-puzzle = Padl výpad. Která volba zaručí zásah?
ww-lesson-battle-puzzle-no = Podívej se, co o výpadu říká tvá deska.
ww-lesson-battle-puzzle-more = Výpad je pro Sekhmet jistý zásah. Nejdřív ho využij.

## Pomůcka

ww-aid-goal = Společně porazte nestvůru dřív, než uplyne dvanáct dní.
ww-aid-win-monster = Nestvůra už nemá zdraví
ww-aid-lose-days = Skončí dvanáctý den
ww-aid-lose-own = Splní se, čím tato nestvůra hrozí: zamoření, nebo osud Lady
ww-aid-free-title = Volné akce
ww-aid-free = Kdykoli v tahu: schopnosti a společníci.
ww-aid-card-title = Jedna karta do volného místa
ww-aid-card = Lícem zaplať cenu. Rubem nestojí nic: pohyb, útok, nebo zdroj.
ww-aid-time-title = Čas se pohne
ww-aid-time = Na dobu dne toho místa. Chodby se otočí, dveře změní.
ww-aid-actions-title = Akce karty
ww-aid-actions = V libovolném pořadí. Kam dojdeš a není tam nepřítel, smíš místnost využít.
ww-aid-end-title = Konec tahu
ww-aid-end = Karty nestvůry; obnova, není-li volné místo; ruka se rovná zdraví.
ww-aid-forget-scarabs = Jsou-li v místnosti skarabeové, útočíš jen na ně.
ww-aid-forget-stop = Místnost s nepřítelem ukončí tvůj pohyb.
ww-aid-forget-infested = Dva skarabeové místnost zamoří; dokud ji někdo nevyčistí, nefunguje.
ww-aid-signs-goods = Zdroje
ww-aid-signs-battle = Boj
ww-aid-signs-deeds = Akce
ww-aid-signs-others = Ostatní
ww-aid-box-rooms = dílků místností
ww-aid-box-characters = postav
ww-aid-box-action-cards = karet akcí
ww-aid-box-monsters = nestvůry
ww-aid-box-tactics = taktických karet
ww-aid-box-companions = společníků
ww-aid-box-quests = úkolů
ww-aid-box-scarabs = skarabeů
