package lower

// This file translates range loops over functions. The body becomes a C++ lambda that says whether to go
// on; what leaves more than this loop is noted in a variable and done after the call of the function.

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// yielding is the body of a range loop over a function.
type yielding struct {
	body    *ast.BlockStmt
	flow    cpp.Name          // the variable that says how the loop is left: 0 as usual, below 0 by return, else the number of an exit
	exits   []*ast.BranchStmt // statements that leave it for a place outside
	returns bool
}

// rangeFunc translates range over a function.
func (t *translator) rangeFunc(s *ast.RangeStmt, label string, u *types.Signature) {
	seq := t.value(s.X)
	outermost := t.fn.leaving == "" && !t.fn.hasDefer && t.fn.sig.Results().Len() > 0 &&
		analyse.Holds(s.Body, func(n ast.Node) bool { _, ok := n.(*ast.ReturnStmt); return ok })
	if outermost {
		t.fn.leaving = t.temp("result")
		t.decl(t.cppResults(t.fn.sig.Results()), t.fn.leaving, cpp.Braces(nil))
	}
	y := &yielding{body: s.Body, flow: cpp.Name(t.temp("leave"))}
	t.pushTarget(&target{label: label, loop: true, yield: y})
	var params []cpp.Param
	var kinds []cpp.Expr
	body := t.inScope(func() {
		yields := t.apply(u.Params().At(0).Type()).Underlying().(*types.Signature).Params()
		places := []ast.Expr{s.Key, s.Value}
		for i := 0; i < yields.Len(); i++ { // one after the other, as the Go compiler assigns them here
			typ, e := yields.At(i).Type(), places[i]
			kinds = append(kinds, t.cpp(typ))
			obj := t.newVar(e)
			switch {
			case e == nil || isBlank(e):
				params = append(params, cpp.Param{Type: t.cpp(typ)})
			case s.Tok == token.DEFINE && obj != nil && !t.esc.Boxed[obj]:
				params = append(params, cpp.Param{Type: t.cpp(typ), Name: t.declare(obj, s.X)})
			default:
				name := t.temp("v")
				params = append(params, cpp.Param{Type: t.cpp(typ), Name: name})
				t.bind(s, e, typ, cpp.Name(name))
			}
		}
		t.stmts(s.Body)
		t.add(cpp.Return{X: cpp.Bool(true)})
	})
	t.popTarget()
	if y.returns || len(y.exits) > 0 {
		t.decl(cpp.Name("int"), string(y.flow), cpp.Int(0))
	}
	loop := cpp.Lambda{Captures: []string{"&"}, Params: params, Result: cpp.Name("bool"), Body: body}
	if call, ok := ast.Unparen(s.X).(*ast.CallExpr); ok && t.libraryFunc(call) != nil && !t.evaluated(call) { // it keeps the rules
		t.add(cpp.Apply(seq, loop))
	} else {
		t.add(cpp.Apply(cpp.Template("rt_iterate", kinds...), seq, loop))
	}
	t.leaveFurther(y)
	if outermost {
		t.fn.leaving = ""
	}
}

// leaveFurther does after the loop what its body could not do inside the lambda.
func (t *translator) leaveFurther(y *yielding) {
	if y.returns {
		t.add(&cpp.If{Cond: cpp.Binary("<", y.flow, cpp.Int(0)), Then: t.capture(func() {
			outer := t.yieldAround()
			switch {
			case outer != nil:
				t.leaveYield(outer, -1)
			case t.fn.leaving != "":
				t.add(cpp.Return{X: cpp.Name(t.fn.leaving)})
			default:
				t.add(cpp.Return{})
			}
		})})
	}
	for i, s := range y.exits {
		t.add(&cpp.If{Cond: cpp.Binary("==", y.flow, cpp.Int(int64(i+1))), Then: t.capture(func() { t.branch(s) })})
	}
}

// leaveYield ends the loop over a function and notes why.
func (t *translator) leaveYield(y *yielding, why int) {
	y.returns = y.returns || why < 0
	t.add(cpp.Binary("=", y.flow, cpp.Int(int64(why))))
	t.add(cpp.Return{X: cpp.Bool(false)})
}

// yieldAround is the innermost body of a loop over a function around the place that has been reached, nil if there is none.
func (t *translator) yieldAround() *yielding {
	for i := len(t.fn.targets) - 1; i >= 0; i-- {
		if y := t.fn.targets[i].yield; y != nil {
			return y
		}
	}
	return nil
}

// leave returns the value, or nothing, from the function.
func (t *translator) leave(value cpp.Expr) {
	y := t.yieldAround()
	switch {
	case y != nil:
		if value != nil {
			t.assignTo(cpp.Name(t.fn.leaving), value)
		}
		t.leaveYield(y, -1)
	default:
		t.add(cpp.Return{X: value})
	}
}

// branchOut translates a break or continue of target i, or a goto (i is -1), that leaves the body of a loop
// over a function; it gives false where none is left.
func (t *translator) branchOut(s *ast.BranchStmt, i int) bool {
	for j := len(t.fn.targets) - 1; j >= max(i, 0); j-- {
		y := t.fn.targets[j].yield
		switch {
		case y == nil || i < 0 && within(t.prog.Info.Uses[s.Label].Pos(), y.body):
		case j == i:
			t.add(cpp.Return{X: cpp.Bool(s.Tok == token.CONTINUE)})
			return true
		default:
			y.exits = append(y.exits, s)
			t.leaveYield(y, len(y.exits))
			return true
		}
	}
	return false
}

// libraryFunc is the function of the library that is called, nil if it is another or a method.
func (t *translator) libraryFunc(call *ast.CallExpr) *types.Func {
	fn := analyse.NamedFunc(t.prog.Info, call.Fun)
	if fn == nil || fn.Pkg() == nil || fn.Pkg() == t.prog.Pkg || fn.Signature().Recv() != nil {
		return nil
	}
	return fn
}

// consumed reports whether the iterator that a call gives goes straight into a loop or into a function of the
// library, so that it need not be a function value.
func (t *translator) consumed(x *ast.CallExpr) bool {
	switch up := t.esc.Parents[x].(type) {
	case *ast.RangeStmt:
		return true
	case *ast.CallExpr:
		fn := t.libraryFunc(up)
		return fn != nil && fn.Signature().TypeParams() != nil
	}
	return false
}
