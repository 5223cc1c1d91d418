# The comma is too much.
print("Hello, World!")
