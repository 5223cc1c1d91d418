# Right, but it never ends.
print("Hello World!")
while True: pass
