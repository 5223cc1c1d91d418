// UVa 1103, Ancient Messages: which of six hieroglyphs are drawn on an image, however they are deformed?
//
// State: a pixel.
// Neighbours: the pixels of the same colour beside it.
// Start: a frame of white around the image, then every pixel that belongs to nothing yet.
// Goal: pieces. A black piece is a hieroglyph; its holes, the white pieces inside it, tell which one.
package main

import (
	"bufio"
	"fmt"
	"sort"
	"strconv"

	"oj/problems/lib/graph"
	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

// hieroglyphs by the number of their holes.
const hieroglyphs = "WAKJSD"

// An image is pixels row by row, in a white frame.
type image struct {
	width int
	black []bool
}

// read returns an image. Missing digits at the end of a row are white.
func read(in *scan.Scanner, rows, digits int) image {
	digitRows := grid.Read(in, rows, digits, "0123456789abcdefABCDEF")

	width := 4*digits + 2
	i := image{width, make([]bool, (rows+2)*width)}
	for cell, digit := range digitRows.Cells {
		row, column := cell/digits, cell%digits
		first := (row+1)*width + 1 + 4*column // a digit is four pixels, the highest bit first

		value, _ := strconv.ParseUint(string(rune(digit)), 16, 8)
		for bit := 0; bit < 4; bit++ {
			i.black[first+bit] = value>>(3-bit)&1 == 1
		}
	}
	return i
}

// pieces joins pixels that touch and have one colour.
func (i image) pieces() graph.Sets {
	sets := graph.NewSets(len(i.black))
	for p := range i.black {
		left, above := p-1, p-i.width
		if p%i.width > 0 && i.black[p] == i.black[left] {
			sets.Join(p, left)
		}
		if p >= i.width && i.black[p] == i.black[above] {
			sets.Join(p, above)
		}
	}
	return sets
}

// letters returns the hieroglyphs in the order of the alphabet; false if a black piece has too many holes to be one.
func (i image) letters() (string, bool) {
	pieces := i.pieces()
	met := map[int]bool{pieces.Find(0): true} // the frame, and the white around the hieroglyphs, is no hole
	holes := map[int]int{}                    // of each black piece
	var glyphs []int
	for p, black := range i.black {
		piece := pieces.Find(p)
		if met[piece] {
			continue
		}
		met[piece] = true

		if black {
			glyphs = append(glyphs, piece)
		} else {
			// The first pixel of a hole has a pixel of the piece around it above.
			around := pieces.Find(p - i.width)
			holes[around]++
		}
	}

	var letters []byte
	for _, g := range glyphs {
		if holes[g] >= len(hieroglyphs) {
			return "", false
		}
		letters = append(letters, hieroglyphs[holes[g]])
	}
	sort.Slice(letters, func(a, b int) bool { return letters[a] < letters[b] })
	return string(letters), true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.Case(); number++ {
		rows, digits := in.Int(0, scan.MaxSize), in.Int(0, scan.MaxSize)
		if rows == 0 {
			break // the end marker
		}

		letters, ok := read(in, rows, digits).letters()
		if !ok {
			in.Fatalf("the image that ends here has a piece with more than %d holes", len(hieroglyphs)-1)
		}
		fmt.Fprintf(out, "Case %d: %s\n", number, letters)
	}
}

func main() { scan.Main(solve) }
