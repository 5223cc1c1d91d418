# Three digits after the point are too few.
print("%.3f" % (float(input()) ** 0.5))
