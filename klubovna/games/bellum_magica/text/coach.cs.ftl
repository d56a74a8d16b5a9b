# Co řekne rádce, když se otázka objeví poprvé: coach-<otázka>, dvě věty.

coach-goblins = Vlevo ti příšery nosí jídlo a poklady, vpravo bojují. Strana platí navždy, tak si jednoho goblina nech na každé.
coach-reroll = Kostka určí řadu, která dnes platí pro všechny. Kouzlo ji přehodí a večer se obnoví, soudek je jen jednou.
coach-attack = Útok vyjde, když tvé meče v dnešní řadě dosáhnou štítu. Magický štít prorazí jen magický meč a do hradu se dostane jen zloděj.
coach-steal = Zloděj unese truhlu z cizího hradu. Dřevo má nejmíň, kov víc a zlato nejvíc.
coach-recruit = Kup příšeru a vyber jí stranu: vlevo nosí, vpravo bojuje, a už se nepřesune. Nejvíc pomůže tam, kde máš slabé řady.
