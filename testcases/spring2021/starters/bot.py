# Spring Challenge 2021: this bot takes the last possible action, or waits.

# The cells: index, richness (0 to 3), and the six neighbours; -1 for none.
cells = [list(map(int, input().split())) for _ in range(int(input()))]
while True:
    day = int(input())
    nutrients = int(input())
    sun, score = map(int, input().split())
    other_sun, other_score, other_waits = map(int, input().split())
    # The trees: cell, size, is mine, is dormant.
    trees = [list(map(int, input().split())) for _ in range(int(input()))]
    # The possible actions; the first one is WAIT.
    actions = [input() for _ in range(int(input()))]

    print(actions[-1], flush=True)
