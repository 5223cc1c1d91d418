what, text = input(), input()
letters = "abcdefghij"
if what == "encode":
    print("".join(letters[int(c)] for c in text))
else:
    print("".join(str(letters.index(c)) for c in text))
