package main

import (
	"bytes"
	"fmt"
	"io"
	"math/rand"
	"strconv"
	"strings"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
)

// run runs the solution with the input r and the output w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

const sample = "4\nbbwb\nwwbw\nbbwb\nbwww\n4\nbbwb\nwwbw\nbwwb\nwwbb\n0\n"

func answer(t *testing.T, input string) string {
	t.Helper()
	var out strings.Builder
	if err := run(strings.NewReader(input), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestSample(t *testing.T) {
	for _, input := range []string{
		sample,
		strings.ReplaceAll(sample, "\n", "\r\n"),
		strings.ReplaceAll(sample, "\n", " \t "),
		"\n\n" + sample + "whatever follows",
		strings.TrimSpace(sample),
	} {
		if got := answer(t, input); got != "1 W\n2 B\n" {
			t.Errorf("%q: %q", input, got)
		}
	}
}

// joined is the oracle: it reports whether a path of stones of this colour connects the colour's two sides. It is a
// flood fill that starts at the first row for black, at the first column for white, and uses the six neighbours of
// the statement.
func joined(rows []string, colour byte) bool {
	n := len(rows)
	reached := make([][]bool, n)
	for i := range reached {
		reached[i] = make([]bool, n)
	}
	var todo [][2]int
	reach := func(i, j int) {
		if i >= 0 && j >= 0 && i < n && j < n && rows[i][j] == colour && !reached[i][j] {
			reached[i][j] = true
			todo = append(todo, [2]int{i, j})
		}
	}
	for k := range n {
		if colour == 'b' {
			reach(0, k)
		} else {
			reach(k, 0)
		}
	}
	for len(todo) > 0 {
		i, j := todo[len(todo)-1][0], todo[len(todo)-1][1]
		todo = todo[:len(todo)-1]
		if colour == 'b' && i == n-1 || colour == 'w' && j == n-1 {
			return true
		}
		reach(i-1, j-1)
		reach(i-1, j)
		reach(i, j-1)
		reach(i, j+1)
		reach(i+1, j)
		reach(i+1, j+1)
	}
	return false
}

func winnerOf(rows []string) string { return board(rows).winner() }

// check compares the solution with the oracle for one board and for the transposed board with exchanged colours.
func check(t *testing.T, rows []string) {
	t.Helper()
	black, white := joined(rows, 'b'), joined(rows, 'w')
	if black == white {
		t.Fatalf("%v: black joined %v, white joined %v", rows, black, white)
	}
	want, swapped := "W", "B"
	if black {
		want, swapped = "B", "W"
	}
	if got := winnerOf(rows); got != want {
		t.Fatalf("%v: %s wins, want %s", rows, got, want)
	}
	if got := winnerOf(exchanged(rows)); got != swapped {
		t.Fatalf("%v transposed with colours exchanged: %s wins, want %s", rows, got, swapped)
	}
}

// exchanged transposes the board and exchanges the colours.
func exchanged(rows []string) []string {
	other := make([]string, len(rows))
	for j := range rows {
		column := make([]byte, len(rows))
		for i := range rows {
			column[i] = 'b' + 'w' - rows[i][j]
		}
		other[j] = string(column)
	}
	return other
}

// The test uses all 66,066 full boards of up to 4 x 4 cells.
func TestEverySmallBoard(t *testing.T) {
	boards := 0
	for n := 1; n <= 4; n++ {
		for set := 0; set < 1<<(n*n); set++ {
			boards++
			check(t, boardOf(n, func(i, j int) bool { return set>>(i*n+j)&1 == 1 }))
		}
	}
	if boards != 66066 {
		t.Errorf("%d boards", boards)
	}
}

func boardOf(n int, black func(i, j int) bool) []string {
	rows := make([]string, n)
	for i := range rows {
		row := bytes.Repeat([]byte("w"), n)
		for j := range row {
			if black(i, j) {
				row[j] = 'b'
			}
		}
		rows[i] = string(row)
	}
	return rows
}

// The test uses larger boards. If half of the cells are white, both colours win equally often, and the border
// between them is long.
func TestRandomBoards(t *testing.T) {
	random := rand.New(rand.NewSource(260))
	for k := range 1500 {
		n := 5 + random.Intn(36)
		if k%50 == 0 {
			n = 200
		}
		share := 0.4 + random.Float64()/5
		check(t, boardOf(n, func(i, j int) bool { return random.Float64() < share }))
	}
}

// TestShapes checks boards with very long paths, among them those with the longest border between the
// colours.
func TestShapes(t *testing.T) {
	for _, n := range []int{2, 3, 7, 199, 200} {
		for name, black := range shapes(n) {
			t.Run(fmt.Sprint(name, "-", n), func(t *testing.T) { check(t, boardOf(n, black)) })
		}
	}
}

func shapes(n int) map[string]func(i, j int) bool {
	random := rand.New(rand.NewSource(int64(n)))
	serpentine := func(i, j int) bool { return i%2 == 0 || i%4 == 1 && j == n-1 || i%4 == 3 && j == 0 }
	return map[string]func(i, j int) bool{
		"black":      func(i, j int) bool { return true },
		"white":      func(i, j int) bool { return false },
		"serpentine": serpentine,
		"upright":    func(i, j int) bool { return serpentine(j, i) },
		"comb":       func(i, j int) bool { return j%2 == 0 && i < n-1 },
		"lying":      func(i, j int) bool { return i%2 == 0 || j == 0 },
		"spiral":     spiral(n),
		"closed":     func(i, j int) bool { return j%2 == 0 && i < n-1 || i == 0 },
		"diagonals":  func(i, j int) bool { return (i-j)&2 == 0 },
		"falling":    func(i, j int) bool { return (i+j)&2 == 0 },
		"random":     func(i, j int) bool { return random.Intn(2) == 0 },
	}
}

// spiral returns a board with a black and a white spiral that wind around each other to the middle. The black one
// begins in the upper left corner. It turns right at the border, and if the cell after the next one is black.
func spiral(n int) func(i, j int) bool {
	black := make([][]bool, n+4)
	for i := range black {
		black[i] = make([]bool, n+4)
	}
	free := func(i, j int) bool { return i < 2 || j < 2 || i > n+1 || j > n+1 || !black[i][j] }
	inside := func(i, j int) bool { return i >= 2 && j >= 2 && i <= n+1 && j <= n+1 }
	i, j, di, dj := 2, 2, 0, 1
	for turns := 0; turns < 2; {
		black[i][j] = true
		if inside(i+di, j+dj) && free(i+di, j+dj) && free(i+2*di, j+2*dj) {
			i, j, turns = i+di, j+dj, 0
		} else {
			di, dj, turns = dj, -di, turns+1
		}
	}
	return func(i, j int) bool { return black[i+2][j+2] }
}

// TestJudgeFiles checks inputs that violate the statement, as the official data may do.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"4\nbbwb\nwwbw\nbbwb\nbwww\n", "4\nbbwb\nwwbw\nbwwb\nwwbb\n"},
		End:   "0\n",
		Want:  []string{"1 W\n", "2 B\n"},
	})

	white := strings.Repeat(strings.Repeat("w", 201)+"\n", 201)
	try.Answers(t, solve, "201\n"+white+"1\nw\n1\nb\n", "1 W\n2 W\n3 B\n")       // sizes beyond the statement
	try.Answers(t, solve, "2\nwwb\nbbw\n2\nw\nb\n2\nwb\nw\n", "1 W\n2 B\n3 B\n") // rows too long, too short
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, input, want string }{
		{"negative", "-1\n", `line 1: want a whole number from 1 to 2147483647`},
		{"a row instead of a number", "2\nbb\nbb\n2b\n", `line 4: want a whole number from 1 to 2147483647`},
		{"other letter", "2\nbb\nbB\n0\n", `line 3: want a row of 2 letters b or w`},
		{"missing row, then 0", "2\nbb\n0\n", `line 3: want a row of 2 letters b or w`},
	} {
		var out strings.Builder
		err := run(strings.NewReader(c.input), &out)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: error %v\nwant %s", c.name, err, c.want)
		}
	}
	if err := run(strings.NewReader(sample), noSpace{}); err != errFull {
		t.Errorf("writing fails: error %v", err)
	}
}

var errFull = fmt.Errorf("disk full")

type noSpace struct{}

func (noSpace) Write([]byte) (int, error) { return 0, errFull }

// FuzzRun: on every input the program terminates. For every game before the first mistake in the input it prints the
// oracle's answer.
func FuzzRun(f *testing.F) {
	f.Add(sample)
	f.Add("2\nbw wb 3 bbb\nwww\nbwb")
	f.Add("2 bx")
	f.Fuzz(func(t *testing.T, input string) {
		for _, c := range input {
			if c >= 0x80 {
				t.Skip("strings.Fields treats more characters as blanks than the statement")
			}
		}
		var out strings.Builder
		err := run(strings.NewReader(input), &out)
		want, ok := reference(strings.Fields(strings.ReplaceAll(input, "\x1a", " ")))
		if out.String() != want || ok != (err == nil) {
			t.Errorf("%q: printed %q, error %v; want %q, valid %v", input, out.String(), err, want, ok)
		}
	})
}

// TestManyGames solves 500 games of different sizes in one input, because an earlier game must not influence
// a later one.
func TestManyGames(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	var input strings.Builder
	for range 500 {
		n := 2 + random.Intn(30)
		fmt.Fprintln(&input, n)
		for _, row := range boardOf(n, func(i, j int) bool { return random.Intn(2) == 0 }) {
			fmt.Fprintln(&input, row)
		}
	}
	input.WriteString("0\n")
	if want, ok := reference(strings.Fields(input.String())); !ok || answer(t, input.String()) != want {
		t.Error("the answers to 500 games differ from those of the oracle")
	}
}

// reference returns the oracle's answers, game by game. It returns false if the input is invalid; the answers
// are then those of the games before the first mistake.
func reference(words []string) (answers string, ok bool) {
	for game := 1; len(words) > 0; game++ {
		if !strings.ContainsAny(words[0][:1], "+-0123456789") {
			return answers, true
		}
		n, err := strconv.Atoi(words[0])
		if err != nil || n < 0 || n > 1<<31-1 {
			return answers, false
		}
		if n == 0 {
			return answers, true
		}

		words = words[1:]
		rows := append([]string{}, words[:min(n, len(words))]...)
		for i, row := range rows {
			if strings.Trim(row, "bw") != "" {
				return answers, false
			}
			if len(rows) == n {
				rows[i] = (row + strings.Repeat("b", n))[:n]
			}
		}
		if len(rows) < n {
			return answers, true
		}
		colour := "W"
		if joined(rows, 'b') {
			colour = "B"
		}
		answers += fmt.Sprintln(game, colour)
		words = words[n:]
	}
	return answers, true
}

// BenchmarkRun solves a game on the largest board: with as many white cells as possible, with half of the
// cells white, and with a path through half of all cells.
func BenchmarkRun(b *testing.B) {
	for _, name := range []string{"white", "random", "spiral"} {
		rows := boardOf(200, shapes(200)[name])
		input := "200\n" + strings.Join(rows, "\n") + "\n0\n"
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if err := run(strings.NewReader(input), io.Discard); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
