# The output contains a comma that is wrong.
print("Hello, World!")
