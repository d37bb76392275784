### Weirdwood Manor

ww-title = Weirdwood Manor
ww-about = Wardens save a manor whose corridors turn with the hours: play cards into times of day, drive out clockwork scarabs and defeat the monster before day 12 ends.

## Questions

ww-first-player = Who takes the first turn?
ww-turn = { $played ->
    [0] Play an action card, or use a free action first.
   *[other] { $left ->
    [0] Your card is played. Free actions, or end the turn.
   *[other] Carry out your card, do free actions, or end the turn.
}
}
ww-ally-window = Do you use an ability in another player’s turn?
ww-strike-window = { $count ->
    [one] The monster strikes with 1 hit. Do you use an ability?
   *[other] The monster strikes with { $count } hits. Do you use an ability?
}
ww-choose-slot = { $card }: which slot, and where does time stop?
ww-cover = Lay a tactic card on { $card }?
ww-pay = Pay { $owed }{ $covered ->
    [0] { "" }
   *[other] { "" } (covered already: { $covered })
}. What do you pay with?
ww-pay-all = Suggested: { $paid }
ww-take = { $left ->
    [one] Which resource do you take?
   *[other] Which resources do you take? { $left } more.
}
ww-trade = { $left ->
    [one] Swap a resource for another?
   *[other] Swap resources for others? Up to { $left }.
}
ww-lose-goods = { $left ->
    [one] You lose { $left } resource. Which one?
   *[other] You lose { $left } resources. Which ones?
}
ww-suffer = { $damage ->
    [one] You take { $damage } damage. How?
   *[other] You take { $damage } damage. How is it split?
}
ww-discard-down = { $left ->
    [one] Your hand is above the limit: discard { $left } card.
   *[other] Your hand is above the limit: discard { $left } cards.
}
ww-drop = { $left ->
    [one] Discard { $left } card.
   *[other] Discard { $left } cards.
}
ww-discard-cost = It costs 1 card from your hand. Which one do you discard?
ww-spend-xp = { $left ->
    [one] One experience: on which track?
   *[other] { $left } experience: on which track?
}
ww-offer-room = Use the room { $room }? { $effect }.
ww-move = Where do you go?
ww-sneak = Where do you sneak? Scarabs and the monster do not stop you.
ww-slip = Through which wall?
ww-teleport = Where do you teleport?
ww-hop = To which side do you hop?
ww-swap = With whom do you exchange rooms?
ww-banish = { $left ->
    [one] From which room is a scarab driven out?
   *[other] From which rooms are scarabs driven out? Up to { $left }.
}
ww-capture = { $left ->
    [one] From which room do you take a scarab?
   *[other] From which rooms do you take scarabs? Up to { $left }.
}
ww-craft = Which die do you craft for { $price }{ $less ->
    [0] { "" }
   *[other] { "" }, { $less } less
}{ $more ->
    [0] { "" }
    [one] { "" }, and one more resource
   *[other] { "" }, and { $more } more resources
}?
ww-recruit = Which companion do you recruit?
ww-ready = Which companion becomes ready?
ww-exhaust = Exhaust 1 companion. Which one?
ww-clean-anywhere = Which infested room is cleaned?
ww-unslot = Which laid card do you take back?
ww-make-wild = Of which laid card do the symbols become wild?
ww-repeat = Which laid card do you repeat?
ww-arrange = Which monster card comes next?
ww-infiltrate = Which power card do you take?
ww-far-attack = Which room do you attack?
ww-cut-dice = Which die does the enemy not roll?
ww-steal-dice = Which die do you steal?
ww-add-dice = Which die do you add?
ww-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
ww-blocks = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
ww-fight-before = The battle begins with { ww-hits } and { ww-blocks }. Anything before the roll?
ww-fight-rolled = You now have { ww-hits } and { ww-blocks }. Do you change anything?
ww-fight-last = { ww-hits } and { ww-blocks } against { $foe_hits ->
    [one] 1 hit
   *[other] { $foe_hits } hits
} and { $foe_blocks ->
    [one] 1 block
   *[other] { $foe_blocks } blocks
}. Do you add anything?
ww-defeated = { $left ->
    [one] A scarab is defeated. Keep it for 1 experience, or return it for 2?
   *[other] Scarabs are defeated ({ $left }). Keep one for 1 experience, or return it for 2?
}
ww-hit-ogre = { $left ->
    [one] { $left } damage is left: which part of the Ogre takes it?
   *[other] { $left } damage is left: which part of the Ogre takes the next one?
}
ww-aftermath = { $damage } damage to take and { $count } experience to spend: what first?
ww-wraith-after = What does the Wraith do first?
ww-spell = { $left ->
    [one] The spell grows: which branch?
   *[other] The spell grows by { $left } steps: which branch?
}
ww-place-lady = Where does Lady Weirdwood go?
ww-refresh = { $scarabs ->
    [one] Refresh your action cards (laid: { $count })? That makes { $scarabs } scarab move.
   *[other] Refresh your action cards (laid: { $count })? That makes { $scarabs } scarabs move.
}
ww-new-quest = Draw a new quest and take a favour token?
ww-buy-time = By how many positions do you turn time back? Each costs 1 resource.
ww-face-down = What do you do with the card face down?
ww-two-allies = { $card }: who gains experience?
ww-who-attack = { $card }: who attacks?
ww-who-clean-anywhere = { $card }: who cleans a room?
ww-who-craft = { $card }: who may craft? { $effect }.
ww-who-edge = { $card }: who is helped? { $effect }.
ww-who-either = { $card }: who has the choice? { $effect }.
ww-who-experience = { $card }: who learns from it? { $effect }.
ww-who-gain = { $card }: who gets it? { $effect }.
ww-who-heal = { $card }: who is healed? { $effect }.
ww-who-move = { $card }: who moves?
ww-who-recruit = { $card }: who may recruit? { $effect }.
ww-who-take-tactics = { $card }: who takes it? { $effect }.
ww-who-teleport = { $card }: who teleports?
ww-aurora-lance = Aurora Lance: which of the two?
ww-lending-desk = Lending Desk: which of the two?
ww-behind-the-panelling = Behind the Panelling: which of the two?
ww-burble-book-of-leaps = Burble Book of Leaps: which of the two?
ww-clockwork-decoy = Clockwork Decoy: which of the two?
ww-dream-door = Dream Door: which of the two?
ww-footnote-of-fate = Footnote of Fate: which of the two?
ww-healing-verse = Healing Verse: which of the two?
ww-reading-aloud = Reading Aloud: which of the two?
ww-stitch-in-time = Stitch in Time: which of the two?
ww-grandfather-clock = Grandfather Clock: which of the two?
ww-surge-celia = Surge: which of the two?
ww-use-altar = Altar of Selflessness: what do you do?
ww-use-amphitheatre = Amphitheatre of the Dead: what do you do?
ww-use-ancestral-armory = Ancestral Armory: what do you do?
ww-use-atrium = Atrium of Wishes: what do you do?
ww-use-ballroom = Wardens’ Ballroom: what do you do?
ww-use-baths = Roman Baths: what do you do?
ww-use-court-salon = Court Salon: what do you do?
ww-use-crypt = Seers’ Crypt: what do you do?
ww-use-entrance-hall = Entrance Hall: what do you do?
ww-use-foundry = Ancient Foundry: what do you do?
ww-use-gallery = Recluses’ Gallery: what do you do?
ww-use-garden = Phoenix Garden: what do you do?
ww-use-laboratory = Mad Scientist’s Laboratory: do you teleport by the room dice?
ww-use-laboratory-yes = Teleport
ww-use-laboratory-no = Stay here
ww-use-pools = Pools of Avalon: what do you do?
ww-use-royal-armory = Royal Armory: what do you do?
ww-use-sanctuary = Cleansing Sanctuary: what do you do?
ww-use-valkyries = Valkyries’ Rest: what do you do?
ww-use-war-room = General’s War Room: what do you do?
ww-use-workshop = Workshop of Secrets: what do you do?
ww-min-or-knowledge = Which one do you gain?
ww-health-or-knowledge = Which one do you gain?

## Options

ww-do-play = Play { $card }
ww-do-play-down = { $card } face down: Move, Attack or 1 resource
ww-do-slot = Slot { $slot }: time stops at { $time }
ww-slot-when = { $apart ->
    [0] Time
   *[other] Slot { $slot }, time
} +{ $steps }: { $time }{ $day ->
    [0] { "" }
   *[other] { "" } of day { $day }
}
ww-do-lay-tactic = Lay { $card }
ww-do-act = { $card }: { $effect }
ww-do-ability = Use { $card }
ww-do-free-ability = Use { $card } free of charge
ww-do-companion = Use { $card }
ww-do-clean = Clean the room
ww-do-lady = Move Lady Weirdwood
ww-do-give-health = Give 1 health to the Lady
ww-do-counterspell = Cast a counterspell
ww-do-transfer = Send the card of the { $slot } into the Transfer Chamber
ww-do-end = End the turn
ww-do-go = { $room }
ww-do-use-room = Use the room
ww-do-target = { $room }
ww-do-who = { $player }
ww-do-pay = { $good ->
    [default] Pay what hurts least
   *[other] Pay 1 { $good }
}
ww-take-good = Take { $sign } { $good }
ww-give-good = Give { $sign } { $good }
ww-pay-good = Pay { $sign } { $good }
ww-do-take = Take 1 { $good }
ww-do-give = Give 1 { $good }
ww-do-spend = Track of { $track }
ww-do-suffer = Lose { $wound }
ww-do-discard = Discard { $card }
ww-do-craft = Craft: { $die }
ww-do-recruit = Recruit { $card }
ww-do-ready = Ready { $card }
ww-do-exhaust = Exhaust { $card }
ww-do-pick = The card of the { $slot }
ww-do-steal = Steal: { $die }
ww-do-cut = Remove: { $die }
ww-do-add = Add: { $die }
ww-do-reroll = Roll again: { $face }
ww-do-set = Turn { $face } to { $to }
ww-do-surge = Use a surge
ww-use-surge = Use a surge: { $effect }
ww-do-link = Link: +1 { $gain }
ww-do-favour = Favour: +1 { $gain }
ww-do-loot = Use the stolen { $card }
ww-do-keep = Keep it (1 experience)
ww-do-return = Return it (2 experience)
ww-do-hit = Hit the { $part }
ww-hit-row = Hit the { $part }, then { $effect }
ww-do-wounds-first = Take the damage first
ww-do-experience-first = Spend the experience first
ww-do-branch = Branch { $branch }
ww-do-next = { $card } comes next
ww-do-infiltrate = Take { $card }
ww-do-back = { $count ->
    [one] 1 position back for a resource
   *[other] { $count } positions back for { $count } resources
}
ww-ally-window-pass = Not now
ww-strike-window-pass = Not now
ww-cover-pass = No tactic card
ww-move-pass = Stay here
ww-sneak-pass = Stay here
ww-slip-pass = Stay here
ww-slip-done = Stop here
ww-teleport-pass = Stay here
ww-hop-pass = Stay here
ww-offer-room-pass = Leave it
ww-craft-pass = Craft nothing
ww-craft-done = That is all
ww-recruit-pass = Recruit nobody
ww-banish-done = No more
ww-capture-done = No more
ww-trade-done = No more
ww-fight-before-done = Roll the dice
ww-fight-rolled-done = Leave it so
ww-fight-last-done = Deal damage
ww-refresh-yes = Refresh
ww-refresh-no = Not yet
ww-new-quest-yes = A new quest
ww-new-quest-no = No more quests

## What happens

ww-turn-begins = { $player } takes a turn.
ww-played = { $player } plays { $card } into the slot: { $slot }.
    .tile = plays { $card }
ww-played-down = { $player } plays { $card } face down into the slot: { $slot }.
    .tile = plays { $card } face down
ww-laid-tactic = { $player } lays the tactic card { $card } on it.
ww-took-tactic = { $player } takes the tactic card { $card }.
ww-gained = { $player } gains { $things }.
    .thing = { $count } { $good }
ww-gained-power = { $count ->
    [one] { $player } gains a power token.
   *[other] { $player } gains { $count } power tokens.
}
ww-pays-for = { $player } pays for { $card }.
ww-paid = { $player } pays { $things }.
    .thing = { $count } { $good }
ww-paid-power = { $count ->
    [one] { $player } pays a power token.
   *[other] { $player } pays { $count } power tokens.
}
ww-lost-good = { $player } loses 1 { $good }.
ww-healed = { $player } gains { $count } health.
ww-lost-health = { $player } loses { $count } health.
ww-suffered = { $player } loses { $wound }.
ww-drew = { $player } draws { $things }.
    .thing = { $card }
ww-discarded = { $player } discards { $card }.
ww-spent-xp = { $player } reaches space { $space } of the { $track } track.
ww-shared-xp = { $player } moves the shared marker to space { $space }.
ww-time-on = Time moves { $count ->
    [one] 1 position
   *[other] { $count } positions
} on: day { $was }, { $earlier } → day { $day }, { $time }.
ww-time-back = Time runs { $count ->
    [one] 1 position
   *[other] { $count } positions
} back: day { $was }, { $earlier } → day { $day }, { $time }.
ww-new-day = Day { $day } begins: the day corridor turns, and other doors are open.
ww-calm = The monster is calm again.
ww-angry = The monster is angry now.
    .tile = the monster is angry
ww-enraged = The monster is enraged now!
    .tile = the monster is enraged
ww-moved = { $player } comes to the room { $room }.
    .tile = to { $room }
ww-used-room = { $player } uses the room { $room }.
ww-deployed = { $many ->
    [one] A scarab comes to the room { $things }.
   *[other] Scarabs come to the rooms { $things }.
}
    .thing = { $room }
ww-infested = { $many ->
    [one] The room { $things } is infested!
   *[other] The rooms { $things } are infested!
}
    .thing = { $room }
    .tile = { $room } infested
ww-scarab-phase = The scarabs are on the move.
ww-scarabs-ran = { $count ->
    [one] A scarab runs into the room { $room }.
   *[other] { $count } scarabs run into the room { $room }.
}
ww-banished = { $player } drives a scarab out of the room { $room }.
ww-captured = { $player } takes a scarab from the room { $room }.
ww-crafted = { $player } crafts: { $die }.
    .tile = crafts { $die }
ww-crafted-nothing = { $player } crafts no die.
ww-recruited = { $player } recruits { $card }.
    .tile = recruits { $card }
ww-offered = { $card } joins the row of companions.
ww-readied = { $card } of { $player } is ready again.
ww-exhausted = { $player } exhausts { $card }.
ww-cleaned = { $player } cleans the room { $room }.
    .tile = cleans { $room }
ww-took-back = { $player } takes { $card } back to hand.
ww-scouted = { $player } looks at monster cards: { $cards }.
ww-next-back = The next monster card: { $kind }, time { $count }.
ww-used-ability = { $player } uses { $card }.
    .tile = uses { $card }
ww-infiltrated = { $player } takes the power card { $card }.
ww-attacked = { $player } attacks in the room { $room }.
ww-stole-die = { $player } steals: { $die }.
ww-cut-die = The enemy does not roll: { $die }.
ww-rolled = { $faces ->
    [one] { $player } rolls 1 die.
   *[other] { $player } rolls { $faces } dice.
}
ww-rerolled = { $player } rerolls { $face }: { $to }.
ww-foe-rolled = { $faces ->
    [one] The enemy rolls 1 die.
   *[other] The enemy rolls { $faces } dice.
}
ww-rolled-d12 = { $player } rolls { $count } with the d12.
ww-battle = { $player } deals { $damage } damage and takes { $hurt }.
    .tile = battle: deals { $damage }, takes { $hurt }
ww-kept = { $player } keeps a scarab.
ww-returned = { $player } returns a scarab.
ww-wounded = The monster loses { $count } health.
ww-hit-part = { $player } hits the { $part }.
ww-wraith-healed = The Wraith heals and drains the Lady.
ww-absorbed = The Wraith absorbs a scarab in the room { $room }.
ww-monster-phase = The monster phase begins.
ww-moment-monster = The monster acts
ww-moment-new-day = Day { $day }
ww-moment-standings = How you stand
ww-moment-time = Time passes
ww-moment-card = Monster card
ww-moment-strike = Strike
ww-moment-scarabs = Scarabs
ww-moment-day = Day
ww-monster-card = Monster card: { $card }.
    .tile = monster: { $card }
ww-monster-moved = The monster comes to the room { $room }.
    .tile = monster to { $room }
ww-struck = The strike does { $damage } damage to { $player }.
    .tile = { $player } −{ $damage }
ww-lady-hurt = The Ogre hurts Lady Weirdwood.
    .tile = the Ogre hurts the Lady
ww-lady-moved = { $player } moves Lady Weirdwood to the room { $room }.
ww-gave-health = { $player } gives 1 health to the Lady.
ww-rubble = Rubble buries the room { $room }.
ww-fire = The room { $room } is on fire.
ww-planned = Therus adds a card to his plans.
ww-spell-grew = { $player } moves branch { $branch } of the spell.
ww-spell-cast = The spell is cast; the Lady is on space { $space }.
ww-countered = { $player } casts a counterspell; the Lady is on space { $space }.
ww-transferred = { $player } sends { $card } into the Transfer Chamber.
ww-refreshed = { $player } refreshes the action cards.
    .tile = refreshes the cards
ww-fulfilled = { $player } fulfils the quest { $card }.
    .tile = quest { $card }
ww-new-quest-drawn = { $player } draws the quest { $card }.

## The end

ww-won = The monster is defeated. You have won!
ww-out-of-time = Day 12 is over and the manor is lost. You have lost.
ww-overrun = Scarabs have infested the manor. You have lost.
ww-lady-dead = Lady Weirdwood has fallen to the Ogre. You have lost.
ww-lady-drained = The Wraith has drained Lady Weirdwood. You have lost.
ww-lady-dominated = Therus rules Lady Weirdwood. You have lost.
ww-no-scarabs = There are more scarabs than the manor can bear. You have lost.
ww-source-monster = Health taken from the monster
ww-source-days = Days left
ww-source-rooms = Clean rooms

## Why not

ww-why-ability-used = You have used { $card } this turn already.
ww-why-act-impossible = That part of { $card } would do nothing now.
ww-why-act-not-due = That part of { $card } is not to be done now.
ww-why-already-there = You are in the room { $room } already.
ww-why-branch-full = Branch { $branch } is at its end.
ww-why-cannot-pay = You cannot pay for it.
ww-why-companion-exhausted = { $card } is exhausted.
ww-why-doors-shut = The doors of the room { $room } are shut at this hour.
ww-why-enemies-here = There are enemies in the room { $room }.
ww-why-force-full = The Lady’s life force is full.
ww-why-infested-for-good = The room { $room } is infested for good.
ww-why-lady-at-the-end = The Lady is on the last space.
ww-why-lady-away = The Lady is not in the manor.
ww-why-lady-cannot = The Lady cannot get to the room { $room }.
ww-why-lady-elsewhere = The Lady is in another room.
ww-why-lady-not-free = The Lady is not free to move yet.
ww-why-last-health = You have only 1 health left.
ww-why-no-die = You have no crafted die to lose.
ww-why-no-power = You have no power token.
ww-why-no-enemy-there = This attack reaches another room, one Move away and with an enemy in it; { $room } is none.
ww-why-no-eugene = Eugene is not in the game.
ww-why-no-free-slot = There is no free slot for { $card }.
ww-why-no-move-now = You cannot go to the room { $room } without a Move.
ww-why-no-room-now = A room can be used only right after arriving, winning or cleaning there.
ww-why-no-scarab-there = There is no scarab within reach in the room { $room }.
ww-why-no-such-card = There is no fitting card there.
ww-why-no-such-companion = You do not have { $card }.
ww-why-no-such-slot = You do not have that slot: { $slot }.
ww-why-no-such-tactic = You do not have { $card }.
ww-why-no-transfer = You need 3 resources and a card on your board.
ww-why-no-use = { $card } would do nothing now.
ww-why-no-wall-neighbour = The room { $room } is not behind one of your walls.
ww-why-not-free = { $card } is not free of charge.
ww-why-not-in-battle = That is not possible at this point of the battle.
ww-why-not-in-hand = { $card } is not in your hand.
ww-why-not-in-the-throne-room = That is possible only in the Throne Room.
ww-why-not-in-throne-room = Scarabs of the Throne Room cannot be driven out.
ww-why-not-infested = The room { $room } is not infested.
ww-why-not-on-offer = { $card } is not in the row.
ww-why-not-this-player = { $player } cannot be chosen here.
ww-why-not-your-ability = { $card } is not your ability.
ww-why-one-card = You have played your action card of this turn.
ww-why-only-outer = The room { $room } is not an outer room.
ww-why-only-own-turn = { $card } is for your own turn only.
ww-why-other-monster = That is not possible against this monster.
ww-why-part-gone = Nothing is left of the { $part }.
ww-why-play-first = First play an action card.
ww-why-room-not-in-play = The room { $room } is not in this game.
ww-why-rubble = The room { $room } is full of rubble.
ww-why-slot-taken = That slot is taken: { $slot }.
ww-why-supply-empty = There is no scarab left in the supply.
ww-why-too-dear = You cannot pay for { $card }.
ww-why-too-much-time = You have not that many resources, or not that much time has passed.
ww-why-track-full = The track of { $track } is full.
ww-why-transferred = You have used the Transfer Chamber this turn.
ww-why-way-blocked = Scarabs, the monster or fire stop you on every way to the room { $room }.
ww-why-wrong-die = You cannot craft that: { $die }.
ww-why-wrong-time = Time cannot stop there for this slot: { $slot }.

## What cards do, told from their values

# Words that keep their capital letter in the middle of a sentence.
ww-names = Lady Mîn
ww-value-price = { "" }{ $power ->
    [0] { "" }
   *[other] { ", " }{ $power }× power
}{ $min ->
    [0] { "" }
   *[other] { ", " }{ $min }× Mîn
}{ $knowledge ->
    [0] { "" }
   *[other] { $min ->
    [0] { ", " }
   *[other] { " " }+{ " " }
}{ $knowledge }× knowledge
}{ $scarab ->
    [0] { "" }
   *[other] { ", " }{ $scarab }× scarab
}{ $any ->
    [0] { "" }
   *[other] { ", " }{ $any }× any resource
}
ww-value-might = { "" }{ $hits ->
    [0] { "" }
   *[other] { ", " }{ $hits }× hit
}{ $blocks ->
    [0] { "" }
   *[other] { ", " }{ $blocks }× block
}{ $basic ->
    [0] { "" }
   *[other] { ", " }{ $basic }× basic die
}{ $attack ->
    [0] { "" }
   *[other] { ", " }{ $attack }× attack die
}{ $defence ->
    [0] { "" }
   *[other] { ", " }{ $defence }× defence die
}{ $any_dice ->
    [0] { "" }
   *[other] { ", " }{ $any_dice }× die of any colour
}{ $rerolls ->
    [0] { "" }
   *[other] { ", " }{ $rerolls }× reroll of an own die
}{ $sets ->
    [0] { "" }
   *[other] { ", " }{ $sets }× own die turned to any face
}{ $cuts ->
    [0] { "" }
   *[other] { ", " }{ $cuts }× enemy die fewer
}{ $steals ->
    [0] { "" }
   *[other] { ", " }{ $steals }× stolen die
}
ww-value-reward = { $space }:{ $hits ->
    [0] { "" }
   *[other] { " " }{ $hits }× lasting hit
}{ $blocks ->
    [0] { "" }
   *[other] { " " }{ $blocks }× lasting block
}{ $effects ->
    [0] { "" }
   *[other] { " " }{ $effects }
}
ww-effect-gain = Gain{ $min ->
    [0] { "" }
   *[other] { " " }{ $min }× Mîn
}{ $knowledge ->
    [0] { "" }
   *[other] { $min ->
    [0] { " " }
   *[other] { " " }+{ " " }
}{ $knowledge }× knowledge
}{ $scarab ->
    [0] { "" }
   *[other] { " " }{ $scarab }× scarab
}{ $any ->
    [0] { "" }
   *[other] { " " }{ $any }× any resource
}.
ww-effect-gain-power = { $count ->
    [one] Gain a power token.
   *[other] Gain { $count } power tokens.
}
ww-effect-heal = Gain { $count } health.
ww-effect-lose-health = Lose { $count } health.
ww-effect-experience = Gain { $count } experience.
ww-effect-take-tactics = { $count ->
    [one] Take a tactic card.
   *[other] Take { $count } tactic cards.
}
ww-effect-draw = { $count ->
    [one] Draw a card.
   *[other] Draw { $count } cards.
}
ww-effect-scout = Look at the top { $count } monster cards and lay them back in any order.
ww-effect-trade = Swap up to { $count } resources for others.
ww-effect-move = { $sneak ->
    [1] Move, past scarabs and the monster too.
   *[other] { $open_doors ->
        [1] A Move for which all doors count as open.
       *[other] Move.
    }
}
ww-effect-slip = { $steps ->
    [one] Go through a wall.
   *[other] Go through up to { $steps } walls.
}
ww-effect-teleport = { $outer ->
    [1] Teleport to an outer room.
   *[other] Teleport.
}
ww-effect-teleport-by-dice = Teleport to the room that the room dice name.
ww-effect-hop-aside = Hop to the next room left or right in the ring.
ww-effect-swap-places = Exchange rooms with another player.
ww-effect-open-doors = Until the end of the turn all doors are open for your Moves.
ww-effect-use-room = Use your room.
ww-effect-attack = Attack.
ww-effect-far-attack = Attack a room that one Move could reach.
ww-effect-craft = { $count ->
    [one] Craft a die
   *[other] Craft up to { $count } dice
}{ $less ->
    [0] { "" }
   *[other] { " " }for { $less } less
}{ $more ->
    [0] { "" }
   *[other] { " " }for { $more } more
}.
ww-effect-recruit = Recruit a companion{ $less ->
    [0] { "" }
   *[other] { " " }for { $less } less
}{ $more ->
    [0] { "" }
   *[other] { " " }for { $more } more
}.{ $then ->
    [0] { "" }
   *[other] { " " }If you do: { $then }
}
ww-effect-ready-one = Ready a companion.
ww-effect-exhaust-one = Exhaust a companion.
ww-effect-discard-one = Discard a card.
ww-effect-pay-any = { $count ->
    [one] Pay a resource.
   *[other] Pay { $count } resources.
}
ww-effect-cleanse = Clean your room even with enemies in it, for { $less } less.
ww-effect-banish = { $keep ->
    [1] Take
   *[other] Drive out
} { $count ->
    [one] a scarab
   *[other] up to { $count } scarabs
} from { $where ->
    [here] your room
    [connected] your room or rooms one Move away
   *[other] { $count ->
        [one] any room
       *[other] any rooms
    }
}.
ww-effect-time-back = { $count ->
    [one] Time runs 1 position back.
   *[other] Time runs { $count } positions back.
}
ww-effect-time-on = { $count ->
    [one] Time moves 1 position on.
   *[other] Time moves { $count } positions on.
}
ww-effect-buy-time = Each resource that you pay turns time 1 position back.
ww-effect-unslot = Take one of your laid action cards back to hand.
ww-effect-repeat = Repeat another of your laid cards.
ww-effect-make-wild = Until the end of the turn both symbols of a laid card are wild.
ww-effect-infiltrate = Take a power card of the monster; gain 2 experience.
ww-effect-edge = In one battle:{ $hits ->
    [0] { "" }
   *[other] { " " }{ $hits }× hit
}{ $blocks ->
    [0] { "" }
   *[other] { " " }{ $blocks }× block
}.
ww-effect-in-battle = In a battle:{ $might }.
ww-effect-on = { $who ->
    [ally] Another player: { $effects }
   *[other] Any player: { $effects }
}
ww-effect-for-all = { $who ->
    [here] Everybody in your room: { $effects }
   *[other] Everybody: { $effects }
}
ww-effect-two-allies = Another player: { $first } A further one: { $second }
ww-effect-either = { $branches }
ww-effect-either-between = OR
ww-effect-in-any-order = { $effects }
ww-effect-all = { $effects }
ww-effect-may = If you like, { $effects }
ww-effect-exchange = { $cost } For that, { $gain }
ww-effect-roll-table = Roll the d12. Up to { $low }: { $first } Up to { $middle }: { $second } Above: { $third }
ww-effect-wound-monster = The monster takes { $count } damage.
ww-effect-clean-anywhere = Clean an infested room anywhere for nothing.
ww-effect-wraith-rests = The Wraith heals 1.
ww-effect-wraith-rolls = The Wraith rolls its die for each surge.
ww-effect-march = { $to ->
    [lady] { $steps ->
    [one] 1 step towards the Lady.
   *[other] Up to { $steps } steps towards the Lady.
}
   *[other] { $steps ->
    [one] 1 step towards the nearest player.
   *[other] Up to { $steps } steps towards the nearest player.
}
}
ww-effect-drift = It moves { $steps } { $steps ->
    [one] room
   *[other] rooms
} { $direction ->
    [clockwise] clockwise
    [counter-clockwise] counter-clockwise
    [inward] inward
   *[other] outward
}.
ww-effect-jump = { $to ->
    [player] It goes to the nearest player.
    [throne] It goes to the Throne Room.
    [scarabs] It goes to the nearest scarabs.
   *[other] It goes where the room dice say.
}
ww-effect-strike = Strike every player { $reach ->
    [near] in its room and all neighbouring rooms
    [ring] in its ring
    [nearest] who is nearest
   *[other] in its room
}, strength { $hits }.
ww-effect-strike-more = The strike is { $hits } higher.
ww-effect-drain = If the strike did damage, the Wraith heals 1.
ww-effect-deploy = { $count }× scarab { $where ->
    [dice] by the room dice
    [here] in its room
    [opposite] opposite
    [throne] in the Throne Room
    [clockwise] clockwise of it
    [counter-clockwise] counter-clockwise of it
    [inward] inward
   *[other] outward
}.
ww-effect-scarab-phase = A full scarab phase.
ww-effect-place-token = { $where ->
    [dice] Fire where the room dice say.
   *[other] Rubble or fire in its room.
}
ww-effect-heal-monster = The Wraith heals { $count }.
ww-effect-wraith-die = The Wraith rolls its die.
ww-effect-spell = { $steps ->
    [one] The spell grows by 1 step.
   *[other] The spell grows by { $steps } steps.
}
ww-effect-plunder = { $everybody ->
    [1] Every player
   *[other] The nearest player
} loses { $count ->
    [one] a resource.
   *[other] { $count } resources.
}
ww-effect-confuse = { $everybody ->
    [1] Every player
   *[other] The nearest player
} discards { $count ->
    [one] a card.
   *[other] { $count } cards.
}

## Cards, field by field

ww-action-card-left = Left symbol: { $left ->
    [hit] hit
    [block] block
    [min] Mîn
    [knowledge] knowledge
   *[other] wild
}.
ww-action-card-right = Right symbol: { $right ->
    [hit] hit
    [block] block
    [min] Mîn
    [knowledge] knowledge
   *[other] wild
}.
ww-action-card-cost = Cost:{ $cost }.
ww-action-card-might = In its battles:{ $might }.
ww-action-card-hits = Lasting: { $hits }× hit.
ww-action-card-blocks = Lasting: { $blocks }× block.
ww-tactic-card-hits = Lasting: { $hits }× hit.
ww-tactic-card-blocks = Lasting: { $blocks }× block.
ww-companion-hits = Lasting: { $hits }× hit.
ww-companion-blocks = Lasting: { $blocks }× block.
ww-tactic-card-dice = Lasting: a die of any colour in every battle.
ww-companion-cost = Price:{ $cost }.
ww-companion-sneaks = Every Move of yours may pass scarabs and the monster.
ww-companion-trophies = Each battle in which you defeat a scarab: 1 experience.
ww-companion-ability = Exhaust: { $ability }
ww-ability-cost = Cost:{ $cost }.
ww-ability-any-turn = In any turn.
ww-character-start = Start:{ $start }.
ww-character-dice = Dice or levels: { $dice }.
ww-character-surge = Surge: { $surge }
ww-character-abilities = Abilities: { $abilities }.
ww-character-power = Track of power: { $power }.
ww-character-combat = Track of combat: { $combat }.
ww-character-tactics = Track of tactics: { $tactics }.
ww-character-cards = Cards: { $cards }.
ww-character-gloves = Crafts thieving gloves instead of dice.
ww-character-universal = All four slots are universal.
ww-character-recruits = Recruits no companions.
ww-room-clean = Cleaning:{ $clean }.
ww-room-xp = It gives { $xp } experience.
ww-monster-card-kind = { $kind }.
ww-monster-card-time = Hourglasses: { $time }.
ww-monster-card-calm = Calm: { $calm }
ww-monster-card-angry = Angry: { $angry }
ww-monster-card-enraged = Enraged: { $enraged }
ww-monster-card-exclusive = Only the part of the present strength.
ww-monster-card-powers = Adds when calm, then when angry, then when enraged: { $powers }.
ww-monster-cards = Cards: { $cards }.
ww-monster-angry-day = Angry from day { $angry_day } on.
ww-monster-enraged-day = Enraged from day { $enraged_day } on.
ww-monster-dice = Dice when calm, when angry, when enraged: { $dice }.
ww-monster-scales = By number of wardens (1 to 5): { $scales }.
ww-value-scale = health { $health }, { $hourglass ->
    [one] 1 position
   *[other] { $hourglass } positions
} of time for an hourglass{ $limit ->
    [0] { "" }
   *[other] { "," } lost with { $limit } infested rooms
}{ $blocks ->
    [0] { "" }
    [one] { "," } 1 block in battle
   *[other] { "," } { $blocks } blocks in battle
}
ww-monster-lady = The Lady begins at { $lady }.
ww-monster-late-start = With less time it begins on day { $late_start }.
ww-monster-parts = So much for each of { $parts } parts.
ww-action-card-origin = { $origin ->
    [confirmed] As printed.
   *[other] Partly as printed.
}
ww-ability-origin = { $origin ->
    [confirmed] As printed.
   *[other] Partly as printed.
}
ww-origin = { $origin ->
    [confirmed] As printed.
    [inferred] Partly as printed.
   *[designed] Our own design.
}
ww-room-origin = { $origin ->
    [confirmed] As printed.
   *[other] Partly as printed.
}
ww-quest-slot = Slot: { $slot }.
ww-track-rewards = { $rewards }.
ww-quest-wants = { $wants }
ww-value-condition = { $event ->
    [scarabs-defeated] { $count ->
        [one] Defeat a scarab.
       *[other] Defeat { $count } scarabs in one battle.
    }
    [rings-seen] End Moves or Teleports in { $count } rings in one turn.
    [healthy] Have { $count } health.
    [learned] Hold { $count } knowledge.
    [damage-dealt] Deal { $count } damage to the monster in one battle.
    [crafted] Craft a die or a glove level.
    [befriended] Recruit or ready a companion; Eugene: somebody uses the Transfer Chamber.
    [cleaned] Clean a room.
    [rooms-used] Use { $count } different rooms in one turn.
    [supper] End your turn in a room with another player; alone in the game, in the Entrance Hall.
    [swept] Defeat the last scarab of a middle room.
    [rich] Hold { $count } resources.
    [unhurt] Finish a battle without damage.
    [linked] Have { $count } linked symbols.
    [in-throne-room] Defeat a scarab in the Throne Room, or arrive there when it is empty of them.
    [rift-used] Use the Fae Rift or the Terrace of Time Rifts.
   *[other] Fight the monster or use Infiltration while it has a power card.
}
ww-quest-reward = Reward: { $reward }

## Variants

ww-variant-monster = Monster
ww-variant-monster-about = Whom you fight. The Chaos Ogre is for your first games.
ww-variant-monster-random = Random
ww-variant-monster-chaos-ogre = Chaos Ogre (first games)
ww-variant-monster-min-wraith = Mîn Wraith
ww-variant-monster-therus = Therus
ww-variant-characters = Characters
ww-variant-characters-about = One for each seat, in this order; drawn at random if none are chosen.
ww-variant-rooms = Rooms
ww-variant-rooms-about = Begin with the basic rooms; the extra ones are for later games.
ww-variant-rooms-all = All rooms
ww-variant-rooms-basic = Basic rooms only
ww-variant-experience = Experience
ww-variant-experience-about = The team variant has one track for all; it is easier.
ww-variant-experience-own = Everybody’s own tracks
ww-variant-experience-shared = Team variant
ww-variant-crafting-rooms = Crafting rooms
ww-variant-crafting-rooms-about = Fewer rooms to craft dice make the game harder.
ww-variant-crafting-rooms-all = All
ww-variant-crafting-rooms-fewer = Without Workshop of Secrets and Ancient Foundry
ww-variant-crafting-rooms-no-war-room = Also without General’s War Room
ww-variant-crafting-rooms-no-royal-armory = Also without Royal Armory
ww-variant-crafting-rooms-fewest = Without all four
ww-variant-time = Time
ww-variant-time-about = Starting later makes the game harder.
ww-variant-time-usual = From day 1
ww-variant-time-less = Less time
ww-variant-time-day-3 = From day 3
ww-variant-time-day-4 = From day 4
ww-variant-time-day-5 = From day 5
ww-variant-time-day-6 = From day 6
ww-variant-time-day-7 = From day 7
ww-variant-scarab-experience = Experience for scarabs
ww-variant-scarab-experience-about = Less experience makes the game harder.
ww-variant-scarab-experience-usual = 1 kept, 2 returned
ww-variant-scarab-experience-less = 0 kept, 1 returned
ww-variant-scarab-supply = Scarab supply
ww-variant-scarab-supply-about = Whether the game is lost when the supply runs out.
ww-variant-scarab-supply-usual = No loss
ww-variant-scarab-supply-fatal = An empty supply loses the game
ww-variant-quests = Quests
ww-variant-quests-about = The mini-expansion with quests and favour tokens.
ww-variant-quests-no = Without quests
ww-variant-quests-yes = With quests
ww-variant-monster-clock = Monster clock
ww-variant-monster-clock-about = Outside the rules: with four and five players monster cards move time less.
ww-variant-monster-clock-usual = As printed
ww-variant-monster-clock-slower = Slower

## Names

ww-card-shadow-steps-bailey = Shadow Steps
ww-card-page-turner = Page Turner
ww-card-heavy-tome = Heavy Tome
ww-card-leather-binding = Leather Binding
ww-card-hour-of-study = Hour of Study
ww-card-marginal-notes = Marginal Notes
ww-card-index-of-doors = Index of Doors
ww-card-speed-reading = Speed Reading
ww-card-old-blueprints = Old Blueprints
ww-card-footnote-trap = Footnote Trap
ww-card-silence-please = Silence, Please
ww-card-lending-desk = Lending Desk
ww-card-final-chapter = Final Chapter
ww-card-shadow-steps-celia = Shadow Steps
ww-card-soft-melody = Soft Melody
ww-card-silver-thread = Silver Thread
ww-card-warding-circle = Warding Circle
ww-card-moonlit-spring = Moonlit Spring
ww-card-charm-of-plenty = Charm of Plenty
ww-card-mirror-step = Mirror Step
ww-card-lullaby-of-gears = Lullaby of Gears
ww-card-purifying-light = Purifying Light
ww-card-wardens-to-me = Wardens, to Me
ww-card-starlit-blade = Starlit Blade
ww-card-kindred-spirit = Kindred Spirit
ww-card-aurora-lance = Aurora Lance
ww-card-shadow-steps-sekhmet = Shadow Steps
ww-card-brace-for-defence = Brace for Defence
ww-card-twin-slash = Twin Slash
ww-card-desert-wind = Desert Wind
ww-card-lioness-roar = Lioness’ Roar
ww-card-shield-wall = Shield Wall
ww-card-war-drums = War Drums
ww-card-oath-of-the-forge = Oath of the Forge
ww-card-trophy-hunt = Trophy Hunt
ww-card-battle-trance = Battle Trance
ww-card-second-wind = Second Wind
ww-card-call-to-arms = Call to Arms
ww-card-wrath-of-the-sun = Wrath of the Sun
ww-card-shadow-steps-wally = Shadow Steps
ww-card-covert-feint = Covert Feint
ww-card-sleight-of-hand = Sleight of Hand
ww-card-backstab = Backstab
ww-card-set-of-lockpicks = Set of Lockpicks
ww-card-into-the-smoke = Into the Smoke
ww-card-caltrops = Caltrops
ww-card-rooftop-route = Rooftop Route
ww-card-better-gloves = Better Gloves
ww-card-casing-the-place = Casing the Place
ww-card-small-burglary = Small Burglary
ww-card-partner-in-crime = Partner in Crime
ww-card-grand-heist = Grand Heist
ww-card-shadow-steps-eugene = Shadow Steps
ww-card-spring-boots = Spring Boots
ww-card-clockwork-hammer = Clockwork Hammer
ww-card-brass-carapace = Brass Carapace
ww-card-salvage = Salvage
ww-card-tactical-gambit = Tactical Gambit
ww-card-prototype = Prototype
ww-card-portable-portal = Portable Portal
ww-card-tinkers-kit = Tinker’s Kit
ww-card-gear-grenade = Gear Grenade
ww-card-assembly-line = Assembly Line
ww-card-repair-drone = Repair Drone
ww-card-overload = Overload
ww-card-shadow-steps-oliver = Shadow Steps
ww-card-pencil-sketch = Pencil Sketch
ww-card-ink-blade = Ink Blade
ww-card-paper-shield = Paper Shield
ww-card-nightmare-reversed = Nightmare Reversed
ww-card-flight-of-fancy = Flight of Fancy
ww-card-dream-walk = Dream Walk
ww-card-the-muse = The Muse
ww-card-burst-of-colour = Burst of Colour
ww-card-self-portrait = Self-Portrait
ww-card-joint-canvas = Joint Canvas
ww-card-imaginary-friend = Imaginary Friend
ww-card-masterpiece = Masterpiece
ww-card-face-down = Card face down
ww-card-flanking-strike = Flanking Strike
ww-card-iron-guard = Iron Guard
ww-card-sword-and-shield = Sword and Shield
ww-card-drawn-weapon = Drawn Weapon
ww-card-rush-of-power = Rush of Power
ww-card-field-rations = Field Rations
ww-card-forced-march = Forced March
ww-card-hidden-cache = Hidden Cache
ww-card-secret-passage = Secret Passage
ww-card-held-hour = Held Hour
ww-card-press-the-attack = Press the Attack
ww-card-clean-sweep = Clean Sweep
ww-card-wardens-council = Wardens’ Council
ww-card-stone-gargoyle = Stone Gargoyle
ww-card-fire-salamander = Fire Salamander
ww-card-clockwork-owl = Clockwork Owl
ww-card-kitchen-sprite = Kitchen Sprite
ww-card-duchess-of-the-portrait = Duchess of the Portrait
ww-card-broom-brigade = Broom Brigade
ww-card-will-o-the-wisp = Will-o’-the-Wisp
ww-card-armoury-page = Armoury Page
ww-card-cellar-ghost = Cellar Ghost
ww-card-stable-pegasus = Stable Pegasus
ww-card-hedge-witch = Hedge Witch
ww-card-dragon-whelp = Dragon Whelp
ww-card-suit-of-armour = Suit of Armour
ww-card-grandfather-clock = Grandfather Clock
ww-card-cat-of-nine-doors = Cat of Nine Doors
ww-card-retired-warden = Retired Warden
ww-card-music-box-dancer = Music-Box Dancer
ww-card-tame-scarab = Tame Scarab
ww-card-lumbering-hunt = Lumbering Hunt
ww-card-scent-of-the-lady = Scent of the Lady
ww-card-through-the-wall = Through the Wall
ww-card-blind-charge = Blind Charge
ww-card-trail-of-ruin = Trail of Ruin
ww-card-stampede = Stampede
ww-card-crushing-blow = Crushing Blow
ww-card-sweeping-arm = Sweeping Arm
ww-card-ground-pound = Ground Pound
ww-card-hurled-debris = Hurled Debris
ww-card-fury-of-chaos = Fury of Chaos
ww-card-swarm = Swarm
ww-card-brood = Brood
ww-card-clockwork-tide = Clockwork Tide
ww-card-skittering-march-ogre = Skittering March
ww-card-hatchery-in-the-walls = Hatchery in the Walls
ww-card-thick-hide = Thick Hide
ww-card-brute-strength = Brute Strength
ww-card-bloodlust = Bloodlust
ww-card-aura-of-chaos = Aura of Chaos
ww-card-drift = Drift
ww-card-backward-drift = Backward Drift
ww-card-sinking = Sinking
ww-card-seeping-out = Seeping Out
ww-card-restlessness = Restlessness
ww-card-spiral = Spiral
ww-card-scent-of-energy = Scent of Energy
ww-card-chill-touch = Chill Touch
ww-card-life-drain = Life Drain
ww-card-wail = Wail
ww-card-grip-of-shadows = Grip of Shadows
ww-card-echo-of-gears = Echo of Gears
ww-card-echo-of-walls = Echo of Walls
ww-card-awakened-swarm = Awakened Swarm
ww-card-skittering-march-wraith = Skittering March
ww-card-laid-table = Laid Table
ww-card-ethereal-veil = Ethereal Veil
ww-card-shroud-of-souls = Shroud of Souls
ww-card-hunger = Hunger
ww-card-spectral-host = Spectral Host
ww-card-blink = Blink
ww-card-step-through-shadow = Step Through Shadow
ww-card-return-to-the-throne = Return to the Throne
ww-card-burning-trail = Burning Trail
ww-card-mirror-images = Mirror Images
ww-card-dark-bolt = Dark Bolt
ww-card-wave-of-fire = Wave of Fire
ww-card-leech-magic = Leech Magic
ww-card-curse-of-doubt = Curse of Doubt
ww-card-meteor = Meteor
ww-card-summoned-swarm = Summoned Swarm
ww-card-bodyguard = Bodyguard
ww-card-skittering-march-therus = Skittering March
ww-card-guard-of-the-throne = Guard of the Throne
ww-card-broken-seals = Broken Seals
ww-card-arcane-ward = Arcane Ward
ww-card-black-flame = Black Flame
ww-card-whispered-spell = Whispered Spell
ww-card-staff-of-night = Staff of Night
ww-card-stolen-power = Stolen Power
ww-card-dawn-patrol = Dawn Patrol
ww-card-every-open-door = Every Open Door
ww-card-in-full-health = In Full Health
ww-card-morning-lecture = Morning Lecture
ww-card-first-blood = First Blood
ww-card-guild-work = Guild Work
ww-card-friends-of-the-manor = Friends of the Manor
ww-card-spotless = Spotless
ww-card-running-errands = Running Errands
ww-card-supper-together = Supper Together
ww-card-sweepers = Sweepers
ww-card-full-purse = Full Purse
ww-card-not-a-scratch = Not a Scratch
ww-card-chain-of-signs = Chain of Signs
ww-card-vigil-at-the-throne = Vigil at the Throne
ww-card-nightmare-hunter = Nightmare Hunter
ww-card-walker-of-rifts = Walker of Rifts
ww-card-stolen-strength = Stolen Strength
ww-card-bailey = Bailey
ww-card-celia = Celia
ww-card-sekhmet = Sekhmet
ww-card-wally = Wally
ww-card-eugene = Eugene
ww-card-oliver = Oliver
ww-card-burble-book-of-leaps = Burble Book of Leaps
ww-card-footnote-of-fate = Footnote of Fate
ww-card-reading-aloud = Reading Aloud
ww-card-mirror-shield = Mirror Shield
ww-card-healing-verse = Healing Verse
ww-card-stitch-in-time = Stitch in Time
ww-card-abraca-sek-ra = Abraca-sek-ra
ww-card-twin-blades = Twin Blades
ww-card-leap-of-the-lioness = Leap of the Lioness
ww-card-infiltration = Infiltration
ww-card-nimble-pickpocket = Nimble Pickpocket
ww-card-behind-the-panelling = Behind the Panelling
ww-card-scrap-forge = Scrap Forge
ww-card-winding-key = Winding Key
ww-card-clockwork-decoy = Clockwork Decoy
ww-card-living-sketch = Living Sketch
ww-card-dream-door = Dream Door
ww-card-borrowed-moment = Borrowed Moment
ww-card-chaos-ogre = Chaos Ogre
ww-card-min-wraith = Mîn Wraith
ww-card-therus = Therus
ww-card-shared-track = Shared experience track
ww-room-entrance-hall = Entrance Hall
ww-room-terrace-of-time-rifts = Terrace of Time Rifts
ww-room-fae-rift = Fae Rift
ww-room-throne-room = Throne Room
ww-room-abandoned-tunnels = Abandoned Tunnels
ww-room-amphitheatre-of-the-dead = Amphitheatre of the Dead
ww-room-ancestral-armory = Ancestral Armory
ww-room-archive-of-mysteries = Archive of Mysteries
ww-room-burble-library = Burble Library
ww-room-gamblers-den = Gamblers’ Den
ww-room-mad-scientists-laboratory = Mad Scientist’s Laboratory
ww-room-pools-of-avalon = Pools of Avalon
ww-room-roman-baths = Roman Baths
ww-room-royal-armory = Royal Armory
ww-room-training-yard = Training Yard
ww-room-valkyries-rest = Valkyries’ Rest
ww-room-witches-well = Witches’ Well
ww-room-altar-of-selflessness = Altar of Selflessness
ww-room-ancient-foundry = Ancient Foundry
ww-room-atrium-of-wishes = Atrium of Wishes
ww-room-cartographers-chamber = Cartographer’s Chamber
ww-room-cleansing-sanctuary = Cleansing Sanctuary
ww-room-deep-mine = Deep Mine
ww-room-dragon-shrine = Dragon Shrine
ww-room-generals-war-room = General’s War Room
ww-room-glittering-cellar = Glittering Cellar
ww-room-lily-pad-lounge = Lily Pad Lounge
ww-room-oratorio-hall = Oratorio Hall
ww-room-recluses-gallery = Recluses’ Gallery
ww-room-wardens-ballroom = Wardens’ Ballroom
ww-room-conjuring-court = Conjuring Court
ww-room-court-salon = Court Salon
ww-room-seers-crypt = Seers’ Crypt
ww-room-workshop-of-secrets = Workshop of Secrets
ww-room-phoenix-garden = Phoenix Garden
ww-room-treasury = Treasury
ww-good-min = Mîn
ww-good-knowledge = knowledge
ww-good-scarab = scarab
ww-die-basic = basic die
ww-die-attack = attack die
ww-die-defence = defence die
ww-die-glove = glove level
ww-face-basic-hit = basic die: hit
ww-face-basic-block = basic die: block
ww-face-basic-surge = basic die: surge
ww-face-basic-blank = basic die: blank
ww-face-basic-spent = basic die: used surge
ww-face-attack-one = attack die: 1 hit
ww-face-attack-two = attack die: 2 hits
ww-face-attack-blank = attack die: blank
ww-face-defence-one = defence die: 1 block
ww-face-defence-two = defence die: 2 blocks
ww-face-defence-blank = defence die: blank
ww-to-basic-hit = hit
ww-to-basic-block = block
ww-to-basic-surge = surge
ww-to-basic-blank = blank
ww-to-basic-spent = used surge
ww-to-attack-one = 1 hit
ww-to-attack-two = 2 hits
ww-to-attack-blank = blank
ww-to-defence-one = 1 block
ww-to-defence-two = 2 blocks
ww-to-defence-blank = blank
ww-track-power = power
ww-track-combat = combat
ww-track-tactics = tactics
ww-time-m1 = morning, part 1
ww-time-m2 = morning, part 2
ww-time-m3 = morning, part 3
ww-time-a1 = afternoon, part 1
ww-time-a2 = afternoon, part 2
ww-time-a3 = afternoon, part 3
ww-time-e1 = evening, part 1
ww-time-e2 = evening, part 2
ww-time-e3 = evening, part 3
ww-time-n1 = night, part 1
ww-time-n2 = night, part 2
ww-time-n3 = night, part 3
ww-slot-morning = morning
ww-slot-afternoon = afternoon
ww-slot-evening = evening
ww-slot-night = night
ww-slot-companion-1 = companion 1
ww-slot-companion-2 = companion 2
ww-slot-companion-3 = companion 3
ww-slot-companion-4 = companion 4
ww-slot-companion-5 = companion 5
ww-slot-companion-6 = companion 6
ww-slot-companion-7 = companion 7
ww-slot-companion-8 = companion 8
ww-slot-companion-9 = companion 9
ww-slot-companion-10 = companion 10
ww-slot-companion-11 = companion 11
ww-slot-companion-12 = companion 12
ww-slot-companion-13 = companion 13
ww-slot-companion-14 = companion 14
ww-slot-companion-15 = companion 15
ww-slot-companion-16 = companion 16
ww-slot-companion-17 = companion 17
ww-slot-companion-18 = companion 18
ww-part-head = head
ww-part-torso = torso
ww-part-limbs = limbs
ww-wound-health = 1 health
ww-wound-die = your dearest crafted die
ww-wound-power = 1 power token
ww-gain-hit = hit
ww-gain-block = block
ww-branch-1 = 1
ww-branch-2 = 2
ww-branch-3 = 3
ww-act-1 = 1
ww-act-2 = 2
ww-act-3 = 3
ww-act-4 = 4
ww-act-5 = 5
ww-act-6 = 6
ww-kind-movement = Movement card
ww-kind-attack = Attack card
ww-kind-scarab = Scarab card
ww-kind-power = Power card

## The table

ww-sign-knowledge = knowledge
ww-sign-knowledge-code = KN
ww-sign-min = Mîn
ww-sign-min-code = MI
ww-sign-scarab = scarabs
ww-sign-scarab-code = SC
ww-sign-any = any resource
ww-sign-any-code = AN
ww-sign-power = power tokens
ww-sign-power-code = PW
ww-sign-health = health
ww-sign-health-code = HE
ww-sign-xp = experience
ww-sign-xp-code = XP
ww-sign-favour = favour tokens
ww-sign-favour-code = FV
ww-sign-hand = cards in hand
ww-sign-hand-code = HA
ww-sign-hit = hits
ww-sign-hit-code = HI
ww-sign-block = blocks
ww-sign-block-code = BL
ww-sign-surge = surge
ww-sign-surge-code = SU
ww-sign-wild = wild symbol
ww-sign-wild-code = WI
ww-sign-basic = basic die
ww-sign-basic-code = BD
ww-sign-attack-die = attack die
ww-sign-attack-die-code = AD
ww-sign-defence-die = defence die
ww-sign-defence-die-code = DD
ww-sign-glove = level of the gloves
ww-sign-glove-code = GL
ww-sign-move = move
ww-sign-move-code = MV
ww-sign-teleport = teleport
ww-sign-teleport-code = TE
ww-sign-attack = attack
ww-sign-attack-code = AT
ww-sign-craft = crafting
ww-sign-craft-code = CR
ww-sign-clean = cleaning
ww-sign-clean-code = CL
ww-sign-companion = companion
ww-sign-companion-code = CO
ww-sign-tactic = tactic card
ww-sign-tactic-code = TA
ww-sign-time-back = time back
ww-sign-time-back-code = TB
ww-sign-time-on = time on
ww-sign-time-on-code = TO
ww-sign-roll = roll of the dice
ww-sign-roll-code = RO
ww-sign-ally = another player
ww-sign-ally-code = AL
ww-sign-effect = effect
ww-sign-effect-code = EF
ww-sign-infested = infested rooms
ww-sign-infested-code = IN
ww-sign-strength = strength of the monster
ww-sign-strength-code = ST
ww-sign-lady = Lady Weirdwood
ww-sign-lady-code = LA
ww-scene-player = { $player }
ww-scene-manor = The manor
ww-scene-day = { $day }
ww-scene-hour = { $daytime ->
    [morning] M
    [afternoon] A
    [evening] E
   *[other] N
}{ $number }
ww-scene-now = Day { $day }, { $time }
ww-scene-days = of { $days } days
ww-scene-mood = The monster is { $strength ->
    [calm] calm
    [angry] angry
   *[other] enraged
}
ww-scene-strength = { $strength ->
    [calm] calm
    [angry] angry
   *[other] enraged
} to the end of day { $day }
ww-scene-supply = scarabs left in the supply
ww-scene-rubble = Rubble: nobody can enter
ww-scene-fire = Fire: it stops and burns whoever comes in
ww-scene-part-head = Head
ww-scene-part-torso = Torso
ww-scene-part-limbs = Limbs
ww-scene-discarded = Character and discard pile
ww-scene-monster-cards = Monster
ww-scene-now-carried-out = now
ww-scene-spell = The spell of Therus
ww-scene-spell-short = Spell
ww-scene-branch = Branch { $number }
ww-scene-branch-code = { $number }.
ww-scene-step = Step of the spell
ww-scene-plan-step = Step of the spell: a card joins the plans
ww-scene-domination = Domination of the Lady
ww-scene-companions = Companions
ww-scene-shared = **Experience of the team:** { $space } of { $most }
ww-scene-xp = Experience
ww-scene-gains = battle: { $always } · links: { $linked }
ww-scene-gains-kept = battle: { $always } · next one: { $kept } · links: { $linked }
ww-scene-linked = linked with the card at its left
ww-scene-health = **{ $health }**/{ $most } [health]
ww-scene-chamber = Transfer Chamber
ww-scene-track-power = Power
ww-scene-track-combat = Combat
ww-scene-track-tactics = Tactics
ww-scene-foe-dice = Dice: { $signs }
ww-scene-foe-dice-coming = Dice: { $signs } · next: { $kind }, time +{ $count }
ww-scene-lady-and-threat = Lady Weirdwood: **{ $health }** of { $most } · infested rooms: **{ $count }**
ww-scene-dominated = Spell: **{ $steps }** · Lady: **{ $space }** (from { $left } to { $right })
ww-scene-space = Space { $space }
ww-scene-slot-morning = Morning
ww-scene-slot-afternoon = Afternoon
ww-scene-slot-evening = Evening
ww-scene-slot-night = Night
ww-scene-abilities = Abilities
ww-scene-hand = Hand
ww-scene-piles = { $held } of { $limit } · deck { $deck } · discarded { $discard }
ww-scene-action = Action
ww-scene-action-code = AC
ww-scene-down = Face down
ww-scene-down-code = FD
ww-scene-tactic = Tactic
ww-scene-tactic-code = TC
ww-scene-companion = Companion
ww-scene-companion-code = CN
ww-scene-ability = Ability
ww-scene-ability-code = AB
ww-scene-quest = Quest
ww-scene-quest-code = QU
ww-scene-character = Character
ww-scene-character-code = CH
ww-scene-monster = Monster
ww-scene-monster-code = MO
ww-scene-kind-movement-code = MC
ww-scene-kind-attack-code = AT
ww-scene-kind-scarab-code = SB
ww-scene-kind-power-code = PW
ww-scene-battle = Battle: { $room }
ww-scene-swarm = Scarabs
ww-scene-hits = { $hits ->
    [one] hit
   *[other] hits
}
ww-scene-from-laid = Laid cards: { $signs }
ww-scene-from-links = Links: { $signs }
ww-scene-from-companions = Companions: { $signs }
ww-scene-from-track = Combat track: { $signs }
ww-scene-from-added = Attack card and abilities: { $signs }
ww-scene-from-lady = Lady Weirdwood: { $signs }
ww-scene-from-powers = Board and power cards: { $signs }
ww-scene-from-surges = Surges: { $signs }
ww-scene-from-dice = Dice: { $signs }
ww-scene-cuts = enemy dice to remove
ww-scene-steals = dice to steal
ww-scene-rerolls = rerolls
ww-scene-sets = dice to turn
ww-scene-if-it-stays = if it stays so
ww-scene-helpers = What you may use
ww-scene-step-before = Before the roll
ww-scene-step-rolled = Attacker’s roll
ww-scene-step-enemy = Enemy’s roll
ww-scene-step-damage = Damage
ww-scene-arrange = Which monster card comes next?
ww-scene-buy-time = Time is turned back
ww-scene-clock = Positions back, one resource each
ww-scene-back = { $count ->
    [one] 1 position back
   *[other] { $count } positions back
}
