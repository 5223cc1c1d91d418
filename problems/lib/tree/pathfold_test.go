package tree

import (
	"fmt"
	"math/rand"
	"testing"
)

func concat(a, b string) string { return a + b }

// TestPathFold concatenates letters along paths, which shows their order.
func TestPathFold(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 200 {
		n := 1 + random.Intn(20)
		edges := make([][2]int, n-1)
		for i := range edges {
			edges[i] = [2]int{max(0, i-random.Intn(4)), i + 1}
		}
		near := Adjacent(n, edges)
		root := random.Intn(n)
		letters := make([]string, n)
		for v := range letters {
			letters[v] = string(rune('a' + v))
		}
		h := NewHeavy(near, root)
		p := NewPathFold(h, letters, concat, "")
		for range 10 {
			v := random.Intn(n)
			letters[v] = string(rune('A' + random.Intn(26)))
			p.Set(v, letters[v])
			if p.Get(v) != letters[v] {
				t.Fatal("Get")
			}

			// Walk from u to the root and from v to the root; the paths part at the lowest common vertex.
			u, v := random.Intn(n), random.Intn(n)
			above := make(map[int]bool)
			for x := v; x >= 0; x = h.Parent[x] {
				above[x] = true
			}
			want, wantEdges, x := "", "", u
			for ; !above[x]; x = h.Parent[x] {
				want += letters[x]
			}
			wantEdges, want = want, want+letters[x]
			tail := ""
			for y := v; y != x; y = h.Parent[y] {
				tail = letters[y] + tail
			}
			if got := p.Fold(u, v); got != want+tail {
				t.Fatalf("edges %v, root %d: Fold(%d, %d) = %q, want %q", edges, root, u, v, got, want+tail)
			}
			if got := p.FoldEdges(u, v); got != wantEdges+tail {
				t.Fatalf("edges %v, root %d: FoldEdges(%d, %d) = %q, want %q", edges, root, u, v, got, wantEdges+tail)
			}
		}
	}
}

func ExamplePathFold() {
	near := Adjacent(4, [][2]int{{0, 1}, {1, 2}, {0, 3}})
	concat := func(a, b string) string { return a + b }
	p := NewPathFold(NewHeavy(near, 0), []string{"a", "b", "c", "d"}, concat, "")
	fmt.Println(p.Fold(2, 3), p.Fold(3, 2), p.FoldEdges(2, 3))
	p.Set(1, "x")
	fmt.Println(p.Fold(2, 3))
	// Output:
	// cbad dabc cbd
	// cxad
}
