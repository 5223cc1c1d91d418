// This file creates the variants that change expressions: they change a comparison, move a bound by one,
// truncate integers to 32 bits, or omit one element of a list of neighbours.

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

// These texts describe the mistakes to the user.
const (
	whatComparison = "another comparison"
	whatBound      = "a bound off by one"
	whatNeighbour  = "a neighbour is missing, and another one occurs twice"
	whatNarrow     = "integers truncated to 32 bits"
)

// strictness maps < to <=, > to >=, and vice versa.
var strictness = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
}

// varyComparison adds the variants of a comparison. The first variant swaps < and <=, or > and >=. If the
// operands are integers, this moves the bound by 1: x < y becomes x <= y. So for integers a second variant
// moves the bound by 1 in the opposite direction: x < y becomes x < y-1.
func (m *mutator) varyComparison(e *ast.BinaryExpr) {
	swapped, isOrder := strictness[e.Op]
	if !isOrder || m.isConstant(e) {
		return
	}

	left := m.code(e.X)
	others := []string{fmt.Sprint(left, " ", swapped, " ", m.code(e.Y))}
	numbers := []int{m.add(whatComparison, e, others[0])}

	// The second variant moves the bound up by 1 if the first one moves it down, and vice versa.
	delta := 1
	if e.Op == token.LSS || e.Op == token.GEQ {
		delta = -1
	}
	if bound, ok := m.moved(e.Y, delta); ok && m.isInteger(e.X) {
		other := fmt.Sprint(left, " ", e.Op, " ", bound)
		others = append(others, other)
		numbers = append(numbers, m.add(whatBound, e, other))
	}

	// Replace the comparison by one condition that contains all its variants and the original, for example
	// mutant__ == 5 && (a <= b) || mutant__ != 5 && (a < b). Like a comparison, this condition is an untyped
	// bool. In each run it evaluates the operands only once.
	m.wrap(e, func(original string) string {
		variants, isNone := "", ""
		for i, number := range numbers {
			variants += fmt.Sprintf("mutant__ == %d && (%s) || ", number, others[i])
			isNone += fmt.Sprintf("mutant__ != %d && ", number)
		}
		return "(" + variants + isNone + "(" + original + "))"
	})
}

// moved returns source code for the value of an integer expression plus delta, which is 1 or -1. It returns
// false if the result is a constant that might not fit into its type.
func (m *mutator) moved(e ast.Expr, delta int) (string, bool) {
	b := m.basic(e)
	if b == nil || b.Info()&types.IsInteger == 0 {
		return "", false
	}

	// The type of the constant is unknown here. It may have only 8 bits, so accept only constants that fit
	// into 8 bits.
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

// omitOne adds a variant that replaces x+1 or x-1 by x. It ignores all other expressions.
func (m *mutator) omitOne(e *ast.BinaryExpr) {
	// The operand is evaluated twice, so it must have no side effects.
	one, _ := e.Y.(*ast.BasicLit)
	isSum := e.Op == token.ADD || e.Op == token.SUB
	if !isSum || one == nil || one.Value != "1" || m.isConstant(e) || !m.isInteger(e) || !m.isPure(e.X) {
		return
	}

	other := m.code(e.X)
	number := m.add(whatBound, e, other)
	m.wrap(e, func(text string) string { return fmt.Sprintf("pick__(%d, %s, %s)", number, text, other) })
}

// narrowIntegers adds one variant that truncates the results of all sums, products and shifts of a function to 32 bits.
func (m *mutator) narrowIntegers(f *ast.FuncDecl) {
	// Create the variant when the first expression that it changes is found. The variant's description shows
	// this expression.
	number := 0
	use := func(n ast.Node, text string) int {
		if number == 0 {
			number = m.add(whatNarrow, n, text)
			m.variants[number-1].New += " // and so on in " + f.Name.Name
		}
		return number
	}

	// The result of x + y is truncated in place. x += y is followed by a statement that truncates x.
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

// isLarge reports whether the result of an operation may need more than 32 bits, although each operand fits
// into 32 bits. It returns false for sums with a constant, because they rarely overflow.
func (m *mutator) isLarge(e *ast.BinaryExpr) bool {
	if m.isConstant(e) || !m.isWide(e) {
		return false
	}

	// Ignore subtractions: the difference of two numbers from 0 to 2^31-1 fits into 32 bits, so truncation
	// does not change it.
	switch e.Op {
	case token.MUL, token.SHL:
		return true
	case token.ADD:
		return !m.isConstant(e.X) && !m.isConstant(e.Y)
	}
	return false
}

// isWide reports whether the type of an expression is int or int64. It returns false for a type that the
// program defines.
func (m *mutator) isWide(e ast.Expr) bool {
	b, _ := m.info.Types[e].Type.(*types.Basic)
	return b != nil && (b.Kind() == types.Int || b.Kind() == types.Int64)
}

// A list of neighbours has between leastNeighbours and mostNeighbours elements. A longer list is probably a
// table.
const (
	leastNeighbours = 2
	mostNeighbours  = 16
)

// omitElements adds variants of a list of constants, such as the directions of a grid. Each variant omits one
// element.
func (m *mutator) omitElements(lit *ast.CompositeLit) {
	n := len(lit.Elts)
	if m.inner[lit] || n < leastNeighbours || n > mostNeighbours {
		return
	}

	// Structs and maps are not lists of neighbours.
	var element types.Type
	switch t := m.info.Types[lit].Type.Underlying().(type) {
	case *types.Array:
		element = t.Elem()
	case *types.Slice:
		element = t.Elem()
	default:
		return
	}

	// Directions are lists of offsets, such as 1 or {0, -1}. Ignore any other list.
	for _, e := range lit.Elts {
		if !m.isOffset(e) {
			return
		}
	}
	// Do not treat the elements as lists of neighbours themselves.
	for _, e := range lit.Elts {
		if inner, ok := e.(*ast.CompositeLit); ok {
			m.inner[inner] = true
		}
	}
	m.omitEach(lit.Elts, element)
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

// omitArguments adds variants of a call whose last arguments are the neighbours of a state, such as a call of
// append. Each variant leaves out one neighbour.
func (m *mutator) omitArguments(call *ast.CallExpr) {
	// Each neighbour must be a composite literal without side effects, because the program with the variants
	// evaluates the literal more than once.
	first := len(call.Args)
	for first > 0 {
		lit, ok := call.Args[first-1].(*ast.CompositeLit)
		if !ok || lit.Type == nil || !m.isPure(lit) {
			break
		}
		first--
	}

	// All these arguments must have the same type, because a variant replaces one of them by the next one.
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
	m.omitEach(list, t)
}

// omitEach adds a variant for each element of a list. The variant replaces the element by the next one, so that the
// length of the list does not change.
func (m *mutator) omitEach(list []ast.Expr, t types.Type) {
	name := m.typeName(t)
	for i, e := range list {
		next := list[(i+1)%len(list)]
		if m.code(e) == m.code(next) {
			continue
		}

		// Inside a list an element may omit its type. Add the type, because the variant uses the element outside the list.
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
