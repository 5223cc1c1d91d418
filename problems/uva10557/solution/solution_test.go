package main

import (
	"math/rand"
	"testing"

	"oj/problems/internal/graph"
)

// exact is the oracle: it searches all pairs of a room and an energy, where so much that no way uses it up is enough.
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
