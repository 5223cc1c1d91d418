// Command referee is the referee of CodinGame's Spring Challenge 2021 (Photosynthesis), league 3 and above. Rules, boards
// and the order of the actions are those of CodinGame's referee (github.com/CodinGame/SpringChallenge2021).
package main

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"oj/testcases/internal/arena"
)

const (
	days         = 24
	mature       = 3 // the size of a tree that can be completed
	completeCost = 4
)

var (
	form      = regexp.MustCompile(`^(WAIT|GROW (\d+)|COMPLETE (\d+)|SEED (\d+) (\d+))(?: .*)?$`)
	growCosts = [mature + 1]int{0, 1, 3, 7} // of a seed, and of growing to each size; own trees of that size are added
	bonus     = [4]int{0, 0, 2, 4}          // for the richness of a completed tree's cell
)

// A tree stands on a cell.
type tree struct {
	owner, size int
	dormant     bool
}

// game is the state of a game.
type game struct {
	*arena.Game
	richness  [cells]int
	trees     [cells]*tree
	shadows   [cells]int // the size of the largest shadow on each cell
	day       int
	nutrients int
	sun       [2]int
	asleep    [2]bool
	seeds     [][2]int // seeds of this turn: player and cell
}

func main() {
	g := &game{Game: arena.Open(arena.Rules{Together: true}), nutrients: 20}
	g.richness = newRichness(g.Random)
	for _, i := range firstTrees(g.Random, g.richness) {
		g.trees[i] = &tree{owner: 0, size: 1}
		g.trees[index[places[i].opposite()]] = &tree{owner: 1, size: 1}
	}
	g.Cells(14, 7, g.picture)
	g.introduce()

	for ; g.day < days; g.day++ {
		g.castShadows()
		g.gather()
		for !g.asleep[0] || !g.asleep[1] {
			g.actions()
			if len(g.In()) < 2 {
				g.finish()
			}
		}
		g.asleep = [2]bool{}
	}
	g.finish()
}

// picture returns what is on a cell of the picture: the size of a tree, with a dot if it is dormant, or the richness as a
// pale colour. Rows of hexagons are shifted by half a cell, so that each cell takes two columns.
func (g *game) picture(x, y int) (colour int, label string) {
	row := y - 3
	column := x - 7 - row
	if column%2 != 0 {
		return -1, ""
	}
	i, exists := index[hex{column / 2, row}]
	switch {
	case !exists || g.richness[i] == 0:
		return -1, ""
	case g.trees[i] == nil:
		return [4]int{0, 3, 6, 5}[g.richness[i]], ""
	case g.trees[i].dormant:
		return g.trees[i].owner, fmt.Sprint(g.trees[i].size, ".")
	}
	return g.trees[i].owner, fmt.Sprint(g.trees[i].size)
}

// introduce tells both players the board.
func (g *game) introduce() {
	for _, p := range g.Players {
		p.Tell("%d", cells)
		for i, h := range places {
			line := fmt.Sprintf("%d %d", i, g.richness[i])
			for _, d := range directions {
				if to, exists := index[h.plus(d)]; exists {
					line += fmt.Sprintf(" %d", to)
				} else {
					line += " -1"
				}
			}
			p.Tell("%s", line)
		}
	}
}

// castShadows computes the shadows of the current day: a tree of size s shades s cells in the direction of the sun.
func (g *game) castShadows() {
	g.shadows = [cells]int{}
	for i, t := range g.trees {
		if t == nil {
			continue
		}
		at := places[i]
		for range t.size {
			at = at.plus(directions[g.day%6])
			if to, exists := index[at]; exists {
				g.shadows[to] = max(g.shadows[to], t.size)
			}
		}
	}
}

// gather wakes the trees and collects the sun of the day.
func (g *game) gather() {
	for i, t := range g.trees {
		if t == nil {
			continue
		}
		t.dormant = false
		if g.shadows[i] < t.size {
			g.sun[t.owner] += t.size
		}
	}
}

// count returns how many trees of a size a player has.
func (g *game) count(player, size int) (n int) {
	for _, t := range g.trees {
		if t != nil && t.owner == player && t.size == size {
			n++
		}
	}
	return n
}

// cost returns the price of a tree of this size: of a seed if it is 0.
func (g *game) cost(player, size int) int { return growCosts[size] + g.count(player, size) }

// canUse reports whether a cell has a tree of the player that is not dormant.
func (g *game) canUse(player, cell int) bool {
	return cell < cells && g.trees[cell] != nil && g.trees[cell].owner == player && !g.trees[cell].dormant
}

func (g *game) canGrow(player, cell int) bool {
	return g.canUse(player, cell) && g.trees[cell].size < mature && g.sun[player] >= g.cost(player, g.trees[cell].size+1)
}

func (g *game) canComplete(player, cell int) bool {
	return g.canUse(player, cell) && g.trees[cell].size == mature && g.sun[player] >= completeCost
}

func (g *game) canSeed(player, from, to int) bool {
	return g.canUse(player, from) && g.sun[player] >= g.cost(player, 0) && to < cells && g.trees[to] == nil &&
		g.richness[to] > 0 && places[from].distance(places[to]) <= g.trees[from].size
}

// possible returns the texts of a player's possible actions. Each kind is shuffled, as CodinGame does.
func (g *game) possible(player int) []string {
	var completes, grows, seeds []string
	for i, t := range g.trees {
		if !g.canUse(player, i) {
			continue
		}
		if g.canComplete(player, i) {
			completes = append(completes, fmt.Sprint("COMPLETE ", i))
		}
		if g.canGrow(player, i) {
			grows = append(grows, fmt.Sprint("GROW ", i))
		}
		for x := -t.size; x <= t.size; x++ {
			for y := max(-t.size, -t.size-x); y <= min(t.size, t.size-x); y++ {
				if to, exists := index[places[i].plus(hex{x, y})]; exists && g.canSeed(player, i, to) {
					seeds = append(seeds, fmt.Sprintf("SEED %d %d", i, to))
				}
			}
		}
	}
	list := []string{"WAIT"}
	for _, kind := range [][]string{completes, grows, seeds} {
		g.Random.ShuffleWords(kind)
		list = append(list, kind...)
	}
	return list
}

// tell sends a player what it sees in this turn.
func (g *game) tell(p *arena.Player) {
	me, other := p.Index, 1-p.Index
	p.Tell("%d", g.day)
	p.Tell("%d", g.nutrients)
	p.Tell("%d %d", g.sun[me], p.Score)
	p.Tell("%d %d %d", g.sun[other], g.Players[other].Score, digit(g.asleep[other]))
	var trees []string
	for i, t := range g.trees {
		if t != nil {
			trees = append(trees, fmt.Sprint(i, t.size, digit(t.owner == me), digit(t.dormant)))
		}
	}
	p.TellList(trees)
	p.TellList(g.possible(me))
}

func digit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// actions asks the players that are awake, and carries out their actions.
func (g *game) actions() {
	var asked []*arena.Player
	for i, p := range g.Players {
		if !g.asleep[i] {
			g.tell(p)
			asked = append(asked, p)
		}
	}
	g.Ask(asked...)

	g.seeds = nil
	var completed []int
	paid := g.sun // what is left if no seeds collide
	for _, p := range asked {
		m := p.Match(form, "WAIT, GROW CELL, COMPLETE CELL or SEED FROM TO")
		if p.Out() {
			continue
		}
		i := p.Index
		kind, _, _ := strings.Cut(m[1], " ")
		cell := number(m[2] + m[3] + m[4])
		switch {
		case kind == "GROW" && g.canGrow(i, cell):
			paid[i] -= g.cost(i, g.trees[cell].size+1)
			g.trees[cell].size++
			g.trees[cell].dormant = true
		case kind == "COMPLETE" && g.canComplete(i, cell):
			paid[i] -= completeCost
			g.trees[cell].dormant = true
			completed = append(completed, cell)
		case kind == "SEED" && g.canSeed(i, cell, number(m[5])):
			paid[i] -= g.cost(i, 0)
			g.trees[cell].dormant = true
			g.seeds = append(g.seeds, [2]int{i, number(m[5])})
		default:
			g.asleep[i] = true // also after an action that is not possible
		}
	}

	// Two seeds on the same cell: nobody plants, and nobody pays.
	if len(g.seeds) < 2 || g.seeds[0][1] != g.seeds[1][1] {
		g.sun = paid
		for _, s := range g.seeds {
			g.trees[s[1]] = &tree{owner: s[0], dormant: true}
		}
	}
	for _, cell := range completed {
		g.Players[g.trees[cell].owner].Score += g.nutrients + bonus[g.richness[cell]]
		g.trees[cell] = nil
	}
	g.nutrients = max(0, g.nutrients-len(completed))
}

// number converts the number of a cell. A number with many digits is no cell.
func number(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return cells
	}
	return n
}

// finish counts the remaining sun, and ends the game.
func (g *game) finish() {
	list := g.In()
	equal := true
	for _, p := range list {
		p.Score += g.sun[p.Index] / 3
		equal = equal && p.Score == list[0].Score
	}
	for _, p := range list {
		if equal {
			for size := range mature + 1 {
				p.Score += g.count(p.Index, size)
			}
		}
	}
	for _, p := range g.Players {
		if p.Out() {
			p.Score = -1
		}
	}
	g.End()
}
