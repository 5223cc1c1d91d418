// Command referee is the referee of Tron for two to four players. CodinGame has not published its own referee: the rules
// are those of the statement and of two engines of other people, which agree (README.md).
package main

import (
	"fmt"
	"regexp"
	"strings"

	"oj/testcases/internal/arena"
)

const width, height = 30, 20

type cell struct{ x, y int }

var (
	form       = regexp.MustCompile(`^(UP|DOWN|LEFT|RIGHT)(?:\s.*)?$`)
	directions = map[string]cell{"UP": {0, -1}, "DOWN": {0, 1}, "LEFT": {-1, 0}, "RIGHT": {1, 0}}
)

func (c cell) plus(d cell) cell { return cell{c.x + d.x, c.y + d.y} }
func (c cell) inside() bool     { return c.x >= 0 && c.x < width && c.y >= 0 && c.y < height }

func main() {
	g := arena.Open(arena.Rules{Most: 4, Least: 2, Options: []string{"start"}})
	owner := map[cell]int{} // the player to whom a ribbon belongs
	var start, head []cell
	for i := range g.Players {
		c := cell{g.Random.NextInt(width), g.Random.NextInt(height)}
		for _, taken := owner[c]; taken; _, taken = owner[c] {
			c = cell{g.Random.NextInt(width), g.Random.NextInt(height)}
		}
		if given := strings.Fields(g.Options["start"]); i < len(given) {
			fmt.Sscanf(given[i], "%d,%d", &c.x, &c.y)
		}
		owner[c], start, head = i, append(start, c), append(head, c)
	}
	g.Cells(width, height, func(x, y int) (int, string) {
		i, taken := owner[cell{x, y}]
		switch {
		case !taken:
			return -1, ""
		case head[i] == cell{x, y}:
			return i, fmt.Sprint(i)
		}
		return i, ""
	})

	for order := 0; len(g.In()) > 1; {
		for i, p := range g.Players {
			if p.Out() || len(g.In()) == 1 {
				continue
			}
			p.Tell("%d %d", len(g.Players), i)
			for k := range g.Players {
				if g.Players[k].Out() {
					p.Tell("-1 -1 -1 -1")
				} else {
					p.Tell("%d %d %d %d", start[k].x, start[k].y, head[k].x, head[k].y)
				}
			}
			p.Stuck = "no free cell is left"
			for _, d := range directions {
				if to := head[i].plus(d); to.inside() {
					if _, taken := owner[to]; !taken {
						p.Stuck = ""
					}
				}
			}
			g.Ask(p)

			// The word is checked first: then a wrong word is no legal move.
			word := p.Match(form, "UP, DOWN, LEFT or RIGHT")[1]
			to := head[i].plus(directions[word])
			if by, taken := owner[to]; !to.inside() {
				p.Lose(arena.Lost, "(%d, %d) is outside of the grid", to.x, to.y)
			} else if taken {
				p.Lose(arena.Lost, "(%d, %d) belongs to the ribbon of player %d", to.x, to.y, by)
			}
			if !p.Out() {
				owner[to], head[i] = i, to
				continue
			}

			// The ribbon of a player that is out disappears. Who is out later has the higher score.
			p.Score = order
			order++
			for c, by := range owner {
				if by == i {
					delete(owner, c)
				}
			}
		}
	}
	for _, p := range g.In() {
		p.Score = len(g.Players) - 1
	}
	g.End()
}
