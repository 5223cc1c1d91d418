// A trie of pointers and a list of most recently used words.
package main

import (
	"container/list"
	"fmt"
)

type node struct {
	next [26]*node
	ends int
}

func (t *node) insert(w string) {
	for i := 0; i < len(w); i++ {
		c := w[i] - 'a'
		if t.next[c] == nil {
			t.next[c] = &node{}
		}
		t = t.next[c]
	}
	t.ends++
}

func (t *node) find(w string) int {
	for _, c := range w {
		if t = t.next[c-'a']; t == nil {
			return 0
		}
	}
	return t.ends
}

func main() {
	root := &node{}
	seed := uint32(21)
	word := func() string {
		b := make([]byte, 0, 8)
		for k := 0; k < 7; k++ {
			seed = seed*1664525 + 1013904223
			b = append(b, byte('a'+seed>>24%12))
		}
		return string(b[:3+seed>>28%5])
	}
	for i := 0; i < 300000; i++ {
		root.insert(word())
	}
	hits := 0
	for i := 0; i < 1000000; i++ {
		hits += root.find(word())
	}
	recent, where := list.New(), map[string]*list.Element{}
	missed := 0
	for i := 0; i < 400000; i++ {
		w := word()[:3]
		if e := where[w]; e != nil {
			recent.MoveToFront(e)
			continue
		}
		missed++
		where[w] = recent.PushFront(w)
		if recent.Len() > 1000 {
			old := recent.Back()
			delete(where, old.Value.(string))
			recent.Remove(old)
		}
	}
	fmt.Println(hits, missed, recent.Front().Value)
}
