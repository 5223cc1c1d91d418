package geom

import "math"

// A Number is a coordinate.
type Number interface{ ~int | ~float64 }

// A Point is a point or a vector.
type Point[T Number] struct{ X, Y T }

// Pt and Vec are the points of integers and of floating-point numbers.
type (
	Pt  = Point[int]
	Vec = Point[float64]
)

// Add returns p + q, Sub p - q, Mul the vector k times as long.
func (p Point[T]) Add(q Point[T]) Point[T] { return Point[T]{p.X + q.X, p.Y + q.Y} }
func (p Point[T]) Sub(q Point[T]) Point[T] { return Point[T]{p.X - q.X, p.Y - q.Y} }
func (p Point[T]) Mul(k T) Point[T]        { return Point[T]{p.X * k, p.Y * k} }

// Dot returns the scalar product: 0 if the vectors are perpendicular, positive if the angle between them is below 90
// degrees.
func (p Point[T]) Dot(q Point[T]) T { return p.X*q.X + p.Y*q.Y }

// Cross returns the vector product: twice the area of the triangle 0, p, q; positive if q lies counterclockwise of p.
func (p Point[T]) Cross(q Point[T]) T { return p.X*q.Y - p.Y*q.X }

// Norm returns the square of the length.
func (p Point[T]) Norm() T { return p.Dot(p) }

// Len returns the length.
func (p Point[T]) Len() float64 { return math.Hypot(float64(p.X), float64(p.Y)) }

// Turn returns 1 if the way a, b, c turns left at b, -1 if it turns right, 0 if it goes on straight or back.
// Other names: orientation, ccw.
//
// Cost: O(1); exact for integers.
// Tested: turning all small triangles by 90 degrees and mirroring them.
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

// less orders points from left to right, and upwards where x is equal.
func less[T Number](p, q Point[T]) bool { return p.X < q.X || p.X == q.X && p.Y < q.Y }
