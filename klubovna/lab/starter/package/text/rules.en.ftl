rule-R1 = In turn, take one, two or three stones.
rule-R2 = Whoever takes the last stone loses; all the others win.
