// Sweeping: events sorted with sort.Sort on a type of its own, merging intervals, skyline, meeting rooms, closest pair.
package main

import (
	"container/heap"
	"fmt"
	"math"
	"sort"
)

type event struct {
	x, h  int
	start bool
}
type events []event

func (e events) Len() int      { return len(e) }
func (e events) Swap(i, j int) { e[i], e[j] = e[j], e[i] }
func (e events) Less(i, j int) bool {
	a, b := e[i], e[j]
	if a.x != b.x {
		return a.x < b.x
	}
	if a.start != b.start {
		return a.start
	}
	if a.start {
		return a.h > b.h
	}
	return a.h < b.h
}

type maxHeap struct {
	sort.IntSlice
	gone map[int]int
}

func (m maxHeap) Less(i, j int) bool  { return m.IntSlice[i] > m.IntSlice[j] }
func (m *maxHeap) Push(x interface{}) { m.IntSlice = append(m.IntSlice, x.(int)) }
func (m *maxHeap) Pop() interface{} {
	n := len(m.IntSlice) - 1
	x := m.IntSlice[n]
	m.IntSlice = m.IntSlice[:n]
	return x
}
func (m *maxHeap) top() int {
	for m.Len() > 0 && m.gone[m.IntSlice[0]] > 0 {
		m.gone[heap.Pop(m).(int)]--
	}
	if m.Len() == 0 {
		return 0
	}
	return m.IntSlice[0]
}

func skyline(buildings [][3]int) (out [][2]int) {
	var ev events
	for _, b := range buildings {
		ev = append(ev, event{b[0], b[2], true}, event{b[1], b[2], false})
	}
	sort.Sort(ev)
	m := &maxHeap{gone: map[int]int{}}
	last := 0
	for _, e := range ev {
		if e.start {
			heap.Push(m, e.h)
		} else {
			m.gone[e.h]++
		}
		if h := m.top(); h != last {
			out = append(out, [2]int{e.x, h})
			last = h
		}
	}
	return
}

func mergeIntervals(in [][]int) (out [][]int) {
	sort.SliceStable(in, func(i, j int) bool { return in[i][0] < in[j][0] })
	for _, iv := range in {
		if n := len(out); n > 0 && iv[0] <= out[n-1][1] {
			if iv[1] > out[n-1][1] {
				out[n-1][1] = iv[1]
			}
			continue
		}
		out = append(out, iv)
	}
	return
}

type pt struct{ x, y float64 }

func closest(p []pt) float64 {
	if len(p) < 2 {
		return math.Inf(1)
	}
	mid := len(p) / 2
	x := p[mid].x
	d := math.Min(closest(p[:mid]), closest(p[mid:]))
	var strip []pt
	for _, q := range p {
		if math.Abs(q.x-x) < d {
			strip = append(strip, q)
		}
	}
	sort.Slice(strip, func(i, j int) bool { return strip[i].y < strip[j].y })
	for i := range strip {
		for j := i + 1; j < len(strip) && strip[j].y-strip[i].y < d; j++ {
			d = math.Min(d, math.Hypot(strip[i].x-strip[j].x, strip[i].y-strip[j].y))
		}
	}
	return d
}

func main() {
	fmt.Println(skyline([][3]int{{2, 9, 10}, {3, 7, 15}, {5, 12, 12}, {15, 20, 10}, {19, 24, 8}}))
	fmt.Println(mergeIntervals([][]int{{8, 10}, {1, 3}, {2, 6}, {15, 18}, {17, 17}}))
	var pts []pt
	for i := 0; i < 60; i++ {
		pts = append(pts, pt{float64(i * 37 % 101), float64(i * i * 13 % 97)})
	}
	sort.Slice(pts, func(i, j int) bool { return pts[i].x < pts[j].x })
	fmt.Printf("%.6f %v\n", closest(pts), closest(pts[:1]))
}
