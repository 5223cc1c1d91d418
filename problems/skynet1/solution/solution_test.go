package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// run runs the solution with the input r and the output w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

func start(g sketch) *player {
	return newPlayer(game.ReadMap(scan.New(strings.NewReader(g.text()))))
}

// turn asks the player for a cut, checks it, and returns the remaining links.
func turn(t *testing.T, g sketch, p *player, set, agent int) int {
	t.Helper()
	l, ok := p.cut(agent)
	for i, link := range g.links {
		if ok && set>>i&1 == 1 && link == l {
			return set &^ (1 << i)
		}
	}
	t.Fatalf("links %v, set %b, agent on %d: answer %v %v", g.links, set, agent, l, ok)
	return 0
}

// TestFewestCutsAgainstTheSeenAgent compares the player's number of cuts with the exact minimum.
func TestFewestCutsAgainstTheSeenAgent(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	games := 60
	if full.Mine(t.Name()) {
		games = 400
	}
	for range games {
		g := randomSketch(rng, 11)
		seen := func(set, v int) []int { return []int{g.seen(set, v)} }
		want := g.least(g.all(), 0, seen, map[[2]int]int{})
		p, set, agent, got := start(g), g.all(), 0, 0
		for g.reaches(set, agent) {
			set = turn(t, g, p, set, agent)
			got++
			if g.reaches(set, agent) {
				agent = g.seen(set, agent)
			}
			if g.gateway[agent] {
				t.Fatalf("links %v: the agent is in gateway %d", g.links, agent)
			}
		}
		if got != want {
			t.Errorf("links %v, gateways %v: %d cuts, %d are enough", g.links, g.gateway, got, want)
		}
	}
}

// TestNeverLoses lets the agent walk in every possible way on small maps. It compares the number of cuts in
// the worst case with the fewest cuts that are enough against every agent.
func TestNeverLoses(t *testing.T) {
	rng := rand.New(rand.NewSource(2))
	games := 50
	if full.Mine(t.Name()) {
		games = 300
	}
	cuts, fewest := 0, 0
	for range games {
		g := randomSketch(rng, 10)
		cuts += worst(t, g, *start(g), g.all(), 0)
		fewest += g.least(g.all(), 0, g.neighbours, map[[2]int]int{})
	}
	t.Logf("%d cuts against the worst agent, at least %d are needed", cuts, fewest)
	if cuts < fewest || cuts > 2*fewest {
		t.Errorf("%d cuts against the worst agent, at least %d are needed", cuts, fewest)
	}
}

// worst returns the number of cuts that the player needs against the worst agent. It copies the player to try
// every step of the agent.
func worst(t *testing.T, g sketch, p player, set, agent int) int {
	set = turn(t, g, &p, set, agent)
	if !g.reaches(set, agent) {
		return 1
	}
	most := 0
	for _, u := range g.neighbours(set, agent) {
		if g.gateway[u] {
			t.Fatalf("links %v, left %b: the agent walks from %d into gateway %d", g.links, set, agent, u)
		}
		if g.reaches(set, u) {
			most = max(most, worst(t, g, p, set, u))
		}
	}
	return 1 + most
}

// TestPublicMaps plays two public maps against agents of the referee. At least `left` links must remain.
func TestPublicMaps(t *testing.T) {
	root := filepath.Join("..", "..", "..", "testcases", "skynet1")
	referee := program.Build(t, "oj/testcases/skynet1/output_validators/referee")
	for _, test := range []struct {
		name, agent string
		left        int
	}{
		{"ep1-03-star", "seen", 17},
		{"ep1-04-triple-star", "seen", 70},
		{"ep1-04-triple-star", "low", 50},
		{"ep1-04-triple-star", "high", 50},
		{"ep1-04-triple-star", "few", 50},
		{"ep1-04-triple-star", "wide", 50},
		{"ep1-04-triple-star", "random", 50},
	} {
		group := "secret"
		if test.agent != "seen" {
			group = filepath.Join("secret", "beyond")
		}
		file := filepath.Join(root, "data", group, test.name+"-"+test.agent+".in")
		if left := play(t, referee, file); left < test.left {
			t.Errorf("%s against %s: %d links left, want %d", test.name, test.agent, left, test.left)
		}
	}
}

// play returns the number of links that are left when the player has won.
func play(t *testing.T, referee, file string) int {
	t.Helper()
	feedback := t.TempDir() + "/"
	cmd := exec.Command(referee, file, file, feedback, "patience=100")
	toReferee, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	fromReferee, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if err := run(fromReferee, toReferee); err != nil {
		t.Errorf("%s: %v", file, err)
	}
	toReferee.Close()
	cmd.Wait() // the exit status is checked below
	message, _ := os.ReadFile(feedback + "judgemessage.txt")
	if cmd.ProcessState.ExitCode() != 42 {
		t.Errorf("%s: %s", file, message)
		return 0
	}
	_, rest, _ := strings.Cut(string(message), ", ")
	left, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		t.Fatalf("message %q", message)
	}
	t.Logf("%s: %s", filepath.Base(file), message)
	return left
}

// TestWidthIsTheLeastCut compares the result of the method width for each node with the size of a smallest
// set of links that separates this node from the gateways.
func TestWidthIsTheLeastCut(t *testing.T) {
	rng := rand.New(rand.NewSource(3))
	for range 300 {
		g := randomSketch(rng, 11)
		b := start(g).board
		for v := 0; v < g.nodes && !g.gateway[v]; v++ {
			want := never
			for set := 0; set <= g.all(); set++ {
				if !g.reaches(set, v) {
					want = min(want, len(g.links)-ones(set))
				}
			}
			var gone cuts
			if got := b.flow.width(&gone, v, never); got != want {
				t.Fatalf("links %v: width %d at node %d, want %d", g.links, got, v, want)
			}
			if cut := b.flow.cut(&gone, nil); len(cut) != want || g.reaches(g.all()&^mask(cut), v) {
				t.Fatalf("links %v: cut %v at node %d does not separate it with %d links", g.links, cut, v, want)
			}
		}
	}
}

func ones(set int) int {
	n := 0
	for ; set > 0; set &= set - 1 {
		n++
	}
	return n
}

func mask(links []int) int {
	set := 0
	for _, l := range links {
		set |= 1 << l
	}
	return set
}

func TestRunAnswersTurnByTurn(t *testing.T) {
	r, toPlayer := io.Pipe()
	fromPlayer, w := io.Pipe()
	done := make(chan error)
	go func() {
		err := run(r, w)
		w.Close()
		done <- err
	}()
	answers := bufio.NewReader(fromPlayer)
	io.WriteString(toPlayer, "4 4 1\n0 1\n0 2\n1 3\n2 3\n3\n")
	for _, turn := range []struct{ agent, want string }{{"1", "1 3\n"}, {"2", "2 3\n"}} {
		io.WriteString(toPlayer, turn.agent+"\n")

		// The player must answer before it gets the next turn.
		got, err := answers.ReadString('\n')
		if got != turn.want || err != nil {
			t.Errorf("agent on %s: answer %q, want %q; error %v", turn.agent, got, turn.want, err)
		}
	}
	toPlayer.Close()
	if err := <-done; err != nil {
		t.Errorf("after the end of the input: %v", err)
	}
}

func TestBadInput(t *testing.T) {
	for input, want := range map[string]string{
		"":                         "line 1: input ends, want a word",
		"4 2 21":                   `line 1: want a whole number from 1 to 20`,
		"4 1001 1":                 `line 1: want a whole number from 1 to 1000`,
		"4 2 1\n0 1\n0 -2\n1\n":    `line 3: want a whole number from 0 to 3`,
		"4 2 1\n0 1\n0 2\n1\n0\nx": `line 6: want a whole number from 0 to 3`,
		"4 2 1\n0 1\n":             "line 3: input ends, want a word",
	} {
		if err := run(strings.NewReader(input), io.Discard); err == nil || err.Error() != want {
			t.Errorf("input %q: error %v, want %s", input, err, want)
		}
	}
}

// FuzzRun: on every input the player terminates, and every answer is a link that has not been cut.
func FuzzRun(f *testing.F) {
	f.Add("4 4 1\n0 1\n0 2\n1 3\n2 3\n3\n1\n2\n")
	f.Add("4 5 2 0 0 1 2 0 1 1 0 2 3 2 3 0 1 2 3 0 1")
	f.Fuzz(func(t *testing.T, input string) {
		if len(input) > 200 {
			return
		}
		var out bytes.Buffer
		run(strings.NewReader(input), &out)
		stands := map[game.Link]bool{}
		for _, l := range game.ReadMap(scan.New(strings.NewReader(input))).Links {
			stands[l] = true
		}
		for {
			var l game.Link
			if _, err := fmt.Fscan(&out, &l[0], &l[1]); err != nil {
				return
			}
			if !stands[l] {
				t.Fatalf("%q: answer %v", input, l)
			}
			delete(stands, l)
		}
	})
}

// BenchmarkGame plays testcases of full size to the end, against an agent that walks at random, and reports
// the time of the slowest turn, the mean time of a turn, and the number of cuts in a game.
func BenchmarkGame(b *testing.B) {
	for _, name := range []string{"chain-500-3", "dense-500-7", "grid-500-5", "hubs-500-4", "mesh-500-6", "ring-500-2", "tree-500-1"} {
		b.Run(name, func(b *testing.B) {
			file := filepath.Join("..", "..", "..", "testcases", "skynet1", "data", "secret", "beyond", "made-"+name+"-seen.in")
			text, err := os.ReadFile(file)
			if err != nil {
				b.Fatal(err)
			}
			slowest, turns, whole := time.Duration(0), 0, time.Duration(0)
			for i := range b.N {
				rng := rand.New(rand.NewSource(int64(i)))
				in := scan.New(bytes.NewReader(text))
				p := newPlayer(game.ReadMap(in))
				for agent := in.Int(0, 499); p.board.distances(&p.gone)[agent] < far; turns++ {
					begun := time.Now()
					p.cut(agent)
					took := time.Since(begun)
					slowest, whole = max(slowest, took), whole+took
					if ways := p.board.at[agent]; turns%2 == 0 {
						if w := ways[rng.Intn(len(ways))]; !p.gone.has(w.link) && !p.board.gateway[w.to] {
							agent = w.to
						}
					}
				}
			}
			b.ReportMetric(float64(slowest.Microseconds())/1000, "ms/slowest-turn")
			b.ReportMetric(float64(whole.Microseconds())/1000/float64(turns), "ms/turn")
			b.ReportMetric(float64(turns)/float64(b.N), "cuts")
		})
	}
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
