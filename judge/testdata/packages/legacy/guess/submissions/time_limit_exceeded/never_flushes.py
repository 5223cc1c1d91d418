# Waits for the answer to a guess that it still keeps to itself.
import sys

sys.stdout.write("500\n")
sys.stdin.readline()
