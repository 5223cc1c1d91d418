// The picture of bender4.
package main

import (
	"oj/testcases/internal/stage"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(stage.Draw) }
