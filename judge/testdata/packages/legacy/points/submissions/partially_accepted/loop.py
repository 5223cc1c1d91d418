# The program never ends if the number is large.
n = int(input())
if n > 10**6:
    while True: pass
print(sum(range(n + 1)))
