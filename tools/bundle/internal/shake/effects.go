package shake

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/uses"
)

// This file contains the test whether an expression is pure: its evaluation only computes a value, without
// output, writes, panics or endless loops. If the test cannot show that an expression is pure, the expression
// is treated as impure.

// pureFuncs contains functions of the standard library that only compute a value.
var pureFuncs = map[string]bool{
	"errors.New":           true,
	"bufio.NewReader":      true,
	"bufio.NewWriter":      true,
	"bufio.NewScanner":     true,
	"bytes.NewBuffer":      true,
	"bytes.NewReader":      true,
	"strings.NewReader":    true,
	"container/list.New":   true,
	"math/big.NewInt":      true,
	"math/rand.New":        true,
	"math/rand.NewSource":  true,
	"strings.ToUpper":      true,
	"strings.ToLower":      true,
	"strings.Fields":       true,
	"strings.Split":        true,
	"strings.TrimSpace":    true,
	"reflect.TypeOf":       true,
	"unicode/utf8.RuneLen": true,
}

// purePackages contains packages whose functions are all pure.
var purePackages = map[string]bool{"math": true}

// pureSpec reports whether the initialisers of the unit's variables are pure, so that unused variables can be
// dropped.
func pureSpec(u *uses.Unit) bool {
	spec := u.Spec.(*ast.ValueSpec)
	for _, e := range spec.Values {
		if !(purity{u.Pkg.Info}).expr(e) {
			return false
		}
	}
	return true
}

// Stateless reports whether the initialisers of a unit that declares variables give the same values whenever
// they run. Such initialisers read no package variable, because an init function could change it.
func Stateless(u *uses.Unit) bool {
	// An expression with an effect may have a different value each time.
	if !pureSpec(u) {
		return false
	}

	state := false
	for _, e := range u.Spec.(*ast.ValueSpec).Values {
		inspectRun(e, func(n ast.Node) {
			id, ok := n.(*ast.Ident)
			if !ok {
				return
			}

			// An init function may change a package variable.
			v, ok := u.Pkg.Info.Uses[id].(*types.Var)
			state = state || ok && !v.IsField() && uses.IsTop(v)
		})
	}
	return !state
}

// inspectRun visits the parts of e that are executed when e is evaluated. It does not visit bodies of
// function literals.
func inspectRun(e ast.Expr, f func(ast.Node)) {
	ast.Inspect(e, func(n ast.Node) bool {
		if _, ok := n.(*ast.FuncLit); ok {
			return false
		}
		f(n)
		return true
	})
}

// A purity tests whether expressions are pure. The field info belongs to the package that contains the
// expressions.
type purity struct{ info *types.Info }

// all reports whether all expressions of a list are pure.
func (p purity) all(list []ast.Expr) bool {
	for _, e := range list {
		if !p.expr(e) {
			return false
		}
	}
	return true
}

// expr reports whether an expression is pure.
func (p purity) expr(e ast.Expr) bool {
	// Constants and types are pure, because they are not evaluated at run time.
	if tv := p.info.Types[e]; tv.Value != nil || tv.IsType() {
		return true
	}

	switch e := e.(type) {
	case *ast.BasicLit, *ast.Ident, *ast.FuncLit:
		return true
	case *ast.ParenExpr:
		return p.expr(e.X)
	case *ast.KeyValueExpr:
		return p.expr(e.Key) && p.expr(e.Value)
	case *ast.CompositeLit:
		return p.composite(e)
	case *ast.UnaryExpr:
		// A receive is not pure, because it may block.
		return e.Op != token.ARROW && p.expr(e.X)
	case *ast.BinaryExpr:
		return p.binary(e)
	case *ast.SelectorExpr:
		return p.selector(e)
	case *ast.IndexExpr:
		return p.index(e)
	case *ast.IndexListExpr:
		return true // an instantiated function
	case *ast.CallExpr:
		return p.call(e)
	}
	return false
}

// composite reports whether a composite literal is pure. A map literal panics if a key cannot be hashed, such
// as a slice in an interface.
func (p purity) composite(e *ast.CompositeLit) bool {
	m, ok := p.info.Types[e].Type.Underlying().(*types.Map)
	if ok && mayPanicOnCompare(m.Key()) {
		return false
	}

	// All elements must be pure.
	for _, elt := range e.Elts {
		if kv, ok := elt.(*ast.KeyValueExpr); ok {
			if !p.key(kv.Key) || !p.expr(kv.Value) {
				return false
			}
		} else if !p.expr(elt) {
			return false
		}
	}
	return true
}

// key reports whether the key of an element in a composite literal is pure. A key that is an identifier names
// a field, a constant or a variable, so its evaluation has no effect.
func (p purity) key(e ast.Expr) bool {
	if id, ok := e.(*ast.Ident); ok && id != nil {
		return true
	}
	return p.expr(e)
}

// binary reports whether an operation is pure. Some operations panic for some operands.
func (p purity) binary(e *ast.BinaryExpr) bool {
	// Both operands must be pure.
	if !p.expr(e.X) || !p.expr(e.Y) {
		return false
	}

	y := p.info.Types[e.Y]
	switch e.Op {
	case token.QUO, token.REM: // these operators panic if the divisor is zero
		return isFloat(y.Type) || y.Value != nil && constant.Sign(y.Value) != 0
	case token.SHL, token.SHR: // shifts panic if the count is negative
		return y.Value != nil || isUnsigned(y.Type)
	case token.EQL, token.NEQ:
		return !mayPanicOnCompare(p.info.Types[e.X].Type) && !mayPanicOnCompare(y.Type)
	}
	return true
}

// isFloat reports whether t is a floating-point or complex type, for which division by zero does not panic.
func isFloat(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsFloat|types.IsComplex) != 0
}

// isUnsigned reports whether t is an unsigned integer type.
func isUnsigned(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsUnsigned != 0
}

// mayPanicOnCompare reports whether == can panic for values of the type, because they contain interfaces.
func mayPanicOnCompare(t types.Type) bool {
	switch t := t.Underlying().(type) {
	// Comparing interface values panics if they contain slices, for example.
	case *types.Interface:
		return true
	case *types.Array:
		return mayPanicOnCompare(t.Elem())
	case *types.Struct:
		for i := 0; i < t.NumFields(); i++ {
			if mayPanicOnCompare(t.Field(i).Type()) {
				return true
			}
		}
	}
	return false
}

// selector reports whether x.f is pure. It is pure if it is a qualified identifier, a method expression, or a
// field of a struct that is accessed without a pointer.
func (p purity) selector(e *ast.SelectorExpr) bool {
	sel := p.info.Selections[e]
	if sel == nil || sel.Kind() == types.MethodExpr {
		return true
	}
	return sel.Kind() == types.FieldVal && !sel.Indirect() && p.expr(e.X)
}

// index reports whether x[i] is pure. This is true for maps and for instantiated functions. Other index
// expressions may panic because the index is out of range.
func (p purity) index(e *ast.IndexExpr) bool {
	t := p.info.Types[e.X].Type
	if t == nil {
		return false
	}

	// If x is a generic function, x[T] instantiates it.
	if _, ok := t.Underlying().(*types.Signature); ok {
		return p.expr(e.X)
	}

	m, ok := t.Underlying().(*types.Map)
	return ok && !mayPanicOnCompare(m.Key()) && p.expr(e.X) && p.expr(e.Index)
}

// call reports whether a call is pure.
func (p purity) call(e *ast.CallExpr) bool {
	// The arguments must be pure, too.
	if !p.all(e.Args) {
		return false
	}

	fun := p.info.Types[e.Fun]
	switch {
	case fun.IsType():
		return p.conversion(fun.Type, p.info.Types[e.Args[0]].Type)
	case fun.IsBuiltin():
		return p.builtin(e)
	}
	return p.pureFunc(e.Fun)
}

// conversion reports whether a conversion is pure. Only conversions from a slice to an array can panic.
func (p purity) conversion(to, from types.Type) bool {
	_, slice := from.Underlying().(*types.Slice)
	if ptr, ok := to.Underlying().(*types.Pointer); ok {
		to = ptr.Elem()
	}
	_, array := to.Underlying().(*types.Array)
	return !(slice && array)
}

// builtin reports whether a call of a predeclared function is pure.
func (p purity) builtin(e *ast.CallExpr) bool {
	id, ok := ast.Unparen(e.Fun).(*ast.Ident)
	if !ok {
		return false
	}
	switch id.Name {
	case "len", "cap", "new", "complex", "real", "imag", "min", "max":
		return true
	case "make": // make panics if the size is negative
		// The size must be constant, because it may be negative otherwise.
		for _, size := range e.Args[1:] {
			if p.info.Types[size].Value == nil {
				return false
			}
		}
		return true
	}
	return false
}

// pureFunc reports whether the called function is in pureFuncs or purePackages.
func (p purity) pureFunc(fun ast.Expr) bool {
	var id *ast.Ident

	// The function must be an identifier or a qualified identifier.
	switch f := ast.Unparen(fun).(type) {
	case *ast.Ident:
		id = f
	case *ast.SelectorExpr:
		id = f.Sel
	default:
		return false
	}

	f, ok := p.info.Uses[id].(*types.Func)
	if !ok || f.Pkg() == nil || f.Type().(*types.Signature).Recv() != nil {
		return false
	}
	return purePackages[f.Pkg().Path()] || pureFuncs[f.Pkg().Path()+"."+f.Name()]
}
