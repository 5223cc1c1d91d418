package lower

// This file translates goroutines and channels: sends, receives, select statements and ranges over channels. The go
// statement itself is in function.go, with defer.

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/cpp"
)

// elemOf returns the type of a channel's elements.
func (t *translator) elemOf(channel ast.Expr) types.Type {
	return t.apply(t.typeOf(channel).Underlying().(*types.Chan).Elem())
}

// sendStmt translates c <- v.
func (t *translator) sendStmt(s *ast.SendStmt) {
	t.hoist(s.Chan, s.Value)
	c := t.expr(s.Chan)
	t.add(cpp.Call("chan_send", c, t.conv(s.Value, t.elemOf(s.Chan))))
}

// receive translates <-c. fn is the runtime's function: chan_recv, or chan_recv2 for two results.
func (t *translator) receive(x *ast.UnaryExpr, fn string) cpp.Expr {
	t.hoist(x.X)
	return cpp.Call(fn, t.expr(x.X))
}

// received returns the receive operation in a clause of a select statement, and the assignment that contains
// it, if any.
func received(comm ast.Stmt) (x *ast.UnaryExpr, assign *ast.AssignStmt) {
	switch s := comm.(type) {
	case *ast.ExprStmt:
		x, _ = ast.Unparen(s.X).(*ast.UnaryExpr)
	case *ast.AssignStmt:
		x, _ = ast.Unparen(s.Rhs[0]).(*ast.UnaryExpr)
		assign = s
	}
	return x, assign
}

// selectStmt translates a select statement to a list of cases, a call of the runtime that chooses a case, and
// a switch over the number of the chosen case.
func (t *translator) selectStmt(s *ast.SelectStmt, label string) {
	g := t.pushTarget(&target{label: label, nativeBreak: true})
	t.add(&cpp.Block{Body: t.inScope(func() { t.selectCases(s) })})
	t.popTarget()
	// An empty select statement blocks for ever, so tell the C++ compiler that the code after it is not
	// reached.
	if len(s.Body.List) == 0 {
		t.add(cpp.Call("__builtin_unreachable"))
	}
	t.breakPoint(g)
}

// selectCases translates the clauses of a select statement.
func (t *translator) selectCases(s *ast.SelectStmt) {
	var list []cpp.Expr
	values := map[*ast.CommClause]cpp.Expr{} // for each clause, the variable for the received value
	wait := true

	// Go first evaluates all channels and all values to send, in source order.
	for _, c := range s.Body.List {
		clause := c.(*ast.CommClause)
		if clause.Comm == nil {
			// A select statement with a default clause does not block.
			wait = false
			continue
		}

		// A receive may be part of an assignment.
		send, sends := clause.Comm.(*ast.SendStmt)
		var channel ast.Expr
		if sends {
			channel = send.Chan
		} else {
			x, _ := received(clause.Comm)
			channel = x.X
		}

		elem := t.elemOf(channel)
		c := cpp.Name(t.temp("c"))
		v := cpp.Name(t.temp("v"))
		start := cpp.Braces(nil)
		t.decl(cpp.Pointer(cpp.Template("Chan", t.cpp(elem))), string(c), t.value(channel))

		// Evaluate and convert the value before a case is chosen, as Go does.
		if sends {
			t.hoist(send.Value)
			start = t.conv(send.Value, elem)
		}
		t.decl(t.cpp(elem), string(v), start)
		values[clause] = v
		list = append(list, cpp.Call("rt_case_of", c, cpp.Address(v), cpp.Bool(sends)))
	}

	cases := cpp.Name("nullptr")
	if len(list) > 0 {
		cases = cpp.Name(t.temp("cases"))
		table := cpp.Braces(nil, list...)
		t.add(cpp.Decl{Type: cpp.Name("rt_case"), Name: string(cases), Array: true, Value: table})
	}

	// rt_select returns the number of the chosen case. If there is no default clause, the last case of the
	// C++ switch becomes its default, so that the C++ compiler knows that one of the cases is executed.
	choose := cpp.Call("rt_select", cases, cpp.Int(int64(len(list))), cpp.Bool(wait))
	choice := &cpp.Switch{Tag: choose}
	n := 0 // the number of the next case
	for i, c := range s.Body.List {
		clause := c.(*ast.CommClause)

		// Cases are numbered in their order, without the default clause.
		branch := cpp.Case{Default: clause.Comm == nil || wait && i == len(s.Body.List)-1}
		if !branch.Default {
			branch.Values = []cpp.Expr{cpp.Int(int64(n))}
		}
		branch.Body = t.inScope(func() {
			// The received value is assigned only if the case is chosen.
			if _, assign := received(clause.Comm); assign != nil {
				ok := cpp.Member(cpp.Index(cases, cpp.Int(int64(n))), "ok")
				t.bindReceived(assign, values[clause], ok)
			}
			t.stmts(clause)
			t.add(breakOut)
		})
		choice.Cases = append(choice.Cases, branch)
		if clause.Comm != nil {
			n++
		}
	}

	// If there are no cases, the call of rt_select is enough.
	if len(choice.Cases) == 0 {
		t.add(choice.Tag)
		return
	}
	t.add(choice)
}

// bindReceived assigns the received value, and the flag that reports whether the channel was open.
func (t *translator) bindReceived(a *ast.AssignStmt, values ...cpp.Expr) {
	x := ast.Unparen(a.Rhs[0]).(*ast.UnaryExpr)
	kinds := []types.Type{t.elemOf(x.X), types.Typ[types.Bool]}
	for i, lhs := range a.Lhs {
		if isBlank(lhs) {
			continue
		}
		if obj := t.newVar(lhs); a.Tok == token.DEFINE && obj != nil {
			t.declareAs(obj, t.declare(obj), t.cpp(obj.Type()), values[i])
			continue
		}
		t.store(lhs, t.convertTo(values[i], kinds[i], t.typeOf(lhs)))
	}
}

// rangeChan translates range over a channel: it receives until the channel is closed.
func (t *translator) rangeChan(s *ast.RangeStmt, label string, elem types.Type) {
	c := cpp.Name(t.temp("c"))
	r := cpp.Name(t.temp("r"))
	t.decl(cpp.Pointer(cpp.Template("Chan", t.cpp(elem))), string(c), t.value(s.X))

	result := cpp.Decl{Type: cpp.Template("R2", t.cpp(elem), cpp.Name("bool")), Name: string(r)}
	loop := &cpp.For{
		Init: []cpp.Node{result},
		Cond: cpp.Member(cpp.Binary("=", r, cpp.Call("chan_recv2", c)), "r1"),
	}
	t.runLoop(s, label, loop, func() { t.bind(s, s.Key, elem, resultOf(r, 0)) })
}
