package lc

import (
	"math/rand"
	"sort"
)

// This file contains more data structures: ranges of dynamic sequences, points in rectangles, versions.
// Answers follow the statement, query by query.

// makeLargeArray makes few positions of a large array, so that queries meet them.
func makeLargeArray(r *rand.Rand, n int) string {
	size := []int{n, 1e9}[r.Intn(2)]
	var l lines
	l.add(size, n)
	positions := randomInts(r, n, size-1)
	for q := 0; q < n; q++ {
		if r.Intn(2) == 0 {
			l.add(0, positions[r.Intn(n)], 1+r.Intn(prime-1), r.Intn(prime))
			continue
		}
		left, right := positions[r.Intn(n)], positions[r.Intn(n)]
		if left > right {
			left, right = right, left
		}
		l.add(1, left, right+1, r.Intn(prime))
	}
	return l.String()
}

func answerLargeArray(in *Tokens) string {
	var out lines
	_, q := in.N(), in.N()
	var positions []int // with a function, ascending
	functions := make(map[int][2]int)
	for ; q > 0; q-- {
		if in.N() == 0 {
			p := in.N()
			if _, known := functions[p]; !known {
				i := sort.SearchInts(positions, p)
				positions = append(positions, 0)
				copy(positions[i+1:], positions[i:])
				positions[i] = p
			}
			functions[p] = [2]int{in.N(), in.N()}
			continue
		}
		left, right, x := in.N(), in.N(), in.N()
		for _, p := range positions[sort.SearchInts(positions, left):sort.SearchInts(positions, right)] {
			f := functions[p]
			x = (f[0]*x + f[1]) % prime
		}
		out.add(x)
	}
	return out.String()
}

func makeClamps(r *rand.Rand, n int) string {
	most := []int{3, 1e9}[r.Intn(2)]
	signed := func() int { return r.Intn(2*most+1) - most }
	var l lines
	l.add(n, n)
	a := make([]int, n)
	for i := range a {
		a[i] = signed()
	}
	l.add(a...)
	for q := 0; q < n; q++ {
		left, right := makeRange(r, n)
		switch kind := r.Intn(4); {
		case kind == 3:
			l.add(3, left, right)
		case kind == 2 && n > 1000:
			l.add(2, left, right, signed()/1000) // the values stay below 10^12
		default:
			l.add(kind, left, right, signed())
		}
	}
	return l.String()
}

func answerClamps(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	for ; q > 0; q-- {
		kind, left, right := in.N(), in.N(), in.N()
		if kind == 3 {
			out.add(sum(a[left:right]))
			continue
		}
		b := in.N()
		for i := left; i < right; i++ {
			a[i] = [3]int{min(a[i], b), max(a[i], b), a[i] + b}[kind]
		}
	}
	return out.String()
}

// makeSetRanges makes functions, and queries that set ranges to one function or ask for the composite of a
// range.
func makeSetRanges(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	for i := 0; i < n; i++ {
		l.add(1+r.Intn(prime-1), r.Intn(prime))
	}
	for q := 0; q < n; q++ {
		left, right := makeRange(r, n)
		if r.Intn(2) == 0 {
			l.add(0, left, right, 1+r.Intn(prime-1), r.Intn(prime))
		} else {
			l.add(1, left, right, r.Intn(prime))
		}
	}
	return l.String()
}

func answerSetRanges(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	f := make([][2]int, n)
	for i := range f {
		f[i] = [2]int{in.N(), in.N()}
	}
	for ; q > 0; q-- {
		kind, left, right := in.N(), in.N(), in.N()
		if kind == 0 {
			g := [2]int{in.N(), in.N()}
			for i := left; i < right; i++ {
				f[i] = g
			}
			continue
		}
		x := in.N()
		for _, g := range f[left:right] {
			x = (g[0]*x + g[1]) % prime
		}
		out.add(x)
	}
	return out.String()
}

// makeXorSet makes insertions, deletions and questions; questions are asked only if the set is not empty.
func makeXorSet(r *rand.Rand, n int) string {
	most := []int{7, 1<<30 - 1}[r.Intn(2)]
	set := make(map[int]bool)
	var l lines
	l.add(n)
	list := randomInts(r, n, most)
	for q := 0; q < n; q++ {
		x := list[r.Intn(n)]
		switch kind := r.Intn(3); {
		case kind == 0 || len(set) == 0:
			l.add(0, x)
			set[x] = true
		case kind == 1:
			l.add(1, x)
			delete(set, x)
		default:
			l.add(2, r.Intn(most+1))
		}
	}
	return l.String()
}

func answerXorSet(in *Tokens) string {
	var out lines
	set := make(map[int]bool)
	for q := in.N(); q > 0; q-- {
		kind, x := in.N(), in.N()
		switch kind {
		case 0:
			set[x] = true
		case 1:
			delete(set, x)
		default:
			least := 1 << 30
			for y := range set {
				least = min(least, x^y)
			}
			out.add(least)
		}
	}
	return out.String()
}

// makeDynamic makes insertions, deletions, reversals, changes and sums of a sequence.
func makeDynamic(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(randomInts(r, n, prime-1)...)
	length := n
	for q := 0; q < n; q++ {
		kind := r.Intn(5)
		if length == 0 {
			kind = 0
		}
		switch kind {
		case 0:
			l.add(0, r.Intn(length+1), r.Intn(prime))
			length++
		case 1:
			l.add(1, r.Intn(length))
			length--
		case 3:
			left, right := makeRange(r, length)
			l.add(3, left, right, r.Intn(2)*r.Intn(prime), r.Intn(prime))
		default:
			left, right := makeRange(r, length)
			l.add(kind, left, right)
		}
	}
	return l.String()
}

func answerDynamic(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	for ; q > 0; q-- {
		switch in.N() {
		case 0:
			i, x := in.N(), in.N()
			a = append(a, 0)
			copy(a[i+1:], a[i:])
			a[i] = x
		case 1:
			i := in.N()
			a = append(a[:i], a[i+1:]...)
		case 2:
			reverseInts(a, in.N(), in.N())
		case 3:
			left, right, b, c := in.N(), in.N(), in.N(), in.N()
			for i := left; i < right; i++ {
				a[i] = (a[i]*b + c) % prime
			}
		case 4:
			left, right := in.N(), in.N()
			out.add(sum(a[left:right]) % prime)
		}
	}
	return out.String()
}

func reverseInts(a []int, left, right int) {
	for right--; left < right; left, right = left+1, right-1 {
		a[left], a[right] = a[right], a[left]
	}
}

func makeReversals(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(randomInts(r, n, 1e9)...)
	for q := 0; q < n; q++ {
		left, right := makeRange(r, n)
		if r.Intn(8) == 0 {
			right = left // an empty range
		}
		l.add(r.Intn(2), left, right)
	}
	return l.String()
}

func answerReversals(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	for ; q > 0; q-- {
		kind, left, right := in.N(), in.N(), in.N()
		if kind == 0 {
			reverseInts(a, left, right)
		} else {
			out.add(sum(a[left:right]))
		}
	}
	return out.String()
}

func twoInOrder(r *rand.Rand, most int) (a, b int) {
	a, b = r.Intn(most), r.Intn(most)
	if a > b {
		a, b = b, a
	}
	return a, b + 1
}

// makeRectangles makes n points with weights and n rectangles; with new points, some queries add points
// instead.
func makeRectangles(newPoints bool) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		most := []int{5, 1e9}[r.Intn(2)]
		var l lines
		l.add(n, n)
		for i := 0; i < n; i++ {
			l.add(r.Intn(most), r.Intn(most), r.Intn(1e9+1))
		}
		for q := 0; q < n; q++ {
			left, right := twoInOrder(r, most)
			bottom, top := twoInOrder(r, most)
			switch {
			case !newPoints:
				l.add(left, bottom, right, top)
			case r.Intn(2) == 0:
				l.add(0, left, bottom, r.Intn(1e9+1))
			default:
				l.add(1, left, bottom, right, top)
			}
		}
		return l.String()
	}
}

func answerRectangles(newPoints bool) func(in *Tokens) string {
	return func(in *Tokens) string {
		var out lines
		n, q := in.N(), in.N()
		points := make([][3]int, n)
		for i := range points {
			points[i] = [3]int{in.N(), in.N(), in.N()}
		}
		for ; q > 0; q-- {
			if newPoints && in.N() == 0 {
				points = append(points, [3]int{in.N(), in.N(), in.N()})
				continue
			}
			left, bottom, right, top := in.N(), in.N(), in.N(), in.N()
			total := 0
			for _, p := range points {
				if left <= p[0] && p[0] < right && bottom <= p[1] && p[1] < top {
					total += p[2]
				}
			}
			out.add(total)
		}
		return out.String()
	}
}

func makeAreas(r *rand.Rand, n int) string {
	most := []int{6, 1e9}[r.Intn(2)]
	var l lines
	l.add(n)
	for i := 0; i < n; i++ {
		left, right := twoInOrder(r, most)
		bottom, top := twoInOrder(r, most)
		l.add(left, bottom, right, top)
	}
	return l.String()
}

// answerAreas marks the cells between neighbouring coordinates.
func answerAreas(in *Tokens) string {
	n := in.N()
	rectangles := make([][4]int, n)
	var xs, ys []int
	for i := range rectangles {
		rectangles[i] = [4]int{in.N(), in.N(), in.N(), in.N()}
		xs = append(xs, rectangles[i][0], rectangles[i][2])
		ys = append(ys, rectangles[i][1], rectangles[i][3])
	}
	sort.Ints(xs)
	sort.Ints(ys)
	area := 0
	for i := 1; i < len(xs); i++ {
		if xs[i] == xs[i-1] {
			continue
		}
		// Which heights are covered between these two coordinates?
		change := make([]int, len(ys))
		for _, r := range rectangles {
			if r[0] <= xs[i-1] && xs[i] <= r[2] {
				change[sort.SearchInts(ys, r[1])]++
				change[sort.SearchInts(ys, r[3])]--
			}
		}
		covered, count := 0, 0
		for k := 0; k+1 < len(ys); k++ {
			if count += change[k]; count > 0 {
				covered += ys[k+1] - ys[k]
			}
		}
		area += covered * (xs[i] - xs[i-1])
	}
	var out lines
	out.add(area)
	return out.String()
}

// makeVersions makes graphs that grow from older ones.
func makeVersions(r *rand.Rand, n int) string {
	var l lines
	vertices := 1 + n/4 // few, so that some of them are connected
	l.add(vertices, n)
	graphs := []int{-1}
	for q := 0; q < n; q++ {
		old := graphs[len(graphs)-1-r.Intn(min(len(graphs), 4))]
		if r.Intn(3) == 0 {
			old = graphs[r.Intn(len(graphs))]
		}
		kind := r.Intn(2)
		l.add(kind, old, r.Intn(vertices), r.Intn(vertices))
		if kind == 0 {
			graphs = append(graphs, q)
		}
	}
	return l.String()
}

// answerVersions searches in the edges of a graph and its older ones.
func answerVersions(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	type version struct{ old, u, v int }
	versions := make([]version, q)
	for i := 0; i < q; i++ {
		kind := in.N()
		v := version{in.N(), in.N(), in.N()}
		versions[i] = v
		if kind == 0 {
			continue
		}
		labels := newLabels(n)
		for at := v.old; at >= 0; at = versions[at].old {
			labels.join(versions[at].u, versions[at].v)
		}
		if labels.of[v.u] == labels.of[v.v] {
			out.add(1)
		} else {
			out.add(0)
		}
	}
	return out.String()
}
