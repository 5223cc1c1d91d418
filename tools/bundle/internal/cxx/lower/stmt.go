package lower

// This file translates statements other than assignments, switches and range loops.

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"
	"slices"

	"oj/tools/bundle/internal/cxx/cpp"
)

// A target is a loop or switch to which break and continue statements may refer.
type target struct {
	label       string // the label in the Go program; "" if there is none
	loop        bool
	nativeBreak bool   // the C++ statement break can leave the loop or switch
	nativeCont  bool   // the C++ statement continue can start the next iteration
	breakLabel  string // the C++ label after the loop or switch, for gotos
	contLabel   string // the C++ label at the end of the loop body
	breakUsed   bool
	contUsed    bool
	yield       *yielding // for a range loop over a function: the state of its translation; otherwise nil
}

// breakOut is the C++ statement break.
const breakOut = cpp.Jump("break")

// stmts translates the statements of a block or clause, with their comments, in the current scope.
func (t *translator) stmts(in ast.Node) {
	list, from, to := t.inside(in)

	// Print a comment before the statement that follows it. If the comment is on the line where a statement
	// ends, print it after this statement.
	for i, s := range list {
		t.comments(from, s.Pos())
		t.stmt(s)
		limit := to
		if i+1 < len(list) {
			limit = list[i+1].Pos()
		}
		from = t.beside(s.End(), limit)
	}
	t.comments(from, to)
}

// block translates the statements of a block or clause in a new scope.
func (t *translator) block(in ast.Node) []cpp.Node { return t.inScope(func() { t.stmts(in) }) }

// stmt translates one statement.
func (t *translator) stmt(s ast.Stmt) {
	t.pos = s.Pos()
	if t.fn.hasGoto && !declares(s) {
		t.fenced(func() { t.statement(s, "") })
		return
	}
	t.statement(s, "")
}

// declares reports whether s contains a declaration that later statements can use, or a label.
func declares(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.AssignStmt:
		return s.Tok == token.DEFINE
	case *ast.DeclStmt, *ast.LabeledStmt:
		return true
	}
	return false
}

// fenced calls f, which adds nodes. If the nodes declare temporaries, fenced puts them into a block, because
// a C++ goto must not jump over declarations.
func (t *translator) fenced(f func()) {
	before := t.temps
	body := t.capture(f)
	if t.temps != before {
		body = []cpp.Node{&cpp.Block{Body: body}}
	}
	t.add(body...)
}

// statement translates s, which has the given label in the program, or "".
func (t *translator) statement(s ast.Stmt, label string) {
	switch s := s.(type) {
	case *ast.EmptyStmt:
	case *ast.ExprStmt:
		t.exprStmt(s)
	case *ast.AssignStmt:
		t.assign(s)
	case *ast.IncDecStmt:
		t.incDec(s)
	case *ast.DeclStmt:
		t.declStmt(s)
	case *ast.BlockStmt:
		t.add(&cpp.Block{Body: t.block(s)})
	case *ast.IfStmt:
		t.ifStmt(s)
	case *ast.ForStmt:
		t.forStmt(s, label)
	case *ast.RangeStmt:
		t.rangeStmt(s, label)
	case *ast.SwitchStmt:
		t.switchStmt(s, label)
	case *ast.TypeSwitchStmt:
		t.typeSwitch(s, label)
	case *ast.ReturnStmt:
		t.returnStmt(s)
	case *ast.BranchStmt:
		t.branch(s)
	case *ast.LabeledStmt:
		t.labeled(s)
	case *ast.DeferStmt:
		t.postpone(s.Call, true)
	case *ast.GoStmt:
		t.postpone(s.Call, false)
	case *ast.SendStmt:
		t.sendStmt(s)
	case *ast.SelectStmt:
		t.selectStmt(s, label)
	default:
		panic(fmt.Sprintf("%T", s))
	}
}

// exprStmt translates an expression that is used as a statement.
func (t *translator) exprStmt(s *ast.ExprStmt) {
	if call, ok := ast.Unparen(s.X).(*ast.CallExpr); ok {
		t.add(t.expr(call))
		return
	}
	t.add(t.value(s.X))
}

// incDec translates x++ and x--.
func (t *translator) incDec(s *ast.IncDecStmt) {
	t.hoist(s.X)

	typ := t.typeOf(s.X)
	lv := t.lvalue(s.X)
	op := token.ADD
	if s.Tok == token.DEC {
		op = token.SUB
	}

	// In C++, the overflow of a signed integer with 32 bits or more is undefined, so call a function of the
	// runtime that wraps around. Smaller integers and unsigned ones wrap around by themselves.
	signed := basicInfo(typ)&types.IsInteger != 0 && basicInfo(typ)&types.IsUnsigned == 0
	if signed && t.bitSize(typ) >= 32 && !t.boundedStep(s.X, op) {
		name := "inc"
		if op == token.SUB {
			name = "dec"
		}
		t.add(cpp.Call(name, lv))
		return
	}
	if basicInfo(typ)&types.IsComplex != 0 { // C++ has no ++ for complex numbers
		t.add(cpp.Binary(op.String()+"=", lv, t.constant(constant.MakeInt64(1), typ)))
		return
	}
	t.add(cpp.Postfix(lv, s.Tok.String()))
}

// boundedStep reports whether adding or subtracting one cannot overflow.
func (t *translator) boundedStep(e ast.Expr, op token.Token) bool {
	r := t.interval(e)
	limit := typeInterval(t.typeOf(e))
	return op == token.ADD && r.hi < limit.hi || op == token.SUB && r.lo > limit.lo
}

// declStmt translates a declaration of variables. It skips declarations of constants and types, which are
// translated where they are used.
func (t *translator) declStmt(s *ast.DeclStmt) {
	gd, ok := s.Decl.(*ast.GenDecl)
	if !ok || gd.Tok != token.VAR {
		return
	}
	for _, spec := range gd.Specs {
		t.varSpec(spec.(*ast.ValueSpec))
	}
}

// varSpec translates one specification of var.
func (t *translator) varSpec(vs *ast.ValueSpec) {
	var lhs []ast.Expr
	for _, id := range vs.Names {
		lhs = append(lhs, id)
	}
	if len(vs.Values) == 0 {
		for _, id := range vs.Names {
			obj := t.prog.Info.Defs[id]

			if id.Name == "_" || obj == nil {
				continue
			}

			// If the variable always holds the same closure, its definition is translated where the closure
			// is assigned.
			if t.direct[obj] != nil {
				t.declare(obj)
				continue
			}
			t.declareAs(obj, t.declare(obj), t.cpp(obj.Type()), t.zero(obj.Type()))
		}
		return
	}
	t.defineVars(lhs, vs.Values)
}

// ifStmt translates an if statement with its else branches.
func (t *translator) ifStmt(s *ast.IfStmt) {
	if s.Init != nil {
		t.add(&cpp.Block{Body: t.inScope(func() {
			// Put the init statement and the if statement into one C++ block, which is the scope of the init
			// statement's variables.
			t.stmt(s.Init)
			t.ifRest(s, t.value(s.Cond))
		})})
		return
	}

	t.ifRest(s, t.value(s.Cond))
}

// ifRest adds the branches of an if statement whose condition has been translated.
func (t *translator) ifRest(s *ast.IfStmt, cond cpp.Expr) {
	last := &cpp.If{Cond: cond, Then: t.block(s.Body)}

	// Append each else branch to the previous C++ if statement.
	t.add(last)
	for s != nil {
		switch e := s.Else.(type) {
		case nil:
			return
		case *ast.BlockStmt:
			last.Else = &cpp.If{Then: t.block(e)}
			return
		case *ast.IfStmt:
			var next cpp.Expr
			saved := t.saveState()

			// If the condition needs C++ statements before it, C++ cannot express it as "else if". Then put
			// this branch and all following ones into a block after else.
			if e.Init != nil || len(t.capture(func() { next = t.value(e.Cond) })) > 0 {
				t.restoreState(saved)
				last.Else = &cpp.If{Then: t.inScope(func() { t.ifStmt(e) })}
				return
			}

			last.Else = &cpp.If{Cond: next, Then: t.block(e.Body)}
			last = last.Else
			s = e
		}
	}
}

// pushTarget records that the translation enters a loop or switch.
func (t *translator) pushTarget(g *target) *target {
	// The number n makes the labels unique.
	n := t.temps
	t.temps++
	g.breakLabel = fmt.Sprintf("break_%d", n)
	g.contLabel = fmt.Sprintf("continue_%d", n)

	// If the loop or switch has a label in the program, begin the C++ labels with it for readability.
	if g.label != "" {
		prefix := clean(g.label) + "_"
		g.breakLabel = prefix + g.breakLabel
		g.contLabel = prefix + g.contLabel
	}
	t.fn.targets = append(t.fn.targets, g)
	return g
}

// popTarget records that the translation leaves the innermost loop or switch.
func (t *translator) popTarget() { t.fn.targets = t.fn.targets[:len(t.fn.targets)-1] }

// branch translates break, continue and goto statements. switch.go translates fallthrough.
func (t *translator) branch(s *ast.BranchStmt) {
	switch s.Tok {
	case token.GOTO:
		// A goto out of a loop over a function leaves the lambda first.
		if !t.branchOut(s, -1) {
			t.add(cpp.Goto("L_" + clean(s.Label.Name)))
		}
		return
	case token.FALLTHROUGH:
		// A fallthrough statement adds nothing here, because switch.go translates the whole switch.
		return
	}

	isBreak := s.Tok == token.BREAK
	for i := len(t.fn.targets) - 1; i >= 0; i-- {
		g := t.fn.targets[i]
		if s.Label != nil && g.label != s.Label.Name {
			continue
		}
		if s.Label == nil && !isBreak && !g.loop { // continue refers only to loops
			continue
		}

		switch {
		// If the statement leaves a loop over a function, branchOut has translated it.
		case t.branchOut(s, i):
		case isBreak:
			t.breakTo(g, i)
		default:
			t.continueTo(g, i)
		}
		return
	}
}

// breakTo leaves the target with index i, by C++'s break if no inner loop or switch is in between.
func (t *translator) breakTo(g *target, i int) {
	native := g.nativeBreak

	// In an inner loop or switch, C++'s break would leave the inner one.
	for _, inner := range t.fn.targets[i+1:] {
		native = native && !inner.nativeBreak && !inner.loop
	}
	if native {
		t.add(breakOut)
		return
	}
	g.breakUsed = true
	t.add(cpp.Goto(g.breakLabel))
}

// continueTo starts the next iteration of the loop with index i.
func (t *translator) continueTo(g *target, i int) {
	native := g.nativeCont

	// C++'s continue refers to the innermost loop. It ignores switches, so they do not matter here.
	for _, inner := range t.fn.targets[i+1:] {
		native = native && !inner.loop
	}
	if native {
		t.add(cpp.Jump("continue"))
		return
	}
	g.contUsed = true
	t.add(cpp.Goto(g.contLabel))
}

// labeled translates a statement with a label. The C++ label is needed only for goto statements.
func (t *translator) labeled(s *ast.LabeledStmt) {
	name := s.Label.Name
	label := t.prog.Info.Defs[s.Label]
	used := false
	ast.Inspect(t.prog.File, func(n ast.Node) bool {
		if b, ok := n.(*ast.BranchStmt); ok && b.Tok == token.GOTO && t.prog.Info.Uses[b.Label] == label {
			used = true
		}
		return !used
	})
	if used {
		t.add(cpp.Label("L_" + clean(name)))
	}

	// goto must not jump over declarations of temporaries, so put the statement into a block.
	if t.fn.hasGoto && !declares(s.Stmt) {
		t.fenced(func() { t.statement(s.Stmt, name) })
		return
	}
	t.statement(s.Stmt, name)
}

// breakPoint adds the label after a loop or switch if a goto refers to it.
func (t *translator) breakPoint(g *target) {
	if g.breakUsed {
		t.add(cpp.Label(g.breakLabel))
	}
}

// forStmt translates for loops with up to three clauses.
func (t *translator) forStmt(s *ast.ForStmt, label string) {
	// If a closure captures the loop variable, each iteration needs a new variable.
	if v := t.boxedLoopVar(s); v != nil {
		t.freshLoop(s, label)
		return
	}

	// Open a scope for the variables of the init statement, which the whole loop can use.
	t.openScope()
	init := t.capture(func() {
		if s.Init != nil {
			t.statement(s.Init, "")
		}
	})

	// joined is true if the init statements can be the first clause of the C++ loop.
	joined := cpp.FitFirstClause(init)

	g := t.pushTarget(&target{label: label, loop: true, nativeBreak: true, nativeCont: true})
	var cond cpp.Expr
	pre := t.capture(func() {
		if s.Cond != nil {
			cond = t.value(s.Cond)
		}
	})

	// The condition limits the values of the loop variable in the body and the post statement. The
	// translation uses these limits, for example to omit checks for overflow.
	undo := t.boundLoop(s)
	post := t.capture(func() {
		if s.Post != nil {
			t.statement(s.Post, "")
		}
	})

	// If the post statement becomes several C++ statements, they are at the end of the body, and continue jumps
	// there.
	last, single := cpp.LastClause(post)
	if single {
		post = nil
	} else {
		g.nativeCont = false
	}

	// If the condition needs statements, test it at the beginning of the body.
	if len(pre) > 0 {
		pre = append(pre, cpp.Guard{Cond: cpp.Unary("!", cond), Then: breakOut})
		cond = nil
	}

	loop := &cpp.For{Cond: cond, Post: last, Body: slices.Concat(pre, t.loopBody(s.Body, g), post)}

	// Outside of the loop, the limits of the loop variable do not hold.
	undo()
	t.popTarget()
	t.closeScope()

	// If the init statements do not fit into the first clause, put them before the loop, and both into a
	// block.
	if joined {
		loop.Init = init
		t.add(loop)
	} else {
		t.add(&cpp.Block{Body: append(init, loop)})
	}
	t.breakPoint(g)
}

// loopBody translates the statements of a loop. Its end has a label if a continue statement needs one.
func (t *translator) loopBody(in *ast.BlockStmt, g *target) []cpp.Node {
	body := t.capture(func() { t.stmts(in) })
	if g.contUsed {
		body = []cpp.Node{&cpp.Block{Body: body}, cpp.Label(g.contLabel)}
	}
	return body
}

// boundLoop records in which range the variable of a counting loop lies, if only the post statement changes
// the variable. It returns a function that removes the record.
func (t *translator) boundLoop(s *ast.ForStmt) func() {
	nothing := func() {}
	cond, ok := s.Cond.(*ast.BinaryExpr)
	post, ok2 := s.Post.(*ast.IncDecStmt)

	// The condition must be a comparison such as i < n, and the post statement a step such as i++.
	if !ok || !ok2 {
		return nothing
	}

	id, ok := cond.X.(*ast.Ident)
	pid, ok2 := post.X.(*ast.Ident)

	// The left side of the comparison and the operand of the step must be variables. The code below tests whether
	// they are the same variable.
	if !ok || !ok2 {
		return nothing
	}

	v := t.prog.Info.Uses[id]

	// The variable must be the same, and nothing except the post statement may change it.
	if v == nil || v != t.prog.Info.Uses[pid] || t.esc.Assigned[v] > 0 || len(t.esc.Addrs[v]) > 0 || !t.esc.LoopOnly[v] {
		return nothing
	}

	// The type span consists of two int64, so it cannot represent the range of a uint64.
	if basicInfo(v.Type())&types.IsUnsigned != 0 && t.bitSize(v.Type()) == 64 {
		return nothing
	}

	start := t.initInterval(s.Init, v)
	limit := t.interval(cond.Y)
	whole := typeInterval(v.Type())

	// Inside the loop the condition is true, so it bounds the variable. But i <= n is always true if n is the
	// largest value of the type, and then i overflows. So n must certainly be smaller. The same holds for
	// i >= n and the smallest value.
	r := whole
	switch {
	// The loop counts up from the first value.
	case post.Tok == token.INC && cond.Op == token.LSS && limit.hi > math.MinInt64:
		r = span{start.lo, limit.hi - 1}
	case post.Tok == token.INC && cond.Op == token.LEQ && limit.hi < whole.hi:
		r = span{start.lo, limit.hi}

	// The loop counts down from the first value.
	case post.Tok == token.DEC && cond.Op == token.GEQ && limit.lo > whole.lo:
		r = span{limit.lo, start.hi}
	case post.Tok == token.DEC && cond.Op == token.GTR && limit.lo < math.MaxInt64:
		r = span{limit.lo + 1, start.hi}
	default:
		return nothing
	}
	if r.lo > r.hi { // the body never runs
		return nothing
	}
	t.fn.ranges[v] = r
	return func() { delete(t.fn.ranges, v) }
}

// initInterval returns the range of the first value of a loop variable.
func (t *translator) initInterval(init ast.Stmt, v types.Object) span {
	if a, ok := init.(*ast.AssignStmt); ok && len(a.Lhs) == len(a.Rhs) {
		for i, lhs := range a.Lhs {
			if id, ok := lhs.(*ast.Ident); ok && t.prog.Info.Defs[id] == v {
				return t.interval(a.Rhs[i])
			}
		}
	}
	return typeInterval(v.Type())
}

// boxedLoopVar returns a loop variable that is on the heap and new in each iteration, or nil.
func (t *translator) boxedLoopVar(s *ast.ForStmt) types.Object {
	a, ok := s.Init.(*ast.AssignStmt)

	// Return nil for language versions before Go 1.22, because all iterations share one variable there.
	if !ok || a.Tok != token.DEFINE || !t.prog.PerIteration() {
		return nil
	}
	for _, lhs := range a.Lhs {
		if id, ok := lhs.(*ast.Ident); ok && t.esc.Boxed[t.prog.Info.Defs[id]] {
			return t.prog.Info.Defs[id]
		}
	}
	return nil
}

// freshLoop translates a loop whose variables are new heap variables in each iteration. C++ variables outside
// the loop carry the values from one iteration to the next.
func (t *translator) freshLoop(s *ast.ForStmt, label string) {
	var g *target
	t.add(&cpp.Block{Body: t.inScope(func() {
		a := s.Init.(*ast.AssignStmt)

		// The init statement runs once, and declares the variables of the first iteration.
		t.statement(a, "")

		first := t.decl(cpp.Name("bool"), t.temp("first"), cpp.Bool(true))
		var names []string
		var nexts []cpp.Expr
		var objs []types.Object

		// For each loop variable, declare a variable that carries the value from one iteration to the next.
		for _, lhs := range a.Lhs {
			if obj := t.prog.Info.Defs[lhs.(*ast.Ident)]; obj != nil && lhs.(*ast.Ident).Name != "_" {
				next := t.decl(t.cpp(obj.Type()), t.temp("next"), cpp.Name(t.localName(obj)))
				objs = append(objs, obj)
				names = append(names, t.localName(obj))
				nexts = append(nexts, next)
			}
		}

		g = t.pushTarget(&target{label: label, loop: true, nativeBreak: true})
		t.add(&cpp.For{Body: t.capture(func() {
			// Declare the new variables of this iteration.
			for i, obj := range objs {
				t.declareAs(obj, names[i], t.cpp(obj.Type()), nexts[i])
			}

			// The post statement runs at the start of each iteration except the first, on the new variables.
			t.add(&cpp.If{Cond: first, Then: []cpp.Node{cpp.Binary("=", first, cpp.Bool(false))},
				Else: &cpp.If{Then: t.capture(func() {
					if s.Post != nil {
						t.statement(s.Post, "")
					}
				})}})
			if s.Cond != nil {
				t.add(cpp.Guard{Cond: cpp.Unary("!", t.value(s.Cond)), Then: breakOut})
			}

			t.add(&cpp.Block{Body: t.block(s.Body)})

			// A continue statement jumps here, because the values of the loop variables must be saved for the
			// next iteration.
			if g.contUsed {
				t.add(cpp.Label(g.contLabel))
			}

			for i := range objs {
				t.assignTo(nexts[i], cpp.Name(names[i]))
			}
		})})
		t.popTarget()
	})})
	t.breakPoint(g)
}
