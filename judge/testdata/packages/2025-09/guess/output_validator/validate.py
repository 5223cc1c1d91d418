# Answers each guess of the program.
import sys

secret = int(open(sys.argv[1]).read())


def reject(why):
    with open(sys.argv[3] + "judgemessage.txt", "w") as f:
        f.write(why + "\n")
    sys.exit(43)


for _ in range(10):
    line = sys.stdin.readline()
    if not line.strip().isdigit() or not 1 <= int(line) <= 1000:
        reject("no guess from 1 to 1000: %r" % line)
    if int(line) == secret:
        print("correct", flush=True)
        sys.exit(42)
    print("lower" if int(line) > secret else "higher", flush=True)
reject("not found in ten guesses")
