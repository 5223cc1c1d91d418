package geom

import (
	"math"
	"math/big"
	"math/rand"
	"reflect"
	"testing"
)

// This file tests the edges of the stated domain: coordinates of 2^30, empty lists, equal points, a radius of 0, and
// gaps near epsilon.

const far = 1 << 30

// farPoints returns random points whose coordinates are often 2^30 or -2^30.
func farPoints(random *rand.Rand, n int) []Pt {
	values := []int{-far, -far, 1 - far, -1, 0, 1, far - 1, far, far}
	points := make([]Pt, n)
	for i := range points {
		points[i] = Pt{values[random.Intn(len(values))], values[random.Intn(len(values))]}
	}
	return points
}

// bigCross returns (b-a) x (c-a), bigDot returns (b-a) . (c-a), and bigSquare returns the square of the distance.
func bigCross(a, b, c Pt) *big.Int {
	return new(big.Int).Sub(bigProduct(b.X-a.X, c.Y-a.Y), bigProduct(b.Y-a.Y, c.X-a.X))
}

func bigDot(a, b, c Pt) *big.Int {
	return new(big.Int).Add(bigProduct(b.X-a.X, c.X-a.X), bigProduct(b.Y-a.Y, c.Y-a.Y))
}

func bigSquare(a, b Pt) *big.Int { return bigDot(a, b, b) }

func bigProduct(x, y int) *big.Int {
	return new(big.Int).Mul(big.NewInt(int64(x)), big.NewInt(int64(y)))
}

func TestFarPoints(t *testing.T) {
	random := rand.New(rand.NewSource(20))
	for range 20000 {
		p := farPoints(random, 4)
		if got, want := Turn(p[0], p[1], p[2]), bigCross(p[0], p[1], p[2]).Sign(); got != want {
			t.Fatalf("Turn(%v) = %d, want %d", p[:3], got, want)
		}

		// p[0] is on the segment if it is on the line, and the vectors to the ends have opposite directions.
		on := func(p, a, b Pt) bool { return bigCross(p, a, b).Sign() == 0 && bigDot(p, a, b).Sign() <= 0 }
		if got, want := OnSegment(p[0], p[1], p[2]), on(p[0], p[1], p[2]); got != want {
			t.Fatalf("OnSegment(%v) = %t", p[:3], got)
		}

		sides := bigCross(p[0], p[1], p[2]).Sign()*bigCross(p[0], p[1], p[3]).Sign() < 0 &&
			bigCross(p[2], p[3], p[0]).Sign()*bigCross(p[2], p[3], p[1]).Sign() < 0
		want := sides || on(p[0], p[2], p[3]) || on(p[1], p[2], p[3]) || on(p[2], p[0], p[1]) || on(p[3], p[0], p[1])
		if got := Intersect(p[0], p[1], p[2], p[3]); got != want {
			t.Fatalf("Intersect(%v) = %t", p, got)
		}

		points := farPoints(random, 2+random.Intn(6))
		checkDistances(t, points)
	}

	// These calls were wrong while the square of the largest diagonal, 2^63, overflowed.
	corner, opposite := Pt{-far, -far}, Pt{far, far}
	if OnSegment(corner, opposite, opposite) {
		t.Error("OnSegment: a corner is on a segment at the opposite corner")
	}
	if i, j := Closest([]Pt{corner, opposite, opposite}); i+j != 3 {
		t.Errorf("Closest: points %d and %d", i, j)
	}
}

// checkDistances compares the results of Closest, Farthest and Inside with all pairs of points in math/big.
func checkDistances(t *testing.T, points []Pt) {
	t.Helper()
	var least, most *big.Int
	for i, p := range points {
		for _, q := range points[:i] {
			square := bigSquare(p, q)
			if least == nil || square.Cmp(least) < 0 {
				least = square
			}
			if most == nil || square.Cmp(most) > 0 {
				most = square
			}
		}
	}
	if i, j := Closest(points); i == j || bigSquare(points[i], points[j]).Cmp(least) != 0 {
		t.Fatalf("Closest(%v) = %d, %d", points, i, j)
	}

	hull := Hull(points)
	if i, j := Farthest(hull); bigSquare(hull[i], hull[j]).Cmp(most) != 0 {
		t.Fatalf("Farthest(%v) = %d, %d", hull, i, j)
	}
	for i, p := range hull {
		for _, q := range points {
			if len(hull) > 2 && bigCross(p, hull[(i+1)%len(hull)], q).Sign() < 0 {
				t.Fatalf("the hull %v does not contain %v", hull, q)
			}
		}
	}

	// Twice the area is the sum of the cross products of neighbours.
	area := new(big.Int)
	for i, p := range hull {
		area.Add(area, bigCross(Pt{}, p, hull[(i+1)%len(hull)]))
	}
	if got := big.NewInt(int64(Area2(hull))); area.IsInt64() && got.Cmp(area) != 0 {
		t.Fatalf("Area2(%v) = %v, want %v", hull, got, area)
	}

	for _, p := range append(points, Pt{0, 0}, Pt{far, 1}, Pt{-far, far}) {
		want := 1
		for i, q := range hull {
			want = min(want, bigCross(q, hull[(i+1)%len(hull)], p).Sign())
		}
		if len(hull) > 2 && (Inside(p, hull) != want || InsideConvex(p, hull) != want) {
			t.Fatalf("%v in %v: %d and %d, want %d", p, hull, Inside(p, hull), InsideConvex(p, hull), want)
		}
	}
}

// TestFarSquare uses the only polygon for which twice the area does not fit into an int, and its largest neighbour.
func TestFarSquare(t *testing.T) {
	square := []Pt{{-far, -far}, {far, -far}, {far, far}, {-far, far}}
	clockwise := []Pt{square[3], square[2], square[1], square[0]}
	if got := Area2(clockwise); got != math.MinInt64 {
		t.Errorf("clockwise: %d", got)
	}
	square[0].X++
	if got, want := Area2(square), math.MaxInt64-(1<<31-1); got != want {
		t.Errorf("without a strip: %d, want %d", got, want)
	}
}

func TestSortByAngleFar(t *testing.T) {
	const most = 1<<31 - 1
	vectors := []Pt{{-most, most}, {most, most}, {most, most - 1}, {-most, 1 - most}, {-most, -most}, {1 - most, -most}}
	want := []Pt{vectors[3], vectors[4], vectors[5], vectors[2], vectors[1], vectors[0]}
	SortByAngle(vectors)
	if !reflect.DeepEqual(vectors, want) {
		t.Errorf("%v, want %v", vectors, want)
	}
}

func TestEmptyLists(t *testing.T) {
	if got := Hull[int](nil); len(got) != 0 {
		t.Errorf("Hull: %v", got)
	}
	if i, j := Farthest[int](nil); i != 0 || j != 0 {
		t.Errorf("Farthest: %d, %d", i, j)
	}
	if got := Area2[int](nil); got != 0 {
		t.Errorf("Area2: %d", got)
	}
	if got := Inside(Pt{}, nil); got != -1 {
		t.Errorf("Inside: %d", got)
	}
	if got := Cut(nil, Vec{}, Vec{X: 1}); got != nil {
		t.Errorf("Cut: %v", got)
	}
	if got := CommonPart(nil); got != nil {
		t.Errorf("CommonPart: %v", got)
	}
	if got := CircleArea(Circle{Radius: 1}, nil); got != 0 {
		t.Errorf("CircleArea: %v", got)
	}
	if got := ManhattanEdges(nil); len(got) != 0 {
		t.Errorf("ManhattanEdges: %v", got)
	}
	SortByAngle[int](nil)
}

func TestEqualPoints(t *testing.T) {
	p := Pt{3, 4}
	for n := 1; n <= 5; n++ {
		points := make([]Pt, n)
		vectors := make([]Vec, n)
		for i := range points {
			points[i], vectors[i] = p, vec(p)
		}
		if got := Hull(points); !reflect.DeepEqual(got, []Pt{p}) {
			t.Errorf("Hull of %d equal points: %v", n, got)
		}
		if got := Area2(points); got != 0 {
			t.Errorf("Area2 of %d equal points: %d", n, got)
		}
		if Inside(p, points) != 0 || Inside(Pt{3, 5}, points) != -1 {
			t.Errorf("Inside of %d equal points", n)
		}
		if got := SmallestCircle(vectors); got != (Circle{vec(p), 0}) {
			t.Errorf("SmallestCircle of %d equal points: %v", n, got)
		}
		if got := CircleArea(Circle{vec(p), 1}, vectors); got != 0 {
			t.Errorf("CircleArea of %d equal points: %v", n, got)
		}
		if n > 1 {
			if i, j := Closest(points); i == j {
				t.Errorf("Closest of %d equal points: %d, %d", n, i, j)
			}
		}
	}
	if _, ok := Meet(vec(p), vec(p), Vec{0, 0}, Vec{1, 0}); ok {
		t.Error("Meet: a point meets a line")
	}
	if got := SegmentDistance(Vec{0, 0}, vec(p), vec(p)); got != 5 {
		t.Errorf("SegmentDistance: %v, want 5", got)
	}
	if got := (Circle{vec(p), 1}).MeetLine(vec(p), vec(p), 1e-9); len(got) != 0 {
		t.Errorf("MeetLine: %v", got)
	}
}

// TestRadiusZero treats a circle of radius 0 as the point at its centre.
func TestRadiusZero(t *testing.T) {
	const epsilon = 1e-9
	point, circle := Circle{Vec{5, 0}, 0}, Circle{Vec{0, 0}, 3}

	if got := point.MeetLine(Vec{0, 0}, Vec{1, 0}, epsilon); !reflect.DeepEqual(got, []Vec{{5, 0}}) {
		t.Errorf("MeetLine: %v", got)
	}
	if got := point.MeetLine(Vec{0, 1}, Vec{1, 1}, epsilon); len(got) != 0 {
		t.Errorf("MeetLine beside the point: %v", got)
	}
	for _, c := range []struct {
		a, b Circle
		want []Vec
	}{
		{point, circle, nil},
		{circle, point, nil},
		{point, Circle{Vec{0, 0}, 5}, []Vec{{5, 0}}},
		{Circle{Vec{0, 0}, 5}, point, []Vec{{5, 0}}},
		{point, Circle{Vec{5, 1}, 0}, nil},
		{point, point, nil},
	} {
		if got := c.a.MeetCircle(c.b, epsilon); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v and %v: %v, want %v", c.a, c.b, got, c.want)
		}
	}

	// The tangents from the point: the touching points are those of TangentPoints, and each tangent occurs once.
	touching := TangentPoints(circle, point.Centre, epsilon)
	tangents := CommonTangents(circle, point, epsilon)
	reverse := CommonTangents(point, circle, epsilon)
	if len(touching) != 2 || len(tangents) != 2 || len(reverse) != 2 {
		t.Fatalf("%v, %v, %v: want two tangents", touching, tangents, reverse)
	}
	for _, p := range touching {
		found := 0
		for i := range tangents {
			if tangents[i][0].Sub(p).Len() < epsilon && tangents[i][1] == point.Centre {
				found++
			}
			if reverse[i][1].Sub(p).Len() < epsilon && reverse[i][0] == point.Centre {
				found++
			}
		}
		if found != 2 {
			t.Errorf("%v occurs %d times in %v and %v", p, found, tangents, reverse)
		}
	}
	other := Circle{Vec{5, 2}, 0}
	if got := CommonTangents(point, other, epsilon); !reflect.DeepEqual(got, [][2]Vec{{point.Centre, other.Centre}}) {
		t.Errorf("two points: %v", got)
	}
	if got := CommonTangents(point, Circle{Vec{4, 0}, 3}, epsilon); len(got) != 0 {
		t.Errorf("a point in a circle: %v", got)
	}
	if got := CommonTangents(point, Circle{Vec{2, 0}, 3}, epsilon); len(got) != 1 {
		t.Errorf("a point on a circle: %v", got)
	}
	if got := TangentPoints(point, Vec{0, 0}, epsilon); !reflect.DeepEqual(got, []Vec{point.Centre}) {
		t.Errorf("tangent points of a point: %v", got)
	}
	if got := CircleArea(point, []Vec{{4, -1}, {6, -1}, {6, 1}, {4, 1}}); math.Abs(got) > epsilon {
		t.Errorf("CircleArea: %v", got)
	}
}

// TestTouchingCircles moves the second circle by gaps below and above epsilon, at every way to touch.
func TestTouchingCircles(t *testing.T) {
	const epsilon = 1e-6
	random := rand.New(rand.NewSource(21))
	for range 3000 {
		r, s := 1+9*random.Float64(), 1+9*random.Float64()
		direction := 2 * math.Pi * random.Float64()
		if math.Abs(r-s) < 0.01 {
			continue
		}
		inside := random.Intn(2) == 0
		touching := r + s
		if inside {
			touching = math.Abs(r - s)
		}
		gap := epsilon * []float64{-3, -1.1, -0.9, -0.5, 0, 0.5, 0.9, 1.1, 3}[random.Intn(9)]

		// A positive gap separates circles that touch from outside. It makes circles intersect if one is inside the
		// other.
		want := 1
		if math.Abs(gap) > epsilon {
			want = 0
			if inside == (gap > 0) {
				want = 2
			}
		}
		centre := Vec{random.Float64(), random.Float64()}
		away := Vec{math.Cos(direction), math.Sin(direction)}.Mul(touching + gap)
		c, d := Circle{centre, r}, Circle{centre.Add(away), s}
		got := c.MeetCircle(d, epsilon)
		if len(got) != want {
			t.Fatalf("%v and %v, gap %g: %v, want %d points", c, d, gap, got, want)
		}
		for _, p := range got {
			if math.Abs(p.Sub(c.Centre).Len()-r) > epsilon || math.Abs(p.Sub(d.Centre).Len()-s) > epsilon {
				t.Fatalf("%v is not on %v and %v", p, c, d)
			}
		}
	}
}

// TestFloatPoints compares Closest and Farthest with all pairs of points whose distances are much smaller than 1, and of
// points far apart.
func TestFloatPoints(t *testing.T) {
	random := rand.New(rand.NewSource(24))
	for run := range 3000 {
		scale := []float64{1e-6, 1, 1e6}[run%3]
		points := make([]Vec, 2+random.Intn(12))
		for i := range points {
			points[i] = Vec{scale * random.Float64(), scale * random.Float64()}
		}
		least, most := math.Inf(1), 0.0
		hull := Hull(points)
		for i, p := range points {
			for _, q := range points[:i] {
				least = math.Min(least, p.Sub(q).Norm())
				most = math.Max(most, p.Sub(q).Norm())
			}
		}
		if i, j := Closest(points); i == j || points[i].Sub(points[j]).Norm() != least {
			t.Fatalf("Closest(%v) = %d, %d", points, i, j)
		}
		if i, j := Farthest(hull); hull[i].Sub(hull[j]).Norm() != most {
			t.Fatalf("Farthest(%v) = %d, %d", hull, i, j)
		}
	}
}

// A ratPoint is a point in exact fractions.
type ratPoint struct{ x, y *big.Rat }

// side is positive if p is on the left of the line from a to b, and negative if it is on its right.
func (p ratPoint) side(a, b Vec) *big.Rat {
	rat := func(x float64) *big.Rat { return new(big.Rat).SetFloat64(x) }
	left := new(big.Rat).Sub(p.y, rat(a.Y))
	left.Mul(left, rat(b.X-a.X))
	right := new(big.Rat).Sub(p.x, rat(a.X))
	return left.Sub(left, right.Mul(right, rat(b.Y-a.Y)))
}

// exactArea returns twice the area of the intersection of half-planes and a square, in exact fractions.
func exactArea(size float64, planes []HalfPlane) *big.Rat {
	rat := func(x float64) *big.Rat { return new(big.Rat).SetFloat64(x) }
	var polygon []ratPoint
	for _, p := range []Vec{{-size, -size}, {size, -size}, {size, size}, {-size, size}} {
		polygon = append(polygon, ratPoint{rat(p.X), rat(p.Y)})
	}
	for _, h := range planes {
		var part []ratPoint
		for i, p := range polygon {
			q := polygon[(i+1)%len(polygon)]
			sideP, sideQ := p.side(h.A, h.B), q.side(h.A, h.B)
			if sideP.Sign() >= 0 {
				part = append(part, p)
			}
			if sideP.Sign()*sideQ.Sign() < 0 {
				t := new(big.Rat).Quo(sideP, new(big.Rat).Sub(sideP, sideQ))
				between := func(a, b *big.Rat) *big.Rat {
					x := new(big.Rat).Sub(b, a)
					return x.Add(a, x.Mul(x, t))
				}
				part = append(part, ratPoint{between(p.x, q.x), between(p.y, q.y)})
			}
		}
		polygon = part
	}

	area := new(big.Rat)
	for i, p := range polygon {
		q := polygon[(i+1)%len(polygon)]
		area.Add(area, new(big.Rat).Mul(p.x, q.y))
		area.Sub(area, new(big.Rat).Mul(p.y, q.x))
	}
	return area
}

// boxed returns the sides of a square, and the given half-planes.
func boxed(size float64, planes ...HalfPlane) []HalfPlane {
	corners := []Vec{{-size, -size}, {size, -size}, {size, size}, {-size, size}}
	var list []HalfPlane
	for i, p := range corners {
		list = append(list, HalfPlane{p, corners[(i+1)%4]})
	}
	return append(list, planes...)
}

// TestCommonPartExact compares CommonPart with exact fractions: it must return nil if and only if the intersection has
// no area.
func TestCommonPartExact(t *testing.T) {
	random := rand.New(rand.NewSource(22))
	const size = 10
	empty := 0
	for range 15000 {
		var planes []HalfPlane
		for k := 3 + random.Intn(4); k > 0; k-- {
			coordinate := func() float64 { return float64(random.Intn(5) - 2) }
			h := HalfPlane{Vec{coordinate(), coordinate()}, Vec{coordinate(), coordinate()}}
			if h.A != h.B {
				planes = append(planes, h)
			}
		}
		want, _ := exactArea(size, planes).Float64()
		got := CommonPart(boxed(size, planes...))
		if (got == nil) != (want == 0) || math.Abs(Area2(got)-want) > 1e-9 {
			t.Fatalf("%v: %v with twice the area %v, want %v", planes, got, Area2(got), want)
		}
		if got == nil {
			empty++
		}
		for i, p := range got {
			if p == got[(i+1)%len(got)] {
				t.Fatalf("%v: the corner %v occurs twice in %v", planes, p, got)
			}
		}
	}
	if empty < 1000 || empty > 14000 {
		t.Errorf("%d intersections without area", empty)
	}

	// The corners of this intersection were NaN.
	planes := []HalfPlane{{Vec{-2, -2}, Vec{0, 2}}, {Vec{0, 1}, Vec{1, 0}}, {Vec{2, -1}, Vec{0, 1}}}
	if got := CommonPart(boxed(size, planes...)); got != nil {
		t.Errorf("%v, want nil", got)
	}
}

// TestSmallestCircleOnLine uses points on one line, some of them equal, far from the origin. Rounding then makes three
// of them seem to be the corners of a triangle.
func TestSmallestCircleOnLine(t *testing.T) {
	random := rand.New(rand.NewSource(23))
	for run := range 20000 {
		start := Vec{random.NormFloat64() * 1e6, random.NormFloat64() * 1e6}
		direction := Vec{random.NormFloat64(), random.NormFloat64()}
		points := make([]Vec, 2+random.Intn(8))
		for i := range points {
			k := float64(random.Intn(7)) / 3
			if run%2 == 0 {
				k = random.Float64()
			}
			points[i] = start.Add(direction.Mul(1000 * k))
		}
		longest := 0.0
		for _, p := range points {
			for _, q := range points {
				longest = math.Max(longest, p.Sub(q).Len())
			}
		}
		if got := SmallestCircle(points); !(math.Abs(2*got.Radius-longest) < 1e-6) {
			t.Fatalf("%v: %v, want the radius %v", points, got, longest/2)
		}
	}
}
