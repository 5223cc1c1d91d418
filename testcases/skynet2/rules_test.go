package skynet2_test

import (
	"strconv"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/program"
)

// lostMessage ends a game in which, after 3 4, an ordinary link is cut.
const lostMessage = "turn 2, agent at 0: link 0 2 does not touch a gateway"

// step plays one turn on a map and returns where the agent stands in the next.
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

// fork: the agent on 0 may go to 1, 2, 3 or 4; 1, 2 and 3 have a gateway (8), 4 leads to 5 with two (8 and 9). Nodes 1
// and 2 have one link more than 3.
const fork = "10 12 2\n0 1\n0 2\n0 3\n0 4\n1 6\n2 7\n1 8\n2 8\n3 8\n4 5\n5 8\n5 9\n8\n9\n0\n"

func TestAgents(t *testing.T) {
	program := program.Build(t, "./output_validators/referee")
	for _, test := range []struct{ agent, cut, want string }{
		{"seen", "5 9", "1"}, // the most links, then the lowest
		{"seen", "1 8", "2"},
		{"low", "5 9", "1"},
		{"high", "5 9", "3"},
		{"few", "5 9", "3"},
		{"double", "1 8", "4"},
		{"double", "5 9", "1"}, // no node with two is left
	} {
		if got := step(t, program, fork+test.agent+" 1\n", test.cut); got != test.want {
			t.Errorf("%s goes to %s after cut %s, want %s", test.agent, got, test.cut, test.want)
		}
	}
}

func TestPerfectAgentsFindTheWin(t *testing.T) {
	// Node 4 gets a gateway too, so that there is no free turn on the way to 5; the cut 1 8 was a mistake. Many nodes with
	// gateways, out of reach, make the position table too large, and the agent must look ahead.
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
