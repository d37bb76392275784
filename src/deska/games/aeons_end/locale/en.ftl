### Aeon’s End

ae-title = Aeon’s End
ae-about = Breach mages defend Gravehold together: buy spells, open breaches and defeat the nemesis. Decks are never shuffled.

## Questions

ae-wild = The wild card was drawn. Who takes the turn?
ae-casting-phase = { $count ->
    [one] You have { $count } spell prepped. Do you cast it?
   *[other] You have { $count } spells prepped. Which one do you cast?
}
ae-main-phase = Your main phase: { $aether } aether{ $gem_aether ->
    [0] { "" }
   *[other] , { $gem_aether } more for gems
}{ $spell_aether ->
    [0] { "" }
   *[other] , { $spell_aether } more for spells
}. What do you do?
ae-lay-down = Which played card goes to the discard pile first? The last one ends up on top.
ae-hit = Who suffers { $damage } damage?
ae-spread = Suffer 1 damage yourself to spread { $damage } damage over several husks?
ae-break = You are exhausted and lose 1 breach. Which one is destroyed?
ae-ally-ability = It is an ally’s main phase. Do you use your ability?
ae-last-ally-ability = An ally is about to end the main phase. Do you use your ability now?
ae-order-ability = A turn order card was drawn. Do you use your ability?
ae-card-ability = The nemesis has drawn a card. Do you use your ability?
ae-discard = { $left ->
    [one] { $card }: discard { $left } card from your hand.
   *[other] { $card }: discard { $left } more cards from your hand.
}
ae-may-discard = { $left ->
    [one] { $card }: do you discard { $left } card from your hand?
   *[other] { $card }: do you discard cards from your hand? Up to { $left } more.
}
ae-destroy = { $left ->
    [one] { $card }: destroy { $left } card in your hand.
   *[other] { $card }: destroy { $left } more cards in your hand.
}
ae-may-destroy = { $left ->
    [one] { $card }: do you destroy { $left } card in your hand?
   *[other] { $card }: do you destroy cards in your hand? Up to { $left } more.
}
ae-destroy-anywhere = { $left ->
    [one] Destroy { $left } more card in your hand or discard pile?
   *[other] Destroy cards in your hand or discard pile? Up to { $left } more.
}
ae-destroy-prepped = Destroy 1 of your prepped spells. Which one?
ae-destroy-shown = { $card } is on top of your deck. Destroy it?
ae-drop-spell = { $left ->
    [one] { $left } prepped spell is discarded. Which one?
   *[other] { $left } more prepped spells are discarded. Which ones?
}
ae-return = { $left ->
    [one] Which card goes from your discard pile to your hand?
   *[other] Which cards go from your discard pile to your hand? Up to { $left } more.
}
ae-return-gem = Which gem goes back to your hand?
ae-team-discards = { $left ->
    [one] Together you discard { $left } more card. Who discards it?
   *[other] Together you discard { $left } more cards. Who discards 1?
}
ae-ravage-or-gems = Gravehold is about to suffer { $damage } damage. Who discards 1 gem to make it { $each } less?
ae-focus = Which of your breaches do you focus?
ae-focus-any = Which breach is focused?
ae-cast-any = Which prepped spell do you cast?
ae-cast-twice = Which prepped spell do you cast twice?
ae-cast-fresh = Cast a spell that you prepped this turn?
ae-play-twice = Which gem do you play twice?
ae-gain = Which card do you gain?
ae-onto-deck = Put the gained card on top of your deck?
ae-keep-or-toss = You revealed { $card }. Where does it go?
ae-place-order = Where does the revealed turn order card go? It is: { $order }.
ae-arrange-order = Which turn order card comes next?
ae-shuffle-back = Which turn order card is shuffled back?
ae-may-suffer = Suffer { $damage } damage to destroy 1 card in your hand?
ae-amethyst-shard = Draw 1 card and then discard 1?
ae-phoenix-flame = Lose 1 charge to deal 2 more damage?
ae-emerald-shard = What does the Emerald Shard do?
ae-garnet-shard = What does the Garnet Shard do?
ae-flexing-dagger = What does the Flexing Dagger do?
ae-unstable-prism = What does the Unstable Prism do?
ae-focusing-orb = What does the Focusing Orb do?
ae-awaken = Awaken: which of the two happens?
ae-venomite = Venomite: which of the two happens?
ae-obliterate = Obliterate: which of the two do you take?
ae-sunder = Sunder: which of the two happens?
ae-scorn = Scorn: which of the two happens?
ae-infest = Infest: which of the two happens?
ae-lobotomize = Lobotomize: which of the two happens?
ae-thought-biter = Thought Biter: which of the two happens?
ae-digest = Digest: which of the two happens?
ae-devour = { $count ->
    [one] From which pile is a card devoured?
   *[other] From which pile are { $count } cards devoured?
}
ae-devour-gems = From which gem pile is a card devoured first?
ae-carry-out = Which corruption do you carry out?
ae-pass-on-corruption = Where does the destroyed corruption go?
ae-two-players = { $card }: who is it? { $effect }.
ae-who-charge = { $amount ->
    [one] { $card }: who gains a charge?
   *[other] { $card }: who gains { $amount } charges?
}
ae-who-discard = { $amount ->
    [0] { $card }: who discards cards?
    [one] { $card }: who discards { $amount } card?
   *[other] { $card }: who discards { $amount } cards?
}
ae-who-discard-crystals = { $card }: who discards all Crystals in hand?
ae-who-draw = { $amount ->
    [one] { $card }: who draws a card?
   *[other] { $card }: who draws { $amount } cards?
}
ae-who-drop-spell = { $amount ->
    [one] { $card }: who discards { $amount } spell?
   *[other] { $card }: who discards { $amount } spells?
}
ae-who-either = { $card }: who has to choose? { $effect }.
ae-who-focus-own = { $card }: who focuses a breach?
ae-who-gain-corruption = { $card }: who gains a corruption?
ae-who-heal = { $card }: who gains { $amount } life?
ae-who-may = { $card }: which ally may do this? { $effect }.
ae-who-may-suffer = { $card }: which ally may suffer { $amount } damage to destroy 1 card?
ae-who-shuffle-all = { $card }: who shuffles the discard pile into the deck and destroys the top { $amount } cards?
ae-who-suffer = { $amount ->
    [0] { $card }: who suffers damage?
   *[other] { $card }: who suffers { $amount } damage?
}

## Options

ae-do-play = Play { $card }
ae-do-buy = Buy { $card }
ae-do-buy-devoured = Buy { $card } from the devoured pile
ae-do-charge = Buy a charge for 2 aether
ae-do-focus = Focus breach { $breach }
ae-do-open = Open breach { $breach }
ae-focus-for = Focus breach { $breach } for { $aether } aether
ae-open-for = Open breach { $breach } for { $aether } aether
ae-do-prep = Prep { $card } to breach { $breach }
ae-do-use = Use the spell prepped at breach { $place }
ae-do-discard-power = Get rid of { $card }
ae-do-ability = Use your ability
ae-do-end = End the main phase
ae-do-cast = Cast the spell at breach { $place }
ae-cast-named = Cast { $card } (breach { $place })
ae-spell-named = { $card } at breach { $place } ({ $player })
ae-do-cast-from = Spell at breach { $place } ({ $player })
ae-do-hit = Hit { $target }
ae-do-mage = { $player }
ae-do-lay = Lay { $card }
ae-do-discard = Discard { $card }
ae-do-destroy = Destroy { $card }
ae-do-destroy-discarded = { $copy ->
    [1] Destroy { $card } in the discard pile
   *[other] Destroy { $card } in the discard pile (number { $copy } from the top)
}
ae-do-return = { $copy ->
    [1] Take { $card }
   *[other] Take { $card } (number { $copy } from the top)
}
ae-do-gain = Gain { $card }
ae-do-gain-devoured = Gain { $card } from the devoured pile
ae-do-devour = Devour { $card }
ae-do-unprep = Spell at breach { $place } ({ $player })
ae-do-focus-of = Breach { $breach } ({ $player })
ae-do-break = Destroy breach { $breach }
ae-do-carry-out = Carry out { $card }
ae-do-top = Leave it on top
ae-do-bottom = Put it to the bottom
ae-do-toss = Discard it
ae-do-next = Next: { $order }
ae-do-shuffle-back = Shuffle back: { $order }
ae-casting-phase-done = Cast nothing more
ae-lay-down-done = The rest as played
ae-spread-yes = Suffer 1 damage and spread it
ae-spread-no = Hit one husk only
ae-ally-ability-pass = Not now
ae-last-ally-ability-pass = Not now
ae-order-ability-pass = Not now
ae-card-ability-pass = Not now
ae-may-discard-done = Keep the cards
ae-may-destroy-done = Destroy nothing more
ae-destroy-anywhere-done = Destroy nothing more
ae-destroy-shown-yes = Destroy it
ae-destroy-shown-no = Keep it
ae-return-done = Take nothing more
ae-ravage-or-gems-done = No more gems
ae-cast-fresh-pass = Cast nothing
ae-onto-deck-yes = On top of the deck
ae-onto-deck-no = To the discard pile
ae-may-suffer-yes = Suffer it
ae-may-suffer-no = Rather not
ae-amethyst-shard-yes = Draw and discard
ae-amethyst-shard-no = Rather not
ae-phoenix-flame-yes = Lose a charge: 2 more damage
ae-phoenix-flame-no = Keep the charge
ae-pass-on-corruption-mage = Discard pile of { $player }
ae-pass-on-corruption-bottom = Lose a charge and put it under the corruption deck

## What happens

ae-new-round = A new round begins: the turn order cards are shuffled.
ae-turn-order = Turn order card: { $order }.
ae-revealed-order = { $player } reveals a turn order card: { $order }.
ae-kept-on-top = { $player } leaves the turn order card on top.
ae-put-to-bottom = { $player } puts the turn order card to the bottom.
ae-arranged = { $player } puts the next turn order card: { $order }.
ae-shuffled-back = Shuffled back into the turn order deck: { $order }.
ae-turn = { $player } takes a turn.
ae-cast = { $player } casts { $card }.
    .tile = casts { $card }
ae-cast-of = { $player } casts { $card } (of { $other }).
    .tile = casts { $card }
ae-played = { $player } plays { $card }.
ae-prepped = { $player } preps { $card } to breach { $breach }.
    .tile = preps { $card }
ae-focused = { $player } focuses breach { $breach }.
    .tile = focuses breach { $breach }
ae-opened = { $player } opens breach { $breach }.
    .tile = opens breach { $breach }
ae-broke-breach = { $player } loses breach { $breach } for good.
ae-gained-aether = { $purpose ->
    [gem] { $player } gains { $aether } aether for a gem.
    [spell] { $player } gains { $aether } aether for a spell.
   *[anything] { $player } gains { $aether } aether.
}
ae-gained-charges = { $count ->
    [one] { $player } gains a charge.
   *[other] { $player } gains { $count } charges.
}
    .tile = charge +{ $count }
ae-lost-charges = { $count ->
    [one] { $player } loses a charge.
   *[other] { $player } loses { $count } charges.
}
ae-gained = { $to ->
    [deck] { $player } gains { $card } on top of the deck.
    [hand] { $player } gains { $card } into hand.
   *[discard] { $player } gains { $card }.
}
    .tile = gains { $card }
ae-drew = { $player } draws { $things }.
    .thing = { $card }
ae-discarded = { $player } discards { $card }.
ae-discarded-spell = { $player } puts the spell { $card } on the discard pile.
ae-lost-spell = { $player } loses the prepped spell { $card }; it is discarded.
ae-destroyed = { $player } destroys { $card }.
    .tile = destroys { $card }
ae-returned = { $player } takes { $card } back to hand.
ae-showed-top = { $player } reveals the top card of the deck: { $card }.
ae-tossed = { $player } discards { $card } from the deck.
ae-shuffled-deck = { $player } shuffles deck and discard pile together.
ae-laid = { $player } lays { $card } on the discard pile.
ae-laid-down = { $count ->
    [one] { $player } lays a played card on the discard pile.
   *[other] { $player } lays { $count } played cards on the discard pile.
}
ae-ability = { $player } uses the ability of { $card }.
    .tile = ability of { $card }
ae-suffered = { $player } suffers { $damage } damage.
    .tile = life −{ $damage }
ae-exhausted = { $player } is exhausted!
    .tile = exhausted!
ae-healed = { $player } gains { $life } life.
    .tile = life +{ $life }
ae-gravehold-suffered = Gravehold suffers { $damage } damage.
    .tile = Gravehold −{ $damage }
ae-gravehold-healed = Gravehold gains { $life } life.
    .tile = Gravehold +{ $life }
ae-nemesis-turn = The nemesis takes a turn.
ae-nemesis-drew = The nemesis draws { $card }.
    .tile = draws { $card }
ae-nemesis-hit = { $player } deals { $damage } damage to the nemesis.
    .tile = nemesis −{ $damage }
ae-nemesis-healed = The nemesis gains { $life } life.
    .tile = nemesis +{ $life }
ae-nemesis-discarded = { $card } is discarded from the nemesis deck.
ae-unleash = { $times ->
    [one] Unleash!
   *[other] Unleash, { $times } times!
}
    .tile = { $times ->
        [one] Unleash
       *[other] Unleash ×{ $times }
    }
ae-entered = { $card } enters play with { $tokens } life.
ae-entered-power = { $tokens ->
    [one] { $card } enters play with one power token; it takes effect when that is gone.
   *[other] { $card } enters play with { $tokens } power tokens; it takes effect when they are gone.
}
ae-left-play = { $card } leaves play.
ae-minion-hit = { $card } suffers { $damage } damage.
    .tile = { $card } −{ $damage }
ae-power-token = { $left ->
    [0] { $card } loses its last power token.
   *[other] { $card } loses a power token; left: { $left }.
}
ae-takes-effect = { $card } takes effect.
    .tile = { $card } takes effect
ae-attack-ends = { $card } is over.
ae-warded-off = { $player } wards off { $card }.
    .tile = wards off { $card }
ae-lost-fury = The Rageborne loses { $fury } Fury.
ae-moment-in-play = Cards in play
ae-moment-drawn = Draw a card
ae-moment-nemesis = Nemesis turn
ae-moment-round = A new round
ae-moment-standings = Lives
ae-gained-fury = The Rageborne gains { $fury } Fury.
    .tile = Fury +{ $fury }
ae-strike = The Rageborne Strikes: { $card }.
    .tile = Strike: { $card }
ae-placed-husks = { $husks ->
    [one] A husk crawls in.
   *[other] { $husks } husks crawl in.
}
    .tile = husks +{ $husks }
ae-removed-husks = { $husks ->
    [one] A husk is removed.
   *[other] { $husks } husks are removed.
}
ae-husk-hit = A husk suffers { $damage } damage.
    .tile = husk −{ $damage }
ae-husks-hit = { $damage } damage is spread over the husks.
ae-swarm = { $husks ->
    [one] Swarm with one husk!
   *[other] Swarm with { $husks } husks!
}
    .tile = Swarm with { $husks }
ae-devoured-card = { $card } is devoured.
    .tile = { $card } devoured
ae-carried-out = { $player } carries out { $card }.
ae-passed-on = { $player } puts { $card } on the discard pile of { $other }.

## The end

ae-nemesis-defeated = The nemesis is defeated. You have won!
ae-nemesis-spent = The nemesis has no cards left. You have won!
ae-gravehold-fallen = Gravehold has fallen. You have lost.
ae-mages-exhausted = All mages are exhausted. You have lost.
ae-overrun = The swarm has overrun you. You have lost.
ae-devoured = The whole supply has been devoured. You have lost.

ae-source-nemesis = Life taken from the nemesis
ae-source-gravehold = Life left to Gravehold
ae-source-mages = Life left to the mages

## Why not

ae-why-not-in-hand = { $card } is not in your hand.
ae-why-corruption = { $card } is a corruption, and those do not count here.
ae-why-too-cheap = { $card } is too cheap: it has to cost { $cost } or more.
ae-why-not-such-a-card = { $card } is not a card of the kind that is asked for.
ae-why-not-enough = { $left ->
    [one] One more card has to go.
   *[other] { $left } more cards have to go.
}
ae-why-not-in-pile = { $card } is not in that pile.
ae-why-not-played = { $card } does not lie in front of you.
ae-why-not-left = No such turn order card is left.
ae-why-not-in-supply = { $card } is not in the supply of this game.
ae-why-pile-empty = The pile of { $card } is empty.
ae-why-not-devoured = { $card } is not on top of the devoured pile.
ae-why-not-this-pile = The pile of { $card } is not one that is meant.
ae-why-not-this-mage = { $player } is not one of those who are meant.
ae-why-too-little-aether = That costs { $price } aether, and you have { $aether }.
ae-why-charges-full = You have no room for another charge.
ae-why-no-charge = You have no charge to lose.
ae-why-not-charged = { $charges ->
    [0] Your ability needs all its charges, and you have none.
    [one] Your ability needs all its charges, and you have only one.
   *[other] Your ability needs all its charges, and you have only { $charges }.
}
ae-why-wrong-moment = Your ability is for another moment.
ae-why-no-breach = You do not have breach { $breach }.
ae-why-breach-open = Breach { $breach } is open already.
ae-why-breach-closed = Breach { $breach } is closed. Open it, or focus it this turn.
ae-why-breach-occupied = There is a spell at breach { $breach } already.
ae-why-only-open = Breach { $breach } cannot turn any further; you can only open it.
ae-why-nothing-prepped = No spell is prepped there.
ae-why-not-fresh = That spell was not prepped this turn.
ae-why-must-cast = A spell at a closed breach has to be cast.
ae-why-casting-first = First comes the casting phase.
ae-why-casting-over = The casting phase is over.
ae-why-no-while-prepped = There is no spell with a while-prepped effect there.
ae-why-used = You have used { $card } this turn already.
ae-why-condition-unmet = You cannot do what { $card } asks for.
ae-why-no-to-discard = { $card } cannot be discarded.
ae-why-power-not-in-play = { $card } is not in play.
ae-why-no-free-discard = You cannot discard cards just like that; what you do not play stays in your hand.
ae-why-not-in-play = That target is not in play.
ae-why-behind-husks = { $card } cannot be damaged as long as there are husks.
ae-why-not-spent = That card is not in the turn order discard pile.
ae-why-not-now = { $card } is not to be carried out now.

## What cards do, told from their values

# Words that keep their capital letter in the middle of a sentence.
ae-names = Gravehold Unleash Swarm
ae-part-up-to = { $count ->
    [one] { "" }
   *[other] up to{ " " }
}
ae-part-cards = { $only ->
    [gem] { $count ->
        [one] a gem
       *[other] { $count } gems
    }
    [spell] { $count ->
        [one] a spell
       *[other] { $count } spells
    }
   *[other] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
ae-part-limits = { $plain ->
    [1] { " " }(no corruptions)
   *[0] { "" }
}{ $least ->
    [0] { "" }
   *[other] { " " }costing { $least } or more
}
ae-part-gain = { $damage ->
    [0] { "" }
   *[other] { " " }Each adds { $damage } damage.
}{ $by_cost ->
    [1] { " " }It adds its cost to the damage.
   *[0] { "" }
}{ $then ->
    [0] { "" }
   *[other] { " " }If you do, { $then }
}
ae-part-pile = { $only ->
    [gem] gem pile
    [relic] relic pile
    [spell] spell pile
   *[other] supply pile
}
ae-part-aether = { $aether } aether
ae-effect-aether = { $purpose ->
    [gem] Gain { ae-part-aether } that only pays for a gem.
    [spell] Gain { ae-part-aether } that only pays for a spell.
   *[anything] Gain { ae-part-aether }.
}
ae-effect-all = { $effects }
ae-effect-package = { $effects }
    .may = { $effects }
ae-effect-package-between = and then
ae-effect-either = { $branches }
ae-effect-either-between = OR
ae-effect-exchange = { $cost } For that, { $gain }
    .may = { $cost } so that { $gain }
ae-effect-may = You may { $effects }.
ae-effect-on = { $who }: { $effects }
ae-effect-on-player-in-turn = The player whose turn it is: { $effects }
ae-effect-two-players = One player: { $first } Another player: { $second }
ae-effect-on-play = { $nth ->
    [1] If it is the first of its name that you play this turn, { $effects }
    [2] If it is the second of its name that you play this turn, { $effects }
   *[other] If it is number { $nth } of its name that you play this turn, { $effects }
}
ae-effect-while-prepped = { $once ->
    [1] Once per turn
   *[0] As often as you like
}{ $pays ->
    [0] { "" }
   *[other] , for { $pays } aether
}: { $effects }
ae-effect-pay = Pay { ae-part-aether }.
ae-effect-discount = The next breach that you focus or open this turn costs { $aether } aether less.
ae-effect-charge = { $count ->
    [one] Gain a charge.
   *[other] Gain { $count } charges.
}
ae-effect-lose-charges = { $count ->
    [one] Lose a charge.
   *[other] Lose { $count } charges.
}
    .exchange = { $count ->
        [one] lose a charge
       *[other] lose { $count } charges
    }
ae-effect-lose-all-charges = Lose all charges.
ae-effect-share-charges = { $count ->
    [one] An ally gains a charge.
   *[other] Your allies gain { $count } charges together.
}
ae-effect-deal = { $damage ->
    [0] Deal that damage.
   *[other] Deal { $damage } damage.
}
ae-effect-deal-by = Deal damage equal to { $damage }.
ae-effect-strengthen = Deal { $damage } more damage.
    .exchange = this spell deals { $damage } more damage
ae-effect-suffer = Suffer { $damage } damage.
ae-effect-suffer-by = Suffer damage equal to { $damage }.
ae-effect-may-suffer = You may suffer { $damage } damage. If you do, { $then }
ae-effect-heal = Gain { $life } life.
ae-effect-ravage = Gravehold suffers { $damage } damage.
ae-effect-ravage-by = Gravehold suffers damage equal to { $damage }.
ae-effect-ravage-or-gems = Gravehold suffers { $damage } damage. First the players together may discard gems from their hands, { $most } at most. Each makes it { $each } less.
ae-effect-mend = Gravehold gains { $life } life.
ae-effect-nemesis-heals = The nemesis gains { $life } life.
ae-effect-hurt-this = This minion suffers { $damage } damage.
ae-effect-prevent-damage = Players and Gravehold suffer no damage this turn.
ae-effect-draw = { $count ->
    [one] Draw a card.
   *[other] Draw { $count } cards.
}
    .package = { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
ae-effect-discard = { $optional ->
    [1] You may discard { ae-part-up-to }{ ae-part-cards } from your hand{ ae-part-limits }.{ ae-part-gain }
   *[0] Discard { ae-part-cards } from your hand{ ae-part-limits }.{ ae-part-gain }
}
    .package = discard { ae-part-cards } from your hand
ae-effect-destroy-in-hand = { $optional ->
    [1] You may destroy { ae-part-up-to }{ ae-part-cards } in your hand{ ae-part-limits }.{ ae-part-gain }
   *[0] Destroy { ae-part-cards } in your hand{ ae-part-limits }.{ ae-part-gain }
}
ae-effect-destroy-anywhere = You may destroy cards in your hand and discard pile, { $count } at most.
ae-effect-destroy-prepped = { $count ->
    [one] Destroy one of your prepped spells costing { $least } or more.
   *[other] Destroy { $count } of your prepped spells costing { $least } or more each.
}
ae-effect-destroy-top = { $count ->
    [one] Destroy the top card of your deck.
   *[other] Destroy the top { $count } cards of your deck.
}
ae-effect-destroy-this = Destroy this card.
ae-effect-discard-crystals = Discard all Crystals in your hand.
ae-effect-return-discarded = { $optional ->
    [1] You may return { ae-part-up-to }{ ae-part-cards }
   *[0] Return { ae-part-cards }
}{ $cost ->
    [-1] { "" }
   *[other] { " " }costing { $cost }
} from your discard pile to your hand.
ae-effect-return-played-gem = Return a gem that you played this turn to your hand.
ae-effect-look-at-top = Look at the top card of your deck; you may destroy it.
ae-effect-sift-all = Each player reveals the top card of their deck and discards it or puts it back.
ae-effect-shuffle-all = Put your discard pile on your deck and shuffle it.
ae-effect-shuffle-deck = Shuffle your discard pile into your deck.
ae-effect-team-discards = The players together discard cards from their hands, as many as { $count }.
ae-effect-gain-card = Gain { $cheapest ->
    [1] the cheapest{ " " }{ $only ->
        [gem] gem
        [relic] relic
        [spell] spell
       *[other] card
    }
   *[0] { $only ->
        [gem] a gem
        [relic] a relic
        [spell] a spell
       *[other] a card
    }
}{ $most ->
    [99] { "" }
   *[other] { " " }costing { $most } or less
} from the supply{ $to ->
    [deck] { " " }on top of your deck
    [hand] { " " }into your hand
   *[discard] { "" }
}.{ $half_cost ->
    [1] { " " }Suffer damage equal to half its cost, rounded up.
   *[0] { "" }
}
ae-effect-onto-deck = You may put it on top of your deck.
ae-effect-play-twice = Play a gem from your hand twice, then destroy it.
ae-effect-cast-any = Cast a prepped spell of any player.
ae-effect-cast-twice = Cast a prepped spell of any player two times; discard it only after the second.
ae-effect-cast-fresh = You may cast a spell of yours that was prepped this turn; it deals { $damage } more damage.
ae-effect-drop-spell = Discard { $dearest ->
    [1] { $count ->
        [one] the most expensive prepped spell
       *[other] the { $count } most expensive prepped spells
    }
   *[0] { $count ->
        [one] a prepped spell
       *[other] { $count } prepped spells
    }
}{ $own ->
    [1] { " " }of yours
   *[0] { $dearest ->
        [1] { " " }of all players
       *[0] { " " }of any player
    }
}{ $least ->
    [0] { "" }
   *[other] { " " }costing { $least } or more
}.
ae-effect-focus-own = Focus one of your breaches.
ae-effect-focus-any = Focus a breach of any player.
ae-effect-focus-cheapest = Focus your closed breach with the lowest focus cost.
ae-effect-open-gate = This turn every open breach of yours takes two spells.
ae-effect-reveal-order = Reveal the top turn order card.{ $player ->
    [0] { "" }
   *[other] { " " }For a player card: { $player }
}{ $nemesis ->
    [0] { "" }
   *[other] { " " }For a nemesis card: { $nemesis }
}
ae-effect-place-order = Put that card back on top or to the bottom.
ae-effect-reveal-all-order = Reveal the rest of the turn order deck.
ae-effect-arrange-order = Put it back in any order.
ae-effect-shuffle-back = { $wild ->
    [1] Shuffle a player’s turn order card or the wild card from its discard pile back into the deck.
   *[0] Shuffle a player’s turn order card from its discard pile back into the deck.
}{ $then ->
    [0] { "" }
   *[other] { " " }That player: { $then }
}
ae-effect-shuffle-back-nemesis = Shuffle all drawn nemesis turn order cards back into the turn order deck.
ae-effect-ward-off = Discard the nemesis card that was just drawn, without effect.
ae-effect-unleash = { $times ->
    [one] Unleash.
    [2] Unleash twice.
   *[other] Unleash { $times } times.
}
ae-effect-revive = The minion discarded last enters play again.
ae-effect-gain-fury = The Rageborne gains { $fury } Fury.
ae-effect-strike = The Rageborne Strikes.
ae-effect-strike-in-fury = With { $fury } Fury or more the Rageborne Strikes.
ae-effect-shuffle-strikes = Shuffle the Strike cards into a deck.
ae-effect-if-nemesis-turns-spent = If both nemesis turn order cards have been drawn, { $effects }
ae-effect-place-husks = { $husks ->
    [one] Place a husk.
   *[other] Place { $husks } husks.
}
ae-effect-place-husks-by = Place husks, as many as { $husks }.
ae-effect-remove-husk = Remove a husk.
ae-effect-ravage-half = Remove half of the husks, rounded up. Gravehold suffers { $damage } damage for each.
ae-effect-overrun = The players lose.
ae-effect-swarm = Swarm.
ae-effect-devour = { $count ->
    [1] Devour a card of { $piles }.
    [2] Devour 2 cards of { $piles }.
    [3] Devour 3 cards of { $piles }.
   *[other] Devour cards of { $piles }. How many: { $count }.
}
ae-effect-devour-first-gems = Devour a card of each gem pile, the most expensive first.
ae-effect-devour-any = { $count ->
    [one] Devour a card of any supply pile.
   *[other] Devour { $count } cards of any supply piles.
}
ae-effect-shuffle-corruptions = Shuffle the corruptions into a deck.
ae-effect-gain-corruption = { $to ->
    [hand] Gain a corruption into your hand.
   *[deck] Gain a corruption on top of your deck.
}
    .gain-corruptions = { $to ->
        [hand] into your hand
       *[deck] on top of your deck
    }
ae-effect-gain-corruptions = { $count ->
    [one] Gain a corruption { $gain }.
   *[other] Gain { $count } corruptions { $gain }.
}
ae-effect-carry-out-corruptions = { $drawn ->
    [1] Carry out all corruptions that you drew this turn.
   *[0] Carry out all corruptions in your hand.
}
ae-effect-discard-nemesis-cards = { $count ->
    [one] Discard the top card of the nemesis deck.
   *[other] Discard the top { $count } cards of the nemesis deck.
} Gravehold suffers { $damage } damage for each of tier { $tier }.

## Numbers, players and piles

ae-value-plus = { $base } plus { $more }
ae-value-times = { $factor ->
    [2] twice { $number }
   *[other] { $factor } times { $number }
}
ae-value-fury = the Fury of the Rageborne
ae-value-husks = the number of husks in play
ae-value-empty-piles = the number of empty supply piles
ae-value-its-life = the life of this minion
ae-value-spent-turns = the number of cards in the turn order discard pile
ae-value-open-breaches = the number of your open breaches
ae-value-all-open = 1 if all your breaches are open
ae-value-prepped-spells = the number of your prepped spells
ae-value-adjacent-spells = the number of spells at adjacent breaches
ae-value-by-players = 3 with one or two players, 2 with more
ae-value-any-player = Any player
ae-value-ally = One ally
ae-value-ally-with-room = One ally
ae-value-healable = Any player
ae-value-with-closed-breach = Any player with a closed breach
ae-value-lowest-life = The player with the lowest life
ae-value-most = { $enough ->
    [1000] The player with the most { $number }
   *[other] Anyone with at least { $enough } { $number }, or else whoever has the most
}
ae-value-most-charges = charges
ae-value-most-crystals = Crystals in hand
ae-value-most-hand-cards = cards in hand
ae-value-most-life = life
ae-value-most-open-breaches = open breaches
ae-value-most-pile-cards = cards in deck and discard pile
ae-value-most-plain-cards = cards in hand that are no corruptions
ae-value-most-prepped-spells = prepped spells
ae-value-piles = { $cheapest ->
    [1] the cheapest { ae-part-pile }
   *[0] { $rank ->
        [1] the most expensive { ae-part-pile }
        [2] the second most expensive { ae-part-pile }
       *[other] any one { ae-part-pile }
    }
}

## What stands on cards and boards

ae-card-kind = { $kind ->
    [gem] Gem.
    [relic] Relic.
    [spell] Spell.
   *[corruption] Corruption: destroyed once it is carried out.
}
ae-card-cost = Cost { $cost }.
ae-card-cast = Cast: { $cast }
ae-card-main = While prepped, in your main phase, { $main }
ae-card-casting-ends = While prepped, at the end of your casting phase, { $casting_ends }
ae-card-gained = When you gain it, { $gained }
ae-card-preps-closed = You may prep it to a closed breach without focusing that breach.
ae-card-origin = { ae-origin-inferred }
ae-nemesis-card-kind = { $kind ->
    [attack] Attack.
    [minion] Minion.
    [power] Power.
   *[strike] Strike.
}
ae-nemesis-card-tier = Tier { $tier }.
ae-nemesis-card-effects = { $kind ->
    [minion] Persistent:{ " " }
    [power] POWER { $power }:{ " " }
   *[other] { "" }
}{ $effects }
ae-nemesis-card-life = Life: { $life }.
ae-nemesis-card-immediately = Immediately: { $immediately }
ae-nemesis-card-to-discard = To discard: { $to_discard }
ae-nemesis-card-most-damage = It never suffers more than { $most_damage } damage at once.
ae-nemesis-card-hurt = Whoever damages it: { $hurt }
ae-nemesis-card-behind-husks = It cannot be damaged while a husk is in play.
ae-nemesis-card-toughens-husks = While it is in play, husks have 2 life; damaged ones heal at the end of the turn.
ae-nemesis-card-origin = { ae-origin-inferred }
ae-mage-breaches = Breaches I to IV: { $breaches }.
ae-mage-breaches-0 = closed
ae-mage-breaches-1 = turned once
ae-mage-breaches-2 = turned twice
ae-mage-breaches-4 = open
ae-mage-breaches-5 = missing
ae-mage-hand = Hand: { $hand }.
ae-mage-deck = Deck from the top: { $deck }.
ae-mage-moment = { $moment ->
    [own-main-phase] Ability in your main phase.
    [any-main-phase] Ability in any player’s main phase.
    [turn-order-card-drawn] Ability right after a turn order card was drawn.
   *[nemesis-card-drawn] Ability after the nemesis has drawn an attack or power, before it takes effect.
}
ae-mage-ability = { $name ->
    [adelheim] Aethereal Ward:{ " " }
    [brama] Brink Siphon:{ " " }
    [jian] Black Mirror:{ " " }
    [kadir] Otherworldly Gate:{ " " }
    [lash] Quicken Thought:{ " " }
    [mist] Divine Augury:{ " " }
    [phaedraxa] Auspex Rune:{ " " }
    [xaxos] Metaphysical Link:{ " " }
   *[other] { "" }
}{ $ability }
ae-mage-charges = It takes only { $charges } charges.
ae-mage-origin = { ae-origin-inferred }
ae-nemesis-life = Life: { $life }.
ae-nemesis-difficulty = Difficulty: { $difficulty }.
ae-nemesis-unleash = Unleash: { $unleash }
ae-nemesis-cards = Own cards: { $cards }.
ae-nemesis-set-up = Set-up: { $set_up }
ae-nemesis-harder-set-up = Increased difficulty, set-up: { $harder_set_up }
ae-nemesis-harder-unleash = Increased difficulty, Unleash: { $harder_unleash }
ae-nemesis-turn-starts = At the start of a player’s turn, { $turn_starts }
ae-nemesis-main-ends = At the end of a player’s main phase, { $main_ends }
ae-nemesis-own-turn-ends = At the end of the nemesis turn, { $own_turn_ends }
ae-nemesis-needs-supply = If all supply piles are empty, the players lose.
ae-nemesis-origin = { ae-origin-inferred }
ae-origin-inferred = Only one source gives these values; print may differ.
ae-nemesis-rageborne-note = A Strike: the top Strike card takes effect and is shuffled back, then the Rageborne loses 3 Fury (1 with increased difficulty).
ae-nemesis-carapace-queen-note = A husk has 1 life; whoever hits one may suffer 1 damage to spread the damage over more. Of husks beyond 15 each costs Gravehold 1 life. Swarm: up to 3 husks, place 4; up to 6, discard a prepped spell and place 2; up to 10, Gravehold suffers 5; up to 12, the player with the lowest life suffers 3 and a husk is removed; with 13 the players lose.
ae-nemesis-prince-of-gluttons-note = Devoured cards form a pile; its top card can be bought. Each card that is missing when it should be devoured costs Gravehold 2 life.
ae-nemesis-crooked-mask-note = A destroyed corruption goes under the corruption deck. With increased difficulty it goes to any player’s discard pile, unless its player loses a charge. If there is no corruption to gain, Gravehold suffers 2 damage.

## The table

ae-phase-casting = Casting
ae-phase-main = Main
ae-phase-draw = Draw
ae-phase-nemesis-main = Nemesis: main
ae-phase-nemesis-draw = Nemesis: draw
ae-kind-gem = Gem
ae-kind-gem-code = GE
ae-kind-relic = Relic
ae-kind-relic-code = RE
ae-kind-spell = Spell
ae-kind-spell-code = SP
ae-kind-corruption = Corruption
ae-kind-corruption-code = CO
ae-kind-attack = Attack
ae-kind-attack-code = AT
ae-kind-minion = Minion
ae-kind-minion-code = MI
ae-kind-power = Power
ae-kind-power-code = PO
ae-kind-strike = Strike
ae-kind-strike-code = ST
ae-kind-mage = Mage
ae-kind-mage-code = MA
ae-kind-nemesis = Nemesis
ae-kind-nemesis-code = NE
ae-sign-aether = aether
ae-sign-aether-code = AE
ae-sign-charge = charges
ae-sign-charge-code = CH
ae-sign-life = life
ae-sign-life-code = LI
ae-sign-fury = Fury
ae-sign-fury-code = FU
ae-sign-husk = husks
ae-sign-husk-code = HU
ae-sign-gravehold = Gravehold
ae-sign-gravehold-code = GR
ae-sign-power = power tokens
ae-sign-power-code = PT
ae-sign-hand = cards in hand
ae-sign-hand-code = HA
ae-sign-prepped = prepped spells
ae-sign-prepped-code = PS
ae-sign-open = open breaches
ae-sign-open-code = OB
ae-sign-empty = empty supply piles
ae-sign-empty-code = EP
ae-scene-player = { $player }
ae-scene-life = { $life } life
ae-scene-charges = { $charges } of { $most } charges
ae-scene-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
ae-scene-open-breaches = { $count ->
    [one] 1 open breach
   *[other] { $count } open breaches
}
ae-scene-prepped = { $count ->
    [one] 1 prepped spell
   *[other] { $count } prepped spells
}
ae-scene-gem-aether = for gems
ae-scene-spell-aether = for spells
ae-scene-breach = Breach { $breach }
ae-scene-open = open
ae-scene-open-bonus = open, +1 damage
ae-scene-focuses = focus [aether { $aether }]
ae-scene-opens = open [aether { $aether }]
ae-scene-discard = Discard pile
ae-scene-nemesis-life = Life of the nemesis
ae-scene-unleash-rageborne = Unleash: 1 Fury. With 4 it Strikes at the end of its turn{ $harder ->
    [0] { "" }
   *[1] , and then loses only 1
}.
ae-scene-unleash-carapace-queen = Unleash: { $harder ->
    [0] 2
   *[1] 3
} husks. A Swarm with 13 husks ends the game.
ae-scene-unleash-prince-of-gluttons = Unleash: devour { $players ->
    [1] 3
    [2] 3
   *[other] 2
} cards of the cheapest pile. Without a supply you lose.
ae-scene-unleash-crooked-mask = Unleash: any player gains a corruption and shuffles.
ae-scene-strikes = Strikes
ae-scene-corruptions = corruptions
ae-scene-devoured = devoured
ae-scene-in-play = Nemesis in play
ae-scene-minions = { $count ->
    [one] 1 minion
   *[other] { $count } minions
}
ae-scene-powers = { $count ->
    [one] 1 power
   *[other] { $count } powers
}
ae-scene-tiers = deck by tiers: { $tier1 } · { $tier2 } · { $tier3 }
ae-scene-drawn = now
ae-scene-soon = next nemesis turn
ae-scene-turn-wild = wild
ae-scene-turn-nemesis = nemesis
ae-scene-turn-order = Turn order
ae-scene-next-in = { $number }.
ae-scene-new-round = The deck is empty: a new round comes.
ae-scene-left = **Left:** { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $nemesis ->
    [one] 1 nemesis
   *[other] { $nemesis } nemesis
}
ae-scene-supply = Supply
ae-scene-of-pile = Your discard pile, the top card first
ae-scene-of-breaches = The breaches of all mages

## Variants

ae-variant-difficulty = Difficulty
ae-variant-difficulty-about = Life of the mages, Gravehold and the nemesis, and whether the nemesis follows its harder rules.
ae-variant-difficulty-normal = normal
ae-variant-difficulty-beginner = beginner
ae-variant-difficulty-expert = expert
ae-variant-difficulty-extinction = extinction
ae-variant-nemesis = Nemesis
ae-variant-nemesis-about = Whom you fight. The Rageborne is the easiest: take it first.
ae-variant-nemesis-random = random
ae-variant-mages = Mages
ae-variant-mages-about = The mages of the players, in the order of their seats. Without a choice they are drawn at random.
ae-variant-supply = Supply
ae-variant-supply-about = A recommended set of cards, or three gems, two relics and four spells at random.
ae-variant-supply-random = random
ae-variant-supply-deck-destruction = Deck Destruction
ae-variant-supply-free-charges = Free Charges
ae-variant-market = Cards of the supply
ae-variant-market-about = Your own choice of three gems, two relics and four spells.
ae-variant-solo-turns = Solo turns
ae-variant-solo-turns-about = With one player: how many turns you have for two of the nemesis. Four are easier.
ae-variant-solo-turns-3 = 3
ae-variant-solo-turns-4 = 4
ae-variant-solo-life = Solo life
ae-variant-solo-life-about = With one player: the life of your mage. More is easier.
ae-variant-solo-life-usual = as usual
ae-variant-solo-life-12 = 12
ae-variant-solo-life-15 = 15

## Breaches, turn order cards, cards, targets

ae-breach-1 = I
ae-breach-2 = II
ae-breach-3 = III
ae-breach-4 = IV
ae-place-1 = I
ae-place-2 = II
ae-place-3 = III
ae-place-4 = IV
ae-place-1b = I, second spell
ae-place-2b = II, second spell
ae-place-3b = III, second spell
ae-place-4b = IV, second spell
ae-order-player-1 = player 1
ae-order-player-2 = player 2
ae-order-player-3 = player 3
ae-order-player-4 = player 4
ae-order-wild = wild card
ae-order-nemesis = nemesis
ae-target-nemesis = the nemesis
ae-target-husk = a husk
ae-target-wounded-husk = a damaged husk

ae-card-crystal = Crystal
ae-card-amethyst-shard = Amethyst Shard
ae-card-moonstone-shard = Moonstone Shard
ae-card-emerald-shard = Emerald Shard
ae-card-quartz-shard = Quartz Shard
ae-card-garnet-shard = Garnet Shard
ae-card-tourmaline-shard = Tourmaline Shard
ae-card-jade = Jade
ae-card-sifters-pearl = Sifter’s Pearl
ae-card-vriswood-amber = V’riswood Amber
ae-card-diamond-cluster = Diamond Cluster
ae-card-searing-ruby = Searing Ruby
ae-card-burning-opal = Burning Opal
ae-card-clouded-sapphire = Clouded Sapphire
ae-card-flexing-dagger = Flexing Dagger
ae-card-bottled-vortex = Bottled Vortex
ae-card-unstable-prism = Unstable Prism
ae-card-blasting-staff = Blasting Staff
ae-card-focusing-orb = Focusing Orb
ae-card-mages-talisman = Mage’s Talisman
ae-card-phoenix-flame = Phoenix Flame
ae-card-spectral-echo = Spectral Echo
ae-card-amplify-vision = Amplify Vision
ae-card-ignite = Ignite
ae-card-lava-tendril = Lava Tendril
ae-card-dark-fire = Dark Fire
ae-card-essence-theft = Essence Theft
ae-card-feral-lightning = Feral Lightning
ae-card-oblivion-swell = Oblivion Swell
ae-card-chaos-arc = Chaos Arc
ae-card-planar-insight = Planar Insight
ae-card-wildfire-whip = Wildfire Whip
ae-card-arcane-nexus = Arcane Nexus
ae-card-consuming-void = Consuming Void
ae-card-spark = Spark
ae-card-buried-light = Buried Light
ae-card-flare = Flare
ae-card-blind-abandon = Blind Abandon
ae-card-contagion = Contagion
ae-card-delirium-veil = Delirium Veil
ae-card-dire-wisdom = Dire Wisdom
ae-card-endless-hunger = Endless Hunger
ae-card-fever-of-war = Fever of War
ae-card-grim-sight = Grim Sight
ae-card-insatiable-avarice = Insatiable Avarice
ae-card-lust-for-power = Lust for Power
ae-card-nothingness = Nothingness
ae-card-reckless-might = Reckless Might
ae-card-skewer = Skewer
ae-card-slaughter = Slaughter
ae-card-bane-sire = Bane Sire
ae-card-haze-spewer = Haze Spewer
ae-card-agony-field = Agony Field
ae-card-bleed-static = Bleed Static
ae-card-eye-of-nothing = Eye of Nothing
ae-card-woven-sky = Woven Sky
ae-card-awaken = Awaken
ae-card-dispel = Dispel
ae-card-lay-waste = Lay Waste
ae-card-cauterizer = Cauterizer
ae-card-needlemaw = Needlemaw
ae-card-venomite = Venomite
ae-card-pulverizing-ray = Pulverizing Ray
ae-card-gather-darkness = Gather Darkness
ae-card-obliterate = Obliterate
ae-card-sunder = Sunder
ae-card-topple = Topple
ae-card-jagged-one = Jagged One
ae-card-doom-aegis = Doom Aegis
ae-card-reality-rupture = Reality Rupture
ae-card-cleave = Cleave
ae-card-provoker = Provoker
ae-card-unrelenting-ire = Unrelenting Ire
ae-card-blood-cry = Blood Cry
ae-card-invoke-carnage = Invoke Carnage
ae-card-scorn = Scorn
ae-card-avatar-of-wrath = Avatar of Wrath
ae-card-onslaught = Onslaught
ae-card-rolling-death = Rolling Death
ae-card-broodwomb = Broodwomb
ae-card-endless-throng = Endless Throng
ae-card-hatch = Hatch
ae-card-blot-the-sun = Blot the Sun
ae-card-foul-multitudes = Foul Multitudes
ae-card-infest = Infest
ae-card-legion-beacon = Legion Beacon
ae-card-maggot-engine = Maggot Engine
ae-card-spawn = Spawn
ae-card-gorge = Gorge
ae-card-lobotomize = Lobotomize
ae-card-thought-biter = Thought Biter
ae-card-cerephage = Cerephage
ae-card-godfeeders = Godfeeders
ae-card-mindguzzler = Mindguzzler
ae-card-digest = Digest
ae-card-memory-eater = Memory Eater
ae-card-vile-feast = Vile Feast
ae-card-burden = Burden
ae-card-corrupter = Corrupter
ae-card-tempt = Tempt
ae-card-pain-sower = Pain Sower
ae-card-twisting-madness = Twisting Madness
ae-card-vex = Vex
ae-card-afflict = Afflict
ae-card-bedlam-sage = Bedlam Sage
ae-card-ruin-priest = Ruin Priest
ae-card-convoke = Convoke
ae-card-devastate = Devastate
ae-card-eviscerate = Eviscerate
ae-card-frenzy = Frenzy
ae-card-raze = Raze
ae-card-seize = Seize
ae-card-adelheim = Adelheim
ae-card-brama = Brama
ae-card-jian = Jian
ae-card-kadir = Kadir
ae-card-lash = Lash
ae-card-mist = Mist
ae-card-phaedraxa = Phaedraxa
ae-card-xaxos = Xaxos
ae-card-rageborne = Rageborne
ae-card-carapace-queen = Carapace Queen
ae-card-prince-of-gluttons = Prince of Gluttons
ae-card-crooked-mask = Crooked Mask
