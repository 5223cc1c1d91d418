package skynet1_test

import (
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// lostMessage is the message after a lost game: the agent is next to gateway 1, and the player does not cut the link
// between them. In skynet1 the player may cut any link.
const lostMessage = "turn 2, agent at 0: the agent walks from 0 into gateway 1; 2 of 4 links left"

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
// gateway 8. From node 4, three paths without common links lead to gateways. Nodes 1 and 2 have one link more than
// node 3.
const fork = "14 17 2\n0 1\n0 2\n0 3\n0 4\n1 6\n2 7\n1 8\n2 8\n3 8\n4 5\n4 10\n4 11\n5 8\n10 9\n11 9\n12 13\n12 9\n8\n9\n0\n"

func TestAgents(t *testing.T) {
	program := program.Build(t, "./output_validators/referee")
	for _, test := range []struct{ agent, cut, want string }{
		{"seen", "12 9", "1"}, // to the node with the most links, and among these to the lowest number
		{"seen", "1 8", "2"},
		{"low", "12 9", "1"},
		{"high", "12 9", "3"},
		{"few", "12 9", "3"},
		{"wide", "12 9", "4"},
	} {
		if got := step(t, program, fork+test.agent+" 1\n", test.cut); got != test.want {
			t.Errorf("%s goes to %s after cut %s, want %s", test.agent, got, test.cut, test.want)
		}
	}
}

// TestRepeatedCut: a turn that cuts a link again has no effect. If player and agent repeat themselves, the game ends.
func TestRepeatedCut(t *testing.T) {
	program := program.Build(t, "./output_validators/referee")

	// The path 1-0-2-3-4-5 with gateways at both ends; the agent starts on node 3 and walks to 4, back to 3 and so on.
	const way = "7 6 2\n0 1\n0 2\n2 3\n3 4\n4 5\n4 6\n1\n5\n3\nlow 7\n"
	got := replay.Play(t, program, way, "4 5\n5 4\n0 1\n")
	if got.Status != 42 || !strings.Contains(got.Message, "turn 3: won, 4 of 6 links left") {
		t.Errorf("a repeated cut: exit status %d, message %q", got.Status, got.Message)
	}

	// Each of the nodes 0 and 1 has three ways to the gateway, so the agent walks from one to the other for ever.
	const loop = "11 14 1\n0 1\n0 2\n0 3\n0 4\n1 5\n1 6\n1 7\n2 8\n3 8\n4 8\n5 8\n6 8\n7 8\n9 10\n8\n0\nwide 1\n"
	got = replay.Play(t, program, loop, strings.Repeat("9 10\n", 100))
	if got.Status != 43 || !strings.Contains(got.Message, "turn 42, agent at 1: no turn is left") {
		t.Errorf("a game without an end: exit status %d, message %q", got.Status, got.Message)
	}
}
