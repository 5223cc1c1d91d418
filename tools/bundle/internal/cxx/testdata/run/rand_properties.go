// Package math/rand: properties of every sequence.
package main

import (
	"fmt"
	"math/rand"
	"sort"
	"time"
)

func main() {
	rand.Seed(time.Now().UnixNano())
	seen := map[int]bool{}
	ok := true
	sum := 0.0
	for i := 0; i < 2000; i++ {
		n := rand.Intn(6)
		seen[n] = true
		f := rand.Float64()
		sum += f
		ok = ok && n >= 0 && n < 6 && f >= 0 && f < 1
		ok = ok && rand.Int() >= 0 && rand.Int31() >= 0 && rand.Int63() >= 0
		ok = ok && rand.Int31n(10) < 10 && rand.Int63n(1<<40) < 1<<40
	}
	fmt.Println(ok, len(seen), sum > 800 && sum < 1200)
	p := rand.Perm(50)
	q := append([]int(nil), p...)
	rand.Shuffle(len(q), func(i, j int) { q[i], q[j] = q[j], q[i] })
	same := 0
	for i := range p {
		if p[i] == q[i] {
			same++
		}
	}
	sort.Ints(p)
	sort.Ints(q)
	fmt.Println(p[0], p[49], q[0], q[49], same < 20)
	high := uint64(0)
	low := uint32(0)
	for i := 0; i < 100; i++ {
		high |= rand.Uint64()
		low |= rand.Uint32()
	}
	fmt.Println(high>>40 == 1<<24-1, low == 1<<32-1)
	defer func() { fmt.Println(recover()) }()
	rand.Intn(0)
}
