package cxx

// This file translates switches: C++ switches where cases are integer
// constants, chains of if elsewhere.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

func (t *translator) switchStmt(s *ast.SwitchStmt, label string) {
	if s.Init != nil {
		t.line("{")
		t.indent++
		t.openScope()
		t.stmt(s.Init)
		t.switchOn(s, label)
		t.closeScope()
		t.indent--
		t.line("}")
		return
	}
	t.switchOn(s, label)
}

func (t *translator) switchOn(s *ast.SwitchStmt, label string) {
	if t.constantCases(s) {
		t.nativeSwitch(s, label)
		return
	}
	g := t.pushTarget(&target{label: label})
	t.line("{")
	t.indent++
	t.openScope()
	tag := t.switchTag(s)
	if falls(s.Body) {
		t.jumpSwitch(s, tag, g)
	} else {
		t.chain(s.Body.List, func(c *ast.CaseClause) string { return t.caseCondition(c, tag, s.Tag) }, func(c *ast.CaseClause) { t.block(c) })
	}
	t.closeScope()
	t.indent--
	t.line("}")
	t.popTarget()
	t.breakPoint(g)
}

// switchTag evaluates the tag; "" for a switch on true.
func (t *translator) switchTag(s *ast.SwitchStmt) string {
	if s.Tag == nil {
		return ""
	}
	value := t.value(s.Tag)
	typ := types.Default(t.typeOf(s.Tag))
	if id, ok := ast.Unparen(s.Tag).(*ast.Ident); ok {
		if v, ok := t.prog.info.Uses[id].(*types.Var); ok && !t.shared(v) {
			return value.s
		}
	}
	name := t.temp("tag")
	t.line("%s %s = %s;", t.cpp(typ), name, value.s)
	return name
}

// constantCases reports whether a C++ switch can do: an integer tag, all cases constants.
func (t *translator) constantCases(s *ast.SwitchStmt) bool {
	if s.Tag == nil || basicInfo(t.typeOf(s.Tag))&types.IsInteger == 0 || t.prog.info.Types[s.Tag].Value != nil {
		return false
	}
	n := 0
	for _, c := range s.Body.List {
		for _, e := range c.(*ast.CaseClause).List {
			n++
			if t.prog.info.Types[e].Value == nil {
				return false
			}
		}
	}
	return n > 0
}

func (t *translator) nativeSwitch(s *ast.SwitchStmt, label string) {
	typ := t.typeOf(s.Tag)
	tag := t.value(s.Tag)
	g := t.pushTarget(&target{label: label, nativeBreak: true})
	t.line("switch (%s) {", tag.s)
	for _, c := range s.Body.List {
		clause := c.(*ast.CaseClause)
		for _, e := range clause.List {
			t.line("case %s:", t.conv(e, typ))
		}
		if clause.List == nil {
			t.line("default:")
		}
		t.line("{")
		t.block(clause)
		if !endsFalling(clause) {
			t.line("\tbreak;")
		}
		t.line("}")
	}
	t.line("}")
	t.popTarget()
	t.breakPoint(g)
}

func endsFalling(c *ast.CaseClause) bool {
	if len(c.Body) == 0 {
		return false
	}
	b, ok := c.Body[len(c.Body)-1].(*ast.BranchStmt)
	return ok && b.Tok == token.FALLTHROUGH
}

func falls(body *ast.BlockStmt) bool {
	for _, c := range body.List {
		if endsFalling(c.(*ast.CaseClause)) {
			return true
		}
	}
	return false
}

// caseCondition is the condition under which a clause is taken.
func (t *translator) caseCondition(c *ast.CaseClause, tag string, tagExpr ast.Expr) string {
	var parts []string
	for _, e := range c.List {
		if tagExpr == nil {
			x := t.value(e)
			min := lor
			if len(c.List) > 1 {
				min = equality
			}
			parts = append(parts, x.at(min))
			continue
		}
		parts = append(parts, t.matches(tag, t.typeOf(tagExpr), e))
	}
	return strings.Join(parts, " || ")
}

// matches compares the tag with one case.
func (t *translator) matches(tag string, tagType types.Type, e ast.Expr) string {
	t.hoist(e)
	tagType = types.Default(tagType)
	if t.isNil(e) {
		suffix := ""
		switch tagType.Underlying().(type) {
		case *types.Interface:
			suffix = ".t"
		case *types.Slice:
			suffix = ".p"
		case *types.Map:
			suffix = ".d"
		case *types.Signature:
			suffix = ".c"
		}
		return tag + suffix + " == nullptr"
	}
	caseType := t.typeOf(e)
	switch {
	case types.IsInterface(tagType) == types.IsInterface(caseType):
		t.needEqual(tagType)
		return tag + " == " + t.convx(e, tagType).at(shift)
	case types.IsInterface(tagType):
		t.needEqual(tagType)
		return tag + " == " + t.convx(e, tagType).at(shift)
	}
	t.needEqual(caseType)
	return t.convertTo(cx{s: tag, prec: primary}, tagType, caseType).s + " == " + t.expr(e).at(shift)
}

// chain prints clauses as if, else if, else; the default clause comes last.
func (t *translator) chain(list []ast.Stmt, cond func(*ast.CaseClause) string, body func(*ast.CaseClause)) {
	var def *ast.CaseClause
	depth, open := 0, false
	for _, c := range list {
		clause := c.(*ast.CaseClause)
		if clause.List == nil {
			def = clause
			continue
		}
		var text string
		saved := t.saveState()
		pre := t.capture(func() { text = cond(clause) })
		if open && pre != "" {
			t.restoreState(saved)
			t.line("} else {")
			t.indent++
			depth++
			open = false
			text = cond(clause)
		} else {
			t.out.WriteString(pre)
		}
		if open {
			t.line("} else if (%s) {", text)
		} else {
			t.line("if (%s) {", text)
		}
		open = true
		body(clause)
	}
	switch {
	case def != nil && open:
		t.line("} else {")
		body(def)
		t.line("}")
	case def != nil:
		t.line("{")
		body(def)
		t.line("}")
	case open:
		t.line("}")
	}
	for ; depth > 0; depth-- {
		t.indent--
		t.line("}")
	}
}

// jumpSwitch translates a switch with fallthrough: tests first, then bodies
// in the program's order.
func (t *translator) jumpSwitch(s *ast.SwitchStmt, tag string, g *target) {
	labels := make([]string, len(s.Body.List))
	def := ""
	for i, c := range s.Body.List {
		clause := c.(*ast.CaseClause)
		labels[i] = t.temp("case")
		if clause.List == nil {
			def = labels[i]
			continue
		}
		t.line("{")
		t.indent++
		cond := t.caseCondition(clause, tag, s.Tag)
		t.line("if (%s) goto %s;", cond, labels[i])
		t.indent--
		t.line("}")
	}
	g.breakUsed = true
	if def == "" {
		def = g.breakLabel
	}
	t.line("goto %s;", def)
	for i, c := range s.Body.List {
		clause := c.(*ast.CaseClause)
		t.line("%s: {", labels[i])
		t.block(clause)
		if !endsFalling(clause) {
			t.line("\tgoto %s;", g.breakLabel)
		}
		t.line("}")
	}
}

// typeSwitch translates switch x.(type).
func (t *translator) typeSwitch(s *ast.TypeSwitchStmt, label string) {
	g := t.pushTarget(&target{label: label})
	t.line("{")
	t.indent++
	t.openScope()
	if s.Init != nil {
		t.stmt(s.Init)
	}
	var x ast.Expr
	switch a := s.Assign.(type) {
	case *ast.ExprStmt:
		x = a.X.(*ast.TypeAssertExpr).X
	case *ast.AssignStmt:
		x = a.Rhs[0].(*ast.TypeAssertExpr).X
	}
	sw := t.temp("sw")
	value := t.value(x)
	t.line("Any %s = %s;", sw, value.s)
	t.chain(s.Body.List, func(c *ast.CaseClause) string { return t.typeCases(c, sw) }, func(c *ast.CaseClause) {
		t.indent++
		t.openScope()
		t.caseVariable(c, sw, t.typeOf(x))
		t.stmts(c)
		t.closeScope()
		t.indent--
	})
	if !t.usesTag(s.Body.List) {
		t.line("(void)%s;", sw)
	}
	t.closeScope()
	t.indent--
	t.line("}")
	t.popTarget()
	t.breakPoint(g)
}

// usesTag reports whether a clause of a type switch looks at the value.
func (t *translator) usesTag(clauses []ast.Stmt) bool {
	return slices.ContainsFunc(clauses, func(c ast.Stmt) bool {
		obj := t.prog.info.Implicits[c]
		return c.(*ast.CaseClause).List != nil || obj != nil && len(t.esc.uses[obj]) > 0
	})
}

// typeCases is the condition of a clause of a type switch.
func (t *translator) typeCases(c *ast.CaseClause, sw string) string {
	var parts []string
	for _, e := range c.List {
		if t.isNil(e) {
			parts = append(parts, sw+".t == nullptr")
			continue
		}
		typ := t.typeOf(e)
		if iface, ok := typ.Underlying().(*types.Interface); ok {
			sels, _ := t.selectorsOf(iface)
			parts = append(parts, "any_implements("+strings.Join(append([]string{sw}, sels...), ", ")+")")
			continue
		}
		parts = append(parts, sw+".t == &"+t.desc(typ))
	}
	return strings.Join(parts, " || ")
}

// caseVariable declares the variable of a type switch in a clause that uses it.
func (t *translator) caseVariable(c *ast.CaseClause, sw string, from types.Type) {
	obj := t.prog.info.Implicits[c]
	if obj == nil || len(t.esc.uses[obj]) == 0 {
		return
	}
	typ := t.apply(obj.Type())
	value := sw
	if !types.IsInterface(typ) {
		value = "any_value<" + t.cpp(typ) + ">(" + sw + ")"
	}
	t.declareAs(obj, t.declare(obj), t.cpp(typ), value)
}
