package ask_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/graph"
	"oj/tools/graph/ask"
	"oj/tools/graph/play"
)

// newInput returns a run of a helper on n vertices.
func newInput(t *testing.T, helper string, n int, arguments any) *ask.Input {
	t.Helper()
	data, err := json.Marshal(arguments)
	if err != nil {
		t.Fatal(err)
	}
	in := &ask.Input{Problem: "test", Helper: helper, Number: map[string]int{}, Data: data}
	for v := range n {
		in.Labels = append(in.Labels, fmt.Sprint(v))
		in.Number[fmt.Sprint(v)] = v
	}
	return in
}

// random makes runs on small random graphs. Each function returns a run of one helper.
var random = map[string]func(t *testing.T, r *rand.Rand) *ask.Input{
	"Shortest": func(t *testing.T, r *rand.Rand) *ask.Input { return searchOf(t, r, "Shortest", 1) },
	"Dijkstra": func(t *testing.T, r *rand.Rand) *ask.Input { return searchOf(t, r, "Dijkstra", 9) },
	"Orbit": func(t *testing.T, r *rand.Rand) *ask.Input {
		// Two states share each place.
		in := newInput(t, "Orbit", 12, nil)
		next := r.Perm(12)
		next[r.Intn(12)] = r.Intn(12)
		isMet := map[int]bool{}
		for v := range 12 {
			in.Labels[v] = fmt.Sprintf("1,%d\n%d", v/2, v%2)
		}
		in.Starts, in.Events = []int{0}, []ask.Event{{What: "start"}}
		for v := 0; !isMet[v]; v = next[v] {
			isMet[v] = true
			in.Events = append(in.Events, ask.Event{What: "visit", From: v}, ask.Event{What: "step", From: v, To: next[v]})
		}
		return in
	},
	"Bridges": func(t *testing.T, r *rand.Rand) *ask.Input {
		return newInput(t, "Bridges", 7, map[string]any{"N": 7, "Edges": edgesOf(r, 7, 8, 1)})
	},
	"Blocks": func(t *testing.T, r *rand.Rand) *ask.Input {
		return newInput(t, "Blocks", 7, map[string]any{"N": 7, "Edges": edgesOf(r, 7, 9, 1)})
	},
	"SCC": func(t *testing.T, r *rand.Rand) *ask.Input {
		return newInput(t, "SCC", 7, map[string]any{"Out": graph.Leaving(7, edgesOf(r, 7, 10, 1))})
	},
	"Topological": func(t *testing.T, r *rand.Rand) *ask.Input {
		edges := edgesOf(r, 7, 9, 1)
		for i, e := range edges { // without cycles
			edges[i].From, edges[i].To = min(e.From, e.To, 5), max(e.From, e.To, min(e.From, e.To, 5)+1)
		}
		return newInput(t, "Topological", 7, map[string]any{"Out": graph.Leaving(7, edges)})
	},
	"Trail": func(t *testing.T, r *rand.Rand) *ask.Input {
		// A closed walk has a trail.
		edges := edgesOf(r, 5, 9, 1)
		for i := range edges {
			edges[i].From = edges[(i+8)%9].To
		}
		return newInput(t, "Trail", 5, map[string]any{"N": 5, "Edges": edges, "Directed": r.Intn(2) == 0})
	},
	"FlowOf":      func(t *testing.T, r *rand.Rand) *ask.Input { return flowOf(t, r, "FlowOf") },
	"MinCostFlow": func(t *testing.T, r *rand.Rand) *ask.Input { return flowOf(t, r, "MinCostFlow") },
	"Matching": func(t *testing.T, r *rand.Rand) *ask.Input {
		in := newInput(t, "Matching", 0, nil)
		likes := make([][]int, 4)
		add := func(name string) {
			if _, known := in.Number[name]; !known {
				in.Number[name] = len(in.Labels)
				in.Labels = append(in.Labels, name)
			}
		}
		for l := range likes {
			add(fmt.Sprint("left ", l))
			for right := range 4 {
				if r.Intn(3) == 0 {
					likes[l] = append(likes[l], right)
					add(fmt.Sprint("right ", right))
				}
			}
		}
		in.Data, _ = json.Marshal(map[string]any{"Likes": likes, "Right": 4})
		return in
	},
	"AllPairs": func(t *testing.T, r *rand.Rand) *ask.Input {
		d := graph.Apart(5)
		for _, e := range edgesOf(r, 5, 14, 9) {
			if e.From != e.To {
				d[e.From][e.To] = e.Cost
			}
		}
		isMax := r.Intn(2) == 0
		return newInput(t, "AllPairs", 5, map[string]any{"Before": d, "IsMax": isMax, "IsSum": !isMax})
	},
	"BellmanFord": func(t *testing.T, r *rand.Rand) *ask.Input {
		cost := []int{0, graph.Unreached, graph.Unreached, graph.Unreached, graph.Unreached}
		edges := edgesOf(r, 5, 14, 9)
		slices.SortFunc(edges, func(a, b graph.Edge) int { return cmp.Compare(5*a.From+a.To, 5*b.From+b.To) })
		isParallel := func(a, b graph.Edge) bool { return a.From == b.From && a.To == b.To }
		edges = slices.CompactFunc(edges, isParallel) // the check cannot tell which of two parallel edges a question means
		r.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
		return newInput(t, "BellmanFord", 5, map[string]any{"Cost": cost, "Edges": edges})
	},
	"TwoSat": func(t *testing.T, r *rand.Rand) *ask.Input {
		var pairs [][2]graph.Literal
		for range 5 {
			pairs = append(pairs, [2]graph.Literal{graph.Literal(r.Intn(8)), graph.Literal(r.Intn(8))})
		}
		in := newInput(t, "TwoSat", 4, map[string]any{"N": 4, "Pairs": pairs})
		for x := range 4 {
			in.Number[fmt.Sprint("not ", x)] = len(in.Labels)
			in.Labels = append(in.Labels, fmt.Sprint("not ", x))
		}
		return in
	},
	"Jumps": func(t *testing.T, r *rand.Rand) *ask.Input {
		up := make([]int, 12)
		for v := 1; v < len(up); v++ {
			up[v] = max(0, v-1-r.Intn(3))
		}
		return newInput(t, "Jumps", len(up), map[string]any{"Up": up})
	},
	"Sets": func(t *testing.T, r *rand.Rand) *ask.Input {
		in := newInput(t, "Sets", 6, nil)
		for v := range 6 {
			in.Events = append(in.Events, ask.Event{What: "visit", From: v})
		}
		for _, e := range edgesOf(r, 6, 7, 1) {
			in.Events = append(in.Events, ask.Event{What: "step", From: e.From, To: e.To}, ask.Event{What: "step", From: e.To, To: e.From})
		}
		return in
	},
	"DenseWinning": func(t *testing.T, r *rand.Rand) *ask.Input {
		in := newInput(t, "DenseWinning", 12, nil)
		in.StuckWins = r.Intn(2) == 0
		for v := range 12 {
			in.Events = append(in.Events, ask.Event{What: "visit", From: v})
			for w := range v {
				if r.Intn(3) == 0 {
					in.Events = append(in.Events, ask.Event{What: "step", From: v, To: w})
				}
			}
		}
		return in
	},
	"Deepen": func(t *testing.T, r *rand.Rand) *ask.Input {
		in := searchOf(t, r, "Deepen", 1)
		for v := range in.Labels {
			bound := 1
			if v == len(in.Labels)-1 {
				bound = 0
			}
			in.Events = append(in.Events, ask.Event{What: "least", From: v, Cost: bound})
		}
		return in
	},
}

func edgesOf(r *rand.Rand, n, m, most int) (edges []graph.Edge) {
	for range m {
		edges = append(edges, graph.Edge{From: r.Intn(n), To: r.Intn(n), Cost: 1 + r.Intn(most)})
	}
	return edges
}

func flowOf(t *testing.T, r *rand.Rand, helper string) *ask.Input {
	var pipes []graph.Pipe
	for _, e := range edgesOf(r, 6, 11, 5) {
		if e.From != e.To && e.From != 5 && e.To != 0 {
			pipes = append(pipes, graph.Pipe{From: e.From, To: e.To, Capacity: e.Cost, Cost: r.Intn(4)})
		}
	}
	flow, _, _ := graph.FlowOf(6, pipes, 0, 5)
	return newInput(t, helper, 6, map[string]any{"N": 6, "Pipes": pipes, "Source": 0, "Sink": 5, "Units": flow})
}

// searchOf records a search on a random graph: the states are pairs, so that a field can be dropped. It is written without
// a queue: the next state is always the unexpanded one with the least distance, the oldest one first.
func searchOf(t *testing.T, r *rand.Rand, helper string, most int) *ask.Input {
	const n = 9
	in := newInput(t, helper, n, nil)
	in.Fields = map[int][]ask.Field{}
	for v := range n {
		in.Fields[v] = []ask.Field{{Name: "row", Value: fmt.Sprint(v / 3)}, {Name: "column", Value: fmt.Sprint(v % 3)}}
	}
	edges := edgesOf(r, n, 18, most)
	in.Starts, in.Goals = []int{0}, []int{n - 1}
	in.Events = []ask.Event{{What: "start", From: 0}}
	cost, age, done := map[int]int{0: 0}, map[int]int{0: 0}, map[int]bool{}
	for {
		at := -1
		for v := range n {
			d, met := cost[v]
			if met && !done[v] && (at < 0 || d < cost[at] || d == cost[at] && age[v] < age[at]) {
				at = v
			}
		}
		if at < 0 {
			return in
		}
		if at == n-1 {
			in.Events = append(in.Events, ask.Event{What: "goal", From: at})
			return in
		}
		done[at] = true
		in.Events = append(in.Events, ask.Event{What: "visit", From: at})
		for _, e := range edges {
			if e.From != at {
				continue
			}
			in.Events = append(in.Events, ask.Event{What: "step", From: at, To: e.To, Cost: e.Cost})
			if old, met := cost[e.To]; !met || cost[at]+e.Cost < old {
				if !met {
					age[e.To] = len(age)
				}
				cost[e.To] = cost[at] + e.Cost
			}
		}
	}
}

// TestQuestions makes lessons about many random runs of each helper and answers their questions by brute force.
func TestQuestions(t *testing.T) {
	for helper, run := range random {
		r := rand.New(rand.NewSource(5))
		asked, checked := 0, 0
		for range 200 {
			in := run(t, r)
			lesson, err := ask.Make(in)
			if err != nil {
				t.Fatalf("%s: %v", helper, err)
			}
			faults, known := play.Check(in, lesson)
			for _, fault := range faults {
				t.Errorf("%s: %s", helper, fault)
			}
			asked += len(lesson.Questions)
			checked += known
			if len(faults) > 0 {
				t.Fatalf("the run: %s %+v", in.Data, in.Events)
			}
		}
		t.Logf("%s: %d of %d questions checked", helper, checked, asked)
		if checked < 40 {
			t.Errorf("%s: only %d of %d questions can be checked", helper, checked, asked)
		}
	}
}

// TestRefused: Joe may not walk into a cell that burns in the same minute. The frame names the rule, and both minutes. That he
// may not walk into a wall needs no frame.
func TestRefused(t *testing.T) {
	in := newInput(t, "DenseDistances", 0, nil)
	in.Problem, in.Puzzle = "uva11624", "3 4\n####\n#J.F\n####\n"
	in.Labels = []string{"2 2"}
	in.Starts = []int{0}
	in.Events = []ask.Event{{What: "start"}, {What: "visit"}}
	lesson, err := ask.Make(in)
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	for _, f := range lesson.Frames {
		if f.Wall != "" {
			said = append(said, f.Wall+" "+f.Say)
		}
	}
	const want = "2,3 Joe walks east: refused, because the fire is there before Joe, or in the same minute (Joe in minute 1, the fire in minute 1)."
	if got := strings.Join(said, "\n"); got != want {
		t.Errorf("refused:\n%s\nwant:\n%s", got, want)
	}

	// The picture shows the step of the question like one to a new cell or to a known one.
	for _, q := range lesson.Questions {
		if strings.HasSuffix(q.Text, "What does the search do?") && len(q.Hide) == 0 {
			t.Errorf("%q: where the step leads is not hidden", q.Text)
		}
	}

	// The learner's program may not know these rules.
	in.Own = true
	if lesson, err = ask.Make(in); err != nil || slices.ContainsFunc(lesson.Frames, func(f ask.Frame) bool { return f.Wall != "" }) {
		t.Errorf("steps of the learner's program are refused; error %v", err)
	}
}

// TestGraphsCompared: if the learner's program gives a helper another graph, the note names an edge that is missing, or says
// that the vertices have other numbers. Our names of vertices are not used for the learner's.
func TestGraphsCompared(t *testing.T) {
	run := func(edges ...graph.Edge) *ask.Input {
		in := newInput(t, "Bridges", 4, map[string]any{"N": 4, "Edges": edges})
		in.Bare = true
		for _, e := range edges {
			in.Events = append(in.Events, ask.Event{What: "step", From: e.From, To: e.To})
		}
		return in
	}
	a, b, c, d := graph.Edge{From: 0, To: 1}, graph.Edge{From: 1, To: 2}, graph.Edge{From: 2, To: 3}, graph.Edge{From: 3, To: 0}
	for _, x := range []struct {
		mine *ask.Input
		want string
	}{
		{run(a, b, c), "the same graph as ours"},
		{run(a, c), "Your graph has 4 vertices and 2 edges, ours 4 vertices and 3 edges. Ours has the edge 1 → 2, yours has not."},
		{run(a, b, c, d), "Yours also has the edge 3 → 0."},
		{run(d, graph.Edge{From: 0, To: 2}, graph.Edge{From: 2, To: 1}), "The vertices have other numbers than ours."},
	} {
		_, _, note, err := ask.Compare(x.mine, run(a, b, c))
		if err != nil || !strings.Contains(note, x.want) {
			t.Errorf("%q, want %q; %v", note, x.want, err)
		}
	}

	// The names of vertices may differ from those in the record, because -digits spells them.
	mine, ours := run(a, c), run(a, b, c)
	ours.Labels = []string{"1 1", "1 2", "2 1", "2 2"}
	mine.Labels = slices.Clone(ours.Labels)
	if _, _, note, err := ask.Compare(mine, ours); err != nil || !strings.Contains(note, "Ours has the edge 1 2 → 2 1, yours has not.") {
		t.Errorf("%q; %v", note, err)
	}
}

// TestFlowsCompared: the note names a missing edge on which flow can go from the source to the sink, and says when both flows
// are the same. Then there is no first difference.
func TestFlowsCompared(t *testing.T) {
	run := func(pipes ...graph.Pipe) *ask.Input {
		in := newInput(t, "FlowOf", 6, map[string]any{"N": 6, "Pipes": pipes, "Source": 1, "Sink": 4})
		in.Bare, in.Failing = true, "mine/test/failing.txt"
		for _, p := range pipes {
			in.Events = append(in.Events, ask.Event{What: "step", From: p.From, To: p.To})
		}
		return in
	}
	pipe := func(from, to int) graph.Pipe { return graph.Pipe{From: from, To: to, Capacity: 2} }
	a, b, c, d, more := pipe(1, 2), pipe(2, 4), pipe(1, 3), pipe(3, 4), pipe(2, 3)
	dead, back, out := pipe(2, 0), pipe(2, 1), pipe(4, 3) // to a dead end, into the source, out of the sink
	ours := []graph.Pipe{a, b, c, d, more, dead, back, out}
	const same = "On this input both answers are the same: a flow of 4. Take the case on which your program fails: -done of practise writes it to mine/test/failing.txt."
	for _, x := range []struct {
		mine   []graph.Pipe
		want   string
		isSame bool
	}{
		{[]graph.Pipe{a, b, c, d}, "Ours has the edge 2 → 3, yours has not. " + same, true},
		{[]graph.Pipe{a, b, c, d, more}, "Ours has the edge 2 → 0, yours has not. " + same, true},
		{append(slices.Clone(ours), pipe(0, 5), pipe(3, 2)), "Yours also has the edge 3 → 2. " + same, true},
		{[]graph.Pipe{a, b, c, more, dead, back, out}, "Ours has the edge 3 → 4, yours has not. At the end of yours: The flow is 2, as much", false},
	} {
		replay, _, note, err := ask.Compare(run(x.mine...), run(ours...))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(note, x.want) || replay.Same != x.isSame {
			t.Errorf("%q, want %q; the same: %v", note, x.want, replay.Same)
		}
	}
}

// TestForeignSteps: a step of the learner's program that no move of the puzzle makes is named by its ends.
func TestForeignSteps(t *testing.T) {
	for _, x := range []struct{ problem, puzzle, from, to, want string }{
		{"uva658", "2 1\n1 00 0-\n", "1 1", "1 0", "Go from the state with bugs 1 and 2 to the state with bug 2, which no patch does: this is new"},
		{"uva658", "2 1\n1 00 0-\n", "1 1", "0 1", "Apply patch 1 (1 second) and reach the state with bug 1: this is new"},
		{"uva658", "2 1\n1 00 0-\n", "1 1", "1 0 1", "Go from the state with bugs 1 and 2 to the state with bugs 1 and 3, which no patch does: this is new"},
		{"uva321", "2 1 0\n1 2\n", "1: * .", "2: * *", "Go from room 1, light in 1 to room 2, light in 1 and 2: this is new"},
		{"uva321", "2 1 0\n1 2\n", "1: * *", "2: * *", "Go through the door to room 2: this is new"},
		{"uva10536", "", "0 0 1", "0 1 1", "A step leads to the state in the second picture: this is new"},
		{"uva10561", "....", "{1,1}", "{1,1} {1,2} {1,3}", "Go from {1,1} to {1,1} {1,2} {1,3}: this is new"},
	} {
		in := newInput(t, "Dijkstra", 0, nil)
		in.Problem, in.Puzzle, in.Labels, in.Starts, in.Bare, in.Own = x.problem, x.puzzle, []string{x.from, x.to}, []int{0}, true, true
		in.Events = []ask.Event{{What: "start"}, {What: "visit"}, {What: "step", To: 1, Cost: 1}}
		lesson, err := ask.Make(in)
		if err != nil {
			t.Fatal(err)
		}
		if said := lesson.Frames[2].Say; !strings.HasPrefix(said, x.want) {
			t.Errorf("%s: %q, want %q ...", x.problem, said, x.want)
		}
	}
}

// TestTwoSides: a search from both ends stops where its sides meet, and its replay says how long the way is. The random graphs
// are undirected; the search is written with the distances of both ends.
func TestTwoSides(t *testing.T) {
	r := rand.New(rand.NewSource(9))
	met, asked := 0, 0
	for range 300 {
		const n = 9
		in := newInput(t, "NewDensePaths", n, nil)
		in.Starts, in.Goals = []int{0}, []int{n - 1}
		near := make([][]int, n)
		for _, e := range edgesOf(r, n, 12, 1) {
			if e.From != e.To && !slices.Contains(near[e.From], e.To) {
				near[e.From], near[e.To] = append(near[e.From], e.To), append(near[e.To], e.From)
			}
		}

		// side[v] is the end from which v was found. The sides take turns, a state at a time.
		side := map[int]int{0: 0, n - 1: 1}
		queues := [2][]int{{0}, {n - 1}}
		isOver := false
		for turn := 0; !isOver && len(queues[turn]) > 0; turn = 1 - turn {
			layer := queues[turn]
			queues[turn] = nil
			for _, v := range layer {
				in.Events = append(in.Events, ask.Event{What: "visit", From: v})
				for _, w := range near[v] {
					in.Events = append(in.Events, ask.Event{What: "step", From: v, To: w})
				}
				for _, w := range near[v] {
					from, known := side[w]
					isOver = isOver || known && from != turn
					if !known {
						side[w] = turn
						queues[turn] = append(queues[turn], w)
					}
				}
				if isOver {
					break
				}
			}
		}
		lesson, err := ask.Make(in)
		if err != nil {
			t.Fatal(err)
		}
		faults, checked := play.Check(in, lesson)
		if len(faults) > 0 || checked != len(lesson.Questions) {
			t.Fatalf("%v; %d of %d questions checked; %+v", faults, checked, len(lesson.Questions), in.Events)
		}
		asked += checked
		if got := strings.Contains(lesson.Frames[len(lesson.Frames)-1].Say, "The two sides meet"); got != isOver {
			t.Fatalf("the sides meet: %v, want %v", got, isOver)
		} else if got {
			met++
		}
	}
	if met < 100 || asked < 100 {
		t.Errorf("%d of 300 searches meet; %d questions", met, asked)
	}
}

// TestRecordedGames: in the game that a page offers, a position is won exactly if some move leads to a lost one, and the
// positions without moves are those of the rules. The user begins, can win, and has a choice.
func TestRecordedGames(t *testing.T) {
	r := rand.New(rand.NewSource(7))
	games := 0
	for range 200 {
		in := random["DenseWinning"](t, r)
		lesson, err := ask.Make(in)
		if err != nil {
			t.Fatal(err)
		}
		g := lesson.Game
		if g == nil {
			continue
		}
		games++
		if !g.Positions[0].Wins || len(g.Positions[0].Moves) < 2 {
			t.Errorf("the first position: %+v", g.Positions[0])
		}
		for _, p := range g.Positions {
			recorded := 0
			for _, e := range in.Events {
				if e.What == "step" && e.From == p.State {
					recorded++
				}
			}
			want := len(p.Moves) == 0 && in.StuckWins || slices.ContainsFunc(p.Moves, func(m ask.Move) bool { return !g.Positions[m.To].Wins })
			if p.Wins != want || len(p.Moves) != recorded {
				t.Errorf("%+v: won %v, want %v; %d moves in the record", p, p.Wins, want, recorded)
			}
		}
	}
	if games < 100 {
		t.Errorf("only %d of 200 runs offer a game", games)
	}
}

// TestChase compares who wins on small random maps with a search that keeps the links in a list instead of numbering
// positions. In skynet1, where any link may be cut, the page counts cuts: its number must be enough, and one less not.
func TestChase(t *testing.T) {
	r := rand.New(rand.NewSource(8))
	won, cuts := map[bool]int{}, map[int]int{}
	for i := range 300 {
		nodes := 6 - i%2
		w := play.Web{Gateways: map[int]bool{nodes - 2: true, nodes - 1: true}, Any: i%2 == 1}
		for a := range nodes {
			for b := range a {
				if r.Intn(2) == 0 && !(w.Gateways[a] && w.Gateways[b]) {
					w.Links = append(w.Links, [2]int{a, b})
				}
			}
		}
		if len(w.Links) == 0 {
			continue
		}
		in := newInput(t, "Pursuit", 0, nil)
		in.Text = fmt.Sprintln(nodes, len(w.Links), len(w.Gateways))
		for _, l := range w.Links {
			in.Text += fmt.Sprintln(l[0], l[1])
		}
		in.Text += fmt.Sprintf("%d\n%d\n0\n", nodes-2, nodes-1)
		in.Problem, in.Labels = []string{"skynet2", "skynet1"}[i%2], []string{"0:"}
		in.Events = []ask.Event{{What: "start"}, {What: "visit"}}
		lesson, err := ask.Make(in)
		if err != nil {
			t.Fatal(err)
		}
		if lesson.Game == nil && w.Any {
			continue // too many positions
		}
		if lesson.Game == nil {
			t.Fatalf("no game on the map\n%s", in.Text)
		}
		if faults, checked := play.Check(in, lesson); len(faults) > 0 || checked < len(lesson.Questions) {
			t.Fatalf("%v; %d of %d questions checked; the map\n%s", faults, checked, len(lesson.Questions), in.Text)
		}
		_, after, _ := strings.Cut(lesson.Game.You, "no gateway after ")
		if w.Most = len(w.Links); w.Any {
			fmt.Sscan(after, &w.Most)
			cuts[w.Most]++
		}
		want := w.CanStop(0)
		won[want]++
		if w.Most--; w.Any && w.Most >= 0 && w.CanStop(0) {
			t.Errorf("one cut less than %s is enough on the map\n%s", after, in.Text)
		}
		if got := lesson.Game.Positions[0].Wins; got != want {
			t.Errorf("the user wins: %v, want %v, on the map\n%s", got, want, in.Text)
		}
	}
	if won[true] < 30 || won[false] < 30 || len(cuts) < 3 {
		t.Errorf("won and lost maps: %v, cuts: %v", won, cuts)
	}
	t.Log(won, cuts)
}

// TestLargeChase: if the map is too large to play, the page replays all walks. After the last cut, the agent does not move.
func TestLargeChase(t *testing.T) {
	in := newInput(t, "Pursuit", 0, nil)
	in.Problem, in.Text, in.Labels = "skynet2", "60 50 1\n", []string{"1: ", "1: 1-4 won"}
	in.Starts, in.Goals = []int{0}, []int{1}
	in.Events = []ask.Event{{What: "start"}, {What: "step", Cost: 1, From: 0, To: 1}, {What: "goal", From: 1}}
	lesson, err := ask.Make(in)
	if err != nil {
		t.Fatal(err)
	}
	const want = "The solution cuts 1-4, and the agent can reach no gateway any more: "
	if said := lesson.Frames[2].Say; !strings.HasPrefix(said, want) {
		t.Errorf("%q, want %q ...", said, want)
	}
}

// TestPathsCompared: two paths of search.Orbit are compared step by step.
func TestPathsCompared(t *testing.T) {
	run := func(path ...int) *ask.Input {
		in := newInput(t, "Orbit", 6, nil)
		in.Bare, in.Data, in.Starts, in.Events = true, nil, path[:1], []ask.Event{{What: "start", From: path[0]}}
		for i, v := range path[:len(path)-1] {
			in.Events = append(in.Events, ask.Event{What: "visit", From: v}, ask.Event{What: "step", From: v, To: path[i+1]})
		}
		return in
	}
	ours := []int{0, 1, 2, 3, 1}
	for _, x := range []struct {
		mine []int
		want string
	}{
		{ours, "Your search finds the same states at the same distances as ours."},
		{[]int{4, 1, 2, 3, 1}, "Your search begins with 4; ours does not."},
		{[]int{0, 1, 2, 4, 1}, "From 2, ours also goes to 3; yours does not."},
		{[]int{0, 1, 2, 1}, "From 2, ours also goes to 3; yours does not."},
		{[]int{0, 1, 2, 3, 2}, "From 3, ours also goes to 1; yours does not."},
	} {
		_, _, note, err := ask.Compare(run(x.mine...), run(ours...))
		if err != nil || !strings.HasPrefix(note, x.want) {
			t.Errorf("%v: %q, want %q; %v", x.mine, note, x.want, err)
		}
	}
}
