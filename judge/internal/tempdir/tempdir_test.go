package tempdir

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestSweep: only old folders of the judge are removed.
func TestSweep(t *testing.T) {
	temp := t.TempDir()
	for _, c := range []struct {
		name  string
		age   time.Duration
		stays bool
	}{{tempPrefix + "1", 2 * staleAge, false}, {tempPrefix + "2", staleAge / 2, true}, {"other-3", 2 * staleAge, true}} {
		dir, made := filepath.Join(temp, c.name), time.Now().Add(-c.age)
		if err := os.MkdirAll(filepath.Join(dir, "run1", "work"), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(dir, made, made); err != nil {
			t.Fatal(err)
		}
		sweep(temp)
		if _, err := os.Stat(dir); (err == nil) != c.stays {
			t.Errorf("%s stays: %v, want %v", c.name, err == nil, c.stays)
		}
	}
}
