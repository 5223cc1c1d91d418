# The output is right, but the exit status is 1.
import sys
print("Hello World!")
sys.exit(1)
