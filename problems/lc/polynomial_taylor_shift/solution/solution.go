// Library Checker, Polynomial Taylor Shift: number.Convolution. The program reads n, c and the coefficients
// of f(x), and writes those of f(x+c). b[k]*k! is the sum of a[i]*i! * c^(i-k)/(i-k)!.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	p := number.NewModulus(number.NTTPrime)
	n, c := in.Int(1, scan.Max), in.Int(0, p.Int()-1)
	b := number.NewBinomials(n, p.Int())
	a, powers := in.Ints(n, 0, p.Int()-1), make([]int, n)
	power := 1
	for i := range a {
		a[i] = p.Mul(a[i], b.Factorial[i])
		powers[n-1-i] = p.Mul(power, b.Inverse[i])
		power = p.Mul(power, c)
	}
	shifted := number.Convolution(a, powers)[n-1:]
	for k := range shifted {
		shifted[k] = p.Mul(shifted[k], b.Inverse[k])
	}
	scan.WriteInts(out, shifted...)
}

func main() { scan.Main(solve) }
