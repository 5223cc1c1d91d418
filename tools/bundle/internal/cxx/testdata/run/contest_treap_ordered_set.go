// A treap with split and merge, its own random numbers, order statistics; a skip of the usual sets.
package main

import (
	"fmt"
	"strings"
)

type Node struct {
	key, pri    int
	size        int
	left, right *Node
}

type rng uint64

func (r *rng) next() int {
	x := *r
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*r = x
	return int(x >> 1)
}

func (n *Node) count() int {
	if n == nil {
		return 0
	}
	return n.size
}

func (n *Node) fix() *Node {
	n.size = 1 + n.left.count() + n.right.count()
	return n
}

func split(n *Node, key int) (l, r *Node) {
	if n == nil {
		return
	}
	if n.key < key {
		n.right, r = split(n.right, key)
		return n.fix(), r
	}
	l, n.left = split(n.left, key)
	return l, n.fix()
}

func merge(l, r *Node) *Node {
	switch {
	case l == nil:
		return r
	case r == nil:
		return l
	case l.pri > r.pri:
		l.right = merge(l.right, r)
		return l.fix()
	}
	r.left = merge(l, r.left)
	return r.fix()
}

type Set struct {
	root *Node
	rnd  rng
}

func (s *Set) Has(key int) bool {
	for n := s.root; n != nil; {
		if n.key == key {
			return true
		}
		if key < n.key {
			n = n.left
		} else {
			n = n.right
		}
	}
	return false
}

func (s *Set) Insert(key int) bool {
	if s.Has(key) {
		return false
	}
	l, r := split(s.root, key)
	s.root = merge(merge(l, &Node{key: key, pri: s.rnd.next(), size: 1}), r)
	return true
}

func (s *Set) Delete(key int) {
	l, r := split(s.root, key)
	_, r = split(r, key+1)
	s.root = merge(l, r)
}

func (s *Set) Kth(k int) (int, bool) {
	n := s.root
	for n != nil {
		if c := n.left.count(); k < c {
			n = n.left
		} else if k == c {
			return n.key, true
		} else {
			k -= c + 1
			n = n.right
		}
	}
	return 0, false
}

func (s *Set) Rank(key int) int {
	l, r := split(s.root, key)
	defer func() { s.root = merge(l, r) }()
	return l.count()
}

func (n *Node) each(f func(int) bool) bool {
	return n == nil || n.left.each(f) && f(n.key) && n.right.each(f)
}

func main() {
	s := &Set{rnd: 88172645463325252}
	for i := 0; i < 200; i++ {
		s.Insert(i * 37 % 101)
	}
	fmt.Println(s.root.count(), s.Insert(5), s.Has(100), s.Has(101))
	for i := 0; i < 101; i += 3 {
		s.Delete(i)
	}
	fmt.Println(s.root.count(), s.Rank(50), s.root.count())
	fmt.Println(s.Kth(0))
	fmt.Println(s.Kth(66))
	fmt.Println(s.Kth(67))
	var sb strings.Builder
	s.root.each(func(k int) bool {
		fmt.Fprintf(&sb, "%d,", k)
		return k < 20
	})
	fmt.Println(strings.TrimSuffix(sb.String(), ","))
}
