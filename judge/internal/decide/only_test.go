package decide

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestVerdictsAreMadeHere checks that the other packages of the judge do not decide about verdicts: their
// code must not return, assign or store a verdict constant other than None. They may compare verdicts, and
// pass on verdicts from package decide.
func TestVerdictsAreMadeHere(t *testing.T) {
	files := 0
	for _, dir := range []string{"../match", "../session", "../report", "../page", "../build", "../sandbox", "../board", "../merge", "../single", "../printer", "../../runner", "../.."} {
		list, err := filepath.Glob(dir + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range list {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			fset := token.NewFileSet()
			parsed, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files++
			for _, at := range made(parsed) {
				t.Errorf("%v: this code decides about a verdict", fset.Position(at))
			}
		}
	}
	if files < 40 {
		t.Errorf("only %d files were read", files)
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), "x.go", "package x\n\nfunc f() T { a.V, b = verdict.AC, verdict.None; x := T{V: verdict.WA}; if x.V == verdict.JE { return verdict.JE }; return verdict.None }", 0)
	if n := len(made(parsed)); err != nil || n != 3 {
		t.Errorf("%v, %d verdicts are found where 3 are made", err, n)
	}
}

// made returns the positions of the expressions that return, assign or store a constant verdict other than
// None.
func made(file *ast.File) (places []token.Pos) {
	note := func(list ...ast.Expr) {
		for _, x := range list {
			s, ok := x.(*ast.SelectorExpr)
			if pkg, named := (*ast.Ident)(nil), false; ok && s.Sel.Name != "None" {
				if pkg, named = s.X.(*ast.Ident); named && pkg.Name == "verdict" {
					places = append(places, x.Pos())
				}
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			note(n.Rhs...)
		case *ast.ReturnStmt:
			note(n.Results...)
		case *ast.KeyValueExpr:
			note(n.Value)
		}
		return true
	})
	return places
}
