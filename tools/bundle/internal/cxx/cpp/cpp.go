// Package cpp represents a C++ program as a tree of nodes, and prints it. It has no knowledge of Go. It is
// the only package that generates the C++ text of the program itself (the runtime exists as text, so it is
// not generated): expressions with their parentheses (expr.go), literals (literal.go), and statements and
// declarations with their lines and indentation (this file).
package cpp

import (
	"reflect"
	"slices"
	"strings"
)

// A Node is a statement, a declaration or a comment. An expression is also a statement.
type Node interface{ print(p *printer) }

type (
	// Return is a return statement; X may be nil.
	Return struct{ X Expr }
	// Goto is a jump to a label.
	Goto string
	// Jump is a break or continue statement.
	Jump string
	// Guard is an if statement on one line.
	Guard struct {
		Cond Expr
		Then Node
	}
	// Label is the target of a goto.
	Label string
	// Comment is a comment on its own line, without the slashes.
	Comment string
	// Beside is a comment at the end of the line of the previous node.
	Beside string
	// Decl is the declaration of a variable.
	Decl struct {
		Specifier string // such as "static", "" for none
		Type      Expr
		Name      string
		Ref       bool   // the variable is a reference
		Array     bool   // the variable is an array with as many elements as Value has
		Value     Expr   // the initial value; nil if there is none
		Args      []Expr // arguments of the constructor, instead of Value
	}
	// Typedef declares another name for a type.
	Typedef struct {
		Type Expr
		Name string
	}
	// Using makes a name of the global scope visible in this scope.
	Using string
	// Block is a list of nodes in braces, with an optional label before them.
	Block struct {
		Label string
		Body  []Node
	}
	// If is an if statement. Else is the else branch. If the branch is an `else if`, Else.Cond is its
	// condition; otherwise Else.Cond is nil.
	If struct {
		Cond Expr
		Then []Node
		Else *If
	}
	// Func is a function.
	Func struct {
		Specifier string
		Result    Expr
		Name      string
		Params    []Param
		Body      []Node
		Short     bool // the body is printed on one line
	}
	// Proto is the declaration of a function that is defined elsewhere.
	Proto Func
	// Struct is the definition of a type. If Var is not "", it also defines a variable of this type with the
	// initial values Init.
	Struct struct {
		Name string
		Body []Node
		Var  string
		Init []Expr
	}
	// Forward is a forward declaration of a struct.
	Forward string
	// Derived is a struct that inherits all members of another type.
	Derived struct {
		Name string
		Base Expr
	}
	// Namespace contains nodes in a namespace.
	Namespace struct {
		Name string
		Body []Node
	}
	// Blank is an empty line.
	Blank struct{}
	// For is a loop with up to three clauses. Init is an expression, or declarations of one type. If Range is
	// set, it is a range-based loop with the variable Each instead.
	For struct {
		Init       []Node
		Cond, Post Expr
		Each       Decl
		Range      Expr
		Body       []Node
	}
	// Switch is a switch statement whose cases have their own blocks.
	Switch struct {
		Tag   Expr
		Cases []Case
	}
	// Case is a block for some values, or the default block.
	Case struct {
		Values  []Expr
		Default bool
		Body    []Node
	}
)

// Print returns the text of nodes, with or without comments.
func Print(nodes []Node, comments bool) string {
	p := &printer{comments: comments, seen: map[string]bool{}}
	p.nodes(nodes)
	if p.text.Len() > 0 {
		p.write("\n")
	}
	return p.text.String()
}

// Names lists the identifiers in nodes, each once, in the order of their first use. It does not generate text.
func Names(nodes ...Node) []string {
	p := &printer{silent: true, seen: map[string]bool{}}
	p.nodes(nodes)
	return p.names
}

// Same reports whether two expressions or types are identical.
func Same(x, y Expr) bool { return reflect.DeepEqual(x, y) }

// IsLoop reports whether nodes consist of a single for statement.
func IsLoop(nodes []Node) bool {
	if len(nodes) != 1 {
		return false
	}
	_, loop := nodes[0].(*For)
	return loop
}

// IsComment reports whether a node is a comment.
func IsComment(n Node) bool {
	switch n.(type) {
	case Comment, Beside:
		return true
	}
	return false
}

// LastClause returns the nodes as one expression for the last clause of a for statement, or nil and false if that is not
// possible.
func LastClause(nodes []Node) (Expr, bool) {
	var list []Expr
	for _, n := range nodes {
		x, ok := n.(Expr)
		if !ok || !oneLine(x) {
			return nil, false
		}
		list = append(list, x)
	}
	switch len(list) {
	case 0:
		return nil, true
	case 1:
		return list[0], true
	}
	return sequence(list), true
}

// FitFirstClause reports whether the nodes can be the first clause of a for statement: an expression, or
// declarations of variables of one type.
func FitFirstClause(nodes []Node) bool {
	if x, ok := LastClause(nodes); ok && (x == nil || len(nodes) == 1) {
		return true
	}

	first, _ := nodes[0].(Decl)
	return !slices.ContainsFunc(nodes, func(n Node) bool {
		d, ok := n.(Decl)
		if !ok || d.Ref || !oneLine(d.Value) {
			return true
		}

		// In a declaration of several variables, * and & apply to one variable only, so the type must be a
		// plain name.
		name, named := d.Type.(Name)
		return len(nodes) > 1 && (!named || !Same(name, first.Type) || !simple[name])
	})
}

// simple contains the types for which one clause may declare several variables.
var simple = map[Name]bool{
	"int64": true, "int32": true, "uint64": true, "uint32": true, "uint8": true, "float64": true, "bool": true,
	"String": true, "int8": true, "int16": true, "uint16": true,
}

// oneLine reports whether an expression is printed on one line. A lambda, for example, may need several
// lines.
func oneLine(x Expr) bool {
	p := &printer{silent: true, seen: map[string]bool{}}
	if x != nil {
		x.print(p)
	}
	return p.lines == 0
}

// A printer visits nodes in the order of the text, and collects identifiers. Unless it is silent, it also
// generates the text.
type printer struct {
	silent   bool // do not generate text
	comments bool // print the comments, too
	text     strings.Builder
	depth    int
	lines    int // the number of line breaks so far
	names    []string
	seen     map[string]bool
}

// write appends text.
func (p *printer) write(s string) {
	if !p.silent {
		p.text.WriteString(s)
	}
}

// name prints an identifier.
func (p *printer) name(s string) {
	p.write(s)
	if s != "" && !p.seen[s] {
		p.seen[s] = true
		p.names = append(p.names, s)
	}
}

// newline starts a new line.
func (p *printer) newline() {
	p.lines++
	if p.text.Len() > 0 {
		p.write("\n")
	}
	p.write(strings.Repeat("\t", p.depth))
}

// nodes prints nodes, each on lines of its own.
func (p *printer) nodes(nodes []Node) {
	for _, n := range nodes {
		p.node(n)
	}
}

// node prints a node on lines of its own.
func (p *printer) node(n Node) {
	if IsComment(n) && !p.comments {
		return
	}

	// These nodes start their lines themselves.
	switch n.(type) {
	case Blank, Beside:
		n.print(p)
		return
	}

	p.newline()
	n.print(p)

	// Statements end in a semicolon, blocks do not.
	switch n.(type) {
	case Expr, Return, Goto, Jump, Guard, Decl, Typedef, Using, Forward, Proto:
		p.write(";")
	}
}

// body prints nodes in braces, on separate lines, or on the current line if short is set.
func (p *printer) body(nodes []Node, short bool) {
	// An empty body is printed as {} on the same line.
	switch {
	case short && len(nodes) == 0:
		p.write("{}")
	case short:
		p.write("{ ")
		for _, n := range nodes {
			n.print(p)
			p.write("; ")
		}
		p.write("}")
	default:
		// Braces surround indented lines.
		p.write("{")
		p.depth++
		p.nodes(nodes)
		p.depth--
		p.newline()
		p.write("}")
	}
}

// condition prints a keyword and a condition in parentheses.
func (p *printer) condition(word string, x Expr) {
	p.write(word + " (")
	x.print(p)
	p.write(") ")
}

func (s Return) print(p *printer) {
	p.write("return")
	if s.X != nil {
		p.write(" ")
		s.X.print(p)
	}
}

func (s Goto) print(p *printer) {
	p.write("goto ")
	p.name(string(s))
}

func (s Jump) print(p *printer) { p.write(string(s)) }

func (s Guard) print(p *printer) {
	p.condition("if", s.Cond)
	s.Then.print(p)
}

func (l Label) print(p *printer) {
	p.name(string(l))
	p.write(":;")
}

// print removes characters that would make the next line a part of the comment.
func (c Comment) print(p *printer) {
	// A backslash at the end, and the trigraph for it, would continue the comment on the next line.
	s := strings.NewReplacer("\r", "", "??/", "?/").Replace(string(c))
	p.write("//" + strings.TrimRight(s, "\\ \t"))
}

func (c Beside) print(p *printer) {
	p.write("  ")
	Comment(c).print(p)
}

func (Blank) print(p *printer) { p.write("\n") }

func (d Decl) print(p *printer) {
	if d.Specifier != "" {
		p.write(d.Specifier + " ")
	}
	d.Type.print(p)

	// In C++, the & belongs to the variable. Print it directly after the type, because that is easier to
	// read.
	if d.Ref {
		p.write("&")
	}
	p.write(" ")
	d.printOne(p)
}

// printOne prints a variable without its type.
func (d Decl) printOne(p *printer) {
	p.name(d.Name)
	if d.Array {
		p.write("[]")
	}
	if d.Value != nil {
		p.write(" = ")
		d.Value.print(p)
	}

	// Print the arguments in parentheses, because braces could mean an initialiser list.
	if d.Args != nil {
		p.write("(")
		p.list(d.Args)
		p.write(")")
	}
}

func (d Typedef) print(p *printer) {
	p.write("typedef ")
	d.Type.print(p)
	p.write(" ")
	p.name(d.Name)
}

func (d Using) print(p *printer) {
	p.write("using ::")
	p.name(string(d))
}

func (d Forward) print(p *printer) {
	p.write("struct ")
	p.name(string(d))
}

func (b Block) print(p *printer) {
	if b.Label != "" {
		p.name(b.Label)
		p.write(": ")
	}
	p.body(b.Body, false)
}

func (s *If) print(p *printer) {
	p.condition("if", s.Cond)
	p.body(s.Then, false)

	// An else with a condition continues on the same line.
	for s = s.Else; s != nil; s = s.Else {
		p.write(" else ")
		if s.Cond != nil {
			p.condition("if", s.Cond)
		}
		p.body(s.Then, false)
	}
}

func (f Proto) print(p *printer) {
	if f.Specifier != "" {
		p.write(f.Specifier + " ")
	}
	f.Result.print(p)
	p.write(" ")
	p.name(f.Name)
	p.params(f.Params)
}

func (f Func) print(p *printer) {
	Proto(f).print(p)
	p.write(" ")
	p.body(f.Body, f.Short)
}

func (s Struct) print(p *printer) {
	p.write("struct ")
	p.name(s.Name)
	p.write(" ")
	p.body(s.Body, false)

	// The definition may also define a variable of the type.
	if s.Var != "" {
		p.write(" ")
		p.name(s.Var)
	}

	// The initial values are in the order of the members.
	if len(s.Init) > 0 {
		p.write(" = {")
		p.list(s.Init)
		p.write("}")
	}
	p.write(";")
}

func (s Derived) print(p *printer) {
	p.write("struct ")
	p.name(s.Name)
	p.write(" : ")
	s.Base.print(p)
	p.write(" {")

	// The struct has two constructors: one for the zero value, and one that converts a value of the base type.
	p.depth++
	p.newline()
	p.write(s.Name + "() = default;")
	p.newline()
	p.write(s.Name)
	p.params([]Param{{s.Base, "x"}})
	p.write(" : ")
	s.Base.print(p)
	p.write("(x) {}")
	p.depth--
	p.newline()
	p.write("};")
}

func (n Namespace) print(p *printer) {
	p.write("namespace " + n.Name + " {")
	p.nodes(n.Body)
	p.newline()
	p.write("}  // namespace " + n.Name)
}

func (f *For) print(p *printer) {
	// A loop with only a condition is printed as while.
	if f.Init == nil && f.Post == nil && f.Cond != nil {
		p.condition("while", f.Cond)
		p.body(f.Body, false)
		return
	}

	p.write("for (")
	if f.Range != nil {
		f.Each.print(p)
		p.write(" : ")
		f.Range.print(p)
		p.write(") ")
		p.body(f.Body, false)
		return
	}

	// Several declarations of one type are separated by commas.
	for i, n := range f.Init {
		if d, ok := n.(Decl); ok && i > 0 {
			p.write(", ")
			d.printOne(p)
			continue
		}
		n.print(p)
	}

	// A missing clause leaves only its semicolon.
	for _, x := range []Expr{f.Cond, f.Post} {
		p.write(";")
		if x != nil {
			p.write(" ")
			x.print(p)
		}
	}
	p.write(") ")
	p.body(f.Body, false)
}

func (s *Switch) print(p *printer) {
	p.condition("switch", s.Tag)
	p.write("{")
	for _, c := range s.Cases {
		// Print each value on its own line.
		for _, x := range c.Values {
			p.newline()
			p.write("case ")
			x.print(p)
			p.write(":")
		}
		if c.Default {
			p.newline()
			p.write("default:")
		}

		// The braces give the variables of each case their own scope.
		p.newline()
		p.body(c.Body, false)
	}
	p.newline()
	p.write("}")
}
