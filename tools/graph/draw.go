// This file draws a space of states: the states that are as many steps away from the start stand in one row.

package main

import (
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
		return "#666666"
	}
	t := float64(p.hops[v]) / float64(max(p.depth, 1))
	return fmt.Sprintf("#%02x%02x%02x", int(40+145*t), int(95-50*t), int(180-140*t))
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

// Letters in the picture.
const (
	letter, high, longest, mostLetters = 7.3, 14.0, 16, 30 // how wide and high one is; how many a line of a name has where it can be broken, and where not
	margin                             = 20.0
	titleWide, titleHigh               = 8.5, 19.0
)

// inLines breaks a text at spaces into lines of so many letters.
func inLines(text string, most int) (lines []string) {
	for _, word := range strings.Fields(text) {
		if last := len(lines) - 1; last >= 0 && len([]rune(lines[last]+word)) < most {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}

// name returns the lines of a state's name: its own, else those into which it is broken.
func (p *picture) name(v int) []string {
	lines := inLines(p.labels[v], longest)
	if strings.Contains(p.labels[v], "\n") {
		lines = strings.Split(strings.ReplaceAll(p.labels[v], " ", "\u00a0"), "\n") // boards may begin with spaces
	}
	for i, line := range lines {
		short := []rune(line)
		lines[i] = string(short[:min(len(short), mostLetters)])
	}
	return lines
}

// svg writes the picture as a file of its own, light or dark as the reader has it.
func (p *picture) svg(w io.Writer) {
	named := len(p.shown) <= mostNamed
	wide, heights, text := 12.0, map[int]float64{}, 0.0
	for _, v := range p.shown {
		heights[v] = 12
		if named {
			lines := p.name(v)
			heights[v] = float64(len(lines))*high + 8
			for _, line := range lines {
				wide = max(wide, float64(len([]rune(line)))*letter+14)
			}
		}
	}
	for _, beside := range p.texts {
		text = max(text, float64(len(beside)+1)*letter)
	}
	l := p.place(wide, heights, text)
	edges := p.drawEdges(l)
	width := max(l.width, 240)
	title := inLines(p.title(), int(width/titleWide))
	top := margin + titleHigh*float64(len(title))
	fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%.0f %.0f %.0f %.0f" width="%.0f" height="%.0f" font-family="monospace" font-size="12">
<style>svg{background:#fff}.e{stroke:#777;fill:none}.p{stroke:#d60;stroke-width:3;fill:none;stroke-linejoin:round}text{text-anchor:middle;fill:#fff}.t{fill:#222;text-anchor:start;font-size:14px}.on{stroke:#d60;stroke-width:3}.c{fill:#222;stroke:#fff;stroke-width:3px;paint-order:stroke}
@media(prefers-color-scheme:dark){svg{background:#181818}.t{fill:#eee}.c{fill:#eee;stroke:#181818}}</style>
<marker id="a" markerWidth="8" markerHeight="8" refX="7" refY="3" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L7 3L0 6z" fill="#777"/></marker>
`, -width/2-margin, -top, width+2*margin, top+l.height, width+2*margin, top+l.height)
	for i, line := range title {
		fmt.Fprintf(w, "<text class=\"t\" x=\"%.0f\" y=\"%.0f\">%s</text>\n", -width/2, titleHigh*float64(i+1)-top, html.EscapeString(line))
	}
	fmt.Fprint(w, edges)
	for _, v := range p.shown {
		class := ""
		if _, on := p.onPath[v]; on {
			class = ` class="on"`
		}
		fmt.Fprintf(w, "<g><title>%s, %d steps, cost %d</title>", html.EscapeString(p.labels[v]), p.hops[v], p.cost[v])
		if at := l.at[v]; !named {
			fmt.Fprintf(w, "<circle%s cx=\"%.1f\" cy=\"%.1f\" r=\"6\" fill=\"%s\"/>", class, at.x, at.y, p.colour(v))
		} else {
			fmt.Fprintf(w, "<rect%s x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"6\" fill=\"%s\"/>", class, at.x-at.wide/2, at.y-at.high/2, at.wide, at.high, p.colour(v))
			lines := p.name(v)
			for i, line := range lines {
				fmt.Fprintf(w, "<text x=\"%.1f\" y=\"%.1f\">%s</text>", at.x, at.y+4+high*(float64(i)-float64(len(lines)-1)/2), html.EscapeString(line))
			}
		}
		fmt.Fprintln(w, "</g>")
	}
	fmt.Fprintln(w, "</svg>")
}

// drawEdges returns the edges, the marked ones above the others, and the texts beside them, each where it hides least.
func (p *picture) drawEdges(l *layout) string {
	var taken []box
	for _, v := range p.shown {
		taken = append(taken, l.at[v])
	}
	var plain, marked, written strings.Builder
	p.edges(func(v int, e step, both, path bool) {
		from, to, aside := l.at[v], l.at[e.to], 0.0
		if !both && slices.ContainsFunc(p.steps[e.to], func(back step) bool { return back.to == v }) {
			aside = math.Copysign(from.wide/4, to.y-from.y)
		}
		class, w := "e", &plain
		if path {
			class, w = "p", &marked
		}
		if !both {
			class += `" marker-end="url(#a)`
		}
		corners := l.way(from, to, aside)
		fmt.Fprintf(w, "<path class=\"%s\" d=\"", class)
		commands := "ML"
		if len(corners) == 3 {
			commands = "MQ "
		}
		for i, c := range corners {
			fmt.Fprintf(w, "%c%.1f %.1f", commands[min(i, len(commands)-1)], c.x, c.y)
		}
		fmt.Fprint(w, "\"/>\n")
		beside := p.texts[[2]int{v, e.to}]
		if beside == "" {
			return
		}
		best, least := box{}, math.Inf(1)
		for _, t := range []float64{0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8} {
			at := along(corners, t)
			text := box{at.x, at.y, float64(len(beside)+1) * letter, 12, 0}
			hidden := 0.0
			for _, o := range taken {
				hidden += max(0, min((text.wide+o.wide)/2-math.Abs(text.x-o.x), (text.high+o.high)/2-math.Abs(text.y-o.y)))
			}
			if hidden < least {
				best, least = text, hidden
			}
		}
		taken = append(taken, best)
		fmt.Fprintf(&written, "<text class=\"c\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", best.x, best.y+4, html.EscapeString(beside[1:]))
	})
	return plain.String() + marked.String() + written.String()
}
