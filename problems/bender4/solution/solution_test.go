package main

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// A floor is a map for the oracle, a slow simulation of the game (see wins). In the rows, # is a wall, . is floor, and
// + is a ball.
type floor struct {
	rows                 []string
	benderX, benderY     int
	fryX, fryY           int
	switchX, switchY     int
	fieldX, fieldY, isOn int
}

func (f floor) String() string {
	return fmt.Sprintf("%d %d\n%s\n%d %d\n%d %d\n1\n%d %d %d %d %d\n", len(f.rows[0]), len(f.rows), strings.Join(f.rows, "\n"),
		f.benderX, f.benderY, f.fryX, f.fryY, f.switchX, f.switchY, f.fieldX, f.fieldY, f.isOn)
}

// wins reports whether a program leads Bender to Fry. It executes the program letter by letter, with a stack
// of the letters that are still to be executed.
func (f floor) wins(text string) bool {
	cells := [][]byte{}
	for _, row := range f.rows {
		cells = append(cells, []byte(row))
	}
	functions := strings.Split(text, ";")
	left := []byte(functions[0])
	x, y, on := f.benderX, f.benderY, f.isOn == 1
	for frame := 0; frame < 998 && len(left) > 0; frame++ {
		c := left[0]
		left = left[1:]
		dx, dy := 0, 0
		switch c {
		case 'U':
			dy = -1
		case 'D':
			dy = 1
		case 'L':
			dx = -1
		case 'R':
			dx = 1
		case '<': // the return of a function
			continue
		default:
			if int(c-'0') >= len(functions) {
				return false
			}
			left = []byte(functions[c-'0'] + "<" + string(left))
			continue
		}

		behind := byte('#')
		if cells[y+dy][x+dx] == '+' {
			behind = cells[y+2*dy][x+2*dx]
		}
		if cells[y+dy][x+dx] == '#' || cells[y+dy][x+dx] == '+' && behind != '.' {
			continue
		}
		x, y = x+dx, y+dy
		if x == f.switchX && y == f.switchY {
			on = !on
		}
		if cells[y][x] == '+' {
			cells[y][x], cells[y+dy][x+dx] = '.', '+'
			if x+dx == f.switchX && y+dy == f.switchY {
				on = !on
			}
		}
		if on && x == f.fieldX && y == f.fieldY || cells[f.fryY][f.fryX] == '+' {
			return false
		}
		if x == f.fryX && y == f.fryY {
			return true
		}
	}
	return false
}

// randomFloor draws a room of 3 x 4 cells with walls, balls, a switch and its field.
func randomFloor(random *rand.Rand) floor {
	rows := [][]byte{[]byte("######"), nil, nil, nil, []byte("######")}
	for y := 1; y <= 3; y++ {
		rows[y] = []byte("#....#")
		for x := 1; x <= 4; x++ {
			rows[y][x] = ".....##+"[random.Intn(8)]
		}
	}
	places := random.Perm(12)
	for _, place := range places[:4] {
		c := &rows[1+place/4][1+place%4]
		if *c == '#' || place == places[0] || place == places[1] {
			*c = '.'
		}
	}
	at := func(i int) (x, y int) { return 1 + places[i]%4, 1 + places[i]/4 }
	f := floor{isOn: random.Intn(2)}
	f.benderX, f.benderY = at(0)
	f.fryX, f.fryY = at(1)
	f.switchX, f.switchY = at(2)
	f.fieldX, f.fieldY = at(3)
	for _, row := range rows {
		f.rows = append(f.rows, string(row))
	}
	return f
}

// programs returns all strings of the given length over the given letters.
func programs(length int, letters string) []string {
	all := []string{""}
	for ; length > 0; length-- {
		var longer []string
		for _, text := range all {
			for _, c := range letters {
				longer = append(longer, text+string(c))
			}
		}
		all = longer
	}
	return all
}

// On small floors, the oracle tries all sequences of at most six moves, and all programs with one function and at most
// five characters. The solution's program must not be longer than the shortest of these that leads to Fry.
func TestAgainstAllPrograms(t *testing.T) {
	var moves, calls []string
	for length := 1; length <= 6; length++ {
		moves = append(moves, programs(length, "UDLR")...)
	}
	for length := 3; length <= 5; length++ {
		for _, text := range programs(length, "UDLR1;") {
			if strings.Count(text, ";") == 1 && strings.Contains(text, "1") {
				calls = append(calls, text)
			}
		}
	}

	random := rand.New(rand.NewSource(4))
	solved, pushed := 0, 0
	for range 150 {
		f := randomFloor(random)
		shortest := ""
		for _, text := range moves {
			if f.wins(text) {
				shortest = text
				break
			}
		}
		if shortest == "" {
			continue
		}
		solved++

		got := strings.TrimSpace(try.Run(t, solve, f.String()))
		if !f.wins(got) || len(got) > len(shortest) {
			t.Fatalf("%s\n%q, wins: %v; %q wins", f, got, f.wins(got), shortest)
		}
		for _, text := range calls {
			if len(text) < len(got) && f.wins(text) {
				t.Errorf("%s\n%q, but %q is shorter", f, got, text)
			}
		}
		if strings.Contains(strings.Join(f.rows, ""), "+") {
			pushed++
		}
	}
	if solved < 50 || pushed < 20 {
		t.Errorf("%d floors with a way, %d of them with balls", solved, pushed)
	}
}

// TestIntroductionsAreShortest: on three introductory maps, the answer is so short that the test can try all shorter
// programs. None of them may lead to Fry.
func TestIntroductionsAreShortest(t *testing.T) {
	for name, length := range map[string]int{"01-introduction-1": 5, "02-introduction-2": 5, "04-introduction-4": 3} {
		f := load(t, "../../../testcases/bender4/data/sample/"+name+".in")
		got := strings.TrimSpace(try.Run(t, solve, f.text))
		if len(got) != length || !f.wins(got) {
			t.Errorf("%s: %q, want %d characters that win", name, got, length)
		}
		for shorter := 1; shorter < length; shorter++ {
			for _, text := range programs(shorter, "UDLR12;") {
				if f.wins(text) {
					t.Errorf("%s: %q, but %q is shorter", name, got, text)
				}
			}
		}
	}
}

// A value of type known is a map of testcases/bender4. The maps used here have at most one switch.
type known struct {
	floor
	text string
}

func load(t *testing.T, file string) known {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(string(text))
	next := func() (n int) {
		if _, err := fmt.Sscan(words[0], &n); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		words = words[1:]
		return n
	}

	next() // the width
	f := floor{switchX: -1, fieldX: -1}
	height := next()
	f.rows, words = words[:height], words[height:]
	f.benderX, f.benderY = next(), next()
	f.fryX, f.fryY = next(), next()
	if next() == 1 {
		f.switchX, f.switchY = next(), next()
		f.fieldX, f.fieldY, f.isOn = next(), next(), next()
	}
	if len(words) > 0 {
		t.Fatalf("%s: %d words are left", file, len(words))
	}
	return known{f, string(text)}
}

// TestCompressKeepsTheMoves: a compressed program makes the same moves as before, and is never longer.
func TestCompressKeepsTheMoves(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	for range 30 {
		moves := ""
		for range 5 + random.Intn(60) {
			moves += strings.Repeat(string("UDLR"[random.Intn(4)]), 1+random.Intn(4))
		}
		p := compress(program{moves})
		if p.expanded()[0] != moves || p.cost() > len(moves) || p.frames() > maxFrames || len(p) > 1+maxFunctions {
			t.Errorf("%s: %s, moves %s", moves, p, p.expanded()[0])
		}
	}
}

func TestFrames(t *testing.T) {
	// Function 2 takes a frame for its call, 1+2+1 frames for function 1, one for its move and one for its
	// return. The main program calls it twice, with one move in between.
	if got, want := (program{"2L2", "RR", "1U"}).frames(), 2*(1+(1+2+1)+1+1)+1; got != want {
		t.Errorf("%d frames, want %d", got, want)
	}
}

// TestLengths: the README must state the total length of the expected programs. Maps whose names begin with "made" do
// not count.
func TestLengths(t *testing.T) {
	names, err := filepath.Glob("../../../testcases/bender4/data/*/*.ans")
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, name := range names {
		answer, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(filepath.Base(name), "made") {
			total += len(strings.TrimSpace(string(answer)))
		}
	}
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("%d characters", total); !strings.Contains(string(readme), want) {
		t.Errorf("README.md does not say %q", want)
	}
}

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"3 1\n.#.\n0 0\n2 0\n0\n":          `line 5: the map has no path to Fry`,
		"3 1\n.+.\n0 0\n2 0\n0\n":          `line 5: the map has no path to Fry`,
		"3 1\n...\n0 0\n0 0\n0\n":          `line 5: Bender must not start in a field that is on, nor on Fry's cell`,
		"3 1\n...\n0 0\n2 0\n1\n1 0 0 0 1": `line 6: Bender must not start in a field that is on, nor on Fry's cell`,
		"3 1\n.?.\n":                       `line 2: want a row of 3 letters, each one of .#+`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
