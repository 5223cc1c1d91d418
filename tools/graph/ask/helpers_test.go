package ask

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/graph"
	"oj/problems/lib/search"
)

// rounds is the number of random graphs for each helper.
const rounds = 60

// lessonFrom makes a lesson about a helper of problems/lib/graph. It returns nil if the run is too short for
// a question.
func lessonFrom(t *testing.T, helper string, n int, arguments any) *Lesson {
	t.Helper()
	r := newRun(helper, n)
	data, err := json.Marshal(arguments)
	if err != nil {
		t.Fatal(err)
	}
	r.Data = data
	lesson, err := Make(&r.Input, everything)
	if err != nil && !strings.Contains(err.Error(), "too short") {
		t.Fatal(err)
	}
	return lesson
}

// onlyAnswer returns the right answer of the question whose text matches the pattern. The test fails unless exactly
// one question matches.
func onlyAnswer(t *testing.T, lesson *Lesson, pattern string) string {
	t.Helper()
	list := answers(t, lesson, pattern)
	if len(list) != 1 {
		t.Fatalf("%d questions match %q", len(list), pattern)
	}
	return list[0][len(list[0])-1]
}

func edgesOf(random *rand.Rand, n, m, least, most int) (edges []graph.Edge) {
	for range m {
		edges = append(edges, graph.Edge{From: random.Intn(n), To: random.Intn(n), Cost: least + random.Intn(most-least+1)})
	}
	return edges
}

func TestBridges(t *testing.T) {
	random, asked := rand.New(rand.NewSource(3)), map[string]int{}
	for range rounds {
		edges := edgesOf(random, 7, 8, 0, 0)
		isBridge := map[string]bool{}
		for i, bridge := range graph.Bridges(7, edges) {
			e := edges[i]
			isBridge[fmt.Sprint(e.From, e.To)] = isBridge[fmt.Sprint(e.From, e.To)] || bridge
			isBridge[fmt.Sprint(e.To, e.From)] = isBridge[fmt.Sprint(e.To, e.From)] || bridge
		}
		lesson := lessonFrom(t, "Bridges", 7, map[string]any{"N": 7, "Edges": edges})
		for _, a := range answers(t, lesson, `back from (\d+) to (\d+)\. Is the edge`) {
			asked[a[2]]++
			if (a[2] == yes) != isBridge[a[0]+" "+a[1]] {
				t.Errorf("%v: %q", edges, a)
			}
		}
	}
	if len(asked) != 2 {
		t.Errorf("asked %v", asked)
	}
}

func TestComponents(t *testing.T) {
	random, asked := rand.New(rand.NewSource(4)), 0
	for range rounds {
		out := graph.Leaving(6, edgesOf(random, 6, 9, 0, 0))
		component, count := graph.SCC(out)
		lesson := lessonFrom(t, "SCC", 6, map[string]any{"Out": out})
		if !strings.Contains(lesson.Ending, fmt.Sprintf(" %d components", count)) {
			t.Errorf("%v: %s, want %d", out, lesson.Ending, count)
		}
		for _, a := range answers(t, lesson, `^(\d) completes a component`) {
			asked++
			var members []string
			for v, c := range component {
				if c == component[a[0][0]-'0'] {
					members = append(members, fmt.Sprint(v))
				}
			}
			if a[1] != strings.Join(members, ", ") {
				t.Errorf("%v: %q, want %v", out, a, members)
			}
		}
	}
	if asked == 0 {
		t.Error("nothing was asked")
	}
}

func TestTwoSat(t *testing.T) {
	random, solved := rand.New(rand.NewSource(5)), map[string]int{}
	for range rounds {
		const n = 3
		var pairs [][2]graph.Literal
		for range 2 + random.Intn(7) {
			pairs = append(pairs, [2]graph.Literal{graph.Literal(random.Intn(2 * n)), graph.Literal(random.Intn(2 * n))})
		}
		r := newRun("TwoSat", 0)
		for l := range 2 * n {
			name := strings.Repeat("not ", l%2) + fmt.Sprint(l/2)
			r.Number[name] = len(r.Labels)
			r.Labels = append(r.Labels, name)
		}
		r.Data, _ = json.Marshal(map[string]any{"N": n, "Pairs": pairs})
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			t.Fatal(err)
		}
		var got []bool
		ok := true
		for _, a := range answers(t, lesson, `What is known about variable`) {
			got = append(got, a[0] == "it is true")
			ok = ok && !strings.HasPrefix(a[0], "nothing")
		}
		holds := func(values []bool) bool {
			for _, p := range pairs {
				if values[p[0]/2] == (p[0]%2 == 1) && values[p[1]/2] == (p[1]%2 == 1) {
					return false
				}
			}
			return true
		}
		solved[fmt.Sprint(ok)]++
		if _, want := graph.TwoSat(n, pairs); ok != want || ok && !holds(got) {
			t.Errorf("%v: %v %v, want %v", pairs, got, ok, want)
		}
	}
	if len(solved) != 2 {
		t.Errorf("solved %v", solved)
	}
}

func TestMatching(t *testing.T) {
	random := rand.New(rand.NewSource(6))
	for range rounds {
		likes := make([][]int, 6)
		for range 12 {
			l := random.Intn(6)
			likes[l] = append(likes[l], random.Intn(6))
		}
		want := 0
		for _, r := range graph.Matching(likes, 6) {
			if r >= 0 {
				want++
			}
		}
		r := newRun("Matching", 0)
		for v := range 12 {
			name := fmt.Sprint([]string{"left ", "right "}[v/6], v%6)
			r.Number[name] = v
			r.Labels = append(r.Labels, name)
		}
		r.Data, _ = json.Marshal(map[string]any{"Likes": likes, "Right": 6})
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			t.Fatal(err)
		}
		if got := onlyAnswer(t, lesson, "largest matching"); got != fmt.Sprint(want) {
			t.Errorf("%v: %s pairs, want %d", likes, got, want)
		}
	}
}

func TestFlows(t *testing.T) {
	const n = 6
	random := rand.New(rand.NewSource(7))

	// In the first network, the second augmenting path takes back the flow in the pipe from 1 to 2, which the
	// first path has used.
	var first []graph.Pipe
	for _, p := range [][3]int{{0, 1, 1}, {0, 2, 5}, {1, 2, 1}, {1, 5, 5}, {2, 5, 1}} {
		first = append(first, graph.Pipe{From: p[0], To: p[1], Capacity: 1, Cost: p[2]})
	}
	networks := [][]graph.Pipe{first}
	for range rounds {
		var pipes []graph.Pipe
		for range 14 {
			pipes = append(pipes, graph.Pipe{From: random.Intn(n), To: random.Intn(n), Capacity: random.Intn(4), Cost: random.Intn(5)})
		}
		networks = append(networks, pipes)
	}

	undone := 0
	for _, pipes := range networks {
		flow := graph.MaxFlow(n, pipes, 0, n-1)
		arguments := map[string]any{"N": n, "Pipes": pipes, "Source": 0, "Sink": n - 1, "Units": max(flow, 1)}
		if got := onlyAnswer(t, lessonFrom(t, "FlowOf", n, arguments), "a minimum cut\\?"); got != fmt.Sprint(flow) {
			t.Errorf("%v: %s, want %d", pipes, got, flow)
		}
		cost, ok := graph.MinCostFlow(n, pipes, 0, n-1, max(flow, 1))
		lesson := lessonFrom(t, "MinCostFlow", n, arguments)
		if !ok {
			continue
		}
		if got := onlyAnswer(t, lesson, "What do they cost together"); got != fmt.Sprint(cost) {
			t.Errorf("%v: %s, want %d", pipes, got, cost)
		}
		for _, a := range answers(t, lesson, "undo flow") {
			if a[0] == yes {
				undone++
			}
		}
	}
	if undone == 0 {
		t.Error("no path undoes flow")
	}
}

func TestTrail(t *testing.T) {
	random, found := rand.New(rand.NewSource(8)), map[string]int{}
	for k := range 2 * rounds {
		edges := edgesOf(random, 4, 1+random.Intn(5), 0, 0)
		isDirected := k%2 == 0
		_, _, ok := graph.Trail(4, edges, isDirected)
		lesson := lessonFrom(t, "Trail", 4, map[string]any{"N": 4, "Edges": edges, "Directed": isDirected})
		got := onlyAnswer(t, lesson, "uses each edge once")
		found[got]++
		if (got == yes) != ok {
			t.Errorf("%v, directed %v: %s", edges, isDirected, got)
		}
	}
	if len(found) != 2 {
		t.Errorf("found %v", found)
	}
}

func TestBellmanFord(t *testing.T) {
	random, found := rand.New(rand.NewSource(9)), map[string]int{}
	for range rounds {
		edges := edgesOf(random, 5, 8, -3, 6)
		cost := []int{0, graph.Unreached, graph.Unreached, graph.Unreached, graph.Unreached}
		lesson := lessonFrom(t, "BellmanFord", 5, map[string]any{"Cost": slices.Clone(cost), "Edges": edges})
		got := onlyAnswer(t, lesson, "fall for ever")
		found[got]++
		if falling := graph.BellmanFord(cost, edges, nil); (got == yes) != (falling != nil) {
			t.Errorf("%v: %s", edges, got)
		}
	}
	if len(found) != 2 {
		t.Errorf("found %v", found)
	}
}

// cheapestOver returns the cost of the best path in which no vertex repeats. Between its two ends, the path may
// visit only the vertices 0 to k.
func cheapestOver(d [][]int, from, to, k int, join func(a, b int) int) int {
	best := d[from][to]
	var walk func(v, cost int, isUsed [5]bool)
	walk = func(v, cost int, isUsed [5]bool) {
		if d[v][to] != graph.Unreached {
			best = min(best, join(cost, d[v][to]))
		}
		for u := 0; u <= k; u++ {
			if !isUsed[u] && u != to && d[v][u] != graph.Unreached {
				then := isUsed
				then[u] = true
				walk(u, join(cost, d[v][u]), then)
			}
		}
	}
	var isUsed [5]bool
	isUsed[from] = true
	walk(from, 0, isUsed)
	return best
}

func TestAllPairs(t *testing.T) {
	random, asked := rand.New(rand.NewSource(10)), 0
	joins := []func(a, b int) int{func(a, b int) int { return a + b }, func(a, b int) int { return max(a, b) }}
	for k := range rounds {
		d := graph.Apart(5)
		for _, e := range edgesOf(random, 5, 9, 1, 9) {
			if e.From != e.To {
				d[e.From][e.To] = e.Cost
			}
		}
		lesson := lessonFrom(t, "AllPairs", 5, map[string]any{"Before": d, "IsSum": k%2 == 0, "IsMax": k%2 == 1})
		if lesson == nil {
			continue
		}
		stop := 0
		for _, q := range lesson.Questions {
			var from, to int
			fmt.Sscanf(q.Text, "Paths may now stop at %d.", &stop)
			if n, _ := fmt.Sscanf(q.Text, "What does the best path from %d to %d cost now?", &from, &to); n != 2 {
				continue
			}
			asked++
			if want := cheapestOver(d, from, to, stop, joins[k%2]); q.Options[q.Right].Text != fmt.Sprint(want) {
				t.Errorf("%v from %d to %d by %d: %s, want %d", d, from, to, stop, q.Options[q.Right].Text, want)
			}
		}
	}
	if asked == 0 {
		t.Error("nothing was asked")
	}
}

func TestSets(t *testing.T) {
	random, asked := rand.New(rand.NewSource(11)), map[string]int{}
	for range rounds {
		const n = 8
		r := newRun("Sets", n)
		for v := range n {
			r.event("visit", 0, v)
		}
		near := make([][]int, n)
		var labels [n]int
		for v := range n {
			labels[v] = v
		}
		for _, e := range edgesOf(random, n, 9, 0, 0) {
			r.event("step", 1, e.From, e.To)
			r.event("step", 1, e.To, e.From)
			near[e.From], near[e.To] = append(near[e.From], e.To), append(near[e.To], e.From)
		}
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			t.Fatal(err)
		}
		parts := search.Components([]int{0, 1, 2, 3, 4, 5, 6, 7}, func(v int, buf []int) []int { return append(buf, near[v]...) })
		if want := fmt.Sprintf("In the end %d of %d sets", len(parts), n); !strings.HasPrefix(lesson.Ending, want) {
			t.Errorf("%q, want %q", lesson.Ending, want)
		}

		// The edges that are marked in the picture are the joins so far that merged two sets. So two vertices
		// are in one set if marked edges connect them.
		for _, q := range lesson.Questions {
			var a, b int
			if k, _ := fmt.Sscanf(q.Text, "Are %d and %d in one set", &a, &b); k != 2 {
				continue
			}
			reached := search.Reach([]int{a}, func(v int, buf []int) []int {
				for _, e := range q.Now.Marked {
					if e[0] == v || e[1] == v {
						buf = append(buf, e[0]+e[1]-v)
					}
				}
				return buf
			})
			got := q.Options[q.Right].Text
			asked[got]++
			if (got == yes) != slices.Contains(reached, b) {
				t.Errorf("%s %s, but %v are connected", q.Text, got, reached)
			}
		}
	}
	if len(asked) != 2 {
		t.Errorf("asked %v", asked)
	}
}

func TestOrbit(t *testing.T) {
	random, asked := rand.New(rand.NewSource(12)), 0
	for range rounds {
		const n = 9
		next := make([]int, n)
		for v := range next {
			next[v] = random.Intn(n+1) - 1 // -1 for a state without a successor
		}
		r := newRun("Orbit", n)
		r.event("start", 0, 0)
		states, back := search.Orbit(0, func(v int) (int, bool) {
			r.event("visit", 0, v)
			if next[v] < 0 {
				return 0, false
			}
			r.event("step", 1, v, next[v])
			return next[v], true
		})
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			continue // a run with a single state is too short for a question
		}
		for _, a := range answers(t, lesson, `How long is the cycle`) {
			asked++
			if a[0] != fmt.Sprint(len(states)-back) {
				t.Errorf("%v: cycle of %s", next, a[0])
			}
		}
		for _, a := range answers(t, lesson, `^Where is the walk after (\d+) steps`) {
			v, far := 0, 0
			fmt.Sscan(a[0], &far)
			for range far {
				v = next[v]
			}
			if a[1] != fmt.Sprint(v) {
				t.Errorf("%v: at %s after %s, want %d", next, a[1], a[0], v)
			}
		}
		for _, a := range answers(t, lesson, `has no successor`) {
			if back >= 0 || a[0] != fmt.Sprint(len(states)-1) {
				t.Errorf("%v: %s steps", next, a[0])
			}
		}
	}
	if asked == 0 {
		t.Error("no cycle")
	}
}

// undirected returns the neighbours of each vertex of a random graph.
func undirected(random *rand.Rand, n, m int) [][]int {
	near := make([][]int, n)
	for _, e := range edgesOf(random, n, m, 0, 0) {
		near[e.From], near[e.To] = append(near[e.From], e.To), append(near[e.To], e.From)
	}
	return near
}

// TestOtherSearches: in the answers about TwoWay and Deepen, the lengths of shortest paths agree with
// breadth-first search.
func TestOtherSearches(t *testing.T) {
	random, asked := rand.New(rand.NewSource(13)), map[string]int{}
	for range rounds {
		const n = 12
		near := undirected(random, n, 13)
		distance := search.DenseDistances(n, []int32{n - 1}, func(v int32, _ int, buf []int32) []int32 {
			for _, u := range near[v] {
				buf = append(buf, int32(u))
			}
			return buf
		})
		if distance[0] < 0 {
			continue
		}
		want := fmt.Sprint(distance[0])
		next := func(r *run) func(v int, buf []int) []int {
			return func(v int, buf []int) []int {
				r.event("visit", 0, v)
				for _, u := range near[v] {
					r.event("step", 1, v, u)
				}
				return append(buf, near[v]...)
			}
		}

		two := newRun("TwoWay", n)
		two.event("start", 0, 0)
		two.event("goal", 0, n-1)
		search.TwoWay(0, n-1, next(two), next(two))
		deep := newRun("Deepen", n)
		deep.event("start", 0, 0)
		search.Deepen(0, next(deep), func(v int) int {
			least := min(2, int(distance[v]))
			deep.event("least", least, v)
			if least == 0 {
				deep.event("goal", 0, v)
			}
			return least
		}, n)
		for _, r := range []*run{two, deep} {
			lesson, err := Make(&r.Input, everything)
			if err != nil {
				t.Fatal(err)
			}
			asked[r.Helper]++
			if got := onlyAnswer(t, lesson, "the shortest path"); got != want {
				t.Errorf("%s of %v: %s, want %s", r.Helper, near, got, want)
			}
		}
	}
	if len(asked) != 2 {
		t.Errorf("asked %v", asked)
	}
}

func TestWinning(t *testing.T) {
	random, asked := rand.New(rand.NewSource(14)), map[string]int{}
	for k := range rounds {
		const n = 10
		r := newRun("DenseWinning", n)
		r.StuckWins = k%2 == 0
		wins := search.DenseWinning(n, func(p int32, buf []int32) []int32 {
			r.event("visit", 0, int(p))
			for range 2 {
				if q := random.Intn(n); q < int(p) {
					r.event("step", 1, int(p), q)
					buf = append(buf, int32(q))
				}
			}
			return buf
		}, r.StuckWins)
		lesson, err := Make(&r.Input, everything)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range answers(t, lesson, `win at (\d)\?`) {
			asked[a[1]]++
			if (a[1] == yes) != wins[a[0][0]-'0'] {
				t.Errorf("%q, want %v", a, wins)
			}
		}
		for _, a := range answers(t, lesson, `moves wins at (\d)`) {
			if wins[a[1][0]-'0'] {
				t.Errorf("%s does not win at %s", a[1], a[0])
			}
		}
	}
	if len(asked) != 2 {
		t.Errorf("asked %v", asked)
	}
}
