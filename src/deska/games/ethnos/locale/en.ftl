### Ethnos

et-title = Ethnos
et-about = Gather allies of many tribes, play them as bands and fight for six kingdoms over two or three Ages.

## Questions

et-turn = Recruit an ally or play a band.
et-lay = { $count ->
    [0] { $full ->
        [0] Which card begins your band?
       *[other] Your hand is full, so you play a band. Which card begins it?
    }
    [one] { $fits ->
        [0] One card lies there, and no other fits.
       *[other] One card lies there. Which one joins it?
    }
   *[other] { $fits ->
        [0] { $count } cards lie there, and no other fits.
       *[other] { $count } cards lie there. Which one joins them?
    }
}
et-lead = Which card leads the band?
et-place = Your Wingfolk may fly anywhere. Which kingdom gets the marker of this band of { $size }?
et-extra-marker = The Merfolk grant you an extra marker. Where do you place it?
et-troll = Which Troll token do you take? Its value is { $most } at most.
et-orc = Place a marker on your Orc Horde board as well?
et-centaur = The Centaur gallops on: play another band at once?
et-wizard = { $count ->
    [one] Draw { $count } card from the deck, as many as the Wizard’s band has?
   *[other] Draw { $count } cards from the deck, as many as the Wizard’s band has?
}
et-keep = { $size ->
    [one] The Elf lets you keep one card, and you hold { $held }. Which one goes to the row?
   *[other] The Elf lets you keep up to { $size } cards, and you hold { $held }. Which one goes to the row?
}
et-raid = { $count ->
    [0] Do your Orcs go on a raid? Taking every marker off the Orc Horde board would bring { $most } glory.
    [one] One marker taken off the board: { et-points }. All of them would bring { $most }. Another one?
   *[other] { $count } markers taken off the board: { et-points }. All of them would bring { $most }. Another one?
}
et-raid-all = { $count ->
    [one] Take the only marker off your Orc Horde board for { et-points }?
   *[other] Take all { $count } markers off your Orc Horde board for { et-points }?
}

## Options

et-do-draw = Draw from the deck
et-do-take = Take { $card }
et-do-band = Play a band
et-do-lay = Lay { $card }
et-do-lead = { $card } leads
et-do-place = Marker in { $kingdom }
et-do-troll = Take the Troll token { $value }
et-do-drop = Give up { $card }
et-do-raid = Take the marker off { $kingdom }
et-lay-done = The band is complete
et-band-of-only-card = Play your only card as a band
et-lay-out = { $left ->
    [0] Play { $size ->
        [one] this card
       *[other] these { $size } cards
    }
    [one] Play { $size ->
        [one] this card
       *[other] these { $size } cards
    }, 1 goes to the row
   *[other] Play { $size ->
        [one] this card
       *[other] these { $size } cards
    }, { $left } go to the row
}
et-lay-out-keeping = Play { $size ->
    [one] this card
   *[other] these { $size } cards
}, { $left } left in hand
et-lead-out = { $left ->
    [one] { $card } leads, 1 card goes to the row
   *[other] { $card } leads, { $left } cards go to the row
}
et-extra-marker-pass = Place no extra marker
et-troll-pass = Take no token
et-orc-yes = Place the marker
et-orc-no = Keep it in the supply
et-centaur-yes = Play another band
et-centaur-no = No more bands
et-wizard-yes = Draw the cards
et-wizard-no = Draw nothing
et-keep-done = Keep all that is left
et-raid-done = Keep what lies there
et-raid-all-yes = Take them off
et-raid-all-no = Leave them there

## What happens

et-age = { $age ->
    [1] The First Age begins.
    [2] The Second Age begins.
   *[3] The Third Age begins.
}
et-row = New cards are turned up in the row.
et-turn-begins = { $player } takes a turn.
et-first-player = { $player } goes first.
et-took = { $player } takes { $card } from the row.
    .tile = { $card } from the row
et-drew = { $player } draws { $card } from the deck.
et-drew-hidden = { $player } draws a card from the deck.
    .tile = a card from the deck
et-dragon = { $number ->
    [1] { $player } turns up the first dragon.
    [2] { $player } turns up the second dragon. One more, and the Age is over.
   *[3] { $player } turns up the third dragon!
}
    .tile = dragon { $number } of 3
et-laid = { $player } lays { $card }.
et-band = { $size ->
    [one] { $player } plays a band of one card: { $card }.
   *[other] { $player } plays a band of { $size } cards led by { $card }.
}
    .tile = { $size ->
        [one] plays { $card } alone
       *[other] plays { $size }, led by { $card }
    }
et-placed = { $player } places a marker in { $kingdom }.
    .tile = → { $kingdom }
et-not-placed = { $player } places no marker in { $kingdom }: the band is too small for a marker beside { $count } of their own.
    .tile = no marker in { $kingdom }
et-not-placed-by-two = { $player } places no marker in { $kingdom }: with two players a band has to outnumber all markers there ({ $count }).
    .tile = no marker in { $kingdom }
et-draws-for-band = { $count ->
    [one] The Wizard lets { $player } draw a card.
   *[other] The Wizard lets { $player } draw { $count } cards.
}
et-musters = The Centaur lets { $player } play another band at once.
et-swam = { $player } swims to space { $space } of the Merfolk board.
    .tile = Merfolk { $space }
et-giant = { $player } takes the Giant token and gains { et-points }.
    .tile = Giant token
et-joined-horde = { $player } places a marker on { $kingdom } of the Orc Horde board.
    .tile = Orc Horde: { $kingdom }
et-took-troll = { $player } takes the Troll token { $value }.
    .tile = Troll { $value }
et-discarded = { $count ->
    [one] { $player } leaves one card in the row.
   *[other] { $player } leaves { $count } cards in the row.
}
    .tile = { $count } left in the row
et-dropped = { $player } leaves { $card } in the row.
    .tile = { $card } left in the row
et-age-ends = { $age ->
    [1] The First Age ends by the dragon of { $player }. Hands are discarded and glory is awarded.
    [2] The Second Age ends by the dragon of { $player }. Hands are discarded and glory is awarded.
   *[3] The Third Age ends by the dragon of { $player }. Hands are discarded and glory is awarded.
}
et-raided = { $count ->
    [one] { $player } raids with one Orc marker: { et-points }.
   *[other] { $player } raids with { $count } Orc markers: { et-points }.
}
et-points = { $glory } glory
et-scored-kingdom = { $player } gains { et-points } in { $kingdom }.
et-scored-merfolk = { $player } gains { et-points } on the Merfolk board.
et-scored-giants = { $player } gains { et-points } for the Giant token.
et-scored-bands = { $count ->
    [one] { $player } gains { et-points } for one band.
   *[other] { $player } gains { et-points } for { $count } bands.
}
et-scoring = { $glory ->
    [0] { $kingdom } brings nobody glory.
   *[other] { $kingdom } is scored.
}
et-scoring-merfolk = { $glory ->
    [0] The Merfolk board brings nobody glory.
   *[other] The Merfolk board is scored.
}
et-scoring-bands = The bands are scored.
et-age-scored = { $age ->
    [1] All glory of the First Age has been awarded.
    [2] All glory of the Second Age has been awarded.
   *[3] All glory of the Third Age has been awarded.
}
et-moment-age = { $age ->
    [1] The First Age is scored
    [2] The Second Age is scored
   *[3] The Third Age is scored
}
et-moment-standings = Standings
et-moment-place = { $place ->
    [1] 1st place
    [2] 2nd place
   *[3] 3rd place
}
et-moment-trolls = Troll tokens worth { $count }
et-moment-shared = { $sum } shared by { $count }: { $glory } each
et-moment-worthless = the token is worth nothing
et-moment-unpaid = { $places ->
    [1] only the first place pays
    [2] only two places pay
   *[3] no glory
}
et-moment-no-bands = no bands
et-moment-trolls-decide = { $count } = { $count }. Tie broken by Trolls: **{ $more } beats { $less }**
et-moment-highest-decides = { $count } = { $count }, Trolls level. The highest token decides: **{ $more } beats { $less }**
et-moment-undecided = { $trolls ->
    [0] { $count } = { $count }: **they share**
   *[other] { $count } = { $count }, and no Troll parts them: **they share**
}
et-end = The last Age is over and all glory has been awarded.

## Why not

et-why-hand-full = You hold { $limit } cards. With so many you cannot recruit and have to play a band.
et-why-not-in-row = { $card } is not in the row.
et-why-empty-hand = Your hand is empty, so there is nothing to play.
et-why-only-skeletons = You hold nothing but Skeletons, and a Skeleton cannot lead a band.
et-why-nothing-laid = A band has at least one card.
et-why-no-leader = So far there are only Skeletons, and none of them can lead the band.
et-why-not-fitting = { $card } does not fit: all cards of a band share one tribe or one colour.
et-why-not-in-hand = { $card } is not in your hand.
et-why-skeleton-leads = A Skeleton never leads a band.
et-why-too-small = { $kingdom } takes a band of { $need } cards or more; yours has { $size }.
et-why-troll-large = The Troll token { $value } takes a band of at least { $value } cards; yours has { $size }.
et-why-troll-taken = The Troll token { $value } already has an owner.
et-why-keep-fewer = You may keep { $size } of the cards, but you still hold { $held }.

## Tribes, told from their values

et-effect-place-in-kingdom = { $extra ->
    [0] { "" }
    [one] It takes one card fewer to place a marker.
   *[other] It takes { $extra } cards fewer to place a marker.
}{ $then ->
    [0] { "" }
   *[other] { $then } But only if this band placed its marker.
}
et-effect-place-nowhere = The band that it leads places no marker, however large it is.
et-effect-place-anywhere = The marker may go to any kingdom that the band is large enough for.
et-effect-swim = Advance on the Merfolk board by as many spaces as the band has cards. For each symbol you reach or pass, { $symbol }.
et-effect-extra-marker = You may place an extra marker in any kingdom.
    .swim = you may place an extra marker in any kingdom
et-effect-claim-giant-token = If no Giant has led so large a band in this Age, take the Giant token and gain 2 glory at once.
et-effect-join-horde = Place a marker on the space of the leader’s colour on your Orc Horde board.
    .may = place a marker on the space of the leader’s colour on your Orc Horde board
et-effect-take-troll = You may take a free Troll token whose value is not above the number of cards in the band.
et-effect-discard-hand = The rest of your hand goes to the row.
et-effect-keep-some = Of the rest of your hand, keep up to as many cards as the band has; the others go to the row.
et-effect-draw-band-size = Draw as many cards from the deck as the band has.
    .may = draw as many cards from the deck as the band has
et-effect-muster = Play another band from your hand at once.
    .may = play another band from your hand at once
et-tribe-copies = The deck has { $copies } copies of this card.
et-tribe-glory = { $glory ->
    [one] The band scores as if it had one card more.
   *[other] The band scores as if it had { $glory } cards more.
}
et-tribe-skeleton-note = It joins any band, but never leads one. At the end of an Age all Skeletons are discarded from the bands, and only then are the bands scored.

## Kingdoms, colours, tribes, cards

et-kingdom-duris = Duris
et-kingdom-rhea = Rhea
et-kingdom-straton = Straton
et-kingdom-althea = Althea
et-kingdom-ithys = Ithys
et-kingdom-pelagon = Pelagon

et-colour-purple = purple
et-colour-red = red
et-colour-blue = blue
et-colour-green = green
et-colour-orange = orange
et-colour-grey = grey

et-coloured =
    { $colour ->
         [purple] Purple
         [red] Red
         [blue] Blue
         [green] Green
         [orange] Orange
        *[grey] Grey
    }
et-tribe-wizard = Wizard
    .card = { et-coloured } Wizard
    .code = WZ
et-tribe-elf = Elf
    .card = { et-coloured } Elf
    .code = EL
et-tribe-halfling = Halfling
    .card = { et-coloured } Halfling
    .code = HF
et-tribe-centaur = Centaur
    .card = { et-coloured } Centaur
    .code = CE
et-tribe-minotaur = Minotaur
    .card = { et-coloured } Minotaur
    .code = MI
et-tribe-merfolk = Merfolk
    .card = { et-coloured } Merfolk
    .code = ME
et-tribe-giant = Giant
    .card = { et-coloured } Giant
    .code = GI
et-tribe-orc = Orc
    .card = { et-coloured } Orc
    .code = OR
et-tribe-wingfolk = Wingfolk
    .card = { et-coloured } Wingfolk
    .code = WF
et-tribe-troll = Troll
    .card = { et-coloured } Troll
    .code = TR
et-tribe-dwarf = Dwarf
    .card = { et-coloured } Dwarf
    .code = DW
et-tribe-skeleton = Skeleton
    .code = SK

et-card-dragon = Dragon

## The table

et-level-largest = large bands
et-scene-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
}
et-scene-one-more = +1
et-scene-giant-held = { $player } holds the Giant token.
et-scene-giant-free = Nobody holds the Giant token yet.
et-scene-kingdoms = Kingdoms
et-scene-deck = Ally deck
et-scene-row = Row
et-scene-trolls = Tokens
et-scene-merfolk = Merfolk board
et-scene-horde = Orc Horde
et-scene-bands = Bands
et-scene-my-hand = Your hand
et-scene-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
et-scene-held = { $count } of { $limit }
et-scene-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
et-scene-glory = { et-points }
et-scene-band = { $size ->
    [one] { $card } alone
   *[other] { $card } leading { $size } cards
}
et-scene-dragons = { $count } of { $most } dragons
et-scene-token = { $place ->
    [1] glory token I: { $glory }
    [2] glory token II: { $glory }
   *[3] glory token III: { $glory }
}
et-scene-troll = Troll token { $value }
et-scene-giant = Giant token
et-scene-safe = next { $count } without a dragon
et-scene-tribes = Tribes
et-scene-symbol = { $space }: an extra marker
et-scene-worth = { et-points } when the Age ends
et-scene-supply = { $count ->
    [one] one marker left
   *[other] { $count } markers left
}

## Signs and their two letters

et-sign-glory = Glory
et-sign-glory-code = GL
et-sign-hand = Hand
et-sign-hand-code = HA
et-sign-marker = Control marker
et-sign-marker-code = CM
et-sign-dragon = Dragon
et-sign-dragon-code = DR
et-kingdom-duris-code = DU
et-kingdom-rhea-code = RH
et-kingdom-straton-code = ST
et-kingdom-althea-code = AL
et-kingdom-ithys-code = IT
et-kingdom-pelagon-code = PE
et-wild-code = ★

## Sources of glory

et-source-kingdoms = Kingdoms
et-source-bands = Bands
et-source-merfolk = Merfolk
et-source-giants = Giants
et-source-orcs = Orcs

## Variants

et-variant-tribes = Tribes
et-variant-tribes-about = The tribes that take part: six, or five with two or three players. Without a choice they are drawn at random.
et-variant-merfolk-places = Places on the Merfolk board
et-variant-merfolk-places-about = Who gains glory on the Merfolk board at the end of an Age.
et-variant-merfolk-places-all = the same places as in a kingdom
et-variant-merfolk-places-first-only = the first place only
et-variant-duel-ties = Ties of two players
et-variant-duel-ties-about = What two players share when they are level in a kingdom at the end of the Second Age.
et-variant-duel-ties-share-second = the second glory token
et-variant-duel-ties-share-both = both glory tokens
et-variant-orc-raid = Orc raid
et-variant-orc-raid-about = How many markers may leave the Orc Horde board at the end of an Age.
et-variant-orc-raid-any = any number
et-variant-orc-raid-all-or-nothing = all or none
et-variant-band-ties = Bands breaking ties
et-variant-band-ties-about = How bands are compared when players are level at the end of the game.
et-variant-band-ties-as-played = as they were played
et-variant-band-ties-after-skeletons = after the Skeletons have left
et-variant-twelfth-token = Twelfth glory token
et-variant-twelfth-token-about = The value of the one glory token about which the sources disagree.
et-variant-twelfth-token-2 = 2
et-variant-twelfth-token-6 = 6
