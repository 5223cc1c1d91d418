// Library Checker, Wildcard Pattern Matching: number.ConvolutionMod. The program reads a text and a word with
// stars, and writes for each position whether the word fits. The sum of s*t*(s-t)^2, with 0 for stars, is 0
// if and only if all letters fit: random numbers for letters make a wrong answer unlikely.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	p := number.NewModulus(998244353)
	s, t := in.Word(), in.Word()

	// The value of a letter is a number that no input can know in advance: it depends on the whole text.
	seed := 1
	for _, c := range []byte(s + t) {
		seed = p.Mod(seed*911382323 + int(c) + 1)
	}
	value := func(c byte) int {
		if c == '*' {
			return 0
		}
		return p.Add(p.Pow(p.Add(seed, int(c)), 5), 1)
	}

	// powers returns the powers of the values of a word; the second word is reversed.
	powers := func(word string, exponent int, reversed bool) []int {
		list := make([]int, len(word))
		for i := range list {
			at := i
			if reversed {
				at = len(word) - 1 - i
			}
			list[i] = p.Pow(value(word[at]), exponent)
		}
		return list
	}
	cubes := number.Convolution(powers(s, 3, false), powers(t, 1, true))
	squares := number.Convolution(powers(s, 2, false), powers(t, 2, true))
	others := number.Convolution(powers(s, 1, false), powers(t, 3, true))
	for i := len(t) - 1; i < len(s); i++ {
		sum := p.Add(cubes[i], others[i])
		sum = p.Sub(sum, p.Add(squares[i], squares[i]))
		fits := byte('0')
		if sum == 0 {
			fits = '1'
		}
		out.WriteByte(fits)
	}
	out.WriteByte('\n')
}

func main() { scan.Main(solve) }
