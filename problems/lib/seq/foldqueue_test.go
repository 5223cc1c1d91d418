package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

func ExampleFoldQueue() {
	q := NewFoldQueue(func(a, b string) string { return a + b }, "")
	for _, word := range []string{"a", "b", "c"} {
		q.Push(word)
	}
	q.Pop()
	fmt.Println(q.Fold(), q.Len())
	// Output: bc 2
}

func TestFoldQueue(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for run := 0; run < 200; run++ {
		q := NewFoldQueue(func(a, b string) string { return a + b }, "")
		want := ""
		for step := 0; step < 50; step++ {
			if len(want) > 0 && r.Intn(2+run%3) == 0 {
				q.Pop()
				want = want[1:]
			} else {
				letter := string(rune('a' + r.Intn(26)))
				q.Push(letter)
				want += letter
			}
			if got := q.Fold(); got != want || q.Len() != len(want) {
				t.Fatalf("Fold of the queue is %q with %d elements, want %q", got, q.Len(), want)
			}
		}
	}
}
