// Quotients and remainders of long random numbers, some with limbs of zeros and ones; products, texts and powers of them.
package main

import (
	"fmt"
	"hash/fnv"
	"math/big"
)

var state uint64 = 0x2545f4914f6cdd1d

func random() uint64 {
	state ^= state << 13
	state ^= state >> 7
	state ^= state << 17
	return state
}

func number(limbs int) *big.Int {
	z := new(big.Int)
	run, limb := 0, uint64(0)
	for i := 0; i < limbs; i++ {
		if run == 0 {
			run = int(random()%5) + 1
			switch random() % 6 {
			case 0:
				limb = 0
			case 1:
				limb = ^uint64(0)
			case 2:
				limb = 1 << 63
			default:
				run, limb = 1, random()
			}
		}
		run--
		z.Or(z.Lsh(z, 64), new(big.Int).SetUint64(limb))
	}
	return z
}

func main() {
	sum := fnv.New64a()
	q, r, back := new(big.Int), new(big.Int), new(big.Int)
	for i := 0; i < 1500; i++ {
		n := 1 + int(random()%40)
		if i%4 == 0 {
			n = 70 + int(random()%330)
		}
		m := int(random() % uint64(n+60))
		if i%10 == 0 {
			m = 0
		}
		x, y := number(n+m), number(n)
		if y.Sign() == 0 {
			continue
		}
		if i%3 == 0 { // as large as it can be below a multiple
			x.Sub(x.Mul(y, number(m+1)), big.NewInt(int64(i%2)))
		}
		q.QuoRem(x, y, r)
		back.Add(back.Mul(q, y), r)
		if back.Cmp(x) != 0 || r.CmpAbs(y) >= 0 {
			fmt.Println("wrong", i, n, m)
		}
		sum.Write(q.Bytes())
		sum.Write(r.Bytes())
		if i%50 == 0 {
			fmt.Fprint(sum, x, back.Exp(x, big.NewInt(65537), y))
			fmt.Printf("%d %d %x\n", i, len(x.String()), sum.Sum64())
		}
	}
	fmt.Printf("%x\n", sum.Sum64())
}
