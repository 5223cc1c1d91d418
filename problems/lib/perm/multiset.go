package perm

import "fmt"

// A Multiset numbers the arrangements of a multiset of letters in lexicographic order from 0.
//
// Idea: the number of an arrangement is the number of smaller arrangements. The term of a place is the number
// of smaller arrangements whose first difference is at this place. So the number is the sum of all terms. A
// term depends only on the letter at the place and on how many copies of each letter are at this place or
// later, so a small table stores all terms.
// Cost: ranking takes one table look-up for each place; exchanging two letters changes only the terms between
// the two places.
// Tested: against going through all arrangements in order; RankSwapped against exchanging the letters and
// ranking again.
// Source: Cover 1973, enumerative source encoding.
type Multiset struct {
	kinds  int
	length int
	size   int

	// A remainder tells how many copies of each letter remain. It is stored as kinds * x, where x is a mixed-radix
	// number with one digit for each kind of letter. If a copy of letter l is taken, the remainder decreases by
	// step[l]. m.whole is the remainder that contains all letters. before[r+l] is the term of a place with letter l,
	// if the remainder is r before l is taken.
	step   []int
	whole  int
	before []int32
}

// NewMultiset returns a Multiset with counts[l] copies of letter l, for l = 0, 1, .... It panics if there are
// more than 1<<31-1 arrangements. To check the number in advance, call Arrangements.
// Cost: time and memory proportional to len(counts) times the product of all (counts[l] + 1).
func NewMultiset(counts []int) *Multiset {
	size, ok := Arrangements(counts, 1<<31-1)
	if !ok {
		panic(fmt.Sprintf("perm: letters %v have too many arrangements", counts))
	}
	m := &Multiset{kinds: len(counts), size: size}

	// The count of a letter is a digit from 0 to c, so its radix is c+1.
	remainders := 1
	for _, c := range counts {
		m.step = append(m.step, remainders*m.kinds)
		m.whole += c * remainders * m.kinds
		m.length += c
		remainders *= c + 1
	}

	m.before = make([]int32, remainders*m.kinds)
	m.fill(counts)
	return m
}

// Arrangements returns the number of distinct arrangements of a multiset with counts[l] copies of letter l.
// This is the Size of NewMultiset(counts). The second result is false if the number exceeds limit, which must
// be at most 1<<31-1.
func Arrangements(counts []int, limit int) (int, bool) {
	size, placed := int64(1), int64(0)
	for _, c := range counts {
		for i := int64(1); i <= int64(c); i++ {
			placed++

			// The division leaves no remainder, because the result is a multinomial coefficient.
			size = size * placed / i
			if size > int64(limit) {
				return 0, false
			}
		}
	}
	return int(size), true
}

// fill computes the table m.before for every remainder, smaller remainders first. The number of
// arrangements that begin with letter l is the number of arrangements of the letters that remain.
func (m *Multiset) fill(counts []int) {
	total := make([]int32, len(m.before)/m.kinds) // the number of arrangements of each remainder
	total[0] = 1
	for r := 1; r < len(total); r++ {
		// When the loop reaches letter l, total[r] is the number of arrangements that begin with a smaller
		// letter than l. This is the term of l.
		for l, c := range counts {
			m.before[r*m.kinds+l] = total[r]
			if radix := m.step[l] / m.kinds; r/radix%(c+1) > 0 {
				total[r] += total[r-radix]
			}
		}
	}
}

// Size returns the number of arrangements.
func (m *Multiset) Size() int { return m.size }
