// Sorts half a million structs by two keys through sort.Sort and sort.Slice.
package main

import (
	"fmt"
	"sort"
)

type edge struct {
	u, v, w int
	name    string
}

type byWeight []edge

func (e byWeight) Len() int           { return len(e) }
func (e byWeight) Less(i, j int) bool { return e[i].w < e[j].w || e[i].w == e[j].w && e[i].u < e[j].u }
func (e byWeight) Swap(i, j int)      { e[i], e[j] = e[j], e[i] }

func main() {
	es := make([]edge, 500000)
	x := uint64(88172645463325252)
	for i := range es {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		es[i] = edge{int(x % 1000), i, int(x>>20) % 5000, "e"}
	}
	fs := append([]edge(nil), es...)
	sort.Sort(byWeight(es))
	sort.Slice(fs, func(i, j int) bool {
		if fs[i].u != fs[j].u {
			return fs[i].u < fs[j].u
		}
		return fs[i].v > fs[j].v
	})
	fmt.Println(es[0], es[len(es)-1], fs[0], fs[len(fs)-1])
}
