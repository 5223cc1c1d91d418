// container/list and container/ring.
package main

import (
	"container/list"
	"container/ring"
	"fmt"
)

func main() {
	l := list.New()
	e4 := l.PushBack(4)
	e1 := l.PushFront(1)
	l.InsertBefore(3, e4)
	l.InsertAfter(2, e1)
	for e := l.Front(); e != nil; e = e.Next() {
		fmt.Print(e.Value.(int), " ")
	}
	fmt.Println(l.Len())
	l.MoveToFront(e4)
	l.MoveToBack(e1)
	fmt.Println(l.Remove(e1), l.Front().Value, l.Back().Value)
	for e := l.Back(); e != nil; e = e.Prev() {
		fmt.Print(e.Value, " ")
	}
	fmt.Println()
	var q list.List
	q.PushBack("a")
	q.PushBackList(l)
	for q.Len() > 0 {
		fmt.Print(q.Remove(q.Front()), " ")
	}
	fmt.Println()
	r := ring.New(5)
	for i := 0; i < r.Len(); i++ {
		r.Value = i
		r = r.Next()
	}
	r.Do(func(x interface{}) { fmt.Print(x, " ") })
	r = r.Move(2)
	r.Unlink(2)
	fmt.Println(r.Len(), r.Value, r.Prev().Value)
}
