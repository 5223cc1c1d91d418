package load

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/tools/shared/testing/full"
)

func write(t *testing.T, name, text string) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

const hello = "package main\n\nimport (\n\t\"fmt\"\n\t\"strings\"\n)\n\nfunc main() { fmt.Println(strings.ToUpper(\"x\")) }\n"

// TestCache loads a program with an empty, a filled, a damaged and a changed cache.
func TestCache(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("GOCACHE", goCache(t))

	// Each of these variables determines the cache folder on one system: Linux, Windows or macOS.
	for _, name := range []string{"XDG_CACHE_HOME", "LocalAppData", "HOME"} {
		t.Setenv(name, cache)
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	prog := write(t, filepath.Join(t.TempDir(), "hello.go"), hello)
	load := func(what string) {
		t.Helper()
		p, err := Load(t.Context(), prog)
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		if !p.Std.exact || p.Std.Package("fmt") == nil || !p.Std.Package("fmt").Task {
			t.Errorf("%s: the table differs from the go command's answer: %+v", what, p.Std.Package("fmt"))
		}
	}
	load("empty")
	tables, err := filepath.Glob(filepath.Join(cache, "go-bundle", "*"))
	if err != nil || len(tables) != 1 {
		t.Fatalf("the cache holds %v (%v), want one file", tables, err)
	}
	load("full")
	text, err := os.ReadFile(tables[0])
	if err != nil {
		t.Fatal(err)
	}
	write(t, tables[0], string(text[:len(text)/2]))
	load("damaged")
	write(t, tables[0], strings.Replace(string(text), "Fprintf", "Fprintx", 1))
	load("changed")
	if again, err := os.ReadFile(tables[0]); err != nil || string(again) != string(text) {
		t.Errorf("the table was not generated again: %v", err)
	}
}

// goCache returns the folder of the go command's cache. A test must call it before it changes XDG_CACHE_HOME
// or HOME.
func goCache(t *testing.T) string {
	t.Helper()
	if dir := os.Getenv("GOCACHE"); dir != "" {
		return dir
	}
	home, err := os.UserHomeDir()
	if err != nil {
		t.Skip(err)
	}
	return filepath.Join(home, ".cache", "go-build")
}

// TestWithoutGoCommand checks that Load reads the sources of the standard library if there is no go command.
func TestWithoutGoCommand(t *testing.T) {
	full.Test(t) // this test is slow, because it type-checks the standard library from source
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("PATH", "")
	prog := write(t, filepath.Join(t.TempDir(), "hello.go"), hello)
	p, err := Load(t.Context(), prog)
	if err != nil {
		t.Fatal(err)
	}
	if p.Std.exact || !contains(p.Std.Package("fmt").Interfaces, "String/0/1") {
		t.Errorf("the library was not read from source: %+v", p.Std.Package("fmt"))
	}
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func TestMethodSets(t *testing.T) {
	dir := t.TempDir()
	a := write(t, filepath.Join(dir, "a.go"), `package a
import other "x/b"
type I interface { Read(p []byte, n, m int) (int, error); error }
type J interface { I; other.K }
type hidden interface { Do(); do() }
type Union interface { ~int | string }
func f(v any) { _, _ = v.(interface{ Is(error) bool }) }
`)
	b := write(t, filepath.Join(dir, "b.go"), "package b\ntype K interface { Swap(int, int) }\n")
	got := methodSets(map[string][]string{"x/a": {a}, "x/b": {b}})
	want := map[string][]string{
		"x/a": {"Error/0/1 Read/3/2", "Error/0/1 Read/3/2 Swap/2/0", "Is/1/1"},
		"x/b": {"Swap/2/0"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestModField(t *testing.T) {
	text := "module \"example.com/m\" // ours\n\ngo 1.22.3\nrequire x v1\n"
	if m, g, r := modField(text, "module"), modField(text, "go"), modField(text, "toolchain"); m != "example.com/m" || g != "1.22.3" || r != "" {
		t.Errorf("module %q, go %q, toolchain %q", m, g, r)
	}
}

func TestPlain(t *testing.T) {
	if got := plain([]byte("\uFEFFa\r\nb\rc\n")); string(got) != "a\nb\rc\n" {
		t.Errorf("%q", got)
	}
}
