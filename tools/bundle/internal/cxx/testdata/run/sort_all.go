// The sort package: slices, Interface, Stable, Search, Slice with ties, user types.
package main

import (
	"fmt"
	"sort"
)

type person struct {
	name string
	age  int
}

type byAge []person

func (p byAge) Len() int           { return len(p) }
func (p byAge) Less(i, j int) bool { return p[i].age < p[j].age }
func (p byAge) Swap(i, j int)      { p[i], p[j] = p[j], p[i] }

type multi struct {
	people []person
	less   []func(a, b *person) bool
}

func (m *multi) Len() int      { return len(m.people) }
func (m *multi) Swap(i, j int) { m.people[i], m.people[j] = m.people[j], m.people[i] }
func (m *multi) Less(i, j int) bool {
	a, b := &m.people[i], &m.people[j]
	for _, l := range m.less[:len(m.less)-1] {
		if l(a, b) {
			return true
		}
		if l(b, a) {
			return false
		}
	}
	return m.less[len(m.less)-1](a, b)
}

func main() {
	xs := []int{5, 2, 8, -1, 9, 0, 3}
	sort.Ints(xs)
	fmt.Println(xs, sort.IntsAreSorted(xs), sort.SearchInts(xs, 3), sort.SearchInts(xs, 4), sort.SearchInts(xs, 100))
	ss := []string{"pear", "fig", "apple", "Zoo"}
	sort.Strings(ss)
	fs := []float64{2.5, -1, 1e9, 0}
	sort.Float64s(fs)
	fmt.Println(ss, fs, sort.SearchStrings(ss, "fig"))
	sort.Sort(sort.Reverse(sort.IntSlice(xs)))
	fmt.Println(xs)
	people := []person{{"a", 30}, {"b", 20}, {"c", 30}, {"d", 20}, {"e", 10}}
	sort.Stable(byAge(people))
	fmt.Println(people)
	sort.SliceStable(people, func(i, j int) bool { return people[i].name > people[j].name })
	fmt.Println(people)
	m := &multi{people, []func(a, b *person) bool{
		func(a, b *person) bool { return a.age > b.age },
		func(a, b *person) bool { return a.name < b.name },
	}}
	sort.Sort(m)
	fmt.Println(people, sort.IsSorted(m))
	fmt.Println(sort.Search(100, func(i int) bool { return i*i >= 50 }))
	seed := uint32(1)
	big := make([]int, 5000)
	for i := range big {
		seed = seed*1664525 + 1013904223
		big[i] = int(seed>>16) % 1000
	}
	idx := make([]int, len(big))
	for i := range idx {
		idx[i] = i
	}
	sort.Slice(idx, func(a, b int) bool { return big[idx[a]] < big[idx[b]] })
	h := 0
	for i, v := range idx {
		h = h*31 + v*i
	}
	fmt.Println("the order of equal elements is Go's:", h)
	sort.Slice(big, func(i, j int) bool { return big[i] > big[j] })
	fmt.Println(sort.SliceIsSorted(big, func(i, j int) bool { return big[i] > big[j] }), big[0], big[4999])
	var e []int
	sort.Ints(e)
	fmt.Println(e, sort.Search(0, nil))
	i, found := sort.Find(len(ss), func(i int) int {
		if ss[i] == "fig" {
			return 0
		} else if ss[i] < "fig" {
			return 1
		}
		return -1
	})
	fmt.Println(i, found)
}
