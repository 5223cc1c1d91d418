import sys
import math
from functools import lru_cache

sys.setrecursionlimit(10000)

m = int(input())  # the amount of motorbikes to control
v = int(input())  # the minimum amount of motorbikes that must survive
lanes = []
for i in range(4):
    lanes.append(input())  # L0 to L3 are lanes of the road. A dot character . represents a safe space, a zero 0 represents a hole in the road.
length = len(lanes[0])


def safe(lane, first, last):
    return "0" not in lanes[lane][first:last + 1]


def drive(x, speed, bikes, command):
    """The place, the speed and the lanes of the bikes after a turn."""
    aside = 0
    if command == "SPEED":
        speed += 1
    elif command == "SLOW":
        speed = max(0, speed - 1)
    elif command == "UP":
        aside = -1 if 0 not in bikes else 0
    elif command == "DOWN":
        aside = 1 if 3 not in bikes else 0
    to = x + speed
    left = []
    for lane in bikes:
        ok = safe(lane + aside, to, to)
        if command != "JUMP":
            ok = ok and safe(lane + aside, x + 1, to) and safe(lane, x + 1, to - 1)
        if ok:
            left.append(lane + aside)
    return to, speed, tuple(left)


@lru_cache(None)
def search(x, speed, bikes, turns):
    if x >= length:
        return ()
    if turns == 0:
        return None
    for command in "SPEED", "JUMP", "UP", "DOWN", "SLOW", "WAIT":
        after = drive(x, speed, bikes, command)
        if len(after[2]) < v or after[:2] == (x, 0):
            continue
        rest = search(*after, turns - 1)
        if rest is not None:
            return (command,) + rest
    return None


plan = None
turn = 0
# game loop
while True:
    s = int(input())  # the motorbikes' speed
    bikes = []
    for i in range(m):
        # x: x coordinate of the motorbike
        # y: y coordinate of the motorbike
        # a: indicates whether the motorbike is activated "1" or detroyed "0"
        x, y, a = [int(j) for j in input().split()]
        if a:
            bikes.append((x, y))
    if plan is None:
        plan = search(bikes[0][0], s, tuple(sorted(y for x, y in bikes)), 50)
    print("plan:", plan, file=sys.stderr, flush=True)

    # A single line containing one of 6 keywords: SPEED, SLOW, JUMP, WAIT, UP, DOWN.
    print(plan[turn])
    turn += 1
