// Command generators writes the data of UVa 10557 into a folder: go run ./testcases/uva10557/generators DATA-FOLDER.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

// cycleAside is a house with a cycle that adds energy. But no door leads back from this cycle, and the way to the
// last room leads through rooms that take too much energy.
const cycleAside = "7\n0 1 2\n0 2 3 5\n-100 1 4\n-100 1 7\n1 1 6\n0 1 5\n0 0\n"

// cyclesInNeed has two cycles that add energy. The player needs the energy from the cycle at room 2 to reach the
// cycle at room 4, and the energy from the cycle at room 4 to reach the last room.
const cyclesInNeed = "9\n0 1 2\n1 2 3 8\n0 1 2\n2 2 5 6\n0 1 4\n-100 1 7\n-100 1 9\n-100 1 4\n0 0\n"

func main() {
	gen.Main(10557, func(s *gen.Set) {
		s.Secret("01-cycles", cycleAside+cyclesInNeed+"3\n0 1 2\n-100 1 3\n0 0\n3\n0 1 2\n-99 1 3\n0 0\n2\n0 0\n0 0\n2\n0 2 1 1\n0 1 1\n-1\n")
		var b strings.Builder
		for range 800 {
			house(&b, s, 2+s.Random.Intn(7), 2)
		}
		s.Secret("02-small", b.String()+"-1\n")
		b.Reset()
		for range 60 {
			house(&b, s, 10+s.Random.Intn(30), 2)
		}
		s.Secret("03-medium", b.String()+"-1\n")
		b.Reset()
		for range 6 {
			house(&b, s, 100, 3)
		}
		s.Secret("04-100-rooms", b.String()+"-1\n")
		s.Secret("05-broken-lines", strings.ReplaceAll(cycleAside, " ", "\n")+"\n"+strings.ReplaceAll(cyclesInNeed, "\n", " ")+"\n\n-1\n")
		s.Secret("06-long-way", longWay(100, 1)+longWay(100, 2)+longWay(99, 0)+"-1\n")

		// The validator must reject these inputs, each for one reason.
		s.Invalid("no-end", "2\n0 1 2\n0 0\n")
		s.Invalid("points-in-the-last-room", "2\n0 1 2\n5 0\n-1\n")
		s.Invalid("101-points", "3\n0 1 2\n101 1 3\n0 0\n-1\n")
		s.Invalid("door-to-nowhere", "2\n0 1 3\n0 0\n-1\n")
		s.Invalid("101-rooms", "101\n"+strings.Repeat("0 0\n", 101)+"-1\n")
	})
}

// house adds a house with the given number of rooms and random points. The average number of doors in a room is
// `doors`.
func house(b *strings.Builder, s *gen.Set, rooms, doors int) {
	fmt.Fprintln(b, rooms)
	for room := 1; room <= rooms; room++ {
		points := 0
		if room > 1 && room < rooms {
			points = s.Random.Intn(81) - 50
			if s.Random.Intn(8) == 0 {
				points = 100 - 200*s.Random.Intn(2)
			}
		}

		// A room must not have more doors than there are rooms.
		k := s.Random.Intn(2*doors + 1)
		if k > rooms {
			k = rooms
		}
		fmt.Fprint(b, points, " ", k)
		for range k {
			fmt.Fprint(b, " ", 1+s.Random.Intn(rooms))
		}
		fmt.Fprintln(b)
	}
}

// longWay returns a house that begins with a cycle of two rooms. Each walk around it adds `gain` points. Then comes a
// path of rooms, each of which costs 100 points.
func longWay(rooms, gain int) string {
	text := fmt.Sprintf("%d\n0 1 2\n%d 2 3 4\n0 1 2\n", rooms, gain)
	for room := 4; room < rooms; room++ {
		text += fmt.Sprintf("-100 1 %d\n", room+1)
	}
	return text + "0 0\n"
}
