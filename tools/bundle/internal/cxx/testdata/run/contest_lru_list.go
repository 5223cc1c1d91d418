// A cache with container/list and a map, a stack and a queue made of slices, ordered output.
package main

import (
	"container/list"
	"fmt"
	"strings"
)

type entry struct {
	key   string
	value int
}

type LRU struct {
	cap   int
	order *list.List
	items map[string]*list.Element
	hits  struct{ get, miss int }
}

func NewLRU(cap int) *LRU {
	return &LRU{cap: cap, order: list.New(), items: make(map[string]*list.Element, cap)}
}

func (c *LRU) Get(key string) (int, bool) {
	if e, ok := c.items[key]; ok {
		c.order.MoveToFront(e)
		c.hits.get++
		return e.Value.(*entry).value, true
	}
	c.hits.miss++
	return 0, false
}

func (c *LRU) Put(key string, value int) {
	if e, ok := c.items[key]; ok {
		e.Value.(*entry).value = value
		c.order.MoveToFront(e)
		return
	}
	if c.order.Len() == c.cap {
		last := c.order.Back()
		delete(c.items, c.order.Remove(last).(*entry).key)
	}
	c.items[key] = c.order.PushFront(&entry{key, value})
}

func (c *LRU) String() string {
	var parts []string
	for e := c.order.Front(); e != nil; e = e.Next() {
		parts = append(parts, fmt.Sprintf("%s=%d", e.Value.(*entry).key, e.Value.(*entry).value))
	}
	return "[" + strings.Join(parts, " ") + "]"
}

type Stack []interface{}

func (s *Stack) Push(x interface{}) { *s = append(*s, x) }
func (s *Stack) Pop() interface{} {
	top := (*s)[len(*s)-1]
	*s = (*s)[:len(*s)-1]
	return top
}

func balanced(s string) bool {
	var st Stack
	pairs := map[rune]rune{')': '(', ']': '[', '}': '{'}
	for _, r := range s {
		switch r {
		case '(', '[', '{':
			st.Push(r)
		case ')', ']', '}':
			if len(st) == 0 || st.Pop() != pairs[r] {
				return false
			}
		}
	}
	return len(st) == 0
}

func hot(n int) []int {
	l := list.New()
	for i := 1; i <= n; i++ {
		l.PushBack(i)
	}
	var out []int
	for e := l.Front(); l.Len() > 0; {
		next := e.Next()
		if next == nil {
			next = l.Front()
		}
		after := next.Next()
		out = append(out, l.Remove(next).(int))
		if e = after; e == nil {
			e = l.Front()
		}
	}
	return out
}

func main() {
	c := NewLRU(3)
	for i, k := range strings.Split("a b c a d b e a", " ") {
		if v, ok := c.Get(k); ok {
			c.Put(k, v+100)
		} else {
			c.Put(k, i)
		}
		fmt.Println(k, c)
	}
	fmt.Printf("%+v %d\n", c.hits, len(c.items))
	fmt.Println(balanced("([]{})"), balanced("([)]"), balanced("(("), balanced(""))
	fmt.Println(hot(7))
	var s Stack
	s.Push(1)
	s.Push("two")
	s.Push([]int{3})
	fmt.Println(s, s.Pop(), s.Pop().(string), len(s), cap(s) >= 3)
}
