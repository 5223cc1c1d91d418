// This file draws the states that a search visits, and the edges between them. States with the same distance from the
// start form a row.

package command

import (
	"fmt"
	"html"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A picture contains the recorded states of a search (the space) and the list of the states to draw.
type picture struct {
	*space
	distances
	shown  []int       // the states that are drawn
	path   []int       // a shortest path to the goal; nil if there is none
	onPath map[int]int // maps each state of path to its index in path
	depth  int         // the greatest distance of a drawn state from the start

	// isPlain is set for the picture of a page that asks questions. Then the title, the colours and the
	// distances are left out. Each element has attributes that name its states, so that the page's script can
	// colour and hide the element.
	isPlain bool

	// residual is set if each edge gets an arc back, which a page shows if flow can be taken back.
	residual bool
}

// The limits of a picture.
const (
	mostStates = 2000 // the maximum number of drawn states, and the default of -most
	mostNamed  = 120  // if there are more states, they are drawn without their names
)

func newPicture(s *space, most int) *picture {
	// Find the path first, because it decides which states are drawn.
	d := s.distances()
	path := s.path(d)
	p := &picture{
		space: s, distances: d,
		shown: s.around(path, min(most, mostStates)),
		path:  path, onPath: map[int]int{},
	}
	for i, v := range path {
		p.onPath[v] = i
	}
	for _, v := range p.shown {
		p.depth = max(p.depth, p.hops[v])
	}
	return p
}

// title returns the title of the picture.
func (p *picture) title() string {
	// The record of a search contains states. The record of a helper of problems/lib/graph contains vertices, and a
	// note about the helper's result, such as "marked: the bridges". The title contains this note.
	noun := "states"
	if p.note != "" {
		noun = "vertices"
	}
	text := fmt.Sprintf("%d %s", len(p.Labels), noun)
	if len(p.shown) < len(p.Labels) {
		text += fmt.Sprintf(", %d of them drawn", len(p.shown))
	}
	if n := len(p.path); n > 0 {
		text += fmt.Sprintf("; the shortest path: %d steps, cost %d", n-1, p.cost[p.path[n-1]])
	}
	if p.note != "" {
		text += "; " + p.note
	}
	if p.game != noGame {
		text += "; red: the player to move loses"
	}
	if p.searches > 1 {
		text += fmt.Sprintf("; one of %d searches", p.searches)
	}
	return text
}

// groups contains the colours for groups of vertices, such as components. If there are more groups than
// colours, the colours repeat.
var groups = []string{"#1f5fa8", "#a33c2f", "#2f7a3a", "#7a4fa0", "#8a5a00", "#00707a", "#a0307a", "#5a5a5a"}

// colour returns the colour of a state: the colour of its group, or of a won or lost position. The colours of
// all other states range from blue at the start to red at the greatest distance. A state that was not reached
// is grey.
func (p *picture) colour(v int) string {
	won, lost := groups[0], groups[1]
	if g, has := p.group[v]; has {
		return groups[g%len(groups)]
	}
	if p.game != noGame && v < len(p.lost) {
		if p.lost[v] {
			return lost
		}
		return won
	}
	if p.hops[v] < 0 {
		return "#666666"
	}

	// White text must be readable on every colour between blue and red.
	t := float64(p.hops[v]) / float64(max(p.depth, 1))
	red, green, blue := int(40+145*t), int(95-50*t), int(180-140*t)
	return fmt.Sprintf("#%02x%02x%02x", red, green, blue)
}

// A drawnEdge is an edge of the picture.
type drawnEdge struct {
	from, to, cost int
	text           string // the label of the edge; "" for none
	bothWays       bool   // an opposite edge has the same cost, and both are drawn as one
	marked         bool   // whether the edge is a part of the path or of a helper's result
}

// edges calls f for each edge of the picture.
func (p *picture) edges(f func(drawnEdge)) {
	// Leave out edges to states that are not drawn.
	shown := map[int]bool{}
	for _, v := range p.shown {
		shown[v] = true
	}
	for _, v := range p.shown {
		for _, s := range p.steps[v] {
			// Two opposite edges are drawn as one, unless each has its own text.
			there, back := [2]int{v, s.to}, [2]int{s.to, v}
			bothTexts := p.texts[there] != "" && p.texts[back] != ""
			bothWays := !bothTexts && slices.Contains(p.steps[s.to], step{v, s.cost})
			drawnBefore := bothWays && s.to < v
			if !shown[s.to] || s.to == v || drawnBefore {
				continue
			}

			found := p.marked[there] || bothWays && p.marked[back]
			e := drawnEdge{v, s.to, s.cost, "", bothWays, found || p.isOnPath(v, s.to, bothWays)}
			if text := p.texts[there]; text != "" {
				e.text = text[1:] // drop the space before the first label
			}
			f(e)
		}
	}
}

// isOnPath reports whether the path contains the edge.
func (p *picture) isOnPath(v, w int, bothWays bool) bool {
	i, hasV := p.onPath[v]
	j, hasW := p.onPath[w]
	return hasV && hasW && (j == i+1 || bothWays && i == j+1)
}

// dot writes the picture in the language of Graphviz.
func (p *picture) dot(w io.Writer) {
	fmt.Fprintf(w, "digraph {\n  label=%s\n", strconv.Quote(p.title()))
	fmt.Fprintln(w, "  node [shape=box, style=\"rounded,filled\", fontcolor=white]")
	for _, v := range p.shown {
		more := ""
		if _, on := p.onPath[v]; on {
			more = ", penwidth=4"
		}
		fmt.Fprintf(w, "  %d [label=%s, fillcolor=%q%s]\n", v, strconv.Quote(p.Labels[v]), p.colour(v), more)
	}

	// A cost of 1 is not printed, because in most graphs all edges cost 1.
	p.edges(func(e drawnEdge) {
		var attributes []string
		if e.text != "" {
			attributes = append(attributes, "label="+strconv.Quote(e.text))
		} else if e.cost != 1 {
			attributes = append(attributes, fmt.Sprintf("label=%d", e.cost))
		}
		if e.bothWays {
			attributes = append(attributes, "dir=none")
		}
		if e.marked {
			attributes = append(attributes, "penwidth=4")
		}
		fmt.Fprintf(w, "  %d -> %d [%s]\n", e.from, e.to, strings.Join(attributes, ", "))
	})
	fmt.Fprintln(w, "}")
}

// These are sizes in pixels and limits in characters.
const (
	letterWide, letterHigh = 7.3, 14.0
	titleWide, titleHigh   = 8.5, 19.0 // the width and height of a character of the title

	nameLetters = 16 // the maximum length of a line if the name can be broken at spaces
	mostLetters = 30 // the maximum length of any line; the rest is cut off

	margin      = 20.0 // the space around the picture
	padding     = 7.0  // the space at each side of a name
	dotSize     = 12.0 // the diameter of a state without a name
	leastWidth  = 240  // the minimum width of the picture, so that the title fits
	linePadding = 8    // the space above a name plus the space below it
	baseline    = 4    // the distance from the middle of a line of text down to its baseline
)

// inLines breaks a text at spaces into lines of at most this many characters.
func inLines(text string, most int) (lines []string) {
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		if last >= 0 && len([]rune(lines[last]+word)) < most {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}

// name returns the lines of a state's name. A name without newlines is broken at spaces.
func (p *picture) name(v int) []string {
	label := p.Labels[v]
	lines := inLines(label, nameLetters)
	if strings.Contains(label, "\n") {
		// Keep the lines of a name that has several, such as a board. They may begin with spaces, which SVG
		// would drop.
		const noBreakSpace = "\u00a0"
		lines = strings.Split(strings.ReplaceAll(label, " ", noBreakSpace), "\n")
	}

	// A very long name would make all states wide, so cut its lines.
	for i, line := range lines {
		letters := []rune(line)
		lines[i] = string(letters[:min(len(letters), mostLetters)])
	}
	return lines
}

// svgStyle is the head of an SVG file. Its colours follow the reader's light or dark mode.
const svgStyle = `<style>svg{background:#fff}.e{stroke:#777;fill:none}.p{stroke:#d60;stroke-width:3;fill:none;stroke-linejoin:round}text{text-anchor:middle;fill:#fff}.t{fill:#222;text-anchor:start;font-size:14px}.on{stroke:#d60;stroke-width:3}.c{fill:#222;stroke:#fff;stroke-width:3px;paint-order:stroke}
@media(prefers-color-scheme:dark){svg{background:#181818}.t{fill:#eee}.c{fill:#eee;stroke:#181818}}</style>
` + arrowHead

// arrowHead is the marker at the end of an edge.
const arrowHead = `<marker id="a" markerWidth="8" markerHeight="8" refX="7" refY="3" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L7 3L0 6z" fill="#777"/></marker>
`

// svg writes the picture as an SVG file.
func (p *picture) svg(w io.Writer) {
	// All states are as wide as the longest name.
	named := len(p.shown) <= mostNamed
	wide := dotSize
	heights := map[int]float64{}
	for _, v := range p.shown {
		heights[v] = dotSize
		if !named {
			continue
		}
		lines := p.name(v)
		heights[v] = float64(len(lines))*letterHigh + linePadding
		for _, line := range lines {
			wide = max(wide, float64(len([]rune(line)))*letterWide+2*padding)
		}
	}

	// Texts beside edges need room between the states.
	longestText := 0.0
	for _, text := range p.texts {
		longestText = max(longestText, float64(len(text)+1)*letterWide)
	}
	l := p.place(wide, heights, longestText)

	// Draw the edges before using the picture's width: an edge that is routed around the states makes the
	// picture wider.
	edges := p.drawEdges(l)
	width := max(l.width, leastWidth)

	// Write the title above the states, except on a page with questions, because the title reveals the result.
	var title []string
	if !p.isPlain {
		title = inLines(p.title(), int(width/titleWide))
	}
	top := margin + titleHigh*float64(len(title))
	fullWidth, fullHeight := width+2*margin, top+l.height
	fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%.0f %.0f %.0f %.0f" width="%.0f" height="%.0f" `+
		`font-family="monospace" font-size="12">`+"\n", -width/2-margin, -top, fullWidth, fullHeight, fullWidth, fullHeight)

	// A page with questions has its own style for the states.
	if p.isPlain {
		fmt.Fprint(w, strings.Replace(arrowHead, `"auto"`, `"auto-start-reverse"`, 1)) // also for the beginning of an edge
	} else {
		fmt.Fprint(w, svgStyle)
	}
	for i, line := range title {
		y := titleHigh*float64(i+1) - top
		fmt.Fprintf(w, "<text class=\"t\" x=\"%.0f\" y=\"%.0f\">%s</text>\n", -width/2, y, html.EscapeString(line))
	}

	// Write the states after the edges, because they cover the ends of the edges.
	fmt.Fprint(w, edges)
	for _, v := range p.shown {
		p.drawState(w, v, l.at[v], named)
	}
	fmt.Fprintln(w, "</svg>")
}

// drawState writes a state: a box with its name, or a circle.
func (p *picture) drawState(w io.Writer, v int, at box, named bool) {
	class := ""
	if _, on := p.onPath[v]; on {
		class = ` class="on"`
	}

	// The tooltip shows the full name.
	label := html.EscapeString(p.Labels[v])
	if p.isPlain {
		fmt.Fprintf(w, "<g data-state=\"%d\"><title>%s</title>", v, label)
	} else {
		fmt.Fprintf(w, "<g><title>%s, %d steps, cost %d</title>", label, p.hops[v], p.cost[v])
	}
	if !named {
		fmt.Fprintf(w, "<circle%s cx=\"%.1f\" cy=\"%.1f\" r=\"6\" fill=\"%s\"/></g>\n", class, at.x, at.y, p.colour(v))
		return
	}

	fmt.Fprintf(w, "<rect%s x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"6\" fill=\"%s\"/>",
		class, at.x-at.wide/2, at.y-at.high/2, at.wide, at.high, p.colour(v))
	lines := p.name(v)
	for i, line := range lines {
		fromMiddle := float64(i) - float64(len(lines)-1)/2
		y := at.y + baseline + letterHigh*fromMiddle
		fmt.Fprintf(w, "<text x=\"%.1f\" y=\"%.1f\">%s</text>", at.x, y, html.EscapeString(line))
	}
	fmt.Fprintln(w, "</g>")
	if p.isPlain {
		fmt.Fprintf(w, "<text class=\"value\" data-state=\"%d\" x=\"%.1f\" y=\"%.1f\"> </text>\n", v, at.x+at.wide/2-4, at.y-at.high/2+2)
	}
}

// drawEdges returns the SVG of all edges. Marked edges are above the other edges, and the texts of edges are
// above both.
func (p *picture) drawEdges(l *layout) string {
	var taken []box
	for _, v := range p.shown {
		taken = append(taken, l.at[v])
	}

	var plain, marked, texts strings.Builder
	p.edges(func(e drawnEdge) {
		from, to := l.at[e.from], l.at[e.to]
		aside := 0.0
		hasBack := slices.ContainsFunc(p.steps[e.to], func(s step) bool { return s.to == e.from })
		if !e.bothWays && hasBack {
			// An edge in the opposite direction exists and is drawn separately, so move this one to the side.
			aside = math.Copysign(from.wide/4, to.y-from.y)
		}
		hasArc := p.residual && !e.bothWays && !hasBack
		if hasArc {
			aside = math.Copysign(from.wide/5, to.y-from.y)
		}
		corners := l.way(from, to, aside)

		class, textClass, w := "e", "c", &plain
		if p.isPlain {
			class, textClass = "arc", "cost" // the page's own classes, which no puzzle uses
		}
		if e.marked {
			class, w = "p", &marked
		}
		isTwoArrows := p.isPlain && e.bothWays && slices.Contains([]string{"SCC", "TwoSat", "Topological"}, p.Helper)
		if isTwoArrows {
			class += `" marker-start="url(#a)`
		}
		if !e.bothWays || isTwoArrows {
			class += `" marker-end="url(#a)`
		}
		ends := ""
		if p.isPlain {
			ends = fmt.Sprintf(` data-edge="%d %d"`, e.from, e.to)
		}
		fmt.Fprintf(w, "<path class=\"%s\"%s d=\"%s\"/>\n", class, ends, pathData(corners))

		if hasArc {
			back := l.way(to, from, math.Copysign(from.wide/5, from.y-to.y))
			fmt.Fprintf(w, "<path class=\"arc\" marker-end=\"url(#a)\" data-edge=\"%d %d\" d=\"%s\"/>\n", e.to, e.from, pathData(back))
		}

		if e.text != "" {
			at := textPlace(e.text, corners, taken)
			taken = append(taken, at)
			fmt.Fprintf(&texts, "<text class=\"%s\"%s x=\"%.1f\" y=\"%.1f\">%s</text>\n",
				textClass, ends, at.x, at.y+baseline, html.EscapeString(e.text))
		}
	})
	return plain.String() + marked.String() + texts.String()
}

// pathData returns the path of an edge in SVG's syntax: straight lines, or a curve.
func pathData(corners []point) string {
	commands := "ML" // move, then lines
	if len(corners) == 3 {
		commands = "MQ " // the second corner controls the curve to the third one
	}
	var b strings.Builder
	for i, c := range corners {
		command := commands[min(i, len(commands)-1)]
		fmt.Fprintf(&b, "%c%.1f %.1f", command, c.x, c.y)
	}
	return b.String()
}

// textPlace returns the box for the label of an edge: of several places along the edge, it chooses the one that
// overlaps least with the other boxes.
func textPlace(text string, corners []point, others []box) box {
	// The middle of the edge is tried first, because there the text is easiest to find.
	best, least := box{}, math.Inf(1)
	for _, part := range []float64{0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8} {
		at := along(corners, part)
		b := box{x: at.x, y: at.y, wide: float64(len(text)+2) * letterWide, high: 12}
		hidden := 0.0
		for _, o := range others {
			overlapX := (b.wide+o.wide)/2 - math.Abs(b.x-o.x)
			overlapY := (b.high+o.high)/2 - math.Abs(b.y-o.y)
			hidden += max(0, min(overlapX, overlapY))
		}
		if hidden < least {
			best, least = b, hidden
		}
	}
	return best
}
