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
fighter-ching_shih = Ching Shih
fighter-bodvar = Bödvar
fighter-wong = Wong Fei-Hung
fighter-golem = Golem
fighter-mordred = Mordred
fighter-wild_bunch = Divoká banda
fighter-shang = Shang
fighter-mephisto = Mefisto
fighter-fae_folk = Vílí lid
fighter-milady = Milady
fighter-marie_laveau = Marie Laveau
bear = Medvěd

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

style-joan = Sbírejte Hlasy boží: druhý posílí Johanku, čtvrtý partnera, pátý znovu Johanku a počítá se od začátku.
style-ching_shih = Nechte flotilu růst. Od 8 lodí karty pomáhají i partnerovi a s přesně 20 loděmi nechá Postrach moří oběma protivníkům jediný BZ.
style-bodvar = Kryjte se a zuřte. S 5 zuřivostmi přijde Medvěd: o 4 síly víc, jenže síla je od té chvíle jeho život.
style-wong = Soustřeďte se a pak udeřte mimo každý kryt. Sílu berte tam, kde roste.
style-golem = Chraňte partnera svou přítomností, snášejte rány a sílejte díky ikonám na stupnici.
style-mordred = Začínáte s prázdnýma rukama. Schovávejte se za krytem, dokud protiúdery nezačnou bolet.
style-wild_bunch = Málo BZ, ale každé stop na stupnici pohltí zbytek rány. Loupežte, dokud máte šerifa, a pak si ho kupte zpět.
style-shang = Každý žeton Hoří! na cíli přidává vašim útokům 1. Žetonů je jen pět: vybírejte, kdo bude hořet.
style-mephisto = Plaťte vlastními BZ, sbírejte duše a dluh vyberte najednou.
style-fae_folk = Zranit lze jen vedoucí vílu. Čím méně jich stojí, tím tvrději bijí.
style-milady = Intriky brousí dýku i jed, pět jich sklapne past. Padělaná pečeť smaže celou kartu.
style-marie_laveau = Hada pošlete na nejsilnějšího protivníka: oslabí jeho útoky a ukáže cestu jedu.

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
text-god_first = Získejte { $mark } Hlas boží.
card-sword_of_st_michael = Meč sv. Michaela
text-sword_of_st_michael = Útok. Úspěch: Vylečte si tolik BZ, kolik jste na začátku tahu měli síly.
card-hand_of_justice = Ruka spravedlnosti
text-hand_of_justice = Útok. Získejte { $mark } Hlas boží, i když je útok vykrytý.
card-banner_of_orleans = Orleánská korouhev
text-banner_of_orleans = Vykryjte útoky protivníka. Úspěch: Získejte { $mark } Hlas boží; vy i váš partner si vylečte { $heal } BZ.
card-vision = Vidění sv. Kateřiny
text-vision = Získejte { $mark } Hlasy boží. Vylečte si { $heal } BZ.
card-blessing = Požehnání Panny
text-blessing = Váš partner si vyléčí { $heal } BZ a získá { $power } { $power ->
    [one] sílu
    [few] síly
   *[other] sil
}.
card-raise_siege = Prolomit obležení
text-raise_siege = Útok na oba protivníky.

## Karty: Ching Shih

card-terror_of_the_seas = Postrach moří
text-terror_of_the_seas = Máte-li { $low } až { $high } lodí: Útok. Máte-li { $low2 } až { $high2 } lodí: Vylečte si { $heal } BZ. Máte-li { $low3 } lodí: přímé zranění nechá oběma protivníkům 1 BZ, všechny ostatní ztráty BZ i léčení se ignorují a vy se vrátíte na 0 lodí. POTOM získejte { $mark } loď.
card-join_the_fleet = Přidejte se k flotile!
text-join_the_fleet = Získejte { $mark } { $mark ->
    [one] loď
    [few] lodě
   *[other] lodí
}.
card-blasting_wine = Třaskavé víno
text-blasting_wine = Vylečte si { $heal } BZ. Máte-li { $low } až { $high } lodí, vyléčí si { $heal } BZ i váš partner.
card-boarding = Na abordáž!
text-boarding = Útok. Úspěch: Získejte { $mark } { $mark ->
    [one] loď
    [few] lodě
   *[other] lodí
}.
card-smoke_screen = Kouřová clona
text-smoke_screen = Vykryjte útoky protivníka. Úspěch: Získejte { $mark } { $mark ->
    [one] loď
    [few] lodě
   *[other] lodí
}.
card-broadside = Boční salva
text-broadside = Máte-li aspoň { $low } lodí: Útok na oba protivníky. Jinak: Útok.
card-safe_harbour = Bezpečný přístav
text-safe_harbour = Vy i váš partner si vylečte { $heal } BZ. Získejte { $mark } loď.
card-pirate_code = Pirátský zákoník
text-pirate_code = Získejte { $power } sílu a { $mark } loď. Máte-li { $low } až { $high } lodí, získá { $power } sílu i váš partner.

## Karty: Bödvar

card-enrage = Rozzuření
text-enrage = BÖDVAR: Získejte { $mark } zuřivost. MEDVĚD: Útok.
card-berserk = Berserk!
text-berserk = BÖDVAR: Útok. MEDVĚD: Útok na oba protivníky.
card-hjaltis_shield = Hjaltiho štít
text-hjaltis_shield = Vykryjte útoky protivníka. Úspěch: BÖDVAR získá { $mark } zuřivost, MEDVĚD { $power } sílu.
card-bear_hide = Medvědí kůže
text-bear_hide = Vykryjte útoky protivníka. Úspěch: Získejte { $power } sílu.
card-war_cry = Válečný pokřik
text-war_cry = BÖDVAR: Získejte { $mark } { $mark ->
    [one] zuřivost
   *[other] zuřivosti
}. MEDVĚD: Získejte { $power } { $power ->
    [one] sílu
    [few] síly
   *[other] sil
}.
card-hrolfs_oath = Přísaha Hrólfovi
text-hrolfs_oath = Získejte { $power } sílu. Váš partner si vyléčí { $heal } BZ.
card-axe_throw = Vrh sekerou
text-axe_throw = BÖDVAR: Útok a získejte { $mark } zuřivost. MEDVĚD: Útok na protivníkova partnera.

## Karty: Wong Fei-Hung

card-harder_they_fall = … tím tvrdší pád
text-harder_they_fall = Máte-li soustředění: vraťte { $mark } žeton a protivník utrpí přímé zranění ve výši síly, kterou měl na začátku tahu. Nemáte-li: vezměte si { $mark } žeton soustředění.
card-tiger_fist = Tygří pěst
text-tiger_fist = Útok. Úspěch: Převeďte { $transfer } sílu na svého partnera.
card-drunken_stance = Opilý postoj
text-drunken_stance = Vykryjte útoky protivníka. Úspěch: Vezměte si { $mark } žeton soustředění.
card-shadowless_kick = Kop beze stínu
text-shadowless_kick = Máte-li soustředění: vraťte { $mark } žeton a protivník utrpí přímé zranění ve výši vaší síly na začátku tahu. Nemáte-li: Útok.
card-po_chi_lam = Lék z Po Chi Lam
text-po_chi_lam = Vy i váš partner si vylečte { $heal } BZ. Vezměte si { $mark } žeton soustředění.
card-bigger_they_are = Čím větší jsou …
text-bigger_they_are = Převeďte { $transfer } sílu od protivníka na sebe.
card-masters_lesson = Mistrova lekce
text-masters_lesson = Získejte { $power } sílu. Váš partner si vyléčí { $heal } BZ.

## Karty: Golem

card-protector = Ochránce nevinných
text-protector = Dejte žeton golema svému partnerovi a utrpte { $damage } přímá zranění. Jestliže ho už má: Útok.
card-fist_of_clay = Pěst z jílu
text-fist_of_clay = Útok.
card-revival = Oživení
text-revival = Karta, kterou váš tým odhalí v příštím tahu, se vyhodnotí dvakrát.
card-heal_the_wounded = Vyleč raněného
text-heal_the_wounded = Váš partner si vyléčí { $heal } BZ. OKAMŽITÝ BONUS: Golem si vyléčí { $bonus } BZ.
card-shem = Šém
text-shem = Vylečte si { $heal } BZ. Získejte { $power } sílu.
card-crushing_grip = Drtivé sevření
text-crushing_grip = Útok. Úspěch: Protivník ztratí { $power } sílu.

## Karty: Mordred

card-dark_power = Temná síla
text-dark_power = Měli-li jste na začátku tahu aspoň { $low } síly: Útok. Získejte { $power } sílu.
card-spiteful_lunge = Zlomyslný výpad
text-spiteful_lunge = Vykryjte útoky protivníka. Úspěch: Útok.
card-bastards_hatred = Nenávist levobočka
text-bastards_hatred = Získejte { $power } sílu. Vylečte si { $heal } BZ.
card-clarent = Clarent
text-clarent = Útok. Úspěch: Získejte { $power } sílu.
card-black_armour = Černá zbroj
text-black_armour = Vykryjte útoky protivníka. Úspěch: Získejte { $power } sílu.
card-stolen_crown = Ukradená koruna
text-stolen_crown = Protivník ztratí { $power } sílu. Získejte { $power } sílu.

## Karty: Divoká banda

card-heist = Přepadení
text-heist = Máte-li žeton šerifa: vy i váš partner získáte { $power } sílu a žeton přejde k druhému hráči. Nemáte-li: Útok.
card-bribe = Úplatek
text-bribe = Vykryjte útoky protivníka. Úspěch: Vezměte si žeton šerifa.
card-bandit_doctor = Loupežný doktor
text-bandit_doctor = Váš partner si vyléčí { $heal } BZ. OKAMŽITÝ BONUS: Divoká banda si vyléčí { $bonus } BZ.
card-back_to_hideout = Zpátky do úkrytu
text-back_to_hideout = Vy i váš partner si vylečte { $heal } BZ. OKAMŽITÝ BONUS: Divoká banda si vyléčí { $bonus } BZ.
card-shootout = Přestřelka
text-shootout = Máte-li žeton šerifa: Útok na oba protivníky. Nemáte-li: Útok.
card-canyon_ambush = Léčka v kaňonu
text-canyon_ambush = Útok na protivníkova partnera.

## Karty: Shang

card-spark = Jiskra
text-spark = Položte na protivníka { $aflame } žeton Hoří!
card-fire_fist = Ohnivá pěst
text-fire_fist = Útok. Úspěch: Položte na protivníka { $aflame } žeton Hoří!
card-dragon_breath = Dračí dech
text-dragon_breath = Položte na každého z protivníků { $aflame } žeton Hoří!
card-wall_of_flame = Ohnivá stěna
text-wall_of_flame = Vykryjte útoky protivníka. Úspěch: Položte na protivníka { $aflame } žeton Hoří!
card-phoenix = Fénix
text-phoenix = Vylečte si { $heal } BZ a navíc 1 BZ za každý žeton Hoří! na obou protivnících.
card-to_ashes = Na popel
text-to_ashes = Protivník utrpí 2 přímá zranění za každý žeton Hoří!, který na něm leží; pak se jeho žetony vrátí do zásoby.
card-inner_fire = Vnitřní oheň
text-inner_fire = Získejte { $power } sílu. Vylečte si { $heal } BZ.

## Karty: Mefisto

card-infernal_claws = Pekelné drápy
text-infernal_claws = Útok. Utrpte { $damage } přímé zranění.
card-soul_harvest = Žeň duší
text-soul_harvest = Útok. Úspěch: Získejte { $mark } duši.
card-hellfire = Pekelný oheň
text-hellfire = Oba protivníci utrpí { $damage } přímé zranění. Získejte { $mark } duši.
card-crippling_touch = Mrzačící dotyk
text-crippling_touch = Až se vyhodnotí karta druhého hráče: protivník ztratí polovinu své síly, ztráta se zaokrouhlí dolů.
card-veil_of_shadows = Závoj stínů
text-veil_of_shadows = Vykryjte útoky protivníka. Úspěch: Získejte { $mark } duši a vylečte si { $heal } BZ.
card-signed_in_blood = Podepsáno krví
text-signed_in_blood = Utrpte { $damage } přímé zranění a získejte { $power } { $power ->
    [one] sílu
    [few] síly
   *[other] sil
}.
card-collect_the_debt = Vymáhání dluhu
text-collect_the_debt = Za každou svou duši udělte protivníkovi 1 přímé zranění a vylečte si 1 BZ. Duše se vrátí na 0.

## Karty: Vílí lid

card-pixie_dust = Vílí prach
text-pixie_dust = Stojí-li { $low } víly: váš partner si vyléčí { $heal } BZ. Stojí-li jich méně: Útok.
card-fairy_ring = Vílí kruh
text-fairy_ring = Vykryjte útoky protivníka. Stojí-li { $low } víly, navíc Útok; stojí-li { $low2 } víla, místo toho Útok na oba protivníky.
card-gift_of_the_seelie = Dar víl
text-gift_of_the_seelie = Váš partner získá { $power } sílu.
card-moonlight_balm = Měsíční balzám
text-moonlight_balm = Vedoucí víla i váš partner si vyléčí { $heal } BZ.
card-thorn_darts = Trnové šipky
text-thorn_darts = Útok.
card-titanias_wrath = Titaniin hněv
text-titanias_wrath = Váš partner zaútočí na protivníka.

## Karty: Milady

card-court_whispers = Dvorské šepoty
text-court_whispers = Vezměte si { $mark } žeton intrik.
card-intrigue = Pletichy
text-intrigue = Vezměte si { $mark } { $mark ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} intrik. Vylečte si { $heal } BZ.
card-forged_seal = Padělaná pečeť
text-forged_seal = Zrušte kartu druhého hráče. Vezměte si { $mark } žeton intrik.
card-hidden_dagger = Skrytá dýka
text-hidden_dagger = Útok, silnější o 1 za každé 2 žetony intrik, které máte.
card-poisoned_wine = Otrávené víno
text-poisoned_wine = Protivník utrpí { $damage } přímé zranění a 1 navíc za každé 2 žetony intrik, které máte.
card-mask_of_innocence = Maska nevinnosti
text-mask_of_innocence = Vykryjte útoky protivníka. Úspěch: Vezměte si { $mark } { $mark ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} intrik a vylečte si { $heal } BZ.
card-the_trap_closes = Past sklapla
text-the_trap_closes = Máte-li aspoň { $low } žetonů intrik: protivník utrpí 1 přímé zranění za každý a všechny se vrátí do zásoby. Jinak si vezměte { $mark } žeton intrik.

## Karty: Marie Laveau

card-call_of_zombi = Volání Zombiho
text-call_of_zombi = Leží-li had na bojovníkovi druhého hráče, utrpí tento bojovník { $damage } přímé zranění. Jinak přesuňte hada na protivníka.
card-venom = Jed
text-venom = Leží-li had na bojovníkovi druhého hráče, utrpí tento bojovník { $damage } přímá zranění. Jinak: Útok.
card-gris_gris = Gris-gris
text-gris_gris = Vykryjte útoky protivníka. Úspěch: Přesuňte hada na protivníka a získejte { $power } sílu.
card-ritual_dance = Rituální tanec
text-ritual_dance = Útok. Úspěch: Vylečte si { $heal } BZ.
card-loa_blessing = Požehnání loa
text-loa_blessing = Vy i váš partner si vylečte { $heal } BZ.
card-possession = Posedlost
text-possession = Leží-li had na bojovníkovi druhého hráče, převeďte z něj { $transfer } sílu na sebe. Jinak získejte { $power } sílu.
card-voodoo_doll = Panenka vúdú
text-voodoo_doll = Oba protivníci utrpí { $damage } přímé zranění.

## Otázky

ask-pick = Který bojovník půjde do vašeho týmu?
ask-remove = Kterého bojovníka tajně vyřadíte z draftu?
ask-order = Která startovní karta přijde na řadu první?
ask-build = Kterou kartu přidáte do bojového balíčku a kam?
ask-under = Zbylé dvě jdou dospod buildu: která přijde na řadu dřív?

## Volby

first = Nejdřív { $card }
add = { $card } na { $place }. místo
under = Dřív { $sooner }, pak { $later }

## Zápis: týmy a sestavování

log-lot = Los určil, že začíná { $seat }; vybírá se v pořadí A, B, B, A.
log-pick = { $seat } si do týmu vybírá: { $fighter }.
log-remove = { $seat } lícem dolů vyřazuje jednu kartu draftu.
log-remove-known = Lícem dolů vyřazujete: { $fighter }.
log-pass-hands = Hráči si vymění karty draftu, každý předává { $cards }.
log-team = { $seat } nastupuje do ringu: { $one } a { $two }.
log-lay-deck = { $seat } pokládá bojový balíček lícem dolů.
log-lay-deck-known = Váš bojový balíček: { $first }, pak { $second }.
log-draw = { $seat } dobírá tři karty.
log-draw-known = Dobíráte: { $one }, { $two }, { $three }.
log-add = { $seat } tajně vkládá kartu do bojového balíčku.
log-add-known = Přidáváte kartu { $card } na { $place }. místo.
log-under = { $seat } odkládá dvě karty dospod buildu.
log-under-known = Dospod buildu jde { $sooner } a za ní { $later }.
log-bonus = { $seat } oznamuje okamžitý bonus: { $fighter } si léčí { $n } BZ ({ $was } → { $now }).

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
    [0] { $fighter } útočí bez síly, terčem je { $rival }. Útok to je, ale nebolí.
   *[other] { $fighter } útočí silou { $strength }, terčem je { $rival }!
}
log-attack-modified = { $fighter } útočí silou { $strength } (vlastní síla { $power }, zbytek modifikátory), terčem je { $rival }!
log-blocked = { $fighter } útočí silou { $strength }, jenže { $rival } je za krytem. Vykryto!
log-guarded = { $fighter } útočí silou { $strength }, terčem je { $rival }, ale ránu zachytí Golemova přítomnost.
log-success = Úspěch! { $fighter } má nárok na bonus karty „{ $card }“.
log-idle-block = { $fighter } se kryje, ale nikdo neútočí. Bonus není za co.
log-transfer = { $fighter } přichází o sílu ({ $n }), kterou převodem získává { $rival }.
log-no-transfer = { $fighter } nemá žádnou sílu k převedení.
log-counter = { $fighter }: { $counter ->
    [voice] Hlas boží
    [ships] lodě
    [rage] zuřivost
    [concentration] soustředění
    [souls] duše
   *[schemes] intriky
} { $was } → { $now }.
log-bear = { $fighter } se mění v MEDVĚDA BERSERKA! Síla { $n } je teď zároveň jeho život.
log-bear-power = Medvědova síla, a tedy i život: { $was } → { $now }{ $damage ->
    [0] .
   *[other] {" "}(zranění { $damage }).
}
log-stronger = { $fighter } sílí: { $was } → { $now }.
log-weaker = { $fighter } slábne: síla { $was } → { $now }.
log-nothing-to-lose = { $fighter } nemá žádnou sílu, o kterou by šlo přijít.
log-invulnerable = { $fighter } je v proměně a nic mu neublíží: zranění { $n } přichází vniveč.
log-levelled = Na obzoru je dvacet lodí! { $fighter }: { $was } → { $now } BZ.
log-hurt = { $fighter } padá z { $was } na { $now } BZ.
log-hurt-direct = Přímé zranění! { $fighter } padá z { $was } na { $now } BZ.
log-hurt-mixed = { $fighter } padá z { $was } na { $now } BZ (útoky { $attacks }, přímé zranění { $direct }, léčení { $healing }).
log-healed = { $fighter } se léčí z { $was } na { $now } BZ.
log-healed-mixed = { $fighter } se léčí z { $was } na { $now } BZ (léčení { $healing }, útoky { $attacks }, přímé zranění { $direct }).
log-no-change = { $fighter } už víc BZ mít nemůže: { $now } je maximum.
log-no-change-mixed = { $fighter } zůstává na { $now } BZ (útoky { $attacks }, přímé zranění { $direct }, léčení { $healing }).
log-stopped = Cink! { $fighter } se zastavuje na políčku stop ({ $now }) a zbytek propadá.
log-aflame = { $fighter } hoří: { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}.
log-doused = Oheň dohořel: { $fighter } je bez žetonů Hoří!
log-presence-given = { $fighter } si stoupá před partnera. Od příštího tahu je { $rival } pod ochranou.
log-presence-back = Žeton golema se vrací: má ho { $fighter }.
log-sheriff-given = { $fighter } přichází o šerifa, přechází na druhou stranu.
log-sheriff-taken = { $fighter } má šerifa zase v kapse.
log-serpent = Had se plazí na nový cíl: { $fighter }.
log-revival = Ve vzduchu je Oživení: příští karta tohoto týmu bude platit dvakrát.
log-icon-power = Ikona na stupnici přidává sílu: { $fighter } +1.
log-icon-voice = Ikona na stupnici přidává Hlas boží: { $fighter } +1.
log-icon-soul = Ikona na stupnici přidává duši: { $fighter } +1.
log-fairy-falls = Jedna víla padla! { $fighter } získává 1 sílu.
log-ko = K.O.! { $fighter } jde k zemi ({ $seat }).
end-ko = Knokaut: bojovník poraženého týmu je na nule.
end-double_ko = Dvojité K.O.: oba týmy padly ve stejném tahu, je to remíza.
end-exhausted = Build je vyčerpaný: remíza.

## Terminál

screen-round = Kolo { $round }
screen-before = Před prvním kolem
screen-draft = Draft
screen-hand = Vaše karty draftu:
screen-free = Ještě volní:
screen-team-power = síla { $power }
screen-hp = { $hp } BZ
screen-ko = K.O.
screen-deck = Balíček
screen-unknown = jedna karta, kterou ještě nikdo nepotkal, leží kdekoli
screen-build = build { $cards }
screen-drawn = Dobrali jste:
screen-fight = Poslední boj
screen-turn = Tah { $turn }
screen-with-sheriff = šerif
screen-doubled = příští karta ×2
