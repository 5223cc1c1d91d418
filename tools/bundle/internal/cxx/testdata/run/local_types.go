// Types declared in functions: equal names in two functions, methods by embedding, recursive
// types.
package main

import (
	"fmt"
	"sort"
)

type byLen []string

func (b byLen) Len() int           { return len(b) }
func (b byLen) Less(i, j int) bool { return len(b[i]) < len(b[j]) }
func (b byLen) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func first() interface{} {
	type pair struct{ a, b int }
	return pair{1, 2}
}

func second() interface{} {
	type pair struct{ s string }
	type list struct {
		pair
		next *list
	}
	l := &list{pair{"x"}, &list{pair: pair{"y"}}}
	out := ""
	for ; l != nil; l = l.next {
		out += l.s
	}
	return pair{out}
}

func main() {
	fmt.Println(first(), second(), first() == second(), first() == first())
	fmt.Printf("%T\n", first())
	type rev struct{ sort.Interface }
	words := []string{"ccc", "a", "bb", "dddd"}
	sort.Sort(byLen(words))
	fmt.Println(words)
	sort.Sort(sort.Reverse(byLen(words)))
	fmt.Println(words)
	sort.Stable(rev{byLen(words)})
	fmt.Println(words)
	type key [2]int
	m := map[key]string{{1, 2}: "a"}
	fmt.Println(m[key{1, 2}])
	type fn func(fn, int) int
	var fact fn = func(self fn, n int) int {
		if n == 0 {
			return 1
		}
		return n * self(self, n-1)
	}
	fmt.Println(fact(fact, 10))
}
