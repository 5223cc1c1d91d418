// Its own big numbers in slices, compared with math/big: factorials, Fibonacci, powers,
// division.
package main

import (
	"fmt"
	"math/big"
	"strings"
)

const base = 1e9

type Big []uint32

func fromInt(n uint64) Big {
	var b Big
	for ; n > 0; n /= base {
		b = append(b, uint32(n%base))
	}
	return b
}

func (a Big) add(b Big) Big {
	if len(a) < len(b) {
		a, b = b, a
	}
	out := make(Big, 0, len(a)+1)
	var carry uint32
	for i, x := range a {
		s := x + carry
		if i < len(b) {
			s += b[i]
		}
		carry = s / base
		out = append(out, s%base)
	}
	if carry > 0 {
		out = append(out, carry)
	}
	return out
}

func (a Big) mul(b Big) Big {
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	acc := make([]uint64, len(a)+len(b))
	for i, x := range a {
		var carry uint64
		for j, y := range b {
			t := acc[i+j] + uint64(x)*uint64(y) + carry
			acc[i+j] = t % base
			carry = t / base
		}
		acc[i+len(b)] += carry
	}
	out := make(Big, len(acc))
	for i, x := range acc {
		out[i] = uint32(x)
	}
	for len(out) > 0 && out[len(out)-1] == 0 {
		out = out[:len(out)-1]
	}
	return out
}

func (a Big) divSmall(d uint32) (q Big, r uint32) {
	q = make(Big, len(a))
	var rem uint64
	for i := len(a) - 1; i >= 0; i-- {
		cur := rem*base + uint64(a[i])
		q[i] = uint32(cur / uint64(d))
		rem = cur % uint64(d)
	}
	for len(q) > 0 && q[len(q)-1] == 0 {
		q = q[:len(q)-1]
	}
	return q, uint32(rem)
}

func (a Big) String() string {
	if len(a) == 0 {
		return "0"
	}
	var sb strings.Builder
	fmt.Fprintf(&sb, "%d", a[len(a)-1])
	for i := len(a) - 2; i >= 0; i-- {
		fmt.Fprintf(&sb, "%09d", a[i])
	}
	return sb.String()
}

func main() {
	f := fromInt(1)
	g := big.NewInt(1)
	for i := 1; i <= 100; i++ {
		f = f.mul(fromInt(uint64(i)))
		g.Mul(g, big.NewInt(int64(i)))
	}
	fmt.Println(f, f.String() == g.String(), len(f))
	a, b := fromInt(0), fromInt(1)
	x, y := big.NewInt(0), big.NewInt(1)
	for i := 0; i < 500; i++ {
		a, b = b, a.add(b)
		x.Add(x, y)
		x, y = y, x
	}
	fmt.Println(a, a.String() == x.String())
	q, r := a.divSmall(97)
	bq, br := new(big.Int).DivMod(x, big.NewInt(97), new(big.Int))
	fmt.Println(q, r, q.String() == bq.String(), br.Cmp(big.NewInt(int64(r))) == 0)
	p := new(big.Int).Exp(big.NewInt(3), big.NewInt(1000), big.NewInt(1e9+7))
	fmt.Println(p, new(big.Int).GCD(nil, nil, big.NewInt(48), big.NewInt(36)), new(big.Int).Sqrt(g))
	fmt.Println(Big(nil), fromInt(0), fromInt(1e18), new(big.Int).Neg(g).Sign())
}
