package text

// sortSuffixes returns the start positions of the suffixes of s in lexicographic order, found with the
// algorithm SA-IS. The elements of s are letters: numbers from 0 to letters-1.
//
// A suffix is small (S-type) if it is less than the suffix that starts one place later, and large (L-type)
// otherwise. A minimum (LMS suffix) is a small suffix that starts one place after a large one. It is called a
// minimum because it is less than the suffixes that start one place before and after it. The order of the
// minima determines the order of all suffixes.
//
// Cost: O(n + letters).
// Tested: by the tests of SuffixArray. Source: Nong, Zhang and Chan 2009.
func sortSuffixes[T uint8 | int32](s []T, letters int) []int32 {
	var minima []int32 // from left to right
	small := false
	for i := len(s) - 2; i >= 0; i-- {
		if s[i] > s[i+1] && small {
			minima = append(minima, int32(i+1))
		}
		small = s[i] < s[i+1] || s[i] == s[i+1] && small
	}
	for i, j := 0, len(minima)-1; i < j; i, j = i+1, j-1 {
		minima[i], minima[j] = minima[j], minima[i]
	}

	starts := make([]int32, letters+1) // suffixes that begin with c are in order[starts[c]:starts[c+1]]
	for _, c := range s {
		starts[int(c)+1]++
	}
	for c := 1; c <= letters; c++ {
		starts[c] += starts[c-1]
	}

	// Call induce with the unsorted minima. This sorts them, but only by their letters up to the next
	// minimum.
	order := make([]int32, len(s))
	sorted := induce(s, starts, minima, order)
	if len(minima) < 2 {
		return order
	}

	// Number the minima in this order, so that minima with the same letters up to the next minimum get equal
	// numbers. Write the numbers from left to right in one list. The order of the suffixes of this list is
	// the order of the minima.
	numbers, count := numberMinima(s, minima, sorted)
	for k, i := range sortSuffixes(numbers, count) {
		sorted[k] = minima[i]
	}
	induce(s, starts, sorted, order)
	return order
}

// induce fills the slice order: each suffix i that is already placed determines the place of suffix i-1. It
// returns the minima, sorted by their places in the slice order.
func induce[T uint8 | int32](s []T, starts, minima, order []int32) []int32 {
	n := len(s)
	if n == 0 {
		return nil
	}
	for k := range order {
		order[k] = -1
	}

	// The minima go to the ends of the ranges of their first letters.
	next := append([]int32(nil), starts[1:]...)
	for k := len(minima) - 1; k >= 0; k-- {
		c := s[minima[k]]
		next[c]--
		order[next[c]] = minima[k]
	}

	// Place the large suffixes, from the least to the greatest. The last suffix is large, because the empty
	// suffix after it is less. It must be placed first, because no other suffix determines its place.
	copy(next, starts)
	order[next[s[n-1]]] = int32(n - 1)
	next[s[n-1]]++
	for k := range order {
		i := order[k] - 1
		if i >= 0 && s[i] >= s[i+1] {
			c := s[i]
			order[next[c]] = i
			next[c]++
		}
	}

	// Place the small suffixes, from the greatest to the least. They overwrite the minima. If suffixes i and
	// i+1 have the same first letter c, both are small or both are large. Suffix i+1 is at place k, so it is
	// small if next[c] <= k.
	copy(next, starts[1:])
	for k := n - 1; k >= 0; k-- {
		i := order[k] - 1
		if i >= 0 && (s[i] < s[i+1] || s[i] == s[i+1] && int(next[s[i]]) <= k) {
			c := s[i]
			next[c]--
			order[next[c]] = i
		}
	}

	sorted := make([]int32, 0, len(minima))
	for k, i := range order {
		if i > 0 && s[i-1] > s[i] && int(next[s[i]]) <= k {
			sorted = append(sorted, i)
		}
	}
	return sorted
}

// numberMinima returns a number for each minimum, from left to right. Two minima get equal numbers if their
// letters up to the next minimum are equal. Otherwise the minimum that comes first in the slice sorted gets
// the smaller number.
func numberMinima[T uint8 | int32](s []T, minima, sorted []int32) (numbers []int32, count int) {
	index := make([]int32, len(s)/2+1) // index[i/2] is the index of minimum i in minima: i and i+1 are never both minima
	for k, i := range minima {
		index[i/2] = int32(k)
	}
	numbers = make([]int32, len(minima))
	for k, i := range sorted {
		if k == 0 || !sameLetters(s, minima, index[sorted[k-1]/2], index[i/2]) {
			count++
		}
		numbers[index[i/2]] = int32(count - 1)
	}
	return numbers, count
}

// sameLetters reports whether the letters from minima[j] to minima[j+1] equal the letters from minima[k] to
// minima[k+1].
func sameLetters[T uint8 | int32](s []T, minima []int32, j, k int32) bool {
	if int(j)+1 == len(minima) || int(k)+1 == len(minima) || minima[j+1]-minima[j] != minima[k+1]-minima[k] {
		return false
	}
	other := s[minima[k]:]
	for i, c := range s[minima[j] : minima[j+1]+1] {
		if c != other[i] {
			return false
		}
	}
	return true
}
