package geom

import "oj/problems/lib/scan"

// Limits of the coordinates in the input. No coordinate of a Pt exceeds mostPt. So two coordinates differ by
// at most 2^30, each product of two differences is at most 2^60, and the cross product of two vectors between
// points fits into an int.
const (
	mostPt  = 1 << 29
	mostVec = 1e9
)

// ReadPt reads the coordinates of a point, x before y. They are at most 2^29 in absolute value, so that Turn and the
// other functions are exact.
func ReadPt(in *scan.Scanner) Pt {
	x, y := in.Int(-mostPt, mostPt), in.Int(-mostPt, mostPt)
	return Pt{x, y}
}

// ReadVec reads the coordinates of a point, x before y, as floating-point numbers of at most 10^9 in absolute
// value. Use it instead of ReadPt if the results of Turn and other functions need not be exact.
func ReadVec(in *scan.Scanner) Vec {
	x, y := in.Float(-mostVec, mostVec), in.Float(-mostVec, mostVec)
	return Vec{x, y}
}
