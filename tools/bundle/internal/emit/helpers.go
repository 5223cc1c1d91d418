package emit

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"

	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/uses"
)

// This file writes helpers, which are the declarations of packages other than main, for a reader of the bundle: after
// the program itself, in the order of their use, with one line of comment.

// isHelper reports whether the declarations of a file are helpers, whose comments are cut.
func (e *emitter) isHelper(f *load.File) bool { return e.short && !e.inMain[f] }

// anyOrder reports whether main may come first without effect. Two things could notice it: a variable of main whose
// initialiser reads something, if helpers have variables; and an init function of main, if helpers have init functions
// or variables with effects.
func (e *emitter) anyOrder() bool {
	vars, inits := false, false
	for _, u := range e.kept.Units {
		if u.Pkg != e.Main() {
			vars = vars || u.IsVar() || u.IsInit()
		} else {
			inits = inits || u.IsInit()
		}
	}
	return !vars || len(e.Inits) == 0 && !e.hasState(e.Main()) && (!inits || !e.inOrder())
}

// inOrder reports whether the variables and init functions of helpers must keep their order, because one of them reads
// something or has an effect.
func (e *emitter) inOrder() bool {
	for _, u := range e.kept.Units {
		if u.Pkg != e.Main() && (u.IsInit() || u.IsVar() && !shake.Stateless(u)) {
			return true
		}
	}
	return false
}

// mainFirst writes the main package, and then the helpers in the order of their use.
func (e *emitter) mainFirst() {
	e.Result.Units = nil
	for _, f := range e.Main().Files {
		for _, d := range f.Tree.Decls {
			e.written(d)
		}
		e.file(f)
	}

	helpers := e.byUse()
	if len(helpers) > 0 {
		e.paragraph(HelpersLine)
	}
	for _, d := range helpers {
		u := e.decls[d][0]
		e.written(d)
		e.decl(u.File, d, d.Pos(), e.lineEnd(u.File, d.End()))
	}
}

// written records the kept units of a declaration as the next ones in the bundle.
func (e *emitter) written(d ast.Decl) {
	for _, u := range e.decls[d] {
		if e.keep[u] {
			e.Result.Units = append(e.Result.Units, u)
		}
	}
}

// byUse returns the declarations of the helpers. A declaration is followed by the declarations that it uses, in the
// order of their use, unless these came earlier. A type is followed by its methods. If the order of initialisation
// matters, variables and init functions come last, in this order.
func (e *emitter) byUse() []ast.Decl {
	last := map[ast.Decl]bool{}
	if e.inOrder() {
		for _, u := range e.kept.Units {
			last[u.Decl] = u.IsVar() || u.IsInit()
		}
	}

	methods := map[*uses.Unit][]*uses.Unit{} // the methods of each type
	for _, u := range e.kept.Units {
		if t := e.receiver(u); t != nil {
			methods[t] = append(methods[t], u)
		}
	}

	var order []ast.Decl
	seen := map[ast.Decl]bool{}
	var visit func(u *uses.Unit)
	visit = func(u *uses.Unit) {
		if t := e.receiver(u); t != nil && !seen[t.Decl] {
			visit(t)
		}
		if seen[u.Decl] {
			return
		}
		seen[u.Decl] = true
		if u.Pkg != e.Main() && !last[u.Decl] {
			order = append(order, u.Decl)
		}

		// Write all methods of a type before the declarations that they use.
		group := []*uses.Unit{}
		for _, part := range e.decls[u.Decl] {
			if e.keep[part] {
				group = append(group, part)
			}
		}
		for _, part := range group {
			for _, m := range methods[part] {
				if !seen[m.Decl] && m.Pkg != e.Main() {
					seen[m.Decl] = true
					order = append(order, m.Decl)
					group = append(group, m)
				}
			}
		}
		for _, part := range group {
			for _, r := range part.Uses {
				if used := e.Of[r.Obj]; used != nil {
					visit(used)
				}
			}
		}
	}
	for _, u := range e.kept.Units {
		if u.Pkg == e.Main() {
			visit(u)
		}
	}

	// Some declarations are kept without a use, such as methods that fmt calls.
	for _, u := range e.kept.Units {
		visit(u)
	}
	for _, u := range e.kept.Units {
		if last[u.Decl] && u.Pkg != e.Main() {
			order = append(order, u.Decl)
			last[u.Decl] = false // a group consists of several units
		}
	}
	return order
}

// receiver returns the unit of the type to which a method belongs. It returns nil if u is no method.
func (e *emitter) receiver(u *uses.Unit) *uses.Unit {
	f := u.Func()
	if f == nil || f.Recv == nil {
		return nil
	}
	for _, r := range u.Uses {
		if r.Ident.Pos() > f.Recv.Pos() && r.Ident.End() <= f.Recv.End() && e.Of[r.Obj] != nil {
			return e.Of[r.Obj]
		}
	}
	return nil
}

// helperComment writes the line above a helper, and its directives.
func (e *emitter) helperComment(f *load.File, d ast.Decl, units []*uses.Unit) {
	if line := e.helperLine(f, d, units); line != "" {
		e.out.WriteString(line + "\n")
	}
	doc := docOf(d)
	if doc == nil {
		return
	}
	for _, c := range doc.List {
		if isDirective(c.Text) && !machine(c.Text) {
			e.splice(f, c.Pos(), c.End())
			e.out.WriteString("\n")
		}
	}
}

// isDirective reports whether a comment is an instruction for the compiler.
func isDirective(comment string) bool { return strings.HasPrefix(comment, "//go:") }

// helperLine returns the comment above a helper: its name, the first sentence of its documentation, its cost and its
// file. A method only has the sentence. Groups in parentheses, and constants and variables without documentation, have
// no such line.
func (e *emitter) helperLine(f *load.File, d ast.Decl, units []*uses.Unit) string {
	u := units[0]
	if u.IsInit() {
		return ""
	}
	var doc *ast.CommentGroup
	switch d := d.(type) {
	case *ast.FuncDecl:
		doc = d.Doc
	case *ast.GenDecl:
		if len(d.Specs) != 1 || d.Tok != token.TYPE && d.Doc == nil {
			return ""
		}
		doc = d.Doc
		if spec, ok := d.Specs[0].(*ast.TypeSpec); ok && doc == nil {
			doc = spec.Doc
		}
	}

	what := firstSentence(doc)
	if fn := u.Func(); fn != nil && fn.Recv != nil {
		if what == "" {
			return ""
		}
		return "// " + what
	}

	name := u.Name()
	what = withoutName(what, name)

	// The path is relative to the module, because this is where a reader finds the file.
	path := strings.TrimPrefix(strings.TrimPrefix(u.Pkg.Path, e.Module), "/")
	parts := []string{strings.TrimSuffix(what, "."), cost(doc), strings.TrimPrefix(path+"/"+filepath.Base(f.Name), "/")}
	line := ""
	for _, part := range parts {
		if part != "" && line != "" {
			line += "; "
		}
		line += part
	}
	return "// " + u.Pkg.Name + "." + name + ": " + line
}

// withoutName cuts the name from the start of a sentence such as "F returns the sum", "A T is a list", or "A T stores
// values", because the name stands before the sentence. In "A T tree stores values", it only makes the article small.
func withoutName(sentence, name string) string {
	for _, start := range []string{name + " returns, ", name + " returns ", name + " ", "The type " + name + " ", "The constant " + name + " "} {
		if rest, ok := strings.CutPrefix(sentence, start); ok {
			return isThing.ReplaceAllString(rest, "$1")
		}
	}

	for _, article := range []string{"A ", "An "} {
		if rest, ok := strings.CutPrefix(sentence, article+name+" "); ok {
			if verb, _, _ := strings.Cut(rest, " "); !strings.HasSuffix(verb, "s") {
				return strings.ToLower(article) + name + " " + rest
			}
			return isThing.ReplaceAllString(rest, "$1")
		}
	}
	return sentence
}

// isThing matches the start of a sentence that says what its subject is. A passive verb may follow another "is".
var isThing = regexp.MustCompile(`^are |^is (an? |the |[A-Z0-9])`)

// sentenceEnd matches the end of a sentence.
var sentenceEnd = regexp.MustCompile(`[.!?:](\s|$)`)

// firstSentence returns the first sentence of a comment in one line. It returns "" if there is no comment.
func firstSentence(doc *ast.CommentGroup) string {
	paragraph, _, _ := strings.Cut(doc.Text(), "\n\n")
	text := strings.Join(strings.Fields(paragraph), " ")
	if at := sentenceEnd.FindStringIndex(text); at != nil {
		text = text[:at[0]] + "."
	}
	return text
}

// bound matches the cost of a function, such as O(n log n), O(n (m + log n)), or O(log n) for each edge.
var bound = regexp.MustCompile(`O\((?:[^()\n]|\([^()\n]*\))*\)( (?:for|in|at|expected|amorti[sz]ed)\b[^,;:()]*)?`)

// cost returns the first bound in the paragraph "Cost:" of a comment with the words up to the next mark, or "".
func cost(doc *ast.CommentGroup) string {
	_, after, found := strings.Cut("\n"+doc.Text(), "\nCost: ")
	if !found {
		return ""
	}
	sentence, _, _ := strings.Cut(after, ".")
	return strings.TrimSpace(bound.FindString(strings.Join(strings.Fields(sentence), " ")))
}

// cutComments records edits that remove the comments inside the kept declarations of helpers. Those about the fields of
// structs stay, because a reader needs them for every method.
func (e *emitter) cutComments() {
	seen := map[*load.File]bool{}
	for _, u := range e.kept.Units {
		if seen[u.File] || !e.isHelper(u.File) {
			continue
		}
		seen[u.File] = true
		inside := inStructs(u.File)
		for _, group := range u.File.Tree.Comments {
			for _, c := range group.List {
				if !isDirective(c.Text) && !inside[group] {
					e.cutComment(u.File, c)
				}
			}
		}
	}
}

// inStructs returns the comments inside the types of structs.
func inStructs(f *load.File) map[*ast.CommentGroup]bool {
	inside := map[*ast.CommentGroup]bool{}
	ast.Inspect(f.Tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.StructType); ok {
			for _, c := range commentsFrom(f, s.Pos()) {
				if c.Pos() >= s.End() {
					break
				}
				inside[c] = true
			}
		}
		return true
	})
	return inside
}

// cutComment records the edit that removes a comment. A comment that fills its lines goes with its lines.
func (e *emitter) cutComment(f *load.File, c *ast.Comment) {
	from := e.Offset(c.Pos())
	to := e.Offset(c.End())
	lineStart := from
	for lineStart > 0 && strings.IndexByte(" \t", f.Text[lineStart-1]) >= 0 {
		lineStart--
	}
	alone := (lineStart == 0 || f.Text[lineStart-1] == '\n') && (to == len(f.Text) || f.Text[to] == '\n')
	text := ""
	switch {
	case alone:
		from = lineStart
		to = min(to+1, len(f.Text))
		from, to = withBlankLines(f.Text, from, to)

	// A comment of several lines between two statements ends the first one.
	case strings.Contains(c.Text, "\n"):
		text = "\n"
	default:
		from = lineStart
		if to < len(f.Text) && f.Text[to] != '\n' {
			text = " "
		}
	}
	e.edits[f] = append(e.edits[f], edit{from, to, text})
}

// withBlankLines extends the range of lines that are cut: to the blank lines after it if it begins a block, and to
// those before it if it ends a block.
func withBlankLines(text []byte, from, to int) (int, int) {
	blank := func(c byte) bool { return c == ' ' || c == '\t' || c == '\n' }
	before := from
	for before > 0 && blank(text[before-1]) {
		before--
	}
	if before > 0 && strings.IndexByte("{(", text[before-1]) >= 0 {
		for next := to; next < len(text) && blank(text[next]); next++ {
			if text[next] == '\n' {
				to = next + 1
			}
		}
		return from, to
	}

	after := to
	for after < len(text) && blank(text[after]) {
		after++
	}
	if after < len(text) && strings.IndexByte("})", text[after]) >= 0 && before > 0 {
		from = before
		for from < len(text) && text[from] != '\n' {
			from++
		}
		from++
	}
	return from, to
}
