# Accepted: CodinGame's code for a start with one rule for all turns, without simulation and without a plan.
import math

points = [tuple(map(int, input().split())) for _ in range(int(input()))]
pieces = list(zip(points, points[1:]))
left, right, ground = next((a[0], b[0], a[1]) for a, b in pieces if a[1] == b[1])


def clamp(n, lo, hi):
    return max(lo, min(n, hi))


# game loop
while True:
    x, y, h_speed, v_speed, fuel, rotate, power = map(int, input().split())
    over = left <= x <= right
    ahead = clamp(x, left + 200, right - 200) - x

    # Below which height the lander must not be, and how fast it may sink.
    floor = ground
    if not over:
        lo, hi = min(x, x + ahead), max(x, x + ahead)
        floor = max(max(a[1], b[1]) for a, b in pieces if a[0] <= hi and b[0] >= lo)
    above = y - floor
    sink = 36
    if not over:
        sink = min(36, math.sqrt(0.1 * max(0, above)))
    low = v_speed < -sink

    # Tilt against the error of the speed across.
    wanted = math.copysign(min(90, math.sqrt(2 * abs(ahead))), ahead)
    limit = 15 if low else 30
    if over:
        limit = clamp(15 * (above // 40 - 1), 0, limit)  # upright before the touch
    tilt = clamp(round(4 * (h_speed - wanted)), -limit, limit)

    thrust = 4 if low or abs(tilt) > 10 else 3 if v_speed < -26 else 2
    print(tilt, thrust, flush=True)
