### What every game says.

## Options of the kernel

yes = Yes
no = No
pass = Pass
done = Done
choose = Option { $number }

## Players

everybody = Everybody
player-number = Player { $number }
waiting-for = Waiting for { $player }.
lone-option = There was only one choice: { $label }.

## Why something is not possible

not-offered = That is not possible now.
unknown-option = There is no such option.
game-over = The game is over.
not-your-decision = Now { $player } is to choose.

## The end

stalled = The game has come to a standstill and is scored as it is.

## Card texts

effect-may = You may { $effects }.
# Words after which a sentence is not joined to the next one: what follows is not optional.
effect-optional = may
effect-and = and

## Lessons

lesson-look = Look at it, then go on.
lesson-do = Try it: choose what is lit.
lesson-solve = Solve it yourself, this time without help.
lesson-ask = Choose an answer.
lesson-play = Play as you like: { $left ->
    [one] one more turn.
   *[other] { $left } more turns.
}
lesson-anew = The table is set up anew for this.
lesson-no = That is possible, but not what we want to see now. Nothing has changed.
lesson-over = You have reached the end. Well done! In a game the coach explains whatever is new to you.
lesson-skipped = You know this already. The table stays as it is.
lesson-set-up = The table is set up anew.
lesson-taken-back = One step back.
