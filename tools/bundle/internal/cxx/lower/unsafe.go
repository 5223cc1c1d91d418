package lower

// This file translates conversions between strings and byte slices that use package unsafe to avoid a copy.
// The result shares the memory of the operand.

import (
	"go/ast"
	"go/types"

	"oj/tools/bundle/internal/cxx/cpp"
)

// retyped translates a conversion of x by package unsafe: a string becomes a byte slice, and a byte slice
// becomes a string.
func (t *translator) retyped(x ast.Expr) cpp.Expr {
	if basicInfo(t.typeOf(x))&types.IsString != 0 {
		return cpp.Call("rt_shared_bytes", t.expr(x))
	}
	return cpp.Call("rt_shared_text", t.expr(x))
}

// unsafeBuiltin translates the functions of package unsafe whose calls are not constants.
func (t *translator) unsafeBuiltin(x *ast.CallExpr, name string) (cpp.Expr, bool) {
	switch name {
	// Convert the length to int, because Go allows any integer type.
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
