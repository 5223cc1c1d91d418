package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// rooms lists the rooms of the repository, and the rooms that the files of each room may import: the arrows of the
// house. A folder belongs to the longest room that contains it. The room "standard" is the standard library.
//
//	oj -> commands -> judge -> tools/bundle/generated -> tools/shared
//	problems -> problems/lib
//	testcases
//
// Nothing runs back. go build keeps the folders called internal closed.
var rooms = map[string][]string{
	"judge":                  {"tools/bundle/generated", "tools/shared"},
	"tools/bundle":           {"tools/bundle/generated", "tools/shared", "problems/lib"}, // -helpers shows the lib's files
	"tools/bundle/generated": {"tools/bundle", "tools/shared"},
	"tools/shared":           {},

	"tools/export":   commandArrows,
	"tools/graph":    append([]string{"problems/lib"}, commandArrows...), // it draws what the lib's searches record
	"tools/init":     commandArrows,
	"tools/new":      commandArrows,
	"tools/practise": commandArrows,
	"tools/readme":   commandArrows,
	"tools/stress":   commandArrows,
	"tools/submit":   append([]string{"tools/bundle"}, commandArrows...), // -watch bundles after each save
	"tools/oj": append([]string{"tools/bundle", "tools/export", "tools/graph", "tools/init", "tools/new", "tools/practise",
		"tools/readme", "tools/stress", "tools/submit"}, commandArrows...),

	"problems":     {"problems/lib"},
	"problems/lib": {},
	"testcases":    {}, // checkers must not share the mistakes of the solutions that they check
}

var commandArrows = []string{"judge", "tools/bundle/generated", "tools/shared"}

// testArrows lists what tests may import in addition. A test of a problem's searches runs a referee, and tests of a
// package run its programs.
var testArrows = map[string][]string{
	"problems":     {"tools/shared/testing"},
	"problems/lib": {"tools/shared/testing"},
	"testcases":    {"tools/shared/testing"},

	"tools/practise": {"tools/graph/play"}, // it answers the questions of a page of graph
}

// TestRooms checks that every import of every Go file follows the arrows, and that tools holds only commands and
// what they share.
func TestRooms(t *testing.T) {
	files, arrows := 0, map[string]bool{}
	for _, top := range []string{"judge", "tools", "problems", "testcases"} {
		err := filepath.WalkDir(filepath.Join("..", top), func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && d.Name() == "testdata":
				return fs.SkipDir
			case filepath.Ext(path) == ".go":
				files++
				checkImports(t, filepath.ToSlash(path[len("../"):]), arrows)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}

	// Each room must exist, and the walk must have seen its imports.
	for room, targets := range rooms {
		if _, err := os.Stat(filepath.Join("..", room)); err != nil {
			t.Errorf("the room %s is not there: %v", room, err)
		}
		for _, target := range targets {
			if rooms[target] == nil && target != "tools/shared" {
				t.Errorf("%s may import %s, which is no room", room, target)
			}
		}
	}
	if files < 1000 || !arrows["judge -> tools/bundle/generated"] || !arrows["problems -> problems/lib"] {
		t.Errorf("only %d files and the arrows %v were seen", files, arrows)
	}

	entries, err := os.ReadDir("../tools")
	if err != nil || len(entries) > 11 {
		t.Errorf("tools has %d folders, want at most 11 (error %v)", len(entries), err)
	}
}

// TestWithoutSandbox checks that the packages that decide, build and describe runs do not depend on the sandbox, directly
// or through others. Package process holds what they share.
func TestWithoutSandbox(t *testing.T) {
	packages := []string{"oj/judge/internal/decide", "oj/judge/console", "oj/judge/internal/build", "oj/judge/internal/result",
		"oj/judge/internal/report"}
	out, err := exec.Command("go", append([]string{"list", "-deps"}, packages...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	needed := strings.Fields(string(out))
	if !slices.Contains(needed, "oj/judge/internal/process") {
		t.Errorf("go list names %d packages, but not process", len(needed))
	}
	if slices.Contains(needed, "oj/judge/internal/sandbox") {
		t.Errorf("one of %q needs the sandbox", packages)
	}
}

// checkImports checks the imports of a file, and adds their arrows to seen.
func checkImports(t *testing.T, path string, seen map[string]bool) {
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", path), nil, parser.ImportsOnly)
	if err != nil {
		return // this file is a submission that must not compile
	}
	from := roomOf(path)
	isTest := strings.HasSuffix(path, "_test.go")
	for _, spec := range file.Imports {
		name, _ := strconv.Unquote(spec.Path.Value)
		name, isOurs := strings.CutPrefix(name, "oj/")
		to := roomOf(name + "/")
		if !isOurs || to == from {
			continue
		}
		seen[from+" -> "+to] = true

		inTests := isTest && slices.ContainsFunc(testArrows[from], func(dir string) bool { return strings.HasPrefix(name+"/", dir+"/") })
		if !slices.Contains(rooms[from], to) && !inTests {
			t.Errorf("%s imports oj/%s: %s may import only %q", path, name, from, rooms[from])
		}
	}
}

// roomOf returns the room of a file, whose path has slashes and is relative to the top folder.
func roomOf(path string) (room string) {
	for name := range rooms {
		if strings.HasPrefix(path, name+"/") && len(name) > len(room) {
			room = name
		}
	}
	return room
}
