// UVa 10109, Solving Systems of Linear Equations: does a system have no, one or many solutions, in exact
// fractions?
//
// State: a system with the same solutions as the given one.
// Step: choose an unknown and an equation, and eliminate the unknown from all other equations.
// Start: the given system.
// Answer: the values of the unknowns, the number of free unknowns, or a contradiction.
package main

import (
	"bufio"
	"fmt"
	"math/big"

	"oj/problems/lib/matrix"
	"oj/problems/lib/scan"
)

// row reads the coefficients of one equation.
func row(in *scan.Scanner, n int) (row []*big.Rat) {
	for ; n > 0; n-- {
		row = append(row, big.NewRat(in.Fraction()))
	}
	return row
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	between := "" // a blank line, except before the first system
	for in.CaseUntil(0) {
		number := in.Int(-scan.Max, scan.Max)

		var left [][]*big.Rat
		var right []*big.Rat
		unknowns := in.Int(0, scan.Max)
		for equations := in.Int(0, scan.Max); equations > 0; equations-- {
			left = append(left, row(in, unknowns))
			right = append(right, big.NewRat(in.Fraction()))
		}

		fmt.Fprintf(out, "%sSolution for Matrix System # %d\n", between, number)
		between = "\n"

		// x is empty unless there is exactly one solution.
		x, free := matrix.SolveRational(left, right, unknowns)
		if free < 0 {
			fmt.Fprintf(out, "No Solution.\n")
		} else if free > 0 {
			fmt.Fprintf(out, "Infinitely many solutions containing %d arbitrary constants.\n", free)
		}
		for i, value := range x {
			fmt.Fprintf(out, "x[%d] = %s\n", i+1, value.RatString())
		}
	}
}

func main() { scan.Main(solve) }
