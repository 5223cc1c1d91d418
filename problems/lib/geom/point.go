package geom

import "math"

// Number is the constraint for the type of a coordinate.
type Number interface{ ~int | ~float64 }

// A Point is a point or a vector.
type Point[T Number] struct{ X, Y T }

// A Pt is a point with integer coordinates.
type Pt = Point[int]

// A Vec is a point with floating-point coordinates.
type Vec = Point[float64]

// Add returns p + q.
func (p Point[T]) Add(q Point[T]) Point[T] { return Point[T]{p.X + q.X, p.Y + q.Y} }

// Sub returns p - q.
func (p Point[T]) Sub(q Point[T]) Point[T] { return Point[T]{p.X - q.X, p.Y - q.Y} }

// Mul returns the vector multiplied by k.
func (p Point[T]) Mul(k T) Point[T] { return Point[T]{p.X * k, p.Y * k} }

// Dot returns the scalar product. It is 0 if the vectors are perpendicular, and positive if the angle between
// them is less than 90 degrees. Dot, Cross and Norm are exact for integers below 2^31 in absolute value.
func (p Point[T]) Dot(q Point[T]) T { return p.X*q.X + p.Y*q.Y }

// Cross returns the cross product: twice the signed area of the triangle 0, p, q. It is positive if
// q is counterclockwise from p by less than 180 degrees.
func (p Point[T]) Cross(q Point[T]) T { return p.X*q.Y - p.Y*q.X }

// Norm returns the square of the vector's length.
func (p Point[T]) Norm() T { return p.Dot(p) }

// gap returns the square of the distance between two points. For integers of at most 2^30 it is exact, with one
// exception: the diagonal of the largest square has the square 2^63, which does not fit into an int. Then gap
// returns 2^63 - 1, which is no sum of two squares and therefore different from all other results.
func gap[T Number](p, q Point[T]) T {
	square := p.Sub(q).Norm()
	if square < 0 {
		square-- // -2^63 becomes 2^63 - 1
	}
	return square
}

// Len returns the vector's length.
func (p Point[T]) Len() float64 { return math.Hypot(float64(p.X), float64(p.Y)) }

// Turn returns 1 if the path a, b, c turns left at b, -1 if it turns right, and 0 if the points lie on one
// line.
// Other names: orientation, ccw.
//
// Cost: O(1); exact for integers.
// Tested: on all triangles with small coordinates, their rotations by 90 degrees and their mirror images.
// Source: Cormen et al. 2009, section 33.1.
func Turn[T Number](a, b, c Point[T]) int {
	area := b.Sub(a).Cross(c.Sub(a))
	switch {
	case area > 0:
		return 1
	case area < 0:
		return -1
	}
	return 0
}

// less orders points by x, and points with equal x by y.
func less[T Number](p, q Point[T]) bool { return p.X < q.X || p.X == q.X && p.Y < q.Y }
