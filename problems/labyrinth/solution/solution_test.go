package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
)

// A game is the state of a second referee. It is written from the statement and independent of the judge's referee.
type game struct {
	maze        []string
	row, column int
	seen        map[[2]int]bool
}

// input returns the program's input in one turn.
func (g *game) input() string {
	for r := g.row - 2; r <= g.row+2; r++ {
		for c := g.column - 2; c <= g.column+2; c++ {
			g.seen[[2]int{r, c}] = true
		}
	}
	text := fmt.Sprintln(g.row, g.column)
	for r, row := range g.maze {
		for c := range row {
			if g.seen[[2]int{r, c}] {
				text += row[c : c+1]
			} else {
				text += "?"
			}
		}
		text += "\n"
	}
	return text
}

func (g *game) letter() byte { return g.maze[g.row][g.column] }

// shortest returns the number of moves from T to C in a known maze.
func (g *game) shortest() int {
	dist := map[[2]int]int{{g.row, g.column}: 0}
	for queue := [][2]int{{g.row, g.column}}; len(queue) > 0; queue = queue[1:] {
		r, c := queue[0][0], queue[0][1]
		if g.maze[r][c] == 'C' {
			return dist[queue[0]]
		}
		for _, next := range [][2]int{{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}} {
			if _, seen := dist[next]; !seen && g.maze[next[0]][next[1]] != '#' {
				dist[next] = dist[queue[0]] + 1
				queue = append(queue, next)
			}
		}
	}
	return -1
}

// play lets the program play a maze. It returns the number of the program's moves, and the least number of moves if
// the maze were known.
func play(t *testing.T, file string) (moves, known int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(string(text))
	g := &game{maze: words[3:], seen: map[[2]int]bool{}}
	var alarm int
	fmt.Sscan(words[2], &alarm)
	for r, row := range g.maze {
		if c := strings.Index(row, "T"); c >= 0 {
			g.row, g.column = r, c
		}
	}

	known = 2 * g.shortest()

	inReader, inWriter := io.Pipe()
	outReader, outWriter := io.Pipe()
	done := make(chan error)
	go func() {
		err := scan.Run(inReader, outWriter, solve)
		outWriter.Close()
		done <- err
	}()

	fmt.Fprintln(inWriter, strings.Join(words[:3], " "))
	since := -1 // the moves since Kirk entered the control room
	answers := bufio.NewScanner(outReader)
	for over := false; !over; moves++ {
		if moves == 1200 {
			t.Fatalf("%s: more than 1200 moves", file)
		}
		io.WriteString(inWriter, g.input())
		if !answers.Scan() {
			t.Fatalf("%s: no answer to move %d", file, moves+1)
		}
		switch answers.Text() {
		case "UP":
			g.row--
		case "DOWN":
			g.row++
		case "LEFT":
			g.column--
		case "RIGHT":
			g.column++
		}

		if since >= 0 {
			since++
			over = g.letter() == 'T'
		} else if g.letter() == 'C' {
			since = 0
		}
		if g.letter() == '#' || since > alarm {
			t.Fatalf("%s: move %d, %s: lost in row %d, column %d", file, moves+1, answers.Text(), g.row, g.column)
		}
	}
	inWriter.Close()
	if err := <-done; err != nil {
		t.Errorf("%s: %v", file, err)
	}
	return moves, known
}

// TestMazes plays every maze of the testcases. The program cannot need fewer moves than the shortest way to the control
// room and back.
func TestMazes(t *testing.T) {
	for _, file := range inputs.Of(t, 10, "labyrinth") {
		moves, known := play(t, file)
		t.Logf("%s: %d moves, %d in a known maze", filepath.Base(file), moves, known)
		if known < 2 || moves < known {
			t.Errorf("%s: %d moves, but even in a known maze %d are needed", file, moves, known)
		}
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                   "line 1: input ends, want a word",
		"1 3 5\n0 3\n":       `line 2: want a whole number from 0 to 2`,
		"1 3 5\n0 0\nTxC\n":  `line 3: want a row of 3 letters, each one of #.TC?`,
		"1 3 5\n0 0\nT##\n":  `line 3: want a maze with a way to the control room and back`,
		"1 4 1\n0 0\nT..C\n": `line 3: want a maze with a way to the control room and back`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
