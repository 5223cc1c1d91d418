// Cards: enumerations with String, sorting by several keys, counting maps, comparing slices, tables of structs with functions.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

type Suit byte
type Rank int
type Card struct {
	Rank
	Suit
}
type Hand []Card
type Category int

const (
	HighCard Category = iota
	Pair
	TwoPairs
	Three
	Straight
	Flush
	FullHouse
	Four
	StraightFlush
)

//go:generate stringer -type Category
func (c Category) String() string {
	return []string{"high card", "pair", "two pairs", "three", "straight", "flush", "full house", "four", "straight flush"}[c]
}

func (r Rank) String() string { return string("23456789TJQKA"[r]) }
func (c Card) String() string { return c.Rank.String() + string(rune(c.Suit)) }

func parseCard(s string) (c Card, err error) {
	r := strings.IndexByte("23456789TJQKA", s[0])
	if r < 0 || len(s) != 2 || !strings.Contains("CDHS", s[1:]) {
		return c, fmt.Errorf("bad card %q", s)
	}
	return Card{Rank(r), Suit(s[1])}, nil
}

func (h Hand) groups() (ranks []Rank, counts []int) {
	by := map[Rank]int{}
	for _, c := range h {
		by[c.Rank]++
	}
	for r := range by {
		ranks = append(ranks, r)
	}
	sort.Slice(ranks, func(i, j int) bool {
		a, b := ranks[i], ranks[j]
		if by[a] != by[b] {
			return by[a] > by[b]
		}
		return a > b
	})
	for _, r := range ranks {
		counts = append(counts, by[r])
	}
	return
}

func (h Hand) value() (Category, []Rank) {
	ranks, counts := h.groups()
	flush := true
	for _, c := range h[1:] {
		flush = flush && c.Suit == h[0].Suit
	}
	straight := len(ranks) == 5 && ranks[0]-ranks[4] == 4
	if len(ranks) == 5 && ranks[0] == 12 && ranks[1] == 3 {
		straight, ranks = true, append(ranks[1:], -1)
	}
	rules := []struct {
		is Category
		ok func() bool
	}{
		{StraightFlush, func() bool { return straight && flush }},
		{Four, func() bool { return counts[0] == 4 }},
		{FullHouse, func() bool { return counts[0] == 3 && counts[1] == 2 }},
		{Flush, func() bool { return flush }},
		{Straight, func() bool { return straight }},
		{Three, func() bool { return counts[0] == 3 }},
		{TwoPairs, func() bool { return counts[0] == 2 && counts[1] == 2 }},
		{Pair, func() bool { return counts[0] == 2 }},
	}
	for _, r := range rules {
		if r.ok() {
			return r.is, ranks
		}
	}
	return HighCard, ranks
}

func compare(a, b Hand) int {
	ca, ra := a.value()
	cb, rb := b.value()
	if ca != cb {
		return int(ca) - int(cb)
	}
	for i := range ra {
		if d := ra[i] - rb[i]; d != 0 {
			return int(d)
		}
	}
	return 0
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	wins := [3]int{}
lines:
	for in.Scan() {
		var hands [2]Hand
		for i, f := range strings.Fields(in.Text()) {
			c, err := parseCard(f)
			if err != nil {
				fmt.Println(err)
				continue lines
			}
			hands[i/5] = append(hands[i/5], c)
		}
		c1, r1 := hands[0].value()
		c2, _ := hands[1].value()
		d := compare(hands[0], hands[1])
		switch {
		case d > 0:
			wins[0]++
		case d < 0:
			wins[1]++
		default:
			wins[2]++
		}
		fmt.Printf("%-14v vs %-14v %v %v\n", c1, c2, r1, hands[0])
	}
	fmt.Println(wins)
}
