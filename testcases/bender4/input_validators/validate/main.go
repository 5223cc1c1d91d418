// Command validate decides whether standard input is a valid input of Bender - Episode 4. An input begins with the
// width and the height, and the rows of the map (. is floor, # a wall, + a ball), which is surrounded by walls. Then
// come the cells of Bender and Fry, and the number of switches. The line of a switch contains its cell, the cell of
// the magnetic field that it controls, and whether this field is on at the start. None of these cells is a wall.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	width, height := input.Int("the width", 3, 40), input.Int("the height", 3, 40)
	var rows []string
	for i := 0; i < height; i++ {
		row := input.Word("a row")
		if len(row) != width || strings.Trim(row, ".#+") != "" {
			input.Reject("row %d, %.50q: want %d letters of .#+", i, row, width)
		}
		inner := strings.Trim(row, "#")
		if (i == 0 || i == height-1) && inner != "" || row[0] != '#' || row[width-1] != '#' {
			input.Reject("row %d, %.50q: want a wall at the border", i, row)
		}
		rows = append(rows, row)
	}

	bender := cell(rows, "Bender")
	fry := cell(rows, "Fry")
	if bender == fry || rows[bender/width][bender%width] == '+' || rows[fry/width][fry%width] == '+' {
		input.Reject("Bender and Fry must be on different cells without balls")
	}

	switches := input.Int("the number of switches", 0, 16)
	for i := 0; i < switches; i++ {
		cell(rows, "a switch")
		field := cell(rows, "a magnetic field")
		on := input.Int("1 if the field is on, or 0", 0, 1)
		if on == 1 && field == bender {
			input.Reject("Bender must not start in a field that is on")
		}
	}
	input.End()
}

// cell reads a column and a row, and returns the index of this cell, counted row by row. The cell must not be a wall.
func cell(rows []string, what string) int {
	column := input.Int("the column of "+what, 0, len(rows[0])-1)
	row := input.Int("the row of "+what, 0, len(rows)-1)
	if rows[row][column] == '#' {
		input.Reject("%s is in a wall, at %d %d", what, column, row)
	}
	return row*len(rows[0]) + column
}
