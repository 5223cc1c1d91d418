package cpp

// This file defines expressions and types, and prints them with the necessary parentheses.

// An Expr is an expression, a type, or a list in braces. It is also a statement.
type Expr interface {
	Node
	level() int // the precedence of the outermost operator
}

// These are the levels of precedence, the highest last. The operators & | ^ << >> have the lowest level here:
// they and their operands get parentheses, because few readers know their precedence.
const (
	comma = iota
	assignment
	bits
	lor
	land
	equality
	relational
	additive
	multiplicative
	prefix
	primary
)

// levels maps binary operators, except assignments, to their levels.
var levels = map[string]int{
	"&": bits, "|": bits, "^": bits, "<<": bits, ">>": bits, "||": lor, "&&": land,
	"==": equality, "!=": equality, "<": relational, "<=": relational, ">": relational, ">=": relational,
	"+": additive, "-": additive, "*": multiplicative, "/": multiplicative, "%": multiplicative,
}

// Name is an identifier, or a C++ keyword for a value or a type.
type Name string

type (
	unary struct {
		op string
		x  Expr
	}
	postfix struct {
		x  Expr
		op string
	}
	binary struct {
		op   string
		x, y Expr
	}
	call struct {
		f    Expr
		args []Expr
	}
	member struct {
		x        Expr
		op, name string
	}
	index    struct{ x, i Expr }
	sequence []Expr
	braces   struct {
		typ   Expr // the type before the list; nil for none
		items []Expr
	}
	table    [][]Expr
	template struct {
		name string
		args []Expr
	}
	memberOf struct {
		x    Expr
		name template
	}
	scoped struct {
		scope Expr // the enclosing scope; nil for the global scope
		name  Expr
	}
	suffixed struct {
		typ    Expr
		suffix string
	}
	constant struct{ typ Expr }
	funcType struct {
		result Expr
		params []Expr
	}
)

// Lambda is a lambda expression.
type Lambda struct {
	Captures []string // names, each optionally with & before it, or a single &
	Params   []Param
	Mutable  bool
	Result   Expr // the type of the result; nil to let C++ deduce it
	Body     []Node
	Short    bool // the body is printed on one line
}

// A Param is a parameter. Its name may be empty.
type Param struct {
	Type Expr
	Name string
}

// Unary returns a prefix operator with its operand. The operator may also be "(void)" or "sizeof ".
func Unary(op string, x Expr) Expr { return unary{op, x} }

// Postfix returns x++ or x--.
func Postfix(x Expr, op string) Expr { return postfix{x, op} }

// Binary returns a binary operation or an assignment.
func Binary(op string, x, y Expr) Expr { return binary{op, x, y} }

// Join puts an operator between any number of operands.
func Join(op string, list []Expr) Expr {
	x := list[0]
	for _, y := range list[1:] {
		x = Binary(op, x, y)
	}
	return x
}

// Call returns a call of the function with this name.
func Call(name string, args ...Expr) Expr { return call{Name(name), args} }

// Apply returns a call of f, or a construction of a value if f is a type.
func Apply(f Expr, args ...Expr) Expr { return call{f, args} }

// Method returns a call of a member function.
func Method(x Expr, name string, args ...Expr) Expr { return call{Member(x, name), args} }

// Member returns x.name.
func Member(x Expr, name string) Expr { return member{x, ".", name} }

// MemberOf returns x.name<args>.
func MemberOf(x Expr, name string, args ...Expr) Expr { return memberOf{x, template{name, args}} }

// Through returns p->name.
func Through(p Expr, name string) Expr {
	if x, ok := pointee(p); ok {
		return Member(x, name)
	}
	return member{p, "->", name}
}

// Index returns x[i].
func Index(x, i Expr) Expr { return index{x, i} }

// Deref returns *p.
func Deref(p Expr) Expr {
	if x, ok := pointee(p); ok {
		return x
	}
	return unary{"*", p}
}

// pointee returns x if p is &x.
func pointee(p Expr) (Expr, bool) {
	u, ok := p.(unary)
	return u.x, ok && u.op == "&"
}

// Address returns &x.
func Address(x Expr) Expr {
	if u, ok := x.(unary); ok && u.op == "*" {
		return u.x
	}
	return unary{"&", x}
}

// Sequence returns a comma expression: it evaluates all expressions and has the value of the last one.
func Sequence(list ...Expr) Expr { return sequence(list) }

// Braces returns a list in braces. If typ is not nil, it is written before the list. A long list is broken
// into lines.
func Braces(typ Expr, items ...Expr) Expr { return braces{typ, items} }

// Table returns the initialiser of an array of structs, with one struct on each line.
func Table(rows [][]Expr) Expr { return table(rows) }

// Template returns a name with template arguments.
func Template(name string, args ...Expr) Expr { return template{name, args} }

// Scoped returns the qualified name scope::name. If scope is nil, Scoped returns ::name, a name in the global
// scope.
func Scoped(scope, name Expr) Expr { return scoped{scope, name} }

// Pointer returns the type of pointers to typ.
func Pointer(typ Expr) Expr { return suffixed{typ, "*"} }

// Ref returns the type of references to typ.
func Ref(typ Expr) Expr { return suffixed{typ, "&"} }

// ConstRef returns the type of const references to typ.
func ConstRef(typ Expr) Expr { return suffixed{typ, " const&"} }

// Const returns the const-qualified typ.
func Const(typ Expr) Expr { return constant{typ} }

// FuncType returns a function type.
func FuncType(result Expr, params ...Expr) Expr { return funcType{result, params} }

func (Name) level() int         { return primary }
func (unary) level() int        { return prefix }
func (postfix) level() int      { return primary }
func (call) level() int         { return primary }
func (member) level() int       { return primary }
func (index) level() int        { return primary }
func (sequence) level() int     { return comma }
func (braces) level() int       { return primary }
func (table) level() int        { return primary }
func (template) level() int     { return primary }
func (memberOf) level() int     { return primary }
func (scoped) level() int       { return primary }
func (suffixed) level() int     { return primary }
func (constant) level() int     { return primary }
func (funcType) level() int     { return primary }
func (Lambda) level() int       { return primary }
func (x Name) print(p *printer) { p.name(string(x)) }

func (x binary) level() int {
	if level, ok := levels[x.op]; ok {
		return level
	}
	return assignment // += and the like
}

// at prints an operand, in parentheses if its level is below min.
func (p *printer) at(x Expr, min int) {
	if x.level() < min {
		p.write("(")
		x.print(p)
		p.write(")")
		return
	}
	x.print(p)
}

func (x unary) print(p *printer) {
	p.write(x.op)
	if x.op == "-" { // without parentheses around the operand, two minus signs would be read as --
		p.at(x.x, primary)
		return
	}

	// Put the operand in parentheses if it binds less tightly than a prefix operator.
	p.at(x.x, prefix)
}

func (x postfix) print(p *printer) {
	p.at(x.x, primary)
	p.write(x.op)
}

func (x binary) print(p *printer) {
	// Most operators are left-associative, so the right operand needs parentheses if its level is the same.
	left, right := x.level(), x.level()+1
	switch left {
	// a = b = c and a && b && c need no parentheses on the right.
	case assignment, land:
		right = left
	case bits:
		// Operands of bit operators that contain a binary operator get parentheses, because compilers warn without
		// them.
		left, right = prefix, prefix
	case equality, relational:
		// Operands of comparisons need at least the level of sums, so that a < b == c gets parentheses.
		left, right = additive, additive
	// An operand of || that contains && gets parentheses, because compilers warn otherwise.
	case lor:
		left, right = x.besideOr(x.x), x.besideOr(x.y)
	}

	p.at(x.x, left)
	p.write(" " + x.op + " ")
	p.at(x.y, right)
}

// besideOr returns the lowest level at which an operand of || needs no parentheses.
func (x binary) besideOr(operand Expr) int {
	if operand.level() == lor {
		return lor
	}
	return equality
}

func (x call) print(p *printer) {
	p.at(x.f, primary)
	p.write("(")
	p.list(x.args)
	p.write(")")
}

// list prints expressions with commas between them.
func (p *printer) list(list []Expr) {
	for i, x := range list {
		if i > 0 {
			p.write(", ")
		}
		p.at(x, assignment)
	}
}

func (x member) print(p *printer) {
	p.at(x.x, primary)
	p.write(x.op)
	p.name(x.name)
}

func (x memberOf) print(p *printer) {
	p.at(x.x, primary)
	p.write(".")
	x.name.print(p)
}

func (x index) print(p *printer) {
	p.at(x.x, primary)
	p.write("[")
	if beginsWithLambda(x.i) { // [[ would start an attribute
		p.write("(")
		defer p.write(")]")
	} else {
		defer p.write("]")
	}
	x.i.print(p)
}

// beginsWithLambda reports whether the text of an expression starts with a lambda.
func beginsWithLambda(x Expr) bool {
	// The text of these nodes starts with the text of their first operand.
	switch x := x.(type) {
	case Lambda:
		return true
	case call:
		return beginsWithLambda(x.f)
	case member:
		return beginsWithLambda(x.x)
	case index:
		return beginsWithLambda(x.x)
	case binary:
		return beginsWithLambda(x.x)
	}
	return false
}

func (x sequence) print(p *printer) { p.list(x) }

func (x braces) print(p *printer) {
	if x.typ != nil {
		x.typ.print(p)
	}
	p.write("{")

	// A long list is broken into lines, which are indented once more.
	start := p.text.Len()
	for i, item := range x.items {
		if i > 0 {
			p.write(",")
			if p.text.Len()-start > 100 {
				p.depth++
				p.newline()
				p.depth--
				start = p.text.Len()
			} else {
				p.write(" ")
			}
		}
		p.at(item, assignment)
	}
	p.write("}")
}

func (x table) print(p *printer) {
	p.write("{")
	p.depth++
	for _, row := range x {
		p.newline()
		p.write("{")
		p.list(row)
		p.write("},")
	}
	p.depth--
	p.newline()
	p.write("}")
}

func (x template) print(p *printer) {
	p.name(x.name)
	p.write("<")
	p.list(x.args)
	p.write(">")
}

func (x scoped) print(p *printer) {
	if x.scope != nil {
		x.scope.print(p)
	}
	p.write("::")
	x.name.print(p)
}

func (x suffixed) print(p *printer) {
	x.typ.print(p)
	p.write(x.suffix)
}

func (x constant) print(p *printer) {
	p.write("const ")
	x.typ.print(p)
}

func (x funcType) print(p *printer) {
	x.result.print(p)
	p.write("(")
	p.list(x.params)
	p.write(")")
}

func (x Lambda) print(p *printer) {
	p.write("[")

	// Write the & separately, because it is not part of the identifier.
	for i, c := range x.Captures {
		if i > 0 {
			p.write(", ")
		}
		if c[0] == '&' {
			p.write("&")
			c = c[1:]
		}
		p.name(c)
	}
	p.write("]")
	p.params(x.Params)

	// Without the keyword mutable, a lambda cannot change the variables that it has captured by value.
	if x.Mutable {
		p.write(" mutable")
	}

	// Print the type of the result only if C++ cannot deduce it.
	if x.Result != nil {
		p.write(" -> ")
		x.Result.print(p)
	}
	p.write(" ")
	p.body(x.Body, x.Short)
}

// params prints a list of parameters in parentheses.
func (p *printer) params(list []Param) {
	p.write("(")
	for i, param := range list {
		if i > 0 {
			p.write(", ")
		}
		param.Type.print(p)

		// An unused parameter has no name, only a type.
		if param.Name != "" {
			p.write(" ")
			p.name(param.Name)
		}
	}
	p.write(")")
}
