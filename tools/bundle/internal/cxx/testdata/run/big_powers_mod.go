// Exp modulo odd and even numbers of all lengths, also at the limits of a limb. The results are checked by
// the laws of powers, and printed as sums.
package main

import (
	"fmt"
	"math/big"
	"math/rand"
)

func number(r *rand.Rand, bits uint) *big.Int {
	x := new(big.Int)
	switch r.Intn(4) {
	case 0: // all bits 1, or nearly all
		x.Sub(x.Lsh(big.NewInt(1), bits), big.NewInt(int64(1+r.Intn(3))))
	case 1: // one high bit and a few low ones
		x.Add(x.Lsh(big.NewInt(1), bits-1), big.NewInt(int64(r.Intn(3))))
	default:
		for i := uint(0); i < bits; i += 32 {
			x.Or(x.Lsh(x, 32), big.NewInt(int64(r.Uint32())))
		}
		x.SetBit(x.Rsh(x, uint(x.BitLen())-min(bits, uint(x.BitLen()))), int(bits)-1, 1)
	}
	return x
}

func main() {
	r := rand.New(rand.NewSource(7))
	sum, prime := new(big.Int), big.NewInt(1000000007)
	for bits := uint(60); bits < 5200; bits += 1 + bits/7 {
		for k := 0; k < 12; k++ {
			m := number(r, bits)
			if k%2 == 0 { // the top limb is full
				m = number(r, (bits+63)/64*64)
			}
			if k%3 > 0 {
				m.SetBit(m, 0, 1)
			}
			if k > 9 { // with so many zeros at its end
				m.Lsh(m, uint(1+r.Intn(70)))
			}
			x, y, z := number(r, 1+uint(r.Intn(int(bits)+70))), number(r, 1+uint(r.Intn(120))), number(r, 25+uint(r.Intn(60)))
			if k == 4 {
				x.Sub(m, big.NewInt(1))
			}
			if k == 5 {
				x.SetInt64(int64(r.Intn(2)))
			}
			if k == 7 {
				x.Mul(m, y)
			}
			if k == 8 {
				x.Neg(x)
			}
			a, b := new(big.Int).Exp(x, y, m), new(big.Int).Exp(x, z, m)
			c := new(big.Int).Exp(x, new(big.Int).Add(y, z), m)
			if a.Mul(a, b).Mod(a, m).Cmp(c) != 0 {
				fmt.Println("x^y * x^z is not x^(y+z):", x, y, z, m)
			}
			if b.Exp(b, y, m).Cmp(c.Exp(x, z.Mul(y, z), m)) != 0 {
				fmt.Println("(x^z)^y is not x^(yz):", x, y, z, m)
			}
			sum.Mod(sum.Add(sum.Lsh(sum, 7), c.Mod(c, prime)), prime)
		}
		fmt.Println(bits, sum)
	}
	fmt.Println(new(big.Int).Exp(big.NewInt(3), new(big.Int).Lsh(big.NewInt(1), 300), new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 127), big.NewInt(1))))
}
