// Command output_visualizer draws a game of skynet1: the network, the agent and the cuts, turn by turn.
package main

import (
	"oj/testcases/internal/chase"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(chase.Draw) }
