package cxx

// This file translates the uses of package unsafe that programs have for speed: strings and byte
// slices that share their memory. It takes the syntax of such uses; every other mention of
// unsafe.Pointer is refused by checkSubset.

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/cpp"
)

// sharedMemory takes *(*string)(unsafe.Pointer(&b)) and *(*[]byte)(unsafe.Pointer(&s)) apart: gives
// b or s, nil for anything else.
func (p *program) sharedMemory(star *ast.StarExpr) ast.Expr {
	to, inner := p.converted(star.X)
	if inner == nil {
		return nil
	}
	from, address := p.converted(inner)
	if b, ok := from.(*types.Basic); !ok || b.Kind() != types.UnsafePointer {
		return nil
	}
	x, ok := ast.Unparen(address).(*ast.UnaryExpr)
	if !ok || x.Op != token.AND {
		return nil
	}
	ptr, ok := to.Underlying().(*types.Pointer)
	if ok && (isBytes(ptr.Elem()) && basicInfo(p.info.TypeOf(x.X))&types.IsString != 0 || basicInfo(ptr.Elem())&types.IsString != 0 && isBytes(p.info.TypeOf(x.X))) {
		return x.X
	}
	return nil
}

// converted gives the type and the operand of a conversion, nil for other expressions.
func (p *program) converted(e ast.Expr) (types.Type, ast.Expr) {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || len(call.Args) != 1 || !p.info.Types[call.Fun].IsType() {
		return nil, nil
	}
	return p.info.TypeOf(call.Fun), call.Args[0]
}

// isBytes reports whether the type is a slice of bytes.
func isBytes(typ types.Type) bool {
	s, ok := typ.Underlying().(*types.Slice)
	return ok && types.Identical(s.Elem().Underlying(), types.Typ[types.Uint8])
}

// retyped translates such a use: the same memory under the other type.
func (t *translator) retyped(x ast.Expr) cpp.Expr {
	if basicInfo(t.typeOf(x))&types.IsString != 0 {
		return cpp.Call("rt_shared_bytes", t.expr(x))
	}
	return cpp.Call("rt_shared_text", t.expr(x))
}

// unsafeBuiltin translates the functions of package unsafe that are not constants.
func (t *translator) unsafeBuiltin(x *ast.CallExpr, name string) (cpp.Expr, bool) {
	switch name {
	case "String":
		return cpp.Call("unsafe_String", t.expr(x.Args[0]), t.conv(x.Args[1], types.Typ[types.Int])), true
	case "Slice":
		return cpp.Call("unsafe_Slice", t.expr(x.Args[0]), t.conv(x.Args[1], types.Typ[types.Int])), true
	case "StringData":
		return cpp.Member(cpp.Call("rt_shared_bytes", t.conv(x.Args[0], types.Typ[types.String])), "p"), true
	case "SliceData":
		return cpp.Member(t.expr(x.Args[0]), "p"), true
	}
	return nil, false
}
