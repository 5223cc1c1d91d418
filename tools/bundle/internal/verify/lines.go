package verify

import (
	"go/ast"
	"go/token"

	"oj/tools/bundle/internal/graph"
)

// This file tells where the lines of a bundle come from. It computes the table when it is asked for the first time, because
// few callers need it.

// Lines gives the origin of each line of the bundle; index 0 is line 1. Lines that the bundler wrote itself have the zero
// Position.
func (c *Checked) Lines() []token.Position {
	if c.lines != nil {
		return c.lines
	}
	c.lines = make([]token.Position, c.Fset.File(c.File.Pos()).LineCount())
	c.exact = map[token.Pos]token.Pos{}

	for i, u := range c.units {
		olds := c.olds[i].leaves
		names := c.names[i].leaves
		for k := range min(len(olds), len(names)) {
			c.exact[names[k].Pos()] = olds[k].Pos()

			// The first identifier or literal decides about its line.
			line := c.Fset.PositionFor(names[k].Pos(), false).Line
			if !c.lines[line-1].IsValid() {
				c.lines[line-1] = c.g.Position(olds[k].Pos())
			}
		}
		c.fillLines(u, c.news[i])
	}
	return c.lines
}

// fillLines completes a declaration's lines that have neither identifier nor literal. gofmt seldom moves lines, so such a
// line comes from the line below the origin of the line before.
func (c *Checked) fillLines(u *graph.Unit, n ast.Node) {
	// Lines before the first known one belong to the beginning of the declaration.
	last := c.g.Position(u.Node().Pos())
	end := c.g.Position(u.Node().End()).Line

	from := c.Fset.PositionFor(n.Pos(), false).Line
	to := c.Fset.PositionFor(n.End(), false).Line
	for line := from; line <= to; line++ {
		if !c.lines[line-1].IsValid() {
			last.Line = min(last.Line+1, end)
			last.Column = 1
			c.lines[line-1] = last
		}
		last = c.lines[line-1]
	}
}

// Origin is the old position of the identifier or literal at pos. Elsewhere it is the origin of the line.
func (c *Checked) Origin(pos token.Pos) token.Position {
	lines := c.Lines()

	// The place is known exactly.
	if old, ok := c.exact[pos]; ok {
		return c.g.Position(old)

	}
	line := c.Fset.PositionFor(pos, false).Line
	if line < 1 || line > len(lines) {
		return token.Position{}
	}
	return lines[line-1]
}
