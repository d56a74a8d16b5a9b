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
faction-dinosaurs = Dinosauři
faction-ninjas = Nindžové
faction-pirates = Piráti
faction-robots = Roboti
faction-tricksters = Skřítkové
faction-wizards = Čarodějové
faction-zombies = Zombie

## Mimozemšťané

card-supreme_overlord = Nejvyšší vládce
text-supreme_overlord = Můžeš vrátit jednoho bojovníka do ruky jeho majitele.
card-invader = Vetřelec
text-invader = Získáváš { $count } VB.
card-scout = Průzkumník
text-scout = SPECIÁLNÍ: Po vyhodnocení této základny si ho můžeš vzít do ruky, místo aby šel na odkládací balíček.
card-collector = Sběratel
text-collector = Můžeš odtud vrátit bojovníka se silou { $limit } nebo nižší do ruky jeho majitele.
card-abduction = Únos
text-abduction = Vrať jednoho bojovníka do ruky jeho majitele. Můžeš zahrát bojovníka NAVÍC.
card-beam_up = Přenos paprskem
text-beam_up = Vrať jednoho bojovníka do ruky jeho majitele.
card-crop_circles = Kruhy v obilí
text-crop_circles = Vyber základnu. Všichni bojovníci u ní se vracejí do rukou svých majitelů.
card-disintegrator = Dezintegrátor
text-disintegrator = Dej jednoho bojovníka se silou { $limit } nebo nižší dospodu balíčku jeho majitele.
card-invasion = Invaze
text-invasion = Přesuň jednoho bojovníka k jiné základně.
card-jammed_signal = Rušený signál
text-jammed_signal = Zahraj na základnu. STÁLÝ: Všichni hráči ignorují schopnost této základny.
card-probe = Sonda
text-probe = Podívej se jinému hráči do ruky a vyber v ní bojovníka; ten hráč ho odloží.
card-terraforming = Terraformace
text-terraforming = Najdi v balíčku základen jednu základnu a vyměň ji za jednu ve hře: akce na staré se odloží, bojovníci zůstanou. Balíček základen zamíchej. K nové základně můžeš zahrát bojovníka NAVÍC.

## Dinosauři

card-king_rex = Král Rex
text-king_rex = Bez schopnosti. Stačí, jak je velký.
card-laseratops = Laserotops
text-laseratops = Znič u této základny bojovníka se silou { $limit } nebo nižší.
card-armor_stego = Pancéřový stego
text-armor_stego = STÁLÝ: V tazích ostatních hráčů má +{ $count } k síle.
card-war_raptor = Bojový raptor
text-war_raptor = STÁLÝ: Za každého Bojového raptora u této základny, i za sebe, má +{ $count } k síle.
card-augmentation = Posílení
text-augmentation = Jeden bojovník má do konce tvého tahu +{ $count } k síle.
card-howl = Řev
text-howl = Každý tvůj bojovník ve hře má do konce tvého tahu +{ $count } k síle.
card-natural_selection = Přirozený výběr
text-natural_selection = Vyber jednoho svého bojovníka. Znič u téže základny bojovníka, který má menší sílu.
card-rampage = Běsnění
text-rampage = Vyber jednoho svého bojovníka. Obrana jeho základny klesá do konce tahu o jeho sílu.
card-survival_of_the_fittest = Přežití nejsilnějších
text-survival_of_the_fittest = U každé základny, kde se síly liší, znič jednoho z nejslabších bojovníků.
card-tooth_and_claw = Zuby a drápy… a pušky
text-tooth_and_claw = Zahraj na bojovníka. STÁLÝ: Pokud by ho měla nějaká schopnost ovlivnit, znič místo toho tuto kartu.
card-upgrade = Vylepšení
text-upgrade = Zahraj na bojovníka. STÁLÝ: Má +{ $count } k síle.
card-wildlife_preserve = Přírodní rezervace
text-wildlife_preserve = Zahraj na základnu. STÁLÝ: Tvé bojovníky zde neovlivňují akce jiných hráčů.

## Nindžové

card-ninja_master = Nindžovský mistr
text-ninja_master = Můžeš zde zničit jednoho bojovníka.
card-tiger_assassin = Tygří bojovnice
text-tiger_assassin = Můžeš zde zničit jednoho bojovníka se silou { $limit } nebo nižší.
card-shinobi = Šinobi
text-shinobi = SPECIÁLNÍ: Před vyhodnocením základny ho k ní můžeš zahrát. Takto jen jeden Šinobi na jedno vyhodnocení.
card-ninja_acolyte = Nindžovský učeň
text-ninja_acolyte = SPECIÁLNÍ: Pokud jsi v tomto tahu ještě nezahrál bojovníka, můžeš si ho vrátit do ruky a hned k jeho základně zahrát bojovníka NAVÍC.
card-assassination = Úkladná vražda
text-assassination = Zahraj na bojovníka. STÁLÝ: Na konci tahu ho znič.
card-disguise = Převlek
text-disguise = Vyber u jedné základny jednoho nebo { $count } své bojovníky. Můžeš tam hned zahrát nejvýš stejný počet bojovníků NAVÍC, pak si vybrané vrať do ruky.
card-hidden_ninja = Skrytý nindža
text-hidden_ninja = SPECIÁLNÍ: Před vyhodnocením základny k ní zahraj bojovníka.
card-infiltrate = Infiltrace
text-infiltrate = Zahraj na základnu. Znič na ní jinou akci. STÁLÝ: Do začátku svého příštího tahu můžeš ignorovat schopnost této základny.
card-poison = Otrava
text-poison = Zahraj na bojovníka. Znič na něm libovolné akce. STÁLÝ: Má -{ $count } k síle.
card-seeing_stars = Šurikeny
text-seeing_stars = Znič jednoho bojovníka se silou { $limit } nebo nižší.
card-smoke_bomb = Kouřová clona
text-smoke_bomb = Zahraj na svého bojovníka. STÁLÝ: Neovlivňují ho akce jiných hráčů. Na začátku svého příštího tahu tuto kartu znič.
card-way_of_deception = Cesta klamu
text-way_of_deception = Přesuň jednoho svého bojovníka k jiné základně.

## Piráti

card-pirate_king = Král pirátů
text-pirate_king = SPECIÁLNÍ: Před vyhodnocením základny ho k ní můžeš přesunout.
card-buccaneer = Bukanýr
text-buccaneer = SPECIÁLNÍ: Pokud by měl být zničen, přesuň ho místo toho k jiné základně.
card-saucy_wench = Ostrá pirátka
text-saucy_wench = Můžeš zde zničit bojovníka se silou { $limit } nebo nižší.
card-first_mate = První důstojník
text-first_mate = SPECIÁLNÍ: Po vyhodnocení této základny ho můžeš přesunout k jiné, místo aby šel na odkládací balíček.
card-broadside = Boční salva
text-broadside = Vyber základnu, kde máš bojovníka, a jednoho hráče. Znič tam všechny jeho bojovníky se silou { $limit } nebo nižší.
card-cannon = Dělo
text-cannon = Znič až { $count } bojovníky se silou { $limit } nebo nižší.
card-dinghy = Člun
text-dinghy = Přesuň až { $count } své bojovníky k jiným základnám.
card-full_sail = Napnout plachty
text-full_sail = Přesuň libovolný počet svých bojovníků k jiným základnám. SPECIÁLNÍ: Můžeš ji zahrát i před vyhodnocením základny.
card-powderkeg = Sud s prachem
text-powderkeg = Znič jednoho svého bojovníka a všechny u téže základny se stejnou nebo menší silou.
card-sea_dogs = Mořští vlci
text-sea_dogs = Jmenuj frakci. Přesuň všechny bojovníky této frakce ostatních hráčů od jedné základny k jiné.
card-shanghai = Únos na palubu
text-shanghai = Přesuň bojovníka jiného hráče k jiné základně.
card-swashbuckling = Šermířské kousky
text-swashbuckling = Každý tvůj bojovník ve hře má do konce tahu +{ $count } k síle.

## Roboti

card-nukebot = Novabot
text-nukebot = STÁLÝ: Když je zničen, znič u jeho základny bojovníky všech ostatních hráčů.
card-warbot = Tankobot
text-warbot = STÁLÝ: Nemůže být zničen.
card-hoverbot = Levitobot
text-hoverbot = Odkryj vrchní kartu svého balíčku. Bojovníka můžeš zahrát NAVÍC, jinak karta zůstane navrchu.
card-zapbot = Jiskrobot
text-zapbot = Můžeš NAVÍC zahrát bojovníka se silou { $limit } nebo nižší.
card-microbot_alpha = Minibot Alfa
text-microbot_alpha = STÁLÝ: Za každého dalšího minibota má +{ $count } k síle. Všichni tví bojovníci se počítají jako miniboti.
card-microbot_archive = Minibot archivář
text-microbot_archive = STÁLÝ: Když je zničen některý tvůj minibot, i tento, dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-microbot_fixer = Minibot opravář
text-microbot_fixer = Pokud je to tvůj první bojovník v tomto tahu, můžeš zahrát bojovníka NAVÍC. STÁLÝ: Každý tvůj minibot má +{ $count } k síle.
card-microbot_guard = Minibot strážce
text-microbot_guard = Znič zde bojovníka, jehož síla je menší než počet tvých bojovníků zde.
card-microbot_reclaimer = Minibot recyklátor
text-microbot_reclaimer = Pokud je to tvůj první bojovník v tomto tahu, můžeš zahrát bojovníka NAVÍC. Můžeš zamíchat libovolné miniboty ze svého odkládacího balíčku do dobíracího.
card-tech_center = Techcentrum
text-tech_center = Vyber základnu. Dober si kartu za každého svého bojovníka u ní.

## Skřítkové

card-leprechaun = Leprikón
text-leprechaun = STÁLÝ: Když jiný hráč zahraje sem bojovníka s menší silou, než má Leprikón, znič ho (jeho schopnost má přednost).
card-brownie = Šotek
text-brownie = STÁLÝ: Když jiný hráč zahraje kartu, která Šotka ovlivní, náhodně odloží { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-gnome = Gnóm
text-gnome = Můžeš zde zničit bojovníka, jehož síla je menší než počet tvých bojovníků zde.
card-gremlin = Gremlin
text-gremlin = STÁLÝ: Když je zničen, dober si { $count ->
    [one] kartu a každý jiný hráč náhodně odloží kartu
    [few] { $count } karty a každý jiný hráč náhodně odloží { $count } karty
   *[other] { $count } karet a každý jiný hráč náhodně odloží { $count } karet
}.
card-block_the_path = Zahrazená cesta
text-block_the_path = Zahraj na základnu a jmenuj frakci. STÁLÝ: Bojovníky této frakce sem nelze zahrát.
card-disenchant = Odčarování
text-disenchant = Znič jednu akci na bojovníkovi nebo na základně.
card-enshrouding_mist = Zahalující mlha
text-enshrouding_mist = Zahraj na základnu. STÁLÝ: V každém svém tahu sem můžeš zahrát bojovníka NAVÍC.
card-flame_trap = Ohnivá past
text-flame_trap = Zahraj na základnu. STÁLÝ: Když sem jiný hráč zahraje bojovníka, znič ho i tuto kartu (jeho schopnost má přednost).
card-hideout = Skrýš
text-hideout = Zahraj na základnu. STÁLÝ: Pokud by akce jiného hráče měla ovlivnit tvé bojovníky zde, znič Skrýš a akce je neovlivní.
card-mark_of_sleep = Znamení spánku
text-mark_of_sleep = Vyber hráče. Ve svém příštím tahu nemůže hrát akce.
card-pay_the_piper = Daň krysaři
text-pay_the_piper = Zahraj na základnu. STÁLÝ: Když sem jiný hráč zahraje bojovníka, odloží { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-take_the_shinies = Seber třpytky
text-take_the_shinies = Každý jiný hráč náhodně odloží { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.

## Čarodějové

card-archmage = Arcimág
text-archmage = STÁLÝ: V každém svém tahu můžeš zahrát akci NAVÍC.
card-chronomage = Chronomág
text-chronomage = V tomto tahu můžeš zahrát akci NAVÍC.
card-enchantress = Zaklínačka
text-enchantress = Dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-neophyte = Novic
text-neophyte = Odkryj vrchní kartu svého balíčku. Akci si můžeš vzít do ruky nebo zahrát NAVÍC, jinak karta zůstane navrchu.
card-mass_enchantment = Hromadné očarování
text-mass_enchantment = Každý jiný hráč odkryje vrchní kartu svého balíčku. Jednu z odkrytých akcí můžeš zahrát NAVÍC jako svou. Ostatní karty se vracejí navrch.
card-mystic_studies = Mystická studia
text-mystic_studies = Dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
card-portal = Portál
text-portal = Odkryj vrchních { $count } karet svého balíčku. Libovolné bojovníky mezi nimi si vezmi do ruky, zbytek vrať navrch v libovolném pořadí.
card-sacrifice = Oběť
text-sacrifice = Vyber jednoho svého bojovníka. Dober si tolik karet, jakou má sílu, a pak ho znič.
card-scry = Věštění
text-scry = Najdi ve svém balíčku akci, ukaž ji a vezmi si ji do ruky. Balíček zamíchej.
card-summon = Vyvolání
text-summon = Můžeš zahrát bojovníka NAVÍC.
card-time_loop = Časová smyčka
text-time_loop = Můžeš zahrát { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
} NAVÍC.
card-winds_of_change = Vítr změn
text-winds_of_change = Zamíchej celou ruku do balíčku a dober si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}. Můžeš zahrát akci NAVÍC.

## Zombie

card-zombie_lord = Pán zombií
text-zombie_lord = Ke každé základně, kde nemáš bojovníka, můžeš NAVÍC zahrát z odkládacího balíčku bojovníka se silou { $limit } nebo nižší.
card-grave_digger = Hrobník
text-grave_digger = Můžeš si vzít do ruky bojovníka ze svého odkládacího balíčku.
card-tenacious_z = Houževnatec Z
text-tenacious_z = SPECIÁLNÍ: Ve svém tahu ho můžeš zahrát NAVÍC z odkládacího balíčku. Takto jen jeden Houževnatec Z za tah.
card-walker = Mrtvák
text-walker = Podívej se na vrchní kartu svého balíčku. Odlož ji, nebo ji nech navrchu.
card-grave_robbing = Vykrádání hrobů
text-grave_robbing = Vezmi si do ruky kartu ze svého odkládacího balíčku.
card-lend_a_hand = Pomocná ruka
text-lend_a_hand = Zamíchej libovolný počet karet ze svého odkládacího balíčku do dobíracího.
card-mall_crawl = Nákupní horečka
text-mall_crawl = Najdi ve svém balíčku libovolný počet karet jednoho jména a dej je na odkládací balíček. Balíček zamíchej.
card-not_enough_bullets = Došly náboje
text-not_enough_bullets = Vezmi si do ruky libovolný počet bojovníků jednoho jména ze svého odkládacího balíčku.
card-outbreak = Vypuknutí nákazy
text-outbreak = Můžeš zahrát bojovníka NAVÍC k základně, kde žádného nemáš.
card-overrun = Přesila
text-overrun = Zahraj na základnu. STÁLÝ: Ostatní hráči sem nemohou hrát bojovníky. Na začátku svého příštího tahu tuto kartu znič.
card-they_keep_coming = Jdou pořád dál
text-they_keep_coming = Můžeš NAVÍC zahrát bojovníka z odkládacího balíčku.
card-theyre_coming_to_get_you = Jdou si pro tebe
text-theyre_coming_to_get_you = Zahraj na základnu. STÁLÝ: Bojovníky, které sem ve svých tazích hraješ, můžeš vzít z odkládacího balíčku místo z ruky.

## Základny

base-the_homeworld = Domovský svět
text-the_homeworld = Když je sem zahrán bojovník, jeho majitel může NAVÍC zahrát bojovníka se silou { $limit } nebo nižší.
base-the_mothership = Mateřská loď
text-the_mothership = Po vyhodnocení si vítěz může vrátit do ruky jednoho svého bojovníka odtud se silou { $limit } nebo nižší.
base-jungle_oasis = Oáza
text-jungle_oasis = Bez schopnosti.
base-tar_pits = Dehtové jezero
text-tar_pits = Bojovník zničený zde jde dospodu balíčku svého majitele.
base-ninja_dojo = Nindžovské dódžó
text-ninja_dojo = Po vyhodnocení může vítěz zničit jednoho libovolného bojovníka.
base-temple_of_goju = Chrám Goju
text-temple_of_goju = Po vyhodnocení jde nejsilnější bojovník každého hráče odtud dospodu balíčku svého majitele.
base-the_grey_opal = Šedý opál
text-the_grey_opal = Po vyhodnocení může každý hráč kromě vítěze přesunout jednoho svého bojovníka odtud k jiné základně.
base-tortuga = Tortuga
text-tortuga = Hráč na druhém místě může přesunout jednoho svého bojovníka k základně, která nahradí tuto.
base-central_brain = Centrální mozek
text-central_brain = Každý bojovník zde má +{ $count } k síle.
base-factory_436_1337 = Továrna 436-1337
text-factory_436_1337 = Při vyhodnocení získá vítěz navíc 1 VB za každých { $count } bodů síly, které zde má.
base-cave_of_shinies = Jeskyně třpytek
text-cave_of_shinies = Když je zde zničen bojovník, jeho majitel získá { $count } VB.
base-mushroom_kingdom = Muchomůrkové království
text-mushroom_kingdom = Na začátku každého tahu sem může hráč na tahu přesunout bojovníka jiného hráče od jiné základny.
base-great_library = Velká knihovna
text-great_library = Po vyhodnocení si každý, kdo zde má bojovníka, může dobrat { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
base-school_of_wizardry = Škola kouzel
text-school_of_wizardry = Po vyhodnocení se vítěz podívá na { $count } vrchní základny balíčku, vybere tu, která nahradí tuto, a ostatní vrátí navrch v libovolném pořadí.
base-evans_city_cemetery = Hřbitov v Evans City
text-evans_city_cemetery = Po vyhodnocení odloží vítěz celou ruku a dobere si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
base-rhodes_plaza_mall = Nákupní centrum Rhodes Plaza
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
ask-ignore = { $base }: budeš ignorovat její schopnost?
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
ask-neophyte = { $card } odkryl kartu { $found }. Co s ní?
ask-borrow = { $card }: kterou akci zahraješ?
ask-take_minions = { $card }: které bojovníky si bereš?
ask-order_top = { $card }: v jakém pořadí se zbytek vrátí? První bude navrchu.
ask-order_bases = { $card }: v jakém pořadí základny přijdou? První přijde hned.
ask-search = { $card }: co hledáš ve svém balíčku?
ask-how_many = { $card }: kolik karet jménem { $found }?
ask-fetch = { $card }: kterou kartu si bereš z odkládacího balíčku?
ask-fetch_name = { $card }: které bojovníky si bereš z odkládacího balíčku?
ask-shuffle_in = { $card }: které karty zamícháš do balíčku?
ask-walker = { $card } vidí na vrchu balíčku kartu { $found }. Co s ní?
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
play-minion = { $card }: { $base }
raise-minion = { $card } z odkládacího balíčku: { $base }
play-action = Zahrát: { $card }
play-on-base = { $card } na základnu { $base }
play-on-minion = { $card } na bojovníka { $minion }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $seat }, { $base })
use = Použít: { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $base })
use-from-hand = Zahrát teď: { $card }
minion-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} ({ $seat }, { $base })
move-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
} → { $base }
action-option = { $card }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
seat-option = { $seat }
of-seat = { $card } ({ $seat })
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
}{ $limit ->
    [none] {""}
   *[other] {" "}se silou { $limit } nebo nižší
}{ $source ->
    [discard] {" "}z odkládacího balíčku
   *[hand] {""}
}{ $where ->
    [alone] {" "}tam, kde nikoho nemáš
    [base] {" "}k základně { $base }
   *[any] {""}
}{ $given ->
    [yes] {" "}({ $by })
   *[no] {""}
}
list = { $first }, { $rest }

## Zápis

log-pick-faction = { $seat } si bere frakci { $faction }.
log-factions = { $seat } hraje za frakce { $one } a { $two }.
log-new-base = Vykládá se základna { $base }.
log-exchange = { $seat } nemá bojovníka, ukazuje ruku a vyměňuje ji.
log-turn = Tah { $turn }: { $seat }.
log-shuffle = { $seat } míchá balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
log-draw = { $seat } si dobírá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-draw-known = Dobíráš si: { $cards }.
log-reveal = { $seat } odkrývá: { $cards }.
log-look = { $seat } se dívá na vrchní kartu balíčku.
log-look-known = Díváš se na vrchní kartu: { $card }.
log-look-hand = { $seat } se dívá do ruky: { $victim }.
log-look-hand-known = V ruce má { $victim }: { $cards }.
log-look-bases = { $seat } se dívá na vrch balíčku základen: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
log-discard = { $seat } odkládá: { $cards }.
log-discard-random = { $seat } náhodně odkládá: { $cards }.
log-discard-top = { $seat } odkládá z vrchu balíčku: { $cards }.
log-fetch = { $seat } si bere z odkládacího balíčku: { $cards }.
log-take = { $seat } si bere do ruky: { $cards }.
log-shuffle-back = { $seat } zamíchává do balíčku: { $cards }.
log-play-minion = { $seat } hraje k základně { $base }: { $card }.
log-play-minion-discard = { $seat } hraje z odkládacího balíčku k základně { $base }: { $card }.
log-play-action = { $seat } hraje akci: { $card }.
log-play-on-base = { $seat } hraje na základnu { $base }: { $card }.
log-play-on-minion = { $seat } hraje na bojovníka { $minion } ({ $base }): { $card }.
log-no-effect = { $card }: bez účinku, odkládá se.
log-name-faction = { $card } jmenuje frakci { $faction }.
log-use = { $seat } používá: { $card }.
log-extra = { $seat } smí zahrát: { $play }.
log-return = { $card } se vrací od základny { $base } do ruky: { $seat }.
log-bottom = { $card } jde dospodu balíčku: { $seat }.
log-move = { $card } ({ $seat }) se přesouvá: { $source } → { $base }.
log-destroy = U základny { $base } padá { $card } ({ $seat }).
log-destroy-action = Zničena je akce { $card }.
log-saved = { $by } neovlivňuje: { $card }.
log-boost = { $card } má sílu o { $amount } větší.
log-lower = { $base }: obrana klesá o { $amount } na { $breakpoint }.
log-points = { $seat } získává { $points } VB a má { $total }.
log-marked = { $seat } nesmí v příštím svém tahu hrát akce.
log-swap = Základna { $base } nastupuje na místo základny { $old }.
log-scoring = Vyhodnocuje se { $base }: síla { $power }, obrana { $breakpoint }.
log-scoring-stops = Základna je pryč, vyhodnocování končí.
log-pass = { $seat } vynechává.
log-rank = { $seat } je u základny { $base } na { $place }. místě se silou { $power }.
log-base-done = Základna { $base } a vše, co u ní zbylo, se odkládá.
log-tie = Remíza na { $points } VB: hraje se dál.
end-points = Patnáct VB nebo více, a nikdo jiný jich nemá tolik.
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
