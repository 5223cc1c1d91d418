package command

import (
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCourse: -course creates all files of a problem of the course. An existing file is not changed.
func TestCourse(t *testing.T) {
	repository, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	module(t)
	if status, _, stderr := call("", "uva10004"); status != exitOK {
		t.Fatal(stderr)
	}
	const readme = "problems/uva10004/README.md"
	put(t, readme, "mine\n")

	status, out, stderr := call("", "-course", "uva10004")
	if status != exitOK || strings.Contains(out, readme) || !strings.Contains(out, "go run ./judge -kill uva10004") {
		t.Fatalf("status %d\n%s%s", status, out, stderr)
	}
	if text, _ := os.ReadFile(readme); string(text) != "mine\n" {
		t.Errorf("the README was changed to %q", text)
	}
	got := files(t, ".")
	for _, want := range []string{
		"problems/uva10004/hints.md", "problems/uva10004/solution/solution_test.go", "testcases/uva10004/.timelimit", "testcases/uva10004/generators/main.go",
		"testcases/uva10004/input_validators/validate/main.go", "testcases/uva10004/output_visualizer/main.go",
		"testcases/uva10004/submissions/accepted/second/main.go", "testcases/uva10004/submissions/mutants.txt",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is missing", want)
		}
	}

	// The hints must have the headings that try.Hints requires.
	heading := regexp.MustCompile(`(?m)^## .*$`)
	hints, _ := os.ReadFile("problems/uva10004/hints.md")
	finished, err := os.ReadFile(filepath.Join(repository, "problems/uva260/hints.md"))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(heading.FindAllString(string(finished), -1), heading.FindAllString(string(hints), -1)); diff != "" {
		t.Errorf("the headings of hints.md (-want +got):\n%s", diff)
	}

	// All files belong to package main. The imported packages must exist in this repository.
	for _, file := range got {
		if filepath.Ext(file) != ".go" {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Error(err)
			continue
		}
		if parsed.Name.Name != "main" {
			t.Errorf("%s: package %s, want main", file, parsed.Name.Name)
		}
		for _, spec := range parsed.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			folder, inside := strings.CutPrefix(name, "example.com/m/")
			if _, err := os.Stat(filepath.Join(repository, folder)); inside && err != nil {
				t.Errorf("%s imports %s: %v", file, name, err)
			}
		}
	}

	// A new problem gets the usual files, too.
	if status, _, stderr := call("", "-course", "uva10005"); status != exitOK {
		t.Fatal(stderr)
	}
	if _, err := os.Stat("problems/uva10005/solution/solution.go"); err != nil {
		t.Error(err)
	}
	for _, args := range [][]string{{"-course"}, {"-course", "-paste", "x"}, {"-course", "-lang", "cpp", "x"}} {
		if status, _, stderr := call("", args...); status != exitUsage || !strings.Contains(stderr, "-course needs") {
			t.Errorf("%q: status %d: %s", args, status, stderr)
		}
	}
}

// TestContributing: the table of CONTRIBUTING.md lists exactly the files that -course creates.
func TestContributing(t *testing.T) {
	text, err := os.ReadFile("../../../.github/CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "<!-- new -course -->")
	table, _, _ = strings.Cut(table, "<!-- end of new -course -->")
	var listed []string
	for _, m := range regexp.MustCompile("(?m)^\\| `([^`]+)`").FindAllStringSubmatch(table, -1) {
		listed = append(listed, m[1])
	}
	slices.Sort(listed)

	want := slices.Sorted(maps.Keys(courseFiles))
	if diff := cmp.Diff(want, listed); diff != "" {
		t.Errorf("the files of -course in CONTRIBUTING.md (-want +got):\n%s", diff)
	}
}
