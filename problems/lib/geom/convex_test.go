package geom

import (
	"fmt"
	"math/rand"
	"reflect"
	"testing"
)

func randomHull(random *rand.Rand, most int) []Pt {
	points := make([]Pt, 1+random.Intn(most))
	size := 1 + random.Intn(8)
	for i := range points {
		points[i] = Pt{random.Intn(size), random.Intn(size)}
	}
	return Hull(points)
}

func TestMinkowskiSum(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 5000 {
		p, q := randomHull(random, 7), randomHull(random, 7)
		var sums []Pt
		for _, a := range p {
			for _, b := range q {
				sums = append(sums, a.Add(b))
			}
		}
		if got, want := MinkowskiSum(p, q), Hull(sums); !reflect.DeepEqual(got, want) {
			t.Fatalf("%v and %v: %v, want %v", p, q, got, want)
		}
	}
}

func TestHullTangents(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	outside := 0
	for range 6000 {
		hull := randomHull(random, 12)
		if len(hull) < 3 {
			continue
		}
		p := Pt{random.Intn(14) - 3, random.Intn(14) - 3}
		right, left, ok := HullTangents(p, hull)
		if ok != (InsideConvex(p, hull) < 0) {
			t.Fatalf("%v, %v: ok is %t", hull, p, ok)
		}
		if !ok {
			continue
		}
		outside++
		for _, c := range hull {
			toRight, toLeft := Turn(p, hull[right], c), Turn(p, hull[left], c)
			if toRight < 0 || toLeft > 0 ||
				toRight == 0 && gap(p, c) < gap(p, hull[right]) || toLeft == 0 && gap(p, c) < gap(p, hull[left]) {
				t.Fatalf("%v from %v: right %d, left %d", hull, p, right, left)
			}
		}
	}
	if outside < 1000 {
		t.Errorf("only %d points were outside", outside)
	}
}

func TestUnionArea(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 1000 {
		rectangles := make([][4]int, random.Intn(8))
		var board [10][10]bool
		want := 0
		for i := range rectangles {
			r := [4]int{random.Intn(10), random.Intn(10), random.Intn(11), random.Intn(11)}
			rectangles[i] = [4]int{r[0] - 5, r[1] - 5, r[2] - 5, r[3] - 5}
			for x := r[0]; x < r[2]; x++ {
				for y := r[1]; y < r[3]; y++ {
					if !board[x][y] {
						board[x][y] = true
						want++
					}
				}
			}
		}
		if got := UnionArea(rectangles); got != want {
			t.Fatalf("%v cover %d, want %d", rectangles, got, want)
		}
	}
}

func ExampleMinkowskiSum() {
	triangle := []Pt{{0, 0}, {1, 0}, {0, 1}}
	square := []Pt{{0, 0}, {1, 0}, {1, 1}, {0, 1}}
	fmt.Println(MinkowskiSum(triangle, square))
	// Output: [{0 0} {2 0} {2 1} {1 2} {0 2}]
}

func ExampleHullTangents() {
	square := []Pt{{0, 0}, {2, 0}, {2, 2}, {0, 2}}
	right, left, ok := HullTangents(Pt{1, -3}, square)
	fmt.Println(square[right], square[left], ok)
	// Output: {2 0} {0 0} true
}

func ExampleUnionArea() {
	fmt.Println(UnionArea([][4]int{{0, 0, 2, 2}, {1, 1, 3, 3}}))
	// Output: 7
}
