// Package board draws puzzles that are played on a board. A board has cells, areas that spread over the
// cells, and tokens that move from step to step. If the input contains several cases, the picture shows their
// boards one after the other.
package board

import (
	"fmt"
	"math"
	"sort"
	"strings"

	"oj/testcases/internal/svg"
)

// A Cell is a place on a board; both numbers start at 0. A cell outside the board is never drawn.
type Cell struct{ Row, Column int }

// A Board is the drawing of one case of the input. The picture is an animation with one step for each Note. A
// Note is a text above the board.
type Board struct {
	Number        int                         // the number of the case in the input, from 1; if 0, the position in the list of boards is used
	Rows          []string                    // a letter for each cell; nil if no cells are drawn
	Width, Height float64                     // the size in cells; 0 means the size of Rows
	Looks         map[byte]string             // the CSS class of the cells that contain a letter; cells with other letters are white
	Silent        string                      // letters that are not written on their cells
	Hex           bool                        // whether cells are hexagons; then odd rows begin half a cell further to the right
	Spot          func(c Cell) (x, y float64) // returns the centre of a cell, in units of a cell's width; nil if cells are squares or hexagons
	Fronts        []Front
	Tokens        []Token
	Notes         []Note
	Says          string           // a text shown at every step, such as the program's answer
	Keys          []svg.Key        // the legend below the picture; the first board's counts
	More          func(d *Drawing) // draws more parts of the puzzle before the tokens, which may cover them; nil: no more parts

	// Situation adds step k of a picture of a search: it adds to Tokens, or to what More draws, how the puzzle looks in
	// the state with this name. If k is 0, it first forgets the steps of the answer; the tokens have
	// forgotten them already. If Situation is nil, the cells in the name of a state, such as 2,3, are drawn.
	Situation func(k int, state string)
	searched  bool // whether the board is a part of a picture of a search
	Ringed    bool // whether the first and the last row and column are outside the puzzle: its cells count from 1, too
}

// A Front is an area that spreads. When[i][j] is the step at which the front reaches the cell in row i and
// column j, or -1 if the front never reaches it.
type Front struct {
	Class string
	When  [][]int
	Given bool // whether it is a part of the puzzle: a picture of a search has room for its steps
}

// A Token is a piece that moves over the board. Each Moment is its position and look at one step. If there
// are more steps than moments, the last moment applies to the remaining steps.
type Token struct {
	Moments []Moment
	Square  bool
	Trail   bool // also draw the path of the token
	Given   bool // whether it is a part of the puzzle: a picture of a search whose states are cells shows its first moment
}

// A Moment is the position and the look of a token at one step.
type Moment struct {
	Cell
	Class, Text string
}

// A Note is the text of one step. Its class may be good or bad.
type Note struct{ Text, Class string }

// Say adds a note, which begins a new step.
func (b *Board) Say(class, format string, args ...any) {
	b.Notes = append(b.Notes, Note{fmt.Sprintf(format, args...), class})
}

// End marks the last note as good or bad. If good is false, it appends the text ifNot, which is the reason,
// to the note.
func (b *Board) End(good bool, ifNot string) {
	last := &b.Notes[len(b.Notes)-1]
	if last.Class = "good"; !good {
		last.Text, last.Class = last.Text+", but "+ifNot, "bad"
	}
}

// Limits for the size of a picture, because viewers are slow with large pictures. If an input is larger, the
// picture shows only its first cases. If a case is large, the picture shows only its first part.
const (
	mostSteps, mostOfOne     = 600, 400
	mostRows, mostColumns    = 64, 128
	mostCells                = 10000 // the maximum number of cells of all boards together
	MostWrong                = 10    // the maximum number of wrong cases that are drawn although another limit is reached
	margin, top              = 20., 54.
	smallText, largeText     = 20, 60        // cells below smallText have small letters, cells above largeText large ones
	smallest, usual, largest = 10., 44., 96. // sizes of cells; the largest is used only for cells with letters
)

// Room reports whether the picture has room for another case.
func Room(boards []Board) bool {
	steps, cells := 0, 0
	for _, b := range boards {
		rows, columns := b.shown()
		steps, cells = steps+len(b.Notes), cells+rows*columns
	}
	return steps < mostSteps && cells < mostCells
}

// Add adds a case if there is room, or if the case is wrong.
func Add(boards []Board, b Board, number int) []Board {
	// The picture shows the case's number in the input, even if cases before it are left out.
	b.Number = number

	// Count the boards from the one that used up the room to the last one. If there is room, extra stays 0.
	extra := 0
	for n := len(boards); n > 0 && extra <= MostWrong && !Room(boards[:n]); n-- {
		extra++
	}

	if extra == 0 || extra <= MostWrong && b.Wrong() {
		return append(boards, b)
	}
	return boards
}

// Wrong reports whether the board has a note of class bad.
func (b *Board) Wrong() bool {
	for _, note := range b.Notes {
		if note.Class == "bad" {
			return true
		}
	}
	return false
}

// shown returns how many rows and columns of a board are drawn.
func (b *Board) shown() (rows, columns int) {
	for _, row := range b.Rows {
		columns = max(columns, len(row))
	}
	return min(len(b.Rows), mostRows), min(columns, mostColumns)
}

// size returns the size of a board, in cells.
func (b *Board) size() (width, height float64) {
	rows, columns := b.shown()

	// A board that sets Width has a size of its own, because it may have no cells.
	if b.Width > 0 {
		return b.Width, b.Height
	}
	if b.Hex {
		return float64(columns) + 0.5, hexRow*float64(rows) + 1.2 - hexRow
	}
	return float64(columns), float64(rows)
}

// hexRow is the distance between neighbouring rows of hexagons, as a multiple of a hexagon's width.
const hexRow = 0.87

// A Drawing is a board that is being drawn.
type Drawing struct {
	*Board
	Size        float64 // the width of a cell
	left        float64 // the left edge of the board
	p           *svg.Picture
	first, last int // the first and the last step of this board
}

// Draw draws some cases of an input. The parameter all is the number of cases in the input. If f contains a search, Draw
// draws its states instead.
func Draw(f svg.Files, boards []Board, all int) *svg.Picture {
	if s := f.Search(); s != nil {
		return drawSearch(s, boards)
	}
	if len(boards) == 0 {
		return svg.Message("the input holds no case")
	}

	// A picture of a search has no captions, which need a certain width.
	least := 520.
	if boards[0].searched {
		least = 0
	}

	// All boards have cells of the same size, so the largest board determines it.
	width, height, steps, most := 1., 1., 0, usual
	for i := range boards {
		b := &boards[i]
		if len(b.Notes) > mostOfOne {
			b.Notes = append(b.Notes[:mostOfOne], Note{"what follows is not drawn", ""})
		}
		if b.Rows != nil {
			most = largest
		}
		w, h := b.size()
		width, height, steps = math.Max(width, w), math.Max(height, h), steps+max(1, len(b.Notes))
	}

	// Cells are as large as the page allows.
	size := math.Max(smallest, math.Min(most, math.Floor(math.Min(640/width, 520/height))))
	p := svg.New(math.Max(least, width*size+2*margin), height*size+top+36, steps)

	// The steps of each board follow the steps of the previous board.
	first, wrong := 0, 0
	for i := range boards {
		b := &boards[i]
		wide, _ := b.size()
		d := &Drawing{b, size, (p.Width - wide*size) / 2, p, first, first + max(1, len(b.Notes)) - 1}

		if b.Number == 0 {
			b.Number = i + 1
		}
		if b.Number > i+1 { // a case before this one was omitted, so this one is drawn because its answer is wrong
			wrong++
		}

		// A single case needs no number.
		title := ""
		if all > 1 {
			title = fmt.Sprintf("case %d of %d: ", b.Number, all)
			if len(boards) <= 12 || b.Number > i+1 {
				p.Jump(fmt.Sprint("case ", b.Number), first)
			}
		}
		d.draw(title)
		first = d.last + 1
	}

	// If cases are left out, write how many are shown, because the picture would seem to show the whole input.
	if len(boards) < all {
		text := fmt.Sprintf("the first %d of %d cases", len(boards)-wrong, all)
		if wrong > 0 {
			text += fmt.Sprintf(", and %d wrong ones", wrong)
		}
		p.Always().Text(margin, p.Height-8, text, "small faint")
	}
	p.Legend(boards[0].Keys...)
	return p
}

// At returns the span from one step of this board to another, both included. The board's first step is 0.
func (d *Drawing) At(from, to int) svg.Span {
	return d.p.At(d.first+max(0, from), min(d.last, d.first+to))
}

// Always returns the span of all steps of this board.
func (d *Drawing) Always() svg.Span { return d.p.At(d.first, d.last) }

// Middle returns the coordinates, in the picture, of the middle of a cell.
func (d *Drawing) Middle(c Cell) (x, y float64) {
	// If the board has the function Spot, this function computes the position. Otherwise the cells are
	// squares or hexagons.
	x, y = float64(c.Column)+0.5, float64(c.Row)+0.5
	switch {
	case d.Spot != nil:
		x, y = d.Spot(c)
	case d.Hex:
		x, y = x+float64(c.Row&1)/2, 0.6+hexRow*float64(c.Row)
	}
	return d.left + x*d.Size, top + y*d.Size
}

// on reports whether the cell is on the drawn part of the board.
func (d *Drawing) on(c Cell) bool {
	rows, columns := d.shown()

	// If Rows is nil, the cells are positions 0, 1, 2 and so on, and c.Row is the number of the position.
	return d.Rows == nil && c.Row >= 0 || c.Row >= 0 && c.Column >= 0 && c.Row < rows && c.Column < columns
}

// draw draws a board and its texts. Later layers cover earlier ones.
func (d *Drawing) draw(title string) {
	d.drawCells()
	if !d.searched {
		for _, f := range d.Fronts {
			d.drawFront(f)
		}
	}
	if d.More != nil {
		d.More(d)
	}
	if d.searched {
		d.drawPlaces()
	}
	for _, t := range d.Tokens {
		d.drawTrail(t)
	}
	for _, t := range d.Tokens {
		d.drawToken(t)
	}

	// Write the note of each step, and below it the text that is shown at all steps.
	for k, note := range d.Notes {
		text := title + note.Text
		d.At(k, k).Caption().Text(margin, 24, text, d.fitting(text, "large", "", "small")+" "+note.Class)
	}
	d.Always().Caption().Text(margin, 42, d.Says, d.fitting(d.Says, "", "small"))
	if rows, columns := d.shown(); rows < len(d.Rows) || rows > 0 && columns < len(d.Rows[0]) {
		text := fmt.Sprintf("the first %d of %d rows and %d of %d columns", rows, len(d.Rows), columns, len(d.Rows[0]))
		d.Always().Text(margin, d.p.Height-20, text, "small faint")
	}
}

// fitting chooses a letter size for a text: it returns the first of the given classes in which the text fits
// between the margins. If there is no such class, it returns the last one.
func (d *Drawing) fitting(text string, classes ...string) string {
	for _, class := range classes[:len(classes)-1] {
		// The widths of letters are estimates, because a font's metrics are unknown here.
		letter := map[string]float64{"large": 9.2, "": 7.2}[class]
		if letter*float64(len([]rune(text))) <= d.p.Width-2*margin {
			return class
		}
	}
	return classes[len(classes)-1]
}

// outline adds the outline of a cell to a path.
func (d *Drawing) outline(path *strings.Builder, c Cell) {
	x, y := d.Middle(c)
	h := d.Size / 2

	// Use relative coordinates, which are shorter: a board may have ten thousand cells.
	if d.Hex {
		fmt.Fprintf(path, "M%.5g %.5gl%.5g %.5gv%.5gl%.5g %.5gl%.5g %.5gv%.5gz",
			x, y-1.15*h, h, 0.575*h, 1.15*h, -h, 0.575*h, -h, -0.575*h, -1.15*h)
		return
	}
	fmt.Fprintf(path, "M%.5g %.5gh%gv%gh-%[3]gz", x-h, y-h, d.Size, d.Size)
}

// drawCells draws all cells of a class as one path, because a picture of ten thousand rectangles would be slow.
func (d *Drawing) drawCells() {
	rows, columns := d.shown()
	paths := map[string]*strings.Builder{}
	var below strings.Builder // a white background for pale cells, because on a dark page they would look dark

	// Collect the outlines of each class.
	for i, row := range d.Rows[:rows] {
		for j := range min(len(row), columns) {
			class, known := d.Looks[row[j]]
			if !known {
				class = "white"
			}
			if paths[class] == nil {
				paths[class] = &strings.Builder{}
			}
			d.outline(paths[class], Cell{i, j})
			if strings.Contains(class, "old") {
				d.outline(&below, Cell{i, j})
			}
		}
	}

	// The background comes first, because later elements cover earlier ones.
	if below.Len() > 0 {
		d.Always().Path(below.String(), "white")
	}

	// Sort the classes: a map's order is random, but the picture must always be the same.
	var classes []string
	for class := range paths {
		classes = append(classes, class)
	}
	sort.Strings(classes)
	for _, class := range classes {
		d.Always().Path(paths[class].String(), class+" cell")
	}

	// Draw the letters last, so that no cell covers them.
	for i, row := range d.Rows[:rows] {
		for j := range min(len(row), columns) {
			if !strings.Contains(d.Silent, row[j:j+1]) {
				d.Text(d.Always(), Cell{i, j}, row[j:j+1], d.Looks[row[j]])
			}
		}
	}
}

// Text writes a text on a shape of the given class, in a letter size that fits the cell.
func (d *Drawing) Text(s svg.Span, c Cell, text, class string) {
	style, down, long := "middle", 5., len([]rune(text)) > 2
	switch {
	case d.Size > largeText && !long:
		style, down = "huge middle", 10
	case d.Size < smallText || d.Size <= largeText && long:
		style, down = "small middle", math.Min(5, d.Size/3)
	}

	x, y := d.Middle(c)
	s.Text(x, y+down, text, style+On(class))
}

// On returns the class of a text that is written on a shape of the given class. The class makes the text
// readable on light and on dark pages.
func On(class string) string {
	switch class {
	case "node", "o":
		return ""
	case "faint":
		return " paper"
	case "black", "g":
		return " pale"
	default:
		return " on"
	}
}

// drawFront draws a front. All cells that the front reaches at the same step form one SVG path. From the next
// step on, this path is paler.
func (d *Drawing) drawFront(f Front) {
	// Collect the cells of each step.
	paths := map[int]*strings.Builder{}
	for i, row := range f.When {
		for j, when := range row {
			if when < 0 || !d.on(Cell{i, j}) {
				continue
			}
			if paths[when] == nil {
				paths[when] = &strings.Builder{}
			}
			d.outline(paths[when], Cell{i, j})
		}
	}

	// The cells that the front reaches at step k are bright at this step and pale afterwards.
	for k := range len(d.Notes) {
		if paths[k] != nil {
			d.At(k, k).Path(paths[k].String(), f.Class)
			d.At(k+1, len(d.Notes)).Path(paths[k].String(), f.Class+" old")
		}
	}
}

// drawTrail draws lines that show, at each step, where the token has been before.
func (d *Drawing) drawTrail(t Token) {
	for k := 1; t.Trail && k < min(len(t.Moments), len(d.Notes)); k++ {
		a, b := t.Moments[k-1].Cell, t.Moments[k].Cell

		// A token that does not move, or that is outside the board, leaves no line.
		if a != b && d.on(a) && d.on(b) {
			x1, y1 := d.Middle(a)
			x2, y2 := d.Middle(b)
			d.At(k, len(d.Notes)).Line(x1, y1, x2, y2, "trail")
		}
	}
}

// drawToken draws a token at each step. If the token does not change for several steps, one element of the
// picture shows it at all these steps.
func (d *Drawing) drawToken(t Token) {
	for k := 0; k < len(t.Moments) && k <= d.last-d.first; {
		until := k
		for until+1 < len(t.Moments) && t.Moments[until+1] == t.Moments[k] {
			until++
		}

		// One element for all remaining steps keeps the picture small.
		m := t.Moments[k]
		s := d.At(k, until)
		if until+1 == len(t.Moments) { // the last moment applies to all remaining steps
			s = d.At(k, len(d.Notes))
		}
		k = until + 1
		if !d.on(m.Cell) {
			continue
		}

		// Tokens are drawn in a different shape than cells, so that they can be told apart.
		x, y := d.Middle(m.Cell)
		if t.Square {
			s.Rect(x-0.4*d.Size, y-0.4*d.Size, 0.8*d.Size, 0.8*d.Size, m.Class+" edge")
		} else {
			s.Circle(x, y, 0.38*d.Size, m.Class+" edge", "")
		}
		d.Text(s, m.Cell, m.Text, m.Class)
	}
}
