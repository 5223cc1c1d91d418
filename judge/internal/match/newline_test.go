package match

import (
	"bytes"
	"strings"
	"testing"
)

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
