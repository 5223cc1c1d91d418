package seq

import (
	"fmt"
	"math"
	"math/rand"
	"testing"
)

// weights returns all sequences of at most five weights that are 0, 1 or 3, and longer random sequences of at
// most 30 weights.
func weights() (list [][]int) {
	list = [][]int{{}}
	for first := 0; len(list[first]) < 5; first++ {
		for _, w := range []int{0, 1, 3} {
			list = append(list, append(append([]int(nil), list[first]...), w))
		}
	}
	random := rand.New(rand.NewSource(3))
	for n := 6; n <= 30; n++ {
		w := make([]int, n)
		for i := range w {
			w[i] = random.Intn(1 + random.Intn(1000))
		}
		list = append(list, w)
	}
	return list
}

func rangeSums(weights []int) func(l, r int) int {
	sums := make([]int, len(weights)+1)
	for i, w := range weights {
		sums[i+1] = sums[i] + w
	}
	return func(l, r int) int { return sums[r] - sums[l] }
}

func TestKnuthSplits(t *testing.T) {
	for _, w := range weights() {
		n := len(w)
		sum := rangeSums(w)
		for _, cost := range []func(l, r int) int{sum, func(l, r int) int { return sum(l, r) * sum(l, r) }} {
			got := KnuthSplits(n, cost)
			want := make([][]int, n+1)
			for l := n; l >= 0; l-- {
				want[l] = make([]int, n+1)
				for r := l + 2; r <= n; r++ {
					want[l][r] = math.MaxInt
					for m := l + 1; m < r; m++ {
						want[l][r] = min(want[l][r], want[l][m]+want[m][r]+cost(l, r))
					}
				}
				for r := l; r <= n; r++ {
					if got[l][r] != want[l][r] {
						t.Fatalf("weights %v: [%d, %d) costs %d, want %d", w, l, r, got[l][r], want[l][r])
					}
				}
			}
		}
	}
}

func TestDivideLayer(t *testing.T) {
	for _, w := range weights() {
		n := len(w)
		sum := rangeSums(w)
		costs := []func(l, r int) int{
			func(l, r int) int { return sum(l, r) * sum(l, r) },
			func(l, r int) int { return (r - l) * sum(l, r) },
			func(l, r int) int { return 0 },
		}
		for _, cost := range costs {
			layer := make([]int, n+1)
			for l := 1; l <= n; l++ {
				layer[l] = Unreached
			}
			for k := 1; k <= 5; k++ {
				got := DivideLayer(layer, cost)
				for r := range got {
					want := Unreached
					for l := range r {
						if layer[l] < Unreached {
							want = min(want, layer[l]+cost(l, r))
						}
					}
					if got[r] != want {
						t.Fatalf("weights %v, %d groups: the first %d elements cost %d, want %d", w, k, r, got[r], want)
					}
				}
				layer = got
			}
		}
	}
}

// TestDivideLayerCalls checks that the number of calls of cost is almost linear. It tries three cost
// functions. The best start of the last group is always the smallest possible start with the first function,
// the greatest possible start with the second function, and in the middle with the third function.
func TestDivideLayerCalls(t *testing.T) {
	const n = 1 << 12
	before := make([]int, n+1)
	for name, cost := range map[string]func(l, r int) int{
		"first":  func(l, r int) int { return 0 },
		"last":   func(l, r int) int { return (r - l) * (r - l) },
		"middle": func(l, r int) int { return (r-2*l)*(r-2*l) + 4*n*n },
	} {
		calls := 0
		DivideLayer(before, func(l, r int) int {
			calls++
			return cost(l, r)
		})
		if calls > 3*n*12 {
			t.Errorf("%s: %d calls of cost are too many", name, calls)
		}
	}
}

func TestLowest(t *testing.T) {
	for lo := -3; lo <= 3; lo++ {
		for falling := range 5 {
			for constant := range 4 {
				for rising := range 5 {
					hi := lo + falling + constant + rising + 1
					left, right := lo+falling, lo+falling+constant
					f := func(x int) int {
						if x < lo || x >= hi {
							t.Fatalf("Lowest(%d, %d) calls f(%d), which is outside the range", lo, hi, x)
						}
						return max(left-x, 0, x-right)
					}
					if got := Lowest(lo, hi, f); got != left {
						t.Fatalf("Lowest(%d, %d) = %d, want %d", lo, hi, got, left)
					}
				}
			}
		}
	}
	if got := Lowest(math.MinInt, math.MaxInt, func(x int) int { return max(x, -(x + 1)) }); got != -1 {
		t.Errorf("Lowest of all ints = %d", got)
	}
}

func TestGoldenSection(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	for range 1000 {
		lo := random.NormFloat64() * 100
		hi := lo + random.Float64()*1000
		lowest := lo + (hi-lo)*float64(random.Intn(11))/10
		if got := GoldenSection(lo, hi, 60, func(x float64) float64 { return math.Abs(x - lowest) }); math.Abs(got-lowest) > 1e-8 {
			t.Fatalf("[%g, %g]: %g, want %g", lo, hi, got, lowest)
		}
		if got := GoldenSection(lo, hi, 60, func(x float64) float64 { return (x-lowest)*(x-lowest) + 7 }); math.Abs(got-lowest) > 1e-5 {
			t.Fatalf("[%g, %g]: %g, want %g", lo, hi, got, lowest)
		}
	}
}

func ExampleKnuthSplits() {
	// The example computes the least cost of joining all heaps of stones into one, if only neighbouring heaps
	// can be joined. Joining two heaps costs the number of their stones.
	stones := []int{4, 1, 1, 3}
	sums := []int{0}
	for i, s := range stones {
		sums = append(sums, sums[i]+s)
	}
	least := KnuthSplits(len(stones), func(l, r int) int { return sums[r] - sums[l] })
	fmt.Println(least[0][len(stones)])
	// Output: 16
}

func ExampleDivideLayer() {
	// The example cuts the sequence 3, 1, 1, 4 into two parts of least total cost. The cost of a part is the
	// square of its sum.
	sums := []int{0, 3, 4, 5, 9}
	layer := []int{0, Unreached, Unreached, Unreached, Unreached}
	for part := 1; part <= 2; part++ {
		layer = DivideLayer(layer, func(l, r int) int { return (sums[r] - sums[l]) * (sums[r] - sums[l]) })
	}
	fmt.Println(layer[4])
	// Output: 41
}

func ExampleLowest() {
	fmt.Println(Lowest(-100, 100, func(x int) int { return x*x - 14*x }))
	// Output: 7
}

func ExampleGoldenSection() {
	fmt.Printf("%.4f\n", GoldenSection(0, 10, 50, func(x float64) float64 { return (x - 2.5) * (x - 2.5) }))
	// Output: 2.5000
}
