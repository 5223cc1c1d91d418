package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/record"
	"oj/tools/graph/ask"
	"oj/tools/graph/play"
	"oj/tools/shared/testing/browser"
	"oj/tools/shared/testing/full"
)

var update = flag.Bool("update", false, "write the pictures of the pages about ideas")

func TestMain(m *testing.M) { browser.Main(m) }

// checkQuestions answers the questions of the page that a command line asks for by brute force. It returns their number.
func checkQuestions(t *testing.T, line ...string) int {
	t.Helper()
	o, err := parse(append([]string{"-html"}, line...), io.Discard)
	if err != nil {
		t.Fatal(line, err)
	}
	defer o.input.Close()
	text, err := os.ReadFile(o.input.Name())
	if err == nil {
		err = o.chooseSearch(t.Context())
	}
	if err != nil {
		t.Fatal(line, err)
	}

	// Some inputs contain no search, or fewer than the README's.
	s, err := trace(t.Context(), o.root, o.solution, o.input, o.search)
	if errors.Is(err, errNoState) || errors.Is(err, errNoSearch) {
		return 0
	}
	if err == nil {
		err = o.name(s)
	}
	if err != nil {
		t.Fatal(line, err)
	}
	in := s.input(o.id, string(text))
	lesson, err := ask.Make(in)
	if err != nil {
		t.Log(line, err)
		return 0
	}
	faults, known := play.Check(in, lesson)
	for _, fault := range faults {
		t.Errorf("%s: %s", line, fault)
	}
	if known < len(lesson.Questions) {
		t.Errorf("%s: only %d of %d questions can be checked", line, known, len(lesson.Questions))
	}
	return known
}

// The widths of the screens on which pages are played.
var widths = []int{400, 1300}

// playPage plays the page in a file at each width: first with right and wrong answers, then the wrong ones again.
func playPage(t *testing.T, file string) {
	t.Helper()
	for _, width := range widths {
		p := play.Open(t, file)
		const high = 800
		p.Call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": high, "deviceScaleFactor": 1, "mobile": width < 1000}, nil)
		p.Call("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": true}, nil)
		questions := p.Lesson.Questions
		p.Round(questions, func(i int) bool { return i%2 == 0 })

		var again []ask.Question
		for i, q := range questions {
			if i%2 == 0 {
				again = append(again, q)
			}
		}
		if len(again) > 0 {
			p.Touch("#wrong")
			p.Round(again, func(int) bool { return false })
		}
		if got := p.Eval(`document.documentElement.scrollWidth <= innerWidth || document.documentElement.scrollWidth`); got != "true" {
			t.Errorf("%s: the page is %s wide on a screen of %d", file, got, width)
		}
		if got := p.Eval(`document.getElementById("stage").getBoundingClientRect().top < 200`); got != "true" {
			t.Errorf("%s: at %d pixels the picture does not begin near the top", file, width)
		}

		// The looks of graphs do not take the fill away from the pieces of a puzzle.
		if got := p.Eval(`panes.flatMap(({svg}) => svg ? [...svg.querySelectorAll("path.black, path.white")] : []).every(e => getComputedStyle(e).fill !== "none")`); got != "true" {
			t.Errorf("%s: black or white pieces have no fill", file)
		}

		// The legend of the picture is beside it, where it is not scaled.
		got := p.Eval(`(() => {
			const drawn = panes[0].svg, keys = drawn ? drawn.querySelectorAll("[data-key]").length : 0;
			return !drawn || !drawn.dataset.legend ? "none" : keys + " " + (byId("legend").textContent.length > 3) + " " + (parseFloat(getComputedStyle(byId("legend")).fontSize) > 12);
		})()`)
		if got != "none" && got != "0 true true" {
			t.Errorf("%s: at %d pixels, keys in the picture, legend, its size: %s", file, width, got)
		}
		if len(p.Console) > 0 {
			t.Errorf("%s: the browser's console is not empty: %s", file, p.Console)
		}
	}
}

// TestPageInBrowser plays a page, and looks at its contrast, at going back, and at links to frames.
func TestPageInBrowser(t *testing.T) {
	module(t)
	status, page, stderr := call("-html", "-search", "2", "jugs")
	if status != 0 {
		t.Fatal(stderr)
	}
	file := filepath.Join(t.TempDir(), "page.html")
	put(t, file, page)
	playPage(t, file)

	p := play.Open(t, file)
	for _, scheme := range []string{"light", "dark"} {
		p.Call("Emulation.setEmulatedMedia", map[string]any{"features": []any{map[string]any{"name": "prefers-color-scheme", "value": scheme}}}, nil)
		checkContrast(p)
	}
	p.Round(p.Lesson.Questions, func(int) bool { return false })

	// Home, the arrows, the slider and a link show the frame that they name.
	for _, x := range []struct {
		act  func()
		want int
	}{
		{func() { p.Press("Home") }, 0},
		{func() { p.Press("ArrowRight") }, 1},
		{func() { p.Touch("#next") }, 2},
		{func() { p.Touch("#back") }, 1},
		{func() { p.Eval(`byId("step").value = 5; byId("step").dispatchEvent(new Event("input"))`) }, 5},
		{func() { p.Eval(`location.hash = "t=4&run=graph"`); p.Eval(`new Promise(done => setTimeout(done, 50))`) }, 3},
	} {
		x.act()
		if got := p.Text("say"); got != p.Lesson.Frames[x.want].Say {
			t.Errorf("the page says %q, want frame %d: %q", got, x.want, p.Lesson.Frames[x.want].Say)
		}
	}
}

// TestStatement: a page contains the statement of the problem's README, without links and marks.
func TestStatement(t *testing.T) {
	module(t)
	put(t, "problems/jugs/README.md", "# jugs: Jugs\r\n\r\n[UVa 0](https://example.org/0.pdf). A jug `A`\r\nis full.\r\n\r\nInput: two.\r\n\r\n<!-- file: 1.in -->\r\n```\r\n1\r\n```\r\n\r\nThe model.\r\n")
	_, page, stderr := call("-html", "jugs")
	if want := "<p>UVa 0. A jug A\nis full.</p>\n<p>Input: two.</p>"; !strings.Contains(page, want) || strings.Contains(page, "The model.") {
		t.Errorf("the page does not contain %q, or more; %s", want, stderr)
	}
}

// TestStepsInPictures plays a page with two pictures, whose questions are about the step that these show, and one whose
// questions about flow need the graph. Round checks this.
func TestStepsInPictures(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", ".."))
	for id, isSubject := range map[string]func(q ask.Question) bool{
		"uva589":   func(q ask.Question) bool { return strings.Contains(q.Text, "the second picture") && q.Asks != nil },
		"uva11506": func(q ask.Question) bool { return q.Graph },
	} {
		_, page, stderr := call("-html", id)
		file := filepath.Join(t.TempDir(), id+".html")
		put(t, file, page)
		p := play.Open(t, file)
		if !slices.ContainsFunc(p.Lesson.Questions, isSubject) || p.Eval("panes.some(({run}) => run.shows)") != fmt.Sprint(id == "uva589") {
			t.Errorf("%s: the page has no such questions or pictures; %s", id, stderr)
		}
		p.Round(p.Lesson.Questions, func(i int) bool { return i%2 == 1 })
	}
}

// TestInputOnPage: the input can be edited as a text, and painted. What is typed there answers no question.
func TestInputOnPage(t *testing.T) {
	module(t)
	put(t, "my.in", "3 5 4\n##\n.#\n") // the solution ends before the board
	_, page, _ := call("-html", "jugs", "my.in")
	file := filepath.Join(t.TempDir(), "page.html")
	put(t, file, page)
	p := play.Open(t, file)
	p.Press("End")
	p.Eval(`byId("input").open = true; byId("given").focus()`)
	p.Press("1")
	if got := p.Text("answer"); got != "" {
		t.Errorf("typing into the input answered a question: %s", got)
	}
	const saved = `decodeURIComponent(byId("save").href.split(",").slice(1).join(","))`
	p.Eval(`byId("given").value += "x\n"; byId("given").dispatchEvent(new Event("input"))`)
	if got := p.Eval(saved); got != "3 5 4\n##\n.#\nx\n" {
		t.Errorf("saved after typing: %q", got)
	}

	// The letters are sorted: # is chosen at first.
	p.Eval(`(() => {
		const cell = document.querySelector('[data-cell="2,0"]');
		cell.scrollIntoView();
		const box = cell.getBoundingClientRect();
		cell.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, buttons: 1, clientX: box.x + 5, clientY: box.y + 5}));
	})()`)
	if got := p.Eval(saved); got != "3 5 4\n##\n##\nx\n" {
		t.Errorf("saved after painting: %q", got)
	}
	if want := "go run ./tools/graph -html -o page.html jugs my.in"; !strings.Contains(page, want) {
		t.Errorf("the page does not contain %q", want)
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
		for (const e of document.querySelectorAll("h1, p, h2, button, b, label, a")) {
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
	s, err := read(strings.NewReader(lines.String()), 1)
	if err != nil {
		t.Fatal(err)
	}
	lesson, err := ask.Make(s.input("test", ""))
	if err != nil {
		t.Fatal(err)
	}
	var page strings.Builder
	if err := ask.Write(&page, ask.Page{Lesson: lesson, Picture: ask.Picture{Graph: s.plainPicture(lesson)}}); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "page.html")
	put(t, file, page.String())
	return play.Open(t, file)
}

// TestFlowOnPage: two pipes connect the vertices 0 and 1, one in each direction. Only the pipe with flow is marked, and its
// text shows the flow only after the frame of the flow. The flow in the record, which is the answer, is not on the page.
func TestFlowOnPage(t *testing.T) {
	step := func(from, to, text string) record.Event {
		return record.Event{What: "step", Cost: 1, States: []string{from, to, text}}
	}
	p := pageOf(t, record.Event{What: "search"}, record.Event{What: "graph", States: []string{"flow of 3 from 0 to 1"}},
		record.Event{What: "visit", States: []string{"0"}}, record.Event{What: "visit", States: []string{"1"}},
		step("0", "1", "3/4"), step("1", "0", ""),
		record.Event{What: "helper", States: []string{"FlowOf", `{"N": 2, "Source": 0, "Sink": 1,
			"Pipes": [{"From": 0, "To": 1, "Capacity": 4}, {"From": 1, "To": 0, "Capacity": 5}]}`}})
	const root = `document.querySelector(".canvas").shadowRoot`
	const texts = `[...` + root + `.querySelectorAll("text[data-edge]")].map(e => e.textContent).sort().join()`
	const used = `[...` + root + `.querySelectorAll("path.used")].map(e => e.dataset.edge).join()`
	p.Press("Home")
	if got := p.Eval(texts + `+ "; " +` + used); got != "0/4,0/5; " {
		t.Errorf("at first: %q", got)
	}
	p.Round(p.Lesson.Questions, func(int) bool { return false })
	if got := p.Eval(texts + `+ "; " +` + used); got != "0/5,4/4; 0 1" {
		t.Errorf("at the end: %q", got)
	}
	if len(p.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", p.Console)
	}
}

// TestPlayOnPage plays the game of a heap from which one or two are taken; the player who takes the last one wins. A wrong
// first move loses, and the page names it; after taking it back, the right one wins. While the game is played, the picture
// shows its position, and the replay's sentence and question are hidden.
func TestPlayOnPage(t *testing.T) {
	events := []record.Event{{What: "search"}, {What: "helper", States: []string{"DenseWinning", "null"}}, {What: "game"}}
	for heap := range 5 {
		events = append(events, record.Event{What: "visit", States: []string{fmt.Sprint(heap)}})
		for to := max(0, heap-2); to < heap; to++ {
			events = append(events, record.Event{What: "step", Cost: 1, States: []string{fmt.Sprint(heap), fmt.Sprint(to)}})
		}
	}
	p := pageOf(t, events...)
	move := func(to string) {
		t.Helper()
		p.Eval(fmt.Sprintf(`[...byId("moves").children].find(b => b.textContent.endsWith("to %s")).click()`, to))
	}
	const shown = `[...document.querySelector(".canvas").shadowRoot.querySelectorAll(".state.at text")].map(e => e.textContent.trim()).join() +
		" " + ["say", "ask"].filter(id => getComputedStyle(byId(id)).display !== "none").join()`
	p.Press("End")
	if got := p.Eval(shown); got != "2 say,ask" {
		t.Errorf("at the question: %q", got)
	}
	p.Touch("#begin")
	p.Press("1") // no answer to the hidden question
	if got := p.Eval(shown); got != "4 " {
		t.Errorf("at the beginning of the game: %q", got)
	}
	move("2")
	if got := p.Text("line"); got != "You: Go from 4 to 2. The opponent: Go from 2 to 0." {
		t.Errorf("the first turn: %q", got)
	}
	p.Touch("#restart")
	if got := p.Eval(shown); got != "4 " {
		t.Errorf("a new game: %q", got)
	}
	p.Touch("#leave")
	if got := p.Eval(shown); got != "2 say,ask" {
		t.Errorf("after the game: %q", got)
	}
	p.Touch("#begin")
	move("2")
	const lost = "0. You have lost. Moves that would have won: turn 1: 1 of 2. Turn 1 was the mistake: take back to it."
	if got := p.Text("position"); got != lost {
		t.Errorf("after a wrong move: %q, want %q", got, lost)
	}
	p.Touch("#takeback")
	if got := p.Text("position") + p.Text("line"); got != "4. Your move." {
		t.Errorf("after taking back: %q", got)
	}
	move("3")
	move("0")
	if got := p.Text("position"); !strings.HasPrefix(got, "0. You have won. Moves that would have won: turn 1: 1 of 2, turn 2: ") {
		t.Errorf("after right moves: %q", got)
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
	p.Round(p.Lesson.Questions, func(int) bool { return false })
	if got := p.Eval(`typeof acted + " " + document.getElementById("stage").querySelector(".canvas").shadowRoot.textContent.includes("acted = 1")`); got != "undefined true" || len(p.Console) > 0 {
		t.Errorf("%s, console %s", got, p.Console)
	}
}

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

// puzzleClass matches a class of the page's graph in the picture of the puzzle.
var puzzleClass = regexp.MustCompile(`(?s)id="(?:puzzle|here)">[^<]*class=\\"[^"\\]*\b(?:arc|cost)\b`)

// leastQuestions is the minimum number of questions on the page of a problem of the course.
const leastQuestions = 2

// TestPagesOfTheCourse creates the page of each problem of the course, with the input of the picture in its README,
// answers its questions by brute force, and plays it. A README without such a picture belongs to a solution without a
// search: then the command must fail with a message.
func TestPagesOfTheCourse(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", ".."))
	text, err := os.ReadFile("problems/README.md")
	if err != nil {
		t.Fatal(err)
	}
	command := regexp.MustCompile(`<!-- go run \./tools/graph (.*) > \S+ -->`)
	pages, refused, pictures, others, checked := 0, 0, 0, 0, 0
	for _, m := range regexp.MustCompile(`(?m)^\|.*\| \[\w+\]\((\w+)/README\.md\) \|`).FindAllStringSubmatch(string(text), -1) {
		id := m[1]
		readme, err := os.ReadFile(filepath.Join("problems", id, "README.md"))
		if err != nil {
			t.Fatal(err)
		}
		drawing := command.FindStringSubmatch(string(readme))
		count := &refused
		if drawing != nil {
			count = &pages
		}

		// Without -full, test only one problem with a picture and one without.
		if *count++; *count > 1 && !full.Mine(t.Name()+"/"+id) {
			continue
		}
		status, page, stderr := call("-html", id)
		if drawing == nil {
			if status != exitFailed || !strings.Contains(stderr, "the solution uses no search") {
				t.Errorf("%s: exit status %d, %s", id, status, stderr)
			}
			continue
		}
		if status != exitOK {
			t.Errorf("%s: %s", id, stderr)
			continue
		}
		if strings.Contains(page, `id="puzzle"`) || strings.Contains(page, `id="here"`) {
			pictures++
		}
		file := filepath.Join(t.TempDir(), id+".html")
		put(t, file, page)
		playPage(t, file)
		checked += checkQuestions(t, id)

		// A puzzle's picture must not use the classes of the page's graph, whose style would change it.
		if m := puzzleClass.FindString(page); m != "" {
			t.Errorf("%s: the picture of the puzzle has the %s", id, m)
		}

		// On this input, there is something to decide, and the replay reaches its end.
		lesson, err := play.LessonOf(page)
		if err != nil {
			t.Fatal(err)
		}
		if len(lesson.Questions) < leastQuestions {
			t.Errorf("%s: %d questions: choose another input for the picture in its README", id, len(lesson.Questions))
		}
		if isLong := id == "starcraft"; strings.Contains(lesson.Intro, "The run is long") && !isLong {
			t.Errorf("%s: the page ends before the search: choose a smaller input for the picture in its README", id)
		}

		// Also check the questions about other small inputs, unless the inputs are for a referee.
		settings, err := os.ReadFile(filepath.Join("testcases", id, "problem.yaml"))
		if err != nil {
			t.Fatal(err)
		}
		isInteractive := strings.Contains(string(settings), "interactive")
		const mostInputs, mostBytes = 6, 2000
		var inputs []string
		for _, pattern := range []string{"*/*.in", "secret/*/*.in"} {
			files, _ := filepath.Glob(filepath.Join("testcases", id, "data", filepath.FromSlash(pattern)))
			inputs = append(inputs, files...)
		}
		inputs = slices.DeleteFunc(inputs, func(name string) bool {
			info, err := os.Stat(name)
			return err != nil || info.Size() > mostBytes || strings.Contains(name, "invalid") || isInteractive
		})
		for i := range min(mostInputs, len(inputs)) {
			others++
			checked += checkQuestions(t, id, inputs[i*len(inputs)/min(mostInputs, len(inputs))])
		}
	}
	t.Logf("%d pages, %d with the puzzle's picture, and %d other inputs; %d questions answered by brute force", pages, pictures, others, checked)
	if pages < firstCourse || refused == 0 {
		t.Errorf("%d problems have pages, %d have none", pages, refused)
	}
}

// ideaPicture matches the comment below a picture of an idea's page: the number of a frame, the pane, the problem, and the
// picture's file.
var ideaPicture = regexp.MustCompile(`<!-- frame (\d+) of go run \./tools/graph -html (\w+)(?:, (\w+))? > (problems/idea-[\w-]+\.svg) -->`)

// mostLines is the maximum number of lines of a page about an idea.
const mostLines = 40

// TestIdeas: each page about an idea is short, is linked from the README and from the first hint of a problem, and shows a
// frame of the viewer. With -update the test writes these pictures.
func TestIdeas(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", ".."))
	pages, err := filepath.Glob("problems/idea-*.md")
	if err != nil || len(pages) < 8 {
		t.Fatalf("%d pages about ideas, error %v", len(pages), err)
	}
	for _, name := range pages {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if lines := strings.Count(string(text), "\n"); lines > mostLines {
			t.Errorf("%s has %d lines, want at most %d", name, lines, mostLines)
		}
		for _, pattern := range []string{"problems/*/README.md", "problems/*/hints.md"} {
			files, _ := filepath.Glob(pattern)
			isLinked := func(file string) bool {
				text, _ := os.ReadFile(file)
				return strings.Contains(string(text), filepath.Base(name))
			}
			if !slices.ContainsFunc(files, isLinked) {
				t.Errorf("%s: no file %s links to it", name, pattern)
			}
		}

		m := ideaPicture.FindStringSubmatch(string(text))
		if m == nil {
			t.Errorf("%s has no picture", name)
			continue
		}
		status, page, stderr := call("-html", m[2])
		if status != exitOK {
			t.Errorf("%s: %s", name, stderr)
			continue
		}
		file := filepath.Join(t.TempDir(), "page.html")
		put(t, file, page)
		p := play.Open(t, file)
		if m[3] != "" {
			p.Eval(fmt.Sprintf("document.querySelector('[data-runs=%s]').click()", m[3]))
		}
		p.Eval(fmt.Sprintf("limit = to => to; show(%s - 1)", m[1]))
		got := p.Eval(frameAsFile)
		if *update {
			put(t, m[4], got)
		}
		if want, err := os.ReadFile(m[4]); err != nil || string(want) != got {
			t.Errorf("%s is not the frame that the page shows: run this test with -update; %v", m[4], err)
		}
	}
}

// frameAsFile is a script that returns the picture of the first pane as an SVG file: without what is hidden, and with the
// looks of the page.
const frameAsFile = `(() => {
	const svg = document.querySelector(".canvas").shadowRoot.querySelector("svg").cloneNode(true);
	svg.querySelectorAll("[display=none]").forEach(e => e.remove());
	svg.querySelectorAll("*").forEach(e => { for (const name of Object.keys(e.dataset)) delete e.dataset[name]; });
	for (const name of Object.keys(svg.dataset)) delete svg.dataset[name];
	const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
	style.textContent = "svg{background:#fff}" + byId("looks").textContent;
	svg.prepend(style);
	return new XMLSerializer().serializeToString(svg) + "\n";
})()`
