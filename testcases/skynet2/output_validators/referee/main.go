// Command referee is the referee of skynet2: it moves the agent, and checks every cut of the player.
//
// A testcase consists of the map (N L E, the links, the gateways), the agent's start, the agent's name and a seed.
// The player first gets N L E, the links and the gateways, and before each turn the agent's node. The player answers
// with one line `C1 C2`, a gateway link that still exists. The names of the agents are seen, low, high, few, double,
// random and perfect; the variable agents describes them.
//
// If a line arrives before the player's turn, the player loses. Package referee describes the arguments, the output
// files, and the exit status.
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

	// positions contains the position before each cut: after a lost game, the referee searches them for the decisive
	// mistake.
	oracle := newTable(g, mostPositions)
	var positions []int

	// Every turn cuts a link, so there are no more turns than links.
	for r.Turn(len(g.Links)) {
		if oracle != nil {
			positions = append(positions, oracle.position(g)+g.At)
		}
		r.Place = fmt.Sprint("agent at ", g.At)
		r.Tell("%d", g.At)
		answer := r.Ask("C1 C2")
		cut(g, r, r.Number(answer[0], 0, g.Nodes-1), r.Number(answer[1], 0, g.Nodes-1))

		// If the agent cannot reach a gateway any more, the player wins at once.
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

// agents contains the agents by name. All of them walk towards the nearest gateway, except the agents named "double",
// "random" and "perfect".
var agents = map[string]rules.Agent{
	"seen":   rules.Seen,   // prefers the node with the most links, then the lowest number, as in games recorded on CodinGame
	"low":    rules.Low,    // prefers the lowest number
	"high":   rules.High,   // prefers the highest number
	"few":    rules.Few,    // prefers the node with the fewest links, then the lowest number
	"random": rules.Random, // takes any step, also into gateways
	"double": func(*rules.Game, *rand.Rand) func(*rules.Game) int { return double },
	// This agent takes a winning step if its search finds one; there is one only after a mistake of the player.
	// Otherwise it takes a step after which only few cuts of the player avoid a loss.
	"perfect": newPerfect,
}

// lastChance returns a sentence with the last turn in which the player could force a win. It also adds a button to
// the picture that shows this turn. It returns "" if the search is too large.
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

// cut removes the link between a and b. If it is not an existing gateway link, the player loses.
func cut(g *rules.Game, r *referee.Game, a, b int) {
	if g.Has(a, b) && !g.Gateway[a] && !g.Gateway[b] {
		r.Lose("link %d %d does not touch a gateway", a, b)
	}
	g.Cut(r, a, b)
}

// doors returns the number of remaining gateway links of the node v, which is not a gateway.
func doors(g *rules.Game, v int) int {
	n := 0
	for _, u := range g.Next[v] {
		if g.Gateway[u] {
			n++
		}
	}
	return n
}

// The agent double walks into an adjacent gateway. Otherwise it walks towards the nearest node with two gateway
// links. If no node has two gateway links, it walks towards the nearest gateway.
func double(g *rules.Game) int {
	// A node with two gateway links is attractive, because the player cannot cut both links in one turn.
	toGateway := g.Distances(g.IsGateway)
	toDouble := g.Distances(func(v int) bool { return !g.Gateway[v] && doors(g, v) > 1 })
	if toGateway[g.At] > 1 && toDouble[g.At] > 0 {
		return g.Towards(toDouble, rules.Lowest)
	}
	return g.Towards(toGateway, rules.Lowest)
}

const (
	largestTable  = 1 << 26 // the perfect agent computes the winner of every position if there are at most this many
	mostPositions = 1 << 60 // the maximum number of positions that can be numbered

	// mostForOracle is the maximum number of positions that the referee examines after a lost game. It is limited
	// because the judge waits for the referee; on the public maps it is enough.
	mostForOracle = 1 << 18
	unlimited     = 1 << 60
)

// newPerfect returns the step function of the perfect agent. Small games are solved completely; in large games the
// agent looks ahead.
func newPerfect(g *rules.Game, rng *rand.Rand) func(*rules.Game) int {
	p := newTable(g, largestTable)
	if p == nil { // too many positions
		return newAhead(inner(g), rng).step
	}

	// Positions are looked up millions of times, so use an array instead of a map.
	p.value = make([]byte, p.positions)
	return p.step
}

// inner returns, for each node, its neighbours over links between nodes that are not gateways. These links are never
// cut.
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

// newTable returns a table in which no position has been evaluated yet. It returns nil if the game has more positions
// than `most`.
func newTable(g *rules.Game, most int) *perfect {
	p := &perfect{next: inner(g), doors: make([]int, g.Nodes), positions: g.Nodes, left: unlimited}
	for v := 0; v < g.Nodes; v++ {
		if g.Gateway[v] {
			continue
		}

		// The number of a position has a digit for each node with gateway links.
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

// perfect computes who wins in each position. A position consists of the agent's node and of the number of remaining
// gateway links of each node. The number of a position is a number with mixed radix: the agent's node, plus
// doors[linked[i]] * place[i] for each i.
type perfect struct {
	positions int          // the number of positions
	next      [][]int      // for each node, its neighbours that are not gateways
	doors     []int        // for each node, the number of its gateway links in the current position
	linked    []int        // the nodes that have gateway links at the start
	place     []int        // for each node of linked, the value of its digit
	value     []byte       // by position: 0 (unknown), playerWins or agentWins
	few       map[int]byte // used if value is nil; contains only the examined positions
	left      int          // how many more positions may be examined; after it has reached 0, results are not valid
}

const (
	playerWins = 1
	agentWins  = 2
)

// position copies the game's position into doors, and returns the number of this position minus the agent's node.
func (p *perfect) position(g *rules.Game) int {
	rest := 0
	for i, v := range p.linked {
		p.doors[v] = doors(g, v)
		rest += p.doors[v] * p.place[i]
	}
	return rest
}

// playerWins reports whether the player can force a win in the position with this number. It is the player's turn.
func (p *perfect) playerWins(number int) bool {
	// Split the number into its digits, from the largest place to the smallest.
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

	// If the agent is still next to a gateway, it enters the gateway.
	if p.doors[g.At] > 0 {
		return greedyStep(g)
	}

	// Take a step that wins. If there is none, leave the player as few winning cuts as possible.
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

// greedyStep returns the next node on the way to the nearest gateway.
func greedyStep(g *rules.Game) int { return g.Towards(g.Distances(g.IsGateway), rules.Lowest) }

// player reports whether the player can force a win if it is the player's turn and the agent is on node a. rest is
// the position's number without a.
func (p *perfect) player(rest, a int) bool {
	// Look up the position, because the agent can reach it in many ways.
	if value := p.known(rest + a); value != 0 {
		return value == playerWins
	}
	if p.left == 0 {
		return false
	}
	p.left--

	// The player wins if no gateway link is left, or if there is a cut after which the player still wins.
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

// known returns playerWins, agentWins, or 0 if the position has not been examined.
func (p *perfect) known(position int) byte {
	if p.value != nil {
		return p.value[position]
	}
	return p.few[position]
}

// answers returns the number of nodes at which the player can cut a link and still win. The smaller this number is,
// the more likely the player makes a mistake.
func (p *perfect) answers(rest, a int) int {
	n := 0
	for i := range p.linked {
		if p.survives(rest, a, i) {
			n++
		}
	}
	return n
}

// survives reports whether the player wins after cutting a gateway link of linked[i].
func (p *perfect) survives(rest, a, i int) bool {
	// The agent wins at once if it is next to a gateway after the cut.
	v := p.linked[i]
	if p.doors[v] == 0 || p.doors[a] > 1 || p.doors[a] == 1 && v != a {
		return false
	}

	// The player wins if it wins after every step of the agent.
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

// ahead is the agent that looks ahead, as far as its budget allows. It measures distance in free turns: turns in
// which no gateway is next to the agent, so that the player can cut any link.
type ahead struct {
	next  [][]int
	rng   *rand.Rand
	doors []int
	salt  []uint64 // a random number for each pair of a node and its number of gateway links
	hash  uint64   // the hash of doors
	seen  map[uint64]horizon
	left  int // the remaining budget
}

// horizon contains two bounds for the number of free turns that the agent needs to win from a position. The agent can
// force a win in which the player gets at most h.wins free turns. It cannot force a win in which the player gets at
// most h.not free turns.
type horizon struct{ wins, not int16 }

const (
	budget    = 10000   // the maximum number of positions examined for one step
	mostDoors = 21      // one more than the maximum number of gateway links of a node
	unknown   = 1 << 14 // the value of horizon.wins if no win is known
)

func newAhead(next [][]int, rng *rand.Rand) *ahead {
	a := &ahead{next: next, rng: rng, doors: make([]int, len(next)), salt: make([]uint64, len(next)*mostDoors)}

	// This is Zobrist hashing: the hash is the xor of one random number for each node.
	for i := range a.salt {
		a.salt[i] = rng.Uint64()
	}
	return a
}

func (p *ahead) step(g *rules.Game) int {
	// The links have changed since the last step, so stored results do not hold any more.
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

	// Increase the number of free turns until a win is found or the budget is used up.
	for free := 0; p.left > 0 && free < len(p.next); free++ {
		for _, v := range p.next[g.At] {
			if p.wins(v, free) {
				return v
			}
		}
	}
	return p.press(g)
}

// press returns the step towards a node with two gateway links such that the player gets the fewest free turns on the
// way.
func (p *ahead) press(g *rules.Game) int {
	// Break ties at random, with equal probabilities.
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

// freeTurns considers all paths from node a to a node with two gateway links. It returns the minimum number of nodes
// without gateway links on such a path.
func (p *ahead) freeTurns(a int) int {
	// This is a 0-1 breadth-first search by layers: steps of cost 0 stay within a layer.
	cost := map[int]int{a: 0}
	layer := []int{a}
	for free := 0; len(layer) > 0; free++ {
		var later []int
		for i := 0; i < len(layer); i++ {
			v := layer[i]

			// Skip the node if it has already been visited in a cheaper layer.
			if cost[v] != free {
				continue
			}
			if p.doors[v] > 1 {
				return free
			}
			for _, u := range p.next[v] {
				// On a node without gateway links, the player gets a free turn.
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

// wins reports whether the agent on node a can force a win within the given number of free turns. It is the player's
// turn.
func (p *ahead) wins(a, free int) bool {
	// If the budget is used up, the result is false, but it is not stored.
	if p.doors[a] > 1 || p.left <= 0 {
		return p.doors[a] > 1
	}
	p.left--
	key := p.hash*31 + uint64(a)*0x9E3779B97F4A7C15

	// An agent that can win within some number of free turns can also win within a greater number. So it is enough to
	// store two bounds.
	h, ok := p.seen[key]
	if !ok {
		h = horizon{wins: unknown, not: -1}
	}
	if free >= int(h.wins) || free <= int(h.not) {
		return free >= int(h.wins)
	}

	// If the agent is next to a gateway, the player must cut the link to it. Otherwise the player has a free turn.
	wins := false
	if p.doors[a] == 1 {
		wins = p.winsAfter(a, a, free)
	} else if free > 0 {
		wins = p.winsWhatever(a, free-1)
	}

	// A failed search proves something only if the budget is not used up.
	if wins {
		h.wins = int16(free)
	} else if p.left > 0 {
		h.not = int16(free)
	}
	p.seen[key] = h
	return wins
}

// winsWhatever reports whether the agent wins after every possible cut.
func (p *ahead) winsWhatever(a, free int) bool {
	// A cut never helps the agent. So if it does not win without a cut, it does not win after any cut.
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

// winsAfter reports whether the agent on node a wins if the player cuts a gateway link of the node `cut`.
func (p *ahead) winsAfter(a, cut, free int) bool {
	p.change(cut, -1)
	wins := p.winsFrom(a, free)
	p.change(cut, 1)
	return wins
}

// winsFrom reports whether a step from node a leads to a position in which the agent wins.
func (p *ahead) winsFrom(a, free int) bool {
	for _, b := range p.next[a] {
		if p.wins(b, free) {
			return true
		}
	}
	return false
}

// change changes the number of gateway links of node v, and updates the hash.
func (p *ahead) change(v, by int) {
	p.hash ^= p.salt[v*mostDoors+p.doors[v]]
	p.doors[v] += by
	p.hash ^= p.salt[v*mostDoors+p.doors[v]]
}
