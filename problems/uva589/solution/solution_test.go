package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// A play is a position of the game: the rows and columns of the box and of the man.
type play struct{ bi, bj, mi, mj int }

// move returns the position after one step of the man. It returns false if the step is impossible.
func move(rows []string, p play, di, dj int) (to play, pushed, ok bool) {
	free := func(i, j int) bool {
		return i >= 0 && j >= 0 && i < len(rows) && j < len(rows[0]) && rows[i][j] != '#'
	}
	p.mi, p.mj = p.mi+di, p.mj+dj
	if p.mi == p.bi && p.mj == p.bj {
		p.bi, p.bj, pushed = p.bi+di, p.bj+dj, true
	}
	return p, pushed, free(p.mi, p.mj) && free(p.bi, p.bj)
}

var letters = map[rune][2]int{'n': {-1, 0}, 's': {1, 0}, 'e': {0, 1}, 'w': {0, -1}}

func places(rows []string) (p play, ti, tj int) {
	for i, row := range rows {
		for j, c := range row {
			switch c {
			case 'B':
				p.bi, p.bj = i, j
			case 'S':
				p.mi, p.mj = i, j
			case 'T':
				ti, tj = i, j
			}
		}
	}
	return p, ti, tj
}

// oracle returns the least pair (pushes, steps) of a solution. It relaxes the pairs of all positions, and repeats this
// until nothing changes.
func oracle(rows []string) (best [2]int, ok bool) {
	start, ti, tj := places(rows)
	known := map[play][2]int{start: {0, 0}}
	for changed := true; changed; {
		changed = false
		for p, cost := range known {
			for _, d := range letters {
				to, pushed, can := move(rows, p, d[0], d[1])
				c := [2]int{cost[0], cost[1] + 1}
				if pushed {
					c[0]++
				}
				if old, met := known[to]; can && (!met || c[0] < old[0] || c[0] == old[0] && c[1] < old[1]) {
					known[to], changed = c, true
				}
			}
		}
	}
	for p, c := range known {
		if p.bi == ti && p.bj == tj && (!ok || c[0] < best[0] || c[0] == best[0] && c[1] < best[1]) {
			best, ok = c, true
		}
	}
	return best, ok
}

func check(t *testing.T, rows []string) (solved bool) {
	t.Helper()
	want, ok := oracle(rows)
	text := fmt.Sprintf("%d %d\n%s\n", len(rows), len(rows[0]), strings.Join(rows, "\n"))
	got := strings.TrimSuffix(strings.TrimPrefix(try.Run(t, solve, text+"0 0\n"), "Maze #1\n"), "\n\n")
	if !ok {
		if got != "Impossible." {
			t.Fatalf("%s\n%s, though it is impossible", text, got)
		}
		return false
	}
	p, ti, tj := places(rows)
	var cost [2]int
	for i, l := range strings.ToLower(got) {
		to, pushed, can := move(rows, p, letters[l][0], letters[l][1])
		if !can || pushed != (got[i] < 'a') {
			t.Fatalf("%s\n%s: step %d cannot be taken", text, got, i)
		}
		p, cost[1] = to, cost[1]+1
		if pushed {
			cost[0]++
		}
	}
	if cost != want || p.bi != ti || p.bj != tj {
		t.Fatalf("%s\n%s has %v pushes and steps, want %v", text, got, cost, want)
	}
	return true
}

// The test uses every placement of S, B and T on 3 x 3 cells with every sixteenth set of rocks, and 1,500
// random mazes up to 4 x 5.
func TestAgainstRounds(t *testing.T) {
	solved := 0
	try := func(cells []byte, columns int, s, b, target int) {
		cells[s], cells[b], cells[target] = 'S', 'B', 'T'
		var rows []string
		for i := 0; i < len(cells); i += columns {
			rows = append(rows, string(cells[i:i+columns]))
		}
		if check(t, rows) {
			solved++
		}
	}
	for set := 0; set < 1<<9; set += 16 {
		for places := 0; places < 729; places++ {
			s, b, target := places%9, places/9%9, places/81
			if s == b || s == target || b == target || set>>s&1+set>>b&1+set>>target&1 > 0 {
				continue
			}
			cells := make([]byte, 9)
			for c := range cells {
				cells[c] = ".#"[set>>c&1]
			}
			try(cells, 3, s, b, target)
		}
	}
	random := rand.New(rand.NewSource(589))
	for i := 0; i < 1500; i++ {
		columns := 3 + random.Intn(3)
		cells := make([]byte, columns*(2+random.Intn(3)))
		for c := range cells {
			cells[c] = "....#"[random.Intn(5)]
		}
		at := random.Perm(len(cells))
		try(cells, columns, at[0], at[1], at[2])
	}
	if solved < 400 {
		t.Errorf("only %d mazes can be solved", solved)
	}
}

// TestJudgeFiles checks inputs that violate the statement, because the official data may contain such inputs. If a
// row is too short, its missing cells count as rocks.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1 7\nSB....T\n", "1 7\nSB..#.T\n", "3 3\n###\nSBT\n###\n"},
		End:   "0 0\n",
		Want:  []string{"Maze #1\nEEEEE\n\n", "Maze #2\nImpossible.\n\n", "Maze #3\nE\n\n"},
	})
	// Some rows are too long, others are too short.
	try.Answers(t, solve, "3 3\n##\nSBT.x\n#\n1 4\nSBT\n", "Maze #1\nE\n\nMaze #2\nE\n\n")

	corridor := "SB" + strings.Repeat(".", 97) + "T"
	// The maze has 100 columns; the statement allows only 20.
	try.Answers(t, solve, "1 100\n"+corridor+"\n", "Maze #1\n"+strings.Repeat("E", 98)+"\n\n")
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"4097 1\n":          `line 1: want a whole number from 0 to 4096`,
		"64 65\n":           `line 1: want 0 0, or a maze of 1 to 4096 cells`,
		"0 3\n":             `line 1: want 0 0, or a maze of 1 to 4096 cells`,
		"1 4\nSBTS\n0 0\n":  `line 2: the maze that ends here must contain exactly one S`,
		"1 4\nSB.#\n0 0\n":  `line 2: the maze that ends here must contain exactly one T`,
		"1 4\nSBT.\n1 4\nS": `line 4: the maze that ends here must contain exactly one B`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
