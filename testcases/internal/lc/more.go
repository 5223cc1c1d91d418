package lc

import (
	"math/big"
	"math/rand"
)

// This file contains further problems whose answers follow the definition.

func makePointGet(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(randomInts(r, n, prime-1)...)
	for q := 0; q < n; q++ {
		if left, right := makeRange(r, n); r.Intn(2) == 0 {
			l.add(0, left, right, 1+r.Intn(prime-1), r.Intn(prime))
		} else {
			l.add(1, left)
		}
	}
	return l.String()
}

func answerPointGet(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	for ; q > 0; q-- {
		if in.N() == 1 {
			out.add(a[in.N()])
			continue
		}
		left, right, b, c := in.N(), in.N(), in.N(), in.N()
		for i := left; i < right; i++ {
			a[i] = (a[i]*b + c) % prime
		}
	}
	return out.String()
}

func makeRangeAdd(r *rand.Rand, n int) string {
	most := []int{3, 1e9}[r.Intn(2)]
	var l lines
	l.add(n, n)
	a := make([]int, n)
	for i := range a {
		a[i] = r.Intn(2*most+1) - most
	}
	l.add(a...)
	for q := 0; q < n; q++ {
		if left, right := makeRange(r, n); r.Intn(2) == 0 {
			l.add(0, left, right, r.Intn(2*most+1)-most)
		} else {
			l.add(1, left, right)
		}
	}
	return l.String()
}

func answerRangeAdd(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	for ; q > 0; q-- {
		kind, left, right := in.N(), in.N(), in.N()
		if kind == 1 {
			out.add(least(a[left:right], nil))
			continue
		}
		x := in.N()
		for i := left; i < right; i++ {
			a[i] += x
		}
	}
	return out.String()
}

func different(a, extra []int) int {
	seen := make(map[int]bool)
	for _, x := range a {
		seen[x] = true
	}
	return len(seen)
}

// askBound returns the x of a query for the elements up to x.
func askBound(r *rand.Rand, a []int, left, right int) []int { return askFrequency(r, a, left, right) }

func answerUpTo(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	for ; q > 0; q-- {
		left, right, x := in.N(), in.N(), in.N()
		count, total := 0, 0
		for _, y := range a[left:right] {
			if y <= x {
				count++
				total += y
			}
		}
		out.add(count, total)
	}
	return out.String()
}

func makeNumbers(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	l.add(randomInts(r, n, []int{3, n, 1e9}[r.Intn(3)])...)
	return l.String()
}

// answerIncreasing returns the length, from the best length that ends at each element.
func answerIncreasing(in *Tokens) string {
	a := in.Ints(in.N())
	longest := make([]int, len(a))
	most := 0
	for i, x := range a {
		for j := range i {
			if a[j] < x {
				longest[i] = max(longest[i], longest[j])
			}
		}
		longest[i]++
		most = max(most, longest[i])
	}
	var out lines
	out.add(most)
	return out.String()
}

func checkIncreasing(in, answer, out *Tokens) {
	a := in.Ints(in.N())
	length := answer.N()
	out.Int(length, length)
	last := -1
	for k := 0; k < length; k++ {
		i := out.Int(last+1, len(a)-1)
		out.Is(last < 0 || a[last] < a[i], "elements %d and %d do not increase", last, i)
		last = i
	}
}

func makeDistinct(r *rand.Rand, n int) string {
	a := r.Perm(n)
	for i := range a {
		a[i] = a[i]*(1e9/n) + r.Intn(1e9/n)
	}
	var l lines
	l.add(n)
	l.add(a...)
	return l.String()
}

// answerCartesian divides each range at its least element.
func answerCartesian(in *Tokens) string {
	a := in.Ints(in.N())
	parent := make([]int, len(a))
	var divide func(left, right, above int)
	divide = func(left, right, above int) {
		if left == right {
			return
		}
		least := left
		for i := left; i < right; i++ {
			if a[i] < a[least] {
				least = i
			}
		}
		if parent[least] = above; above < 0 {
			parent[least] = least
		}
		divide(left, least, least)
		divide(least+1, right, least)
	}
	divide(0, len(a), -1)
	var out lines
	out.add(parent...)
	return out.String()
}

func makeEveryPrime(r *rand.Rand, n int) string {
	a := 1 + r.Intn(n)
	if n > fewElements {
		a = max(1, n/1_000_000)
	} else if r.Intn(2) == 0 {
		a = 1 + r.Intn(min(n, 5))
	}
	var l lines
	l.add(n, a, r.Intn(a))
	return l.String()
}

func answerEveryPrime(in *Tokens) string {
	n, a, b := in.N(), in.N(), in.N()
	composite := make([]bool, n+1)
	count := 0
	var list []int
	for i := 2; i <= n; i++ {
		if composite[i] {
			continue
		}
		if count >= b && (count-b)%a == 0 {
			list = append(list, i)
		}
		count++
		for j := i * i; j <= n; j += i {
			composite[j] = true
		}
	}
	var out lines
	out.add(count, len(list))
	out.add(list...)
	return out.String()
}

func makeCount(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	return l.String()
}

var counts = []int{0, 1, 2, 3, 10, 63, 64, 300}

// answerBell uses Bell's triangle: a row begins with the end of the row above; each element is the sum of the
// one before and the one above that.
func answerBell(in *Tokens) string {
	n := in.N()
	bell := []int{1}
	row := []int{1}
	for k := 1; k <= n; k++ {
		next := []int{row[len(row)-1]}
		for _, x := range row {
			next = append(next, (next[len(next)-1]+x)%prime)
		}
		row = next
		bell = append(bell, row[0])
	}
	var out lines
	out.add(bell...)
	return out.String()
}

// answerPartitions adds one size of parts after the other.
func answerPartitions(in *Tokens) string {
	n := in.N()
	ways := make([]int, n+1)
	ways[0] = 1
	for part := 1; part <= n; part++ {
		for k := part; k <= n; k++ {
			ways[k] = (ways[k] + ways[k-part]) % prime
		}
	}
	var out lines
	out.add(ways...)
	return out.String()
}

func makeShift(r *rand.Rand, n int) string {
	var l lines
	l.add(n, []int{0, 1, prime - 1, r.Intn(prime)}[r.Intn(4)])
	l.add(randomInts(r, n, prime-1)...)
	return l.String()
}

// answerShift evaluates by Horner's rule, with polynomials: b becomes b*(x+c) + a[i].
func answerShift(in *Tokens) string {
	n, c := in.N(), in.N()
	a := in.Ints(n)
	b := make([]int, n+1)
	for i := n - 1; i >= 0; i-- {
		for k := n; k > 0; k-- {
			b[k] = (b[k]*c + b[k-1]) % prime
		}
		b[0] = (b[0]*c + a[i]) % prime
	}
	var out lines
	out.add(b[:n]...)
	return out.String()
}

func makeMultigraph(r *rand.Rand, n int) string {
	var l lines
	m := r.Intn(4 * n)
	l.add(n, m)
	for i := 0; i < m; i++ {
		l.add(r.Intn(n), r.Intn(n))
	}
	return l.String()
}

// answerSpanningTrees contracts and deletes edges: t(G) = t(G without e) + t(G/e). For larger graphs it
// removes one vertex after the other: the star-mesh transformation, with residues as weights.
func answerSpanningTrees(in *Tokens) string {
	n, m := in.N(), in.N()
	weight := make([][]int, n)
	for v := range weight {
		weight[v] = make([]int, n)
	}
	for ; m > 0; m-- {
		if u, v := in.N(), in.N(); u != v {
			weight[u][v]++
			weight[v][u]++
		}
	}
	var out lines
	out.add(spanningTrees(weight))
	return out.String()
}

// spanningTrees tries vertices in an order in which the sum of the weights is not 0 modulo the prime; the
// weighted graph without the vertex has t(G) / sum trees, if the edges of the vertex become edges between its
// neighbours.
func spanningTrees(weight [][]int) int {
	n := len(weight)
	if n == 1 {
		return 1
	}
	v := n - 1
	total := 0
	for u := range v {
		total = (total + weight[u][v]) % prime
	}
	if total == 0 {
		return 0 // exact: makeMultigraph makes few edges, so a sum of integers is 0 only without edges
	}
	rest := make([][]int, v)
	inverse := inverseOf(total)
	for a := range rest {
		rest[a] = make([]int, v)
		for b := range rest[a] {
			if a != b {
				rest[a][b] = (weight[a][b] + weight[a][v]*weight[v][b]%prime*inverse) % prime
			}
		}
	}
	return total * spanningTrees(rest) % prime
}

func makeWildcards(r *rand.Rand, n int) string {
	s, t := []byte(makeText(r, n)), []byte(makeText(r, 1+r.Intn(n)))
	for _, word := range [][]byte{s, t} {
		stars := r.Intn(len(word) + 1)
		for ; stars > 0; stars-- {
			word[r.Intn(len(word))] = '*'
		}
	}
	var l lines
	l.word(string(s))
	l.word(string(t))
	return l.String()
}

func answerWildcards(in *Tokens) string {
	s, t := in.Word(), in.Word()
	var result []byte
	for i := 0; i+len(t) <= len(s); i++ {
		fits := byte('1')
		for k := range t {
			if s[i+k] != t[k] && s[i+k] != '*' && t[k] != '*' {
				fits = '0'
				break
			}
		}
		result = append(result, fits)
	}
	return string(result) + "\n"
}

func makeDequeFunctions(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	length := 0
	for q := 0; q < n; q++ {
		switch kind := r.Intn(5); {
		case kind < 2:
			l.add(kind, 1+r.Intn(prime-1), r.Intn(prime))
			length++
		case kind < 4 && length > 0:
			l.add(kind)
			length--
		default:
			l.add(4, r.Intn(prime))
		}
	}
	return l.String()
}

func answerDequeFunctions(in *Tokens) string {
	var out lines
	var f [][2]int
	for q := in.N(); q > 0; q-- {
		switch in.N() {
		case 0:
			f = append([][2]int{{in.N(), in.N()}}, f...)
		case 1:
			f = append(f, [2]int{in.N(), in.N()})
		case 2:
			f = f[1:]
		case 3:
			f = f[:len(f)-1]
		case 4:
			x := in.N()
			for _, g := range f {
				x = (g[0]*x + g[1]) % prime
			}
			out.add(x)
		}
	}
	return out.String()
}

func makeTowers(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		a, b, m := r.Intn(8), r.Intn(6), 1+r.Intn(60)
		if r.Intn(3) == 0 {
			a, m = r.Intn(1e9+1), 1+r.Intn(1e9)
			b = r.Intn(3)
		}
		l.add(a, b, m)
	}
	return l.String()
}

// answerTowers looks for the period of the powers of a modulo m, and recurses. Exponents are exact as long as
// they are small.
func answerTowers(in *Tokens) string {
	var out lines
	for t := in.N(); t > 0; t-- {
		a, b, m := in.N(), in.N(), in.N()
		out.add(tower(a, b, m))
	}
	return out.String()
}

func tower(a, b, m int) int {
	switch {
	case a == 0:
		return (1 - b%2) % m
	case b == 0 || a == 1:
		return 1 % m
	case b <= 2 || b == 3 && a < 10:
		exponent := big.NewInt(1)
		for ; b > 1; b-- {
			exponent.Exp(big.NewInt(int64(a)), exponent, nil)
		}
		return int(new(big.Int).Exp(big.NewInt(int64(a)), exponent, big.NewInt(int64(m))).Int64())
	}

	// The exponent is larger than m, because b > 2 and m is small. The powers repeat after the first ones.
	first := make(map[int]int)
	var powers []int
	x := 1 % m
	for {
		if start, seen := first[x]; seen {
			period := len(powers) - start
			exponent := tower(a, b-1, period)
			for exponent < start {
				exponent += period
			}
			return powers[start+(exponent-start)%period]
		}
		first[x] = len(powers)
		powers = append(powers, x)
		x = x * a % m
	}
}
