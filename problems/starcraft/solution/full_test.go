package main

import (
	"flag"
	"fmt"
	"math"
	"strconv"
	"testing"
)

var upTo = flag.Int("hatcheries", 0, "confirm the full game with 1 to `N` hatcheries by a plain search; 10 take two minutes of processor time and 0.15 GB")

// This file contains a plain search that is fast enough for the full game of the statement. It settles every
// state at its earliest second for each number of marks passed, tries every batch, and does no pruning. It
// shares no code with the solution, and is itself compared with the exhaustive search.

// A plainSearch searches a game in batch mode. The states are numbered from 0 to size-1. The digits of the
// number of a state are h, d, z, o and the set of the buildings and upgrades S, E, A and D.
type plainSearch struct {
	rules
	size   int
	digits [4]int           // how many values each of d, z, o and the set can have
	arrive map[int][]uint16 // arrive[marks][state]: 1 + the earliest second known, or 0
	queue  map[int][]uint32
	prices [16]int // the price of each set of buildings and upgrades
	limit  int
	needs  []int64 // the power demanded at each mark
}

// least returns the least time of a plan that takes at most limit seconds, -1 if there is none.
func (p *plainSearch) least(limit int) int {
	p.limit = limit
	p.digits = [4]int{max(p.d, p.capD) + 1, max(p.z, min(8*max(p.o, p.capO), 200)) + 1, max(p.o, p.capO) + 1, 16}
	p.size = max(p.h, p.capH) + 1
	for _, n := range p.digits {
		p.size *= n
	}
	p.queue, p.arrive = map[int][]uint32{}, map[int][]uint16{}
	for set := range p.prices {
		for i := range 4 {
			p.prices[set] += set >> i & 1 * p.costs[4+i]
		}
	}
	p.reach(p.pack([5]int{p.h, p.d, p.z, p.o, 0}), 0)
	for t := 0; t <= limit; t++ {
		delete(p.arrive, p.marks(t)-1)
		for _, s := range p.queue[t] {
			if int(p.arrive[p.marks(t)][s]) != t+1 {
				continue // the state was reached earlier, too, and has been expanded at that time
			}
			if _, _, z, _, built := p.unpack(s); z >= p.target && built == 15 {
				return t
			}
			p.expand(s, t)
		}
		delete(p.queue, t)
	}
	return -1
}

func (p *plainSearch) pack(values [5]int) uint32 {
	n := values[0]
	for i, digits := range p.digits {
		n = n*digits + values[i+1]
	}
	return uint32(n)
}

func (p *plainSearch) unpack(s uint32) (h, d, z, o, built int) {
	var values [5]int
	for i := 3; i >= 0; i-- {
		values[i+1] = int(s) % p.digits[i]
		s /= uint32(p.digits[i])
	}
	return int(s), values[1], values[2], values[3], values[4]
}

func (p *plainSearch) marks(t int) int {
	if p.m == 0 {
		return 0
	}
	return t / p.m
}

// reach stores that state s can be reached at time end.
func (p *plainSearch) reach(s uint32, end int) {
	marks := p.marks(end)
	if p.arrive[marks] == nil {
		p.arrive[marks] = make([]uint16, p.size)
	}
	if at := &p.arrive[marks][s]; *at == 0 || end+1 < int(*at) {
		*at = uint16(end + 1)
		p.queue[end] = append(p.queue[end], s)
	}
}

// expand orders every batch at t. It also orders every batch so late that it ends at one more mark, and it waits for
// the next mark without a batch.
func (p *plainSearch) expand(s uint32, t int) {
	h, d, z, o, built := p.unpack(s)
	next := (p.marks(t) + 1) * p.m
	if p.m > 0 {
		p.order([5]int{h, d, z, o, built}, built, z, t, next)
	}
	for more := range 16 {
		if more&built != 0 || more>>2 > 0 && built>>1&1 == 0 {
			continue
		}
		turned := more&1 + more>>1&1
		for nh := 0; nh+turned == 0 || nh+turned < d && h+nh <= max(h, p.capH); nh++ {
			if h+nh > p.capH && nh > 0 {
				break
			}
			p.units(s, t, nh, more)
		}
	}
}

// units adds every combination of units to a batch of hatcheries and a set of buildings.
func (p *plainSearch) units(s uint32, t, nh, more int) {
	h, d, z, o, built := p.unpack(s)
	control := min(8*o, 200) - d - z
	for nd := 0; nd == 0 || nd <= h && nd <= control && d+nd <= p.capD; nd++ {
		for nz := 0; nz == 0 || nd+nz <= h && nd+nz <= control && built&1 == 1; nz++ {
			for no := 0; no == 0 || nd+nz+no <= h && o+no <= p.capO; no++ {
				if nh+nd+nz+no+more == 0 {
					continue
				}
				price := nd*p.costs[0] + no*p.costs[1] + nz*p.costs[2] + nh*p.costs[3] + p.prices[more]
				seconds := max(1, (price+p.rate*d-1)/(p.rate*d))
				if t+seconds > p.limit {
					break // with more overlords, too, the batch would end after the limit
				}
				after := [5]int{h + nh, d + nd - nh - more&1 - more>>1&1, z + nz, o + no, built | more}
				p.order(after, built, z, t, t+seconds)
				late := (p.marks(t+seconds)+1)*p.m - seconds
				if p.m > 0 && t < late && late < (p.marks(t)+1)*p.m {
					p.order(after, built, z, t, late+seconds)
				}
			}
		}
	}
}

// order records the state after a batch that is complete at end and was ordered after t and before the next mark.
func (p *plainSearch) order(after [5]int, built, z, t, end int) {
	lost := 0
	for mark := p.marks(t) + 1; mark <= p.marks(end); mark++ {
		strength := [4]int64{100, 133, 120, 200}[built>>2]
		for len(p.needs) <= mark {
			p.needs = append(p.needs, floorOfSixLogs(len(p.needs)))
		}
		lost += int((100*p.needs[mark] + strength - 1) / strength)
	}
	if after[2] -= lost; lost <= z && end < math.MaxUint16 {
		p.reach(p.pack(after), end)
	}
}

// TestPlainSearch compares the plain search with the exhaustive one (oracle_test.go) on small games, because the plain
// search serves as the oracle for the full game.
func TestPlainSearch(t *testing.T) {
	for _, game := range []string{fmt.Sprintf(reduced, 14), fmt.Sprintf(reduced, 8), "batch 7 1 2 1 4 4 4 1 3 2 6 1 11 3 3 4 2 10"} {
		p := plainSearch{rules: parse(t, game)}
		if got, want := p.least(patience), p.exhaust(patience); got != want {
			t.Errorf("%s: %d, exhaustive search %d", game, got, want)
		}
	}
}

// TestFullGameByPlainSearch confirms the least times of the full game of the statement with 1 to N
// hatcheries, where N is the value of the flag -hatcheries.
func TestFullGameByPlainSearch(t *testing.T) {
	for h := 1; h <= *upTo; h++ {
		game := fmt.Sprintf(whole, h)
		want, err := strconv.Atoi(answer(t, game)[0])
		if err != nil {
			t.Fatal(err)
		}
		p := plainSearch{rules: parse(t, game)}
		if got := p.least(1000); got != want {
			t.Errorf("H = %d: plain search %d, solution %d", h, got, want)
		} else {
			t.Logf("H = %d: %d confirmed", h, got)
		}
	}
}
