// This file contains the functions that the questions about graphs with numbered vertices share.

package ask

import (
	"encoding/json"
	"fmt"
	"slices"
)

// edge is a graph.Edge of problems/lib/graph.
type edge struct{ From, To, Cost int }

// unreached is the cost of a vertex to which no path leads, as in problems/lib/graph.
const unreached = 1 << 61

// arguments decodes the recorded arguments of a helper into a struct.
func (m *maker) arguments(into any) error {
	if err := json.Unmarshal(m.Data, into); err != nil {
		return fmt.Errorf("the arguments of %s: %w", m.Helper, err)
	}
	return nil
}

// hasVertices returns an error unless the record contains vertices 0 to n-1.
func (m *maker) hasVertices(n int) error {
	for v := range n {
		if _, known := m.Number[fmt.Sprint(v)]; !known {
			return fmt.Errorf("%s: the record was cut before vertex %d: name a smaller input", m.Helper, v)
		}
	}
	return nil
}

// at returns the number of the state that stands for vertex v.
func (m *maker) at(v int) int { return m.Number[fmt.Sprint(v)] }

// The method `of` returns the name of vertex v for use within a sentence.
func (m *maker) of(v int) string { return m.say(m.at(v)) }

// allAt returns the numbers of the states that stand for these vertices.
func (m *maker) allAt(vertices []int) (states []int) {
	for _, v := range vertices {
		states = append(states, m.at(v))
	}
	return states
}

// vertexOption returns the option that names a vertex.
func (m *maker) vertexOption(v int, why string) Option { return m.option(m.at(v), why) }

// write puts a text beside an edge in the picture.
func (m *maker) write(from, to int, text string) {
	// Create the map only when it is needed: most pages have no texts beside edges.
	if m.lesson.Texts == nil {
		m.lesson.Texts = map[Arc]string{}
	}
	a := Arc{m.at(from), m.at(to)}

	// Parallel edges are drawn as one line, with all of their texts beside it.
	if m.lesson.Texts[a] != "" {
		text = m.lesson.Texts[a] + " " + text
	}
	m.lesson.Texts[a] = text
}

// arcs returns the edges of the picture that lie on a path.
func (m *maker) arcs(path []int) []Arc { return along(m.allAt(path)) }

// sorted returns a sorted copy of the list.
func sorted(list []int) []int {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}

// list returns the names of vertices as one string.
func (m *maker) list(vertices []int) string {
	text := ""

	for i, v := range vertices {
		if i > 0 {
			text += ", "
		}
		text += m.of(v)
	}
	if text == "" {
		return "none"
	}
	return text
}
