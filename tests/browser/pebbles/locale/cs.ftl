pb-title = Oblázky
pb-about = Kdo vezme poslední oblázek, vyhrává.
pb-turn = Vezmi oblázky z jedné hromádky.
pb-do-take = { $count ->
    [one] Vzít { $count } oblázek ({ $heap })
    [few] Vzít { $count } oblázky ({ $heap })
   *[other] Vzít { $count } oblázků ({ $heap })
}
pb-took = { $count ->
    [one] { $player } bere { $count } oblázek ({ $heap }).
    [few] { $player } bere { $count } oblázky ({ $heap }).
   *[other] { $player } bere { $count } oblázků ({ $heap }).
}
pb-too-few = { $count ->
    [0] Nic tam už není.
    [one] Je tam už jen { $count } oblázek.
    [few] Jsou tam už jen { $count } oblázky.
   *[other] Je tam už jen { $count } oblázků.
}
pb-end = Poslední oblázek je pryč.
pb-heaps = Hromádky
pb-heap-moss = Mech
pb-heap-sand = Písek
pb-heap-slate = Břidlice
pb-sign-pebble = oblázky
pb-sign-pebble-code = ob
