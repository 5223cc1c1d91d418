package internal_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// README.md names every exported function of the helpers, with a link to its file, and no other.
func TestReadmeListsHelpers(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*/*.go")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	links := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv != nil || !f.Name.IsExported() {
				continue
			}
			link := "[" + tree.Name.Name + "." + f.Name.Name + "](" + filepath.ToSlash(file) + ")"
			if links++; !strings.Contains(string(text), link) {
				t.Errorf("README.md lacks %s", link)
			}
		}
	}
	if got := strings.Count(string(text), ".go)"); got != links+1 { // queue.Queue is a type
		t.Errorf("README.md has %d links, the helpers %d functions", got, links)
	}
}

// Every package of helpers but that for tests has examples.
func TestExamples(t *testing.T) {
	folders, _ := filepath.Glob("*/*_test.go")
	found := make(map[string]bool)
	for _, file := range folders {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		found[filepath.Dir(file)] = found[filepath.Dir(file)] || strings.Contains(string(text), "\nfunc Example")
	}
	for dir, ok := range found {
		if !ok {
			t.Errorf("%s has no Example", dir)
		}
	}
}
