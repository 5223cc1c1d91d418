// Command generators makes the testcases of UVa 12363.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(12363, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "2 0 1\n1 2\n2 1 1\n1 2\n1 2\n"+ // rooms that are not connected, and a single corridor
		"5 5 4\n1 2\n2 3\n2 4\n3 4\n2 5\n1 5\n1 3\n3 5\n1 2\n"+ // a path through a room on a cycle
		"6 7 3\n1 2\n2 3\n1 3\n3 4\n4 5\n5 6\n4 6\n3 4\n1 6\n2 4\n"+ // two cycles and a bridge
		"4 4 2\n1 2\n2 3\n3 4\n1 4\n1 2\n1 3\n0 0 0\n")
	s.Secret("02-small", mazes(s, 400, 7, 8, 6))
	s.Secret("03-medium", mazes(s, 40, 40, 42, 60))
	var b strings.Builder
	maze(&b, s, 10000, 3000, 6000, 1000)
	s.Secret("04-10000-rooms", b.String()+"0 0 0\n")
	s.Secret("05-deep", deep(5000)+"0 0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2 0 1\n1 2\n")
	s.Invalid("room-3-of-2", "2 1 0\n1 3\n0 0 0\n")
	s.Invalid("greater-room-first", "2 1 0\n2 1\n0 0 0\n")
	s.Invalid("corridor-twice", "2 2 0\n1 2\n1 2\n0 0 0\n")
	s.Invalid("query-missing", "2 0 2\n1 2\n0 0 0\n")
}

func mazes(s *gen.Set, count, rooms, corridors, queries int) string {
	var b strings.Builder
	for range count {
		r := 2 + s.Random.Intn(rooms-1)
		maze(&b, s, r, s.Random.Intn(r), s.Random.Intn(corridors-rooms+4), 1+s.Random.Intn(queries))
	}
	return b.String() + "0 0 0\n"
}

// maze adds a case. It connects each of the rooms 2 to hung+1 with a room whose number is smaller by at most 5. Then
// it adds `more` random corridors.
func maze(b *strings.Builder, s *gen.Set, rooms, hung, more, queries int) {
	// The statement requires the lower room first and no corridor twice.
	var corridors [][2]int
	seen := map[[2]int]bool{}
	add := func(x, y int) {
		c := [2]int{min(x, y), max(x, y)}
		if x != y && !seen[c] {
			seen[c] = true
			corridors = append(corridors, c)
		}
	}

	// Corridors to near rooms make the tree deep, so that paths contain many bridges.
	for room := 2; room <= rooms && room <= hung+1; room++ {
		add(room, max(1, room-1-s.Random.Intn(5)))
	}
	for range more {
		x := 1 + s.Random.Intn(rooms)
		add(x, max(1, min(rooms, x+s.Random.Intn(41)-20)))
	}

	// Queries are about rooms with similar numbers, because these are close to each other in the maze.
	fmt.Fprintln(b, rooms, len(corridors), queries)
	for _, c := range corridors {
		fmt.Fprintln(b, c[0], c[1])
	}
	for range queries {
		x := 1 + s.Random.Intn(rooms-1)
		fmt.Fprintln(b, x, x+1+s.Random.Intn(min(8, rooms-x)))
	}
}

// deep returns a case with a long path of rooms and a cycle in its middle.
func deep(rooms int) string {
	var b strings.Builder
	fmt.Fprintln(&b, rooms, rooms, 4)
	for room := 1; room < rooms; room++ {
		fmt.Fprintln(&b, room, room+1)
	}
	fmt.Fprintln(&b, rooms/2, rooms/2+2)
	fmt.Fprintf(&b, "1 %d\n1 %d\n1 %d\n%d %d\n", rooms, rooms/2, rooms/2+1, rooms/2+2, rooms)
	return b.String()
}
