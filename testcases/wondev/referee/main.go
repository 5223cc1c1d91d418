// Command referee is the referee of Wondev Woman with two units, pushes and fog, as in its last leagues. Rules, maps and
// the order of the actions are those of CodinGame's referee (github.com/CodinGame/WondevWoman).
package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"oj/testcases/internal/arena"
	"oj/testcases/internal/java"
)

const (
	rounds    = 200
	units     = 2 // of each player
	highest   = 3 // the highest cell that a unit may enter; one level more closes a cell
	resigning = "ACCEPT-DEFEAT"
)

var (
	// form accepts any letter case, but CodinGame's referee then compares PUSH&BUILD exactly (see push).
	form = regexp.MustCompile(`(?i)^(?:(MOVE&BUILD|PUSH&BUILD)\s+([01])\s+(NE|NW|SE|SW|N|E|S|W)\s+(NE|NW|SE|SW|N|E|S|W)|` + resigning + `)(?:\s.*)?$`)
	push = "PUSH&BUILD"
	// names are the directions in clockwise order; y grows to the south.
	names = []string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
	steps = []cell{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}
)

type cell struct{ x, y int }

func (c cell) plus(d cell) cell { return cell{c.x + d.x, c.y + d.y} }

func (c cell) isNear(d cell) bool { return max(c.x-d.x, d.x-c.x, c.y-d.y, d.y-c.y) <= 1 }

// randomMap returns a symmetric map of 6 times 6 cells, some of which are missing.
func randomMap(r *java.Random) map[cell]int {
	m := map[cell]int{}
	wanted := 25 + r.NextInt(10)
	for tries := 0; tries < 1000 && (len(m) < wanted || !connected(m)); tries++ {
		x, y := r.NextInt(6), r.NextInt(6)
		m[cell{x, y}], m[cell{5 - x, y}] = 0, 0
	}
	return m
}

// connected reports whether all cells are connected by the eight directions.
func connected(m map[cell]int) bool {
	seen := map[cell]bool{}
	var queue []cell
	for c := range m {
		queue, seen[c] = append(queue, c), true
		break
	}
	for i := 0; i < len(queue); i++ {
		for _, d := range steps {
			to := queue[i].plus(d)
			if _, exists := m[to]; exists && !seen[to] {
				queue, seen[to] = append(queue, to), true
			}
		}
	}
	return len(queue) == len(m)
}

// board is the map with its heights, and the units: the first two belong to player 0.
type board struct {
	heights map[cell]int
	units   [2 * units]cell
	size    int
}

func newBoard(r *java.Random) *board {
	b := &board{heights: randomMap(r)} // the random map is always made, because it takes numbers from the generator
	switch r.NextInt(3) {
	case 0:
		b.heights = map[cell]int{}
		for i := range 25 {
			b.heights[cell{i % 5, i / 5}] = 0
		}
	case 1:
		b.heights = map[cell]int{}
		for i := range 49 {
			if c := (cell{i % 7, i / 7}); max(c.x-3, 3-c.x)+max(c.y-3, 3-c.y) <= 3 {
				b.heights[c] = 0
			}
		}
	}
	var cells []cell
	for c := range b.heights {
		cells = append(cells, c)
		b.size = max(b.size, c.x+1, c.y+1)
	}
	slices.SortFunc(cells, func(c, d cell) int { return 100*(c.x-d.x) + c.y - d.y })
	r.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	copy(b.units[:], cells)
	return b
}

// sees reports whether a player sees a cell.
func (b *board) sees(player int, c cell) bool {
	return b.units[2*player].isNear(c) || b.units[2*player+1].isNear(c)
}

// at returns the unit on a cell, or -1.
func (b *board) at(c cell) int { return slices.Index(b.units[:], c) }

// open reports whether a cell exists and is not higher than the given height or than the highest one.
func (b *board) open(c cell, height int) bool {
	h, exists := b.heights[c]
	return exists && h <= min(height, highest)
}

// blocks reports whether a player sees a unit on a cell, except the unit `except`.
func (b *board) blocks(player int, c cell, except int) bool {
	u := b.at(c)
	return u >= 0 && u != except && (u/units == player || b.sees(player, c))
}

// An action is a move or a push of a unit of one player, with indices of directions.
type action struct {
	push       bool
	unit       int
	dir1, dir2 int
}

// legal reports whether a player may choose an action, as far as it can see.
func (b *board) legal(player int, a action) bool {
	unit := units*player + a.unit
	from := b.units[unit]
	to := from.plus(steps[a.dir1])
	beyond := to.plus(steps[a.dir2])
	if a.push {
		turn := (a.dir2 - a.dir1 + 9) % 8 // 0, 1, 2 for the direction itself and its neighbours
		victim := b.at(to)
		return victim >= 0 && victim/units != player && turn <= 2 &&
			b.open(beyond, b.heights[to]+1) && !b.blocks(player, beyond, -1)
	}
	return b.open(to, b.heights[from]+1) && b.at(to) < 0 && b.open(beyond, highest) && !b.blocks(player, beyond, unit)
}

// actions returns the texts of a player's legal actions in alphabetical order.
func (b *board) actions(player int) (list []string) {
	for i := range 2 * units * 64 {
		a := action{i&1 == 1, i >> 1 & 1, i >> 2 & 7, i >> 5}
		if b.legal(player, a) {
			kind := "MOVE&BUILD"
			if a.push {
				kind = push
			}
			list = append(list, fmt.Sprint(kind, " ", a.unit, " ", names[a.dir1], " ", names[a.dir2]))
		}
	}
	slices.Sort(list)
	return list
}

// do carries out a legal action and returns the points for it.
func (b *board) do(player int, a action) (points int) {
	unit := units*player + a.unit
	to := b.units[unit].plus(steps[a.dir1])
	beyond := to.plus(steps[a.dir2])
	other := b.at(beyond)
	if a.push {
		// A unit that the player does not see stops the push.
		if other < 0 {
			b.units[b.at(to)] = beyond
			b.heights[to]++
		}
		return 0
	}

	// The player does not see each unit beyond either: such a unit stops the building, but not the move.
	b.units[unit] = to
	if other < 0 || other == unit {
		b.heights[beyond]++
	}
	if b.heights[to] == highest {
		return 1
	}
	return 0
}

// tell sends what a player sees.
func (b *board) tell(p *arena.Player, list []string) {
	for y := range b.size {
		row := ""
		for x := range b.size {
			if h, exists := b.heights[cell{x, y}]; exists {
				row += fmt.Sprint(h)
			} else {
				row += "."
			}
		}
		p.Tell("%s", row)
	}
	for i := range b.units {
		c := b.units[(i+units*p.Index)%len(b.units)]
		if i >= units && !b.sees(p.Index, c) {
			c = cell{-1, -1}
		}
		p.Tell("%d %d", c.x, c.y)
	}
	p.TellList(list)
}

func main() {
	// With end=both the game goes on until both players are out, as in the recorded games of the tests.
	g := arena.Open(arena.Rules{Turn: 50, Options: []string{"end"}})
	goesOn := g.Options["end"] == "both"
	b := newBoard(g.Random)
	g.Cells(b.size, b.size, func(x, y int) (int, string) {
		h, exists := b.heights[cell{x, y}]
		u := b.at(cell{x, y})
		switch {
		case !exists:
			return -1, ""
		case u >= 0:
			return u / units, fmt.Sprintf("%d/%d", u%units, h)
		}
		return 2 + h, fmt.Sprint(h)
	})
	for _, p := range g.Players {
		p.Tell("%d", b.size)
		p.Tell("%d", units)
	}

	for range rounds {
		for i, p := range g.Players {
			other := g.Players[1-i]
			if p.Out() || other.Out() && p.Score > other.Score && !goesOn {
				continue
			}
			list := b.actions(i)
			b.tell(p, list)
			if len(list) == 0 {
				p.Stuck = "no legal action is left"
			}
			g.Ask(p)

			m := p.Match(form, "MOVE&BUILD INDEX DIR1 DIR2, PUSH&BUILD INDEX DIR1 DIR2 or "+resigning)
			if m[0] != "" && m[1] == "" {
				p.Lose(arena.Resign, resigning)
			}
			if strings.EqualFold(m[1], push) && m[1] != push {
				p.Lose(arena.Invalid, "%s is no command, write %s", m[1], push)
			}
			for k := range m {
				m[k] = strings.ToUpper(m[k])
			}
			p.MustBeIn(list, strings.Join(m[1:5], " "))
			if !p.Out() {
				unit := int(m[2][0] - '0')
				p.Score += b.do(i, action{m[1] == push, unit, slices.Index(names, m[3]), slices.Index(names, m[4])})
			}
		}
	}
	g.End()
}
