// UVa 1103, Ancient Messages: which of six hieroglyphs are in an image, however they are deformed?
//
// State: a pixel.
// Neighbours: the adjacent pixels of the same colour.
// Start: a white frame around the image, then every pixel that is in no component yet.
// Goal: connected components. A black component is a hieroglyph; the number of its holes, which are white
// components inside it, identifies it.
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

// hieroglyphs lists the letters of the hieroglyphs with 0, 1, 2, ... holes.
const hieroglyphs = "WAKJSD"

// An image contains its pixels row by row, with a white frame around them.
type image struct {
	width int
	black []bool
}

// read returns an image. Each digit stands for four pixels. If digits are missing at the end of a row, their pixels
// are white.
func read(in *scan.Scanner, rows, digits int) image {
	digitRows := grid.Read(in, rows, digits, "0123456789abcdefABCDEF")

	width := 4*digits + 2
	i := image{width, make([]bool, (rows+2)*width)}
	for cell, digit := range digitRows.Cells {
		row, column := cell/digits, cell%digits
		first := (row+1)*width + 1 + 4*column // a digit stands for four pixels: its highest bit for the leftmost one

		value, _ := strconv.ParseUint(string(rune(digit)), 16, 8)
		for bit := 0; bit < 4; bit++ {
			i.black[first+bit] = value>>(3-bit)&1 == 1
		}
	}
	return i
}

// pieces returns the connected components of the image. All pixels of a component have the same colour.
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

// letters returns the letters of the hieroglyphs in alphabetical order. It returns false if a black component
// has more holes than any hieroglyph.
func (i image) letters() (string, bool) {
	pieces := i.pieces()
	met := map[int]bool{pieces.Find(0): true} // the white component of the frame is not a hole
	holes := map[int]int{}                    // the number of holes of each black component
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
			// The pixel above the first pixel of a hole belongs to the black component around the hole.
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
	for number := 1; in.CaseUntil(0); number++ {
		rows, digits := in.Int(1, scan.MaxSize), in.Int(0, scan.MaxSize)
		letters, ok := read(in, rows, digits).letters()
		if !ok {
			in.Fatalf("a black component of this image has more than %d holes", len(hieroglyphs)-1)
		}
		fmt.Fprintf(out, "Case %d: %s\n", number, letters)
	}
}

func main() { scan.Main(solve) }
