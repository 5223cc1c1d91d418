package geom

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"reflect"
	"sort"
	"testing"
)

// lattice lists the integer points from (0, 0) to (n-1, n-1).
func lattice(n int) []Pt {
	var list []Pt
	for x := 0; x < n; x++ {
		for y := 0; y < n; y++ {
			list = append(list, Pt{x, y})
		}
	}
	return list
}

func vec(p Pt) Vec { return Vec{float64(p.X), float64(p.Y)} }

func TestTurn(t *testing.T) {
	turned := func(p Pt) Pt { return Pt{-p.Y, p.X} }
	mirrored := func(p Pt) Pt { return Pt{-p.X, p.Y} }
	for _, a := range lattice(3) {
		for _, b := range lattice(3) {
			for _, c := range lattice(3) {
				got := Turn(a, b, c)
				if got != Turn(turned(a), turned(b), turned(c)) || got != -Turn(mirrored(a), mirrored(b), mirrored(c)) || got != Turn(b, c, a) {
					t.Fatalf("Turn(%v, %v, %v) = %d", a, b, c, got)
				}
				if got != Turn(vec(a), vec(b), vec(c)) {
					t.Fatalf("Turn(%v, %v, %v) = %d, with floats %d", a, b, c, got, Turn(vec(a), vec(b), vec(c)))
				}
			}
		}
	}
	if Turn(Pt{0, 0}, Pt{1, 0}, Pt{1, 1}) != 1 {
		t.Error("a left turn is not 1")
	}
	const far = 1 << 30
	if Turn(Pt{-far, -far}, Pt{far, far}, Pt{far, far - 1}) != -1 {
		t.Error("a narrow right turn of far points is not -1")
	}
}

// TestIntersect compares Intersect with the function meets, which solves a + s(b-a) = c + t(d-c) in exact
// fractions. If the segments are parallel, the function meets checks whether an end of one lies on the other.
func TestIntersect(t *testing.T) {
	points := lattice(3)
	for _, a := range points {
		for _, b := range points {
			for _, c := range points {
				for _, d := range points {
					if got, want := Intersect(a, b, c, d), meets(a, b, c, d); got != want {
						t.Fatalf("Intersect(%v, %v, %v, %v) = %v", a, b, c, d, got)
					}
				}
			}
		}
	}
}

func meets(a, b, c, d Pt) bool {
	det := (b.X-a.X)*(c.Y-d.Y) - (b.Y-a.Y)*(c.X-d.X)
	if det == 0 {
		// The segments are parallel, or one is a point: they have a common point if and only if an
		// end of one lies on the other.
		on := func(p, a, b Pt) bool {
			return (p.X-a.X)*(b.Y-a.Y) == (p.Y-a.Y)*(b.X-a.X) &&
				p.X >= min(a.X, b.X) && p.X <= max(a.X, b.X) && p.Y >= min(a.Y, b.Y) && p.Y <= max(a.Y, b.Y)
		}
		return on(a, c, d) || on(b, c, d) || on(c, a, b) || on(d, a, b)
	}
	s := big.NewRat(int64((c.X-a.X)*(c.Y-d.Y)-(c.Y-a.Y)*(c.X-d.X)), int64(det))
	u := big.NewRat(int64((b.X-a.X)*(c.Y-a.Y)-(b.Y-a.Y)*(c.X-a.X)), int64(det))
	zero, one := new(big.Rat), big.NewRat(1, 1)
	return s.Cmp(zero) >= 0 && s.Cmp(one) <= 0 && u.Cmp(zero) >= 0 && u.Cmp(one) <= 0
}

func TestMeet(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := 0; round < 1000; round++ {
		p := Vec{random.Float64(), random.Float64()}
		u, v := Vec{random.Float64() + 1, random.Float64()}, Vec{random.Float64(), random.Float64() + 1}
		got, ok := Meet(p.Add(u), p.Sub(u.Mul(2)), p.Add(v.Mul(3)), p.Add(v))
		if !ok || got.Sub(p).Len() > 1e-9 {
			t.Fatalf("%v, %v; want %v", got, ok, p)
		}
	}
	if _, ok := Meet(Vec{0, 0}, Vec{1, 1}, Vec{1, 0}, Vec{3, 2}); ok {
		t.Error("parallel lines meet")
	}
}

func TestSegmentDistance(t *testing.T) {
	for _, a := range lattice(4) {
		for _, b := range lattice(4) {
			for _, p := range lattice(4) {
				want := math.Inf(1)
				// The point of the segment that is nearest to p is one of the points a + (b-a)*k/1200, or
				// very close to one of them.
				for k := 0; k <= 1200; k++ {
					q := vec(a).Add(vec(b).Sub(vec(a)).Mul(float64(k) / 1200))
					want = math.Min(want, vec(p).Sub(q).Len())
				}
				if got := SegmentDistance(vec(p), vec(a), vec(b)); math.Abs(got-want) > 1e-5 {
					t.Fatalf("%v from %v-%v: %g, want %g", p, a, b, got, want)
				}
			}
		}
	}
}

// star returns a random polygon whose corners are sorted by their angle around the origin. If the corners are
// all on one side of the origin, the polygon may cross itself.
func star(random *rand.Rand) []Pt {
	var around []Pt
	seen := make(map[float64]bool)
	for n := 3 + random.Intn(6); n > 0; n-- {
		p := Pt{random.Intn(13) - 6, random.Intn(13) - 6}
		angle := math.Atan2(float64(p.Y), float64(p.X))
		if (p != Pt{}) && !seen[angle] {
			seen[angle] = true
			around = append(around, p)
		}
	}
	sort.Slice(around, func(i, j int) bool {
		return math.Atan2(float64(around[i].Y), float64(around[i].X)) < math.Atan2(float64(around[j].Y), float64(around[j].X))
	})
	return around
}

// TestPolygon compares Inside with the winding number: the edges, seen from p, turn by 2 pi in total if p is inside,
// and by 0 if p is outside. It compares Area2 with Pick's theorem, which gives the area from the numbers of lattice
// points inside and on the border.
func TestPolygon(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for round := 0; round < 500; round++ {
		polygon := star(random)
		if len(polygon) < 3 || !simple(polygon) {
			continue
		}
		inner, edge := 0, 0
		for x := -7; x <= 7; x++ {
			for y := -7; y <= 7; y++ {
				p := Pt{x, y}
				want, turned := 0, 0.0
				onEdge := false
				for i, a := range polygon {
					b := polygon[(i+1)%len(polygon)]
					u, v := vec(a.Sub(p)), vec(b.Sub(p))
					onEdge = onEdge || u.Cross(v) == 0 && u.Dot(v) <= 0
					turned += math.Atan2(u.Cross(v), u.Dot(v))
				}
				switch {
				case onEdge:
					edge++
				case math.Abs(turned) > 1:
					want = 1
					inner++
				default:
					want = -1
				}
				if got := Inside(p, polygon); got != want {
					t.Fatalf("Inside(%v, %v) = %d, want %d", p, polygon, got, want)
				}
			}
		}
		area := Area2(polygon)
		if area < 0 {
			area = -area
		}
		if area != 2*inner+edge-2 {
			t.Fatalf("%v: twice the area is %d, %d points inside and %d on the edge", polygon, area, inner, edge)
		}
		for i, j := 0, len(polygon)-1; i < j; i, j = i+1, j-1 {
			polygon[i], polygon[j] = polygon[j], polygon[i]
		}
		if Inside(Pt{7, 7}, polygon) != -1 || Area2(polygon)*Area2(polygon) != area*area {
			t.Fatalf("wrong with the corners in reverse order: %v", polygon)
		}
	}
}

// simple reports whether only neighbouring edges of a polygon meet.
func simple(polygon []Pt) bool {
	n := len(polygon)
	for i := range polygon {
		for j := i + 1; j < n; j++ {
			a, b, c, d := polygon[i], polygon[(i+1)%n], polygon[j], polygon[(j+1)%n]
			neighbours := j == i+1 || i == 0 && j == n-1
			if !neighbours && Intersect(a, b, c, d) {
				return false
			}
			if neighbours && n > 3 && (j == i+1 && OnSegment(d, a, b) || j == i+1 && OnSegment(a, c, d)) {
				return false
			}
		}
	}
	return Area2(polygon) != 0
}

// TestHull compares Hull with this definition: a point is a corner of the hull if and only if it lies in no
// triangle of other points and on no segment between other points.
func TestHull(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for round := 0; round < 3000; round++ {
		points := make([]Pt, random.Intn(9))
		for i := range points {
			points[i] = Pt{random.Intn(4), random.Intn(4)}
		}
		want := make(map[Pt]bool)
		for _, p := range points {
			want[p] = true
			for _, a := range points {
				for _, b := range points {
					for _, c := range points {
						if a == p || b == p || c == p {
							continue
						}
						turns := Turn(a, b, c)
						in := turns != 0 && Turn(a, b, p)*turns >= 0 && Turn(b, c, p)*turns >= 0 && Turn(c, a, p)*turns >= 0
						if in || OnSegment(p, a, b) {
							want[p] = false
						}
					}
				}
			}
		}
		corners := 0
		for _, is := range want {
			if is {
				corners++
			}
		}

		hull := Hull(points)
		if len(hull) != corners {
			t.Fatalf("Hull(%v) = %v, want %v", points, hull, want)
		}
		for i, p := range hull {
			if !want[p] || less(p, hull[0]) {
				t.Fatalf("Hull(%v) = %v, want %v", points, hull, want)
			}
			if len(hull) > 2 && Turn(p, hull[(i+1)%len(hull)], hull[(i+2)%len(hull)]) != 1 {
				t.Fatalf("Hull(%v) = %v turns right", points, hull)
			}
		}

		if len(hull) == 0 {
			continue
		}
		most := 0
		for _, p := range points {
			for _, q := range points {
				most = max(most, p.Sub(q).Norm())
			}
		}
		if i, j := Farthest(hull); hull[i].Sub(hull[j]).Norm() != most {
			t.Fatalf("Farthest(%v) = %d, %d", hull, i, j)
		}
	}
}

func TestClosest(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	for round := 0; round < 3000; round++ {
		width := []int{3, 30, 1 << 30}[round%3]
		points := make([]Pt, 2+random.Intn(12))
		for i := range points {
			points[i] = Pt{random.Intn(width), random.Intn(width)}
		}
		least := math.MaxInt
		for i, p := range points {
			for _, q := range points[:i] {
				least = min(least, p.Sub(q).Norm())
			}
		}
		if i, j := Closest(points); i == j || points[i].Sub(points[j]).Norm() != least {
			t.Fatalf("Closest(%v) = %d, %d", points, i, j)
		}
	}
}

func TestSortByAngle(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	vectors := make([]Pt, 0)
	for x := -4; x <= 4; x++ {
		for y := -4; y <= 4; y++ {
			vectors = append(vectors, Pt{x, y})
		}
	}
	random.Shuffle(len(vectors), func(i, j int) { vectors[i], vectors[j] = vectors[j], vectors[i] })
	want := append([]Pt(nil), vectors...)
	angle := func(p Pt) float64 { return math.Atan2(float64(p.Y), float64(p.X)) }
	sort.SliceStable(want, func(i, j int) bool { return angle(want[i]) < angle(want[j])-1e-12 })
	SortByAngle(vectors)
	if !reflect.DeepEqual(vectors, want) {
		t.Errorf("%v\nwant %v", vectors, want)
	}
}

func TestCircles(t *testing.T) {
	random := rand.New(rand.NewSource(6))
	for round := 0; round < 2000; round++ {
		c := Circle{Vec{random.Float64(), random.Float64()}, 1 + random.Float64()}
		angle := random.Float64() * 2 * math.Pi
		direction := Vec{math.Cos(angle), math.Sin(angle)}

		// Make a line for MeetLine: it is perpendicular to the vector `direction`, and its distance from the
		// centre is `distance`.
		distance := float64(random.Intn(9)) / 4 * c.Radius
		foot := c.Centre.Add(direction.Mul(distance))
		found := c.MeetLine(foot, foot.Add(Vec{-direction.Y, direction.X}), 1e-9)
		want := 2
		if distance == c.Radius {
			want = 1
		} else if distance > c.Radius {
			want = 0
		}
		d := Circle{c.Centre.Add(direction.Mul(distance)), c.Radius}
		common := c.MeetCircle(d, 1e-9)
		wantCommon := 2
		if distance == 2*c.Radius {
			wantCommon = 1
		} else if distance == 0 || distance > 2*c.Radius {
			wantCommon = 0
		}
		if len(found) != want || len(common) != wantCommon {
			t.Fatalf("%v, distance %g: points %v and %v, want %d and %d", c, distance, found, common, want, wantCommon)
		}
		for _, p := range append(found, common...) {
			if math.Abs(p.Sub(c.Centre).Len()-c.Radius) > 1e-6 {
				t.Fatalf("%v does not lie on %v", p, c)
			}
		}
		for _, p := range common {
			if math.Abs(p.Sub(d.Centre).Len()-d.Radius) > 1e-6 {
				t.Fatalf("%v does not lie on %v", p, d)
			}
		}
	}
}

func TestSmallestCircle(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	for round := 0; round < 1000; round++ {
		points := make([]Vec, 1+random.Intn(7))
		for i := range points {
			points[i] = Vec{float64(random.Intn(6)), float64(random.Intn(6))}
		}
		least := math.Inf(1)
		try := func(c Circle) {
			for _, p := range points {
				if p.Sub(c.Centre).Len() > c.Radius+1e-9 {
					return
				}
			}
			least = math.Min(least, c.Radius)
		}
		for _, p := range points {
			for _, q := range points {
				try(between(p, q))
				for _, r := range points {
					if Turn(p, q, r) != 0 {
						try(through(p, q, r))
					}
				}
			}
		}
		if got := SmallestCircle(points); math.Abs(got.Radius-least) > 1e-9 {
			t.Fatalf("SmallestCircle(%v) = %v, want the radius %g", points, got, least)
		}
	}
}

// TestCut cuts a square along random lines. It estimates the remaining area from the number of points of a
// fine grid that lie on the left of all lines.
func TestCut(t *testing.T) {
	random := rand.New(rand.NewSource(8))
	const size, grid = 10.0, 200
	for round := 0; round < 100; round++ {
		polygon := []Vec{{0, 0}, {size, 0}, {size, size}, {0, size}}
		var lines [][2]Vec
		for n := random.Intn(5); n > 0; n-- {
			a := Vec{random.Float64() * size, random.Float64() * size}
			b := Vec{random.Float64() * size, random.Float64() * size}
			lines = append(lines, [2]Vec{a, b})
			polygon = Cut(polygon, a, b)
		}
		count := 0
		for i := 0; i < grid*grid; i++ {
			p := Vec{(float64(i/grid) + 0.5) * size / grid, (float64(i%grid) + 0.5) * size / grid}
			left := true
			for _, l := range lines {
				left = left && Turn(l[0], l[1], p) >= 0
			}
			if left {
				count++
			}
		}
		want := float64(count) * size * size / grid / grid
		if got := Area2(polygon) / 2; math.Abs(got-want) > 1 {
			t.Fatalf("%v: area %g, want about %g", lines, got, want)
		}
	}
}

func ExampleTurn() {
	fmt.Println(Turn(Pt{0, 0}, Pt{1, 0}, Pt{1, 1}))
	// Output: 1
}

func ExampleIntersect() {
	fmt.Println(Intersect(Pt{0, 0}, Pt{2, 2}, Pt{0, 2}, Pt{2, 0}), Intersect(Pt{0, 0}, Pt{2, 2}, Pt{3, 3}, Pt{4, 4}))
	// Output: true false
}

func ExampleMeet() {
	fmt.Println(Meet(Vec{0, 0}, Vec{2, 2}, Vec{0, 2}, Vec{2, 0}))
	fmt.Println(SegmentDistance(Vec{5, 3}, Vec{0, 0}, Vec{1, 0}))
	// Output:
	// {1 1} true
	// 5
}

func ExampleInside() {
	square := []Pt{{0, 0}, {2, 0}, {2, 2}, {0, 2}}
	fmt.Println(Inside(Pt{1, 1}, square), Inside(Pt{2, 1}, square), Inside(Pt{3, 1}, square))
	// Output: 1 0 -1
}

func ExampleArea2() {
	fmt.Println(Area2([]Pt{{0, 0}, {2, 0}, {2, 2}, {0, 2}}), Area2([]Pt{{0, 0}, {0, 2}, {2, 0}}))
	// Output: 8 -4
}

func ExampleHull() {
	hull := Hull([]Pt{{0, 0}, {1, 1}, {2, 0}, {2, 2}, {0, 2}, {1, 0}})
	fmt.Println(hull)
	fmt.Println(Farthest(hull))
	// Output:
	// [{0 0} {2 0} {2 2} {0 2}]
	// 0 2
}

func ExampleClosest() {
	fmt.Println(Closest([]Pt{{0, 0}, {5, 5}, {9, 1}, {6, 5}}))
	// Output: 1 3
}

func ExampleSortByAngle() {
	vectors := []Pt{{0, 1}, {-1, 0}, {1, 0}, {0, -1}}
	SortByAngle(vectors)
	fmt.Println(vectors)
	// Output: [{0 -1} {1 0} {0 1} {-1 0}]
}

func ExampleSmallestCircle() {
	fmt.Println(SmallestCircle([]Vec{{0, 0}, {4, 0}, {1, 1}}))
	// Output: {{2 0} 2}
}

func ExampleCut() {
	fmt.Println(Cut([]Vec{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, Vec{1, 0}, Vec{1, 2}))
	// Output: [{0 0} {1 0} {1 2} {0 2}]
}

func ExampleOnSegment() {
	fmt.Println(OnSegment(Pt{1, 1}, Pt{0, 0}, Pt{3, 3}), OnSegment(Pt{4, 4}, Pt{0, 0}, Pt{3, 3}))
	// Output: true false
}
