// sort.IntSlice, Float64Slice and StringSlice with all their methods, and searching.
package main

import (
	"fmt"
	"math"
	"sort"
)

func main() {
	n := sort.IntSlice{5, 2, 8, 1}
	fmt.Println(n.Len(), n.Less(0, 1))
	n.Swap(0, 3)
	fmt.Println(n)
	n.Sort()
	fmt.Println(n, n.Search(5), n.Search(6), n.Search(100))
	sort.Sort(sort.Reverse(n))
	fmt.Println(n)
	f := sort.Float64Slice{2.5, math.NaN(), -1, math.Inf(1), 0}
	fmt.Println(f.Len(), f.Less(1, 0), f.Less(0, 1))
	f.Swap(0, 4)
	f.Sort()
	fmt.Println(f, sort.Float64sAreSorted(f), f[1:].Search(0))
	fmt.Println(sort.SearchFloat64s([]float64{1, 2, 4, 8}, 3))
	s := sort.StringSlice{"pear", "apple", "fig"}
	fmt.Println(s.Len(), s.Less(1, 0))
	s.Swap(1, 2)
	fmt.Println(s, sort.StringsAreSorted(s))
	sort.Stable(sort.Reverse(s))
	fmt.Println(s)
	s.Sort()
	fmt.Println(s, s.Search("fig"), sort.SearchStrings(s, "g"), sort.StringsAreSorted(s))
	fmt.Printf("%T %T %v\n", n, s, sort.IsSorted(sort.Reverse(n)))
}
