// This file makes a solution tell which states its searches visit. The go command builds it with other texts in place
// of those of problems/lib/search (-overlay): each search begins by wrapping the functions that it is given. So
// solutions and helpers know nothing of this, and what is pasted holds no trace of it.

package main

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
	"strings"
)

// recorder is a file of the helpers' package while the solution is built. It writes a line of JSON for each search, and
// for each start, step and goal of the one whose number is asked for.
const recorder = `package search

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
)

// Name names a state. What a solution's states.go may use and set are these three.
var Name = func(state any) string { return fmt.Sprint(state) }

// Input returns the text that the solution will read.
func Input() string {
	text, _ := io.ReadAll(os.Stdin)
	os.Stdin.Seek(0, io.SeekStart)
	return string(text)
}

// Cell names a cell that is numbered row by row from 0: by its row and its column, from 1.
func Cell(cell, columns int) string { return fmt.Sprintf("%%d,%%d", cell/columns+1, cell%%columns+1) }

var recorder struct {
	searches, wanted, lines int
	file                    *os.File
}

func init() {
	recorder.wanted, _ = strconv.Atoi(os.Getenv("OJ_GRAPH_SEARCH"))
	recorder.file, _ = os.Create(os.Getenv("OJ_GRAPH_FILE"))
}

// What the recorder of problems/lib/graph calls.
var Begin, Record = begin, record

// begin begins a search and returns its number.
func begin() int {
	recorder.searches++
	write("search", 0, nil)
	return recorder.searches
}

func record(search int, what string, cost int, states ...any) {
	if search == recorder.wanted {
		write(what, cost, states)
	}
}

func write(what string, cost int, states []any) {
	if recorder.lines++; recorder.lines > %d {
		return
	}
	texts := []string{}
	for _, s := range states {
		texts = append(texts, Name(s))
	}
	text, _ := json.Marshal(map[string]any{"what": what, "cost": cost, "states": texts})
	recorder.file.Write(append(text, '\n'))
}
`

// mostLines bounds what is recorded.
const mostLines = 200_000

// overlay writes the texts that the helpers have while the solution is built, and the file that tells the go command
// of them, into the folder temp.
func overlay(root, temp string) (string, error) {
	files, err := filepath.Glob(filepath.Join(root, "problems", "lib", "search", "*.go"))
	if err != nil || len(files) == 0 {
		return "", errors.Join(err, errors.New("problems/lib/search is not here"))
	}
	replace, err := overlayGraph(root, temp)
	if err != nil {
		return "", err
	}
	replace[filepath.Join(filepath.Dir(files[0]), "zz_recorder.go")] = filepath.Join(temp, "zz_recorder.go")
	replace[filepath.Join(root, "problems", "lib", "game", "zz_recorder.go")] = filepath.Join(temp, "game_recorder.go")
	if err := os.WriteFile(filepath.Join(temp, "game_recorder.go"), []byte(gameRecorder), 0o666); err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(temp, "zz_recorder.go"), fmt.Appendf(nil, recorder, mostLines), 0o666); err != nil {
		return "", err
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		if text, err = wrapped(text); err != nil {
			return "", err
		}
		replace[file] = filepath.Join(temp, filepath.Base(file))
		if err := os.WriteFile(replace[file], text, 0o666); err != nil {
			return "", err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(temp, "overlay.json")
	return name, os.WriteFile(name, list, 0o666)
}

// wrapped returns a helper's text in which each exported function with a parameter next or prev begins by wrapping it.
func wrapped(text []byte) ([]byte, error) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "", text, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	at := 0
	for _, decl := range f.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || !fn.Name.IsExported() || fn.Body == nil {
			continue
		}
		begin := files.Position(fn.Body.Lbrace).Offset + 1
		b.Write(text[at:begin])
		b.WriteString(prologue(fn, func(n ast.Node) string {
			return string(text[files.Position(n.Pos()).Offset:files.Position(n.End()).Offset])
		}))
		at = begin
	}
	b.Write(text[at:])
	return b.Bytes(), nil
}

// prologue is what a search does first, in one line, so that messages keep their line numbers; "" for what is no search.
// The text of a part of the source comes from source.
func prologue(fn *ast.FuncDecl, source func(ast.Node) string) string {
	if fn.Recv != nil { // of what a search was made for: its question
		if p := fn.Type.Params.List; len(p) == 1 && len(p[0].Names) == 2 && p[0].Names[0].Name == "from" && p[0].Names[1].Name == "to" {
			return ` record(recorder.searches, "start", 0, from); record(recorder.searches, "goal", 0, to);`
		}
		return ""
	}
	var starts, wraps string
	for _, field := range fn.Type.Params.List {
		for _, name := range field.Names {
			f, isFunc := field.Type.(*ast.FuncType)
			switch {
			case (name.Name == "next" || name.Name == "prev") && isFunc:
				wraps += wrapStep(name.Name, f, source)
			case name.Name == "goal" && isFunc:
				state := source(f.Params.List[0].Type)
				wraps += fmt.Sprintf(` goal = func(goal func(%s) bool) func(%[1]s) bool { return func(s %[1]s) bool { if !goal(s) { return false }; record(search, "goal", 0, s); return true } }(goal);`, state)
			case name.Name == "goal":
				starts += ` record(search, "goal", 0, goal);`
			case name.Name == "least" && isFunc: // 0 at goals alone
				state := source(f.Params.List[0].Type)
				wraps += fmt.Sprintf(` least = func(least func(%s) int) func(%[1]s) int { return func(s %[1]s) int { n := least(s); if n == 0 { record(search, "goal", 0, s) }; return n } }(least);`, state)
			case name.Name == "stuck":
				starts += ` record(search, "game", map[bool]int{true: 1}[stuck]);`
			case name.Name == "start":
				starts += ` record(search, "start", 0, start);`
			case name.Name == "starts":
				starts += ` for _, s := range starts { record(search, "start", 0, s) };`
			}
		}
	}
	if !strings.Contains(wraps, "record(search, \"step\"") {
		return ""
	}
	return " search := begin();" + starts + wraps
}

// wrapStep makes next, or prev, record each step that it names. Its first parameter is the state; it returns one state
// and whether there is one, or a list that it has appended to its last parameter. Others it leaves alone.
func wrapStep(name string, f *ast.FuncType, source func(ast.Node) string) string {
	var names, params, results []string
	for _, field := range f.Params.List {
		for range max(1, len(field.Names)) {
			names = append(names, fmt.Sprintf("p%d", len(names)))
			params = append(params, names[len(names)-1]+" "+source(field.Type))
		}
	}
	if f.Results != nil {
		for _, field := range f.Results.List {
			results = append(results, source(field.Type))
		}
	}
	to, cost := "t", "1"
	if strings.Contains(strings.Join(results, ""), "Edge") {
		to, cost = "t.To", "int(t.Cost)"
	}
	pair := "p0, " + to
	if name == "prev" {
		pair = to + ", p0"
	}
	last := source(f.Params.List[len(f.Params.List)-1].Type)
	body := ""
	switch {
	case len(results) == 1 && results[0] == last && strings.HasPrefix(last, "[]"):
		body = ` list := step(ARGS); record(search, "visit", 0, p0); for _, t := range list[len(BUF):] { record(search, "step", COST, PAIR) }; return list`
	case len(results) == 2 && results[1] == "bool":
		body = ` t, ok := step(ARGS); record(search, "visit", 0, p0); if ok { record(search, "step", COST, PAIR) }; return t, ok`
	default:
		return ""
	}
	return strings.NewReplacer("NAME", name, "TYPE", source(f), "PARAMS", strings.Join(params, ", "), "RESULTS", strings.Join(results, ", "),
		"ARGS", strings.Join(names, ", "), "BUF", names[len(names)-1], "COST", cost, "PAIR", pair).Replace(
		` NAME = func(step TYPE) TYPE { return func(PARAMS) (RESULTS) {` + body + ` } }(NAME);`)
}

// record builds the solution in this folder and runs it on the input. It returns the space of its search with this
// number.
func record(ctx context.Context, root, solution string, input *os.File, search int) (*space, error) {
	temp, err := os.MkdirTemp("", "oj-graph-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	list, err := overlay(root, temp)
	if err != nil {
		return nil, err
	}
	exe, trace := filepath.Join(temp, "solution.exe"), filepath.Join(temp, "trace")
	build := exec.CommandContext(ctx, "go", "build", "-ldflags=-s -w", "-tags", "graph", "-overlay", list, "-o", exe, solution)
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("the solution cannot be built: %w\n%s", err, out)
	}
	run := exec.CommandContext(ctx, exe)
	run.Stdin, run.Env = input, append(os.Environ(), "OJ_GRAPH_FILE="+trace, fmt.Sprint("OJ_GRAPH_SEARCH=", search))
	var stderr bytes.Buffer
	run.Stderr = &stderr
	if err := run.Run(); err != nil && ctx.Err() == nil {
		return nil, fmt.Errorf("the solution failed: %w\n%s", err, &stderr)
	}
	f, err := os.Open(trace)
	if errors.Is(err, os.ErrNotExist) {
		return nil, errors.New("the solution uses no search of problems/lib/search, nor a helper of problems/lib/graph")
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return read(f)
}
