package randprog

import (
	"bytes"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"
)

// TestProgramsCompile type-checks programs of many seeds, because a comparison of programs that do not compile finds
// nothing.
func TestProgramsCompile(t *testing.T) {
	fset := token.NewFileSet()
	config := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	// The program of this seed once did not compile: a variable in a loop body hid a variable of the loop
	// condition.
	units := map[int64]int{900008: 59}
	for seed := range int64(24) {
		units[seed] = 10
	}
	for seed, n := range units {
		config.GoVersion = Version(seed)
		src, err := Source(seed, n)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		file, err := parser.ParseFile(fset, "main.go", src, 0)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if _, err := config.Check("main", fset, []*ast.File{file}, nil); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// TestSameSeedSameProgram checks that a seed always gives the same program, so that a seed which has shown a bug can be
// run again.
func TestSameSeedSameProgram(t *testing.T) {
	a, err := Source(7, 5)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := Source(7, 5)
	c, _ := Source(8, 5)
	if !bytes.Equal(a, b) {
		t.Error("two programs of one seed differ")
	}
	if bytes.Equal(a, c) {
		t.Error("two seeds give one program")
	}
}
