package network

import (
	"fmt"
	"oj/testcases/internal/svg"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// picture creates a network, modifies it by the function change, and returns its picture.
func picture(vertices int, change func(n *Network)) string {
	var cases Cases
	n := New(vertices)
	n.Say("", "here")
	change(n)
	cases.Add(n)
	return cases.Draw(svg.Files{}, 1).String()
}

func TestParallelEdgesAreApart(t *testing.T) {
	text := picture(3, func(n *Network) {
		for range 5 {
			n.Edge(0, 1, "")
			n.Edge(1, 0, "")
			n.Edge(2, 2, "")
		}
	})
	seen := map[string]bool{}
	for _, shape := range regexp.MustCompile(`class="line" (d="[^"]*"|x1="[^"]*" y1=[^/]*)`).FindAllString(text, -1) {
		seen[shape] = true
	}
	if len(seen) != 15 {
		t.Errorf("%d distinct edges, want 15: %v", len(seen), seen)
	}
}

// TestParts checks that the components of a graph are drawn near each other, but do not overlap.
func TestParts(t *testing.T) {
	n := New(12)
	for v := range 5 {
		n.Edge(v, (v+1)%5, "")
		n.Edge(v+5, (v+1)%5+5, "")
	}
	n.place()
	for v := range n.X {
		for w := range v {
			dx, dy := n.X[v]-n.X[w], n.Y[v]-n.Y[w]
			if far := dx*dx + dy*dy; far < 40*40 || far > 700*700 {
				t.Errorf("vertices %d and %d are too near or too far: (%.0f %.0f) and (%.0f %.0f)", v, w, n.X[v], n.Y[v], n.X[w], n.Y[w])
			}
		}
	}
}

// TestSteps checks that an edge or vertex that is marked at several steps in a row is drawn as one element
// for all these steps, and that an edge is visible at the step Since and all later steps.
func TestSteps(t *testing.T) {
	text := picture(2, func(n *Network) {
		road := n.Edge(0, 1, "")
		n.Mark("mark", road)
		n.Say("", "still")
		n.Mark("mark", road)
		n.Look("a", 1)
		n.Say("", "no more")
		n.Edges[n.Edge(1, 0, "7")].Since = 2
	})
	for want, times := range map[string]int{
		`class="mark" [^/]*data-from="0" data-to="1"`:        1,
		`class="a edge" [^/]*data-from="1" data-to="1"`:      1,
		`class="line" [^/]*data-from="2" data-to="2"`:        1,
		`data-from="2" data-to="2">7<`:                       1,
		`class="mark"`:                                       1,
		`class="node edge" cx="[^"]*" cy="[^"]*" r="[^"]*">`: 2,
	} {
		if got := len(regexp.MustCompile(want).FindAllString(text, -1)); got != times {
			t.Errorf("%d times %s, not %d:\n%s", got, want, times, text)
		}
	}
}

// TestTooLarge checks that only the marked parts of a large graph are drawn, and that a text says so.
func TestTooLarge(t *testing.T) {
	for _, marked := range []int{0, 3} {
		text := picture(50000, func(n *Network) {
			for v := range 49999 {
				e := n.Edge(v, v+1, fmt.Sprint("to ", v+1))
				if v < 40000+marked && v >= 40000 {
					n.Mark("mark", e)
				}
			}
		})
		want := "50000 vertices and 49999 edges are too many to draw"
		if marked > 0 {
			want = "50000 vertices, 49999 edges: 4 of 4 marked ones are drawn"
		}
		if !strings.Contains(text, want+"<") {
			t.Errorf("the picture does not contain %q", want)
		}
		if got := strings.Count(text, `class="mark"`); got != marked {
			t.Errorf("%d edges are marked, not %d", got, marked)
		}
	}
}

func TestWays(t *testing.T) {
	lengths := []int{4, 1, 2, 7, 1}
	for _, directed := range []bool{false, true} {
		n := New(5)
		n.Directed = directed
		n.Edge(0, 1, "")
		n.Edge(0, 2, "")
		n.Edge(2, 1, "")
		n.Edge(1, 3, "")
		n.Edge(3, 2, "") // opposite to the direction of the path 0, 2, 3
		costs, last := n.Ways(0, func(cost, edge int) int { return cost + lengths[edge] })
		want, way := []int{0, 3, 1, 2, Never}, []int{1, 4}
		if directed {
			want[3], way = 10, []int{1, 2, 3}
		}
		if diff := cmp.Diff(want, costs) + cmp.Diff(way, n.Way(last, 3)); diff != "" {
			t.Errorf("directed %t: -want +got:\n%s", directed, diff)
		}
	}
}
