// Command output_visualizer draws the picture of uva11419: the board with its enemies, and the lines along which the cannons
// of the output fire.
package main

import (
	"fmt"
	"strconv"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

// The letters of the cells.
const (
	free   = '.' // nobody stands there
	fired  = '+' // nobody stands there, and a cannon fires along this cell
	enemy  = 'X'
	spared = '?' // an enemy that no cannon hits
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var boards []board.Board
	for all := 0; ; all++ {
		rows, columns, enemies := in.Int(0, 1000), in.Int(0, 1000), in.Int(0, 1000000)
		if rows == 0 || columns == 0 || in.Short {
			return board.Draw(f, boards, all)
		}
		cells := make([][]byte, rows)
		for r := range cells {
			cells[r] = []byte(strings.Repeat(string(free), columns))
		}
		for range enemies {
			cells[in.Int(1, rows)-1][in.Int(1, columns)-1] = enemy
		}
		if in.Short {
			return board.Draw(f, boards, all)
		}
		if f.Search() != nil {
			boards = append(boards, field(cells))
			continue
		}
		line := ""
		if all < len(lines) {
			line = lines[all]
		}
		boards = board.Add(boards, fire(cells, line), all+1)
	}
}

// field draws the board of a picture of a search: a viewer marks rows, columns and enemies.
func field(cells [][]byte) board.Board {
	b := board.Board{Looks: map[byte]string{enemy: "black"}, Silent: "X"}
	for _, row := range cells {
		b.Rows = append(b.Rows, string(row))
	}
	b.More = func(d *board.Drawing) {
		name := []string{"row ", "column "}
		for side, count := range []int{len(cells), len(cells[0])} {
			for i := range count {
				first, last := board.Cell{Row: i}, board.Cell{Row: i, Column: len(cells[0]) - 1}
				if side == 1 {
					first, last = board.Cell{Column: i}, board.Cell{Row: len(cells) - 1, Column: i}
				}
				x1, y1 := d.Middle(first)
				x2, y2 := d.Middle(last)
				d.Always().Place(name[side]+strconv.Itoa(i+1)).Rect(x1-d.Size/2, y1-d.Size/2, x2-x1+d.Size, y2-y1+d.Size, "place")
			}
		}
		for r, row := range cells {
			for c, letter := range row {
				if x, y := d.Middle(board.Cell{Row: r, Column: c}); letter == enemy {
					d.Always().Place(fmt.Sprintf("row %d-column %d", r+1, c+1)).Circle(x, y, 0.4*d.Size, "place", "")
				}
			}
		}
	}
	return b
}

// fire draws one case.
func fire(cells [][]byte, line string) board.Board {
	b := board.Board{Looks: map[byte]string{enemy: "black", spared: "a", fired: "b"}, Silent: "X.+", Says: "black: hit; blue: fired at; orange: not hit"}
	words := strings.Fields(line)
	fewest, missed := pairs(cells), 0
	hit := map[string]bool{}
	for _, word := range words {
		hit[word] = true
	}
	for r, row := range cells {
		for c, letter := range row {
			isHit := hit["r"+strconv.Itoa(r+1)] || hit["c"+strconv.Itoa(c+1)]
			switch {
			case letter == free && isHit:
				row[c] = fired
			case letter == enemy && !isHit:
				row[c] = spared
				missed++
			}
		}
		b.Rows = append(b.Rows, string(row))
	}

	b.Say("", "the program says %.60s", line)
	switch {
	case missed > 0:
		b.End(false, fmt.Sprintf("%d enemies are not hit", missed))
	default:
		b.End(len(words) == fewest+1 && words[0] == strconv.Itoa(fewest), fmt.Sprintf("%d are enough", fewest))
	}
	return b
}

// pairs returns the largest number of enemies in different rows and different columns: the least number of cannons.
func pairs(cells [][]byte) (count int) {
	row := make([]int, len(cells[0])) // row[c]: the partner of column c, from 1, or 0
	var tried []bool
	var match func(r int) bool
	match = func(r int) bool {
		for c, letter := range cells[r-1] {
			if letter == enemy && !tried[c] {
				tried[c] = true
				if row[c] == 0 || match(row[c]) {
					row[c] = r
					return true
				}
			}
		}
		return false
	}
	for r := range cells {
		tried = make([]bool, len(row))
		if match(r + 1) {
			count++
		}
	}
	return count
}
