package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/order"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/uses"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// This file checks properties that every bundle must have: it is formatted by gofmt, closed (it imports only
// the standard library), idempotent (bundling it again changes nothing) and minimal (each declaration is
// needed). It checks the bundles of the golden tests and of all problems.

func checkProperties(t *testing.T, src string, comments emit.Comments) {
	t.Helper()
	if clean, err := format.Source([]byte(src)); err != nil || string(clean) != src {
		t.Errorf("not gofmt clean: %v", err)
	}
	file := filepath.Join(t.TempDir(), "bundled.go")
	writeFile(t, file, src)
	again, err := pipeline.Make(t.Context(), file, pipeline.Options{Comments: comments})
	if err != nil {
		t.Fatalf("the bundle cannot be bundled: %v", err)
	}
	if got := string(again.Source); got != src {
		t.Errorf("not idempotent:\n%s", firstDifference(src, got))
	}
	if n := len(again.Program.Packages); n != 1 {
		t.Errorf("not closed: %d packages outside the standard library", n)
	}
	checkMinimal(t, file, src)
}

// checkMinimal checks that each declaration with the reason shake.Used is needed: if it is removed, the
// bundle must not compile any more. An import that is then unused does not count as an error.
func checkMinimal(t *testing.T, file, src string) {
	t.Helper()
	p, err := load.Load(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	g := uses.Build(p, order.Packages(p))
	kept, err := shake.Search(g)
	if err != nil {
		t.Fatal(err)
	}
	stands := standIns(kept)
	for _, u := range kept.Units {
		if kept.Why[u] != shake.Used || stands[u.Name()] {
			continue
		}
		node := u.Node()
		if gen, ok := u.Decl.(*ast.GenDecl); ok && !gen.Lparen.IsValid() {
			node = gen
		}
		from, to := p.Offset(node.Pos()), p.Offset(node.End())
		without := src[:from] + strings.Repeat(" ", to-from) + src[to:]
		if compiles(p, without) {
			t.Errorf("not minimal: %s can go (line %d)", u.Name(), p.Position(u.Node().Pos()).Line)
		}
	}
}

// standIns returns names that may still have a meaning after their declaration is removed. One kind is predeclared
// names, which the declaration has hidden. The other kind is names that several fields or methods share: if one of
// them is removed, another one may be promoted.
func standIns(kept *shake.Kept) map[string]bool {
	names := map[string]bool{}
	count := map[string]int{}
	for _, name := range types.Universe.Names() {
		names[name] = true
	}
	for _, u := range kept.Units {
		for _, r := range u.Defs {
			if !uses.IsTop(r.Obj) {
				count[r.Obj.Name()]++
			}
		}
	}
	for name, n := range count {
		names[name] = names[name] || n > 1
	}
	return names
}

// compiles reports whether the text type-checks, apart from unused imports.
func compiles(p *load.Program, src string) bool {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "without.go", src, parser.SkipObjectResolution)
	if err != nil {
		return false
	}
	good := true
	conf := types.Config{Importer: p.Importer, Error: func(err error) {
		good = good && strings.Contains(err.Error(), "imported and not used")
	}}
	conf.Check("main", fset, []*ast.File{f}, nil) // conf.Error gets all errors
	return good
}

// quickProblem is the problem that tests use without -full.
const quickProblem = "uva704"

// TestProblems checks the properties for the bundle of every problem.
func TestProblems(t *testing.T) {
	root, names := repositoryProblems(t)
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			if name != quickProblem {
				full.Test(t)
			}
			b, err := pipeline.Make(t.Context(), filepath.Join(root, "problems", name, "solution"), pipeline.Options{})
			if err != nil {
				t.Fatal(err)
			}
			checkProperties(t, string(b.Source), emit.Short)
		})
	}
}

func repositoryProblems(t testing.TB) (root string, names []string) {
	t.Helper()
	ws, names, err := problems()
	if err != nil || len(names) == 0 {
		t.Fatalf("no problems: %v", err)
	}
	return ws.Root, names
}

// fewCases is the number of testcases per problem that TestFaithful uses without -full.
const fewCases = 8

// TestFaithful runs every problem's solution and its bundle on the problem's testcases: the output and the
// exit status must be the same. It skips interactive problems, because their .in files are input of the
// referee, not of the solution.
func TestFaithful(t *testing.T) {
	root, names := repositoryProblems(t)
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			if name != quickProblem {
				full.Test(t)
			}
			if text, err := os.ReadFile(filepath.Join(root, "testcases", name, "problem.yaml")); err == nil && bytes.Contains(text, []byte("interactive")) {
				t.Skip("interactive: the judge plays it")
			}
			b, err := pipeline.Make(t.Context(), filepath.Join(root, "problems", name, "solution"), pipeline.Options{})
			if err != nil {
				t.Fatal(err)
			}
			dir := t.TempDir()
			writeFile(t, filepath.Join(dir, "go.mod"), "module bundles\n\ngo 1.25\n")
			writeFile(t, filepath.Join(dir, "bundle", "main.go"), string(b.Source))
			bundled, original := filepath.Join(buildAll(t, dir), "bundle"), program.Build(t, "oj/problems/"+name+"/solution")
			files := testcases(t, filepath.Join(root, "testcases", name))
			for _, file := range append(files, damaged(t, files)...) {
				want, status1 := runOn(t, original, file)
				got, status2 := runOn(t, bundled, file)
				if want != got || status1 != status2 {
					t.Errorf("%s: exit status %d and\n%s\nthe original %d and\n%s", file, status2, got, status1, want)
				}
			}
		})
	}
}

// testcases returns the paths of a problem's inputs.
func testcases(t *testing.T, dir string) []string {
	var files []string
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".in" {
			return err
		}
		if info, err := d.Info(); err != nil || full.Mine(t.Name()) || info.Size() <= 64<<10 {
			files = append(files, name)
			return err
		}
		return nil
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if full.Mine(t.Name()) || len(files) <= fewCases {
		return files
	}
	few := make([]string, fewCases)
	for i := range few {
		few[i] = files[i*len(files)/fewCases]
	}
	return few
}

// damaged creates invalid inputs from valid ones: half of a file, a file with changed bytes, a file with
// repeated bytes. The changes are the same in every run.
func damaged(t *testing.T, files []string) (out []string) {
	t.Helper()
	r := rand.New(rand.NewSource(1))
	dir := t.TempDir()
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(text) == 0 {
			continue
		}
		at := r.Intn(len(text))
		switch i % 3 {
		case 0:
			text = text[:at]
		case 1:
			text[at] = "0-9 x\n\x00"[r.Intn(7)]
		case 2:
			text = append(text[:at:at], text[at/2:]...)
		}
		name := filepath.Join(dir, fmt.Sprint(i, "-", filepath.Base(file)))
		writeFile(t, name, string(text))
		out = append(out, name)
	}
	return out
}

// runOn runs a program on a file; the test fails if the program takes more than a minute.
func runOn(t *testing.T, program, file string) (stdout string, status int) {
	t.Helper()
	in, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program)
	cmd.Stdin = in
	out, err := cmd.Output()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(out), cmd.ProcessState.ExitCode()
}
