package perm

import "fmt"

// The permutations of 0..3 are numbered from 0 to 23 in lexicographic order.
func ExampleRank() {
	p := make([]uint8, 4)
	Unrank(23, p)
	fmt.Println(p, Rank([]uint8{0, 1, 3, 2}))
	// Output: [3 2 1 0] 1
}

// The example prints the inverse of p, and the permutation that applies q and then p.
func ExampleCompose() {
	p, q := []uint8{1, 2, 0}, []uint8{0, 2, 1}
	fmt.Println(Inverse(p), Compose(p, q))
	// Output: [2 0 1] [1 0 2]
}

// Two letters 0 and one letter 1 have three arrangements; the second is 0 1 0.
func ExampleMultiset() {
	set := NewMultiset([]int{2, 1})
	a := set.Arrangement()
	a.Unrank(1)
	fmt.Println(set.Size(), a.Letters, a.RankSwapped(1, 2))
	// Output: 3 [0 1 0] 0
}

// Ten letters of three kinds (2, 3 and 5 copies) have 2520 arrangements.
func ExampleArrangements() {
	fmt.Println(Arrangements([]int{2, 3, 5}, 10000))
	fmt.Println(Arrangements([]int{2, 3, 5}, 2000))
	// Output:
	// 2520 true
	// 0 false
}
