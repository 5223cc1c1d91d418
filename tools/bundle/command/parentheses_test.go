package command

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/shared/testing/full"
)

// TestParentheses puts parentheses around every expression of programs, wherever the language allows it. gofmt removes
// some of them from the bundle, and this must not be taken for a loss.
func TestParentheses(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "internal", "cxx", "testdata", "run", "*.go"))
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for i, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			// Without -full, use every 16th program.
			if i%16 != 0 {
				full.Test(t)
			}
			p, err := load.Load(t.Context(), file)
			if err != nil {
				t.Fatal(err)
			}
			source := parenthesized(p, p.Main().Files[0])
			name := filepath.Join(t.TempDir(), "main.go")
			writeFile(t, name, source)
			b, err := pipeline.Make(t.Context(), name, pipeline.Options{})
			if err != nil {
				t.Fatalf("%v\nin %s", err, source)
			}

			// Apart from the parentheses, the bundle has the same text.
			plain, err := pipeline.Make(t.Context(), file, pipeline.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if got, want := letters(b.Source), letters(plain.Source); got != want {
				t.Errorf("the bundles differ in more than parentheses:\n%s", firstDifference(want, got))
			}
		})
	}
}

// letters returns the names, literals and operators of a source text, one a line, in the order of the syntax tree.
func letters(source []byte) string {
	f, err := parser.ParseFile(token.NewFileSet(), "", source, parser.SkipObjectResolution)
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			b.WriteString(n.Name + "\n")
		case *ast.BasicLit:
			b.WriteString(n.Value + "\n")
		case *ast.BinaryExpr:
			b.WriteString(n.Op.String() + "\n")
		case *ast.UnaryExpr:
			b.WriteString(n.Op.String() + "\n")
		}
		return true
	})
	return b.String()
}

// parenthesized returns the text of a file with parentheses around its expressions.
func parenthesized(p *load.Program, f *load.File) string {
	bare := withoutParentheses(f.Tree)
	opening := map[int]int{} // the number of parentheses to insert at an offset
	closing := map[int]int{}
	ast.Inspect(f.Tree, func(n ast.Node) bool {
		e, ok := n.(ast.Expr)
		tv := p.Main().Info.Types[e]
		if ok && !bare[e] && !isGeneric(p.Main().Info, e) && (tv.IsType() || tv.IsValue() || tv.IsVoid() || tv.IsBuiltin()) {
			opening[p.Offset(e.Pos())]++
			closing[p.Offset(e.End())]++
		}
		return true
	})

	var offsets []int
	for at := range opening {
		offsets = append(offsets, at)
	}
	for at := range closing {
		if opening[at] == 0 {
			offsets = append(offsets, at)
		}
	}
	sort.Ints(offsets)

	var out bytes.Buffer
	from := 0
	for _, at := range offsets {
		out.Write(f.Text[from:at])
		out.WriteString(strings.Repeat(")", closing[at]) + strings.Repeat("(", opening[at]))
		from = at
	}
	out.Write(f.Text[from:])
	return out.String()
}

// withoutParentheses returns the expressions around which the language allows no parentheses.
func withoutParentheses(f *ast.File) map[ast.Expr]bool {
	bare := map[ast.Expr]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			bare[n.Sel] = true
		case *ast.FuncDecl:
			bare[n.Type] = true
			if n.Recv != nil {
				bareParameters(bare, n.Recv.List[0].Type)
			}
		case *ast.FuncLit:
			bare[n.Type] = true
		case *ast.CompositeLit:
			bare[n.Type] = true
			for _, elt := range n.Elts {
				bareElement(bare, elt)
			}
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				bare[e] = n.Tok == token.DEFINE
			}
		case *ast.RangeStmt:
			bare[n.Key] = n.Tok == token.DEFINE
			bare[n.Value] = n.Tok == token.DEFINE
		case *ast.GoStmt:
			bare[n.Call] = true
		case *ast.DeferStmt:
			bare[n.Call] = true
		case *ast.TypeAssertExpr:
			bare[n] = n.Type == nil
		case *ast.StructType:
			for _, field := range n.Fields.List {
				markEmbedded(bare, field)
			}
		case *ast.InterfaceType:
			for _, field := range n.Methods.List {
				bare[field.Type] = true
				markUnion(bare, field.Type)
			}
		case *ast.Field:
			bare[n.Tag] = n.Tag != nil
			if e, ok := n.Type.(*ast.Ellipsis); ok {
				bare[e] = true
			}
		case *ast.ArrayType:
			if e, ok := n.Len.(*ast.Ellipsis); ok {
				bare[e] = true
			}
		case *ast.TypeSpec:
			// With parentheses, "type list[T (any)]" would declare an array.
			if n.TypeParams != nil {
				for _, field := range n.TypeParams.List {
					bare[field.Type] = true
					markUnion(bare, field.Type)
				}
			}
		case *ast.FuncType:
			if n.TypeParams != nil {
				for _, field := range n.TypeParams.List {
					bare[field.Type] = true
					markUnion(bare, field.Type)
				}
			}
		}
		return true
	})
	return bare
}

// isGeneric reports whether e names a generic function or type. In parentheses it would need its type arguments.
func isGeneric(info *types.Info, e ast.Expr) bool {
	if s, ok := e.(*ast.SelectorExpr); ok {
		e = s.Sel
	}
	id, ok := e.(*ast.Ident)
	if !ok || info.Uses[id] == nil {
		return false
	}
	switch t := info.Uses[id].Type().(type) {
	case *types.Signature:
		return t.TypeParams().Len() > 0
	case *types.Named:
		return t.TypeParams().Len() > 0
	}
	return false
}

// bareParameters marks the type parameters of a receiver, such as T in *list[T].
func bareParameters(bare map[ast.Expr]bool, receiver ast.Expr) {
	switch t := receiver.(type) {
	case *ast.StarExpr:
		bareParameters(bare, t.X)
	case *ast.IndexExpr:
		bare[t.Index] = true
	case *ast.IndexListExpr:
		for _, e := range t.Indices {
			bare[e] = true
		}
	}
}

// bareElement marks a literal without a type in the elements of another literal.
func bareElement(bare map[ast.Expr]bool, elt ast.Expr) {
	if kv, ok := elt.(*ast.KeyValueExpr); ok {
		bareElement(bare, kv.Key)
		elt = kv.Value
	}
	if lit, ok := elt.(*ast.CompositeLit); ok && lit.Type == nil {
		bare[lit] = true
	}
}

// markEmbedded marks the type of an embedded field.
func markEmbedded(bare map[ast.Expr]bool, field *ast.Field) {
	if field.Names != nil {
		return
	}
	for e := field.Type; e != nil; {
		bare[e] = true
		switch t := e.(type) {
		case *ast.StarExpr:
			e = t.X
		case *ast.IndexExpr:
			e = t.X
		case *ast.IndexListExpr:
			e = t.X
		case *ast.SelectorExpr:
			e = t.X
		default:
			e = nil
		}
	}
}

// markUnion marks the terms of a constraint, such as ~int|~string.
func markUnion(bare map[ast.Expr]bool, e ast.Expr) {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		bare[e] = true
		markUnion(bare, e.X)
		markUnion(bare, e.Y)
	case *ast.UnaryExpr:
		bare[e] = true
	}
}

// TestParenthesized checks that parenthesized puts parentheses around everything that the language allows.
func TestParenthesized(t *testing.T) {
	const source = "package main\n\ntype t struct{ x int }\n\nfunc (r *t) f(n int) bool { return r.x > n }\n\n" +
		"func main() {\n\tfor i := range 3 {\n\t\tif (&t{x: i}).f(1) {\n\t\t\tprintln(i)\n\t\t}\n\t}\n}\n"
	const want = "package main\n\ntype t (struct{ x (int) })\n\nfunc (r (*(t))) f(n (int)) (bool) { return (((r).x) > (n)) }\n\n" +
		"func main() {\n\tfor i := range (3) {\n\t\tif (((((&(t{x: (i)})))).f)((1))) {\n\t\t\t((println)((i)))\n\t\t}\n\t}\n}\n"
	name := filepath.Join(t.TempDir(), "main.go")
	writeFile(t, name, source)
	p, err := load.Load(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	got := parenthesized(p, p.Main().Files[0])
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
