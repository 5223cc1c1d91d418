package cpp

// This file holds expressions and types, and prints them with the parentheses that they need.

// An Expr is an expression, a type, or a list in braces. Among statements it is a statement of its own.
type Expr interface {
	Node
	level() int // how tightly its outermost operator binds
}

// Levels of operators, the tightest last. The operators & | ^ << >> are below all others: their operands and they
// themselves get parentheses, because few readers know their precedence.
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

// levels are the levels of the operators with two operands, without assignments.
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
		typ   Expr // nil: none
		items []Expr
	}
	table    [][]Expr
	template struct {
		name string
		args []Expr
	}
	scoped struct {
		scope Expr // nil: the outermost
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
	Captures []string // names, each perhaps with & before it, or & alone
	Params   []Param
	Mutable  bool
	Result   Expr // nil: not said
	Body     []Node
	Short    bool // on one line
}

// Param is a parameter; it may have no name.
type Param struct {
	Type Expr
	Name string
}

// Unary is an operator before its operand: also "(void)" and "sizeof ".
func Unary(op string, x Expr) Expr { return unary{op, x} }

// Postfix is ++ or -- behind its operand.
func Postfix(x Expr, op string) Expr { return postfix{x, op} }

// Binary is an operator between two operands, also an assignment.
func Binary(op string, x, y Expr) Expr { return binary{op, x, y} }

// Join puts an operator between any number of operands.
func Join(op string, list []Expr) Expr {
	x := list[0]
	for _, y := range list[1:] {
		x = Binary(op, x, y)
	}
	return x
}

// Call calls a function by its name.
func Call(name string, args ...Expr) Expr { return call{Name(name), args} }

// Apply calls the value of an expression, or makes a value of a type.
func Apply(f Expr, args ...Expr) Expr { return call{f, args} }

// Method calls a member function.
func Method(x Expr, name string, args ...Expr) Expr { return call{Member(x, name), args} }

// Member is x.name.
func Member(x Expr, name string) Expr { return member{x, ".", name} }

// Through is p->name.
func Through(p Expr, name string) Expr {
	if x, ok := pointee(p); ok {
		return Member(x, name)
	}
	return member{p, "->", name}
}

// Index is x[i].
func Index(x, i Expr) Expr { return index{x, i} }

// Deref is *p.
func Deref(p Expr) Expr {
	if x, ok := pointee(p); ok {
		return x
	}
	return unary{"*", p}
}

// pointee returns x for &x.
func pointee(p Expr) (Expr, bool) {
	u, ok := p.(unary)
	return u.x, ok && u.op == "&"
}

// Address is &x.
func Address(x Expr) Expr {
	if u, ok := x.(unary); ok && u.op == "*" {
		return u.x
	}
	return unary{"&", x}
}

// Sequence evaluates expressions one after the other and has the last one's value.
func Sequence(list ...Expr) Expr { return sequence(list) }

// Braces is a list in braces, after a type unless that is nil. It is broken into lines of readable length.
func Braces(typ Expr, items ...Expr) Expr { return braces{typ, items} }

// Table initialises an array of structs, one on a line.
func Table(rows [][]Expr) Expr { return table(rows) }

// Template is a name with template arguments.
func Template(name string, args ...Expr) Expr { return template{name, args} }

// Scoped is scope::name; a scope of nil is the outermost.
func Scoped(scope, name Expr) Expr { return scoped{scope, name} }

// Pointer returns the type of pointers to a type.
func Pointer(typ Expr) Expr { return suffixed{typ, "*"} }

// Ref returns the type of references to values of a type.
func Ref(typ Expr) Expr { return suffixed{typ, "&"} }

// ConstRef returns the type of references through which the value cannot be changed.
func ConstRef(typ Expr) Expr { return suffixed{typ, " const&"} }

// Const is a type whose values do not change.
func Const(typ Expr) Expr { return constant{typ} }

// FuncType is a type of functions.
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

// at prints an operand, in parentheses if it binds less tightly than min.
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
	// The operator comes first, and binds its operand at once.
	p.write(x.op)
	if x.op == "-" { // two of them are another operator
		p.at(x.x, primary)
		return
	}
	p.at(x.x, prefix)
}

func (x postfix) print(p *printer) {
	p.at(x.x, primary)
	p.write(x.op)
}

func (x binary) print(p *printer) {
	// The right operand binds more tightly, because operators group from the left.
	left, right := x.level(), x.level()+1
	switch left {
	// These may be repeated without parentheses on the right.
	case assignment, land:
		right = left
	case bits:
		// Everything that is not obvious gets parentheses.
		left, right = prefix, prefix
	case equality, relational:
		// Operands of comparisons are sums at most, so that a < b == c gets parentheses.
		left, right = additive, additive
	case lor: // && stands in parentheses beside it, as compilers want
		left, right = x.besideOr(x.x), x.besideOr(x.y)
	}

	p.at(x.x, left)
	p.write(" " + x.op + " ")
	p.at(x.y, right)
}

// besideOr returns the level that an operand of || needs.
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

func (x index) print(p *printer) {
	p.at(x.x, primary)
	p.write("[")
	if beginsWithLambda(x.i) { // [[ starts an attribute
		p.write("(")
		defer p.write(")]")
	} else {
		defer p.write("]")
	}
	x.i.print(p)
}

// beginsWithLambda reports whether the first thing printed of an expression is a lambda.
func beginsWithLambda(x Expr) bool {
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

	// Long lists get several lines, indented once more.
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

	// The & is no part of the name.
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

	// Without mutable a lambda cannot change its copies.
	if x.Mutable {
		p.write(" mutable")
	}

	// The result's type is written only where C++ could not find it.
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

			// A name is missing where the function does not use the parameter.
		}
		param.Type.print(p)
		if param.Name != "" {
			p.write(" ")
			p.name(param.Name)
		}
	}
	p.write(")")
}
