// This file removes from an SVG everything that could lead away from the page or run: links, forms, scripts, HTML, and
// addresses of other files. A picture comes from a package, and the page shows it as markup.

package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
)

const (
	spaceOfSVG   = "http://www.w3.org/2000/svg"
	spaceOfXLink = "http://www.w3.org/1999/xlink"
	spaceOfXML   = "http://www.w3.org/XML/1998/namespace"
)

// drawn lists the elements that draw something, describe it or animate it. The names of filters, which begin with fe,
// are permitted, too. All others are removed with their content.
var drawn = map[string]bool{}

// unwrapped lists the elements that are removed without their content: a link, and a choice between alternatives.
var unwrapped = map[string]bool{"a": true, "switch": true}

// animations lists the elements that change an attribute of another element.
var animations = map[string]bool{"animate": true, "set": true, "animateTransform": true, "animateMotion": true}

func init() {
	for _, name := range strings.Fields(`svg g defs symbol use marker path rect circle ellipse line polyline polygon text
		tspan textPath title desc style clipPath mask pattern linearGradient radialGradient stop image filter
		animate set animateTransform animateMotion mpath`) {
		drawn[name] = true
	}
}

var errNoPicture = errors.New("not an SVG picture")

// clean returns an SVG without links, forms, scripts, HTML and addresses. The error says that it is no well-formed XML
// or no SVG.
func clean(text []byte) (string, error) {
	var out strings.Builder
	d := xml.NewDecoder(bytes.NewReader(text))
	var open []string // the end tags of the open elements: "" for one that is unwrapped
	roots := 0
	for {
		token, err := d.Token()
		if err == io.EOF {
			if roots != 1 {
				return "", errNoPicture
			}
			return out.String(), nil
		}
		if err != nil {
			return "", err
		}

		switch t := token.(type) {
		case xml.StartElement:
			if len(open) == 0 {
				if roots++; t.Name.Local != "svg" || roots > 1 {
					return "", errNoPicture
				}
			}
			isSVG := t.Name.Space == "" || t.Name.Space == spaceOfSVG
			switch {
			case isSVG && unwrapped[t.Name.Local]:
				open = append(open, "")
			case !isSVG || !isDrawn(t):
				if err := d.Skip(); err != nil {
					return "", err
				}
			default:
				writeStart(&out, t, len(open) == 0)
				open = append(open, "</"+t.Name.Local+">")
			}

		case xml.EndElement:
			out.WriteString(open[len(open)-1])
			open = open[:len(open)-1]

		case xml.CharData:
			if len(open) > 0 {
				xml.EscapeText(&out, t)
			}
		}
	}
}

// isDrawn reports whether an element is permitted.
func isDrawn(t xml.StartElement) bool {
	name := t.Name.Local
	if !drawn[name] && !strings.HasPrefix(name, "fe") {
		return false
	}

	// An animation could set the address of a link, or code.
	isForbidden := func(a xml.Attr) bool {
		_, target, _ := strings.Cut(":"+a.Value, ":")
		target = target[strings.LastIndexByte(target, ':')+1:]
		return a.Name.Local == "attributeName" && !isHarmless(strings.TrimSpace(target))
	}
	return !animations[name] || !slices.ContainsFunc(t.Attr, isForbidden)
}

// isHarmless reports whether an attribute with this name can neither lead anywhere nor run.
func isHarmless(name string) bool {
	lower := strings.ToLower(name)
	switch lower {
	case "href", "src", "srcdoc", "action", "formaction", "target", "ping", "download", "xmlns", "autofocus", "base":
		return false
	}
	isName := func(r rune) bool {
		return r == '-' || r == '_' || r == '.' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z'
	}
	return lower != "" && !strings.HasPrefix(lower, "on") &&
		!strings.ContainsFunc(lower, func(r rune) bool { return !isName(r) })
}

// writeStart writes the start tag of an element with its permitted attributes. isRoot is set for the outermost element.
func writeStart(out *strings.Builder, t xml.StartElement, isRoot bool) {
	attribute := func(name, value string) {
		out.WriteString(" " + name + `="`)
		xml.EscapeText(out, []byte(value))
		out.WriteString(`"`)
	}

	out.WriteString("<" + t.Name.Local)
	if isRoot {
		attribute("xmlns", spaceOfSVG)
	}
	for _, a := range t.Attr {
		isReference := a.Name.Local == "href" && (a.Name.Space == "" || a.Name.Space == spaceOfXLink)
		isInside := strings.HasPrefix(a.Value, "#") || t.Name.Local == "image" && strings.HasPrefix(a.Value, "data:image/")
		switch {
		case isReference && isInside:
			attribute("href", a.Value)
		case a.Name.Space == "" && isHarmless(a.Name.Local):
			attribute(a.Name.Local, a.Value)
		case a.Name.Space == spaceOfXML && a.Name.Local == "space":
			attribute("xml:space", a.Value)
		}
	}
	out.WriteString(">")
}
