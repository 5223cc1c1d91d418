package main

import (
	"fmt"
	"math/bits"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// A road is a pair of junctions and a length.
type road struct{ from, to, length int }

// saved is the oracle: it tries all sets of roads. It returns the length of the longest set without which lit roads
// still connect all junctions.
func saved(junctions int, roads []road) int {
	best := -1
	for dark := range 1 << len(roads) {
		reached, length := 1, 0
		for range junctions {
			for i, r := range roads {
				if dark>>i&1 == 0 && (reached>>r.from|reached>>r.to)&1 == 1 {
					reached |= 1<<r.from | 1<<r.to
				}
			}
		}
		for i, r := range roads {
			length += r.length * (dark >> i & 1)
		}
		if bits.OnesCount(uint(reached)) == junctions {
			best = max(best, length)
		}
	}
	return best
}

func TestAgainstAllSets(t *testing.T) {
	random := rand.New(rand.NewSource(11631))
	var in, want strings.Builder
	for range 1500 {
		junctions := 1 + random.Intn(5)
		var roads []road
		for to := 1; to < junctions; to++ {
			roads = append(roads, road{random.Intn(to), to, random.Intn(6)})
		}
		for range random.Intn(5) {
			roads = append(roads, road{random.Intn(junctions), random.Intn(junctions), random.Intn(6)})
		}
		random.Shuffle(len(roads), func(i, j int) { roads[i], roads[j] = roads[j], roads[i] })

		fmt.Fprintln(&in, junctions, len(roads))
		for _, r := range roads {
			fmt.Fprintln(&in, r.from, r.to, r.length)
		}
		fmt.Fprintln(&want, saved(junctions, roads))
	}
	try.Answers(t, solve, in.String()+"0 0\n", want.String())
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "1 0\n2 1\n1 0 5\n", "0\n0\n")
	try.Answers(t, solve, "4 2\n0 1 3\n1 0 2\n0 0\n", "3\n") // the junctions 2 and 3 have no road
	try.Answers(t, solve, "2 3\n0 1 2147483647\n0 1 2147483647\n1 0 2147483647\n0 0\n", "4294967294\n")
	try.Errors(t, solve, map[string]string{
		"2 1\n0 2 1\n0 0\n": `line 2: want a whole number from 0 to 1`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 3\n0 1 5\n1 2 3\n2 0 4\n", "2 2\n0 1 4\n1 0 6\n"},
		End:   "0 0\n",
		Want:  []string{"5\n", "6\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
