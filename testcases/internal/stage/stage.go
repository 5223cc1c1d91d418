// Package stage draws games from the records of package referee: a board or a plane, the shapes in each turn, and the
// player's answers. With this package, the main function of an output visualizer is one line:
//
//	func main() { stage.Main() }
package stage

import (
	"fmt"
	"slices"
	"strings"

	"oj/testcases/internal/referee"
	"oj/testcases/internal/svg"
)

const (
	margin = 20.
	top    = 54.  // room for the caption
	wide   = 720. // width of a board or plane, without margins
	least  = 480. // minimum width of the picture, so that captions fit

	leastCell, mostCell = 10., 44. // sizes of a board's cells
)

// A stage is the background of a picture, and its scale.
type stage struct {
	rows          []string // the rows of a board, or nil
	width, height float64  // in cells, or units of the plane
	up            bool     // y coordinates grow upwards
	lines         [][]float64
	legend        []svg.Key
	scale         float64
	radius        float64 // the radius of dots in the picture
}

// Main is the main function of an output visualizer.
func Main() { svg.Visualize(Draw) }

// Draw returns the picture of a game. If the game cannot be drawn, the picture contains only the reason.
func Draw(f svg.Files) *svg.Picture {
	ground, turns := f.Turns()
	s := readGround(ground)

	// Tell the author of a referee what is missing, because an empty picture would not help.
	if s.width == 0 && len(turns) > 0 {
		return svg.Message("the referee calls neither Board nor Plane, so there is nothing to draw on")
	}
	if len(turns) == 0 {
		return svg.Message("no turn was played")
	}
	if shape, line := unknown(turns); line > 0 {
		return svg.Message("game.txt:%d: %.60q is not a shape: want dot, area or box with one of %s, or line with one of %s",
			line, shape, referee.Fills, referee.Strokes)
	}

	p := svg.New(max(least, s.width*s.scale+2*margin), s.height*s.scale+top+margin, len(turns))
	s.drawGround(p)
	s.drawShapes(p, turns)
	drawCaptions(p, turns, strings.TrimSpace(f.Read("judgemessage.txt")))
	p.Jumps(ground)
	p.Legend(s.legend...)
	return p
}

// unknown returns the first shape whose kind or class is unknown, and the number of its line in game.txt. If
// there is no such shape, the number is 0. The caller reports such a shape, because it would be invisible in
// the picture.
func unknown(turns []svg.Turn) (shape string, line int) {
	classes := map[string]string{"dot": referee.Fills, "area": referee.Fills, "box": referee.Fills, "line": referee.Strokes}
	for _, turn := range turns {
		for _, shape := range strings.Split(turn.State, "; ") {
			words := svg.NewWords(shape)
			kind, class := words.Next(), words.Next()
			if kind != "" && !referee.IsOneOf(class, classes[kind]) {
				return shape, turn.Line
			}
		}
	}
	return "", 0
}

func readGround(ground []string) *stage {
	const most = 1 << 20
	s := &stage{}
	for _, line := range ground {
		kind, rest, _ := strings.Cut(line, " ")
		words := svg.NewWords(rest)
		switch kind {
		case "board":
			s.rows = append(s.rows, rest)
			s.width = max(s.width, float64(len(rest)))
			s.height++
		case "plane":
			s.width, s.height = float64(words.Int(1, most)), float64(words.Int(1, most))
			s.up = words.Next() == "up"
		case "legend":
			class, meaning, _ := strings.Cut(rest, " ")
			s.legend = append(s.legend, svg.Key{Shape: shapeOf(class), Class: class, Meaning: meaning})
		case "line":
			var points []float64
			for words.More() {
				points = append(points, float64(words.Int(-most, most)))
			}
			s.lines = append(s.lines, points[:len(points)/2*2])
		}
	}

	// Scale a plane such that its longer side fits into the page. Scale a board such that its cells are
	// neither too small nor too large.
	if s.width > 0 {
		s.scale, s.radius = wide/max(s.width, s.height), 7
	}
	if s.rows != nil {
		s.scale = min(mostCell, max(leastCell, s.scale))
		s.radius = 0.38 * s.scale
	}
	return s
}

// shapeOf returns the shape that stands for a class in the legend.
func shapeOf(class string) string {
	switch {
	case referee.IsOneOf(class, referee.Fills):
		return "dot"
	case referee.IsOneOf(class, referee.Strokes):
		return "line"
	}
	return "text"
}

// place converts coordinates of the game to coordinates of the picture. On a board, (x, y) is a cell, and the
// result is the centre of this cell.
func (s *stage) place(x, y float64) (px, py float64) {
	if s.rows != nil {
		x, y = x+0.5, y+0.5
	}
	if s.up {
		y = s.height - y
	}
	return margin + s.scale*x, top + s.scale*y
}

func (s *stage) drawGround(p *svg.Picture) {
	always := p.Always()
	always.Rect(margin, top, s.width*s.scale, s.height*s.scale, "o cell")

	// A board has a letter in each cell; walls are black, and empty cells stay white.
	for i, row := range s.rows {
		for j, c := range []byte(row) {
			x, y := s.place(float64(j), float64(i))
			half := s.scale / 2
			switch c {
			case '#':
				always.Rect(x-half, y-half, s.scale, s.scale, "black cell")
			case '.', '-':
			default:
				always.Text(x, y+5, string(rune(c)), "small middle")
			}
		}
	}

	// The points of a line have coordinates of the game: convert them to coordinates of the picture.
	for _, points := range s.lines {
		placed := make([]float64, len(points))
		for i := 0; i+1 < len(points); i += 2 {
			placed[i], placed[i+1] = s.place(points[i], points[i+1])
		}
		always.Polyline("line", placed...)
	}
}

// drawShapes draws the shapes of each state. A shape that does not change for several turns becomes one element.
func (s *stage) drawShapes(p *svg.Picture, turns []svg.Turn) {
	since := make(map[string]int) // the step at which a shape appeared
	var order []string            // the visible shapes in the order of drawing
	for k := 0; k <= len(turns); k++ {
		now := make(map[string]bool)
		var shapes []string
		if k < len(turns) {
			for _, shape := range strings.Split(turns[k].State, "; ") {
				if !now[shape] {
					now[shape] = true
					shapes = append(shapes, shape)
				}
			}
		}

		for _, shape := range order {
			if !now[shape] {
				s.drawShape(p.At(since[shape], k-1), shape)
				delete(since, shape)
			}
		}
		for _, shape := range shapes {
			if _, visible := since[shape]; !visible {
				since[shape] = k
			}
		}
		order = shapes
	}
}

func (s *stage) drawShape(span svg.Span, shape string) {
	const most = 1 << 20
	words := svg.NewWords(shape)
	kind, class := words.Next(), words.Next()

	// Only a dot has a label. In the record, the label comes before the coordinates.
	label := ""
	if kind == "dot" {
		label = words.Next()
	}
	x, y := s.place(float64(words.Int(-most, most)), float64(words.Int(-most, most)))

	// A shape with too few words comes from a damaged file, and is not drawn.
	switch kind {
	case "dot":
		if words.Short {
			return
		}
		span.Circle(x, y, s.radius, class+" edge", label)
		if label != "-" {
			span.Text(x, y+4, label, "small middle on")
		}
	case "area":
		radius := words.Int(0, most)
		switch {
		case words.Short:
		case radius == 0 && s.rows != nil:
			span.Rect(x-s.scale/2, y-s.scale/2, s.scale, s.scale, class+" old")
		default:
			span.Circle(x, y, float64(radius)*s.scale, class+" old", "")
		}
	case "box":
		half := (float64(words.Int(0, most)) + 0.5) * s.scale
		if !words.Short {
			span.Rect(x-half, y-half, 2*half, 2*half, class+" old")
		}
	case "line":
		x2, y2 := s.place(float64(words.Int(-most, most)), float64(words.Int(-most, most)))
		if !words.Short {
			span.Line(x, y, x2, y2, class)
		}
	}
}

func drawCaptions(p *svg.Picture, turns []svg.Turn, message string) {
	// Show times only if the record contains any: a record by a referee does, a record by a checker does not.
	slowest := 0
	timed := slices.ContainsFunc(turns, func(t svg.Turn) bool { return t.MS > 0 })
	for k, turn := range turns {
		caption := p.At(k, k).Caption()
		switch {
		case !turn.End:
			text := fmt.Sprintf("turn %d: %s", k+1, turn.Answer)
			if timed {
				text += fmt.Sprintf(" (%d ms)", turn.MS)
			}
			caption.Text(16, 24, text, "")
			if turn.MS > turns[slowest].MS {
				slowest = k
			}
		case turn.Answer == "won":
			caption.Text(16, 24, message, "good")
		default:
			caption.Text(16, 24, message, "bad")
		}
	}
	if timed {
		p.Jump("slowest turn", slowest)
	}
	p.Jump("end", len(turns)-1)
}
