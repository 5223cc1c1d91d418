package ask

import (
	"fmt"
	"math/rand"
	"regexp"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/search"
)

// everything is a limit on the number of questions. The runs of these tests give fewer questions.
const everything = 100_000

// run is a recorded run that a test builds.
type run struct{ Input }

func newRun(helper string, n int) *run {
	r := &run{Input{Problem: "test", Helper: helper, Number: map[string]int{}}}
	for v := range n {
		r.Labels = append(r.Labels, fmt.Sprint(v))
		r.Number[fmt.Sprint(v)] = v
	}
	return r
}

func (r *run) event(what string, cost int, ends ...int) {
	e := Event{What: what, Cost: cost, From: ends[0]}
	if len(ends) > 1 {
		e.To = ends[1]
	}
	switch what {
	case "start":
		r.Starts = append(r.Starts, e.From)
	case "goal":
		r.Goals = append(r.Goals, e.From)
	}
	r.Events = append(r.Events, e)
}

// answers returns an entry for each question whose text matches the pattern: the pattern's groups, then the
// right answer.
func answers(t *testing.T, lesson *Lesson, pattern string) (list [][]string) {
	t.Helper()
	for _, q := range lesson.Questions {
		if q.Because == "" || q.Right < 0 || q.Right >= len(q.Options) || len(q.Options) > mostOptions {
			t.Fatalf("%+v", q)
		}
		if m := regexp.MustCompile(pattern).FindStringSubmatch(q.Text); m != nil {
			list = append(list, append(m[1:], q.Options[q.Right].Text))
		}
	}
	return list
}

// digraph returns the adjacency lists of a random directed graph whose edges have costs.
func digraph(random *rand.Rand, n, edges, most int) [][]search.DenseEdge {
	out := make([][]search.DenseEdge, n)
	for range edges {
		v := random.Intn(n)
		out[v] = append(out[v], search.DenseEdge{To: int32(random.Intn(n)), Cost: int32(random.Intn(most + 1))})
	}
	return out
}

// costs returns the least cost from vertex 0 to each vertex, or -1 if there is no path. It relaxes all edges
// until nothing changes.
func costs(out [][]search.DenseEdge, perEdge func(search.DenseEdge) int) []int {
	cost := slices.Repeat([]int{-1}, len(out))
	cost[0] = 0
	for range out {
		for v, edges := range out {
			for _, e := range edges {
				c := cost[v] + perEdge(e)
				if cost[v] >= 0 && (cost[e.To] < 0 || c < cost[e.To]) {
					cost[e.To] = c
				}
			}
		}
	}
	return cost
}

// TestBreadthFirst: the answers about distances, unvisited states and the result agree with an oracle.
func TestBreadthFirst(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	asked := map[string]int{}
	for range 50 {
		const n = 12
		out := digraph(random, n, 20, 0)
		oracle := costs(out, func(search.DenseEdge) int { return 1 })
		r := newRun("Shortest", n)
		r.event("start", 0, 0)
		first := map[[2]string]bool{} // the edges by which each state was first found
		found := map[int]bool{0: true}
		path := search.Shortest([]int{0}, func(v int, buf []int) []int {
			r.event("visit", 0, v)
			for _, e := range out[v] {
				r.event("step", 1, v, int(e.To))
				first[[2]string{fmt.Sprint(v), fmt.Sprint(e.To)}] = !found[int(e.To)] || first[[2]string{fmt.Sprint(v), fmt.Sprint(e.To)}]
				found[int(e.To)] = true
				buf = append(buf, int(e.To))
			}
			return buf
		}, func(v int) bool {
			if v == n-1 {
				r.event("goal", 0, v)
			}
			return v == n-1
		})
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			continue // vertex 0 has no successors, so the run is too short for a question
		}
		for _, a := range answers(t, lesson, `^(\d+) was found from .*How many steps`) {
			asked["distance"]++
			if a[1] != fmt.Sprint(oracle[r.Number[a[0]]]) {
				t.Errorf("distance %q, want %v", a, oracle)
			}
		}
		for _, a := range answers(t, lesson, `from (\d+) to (\d+)\. Is this state new`) {
			asked["new"]++
			if want := first[[2]string{a[0], a[1]}]; (a[2] == yes) != want {
				t.Errorf("new %q, want %v", a, want)
			}
		}
		for _, a := range answers(t, lesson, `^(\d+) is first.*a shortest path`) {
			asked["path"]++
			if a[1] != fmt.Sprint(len(path)-1) {
				t.Errorf("path of %q, want %v", a, path)
			}
		}
	}
	if len(asked) != 3 {
		t.Errorf("asked %v", asked)
	}
}

// TestDijkstra: the answers about costs agree with an oracle. In questions that ask which state is settled
// next, no wrong option costs less than the right one.
func TestDijkstra(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	asked := map[string]int{}
	for range 50 {
		const n = 12
		out := digraph(random, n, 24, 5)
		oracle := costs(out, func(e search.DenseEdge) int { return int(e.Cost) })
		r := newRun("DenseDijkstra", n)
		r.event("start", 0, 0)
		way, end := search.DenseDijkstra(n, 0, func(v int32, buf []search.DenseEdge) []search.DenseEdge {
			r.event("visit", 0, int(v))
			for _, e := range out[v] {
				r.event("step", int(e.Cost), int(v), int(e.To))
			}
			return append(buf, out[v]...)
		}, func(v int32) bool {
			if v == n-1 {
				r.event("goal", 0, int(v))
			}
			return v == n-1
		})
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			continue
		}
		for _, q := range lesson.Questions {
			if q.Kind != kindNext {
				continue
			}
			asked["next"]++
			right := oracle[r.Number[q.Options[q.Right].Text]]
			for i, o := range q.Options {
				if i != q.Right && oracle[r.Number[o.Text]] < right {
					t.Errorf("%s is nearer than %s", o.Text, q.Options[q.Right].Text)
				}
			}
		}
		for _, a := range answers(t, lesson, `What does the edge from (\d+) to (\d+) cost`) {
			asked["cost"]++
			if !slices.ContainsFunc(out[r.Number[a[0]]], func(e search.DenseEdge) bool {
				return fmt.Sprint(e.To, " ", e.Cost) == a[1]+" "+a[2]
			}) {
				t.Errorf("no such edge: %q", a)
			}
		}
		for _, a := range answers(t, lesson, `^(\d+) is a goal.*cheapest path cost`) {
			asked["path"]++
			if a[1] != fmt.Sprint(way.Cost[end]) {
				t.Errorf("path of %q, want %d", a, way.Cost[end])
			}
		}
	}
	if len(asked) != 3 {
		t.Errorf("asked %v", asked)
	}
}

// TestSmaller: a man walks in a corridor and must fetch a key. One question must leave the field "key" out of the
// state. The two states that become equal in a question must have different distances from the goal.
func TestSmaller(t *testing.T) {
	next := func(v int, buf []int) []int {
		x, key := v%3, v/3
		for _, to := range []int{x - 1, x + 1} {
			if to >= 0 && to < 3 {
				withKey := key
				if to == 0 {
					withKey = 1
				}
				buf = append(buf, to+3*withKey)
			}
		}
		return buf
	}
	prev := func(v int, buf []int) []int {
		for u := range 6 {
			if slices.Contains(next(u, nil), v) {
				buf = append(buf, u)
			}
		}
		return buf
	}
	const start, end = 1, 5
	path := func(from int) int {
		return len(search.Shortest([]int{from}, next, func(v int) bool { return v == end }))
	}

	for _, helper := range []string{"Shortest", "TwoWay", "Deepen"} {
		r := newRun(helper, 0)
		r.Fields = map[int][]Field{}

		// A state is a cell from 0 to 2 and the number of keys, 0 or 1. The key lies in cell 0. The goal is
		// cell 2 with the key.
		for v := range 6 {
			r.Labels = append(r.Labels, fmt.Sprintf("%d %d", v%3, v/3))
			r.Fields[v] = []Field{{"x", fmt.Sprint(v % 3)}, {"key", fmt.Sprint(v / 3)}}
		}
		recorded := func(v int, buf []int) []int {
			r.event("visit", 0, v)
			list := next(v, buf)
			for _, to := range list[len(buf):] {
				r.event("step", 1, v, to)
			}
			return list
		}
		isGoal := func(v int) bool {
			if v == end {
				r.event("goal", 0, v)
			}
			return v == end
		}

		r.event("start", 0, start)
		switch helper {
		case "Shortest":
			search.Shortest([]int{start}, recorded, isGoal)
		case "TwoWay":
			r.event("goal", 0, end)
			search.TwoWay(start, end, recorded, func(v int, buf []int) []int {
				r.event("visit", 0, v)
				list := prev(v, buf)
				for _, from := range list[len(buf):] {
					r.event("step", 1, from, v)
				}
				return list
			})
		case "Deepen":
			search.Deepen(start, recorded, func(v int) int {
				least := min(1, path(v)-1)
				r.event("least", least, v)
				isGoal(v)
				return least
			}, 10)
		}

		lesson, err := Make(&r.Input, everything)
		if err != nil {
			t.Fatal(err)
		}
		got := answers(t, lesson, `Drop (\w+)\. Which situation becomes equal to \[(.*?)\]`)
		if !slices.ContainsFunc(got, func(a []string) bool { return a[0] == "key" }) {
			t.Errorf("%s: %q, want a question without key", helper, got)
		}
		for _, a := range got {
			field := 0 // the index of the remaining field: if "x" (index 0) is dropped, it is 1 ("key")
			if a[0] == "x" {
				field = 1
			}
			v, w := slices.Index(r.Labels, a[1]), slices.Index(r.Labels, a[2])
			if path(v) == path(w) || r.Fields[v][field] != r.Fields[w][field] {
				t.Errorf("%s: %q: distances %d and %d", helper, a, path(v)-1, path(w)-1)
			}
		}
	}
}

// TestNothingSmaller: if the record proves no field of the states necessary, the page asks nothing about fields
// and gives the reason.
func TestNothingSmaller(t *testing.T) {
	for want, labels := range map[string][]string{
		"Each field follows from the others":                     {"0 0", "1 1", "2 2"},
		"have no common fields":                                  {"0", "1", "2"},
		"no two situations of this record become equal although": {"0 0", "1 1", "1 2"},
	} {
		r := newRun("Reach", 0)
		r.Labels = labels
		r.event("start", 0, 0)
		r.event("visit", 0, 0)
		r.event("step", 1, 0, 1)
		r.event("step", 1, 0, 2)
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(lesson.Ending, "What if the state were smaller? ") || !strings.Contains(lesson.Ending, want) {
			t.Errorf("%q: %s, want %s", labels, lesson.Ending, want)
		}
		for _, q := range lesson.Questions {
			if q.Kind == kindSmaller {
				t.Error(q.Text)
			}
		}
	}
}

// TestSmallerGame: a won and a lost position become equal if the field "key" of the state is left out. The
// questions use the field names that the input gives.
func TestSmallerGame(t *testing.T) {
	r := newRun("DenseWinning", 0)
	r.Labels = []string{"0 1", "1 2", "1 3"}
	r.Names = []string{"number", "key"}
	for v := range 3 {
		r.event("visit", 0, v)
	}
	r.event("step", 1, 2, 0)
	lesson, err := Make(&r.Input, everything)
	if err != nil {
		t.Fatal(err)
	}
	last := lesson.Questions[len(lesson.Questions)-1]
	if last.Kind != kindSmaller || !strings.Contains(last.Text, "Drop key.") ||
		!strings.Contains(last.Because, "[1 2] is lost, and [1 3] is won") {
		t.Errorf("%+v", last)
	}
}
