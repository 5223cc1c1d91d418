// Command generators makes the testcases of UVa 704.
package main

import (
	"fmt"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(704, fill) }

var home = []int{0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0, 1, 2, 1}

func fill(s *gen.Set) {
	secret := func(name string, all ...[]int) { s.Secret(name, codes(one(all)...)) }
	var several [][]int // codes with several shortest solutions
	add := func(all ...[]int) [][]int {
		for _, c := range all {
			if ways(c) > 1 {
				several = append(several, c)
			}
		}
		return all
	}

	secret("01-single-moves", add(scrambled("1"), scrambled("2"), scrambled("3"), scrambled("4"), scrambled("13"), home,
		scrambled("11"), scrambled("222"), scrambled("333"), scrambled("4444"))...) // half turns
	for i, moves := range []int{4, 8, 12, 15, 16, 20} {
		var all [][]int
		for len(all) < 12 {
			all = append(all, scrambled(random(s, moves)))
		}
		secret(fmt.Sprintf("%02d-scrambled-%d", i+2, moves), add(all...)...)
	}
	// After several half turns (three moves each), there are many shortest solutions.
	add(scrambled("111222"), scrambled("111222111222"), scrambled("222111222"), scrambled("1112221112221111"))

	// In each of these codes, two cells of different wheels are exchanged.
	var impossible [][]int
	for i := 0; i < 8; i++ {
		c := append([]int{}, home...)
		a, b := s.Random.Intn(9), 12+s.Random.Intn(9)
		c[a], c[b] = c[b], c[a]
		impossible = append(impossible, c)
	}
	secret("09-exchanged", add(impossible...)...)
	s.Beyond("08-several-shortest-ways",
		"Several shortest solutions; the smallest is wanted. Four public programs print another shortest one (metaphysis, accepted; PuzzlesLab, dibery, keisuke-kanao).",
		codes(several...))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("eleven", codes(append([]int{11}, home[1:]...)))
	s.Invalid("wheels-disagree", codes(append(append([]int{}, home[:23]...), 2)))
	s.Invalid("short", codes(home[:23]))
	s.Invalid("one-more", codes(home)+"0\n")
}

// one returns the codes that have at most one shortest solution.
func one(all [][]int) (list [][]int) {
	for _, c := range all {
		if ways(c) <= 1 {
			list = append(list, c)
		}
	}
	return list
}

// maxMoves is the number of moves after which the problem gives up.
const maxMoves = 16

// fromHome maps each code that is at most half of maxMoves away from the solved code to its layer.
var fromHome = layers(home)

// place is the number of moves to a code, and the number of shortest sequences of moves to it.
type place struct{ moves, ways int }

// layers returns the codes that are at most half of maxMoves away from a code.
func layers(start []int) map[string]place {
	seen := map[string]place{fmt.Sprint(start): {0, 1}}
	layer := [][]int{start}
	for moves := 1; moves <= maxMoves/2; moves++ {
		var next [][]int
		for _, c := range layer {
			from := seen[fmt.Sprint(c)]
			for _, m := range "1234" {
				to := moved(c, m)
				key := fmt.Sprint(to)
				p, known := seen[key]
				switch {
				case !known:
					seen[key] = place{moves, from.ways}
					next = append(next, to)
				case p.moves == moves:
					seen[key] = place{moves, p.ways + from.ways}
				}
			}
		}
		layer = next
	}
	return seen
}

// ways returns the number of shortest sequences of moves that solve a code, or 0 if it cannot be solved. Each such
// sequence meets exactly one code that is half of maxMoves away from the solved code, or all of the way is shorter.
func ways(c []int) int {
	shortest, sum := maxMoves+1, 0
	if p, near := fromHome[fmt.Sprint(c)]; near {
		return p.ways
	}
	for key, p := range layers(c) {
		back, near := fromHome[key]
		if !near || back.moves < maxMoves/2 {
			continue
		}
		if moves := p.moves + back.moves; moves < shortest {
			shortest, sum = moves, p.ways*back.ways
		} else if moves == shortest {
			sum += p.ways * back.ways
		}
	}
	return sum
}

func codes(all ...[]int) string {
	text := fmt.Sprintln(len(all))
	for _, c := range all {
		line := fmt.Sprint(c)
		text += line[1:len(line)-1] + "\n"
	}
	return text
}

// random returns a string of random moves, written as digits 1 to 4. No move undoes the previous move.
func random(s *gen.Set, moves int) string {
	text := " "
	for len(text) <= moves {
		if m := byte('1' + s.Random.Intn(4)); m != text[len(text)-1]+2 && m+2 != text[len(text)-1] {
			text += string(m)
		}
	}
	return text[1:]
}

// scrambled applies the moves to the solved code, and returns the result.
func scrambled(moves string) []int {
	c := home
	for _, m := range moves {
		c = moved(c, m)
	}
	return c
}

// moved returns the code after a move.
func moved(before []int, m rune) []int {
	c := append([]int{}, before...)

	// After a turn, copy the three shared cells to the other wheel.
	left, right := c[:12], c[12:]
	switch m {
	case '1':
		copy(left, append(append([]int{}, left[10:]...), left[:10]...))
		copy(right[9:], left[9:])
	case '2':
		copy(right, append(append([]int{}, right[2:]...), right[:2]...))
		copy(left[9:], right[9:])
	case '3':
		copy(left, append(append([]int{}, left[2:]...), left[:2]...))
		copy(right[9:], left[9:])
	case '4':
		copy(right, append(append([]int{}, right[10:]...), right[:10]...))
		copy(left[9:], right[9:])
	}
	return c
}
