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

// Sizes in the picture. A window of 320 shows it at half its size or larger.
const (
	letter, longest, mostLetters = 7.0, 16, 30 // how wide one is; of a line of a name, where it can be broken, and where not
	widest                       = 480.0       // of a line of states
	margin                       = 20.0
	titleWide, titleHigh         = 8.5, 19.0
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

// spot is the middle of a state.
type spot struct {
	x, y float64
	row  int
}

// place puts the states, which are so large, into rows, and long rows into several lines. It returns the size of all;
// x is 0 in the middle, y at the top.
func (p *picture) place(wide, high float64) (at map[int]spot, width, height float64) {
	at = map[int]spot{}
	gap := 24.0
	if len(p.texts) > 0 {
		gap = 40
	}
	for r, row := range p.rows() {
		if len(row) == 0 {
			continue
		}
		for most := int(max(1, widest/wide)); len(row) > 0; {
			lines := (len(row) + most - 1) / most
			n := (len(row) + lines - 1) / lines
			for j, v := range row[:n] {
				at[v] = spot{(float64(j) - float64(n-1)/2) * wide, height + high/2, r}
			}
			width, height, row = max(width, float64(n)*wide), height+high+10, row[n:]
		}
		height += gap
	}
	return at, width, height
}

// svg writes the picture as a file of its own, light or dark as the reader has it.
func (p *picture) svg(w io.Writer) {
	names, wide, high := map[int][]string{}, 16.0, 12.0
	for _, v := range p.shown {
		if len(p.shown) > mostNamed {
			break
		}
		for _, line := range inLines(p.labels[v], longest) {
			short := []rune(line)
			short = short[:min(len(short), mostLetters)]
			names[v], wide = append(names[v], string(short)), max(wide, float64(len(short))*letter+22)
		}
		high = max(high, float64(len(names[v]))*13+9)
	}
	for _, text := range p.texts {
		wide = max(wide, float64(len(text)+1)*letter)
	}
	at, width, height := p.place(wide, high)
	width = max(width, 240)
	title := inLines(p.title(), int(width/titleWide))
	top := margin + titleHigh*float64(len(title))
	fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%.0f %.0f %.0f %.0f" width="%.0f" height="%.0f" font-family="monospace" font-size="11">
<style>svg{background:#fff}.e{stroke:#777;fill:none}.p{stroke:#d60;stroke-width:3;fill:none}text{text-anchor:middle;fill:#fff}.t{fill:#222;text-anchor:start;font-size:14px}.on{stroke:#d60;stroke-width:3}.c{fill:#222;stroke:#fff;stroke-width:3px;paint-order:stroke}
@media(prefers-color-scheme:dark){svg{background:#181818}.t{fill:#eee}.c{fill:#eee;stroke:#181818}}</style>
<marker id="a" markerWidth="8" markerHeight="8" refX="%.0f" refY="3" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L7 3L0 6z" fill="#777"/></marker>
`, -width/2-margin, -top, width+2*margin, top+height, width+2*margin, top+height, high/2+7)
	for i, line := range title {
		fmt.Fprintf(w, "<text class=\"t\" x=\"%.0f\" y=\"%.0f\">%s</text>\n", -width/2, titleHigh*float64(i+1)-top, html.EscapeString(line))
	}
	p.drawEdges(w, at, wide, high)
	for _, v := range p.shown {
		class := ""
		if _, on := p.onPath[v]; on {
			class = ` class="on"`
		}
		fmt.Fprintf(w, "<g><title>%s, %d steps, cost %d</title>", html.EscapeString(p.labels[v]), p.hops[v], p.cost[v])
		x, y := at[v].x, at[v].y
		if lines := names[v]; lines == nil {
			fmt.Fprintf(w, "<circle%s cx=\"%.1f\" cy=\"%.1f\" r=\"6\" fill=\"%s\"/>", class, x, y, p.colour(v))
		} else {
			fmt.Fprintf(w, "<rect%s x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"6\" fill=\"%s\"/>", class, x-wide/2+5, y-high/2, wide-10, high, p.colour(v))
			for i, line := range lines {
				fmt.Fprintf(w, "<text x=\"%.1f\" y=\"%.1f\">%s</text>", x, y+4+13*(float64(i)-float64(len(lines)-1)/2), html.EscapeString(line))
			}
		}
		fmt.Fprintln(w, "</g>")
	}
	fmt.Fprintln(w, "</svg>")
}

// drawEdges draws what lies below the states. The text beside an edge goes where it hides least.
func (p *picture) drawEdges(w io.Writer, at map[int]spot, wide, high float64) {
	type box struct{ x, y, wide, high float64 } // by its middle, and half its size
	var taken []box
	for _, v := range p.shown {
		taken = append(taken, box{at[v].x, at[v].y, wide/2 - 5, high / 2})
	}
	p.edges(func(v int, e step, both, path bool) {
		a, b, bend, aside := at[v], at[e.to], 0.0, 0.0
		if a.y == b.y {
			bend = high + 24
		}
		if rows := b.row - a.row; p.game == 0 && !both && (rows < 0 || rows > 1) { // would hide behind the others
			aside = 20 + 20*math.Abs(float64(rows))
		}
		class := map[bool]string{true: "p", false: "e"}[path]
		if !both {
			class += `" marker-end="url(#a)`
		}
		x, y := (a.x+b.x)/2+aside, (a.y+b.y)/2+bend // the curve is drawn towards this point
		fmt.Fprintf(w, "<path class=\"%s\" d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\"/>\n", class, a.x, a.y, x, y, b.x, b.y)
		beside := p.texts[[2]int{v, e.to}]
		if beside == "" {
			return
		}
		best, least := box{}, math.Inf(1)
		for _, t := range []float64{0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8} {
			text := box{(1-t)*(1-t)*a.x + 2*t*(1-t)*x + t*t*b.x, (1-t)*(1-t)*a.y + 2*t*(1-t)*y + t*t*b.y, float64(len(beside)+1) * letter / 2, 6}
			hidden := 0.0
			for _, o := range taken {
				hidden += max(0, min(text.wide+o.wide-math.Abs(text.x-o.x), text.high+o.high-math.Abs(text.y-o.y)))
			}
			if hidden < least {
				best, least = text, hidden
			}
		}
		taken = append(taken, best)
		fmt.Fprintf(w, "<text class=\"c\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", best.x, best.y+4, html.EscapeString(beside[1:]))
	})
}
