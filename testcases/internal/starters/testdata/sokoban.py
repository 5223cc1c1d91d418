import sys
import math
from collections import deque

width, height, box_count = [int(i) for i in input().split()]
rows = []
for i in range(height):
    rows.append(input())
WAYS = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}
walls = {(x, y) for y in range(height) for x in range(width) if rows[y][x] == "#"}
targets = {(x, y) for y in range(height) for x in range(width) if rows[y][x] == "*"}


def plus(cell, way):
    return cell[0] + way[0], cell[1] + way[1]


# The cells from which a box alone can be pushed to a target: backwards from the targets.
alive = set(targets)
queue = deque(targets)
while queue:
    cell = queue.popleft()
    for dx, dy in WAYS.values():
        box, man = (cell[0] - dx, cell[1] - dy), (cell[0] - 2 * dx, cell[1] - 2 * dy)
        inside = 0 <= man[0] < width and 0 <= man[1] < height
        if box not in walls and man not in walls and inside and box not in alive:
            alive.add(box)
            queue.append(box)


def reach(man, boxes):
    """The ways to all cells that the man can reach."""
    ways = {man: ""}
    queue = deque([man])
    while queue:
        cell = queue.popleft()
        for letter, way in WAYS.items():
            to = plus(cell, way)
            if to not in ways and to not in walls and to not in boxes:
                ways[to] = ways[cell] + letter
                queue.append(to)
    return ways


def solve(man, boxes):
    queue = deque([(man, boxes, "")])
    seen = set()
    while queue:
        man, boxes, moves = queue.popleft()
        ways = reach(man, boxes)
        key = min(ways), boxes
        if key in seen:
            continue
        seen.add(key)
        if boxes <= targets:
            return moves
        for box in boxes:
            for letter, way in WAYS.items():
                behind, to = (box[0] - way[0], box[1] - way[1]), plus(box, way)
                if behind in ways and to in alive and to not in boxes:
                    queue.append((box, boxes - {box} | {to}, moves + ways[behind] + letter))


plan = None
turn = 0
# game loop
while True:
    pusher_x, pusher_y = [int(i) for i in input().split()]
    boxes = []
    for i in range(box_count):
        box_x, box_y = [int(j) for j in input().split()]
        boxes.append((box_x, box_y))
    if plan is None:
        plan = solve((pusher_x, pusher_y), frozenset(boxes))
        print(len(plan), "moves", file=sys.stderr, flush=True)
    print(plan[turn])
    turn += 1
