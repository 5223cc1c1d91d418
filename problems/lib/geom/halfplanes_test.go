package geom

import (
	"fmt"
	"math"
	"math/rand"
	"testing"
)

func ExampleCommonPart() {
	box := []Vec{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 4}, {X: 0, Y: 4}}
	var planes []HalfPlane
	for i, p := range box {
		planes = append(planes, HalfPlane{p, box[(i+1)%4]})
	}
	planes = append(planes, HalfPlane{Vec{X: 4, Y: 0}, Vec{X: 0, Y: 4}}) // below the diagonal
	fmt.Println(len(CommonPart(planes)), Area2(CommonPart(planes)))
	// Output: 3 16
}

// TestCommonPart compares the area of the common part with the area of a box that Cut cuts along each half-plane.
func TestCommonPart(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	const size = 6
	point := func(most int) Vec {
		return Vec{X: float64(random.Intn(2*most+1) - most), Y: float64(random.Intn(2*most+1) - most)}
	}
	empty, cut := 0, 0
	for run := 0; run < 20000; run++ {
		polygon := []Vec{{X: -size, Y: -size}, {X: size, Y: -size}, {X: size, Y: size}, {X: -size, Y: size}}
		var planes []HalfPlane
		for i, p := range polygon {
			planes = append(planes, HalfPlane{p, polygon[(i+1)%4]})
		}
		for k := random.Intn(6); k > 0; k-- {
			h := HalfPlane{point(size), point(size)}
			if h.A == h.B {
				continue
			}
			planes = append(planes, h)
			polygon = Cut(polygon, h.A, h.B)
		}
		random.Shuffle(len(planes), func(i, j int) { planes[i], planes[j] = planes[j], planes[i] })

		got := CommonPart(planes)
		want := 0.0
		if len(polygon) > 2 {
			want = Area2(polygon)
		}
		area := 0.0
		if len(got) > 0 {
			area = Area2(got)
		}
		if math.Abs(area-want) > 1e-9 {
			t.Fatalf("%v: area %v, want %v", planes, area, want)
		}
		if want < 1e-9 {
			empty++
		} else if want < 4*size*size {
			cut++
		}
	}
	if empty < 1000 || cut < 1000 {
		t.Errorf("%d empty parts, %d others", empty, cut)
	}
}
