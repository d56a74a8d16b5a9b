"""An outside bot: `python outside_bot.py SERVER TOKEN GAMES` plays matches of Trablíci against a bot of the house."""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def play(server: str, token: str, game: str = "trablici") -> dict:
    program = {"X-Klubovna-Program": token}
    made = httpx.post(f"http://{server}/api/rooms", headers=program, json={"game": game, "bots": ["random"]}).json()
    with connect(f"ws://{server}/ws/{made['room']}", additional_headers=program) as socket:
        socket.send(json.dumps({"type": "hello", "room": made["room"], "token": made["token"]}))
        socket.send(json.dumps({"type": "start", "id": "start", "salt": f"{random.getrandbits(64):x}"}))
        while not (told := json.loads(socket.recv())).get("result"):
            for ask in [ask for ask in told.get("asks", []) if ask["seat"] == 0]:
                answer = {"seat": 0, "version": told["version"], "key": random.choice(ask["options"])["key"]}
                socket.send(json.dumps({"type": "answer", "id": f"v{told['version']}", **answer}))
        return told["result"]


if __name__ == "__main__":
    print([play(sys.argv[1], sys.argv[2]) for _ in range(int(sys.argv[3]))])
