# Accepted: while many windows are left, cuts a polygon by lines of equal distance. When few are left, it lists them.
width, height = map(int, input().split())
jumps = int(input())
at = tuple(map(int, input().split()))
sides = []  # a, b, c: the bomb is where a*x + b*y <= c
polygon = [(-.5, -.5), (width - .5, -.5), (width - .5, height - .5), (-.5, height - .5)]
windows = None  # the list of all possible windows, as soon as there are few


def nearer(p, q, slack):
    c = q[0] ** 2 + q[1] ** 2 - p[0] ** 2 - p[1] ** 2
    return 2 * (q[0] - p[0]), 2 * (q[1] - p[1]), c - 1 + slack


def clip(points, a, b, c):
    kept = []
    for (x, y), (u, v) in zip(points, points[1:] + points[:1]):
        d, e = a * x + b * y - c, a * u + b * v - c
        if d <= 0:
            kept.append((x, y))
        if d * e < 0:
            kept.append((x + (u - x) * d / (d - e), y + (v - y) * d / (d - e)))
    return kept


def measure(points):
    """Returns the area and the centre."""
    area = sum_x = sum_y = 0
    x0, y0 = points[0] if points else (0, 0)
    for (x, y), (u, v) in zip(points[1:], points[2:]):
        cross = abs((x - x0) * (v - y0) - (u - x0) * (y - y0)) / 2
        area += cross
        sum_x += cross * (x0 + x + u) / 3
        sum_y += cross * (y0 + y + v) / 3
    return area, (sum_x / area, sum_y / area) if area else (0, 0)


def listed():
    rows = [y for x, y in polygon] or [0, height - 1]
    result = []
    for y in range(max(0, int(min(rows)) - 1), min(height, int(max(rows)) + 2)):
        lo, hi = 0, width - 1
        for a, b, c in sides:
            if a > 0:
                hi = min(hi, (c - b * y) // a)
            elif a < 0:
                lo = max(lo, -((c - b * y) // -a))
            elif b * y > c:
                hi = -1
        result += [(x, y) for x in range(lo, hi + 1)]
    return result


def largest(p, q):
    if windows is None:
        return max(measure(clip(polygon, *nearer(p, q, .5)))[0], measure(clip(polygon, *nearer(q, p, .5)))[0])
    parts = [0, 0, 0]
    for x, y in windows:
        d = (x - p[0]) ** 2 + (y - p[1]) ** 2 - (x - q[0]) ** 2 - (y - q[1]) ** 2
        parts[(d > 0) - (d < 0)] += 1
    return max(parts)


before = at
while True:
    hint = input()
    new = []
    if hint in ("WARMER", "SAME"):
        new.append(nearer(at, before, hint == "SAME"))
    if hint in ("COLDER", "SAME"):
        new.append(nearer(before, at, hint == "SAME"))
    sides += new
    if windows is not None:
        windows = [(x, y) for x, y in windows if all(a * x + b * y <= c for a, b, c in new)]
    else:
        for a, b, c in new:
            polygon = clip(polygon, a, b, c + .5)
        if hint == "SAME" or measure(polygon)[0] < 200:
            windows = listed()

    if windows is None:
        cx, cy = map(round, measure(polygon)[1])
    else:
        cx = round(sum(x for x, y in windows) / len(windows))
        cy = round(sum(y for x, y in windows) / len(windows))
    tries = [(cx, cy)]
    for dx in -1, 0, 1:
        for dy in -1, 0, 1:
            x, y = 2 * cx + dx - at[0], 2 * cy + dy - at[1]
            tries.append((max(0, min(width - 1, x)), max(0, min(height - 1, y))))
    before = at
    at = min((t for t in tries if t != before), key=lambda t: largest(t, before))
    if windows is not None and len(windows) == 1:
        at = windows[0]
    print(*at, flush=True)
