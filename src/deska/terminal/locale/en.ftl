### The terminal.

## Choosing

your-choice = { $player } (? help) >
footer = A number chooses. Also: undo, hint, cards, why, rules, log, save, help, quit.
unknown-input = “{ $text }”? Type a number from 1 to { $count }, or ? for help.
hide = Press Enter to hide your cards; then { $player } takes over.
hand-over = Hand over to { $player }. If you are { $player }, press Enter.

## The table

hand = Hand

## Commands

help-choose = Type the number of an option. Enter alone shows the table again. Besides that:
command-undo = undo
command-undo-about = take back your last choice, as long as nothing new came to light since
command-hint = hint
command-hint-about = the best options by what you know, and why
command-why = why
command-why-about = why something is not possible: why band, why red orc, why take:elf-blue
command-rules = rules
command-rules-about = the rules of this decision; or by number or word: rules ET-056, rules dragon
command-cards = cards
command-cards-about = what the cards of this game do; or one of them: cards elf
command-log = log
command-log-about = what has happened; log 100 for more lines
command-save = save
command-save-about = write the game to a file: save evening.json
command-help = help
command-help-about = this list
command-quit = quit
command-quit-about = leave; the game is kept and can be resumed
cannot-undo = Nothing can be taken back: since then a card has come to light, or somebody else has chosen.
hint = { $rank }. Choose { $number }: { $text }. It wins in { $chance } % of { $games } games played on (± { $spread } %).
hint-unsure = { $rank }. Choose { $number }: { $text }.
hint-costs = {"   "}Costs: { $amounts }.
hint-brings = {"   "}Brings: { $amounts }.
thinks = { $player } thinks …
no-hint = This game has no adviser yet.
no-cards = There is no such card here.
log-empty = Nothing has happened yet.
saved = Saved to { $path }.
save-where = Say where: save game.json
why-usage = Say what you would like to do: why band, why red orc
why-unknown = Nothing in this game sounds like “{ $text }”.
why-offered = { $label } is possible: number { $number }.
rules-usage = Say a number or a word: rules ET-056, rules dragon
no-rules = No rule speaks of “{ $text }”.
more-rules = … and { $count } more; add a word to find fewer.

## The end

kept = The game is kept in { $path }.
resume = Go on with: { $command } { $path }
replay = Look at the game again with: { $command } { $path }
no-place = There is no folder to keep this game in; save it with: save FILE
not-kept = The game could not be kept ({ $why }); save it with: save FILE
lost = The game was not kept anywhere.
total = Total
team = { $names } together: { $score }
and = and
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the victory!
}

## Records

step = After choice { $step } of { $count }
next = Next: { $player } – { $label }

## Lessons

lesson-step = step { $step } of { $of }
lesson-prompt = Enter goes on, back, quit >
lesson-back = back
lesson-quit = quit
lesson-left = How far you are is kept. Go on with: { $command }
lesson-done = “{ $title }” is done.
lesson-next = The next lesson: { $command }
lessons-done = You know it all. Play a game: { $command }
