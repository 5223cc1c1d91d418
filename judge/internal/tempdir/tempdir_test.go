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

// TestKeepFresh: the folder of a call that works for days is not old.
func TestKeepFresh(t *testing.T) {
	dir, made := t.TempDir(), time.Now().Add(-2*staleAge)
	if err := os.Chtimes(dir, made, made); err != nil {
		t.Fatal(err)
	}
	stop := keepFresh(dir, time.Millisecond)
	defer stop()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if info, err := os.Stat(dir); err == nil && time.Since(info.ModTime()) < staleAge {
			return
		}
	}
	t.Error("it looks as old as before")
}
