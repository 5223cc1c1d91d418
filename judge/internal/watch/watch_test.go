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
	same, gone, grown := filepath.Join(dir, "kept"), filepath.Join(dir, "a", "gone"), filepath.Join(dir, "a", "grown")
	for _, f := range []string{same, gone, grown} {
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
