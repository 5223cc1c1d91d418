package process

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// TestEnds checks that a writer of type Ends keeps the first and the last bytes of a text. The texts have all
// lengths up to 59 bytes and are written in pieces of random sizes.
func TestEnds(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for n := range 60 {
		text := strings.Repeat("abcdefghijklmnopqrstuvwxyz", 3)[:n]
		want := text
		if n > 16 {
			want = fmt.Sprintf("%s\n… (%d bytes left out)\n%s", text[:8], n-16, text[n-8:])
		}
		start := text[:min(n, 8)]
		if n > 8 {
			start += "…"
		}
		for range 50 {
			e, head := &Ends{First: 8, Last: 8}, &Ends{First: 8}
			for rest := text; rest != ""; {
				size := 1 + r.Intn(len(rest))
				e.Write([]byte(rest[:size]))
				head.Write([]byte(rest[:size]))
				rest = rest[size:]
			}
			if got := e.String(); got != want {
				t.Fatalf("of %q %q is kept, want %q", text, got, want)
			}
			if got := head.String(); got != start {
				t.Fatalf("of the start of %q %q is kept, want %q", text, got, start)
			}
		}
	}
}
