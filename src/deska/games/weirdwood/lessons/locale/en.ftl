### Everything that teaches Weirdwood Manor.

## The first lesson

ww-lesson-first = The first evening
ww-lesson-first-goal = You win by defeating the monster. Each part of this Ogre has { $life } health.
ww-lesson-first-lose = You lose when the last day is over. It is day { $day }; every card you play moves time on.
ww-lesson-first-play = Each turn plays one action card. Play Shadow Steps: it moves you.
ww-lesson-first-play-steps = Possible, but let us walk through the manor first.
ww-lesson-first-slot = The card lies in a time of day, and time moves there. Take the morning, next part: little is lost.
ww-lesson-first-slot-early = That would cost more time. Time is what you have least of.
ww-lesson-first-act = Time has moved, the corridors have turned. Now use a Move of the card.
ww-lesson-first-act-move = First the Move, we want to reach a room.
ww-lesson-first-go = A Move goes any distance through open doors. Go to the Training Yard.
ww-lesson-first-go-yard = Within reach too, but the Training Yard makes you stronger.
ww-lesson-first-use = Where no enemy is, you may use the room at once. Use it.
ww-lesson-first-use-room = Rooms are how you grow. Use it.
ww-lesson-first-pay = The price is one resource. Pay any.
ww-lesson-first-xp = Experience lets you rise on a track. Choose one you like.
ww-lesson-first-end = One more Move would be possible, but nothing has to be used. End your turn.
ww-lesson-first-end-enough = You may, but now we end the turn.
ww-lesson-first-scarabs = What do scarabs in a room do to you?
ww-lesson-first-scarabs-stop = They stop my Move and block the room
ww-lesson-first-scarabs-pass = Nothing, I walk past
ww-lesson-first-scarabs-pass-no = No: entering their room ends the Move, and its action is closed.
ww-lesson-first-scarabs-help = They help me
ww-lesson-first-scarabs-help-no = Only once they are beaten: then they are a resource or experience.
ww-lesson-first-puzzle = Where do you lay the card so that the least time passes?
ww-lesson-first-puzzle-no = Time stops there later. Which place is the next one?
ww-lesson-first-alone = Now play two turns by yourself: a card, a room, perhaps a battle.

## Battle

ww-lesson-battle = A battle
ww-lesson-battle-scarab = A scarab sits in your room. Two of them infest a room; fight it now.
ww-lesson-battle-play = Play Battle Trance: it moves and attacks, and brings a die.
ww-lesson-battle-play-trance = Not the best for a fight. Battle Trance brings a die.
ww-lesson-battle-slot = Lay it into the morning: as little time as possible.
ww-lesson-battle-slot-early = That costs more time.
ww-lesson-battle-attack = Use the Attack of the card.
ww-lesson-battle-attack-fight = First the fight.
ww-lesson-battle-before = Abilities could add dice. Save them for stronger enemies, and roll.
ww-lesson-battle-before-save = You would spend power on a single scarab. Save it.
ww-lesson-battle-puzzle = You rolled a surge. Which choice makes sure of a hit?
ww-lesson-battle-puzzle-no = Look at what your board says about a surge.
ww-lesson-battle-puzzle-more = A surge is a sure hit for Sekhmet. Use it first.

## Player aid

ww-aid-goal = Defeat the monster together before the twelve days are over.
ww-aid-win-monster = The monster has no health left
ww-aid-lose-days = The twelfth day ends
ww-aid-lose-own = What this monster threatens comes true: infestation, or the fate of the Lady
ww-aid-free-title = Free actions
ww-aid-free = At any time in your turn: abilities and companions.
ww-aid-card-title = One card into a free slot
ww-aid-card = Face up you pay its price. Face down it is free: a Move, an Attack or a resource.
ww-aid-time-title = Time moves
ww-aid-time = To the time of day of that slot. Corridors turn, doors change.
ww-aid-actions-title = Actions of the card
ww-aid-actions = In any order. Where you arrive and no enemy is, you may use the room.
ww-aid-end-title = End of the turn
ww-aid-end = Monster cards; refresh without a free slot; draw or discard: hand equals health.
ww-aid-forget-scarabs = With scarabs in the room you attack only them.
ww-aid-forget-stop = A room with enemies ends your Move.
ww-aid-forget-infested = Two scarabs infest a room; its action is closed until it is cleaned.
ww-aid-signs-goods = Resources
ww-aid-signs-battle = Battle
ww-aid-signs-deeds = Actions
ww-aid-signs-others = Others
ww-aid-box-rooms = room tiles
ww-aid-box-characters = characters
ww-aid-box-action-cards = action cards
ww-aid-box-monsters = monsters
ww-aid-box-tactics = tactic cards
ww-aid-box-companions = companions
ww-aid-box-quests = quests
ww-aid-box-scarabs = scarabs
