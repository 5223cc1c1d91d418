// Library Checker, Division of Polynomials: number.DividePolynomials. The program reads the lengths and the
// coefficients of two polynomials, and writes the lengths and the coefficients of the quotient and the
// remainder.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(1, scan.Max)
	a := in.Ints(n, 0, number.NTTPrime-1)
	quotient, rest := number.DividePolynomials(a, in.Ints(m, 0, number.NTTPrime-1))
	scan.WriteInts(out, len(quotient), len(rest))
	scan.WriteInts(out, quotient...)
	scan.WriteInts(out, rest...)
}

func main() { scan.Main(solve) }
