# Accepted: Ash goes to the human who would be eaten first among those who can still be saved.
from math import ceil, dist, inf

while True:
    ash = tuple(map(int, input().split()))
    humans = [tuple(map(int, input().split()))[1:] for _ in range(int(input()))]
    zombies = [tuple(map(int, input().split()))[1:3] for _ in range(int(input()))]
    target, first = humans[0], inf
    for human in humans:
        eaten = min(ceil(dist(zombie, human) / 400) for zombie in zombies)
        if ceil((dist(ash, human) - 2000) / 1000) <= eaten < first:
            target, first = human, eaten
    print(*target)
