# The output may be negative, because the call of abs is missing.
import sys

for line in sys.stdin:
    a, b = map(int, line.split())
    print(a - b)
