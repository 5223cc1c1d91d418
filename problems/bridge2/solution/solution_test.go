package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
)

// run runs the solution with the input r and the output w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

// A ride is the oracle: a game in which each bike has its own place, as in the statement.
type ride struct {
	road  []string
	speed int
	x, y  []int // y is -1 for a bike that is lost
}

// do executes a command: every bike moves cell by cell.
func (r *ride) do(command string) {
	r.speed += map[string]int{"SPEED": 1, "SLOW": -1}[command]
	side := map[string]int{"UP": -1, "DOWN": 1}[command]
	for _, y := range r.y {
		if y >= 0 && (y+side < 0 || y+side > 3) {
			side = 0
		}
	}
	for i, y := range r.y {
		if y < 0 {
			continue
		}
		lost := false
		for step := 1; step <= r.speed; step++ {
			x := r.x[i] + step
			if x >= len(r.road[0]) || command == "JUMP" && step < r.speed {
				continue
			}
			lost = lost || r.road[y+side][x] == '0' || step < r.speed && r.road[y][x] == '0'
		}
		r.x[i], r.y[i] = r.x[i]+r.speed, y+side
		if lost {
			r.y[i] = -1
		}
	}
}

func (r *ride) turn() (text string, over int) {
	text = fmt.Sprintln(r.speed)
	for i, y := range r.y {
		if y < 0 {
			text += fmt.Sprintln(r.x[i], 0, 0)
			continue
		}
		text += fmt.Sprintln(r.x[i], y, 1)
		if r.x[i] >= len(r.road[0]) {
			over++
		}
	}
	return text, over
}

// play lets the program play a game. It returns the number of bikes that cross the bridge, and the turn in
// which the first bikes cross it.
func play(t *testing.T, file string) (survivors, turns int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(string(text))
	var bikes int
	r := &ride{road: words[len(words)-4:]}
	fmt.Sscan(words[0], &bikes)
	fmt.Sscan(words[2], &r.speed)
	for i := 0; i < bikes; i++ {
		y := 0
		fmt.Sscan(words[3+i], &y)
		r.x, r.y = append(r.x, 0), append(r.y, y)
	}
	inReader, inWriter := io.Pipe()
	outReader, outWriter := io.Pipe()
	done := make(chan error)
	go func() {
		err := run(inReader, outWriter)
		outWriter.Close()
		done <- err
	}()
	fmt.Fprintf(inWriter, "%d\n%s\n%s\n", bikes, words[1], strings.Join(r.road, "\n"))
	for answers := bufio.NewScanner(outReader); turns < 50 && survivors == 0; turns++ {
		input, _ := r.turn()
		io.WriteString(inWriter, input)
		if !answers.Scan() {
			t.Fatalf("%s: no answer in turn %d", file, turns+1)
		}
		r.do(answers.Text())
		_, survivors = r.turn()
	}
	inWriter.Close()
	if err := <-done; err != nil {
		t.Errorf("%s: %v", file, err)
	}
	return survivors, turns
}

// TestPublicTests lets the program play each public test. The program must save as many bikes as possible, in as few
// turns as possible. A search of all states has computed both wanted numbers.
func TestPublicTests(t *testing.T) {
	all := inputs.Of(t, 12, "bridge2")
	for i, want := range [][2]int{{1, 8}, {4, 11}, {4, 8}, {4, 9}, {4, 6}, {2, 9}, {3, 8}, {4, 6}, {1, 8}, {2, 7}, {2, 8}, {1, 16}} {
		number := fmt.Sprintf("%02d-", i+1)
		files := slices.DeleteFunc(slices.Clone(all), func(file string) bool { return !strings.HasPrefix(filepath.Base(file), number) })
		if len(files) == 0 {
			t.Fatalf("test %d has no testcase", i+1)
		}
		for _, file := range files {
			if survivors, turns := play(t, file); survivors != want[0] || turns != want[1] {
				t.Errorf("%s: %d survivors in %d turns, want %d in %d", file, survivors, turns, want[0], want[1])
			}
		}
	}
}

// For every state of a small bridge and each command, compare the next state that the method drive returns
// with that of the oracle (the type ride).
func TestDriveAgainstBikes(t *testing.T) {
	road := bridge{"..0..0....", ".0..00.0..", "...0....0.", "..0.0.0..."}
	for x := 0; x < 10; x++ {
		for speed := 1; speed < 7; speed++ {
			for set := 1; set < 16; set++ {
				for _, c := range commands {
					s := state{x, speed, uint8(set)}
					r := &ride{road: road, speed: speed}
					for y := 0; y < 4; y++ {
						if set>>y&1 == 1 {
							r.x, r.y = append(r.x, x), append(r.y, y)
						}
					}
					r.do(c)
					want := state{r.x[0], r.speed, 0}
					for _, y := range r.y {
						if y >= 0 {
							want.bikes |= 1 << y
						}
					}
					if got := road.drive(s, c); got != want {
						t.Fatalf("%v %s: %v, want %v", s, c, got, want)
					}
				}
			}
		}
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                             "line 1: input ends, want a word",
		"5\n1\n":                       `line 1: want a whole number from 1 to 4`,
		"1\n2\n":                       `line 2: want a whole number from 1 to 1`,
		"1\n1\n..\n...\n..\n..\n":      `line 4: want lanes of the same length, at most 500 cells`,
		"1\n1\n..\n..\n..\n..\n50\n":   `line 7: want a whole number from 0 to 49`,
		"1\n1\n..\n..\n..\n..\n1\n0 4": `line 8: want a whole number from 0 to 3`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
