package lc

import (
	"math/rand"
	"sort"
)

type point struct{ x, y int }

// The methods minus, cross and norm treat points as vectors. norm returns the square of a vector's length. The
// method before orders points by x and then by y.
func (p point) minus(q point) point { return point{p.x - q.x, p.y - q.y} }
func (p point) cross(q point) int   { return p.x*q.y - p.y*q.x }
func (p point) norm() int           { return p.x*p.x + p.y*p.y }
func (p point) before(q point) bool { return p.x < q.x || p.x == q.x && p.y < q.y }

func readPoints(in *Tokens, n int) []point {
	list := make([]point, n)
	for i := range list {
		list[i] = point{in.N(), in.N()}
	}
	return list
}

// addPoints adds n random points. It chooses at random whether there are only few distinct points, whether
// all points are on a line, and whether coordinates up to 10^9 are used.
func addPoints(l *lines, r *rand.Rand, n int) {
	high := []int{1, 4, 1e9}[r.Intn(3)]
	onLine := r.Intn(4) == 0

	// In large inputs almost all points are distinct, because this is the hardest case.
	if n > 10_000 {
		high, onLine = 1e9, false
	}

	for i := 0; i < n; i++ {
		x, y := r.Intn(2*high+1)-high, r.Intn(2*high+1)-high
		if onLine {
			y = x
		}
		if high == 1e9 && n <= 10_000 && r.Intn(3) == 0 { // use extreme coordinates: -10^9 and 10^9
			x, y = high*(2*r.Intn(2)-1), high*(2*r.Intn(2)-1)
		}
		l.add(x, y)
	}
}

// makePointSets returns a function that makes an input with some sets of at least the given number of points.
// A large input consists of only one set.
func makePointSets(least int) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		var l lines
		if n > 10_000 {
			l.add(1)
			l.add(n)
			addPoints(&l, r, n)
			return l.String()
		}

		l.add(n)
		for i := 0; i < n; i++ {
			size := least + r.Intn(n)
			l.add(size)
			addPoints(&l, r, size)
		}
		return l.String()
	}
}

// wrap returns the corners of the convex hull, beginning with the leftmost point. It uses Jarvis's march.
func wrap(points []point) []point {
	if len(points) == 0 {
		return nil
	}

	// The leftmost point is a corner of the hull.
	start := points[0]
	for _, p := range points {
		if p.before(start) {
			start = p
		}
	}

	hull := []point{start}
	for {
		// The next corner is a point p such that no point lies to the right of the line from the last corner
		// to p. If there are several such points, take the farthest.
		at := hull[len(hull)-1]
		next := at
		for _, p := range points {
			turn := next.minus(at).cross(p.minus(at))
			if next == at || turn < 0 || turn == 0 && p.minus(at).norm() > next.minus(at).norm() {
				next = p
			}
		}

		// If all points are equal, `next` equals `at`.
		if next == start || next == at {
			return hull
		}
		hull = append(hull, next)
	}
}

func answerHull(in *Tokens) string {
	var out lines
	for t := in.N(); t > 0; t-- {
		hull := wrap(readPoints(in, in.N()))
		out.add(len(hull))
		for _, p := range hull {
			out.add(p.x, p.y)
		}
	}
	return out.String()
}

func checkHull(in, answer, out *Tokens) {
	for t := in.N(); t > 0; t-- {
		// Skip the points of the input, because the check needs only the corners in the answer.
		readPoints(in, in.N())
		n := answer.N()
		out.Int(n, n)
		got := readPoints(out, n)

		// The output may begin at any corner. Rotate it so that it begins at the leftmost corner, as the
		// answer does.
		first := 0
		for i, p := range got {
			if p.before(got[first]) {
				first = i
			}
		}

		for i, want := range readPoints(answer, n) {
			p := got[(first+i)%n]
			out.Is(p == want, "corner %v, want %v", p, want)
		}
	}
}

// nearest returns the indices of two points with the smallest distance. It sweeps from left to right.
func nearest(points []point) (a, b int) {
	order := identity(len(points))
	sort.Slice(order, func(i, j int) bool { return points[order[i]].before(points[order[j]]) })
	a, b = order[0], order[1]
	best := points[a].minus(points[b]).norm()

	for i, p := range order {
		for j := i - 1; j >= 0; j-- {
			d := points[p].minus(points[order[j]])
			// The remaining points are even further to the left, so none of them is nearer to p than best.
			if d.x*d.x >= best {
				break
			}
			if d.norm() < best {
				a, b, best = p, order[j], d.norm()
			}
		}
	}
	return a, b
}

// farthest returns the indices of two points with the greatest distance. It tries all pairs of corners of the convex
// hull.
func farthest(points []point) (a, b int) {
	index := make(map[point]int)
	for i, p := range points {
		index[p] = i
	}

	hull := wrap(points)
	best := 0
	a, b = 0, 1 // the result if all points are equal
	for _, p := range hull {
		for _, q := range hull {
			if d := p.minus(q).norm(); d > best {
				a, b, best = index[p], index[q], d
			}
		}
	}
	return a, b
}

func answerDistance(of func(points []point) (a, b int)) func(in *Tokens) string {
	return func(in *Tokens) string {
		var out lines
		for t := in.N(); t > 0; t-- {
			a, b := of(readPoints(in, in.N()))
			out.add(a, b)
		}
		return out.String()
	}
}

// checkDistance accepts any two points that are as far apart as the answer's points.
func checkDistance(in, answer, out *Tokens) {
	for t := in.N(); t > 0; t-- {
		points := readPoints(in, in.N())
		i, j := out.Int(0, len(points)-1), out.Int(0, len(points)-1)
		out.Is(i != j, "point %d is paired with itself", i)

		want := points[answer.N()].minus(points[answer.N()]).norm()
		got := points[i].minus(points[j]).norm()
		out.Is(got == want, "the square of the distance of %d and %d is %d, want %d", i, j, got, want)
	}
}

func makeVectors(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	addPoints(&l, r, n)
	return l.String()
}

func answerNothing(in *Tokens) string { return "" }

// eighth returns the number of the part of the plane that contains the point. There are eight parts: the four
// quadrants and the four half axes between them. They are numbered by their angles, from -pi to pi: quadrants
// have even numbers, half axes odd numbers.
func (p point) eighth() int {
	switch {
	case p.x < 0 && p.y < 0:
		return 0
	case p.x == 0 && p.y < 0:
		return 1
	case p.x > 0 && p.y < 0:
		return 2
	case p.x >= 0 && p.y == 0:
		return 3
	case p.x > 0:
		return 4
	case p.x == 0:
		return 5
	case p.y > 0:
		return 6
	}
	return 7
}

func checkAngles(in, answer, out *Tokens) {
	n := in.N()
	// left[p] is the number of times that point p must still be printed. It is more than 1 if several points
	// are equal.
	left := make(map[point]int)
	for _, p := range readPoints(in, n) {
		left[p]++
	}

	var last point
	for i := 0; i < n; i++ {
		p := point{out.N(), out.N()}
		out.Is(left[p] > 0, "%v is not one of the points, or occurs too often", p)
		left[p]--
		if i > 0 {
			// Within a part of the plane, the cross product compares the angles.
			a, b := last.eighth(), p.eighth()
			out.Is(a < b || a == b && last.cross(p) >= 0, "%v comes before %v", last, p)
		}
		last = p
	}
}

const (
	fewPlaces = 1000 // up to this number of points, answerCity uses a quadratic algorithm
	blockSize = 7    // the distance between neighbouring crossings in a large city
)

// makeCity returns n points. The points of a large input form a square grid, because the cost of a grid's
// minimum spanning tree is known. They are the crossings of a city's streets, in random order.
func makeCity(r *rand.Rand, n int) string {
	var l lines
	if n <= fewPlaces {
		l.add(n)
		high := []int{2, 5, 1e9}[r.Intn(3)]
		for i := 0; i < n; i++ {
			l.add(r.Intn(high+1), r.Intn(high+1))
		}
		return l.String()
	}

	streets := 1
	for (streets+1)*(streets+1) <= n {
		streets++
	}
	l.add(streets * streets)
	for _, i := range r.Perm(streets * streets) {
		l.add(i/streets*blockSize, i%streets*blockSize)
	}
	return l.String()
}

// cityDistance returns the Manhattan distance between two points.
func cityDistance(p, q [2]int) int {
	dx, dy := p[0]-q[0], p[1]-q[1]
	return max(dx, -dx) + max(dy, -dy)
}

func readCity(in *Tokens) [][2]int {
	points := make([][2]int, in.N())
	for i := range points {
		points[i] = [2]int{in.N(), in.N()}
	}
	return points
}

// answerCity returns the cost of a minimum spanning tree. It uses Prim's algorithm in quadratic time. In a large
// city, every edge of the tree joins neighbouring crossings.
func answerCity(in *Tokens) string {
	points := readCity(in)
	sum := 0
	if len(points) > fewPlaces {
		sum = (len(points) - 1) * blockSize
		points = nil
	}

	done := make([]bool, len(points))
	nearest := make([]int, len(points)) // the distance from each point to the spanning tree so far
	for i := range nearest {
		nearest[i] = 1 << 60
	}
	if len(points) > 0 {
		nearest[0] = 0
	}
	for range points {
		next := -1
		for i, d := range nearest {
			if !done[i] && (next < 0 || d < nearest[next]) {
				next = i
			}
		}
		done[next] = true
		sum += nearest[next]
		for i, p := range points {
			nearest[i] = min(nearest[i], cityDistance(p, points[next]))
		}
	}

	var out lines
	out.add(sum)
	return out.String()
}

// checkCity checks that the edges form a spanning tree of minimum cost.
func checkCity(in, answer, out *Tokens) {
	points := readCity(in)
	want := answer.N()
	out.Int(want, want)

	root := make([]int, len(points))
	for i := range root {
		root[i] = i
	}
	find := func(v int) int {
		for root[v] != v {
			root[v] = root[root[v]]
			v = root[v]
		}
		return v
	}
	sum := 0
	for range len(points) - 1 {
		u, v := out.Int(0, len(points)-1), out.Int(0, len(points)-1)
		out.Is(find(u) != find(v), "the edge %d %d closes a cycle", u, v)
		root[find(u)] = find(v)
		sum += cityDistance(points[u], points[v])
	}
	out.Is(sum == want, "the edges cost %d, which is not the minimum", sum)
}
