// Accepted: tries all commands for the leading clone recursively, and stores the results.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const never = 1 << 20

type place struct{ floor, pos, way int }

type state struct {
	place
	fresh             bool // the clone has just arrived on the floor
	clones, elevators int
}

type result struct {
	rounds  int
	command string
	next    state
}

var (
	width, exitFloor, exitPos int
	elevator                  = map[[2]int]bool{}
	known                     = map[state]result{}
)

// best returns the result of the best sequence of commands that starts in state s.
func best(s state) result {
	if s.floor > exitFloor || s.pos < 0 || s.pos >= width || s.clones < 1 || s.elevators < 0 {
		return result{rounds: never}
	}
	if s.floor == exitFloor && s.pos == exitPos {
		return result{}
	}
	if r, ok := known[s]; ok {
		return r
	}
	r := result{rounds: never}
	try := func(command string, rounds int, next state) {
		if rounds += best(next).rounds; rounds < r.rounds {
			r = result{rounds, command, next}
		}
	}
	up := place{s.floor + 1, s.pos, s.way}
	// BLOCK and ELEVATOR use up the leading clone. The next clone is three rounds behind it.
	if s.fresh {
		try("BLOCK", 4, state{place{s.floor, s.pos - s.way, -s.way}, false, s.clones - 1, s.elevators})
	}
	if elevator[[2]int{s.floor, s.pos}] {
		try("WAIT", 1, state{up, true, s.clones, s.elevators})
	} else {
		try("WAIT", 1, state{place{s.floor, s.pos + s.way, s.way}, false, s.clones, s.elevators})
		try("ELEVATOR", 4, state{up, true, s.clones - 1, s.elevators - 1})
	}
	known[s] = r
	return r
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var floors, rounds, clones, additional, count int
	fmt.Fscan(in, &floors, &width, &rounds, &exitFloor, &exitPos, &clones, &additional, &count)
	for i := 0; i < count; i++ {
		var floor, pos int
		fmt.Fscan(in, &floor, &pos)
		elevator[[2]int{floor, pos}] = true
	}
	var plan map[place]string
	for {
		var floor, pos int
		var way string
		if _, err := fmt.Fscan(in, &floor, &pos, &way); err != nil {
			return
		}
		if plan == nil {
			plan = map[place]string{}
			s := state{place{floor, pos, 1}, true, clones, additional}
			for s.floor != exitFloor || s.pos != exitPos {
				r := best(s)
				if r.command == "" {
					break
				}
				if r.command != "WAIT" {
					plan[s.place] = r.command
				}
				s = r.next
			}
		}
		leader := place{floor, pos, 1}
		if way == "LEFT" {
			leader.way = -1
		}
		command := "WAIT"
		if c, ok := plan[leader]; ok {
			command = c
			delete(plan, leader)
		}
		fmt.Println(command)
	}
}
