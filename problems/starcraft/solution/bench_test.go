package main

import (
	"fmt"
	"io"
	"strings"
	"testing"
)

// BenchmarkFullGame solves the full game of the statement: in the mode "single" (a batch has at most one
// item) with one hatchery, and in the mode "batch" with at most 2, 3, 5 and 10 hatcheries.
func BenchmarkFullGame(b *testing.B) {
	full := "batch 50 100 50 450 200 75 100 150 1 6 0 1 150 %d 50 25 8 120"
	b.Run("single", func(b *testing.B) { benchmark(b, "single 50 100 50 450 200 75 100 150 1 6 0 1 150 1 50 25 8 120") })
	for _, h := range []int{2, 3, 5, 10} {
		b.Run(fmt.Sprintf("H=%d", h), func(b *testing.B) { benchmark(b, fmt.Sprintf(full, h)) })
	}
}

func benchmark(b *testing.B, game string) {
	b.ReportAllocs()
	for b.Loop() {
		if err := run(strings.NewReader("1 "+game), io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}
