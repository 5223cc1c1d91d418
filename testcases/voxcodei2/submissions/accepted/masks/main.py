# Accepted: keeps the tracks of nodes that agree with all maps so far, and searches for bombs for these tracks. Sets
# of nodes are bits of integers.
width, height = map(int, input().split())
turn, rounds, tracks, plan = 0, 0, [], {}


def is_open(x, y):
    return 0 <= x < width and 0 <= y < height and first[y][x] != "#"


def walk(x, y, dx, dy):
    track = []
    for _ in range(rounds + 1):
        track.append((x, y))
        if not is_open(x + dx, y + dy):
            dx, dy = -dx, -dy
        if is_open(x + dx, y + dy):
            x, y = x + dx, y + dy
    return tuple(track)


def cross(x, y):
    cells = [(x, y)]
    for dx, dy in (1, 0), (-1, 0), (0, 1), (0, -1):
        for i in 1, 2, 3:
            if not is_open(x + i * dx, y + i * dy):
                break
            cells.append((x + i * dx, y + i * dy))
    return cells


def bombs_by_mask():
    places = {}
    for t in range(turn, rounds - 2):
        hits = {}
        for i, track in enumerate(tracks):
            for c in reach[track[t + 3]]:
                hits[c] = hits.get(c, 0) | 1 << i
        full = {track[t] for track in tracks}
        for c, mask in hits.items():
            if c not in full:
                places.setdefault(mask, []).append((t, c))
    masks = []
    for m in sorted(places, key=lambda m: -bin(m).count("1")):
        if not any(m & larger == m for larger in masks):
            masks.append(m)
    return masks, places


def arrange(chosen, placed):
    if not chosen:
        return placed
    for t, c in places[chosen[0]]:
        if t not in placed and not any(abs(t - u) < 3 and d in reach[c] for u, d in placed.items()):
            result = arrange(chosen[1:], {**placed, t: c})
            if result:
                return result
    return {}


def search(left, bombs, chosen):
    if not left:
        return arrange(chosen, {})
    gains = sorted((bin(m & left).count("1") for m in masks), reverse=True)
    if sum(gains[:bombs]) < bin(left).count("1"):
        return {}
    rare = min((b for b in bits if b & left), key=lambda b: count[b])
    for m in sorted((m for m in masks if m & rare), key=lambda m: -bin(m & left).count("1")):
        result = search(left & ~m, bombs - 1, chosen + [m])
        if result:
            return result
    return {}


while True:
    left, bombs = map(int, input().split())
    rows = [input() for _ in range(height)]
    if turn == 0:
        first, rounds = rows, left
        reach = {(x, y): cross(x, y) for y in range(height) for x in range(width) if rows[y][x] != "#"}
        nodes = [(x, y) for x, y in reach if rows[y][x] == "@"]
        ways = (1, 0), (-1, 0), (0, 1), (0, -1), (0, 0)
        tracks = {walk(x, y, dx, dy) for x, y in nodes for dx, dy in ways}
    if not plan:
        tracks = sorted(t for t in tracks if rows[t[turn][1]][t[turn][0]] == "@")
        if len(tracks) == len(nodes) or turn >= 12:
            masks, places = bombs_by_mask()
            bits = [1 << i for i in range(len(tracks))]
            count = {b: sum(m & b > 0 for m in masks) for b in bits}
            plan = search(sum(bits), bombs, [])
    print(*plan.get(turn, ["WAIT"]), flush=True)
    turn += 1
