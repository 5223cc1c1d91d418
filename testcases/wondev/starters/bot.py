# Wondev Woman: this bot takes the first legal action.

# The size of the board, and the number of units of each player.
size = int(input())
units = int(input())
while True:
    # The heights of the cells; '.' is no cell.
    rows = [input() for _ in range(size)]
    # Your units, then the opponent's; -1 -1 if you do not see it.
    places = [tuple(map(int, input().split())) for _ in range(2 * units)]
    # The legal actions: TYPE INDEX DIR1 DIR2.
    actions = [input() for _ in range(int(input()))]

    print(actions[0] if actions else 'ACCEPT-DEFEAT', flush=True)
