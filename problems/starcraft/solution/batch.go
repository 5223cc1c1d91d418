package main

// This file contains the batches: which ones may be ordered in a state, their costs, and which ones need not be tried.

// A batch contains the number of ordered items of each kind.
type batch = state

func (g *game) cost(b batch) int {
	return b.hatcheries()*g.hatchery + b.drones()*g.drone + b.zerglings()*g.zergling + b.overlords()*g.overlord +
		g.building[b.built]
}

// seconds returns the duration of a batch that is ordered with the given number of drones.
func (g *game) seconds(cost, drones int) int {
	if cost <= g.rate*drones {
		return 1
	}
	return ceilDiv(cost, g.rate*drones)
}

// possible reports whether the buildings and upgrades in the set `built` can be ordered if the set `stands` exists
// already. It returns false if one of them exists already, or if one of them is an upgrade and no chamber exists yet.
func possible(stands, built uint8) bool {
	return stands&built == 0 && (built&(attack|defence) == 0 || stands&chamber != 0)
}

// orders appends every batch that may be ordered in s, including the empty batch. A batch is omitted if
// worthTrying returns false for its buildings and hatcheries alone.
func (g *game) orders(s state, worthTrying func(b batch) bool, buf []batch) []batch {
	// In the mode "single" of the input, a batch has at most one item: a building, a hatchery or a unit.
	for built := uint8(0); built <= everything; built++ {
		if !possible(s.built, built) || !g.batches && built&(built-1) != 0 {
			continue
		}
		for b := (batch{built: built}); b.turned() < s.drones() && s.hatcheries()+b.hatcheries() <= g.capH; b.h++ {
			if worthTrying(b) {
				buf = g.units(s, b, buf)
			}
			if !g.batches && b != (batch{}) {
				break
			}
		}
	}
	return buf
}

// units appends b with every allowed number of drones, zerglings and overlords.
func (g *game) units(s state, b batch, buf []batch) []batch {
	// Each hatchery makes one unit at a time. The overlords that this batch orders cannot control its own
	// drones and zerglings.
	slots := g.slots(s, b)
	led := larger(0, control(s.overlords())-s.drones()-s.zerglings())
	drones := smaller(led, larger(0, g.capD-s.drones()))

	for o := 0; o <= smaller(slots, g.capO-s.overlords()); o++ {
		for d := 0; d <= smaller(drones, slots-o); d++ {
			// Zerglings need the pool.
			zerglings := smaller(led-d, slots-o-d)
			if s.built&pool == 0 {
				zerglings = 0
			}
			for z := 0; z <= zerglings; z++ {
				b.d, b.z, b.o = uint8(d), uint8(z), uint8(o)
				buf = append(buf, b)
			}
		}
	}
	return buf
}

// slots returns the maximum number of units that may be added to b.
func (g *game) slots(s state, b batch) int {
	if g.batches {
		return s.hatcheries()
	}

	// In the mode "single", a unit must be ordered alone.
	if b != (batch{}) {
		return 0
	}
	return smaller(s.hatcheries(), 1)
}

// twoSteps reports whether a batch that takes more than one second can be split into two batches that
// together take no longer. The first batch takes one second, and has as many of the drones, zerglings and
// overlords as the income of this second pays for. The second batch is the rest; the new drones help to pay
// for it.
func (g *game) twoSteps(s state, b batch, cost, seconds int) bool {
	paid := g.rate * s.drones()
	left := paid

	// Spend the money of one second on drones first, because they raise the income.
	drones := affordable(b.drones(), g.drone, left)
	left -= drones * g.drone
	zerglings := affordable(b.zerglings(), g.zergling, left)
	left -= zerglings * g.zergling
	overlords := affordable(b.overlords(), g.overlord, left)
	left -= overlords * g.overlord

	return drones+zerglings+overlords > 0 && cost-(paid-left) <= (seconds-1)*g.rate*(s.drones()+drones)
}

// affordable returns how many of n items at the given cost the money buys.
func affordable(n, cost, money int) int {
	if n*cost <= money {
		return n
	}
	return money / cost
}
