// This file checks that the tests named in FEATURES.md, the table of features, exist.

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// testsOf returns the names of all tests below this folder, each with its package.
func testsOf(t *testing.T) map[string]bool {
	tests := map[string]bool{}
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	more, err := filepath.Glob("internal/*/*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	shared, err := filepath.Glob("../tools/*/*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range slices.Concat(files, more, shared) {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(filepath.Dir(file))
		if name == "." {
			name = "judge"
		}
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Recv == nil && (strings.HasPrefix(f.Name.Name, "Test") || strings.HasPrefix(f.Name.Name, "Fuzz")) {
				tests[name+"."+f.Name.Name] = true
			}
		}
	}
	scripts, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range scripts {
		tests["judge.TestScripts/"+strings.TrimSuffix(filepath.Base(file), ".txt")] = true
	}
	return tests
}

// TestFeaturesAreTested checks that every row of the table has as many cells as its header, no empty cell, and the
// name of an existing test.
func TestFeaturesAreTested(t *testing.T) {
	text, err := os.ReadFile("FEATURES.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, ok := strings.Cut(string(text), "<!-- comparison -->\n")
	if !ok {
		t.Fatal("FEATURES.md has no table of features")
	}
	tests, rows := testsOf(t), 0
	columns := 0
	for line := range strings.Lines(table) {
		if !strings.HasPrefix(line, "|") {
			break
		}
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if rows++; rows == 1 {
			columns = len(cells)
		}
		if rows <= 2 {
			continue
		}
		for i := range cells {
			if cells[i] = strings.TrimSpace(cells[i]); cells[i] == "" {
				t.Errorf("an empty cell in %s", line)
			}
		}
		if test := cells[len(cells)-1]; len(cells) != columns || !tests[test] {
			t.Errorf("%s: %d cells, want %d; there is no test %s", cells[0], len(cells), columns, test)
		}
	}
	if rows < 40 {
		t.Errorf("%d rows, want one for every feature", rows-2)
	}
}
