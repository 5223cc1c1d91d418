package main

import (
	"math/big"
)

// This file contains the exhaustive search with which the solution is compared. It shares no code with the
// solution. Its vertices are pairs (state, time). An edge is one second of waiting or a permitted batch. A
// batch may be ordered at every second; nothing is pruned.

type rules struct {
	single     bool
	costs      [8]int // the costs of drone, overlord, zergling, hatchery, pool, chamber, attack and defence
	h, d, z, o int    // the numbers of hatcheries, drones, zerglings and overlords at the start
	target     int
	capH, capD int
	capO       int
	rate, m    int // the income from one drone in a second, and the seconds from mark to mark
}

// An oracleState contains the numbers h, d, z, o, S, E, A and D of the statement, in this order.
type oracleState [8]int

// exhaust returns the least time of a plan that takes at most limit seconds, -1 if there is none.
func (r rules) exhaust(limit int) int {
	at := make([]map[oracleState]bool, limit+1)
	for t := range at {
		at[t] = make(map[oracleState]bool)
	}
	at[0][oracleState{r.h, r.d, r.z, r.o}] = true
	for t := range at {
		for s := range at[t] {
			if s[2] >= r.target && s[4]+s[5]+s[6]+s[7] == 4 {
				return t
			}
			r.everyBatch(s, func(b oracleState, seconds int) {
				end := t + seconds
				if end > limit {
					return
				}
				if after, ok := r.after(s, b, t, end); ok {
					at[end][after] = true
				}
			})
		}
		at[t] = nil
	}
	return -1
}

// after returns the state after a batch that is ordered at t and complete at end. It returns false if there
// are too few zerglings for the marks in between.
func (r rules) after(s, b oracleState, t, end int) (oracleState, bool) {
	strength := map[[2]int]int64{{0, 0}: 100, {1, 0}: 133, {0, 1}: 120, {1, 1}: 200}[[2]int{s[6], s[7]}]
	z := s[2]
	for mark := 1; r.m > 0 && mark*r.m <= end; mark++ {
		if mark*r.m <= t {
			continue
		}
		for sent := int64(0); sent < 100*floorOfSixLogs(mark); sent += strength {
			z--
		}
	}
	if z < 0 {
		return s, false
	}
	s[2] = z
	for i := range s {
		s[i] += b[i]
	}
	s[1] -= b[0] + b[4] + b[5]
	return s, true
}

// floorOfSixLogs returns floor(6*log2(1+mark)).
func floorOfSixLogs(mark int) int64 {
	sixth := new(big.Int).Exp(big.NewInt(int64(1+mark)), big.NewInt(6), nil)
	k := int64(0)
	for new(big.Int).Lsh(big.NewInt(1), uint(k+1)).Cmp(sixth) <= 0 {
		k++
	}
	return k
}

// everyBatch calls visit for each batch that may be ordered in s, including the empty one.
func (r rules) everyBatch(s oracleState, visit func(b oracleState, seconds int)) {
	var b oracleState
	var choose func(kind int)
	choose = func(kind int) {
		if kind < len(b) {
			for b[kind] = 0; r.fits(s, b); b[kind]++ {
				choose(kind + 1)
			}
			b[kind] = 0
			return
		}
		price := 0
		for i, kind := range []int{1, 3, 2, 0, 4, 5, 6, 7} {
			price += b[kind] * r.costs[i]
		}
		seconds := 1
		for seconds*r.rate*s[1] < price {
			seconds++
		}
		visit(b, seconds)
	}
	choose(0)
}

// fits reports whether the orders of b may be given in s.
func (r rules) fits(s, b oracleState) bool {
	orders := 0
	for i := range b {
		orders += b[i]
		if i >= 4 && s[i]+b[i] > 1 {
			return false
		}
	}
	led := s[1] + s[2] + b[1] + b[2]
	switch {
	case r.single && orders > 1,
		b[1]+b[2]+b[3] > s[0],
		b[2] > 0 && s[4] == 0,
		b[6]+b[7] > 0 && s[5] == 0,
		b[0]+b[4]+b[5] > 0 && b[0]+b[4]+b[5] >= s[1],
		b[1]+b[2] > 0 && (led > 8*s[3] || led > 200),
		b[0] > 0 && s[0]+b[0] > r.capH,
		b[1] > 0 && s[1]+b[1] > r.capD,
		b[3] > 0 && s[3]+b[3] > r.capO:
		return false
	}
	return true
}
