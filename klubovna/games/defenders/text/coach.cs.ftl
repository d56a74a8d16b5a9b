# Co řekne rádce, když se otázka objeví poprvé: coach-<otázka>, dvě věty.

coach-faction = Každá frakce má své prostředí, kde smí stavět tábory, a vlastní karty. Vyhráváte společně, až stojí všechny tábory a zarostou všechny továrny.
coach-leader = Vůdce je tvá figurka na mapě a přivede do balíčku šest svých Strážců. Přečti si jejich schopnosti: s nimi pak hraješ.
coach-split = Vedeš víc frakcí, a tak si rozděl počáteční ruku mezi ně. Vyvážená ruka znamená víc možností.
coach-start_camp = První tábor je tvůj domov: tady začínáš, tady se léčíš a bereš předměty. Dej ho do svého prostředí, blízko práce.
coach-lead = Vybraný Strážce povede tvůj tah: číslo jsou akční body, prostředí určuje stezku. Přečti si i jeho schopnost, platí v tomhle kole.
coach-reveal_next = Odhalilo se víc schopností a ty určíš, která přijde dřív. Přečti je: první může změnit druhou.
coach-act = Každá akce stojí jeden bod a dělá se tam, kde stojíš; svítí, kam dojdeš. U mecha se po každé akci hází a po tvém tahu odpoví stroje.
coach-burn = Řízený požár vyčistí sousední hexy jeden po druhém, za každý je podpora. Toxická lokalita při tom zraní.
coach-library_from = Putovní knihovna přestěhuje tábor. Vyber ten, který je teď nejméně užitečný.
coach-library_to = Sem se tábor přestěhuje: na les nebo do zalesněné továrny bez tábora. Blízko práce ušetří body za cestu.
coach-sharpshooter = Ostrostřelec zničí mecha na sousedním hexu. Vyber toho, který nejvíc překáží.
coach-secret_paths = Tajnými stezkami smí každý na sousední hex, ať stojí v cestě cokoli. Je to zadarmo: jdi tam, kde je práce.
coach-acid_rain = Žíravý déšť vymění jednoho mecha za znečištění. Vyber toho, který hrozí tobě nebo ostatním, a hex, který to snese.
coach-healing_herbs = Bylinky odstraní jednomu hráči všechna zranění. Pomoz tomu, kdo je nejblíž čtvrtému.
coach-tunnels = Tunely vedou na kterýkoli hex hor nebo do zalesněné továrny. Vyjdi tam, kam by ti jinak nestačily body.
coach-demolition = Demolice prolomí kteroukoli zeď na mapě. Průlomem projdeš ty, lovci nikdy.
