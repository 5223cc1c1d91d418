// Tries: with arrays of children, with maps, and a binary one for the largest xor.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

type Trie struct {
	next [26]*Trie
	end  bool
	pass int
}

func (t *Trie) Insert(s string) {
	for _, c := range s {
		i := c - 'a'
		if t.next[i] == nil {
			t.next[i] = new(Trie)
		}
		t = t.next[i]
		t.pass++
	}
	t.end = true
}

func (t *Trie) Count(prefix string) int {
	for i := 0; i < len(prefix); i++ {
		if t = t.next[prefix[i]-'a']; t == nil {
			return 0
		}
	}
	return t.pass
}

type mapTrie struct {
	kids map[rune]*mapTrie
	word bool
}

func (m *mapTrie) add(s string) {
	for _, r := range s {
		if m.kids == nil {
			m.kids = make(map[rune]*mapTrie)
		}
		k, ok := m.kids[r]
		if !ok {
			k = &mapTrie{}
			m.kids[r] = k
		}
		m = k
	}
	m.word = true
}

func (m *mapTrie) walk(prefix string, f func(string)) {
	if m.word {
		f(prefix)
	}
	var rs []rune
	for r := range m.kids {
		rs = append(rs, r)
	}
	sort.Slice(rs, func(i, j int) bool { return rs[i] < rs[j] })
	for _, r := range rs {
		m.kids[r].walk(prefix+string(r), f)
	}
}

type bitTrie struct{ kids [][2]int32 }

func (b *bitTrie) add(x uint32) {
	at := int32(0)
	for i := 31; i >= 0; i-- {
		bit := x >> uint(i) & 1
		if b.kids[at][bit] == 0 {
			b.kids = append(b.kids, [2]int32{})
			b.kids[at][bit] = int32(len(b.kids) - 1)
		}
		at = b.kids[at][bit]
	}
}

func (b *bitTrie) best(x uint32) (r uint32) {
	at := int32(0)
	for i := 31; i >= 0; i-- {
		bit := x >> uint(i) & 1
		if b.kids[at][1-bit] != 0 {
			r |= 1 << uint(i)
			bit = 1 - bit
		}
		at = b.kids[at][bit]
	}
	return
}

func main() {
	t := &Trie{}
	m := &mapTrie{}
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		line := strings.TrimSpace(in.Text())
		if line == "" {
			break
		}
		for _, w := range strings.Fields(line) {
			t.Insert(strings.ToLower(w))
			m.add(w)
		}
	}
	for in.Scan() {
		fmt.Printf("%s: %d\n", in.Text(), t.Count(in.Text()))
	}
	m.walk("", func(s string) { fmt.Print(s, " ") })
	fmt.Println()
	b := &bitTrie{make([][2]int32, 1, 64)}
	best := uint32(0)
	for _, x := range []uint32{3, 10, 5, 25, 2, 8, 1 << 31, 1<<31 - 1} {
		b.add(x)
		if v := b.best(x); v > best {
			best = v
		}
	}
	fmt.Println(best, len(b.kids))
}
