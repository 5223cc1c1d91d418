// Command output_visualizer draws the picture of uva1601: the ghosts at each step of a shortest solution.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	lines, out := strings.Split(strings.ReplaceAll(f.Input, "\r", ""), "\n"), svg.NewWords(f.Output)
	var boards []board.Board
	for board.Room(boards) && len(boards) < 20 {
		var width, height, n int
		fmt.Sscan(lines[0], &width, &height, &n)
		if width < 1 || width > 16 || height < 1 || height >= len(lines) || n < 1 || n > 3 {
			break
		}
		rows := lines[1 : height+1]
		lines = lines[height+1:]
		var from, to []board.Cell
		for i := range n {
			from = append(from, board.Find(rows, "abc"[i])...)
			to = append(to, board.Find(rows, "ABC"[i])...)
		}
		floor := 0
		for _, row := range rows {
			floor += len(row) - strings.Count(row, "#")
		}
		if len(from) != n || len(to) != n || floor > 200 {
			break
		}
		boards = append(boards, walk(rows, from, to, out.Next()))
		if len(lines) == 0 {
			break
		}
	}
	return board.Draw(f, boards, len(boards))
}

// ghosts contains the cells of the ghosts. If a map has fewer ghosts, the cells of the others are outside the board.
type ghosts [3]board.Cell

// walk returns the board of one case: the ghosts after each step of a shortest solution.
func walk(rows []string, from, to []board.Cell, answer string) board.Board {
	b := board.Board{
		Rows: rows, Looks: map[byte]string{'#': "black", 'A': "a", 'B': "b", 'C': "c"}, Silent: "# abc",
		Says: "the program says " + answer, Tokens: make([]board.Token, len(from)),
	}
	way := shortest(rows, placed(from), placed(to))
	for k, at := range way {
		for i := range b.Tokens {
			b.Tokens[i].Trail = true
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, board.Moment{Cell: at[i], Class: "abc"[i : i+1], Text: "abc"[i : i+1]})
		}
		b.Say("", "step %d of %d", k, len(way)-1)
	}
	if way[len(way)-1] == placed(to) {
		b.End(answer == fmt.Sprint(len(way)-1), b.Says)
	} else {
		b.Notes[0].Text = "no way home"
	}
	return b
}

// placed returns ghosts at the given cells. Missing ghosts are outside the board.
func placed(cells []board.Cell) ghosts {
	g := ghosts{board.Gone, board.Gone, board.Gone}
	copy(g[:], cells)
	return g
}

// shortest returns the cells of the ghosts after each step of a shortest solution, or only the start if there is no
// solution.
func shortest(rows []string, start, goal ghosts) []ghosts {
	cells, number, ways := []board.Cell{board.Gone}, map[board.Cell]int{board.Gone: 0}, [][]int{{0}}
	for i, row := range rows {
		for j := range len(row) {
			if row[j] != '#' {
				number[board.Cell{Row: i, Column: j}] = len(cells)
				cells = append(cells, board.Cell{Row: i, Column: j})
			}
		}
	}
	for v, c := range cells[1:] {
		list := []int{v + 1}
		for _, d := range board.Beside {
			if to, free := number[c.Plus(d)]; free && to > 0 {
				list = append(list, to)
			}
		}
		ways = append(ways, list)
	}
	n := len(cells)
	join := func(a, b, c int) int { return (a*n+b)*n + c }
	apart := func(a, b, toA, toB int) bool { return a == 0 || b == 0 || toA != toB && (toA != b || toB != a) }
	first, last := join(number[start[0]], number[start[1]], number[start[2]]), join(number[goal[0]], number[goal[1]], number[goal[2]])
	came := make([]int32, n*n*n) // for each state, the number of the previous state plus 1
	came[first] = int32(first + 1)
	for queue := []int{first}; len(queue) > 0 && came[last] == 0; queue = queue[1:] {
		a, b, c := queue[0]/n/n, queue[0]/n%n, queue[0]%n
		for _, toA := range ways[a] {
			for _, toB := range ways[b] {
				if !apart(a, b, toA, toB) {
					continue
				}
				for _, toC := range ways[c] {
					to := join(toA, toB, toC)
					if came[to] == 0 && apart(a, c, toA, toC) && apart(b, c, toB, toC) {
						came[to] = int32(queue[0] + 1)
						queue = append(queue, to)
					}
				}
			}
		}
	}
	if came[last] == 0 {
		return []ghosts{start}
	}
	var way []ghosts
	for at := last; ; at = int(came[at]) - 1 {
		way = append([]ghosts{{cells[at/n/n], cells[at/n%n], cells[at%n]}}, way...)
		if at == first {
			return way
		}
	}
}
