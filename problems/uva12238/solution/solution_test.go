package main

import (
	"fmt"
	"math/bits"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// distance walks from a through all tunnels, never back, until it finds b. It returns -1 if it
// does not find b.
func distance(tunnels [][3]int, a, b, from int) int {
	if a == b {
		return 0
	}
	for _, t := range tunnels {
		for _, way := range [2][2]int{{t[0], t[1]}, {t[1], t[0]}} {
			if way[0] == a && way[1] != from {
				if d := distance(tunnels, way[1], b, a); d >= 0 {
					return d + t[2]
				}
			}
		}
	}
	return -1
}

// The test uses all pairs in random trees of up to 12 hills.
func TestAgainstWalking(t *testing.T) {
	random := rand.New(rand.NewSource(12238))
	for range 500 {
		n := 2 + random.Intn(11)
		in := fmt.Sprintln(n)
		var tunnels [][3]int
		for i := 1; i < n; i++ {
			tunnels = append(tunnels, [3]int{i, max(random.Intn(i), i-1-random.Intn(5)), 1 + random.Intn(20)})
			in += fmt.Sprintln(tunnels[i-1][1], tunnels[i-1][2])
		}
		in += fmt.Sprintln(n * n)
		var want []string
		for a := range n {
			for b := range n {
				in += fmt.Sprintln(a, b)
				want = append(want, fmt.Sprint(distance(tunnels, a, b, -1)))
			}
		}
		try.Answers(t, solve, in+"0\n", strings.Join(want, " ")+"\n")
	}
}

// TestJumpsLeadFar: if 100,000 hills form one path, at most 51 jumps and steps lead from a hill to the one at a third
// of its depth.
func TestJumpsLeadFar(t *testing.T) {
	hills := []hill{{}}
	for i := 1; i < 100000; i++ {
		hills = dig(hills, i-1, 1)
	}
	for a := 0; a < 100000; a += 7 {
		steps := 0
		for at, goal := a, a/3; at != goal; steps++ {
			if hills[hills[at].jump].depth >= goal {
				at = hills[at].jump
			} else {
				at = hills[at].up
			}
		}
		if steps > 3*bits.Len(100000) {
			t.Fatalf("%d steps from %d", steps, a)
		}
	}
}

// TestJudgeFiles checks inputs as in official files: the last line may be missing, a case may have no questions, and
// there may be more hills and longer tunnels than the statement allows.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n0 2000000000\n1\n1 0\n1\n1\n0 0\n2\n0 1\n0\n", "2000000000\n0\n\n")

	chain := "150000\n"
	var tunnels strings.Builder
	for hill := 1; hill < 150000; hill++ {
		fmt.Fprintln(&tunnels, hill-1, 2)
	}
	try.Answers(t, solve, chain+tunnels.String()+"1\n0 149999\n0\n", "299998\n")
	try.Errors(t, solve, map[string]string{
		"3\n0 1\n2 1\n0\n": `line 3: want a whole number from 0 to 1`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2\n0 1\n2\n1 0\n0 1\n", "3\n0 5\n1 6\n1\n2 0\n"},
		End:   "0\n",
		Want:  []string{"1 1\n", "11\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
