// Pointers: linked lists, trees, pointers to pointers, swaps, nil.
package main

import "fmt"

type list struct {
	val  int
	next *list
}

type tree struct {
	left, right *tree
	key         int
}

func (t *tree) insert(k int) *tree {
	if t == nil {
		return &tree{key: k}
	}
	if k < t.key {
		t.left = t.left.insert(k)
	} else {
		t.right = t.right.insert(k)
	}
	return t
}

func (t *tree) walk(f func(int)) {
	if t == nil {
		return
	}
	t.left.walk(f)
	f(t.key)
	t.right.walk(f)
}

func insertInto(t **tree, k int) {
	for *t != nil {
		if k < (*t).key {
			t = &(*t).left
		} else {
			t = &(*t).right
		}
	}
	*t = &tree{key: k}
}

func reverse(l *list) *list {
	var prev *list
	for l != nil {
		l.next, prev, l = prev, l, l.next
	}
	return prev
}

func main() {
	var head *list
	for i := 0; i < 5; i++ {
		head = &list{i, head}
	}
	for p := head; p != nil; p = p.next {
		fmt.Print(p.val, " ")
	}
	for p := reverse(head); p != nil; p = p.next {
		fmt.Print(p.val, " ")
	}
	fmt.Println()
	var root *tree
	for _, k := range []int{5, 2, 8, 1, 9, 3} {
		root = root.insert(k)
	}
	insertInto(&root, 4)
	insertInto(&root, 7)
	sum := 0
	root.walk(func(k int) { sum += k; fmt.Print(k, " ") })
	fmt.Println(sum)
	a, b := 1, 2
	pa, pb := &a, &b
	*pa, *pb = *pb, *pa
	fmt.Println(a, b, pa == pb, pa == &a)
	pp := &pa
	**pp = 50
	*pp = pb
	*pa = 60
	fmt.Println(a, b)
	x := []int{1, 2, 3}
	px := &x
	(*px)[0] = 9
	*px = append(*px, 4)
	fmt.Println(x, len(*px))
	mp := map[string]*int{"a": &a}
	*mp["a"]++
	fmt.Println(a)
}
