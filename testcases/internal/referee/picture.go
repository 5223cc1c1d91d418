// This file records a game for its picture, which package stage draws.
//
// game.txt begins with the ground: lines "#board ROW", or one line "#plane WIDTH HEIGHT up|down" and lines "#line X Y X
// Y ...". A line "#jump TURN NAME", anywhere, is a button that shows a turn. Then it has a line for each turn, with
// tabs between its parts: the state before the turn, the milliseconds until the answer, and the answer in quotes. The
// last line has the state at the end, and won or lost. A state is a list of shapes with "; " between them, or any words
// that the puzzle's own visualizer understands.
package referee

import (
	"fmt"
	"strings"
	"time"
)

// Classes of shapes. Package svg has their colours.
const (
	Fills   = "a b c d e f g"          // of dots and areas
	Strokes = "line trail sa sc sf sg" // of lines
)

// Board makes the picture a board with these cells: # is black, . and - are empty, the others show their letter.
func (g *Game) Board(rows []string) {
	for _, row := range rows {
		fmt.Fprintf(&g.record, "#board %s\n", row)
	}
}

// Plane makes the picture a plane of this size. The ordinate grows upwards if up is true, else downwards.
func (g *Game) Plane(width, height int, up bool) {
	direction := "down"
	if up {
		direction = "up"
	}
	fmt.Fprintf(&g.record, "#plane %d %d %s\n", width, height, direction)
}

// Ground draws lines from point to point in all turns.
func (g *Game) Ground(points ...Point) {
	g.record.WriteString("#line")
	for _, p := range points {
		fmt.Fprintf(&g.record, " %d %d", p.X, p.Y)
	}
	g.record.WriteString("\n")
}

// Jump adds a button with this name to the picture. It shows a turn, for example the one with the decisive
// mistake.
func (g *Game) Jump(turn int, name string) {
	fmt.Fprintf(&g.record, "#jump %d %s\n", turn, name)
}

// Draw sets the function that draws the state. Ask calls it when the answer has come, so the rules of the turn are not
// applied yet. It is called again at the end of the game.
func (g *Game) Draw(state func()) { g.draw = state }

// Dot adds to the state a dot with a label of at most one word. Its class is one of Fills.
func (g *Game) Dot(class, label string, p Point) {
	mustBeOneOf("Dot", class, Fills)
	g.State("dot %s %s %d %d", class, word(label), p.X, p.Y)
}

// Dots adds dots without a label.
func (g *Game) Dots(class string, points ...Point) {
	for _, p := range points {
		g.Dot(class, "", p)
	}
}

// Area adds to the state pale discs around points, or pale cells of a board if the radius is 0. Its class is one of
// Fills.
func (g *Game) Area(class string, radius int, points ...Point) {
	mustBeOneOf("Area", class, Fills)
	for _, p := range points {
		g.State("area %s %d %d %d", class, p.X, p.Y, radius)
	}
}

// Box adds to the state a pale square: the cells or points q with p.Near(q, most). Its class is one of Fills.
func (g *Game) Box(class string, p Point, most int) {
	mustBeOneOf("Box", class, Fills)
	g.State("box %s %d %d %d", class, p.X, p.Y, most)
}

// Line adds to the state a line. Its class is one of Strokes.
func (g *Game) Line(class string, p, q Point) {
	mustBeOneOf("Line", class, Strokes)
	g.State("line %s %d %d %d %d", class, p.X, p.Y, q.X, q.Y)
}

// mustBeOneOf panics if a class is unknown: the shape would be invisible. The trace of the panic names the line of the
// referee.
func mustBeOneOf(function, class, known string) {
	if !IsOneOf(class, known) {
		panic(fmt.Sprintf("referee.%s: there is no class %q, want one of %s", function, class, known))
	}
}

// IsOneOf reports whether a list of classes, such as Fills, contains a class.
func IsOneOf(class, known string) bool {
	for _, name := range strings.Fields(known) {
		if name == class {
			return true
		}
	}
	return false
}

// State adds words to the state, for the puzzle's own visualizer.
func (g *Game) State(format string, args ...any) {
	g.state = append(g.state, fmt.Sprintf(format, args...))
}

func (g *Game) recordTurn(took time.Duration, answer string) {
	fmt.Fprintf(&g.record, "%s\t%d\t%s\n", g.drawn(), took.Milliseconds(), Quote(answer))
}

// recordEnd records the state at the end.
func (g *Game) recordEnd(result string) {
	fmt.Fprintf(&g.record, "%s\t%s\n", g.drawn(), result)
}

// drawn returns the shapes of the state.
func (g *Game) drawn() string {
	g.state = nil
	if g.draw != nil {
		g.draw()
	}
	return strings.Join(g.state, "; ")
}

// word returns a label as one word, and - for an empty label.
func word(label string) string {
	if label == "" {
		return "-"
	}
	return strings.Join(strings.Fields(label), "_")
}
