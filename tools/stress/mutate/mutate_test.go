package mutate

import (
	"bytes"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// TestCourse: the variants of every solution of the repository compile, and no line of the program moves.
func TestCourse(t *testing.T) {
	files, err := filepath.Glob("../../../problems/*/main.go")
	if err != nil || len(files) < 70 {
		t.Fatal(len(files), "solutions", err)
	}

	// All solutions share one importer, so that each package of the library is read once.
	paths := []string{"os"}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, importsOf(f)...)
	}
	exports, err := exportFiles(paths)
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	open := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	library := importer.ForCompiler(fset, "gc", open)

	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		own := max(0, bytes.Index(source, []byte("// ---- the program itself ----")))
		text, list, err := program(source, own, fset, library)
		if err != nil || len(list) == 0 {
			t.Errorf("%s: %d variants, %v", file, len(list), err)
			continue
		}
		f, err := parser.ParseFile(fset, file, text, parser.SkipObjectResolution)
		if err == nil {
			c := types.Config{Importer: library}
			_, err = c.Check("main", fset, []*ast.File{f}, nil)
		}
		if err != nil {
			t.Errorf("%s: %v", file, err)
		}
		t.Log(file, len(list))
	}
}
