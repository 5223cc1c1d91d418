package terminal

import (
	"os"
	"path/filepath"
	"testing"
)

// TestNoTerminal: without a terminal, nothing is shown.
func TestNoTerminal(t *testing.T) {
	f, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	l := NewLine(f)
	if l != nil || Is(f) {
		t.Error("a file is taken for a terminal")
	}
	l.Show("x")
	l.Clear()
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if Is(null) || Is(os.NewFile(null.Fd(), "another name")) {
		t.Error("the null device is taken for a terminal")
	}
}

// TestLine: a line replaces the previous one, is cut to the width, and is removed by Clear.
func TestLine(t *testing.T) {
	name := filepath.Join(t.TempDir(), "out")
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	l := &Line{out: f}
	l.Show("first")
	l.Show("at once, so left out")
	l.Clear()
	l.Clear()
	long := make([]byte, 200)
	for i := range long {
		long[i] = 'x'
	}
	l.Show("%s", long)
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if want := erase + "first" + erase + erase + string(long[:width]); string(got) != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
