# When the game is over, the program reads once more, and crashes at the end of its input.
lo, hi = 1, 1000
while True:
    mid = (lo + hi) // 2
    print(mid, flush=True)
    answer = input()
    if answer == "lower":
        hi = mid - 1
    else:
        lo = mid + 1
    if answer == "correct":
        input()
