import sys
from functools import lru_cache

sys.setrecursionlimit(100000)

nb_floors, width, nb_rounds, exit_floor, exit_pos, nb_total_clones, nb_additional_elevators, nb_elevators = [int(i) for i in input().split()]
elevators = set()
for i in range(nb_elevators):
    elevator_floor, elevator_pos = [int(j) for j in input().split()]
    elevators.add((elevator_floor, elevator_pos))


@lru_cache(None)
def best(floor, pos, way, fresh, clones, left):
    """The fewest rounds from here to the exit, the command of the leading clone and where the next leader goes on."""
    if floor > exit_floor or not 0 <= pos < width or clones < 1 or left < 0:
        return 1 << 20, "", ()
    if (floor, pos) == (exit_floor, exit_pos):
        return 0, "", ()
    tries = []
    if fresh:
        tries.append(("BLOCK", 4, (floor, pos - way, -way, False, clones - 1, left)))
    if (floor, pos) in elevators:
        tries.append(("WAIT", 1, (floor + 1, pos, way, True, clones, left)))
    else:
        tries.append(("WAIT", 1, (floor, pos + way, way, False, clones, left)))
        tries.append(("ELEVATOR", 4, (floor + 1, pos, way, True, clones - 1, left - 1)))
    return min((rounds + best(*after)[0], command, after) for command, rounds, after in tries)


plan = None
# game loop
while True:
    inputs = input().split()
    clone_floor = int(inputs[0])  # floor of the leading clone
    clone_pos = int(inputs[1])  # position of the leading clone on its floor
    direction = inputs[2]  # direction of the leading clone: LEFT or RIGHT
    if plan is None:
        plan = {}
        state = (clone_floor, clone_pos, 1, True, nb_total_clones, nb_additional_elevators)
        while state:
            rounds, command, after = best(*state)
            if command not in ("WAIT", ""):
                plan[state[:3]] = command
            state = after
        print(len(plan), "commands", file=sys.stderr, flush=True)

    # action: WAIT or BLOCK or ELEVATOR
    print(plan.pop((clone_floor, clone_pos, -1 if direction == "LEFT" else 1), "WAIT"))
