# Tag Team: jména, texty karet, volby, otázky, zápis.

title = Tag Team
tagline = Dva bojovníci, jeden balíček, žádné míchání: postav ho a sleduj, jak bojuje
option-teams = Sestavení týmů
option-teams-standard = standardní draft
option-teams-competitive = kompetitivní draft
option-teams-free = volný výběr
option-teams-random = náhodné týmy
option-teams-first_game = první hra: Johanka a Ching Shih proti dvojici Bödvar a Wong

## Bojovníci

fighter-joan = Johanka
    .acc = Johanku
    .gen = Johanky
    .dat = Johance
fighter-ching_shih = Ching Shih
    .acc = Ching Shih
    .gen = Ching Shih
    .dat = Ching Shih
fighter-bodvar = Bödvar
    .acc = Bödvara
    .gen = Bödvara
    .dat = Bödvarovi
fighter-wong = Wong Fei-Hung
    .acc = Wong Fei-Hunga
    .gen = Wong Fei-Hunga
    .dat = Wong Fei-Hungovi
fighter-golem = Golem
    .acc = Golema
    .gen = Golema
    .dat = Golemovi
fighter-mordred = Mordred
    .acc = Mordreda
    .gen = Mordreda
    .dat = Mordredovi
fighter-wild_bunch = Divoká banda
    .acc = Divokou bandu
    .gen = Divoké bandy
    .dat = Divoké bandě
fighter-shang = Shang
    .acc = Shanga
    .gen = Shanga
    .dat = Shangovi
fighter-mephisto = Mefisto
    .acc = Mefista
    .gen = Mefista
    .dat = Mefistovi
fighter-fae_folk = Vílí lid
    .acc = Vílí lid
    .gen = Vílího lidu
    .dat = Vílímu lidu
fighter-milady = Milady
    .acc = Milady
    .gen = Milady
    .dat = Milady
fighter-marie_laveau = Marie Laveau
    .acc = Marii Laveau
    .gen = Marie Laveau
    .dat = Marii Laveau
bear = Medvěd
    .acc = Medvěda
    .gen = Medvěda
    .dat = Medvědovi

title-joan = Panna orleánská
title-ching_shih = Pirátská královna
title-bodvar = Berserkr
title-wong = Starý mistr
title-golem = Strážce Prahy
title-mordred = Zrádný rytíř
title-wild_bunch = Psanci
title-shang = Pěst ohně
title-mephisto = Agent temnoty
title-fae_folk = Tři sestry
title-milady = Špionka
title-marie_laveau = Královna vúdú

traits-joan = Víra + Podpora
traits-ching_shih = Všestrannost + Eskalace
traits-bodvar = Proměna + Krytí
traits-wong = Kontrola + Manipulace silou
traits-golem = Výdrž + Podpora
traits-mordred = Protiúder + Síla
traits-wild_bunch = Přesné načasování + Odolnost
traits-shang = Nátlak + Hoření
traits-mephisto = Agresivita + Samostatnost
traits-fae_folk = Oběť + Podpora
traits-milady = Intriky + Rušení
traits-marie_laveau = Kletby + Opotřebení

style-joan = Sbírej Hlasy boží: druhý posílí Johanku, čtvrtý partnera, pátý znovu Johanku a počítá se od začátku.
style-ching_shih = Nech flotilu růst. Od 8 lodí karty pomáhají i partnerovi a s přesně 20 loděmi nechá Postrach moří oběma protivníkům jediný BZ.
style-bodvar = Kryj se a zuř. S 5 zuřivostmi přijde Medvěd: má o 4 síly víc, jenže síla je od té chvíle jeho život.
style-wong = Soustřeď se a pak udeř mimo každý kryt. Sílu ber tam, kde roste.
style-golem = Chraň partnera svou přítomností, snášej rány a sílej díky ikonám na stupnici.
style-mordred = Začínáš s prázdnýma rukama. Schovávej se za krytem, dokud protiúdery nezačnou bolet.
style-wild_bunch = Málo BZ, ale každé stop na stupnici pohltí zbytek rány. Přepadej, dokud máš šerifa, a pak si ho kup zpět.
style-shang = Každý žeton Hoří! na cíli přidává tvým útokům 1. Žetonů je jen pět: vybírej, kdo bude hořet.
style-mephisto = Plať vlastními BZ, sbírej duše a dluh vyber najednou.
style-fae_folk = Zranit lze jen vedoucí vílu. Čím méně jich stojí, tím tvrději bijí.
style-milady = Intriky brousí dýku i jed, pět jich sklapne past. Padělaná pečeť smaže celou kartu.
style-marie_laveau = Hada pošli na nejsilnějšího protivníka: oslabí jeho útoky a ukáže cestu jedu.

## Ukazatele, žetony, ikony

counter-voice = Hlas boží
counter-ships = lodě
counter-rage = zuřivost
counter-concentration = soustředění
counter-souls = duše
counter-schemes = intriky
token-aflame = Hoří!
token-serpent = had
token-presence = žeton golema
token-sheriff = šerif
icon-stop = stop
icon-power = síla
icon-voice = Hlas boží
icon-soul = duše
icon-fall = padne víla

## Karty: Johanka

card-god_first = Bůh nade vše
text-god_first = Získej { $mark } Hlas boží.
card-sword_of_st_michael = Meč sv. Michaela
text-sword_of_st_michael = Útok. Úspěch: Vyleč si tolik BZ, kolik síly máš na začátku tahu.
card-hand_of_justice = Ruka spravedlnosti
text-hand_of_justice = Útok. Získej { $mark } Hlas boží, i když je útok vykrytý.
card-banner_of_orleans = Orleánská korouhev
text-banner_of_orleans = Vykryj útoky protivníka. Úspěch: Získej { $mark } Hlas boží; vyleč { $heal } BZ sobě i partnerovi.
card-vision = Vidění sv. Kateřiny
text-vision = Získej { $mark } Hlasy boží. Vyleč si { $heal } BZ.
card-blessing = Požehnání Panny
text-blessing = Tvůj partner si vyléčí { $heal } BZ a získá { $power } { $power ->
    [one] sílu
    [few] síly
   *[other] sil
}.
card-raise_siege = Prolomit obležení
text-raise_siege = Útok na oba protivníky.

## Karty: Ching Shih

card-terror_of_the_seas = Postrach moří
text-terror_of_the_seas = Máš-li { $low } až { $high } lodí: Útok. Máš-li { $low2 } až { $high2 } lodí: Vyleč si { $heal } BZ. Máš-li { $low3 } lodí: přímé zranění nechá oběma protivníkům 1 BZ, všechny ostatní ztráty BZ i léčení se ignorují a ty se vrátíš na 0 lodí. POTOM získej { $mark } loď.
card-join_the_fleet = Přidejte se k flotile!
text-join_the_fleet = Získej { $mark } { $mark ->
    [one] loď
    [few] lodě
   *[other] lodí
}.
card-blasting_wine = Třaskavé víno
text-blasting_wine = Vyleč si { $heal } BZ. Máš-li { $low } až { $high } lodí, vyléčí si { $heal } BZ i tvůj partner.
card-boarding = Na abordáž!
text-boarding = Útok. Úspěch: Získej { $mark } { $mark ->
    [one] loď
    [few] lodě
   *[other] lodí
}.
card-smoke_screen = Kouřová clona
text-smoke_screen = Vykryj útoky protivníka. Úspěch: Získej { $mark } { $mark ->
    [one] loď
    [few] lodě
   *[other] lodí
}.
card-broadside = Boční salva
text-broadside = Máš-li aspoň { $low } lodí: Útok na oba protivníky. Jinak: Útok.
card-safe_harbour = Bezpečný přístav
text-safe_harbour = Vyleč { $heal } BZ sobě i partnerovi. Získej { $mark } loď.
card-pirate_code = Pirátský zákoník
text-pirate_code = Získej { $power } sílu a { $mark } loď. Máš-li { $low } až { $high } lodí, získá { $power } sílu i tvůj partner.

## Karty: Bödvar

card-enrage = Rozzuření
text-enrage = BÖDVAR: Získej { $mark } zuřivost. MEDVĚD: Útok.
card-berserk = Berserk!
text-berserk = BÖDVAR: Útok. MEDVĚD: Útok na oba protivníky.
card-hjaltis_shield = Hjaltiho štít
text-hjaltis_shield = Vykryj útoky protivníka. Úspěch: BÖDVAR získá { $mark } zuřivost, MEDVĚD { $power } sílu.
card-bear_hide = Medvědí kůže
text-bear_hide = Vykryj útoky protivníka. Úspěch: Získej { $power } sílu.
card-war_cry = Válečný pokřik
text-war_cry = BÖDVAR: Získej { $mark } { $mark ->
    [one] zuřivost
    [few] zuřivosti
   *[other] zuřivostí
}. MEDVĚD: Získej { $power } { $power ->
    [one] sílu
    [few] síly
   *[other] sil
}.
card-hrolfs_oath = Přísaha Hrólfovi
text-hrolfs_oath = Získej { $power } sílu. Tvůj partner si vyléčí { $heal } BZ.
card-axe_throw = Vrh sekerou
text-axe_throw = BÖDVAR: Útok a získej { $mark } zuřivost. MEDVĚD: Útok na protivníkova partnera.

## Karty: Wong Fei-Hung

card-harder_they_fall = … tím tvrdší pád
text-harder_they_fall = Máš-li soustředění: vrať { $mark } žeton a protivník utrpí přímé zranění ve výši síly, kterou měl na začátku tahu. Nemáš-li: vezmi si { $mark } žeton soustředění.
card-tiger_fist = Tygří pěst
text-tiger_fist = Útok. Úspěch: Převeď { $transfer } sílu na svého partnera.
card-drunken_stance = Opilý postoj
text-drunken_stance = Vykryj útoky protivníka. Úspěch: Vezmi si { $mark } žeton soustředění.
card-shadowless_kick = Kop beze stínu
text-shadowless_kick = Máš-li soustředění: vrať { $mark } žeton a protivník utrpí přímé zranění ve výši tvé síly na začátku tahu. Nemáš-li: Útok.
card-po_chi_lam = Lék z Po Chi Lam
text-po_chi_lam = Vyleč { $heal } BZ sobě i partnerovi. Vezmi si { $mark } žeton soustředění.
card-bigger_they_are = Čím větší jsou …
text-bigger_they_are = Převeď { $transfer } sílu od protivníka na sebe.
card-masters_lesson = Mistrova lekce
text-masters_lesson = Získej { $power } sílu. Tvůj partner si vyléčí { $heal } BZ.

## Karty: Golem

card-protector = Ochránce nevinných
text-protector = Dej žeton golema svému partnerovi a utrp { $damage } přímá zranění. Jestliže ho už má: Útok.
card-fist_of_clay = Pěst z jílu
text-fist_of_clay = Útok.
card-revival = Oživení
text-revival = Karta, kterou tvůj tým odhalí v příštím tahu, se vyhodnotí dvakrát.
card-heal_the_wounded = Vyleč raněného
text-heal_the_wounded = Tvůj partner si vyléčí { $heal } BZ. OKAMŽITÝ BONUS: Golem si vyléčí { $bonus } BZ.
card-shem = Šém
text-shem = Vyleč si { $heal } BZ. Získej { $power } sílu.
card-crushing_grip = Drtivé sevření
text-crushing_grip = Útok. Úspěch: Protivník ztratí { $power } sílu.

## Karty: Mordred

card-dark_power = Temná síla
text-dark_power = Pokud máš na začátku tahu sílu aspoň { $low }: Útok. Získej { $power } { $power ->
    [one] sílu
    [few] síly
   *[other] sil
}.
card-spiteful_lunge = Zlomyslný výpad
text-spiteful_lunge = Vykryj útoky protivníka. Úspěch: Útok.
card-bastards_hatred = Nenávist levobočka
text-bastards_hatred = Získej { $power } sílu. Vyleč si { $heal } BZ.
card-clarent = Clarent
text-clarent = Útok. Úspěch: Získej { $power } sílu.
card-black_armour = Černá zbroj
text-black_armour = Vykryj útoky protivníka. Úspěch: Získej { $power } sílu.
card-stolen_crown = Ukradená koruna
text-stolen_crown = Protivník ztratí { $power } sílu. Získej { $power } sílu.

## Karty: Divoká banda

card-heist = Přepadení
text-heist = Máš-li žeton šerifa: ty i tvůj partner získáte { $power } sílu a žeton přejde k druhému hráči. Nemáš-li: Útok.
card-bribe = Úplatek
text-bribe = Vykryj útoky protivníka. Úspěch: Vezmi si žeton šerifa.
card-bandit_doctor = Loupežný doktor
text-bandit_doctor = Tvůj partner si vyléčí { $heal } BZ. OKAMŽITÝ BONUS: Divoká banda si vyléčí { $bonus } BZ.
card-back_to_hideout = Zpátky do úkrytu
text-back_to_hideout = Vyleč { $heal } BZ sobě i partnerovi. OKAMŽITÝ BONUS: Divoká banda si vyléčí { $bonus } BZ.
card-shootout = Přestřelka
text-shootout = Máš-li žeton šerifa: Útok na oba protivníky. Nemáš-li: Útok.
card-canyon_ambush = Léčka v kaňonu
text-canyon_ambush = Útok na protivníkova partnera.

## Karty: Shang

card-spark = Jiskra
text-spark = Polož na protivníka { $aflame } žeton Hoří!
card-fire_fist = Ohnivá pěst
text-fire_fist = Útok. Úspěch: Polož na protivníka { $aflame } žeton Hoří!
card-dragon_breath = Dračí dech
text-dragon_breath = Polož na každého z protivníků { $aflame } žeton Hoří!
card-wall_of_flame = Ohnivá stěna
text-wall_of_flame = Vykryj útoky protivníka. Úspěch: Polož na protivníka { $aflame } žeton Hoří!
card-phoenix = Fénix
text-phoenix = Vyleč si { $heal } BZ a navíc 1 BZ za každý žeton Hoří! na obou protivnících.
card-to_ashes = Na popel
text-to_ashes = Protivník utrpí 2 přímá zranění za každý žeton Hoří!, který na něm leží; pak se jeho žetony vrátí do zásoby.
card-inner_fire = Vnitřní oheň
text-inner_fire = Získej { $power } sílu. Vyleč si { $heal } BZ.

## Karty: Mefisto

card-infernal_claws = Pekelné drápy
text-infernal_claws = Útok. Utrp { $damage } přímé zranění.
card-soul_harvest = Žeň duší
text-soul_harvest = Útok. Úspěch: Získej { $mark } duši.
card-hellfire = Pekelný oheň
text-hellfire = Oba protivníci utrpí { $damage } přímé zranění. Získej { $mark } duši.
card-crippling_touch = Mrzačící dotyk
text-crippling_touch = Až se vyhodnotí karta druhého hráče: protivník ztratí polovinu své síly, ztráta se zaokrouhlí dolů.
card-veil_of_shadows = Závoj stínů
text-veil_of_shadows = Vykryj útoky protivníka. Úspěch: Získej { $mark } duši a vyleč si { $heal } BZ.
card-signed_in_blood = Podepsáno krví
text-signed_in_blood = Utrp { $damage } přímé zranění a získej { $power } { $power ->
    [one] sílu
    [few] síly
   *[other] sil
}.
card-collect_the_debt = Vymáhání dluhu
text-collect_the_debt = Za každou svou duši uděl protivníkovi 1 přímé zranění a vyleč si 1 BZ. Duše se vrátí na 0.

## Karty: Vílí lid

card-pixie_dust = Vílí prach
text-pixie_dust = Stojí-li { $low } víly: tvůj partner si vyléčí { $heal } BZ. Stojí-li jich méně: Útok.
card-fairy_ring = Vílí kruh
text-fairy_ring = Vykryj útoky protivníka. Stojí-li { $low } víly, navíc Útok; stojí-li { $low2 } víla, místo toho Útok na oba protivníky.
card-gift_of_the_seelie = Dar víl
text-gift_of_the_seelie = Tvůj partner získá { $power } sílu.
card-moonlight_balm = Měsíční balzám
text-moonlight_balm = Vedoucí víla i tvůj partner si vyléčí { $heal } BZ.
card-thorn_darts = Trnové šipky
text-thorn_darts = Útok.
card-titanias_wrath = Titaniin hněv
text-titanias_wrath = Tvůj partner zaútočí na protivníka.

## Karty: Milady

card-court_whispers = Dvorské šepoty
text-court_whispers = Vezmi si { $mark } žeton intrik.
card-intrigue = Pletichy
text-intrigue = Vezmi si { $mark } { $mark ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} intrik. Vyleč si { $heal } BZ.
card-forged_seal = Padělaná pečeť
text-forged_seal = Zruš kartu druhého hráče. Vezmi si { $mark } žeton intrik.
card-hidden_dagger = Skrytá dýka
text-hidden_dagger = Útok, silnější o 1 za každé 2 žetony intrik, které máš.
card-poisoned_wine = Otrávené víno
text-poisoned_wine = Protivník utrpí { $damage } přímé zranění a 1 navíc za každé 2 žetony intrik, které máš.
card-mask_of_innocence = Maska nevinnosti
text-mask_of_innocence = Vykryj útoky protivníka. Úspěch: Vezmi si { $mark } { $mark ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} intrik a vyleč si { $heal } BZ.
card-the_trap_closes = Past sklapla
text-the_trap_closes = Máš-li aspoň { $low } žetonů intrik: protivník utrpí 1 přímé zranění za každý a všechny se vrátí do zásoby. Jinak si vezmi { $mark } žeton intrik.

## Karty: Marie Laveau

card-call_of_zombi = Volání Zombiho
text-call_of_zombi = Leží-li had na bojovníkovi druhého hráče, utrpí tento bojovník { $damage } přímé zranění. Jinak přesuň hada na protivníka.
card-venom = Jed
text-venom = Leží-li had na bojovníkovi druhého hráče, utrpí tento bojovník { $damage } přímá zranění. Jinak: Útok.
card-gris_gris = Gris-gris
text-gris_gris = Vykryj útoky protivníka. Úspěch: Přesuň hada na protivníka a získej { $power } sílu.
card-ritual_dance = Rituální tanec
text-ritual_dance = Útok. Úspěch: Vyleč si { $heal } BZ.
card-loa_blessing = Požehnání loa
text-loa_blessing = Vyleč { $heal } BZ sobě i partnerovi.
card-possession = Posedlost
text-possession = Leží-li had na bojovníkovi druhého hráče, převeď z něj { $transfer } sílu na sebe. Jinak získej { $power } sílu.
card-voodoo_doll = Panenka vúdú
text-voodoo_doll = Oba protivníci utrpí { $damage } přímé zranění.

## Otázky

ask-pick = Který bojovník půjde do tvého týmu?
ask-remove = Kterého bojovníka tajně vyřadíš z draftu?
ask-order = Která startovní karta přijde na řadu první?
ask-build = Kterou kartu přidáš do bojového balíčku a kam?
ask-under = Zbylé dvě jdou pod dobírací balíček: která přijde na řadu dřív?

## Volby

first = Nejdřív „{ $card }“
add = „{ $card }“ na { $place }. místo
under = Dřív „{ $sooner }“, pak „{ $later }“

## Zápis: týmy a sestavování

log-lot = { $me ->
    [seat] Los určil, že vybíráš bojovníka jako první. Soupeř si pak vezme dva po sobě a ty nakonec svého druhého.
   *[other] Los určil, že bojovníka vybírá první { $seat }. Druhý hráč si pak vezme dva po sobě a { $seat } nakonec svého druhého.
}
log-pick = { $me ->
    [seat] Do týmu si vybíráš
   *[other] { $seat } si do týmu vybírá
} { $fighter-acc }.
log-remove = { $me ->
    [seat] Lícem dolů vyřazuješ
   *[other] { $seat } vyřazuje lícem dolů
} jednu kartu draftu.
log-remove-known = { $me ->
    [seat] Lícem dolů vyřazuješ z draftu
   *[other] { $seat } vyřazuje lícem dolů z draftu
} { $fighter-acc }.
log-pass-hands = Hráči si vyměňují karty draftu, každý předává { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
log-team = { $me ->
    [seat] Do ringu posíláš
   *[other] { $seat } posílá do ringu
} { $one-acc } a { $two-acc }.
log-lay-deck = { $me ->
    [seat] Pokládáš lícem dolů
   *[other] { $seat } pokládá lícem dolů
} svůj bojový balíček.
log-lay-deck-known = { $me ->
    [seat] Pokládáš svůj bojový balíček:
   *[other] { $seat } pokládá svůj bojový balíček:
} nejdřív „{ $first }“, pak „{ $second }“.
log-draw = { $me ->
    [seat] Dobíráš si
   *[other] { $seat } si dobírá
} tři karty.
log-draw-known = { $me ->
    [seat] Dobíráš si
   *[other] { $seat } si dobírá
} karty „{ $one }“, „{ $two }“ a „{ $three }“.
log-add = { $me ->
    [seat] Tajně vkládáš
   *[other] { $seat } tajně vkládá
} kartu do bojového balíčku.
log-add-known = { $me ->
    [seat] Přidáváš do bojového balíčku
   *[other] { $seat } přidává do bojového balíčku
} kartu „{ $card }“ na { $place }. místo.
log-under = { $me ->
    [seat] Pod dobírací balíček vracíš
   *[other] { $seat } vrací pod dobírací balíček
} dvě karty.
log-under-known = { $me ->
    [seat] Pod dobírací balíček vracíš
   *[other] { $seat } vrací pod dobírací balíček
} kartu „{ $sooner }“ a pod ni „{ $later }“.
log-bonus = { $me ->
    [seat] Oznamuješ
   *[other] { $seat } oznamuje
} okamžitý bonus: { $fighter } se léčí { from-was } na { $now } BZ.

## Zápis: boj, jak ho vypráví komentátor

log-round = Kolo { $round }! Zní gong, { $turns ->
    [one] čeká nás { $turns } tah
    [few] čekají nás { $turns } tahy
   *[other] čeká nás { $turns } tahů
}.
log-reveal = Tah { $turn }: { $fighter } hraje „{ $card }“, { $rival } hraje „{ $versus }“.
log-doubled = Oživení! Karta „{ $card }“ platí dvakrát.
log-cancelled = { $fighter } ruší kartu „{ $card }“: { $rival } nepředvede vůbec nic.
log-attack = { $strength ->
    [0] { $fighter } útočí na { $rival-acc } bez síly. Útok to je, ale nebolí.
   *[other] { $fighter } útočí na { $rival-acc } silou { $strength }!
}
log-attack-modified = { $fighter } útočí na { $rival-acc } silou { $strength }! (Vlastní síla je { $power }, mění ji žetony.)
log-blocked = { $fighter } útočí na { $rival-acc } silou { $strength }, ale naráží na kryt. Vykryto!
log-guarded = { $fighter } útočí na { $rival-acc } silou { $strength }, ale ránu zachytí Golemova přítomnost.
log-success = Úspěch! { $fighter } získává bonus karty „{ $card }“.
log-idle-block = { $fighter } se kryje, ale nikdo neútočí. Bonus není za co.
log-transfer = Od { $fighter-gen } k { $rival-dat } { $n ->
    [one] přechází { $n } síla
    [few] přecházejí { $n } síly
   *[other] přechází { $n } sil
}.
log-no-transfer = { $fighter } nemá žádnou sílu, kterou by šlo převést.
log-counter = { $fighter } má { $counter ->
    [voice] { $now ->
        [one] { $now } Hlas boží
        [few] { $now } Hlasy boží
       *[other] { $now } Hlasů božích
    }
    [ships] { $now ->
        [one] { $now } loď
        [few] { $now } lodě
       *[other] { $now } lodí
    }
    [rage] { $now ->
        [one] { $now } zuřivost
        [few] { $now } zuřivosti
       *[other] { $now } zuřivostí
    }
    [concentration] { $now ->
        [one] { $now } žeton soustředění
        [few] { $now } žetony soustředění
       *[other] { $now } žetonů soustředění
    }
    [souls] { $now ->
        [one] { $now } duši
        [few] { $now } duše
       *[other] { $now } duší
    }
   *[schemes] { $now ->
        [one] { $now } žeton intrik
        [few] { $now } žetony intrik
       *[other] { $now } žetonů intrik
    }
} (předtím { $was }).
log-bear = { $fighter } se mění v MEDVĚDA BERSERKA! Jeho síla je { $n } a je to teď i jeho život.
log-bear-power = Medvědova síla, a tedy i život, jde { from-was } na { $now }{ $damage ->
    [0] .
   *[other] {" "}(zranění { $damage }).
}
log-stronger = { $fighter } sílí { from-was } na { $now }.
log-weaker = { $fighter } slábne { from-was } na { $now }.
log-nothing-to-lose = { $fighter } nemá žádnou sílu, o kterou by šlo přijít.
log-invulnerable = { $fighter } se právě proměňuje a nic mu neublíží: zranění ({ $n }) přichází vniveč.
log-levelled = Na obzoru je dvacet lodí! { $fighter } klesá { from-was } na { $now } BZ.
terms = { $attacks ->
    [0] přímé zranění { $direct }, léčení { $healing }
   *[other] { $direct ->
        [0] útoky { $attacks }, léčení { $healing }
       *[other] { $healing ->
            [0] útoky { $attacks }, přímé zranění { $direct }
           *[other] útoky { $attacks }, přímé zranění { $direct }, léčení { $healing }
        }
    }
}
from-was = { $was ->
    [2] ze { $was }
    [3] ze { $was }
    [4] ze { $was }
    [6] ze { $was }
    [7] ze { $was }
    [13] ze { $was }
    [14] ze { $was }
    [16] ze { $was }
    [17] ze { $was }
   *[other] z { $was }
}
log-hurt = { $fighter } klesá { from-was } na { $now } BZ.
log-hurt-direct = Přímé zranění! { $fighter } klesá { from-was } na { $now } BZ.
log-hurt-mixed = { $fighter } klesá { from-was } na { $now } BZ ({ terms }).
log-healed = { $fighter } se léčí { from-was } na { $now } BZ.
log-healed-mixed = { $fighter } se léčí { from-was } na { $now } BZ ({ terms }).
log-no-change = { $fighter } už víc BZ mít nemůže: { $now } je maximum.
log-no-change-mixed = { $fighter } zůstává na { $now } BZ ({ terms }).
log-stopped = Cink! { $fighter } se zastavuje na políčku stop ({ $now }), zbytek propadá.
log-aflame = { $fighter } hoří a má { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
} Hoří!
log-no-aflame = Žetony Hoří! došly, { $fighter } žádný nedostává.
log-doused = Oheň dohořel: { $fighter } je bez žetonů Hoří!
log-presence-given = { $fighter } si stoupá před partnera. Od příštího tahu je { $rival } pod ochranou.
log-presence-back = { $fighter } si bere svůj žeton zpátky.
log-sheriff-given = Šerif přechází na druhou stranu, { $fighter } o něj přichází.
log-sheriff-taken = { $fighter } má šerifa zase v kapse.
log-still-sheriff = { $fighter } už šerifa v kapse má.
log-serpent = Had se plazí na { $fighter-acc }.
log-still-serpent = Had se nehýbe, { $fighter } už ho na sobě má.
log-revival = Ve vzduchu je Oživení: příští karta tohoto týmu bude platit dvakrát.
log-icon-power = { $fighter } získává 1 sílu za ikonu na stupnici.
log-icon-voice = { $fighter } získává 1 Hlas boží za ikonu na stupnici.
log-icon-soul = { $fighter } získává 1 duši za ikonu na stupnici.
log-fairy-falls = Jedna víla padla! { $fighter } získává 1 sílu.
log-ko = K.O.! { $me ->
    [seat] { $fighter } z tvého týmu
   *[other] { $fighter } ({ $seat })
} jde k zemi.
end-ko = Knokaut: bojovník poraženého týmu je na nule.
end-double_ko = Dvojité K.O.: oba týmy padly ve stejném tahu, je to remíza.
end-exhausted = Dobírací balíček je vyčerpaný: remíza.

## Terminál

screen-round = Kolo { $round }
screen-before = Před prvním kolem
screen-draft = Draft
screen-hand = Tvoje karty draftu:
screen-free = Ještě volní:
screen-team-power = síla { $power }
screen-hp = { $hp } BZ
screen-ko = K.O.
screen-deck = Balíček
screen-unknown = jedna karta, kterou ještě nikdo nepotkal, leží kdekoli
screen-build = build { $cards }
screen-drawn = Tvoje tři karty:
screen-fight = Poslední boj
screen-doubled = příští karta ×2

## Podle čeho se posuzuje pozice

term-lower-health = zdraví slabšího bojovníka
term-higher-health = zdraví silnějšího bojovníka
term-close-to-ko = jak blízko je K.O.
term-power = síla
term-bear-power = síla Medvěda
term-voice = Hlas boží
term-ships = lodě
term-rage = zuřivost
term-concentration = soustředění
term-souls = duše
term-schemes = intriky
term-aflame = žetony Hoří! na mých bojovnících
term-presence = ochrana Golema
term-serpent = had na mém bojovníkovi
term-sheriff = šerif u Divoké bandy
term-revival = příští karta platí dvakrát
term-picks = síla týmu
term-next-lower = slabší bojovník po příštím boji
term-next-higher = silnější bojovník po příštím boji
term-next-power = síla po příštím boji
term-next-ko = K.O. v příštím boji
unit-health = { $count } { $count ->
    [one] BZ
    [few] BZ
    [many] BZ
   *[other] BZ
}
unit-power = { $count } { $count ->
    [one] síla
    [few] síly
    [many] síly
   *[other] sil
}
unit-voices = { $count } { $count ->
    [one] Hlas boží
    [few] Hlasy boží
    [many] Hlasu božího
   *[other] Hlasů božích
}
unit-ships = { $count } { $count ->
    [one] loď
    [few] lodě
    [many] lodi
   *[other] lodí
}
unit-rage = { $count } { $count ->
    [one] zuřivost
    [few] zuřivosti
    [many] zuřivosti
   *[other] zuřivostí
}
unit-tokens = { $count } { $count ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}
unit-souls = { $count } { $count ->
    [one] duše
    [few] duše
    [many] duše
   *[other] duší
}
unit-points = { $count } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
unit-knockouts = { $count } { $count ->
    [one] K.O.
    [few] K.O.
    [many] K.O.
   *[other] K.O.
}
# co ukáže volba předem (gauges.py): jméno údaje, za ním stojí „9 ▸ 12“
gauge-health = BZ – { $fighter }
gauge-power = Síla – { $fighter }
