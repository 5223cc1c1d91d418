# The output is right, but the program never ends.
print("Hello World!")
while True: pass
