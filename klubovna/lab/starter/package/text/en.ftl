title = {title}
take = take { $count ->
    [one] one stone
   *[other] { $count } stones
}
ask-take = How many stones do you take?
log-take = { $me ->
    [seat] You take
   *[other] { $seat } takes
} { $count ->
    [one] one stone
   *[other] { $count } stones
}.
screen-left = { $count ->
    [one] One stone is left.
   *[other] { $count } stones are left.
}
end-last = The last stone has been taken.
