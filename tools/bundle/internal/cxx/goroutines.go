package cxx

// This file translates what belongs to goroutines: go, sends, receives, select, range over channels.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/cpp"
)

// elemOf is the type of what a channel carries.
func (t *translator) elemOf(channel ast.Expr) types.Type {
	return t.apply(t.typeOf(channel).Underlying().(*types.Chan).Elem())
}

func (t *translator) sendStmt(s *ast.SendStmt) {
	t.hoist(s.Chan, s.Value)
	c := t.expr(s.Chan)
	t.emit("chan_send(%s, %s)", c.s, t.conv(s.Value, t.elemOf(s.Chan)))
}

// receive translates <-c; what is chan_recv or, for two results, chan_recv2.
func (t *translator) receive(x *ast.UnaryExpr, what string) cx {
	t.hoist(x.X)
	return prim("%s(%s)", what, t.expr(x.X).s)
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
		t.emit("__builtin_unreachable()")
	}
	t.breakPoint(g)
}

func (t *translator) selectCases(s *ast.SelectStmt) {
	var list []string
	values := map[*ast.CommClause]string{} // where a received value is
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
		c, v, start := t.temp("c"), t.temp("v"), "{}"
		t.decl(fmt.Sprintf("Chan<%s>*", t.cpp(elem)), c, t.value(channel).s)
		if sends {
			t.hoist(send.Value)
			start = t.conv(send.Value, elem)
		}
		t.decl(t.cpp(elem), v, start)
		values[clause] = v
		list = append(list, fmt.Sprintf("rt_case_of(%s, &%s, %t)", c, v, sends))
	}
	cases := "nullptr"
	if len(list) > 0 {
		cases = t.temp("cases")
		t.emit("rt_case %s[] = {%s}", cases, strings.Join(list, ", "))
	}
	choice := &cpp.Switch{Tag: fmt.Sprintf("rt_select(%s, %d, %t)", cases, len(list), wait)}
	n := 0
	for i, c := range s.Body.List {
		clause := c.(*ast.CommClause)
		label := fmt.Sprintf("case %d", n)
		if clause.Comm == nil || wait && i == len(s.Body.List)-1 {
			label = "default"
		}
		choice.Cases = append(choice.Cases, cpp.Case{Labels: []string{label}, Body: t.inScope(func() {
			if _, assign := received(clause.Comm); assign != nil {
				t.bindReceived(assign, values[clause], fmt.Sprintf("%s[%d].ok", cases, n))
			}
			t.stmts(clause)
			t.emit("break")
		})})
		if clause.Comm != nil {
			n++
		}
	}
	if len(choice.Cases) == 0 {
		t.emit("%s", choice.Tag)
		return
	}
	t.add(choice)
}

// bindReceived assigns what a clause of a select statement received, and whether it did.
func (t *translator) bindReceived(a *ast.AssignStmt, values ...string) {
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
		t.store(lhs, t.convertTo(cx{s: values[i], prec: primary}, kinds[i], t.typeOf(lhs)).s)
	}
}

// rangeChan translates range over a channel: it receives until the channel is closed.
func (t *translator) rangeChan(s *ast.RangeStmt, label string, elem types.Type) {
	c, r := t.temp("c"), t.temp("r")
	t.decl(fmt.Sprintf("Chan<%s>*", t.cpp(elem)), c, t.value(s.X).s)
	loop := &cpp.For{Init: fmt.Sprintf("R2<%s, bool> %s", t.cpp(elem), r), Cond: fmt.Sprintf("(%s = chan_recv2(%s)).r1", r, c)}
	t.runLoop(s, label, loop, func() { t.bind(s, s.Key, elem, r+".r0") })
}
