// Sequences of math/rand/v2 from PCG.
package main

import (
	"fmt"
	"math/rand/v2"
	"time"
)

// half is a source of the program's own.
type half uint64

func (h *half) Uint64() uint64 { *h += 0x632be59bd9b4e019; return uint64(*h) ^ uint64(*h)>>29 }

func draw(r *rand.Rand) {
	sum := 0
	for i := 0; i < 700; i++ {
		sum = sum*31 + r.Int()
	}
	fmt.Println(r.Int64(), r.Uint32(), r.Uint64(), r.Int32(), r.Int(), r.Uint(), sum)
	for _, n := range []int64{1, 2, 3, 10, 1 << 31, 1<<31 - 1, 1<<62 + 1, 1<<63 - 1} {
		fmt.Print(r.Int64N(n), " ", r.IntN(int(n)), " ", r.Uint64N(uint64(n)*2), " ", r.UintN(uint(n)), " ")
	}
	for _, n := range []int32{1, 2, 7, 64, 1<<30 + 1, 1<<31 - 1} {
		fmt.Print(r.Int32N(n), " ", r.Uint32N(uint32(n)), " ")
	}
	fmt.Println(r.Float64(), r.Float32(), r.NormFloat64(), r.ExpFloat64())
	fmt.Println(r.Perm(11))
	word := []rune("shuffled")
	r.Shuffle(len(word), func(i, j int) { word[i], word[j] = word[j], word[i] })
	fmt.Println(string(word))
}

func main() {
	for seed := uint64(0); seed < 9; seed++ {
		draw(rand.New(rand.NewPCG(seed, seed*seed)))
		h := half(seed)
		draw(rand.New(&h))
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 2000 {
		fmt.Print(r.NormFloat64(), " ", r.ExpFloat64(), " ", r.IntN(i+1), "\n")
	}
	p := rand.NewPCG(7, 8)
	fmt.Println(p.Uint64())
	p.Seed(7, 8)
	fmt.Printf("%d %T %T\n", p.Uint64(), p, r)
	z := rand.NewZipf(r, 1.5, 2, 1000)
	for range 50 {
		fmt.Print(z.Uint64(), " ")
	}
	fmt.Println()
	n, d, k := rand.N(10), rand.N(time.Second), rand.N(uint8(200))
	fmt.Println(0 <= n && n < 10, 0 <= d && d < time.Second, k < 200, rand.IntN(1), rand.Int64N(1), rand.Uint32N(1), rand.Float64() < 1)
	list := rand.Perm(4)
	rand.Shuffle(4, func(i, j int) { list[i], list[j] = list[j], list[i] })
	fmt.Println(len(list), rand.Int() >= 0, rand.Int32() >= 0, rand.Int64() >= 0, rand.Int32N(1), rand.Uint64N(1), rand.UintN(1))
	x, e := rand.NormFloat64(), rand.ExpFloat64()
	fmt.Println(x == x, e >= 0, rand.Float32() < 1, rand.Uint() > 1, rand.Uint32() > 1, rand.Uint64() > 1)
	defer func() { fmt.Println(recover()) }()
	var none *rand.Rand
	fmt.Println(none.IntN(0))
}
