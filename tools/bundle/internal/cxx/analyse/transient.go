package analyse

// This file finds strings that are only used during one call, as in strconv.Atoi(sc.Text()). Such a string is
// converted from bytes, and it can share the memory of these bytes instead of copying them. Only the first
// argument of a function is considered, and only if the other arguments contain no calls, because a call
// could change the bytes before the function reads them.

import (
	"go/ast"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/rt"
)

// Transients finds calls of Scanner.Text and conversions of bytes to strings whose result is only used during one
// call. In this call, the result is the first argument of a pure library function. The argument may also be a
// substring of the result, as in f(strings.TrimSpace(sc.Text())).
func Transients(p *Source) map[ast.Expr]bool {
	found := map[ast.Expr]bool{}
	ast.Inspect(p.File, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && len(call.Args) > 0 {
			if does, ok := p.firstOnly(call); ok && len(does.Returns) == 0 {
				p.markTransient(call.Args[0], found)
			}
		}
		return true
	})
	return found
}

// markTransient marks the expression e if it converts bytes to a string. If e is a call that returns a part of a
// string, such as strings.TrimSpace, markTransient continues with the argument of the call.
func (p *Source) markTransient(e ast.Expr, found map[ast.Expr]bool) {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok {
		return
	}
	if fn := NamedFunc(p.Info, call.Fun); fn != nil && p.Instead(fn, OnlyRead) != "" {
		found[call] = true
		return
	}
	if len(call.Args) == 0 {
		return
	}

	does, library := p.firstOnly(call)
	switch {
	// The result of this function is a part of its argument, so continue with the argument.
	case library && slices.Contains(does.Returns, 1):
		p.markTransient(call.Args[0], found)
	case p.Info.Types[call.Fun].IsType() && isString(p.Info.TypeOf(call)):
		if s, ok := p.Info.TypeOf(call.Args[0]).Underlying().(*types.Slice); ok && types.Identical(s.Elem(), types.Typ[types.Byte]) {
			found[call] = true
		}
	}
}

// firstOnly returns the declaration of the called function if it is a pure library function that keeps none of
// its arguments. It returns false for other functions, and if an argument other than the first contains a call.
func (p *Source) firstOnly(call *ast.CallExpr) (does rt.Function, ok bool) {
	fn := NamedFunc(p.Info, call.Fun)
	if fn == nil || len(call.Args) == 0 || fn.Signature().Recv() != nil {
		return does, false
	}
	if does, ok = p.Declared(fn); !ok || !does.Pure() || len(does.Keeps) > 0 {
		return does, false
	}

	calls := func(n ast.Node) bool {
		_, call := n.(*ast.CallExpr)
		return call
	}
	return does, !slices.ContainsFunc(call.Args[1:], func(arg ast.Expr) bool { return Holds(arg, calls) })
}
