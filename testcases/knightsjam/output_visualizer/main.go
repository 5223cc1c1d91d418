// Command output_visualizer draws the picture of knightsjam: the knights after each jump of a shortest solution.
package main

import (
	"fmt"
	"sort"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

const home = "12345678."

func draw(f svg.Files) *svg.Picture {
	start := strings.Join(board.Read(svg.NewWords(f.Input), 3, 3), "")
	letters := strings.Split(start, "")
	if sort.Strings(letters); strings.Join(letters, "") != "."+home[:8] {
		return svg.Message("the input holds no board")
	}
	answer := strings.TrimSpace(f.Output)
	b := board.Board{Rows: []string{"...", "...", "..."}, Looks: map[byte]string{'.': "node"}, Silent: ".", Tokens: make([]board.Token, 8)}
	b.Says = fmt.Sprintf("the program says %.30s", answer)
	way := shortest(start)
	moment := func(cells string) {
		for i := range min(len(cells), len(home)) {
			if cells[i] == '.' {
				continue
			}
			m := board.Moment{Cell: board.Cell{Row: i / 3, Column: i % 3}, Class: "a", Text: cells[i : i+1]}
			if cells[i] == home[i] {
				m.Class = "c"
			}
			token := &b.Tokens[cells[i]-'1']
			token.Moments = append(token.Moments, m)
		}
	}
	b.Situation = func(_ int, state string) { moment(strings.ReplaceAll(state, " ", "")) }
	for k, cells := range way {
		moment(cells)
		b.Say("", "jump %d of %d", k, len(way)-1)
	}
	if way[len(way)-1] == home {
		b.End(answer == fmt.Sprint(len(way)-1), b.Says)
	} else {
		b.Notes[0].Text = "no jumps lead to the ordered board"
		b.End(answer == "-1", b.Says)
	}
	return board.Draw(f, []board.Board{b}, 1)
}

// shortest returns the boards on a shortest path to the ordered board, or only the start if the ordered board cannot
// be reached.
func shortest(start string) []string {
	from := map[string]string{start: ""}
	for queue := []string{start}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at == home {
			var way []string
			for ; at != ""; at = from[at] {
				way = append([]string{at}, way...)
			}
			return way
		}
		hole := strings.IndexByte(at, '.')
		for i := range at {
			rows, columns := i/3-hole/3, i%3-hole%3
			if rows*rows+columns*columns != 5 {
				continue
			}
			next := []byte(at)
			next[i], next[hole] = '.', at[i]
			if _, met := from[string(next)]; !met {
				from[string(next)] = at
				queue = append(queue, string(next))
			}
		}
	}
	return []string{start}
}
