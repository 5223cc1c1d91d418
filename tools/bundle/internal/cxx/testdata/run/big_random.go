// Operations of math/big on random numbers, with results that are operands as well and negative exponents.
package main

import (
	"fmt"
	"math/big"
	"math/rand"
)

func main() {
	r := rand.New(rand.NewSource(5))
	num := func(bits int) *big.Int {
		b := make([]byte, bits/8+1)
		for i := range b {
			switch r.Intn(4) {
			case 0:
				b[i] = 255
			case 1:
				b[i] = 0
			default:
				b[i] = byte(r.Intn(256))
			}
		}
		x := new(big.Int).SetBytes(b)
		if r.Intn(3) == 0 {
			x.Neg(x)
		}
		return x
	}
	h, p := big.NewInt(7), big.NewInt(1000000007)
	p.Mul(p, p).Mul(p, p)
	z := new(big.Int)
	mix := func(x *big.Int) {
		if x != nil {
			h.Mul(h, big.NewInt(1000003)).Add(h, x).Mod(h, p)
		}
	}
	for i := 0; i < 600; i++ {
		x, y, m, e := num(1+r.Intn(400)), num(1+r.Intn(400)), num(1+r.Intn(400)), num(1+r.Intn(100))
		mix(z.Mul(x, y))
		mix(z.Mul(z, x))
		mix(z.Mul(z, z))
		if i%3 == 0 {
			a := big.NewInt(int64(r.Uint32()))
			a.Mul(a, a)
			mix(a)
			mix(a.Mul(a, x))
			mix(x.Mul(x, a))
		}
		if m.Sign() != 0 {
			mix(new(big.Int).Exp(x, e, m))
			mix(z.Mod(x, m))
			mix(z.Quo(y, m))
			mix(x.Exp(x, y.Abs(y), m))
			mix(m.Exp(x, e.Abs(e), m))
		}
		mix(x)
		mix(y)
		if i%300 == 0 {
			x, m := num(6000), num(1+r.Intn(6000))
			mix(new(big.Int).Exp(x, num(300), m))
			mix(z.Mod(new(big.Int).Mul(x, x), m))
			fmt.Println(i, h)
		}
	}
	fmt.Println(h)
}
