### Co říká každá hra.

## Volby jádra

yes = Ano
no = Ne
pass = Vynechat
done = Hotovo
choose = Možnost { $number }

## Hráči

everybody = Všichni
player-number = Hráč { $number }
waiting-for = Čeká se na volbu: { $player }.
lone-option = Byla jen jedna možnost: { $label }.

## Proč něco nejde

not-offered = To teď nejde.
unknown-option = Taková možnost neexistuje.
game-over = Hra už skončila.
not-your-decision = Teď volí { $player }.

## Konec

stalled = Hra uvázla na mrtvém bodě a hodnotí se tak, jak je.

## Texty karet

effect-may = Smíš { $effects }.
