// This file draws a space of states: the states that are as many steps away from the start stand in one row.

package main

import (
	"cmp"
	"fmt"
	"html"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
)

// picture is what is drawn of a space.
type picture struct {
	*space
	shown  []int // the states that are drawn
	hops   []int // of each state; -1 where no way was recorded
	cost   []int
	path   []int       // the shortest one, nil without
	onPath map[int]int // places on it
	depth  int         // the greatest number of steps
}

// mostStates is how many states can be drawn; mostNamed how many can have their names beside them.
const (
	mostStates = 2000
	mostNamed  = 120
)

func newPicture(s *space, most int) *picture {
	hops, cost, from := s.distances()
	path := s.path(hops, cost, from)
	p := &picture{space: s, hops: hops, cost: cost, path: path, onPath: map[int]int{}, shown: s.around(path, min(most, mostStates))}
	for i, v := range path {
		p.onPath[v] = i
	}
	for _, v := range p.shown {
		p.depth = max(p.depth, hops[v])
	}
	return p
}

// title says what is drawn.
func (p *picture) title() string {
	text := fmt.Sprintf("%d states", len(p.labels))
	if p.note != "" {
		text = fmt.Sprintf("%d vertices", len(p.labels))
	}
	if len(p.shown) < len(p.labels) {
		text += fmt.Sprintf(", %d of them drawn", len(p.shown))
	}
	if n := len(p.path); n > 0 {
		text += fmt.Sprintf("; the shortest path: %d steps, cost %d", n-1, p.cost[p.path[n-1]])
	}
	if p.note != "" {
		text += "; " + p.note
	}
	if p.game > 0 {
		text += "; red: the player to move loses"
	}
	if p.searches > 1 {
		text += fmt.Sprintf("; one of %d searches", p.searches)
	}
	return text
}

// groups are the colours of the groups of a graph, in turns; a lost position has the second one, a won one the first.
var groups = []string{"#1f5fa8", "#a33c2f", "#2f7a3a", "#7a4fa0", "#8a5a00", "#00707a", "#a0307a", "#5a5a5a"}

// colour runs from blue at the start to red far away; grey is what no recorded way leads to.
func (p *picture) colour(v int) string {
	if g, has := p.group[v]; has {
		return groups[g%len(groups)]
	}
	if p.game > 0 && v < len(p.lost) {
		return groups[map[bool]int{true: 1}[p.lost[v]]]
	}
	if p.hops[v] < 0 {
		return "#999999"
	}
	t := float64(p.hops[v]) / float64(max(p.depth, 1))
	return fmt.Sprintf("#%02x%02x%02x", int(70+160*t), int(130-60*t), int(220-160*t))
}

// edges calls f for each step between states that are drawn; both says that there is one back at the same cost, which
// is then not told again.
func (p *picture) edges(f func(v int, e step, both, path bool)) {
	shown := map[int]bool{}
	for _, v := range p.shown {
		shown[v] = true
	}
	for _, v := range p.shown {
		for _, e := range p.steps[v] {
			two := p.texts[[2]int{v, e.to}] != "" && p.texts[[2]int{e.to, v}] != "" // edges with texts of their own
			both := !two && slices.Contains(p.steps[e.to], step{v, e.cost})
			if !shown[e.to] || e.to == v || both && e.to < v {
				continue
			}
			i, from := p.onPath[v]
			j, to := p.onPath[e.to]
			mark := p.marked[[2]int{v, e.to}] || both && p.marked[[2]int{e.to, v}]
			f(v, e, both, mark || from && to && (j == i+1 || both && i == j+1))
		}
	}
}

// dot writes the picture for Graphviz.
func (p *picture) dot(w io.Writer) {
	fmt.Fprintf(w, "digraph {\n  label=%s\n  node [shape=box, style=\"rounded,filled\", fontcolor=white]\n", strconv.Quote(p.title()))
	for _, v := range p.shown {
		more := ""
		if _, on := p.onPath[v]; on {
			more = ", penwidth=4"
		}
		fmt.Fprintf(w, "  %d [label=%s, fillcolor=%q%s]\n", v, strconv.Quote(p.labels[v]), p.colour(v), more)
	}
	p.edges(func(v int, e step, both, path bool) {
		var more []string
		if text := p.texts[[2]int{v, e.to}]; text != "" {
			more = append(more, "label="+strconv.Quote(text[1:]))
		} else if e.cost != 1 {
			more = append(more, fmt.Sprintf("label=%d", e.cost))
		}
		if both {
			more = append(more, "dir=none")
		}
		if path {
			more = append(more, "penwidth=4")
		}
		fmt.Fprintf(w, "  %d -> %d [%s]\n", v, e.to, strings.Join(more, ", "))
	})
	fmt.Fprintln(w, "}")
}

// rows puts the states into rows by their steps, those without a way last, each beside what it comes from.
func (p *picture) rows() [][]int {
	rows := make([][]int, p.depth+2)
	for _, v := range p.shown {
		row := p.hops[v]
		if row < 0 {
			row = p.depth + 1
		}
		rows[row] = append(rows[row], v)
	}
	before := map[int][]int{}
	p.edges(func(v int, e step, both, _ bool) {
		before[e.to] = append(before[e.to], v)
		before[v] = append(before[v], e.to)
	})
	place := map[int]float64{}
	for range 4 { // rounds; more change little
		for _, row := range rows {
			middle := map[int]float64{}
			for i, v := range row {
				sum, n := 0.0, 0
				for _, u := range before[v] {
					if x, known := place[u]; known && p.hops[u] != p.hops[v] {
						sum, n = sum+x, n+1
					}
				}
				middle[v] = float64(i) - float64(len(row)-1)/2
				if n > 0 {
					middle[v] = sum / float64(n)
				}
			}
			slices.SortStableFunc(row, func(a, b int) int { return cmp.Compare(middle[a], middle[b]) })
			for i, v := range row {
				place[v] = float64(i) - float64(len(row)-1)/2
			}
		}
	}
	return rows
}

// svg writes the picture as a file of its own, light or dark as the reader has it.
func (p *picture) svg(w io.Writer) {
	rows := p.rows()
	named := len(p.shown) <= mostNamed
	wide, longest, most := 16.0, 0, 1
	for _, v := range p.shown {
		longest = max(longest, len([]rune(p.labels[v])))
	}
	if named {
		wide = float64(min(longest, 30))*7 + 24
	}
	for _, text := range p.texts {
		wide = max(wide, float64(len(text)+2)*7)
	}
	for _, row := range rows {
		most = max(most, len(row))
	}
	const high, margin = 56.0, 40.0
	width, height := max(float64(most)*wide, float64(len(p.title()))*9)+2*margin, float64(len(rows))*high+2*margin
	beside := ""
	if len(p.texts) > 0 { // whose background shows them on top of edges
		beside = ".c{fill:#222;stroke:#fff;stroke-width:3px;paint-order:stroke}@media(prefers-color-scheme:dark){.c{fill:#eee;stroke:#181818}}"
	}
	fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" width="%.0f" height="%.0f" font-family="monospace" font-size="11">
<style>svg{background:#fff}.e{stroke:#999;fill:none}.p{stroke:#d60;stroke-width:3;fill:none}text{text-anchor:middle;fill:#fff}.t{fill:#222;text-anchor:start;font-size:14px}.on{stroke:#d60;stroke-width:3}%s
@media(prefers-color-scheme:dark){svg{background:#181818}.t{fill:#eee}.e{stroke:#777}}</style>
<marker id="a" markerWidth="8" markerHeight="8" refX="18" refY="3" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L7 3L0 6z" fill="#999"/></marker>
<text class="t" x="%.0f" y="24">%s</text>
`, width, height, width, height, beside, margin, html.EscapeString(p.title()))
	x, y := map[int]float64{}, map[int]float64{}
	for i, row := range rows {
		for j, v := range row {
			x[v], y[v] = width/2+(float64(j)-float64(len(row)-1)/2)*wide, margin+high*(float64(i)+0.5)
		}
	}
	p.edges(func(v int, e step, both, path bool) {
		bend := 0.0
		if y[v] == y[e.to] {
			bend = high / 2
		}
		aside := 0.0 // what goes back, or over several rows, would hide behind the others
		if rows := (y[e.to] - y[v]) / high; p.game == 0 && !both && (rows < -0.5 || rows > 1.5) {
			aside = 20 + 20*math.Abs(rows)
		}
		class := map[bool]string{true: "p", false: "e"}[path]
		if !both {
			class += `" marker-end="url(#a)`
		}
		fmt.Fprintf(w, "<path class=\"%s\" d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\"/>\n", class,
			x[v], y[v], (x[v]+x[e.to])/2+aside, (y[v]+y[e.to])/2+bend, x[e.to], y[e.to])
		if text := p.texts[[2]int{v, e.to}]; text != "" {
			fmt.Fprintf(w, "<text class=\"c\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", (x[v]+x[e.to]+aside)/2, (y[v]+y[e.to])/2+bend/2+3, html.EscapeString(text[1:]))
		}
	})
	for _, v := range p.shown {
		class := ""
		if _, on := p.onPath[v]; on {
			class = ` class="on"`
		}
		label := html.EscapeString(p.labels[v])
		fmt.Fprintf(w, "<g><title>%s, %d steps, cost %d</title>", label, p.hops[v], p.cost[v])
		if named {
			short := []rune(p.labels[v])
			text := html.EscapeString(string(short[:min(len(short), 30)]))
			fmt.Fprintf(w, "<rect%s x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"22\" rx=\"6\" fill=\"%s\"/><text x=\"%.1f\" y=\"%.1f\">%s</text>", class, x[v]-wide/2+5, y[v]-11, wide-10, p.colour(v), x[v], y[v]+4, text)
		} else {
			fmt.Fprintf(w, "<circle%s cx=\"%.1f\" cy=\"%.1f\" r=\"6\" fill=\"%s\"/>", class, x[v], y[v], p.colour(v))
		}
		fmt.Fprintln(w, "</g>")
	}
	fmt.Fprintln(w, "</svg>")
}
