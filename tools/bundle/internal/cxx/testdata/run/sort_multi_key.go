// Several keys, sort.Sort with an own type, Reverse.
package main

import (
	"fmt"
	"math"
	"sort"
)

type person struct {
	name string
	age  int
}
type byAge []person

func (a byAge) Len() int           { return len(a) }
func (a byAge) Less(i, j int) bool { return a[i].age < a[j].age }
func (a byAge) Swap(i, j int)      { a[i], a[j] = a[j], a[i] }
func main() {
	p := []person{{"Bob", 30}, {"Al", 25}, {"Cy", 30}, {"Di", 25}, {"Ed", 41}}
	sort.Slice(p, func(i, j int) bool {
		if p[i].age != p[j].age {
			return p[i].age > p[j].age
		}
		return p[i].name < p[j].name
	})
	fmt.Println(p)
	sort.Sort(byAge(p))
	fmt.Println(p, sort.IsSorted(byAge(p)))
	sort.Stable(sort.Reverse(byAge(p)))
	fmt.Println(p)
	w := sort.StringSlice{"b", "A", "a", "B"}
	w.Sort()
	x := []float64{2.5, -1, math.Inf(1), 0}
	sort.Float64s(x)
	fmt.Println(w, x, sort.SearchInts([]int{1, 3, 5}, 4))
}
