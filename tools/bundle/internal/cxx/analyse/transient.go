package analyse

// This file finds strings that live no longer than the call that reads them,
// as in strconv.Atoi(sc.Text()): they need no copy of the bytes they are made of.

import (
	"go/ast"
	"go/types"
	"strings"
)

// Transients finds the calls of Scanner.Text and the conversions of bytes to
// strings whose results go, trimmed at most, to functions that read numbers.
func Transients(p *Program) map[ast.Expr]bool {
	found := map[ast.Expr]bool{}
	ast.Inspect(p.File, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && len(call.Args) > 0 {
			if pkg, name := p.libraryFunc(call); pkg == "strconv" && (name == "Atoi" || strings.HasPrefix(name, "Parse")) {
				p.markTransient(call.Args[0], found)
			}
		}
		return true
	})
	return found
}

// markTransient follows the text back through the functions that cut it.
func (p *Program) markTransient(e ast.Expr, found map[ast.Expr]bool) {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || len(call.Args) == 0 && !p.isScannerText(call) {
		return
	}
	pkg, name := p.libraryFunc(call)
	switch {
	case p.isScannerText(call):
		found[call] = true
	case pkg == "strings" && strings.HasPrefix(name, "Trim") && !strings.HasSuffix(name, "Func"):
		p.markTransient(call.Args[0], found)
	case p.Info.Types[call.Fun].IsType():
		if s, ok := p.Info.TypeOf(call.Args[0]).Underlying().(*types.Slice); ok && types.Identical(s.Elem(), types.Typ[types.Byte]) {
			found[call] = true
		}
	}
}

// libraryFunc names the library function that a call calls; "" for others.
func (p *Program) libraryFunc(call *ast.CallExpr) (pkg, name string) {
	fn := NamedFunc(p.Info, call.Fun)
	if fn == nil || fn.Pkg() == nil || fn.Pkg() == p.Pkg || fn.Type().(*types.Signature).Recv() != nil {
		return "", ""
	}
	return fn.Pkg().Path(), fn.Name()
}

// isScannerText reports whether a call is sc.Text() of a bufio.Scanner.
func (p *Program) isScannerText(call *ast.CallExpr) bool {
	fn := NamedFunc(p.Info, call.Fun)
	return fn != nil && fn.FullName() == "(*bufio.Scanner).Text"
}
