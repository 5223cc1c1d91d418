package ask

import (
	_ "embed"
	"encoding/json"
	"html/template"
	"io"
)

var (
	//go:embed page.html
	pageText string
	//go:embed page.css
	style string
	//go:embed page.js
	script string
)

var page = template.Must(template.New("page").Parse(pageText))

// Write writes an HTML page that asks the questions of a lesson. The parameter picture is an SVG element in which
// states have the attribute data-state, and edges have data-from and data-to.
func Write(w io.Writer, lesson *Lesson, picture string) error {
	// Package json escapes the character <, so no name of a state can end the script element.
	data, err := json.Marshal(lesson)
	if err != nil {
		return err
	}
	return page.Execute(w, map[string]any{
		"Lesson":  lesson,
		"Style":   template.CSS(style),
		"Script":  template.JS(script),
		"Data":    template.JS(data),
		"Picture": template.HTML(picture),
	})
}
