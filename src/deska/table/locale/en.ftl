### What a table says besides the game itself.

## Lines of the log

table-undone = { $player } takes a choice back.
table-restarted = { $player } begins the turn anew.
table-taken-over = A bot plays for { $player }.
table-out-of-time = { $player } is out of time; a bot goes on.
table-handed-back = { $player } plays again.
table-joined = { $player } sits down.
table-left = { $player } gets up; a bot goes on.
table-freed = The host takes the chair from { $player }; a bot goes on.
table-new-hands = Somebody new sits on the chair of { $before }: { $name }.
table-other-device = { $player } plays with another device too.
table-lesson-left = The lesson is over; the game goes on.
table-coach-on = The host lets everybody ask the coach.
table-coach-off = The coach is silent from now on.
table-paused = The game is paused.
table-resumed = The game goes on.
table-closed = The table is closed.
table-upgraded = The rules of this game were revised (version { $old } to { $new }). The game goes on from here.
table-upgraded-short = { $lost ->
    [one] The rules of this game were revised (version { $old } to { $new }). The last choice no longer fits; the game goes on before it.
   *[other] The rules of this game were revised (version { $old } to { $new }). The last { $lost } choices no longer fit; the game goes on before them.
}
table-stopped = The rules of this game were revised, and this game cannot go on. It can still be read and saved.
table-no-game = This game is no longer part of Deska. The table can still be read and saved.

## Proposals

proposal-undo = { $player } would like to take back: { $choice }
proposal-undo-hidden = { $player } would like to take a choice back.
proposal-takeover = { $player } proposes that a bot plays for { $other }.

## Levels of bots

level-random = by chance
level-random-about = chooses anything
level-greedy = sensible
level-greedy-about = knows its aims
level-apprentice = Apprentice
level-apprentice-about = plays what it sees
level-player = Player
level-player-about = knows its aims
level-expert = Expert
level-expert-about = thinks ahead
level-master = Master
level-master-about = tries hundreds of games
level-grandmaster = Grandmaster
level-grandmaster-about = the best we have

## Hints: what an option changes at the end of the game, on average

hint-own-more = You get { $points } more from “{ $source }” ({ $share } % of cases).
hint-own-less = You get { $points } less from “{ $source }” ({ $share } % of cases).
hint-other-more = { $player } gets { $points } more from “{ $source }” ({ $share } % of cases).
hint-other-less = { $player } gets { $points } less from “{ $source }” ({ $share } % of cases).
hint-all-more = “{ $source }” ends higher by { $points } ({ $share } % of cases).
hint-all-less = “{ $source }” ends lower by { $points } ({ $share } % of cases).
hint-soon-own-more = A round later you have { $points } more from “{ $source }” than with the other moves.
hint-soon-own-less = A round later you have { $points } less from “{ $source }” than with the other moves.
hint-soon-other-more = A round later { $player } has { $points } more from “{ $source }” than with the other moves.
hint-soon-other-less = A round later { $player } has { $points } less from “{ $source }” than with the other moves.
hint-soon-all-more = A round later “{ $source }” is higher by { $points } than with the other moves.
hint-soon-all-less = A round later “{ $source }” is lower by { $points } than with the other moves.
hint-sensible = A sensible player would do this.
hint-promising = A round later this stands well, too.
hint-unpromising = Set aside at first sight: a round later the others stand better.
hint-even = { $games ->
    [one] One game shows no clear difference to the others.
   *[other] { $games } games show no clear difference to the others.
}
hint-better = After this move more games are won than after the others.
hint-worse = After this move fewer games are won.
hint-behind = { $games ->
    [one] Set aside after one game: others did better.
   *[other] Set aside after { $games } games: others did better.
}

## Bots by webhook

turn-notice = { $game }: it is your turn, { $player }.

## The end

over-win = { $player } wins with { $score }
over-team = { $players } win together with { $score }
over-shared = A shared victory: { $players }
over-together = { $count ->
    [1] You have won
   *[other] You have won together
}
over-lost = { $count ->
    [1] You have lost
   *[other] You have lost together
}
over-nobody = Nobody wins
moment-lead = { $count ->
    [1] { $players } takes the lead (+{ $gain })
   *[other] { $players } take the lead (+{ $gain })
}
## The story of a game in three sentences

story-always-led = { $player } was ahead from the first points to the end.
story-lead-changed = { $count ->
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
story-lead-taken = { $count ->
    [one] { $part ->
        [none] The lead changed once: { $player } took it in turn { $turn } of { $turns }.
       *[other] The lead changed once: { $player } took it ({ $part }).
    }
   *[other] { $part ->
        [none] The lead changed { $count } times; { $player } took it for good in turn { $turn } of { $turns }.
       *[other] The lead changed { $count } times; { $player } took it for good ({ $part }).
    }
}
story-best-turn = { $part ->
    [none] { $player } scored most at once with { $gain } points (turn { $turn } of { $turns }).{ $told }
   *[other] { $player } scored most at once with { $gain } points ({ $part }).{ $told }
}
story-margin = { $player } is { $count } ahead of { $other } in the end.
story-tie = { $player } and { $other } both have { $score }; the rule for ties decides.
story-shared = { $player } and { $other } share the victory with { $score }.
story-end = at the very end
story-length = The game took { $turns } turns and { $count } choices.
story-gain = { $part ->
    [none] The biggest gain: { $source } +{ $by }, by { $player } (turn { $turn } of { $turns }).
   *[other] The biggest gain: { $source } +{ $by }, by { $player } ({ $part }).
}
story-loss = { $part ->
    [none] The biggest loss: { $source } −{ $by } (turn { $turn } of { $turns }, after a choice of { $player }).
   *[other] The biggest loss: { $source } −{ $by } ({ $part }, after a choice of { $player }).
}

## Statistics

stat-choices = Choices
stat-turns = Turns
stat-minutes = Thinking time
minutes-seconds = { $minutes } min { $seconds } s

## Why something is not done

refused-in-a-lesson = This cannot be done in a lesson.
refused-no-lesson = There is no lesson { $lesson }.
refused-no-lesson-here = No lesson is taught at this table.
refused-lesson-over = The lesson is over.
refused-lesson-begins = This is the first step.
refused-not-wanted = { $reply }
refused-not-taught = That does not fit this step: { $what }
refused-no-coach = Other people play too: only the host can allow the coach, for everybody.
refused-stale = Something has happened in the meantime. Please look again.
refused-repeated = This was chosen already.
refused-not-asked = It is not your turn to choose.
refused-illegal = That is not possible now.
refused-not-saved = The server could not save this, so nothing has changed. Please try again.
refused-table-unreadable = This table cannot be read. Who runs the server finds out why in its log; all other tables go on.
refused-no-database = The database of the server does not answer. Please try again in a while.
refused-not-ready = The server runs but cannot save anything.
refused-busy = The server has too much to do just now. Please try again in a while.
refused-too-many-newcomers = Too many new tables or devices come from this address. Please try again later.
refused-no-record = There is no record of this game to go back in.
refused-bad-name = A name has 1 to { $most } characters.
refused-name-taken = { $name } already sits at this table. Please choose another name.
refused-no-seat = There is no chair { $number }.
refused-no-table = There is no such table, or you do not have its link.
refused-no-game = There is no game { $game }.
refused-no-example = The rules of this game have no example { $rule }.
refused-no-level = There is no bot { $level }; there are: { $known }.
refused-no-bot-there = No bot plays this chair.
refused-no-person-there = No person plays this chair.
refused-not-host = Only the host may do that.
refused-not-your-seat = This is not your chair.
refused-seat-taken = This chair is taken.
refused-open-chairs = There are still open chairs.
refused-already-playing = The game has already begun.
refused-not-playing = The game is not being played now.
refused-not-paused = The game is not paused.
refused-table-over = This table is closed.
refused-table-stopped = This game cannot go on after a change of its rules. It can be read and saved.
refused-cannot-undo = Nothing can be taken back freely: since then a card was learned, a die was cast or somebody else has chosen.
refused-nothing-to-undo = You have not chosen anything yet.
refused-no-proposal = There is nothing to vote on any more.
refused-no-vote = This is not yours to vote on.
refused-proposal-open = Another proposal is still open.
refused-too-early = { $minutes ->
    [one] { $player } was here a moment ago. A bot can play for them in a minute.
   *[other] { $player } was here a moment ago. A bot can play for them in { $minutes } minutes.
}
refused-absent-choice = { $player } is not there to agree: what they chose cannot be taken back.
refused-one-chair = This device already has a chair. Only a table that was opened as a shared device has several for one.
refused-knows-another = This device knows the secrets of another chair of this table. Only somebody else, or a bot, can play this one.
refused-not-shared = Several chairs on this device beside open ones: the table has to be opened as a shared device, so that everybody knows.
refused-present = { $player } is here. A bot can only play for somebody who is absent.
refused-bad-link = This link is not valid any more.
refused-bad-token = This token is not valid.
refused-bad-message = This message cannot be read: { $what }
refused-bad-request = This request cannot be read: { $what }
refused-bad-setup = This game cannot be set up so: { $what }
refused-bad-file = This file cannot be read: { $what }
refused-bad-seed = A deal is a whole number.
refused-bad-step = There is no step { $step }.
refused-too-fast = Too many messages. Please slow down.
refused-too-long = This text is too long; { $most } characters are allowed.
refused-too-large = This is too large.
refused-too-many-tables = You have { $most } open tables already. Please close one first.
refused-foreign-origin = This page may not talk to this server.
refused-no-webhook = This server sends no notices.
refused-bad-webhook = Notices can be sent to public web addresses only.
refused-still-playing = You still play at this table. Get up first, or close it.
refused-not-over = The game is not over yet.
refused-banned = Whoever runs this server has excluded this browser.
refused-nobody = Please open a table or follow a link first.
refused-no-hint = There is no advice for this game.
refused-not-found = There is nothing here.
refused-failed = Something went wrong on the server. It has been noted.

## Previews: what follows when nothing more is certain

then-chance = Then chance decides.
if-unanswered = If nobody else reacts.
then-other = Then { $player } decides.
then-secret = All answers are revealed together.
then-mine = Then you are asked: { $question }
then-over = That ends the game.
