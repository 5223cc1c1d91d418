package main

import (
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// euler is the oracle. By Euler's formula, a component of V pixels with E pairs of adjacent pixels and F blocks of
// 2 x 2 pixels has 1 - (V - E + F) holes. The result is false if a component has more than five holes.
func euler(i image) (letters string, ok bool) {
	piece := make([]int, len(i.black)) // for each pixel, the number of its component, or 0
	var all []byte
	for start, black := range i.black {
		if !black || piece[start] > 0 {
			continue
		}
		number := len(all) + 1
		piece[start] = number
		for stack := []int{start}; len(stack) > 0; {
			p := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, q := range [4]int{p - 1, p + 1, p - i.width, p + i.width} {
				if i.black[q] && piece[q] == 0 {
					piece[q] = number
					stack = append(stack, q)
				}
			}
		}
		count := 0
		for p := range i.black[:len(i.black)-i.width-1] {
			in := func(q int) bool { return piece[q] == number }
			right, below := in(p+1), in(p+i.width)
			if !in(p) {
				continue
			}
			count++
			if right {
				count--
			}
			if below {
				count--
			}
			if right && below && in(p+i.width+1) {
				count++
			}
		}
		if 1-count >= len(hieroglyphs) {
			return "", false
		}
		all = append(all, hieroglyphs[1-count])
	}
	slices.Sort(all)
	return string(all), true
}

// legal reports whether any two black pixels that touch at a corner have a common black neighbour, as the
// statement promises. It requires the same of white pixels, so that no hole consists of parts that touch only
// at corners.
func legal(i image) bool {
	for p := range len(i.black) - i.width - 1 {
		a, b, c, d := i.black[p], i.black[p+1], i.black[p+i.width], i.black[p+i.width+1]
		if a == d && b == c && a != b {
			return false
		}
	}
	return true
}

func TestAgainstEuler(t *testing.T) {
	random := rand.New(rand.NewSource(1103))
	seen := map[rune]int{}
	for n := 0; n < 4000; {
		i := image{width: 3 + random.Intn(10)}
		rows := 3 + random.Intn(10)
		i.black = make([]bool, rows*i.width)
		for p := range i.black {
			column := p % i.width
			inside := p >= i.width && p < len(i.black)-i.width && column > 0 && column < i.width-1
			i.black[p] = inside && random.Intn(9) > 0
		}
		for p := range len(i.black) - i.width - 1 { // if two pixels touch only at a corner, add a black pixel
			if b := i.black; b[p] == b[p+i.width+1] && b[p+1] == b[p+i.width] && b[p] != b[p+1] && p/i.width > 0 && p%i.width > 0 {
				b[p], b[p+1] = true, true
			}
		}
		want, ok := euler(i)
		if !legal(i) || !ok {
			continue
		}
		n++
		for _, letter := range want {
			seen[letter]++
		}
		if got, ok := i.letters(); !ok || got != want {
			t.Fatalf("%d columns, %v: %s, want %s", i.width, i.black, got, want)
		}
	}
	for _, letter := range hieroglyphs {
		if seen[letter] < 20 {
			t.Errorf("%c only %d times", letter, seen[letter])
		}
	}
}

func TestFrame(t *testing.T) {
	try.Answers(t, solve, "3 1\n0\n6\n0\n1 2\nff\n3 1\nf\n9\nf\n3 1\n6\n6\nf\n2 1\n9\n9\n0 0\n",
		"Case 1: W\nCase 2: W\nCase 3: A\nCase 4: W\nCase 5: WW\n")
	try.Errors(t, solve, map[string]string{"1 2\nfg\n0 0\n": `line 2: want a row of 2 letters, each one of 0123456789abcdefABCDEF`})
}

// TestJudgeFiles checks inputs that violate the statement, because the official data may contain such inputs.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 1\n0\n6\n0\n", "1 2\nff\n", "3 1\nf\n9\nf\n"},
		End:   "0 0\n",
		Want:  []string{"Case 1: W\n", "Case 2: W\n", "Case 3: A\n"},
	})

	// Two rows are too short and one is too long. The hexadecimal digits are written with capital and with small
	// letters.
	try.Answers(t, solve, "3 2\nF\n9\nF00ff\n", "Case 1: A\n")

	// The image is larger than the statement allows.
	line := strings.Repeat("f", 60) + "\n"
	try.Answers(t, solve, "1 60\n"+line+"201 60\n"+strings.Repeat(line, 201), "Case 1: W\nCase 2: W\n")

	// A piece with six holes is not a hieroglyph.
	six := "3 5\nfffff\naaaaa\nfffff\n"
	try.Errors(t, solve, map[string]string{six: `line 4: a black component of this image has more than 5 holes`})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
