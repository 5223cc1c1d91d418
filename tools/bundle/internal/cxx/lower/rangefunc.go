package lower

// This file translates range loops over functions. The body becomes a C++ lambda, which returns true to
// continue the loop. A statement that leaves the loop, such as return, stores a number in a variable and
// returns false from the lambda. The code after the loop reads the variable and then executes the statement.

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// A yielding describes a range loop over a function whose body is translated to a lambda.
type yielding struct {
	body    *ast.BlockStmt
	flow    cpp.Name          // the variable that records which statement has left the loop
	exits   []*ast.BranchStmt // the statements that jump out of the loop; the n-th one sets flow to n
	returns bool              // the body contains a return statement, which sets flow to -1 (the constant `returned`)
}

// returned is the value of yielding.flow after a return statement.
const returned = -1

// rangeFunc translates range over a function.
func (t *translator) rangeFunc(s *ast.RangeStmt, label string, u *types.Signature) {
	seq := t.value(s.X)

	// A return statement in the body stores its results in a variable outside the lambda.
	holdsReturn := analyse.Holds(s.Body, func(n ast.Node) bool { _, ok := n.(*ast.ReturnStmt); return ok })
	outermost := t.fn.leaving == "" && !t.fn.hasDefer && t.fn.sig.Results().Len() > 0 && holdsReturn
	if outermost {
		t.fn.leaving = t.temp("result")
		t.decl(t.cppResults(t.fn.sig.Results()), t.fn.leaving, cpp.Braces(nil))
	}

	// Add the loop to the targets of break and continue statements, because statements in the body may leave
	// it.
	y := &yielding{body: s.Body, flow: cpp.Name(t.temp("leave"))}
	t.pushTarget(&target{label: label, loop: true, yield: y})
	var params []cpp.Param
	var kinds []cpp.Expr
	body := t.inScope(func() {
		yields := t.apply(u.Params().At(0).Type()).Underlying().(*types.Signature).Params()
		places := []ast.Expr{s.Key, s.Value}

		// Assign to the loop variables one after the other, as Go's compiler does.
		for i := 0; i < yields.Len(); i++ {
			typ := yields.At(i).Type()
			e := places[i]
			kinds = append(kinds, t.cpp(typ))
			obj := t.newVar(e)
			switch {
			// If the loop has no variable for this parameter, the C++ parameter has no name.
			case e == nil || isBlank(e):
				params = append(params, cpp.Param{Type: t.cpp(typ)})

			// If the loop declares a variable that is not on the heap, the C++ parameter is this variable.
			case s.Tok == token.DEFINE && obj != nil && !t.esc.Boxed[obj]:
				params = append(params, cpp.Param{Type: t.cpp(typ), Name: t.declare(obj, s.X)})

			// Otherwise the body begins with an assignment of the parameter to the left side.
			default:
				name := t.temp("v")
				params = append(params, cpp.Param{Type: t.cpp(typ), Name: name})
				t.bind(s, e, typ, cpp.Name(name))
			}
		}

		// At its end, the body returns true, which continues the loop.
		t.stmts(s.Body)
		t.add(cpp.Return{X: cpp.Bool(true)})
	})

	t.popTarget()

	// Declare the variable flow before the loop if a statement of the body sets it.
	if y.returns || len(y.exits) > 0 {
		t.decl(cpp.Name("int"), string(y.flow), cpp.Int(0))
	}

	// A function of the program is called through rt_iterate, which checks that it follows the rules of
	// iterators. Functions of the library need no check.
	loop := cpp.Lambda{Captures: []string{"&"}, Params: params, Result: cpp.Name("bool"), Body: body}
	call, ok := ast.Unparen(s.X).(*ast.CallExpr)
	if ok && t.libraryFunc(call) != nil && !t.evaluated(call) {
		t.add(cpp.Apply(seq, loop))
	} else {
		t.add(cpp.Apply(cpp.Template("rt_iterate", kinds...), seq, loop))
	}

	t.leaveFurther(y)
	if outermost {
		t.fn.leaving = ""
	}
}

// leaveFurther adds the statements after the loop. They execute the return, break, continue or goto statement
// that has ended the loop.
func (t *translator) leaveFurther(y *yielding) {
	if y.returns {
		t.add(&cpp.If{Cond: cpp.Binary("<", y.flow, cpp.Int(0)), Then: t.capture(func() {
			// If this loop is inside another loop over a function, leave that one, too.
			outer := t.yieldAround()
			switch {
			case outer != nil:
				t.leaveYield(outer, returned)
			case t.fn.leaving != "":
				t.add(cpp.Return{X: cpp.Name(t.fn.leaving)})
			default:
				t.add(cpp.Return{})
			}
		})})
	}

	for i, s := range y.exits {
		// In the lambda the statement has only set flow. Translate it again, because it is executed here.
		number := cpp.Int(int64(i + 1))
		t.add(&cpp.If{Cond: cpp.Binary("==", y.flow, number), Then: t.capture(func() { t.branch(s) })})
	}
}

// leaveYield adds statements that end the loop over a function. They store the number of the statement that leaves
// the loop (the argument why) in y.flow.
func (t *translator) leaveYield(y *yielding, why int) {
	y.returns = y.returns || why < 0
	t.add(cpp.Binary("=", y.flow, cpp.Int(int64(why))))
	t.add(cpp.Return{X: cpp.Bool(false)})
}

// yieldAround returns the innermost range-over-func loop that contains the current statement, or nil if there is
// none.
func (t *translator) yieldAround() *yielding {
	for i := len(t.fn.targets) - 1; i >= 0; i-- {
		if y := t.fn.targets[i].yield; y != nil {
			return y
		}
	}
	return nil
}

// leave adds statements that return from the Go function, with the given value or with none.
func (t *translator) leave(value cpp.Expr) {
	y := t.yieldAround()

	// Outside of loops over functions, a return statement of C++ is sufficient.
	if y == nil {
		t.add(cpp.Return{X: value})
		return
	}
	if value != nil {
		t.assignTo(cpp.Name(t.fn.leaving), value)
	}
	t.leaveYield(y, returned)
}

// branchOut translates a break or continue statement that refers to target i, or a goto statement (then i is
// -1). If the statement does not leave the body of a loop over a function, branchOut adds nothing and returns
// false.
func (t *translator) branchOut(s *ast.BranchStmt, i int) bool {
	for j := len(t.fn.targets) - 1; j >= max(i, 0); j-- {
		// Search the enclosing loops, starting with the innermost.
		y := t.fn.targets[j].yield
		switch {
		case y == nil || i < 0 && within(t.prog.Info.Uses[s.Label].Pos(), y.body):
		// The statement refers to this loop, so the lambda returns whether to continue.
		case j == i:
			t.add(cpp.Return{X: cpp.Bool(s.Tok == token.CONTINUE)})
			return true
		// The statement refers to an outer loop, or to a label outside this loop.
		default:
			y.exits = append(y.exits, s)
			t.leaveYield(y, len(y.exits))
			return true
		}
	}
	return false
}

// libraryFunc returns the called function if it is a function of the library. It returns nil for methods and
// for functions of the program.
func (t *translator) libraryFunc(call *ast.CallExpr) *types.Func {
	fn := analyse.NamedFunc(t.prog.Info, call.Fun)
	if fn == nil || fn.Pkg() == nil || fn.Pkg() == t.prog.Pkg || fn.Signature().Recv() != nil {
		return nil
	}
	return fn
}

// consumed reports whether the iterator that a call returns is used directly in a loop or as an argument of a
// library function, so that it need not become a function value.
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
