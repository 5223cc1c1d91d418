package notebook

import (
	_ "embed"
	"html/template"
	"io"
	"strings"
)

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// Page writes all helpers as one HTML page. A field searches their names as Find does, without a connection.
func (l *Library) Page(w io.Writer) error {
	type entry struct {
		*Helper
		Names, Text, Import string
	}
	type section struct {
		Title   string
		Entries []entry
	}
	var sections []*section
	for _, h := range l.Helpers {
		if len(sections) == 0 || sections[len(sections)-1].Title != h.Section {
			sections = append(sections, &section{Title: h.Section})
		}
		last := sections[len(sections)-1]
		last.Entries = append(last.Entries, entry{h, h.allNames(), l.text(h), l.importPath(h)})
	}
	return pageTemplate.Execute(w, map[string]any{"Sections": sections, "Count": len(l.Helpers)})
}

// allNames returns the helper's names, each with its weight, for the search in the page: "95:dsu|80:union find".
func (h *Helper) allNames() string {
	var list []string
	for _, n := range h.names {
		if n.weight >= weightTitle {
			list = append(list, strings.Join(n.words, " ")+":"+n.key+":"+string(rune('0'+n.weight/11)))
		}
	}
	return strings.Join(list, "|")
}
