package lower

// This file translates switches. A switch becomes a C++ switch if all its cases are integer constants.
// Otherwise it becomes a chain of if statements.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/cpp"
)

// switchStmt translates a switch over values.
func (t *translator) switchStmt(s *ast.SwitchStmt, label string) {
	if s.Init != nil {
		t.add(&cpp.Block{Body: t.inScope(func() {
			t.stmt(s.Init)
			t.switchOn(s, label)
		})})
		return
	}
	t.switchOn(s, label)
}

// switchOn translates a switch whose init statement has been translated.
func (t *translator) switchOn(s *ast.SwitchStmt, label string) {
	if t.constantCases(s) {
		t.nativeSwitch(s, label)
		return
	}

	g := t.pushTarget(&target{label: label})
	t.add(&cpp.Block{Body: t.inScope(func() {
		// The tag is evaluated once, before the first case.
		tag := t.switchTag(s)
		if falls(s.Body) {
			t.jumpSwitch(s, tag, g)
			return
		}
		cond := func(c *ast.CaseClause) cpp.Expr { return t.caseCondition(c, tag, s.Tag) }
		body := func(c *ast.CaseClause) []cpp.Node { return t.block(c) }
		t.chain(s.Body.List, cond, body)
	})})
	t.popTarget()
	t.breakPoint(g)
}

// switchTag returns the value of the tag of a switch statement, or nil if the statement has no tag.
func (t *translator) switchTag(s *ast.SwitchStmt) cpp.Expr {
	// In a switch without a tag, the cases are conditions, so there is nothing to evaluate.
	if s.Tag == nil {
		return nil
	}

	value := t.value(s.Tag)
	typ := types.Default(t.typeOf(s.Tag))

	// If the tag is a variable that no case can change, no temporary is needed.
	if v := t.variable(s.Tag); v != nil && !t.shared(v) {
		return value
	}
	return t.decl(t.cpp(typ), t.temp("tag"), value)
}

// constantCases reports whether the switch can become a C++ switch: the tag is an integer, and all cases are
// constants.
func (t *translator) constantCases(s *ast.SwitchStmt) bool {
	if s.Tag == nil || basicInfo(t.typeOf(s.Tag))&types.IsInteger == 0 || t.prog.Info.Types[s.Tag].Value != nil {
		return false
	}
	n := 0
	for _, c := range s.Body.List {
		for _, e := range c.(*ast.CaseClause).List {
			n++
			if t.prog.Info.Types[e].Value == nil {
				return false
			}
		}
	}
	return n > 0
}

// nativeSwitch translates a switch to a C++ switch.
func (t *translator) nativeSwitch(s *ast.SwitchStmt, label string) {
	typ := t.typeOf(s.Tag)
	tag := t.value(s.Tag)

	g := t.pushTarget(&target{label: label, nativeBreak: true})
	native := &cpp.Switch{Tag: tag}
	for _, c := range s.Body.List {
		clause := c.(*ast.CaseClause)
		branch := cpp.Case{Default: clause.List == nil}
		for _, e := range clause.List {
			branch.Values = append(branch.Values, t.conv(e, typ))
		}
		branch.Body = t.block(clause)

		// Without break, C++ would continue with the next case.
		if !endsFalling(clause) {
			branch.Body = append(branch.Body, breakOut)
		}
		native.Cases = append(native.Cases, branch)
	}

	t.add(native)
	t.popTarget()
	t.breakPoint(g)
}

// endsFalling reports whether a clause ends in fallthrough.
func endsFalling(c *ast.CaseClause) bool {
	if len(c.Body) == 0 {
		return false
	}
	b, ok := c.Body[len(c.Body)-1].(*ast.BranchStmt)
	return ok && b.Tok == token.FALLTHROUGH
}

// falls reports whether any clause of a switch ends in fallthrough.
func falls(body *ast.BlockStmt) bool {
	for _, c := range body.List {
		if endsFalling(c.(*ast.CaseClause)) {
			return true
		}
	}
	return false
}

// caseCondition returns the condition under which a clause runs.
func (t *translator) caseCondition(c *ast.CaseClause, tag cpp.Expr, tagExpr ast.Expr) cpp.Expr {
	var parts []cpp.Expr
	for i, e := range c.List {
		var part cpp.Expr
		lines := t.capture(func() {
			switch {
			case tagExpr != nil:
				part = t.matches(tag, t.typeOf(tagExpr), e)
			// A switch without a tag compares each case with true. If the case is an interface value, true must
			// be converted to an interface value, too.
			case types.IsInterface(t.typeOf(e)):
				part = t.matches(cpp.Name("true"), types.Typ[types.Bool], e)
			default:
				part = t.value(e)
			}
		})

		// A case is evaluated only if no case before it matches. So if its evaluation needs statements, they belong
		// into an if statement.
		if i > 0 && len(lines) > 0 {
			name := t.decl(cpp.Name("bool"), t.temp("t"), cpp.Join("||", parts))
			t.add(&cpp.If{Cond: cpp.Unary("!", name), Then: append(lines, cpp.Binary("=", name, part))})
			parts = []cpp.Expr{name}
			continue
		}
		t.add(lines...)
		parts = append(parts, part)
	}

	return cpp.Join("||", parts)
}

// matches compares the tag with one case.
func (t *translator) matches(tag cpp.Expr, tagType types.Type, e ast.Expr) cpp.Expr {
	t.hoist(e)
	tagType = types.Default(tagType)

	if t.isNil(e) {
		return cpp.Binary("==", nilPart(tag, tagType), cpp.Name("nullptr"))
	}

	caseType := t.typeOf(e)

	// If the case is an interface value and the tag is not, put the tag into an interface for the comparison.
	if types.IsInterface(caseType) && !types.IsInterface(tagType) {
		t.needEqual(caseType)
		return cpp.Binary("==", t.convertTo(tag, tagType, caseType), t.expr(e))
	}
	t.needEqual(tagType)
	return cpp.Binary("==", tag, t.conv(e, tagType))
}

// chain translates clauses to the form "if ... else if ... else". The default clause comes last, even if it
// is not the last one in the program.
func (t *translator) chain(list []ast.Stmt, cond func(*ast.CaseClause) cpp.Expr, body func(*ast.CaseClause) []cpp.Node) {
	var def *ast.CaseClause
	var last *cpp.If
	for i, c := range list {
		clause := c.(*ast.CaseClause)

		if clause.List == nil {
			def = clause
			continue
		}

		var when cpp.Expr
		saved := t.saveState()
		pre := t.capture(func() { when = cond(clause) })

		// If a condition needs statements, put this clause and all following ones into a block after else.
		if last != nil && len(pre) > 0 {
			t.restoreState(saved)
			rest := slices.Clone(list[i:])
			if def != nil {
				rest = append(rest, def)
			}
			last.Else = &cpp.If{Then: t.capture(func() { t.chain(rest, cond, body) })}
			return
		}

		branch := &cpp.If{Cond: when, Then: body(clause)}

		// If the first condition needs statements, they come before the first if.
		if last == nil {
			t.add(append(pre, branch)...)
		} else {
			last.Else = branch
		}
		last = branch
	}

	// If there are no other clauses, the default clause always runs.
	switch {
	case def != nil && last != nil:
		last.Else = &cpp.If{Then: body(def)}
	case def != nil:
		t.add(&cpp.Block{Body: body(def)})
	}
}

// jumpSwitch translates a switch with fallthrough: first the tests, which jump to the bodies, then the bodies in the
// program's order.
func (t *translator) jumpSwitch(s *ast.SwitchStmt, tag cpp.Expr, g *target) {
	labels := make([]string, len(s.Body.List))
	def := ""
	for i, c := range s.Body.List {
		clause := c.(*ast.CaseClause)

		// Each clause has a label, because the previous one may fall through to it.
		labels[i] = t.temp("case")
		if clause.List == nil {
			def = labels[i]
			continue
		}
		t.add(&cpp.Block{Body: t.capture(func() {
			cond := t.caseCondition(clause, tag, s.Tag)
			t.add(cpp.Guard{Cond: cond, Then: cpp.Goto(labels[i])})
		})})
	}

	g.breakUsed = true

	// If no case matches and there is no default clause, skip all bodies.
	if def == "" {
		def = g.breakLabel
	}
	t.add(cpp.Goto(def))

	for i, c := range s.Body.List {
		clause := c.(*ast.CaseClause)
		body := t.block(clause)

		// A body that ends in fallthrough continues with the next body. After any other body, leave the
		// switch.
		if !endsFalling(clause) {
			body = append(body, cpp.Goto(g.breakLabel))
		}
		t.add(&cpp.Block{Label: labels[i], Body: body})
	}
}

// typeSwitch translates switch x.(type).
func (t *translator) typeSwitch(s *ast.TypeSwitchStmt, label string) {
	g := t.pushTarget(&target{label: label})
	var x ast.Expr

	// Find x in "switch x.(type)" or "switch v := x.(type)".
	switch a := s.Assign.(type) {
	case *ast.ExprStmt:
		x = a.X.(*ast.TypeAssertExpr).X
	case *ast.AssignStmt:
		x = a.Rhs[0].(*ast.TypeAssertExpr).X
	}

	t.add(&cpp.Block{Body: t.inScope(func() {
		if s.Init != nil {
			t.stmt(s.Init)
		}
		sw := t.decl(cpp.Name("Any"), t.temp("sw"), t.value(x))

		cond := func(c *ast.CaseClause) cpp.Expr { return t.typeCases(c, sw) }
		t.chain(s.Body.List, cond, func(c *ast.CaseClause) []cpp.Node {
			// Declare the variable in each clause, because its type differs from clause to clause.
			return t.inScope(func() {
				t.caseVariable(c, sw, t.typeOf(x))
				t.stmts(c)
			})
		})

		// If no clause uses the variable sw, add a use, because C++ compilers warn about unused variables.
		if !t.usesTag(s.Body.List) {
			t.add(cpp.Unary("(void)", sw))
		}
	})})
	t.popTarget()
	t.breakPoint(g)
}

// usesTag reports whether a clause of a type switch reads the value.
func (t *translator) usesTag(clauses []ast.Stmt) bool {
	return slices.ContainsFunc(clauses, func(c ast.Stmt) bool {
		obj := t.prog.Info.Implicits[c]
		return c.(*ast.CaseClause).List != nil || obj != nil && len(t.esc.Uses[obj]) > 0
	})
}

// typeCases returns the condition under which a clause of a type switch runs.
func (t *translator) typeCases(c *ast.CaseClause, sw cpp.Expr) cpp.Expr {
	var parts []cpp.Expr
	held := cpp.Member(sw, "t")
	for _, e := range c.List {
		if t.isNil(e) {
			parts = append(parts, cpp.Binary("==", held, cpp.Name("nullptr")))
			continue
		}

		typ := t.typeOf(e)

		// For an interface type, test whether the value has all its methods.
		if iface, ok := typ.Underlying().(*types.Interface); ok {
			sels, _ := t.selectorsOf(iface)
			parts = append(parts, cpp.Call("any_implements", append([]cpp.Expr{sw}, sels...)...))
			continue
		}
		parts = append(parts, cpp.Binary("==", held, cpp.Address(t.desc(typ))))
	}
	return cpp.Join("||", parts)
}

// caseVariable declares the variable of a type switch in a clause that uses it.
func (t *translator) caseVariable(c *ast.CaseClause, sw cpp.Expr, from types.Type) {
	obj := t.prog.Info.Implicits[c]

	// Declare nothing if the clause does not use the variable.
	if obj == nil || len(t.esc.Uses[obj]) == 0 {
		return
	}

	typ := t.apply(obj.Type())

	// In a clause with several types, the variable keeps the interface type.
	value := sw
	if !types.IsInterface(typ) {
		value = cpp.Apply(cpp.Template("any_value", t.cpp(typ)), sw)
	}
	t.declareAs(obj, t.declare(obj), t.cpp(typ), value)
}
