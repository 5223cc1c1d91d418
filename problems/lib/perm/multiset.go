package perm

import "fmt"

// A Multiset numbers the arrangements of letters of which some are equal, in lexicographic order from 0.
//
// How: the number of an arrangement is, summed over its places, how many arrangements share everything left of the
// place and have a smaller letter in it. That depends only on the letter and on how many of each kind are left, so
// one table, small enough for the first cache, holds every summand.
// Cost: ranking takes one table look-up a place; exchanging two letters changes only the summands from the one
// place to the other.
// Tested: against counting through all arrangements in order, and every exchange against ranking anew.
type Multiset struct {
	kinds  int
	length int
	size   int
	// A remainder, how many of each kind are left, is a number in mixed radix times kinds: step[l] less when one
	// letter l is taken, whole at the beginning. before[remainder+l] is the summand of letter l in the first place.
	step   []int
	whole  int
	before []int32
}

// An Arrangement is one of the arrangements of a Multiset, ready to be changed.
type Arrangement struct {
	Letters []uint8 // 0..kinds-1 at places 0..length-1
	Rank    int
	set     *Multiset
	left    []int   // left[i] is the remainder at place i
	sum     []int32 // sum[i] is the total of the summands left of place i
}

// NewMultiset takes how many there are of each letter 0, 1, ..., each at least 0. It panics if they have more than
// 1<<31-1 arrangements: see Arrangements.
// Cost: time and memory in proportion to the product of all counts plus 1, times their number.
func NewMultiset(counts []int) *Multiset {
	size, ok := Arrangements(counts, 1<<31-1)
	if !ok {
		panic(fmt.Sprintf("perm: letters %v have too many arrangements", counts))
	}
	m := &Multiset{kinds: len(counts), size: size}

	// A count from 0 to c is a digit, so the radix is c+1.
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

// Arrangements returns the number of distinct orders of a multiset of letters. The multiset has counts[l] copies of
// letter l. If the number exceeds limit, Arrangements returns false. limit is at most 1<<31-1.
func Arrangements(counts []int, limit int) (int, bool) {
	size, placed := int64(1), int64(0)
	for _, c := range counts {
		for i := int64(1); i <= int64(c); i++ {
			placed++
			size = size * placed / i // times placed over i: exact, since the product so far is a multinomial
			if size > int64(limit) {
				return 0, false
			}
		}
	}
	return int(size), true
}

// fill computes before for every remainder, smaller remainders first. If letter l comes first, the number of
// arrangements is that of the remainder without one l.
func (m *Multiset) fill(counts []int) {
	total := make([]int32, len(m.before)/m.kinds) // of each remainder
	total[0] = 1
	for r := 1; r < len(total); r++ {
		// The arrangements that begin with smaller letters have been added when letter l comes.
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

// Arrangement returns the arrangement that is numbered 0: all letters in order.
func (m *Multiset) Arrangement() *Arrangement {
	a := &Arrangement{set: m, Letters: make([]uint8, m.length), left: make([]int, m.length+1), sum: make([]int32, m.length+1)}
	a.Unrank(0)
	return a
}

// SetLetters takes the letters from a slice that holds as many of each kind as the Multiset.
func (a *Arrangement) SetLetters(letters []uint8) {
	m, left := a.set, a.set.whole
	copy(a.Letters, letters)

	// Each letter adds its summand and leaves the remainder without it.
	for i, l := range a.Letters {
		a.left[i] = left
		a.sum[i+1] = a.sum[i] + m.before[left+int(l)]
		left -= m.step[l]
	}
	a.Rank = int(a.sum[m.length])
}

// Unrank turns a into the arrangement with this number, from 0 to Size-1.
func (a *Arrangement) Unrank(rank int) {
	m, left := a.set, a.set.whole
	a.Rank = rank
	for i := range a.Letters {
		// The letter is the largest one whose summand is not too large.
		rest := int32(rank) - a.sum[i]
		l := m.kinds - 1
		for m.before[left+l] > rest { // this stops at a letter that is left: of the others none counts an arrangement
			l--
		}
		a.Letters[i] = uint8(l)
		a.left[i] = left
		a.sum[i+1] = a.sum[i] + m.before[left+l]
		left -= m.step[l]
	}
}

// RankSwapped returns the number of the arrangement that a becomes when the letters at places i < j are exchanged.
// Cost: one table look-up for each place from i to j.
func (a *Arrangement) RankSwapped(i, j int) int {
	m, left := a.set, a.left[i]
	first, last := a.Letters[j], a.Letters[i]
	sum := m.before[left+int(first)]
	left -= m.step[first]
	for _, l := range a.Letters[i+1 : j] {
		sum += m.before[left+int(l)]
		left -= m.step[l]
	}
	sum += m.before[left+int(last)]
	return a.Rank + int(sum-(a.sum[j+1]-a.sum[i]))
}
