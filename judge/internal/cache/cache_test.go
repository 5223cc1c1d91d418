package cache

import (
	"os"
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
		k := c.Key()
		k.Add(parts...)
		k.File(file)
		return k.String()
	}
	c := Open(dir, "tool")
	k := key(c, "a", 1)
	if k == "" || k != key(c, "a", 1) || k == key(c, "a", 2) || k == key(c, "a1") || key(c, "a", "b") == key(c, "ab") {
		t.Error("keys do not tell values apart")
	}
	var got []int
	if c.Get(k, &got) {
		t.Error("an empty cache knows something")
	}
	c.Put(k, []int{1, 2})
	if !c.Get(k, &got) || len(got) != 2 {
		t.Errorf("got %v", got)
	}
	if Open(dir, "another tool").Get(k, &got) {
		t.Error("what another version found out is taken")
	}
	if err := os.WriteFile(file, []byte("two"), 0o644); err != nil {
		t.Fatal(err)
	}
	if k == key(Open(dir, "tool"), "a", 1) {
		t.Error("a changed file does not change the key")
	}
	missing := c.Key()
	missing.File(filepath.Join(dir, "missing"))
	if missing.String() != "" {
		t.Error("a missing file has a key")
	}
	var none *Cache
	none.Put(k, 1)
	none.Flush()
	if none.Get(k, &got) {
		t.Error("no cache knows something")
	}
}

// TestFlush: results are there for the next one who opens the cache, also those that others have put
// meanwhile, and groups do not disturb each other.
func TestFlush(t *testing.T) {
	dir := t.TempDir()
	key := func(c *Cache, group, value string) string {
		k := c.Key()
		k.Group(group)
		k.Add(value)
		return k.String()
	}
	one, two := Open(dir, "tool"), Open(dir, "tool")
	for _, c := range []struct {
		cache        *Cache
		group, value string
	}{{one, "a", "1"}, {two, "a", "2"}, {one, "a", "3"}, {two, "b", "4"}} {
		var got string
		c.cache.Get(key(c.cache, c.group, c.value), &got) // so that it has read what there was
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

// TestDamage: what is not as it was written is not taken, and is written anew.
func TestDamage(t *testing.T) {
	dir := t.TempDir()
	newKey := func(c *Cache) string {
		k := c.Key()
		k.Group("program")
		return k.String()
	}
	const want = "a long result with many letters"
	put := func() {
		c := Open(dir, "tool")
		c.Put(newKey(c), want)
		c.Flush()
	}
	put()
	file := Open(dir, "tool").path(short("program"))
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
			t.Errorf("%s: not written anew: %q", what, got)
		}
	}
	for n := range whole {
		try("cut short", whole[:n])
		broken := append([]byte(nil), whole...)
		broken[n] ^= 1
		try("one bit", broken)
	}
	try("a result without its seal", []byte(`{"x":"other"}`))
	_, data, _ := strings.Cut(string(whole), "\n")
	try("the file of another group", []byte(seal("other", []byte(data))+"\n"+data))
}

func TestTrim(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"old", "new"} {
		if err := os.MkdirAll(filepath.Join(dir, name, "x"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	past := time.Now().Add(-time.Hour)
	if err := os.Chtimes(filepath.Join(dir, "old"), past, past); err != nil {
		t.Fatal(err)
	}
	exists := func(name string) bool { _, err := os.Stat(filepath.Join(dir, name)); return err == nil }
	Trim(dir, time.Minute)
	if exists("old") || !exists("new") {
		t.Errorf("old: %v, new: %v", exists("old"), exists("new"))
	}
	if err := os.Chtimes(filepath.Join(dir, "new"), past, past); err != nil {
		t.Fatal(err)
	}
	Trim(dir, time.Minute)
	if !exists("new") {
		t.Error("it looks twice a day")
	}
}
