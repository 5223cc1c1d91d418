// math/big: numbers large enough for every algorithm, checked by sums of digits and identities.
package main

import (
	"fmt"
	"math/big"
)

func check(s string) (int, int) {
	sum := 0
	for i := 0; i < len(s); i++ {
		sum = (sum*31 + int(s[i])) % 1000000007
	}
	return len(s), sum
}

func main() {
	a, b := big.NewInt(1), big.NewInt(3)
	for i := 0; i < 13; i++ {
		a.Mul(a, a).Add(a, b).Mul(a, big.NewInt(7919))
		b.Mul(b, b).Sub(b, big.NewInt(5)).Mul(b, big.NewInt(104729))
		p := new(big.Int).Mul(a, b)
		q, r := new(big.Int).QuoRem(p, new(big.Int).Add(a, big.NewInt(12345)), new(big.Int))
		fmt.Println(i, a.BitLen(), b.BitLen(), p.BitLen())
		fmt.Println(check(p.String()))
		fmt.Println(check(q.String()))
		fmt.Println(check(r.Text(16)))
		fmt.Println(check(new(big.Int).Sqrt(p).String()))
		fmt.Println(new(big.Int).Div(p, a).Cmp(b), new(big.Int).Mod(p, b).Sign())
		u, _ := new(big.Int).SetString(p.String(), 10)
		fmt.Println(u.Cmp(p), new(big.Int).Rsh(new(big.Int).Lsh(p, 77), 77).Cmp(p))
	}
	x, y := new(big.Int), new(big.Int)
	g := new(big.Int).GCD(x, y, new(big.Int).Mul(big.NewInt(1234567891011), big.NewInt(600)), big.NewInt(987654321*90))
	fmt.Println(g, x, y)
	fmt.Println(new(big.Int).Exp(big.NewInt(7), big.NewInt(1000), nil))
	m := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 521), big.NewInt(1))
	fmt.Println(m.ProbablyPrime(5), new(big.Int).Exp(big.NewInt(3), new(big.Int).Sub(m, big.NewInt(1)), m))
	fmt.Println(new(big.Int).ModInverse(big.NewInt(12345), m))
	defer func() { fmt.Println("recovered:", recover()) }()
	x.Div(x, big.NewInt(0))
}
