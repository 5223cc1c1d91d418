import sys
import math

# light_x: the X position of the light of power
# light_y: the Y position of the light of power
# initial_tx: Thor's starting X position
# initial_ty: Thor's starting Y position
light_x, light_y, x, y = [int(i) for i in input().split()]

# game loop
while True:
    remaining_turns = int(input())  # The remaining amount of turns Thor can move. Do not remove this line.
    way = ""
    if y < light_y:
        way, y = "S", y + 1
    elif y > light_y:
        way, y = "N", y - 1
    if x < light_x:
        way, x = way + "E", x + 1
    elif x > light_x:
        way, x = way + "W", x - 1

    print("Thor goes to", x, y, file=sys.stderr, flush=True)
    print(way)
