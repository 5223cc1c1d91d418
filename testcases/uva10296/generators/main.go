// Command generators makes the testcases of UVa 10296.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10296, fill) }

func fill(s *gen.Set) {
	// one loop; two parallel trails; a station without trails
	s.Secret("01-traps", "1 1\n1 1 7\n2 1\n1 2 5\n2 2\n1 2 5\n2 1 6\n3 1\n1 3 4\n"+
		"2 4\n1 2 9\n1 2 2\n2 1 5\n2 2 3\n"+ // parallel trails, a loop
		"4 5\n1 2 1\n2 3 1\n3 4 1\n1 4 9\n1 3 9\n"+
		"4 3\n1 2 2\n2 3 1\n3 4 2\n2 4\n1 2 3\n1 2 3\n1 2 3\n1 2 8\n0\n")
	s.Secret("02-small", parks(s, 400, 6, 9, 20))
	s.Secret("03-medium", parks(s, 60, 12, 40, 100))
	s.Secret("04-fourteen-odd", star(s, 15)+star(s, 14)+"0\n")
	s.Secret("05-largest", park(s, 15, 999, 1000000)+"0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "1 1\n1 1 7\n")
	s.Invalid("station-3-of-2", "2 1\n1 3 5\n0\n")
	s.Invalid("16-stations", "16 1\n1 2 5\n0\n")
	s.Invalid("no-trails", "2 0\n0\n")
	s.Invalid("two-parks", "4 2\n1 2 5\n3 4 5\n0\n")
	s.Invalid("1000-trails", "2 1000\n"+strings.Repeat("1 2 1\n", 1000)+"0\n")
}

// parks returns an input with random parks. stations, trails and longest are the maximum numbers of stations and of
// trails, and the maximum length of a trail.
func parks(s *gen.Set, count, stations, trails, longest int) string {
	text := ""
	for range count {
		text += park(s, 1+s.Random.Intn(stations), 1+s.Random.Intn(trails), longest)
	}
	return text + "0\n"
}

// park returns a case with a connected graph: each trail begins at a station of an earlier trail.
func park(s *gen.Set, stations, trails, longest int) string {
	text := fmt.Sprintln(stations, trails)
	met := []int{1 + s.Random.Intn(stations)}
	for range trails {
		u, v := met[s.Random.Intn(len(met))], 1+s.Random.Intn(stations)
		met = append(met, v)
		text += fmt.Sprintln(u, v, s.Random.Intn(longest+1))
	}
	return text
}

// star returns a case with a trail from station 1 to each other station. The other stations have degree 1, which is
// odd.
func star(s *gen.Set, stations int) string {
	text := fmt.Sprintln(stations, stations-1)
	for v := 2; v <= stations; v++ {
		text += fmt.Sprintln(1, v, 1+s.Random.Intn(1000))
	}
	return text
}
