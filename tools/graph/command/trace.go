// This file builds a solution so that it records the states that its searches visit, runs it, and reads the
// record.
//
// The go command builds the solution with changed helpers (-overlay). Each search of problems/lib/search then
// begins with code that wraps the functions among its arguments: the wrappers also call package record. So
// solutions and helpers need no code for the recording.

package command

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"oj/problems/lib/record"
	"oj/tools/shared/child"
	"oj/tools/shared/workspace"
)

// overlay writes the changed helpers into the folder temp, and the JSON file for the go command's flag
// -overlay. It returns the path of this file.
func overlay(root, temp string) (string, error) {
	files, err := filepath.Glob(filepath.Join(root, "problems", "lib", "search", "*.go"))
	if err != nil || len(files) == 0 {
		return "", errors.Join(err, errors.New("the folder problems/lib/search is missing"))
	}
	replace, err := overlayGraph(root, temp)
	if err != nil {
		return "", err
	}

	// Replace every file by a copy. In a file without a search, the copy is unchanged.
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		changed, err := wrapped(text)
		if err != nil {
			return "", err
		}
		replace[file] = filepath.Join(temp, filepath.Base(file))
		if err := os.WriteFile(replace[file], changed, 0o666); err != nil {
			return "", err
		}
	}

	// The scanner of the input counts the cases, so that the record says to which case a search belongs.
	scanner := filepath.Join(root, "problems", "lib", "scan", "case.go")
	text, err := os.ReadFile(scanner)
	if err != nil {
		return "", err
	}
	changed := caseMethod.ReplaceAllStringFunc(string(text), func(head string) string {
		return fmt.Sprintf("%s ojrecord.Case(len(s.buf)-s.pos, %v);", head, strings.Contains(head, "CountedCase"))
	})
	changed = strings.Replace(changed, "package scan\n", "package scan"+importRecord+"\n", 1)
	replace[scanner] = filepath.Join(temp, "scan_case.go")
	if err := os.WriteFile(replace[scanner], []byte(changed), 0o666); err != nil {
		return "", err
	}

	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(temp, "overlay.json")
	return name, os.WriteFile(name, list, 0o666)
}

// caseMethod matches the heads of the scanner's methods that begin a case. CaseUntil calls one of them.
var caseMethod = regexp.MustCompile(`func \(s \*Scanner\) (?:Counted)?Case\(\) bool \{`)

// importRecord is the text that imports package record under a name that no helper uses. It adds no line, so
// that line numbers in error messages stay correct.
const importRecord = `; import ojrecord "oj/problems/lib/record"`

// wrapped returns the source of a helper, changed so that each exported search begins by wrapping its
// arguments.
func wrapped(text []byte) ([]byte, error) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "", text, parser.ParseComments)
	if err != nil {
		return nil, err
	}

	// Edit the source as text instead of printing its syntax tree, so that comments and lines keep their places.
	offset := func(p token.Pos) int { return files.Position(p).Offset }

	var b bytes.Buffer
	packageEnd := offset(f.Name.End())
	copied := packageEnd
	for _, decl := range f.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || !fn.Name.IsExported() || fn.Body == nil {
			continue
		}
		body := offset(fn.Body.Lbrace) + 1
		b.Write(text[copied:body])
		b.WriteString(prologue(fn))
		copied = body
	}
	b.Write(text[copied:])

	// The compiler rejects an unused import, so add the import of package ojrecord only if the code uses this
	// package.
	if !bytes.Contains(b.Bytes(), []byte("ojrecord.")) {
		return text, nil
	}
	return append([]byte(string(text[:packageEnd])+importRecord), b.Bytes()...), nil
}

// The statements that are inserted at the beginning of a search. They add no lines, so that line numbers in error messages
// stay correct.
const (
	beginSearch  = ` search := ojrecord.Begin();`
	recordHelper = ` ojrecord.Helper(search, %q, nil);`
	recordGoal   = ` ojrecord.Record(search, "goal", 0, goal);`
	recordStart  = ` ojrecord.Record(search, "start", 0, start);`
	recordStarts = ` for _, s := range starts { ojrecord.Record(search, "start", 0, s) };`
	// If stuck is true, the player without a move wins.
	recordGame = ` { wins := 0; if stuck { wins = 1 }; ojrecord.Record(search, "game", wins) };`
	// recordQuery is for helpers that are constructed once and have a method that finds a path between any
	// two states.
	recordQuery = ` ojrecord.Record(ojrecord.Last(), "start", 0, from); ojrecord.Record(ojrecord.Last(), "goal", 0, to);`
	wrap        = ` %[1]s = ojrecord.Wrap(search, %[1]q, %[1]s);`
)

// prologue returns the code to insert at the beginning of a function of problems/lib/search. With this code,
// the function records its events. If the function is not a search, prologue returns "". It recognises the
// parameters by their names, which are the same in all searches.
func prologue(fn *ast.FuncDecl) string {
	if fn.Recv != nil {
		if isQuery(fn) {
			return recordQuery
		}
		return ""
	}

	starts, wraps, hasStep := "", "", false
	for _, field := range fn.Type.Params.List {
		_, isFunc := field.Type.(*ast.FuncType)
		for _, name := range field.Names {
			switch {
			case isFunc && slices.Contains([]string{"next", "prev", "goal", "least"}, name.Name):
				wraps += fmt.Sprintf(wrap, name.Name)
				hasStep = hasStep || name.Name == "next"
			case name.Name == "goal":
				starts += recordGoal
			case name.Name == "stuck":
				starts += recordGame
			case name.Name == "start":
				starts += recordStart
			case name.Name == "starts":
				starts += recordStarts
			}
		}
	}
	if !hasStep {
		return ""
	}
	return beginSearch + fmt.Sprintf(recordHelper, fn.Name.Name) + starts + wraps
}

// isQuery reports whether a method has the parameters from and to.
func isQuery(fn *ast.FuncDecl) bool {
	params := fn.Type.Params.List
	return len(params) == 1 && len(params[0].Names) == 2 &&
		params[0].Names[0].Name == "from" && params[0].Names[1].Name == "to"
}

var errNoSearch = errors.New("the solution uses no search of problems/lib/search and no helper of problems/lib/graph")

// trace builds the solution in this folder, runs it on the input, and returns the record of the search with
// this number.
func trace(ctx context.Context, root, solution string, input *os.File, search int) (*space, error) {
	s, failed, err := traceFailing(ctx, root, solution, input, search)
	if failed != nil {
		return nil, fmt.Errorf("the solution failed: %w", failed)
	}
	return s, err
}

// traceFailing is like trace, but if the program runs and fails, it returns the record up to then, and why it failed.
func traceFailing(ctx context.Context, root, solution string, input *os.File, search int) (s *space, failed, err error) {
	// Use a temporary folder for the overlay, the program and its record.
	temp, err := workspace.MakeTemp("oj-graph-")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(temp)

	// If the user has a separate module (tools/init), the helpers are in the module oj, on which it depends.
	helpers, _ := workspace.PackageDir(workspace.Modules(root), "oj")
	if workspace.IsDir(filepath.Join(root, "problems", "lib")) {
		helpers = root
	}
	list, err := overlay(helpers, temp)
	if err != nil {
		return nil, nil, err
	}

	exe := filepath.Join(temp, "solution.exe")

	// The build tag graph adds the file states.go to the solution.
	build := exec.CommandContext(ctx, "go", "build", "-ldflags=-s -w", "-tags", "graph", "-overlay", list, "-o", exe, solution)
	build.Dir = root
	var messages bytes.Buffer
	build.Stderr = &messages
	if _, err := child.Output(build); err != nil {
		return nil, nil, fmt.Errorf("%s cannot be built: %w\n%s", solution, err, &messages)
	}

	events := filepath.Join(temp, "events")

	// The output of the solution is discarded.
	limited, cancel := context.WithTimeout(ctx, longestRun)
	defer cancel()
	run := exec.CommandContext(limited, exe)
	run.Stdin = input
	run.Env = append(os.Environ(), record.FileVariable+"="+events, fmt.Sprintf("%s=%d", record.SearchVariable, search))
	var stderr bytes.Buffer
	run.Stderr = &stderr
	child.Kill(run)
	if err := run.Run(); err != nil && ctx.Err() == nil {
		failed = fmt.Errorf("%w\n%s", err, &stderr)
		if limited.Err() != nil {
			failed = fmt.Errorf("it did not end within %v", longestRun)
		}
	}

	// A solution that imports neither a search nor the scanner does not contain package record, and writes no file.
	f, err := os.Open(events)
	if errors.Is(err, os.ErrNotExist) {
		return nil, failed, errNoSearch
	}
	if err != nil {
		return nil, failed, err
	}
	defer f.Close()
	s, err = read(f, search)
	return s, failed, err
}

// longestRun is the time after which a program that is traced is killed. Tests change it.
var longestRun = time.Minute
