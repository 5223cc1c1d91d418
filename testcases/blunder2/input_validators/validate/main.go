// Command validate decides whether standard input is a valid input of Blunder, episode 2: at most 9,999 rooms, in
// which no walk visits a room twice. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason
// is on standard error.
package main

import (
	"strconv"

	"oj/testcases/internal/input"
)

func main() {
	// Rooms may come in any order.
	n := input.Int("rooms", 1, 9999)
	doors := make([][]int, n)
	known := make([]bool, n)
	for range n {
		room := input.Int("a room", 0, n-1)
		if known[room] {
			input.Reject("room %d is listed twice", room)
		}
		known[room] = true
		input.Int("money", 0, 1000000)
		for range 2 {
			door := input.Word("a door")
			if door == "E" {
				continue
			}
			to, err := strconv.Atoi(door)
			if err != nil || strconv.Itoa(to) != door || to < 0 || to >= n {
				input.Reject("%.50q: want E or a room from 0 to %d", door, n-1)
			}
			doors[room] = append(doors[room], to)
		}
	}

	// Remove, one after the other, rooms to which no door of a remaining room leads. The rooms of a cycle are never
	// removed.
	leads := make([]int, n) // for each room, the number of doors in remaining rooms that lead to it
	for _, behind := range doors {
		for _, to := range behind {
			leads[to]++
		}
	}
	var free []int
	for room, count := range leads {
		if count == 0 {
			free = append(free, room)
		}
	}
	for i := 0; i < len(free); i++ {
		for _, to := range doors[free[i]] {
			if leads[to]--; leads[to] == 0 {
				free = append(free, to)
			}
		}
	}
	if len(free) < n {
		input.Reject("a walk can visit a room twice")
	}
	input.End()
}
