package scan

import (
	"bufio"
	"bytes"
	"fmt"
	"math"
	"testing"
)

func TestWriteInts(t *testing.T) {
	lists := [][]int{nil, {0}, {-1}, {7, -8, 9}, {math.MinInt64, math.MaxInt64}, {1000000, -1000000, 10}}
	for size := 16; size < 40; size++ {
		var got, want bytes.Buffer
		out := bufio.NewWriterSize(&got, size)
		for _, list := range lists {
			WriteInts(out, list...)
			var words []any
			for _, n := range list {
				words = append(words, n)
			}
			fmt.Fprintln(&want, words...)
		}
		out.Flush()
		if got.String() != want.String() {
			t.Fatalf("buffer of %d bytes: wrote %q, want %q", size, &got, &want)
		}
	}
}
