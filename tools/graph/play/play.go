// Package play lets a test answer the questions of a page of tools/graph in a browser, and checks the questions by other
// means than those that made them. Only tests import it.
package play

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"oj/tools/graph/ask"
	"oj/tools/shared/testing/browser"
)

// LessonOf returns the questions of a page.
func LessonOf(page string) (lesson ask.Lesson, err error) {
	_, rest, _ := strings.Cut(page, `<script type="application/json" id="lesson">`)
	data, _, _ := strings.Cut(rest, "</script>")
	if err := json.Unmarshal([]byte(data), &lesson); err != nil {
		return lesson, fmt.Errorf("the page contains no questions: %w\n%.500s", err, page)
	}
	return lesson, nil
}

// Open opens the page in a file.
func Open(t *testing.T, file string) *Player {
	t.Helper()
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lesson, err := LessonOf(string(page))
	if err != nil {
		t.Fatal(err)
	}
	return &Player{browser.Open(t, file), t, lesson}
}

// A Player answers the questions of a page in a browser.
type Player struct {
	*browser.Page
	T      *testing.T
	Lesson ask.Lesson
}

// Text returns the text of the element with this id.
func (p *Player) Text(id string) string {
	p.T.Helper()
	return p.Eval(fmt.Sprintf("document.getElementById(%q).textContent", id))
}

// Touch taps the middle of an element, as a finger does.
func (p *Player) Touch(selector string) {
	p.T.Helper()
	var at struct{ X, Y float64 }
	place := p.Eval(fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		e.scrollIntoView({block: "center"});
		const box = e.getBoundingClientRect();
		return JSON.stringify({X: box.x + box.width / 2, Y: box.y + box.height / 2});
	})()`, selector))
	if err := json.Unmarshal([]byte(place), &at); err != nil {
		p.T.Fatal(err)
	}

	// A tap is a touchStart, which lists the finger, and a touchEnd without fingers.
	finger := map[string]any{"x": at.X, "y": at.Y}
	p.Call("Input.dispatchTouchEvent", map[string]any{"type": "touchStart", "touchPoints": []any{finger}}, nil)
	p.Call("Input.dispatchTouchEvent", map[string]any{"type": "touchEnd", "touchPoints": []any{}}, nil)
}

// Answer answers the question on the page: with a key if turn%3 is 0, with a click if it is 1, with a touch if it is 2. A
// question about a set of states gets the right states, or none.
func (p *Player) Answer(turn int, q ask.Question, isWrong bool) {
	p.T.Helper()
	if q.Pick != nil {
		for i, o := range q.Options {
			if !isWrong && slices.Contains(q.Pick, o.State) {
				p.Touch(fmt.Sprintf("#options button:nth-child(%d)", i+1))
			}
		}
		p.Touch("#done")
		return
	}
	option := q.Right
	if isWrong {
		option = (q.Right + 1) % len(q.Options)
	}
	button := fmt.Sprintf("#options button:nth-child(%d)", option+1)
	switch turn % 3 {
	case 0:
		p.Press(fmt.Sprint(option + 1))
	case 1:
		p.Eval(fmt.Sprintf("document.querySelector(%q).click()", button))
	default:
		p.Touch(button)
	}
}

// checkPictures checks what the pictures show while a question about a step is open: the two states of the step, not those
// of the frame before it.
func (p *Player) checkPictures(i int, q ask.Question) {
	p.T.Helper()
	if q.Graph && p.Eval(`[...byId("tabs").children].some(tab => tab.dataset.runs.endsWith("graph")) && !runs.endsWith("graph")`) == "true" {
		p.T.Errorf("question %d needs the graph, but the page shows something else: %s", i+1, q.Text)
	}
	if q.Asks == nil || q.Frame >= len(p.Lesson.Frames) {
		return
	}
	frame := p.Lesson.Frames[q.Frame]
	got := p.Eval(fmt.Sprintf(`panes.filter(({run}) => run.shows && {at: %d, to: %d}[run.shows] >= 0).map(({run, canvas, parts}) => {
		const state = {at: %[1]d, to: %[2]d}[run.shows], step = run.pictured[state];
		const isRight = ({dataset: {from = 0, to = Infinity}}) => step >= Number(from) && step <= Number(to);
		if (step === undefined || getComputedStyle(canvas).visibility === "hidden") return run.name + ": no picture";
		return parts.every(part => part.dataset.layer || isRight(part) === !part.hasAttribute("display")) ? "" : run.name + ": another state";
	}).join("")`, max(frame.At, q.Asks[0]), frame.To))
	if got != "" {
		p.T.Errorf("question %d: %s: %s", i+1, got, q.Text)
	}
}

// Round answers all questions and checks the texts on the page. If isWrong(i) is true, its answer to question i is wrong.
// Before each question it tries to go on, which the page must not allow.
func (p *Player) Round(questions []ask.Question, isWrong func(i int) bool) {
	p.T.Helper()
	right := 0
	for i, q := range questions {
		p.Press("End")
		if got := p.Text("question"); got != q.Text || p.Eval(`document.getElementById("ask").hidden`) != "false" {
			p.T.Fatalf("question %d is %q, want %q", i+1, got, q.Text)
		}
		if got := p.Eval("String(step)"); got != fmt.Sprint(max(0, min(len(p.Lesson.Frames), q.Frame)-1)) {
			p.T.Fatalf("question %d is asked at frame %s, but is about frame %d", i+1, got, q.Frame)
		}
		p.checkPictures(i, q)
		p.Answer(i, q, isWrong(i))
		want := "Right."
		if isWrong(i) {
			want = "Wrong."
			if q.Pick != nil {
				want += "You chose: nothing."
			} else {
				want += q.Options[(q.Right+1)%len(q.Options)].Why
			}
		} else {
			right++
		}
		if got := p.Text("answer"); got != want+q.Because || q.Because == "" {
			p.T.Fatalf("%s: %q, want %q", q.Text, got, want+q.Because)
		}
		p.Answer(0, q, false) // the page must ignore a second answer
		if i%2 == 0 {
			p.Touch("#on")
		} else {
			p.Press("Enter")
		}
	}

	p.Press("End")
	want := fmt.Sprintf("%d of %d answers were right.", right, len(questions))
	if got := p.Text("result"); len(questions) > 0 && got != want {
		p.T.Fatalf("%q, want %q", got, want)
	}
}
