// Package cpp holds a C++ program as nodes, and prints them. It knows no Go. It is the only package that
// makes C++ text of the program's half of the output: expressions with their parentheses (expr.go), constants
// (literal.go), and, in this file, statements and declarations with their lines and indentation.
package cpp

import (
	"reflect"
	"slices"
	"strings"
)

// A Node is a statement, a declaration, or a comment among them. An expression is a statement, too.
type Node interface{ print(p *printer) }

type (
	// Return leaves a function; X may be nil.
	Return struct{ X Expr }
	// Goto leads to a label.
	Goto string
	// Jump is break or continue.
	Jump string
	// Guard is a statement under a condition, on one line.
	Guard struct {
		Cond Expr
		Then Node
	}
	// Label is one that a goto leads to.
	Label string
	// Comment is one on a line of its own, given without the slashes.
	Comment string
	// Beside is a comment on the last line of the node before it.
	Beside string
	// Decl declares a variable.
	Decl struct {
		Specifier string // such as "static", "" for none
		Type      Expr
		Name      string
		Ref       bool   // it is a reference
		Array     bool   // it is an array of as many elements as Value has
		Value     Expr   // nil: none
		Args      []Expr // what is given to its constructor, instead of Value
	}
	// Typedef gives a type another name.
	Typedef struct {
		Type Expr
		Name string
	}
	// Using makes a name of the outermost scope known in this one.
	Using string
	// Block is what stands in braces, after a label if there is one.
	Block struct {
		Label string
		Body  []Node
	}
	// If is a statement under a condition; one without a condition is the last else.
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
		Short     bool // printed on one line
	}
	// Proto declares a function that is defined elsewhere.
	Proto Func
	// Struct is the definition of a type, and of a variable of it if Var is not "".
	Struct struct {
		Name string
		Body []Node
		Var  string
		Init []Expr
	}
	// Forward says that a name is a struct's.
	Forward string
	// Derived is a type that is another one under a name of its own.
	Derived struct {
		Name string
		Base Expr
	}
	// Namespace is what it is called and holds.
	Namespace struct {
		Name string
		Body []Node
	}
	// Blank is an empty line.
	Blank struct{}
	// For is a loop with up to three clauses; Init is an expression, or declarations of one type. One with a Range
	// gives each of its items to a variable instead.
	For struct {
		Init       []Node
		Cond, Post Expr
		Each       Decl
		Range      Expr
		Body       []Node
	}
	// Switch is one whose cases have blocks of their own.
	Switch struct {
		Tag   Expr
		Cases []Case
	}
	// Case is a block for some values, or for all others.
	Case struct {
		Values  []Expr
		Default bool
		Body    []Node
	}
)

// Print prints nodes. It also gives the identifiers that they use, each once, in their order.
func Print(nodes []Node) (text string, names []string) {
	p := &printer{seen: map[string]bool{}}
	p.nodes(nodes)
	if p.text.Len() > 0 {
		p.write("\n")
	}
	return p.text.String(), p.names
}

// Same reports whether two expressions or types are written alike.
func Same(x, y Expr) bool { return reflect.DeepEqual(x, y) }

// IsLoop reports whether nodes are a for statement and nothing else.
func IsLoop(nodes []Node) bool {
	if len(nodes) != 1 {
		return false
	}
	_, loop := nodes[0].(*For)
	return loop
}

// IsComment reports whether a node is one.
func IsComment(n Node) bool {
	switch n.(type) {
	case Comment, Beside:
		return true
	}
	return false
}

// LastClause gives the expression that nodes are for the last clause of a for statement; false if they are anything else.
func LastClause(nodes []Node) (Expr, bool) {
	if len(nodes) == 0 {
		return nil, true
	}
	x, ok := nodes[0].(Expr)
	return x, ok && len(nodes) == 1 && oneLine(x)
}

// FitFirstClause reports whether nodes can be the first clause of a for statement: one expression, or declarations of one type.
func FitFirstClause(nodes []Node) bool {
	if _, ok := LastClause(nodes); ok {
		return true
	}
	first, _ := nodes[0].(Decl)
	return !slices.ContainsFunc(nodes, func(n Node) bool {
		d, ok := n.(Decl)
		name, named := d.Type.(Name)
		return !ok || d.Ref || !oneLine(d.Value) || len(nodes) > 1 && (!named || !Same(name, first.Type) || !simple[name])
	})
}

// simple holds the types of which a clause may declare several variables.
var simple = map[Name]bool{"int64": true, "int32": true, "uint64": true, "uint32": true, "uint8": true, "float64": true, "bool": true, "String": true, "int8": true, "int16": true, "uint16": true}

// oneLine reports whether an expression is printed on one line.
func oneLine(x Expr) bool {
	p := &printer{seen: map[string]bool{}}
	if x != nil {
		x.print(p)
	}
	return !strings.Contains(p.text.String(), "\n")
}

// printer collects text and the identifiers in it.
type printer struct {
	text  strings.Builder
	depth int
	names []string
	seen  map[string]bool
}

func (p *printer) write(s string) { p.text.WriteString(s) }

// name prints an identifier.
func (p *printer) name(s string) {
	p.write(s)
	if s != "" && !p.seen[s] {
		p.seen[s] = true
		p.names = append(p.names, s)
	}
}

// newline begins a line.
func (p *printer) newline() {
	if p.text.Len() > 0 {
		p.write("\n")
	}
	p.write(strings.Repeat("\t", p.depth))
}

func (p *printer) nodes(nodes []Node) {
	for _, n := range nodes {
		p.node(n)
	}
}

// node prints one on lines of its own.
func (p *printer) node(n Node) {
	switch n.(type) {
	case Blank, Beside:
		n.print(p)
		return
	}
	p.newline()
	n.print(p)
	switch n.(type) {
	case Expr, Return, Goto, Jump, Guard, Decl, Typedef, Using, Forward, Proto:
		p.write(";")
	}
}

// body prints nodes in braces, in lines of their own or on this one.
func (p *printer) body(nodes []Node, short bool) {
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
		p.write("{")
		p.depth++
		p.nodes(nodes)
		p.depth--
		p.newline()
		p.write("}")
	}
}

// condition prints an expression between a word and what stands under it.
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

// print leaves out what makes the next line a part of the comment.
func (c Comment) print(p *printer) {
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
	if s.Var != "" {
		p.write(" ")
		p.name(s.Var)
	}
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
	for i, n := range f.Init {
		if d, ok := n.(Decl); ok && i > 0 {
			p.write(", ")
			d.printOne(p)
			continue
		}
		n.print(p)
	}
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
		p.newline()
		p.body(c.Body, false)
	}
	p.newline()
	p.write("}")
}
