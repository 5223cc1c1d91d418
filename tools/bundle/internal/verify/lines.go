package verify

import (
	"go/ast"
	"go/token"

	"oj/tools/bundle/internal/uses"
)

// This file maps lines of the bundle to lines of the program. The method Lines computes the table when it is
// first called, because most runs of the bundler do not need it.

// Lines returns the position in the program for each line of the bundle; index 0 is line 1. Lines that do not
// come from the program have the zero Position.
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

			// The first identifier or literal of a line determines the position.
			line := c.Fset.PositionFor(names[k].Pos(), false).Line
			if !c.lines[line-1].IsValid() {
				c.lines[line-1] = c.g.Position(olds[k].Pos())
			}
		}
		// Then statements and braces, such as "return", determine the lines without an identifier or literal.
		oldMarks := c.olds[i].marks
		marks := c.names[i].marks
		for k := range marks {
			line := c.Fset.PositionFor(marks[k], false).Line
			if len(marks) == len(oldMarks) && !c.lines[line-1].IsValid() {
				c.lines[line-1] = c.g.Position(oldMarks[k])
			}
		}
		c.fillLines(u, c.news[i])
	}
	return c.lines
}

// fillLines sets the positions of those lines of a declaration that contain nothing else, such as a parenthesis. It
// assumes that such a line directly follows the previous one in the program, too. This is nearly always true,
// because gofmt rarely moves lines.
func (c *Checked) fillLines(u *uses.Unit, n ast.Node) {
	// Lines before the first line with a known position get the position of the declaration.
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

// Origin returns the position in the program of the identifier or literal at pos. If there is none at pos, it
// returns the position of the line.
func (c *Checked) Origin(pos token.Pos) token.Position {
	lines := c.Lines()

	// If an identifier or literal starts at pos, return its exact position.
	if old, ok := c.exact[pos]; ok {
		return c.g.Position(old)

	}
	line := c.Fset.PositionFor(pos, false).Line
	if line < 1 || line > len(lines) {
		return token.Position{}
	}
	return lines[line-1]
}
