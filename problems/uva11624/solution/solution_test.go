package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle spreads the fire minute by minute and stores every cell where Joe can be.
func oracle(rows, columns int, maze string) string {
	cells, joe := []byte(maze), map[int]bool{strings.IndexByte(maze, 'J'): true}
	beside := func(c int) (all []int) {
		for o := range cells {
			di, dj := o/columns-c/columns, o%columns-c%columns
			if di*di+dj*dj == 1 && cells[o] != '#' {
				all = append(all, o)
			}
		}
		return all
	}
	for minute := 1; minute <= len(cells)+1; minute++ {
		for c := range joe {
			if c/columns == 0 || c/columns == rows-1 || c%columns == 0 || c%columns == columns-1 {
				return fmt.Sprintln(minute)
			}
		}
		burnt := append([]byte(nil), cells...)
		for c := range cells {
			if cells[c] == 'F' {
				for _, o := range beside(c) {
					burnt[o] = 'F'
				}
			}
		}
		walked := map[int]bool{}
		for c := range joe {
			for _, o := range append(beside(c), c) {
				if burnt[o] != 'F' {
					walked[o] = true
				}
			}
		}
		cells, joe = burnt, walked
	}
	return "IMPOSSIBLE\n"
}

// The test uses every maze of up to 6 cells, and every maze of 3 x 3 cells with J in the middle, of which there
// are 3^8.
func TestEverySmallMaze(t *testing.T) {
	tried := 0
	for rows := 1; rows <= 4; rows++ {
		for columns := 1; rows*columns <= 9 && columns <= 4; columns++ {
			n := rows * columns
			if n > 6 && n < 9 {
				continue
			}
			var in, want strings.Builder
			count := 0
			for filling := 0; filling < 1<<(2*n); filling++ {
				maze := make([]byte, n)
				for c := range maze {
					maze[c] = "#.FJ"[filling>>(2*c)&3]
				}
				if strings.Count(string(maze), "J") != 1 || n == 9 && maze[4] != 'J' {
					continue
				}
				count++
				fmt.Fprintln(&in, rows, columns)
				for i := 0; i < n; i += columns {
					fmt.Fprintf(&in, "%s\n", maze[i:i+columns])
				}
				want.WriteString(oracle(rows, columns, string(maze)))
			}
			tried += count
			try.Answers(t, solve, fmt.Sprintf("%d\n%s", count, in.String()), want.String())
		}
	}
	if tried < 9000 {
		t.Errorf("only %d mazes", tried)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1\n0 3\n":         `line 2: want a whole number from 1 to 4194304`,
		"1\n2 2\nJ.\nj.\n": `line 4: want a row of 2 letters, each one of #.JF`,
	})
}

// TestJudgeFiles: input files contain fewer mazes than announced, larger ones than the statement allows, and
// mazes without Joe.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "3\n1 2\n#F\n1 1\nJ\n", "IMPOSSIBLE\n1\n")
	wide := fmt.Sprintf("1\n3 1500\n%s\n#J%s\n%[1]s\n", strings.Repeat("#", 1500), strings.Repeat(".", 1498))
	try.Answers(t, solve, wide, "1499\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"1 2\nJ.\n", "3 3\n###\n#J#\n###\n"},
		Want:  []string{"1\n", "IMPOSSIBLE\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
