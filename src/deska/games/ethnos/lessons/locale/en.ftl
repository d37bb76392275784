### Everything that teaches Ethnos.

## The first lesson

et-lesson-first = The first band
et-lesson-first-goal = The most glory wins. You earn it at the end of each Age, in these six kingdoms and with the bands that you play.
et-lesson-first-tokens = Three numbers, one for each Age. When this Age ends, Althea pays { $glory } glory to whoever has the most markers in it.
et-lesson-first-turn = A turn is one thing: recruit a card to your hand, or play a band.
et-lesson-first-take = You hold a Dwarf. Take the green one from the row: cards of one tribe, or of one colour, make a band.
et-lesson-first-take-same = same tribe
et-lesson-first-take-draw = The deck gives an unknown card. Here lies one that you can use.
et-lesson-first-take-band = One card is a band too, but a poor one. Wait a little.
et-lesson-first-others = The others drew from the deck, unseen. A gap in the row is not filled, so the row gets smaller.
et-lesson-first-more = Take the third Dwarf before somebody else does.
et-lesson-first-more-draw = The deck can wait. Nobody has taken the Dwarf yet.
et-lesson-first-more-band = One more card makes the band worth much more. Take it first.
et-lesson-first-band = You hold { $count } Dwarfs. Play them as a band now.
et-lesson-first-lay = Lay your Dwarfs one by one, in any order.
et-lesson-first-lead = One card leads: its colour says where your marker goes, its tribe gives an ability. Green is Althea, { $glory } glory.
et-lesson-first-lead-poor = That kingdom pays less in this Age. Look at the first number of each.
et-lesson-first-marker = Your marker stays here for the whole game. The next one here needs a band with more cards than you have markers here.
et-lesson-first-marker-band = your band
et-lesson-first-points = The tag says how many cards the band has, and the glory it pays when the Age ends: much more for each card.
et-lesson-first-dragons = Three dragons hide in the lower half of the deck. The third ends the Age at once, and cards in hand are lost.
et-lesson-first-rest = What happens to cards that are left in your hand after a band?
et-lesson-first-rest-row = They go to the row, for everybody.
et-lesson-first-rest-keep = You keep them.
et-lesson-first-rest-keep-no = No: a band costs you the rest of your hand. So do not collect too much of everything.
et-lesson-first-rest-deck = They go under the deck.
et-lesson-first-rest-deck-no = No: they lie open in the row, and the next player may take one.
et-lesson-first-puzzle = Two Centaurs: purple is Duris, blue is Straton. Who leads, if glory in this Age counts?
et-lesson-first-puzzle-no = Compare the first numbers of Duris and Straton: a marker where nothing is paid earns nothing.
et-lesson-first-alone = Now play some turns by yourself: collect one tribe or one colour, and play it before the third dragon comes.

## Bands and leaders

et-lesson-bands = Bands and leaders
et-lesson-bands-fit = All cards of a band share one tribe or one colour. You have two Dwarfs, or three red cards.
et-lesson-bands-band = Three cards are better than two. Play a band.
et-lesson-bands-red = Lay the three red cards; their tribes do not matter.
et-lesson-bands-red-other = That card is not red, and with the others it would not fit.
et-lesson-bands-done = Nothing else fits. The band is complete.
et-lesson-bands-size = You have { $own } markers in Rhea. The band must have more cards than that; rivals do not count.
et-lesson-bands-lead = Red leads to Rhea whoever leads. The ability differs: let the Dwarf lead, he scores one card more.
et-lesson-bands-lead-ability = That would work too, but the Dwarf makes the band worth more at the end of the Age.
et-lesson-bands-placed = You have { $own } markers here now. The next one will need a larger band.
et-lesson-bands-rest = The rest of your hand lies in the row now. Play before you hold much that you cannot use.
et-lesson-bands-glory = Bands are worth glory at the end of the Age. Which is better?
et-lesson-bands-glory-large = One large band
et-lesson-bands-glory-same = Two of half the size
et-lesson-bands-glory-same-no = No: every further card of a band brings more than the one before it.
et-lesson-bands-glory-leader = It depends on the leader alone
et-lesson-bands-glory-leader-no = No: the number of cards counts; only a Dwarf who leads adds to it.
et-lesson-bands-full = You hold { $count } cards. With one more you could not recruit and would have to play a band.
et-lesson-bands-puzzle = You have { $red } markers in red Rhea, { $blue } in blue Straton. Who leads two Dwarfs to place one?
et-lesson-bands-puzzle-no = The band needs more cards than you have markers in that kingdom. Count once more.

## Dragons and scoring

et-lesson-scoring = Dragons and glory
et-lesson-scoring-dragons = Three dragons hide in the lower half of the deck. The third one ends the Age at once.
et-lesson-scoring-draw = Draw from the deck and see what comes.
et-lesson-scoring-draw-safe = That would be safe. But now we want to meet a dragon.
et-lesson-scoring-two = { $count } dragons have come, and you still got a card. From now on every draw may end the Age.
et-lesson-scoring-hand = What are the cards in your hand worth when the Age ends?
et-lesson-scoring-hand-nothing = Nothing, they are discarded.
et-lesson-scoring-hand-points = A point each.
et-lesson-scoring-hand-points-no = No: only bands on the table score. Play your hand before the last dragon comes.
et-lesson-scoring-hand-kept = They stay for the next Age.
et-lesson-scoring-hand-kept-no = No: every hand is discarded at the end of an Age.
et-lesson-scoring-places = In the First Age only first place is paid. You lead in Althea and get { $glory } glory.
et-lesson-scoring-places-first = most markers
et-lesson-scoring-tie = In Straton two are level: they share the { $glory } glory, rounded down.
et-lesson-scoring-third = The next card is the last dragon. Draw it and end the Age.
et-lesson-scoring-third-not-now = In a real game that is clever: your band would still score. Now we want to see the end.
et-lesson-scoring-paid = Kingdoms and bands were paid. You have { $glory } glory; your two Dwarfs in hand brought none.
et-lesson-scoring-next = Bands are gone, but markers and glory stay. Age { $age } begins with what you have built.
et-lesson-scoring-later = In the Second Age first and second place are paid, in the Third three places: kingdoms grow.
et-lesson-scoring-begins = All cards are shuffled again, and whoever has the least glory begins.
et-lesson-scoring-winner = After the last Age most glory wins. In a tie it counts who has more markers in kingdoms.
et-lesson-scoring-few = With only two players, the markers of both count when you place one: larger bands are needed.
et-lesson-scoring-puzzle = The last dragon is near. Who leads to bring you the { $glory } glory of one kingdom alone?
et-lesson-scoring-puzzle-no = There you would only be level and share. Where does one more marker put you in front?

## Tribes

et-lesson-tribes = Leaders and their gifts
et-lesson-tribes-leader = Only the leader uses an ability. The other cards just make the band larger.
et-lesson-tribes-elf = An Elf who leads lets you keep as many cards as the band has. Let one lead.
et-lesson-tribes-keep = You hold { $held } cards and may keep two. Give up the Dwarf: the Wizards are a pair.
et-lesson-tribes-keep-pair = The two Wizards fit together. Give up the card that stands alone.
et-lesson-tribes-wizard = A Wizard lets you draw as many cards as the band has. Let the red one lead.
et-lesson-tribes-draw = Your hand went to the row; draw new cards. Mind the dragons: each draw may bring one.
et-lesson-tribes-centaur = A Centaur who places a marker lets you play a second band at once. Green leads to Althea.
et-lesson-tribes-centaur-poor = Look at Althea and Straton again: Althea will pay more in later Ages.
et-lesson-tribes-again = Yes, play the other band before anything goes to the row.
et-lesson-tribes-second = Lay both Dwarfs.
et-lesson-tribes-dwarf = A Dwarf who leads counts as one card more when the band is scored. Let either lead.
et-lesson-tribes-two = { $count } bands in one turn, two markers, and nothing was left to the row.
et-lesson-tribes-small = You have { $own } markers in Althea and lay { $size } cards. That is not more, so no marker, normally.
et-lesson-tribes-puzzle = Each of these can lead. With whom does the band place a marker all the same?
et-lesson-tribes-puzzle-no = With that leader the band is too small for Althea. Who needs one card fewer?
et-lesson-tribes-puzzle-halfling = A Halfling who leads never places a marker: there are just many of them.

## Boards and tokens

et-lesson-boards = Boards and tokens
et-lesson-boards-skeleton = A Skeleton fits into any band but never leads, and leaves before bands score. Add it.
et-lesson-boards-complete = { $count } cards: enough for us. The band is complete.
et-lesson-boards-merfolk = A leader of the Merfolk swims: one space for each card. Let the blue one lead.
et-lesson-boards-merfolk-poor = Straton, the blue kingdom, pays more than red Rhea.
et-lesson-boards-extra = You reached a symbol: an extra marker for any kingdom. Put it into Althea.
et-lesson-boards-extra-free = It costs you nothing: take it.
et-lesson-boards-extra-poor = Anywhere is allowed, but Althea pays the most of all over the Ages.
et-lesson-boards-track = You stand on space { $space }. At the end of each Age this board pays like one more kingdom.
et-lesson-boards-orc = An Orc leader may also put a marker on your own Orc Horde board. Let the blue one lead.
et-lesson-boards-orc-poor = Straton, the blue kingdom, pays more than red Rhea.
et-lesson-boards-horde = Place it: the more different colours lie there, the more you get for all of them later.
et-lesson-boards-troll = A Troll leader takes a token worth up to the size of the band. Let either lead.
et-lesson-boards-token = Take the highest you may: a token wins ties in kingdoms in this Age.
et-lesson-boards-token-higher = A higher token wins more ties.
et-lesson-boards-token-free = It costs nothing, and it decides ties for you.
et-lesson-boards-giant = The largest band led by a Giant holds this token. Let the blue one lead.
et-lesson-boards-giant-poor = Straton, the blue kingdom, pays more than red Rhea.
et-lesson-boards-held = { $glory } glory at once, and more at the end of the Age, if nobody leads a larger one.
et-lesson-boards-puzzle = Wingfolk fly to any kingdom. Where does one marker put you alone in front, for most glory?
et-lesson-boards-puzzle-no = Look where you are level with somebody, and at what that kingdom pays.

## Player aid

et-aid-goal = Gather the most glory over two or three Ages.
et-aid-win-glory = Most glory after the last Age
et-aid-win-glory-gauge = Age { $now } of { $of }
et-aid-win-tie = Level: more markers in kingdoms, then larger bands of the last Age
et-aid-recruit-title = Recruit
et-aid-recruit = Take a card from the row or from the deck. Not with ten cards in hand.
et-aid-band-title = Or play a band
et-aid-band = Any number of cards of one tribe or one colour. Skeletons fit anywhere.
et-aid-leader-title = Name the leader
et-aid-leader = Its colour chooses the kingdom; its tribe alone gives an ability.
et-aid-marker-title = Place a marker
et-aid-marker = If the band has more cards than you have markers in that kingdom.
et-aid-rest-title = Give up the rest
et-aid-rest = After ability and marker, all cards left in your hand go to the row.
et-aid-dragon-title = Dragons
et-aid-dragon = Drawn from the deck: draw again. The third one ends the Age at once.
et-aid-age-title = End of an Age
et-aid-age = Hands are discarded. Kingdoms pay places; bands of 2, 3, 4, 5, 6 cards pay 1, 3, 6, 10, 15.
et-aid-forget-or = Recruit or play: never both in one turn, and no passing.
et-aid-forget-hand = Cards in hand score nothing when the Age ends.
et-aid-forget-small = A band too small for a marker may be played too: it scores and uses its leader.
et-aid-forget-skeleton = Skeletons leave the bands before they are scored.
et-aid-forget-duel = With two players the band must outnumber the markers of both in that kingdom.
et-aid-forget-tie = Level in a kingdom: Troll tokens decide. Else the rewards of those places are shared, rounded down.
et-aid-signs-table = Table
et-aid-things-tribes = What the tribes do
et-aid-box-allies = ally cards
et-aid-box-dragons = dragons
et-aid-box-tribes = tribes
et-aid-box-kingdoms = kingdoms
et-aid-box-tokens = glory tokens
et-aid-box-markers = control markers
et-aid-box-trolls = Troll tokens

## Coach

et-coach-turn = Your turn is one action: take a card into your hand, or play a band from it.
et-coach-turn-look = Good players count dragons and row: is one more card worth the risk that the Age ends first?
et-coach-lay = You lay the cards of a band one by one; all share a tribe or a colour.
et-coach-lay-look = A band of 2, 3, 4, 5 or 6 cards pays 1, 3, 6, 10 or 15 glory; what stays in hand goes to the row.
et-coach-lead = The leader’s colour sends your marker to a kingdom, its tribe gives the one ability.
et-coach-lead-look = Look where a marker gives you the lead or breaks it for others, then at the ability.
et-coach-place = Wingfolk choose the kingdom themselves, if the band is large enough for it.
et-coach-place-look = Look for the kingdom where one marker wins the most glory in this Age and the next.
et-coach-extra-marker = A symbol on the Merfolk board gives you a marker for any kingdom, whatever the band.
et-coach-extra-marker-look = Use it where a normal band would have to be large: where you have many markers already.
et-coach-troll = You may take one free Troll token worth no more than the band has cards.
et-coach-troll-look = Take it if you are level with somebody: it decides all ties of this Age.
et-coach-orc = You may put a marker on the leader’s colour of your own Orc Horde board.
et-coach-orc-look = One to six colours pay 1, 3, 6, 10, 15 and 20 glory at the end of an Age; but markers are not endless.
et-coach-centaur = The Centaur placed a marker, so you may play another band at once.
et-coach-centaur-look = What you do not play goes to the row: a small second band is better than a gift to others.
et-coach-wizard = Your hand is in the row; you may draw as many cards as the band had.
et-coach-wizard-look = More cards are good, unless the next dragon ends the Age at the wrong moment for you.
et-coach-keep = The Elf lets you keep some cards; choose which ones go to the row.
et-coach-keep-look = Keep cards that fit together, and do not give away what the next player waits for.
et-coach-raid = At the end of the Age you may take markers off your Orc Horde board for glory.
et-coach-raid-look = Waiting pays if you will add colours in the next Age; in the last one all are scored anyway.
et-coach-raid-all = You may take all markers off your Orc Horde board for glory, or none.
et-coach-raid-all-look = Take them if few colours are still to come; wait if you will add some.

# --- what is this?

et-what-sign-hand = Cards in hand; with ten you cannot recruit, and what you do not lay out goes to the row.
et-what-sign-marker = A control marker: whoever has most of them in a kingdom earns its best token.
et-what-sign-dragon = Dragons hide in the deck; the third one of an Age ends it at once.
et-what-sign-halfling = Halflings have no power, but there are twice as many of them.
et-what-piece-ally = An ally: a band is made of allies of one tribe, or of one colour.
et-what-piece-dragon = A dragon that has come; the third one ends the Age.
et-what-piece-kingdom = A kingdom: leaders of its colour bring your markers here, and its tokens are what they earn.
et-what-piece-token = A token: a control marker of a player, or a Troll token with its value.
et-what-piece-giant = The Giant token belongs to whoever led the largest band with a Giant in this Age.
et-what-piece-space = A space of the Merfolk board: a symbol that you reach or pass lets you place an extra marker anywhere.
et-what-piece-camp = A colour of an Orc Horde: an Orc leader of it may put a marker here, and the more colours, the more glory.
et-what-zone-kingdoms = The six kingdoms, where markers compete for glory at the end of each Age.
et-what-zone-row = The open row: instead of drawing unseen you may take one of these cards.
et-what-zone-deck = The deck of allies: draw a card unseen. Three dragons hide in its lower half.
et-what-zone-hand = A hand: bands are laid out from here, and the rest of it then goes to the row.
et-what-zone-bands = Bands laid out in this Age; each earns glory by its size when the Age ends.
et-what-zone-merfolk = The Merfolk board is scored like one more kingdom: the further ahead, the better.
et-what-zone-trolls = Tokens that break ties: Troll tokens, and the Giant token with its glory.
et-what-zone-horde = An Orc Horde: one to six different colours pay 1, 3, 6, 10, 15 or 20 glory at the end of an Age.
et-what-phase-scene-age = An Age ends with the third dragon: kingdoms are scored, then bands.
