package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// cheapest is the oracle: it tries all sets of components on the top layer.
func cheapest(top, bottom, layer []int, connections [][3]int) int {
	best := -1
	for set := range 1 << len(top) {
		cost, allowed := 0, true
		for c := range top {
			if set>>c&1 == 1 {
				cost += top[c]
				allowed = allowed && layer[c] >= 0
			} else {
				cost += bottom[c]
				allowed = allowed && layer[c] <= 0
			}
		}
		for _, k := range connections {
			cost += k[2] * (set>>k[0]&1 ^ set>>k[1]&1)
		}
		if allowed && (best < 0 || cost < best) {
			best = cost
		}
	}
	return best
}

func TestAgainstAllSets(t *testing.T) {
	random := rand.New(rand.NewSource(11765))
	var in, want strings.Builder
	const circuits = 2000
	fmt.Fprintln(&in, circuits)
	for range circuits {
		n, m := 1+random.Intn(6), random.Intn(10)
		var rows [3][]int // top, bottom, layer
		for range n {
			rows[0] = append(rows[0], random.Intn(12))
			rows[1] = append(rows[1], random.Intn(12))
			rows[2] = append(rows[2], max(-1, min(1, random.Intn(9)-4)))
		}
		fmt.Fprintln(&in, n, m)
		for _, row := range rows {
			fmt.Fprintln(&in, strings.Trim(fmt.Sprint(row), "[]"))
		}
		connections := make([][3]int, m)
		for i := range connections {
			connections[i] = [3]int{random.Intn(n), random.Intn(n), random.Intn(8)}
			fmt.Fprintln(&in, connections[i][0]+1, connections[i][1]+1, connections[i][2])
		}
		fmt.Fprintln(&want, cheapest(rows[0], rows[1], rows[2], connections))
	}
	try.Answers(t, solve, in.String(), want.String())
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n0 0\n2 2\n1 1\n1 1\n1 -1\n1 2 1000000000\n2 1 1000000000\n", "0\n2000000002\n")
	try.Errors(t, solve, map[string]string{
		"1\n1 0\n4\n5\n2\n": `line 5: want a whole number from -1 to 1`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"1 0\n4\n3\n1\n", "2 1\n1 9\n9 2\n0 0\n1 2 4\n"},
		Want:  []string{"4\n", "7\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
