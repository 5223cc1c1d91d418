// container/list in every operation.
package main

import (
	"container/list"
	"fmt"
)

func show(l *list.List) {
	for e := l.Front(); e != nil; e = e.Next() {
		fmt.Print(e.Value, " ")
	}
	fmt.Println("|", l.Len())
}
func main() {
	var l list.List
	a := l.PushBack(1)
	b := l.PushFront("zero")
	l.InsertAfter(1.5, a)
	c := l.InsertBefore('x', a)
	show(&l)
	l.MoveToFront(a)
	l.MoveToBack(b)
	l.MoveAfter(c, b)
	show(&l)
	fmt.Println(l.Remove(c), c.Next() == nil, l.Front().Value, l.Back().Value)
	o := list.New()
	o.PushBackList(&l)
	o.PushFrontList(&l)
	show(o)
}
