// Trees with visitors, graphs on embedded stores, determinants, tables of tests: many constructs in one program.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

type Visitor func(n *Node, depth int) (stop bool)

type Node struct {
	Name     string
	Children []*Node
	attrs    map[string]interface{}
	visit    Visitor
	parent   *Node
}

func (n *Node) Add(names ...string) *Node {
	for _, name := range names {
		n.Children = append(n.Children, &Node{Name: name, parent: n, attrs: map[string]interface{}{"depth": n.Depth() + 1}})
	}
	return n
}

func (n *Node) Depth() (d int) {
	for p := n.parent; p != nil; p = p.parent {
		d++
	}
	return
}

func (n *Node) Walk(v Visitor) bool {
	var rec func(*Node, int) bool
	rec = func(m *Node, d int) bool {
		if v(m, d) {
			return true
		}
		for i := range m.Children {
			if rec(m.Children[i], d+1) {
				return true
			}
		}
		return false
	}
	return rec(n, 0)
}

type (
	ID    uint32
	Pair  [2]ID
	Graph struct {
		*Store
		edges map[Pair]float64
		order func(a, b Pair) bool
	}
	Store struct {
		names []string
		index map[string]ID
	}
)

func (s *Store) Intern(name string) (id ID) {
	id, ok := s.index[name]
	if !ok {
		id = ID(len(s.names))
		s.names = append(s.names, name)
		s.index[name] = id
	}
	return id
}

func (g Graph) Connect(a, b string, w float64) {
	p := Pair{g.Intern(a), g.Intern(b)}
	if p[0] > p[1] {
		p[0], p[1] = p[1], p[0]
	}
	g.edges[p] += w
}

func (g *Graph) Sorted() []Pair {
	ps := make([]Pair, 0, len(g.edges))
	for p := range g.edges {
		ps = append(ps, p)
	}
	sort.Slice(ps, func(i, j int) bool { return g.order(ps[i], ps[j]) })
	return ps
}

type Stack struct{ data []byte }

func (s *Stack) Push(b byte) { s.data = append(s.data, b) }
func (s *Stack) Pop() (b byte, ok bool) {
	if ok = len(s.data) > 0; ok {
		b, s.data = s.data[len(s.data)-1], s.data[:len(s.data)-1]
	}
	return
}

type Matrix [][]float64

func (m Matrix) Det() float64 {
	n := len(m)
	a := make(Matrix, n)
	for i := range m {
		a[i] = append([]float64{}, m[i]...)
	}
	det := 1.0
	for c := 0; c < n; c++ {
		p := c
		for r := c + 1; r < n; r++ {
			if abs := func(x float64) float64 {
				if x < 0 {
					return -x
				}
				return x
			}; abs(a[r][c]) > abs(a[p][c]) {
				p = r
			}
		}
		if a[p][c] == 0 {
			return 0
		}
		if p != c {
			a[p], a[c] = a[c], a[p]
			det = -det
		}
		det *= a[c][c]
		for r := c + 1; r < n; r++ {
			for f, k := a[r][c]/a[c][c], c; k < n; k++ {
				a[r][k] -= f * a[c][k]
			}
		}
	}
	return det
}

func ternary[T any](c bool, a, b T) T {
	if c {
		return a
	}
	return b
}

func must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}

func divmod(a, b int) (q, r int, err error) {
	defer func() {
		if e := recover(); e != nil {
			err = fmt.Errorf("divmod(%d, %d): %v", a, b, e)
		}
	}()
	return a / b, a % b, nil
}

func main() {
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	root := (&Node{Name: "root"}).Add("a", "b")
	root.Children[0].Add("a1", "a2")
	root.Children[1].Add("b1").Children[0].Add("leaf")
	root.Walk(func(n *Node, d int) bool {
		fmt.Fprintf(w, "%s%s %v\n", strings.Repeat("  ", d), n.Name, n.attrs["depth"])
		return n.Name == "b1"
	})
	g := Graph{&Store{index: map[string]ID{}}, map[Pair]float64{}, nil}
	g.order = func(a, b Pair) bool {
		if g.edges[a] != g.edges[b] {
			return g.edges[a] > g.edges[b]
		}
		return a[0] < b[0] || a[0] == b[0] && a[1] < b[1]
	}
	for _, e := range [][2]string{{"x", "y"}, {"y", "x"}, {"z", "x"}, {"y", "z"}} {
		g.Connect(e[0], e[1], 1.5)
	}
	for i, p := range g.Sorted() {
		fmt.Fprintln(w, i, g.names[p[0]], g.names[p[1]], g.edges[p])
	}
	var st Stack
	for _, c := range []byte("abc") {
		st.Push(c)
	}
	for c, ok := st.Pop(); ok; c, ok = st.Pop() {
		fmt.Fprintf(w, "%c", c)
	}
	fmt.Fprintln(w)
	fmt.Fprintf(w, "%.3f %v\n", Matrix{{2, -1, 0}, {1, 3, 2}, {0, 5, -4}}.Det(), Matrix{{1, 2}, {2, 4}}.Det())
	fmt.Fprintln(w, ternary(3 > 2, "yes", "no"), ternary[interface{}](false, 1, "x"), must(fmt.Sscan("5", new(int))))
	fmt.Fprintln(w, fmt.Sprint(divmod(17, 5)), fmt.Sprint(divmod(1, 0)))
	q, r, _ := divmod(-7, 2)
	fmt.Fprintln(w, q, r)
	var funcs [3]func(...int) (int, bool)
	for i := range funcs {
		funcs[i] = func(xs ...int) (int, bool) {
			if i < len(xs) {
				return xs[i], true
			}
			return 0, false
		}
	}
	for _, f := range funcs {
		v, ok := f(10, 20)
		fmt.Fprint(w, v, ok, " ")
	}
	fmt.Fprintln(w)
	table := [...]struct {
		in   string
		want []int
	}{{"1,2", []int{1, 2}}, {"", nil}, {"7", []int{7}}}
	for _, tc := range table {
		var got []int
		for _, f := range strings.Split(tc.in, ",") {
			var x int
			if _, err := fmt.Sscanf(f, "%d", &x); err == nil {
				got = append(got, x)
			}
		}
		fmt.Fprintln(w, got, fmt.Sprint(got) == fmt.Sprint(tc.want))
	}
	type key struct {
		r rune
		n int
	}
	counts := map[key][]string{}
	for _, s := range strings.Fields("apple ant bee bat cat apple") {
		k := key{rune(s[0]), len(s)}
		counts[k] = append(counts[k], s)
	}
	ks := make([]key, 0)
	for k := range counts {
		ks = append(ks, k)
	}
	sort.Slice(ks, func(i, j int) bool { return ks[i].r < ks[j].r || ks[i].r == ks[j].r && ks[i].n < ks[j].n })
	for _, k := range ks {
		fmt.Fprintf(w, "%c%d=%q ", k.r, k.n, counts[k])
	}
	fmt.Fprintln(w)
	var nested struct {
		A struct{ B struct{ C []map[string]*int } }
	}
	n := 5
	nested.A.B.C = append(nested.A.B.C, map[string]*int{"n": &n})
	*nested.A.B.C[0]["n"]++
	nested.A.B.C[0]["m"] = nested.A.B.C[0]["n"]
	*nested.A.B.C[0]["m"] *= 2
	fmt.Fprintln(w, n, len(nested.A.B.C[0]))
	ch := [][]rune{[]rune("héllo"), []rune("wörld")}
	for i := range ch[0] {
		ch[0][i], ch[1][i] = ch[1][i], ch[0][i]
	}
	fmt.Fprintln(w, string(ch[0]), string(ch[1]))
	x := []int{1, 2, 3, 4, 5, 6}
	x = append(x[:1], x[2:]...)
	y := x[1:3:3]
	y = append(y, 100)
	x[1]++
	fmt.Fprintln(w, x, y, len(x), cap(x))
	i := 0
	x[i], i = 50, 2
	fmt.Fprintln(w, x, i)
	i, x[i] = 1, 60
	fmt.Fprintln(w, x, i)
	var p *Node
	func() {
		defer func() {
			r := recover()
			_, isErr := r.(error)
			fmt.Fprintln(w, r, isErr)
		}()
		p.Add("x")
		fmt.Fprintln(w, p.Name)
	}()
	for i, j := range map[string]int{"only": 1} {
		i, j := i+"!", j+1
		defer func() { fmt.Fprintln(w, i, j) }()
	}
	switch f := interface{}(root.Add).(type) {
	case func(...string) *Node:
		fmt.Fprintln(w, len(f("new").Children))
	}
}
