package lib_test

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"math/rand"
	"reflect"
	"sort"
	"testing"

	"oj/problems/lib/geom"
	"oj/problems/lib/graph"
	"oj/problems/lib/matrix"
	"oj/problems/lib/number"
	"oj/problems/lib/seq"
	"oj/problems/lib/text"
	"oj/problems/lib/tree"
)

// These tests check properties that the tests of ac-library and KACTL check and that the tests of the packages leave
// out. The list is in peers_test.go.

// residues returns n random residues modulo m.
func residues(random *rand.Rand, n, m int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = random.Intn(m)
	}
	return list
}

func TestLongConvolutions(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for _, c := range []struct{ n, k, m int }{
		{1234, 2345, number.NTTPrime}, {64, 65, 641}, {1024, 1025, 18433}, {128, 129, 257}, {0, 0, 2},
		{1, 2, 1<<31 - 1}, {1024, 1024, 2130706433}, {300, 500, 924844033},
	} {
		a, b := residues(random, c.n, c.m), residues(random, c.k, c.m)
		var want []int
		if c.n > 0 {
			want = make([]int, c.n+c.k-1)
		}
		for i, x := range a {
			for j, y := range b {
				want[i+j] = (want[i+j] + x*y) % c.m
			}
		}
		if got := number.ConvolutionMod(a, b, c.m); !reflect.DeepEqual(got, want) {
			t.Errorf("%d times %d elements modulo %d", c.n, c.k, c.m)
		}
		if c.m == number.NTTPrime && !reflect.DeepEqual(number.Convolution(a, b), want) {
			t.Errorf("Convolution of %d and %d elements", c.n, c.k)
		}
	}
}

// TestExactBounds multiplies lists that are long enough for transforms. The coefficients are around the products of
// the primes, around ac-library's, and at the bounds of an int.
func TestExactBounds(t *testing.T) {
	const p, q, r = 998244353, 469762049, 167772161
	var wrapped uint64 = 469762049*167772161 + 469762049*754974721 + 167772161*754974721
	for _, centre := range []int{p * q, p * q / 2, -p * q, -p * q / 2, p * r, q * r, -int(wrapped)} {
		for d := -100; d <= 100; d++ {
			checkExact(t, centre+d)
		}
	}
	for d := 0; d < 100; d++ {
		checkExact(t, math.MinInt+d)
		checkExact(t, math.MaxInt-d)
	}
}

func checkExact(t *testing.T, x int) {
	t.Helper()
	a, b, want := make([]int, 40), make([]int, 40), make([]int, 79)
	a[3], b[5], want[8] = x, 1, x
	if got := number.ConvolutionExact(a, b); !reflect.DeepEqual(got, want) {
		t.Fatalf("%d times 1 is %d", x, got[8])
	}
}

func TestSetsLine(t *testing.T) {
	const n = 500_000
	for _, backwards := range []bool{false, true} {
		sets := graph.NewSets(n)
		for i := 0; i+1 < n; i++ {
			v := i
			if backwards {
				v = n - 2 - i
			}
			sets.Join(v, v+1)
		}
		if sets.Size(0) != n || sets.Size(n-1) != n || sets.Count() != 1 || len(sets.Groups()) != 1 {
			t.Errorf("a line of %d: the size is %d, %d sets", n, sets.Size(0), sets.Count())
		}
	}
}

func TestFenwickOverflow(t *testing.T) {
	f := seq.NewFenwick(10)
	f.Add(3, math.MaxInt)
	f.Add(5, math.MinInt)
	if f.Sum(0, 10) != -1 || f.Sum(3, 6) != -1 || f.Sum(3, 4) != math.MaxInt || f.Sum(4, 10) != math.MinInt {
		t.Error("sums of the largest and the least int")
	}

	f, values := seq.NewFenwick(20), make([]int, 20)
	for i := range values {
		values[i] = math.MaxInt - i
		f.Add(i, values[i])
	}
	for l := 0; l <= 20; l++ {
		sum := 0
		for r := l; r <= 20; r++ {
			if f.Sum(l, r) != sum {
				t.Fatalf("Sum(%d, %d) = %d, want %d", l, r, f.Sum(l, r), sum)
			}
			if r < 20 {
				sum += values[r]
			}
		}
	}
}

func TestModulusBorders(t *testing.T) {
	for m := math.MaxInt32 - 20; m <= math.MaxInt32; m++ {
		p := number.NewModulus(m)
		var list []int
		for i := range 10 {
			list = append(list, i, (m-i)%m, m/2+i, m/2-i)
		}
		for _, a := range list {
			if p.Pow(a, 3) != a*a%m*a%m {
				t.Fatalf("%d to the power 3 modulo %d is %d", a, m, p.Pow(a, 3))
			}
			for _, b := range list {
				if p.Add(a, b) != (a+b)%m || p.Sub(a, b) != (a-b+m)%m || p.Mul(a, b) != a*b%m {
					t.Fatalf("%d and %d modulo %d", a, b, m)
				}
			}
		}
	}

	one := number.NewModulus(1)
	for i, x := range []int{one.Of(1234), one.Add(0, 0), one.Sub(0, 0), one.Mul(0, 0), one.Pow(0, 5678), one.Pow(0, 0)} {
		if x != 0 {
			t.Errorf("modulo 1, result %d is %d", i, x)
		}
	}
	for _, m := range []int{11, 12, 17, 1_000_000_007, 1_000_000_008, number.NTTPrime, math.MaxInt32} {
		p := number.NewModulus(m)
		for a := 1; a < m && a < 20_000; a++ {
			if number.Gcd(a, m) == 1 && (p.Mul(p.Inverse(a), a) != 1 || p.Mul(p.Div(5, a), a) != 5) {
				t.Fatalf("the inverse of %d modulo %d is %d", a, m, p.Inverse(a))
			}
		}
	}
}

// isPrime divides by all smaller numbers.
func isPrime(n int) bool {
	for d := 2; d*d <= n; d++ {
		if n%d == 0 {
			return false
		}
	}
	return n > 1
}

func TestPrimesBelow(t *testing.T) {
	for n := 0; n <= 10_000; n++ {
		if number.IsPrime(n) != isPrime(n) {
			t.Fatalf("IsPrime(%d) = %t", n, number.IsPrime(n))
		}
	}
	for n := math.MaxInt32; n > math.MaxInt32-2000; n-- {
		if number.IsPrime(n) != isPrime(n) {
			t.Fatalf("IsPrime(%d) = %t", n, number.IsPrime(n))
		}
	}
}

// TestPrimitiveRoots counts the powers for small primes, and uses the factors of p-1 for large ones.
func TestPrimitiveRoots(t *testing.T) {
	for p := 2; p < 3000; p++ {
		if !isPrime(p) {
			continue
		}
		g, x, powers := number.PrimitiveRoot(p), 1, 0
		for powers == 0 || x != 1 {
			x = x * g % p
			powers++
		}
		if powers != p-1 {
			t.Fatalf("%d has only %d powers modulo %d", g, powers, p)
		}
	}
	for p := math.MaxInt32; p > math.MaxInt32-500; p-- {
		if !isPrime(p) {
			continue
		}
		g := number.PrimitiveRoot(p)
		for q := 2; q < 50_000; q++ {
			if (p-1)%q == 0 && (number.PowMod(g, (p-1)/q, p) == 1 || number.PowMod(g, q, p) == 1) {
				t.Fatalf("%d is no primitive root of %d", g, p)
			}
		}
	}
}

func TestSmallArguments(t *testing.T) {
	for m := 1; m <= 60; m++ {
		for a := -60; a <= 60; a++ {
			residue := (a%m + m) % m
			power := 1 % m
			for e := 0; e <= 40; e++ {
				if got := number.PowMod(a, e, m); got != power {
					t.Fatalf("PowMod(%d, %d, %d) = %d, want %d", a, e, m, got, power)
				}
				power = power * residue % m
			}
			x, ok := number.InvMod(a, m)
			if ok != (number.Gcd(residue, m) == 1) || ok && (x < 0 || x >= m || x*residue%m != 1%m) {
				t.Fatalf("InvMod(%d, %d) = %d, %t", a, m, x, ok)
			}
		}
	}

	// One, two and three congruences, against all numbers below the product.
	for _, moduli := range [][]int{{7}, {1, 1}, {4, 6}, {12, 18}, {20, 15}, {5, 7}, {2, 4, 5}, {3, 3, 3}, {4, 5, 2}, {5, 3, 4}} {
		rests := make([]int, len(moduli))
		var each func(i int)
		each = func(i int) {
			if i < len(rests) {
				for rests[i] = -6; rests[i] <= 6; rests[i]++ {
					each(i + 1)
				}
				return
			}
			product := 1
			for _, m := range moduli {
				product *= m
			}
			var solutions []int
			for x := 0; x < product; x++ {
				fits := true
				for i, m := range moduli {
					fits = fits && (x-rests[i])%m == 0
				}
				if fits {
					solutions = append(solutions, x)
				}
			}
			r, m, ok := number.CRTList(rests, moduli)
			if ok != (len(solutions) > 0) || ok && (r != solutions[0] || m*len(solutions) != product) {
				t.Fatalf("rests %v of %v: %d, %d, %t; want %v", rests, moduli, r, m, ok, solutions)
			}
		}
		each(0)
	}
}

func TestLargeCongruences(t *testing.T) {
	r, m, ok := number.CRT(0, 900577, 1_000_000_000_000-2, 1_000_000_000_000)
	if !ok || m != 900577*1_000_000_000_000 || r%900577 != 0 || r%1_000_000_000_000 != 1_000_000_000_000-2 {
		t.Errorf("%d, %d, %t", r, m, ok)
	}

	random := rand.New(rand.NewSource(2))
	for _, factors := range [][]int{{49, 73, 127, 337, 92737, 649657}, {2, 3, 715827883, 2147483647}} {
		product := 1
		for _, f := range factors {
			product *= f
		}
		if product < math.MaxInt-1 {
			t.Fatalf("the product of %v is %d", factors, product)
		}
		for range 200 {
			random.Shuffle(len(factors), func(i, j int) { factors[i], factors[j] = factors[j], factors[i] })
			x := []int{random.Intn(product), product - 1 - random.Intn(10), random.Intn(10), 998244353, 1_000_000_007}[random.Intn(5)]
			rests := make([]int, len(factors))
			for i, f := range factors {
				rests[i] = x % f
			}
			if r, m, ok := number.CRTList(rests, factors); !ok || r != x || m != product {
				t.Fatalf("rests %v of %v: %d, %d, %t; want %d", rests, factors, r, m, ok, x)
			}
		}
	}
}

// pipesOf makes a pipe of each row: from, to, capacity, cost.
func pipesOf(rows ...[4]int) (pipes []graph.Pipe) {
	for _, r := range rows {
		pipes = append(pipes, graph.Pipe{From: r[0], To: r[1], Capacity: r[2], Cost: r[3]})
	}
	return pipes
}

func TestFlowExamples(t *testing.T) {
	// Parallel pipes and loops: each pipe between the two vertices is full.
	pipes := pipesOf([4]int{0, 1, 1, 0}, [4]int{0, 1, 2, 0}, [4]int{0, 1, 3, 0}, [4]int{0, 0, 6, 0}, [4]int{1, 1, 7, 0},
		[4]int{0, 1, 4, 0})
	total, flow, side := graph.FlowOf(2, pipes, 0, 1)
	if total != 10 || flow[0] != 1 || flow[1] != 2 || flow[2] != 3 || flow[5] != 4 || !side[0] || side[1] {
		t.Errorf("parallel pipes: %d, %v, %v", total, flow, side)
	}

	// A wide pipe before a narrow one: the cut is the narrow one.
	total, flow, side = graph.FlowOf(3, pipesOf([4]int{0, 1, 2, 0}, [4]int{1, 2, 1, 0}), 0, 2)
	if total != 1 || !reflect.DeepEqual(flow, []int{1, 1}) || !reflect.DeepEqual(side, []bool{true, true, false}) {
		t.Errorf("a narrow pipe: %d, %v, %v", total, flow, side)
	}

	// A capacity grows after the flow is maximum; the other way is still full.
	f := graph.NewFlow(3, pipesOf([4]int{0, 1, 1, 0}, [4]int{0, 2, 1, 0}, [4]int{1, 2, 1, 0}), 0, 2)
	if f.Send(graph.Unreached) != 2 {
		t.Error("the first flow is not 2")
	}
	f.SetCapacity(0, 100)
	if f.Send(graph.Unreached) != 0 || f.Of(0) != 1 || f.Value() != 2 {
		t.Error("the larger capacity helps, although the pipe behind it is full")
	}

	const most = 1 << 59
	both := pipesOf([4]int{0, 1, most, 0}, [4]int{1, 0, most, 0}, [4]int{0, 2, most, 0})
	if total, flow, _ := graph.FlowOf(3, both, 0, 2); total != most || flow[0] != flow[1] || flow[2] != most {
		t.Errorf("large capacities: %d, %v", total, flow)
	}

	// Costs: two paths of equal cost are one slope, and a loop does not matter.
	loop := pipesOf([4]int{0, 1, 1, 1}, [4]int{1, 2, 1, 0}, [4]int{0, 2, 2, 1}, [4]int{1, 1, 100, 123})
	if got := graph.FlowCosts(3, loop, 0, 2); !reflect.DeepEqual(got, [][2]int{{0, 0}, {3, 3}}) {
		t.Errorf("equal costs: %v", got)
	}
	square := pipesOf([4]int{0, 1, 1, 1}, [4]int{0, 2, 1, 1}, [4]int{1, 3, 1, 1}, [4]int{2, 3, 1, 1}, [4]int{1, 2, 1, 1})
	if got := graph.FlowCosts(4, square, 0, 3); !reflect.DeepEqual(got, [][2]int{{0, 0}, {2, 4}}) {
		t.Errorf("a square: %v", got)
	}
}

// slowCosts sends unit after unit along a cheapest path, which Bellman-Ford finds, and returns the amount and the cost.
func slowCosts(n int, pipes []graph.Pipe, source, sink int) (total, cost int) {
	room := make([][2]int, len(pipes)) // forwards and back
	for i, p := range pipes {
		room[i][0] = p.Capacity
	}
	for {
		distance, last := make([]int, n), make([][2]int, n)
		for v := range distance {
			distance[v] = graph.Unreached
		}
		distance[source] = 0
		for range n {
			for i, p := range pipes {
				if d := distance[p.From] + p.Cost; room[i][0] > 0 && distance[p.From] < graph.Unreached && d < distance[p.To] {
					distance[p.To], last[p.To] = d, [2]int{i, 0}
				}
				if d := distance[p.To] - p.Cost; room[i][1] > 0 && distance[p.To] < graph.Unreached && d < distance[p.From] {
					distance[p.From], last[p.From] = d, [2]int{i, 1}
				}
			}
		}
		if distance[sink] == graph.Unreached {
			return total, cost
		}
		total++
		cost += distance[sink]
		for v := sink; v != source; {
			i, way := last[v][0], last[v][1]
			room[i][way]--
			room[i][1-way]++
			v = pipes[i].From
			if way == 1 {
				v = pipes[i].To
			}
		}
	}
}

func TestFlowRandom(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for range 400 {
		n := 2 + random.Intn(19)
		pipes := make([]graph.Pipe, 1+random.Intn(100))
		for i := range pipes {
			pipes[i] = graph.Pipe{From: random.Intn(n), To: random.Intn(n), Capacity: random.Intn(10_000)}
		}
		source := random.Intn(n)
		sink := (source + 1 + random.Intn(n-1)) % n
		total, flow, side := graph.FlowOf(n, pipes, source, sink)
		cut, excess := 0, make([]int, n)
		for i, p := range pipes {
			if flow[i] < 0 || flow[i] > p.Capacity {
				t.Fatalf("flow %d in %v", flow[i], p)
			}
			excess[p.From] -= flow[i]
			excess[p.To] += flow[i]
			if side[p.From] && !side[p.To] {
				cut += p.Capacity
			}
		}
		excess[source] += total
		excess[sink] -= total
		if cut != total || !reflect.DeepEqual(excess, make([]int, n)) {
			t.Fatalf("%v: flow %d, cut %d, left over %v", pipes, total, cut, excess)
		}

		for i := range pipes {
			pipes[i].Capacity, pipes[i].Cost = random.Intn(6), random.Intn(10_000)
		}
		wantTotal, wantCost := slowCosts(n, pipes, source, sink)
		corners := graph.FlowCosts(n, pipes, source, sink)
		if got := corners[len(corners)-1]; got != [2]int{wantTotal, wantCost} {
			t.Fatalf("%v: the last corner is %v, want %d, %d", pipes, got, wantTotal, wantCost)
		}
		if cost, ok := graph.MinCostFlow(n, pipes, source, sink, wantTotal); !ok || cost != wantCost {
			t.Fatalf("%v: %d units cost %d, %t; want %d", pipes, wantTotal, cost, ok, wantCost)
		}
	}
}

// TestSuffixesOfAll uses all texts of four letters up to length 5 and of two up to 10, one letter, two letters in turn,
// and the largest values.
func TestSuffixesOfAll(t *testing.T) {
	for _, c := range []struct{ letters, most int }{{4, 5}, {2, 10}} {
		for n, count := 1, 1; n <= c.most; n++ {
			count *= c.letters
			for code := 0; code < count; code++ {
				s := make([]int, n)
				for i, rest := 0, code; i < n; i++ {
					s[i] = rest % c.letters
					rest /= c.letters
				}
				checkSuffixes(t, s)
			}
		}
	}
	for n := 1; n <= 100; n++ {
		same, turns, others := make([]int, n), make([]int, n), make([]int, n)
		for i := range n {
			same[i], turns[i], others[i] = 10, i%2, 1-i%2
		}
		checkSuffixes(t, same)
		checkSuffixes(t, turns)
		checkSuffixes(t, others)
	}
	for _, s := range [][]int{{0}, {-1}, {1}, {math.MinInt}, {math.MaxInt}, {-100, -100, 100},
		{math.MinInt, math.MinInt, math.MaxInt}} {
		checkSuffixes(t, s)
	}
	start, _ := text.SuffixArray("missisippi")
	if want := []int{9, 6, 4, 1, 0, 8, 7, 5, 3, 2}; !reflect.DeepEqual(start, want) {
		t.Errorf("missisippi: %v, want %v", start, want)
	}
}

func checkSuffixes(t *testing.T, s []int) {
	t.Helper()
	common := func(a, b int) (length int) {
		for a+length < len(s) && b+length < len(s) && s[a+length] == s[b+length] {
			length++
		}
		return length
	}
	want := make([]int, len(s))
	for i := range want {
		want[i] = i
	}
	sort.Slice(want, func(i, j int) bool {
		a, b := want[i], want[j]
		k := common(a, b)
		return a+k == len(s) || b+k < len(s) && s[a+k] < s[b+k]
	})
	start, lcp := text.SuffixArrayOf(s)
	z := text.ZOf(s)
	if !reflect.DeepEqual(start, want) {
		t.Fatalf("%v: suffixes %v, want %v", s, start, want)
	}
	for i := range s {
		if i > 0 && lcp[i] != common(start[i-1], start[i]) {
			t.Fatalf("%v: lcp %v of %v", s, lcp, start)
		}
		if z[i] != common(0, i) {
			t.Fatalf("%v: z is %v", s, z)
		}
	}
}

func TestTwoSatPlanted(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	for range 2000 {
		n := 1 + random.Intn(20)
		known := make([]bool, n)
		for v := range known {
			known[v] = random.Intn(2) == 0
		}
		literal := func(v int, value bool) graph.Literal {
			if value {
				return graph.True(v)
			}
			return graph.Not(graph.True(v))
		}
		var clauses [][2]graph.Literal
		for range 1 + random.Intn(100) {
			u, v := random.Intn(n), random.Intn(n)
			clause := [2]graph.Literal{literal(u, known[u]), literal(v, known[v] == (random.Intn(2) == 0))}
			if random.Intn(2) == 0 {
				clause[0], clause[1] = clause[1], clause[0]
			}
			clauses = append(clauses, clause)
		}
		values, ok := graph.TwoSat(n, clauses)
		if !ok {
			t.Fatalf("%v has the solution %v, but none is found", clauses, known)
		}
		for _, c := range clauses {
			if values[c[0]/2] != (c[0]%2 == 0) && values[c[1]/2] != (c[1]%2 == 0) {
				t.Fatalf("%v: %v does not satisfy %v", clauses, values, c)
			}
		}

		// With a variable that must be true and false, there is no solution.
		v := random.Intn(n)
		for _, value := range []bool{false, true} {
			clauses = append(clauses, [2]graph.Literal{literal(v, value), literal(v, value)})
		}
		if _, ok := graph.TwoSat(n, clauses); ok {
			t.Fatalf("%v has a solution", clauses)
		}
	}
}

// TestSetAndAdd changes ranges by sets and additions, and asks for maxima.
func TestSetAndAdd(t *testing.T) {
	type change struct {
		sets bool
		x    int
	}
	const n, none = 10, math.MinInt
	apply := func(f change, most int) int {
		if f.sets {
			return f.x
		}
		return most + f.x
	}
	compose := func(f, g change) change { // g was there first
		if f.sets {
			return f
		}
		return change{g.sets, g.x + f.x}
	}
	random := rand.New(rand.NewSource(5))
	values := random.Perm(n)
	tree := seq.NewLazySegTree(values, seq.Max, none, apply, compose, change{})
	values = append([]int(nil), values...)
	for range 20_000 {
		l, r := random.Intn(n+1), random.Intn(n+1)
		if l > r {
			l, r = r, l
		}
		if f := (change{random.Intn(2) == 0, random.Intn(10) - 5}); random.Intn(3) > 0 {
			tree.Change(l, r, f)
			for i := l; i < r; i++ {
				values[i] = apply(f, values[i])
			}
			continue
		}
		want := none
		for _, x := range values[l:r] {
			want = max(want, x)
		}
		if got := tree.Fold(l, r); l < r && got != want {
			t.Fatalf("%v: Fold(%d, %d) = %d, want %d", values, l, r, got, want)
		}
	}
}

func TestManyLines(t *testing.T) {
	random := rand.New(rand.NewSource(6))
	for range 10 {
		xs, least := residues(random, 10, 1000), make([]int, 10)
		for i := range xs {
			xs[i] -= 500
			least[i] = math.MaxInt
		}
		sort.Ints(xs)
		tree := seq.NewLiChao(xs)
		lines := make([][2]int, 5000)
		for i := range lines {
			lines[i] = [2]int{random.Intn(100_000) - 50_000, random.Intn(1<<30) - 1<<29}
			tree.Add(lines[i][0], lines[i][1])
			for k, x := range xs {
				least[k] = min(least[k], lines[i][0]*x+lines[i][1])
			}
		}
		sort.Slice(lines, func(i, j int) bool { return lines[i][0] > lines[j][0] })
		var hull seq.LineHull
		for _, l := range lines {
			hull.Add(l[0], l[1])
		}
		for k, x := range xs {
			if got, ok := tree.Min(k); !ok || got != least[k] || hull.Min(x) != least[k] {
				t.Fatalf("at %d: %d and %d, want %d", x, got, hull.Min(x), least[k])
			}
		}
	}
}

// TestIntegerCircles counts the common points of circles and lines with integers, in which the criteria are exact.
func TestIntegerCircles(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	touching := 0
	for range 50_000 {
		a := geom.Pt{X: random.Intn(11) - 5, Y: random.Intn(11) - 5}
		b := geom.Pt{X: random.Intn(11) - 5, Y: random.Intn(11) - 5}
		c := geom.Pt{X: random.Intn(11) - 5, Y: random.Intn(11) - 5}
		r, s := 1+random.Intn(9), 1+random.Intn(9)
		if a == b {
			continue
		}
		vec := func(p geom.Pt) geom.Vec { return geom.Vec{X: float64(p.X), Y: float64(p.Y)} }
		first, second := geom.Circle{Centre: vec(a), Radius: float64(r)}, geom.Circle{Centre: vec(b), Radius: float64(s)}

		d := a.Sub(b).Norm()
		want := points(d-(r-s)*(r-s), (r+s)*(r+s)-d)
		got := first.MeetCircle(second, 1e-9)
		if len(got) != want {
			t.Fatalf("%v and %v: %v, want %d points", first, second, got, want)
		}
		for _, p := range got {
			if math.Abs(p.Sub(first.Centre).Len()-float64(r)) > 1e-6 || math.Abs(p.Sub(second.Centre).Len()-float64(s)) > 1e-6 {
				t.Fatalf("%v is not on %v and %v", p, first, second)
			}
		}

		// The line through a and b, and the circle around c.
		cross := b.Sub(a).Cross(c.Sub(a))
		line := points(r*r*d-cross*cross, 1)
		circle := geom.Circle{Centre: vec(c), Radius: float64(r)}
		got = circle.MeetLine(vec(a), vec(b), 1e-9)
		if len(got) != line {
			t.Fatalf("%v and the line %v %v: %v, want %d points", circle, a, b, got, line)
		}
		for _, p := range got {
			away := vec(b).Sub(vec(a)).Cross(p.Sub(vec(a))) / math.Sqrt(float64(d))
			if math.Abs(away) > 1e-6 || math.Abs(p.Sub(circle.Centre).Len()-float64(r)) > 1e-6 {
				t.Fatalf("%v is not on %v and the line %v %v", p, circle, a, b)
			}
		}
		if want == 1 || line == 1 {
			touching++
		}
	}
	if touching < 500 {
		t.Errorf("only %d pairs touch", touching)
	}
}

// points returns 2 if both numbers are positive, 0 if one is negative, and 1 otherwise.
func points(inner, outer int) int {
	switch {
	case inner < 0 || outer < 0:
		return 0
	case inner == 0 || outer == 0:
		return 1
	}
	return 2
}

// star returns a polygon around the origin whose corners are at ascending angles, so that it does not cross itself.
func star(random *rand.Rand) []geom.Vec {
	var polygon []geom.Vec
	n := 3 + random.Intn(7)
	for i := range n {
		angle := 2 * math.Pi * (float64(i) + random.Float64()*0.8) / float64(n)
		length := 1 + 4*random.Float64()
		polygon = append(polygon, geom.Vec{X: length * math.Cos(angle), Y: length * math.Sin(angle)})
	}
	return polygon
}

// TestStarPolygons compares the parts of a polygon in a circle and on the left of a line with the points of a grid.
func TestStarPolygons(t *testing.T) {
	random := rand.New(rand.NewSource(8))
	const grid, size = 300, 12.0
	for range 40 {
		polygon := star(random)
		centre := geom.Vec{X: random.Float64()*4 - 2, Y: random.Float64()*4 - 2}
		circle := geom.Circle{Centre: centre, Radius: 0.5 + 4*random.Float64()}
		a, b := geom.Vec{X: random.Float64() - 0.5, Y: random.Float64() - 0.5}, geom.Vec{X: random.Float64(), Y: random.Float64() + 1}
		inCircle, onLeft := 0, 0
		for i := range grid * grid {
			p := geom.Vec{X: (float64(i/grid)+0.5)*size/grid - size/2, Y: (float64(i%grid)+0.5)*size/grid - size/2}
			if geom.Inside(p, polygon) < 0 {
				continue
			}
			if p.Sub(circle.Centre).Len() < circle.Radius {
				inCircle++
			}
			if geom.Turn(a, b, p) > 0 {
				onLeft++
			}
		}
		const cell = size * size / grid / grid
		if got, want := geom.CircleArea(circle, polygon), float64(inCircle)*cell; math.Abs(got-want) > 0.3 {
			t.Fatalf("%v in %v: %g, want about %g", polygon, circle, got, want)
		}
		left, right := geom.Area2(geom.Cut(polygon, a, b))/2, geom.Area2(geom.Cut(polygon, b, a))/2
		if want := float64(onLeft) * cell; math.Abs(left-want) > 0.3 || math.Abs(left+right-geom.Area2(polygon)/2) > 1e-9 {
			t.Fatalf("%v cut along %v, %v: %g and %g, want about %g on the left", polygon, a, b, left, right, want)
		}
	}
}

// TestHullOfMany compares the hull with wrapping a string around the points, and checks the smallest circle: it holds
// the points, and touches two that are opposite or three in no half of it.
func TestHullOfMany(t *testing.T) {
	random := rand.New(rand.NewSource(9))
	for round := range 200 {
		list := make([]geom.Pt, 1+random.Intn(100))
		width := []int{1000, 5, 30}[round%3]
		for i := range list {
			list[i] = geom.Pt{X: random.Intn(width), Y: random.Intn(width)}
		}
		first := list[0]
		for _, p := range list {
			if p.X < first.X || p.X == first.X && p.Y < first.Y {
				first = p
			}
		}
		want := []geom.Pt{first}
		for {
			at, next := want[len(want)-1], first
			for _, p := range list {
				turn := geom.Turn(at, next, p)
				if p != at && (next == at || turn < 0 || turn == 0 && p.Sub(at).Norm() > next.Sub(at).Norm()) {
					next = p
				}
			}
			if next == first {
				break
			}
			want = append(want, next)
		}
		if got := geom.Hull(list); !reflect.DeepEqual(got, want) {
			t.Fatalf("%v: hull %v, want %v", list, got, want)
		}

		vectors := make([]geom.Vec, len(list))
		for i, p := range list {
			vectors[i] = geom.Vec{X: float64(p.X), Y: float64(p.Y)}
		}
		circle := geom.SmallestCircle(vectors)
		var angles []float64
		for _, p := range vectors {
			d := p.Sub(circle.Centre)
			if d.Len() > circle.Radius+1e-6 {
				t.Fatalf("%v: %v is outside %v", list, p, circle)
			}
			if d.Len() > circle.Radius-1e-6 {
				angles = append(angles, math.Atan2(d.Y, d.X))
			}
		}
		sort.Float64s(angles)
		gap := angles[0] + 2*math.Pi - angles[len(angles)-1]
		for i := 1; i < len(angles); i++ {
			gap = max(gap, angles[i]-angles[i-1])
		}
		if circle.Radius > 0 && gap > math.Pi+1e-3 {
			t.Fatalf("%v: %v could be smaller", list, circle)
		}
	}
}

func TestIntegerLines(t *testing.T) {
	random := rand.New(rand.NewSource(10))
	for range 20_000 {
		var p [4]geom.Vec
		for i := range p {
			p[i] = geom.Vec{X: float64(random.Intn(10)), Y: float64(random.Intn(10))}
		}
		u, v := p[1].Sub(p[0]), p[3].Sub(p[2])
		if u.Len() == 0 || v.Len() == 0 {
			continue
		}
		got, ok := geom.Meet(p[0], p[1], p[2], p[3])
		if ok != (u.Cross(v) != 0) {
			t.Fatalf("%v: %v, %t", p, got, ok)
		}
		if ok && (math.Abs(u.Cross(got.Sub(p[0])))/u.Len() > 1e-8 || math.Abs(v.Cross(got.Sub(p[2])))/v.Len() > 1e-8) {
			t.Fatalf("%v: %v is not on both lines", p, got)
		}
	}
}

// TestColorAll colors the edges of all graphs up to 6 vertices, in random order and direction.
func TestColorAll(t *testing.T) {
	random := rand.New(rand.NewSource(11))
	for n := 0; n <= 6; n++ {
		for set := range 1 << (n * (n - 1) / 2) {
			var edges []graph.Edge
			bit := 0
			degree, most := make([]int, n), 0
			for v := range n {
				for u := range v {
					if set>>bit&1 == 1 {
						edges = append(edges, graph.Edge{From: u, To: v})
						if random.Intn(2) == 0 {
							edges[len(edges)-1] = graph.Edge{From: v, To: u}
						}
						degree[u]++
						degree[v]++
						most = max(most, degree[u], degree[v])
					}
					bit++
				}
			}
			random.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
			used := make([]int, n)
			for i, c := range graph.EdgeColors(n, edges) {
				e := edges[i]
				if c < 0 || c > most || used[e.From]>>c&1 == 1 || used[e.To]>>c&1 == 1 {
					t.Fatalf("%v: color %d of edge %d", edges, c, i)
				}
				used[e.From] |= 1 << c
				used[e.To] |= 1 << c
			}
		}
	}
}

// TestLightestCut: the lightest edge of a cut tree is the global cut, and each edge of it is a cut between its ends.
func TestLightestCut(t *testing.T) {
	random := rand.New(rand.NewSource(12))
	for range 60 {
		n := 2 + random.Intn(24)
		var edges []graph.Edge
		var pipes []graph.Pipe
		for range random.Intn(4 * n) {
			e := graph.Edge{From: random.Intn(n), To: random.Intn(n), Cost: random.Intn(8)}
			edges = append(edges, e)
			pipes = append(pipes, pipesOf([4]int{e.From, e.To, e.Cost}, [4]int{e.To, e.From, e.Cost})...)
		}
		parent, cut := graph.CutTree(n, edges)
		lightest := graph.Unreached
		for v := 1; v < n; v++ {
			lightest = min(lightest, cut[v])
			if want := graph.MaxFlow(n, pipes, v, parent[v]); cut[v] != want {
				t.Fatalf("%v: the cut between %d and %d is %d, want %d", edges, v, parent[v], cut[v], want)
			}
		}
		if cost, _ := graph.GlobalCut(n, edges); cost != lightest {
			t.Fatalf("%v: the global cut is %d, the lightest edge %d", edges, cost, lightest)
		}
	}
}

// TestLongWalks compares with walking up in trees of 1,000 vertices.
func TestLongWalks(t *testing.T) {
	random := rand.New(rand.NewSource(13))
	for round := range 6 {
		const n = 1000
		edges := make([][2]int, n-1)
		for i := range edges {
			edges[i] = [2]int{max(0, i-random.Intn([]int{1, 3, 50, n}[round%4])), i + 1}
		}
		root := random.Intn(n)
		h := tree.NewHeavy(tree.Adjacent(n, edges), root)
		values := residues(random, n, 100)
		fold := tree.NewPathFold(h, values, func(a, b int) int { return a + b }, 0)
		for range 300 {
			v := random.Intn(n)
			values[v] = random.Intn(100)
			fold.Set(v, values[v])
			a, b := random.Intn(n), random.Intn(n)
			u, w, want, steps := a, b, 0, 0
			for u != w {
				if h.Depth[u] < h.Depth[w] {
					u, w = w, u
				}
				want += values[u]
				u = h.Parent[u]
				steps++
			}
			want += values[u]
			if h.LCA(a, b) != u || h.Distance(a, b) != steps || fold.Fold(a, b) != want {
				t.Fatalf("%d and %d meet in %d, want %d; distance %d, sum %d", a, b, h.LCA(a, b), u, h.Distance(a, b), fold.Fold(a, b))
			}
		}
	}
}

func TestAssignByFlow(t *testing.T) {
	random := rand.New(rand.NewSource(14))
	for round := range 200 {
		rows := random.Intn(16)
		columns := rows + random.Intn(4)
		most := []int{5, 1000, 1}[round%3]
		cost := make([][]int, rows)
		var pipes []graph.Pipe
		for i := range cost {
			pipes = append(pipes, graph.Pipe{From: 0, To: 2 + i, Capacity: 1})
			for j := range columns {
				cost[i] = append(cost[i], random.Intn(2*most+1)-most)
				pipes = append(pipes, graph.Pipe{From: 2 + i, To: 2 + rows + j, Capacity: 1, Cost: cost[i][j]})
			}
		}
		for j := range columns {
			pipes = append(pipes, graph.Pipe{From: 2 + rows + j, To: 1, Capacity: 1})
		}
		_, total := graph.Assign(cost)
		if want, ok := graph.MinCostFlow(2+rows+columns, pipes, 0, 1, rows); !ok || total != want {
			t.Fatalf("%v: the assignment costs %d, the flow %d, %t", cost, total, want, ok)
		}
	}
}

// TestCoverByFlow: a minimum cut is a vertex cover that is as large as a maximum matching (König).
func TestCoverByFlow(t *testing.T) {
	random := rand.New(rand.NewSource(15))
	for range 2000 {
		left, right := 1+random.Intn(9), 1+random.Intn(9)
		pairs := make([][2]int, random.Intn(20))
		near := make([][]int, left)
		var pipes []graph.Pipe
		for i := range pairs {
			u, v := random.Intn(left), random.Intn(right)
			pairs[i] = [2]int{u, v}
			near[u] = append(near[u], v)
			pipes = append(pipes, graph.Pipe{From: 2 + u, To: 2 + left + v, Capacity: 100})
		}
		for u := range left {
			pipes = append(pipes, graph.Pipe{From: 0, To: 2 + u, Capacity: 1})
		}
		for v := range right {
			pipes = append(pipes, graph.Pipe{From: 2 + left + v, To: 1, Capacity: 1})
		}
		total, _, side := graph.FlowOf(2+left+right, pipes, 0, 1)
		size := 0
		for u := range left {
			if !side[2+u] {
				size++
			}
		}
		for v := range right {
			if side[2+left+v] {
				size++
			}
		}
		for _, p := range pairs {
			if side[2+p[0]] && !side[2+left+p[1]] {
				t.Fatalf("%v: the pair %v is not covered", pairs, p)
			}
		}
		matched := 0
		for _, v := range graph.Matching(near, right) {
			if v >= 0 {
				matched++
			}
		}
		if size != total || matched != total {
			t.Fatalf("%v: the cover has %d vertices, the matching %d, the flow is %d", pairs, size, matched, total)
		}
	}
}

// TestComponentsOfAll uses all directed graphs of 4 vertices, loops included.
func TestComponentsOfAll(t *testing.T) {
	const n = 4
	for set := range 1 << (n * n) {
		var edges []graph.Edge
		reach := [n]int{}
		for v := range n {
			reach[v] = set>>(n*v)&(1<<n-1) | 1<<v
			for u := range n {
				if set>>(n*v+u)&1 == 1 {
					edges = append(edges, graph.Edge{From: v, To: u})
				}
			}
		}
		for range n {
			for v := range n {
				for rest := reach[v]; rest > 0; rest &= rest - 1 {
					reach[v] |= reach[bits.TrailingZeros(uint(rest))]
				}
			}
		}
		component, count := graph.SCC(graph.Leaving(n, edges))
		seen := 0
		for v := range n {
			seen |= 1 << component[v]
			for u := range n {
				forth, back := reach[v]>>u&1 == 1, reach[u]>>v&1 == 1
				if (component[u] == component[v]) != (forth && back) || forth && component[u] > component[v] {
					t.Fatalf("%v: components %v", edges, component)
				}
			}
		}
		if seen != 1<<count-1 {
			t.Fatalf("%v: %d components %v", edges, count, component)
		}
	}
}

// TestCountTrees compares the determinant of a graph's Laplacian (Kirchhoff) with all sets of n-1 edges.
func TestCountTrees(t *testing.T) {
	random := rand.New(rand.NewSource(16))
	const p = 1_000_000_007
	for range 300 {
		n := 1 + random.Intn(6)
		edges := make([][2]int, random.Intn(10))
		laplacian := make([][]int, n)
		for v := range laplacian {
			laplacian[v] = make([]int, n)
		}
		for i := range edges {
			u, v := random.Intn(n), random.Intn(n)
			edges[i] = [2]int{u, v}
			laplacian[u][u]++
			laplacian[v][v]++
			laplacian[u][v]--
			laplacian[v][u]--
		}
		want := 0
		for set := range 1 << len(edges) {
			sets, trees := graph.NewSets(n), bits.OnesCount(uint(set)) == n-1
			for i, e := range edges {
				if set>>i&1 == 1 {
					trees = sets.Join(e[0], e[1]) && trees
				}
			}
			if trees {
				want++
			}
		}

		rows := laplacian[:n-1]
		for v, row := range rows {
			rows[v] = row[:n-1]
			for j, x := range rows[v] {
				rows[v][j] = (x + p) % p
			}
		}
		if _, got := matrix.EliminateMod(rows, n-1, p); got != want {
			t.Fatalf("%v: the determinant is %d, %d trees", edges, got, want)
		}
	}
}

func TestFactorSquares(t *testing.T) {
	for n := 1; n < 20_000; n++ {
		for _, x := range []int{n, n * n} {
			product := 1
			factors := number.Factor(x)
			for i, f := range factors {
				product *= f
				if !isPrime(f) || i > 0 && factors[i-1] > f {
					t.Fatalf("Factor(%d) = %v", x, factors)
				}
			}
			if product != x {
				t.Fatalf("Factor(%d) = %v", x, factors)
			}
		}
	}
}

// TestInverseTable checks the inverses of factorials.
func TestInverseTable(t *testing.T) {
	for p := 2; p < 300; p++ {
		if !isPrime(p) {
			continue
		}
		b := number.NewBinomials(p-1, p)
		for i := 1; i < p; i++ {
			if b.Inverse[i]*b.Factorial[i]%p != 1 || b.Factorial[i] != b.Factorial[i-1]*i%p {
				t.Fatalf("the inverse of %d! modulo %d is %d", i, p, b.Inverse[i])
			}
		}
	}
}

// TestShortRecurrences finds all recurrences of up to 3 terms modulo 5 from their first elements, and continues them.
func TestShortRecurrences(t *testing.T) {
	const p = 5
	digits := func(code, n int) []int {
		list := make([]int, n)
		for i := range list {
			list[i] = code % p
			code /= p
		}
		return list
	}
	for n, count := 1, p; n <= 3; n, count = n+1, count*p {
		for c := range count {
			for s := range count {
				coefficients, values := digits(c, n), digits(s, n)
				for i := n; i < 2*n+4; i++ {
					next := 0
					for j, x := range coefficients {
						next += x * values[i-1-j]
					}
					values = append(values, next%p)
				}
				found := matrix.FindRecurrence(values[:2*n], p)
				if len(found) > n {
					t.Fatalf("%v: %v is longer than %v", values, found, coefficients)
				}
				for i := len(found); i < len(values); i++ {
					next := 0
					for j, x := range found {
						next += x * values[i-1-j]
					}
					if next%p != values[i] {
						t.Fatalf("%v: %v does not continue it", values, found)
					}
				}
				k := len(values) - 1
				if got := matrix.Recurrence(values[:n], coefficients, k, p); got != values[k] {
					t.Fatalf("%v, coefficients %v: element %d is %d", values, coefficients, k, got)
				}
			}
		}
	}

	// A recurrence with large numbers, against math/big.
	a, b := big.NewInt(0), big.NewInt(1)
	for range 90 {
		a, b = b, a.Add(a, b)
	}
	got := matrix.Recurrence([]int{0, 1}, []int{1, 1}, 90, math.MaxInt32)
	if fmt.Sprint(got) != a.Mod(a, big.NewInt(math.MaxInt32)).String() {
		t.Errorf("Fibonacci number 90 is %d", got)
	}
}
