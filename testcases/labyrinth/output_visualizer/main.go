// The picture of labyrinth.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
