package ask

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"io"
	"slices"

	"oj/tools/shared/viewer"
)

var (
	//go:embed page.html
	pageText string
	//go:embed page.css
	style string
	//go:embed looks.css
	looks string
	//go:embed page.js
	script string
)

var page = template.Must(template.New("page").Parse(pageText))

// Picture is a picture for the frames of a lesson.
type Picture struct {
	Puzzle string // the puzzle, drawn by the problem's visualizer; "" if there is none
	Graph  string // the states and edges that occur in frames, each with an attribute data-state or data-edge

	// Pictured contains the step of Puzzle that shows each state. It is nil if Puzzle shows all states as places.
	Pictured map[int]int
}

// tab is a choice of panes for the viewer.
type tab struct{ Title, Runs string }

// pane is the data of a pane for the viewer.
type pane struct {
	Name     string      `json:"name"`
	Messages []string    `json:"messages"`
	Images   []string    `json:"images"`
	SVG      string      `json:"svg"`
	Lesson   string      `json:"lesson"`
	Shows    string      `json:"shows,omitempty"`
	Pictured map[int]int `json:"pictured,omitempty"`
}

// Write writes the page of a lesson.
func Write(w io.Writer, lesson *Lesson, p Picture) error {
	panes := map[string]template.JS{}
	var fault error
	add := func(id string, one pane) {
		one.Messages, one.Images, one.Lesson = []string{}, []string{}, "lesson"
		text, err := json.Marshal(one) // escapes the character <, so no text can end the script element
		if err != nil {
			fault = err
		}
		panes[id] = template.JS(text)
	}

	var tabs []tab
	if p.Puzzle != "" && p.Pictured == nil {
		add("puzzle", pane{Name: "the puzzle", SVG: p.Puzzle})
		tabs = append(tabs, tab{"The puzzle", "puzzle"})
	}
	if p.Puzzle != "" && p.Pictured != nil {
		add("here", pane{Name: "this state", SVG: p.Puzzle, Shows: "at", Pictured: p.Pictured})
		add("there", pane{Name: "where the step leads", SVG: p.Puzzle, Shows: "to", Pictured: p.Pictured})
		tabs = append(tabs, tab{"The puzzle", "here there"})
	}
	if p.Graph != "" {
		add("graph", pane{Name: "the graph", SVG: p.Graph})
		tabs = append(tabs, tab{"The graph", "graph"})
	}

	// The labels of a given graph, such as flows, are only in its own picture.
	if len(lesson.Texts) > 0 {
		slices.Reverse(tabs)
	}
	data, err := json.Marshal(lesson)
	if err != nil || fault != nil {
		return err
	}
	code := viewer.JS + script
	hash := sha256.Sum256([]byte(code))
	return page.Execute(w, map[string]any{
		"Lesson":   lesson,
		"Style":    template.CSS(viewer.CSS + style),
		"Looks":    template.CSS(looks),
		"Script":   template.JS(code),
		"Hash":     base64.StdEncoding.EncodeToString(hash[:]),
		"Data":     template.JS(data),
		"Panes":    panes,
		"Tabs":     tabs,
		"Controls": viewer.HTML,
	})
}
