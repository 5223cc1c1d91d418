package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// cheapest is the oracle: it tries all sets of machines and wires whose removal disconnects 1 from n.
func cheapest(n int, machines []int, wires [][3]int) int {
	best := 1 << 30
	for lost := range 1 << (len(machines) + len(wires)) {
		cost := 0
		for i, c := range machines {
			cost += lost >> i & 1 * c
		}
		for i, w := range wires {
			cost += lost >> (len(machines) + i) & 1 * w[2]
		}
		if cost >= best {
			continue
		}
		reached := 1 << 1
		for range n {
			for i, w := range wires {
				if lost>>(len(machines)+i)&1 == 1 {
					continue
				}
				for _, way := range [2][2]int{{w[0], w[1]}, {w[1], w[0]}} {
					to := way[1]
					whole := to == 1 || to == n || lost>>(to-2)&1 == 0
					if reached>>way[0]&1 == 1 && whole {
						reached |= 1 << to
					}
				}
			}
		}
		if reached>>n&1 == 0 {
			best = cost
		}
	}
	return best
}

func TestAgainstEverySabotage(t *testing.T) {
	random := rand.New(rand.NewSource(11506))
	for range 1000 {
		n := 2 + random.Intn(4)
		machines, wires := make([]int, n-2), make([][3]int, random.Intn(8))
		input := fmt.Sprintln(n, len(wires))
		for _, i := range random.Perm(n - 2) {
			machines[i] = random.Intn(9)
			input += fmt.Sprintln(i+2, machines[i])
		}
		for i := range wires {
			wires[i] = [3]int{1 + random.Intn(n), 1 + random.Intn(n), random.Intn(9)}
			input += fmt.Sprintln(wires[i][0], wires[i][1], wires[i][2])
		}
		try.Answers(t, solve, input+"0 0\n", fmt.Sprintln(cheapest(n, machines, wires)))
	}
}

// TestJudgeFiles: input files may lack their last line, may list the boss's machine and the server, and may
// exceed the statement's limits.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "4 4\n1 5\n3 5\n1 2 300000\n1 2 300000\n2 4 1\n3 4 3\n", "0\n")
	try.Answers(t, solve, "3 2\n2 300000\n1 2 400000\n2 3 500000\n", "300000\n")

	chain := "150 149\n"
	for machine := 2; machine < 150; machine++ {
		chain += fmt.Sprintln(machine, machine)
	}
	for machine := 1; machine < 150; machine++ {
		chain += fmt.Sprintln(machine, machine+1, 1000)
	}
	try.Answers(t, solve, chain+"0 0\n", "2\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 2\n2 2\n1 2 3\n2 3 3\n", "2 1\n1 2 7\n"},
		End:   "0 0\n",
		Want:  []string{"2\n", "7\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
