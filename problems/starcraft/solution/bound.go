package main

// This file has a lower bound for the time that is left: the exact time in an easier game, in which control, marks,
// pool, chamber and upgrades are forgotten. A plan there must still order a number of units, each at the price of a
// zergling or an overlord, whichever is cheaper: the missing zerglings, and the missing overlords that must control the
// target zerglings and the drones in the end.

const far = 1 << 29 // more seconds than any plan takes

// A bound holds the least times of the easier game, by hatcheries, drones and units left.
type bound struct {
	*game
	price   int // of a unit
	units   int // left at the start
	seconds []int32
}

func newBound(g *game) *bound {
	b := &bound{game: g, price: smaller(g.zergling, g.overlord), units: g.target + ceilDiv(g.target+g.mostD, perOne)}
	b.seconds = make([]int32, (g.capH+1)*(g.mostD+1)*(b.units+1))

	// Whatever is ordered makes the units fewer, or the hatcheries or the drones more. Only hatcheries cost a drone.
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

// of returns a time that every plan from s takes at least, far if there is no plan.
func (b *bound) of(s state) int { return b.at(s.hatcheries(), s.drones(), b.left(s)) }

// at is the least time of the easier game.
func (b *bound) at(h, d, units int) int { return int(b.seconds[b.cell(h, d, units)]) }

// left is a lower bound for the number of zerglings and overlords that must still be ordered. After the last order of
// zerglings, the overlords must control the target and the drones. Drones are lost only by turning into buildings.
func (b *bound) left(s state) int {
	if s.zerglings() >= b.target {
		return 0
	}

	// At most capH hatcheries, the pool and the chamber take a drone each.
	drones := larger(1, s.drones()+s.turned()-b.capH-2)
	return b.target - s.zerglings() + larger(0, ceilDiv(b.target+drones, perOne)-s.overlords())
}

// best tries all that can be ordered. It leaves a loop when a dearer batch alone takes too long.
func (b *bound) best(h, d, units int) int {
	// Each hatchery makes one drone or unit.
	least, most := far, h
	if !b.batches {
		most = smaller(most, 1)
	}
	for nh := 0; nh < d && h+nh <= b.capH && (nh <= 1 || b.batches); nh++ {
		// Without batches, an order is either a hatchery or one unit.
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

// fill tries to add up to most units to a batch.
func (b *bound) fill(h, d, units, nh, nd, most, least int) int {
	// In the table, n units less are n cells before.
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
