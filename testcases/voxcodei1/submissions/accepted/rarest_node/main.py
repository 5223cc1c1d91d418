# Accepted: repeatedly takes the node that the fewest cells reach, and chooses a cell from which a bomb reaches it.
# If a chosen cell contains a node that no other chosen bomb destroys, this node must be destroyed from another cell
# first.
width, height = map(int, input().split())
rows = [input() for _ in range(height)]
nodes = {(x, y) for y in range(height) for x in range(width) if rows[y][x] == "@"}


def cross(x, y):
    cells = {(x, y)}
    for dx, dy in (1, 0), (-1, 0), (0, 1), (0, -1):
        for i in 1, 2, 3:
            u, v = x + i * dx, y + i * dy
            if not (0 <= u < width and 0 <= v < height) or rows[v][u] == "#":
                break
            cells.add((u, v))
    return cells


reach = {(x, y): cross(x, y) for y in range(height) for x in range(width) if rows[y][x] != "#"}


def schedule(chosen, rounds):
    free = {c: 0 for c in reach if c not in nodes}
    plan = []
    while len(plan) < rounds - 2 and any(c not in plan for c in chosen):
        turn = len(plan)
        ready = [c for c in chosen if c not in plan and free.get(c, rounds) <= turn]
        best = max(ready, key=lambda c: sum(o not in free for o in reach[c] if o in chosen), default=None)
        plan.append(best)
        for c in reach[best] if best else ():
            free.setdefault(c, turn + 3)
    return plan if all(c in plan for c in chosen) else None


def search(chosen, left, bombs, rounds):
    if not left:
        return schedule(chosen, rounds)
    if bombs == 0 or len(left) > bombs * 12:
        return None
    needed = min(sorted(left), key=lambda n: len(reach[n]))
    for c in sorted(reach[needed], key=lambda c: (-len(reach[c] & left), c in nodes, c)):
        if c in chosen:
            continue
        rest = left - reach[c]
        if c in nodes and not any(c in reach[o] for o in chosen):
            rest = rest | {c}  # another bomb must open this cell
        if len(rest) > (bombs - 1) * 12:
            continue
        plan = search(chosen + [c], rest, bombs - 1, rounds)
        if plan:
            return plan
    return None


turn, plan = 0, []
while True:
    rounds, bombs = map(int, input().split())
    if turn == 0:
        for most in range(1, bombs + 1):
            plan = plan or search([], nodes, most, rounds) or []
    cell = plan[turn] if turn < len(plan) else None
    print(*cell if cell else ["WAIT"], flush=True)
    turn += 1
