package main

import (
	"fmt"
	"math/rand"
	"sort"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// booked is a ride of the oracle: start in minutes, from (a, b) to (c, d).
type booked struct{ start, a, b, c, d int }

func minutes(a, b, c, d int) int { return max(a-c, c-a) + max(b-d, d-b) }

// fewest is the oracle: it gives each ride, in the order of their starts, to each taxi that arrives in time, or to a
// new one. last contains the last ride of each taxi.
func fewest(rides []booked, last []booked) int {
	if len(rides) == 0 {
		return len(last)
	}
	r := rides[0]
	best := fewest(rides[1:], append(last[:len(last):len(last)], r))
	for i, l := range last {
		arrival := l.start + minutes(l.a, l.b, l.c, l.d) + minutes(l.c, l.d, r.a, r.b)
		if arrival < r.start {
			changed := append([]booked(nil), last...)
			changed[i] = r
			best = min(best, fewest(rides[1:], changed))
		}
	}
	return best
}

func TestAgainstAllPlans(t *testing.T) {
	random := rand.New(rand.NewSource(1201))
	var in, want strings.Builder
	const plans = 1500
	fmt.Fprintln(&in, plans)
	for range plans {
		rides := make([]booked, random.Intn(8))
		for i := range rides {
			rides[i] = booked{random.Intn(40), random.Intn(5), random.Intn(5), random.Intn(5), random.Intn(5)}
		}
		sort.Slice(rides, func(i, j int) bool { return rides[i].start < rides[j].start })
		fmt.Fprintln(&in, len(rides))
		for _, r := range rides {
			fmt.Fprintf(&in, "%02d:%02d %d %d %d %d\n", 23, r.start%60, r.a, r.b, r.c, r.d)
		}
		fmt.Fprintln(&want, fewest(rides, nil))
	}
	try.Answers(t, solve, in.String(), want.String())
}

// TestJudgeFiles: a ride may be longer than the time that is left on its day, and the rides need not be sorted.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n0\n2\n23:59 0 0 199 199\n00:00 0 0 0 1\n", "0\n1\n")
	try.Answers(t, solve, "1\n2\n0:05 3 0 3 0\n0:01 0 0 0 0\n", "1\n")
	try.Errors(t, solve, map[string]string{
		"1\n1\n8.15 1 2 3 4\n": `line 3: want a time such as 08:05`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"2\n08:00 1 1 2 2\n08:30 2 2 1 1\n", "2\n08:00 1 1 2 2\n08:02 2 2 1 1\n"},
		Want:  []string{"1\n", "2\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
