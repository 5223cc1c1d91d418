package tree

import (
	"fmt"
	"math/bits"
	"math/rand"
	"reflect"
	"sort"
	"strings"
	"testing"
)

// trees lists all trees of up to six labelled vertices, and some random larger ones, as adjacency lists. It
// makes the trees from all Prüfer codes, because each labelled tree has exactly one Prüfer code.
func trees() [][][]int {
	list := [][][]int{Adjacent(1, nil), Adjacent(2, [][2]int{{0, 1}})}
	for n := 3; n <= 6; n++ {
		codes := 1
		for i := 0; i < n-2; i++ {
			codes *= n
		}
		for code := 0; code < codes; code++ {
			list = append(list, prufer(n, func(i int) int {
				c := code
				for ; i > 0; i-- {
					c /= n
				}
				return c % n
			}))
		}
	}
	random := rand.New(rand.NewSource(1))
	for n := 7; n < 40; n++ {
		list = append(list, prufer(n, func(int) int { return random.Intn(n) }))
	}
	return list
}

func prufer(n int, at func(i int) int) [][]int {
	degree := make([]int, n)
	code := make([]int, n-2)
	for i := range code {
		code[i] = at(i)
		degree[code[i]]++
	}
	var edges [][2]int
	used := make([]bool, n)
	leaf := func() int {
		for v := range degree {
			if degree[v] == 0 && !used[v] {
				used[v] = true
				return v
			}
		}
		return -1
	}
	for _, v := range code {
		edges = append(edges, [2]int{leaf(), v})
		degree[v]--
	}
	edges = append(edges, [2]int{leaf(), leaf()})
	return Adjacent(n, edges)
}

// path finds the path from u to v by depth-first search.
func path(near [][]int, u, v, from int) []int {
	if u == v {
		return []int{v}
	}
	for _, w := range near[u] {
		if w != from {
			if rest := path(near, w, v, u); rest != nil {
				return append([]int{u}, rest...)
			}
		}
	}
	return nil
}

func TestRoot(t *testing.T) {
	for _, near := range trees() {
		root := len(near) / 2
		r := Root(near, root)
		size := make([]int, len(near))
		for v := range near {
			up := path(near, v, root, -1)
			for _, a := range up {
				size[a]++
			}
			parent := -1
			if len(up) > 1 {
				parent = up[1]
			}
			if r.Parent[v] != parent || r.Depth[v] != len(up)-1 {
				t.Fatalf("tree %v, root %d: vertex %d has parent %d and depth %d", near, root, v, r.Parent[v], r.Depth[v])
			}
		}
		if !reflect.DeepEqual(r.Size, size) {
			t.Fatalf("%v from %d: sizes %v, want %v", near, root, r.Size, size)
		}
		seen := make(map[int]bool)
		for _, v := range r.Order {
			if p := r.Parent[v]; p >= 0 && !seen[p] {
				t.Fatalf("tree %v: in the order %v, a parent comes after its child", near, r.Order)
			}
			seen[v] = true
		}
	}
}

// TestFromParents: with the parents of Root, the results are those of Root, Heavy and Classes.
func TestFromParents(t *testing.T) {
	for _, near := range trees() {
		for root := range near {
			r := Root(near, root)
			p := FromParents(append([]int(nil), r.Parent...))
			if !reflect.DeepEqual(p.Parent, r.Parent) || !reflect.DeepEqual(p.Depth, r.Depth) || !reflect.DeepEqual(p.Size, r.Size) {
				t.Fatalf("tree %v, root %d: %v, want %v", near, root, p, r)
			}

			// Order has each vertex once, by depth, then by the parents' places, then by number.
			place := make([]int, len(near))
			for i, v := range p.Order {
				place[v] = i
			}
			for i := 1; i < len(p.Order); i++ {
				u, v := p.Order[i-1], p.Order[i]
				same := p.Parent[u] == p.Parent[v]
				if p.Depth[u] > p.Depth[v] || same && u >= v || i > 1 && !same && place[p.Parent[u]] > place[p.Parent[v]] {
					t.Fatalf("tree %v, root %d: order %v", near, root, p.Order)
				}
			}

			class, count := p.Classes()
			want, wantCount := Classes(near, root)
			if !reflect.DeepEqual(class, want) && count != wantCount {
				t.Fatalf("tree %v, root %d: classes %v, want %v", near, root, class, want)
			}
			h, of := p.Heavy(), NewHeavy(near, root)
			for u := range near {
				for v := range near {
					if h.LCA(u, v) != of.LCA(u, v) || h.Distance(u, v) != of.Distance(u, v) {
						t.Fatalf("tree %v, root %d: LCA(%d, %d) is %d", near, root, u, v, h.LCA(u, v))
					}
				}
			}
		}
	}
	if r := FromParents(nil); len(r.Order) != 0 || len(r.Heavy().Vertex) != 0 {
		t.Errorf("without vertices: %v", r)
	}
}

func TestHeavy(t *testing.T) {
	for _, near := range trees() {
		root := len(near) / 3
		h := NewHeavy(near, root)
		for u := range near {
			up := path(near, u, root, -1)
			for k := 0; k <= len(near); k++ {
				want := -1
				if k < len(up) {
					want = up[k]
				}
				if got := h.Ancestor(u, k); got != want {
					t.Fatalf("%v: Ancestor(%d, %d) = %d, want %d", near, u, k, got, want)
				}
			}
			l, r := h.Subtree(u)
			for v := range near {
				way := path(near, u, v, -1)
				lca := u
				for _, w := range way {
					if h.Depth[w] < h.Depth[lca] {
						lca = w
					}
				}
				if h.LCA(u, v) != lca || h.Distance(u, v) != len(way)-1 {
					t.Fatalf("%v: LCA(%d, %d) = %d, distance %d", near, u, v, h.LCA(u, v), h.Distance(u, v))
				}
				for k := 0; k <= len(way); k++ {
					want := -1
					if k < len(way) {
						want = way[k]
					}
					if got := h.Jump(u, v, k); got != want {
						t.Fatalf("%v: Jump(%d, %d, %d) = %d, want %d", near, u, v, k, got, want)
					}
				}
				if inside := l <= h.Number[v] && h.Number[v] < r; inside != (lca == u) {
					t.Fatalf("%v: subtree of %d is [%d, %d), number of %d is %d", near, u, l, r, v, h.Number[v])
				}

				var walked []int
				ranges := h.Path(u, v)
				for _, r := range ranges {
					step := 1
					if r[0] > r[1] {
						step = -1
					}
					for i := r[0]; i != r[1]+step; i += step {
						walked = append(walked, h.Vertex[i])
					}
				}
				if !reflect.DeepEqual(walked, way) || len(ranges) > 2*bits.Len(uint(len(near))) {
					t.Fatalf("tree %v: Path(%d, %d) = %v, which are the vertices %v, want %v", near, u, v, ranges, walked, way)
				}
			}
		}
	}
}

func TestDiameter(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for _, near := range trees() {
		length := make([][]int, len(near))
		weight := make(map[[2]int]int)
		for v := range near {
			for _, u := range near[v] {
				w, known := weight[[2]int{u, v}]
				if !known {
					w = random.Intn(4)
				}
				weight[[2]int{v, u}] = w
				length[v] = append(length[v], w)
			}
		}
		of := func(way []int) int {
			sum := 0
			for i := 1; i < len(way); i++ {
				sum += weight[[2]int{way[i-1], way[i]}]
			}
			return sum
		}
		most := 0
		for u := range near {
			for v := range near {
				if l := of(path(near, u, v, -1)); l > most {
					most = l
				}
			}
		}
		var edges [][2]int
		var lengths []int
		for v := range near {
			for _, u := range near[v] {
				if u < v {
					edges, lengths = append(edges, [2]int{v, u}), append(lengths, weight[[2]int{v, u}])
				}
			}
		}
		random.Shuffle(len(edges), func(i, j int) {
			edges[i], edges[j] = edges[j], edges[i]
			lengths[i], lengths[j] = lengths[j], lengths[i]
		})
		way, total := DiameterEdges(edges, lengths)
		if total != most || of(way) != most || !reflect.DeepEqual(way, path(near, way[0], way[len(way)-1], -1)) {
			t.Fatalf("edges %v, lengths %v: path %v of length %d, want length %d", edges, lengths, way, total, most)
		}

		way, total = Diameter(near, length)
		if total != most || of(way) != most || !reflect.DeepEqual(way, path(near, way[0], way[len(way)-1], -1)) {
			t.Fatalf("tree %v, lengths %v: path %v of length %d, want length %d", near, length, way, total, most)
		}
	}
}

func TestCentroids(t *testing.T) {
	const long = 1000
	var edges [][2]int
	for v := 1; v < long; v++ {
		edges = append(edges, [2]int{v - 1, v})
	}
	for _, near := range append(trees(), Adjacent(long, edges)) {
		visited := make([]bool, len(near))
		depth := make([]int, len(near)) // for each vertex, the number of parts that contained it
		Centroids(near, func(c int, removed []bool) {
			if !reflect.DeepEqual(removed, visited) || visited[c] {
				t.Fatalf("tree %v: removed is %v at centroid %d, want %v", near, removed, c, visited)
			}
			whole := part(near, c, visited)
			for _, v := range whole {
				depth[v]++
			}
			visited[c] = true
			for _, u := range near[c] {
				if !visited[u] && 2*len(part(near, u, visited)) > len(whole) {
					t.Fatalf("tree %v: the part at %d has more than half of the vertices of the part of centroid %d", near, u, c)
				}
			}
		})
		for v, ok := range visited {
			if !ok || depth[v] > bits.Len(uint(len(near))) {
				t.Fatalf("%v: vertex %d is in %d parts, visited: %v", near, v, depth[v], ok)
			}
		}
	}
}

// part lists the vertices that can be reached from start on paths without removed vertices.
func part(near [][]int, start int, removed []bool) []int {
	seen := map[int]bool{start: true}
	list := []int{start}
	for i := 0; i < len(list); i++ {
		for _, u := range near[list[i]] {
			if !seen[u] && !removed[u] {
				seen[u] = true
				list = append(list, u)
			}
		}
	}
	return list
}

// TestReroot computes a description of the tree for each root: a string with nested brackets, in which the
// children of a vertex are in the order of the adjacency lists in near.
func TestReroot(t *testing.T) {
	for _, near := range trees() {
		var shape func(v, from int) string
		shape = func(v, from int) string {
			inner := ""
			for _, u := range near[v] {
				if u != from {
					inner += shape(u, v)
				}
			}
			return fmt.Sprint("(", v, inner, ")")
		}
		got := Reroot(near, func(a, b string) string { return a + b }, "", func(sum string, v int) string { return fmt.Sprint("(", v, sum, ")") })
		for v := range near {
			if got[v] != shape(v, -1) {
				t.Fatalf("tree %v: result for root %d is %s, want %s", near, v, got[v], shape(v, -1))
			}
		}
	}
}

// TestRerootEdges does the same with the number of the vertex and of its neighbour written before each result that
// passes an edge, so the two directions of an edge differ.
func TestRerootEdges(t *testing.T) {
	for _, near := range trees() {
		var shape func(v, from int) string
		shape = func(v, from int) string {
			inner := ""
			for i, u := range near[v] {
				if u != from {
					inner += fmt.Sprint(v, ":", i, shape(u, v))
				}
			}
			return fmt.Sprint("(", v, inner, ")")
		}
		got := RerootEdges(near, func(a, b string) string { return a + b }, "",
			func(sum string, v int) string { return fmt.Sprint("(", v, sum, ")") },
			func(result string, v, i int) string { return fmt.Sprint(v, ":", i, result) })
		for v := range near {
			if got[v] != shape(v, -1) {
				t.Fatalf("tree %v: result for root %d is %s, want %s", near, v, got[v], shape(v, -1))
			}
		}
	}
}

// How far is the farthest vertex from each vertex, if edges have lengths?
func ExampleRerootEdges() {
	near := Adjacent(4, [][2]int{{0, 1}, {1, 2}, {1, 3}})
	length := [][]int{{5}, {5, 1, 7}, {1}, {7}}
	greater := func(a, b int) int {
		if a > b {
			return a
		}
		return b
	}
	fmt.Println(RerootEdges(near, greater, 0,
		func(most, v int) int { return most },
		func(most, v, i int) int { return most + length[v][i] }))
	// Output: [12 7 8 12]
}

// The oracle gives each subtree a name, which consists of the sorted names of its children's subtrees. So two
// subtrees have the same shape if and only if they have the same name.
func TestClasses(t *testing.T) {
	for _, near := range trees() {
		class, count := Classes(near, 0)
		var name func(v, from int) string
		name = func(v, from int) string {
			var parts []string
			for _, u := range near[v] {
				if u != from {
					parts = append(parts, name(u, v))
				}
			}
			sort.Strings(parts)
			return "(" + strings.Join(parts, "") + ")"
		}
		r := Root(near, 0)
		classOf, nameOf := make(map[string]int), make(map[int]string)
		for v := range near {
			n := name(v, r.Parent[v])
			if c, ok := classOf[n]; ok && c != class[v] {
				t.Fatalf("tree %v: shape %s has the classes %d and %d", near, n, c, class[v])
			}
			if known, ok := nameOf[class[v]]; ok && known != n {
				t.Fatalf("tree %v: class %d contains the shapes %s and %s", near, class[v], n, known)
			}
			classOf[n], nameOf[class[v]] = class[v], n
		}
		if len(nameOf) != count {
			t.Fatalf("%v: %d classes, want %d", near, count, len(nameOf))
		}
	}
}

// TestDeep uses a path of 300,000 vertices, on which a recursive function would need a very deep stack.
func TestDeep(t *testing.T) {
	const n = 300_000
	edges := make([][2]int, n-1)
	for v := range edges {
		edges[v] = [2]int{v, v + 1}
	}
	near := Adjacent(n, edges)
	h := NewHeavy(near, 0)
	if h.LCA(n-1, n/2) != n/2 || h.Ancestor(n-1, n-1) != 0 {
		t.Error("wrong ancestors")
	}
	if _, count := Classes(near, 0); count != n {
		t.Errorf("%d classes for a path of 300,000 vertices", count)
	}
	Centroids(near, func(int, []bool) {})
	Reroot(near, func(a, b int) int { return a + b }, 0, func(sum, v int) int { return sum + 1 })
}

func ExampleRoot() {
	near := Adjacent(4, [][2]int{{0, 1}, {1, 2}, {1, 3}})
	fmt.Println(Root(near, 0).Size)
	// Output: [4 3 1 1]
}

func ExampleHeavy() {
	h := NewHeavy(Adjacent(5, [][2]int{{0, 1}, {1, 2}, {1, 3}, {3, 4}}), 0)
	fmt.Println(h.LCA(2, 4), h.Distance(2, 4), h.Jump(2, 4, 2))
	// Output: 1 3 3
}

func ExampleDiameterEdges() {
	fmt.Println(DiameterEdges([][2]int{{0, 1}, {1, 2}, {3, 1}}, []int{5, 1, 7}))
	// Output: [3 1 0] 12
}

func ExampleFromParents() {
	h := FromParents([]int{-1, 0, 0, 1, 1}).Heavy()
	fmt.Println(h.LCA(3, 4), h.Depth[4], h.Size[1])
	// Output: 1 2 3
}

func ExampleDiameter() {
	near := Adjacent(4, [][2]int{{0, 1}, {1, 2}, {1, 3}})
	fmt.Println(Diameter(near, [][]int{{5}, {5, 1, 7}, {1}, {7}}))
	// Output: [0 1 3] 12
}

// How many pairs of vertices have distance 2?
func ExampleCentroids() {
	near := Adjacent(4, [][2]int{{0, 1}, {1, 2}, {1, 3}})
	pairs := 0
	Centroids(near, func(c int, removed []bool) {
		// before[d] is the number of vertices at distance d from c in the branches processed so far;
		// before[0] counts c itself.
		before := []int{1, 0, 0}
		for _, u := range near[c] {
			if removed[u] {
				continue
			}
			branch := []int{0, 1, 0}
			for _, w := range near[u] {
				if w != c && !removed[w] {
					branch[2]++
				}
			}
			for d, n := range branch {
				pairs += n * before[2-d]
			}
			for d, n := range branch {
				before[d] += n
			}
		}
	})
	fmt.Println(pairs)
	// Output: 3
}

// The example computes, for each vertex, the sum of its distances to all vertices. The result of a subtree is
// the number of its vertices and the sum of their distances to its root.
func ExampleReroot() {
	type sum struct{ vertices, distances int }
	near := Adjacent(4, [][2]int{{0, 1}, {1, 2}, {1, 3}})
	results := Reroot(near, func(a, b sum) sum {
		return sum{a.vertices + b.vertices, a.distances + b.distances}
	}, sum{}, func(s sum, v int) sum { return sum{s.vertices + 1, s.distances + s.vertices} })
	for _, r := range results {
		fmt.Print(r.distances, " ")
	}
	// Output: 5 3 5 5
}

func ExampleClasses() {
	near := Adjacent(5, [][2]int{{0, 1}, {0, 2}, {1, 3}, {2, 4}})
	fmt.Println(Classes(near, 0))
	// Output: [2 1 1 0 0] 3
}
