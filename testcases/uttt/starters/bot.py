# Ultimate Tic-Tac-Toe: this bot plays the first legal move.
import sys


def main():
    for line in sys.stdin:
        # The opponent's last move; -1 -1 in the first turn of the game.
        row, col = map(int, line.split())
        # The legal moves.
        n = int(input())
        moves = [tuple(map(int, input().split())) for _ in range(n)]

        print(*moves[0], flush=True)


main()
