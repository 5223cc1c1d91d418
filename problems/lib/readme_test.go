package internal_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// README.md names every exported function of the helpers with a link to its file, and nothing that does not exist.
func TestReadmeListsHelpers(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*/*.go")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	listed := make(map[string]bool)
	for _, link := range regexp.MustCompile(`\[\w+\.\w+\]\([\w/]+\.go\)`).FindAllString(string(text), -1) {
		listed[link] = true
	}

	exists := make(map[string]bool)
	for _, file := range files {
		isPattern := strings.HasPrefix(filepath.ToSlash(file), "pattern/")
		if strings.HasSuffix(file, "_test.go") && !isPattern {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		link := func(name *ast.Ident) string {
			return "[" + tree.Name.Name + "." + name.Name + "](" + filepath.ToSlash(file) + ")"
		}
		for _, d := range tree.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				// The helpers of package pattern are examples.
				if isPattern {
					d.Name.Name = strings.TrimPrefix(d.Name.Name, "Example_")
				} else if d.Recv != nil || !d.Name.IsExported() {
					continue
				}
				exists[link(d.Name)] = true
				if !listed[link(d.Name)] {
					t.Errorf("README.md lacks %s", link(d.Name))
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if spec, ok := spec.(*ast.TypeSpec); ok {
						exists[link(spec.Name)] = true
					}
				}
			}
		}
	}
	for link := range listed {
		if !exists[link] {
			t.Errorf("README.md names %s, which does not exist", link)
		}
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
