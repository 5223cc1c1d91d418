// Accepted: computes the power by repeated squaring. After each step it keeps only the first 60 digits.
package main

import (
	"bufio"
	"fmt"
	"math/big"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var n, k int
		fmt.Fscan(in, &n, &k)
		first := leading(n, k)
		last := trailing(n, k)
		fmt.Fprintf(out, "%s...%03d\n", first, last)
	}
}

// leading returns the first three digits of n^k.
func leading(n, k int) string {
	base, power := big.NewInt(int64(n)), big.NewInt(1)
	for ; k > 0; k /= 2 {
		if k%2 == 1 {
			cut(power.Mul(power, base))
		}
		cut(base.Mul(base, base))
	}
	return (power.String() + "00")[:3]
}

// cut removes all digits of a number except the first ones.
func cut(x *big.Int) {
	if digits := x.String(); len(digits) > 60 {
		x.SetString(digits[:60], 10)
	}
}

// trailing returns the last three digits of n^k.
func trailing(n, k int) int {
	n %= 1000
	power := 1
	for ; k > 0; k /= 2 {
		if k%2 == 1 {
			power = power * n % 1000
		}
		n = n * n % 1000
	}
	return power
}
