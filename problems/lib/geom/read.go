package geom

import "oj/problems/lib/scan"

// mostPt is the limit of the coordinates of a Pt in the input, so that cross products fit into an int: two coordinates
// differ by at most 2^30, and each product of two differences is at most 2^60.
const mostPt = 1 << 29

// mostVec is the limit of the coordinates of a Vec in the input.
const mostVec = 1e9

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
