package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// moves contains the change of column and row for each of the statement's steps.
var moves = map[string][2]int{
	"N": {0, -1}, "NE": {1, -1}, "E": {1, 0}, "SE": {1, 1}, "S": {0, 1}, "SW": {-1, 1}, "W": {-1, 0}, "NW": {-1, -1},
}

// distances returns the least number of steps from every cell to the light, by breadth-first search.
func distances(lightX, lightY int) map[[2]int]int {
	light := [2]int{lightX, lightY}
	dist := map[[2]int]int{light: 0}
	for queue := [][2]int{light}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for _, m := range moves {
			next := [2]int{at[0] + m[0], at[1] + m[1]}
			inside := next[0] >= 0 && next[0] < width && next[1] >= 0 && next[1] < height
			if _, seen := dist[next]; inside && !seen {
				dist[next] = dist[at] + 1
				queue = append(queue, next)
			}
		}
	}
	return dist
}

// From every cell, Thor must reach the light in the fewest possible steps without leaving the map.
func TestFewestSteps(t *testing.T) {
	for _, light := range [][2]int{{0, 0}, {39, 17}, {20, 9}, {31, 4}} {
		for start, want := range distances(light[0], light[1]) {
			if want == 0 {
				continue
			}
			input := fmt.Sprintln(light[0], light[1], start[0], start[1]) + strings.Repeat("9\n", want)
			at := start
			for _, way := range strings.Fields(try.Run(t, solve, input)) {
				m, known := moves[way]
				if !known {
					t.Fatalf("%s from %v: %q is not a step", input, start, way)
				}
				at = [2]int{at[0] + m[0], at[1] + m[1]}
			}
			if at != light {
				t.Fatalf("from %v the light at %v is not reached in %d steps, but %v", start, light, want, at)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":             "line 1: input ends, want a word",
		"1 2 3 18\n":   `line 1: want a whole number from 0 to 17`,
		"1 2 3 4\nx\n": `line 2: want a whole number from 0 to 2147483647`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
