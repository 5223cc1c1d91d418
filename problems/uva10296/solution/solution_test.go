package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// shortest is the oracle. It searches a graph in which a vertex is a pair: a station and the set of trails
// walked so far. It relaxes the edges until no distance changes, and returns the length of a shortest walk
// that starts and ends at one end of the first trail and uses all trails.
func shortest(stations int, trails [][3]int) int {
	all := 1 << len(trails)
	far := 1 << 30
	d := make([][]int, stations)
	for v := range d {
		d[v] = make([]int, all)
		for set := range d[v] {
			d[v][set] = far
		}
	}
	start := trails[0][0]
	d[start][0] = 0
	for falls := true; falls; {
		falls = false
		for set := range all {
			for i, t := range trails {
				for _, way := range [2][2]int{{t[0], t[1]}, {t[1], t[0]}} {
					if c := d[way[0]][set] + t[2]; c < d[way[1]][set|1<<i] {
						d[way[1]][set|1<<i] = c
						falls = true
					}
				}
			}
		}
	}
	return d[start][all-1]
}

func TestAgainstEveryRoute(t *testing.T) {
	random := rand.New(rand.NewSource(10296))
	for range 1500 {
		stations := 1 + random.Intn(6)
		met := []int{random.Intn(stations)} // each trail begins at a known station, so the park is connected
		trails := make([][3]int, 1+random.Intn(8))
		input := fmt.Sprintln(stations, len(trails))
		for i := range trails {
			trails[i] = [3]int{met[random.Intn(len(met))], random.Intn(stations), random.Intn(10)}
			met = append(met, trails[i][1])
			if random.Intn(2) == 0 {
				trails[i][0], trails[i][1] = trails[i][1], trails[i][0]
			}
			input += fmt.Sprintln(trails[i][0]+1, trails[i][1]+1, trails[i][2])
		}
		try.Answers(t, solve, input+"0\n", fmt.Sprintln(shortest(stations, trails)))
	}
}

// TestJudgeFiles checks a park with more than 15 stations, as in official input files. The time depends mainly on the
// number of stations of odd degree.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2 1\n1 2 5\n", "10\n")

	apart := "4 2\n1 2 3\n3 4 1\n" // two components, each with its own closed route
	star, circle := "16 15\n", "100 100\n"
	for station := 2; station <= 16; station++ {
		star += fmt.Sprintln(1, station, station)
	}
	for station := 1; station <= 100; station++ {
		circle += fmt.Sprintln(station, station%100+1, 1)
	}
	try.Answers(t, solve, apart+star+circle+"0\n", "8\n270\n100\n")

	try.Errors(t, solve, map[string]string{
		"2 1\n1 3 1\n0\n": `line 2: want a whole number from 1 to 2`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2 1\n1 2 5\n", "3 3\n1 2 1\n2 3 1\n3 1 1\n"},
		End:   "0\n",
		Want:  []string{"10\n", "3\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
