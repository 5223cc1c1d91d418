package mutate

import (
	"slices"
	"strings"
	"testing"
)

// callsLibrary is a program that leaves its work to a library.
const callsLibrary = `package main

import (
	"fmt"
	"sort"
	"strings"
)

type tree []int64

func (t tree) sum(l, r int) int64        { return t[l] + t[r] }
func readEdges(from int, n int) [][2]int { return make([][2]int, from+n) }
func pair() (int, int)                   { return 1, 2 }
func both(a, b int) int                  { return a }

type byWeight [][2]int

func (w byWeight) Len() int           { return len(w) }
func (w byWeight) Less(i, j int) bool { return w[i][1] == w[j][0] }
func (w byWeight) Swap(i, j int)      { w[i], w[j] = w[j], w[i] }

func main() {
	var n, l, r int
	fmt.Scan(&n, &l, &r)
	edges := readEdges(1, n)
	order := make([]int, n)
	for i := range n {
		order[edges[i][0]]++
	}
	sort.Ints(order)
	sort.Slice(edges, func(i, j int) bool { return edges[i][0] == edges[j][1] })
	sort.Sort(byWeight(edges))
	fmt.Println(tree{1}.sum(l, r-1), both(pair()), max(l, r), strings.Repeat("x", n), edges[l:], 1<<20)
}
`

// TestCalls: the arguments, ranges and orders that a program passes to a library change.
func TestCalls(t *testing.T) {
	mutated, err := Source(t.Context(), []byte(callsLibrary), strings.Index(callsLibrary, "type byWeight"), len(callsLibrary))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, v := range mutated.Variants {
		got = append(got, v.What+": "+v.New)
	}
	const line = `fmt.Println(tree{1}.sum(l, r-1), both(pair()), max(l, r), strings.Repeat("x", n), edges[l:], 1<<20)`
	change := func(old, new string) string { return strings.Replace(line, old, new, 1) }
	want := []string{
		"the order is reversed: func (w byWeight) Less(i, j int) bool { i, j = j, i; return w[i][1] == w[j][0] }",
		"two arguments are exchanged: edges := readEdges(n, 1)",
		"an argument off by one: edges := readEdges(0, n)",
		"an argument off by one: edges := readEdges(2, n)",
		"an argument off by one: edges := readEdges(1, n+1)",
		"a bound off by one: for i := range n+1 {",
		"a count is missing: ",
		"sorting is missing: ",
		"sorting is missing: ",
		"the order is reversed: sort.Slice(edges, func(i, j int) bool { i, j = j, i; return edges[i][0] == edges[j][1] })",
		"sorting is missing: ",
		"two arguments are exchanged: " + change("l, r-1", "r-1, l"),
		"an argument off by one: " + change("l, r-1", "l+1, r-1"),
		"an argument off by one: " + change("r-1", "(r-1)-1"),
		"an argument off by one: " + change("r-1", "(r-1)+1"),
		"min and max are exchanged: " + change("max", "min"),
		`an argument off by one: ` + change("n)", "n+1)"),
		"a bound off by one: " + change("[l:]", "[l+1:]"),
		"a bound off by one: " + change("r-1", "r"),
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if _, err := Source(t.Context(), mutated.Text, 0, len(mutated.Text)); err != nil {
		t.Errorf("the variants do not compile: %v\n%s", err, mutated.Text)
	}
}
