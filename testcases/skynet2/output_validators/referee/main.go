// The referee of skynet2: it moves the agent and judges every cut.
//
// The testcase holds the map (N L E, the links, the gateways), the agent's start, the agent's name and a
// seed. The player gets N L E, the links and the gateways, then before each turn the agent's node. The player
// answers with one line `C1 C2`, a link that touches a gateway and still stands. Agents: seen, low, high,
// few, double, random, perfect; the variable agents describes them.
//
// A line that comes before the player's turn breaks the protocol. Package referee describes the arguments, the files that are
// written, and the exit status.
package main

import (
	"fmt"
	"math/rand"

	"oj/testcases/internal/chase/rules"
	"oj/testcases/internal/referee"
)

func main() {
	r := referee.Open()
	r.Strict = true
	g := rules.Read(r, agents)
	r.Draw(func() { r.State("%d", g.At) })

	// After a lost game, the referee searches for the decisive mistake, which needs the
	// positions before the cuts.
	oracle := newTable(g, mostPositions)
	var positions []int

	// Each turn cuts a link.
	for r.Turn(len(g.Links)) {
		if oracle != nil {
			positions = append(positions, oracle.position(g)+g.At)
		}
		r.Place = fmt.Sprint("agent at ", g.At)
		r.Tell("%d", g.At)
		answer := r.Ask("C1 C2")
		cut(g, r, r.Number(answer[0], 0, g.Nodes-1), r.Number(answer[1], 0, g.Nodes-1))

		// The player wins before the agent's step, because an agent without a way does not move.
		if !g.Reachable() {
			r.Win("won, %d of %d links left", g.Standing, len(g.Links))
		}

		from := g.At
		g.At = g.Step(g)
		if g.Gateway[g.At] {
			chance := lastChance(r, oracle, positions)
			r.Lose("the agent walks from %d into gateway %d; %d of %d links left%s", from, g.At, g.Standing, len(g.Links), chance)
		}
	}
}

// agents by name. All but the last three walk towards the nearest gateway.
var agents = map[string]rules.Agent{
	"seen":   rules.Seen,   // of several steps the node with the most links, then the lowest: as in recorded games
	"low":    rules.Low,    // of several steps the lowest node
	"high":   rules.High,   // of several steps the highest node
	"few":    rules.Few,    // of several steps the node with the fewest links, then the lowest
	"random": rules.Random, // anywhere, gateways included
	"double": func(*rules.Game, *rand.Rand) func(*rules.Game) int { return double },
	// Wins if the player has made a mistake that the search can find; otherwise chooses steps that are difficult for the player.
	"perfect": newPerfect,
}

// lastChance returns a text about the last turn in which the player could force a win, and gives the picture a button
// for it. It returns "" if the oracle does not know.
func lastChance(r *referee.Game, oracle *perfect, positions []int) string {
	if oracle == nil {
		return ""
	}
	oracle.left = mostForOracle
	for k := len(positions) - 1; k >= 0; k-- {
		wins := oracle.playerWins(positions[k])
		if oracle.left == 0 {
			return ""
		}
		if wins {
			r.Jump(k+1, "last turn that could be won")
			return fmt.Sprintf("; the player could force a win until turn %d", k+1)
		}
	}
	return "; no player could force a win"
}

// cut executes the player's answer.
func cut(g *rules.Game, r *referee.Game, a, b int) {
	if g.Has(a, b) && !g.Gateway[a] && !g.Gateway[b] {
		r.Lose("link %d %d does not touch a gateway", a, b)
	}
	g.Cut(r, a, b)
}

// doors returns the number of gateways beside an ordinary node.
func doors(g *rules.Game, v int) int {
	n := 0
	for _, u := range g.Next[v] {
		if g.Gateway[u] {
			n++
		}
	}
	return n
}

// double walks into an adjacent gateway, otherwise to the nearest node with two gateways, otherwise to the nearest
// gateway.
func double(g *rules.Game) int {
	// The player cannot protect a node with two gateways in one turn.
	toGateway := g.Distances(g.IsGateway)
	toDouble := g.Distances(func(v int) bool { return !g.Gateway[v] && doors(g, v) > 1 })
	if toGateway[g.At] > 1 && toDouble[g.At] > 0 {
		return g.Towards(toDouble, rules.Lowest)
	}
	return g.Towards(toGateway, rules.Lowest)
}

const (
	largestTable  = 1 << 26 // the most positions for which the perfect agent is exact
	mostPositions = 1 << 60 // the most positions that can be numbered

	// mostForOracle bounds the positions that are looked at after a lost game, because the judge waits for
	// the referee. This number is enough on the public maps.
	mostForOracle = 1 << 18
	unlimited     = 1 << 60
)

// newPerfect picks the perfect agent's method by the size of the game.
func newPerfect(g *rules.Game, rng *rand.Rand) func(*rules.Game) int {
	p := newTable(g, largestTable)
	if p == nil { // look ahead instead
		return newAhead(inner(g), rng).step
	}

	// A position is looked up millions of times, so an array is needed.
	p.value = make([]byte, p.positions)
	return p.step
}

// inner returns the links between nodes that are no gateways. They are never cut.
func inner(g *rules.Game) [][]int {
	next := make([][]int, g.Nodes)
	for v := 0; v < g.Nodes; v++ {
		for _, u := range g.Next[v] {
			if !g.Gateway[v] && !g.Gateway[u] {
				next[v] = append(next[v], u)
			}
		}
	}
	return next
}

// newTable returns an empty table of positions, or nil if the game has more than most.
func newTable(g *rules.Game, most int) *perfect {
	p := &perfect{next: inner(g), doors: make([]int, g.Nodes), positions: g.Nodes, left: unlimited}
	for v := 0; v < g.Nodes; v++ {
		if g.Gateway[v] {
			continue
		}

		// Each node with gateway links is a digit in the number of a position.
		if n := doors(g, v); n > 0 {
			p.linked = append(p.linked, v)
			p.place = append(p.place, p.positions)
			p.positions *= n + 1
		}
		if p.positions > most {
			return nil
		}
	}
	p.few = make(map[int]byte)
	return p
}

// perfect knows the exact value of every position. A position is the agent's node and, of each node with gateway
// links, how many of them stand: nothing else matters. Its number is the node plus, for each of linked, its doors
// times its place.
type perfect struct {
	positions int     // the number of positions
	next      [][]int // for each node, its neighbours that are no gateways
	doors     []int   // for each node, its gateway links in the current position
	linked    []int
	place     []int
	value     []byte       // by position: 0 unknown, then playerWins or agentWins
	few       map[int]byte // the same for the positions examined so far, if the table would be too large
	left      int          // how many more positions may be examined; if it is 0, results are invalid
}

const (
	playerWins = 1
	agentWins  = 2
)

// position makes the game's position the current one, and returns its number without the agent's node.
func (p *perfect) position(g *rules.Game) int {
	rest := 0
	for i, v := range p.linked {
		p.doors[v] = doors(g, v)
		rest += p.doors[v] * p.place[i]
	}
	return rest
}

// playerWins reports whether the player, who is to move, wins the position with this number against every agent.
func (p *perfect) playerWins(number int) bool {
	// The digits from the last to the first, which have the larger places first.
	rest := number
	for i := len(p.linked) - 1; i >= 0; i-- {
		p.doors[p.linked[i]] = rest / p.place[i]
		rest %= p.place[i]
	}
	agent := rest
	return p.player(number-agent, agent)
}

func (p *perfect) step(g *rules.Game) int {
	rest := p.position(g)

	// The player did not cut the link to an adjacent gateway, so the agent enters it.
	if p.doors[g.At] > 0 {
		return greedyStep(g)
	}

	// A step that wins is best. Otherwise leave the player as few winning answers as possible.
	best, fewest := -1, 0
	for _, v := range p.next[g.At] {
		if !p.player(rest, v) {
			return v
		}
		if n := p.answers(rest, v); best < 0 || n < fewest {
			best, fewest = v, n
		}
	}
	return best
}

// greedyStep walks into a gateway, or towards one.
func greedyStep(g *rules.Game) int { return g.Towards(g.Distances(g.IsGateway), rules.Lowest) }

// player reports whether the player, who is to move, wins with the agent on a.
func (p *perfect) player(rest, a int) bool {
	// Each position is computed once, because the agent can come to it on many ways.
	if value := p.known(rest + a); value != 0 {
		return value == playerWins
	}
	if p.left == 0 {
		return false
	}
	p.left--

	// The player wins if no gateway link is left, or if some cut survives.
	wins := rest == 0
	for i := 0; i < len(p.linked) && !wins; i++ {
		wins = p.survives(rest, a, i)
	}

	value := byte(agentWins)
	if wins {
		value = playerWins
	}
	if p.value != nil {
		p.value[rest+a] = value
	} else {
		p.few[rest+a] = value
	}
	return wins
}

// known returns the value of a position, 0 if it is unknown.
func (p *perfect) known(position int) byte {
	if p.value != nil {
		return p.value[position]
	}
	return p.few[position]
}

// answers returns the number of nodes where a cut wins for the player. With few such nodes, the player errs more easily.
func (p *perfect) answers(rest, a int) int {
	n := 0
	for i := range p.linked {
		if p.survives(rest, a, i) {
			n++
		}
	}
	return n
}

// survives reports whether the player wins by cutting a gateway link of linked[i].
func (p *perfect) survives(rest, a, i int) bool {
	// A second gateway beside the agent, or a link elsewhere while one is beside it, lets the agent win at once.
	v := p.linked[i]
	if p.doors[v] == 0 || p.doors[a] > 1 || p.doors[a] == 1 && v != a {
		return false
	}

	// The cut survives if the player wins after every step of the agent.
	p.doors[v]--
	ok := true
	for _, b := range p.next[a] {
		if ok = p.player(rest-p.place[i], b); !ok {
			break
		}
	}
	p.doors[v]++
	return ok
}

// ahead looks as many free turns ahead as its budget allows. A turn is free if no gateway is beside the agent.
type ahead struct {
	next  [][]int
	rng   *rand.Rand
	doors []int
	salt  []uint64 // of a node and the number of its doors
	hash  uint64   // of doors
	seen  map[uint64]horizon
	left  int // the rest of the budget
}

// horizon bounds the number of free turns that the agent needs to win from a position: it wins within wins
// turns, and does not win within not turns.
type horizon struct{ wins, not int16 }

const (
	budget    = 10000 // the most positions examined for one step
	mostDoors = 21    // one more than the most gateway links of a node
	unknown   = 1 << 14
)

func newAhead(next [][]int, rng *rand.Rand) *ahead {
	a := &ahead{next: next, rng: rng, doors: make([]int, len(next)), salt: make([]uint64, len(next)*mostDoors)}

	// Zobrist hashing: the hash of all doors is the xor of one number for each node.
	for i := range a.salt {
		a.salt[i] = rng.Uint64()
	}
	return a
}

func (p *ahead) step(g *rules.Game) int {
	// The links have changed since the last step, so nothing is kept.
	p.hash, p.seen, p.left = 0, map[uint64]horizon{}, budget
	for v := range p.doors {
		if p.doors[v] = 0; !g.Gateway[v] {
			p.doors[v] = doors(g, v)
		}
		p.hash ^= p.salt[v*mostDoors+p.doors[v]]
	}
	if p.doors[g.At] > 0 || len(p.next[g.At]) == 0 {
		return greedyStep(g)
	}

	// Deepen by free turns, until a win is found or the budget is spent.
	for free := 0; p.left > 0 && free < len(p.next); free++ {
		for _, v := range p.next[g.At] {
			if p.wins(v, free) {
				return v
			}
		}
	}
	return p.press(g)
}

// press steps towards the node whose two gateways are reached with the fewest free turns for the player.
func (p *ahead) press(g *rules.Game) int {
	// Of equal steps each one is chosen with the same probability.
	best, fewest, ties := -1, 0, 0
	for _, v := range p.next[g.At] {
		n := p.freeTurns(v)
		switch {
		case best < 0 || n < fewest:
			best, fewest, ties = v, n, 1
		case n == fewest:
			if ties++; p.rng.Intn(ties) == 0 {
				best = v
			}
		}
	}
	return best
}

// freeTurns returns the least number of nodes without gateways on a path from a to a node with two.
func (p *ahead) freeTurns(a int) int {
	// A breadth-first search by layers: steps onto nodes with a gateway are free, so they stay in the layer.
	cost := map[int]int{a: 0}
	layer := []int{a}
	for free := 0; len(layer) > 0; free++ {
		var later []int
		for i := 0; i < len(layer); i++ {
			v := layer[i]

			// A cheaper way to the node was found after it had been put into this layer.
			if cost[v] != free {
				continue
			}
			if p.doors[v] > 1 {
				return free
			}
			for _, u := range p.next[v] {
				// Leaving a node without a gateway costs the agent a turn in which the player is free.
				c := free
				if p.doors[v] == 0 {
					c++
				}

				if old, ok := cost[u]; ok && old <= c {
					continue
				}
				cost[u] = c
				if c == free {
					layer = append(layer, u)
				} else {
					later = append(later, u)
				}
			}
		}
		layer = later
	}
	return len(p.next)
}

// wins reports whether the agent on a, with the player to move, wins within the given number of free turns.
func (p *ahead) wins(a, free int) bool {
	// Without budget the answer is no, which is never stored as a proof.
	if p.doors[a] > 1 || p.left <= 0 {
		return p.doors[a] > 1
	}
	p.left--
	key := p.hash*31 + uint64(a)*0x9E3779B97F4A7C15

	// A win within few free turns is also a win within more, so two bounds store all knowledge about a
	// position.
	h, ok := p.seen[key]
	if !ok {
		h = horizon{wins: unknown, not: -1}
	}
	if free >= int(h.wins) || free <= int(h.not) {
		return free >= int(h.wins)
	}

	// A gateway link beside the agent is the only cut. Otherwise the player has a free turn.
	wins := false
	if p.doors[a] == 1 {
		wins = p.winsAfter(a, a, free)
	} else if free > 0 {
		wins = p.winsWhatever(a, free-1)
	}

	// A search that ran out of budget proves nothing.
	if wins {
		h.wins = int16(free)
	} else if p.left > 0 {
		h.not = int16(free)
	}
	p.seen[key] = h
	return wins
}

// winsWhatever reports whether the agent wins after every cut. A cut never helps the agent: if the agent does not
// win without a cut, no cut makes it win.
func (p *ahead) winsWhatever(a, free int) bool {
	// This is one check instead of one for each cut.
	if !p.winsFrom(a, free) {
		return false
	}
	for v := range p.doors {
		if p.doors[v] > 0 && !p.winsAfter(a, v, free) {
			return false
		}
	}
	return true
}

func (p *ahead) winsAfter(a, cut, free int) bool {
	p.change(cut, -1)
	wins := p.winsFrom(a, free)
	p.change(cut, 1)
	return wins
}

func (p *ahead) winsFrom(a, free int) bool {
	for _, b := range p.next[a] {
		if p.wins(b, free) {
			return true
		}
	}
	return false
}

func (p *ahead) change(v, by int) {
	p.hash ^= p.salt[v*mostDoors+p.doors[v]]
	p.doors[v] += by
	p.hash ^= p.salt[v*mostDoors+p.doors[v]]
}
