package lower

// This file copies comments to the translation: the comments above declarations, statements and fields, and
// the comments at the end of their lines. It omits comments inside expressions.

import (
	"go/ast"
	"go/token"
	"go/types"
	"sort"
	"strings"

	"oj/tools/bundle/internal/cxx/cpp"
)

// A note contains the comments above and beside a declaration.
type note struct{ above, beside *ast.CommentGroup }

// findNotes records the comments of variables, constants, types and fields.
func (t *translator) findNotes() {
	t.notes = map[types.Object]note{}
	ast.Inspect(t.prog.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			for _, spec := range n.Specs {
				t.noteSpec(n, spec)
			}
		case *ast.Field:
			// If a field has several names, the comment belongs to the first one.
			if len(n.Names) > 0 {
				t.notes[t.prog.Info.Defs[n.Names[0]]] = note{n.Doc, n.Comment}
			}
		}
		return true
	})
}

// noteSpec records the comments of one specification. In a declaration with parentheses, each specification has its
// own comment. In a declaration without parentheses, the comment above belongs to the node d of the declaration.
func (t *translator) noteSpec(d *ast.GenDecl, spec ast.Spec) {
	above := d.Doc
	switch s := spec.(type) {
	case *ast.ValueSpec:
		if d.Lparen.IsValid() {
			above = s.Doc
		}
		t.notes[t.prog.Info.Defs[s.Names[0]]] = note{above, s.Comment}
	case *ast.TypeSpec:
		if d.Lparen.IsValid() {
			above = s.Doc
		}
		t.notes[t.prog.Info.Defs[s.Name]] = note{above, s.Comment}
	}
}

// noted returns a declaration of obj together with obj's comments above and beside it.
func (t *translator) noted(obj types.Object, declaration cpp.Node) []cpp.Node {
	n := t.notes[obj]
	nodes := append(t.commentNodes(n.above), declaration)
	if s, ok := oneLine(n.beside); ok {
		nodes = append(nodes, cpp.Beside(s))
	}
	return nodes
}

// heading returns the comments that are about the whole program: above the package clause, and between the imports and
// the first declaration. The bundle of a solution has its comment there.
func (t *translator) heading() []cpp.Node {
	file := t.prog.File
	from, to := file.Name.End(), file.FileEnd
	for _, d := range file.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.IMPORT {
			from = g.End()
			continue
		}
		to = d.Pos()
		if doc := docOf(d); doc != nil {
			to = doc.Pos()
		}
		break
	}

	nodes := t.commentNodes(file.Doc)
	for i := t.commentAt(from); i < len(file.Comments) && file.Comments[i].Pos() < to; i++ {
		// A comment beside the last import is about that import.
		if t.prog.Fset.Position(file.Comments[i].Pos()).Line != t.prog.Fset.Position(from).Line {
			nodes = append(nodes, t.commentNodes(file.Comments[i])...)
		}
	}
	return nodes
}

// docOf returns the comment above a declaration.
func docOf(d ast.Decl) *ast.CommentGroup {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return d.Doc
	case *ast.GenDecl:
		return d.Doc
	}
	return nil
}

// commentLines returns the lines of a comment group, without directives.
func commentLines(g *ast.CommentGroup) []string {
	var lines []string
	if g != nil {
		for _, c := range g.List {
			// Skip directives, which are for the go command.
			if !strings.HasPrefix(c.Text, "//go:") && !strings.HasPrefix(c.Text, "// Code generated ") {
				lines = append(lines, withoutSlashes(c.Text)...)
			}
		}
	}
	return lines
}

// commentNodes returns the lines of a comment group as nodes.
func (t *translator) commentNodes(g *ast.CommentGroup) []cpp.Node {
	var nodes []cpp.Node
	for _, line := range commentLines(g) {
		nodes = append(nodes, cpp.Comment(line))
	}
	return nodes
}

// oneLine returns the text of a group that is a single comment of one line.
func oneLine(g *ast.CommentGroup) (string, bool) {
	lines := commentLines(g)
	if len(lines) != 1 {
		return "", false
	}
	return lines[0], true
}

// withoutSlashes returns the lines of a Go comment without comment markers.
func withoutSlashes(s string) []string {
	if !strings.HasPrefix(s, "/*") {
		return []string{strings.TrimPrefix(s, "//")}
	}
	var lines []string
	for _, line := range strings.Split(strings.TrimSpace(s[2:len(s)-2]), "\n") {
		lines = append(lines, " "+strings.TrimSpace(line))
	}
	return lines
}

// inside returns the statements of a block or of a clause of a switch, and the range of positions that contains
// their comments.
func (t *translator) inside(n ast.Node) (list []ast.Stmt, from, to token.Pos) {
	// The braces are the limits of a block's comments.
	if b, ok := n.(*ast.BlockStmt); ok {
		return b.List, b.Lbrace + 1, b.Rbrace
	}

	switch c := n.(type) {
	case *ast.CaseClause:
		list, from = c.Body, c.Colon+1
	case *ast.CommClause:
		list, from = c.Body, c.Colon+1
	}

	// A clause has no braces: its comments extend to the next clause. Comments before the first clause belong
	// to the first clause.
	body := t.esc.Parents[n].(*ast.BlockStmt)
	to = body.Rbrace
	for i, other := range body.List {
		if other == n && i == 0 {
			from = body.Lbrace + 1
		}
		if other == n && i+1 < len(body.List) {
			to = body.List[i+1].Pos()
		}
	}
	return list, from, to
}

// commentAt returns the index of the first comment at or after pos.
func (t *translator) commentAt(pos token.Pos) int {
	all := t.prog.File.Comments
	return sort.Search(len(all), func(i int) bool { return all[i].Pos() >= pos })
}

// comments adds the comments between two positions, each on its own line.
func (t *translator) comments(from, to token.Pos) {
	all := t.prog.File.Comments
	for i := t.commentAt(from); i < len(all) && all[i].Pos() < to; i++ {
		t.add(t.commentNodes(all[i])...)
	}
}

// beside handles a comment at the end of the line on which a statement ends. If the comment begins before
// limit, beside adds it after the last node. It returns the position from which the search for the next
// comment continues.
func (t *translator) beside(end, limit token.Pos) token.Pos {
	i := t.commentAt(end)
	if i == len(t.prog.File.Comments) {
		return end
	}

	g := t.prog.File.Comments[i]
	s, ok := oneLine(g)

	// If the next comment has several lines or is on another line, it is not beside the statement.
	if !ok || g.Pos() >= limit || t.prog.Fset.Position(g.Pos()).Line != t.prog.Fset.Position(end).Line {
		return end
	}

	// If the statement was translated to nothing, the comment gets its own line.
	if len(t.out) == 0 || cpp.IsComment(t.out[len(t.out)-1]) {
		return end
	}
	t.add(cpp.Beside(s))
	return g.End()
}
