// Command validate decides whether standard input is a valid game of Don't Panic: floors, width, rounds, exit floor and
// position, clones, elevators to build, elevators; a line for each elevator; the generator's position.
package main

import "oj/testcases/internal/valid"

func main() {
	in := valid.Open()
	floors, width := in.Int("floors", 1, 15), in.Int("the width", 5, 100)
	in.Int("rounds", 10, 200)
	exit, exitPos := in.Int("the exit's floor", 0, floors-1), in.Int("the exit's position", 0, width-1)
	in.Int("clones", 2, 100)
	in.Int("elevators to build", 0, exit)
	count := in.Int("elevators", 0, 100)
	seen := map[[2]int]bool{{exit, exitPos}: true}
	for i := 0; i < count; i++ {
		e := [2]int{in.Int("an elevator's floor", 0, floors-1), in.Int("an elevator's position", 0, width-1)}
		if seen[e] {
			valid.Reject("elevator %d %d: its place is taken", e[0], e[1])
		}
		seen[e] = true
	}
	in.Int("the generator's position", 0, width-1)
	in.Accept()
}
