package number

import (
	"fmt"
	"math/rand"
	"reflect"
	"testing"
)

// defined is the oracle of the convolutions: it adds a[i]*b[j] to element index(i, j), unless that is
// outside.
func defined(a, b []int, index func(i, j int) int) []int {
	c := make([]int, len(a))
	for i, x := range a {
		for j, y := range b {
			if k := index(i, j); 0 <= k && k < len(c) {
				c[k] = (c[k] + x*y) % NTTPrime
			}
		}
	}
	return c
}

// residues returns n random residues, many of them the least and the greatest.
func residues(random *rand.Rand, n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = []int{0, 1, NTTPrime - 1, random.Intn(NTTPrime), random.Intn(NTTPrime)}[random.Intn(5)]
	}
	return list
}

func TestIndexConvolutions(t *testing.T) {
	bitwise := map[string]struct {
		convolve func(a, b []int) []int
		index    func(i, j int) int
	}{
		"or":  {OrConvolution, func(i, j int) int { return i | j }},
		"and": {AndConvolution, func(i, j int) int { return i & j }},
		"subset": {SubsetConvolution, func(i, j int) int {
			if i&j > 0 {
				return -1
			}
			return i | j
		}},
	}
	divisors := map[string]struct {
		convolve func(a, b []int) []int
		index    func(i, j int) int
	}{
		"gcd": {GcdConvolution, func(i, j int) int {
			if i*j == 0 {
				return -1
			}
			return Gcd(i, j)
		}},
		"lcm": {LcmConvolution, func(i, j int) int {
			if i*j == 0 {
				return -1
			}
			return i / Gcd(i, j) * j
		}},
	}
	random := rand.New(rand.NewSource(1))
	for round := range 40 {
		for name, c := range bitwise {
			n := 1 << (round % 8)
			a, b := residues(random, n), residues(random, n)
			if round < 8 {
				for i := range a {
					a[i], b[i] = NTTPrime-1, NTTPrime-1
				}
			}
			copyA, copyB := append([]int(nil), a...), append([]int(nil), b...)
			if got, want := c.convolve(a, b), defined(a, b, c.index); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s of %v and %v: %v, want %v", name, a, b, got, want)
			}
			if !reflect.DeepEqual(a, copyA) || !reflect.DeepEqual(b, copyB) {
				t.Fatalf("%s changes its arguments", name)
			}
		}
		for name, c := range divisors {
			a, b := residues(random, round), residues(random, round)
			if got, want := c.convolve(a, b), defined(a, b, c.index); len(got) != round || round > 0 && !reflect.DeepEqual(got, want) {
				t.Fatalf("%s of %v and %v: %v, want %v", name, a, b, got, want)
			}
		}
	}
}

func ExampleOrConvolution() {
	fmt.Println(OrConvolution([]int{1, 2, 0, 0}, []int{0, 1, 1, 0}))
	// Output: [0 3 1 2]
}

func ExampleAndConvolution() {
	fmt.Println(AndConvolution([]int{0, 2, 0, 1}, []int{0, 1, 1, 0}))
	// Output: [2 3 1 0]
}

func ExampleSubsetConvolution() {
	fmt.Println(SubsetConvolution([]int{1, 2, 3, 0}, []int{1, 1, 1, 0}))
	// Output: [1 3 4 5]
}

func ExampleGcdConvolution() {
	fmt.Println(GcdConvolution([]int{0, 1, 2, 3}, []int{0, 4, 5, 6}))
	// Output: [0 62 10 18]
}

func ExampleLcmConvolution() {
	fmt.Println(LcmConvolution([]int{0, 1, 2, 3}, []int{0, 4, 5, 6}))
	// Output: [0 4 23 36]
}

// TestConvolutionsMod compares the convolutions modulo other numbers with the definition, at both ends of the allowed
// moduli, for the largest residues and for random ones.
func TestConvolutionsMod(t *testing.T) {
	notBoth := func(wrong bool, k int) int { // the index k, or none
		if wrong {
			return -1
		}
		return k
	}
	convolutions := []struct {
		name     string
		convolve func(a, b []int, m int) []int
		index    func(i, j int) int
		from1    bool // indices begin with 1, and any length is allowed
	}{
		{"xor", XorConvolutionMod, func(i, j int) int { return i ^ j }, false},
		{"or", OrConvolutionMod, func(i, j int) int { return i | j }, false},
		{"and", AndConvolutionMod, func(i, j int) int { return i & j }, false},
		{"subset", SubsetConvolutionMod, func(i, j int) int { return notBoth(i&j > 0, i|j) }, false},
		{"gcd", GcdConvolutionMod, func(i, j int) int { return notBoth(i*j == 0, Gcd(i, j)) }, true},
		{"lcm", LcmConvolutionMod, func(i, j int) int { return notBoth(i*j == 0, i*j/max(Gcd(i, j), 1)) }, true},
	}
	random := rand.New(rand.NewSource(2))
	for _, m := range []int{1, 2, 3, 9, 12, NTTPrime, 1_000_000_007, 1<<31 - 1, 1 << 31} {
		for round := range 24 {
			for _, c := range convolutions {
				if c.name == "xor" && m%2 == 0 {
					continue
				}
				n := 1 << (round % 8)
				if c.from1 {
					n = 1 + round*3
				}
				a, b, want := make([]int, n), make([]int, n), make([]int, n)
				for i := range a {
					a[i], b[i] = m-1, m-1
					if round >= 8 {
						a[i], b[i] = random.Intn(m), random.Intn(m)
					}
				}
				for i, x := range a {
					for j, y := range b {
						if k := c.index(i, j); 0 <= k && k < n {
							want[k] = (want[k] + x*y%m) % m
						}
					}
				}
				if got := c.convolve(a, b, m); !reflect.DeepEqual(got, want) {
					t.Fatalf("%s modulo %d of %v and %v: %v, want %v", c.name, m, a, b, got, want)
				}
			}
		}
	}
}

func ExampleXorConvolutionMod() {
	a, b, m := []int{1, 2, 3, 4}, []int{5, 6, 7, 8}, 101
	fmt.Println(XorConvolutionMod(a, b, m), OrConvolutionMod(a, b, m), AndConvolutionMod(a, b, m))
	fmt.Println(SubsetConvolutionMod(a, b, m), GcdConvolutionMod(a, b, m), LcmConvolutionMod(a, b, m))
	// Output:
	// [70 68 62 60] [5 28 43 83] [2 52 73 32]
	// [5 16 22 60] [0 35 21 32] [0 12 53 72]
}
