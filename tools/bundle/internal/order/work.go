package order

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/load"
)

// hasWork reports whether the package has work at start-up: an init function that is not empty, or a variable
// that the compiler does not initialise statically. The linker ignores a package without work if its imports
// have no work either.
func hasWork(p *load.Program, pkg *load.Package) bool {
	// Search for an init function that is not empty, or a variable that is not initialised statically.
	for _, f := range pkg.Files {
		for _, d := range f.Tree.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil && d.Name.Name == "init" && d.Body != nil && len(d.Body.List) > 0 {
					return true
				}
			case *ast.GenDecl:
				if d.Tok == token.VAR && !staticGroup(pkg.Info, d) {
					return true
				}
			}
		}
	}
	return false
}

// staticGroup reports whether the compiler initialises all variables of a declaration statically.
func staticGroup(info *types.Info, d *ast.GenDecl) bool {
	for _, spec := range d.Specs {
		for _, e := range spec.(*ast.ValueSpec).Values {
			if !static(info, e) {
				return false
			}
		}
	}
	return true
}

// static reports whether the compiler stores the value of e in the executable.
func static(info *types.Info, e ast.Expr) bool {
	// A constant is static.
	if tv := info.Types[e]; tv.Value != nil || tv.IsNil() {
		return true
	}
	switch e := e.(type) {
	case *ast.Ident, *ast.FuncLit, *ast.BasicLit:
		return true
	case *ast.ParenExpr:
		return static(info, e.X)
	case *ast.KeyValueExpr:
		return static(info, e.Value)
	case *ast.UnaryExpr:
		return e.Op == token.AND && static(info, e.X)
	case *ast.SelectorExpr:
		return info.Selections[e] == nil // a qualified identifier is static, but reading a field or method is not
	case *ast.CallExpr:
		return info.Types[e.Fun].IsType() && static(info, e.Args[0])
	case *ast.CompositeLit:
		// Only an empty map is static, because elements of a map are inserted at run time.
		if _, isMap := info.Types[e].Type.Underlying().(*types.Map); isMap {
			return len(e.Elts) == 0
		}
		for _, elt := range e.Elts {
			if !static(info, elt) {
				return false
			}
		}

		// A composite literal is static if all its elements are static.
		return true
	}
	return false
}
