package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle tries every sequence of actions, second by second. It counts the cells ridden instead of storing a colour.
func oracle(columns int, maze string, seconds int) (int, bool) {
	type wheel struct{ i, j, di, dj, ridden int }
	at := strings.IndexByte(maze, 'S')
	now := map[wheel]bool{{at / columns, at % columns, -1, 0, 0}: true}
	for s := 0; s <= seconds; s++ {
		then := map[wheel]bool{}
		for w := range now {
			if maze[w.i*columns+w.j] == 'T' && w.ridden%5 == 0 {
				return s, true
			}
			then[wheel{w.i, w.j, w.dj, -w.di, w.ridden}] = true
			then[wheel{w.i, w.j, -w.dj, w.di, w.ridden}] = true
			i, j := w.i+w.di, w.j+w.dj
			if i >= 0 && j >= 0 && j < columns && i*columns < len(maze) && maze[i*columns+j] != '#' {
				then[wheel{i, j, w.di, w.dj, w.ridden + 1}] = true
			}
		}
		now = then
	}
	return 0, false
}

// TestEverySmallMaze compares the solution with the oracle, which stops after 40 seconds, on mazes of up to 6
// cells. The longest answer must be at most 35 seconds: then the limit of the oracle has probably not cut off
// any answer.
func TestEverySmallMaze(t *testing.T) {
	most := 0
	for _, size := range [][2]int{{1, 2}, {1, 6}, {2, 2}, {2, 3}, {3, 2}, {5, 1}} {
		for filling := 0; filling < 1<<(2*size[0]*size[1]); filling++ {
			maze := make([]byte, size[0]*size[1])
			for c := range maze {
				maze[c] = ".#ST"[filling>>(2*c)&3]
			}
			if strings.Count(string(maze), "S") != 1 || strings.Count(string(maze), "T") != 1 || filling%7 > 0 && len(maze) == 6 {
				continue
			}
			text := fmt.Sprintf("%d %d\n", size[0], size[1])
			for i := 0; i < len(maze); i += size[1] {
				text += string(maze[i:i+size[1]]) + "\n"
			}
			want := "Case #1\ndestination not reachable\n"
			if s, ok := oracle(size[1], string(maze), 40); ok {
				want, most = fmt.Sprintf("Case #1\nminimum time = %d sec\n", s), max(most, s)
			}
			try.Answers(t, solve, text+"0 0\n", want)
		}
	}
	if most < 20 || most > 35 {
		t.Errorf("the longest answer is %d", most)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1 2\nST\n-1 0\n0 0\n": `line 3: want a whole number from 1 to 4194304`,
	})
}

// TestJudgeFiles: input files may lack their last line and contain larger mazes than the statement allows,
// and mazes without S or T.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	wide := "1 101\nS" + strings.Repeat(".", 99) + "T\n"
	try.Answers(t, solve, "1 2\n.T\n1 2\nS.\n"+wide,
		"Case #1\ndestination not reachable\n\nCase #2\ndestination not reachable\n\nCase #3\nminimum time = 101 sec\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1 3\nS#T\n", "2 5\nS....\n....T\n"},
		End:   "0 0\n",
		Want:  []string{"Case #1\ndestination not reachable\n", "\nCase #2\nminimum time = 7 sec\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
