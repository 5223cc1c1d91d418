// Command validate decides whether standard input is a valid game of Don't Panic: floors, width, rounds, exit floor and
// position, clones, elevators to build, elevators; a line for each elevator; the generator's position.
package main

import "oj/testcases/internal/words"

func main() {
	floors, width := words.Number("floors", 1, 15), words.Number("the width", 5, 100)
	words.Number("rounds", 10, 200)
	exit, exitPos := words.Number("the exit's floor", 0, floors-1), words.Number("the exit's position", 0, width-1)
	words.Number("clones", 2, 100)
	words.Number("elevators to build", 0, exit)
	count := words.Number("elevators", 0, 100)
	seen := map[[2]int]bool{{exit, exitPos}: true}
	for i := 0; i < count; i++ {
		e := [2]int{words.Number("an elevator's floor", 0, floors-1), words.Number("an elevator's position", 0, width-1)}
		if seen[e] {
			words.Reject("elevator %d %d: its place is taken", e[0], e[1])
		}
		seen[e] = true
	}
	words.Number("the generator's position", 0, width-1)
	words.Finish()
}
