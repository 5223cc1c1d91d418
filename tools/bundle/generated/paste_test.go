package generated

import (
	"bytes"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"oj/tools/shared/site"
)

// TestPaste checks that the site chooses the language and the limits, and that lines lead back to the sources.
func TestPaste(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) { save(t, dir, name, text) }
	put("go.mod", "module m\n\ngo 1.21\n")
	put("x/x.go", "package x\n\n// X is a helper.\n//\n// Its second paragraph is long.\nfunc X() int { return 1 }\n")
	put("a/main.go", "package main\n\nimport \"m/x\"\n\nfunc main() { println(x.X()) }\n")
	put("new/main.go", "package main\n\nfunc main() { println(min(1, 2)) }\n")
	long := `"` + strings.Repeat("x", 100_001) + `"`
	put("long/main.go", "package main\n\nfunc main() { println("+long+") }\n")

	for _, c := range []struct {
		path, site     string
		opts           Options
		want, contains string
		error          string // a part of the error's text; "" for none
		warnings       int
	}{
		{path: "a", want: Go, contains: "func main()"},
		{path: "a", site: "codingame", want: Go},
		{path: "a", site: "uva", want: Cxx11, contains: "int main("},
		{path: "a", site: "uva", opts: Options{Language: Go}, want: Go, contains: "func main()"},
		{path: "a", opts: Options{Language: Cxx11}, want: Cxx11},
		{path: "a", opts: Options{AllComments: true}, want: Go, contains: "second paragraph"},
		{path: "new", want: Go, contains: "min(1, 2)"},
		{path: "new", site: "codingame", error: "not in Go 1.18.1 of CodinGame"},
		{path: "long", site: "codingame", want: Go, error: "at most 100000 characters"},
		{path: "long", site: "uva", want: Cxx11, warnings: 1},
		{path: "missing", error: "missing"},
	} {
		name := c.path + " for " + c.site
		p, err := Paste(t.Context(), filepath.Join(dir, c.path), site.Find(c.site), c.opts)
		switch {
		case c.error == "" && err != nil, c.error != "" && (err == nil || !strings.Contains(err.Error(), c.error)):
			t.Errorf("%s: error %v, want %q", name, err, c.error)
		case (p != nil) != (c.want != ""):
			t.Errorf("%s: a text: %v", name, p != nil)
		case p != nil && (p.Language != c.want || len(p.Warnings) != c.warnings || !bytes.Contains(p.Text, []byte(c.contains))):
			t.Errorf("%s: %s with the warnings %q, want %s, %d warnings and %q in\n%.500s",
				name, p.Language, p.Warnings, c.want, c.warnings, c.contains, p.Text)
		}
	}

	// Every line of the program and of its helper leads back to its file.
	p, err := Paste(t.Context(), filepath.Join(dir, "a"), nil, Options{})
	if err != nil {
		t.Fatal(err)
	}
	later := Origin(t.Context(), filepath.Join(dir, "a"), nil)
	for i, line := range strings.Split(string(p.Text), "\n") {
		want := ""
		switch {
		case strings.Contains(line, "println("):
			want = "main.go:5"
		case strings.HasPrefix(line, "func X("):
			want = "x.go:6"
		case i == 0:
			want = ".:0"
		default:
			continue
		}
		for _, origin := range []func(int) (string, int){p.Origin, later} {
			file, at := origin(i + 1)
			if got := filepath.Base(file) + ":" + strconv.Itoa(at); got != want {
				t.Errorf("line %d, %s: %s, want %s", i+1, line, got, want)
			}
		}
	}
}
