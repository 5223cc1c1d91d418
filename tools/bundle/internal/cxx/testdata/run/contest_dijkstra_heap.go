// Dijkstra with container/heap on pointers to items, paths printed backwards.
package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"math"
	"os"
	"strings"
)

type Item struct {
	node, dist, index int
}

type PQ []*Item

func (pq PQ) Len() int            { return len(pq) }
func (pq PQ) Less(i, j int) bool  { return pq[i].dist < pq[j].dist }
func (pq PQ) Swap(i, j int)       { pq[i], pq[j] = pq[j], pq[i]; pq[i].index = i; pq[j].index = j }
func (pq *PQ) Push(x interface{}) { it := x.(*Item); it.index = len(*pq); *pq = append(*pq, it) }
func (pq *PQ) Pop() interface{} {
	old := *pq
	n := len(old)
	it := old[n-1]
	old[n-1] = nil
	it.index = -1
	*pq = old[:n-1]
	return it
}

type edge struct{ to, w int }

func dijkstra(g map[int][]edge, n, src int) ([]int, []int) {
	dist, prev := make([]int, n+1), make([]int, n+1)
	items := make([]*Item, n+1)
	pq := make(PQ, 0, n)
	for i := 1; i <= n; i++ {
		dist[i] = math.MaxInt32
		prev[i] = -1
		if i == src {
			dist[i] = 0
		}
		items[i] = &Item{node: i, dist: dist[i]}
		heap.Push(&pq, items[i])
	}
	for pq.Len() > 0 {
		cur := heap.Pop(&pq).(*Item)
		if cur.dist == math.MaxInt32 {
			break
		}
		for _, e := range g[cur.node] {
			if nd := cur.dist + e.w; nd < dist[e.to] {
				dist[e.to] = nd
				prev[e.to] = cur.node
				items[e.to].dist = nd
				heap.Fix(&pq, items[e.to].index)
			}
		}
	}
	return dist, prev
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, m, s int
	fmt.Fscanf(in, "%d %d %d\n", &n, &m, &s)
	g := make(map[int][]edge)
	for i := 0; i < m; i++ {
		var a, b, w int
		fmt.Fscanf(in, "%d %d %d\n", &a, &b, &w)
		g[a] = append(g[a], edge{b, w})
		g[b] = append(g[b], edge{a, w})
	}
	dist, prev := dijkstra(g, n, s)
	for v := 1; v <= n; v++ {
		if dist[v] == math.MaxInt32 {
			fmt.Printf("%d: unreachable\n", v)
			continue
		}
		var path []string
		for x := v; x != -1; x = prev[x] {
			path = append([]string{fmt.Sprint(x)}, path...)
		}
		fmt.Printf("%-3d%5d  %s\n", v, dist[v], strings.Join(path, "->"))
	}
}
