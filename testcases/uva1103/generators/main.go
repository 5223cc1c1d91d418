// Command generators makes the testcases of UVa 1103.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(1103, fill) }

func fill(s *gen.Set) {
	s.Secret("01-small", "1 1\n0\n1 1\n1\n1 1\nf\n3 2\nff\n81\nff\n3 3\nfff\nb49\nfff\n"+
		"3 2\n18\n18\n18\n2 3\n3cf\n3cf\n3 1\n6\n6\nf\n2 1\n9\n9\n0 0\n")
	s.Secret("02-each-glyph", eachGlyph(s)+"0 0\n")
	s.Secret("03-cut-by-the-edge", cut()+"0 0\n")

	// Add random images of different sizes, then images of the largest size.
	var b strings.Builder
	for range 30 {
		b.WriteString(random(s, 20+s.Random.Intn(60), 4*(5+s.Random.Intn(20))).text())
	}
	s.Secret("04-random", b.String()+"0 0\n")
	s.Secret("05-largest", random(s, 200, 200).text()+random(s, 200, 200).text()+serpentine(200).text()+"0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "1 1\n0\n")
	s.Invalid("capital", "1 1\nF\n0 0\n")
	s.Invalid("short-row", "1 2\nf\n0 0\n")
	s.Invalid("201-rows", "201 1\n"+strings.Repeat("0\n", 201)+"0 0\n")
	s.Invalid("pixels-at-a-corner", "2 1\n8\n4\n0 0\n")
}

// An image consists of rows of pixels, in which true is black. The number of columns is a multiple of 4.
type image [][]bool

// newImage returns a white image.
func newImage(rows, columns int) image {
	i := make(image, rows)
	for r := range i {
		i[r] = make([]bool, columns)
	}
	return i
}

const black, white = true, false // colours, for paint

// paint makes a rectangle black or white. (row, column) is its upper left corner.
func (i image) paint(row, column, rows, columns int, black bool) {
	for r := row; r < row+rows; r++ {
		for c := column; c < column+columns; c++ {
			i[r][c] = black
		}
	}
}

// text returns the image as it occurs in the input.
func (i image) text() string {
	var b strings.Builder
	fmt.Fprintln(&b, len(i), len(i[0])/4)
	for _, row := range i {
		for c := 0; c < len(row); c += 4 {
			// Four pixels are one hexadecimal digit.
			value := 0
			for _, black := range row[c : c+4] {
				value *= 2
				if black {
					value++
				}
			}
			fmt.Fprintf(&b, "%x", value)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// glyph paints a component with the given number of holes, which are side by side. It fits into 12 rows and 20
// columns, or into 20 rows and 12 columns if it is turned.
func (i image) glyph(s *gen.Set, row, column, holes int, turned bool) {
	// In a turned glyph, rows and columns are exchanged.
	paint := func(r, c, rows, columns int, black bool) {
		if turned {
			i.paint(row+c, column+r, columns, rows, black)
		} else {
			i.paint(row+r, column+c, rows, columns, black)
		}
	}

	// Paint the body, with its holes side by side.
	height, width := 3+s.Random.Intn(4), 3*holes+1+s.Random.Intn(4)
	paint(3, 0, height, width, black)
	for h := range holes {
		top := 1 + s.Random.Intn(height-2)
		paint(3+top, 1+3*h, 1+s.Random.Intn(height-1-top), 1+s.Random.Intn(2), white)
	}

	// Add legs above and below, which change the outline, but not the number of holes.
	for c := s.Random.Intn(3); c < width; c += 2 + s.Random.Intn(4) {
		leg := 1 + s.Random.Intn(3)
		paint(3-leg, c, leg, 1, black)
	}
	for c := s.Random.Intn(3); c < width; c += 2 + s.Random.Intn(4) {
		paint(3+height, c, 1+s.Random.Intn(3), 1, black)
	}
}

func eachGlyph(s *gen.Set) string {
	text := ""
	for holes := range 6 {
		for _, turned := range []bool{false, true} {
			i := newImage(24, 24)
			i.glyph(s, 1, 1, holes, turned)
			text += i.text()
		}
	}
	return text
}

// random returns an image with a glyph in each 21 x 21 square of pixels.
func random(s *gen.Set, rows, columns int) image {
	i := newImage(rows, columns)
	for row := 0; row+20 <= rows; row += 21 {
		for column := 0; column+20 <= columns; column += 21 {
			if s.Random.Intn(6) > 0 {
				i.glyph(s, row, column, s.Random.Intn(6), s.Random.Intn(2) == 0)
			}
		}
	}
	return i
}

// cut returns images with black pieces that touch the edge. Most of them divide the background into several parts,
// and two have a hole.
func cut() string {
	// White regions at the edge are background, even if black pieces separate them.
	cross, bars, cover, corner := newImage(12, 12), newImage(9, 16), newImage(6, 8), newImage(8, 8)
	cross.paint(5, 0, 2, 12, black)
	cross.paint(0, 4, 12, 2, black)
	bars.paint(0, 3, 9, 1, black)
	bars.paint(0, 8, 9, 4, black)
	bars.paint(3, 9, 2, 2, white)
	cover.paint(0, 0, 6, 8, black)
	cover.paint(2, 2, 1, 4, white)
	corner.paint(3, 0, 1, 4, black)
	corner.paint(0, 3, 4, 1, black)
	return cross.text() + bars.text() + cover.text() + corner.text()
}

// serpentine returns an image with one long black line that has no hole.
func serpentine(n int) image {
	i := newImage(n, n)
	for row := 0; row < n; row += 2 {
		i.paint(row, 0, 1, n, black)

		// One pixel joins this row to the next, alternately at the right and at the left end.
		if row+2 < n {
			i.paint(row+1, row/2%2*(n-1), 1, 1, black)
		}
	}
	return i
}
