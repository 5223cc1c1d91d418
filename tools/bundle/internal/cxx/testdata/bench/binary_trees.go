// Allocates and drops binary trees, and linked lists in maps.
package main

import "fmt"

type tree struct{ left, right *tree }

func build(d int) *tree {
	if d == 0 {
		return &tree{}
	}
	return &tree{build(d - 1), build(d - 1)}
}

func (t *tree) count() int {
	if t.left == nil {
		return 1
	}
	return 1 + t.left.count() + t.right.count()
}

type cell struct {
	key  int
	next *cell
}

func main() {
	long := build(18)
	total := 0
	for i := 0; i < 200; i++ {
		total += build(12).count()
	}
	table := map[int]*cell{}
	for i := 0; i < 500000; i++ {
		k := i % 5000
		table[k] = &cell{i, table[k]}
	}
	for _, c := range table {
		for ; c != nil; c = c.next {
			total += c.key & 1
		}
	}
	fmt.Println(long.count(), total)
}
