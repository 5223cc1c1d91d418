// Package pursuit records a game between the player, which is a solution with problems/lib/game, and an
// agent: all positions that can occur, whatever the agent does. tools/graph draws them. The solution's file
// states.go, which has the build tag graph, calls Draw.
package pursuit

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"

	"oj/problems/lib/game"
	"oj/problems/lib/record"
	"oj/problems/lib/scan"
)

// Draw reads a map and the agent's first node from standard input, records the positions of all games, and
// ends the program. newPlayer returns a player at the beginning of a game. Draw calls newPlayer for each walk
// of the agent, because it plays each game again from the first step.
func Draw(newPlayer func(game.Map) func(agent int) (game.Link, bool)) {
	scan.Main(func(in *scan.Scanner, _ *bufio.Writer) {
		m := game.ReadMap(in)
		first := in.Int(0, m.Nodes-1)
		draw(m, first, newPlayer)
	})
	os.Exit(0) // Draw is called before the solution's own main function, which must not run
}

func draw(m game.Map, first int, newPlayer func(game.Map) func(agent int) (game.Link, bool)) {
	search := record.Begin()
	record.Helper(search, "Pursuit", m)
	record.Record(search, "start", 0, position(first, nil))

	// Breadth-first search over the agent's walks. Do not continue a walk that leads to a known position.
	known := map[string]bool{}
	walks := [][]int{{first}}
	for ; len(walks) > 0; walks = walks[1:] {
		walk := walks[0]
		agent := walk[len(walk)-1]
		before, cuts := play(newPlayer(m), walk)
		if known[before] {
			continue
		}
		known[before] = true

		// The agent can use a link in both directions.
		cut := map[game.Link]bool{}
		for _, l := range cuts {
			cut[l] = true
			cut[game.Link{l[1], l[0]}] = true
		}

		// The player has won if the agent cannot reach a gateway. Later positions of this game are not
		// recorded.
		if !escapes(m, agent, cut) {
			won := position(agent, cuts) + " won"
			record.Record(search, "step", 1, before, won)
			record.Record(search, "goal", 0, won)
			continue
		}

		// The agent has won at a gateway, so the game ends there.
		for _, next := range neighbours(m, agent, cut) {
			record.Record(search, "step", 1, before, position(next, cuts))
			if !m.Gateway[next] {
				walks = append(walks, append(slices.Clone(walk), next))
			}
		}
	}
}

// play lets the player answer each step of the agent's walk. It returns the position before the player's last
// answer, and all links that the player cuts.
func play(player func(agent int) (game.Link, bool), walk []int) (before string, cuts []game.Link) {
	for _, node := range walk {
		before = position(node, cuts)
		if link, ok := player(node); ok {
			cuts = append(cuts, link)
		}
	}
	return before, cuts
}

// position returns the name of a position. It does not depend on the order of the cuts.
func position(agent int, cuts []game.Link) string {
	var texts []string
	for _, l := range cuts {
		texts = append(texts, fmt.Sprintf("%d-%d", l[0], l[1]))
	}
	slices.Sort(texts)
	return fmt.Sprint(agent, ": ", strings.Join(texts, " "))
}

// neighbours returns the nodes to which links lead from a node, except links that were cut.
func neighbours(m game.Map, node int, cut map[game.Link]bool) (list []int) {
	for _, l := range m.Links {
		for _, way := range []game.Link{l, {l[1], l[0]}} {
			if way[0] == node && !cut[l] {
				list = append(list, way[1])
			}
		}
	}
	return list
}

// escapes reports whether the agent can reach a gateway.
func escapes(m game.Map, agent int, cut map[game.Link]bool) bool {
	reached := map[int]bool{agent: true}
	for todo := []int{agent}; len(todo) > 0; todo = todo[1:] {
		if m.Gateway[todo[0]] {
			return true
		}
		for _, next := range neighbours(m, todo[0], cut) {
			if !reached[next] {
				reached[next] = true
				todo = append(todo, next)
			}
		}
	}
	return false
}
