package mutate

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/tools/bundle/generated"
	"oj/tools/shared/testing/tracked"
)

// ownSearches is a program that contains graph searches. They mark visited states themselves, instead of
// calling a helper of the library.
const ownSearches = `package main

import "fmt"

type place struct{ row, column int }

func reach(grid [][]bool, from place) (steps int) {
	seen := map[[2]int]bool{}
	queue := []place{from}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		steps++
		for _, d := range [][2]int{{0, 1}, {1, 0}, {0, -1}} {
			i, j := p.row+d[0], p.column+d[1]
			if i >= 0 && i < len(grid) && !seen[[2]int{i, j}] && !grid[i][j] {
				grid[i][j] = true
				queue = append(queue, place{i, j})
			}
		}
	}
	return steps
}

func late(next [][]int) (order []int) {
	done := make([]bool, len(next))
	stack := []int{0}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if done[v] {
			continue
		}
		done[v] = true
		for _, to := range next[v] {
			stack = append(stack, to)
		}
	}
	return order
}

func main() {
	for range []string{"a", "b"} {
		fmt.Println(reach(nil, place{}), late(nil))
	}
}
`

// TestMistakes: the list contains the expected variants in the order of their lines, and the program with all
// variants compiles.
func TestMistakes(t *testing.T) {
	mutated, err := Source(t.Context(), []byte(ownSearches), 0, len(ownSearches))
	if err != nil {
		t.Fatal(err)
	}
	text, list := mutated.Text, mutated.Variants
	var got []string
	for _, v := range list {
		got = append(got, v.What+": "+v.New)
	}
	want := []string{
		"a reset is missing: seen := map[[2]int]bool{} // seen keeps its last value",
		"another comparison: for len(queue) >= 0 {",
		"a bound off by one: for len(queue) > 1 {",
		"a bound off by one: queue = queue[0:]",
		"a bound off by one: queue = queue[2:]",
		"a count is missing: ",
		"a neighbour is missing, and another one occurs twice: for _, d := range [][2]int{{1, 0}, {1, 0}, {0, -1}} {",
		"a neighbour is missing, and another one occurs twice: for _, d := range [][2]int{{0, 1}, {0, -1}, {0, -1}} {",
		"a neighbour is missing, and another one occurs twice: for _, d := range [][2]int{{0, 1}, {1, 0}, {0, 1}} {",
		"integers truncated to 32 bits: i, j := int32(p.row+d[0]), p.column+d[1] // and so on in reach",
		"another comparison: if i > 0 && i < len(grid) && !seen[[2]int{i, j}] && !grid[i][j] {",
		"a bound off by one: if i >= -1 && i < len(grid) && !seen[[2]int{i, j}] && !grid[i][j] {",
		"another comparison: if i >= 0 && i <= len(grid) && !seen[[2]int{i, j}] && !grid[i][j] {",
		"a bound off by one: if i >= 0 && i < len(grid)-1 && !seen[[2]int{i, j}] && !grid[i][j] {",
		"visited is marked at the pop, not at the push: p := queue[0]; grid[p.row][p.column] = true",
		"a neighbour is missing: ",
		"a reset is missing: done := make([]bool, len(next)) // done keeps its last value",
		"another comparison: for len(stack) >= 0 {",
		"a bound off by one: for len(stack) > 1 {",
		"a bound off by one: v := stack[len(stack)]",
		"a bound off by one: stack = stack[:(len(stack)-1)-1]",
		"a bound off by one: stack = stack[:(len(stack)-1)+1]",
		"a bound off by one: stack = stack[:len(stack)]",
		"visited is marked at the push, not at the pop: if !done[to] { done[to] = true; stack = append(stack, to) }",
		"a neighbour is missing: ",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if _, err := Source(t.Context(), text, 0, len(text)); err != nil {
		t.Errorf("the variants do not compile: %v\n%s", err, text)
	}
	if lines := strings.Count(ownSearches, "\n"); !strings.HasPrefix(string(text[strings.Index(string(text), "func main"):]), "func main__() {\n") ||
		strings.Count(string(text[:strings.Index(string(text), helpers)]), "\n") != lines {
		t.Errorf("the lines have moved in\n%s", text)
	}
}

// TestCourse: the variants of solutions of the repository compile. It tests every fifth solution.
func TestCourse(t *testing.T) {
	files, err := filepath.Glob("../../../problems/*/main.go")
	files = tracked.Only(t, files)
	if err != nil || len(files) < 70 {
		t.Fatal(len(files), "solutions", err)
	}

	// Share one importer between all solutions, so that each package of the standard library is read only
	// once.
	paths := []string{"io", "os", "time"}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, importsOf(f)...)
	}
	exports, err := exportFiles(t.Context(), paths)
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	open := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	library := importer.ForCompiler(fset, "gc", open)

	const step = 5
	for i := 0; i < len(files); i += step {
		file := files[i]
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		from, to := generated.Own(source)
		mutated, err := program(source, from, to, fset, library)
		if err != nil || len(mutated.Variants) == 0 || !mutated.Batches {
			t.Errorf("%s: no variants, or no batches: %v", file, err)
			continue
		}
		f, err := parser.ParseFile(fset, file, mutated.Text, parser.SkipObjectResolution)
		if err == nil {
			c := types.Config{Importer: library}
			_, err = c.Check("main", fset, []*ast.File{f}, nil)
		}
		if err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}
