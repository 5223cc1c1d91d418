package geom

import (
	"fmt"
	"math"
	"math/rand"
	"sort"
	"testing"
)

// treeCost returns the cost of a minimum spanning tree that uses only the given pairs of points as edges, or -1 if
// these edges do not connect all points.
func treeCost(points []Pt, pairs [][2]int) (cost int) {
	length := func(p [2]int) int {
		d := points[p[0]].Sub(points[p[1]])
		return max(d.X, -d.X) + max(d.Y, -d.Y)
	}
	sort.Slice(pairs, func(i, j int) bool { return length(pairs[i]) < length(pairs[j]) })
	label := make([]int, len(points))
	for i := range label {
		label[i] = i
	}
	left := len(points) - 1
	for _, p := range pairs {
		from, to := label[p[0]], label[p[1]]
		if from == to {
			continue
		}
		for i := range label {
			if label[i] == from {
				label[i] = to
			}
		}
		cost += length(p)
		left--
	}
	if left > 0 {
		return -1
	}
	return cost
}

func TestManhattanEdges(t *testing.T) {
	check := func(points []Pt) {
		var all [][2]int
		for i := range points {
			for j := range i {
				all = append(all, [2]int{j, i})
			}
		}
		pairs := ManhattanEdges(points)
		if got, want := treeCost(points, pairs), treeCost(points, all); got != want || len(pairs) > 4*len(points) {
			t.Fatalf("%v: a tree of cost %d with %d pairs, want %d", points, got, len(pairs), want)
		}
	}

	// The test uses all sets of points of a 3x3 board.
	for set := 1; set < 1<<9; set++ {
		var points []Pt
		for i, p := range lattice(3) {
			if set>>i&1 == 1 {
				points = append(points, p)
			}
		}
		check(points)
	}

	// The test also uses random sets: some have equal points, some lie on one line, and some have points that
	// are far apart.
	random := rand.New(rand.NewSource(11))
	for round := range 600 {
		points := make([]Pt, 1+random.Intn(40))
		size := []int{3, 20, 1 << 29}[round%3]
		for i := range points {
			points[i] = Pt{random.Intn(2*size) - size, random.Intn(2*size) - size}
			switch round % 8 {
			case 1:
				points[i].Y = points[i].X
			case 2:
				points[i].Y = -points[i].X
			case 3:
				points[i].X = 5
			case 4:
				points[i].Y = -5
			}
		}
		check(points)
	}
}

// checkTangent checks that the line from p to a point of a circle touches the circle there.
func checkTangent(t *testing.T, c Circle, p, touch Vec) {
	t.Helper()
	radius := touch.Sub(c.Centre)
	if math.Abs(radius.Len()-c.Radius) > 1e-9 || math.Abs(radius.Dot(touch.Sub(p))) > 1e-7 {
		t.Fatalf("the line from %v to %v does not touch %v", p, touch, c)
	}
}

func TestTangentPoints(t *testing.T) {
	random := rand.New(rand.NewSource(12))
	for range 1000 {
		c := Circle{Vec{random.Float64(), random.Float64()}, 1 + random.Float64()}
		angle := random.Float64() * 2 * math.Pi
		distance := float64(random.Intn(9)) / 4
		p := c.Centre.Add(Vec{math.Cos(angle), math.Sin(angle)}.Mul(distance * c.Radius))
		want := 2
		if distance == 1 {
			want = 1
		} else if distance < 1 {
			want = 0
		}
		got := TangentPoints(c, p, 1e-9)
		if len(got) != want {
			t.Fatalf("%v from %v at distance %g: points %v, want %d", c, p, distance, got, want)
		}
		for _, touch := range got {
			checkTangent(t, c, p, touch)
		}
		if want == 2 && (Turn(p, c.Centre, got[0]) <= 0 || Turn(p, c.Centre, got[1]) >= 0) {
			t.Fatalf("%v from %v: the points %v are in the wrong order", c, p, got)
		}
	}
}

func TestCommonTangents(t *testing.T) {
	random := rand.New(rand.NewSource(13))
	for range 2000 {
		c := Circle{Vec{random.Float64(), random.Float64()}, float64(1 + random.Intn(4))}
		r := float64(1 + random.Intn(4))
		distance := float64(random.Intn(18)) / 2
		angle := random.Float64() * 2 * math.Pi
		d := Circle{c.Centre.Add(Vec{math.Cos(angle), math.Sin(angle)}.Mul(distance)), r}

		// Circles have no common tangent if one is inside the other, two if they intersect, and
		// four if they are apart. Circles that touch have one or three.
		want := 0
		if inner := math.Abs(c.Radius - r); distance > 0 && distance == inner {
			want = 1
		} else if distance > inner {
			want = 2
		}
		if distance == c.Radius+r {
			want = 3
		} else if distance > c.Radius+r {
			want = 4
		}

		got := CommonTangents(c, d, 1e-9)
		if len(got) != want {
			t.Fatalf("%v and %v: %d tangents, want %d", c, d, len(got), want)
		}
		for i, pair := range got {
			checkTangent(t, c, pair[1], pair[0])
			checkTangent(t, d, pair[0], pair[1])
			for _, other := range got[:i] {
				if pair[0].Sub(other[0]).Len() < 1e-6 && pair[1].Sub(other[1]).Len() < 1e-6 {
					t.Fatalf("%v and %v: the tangent %v occurs twice", c, d, pair)
				}
			}
		}
	}
}

// polygonArea approximates the circle by a regular polygon with many corners. It returns the area of the
// intersection of this polygon with the given convex polygon.
func polygonArea(c Circle, polygon []Vec) float64 {
	const corners = 1000
	at := func(i int) Vec {
		angle := 2 * math.Pi * float64(i) / corners
		return c.Centre.Add(Vec{math.Cos(angle), math.Sin(angle)}.Mul(c.Radius))
	}
	for i := 0; i < corners && len(polygon) > 0; i++ {
		polygon = Cut(polygon, at(i), at(i+1))
	}
	return Area2(polygon) / 2
}

func TestCircleArea(t *testing.T) {
	random := rand.New(rand.NewSource(14))
	for range 150 {
		var points []Pt
		for range 3 + random.Intn(5) {
			points = append(points, Pt{random.Intn(9), random.Intn(9)})
		}
		var polygon []Vec
		for _, p := range Hull(points) {
			polygon = append(polygon, vec(p))
		}
		if len(polygon) < 3 {
			continue
		}
		c := Circle{Vec{float64(random.Intn(9)), float64(random.Intn(9))}, float64(1 + random.Intn(8))}
		want := polygonArea(c, polygon)
		if got := CircleArea(c, polygon); math.Abs(got-want) > 3e-3 {
			t.Fatalf("%v and %v: %g, want %g", c, polygon, got, want)
		}
	}

	// The last polygon is not convex: it is a square with a notch that reaches the centre. The test calls CircleArea
	// once with the corners of the square in counterclockwise order, and once in clockwise order, which makes the
	// area negative.
	notch := []Vec{{-2, -2}, {2, -2}, {2, 2}, {0, 0}, {-2, 2}}
	unit := Circle{Vec{0, 0}, 1}
	if got := CircleArea(unit, notch); math.Abs(got-0.75*math.Pi) > 1e-12 {
		t.Errorf("%g, want three quarters of the circle", got)
	}
	for i, j := 0, len(notch)-1; i < j; i, j = i+1, j-1 {
		notch[i], notch[j] = notch[j], notch[i]
	}
	if got := CircleArea(unit, notch); math.Abs(got+0.75*math.Pi) > 1e-12 {
		t.Errorf("%g, want minus three quarters of the circle", got)
	}
}

func TestInsideConvex(t *testing.T) {
	board := lattice(4)
	check := func(points []Pt) {
		hull := Hull(points)
		for x := -1; x <= 4; x++ {
			for y := -1; y <= 4; y++ {
				p := Pt{x, y}
				want := -1
				if len(hull) >= 3 {
					want = Inside(p, hull)
				} else if OnSegment(p, hull[0], hull[len(hull)-1]) {
					want = 0
				}
				if got := InsideConvex(p, hull); got != want {
					t.Fatalf("%v in %v: %d, want %d", p, hull, got, want)
				}
			}
		}
	}
	for set := 1; set < 1<<len(board); set++ {
		var points []Pt
		for i, p := range board {
			if set>>i&1 == 1 {
				points = append(points, p)
			}
		}
		if len(points) <= 4 {
			check(points)
		}
	}
	if InsideConvex(Pt{0, 0}, nil) != -1 {
		t.Error("a polygon without corners contains a point")
	}
}

func ExampleManhattanEdges() {
	fmt.Println(ManhattanEdges([]Pt{{0, 0}, {1, 5}, {3, 3}}))
	// Output: [[0 2] [0 2] [2 1] [2 1]]
}

func ExampleTangentPoints() {
	fmt.Printf("%.2f\n", TangentPoints(Circle{Vec{0, 0}, 3}, Vec{0, 5}, 1e-9))
	// Output: [{2.40 1.80} {-2.40 1.80}]
}

func ExampleCommonTangents() {
	for _, pair := range CommonTangents(Circle{Vec{0, 0}, 1}, Circle{Vec{4, 0}, 1}, 1e-9) {
		fmt.Printf("%.2f ", pair)
	}
	fmt.Println()
	// Output: [{0.00 1.00} {4.00 1.00}] [{0.00 -1.00} {4.00 -1.00}] [{0.50 0.87} {3.50 -0.87}] [{0.50 -0.87} {3.50 0.87}]
}

func ExampleCircleArea() {
	square := []Vec{{0, 0}, {2, 0}, {2, 2}, {0, 2}}
	fmt.Printf("%.4f\n", CircleArea(Circle{Vec{0, 0}, 1}, square))
	// Output: 0.7854
}

func ExampleInsideConvex() {
	square := []Pt{{0, 0}, {2, 0}, {2, 2}, {0, 2}}
	fmt.Println(InsideConvex(Pt{1, 1}, square), InsideConvex(Pt{2, 1}, square), InsideConvex(Pt{3, 1}, square))
	// Output: 1 0 -1
}

// This example shows two methods of Circle: MeetLine and MeetCircle.
func ExampleCircle() {
	c := Circle{Vec{0, 0}, 5}
	fmt.Println(c.MeetLine(Vec{-9, 3}, Vec{9, 3}, 1e-9), c.MeetCircle(Circle{Vec{6, 0}, 5}, 1e-9))
	// Output: [{-4 3} {4 3}] [{3 -4} {3 4}]
}
