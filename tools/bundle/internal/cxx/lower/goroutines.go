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

// receive translates <-c. fn is chan_recv or, for two results, chan_recv2.
func (t *translator) receive(x *ast.UnaryExpr, fn string) cpp.Expr {
	t.hoist(x.X)
	return cpp.Call(fn, t.expr(x.X))
}

// received returns the receive operation of a select statement's clause, and the assignment that it is part of, if any.
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

// selectStmt makes a list of the cases, lets the runtime choose one, and switches to its statements.
func (t *translator) selectStmt(s *ast.SelectStmt, label string) {
	g := t.pushTarget(&target{label: label, nativeBreak: true})
	t.add(&cpp.Block{Body: t.inScope(func() { t.selectCases(s) })})
	t.popTarget()
	if len(s.Body.List) == 0 { // it waits for ever, and C++ may know it
		t.add(cpp.Call("__builtin_unreachable"))
	}
	t.breakPoint(g)
}

// selectCases translates the clauses of a select statement.
func (t *translator) selectCases(s *ast.SelectStmt) {
	var list []cpp.Expr
	values := map[*ast.CommClause]cpp.Expr{} // the variable for the received value
	wait := true

	// Go evaluates all channels and all values to send first, in the program's order.
	for _, c := range s.Body.List {
		clause := c.(*ast.CommClause)
		if clause.Comm == nil {
			// With a default clause the statement does not wait.
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

		// The value to send is converted before the choice, as Go evaluates it.
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

	// The runtime chooses a case by its number. Without a default clause the last one stands for all other numbers, so
	// that C++ sees that one is taken.
	choose := cpp.Call("rt_select", cases, cpp.Int(int64(len(list))), cpp.Bool(wait))
	choice := &cpp.Switch{Tag: choose}
	n := 0 // the number of the next case
	for i, c := range s.Body.List {
		clause := c.(*ast.CommClause)

		// The number of a case is its place among those that are not default.
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

	// Without cases the call alone waits.
	if len(choice.Cases) == 0 {
		t.add(choice.Tag)
		return
	}
	t.add(choice)
}

// bindReceived assigns the received value, and the flag that tells whether there was one.
func (t *translator) bindReceived(a *ast.AssignStmt, values ...cpp.Expr) {
	x := a.Rhs[0].(*ast.UnaryExpr)
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
