"""Simulations per CPU second of OpenSpiel's own IS-MCTS (C++, random playouts) on one of its games.

A line `seconds` on stdin, the figure on stdout.
"""

import random
import sys
import time

import pyspiel

SIMULATIONS = 256
game = pyspiel.load_game(sys.argv[1])
draw = random.Random(5)


def slice_of(seconds: float) -> float:
    played = 0
    spent = 0.0
    while spent < seconds:
        bot = pyspiel.ISMCTSBot(
            draw.randrange(1 << 30),
            pyspiel.RandomRolloutEvaluator(1, draw.randrange(1 << 30)),
            2.0,
            SIMULATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        state = game.new_initial_state()
        while not state.is_terminal() and spent < seconds:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(draw.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            started = time.process_time()
            action = bot.step(state)
            spent += time.process_time() - started
            played += SIMULATIONS
            state.apply_action(action)
    return played / spent


for line in sys.stdin:
    print(slice_of(float(line)), flush=True)
