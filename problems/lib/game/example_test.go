package game

import (
	"bufio"
	"os"
	"strings"

	"oj/problems/lib/scan"
)

// In this example, the player always cuts the link between the agent's node and the node with the next higher
// number.
func ExamplePlay() {
	scan.Run(strings.NewReader("3 2 1\n0 1\n1 2\n2\n0\n1\n"), os.Stdout, func(in *scan.Scanner, out *bufio.Writer) {
		m := ReadMap(in)
		Play(in, out, m.Nodes, func(agent int) (Link, bool) { return Link{agent, agent + 1}, true })
	})
	// Output:
	// 0 1
	// 1 2
}
