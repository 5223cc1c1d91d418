package lc

import (
	"math/bits"
	"math/rand"
)

// makeParents returns a random tree: p[i] < i is the parent of vertex i, and the root is 0. The shape is a path, a
// star, or something between them. The depth of a large tree is about a third of its number of vertices, or small if
// shallow is true.
func makeParents(r *rand.Rand, n int, shallow bool) []int {
	p := make([]int, n)
	shape := r.Intn(4)
	for i := 1; i < n; i++ {
		p[i] = r.Intn(i)
		switch {
		case n > 1000 && shallow:
		case n > 1000 || shape == 0:
			p[i] = i - 1 - r.Intn(5)
		case shape == 1:
			p[i] = r.Intn(1 + i/5)
		}

		// i - 1 - r.Intn(5) may be negative if i is small. Then the parent is the root.
		if p[i] < 0 {
			p[i] = 0
		}
	}
	return p
}

// addTree renumbers the vertices of a tree at random and adds its edges in random order.
func addTree(l *lines, r *rand.Rand, parents []int, length func() []int) {
	number := r.Perm(len(parents))
	for _, k := range r.Perm(len(parents)) {
		// The root has no edge to a parent.
		if k == 0 {
			continue
		}
		a, b := number[k], number[parents[k]]

		// Swap the ends of half of the edges.
		if r.Intn(2) == 0 {
			a, b = b, a
		}
		l.add(append([]int{a, b}, length()...)...)
	}
}

// noLengths is passed to addTree if the edges have no lengths.
func noLengths() []int { return nil }

// A hung tree is a rooted tree in which each vertex has a pointer to some ancestor, its jump pointer (Myers
// 1983). With these pointers, the ancestor of a vertex at a given depth is found in O(log n).
type hung struct{ parent, jump, depth []int }

// hang computes the jumps of a tree. Parents must have smaller numbers than their children.
func hang(parents []int) *hung {
	n := len(parents)
	h := &hung{parents, make([]int, n), make([]int, n)}
	for v := 1; v < n; v++ {
		p := parents[v]
		h.depth[v] = h.depth[p] + 1
		h.jump[v] = p

		// Usually v jumps to its parent p. But if the next two jumps from p have equal lengths, v jumps to the
		// vertex where these two jumps lead.
		if j := h.jump[p]; h.depth[p]-h.depth[j] == h.depth[j]-h.depth[h.jump[j]] {
			h.jump[v] = h.jump[j]
		}
	}
	return h
}

// up returns the ancestor of v at the given depth.
func (h *hung) up(v, depth int) int {
	for h.depth[v] > depth {
		// Use the jump unless it leads above the given depth.
		if h.depth[h.jump[v]] >= depth {
			v = h.jump[v]
		} else {
			v = h.parent[v]
		}
	}
	return v
}

// meet returns the lowest common ancestor of u and v.
func (h *hung) meet(u, v int) int {
	// Move the deeper vertex up to the depth of the other one. Vertices of equal depth have jumps of equal length.
	if h.depth[u] > h.depth[v] {
		u = h.up(u, h.depth[v])
	}
	v = h.up(v, h.depth[u])

	for u != v {
		if h.jump[u] != h.jump[v] {
			u, v = h.jump[u], h.jump[v]
		} else {
			u, v = h.parent[u], h.parent[v]
		}
	}
	return u
}

func makeLCA(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(makeParents(r, n, false)[1:]...)

	for q := 0; q < n; q++ {
		l.add(r.Intn(n), r.Intn(n))
	}
	return l.String()
}

func readParents(in *Tokens, n int) []int { return append([]int{0}, in.Ints(n-1)...) }

func answerLCA(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	h := hang(readParents(in, n))
	for ; q > 0; q-- {
		out.add(h.meet(in.N(), in.N()))
	}
	return out.String()
}

// Names for the bool argument of readTree.
const withLengths, withoutLengths = true, false

// readTree reads edges, which have lengths if lengths is true. It returns the tree rooted at vertex 0, renumbered so
// that parents have smaller numbers than their children. old[v] is the number in the input of the vertex v.
func readTree(in *Tokens, n int, lengths bool) (parents, length, old []int) {
	type half struct{ to, length int }
	near := make([][]half, n)
	for i := 1; i < n; i++ {
		a, b, c := in.N(), in.N(), 1
		if lengths {
			c = in.N()
		}
		near[a] = append(near[a], half{b, c})
		near[b] = append(near[b], half{a, c})
	}

	// A breadth-first search from vertex 0 gives the new numbers.
	number := make([]int, n)
	old, parents, length = []int{0}, []int{0}, []int{0}
	for k := 0; k < len(old); k++ {
		for _, e := range near[old[k]] {
			if e.to != old[parents[k]] {
				number[e.to] = len(old)
				old = append(old, e.to)
				parents = append(parents, k)
				length = append(length, e.length)
			}
		}
	}
	return parents, length, old
}

// inverse returns the inverse of a permutation.
func inverse(list []int) []int {
	at := make([]int, len(list))
	for i, v := range list {
		at[v] = i
	}
	return at
}

func makeDiameter(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	most := []int{3, 1e9}[r.Intn(2)]

	addTree(&l, r, makeParents(r, n, false), func() []int { return []int{1 + r.Intn(most)} })
	return l.String()
}

// answerDiameter returns the length of a longest path. For each vertex, it computes the two longest paths
// that lead down from it. Together, these two form the longest path whose highest vertex is this vertex.
func answerDiameter(in *Tokens) string {
	n := in.N()
	parents, length, _ := readTree(in, n, withLengths)

	// down[v] is the length of the longest path down from v through the children processed so far.
	down := make([]int, n)
	best := 0
	// Children have larger numbers than their parents, so all children of v have been processed.
	for v := n - 1; v > 0; v-- {
		p, way := parents[v], down[v]+length[v]

		// The longest path down from p through v and the longest path down from p found so far form one path.
		if down[p]+way > best {
			best = down[p] + way
		}
		if way > down[p] {
			down[p] = way
		}
	}

	var out lines
	out.add(best)
	return out.String()
}

func checkDiameter(in, answer, out *Tokens) {
	n := in.N()
	cost := make(map[[2]int]int)
	for i := 1; i < n; i++ {
		a, b, c := in.N(), in.N(), in.N()
		cost[[2]int{a, b}] = c
		cost[[2]int{b, a}] = c
	}

	want := answer.N()
	sum := out.Int(want, want)

	// Subtract the lengths of the path's edges from the claimed length. The result must be 0.
	path := make([]int, out.Int(1, n))
	seen := make(map[int]bool)
	for k := range path {
		path[k] = out.Int(0, n-1)
		out.Is(!seen[path[k]], "vertex %d occurs twice", path[k])
		seen[path[k]] = true
		if k > 0 {
			c, ok := cost[[2]int{path[k-1], path[k]}]
			out.Is(ok, "no edge between %d and %d", path[k-1], path[k])
			sum -= c
		}
	}

	out.Is(sum == 0, "the path is not of length %d", want)
}

func makePathSum(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(randomInts(r, n, 1e9)...)
	addTree(&l, r, makeParents(r, n, true), noLengths)

	for q := 0; q < n; q++ {
		if r.Intn(2) == 0 {
			l.add(0, r.Intn(n), r.Intn(1e9+1))
		} else {
			l.add(1, r.Intn(n), r.Intn(n))
		}
	}
	return l.String()
}

// randomInts returns n numbers from 0 to most.
func randomInts(r *rand.Rand, n, most int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = r.Intn(most + 1)
	}
	return list
}

func answerPathSum(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	parents, _, old := readTree(in, n, withoutLengths)
	number := inverse(old)

	for ; q > 0; q-- {
		if in.N() == 0 {
			p := in.N()
			a[p] += in.N()
			continue
		}
		u, v := number[in.N()], number[in.N()]

		// Walking up edge by edge is fast enough, because makePathSum makes large trees shallow.
		sum := 0
		for u != v { // move the larger number up: parents have smaller numbers
			if u < v {
				u, v = v, u
			}
			sum += a[old[u]]
			u = parents[u]
		}
		out.add(sum + a[old[u]])
	}
	return out.String()
}

func makeSubtreeSum(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	l.add(randomInts(r, n, 1e9)...)
	l.add(makeParents(r, n, true)[1:]...)

	for q := 0; q < n; q++ {
		if r.Intn(2) == 0 {
			l.add(0, r.Intn(n), r.Intn(1e9+1))
		} else {
			l.add(1, r.Intn(n))
		}
	}
	return l.String()
}

func answerSubtreeSum(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	sum := in.Ints(n)
	parents := readParents(in, n)

	// Children have larger numbers than their parents, so their sums are complete first.
	for v := n - 1; v > 0; v-- {
		sum[parents[v]] += sum[v]
	}

	for ; q > 0; q-- {
		asks, u := in.N() == 1, in.N()
		if asks {
			out.add(sum[u])
			continue
		}

		// The subtree sums of u and of all its ancestors change.
		x := in.N()
		for sum[u] += x; u > 0; sum[u] += x {
			u = parents[u]
		}
	}
	return out.String()
}

func makeRooted(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	l.add(makeParents(r, n, false)[1:]...)
	return l.String()
}

// answerClasses compares hashes of subtrees. The hash of a subtree is the product of one factor for each
// child of its root, modulo 2^61-1. The factor is the hash of the child's subtree plus a random number for
// the height of this subtree.
func answerClasses(in *Tokens) string {
	n := in.N()
	parents := readParents(in, n)

	// The seed is constant, so that an input always gets the same answer.
	r := rand.New(rand.NewSource(61))
	height, hash := make([]int, n), make([]uint64, n)
	random := make([]uint64, n)
	for v := range hash {
		hash[v] = 1
		random[v] = r.Uint64() >> 4
	}

	// Children have larger numbers than their parents, so hash[v] is complete.
	for v := n - 1; v > 0; v-- {
		p := parents[v]
		hash[v] += random[height[v]]
		hash[p] = mulMersenne(hash[p], hash[v])

		if height[p] <= height[v] {
			height[p] = height[v] + 1
		}
	}
	hash[0] += random[height[0]]

	// Classes are numbered in the order of their first vertices.
	list := make([]int, n)
	number := make(map[uint64]int)
	for v, h := range hash {
		if _, ok := number[h%mersenne]; !ok {
			number[h%mersenne] = len(number)
		}
		list[v] = number[h%mersenne]
	}

	var out lines
	out.add(len(number))
	out.add(list...)
	return out.String()
}

const mersenne = 1<<61 - 1

// mulMersenne returns a*b modulo the Mersenne prime 2^61-1.
func mulMersenne(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a%mersenne, b%mersenne)
	return bits.Rem64(hi, lo, mersenne)
}

// checkClasses accepts any numbering of the classes.
func checkClasses(in, answer, out *Tokens) {
	n, count := in.N(), answer.N()
	out.Int(count, count)
	name := make(map[int]int)
	isUsed := make(map[int]bool)

	// The classes of the answer and of the output must correspond one to one.
	for v := 0; v < n; v++ {
		want, got := answer.N(), out.Int(0, count-1)
		if known, ok := name[want]; ok {
			out.Is(known == got, "vertex %d has class %d, want %d", v, got, known)
			continue
		}
		out.Is(!isUsed[got], "vertex %d has class %d, which also contains a vertex of another shape", v, got)
		name[want] = got
		isUsed[got] = true
	}
}

func makeJump(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	addTree(&l, r, makeParents(r, n, false), noLengths)

	for q := 0; q < n; q++ {
		l.add(r.Intn(n), r.Intn(n), r.Intn(1+r.Intn(n)))
	}
	return l.String()
}

func answerJump(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	parents, _, old := readTree(in, n, withoutLengths)
	number := inverse(old)
	h := hang(parents)
	for ; q > 0; q-- {
		u, v, i := number[in.N()], number[in.N()], in.N()
		top := h.meet(u, v)

		// The path leads up from u to top and then down to v.
		up, down := h.depth[u]-h.depth[top], h.depth[v]-h.depth[top]

		switch {
		case i > up+down:
			out.add(-1)
		case i <= up:
			out.add(old[h.up(u, h.depth[u]-i)])
		default:
			out.add(old[h.up(v, h.depth[top]+i-up)])
		}
	}
	return out.String()
}

const fewVertices = 3000 // up to this many vertices, a search from each vertex is fast enough

// makeDistances returns a random tree, or a path if the tree is large.
func makeDistances(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	parents := makeParents(r, n, false)
	if n > fewVertices {
		for v := range parents[1:] {
			parents[v+1] = v
		}
	}

	addTree(&l, r, parents, noLengths)
	return l.String()
}

func answerDistances(in *Tokens) string {
	n := in.N()
	count := make([]int, n)
	if n > fewVertices {
		// A large tree is a path, in which n-d pairs have distance d.
		for d := range count {
			count[d] = n - d
		}
	} else {
		parents, _, _ := readTree(in, n, withoutLengths)
		h := hang(parents)
		for u := range parents {
			for v := 0; v < u; v++ {
				count[h.depth[u]+h.depth[v]-2*h.depth[h.meet(u, v)]]++
			}
		}
	}

	var out lines
	out.add(count[1:]...)
	return out.String()
}
