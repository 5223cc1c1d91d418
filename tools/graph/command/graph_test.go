package command

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"oj/tools/graph/ask"
	"oj/tools/shared/testing/full"
)

func put(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// jugs is a solution that measures a target amount of water with two jugs of given sizes. It starts a search
// for each line of its input.
const jugs = `package main

import (
	"fmt"

	"oj/problems/lib/search"
)

type state struct{ A, B int }

func main() {
	var a, b, want int
	for {
		if _, err := fmt.Scan(&a, &b, &want); err != nil {
			return
		}
		next := func(s state, buf []state) []state {
			ab, ba := min(s.A, b-s.B), min(s.B, a-s.A)
			return append(buf, state{a, s.B}, state{s.A, b}, state{0, s.B}, state{s.A, 0}, state{s.A - ab, s.B + ab}, state{s.A + ba, s.B - ba})
		}
		fmt.Println(len(search.Shortest([]state{{}}, next, func(s state) bool { return s.A == want || s.B == want })) - 1)
	}
}
`

// module creates a repository with the solution jugs and changes to its folder.
func module(t *testing.T) {
	t.Helper()
	root, err := filepath.Abs("../../../problems/lib")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.CopyFS("problems/lib", os.DirFS(root)); err != nil {
		t.Fatal(err)
	}
	put(t, "go.mod", "module oj\n\ngo 1.25\n")
	put(t, "problems/jugs/solution/solution.go", jugs)
	put(t, "testcases/jugs/data/sample/1.in", "3 5 9\n3 5 4\n")
	put(t, "testcases/jugs/data/sample/1.ans", "-2\n6\n")
	put(t, "problems/game/solution/solution.go", jugs)
	put(t, "testcases/game/problem.yaml", "name: Game\nvalidation: custom interactive\n")
	put(t, "problems/plain/solution/solution.go", "package main\n\nfunc main() {}\n")
	put(t, "testcases/plain/data/sample/1.in", "")
	put(t, "testcases/plain/data/sample/1.ans", "")
}

func call(args ...string) (status int, stdout, stderr string) {
	var out, err bytes.Buffer
	status = Run(context.Background(), args, &out, &err)
	return status, out.String(), err.String()
}

// TestJugs compares the picture with the rules of the puzzle: it must show every reachable state, every step
// between them, and a shortest path of six steps.
func TestJugs(t *testing.T) {
	module(t)
	status, out, stderr := call("-dot", "jugs") // the first search has no solution, so it visits every reachable state
	if status != 0 {
		t.Fatal(stderr)
	}
	names := map[string]string{}
	for _, m := range regexp.MustCompile(`(\d+) \[label="(\{\d \d\})"`).FindAllStringSubmatch(out, -1) {
		names[m[1]] = m[2]
	}
	var got, want []string
	for _, m := range regexp.MustCompile(`(\d+) -> (\d+) \[(.*)\]`).FindAllStringSubmatch(out, -1) {
		got = append(got, names[m[1]]+names[m[2]])
		if m[3] == "dir=none" {
			got = append(got, names[m[2]]+names[m[1]])
		}
	}
	states := 0
	for a := 0; a <= 3; a++ {
		for b := 0; b <= 5; b++ {
			if a != 0 && a != 3 && b != 0 && b != 5 {
				continue // unreachable: every move leaves one of the jugs empty or full
			}
			states++
			sum := a + b
			after := map[[2]int]bool{{3, b}: true, {a, 5}: true, {0, b}: true, {a, 0}: true, {max(0, sum-5), min(5, sum)}: true, {min(3, sum), max(0, sum-3)}: true}
			delete(after, [2]int{a, b})
			for to := range after {
				want = append(want, fmt.Sprintf("{%d %d}{%d %d}", a, b, to[0], to[1]))
			}
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if len(names) != states || !slices.Equal(got, want) {
		t.Errorf("%d states, want %d; steps\n%q, want\n%q", len(names), states, got, want)
	}
	if !strings.Contains(out, `label="16 states; one of 2 searches"`) {
		t.Errorf("%.100s", out)
	}
	_, out, _ = call("-search", "2", "jugs")
	title := ""
	for _, m := range regexp.MustCompile(`class="t"[^>]*>([^<]*)`).FindAllStringSubmatch(out, -1) {
		title += " " + m[1]
	}
	if !strings.HasSuffix(title, "; the shortest path: 6 steps, cost 6; one of 2 searches") || strings.Count(out, `class="on"`) != 7 || strings.Count(out, `class="p`) != 6 {
		t.Errorf("%.2000s", out)
	}
	if _, again, _ := call("-search", "2", "jugs"); again != out {
		t.Error("drawn another way the second time")
	}
}

// TestSearchesAreWrapped: the changed helpers compile, and each search of problems/lib/search begins by
// wrapping its arguments.
func TestSearchesAreWrapped(t *testing.T) {
	module(t)
	root, temp := ".", t.TempDir()
	root, _ = filepath.Abs(root)
	list, err := overlay(root, temp)
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "vet", "-overlay", list, "./problems/lib/search").CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	files, _ := filepath.Glob(filepath.Join(root, "problems/lib/search/*.go"))
	searches := ""
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil {
			text, err = wrapped(text)
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?ms)^func (\w+)[^\n]*(?:\n\t[^\n]*)?\{ search := ojrecord\.Begin\(\);`).FindAllSubmatch(text, -1) {
			searches += " " + string(m[1])
		}
	}
	for _, name := range []string{"Reach", "Shortest", "TwoWay", "Dijkstra", "DenseDistances", "DenseDijkstra", "Components"} {
		if !strings.Contains(searches+" ", " "+name+" ") {
			t.Errorf("%s is not wrapped, only%s", name, searches)
		}
	}
}

// TestLargeSpaces: if there are too many states, the picture shows only the states nearest to the path.
func TestLargeSpaces(t *testing.T) {
	s := &space{Input: ask.Input{Number: map[string]int{}}}
	// The states form a chain. The path leads from state 50,000 to state 50,300, and there are more states at both ends.
	for i := range 100_000 {
		v := s.add(fmt.Sprint(i))
		if i > 0 {
			s.steps[v-1], s.steps[v] = append(s.steps[v-1], step{v, 2}), append(s.steps[v], step{v - 1, 2})
		}
	}
	s.roots, s.Goals = []int{50_000}, []int{50_300}
	p := newPicture(s, mostStates)
	if first, last := p.shown[0], p.shown[len(p.shown)-1]; len(p.shown) != mostStates || first > 50_000 || last < 50_300 || last-first != mostStates-1 {
		t.Errorf("%d states from %d to %d", len(p.shown), first, last)
	}
	if want := "100000 states, 2000 of them drawn; the shortest path: 300 steps, cost 600"; p.title() != want {
		t.Errorf("%s, want %s", p.title(), want)
	}
}

// TestDigits: -digits changes the names that are numbers, and leaves all others unchanged.
func TestDigits(t *testing.T) {
	s := &space{Input: ask.Input{Number: map[string]int{}}}
	for _, label := range []string{"27", "0", "left 3"} {
		s.add(label)
	}
	s.spell([]int{4, 2}, 0)
	if want := []string{"3 1 1", "0 0 0", "left 3"}; !slices.Equal(s.Labels, want) {
		t.Errorf("%q, want %q", s.Labels, want)
	}
	s.Labels = []string{"27"}
	if s.spell(nil, 1); s.Labels[0] != "28" {
		t.Errorf("%q, want 28", s.Labels)
	}
}

// TestPursuit: the picture shows the position after every walk of the agent. The map is a path of five nodes
// with a gateway at its end.
func TestPursuit(t *testing.T) {
	module(t)
	put(t, "problems/hunt/solution/solution.go", `package main

import (
	"fmt"

	"oj/problems/lib/game"
)

func newPlayer(m game.Map) func(agent int) (game.Link, bool) {
	turn := 0
	return func(agent int) (game.Link, bool) { turn++; return m.Links[turn%len(m.Links)], true }
}

func main() { fmt.Println("nothing is drawn by this") }
`)
	put(t, "problems/hunt/solution/states.go", "//go:build graph\n\npackage main\n\nimport \"oj/problems/lib/record/pursuit\"\n\nfunc init() { pursuit.Draw(newPlayer) }\n")
	put(t, "testcases/hunt/problem.yaml", "name: Hunt\nvalidation: custom interactive\n")
	put(t, "hunt.in", "5 4 1\n1 2\n0 1\n2 3\n3 4\n4\n1\n")
	status, out, stderr := call("-dot", "hunt", "hunt.in")
	if status != 0 {
		t.Fatal(stderr)
	}
	var names []string
	for _, m := range regexp.MustCompile(`\[label="([^"]*)", fill`).FindAllStringSubmatch(out, -1) {
		names = append(names, m[1])
	}

	// The name of a state consists of the agent's node, the links that are cut, and "won" at the end of the game.
	//
	// The agent starts at node 1, and the gateway is node 4. The player first cuts the link between nodes 0 and 1,
	// so the agent must go to node 2. Then the player cuts the link between nodes 2 and 3, so the agent can no
	// longer reach the gateway.
	if want := []string{"1: ", "2: 0-1", "2: 0-1 2-3 won"}; !slices.Equal(names, want) {
		t.Errorf("%q, want %q\n%s", names, want, out)
	}
}

// TestReadable: texts have enough contrast (WCAG 2.1, 1.4.3), and long rows, names and titles do not make a picture
// wide.
func TestReadable(t *testing.T) {
	s := &space{Input: ask.Input{Number: map[string]int{}}, roots: []int{0}, note: strings.Repeat("word ", 40)}
	s.add("start")
	for i := range 100 {
		s.steps[0] = append(s.steps[0], step{s.add(fmt.Sprint("one of the states that have long names ", i)), 1})
	}
	var b bytes.Buffer
	p := newPicture(s, mostStates)
	p.svg(&b)
	var x, y, width float64
	if _, err := fmt.Sscanf(b.String()[strings.Index(b.String(), "viewBox"):], `viewBox="%g %g %g`, &x, &y, &width); err != nil || width > widest+2*outside+2*margin {
		t.Errorf("%g wide, %v", width, err)
	}
	luminance := func(colour string) (sum float64) {
		for i, part := range []float64{0.2126, 0.7152, 0.0722} {
			value, err := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
			if err != nil {
				t.Fatal(err)
			}
			// This is WCAG's formula without the special case for very dark colours, which hardly changes the result.
			sum += part * math.Pow((float64(value)/255+0.055)/1.055, 2.4)
		}
		return sum
	}
	colours := slices.Clone(groups)
	for v := range s.Labels {
		colours = append(colours, p.colour(v))
	}
	for hops := range 11 {
		one := &picture{space: s, distances: distances{hops: []int{hops}}, depth: 10}
		colours = append(colours, one.colour(0))
	}
	for _, colour := range append(colours, (&picture{space: s, distances: distances{hops: []int{-1}}}).colour(0)) {
		if contrast := 1.05 / (luminance(colour) + 0.05); contrast < 4.5 {
			t.Errorf("white on %s: contrast %.2f", colour, contrast)
		}
	}
}

// TestNoEdgeBehindState: no edge passes behind a state, although there are many edges, and some of them are
// long.
func TestNoEdgeBehindState(t *testing.T) {
	for _, wide := range []float64{12, 50, 150} {
		s := &space{Input: ask.Input{Number: map[string]int{}}, roots: []int{0}}
		random := rand.New(rand.NewSource(1))
		for v := range 100 {
			s.add(fmt.Sprint(v))
		}
		for v := range 100 {
			for range 3 {
				s.steps[v] = append(s.steps[v], step{random.Intn(100), 1 + random.Intn(2)})
			}
		}
		p, high := newPicture(s, mostStates), map[int]float64{}
		for v := range s.Labels {
			high[v] = 12 + float64(v%3)*14
		}
		l, edges := p.place(wide, high, 0), 0
		p.edges(func(e drawnEdge) {
			edges++
			corners := l.way(l.at[e.from], l.at[e.to], 3)
			for k := range 201 {
				at := along(corners, float64(k)/200)
				for u, o := range l.at {
					if u != e.from && u != e.to && math.Abs(at.x-o.x) < o.wide/2-0.1 && math.Abs(at.y-o.y) < o.high/2-0.1 {
						t.Fatalf("%g wide: the edge from %d to %d runs behind %d", wide, e.from, e.to, u)
					}
				}
				if math.Abs(at.x) > l.width/2 || at.y < 0 || at.y > l.height {
					t.Fatalf("%g wide: the edge from %d to %d leaves the picture", wide, e.from, e.to)
				}
			}
		})
		if edges < 200 {
			t.Errorf("%d edges", edges)
		}
	}
}

// TestApart: the picture also contains states that cannot be reached from the start.
func TestApart(t *testing.T) {
	s := &space{Input: ask.Input{Number: map[string]int{}}, roots: []int{0}}
	s.add("a")
	s.steps[s.add("b")] = []step{{s.add("c"), 1}}
	p := newPicture(s, mostStates)
	if rows := p.rows(); !slices.Equal(p.shown, []int{0, 1, 2}) || len(rows) != 2 || len(rows[1]) != 2 {
		t.Errorf("%v in rows %v", p.shown, rows)
	}
}

// TestNamesAreEscaped: the name of a state is escaped, so that it cannot contain SVG or DOT code.
func TestNamesAreEscaped(t *testing.T) {
	s := &space{Input: ask.Input{Number: map[string]int{}}}
	evil := "<script>\"&'\\ é"
	s.steps[s.add(evil)] = []step{{s.add("b"), 7}}
	s.roots, s.Goals = []int{0}, []int{1}
	var svg, dot bytes.Buffer
	newPicture(s, mostStates).svg(&svg)
	newPicture(s, mostStates).dot(&dot)
	var texts []string
	for d := xml.NewDecoder(&svg); ; {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if text, ok := tok.(xml.CharData); ok {
			texts = append(texts, string(text))
		}
	}
	if !slices.Contains(texts, evil) || !strings.Contains(dot.String(), `label="<script>\"&'\\ é"`) || !strings.Contains(dot.String(), "0 -> 1 [label=7, penwidth=4]") {
		t.Errorf("%q\n%s", texts, &dot)
	}
}

func TestUsage(t *testing.T) {
	module(t)
	if status, out, _ := call("-h"); status != 0 || !strings.HasPrefix(out, "examples:") {
		t.Errorf("-h: status %d\n%s", status, out)
	}
	for _, args := range [][]string{{}, {"nothing"}, {"-x", "jugs"}, {"jugs", "nowhere.in"}, {"jugs", "a", "b"}, {"game"}, {"-digits", "1", "jugs"}, {"-html", "-dot", "jugs"}} {
		if status, _, stderr := call(args...); status != 2 || stderr == "" {
			t.Errorf("%q: status %d: %s", args, status, stderr)
		}
	}
	for args, want := range map[string]string{"plain": "uses no search", "jugs -search 3": "makes 2 searches"} {
		if status, _, stderr := call(strings.Fields(args)...); status != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d: %s", args, status, stderr)
		}
	}
	if status, out, stderr := call("-o", "x.svg", "jugs"); status != 0 || out != "" {
		t.Errorf("status %d: %s%s", status, out, stderr)
	}
	if text, err := os.ReadFile("x.svg"); err != nil || !bytes.HasPrefix(text, []byte("<svg")) {
		t.Errorf("%v %.100s", err, text)
	}
}

// TestLaterMap: the input of uva1601 contains several maps, and the solution searches on each of them. In the
// picture of the second search, the names of the states are cells of the second map.
func TestLaterMap(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", ".."))
	status, out, stderr := call("-dot", "-search", "2", "uva1601")
	if status != 0 || !strings.Contains(out, "a 3,11") {
		t.Errorf("status %d: %s\n%.300s", status, stderr, out)
	}
}

// firstCourse is the number of problems in the first half of the course. The README of each of these problems must show
// a picture of its states.
const firstCourse = 46

// hasVisualizer reports whether a problem has an output visualizer. The parameter page is the path of the problem's
// README.
func hasVisualizer(page string) bool {
	id := filepath.Base(filepath.Dir(page))
	_, err := os.Stat(filepath.Join("testcases", id, "output_visualizer"))
	return err == nil
}

// TestStatesInREADMEs checks each README that shows a file states.svg. A comment in the README must contain the
// command that draws the file. The command draws exactly the stored file, and the file is small.
func TestStatesInREADMEs(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("other processors round products and sums together")
	}
	t.Chdir(filepath.Join("..", "..", ".."))
	// Read all files that influence the pictures, so that the go command's test cache depends on them.
	for _, pattern := range []string{"problems/lib/*/*.go", "problems/*/solution/*.go"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			if _, err := os.ReadFile(file); err != nil {
				t.Fatal(err)
			}
		}
	}
	pages, _ := filepath.Glob("problems/*/README.md")
	// Ignore the problems without an output visualizer.
	pages = slices.DeleteFunc(pages, func(page string) bool { return !hasVisualizer(page) })
	shown, drawing := 0, make(chan bool, 2)
	var all sync.WaitGroup
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		picture := filepath.ToSlash(filepath.Join(filepath.Dir(page), "states.svg"))
		m := regexp.MustCompile(`\]\(states\.svg\)\n<!-- (go run \./tools/graph (.*) > (\S+)) -->\n`).FindStringSubmatch(string(text))
		stored, err := os.ReadFile(picture)
		if m == nil && err != nil {
			continue
		}
		if m == nil || err != nil || m[3] != picture || len(stored) > 60<<10 {
			t.Errorf("%s: want the picture, below it the command that writes %s, and that of at most 60 KiB (%d, %v)", page, picture, len(stored), err)
			continue
		}
		if shown++; shown > 1 && !full.Mine(t.Name()) {
			continue
		}
		all.Go(func() {
			drawing <- true
			defer func() { <-drawing }()
			if status, out, stderr := call(strings.Fields(m[2])...); status != 0 || out != string(stored) {
				t.Errorf("%s is not what is drawn now: %s (exit status %d) %s", picture, m[1], status, stderr)
			}
		})
	}
	if all.Wait(); shown < firstCourse {
		t.Errorf("%d READMEs show states", shown)
	}
}
