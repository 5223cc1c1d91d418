package queue_test

import (
	"fmt"
	"math/rand"
	"sort"
	"testing"

	"oj/problems/lib/queue"
)

func TestAgainstSorting(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := 0; round < 2000; round++ {
		var q queue.Queue
		var waiting []int
		for i := 0; i < 60; i++ {
			if random.Intn(3) > 0 || len(waiting) == 0 {
				c := random.Intn(20)
				q.Push(queue.Item{Cost: c, Vertex: 2 * c})
				waiting = append(waiting, c)
				continue
			}
			sort.Ints(waiting)
			if got := q.Pop(); got.Cost != waiting[0] || got.Vertex != 2*waiting[0] {
				t.Fatalf("popped %v, want %d of %v", got, waiting[0], waiting)
			}
			waiting = waiting[1:]
		}
		if len(q) != len(waiting) {
			t.Fatalf("%d wait, want %d", len(q), len(waiting))
		}
	}
}

func ExampleQueue() {
	var q queue.Queue
	q.Push(queue.Item{Cost: 5, Vertex: 1})
	q.Push(queue.Item{Cost: 3, Vertex: 2})
	fmt.Println(q.Pop().Vertex, q.Pop().Vertex, len(q))
	// Output: 2 1 0
}
