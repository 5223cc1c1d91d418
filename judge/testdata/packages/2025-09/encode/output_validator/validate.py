# In the first pass the program gets a number and must encode it as a word. In the second pass it gets the word
# and must decode it.
import os
import sys

infile, feedback = sys.argv[1], sys.argv[3]
state = feedback + "secret"
if not os.path.exists(state):
    n = int(open(infile).read())
    print("encode")
    print(n, flush=True)
    word = sys.stdin.readline().strip()
    if not word.isalpha():
        sys.exit(43)
    with open(state, "w") as f:
        f.write(str(n))
    with open(feedback + "nextpass.in", "w") as f:
        f.write(word + "\n")
    sys.exit(42)
print("decode")
print(open(infile).read().strip(), flush=True)
sys.exit(42 if sys.stdin.readline().strip() == open(state).read() else 43)
