package page

import (
	"flag"
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/diff"
	"oj/judge/internal/report"
	"oj/tools/shared/testing/browser"
	"oj/tools/shared/verdict"
)

var shots = flag.String("shots", "", "folder to write screenshots of the page to")

// ringGame returns the lines of a game of n turns, and a picture with steps. In step k of the picture the
// agent is at the x-coordinate 10*k.
func ringGame(n int) (turns []report.Turn, pictures []string) {
	turns = append(turns, report.Turn{Milliseconds: 0.1, Text: "the map"})
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d 100" data-steps="%d" data-jump="3 slowest turn|%d end"><style>circle{fill:red;animation:beat 9s infinite}@keyframes beat{to{fill:blue}}</style>`, 10*n, n+1, n)
	for k := range n {
		turns = append(turns, report.Turn{Milliseconds: float64(k), Text: fmt.Sprintf("agent %d", k)}, report.Turn{Milliseconds: float64(k) + 0.5, FromProgram: true, Text: fmt.Sprintf("cut %d", k)})
		fmt.Fprintf(&b, `<circle class="agent" cx="%d" cy="50" r="5" data-from="%d" data-to="%d" display="none"/><text data-caption="" data-from="%d" data-to="%d" display="none">the agent is at %d</text>`, 10*k, k, k, k, k, 10*k)
		fmt.Fprintf(&b, `<rect class="bar" x="%d" y="80" width="8" height="9" data-goto="%d"/>`, 10*k, k)
	}
	b.WriteString(`<circle class="ring" r="9" data-layer="rings" display="none"/></svg>`)
	return turns, []string{b.String()}
}

// sampleReport returns a report with one example of everything that the page can show.
func sampleReport(n int) *report.Report {
	game, drawn := ringGame(n)
	short, shortDrawn := ringGame(n / 2)
	score := 7.0
	return &report.Report{
		Limits: []string{"the network is open"}, Sampled: "memory",
		Problems: []*report.Problem{
			{
				ID: "uva260", TimeLimit: 3, Warnings: []string{"odd"},
				Kill: &report.Kill{
					Survivors: []string{"wrong_answer/survivor"}, Idle: []string{"sample"}, Alone: map[string][]string{"spiral": {"four"}},
					Kills: map[string][]string{"spiral": {"four"}},
				},
				Entries: []*report.Entry{
					{Name: "main.go", Language: "Go", Verdict: verdict.AC, OK: true, Passed: 1, Total: 1, Slowest: 0.012, SlowestCase: "big", Memory: 4 << 20, Cases: []*report.Case{{Name: "big", Verdict: verdict.AC, Seconds: 0.012}}},
					{Name: "wrong_answer/four_neighbours", Submission: true, Expected: []string{"WA"}, Verdict: verdict.WA, OK: true, Cases: []*report.Case{{Name: "sample", Verdict: verdict.AC}, {Name: "spiral", Verdict: verdict.WA}}},
					{Name: "wrong_answer/survivor", Submission: true, Expected: []string{"WA"}, Verdict: verdict.AC, Note: "SURVIVES", Cases: []*report.Case{{Name: "sample", Verdict: verdict.AC}, {Name: "spiral"}}},
					{Name: "wrong_answer/skipped", Submission: true, Expected: []string{"WA"}, Skipped: "no compiler"},
				},
			},
			{
				ID: "skynet2", TimeLimit: 1, Memory: 4 << 20, Compared: true,
				Entries: []*report.Entry{
					{Name: "main.go", Verdict: verdict.WA, Passed: 2, Total: 3, Note: "1 case is wrong", Cases: []*report.Case{
						{Name: "ring", Verdict: verdict.WA, Message: "turn 3: the agent reached gateway 0", Turns: game, Pictures: drawn, Repeat: "go run ./judge -case ring skynet2", Stderr: "debugging"},
						{Name: "images", Verdict: verdict.AC, Seconds: 0.1, Memory: 2 << 20, Pictures: []string{"data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "data:image/gif;base64,R0lGODlhAQABAIAAAAAAACwAAAAAAQABAAA="}},
						{Name: "talk", Verdict: verdict.AC, Turns: []report.Turn{{Milliseconds: 1, Text: "guess"}, {Milliseconds: 2, FromProgram: true, Text: "<script>alert(1)</script>"}}},
					}},
					{Name: "b.py", Verdict: verdict.AC, OK: true, Passed: 3, Total: 3, Cases: []*report.Case{
						{Name: "ring", Verdict: verdict.AC, Turns: short, Pictures: shortDrawn}, {Name: "images", Verdict: verdict.AC}, {Name: "talk", Verdict: verdict.AC, NoPicture: "it crashed"},
					}},
				},
			},
			{ID: "guarini", Entries: []*report.Entry{{Name: "main.cpp", Skipped: "no C++ compiler found"}}},
			{ID: "batch", Entries: []*report.Entry{{Name: "main.go", Verdict: verdict.PE, Score: &score, Groups: map[string]float64{"secret": 7}, Cases: []*report.Case{
				{Name: "a", Verdict: verdict.PE, Message: "line 1: trailing blank", Hint: "look", Trace: []string{"at"}, Diff: &diff.Diff{WantLine: 1, GotLine: 1, Want: []string{"1 W⏎", "2·B⏎"}, Got: []string{"1 W⏎", "2·B·⏎"}}},
				{Name: "b"},
			}}}},
			{ID: "broken", Entries: []*report.Entry{{Name: "main.go", Verdict: verdict.CE, Compiler: "main.go:1: no", Hint: "h"}}},
			{ID: "p", Errors: []string{"1.in is invalid"}},
		},
	}
}

// pageOf returns the page of a report.
func pageOf(t *testing.T, r *report.Report) string {
	t.Helper()
	var page strings.Builder
	if err := Write(&page, r, "go run ./judge -html report.html", DefaultPictures); err != nil {
		t.Fatal(err)
	}
	return page.String()
}

func TestPageNeedsNoNetworkAndEscapes(t *testing.T) {
	text := pageOf(t, sampleReport(8))
	words := html.UnescapeString(text)
	if strings.Contains(text, "<script>alert") {
		t.Error("the output of a program is markup in the page")
	}
	if found := regexp.MustCompile(`(?i)(src|href)="(?:[^#d]|d[^a])|url\(|@import`).FindString(text); found != "" {
		t.Errorf("the page refers to another file: %s", found)
	}
	for _, want := range []string{"5 not as expected", "wrong_answer/survivor", "PE 7 points", "secret 7", "no picture: it crashed", "uva260: odd", "1.000 s", "10 %", "2·B<mark>·</mark>⏎", "Slowest cases", "Not limited on this system: the network is open", "Only sampled on this system, because there is no control group: memory", "go run ./judge -case ring skynet2", "skipped: no C++ compiler found", "p: 1.in is invalid"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}

// visible is a script that returns the names of the visible parts of the picture.
const visible = `[...document.querySelector(".canvas").shadowRoot.querySelectorAll("circle:not([display])")].map(c => c.getAttribute("class") + c.getAttribute("cx")).join(" ")`

// TestReplayInBrowser checks that a game can be opened and stepped through by keyboard alone, and that every step
// shows its picture and its answer.
func TestReplayInBrowser(t *testing.T) {
	const n = 12
	b := browser.Open(t, writePage(t, sampleReport(n)))
	b.Eval(`document.querySelector(".program button.replay").focus()`)
	b.Press("Enter")
	if got := b.Eval(`document.getElementById("viewer").open`); got != "true" {
		t.Fatal("Enter on the Replay button did not open the viewer")
	}
	for k := range n {
		if got, want := b.Eval(visible), fmt.Sprintf("agent%d", 10*k); got != want {
			t.Fatalf("step %d shows %q, want %q", k, got, want)
		}
		if got, want := b.Eval(`document.querySelector("[aria-current]").textContent`), fmt.Sprintf("> cut %d", k); !strings.HasSuffix(got, want) {
			t.Fatalf("step %d marks %q, want %q", k, got, want)
		}
		if got, want := b.Eval(`document.getElementById("status").textContent`), fmt.Sprintf("; the agent is at %d", 10*k); !strings.HasSuffix(got, want) {
			t.Fatalf("step %d says %q, want %q", k, got, want)
		}
		b.Press("ArrowRight")
	}
	if got := b.Eval(visible); got != "" {
		t.Errorf("after the last turn %q is shown", got)
	}
	checkKeys(t, b, n)
	checkPointers(t, b)
	checkMotion(t, b)
	if *shots != "" {
		b.Screenshot(filepath.Join(*shots, "replay.png"))
	}
	b.Press("Escape")
	if got := b.Eval(`document.getElementById("viewer").open`); got != "false" {
		t.Error("Escape did not close the viewer")
	}
	checkSideBySide(t, b, n)
	if len(b.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.Console)
	}
}

// checkSideBySide opens two runs of different length. The viewer must show the same step of both runs. When
// the shorter run has ended, the viewer must continue to show its last step.
func checkSideBySide(t *testing.T, b *browser.Page, n int) {
	t.Helper()
	b.Eval(`document.querySelector(".versus button.replay").click()`)
	both := `[...document.querySelectorAll(".pane")].map(pane => pane.querySelector("h3").textContent + " " +
		[...pane.querySelector(".canvas").shadowRoot.querySelectorAll("circle:not([display])")].map(c => c.getAttribute("cx")).join(" ")).join("; ")`
	for _, test := range []struct{ key, want string }{
		{"Home", "main.go: WA 0; b.py: AC 0"}, {"ArrowRight", "main.go: WA 10; b.py: AC 10"}, {"End", "main.go: WA ; b.py: AC "},
		{"ArrowLeft", fmt.Sprintf("main.go: WA %d; b.py: AC ", 10*(n-1))},
	} {
		b.Press(test.key)
		if got := b.Eval(both); got != test.want {
			t.Errorf("side by side, %s: %q, want %q", test.key, got, test.want)
		}
	}
	if got := b.Eval(`document.querySelectorAll("#choices button").length + " " + document.querySelectorAll("#choices input").length`); got != "5 1" {
		t.Errorf("side by side: %s choices, want 5 buttons and a box", got)
	}
	b.Eval(`document.querySelector("#choices button").click()`)
	wanted := fmt.Sprintf("first difference (turn %d) at step %d", n/2+1, n/2)
	if got := b.Eval(`document.querySelector("#choices button").textContent + " at step " + document.getElementById("step").value`); got != wanted {
		t.Errorf("side by side: the button is %q, want %q", got, wanted)
	}
	for _, width := range []int{320, 700, 1600} {
		b.Call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 700}, nil)
		fits := `[...document.querySelectorAll(".picture")].every(p => { const box = p.getBoundingClientRect(); return box.width >= 200 && box.height >= 100 && box.left >= 0 && box.right <= innerWidth; })
			&& document.getElementById("viewer").scrollWidth <= document.getElementById("viewer").clientWidth`
		if got := b.Eval(fits); got != "true" {
			t.Errorf("side by side: something is hidden in a window of %d", width)
		}
		if *shots != "" {
			b.Screenshot(filepath.Join(*shots, fmt.Sprintf("versus-%d.png", width)))
		}
	}
	b.Press("Escape")
}

// TestLinksToTurns checks that an address such as report.html#t=5 opens a replay at turn 5, that the viewer
// shows a link with such an address for the current turn, and that the standard error of this turn is shown
// in full.
func TestLinksToTurns(t *testing.T) {
	const n, lines = 12, 30
	r := sampleReport(n)
	c := r.Problems[1].Entries[0].Cases[0]
	for range lines {
		c.ErrorLines = append(c.ErrorLines, report.Turn{Milliseconds: 4.2, Text: "thinks"})
	}
	file := writePage(t, r)
	shown := `[...document.querySelectorAll(".pane")].map(pane => pane.querySelector("[aria-current]").textContent.trim().split(" ").slice(1).join(" ")).join("; ")
		+ " " + document.getElementById("link").hash`

	// An address with a turn but without a run opens the first replay on the page. In this report, the first
	// replay shows two programs side by side.
	b := browser.Open(t, file+"#t=5")
	both := "#t=5&run=program-2-run-1+program-3-run-1"
	if got, want := b.Eval(shown), "> cut 4; > cut 4 "+both; got != want {
		t.Fatalf("#t=5 shows %q, want %q", got, want)
	}
	inView := `[...document.querySelectorAll(".pane")].every(pane => {
		const row = pane.querySelector("[aria-current]").getBoundingClientRect(), list = pane.querySelector(".exchange").getBoundingClientRect();
		return row.top >= list.top - 1 && row.bottom <= list.bottom + 1; })`
	if got := b.Eval(inView); got != "true" {
		t.Error("#t=5: the answer of turn 5 is not in view")
	}

	one := browser.Open(t, file+"#t=5&run=program-2-run-1")
	said := `[...document.querySelectorAll(".exchange .stderr.now span")].map(text => text.textContent.match(/thinks/g).length + " " + (text.clientHeight === text.scrollHeight)).join()`
	for _, step := range []struct{ key, shown, said string }{
		{"", "> cut 4 #t=5&run=program-2-run-1", "30 true"}, {"ArrowRight", "> cut 5 #t=6&run=program-2-run-1", ""},
	} {
		if step.key != "" {
			one.Press(step.key)
		}
		if got := one.Eval(shown); got != step.shown {
			t.Errorf("%s: the viewer shows %q, want %q", step.key, got, step.shown)
		}
		if got := one.Eval(said); got != step.said {
			t.Errorf("%s: standard error of the turn: %q, want %q", step.key, got, step.said)
		}
	}

	// If a link is followed while the viewer is open, the viewer must show the turn that the link names.
	one.Eval(`new Promise(heard => { addEventListener("hashchange", () => setTimeout(heard)); location.hash = "` + both + `"; })`)
	if got, want := one.Eval(shown), "> cut 4; > cut 4 "+both; got != want {
		t.Errorf("the second link shows %q, want %q", got, want)
	}

	// In a replay without a picture, each answer of the program must count as a turn, as in a replay with a
	// picture. The viewer must ignore links to unknown replays.
	talk := browser.Open(t, file+"#t=1&run=program-2-run-3")
	if got, want := talk.Eval(shown), "> <script>alert(1)</script> #t=1&run=program-2-run-3"; got != want {
		t.Errorf("without a picture the viewer shows %q, want %q", got, want)
	}
	unknown := browser.Open(t, file+"#t=1&run=nothing")
	if got := unknown.Eval(`document.getElementById("viewer").open`); got != "false" {
		t.Error("a link to a replay that is not there opens another one")
	}
	for _, page := range []*browser.Page{b, one, talk, unknown} {
		if len(page.Console) > 0 {
			t.Errorf("the browser's console is not empty: %s", page.Console)
		}
	}
}

// checkKeys tests the viewer's controls: the keys, the slider, the play and zoom buttons, and the links
// inside the picture.
func checkKeys(t *testing.T, b *browser.Page, n int) {
	t.Helper()
	step := func(what, do, want string) {
		t.Helper()
		if len(do) > 7 {
			b.Eval(do)
		} else {
			b.Press(do)
		}
		if got := b.Eval(`document.getElementById("step").value`); got != want {
			t.Errorf("%s: step %s, want %s", what, got, want)
		}
	}
	for _, x := range [][2]string{{"last", strconv.Itoa(n)}, {"back", strconv.Itoa(n - 1)}, {"first", "0"}, {"next", "1"}} {
		step("the button "+x[0], `document.getElementById("`+x[0]+`").click()`, x[1])
	}
	step("Home", "Home", "0")
	step("End", "End", strconv.Itoa(n))
	step("slider", `(() => { const s = document.getElementById("step"); s.value = 7; s.dispatchEvent(new Event("input")); })()`, "7")
	step("jump", `document.querySelector("#choices button").click()`, "3")
	step("a bar of the picture", `document.querySelector(".canvas").shadowRoot.querySelectorAll(".bar")[5].dispatchEvent(new Event("click"))`, "5")
	step("a line of the exchange", `document.querySelectorAll(".exchange button")[3].click()`, "1")
	b.Eval(`document.querySelector("#choices input").click()`)
	if got := b.Eval(visible); got != "agent10 ringnull" {
		t.Errorf("after the layer was switched on, %q is visible", got)
	}
	b.Eval(`document.getElementById("step").focus()`)
	for _, want := range []string{"Pause", "Play"} {
		b.Press(" ")
		if got := b.Eval(`document.getElementById("play").textContent`); got != want {
			t.Errorf("Space: the button reads %q, want %q", got, want)
		}
	}
	width := func() string {
		return b.Eval(`Math.round(document.querySelector(".canvas").getBoundingClientRect().width)`)
	}
	whole := width()
	b.Press("+")
	if nearer := width(); nearer == whole {
		t.Errorf("+ leaves the picture %s wide", nearer)
	}
	b.Press("0")
	if again := width(); again != whole {
		t.Errorf("0 makes the picture %s wide, want %s", again, whole)
	}
}

// checkPointers tests zooming with the wheel and with two fingers, and dragging.
func checkPointers(t *testing.T, b *browser.Page) {
	t.Helper()
	box := func() (x, width float64) {
		fmt.Sscan(b.Eval(`(() => { const box = document.querySelector(".canvas").getBoundingClientRect(); return box.x + " " + box.width; })()`), &x, &width)
		return x, width
	}
	middle := strings.Fields(b.Eval(`(() => { const box = document.querySelector(".picture").getBoundingClientRect(); return (box.x + box.width / 2) + " " + (box.y + box.height / 2); })()`))
	x, _ := strconv.ParseFloat(middle[0], 64)
	y, _ := strconv.ParseFloat(middle[1], 64)
	_, whole := box()
	b.Call("Input.dispatchMouseEvent", map[string]any{"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -100}, nil)
	left, wheeled := box()
	if wheeled < 1.1*whole {
		t.Errorf("the wheel makes the picture %g wide, which was %g", wheeled, whole)
	}
	for _, e := range []struct {
		kind string
		x    float64
	}{{"mousePressed", x}, {"mouseMoved", x + 30}, {"mouseReleased", x + 30}} {
		b.Call("Input.dispatchMouseEvent", map[string]any{"type": e.kind, "x": e.x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}, nil)
	}
	if now, _ := box(); now < left+29 || now > left+31 {
		t.Errorf("dragged by 30, the picture moves by %g", now-left)
	}
	for _, e := range []struct {
		kind string
		far  float64
	}{{"touchStart", 20}, {"touchMove", 30}, {"touchMove", 40}, {"touchEnd", 0}} {
		points := []map[string]any{}
		if e.far > 0 {
			points = []map[string]any{{"x": x - e.far, "y": y, "id": 1}, {"x": x + e.far, "y": y, "id": 2}}
		}
		b.Call("Input.dispatchTouchEvent", map[string]any{"type": e.kind, "touchPoints": points}, nil)
	}
	if _, pinched := box(); pinched < 1.9*wheeled || pinched > 2.1*wheeled {
		t.Errorf("two fingers twice as far apart make the picture %g wide, which was %g", pinched, wheeled)
	}
	b.Press("0")
}

// checkMotion checks that animations stop if the user's system asks for reduced motion.
func checkMotion(t *testing.T, b *browser.Page) {
	t.Helper()
	moving := `document.getAnimations().length > 0 || document.querySelector(".canvas").shadowRoot.getAnimations().length > 0`
	for value, want := range map[string]string{"no-preference": "true", "reduce": "false"} {
		b.Call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-reduced-motion", "value": value}}}, nil)
		if got := b.Eval(moving); got != want {
			t.Errorf("reduced motion %s: something moves: %s", value, got)
		}
	}
}

// TestImages checks that several images are shown as the steps of one sequence.
func TestImages(t *testing.T) {
	b := browser.Open(t, writePage(t, sampleReport(8)))
	b.Eval(`document.querySelectorAll(".program button.replay")[1].click()`)
	source := `document.querySelector(".canvas").shadowRoot.querySelector("img").src`
	first := b.Eval(source)
	b.Press("ArrowRight")
	if second := b.Eval(source); second == first || b.Eval(`document.getElementById("step").max`) != "1" {
		t.Errorf("the second image is %s", second)
	}
	if len(b.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.Console)
	}
}

// TestPicturesCannotAct opens a hostile picture. No script in it may run, no link may leave the page, and no
// request may be sent. The shapes of the picture must still be drawn.
func TestPicturesCannotAct(t *testing.T) {
	requests := make(chan string, 100)
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { requests <- r.URL.Path }))
	defer server.Close()
	evil := strings.ReplaceAll(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" data-steps="2" onload="acted = 1"><script>acted = 2</script>
		<style>@import "URL/style"; rect { fill: url(URL/fill) } text { background: url(URL/ground) }</style>
		<a href="javascript:acted = 3"><rect class="drawn" width="9" height="9" onclick="acted = 4"/></a><image href="URL/image" onerror="acted = 5"/><image xlink:href="URL/xlink"/>
		<use href="URL/use#x"/><set attributeName="onclick" to="acted = 6"/>
		<foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onpointerenter="acted = 7">x</p><img xmlns="http://www.w3.org/1999/xhtml" src="URL/img" onerror="acted = 8"/>
		<iframe xmlns="http://www.w3.org/1999/xhtml" src="URL/frame" srcdoc="&lt;script>parent.acted = 9&lt;/script>"/><object xmlns="http://www.w3.org/1999/xhtml" data="URL/object"/>
		<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;URL/refresh"/><link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="URL/link"/>
		<video xmlns="http://www.w3.org/1999/xhtml" src="URL/video" autoplay="autoplay"/><form xmlns="http://www.w3.org/1999/xhtml" action="URL/form"><button class="send">x</button></form></foreignObject></svg>`, "URL", server.URL)
	r := sampleReport(8)
	r.Problems[1].Entries[0].Cases[0].Pictures = []string{evil}
	b := browser.Open(t, writePage(t, r))
	address := b.Eval(`location.href`)
	b.Eval(`document.querySelector(".program button.replay").click()`)
	b.Press("ArrowRight")
	b.Eval(`(() => { for (const part of document.querySelector(".canvas").shadowRoot.querySelectorAll(".drawn, p, .send")) {
		part.dispatchEvent(new PointerEvent("pointerenter")); part.dispatchEvent(new MouseEvent("click", {bubbles: true})); } })()`)
	for range 20 { // wait, because a forbidden request would reach the test's server a little later
		b.Eval(`0`)
		time.Sleep(20 * time.Millisecond)
	}
	if got := b.Eval(`typeof acted + " " + document.querySelector(".canvas").shadowRoot.querySelectorAll(".drawn").length`); got != "undefined 1" {
		t.Errorf("got the last script that ran and the number of drawn shapes: %s, want undefined 1", got)
	}
	if got := b.Eval(`location.href`); got != address {
		t.Errorf("the browser has left the page for %s", got)
	}
	select {
	case path := <-requests:
		t.Errorf("the picture sent a request for %s", path)
	default:
	}
}

// TestReplayWithoutPicture opens the replay of a run without pictures. The viewer must show only the lines.
func TestReplayWithoutPicture(t *testing.T) {
	b := browser.Open(t, writePage(t, sampleReport(8)))
	b.Eval(`document.querySelectorAll(".program button.replay")[2].click()`)
	if got := b.Eval(`document.querySelector(".picture").hidden`); got != "true" {
		t.Errorf("a picture is shown, but the run has none")
	}
	if got := b.Eval(`document.querySelector(".exchange").textContent`); !strings.Contains(got, "<script>alert(1)</script>") {
		t.Errorf("the exchange lacks the output of the program: %q", got)
	}
	if len(b.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.Console)
	}
}

// TestContrast checks that the contrast of text and background is at least 4.5 (WCAG 2.1, 1.4.3) in light mode, in dark
// mode and on paper, with the viewer open. It also checks that printing prints the whole viewer if the viewer is open,
// and otherwise the whole page.
func TestContrast(t *testing.T) {
	b := browser.Open(t, writePage(t, sampleReport(8)))
	b.Eval(`document.querySelectorAll("details").forEach(d => { d.open = true; })`)
	b.Eval(`document.querySelector(".program button.replay").click()`)
	for _, media := range []struct{ kind, scheme, want string }{{"screen", "light", "light"}, {"screen", "dark", "dark"}, {"print", "dark", "light"}} {
		scheme := media.want
		b.Call("Emulation.setEmulatedMedia", map[string]any{"media": media.kind, "features": []map[string]string{{"name": "prefers-color-scheme", "value": media.scheme}}}, nil)
		if *shots != "" {
			b.Screenshot(filepath.Join(*shots, media.kind+"-"+scheme+".png"))
		}
		if got := b.Eval(`Number(getComputedStyle(document.body).backgroundColor.match(/\d+/)[0]) > 127 ? "light" : "dark"`); got != scheme {
			t.Errorf("the page is %s where %s is wanted", got, scheme)
		}
		got := b.Eval(`(() => {
			const lum = c => c.match(/[\d.]+/g).slice(0, 3).map(x => x / 255).map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4).reduce((s, x, i) => s + x * [0.2126, 0.7152, 0.0722][i], 0);
			const ground = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor; if (c !== "rgba(0, 0, 0, 0)") return c; } return "rgb(255, 255, 255)"; };
			let worst = 21, who = "";
			for (const e of document.querySelectorAll("main *, header *, dialog *")) {
				if (!e.textContent.trim() || e.tagName === "SCRIPT") continue;
				const [a, b] = [lum(getComputedStyle(e).color), lum(ground(e))], ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
				if (ratio < worst) { worst = ratio; who = e.outerHTML.slice(0, 80); }
			}
			return worst >= 4.5 ? "" : worst.toFixed(2) + " " + who;
		})()`)
		if got != "" {
			t.Errorf("%s, %s: contrast %s", media.kind, scheme, got)
		}
	}
	printed := `["main", "dialog", ".picture"].filter(name => document.querySelector(name)?.offsetHeight > 100).join() + [...document.querySelectorAll(".scroll, .tall, pre, .exchange, .exchange button, .picture")]
		.filter(e => e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflowY !== "visible").map(e => " cut: " + e.className)`
	if got := b.Eval(printed); got != "dialog,.picture" {
		t.Errorf("with the viewer open, what is printed: %s", got)
	}
	b.Eval(`document.getElementById("viewer").close()`)
	if got := b.Eval(printed); got != "main" {
		t.Errorf("without the viewer, what is printed: %s", got)
	}
}

// TestBarsAndHeat checks that the length of a bar shows which share of its time or memory limit a run has
// used, and that the matrix highlights each rejection in the colour of its verdict.
func TestBarsAndHeat(t *testing.T) {
	report := sampleReport(8)
	report.Problems[0].Entries[2].Cases[1].Verdict = verdict.TLE
	b := browser.Open(t, writePage(t, report))
	b.Eval(`document.querySelectorAll("details").forEach(d => { d.open = true; })`)
	part := `[...document.querySelectorAll(".share")].map(bar => Math.round(100 * bar.firstChild.getBoundingClientRect().width / bar.getBoundingClientRect().width)).filter(share => share > 0).join()`
	if got := b.Eval(part); got != "10,50" {
		t.Errorf("bars of %s %%, want 10,50", got)
	}
	cells := `[...document.querySelectorAll(".matrix tbody td:nth-child(n+4)")].map(cell => cell.textContent + ":" + getComputedStyle(cell).backgroundColor)`
	if got := b.Eval(`(() => { const [ok, wrong, sum1, other, slow] = ` + cells + `; return new Set([ok, wrong, slow].map(cell => cell.split(":")[1])).size + " " + sum1[0]; })()`); got != "3 1" {
		t.Errorf("number of colours of an accepted, a wrong and a slow cell, and number of rejections in the first row: %s, want 3 1", got)
	}
	if got := b.Eval(`[...document.querySelectorAll(".matrix tfoot .total")].map(cell => cell.textContent).join()`); got != "0,1" {
		t.Errorf("rejections by testcase: %s, want 0,1", got)
	}
}

// TestFewResults: a page with one program and few testcases shows them at once, without an empty kill matrix, and the input
// of a failure is not folded.
func TestFewResults(t *testing.T) {
	all := sampleReport(8)
	one := *all.Problems[0]
	one.Entries = one.Entries[:1]
	one.Kill = &report.Kill{}
	all.Problems = []*report.Problem{&one}
	b := browser.Open(t, writePage(t, all))
	closed := `[...document.querySelectorAll("details")].filter(d => !d.open).length + " " + document.querySelectorAll(".matrix").length`
	if got := b.Eval(closed); got != "0 0" {
		t.Errorf("folded parts and kill matrices: %s", got)
	}

	// With more testcases the table is folded again.
	cases := slices.Repeat(one.Entries[0].Cases, 4)
	one.Entries[0].Cases = cases[:max(4, len(one.Entries[0].Cases))]
	b = browser.Open(t, writePage(t, all))
	if got := b.Eval(`document.querySelector("details.cases").open`); got != "false" {
		t.Error("the table of many testcases is open")
	}

	failed := sampleReport(8)
	const batch = 3 // the problem batch
	input := filepath.Join(t.TempDir(), "1.in")
	if err := os.WriteFile(input, []byte("7 8 9\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	failed.Problems[batch].Entries[0].Cases[0].Input = input
	b = browser.Open(t, writePage(t, failed))
	if got := b.Eval(`[...document.querySelectorAll("article details")].some(d => d.open && d.textContent.includes("7 8 9"))`); got != "true" {
		t.Errorf("the input of a failure is folded: %s", got)
	}
}

// TestNarrow: a table that is wider than a narrow screen has a shadow at its edge, and no word of its head is broken.
func TestNarrow(t *testing.T) {
	b := browser.Open(t, writePage(t, sampleReport(8)))
	b.Call("Emulation.setDeviceMetricsOverride", map[string]any{"width": 400, "height": 800, "deviceScaleFactor": 1, "mobile": true}, nil)
	if got := b.Eval(`[...document.querySelectorAll(".scroll")].every(s => getComputedStyle(s).backgroundImage.includes("radial-gradient"))`); got != "true" {
		t.Error("no shadow")
	}
	if got := b.Eval(`[...document.querySelectorAll("thead th")].every(th => getComputedStyle(th).overflowWrap != "anywhere")`); got != "true" {
		t.Error("a word of a table's head may be broken")
	}
}

// TestParts checks that following a link with the keyboard opens the section that it leads to, that printing
// opens all sections, and that only tables need horizontal scrolling on a narrow screen.
func TestParts(t *testing.T) {
	report := sampleReport(8)
	report.Problems[0].Entries[0].Cases[0].Name = strings.Repeat("a-long-name-", 20)
	b := browser.Open(t, writePage(t, report))
	opened := func() string { return b.Eval(`document.getElementById("program-1").open`) }
	if opened() != "false" {
		t.Error("the section of a program with the expected verdict is open at first")
	}
	b.Eval(`document.querySelector("a[href='#program-1']").focus()`)
	b.Press("Enter")

	// The page opens the section a little after the key press, so wait for it.
	for end := time.Now().Add(10 * time.Second); opened() != "true"; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the link does not open the section")
		}
	}
	b.Eval(`document.getElementById("program-1").open = false`)
	b.Eval(`dispatchEvent(new Event("beforeprint"))`)
	if opened() != "true" {
		t.Error("printing does not open the section")
	}
	b.Eval(`document.querySelectorAll("details").forEach(d => { d.open = true; })`)
	b.Call("Emulation.setDeviceMetricsOverride", map[string]any{"width": 360, "height": 640, "deviceScaleFactor": 1, "mobile": true}, nil)
	if *shots != "" {
		b.Screenshot(filepath.Join(*shots, "narrow.png"))
	}
	if got := b.Eval(`document.documentElement.scrollWidth`); got != "360" {
		t.Errorf("on a screen of 360 the page is %s wide", got)
	}
	if len(b.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.Console)
	}
}
