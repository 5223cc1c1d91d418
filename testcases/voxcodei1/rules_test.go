// Package voxcodei1_test tests the referee of Vox Codei 1.
package voxcodei1_test

import (
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const (
		one   = "4 3\n....\n.@..\n....\n5 1\n"
		long  = "9 3\n#########\n.@@@@@@@@\n#########\n20 3\n"
		chain = "9 3\n.........\n@...@...@\n.........\n8 3\n"
		wait  = "WAIT\n"
	)
	for _, test := range []struct {
		name, input, answers string
		status               int
		playerInput          string // the text with which the player's input ends
		message              string
	}{
		{"three turns from the bomb to the end", one, "1 0\n" + wait + wait, 42, "4 3\n....\n.@..\n....\n5 1\n4 0\n3 0\n", "turn 3: no node is left"},
		{"in the last three rounds", one, wait + wait + "1 0\n" + wait + wait, 42, "2 0\n1 0\n", "turn 5: no node is left"},
		{"too late", one, wait + wait + wait + "1 0\n" + wait, 43, "1 0\n", "turn 5: no round is left, but 1 nodes are"},
		{"two bombs in four rounds", "11 3\n...........\n@..@...@..@\n...........\n4 2\n", "2 1\n8 1\n" + wait + wait, 42, "1 0\n", "turn 4"},
		{"a cell is free three turns later", long, "0 1\n" + wait + wait + "3 1\n" + wait + wait + "6 1\n" + wait + wait, 42, "12 0\n", "turn 9"},
		{"not two turns later", long, "0 1\n" + wait + "3 1\n", 43, "18 2\n", "cell 3 1 is not empty"},
		{"a range of three", "6 3\n......\n@...@.\n......\n9 1\n", "1 1\n" + strings.Repeat(wait, 8), 42, "7 0\n", "turn 3"},
		{"not of four", "6 3\n......\n@....@\n......\n4 1\n", "1 1\n" + wait + wait + wait, 43, "1 0\n", "1 nodes are"},
		{"walls stop", "6 3\n......\n.#@...\n......\n4 1\n", "0 1\n" + wait + wait + wait, 43, "1 0\n", "1 nodes are"},

		// At the end of turn 3, the bomb from turn 1 ignites the bomb from turn 2, which ignites the bomb from turn
		// 3.
		{"chain", chain, "1 1\n3 1\n6 1\n", 42, "6 1\n", "turn 3: no node is left"},

		{"on a node", one, "1 1\n", 43, "5 1\n", "cell 1 1 is not empty"},
		{"on a wall", "3 3\n#..\n.@.\n...\n5 1\n", "0 0\n", 43, "5 1\n", "cell 0 0 is not empty"},
		{"on a bomb", strings.Replace(one, "5 1", "5 2", 1), "1 0\n1 0\n", 43, "4 1\n", "cell 1 0 is not empty"},
		{"outside", one, "4 0\n", 43, "5 1\n", `"4" is not a whole number from 0 to 3`},
		{"no bomb left", one, "0 0\n0 1\n", 43, "4 0\n", "no bomb is left"},
		{"another word", one, "BOMB\n", 43, "5 1\n", `"BOMB" is none of WAIT`},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) || !strings.HasSuffix(got.PlayerInput, test.playerInput) {
			t.Errorf("%s: status %d, message %q, input %q; want %d, %q, %q", test.name, got.Status, got.Message, got.PlayerInput, test.status, test.message, test.playerInput)
		}
	}
}
