### Terminál.

## Volba

your-choice = { $player } (? nápověda) >
footer = Číslo volí. Jinak: zpět, rada, karty, proč, pravidla, záznam, ulož, konec.
unknown-input = „{ $text }“? Napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
hide = Enter skryje tvoje karty; pak hraje { $player }.
hand-over = Na řadě je { $player }. Předej klávesnici; { $player } stiskne Enter.

## Stůl

hand = Ruka

## Příkazy

help-choose = Napiš číslo volby. Samotný Enter znovu ukáže stůl. Kromě toho:
command-undo = zpět
command-undo-about = vezme zpět tvoji poslední volbu, dokud od té doby nevyšlo najevo nic nového
command-hint = rada
command-hint-about = nejlepší možnosti podle toho, co víš ty, a proč
command-why = proč
command-why-about = proč něco nejde: proč skupinu, proč červený ork, proč take:elf-blue
command-rules = pravidla
command-rules-about = pravidla této volby; nebo podle čísla či slova: pravidla ET-056, pravidla drak
command-cards = karty
command-cards-about = co umějí karty této hry; nebo jen jedna: karty elf
command-log = záznam
command-log-about = co se zatím stalo; záznam 100 ukáže víc řádků
command-save = ulož
command-save-about = zapíše hru do souboru: ulož vecer.json
command-help = nápověda
command-help-about = tento seznam
command-quit = konec
command-quit-about = odejít; hra se uchová a dá se v ní pokračovat
cannot-undo = Zpět vzít nejde nic: od té doby vyšla najevo karta, nebo volil někdo jiný.
hint = { $rank }. Zvol { $number }: { $text }. Vyhraje { $chance } % z { $games } dohraných partií (± { $spread } %).
hint-unsure = { $rank }. Zvol { $number }: { $text }.
hint-costs = {"   "}Stojí: { $amounts }.
hint-brings = {"   "}Přinese: { $amounts }.
thinks = { $player } přemýšlí …
no-hint = V téhle hře zatím nikdo neradí.
no-cards = Taková karta tu není.
log-empty = Zatím se nic nestalo.
saved = Uloženo do souboru { $path }.
save-where = Napiš kam: ulož hra.json
why-usage = Napiš, co chceš udělat: proč skupinu, proč červený ork
why-unknown = Nic v této hře nezní jako „{ $text }“.
why-offered = { $label } – to jde: číslo { $number }.
rules-usage = Napiš číslo nebo slovo: pravidla ET-056, pravidla drak
no-rules = O „{ $text }“ žádné pravidlo nemluví.
more-rules = … a ještě { $count }; přidej slovo a bude jich méně.

## Konec

kept = Hra je uchovaná v souboru { $path }.
resume = Pokračovat můžeš příkazem: { $command } { $path }
replay = Celou hru si znovu prohlédneš příkazem: { $command } { $path }
no-place = Hru tu není kam ukládat; ulož ji příkazem: ulož SOUBOR
not-kept = Hru se nepodařilo uložit ({ $why }); ulož ji příkazem: ulož SOUBOR
lost = Hra není nikde uložená.
total = Celkem
team = { $names } společně: { $score }
and = a
winners = { $count ->
    [0] Nevítězí nikdo.
    [one] Vítězí { $names }!
   *[other] O vítězství se dělí { $names }!
}

## Záznamy

step = Po volbě { $step } z { $count }
next = Dále: { $player } – { $label }

## Lekce

lesson-step = krok { $step } z { $of }
lesson-prompt = Enter pokračuje, zpět, konec >
lesson-back = zpět
lesson-quit = konec
lesson-left = Postup zůstává uložený. Pokračovat můžeš příkazem: { $command }
lesson-done = Lekce „{ $title }“ je hotová.
lesson-next = Další lekce: { $command }
lessons-done = Umíš všechno. Zahraj si: { $command }
