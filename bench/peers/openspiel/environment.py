"""Decisions per CPU second of OpenSpiel's own vectorised environment: many matches of one game, stepped together.

A line `seconds` on stdin, the figure on stdout. Every step gives all players' tensors and legal actions.
"""

import gc
import random
import sys
import time
import warnings

warnings.filterwarnings("ignore")
import open_spiel.python.games  # noqa: E402, F401
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.rl_agent import StepOutput  # noqa: E402
from open_spiel.python.vector_env import SyncVectorEnv  # noqa: E402

gc.freeze()  # as our own side does
gc.set_threshold(50_000)
draw = random.Random(5)
together = SyncVectorEnv([rl_environment.Environment(sys.argv[1]) for _ in range(int(sys.argv[2]))])
steps = together.reset()


def play_slice(seconds: float) -> float:
    global steps
    decisions = 0
    started = time.process_time()
    while True:
        actions = []
        for step in steps:
            seen = step.observations
            actions.append(StepOutput(action=draw.choice(seen["legal_actions"][seen["current_player"]]), probs=None))
        steps, _, _, _ = together.step(actions, reset_if_done=True)
        decisions += len(actions)
        spent = time.process_time() - started
        if spent >= seconds:
            return decisions / spent


for line in sys.stdin:
    print(play_slice(float(line)), flush=True)
