package ask

import (
	"cmp"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"io"
	"slices"
	"strings"

	"oj/tools/shared/args"
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
	HasSteps bool // whether Pictured is also for the states to which steps lead
}

// Page is what a page shows.
type Page struct {
	*Lesson
	Picture Picture
	Name    string   // of the problem
	Address string   // of the problem's page on its site; "" if unknown
	Rules   []string // the paragraphs of the statement; nil if unknown

	// The replay of the learner's own program, which the page shows beside ours; nil if there is none.
	Own        *Lesson
	OwnPicture Picture
	OwnFolder  string // the folder of the program
	Note       string // how both differ, or why there is no replay
}

// tab is a choice of panes for the viewer.
type tab struct {
	Title, Runs string
	Differ      int // the turn of the first difference, from 1; 0 if there is none
}

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

// panes returns the panes of a picture, by id, and the tabs that show them. The ids begin with the prefix.
func (p Picture) panes(prefix, lesson string) (panes map[string]pane, tabs []tab) {
	panes = map[string]pane{}
	add := func(id string, one pane) {
		one.Messages, one.Images, one.Lesson = []string{}, []string{}, lesson
		panes[prefix+id] = one
	}
	if p.Puzzle != "" && p.Pictured == nil {
		add("puzzle", pane{Name: "the puzzle", SVG: p.Puzzle})
		tabs = append(tabs, tab{"The puzzle", prefix + "puzzle", 0})
	}
	if p.Puzzle != "" && p.Pictured != nil {
		runs := prefix + "here"
		add("here", pane{Name: "this state", SVG: p.Puzzle, Shows: "at", Pictured: p.Pictured})
		if p.HasSteps {
			add("there", pane{Name: "where the step leads", SVG: p.Puzzle, Shows: "to", Pictured: p.Pictured})
			runs += " " + prefix + "there"
		}
		tabs = append(tabs, tab{"The puzzle", runs, 0})
	}
	if p.Graph != "" {
		add("graph", pane{Name: "the graph", SVG: p.Graph})
		tabs = append(tabs, tab{"The graph", prefix + "graph", 0})
	}
	return panes, tabs
}

// beside returns the tabs that show the panes of the learner's tabs beside the same panes of ours.
func beside(own, ours []tab, differ int) (tabs []tab) {
	for i := range min(len(own), len(ours)) {
		mine, _, _ := strings.Cut(own[i].Runs, " ")
		their, _, _ := strings.Cut(ours[i].Runs, " ")
		tabs = append(tabs, tab{ours[i].Title, mine + " " + their, differ})
	}
	return tabs
}

// Write writes a page.
func Write(w io.Writer, p Page) error {
	panes, tabs := p.Picture.panes("", "lesson")
	lessons := map[string]*Lesson{"lesson": p.Lesson}
	if p.Own != nil {
		// The page follows the learner's replay.
		panes, tabs = p.Picture.panes("", "ours")
		own, ownTabs := p.OwnPicture.panes("own-", "lesson")
		differ := p.Own.First + 1
		if p.Own.Same {
			differ = 0
		}
		tabs = beside(ownTabs, tabs, differ)
		for id, one := range panes {
			one.Name = "ours"
			panes[id] = one
		}
		for id, one := range own {
			one.Name = "yours"
			panes[id] = one
		}
		lessons = map[string]*Lesson{"lesson": p.Own, "ours": p.Lesson}
	}

	// The labels of a given graph, such as flows, are only in its own picture.
	if len(p.Texts) > 0 && !strings.Contains(p.Picture.Puzzle, `"place way"`) {
		slices.Reverse(tabs)
	}

	// Marshal escapes the character <, so no text can end the script element.
	data := map[string]template.JS{}
	add := func(id string, value any) error {
		text, err := json.Marshal(value)
		data[id] = template.JS(text)
		return err
	}
	for id, one := range panes {
		if err := add(id, one); err != nil {
			return err
		}
	}
	for id, one := range lessons {
		if err := add(id, one); err != nil {
			return err
		}
	}
	code := viewer.JS + script
	hash := sha256.Sum256([]byte(code))
	return page.Execute(w, map[string]any{
		"Page":     p,
		"Lesson":   p.Lesson,
		"Style":    template.CSS(viewer.CSS + style),
		"Looks":    template.CSS(looks),
		"Script":   template.JS(code),
		"Hash":     base64.StdEncoding.EncodeToString(hash[:]),
		"Data":     data,
		"Tabs":     tabs,
		"Controls": viewer.HTML,
		"Command":  args.Named("go run ./tools/graph -html -o page.html " + cmp.Or(p.OwnFolder, p.Title)),
	})
}
