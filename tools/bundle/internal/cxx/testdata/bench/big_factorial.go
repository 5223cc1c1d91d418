// math/big: 5000!, a large Fibonacci number, powers, and their decimal text.
package main

import (
	"fmt"
	"math/big"
)

func main() {
	f := big.NewInt(1)
	for i := int64(2); i <= 5000; i++ {
		f.Mul(f, big.NewInt(i))
	}
	a, b := big.NewInt(0), big.NewInt(1)
	for i := 0; i < 50000; i++ {
		a.Add(a, b)
		a, b = b, a
	}
	p := new(big.Int).Exp(big.NewInt(3), big.NewInt(20000), nil)
	q, r := new(big.Int).QuoRem(p, a, new(big.Int))
	s := f.String() + a.String() + p.String() + q.String() + r.String()
	h := 0
	for i := range s {
		h = (h*31 + int(s[i])) % 1000000007
	}
	m := new(big.Int).Exp(big.NewInt(7), f, big.NewInt(1000000007))
	fmt.Println(len(s), h, m)
}
