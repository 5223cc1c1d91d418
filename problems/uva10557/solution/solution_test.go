package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/graph"
	"oj/problems/lib/try"
)

// exact is the oracle: it searches all pairs of a room and an energy. It limits the energy to a maximum that is more
// than any path needs.
func exact(rooms int, doors []graph.Edge) bool {
	type state struct{ room, energy int }
	enough := 100*rooms + 100
	seen := map[state]bool{{0, energy}: true}
	for queue := []state{{0, energy}}; len(queue) > 0; queue = queue[1:] {
		s := queue[0]
		if s.room == rooms-1 {
			return true
		}
		for _, d := range doors {
			next := state{d.To, min(enough, s.energy-d.Cost)}
			if d.From == s.room && next.energy > 0 && !seen[next] {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return false
}

func TestAgainstExactSearch(t *testing.T) {
	random := rand.New(rand.NewSource(10557))
	won, points := 0, []int{-100, -99, -60, -50, -20, -1, 0, 1, 20, 30, 60}
	for range 5000 {
		rooms := 2 + random.Intn(6)
		values := make([]int, rooms)
		for room := 1; room < rooms-1; room++ {
			values[room] = points[random.Intn(len(points))]
		}
		var doors []graph.Edge
		for range random.Intn(3 * rooms) {
			to := random.Intn(rooms)
			doors = append(doors, graph.Edge{From: random.Intn(rooms), To: to, Cost: -values[to]})
		}
		got, want := winnable(rooms, doors), exact(rooms, doors)
		if got != want {
			t.Fatalf("values %v, doors %v: %v, want %v", values, doors, got, want)
		}
		if got {
			won++
		}
	}
	if won < 500 || won > 4500 {
		t.Errorf("%d of 5000 can be won", won)
	}
}

// A door to a room that does not exist leads nowhere. Points and the number of rooms may exceed the
// statement's limits.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n0 2 3 0\n0 0\n2\n0 3 7 -1 2\n0 0\n", "hopeless\nwinnable\n")
	try.Answers(t, solve, "3\n0 1 2\n-101 1 3\n0 0\n3\n150 1 2\n-249 2 3 1\n0 0\n-1\n", "hopeless\nhopeless\n")
	try.Answers(t, solve, "3\n0 1 2\n250 2 3 2\n-349 0\n-1\n", "winnable\n")

	chain := "150\n"
	for room := 1; room < 150; room++ {
		chain += fmt.Sprintln(0, 1, room+1)
	}
	try.Answers(t, solve, chain+"0 0\n-1\n", "winnable\n")
	try.Errors(t, solve, map[string]string{
		"2\n0 1 2\n0 x\n-1\n": `line 3: want a whole number from 0 to 2147483647`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2\n0 1 2\n0 0\n", "2\n0 0\n0 0\n"},
		End:   "-1\n",
		Want:  []string{"winnable\n", "hopeless\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
