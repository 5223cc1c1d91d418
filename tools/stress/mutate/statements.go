// This file creates the variants that change statements: they omit a reset, omit a push of a neighbour, or mark a state as
// visited at another time.

package mutate

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

const (
	whatReset = "a reset is missing"
	whatPush  = "a neighbour is missing"
)

// addVariants adds the variants of all statements and expressions in a declaration.
func (m *mutator) addVariants(d ast.Decl) {
	f, isFunc := d.(*ast.FuncDecl)
	if isFunc && f.Body == nil {
		return
	}

	// Visit each node before the nodes in it, because a variant may wrap a node in new code. If an outer and an
	// inner node have the same range in the source, the node that is visited first is wrapped outside.
	ast.PreorderStack(d, nil, func(n ast.Node, stack []ast.Node) bool {
		if loop, ok := n.(*ast.RangeStmt); ok {
			m.varyRange(loop)
		}
		switch n := n.(type) {
		case *ast.BinaryExpr:
			m.varyComparison(n)
			m.omitOne(n)
		case *ast.CompositeLit:
			m.omitElements(n)
		case *ast.CallExpr:
			m.omitArguments(n)
			m.varyCall(n)
		case *ast.SliceExpr:
			m.varySlice(n)
		case *ast.ForStmt:
			m.moveMarks(n)
		case ast.Stmt:
			if isFunc && inBlock(stack) {
				m.omitReset(n, m.isRepeated(f, stack))
				m.omitPush(n)
				m.omitCall(n)
			}
		}
		return true
	})

	// A function with the name of an order is called by sorting.
	if isFunc && isOrder(f.Name.Name) {
		m.reverse(f.Type, f.Body)
	}

	// Finally add the variant that truncates the integers of the whole function to 32 bits.
	if isFunc {
		m.narrowIntegers(f)
	}
}

// isOrder reports whether a function with this name usually compares two elements.
func isOrder(name string) bool {
	switch strings.ToLower(name) {
	case "less", "cmp", "compare", "before", "better":
		return true
	}
	return false
}

// inBlock reports whether the node with these ancestors is a statement of a block or a case. Only there can
// another statement be added after it.
func inBlock(stack []ast.Node) bool {
	if len(stack) == 0 {
		return false
	}
	switch stack[len(stack)-1].(type) {
	case *ast.BlockStmt, *ast.CaseClause:
		return true
	}
	return false
}

// inLoop reports whether one of the ancestors is a loop.
func inLoop(stack []ast.Node) bool {
	for _, n := range stack {
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			return true
		}
	}
	return false
}

// isRepeated reports whether a node in a function may be executed several times in one run.
func (m *mutator) isRepeated(f *ast.FuncDecl, stack []ast.Node) bool {
	return inLoop(stack) || m.isCalledOften(f, nil)
}

// isCalledOften reports whether f may be called several times. It also examines the callers of f, their
// callers, and so on. The parameter `above` contains the functions that were examined before f. Each of them is
// called by the next one, and the last one is called by f.
func (m *mutator) isCalledOften(f *ast.FuncDecl, above []*ast.FuncDecl) bool {
	// main and init run once.
	if f.Recv == nil && (f.Name.Name == "main" || f.Name.Name == "init") {
		return false
	}
	for _, other := range above {
		if other == f {
			return true // a recursive function
		}
	}

	// If the program contains only one call of the function, and this call is not in a loop, the function is
	// called as often as its caller.
	uses, often := 0, false
	for _, d := range m.file.Decls {
		caller, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		ast.PreorderStack(caller, nil, func(n ast.Node, stack []ast.Node) bool {
			name, ok := n.(*ast.Ident)
			if ok && m.info.Uses[name] != nil && m.info.Uses[name] == m.info.Defs[f.Name] {
				uses++
				often = often || inLoop(stack) || m.isCalledOften(caller, append(above, f))
			}
			return !often
		})
	}
	return often || uses > 1
}

// omitReset adds a variant in which a variable is not reset. If the statement is an assignment or a call of
// clear, the variant leaves it out. If the statement declares a variable, the variable starts with the value
// that it had at the end of the previous iteration or call.
func (m *mutator) omitReset(s ast.Stmt, isRepeated bool) {
	if !isRepeated {
		return
	}
	switch s := s.(type) {
	// A call such as clear(x).
	case *ast.ExprStmt:
		call, _ := s.X.(*ast.CallExpr)
		if call == nil {
			return
		}
		if name, ok := call.Fun.(*ast.Ident); ok && name.Name == "clear" {
			m.leaveOut(whatReset, s)
		}

	// x = 0 resets a variable; x := 0 declares a new one.
	case *ast.AssignStmt:
		if len(s.Lhs) != 1 || len(s.Rhs) != 1 || !m.isEmpty(s.Rhs[0], m.code(s.Lhs[0])) {
			return
		}
		switch name, isName := s.Lhs[0].(*ast.Ident); {
		case s.Tok == token.ASSIGN:
			m.leaveOut(whatReset, s)
		case s.Tok == token.DEFINE && isName:
			m.keepValue(s, name)
		}

	// A declaration such as var x int.
	case *ast.DeclStmt:
		d, _ := s.Decl.(*ast.GenDecl)
		if d == nil || d.Tok != token.VAR || len(d.Specs) != 1 {
			return
		}
		spec, _ := d.Specs[0].(*ast.ValueSpec)
		if len(spec.Names) == 1 && (len(spec.Values) == 0 || m.isEmpty(spec.Values[0], "")) {
			m.keepValue(s, spec.Names[0])
		}
	}
}

// isEmpty reports whether an expression is a usual initial value: 0, "", nil, false, an empty literal,
// make(...), or variable[:0].
func (m *mutator) isEmpty(e ast.Expr, variable string) bool {
	// Recognize only the usual spellings. If another spelling is not recognized, one variant is missing,
	// which does no harm.
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Value == "0" || e.Value == `""`
	case *ast.Ident:
		return e.Name == "nil" || e.Name == "false"
	case *ast.CompositeLit:
		return len(e.Elts) == 0
	case *ast.CallExpr:
		name, ok := e.Fun.(*ast.Ident)
		return ok && name.Name == "make"
	case *ast.SliceExpr:
		high, _ := e.High.(*ast.BasicLit)
		return high != nil && high.Value == "0" && m.code(e.X) == variable
	}
	return false
}

// leaveOut adds a variant that omits a statement.
func (m *mutator) leaveOut(what string, s ast.Stmt) {
	number := m.add(what, s, "")
	m.wrap(s, func(text string) string { return fmt.Sprintf("if mutant__ != %d { %s }", number, text) })
}

// keepValue adds a variant in which a new variable starts with the value that it had at the end of the previous
// iteration or call.
func (m *mutator) keepValue(s ast.Stmt, name *ast.Ident) {
	if name.Name == "_" {
		return
	}

	number := m.add(whatReset, s, m.code(s)+" // "+name.Name+" keeps its last value")
	m.wrap(s, func(text string) string { return fmt.Sprintf("%s; keep__(%d, &%s)", text, number, name.Name) })
}

// omitPush adds a variant that omits a statement that adds an element to a list or heap.
func (m *mutator) omitPush(s ast.Stmt) {
	if list, _ := m.pushed(s); list != "" {
		m.leaveOut(whatPush, s)
	}
}

// pushed returns the list and the element of a push: x = append(x, e) or heap.Push(x, e). For other statements,
// the list is "". If several elements are pushed, the element is nil.
func (m *mutator) pushed(s ast.Stmt) (list string, element ast.Expr) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		if s.Tok != token.ASSIGN || len(s.Lhs) != 1 || len(s.Rhs) != 1 {
			return "", nil
		}
		call, _ := s.Rhs[0].(*ast.CallExpr)
		if call == nil || m.code(call.Fun) != "append" || len(call.Args) < 2 || m.code(call.Args[0]) != m.code(s.Lhs[0]) {
			return "", nil
		}

		// The statement x = append(x, list...) also pushes several elements, so element stays nil.
		if len(call.Args) == 2 && !call.Ellipsis.IsValid() {
			element = call.Args[1]
		}
		return m.code(s.Lhs[0]), element
	case *ast.ExprStmt:
		call, _ := s.X.(*ast.CallExpr)
		if call != nil && m.code(call.Fun) == "heap.Push" && len(call.Args) == 2 {
			return strings.TrimPrefix(m.code(call.Args[0]), "&"), call.Args[1]
		}
	}
	return "", nil
}

// A search is a loop that takes a state out of a list, and pushes and marks its neighbours.
type search struct {
	list  string
	pop   ast.Stmt
	state *ast.Ident // the variable of the state
	marks []mark
	skips []*ast.IfStmt // checks that skip a popped state if it is marked
	puts  []put
}

// A mark is a statement that marks a state as visited, such as seen[i][j] = true.
type mark struct {
	stmt  *ast.AssignStmt
	block ast.Node
}

// A put is a statement that pushes one element.
type put struct {
	stmt    ast.Stmt
	element ast.Expr
	block   ast.Node
}

// moveMarks adds variants of a search loop. If the loop marks a state as visited when it pushes the state, a
// variant marks it when it pops the state, and vice versa.
func (m *mutator) moveMarks(loop *ast.ForStmt) {
	s := m.searchOf(loop)
	if s == nil {
		return
	}

	// A mark in the block of the loop itself marks a state when it is popped. A mark in an inner block marks
	// the state that is pushed in this inner block.
	for _, mark := range s.marks {
		if mark.block == loop.Body {
			m.markAtPush(s, mark)
			continue
		}
		for _, p := range s.puts {
			if p.block == mark.block {
				m.markAtPop(s, mark, p)
			}
		}
	}
}

// searchOf returns the parts of the search in a loop, or nil if the loop is not a search.
func (m *mutator) searchOf(loop *ast.ForStmt) *search {
	s := &search{}
	// Find the statement that pops a state, such as p := queue[0]. It contains the names of the list and of the variable.
	for _, stmt := range loop.Body.List {
		if assign, ok := stmt.(*ast.AssignStmt); ok && assign.Tok == token.DEFINE && len(assign.Lhs) == 1 && s.pop == nil {
			list := m.popped(assign.Rhs[0])
			name, _ := assign.Lhs[0].(*ast.Ident)
			if list != "" && name.Name != "_" {
				s.list, s.pop, s.state = list, stmt, name
			}
		}
	}
	if s.pop == nil {
		return nil
	}

	// Pushes, marks and checks may be in inner blocks.
	ast.PreorderStack(loop.Body, nil, func(n ast.Node, stack []ast.Node) bool {
		if len(stack) == 0 {
			return true
		}
		block := stack[len(stack)-1]
		switch n := n.(type) {
		case *ast.AssignStmt:
			if m.isMark(n) && inBlock(stack) {
				s.marks = append(s.marks, mark{n, block})
			}
		case *ast.IfStmt:
			isSkip := n.Init == nil && n.Else == nil && len(n.Body.List) == 1 && m.code(n.Body.List[0]) == "continue"
			if isSkip && block == loop.Body {
				s.skips = append(s.skips, n)
			}
		}
		if stmt, ok := n.(ast.Stmt); ok && inBlock(stack) {
			if list, element := m.pushed(stmt); list == s.list && element != nil && m.isPure(element) {
				s.puts = append(s.puts, put{stmt, element, block})
			}
		}
		return true
	})
	return s
}

// popped returns the list from which an expression removes an element, or "" for any other expression.
func (m *mutator) popped(e ast.Expr) string {
	// heap.Pop returns an interface value, so its result is type-asserted.
	if assert, ok := e.(*ast.TypeAssertExpr); ok {
		e = assert.X
	}
	switch e := e.(type) {
	case *ast.IndexExpr:
		if _, isSlice := m.info.Types[e.X].Type.Underlying().(*types.Slice); isSlice {
			return m.code(e.X)
		}
	case *ast.CallExpr:
		if m.code(e.Fun) == "heap.Pop" && len(e.Args) == 1 {
			return strings.TrimPrefix(m.code(e.Args[0]), "&")
		}
	}
	return ""
}

// isMark reports whether a statement sets an element to true.
func (m *mutator) isMark(s *ast.AssignStmt) bool {
	if s.Tok != token.ASSIGN || len(s.Lhs) != 1 || m.code(s.Rhs[0]) != "true" {
		return false
	}
	_, ok := s.Lhs[0].(*ast.IndexExpr)
	return ok && m.isPure(s.Lhs[0])
}

// indices splits an index expression such as seen[i][j] into the table seen and the indices i and j.
func indices(e ast.Expr) (table ast.Expr, list []ast.Expr) {
	for {
		index, ok := e.(*ast.IndexExpr)
		if !ok {
			return e, list
		}
		list = append([]ast.Expr{index.Index}, list...)
		e = index.X
	}
}

// parts returns a map for an element that is pushed, and later popped and assigned to a variable. It maps
// each part of the pushed element to an expression that has the same value after the pop. For example, if the
// element is place{i, j} and the variable is p, the map contains p.row for i, p.column for j, and p for
// place{i, j}.
func (m *mutator) parts(element ast.Expr, variable string) map[string]string {
	parts := map[string]string{m.code(element): variable}
	lit, ok := element.(*ast.CompositeLit)
	if !ok {
		return parts
	}

	// The fields of a literal are given by name or by position.
	switch t := m.info.Types[lit].Type.Underlying().(type) {
	case *types.Struct:
		for i, e := range lit.Elts {
			field := t.Field(i).Name()
			if pair, ok := e.(*ast.KeyValueExpr); ok {
				field, e = m.code(pair.Key), pair.Value
			}
			parts[m.code(e)] = variable + "." + field
		}
	case *types.Array:
		for i, e := range lit.Elts {
			parts[m.code(e)] = fmt.Sprintf("%s[%d]", variable, i)
		}
	}
	return parts
}

// translated returns the element that a mark sets to true, such as seen[i][j], with each index replaced by its
// entry in the map parts: seen[p.row][p.column]. The result `ok` is false if the map does not contain one of the
// indices.
func (m *mutator) translated(mark *ast.AssignStmt, parts map[string]string) (place string, ok bool) {
	// If an index is not in the map, the mark cannot move to the pop, because the popped state does not
	// determine the index.
	table, list := indices(mark.Lhs[0])
	place = m.code(table)
	for _, index := range list {
		text, ok := parts[m.code(index)]
		if !ok {
			return "", false
		}
		place += "[" + text + "]"
	}
	return place, true
}

// markAtPop adds a variant that marks a state when it is popped.
func (m *mutator) markAtPop(s *search, mark mark, p put) {
	place, ok := m.translated(mark.stmt, m.parts(p.element, s.state.Name))
	if !ok {
		return
	}

	// The description of the variant shows the statement that pops the state, followed by the mark.
	number := m.add("visited is marked at the pop, not at the push", mark.stmt, "")
	m.variants[number-1].New = m.code(s.pop) + "; " + place + " = true"
	m.wrap(mark.stmt, func(text string) string { return fmt.Sprintf("if mutant__ != %d { %s }", number, text) })
	m.wrap(s.pop, func(text string) string {
		return fmt.Sprintf("%s; if mutant__ == %d { %s = true }", text, number, place)
	})
}

// markAtPush adds a variant that marks a state when it is pushed. This is a mistake if the search may find a
// shorter path to the state between the push and the pop.
func (m *mutator) markAtPush(s *search, mark mark) {
	// Add the mark to each push. Remove the check at the pop, because it would now skip every state.
	var places []string
	for _, p := range s.puts {
		back := map[string]string{}
		for part, at := range m.parts(p.element, s.state.Name) {
			back[at] = part
		}
		place, ok := m.translated(mark.stmt, back)
		if !ok {
			return
		}
		places = append(places, place)
	}
	if len(places) == 0 {
		return
	}

	number := m.add("visited is marked at the push, not at the pop", mark.stmt, "")
	m.variants[number-1].New = fmt.Sprintf("if !%s { %s = true; %s }", places[0], places[0], oneLine(m.code(s.puts[0].stmt)))
	m.wrap(mark.stmt, func(text string) string { return fmt.Sprintf("if mutant__ != %d { %s }", number, text) })

	// In the variant, push a state only if it is not marked, and do not skip any state at the pop.
	for i, p := range s.puts {
		place := places[i]
		m.wrap(p.stmt, func(text string) string {
			return fmt.Sprintf("if mutant__ != %d || !%s { if mutant__ == %d { %s = true }; %s }", number, place, number, place, text)
		})
	}
	for _, skip := range s.skips {
		if m.code(skip.Cond) == m.code(mark.stmt.Lhs[0]) {
			m.wrap(skip.Cond, func(text string) string { return fmt.Sprintf("mutant__ != %d && (%s)", number, text) })
		}
	}
}
