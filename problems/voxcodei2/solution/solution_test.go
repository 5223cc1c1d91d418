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
)

type point struct{ x, y int }

// A game is a map as the rules of the statement tell it.
type game struct {
	width, height int
	walls         map[point]bool
	nodes         map[int]point
	steps         map[int]point
	explodes      map[point]int // the turn at whose end a bomb explodes
}

func newGame(rows []string) *game {
	g := &game{len(rows[0]), len(rows), map[point]bool{}, map[int]point{}, map[int]point{}, map[point]int{}}
	ways := map[rune]point{'@': {0, 0}, 'U': {0, -1}, 'D': {0, 1}, 'L': {-1, 0}, 'R': {1, 0}}
	for y, row := range rows {
		for x, letter := range row {
			if letter == '#' {
				g.walls[point{x, y}] = true
			} else if step, isNode := ways[letter]; isNode {
				g.steps[len(g.nodes)] = step
				g.nodes[len(g.nodes)] = point{x, y}
			}
		}
	}
	return g
}

func (g *game) free(p point) bool {
	return p.x >= 0 && p.y >= 0 && p.x < g.width && p.y < g.height && !g.walls[p]
}

func (g *game) occupied(p point) bool {
	for _, at := range g.nodes {
		if at == p {
			return true
		}
	}
	return false
}

func (g *game) String() string {
	text := ""
	for y := 0; y < g.height; y++ {
		for x := 0; x < g.width; x++ {
			switch p := (point{x, y}); {
			case g.walls[p]:
				text += "#"
			case g.occupied(p):
				text += "@"
			default:
				text += "."
			}
		}
		text += "\n"
	}
	return text
}

// end ends a turn: nodes go, bombs explode and ignite others.
func (g *game) end(turn int) {
	for i, at := range g.nodes {
		step := g.steps[i]
		if !g.free(point{at.x + step.x, at.y + step.y}) {
			step = point{-step.x, -step.y}
			g.steps[i] = step
		}
		if to := (point{at.x + step.x, at.y + step.y}); g.free(to) {
			g.nodes[i] = to
		}
	}
	for bomb, when := range g.explodes {
		if when == turn {
			g.explode(bomb)
		}
	}
}

func (g *game) explode(bomb point) {
	delete(g.explodes, bomb)
	for _, step := range []point{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		for i := 0; i <= 3; i++ {
			p := point{bomb.x + i*step.x, bomb.y + i*step.y}
			if !g.free(p) {
				break
			}
			for n, at := range g.nodes {
				if at == p {
					delete(g.nodes, n)
				}
			}
			if _, isBomb := g.explodes[p]; isBomb {
				g.explode(p)
			}
		}
	}
}

// play lets the program play a map and returns in which turn it has won; 0 if it has lost.
func play(t *testing.T, rows []string, rounds, bombs int) int {
	t.Helper()
	inReader, inWriter := io.Pipe()
	outReader, outWriter := io.Pipe()
	done := make(chan error)
	go func() {
		err := scan.Run(inReader, outWriter, solve)
		outWriter.Close()
		done <- err
	}()
	defer func() {
		inWriter.Close()
		if err := <-done; err != nil {
			t.Error(err)
		}
	}()

	g := newGame(rows)
	fmt.Fprintln(inWriter, g.width, g.height)
	answers := bufio.NewScanner(outReader)
	for turn := 1; turn <= rounds; turn++ {
		fmt.Fprintf(inWriter, "%d %d\n%s", rounds-turn+1, bombs, g)
		if !answers.Scan() {
			t.Fatalf("no answer in turn %d", turn)
		}
		var p point
		if _, err := fmt.Sscan(answers.Text(), &p.x, &p.y); err == nil {
			if _, isBomb := g.explodes[p]; isBomb || g.occupied(p) || !g.free(p) || bombs == 0 {
				t.Errorf("turn %d: %s: no bomb can be placed", turn, answers.Text())
				return 0
			}
			g.explodes[p] = turn + 2
			bombs--
		}
		g.end(turn)
		if len(g.nodes) == 0 {
			return turn
		}
	}
	return 0
}

// TestMaps wins every map of the testcases, and their mirror images.
func TestMaps(t *testing.T) {
	files, err := filepath.Glob("../../../testcases/voxcodei2/data/*/*.in")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d maps, %v", len(files), err)
	}
	mirror := strings.NewReplacer("L", "R", "R", "L")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words := strings.Fields(string(text))
		rows := words[4:]
		var rounds, bombs int
		fmt.Sscan(words[2], &rounds)
		fmt.Sscan(words[3], &bombs)
		turn := play(t, rows, rounds, bombs)

		var mirrored []string
		for _, row := range rows {
			back := ""
			for _, letter := range row {
				back = string(letter) + back
			}
			mirrored = append(mirrored, mirror.Replace(back))
		}
		mirroredTurn := play(t, mirrored, rounds, bombs)
		t.Logf("%s: turn %d, mirrored %d", filepath.Base(file), turn, mirroredTurn)
		if turn == 0 || mirroredTurn == 0 {
			t.Errorf("%s: won in turn %d, mirrored %d; 0 is lost", file, turn, mirroredTurn)
		}
	}
}

// TestHiddenNode: two nodes begin in one cell, so only one is ever seen there.
func TestHiddenNode(t *testing.T) {
	rows := []string{"....", ".R..", "...."}
	g := newGame(rows)
	g.nodes[1], g.steps[1] = point{1, 1}, point{0, 1}
	input := "4 3\n"
	for turn := 1; turn <= 15; turn++ {
		input += fmt.Sprintf("%d 2\n%s", 31-turn, g)
		g.end(turn)
	}
	answers := strings.Split(try.Run(t, solve, input), "\n")
	g = newGame(rows)
	g.nodes[1], g.steps[1] = point{1, 1}, point{0, 1}
	for turn := 1; turn <= 15; turn++ {
		var p point
		if _, err := fmt.Sscan(answers[turn-1], &p.x, &p.y); err == nil {
			g.explodes[p] = turn + 2
		}
		g.end(turn)
	}
	if len(g.nodes) > 0 {
		t.Errorf("%d nodes are left after %q", len(g.nodes), answers)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                               "line 1: input ends, want a whole number from 1 to 20",
		"2 1\n9 1\n.x\n":                 `line 3, word 1: ".x": want a row of 2 letters .@#`,
		"2 1\n1 1\n.@\n1 1\n.@\n":        `line 5, word 1: ".@": want at most 1 turns`,
		"2 1\n9 1\n.@\n8 1\n@.\n0 1\n.@": `line 6, word 1: "0": want a whole number from 1 to 200`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
