# Tron: this bot goes to a free cell.
import sys

taken = set()
for line in sys.stdin:
    # The number of players, and which one this bot is.
    n, me = map(int, line.split())
    # For each player the first and the last cell of its ribbon; -1 if the player has lost.
    for i in range(n):
        x0, y0, x1, y1 = map(int, input().split())
        taken.add((x0, y0))
        taken.add((x1, y1))
        if i == me:
            x, y = x1, y1

    for name, dx, dy in (("UP", 0, -1), ("LEFT", -1, 0), ("DOWN", 0, 1), ("RIGHT", 1, 0)):
        to = (x + dx, y + dy)
        if 0 <= to[0] < 30 and 0 <= to[1] < 20 and to not in taken:
            break
    print(name, flush=True)
