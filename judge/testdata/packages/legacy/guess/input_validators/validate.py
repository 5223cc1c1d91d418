import re
import sys

text = sys.stdin.read()
if not re.fullmatch("[1-9][0-9]*\n", text) or int(text) > 1000:
    sys.exit(43)
sys.exit(42)
