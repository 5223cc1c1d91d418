//go:build unix

// The tests in this file change everything on which a verdict depends, one thing at a time, and check that the
// testcases are judged again. They change the environment, so they do not run in parallel.

package main

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/session"
)

// cached is a package with its own cache.
type cached struct {
	t   *testing.T
	dir string
}

func newCached(t *testing.T) *cached {
	c := &cached{t, t.TempDir()}
	t.Setenv("XDG_CACHE_HOME", filepath.Join(c.dir, "cache"))
	t.Setenv("HOME", c.dir) // on macOS and Windows the cache folder is below the home folder
	c.write("p/problem.yaml", "validation: custom\n")
	c.write("p/.timelimit", "5")
	c.write("p/data/secret/1.in", "7\n")
	c.write("p/data/secret/1.ans", "7\n")
	c.write("p/data/secret/2.in", "8\n")
	c.write("p/data/secret/2.ans", "8\n")
	c.write("p/output_validators/check.sh", "exit 42\n")
	c.write("p/submissions/accepted/a.sh", "cat\n")
	c.write("d/problem.yaml", "")
	for _, name := range []string{".timelimit", "data/secret/1.in", "data/secret/1.ans", "submissions/accepted/a.sh"} {
		c.write("d/"+name, c.read("p/"+name))
	}
	return c
}

func (c *cached) write(name, text string) {
	c.t.Helper()
	path := filepath.Join(c.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		c.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		c.t.Fatal(err)
	}
}

func (c *cached) read(name string) string {
	c.t.Helper()
	text, err := os.ReadFile(filepath.Join(c.dir, name))
	if err != nil {
		c.t.Fatal(err)
	}
	return string(text)
}

// judge runs the judge. It returns how many results came from the cache (old) and how many were found by running the
// program (found).
func (c *cached) judge(args ...string) (old, found int) {
	c.t.Helper()
	var out bytes.Buffer
	if status := command(context.Background(), c.dir, append([]string{"-v"}, args...), &out, &out); status != session.ExitOK {
		c.t.Fatalf("judge %q: status %d\n%s", args, status, &out)
	}
	for line := range strings.Lines(out.String()) {
		if strings.HasPrefix(line, "  AC  ") {
			if strings.HasSuffix(line, "(cached)\n") {
				old++
			} else {
				found++
			}
		}
	}
	return old, found
}

func TestCacheKey(t *testing.T) {
	c := newCached(t)
	sh, err := filepath.Abs("/bin/sh")
	if err != nil {
		t.Fatal(err)
	}
	changes := []struct {
		what  string
		make  func()
		args  string
		found int // results that must be computed again
	}{
		{"everything is new", func() {}, "p", 2},
		{"nothing", func() {}, "p", 0},
		{"the source", func() { c.write("p/submissions/accepted/a.sh", "cat; :\n") }, "p", 2},
		{"the input of one testcase", func() { c.write("p/data/secret/1.in", "9\n") }, "p", 1},
		{"the answer of one testcase", func() { c.write("p/data/secret/2.ans", "8 \n") }, "p", 1},
		{"the checker", func() { c.write("p/output_validators/check.sh", "exit 42 # yes\n") }, "p", 2},
		{"another checker", func() { c.write("p/output_validators/second.sh", "exit 42\n") }, "p", 2},
		{"the time limit", func() { c.write("p/.timelimit", "6") }, "p", 2},
		{"the memory limit", func() { c.write("p/problem.yaml", "validation: custom\nlimits:\n  memory: 500\n") }, "p", 2},
		{"the output limit", func() { c.write("p/problem.yaml", "validation: custom\nlimits:\n  memory: 500\n  output: 9\n") }, "p", 2},
		{"the checker's limits", func() {
			c.write("p/problem.yaml", "validation: custom\nlimits:\n  memory: 500\n  output: 9\n  validation_time: 50\n")
		}, "p", 2},
		{"flags of the checker", func() {
			c.write("p/problem.yaml", "validation: custom\nvalidator_flags: a b\nlimits:\n  memory: 500\n  output: 9\n  validation_time: 50\n")
		}, "p", 2},
		{"flags of a group", func() { c.write("p/data/secret/testdata.yaml", "output_validator_flags: x\n") }, "p", 2},
		{"limits of the command line", func() {}, "-time-limit 7s p", 2},
		{"memory of the command line", func() {}, "-memory-limit 400 p", 2},
		{"transcripts are written only if the program runs", func() {}, "-transcript " + filepath.Join(c.dir, "tr") + " p", 2},
		{"-fresh", func() {}, "-fresh p", 2},
		{"the default checker is new", func() {}, "d", 1},
		{"the default checker's flags", func() { c.write("d/problem.yaml", "validator_flags: case_sensitive\n") }, "d", 1},
		{"changes without effect: a name, dates, another testcase", func() {
			c.write("d/problem.yaml", "name: Other\nvalidator_flags: case_sensitive\n")
			c.write("d/data/secret/2.in", "1\n")
			c.write("d/data/secret/2.ans", "1\n")
			now := time.Now().Add(time.Hour)
			if err := os.Chtimes(filepath.Join(c.dir, "d/submissions/accepted/a.sh"), now, now); err != nil {
				t.Fatal(err)
			}
		}, "d", 1},
		{"where compilers find headers", func() { t.Setenv("CPATH", c.dir) }, "d", 2},
		{"the toolchain", func() {
			for _, shell := range []string{"bash", "sh"} { // the judge uses bash if it is installed, and otherwise sh
				c.write("bin/"+shell, "#!"+sh+"\nexec "+sh+" \"$@\"\n")
			}
			t.Setenv("PATH", filepath.Join(c.dir, "bin")+string(os.PathListSeparator)+os.Getenv("PATH"))
		}, "d", 2},
	}
	for _, change := range changes {
		change.make()
		args := strings.Fields(change.args)
		if _, found := c.judge(args...); found != change.found {
			t.Errorf("%s: %d results were computed again, want %d", change.what, found, change.found)
		}
		if old, found := c.judge(args...); found > 0 && !strings.HasPrefix(change.args, "-fresh") && !strings.HasPrefix(change.args, "-transcript") || old+found == 0 {
			t.Errorf("%s: the second time %d results were computed again, %d were not", change.what, found, old)
		}
	}
}

// TestCacheNeedsNoProgram checks that a compiled program is neither built nor run if all its results are known, and that
// PATH is no part of its results.
func TestCacheNeedsNoProgram(t *testing.T) {
	// Keep Go's own cache, because compiling the standard library takes minutes.
	if users, err := os.UserCacheDir(); err == nil && os.Getenv("GOCACHE") == "" {
		t.Setenv("GOCACHE", filepath.Join(users, "go-build"))
	}
	c := newCached(t)
	c.write("n/problem.yaml", "")
	c.write("n/.timelimit", "5")
	c.write("n/data/secret/1.in", "1\n")
	c.write("n/data/secret/1.ans", "/usr/local/bin:/usr/bin:/bin\n")
	c.write("n/submissions/accepted/a.go",
		"package main\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() { fmt.Println(os.Getenv(\"PATH\")) }\n")
	if _, found := c.judge("n"); found != 1 {
		t.Errorf("%d results were computed, want 1", found)
	}

	// A compiled program does not see the user's PATH.
	t.Setenv("PATH", os.Getenv("PATH")+string(os.PathListSeparator)+c.dir)
	if _, found := c.judge("n"); found != 0 {
		t.Errorf("with a folder more in PATH, %d results were computed again", found)
	}

	builds := filepath.Join(c.dir, "cache", "oj-judge", "build")
	if err := os.RemoveAll(builds); err != nil {
		t.Skip(err) // on macOS the cache is elsewhere
	}
	if _, found := c.judge("n"); found != 0 {
		t.Errorf("without built programs, %d results were computed again", found)
	}
	if left, err := os.ReadDir(builds); err == nil && len(left) > 0 {
		t.Errorf("%d programs were built, although all results are known", len(left))
	}
	c.write("n/data/secret/1.in", "2\n")
	if _, found := c.judge("n"); found != 1 {
		t.Errorf("with another input, %d results were computed again, want 1", found)
	}
}

// TestCacheMeasured checks that the runs from which a time limit is computed are cached, too.
func TestCacheMeasured(t *testing.T) {
	c := newCached(t)
	if err := os.Remove(filepath.Join(c.dir, "p", ".timelimit")); err != nil {
		t.Fatal(err)
	}
	if _, found := c.judge("p"); found != 2 {
		t.Errorf("%d results were computed, want 2", found)
	}
	if _, found := c.judge("p"); found != 0 {
		t.Errorf("the second time %d results were computed again", found)
	}
}

// TestCacheRowsAreMarked checks that a row of the printed table is marked as cached if and only if all its results
// come from the cache.
func TestCacheRowsAreMarked(t *testing.T) {
	c := newCached(t)
	row := func(want bool) {
		t.Helper()
		var out bytes.Buffer
		if command(context.Background(), c.dir, []string{"p"}, &out, &out); strings.Contains(out.String(), "(cached)\n") != want {
			t.Errorf("marked: %v, want %v:\n%s", !want, want, &out)
		}
	}
	row(false)
	row(true)
	c.write("p/data/secret/1.in", "5\n")
	row(false)
	row(true)
}

// TestCacheDamage checks that the judge ignores damaged cache entries without a message and judges their testcases
// again.
func TestCacheDamage(t *testing.T) {
	c := newCached(t)
	c.write("p/data/secret/1.out", "7\n") // an output that the check of the data judges, so that its result is cached
	c.judge("p")
	for _, text := range []string{"", "{}", "null", `{"name":"secret/1","verdict":"AC"}`, "\xff\x00"} {
		damaged := 0
		filepath.WalkDir(filepath.Join(c.dir, "cache"), func(path string, d fs.DirEntry, err error) error {
			if err == nil && strings.Contains(path, "group-") {
				damaged++
				return os.WriteFile(path, []byte(text), 0o644)
			}
			return err
		})
		if damaged != 2 {
			t.Fatalf("%d files in the cache, want one for the program and one for the check of the data", damaged)
		}
		if old, found := c.judge("p"); old != 0 || found != 2 {
			t.Errorf("after %q: %d results from the cache, %d new ones; want 0 and 2", text, old, found)
		}
		if old, _ := c.judge("p"); old != 2 {
			t.Errorf("after %q: the second call took %d results from the cache, want 2", text, old)
		}
	}
}

// TestCachePipes checks that named pipes in the cache are not read. Reading one would block, because nobody writes
// into it.
func TestCachePipes(t *testing.T) {
	c := newCached(t)
	c.judge("p")
	replaced := 0
	filepath.WalkDir(filepath.Join(c.dir, "cache"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.Contains(path, "group-") && d.Name() != ".built" {
			return err
		}
		replaced++
		return errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o644))
	})
	if replaced < 3 {
		t.Fatalf("%d files in the cache, want verdicts and programs", replaced)
	}
	if old, found := c.judge("p"); old != 0 || found != 2 {
		t.Errorf("%d results from the cache, %d new ones; want 0 and 2", old, found)
	}
}

// TestProgramDamage checks that a program is built again if one of its files in the cache is missing or overwritten.
func TestProgramDamage(t *testing.T) {
	c := newCached(t)
	c.write("p/submissions/accepted/a.sh", "cat\n# a text that is cut off\n")
	c.judge("p")
	zeros := func(path string) error {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		return os.WriteFile(path, make([]byte, info.Size()), 0o755)
	}
	for name, damage := range map[string]func(path string) error{
		"emptied":          func(path string) error { return os.Truncate(path, 0) },
		"cut to 3 bytes":   func(path string) error { return os.Truncate(path, 3) },
		"removed":          os.Remove,
		"filled with zero": zeros,
	} {
		damaged := 0
		filepath.WalkDir(filepath.Join(c.dir, "cache", "oj-judge", "build"), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".sh") {
				return err
			}
			damaged++
			return damage(path)
		})
		if damaged == 0 {
			t.Fatal("there are no programs in the cache")
		}
		if _, found := c.judge("-fresh", "p"); found != 2 {
			t.Errorf("%s: %d results, want 2", name, found)
		}
	}
}

// TestNoCache checks that the judge works if it cannot write the cache.
func TestNoCache(t *testing.T) {
	c := newCached(t)
	c.write("file", "")
	t.Setenv("XDG_CACHE_HOME", filepath.Join(c.dir, "file"))
	t.Setenv("HOME", filepath.Join(c.dir, "file"))
	for range 2 {
		if old, found := c.judge("p"); old != 0 || found != 2 {
			t.Errorf("%d results from the cache, %d new ones; want 0 and 2", old, found)
		}
	}
}
