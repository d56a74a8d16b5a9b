# Hustá mela: jména, volby, otázky, zápis.

title = Hustá mela
tagline = Zamíchej dvě frakce a dobývej základny
option-factions = Frakce
option-factions-random = rozlosované
option-factions-draft = férová volba tam a zpět
option-factions-free = volný výběr
option-duplicate_factions = Stejná frakce u více hráčů
option-duplicate_factions-no = ne
option-duplicate_factions-yes = ano
option-first_player = První hráč
option-first_player-random = losem
option-turn_limit = Omezení délky
option-turn_limit-60 = 60 tahů na hráče
option-turn_limit-30 = 30 tahů na hráče

## Frakce

faction-aliens = Mimozemšťané
    .acc = Mimozemšťany
faction-dinosaurs = Dinosauři
    .acc = Dinosaury
faction-ninjas = Nindžové
    .acc = Nindži
faction-pirates = Piráti
    .acc = Piráty
faction-robots = Roboti
    .acc = Roboty
faction-tricksters = Skřítkové
    .acc = Skřítky
faction-wizards = Čarodějové
    .acc = Čaroděje
faction-zombies = Zombie
    .acc = Zombie

## Mimozemšťané

card-supreme_overlord = Nejvyšší vládce
    .acc = Nejvyššího vládce
    .gender = m
text-supreme_overlord = Můžeš vrátit jednoho bojovníka do ruky jeho majitele.
card-invader = Vetřelec
    .acc = Vetřelce
    .gender = m
text-invader = Získáváš { $count } VB.
card-scout = Průzkumník
    .acc = Průzkumníka
    .gender = m
text-scout = SPECIÁLNÍ: Po vyhodnocení této základny si ho můžeš vzít do ruky, místo aby šel na odkládací balíček.
card-collector = Sběratel
    .acc = Sběratele
    .gender = m
text-collector = Můžeš odtud vrátit bojovníka se silou { $limit } nebo nižší do ruky jeho majitele.
card-abduction = Únos
    .acc = Únos
    .gender = m
text-abduction = Vrať jednoho bojovníka do ruky jeho majitele. Můžeš zahrát bojovníka NAVÍC.
card-beam_up = Přenos paprskem
    .acc = Přenos paprskem
    .gender = m
text-beam_up = Vrať jednoho bojovníka do ruky jeho majitele.
card-crop_circles = Kruhy v obilí
    .acc = Kruhy v obilí
    .gender = pl
text-crop_circles = Vyber základnu. Všichni bojovníci u ní se vracejí do rukou svých majitelů.
card-disintegrator = Dezintegrátor
    .acc = Dezintegrátor
    .gender = m
text-disintegrator = Dej jednoho bojovníka se silou { $limit } nebo nižší dospodu balíčku jeho majitele.
card-invasion = Invaze
    .acc = Invazi
    .gender = f
text-invasion = Přesuň jednoho bojovníka k jiné základně.
card-jammed_signal = Rušený signál
    .acc = Rušený signál
    .gender = m
text-jammed_signal = Zahraj na základnu. STÁLÝ: Všichni hráči ignorují schopnost této základny.
card-probe = Sonda
    .acc = Sondu
    .gender = f
text-probe = Podívej se jinému hráči do ruky a vyber v ní bojovníka; ten hráč ho odloží.
card-terraforming = Terraformace
    .acc = Terraformaci
    .gender = f
text-terraforming = Najdi v balíčku základen jednu základnu a vyměň ji za jednu ve hře: akce na staré se odloží, bojovníci zůstanou. Balíček základen zamíchej. K nové základně můžeš zahrát bojovníka NAVÍC.

## Dinosauři

card-king_rex = Král Rex
    .acc = Krále Rexe
    .gender = m
text-king_rex = Bez schopnosti. Stačí, jak je velký.
card-laseratops = Laserotops
    .acc = Laserotopse
    .gender = m
text-laseratops = Znič u této základny bojovníka se silou { $limit } nebo nižší.
card-armor_stego = Pancéřový stego
    .acc = Pancéřového stega
    .gender = m
text-armor_stego = STÁLÝ: V tazích ostatních hráčů má +{ $count } k síle.
card-war_raptor = Bojový raptor
    .acc = Bojového raptora
    .gender = m
text-war_raptor = STÁLÝ: Za každého Bojového raptora u této základny, i za sebe, má +{ $count } k síle.
card-augmentation = Posílení
    .acc = Posílení
    .gender = n
text-augmentation = Jeden bojovník má do konce tvého tahu +{ $count } k síle.
card-howl = Řev
    .acc = Řev
    .gender = m
text-howl = Každý tvůj bojovník ve hře má do konce tvého tahu +{ $count } k síle.
card-natural_selection = Přirozený výběr
    .acc = Přirozený výběr
    .gender = m
text-natural_selection = Vyber jednoho svého bojovníka. Znič u téže základny bojovníka, který má menší sílu.
card-rampage = Běsnění
    .acc = Běsnění
    .gender = n
text-rampage = Vyber jednoho svého bojovníka. Obrana jeho základny klesá do konce tahu o jeho sílu.
card-survival_of_the_fittest = Přežití nejsilnějších
    .acc = Přežití nejsilnějších
    .gender = n
text-survival_of_the_fittest = U každé základny, kde se síly liší, znič jednoho z nejslabších bojovníků.
card-tooth_and_claw = Zuby a drápy… a pušky
    .acc = Zuby a drápy… a pušky
    .gender = pl
text-tooth_and_claw = Zahraj na bojovníka. STÁLÝ: Pokud by ho měla nějaká schopnost ovlivnit, znič místo toho tuto kartu.
card-upgrade = Vylepšení
    .acc = Vylepšení
    .gender = n
text-upgrade = Zahraj na bojovníka. STÁLÝ: Má +{ $count } k síle.
card-wildlife_preserve = Přírodní rezervace
    .acc = Přírodní rezervaci
    .gender = f
text-wildlife_preserve = Zahraj na základnu. STÁLÝ: Tvé bojovníky zde neovlivňují akce jiných hráčů.

## Nindžové

card-ninja_master = Nindžovský mistr
    .acc = Nindžovského mistra
    .gender = m
text-ninja_master = Můžeš zde zničit jednoho bojovníka.
card-tiger_assassin = Tygří bojovnice
    .acc = Tygří bojovnici
    .gender = f
text-tiger_assassin = Můžeš zde zničit jednoho bojovníka se silou { $limit } nebo nižší.
card-shinobi = Šinobi
    .acc = Šinobiho
    .gender = m
text-shinobi = SPECIÁLNÍ: Před vyhodnocením základny ho k ní můžeš zahrát. Takto jen jeden Šinobi na jedno vyhodnocení.
card-ninja_acolyte = Nindžovský učeň
    .acc = Nindžovského učně
    .gender = m
text-ninja_acolyte = SPECIÁLNÍ: Dokud v tomto tahu nezahraješ bojovníka, můžeš si ho vrátit do ruky a hned k jeho základně zahrát bojovníka NAVÍC.
card-assassination = Úkladná vražda
    .acc = Úkladnou vraždu
    .gender = f
text-assassination = Zahraj na bojovníka. STÁLÝ: Na konci tahu ho znič.
card-disguise = Převlek
    .acc = Převlek
    .gender = m
text-disguise = Vyber u jedné základny jednoho nebo { $count } své bojovníky. Můžeš tam hned zahrát nejvýš stejný počet bojovníků NAVÍC, pak si vybrané vrať do ruky.
card-hidden_ninja = Skrytý nindža
    .acc = Skrytého nindžu
    .gender = m
text-hidden_ninja = SPECIÁLNÍ: Před vyhodnocením základny k ní zahraj bojovníka.
card-infiltrate = Infiltrace
    .acc = Infiltraci
    .gender = f
text-infiltrate = Zahraj na základnu. Znič na ní jinou akci. STÁLÝ: Do začátku svého příštího tahu můžeš ignorovat schopnost této základny.
card-poison = Otrava
    .acc = Otravu
    .gender = f
text-poison = Zahraj na bojovníka. Znič na něm libovolné akce. STÁLÝ: Má -{ $count } k síle.
card-seeing_stars = Šurikeny
    .acc = Šurikeny
    .gender = pl
text-seeing_stars = Znič jednoho bojovníka se silou { $limit } nebo nižší.
card-smoke_bomb = Kouřová clona
    .acc = Kouřovou clonu
    .gender = f
text-smoke_bomb = Zahraj na svého bojovníka. STÁLÝ: Neovlivňují ho akce jiných hráčů. Na začátku svého příštího tahu tuto kartu znič.
card-way_of_deception = Cesta klamu
    .acc = Cestu klamu
    .gender = f
text-way_of_deception = Přesuň jednoho svého bojovníka k jiné základně.

## Piráti

card-pirate_king = Král pirátů
    .acc = Krále pirátů
    .gender = m
text-pirate_king = SPECIÁLNÍ: Před vyhodnocením základny ho k ní můžeš přesunout.
card-buccaneer = Bukanýr
    .acc = Bukanýra
    .gender = m
text-buccaneer = SPECIÁLNÍ: Pokud by měl být zničen, přesuň ho místo toho k jiné základně.
card-saucy_wench = Ostrá pirátka
    .acc = Ostrou pirátku
    .gender = f
text-saucy_wench = Můžeš zde zničit bojovníka se silou { $limit } nebo nižší.
card-first_mate = První důstojník
    .acc = Prvního důstojníka
    .gender = m
text-first_mate = SPECIÁLNÍ: Po vyhodnocení této základny ho můžeš přesunout k jiné, místo aby šel na odkládací balíček.
card-broadside = Boční salva
    .acc = Boční salvu
    .gender = f
text-broadside = Vyber základnu, kde máš bojovníka, a jednoho hráče. Znič tam všechny jeho bojovníky se silou { $limit } nebo nižší.
card-cannon = Dělo
    .acc = Dělo
    .gender = n
text-cannon = Znič až { $count } bojovníky se silou { $limit } nebo nižší.
card-dinghy = Člun
    .acc = Člun
    .gender = m
text-dinghy = Přesuň až { $count } své bojovníky k jiným základnám.
card-full_sail = Napnout plachty
    .nom = „Napnout plachty“
    .acc = akci „Napnout plachty“
    .gender = f
text-full_sail = Přesuň libovolný počet svých bojovníků k jiným základnám. SPECIÁLNÍ: Můžeš ji zahrát i před vyhodnocením základny.
card-powderkeg = Sud s prachem
    .acc = Sud s prachem
    .gender = m
text-powderkeg = Znič jednoho svého bojovníka a všechny u téže základny se stejnou nebo menší silou.
card-sea_dogs = Mořští vlci
    .acc = Mořské vlky
    .gender = pl
text-sea_dogs = Jmenuj frakci. Přesuň od jedné základny k jiné všechny bojovníky této frakce, které tam mají ostatní hráči.
card-shanghai = Únos na palubu
    .acc = Únos na palubu
    .gender = m
text-shanghai = Přesuň bojovníka jiného hráče k jiné základně.
card-swashbuckling = Šermířské kousky
    .acc = Šermířské kousky
    .gender = pl
text-swashbuckling = Každý tvůj bojovník ve hře má do konce tahu +{ $count } k síle.

## Roboti

card-nukebot = Novabot
    .acc = Novabota
    .gender = m
text-nukebot = STÁLÝ: Když je zničen, znič u jeho základny bojovníky všech ostatních hráčů.
card-warbot = Tankobot
    .acc = Tankobota
    .gender = m
text-warbot = STÁLÝ: Nemůže být zničen.
card-hoverbot = Levitobot
    .acc = Levitobota
    .gender = m
text-hoverbot = Odkryj vrchní kartu svého balíčku. Bojovníka můžeš zahrát NAVÍC, jinak karta zůstane navrchu.
card-zapbot = Jiskrobot
    .acc = Jiskrobota
    .gender = m
text-zapbot = Můžeš NAVÍC zahrát bojovníka se silou { $limit } nebo nižší.
card-microbot_alpha = Minibot Alfa
    .acc = Minibota Alfu
    .gender = m
text-microbot_alpha = STÁLÝ: Za každého dalšího minibota má +{ $count } k síle. Všichni tví bojovníci se počítají jako miniboti.
card-microbot_archive = Minibot archivář
    .acc = Minibota archiváře
    .gender = m
text-microbot_archive = STÁLÝ: Když je zničen některý tvůj minibot, i tento, dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-microbot_fixer = Minibot opravář
    .acc = Minibota opraváře
    .gender = m
text-microbot_fixer = Pokud je to tvůj první bojovník v tomto tahu, můžeš zahrát bojovníka NAVÍC. STÁLÝ: Každý tvůj minibot má +{ $count } k síle.
card-microbot_guard = Minibot strážce
    .acc = Minibota strážce
    .gender = m
text-microbot_guard = Znič zde bojovníka, jehož síla je menší než počet tvých bojovníků zde.
card-microbot_reclaimer = Minibot recyklátor
    .acc = Minibota recyklátora
    .gender = m
text-microbot_reclaimer = Pokud je to tvůj první bojovník v tomto tahu, můžeš zahrát bojovníka NAVÍC. Můžeš zamíchat libovolné miniboty ze svého odkládacího balíčku do dobíracího.
card-tech_center = Techcentrum
    .acc = Techcentrum
    .gender = n
text-tech_center = Vyber základnu. Dober si kartu za každého svého bojovníka u ní.

## Skřítkové

card-leprechaun = Leprikón
    .acc = Leprikóna
    .gender = m
text-leprechaun = STÁLÝ: Když jiný hráč zahraje sem bojovníka s menší silou, než má Leprikón, znič ho (jeho schopnost má přednost).
card-brownie = Šotek
    .acc = Šotka
    .gender = m
text-brownie = STÁLÝ: Když jiný hráč zahraje kartu, která Šotka ovlivní, náhodně odloží { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-gnome = Gnóm
    .acc = Gnóma
    .gender = m
text-gnome = Můžeš zde zničit bojovníka, jehož síla je menší než počet tvých bojovníků zde.
card-gremlin = Gremlin
    .acc = Gremlina
    .gender = m
text-gremlin = STÁLÝ: Když je zničen, dober si { $count ->
    [one] kartu a každý jiný hráč náhodně odloží kartu
    [few] { $count } karty a každý jiný hráč náhodně odloží { $count } karty
   *[other] { $count } karet a každý jiný hráč náhodně odloží { $count } karet
}.
card-block_the_path = Zahrazená cesta
    .acc = Zahrazenou cestu
    .gender = f
text-block_the_path = Zahraj na základnu a jmenuj frakci. STÁLÝ: Bojovníky této frakce sem nelze zahrát.
card-disenchant = Odčarování
    .acc = Odčarování
    .gender = n
text-disenchant = Znič jednu akci na bojovníkovi nebo na základně.
card-enshrouding_mist = Zahalující mlha
    .acc = Zahalující mlhu
    .gender = f
text-enshrouding_mist = Zahraj na základnu. STÁLÝ: V každém svém tahu sem můžeš zahrát bojovníka NAVÍC.
card-flame_trap = Ohnivá past
    .acc = Ohnivou past
    .gender = f
text-flame_trap = Zahraj na základnu. STÁLÝ: Když sem jiný hráč zahraje bojovníka, znič ho i tuto kartu (jeho schopnost má přednost).
card-hideout = Skrýš
    .acc = Skrýš
    .gender = f
text-hideout = Zahraj na základnu. STÁLÝ: Pokud by akce jiného hráče měla ovlivnit tvé bojovníky zde, znič Skrýš a akce je neovlivní.
card-mark_of_sleep = Znamení spánku
    .acc = Znamení spánku
    .gender = n
text-mark_of_sleep = Vyber hráče. Ve svém příštím tahu nemůže hrát akce.
card-pay_the_piper = Daň krysaři
    .acc = Daň krysaři
    .gender = f
text-pay_the_piper = Zahraj na základnu. STÁLÝ: Když sem jiný hráč zahraje bojovníka, odloží { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-take_the_shinies = Seber třpytky
    .nom = „Seber třpytky“
    .acc = akci „Seber třpytky“
    .gender = f
text-take_the_shinies = Každý jiný hráč náhodně odloží { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.

## Čarodějové

card-archmage = Arcimág
    .acc = Arcimága
    .gender = m
text-archmage = STÁLÝ: V každém svém tahu můžeš zahrát akci NAVÍC.
card-chronomage = Chronomág
    .acc = Chronomága
    .gender = m
text-chronomage = V tomto tahu můžeš zahrát akci NAVÍC.
card-enchantress = Zaklínačka
    .acc = Zaklínačku
    .gender = f
text-enchantress = Dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-neophyte = Novic
    .acc = Novice
    .gender = m
text-neophyte = Odkryj vrchní kartu svého balíčku. Akci si můžeš vzít do ruky nebo zahrát NAVÍC, jinak karta zůstane navrchu.
card-mass_enchantment = Hromadné očarování
    .acc = Hromadné očarování
    .gender = n
text-mass_enchantment = Každý jiný hráč odkryje vrchní kartu svého balíčku. Jednu z odkrytých akcí můžeš zahrát NAVÍC jako svou. Ostatní karty se vracejí navrch.
card-mystic_studies = Mystická studia
    .acc = Mystická studia
    .gender = pl
text-mystic_studies = Dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-portal = Portál
    .acc = Portál
    .gender = m
text-portal = Odkryj vrchních { $count } karet svého balíčku. Libovolné bojovníky mezi nimi si vezmi do ruky, zbytek vrať navrch v libovolném pořadí.
card-sacrifice = Oběť
    .acc = Oběť
    .gender = f
text-sacrifice = Vyber jednoho svého bojovníka. Dober si tolik karet, jakou má sílu, a pak ho znič.
card-scry = Věštění
    .acc = Věštění
    .gender = n
text-scry = Najdi ve svém balíčku akci, ukaž ji a vezmi si ji do ruky. Balíček zamíchej.
card-summon = Vyvolání
    .acc = Vyvolání
    .gender = n
text-summon = Můžeš zahrát bojovníka NAVÍC.
card-time_loop = Časová smyčka
    .acc = Časovou smyčku
    .gender = f
text-time_loop = Můžeš zahrát { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
} NAVÍC.
card-winds_of_change = Vítr změn
    .acc = Vítr změn
    .gender = m
text-winds_of_change = Zamíchej celou ruku do balíčku a dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}. Můžeš zahrát akci NAVÍC.

## Zombie

card-zombie_lord = Pán zombií
    .acc = Pána zombií
    .gender = m
text-zombie_lord = Ke každé základně, kde nemáš bojovníka, můžeš NAVÍC zahrát z odkládacího balíčku bojovníka se silou { $limit } nebo nižší.
card-grave_digger = Hrobník
    .acc = Hrobníka
    .gender = m
text-grave_digger = Můžeš si vzít do ruky bojovníka ze svého odkládacího balíčku.
card-tenacious_z = Houževnatec Z
    .acc = Houževnatce Z
    .gender = m
text-tenacious_z = SPECIÁLNÍ: Ve svém tahu ho můžeš zahrát NAVÍC z odkládacího balíčku. Takto jen jeden Houževnatec Z za tah.
card-walker = Mrtvák
    .acc = Mrtváka
    .gender = m
text-walker = Podívej se na vrchní kartu svého balíčku. Odlož ji, nebo ji nech navrchu.
card-grave_robbing = Vykrádání hrobů
    .acc = Vykrádání hrobů
    .gender = n
text-grave_robbing = Vezmi si do ruky kartu ze svého odkládacího balíčku.
card-lend_a_hand = Pomocná ruka
    .acc = Pomocnou ruku
    .gender = f
text-lend_a_hand = Zamíchej libovolný počet karet ze svého odkládacího balíčku do dobíracího.
card-mall_crawl = Nákupní horečka
    .acc = Nákupní horečku
    .gender = f
text-mall_crawl = Najdi ve svém balíčku libovolný počet karet jednoho jména a dej je na odkládací balíček. Balíček zamíchej.
card-not_enough_bullets = Došly náboje
    .nom = „Došly náboje“
    .acc = akci „Došly náboje“
    .gender = f
text-not_enough_bullets = Vezmi si do ruky libovolný počet bojovníků jednoho jména ze svého odkládacího balíčku.
card-outbreak = Vypuknutí nákazy
    .acc = Vypuknutí nákazy
    .gender = n
text-outbreak = Můžeš zahrát bojovníka NAVÍC k základně, kde žádného nemáš.
card-overrun = Přesila
    .acc = Přesilu
    .gender = f
text-overrun = Zahraj na základnu. STÁLÝ: Ostatní hráči sem nemohou hrát bojovníky. Na začátku svého příštího tahu tuto kartu znič.
card-they_keep_coming = Jdou pořád dál
    .nom = „Jdou pořád dál“
    .acc = akci „Jdou pořád dál“
    .gender = f
text-they_keep_coming = Můžeš NAVÍC zahrát bojovníka z odkládacího balíčku.
card-theyre_coming_to_get_you = Jdou si pro tebe
    .nom = „Jdou si pro tebe“
    .acc = akci „Jdou si pro tebe“
    .gender = f
text-theyre_coming_to_get_you = Zahraj na základnu. STÁLÝ: Bojovníky, které sem ve svých tazích hraješ, můžeš vzít z odkládacího balíčku místo z ruky.

## Základny

base-the_homeworld = Domovský svět
    .to = na Domovský svět
    .at = na Domovském světě
    .from = z Domovského světa
text-the_homeworld = Když je sem zahrán bojovník, jeho majitel může NAVÍC zahrát bojovníka se silou { $limit } nebo nižší.
base-the_mothership = Mateřská loď
    .to = na Mateřskou loď
    .at = na Mateřské lodi
    .from = z Mateřské lodi
text-the_mothership = Po vyhodnocení si vítěz může vrátit do ruky jednoho svého bojovníka odtud se silou { $limit } nebo nižší.
base-jungle_oasis = Oáza
    .to = na Oázu
    .at = na Oáze
    .from = z Oázy
text-jungle_oasis = Bez schopnosti.
base-tar_pits = Dehtové jezero
    .to = na Dehtové jezero
    .at = na Dehtovém jezeře
    .from = z Dehtového jezera
text-tar_pits = Bojovník zničený zde jde dospodu balíčku svého majitele.
base-ninja_dojo = Nindžovské dódžó
    .to = do Nindžovského dódžó
    .at = v Nindžovském dódžó
    .from = z Nindžovského dódžó
text-ninja_dojo = Po vyhodnocení může vítěz zničit jednoho libovolného bojovníka.
base-temple_of_goju = Chrám Goju
    .to = do Chrámu Goju
    .at = v Chrámu Goju
    .from = z Chrámu Goju
text-temple_of_goju = Po vyhodnocení jde nejsilnější bojovník každého hráče odtud dospodu balíčku svého majitele.
base-the_grey_opal = Šedý opál
    .to = na Šedý opál
    .at = na Šedém opálu
    .from = z Šedého opálu
text-the_grey_opal = Po vyhodnocení může každý hráč kromě vítěze přesunout jednoho svého bojovníka odtud k jiné základně.
base-tortuga = Tortuga
    .to = na Tortugu
    .at = na Tortuze
    .from = z Tortugy
text-tortuga = Hráč na druhém místě může přesunout jednoho svého bojovníka k základně, která nahradí tuto.
base-central_brain = Centrální mozek
    .to = na Centrální mozek
    .at = na Centrálním mozku
    .from = z Centrálního mozku
text-central_brain = Každý bojovník zde má +{ $count } k síle.
base-factory_436_1337 = Továrna 436-1337
    .to = do Továrny 436-1337
    .at = v Továrně 436-1337
    .from = z Továrny 436-1337
text-factory_436_1337 = Při vyhodnocení získá vítěz navíc 1 VB za každých { $count } bodů síly, které zde má.
base-cave_of_shinies = Jeskyně třpytek
    .to = do Jeskyně třpytek
    .at = v Jeskyni třpytek
    .from = z Jeskyně třpytek
text-cave_of_shinies = Když je zde zničen bojovník, jeho majitel získá { $count } VB.
base-mushroom_kingdom = Muchomůrkové království
    .to = do Muchomůrkového království
    .at = v Muchomůrkovém království
    .from = z Muchomůrkového království
text-mushroom_kingdom = Na začátku každého tahu sem může hráč na tahu přesunout bojovníka jiného hráče od jiné základny.
base-great_library = Velká knihovna
    .to = do Velké knihovny
    .at = ve Velké knihovně
    .from = z Velké knihovny
text-great_library = Po vyhodnocení si každý, kdo zde má bojovníka, může dobrat { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
base-school_of_wizardry = Škola kouzel
    .to = do Školy kouzel
    .at = ve Škole kouzel
    .from = ze Školy kouzel
text-school_of_wizardry = Po vyhodnocení se vítěz podívá na { $count } vrchní základny balíčku, vybere tu, která nahradí tuto, a ostatní vrátí navrch v libovolném pořadí.
base-evans_city_cemetery = Hřbitov v Evans City
    .to = na Hřbitov v Evans City
    .at = na Hřbitově v Evans City
    .from = ze Hřbitova v Evans City
text-evans_city_cemetery = Po vyhodnocení odloží vítěz celou ruku a dobere si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
base-rhodes_plaza_mall = Nákupní centrum Rhodes Plaza
    .to = do Nákupního centra Rhodes Plaza
    .at = v Nákupním centru Rhodes Plaza
    .from = z Nákupního centra Rhodes Plaza
text-rhodes_plaza_mall = Při vyhodnocení získá každý hráč { $count } VB za každého svého bojovníka zde.

## Otázky

ask-pick_faction = Kterou frakci si bereš?
ask-play = Zahraješ kartu, nebo ukončíš tah?
ask-at_once = Můžeš hrát NAVÍC: teď, nebo vůbec.
ask-permission = Které ze svých zahrání na to použiješ?
ask-order = Co se stane dřív?
ask-guard = { $card }: která ochrana padne?
ask-before = Základna { $base } se bude vyhodnocovat. Zasáhneš?
ask-after = Základna { $base } je vyhodnocena. Zachráníš někoho?
ask-score_next = Která základna se vyhodnotí teď?
ask-discard_to_ten = V ruce smí zůstat deset karet. Kterou odložíš?
ask-ignore = { $base }: budeš ignorovat schopnost této základny?
ask-draw = Velká knihovna: dobereš si kartu?
ask-return = { $card }: který bojovník se vrátí do ruky majitele?
ask-destroy = { $card }: který bojovník bude zničen?
ask-destroy_some = { $card }: kteří bojovníci budou zničeni?
ask-sink = { $card }: který bojovník půjde dospodu balíčku?
ask-bottom = { $card }: v jakém pořadí půjdou tví bojovníci dospodu balíčku? Poslední bude nejníž.
ask-flee = { $card } uniká. Ke které základně?
ask-move = { $card }: kdo se kam přesune?
ask-move_to = { $card }: ke které základně?
ask-lure = { $card }: kdo se tam přesune?
ask-base = { $card }: která základna?
ask-from_base = { $card }: od které základny?
ask-to_base = { $card }: ke které základně?
ask-new_base = { $card }: která základna přijde do hry?
ask-old_base = { $card }: kterou základnu nahradí?
ask-boost = { $card }: který bojovník zesílí?
ask-own = { $card }: který tvůj bojovník?
ask-own_too = { $card }: ještě někdo u téže základny?
ask-sacrifice = { $card }: koho obětuješ?
ask-destroy_action = { $card }: která akce bude zničena?
ask-destroy_actions = { $card }: které akce budou zničeny?
ask-attach_to = { $card }: kam se nalezená akce zahraje?
ask-sneak_in = { $card }: který bojovník vpadne?
ask-play_revealed = { $card }: kam zahraješ odkrytého bojovníka?
ask-neophyte = { $card } odkrývá { $found-acc }. Co s tou kartou?
ask-borrow = { $card }: kterou akci zahraješ?
ask-take_minions = { $card }: které bojovníky si bereš?
ask-order_top = { $card }: v jakém pořadí se zbytek vrátí? První bude navrchu.
ask-order_bases = { $card }: v jakém pořadí základny přijdou? První přijde hned.
ask-search = { $card }: co hledáš ve svém balíčku?
ask-how_many = { $card }: kolik karet jménem { $found-nom }?
ask-fetch = { $card }: kterou kartu si bereš z odkládacího balíčku?
ask-fetch_name = { $card }: které bojovníky si bereš z odkládacího balíčku?
ask-shuffle_in = { $card }: které karty zamícháš do balíčku?
ask-walker = { $card } vidí navrchu balíčku { $found-acc }. Co s tou kartou?
ask-discard = { $card }: kterou kartu odložíš?
ask-look_at = { $card }: komu se podíváš do ruky?
ask-make_discard = { $card }: který bojovník bude odložen?
ask-fire_at = { $card }: na čí bojovníky?
ask-put_to_sleep = { $card }: kdo usne?
ask-faction = { $card }: kterou frakci jmenuješ?

## Volby

skip = Nechat být
nothing = Nic tu není
end-phase = Ukončit tah
play-minion = Zahrát { $card-acc } { $base-to }
raise-minion = Z odkládacího balíčku zahrát { $card-acc } { $base-to }
play-action = Zahrát { $card-acc }
play-on-base = Zahrát { $card-acc } { $base-to }
play-on-minion = Zahrát { $card-acc } na { $minion-acc }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $me ->
    [seat] { $minion-gender ->
        [f] tvá
       *[m] tvůj
    }
   *[other] { $seat }
}, { $base })
use = Použít { $card-acc }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $base })
use-from-hand = Zahrát teď { $card-acc }
minion-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $me ->
    [seat] { $card-gender ->
        [f] tvá
       *[m] tvůj
    }
   *[other] { $seat }
}, { $base })
move-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} { $base-to }
action-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
seat-option = { $me ->
    [seat] ty
   *[other] { $seat }
}
of-seat = { $card } ({ $me ->
    [seat] od tebe
   *[other] { $seat }
})
number = { $number }
to-hand = Vzít do ruky
play-it = Hned zahrát
discard-it = Odložit
leave-it = Nechat navrchu
play-chip = { $given ->
    [yes] +1
   *[no] 1
} { $kind ->
    [minion] bojovník
   *[action] akce
}{ play-limits }{ $given ->
    [yes] {" "}({ $by })
   *[no] {""}
}
    .acc = { $kind ->
        [minion] bojovníka
       *[action] akci
    }{ play-limits }{ $given ->
        [yes] {" "}({ $by })
       *[no] {""}
    }
play-limits = { $limit ->
    [none] {""}
   *[other] {" "}se silou { $limit } nebo nižší
}{ $source ->
    [discard] {" "}z odkládacího balíčku
   *[hand] {""}
}{ $where ->
    [alone] {" "}tam, kde nikoho nemáš
    [base] {" "}{ $base-to }
   *[any] {""}
}
list = { $first }, { $rest }
    .acc = { $first-acc }, { $rest-acc }
pair = { $first } a { $rest }
    .acc = { $first-acc } a { $rest-acc }

## Zápis

log-pick-faction = { $me ->
    [seat] Bereš si
   *[other] { $seat } si bere
} { $faction-acc }.
log-factions = { $me ->
    [seat] Hraješ za
   *[other] { $seat } hraje za
} { $one-acc } a { $two-acc }.
log-new-base = Do hry přichází základna { $base }.
log-exchange = { $me ->
    [seat] Nemáš v ruce bojovníka, a tak ji ukazuješ a měníš za novou.
   *[other] { $seat } nemá v ruce bojovníka, a tak ji ukazuje a mění za novou.
}
log-turn = Tah { $turn }: { $me ->
    [seat] hraješ ty
   *[other] hraje { $seat }
}.
log-shuffle = { $me ->
    [seat] Mícháš svůj balíček
   *[other] { $seat } míchá svůj balíček
} ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
log-draw = { $me ->
    [seat] Dobíráš si
   *[other] { $seat } si dobírá
} { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-draw-known = { $me ->
    [seat] Dobíráš si
   *[other] { $seat } si dobírá
} { $cards-acc }.
log-reveal = { $me ->
    [seat] Odkrýváš
   *[other] { $seat } odkrývá
} { $cards-acc }.
log-look = { $me ->
    [seat] Díváš se
   *[other] { $seat } se dívá
} na vrchní kartu svého balíčku.
log-look-known = { $me ->
    [seat] Navrchu svého balíčku vidíš
   *[other] { $seat } vidí navrchu svého balíčku
} { $card-acc }.
log-look-hand = { $me ->
    [seat] Prohlížíš si karty, které má v ruce { $victim }.
    [victim] { $seat } si prohlíží karty ve tvé ruce.
   *[other] { $seat } si prohlíží karty, které má v ruce { $victim }.
}
log-look-hand-known = { $victim } má v ruce { $cards-acc }.
log-look-bases = { $me ->
    [seat] Díváš se
   *[other] { $seat } se dívá
} na { $count ->
    [one] vrchní základnu
    [few] { $count } vrchní základny
   *[other] { $count } vrchních základen
} v balíčku.
log-discard = { $me ->
    [seat] Odkládáš
   *[other] { $seat } odkládá
} { $cards-acc }.
log-discard-random = { $me ->
    [seat] Náhodně odkládáš
   *[other] { $seat } náhodně odkládá
} { $cards-acc }.
log-discard-top = { $me ->
    [seat] Z vrchu svého balíčku odkládáš
   *[other] { $seat } odkládá z vrchu svého balíčku
} { $cards-acc }.
log-fetch = { $me ->
    [seat] Z odkládacího balíčku si bereš
   *[other] { $seat } si bere z odkládacího balíčku
} { $cards-acc }.
log-take = { $me ->
    [seat] Bereš si do ruky
   *[other] { $seat } si bere do ruky
} { $cards-acc }.
log-shuffle-back = { $me ->
    [seat] Zamícháváš do balíčku
   *[other] { $seat } zamíchává do balíčku
} { $cards-acc }.
log-play-minion = { $me ->
    [seat] Hraješ
   *[other] { $seat } hraje
} { $card-acc } { $base-to }.
log-play-minion-discard = { $me ->
    [seat] Z odkládacího balíčku hraješ
   *[other] { $seat } hraje z odkládacího balíčku
} { $card-acc } { $base-to }.
log-play-action = { $me ->
    [seat] Hraješ
   *[other] { $seat } hraje
} { $card-acc }.
log-play-on-base = { $me ->
    [seat] Hraješ
   *[other] { $seat } hraje
} { $card-acc } { $base-to }.
log-play-on-minion = { $me ->
    [seat] Hraješ
   *[other] { $seat } hraje
} { $card-acc } na { $minion-acc } ({ $base }).
log-no-effect = { $card-nom } { $card-gender ->
    [pl] nemají na co působit a odkládají
   *[other] nemá na co působit a odkládá
} se.
log-name-faction = { $card } odteď nepustí { $faction-acc }.
log-use = { $me ->
    [seat] Využíváš
   *[other] { $seat } využívá
} schopnost karty { $card }.
log-extra = { $me ->
    [seat] Smíš zahrát navíc
   *[other] { $seat } smí zahrát navíc
} { $play-acc }.
log-return = { $me ->
    [seat] { $card-gender ->
        [f] Tvá
       *[m] Tvůj
    } { $card }
   *[other] { $card } ({ $seat })
} se vrací { $base-from } do ruky.
log-bottom = { $me ->
    [seat] { $card-gender ->
        [f] Tvá
       *[m] Tvůj
    } { $card }
   *[other] { $card } ({ $seat })
} jde dospodu balíčku.
log-move = { $me ->
    [seat] { $card-gender ->
        [f] Tvá
       *[m] Tvůj
    } { $card }
   *[other] { $card } ({ $seat })
} se přesouvá { $source-from } { $base-to }.
log-destroy = { $me ->
    [seat] { $card-gender ->
        [f] Tvá
       *[m] Tvůj
    } { $card }
   *[other] { $card } ({ $seat })
} padá { $base-at }.
log-destroy-action = Zničena je akce { $card-nom }.
log-saved = { $card-acc } to nezasáhne ({ $by }).
log-boost = { $card } sílí o { $amount }.
log-lower = Základna { $base } má obranu o { $amount } nižší, teď { $breakpoint }.
log-points = { $me ->
    [seat] Získáváš { $points } VB, máš jich
   *[other] { $seat } získává { $points } VB, má jich
} { $total }.
log-marked = { $me ->
    [seat] Ve svém příštím tahu nesmíš
   *[other] { $seat } nesmí ve svém příštím tahu
} hrát akce.
log-swap = Místo základny { $old } přichází { $base }.
log-scoring = Vyhodnocuje se { $base }: síla { $power } proti obraně { $breakpoint }.
log-scoring-stops = Základna je pryč, vyhodnocování končí.
log-pass = { $me ->
    [seat] Vynecháváš
   *[other] { $seat } vynechává
}.
log-rank = { $me ->
    [seat] Máš
   *[other] { $seat } má
} { $base-at } { $place }. místo se silou { $power }.
log-base-done = Základna { $base } se odkládá a s ní všechno, co u ní zbylo.
log-tie = Remíza na { $points } VB: hraje se dál.
end-points = Patnáct VB nebo víc, a nikdo jiný jich nemá tolik.
end-turn_limit = Je dosaženo omezení délky.

## Terminál

screen-turn = Tah { $turn }, { $seat }: { $phase ->
    [pick] volba frakcí
    [play] hraní karet
    [before] před vyhodnocením základny { $base }
    [award] vyhodnocení základny { $base }
    [after] po vyhodnocení základny { $base }
    [draw] dobírání
    [start] začátek tahu
    [check] kontrola základen
   *[end] konec tahu
}
screen-base-deck = Balíček základen { $cards }
screen-plays = Zbývá zahrát:
screen-nobody = nikdo tu není
screen-ready = padne
screen-missing = chybí { $missing }
screen-off = bez schopnosti
screen-would-gain = { $points } VB
screen-player = { $points } z { $goal } VB, ruka { $hand }, balíček { $deck }, odloženo { $discard }
screen-asleep = v tomto tahu bez akcí
screen-marked = v příštím tahu bez akcí
screen-hand = Tvá ruka:
screen-others = V ruce má jistě:
screen-action = akce

## Podle čeho se posuzuje pozice

term-points = vítězné body
term-secured = body, které se právě rozdají
term-victory = vítězství na dosah ruky
term-near = čekané body ze základen před pádem
term-far = čekané body z ostatních základen
term-hope = čekané body ze základen
term-in-sight = naděje, že jediná základna stačí k vítězství
term-lead = základny, kde máš nejvíc síly
term-power = síla ve hře
term-cards = karty v ruce
term-spare = karty v ruce navíc
term-fighters = síla tří nejlepších bojovníků v ruce
term-graves = bojovníci, které mohou zombie vrátit
term-allowances = zahrání navíc v každém tahu
term-traps = akce, které na základnách vadí soupeřům
term-cover = chráněná síla
term-last-spurt = body nad desátým
term-sleep = tah bez akcí
term-breaks = zisk z nejlepší základny, kterou jde hned srazit
term-minion-plays = bojovníci, které ještě smíš zahrát
term-action-plays = akce, které ještě smíš zahrát
term-promised = co ještě přinese rozehraná karta
term-to-move = být na tahu
unit-points = { $count } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
unit-victories = { $count } { $count ->
    [one] vítězství
    [few] vítězství
    [many] vítězství
   *[other] vítězství
}
unit-bases = { $count } { $count ->
    [one] základna
    [few] základny
    [many] základny
   *[other] základen
}
unit-power = síla { $count }
unit-cards = { $count } { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
unit-plays = { $count } { $count ->
    [one] zahrání
    [few] zahrání
    [many] zahrání
   *[other] zahrání
}
unit-turns = { $count } { $count ->
    [one] tah
    [few] tahy
    [many] tahu
   *[other] tahů
}
# co ukáže volba předem (gauges.py): jméno údaje, za ním stojí „9 ▸ 12“
gauge-points = { $me ->
    [who] Tvoje vítězné body
   *[other] Vítězné body – { $who }
}
gauge-hand = { $me ->
    [who] Tvoje karty v ruce
   *[other] Karty v ruce – { $who }
}
gauge-power = { $me ->
    [who] Tvoje síla { $base-at }
   *[other] { $who } – síla { $base-at }
}
gauge-pays = { $me ->
    [who] Tvůj zisk { $base-from }, kdyby základna padla teď
   *[other] { $who } – zisk { $base-from }, kdyby základna padla teď
}
gauge-missing = Do pádu chybí { $base-at }
