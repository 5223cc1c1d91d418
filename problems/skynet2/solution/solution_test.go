package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/full"
)

// run runs the solution with the input r and the output w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

// TestWinsExactlyWhatCanBeWon plays 2,000 random games (20,000 with -full) against the perfect agent. The
// player must win exactly the games that can be won. In each turn its search has the same limit as in a real
// game.
func TestWinsExactlyWhatCanBeWon(t *testing.T) {
	rng := rand.New(rand.NewSource(5))
	games, won := 2000, 0
	if full.Mine(t.Name()) {
		games = 20000
	}
	for range games {
		g := randomSketch(rng, 9, 9)
		o := newOracle(g.next, g.left)
		p := newPlayer(game.ReadMap(scan.New(strings.NewReader(g.text()))))
		can := o.wins[(o.count-1)*len(g.next)]
		got := survives(o, rng, g, func(left []int, a int) int {
			l, ok := p.cut(a)
			if !ok || l[0] >= len(left) || left[l[0]] == 0 {
				t.Fatalf("links %v, gateway links %v, agent on %d: answer %v %v", g.next, left, a, l, ok)
			}
			return l[0]
		})
		if got != can {
			t.Fatalf("links %v, gateway links %v: the player wins: %v, a perfect one: %v", g.next, g.left, got, can)
		}
		if can {
			won++
		}
	}
	t.Logf("%d games, %d won", games, won)
	if won < games/3 || won > games*9/10 {
		t.Errorf("%d of %d games can be won, want a mixture", won, games)
	}
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
	io.WriteString(toPlayer, "5 4 2\n0 1\n0 2\n2 3\n3 4\n1\n4\n")
	for _, turn := range []struct{ agent, want string }{{"0", "0 1\n"}, {"2", "3 4\n"}} {
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
		"4 3":                      "line 1: input ends, want a word",
		"501 3 1":                  `line 1: want a whole number from 2 to 500`,
		"4 0 1":                    `line 1: want a whole number from 1 to 1000`,
		"4 2 1\n0 1\n0 x\n1\n":     `line 3: want a whole number from 0 to 3`,
		"4 2 1\n0 1\n0 2\n4\n":     `line 4: want a whole number from 0 to 3`,
		"4 2 1\n0 1\n0 2\n1\n0\n9": `line 6: want a whole number from 0 to 3`,
		"4 2 1\n0 1\n":             "line 3: input ends, want a word",
	} {
		if err := run(strings.NewReader(input), io.Discard); err == nil || err.Error() != want {
			t.Errorf("input %q: error %v, want %s", input, err, want)
		}
	}
}

// FuzzRun: on every input the player terminates, and every answer is a gateway link that has not been cut.
func FuzzRun(f *testing.F) {
	f.Add("5 4 2\n0 1\n0 2\n2 3\n3 4\n1\n4\n0\n2\n")
	f.Add("4 5 2 0 0 1 2 0 1 1 0 2 3 2 3 0 1 2 3 0 1")
	f.Fuzz(func(t *testing.T, input string) {
		if len(input) > 2000 {
			return
		}
		var out bytes.Buffer
		run(strings.NewReader(input), &out)
		m := game.ReadMap(scan.New(strings.NewReader(input)))
		stands := map[game.Link]bool{}
		for _, l := range m.Links {
			stands[l], stands[game.Link{l[1], l[0]}] = true, true
		}
		for {
			var a, b int
			if _, err := fmt.Fscan(&out, &a, &b); err != nil {
				return
			}
			if !stands[game.Link{a, b}] || !m.Gateway[a] && !m.Gateway[b] {
				t.Fatalf("%q: answer %d %d", input, a, b)
			}
			delete(stands, game.Link{a, b})
			delete(stands, game.Link{b, a})
		}
	})
}

// BenchmarkGame plays testcases of full size to the end, against an agent that walks at random but never into
// a gateway. It reports the slowest turn of all games, and the mean time of a turn.
func BenchmarkGame(b *testing.B) {
	for _, name := range []string{"chain-500-7", "dense-500-26", "dense-500-13", "grid-500-12", "hubs-500-5", "mesh-500-27", "ring-500-7", "ring-500-25", "tree-500-28"} {
		b.Run(name, func(b *testing.B) {
			slowest, turns, whole := time.Duration(0), 0, time.Duration(0)
			for i := range b.N {
				rng := rand.New(rand.NewSource(int64(i)))
				p, a := readCase(b, filepath.Join(secret, "beyond", "made-"+name+"-perfect.in"))
				for turn := range 1000 {
					begun := time.Now()
					if _, ok := p.cut(a); !ok {
						break
					}
					took := time.Since(begun)
					slowest, turns, whole = max(slowest, took), turns+1, whole+took
					if next := p.solver.next[a]; turn%2 == 0 || p.solver.left[a] == 0 {
						a = next[rng.Intn(len(next))]
					}
				}
			}
			b.ReportMetric(float64(slowest.Microseconds())/1000, "ms/slowest-turn")
			b.ReportMetric(float64(whole.Microseconds())/1000/float64(turns), "ms/turn")
		})
	}
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
