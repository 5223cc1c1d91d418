package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// walk returns the most money on a path from a room to the outside (room -1). It tries every path.
func walk(money []int, doors [][2]int, room int) int {
	if room < 0 {
		return 0
	}
	return money[room] + max(walk(money, doors, doors[room][0]), walk(money, doors, doors[room][1]))
}

func TestAgainstEveryWalk(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for range 3000 {
		n := 1 + random.Intn(12)
		order := random.Perm(n) // doors lead only to rooms later in this order, so there is no cycle
		for i, room := range order {
			if room == 0 {
				order[0], order[i] = order[i], order[0]
			}
		}
		money, doors, in := make([]int, n), make([][2]int, n), ""
		name := func(room int) string {
			if room < 0 {
				return "E"
			}
			return fmt.Sprint(room)
		}
		for i, room := range order {
			money[room] = random.Intn(30)
			for d := range 2 {
				doors[room][d] = -1
				if to := i + 1 + random.Intn(4); to < n {
					doors[room][d] = order[to]
				}
			}
			in = fmt.Sprintln(room, money[room], name(doors[room][0]), name(doors[room][1])) + in
		}
		try.Answers(t, solve, fmt.Sprintln(n)+in, fmt.Sprintln(walk(money, doors, 0)))
	}
}

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1\n0 5 E 1\n":          `line 2: want E or another room from 0 to 0`,
		"2\n0 5 1 E\n1 5 0 E\n": `line 3: the building has a walk that enters a room twice`,
		"1\n0 5 0 E\n":          `line 2: want E or another room from 0 to 0`,
		"1\n0 5 E\n":            "line 3: input ends, want a word",
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
