package pattern

import (
	"fmt"
	"sort"
	"strconv"
)

// The example computes the greatest total value of items whose total weight is at most capacity. The loop
// over c goes downwards, so that best[c-w] does not contain item i yet, and each item is taken at most once.
// If the loop went upwards, each item could be taken any number of times.
func Example_knapsack() {
	weights, values, capacity := []int{3, 4, 5}, []int{30, 50, 60}, 8

	best := make([]int, capacity+1)
	for i, w := range weights {
		for c := capacity; c >= w; c-- {
			if with := best[c-w] + values[i]; with > best[c] {
				best[c] = with
			}
		}
	}
	fmt.Println(best[capacity])
	// Output: 90
}

// Which of the sums 0, 1, ..., most can be made from the given numbers, if each is added at most once? The
// loop over sum goes downwards, so that reachable[sum-n] is still the answer without n.
func Example_subsetSums() {
	numbers, most := []int{3, 5, 9}, 12

	reachable := make([]bool, most+1)
	reachable[0] = true
	for _, n := range numbers {
		for sum := most; sum >= n; sum-- {
			reachable[sum] = reachable[sum] || reachable[sum-n]
		}
	}
	for sum, ok := range reachable {
		if ok {
			fmt.Print(sum, " ")
		}
	}
	// Output: 0 3 5 8 9 12
}

// In how many ways do coins add up to each amount? Coins in a different order do not count as a different
// way, because the outer loop runs over the coins. For the fewest coins, use a slice fewest instead of ways:
// the new fewest[amount] is the minimum of fewest[amount] and fewest[amount-coin]+1.
func Example_coinChange() {
	coins, most := []int{1, 5, 10}, 20

	ways := make([]int, most+1)
	ways[0] = 1
	for _, coin := range coins {
		for amount := coin; amount <= most; amount++ {
			ways[amount] += ways[amount-coin]
		}
	}
	fmt.Println(ways[10], ways[20])
	// Output: 4 9
}

// How many numbers below limit have a digit sum that is divisible by m?
func Example_digits() {
	limit, m := 100, 7

	// The loop reads limit digit by digit. free[r] counts the numbers (leading zeros allowed) that are as
	// long as the part of limit read so far, are less than this part and have the digit sum r modulo m. The
	// variable edge is the digit sum of this part itself, modulo m.
	free := make([]int, m)
	edge := 0
	for _, digit := range strconv.Itoa(limit) {
		next := make([]int, m)
		for d := 0; d <= 9; d++ {
			for sum, count := range free {
				next[(sum+d)%m] += count
			}
			if d < int(digit-'0') {
				next[(edge+d)%m]++
			}
		}
		free, edge = next, (edge+int(digit-'0'))%m
	}
	fmt.Println(free[0])
	// Output: 14
}

// The example lists all subsets of a set of bits, the set itself first and the empty set last. If you do this
// for each of the 2^n sets of n bits, it takes 3^n steps in total.
func Example_subsets() {
	set := 0b1101

	for s := set; ; s = (s - 1) & set {
		fmt.Printf("%b ", s)
		if s == 0 {
			break
		}
	}
	// Output: 1101 1100 1001 1000 101 100 1 0
}

// The shortest round trip through all n <= 20 places: best[visited][v] is the length of a shortest path from place
// 0 through the visited places to v.
func Example_salesman() {
	distance := [][]int{{0, 1, 9, 4}, {1, 0, 2, 9}, {9, 2, 0, 3}, {4, 9, 3, 0}}
	n := len(distance)
	const unreached = 1 << 60

	best := make([][]int, 1<<n)
	for visited := range best {
		best[visited] = make([]int, n)
		for v := range best[visited] {
			best[visited][v] = unreached
		}
	}
	best[1][0] = 0
	for visited := range best {
		for v, way := range best[visited] {
			for to := 0; to < n && way < unreached; to++ {
				with := visited | 1<<to
				if with != visited && way+distance[v][to] < best[with][to] {
					best[with][to] = way + distance[v][to]
				}
			}
		}
	}

	shortest := unreached
	for v, way := range best[1<<n-1] {
		if way+distance[v][0] < shortest {
			shortest = way + distance[v][0]
		}
	}
	fmt.Println(shortest)
	// Output: 10
}

// The example computes the greatest sum of a contiguous range of at least one element.
func Example_maximumSubarray() {
	numbers := []int{3, -5, 4, -1, 2, -6, 1}

	best, ending := numbers[0], 0
	for _, n := range numbers {
		// Here ending is the greatest sum of a range that ends just before the element n. If this sum is
		// negative, begin a new range at n.
		if ending < 0 {
			ending = 0
		}
		ending += n
		if ending > best {
			best = ending
		}
	}
	fmt.Println(best)
	// Output: 5
}

// Sums of ranges of numbers that do not change: sums[r] - sums[l] is the sum of numbers[l:r].
func Example_prefixSums() {
	numbers := []int{3, -5, 4, -1}

	sums := make([]int, len(numbers)+1)
	for i, n := range numbers {
		sums[i+1] = sums[i] + n
	}
	fmt.Println(sums[3]-sums[1], sums[4]-sums[0])
	// Output: -1 1
}

// The length of the longest contiguous range whose sum is at most limit. The numbers must not be negative.
// Both ends of the range only move to the right.
func Example_twoPointers() {
	numbers, limit := []int{4, 1, 2, 1, 5, 1}, 5

	longest, left, sum := 0, 0, 0
	for i, n := range numbers {
		sum += n
		for sum > limit {
			sum -= numbers[left]
			left++
		}
		if length := i + 1 - left; length > longest {
			longest = length
		}
	}
	fmt.Println(longest)
	// Output: 3
}

// For each element, the position of the nearest smaller element on its left, or -1 if there is none. The
// positions that can still be an answer are a stack: each of them, nearest[left], is below the position left.
func Example_nearestSmaller() {
	heights := []int{2, 1, 5, 6, 2, 3}

	nearest := make([]int, len(heights))
	for i, h := range heights {
		left := i - 1
		for left >= 0 && heights[left] >= h {
			left = nearest[left]
		}
		nearest[i] = left
	}
	fmt.Println(nearest)
	// Output: [-1 -1 1 2 1 4]
}

// The next permutation in lexicographic order. Elements may be equal. ok is false after the last permutation.
func Example_nextPermutation() {
	next := func(p []int) (ok bool) {
		i := len(p) - 2
		for i >= 0 && p[i] >= p[i+1] {
			i--
		}
		if i < 0 {
			return false
		}

		j := len(p) - 1
		for p[j] <= p[i] {
			j--
		}
		p[i], p[j] = p[j], p[i]
		for l, r := i+1, len(p)-1; l < r; l, r = l+1, r-1 {
			p[l], p[r] = p[r], p[l]
		}
		return true
	}

	p := []int{1, 1, 2}
	for ok := true; ok; ok = next(p) {
		fmt.Print(p)
	}
	// Output: [1 1 2][1 2 1][2 1 1]
}

// Grundy numbers of a heap from which a player takes 1, 3 or 4 stones. The player to move wins a game with
// several heaps if and only if the xor of their Grundy numbers is not 0.
func Example_grundy() {
	moves, most := []int{1, 3, 4}, 10

	grundy := make([]int, most+1)
	for heap := range grundy {
		reached := make(map[int]bool)
		for _, m := range moves {
			if m <= heap {
				reached[grundy[heap-m]] = true
			}
		}

		// The Grundy number of the heap is the least number >= 0 that differs from the Grundy numbers of all
		// heaps reachable in one move.
		for reached[grundy[heap]] {
			grundy[heap]++
		}
	}
	fmt.Println(grundy, grundy[5]^grundy[6] != 0)
	// Output: [0 1 0 1 2 3 2 0 1 0 1] true
}

// The greatest number of intervals [start, end) that do not overlap. Among the intervals that fit, always
// take the one that ends first.
func Example_activities() {
	intervals := [][2]int{{1, 4}, {3, 5}, {0, 6}, {4, 7}, {8, 9}}

	sort.Slice(intervals, func(i, j int) bool { return intervals[i][1] < intervals[j][1] })
	taken, free := 0, intervals[0][0]
	for _, in := range intervals {
		if taken == 0 || in[0] >= free {
			taken++
			free = in[1]
		}
	}
	fmt.Println(taken)
	// Output: 3
}

// The least number of multiplications for a product of matrices, where matrix i has size[i] rows and
// size[i+1] columns. least[l][r] is the least number for the matrices l to r-1. Shorter ranges are computed
// before longer ones.
func Example_matrixChain() {
	size := []int{10, 30, 5, 60}
	n := len(size) - 1

	least := make([][]int, n+1)
	for l := range least {
		least[l] = make([]int, n+1)
	}
	for length := 2; length <= n; length++ {
		for l := 0; l+length <= n; l++ {
			r := l + length
			least[l][r] = 1 << 60
			for middle := l + 1; middle < r; middle++ {
				cost := least[l][middle] + least[middle][r] + size[l]*size[middle]*size[r]
				if cost < least[l][r] {
					least[l][r] = cost
				}
			}
		}
	}
	fmt.Println(least[0][n])
	// Output: 4500
}

// Sums of submatrices of a matrix that does not change: sums[i][j] is the sum of the elements in the first i
// rows and the first j columns.
func Example_submatrixSums() {
	numbers := [][]int{{1, 2, 3}, {4, 5, 6}}

	sums := make([][]int, len(numbers)+1)
	sums[0] = make([]int, len(numbers[0])+1)
	for i, row := range numbers {
		sums[i+1] = make([]int, len(row)+1)
		for j, n := range row {
			sums[i+1][j+1] = sums[i][j+1] + sums[i+1][j] - sums[i][j] + n
		}
	}
	top, left, bottom, right := 0, 1, 2, 3 // rows from top to bottom-1, columns from left to right-1
	fmt.Println(sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left])
	// Output: 16
}

// The example computes the least number of intervals that cover all points from start to end, or -1 if the
// intervals leave a gap. At each step, it takes the interval that reaches farthest among those that begin in
// the covered part.
func Example_intervalCover() {
	intervals, start, end := [][2]int{{0, 4}, {1, 6}, {3, 5}, {5, 9}, {6, 8}}, 0, 9

	sort.Slice(intervals, func(i, j int) bool { return intervals[i][0] < intervals[j][0] })
	fewest, covered, next := 0, start, 0
	for covered < end {
		farthest := covered
		for ; next < len(intervals) && intervals[next][0] <= covered; next++ {
			if intervals[next][1] > farthest {
				farthest = intervals[next][1]
			}
		}
		if farthest == covered {
			fewest = -1
			break
		}
		covered = farthest
		fewest++
	}
	fmt.Println(fewest)
	// Output: 3
}

// The integral of a smooth function by Simpson's rule, exact for polynomials of degree 3. n is even.
func Example_integral() {
	f, lo, hi, n := func(x float64) float64 { return x * x * x }, 0.0, 2.0, 100

	width := (hi - lo) / float64(n)
	sum := f(lo) + f(hi)
	for i := 1; i < n; i++ {
		weight := 2.0
		if i%2 == 1 {
			weight = 4
		}
		sum += weight * f(lo+float64(i)*width)
	}
	fmt.Printf("%.6f\n", sum*width/3)
	// Output: 4.000000
}

// Sums over all subsets: after the loops, sums[set] is the sum of the numbers of all subsets of set.
// The same loops with -= turn the sums back into the numbers. For sums over supersets, add sums[set+bit]
// if set does not contain bit.
func Example_subsetTransform() {
	sums := []int{1, 10, 100, 1000} // numbers of the sets {}, {0}, {1}, {0, 1}

	for bit := 1; bit < len(sums); bit *= 2 {
		for set := range sums {
			if set&bit != 0 {
				sums[set] += sums[set-bit]
			}
		}
	}
	fmt.Println(sums)
	// Output: [1 11 101 1111]
}
