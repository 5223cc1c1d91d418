package main

import (
	"bytes"
	"fmt"
	"io"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/search"
	"oj/tools/shared/testing/full"

	"oj/problems/lib/scan"
	"oj/problems/lib/try"
)

// run runs the solution with the input r and the output w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

// The oracle represents the cube by its stickers only: a position is a string of 24 letters, a turn is three
// cycles of four places along which stickers move, and distances come from a plain search with a map.

type sticks [24]byte

// carried lists the cycles of places through which F, L and U carry stickers, derived from the names of the places.
var carried = map[string][]string{
	"F": {"flu fur frd fdl", "luf urf rdf dlf", "ufl rfu dfr lfd"},
	"L": {"luf lfd ldb lbu", "flu dlf bld ulb", "ufl fdl dbl bul"},
	"U": {"ufl ulb ubr urf", "flu lbu bru rfu", "luf bul rub fur"},
}

var placeNames = strings.Fields("flu luf ufl fur urf rfu fdl dlf lfd frd rdf dfr bul ulb lbu bru rub ubr bld ldb dbl bdr drb rbd")

func placeOf(name string) int {
	for i, n := range placeNames {
		if n == name {
			return i
		}
	}
	panic(name)
}

// turned returns p after a turn.
func turned(p sticks, turn string) sticks {
	after := p
	for _, cycle := range carried[turn[:1]] {
		names := strings.Fields(cycle)
		for i, name := range names {
			a, b := placeOf(name), placeOf(names[(i+1)%4])
			if strings.HasSuffix(turn, "'") {
				a, b = b, a
			}
			after[b] = p[a]
		}
	}
	return after
}

func solvedSticks() (p sticks) {
	for i := range p {
		p[i] = byte(i)
	}
	return p
}

// within returns all positions at most `most` turns away from the solved one: as a map to their distances,
// and as a list ordered by distance.
func within(most int) (map[sticks]int, []sticks) {
	distance := map[sticks]int{solvedSticks(): 0}
	order := []sticks{solvedSticks()}
	for i := 0; i < len(order) && distance[order[i]] < most; i++ {
		for _, turn := range turnNames {
			p := turned(order[i], turn)
			if _, seen := distance[p]; !seen {
				distance[p] = distance[order[i]] + 1
				order = append(order, p)
			}
		}
	}
	return distance, order
}

func scrambled(random *rand.Rand, count int) sticks {
	p := solvedSticks()
	for ; count > 0; count-- {
		p = turned(p, turnNames[random.Intn(turns)])
	}
	return p
}

// renamed returns p after every sticker s has been renamed to names[s].
func renamed(p sticks, names []int) sticks {
	for i, s := range p {
		p[i] = byte(names[s])
	}
	return p
}

func twoWayFrom(c *cube) shortest { return newShortest(c, 1) }

// checkPath executes the solution's turns with the oracle. It checks that they lead from start to end, and
// that there are `want` of them.
func checkPath(t *testing.T, c *cube, path shortest, start, end sticks, want int) {
	t.Helper()
	answer := string(c.appendAnswer(path, start[:], end[:], nil))
	lines := strings.Split(answer, "\n")
	if len(lines) != 3 || lines[2] != "" {
		t.Fatalf("%v to %v: answer %q", start, end, answer)
	}
	names := strings.Fields(lines[1])
	if lines[0] != fmt.Sprint(len(names)) || want >= 0 && len(names) != want {
		t.Fatalf("%v to %v: answer %q, want %d turns", start, end, answer, want)
	}
	p := start
	for _, name := range names {
		p = turned(p, name)
	}
	if p != end {
		t.Fatalf("%v to %v: answer %q leads to %v", start, end, answer, p)
	}
}

func TestSamples(t *testing.T) {
	inputs, err := filepath.Glob("../../../testcases/pocketcube/data/sample/*.in")
	if err != nil || len(inputs) == 0 {
		t.Fatalf("no samples: %v", err)
	}
	for _, name := range inputs {
		input, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer input.Close()
		want, err := os.ReadFile(strings.TrimSuffix(name, ".in") + ".ans")
		if err != nil {
			t.Fatal(err)
		}
		var got bytes.Buffer
		if err := run(input, &got); err != nil {
			t.Fatal(err)
		}
		if numbers(got.String()) != numbers(string(want)) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got.String(), want)
		}
	}
}

// numbers returns the lines of an answer that are numbers. All other lines contain turns, which may differ
// between right answers.
func numbers(answer string) (kept string) {
	for _, line := range strings.Split(answer, "\n") {
		if strings.Trim(line, "-0123456789") == "" && line != "" {
			kept += line + "\n"
		}
	}
	return kept
}

// TestCountsByDistance compares the numbers of positions at each distance with the published ones; the
// farthest 276 positions are 14 turns away.
func TestCountsByDistance(t *testing.T) {
	want := []int{1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276}
	counts := make([]int, len(want))
	for s, d := range newTable(newCube()).distance {
		if d < 0 || int(d) >= len(counts) {
			t.Fatalf("position %d is %d turns away", s, d)
		}
		counts[d]++
	}
	if fmt.Sprint(counts) != fmt.Sprint(want) {
		t.Errorf("by distance %d, want %d", counts, want)
	}
}

func TestBothRoutesOnAllNearPositions(t *testing.T) {
	c := newCube()
	routes := []shortest{twoWayFrom(c), newTable(c).path}
	distance, order := within(5)
	if len(order) != 1+6+27+120+534+2256 {
		t.Fatalf("the oracle finds %d positions within 5 turns", len(order))
	}
	seen := map[int32]bool{}
	for _, p := range order {
		s, ok := position(p[:])
		if !ok || seen[s] {
			t.Fatalf("%v has number %d, %v; met before: %v", p, s, ok, seen[s])
		}
		seen[s] = true
		for _, path := range routes {
			checkPath(t, c, path, p, solvedSticks(), distance[p])
			checkPath(t, c, path, solvedSticks(), p, distance[p])
		}
	}
}

func TestBothRoutesAgreeOnRandomPositions(t *testing.T) {
	c := newCube()
	twoWay, tab := twoWayFrom(c), newTable(c)
	random := rand.New(rand.NewSource(1))
	count := 200
	if full.Mine(t.Name()) {
		count = 2000
	}
	for i := 0; i < count; i++ {
		start, end, names := scrambled(random, 60), scrambled(random, 60), random.Perm(24)
		s, e := renamed(start, names), renamed(end, names)
		want := len(twoWay(mustNumber(t, c, s, e))) - 1
		checkPath(t, c, twoWay, s, e, want)
		checkPath(t, c, tab.path, s, e, want)
	}
}

func mustNumber(t *testing.T, c *cube, start, end sticks) int32 {
	t.Helper()
	var relative sticks
	for i, s := range start {
		relative[i] = byte(bytes.IndexByte(end[:], s))
	}
	number, ok := position(relative[:])
	if !ok {
		t.Fatalf("%v to %v: not a position of a cube", start, end)
	}
	return number
}

// TestNumbersFollowStickers: the oracle's turn, which moves stickers, and the solution's turn, which computes
// with the number of a position, must lead to the same position.
func TestNumbersFollowStickers(t *testing.T) {
	c, p := newCube(), solvedSticks()
	random := rand.New(rand.NewSource(2))
	for i := 0; i < 20000; i++ {
		s, ok := position(p[:])
		turn := random.Intn(turns)
		p = turned(p, turnNames[turn])
		next, ok2 := position(p[:])
		if !ok || !ok2 || c.after(s, turn) != next {
			t.Fatalf("step %d: after %s number %d becomes %d, the stickers say %d (%v %v)", i, turnNames[turn], s, c.after(s, turn), next, ok, ok2)
		}
	}
}

// The answer must be -1 if the start violates an invariant of the turns. Each change here violates one invariant.
func TestUnreachable(t *testing.T) {
	far := []byte{6, 7, 8, 20, 18, 19, 3, 4, 5, 16, 17, 15, 0, 1, 2, 14, 12, 13, 10, 11, 9, 21, 22, 23}
	for name, change := range map[string]func(p []byte){
		"first cubie twisted":   func(p []byte) { p[0], p[1], p[2] = p[1], p[2], p[0] },
		"twisted the other way": func(p []byte) { p[3], p[4], p[5] = p[5], p[3], p[4] },
		"last cubie twisted":    func(p []byte) { p[21], p[22], p[23] = p[22], p[23], p[21] },
		"mirrored cubie":        func(p []byte) { p[6], p[7] = p[7], p[6] },
		"two stickers swapped":  func(p []byte) { p[0], p[23] = p[23], p[0] },
		"torn cubies":           func(p []byte) { p[0], p[3] = p[3], p[0] },
		"last cubie moved": func(p []byte) {
			for j := 0; j < 3; j++ {
				p[j], p[21+j] = p[21+j], p[j]
			}
		},
		"backwards": func(p []byte) {
			for i := 0; i < 12; i++ {
				p[i], p[23-i] = p[23-i], p[i]
			}
		},
	} {
		p := append([]byte{}, far...)
		change(p)
		if number, ok := position(p); ok {
			t.Errorf("%s: taken for position %d", name, number)
		}
		if got := string(newCube().appendAnswer(nil, p, far, nil)); got != "-1\n" {
			t.Errorf("%s: answer %q", name, got)
		}
	}
}

// Of the 720 orders of the six stickers of two cubies, the solution must accept exactly those that turns can
// produce.
func TestReachableAmongAllOrdersOfTwoCubies(t *testing.T) {
	passed := 0
	var try func(p []byte, k int)
	try = func(p []byte, k int) {
		if k == 6 {
			if _, ok := position(p); ok {
				passed++
			}
			return
		}
		for i := k; i < 6; i++ {
			p[k], p[i] = p[i], p[k]
			try(p, k+1)
			p[k], p[i] = p[i], p[k]
		}
	}
	p := solvedSticks()
	try(p[:], 0)
	// The two cubies have 2 orders. For each order there are 3 pairs of twists whose sum is 0 modulo 3.
	if passed != 6 {
		t.Errorf("%d of 720 pass, want 6", passed)
	}
}

func input(cases ...sticks) string {
	var b strings.Builder
	fmt.Fprintln(&b, len(cases)/2)
	for _, p := range cases {
		fmt.Fprintln(&b, strings.Trim(fmt.Sprint(p), "[]"))
	}
	return b.String()
}

func TestMalformedInput(t *testing.T) {
	id := strings.Trim(fmt.Sprint(solvedSticks()), "[]")
	for _, c := range []struct{ name, input, want string }{
		{"no number", "x", `line 1: want a whole number from 0 to 2147483647`},
		{"negative", "-1", `line 1: want a whole number from 0 to 2147483647`},
		{"24", "1\n" + strings.Replace(id, "23", "24", 1), `line 2: want a whole number from 0 to 23`},
		{"twice", "1\n" + strings.Replace(id, "23", "7", 1), `line 2: this sticker occurs twice`},
		{"letter", "1\n" + strings.Replace(id, "5", "f", 1), `line 2: want a whole number from 0 to 23`},
	} {
		err := run(strings.NewReader(c.input), new(bytes.Buffer))
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
}

// TestSwitchingRoutes: the two-way search (one case in an input) and the table (many cases in one input) must
// find the same lengths.
func TestSwitchingRoutes(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	var cases []sticks
	var single string
	for i := 0; i < 2*tableFrom; i++ {
		cases = append(cases, scrambled(random, i))
	}
	for i := 0; i < len(cases); i += 2 {
		single += runOn(t, input(cases[i:i+2]...))
	}
	if all := runOn(t, input(cases...)); numbers(all) != numbers(single) {
		t.Errorf("together\n%s\none by one\n%s", numbers(all), numbers(single))
	}
}

func runOn(t *testing.T, text string) string {
	t.Helper()
	var out bytes.Buffer
	if err := run(strings.NewReader(text), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// FuzzRun: run ends for every input. If it reports no error, every case has the answer -1 or an answer that
// leads from its start to its end.
func FuzzRun(f *testing.F) {
	f.Add(input(solvedSticks(), turned(solvedSticks(), "F")))
	f.Add(input(solvedSticks(), scrambled(rand.New(rand.NewSource(6)), 5), farthest, farthest))
	f.Add("2\n1 0")

	// Use one cube for all inputs, because building it and its table takes longer than answering.
	c := newCube()
	f.Fuzz(func(t *testing.T, text string) {
		var out bytes.Buffer
		if scan.Run(strings.NewReader(text), &out, c.answer) == nil {
			replayAll(t, text, strings.Split(out.String(), "\n"))
		}
	})
}

func replayAll(t *testing.T, text string, lines []string) {
	in := strings.NewReader(text)
	cases := 0
	fmt.Fscan(in, &cases)
	for ; cases > 0; cases-- {
		var p, end sticks
		for _, to := range []*sticks{&p, &end} {
			for i := range to {
				if _, err := fmt.Fscan(in, &to[i]); err != nil {
					return // the input ends before the promised cases
				}
			}
		}
		if lines[0] == "-1" {
			lines = lines[1:]
			continue
		}
		for _, name := range strings.Fields(lines[1]) {
			p = turned(p, name)
		}
		if p != end {
			t.Fatalf("%q: answer %q leads to %v, not to %v", text, lines[:2], p, end)
		}
		lines = lines[2:]
	}
	if len(lines) != 1 || lines[0] != "" {
		t.Errorf("%q: after the last case: %q", text, lines)
	}
}

var farthest = sticks{6, 7, 8, 20, 18, 19, 3, 4, 5, 16, 17, 15, 0, 1, 2, 14, 12, 13, 10, 11, 9, 21, 22, 23}

// BenchmarkSingle measures one case of 14 turns, including reading and writing.
func BenchmarkSingle(b *testing.B) { benchmarkRun(b, input(farthest, solvedSticks())) }

// BenchmarkHundredThousand measures 100,000 cases, including reading and writing. Each new position is made
// by a random turn of a random earlier position.
func BenchmarkHundredThousand(b *testing.B) {
	random := rand.New(rand.NewSource(4))
	var cases []sticks
	c := []sticks{solvedSticks()}
	for i := 1; i < 200000; i++ {
		c = append(c, turned(c[random.Intn(len(c))], turnNames[random.Intn(turns)]))
	}
	for _, i := range random.Perm(len(c)) {
		cases = append(cases, c[i])
	}
	benchmarkRun(b, input(cases...))
}

func benchmarkRun(b *testing.B, text string) {
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if err := run(strings.NewReader(text), new(bytes.Buffer)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkTable measures the computation of all distances, including the tables of turns.
func BenchmarkTable(b *testing.B) {
	for b.Loop() {
		newTable(newCube())
	}
}

// BenchmarkRandom measures the two-way search from one random position.
func BenchmarkRandom(b *testing.B) {
	c, random := newCube(), rand.New(rand.NewSource(5))
	for b.Loop() {
		search.TwoWay(int32(random.Intn(positions)), solved, c.neighbours, c.neighbours)
	}
}

// TestJudgeFiles: if an input file announces more cases than it contains, or ends in the middle of a case,
// the solution must still answer the complete cases.
func TestJudgeFiles(t *testing.T) {
	id := strings.Trim(fmt.Sprint(solvedSticks()), "[]") + "\n"
	one := try.Run(t, solve, "1\n"+id+id)
	try.Survives(t, solve, try.File{Count: "2\n", Cases: []string{id + id, id + id}, Want: []string{one, one}})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
