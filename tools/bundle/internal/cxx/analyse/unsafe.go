package analyse

// This file finds the one use of package unsafe that is translated: a conversion between a string and a byte
// slice that share their memory. Programs use it to avoid a copy. Any other use of unsafe.Pointer is an error.

import (
	"go/ast"
	"go/token"
	"go/types"
)

// SharedMemory returns b for *(*string)(unsafe.Pointer(&b)), and s for *(*[]byte)(unsafe.Pointer(&s)). It
// returns nil for other expressions.
func (p *Source) SharedMemory(star *ast.StarExpr) ast.Expr {
	// Match the outer conversion, to a pointer type, and the inner conversion, to unsafe.Pointer.
	to, inner := p.converted(star.X)
	if inner == nil {
		return nil
	}
	from, address := p.converted(inner)
	if b, ok := from.(*types.Basic); !ok || b.Kind() != types.UnsafePointer {
		return nil
	}

	// The operand must be the address of a variable.
	x, ok := ast.Unparen(address).(*ast.UnaryExpr)
	if !ok || x.Op != token.AND {
		return nil
	}

	// One of the two types must be string, the other []byte.
	ptr, ok := to.Underlying().(*types.Pointer)
	if ok && (isBytes(ptr.Elem()) && isString(p.Info.TypeOf(x.X)) || isString(ptr.Elem()) && isBytes(p.Info.TypeOf(x.X))) {
		return x.X
	}
	return nil
}

// converted returns the type and the operand of a conversion. It returns nil for other expressions.
func (p *Source) converted(e ast.Expr) (types.Type, ast.Expr) {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || len(call.Args) != 1 || !p.Info.Types[call.Fun].IsType() {
		return nil, nil
	}
	return p.Info.TypeOf(call.Fun), call.Args[0]
}

// isBytes reports whether the type is a slice of bytes.
func isBytes(typ types.Type) bool {
	s, ok := typ.Underlying().(*types.Slice)
	return ok && types.Identical(s.Elem().Underlying(), types.Typ[types.Uint8])
}

func isString(typ types.Type) bool { return types.Identical(typ.Underlying(), types.Typ[types.String]) }
