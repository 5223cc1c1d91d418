package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// obeys is the oracle: it reports whether the line contains each of the tasks once, and for each relation the first task
// before the second one.
func obeys(tasks int, relations [][2]int, line string) bool {
	place := map[string]int{}
	for i, word := range strings.Fields(line) {
		place[word] = i + 1
	}
	for task := 1; task <= tasks; task++ {
		if place[fmt.Sprint(task)] == 0 {
			return false
		}
	}
	for _, r := range relations {
		if place[fmt.Sprint(r[0])] >= place[fmt.Sprint(r[1])] {
			return false
		}
	}
	return len(place) == tasks && len(strings.Fields(line)) == tasks
}

// TestAllRelations: all sets of relations between up to four tasks that some order obeys, and some larger ones.
func TestAllRelations(t *testing.T) {
	random := rand.New(rand.NewSource(10305))
	type project struct {
		tasks     int
		relations [][2]int
	}
	var projects []project
	add := func(order []int, set int) {
		p := project{tasks: len(order)}
		for i := range order {
			for j := range i {
				if set&1 == 1 {
					p.relations = append(p.relations, [2]int{order[j] + 1, order[i] + 1})
				}
				set >>= 1
			}
		}
		projects = append(projects, p)
	}
	for tasks := 1; tasks <= 4; tasks++ {
		for set := range 1 << (tasks * (tasks - 1) / 2) {
			for range 24 {
				add(random.Perm(tasks), set)
			}
		}
	}
	for range 300 {
		add(random.Perm(9), random.Int())
	}

	var in strings.Builder
	for _, p := range projects {
		fmt.Fprintln(&in, p.tasks, len(p.relations))
		for _, r := range p.relations {
			fmt.Fprintln(&in, r[0], r[1])
		}
	}
	out := try.Run(t, solve, in.String()+"0 0\n")
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if len(lines) != len(projects) {
		t.Fatalf("%d lines, want %d", len(lines), len(projects))
	}
	for i, p := range projects {
		if !obeys(p.tasks, p.relations, lines[i]) {
			t.Fatalf("%d tasks, %v: %s", p.tasks, p.relations, lines[i])
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "3 0\n0 0\n", "1 2 3\n")
	try.Answers(t, solve, "2 3\n2 1\n2 1\n2 1\n", "2 1\n") // a relation may be repeated
	try.Errors(t, solve, map[string]string{
		"2 1\n1 3\n0 0\n": `line 2: want a whole number from 1 to 2`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 2\n3 2\n2 1\n", "2 1\n2 1\n"},
		End:   "0 0\n",
		Want:  []string{"3 2 1\n", "2 1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
