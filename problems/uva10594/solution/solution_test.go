package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// least is the oracle: it tries every flow from -capacity to capacity on each link, one link after the other.
// It returns -1 if no flow delivers the units.
func least(links [][3]int, excess []int, amount, capacity int) int {
	if len(links) == 0 {
		for v, e := range excess {
			if v < len(excess)-1 && e != 0 || v == len(excess)-1 && e != amount {
				return -1
			}
		}
		return 0
	}
	best, l := -1, links[0]
	for flow := -capacity; flow <= capacity; flow++ {
		excess[l[0]] -= flow
		excess[l[1]] += flow
		if rest := least(links[1:], excess, amount, capacity); rest >= 0 {
			if time := rest + max(flow, -flow)*l[2]; best < 0 || time < best {
				best = time
			}
		}
		excess[l[0]] += flow
		excess[l[1]] -= flow
	}
	return best
}

func TestAgainstEveryFlow(t *testing.T) {
	random := rand.New(rand.NewSource(10594))
	possible := 0
	for range 600 {
		nodes := 2 + random.Intn(4)
		var links [][3]int
		text := ""
		for u := range nodes {
			for v := range u {
				if random.Intn(4) > 0 && len(links) < 7 {
					links = append(links, [3]int{u, v, random.Intn(10)})
					text += fmt.Sprintln(u+1, v+1, links[len(links)-1][2])
				}
			}
		}
		amount, capacity := 1+random.Intn(4), 1+random.Intn(2)
		excess := make([]int, nodes)
		excess[0] = amount
		want := "Impossible."
		if time := least(links, excess, amount, capacity); time >= 0 {
			want = fmt.Sprint(time)
			possible++
		}
		try.Answers(t, solve, fmt.Sprintf("%d %d\n%s%d %d\n", nodes, len(links), text, amount, capacity), want+"\n")
	}
	if possible < 100 || possible > 500 {
		t.Errorf("%d of 600 are possible", possible)
	}
}

// TestShortestPathInTheWay: the maximum flow consists of three disjoint paths, but the shortest path uses a
// link of each of them. So some flow must be cancelled.
func TestShortestPathInTheWay(t *testing.T) {
	try.Answers(t, solve, "8 11\n1 2 0\n1 3 0\n1 4 0\n5 8 0\n6 8 0\n7 8 0\n2 6 1\n3 7 1\n2 5 2\n3 6 2\n4 7 2\n3 1\n", "6\n")
}

// Networks may be larger than the statement allows, and amounts may be 0.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "\n2 1\n1 2 7\n\n0 0\n", "0\n")

	chain := "150 149\n"
	for node := 1; node < 150; node++ {
		chain += fmt.Sprintln(node, node+1, 2)
	}
	try.Answers(t, solve, chain+"3 3\n\n"+chain+"4 3\n\n\n", "894\nImpossible.\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2 1\n1 2 7\n3 3\n", "2 1\n1 2 7\n3 2\n"},
		Want:  []string{"21\n", "Impossible.\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
