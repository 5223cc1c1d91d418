// This file draws states of a search instead of a game.
package chase

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"oj/testcases/internal/svg"
)

// drawStates draws each state at a step of its own: the agent's node, and the links that are cut, such as "3: 1-4 2-5".
func (g *game) drawStates(s *svg.Search) *svg.Picture {
	width, height := g.place(0)
	p := svg.New(width, height, max(1, len(s.States)))
	var agents []int
	isCut := make([][]bool, len(s.States))
	for k, state := range s.States {
		node, links, _ := strings.Cut(state, ":")
		agent, err := strconv.Atoi(node)
		if err != nil || agent < 0 || agent >= g.nodes {
			agent = -1
		}
		agents = append(agents, agent)
		isCut[k] = make([]bool, len(g.links))
		for l, ends := range g.links {
			isCut[k][l] = slices.ContainsFunc(strings.Fields(links), func(word string) bool {
				return word == fmt.Sprint(ends[0], "-", ends[1]) || word == fmt.Sprint(ends[1], "-", ends[0])
			})
		}
	}

	// Consecutive steps in which a link looks the same share an element.
	for l, ends := range g.links {
		for k := 0; k < len(isCut); {
			until := k
			for until+1 < len(isCut) && isCut[until+1][l] == isCut[k][l] {
				until++
			}
			class := "edge"
			if isCut[k][l] {
				class = "thin dash"
			}
			g.line(p.At(k, until), ends[0], ends[1], class)
			k = until + 1
		}
	}
	g.drawNodes(p)
	for k, v := range agents {
		if v >= 0 {
			p.At(k, k).Circle(g.x[v], g.y[v], 14, "f edge", fmt.Sprint("the agent, on node ", v))
			p.At(k, k).Text(g.x[v], g.y[v]+4, fmt.Sprint(v), "small middle on")
		}
	}
	p.Legend(svg.Key{Shape: "dot", Class: "f", Meaning: "the agent"}, svg.Key{Shape: "dot", Class: "g", Meaning: "a gateway"},
		svg.Key{Shape: "line", Class: "thin dash", Meaning: "a link that was cut"})
	return p
}
