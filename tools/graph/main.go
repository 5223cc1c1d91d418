// Command graph draws a puzzle as a graph: the states that a solution's search visits, their distances from the
// start, and the shortest path.
//
// Start the command with -h for flags and exit statuses.
package main

import "oj/tools/graph/command"

func main() { command.Main() }
