package golib

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestNewer(t *testing.T) {
	l := Load(18)
	if len(l.since) == 0 {
		t.Skip("the Go distribution has no folder api")
	}
	for _, c := range []struct{ source, want string }{
		{`import "strings"; var _ = strings.Cut`, ""},
		{`import "strings"; var _, _ = strings.CutPrefix("a", "b")`, "2:30: strings.CutPrefix requires go1.20"},
		{`import "slices"; func main() { slices.Sort([]int{}) }`, "slices.Sort requires go1.21"},
		{`import "sync/atomic"; var x atomic.Int64`, "atomic.Int64 requires go1.19"},
		{`import "sync/atomic"; var x atomic.Value; func f(p *int64) { atomic.AddInt64(p, 1) }`, ""},
		{`import "math/rand/v2"; var x = rand.N(3)`, "rand.N requires go1.22"},
		{`import "math/rand"; func f() { rand.Seed(1); rand.Read(nil) }`, ""},
		{`import e "errors"; var x = e.Join()`, "e.Join requires go1.20"},
		{`import "errors"; type t struct{ Join int }; func f(errors t) int { return errors.Join }; var _ = errors.New`, ""},
		{`import "io/ioutil"; var _ = ioutil.ReadAll`, ""},
		{`import "unicode"; var _ = unicode.Version`, ""},
		{`import "html/template"; var x template.FuncMap`, ""},
		{`import "net/http"; var x = http.Cookie{Quoted: true}`, ""}, // a field: not seen
		{`func broken( {`, ""},
	} {
		file := filepath.Join(t.TempDir(), "main.go")
		if err := os.WriteFile(file, []byte("package main\n"+c.source+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		got := l.Newer(file)
		if text := strings.Join(got, "\n"); (c.want == "") != (text == "") || !strings.Contains(text, c.want) || len(got) > 1 {
			t.Errorf("%s: %q, want %q", c.source, text, c.want)
		}
		if len(Load(1000).Newer(file)) > 0 {
			t.Errorf("%s: newer than any version", c.source)
		}
	}
}

// TestNewerInFolder looks at all files of a program but its tests.
func TestNewerInFolder(t *testing.T) {
	l := Load(18)
	if len(l.since) == 0 {
		t.Skip("the Go distribution has no folder api")
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.go": "package main\nimport \"maps\"\nvar _ = maps.Keys[map[int]int]\n", "a_test.go": "package main\nimport \"slices\"\nvar _ = slices.Sort[[]int]\n", "b.txt": "slices.Sort",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got := l.Newer(dir); len(got) != 1 || !strings.Contains(got[0], "a.go:3:9: maps.Keys requires go1.23") {
		t.Errorf("%q", got)
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		Load(18)
	}
}
