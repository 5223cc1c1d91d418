package lower

// This file translates what belongs to goroutines: go, sends, receives, select, range over channels.

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/cpp"
)

// elemOf is the type of what a channel carries.
func (t *translator) elemOf(channel ast.Expr) types.Type {
	return t.apply(t.typeOf(channel).Underlying().(*types.Chan).Elem())
}

func (t *translator) sendStmt(s *ast.SendStmt) {
	t.hoist(s.Chan, s.Value)
	c := t.expr(s.Chan)
	t.add(cpp.Call("chan_send", c, t.conv(s.Value, t.elemOf(s.Chan))))
}

// receive translates <-c; what is chan_recv or, for two results, chan_recv2.
func (t *translator) receive(x *ast.UnaryExpr, what string) cpp.Expr {
	t.hoist(x.X)
	return cpp.Call(what, t.expr(x.X))
}

// received is the receive of a select statement's clause and what it assigns to.
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
	if len(s.Body.List) == 0 {
		t.add(cpp.Call("__builtin_unreachable"))
	}
	t.breakPoint(g)
}

func (t *translator) selectCases(s *ast.SelectStmt) {
	var list []cpp.Expr
	values := map[*ast.CommClause]cpp.Expr{} // where a received value is
	wait := true
	for _, c := range s.Body.List {
		clause := c.(*ast.CommClause)
		if clause.Comm == nil {
			wait = false
			continue
		}
		send, sends := clause.Comm.(*ast.SendStmt)
		var channel ast.Expr
		if sends {
			channel = send.Chan
		} else {
			x, _ := received(clause.Comm)
			channel = x.X
		}
		elem := t.elemOf(channel)
		c, v, start := cpp.Name(t.temp("c")), cpp.Name(t.temp("v")), cpp.Braces(nil)
		t.decl(cpp.Pointer(cpp.Template("Chan", t.cpp(elem))), string(c), t.value(channel))
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
		t.add(cpp.Decl{Type: cpp.Name("rt_case"), Name: string(cases), Array: true, Value: cpp.Braces(nil, list...)})
	}
	choice := &cpp.Switch{Tag: cpp.Call("rt_select", cases, cpp.Int(int64(len(list))), cpp.Bool(wait))}
	n := 0
	for i, c := range s.Body.List {
		clause := c.(*ast.CommClause)
		branch := cpp.Case{Default: clause.Comm == nil || wait && i == len(s.Body.List)-1}
		if !branch.Default {
			branch.Values = []cpp.Expr{cpp.Int(int64(n))}
		}
		branch.Body = t.inScope(func() {
			if _, assign := received(clause.Comm); assign != nil {
				t.bindReceived(assign, values[clause], cpp.Member(cpp.Index(cases, cpp.Int(int64(n))), "ok"))
			}
			t.stmts(clause)
			t.add(breakOut)
		})
		choice.Cases = append(choice.Cases, branch)
		if clause.Comm != nil {
			n++
		}
	}
	if len(choice.Cases) == 0 {
		t.add(choice.Tag)
		return
	}
	t.add(choice)
}

// bindReceived assigns what a clause of a select statement received, and whether it did.
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
	c, r := cpp.Name(t.temp("c")), cpp.Name(t.temp("r"))
	t.decl(cpp.Pointer(cpp.Template("Chan", t.cpp(elem))), string(c), t.value(s.X))
	loop := &cpp.For{Init: []cpp.Node{cpp.Decl{Type: cpp.Template("R2", t.cpp(elem), cpp.Name("bool")), Name: string(r)}}, Cond: cpp.Member(cpp.Binary("=", r, cpp.Call("chan_recv2", c)), "r1")}
	t.runLoop(s, label, loop, func() { t.bind(s, s.Key, elem, resultOf(r, 0)) })
}
