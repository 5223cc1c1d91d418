package lower

// This file translates constants.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/cpp"
)

// constant returns a constant of a type as a C++ literal.
func (t *translator) constant(v constant.Value, typ types.Type) cpp.Expr {
	b := t.apply(typ).Underlying().(*types.Basic)
	switch info := b.Info(); {
	case info&types.IsBoolean != 0:
		return cpp.Bool(constant.BoolVal(v))
	case info&types.IsString != 0:
		return cpp.Text(constant.StringVal(v))
	case info&types.IsFloat != 0:
		f, _ := constant.Float64Val(constant.ToFloat(v))
		return cpp.Float(f, b.Kind() == types.Float32)
	case info&types.IsComplex != 0:
		re, _ := constant.Float64Val(constant.Real(v))
		im, _ := constant.Float64Val(constant.Imag(v))
		single := b.Kind() == types.Complex64
		return cpp.Braces(t.cpp(b), cpp.Float(re, single), cpp.Float(im, single))
	}

	// All other types are integers. Constants such as 'a' and 1e9 are allowed for them.
	v = constant.ToInt(v)
	if b.Info()&types.IsUnsigned != 0 {
		n, _ := constant.Uint64Val(v)
		return cpp.Uint(n)
	}
	n, _ := constant.Int64Val(v)
	return cpp.Int(n)
}

// constExpr returns the translation of a constant expression. A named constant keeps its name.
func (t *translator) constExpr(e ast.Expr, v constant.Value, typ types.Type) cpp.Expr {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if c, ok := t.prog.Info.Uses[x].(*types.Const); ok {
			// Keep the name, because it is more readable than a number.
			if name := t.namedConstant(c, typ); name != "" {
				return cpp.Name(name)
			}
		}
	case *ast.BasicLit:
		if isPrintableChar(x) && basicInfo(t.apply(typ))&types.IsInteger != 0 {
			r, _ := constant.Int64Val(v)
			return cpp.Char(rune(r))
		}
	}
	return t.constant(v, typ)
}

// isPrintableChar reports whether a literal is an ASCII character in quotes that is written in the same way
// in C++.
func isPrintableChar(x *ast.BasicLit) bool {
	switch x.Value {
	case `'\n'`, `'\t'`, `'\r'`, `'\\'`, `'\''`:
		return true
	}
	return x.Kind == token.CHAR && len(x.Value) == 3 && x.Value[1] >= ' ' && x.Value[1] < 0x7f
}

// basicInfo returns the properties of a basic type. It returns 0 for other types.
func basicInfo(typ types.Type) types.BasicInfo {
	if b, ok := typ.Underlying().(*types.Basic); ok {
		return b.Info()
	}
	return 0
}

// namedConstant returns the C++ name of a package constant, if its C++ type is the same as that of typ.
// Otherwise it returns "", and the translation contains the value instead of the name.
func (t *translator) namedConstant(c *types.Const, typ types.Type) string {
	// Local constants are not declared in C++, so their values are written.
	if c.Pkg() != t.prog.Pkg || c.Parent() != t.prog.Pkg.Scope() {
		return ""
	}

	own := types.Default(c.Type())
	to := t.apply(typ)

	if basicInfo(own) == 0 || basicInfo(to) == 0 || !cpp.Same(t.cpp(own.Underlying()), t.cpp(to.Underlying())) {
		return ""
	}

	key := "const " + c.Name()
	if name, ok := t.names[key]; ok {
		return name
	}

	name := t.unique(c.Name())
	t.names[key] = name
	definition := cpp.Decl{Type: cpp.Const(t.cpp(own.Underlying())), Name: name, Value: t.constant(c.Val(), own)}
	nodes := t.noted(c, definition)
	t.constants = append(t.constants, nodes...)
	t.finished(nodes...)
	return name
}
