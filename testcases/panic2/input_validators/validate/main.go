// Command validate decides whether standard input is a valid input of Don't Panic, episode 2: the numbers floors,
// width, rounds, exit floor, exit position, clones, elevators to build and elevators, then the floor and the position
// of each elevator, then the position of the generator.
package main

import "oj/testcases/internal/input"

func main() {
	floors, width := input.Int("floors", 1, 15), input.Int("the width", 5, 100)
	input.Int("rounds", 10, 200)
	exit, exitPos := input.Int("the exit's floor", 0, floors-1), input.Int("the exit's position", 0, width-1)
	input.Int("clones", 2, 100)
	input.Int("elevators to build", 0, exit)
	count := input.Int("elevators", 0, 100)
	seen := map[[2]int]bool{{exit, exitPos}: true}
	for i := 0; i < count; i++ {
		e := [2]int{input.Int("an elevator's floor", 0, floors-1), input.Int("an elevator's position", 0, width-1)}
		if seen[e] {
			input.Reject("elevator %d %d: this place is already taken", e[0], e[1])
		}
		seen[e] = true
	}
	input.Int("the generator's position", 0, width-1)
	input.End()
}
