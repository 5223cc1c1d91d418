package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every generated program is what its page says, and there is none without a page.
func TestFresh(t *testing.T) {
	claimed := make(map[string]bool)
	for _, pattern := range []string{"*", "*/*"} {
		pages, _ := filepath.Glob("../../" + pattern + "/generators/mutants.txt")
		for _, page := range pages {
			files, err := generate(page)
			if err != nil {
				t.Error(err)
			}
			for name, want := range files {
				claimed[filepath.Clean(name)] = true
				if got, err := os.ReadFile(name); err != nil || !bytes.Equal(got, want) {
					t.Errorf("%s is not what %s says; run go run ./testcases/internal/mutants (%v)", name, page, err)
				}
			}
		}
	}
	if len(claimed) < 90 {
		t.Errorf("only %d programs were looked at", len(claimed))
	}
	err := filepath.WalkDir("../..", func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.Contains(filepath.ToSlash(path), "/submissions/") {
			return err
		}
		if data, err := os.ReadFile(path); err != nil || bytes.Contains(data, []byte(mark)) && !claimed[path] {
			t.Errorf("%s is marked as generated, and no page makes it (%v)", path, err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

const base = "// Right.\npackage main\n\nfunc f() int {\n\treturn 1\n}\n\nfunc g() int {\n\treturn 2\n}\n"

func page(t *testing.T, text string) string {
	dir := t.TempDir()
	for name, text := range map[string]string{"submissions/accepted/a/main.go": base, "generators/mutants.txt": text} {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "generators", "mutants.txt")
}

const head = "# A page.\nbase accepted/a/main.go\n\n"

func TestGenerate(t *testing.T) {
	files, err := generate(page(t, head+"== wrong_answer/off\nWrong: one more,\nand one less.\n\n-\treturn 1\n+\treturn 2\n\n func g() int {\n-\treturn 2\n+\treturn 1\n\n+\n+var x = 1\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := "// " + mark + "\n//\n// Wrong: one more,\n// and one less.\npackage main\n\nfunc f() int {\n\treturn 2\n}\n\nfunc g() int {\n\treturn 1\n}\n\nvar x = 1\n"
	for name, got := range files {
		if string(got) != want || !strings.HasSuffix(filepath.ToSlash(name), "submissions/wrong_answer/off/main.go") {
			t.Errorf("%s:\n%s\nwant\n%s", name, got, want)
		}
	}
	if len(files) != 1 {
		t.Errorf("%d files", len(files))
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, page, want string }{
		{"no base", "== wrong_answer/a\n", `want a line "base FILE"`},
		{"no such lines", head + "== wrong_answer/a\nWrong.\n\n-\treturn 3\n", ":4: wrong_answer/a: these lines stand in the base 0 times"},
		{"part of a line", head + "== wrong_answer/a\nWrong.\n\n-return 1\n", "in the base 0 times"},
		{"ambiguous", head + "== wrong_answer/a\nWrong.\n\n-}\n", "in the base 2 times"},
		{"order", head + "== wrong_answer/a\nWrong.\n\n-\treturn 2\n\n-\treturn 1\n", "before those of the change above"},
		{"other mark", head + "== wrong_answer/a\nWrong.\n\n*}\n", "begins with none of"},
		{"no reason", head + "== wrong_answer/a\n\n-\treturn 1\n", "want a line of what is wrong"},
		{"no Go", head + "== wrong_answer/a\nWrong.\n\n-\treturn 1\n+\treturn (\n", "expected"},
		{"twice", head + strings.Repeat("== wrong_answer/a\nWrong.\n\n-\treturn 1\n+\treturn 3\n\n", 2), ":10: wrong_answer/a stands here twice"},
	} {
		_, err := generate(page(t, c.page))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %s", c.name, err, c.want)
		}
	}
}
