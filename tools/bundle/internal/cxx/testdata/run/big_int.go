// math/big: factorials, powers, division with signs, bases, gcd, comparing, bits.
package main

import (
	"fmt"
	"math/big"
)

func main() {
	f := big.NewInt(1)
	for i := int64(2); i <= 60; i++ {
		f.Mul(f, big.NewInt(i))
	}
	fmt.Println(f, len(f.String()), f.BitLen(), f.Sign())
	a, ok := new(big.Int).SetString("-123456789012345678901234567890", 10)
	b := big.NewInt(987654321987)
	fmt.Println(a, ok)
	var z big.Int
	fmt.Println(z.Add(a, b), z.Sub(a, b), z.Mul(a, b))
	q, r := new(big.Int), new(big.Int)
	for _, x := range []int64{17, -17} {
		for _, y := range []int64{5, -5} {
			bx, by := big.NewInt(x), big.NewInt(y)
			fmt.Print(q.Div(bx, by), " ", r.Mod(bx, by), " ", new(big.Int).Quo(bx, by), " ", new(big.Int).Rem(bx, by), "; ")
			q.DivMod(bx, by, r)
			fmt.Print(q, r, " ")
			q.QuoRem(bx, by, r)
			fmt.Println(q, r)
		}
	}
	fmt.Println(z.Div(a, b), z.Mod(a, b), z.Quo(a, b), z.Rem(a, b))
	fmt.Println(z.Exp(big.NewInt(3), big.NewInt(200), nil), z.Exp(big.NewInt(3), big.NewInt(1000), big.NewInt(1000000007)))
	fmt.Println(a.Cmp(b), b.Cmp(a), a.Cmp(a), a.CmpAbs(b), new(big.Int).Abs(a), new(big.Int).Neg(b))
	fmt.Println(z.GCD(nil, nil, big.NewInt(48), big.NewInt(36)), z.Sqrt(f), z.ModInverse(big.NewInt(3), big.NewInt(11)))
	fmt.Println(f.Text(16), f.Text(36), b.Text(2), b.Int64(), b.IsInt64(), f.IsInt64(), b.Uint64())
	h, _ := new(big.Int).SetString("ff", 16)
	h2, _ := new(big.Int).SetString("0x1F", 0)
	_, bad := new(big.Int).SetString("12x", 10)
	fmt.Println(h, h2, bad, z.Lsh(h, 100), z.Rsh(f, 200), z.SetBit(big.NewInt(0), 70, 1), f.Bit(56), z.Not(h))
	fmt.Println(z.And(h, big.NewInt(60)), z.Or(h, big.NewInt(256)), z.Xor(h, big.NewInt(1)), big.NewInt(97).ProbablyPrime(10), big.NewInt(91).ProbablyPrime(10))
	fmt.Printf("%d %s %v %x %20d|\n", b, b, b, b, big.NewInt(-5))
	z.Set(b)
	b.SetInt64(7)
	fmt.Println(&z, b, z.SetUint64(1<<63), z.Binomial(30, 15), z.MulRange(1, 20), z.TrailingZeroBits())
	x, y := big.NewInt(0), big.NewInt(1)
	for i := 0; i < 300; i++ {
		x.Add(x, y)
		x, y = y, x
	}
	fmt.Println(x)
	var n *big.Int = new(big.Int)
	fmt.Sscan("123456789123456789123456789", n)
	fmt.Println(n, n.Add(n, n) == n)
	_, err := fmt.Sscanf("99999999999999999999 5", "%d", n)
	fmt.Println(n, err)
}
