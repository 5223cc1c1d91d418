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


def nearest(agent):
    """The gateway link that is nearest to the agent."""
    queue, seen = [agent], {agent}
    for node in queue:
        beside = [a + b - node for a, b in links if node in (a, b)]
        for other in beside:
            if other in exits:
                return node, other
        for other in beside:
            if other not in seen:
                seen.add(other)
                queue.append(other)


# game loop
while True:
    si = int(input())  # The index of the node on which the Bobnet agent is positioned this turn
    a, b = nearest(si)
    links = [link for link in links if set(link) != {a, b}]
    print("links left:", len(links), file=sys.stderr, flush=True)

    # Example: 0 1 are the indices of the nodes you wish to sever the link between
    print(a, b)
