// Accepted: depth-first search over commands, the fastest first. It stops at the first sequence that brings enough
// bikes over the bridge. It stores failed states, so that no state is searched twice.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type state struct {
	x, speed int
	on       [4]bool
}

var (
	lanes  [4]string
	need   int
	failed map[state]int // the number of turns left when the state failed
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var bikes int
	fmt.Fscan(in, &bikes, &need)
	for i := range lanes {
		fmt.Fscan(in, &lanes[i])
	}
	for turn := 0; ; turn++ {
		var s state
		if _, err := fmt.Fscan(in, &s.speed); err != nil {
			return
		}
		for i := 0; i < bikes; i++ {
			var x, y, active int
			fmt.Fscan(in, &x, &y, &active)
			if active == 1 {
				s.x, s.on[y] = x, true
			}
		}
		failed = map[state]int{}
		command, _ := try(s, 50-turn)
		fmt.Println(command)
	}
}

// try returns commands that win from state s within the given number of turns. It returns false if there are none.
func try(s state, turns int) (string, bool) {
	if s.x >= len(lanes[0]) {
		return "WAIT", true
	}
	if failed[s] >= turns {
		return "WAIT", false
	}
	for _, c := range []string{"SPEED", "JUMP", "UP", "DOWN", "SLOW", "WAIT"} {
		after := drive(s, c)
		left := 0
		for _, on := range after.on {
			if on {
				left++
			}
		}
		if left < need {
			continue
		}
		if _, ok := try(after, turns-1); ok {
			return c, true
		}
	}
	failed[s] = turns
	return "WAIT", false
}

// drive returns the state after a command.
func drive(s state, command string) state {
	t := state{x: s.x, speed: s.speed}
	aside := 0
	switch command {
	case "SPEED":
		t.speed = min(t.speed+1, 49)
	case "SLOW":
		t.speed = max(t.speed-1, 0)
	case "UP":
		aside = -1
		if s.on[0] {
			aside = 0
		}
	case "DOWN":
		aside = 1
		if s.on[3] {
			aside = 0
		}
	}
	t.x += t.speed
	for lane, on := range s.on {
		if !on {
			continue
		}
		ok := !hole(lane+aside, t.x)
		for x := s.x + 1; x < t.x && command != "JUMP"; x++ {
			if hole(lane+aside, x) {
				ok = false
			}
			if hole(lane, x) {
				ok = false
			}
		}
		if ok {
			t.on[lane+aside] = true
		}
	}
	return t
}

func hole(lane, x int) bool { return x < len(lanes[lane]) && lanes[lane][x] == '0' }
