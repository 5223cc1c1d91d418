// Big integers: Fibonacci numbers, powers to a modulus, greatest common divisors, digits.
package main

import (
	"fmt"
	"math/big"
)

func main() {
	a, b := big.NewInt(0), big.NewInt(1)
	for i := 0; i < 150000; i++ {
		a.Add(a, b)
		a, b = b, a
	}
	digits := 0
	for _, c := range a.String() {
		digits += int(c - '0')
	}
	p, _ := new(big.Int).SetString("170141183460469231731687303715884105727", 10)
	x := big.NewInt(3)
	for i := 0; i < 12000; i++ {
		x.Exp(x, big.NewInt(65537), p)
		x.Add(x, big.NewInt(int64(i)))
	}
	g := new(big.Int)
	sum := new(big.Int)
	for i := 1; i <= 600; i++ {
		q, r := new(big.Int).DivMod(a, big.NewInt(int64(i)*1000003+7), g)
		if i%100 == 0 {
			sum.Add(sum, q)
		}
		sum.Add(sum, r)
	}
	fmt.Println(digits, x, len(sum.String()), sum.BitLen())
}
