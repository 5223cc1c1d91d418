// Geometry with methods on points, convex hull, areas, angles; many float formats.
package main

import (
	"fmt"
	"math"
	"sort"
)

type Point struct{ X, Y float64 }

func (p Point) Sub(q Point) Point     { return Point{p.X - q.X, p.Y - q.Y} }
func (p Point) Cross(q Point) float64 { return p.X*q.Y - p.Y*q.X }
func (p Point) Dot(q Point) float64   { return p.X*q.X + p.Y*q.Y }
func (p Point) Norm() float64         { return math.Hypot(p.X, p.Y) }
func (p Point) String() string        { return fmt.Sprintf("(%.2f, %.2f)", p.X, p.Y) }
func (p *Point) Scale(k float64)      { p.X *= k; p.Y *= k }
func (p Point) Rotate(a float64) (q Point) {
	s, c := math.Sincos(a)
	q.X = p.X*c - p.Y*s
	q.Y = p.X*s + p.Y*c
	return
}

func hull(pts []Point) []Point {
	pts = append([]Point(nil), pts...)
	sort.Slice(pts, func(i, j int) bool {
		a, b := pts[i], pts[j]
		return a.X < b.X || a.X == b.X && a.Y < b.Y
	})
	var h []Point
	for pass := 0; pass < 2; pass++ {
		start := len(h)
		for _, p := range pts {
			for len(h) >= start+2 && h[len(h)-1].Sub(h[len(h)-2]).Cross(p.Sub(h[len(h)-1])) <= 0 {
				h = h[:len(h)-1]
			}
			h = append(h, p)
		}
		h = h[:len(h)-1]
		for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
			pts[i], pts[j] = pts[j], pts[i]
		}
	}
	return h
}

func area(poly []Point) (a float64) {
	for i, p := range poly {
		a += p.Cross(poly[(i+1)%len(poly)])
	}
	return math.Abs(a) / 2
}

type Shape interface {
	Area() float64
	Perimeter() float64
}
type Circle struct {
	Point
	R float64
}
type Rect struct{ Min, Max Point }

func (c Circle) Area() float64      { return math.Pi * c.R * c.R }
func (c Circle) Perimeter() float64 { return 2 * math.Pi * c.R }
func (r *Rect) Area() float64       { d := r.Max.Sub(r.Min); return d.X * d.Y }
func (r *Rect) Perimeter() float64  { d := r.Max.Sub(r.Min); return 2 * (d.X + d.Y) }

func main() {
	pts := []Point{{0, 0}, {4, 0}, {4, 3}, {0, 3}, {2, 1}, {1, 2.5}, {2, 0}, {5, 1.5}}
	h := hull(pts)
	fmt.Println(h)
	fmt.Printf("%.6f %8.3f %-10.1f| %+.2e %g %v\n", area(h), area(h), area(h), area(h), area(h), area(h)/3)
	p := Point{1, 0}
	for i := 0; i < 4; i++ {
		fmt.Printf("%.3f %.3f; ", p.X, p.Y+0)
		p = p.Rotate(math.Pi / 3)
	}
	fmt.Println()
	(&p).Scale(2)
	p.Scale(0.5)
	fmt.Printf("%v %+v %.1f %s\n", p, []Point{p}, p.Norm(), &p)
	shapes := []Shape{Circle{Point{1, 1}, 2}, &Rect{Point{0, 0}, Point{2, 3}}}
	total := 0.0
	for _, s := range shapes {
		fmt.Printf("%T %.4f %.4f\n", s, s.Area(), s.Perimeter())
		total += s.Area()
	}
	fmt.Printf("%08.3f|%x|%6.2f%%\n", total, math.Float64bits(total)>>40, total/100)
	fmt.Println(math.Atan2(1, -1), math.Acos(-1), math.Floor(-2.5), math.Round(2.5), math.Trunc(-2.7), math.Mod(7, -3))
	fmt.Println(math.Inf(1), math.NaN(), -math.MaxFloat64, math.Sqrt(-1), 1/math.Inf(-1), 1e6, 1e21, 123456789.123)
}
