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
	"strconv"
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

// Ground draws lines through points, given as x y x y ..., in all turns.
func (g *Game) Ground(xy ...int) {
	g.record.WriteString("#line" + numbers(xy) + "\n")
}

// Jump gives the picture a button of this name that shows a turn, for example the one with the decisive mistake.
func (g *Game) Jump(turn int, name string) {
	fmt.Fprintf(&g.record, "#jump %d %s\n", turn, name)
}

// Dot adds to the state a dot with a label of at most one word. Its class is one of Fills.
func (g *Game) Dot(class, label string, x, y int) {
	mustBeOneOf("Dot", class, Fills)
	g.State("dot %s %s%s", class, word(label), numbers([]int{x, y}))
}

// Area adds to the state a pale disc. Its class is one of Fills.
func (g *Game) Area(class string, x, y, radius int) {
	mustBeOneOf("Area", class, Fills)
	g.State("area %s%s", class, numbers([]int{x, y, radius}))
}

// Line adds to the state a line. Its class is one of Strokes.
func (g *Game) Line(class string, x1, y1, x2, y2 int) {
	mustBeOneOf("Line", class, Strokes)
	g.State("line %s%s", class, numbers([]int{x1, y1, x2, y2}))
}

// mustBeOneOf panics if a class is unknown: the shape would be invisible. The trace of the panic names the line of the
// referee.
func mustBeOneOf(function, class, known string) {
	if !IsOneOf(class, known) {
		panic(fmt.Sprintf("referee.%s: there is no class %q, want one of %s", function, class, known))
	}
}

// IsOneOf reports whether a class is among known ones, such as Fills.
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
	// The next turn has a state of its own.
	g.last = strings.Join(g.state, "; ")
	g.state = nil
	fmt.Fprintf(&g.record, "%s\t%d\t%s\n", g.last, took.Milliseconds(), Quote(answer))
}

// recordEnd records the state at the end. If there is no such state, the state of the last turn is repeated.
func (g *Game) recordEnd(result string) {
	if g.state != nil {
		g.last = strings.Join(g.state, "; ")
	}
	fmt.Fprintf(&g.record, "%s\t%s\n", g.last, result)
}

func numbers(list []int) string {
	text := ""
	for _, n := range list {
		text += " " + strconv.Itoa(n)
	}
	return text
}

// word returns a label as one word, and - for an empty label.
func word(label string) string {
	if label == "" {
		return "-"
	}
	return strings.Join(strings.Fields(label), "_")
}
