// This file counts what a browser draws for an SVG. A picture of hundreds of thousands of elements blocks the page that shows
// it.

package picture

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// mostElements is the maximum number of elements that an image draws. A browser needs about two seconds for them.
const mostElements = 50_000

// element is an element of an SVG.
type element struct {
	parent int    // -1 for the root
	uses   string // the id of the element that a <use> repeats
	counts int    // what it draws; 0 if this is not known yet
	inside bool   // it is being counted, so a <use> that names it repeats itself
}

// checkElements returns an error if an SVG draws too many elements. What a <use> repeats counts each time.
func checkElements(text []byte) error {
	var all []element
	var children [][]int
	ids := map[string]int{}
	at := -1 // the innermost open element
	for d := xml.NewDecoder(bytes.NewReader(text)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			n := len(all)
			all, children = append(all, element{parent: at}), append(children, nil)
			if at >= 0 {
				children[at] = append(children[at], n)
			}
			for _, a := range t.Attr {
				switch {
				case a.Name.Local == "id":
					ids[a.Value] = n
				case a.Name.Local == "href" && t.Name.Local == "use":
					all[n].uses = strings.TrimPrefix(a.Value, "#")
				}
			}
			at = n
		case xml.EndElement:
			at = all[at].parent
		}
	}
	if len(all) > 0 && countOf(0, all, children, ids) > mostElements {
		return fmt.Errorf("the image draws more than %d elements, so a browser would need very long to show it: "+
			"draw a part of it, or join elements to one <path>", mostElements)
	}
	return nil
}

// countOf returns how many elements are drawn for element n, or a number above mostElements.
func countOf(n int, all []element, children [][]int, ids map[string]int) int {
	e := &all[n]
	if e.counts > 0 || e.inside {
		return e.counts
	}
	e.inside = true
	count := 1
	for _, c := range children[n] {
		if count <= mostElements {
			count += countOf(c, all, children, ids)
		}
	}
	if used, ok := ids[e.uses]; ok && e.uses != "" && count <= mostElements {
		count += countOf(used, all, children, ids)
	}
	e.inside, e.counts = false, count
	return count
}
