// CodinGame, Bender - Episode 4: write the shortest program that brings Bender through a warehouse to Fry.
//
// State: Bender's cell, the set of fields that are on, as a bit mask, and the arrangement of the balls.
// Neighbours: the states after one move, or after one call of a function.
// Start: Bender's cell, the fields and the balls of the input.
// Goal: Bender stands on Fry's cell.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	maxSwitches = 32     // the most switches: state.on has 32 bits
	maxPushing  = 120000 // the most states that a search with pushed balls expands, so that it ends in time
	maxAll      = 1 << 30
	maxRounds   = 1 // the number of searches after the first one; their paths may call the functions found so far
)

var letters = [4]byte{'U', 'R', 'D', 'L'} // the letter of each direction, from grid.North to grid.West

type state struct {
	at    int32
	on    uint32 // bit i: field i is on
	balls int32  // an index of level.arrangements
}

// A device is what a cell contains besides floor: a switch or a field.
type device struct {
	kind int // 0: no device
	bit  uint32
}

const (
	isSwitch = 1 + iota
	isField
)

type level struct {
	cells   *grid.Grid
	devices []device
	start   state
	fry     int32

	// Each arrangement of balls has a number, so that states stay small. In an arrangement, the entry of a cell is
	// true if a ball is on this cell.
	arrangements [][]bool
	numbers      map[string]int32
}

func read(in *scan.Scanner) *level {
	columns, rows := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
	l := &level{cells: grid.Read(in, rows, columns, ".#+"), numbers: map[string]int32{}}
	l.devices = make([]device, len(l.cells.Cells))
	l.start.at = l.readCell(in)
	l.fry = l.readCell(in)

	// If the input puts two devices on one cell, the later one counts.
	switches := in.Int(0, maxSwitches)
	for i := 0; i < switches; i++ {
		bit := uint32(1) << uint(i)
		l.devices[l.readCell(in)] = device{isSwitch, bit}
		l.devices[l.readCell(in)] = device{isField, bit}
		l.start.on |= bit * uint32(in.Int(0, 1))
	}

	// Balls move, so their places belong to the state and not to the fixed map.
	balls := make([]bool, len(l.cells.Cells))
	for c, letter := range l.cells.Cells {
		balls[c] = letter == '+'
	}
	l.start.balls = l.number(balls)
	return l
}

func (l *level) readCell(in *scan.Scanner) int32 {
	column := in.Int(0, l.cells.Columns-1)
	row := in.Int(0, l.cells.Rows-1)
	return int32(row*l.cells.Columns + column)
}

// number returns the number of an arrangement. A new arrangement gets a new number.
func (l *level) number(balls []bool) int32 {
	// The key has three bytes for each ball, because a map may have more than 65,536 cells.
	key := make([]byte, 0, 32)
	for c, isBall := range balls {
		if isBall {
			key = append(key, byte(c), byte(c>>8), byte(c>>16))
		}
	}

	n, known := l.numbers[string(key)]
	if !known {
		n = int32(len(l.arrangements))
		l.numbers[string(key)] = n
		l.arrangements = append(l.arrangements, balls)
	}
	return n
}

// enter toggles the field of the switch on a cell that Bender or a ball enters.
func (l *level) enter(s *state, cell int32) {
	if l.devices[cell].kind == isSwitch {
		s.on ^= l.devices[cell].bit
	}
}

// lost reports whether Bender stands in a field that is on.
func (l *level) lost(s state) bool {
	d := l.devices[s.at]
	return d.kind == isField && s.on&d.bit != 0
}

// move returns the state after a move. It returns false if the move loses the game, or if it pushes a ball
// while mayPush is false. If Bender cannot move, he stays on his cell.
func (l *level) move(s state, direction int, mayPush bool) (state, bool) {
	to, inside := l.cells.Step(s.at, direction)
	if !inside || l.cells.Cells[to] == '#' {
		return s, true
	}

	// A ball can be pushed if the cell behind it is free. Only one ball moves at a time.
	balls := l.arrangements[s.balls]
	if balls[to] {
		behind, inside := l.cells.Step(to, direction)
		if !inside || l.cells.Cells[behind] == '#' || balls[behind] {
			return s, true
		}
		if !mayPush || behind == l.fry {
			return s, false
		}

		// Other states share this arrangement, so change a copy.
		pushed := append([]bool(nil), balls...)
		pushed[to], pushed[behind] = false, true
		s.balls = l.number(pushed)
		l.enter(&s, behind)
	}

	s.at = to
	l.enter(&s, to)
	return s, !l.lost(s)
}

// run executes moves until Bender reaches Fry or no move is left. It returns false as soon as a move loses
// the game or is not allowed.
func (l *level) run(s state, moves string, mayPush bool) (state, bool) {
	for i := 0; i < len(moves) && s.at != l.fry; i++ {
		// Moves are letters, because programs and functions are strings.
		direction := 0
		for letters[direction] != moves[i] {
			direction++
		}
		var ok bool
		s, ok = l.move(s, direction, mayPush)
		if !ok {
			return s, false
		}
	}
	return s, true
}

// steps returns the possible letters of a main program: the four moves, then the calls of the functions.
// names[i] is a letter, and moves[i] are the moves that Bender makes for this letter.
func steps(functions []string) (names string, moves []string) {
	for _, c := range letters {
		names += string(rune(c))
		moves = append(moves, string(rune(c)))
	}
	for i, f := range functions {
		names += string(rune('1' + i))
		moves = append(moves, f)
	}
	return names, moves
}

// shortest returns a shortest main program that reaches Fry and may call the given functions. A move costs as much as a
// call: one letter. The search expands at most `most` states; if it finds no path, shortest returns "".
func (l *level) shortest(functions []string, mayPush bool, most int) string {
	// A call is an edge like a move: it leads to the state at the function's end.
	names, moves := steps(functions)
	left := 0
	next := func(s state, buf []state) []state {
		left++
		if left > most {
			return buf
		}
		for _, m := range moves {
			if to, ok := l.run(s, m, mayPush); ok {
				buf = append(buf, to)
			}
		}
		return buf
	}
	path := search.Shortest([]state{l.start}, next, func(s state) bool { return s.at == l.fry })

	// The path consists of states. For each pair of consecutive states, find the letter that leads from one
	// to the other.
	main := ""
	for i := 1; i < len(path); i++ {
		for k, m := range moves {
			if to, ok := l.run(path[i-1], m, mayPush); ok && to == path[i] {
				main += names[k : k+1]
				break
			}
		}
	}
	return main
}

// best returns the best program that it finds, or nil if it finds none. If mayPush is false, the program
// pushes no ball.
func (l *level) best(mayPush bool, most int) program {
	// The first program is a shortest path, compressed by functions.
	moves := l.shortest(nil, mayPush, most)
	if moves == "" {
		return nil
	}
	best := compress(program{moves})

	// With these functions, a slightly longer path may have a shorter program than the shortest path has. So
	// search again with calls of the functions as additional steps.
	for round := 0; round < maxRounds; round++ {
		functions := best.expanded()[1:]
		main := l.shortest(functions, mayPush, most)
		if main == "" {
			break
		}

		// Compress the new program twice: once with the functions that it calls now, and once after all calls
		// have been replaced by moves.
		called := append(program{main}, best[1:]...)
		better := shorter(compress(called), compress(program{called.expanded()[0]}))
		if better.cost() >= best.cost() || better.frames() > maxFrames {
			break
		}
		best = better
	}
	return best
}

// loop returns the shortest program that makes a few moves and then repeats a loop for ever, such as RR1;DR1. It
// returns nil if no such program leads to Fry.
func (l *level) loop() program {
	const most = 5 // the largest number of moves; there are 1,364 strings of up to 5 moves
	texts := []string{""}
	for length := 1; length <= most; length++ {
		// Append each move to each string of the previous length.
		var longer []string
		for _, text := range texts {
			for _, c := range letters {
				longer = append(longer, text+string(rune(c)))
			}
		}
		texts = longer

		// All programs of this length are equally good, so return the first one that works.
		for _, text := range texts {
			for begin := range text {
				if l.loops(text[:begin], text[begin:]) {
					return program{text[:begin] + "1", text[begin:] + "1"}
				}
			}
		}
	}
	return nil
}

// loops reports whether the moves in `before`, followed by those in `body` again and again, lead to Fry in
// time.
func (l *level) loops(before, body string) bool {
	s, ok := l.run(l.start, before, true)

	// A round takes one frame for each move, and one for the recursive call at its end.
	for frames := len(before) + 1; ok && frames+len(body)+1 <= maxFrames; frames += len(body) + 1 {
		last := s
		s, ok = l.run(s, body, true)
		if ok && s.at == l.fry {
			return true
		}
		if s == last { // a round changed nothing, so no later round will
			return false
		}
	}
	return false
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	l := read(in)
	if l.start.at == l.fry || l.lost(l.start) {
		in.Fatalf("Bender must not start in a field that is on, nor on Fry's cell")
	}

	// There are far more arrangements of balls than a search can visit, so the search that may push balls is limited.
	// Most maps have a path on which no ball moves.
	best := l.best(true, maxPushing)
	if best == nil {
		best = l.best(false, maxAll)
	}
	if best == nil {
		best = l.best(true, maxAll)
	}
	best = shorter(l.loop(), best)
	if best == nil {
		in.Fatalf("the map has no path to Fry")
	}
	fmt.Fprintln(out, best)
}

func main() { scan.Main(solve) }
