package watch

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
	w := Start([]string{dir, "", filepath.Join(dir, "none", "none")}, nil)
	defer w.Close()
	before := Take([]string{dir}, nil)
	write(t, filepath.Join(dir, ".hidden"), "x")
	write(t, filepath.Join(dir, "kept~"), "x")
	write(t, filepath.Join(dir, ".git", "x"), "x")
	if got := before.Changed(Take([]string{dir}, nil)); len(got) != 0 {
		t.Errorf("hidden files count: %q", got)
	}
	added := filepath.Join(dir, "b", "new")
	write(t, added, "x")
	write(t, grown, "xy")
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	got := w.Wait(context.Background())
	if want := []string{gone, grown, added}; !slices.Equal(got, want) {
		t.Errorf("changed: %q, want %q", got, want)
	}
	if more := w.seen.Changed(Take([]string{dir}, nil)); len(more) != 0 {
		t.Errorf("changed after that: %q", more)
	}
}

func TestWaitEnds(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Millisecond)
	defer cancel()
	w := Start([]string{dir}, nil)
	defer w.Close()
	if got := w.Wait(ctx); got != nil {
		t.Errorf("changed: %q", got)
	}
}

// TestWaitAgain saves files in all ways that editors use, one after the other, in folders that exist, are created,
// moved, deleted and created again. With and without the kernel's announcements, each change must be noticed.
func TestWaitAgain(t *testing.T) {
	for name, open := range map[string]func([]string, func(string) bool) *Watcher{
		"announced": Start,
		"polled": func(paths []string, skip func(string) bool) *Watcher {
			w := &Watcher{paths: paths, skip: skip}
			w.see(w.take())
			return w
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			in := func(name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
			root, single := in("root"), in("single")
			write(t, in("root/a/file"), "1")
			w := open([]string{root, single}, func(folder string) bool { return folder == in("root/films") })
			defer w.Close()

			rename := func(from, to string) {
				if err := os.Rename(in(from), in(to)); err != nil {
					t.Fatal(err)
				}
			}
			remove := func(name string) {
				if err := os.RemoveAll(in(name)); err != nil {
					t.Fatal(err)
				}
			}
			for _, step := range []struct {
				do   func()
				want string
			}{
				{func() { write(t, in("root/a/file"), "12") }, "root/a/file"},
				{func() { write(t, in("root/a/.new"), "123"); rename("root/a/.new", "root/a/file") }, "root/a/file"},
				{func() { write(t, in("root/films/old/1"), "x"); write(t, in("root/a/file"), "1234") }, "root/a/file"},
				{func() { write(t, in("root/films/old/2"), "x"); write(t, in("single"), "x") }, "single"},
				{func() { write(t, in("other"), "xy"); rename("other", "single") }, "single"},
				{func() { write(t, in("root/b/c/d/file"), "x") }, "root/b/c/d/file"},
				{func() { write(t, in("root/b/c/d/file"), "xy") }, "root/b/c/d/file"},
				{func() { rename("root/b", "root/e") }, "root/b/c/d/file root/e/c/d/file"},
				{func() { write(t, in("root/e/c/d/more"), "x") }, "root/e/c/d/more"},
				{func() { rename("root/e", "away") }, "root/e/c/d/file root/e/c/d/more"},
				{func() { write(t, in("away/c/d/more"), "xyz"); write(t, in("root/a/.timelimit"), "1") }, "root/a/.timelimit"},
				{func() { remove("root") }, "root/a/.timelimit root/a/file"},
				{func() { write(t, in("root/a/file"), "x") }, "root/a/file"},
				{func() { write(t, in("root/a/file"), "xy") }, "root/a/file"},
				{func() { os.Chmod(in("root/a/file"), 0o600) }, "root/a/file"},
				{func() { remove("single") }, "single"},
			} {
				step.do()
				var got []string
				for _, file := range w.Wait(context.Background()) {
					relative, _ := filepath.Rel(dir, file)
					got = append(got, filepath.ToSlash(relative))
				}
				if strings.Join(got, " ") != step.want {
					t.Fatalf("changed: %q, want %s", got, step.want)
				}
			}
		})
	}
}

// BenchmarkWait measures the time from a save to its detection, with 3,000 folders of six files.
func BenchmarkWait(b *testing.B) {
	dir := b.TempDir()
	for i := range 3000 {
		for j := range 6 {
			name := filepath.Join(dir, fmt.Sprint(i), fmt.Sprint(j))
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				b.Fatal(err)
			}
			if err := os.WriteFile(name, nil, 0o644); err != nil {
				b.Fatal(err)
			}
		}
	}
	w := Start([]string{dir}, nil)
	defer w.Close()
	for i := 0; b.Loop(); i++ {
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i*7%3000), "1"), fmt.Append(nil, i), 0o644); err != nil {
			b.Fatal(err)
		}
		w.Wait(context.Background())
	}
}
