### Everything that teaches Dwellings of Eldervale.

## The first lesson

el-lesson-first = The first dwelling
el-lesson-first-goal = Most points win; you have { $vp }. Build dwellings on this map, and rise on the tracks of power.
el-lesson-first-place = A turn places one unit. Put a worker into Briar Hills: what the realm offers happens at once.
el-lesson-first-place-regroup = To regroup means to bring units home. You have none on the map yet.
el-lesson-first-place-hills = A good realm too, but Briar Hills lies beside the Mill, and we want to build.
el-lesson-first-take = An element realm gives a treasure. Take the one with gems.
el-lesson-first-take-gems = We will need gems to build. Take the other one.
el-lesson-first-cash = A treasure can be turned into its resources at any time. Do it.
el-lesson-first-cash-later = Possible, but now we want the gems in our supply.
el-lesson-first-end = Nothing else to do. End your turn.
el-lesson-first-mill = The next unit must touch one of yours. The Mill builds a dwelling with your other worker: go there.
el-lesson-first-mill-mill-now = Later. Now the Mill, to build a dwelling.
el-lesson-first-dwelling = Your worker became a dwelling for good. Ruins beside it paid at once: you have { $vp } points.
el-lesson-first-power = It raised your power of Earth, too: level { $level } now. The higher, the more all of Earth scores.
el-lesson-first-finish = End your turn.
el-lesson-first-regroup = Units stay on the map until you regroup. Coming home, each may use an action of your cards.
el-lesson-first-regroup-home = You could go on placing. But now bring your worker home.
el-lesson-first-lift = Lift the worker from the Mill.
el-lesson-first-lift-no = Without lifting him first he would come home without an action.
el-lesson-first-act = Choose Gather: it gives the resource printed there. Summon would recruit a new unit.
el-lesson-first-act-gather = That works too; today we gather.
el-lesson-first-score = What is this dwelling worth at the end?
el-lesson-first-score-power = As much as my power of Earth
el-lesson-first-score-fixed = Always the same
el-lesson-first-score-fixed-no = No: it scores your power value in the element of its realm.
el-lesson-first-score-nothing = Nothing more
el-lesson-first-score-nothing-no = It does: each dwelling scores your power value in its element.
el-lesson-first-puzzle = You have a worker in Briar Hills and what a dwelling costs. Build it in this turn.
el-lesson-first-puzzle-no = That does not build. Which ruin does, and does it touch your worker?
el-lesson-first-alone = Now take some turns by yourself: treasures, a dwelling, then regroup.

## Placing and regrouping

el-lesson-regrouping = Placing and regrouping
el-lesson-regrouping-units = Three workers begin ready. More units wait here to be recruited, each at its price.
el-lesson-regrouping-near = Without a unit on the map you start anywhere free; after that, always beside your own.
el-lesson-regrouping-when = When is the best moment to regroup?
el-lesson-regrouping-when-work = When many units can use card actions
el-lesson-regrouping-when-empty = Only when I have to
el-lesson-regrouping-when-empty-no = Not only: each unit from the map may work on a card. More units, better Regroup.
el-lesson-regrouping-when-never = Never
el-lesson-regrouping-when-never-no = Without it you run out of units, and cards would never work.
el-lesson-regrouping-regroup = Regroup now.
el-lesson-regrouping-regroup-home = Later. First bring the worker home.
el-lesson-regrouping-lift = Lift the worker from the Mill, so that he can act.
el-lesson-regrouping-lift-act = Then he would come home without an action.
el-lesson-regrouping-summon = Use Summon: it recruits a unit.
el-lesson-regrouping-summon-recruit = A good use too, but we want more units.
el-lesson-regrouping-prices = A worker costs any resource; the dragon costs gems and a scroll, and you have them.
el-lesson-regrouping-puzzle = You want the unit that rolls most dice and flies over realms. Recruit it.
el-lesson-regrouping-puzzle-no = A worker rolls a single die. Who is stronger?

## Expedition, cards, magic

el-lesson-expedition = Cards and magic
el-lesson-expedition-cards = These adventure cards stay with you. Each also raises your power in its element.
el-lesson-expedition-place = The Dungeon is the way to them. Place a worker there.
el-lesson-expedition-place-dungeon = A good realm, but cards are bought in the Dungeon.
el-lesson-expedition-lay = First a new realm: lay it beside at least two others. Put it at the lower right.
el-lesson-expedition-lay-there = Anywhere marked is allowed; for this lesson use the lower right.
el-lesson-expedition-buy = Buy a card: the Mossy Doorway is of Earth, your own element.
el-lesson-expedition-buy-earth = Power in one element is worth more than a little in many. Take Earth.
el-lesson-expedition-gained = Level { $level } of Earth now: dwellings, cards and your starting card of Earth all score more.
el-lesson-expedition-burn = Then buy a second card or burn one. Burn the fire card: your rival would like it.
el-lesson-expedition-burn-rival = Allowed, but which card helps your rival, who plays Fire?
el-lesson-expedition-tableau = Your cards work when you regroup: a unit that comes home may use each action once.
el-lesson-expedition-magic = You hold { $cards } magic cards: spells, quests, prophecies. With enough power a spell is free.
el-lesson-expedition-dwelling = You have many adventure cards and no dwelling. Do the cards score?
el-lesson-expedition-dwelling-need = No, cards need dwellings
el-lesson-expedition-dwelling-always = Yes, all of them
el-lesson-expedition-dwelling-always-no = No: only three cards score for each dwelling that you have built.
el-lesson-expedition-dwelling-never = Cards never score
el-lesson-expedition-dwelling-never-no = They do, three for each dwelling.
el-lesson-expedition-puzzle = You want one more worker in this very turn. Where do you place?
el-lesson-expedition-puzzle-no = That realm does something else. Which ruin recruits?

## Battles and monsters

el-lesson-battles = Battles
el-lesson-battles-peace = Everybody has regrouped once, so peace is over: to place beside a rival’s unit means battle.
el-lesson-battles-place = Attack: place a worker in Ash Fields.
el-lesson-battles-place-fight = Peaceful, but today we want to see a battle.
el-lesson-battles-take = The realm’s action comes first. Take the treasure with a sword.
el-lesson-battles-take-sword = Swords become dice. Take the first stack.
el-lesson-battles-cash = Turn it into a sword before the battle.
el-lesson-battles-cash-sword = A sword is a die in this battle. Take that.
el-lesson-battles-join = Units beside the battle may join. Each unit brings dice: let your worker come.
el-lesson-battles-join-more = More units, more dice. Let him join.
el-lesson-battles-joined = Nobody else can join. Go on.
el-lesson-battles-swords = Each sword adds a die. Spend both.
el-lesson-battles-swords-more = One more die can decide: the highest single die wins.
el-lesson-battles-roll = Now all roll. The highest die wins, then the next; dice are never added.
el-lesson-battles-won = You won and made a step of glory; its reward came at once: { $vp } points now.
el-lesson-battles-losers = Where do the losers go?
el-lesson-battles-losers-underworld = To the Underworld, with a sword each
el-lesson-battles-losers-gone = Out of the game
el-lesson-battles-losers-gone-no = No: a Regroup brings them back, and each gave a sword.
el-lesson-battles-losers-home = Straight home
el-lesson-battles-losers-home-no = Not quite: they wait in the Underworld until a Regroup.
el-lesson-battles-puzzle = The battle begins in a moment. What makes you stronger in it?
el-lesson-battles-puzzle-no = That adds no die. What does?

## Player aid

el-aid-goal = Most points: dwellings, power and cards of the same elements.
el-aid-win-points = Most points after the final scoring
el-aid-win-end = The end: somebody’s sixth dwelling, or the last realm tile; then one more turn each
el-aid-place-title = Place a unit
el-aid-place = Beside one of yours, never where you stand already. The first one: any free realm.
el-aid-realm-title = Do what the realm says
el-aid-realm = Elements: a treasure. Ruins: cards, gold, a unit, a dwelling, an expedition.
el-aid-dungeon-title = Dungeon
el-aid-dungeon = Lay a new realm, buy a card, buy a second one or burn one.
el-aid-dwelling-title = Dwelling
el-aid-dwelling = A worker in an element realm settles: points for ruins and dwellings beside it, and power.
el-aid-battle-title = Battle
el-aid-battle = Units, dwellings and swords are dice; the highest die wins, then the next.
el-aid-regroup-title = Or regroup
el-aid-regroup = Bring units home one by one; each may use an action of your cards.
el-aid-free-title = Free actions
el-aid-free = Cash treasures, cast spells, use orbs: at any time in your turn.
el-aid-scoring-title = At the end
el-aid-scoring = Power values; each dwelling and up to three cards for each dwelling by their element.
el-aid-forget-next = A unit is placed beside your units, but never into a realm with one of yours.
el-aid-forget-peace = No battles until everybody has regrouped once.
el-aid-forget-limit = At most five of each resource, and four treasures.
el-aid-forget-cards = Without dwellings adventure cards score nothing.
el-aid-forget-regroup = Units that were already ready use no card action in a Regroup.
el-aid-signs-elements = Elements
el-aid-signs-resources = Resources
el-aid-signs-points = Points
el-aid-signs-units = Units
el-aid-signs-deeds = Deeds
el-aid-box-realms = realm tiles
el-aid-box-adventures = adventure cards
el-aid-box-starters = starting cards
el-aid-box-magic = magic cards
el-aid-box-monsters = monsters
el-aid-box-treasures = treasures
el-aid-box-orbs = orbs
el-aid-box-factions = factions
