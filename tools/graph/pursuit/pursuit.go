// Package pursuit records the positions of all games that a player of problems/lib/game can get into, so that
// tools/graph can draw them. The file states.go of such a solution, which has the build tag graph, calls Draw.
package pursuit

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
	"oj/tools/graph/record"
)

// Draw reads a map and the agent's first node from standard input, records the positions of all games, and ends the
// program. newPlayer returns a player that has not played yet: each walk of the agent is played from the beginning.
func Draw(newPlayer func(game.Map) func(agent int) (game.Link, bool)) {
	scan.Main(func(in *scan.Scanner, _ *bufio.Writer) {
		m := game.ReadMap(in)
		first := in.Int(0, m.Nodes-1)
		draw(m, first, newPlayer)
	})
	os.Exit(0) // the solution itself has nothing to do
}

func draw(m game.Map, first int, newPlayer func(game.Map) func(agent int) (game.Link, bool)) {
	search := record.Begin()
	record.Helper(search, "Pursuit", m)
	record.Record(search, "start", 0, position(first, nil))

	// Breadth-first over walks: a position that was reached before leads to nothing new.
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

		// A link can be walked both ways.
		cut := map[game.Link]bool{}
		for _, l := range cuts {
			cut[l] = true
			cut[game.Link{l[1], l[0]}] = true
		}

		// The player has won. Later positions of this game show nothing.
		if !escapes(m, agent, cut) {
			won := position(agent, cuts) + " won"
			record.Record(search, "step", 1, before, won)
			record.Record(search, "goal", 0, won)
			continue
		}

		// At a gateway the agent has won, so the game ends there.
		for _, next := range neighbours(m, agent, cut) {
			record.Record(search, "step", 1, before, position(next, cuts))
			if !m.Gateway[next] {
				walks = append(walks, append(slices.Clone(walk), next))
			}
		}
	}
}

// play lets a player answer the agent's walk. It returns the position before the last answer, and all cuts.
func play(player func(agent int) (game.Link, bool), walk []int) (before string, cuts []game.Link) {
	for _, node := range walk {
		before = position(node, cuts)
		if link, ok := player(node); ok {
			cuts = append(cuts, link)
		}
	}
	return before, cuts
}

// position returns the name of a position. The order of the cuts does not matter.
func position(agent int, cuts []game.Link) string {
	var texts []string
	for _, l := range cuts {
		texts = append(texts, fmt.Sprintf("%d-%d", l[0], l[1]))
	}
	slices.Sort(texts)
	return fmt.Sprint(agent, ": ", strings.Join(texts, " "))
}

// neighbours lists the nodes to which a link that is not cut leads.
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
