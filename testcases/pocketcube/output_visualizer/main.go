// Command output_visualizer draws the picture of pocketcube: for each case the cube after each turn, as a net and in
// perspective.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/svg"
)

const (
	mostSteps = 300
	cell      = 34.
	top       = 50.
)

// names contains, for each place of a sticker, the letters of its face and of the two adjacent faces.
var names = strings.Fields("flu luf ufl fur urf rfu fdl dlf lfd frd rdf dfr bul ulb lbu bru rub ubr bld ldb dbl bdr drb rbd")

var turns = map[string][24]int{
	"F": {6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23},
	"L": {13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23},
	"U": {5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23},
}

type position [24]int // the sticker at each place

// A frame is what the picture shows in one step.
type frame struct {
	p       position
	caption string
	good    bool // the case's end has been reached
}

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	frames := read(f)
	if s := f.Search(); s != nil {
		frames = search(s)
	}
	if len(frames) == 0 {
		return svg.Message("the input holds no cube")
	}
	p := svg.New(600, 6*cell+top+30, len(frames))
	for i, fr := range frames {
		class := ""
		if fr.good {
			class = "good"
		}
		p.At(i, i).Caption().Text(20, 28, fr.caption, class)
	}
	for place, name := range names {
		// If a place has the same colour in several consecutive steps, draw one element for all of them.
		for from := 0; from < len(frames); {
			sticker := frames[from].p[place]
			to := from
			for to+1 < len(frames) && colour(frames[to+1].p[place]) == colour(sticker) {
				to++
			}
			drawSticker(p.At(from, to), name, colour(sticker))
			from = to + 1
		}
	}
	return p
}

// search returns the frames of a search. The name of a state is the unfolded cube, in which a letter is the face to which
// a sticker belongs: four letters, or blanks, for each row of two faces.
func search(s *svg.Search) (frames []frame) {
	for _, state := range s.States {
		var fr frame
		rows := strings.Split(state, "\n")
		for place, name := range names {
			face, i, j := net[name[0]], 0, 0
			if strings.IndexByte(name[1:], face.down) >= 0 {
				i = 1
			}
			if strings.IndexByte(name[1:], face.right) >= 0 {
				j = 1
			}
			row, column := 2*int(face.row)+i, 2*(2*int(face.column)+j)
			if row >= len(rows) || column >= len(rows[row]) {
				continue
			}
			for sticker, other := range names {
				if other[0] == rows[row][column]|0x20 {
					fr.p[place] = sticker
				}
			}
		}
		frames = append(frames, fr)
	}
	return frames
}

// read returns the frames of the cases that will be drawn. A case has one frame for the start and one for the
// position after each turn.
func read(f svg.Files) (frames []frame) {
	in := svg.NewWords(f.Input)
	lines := strings.Split(f.Output, "\n")
	line := func() string {
		if len(lines) == 0 {
			return ""
		}
		l := lines[0]
		lines = lines[1:]
		return strings.TrimSpace(l)
	}
	cases := in.Int(0, 1000000)
	for k := 1; k <= cases; k++ {
		var now, end position
		for _, p := range []*position{&now, &end} {
			for i := range p {
				p[i] = in.Int(0, 23)
			}
		}
		count := line()
		if in.Short || len(frames) >= mostSteps {
			break
		}
		title := fmt.Sprintf("case %d of %d", k, cases)
		if count == "-1" {
			frames = append(frames, frame{now, title + ": no turns lead to the end, says the program", false})
			continue
		}
		done := strings.Fields(line())
		frames = append(frames, frame{now, fmt.Sprintf("%s: %s turns", title, count), now == end})
		for i, name := range done {
			next, ok := turn(now, name)
			if !ok {
				frames = append(frames, frame{now, fmt.Sprintf("%s: %q is not a turn", title, name), false})
				break
			}
			now = next
			caption := fmt.Sprintf("%s: %s, turn %d of %d", title, name, i+1, len(done))
			if i+1 == len(done) && now != end {
				caption += ": not the end asked for"
			}
			frames = append(frames, frame{now, caption, now == end})
		}
	}
	return frames
}

// turn returns the position after one turn. ok is false if there is no turn with this name.
func turn(p position, name string) (after position, ok bool) {
	m, ok := turns[strings.TrimSuffix(name, "'")]
	for i := range after {
		if strings.HasSuffix(name, "'") {
			after[m[i]] = p[i]
		} else {
			after[i] = p[m[i]]
		}
	}
	return after, ok
}

// colour returns the CSS class of a sticker. Each face of the solved cube has its own class.
func colour(sticker int) string {
	return map[byte]string{'f': "c", 'l': "a", 'u': "white", 'r': "f", 'b': "g", 'd': "d"}[names[sticker][0]]
}

// net contains, for each face, its column and row in the net, and the faces to the right of it and below it.
var net = map[byte]struct {
	column, row float64
	right, down byte
}{
	'u': {1, 0, 'r', 'f'}, 'l': {0, 1, 'f', 'd'}, 'f': {1, 1, 'r', 'd'}, 'r': {2, 1, 'b', 'd'}, 'b': {3, 1, 'l', 'd'}, 'd': {1, 2, 'r', 'b'},
}

// drawSticker draws a sticker in the net, and also on the tilted cube if it is visible there.
func drawSticker(s svg.Span, name, class string) {
	face := net[name[0]]
	i, j := 0., 0. // the sticker's row and column on its face
	if strings.IndexByte(name[1:], face.down) >= 0 {
		i = 1
	}
	if strings.IndexByte(name[1:], face.right) >= 0 {
		j = 1
	}
	x, y := 20+(2*face.column+j)*cell+4*face.column, top+(2*face.row+i)*cell+4*face.row
	s.Rect(x, y, cell-1, cell-1, class+" edge")
	// On the tilted cube, compute the corner of the face, and the steps to the right and down.
	a, b := cell*math.Cos(math.Pi/6)*1.3, cell*0.65
	axes := map[byte][6]float64{
		'u': {450, top, a, b, -a, b},
		'f': {450 - 2*a, top + 2*b, a, b, 0, 2 * b},
		'r': {450, top + 4*b, a, -b, 0, 2 * b},
	}
	if v, ok := axes[name[0]]; ok {
		at := func(j, i float64) (x, y float64) { return v[0] + j*v[2] + i*v[4], v[1] + j*v[3] + i*v[5] }
		var xy []float64
		for _, corner := range [][2]float64{{j, i}, {j + 1, i}, {j + 1, i + 1}, {j, i + 1}} {
			x, y := at(corner[0], corner[1])
			xy = append(xy, x, y)
		}
		s.Polygon(class+" edge", xy...)
	}
}
