// Command output_visualizer draws the picture of guarini: for each case the board after each move, with the last move
// as an arrow, and the target.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/svg"
)

const (
	mostSteps = 400
	top       = 44  // space above the boards
	cell      = 44. // width of a cell
)

type game struct {
	rows, columns int
	start, target [][]byte
	moves         [][4]int // rows and columns from 1
	answer        string   // the number of moves, as printed
}

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	if s := f.Search(); s != nil {
		return search(s)
	}
	games, all := read(svg.NewWords(f.Input), svg.NewWords(f.Output))
	if len(games) == 0 {
		return svg.Message("the input holds no board")
	}
	width, height, steps := 0., 0., 0
	for _, g := range games {
		width = math.Max(width, float64(g.columns)*cell)
		height = math.Max(height, float64(g.rows)*cell)
		steps += len(g.moves) + 1
	}
	p := svg.New(math.Max(360, 2*width+3*cell), height+top+40, steps)
	step := 0
	for i, g := range games {
		play(p, g, fmt.Sprintf("case %d of %d: ", i+1, all), step, width+2*cell)
		step += len(g.moves) + 1
	}
	return p
}

// search draws the boards of a search.
func search(s *svg.Search) *svg.Picture {
	width, height := 0, 0
	for _, state := range s.States {
		rows := strings.Split(state, "\n")
		width, height = max(width, len(rows[0])), max(height, len(rows))
	}
	p := svg.New(float64(width)*cell+40, float64(height)*cell+top+20, len(s.States))
	for k, state := range s.States {
		var rows [][]byte
		for _, row := range strings.Split(state, "\n") {
			rows = append(rows, []byte(row))
		}
		drawCells(p.At(k, k), rows, 20)
		for i, row := range rows {
			for j, c := range row {
				drawKnight(p.At(k, k), c, 20, i, j)
			}
		}
	}
	return p
}

// read returns the cases that will be drawn (up to mostSteps steps together). A case contains its answer, as far as
// it can be read. all is the number of all cases in the input.
func read(in, out *svg.Words) (games []game, all int) {
	all = in.Int(0, 1000000)
	steps := 0
	for len(games) < all && steps < mostSteps {
		g := game{rows: in.Int(1, 36), columns: in.Int(1, 36)}
		for range g.rows {
			g.start = append(g.start, []byte(in.Next()))
			g.target = append(g.target, []byte(in.Next()))
			if len(g.start[len(g.start)-1]) != g.columns || len(g.target[len(g.target)-1]) != g.columns {
				return games, all
			}
		}
		g.answer = out.Next()
		var count int
		if _, err := fmt.Sscan(g.answer, &count); err == nil {
			for k := 0; k < count && steps+k < mostSteps && !out.Short; k++ {
				m := [4]int{out.Int(1, g.rows), out.Int(1, g.columns), out.Int(1, g.rows), out.Int(1, g.columns)}
				if !out.Short {
					g.moves = append(g.moves, m)
				}
			}
		}
		steps += len(g.moves) + 1
		games = append(games, g)
	}
	return games, all
}

// play draws one case, one picture step for each move. The case begins at the picture step `first`.
func play(p *svg.Picture, g game, title string, first int, targetX float64) {
	last := first + len(g.moves)
	s := p.At(first, last)
	drawCells(s, g.start, 20)
	drawCells(s, g.target, targetX)
	s.Text(targetX, top-8, "target", "small faint")
	for i, row := range g.target {
		for j, c := range row {
			drawKnight(s, c, targetX, i, j)
		}
	}
	// since[cell] is the step in which the cell got its present letter.
	board, since := copyOf(g.start), make(map[[2]int]int)
	stay := func(i, j, until int) {
		drawKnight(p.At(first+since[[2]int{i, j}], until), board[i][j], 20, i, j)
	}
	caption(p.At(first, first), title, g, 0, "")
	for k, m := range g.moves {
		i, j, u, v := m[0]-1, m[1]-1, m[2]-1, m[3]-1
		wrong := ""
		if d := abs(i-u) * abs(j-v); d != 2 || !isKnight(board[i][j]) || board[u][v] != '.' {
			wrong = " is not a move of a knight to an empty cell"
		}
		stay(i, j, first+k)
		stay(u, v, first+k)
		board[u][v], board[i][j] = board[i][j], '.'
		since[[2]int{i, j}], since[[2]int{u, v}] = k+1, k+1
		now := p.At(first+k+1, first+k+1)
		x1, y1 := middle(20, i, j)
		x2, y2 := middle(20, u, v)
		now.Line(x1, y1, x2, y2, "mark")
		now.Circle(x1, y1, 4, "mark", "")
		caption(now, title, g, k+1, wrong)
	}
	for i, row := range board {
		for j := range row {
			stay(i, j, last)
		}
	}
}

func caption(s svg.Span, title string, g game, k int, wrong string) {
	text := fmt.Sprintf("%smove %d of %s", title, k, g.answer)
	switch {
	case g.answer == "-1":
		text = title + "impossible, says the program"
	case g.answer == "":
		text = title + "no answer"
	}
	s.Caption().Text(20, 22, text, "")
	if wrong != "" {
		m := g.moves[k-1]
		s.Caption().Text(20, 38, fmt.Sprintf("%d %d %d %d%s", m[0], m[1], m[2], m[3], wrong), "small bad")
	}
}

func drawCells(s svg.Span, board [][]byte, left float64) {
	for i, row := range board {
		for j, c := range row {
			class := "white edge"
			switch {
			case c == '#':
				class = "faint"
			case (i+j)%2 == 1:
				class = "d edge"
			}
			x, y := middle(left, i, j)
			s.Rect(x-cell/2, y-cell/2, cell, cell, class)
		}
	}
}

func drawKnight(s svg.Span, c byte, left float64, i, j int) {
	if !isKnight(c) {
		return
	}
	x, y := middle(left, i, j)
	class := []string{"a", "b", "c", "e", "f"}[int(c)%5]
	switch c {
	case 'W':
		class = "white"
	case 'B':
		class = "g"
	}
	s.Circle(x, y, cell*0.36, class+" edge", "")
	letter := "large middle on"
	if c == 'B' {
		letter += " pale"
	}
	s.Text(x, y+6, string(rune(c)), letter)
}

// isKnight reports whether a cell contains a knight.
func isKnight(c byte) bool { return c != '.' && c != '#' }

func middle(left float64, i, j int) (x, y float64) {
	return left + (float64(j)+0.5)*cell, top + (float64(i)+0.5)*cell
}

func copyOf(board [][]byte) (c [][]byte) {
	for _, row := range board {
		c = append(c, append([]byte(nil), row...))
	}
	return c
}

func abs(x int) int { return max(x, -x) }
