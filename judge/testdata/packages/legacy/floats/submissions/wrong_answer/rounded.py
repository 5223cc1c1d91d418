# Three digits are too few.
print("%.3f" % (float(input()) ** 0.5))
