import sys
import math
from collections import deque

# r: number of rows.
# c: number of columns.
# a: number of rounds between the time the alarm countdown is activated and the time the alarm goes off.
r, c, a = [int(i) for i in input().split()]
WAYS = {"UP": (-1, 0), "DOWN": (1, 0), "LEFT": (0, -1), "RIGHT": (0, 1)}


def path(start, goal, walls):
    """The words of a shortest way from a cell to a cell with this letter, None if there is none."""
    queue = deque([start])
    before = {start: None}
    while queue:
        cell = queue.popleft()
        if maze[cell[0]][cell[1]] == goal:
            words = []
            while before[cell]:
                cell, word = before[cell]
                words.append(word)
            return words[::-1]
        for word, (dr, dc) in WAYS.items():
            beside = cell[0] + dr, cell[1] + dc
            if 0 <= beside[0] < r and 0 <= beside[1] < c and beside not in before:
                letter = maze[beside[0]][beside[1]]
                if letter == goal or letter not in walls:
                    before[beside] = cell, word
                    queue.append(beside)
    return None


start = None
back = False
# game loop
while True:
    # kr: row where Rick is located.
    # kc: column where Rick is located.
    kr, kc = [int(i) for i in input().split()]
    maze = []
    for i in range(r):
        row = input()  # C of the characters in '#.TC?' (i.e. one line of the ASCII maze).
        maze.append(row)
    start = start or (kr, kc)
    back = back or maze[kr][kc] == "C"

    if back:
        words = path((kr, kc), "T", "#?")
    else:
        home = path(start, "C", "#?")
        words = None
        if home is not None and len(home) <= a:
            words = path((kr, kc), "C", "#?")
        if words is None:
            words = path((kr, kc), "?", "#C")
    print(len(words), "moves planned", file=sys.stderr)
    print(words[0])  # Rick's next move (UP DOWN LEFT or RIGHT).
