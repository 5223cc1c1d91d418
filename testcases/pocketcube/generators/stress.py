# Prints up to three pairs of positions for a given seed. The second position is a few quarter turns away from
# the first one; sometimes two of its stickers are exchanged, so that it cannot be reached. A turn is a
# permutation of the places.
import random
import sys

places = "flu luf ufl fur urf rfu fdl dlf lfd frd rdf dfr bul ulb lbu bru rub ubr bld ldb dbl bdr drb rbd".split()
turns = {"f": "uldr", "l": "ufdb", "u": "lbrf"}  # the side that turns, and the sides around it in the order of turning


def turned(place, side, around):
    if side not in place:
        return place
    move = dict(zip(around, around[1:] + around[:1]))
    return "".join(move.get(c, c) for c in place)


def turn(position, side):
    """Returns the position with what stood at place p now at the place to which the side takes p."""
    result = list(position)
    for i, place in enumerate(places):
        result[places.index(turned(place, side, turns[side]))] = position[i]
    return result


random.seed(int(sys.argv[1]))
cases = random.randint(1, 3)
print(cases)
for _ in range(cases):
    start = list(range(24))
    random.shuffle(start)
    end = start
    for _ in range(random.randint(0, 12)):
        end = turn(end, random.choice("flu"))
    if random.random() < 0.2:
        end = list(end)
        i, j = random.sample(range(24), 2)
        end[i], end[j] = end[j], end[i]
    print(*start)
    print(*end)
