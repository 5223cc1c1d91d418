package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// simulate is the oracle: it stores every visited state as a string, including the whole map.
func simulate(rows, columns int, text string) string {
	at, heading, beer, inverted := strings.Index(text, "@"), "S", false, false
	step := map[string]int{"S": columns, "E": 1, "N": -columns, "W": -1}
	long := map[string]string{"S": "SOUTH\n", "E": "EAST\n", "N": "NORTH\n", "W": "WEST\n"}
	cells, seen, way := []byte(text), map[string]bool{}, ""
	for cells[at] != '$' {
		key := fmt.Sprint(at, heading, beer, inverted, string(cells))
		if seen[key] {
			return "LOOP\n"
		}
		seen[key] = true
		try := heading + "SENW"
		if inverted {
			try = heading + "WNES"
		}
		stuck := true
		for _, d := range strings.Split(try, "") {
			if to := cells[at+step[d]]; to != '#' && (to != 'X' || beer) {
				heading, stuck = d, false
				break
			}
		}
		if stuck {
			return "LOOP\n"
		}
		at += step[heading]
		way += long[heading]
		switch c := string(cells[at]); c {
		case "X":
			cells[at] = ' '
		case "B":
			beer = !beer
		case "I":
			inverted = !inverted
		case "T":
			at = strings.Index(text, "T") + strings.LastIndex(text, "T") - at
		case "S", "E", "N", "W":
			heading = c
		}
	}
	return way
}

func TestAgainstSimulation(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	loops := 0
	for range 3000 {
		rows, columns := 4+random.Intn(6), 5+random.Intn(6)
		cells := []byte(strings.Repeat(" ", rows*columns))
		for c := range cells {
			if c < columns || c >= len(cells)-columns || c%columns == 0 || c%columns == columns-1 {
				cells[c] = '#'
			} else if random.Intn(2) == 0 {
				cells[c] = "   ##XXXSENWIBB"[random.Intn(15)]
			}
		}
		// The start @ and a blank beside it get fixed cells, so that the robot can make its first step. The
		// goal $ and the teleporters T get random cells.
		for i, letter := range []byte("@ $TT") {
			c := columns + 1
			if i > 1 {
				for c = 0; cells[c] == '#' || c < columns+3 || strings.IndexByte("$T", cells[c]) >= 0; {
					c = random.Intn(len(cells))
				}
			} else {
				c += i
			}
			cells[c] = letter
			if i == 2 && (random.Intn(2) == 0 || rows*columns < 30) {
				break // no teleporters
			}
		}
		var in strings.Builder
		fmt.Fprintln(&in, rows, columns)
		for i := 0; i < len(cells); i += columns {
			fmt.Fprintf(&in, "%s\n", cells[i:i+columns])
		}
		want := simulate(rows, columns, string(cells))
		if want == "LOOP\n" {
			loops++
		}
		try.Answers(t, solve, in.String(), want)
	}
	if loops < 300 || loops > 2700 {
		t.Errorf("%d of 3000 are loops", loops)
	}
}

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"x\n":        `line 1: want a whole number from 1 to 1024`,
		"1 3\n# $\n": `line 2: the map must have exactly one @, not 0`,
	})
}

// TestCutLines uses a map whose lines lack the blanks at their ends, as in some input files.
func TestCutLines(t *testing.T) {
	try.Answers(t, solve, "4 4\n####\n#@\n#E $\n####\n", "SOUTH\nEAST\nEAST\n")
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
