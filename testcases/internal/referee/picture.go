// This file records a game. Package stage draws a picture from the record.
//
// game.txt begins with the background: lines "#board ROW", or one line "#plane WIDTH HEIGHT up|down" and
// lines "#line X Y X Y ...". Each of the following lines describes a turn. It has three parts, separated by
// tabs: the state before the turn, the milliseconds until the answer, and the answer in quotes. The last line
// contains the state at the end, and the word won or lost. A state is a list of shapes, separated by "; ", or
// any words that the puzzle's own visualizer understands. A line "#jump TURN NAME" may be anywhere. It adds a
// button with this name to the picture. A click on the button shows the given turn. A line "#legend CLASS TEXT" says what
// the shapes of a class mean.
package referee

import (
	"fmt"
	"strings"
	"time"
)

// The classes of shapes. The class of a shape determines its colour, which is defined in package svg.
const (
	Fills   = "a b c d e f g"          // classes of dots, areas and boxes
	Strokes = "line trail sa sc sf sg" // classes of lines
)

// A Picture is the record of a game, and the state of the turn that is being recorded.
type Picture struct {
	record strings.Builder // game.txt
	draw   func()          // draws the state; nil if there is no picture
	state  []string        // the shapes that draw has added
}

// Board sets the background of the picture: a board with these cells. # is a black cell, . and - are empty
// cells, and each other cell shows its character.
func (pic *Picture) Board(rows []string) {
	for _, row := range rows {
		fmt.Fprintf(&pic.record, "#board %s\n", row)
	}
}

// Plane sets the background of the picture: an empty plane of this size. Y coordinates grow upwards if up is
// true, and downwards otherwise.
func (pic *Picture) Plane(width, height int, up bool) {
	direction := "down"
	if up {
		direction = "up"
	}
	fmt.Fprintf(&pic.record, "#plane %d %d %s\n", width, height, direction)
}

// Ground draws a line from point to point, which is visible in all turns.
func (pic *Picture) Ground(points ...Point) {
	pic.record.WriteString("#line")
	for _, p := range points {
		fmt.Fprintf(&pic.record, " %d %d", p.X, p.Y)
	}
	pic.record.WriteString("\n")
}

// Jump adds a button with this name to the picture. A click on the button shows the given turn, for example
// the turn in which the player makes the decisive mistake.
func (pic *Picture) Jump(turn int, name string) {
	fmt.Fprintf(&pic.record, "#jump %d %s\n", turn, name)
}

// Legend adds a line to the legend below the picture: what the shapes of this class mean. class must be one of Fills or
// Strokes, or - for a text without a shape.
func (pic *Picture) Legend(class, meaning string) {
	mustBeOneOf("Legend", class, Fills+" "+Strokes+" -")
	fmt.Fprintf(&pic.record, "#legend %s %s\n", class, meaning)
}

// Draw sets the function that draws the state. Ask calls this function after the answer has arrived and before the
// rules of the turn are applied. It is called again at the end of the game.
func (pic *Picture) Draw(state func()) { pic.draw = state }

// Dot adds a dot to the state, with a label of at most one word. class must be one of Fills.
func (pic *Picture) Dot(class, label string, p Point) {
	mustBeOneOf("Dot", class, Fills)
	pic.State("dot %s %s %d %d", class, word(label), p.X, p.Y)
}

// Pieces adds a dot for each piece to the state. Its label is the piece's number. class must be one of Fills.
func (pic *Picture) Pieces(class string, pieces []Piece) {
	for _, p := range pieces {
		pic.Dot(class, fmt.Sprint(p.ID), p.At)
	}
}

// Dots adds dots without labels to the state. class must be one of Fills.
func (pic *Picture) Dots(class string, points ...Point) {
	for _, p := range points {
		pic.Dot(class, "", p)
	}
}

// Area adds a pale disc around each point to the state. If the radius is 0, the points are cells of a board,
// and Area makes these cells pale. class must be one of Fills.
func (pic *Picture) Area(class string, radius int, points ...Point) {
	mustBeOneOf("Area", class, Fills)
	for _, p := range points {
		pic.State("area %s %d %d %d", class, p.X, p.Y, radius)
	}
}

// Box adds a pale square to the state. It contains all cells or points that are at most `most` columns and
// `most` rows away from p. class must be one of Fills.
func (pic *Picture) Box(class string, p Point, most int) {
	mustBeOneOf("Box", class, Fills)
	pic.State("box %s %d %d %d", class, p.X, p.Y, most)
}

// Line adds a line to the state. class must be one of Strokes.
func (pic *Picture) Line(class string, p, q Point) {
	mustBeOneOf("Line", class, Strokes)
	pic.State("line %s %d %d %d %d", class, p.X, p.Y, q.X, q.Y)
}

// mustBeOneOf panics if a class is unknown, because the shape would be invisible. The stack trace of the
// panic shows where the referee uses the class.
func mustBeOneOf(function, class, known string) {
	if !IsOneOf(class, known) {
		panic(fmt.Sprintf("referee.%s: there is no class %q, want one of %s", function, class, known))
	}
}

// IsOneOf reports whether known, a list of classes such as Fills, contains the class.
func IsOneOf(class, known string) bool {
	for _, name := range strings.Fields(known) {
		if name == class {
			return true
		}
	}
	return false
}

// State adds any text to the state of the game in game.txt. Use it only if the puzzle has its own visualizer, which
// reads this text.
func (pic *Picture) State(format string, args ...any) {
	pic.state = append(pic.state, fmt.Sprintf(format, args...))
}

// RecordTurn records the state before the turn, the time that the player took, and the answer in quotes.
func (pic *Picture) RecordTurn(took time.Duration, quoted string) {
	fmt.Fprintf(&pic.record, "%s\t%d\t%s\n", pic.drawn(), took.Milliseconds(), quoted)
}

// RecordEnd records the state at the end of the game, and the result, and returns the whole record.
func (pic *Picture) RecordEnd(result string) string {
	fmt.Fprintf(&pic.record, "%s\t%s\n", pic.drawn(), result)
	return pic.record.String()
}

// drawn calls the function given to Draw and returns the shapes of the state.
func (pic *Picture) drawn() string {
	pic.state = nil
	if pic.draw != nil {
		pic.draw()
	}
	return strings.Join(pic.state, "; ")
}

// word returns a label as one word, or - for an empty label.
func word(label string) string {
	if label == "" {
		return "-"
	}
	return strings.Join(strings.Fields(label), "_")
}
