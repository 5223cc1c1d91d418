package game

import (
	"os"
	"strings"

	"oj/problems/lib/scan"
)

// A player that cuts the link from the agent's node to the next higher one.
func ExamplePlay() {
	in := scan.New(strings.NewReader("3 2 1\n0 1\n1 2\n2\n0\n1\n"))
	m := ReadMap(in)
	Play(in, m.Nodes, os.Stdout, func(agent int) (Link, bool) { return Link{agent, agent + 1}, true })
	// Output:
	// 0 1
	// 1 2
}
