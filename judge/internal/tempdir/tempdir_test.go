//go:build unix

package tempdir

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestSweep: only old folders that nobody holds are removed.
func TestSweep(t *testing.T) {
	temp := t.TempDir()
	past := time.Now().Add(-2 * staleAge)
	make := func(name string, old bool) (string, *os.File) {
		dir := filepath.Join(temp, name)
		if err := os.MkdirAll(filepath.Join(dir, "run1", "work"), 0o755); err != nil {
			t.Fatal(err)
		}
		f, err := os.Create(filepath.Join(dir, lockName))
		if err != nil {
			t.Fatal(err)
		}
		if old {
			if err := os.Chtimes(dir, past, past); err != nil {
				t.Fatal(err)
			}
		}
		return dir, f
	}
	abandoned, f := make(tempPrefix+"1", true)
	f.Close()
	held, f := make(tempPrefix+"2", true)
	defer f.Close()
	if !lock(f) {
		t.Fatal("a new lock is held already")
	}
	young, f := make(tempPrefix+"3", false)
	f.Close()
	foreign, f := make("other-4", true)
	f.Close()
	sweep(temp)
	for dir, want := range map[string]bool{abandoned: false, held: true, young: true, foreign: true} {
		if _, err := os.Stat(dir); (err == nil) != want {
			t.Errorf("%s stays: %v, want %v", filepath.Base(dir), err == nil, want)
		}
	}
}
