"""Random play of one of OpenSpiel's Python games: a line `seconds` on stdin, decisions per CPU second on stdout."""

import gc
import random
import sys
import time
import warnings

warnings.filterwarnings("ignore")
import open_spiel.python.games  # noqa: E402, F401
import pyspiel  # noqa: E402

gc.freeze()  # as our own side does
gc.set_threshold(50_000)
game = pyspiel.load_game(sys.argv[1])
draw = random.Random(5)


def play_slice(seconds: float) -> float:
    decisions = 0
    started = time.process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(draw.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                decisions += 1
        spent = time.process_time() - started
        if spent >= seconds:
            return decisions / spent


for line in sys.stdin:
    print(play_slice(float(line)), flush=True)
