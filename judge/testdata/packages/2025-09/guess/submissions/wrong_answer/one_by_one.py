# Guesses 1, 2, 3 and so on. Only ten guesses are allowed.
for guess in range(1, 1001):
    print(guess, flush=True)
    if input() == "correct":
        break
