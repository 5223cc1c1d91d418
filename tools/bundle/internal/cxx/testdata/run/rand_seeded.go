// Sequences of math/rand from seeds: sources, generators, sources of the program's own, and the package's functions.
// Language: go1.20.
package main

import (
	"fmt"
	"math/rand"
)

// counter is a source without Uint64.
type counter struct{ n int64 }

func (c *counter) Int63() int64 { c.n += 0x1234567890abcde; return c.n & (1<<63 - 1) }
func (c *counter) Seed(n int64) { c.n = n }

// mixed has Uint64, too.
type mixed struct{ counter }

func (m *mixed) Uint64() uint64 { return uint64(m.Int63()) * 3 }

func draw(r *rand.Rand) {
	sum := 0
	for i := 0; i < 700; i++ {
		sum = sum*31 + r.Int()
	}
	fmt.Println(r.Int63(), r.Uint32(), r.Uint64(), r.Int31(), r.Int(), sum)
	for _, n := range []int64{1, 2, 3, 10, 1 << 31, 1<<31 - 1, 1<<62 + 1, 1<<63 - 1} {
		fmt.Print(r.Int63n(n), " ", r.Intn(int(n)), " ")
	}
	for _, n := range []int32{1, 2, 7, 64, 1<<30 + 1, 1<<31 - 1} {
		fmt.Print(r.Int31n(n), " ")
	}
	fmt.Println(r.Float64(), r.Float32(), r.NormFloat64(), r.ExpFloat64())
	fmt.Println(r.Perm(11))
	word := []rune("shuffled")
	r.Shuffle(len(word), func(i, j int) { word[i], word[j] = word[j], word[i] })
	b := make([]byte, 11)
	n, err := r.Read(b)
	fmt.Println(string(word), b, n, err)
}

func main() {
	for _, seed := range []int64{0, 1, 2, 42, -7, 1<<31 - 1, 1<<31 - 2, 1 << 40, -1 << 63, 1<<63 - 1} {
		draw(rand.New(rand.NewSource(seed)))
	}
	draw(rand.New(&counter{5}))
	draw(rand.New(&mixed{counter{6}}))
	r := rand.New(rand.NewSource(3))
	for i := 0; i < 2000; i++ {
		fmt.Print(r.NormFloat64(), " ", r.ExpFloat64(), " ", r.Intn(i+1), "\n")
	}
	r.Seed(9)
	draw(r)
	var source rand.Source = rand.NewSource(77)
	source64, ok := source.(rand.Source64)
	fmt.Printf("%T %T %v %d %d\n", source, r, ok, source64.Uint64(), source.Int63())
	z := rand.NewZipf(r, 1.5, 2, 1000)
	for i := 0; i < 50; i++ {
		fmt.Print(z.Uint64(), " ")
	}
	fmt.Println(rand.NewZipf(r, 1, 2, 1000) == nil)

	rand.Seed(2020)
	fmt.Println(rand.Int63(), rand.Uint32(), rand.Uint64(), rand.Int31(), rand.Int(), rand.Int63n(1e15), rand.Int31n(1e5), rand.Intn(6))
	fmt.Println(rand.Float64(), rand.Float32(), rand.NormFloat64(), rand.ExpFloat64(), rand.Perm(5))
	pick := rand.Intn
	list := []int{1, 2, 3, 4, 5, 6}
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	b := make([]byte, 3)
	rand.Read(b)
	fmt.Println(pick(100), list, b)

	defer func() { fmt.Println(recover()) }()
	r.Intn(0)
}
