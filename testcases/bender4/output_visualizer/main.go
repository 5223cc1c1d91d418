// Command output_visualizer draws a game of bender4 from the record that the checker has written.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
