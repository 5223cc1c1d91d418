package ordered

import (
	"fmt"
	"math"
	"math/rand"
	"sort"
	"testing"
)

func TestXorTrie(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	for _, bits := range []int{0, 1, 2, 3, 5, 62, 63} {
		// most is 2^bits - 1. With few bits all numbers occur often, with many bits the highest bits are used, too.
		most := int(uint64(1)<<bits - 1)
		number := func() int {
			if random.Intn(4) == 0 {
				return most - random.Intn(min(most, 5)+1)
			}
			return random.Int() & most >> uint(random.Intn(max(1, bits)))
		}

		trie := NewXorTrie(bits)
		var list []int
		for range 400 {
			x, y := number(), number()
			if len(list) > 0 && random.Intn(2) == 0 {
				x = list[random.Intn(len(list))]
			}
			if random.Intn(3) > 0 {
				trie.Add(x)
				list = append(list, x)
			} else {
				at := -1
				for i, other := range list {
					if other == x {
						at = i
					}
				}
				if got := trie.Remove(x); got != (at >= 0) {
					t.Fatalf("Remove(%d) from %v: %t", x, list, got)
				}
				if at >= 0 {
					list = append(list[:at], list[at+1:]...)
				}
			}

			sort.Slice(list, func(i, j int) bool { return list[i]^y < list[j]^y })
			if trie.Len() != len(list) {
				t.Fatalf("%d elements, want %d", trie.Len(), len(list))
			}
			for k := -1; k <= len(list); k++ {
				isInside := k >= 0 && k < len(list)
				if got, ok := trie.KthXor(y, k); ok != isInside || ok && got != list[k] {
					t.Fatalf("KthXor(%d, %d) of %v: %d, %t", y, k, list, got, ok)
				}
			}
			least, ok1 := trie.MinXor(y)
			greatest, ok2 := trie.MaxXor(y)
			if ok1 != (len(list) > 0) || ok2 != ok1 || ok1 && (least != list[0] || greatest != list[len(list)-1]) {
				t.Fatalf("MinXor and MaxXor of %d in %v: %d, %d", y, list, least, greatest)
			}

			for _, bound := range []int{0, 1, number(), most, math.MaxInt} {
				want := 0
				for _, other := range list {
					if other^y < bound {
						want++
					}
				}
				if got := trie.LessXor(y, bound); got != want {
					t.Fatalf("LessXor(%d, %d) of %v: %d, want %d", y, bound, list, got, want)
				}
			}
			want := 0
			for _, other := range list {
				if other == y {
					want++
				}
			}
			if got := trie.Count(y); got != want {
				t.Fatalf("%d occurs %d times in %v, want %d", y, got, list, want)
			}
		}
	}
}

// Which two of the numbers have the greatest xor?
func ExampleXorTrie() {
	trie := NewXorTrie(5)
	best := 0
	for _, x := range []int{3, 10, 5, 25, 2, 8} {
		if y, ok := trie.MaxXor(x); ok {
			if x^y > best {
				best = x ^ y
			}
		}
		trie.Add(x)
	}
	fmt.Println(best, trie.LessXor(8, 3)) // 8 and 10 differ from 8 by less than 3
	// Output: 28 2
}
