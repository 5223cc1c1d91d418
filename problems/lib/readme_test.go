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

// TestReadmeListsHelpers checks that README.md has a link to every exported function of the helpers. Each
// function to which README.md or compared.md has a link must exist.
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
	compared, err := os.ReadFile("compared.md")
	if err != nil {
		t.Fatal(err)
	}
	for link := range linksIn(string(text) + string(compared)) {
		if !exists[link] {
			t.Errorf("README.md or compared.md names %s, which does not exist", link)
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

// TestComparedRows checks the last column of each row of compared.md: it must contain a link to a helper, or begin
// with "a few lines", "Go has it", "not needed" or "missing". compared.md names a month. It must have one row for
// each algorithm that KACTL and ac-library contained in this month (142 and 12 algorithms).
func TestComparedRows(t *testing.T) {
	text, err := os.ReadFile("compared.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := make(map[string]bool)
	for _, line := range strings.Split(string(text), "\n") {
		cells := strings.Split(line, " | ")
		if !strings.HasPrefix(line, "| `") || len(cells) != 2 {
			continue
		}
		entry, here := cells[0], cells[1]
		if seen[entry] {
			t.Errorf("compared.md: entry %s is listed twice", entry)
		}
		seen[entry] = true
		isAnswered := len(linksIn(here)) > 0
		for _, answer := range []string{"missing", "a few lines", "Go has it", "not needed"} {
			isAnswered = isAnswered || strings.HasPrefix(here, answer)
		}
		if !isAnswered {
			t.Errorf("compared.md: entry %s: %q is neither a link nor a known answer", entry, here)
		}
	}
	if len(seen) != 142+12 {
		t.Errorf("compared.md has %d entries, want 142 of KACTL and 12 of ac-library", len(seen))
	}
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
