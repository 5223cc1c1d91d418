// Package svg writes the pictures of output visualizers: SVG files that contain several steps. An ordinary viewer
// shows the last step. The judge's page can show each step.
//
// The root element's attribute data-steps is the number of steps. Steps are numbered from 0. An element that is
// visible only at some steps has the attributes data-from and data-to, the first and the last of these steps. It also
// has display="none", unless it is visible at the last step. To show a step, a viewer removes display from the
// elements of this step and sets it on all others. A viewer may support more attributes:
//
//   - data-layer="NAME": the element is hidden until the user turns on this layer
//   - data-goto="STEP": a click on the element shows this step
//   - data-caption: the text says what happens; a viewer may repeat it beside the picture
//   - data-key, and data-legend of the root element: see Picture.Legend
//   - data-jump of the root element: steps for which there should be a button, such as "17 slowest turn|25 end"
package svg

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Picture is Width units wide and Height units high.
type Picture struct {
	Width, Height float64
	Steps         int // at least 1
	body          strings.Builder
	jumps         []string
	legend        float64 // the height without the legend; 0 if there is no legend
}

// New returns an empty picture with the given number of steps.
func New(width, height float64, steps int) *Picture {
	return &Picture{Width: width, Height: height, Steps: max(1, steps)}
}

// A Span draws elements that are visible from one step to another, both included.
type Span struct {
	p        *Picture
	from, to int
	more     string // further attributes
}

// Always returns the span of all steps.
func (p *Picture) Always() Span { return p.At(0, p.Steps-1) }

// At returns the span from one step to another, both included.
func (p *Picture) At(from, to int) Span {
	return Span{p: p, from: max(0, from), to: min(to, p.Steps-1)}
}

// During returns a span with other steps, but with the same attributes, such as the layer.
func (s Span) During(from, to int) Span {
	s.from, s.to = max(0, from), min(to, s.p.Steps-1)
	return s
}

// Layer returns a span whose elements are hidden until the user turns on the layer with this name.
func (s Span) Layer(name string) Span {
	s.more += ` data-layer="` + escape(name) + `"`
	return s
}

// Goto returns a span whose elements can be clicked to show the given step.
func (s Span) Goto(step int) Span {
	s.more += fmt.Sprintf(` data-goto="%d"`, step)
	return s
}

// Caption returns a span with the same attributes, whose texts are marked as captions: they describe the
// current step.
func (s Span) Caption() Span {
	s.more += ` data-caption=""`
	return s
}

// Jump adds a button that shows a step.
func (p *Picture) Jump(name string, step int) {
	p.jumps = append(p.jumps, fmt.Sprint(step, " ", name))
}

// Rect draws a rectangle with its upper left corner at (x, y).
func (s Span) Rect(x, y, width, height float64, class string) {
	s.element("rect", class, fmt.Sprintf(`x="%s" y="%s" width="%s" height="%s"`, n(x), n(y), n(width), n(height)), "")
}

// Circle draws a disc around (x, y). The title, if it is not "", appears while the mouse pointer is on the disc.
func (s Span) Circle(x, y, radius float64, class, title string) {
	if title != "" {
		title = "<title>" + escape(title) + "</title>"
	}
	s.element("circle", class, fmt.Sprintf(`cx="%s" cy="%s" r="%s"`, n(x), n(y), n(radius)), title)
}

// Line draws a straight line.
func (s Span) Line(x1, y1, x2, y2 float64, class string) {
	s.element("line", class, fmt.Sprintf(`x1="%s" y1="%s" x2="%s" y2="%s"`, n(x1), n(y1), n(x2), n(y2)), "")
}

// Polyline draws lines from point to point. xy contains x and y of each point.
func (s Span) Polyline(class string, xy ...float64) { s.points("polyline", class, xy) }

// Polygon fills the area inside the points. xy contains x and y of each point.
func (s Span) Polygon(class string, xy ...float64) { s.points("polygon", class, xy) }

// points writes an element whose shape is a list of points.
func (s Span) points(name, class string, xy []float64) {
	var points strings.Builder
	for i, v := range xy {
		if i > 0 {
			points.WriteByte(" ,"[i%2])
		}
		points.WriteString(n(v))
	}
	s.element(name, class, `points="`+points.String()+`"`, "")
}

// Path draws path commands, such as "M0 0h10v10z".
func (s Span) Path(d, class string) { s.element("path", class, `d="`+d+`"`, "") }

// Text writes one line of text with its base line at y. If class contains the word middle or end, the middle or the
// end of the text is at x, otherwise its beginning.
func (s Span) Text(x, y float64, text, class string) {
	if text == "" {
		return
	}
	s.element("text", class, fmt.Sprintf(`x="%s" y="%s"`, n(x), n(y)), escape(printable(text)))
}

// element writes an SVG element, unless the span contains no steps.
func (s Span) element(name, class, attributes, content string) {
	if s.from > s.to {
		return
	}
	b := &s.p.body
	fmt.Fprintf(b, `<%s class="%s" %s`, name, class, attributes)

	// A viewer that supports steps uses data-from and data-to. All other viewers show the last step.
	if s.from > 0 || s.to < s.p.Steps-1 {
		fmt.Fprintf(b, ` data-from="%d" data-to="%d"`, s.from, s.to)
	}
	b.WriteString(s.more)
	if s.to < s.p.Steps-1 || strings.Contains(s.more, "data-layer") {
		b.WriteString(` display="none"`)
	}

	if content == "" {
		b.WriteString("/>\n")
		return
	}
	fmt.Fprintf(b, ">%s</%s>\n", content, name)
}

// String returns the whole SVG.
func (p *Picture) String() string {
	legend := ""
	if p.legend > 0 {
		legend = ` data-legend="` + n(p.legend) + `"`
	}
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%[1]s" height="%[2]s" data-steps="%[3]d" data-jump="%[6]s"%[7]s>
<style>%[4]s</style>
<rect class="paper" width="%[1]s" height="%[2]s"/>
%[5]s</svg>
`, n(p.Width), n(p.Height), p.Steps, style, p.body.String(), escape(strings.Join(p.jumps, "|")), legend)
}

// style defines the classes: paper (the background); ink, faint and grid (lines and letters); a to g (fill
// colours that colour-blind people can distinguish, chosen by Okabe and Ito); sa to sg (lines in these
// colours); good and bad (texts about right and wrong answers); mark, ring and trail (thick lines that
// emphasize something); wall (a line on light cells); cell (a thin outline); old (the fill colour is paler);
// and o (a shape without a fill colour).
const style = `
svg{--paper:#fff;--ink:#1b1f24;--faint:#57606a;--grid:#c8ced6;--good:#146c2e;--bad:#b3261e;--mark:#d55e00}
@media screen and (prefers-color-scheme:dark){svg{--paper:#14181d;--ink:#e3e8ee;--faint:#98a3af;--grid:#4a545f;--good:#5fd38a;--bad:#ff938a}}
text{font:14px system-ui,sans-serif;fill:var(--ink)} .small{font-size:11px} .large{font-size:18px} .huge{font-size:28px} .middle{text-anchor:middle} .end{text-anchor:end} .on{fill:#000} .pale{fill:#fff}
.paper{fill:var(--paper)} .ink{fill:var(--ink)} .faint{fill:var(--faint)} .good{fill:var(--good)} .bad{fill:var(--bad)} .node{fill:var(--grid)}
.cell{stroke:var(--grid)} .old{fill-opacity:.4} .o,.grid,.line,.mark,.ring,.trail,.thin,.wall{fill:none} .edge,.line{stroke:var(--ink)} .line{stroke-width:1.5} .grid{stroke:var(--grid)} .thin{stroke:var(--faint);stroke-width:.7}
.mark{stroke:var(--mark);stroke-width:3;stroke-linejoin:round;stroke-linecap:round} .ring{stroke:var(--bad);stroke-width:2} .trail{stroke:#d55e00;stroke-width:6;stroke-opacity:.55} .wall{stroke:#1b1f24;stroke-width:2} .dash{stroke-dasharray:4 4}
.a{fill:#e69f00} .b{fill:#56b4e9} .c{fill:#009e73} .d{fill:#f0e442} .e{fill:#cc79a7} .f{fill:#d55e00} .g{fill:#0072b2} .white{fill:#f4f4f0} .black{fill:#26292d}
.sa{stroke:#e69f00} .sc{stroke:#009e73} .sf{stroke:#d55e00} .sg{stroke:#0072b2} .sa,.sc,.sf,.sg{stroke-width:2}
`

// n formats a number with at most two decimals.
func n(v float64) string {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return "0"
	}
	return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
}

// printable returns the text with question marks instead of characters that XML does not allow. It shortens a very
// long text.
func printable(text string) string {
	const most = 200
	var b strings.Builder
	for i, r := range text {
		switch {
		case i >= most:
			return b.String() + "..."
		case r < ' ' || r == 0xFFFE || r == 0xFFFF:
			b.WriteByte('?')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// escaper does the same as html.EscapeString, which tools/bundle cannot translate to C++.
var escaper = strings.NewReplacer("&", "&amp;", "'", "&#39;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

func escape(text string) string { return escaper.Replace(text) }
