package shake

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/graph"
)

// This file proves, where it can, that evaluating an expression does nothing
// but give a value: no output, no write, no panic, no endless loop. What it
// cannot prove counts as an effect.

// pureFuncs are functions of the standard library that only make a value.
// Every function of the packages in purePackages is one too.
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

var purePackages = map[string]bool{"math": true}

// pureSpec says whether the variables of the unit can be dropped unseen.
func pureSpec(u *graph.Unit) bool {
	spec := u.Spec.(*ast.ValueSpec)
	for _, e := range spec.Values {
		if !(purity{u.Pkg.Info}).expr(e) {
			return false
		}
	}
	return true
}

// Stateless says whether the initialisers of a variable unit give the same
// whenever they run: nothing in them reads what an init function could change.
func Stateless(u *graph.Unit) bool {
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
			v, ok := u.Pkg.Info.Uses[id].(*types.Var)
			state = state || ok && !v.IsField() && graph.IsTop(v)
		})
	}
	return !state
}

// inspectRun visits what evaluating e runs: function literals are values.
func inspectRun(e ast.Expr, f func(ast.Node)) {
	ast.Inspect(e, func(n ast.Node) bool {
		if _, ok := n.(*ast.FuncLit); ok {
			return false
		}
		f(n)
		return true
	})
}

type purity struct{ info *types.Info }

func (p purity) all(list []ast.Expr) bool {
	for _, e := range list {
		if !p.expr(e) {
			return false
		}
	}
	return true
}

func (p purity) expr(e ast.Expr) bool {
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

// composite literals are pure but for map keys that cannot be hashed.
func (p purity) composite(e *ast.CompositeLit) bool {
	if m, ok := p.info.Types[e].Type.Underlying().(*types.Map); ok && mayPanicOnCompare(m.Key()) {
		return false
	}
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

// key is pure if it is a field name, which is no expression, or a pure one.
func (p purity) key(e ast.Expr) bool {
	if id, ok := e.(*ast.Ident); ok && id != nil {
		return true
	}
	return p.expr(e)
}

func (p purity) binary(e *ast.BinaryExpr) bool {
	if !p.expr(e.X) || !p.expr(e.Y) {
		return false
	}
	switch e.Op {
	case token.QUO, token.REM:
		y := p.info.Types[e.Y]
		return isFloat(y.Type) || y.Value != nil && constant.Sign(y.Value) != 0
	case token.SHL, token.SHR:
		return p.info.Types[e.Y].Value != nil || isUnsigned(p.info.Types[e.Y].Type)
	case token.EQL, token.NEQ:
		return !mayPanicOnCompare(p.info.Types[e.X].Type) && !mayPanicOnCompare(p.info.Types[e.Y].Type)
	}
	return true
}

func isFloat(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsFloat|types.IsComplex) != 0
}

func isUnsigned(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsUnsigned != 0
}

// mayPanicOnCompare says whether == can meet two values that it cannot compare,
// that is whether an interface is in t.
func mayPanicOnCompare(t types.Type) bool {
	switch t := t.Underlying().(type) {
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

// selector is pure if it names a thing of a package, a method expression, or a
// field of a struct reached without following a pointer.
func (p purity) selector(e *ast.SelectorExpr) bool {
	sel := p.info.Selections[e]
	if sel == nil || sel.Kind() == types.MethodExpr {
		return true
	}
	return sel.Kind() == types.FieldVal && !sel.Indirect() && p.expr(e.X)
}

// index is pure for instantiated functions and for maps.
func (p purity) index(e *ast.IndexExpr) bool {
	t := p.info.Types[e.X].Type
	if t == nil {
		return false
	}
	if _, ok := t.Underlying().(*types.Signature); ok {
		return p.expr(e.X)
	}
	m, ok := t.Underlying().(*types.Map)
	return ok && !mayPanicOnCompare(m.Key()) && p.expr(e.X) && p.expr(e.Index)
}

func (p purity) call(e *ast.CallExpr) bool {
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

// conversion never panics but from a slice to an array.
func (p purity) conversion(to, from types.Type) bool {
	_, slice := from.Underlying().(*types.Slice)
	if ptr, ok := to.Underlying().(*types.Pointer); ok {
		to = ptr.Elem()
	}
	_, array := to.Underlying().(*types.Array)
	return !(slice && array)
}

func (p purity) builtin(e *ast.CallExpr) bool {
	id, ok := ast.Unparen(e.Fun).(*ast.Ident)
	if !ok {
		return false
	}
	switch id.Name {
	case "len", "cap", "new", "complex", "real", "imag", "min", "max":
		return true
	case "make":
		for _, size := range e.Args[1:] {
			if p.info.Types[size].Value == nil {
				return false
			}
		}
		return true
	}
	return false
}

func (p purity) pureFunc(fun ast.Expr) bool {
	var id *ast.Ident
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
