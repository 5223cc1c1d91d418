// Command validate decides whether standard input is a valid input of Blunder, episode 2: no walk comes to a room twice.
// Exit status 42: valid. 43: not valid; standard error says why.
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
			input.Reject("room %d is there twice", room)
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

	// Take away rooms to which no door leads, one after the other. On a cycle some rooms stay.
	leads := make([]int, n) // how many doors lead to a room that have not been taken away
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
		input.Reject("a walk can come to a room twice")
	}
	input.End()
}
