package seq

import (
	"fmt"
	"math"
	"math/rand"
	"reflect"
	"sort"
	"testing"
)

// sequences lists all sequences of at most seven values that are -1, 0 or 2, some longer random sequences,
// and a sequence with the least and the greatest int.
func sequences() (list [][]int) {
	list = [][]int{{}}
	for first := 0; len(list[first]) < 7; first++ {
		for _, v := range []int{-1, 0, 2} {
			longer := append(append([]int(nil), list[first]...), v)
			list = append(list, longer)
		}
	}
	random := rand.New(rand.NewSource(6))
	for n := 8; n <= 14; n++ {
		values := make([]int, n)
		for i := range values {
			values[i] = random.Intn(20) - 10
		}
		list = append(list, values)
	}
	return append(list, []int{math.MinInt, math.MaxInt, 0, math.MinInt})
}

func TestWindowMin(t *testing.T) {
	for _, values := range sequences() {
		for k := 1; k <= len(values); k++ {
			var want []int
			for i := 0; i+k <= len(values); i++ {
				window := append([]int(nil), values[i:i+k]...)
				sort.Ints(window)
				want = append(want, window[0])
			}
			if got := WindowMin(values, k); !reflect.DeepEqual(got, want) {
				t.Fatalf("values %v, window %d: minima %v, want %v", values, k, got, want)
			}
		}
	}
}

func TestInversions(t *testing.T) {
	for _, values := range sequences() {
		want := 0
		for j := range values {
			for i := 0; i < j; i++ {
				if values[i] > values[j] {
					want++
				}
			}
		}
		if got := Inversions(values); got != want {
			t.Fatalf("%v: %d, want %d", values, got, want)
		}
	}
}

func TestLIS(t *testing.T) {
	for _, values := range sequences() {
		longest := 0
		for set := 0; set < 1<<len(values); set++ {
			last, length := -1, 0
			for i, v := range values {
				if set>>i&1 == 0 {
					continue
				}
				if last >= 0 && values[last] >= v {
					length = -1
					break
				}
				last = i
				length++
			}
			if length > longest {
				longest = length
			}
		}

		got := LIS(values)
		for k := 1; k < len(got); k++ {
			if got[k-1] >= got[k] || values[got[k-1]] >= values[got[k]] {
				t.Fatalf("%v: positions %v do not ascend", values, got)
			}
		}
		if len(got) != longest {
			t.Fatalf("values %v: positions %v, want %d positions", values, got, longest)
		}
	}
}

func TestCompress(t *testing.T) {
	for _, values := range sequences() {
		rank, sorted := Compress(values)
		seen := make(map[int]bool)
		for i, v := range values {
			seen[v] = true
			if sorted[rank[i]] != v {
				t.Fatalf("%v: ranks %v do not fit the sorted values %v", values, rank, sorted)
			}
		}
		if len(sorted) != len(seen) || !sort.IntsAreSorted(sorted) {
			t.Fatalf("%v: the list %v is not sorted, or contains a value twice", values, sorted)
		}
	}
}

func TestFirstTrue(t *testing.T) {
	for lo := -5; lo <= 5; lo++ {
		for hi := lo; hi <= 5; hi++ {
			for first := lo; first <= hi; first++ {
				ok := func(x int) bool {
					if x < lo || x >= hi {
						t.Fatalf("FirstTrue(%d, %d) calls ok(%d), which is outside the range", lo, hi, x)
					}
					return x >= first
				}
				if got := FirstTrue(lo, hi, ok); got != first {
					t.Fatalf("FirstTrue(%d, %d) = %d, want %d", lo, hi, got, first)
				}
			}
		}
	}
	for _, first := range []int{math.MinInt, -1, 0, 12345, math.MaxInt} {
		if got := FirstTrue(math.MinInt, math.MaxInt, func(x int) bool { return x >= first }); got != first {
			t.Errorf("FirstTrue of all ints = %d, want %d", got, first)
		}
	}
}

func ExampleWindowMin() {
	fmt.Println(WindowMin([]int{4, 2, 5, 3, 1}, 3))
	// Output: [2 2 1]
}

func ExampleInversions() {
	fmt.Println(Inversions([]int{3, 1, 2}))
	// Output: 2
}

func ExampleLIS() {
	values := []int{4, 1, 3, 2, 5}
	for _, i := range LIS(values) {
		fmt.Print(values[i], " ")
	}
	// Output: 1 2 5
}

func ExampleCompress() {
	fmt.Println(Compress([]int{70, -5, 70, 12}))
	// Output: [2 0 2 1] [-5 12 70]
}

// The example finds the smallest number whose square is at least 50.
func ExampleFirstTrue() {
	fmt.Println(FirstTrue(0, 100, func(x int) bool { return x*x >= 50 }))
	// Output: 8
}
