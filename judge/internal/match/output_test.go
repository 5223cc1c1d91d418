package match

import (
	"bytes"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// TestEnds writes texts of all lengths in pieces of all sizes.
func TestEnds(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for n := range 60 {
		text := strings.Repeat("abcdefghijklmnopqrstuvwxyz", 3)[:n]
		want := text
		if n > 16 {
			want = fmt.Sprintf("%s\n… (%d bytes left out)\n%s", text[:8], n-16, text[n-8:])
		}
		for range 50 {
			e := &ends{keep: 16}
			for rest := text; rest != ""; {
				size := 1 + r.Intn(len(rest))
				e.Write([]byte(rest[:size]))
				rest = rest[size:]
			}
			if got := e.String(); got != want {
				t.Fatalf("of %q %q is kept, want %q", text, got, want)
			}
		}
	}
}

// TestUnixLines writes texts in all ways of cutting them into two.
func TestUnixLines(t *testing.T) {
	for _, text := range []string{"", "\r", "\n", "\r\n", "a\r\nb\r\n", "\r\r\n", "a\rb\n\r", "\n\r\n\r"} {
		want := strings.ReplaceAll(text, "\r\n", "\n")
		for i := range len(text) + 1 {
			var b bytes.Buffer
			w := &unixLines{to: &b}
			for _, part := range []string{text[:i], "", text[i:]} {
				if n, err := w.Write([]byte(part)); n != len(part) || err != nil {
					t.Errorf("%q: %d, %v", part, n, err)
				}
			}
			if err := w.Flush(); err != nil || b.String() != want {
				t.Errorf("%q, cut at %d: %q, want %q; %v", text, i, &b, want, err)
			}
		}
	}
}
