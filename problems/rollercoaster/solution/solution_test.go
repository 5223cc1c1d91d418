package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// queue is the oracle: in each ride, the groups leave the front of the queue and then join its end.
func queue(places, rides int, groups []int) (earned int) {
	for range rides {
		free, riding := places, []int{}
		for len(groups) > 0 && groups[0] <= free {
			free -= groups[0]
			riding, groups = append(riding, groups[0]), groups[1:]
		}
		groups = append(groups, riding...)
		earned += places - free
	}
	return earned
}

func TestAgainstQueue(t *testing.T) {
	random := rand.New(rand.NewSource(39))
	for range 5000 {
		places, rides := 1+random.Intn(12), 1+random.Intn(40)
		groups := make([]int, 1+random.Intn(9))
		in := fmt.Sprintln(places, rides, len(groups))
		for i := range groups {
			groups[i] = 1 + random.Intn(places)
			in += fmt.Sprintln(groups[i])
		}
		try.Answers(t, solve, in, fmt.Sprintln(queue(places, rides, groups)))
	}
}

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"3 1 1\n4\n": `line 2: want a whole number from 1 to 3`,
		"3 1 2\n1\n": "line 3: input ends, want a word",
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
