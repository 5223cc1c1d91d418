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

func ExampleFoldDeque() {
	d := NewFoldDeque(func(a, b string) string { return a + b }, "")
	d.PushBack("b")
	d.PushBack("c")
	d.PushFront("a")
	fmt.Println(d.Fold(), d.PopBack(), d.PopBack(), d.Fold(), d.Len())
	// Output: abc c b a 1
}

// TestFoldDeque favours one end or the other, and growing or shrinking, for many calls in a row.
func TestFoldDeque(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for range 100 {
		d := NewFoldDeque(func(a, b string) string { return a + b }, "")
		want := ""
		front, shrink := 1, 1 // in 4
		for step := range 300 {
			if step%40 == 0 {
				front, shrink = r.Intn(5), r.Intn(5)
			}
			atFront := r.Intn(4) < front
			letter := string(rune('a' + r.Intn(26)))
			switch isPop := r.Intn(4) < shrink && want != ""; {
			case isPop && atFront:
				if got := d.PopFront(); got != want[:1] {
					t.Fatalf("PopFront of %q = %q", want, got)
				}
				want = want[1:]
			case isPop:
				if got := d.PopBack(); got != want[len(want)-1:] {
					t.Fatalf("PopBack of %q = %q", want, got)
				}
				want = want[:len(want)-1]
			case atFront:
				d.PushFront(letter)
				want = letter + want
			default:
				d.PushBack(letter)
				want += letter
			}
			if got := d.Fold(); got != want || d.Len() != len(want) {
				t.Fatalf("Fold is %q with %d elements, want %q", got, d.Len(), want)
			}
		}
	}
}
