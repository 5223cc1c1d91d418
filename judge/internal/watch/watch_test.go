package watch

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestWait(t *testing.T) {
	dir := t.TempDir()
	kept, gone, grown := filepath.Join(dir, "kept"), filepath.Join(dir, "a", "gone"), filepath.Join(dir, "a", "grown")
	for _, f := range []string{kept, gone, grown} {
		write(t, f, "x")
	}
	before := Take([]string{dir})
	write(t, filepath.Join(dir, ".hidden"), "x")
	write(t, filepath.Join(dir, "kept~"), "x")
	write(t, filepath.Join(dir, ".git", "x"), "x")
	if got := before.Changed(Take([]string{dir})); len(got) != 0 {
		t.Errorf("hidden files count: %q", got)
	}
	added := filepath.Join(dir, "b", "new")
	write(t, added, "x")
	write(t, grown, "xy")
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	got, after := before.Wait(context.Background(), []string{dir})
	if want := []string{gone, grown, added}; !slices.Equal(got, want) {
		t.Errorf("changed: %q, want %q", got, want)
	}
	if more := after.Changed(Take([]string{dir})); len(more) != 0 {
		t.Errorf("changed after that: %q", more)
	}
}

func TestWaitEnds(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Millisecond)
	defer cancel()
	if got, _ := Take([]string{dir}).Wait(ctx, []string{dir}); got != nil {
		t.Errorf("changed: %q", got)
	}
}

// TestBell: where the system tells of changes nobody has to wait for the next look.
func TestBell(t *testing.T) {
	b := newBell([]string{t.TempDir()})
	b.close()
	if b.rings == nil {
		t.Skip("this system does not tell")
	}
	defer func(d time.Duration) { interval = d }(interval)
	interval = time.Hour
	dir, ctx := t.TempDir(), t.Context()
	file, folder := filepath.Join(dir, "a", "file"), filepath.Join(dir, "b")
	write(t, file, "x")
	write(t, filepath.Join(folder, "other"), "x")
	for _, c := range []struct {
		name   string
		paths  []string
		change func() error
	}{
		{"written", []string{dir}, func() error { return os.WriteFile(file, []byte("longer"), 0o644) }},
		{"replaced", []string{file}, func() error {
			if err := os.WriteFile(file+"~", []byte("longer still"), 0o644); err != nil {
				return err
			}
			return os.Rename(file+"~", file)
		}},
		{"mode", []string{dir}, func() error { return os.Chmod(file, 0o600) }},
		{"gone", []string{folder}, func() error { return os.Remove(filepath.Join(folder, "other")) }},
	} {
		before := Take(c.paths)
		failed := make(chan error, 1)
		time.AfterFunc(3*settle, func() { failed <- c.change() })
		if got, _ := before.Wait(ctx, c.paths); len(got) != 1 {
			t.Errorf("%s: changed: %q", c.name, got)
		}
		if err := <-failed; err != nil {
			t.Fatal(err)
		}
	}
}
