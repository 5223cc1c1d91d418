package session

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"oj/judge/internal/problem"
)

// TestNewAnswer: one byte makes a difference, and a missing answer does. The old text stays until the new one is accepted, and
// nothing is left beside it otherwise.
func TestNewAnswer(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "1.ans")
	broken := errors.New("broken")
	for _, c := range []struct {
		was, is string
		differs bool
		err     error
	}{
		{"1\n", "1\n", false, nil}, {"1\n", "1", true, nil}, {"a\n", "A\n", true, nil}, {"1  2\n", "1 2\n", true, nil}, {"", "", false, nil}, {"-", "1", true, nil},
		{"1", "2", false, broken}, {"-", "2", false, broken},
	} {
		if os.Remove(file); c.was != "-" {
			if err := os.WriteFile(file, []byte(c.was), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		a, err := newAnswer(&problem.Case{Ans: file}, func(w io.Writer) error {
			_, err := io.WriteString(w, c.is)
			return errors.Join(c.err, err)
		})
		if (a != nil) != c.differs || !errors.Is(err, c.err) {
			t.Errorf("%q against %q: %v, %v", c.is, c.was, a, err)
		}
		want := c.was
		if text, err := os.ReadFile(file); err == nil && string(text) != c.was || err != nil && c.was != "-" {
			t.Errorf("%q became %q, %v, before it was accepted", c.was, text, err)
		}
		if a != nil {
			want = c.is
			if err := a.Commit(); err != nil {
				t.Error(err)
			}
		}
		if text, err := os.ReadFile(file); err == nil && string(text) != want || err != nil && want != "-" {
			t.Errorf("%q became %q, %v; want %q", c.was, text, err, want)
		}
		if left, err := filepath.Glob(filepath.Join(dir, ".*")); err != nil || len(left) > 0 {
			t.Errorf("left: %q %v", left, err)
		}
	}
}
