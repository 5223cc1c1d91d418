package main

import (
	"bufio"
	"fmt"
	"io"
	"math/bits"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
)

type point struct{ x, y int }

// A game is a map with the rules of the statement.
type game struct {
	width, height int
	walls         map[point]bool
	nodes         map[int]point
	steps         map[int]point
	explodes      map[point]int // for each bomb, the turn at whose end it explodes
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

// end does what happens at the end of a turn: nodes move, and bombs explode and ignite other bombs.
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
	g.across(bomb, func(p point) {
		for n, at := range g.nodes {
			if at == p {
				delete(g.nodes, n)
			}
		}
		if _, isBomb := g.explodes[p]; isBomb {
			g.explode(p)
		}
	})
}

// across visits the cells that an explosion reaches. Reaching is symmetric: an explosion in a reached cell would also
// reach the cell `from`.
func (g *game) across(from point, visit func(p point)) {
	for _, step := range []point{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		for i := 0; i <= 3; i++ {
			p := point{from.x + i*step.x, from.y + i*step.y}
			if !g.free(p) {
				break
			}
			visit(p)
		}
	}
}

// play lets the program play on a map. It returns the turn in which the program has won, or 0 if it has lost, and the
// number of bombs that are left.
func play(t *testing.T, rows []string, rounds, bombs int) (turn, left int) {
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
				return 0, bombs
			}
			g.explodes[p] = turn + 2
			bombs--
		}
		g.end(turn)
		if len(g.nodes) == 0 {
			return turn, bombs
		}
	}
	return 0, bombs
}

// load reads a testcase.
func load(t *testing.T, file string) (rows []string, rounds, bombs int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(string(text))
	fmt.Sscan(words[2], &rounds)
	fmt.Sscan(words[3], &bombs)
	return words[4:], rounds, bombs
}

// TestMaps checks that the program wins every map of the testcases and its mirror image.
func TestMaps(t *testing.T) {
	mirror := strings.NewReplacer("L", "R", "R", "L")
	for _, file := range inputs.Of(t, 10, "voxcodei2") {
		rows, rounds, bombs := load(t, file)
		turn, _ := play(t, rows, rounds, bombs)

		var mirrored []string
		for _, row := range rows {
			back := ""
			for _, letter := range row {
				back = string(letter) + back
			}
			mirrored = append(mirrored, mirror.Replace(back))
		}
		mirroredTurn, _ := play(t, mirrored, rounds, bombs)
		t.Logf("%s: turn %d, mirrored %d", filepath.Base(file), turn, mirroredTurn)
		if turn == 0 || mirroredTurn == 0 {
			t.Errorf("%s: won in turn %d, mirrored %d; 0 is lost", file, turn, mirroredTurn)
		}
	}
}

// TestHiddenNode: two nodes begin in one cell, so the first map shows only one of them.
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

// TestFewestBombs compares the bombs that the program uses on each map with the table in the README and with a lower
// bound: the least number of explosions that reach all nodes in an easier game. There, a bomb may be placed on any
// cell, several bombs may be placed in one turn, and no bomb ignites another one. The bound is found by trying all sets
// of explosions; a bit mask contains the nodes that an explosion reaches.
func TestFewestBombs(t *testing.T) {
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../../testcases/voxcodei2/data/*/[0-9]*.in")
	if err != nil || len(files) < 7 {
		t.Fatalf("%d maps, %v", len(files), err)
	}
	for _, file := range files {
		rows, rounds, bombs := load(t, file)
		bound := 1
		for masks := explosions(rows, rounds); !covers(masks, newGame(rows).all(), bound); {
			bound++
		}
		_, left := play(t, rows, rounds, bombs)
		used := bombs - left
		row := fmt.Sprintf("| %s | %d | %d | %d |", strings.TrimSuffix(filepath.Base(file), ".in"), bombs, used, bound)
		if used > bombs || used < bound || !strings.Contains(string(readme), row) {
			t.Errorf("README.md has no row %s", row)
		}
	}
}

// all returns a bit mask of all nodes.
func (g *game) all() uint32 { return 1<<len(g.nodes) - 1 }

// explosions returns, as bit masks, the sets of nodes that one explosion can reach, for all cells and turns.
// It omits sets that are contained in another set.
func explosions(rows []string, rounds int) (masks []uint32) {
	g := newGame(rows)
	known := map[uint32]bool{}
	for turn := 1; turn <= rounds; turn++ {
		g.end(turn)
		if turn < 3 { // no bomb can explode before the end of turn 3
			continue
		}
		hit := map[point]uint32{}
		for n, at := range g.nodes {
			g.across(at, func(p point) { hit[p] |= 1 << n })
		}
		for _, mask := range hit {
			known[mask] = true
		}
	}

	for mask := range known {
		isPart := false
		for larger := range known {
			isPart = isPart || mask != larger && mask&larger == mask
		}
		if !isPart {
			masks = append(masks, mask)
		}
	}
	return masks
}

// covers reports whether all nodes are contained in the union of some masks, at most `most` of them.
func covers(masks []uint32, nodes uint32, most int) bool {
	if nodes == 0 {
		return true
	}

	// Some mask must contain the node that the fewest masks contain.
	rarest, fewest, largest := uint32(0), len(masks)+1, 0
	for n := uint32(1); n <= nodes; n <<= 1 {
		count := 0
		for _, mask := range masks {
			if mask&n != 0 {
				count++
			}
		}
		if nodes&n != 0 && count < fewest {
			rarest, fewest = n, count
		}
	}
	for _, mask := range masks {
		largest = max(largest, bits.OnesCount32(mask&nodes))
	}
	if most*largest < bits.OnesCount32(nodes) {
		return false
	}
	for _, mask := range masks {
		if mask&rarest != 0 && covers(masks, nodes&^mask, most-1) {
			return true
		}
	}
	return false
}

// TestAgainstAllPlans uses small maps on which the tracks of all nodes are known. Every plan that the search
// finds must win. If some plan with two bombs wins, the search must find a plan, except in the cases that the
// README explains.
func TestAgainstAllPlans(t *testing.T) {
	const rounds, bombs, maps = 8, 2, 300
	won, missed := 0, 0
	for seed := int64(0); seed < maps; seed++ {
		r := rand.New(rand.NewSource(seed))
		var rows []string
		for y := 0; y < 2; y++ {
			row := ""
			for x := 0; x < 6; x++ {
				row += string(".......#@UDLR"[r.Intn(13)])
			}
			rows = append(rows, row)
		}
		if len(newGame(rows).nodes) == 0 {
			continue
		}

		canWin := anyPlanWins(rows, rounds, bombs)
		if canWin {
			won++
		}
		plan := planFor(rows, rounds, bombs)
		placed := map[int]point{}
		for _, b := range plan {
			placed[b.turn+1] = point{int(b.cell) % 6, int(b.cell) / 6}
		}
		switch {
		case plan != nil && !wins(rows, rounds, placed):
			t.Errorf("%v: %v loses", rows, placed)
		case plan == nil && canWin:
			missed++
		}
	}
	if won != 291 || missed != 7 {
		t.Errorf("%d maps can be won, %d of them are missed, want 291 and 7, as the README states", won, missed)
	}
}

// planFor returns the plan that the program's search finds for a map, if it knows the tracks of all nodes.
func planFor(rows []string, rounds, bombs int) []bomb {
	g := newGame(rows)
	p := &planner{turns: rounds, g: &grid.Grid{Rows: g.height, Columns: g.width, Cells: []byte(strings.ReplaceAll(g.String(), "\n", ""))}}
	for n := 0; n < len(g.nodes); n++ {
		p.nodes = append(p.nodes, nil)
	}
	for turn := 1; turn <= rounds+1; turn++ {
		for n := range p.nodes {
			p.nodes[n] = append(p.nodes[n], int32(g.nodes[n].y*g.width+g.nodes[n].x))
		}
		g.end(turn)
	}
	return p.find(bombs)
}

// anyPlanWins tries all cells and turns for at most two bombs.
func anyPlanWins(rows []string, rounds, bombs int) bool {
	height, width := len(rows), len(rows[0])
	var search func(from, left int, placed map[int]point) bool
	search = func(from, left int, placed map[int]point) bool {
		if wins(rows, rounds, placed) {
			return true
		}
		for turn := from; left > 0 && turn+2 <= rounds; turn++ {
			for c := 0; c < height*width; c++ {
				placed[turn] = point{c % width, c / width}
				if search(turn+1, left-1, placed) {
					return true
				}
			}
			delete(placed, turn)
		}
		return false
	}
	return search(1, bombs, map[int]point{})
}

// wins reports whether the given bombs destroy all nodes. `placed` contains the cell of the bomb for each turn in which
// one is placed.
func wins(rows []string, rounds int, placed map[int]point) bool {
	g := newGame(rows)
	for turn := 1; turn <= rounds; turn++ {
		if p, isPlaced := placed[turn]; isPlaced {
			if _, isBomb := g.explodes[p]; isBomb || g.occupied(p) || !g.free(p) {
				return false
			}
			g.explodes[p] = turn + 2
		}
		g.end(turn)
		if len(g.nodes) == 0 {
			return true
		}
	}
	return false
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                               "line 1: input ends, want a word",
		"2 1\n9 1\n.x\n":                 `line 3: want a row of 2 letters, each one of .@#`,
		"2 1\n1 1\n.@\n1 1\n.@\n":        `line 5: the game has more turns than the 1 rounds that the first turn announced`,
		"2 1\n9 1\n.@\n8 1\n@.\n0 1\n.@": `line 6: want a whole number from 1 to 200`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
