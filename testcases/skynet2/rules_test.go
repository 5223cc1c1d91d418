package skynet2_test

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// lostMessage is the message after a game in which the player's second cut is a link between two ordinary nodes.
const lostMessage = "turn 2, agent at 0: link 0 2 does not touch a gateway"

// step plays one turn with the given cut, and returns the agent's node in the second turn.
func step(t *testing.T, program, input, cut string) string {
	t.Helper()
	message := replay.Play(t, program, input, cut+"\n").Message
	_, rest, ok := strings.Cut(message, "turn 2, agent at ")
	if !ok {
		t.Fatalf("no second turn: %s", message)
	}
	node, _, _ := strings.Cut(rest, ":")
	return node
}

// fork is a map on which the agent starts on node 0 and can go to 1, 2, 3 or 4. Nodes 1, 2 and 3 are linked to
// gateway 8. Node 4 leads to node 5, which is linked to both gateways, 8 and 9. Nodes 1 and 2 have one link more than
// node 3.
const fork = "10 12 2\n0 1\n0 2\n0 3\n0 4\n1 6\n2 7\n1 8\n2 8\n3 8\n4 5\n5 8\n5 9\n8\n9\n0\n"

func TestAgents(t *testing.T) {
	program := program.Build(t, "./output_validators/referee")
	for _, test := range []struct{ agent, cut, want string }{
		{"seen", "5 9", "1"}, // of the nodes with the most links, the one with the lowest number
		{"seen", "1 8", "2"},
		{"low", "5 9", "1"},
		{"high", "5 9", "3"},
		{"few", "5 9", "3"},
		{"double", "1 8", "4"},
		{"double", "5 9", "1"}, // no node with two gateway links is left
	} {
		if got := step(t, program, fork+test.agent+" 1\n", test.cut); got != test.want {
			t.Errorf("%s goes to %s after cut %s, want %s", test.agent, got, test.cut, test.want)
		}
	}
}

func TestPerfectAgentsFindTheWin(t *testing.T) {
	// In the map `exact`, node 4 has an additional gateway link. On the way to node 5 the player has no free turn, so
	// the cut 1 8 is a mistake. The map `large` also has many nodes with gateway links that the agent cannot reach.
	// They make the table of positions too large, so the referee must find the agent's steps by a search.
	program := program.Build(t, "./output_validators/referee")
	exact := strings.NewReplacer("10 12 2\n", "10 13 2\n", "4 5\n", "4 5\n4 8\n").Replace(fork)
	far := ""
	for v := 12; v < 52; v++ {
		far += strings.ReplaceAll("V 8\nV 9\n", "V", strconv.Itoa(v))
	}
	large := strings.NewReplacer("10 13 2\n", "60 93 2\n", "5 9\n", "5 9\n"+far).Replace(exact)
	for name, input := range map[string]string{"exact": exact, "look-ahead": large} {
		if got := step(t, program, input+"perfect 1\n", "1 8"); got != "4" {
			t.Errorf("%s: the agent goes to %s, want 4", name, got)
		}
	}
}

// network is a small map. Its method `wins` examines all sets of cut links, without any code of the referee.
type network struct {
	links   [][2]int
	gateway map[int]bool
	known   map[[2]int]bool // by cut links and agent's node: whether the player, who moves next, can force a win
}

// steps returns the nodes to which the agent can go.
func (n *network) steps(cut, agent int) (list []int) {
	for i, l := range n.links {
		if cut>>i&1 == 1 {
			continue
		}
		if l[0] == agent {
			list = append(list, l[1])
		}
		if l[1] == agent {
			list = append(list, l[0])
		}
	}
	return list
}

// caught reports whether the agent cannot reach any gateway.
func (n *network) caught(cut, agent int) bool {
	seen := map[int]bool{agent: true}
	for queue := []int{agent}; len(queue) > 0; queue = queue[1:] {
		if n.gateway[queue[0]] {
			return false
		}
		for _, v := range n.steps(cut, queue[0]) {
			if !seen[v] {
				seen[v] = true
				queue = append(queue, v)
			}
		}
	}
	return true
}

func (n *network) wins(cut, agent int) bool {
	position := [2]int{cut, agent}
	if value, known := n.known[position]; known {
		return value
	}
	value := false
	for i, l := range n.links {
		mayCut := cut>>i&1 == 0 && (n.gateway[l[0]] || n.gateway[l[1]])
		value = value || mayCut && n.survives(cut|1<<i, agent)
	}
	n.known[position] = value
	return value
}

// survives reports whether the player can force a win if it is the agent's turn.
func (n *network) survives(cut, agent int) bool {
	if n.caught(cut, agent) {
		return true
	}
	for _, v := range n.steps(cut, agent) {
		if n.gateway[v] || !n.wins(cut, v) {
			return false
		}
	}
	return true
}

// TestLastChance plays games with random cuts on small random maps. After a lost game, it compares the turn given by
// the referee with the result of the search through all sets of cut links.
func TestLastChance(t *testing.T) {
	program := program.Build(t, "./output_validators/referee")
	rng := rand.New(rand.NewSource(1))
	found := map[string]int{} // how often each kind of message occurred
	for game := 0; game < 60; game++ {
		// Nodes 0 to 4 form a path with one additional link. Some of them are linked to the gateways 5 and 6.
		n := &network{gateway: map[int]bool{5: true, 6: true}, known: map[[2]int]bool{}}
		n.links = [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {rng.Intn(2), 3 + rng.Intn(2)}}
		var cuts []string
		for v := 1; v < 5; v++ {
			for gateway := 5; gateway < 7; gateway++ {
				if rng.Intn(2) == 0 || v == 4 && gateway == 5 {
					n.links = append(n.links, [2]int{v, gateway})
					cuts = append(cuts, fmt.Sprintln(v, gateway))
				}
			}
		}
		rng.Shuffle(len(cuts), func(i, j int) { cuts[i], cuts[j] = cuts[j], cuts[i] })

		input := fmt.Sprintf("7 %d 2\n", len(n.links))
		for _, l := range n.links {
			input += fmt.Sprintln(l[0], l[1])
		}
		agent := []string{"seen", "low", "double", "random"}[game%4]
		input += fmt.Sprintf("5\n6\n0\n%s %d\n", agent, game)

		got := replay.Play(t, program, input, strings.Join(cuts, ""))
		if !strings.Contains(got.Message, "walks") {
			continue
		}
		last := n.lastChance(got.Record)
		want, jump, kind := "; no player could force a win", "#jump", "none"
		if last > 0 {
			want = fmt.Sprintf("; the player could force a win until turn %d", last)
			jump, kind = fmt.Sprintf("#jump %d last turn that could be won\n", last), "some"
		}
		found[kind]++
		if !strings.Contains(got.Message, want) || strings.Contains(got.Record, jump) != (last > 0) {
			t.Errorf("game %d: message %q, want a message with %q; record %q", game, got.Message, want, got.Record)
		}
	}
	if found["none"] < 3 || found["some"] < 10 {
		t.Errorf("the games are too similar: %v", found)
	}
}

// lastChance returns the last turn in which the player could force a win, or 0 if the player never could.
func (n *network) lastChance(record string) (last int) {
	cut := 0
	for turn, line := range strings.Split(record, "\n") {
		parts := strings.Split(line, "\t")
		if len(parts) != 3 {
			break // the record of the game has ended
		}
		agent, _ := strconv.Atoi(parts[0])
		if n.wins(cut, agent) {
			last = turn + 1
		}
		for i, l := range n.links {
			if parts[2] == fmt.Sprintf("\"%d %d\"", l[0], l[1]) {
				cut |= 1 << i
			}
		}
	}
	return last
}
