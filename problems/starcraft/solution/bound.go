package main

// This file computes a lower bound for the remaining time: the exact time in a relaxed game without control,
// marks, pool, chamber and upgrades. In the relaxed game, zerglings and overlords are both called units and
// cost the lower of their two prices. A plan must still order the missing zerglings, and so many overlords
// that at the end they control the target zerglings and the drones.

const far = 1 << 29 // more seconds than any plan takes

// A bound is a table of the least times in the relaxed game, by hatcheries, drones and units to order.
type bound struct {
	*game
	price   int // the cost of a unit
	units   int // the greatest number of units that still have to be ordered in any state
	seconds []int32
}

func newBound(g *game) *bound {
	b := &bound{game: g, price: smaller(g.zergling, g.overlord), units: g.target + ceilDiv(g.target+g.mostD, perOne)}
	b.seconds = make([]int32, (g.capH+1)*(g.mostD+1)*(b.units+1))

	// Each batch reduces the number of units still to be ordered, or adds hatcheries or drones. With loops
	// nested in this way, every entry is computed before it is used. Only hatcheries cost a drone.
	for h := g.capH; h >= 0; h-- {
		for units := 1; units <= b.units; units++ {
			for d := g.mostD; d > 0; d-- {
				b.seconds[b.cell(h, d, units)] = int32(b.best(h, d, units))
			}
		}
	}
	return b
}

func (b *bound) cell(h, d, units int) int { return (h*(b.mostD+1)+d)*(b.units+1) + units }

// of returns a lower bound for the time that every plan from s takes, or the constant far if there is no
// plan.
func (b *bound) of(s state) int { return b.at(s.hatcheries(), s.drones(), b.left(s)) }

// at returns the least time of the relaxed game that begins with h hatcheries and d drones and must order the given
// number of units (zerglings and overlords).
func (b *bound) at(h, d, units int) int { return int(b.seconds[b.cell(h, d, units)]) }

// left returns a lower bound for the number of zerglings and overlords that must still be ordered. After the
// last order of zerglings, the overlords must control the target zerglings and the drones. Only hatcheries and
// buildings use up drones.
func (b *bound) left(s state) int {
	if s.zerglings() >= b.target {
		return 0
	}

	// At most capH hatcheries, the pool and the chamber take a drone each.
	drones := larger(1, s.drones()+s.turned()-b.capH-2)
	return b.target - s.zerglings() + larger(0, ceilDiv(b.target+drones, perOne)-s.overlords())
}

// best computes an entry by trying all batches. It stops making a batch larger when the batch alone takes as
// long as the best complete plan so far, because a larger batch takes at least as long.
func (b *bound) best(h, d, units int) int {
	// Each hatchery makes one drone or unit.
	least, most := far, h
	if !b.batches {
		most = smaller(most, 1)
	}
	for nh := 0; nh < d && h+nh <= b.capH && (nh <= 1 || b.batches); nh++ {
		// In the mode "single", a batch of the relaxed game is either one hatchery or one unit.
		if nh > 0 && !b.batches {
			most = 0
		}
		if b.game.seconds(nh*b.hatchery, d) >= least {
			break
		}

		for nd := 0; nd <= most && d+nd <= b.mostD; nd++ {
			least = b.fill(h, d, units, nh, nd, most-nd, least)
		}
	}
	return least
}

// fill tries the batch of nh hatcheries and nd drones with 0 to `most` units. It returns the least time found so far.
func (b *bound) fill(h, d, units, nh, nd, most, least int) int {
	// In the table, the entry for n fewer units is n cells earlier.
	row := b.cell(h+nh, d+nd-nh, units)
	for n := 0; n <= most && n <= units; n++ {
		seconds := b.game.seconds(nh*b.hatchery+nd*b.drone+n*b.price, d)
		if seconds >= least {
			break
		}
		if nh+nd+n > 0 {
			least = smaller(least, seconds+int(b.seconds[row-n]))
		}
	}
	return least
}
