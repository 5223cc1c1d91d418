package tree

import (
	"fmt"
	"reflect"
	"testing"
)

// TestPrufer goes through all codes for up to six vertices.
func TestPrufer(t *testing.T) {
	for n := 2; n <= 6; n++ {
		codes := [][]int{{}}
		for range n - 2 {
			var longer [][]int
			for _, code := range codes {
				for v := range n {
					longer = append(longer, append(append([]int{}, code...), v))
				}
			}
			codes = longer
		}
		seen := make(map[string]bool)
		for _, code := range codes {
			edges := FromPrufer(code)
			near := Adjacent(n, edges)
			var key [6][6]bool
			for _, e := range edges {
				key[e[0]][e[1]], key[e[1]][e[0]] = true, true
			}
			if len(edges) != n-1 || len(Root(near, 0).Order) != n {
				t.Fatalf("code %v: the edges %v are no tree", code, edges)
			}
			seen[fmt.Sprint(key)] = true
			if got := Prufer(near); !reflect.DeepEqual(got, code) {
				t.Fatalf("edges %v: code %v, want %v", edges, got, code)
			}
		}
		if len(seen) != len(codes) {
			t.Errorf("%d vertices: %d codes, but %d trees", n, len(codes), len(seen))
		}
	}
}

func ExamplePrufer() {
	edges := FromPrufer([]int{3, 3})
	fmt.Println(edges, Prufer(Adjacent(4, edges)))
	// Output: [[0 3] [1 3] [2 3]] [3 3]
}

func ExampleFromPrufer() {
	fmt.Println(FromPrufer([]int{1, 2}))
	// Output: [[0 1] [1 2] [2 3]]
}
