// UVa 1103, Ancient Messages: which of six hieroglyphs are drawn on an image, however they are deformed?
//
// State: a pixel.
// Neighbours: the pixels of the same colour beside it.
// Start: a frame of white around the image, then every pixel that belongs to nothing yet.
// Goal: pieces: black ones are hieroglyphs, which differ in how many white ones they hold that are not the frame's.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"sort"
	"strconv"
	"strings"

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

// read returns an image. Missing digits at the end of a row are white. On bad input it sets in's error.
func read(in *scan.Scanner, rows, digits int) image {
	digitRows := grid.Read(in, rows, digits, "0123456789abcdefABCDEF")
	if in.Err() != nil {
		return image{}
	}

	width := 4*digits + 2
	i := image{width, make([]bool, (rows+2)*width)}
	for cell, digit := range digitRows.Cells {
		row, column := cell/digits, cell%digits
		first := (row+1)*width + 1 + 4*column
		value, _ := strconv.ParseUint(string(rune(digit)), 16, 8)
		for bit := 0; bit < 4; bit++ {
			i.black[first+bit] = value>>(3-bit)&1 == 1
		}
	}
	return i
}

// pieces joins what touches and has one colour.
func (i image) pieces() graph.Sets {
	sets := graph.NewSets(len(i.black))
	for p := range i.black {
		if p%i.width > 0 && i.black[p] == i.black[p-1] {
			sets.Join(p, p-1)
		}
		if p >= i.width && i.black[p] == i.black[p-i.width] {
			sets.Join(p, p-i.width)
		}
	}
	return sets
}

// letters returns the hieroglyphs in the order of the alphabet; false if a black piece has too many holes to be one.
func (i image) letters() (text string, ok bool) {
	pieces := i.pieces()
	met := map[int]bool{pieces.Find(0): true}
	holes := map[int]int{} // of each black piece
	var glyphs []int
	for p, black := range i.black {
		piece := pieces.Find(p)
		if met[piece] {
			continue
		}
		met[piece] = true
		if black {
			glyphs = append(glyphs, piece)
		} else { // the first pixel of a hole lies below one of what is around it
			holes[pieces.Find(p-i.width)]++
		}
	}
	var all []string
	for _, g := range glyphs {
		if holes[g] >= len(hieroglyphs) {
			return "", false
		}
		all = append(all, hieroglyphs[holes[g]:holes[g]+1])
	}
	sort.Strings(all)
	return strings.Join(all, ""), true
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for number := 1; in.Case(); number++ {
		rows, digits := in.Int(0, scan.MaxSize), in.Int(0, scan.MaxSize)
		if in.Err() != nil || rows == 0 {
			break
		}
		image := read(in, rows, digits)
		if in.Err() != nil {
			break
		}

		letters, ok := image.letters()
		if !ok {
			in.Failf("the image that ends here has a piece with more than %d holes", len(hieroglyphs)-1)
			break
		}
		fmt.Fprintf(out, "Case %d: %s\n", number, letters)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Mistake()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
