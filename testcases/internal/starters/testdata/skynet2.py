import sys
import math

# n: the total number of nodes in the level, including the gateways
# l: the number of links
# e: the number of exit gateways
n, l, e = [int(i) for i in input().split()]
links = []
for i in range(l):
    # n1: N1 and N2 defines a link between these nodes
    n1, n2 = [int(j) for j in input().split()]
    links.append((n1, n2))
exits = set()
for i in range(e):
    ei = int(input())  # the index of a gateway node
    exits.add(ei)

beside = [[] for _ in range(n)]  # without gateways
gates = [[] for _ in range(n)]  # the gateways that are still linked to a node
for a, b in links + [(b, a) for a, b in links]:
    if a not in exits:
        (gates if b in exits else beside)[a].append(b)
left = [len(g) for g in gates]

LOST, OPEN, WON = -1, 0, 1
MOST_LOOKS = 1000  # positions in a turn
looks = 0
known = {}


def look(agent):
    """Counts the free turns before the agent can be on each node. Returns the value of the position, the nodes with too
    many gateways, the nearest first, and, if it is lost, the nodes that the agent needs."""
    cost, before = {agent: 0}, {agent: None}
    now, price, cuts, total, value = [agent], 0, [], 0, WON
    done = set()
    while now:
        later = []
        for v in now:
            if v in done:
                continue
            done.add(v)
            if left[v] > 1:
                if left[v] - 1 > price:
                    needs = set()
                    while v is not None:
                        if left[v]:
                            needs.add(v)
                        v = before[v]
                    return LOST, [], needs
                cuts.append(v)
                total += left[v] - 1
                if total > price:
                    value = OPEN
            step = price + (left[v] == 0)
            for u in beside[v]:
                if cost.get(u, math.inf) > step:
                    cost[u], before[u] = step, v
                    (now if step == price else later).append(u)
        now = later
        price += 1
    return value, cuts, set()


def best_cut(agent, cuts, depth):
    """The first cut that is not lost. A cut of a link that the agent did not need after another cut fails, too."""
    needs, useful = set(), None
    for v in cuts:
        if useful is not None and v not in useful:
            continue
        left[v] -= 1
        value, why = agent_moves(agent, depth - 1)
        left[v] += 1
        if value != LOST:
            return v, value, set()
        needs |= why
        useful = why if useful is None else useful & why
    return cuts[0], LOST, needs


def agent_moves(v, depth):
    worst = WON
    for u in beside[v]:
        value, needs = player_moves(u, depth)
        if value == LOST:
            return LOST, needs
        worst = min(worst, value)
    return worst, set()


def player_moves(v, depth):
    global looks
    if left[v] > 1:
        return LOST, {v}
    if left[v] == 1:
        left[v] = 0
        value, needs = agent_moves(v, depth)
        left[v] = 1
        return value, needs | {v}
    key = v, bytes(left)
    if key in known:
        value, needs, looked = known[key]
        if value != OPEN or looked >= depth:
            return value, needs
    looks += 1
    if looks > MOST_LOOKS:
        return OPEN, set()
    value, cuts, needs = look(v)
    if value == OPEN and depth > 0:
        _, value, needs = best_cut(v, cuts, depth)
    if looks <= MOST_LOOKS:
        known[key] = value, needs, depth
    return value, needs


def nearest(agent):
    queue, seen = [agent], {agent}
    for node in queue:
        if left[node]:
            return node
        for other in beside[node]:
            if other not in seen:
                seen.add(other)
                queue.append(other)


def choose(agent):
    global looks
    if left[agent]:
        return agent
    looks = 0
    _, cuts, _ = look(agent)
    if not cuts:
        return nearest(agent)
    best = cuts[0]
    for depth in range(1, 100):
        cut, value, _ = best_cut(agent, cuts, depth)
        if looks > MOST_LOOKS or value == LOST:
            break
        best = cut
        if value == WON:
            break
    return best


# game loop
while True:
    si = int(input())  # The index of the node on which the Bobnet agent is positioned this turn
    node = choose(si)
    left[node] -= 1
    print("positions:", looks, file=sys.stderr, flush=True)

    # Example: 0 1 are the indices of the nodes you wish to sever the link between
    print(node, gates[node][left[node]])
