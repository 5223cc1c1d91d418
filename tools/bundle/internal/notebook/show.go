package notebook

import (
	"fmt"
	"io"
	"strings"
)

// Show writes the first of the helpers in full, and the others as a list.
func (l *Library) Show(w io.Writer, helpers []*Helper) {
	fmt.Fprint(w, l.text(helpers[0]))
	others := helpers[1:]
	if len(others) == 0 {
		return
	}
	fmt.Fprint(w, "\nsee also\n")
	for i, h := range others {
		if i == mostOthers {
			fmt.Fprintf(w, "  and %d more: add a word\n", len(others)-mostOthers)
			break
		}
		fmt.Fprintf(w, "  %-28s %s\n", h.Full(), h.Title)
	}
}

// text returns everything about one helper: name, declarations with their whole comments, example and import line.
func (l *Library) text(h *Helper) string {
	var b strings.Builder
	fmt.Fprintln(&b, h.Full())
	if h.Title != "" {
		fmt.Fprintln(&b, h.Title)
	}
	b.WriteByte('\n')
	b.WriteString(h.declarations())
	for _, differs := range h.Differs {
		fmt.Fprintf(&b, "\n%s\n", differs)
	}
	if h.Example != "" {
		fmt.Fprintf(&b, "\nexample\n\n%s", h.Example)
	}
	if !h.Pattern {
		fmt.Fprintf(&b, "\nimport %q\n", l.importPath(h))
	}
	return b.String()
}

func (l *Library) importPath(h *Helper) string { return l.module + "/problems/lib/" + h.Package }

// declarations returns the contract, the function, the types and the methods.
func (h *Helper) declarations() string {
	var b strings.Builder
	b.WriteString(comment(h.Doc))
	if h.Signature != "" {
		b.WriteString(h.Signature + "\n")
	}
	for i, t := range h.Types {
		if i > 0 || h.Signature != "" {
			b.WriteByte('\n')
		}
		b.WriteString(t + "\n")
	}
	for _, m := range h.Methods {
		b.WriteString("\n" + comment(m.Doc) + m.Signature + "\n")
	}
	return b.String()
}
