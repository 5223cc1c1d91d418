package main

import (
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/inputs"
)

// zeroOne is the usual policy of other players: it returns the node whose gateway link they cut. This is the
// agent's node if it has a gateway link. Otherwise it is a node with two or more gateway links or, if there
// is none, a node with one. Among these nodes, the policy takes the one that the agent can reach with the
// fewest free turns, and then the one with the lowest number.
func zeroOne(next [][]int, left []int, a int) int {
	if left[a] > 0 {
		return a
	}
	cost := make([]int, len(next))
	for v := range cost {
		cost[v] = len(next)
	}
	cost[a] = 0
	for range next {
		for v := range next {
			for _, u := range next[v] {
				step := 1
				if left[u] > 0 {
					step = 0
				}
				cost[u] = min(cost[u], cost[v]+step)
			}
		}
	}
	best := -1
	for v := range next {
		if left[v] > 0 && (best < 0 || min(left[v], 2) > min(left[best], 2) ||
			min(left[v], 2) == min(left[best], 2) && cost[v] < cost[best]) {
			best = v
		}
	}
	return best
}

// TestBeyondTheUsualPolicy plays small games against the perfect agent twice: once with the usual policy (zeroOne),
// once with this solution. All games can be won. This solution must win all of them, and the policy must lose some.
func TestBeyondTheUsualPolicy(t *testing.T) {
	rng := rand.New(rand.NewSource(4))
	games, beaten := 0, 0
	for games < 10000 {
		g := randomSketch(rng, 9, 9)
		o := newOracle(g.next, g.left)
		if !o.wins[(o.count-1)*len(g.next)] {
			continue
		}
		games++
		if !survives(o, rng, g, func(left []int, a int) int { return zeroOne(g.next, left, a) }) {
			beaten++
		}
	}
	t.Logf("the usual policy loses %d of %d games that can be won", beaten, games)
	if beaten == 0 || beaten > games/100 {
		t.Errorf("the usual policy loses %d of %d games, want a small number above 0", beaten, games)
	}
}

// survives plays a game from node 0 against the perfect agent, and reports whether the player survives.
func survives(o *oracle, rng *rand.Rand, g sketch, cut func(left []int, a int) int) bool {
	left := append([]int(nil), g.left...)
	for state, a := o.count-1, 0; state > 0; {
		v := cut(left, a)
		left[v]--
		state -= o.base[v]
		if left[a] > 0 {
			return false
		}
		b, ok := o.step(rng, state, a)
		if !ok {
			break
		}
		a = b
	}
	return true
}

// TestCounterexample plays a game that the usual policy loses although it can be won.
func TestCounterexample(t *testing.T) {
	g := sketch{make([][]int, 8), []int{0, 0, 0, 2, 2, 0, 2, 1}}
	for _, l := range [][2]int{{0, 1}, {0, 2}, {0, 7}, {0, 5}, {1, 3}, {2, 4}, {2, 5}, {2, 7}, {4, 6}, {5, 6}} {
		g.link(l[0], l[1])
	}
	o := newOracle(g.next, g.left)
	state := o.count - 1
	if !o.wins[state*8] {
		t.Fatal("no cut wins")
	}
	if v := zeroOne(g.next, g.left, 0); o.safe(state-o.base[v], 0) {
		t.Errorf("the usual policy cuts at %d, which wins", v)
	}
	if v := newSolver(g.next, g.left).best(0, unhurried); !o.safe(state-o.base[v], 0) {
		t.Errorf("the player cuts at %d, which loses", v)
	}
}

// readCase returns the game of a testcase and the agent's start.
func readCase(t testing.TB, file string) (*player, int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	in := scan.New(strings.NewReader(string(text)))
	m := game.ReadMap(in)
	start := in.Int(0, m.Nodes-1)
	return newPlayer(m), start
}

var secret = filepath.Join("..", "..", "..", "testcases", "skynet2", "data", "secret")

// TestWinningFirstCuts checks, on the public maps, at which nodes a first cut wins. The search must find
// exactly the nodes listed here. The oracle's dynamic programming must find the same nodes, on the maps for
// which its table is small enough.
func TestWinningFirstCuts(t *testing.T) {
	for name, want := range map[string][]int{
		"ep2-01-robust-double-gateways":         {3},
		"ep2-02-linked-double-gateways":         {1, 2},
		"ep2-03-leading-up-to-a-double-gateway": {1, 2, 3, 4, 5, 6, 9},
		"ep2-04-ordered-gateways":               {1},
		"ep2-05-complex-mesh":                   {1, 13, 15, 23, 27},
		"ep2-06-sixth":                          {29, 34, 43, 47},
		"ep2-custom-forum":                      {1, 2},
	} {
		p, a := readCase(t, filepath.Join(secret, "beyond", name+"-perfect.in"))
		s := p.solver
		var got []int
		for v, k := range s.left {
			if k == 0 {
				continue
			}
			if verdict, _ := s.after(a, v, unlimited-1); verdict == won {
				got = append(got, v)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: other cuts win, -want +got:\n%s", name, diff)
		}
		if name == "ep2-05-complex-mesh" || name == "ep2-06-sixth" {
			continue // the oracle's table would be too large: 19 million positions or more
		}
		o := newOracle(s.next, s.left)
		var exact []int
		for v, k := range s.left {
			if k > 0 && o.safe(o.count-1-o.base[v], a) {
				exact = append(exact, v)
			}
		}
		if diff := cmp.Diff(exact, got); diff != "" {
			t.Errorf("%s: other cuts win, -by dynamic programming +got:\n%s", name, diff)
		}
	}
}

// TestTestcasesCanBeWon proves for every testcase that the player can win.
func TestTestcasesCanBeWon(t *testing.T) {
	files := slices.DeleteFunc(inputs.Of(t, 30, "skynet2"), func(file string) bool { return !strings.HasSuffix(file, "-perfect.in") })
	if len(files) < 30 {
		t.Fatalf("%d testcases against the perfect agent, want at least 30", len(files))
	}
	for _, file := range files {
		if !full.Mine(t.Name()) && strings.Contains(file, "-500-") {
			continue
		}
		p, a := readCase(t, file)
		v := open
		for free := 1; v == open; free++ {
			v, _ = p.solver.turn(a, free)
		}
		if v != won {
			t.Errorf("%s is lost", filepath.Base(file))
		}
	}
}

// TestEveryCutKeepsTheWin plays testcases that are too large for the oracle against agents that walk at
// random. After every cut, a new search checks that the game is still won.
func TestEveryCutKeepsTheWin(t *testing.T) {
	for _, name := range []string{"tree-120-13", "tree-120-6", "hubs-120-25", "mesh-120-21", "ring-120-21", "dense-120-16", "chain-120-29"} {
		for seed := range int64(3) {
			rng := rand.New(rand.NewSource(seed))
			p, a := readCase(t, filepath.Join(secret, "beyond", "made-"+name+"-perfect.in"))
			for turn := 1; turn <= 12; turn++ {
				v := p.solver.best(a, unhurried)
				if v < 0 {
					break
				}
				p.solver.left[v]--
				fresh := newSolver(p.solver.next, append([]int(nil), p.solver.left...))
				if verdict, _ := fresh.reply(a, unlimited-1); p.solver.left[a] > 0 || verdict != won {
					t.Fatalf("%s, seed %d, turn %d, agent on %d: the cut at node %d does not win", name, seed, turn, a, v)
				}
				a = p.solver.next[a][rng.Intn(len(p.solver.next[a]))]
			}
		}
	}
}
