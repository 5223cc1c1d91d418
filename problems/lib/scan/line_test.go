package scan

import (
	"fmt"
	"strings"
	"testing"
	"testing/iotest"
)

// Line must return the same lines as strings.Split, whatever they contain, even if the reader returns only
// one byte or half of the requested bytes at a time.
func TestLine(t *testing.T) {
	text := strings.Repeat("# a #\n\n  b\t\n"+strings.Repeat("long ", 20000)+"\nx\x00y", 3)
	want := strings.Split(text, "\n")
	for _, end := range []string{"\n", "\r\n"} {
		ended := strings.ReplaceAll(text, "\n", end)
		for i, s := range []*Scanner{New(strings.NewReader(ended)), New(iotest.OneByteReader(strings.NewReader(ended))), New(iotest.HalfReader(strings.NewReader(ended)))} {
			for n, line := range want {
				if got := s.Line(); string(got) != line {
					t.Fatalf("reader %d, line %d: %.40q, want %.40q", i, n+1, got, line)
				}
			}
			err := failure(func() { s.Line() })
			if err == nil || err.Error() != fmt.Sprintf("line %d: input ends, want a line", len(want)) {
				t.Errorf("reader %d, after the last line: %v", i, err)
			}
		}
	}
}

// After words have been read, Line first returns the rest of their line. Fatalf names the line.
func TestLineAfterWords(t *testing.T) {
	s := New(strings.NewReader("2 1 \n# #\n7\n"))
	s.Int(0, 9)
	s.Int(0, 9)
	if rest := s.Line(); string(rest) != " " {
		t.Errorf("the rest of the line is %q, want one blank", rest)
	}
	row := string(s.Line())
	err := failure(func() { s.Fatalf("want %d cells", 2) })
	if row != "# #" || err == nil || err.Error() != `line 2: want 2 cells` {
		t.Errorf("%q, %v", row, err)
	}
}
