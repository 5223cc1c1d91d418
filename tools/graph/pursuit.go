// This file makes players of problems/lib/game tell what they do wherever the agent walks. Their solutions call Draw,
// in a file states.go that is built with the tag graph alone.

package main

const gameRecorder = `package game

import (
	"bufio"
	"fmt"
	"sort"
	"strings"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// Draw records the positions of all games on a map, whose first agent's node follows it, and ends the program. newPlayer
// gives one that has not played yet: for every walk of the agent another one plays from the beginning.
func Draw(newPlayer func(Map) func(agent int) (Link, bool)) {
	scan.Main(func(in *scan.Scanner, _ *bufio.Writer) { draw(in, newPlayer) })
}

func draw(in *scan.Scanner, newPlayer func(Map) func(agent int) (Link, bool)) {
	m := ReadMap(in)
	walks := [][]int{{in.Int(0, m.Nodes-1)}}
	at, known := search.Begin(), map[string]bool{}
	search.Record(at, "start", 0, position(walks[0][0], nil))
	for ; len(walks) > 0; walks = walks[1:] {
		walk := walks[0]
		cut, gone := newPlayer(m), map[Link]bool{}
		var cuts []string
		from, agent := "", walk[len(walk)-1]
		for _, node := range walk {
			from = position(node, cuts)
			if link, ok := cut(node); ok {
				gone[link], gone[Link{link[1], link[0]}] = true, true
				cuts = append(cuts, fmt.Sprintf("%d-%d", link[0], link[1]))
			}
		}
		if known[from] {
			continue
		}
		known[from] = true
		if !m.escapes(agent, gone) {
			search.Record(at, "step", 1, from, position(agent, cuts)+" won")
			search.Record(at, "goal", 0, position(agent, cuts)+" won")
			continue
		}
		for _, l := range m.Links {
			for _, way := range []Link{l, {l[1], l[0]}} {
				if way[0] == agent && !gone[l] {
					search.Record(at, "step", 1, from, position(way[1], cuts))
					if !m.Gateway[way[1]] {
						walks = append(walks, append(append([]int(nil), walk...), way[1]))
					}
				}
			}
		}
	}
}

func position(agent int, cuts []string) string {
	sorted := append([]string(nil), cuts...)
	sort.Strings(sorted)
	return fmt.Sprint(agent, ": ", strings.Join(sorted, " "))
}

// escapes reports whether the agent can reach a gateway.
func (m Map) escapes(agent int, gone map[Link]bool) bool {
	reached := map[int]bool{agent: true}
	for more := true; more; {
		more = false
		for _, l := range m.Links {
			if !gone[l] && reached[l[0]] != reached[l[1]] {
				reached[l[0]], reached[l[1]], more = true, true, true
			}
		}
	}
	for v := range reached {
		if m.Gateway[v] {
			return true
		}
	}
	return false
}
`
