package lc

import (
	"math/rand"
	"sort"
)

// makeRange returns a range within [0, n). In a large input it is short, so that brute force is fast
// enough.
func makeRange(r *rand.Rand, n int) (left, right int) {
	const short = 600
	left, right = r.Intn(n), 1+r.Intn(n)
	if n > 10_000 {
		right = left + 1 + r.Intn(short)
		if right > n {
			right = n
		}
	}

	// A range must not be empty.
	if right <= left {
		left, right = right-1, left+1
	}
	return left, right
}

func makePointAdd(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(randomInts(r, n, 1e9)...)

	for q := 0; q < n; q++ {
		if r.Intn(2) == 0 {
			l.add(0, r.Intn(n), r.Intn(1e9+1))
		} else {
			left, right := makeRange(r, n)
			l.add(1, left, right)
		}
	}
	return l.String()
}

// sum returns the sum of the numbers.
func sum(list []int) int {
	s := 0
	for _, x := range list {
		s += x
	}
	return s
}

func answerPointAdd(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)

	for ; q > 0; q-- {
		if asks := in.N() == 1; asks {
			left, right := in.N(), in.N()
			out.add(sum(a[left:right]))
		} else {
			p := in.N()
			a[p] += in.N()
		}
	}
	return out.String()
}

// makeRanges returns a function that makes n numbers from 0 to `most`, and n queries. A query consists of a
// range of these numbers and of additional numbers, which the function extra returns.
func makeRanges(most int, extra func(r *rand.Rand, a []int, left, right int) []int) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		var l lines
		l.add(n, n)

		// In half of the inputs, the numbers are at most 3, so that many of them are equal.
		high := []int{3, most}[r.Intn(2)]
		a := randomInts(r, n, high)
		l.add(a...)

		for q := 0; q < n; q++ {
			left, right := makeRange(r, n)
			l.add(append([]int{left, right}, extra(r, a, left, right)...)...)
		}
		return l.String()
	}
}

// noExtra is for queries that consist of a range only.
func noExtra(r *rand.Rand, a []int, left, right int) []int { return nil }

// askFrequency returns the number whose frequency a query asks for. In most cases it is one of the given
// numbers.
func askFrequency(r *rand.Rand, a []int, left, right int) []int {
	if r.Intn(5) == 0 {
		return []int{r.Intn(1e9 + 1)}
	}
	return []int{a[r.Intn(len(a))]}
}

// askKth returns the k, counted from 0, of a query for the k-th smallest number in the range.
func askKth(r *rand.Rand, a []int, left, right int) []int { return []int{r.Intn(right - left)} }

// answerRanges returns a function that answers each query. A query consists of a range and of additional numbers; one
// of them is, for example, the number to count in the range. The parameter extra of answerRanges is the count of
// these additional numbers. fold computes the answer from the elements in the range and the additional numbers.
func answerRanges(extra int, fold func(a, extra []int) int) func(in *Tokens) string {
	return func(in *Tokens) string {
		var out lines
		n, q := in.N(), in.N()
		a := in.Ints(n)

		for ; q > 0; q-- {
			left, right := in.N(), in.N()
			out.add(fold(a[left:right], in.Ints(extra)))
		}
		return out.String()
	}
}

// least returns the smallest of the numbers.
func least(a, extra []int) int {
	least := a[0]
	for _, x := range a {
		if x < least {
			least = x
		}
	}
	return least
}

// frequency returns how often the number extra[0] occurs in a.
func frequency(a, extra []int) int {
	count := 0
	for _, x := range a {
		if x == extra[0] {
			count++
		}
	}
	return count
}

// kth returns the smallest number if extra[0] is 0, the second smallest if it is 1, and so on.
func kth(a, extra []int) int {
	sorted := append([]int(nil), a...)
	sort.Ints(sorted)
	return sorted[extra[0]]
}

// makeComposite makes queries that change linear functions or apply a range of them.
func makeComposite(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	for i := 0; i < n; i++ {
		l.add(1+r.Intn(prime-1), r.Intn(prime))
	}

	for q := 0; q < n; q++ {
		if r.Intn(2) == 0 {
			l.add(0, r.Intn(n), 1+r.Intn(prime-1), r.Intn(prime))
		} else {
			left, right := makeRange(r, n)
			l.add(1, left, right, r.Intn(prime))
		}
	}
	return l.String()
}

func answerComposite(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	f := make([][2]int, n)
	for i := range f {
		f[i] = [2]int{in.N(), in.N()}
	}

	for ; q > 0; q-- {
		if asks := in.N() == 1; !asks {
			f[in.N()] = [2]int{in.N(), in.N()}
			continue
		}

		// The functions are applied one by one, because the ranges of a large input are short.
		left, right, x := in.N(), in.N(), in.N()
		for _, g := range f[left:right] {
			x = (g[0]*x + g[1]) % prime
		}
		out.add(x)
	}
	return out.String()
}

func makeAffine(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(randomInts(r, n, prime-1)...)

	for q := 0; q < n; q++ {
		left, right := makeRange(r, n)
		if r.Intn(2) == 0 {
			l.add(0, left, right, 1+r.Intn(prime-1), r.Intn(prime))
		} else {
			l.add(1, left, right)
		}
	}
	return l.String()
}

func answerAffine(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)

	for ; q > 0; q-- {
		asks, left, right := in.N() == 1, in.N(), in.N()
		if asks {
			out.add(sum(a[left:right]) % prime)
			continue
		}

		// Elements are changed one by one, because the ranges of a large input are short.
		b, c := in.N(), in.N()
		for i := left; i < right; i++ {
			a[i] = (a[i]*b + c) % prime
		}
	}
	return out.String()
}

const fewElements = 3000

// makeInversions makes queries about inversions. In large inputs, the numbers are in descending order and the
// ranges are long.
func makeInversions(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)

	a := randomInts(r, n, []int{3, 1e9}[r.Intn(2)])
	if n > fewElements {
		for i := range a {
			a[i] = n - i
		}
	}
	l.add(a...)

	for q := 0; q < n; q++ {
		left, right := r.Intn(n), 1+r.Intn(n)
		// A range must not be empty.
		if right <= left {
			left, right = right-1, left+1
		}
		l.add(left, right)
	}
	return l.String()
}

func answerInversions(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	for ; q > 0; q-- {
		left, right := in.N(), in.N()
		count := 0

		// The numbers of a large input descend, so every pair within a range is an inversion.
		if length := right - left; n > fewElements {
			count = length * (length - 1) / 2
		} else {
			for j := left; j < right; j++ {
				for i := left; i < j; i++ {
					if a[i] > a[j] {
						count++
					}
				}
			}
		}

		out.add(count)
	}
	return out.String()
}

// sortedBlocks is a sorted list of distinct numbers, stored in short blocks.
type sortedBlocks [][]int

const longestBlock = 1000

// find returns the position of the first number that is at least x: its block, and its place in the block.
func (s sortedBlocks) find(x int) (block, place int) {
	// Skip the blocks whose numbers are all smaller than x.
	for block < len(s)-1 && s[block][len(s[block])-1] < x {
		block++
	}

	if len(s) == 0 {
		return 0, 0
	}

	return block, sort.SearchInts(s[block], x)
}

// insert adds a number that the list does not contain.
func (s *sortedBlocks) insert(x int) {
	if len(*s) == 0 {
		*s = [][]int{{x}}
		return
	}

	b, i := s.find(x)
	block := (*s)[b]

	// Move the larger numbers of the block up by one place.
	block = append(block, 0)
	copy(block[i+1:], block[i:])
	block[i] = x
	(*s)[b] = block

	// Split long blocks, so that insertions stay cheap.
	if len(block) > longestBlock {
		// Copy the upper half, because otherwise append to the lower half would overwrite it.
		half := append([]int(nil), block[longestBlock/2:]...)
		(*s)[b] = block[:longestBlock/2]
		*s = append(*s, nil)
		copy((*s)[b+2:], (*s)[b+1:])
		(*s)[b+1] = half
	}
}

// remove removes a number that the list contains.
func (s *sortedBlocks) remove(x int) {
	b, i := s.find(x)
	block := (*s)[b]
	(*s)[b] = append(block[:i], block[i+1:]...)

	// Remove an empty block, because find expects that no block is empty.
	if len((*s)[b]) == 0 {
		*s = append((*s)[:b], (*s)[b+1:]...)
	}
}

// has reports whether the list contains a number.
func (s sortedBlocks) has(x int) bool {
	b, i := s.find(x)
	return b < len(s) && i < len(s[b]) && s[b][i] == x
}

// rank returns the number of elements less than x.
func (s sortedBlocks) rank(x int) int {
	b, i := s.find(x)
	for _, block := range s[:b] {
		i += len(block)
	}
	return i
}

// at returns element k, counted from 0, or -1 if there is none.
func (s sortedBlocks) at(k int) int {
	if k < 0 {
		return -1
	}

	for _, block := range s {
		if k < len(block) {
			return block[k]
		}
		k -= len(block)
	}
	return -1
}

func makeOrderedSet(r *rand.Rand, n int) string {
	most := 2 * n
	if n > 100 {
		most = 1e9
	}

	// The first numbers of the set must be distinct and sorted.
	different := make(map[int]bool)
	var first []int
	for k := r.Intn(n + 1); k > 0; k-- {
		if x := r.Intn(most + 1); !different[x] {
			different[x] = true
			first = append(first, x)
		}
	}

	sort.Ints(first)
	var l lines
	l.add(len(first), n)
	l.add(first...)

	// Half of the queries are about a number that was in the set at the start.
	for q := 0; q < n; q++ {
		t, x := r.Intn(6), r.Intn(most+1)
		if len(first) > 0 && r.Intn(2) == 0 {
			x = first[r.Intn(len(first))]
		}
		// A query of type 2 asks for the x-th number of the set.
		if t == 2 {
			x = 1 + r.Intn(n)
		}
		l.add(t, x)
	}
	return l.String()
}

func answerOrderedSet(in *Tokens) string {
	var out lines
	var set sortedBlocks
	n, q := in.N(), in.N()
	for ; n > 0; n-- {
		set.insert(in.N())
	}

	for ; q > 0; q-- {
		t, x := in.N(), in.N()
		switch has := set.has(x); t {
		case 0:
			if !has {
				set.insert(x)
			}
		case 1:
			if has {
				set.remove(x)
			}
		case 2:
			out.add(set.at(x - 1))
		case 3:
			out.add(set.rank(x + 1))
		case 4:
			out.add(set.at(set.rank(x+1) - 1))
		case 5:
			out.add(set.at(set.rank(x)))
		}
	}
	return out.String()
}

func makeDeque(r *rand.Rand, n int) string {
	most := n
	if n > 100 {
		most = 1e9
	}

	size := r.Intn(n + 1)
	number := func() int { return r.Intn(2*most+1) - most }
	first := make([]int, size)
	for i := range first {
		first[i] = number()
	}

	var l lines
	l.add(size, n)
	l.add(first...)

	// Count the elements, because nothing can be removed from an empty queue.
	for q := 0; q < n; q++ {
		t := r.Intn(3)
		if size == 0 {
			t = 0
		}

		if t == 0 {
			size++
			l.add(0, number())
		} else {
			size--
			l.add(t)
		}
	}
	return l.String()
}

// answerDeque keeps the elements in a sortedBlocks list. Such a list must not contain equal numbers, so each
// element gets a serial number.
func answerDeque(in *Tokens) string {
	var out lines
	var set sortedBlocks
	n, q := in.N(), in.N()

	// The list contains a key for each element x: (x+1e9)*copies plus the serial number. Here x+1e9 is not
	// negative, and the serial number is less than copies. So x is key/copies - 1e9.
	const copies = 1 << 21
	added := 0
	add := func(x int) {
		set.insert((x+1e9)*copies + added)
		added++
	}

	for ; n > 0; n-- {
		add(in.N())
	}

	for ; q > 0; q-- {
		switch in.N() {
		case 0:
			add(in.N())
		case 1:
			x := set[0][0]
			set.remove(x)
			out.add(x/copies - 1e9)
		case 2:
			last := set[len(set)-1]
			x := last[len(last)-1]
			set.remove(x)
			out.add(x/copies - 1e9)
		}
	}
	return out.String()
}

// makePredecessor makes a random set of numbers below n, and min(n, 1000000) queries. In a large input, one
// number in a hundred is in the set.
func makePredecessor(r *rand.Rand, n int) string {
	queries := n
	if n > 1_000_000 {
		queries = 1_000_000
	}

	density := 1 + r.Intn(4)
	if n > 100 {
		density = 100
	}

	set := make([]byte, n)
	for i := range set {
		set[i] = '0'
		if r.Intn(density) == 0 {
			set[i] = '1'
		}
	}

	var l lines
	l.add(n, queries)
	l.word(string(set))
	for ; queries > 0; queries-- {
		l.add(r.Intn(5), r.Intn(n))
	}
	return l.String()
}

func answerPredecessor(in *Tokens) string {
	var out lines
	_, q := in.N(), in.N()
	set := []byte(in.Word())

	// For a query of type 3 or 4, try one number after the other until a number is in the set. In a large input
	// this takes about a hundred steps.
	for ; q > 0; q-- {
		c, k := in.N(), in.N()
		switch c {
		case 0:
			set[k] = '1'
		case 1:
			set[k] = '0'
		case 2:
			out.add(int(set[k] - '0'))
		case 3:
			for k < len(set) && set[k] == '0' {
				k++
			}
			if k == len(set) {
				k = -1
			}
			out.add(k)
		case 4:
			for k >= 0 && set[k] == '0' {
				k--
			}
			out.add(k)
		}
	}
	return out.String()
}

// makeMap makes queries for a map. A third of the keys of a large input collide in C++'s std::unordered_map.
func makeMap(r *rand.Rand, n int) string {
	const tableSize = 1_056_323 // the number of buckets of GCC's std::unordered_map for the largest input
	var l lines

	l.add(n)
	for i := 0; i < n; i++ {
		key := r.Intn(1 + n/2)
		// Multiples of the table size fall into the same bucket.
		if n > 100 && i%3 == 0 {
			key = r.Intn(1e11) * tableSize
		}

		// Replace some keys by large ones.
		if r.Intn(5) == 0 {
			key = 1e18 - key
		}

		if r.Intn(2) == 0 {
			l.add(0, key, r.Intn(1e18+1))
		} else {
			l.add(1, key)
		}
	}
	return l.String()
}

// answerMap sorts all keys and looks up each key by binary search.
func answerMap(in *Tokens) string {
	type query struct{ t, key, value int }
	queries := make([]query, in.N())

	var keys []int
	for i := range queries {
		q := query{t: in.N(), key: in.N()}
		if q.t == 0 {
			q.value = in.N()
		}
		keys = append(keys, q.key)
		queries[i] = q
	}

	// A key may occur several times in the slice keys. The value of a key is stored at the index of its first
	// occurrence, which SearchInts returns.
	sort.Ints(keys)
	var out lines
	value := make([]int, len(keys))
	for _, q := range queries {
		place := sort.SearchInts(keys, q.key)
		if q.t == 0 {
			value[place] = q.value
		} else {
			out.add(value[place])
		}
	}
	return out.String()
}

// makeLines makes lines y = a*x + b and queries for the lowest line. In a large input, the lines are tangents of the
// parabola y = -x*x: a = -2t, b = t*t.
func makeLines(r *rand.Rand, n int) string {
	line := func() []int {
		if n > fewElements {
			t := r.Intn(1e9+1) - 5e8
			return []int{-2 * t, t * t}
		}

		// The absolute value of b is at most high*high, and so at most 10^18.
		high := []int{3, 1e9}[r.Intn(2)]
		return []int{r.Intn(2*high+1) - high, (r.Intn(2*high+1) - high) * (1 + r.Intn(high))}
	}

	var l lines
	l.add(n, n)
	for i := 0; i < n; i++ {
		l.add(line()...)
	}

	high := []int{3, 1e9}[r.Intn(2)]
	if n > fewElements {
		high = 1e9
	}

	for i := 0; i < n; i++ {
		if r.Intn(2) == 0 {
			l.add(append([]int{0}, line()...)...)
		} else {
			l.add(1, r.Intn(2*high+1)-high)
		}
	}
	return l.String()
}

func answerLines(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	large := n > fewElements
	var list [][2]int
	// In a large input, each line touches the parabola y = -x^2 at some x = t. The variable set contains the
	// t of each line. The line's y at x = p is (p-t)^2 - p^2, so the line whose t is nearest to p is the
	// lowest there.
	var set sortedBlocks
	const shift = 1e9

	// The function add adds a line. For a large input, it stores t + shift in set. The number t itself could
	// be -1, and set.at returns -1 if there is no number.
	add := func() {
		a, b := in.N(), in.N()
		if !large {
			list = append(list, [2]int{a, b})
		} else if t := -a/2 + shift; !set.has(t) {
			set.insert(t)
		}
	}

	for ; n > 0; n-- {
		add()
	}

	for ; q > 0; q-- {
		if in.N() == 0 {
			add()
			continue
		}
		p := in.N()

		// In a large input, try only two lines: the one with the greatest t below p and the one with the
		// least t that is not below p.
		try := list
		if large {
			rank := set.rank(p + shift)
			try = nil
			for _, t := range []int{set.at(rank - 1), set.at(rank)} {
				if t >= 0 {
					try = append(try, [2]int{-2 * (t - shift), (t - shift) * (t - shift)})
				}
			}
		}

		best := try[0][0]*p + try[0][1]
		for _, l := range try {
			if y := l[0]*p + l[1]; y < best {
				best = y
			}
		}
		out.add(best)
	}
	return out.String()
}

// makeSegments makes segments and queries for the lowest segment at a given x. In a large input, the segments are
// short, so that few of them contain the same x.
func makeSegments(r *rand.Rand, n int) string {
	high := []int{6, 1e9}[r.Intn(2)]
	if n > fewElements {
		high = 1e9
	}

	segment := func(first ...int) []int {
		left, right := r.Intn(2*high)-high, r.Intn(2*high)-high
		if n > fewElements {
			// The answer examines all segments near a point, so there must be few of them.
			right = left + 1 + r.Intn(2_000_000)
			if right > high {
				right = high
			}
		}

		// The left end must be smaller than the right end.
		if left >= right {
			left, right = right, left+1
		}

		return append(first, left, right, r.Intn(2*high+1)-high, (r.Intn(2*high+1)-high)*(1+r.Intn(high)))
	}

	var l lines
	l.add(n, n)
	for i := 0; i < n; i++ {
		l.add(segment()...)
	}

	for i := 0; i < n; i++ {
		if r.Intn(2) == 0 {
			l.add(segment(0)...)
		} else {
			l.add(1, r.Intn(2*high+1)-high)
		}
	}
	return l.String()
}

func answerSegments(in *Tokens) string {
	// Each bucket contains all segments that touch its range of x, so that a query looks at one bucket only.
	const width = 1_000_000 // the width of a bucket
	buckets := make(map[int][][4]int)
	place := func(x int) int { return (x + 2e9) / width }
	var out lines
	n, q := in.N(), in.N()

	add := func() {
		s := [4]int{in.N(), in.N(), in.N(), in.N()}
		for b := place(s[0]); b <= place(s[1]-1); b++ {
			buckets[b] = append(buckets[b], s)
		}
	}

	for ; n > 0; n-- {
		add()
	}

	for ; q > 0; q-- {
		if in.N() == 0 {
			add()
			continue
		}
		p := in.N()

		// Every int can be the result, so the variable found records whether some segment contains p.
		best, found := 0, false
		for _, s := range buckets[place(p)] {
			if y := s[2]*p + s[3]; s[0] <= p && p < s[1] && (!found || y < best) {
				best, found = y, true
			}
		}

		if found {
			out.add(best)
		} else {
			out.word("INFINITY")
		}
	}
	return out.String()
}

func makeQueue(r *rand.Rand, n int) string {
	var l lines
	l.add(n)

	// Count the elements, because nothing can be removed from an empty queue.
	size := 0
	for i := 0; i < n; i++ {
		switch t := r.Intn(5); {
		case t < 2 || t == 2 && size == 0:
			size++
			l.add(0, 1+r.Intn(prime-1), r.Intn(prime))
		case t == 2:
			size--
			l.add(1)
		default:
			l.add(2, r.Intn(prime))
		}
	}
	return l.String()
}

// answerQueue applies the functions in the queue, one after the other, to the number x of each query. The
// variable all is the composition of all functions added so far, and gone is the composition of the functions
// that have been removed. So the functions in the queue map gone(y) to all(y), for every y. To apply them to x,
// answerQueue computes the y with gone(y) = x.
func answerQueue(in *Tokens) string {
	var out lines
	var list [][2]int
	removed := 0
	all, gone := [2]int{1, 0}, [2]int{1, 0} // {a, b} is the function x -> a*x + b

	for q := in.N(); q > 0; q-- {
		switch in.N() {
		case 0:
			f := [2]int{in.N(), in.N()}
			list = append(list, f)
			all = [2]int{f[0] * all[0] % prime, (f[0]*all[1] + f[1]) % prime}
		case 1:
			f := list[removed]
			removed++
			gone = [2]int{f[0] * gone[0] % prime, (f[0]*gone[1] + f[1]) % prime}
		case 2:
			// Apply the inverse of gone, and then all.
			before := (in.N() - gone[1] + prime) * power(gone[0], prime-2, prime) % prime
			out.add((all[0]*before + all[1]) % prime)
		}
	}
	return out.String()
}

// power returns a^e modulo m. m must be less than 2^31.
func power(a, e, m int) int {
	result := 1 % m
	for ; e > 0; e /= 2 {
		if e%2 == 1 {
			result = result * a % m
		}
		a = a * a % m
	}
	return result
}
