# The program waits for the answer to its guess, but the guess is still in its output buffer.
import sys

sys.stdout.write("500\n")
sys.stdin.readline()
