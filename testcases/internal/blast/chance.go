// This file finds out whether a game can still be won.
package blast

import (
	"math/bits"
	"sort"

	"oj/testcases/internal/referee"
)

const (
	fuse     = 2       // a bomb that is placed in turn t explodes in turn t+fuse, unless another bomb ignites it before
	tries    = 1 << 22 // the maximum number of bombs that are tried for one position
	plays    = 1 << 13 // the maximum number of plans that are played for one position
	mostMask = 64      // the maximum number of nodes
)

// An option is a bomb of a plan: it is placed in turn t, from 0, and explodes in turn e. mask is the set of nodes that it
// hits.
type option struct {
	t, e int
	cell referee.Point
	mask uint64
}

// A planner looks for bombs that hit all nodes.
type planner struct {
	b       board
	turns   int
	at      [][]referee.Point // for each turn and each node, where the node is after its move
	blasts  map[referee.Point]map[referee.Point]bool
	options []option
	hits    [][]int // for each node, the options that hit it
	most    int     // the greatest number of nodes that one bomb hits

	known        uint64 // the nodes that the bombs on the board can hit
	plan         []option
	tries, plays int
	unsure       bool // a bomb that hits no node may be needed to ignite another one; such plans are not tried
}

// canWin reports whether the nodes can be destroyed within a number of turns. Each bomb of a winning plan that hits a
// node which no other bomb hits is an option of the search, so a search without result proves that the game is lost.
func (b board) canWin(turns int) (wins, known bool) {
	// Without bombs the rest of the game is determined.
	last := b
	for t := 0; t < turns && len(last.nodes) > 0; t++ {
		last = last.next()
	}
	if len(last.nodes) == 0 || b.bombs == 0 || turns <= 0 {
		return len(last.nodes) == 0, true
	}
	if len(b.nodes) > mostMask {
		return false, false
	}

	p := &planner{b: b, turns: turns, tries: tries, plays: plays}
	p.walk()
	p.collect()
	p.known = p.existing()

	// First ignore when and where bombs can be placed: this is fast, and often proves that the game is lost.
	all := uint64(1)<<len(b.nodes) - 1
	most := min(b.bombs, turns) // one bomb in each turn
	if !p.cover(p.distinct(), all&^p.known, most) && p.tries > 0 {
		return false, true
	}
	p.tries = tries
	if p.search(all, most) {
		return true, true
	}
	return false, p.tries > 0 && p.plays > 0 && !p.unsure
}

// walk computes the places of the nodes in each turn, as if there were no bombs.
func (p *planner) walk() {
	nodes := p.b.nodes
	for t := 0; t < p.turns; t++ {
		nodes = move(nodes, p.b.walls)
		p.at = append(p.at, referee.Places(nodes))
	}
}

// blast returns the cells that a bomb in cell c destroys.
func (p *planner) blast(c referee.Point) map[referee.Point]bool {
	if cells, ok := p.blasts[c]; ok {
		return cells
	}
	cells := make(map[referee.Point]bool)
	for _, hit := range referee.Find(explode(p.b.walls, c), "*") {
		cells[hit] = true
	}
	if p.blasts == nil {
		p.blasts = make(map[referee.Point]map[referee.Point]bool)
	}
	p.blasts[c] = cells
	return cells
}

// mask returns the nodes that an explosion in turn e hits.
func (p *planner) mask(e int, c referee.Point) uint64 {
	cells, mask := p.blast(c), uint64(0)
	for i, at := range p.at[e] {
		if cells[at] {
			mask |= 1 << i
		}
	}
	return mask
}

// collect makes the options.
func (p *planner) collect() {
	p.hits = make([][]int, len(p.b.nodes))
	for _, c := range referee.Find(p.b.walls, ".") {
		for e := 0; e < p.turns; e++ {
			mask := p.mask(e, c)
			for t := max(0, e-fuse); t <= e && mask > 0; t++ {
				if e == t+fuse || p.canIgnite(e, c) {
					p.options = append(p.options, option{t, e, c, mask})
				}
			}
		}
	}

	// Bombs that hit many nodes, wait for nothing and are placed early come first.
	sort.SliceStable(p.options, func(i, j int) bool {
		a, b := p.options[i], p.options[j]
		more := bits.OnesCount64(a.mask) - bits.OnesCount64(b.mask)
		if more == 0 {
			more = (a.e - a.t) - (b.e - b.t)
		}
		return more > 0
	})
	for i, o := range p.options {
		p.most = max(p.most, bits.OnesCount64(o.mask))
		for node := range p.hits {
			if o.mask>>node&1 == 1 {
				p.hits[node] = append(p.hits[node], i)
			}
		}
	}
}

// canIgnite reports whether another bomb can make a bomb in cell c explode in turn e, before its time. Bombs of the plan
// explode in turn fuse and later. In earlier turns only existing bombs do, and those that they ignite.
func (p *planner) canIgnite(e int, c referee.Point) bool {
	if e >= fuse {
		return true
	}
	for _, bomb := range referee.Find(p.b.cells, "01") {
		for d := range p.blast(bomb) {
			if d == c || p.blast(d)[c] {
				return true
			}
		}
	}
	return false
}

// existing returns the nodes that the bombs on the board can hit, at whatever time they explode.
func (p *planner) existing() (mask uint64) {
	for _, bomb := range referee.Find(p.b.cells, "01") {
		for e := 0; e <= int(referee.At(p.b.cells, bomb)-'0') && e < p.turns; e++ {
			mask |= p.mask(e, bomb)
		}
	}
	return mask
}

// distinct returns the masks of the options, each one once, without those that are part of another one.
func (p *planner) distinct() (masks []uint64) {
	seen := make(map[uint64]bool)
	for _, o := range p.options {
		isPart := seen[o.mask]
		seen[o.mask] = true
		for _, m := range masks {
			if isPart = isPart || o.mask&^m == 0; isPart {
				break
			}
		}
		if !isPart {
			masks = append(masks, o.mask)
		}
	}
	return masks
}

// cover reports whether some masks, at most `most`, contain all nodes of the set left.
func (p *planner) cover(masks []uint64, left uint64, most int) bool {
	if left == 0 || most*p.most < bits.OnesCount64(left) || p.tries == 0 {
		return left == 0
	}
	p.tries--

	// Some mask must contain the first node.
	first := left & -left
	for _, m := range masks {
		if m&first != 0 && p.cover(masks, left&^m, most-1) {
			return true
		}
	}
	return false
}

// search looks for a plan whose bombs hit all nodes of the set left that the existing bombs do not hit, and plays it.
func (p *planner) search(left uint64, most int) bool {
	if p.tries == 0 || p.plays == 0 {
		return false
	}
	p.tries--

	// Existing bombs may hit nodes, too, but when they explode depends on the plan. So every plan may be complete.
	if left&^p.known == 0 && p.wins() {
		return true
	}
	if left == 0 || most == 0 || most*p.most < bits.OnesCount64(left&^p.known) {
		return false
	}

	// Choose the node that the fewest options hit, among those that no existing bomb hits. If there is none, any node
	// may be the one that the existing bombs fail to hit.
	rest := left &^ p.known
	list := []int{}
	node := -1
	for i := range p.hits {
		if rest>>i&1 == 1 && (node < 0 || len(p.hits[i]) < len(p.hits[node])) {
			node = i
			list = p.hits[i]
		}
		if rest == 0 && left>>i&1 == 1 {
			list = append(list, p.hits[i]...)
		}
	}
	for _, i := range list {
		o := p.options[i]
		if p.isFree(o) {
			p.plan = append(p.plan, o)
			won := p.search(left&^o.mask, most-1)
			p.plan = p.plan[:len(p.plan)-1]
			if won {
				return true
			}
		}
	}
	return false
}

// isFree reports whether the plan places no other bomb in the turn of the option.
func (p *planner) isFree(o option) bool {
	for _, other := range p.plan {
		if other.t == o.t {
			return false
		}
	}
	return true
}

// wins plays the plan and reports whether it wins.
func (p *planner) wins() bool {
	for _, o := range p.plan {
		// Other bombs than those of the plan could ignite this one.
		if len(p.plan) < min(p.b.bombs, p.turns) && o.e < o.t+fuse && p.mayNeedHelp(o) {
			p.unsure = true
		}
	}

	for _, o := range p.plan {
		if o.e < o.t+fuse && !p.isIgnited(o) {
			return false
		}
	}

	p.plays--
	b := p.b
	for t := 0; t < p.turns; t++ {
		for _, o := range p.plan {
			if o.t != t {
				continue
			}
			if !b.isEmpty(o.cell) {
				return false
			}
			b = b.with(o.cell)
		}
		if b = b.next(); len(b.nodes) == 0 {
			return true
		}
	}
	return false
}

// isIgnited reports whether another bomb of the plan, or one on the board, can make a bomb explode in its turn.
func (p *planner) isIgnited(o option) bool {
	for _, other := range p.plan {
		if other.t != o.t && other.e == o.e && p.blast(other.cell)[o.cell] {
			return true
		}
	}
	return o.e < fuse
}

// mayNeedHelp reports whether a bomb that explodes before its time may need a bomb that hits no node itself. If such a
// bomb starts the explosions of this turn, the bomb o can take its place, unless the cell is not empty at that moment. If
// it is a link between two other bombs, these are near.
func (p *planner) mayNeedHelp(o option) bool {
	if o.e < fuse {
		return true
	}
	nodes := referee.Places(p.b.nodes)
	if o.e > fuse {
		nodes = p.at[o.e-fuse-1]
	}
	start := option{t: o.e - fuse} // when the other bomb would be placed
	for _, at := range nodes {
		if at == o.cell && p.isFree(start) {
			return true
		}
	}
	if isBomb(referee.At(p.b.cells, o.cell)) {
		return true
	}
	for _, other := range p.plan {
		if other.cell == o.cell && other.t != o.t {
			return true
		}
		for d := range p.blast(other.cell) {
			if other.e == o.e && other.t != o.t && d != o.cell && p.blast(d)[o.cell] {
				return true
			}
		}
	}
	return false
}
