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
# Words after which a sentence is not joined to the next one: what follows is not optional.
effect-optional = smí smíš smějí
effect-and = a

## Lekce

lesson-look = Podívej se a pokračuj.
lesson-do = Zkus to: zvol, co svítí.
lesson-solve = Vyřeš to, tentokrát bez nápovědy.
lesson-ask = Vyber odpověď.
lesson-play = Hraj, jak chceš: ještě { $left ->
    [one] jeden tah.
    [few] { $left } tahy.
   *[other] { $left } tahů.
}
lesson-anew = Stůl je znovu připravený.
lesson-no = To jde, ale teď chceme vidět něco jiného. Nic se nezměnilo.
lesson-over = Jsi na konci, výborně! Ve hře ti kouč vysvětlí všechno, co bude nové.
lesson-skipped = Tohle už znáš. Stůl zůstává, jak je.
lesson-set-up = Stůl je připravený znovu.
lesson-taken-back = Krok zpět.
