package order

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSchedule checks the example in the linker's source: of all packages that are ready, the one whose name
// is first in alphabetical order is initialised first.
func TestSchedule(t *testing.T) {
	s := newSchedule()
	s.add("m/a", []string{"m/z"})
	s.add("m/b", nil)
	s.add("m/z", nil)
	s.add("m/c", []string{"m/a", "m/b"})
	s.add("m/d", []string{"m/b"})
	want := []string{"m/b", "m/d", "m/z", "m/a", "m/c"}
	if diff := cmp.Diff(want, s.run()); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestSymbol(t *testing.T) {
	for path, want := range map[string]string{
		"a.b/c":     "a.b/c..inittask",
		"a.b/c.d":   "a.b/c%2ed..inittask",
		"x%":        "x%25..inittask",
		"gopkg.é/v": "gopkg.%c3%a9/v..inittask",
	} {
		if got := symbol(path); got != want {
			t.Errorf("symbol(%s) = %s, want %s", path, got, want)
		}
	}
}
