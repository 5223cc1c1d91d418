// Range loops over functions: every way to leave them, nested, with deferred calls and closures.
package main

import (
	"fmt"
	"iter"
)

func count(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer fmt.Print("<", n, ">")
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func pairs(list []string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for i, s := range list {
			if !yield(i, s) {
				return
			}
		}
	}
}

func forever(yield func() bool) {
	for yield() {
	}
}

// tree is walked in order.
type tree struct {
	left, right *tree
	key         int
}

func (t *tree) insert(key int) *tree {
	if t == nil {
		return &tree{key: key}
	}
	if key < t.key {
		t.left = t.left.insert(key)
	} else {
		t.right = t.right.insert(key)
	}
	return t
}

func (t *tree) all(yield func(int) bool) bool {
	return t == nil || t.left.all(yield) && yield(t.key) && t.right.all(yield)
}

func (t *tree) All() iter.Seq[int] { return func(yield func(int) bool) { t.all(yield) } }

func (t *tree) Walk(yield func(int) bool) { t.all(yield) }

func find(t *tree, least int) (int, bool) {
	for k := range t.All() {
		if k >= least {
			return k, true
		}
	}
	return 0, false
}

func named(t *tree, least int) (key int, err error) {
	for k := range t.Walk {
		key += k
		if k >= least {
			return k, fmt.Errorf("found %d", k)
		}
		if k < 0 {
			return
		}
	}
	return
}

func product(n, m int) (string, []int) {
	var seen []int
	for a := range count(n) {
		for b := range count(m) {
			seen = append(seen, a*10+b)
			if a*b > 5 {
				return fmt.Sprint(a, "*", b), seen
			}
		}
	}
	return "none", seen
}

func deferred(n int) (out int) {
	defer func() { out *= 2 }()
	for i := range count(n) {
		defer func() { fmt.Print("d", i, " ") }()
		if i == 3 {
			return i + 100
		}
	}
	return -1
}

func labels(n int) (trace []string) {
outer:
	for i := range count(n) {
		for j := 0; j < 5; j++ {
		middle:
			for k := range count(n) {
				switch {
				case k == 1:
					continue
				case i == 1 && k == 2:
					continue outer
				case j == 2 && k == 3:
					break middle
				case j == 3:
					continue outer
				case i == 3:
					break outer
				case k > 4:
					break
				}
				for range forever {
					if k == 2 {
						continue middle
					}
					if k == 3 {
						break middle
					}
					break
				}
				trace = append(trace, fmt.Sprint(i, j, k))
			}
		}
	}
	return trace
}

func jump(n int) int {
	total := 0
again:
	for i := range count(n) {
		total += i
		if total == 10 {
			total++
			goto again
		}
		if total > 40 {
			goto done
		}
		if i == 2 {
			goto inside
		}
		total += 2
	inside:
		total += 3
	}
done:
	return total
}

func filter[V any](seq iter.Seq[V], keep func(V) bool) iter.Seq[V] {
	return func(yield func(V) bool) {
		for v := range seq {
			if keep(v) && !yield(v) {
				return
			}
		}
	}
}

func zip[A, B any](a []A, b []B) iter.Seq2[A, B] {
	return func(yield func(A, B) bool) {
		for i := range min(len(a), len(b)) {
			if !yield(a[i], b[i]) {
				break
			}
		}
	}
}

type names []string

func (n names) each(yield func(string) bool) {
	for _, s := range n {
		if !yield(s) {
			return
		}
	}
}

func rude(yield func(int) bool) {
	yield(1)
	yield(2)
}

func swallow(yield func(int) bool) {
	defer func() { fmt.Println("swallowed", recover()) }()
	yield(1)
}

func try(name string, f func()) {
	defer func() {
		r := recover()
		_, is := r.(error)
		fmt.Println(name, r, is)
	}()
	f()
}

func main() {
	for i := range count(4) {
		fmt.Print(i, " ")
	}
	fmt.Println()
	for i, s := range pairs([]string{"a", "b", "c"}) {
		fmt.Print(i, s, " ")
	}
	n := 0
	for range forever {
		if n++; n > 5 {
			break
		}
	}
	for range pairs([]string{"x", "y"}) {
		n++
	}
	for i := range pairs([]string{"x", "y"}) {
		n += i
	}
	var i int
	var s string
	list := make([]string, 3)
	for i, list[i] = range pairs([]string{"p", "q", "r"}) {
		s += list[0]
	}
	fmt.Println(n, i, s, list)
	var root *tree
	for _, k := range []int{5, 2, 8, 1, 9, 3, 7} {
		root = root.insert(k)
	}
	fmt.Println(find(root, 4))
	fmt.Println(find(root, 40))
	fmt.Println(named(root, 7))
	fmt.Println(named(root, 70))
	fmt.Println(product(5, 4))
	fmt.Println(product(1, 1))
	fmt.Println(deferred(6))
	fmt.Println(deferred(2))
	fmt.Println(labels(5))
	fmt.Println(jump(6))
	var funcs []func() int
	for k := range filter(root.All(), func(k int) bool { return k%2 == 1 }) {
		k *= 10
		funcs = append(funcs, func() int { k++; return k })
	}
	for _, f := range funcs {
		fmt.Print(f(), " ", f(), " ")
	}
	for a, b := range zip([]int{1, 2, 3}, names{"one", "two"}) {
		p := &a
		*p += len(b)
		fmt.Print(a, b, " ")
	}
	for s := range names([]string{"u", "v"}).each {
		fmt.Print(s, " ")
	}
	sum := 0
	for i := range func(yield func(int) bool) {
		_ = yield(4) && yield(5) && yield(6)
	} {
		if i == 6 {
			break
		}
		sum += i
	}
	fmt.Println(sum)
	try("rude", func() {
		for range rude {
			break
		}
	})
	try("panics", func() {
		for i := range count(3) {
			panic(fmt.Sprint("at ", i))
		}
	})
	try("swallows", func() {
		for range swallow {
			panic("lost")
		}
	})
	try("nil", func() {
		var none iter.Seq[int]
		for range none {
		}
	})
	for i := range rude {
		fmt.Println("last", i)
		if i == 2 {
			return
		}
	}
}
