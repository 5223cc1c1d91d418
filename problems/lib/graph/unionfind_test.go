package graph

import (
	"fmt"
	"math/rand"
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
		}
	}
}

func ExampleSets() {
	rooms := NewSets(4)
	rooms.Join(0, 2)
	rooms.Join(2, 3)
	fmt.Println(rooms.Same(0, 3), rooms.Same(0, 1))
	// Output: true false
}
