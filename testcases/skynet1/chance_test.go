package skynet1_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// A small map: the links and the gateways as bits of masks.
type small struct {
	nodes, gateways int
	links           [][2]int
	agent           string
	memo            map[[3]int]bool
}

// wins reports by trying everything whether the player wins within a number of turns. cut is the set of links that have
// been cut. A turn may repeat a cut.
func (m *small) wins(cut, at, turns int) bool {
	if turns == 0 {
		return false
	}
	key := [3]int{cut, at, turns}
	if wins, ok := m.memo[key]; ok {
		return wins
	}
	wins := cut > 0 && m.survives(cut, at, turns)
	for i := range m.links {
		wins = wins || cut>>i&1 == 0 && m.survives(cut|1<<i, at, turns)
	}
	m.memo[key] = wins
	return wins
}

func (m *small) survives(cut, at, turns int) bool {
	dist := m.toGateway(cut, at)
	if dist < 0 {
		return true
	}
	isSafe := func(v int) bool { return m.gateways>>v&1 == 0 && m.wins(cut, v, turns-1) }
	if m.agent != "random" {
		return isSafe(m.step(cut, at))
	}
	for _, v := range m.neighbours(cut, at) {
		if !isSafe(v) {
			return false
		}
	}
	return true
}

// step returns the next node of the agents low and high: a neighbour that is nearer to a gateway.
func (m *small) step(cut, at int) int {
	best := -1
	for _, v := range m.neighbours(cut, at) {
		if m.toGateway(cut, v) == m.toGateway(cut, at)-1 && (best < 0 || (v < best) == (m.agent == "low")) {
			best = v
		}
	}
	return best
}

func (m *small) neighbours(cut, at int) (list []int) {
	for i, l := range m.links {
		if cut>>i&1 == 0 && l[0] == at {
			list = append(list, l[1])
		}
		if cut>>i&1 == 0 && l[1] == at {
			list = append(list, l[0])
		}
	}
	return list
}

// toGateway returns the length of the shortest path to a gateway, or -1: it tries longer and longer paths.
func (m *small) toGateway(cut, at int) int {
	reached := 1 << at
	for d := 0; d <= m.nodes; d++ {
		if reached&m.gateways != 0 {
			return d
		}
		more := reached
		for v := range m.nodes {
			if reached>>v&1 == 1 {
				for _, u := range m.neighbours(cut, v) {
					more |= 1 << u
				}
			}
		}
		reached = more
	}
	return -1
}

// TestLastChance plays random games on small maps. After a lost game the referee names the last turn in which the game
// could still be won: the same as a search that tries everything.
func TestLastChance(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	rng := rand.New(rand.NewSource(43))
	said := map[int]int{}
	for range 150 {
		m := &small{nodes: 4 + rng.Intn(3), agent: []string{"low", "high", "random"}[rng.Intn(3)], memo: map[[3]int]bool{}}
		m.gateways = 1<<(m.nodes-1) | 1<<(1+rng.Intn(m.nodes-1))
		for a := range m.nodes {
			for b := range a {
				if rng.Intn(2) == 0 && len(m.links) < 8 {
					m.links = append(m.links, [2]int{b, a})
				}
			}
		}
		if len(m.links) == 0 || m.toGateway(0, 0) < 0 {
			continue
		}
		most := 3 * len(m.links)

		// Play random cuts, some of them twice.
		var answers strings.Builder
		var cuts []int
		for range most {
			i := rng.Intn(len(m.links))
			cuts = append(cuts, i)
			fmt.Fprintln(&answers, m.links[i][0], m.links[i][1])
		}
		input := m.text(rng)
		got := replay.Play(t, referee, input, answers.String())
		if got.Status != 43 {
			continue
		}

		// The referee's messages tell where the agent was in each turn: the player's input ends with these numbers.
		words := strings.Fields(got.PlayerInput)
		words = words[3+2*len(m.links)+m.count():]
		want, cut := 0, 0
		for k, word := range words {
			at := 0
			fmt.Sscan(word, &at)
			if m.wins(cut, at, most-k) {
				want = k + 1
			}
			cut |= 1 << cuts[k]
		}
		if said := replay.LastChance(got.Message); said != want {
			t.Errorf("%s\nanswers %v\n%s\nwant turn %d", input, cuts, got.Message, want)
		}
		said[min(want, 2)]++
	}
	if said[0] < 5 || said[1] < 5 || said[2] < 5 {
		t.Errorf("too few games of a kind: %v", said)
	}
}

func (m *small) count() (n int) {
	for v := range m.nodes {
		n += m.gateways >> v & 1
	}
	return n
}

func (m *small) text(rng *rand.Rand) string {
	var b strings.Builder
	fmt.Fprintln(&b, m.nodes, len(m.links), m.count())
	for _, l := range m.links {
		fmt.Fprintln(&b, l[0], l[1])
	}
	for v := range m.nodes {
		if m.gateways>>v&1 == 1 {
			fmt.Fprintln(&b, v)
		}
	}
	fmt.Fprintf(&b, "0\n%s %d\n", m.agent, rng.Intn(100))
	return b.String()
}
