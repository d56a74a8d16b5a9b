# Trablíci na jedné stránce: cíl, tah, body a značky. `.rule` jmenuje pravidla, ze kterých věta vychází.

page-title-goal = Cíl
page-goal-hordes = Sbírej zombíky s čísly 1 až 5 a skládej z nich hordy.
    .rule = H3 E5
page-goal-win = Vyhrává, kdo má na konci nejvíc bodů.
    .rule = E6

page-title-turn = Tvůj tah
page-turn-flip = Otoč kartu z balíčku. První v tahu otočit musíš.
    .rule = T3
page-turn-place = Přilož ji na konec jedné ze tří řad, nebo začni novou řadu. Čísla zleva doprava neklesají a stejná čísla ani stejné barvy se nesmějí dotýkat.
    .rule = P1 P2 P3 P4 P5
page-turn-dare = Otočíš další? Karta, která se nikam nehodí, je smůla: zahodíš ji a nedostaneš nic.
    .rule = T5 T7
page-turn-reward = Skonči včas a vezmi si celou řadu, kterou chceš.
    .rule = T6 W1
page-turn-picks = Nakonec si každý z ostatních vezme jednu kartu, která na stole zbyla.
    .rule = K1 K2

page-title-score = Body a konec
page-score-run = Pět zombíků 1-2-3-4-5 je horda.
    .rule = H3
page-score-four = Čtyři zombíci stejného čísla jsou také horda.
    .rule = H3
page-score-points = Horda má 10 bodů a nikdo ti ji nevezme. Karta, která zbyla ve sbírce, má 1 bod.
    .rule = E5 H5
page-score-end = S poslední kartou posledního balíčku se dohraje tah a je konec.
    .rule = E1 S3

page-title-sign = Značky
page-sign-green = Zelené karty se nesmějí dotýkat.
    .name = Kapka
    .rule = P5
page-sign-purple = Fialové karty se nesmějí dotýkat.
    .name = Hvězda
    .rule = P5
page-sign-orange = Oranžové karty se nesmějí dotýkat.
    .name = Blesk
    .rule = P5
page-sign-axe = Kdo ji získá, odhodí jednu kartu ze své sbírky.
    .name = Sekyra
    .rule = Q13
page-sign-net = Kdo ji získá, ukradne jednu kartu soupeři.
    .name = Síť
    .rule = Q13
page-sign-shotgun = Řekni číslo: každý z ostatních odhodí jednu takovou kartu.
    .name = Brokovnice
    .rule = Q12
page-sign-barricade = Překryje kartu v řadě: ta teď nemá číslo ani barvu.
    .name = Barikáda
    .rule = P6 P9
page-sign-once = V řadě smí být každá akční karta jen jednou.
    .name = Akční karty
    .rule = P5a
page-sign-ten = Hotová horda leží před tebou jako jedna karta rubem nahoru.
    .name = Horda
    .rule = H4
