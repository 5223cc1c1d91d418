// Command output_visualizer draws a game of marslander2 from the record that the referee has written.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
