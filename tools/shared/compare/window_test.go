package compare

import (
	"strings"
	"testing"
)

// TestWindow: a window shows at most `around` bytes on each side of the first difference, and knows whether it begins
// and ends with the whole text.
func TestWindow(t *testing.T) {
	for _, before := range []int{0, 1, around - 1, around, around + 1, 3 * around} {
		for _, after := range []int{1, around - 1, around, around + 1, 3 * around} {
			// The words have one letter, and the difference is the letter after `before` bytes.
			text := func(letter string) string {
				return strings.Repeat(" ", before%2) + strings.Repeat("a ", before/2) + letter + strings.Repeat("b", after-1)
			}
			answer, output := text("x"), text("y")
			got, err := Compare(strings.NewReader(answer), strings.NewReader(output), Options{})
			if err != nil {
				t.Fatal(err)
			}

			from, to := max(0, before-around), min(len(output), before+around)
			w := got.Got
			if string(w.Text) != output[from:to] || w.Place != before-from || w.Head != (from == 0) || w.Tail != (to == len(output)) {
				t.Errorf("%d bytes before and %d after: %d bytes, place %d, head %v, tail %v; want %d, %d, %v, %v", before, after,
					len(w.Text), w.Place, w.Head, w.Tail, to-from, before-from, from == 0, to == len(output))
			}
		}
	}
}
