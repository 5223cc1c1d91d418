import sys
import math

# w: width of the building.
# h: height of the building.
w, h = [int(i) for i in input().split()]
n = int(input())  # maximum number of turns before game over.
x, y = [int(i) for i in input().split()]
left, right, top, bottom = 0, w - 1, 0, h - 1

# game loop
while True:
    bomb_dir = input()  # the direction of the bombs from batman's current location (U, UR, R, DR, D, DL, L or UL)
    if "U" in bomb_dir:
        bottom = y - 1
    elif "D" in bomb_dir:
        top = y + 1
    else:
        top = bottom = y
    if "L" in bomb_dir:
        right = x - 1
    elif "R" in bomb_dir:
        left = x + 1
    else:
        left = right = x

    x, y = (left + right) // 2, (top + bottom) // 2
    print(left, right, top, bottom, file=sys.stderr)
    print(x, y)
