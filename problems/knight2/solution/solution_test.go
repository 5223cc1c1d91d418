package main

import (
	"bufio"
	"fmt"
	"io"
	"math/rand"
	"os"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
)

func square(a, b window) int { return (a.x-b.x)*(a.x-b.x) + (a.y-b.y)*(a.y-b.y) }

// hint returns the hint after a jump, as defined in the statement.
func hint(from, to, bomb window) string {
	switch old, now := square(from, bomb), square(to, bomb); {
	case from == to:
		return "UNKNOWN"
	case now < old:
		return "WARMER"
	case now > old:
		return "COLDER"
	}
	return "SAME"
}

// jumps lets the program look for a bomb and returns how often it jumps.
func jumps(t *testing.T, width, height int, at, bomb window) int {
	t.Helper()
	inReader, inWriter := io.Pipe()
	outReader, outWriter := io.Pipe()
	done := make(chan error)
	go func() {
		err := scan.Run(inReader, outWriter, solve)
		outWriter.Close()
		done <- err
	}()

	fmt.Fprintf(inWriter, "%d %d\n100\n%d %d\n", width, height, at.x, at.y)
	answers := bufio.NewScanner(outReader)
	count := 0
	for before := at; at != bomb; count++ {
		fmt.Fprintln(inWriter, hint(before, at, bomb))
		if !answers.Scan() || count == 100 {
			t.Fatal("no answer, or too many")
		}
		before = at
		fmt.Sscan(answers.Text(), &at.x, &at.y)
	}
	inWriter.Close()
	if err := <-done; err != nil {
		t.Error(err)
	}
	return count
}

// TestGames plays the game of each testcase. The program must find the testcase's bomb within the allowed
// jumps.
func TestGames(t *testing.T) {
	for _, file := range inputs.Of(t, 14, "knight2") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var width, height, most int
		var at, bomb window
		fmt.Sscan(string(text), &width, &height, &most, &at.x, &at.y, &bomb.x, &bomb.y)
		if got := jumps(t, width, height, at, bomb); got > most {
			t.Errorf("%s: %d jumps, want at most %d", file, got, most)
		}
	}
}

// TestEveryBomb uses buildings and starts of the known tests. The program must find the bomb within the allowed jumps.
// In a small building, the test puts the bomb in every window; in a larger one, in some random windows.
func TestEveryBomb(t *testing.T) {
	for _, test := range []struct{ width, height, x, y, most int }{
		{1, 100, 0, 98, 9}, {5, 16, 1, 5, 8}, {15, 15, 3, 6, 10}, {24, 24, 22, 13, 12},
	} {
		worst := 0
		for i := 0; i < test.width*test.height; i++ {
			bomb := window{i % test.width, i / test.width}
			if got := jumps(t, test.width, test.height, window{test.x, test.y}, bomb); got > worst {
				worst = got
			}
		}
		if worst > test.most {
			t.Errorf("%d x %d: %d jumps, want at most %d", test.width, test.height, worst, test.most)
		}
	}
	for _, test := range []struct{ side, x, y, games, most int }{
		{50, 17, 29, 300, 16}, {1000, 501, 501, 30, 27}, {8000, 3200, 2100, 2, 31},
	} {
		for seed := int64(0); seed < int64(test.games); seed++ {
			r := rand.New(rand.NewSource(seed))
			bomb := window{r.Intn(test.side), r.Intn(test.side)}
			if got := jumps(t, test.side, test.side, window{test.x, test.y}, bomb); got > test.most {
				t.Errorf("%d x %d, bomb at %v: %d jumps, want at most %d", test.side, test.side, bomb, got, test.most)
			}
		}
	}
}

// TestSpans: on a small building, keep leaves exactly the windows whose distances agree with the hint.
func TestSpans(t *testing.T) {
	const width, height = 5, 4
	for i := 0; i < width*height*width*height; i++ {
		from, to := window{i % width, i / width % height}, window{i / 20 % width, i / 100}
		if from == to {
			continue
		}
		for _, word := range []string{"WARMER", "COLDER", "SAME"} {
			b := &building{width, make([]span, height)}
			for y := range b.rows {
				b.rows[y] = span{0, width - 1}
			}
			b.keep(from, to, word)
			for y, s := range b.rows {
				for x := 0; x < width; x++ {
					if got, want := s.lo <= x && x <= s.hi, hint(from, to, window{x, y}) == word; got != want {
						t.Fatalf("from %v to %v, %s: window %d %d is kept: %v, want %v", from, to, word, x, y, got, want)
					}
				}
			}
		}
	}
}

// A value of type exact stores the results of an exhaustive search for the least number of jumps that always
// find the bomb.
type exact struct {
	width, height int
	known         map[exactState]int
}

type exactState struct {
	left uint32 // a bit for each window in which the bomb can be
	at   window
}

// jumps returns the least number of jumps from s after which the bomb is found, wherever it is. If `most`
// jumps are not enough, the result is greater than `most`.
func (e *exact) jumps(s exactState, most int) int {
	if s.left == 0 {
		return 0
	}
	if n, found := e.known[s]; found {
		return n
	}
	for n := 1; n <= most; n++ {
		if e.decides(s, n) {
			e.known[s] = n
			return n
		}
	}
	return most + 1
}

// decides reports whether n jumps are enough to find the bomb, wherever it is. It tries every first jump, and
// asks whether n-1 more jumps are enough after it.
func (e *exact) decides(s exactState, n int) bool {
	for i := 0; i < e.width*e.height; i++ {
		to := window{i % e.width, i / e.width}
		if to == s.at || n == 1 && s.left != 1<<i {
			continue
		}
		parts := map[string]uint32{}
		for j := 0; j < e.width*e.height; j++ {
			if s.left>>j&1 == 1 && j != i {
				parts[hint(s.at, to, window{j % e.width, j / e.width})] |= 1 << j
			}
		}
		enough := true
		for _, left := range parts {
			enough = enough && e.jumps(exactState{left, to}, n-1) < n
		}
		if enough {
			return true
		}
	}
	return false
}

// TestAgainstExact checks that on small buildings the program needs at most one jump more in the worst case than the
// best strategy.
func TestAgainstExact(t *testing.T) {
	for _, size := range [][2]int{{1, 8}, {8, 1}, {2, 5}, {3, 3}, {4, 3}} {
		width, height := size[0], size[1]
		gap := 0
		for i := 0; i < width*height; i++ {
			at := window{i % width, i / width}
			e := &exact{width, height, map[exactState]int{}}
			want := e.jumps(exactState{1<<(width*height) - 1 - 1<<i, at}, 12)
			worst := 0
			for j := 0; j < width*height; j++ {
				if got := jumps(t, width, height, at, window{j % width, j / width}); got > worst {
					worst = got
				}
			}
			if worst < want {
				t.Fatalf("%v from %v: %d jumps, but the exact search needs %d", size, at, worst, want)
			}
			if worst-want > gap {
				gap = worst - want
			}
		}
		t.Logf("%v: at most %d jumps more than needed", size, gap)
		if gap > 1 {
			t.Errorf("%v: %d jumps more than needed, want at most 1", size, gap)
		}
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                                   "line 1: input ends, want a word",
		"4 4\n9\n4 0\n":                      `line 3: want a whole number from 0 to 3`,
		"1 2\n9\n0 0\nUNKNOWN\nSAME\n":       `line 5: no window agrees with all hints`,
		"2 1\n9\n0 0\nUNKNOWN\nCOLDER\nSAME": `line 6: no window agrees with all hints`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
