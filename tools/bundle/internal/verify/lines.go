package verify

import (
	"go/ast"
	"go/token"

	"oj/tools/bundle/internal/graph"
)

// This file tells where the lines of a bundle came from. Few ask, so it is
// worked out for the first who does.

// Lines gives, for each line of the bundle (index 0 is line 1), where it came
// from; the zero Position for lines that the bundler wrote itself.
func (c *Checked) Lines() []token.Position {
	if c.lines != nil {
		return c.lines
	}
	c.lines = make([]token.Position, c.Fset.File(c.File.Pos()).LineCount())
	c.exact = map[token.Pos]token.Pos{}
	for i, u := range c.units {
		olds, names := c.olds[i].leaves, c.names[i].leaves
		for k := range min(len(olds), len(names)) {
			c.exact[names[k].Pos()] = olds[k].Pos()
			line := c.Fset.PositionFor(names[k].Pos(), false).Line
			if !c.lines[line-1].IsValid() {
				c.lines[line-1] = c.g.Position(olds[k].Pos())
			}
		}
		c.fillLines(u, c.news[i])
	}
	return c.lines
}

// fillLines gives the lines of a declaration without identifier or literal the
// place as many lines below the last known one: gofmt seldom moves lines.
func (c *Checked) fillLines(u *graph.Unit, n ast.Node) {
	last := c.g.Position(u.Node().Pos())
	end := c.g.Position(u.Node().End()).Line
	for line := c.Fset.PositionFor(n.Pos(), false).Line; line <= c.Fset.PositionFor(n.End(), false).Line; line++ {
		if !c.lines[line-1].IsValid() {
			last.Line, last.Column = min(last.Line+1, end), 1
			c.lines[line-1] = last
		}
		last = c.lines[line-1]
	}
}

// Origin is the old position of the identifier or literal at pos, or of what
// stands first in its line.
func (c *Checked) Origin(pos token.Pos) token.Position {
	lines := c.Lines()
	if old, ok := c.exact[pos]; ok {
		return c.g.Position(old)
	}
	line := c.Fset.PositionFor(pos, false).Line
	if line < 1 || line > len(lines) {
		return token.Position{}
	}
	return lines[line-1]
}
