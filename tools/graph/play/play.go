// Package play lets a test answer the questions of a page of tools/graph in a browser. Only tests import it.
package play

import (
	"encoding/json"
	"fmt"
	"os"
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

// Answer chooses this option on the page. If turn%3 is 0, it uses a key; if it is 1, a click; if it is 2, a
// touch.
func (p *Player) Answer(turn, option int) {
	p.T.Helper()

	// The page must react to keys, clicks and touches, so a test uses them in turn.
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

// Round answers all questions and checks the texts on the page. If isWrong(i) is true, its answer to question
// i is wrong.
func (p *Player) Round(questions []ask.Question, isWrong func(i int) bool) {
	p.T.Helper()
	right, wrong := 0, 0
	for i, q := range questions {
		if got := p.Text("question"); got != q.Text {
			p.T.Fatalf("question %d is %q, want %q", i+1, got, q.Text)
		}
		option, verdict := q.Right, "Right."
		if isWrong(i) {
			option, verdict = (q.Right+1)%len(q.Options), "Wrong."
			wrong++
		} else {
			right++
		}
		p.Answer(i, option)

		want := verdict + q.Because
		if verdict == "Wrong." {
			want = verdict + q.Options[option].Why + q.Because
		}
		if got := p.Text("answer"); got != want || q.Because == "" {
			p.T.Fatalf("%s %s: %q, want %q", q.Text, q.Options[option].Text, got, want)
		}

		// The page must ignore a second answer.
		p.Answer(i, q.Right)
		want = fmt.Sprintf("Question %d of %d: %d right, %d wrong", i+1, len(questions), right, wrong)
		if got := p.Text("count"); got != want {
			p.T.Fatalf("%q, want %q", got, want)
		}
		p.Press("Enter")
	}

	want := fmt.Sprintf("%d of %d answers were right, %d wrong.", right, len(questions), wrong)
	if got := p.Text("result"); got != want {
		p.T.Fatalf("%q, want %q", got, want)
	}
}
