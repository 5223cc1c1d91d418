package lib_test

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

// TestReadmeListsHelpers checks that README.md has a link to every exported function of the helpers. Each
// helper that README.md or compared.md names must exist.
func TestReadmeListsHelpers(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*/*.go")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	listed := linksIn(string(text))

	exists := make(map[string]bool)
	for _, file := range files {
		// Package record is no helper: it only serves tools/graph.
		if strings.HasPrefix(filepath.ToSlash(file), "record/") {
			continue
		}
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
				// Package pattern contains only examples, so collect the names of its examples instead of its
				// functions.
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

	// compared.md names helpers without links, in cells such as: `dsu` graph.NewSets; `scc` graph.SCC.
	names := make(map[string]bool)
	for link := range exists {
		name, _, _ := strings.Cut(strings.TrimPrefix(link, "["), "]")
		names[name] = true
	}
	compared, err := os.ReadFile("compared.md")
	if err != nil {
		t.Fatal(err)
	}
	entries := regexp.MustCompile("`[^`]+` [^;|]+").FindAllString(string(compared), -1)
	if len(entries) < 120 {
		t.Errorf("compared.md has %d entries, want 120 or more", len(entries))
	}
	for _, entry := range entries {
		for _, name := range regexp.MustCompile(`\b[a-z]+\.[A-Za-z]\w*`).FindAllString(entry, -1) {
			if !names[name] {
				t.Errorf("compared.md: %s: there is no helper %s", entry, name)
			}
		}
	}
}

// linksIn returns the links to helpers in a text.
func linksIn(text string) map[string]bool {
	links := make(map[string]bool)
	for _, link := range regexp.MustCompile(`\[\w+\.\w+\]\([\w/]+\.go\)`).FindAllString(text, -1) {
		links[link] = true
	}
	return links
}

// Every package of helpers, except package try, must have examples.
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
