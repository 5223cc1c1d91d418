// container/ring and the rarer methods of container/list.
package main

import (
	"container/list"
	"container/ring"
	"fmt"
)

func show(r *ring.Ring) {
	r.Do(func(x interface{}) { fmt.Print(x, " ") })
	fmt.Println(r.Len())
}

func main() {
	r := ring.New(5)
	for i := 0; i < 5; i++ {
		r.Value = i * i
		r = r.Next()
	}
	show(r)
	show(r.Move(2))
	show(r.Prev())
	removed := r.Unlink(2)
	show(removed)
	show(r)
	s := ring.New(2)
	s.Value, s.Next().Value = "a", "b"
	show(r.Link(s))
	show(r)
	var nothing *ring.Ring
	fmt.Println(nothing.Len())
	one := &ring.Ring{Value: 7}
	show(one)

	// The last of Josephus.
	j := ring.New(7)
	for i := 1; i <= 7; i++ {
		j.Value = i
		j = j.Next()
	}
	for j.Len() > 1 {
		j = j.Move(1)
		j.Unlink(1)
		j = j.Next()
	}
	fmt.Println(j.Value)

	l := list.New()
	a, b := l.PushBack("a"), l.PushBack("b")
	c := l.PushBack("c")
	l.MoveBefore(c, a)
	l.MoveAfter(a, b)
	for e := l.Front(); e != nil; e = e.Next() {
		fmt.Print(e.Value, " ")
	}
	var zero list.List
	zero.PushFront(1)
	zero.PushBackList(l)
	fmt.Println(zero.Len(), l.Init().Len(), zero.Back().Value)
}
