package lower

// This file translates sort.Slice(x, func(i, j int) bool { return x[i] < x[j] }). Equal integers and equal strings cannot
// be told apart, so any sort gives Go's order, and the program needs no copy of Go's algorithm.

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/cpp"
)

// simpleSort translates a call that sorts integers or strings by their values. It returns nil for any other call.
func (t *translator) simpleSort(x *ast.CallExpr, fn *types.Func) cpp.Expr {
	if name := fn.FullName(); name != "sort.Slice" && name != "sort.SliceStable" || len(x.Args) != 2 {
		return nil
	}
	list := t.variable(x.Args[0])
	less, ok := ast.Unparen(x.Args[1]).(*ast.FuncLit)
	if list == nil || !ok || len(less.Body.List) != 1 {
		return nil
	}
	slice, ok := t.typeOf(x.Args[0]).Underlying().(*types.Slice)
	if !ok || basicInfo(slice.Elem())&(types.IsInteger|types.IsString) == 0 {
		return nil
	}

	// The only statement compares two elements.
	ret, ok := less.Body.List[0].(*ast.ReturnStmt)
	if !ok || len(ret.Results) != 1 {
		return nil
	}
	compared, ok := ast.Unparen(ret.Results[0]).(*ast.BinaryExpr)
	if !ok || compared.Op != token.LSS && compared.Op != token.GTR {
		return nil
	}
	params := t.prog.Info.TypeOf(less).Underlying().(*types.Signature).Params()
	first, second := t.indexOf(compared.X, list), t.indexOf(compared.Y, list)
	if first == nil || second == nil || first == second {
		return nil
	}
	ascending := compared.Op == token.LSS
	switch first {
	case types.Object(params.At(0)):
	case types.Object(params.At(1)):
		ascending = !ascending
	default:
		return nil
	}
	if second != params.At(0) && second != params.At(1) {
		return nil
	}

	if basicInfo(slice.Elem())&types.IsString != 0 {
		t.use("needs_string_less")
	}
	if ascending {
		return cpp.Call("rt_sort_up", t.expr(x.Args[0]))
	}
	return cpp.Call("rt_sort_down", t.expr(x.Args[0]))
}

// indexOf returns the variable i if e is list[i], otherwise nil.
func (t *translator) indexOf(e ast.Expr, list *types.Var) types.Object {
	index, ok := ast.Unparen(e).(*ast.IndexExpr)
	if !ok || t.variable(index.X) != list {
		return nil
	}
	if i := t.variable(index.Index); i != nil {
		return i
	}
	return nil
}
