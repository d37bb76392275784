### Evenfall

ev-title = Evenfall
ev-about = Lead a clan of witches for three rounds: discover places of power, lay rituals on them, win people over and fight for runestones.

## Questions

ev-turn = One main action, and any free actions. Witches left: { $witches }, elders: { $elders }.
ev-after = Your main action is done. Do you take free actions?
ev-more-agents = Do you create another agent?
ev-on = On which of your places does { $card } go?
ev-gain = { $left ->
    [one] { $card }: take a resource.
   *[other] { $card }: take { $left } resources, one by one.
}
ev-pay = Pay { $owed }{ $covered ->
    [0] { "" }
   *[other] { "" } (you save { $covered })
}. What do you pay with?
ev-pay-all = Pay { $paid }
ev-discard = { $left ->
    [one] { $card }: discard { $left } card.
   *[other] { $card }: discard { $left } cards, one by one.
}
ev-first-discard = { $left ->
    [one] First draw: which { $left } card do you discard as well? The others see it when all have chosen.
   *[other] First draw: which { $left } cards do you discard? The others see them when all have chosen.
}
ev-space-price = Use this action space? { $effect }. Your figure stays there either way.
ev-transfer = Which place moves to your inner circle?
ev-harvest = { $card }: which place do you harvest?
ev-harvest-foreign = { $card }: which place of another clan do you harvest?
ev-free-region = Above which region do you refill the places and discover one for free?
ev-free-discovery = Which place do you discover for free?
ev-bonus = Which bonus of the revel track do you take again? You have reached space { $space }.
ev-order = Several effects take place at once. Which comes first?
ev-sickle-price = How do you pay for the sickle: 1 herb or 2 mana?
ev-orb-price = How do you pay for the orb: 2 potions or 3 mana?
ev-free-sickle = { $left ->
    [one] On which ritual do you put a free sickle?
   *[other] On which rituals do you put free sickles? Up to { $left }.
}
ev-return = { $left ->
    [one] { $card }: which figure comes back from a ritual?
   *[other] { $card }: which figures come back from rituals? { $left } are left to choose.
}
ev-rift = The figure of which ritual goes to which region?
ev-remove = Remove 1 of your rituals. Which one?
ev-borrow = Whose effect do you borrow? Your elder goes there.
ev-field = Which runestone do you lay on which field?
ev-dial = { $region }: how much mana do you put into the battle? Your figures there: { $figures }, your mana: { $mana }.
ev-change-dial = { $region }: do you change your dial? It shows { $dial }. Your figures there: { $figures }, your mana: { $mana }.
ev-stone = { $region }: you have won. Which runestone do you take?
ev-lay-stones = { $count ->
    [one] Where does your runestone go?
   *[other] Where do your { $count } runestones go?
}
ev-irena = Harvest the place that you have just discovered?
ev-pit = Discard 1 card for 3 resources?
ev-cove = Discard 1 card for 2 resources?
ev-central-space = What do you do in the Central Mountains?
ev-star = What do you get for the card?
ev-slash-1 = Space 1 of the revel track: which bonus do you take?
ev-slash-3 = Space 3 of the revel track: which bonus do you take?
ev-slash-4 = Space 4 of the revel track: which bonus do you take?
ev-slash-6 = Space 6 of the revel track: which bonus do you take?

## Options

ev-do-discover = Discover { $card }
ev-do-token = Activate the clan token
ev-do-ritual = Play the ritual { $card }
ev-do-on = On { $card }
ev-do-specialist = Play { $card } as a specialist
ev-do-council = Play { $card } as a council member
ev-do-use = { $figure ->
    [elder] Send an elder to { $card }
   *[witch] Send a witch to { $card }
}
ev-do-sickle = Put a sickle on { $card }: one more harvest
ev-do-orb = Put an orb on { $card }: a step of the revel
ev-do-swap = Discard 2 cards for a resource
ev-do-ability = Use your clan’s free action
ev-do-exhaust = Exhaust { $card }
ev-do-exhaust-borrowed = Exhaust the borrowed { $card }
ev-do-discard = Discard { $card }
ev-do-gain = Take: { $resource }
ev-do-pay = { $resource ->
    [default] Pay with what you have most of
   *[other] Pay: { $resource }
}
ev-do-transfer = Transfer { $card }
ev-do-harvest = Harvest { $card }
ev-do-region = { $region }
ev-do-return = Figure on { $card }
ev-do-rift = { $card } → { $region }
ev-do-remove = Remove { $card }
ev-do-borrow = Borrow { $card }
ev-do-bonus = Bonus of space { $space }
ev-do-dial = { $mana } mana
ev-do-stone = Runestone: { $stone }
ev-do-field = { $stone } on field { $field }
ev-do-set = { $stone } on { $card }
ev-do-first = First { $card }
ev-turn-pass = Pass for this round
ev-after-done = End turn
ev-more-agents-done = No more agents
ev-transfer-pass = Transfer nothing
ev-bonus-pass = No bonus
ev-free-sickle-pass = No more sickles
ev-return-pass = Nobody else comes back
ev-lay-stones-done = Lay no more
ev-irena-yes = Harvest it
ev-irena-no = Do not harvest it
ev-pit-yes = Discard a card
ev-pit-no = Keep the cards
ev-cove-yes = Discard a card
ev-cove-no = Keep the cards
ev-space-price-yes = Pay
ev-space-price-no = Just stand there

## What happens

ev-part-resources = { $kind ->
    [herb] { $count ->
        [one] { $count } herb
       *[other] { $count } herbs
    }
    [potion] { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
    [knowledge] { $count ->
        [one] { $count } knowledge
       *[other] { $count } knowledge
    }
   *[any] { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
}
ev-part-mana = { $mana } mana
ev-round = Round { $round } begins.
ev-turn-of = { $player } takes a turn.
ev-automa-turn = The Automa is on turn.
ev-gained = { $player } gains { $things }.
    .thing = { ev-part-resources }
ev-paid = { $player } pays { $things }.
    .thing = { ev-part-resources }
ev-gained-mana = { $player } gains { ev-part-mana }.
ev-paid-mana = { $player } pays { ev-part-mana }.
ev-scored = { $player } scores { $vp } VP ({ $card }).
ev-drew = { $player } draws { $things }.
    .thing = { $card }
ev-drew-hidden = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
ev-reshuffled = The discard pile is shuffled into a new draw deck.
ev-laid-aside = { $player } lays { $card } aside.
ev-laid-aside-hidden = { $player } lays a card aside, face down.
ev-discarded = { $player } discards { $card }.
ev-sent = { $count ->
    [one] { $player } sends a witch to { $region }.
   *[other] { $player } sends { $count } witches to { $region }.
}
    .tile = { $count ->
        [one] witch
       *[other] { $count } witches
    } → { $region }
ev-discovered = { $player } discovers { $card } ({ $region }).
    .tile = → { $card }
ev-refilled = { $region }: a new place, { $card }.
ev-top-place = { $player } takes { $card } from the places deck.
    .tile = { $card } from the deck
ev-harvested = { $player } harvests { $card }.
ev-transferred = { $player } moves { $card } to the inner circle.
    .tile = { $card } → inner circle
ev-stepped = { $player } reaches space { $space } of the revel track.
ev-token = { $player } activates the clan token.
    .tile = uses the clan token
ev-played-ritual = { $player } plays the ritual { $card }.
    .tile = plays ritual { $card }
ev-laid-on = { $player } lays it on { $card }.
ev-laid-down = { $player } lays down { $card }.
ev-played-specialist = { $player } plays { $card } as a specialist.
    .tile = plays specialist { $card }
ev-played-council = { $player } plays { $card } as a council member.
    .tile = { $card } → council
ev-used-space = { $player } uses { $card } ({ $figure }).
    .tile = uses { $card }
ev-created = { $agent ->
    [sickle] { $player } puts a sickle on { $card }.
   *[orb] { $player } puts an orb on { $card }.
}
    .tile = { $agent ->
        [sickle] sickle
       *[orb] orb
    } → { $card }
ev-exhausted = { $player } exhausts { $card }.
ev-returned = { $player } takes a figure back from { $card }.
ev-rifted = { $player } moves a figure from { $card } to { $region }.
    .tile = figure → { $region }
ev-removed = { $player } removes { $card } from the game.
ev-borrowed = { $player } borrows the effect of { $card }.
ev-took-red = { $player } takes the red runestone.
ev-laid-stone = { $player } lays a runestone ({ $stone }) on field { $field }.
ev-passed = { $player } passes.
    .tile = passes
ev-dials = All dials are revealed.
ev-strengths = Everybody pays what the dial shows, won or lost.
ev-moment-battle = Battle at the { $region }
ev-moment-four = **4+** { $gain }
ev-moment-six = **6+** { $gain }
ev-moment-eight = **8+** { $gain }
ev-moment-dials = Dials
ev-moment-strength = Strength
ev-moment-rewards = Rewards
ev-moment-stone = Runestone
ev-moment-tie = { $mana ->
    [0] { $strength } = { $strength }, mana level too: **first in turn order wins**
   *[other] { $strength } = { $strength }. More mana paid: **{ $more } beats { $less }**
}
ev-moment-round = Round { $round }
ev-moment-standings = Standings
ev-moment-scoring = Final scoring
ev-final-scoring = The game is over: cards and places are counted.
ev-counted-specialist-cards = Specialists score.
ev-counted-council = Council members score.
ev-counted-ritual-cards = Rituals of the inner circle score.
ev-counted-place-cards = Places of power of the inner circle score.
ev-final-standings = That is how the game ends.
ev-battle = Battle: { $region }.
ev-dial-shown = { $player } shows { ev-part-mana }.
ev-strength = { $player } has strength { $strength }.
ev-won = { $rival ->
    [-1] { $player } wins the battle ({ $region }).
   *[other] { $player } wins the battle ({ $region }), { $strength } to { $rival }.
}
    .tile = { $rival ->
        [-1] wins
       *[other] wins { $strength } to { $rival }
    }
ev-first-player = { $player } takes the starting player token.
ev-took-stone = { $player } takes a runestone: { $stone }.
    .tile = takes a runestone
ev-cleared-hand = { $count ->
    [one] The game is over: { $player } puts the last card of the hand away.
   *[other] The game is over: { $player } puts { $count } cards of the hand away.
}
ev-stone-laid = { $player } lays a runestone ({ $stone }) on { $card }.
ev-final = { $player } gains { $gained } VP in the final scoring: { $vp } in all.
ev-automa-flipped = The Automa flips { $card } ({ $vp } VP).
ev-automa-space = { $act ->
    [automa-scores] The Automa stands on space { $number }: VP and a step.
    [automa-discovers] The Automa stands on space { $number }: a discovery ({ $region }).
    [automa-plays] The Automa stands on space { $number }: playing a card.
    [automa-transfers] The Automa stands on space { $number }: a transfer.
    [automa-steps] The Automa stands on space { $number }: a step.
    [automa-harvests] The Automa stands on space { $number }: the harvest.
   *[automa-takes-place] The Automa stands on space { $number }: a place from the deck.
}
ev-automa-moves-on = That is impossible, so the Automa moves one space further.
ev-automa-scored = The Automa gains { $vp } VP.
ev-automa-stepped = The Automa reaches space { $space } of its revel track.
ev-automa-discovered = { $witches ->
    [one] The Automa discovers { $card } ({ $region }) with a witch.
   *[other] The Automa discovers { $card } ({ $region }) with { $witches } witches.
}
ev-automa-top-place = The Automa takes { $card } from the places deck.
ev-automa-harvests = The Automa harvests its outer circle.
ev-automa-transferred = The Automa moves { $card } to its inner circle.
ev-automa-played = The Automa plays { $card }.
ev-automa-found-no-place = The Automa has no place for { $card } and discards it.
ev-automa-strength = The Automa has strength { $strength }.
ev-automa-won = { $rival ->
    [-1] The Automa wins the battle ({ $region }).
   *[other] The Automa wins the battle ({ $region }), { $strength } to { $rival }.
}
ev-automa-took-stone = The Automa takes a runestone: { $stone }.
ev-automa-final = The Automa has { $vp } VP in all.

## The end

ev-end = The third round is over, all is scored.
ev-solo-won = You have more VP than the Automa. You have won!
ev-solo-lost = You do not have more VP than the Automa. You have lost.
ev-source-rituals = Effects of rituals
ev-source-specialists = Effects of specialists
ev-source-council = Effects of council members
ev-source-places = Harvests and bond bonuses
ev-source-battles = Battle rewards
ev-source-clan = Clan board
ev-source-specialist-cards = Specialists
ev-source-ritual-cards = Rituals
ev-source-place-cards = Places of power
ev-rival-automa = { ev-scene-automa }

## Why not

ev-why-not-in-hand = { $card } is not in your hand.
ev-why-no-such-place = { $card } does not lie above any region.
ev-why-too-few-witches = { $need ->
    [one] { $card } takes a witch; you have { $witches } left.
   *[other] { $card } takes { $need } witches; you have { $witches } left.
}
ev-why-token-used = Your clan token has been used this round.
ev-why-no-free-place = You have no place without a ritual for { $card }.
ev-why-too-dear = { $card } costs herbs: { $herbs }, potions: { $potions }, knowledge: { $knowledge }{ $saved ->
    [0] { "" }
   *[other] { "" }; of these you save { $saved }
}. You do not have enough.
ev-why-same-specialist = You already have the specialist { $card }.
ev-why-no-figure = You have no such figure left ({ $figure }).
ev-why-not-your-ritual = { $card } is not a ritual of yours.
ev-why-occupied = The action space of { $card } is occupied.
ev-why-elders-inside = Elders may only use action spaces of your inner circle, not { $card }.
ev-why-cannot-pay = { $card }: you cannot pay for that now, or nothing would happen.
ev-why-region-not-in-play = { $region } is not in play.
ev-why-no-own-space = Only the clan of the Cross has an action space of its own.
ev-why-witch-only = Only a witch may use this space.
ev-why-no-slot = { $card } has no free slot for an agent.
ev-why-no-agents = There are no agents left.
ev-why-agent-too-dear = { $agent ->
    [sickle] A sickle costs 1 herb, which you do not have.
   *[orb] An orb costs 2 potions, which you do not have.
}
ev-why-agent-too-dear-in-mana = { $agent ->
    [sickle] A sickle costs 1 herb or 2 mana, which you do not have.
   *[orb] An orb costs 2 potions or 3 mana, which you do not have.
}
ev-why-not-your-turn = Free actions are possible in your own turn only.
ev-why-paying = Finish the payment first; right after it you may take free actions.
ev-why-two-cards = { $count ->
    [one] That takes two cards, and you have only one.
   *[other] That takes two cards, and you have { $count }.
}
ev-why-no-ability = Your clan board has no free action of its own.
ev-why-ability-impossible = You have nothing to use your clan’s free action with.
ev-why-not-your-specialist = The specialist { $card } does not work for you.
ev-why-turned = { $card } has been exhausted this round.
ev-why-no-exhaust = { $card } has no effect to exhaust it for.
ev-why-one-main-action = You have made your main action.
ev-why-covered = There is a ritual on { $card } already.
ev-why-not-your-place = { $card } is not a place of yours.
ev-why-not-outside = { $card } does not lie in your outer circle.
ev-why-not-outside-foreign = { $card } does not lie in the outer circle of another clan.
ev-why-no-place-there = There are no places above this region ({ $region }), nor in the deck.
ev-why-not-there = { $card } does not lie above this region ({ $region }).
ev-why-not-reached = You have not reached space { $space } yet.
ev-why-no-figure-there = No figure of yours stands on { $card } that could leave.
ev-why-no-such-foreign-specialist = No other clan has { $card } as a specialist.
ev-why-field-used = Field { $field } has been used.
ev-why-no-such-stone = You have no such runestone ({ $stone }).
ev-why-too-much-mana = You have { $mana } mana, and a dial shows 9 at most.
ev-why-too-much-change = That is too far from the { $dial } on your dial, or more than you can pay.
ev-why-no-such-stone-there = There is no such runestone ({ $stone }) in this region.
ev-why-not-inside = { $card } does not lie in your inner circle.
ev-why-has-stone = There is a runestone on { $card } already.
ev-why-other-rune = { $card } does not show the rune of this stone ({ $stone }).

## What cards do, derived from their values

# Words that keep their capital letter in the middle of a sentence.
ev-names = Artifact Creature Spell
ev-part-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
ev-effect-gain = Gain { ev-part-resources }.
ev-effect-gain-any = { $count ->
    [one] Gain 1 resource of any kind.
   *[other] Gain { $count } resources of any kind.
}
ev-effect-mana = Gain { $count } mana.
ev-effect-vp = Gain { $vp } VP.
ev-effect-vp-each = Gain { $vp } VP for { $what }.
ev-effect-mana-each = Gain { ev-part-mana } for { $what }.
ev-effect-draw = Draw { ev-part-cards }.
ev-effect-discard = Discard { ev-part-cards }.
ev-effect-pay = Pay { ev-part-resources }.
ev-effect-pay-mana = Pay { ev-part-mana }.
ev-effect-transfer = Make a transfer.
ev-effect-harvest-all = Harvest all places in your outer circle.
ev-effect-harvest-one = Harvest a place in your outer circle.
ev-effect-harvest-foreign = Harvest a place in the outer circle of another clan, without its sickles.
ev-effect-harvest-newest = Harvest it at once.
ev-effect-top-place = Take the top card of the places deck into your outer circle.
ev-effect-free-discovery = Choose a region, refill the places above it and discover one of them for free.
ev-effect-if-ritual = If the ritual has the keyword { $keyword }, { $effects }
ev-effect-revel = { $steps ->
    [one] Make a step on the revel track{ $both ->
        [1] { "" }; of a slash you get both sides
       *[0] { "" }
    }.
   *[other] Make { $steps } steps on the revel track{ $both ->
        [1] { "" }; of a slash you get both sides
       *[0] { "" }
    }.
}
ev-effect-slash = { $branches }
ev-effect-slash-between = OR
ev-effect-bonus-again = You may take the bonus of a revel space that you have reached once more.
ev-effect-free-sickles = { $count ->
    [one] Put a sickle on a free slot of your rituals without payment.
   *[other] Put up to { $count } sickles on free slots of your rituals without payment.
}
ev-effect-return-figures = { $count ->
    [one] { $optional ->
        [1] You may return one of your figures from a ritual to your supply.
       *[0] Return another figure of yours from a ritual to your supply.
    }
   *[other] { $optional ->
        [1] Return up to { $count } of your figures from rituals to your supply.
       *[0] Return { $count } of your figures from rituals to your supply.
    }
}
ev-effect-rift = Move all figures from one of your rituals to any region.
ev-effect-remove-ritual = Remove one of your rituals with its agents from the game; its figures come back to you. In return, { $effects }
ev-effect-borrow = Put an elder from your supply on a specialist of another clan. Its effect works for you too until the round ends.
ev-effect-take-red = Take the red runestone if it is still there.
ev-effect-lay-stone = Lay one of your runestones on a free field of your clan board and gain what it shows.
ev-effect-when = { $moment ->
    [foe-token] Whenever another player activates a clan token,
    [round-end] At the end of each round,
    [discovery] Whenever you discover a place,
    [harvest] Whenever you harvest a place,
    [ritual] Whenever you play another ritual,
    [artifact] Whenever you play an Artifact ritual,
    [creature] Whenever you play a Creature ritual,
    [spell] Whenever you play a Spell ritual,
    [artifact-or-creature] Whenever you play another ritual that is an Artifact or a Creature,
    [person] Whenever you play a specialist or council member,
    [sickle] Whenever you create a sickle,
    [orb] Whenever you create an orb,
    [agent] Whenever you create a sickle or an orb,
    [region] Whenever you use the action space of a region,
    [discard] Whenever you discard a card,
    [transfer] Whenever you transfer a place,
    [step] Whenever you make a step on the revel track,
    [token] Whenever you activate your clan token,
    [battle] Whenever you take part in a battle,
    [win] Whenever you win a battle,
   *[no-win] Whenever you take part in a battle and do not win it,
} { $effects }
ev-effect-always = { $power ->
    [strength] In every battle that you take part in, your strength is { $by } higher.
    [cheaper-artifacts] Artifact rituals cost you { $by ->
        [one] { $by } resource of your choice
       *[other] { $by } resources of your choice
    } less.
    [cheaper-creatures] Creature rituals cost you { $by ->
        [one] { $by } resource of your choice
       *[other] { $by } resources of your choice
    } less.
    [cheaper-spells] Spell rituals cost you { $by ->
        [one] { $by } resource of your choice
       *[other] { $by } resources of your choice
    } less.
    [elders-in-regions] Your elders may use the action spaces of regions.
    [elders-outside] Your elders may use action spaces in your outer circle.
    [shared-spaces] You may use the action space of a region although another player’s figure stands there.
    [agents-for-mana] You may pay 2 mana for a sickle and 3 mana for an orb instead of the usual price.
   *[dial-change] After the mana dials are revealed, you may raise or lower yours by up to { $by }.
}
ev-effect-all = { $effects }
ev-effect-either = { $branches }
ev-effect-either-between = OR
ev-effect-exchange = { $cost } In return, { $gain }
ev-effect-may = If you like, { $effects }

## Numbers

ev-value-cards-with = each specialist and ritual of yours with the keyword { $keyword }
ev-value-specialists = each of your specialists
ev-value-council-members = each of your council members
ev-value-rituals = each of your rituals in both circles
ev-value-inner-rituals = each ritual in your inner circle
ev-value-outer-places = each place in your outer circle
ev-value-runestones = each of your runestones
ev-value-sickles = each of your sickles
ev-value-orbs = each of your orbs
ev-value-revel-spaces = each revel space that you have reached
ev-value-elders-standing = each of your elders that is out of the supply
ev-value-harvest-symbols = each resource symbol of your places’ harvests in both circles and each sickle there
ev-value-rune-signs = each place and runestone with the rune { $rune } in your inner circle

## What stands on cards and boards

ev-part-origin = { $origin ->
    [printed] Effect and cost as printed; VP, slots and runes are this project’s own.
    [effect] The effect is printed in the rulebook; the other values are this project’s own.
    [partly] The name and some values are printed in the rulebook; the others are this project’s own.
    [named] Only the name is known; the values are this project’s own.
   *[designed] Designed for this project.
}
ev-part-council-origin = { $council_origin ->
    [effect] The effect is printed in the rulebook.
   *[designed] Designed for this project.
}
ev-ritual-origin = { ev-part-origin }
ev-person-origin = Specialist. { ev-part-origin }
ev-person-council-origin = Council member. { ev-part-council-origin }
ev-person-origins = { ev-person-origin } { ev-person-council-origin }
ev-councillor-origin = { $origin ->
    [effect] The effect is printed in the rulebook.
   *[designed] Designed for this project.
}
ev-place-origin = { ev-part-origin }
ev-ritual-cost = Cost: { $cost }.
ev-ritual-keywords = Keywords: { $keywords }.
ev-person-cost = Cost: { $cost }.
ev-person-keywords = Keywords: { $keywords }.
ev-ritual-vp = Worth { $vp } VP in the inner circle.
ev-ritual-slots = Slots for agents: { $slots }.
ev-ritual-instant = At once: { $instant }
ev-ritual-permanent = Permanent: { $permanent }
ev-ritual-space = Action space: { $space }
ev-person-vp = Worth { $vp } VP as a specialist.
ev-person-permanent = Specialist: { $permanent }
ev-person-exhaust = Specialist, once per round as a free action: { $exhaust }
ev-person-battle = Specialist, in battle: { $battle }
ev-person-council = Council member: { $council }
ev-person-round-end = Council member, at the end of each round: { $round_end }
ev-person-game-end = Council member, at the end of the game: { $game_end }
ev-councillor-council = { $council }
ev-councillor-round-end = At the end of each round: { $round_end }
ev-councillor-game-end = At the end of the game: { $game_end }
ev-place-witches = { $witches ->
    [0] Starting place.
    [one] Discovered with a witch.
   *[other] Discovered with { $witches } witches.
}
ev-place-harvest = Harvest: { $harvest }
ev-place-rune = Rune: { $rune }.
ev-place-vp = Worth { $vp } VP in the inner circle.
ev-place-bond = Bond bonus, when a ritual is laid here: { $bond }
ev-place-moon-bond = Bond bonus on the moon side, when a ritual is laid here: { $moon_bond }
ev-region-space = Action space: { $space }
ev-region-four = Strength 4 or more: { $four }
ev-region-six = Strength 6 or more: { $six }
ev-region-eight = Strength 8 or more: { $eight }
ev-region-origin = { $origin ->
    [printed] Only the reward for strength 8 is this project’s own.
   *[designed] The rewards are this project’s own.
}
ev-board-research = Research: { $research }
ev-board-token = Clan token: { $token }
ev-board-track = Revel track: { $track }
ev-board-track-between = →
ev-board-fields-between = •
ev-board-first-council = First council member: { $first_council }.
ev-board-further-council = Each further council member: { $further_council }.
ev-board-permanent = Ability: { $permanent }
ev-board-free = Free action: { $free }
ev-board-space = Own action space, for a witch: { $space }
ev-board-fields = Fields for runestones: { $fields }
ev-board-starts-outside = Your starting place and a Cave begin in the outer circle.
ev-board-origin = The bonuses of the track that the rulebook does not name, and those of fields, are this project’s own.
ev-board-star-note = Your first council member is free.

## The table

ev-scene-round = Round { $round } of { $rounds }
ev-scene-harvest = Harvest { $harvest }
ev-scene-piles = Decks
ev-scene-agents = { $count ->
    [one] { $count } agent left
   *[other] { $count } agents left
}
ev-scene-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ev-scene-inner = Inner circle
ev-scene-inner-fact = scores [vp { $points }]
ev-scene-outer = Outer circle
ev-scene-outer-fact = is harvested
ev-scene-people = Specialists and council
ev-scene-people-fact = { $specialists } + { $council }
ev-scene-borrowed = borrowed
ev-scene-token = Clan token
ev-scene-token-code = TO
ev-scene-clan = Clan: { $clan }
ev-scene-marker = marker
ev-scene-revel = Revel
ev-scene-agents-cost = [sickle] 1 [herb] · [orb] 2 [potion]
ev-scene-marker-text = Each step above the top of the track is worth 2 [vp].
ev-scene-fields = Fields for runestones
ev-scene-aside = Laid aside
ev-scene-hand = Your hand
ev-scene-place = Place
ev-scene-place-code = PL
ev-scene-specialist-code = SC
ev-scene-permanent = Permanent
ev-scene-exhaust = Exhaust
ev-scene-battle-half = Battle
ev-scene-figures = figures
ev-scene-player = { $player }
ev-scene-automa = Automa
ev-scene-automa-inner = Inner circle of the Automa
ev-scene-automa-outer = Outer circle of the Automa
ev-scene-battle = Battle: { $region }
ev-scene-battle-about = All dials are set in secret and revealed together. Everybody pays what was set, won or lost.
ev-scene-strength = Strength so far
ev-scene-spoils = The strongest also takes a runestone; tie: more mana
ev-scene-dial = Your mana dial
ev-scene-dial-mana = { $mana } mana
ev-scene-mana = { $mana } mana left
ev-scene-tokens = { $count ->
    [one] { $count } VP token on the throne
   *[other] { $count } VP tokens on the throne
}
ev-scene-rondel = Rondel of the Automa
ev-scene-rondel-automa-scores = VP and a step
ev-scene-rondel-automa-discovers = discovery
ev-scene-rondel-automa-plays = plays a card
ev-scene-rondel-automa-transfers = transfer
ev-scene-rondel-automa-steps = a step
ev-scene-rondel-automa-harvests = harvest
ev-scene-rondel-automa-takes-place = takes a place
ev-phase-research = Research
ev-phase-action = Actions
ev-phase-battle = Battle
ev-phase-round-end = Round end
ev-sign-herb = herb
ev-sign-herb-code = HE
ev-sign-potion = potion
ev-sign-potion-code = PO
ev-sign-knowledge = knowledge
ev-sign-knowledge-code = KN
ev-sign-mana = mana
ev-sign-mana-code = MA
ev-sign-card = card
ev-sign-card-code = CA
ev-sign-any = any resource
ev-sign-any-code = AN
ev-sign-vp = victory points
ev-sign-vp-code = VP
ev-sign-points = victory points
ev-sign-points-code = VI
ev-sign-witch = witch
ev-sign-witch-code = WI
ev-sign-elder = elder
ev-sign-elder-code = EL
ev-sign-sickle = sickle
ev-sign-sickle-code = SI
ev-sign-orb = crystal orb
ev-sign-orb-code = OR
ev-sign-slot = slots for agents
ev-sign-slot-code = SL
ev-sign-leaf = Leaf
ev-sign-leaf-code = LE
ev-sign-eye = Eye
ev-sign-eye-code = EY
ev-sign-flame = Flame
ev-sign-flame-code = FL
ev-sign-drop = Drop
ev-sign-drop-code = DR
ev-sign-red = red runestone
ev-sign-red-code = RD
ev-sign-transfer = transfer
ev-sign-transfer-code = TR
ev-sign-revel = step on the revel track
ev-sign-revel-code = RE
ev-sign-harvest = harvest
ev-sign-harvest-code = HA
ev-sign-place = place from the deck
ev-sign-place-code = PD
ev-sign-council = Council
ev-sign-council-code = CO
ev-sign-strength = strength
ev-sign-strength-code = SG
ev-sign-first = starting player
ev-sign-first-code = FI
ev-sign-effect = other effect
ev-sign-effect-code = EF
ev-keyword-artifact-code = AR
ev-keyword-creature-code = CR
ev-keyword-spell-code = SP

## Variants

ev-variant-side = Side of the clan boards
ev-variant-side-about = The sun side is the same for all, on the moon side each clan has its own powers.
ev-variant-side-sun = sun
ev-variant-side-moon = moon
ev-variant-clans = Clans
ev-variant-clans-about = The clans in the order of the seats; without a choice they are drawn at random.
ev-variant-first-draw = First draw
ev-variant-first-draw-about = With the advanced draw everybody draws two more cards in round 1 and then discards two.
ev-variant-first-draw-usual = usual
ev-variant-first-draw-advanced = advanced
ev-variant-automa = Difficulty of the Automa
ev-variant-automa-about = How many VP the Automa gains on its first space; in the solo game only.
ev-variant-automa-witch = Witch (3)
ev-variant-automa-apprentice = Apprentice (1)
ev-variant-automa-seer = Seer (4)
ev-variant-automa-heir = Heir to the Throne (5)
ev-variant-automa-scoring = Circle of the Automa that scores
ev-variant-automa-scoring-about = The rulebook names the outer circle, where transfers only harm the Automa; the inner one may have been meant.
ev-variant-automa-scoring-outer = outer
ev-variant-automa-scoring-inner = inner

## Names

ev-clan-star = Star
ev-clan-circle = Circle
ev-clan-thorn = Thorn
ev-clan-cross = Cross
ev-region-northern-lakes = Northern Lakes
ev-region-central-mountains = Central Mountains
ev-region-southern-slopes = Southern Slopes
ev-resource-herb = herb
ev-resource-potion = potion
ev-resource-knowledge = knowledge
ev-keyword-artifact = Artifact
ev-keyword-creature = Creature
ev-keyword-spell = Spell
ev-rune-leaf = Leaf
ev-rune-eye = Eye
ev-rune-flame = Flame
ev-rune-drop = Drop
ev-stone-leaf = Leaf
ev-stone-eye = Eye
ev-stone-flame = Flame
ev-stone-drop = Drop
ev-stone-red = red
ev-figure-witch = witch
ev-figure-elder = elder
ev-card-chalice-of-transmutation = Chalice of Transmutation
ev-card-pillar-of-energy = Pillar of Energy
ev-card-singing-cauldron = Singing Cauldron
ev-card-animated-cabinet = Animated Cabinet
ev-card-bone-flute = Bone Flute
ev-card-silver-moon-sickle = Silver Moon Sickle
ev-card-crystal-lens = Crystal Lens
ev-card-everburning-lantern = Everburning Lantern
ev-card-witchs-broom = Witch’s Broom
ev-card-mirror-of-twins = Mirror of Twins
ev-card-alchemists-scales = Alchemist’s Scales
ev-card-book-of-shadows = Book of Shadows
ev-card-mortar-of-ages = Mortar of Ages
ev-card-copper-still = Copper Still
ev-card-antler-crown = Antler Crown
ev-card-hourglass-of-dusk = Hourglass of Dusk
ev-card-black-candle = Black Candle
ev-card-astrolabe-of-the-winds = Astrolabe of the Winds
ev-card-thorn-amulet = Thorn Amulet
ev-card-chest-of-wonders = Chest of Wonders
ev-card-cat-adviser = Cat Adviser
ev-card-mystic-elephant = Mystic Elephant
ev-card-raven-messenger = Raven Messenger
ev-card-moss-toad = Moss Toad
ev-card-ember-salamander = Ember Salamander
ev-card-white-stag = White Stag
ev-card-night-owl = Night Owl
ev-card-swarm-of-bees = Swarm of Bees
ev-card-barn-basilisk = Barn Basilisk
ev-card-graveyard-hound = Graveyard Hound
ev-card-river-serpent = River Serpent
ev-card-great-bear = Great Bear
ev-card-will-o-the-wisps = Will-o’-the-Wisps
ev-card-hedgehog-herbalist = Hedgehog Herbalist
ev-card-moon-moth = Moon Moth
ev-card-stone-golem = Stone Golem
ev-card-wolf-pack = Wolf Pack
ev-card-spider-weaver = Spider Weaver
ev-card-phoenix-chick = Phoenix Chick
ev-card-hundred-year-crow = Hundred-Year Crow
ev-card-rift-in-space = Rift in Space
ev-card-runes = Runes
ev-card-circle-of-salt = Circle of Salt
ev-card-rain-calling = Rain Calling
ev-card-blood-moon-hex = Blood Moon Hex
ev-card-veil-of-fog = Veil of Fog
ev-card-binding-of-roots = Binding of Roots
ev-card-whisper-of-ancestors = Whisper of Ancestors
ev-card-harvest-chant = Harvest Chant
ev-card-feast-of-revels = Feast of Revels
ev-card-summoning-circle = Summoning Circle
ev-card-storm-song = Storm Song
ev-card-second-sight = Second Sight
ev-card-dream-journey = Dream Journey
ev-card-outpouring-of-power = Outpouring of Power
ev-card-pact-with-the-ancients = Pact with the Ancients
ev-card-eclipse = Eclipse
ev-card-song-of-the-world-tree = Song of the World Tree
ev-card-irena = Irena
ev-card-alwyn = Alwyn the Greedy
ev-card-hawa = Green Seer Hawa
ev-card-hoj = Hoj, Head of the Harvest
ev-card-mirela = Mirela the Smelter
ev-card-ysolde = Ysolde Mirror-Eye
ev-card-ran = War Oracle Rán
ev-card-korvin = Korvin of the Pyre
ev-card-oduya = Gatherer Oduya
ev-card-vitus = Brother Vitus
ev-card-mei-lin = Ferrywoman Mei-Lin
ev-card-marzanna = Old Marzanna
ev-card-finn = Light-Fingered Finn
ev-card-theodora = Abbess Theodora
ev-card-suvi = Suvi the Listener
ev-card-amaru = Cartographer Amaru
ev-card-gudrun = Ironhand Gudrun
ev-card-calixta = Calixta the Mourner
ev-card-nokomis = Beastmother Nokomis
ev-card-bahram = Artificer Bahram
ev-card-zuzana = Time-Weaver Zuzana
ev-half-council = { $card } (council)
ev-card-swamp-of-souls-1 = Swamp of Souls I
ev-card-swamp-of-souls-2 = Swamp of Souls II
ev-card-sanctuary-1 = Sanctuary I
ev-card-sanctuary-2 = Sanctuary II
ev-card-cave-1 = Cave I
ev-card-cave-2 = Cave II
ev-card-magic-springs-1 = Magic Springs I
ev-card-magic-springs-2 = Magic Springs II
ev-card-castle-in-the-mist-1 = Castle in the Mist I
ev-card-castle-in-the-mist-2 = Castle in the Mist II
ev-card-ruins-1 = Ruins I
ev-card-ruins-2 = Ruins II
ev-card-whispering-grove-1 = Whispering Grove I
ev-card-whispering-grove-2 = Whispering Grove II
ev-card-stone-circle-1 = Stone Circle I
ev-card-stone-circle-2 = Stone Circle II
ev-card-gallows-hill-1 = Gallows Hill I
ev-card-gallows-hill-2 = Gallows Hill II
ev-card-moonlit-lake-1 = Moonlit Lake I
ev-card-moonlit-lake-2 = Moonlit Lake II
ev-card-old-mill-1 = Old Mill I
ev-card-old-mill-2 = Old Mill II
ev-card-sunken-library-1 = Sunken Library I
ev-card-sunken-library-2 = Sunken Library II
ev-card-crossroads-1 = Crossroads I
ev-card-crossroads-2 = Crossroads II
ev-card-glass-desert-1 = Glass Desert I
ev-card-glass-desert-2 = Glass Desert II
ev-card-bone-orchard-1 = Bone Orchard I
ev-card-bone-orchard-2 = Bone Orchard II
ev-card-lighthouse-1 = Lighthouse I
ev-card-lighthouse-2 = Lighthouse II
ev-card-fire-altar-1 = Fire Altar I
ev-card-fire-altar-2 = Fire Altar II
ev-card-mushroom-ring-1 = Mushroom Ring I
ev-card-mushroom-ring-2 = Mushroom Ring II
ev-card-ice-temple-1 = Ice Temple I
ev-card-ice-temple-2 = Ice Temple II
ev-card-forgotten-cemetery-1 = Forgotten Cemetery I
ev-card-forgotten-cemetery-2 = Forgotten Cemetery II
ev-card-alchemists-tower-1 = Alchemist’s Tower I
ev-card-alchemists-tower-2 = Alchemist’s Tower II
ev-card-hanging-gardens-1 = Hanging Gardens I
ev-card-hanging-gardens-2 = Hanging Gardens II
ev-card-stargazers-peak-1 = Stargazers’ Peak I
ev-card-stargazers-peak-2 = Stargazers’ Peak II
ev-card-smugglers-cove-1 = Smugglers’ Cove I
ev-card-smugglers-cove-2 = Smugglers’ Cove II
ev-card-giants-table-1 = Giant’s Table I
ev-card-giants-table-2 = Giant’s Table II
ev-card-heart-of-the-forest-1 = Heart of the Forest I
ev-card-heart-of-the-forest-2 = Heart of the Forest II
ev-card-nqobantu-pit = Nqobantu Pit
ev-card-tree-of-eternity = Tree of Eternity
ev-card-lung-tiang-ark = Lung-tiang Ark
ev-card-church-of-the-prophet = Church of the Prophet
ev-card-northern-lakes = { ev-region-northern-lakes }
ev-card-central-mountains = { ev-region-central-mountains }
ev-card-southern-slopes = { ev-region-southern-slopes }
ev-card-star = { ev-clan-star }
ev-card-circle = { ev-clan-circle }
ev-card-thorn = { ev-clan-thorn }
ev-card-cross = { ev-clan-cross }
