import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == "", "no newline at the end"
assert 1 <= len(lines) <= 50
for line in lines:
    assert re.fullmatch("(0|[1-9][0-9]*) (0|[1-9][0-9]*)", line), line
sys.exit(42)
