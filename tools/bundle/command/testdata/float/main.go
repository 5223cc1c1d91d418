// The program prints each number of its input with its bits, so that TestFloatTwins can compare it with its translation.
package main

import (
	"bufio"
	"fmt"
	"math"

	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.More() {
		x := in.Float(math.Inf(-1), math.Inf(1))
		fmt.Fprintf(out, "%016x %.6g\n", math.Float64bits(x), x)
	}
}

func main() { scan.Main(solve) }
