pb-title = Pebbles
pb-about = Who takes the last pebble wins.
pb-turn = Take pebbles from a heap.
pb-do-take = { $count ->
    [one] Take one pebble ({ $heap })
   *[other] Take { $count } pebbles ({ $heap })
}
pb-took = { $count ->
    [one] { $player } takes one pebble ({ $heap }).
   *[other] { $player } takes { $count } pebbles ({ $heap }).
}
pb-too-few = { $count ->
    [0] Nothing is left there.
    [one] Only one pebble is left there.
   *[other] Only { $count } pebbles are left there.
}
pb-end = The last pebble is taken.
pb-heaps = Heaps
pb-heap-moss = Moss
pb-heap-sand = Sand
pb-heap-slate = Slate
pb-sign-pebble = pebbles
pb-sign-pebble-code = pe
