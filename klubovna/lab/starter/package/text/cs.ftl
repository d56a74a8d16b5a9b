title = {title}
take = vzít { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
ask-take = Kolik kamenů si vezmeš?
log-take = { $me ->
    [seat] Bereš si
   *[other] { $seat } si bere
} { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
screen-left = { $count ->
    [one] Zbývá jeden kámen.
    [few] Zbývají { $count } kameny.
   *[other] Zbývá { $count } kamenů.
}
end-last = Poslední kámen je vzatý.
