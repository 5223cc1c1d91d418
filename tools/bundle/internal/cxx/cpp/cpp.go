// Package cpp holds the statements and declarations of a C++ program as nodes, and prints them. It knows no Go. Its
// printer is the only place that makes lines and indentation.
//
// Expressions are text. One that goes over several lines, because it holds a lambda or a long list, is indented
// as if it began at the margin; the printer moves it to where it stands.
package cpp

import "strings"

// A Node is a statement, a declaration, or a comment among them.
type Node interface{ print(p *printer) }

type (
	// Stmt is a statement without its semicolon.
	Stmt string
	// Label is one that a goto leads to.
	Label string
	// Comment has lines of its own; it begins with two slashes.
	Comment string
	// Beside is a comment on the last line of the node before it.
	Beside string
	// Decl declares a variable; Value is "" where it has none.
	Decl struct {
		Type, Name, Value string
		Ref               bool // it is a reference
	}
	// Block is a head and what stands in braces after it; Next is an else, Tail follows the last brace.
	Block struct {
		Head string
		Body []Node
		Next *Block
		Tail string
	}
	// Short is a function with at most one statement, printed on one line.
	Short struct{ Head, Stmt string }
	// Namespace is what it is called and holds.
	Namespace struct {
		Name string
		Body []Node
	}
	// Blank is an empty line.
	Blank struct{}
	// For is a loop with up to three clauses.
	For struct {
		Init, Cond, Post string
		Body             []Node
	}
	// Switch is one whose cases have blocks of their own.
	Switch struct {
		Tag   string
		Cases []Case
	}
	// Case is a block with the labels before it.
	Case struct {
		Labels []string
		Body   []Node
	}
)

// Text prints nodes.
func Text(nodes []Node) string {
	p := &printer{}
	p.nodes(nodes)
	if p.text.Len() > 0 {
		p.text.WriteByte('\n')
	}
	return p.text.String()
}

// Lambda is a lambda expression; head is what stands before its body.
func Lambda(head string, body []Node) string {
	p := &printer{}
	p.braces(head, body)
	return p.text.String()
}

// Table initialises an array of structs, one on a line.
func Table(rows [][]string) string {
	var b strings.Builder
	b.WriteString("{\n")
	for _, row := range rows {
		b.WriteString("\t{" + strings.Join(row, ", ") + "},\n")
	}
	return b.String() + "}"
}

// List joins expressions with commas, in lines of readable length.
func List(list []string) string {
	var b strings.Builder
	width := 0
	for i, s := range list {
		if i > 0 {
			b.WriteByte(',')
			if width > 100 {
				b.WriteString("\n\t")
				width = 0
			} else {
				b.WriteByte(' ')
			}
		}
		b.WriteString(s)
		width += len(s) + 2
	}
	return b.String()
}

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

// LastClause gives the statement that nodes are for the last clause of a for statement; false if they are more than one.
func LastClause(nodes []Node) (string, bool) {
	if len(nodes) == 0 {
		return "", true
	}
	s, ok := nodes[0].(Stmt)
	return string(s), ok && len(nodes) == 1 && oneLine(string(s))
}

// FirstClause makes one clause of one statement or of declarations of one type; false if that cannot be.
func FirstClause(nodes []Node) (string, bool) {
	if s, ok := LastClause(nodes); ok {
		return s, true
	}
	clause := ""
	for i, n := range nodes {
		d, ok := n.(Decl)
		first, _ := nodes[0].(Decl)
		switch {
		case !ok || d.Ref || !oneLine(d.Value):
			return "", false
		case i == 0:
			clause = d.String()
		case d.Type != first.Type || !simple[d.Type]:
			return "", false
		default:
			clause += ", " + d.Name + " = " + d.Value
		}
	}
	return clause, true
}

// simple holds the types of which a clause may declare several variables.
var simple = map[string]bool{"int64": true, "int32": true, "uint64": true, "uint32": true, "uint8": true, "float64": true, "bool": true, "String": true, "int8": true, "int16": true, "uint16": true}

// oneLine reports whether an expression is printed on one line.
func oneLine(s string) bool { return !strings.Contains(s, "\n") }

// String is the declaration without its semicolon.
func (d Decl) String() string {
	s := d.Type
	if d.Ref {
		s += "&"
	}
	s += " " + d.Name
	if d.Value != "" {
		s += " = " + d.Value
	}
	return s
}

// printer collects lines.
type printer struct {
	text  strings.Builder
	depth int
}

// line begins a line.
func (p *printer) line(text string) {
	if p.text.Len() > 0 {
		p.text.WriteByte('\n')
	}
	margin := strings.Repeat("\t", p.depth)
	p.text.WriteString(margin)
	p.text.WriteString(strings.ReplaceAll(text, "\n", "\n"+margin))
}

func (p *printer) nodes(nodes []Node) {
	for _, n := range nodes {
		n.print(p)
	}
}

// braces prints nodes in braces after what goes before them on the line.
func (p *printer) braces(head string, body []Node) {
	if head != "" {
		head += " "
	}
	p.line(head + "{")
	p.depth++
	p.nodes(body)
	p.depth--
	p.line("}")
}

func (s Stmt) print(p *printer)    { p.line(string(s) + ";") }
func (l Label) print(p *printer)   { p.line(string(l) + ":;") }
func (c Comment) print(p *printer) { p.line(string(c)) }
func (c Beside) print(p *printer)  { p.text.WriteString("  " + string(c)) }
func (d Decl) print(p *printer)    { p.line(d.String() + ";") }
func (Blank) print(p *printer)     { p.text.WriteByte('\n') }

func (s Short) print(p *printer) {
	if s.Stmt == "" {
		p.line(s.Head + " {}")
		return
	}
	p.line(s.Head + " { " + s.Stmt + "; }")
}

func (n Namespace) print(p *printer) {
	p.line("namespace " + n.Name + " {")
	p.nodes(n.Body)
	p.line("}  // namespace " + n.Name)
}

func (b *Block) print(p *printer) {
	p.braces(b.Head, b.Body)
	for next := b.Next; next != nil; next = next.Next {
		p.text.WriteString(" " + next.Head + " {")
		p.depth++
		p.nodes(next.Body)
		p.depth--
		p.line("}")
	}
	p.text.WriteString(b.Tail)
}

func (f *For) print(p *printer) {
	space := func(clause string) string {
		if clause != "" {
			clause = " " + clause
		}
		return clause
	}
	if f.Init == "" && f.Post == "" && f.Cond != "" {
		p.braces("while ("+f.Cond+")", f.Body)
		return
	}
	p.braces("for ("+f.Init+";"+space(f.Cond)+";"+space(f.Post)+")", f.Body)
}

func (s *Switch) print(p *printer) {
	p.line("switch (" + s.Tag + ") {")
	for _, c := range s.Cases {
		for _, l := range c.Labels {
			p.line(l + ":")
		}
		p.braces("", c.Body)
	}
	p.line("}")
}
