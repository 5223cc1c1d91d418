# Accepted: CodinGame's code for a start, with a search for a way to the cave and one rule for all turns. It does not
# simulate the flight.
import math
from functools import lru_cache

SIDE, CLEARANCE = 50, 150

points = [tuple(map(int, input().split())) for _ in range(int(input()))]
pieces = list(zip(points, points[1:]))
left, right, ground = next((min(a[0], b[0]), max(a[0], b[0]), a[1]) for a, b in pieces if a[1] == b[1])


def clamp(n, lo, hi):
    return max(lo, min(n, hi))


def distance(p, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy), 0, 1)
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def middle(square):
    return (square[0] + 0.5) * SIDE, (square[1] + 0.5) * SIDE


@lru_cache(None)
def is_open(square):
    p = middle(square)
    return 0 < p[0] < 7000 and 0 < p[1] < 3000 and all(distance(p, a, b) >= CLEARANCE for a, b in pieces)


def way(x, y):
    """The middles of the squares on a shortest way to the flat ground."""
    queue = [(x // SIDE, y // SIDE)]
    before = {queue[0]: None}
    for square in queue:
        p = middle(square)
        if left + 200 <= p[0] <= right - 200 and ground < p[1] < ground + CLEARANCE + 100:
            path = []
            while square:
                path.append(middle(square))
                square = before[square]
            return path[::-1]
        for dx, dy in (-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1):
            beside = square[0] + dx, square[1] + dy
            if beside not in before and is_open(beside):
                before[beside] = square
                queue.append(beside)


def sees(x, y, p):
    length = math.hypot(p[0] - x, p[1] - y)
    for at in range(100, math.ceil(length), SIDE // 2):
        at /= length
        if not is_open((int((x + (p[0] - x) * at) // SIDE), int((y + (p[1] - y) * at) // SIDE))):
            return False
    return True


path = None
# game loop
while True:
    x, y, h_speed, v_speed, fuel, rotate, power = map(int, input().split())
    if path is None:
        path = way(x, y)
    while len(path) > 1 and sees(x, y, path[1]):
        path = path[1:]
    aim = path[0]
    landing = len(path) == 1 and left <= x <= right
    if landing:
        aim = clamp(x, left + 200, right - 200), ground
    ahead, above = aim[0] - x, y - aim[1]

    # The wanted speed up and down, and across: slow enough to stop or to climb on the way.
    up = -36
    across = min(30, math.sqrt(2 * abs(ahead)))
    if not landing:
        up = -math.copysign(min(36, math.sqrt(0.1 * abs(above))), above)
    if not landing and above < 0:
        up = min(10, up)
        across = min(across, abs(ahead) / max(1, (math.sqrt(v_speed**2 - 0.4 * above) - v_speed) / 0.2))
    low = v_speed < up

    limit = 21 if low else 30
    if landing:
        limit = clamp(15 * (int(above / 40) - 1), 0, limit)  # upright before the touch
    tilt = clamp(round(4 * (h_speed - math.copysign(across, ahead))), -limit, limit)

    thrust = 4 if low or abs(tilt) > 10 else 3 if v_speed < -26 else 2
    print(tilt, thrust, flush=True)
