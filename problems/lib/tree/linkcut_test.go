package tree

import (
	"fmt"
	"math/rand"
	"testing"
)

// TestLinkCut compares with a matrix of edges, and search.
func TestLinkCut(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	linked, cut := 0, 0
	for round := range 240 {
		n := 1 + random.Intn(12)
		letters := make([]string, n)
		for v := range letters {
			letters[v] = string(rune('a' + v))
		}
		forest := NewLinkCut(letters, concat, "")
		edge := make([][]bool, n)
		for v := range edge {
			edge[v] = make([]bool, n)
		}

		// Every third forest begins as a tree.
		if round%3 == 0 {
			var edges [][2]int
			names := random.Perm(n)
			for i := 1; i < n; i++ {
				u, v := names[i], names[random.Intn(i)]
				edges = append(edges, [2]int{u, v})
				edge[u][v], edge[v][u] = true, true
			}
			forest = LinkCutOf(Adjacent(n, edges), letters, concat, "")
		}

		// path returns the letters from u to v; ok is false if there is no path.
		var path func(u, v, from int) (string, bool)
		path = func(u, v, from int) (string, bool) {
			if u == v {
				return letters[v], true
			}
			for w := range n {
				if edge[u][w] && w != from {
					if rest, ok := path(w, v, u); ok {
						return letters[u] + rest, true
					}
				}
			}
			return "", false
		}
		for range 80 {
			u, v := random.Intn(n), random.Intn(n)
			want, connected := path(u, v, -1)
			switch random.Intn(4) {
			case 0:
				if got := forest.Link(u, v); got == connected {
					t.Fatalf("Link(%d, %d) is %t, but connected is %t", u, v, got, connected)
				}
				if !connected {
					edge[u][v], edge[v][u] = true, true
					linked++
				}
			case 1:
				if got := forest.Cut(u, v); got != edge[u][v] {
					t.Fatalf("Cut(%d, %d) is %t, want %t", u, v, got, edge[u][v])
				}
				if edge[u][v] {
					edge[u][v], edge[v][u] = false, false
					cut++
				}
			case 2:
				letters[v] = string(rune('A' + random.Intn(26)))
				forest.Set(v, letters[v])
			case 3:
				if forest.Connected(u, v) != connected {
					t.Fatalf("Connected(%d, %d) is %t", u, v, !connected)
				}
				if connected {
					if got := forest.Fold(u, v); got != want {
						t.Fatalf("Fold(%d, %d) = %q, want %q", u, v, got, want)
					}
				}
			}
			if forest.Get(v) != letters[v] {
				t.Fatal("Get")
			}
		}
	}
	if linked < 1000 || cut < 300 {
		t.Errorf("%d edges were linked, %d cut", linked, cut)
	}
}

func ExampleLinkCutOf() {
	add := func(a, b int) int { return a + b }
	t := LinkCutOf(Adjacent(3, [][2]int{{0, 1}, {1, 2}}), []int{5, 1, 7}, add, 0)
	t.Cut(0, 1)
	t.Link(0, 2)
	fmt.Println(t.Fold(0, 2))
	// Output: 12
}

func ExampleLinkCut() {
	concat := func(a, b string) string { return a + b }
	t := NewLinkCut([]string{"a", "b", "c", "d"}, concat, "")
	t.Link(0, 1)
	t.Link(1, 2)
	t.Link(1, 3)
	fmt.Println(t.Fold(0, 2), t.Fold(3, 0))
	t.Cut(0, 1)
	t.Set(1, "x")
	fmt.Println(t.Connected(0, 3), t.Fold(2, 3))
	// Output:
	// abc dba
	// false cxd
}
