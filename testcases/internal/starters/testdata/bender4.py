import sys
import math
from collections import deque

width, height = [int(i) for i in input().split()]
rows = []
for i in range(height):
    line = input()  # a row of the grid
    rows.append(line)
start_x, start_y = [int(i) for i in input().split()]
target_x, target_y = [int(i) for i in input().split()]
switches, fields, on = {}, {}, 0
for i in range(int(input())):
    switch_x, switch_y, block_x, block_y, initial_state = [int(j) for j in input().split()]
    switches[switch_x, switch_y] = fields[block_x, block_y] = 1 << i
    on |= initial_state << i
balls = frozenset((x, y) for y in range(height) for x in range(width) if rows[y][x] == "+")
WAYS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
target = target_x, target_y


def search(push):
    """The moves of a shortest way; balls count as walls unless they may be pushed."""
    first = start_x, start_y, on, balls
    before = {first: None}
    queue = deque([first])
    while queue:
        state = queue.popleft()
        x, y, bits, left = state
        if (x, y) == target:
            moves = ""
            while before[state]:
                state, move = before[state]
                moves = move + moves
            return moves
        for move, (dx, dy) in WAYS.items():
            to = x + dx, y + dy
            if rows[to[1]][to[0]] == "#":
                continue
            after, now = bits ^ switches.get(to, 0), left
            if to in left:
                behind = to[0] + dx, to[1] + dy
                if not push or behind in left or behind == target or rows[behind[1]][behind[0]] == "#":
                    continue
                after ^= switches.get(behind, 0)
                now = left - {to} | {behind}
            new = (*to, after, now)
            if after & fields.get(to, 0) or new in before:
                continue
            before[new] = state, move
            queue.append(new)
    return None


answer = search(False) or search(True)
print(len(answer), "moves", file=sys.stderr, flush=True)

# main;function1;function2;...
print(answer)
