package graph

import (
	"fmt"
	"math/rand"
	"reflect"
	"testing"
)

func TestSets(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for range 300 {
		n := 1 + random.Intn(12)
		sets, label := NewSets(n), make([]int, n)
		for v := range label {
			label[v] = v
		}
		for range n {
			a, b := random.Intn(n), random.Intn(n)
			sets.Join(a, b)
			old := label[a]
			for v := range label {
				if label[v] == old {
					label[v] = label[b]
				}
			}
			for a := range n {
				for b := range n {
					if sets.Same(a, b) != (label[a] == label[b]) {
						t.Fatalf("labels %v, sets %v: Same is wrong for %d and %d", label, sets, a, b)
					}
				}
			}

			// The oracle for Groups, Count and Size: collect the members of each label in ascending order.
			var groups [][]int
			place := make(map[int]int)
			for v, l := range label {
				if _, known := place[l]; !known {
					place[l] = len(groups)
					groups = append(groups, nil)
				}
				groups[place[l]] = append(groups[place[l]], v)
			}
			if got := sets.Groups(); !reflect.DeepEqual(got, groups) || sets.Count() != len(groups) {
				t.Fatalf("groups %v and their number %d, want %v", got, sets.Count(), groups)
			}
			for v, l := range label {
				if got := sets.Size(v); got != len(groups[place[l]]) {
					t.Fatalf("the set of %d in %v has the size %d", v, groups, got)
				}
			}
		}
	}
}

func ExampleSets() {
	rooms := NewSets(4)
	rooms.Join(0, 2)
	rooms.Join(2, 3)
	fmt.Println(rooms.Same(0, 3), rooms.Same(0, 1))
	fmt.Println(rooms.Size(3), rooms.Count(), rooms.Groups())
	// Output:
	// true false
	// 3 2 [[0 2 3] [1]]
}
