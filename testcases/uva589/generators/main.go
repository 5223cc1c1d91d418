// Command generators makes the testcases of UVa 589.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(589, fill) }

func fill(s *gen.Set) {
	traps := []string{"SBT", "TBS", "BST", "S\nB\nT", "SB#T",
		"S.T\n.B.\n...", "T..\n.B.\n..S", // the box is in a corner; the man must walk around the box
		"#.T#\n#.B#\nS...\n##.#", "....\n.BT.\n...S"}
	s.Secret("01-traps", mazes(traps...))
	// several solutions have the fewest pushes, but only one of them has the fewest steps
	corner := ".....\n..BS.\n.#.#.\nT....\n"
	s.Secret("02-eight-times", mazes(turns(corner)...))

	// The mazes have four densities of rocks, in turn.
	small := make([]string, 250)
	for i := range small {
		small[i] = random(s, 2+s.Random.Intn(5), 3+s.Random.Intn(5), strings.Repeat(".", 2+i%4)+"#")
	}
	s.Secret("03-random", mazes(small...))
	const why = "The number of steps must be the least, too. UVa's checker compares pushes only: metaphysis's accepted program takes more steps."
	s.Beyond("07-steps-of-traps", why, mazes(traps...))
	s.Beyond("08-steps-of-random", why, mazes(small...))
	s.CheckerFlags("secret/beyond", "steps")
	s.CheckerFlags("invalid_output", "steps")
	s.Secret("04-random-20", mazes(random(s, 20, 20, "#..."), random(s, 20, 20, "#...."), random(s, 20, 20, "#......")))

	// Without rocks there are many ways of equal length.
	open := strings.Repeat(strings.Repeat(".", 20)+"\n", 18)
	s.Secret("05-open-20", mazes("S"+open[1:19]+".\n"+open[20:]+strings.Repeat(".", 18)+"B.\nT"+strings.Repeat(".", 19)))
	s.Secret("06-impossible-20", mazes("B"+open[1:19]+"S\n"+open[20:]+strings.Repeat(".", 20)+"\n"+strings.Repeat(".", 19)+"T"))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-box", mazes("S.T"))
	s.Invalid("two-targets", mazes("SBTT"))
	s.Invalid("too-wide", mazes("SBT"+strings.Repeat(".", 18)))
	s.Invalid("no-end", "1 3\nSBT\n")

	// The checker must reject these outputs, each for one reason.
	in, ans := mazes("...\nSBT\n..."), "Maze #1\nE\n\n"
	for name, out := range map[string]string{
		"nothing": "", "impossible": "Maze #1\nImpossible.\n\n", "small": "Maze #1\ne\n\n", "longer": "Maze #1\nnsE\n\n",
		"no-way": "Maze #1\n\n\n", "beside": "Maze #1\nnees\n\n", "no-blank-line": "Maze #1\nE\n", "number": "Maze #2\nE\n\n",
		"more": ans + "\n", "letter": "Maze #1\nX\n\n", "out": "Maze #1\nwE\n\n", "too-far": "Maze #1\nEE\n\n",
	} {
		s.WrongOutput(name, in, ans, out)
	}
}

// mazes returns an input: for each maze its size and its rows, and 0 0 at the end.
func mazes(all ...string) string {
	text := ""
	for _, m := range all {
		rows := strings.Fields(m)
		text += fmt.Sprintf("%d %d\n%s\n", len(rows), len(rows[0]), strings.Join(rows, "\n"))
	}
	return text + "0 0\n"
}

// random returns a random maze with a man, a box and a target.
func random(s *gen.Set, rows, columns int, letters string) string {
	m := s.Grid(rows, columns, letters)
	s.Put(m, 'S', "")
	s.Put(m, 'B', "S")
	s.Put(m, 'T', "SB")
	return gen.Lines(m)
}

// turns returns the eight rotations and reflections of a maze.
func turns(maze string) (all []string) {
	for i := 0; i < 8; i++ {
		// Reversing the order of the rows and then exchanging rows and columns rotates the maze by a right angle.
		rows := strings.Fields(maze)
		mirrored, turned := "", make([]string, len(rows[0]))
		for _, row := range rows {
			mirrored = row + "\n" + mirrored
		}
		for _, row := range strings.Fields(mirrored) {
			for j := range row {
				turned[j] += row[j : j+1]
			}
		}
		all = append(all, maze)
		if maze = strings.Join(turned, "\n") + "\n"; i == 3 {
			maze = mirrored
		}
	}
	return all
}
