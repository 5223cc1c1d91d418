package cache

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestGetPut(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, []byte("one"), 0o644); err != nil {
		t.Fatal(err)
	}
	key := func(c *Cache, parts ...any) string {
		hash, err := c.File(file)
		if err != nil {
			t.Fatal(err)
		}
		return c.Key(c.Group(""), append(parts, hash))
	}
	c := Open(dir, "tool")
	k := key(c, "a", 1)
	if k == "" || k != key(c, "a", 1) || k == key(c, "a", 2) || k == key(c, "a1") || key(c, "a", "b") == key(c, "ab") {
		t.Error("different values have equal keys, or equal values have different keys")
	}
	var got []int
	if c.Get(k, &got) {
		t.Error("an empty cache returned a result")
	}
	c.Put(k, []int{1, 2})
	if !c.Get(k, &got) || len(got) != 2 {
		t.Errorf("got %v", got)
	}
	if Open(dir, "another tool").Get(k, &got) {
		t.Error("the result of another version was used")
	}
	if err := os.WriteFile(file, []byte("two"), 0o644); err != nil {
		t.Fatal(err)
	}
	if k == key(Open(dir, "tool"), "a", 1) {
		t.Error("a changed file does not change the key")
	}
	c = Open(dir, "tool")
	c.Know(file, []byte("two"))
	if k := key(c, "a", 1); k != key(Open(dir, "tool"), "a", 1) {
		t.Error("a file that is known has another key than one that is read")
	}
	if _, err := c.File(filepath.Join(dir, "missing")); err == nil {
		t.Error("a missing file has a hash")
	}
}

// TestFlush opens the same cache twice, as two processes would, and stores results with both in turn. A cache
// that is opened later must contain all results. A key of one group must find no result of another group.
func TestFlush(t *testing.T) {
	dir := t.TempDir()
	key := func(c *Cache, group, value string) string {
		return c.Key(c.Group(group), value)
	}
	one, two := Open(dir, "tool"), Open(dir, "tool")
	for _, c := range []struct {
		cache        *Cache
		group, value string
	}{{one, "a", "1"}, {two, "a", "2"}, {one, "a", "3"}, {two, "b", "4"}} {
		var got string
		// The call of Get makes c.cache read the group from its file. The other cache adds results to the
		// file later, and Flush of c.cache must keep them.
		c.cache.Get(key(c.cache, c.group, c.value), &got)
		c.cache.Put(key(c.cache, c.group, c.value), c.group+c.value)
		c.cache.Flush()
	}
	again := Open(dir, "tool")
	for _, want := range []string{"a1", "a2", "a3", "b4"} {
		var got string
		if !again.Get(key(again, want[:1], want[1:]), &got) || got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	var got string
	if again.Get(key(again, "b", "1"), &got) {
		t.Errorf("got %q of another group", got)
	}
}

// TestDamage checks that a damaged file is not used, and is written again.
func TestDamage(t *testing.T) {
	dir := t.TempDir()
	newKey := func(c *Cache) string { return c.Key(c.Group("program"), "") }
	const want = "a long result with many letters"
	put := func() {
		c := Open(dir, "tool")
		c.Put(newKey(c), want)
		c.Flush()
	}
	put()
	name, _, _ := strings.Cut(newKey(Open(dir, "tool")), "/")
	file := Open(dir, "tool").path(name)
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	try := func(what string, text []byte) {
		t.Helper()
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
		var got string
		if c := Open(dir, "tool"); c.Get(newKey(c), &got) {
			t.Errorf("%s: taken as %q", what, got)
		}
		put()
		if c := Open(dir, "tool"); !c.Get(newKey(c), &got) || got != want {
			t.Errorf("%s: not written again: %q", what, got)
		}
	}
	for n := range whole {
		try("cut short", whole[:n])
		broken := append([]byte(nil), whole...)
		broken[n] ^= 1
		try("one bit", broken)
	}
	try("a result without its seal", []byte(`{"x":"other"}`))
}

// TestTrim checks that Trim evicts entries that have been unused for too long, then the least recently used ones, and
// never entries that may be in use.
func TestTrim(t *testing.T) {
	for _, c := range []struct {
		name string
		size int64
		left string
	}{
		{"age", 1 << 20, "b c d"}, {"size", 2500, "c d"}, {"in use", 0, "c d"}, {"unfinished", 1 << 20, "c d"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			b := "b"
			if c.name == "unfinished" {
				b = unfinished + "b"
			}
			for name, hours := range map[string]int{"a": 100, b: 2, "c": 0, "d": 0} {
				path := filepath.Join(dir, name)
				if err := os.MkdirAll(path, 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(path, "x"), make([]byte, 1000), 0o644); err != nil {
					t.Fatal(err)
				}
				used := time.Now().Add(-time.Duration(hours) * time.Hour)
				if err := os.Chtimes(path, used, used); err != nil {
					t.Fatal(err)
				}
			}
			Trim(dir, 50*time.Hour, c.size)
			found, err := filepath.Glob(filepath.Join(dir, "[abcd]"))
			if err != nil {
				t.Fatal(err)
			}
			var left []string
			for _, path := range found {
				left = append(left, filepath.Base(path))
			}
			if got := strings.Join(left, " "); got != c.left {
				t.Errorf("left: %s, want %s", got, c.left)
			}
			Trim(dir, 0, 0)
			if again, _ := filepath.Glob(filepath.Join(dir, "*")); len(again) < 2 {
				t.Error("a second call of Trim within an hour has evicted entries")
			}
		})
	}
}

// TestExecutable checks that a different build id changes the result of Executable, and that in a file without
// a build id every byte affects the result.
func TestExecutable(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	id, err := exec.Command("go", "tool", "buildid", self).Output()
	id = bytes.TrimSpace(id)
	if err != nil || len(id) == 0 {
		t.Skip("SKIPPED: this test binary has no build id: ", err)
	}
	data, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(data, id)
	if at < 0 {
		t.Fatalf("%s is not in the file", id)
	}

	of := func(data []byte) string {
		file := filepath.Join(t.TempDir(), "judge")
		if err := os.WriteFile(file, data, 0o755); err != nil {
			t.Fatal(err)
		}
		s, err := Executable(file)
		if err != nil || s == "" {
			t.Fatalf("got %q, %v", s, err)
		}
		return s
	}
	without := bytes.Repeat([]byte("x"), 100_000)
	for _, c := range []struct {
		data []byte
		byte int // the index of a byte to change
	}{{data, at}, {data, at + len(id) - 1}, {without, 0}, {without, len(without) - 1}} {
		before := of(c.data)
		c.data[c.byte]++
		if of(c.data) == before {
			t.Errorf("byte %d of %d was changed, and the result is the same", c.byte, len(c.data))
		}
	}
}

// TestRemoveUnfinished checks that a folder that nobody holds goes, and that one in use stays until its release.
func TestRemoveUnfinished(t *testing.T) {
	dir := t.TempDir()
	lost := filepath.Join(dir, unfinished+"lost")
	if err := os.Mkdir(lost, 0o755); err != nil {
		t.Fatal(err)
	}
	used, release, err := NewUnfinished(dir)
	if err != nil {
		t.Fatal(err)
	}
	if probe := hold(dir); probe == nil {
		t.Skip("SKIPPED: no locks here")
	} else {
		probe.Close()
	}
	long := time.Now().Add(-time.Minute)
	for _, path := range []string{lost, used} {
		if err := os.Chtimes(path, long, long); err != nil {
			t.Fatal(err)
		}
	}

	RemoveUnfinished(dir)
	if _, err := os.Stat(lost); err == nil {
		t.Error("the folder of a killed process stays")
	}
	if _, err := os.Stat(used); err != nil {
		t.Error("the folder of a running process went: ", err)
	}
	if release(); !gone(used) {
		t.Error("release leaves the folder")
	}
}

func gone(path string) bool {
	_, err := os.Lstat(path)
	return err != nil
}

// TestTooLarge: a file that would take minutes to read is refused with its name.
func TestTooLarge(t *testing.T) {
	before := maxFile
	defer func() { maxFile = before }()
	maxFile = 4
	file := filepath.Join(t.TempDir(), "1.in")
	for text, isRefused := range map[string]bool{"1234": false, "12345": true} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := HashFile(file); (err != nil) != isRefused || isRefused && !strings.Contains(err.Error(), file) {
			t.Errorf("%d bytes: error %v", len(text), err)
		}
	}
}
