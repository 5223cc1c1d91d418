// Command output_visualizer draws the picture of uva260: one step for each board, drawn with hexagons, with a
// shortest chain of the winner.
package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"oj/testcases/internal/svg"
)

const (
	mostGames = 200
	mostCells = 45000 // the largest number of cells that are drawn, in all boards together
	top       = 40    // space above the board
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	boards, more := read(svg.NewWords(f.Input))
	if len(boards) == 0 {
		return svg.Message("the input holds no board")
	}
	largest := 0
	for _, b := range boards {
		largest = max(largest, len(b))
	}
	// size is the width of a hexagon, which is smaller for larger boards. Each row begins half a cell further to the
	// left.
	size := math.Max(4, math.Min(44, 900/(1.5*float64(largest))))
	if s := f.Search(); s != nil {
		boards = boards[min(s.Case, len(boards))-1:][:1]
	}
	p := svg.New(math.Max(320, (1.5*float64(largest)+1)*size+40), 2*top+(0.87*float64(largest)+0.4)*size, len(boards))
	printed := strings.Split(f.Output, "\n")
	for i, b := range boards {
		if f.Search() != nil {
			drawBoard(p.Always(), b, size)
			for i := range b {
				for j := range b {
					x, y := centre(i, j, len(b), size)
					cell := p.Always().Place(fmt.Sprint(i+1, ",", j+1))
					cell.Circle(x, y, 0.42*size, "place", "")
					cell.Slot(x, y+5, "value middle")
				}
			}
			return p
		}
		s, winner, path := p.At(i, i), "B", chain(b)
		if b[path[0][0]][path[0][1]] == 'w' {
			winner = "W"
		}
		want, got := fmt.Sprint(i+1, " ", winner), "nothing"
		if i < len(printed) && printed[i] != "" {
			got = printed[i]
		}
		caption := want
		class := "large good"
		if got != want {
			caption, class = fmt.Sprintf("%s, but the program printed %s", want, got), "large bad"
		}
		s.Caption().Text(20, 26, caption, class)
		drawBoard(s, b, size)
		drawChain(s, path, len(b), size)
	}
	if more {
		p.Always().Text(p.Width-20, p.Height-8, fmt.Sprintf("the first %d games", len(boards)), "small faint end")
	}
	return p
}

// read returns the first boards of the input. more is true if there are further boards, or if the input after these
// boards is malformed.
func read(in *svg.Words) (boards [][]string, more bool) {
	cells := 0
	for {
		n := in.Int(0, 200)
		if n == 0 {
			return boards, in.Short
		}
		if cells += n * n; len(boards) == mostGames || len(boards) > 0 && cells > mostCells {
			return boards, true
		}
		b := make([]string, n)
		for i := range b {
			if b[i] = in.Next(); len(b[i]) != n || strings.Trim(b[i], "bw") != "" {
				return boards, true
			}
		}
		boards = append(boards, b)
	}
}

var around = [6][2]int{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}

// chain returns a shortest path of the winner's cells between the winner's two sides.
func chain(b []string) [][2]int {
	for _, colour := range []byte("bw") {
		if path := chainOf(b, colour); path != nil {
			return path
		}
	}
	panic("impossible: each full board has a winner")
}

// chainOf returns a shortest path of one colour between its sides, or nil if there is none.
func chainOf(b []string, colour byte) (path [][2]int) {
	n := len(b)
	before := make(map[[2]int][2]int)
	var queue [][2]int
	add := func(i, j int, from [2]int) {
		c := [2]int{i, j}
		if _, seen := before[c]; !seen && i >= 0 && j >= 0 && i < n && j < n && b[i][j] == colour {
			before[c] = from
			queue = append(queue, c)
		}
	}
	for k := range n {
		if colour == 'b' {
			add(0, k, [2]int{-1, -1})
		} else {
			add(k, 0, [2]int{-1, -1})
		}
	}
	for len(queue) > 0 {
		c := queue[0]
		queue = queue[1:]
		if colour == 'b' && c[0] == n-1 || colour == 'w' && c[1] == n-1 {
			for ; c[0] >= 0; c = before[c] {
				path = append(path, c)
			}
			slices.Reverse(path)
			return path
		}
		for _, d := range around {
			add(c[0]+d[0], c[1]+d[1], c)
		}
	}
	return nil
}

// centre returns the centre of a cell. The cells (i-1,j-1) and (i,j) are adjacent, so each row starts half a cell
// further to the left.
func centre(i, j, n int, size float64) (x, y float64) {
	return 20 + (float64(j)+float64(n-i)/2)*size, top + (0.87*float64(i)+0.6)*size
}

// drawBoard draws all cells of one colour as one SVG path. The path consists of hexagons, or, on large boards, of a
// horizontal bar for each run of cells of this colour.
func drawBoard(s svg.Span, b []string, size float64) {
	var paths [2]strings.Builder
	for i, row := range b {
		for j := 0; j < len(row); {
			k := j + 1
			x, y := centre(i, j, len(b), size)
			path := &paths[strings.IndexByte("bw", row[j])]
			if size < 8 {
				for k < len(row) && row[k] == row[j] {
					k++
				}
				fmt.Fprintf(path, "M%.1f %.1fh%.1fv%.1fh-%.1f", x-size/2, y-size*0.44, float64(k-j)*size, size*0.87, float64(k-j)*size)
			} else {
				w, h := 0.47*size, 0.54*size
				fmt.Fprintf(path, "M%.1f %.1fl%.1f %.1fv%.1fl%.1f %.1fl%.1f %.1fv%.1fz", x, y-h, w, h/2, h, -w, h/2, -w, -h/2, -h)
			}
			j = k
		}
	}
	// The class edge is only for the lines of graphs: a viewer of searches gives a path of this class no fill.
	outline := " cell"
	if size < 8 {
		outline = ""
	}
	s.Path(paths[0].String(), "black"+outline)
	s.Path(paths[1].String(), "white"+outline)
}

func drawChain(s svg.Span, path [][2]int, n int, size float64) {
	var xy []float64
	for _, c := range path {
		x, y := centre(c[0], c[1], n, size)
		xy = append(xy, x, y)
	}
	if len(path) == 1 {
		s.Circle(xy[0], xy[1], size/4, "mark", "")
		return
	}
	s.Polyline("mark", xy...)
}
