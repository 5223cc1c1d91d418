// CodinGame, Vox Codei 2: where and when must a hacker place bombs so that their explosions reach all
// moving nodes?
//
// State: the chosen explosions, each given by the nodes that it reaches, and the nodes that none of them
// reaches.
// Neighbours: choose one more explosion. It must reach the node that the fewest explosions can reach.
// Start: no explosion.
// Goal: every node is reached, and bombs can be placed for the explosions: at most one in each turn, on
// empty cells, and not so near to each other that they ignite each other.
package main

import (
	"bufio"
	"fmt"
	"sort"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	mostSide = 20
	most     = 200 // the maximum number of rounds, and of bombs
	reach    = 3   // how many cells an explosion reaches in each direction
	fuse     = 3   // turns from placing a bomb until the nodes that it reaches are destroyed
	watching = 12  // the maximum number of turns in which the program only observes how the nodes move
	stands   = 4   // a direction in addition to the four of package grid: the node does not move
)

// A track holds the cell of a node in each turn.
type track []int32

// walk returns the track of a node that is in a cell in turn 0 and goes in a direction.
func walk(g *grid.Grid, at int32, direction, turns int) track {
	open := func(direction int) (int32, bool) {
		next, inside := g.Step(at, direction)
		return next, inside && g.Cells[next] != '#'
	}

	t := track{at}
	for len(t) <= turns {
		if direction != stands {
			// In front of a wall, the node turns round and steps back in the same turn. Between two walls it
			// does not move.
			next, isOpen := open(direction)
			if !isOpen {
				direction = (direction + 2) % 4
				next, isOpen = open(direction)
			}
			if isOpen {
				at = next
			}
		}
		t = append(t, at)
	}
	return t
}

func (t track) equals(u track) bool {
	for i := range t {
		if t[i] != u[i] {
			return false
		}
	}
	return true
}

// tracks returns all tracks that begin at a node of the first map, without duplicates.
func tracks(g *grid.Grid, turns int) []track {
	var all []track
	for _, at := range g.Find('@') {
		// A node between walls has the same track for two directions. List this track only once, because the program
		// plans an explosion for each track in the list, as if it were a node of its own.
		first := len(all)
		for direction := grid.North; direction <= stands; direction++ {
			t := walk(g, at, direction, turns)
			isNew := true
			for _, u := range all[first:] {
				isNew = isNew && !t.equals(u)
			}
			if isNew {
				all = append(all, t)
			}
		}
	}
	return all
}

// cross returns the cells that an explosion reaches, including the bomb's own cell.
func cross(g *grid.Grid, bomb int32) []int32 {
	cells := []int32{bomb}
	for direction := grid.North; direction <= grid.West; direction++ {
		at := bomb
		for i := 0; i < reach; i++ {
			next, inside := g.Step(at, direction)
			if !inside || g.Cells[next] == '#' {
				break
			}
			cells = append(cells, next)
			at = next
		}
	}
	return cells
}

// A bomb is a possible move: the turn and the cell in which a bomb is placed.
type bomb struct {
	turn int
	cell int32
}

// A planner looks for bombs that reach all nodes.
type planner struct {
	g       *grid.Grid // the map with its walls (#)
	crosses [][]int32  // for each cell, the cells that its explosion reaches
	nodes   []track
	now     int // the first turn in which a bomb can be placed
	turns   int // the number of turns of the game

	sets   [][]int32 // the distinct sets of nodes that one explosion can reach
	places [][]bomb  // for each set, the bombs whose explosions reach exactly its nodes
}

// gather fills p.sets and p.places: the sets of nodes that an explosion can reach, and the bombs for each set.
func (p *planner) gather() {
	index := make(map[string]int)
	for turn := p.now; turn+fuse <= p.turns; turn++ {
		// Explosions are symmetric: a bomb in cell x reaches a node in cell y exactly if a bomb in y would
		// reach x.
		hits := make([][]int32, len(p.g.Cells))
		occupied := make([]bool, len(p.g.Cells))
		for i, node := range p.nodes {
			occupied[node[turn]] = true
			for _, c := range p.crosses[node[turn+fuse]] {
				hits[c] = append(hits[c], int32(i))
			}
		}

		// Bombs that reach the same nodes belong to one set. A bomb cannot be placed on a node.
		for c, set := range hits {
			if len(set) == 0 || occupied[c] {
				continue
			}
			key := fmt.Sprint(set)
			if _, known := index[key]; !known {
				index[key] = len(p.sets)
				p.sets = append(p.sets, set)
				p.places = append(p.places, nil)
			}
			i := index[key]
			p.places[i] = append(p.places[i], bomb{turn, int32(c)})
		}
	}
}

// thin drops each set that is contained in another set, because the larger set is at least as good.
func (p *planner) thin() {
	// Process the largest sets first, because a set can only be contained in a set that is at least as large.
	order := make([]int, len(p.sets))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(i, j int) bool { return len(p.sets[order[i]]) > len(p.sets[order[j]]) })

	var sets [][]int32
	var places [][]bomb
	for _, i := range order {
		contained := false
		for _, larger := range sets {
			contained = contained || contains(larger, p.sets[i])
		}
		if !contained {
			sets = append(sets, p.sets[i])
			places = append(places, p.places[i])
		}
	}
	p.sets, p.places = sets, places
}

// contains reports whether all elements of `small` are in `large`. Both slices are sorted.
func contains(large, small []int32) bool {
	// Both slices are read only once, so the time is proportional to the sum of their lengths.
	i := 0
	for _, e := range small {
		for i < len(large) && large[i] < e {
			i++
		}
		if i == len(large) || large[i] != e {
			return false
		}
	}
	return true
}

// arrange adds one bomb for each of these sets to the chosen bombs, such that no two bombs exclude each other (see
// disturbs). It returns nil if this is impossible.
func (p *planner) arrange(sets []int, chosen []bomb) []bomb {
	if len(sets) == 0 {
		return chosen
	}

	// If the remaining sets cannot be arranged with this bomb, try the next bomb for the same set.
	for _, b := range p.places[sets[0]] {
		if !p.disturbs(b, chosen) {
			if all := p.arrange(sets[1:], append(chosen, b)); all != nil {
				return all
			}
		}
	}
	return nil
}

// disturbs reports whether b and some chosen bomb exclude each other. This is so if both are placed in the same turn,
// or if the explosion of one of them would ignite the other one before its time.
func (p *planner) disturbs(b bomb, chosen []bomb) bool {
	for _, other := range chosen {
		apart := b.turn - other.turn
		if apart == 0 {
			return true
		}

		// If one bomb explodes before the other one is placed, they cannot ignite each other.
		if apart >= fuse || apart <= -fuse {
			continue
		}
		for _, c := range p.crosses[b.cell] {
			if c == other.cell {
				return true
			}
		}
	}
	return false
}

// find returns at most `bombs` bombs that reach all nodes, or nil if it finds none.
func (p *planner) find(bombs int) []bomb {
	for c := range p.g.Cells {
		p.crosses = append(p.crosses, cross(p.g, int32(c)))
	}
	p.gather()
	p.thin()

	// A cover is a choice of sets that together contain all nodes. If no bombs can be placed for a cover, reject it, so
	// that the search goes on.
	var plan []bomb
	search.Cover(len(p.nodes), p.sets, bombs, func(chosen []int) bool {
		plan = p.arrange(chosen, nil)
		return plan != nil
	})
	return plan
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	width, height := in.Int(1, mostSide), in.Int(1, mostSide)
	var first *grid.Grid
	var nodes []track
	var plan []bomb
	turns := 0
	for turn := 0; in.More(); turn++ {
		rounds, bombs := in.Int(1, most), in.Int(0, most)
		g := grid.Read(in, height, width, ".@#")

		// The input of the first turn contains the walls, the nodes, and the number of rounds of the whole game.
		if turn == 0 {
			first, turns = g, rounds
			nodes = tracks(g, rounds)
		}
		if turn >= turns {
			in.Fatalf("the game has more turns than the %d rounds that the first turn announced", turns)
		}

		// As long as there is no plan, use the map of each turn to exclude the tracks that lead to a cell without a
		// node.
		if plan == nil {
			var left []track
			for _, t := range nodes {
				if g.Cells[t[turn]] == '@' {
					left = append(left, t)
				}
			}
			nodes = left
		}

		// The movements are certain when as many tracks are left as nodes were visible. If two nodes begin in one cell,
		// more tracks remain. So after `watching` turns the program treats each remaining track as a node.
		certain := len(nodes) == len(first.Find('@'))
		if plan == nil && (certain || turn >= watching) {
			p := &planner{g: first, nodes: nodes, now: turn, turns: turns}
			plan = p.find(bombs)
		}

		answer := "WAIT"
		for _, b := range plan {
			if b.turn == turn {
				answer = fmt.Sprint(int(b.cell)%width, int(b.cell)/width)
			}
		}
		fmt.Fprintln(out, answer)
	}
}

func main() { scan.Main(solve) }
