rule-R1 = Na svém tahu si vezmi jeden, dva nebo tři kameny.
rule-R2 = Kdo vezme poslední kámen, prohrál; všichni ostatní vyhráli.
