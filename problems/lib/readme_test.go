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
// helper that README.md or names.tsv names must exist.
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

	// names.tsv names helpers without links, in the third cell of a line such as: KACTL graph, SCC, graph.SCC.
	names := make(map[string]bool)
	for link := range exists {
		name, _, _ := strings.Cut(strings.TrimPrefix(link, "["), "]")
		names[name] = true
	}
	table, err := os.ReadFile("names.tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSuffix(string(table), "\n"), "\n")[1:]
	if len(rows) < 200 {
		t.Errorf("names.tsv has %d names, want 200 or more", len(rows))
	}
	for _, row := range rows {
		cells := strings.Split(row, "\t")
		if len(cells) < 3 || len(cells) > 4 {
			t.Errorf("names.tsv: %q has %d cells, want 3 or 4", row, len(cells))
			continue
		}
		helpers := regexp.MustCompile(`\b[a-z]+\.[A-Za-z]\w*`).FindAllString(cells[2], -1)
		if len(helpers) == 0 {
			t.Errorf("names.tsv: %q names no helper", row)
		}
		for _, name := range helpers {
			if !names[name] {
				t.Errorf("names.tsv: %s: there is no helper %s", cells[1], name)
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
