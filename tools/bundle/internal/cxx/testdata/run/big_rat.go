// Fractions of package math/big, square roots modulo primes.
package main

import (
	"fmt"
	"math/big"
)

func main() {
	var list []*big.Rat
	for _, s := range []string{"0", "1", "-1", "3/4", "-6/8", "1.25", "-.5", "1e-3", "12.5e2", "+7/21", "100000000000000000000/3", "1/99999999999999999999", "0x10", "0x10/0b11",
		"1_000/7", "", "1/0", "1/-2", "a", "1.2.3", "1e", "1e5x", ".", "5.", "1/", "/2", "-0", "3.1415926535897932384626433832795"} {
		r, ok := new(big.Rat).SetString(s)
		fmt.Println(s, ok, r == nil)
		if ok {
			f, exact := r.Float64()
			fmt.Println(r, r.RatString(), r.FloatString(0), r.FloatString(5), r.FloatString(30), r.Num(), r.Denom(), r.Sign(), r.IsInt(), f, exact)
			list = append(list, r)
		}
	}
	for _, a := range list {
		for _, b := range list {
			z := new(big.Rat)
			fmt.Print(z.Add(a, b), " ", z.Sub(a, b), " ", z.Mul(a, b), " ", a.Cmp(b))
			if b.Sign() != 0 {
				fmt.Print(" ", z.Quo(a, b), " ", z.Inv(b))
			}
			fmt.Println(" ", z.Neg(a), z.Abs(a), z.Set(b).Cmp(b) == 0)
		}
	}
	sum := new(big.Rat)
	for i := int64(1); i <= 60; i++ {
		sum.Add(sum, big.NewRat(1, i))
		sum.Mul(sum, sum.SetFrac(sum.Num(), sum.Denom()))
		if i%7 == 0 {
			sum.SetFrac64(i, -i*i)
		}
	}
	fmt.Println(sum.FloatString(40))
	var zero big.Rat
	fmt.Println(zero.String(), zero.Denom(), zero.Cmp(big.NewRat(0, 5)), zero.SetInt64(-4), zero.SetUint64(1<<63), zero.SetInt(big.NewInt(9)), zero.SetFrac(big.NewInt(-10), big.NewInt(-4)))
	for _, r := range []*big.Rat{big.NewRat(1, 3), big.NewRat(2, 3), big.NewRat(1<<62, 3), big.NewRat(1, 1<<62), big.NewRat(9007199254740993, 1), big.NewRat(9007199254740995, 2)} {
		x := new(big.Rat).Set(r)
		for i := 0; i < 7; i++ {
			f, exact := x.Float64()
			fmt.Print(f, exact, " ")
			x.Mul(x, x)
		}
		x.Inv(x)
		f, exact := x.Float64()
		fmt.Println(f, exact)
	}
	for _, p := range []int64{3, 7, 11, 5, 13, 29, 17, 41, 97, 193, 257, 65537, 1000000007, 998244353} {
		for a := int64(-3); a < 40; a++ {
			x, m := big.NewInt(a), big.NewInt(p)
			r := new(big.Int).ModSqrt(x, m)
			if r == nil {
				fmt.Print("- ")
			} else {
				fmt.Print(r, " ")
			}
			fmt.Print(big.Jacobi(x, m), " ", big.Jacobi(x, big.NewInt(p*15-1|1)), " ")
		}
		fmt.Println()
	}
	defer func() { fmt.Println(recover()) }()
	big.NewRat(1, 0)
}
