# Right, but it ends badly.
import sys
print("Hello World!")
sys.exit(1)
