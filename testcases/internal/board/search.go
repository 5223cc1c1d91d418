// This file draws the states of a search instead of an answer.
package board

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"oj/testcases/internal/svg"
)

// A piece is a cell in the name of a state, and the letter of what stands there.
type piece struct {
	cell   Cell
	letter string
}

// pieces returns the cells in the name of a state. A cell is a row and a column, counted from 1, such as 2,3; the word
// before it may be the name of the piece.
func pieces(state string) (list []piece) {
	letter := ""
	for _, word := range strings.Fields(state) {
		row, column, isCell := strings.Cut(word, ",")
		i, err := strconv.Atoi(row)
		j, err2 := strconv.Atoi(column)
		if isCell && err == nil && err2 == nil {
			list = append(list, piece{Cell{i - 1, j - 1}, letter})
			word = ""
		}
		letter = word[:min(1, len(word))]
	}
	return list
}

// drawSearch draws the puzzle of one case without an answer. If a state is more than a cell, each state has a step of
// its own: the function Situation of the board draws it, or else a token for each cell that its name contains.
func drawSearch(s *svg.Search, boards []Board) *svg.Picture {
	if len(boards) == 0 {
		return svg.Message("the input holds no case")
	}
	b := boards[min(s.Case, len(boards))-1]
	b.Number, b.Says, b.Notes, b.searched = 1, "", nil, true

	most := 0
	for _, state := range s.States {
		most = max(most, len(pieces(state)))
	}

	switch {
	case b.Situation != nil:
		for i := range b.Tokens {
			b.Tokens[i].Moments, b.Tokens[i].Trail = nil, false
		}
		for k, state := range s.States {
			b.Situation(k, state)
			b.Notes = append(b.Notes, Note{})
		}
	case most > 1:
		b.Tokens = make([]Token, most)
		for _, state := range s.States {
			for i, p := range pieces(state) {
				b.Tokens[i].Moments = append(b.Tokens[i].Moments, Moment{p.cell, "abce"[i%4 : i%4+1], p.letter})
			}
			b.Notes = append(b.Notes, Note{})
		}
	default:
		given := b.Tokens
		b.Tokens = nil
		for _, t := range given {
			if t.Given {
				b.Tokens = append(b.Tokens, Token{Moments: t.Moments[:1], Square: t.Square})
			}
		}
	}
	if len(b.Notes) == 0 {
		b.Notes = []Note{{}}
	}
	return Draw(svg.Files{}, []Board{b}, 1)
}

// drawPlaces draws, over each cell of a searched board, a shape and a text that a viewer can change. If a given front reaches
// the cell, a viewer can write the step into the corner: the place is "front 2,3".
func (d *Drawing) drawPlaces() {
	first := 1
	if d.Ringed {
		first = 0
	}
	rows, columns := d.shown()
	for i, row := range d.Rows[:rows] {
		for j := range min(len(row), columns) {
			c := Cell{i, j}
			var path strings.Builder
			d.outline(&path, c)
			s := d.Always().Place(fmt.Sprint(i+first, ",", j+first))
			size := map[bool]string{true: " large", false: ""}[d.Size > largeText]
			s.Path(path.String(), "place")
			x, y := d.Middle(c)
			hasMore := d.More != nil || !strings.Contains(d.Silent, row[j:j+1])
			if d.Size >= smallText && hasMore { // beside what the puzzle has in the cell
				s.Slot(x-0.46*d.Size, y-0.46*d.Size+12, "value"+size)
			} else {
				s.Slot(x, y+math.Min(5, d.Size/3), "value middle"+size)
			}

			for _, f := range d.Fronts {
				if f.Given && f.When[i][j] >= 0 {
					d.Always().Place(fmt.Sprint("front ", i+first, ",", j+first)).Slot(x+0.46*d.Size, y+0.42*d.Size, "bad end"+cmp.Or(size, " small"))
				}
			}
		}
	}
}
