package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// parts returns the number of connected parts of the places that are not closed.
func parts(places int, routes [][2]int, closed int) int {
	group := make([]int, places)
	count := 0
	for start := range places {
		if start == closed || group[start] > 0 {
			continue
		}
		count++
		group[start] = count
		for range places {
			for _, r := range routes {
				if r[0] != closed && r[1] != closed && group[r[0]]+group[r[1]] > 0 {
					group[r[0]], group[r[1]] = max(group[r[0]], group[r[1]]), max(group[r[0]], group[r[1]])
				}
			}
		}
	}
	return count
}

// TestAllCities: all graphs of up to five places. A place needs a camera if closing it increases the number of parts. The
// place itself no longer counts, so a place without routes needs none.
func TestAllCities(t *testing.T) {
	names := []string{"dock", "alley", "church", "bridge", "exit"}
	for places := 1; places <= 5; places++ {
		var in, want strings.Builder
		for set := range 1 << (places * (places - 1) / 2) {
			var routes [][2]int
			bit := 0
			for a := range places {
				for b := range a {
					if set>>bit&1 == 1 {
						routes = append(routes, [2]int{a, b})
					}
					bit++
				}
			}
			fmt.Fprintf(&in, "%d\n%s\n%d\n", places, strings.Join(names[:places], "\n"), len(routes))
			for _, r := range routes {
				fmt.Fprintln(&in, names[r[0]], names[r[1]])
			}

			list, count := "", 0
			for _, name := range []string{"alley", "bridge", "church", "dock", "exit"} {
				for place := range places {
					if names[place] == name && parts(places, routes, place) > parts(places, routes, -1) {
						list += name + "\n"
						count++
					}
				}
			}
			if set > 0 {
				want.WriteString("\n")
			}
			fmt.Fprintf(&want, "City map #%d: %d camera(s) found\n%s", set+1, count, list)
		}
		try.Answers(t, solve, in.String()+"0\n", want.String())
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "3\nb\na\nc\n4\na b\nb a\na c\na a\n", "City map #1: 1 camera(s) found\na\n")
	try.Errors(t, solve, map[string]string{
		"2\na\nb\n1\na c\n0\n": `line 5: route from a to c: not both are places of this city`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3\na\nc\nb\n2\na b\nb c\n", "3\nx\ny\nz\n2\nz x\nx y\n"},
		End:   "0\n",
		Want:  []string{"City map #1: 1 camera(s) found\nb\n", "\nCity map #2: 1 camera(s) found\nx\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
