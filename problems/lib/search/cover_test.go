package search_test

import (
	"math/bits"
	"math/rand"
	"testing"

	"oj/problems/lib/search"
)

// TestCover uses random families of sets. Cover must return a valid cover if one exists, and nil otherwise.
// The oracle tries all choices of sets.
func TestCover(t *testing.T) {
	for seed := int64(0); seed < 400; seed++ {
		r := rand.New(rand.NewSource(seed))
		n, count := r.Intn(7), r.Intn(9)
		sets := make([][]int32, count)
		masks := make([]int, count)
		for i := range sets {
			for e := 0; e < n; e++ {
				if r.Intn(3) == 0 {
					sets[i] = append(sets[i], int32(e))
					masks[i] |= 1 << e
				}
			}
		}
		covers := func(choice int) bool {
			all := 0
			for i, mask := range masks {
				if choice>>i&1 == 1 {
					all |= mask
				}
			}
			return all == 1<<n-1
		}

		// accept rejects a choice only if it contains a forbidden set. So an accepted cover is still accepted
		// after its superfluous sets are removed. This matters because Cover does not try covers with
		// superfluous sets.
		forbidden := r.Intn(1 << count)
		accepted := func(choice int) bool { return choice&forbidden == 0 }
		for most := 0; most <= count; most++ {
			want := false
			for choice := 0; choice < 1<<count; choice++ {
				want = want || bits.OnesCount(uint(choice)) <= most && covers(choice) && accepted(choice)
			}
			found := false
			got := search.Cover(n, sets, most, func(chosen []int) bool {
				choice := 0
				for _, i := range chosen {
					choice |= 1 << i
				}
				if len(chosen) > most || bits.OnesCount(uint(choice)) != len(chosen) || !covers(choice) {
					t.Fatalf("seed %d: accept was called with %v, want at most %d distinct sets that cover %d elements", seed, chosen, most, n)
				}
				found = found || accepted(choice)
				return accepted(choice)
			})
			if found != want || got == nil == found && n > 0 {
				t.Fatalf("seed %d: Cover returned %v with at most %d of the sets %v; want a cover: %v", seed, got, most, sets, want)
			}
		}
	}
}
