package perm

// An Arrangement contains all letters of a Multiset in some order. SetLetters and Unrank change the order.
type Arrangement struct {
	Letters []uint8 // 0..kinds-1 at places 0..length-1
	Rank    int
	set     *Multiset
	left    []int   // left[i] encodes how many copies of each letter are at place i or later (see Multiset)
	sum     []int32 // sum[i] counts the smaller arrangements whose first difference from this one is before place i
}

// Arrangement returns the arrangement with number 0: all letters in ascending order.
func (m *Multiset) Arrangement() *Arrangement {
	a := &Arrangement{set: m, Letters: make([]uint8, m.length), left: make([]int, m.length+1), sum: make([]int32, m.length+1)}
	a.Unrank(0)
	return a
}

// SetLetters copies the letters to a. The letters must be an arrangement of the Multiset.
func (a *Arrangement) SetLetters(letters []uint8) {
	m, left := a.set, a.set.whole
	copy(a.Letters, letters)

	// At each place, add the number of smaller arrangements that differ from this one for the first time
	// there. Then remove the letter at this place from the remaining letters.
	for i, l := range a.Letters {
		a.left[i] = left
		a.sum[i+1] = a.sum[i] + m.before[left+int(l)]
		left -= m.step[l]
	}
	a.Rank = int(a.sum[m.length])
}

// Unrank turns a into the arrangement with the given number, from 0 to Size-1.
func (a *Arrangement) Unrank(rank int) {
	m, left := a.set, a.set.whole
	a.Rank = rank
	for i := range a.Letters {
		// m.before[left+l] counts the arrangements of the remaining letters that begin with a smaller letter
		// than l. The next letter is the largest l for which this count is at most rest. It is never a letter
		// without remaining copies, because the letter after such a letter has the same count.
		rest := int32(rank) - a.sum[i]
		l := m.kinds - 1
		for m.before[left+l] > rest {
			l--
		}
		a.Letters[i] = uint8(l)
		a.left[i] = left
		a.sum[i+1] = a.sum[i] + m.before[left+l]
		left -= m.step[l]
	}
}

// RankSwapped returns the number of the arrangement after exchanging the letters at places i < j. It does not
// change a.
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
