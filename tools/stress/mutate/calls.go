// This file creates the variants of calls and ranges: an argument is off by one, two arguments are exchanged, an order is
// reversed, sorting is left out. A solution that calls a library consists mostly of these.

package mutate

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"
	"slices"
	"strings"
)

const (
	whatArgument = "an argument off by one"
	whatSwap     = "two arguments are exchanged"
	whatOrder    = "the order is reversed"
	whatSort     = "sorting is missing"
	whatCount    = "a count is missing"
	whatExtreme  = "min and max are exchanged"
)

// unvaried lists the packages whose calls are not changed, because they read, write or convert: any testcase would detect
// a change.
var unvaried = []string{"bufio", "fmt", "io", "os", "strconv", "unicode", "unicode/utf8"}

// largestArgument is the largest constant that is moved by one. A larger one is usually a size or a modulus.
const largestArgument = 127

// varyCall adds the variants of a call: one of its integers is off by one, two neighbouring arguments are exchanged, or min
// becomes max.
func (m *mutator) varyCall(call *ast.CallExpr) {
	fun := m.info.Types[call.Fun]
	if name, ok := call.Fun.(*ast.Ident); ok && fun.IsBuiltin() {
		m.varyExtreme(call, name.Name)
		return
	}
	signature, _ := fun.Type.(*types.Signature)
	if fun.IsType() || signature == nil || slices.Contains(unvaried, m.packageOf(call.Fun)) || call.Ellipsis.IsValid() {
		return
	}

	// Exchanged arguments are wrapped outside of moved ones.
	for i := 1; i < len(call.Args); i++ {
		m.exchange(signature, call.Args, i)
	}
	for i, arg := range call.Args {
		_, isTuple := m.info.Types[arg].Type.(*types.Tuple) // of f(g())
		if t := parameter(signature, i); isBasic(t, types.IsInteger) && !isTuple {
			m.move(whatArgument, arg, t)
		}
		if f, ok := arg.(*ast.FuncLit); ok {
			m.reverse(f.Type, f.Body)
		}
	}
}

// packageOf returns the path of the package whose function is called, or "" for the program's own.
func (m *mutator) packageOf(fun ast.Expr) string {
	selector, ok := fun.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	if object := m.info.Uses[selector.Sel]; object != nil && object.Pkg() != nil && object.Pkg() != m.pkg {
		return object.Pkg().Path()
	}
	return ""
}

// parameter returns the type of argument i.
func parameter(signature *types.Signature, i int) types.Type {
	last := signature.Params().Len() - 1
	if signature.Variadic() && i >= last {
		return signature.Params().At(last).Type().(*types.Slice).Elem()
	}
	if i > last { // the call f(g()) passes several results as one argument
		return types.Typ[types.Invalid]
	}
	return signature.Params().At(i).Type()
}

func isBasic(t types.Type, info types.BasicInfo) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&info != 0
}

// move adds variants of an integer expression: one more and, unless it is only a name, one less. A testcase that detects one
// of both changes of a name usually detects the other one. The expression becomes a value of type t.
func (m *mutator) move(what string, e ast.Expr, t types.Type) {
	if v := m.info.Types[e].Value; v != nil {
		n, exact := constant.Int64Val(constant.ToInt(v))
		if !exact || n > largestArgument || n < -largestArgument {
			return
		}
	}
	other := func(delta int) int {
		text, ok := m.moved(e, delta)
		if !ok {
			return -1 // no variant has this number
		}
		return m.add(what, e, text)
	}
	less := -1
	if _, isName := e.(*ast.Ident); !isName {
		less = other(-1)
	}
	more := other(1)
	name := m.typeName(t)
	m.wrap(e, func(text string) string { return fmt.Sprintf("shift__[%s](%d, %d, %s)", name, less, more, text) })
}

// exchange adds a variant in which an argument and the one before it are exchanged.
func (m *mutator) exchange(signature *types.Signature, args []ast.Expr, i int) {
	x, y := args[i-1], args[i]
	t := parameter(signature, i)
	const plain = types.IsInteger | types.IsFloat | types.IsString
	_, isTuple := m.info.Types[x].Type.(*types.Tuple)
	isSame := isTuple || m.code(x) == m.code(y) || !types.Identical(parameter(signature, i-1), t)
	if isSame || !isBasic(t, plain) || !m.isPure(x) || !m.isPure(y) {
		return
	}

	// Show both arguments in the line, but wrap each one.
	between := string(m.source[m.offset(x.End()):m.offset(y.Pos())])
	number := m.addRange(whatSwap, m.offset(x.Pos()), m.offset(y.End()), m.code(y)+between+m.code(x))
	name := m.typeName(t)
	for _, pair := range [][2]ast.Expr{{x, y}, {y, x}} {
		other := m.code(pair[1])
		m.wrap(pair[0], func(text string) string { return fmt.Sprintf("pick__[%s](%d, %s, %s)", name, number, text, other) })
	}
}

// varyExtreme adds a variant in which the built-in function min is max, or vice versa.
func (m *mutator) varyExtreme(call *ast.CallExpr, name string) {
	other, isExtreme := map[string]string{"min": "max", "max": "min"}[name]
	isPure := !slices.ContainsFunc(call.Args, func(e ast.Expr) bool { return !m.isPure(e) })
	if !isExtreme || !isPure || m.isConstant(call) {
		return
	}
	text := other + strings.TrimPrefix(m.code(call), name)
	number := m.add(whatExtreme, call, text)
	t := m.typeName(m.info.Types[call].Type)
	m.wrap(call, func(own string) string { return fmt.Sprintf("pick__[%s](%d, %s, %s)", t, number, own, text) })
}

// reverse adds a variant of a function of two equal parameters, such as the order for sorting: its parameters are
// exchanged.
func (m *mutator) reverse(f *ast.FuncType, body *ast.BlockStmt) {
	var names []string
	for _, field := range f.Params.List {
		for _, name := range field.Names {
			names = append(names, name.Name)
		}
	}
	if len(names) != 2 || slices.Contains(names, "_") || f.Results == nil || len(f.Results.List) != 1 {
		return
	}
	first, last := f.Params.List[0].Type, f.Params.List[len(f.Params.List)-1].Type
	result := m.info.Types[f.Results.List[0].Type].Type
	if !types.Identical(m.info.Types[first].Type, m.info.Types[last].Type) || !isBasic(result, types.IsBoolean|types.IsInteger) {
		return
	}

	swap := fmt.Sprintf("%s, %s = %s, %s", names[0], names[1], names[1], names[0])
	begin := m.offset(body.Lbrace)
	number := m.addRange(whatOrder, begin, begin+1, "{ "+swap+";")
	m.wrap(body, func(text string) string {
		return fmt.Sprintf("{ if mutant__ == %d { %s }; %s", number, swap, text[1:])
	})
}

// varySlice adds variants of the bounds of a slice expression.
func (m *mutator) varySlice(e *ast.SliceExpr) {
	for _, bound := range []ast.Expr{e.Low, e.High} {
		if bound != nil {
			m.move(whatBound, bound, m.intType(bound))
		}
	}
}

// varyRange adds variants of a loop over the numbers below an integer.
func (m *mutator) varyRange(s *ast.RangeStmt) {
	if m.isInteger(s.X) {
		m.move(whatBound, s.X, m.intType(s.X))
	}
}

// intType returns the type of an integer expression; int for an untyped constant.
func (m *mutator) intType(e ast.Expr) types.Type {
	return types.Default(m.info.Types[e].Type)
}

// omitCall adds a variant that omits a statement that sorts or counts.
func (m *mutator) omitCall(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.IncDecStmt:
		m.leaveOut(whatCount, s)
	case *ast.ExprStmt:
		call, _ := s.X.(*ast.CallExpr)
		if call == nil {
			return
		}
		name := m.code(call.Fun)
		if path := m.packageOf(call.Fun); path == "sort" || path == "slices" && strings.HasPrefix(name, "slices.Sort") {
			m.leaveOut(whatSort, s)
		}
	}
}
