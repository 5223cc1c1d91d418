package tree

import (
	"fmt"
	"testing"
)

func TestVirtual(t *testing.T) {
	for _, near := range trees() {
		if len(near) > 6 {
			continue
		}
		h := NewHeavy(near, 0)
		for set := range 1 << len(near) {
			var marked []int
			wanted := make(map[int]bool)
			for v := range near {
				if set>>v&1 == 1 {
					marked = append([]int{v, v}, marked...) // descending, each twice
				}
			}
			for _, u := range marked {
				for _, v := range marked {
					wanted[h.LCA(u, v)] = true
				}
			}

			vertices, parent := h.Virtual(marked)
			if len(vertices) != len(wanted) || len(parent) != len(wanted) {
				t.Fatalf("%v, marked %v: %v, want %v", near, marked, vertices, wanted)
			}
			for i, v := range vertices {
				// In the virtual tree, the parent of v is v's nearest ancestor that is in the virtual tree.
				above := h.Parent[v]
				for i > 0 && !wanted[above] {
					above = h.Parent[above]
				}
				isRight := wanted[v] && (i == 0 && parent[0] == -1 || i > 0 && parent[i] < i && vertices[parent[i]] == above)
				if !isRight {
					t.Fatalf("%v, marked %v: %v with parents %v", near, marked, vertices, parent)
				}
			}
		}
	}
}

func ExampleHeavy_Virtual() {
	//     0
	//    / \
	//   1   2
	//  / \
	// 3   4 - 5
	near := Adjacent(6, [][2]int{{0, 1}, {0, 2}, {1, 3}, {1, 4}, {4, 5}})
	fmt.Println(NewHeavy(near, 0).Virtual([]int{5, 3}))
	// Output: [1 5 3] [-1 0 0]
}
