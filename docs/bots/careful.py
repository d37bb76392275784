"""A bot for any game of Deska, by the line protocol: it chooses at random, but never ends or passes while it can do something else.

deska arena ethnos --bots greedy,docs/bots/careful.py --games 40
"""

import json
import random
import sys

IDLE = {"pass", "end", "done", "stop"}


def choose(question, dice):
    """One of the options, by name. `question["visible"]` is all that a person on this seat would see."""
    active = [option for option in question["options"] if option.partition(":")[0] not in IDLE]
    return dice.choice(active or question["options"])


dice = random.Random()
for line in sys.stdin:  # the arena closes the input when it needs us no more
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "careful", "wants": ["view"]}
    elif message["type"] == "new":
        dice.seed(message["seed"])  # the same deal, the same choices
    elif message["type"] == "choose":
        answer = {"option": choose(message, dice)}
    if answer is not None:
        print(json.dumps(answer), flush=True)
