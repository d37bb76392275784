### Dwellings of Eldervale

el-title = Dwellings of Eldervale
el-about = Send units to a growing land, regroup them to activate cards, fight monsters and rivals, and turn workers into dwellings.

## Questions

el-faction-choice = Your element is { $element }. Which faction do you play?
el-draft = Which magic card do you keep?
el-turn = Place a unit or regroup.
el-place-again = Place one more unit.
el-end-turn = Your action is done. Any free action before you end your turn?
el-after-placing = Your unit stands in { $realm }. Any free action before the action of the realm?
el-before-battle = A battle is about to begin in { $realm }. Any free action before it?
el-last-look = Your last turn is over. Is one of your quests fulfilled now?
el-deed = Does one of your quests ask for what you have just done?
el-pay = Pay { $owed }{ $covered ->
    [0] { "" }
   *[other] { "" } (covered already: { $covered })
}. What do you pay with?
el-pay-all = Pay { $paid }
el-discard = { $left ->
    [one] Discard one magic card.
   *[other] Discard { $left } magic cards.
}
el-gain-any = { $left ->
    [one] Which resource do you gain?
   *[other] Which resource do you gain? { $left } are left to choose.
}
el-gain-different = { $left ->
    [one] Which basic resource do you gain?
   *[other] Which basic resource do you gain? { $left } different ones are left to choose.
}
el-gain-one-of = Which of the two resources do you gain?
el-take-here = From which stack do you take a treasure?
el-take-token = From which stack do you take a treasure?
el-tray-full = You have too many treasures. Which one do you use?
el-invest = Which of the two resources do you invest?
el-move-marker = All your markers are on tracks. Which one moves to { $element }?
el-power-any = In which element do you gain power?
el-recruit = Which unit do you recruit?
el-settle = In which realm do you build a dwelling?
el-buy = Which adventure card do you buy?
el-hand-over = Do you hand { $card } to your partner?
el-hand-over-yes = Hand it over
el-hand-over-no = Keep it
el-oracle = What do you ask the Oracle for?
el-lay = Where do you lay the realm { $realm }?
el-first-card = Expedition: which adventure card do you buy?
el-second-card = Expedition: buy a second card, or burn one to leave it at that.
el-regroup = Regroup: which unit comes home next?
el-act = Which card action does the { $unit } use?
el-act-again = The { $unit } may use another action.
el-repeat = Pay 1 resource to repeat the action of { $card }?
el-repeat-yes = Pay and repeat it
el-repeat-no = Not again
el-paladin-hall = What does the Paladin Hall give you?
el-tidal-magic = Pay 1 potion to take 1 treasure?
el-tidal-magic-yes = Pay the potion
el-tidal-magic-no = Keep the potion
el-twist = You rolled { $pips }. Do you roll again?
el-imitate = Does the Mimesis imitate { $card }?
el-imitate-yes = Imitate it
el-imitate-no = Do not imitate it
el-veil = Does the unit enter unnoticed, so that there is no battle?
el-veil-yes = Enter unnoticed
el-veil-no = Give battle
el-invasion = Which monster invades the realm { $realm }?
el-charge = Does the Minotaur charge into the realm { $realm }?
el-charge-yes = Charge
el-charge-no = Stay here
el-looms = A battle is about to begin: { $realm }. Do you react?
el-before-joining = The battle begins: { $realm }. Do you react before anybody joins?
el-join = Which of your units join the battle in { $realm }?
el-swords = { $count ->
    [one] You have { $count } die. What do you add?
   *[other] You have { $count } dice. What do you add?
}
el-rerolls = Your dice show { $dice }. Do you change anything?
el-take-die = Who has 1 die fewer?
el-reroll = Which die is rolled again?
el-reroll-some = Which of your dice do you roll again?
el-flip = Which die do you turn over?
el-set-six = Which die do you set to 6?
el-venom = Who rolls the highest die again?
el-spoils = You defeated a monster. What do you take?
el-steal = What do you take from a defeated player?
el-save = { $count ->
    [one] You lost the battle: one unit of yours falls, unless you can save it now.
   *[other] You lost the battle: { $count } units of yours fall, unless you can save them now.
}
el-pull-back = Which unit do you save?
el-keep-units = Which unit stays in the realm?
el-escape = { $count ->
    [0] Does this unit escape the Underworld by { $card }: { $unit }?
   [one] Pay { $count } resource so that this unit escapes the Underworld by { $card }: { $unit }?
   *[other] Pay { $count } resources so that this unit escapes the Underworld by { $card }: { $unit }?
}
el-escape-yes = Let them escape
el-escape-no = Let them stay
el-retreat = Which units go back to your ready area?
el-rescue = Which unit comes back from the Underworld?
el-move-own = Which unit do you move?
el-move-to = Where does this unit move: { $unit }?
el-swap-ready = Which unit on the map do you exchange?
el-swap-for = Which unit of the ready area takes its place?
el-swap-any = Which unit changes places?
el-swap-kind = Which of the units there?
el-swap-wizard = With which unit does this one change places: { $unit }?
el-wander = Where does this unit wander: { $unit }?
el-send-rival = Which worker goes to the Underworld?
el-send-own = Which of your units goes to the Underworld?
el-push-monster = Which monster do you drive away?
el-push-to = Where does { $monster } go?
el-control = Which monster do you control?
el-control-defeated = Which defeated monster do you control?
el-banish = Which monster returns to its Lair?
el-give-way = Where does { $monster } give way?
el-order = Which effect comes first?
el-swap-card = Which card of your partner do you take?

## Options

el-do-place = Place the { $unit } in { $realm }
el-do-regroup = Regroup
el-do-end = End the turn
el-do-lift = Bring the { $unit } home from { $realm }
el-do-raise = Raise the { $unit } from the Underworld onto the card
el-do-act = Use { $place }
el-do-ready = To the ready area
el-do-cash = Cash the treasure { $face } as { $resource }
el-do-put = Put the treasure { $face } on { $slot }
el-do-reward = Orb for the reward: { $reward }
el-do-orb = Put an orb on { $card }
el-do-attach = Attach { $aura } to { $card }
el-do-hire = Hire { $unit } for { $price }
el-do-tactics = Ready the tactics token for 3 swords
el-do-cast = Cast { $card }
el-do-use = Use { $card }
el-do-pay = { $resource ->
    [default] Pay as suggested
   *[other] Pay with 1 { $resource }
}
el-do-discard = Discard { $card }
el-do-gain = Gain 1 { $resource }
el-do-take = Take from { $space }
el-do-buy = Buy { $card }
el-do-burn = Burn { $card }: face down under its deck
el-do-lay = Lay it here
el-lay-beside = Lay it { $side ->
    [north-east] north-east of
    [east] east of
    [south-east] south-east of
    [south-west] south-west of
    [west] west of
   *[north-west] north-west of
} { $realm }
el-do-recruit = Recruit a { $unit }
el-do-settle = Build in { $realm }
el-do-rise = Power in { $element }
el-do-leave = The marker of { $element }
el-do-invade = { $monster } invades
el-do-join = The { $unit } joins from { $realm }
el-do-fight = A die for 1 { $resource }
el-do-aid = A die for your partner for 1 { $resource }
el-do-die = A { $pips } of { $side }
el-do-against = Against { $side }
el-do-unit = The { $unit } in { $realm }
el-do-target = The unit of { $player } in { $realm }
el-do-kind = { $unit }
el-do-to = To { $realm }
el-do-monster = { $monster }
el-do-steal = 1 { $resource } of { $player }
el-do-faction = { $faction }
el-do-keep = Keep { $card }
el-do-give = Exchange { $card } with your partner
el-do-receive = Take { $card } for it
el-do-glory = A step of glory
el-do-fulfil = Fulfil the quest { $card }
el-do-first = { $card } first
el-looms-pass = Let the battle come
el-before-joining-pass = No reaction
el-rerolls-pass = Leave the dice
el-after-placing-pass = On to the realm's action
el-before-battle-pass = On to the battle
el-last-look-pass = No quest
el-deed-pass = No quest
el-join-done = Nobody more joins
el-swords-done = Enough dice
el-save-done = Save nobody more
el-regroup-done = All others to the ready area
el-move-marker-no = Ignore the power
el-keep-units-done = No more

## What happens

el-turn-starts = { $player } takes a turn.
el-plays = { $player } plays the faction { $faction }.
    .tile = plays { $faction }
el-kept = { $player } keeps { $card }.
el-passed = { $cards ->
    [one] { $player } is handed { $cards } card.
   *[other] { $player } is handed { $cards } cards.
}
el-left-over = { $card } is left over and discarded.
el-placed = { $player } places the { $unit } in { $realm }.
    .tile = { $unit } → { $realm }
el-invaded = { $monster } invades { $realm }!
el-imitated = The Mimesis of { $player } imitates { $card }.
el-charged = The Minotaur of { $player } charges into { $realm }.
el-gained = { $player } gains { $things }.
    .thing = { $count }× { $resource }
el-paid = { $player } pays { $things }.
    .thing = { $count }× { $resource }
el-scored = { $count ->
    [one] { $player } scores { $count } point.
   *[other] { $player } scores { $count } points.
}
el-drew = { $player } draws { $things }.
    .thing = { $card }
el-drew-hidden = { $player } draws a magic card.
el-reshuffled = The magic discard pile becomes the new deck.
el-discarded = { $player } discards { $card }.
el-cast = { $player } casts { $card }.
    .tile = casts { $card }
el-fulfilled = { $player } fulfils the quest { $card }.
    .tile = fulfils { $card }
el-took-token = { $player } takes a treasure: { $face }.
    .tile = treasure: { $face }
el-uncovered = Treasure in { $space }: { $face }.
el-token-lost = The treasure of { $space } is lost.
el-cashed = { $player } cashes the treasure { $face }.
    .tile = cashes { $face }
el-put = { $player } puts the treasure { $face } on { $card }.
el-rose = { $player } rises to level { $level } of { $element }.
    .tile = { $element } power { $level }
el-took-orb = { $player } takes an orb.
    .tile = takes an orb
el-glory = { $player } reaches glory field { $field }.
el-took-reward = { $player } puts an orb on the reward: { $card }.
    .tile = reward: { $card }
el-orb-on-card = { $player } puts an orb on { $card }.
el-attached = { $player } attaches { $aura } to { $card }.
el-hired = { $player } hires { $unit }.
el-dismissed = { $unit } leaves { $player }.
el-tactics-ready = The tactics token of { $player } is active again.
el-gave = { $player } gives { $other } the card { $card }.
el-gave-hidden = { $player } gives { $other } a magic card.
el-recruits = { $player } recruits a { $unit }.
    .tile = recruits { $unit }
el-recruited = { $player } recruits a { $unit }.
el-builds = { $player } builds a dwelling in { $realm }.
    .tile = builds in { $realm }
el-built = { $player } builds a dwelling in { $realm }.
el-revealed = A new realm is revealed: { $realm }.
    .tile = reveals { $realm }
el-laid = { $realm } joins the map.
el-appeared = { $monster } appears in { $realm }.
el-buys = { $player } buys { $card }.
    .tile = buys { $card }
el-handed-over = { $player } gets { $card } from the partner.
el-gained-card = { $player } gets { $card }.
el-turned-up = { $many ->
    [1] { $things } is turned up.
   *[other] { $things } are turned up.
}
    .thing = { $card }
el-burned = { $player } burns { $card }.
el-regroups = { $player } regroups.
    .tile = regroups
el-lifted = A unit of { $player } comes home: { $unit }.
el-acted = { $player } uses { $place } with the { $unit }.
    .tile = uses { $place }
el-first-regroup = { $player } has regrouped for the first time.
el-moment-battle = Battle: { $realm }
el-moment-dice = Dice
el-moment-tie = Level die by die: **the stubborn side wins ties**
el-moment-undecided = Level die by die: **nobody wins, all are defeated**
el-moment-rewards = Rewards
el-moment-losses = Losses
el-moment-lost = { $unit } to the Underworld
el-moment-defeated = defeated
el-moment-phantoms = Phantoms
el-moment-foe = { $card }
el-moment-expedition = Expedition: { $realm }
el-moment-last-round = The last round
el-moment-scoring = Final scoring
el-moment-standings = Standings
el-final-scoring = The game is over: all points are counted.
el-counted-track = Points from the game itself.
el-counted-orbs = Orbs that nobody has used are counted.
el-counted-power = Everybody scores the power of their elements.
el-counted-dwellings = Each dwelling scores the power of its element.
el-counted-cards = Adventure cards score, up to three for each dwelling.
el-counted-vaults = Vaults score what lies in them.
el-counted-prophecies = Prophecies that came true score.
el-final-standings = That is how the game ends.
el-battle-looms = A battle looms: { $realm }.
    .tile = battle in { $realm }
el-battle-off = There is no reason to fight any more.
el-battle-cancelled = { $player } prevents the battle.
el-moved = A unit of { $player } moves to { $realm }: { $unit }.
el-moved-phantoms = A unit of the Phantoms moves to { $realm }: { $unit }.
el-swapped = { $player } sends { $unit } to { $realm }.
el-dice-player = { $count ->
    [one] { $player } has { $count } die.
   *[other] { $player } has { $count } dice.
}
el-dice-phantoms = { $count ->
    [one] The Phantoms have { $count } die.
   *[other] The Phantoms have { $count } dice.
}
el-dice-foe = { $count ->
    [one] { $card } has { $count } die.
   *[other] { $card } has { $count } dice.
}
el-dice-show-player = The dice of { $player } show { $dice }.
el-dice-show-phantoms = The dice of the Phantoms show { $dice }.
el-dice-show-foe = The dice of { $card } show { $dice }.
el-unstable = The Chimera rolls { $pips } for its strength.
el-rolled = { $player } rolls { $pips }.
el-used = { $player } uses { $card }.
el-used-tool = { $player } uses { $card }.
el-won-player = { $player } wins the battle.
    .tile = { $player } wins
el-won-phantoms = The Phantoms win the battle.
el-won-foe = { $card } wins the battle.
    .tile = { $card } wins
el-nobody-won = Nobody wins the battle; all are defeated.
    .tile = nobody wins
el-took-treasure = { $player } takes a dragon treasure: { $card }.
el-stolen = { $player } takes 1 { $resource } from { $other }.
el-fell = A unit of { $player } goes to the Underworld: { $unit }.
el-fell-phantoms = A unit of the Phantoms goes to the Underworld: { $unit }.
el-rescued = A unit of { $player } comes back from the Underworld: { $unit }.
el-retreated = A unit of { $player } goes back to the ready area: { $unit }.
el-defeated = { $monster } is defeated.
el-monster-moved = { $monster } goes to { $realm }.
el-controlled = { $player } controls { $monster }.
el-prophecy = { $count ->
    [one] { $player } reveals { $card }: { $count } point.
   *[other] { $player } reveals { $card }: { $count } points.
}
el-rose-phantoms = The Phantoms rise to level { $level } of { $element }.
el-took-orb-phantoms = The Phantoms take an orb.
el-scored-phantoms = { $count ->
    [one] The Phantoms score { $count } point.
   *[other] The Phantoms score { $count } points.
}
el-phantoms-draw = The Phantoms draw { $card }.
el-phantoms-regroup = The Phantoms regroup.
el-phantoms-place = The Phantoms place the { $unit } in { $realm }.
el-phantoms-take = The Phantoms take { $card }.
el-phantoms-build = The Phantoms build a dwelling in { $realm }.
el-phantoms-summon = Another unit of the Phantoms is ready: { $unit }.
el-wrath = Wrath of the Phantoms: { $wrath }.
el-guardian-moved = The guardian goes to { $realm }.
el-settled-triggered = The sixth dwelling stands: everybody takes one more turn.
el-mapped-triggered = The last realm is revealed: everybody takes one more turn.
el-notice-both = It is advised to play with one of the two mini-expansions only.

## The end

el-settled = Eldervale is settled.
el-mapped = Eldervale is mapped.
el-source-track = Points during the game
el-source-orbs = Unused orbs
el-source-power = Power
el-source-dwellings = Dwellings
el-source-cards = Cards
el-source-vaults = Vaults
el-source-prophecies = Prophecies
el-source-difficulty = { el-variant-difficulty }
el-rival-phantoms = { el-scene-phantoms }

## Why something is not possible

el-why-not-ready = You have no such unit in your ready area: { $unit }.
el-why-not-on-map = { $realm } is not on the map.
el-why-own-unit-there = You already have a unit in { $realm }.
el-why-occupied = Your first unit may only enter an unoccupied realm; { $realm } is none.
el-why-too-far = { $realm } is too far from your units.
el-why-no-action = You could not carry out the action of { $realm } with your units and your supply; treasures count only when cashed.
el-why-no-room = You cannot hold more of this resource: { $resource }.
el-why-not-in-hand = { $card } is not in your hand.
el-why-wrong-moment = { $card } cannot be cast now.
el-why-spell-too-dear = You cannot pay for { $card }.
el-why-not-met = The condition of { $card } is not met now.
el-why-not-in-play = { $element } takes no part in this game.
el-why-at-the-top = You are at the top of { $element } already.
el-why-no-marker-there = You have no marker on { $element }.
el-why-dwelling-there = There is a dwelling in { $realm } already.
el-why-no-worker = You have no worker in { $realm }.
el-why-too-poor = You cannot pay for a dwelling in { $realm }.
el-why-recruited = There is no inactive unit of this kind left: { $unit }.
el-why-cannot-pay = You cannot pay for it.
el-why-not-face-up = { $card } does not lie face up.
el-why-card-too-dear = You cannot pay for { $card }.
el-why-no-token = You have no such token: { $face }.
el-why-no-such-resource = The token does not show this resource.
el-why-no-slot = You have no such slot.
el-why-not-between = Free actions are taken in your own turn, before, between and after the steps of actions, not in the middle of another effect.
el-why-still-owed = Then the action of { $realm }, which is a must, could no longer be carried out.
el-why-no-orb = You have no orb.
el-why-reward-taken = This reward is taken.
el-why-no-effect = It would have no effect.
el-why-no-such-card = You have no such card.
el-why-no-aura-there = The aura cannot be attached there.
el-why-no-mercenary = You cannot hire this mercenary now.
el-why-just-dismissed = { $unit } has returned to the offer in this turn and cannot be hired again before the next, not even for an orb.
el-why-no-tactics = There is no tactics token to ready, or too few swords.
el-why-action-taken = { $place } was used in this Regroup.
el-why-no-such-action = The unit cannot use { $place }.
el-why-not-two-beside = A new realm touches at least two others.
el-why-bridge-side = Nothing may lie at the sides of the Bifröst Bridge.
el-why-cannot-join = This unit cannot join from { $realm }: { $unit }.
el-why-no-swords-here = Nobody may spend swords in this battle.
el-why-six-dice = Nobody has more than six dice.
el-why-nothing-to-spend = You have neither swords nor gold, or do not fight.
el-why-no-tool = You cannot use this now: { $card }.

## Elements, resources, units

el-element-air = Air
el-element-earth = Earth
el-element-fire = Fire
el-element-water = Water
el-element-light = Light
el-element-dark = Dark
el-element-order = Order
el-element-chaos = Chaos
el-resource-gem = gem
el-resource-scroll = scroll
el-resource-potion = potion
el-resource-tool = tool
el-resource-sword = sword
el-resource-gold = gold
el-resource-magic = magic card
el-unit-worker = worker
el-unit-warrior = warrior
el-unit-wizard = wizard
el-unit-dragon = dragon
el-face-gem-gem = 2× gem
el-face-scroll-scroll = 2× scroll
el-face-potion-potion = 2× potion
el-face-tool-tool = 2× tool
el-face-sword-sword = 2× sword
el-face-gem-scroll = gem / scroll
el-face-gem-potion = gem / potion
el-face-gem-tool = gem / tool
el-face-gem-sword = gem / sword
el-face-scroll-potion = scroll / potion
el-face-scroll-tool = scroll / tool
el-face-scroll-sword = scroll / sword
el-face-potion-tool = potion / tool
el-face-potion-sword = potion / sword
el-face-tool-sword = tool / sword
el-face-gold = gold
el-face-magic = magic card
el-cost-G = gem
el-cost-GG = 2× gem
el-cost-GGWT = 2× gem, tool, sword
el-cost-GP = gem, potion
el-cost-GS = gem, scroll
el-cost-GT = gem, tool
el-cost-GTP = gem, potion, tool
el-cost-GW = gem, sword
el-cost-GWT = gem, tool, sword
el-cost-NN = 2× any resource
el-cost-P = potion
el-cost-PG = gem, potion
el-cost-PM = potion, magic card
el-cost-PP = 2× potion
el-cost-PPGS = gem, scroll, 2× potion
el-cost-PPS = scroll, 2× potion
el-cost-PPSW = scroll, 2× potion, sword
el-cost-PS = scroll, potion
el-cost-PSG = gem, scroll, potion
el-cost-PT = potion, tool
el-cost-PW = potion, sword
el-cost-S = scroll
el-cost-SG = gem, scroll
el-cost-SM = scroll, magic card
el-cost-SP = scroll, potion
el-cost-SPG = gem, scroll, potion
el-cost-SPW = scroll, potion, sword
el-cost-SS = 2× scroll
el-cost-SSG = gem, 2× scroll
el-cost-SSPG = gem, 2× scroll, potion
el-cost-SSPW = 2× scroll, potion, sword
el-cost-ST = scroll, tool
el-cost-STG = gem, scroll, tool
el-cost-SW = scroll, sword
el-cost-T = tool
el-cost-TG = gem, tool
el-cost-TGP = gem, potion, tool
el-cost-TP = potion, tool
el-cost-TPG = gem, potion, tool
el-cost-TPS = scroll, potion, tool
el-cost-TS = scroll, tool
el-cost-TSP = scroll, potion, tool
el-cost-TT = 2× tool
el-cost-TTG = gem, 2× tool
el-cost-TTGP = gem, potion, 2× tool
el-cost-TTS = scroll, 2× tool
el-cost-TTSW = scroll, 2× tool, sword
el-cost-TTT = 3× tool
el-cost-TTW = 2× tool, sword
el-cost-TW = tool, sword
el-cost-TWG = gem, tool, sword
el-cost-W = sword
el-cost-WG = gem, sword
el-cost-WM = sword, magic card
el-cost-WP = potion, sword
el-cost-WPS = scroll, potion, sword
el-cost-WS = scroll, sword
el-cost-WSG = gem, scroll, sword
el-cost-WT = tool, sword
el-cost-WTG = gem, tool, sword
el-cost-WTS = scroll, tool, sword
el-cost-WW = 2× sword
el-cost-WWG = gem, 2× sword
el-cost-WWGT = gem, tool, 2× sword
el-cost-WWP = potion, 2× sword
el-cost-WWS = scroll, 2× sword
el-cost-WWT = tool, 2× sword
el-printed-G = gem
el-printed-GW = gem / sword
el-printed-P = potion
el-printed-PG = potion / gem
el-printed-PS = potion / scroll
el-printed-S = scroll
el-printed-SP = scroll / potion
el-printed-T = tool
el-printed-TG = tool / gem
el-printed-TS = tool / scroll
el-printed-W = sword
el-printed-WG = sword / gem
el-price-gold = 1 gold
el-price-orb = an orb
el-side-0 = player 1
el-side-1 = player 2
el-side-2 = player 3
el-side-3 = player 4
el-side-4 = player 5
el-side-monster = the monster

## Factions

el-faction-sky-harpies = Sky Harpies
el-faction-storm-djinn = Storm Djinn
el-faction-elves-of-briardell = Elves of Briardell
el-faction-deep-dwarves = Deep Dwarves
el-faction-goblin-fire-mages = Goblin Fire Mages
el-faction-villainous-ogres = Villainous Ogres
el-faction-atlanteans = Atlanteans
el-faction-deep-naga = Deep Naga
el-faction-keepers-of-the-plains = Keepers of the Plains
el-faction-sun-seraphs = Sun Seraphs
el-faction-shadow-demons = Shadow Demons
el-faction-vampires-of-nightravine = Vampires of Nightravine
el-faction-iron-legion = Iron Legion
el-faction-clockwork-golems = Clockwork Golems
el-faction-pandemonium-imps = Pandemonium Imps
el-faction-wild-beastkin = Wild Beastkin

## Cards and realms

el-card-windswept-doorway = Windswept Doorway
el-card-eyrie-cache = Eyrie Cache
el-card-wind-aura = Wind Aura
el-card-cloud-rampart = Cloud Rampart
el-card-storm-bow = Storm Bow
el-card-windmill-terrace = Windmill Terrace
el-card-library-of-winds = Library of Winds
el-card-message-birds = Message Birds
el-card-sky-perch = Sky Perch
el-card-griffin-riders = Griffin Riders
el-card-cloud-observatory = Cloud Observatory
el-card-feathered-boots = Feathered Boots
el-card-tailwind = Tailwind
el-card-mossy-doorway = Mossy Doorway
el-card-root-cave = Root Cave
el-card-deep-granary = Deep Granary
el-card-growth-aura = Growth Aura
el-card-thorn-rampart = Thorn Rampart
el-card-stone-maul = Stone Maul
el-card-gem-mine = Gem Mine
el-card-forest-workshop = Forest Workshop
el-card-rangers-lodge = Rangers’ Lodge
el-card-wyrm-burrow = Wyrm Burrow
el-card-druid-circle = Druid Circle
el-card-master-builders = Master Builders
el-card-fertile-soil = Fertile Soil
el-card-burning-doorway = Burning Doorway
el-card-ember-hoard = Ember Hoard
el-card-blazing-aura = Blazing Aura
el-card-wall-of-fire = Wall of Fire
el-card-flaming-sword = Flaming Sword
el-card-fire-bombs = Fire Bombs
el-card-forge = Forge
el-card-alchemists-kiln = Alchemist’s Kiln
el-card-arena-of-flames = Arena of Flames
el-card-volcano-roost = Volcano Roost
el-card-pyromancers-circle = Pyromancers’ Circle
el-card-war-drums = War Drums
el-card-phoenix-feather = Phoenix Feather
el-card-dripping-doorway = Dripping Doorway
el-card-sunken-chest = Sunken Chest
el-card-pearl-grotto = Pearl Grotto
el-card-tidal-aura = Tidal Aura
el-card-reef-rampart = Reef Rampart
el-card-trident = Trident
el-card-fishing-nets = Fishing Nets
el-card-harbour-market = Harbour Market
el-card-tide-guard = Tide Guard
el-card-serpent-cove = Serpent Cove
el-card-altar-of-tides = Altar of Tides
el-card-deep-holds = Deep Holds
el-card-healing-springs = Healing Springs
el-card-shining-doorway = Shining Doorway
el-card-reliquary = Reliquary
el-card-radiant-aura = Radiant Aura
el-card-rampart-of-dawn = Rampart of Dawn
el-card-sun-lance = Sun Lance
el-card-sun-temple = Sun Temple
el-card-pilgrims-house = Pilgrims’ House
el-card-paladin-hall = Paladin Hall
el-card-golden-spire = Golden Spire
el-card-hall-of-dawn = Hall of Dawn
el-card-great-archive = Great Archive
el-card-blessed-home = Blessed Home
el-card-lore-keepers = Lore Keepers
el-card-shadow-doorway = Shadow Doorway
el-card-crypt = Crypt
el-card-smugglers-cellar = Smugglers’ Cellar
el-card-gloom-aura = Gloom Aura
el-card-bone-rampart = Bone Rampart
el-card-soul-dagger = Soul Dagger
el-card-poison-garden = Poison Garden
el-card-black-market = Black Market
el-card-assassins-guild = Assassins’ Guild
el-card-bone-lair = Bone Lair
el-card-necromancers-study = Necromancer’s Study
el-card-pact-with-death = Pact with Death
el-card-forbidden-lore = Forbidden Lore
el-card-stone-doorway = Stone Doorway
el-card-treasury = Treasury
el-card-aura-of-discipline = Aura of Discipline
el-card-city-walls = City Walls
el-card-halberd = Halberd
el-card-arch-bridge = Arch Bridge
el-card-citadel = Citadel
el-card-guildhall = Guildhall
el-card-stonemasons = Stonemasons
el-card-hall-of-banners = Hall of Banners
el-card-court-of-law = Court of Law
el-card-marching-orders = Marching Orders
el-card-drill-yard = Drill Yard
el-card-warped-doorway = Warped Doorway
el-card-pandoras-coffer = Pandora’s Coffer
el-card-chaos-aura = Chaos Aura
el-card-rift-rampart = Rift Rampart
el-card-wild-blade = Wild Blade
el-card-jesters-flail = Jester’s Flail
el-card-gambling-den = Gambling Den
el-card-mad-bazaar = Mad Bazaar
el-card-blood-pit = Blood Pit
el-card-rift-nest = Rift Nest
el-card-wild-magic-tower = Wild Magic Tower
el-card-anarchy = Anarchy
el-card-twist-of-fate = Twist of Fate
el-card-start-air = Starting card of Air
el-card-start-earth = Starting card of Earth
el-card-start-fire = Starting card of Fire
el-card-start-water = Starting card of Water
el-card-start-light = Starting card of Light
el-card-start-dark = Starting card of Dark
el-card-start-order = Starting card of Order
el-card-start-chaos = Starting card of Chaos
el-card-gale = Gale
el-card-levitation = Levitation
el-card-whirlwind = Whirlwind
el-card-swift-messenger = Swift Messenger
el-card-entangle = Entangle
el-card-bountiful-harvest = Bountiful Harvest
el-card-stoneskin = Stoneskin
el-card-quick-foundations = Quick Foundations
el-card-fireball = Fireball
el-card-battle-fury = Battle Fury
el-card-flame-blade = Flame Blade
el-card-burning-trail = Burning Trail
el-card-healing-wave = Healing Wave
el-card-mirror-surface = Mirror Surface
el-card-rising-fog = Rising Fog
el-card-high-tide = High Tide
el-card-fey-charm = Fey Charm
el-card-blessing = Blessing
el-card-revelation = Revelation
el-card-guardian-angel = Guardian Angel
el-card-soul-trade = Soul Trade
el-card-domination = Domination
el-card-curse = Curse
el-card-raise-the-fallen = Raise the Fallen
el-card-command = Command
el-card-shield-wall = Shield Wall
el-card-architects-plan = Architect’s Plan
el-card-banishment = Banishment
el-card-transformation = Transformation
el-card-wild-surge = Wild Surge
el-card-displacement = Displacement
el-card-lucky-find = Lucky Find
el-card-call-of-the-dragon = Call of the Dragon
el-card-archmages-apprentice = Archmage’s Apprentice
el-card-sworn-blade = Sworn Blade
el-card-monster-slayer = Monster Slayer
el-card-outnumbered = Outnumbered
el-card-peasant-uprising = Peasant Uprising
el-card-among-the-ruins = Among the Ruins
el-card-good-neighbours = Good Neighbours
el-card-in-the-beasts-den = In the Beast’s Den
el-card-elemental-adept = Elemental Adept
el-card-four-winds = Four Winds
el-card-devotion = Devotion
el-card-collector = Collector
el-card-full-stores = Full Stores
el-card-fallen-heroes = Fallen Heroes
el-card-great-muster = Great Muster
el-card-prophecy-of-settlement = Prophecy of Settlement
el-card-prophecy-of-mastery = Prophecy of Mastery
el-card-prophecy-of-wisdom = Prophecy of Wisdom
el-card-prophecy-of-many-lands = Prophecy of Many Lands
el-card-prophecy-of-balance = Prophecy of Balance
el-card-prophecy-of-one-land = Prophecy of One Land
el-card-prophecy-of-glory = Prophecy of Glory
el-card-prophecy-of-deeds = Prophecy of Deeds
el-card-prophecy-of-the-host = Prophecy of the Host
el-card-prophecy-of-riches = Prophecy of Riches
el-card-prophecy-of-plenty = Prophecy of Plenty
el-card-prophecy-of-the-chain = Prophecy of the Chain
el-card-mighty-flock = Mighty Flock
el-card-storm-glide = Storm Glide
el-card-whispering-winds = Whispering Winds
el-card-gale-strike = Gale Strike
el-card-longbows = Longbows
el-card-wandering-sage = Wandering Sage
el-card-skilled-masons = Skilled Masons
el-card-tunnel-guard = Tunnel Guard
el-card-fire-bolt = Fire Bolt
el-card-scavengers = Scavengers
el-card-brute-force = Brute Force
el-card-plunder = Plunder
el-card-pearl-divers = Pearl Divers
el-card-tidal-magic = Tidal Magic
el-card-venom-trident = Venom Trident
el-card-sea-wyrm = Sea Wyrm
el-card-strength-of-hooves = Strength of Hooves
el-card-gallop = Gallop
el-card-blinding-glare = Blinding Glare
el-card-grace = Grace
el-card-dark-veil = Dark Veil
el-card-shadow-harvest = Shadow Harvest
el-card-blood-feast = Blood Feast
el-card-cloud-of-bats = Cloud of Bats
el-card-formation = Formation
el-card-engineers = Engineers
el-card-tireless = Tireless
el-card-brass-furnace = Brass Furnace
el-card-mischief = Mischief
el-card-rift-step = Rift Step
el-card-rampage = Rampage
el-card-untamed = Untamed
el-card-minotaur = Minotaur
el-card-mimesis = Mimesis
el-card-thunder-roc = Thunder Roc
el-card-ancient-treant = Ancient Treant
el-card-demon-of-might = Demon of Might
el-card-kraken = Kraken
el-card-riddling-sphinx = Riddling Sphinx
el-card-night-terror = Night Terror
el-card-iron-golem = Iron Golem
el-card-chimera = Chimera
el-card-storm-wyvern = Storm Wyvern
el-card-stone-colossus = Stone Colossus
el-card-lava-fury = Lava Fury
el-card-leviathan = Leviathan
el-card-sun-phoenix = Sun Phoenix
el-card-gloom-hydra = Gloom Hydra
el-card-archon-sentinel = Archon Sentinel
el-card-many-eyed-horror = Many-Eyed Horror
el-card-mother-of-dragons = Mother of Dragons
el-card-frost-giant = Frost Giant
el-card-cloud-plateau = Cloud Plateau
el-card-windspire-peaks = Windspire Peaks
el-card-thunder-eyrie = Thunder Eyrie
el-card-briar-hills = Briar Hills
el-card-elder-forest = Elder Forest
el-card-treant-hollow = Treant Hollow
el-card-ash-fields = Ash Fields
el-card-molten-crown = Molten Crown
el-card-demon-caldera = Demon Caldera
el-card-pearl-shoals = Pearl Shoals
el-card-moon-lagoon = Moon Lagoon
el-card-kraken-deep = Kraken Deep
el-card-sunlit-steppe = Sunlit Steppe
el-card-temple-of-noon = Temple of Noon
el-card-sphinx-dunes = Sphinx Dunes
el-card-whispering-mire = Whispering Mire
el-card-eclipse-vale = Eclipse Vale
el-card-nightmare-chasm = Nightmare Chasm
el-card-marble-terraces = Marble Terraces
el-card-high-court = High Court
el-card-golem-foundry = Golem Foundry
el-card-shattered-isles = Shattered Isles
el-card-heart-of-the-rift = Heart of the Rift
el-card-chimera-maze = Chimera Maze
el-card-mage-tower = Mage Tower
el-card-fortress = Fortress
el-card-mill = Mill
el-card-summoning-portal = Summoning Portal
el-card-dungeon = Dungeon
el-card-second-dungeon = Second Dungeon
el-card-oracle = Oracle
el-card-dragons-lair = Dragon’s Lair
el-card-bifrost-bridge = Bifröst Bridge
el-card-pale-reaper = Pale Reaper
el-card-cold-breath = Cold Breath
el-card-grave-robber = Grave Robber
el-card-hungry-shade = Hungry Shade
el-card-lost-peasant = Lost Peasant
el-card-grey-lady = Grey Lady
el-card-drowned-sailor = Drowned Sailor
el-card-headless-rider = Headless Rider
el-card-crypt-door = Crypt Door
el-card-whispers-below = Whispers Below
el-card-old-bones = Old Bones
el-card-forgotten-stair = Forgotten Stair
el-card-haunted-hearth = Haunted Hearth
el-card-stolen-home = Stolen Home
el-card-house-of-mist = House of Mist
el-card-silent-village = Silent Village
el-card-rising-dead = Rising Dead
el-card-dark-ritual = Dark Ritual
el-card-tolling-bell = Tolling Bell
el-card-wild-hunt = Wild Hunt
el-card-vengeful-host = Vengeful Host
el-card-wraith-charge = Wraith Charge
el-card-blood-moon = Blood Moon
el-card-hour-of-ghosts = Hour of Ghosts
el-card-dragon-points = Dragon’s Crown
el-card-dragon-gold = Dragon’s Gold
el-card-dragon-power = Dragon’s Heart
el-card-dragon-lore = Dragon’s Lore
el-card-dragon-glory = Dragon’s Banner
el-card-two-potions = 2 potions
el-card-two-gems = 2 gems
el-card-two-scrolls = 2 scrolls
el-card-two-tools = 2 tools
el-card-two-swords = 2 swords
el-card-gold-and-card = gold and a magic card
el-card-three-cards = 3 magic cards
el-card-points = 4 points
el-card-own-power = power where you have a marker
el-card-glory-and-point = glory and a point
el-card-free-worker = a free worker
el-card-cheap-adventure = an adventure card for 2 resources less
el-card-guardian = Guardian
el-card-tactics = Tactics token
el-place-summon = Summon
el-place-gather = Gather
el-place-dwell = Dwell
el-slot-gather = the Gather slot
el-slot-numbered = { $card }, slot { $number }
el-space-numbered = { $card }, stack { $number }

## What cards do

# Words that keep their capital letter in the middle of a sentence.
el-names = Phantoms
el-effect-vp = { $count ->
    [one] Score { $count } point.
   *[other] Score { $count } points.
}
el-effect-gain = Gain { $count }× { $resource }.
el-effect-gain-any = { $count ->
    [one] Gain a resource of your choice.
   *[other] Gain { $count } resources of your choice.
}
el-effect-gain-different = Gain { $count } different basic resources.
el-effect-gain-one-of = Gain { $one ->
    [gem] 1 gem
    [scroll] 1 scroll
    [potion] 1 potion
    [tool] 1 tool
    [sword] 1 sword
   *[other] 1 gold
} or { $other ->
    [gem] 1 gem
    [scroll] 1 scroll
    [potion] 1 potion
    [tool] 1 tool
    [sword] 1 sword
   *[other] 1 gold
}.
el-effect-draw = { $count ->
    [one] Draw a magic card.
   *[other] Draw { $count } magic cards.
}
el-effect-tower-draw = Draw { $count } magic cards.
el-effect-discard = { $count ->
    [one] Discard a magic card.
   *[other] Discard { $count } magic cards.
}
el-effect-pay = Pay: { $cost }.
el-effect-exchange = { $cost } For that, { $gain }
el-effect-either = { $branches }
el-effect-either-between = OR
el-effect-may = If you like, { $effects }
el-effect-power = Gain 1 power in { $element }.
el-effect-power-any = { $own ->
    [0] Gain 1 power in any element.
   *[other] Gain 1 power in an element where you have a marker.
}
el-effect-glory = { $count ->
    [one] Take a step of glory.
   *[other] Take { $count } steps of glory.
}
el-effect-take-token = { $free ->
    [0] Take the top treasure of any stack.
   *[other] Take the top treasure of a stack in an unoccupied realm.
}
el-effect-slot = { $place ->
    [0] Gain what the slot shows.
   *[other] Gain what the second slot shows.
}
el-effect-doorway = Gain 1 { $resource }. If you are strictly highest in { $element }, also gain what the token on the slot shows.
el-effect-roll = Roll a die. { $table }
el-effect-up-to = Up to { $pips }: { $effects }
el-effect-draw-for-power = Draw a magic card for every element in which your power is at least { $value }: at least 1, at most { $most }.
el-effect-vp-for-fallen = Score a point, and one more for each of your units in the Underworld, at most { $most }.
el-effect-rescue = { $everybody ->
    [0] Bring a unit back from the Underworld.
   *[other] Bring all your units back from the Underworld.
}{ $acts ->
    [0] { "" }
   *[other] { " " }It may use a card action at once.
}
el-effect-build = Build a dwelling.
el-effect-recruit = Recruit a unit.
el-effect-free-worker = Recruit a worker for free.
el-effect-buy-card = { $discount ->
    [0] Buy a face-up adventure card.
    [one] Buy a face-up adventure card for { $discount } resource less.
   *[other] Buy a face-up adventure card for { $discount } resources less.
}
el-effect-expedition = Go on an expedition: a new realm, a card, and a second card or a burned one.
el-effect-place-again = Place one more unit.
el-effect-move-own = Move one of your units up to { $steps } realms into an unoccupied one.
el-effect-reach = The next unit may be placed up to { $steps } realms from one of yours.
el-effect-calm = No monster invades because of your next placement.
el-effect-plan = The next dwelling of this turn costs { $discount } resources less.
el-effect-push-monster = Move a monster to an unoccupied realm beside it.
el-effect-no-joining = Nobody may join this battle.
el-effect-keep = Up to { $count } of your units stay in the realm.
el-effect-send-rival = A rival’s worker beside one of your units goes to the Underworld.
el-effect-send-own = One of your units on the map goes to the Underworld.
el-effect-add-dice = You have { $count } more dice.
el-effect-add-dice-for-units = You have a die more for each of your units in the battle beyond the first, at most { $most }.
el-effect-take-die = Another participant has a die fewer.
el-effect-reroll = { $anybody ->
    [0] Roll one of your dice again.
   *[other] Let any one die be rolled again.
}
el-effect-reroll-all = Roll all your dice again.
el-effect-reroll-rivals = All opponents roll their highest die again.
el-effect-reroll-highest = An opponent rolls the highest die again.
el-effect-flip = Turn one of your dice over: 1 becomes 6, 2 becomes 5, 3 becomes 4.
el-effect-pull-back = Take one of your units back to your ready area.
el-effect-set-six = Set one of your dice to 6.
el-effect-flip-all = Turn all your dice over.
el-effect-reroll-some = Roll any of your dice again.
el-effect-reroll-everybody = All participants roll all dice again.
el-effect-retreat-some = Any of your units there go back to your ready area.
el-effect-retreat-all = All your units there go back to your ready area.
el-effect-cancel-battle = There is no battle; everybody stays.
el-effect-control-beside = Control a monster beside one of your units.
el-effect-control-defeated = Control a defeated monster.
el-effect-banish = A monster returns to its Lair.
el-effect-swap-ready = One of your units on the map changes places with one of your ready area.
el-effect-swap-any = Two units on the map change places.
el-effect-swap-wizard = The wizard may change places with another of your units on the map.
el-effect-wander = The wizard may move to a realm beside it.

## Conditions

el-value-recruits = recruit a { $unit }
el-value-wins-against = { $workers_only ->
    [0] { $monster ->
    [0] win a battle against at least { $others } others
   *[other] win a battle in which a monster took part
}
   *[other] win a battle with workers only
}
el-value-builds = { $lair ->
    [0] { $ruins ->
        [0] build a dwelling beside at least { $dwellings } dwellings
       *[other] build a dwelling beside at least { $ruins } ruins
    }
   *[other] build a dwelling in a Lair
}
el-value-card-actions = use at least { $count } card actions in one Regroup
el-value-power-value = have a power of at least { $value } in an element
el-value-markers = { $value ->
    [2] have markers on at least { $count } tracks
   *[other] have at least { $count } markers with a power of at least { $value }
}
el-value-adventure-cards = { $alike ->
    [0] have at least { $count } adventure cards
   *[other] have at least { $count } adventure cards of one element
}
el-value-one-of-each = have at least 1 of every resource but magic cards
el-value-fallen-units = have at least { $count } units in the Underworld
el-value-dwellings = at least { $count } dwellings
el-value-top-level = a marker at the top of a track
el-value-dwelling-elements = dwellings in realms of at least { $count } elements
el-value-dwellings-alike = at least { $count } dwellings in realms of one element
el-value-glory-field = glory field { $field } or beyond
el-value-quests-done = at least { $count } fulfilled quests
el-value-all-recruited = warrior, wizard and dragon recruited
el-value-filled-vaults = at least { $count } vaults with a token each
el-value-resources-left = at least { $count } resources left, without magic cards
el-value-connected-dwellings = at least { $count } of your dwellings that hang together

## Cards in words

el-adventure-kind = { $kind ->
    [doorway] Doorway.
    [vault] Vault.
    [aura] Aura: attach it to a card with a unit icon.
    [rampart] Rampart.
    [weapon] Weapon.
    [passive] Always in force.
   *[other] Action.
}
el-adventure-cost = Cost: { $cost }.
el-adventure-unit = Unit: { $unit }.
el-adventure-slots = { $slots ->
    [o] An empty slot.
    [oo] Two empty slots.
    [ooo] Three empty slots.
    [TS] Slots: tool and scroll.
    [G] Slot: gem.
    [S] Slot: scroll.
    [P] Slot: potion.
    [T] Slot: tool.
   *[other] Slot: sword.
}
el-starter-slots = { el-adventure-slots }
el-adventure-invest = Pay what the token on the slot shows, nothing with an orb. For that, { $invest }
el-adventure-orb = With an orb also: { $orb }
el-adventure-orb-placed = When you put an orb on it, { $orb_placed }
el-adventure-symbol-points = In the end { $symbol_points } points for every symbol on its tokens.
el-adventure-token-points = Tokens lie face down; in the end { $token_points } points for each.
el-adventure-hoards = With an orb also a point for each of these you have left, at most 5: { $hoards ->
    [gem] gem
    [scroll] scroll
    [potion] potion
    [tool] tool
    [sword] sword
    [gold] gold
   *[other] magic card
}.
el-adventure-stores = A point for each of these you have left, at most 5: { $stores ->
    [gem] gem
    [tool] tool
   *[other] gold
}.
el-adventure-enhance = When the card is activated, { $enhance }
el-adventure-any-unit = Any unit may activate the card.
el-adventure-from-underworld = A unit of the Underworld may activate the card.
el-adventure-reuse = The unit may go on to another action.
el-adventure-repeats = You may pay a resource to repeat the action.
el-adventure-chance = Roll a die: up to 2 nothing happens, up to 4 the action happens once, otherwise twice.
el-adventure-rival-rises = Whenever a rival rises in its element, { $rival_rises }
el-adventure-with-worker = { $with_worker } more die if your worker fights.
el-adventure-with-warrior = { $with_warrior } more die if your warrior fights.
el-adventure-as-defender = { $as_defender } more die in other players’ turns.
el-adventure-with-dwelling = { $with_dwelling } more die if a dwelling gives you dice.
el-adventure-against-monster = A monster has { $against_monster } die fewer against you.
el-adventure-rolled = Once a battle, if you like, { $rolled }
el-adventure-removal = Once in a lost battle, if you like, { $removal }
el-adventure-price = { $price ->
    [P] That costs a potion.
   *[other] That costs a sword.
}
el-adventure-twists = Once in every turn you may roll one of your dice again.
el-adventure-won = When you win a battle, { $won }
el-adventure-steals = When you win against a player, take a resource of theirs, no magic card.
el-adventure-built = When you build a dwelling, { $built }
el-adventure-quest-done = When you fulfil a quest, { $quest_done }
el-adventure-battle-triggered = When your placement triggers a battle, { $battle_triggered }
el-adventure-losses = Once a battle in which you lose units, { $losses }
el-adventure-loss-points = { $loss_points } point for each of your units that goes to the Underworld, at most 2 a battle.
el-adventure-worker-range = Workers may be placed up to { $worker_range } realms away.
el-adventure-join-range = Your units join battles from up to { $join_range } realms away.
el-adventure-hand-limit = Your hand limit is { $hand_limit }.
el-adventure-tower-cards = Draw { $tower_cards } more card in the Mage Tower.
el-adventure-resource-limit = You may hold { $resource_limit } of each resource.
el-adventure-token-limit = You may hold { $token_limit } treasure tokens.
el-adventure-dwelling-discount = Your dwellings cost { $dwelling_discount } resource less.
el-adventure-recruit-discount = Your recruits cost { $recruit_discount } resource less.
el-adventure-cast-discount = Your spells cost { $cast_discount } resource less.
el-adventure-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-spell-moment = { $moment ->
    [own-turn] In your turn.
    [before-placing] In your turn, when you place a unit.
    [after-placing] In your turn, after your placement.
    [after-peace] In your turn, after the peaceful start.
    [own-turn-or-joining] In your turn, or when you decide who joins a battle.
    [looming] When a battle is about to begin.
    [before-joining] In battle, before anybody joins.
    [swords] In battle, when swords are spent.
    [rolled] In battle, after the roll.
   *[other] In a battle that you lost.
}
el-spell-cost = Cost: { $cost }.
el-spell-element = Element: { $element }.
el-spell-free-at = Free if your power there is { $free_at } or more.
el-spell-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-quest-condition = Quest: { $condition }.
el-quest-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
el-quest-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-prophecy-condition = In the end: { $condition }.
el-prophecy-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
el-prophecy-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-ability-unit = Unit: { $unit }.
el-ability-dice = It gives { $dice } more die.
el-ability-flock-dice = { $flock_dice } more die if two or more of your workers fight.
el-ability-formation-dice = { $formation_dice } more die if two or more of your units fight.
el-ability-ruin-dice = { $ruin_dice } more die in a ruin.
el-ability-monster-dice = { $monster_dice } more die if a monster fights.
el-ability-others-dice = Every other participant has { $others_dice } die fewer.
el-ability-attack-dice = { $attack_dice } more dice in battles of your own turn.
el-ability-beside-dice = Each beside your battle gives a die without moving in.
el-ability-sets-six = One of its dice is set to 6 instead of being rolled.
el-ability-rolled = Once a battle with it, if you like, { $rolled }
el-ability-placement-range = It may be placed up to { $placement_range } realms away.
el-ability-veil = It may enter an occupied realm without battle and invasion.
el-ability-rampage = It may enter an occupied realm up to { $rampage } realms away.
el-ability-join-range = It joins battles from up to { $join_range } realms away.
el-ability-placed = When placed, { $placed }
el-ability-acted = After its realm action, { $acted }
el-ability-turn-ends = At the end of your turn, { $turn_ends }
el-ability-dives = On an emptied treasure space it gains one more of the resource.
el-ability-built = When you build a dwelling, { $built }
el-ability-won = When you win a battle with it, { $won }
el-ability-fallen = When it goes to the Underworld, { $fallen }
el-ability-scavenges = After a battle of others beside it, { $scavenges }
el-ability-escapes = It goes to your ready area instead of the Underworld.
el-ability-price = That costs a potion.
el-ability-tireless = Once a Regroup one of them may use a second action, of an adventure card.
el-ability-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-faction-element = Element: { $element }.
el-faction-abilities = Abilities: { $abilities }.
el-faction-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-beast-strength = Strength { $strength }.
el-beast-element = Element: { $element }.
el-beast-invasion-range = { $invasion_range ->
    [0] It never invades.
    [one] It also invades from { $invasion_range } realm away.
   *[other] It also invades from { $invasion_range } realms away.
}
el-beast-placement-range = Chained: its owner may place it up to { $placement_range } realms away.
el-beast-wins-ties = Chained: it wins complete ties.
el-beast-no-joining = Chained: nobody joins its battles.
el-beast-others-dice = All others have { $others_dice } die fewer.
el-beast-chained-dread = Also for its controller (chained).
el-beast-no-swords = Chained: the others may not spend swords.
el-beast-no-spells = Chained: no spells in its battles.
el-beast-rerolls-up-to = { $rerolls_up_to ->
    [1] It rolls all its 1s again.
   *[other] It rolls all its dice up to { $rerolls_up_to } again.
}
el-beast-rerolls-on = Until none is left.
el-beast-riddle = Each player in the battle may discard a magic card: it has a die fewer.
el-beast-placed = Chained: when you place it, { $placed }
el-beast-won = Chained: when it wins for you, { $won }
el-beast-unstable = A die sets its strength: up to 2 it is 2, up to 4 it is 4, otherwise 5.
el-beast-scorches = When it invades an element realm, the top token of each stack is lost.
el-beast-devours = Each player it defeats pays a resource.
el-beast-reborn = When defeated for the first time it returns to its Lair.
el-beast-many-heads = One more die for each player in the battle beyond the first, at most 5.
el-beast-gaze = After the roll all others roll their highest die again.
el-beast-homing = After a battle won elsewhere it returns home.
el-beast-reward = Its conqueror also: { $reward }
el-beast-tameless = It cannot be controlled.
el-beast-mercenary = Mercenary for gold or an orb.
el-beast-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-beast-minotaur-note = When a rival is placed beside it, it may invade there.
el-beast-mimesis-note = Once a turn it uses an ability of another of your units.
el-beast-mother-of-dragons-note = She invades every ruin where a unit is placed. Who beats her takes glory and a dragon treasure; then she returns to the Dragon’s Lair.
el-reward-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-treasure-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-realm-kind = { $kind ->
    [stacks] Element realm with two stacks.
    [symbols] Element realm with two symbols.
    [lair] Lair.
    [ruin] Ruin.
   *[other] Neither element realm nor ruin.
}
el-realm-element = Element: { $element }.
el-realm-printed = Without tokens: { $printed }.
el-realm-cost = Dwelling: { $cost }.
el-realm-symbols = { $symbols ->
    [one] { $symbols } power for a dwelling.
   *[other] { $symbols } power for a dwelling.
}
el-realm-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}
el-phantom-card-kind = { $kind ->
    [harvest] Harvest: the Phantoms take a treasure away.
    [delve] Delve: a new realm and an adventure card.
    [settle] Settle: a worker on the map becomes a dwelling.
    [summon] Summon: the next unit of the reserve is ready.
    [hunt] Hunt: the Phantoms attack you.
   *[other] Omen: the guardian goes twice, then all cards are shuffled.
}
el-phantom-card-slot = Element: slot { $slot }.
el-phantom-card-unit = { $unit ->
    [strongest] Unit: the strongest that is ready.
   *[other] Unit: { $unit }.
}
el-phantom-card-direction = The guardian goes { $direction ->
    [1] north-east
    [2] east
    [3] south-east
    [4] south-west
    [5] west
   *[other] north-west
}.
el-phantom-card-wrath = Wrath +{ $wrath }.
el-phantom-card-origin = { $origin ->
    [partly] (Partly our own design.)
   *[other] (Our own design.)
}

## Variants

el-variant-team = Teams
el-variant-team-about = Two against two; partners sit side by side and add up their points.
el-variant-team-off = everybody alone
el-variant-team-on = two against two
el-variant-legendary = Legendary monsters
el-variant-legendary-about = By chance an element is guarded by its legendary monster.
el-variant-legendary-off = without
el-variant-legendary-on = with
el-variant-oracle = Oracle
el-variant-oracle-about = A ruin that sells adventure cards or gives a magic card.
el-variant-oracle-off = without
el-variant-oracle-on = with
el-variant-mercenaries = Mercenaries
el-variant-mercenaries-about = Minotaur and Mimesis can be hired.
el-variant-mercenaries-off = without
el-variant-mercenaries-on = with
el-variant-mother = Mother of Dragons
el-variant-mother-about = The Dragon’s Lair may appear, with her and her treasures. Best without the Frost Giant.
el-variant-mother-off = without
el-variant-mother-on = with
el-variant-giant = Frost Giant
el-variant-giant-about = The Bifröst Bridge may appear, with its keeper. Best without the Mother of Dragons.
el-variant-giant-off = without
el-variant-giant-on = with
el-variant-draft = Magic draft
el-variant-draft-about = The first magic cards are chosen from hands that are passed on.
el-variant-draft-off = without
el-variant-draft-on = with
el-variant-doorways = Doorways
el-variant-doorways-about = Whether doorways lie on top of the adventure decks or at their bottom.
el-variant-doorways-on = on top
el-variant-doorways-off = at the bottom
el-variant-tactics = Tactics tokens
el-variant-tactics-about = A token keeps all your units in the realm of a lost battle.
el-variant-tactics-off = without
el-variant-tactics-on = with
el-variant-stacks = Treasure stacks
el-variant-stacks-about = Whether only the top token of a stack is shown, or all.
el-variant-stacks-hidden = top token only
el-variant-stacks-open = all tokens
el-variant-difficulty = Difficulty
el-variant-difficulty-about = How strong the Phantoms are in the solo game.
el-variant-difficulty-adept = Adept
el-variant-difficulty-apprentice = Apprentice
el-variant-difficulty-master = Master
el-variant-difficulty-legend = Legend
el-variant-factions = Factions
el-variant-factions-about = The factions of the players in the order of their seats. Without a choice elements are drawn and everybody picks a side.
el-variant-elements = More elements
el-variant-elements-about = The two elements that take part besides those of the players. Without a choice they are drawn.

## The table

el-sign-air = Air
el-sign-air-code = AI
el-sign-earth = Earth
el-sign-earth-code = EA
el-sign-fire = Fire
el-sign-fire-code = FI
el-sign-water = Water
el-sign-water-code = WA
el-sign-light = Light
el-sign-light-code = LI
el-sign-dark = Dark
el-sign-dark-code = DA
el-sign-order = Order
el-sign-order-code = OR
el-sign-chaos = Chaos
el-sign-chaos-code = CH
el-sign-ruin = ruin
el-sign-ruin-code = RU
el-sign-gem = gems
el-sign-gem-code = GE
el-sign-scroll = scrolls
el-sign-scroll-code = SC
el-sign-potion = potions
el-sign-potion-code = PO
el-sign-tool = tools
el-sign-tool-code = TO
el-sign-sword = swords
el-sign-sword-code = SW
el-sign-gold = gold
el-sign-gold-code = GO
el-sign-magic = magic cards
el-sign-magic-code = MA
el-sign-any = any resource
el-sign-any-code = AN
el-sign-orb = Orb
el-sign-orb-code = OB
el-sign-vp = victory points
el-sign-vp-code = VP
el-sign-glory = Glory
el-sign-glory-code = GL
el-sign-power = power
el-sign-power-code = PW
el-sign-treasure = treasure token
el-sign-treasure-code = TR
el-sign-slot = slot
el-sign-slot-code = SL
el-sign-roll = dice
el-sign-roll-code = DI
el-sign-effect = effect
el-sign-effect-code = EF
el-sign-explore = expedition
el-sign-explore-code = EX
el-sign-recruit = recruit a unit
el-sign-recruit-code = RC
el-sign-card = adventure cards
el-sign-card-code = AD
el-sign-worker = units ready
el-sign-worker-code = WO
el-sign-warrior = warrior
el-sign-warrior-code = WR
el-sign-wizard = wizard
el-sign-wizard-code = WZ
el-sign-dragon = dragon
el-sign-dragon-code = DG
el-sign-dwelling = Dwelling
el-sign-dwelling-code = DW
el-sign-underworld = Underworld
el-sign-underworld-code = UW
el-sign-hand = magic cards in hand
el-sign-hand-code = HA
el-sign-tiles = realm tiles
el-sign-tiles-code = RT
el-sign-wrath = Wrath
el-sign-wrath-code = WT
el-sign-aura = aura
el-sign-aura-code = AU
el-sign-first = first player
el-sign-first-code = FP
el-scene-player = { $player }
el-scene-free-cell = Free place
el-scene-emptied = Emptied treasure space
el-scene-face-down = Token, face down
el-scene-marker = Marker
el-scene-die = Die
el-scene-starter = **Summon**: recruit a unit. **Gather**: 1 { $resource }, or what the token on the slot shows. **Dwell**: build a dwelling.
el-scene-ability = **{ $card }**
el-scene-guardian = It fights you where it meets your units after the peaceful start; its strength grows with Wrath.
el-token-guardian-note = { el-scene-guardian }
el-token-tactics-note = Give it up in a lost battle: your units stay in the realm.
el-scene-spell = Spell
el-scene-spell-code = SP
el-scene-quest = Quest
el-scene-quest-code = QU
el-scene-prophecy = Prophecy
el-scene-prophecy-code = PR
el-scene-faction = Faction
el-scene-start = Start
el-scene-doorway = Doorway
el-scene-vault = Vault
el-scene-aura = Aura
el-scene-rampart = Rampart
el-scene-weapon = Weapon
el-scene-action = Action
el-scene-passive = Passive
el-scene-phantom = Phantoms
el-scene-phantom-code = PH
el-scene-phantoms = Phantoms
el-scene-slots = Slots: { $signs }
el-scene-now-worth = points as it stands
el-scene-power = Power
el-scene-power-fact = 2–6 VP
el-scene-level = Level { $level }: value { $value }
el-scene-field = Field { $field }
el-scene-glory-fact = then 2 VP a step
el-scene-rewards = Rewards
el-scene-rewards-fact = 1 orb each
el-scene-hire = hire: 1 [gold] or 1 [orb]
el-scene-adventures = Adventures
el-scene-adventures-fact = one card of each element in play
el-scene-tray = Treasures
el-scene-recruit = To be recruited for { $cost }
el-scene-tableau = Tableau
el-scene-scoring = { $count ->
    [one] { $count } adventure card, { $most } would score
   *[other] { $count } adventure cards, { $most } would score
}
el-scene-attached = on { $card }
el-scene-magic = Magic
el-scene-held = { $count } of { $most }
el-scene-factions = Two sides of your board
el-scene-draft = Draft of magic cards
el-scene-packet = Keep one of these
el-scene-kept = Kept so far
el-scene-swap = Your partner’s magic cards
el-scene-battle = Battle: { $realm }
el-scene-battle-about = The highest die wins; equal dice are skipped, then the next ones count.
el-scene-step-join = Join
el-scene-step-swords = Swords
el-scene-step-rolls = Roll
el-scene-step-spoils = Result
el-scene-dice = dice
el-scene-leads = leads
el-scene-wins = wins
el-scene-helpers = What you may use
el-scene-from = { $realm }
el-scene-from-worker = Workers
el-scene-from-warrior = Warrior
el-scene-from-wizard = Wizard
el-scene-from-dragon = Dragon
el-scene-from-dwelling = Dwellings here and next door
el-scene-from-wrath = Wrath
el-scene-from-strength = Strength
el-scene-from-others = Taken by others
el-scene-from-swords = Swords, spells and chance
el-scene-peace = Peaceful start
el-scene-strife = Battles
el-scene-last = Last turns
el-scene-tiles = { $count ->
    [one] { $count } realm tile left
   *[other] { $count } realm tiles left
}
el-scene-turns = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
el-scene-abilities-sky-harpies = { el-card-mighty-flock } · { el-card-storm-glide }
el-scene-abilities-storm-djinn = { el-card-whispering-winds } · { el-card-gale-strike }
el-scene-abilities-elves-of-briardell = { el-card-longbows } · { el-card-wandering-sage }
el-scene-abilities-deep-dwarves = { el-card-skilled-masons } · { el-card-tunnel-guard }
el-scene-abilities-goblin-fire-mages = { el-card-fire-bolt } · { el-card-scavengers }
el-scene-abilities-villainous-ogres = { el-card-brute-force } · { el-card-plunder }
el-scene-abilities-atlanteans = { el-card-pearl-divers } · { el-card-tidal-magic }
el-scene-abilities-deep-naga = { el-card-venom-trident } · { el-card-sea-wyrm }
el-scene-abilities-keepers-of-the-plains = { el-card-strength-of-hooves } · { el-card-gallop }
el-scene-abilities-sun-seraphs = { el-card-blinding-glare } · { el-card-grace }
el-scene-abilities-shadow-demons = { el-card-dark-veil } · { el-card-shadow-harvest }
el-scene-abilities-vampires-of-nightravine = { el-card-blood-feast } · { el-card-cloud-of-bats }
el-scene-abilities-iron-legion = { el-card-formation } · { el-card-engineers }
el-scene-abilities-clockwork-golems = { el-card-tireless } · { el-card-brass-furnace }
el-scene-abilities-pandemonium-imps = { el-card-mischief } · { el-card-rift-step }
el-scene-abilities-wild-beastkin = { el-card-rampage } · { el-card-untamed }
