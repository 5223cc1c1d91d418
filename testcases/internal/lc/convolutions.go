package lc

import "math/rand"

// This file contains the convolutions over sets, divisors and (min,+). Answers follow the definition; in
// large inputs almost all numbers of the second sequence are 0.

// answerBits returns a function that adds a[i]*b[j] to element index(i, j), unless that is negative.
func answerBits(index func(i, j int) int) func(in *Tokens) string {
	return func(in *Tokens) string {
		length := 1 << in.N()
		var out lines
		out.add(byDefinition(in.Ints(length), in.Ints(length), index)...)
		return out.String()
	}
}

func byDefinition(a, b []int, index func(i, j int) int) []int {
	c := make([]int, len(a))
	for j, y := range b {
		if y == 0 {
			continue
		}
		for i, x := range a {
			if k := index(i, j); k >= 0 && k < len(c) {
				c[k] = (c[k] + x*y) % prime
			}
		}
	}
	return c
}

func union(i, j int) int        { return i | j }
func intersection(i, j int) int { return i & j }

func disjointUnion(i, j int) int {
	if i&j > 0 {
		return -1
	}
	return i | j
}

func makeDivisors(r *rand.Rand, n int) string {
	a, b := randomInts(r, n, prime-1), randomInts(r, n, prime-1)
	for i := range b {
		if n > fewElements && r.Intn(n) > 30 {
			b[i] = 0
		}
	}
	var l lines
	l.add(n)
	l.add(a...)
	l.add(b...)
	return l.String()
}

// answerDivisors is answerBits for sequences that begin with the index 1.
func answerDivisors(index func(i, j int) int) func(in *Tokens) string {
	return func(in *Tokens) string {
		n := in.N()
		var out lines
		out.add(byDefinition(in.Ints(n), in.Ints(n), func(i, j int) int { return index(i+1, j+1) - 1 })...)
		return out.String()
	}
}

func commonDivisor(i, j int) int {
	for j > 0 {
		i, j = j, i%j
	}
	return i
}

func commonMultiple(i, j int) int { return i / commonDivisor(i, j) * j }

// convexInts returns n numbers from 0 to 10^9 whose differences do not fall.
func convexInts(r *rand.Rand, n int) []int {
	most := []int{2, 1e9/n + 1}[r.Intn(2)]
	steps := make([]int, n)
	for i := range steps {
		steps[i] = r.Intn(most)
	}
	for i := range steps { // sort by inserting
		for j := i; j > 0 && steps[j] < steps[j-1] && n <= fewElements; j-- {
			steps[j], steps[j-1] = steps[j-1], steps[j]
		}
		if n > fewElements {
			steps[i] = i * most / n
		}
	}
	a := make([]int, n)
	falls := r.Intn(n) // the first steps fall
	least := 0
	for i := 1; i < n; i++ {
		a[i] = a[i-1] + steps[i] - steps[falls]
		least = min(least, a[i])
	}
	for i := range a {
		a[i] -= least
	}
	return a
}

// makeMinPlus makes a convex sequence and another one, which may be convex, too.
func makeMinPlus(bothConvex bool) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		a, b := convexInts(r, n), randomInts(r, 1+r.Intn(n), 1e9)
		if bothConvex {
			b = convexInts(r, 1+r.Intn(n))
		}
		var l lines
		l.add(len(a), len(b))
		l.add(a...)
		l.add(b...)
		return l.String()
	}
}

func answerMinPlus(in *Tokens) string {
	n, m := in.N(), in.N()
	a, b := in.Ints(n), in.Ints(m)
	c := make([]int, n+m-1)
	for k := range c {
		c[k] = 1 << 60
	}
	for i, x := range a {
		for j, y := range b {
			c[i+j] = min(c[i+j], x+y)
		}
	}
	var out lines
	out.add(c...)
	return out.String()
}
