package command

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"oj/problems/lib/record"
	"oj/tools/graph/ask"
	"oj/tools/graph/play"
	"oj/tools/shared/testing/browser"
	"oj/tools/shared/testing/full"
)

func TestMain(m *testing.M) { browser.Main(m) }

// lessonOf returns the questions of a page.
func lessonOf(t *testing.T, page string) ask.Lesson {
	t.Helper()
	lesson, err := play.LessonOf(page)
	if err != nil {
		t.Error(err) // not Fatal, because some tests call this function in other goroutines
	}
	return lesson
}

// TestPageInBrowser answers all questions of a page, some right and some wrong, with keys, clicks and
// touches. The screen is narrow, and the page is checked in light and dark mode.
func TestPageInBrowser(t *testing.T) {
	module(t)
	status, page, stderr := call("-html", "-questions", "14", "-search", "2", "jugs")
	if status != 0 {
		t.Fatal(stderr)
	}
	file := filepath.Join(t.TempDir(), "page.html")
	put(t, file, page)
	p := play.Open(t, file)
	questions := p.Lesson.Questions
	if len(questions) < 10 {
		t.Fatalf("%d questions", len(questions))
	}

	const narrow = 320
	p.Call("Emulation.setDeviceMetricsOverride", map[string]any{"width": narrow, "height": 640, "deviceScaleFactor": 1, "mobile": true}, nil)
	p.Call("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": true}, nil)
	backgrounds := map[string]string{}
	for _, scheme := range []string{"light", "dark"} {
		p.Call("Emulation.setEmulatedMedia", map[string]any{"features": []any{map[string]any{"name": "prefers-color-scheme", "value": scheme}}}, nil)
		backgrounds[scheme] = p.Eval("getComputedStyle(document.body).backgroundColor")
		checkContrast(p)
	}
	if backgrounds["light"] == backgrounds["dark"] {
		t.Errorf("backgrounds %v", backgrounds)
	}

	p.Round(questions, func(int) bool { return false })
	if got := p.Eval(`document.getElementById("wrong").hidden`); got != "true" {
		t.Error("nothing was wrong, but the page offers wrong questions again")
	}
	p.Eval(`document.getElementById("again").click()`)
	p.Round(questions, func(i int) bool { return i%2 == 0 })

	// The page now repeats only the questions that were answered wrongly.
	var again []ask.Question
	for i, q := range questions {
		if i%2 == 0 {
			again = append(again, q)
		}
	}
	p.Eval(`document.getElementById("wrong").click()`)
	p.Round(again, func(int) bool { return true })

	if got := p.Eval("document.documentElement.scrollWidth"); got != fmt.Sprint(narrow) {
		t.Errorf("the page is %s wide", got)
	}
	checkPicture(p)
	if len(p.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", p.Console)
	}
}

// checkContrast checks that the contrast of all texts is sufficient (WCAG 2.1, 1.4.3).
func checkContrast(p *play.Player) {
	p.T.Helper()
	worst := p.Eval(`(() => {
		const light = text => text.match(/[\d.]+/g).slice(0, 3).map(c => c / 255)
			.map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
		const ground = e => { for (; e; e = e.parentElement) {
			const c = getComputedStyle(e).backgroundColor; if (c !== "rgba(0, 0, 0, 0)") return c; } return "rgb(255, 255, 255)"; };
		let worst = 21;
		for (const e of document.querySelectorAll("h1, p, h2, button, th, td span")) {
			const [a, b] = [light(getComputedStyle(e).color), light(ground(e))].sort((a, b) => b - a);
			worst = Math.min(worst, (a + 0.05) / (b + 0.05));
		}
		return worst;
	})()`)
	var contrast float64
	if fmt.Sscan(worst, &contrast); contrast < 4.5 {
		p.T.Errorf("contrast %s", worst)
	}
}

// checkPicture answers a question by a click on a state of the picture. After the click, more states must
// be visible than before the first question.
func checkPicture(p *play.Player) {
	p.T.Helper()
	p.Eval(`document.getElementById("again").click()`)
	const visible = `[...document.querySelectorAll("#picture [data-state]")].filter(g => getComputedStyle(g).display !== "none").length`
	first := p.Eval(visible)
	for i, q := range p.Lesson.Questions {
		right := q.Options[q.Right]
		if right.State > 0 && i > 0 {
			p.Eval(fmt.Sprintf(`document.querySelector('[data-state="%d"] rect').dispatchEvent(new MouseEvent("click", {bubbles: true}))`, right.State-1))
			if got := p.Text("answer"); !strings.HasPrefix(got, "Right.") {
				p.T.Errorf("a click on state %d: %q", right.State-1, got)
			}
			break
		}
		p.Press(fmt.Sprint(q.Right + 1))
		p.Press("Enter")
	}
	if last := p.Eval(visible); first == last {
		p.T.Errorf("%s states are visible all the time", first)
	}
}

// pageOf creates the page for a record with these events and opens it.
func pageOf(t *testing.T, events ...record.Event) *play.Player {
	t.Helper()
	var lines strings.Builder
	for _, e := range events {
		text, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&lines, "%s\n", text)
	}
	s, err := read(strings.NewReader(lines.String()))
	if err != nil {
		t.Fatal(err)
	}
	const most = 40
	page, err := s.page("test", most)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "page.html")
	put(t, file, string(page))
	return play.Open(t, file)
}

// TestMarkedEdges: two pipes connect the vertices 0 and 1, one in each direction, and only the pipe on the
// path is marked. Both vertices and the capacities of both pipes are visible from the start. The flow in the
// record is not visible, because it is the answer.
func TestMarkedEdges(t *testing.T) {
	step := func(from, to, text string) record.Event {
		return record.Event{What: "step", Cost: 1, States: []string{from, to, text}}
	}
	p := pageOf(t, record.Event{What: "search"}, record.Event{What: "graph", States: []string{"flow of 3 from 0 to 1"}},
		record.Event{What: "visit", States: []string{"0"}}, record.Event{What: "visit", States: []string{"1"}},
		step("0", "1", "3/4"), step("1", "0", ""),
		record.Event{What: "helper", States: []string{"FlowOf", `{"N": 2, "Source": 0, "Sink": 1,
			"Pipes": [{"From": 0, "To": 1, "Capacity": 4}, {"From": 1, "To": 0, "Capacity": 5}]}`}})
	const marked = `[...document.querySelectorAll("#picture .marked")].map(e => e.dataset.from + "-" + e.dataset.to).join()`
	first := p.Lesson.Questions[0]
	if !strings.HasPrefix(first.Text, "A round begins") {
		t.Fatalf("the first question is %q", first.Text)
	}
	p.Press(fmt.Sprint(first.Right + 1))
	p.Press("Enter")
	if got := p.Eval(marked); got != "0-1" {
		t.Errorf("marked: %q", got)
	}
	if got := p.Eval(`[...document.querySelectorAll("#picture text")].map(e => e.textContent).sort().join()`); got != "0,1,4,5" {
		t.Errorf("texts %q", got)
	}
	if len(p.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", p.Console)
	}
}

// TestNamesOnPages: the name of a state is escaped, so that it cannot contain HTML.
func TestNamesOnPages(t *testing.T) {
	const evil = `</script><script>acted = 1</script><img src=x onerror="acted = 2">`
	p := pageOf(t, record.Event{What: "search"}, record.Event{What: "helper", States: []string{"Reach", "null"}},
		record.Event{What: "start", States: []string{"a"}}, record.Event{What: "visit", States: []string{"a"}},
		record.Event{What: "step", Cost: 1, States: []string{"a", evil}}, record.Event{What: "step", Cost: 1, States: []string{"a", "b"}},
		record.Event{What: "visit", States: []string{evil}}, record.Event{What: "visit", States: []string{"b"}})
	for _, q := range p.Lesson.Questions {
		p.Press(fmt.Sprint(q.Right + 1))
		p.Press("Enter")
	}
	if got := p.Eval(`typeof acted + " " + document.body.textContent.includes("acted = 1")`); got != "undefined true" || len(p.Console) > 0 {
		t.Errorf("%s, console %s", got, p.Console)
	}
}

// fewest is the minimum number of questions on the page of a problem of the course.
const fewest = 3

// TestPageLikePicture: if -html is the only flag and no input is named, the page asks about the search that
// the picture in the README shows.
func TestPageLikePicture(t *testing.T) {
	module(t)
	put(t, "problems/jugs/README.md", "<!-- go run ./tools/graph -digits 6 -fields small,large -search 2 jugs > problems/jugs/states.svg -->\n")
	put(t, "problems/game/README.md", "<!-- go run ./tools/graph -search 2 game problems/game/states.in > problems/game/states.svg -->\n")
	put(t, "problems/game/states.in", "3 5 9\n3 5 4\n")
	for _, c := range []struct{ plain, full string }{
		{"-html jugs", "-html -digits 6 -fields small,large -search 2 jugs"},
		{"-html game", "-html -search 2 game problems/game/states.in"},
	} {
		status, got, stderr := call(strings.Fields(c.plain)...)
		if _, want, _ := call(strings.Fields(c.full)...); status != exitOK || got != want {
			t.Errorf("%s is another page than %s; %s", c.plain, c.full, stderr)
		}
	}
}

// TestPagesOfTheCourse creates the page of each problem of the course, with the input of the picture in its
// README. A README without such a picture belongs to a solution without a search: then the command must fail
// with a message.
func TestPagesOfTheCourse(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", ".."))
	text, err := os.ReadFile("problems/README.md")
	if err != nil {
		t.Fatal(err)
	}
	command := regexp.MustCompile(`<!-- go run \./tools/graph (.*) > \S+ -->`)
	var all sync.WaitGroup
	building := make(chan bool, 2)
	asked, refused := 0, 0
	for _, m := range regexp.MustCompile(`(?m)^\|.*\| \[\w+\]\((\w+)/README\.md\) \|`).FindAllStringSubmatch(string(text), -1) {
		id := m[1]
		page, err := os.ReadFile(filepath.Join("problems", id, "README.md"))
		if err != nil {
			t.Fatal(err)
		}
		args := []string{"-html", id}
		drawing := command.FindStringSubmatch(string(page))
		count := &refused
		if drawing != nil {
			count = &asked
		}

		// Without -full, test only one problem with a picture and one without.
		if *count++; *count > 1 && !full.Mine(t.Name()+"/"+id) {
			continue
		}
		all.Go(func() {
			building <- true
			defer func() { <-building }()
			status, out, stderr := call(args...)
			switch {
			case drawing == nil && (status != exitFailed || !strings.Contains(stderr, "the solution uses no search")):
				t.Errorf("%s: exit status %d, %s", id, status, stderr)
			case drawing != nil && status != exitOK:
				t.Errorf("%q: %s", args, stderr)
			case drawing != nil && len(lessonOf(t, out).Questions) < fewest:
				t.Errorf("%q: %d questions", args, len(lessonOf(t, out).Questions))
			case drawing != nil && !strings.Contains(out, "What if the state were smaller?"):
				t.Errorf("%q: neither a question about a smaller state nor a reason", args)
			}
		})
	}
	all.Wait()
	if asked < firstCourse || refused == 0 {
		t.Errorf("%d problems have pages, %d have none", asked, refused)
	}
}
