// This file contains the mistakes in expressions: comparisons, bounds, numbers of 32 bits, and lists of neighbours.

package mutate

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
	"strings"
)

// The mistakes in words.
const (
	whatComparison = "another comparison"
	whatBound      = "a bound off by one"
	whatNeighbour  = "a neighbour is missing, and another one is there twice"
	whatNarrow     = "numbers of 32 bits"
)

// strictness maps each comparison to the one that differs for equal operands only.
var strictness = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
}

// comparison makes a comparison strict or not strict, and moves an integer bound to the other side.
func (m *mutator) comparison(e *ast.BinaryExpr) {
	swapped, isOrder := strictness[e.Op]
	if !isOrder || m.isConstant(e) {
		return
	}

	left := m.code(e.X)
	others := []string{fmt.Sprint(left, " ", swapped, " ", m.code(e.Y))}
	numbers := []int{m.add(whatComparison, e, others[0])}

	// For integers, the other comparison moves the bound to one side. This variant moves it to the other side.
	delta := 1
	if e.Op == token.LSS || e.Op == token.GEQ {
		delta = -1
	}
	if bound, ok := m.moved(e.Y, delta); ok && m.isInteger(e.X) {
		text := fmt.Sprint(left, " ", e.Op, " ", bound)
		others = append(others, text)
		numbers = append(numbers, m.add(whatBound, e, text))
	}

	// The result remains an untyped bool, as that of a comparison is. The operands are computed once.
	m.wrap(e, func(text string) string {
		tests, rest := "", ""
		for i, number := range numbers {
			tests += fmt.Sprintf("mutant__ == %d && (%s) || ", number, others[i])
			rest += fmt.Sprintf("mutant__ != %d && ", number)
		}
		return "(" + tests + rest + "(" + text + "))"
	})
}

// moved returns an integer expression plus 1 or minus 1 as text; false if the type may not have that value.
func (m *mutator) moved(e ast.Expr, delta int) (string, bool) {
	b := m.basic(e)
	if b == nil || b.Info()&types.IsInteger == 0 {
		return "", false
	}

	// A constant must fit into the smallest type.
	if v := m.info.Types[e].Value; v != nil {
		n, exact := constant.Int64Val(constant.ToInt(v))
		n += int64(delta)
		isUnsigned := b.Info()&types.IsUnsigned != 0
		if !exact || n > 127 || n < -127 || isUnsigned && n < 0 {
			return "", false
		}
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.INT {
			return strconv.FormatInt(n, 10), true
		}
	}

	sign := "+"
	if delta < 0 {
		sign = "-"
	}
	text := m.code(e)
	if _, isBinary := e.(*ast.BinaryExpr); isBinary {
		text = "(" + text + ")"
	}
	return text + sign + "1", true
}

// offByOne leaves out the 1 of x+1 or x-1.
func (m *mutator) offByOne(e *ast.BinaryExpr) {
	// The operand is computed twice, so it must be pure.
	one, _ := e.Y.(*ast.BasicLit)
	isSum := e.Op == token.ADD || e.Op == token.SUB
	if !isSum || one == nil || one.Value != "1" || m.isConstant(e) || !m.isInteger(e) || !m.isPure(e.X) {
		return
	}

	other := m.code(e.X)
	number := m.add(whatBound, e, other)
	m.wrap(e, func(text string) string { return fmt.Sprintf("pick__(%d, %s, %s)", number, text, other) })
}

// narrow makes one variant for all sums, products and shifts of a function: their results have 32 bits.
func (m *mutator) narrow(f *ast.FuncDecl) {
	// The variant is shown with the first place where it matters.
	number := 0
	use := func(n ast.Node, text string) int {
		if number == 0 {
			number = m.add(whatNarrow, n, text)
			m.variants[number-1].New += " // and so on in " + f.Name.Name
		}
		return number
	}

	// A sum that grows in place is made narrow afterwards.
	ast.PreorderStack(f, nil, func(n ast.Node, stack []ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if m.isLarge(n) {
				number := use(n, "int32("+m.code(n)+")")
				name := m.typeName(m.info.Types[n].Type)
				m.wrap(n, func(text string) string { return fmt.Sprintf("narrow__[%s](%d, %s)", name, number, text) })
			}
		case *ast.AssignStmt:
			grows := n.Tok == token.ADD_ASSIGN || n.Tok == token.MUL_ASSIGN || n.Tok == token.SHL_ASSIGN
			if grows && inBlock(stack) && m.isWide(n.Lhs[0]) && m.isPure(n.Lhs[0]) {
				to := m.code(n.Lhs[0])
				op := strings.TrimSuffix(n.Tok.String(), "=")
				number := use(n, fmt.Sprintf("%s = int32(%s %s %s)", to, to, op, m.code(n.Rhs[0])))
				name := m.typeName(m.info.Types[n.Lhs[0]].Type)
				m.wrap(n, func(text string) string {
					return fmt.Sprintf("%s; %s = narrow__[%s](%d, %s)", text, to, name, number, to)
				})
			}
		}
		return true
	})
}

// isLarge reports whether the result of an operation may be larger than both operands. Sums with a constant are not worth a
// variant.
func (m *mutator) isLarge(e *ast.BinaryExpr) bool {
	if m.isConstant(e) || !m.isWide(e) {
		return false
	}
	switch e.Op {
	case token.MUL, token.SHL:
		return true
	case token.ADD:
		return !m.isConstant(e.X) && !m.isConstant(e.Y)
	}
	return false
}

// isWide reports whether an expression is an int or int64, and not of a named type.
func (m *mutator) isWide(e ast.Expr) bool {
	b, _ := m.info.Types[e].Type.(*types.Basic)
	return b != nil && (b.Kind() == types.Int || b.Kind() == types.Int64)
}

// The number of elements of a list of neighbours. Longer lists are tables.
const (
	leastNeighbours = 2
	mostNeighbours  = 16
)

// elements takes a neighbour out of a list of constants, such as the directions of a grid.
func (m *mutator) elements(lit *ast.CompositeLit) {
	n := len(lit.Elts)
	if m.inner[lit] || n < leastNeighbours || n > mostNeighbours {
		return
	}

	// Structs and maps are not lists.
	var element types.Type
	switch t := m.info.Types[lit].Type.Underlying().(type) {
	case *types.Array:
		element = t.Elem()
	case *types.Slice:
		element = t.Elem()
	default:
		return
	}

	// The parts of the elements are not changed by themselves.
	for _, e := range lit.Elts {
		if !m.isOffset(e) {
			return
		}
	}
	for _, e := range lit.Elts {
		if inner, ok := e.(*ast.CompositeLit); ok {
			m.inner[inner] = true
		}
	}
	m.missing(lit.Elts, element)
}

// isOffset reports whether an element is an integer constant, or a list of such constants.
func (m *mutator) isOffset(e ast.Expr) bool {
	lit, ok := e.(*ast.CompositeLit)
	if !ok {
		return m.isConstant(e) && m.isInteger(e)
	}
	for _, part := range lit.Elts {
		if !m.isConstant(part) || !m.isInteger(part) {
			return false
		}
	}
	return true
}

// arguments takes a neighbour out of the last arguments of a call, such as those of append.
func (m *mutator) arguments(call *ast.CallExpr) {
	// An argument without a type of its own cannot replace another one.
	first := len(call.Args)
	for first > 0 {
		lit, ok := call.Args[first-1].(*ast.CompositeLit)
		if !ok || lit.Type == nil || !m.isPure(lit) {
			break
		}
		first--
	}

	// All of them must have the same type: then one can stand for another.
	list := call.Args[first:]
	if len(list) < leastNeighbours || len(list) > mostNeighbours {
		return
	}
	t := m.info.Types[list[0]].Type
	for _, e := range list {
		if !types.Identical(m.info.Types[e].Type, t) {
			return
		}
	}
	m.missing(list, t)
}

// missing makes a variant for each element of a list: the next element stands in its place.
func (m *mutator) missing(list []ast.Expr, t types.Type) {
	name := m.typeName(t)
	for i, e := range list {
		next := list[(i+1)%len(list)]
		if m.code(e) == m.code(next) {
			continue
		}

		// In a list, elements may have no type of their own.
		typed := func(of ast.Expr, text string) string {
			if lit, ok := of.(*ast.CompositeLit); ok && lit.Type == nil {
				return name + text
			}
			return text
		}
		number := m.add(whatNeighbour, e, m.code(next))
		other := typed(next, m.code(next))
		m.wrap(e, func(text string) string {
			return fmt.Sprintf("pick__[%s](%d, %s, %s)", name, number, typed(e, text), other)
		})
	}
}
