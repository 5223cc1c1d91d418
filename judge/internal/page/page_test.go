package page

import (
	"flag"
	"fmt"
	"html"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/report"
)

var shots = flag.String("shots", "", "folder to write screenshots of the page to")

// ringGame is a game of n turns: what was said, and a picture in which the agent is at x = 10k in step k.
func ringGame(n int) (messages []Message, svg string) {
	messages = append(messages, Message{"<", 0.1, "the map\n"})
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d 100" data-steps="%d" data-jump="3 slowest turn|%d end"><style>circle{fill:red;animation:beat 9s infinite}@keyframes beat{to{fill:blue}}</style>`, 10*n, n+1, n)
	for k := range n {
		messages = append(messages, Message{"<", float64(k), fmt.Sprintf("agent %d\n", k)}, Message{">", float64(k) + 0.5, fmt.Sprintf("cut %d\n", k)})
		fmt.Fprintf(&b, `<circle class="agent" cx="%d" cy="50" r="5" data-from="%d" data-to="%d" display="none"/><text data-caption="" data-from="%d" data-to="%d" display="none">the agent is at %d</text>`, 10*k, k, k, k, k, 10*k)
		fmt.Fprintf(&b, `<rect class="bar" x="%d" y="80" width="8" height="9" data-goto="%d"/>`, 10*k, k)
	}
	b.WriteString(`<circle class="ring" r="9" data-layer="rings" display="none"/></svg>`)
	return messages, b.String()
}

// sampleReport has one of everything the page can show.
func sampleReport(n int) Report {
	game, svg := ringGame(n)
	r := Report{
		Command: "go run ./judge -html report.html",
		Failed:  1,
		Slowest: []Slow{{"uva260", "main.go", "big", "AC", "12 ms", "3 s", 4}},
		Limits:  []string{"the network is open"},
		Rows: []Row{
			{ID: "program-1", Problem: "uva260", Program: "main.go", Language: "Go", Verdict: "AC", Expected: true, Passed: 9, Total: 9, Slowest: "12 ms (big)", Memory: "4.0 MiB"},
			{ID: "program-2", Problem: "skynet2", Program: "main.go", Verdict: "WA", Passed: 1, Total: 2, Slowest: "90 ms (ring)", Memory: "9.1 MiB", Note: "1 case is wrong", Cases: []Case{
				{Name: "ring", Verdict: "WA", Time: "90 ms", Memory: "9.1 MiB", Message: "turn 3: the agent reached gateway 0", Messages: game, SVG: svg, Failure: &Failure{Repeat: "go run ./judge -case ring skynet2", Stderr: "debugging"}},
				{Name: "images", Verdict: "AC", Time: "1 ms", Memory: "2.0 MiB", TimeShare: 10, MemoryShare: 50, Images: []string{"data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "data:image/gif;base64,R0lGODlhAQABAIAAAAAAACwAAAAAAQABAAA="}},
				{Name: "talk", Verdict: "AC", Time: "1 ms", Memory: "2.0 MiB", Messages: []Message{{"<", 1, "guess\n"}, {">", 2, "<script>alert(1)</script>\n"}}},
			}},
			{Problem: "guarini", Program: "main.cpp", Expected: true, Note: "skipped: no C++ compiler found"},
			{ID: "program-4", Problem: "batch", Program: "main.go", Verdict: "PE", Score: "7 points", Groups: "secret 7", Cases: []Case{
				{Name: "a", Verdict: "PE", Message: "line 1: trailing blank", Failure: &Failure{Hint: "look", Trace: "at", Input: "1", Output: "2", Diff: []Pair{
					{1, 1, Line{Start: "1 W⏎"}, Line{Start: "1 W⏎"}, false}, {2, 2, Line{"2·B", "", "⏎"}, Line{"2·B", "·", "⏎"}, true},
				}}},
				{Name: "b"},
			}},
			{ID: "program-5", Problem: "broken", Program: "main.go", Verdict: "CE", Compiler: "main.go:1: no", Hint: "h"},
		},
		Warnings: []string{"uva260: odd"},
		Errors:   []string{"p: 1.in is invalid"},
		Kills: []Matrix{{Problem: "uva260", Cases: []Column{{"sample", true, 0}, {"spiral", false, 1}}, Survivors: []string{"wrong_answer/survivor"}, Alone: []Alone{{"spiral", "four"}}, Idle: []string{"sample"}, Rows: []MatrixRow{
			{Submission: "wrong_answer/four_neighbours", Want: "WA", Got: "WA", Expected: true, Cells: []string{"AC", "WA"}, Hits: 1, Link: "program-1"},
			{Submission: "wrong_answer/survivor", Want: "WA", Got: "AC", Note: "SURVIVES", Cells: []string{"AC", ""}},
			{Submission: "wrong_answer/skipped", Want: "WA", Note: "skipped: no compiler", Cells: []string{"", ""}},
		}}},
		Versus: []*report.Versus{{
			Problem: "skynet2", Names: []string{"a.go", "b.py"},
			Totals: []report.VersusRow{{Name: "accepted", Cells: []report.VersusCell{{Text: "1/2"}, {Text: "2/2"}}}},
			Cases: []report.VersusRow{
				{Name: "ring", Cells: []report.VersusCell{{Verdict: "WA", Text: "90 ms"}, {Verdict: "AC", Text: "1 ms"}}, Runs: "program-2-run-1 program-6-run-1"},
				{Name: "talk", Cells: []report.VersusCell{{Verdict: "AC", Text: "1 ms"}, {Verdict: "AC", Text: "1 ms"}}},
			},
		}},
	}
	short, shortSVG := ringGame(n / 2)
	r.Rows = append(r.Rows, Row{ID: "program-6", Problem: "skynet2", Program: "b.py", Verdict: "AC", Expected: true, Cases: []Case{{Name: "ring", Verdict: "AC", Messages: short, SVG: shortSVG}}})
	for i := range r.Rows {
		r.Rows[i].name(r.Rows[i].ID)
	}
	return r
}

func TestPageNeedsNoNetworkAndEscapes(t *testing.T) {
	var page strings.Builder
	if err := Write(&page, sampleReport(8)); err != nil {
		t.Fatal(err)
	}
	text := page.String()
	words := html.UnescapeString(text)
	if strings.Contains(text, "<script>alert") {
		t.Error("what a program printed stands in the page as markup")
	}
	if found := regexp.MustCompile(`(?i)(src|href)="(?:[^#d]|d[^a])|url\(|@import`).FindString(text); found != "" {
		t.Errorf("the page asks for something outside itself: %s", found)
	}
	for _, want := range []string{"1 not as expected", "wrong_answer/survivor", "2·B<mark>·</mark>⏎", "Slowest cases", "Not limited on this system: the network is open", "go run ./judge -case ring skynet2", "skipped: no C++ compiler found", "p: 1.in is invalid"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}

// visible names what is drawn now.
const visible = `[...document.querySelector(".canvas").shadowRoot.querySelectorAll("circle:not([display])")].map(c => c.getAttribute("class") + c.getAttribute("cx")).join(" ")`

// TestReplayInBrowser opens a game by keyboard alone and finds, after every step, the picture of that step and the
// answer that belongs to it.
func TestReplayInBrowser(t *testing.T) {
	const n = 12
	b := openBrowser(t, writePage(t, sampleReport(n)))
	b.eval(`document.querySelector(".program button.replay").focus()`)
	b.press("Enter")
	if got := b.eval(`document.getElementById("viewer").open`); got != "true" {
		t.Fatal("Enter on the Replay button did not open the viewer")
	}
	for k := range n {
		if got, want := b.eval(visible), fmt.Sprintf("agent%d", 10*k); got != want {
			t.Fatalf("step %d shows %q, want %q", k, got, want)
		}
		if got, want := b.eval(`document.querySelector("[aria-current]").textContent`), fmt.Sprintf("> cut %d", k); !strings.HasSuffix(got, want) {
			t.Fatalf("step %d marks %q, want %q", k, got, want)
		}
		if got, want := b.eval(`document.getElementById("status").textContent`), fmt.Sprintf("; the agent is at %d", 10*k); !strings.HasSuffix(got, want) {
			t.Fatalf("step %d says %q, want %q", k, got, want)
		}
		b.press("ArrowRight")
	}
	if got := b.eval(visible); got != "" {
		t.Errorf("after the last turn %q is shown", got)
	}
	checkKeys(t, b, n)
	checkPointers(t, b)
	checkMotion(t, b)
	if *shots != "" {
		b.screenshot(filepath.Join(*shots, "replay.png"))
	}
	b.press("Escape")
	if got := b.eval(`document.getElementById("viewer").open`); got != "false" {
		t.Error("Escape did not close the viewer")
	}
	checkSideBySide(t, b, n)
	if len(b.console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.console)
	}
}

// checkSideBySide opens two runs of different length: both are at the same step, and the shorter one stays at its end.
func checkSideBySide(t *testing.T, b *browser, n int) {
	t.Helper()
	b.eval(`document.querySelector(".versus button.replay").click()`)
	both := `[...document.querySelectorAll(".pane")].map(pane => pane.querySelector("h3").textContent + " " +
		[...pane.querySelector(".canvas").shadowRoot.querySelectorAll("circle:not([display])")].map(c => c.getAttribute("cx")).join(" ")).join("; ")`
	for _, test := range []struct{ key, want string }{
		{"Home", "main.go: WA 0; b.py: AC 0"}, {"ArrowRight", "main.go: WA 10; b.py: AC 10"}, {"End", "main.go: WA ; b.py: AC "},
		{"ArrowLeft", fmt.Sprintf("main.go: WA %d; b.py: AC ", 10*(n-1))},
	} {
		b.press(test.key)
		if got := b.eval(both); got != test.want {
			t.Errorf("side by side, %s: %q, want %q", test.key, got, test.want)
		}
	}
	if got := b.eval(`document.querySelectorAll("#choices button").length + " " + document.querySelectorAll("#choices input").length`); got != "4 1" {
		t.Errorf("side by side: %s choices, want 4 buttons and a box", got)
	}
	for _, width := range []int{320, 700, 1600} {
		b.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 700}, nil)
		fits := `[...document.querySelectorAll(".picture")].every(p => { const box = p.getBoundingClientRect(); return box.width >= 200 && box.height >= 100 && box.left >= 0 && box.right <= innerWidth; })
			&& document.getElementById("viewer").scrollWidth <= document.getElementById("viewer").clientWidth`
		if got := b.eval(fits); got != "true" {
			t.Errorf("side by side: something is hidden in a window of %d", width)
		}
		if *shots != "" {
			b.screenshot(filepath.Join(*shots, fmt.Sprintf("versus-%d.png", width)))
		}
	}
	b.press("Escape")
}

// checkKeys tries the keys that jump, the slider, play, zoom, and what the picture itself offers.
func checkKeys(t *testing.T, b *browser, n int) {
	t.Helper()
	step := func(what, do, want string) {
		t.Helper()
		if len(do) > 7 {
			b.eval(do)
		} else {
			b.press(do)
		}
		if got := b.eval(`document.getElementById("step").value`); got != want {
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
	step("a line of the exchange", `document.querySelectorAll(".exchange button")[4].click()`, "1")
	b.eval(`document.querySelector("#choices input").click()`)
	if got := b.eval(visible); got != "agent10 ringnull" {
		t.Errorf("with the layer %q is shown", got)
	}
	b.eval(`document.getElementById("step").focus()`)
	for _, want := range []string{"Pause", "Play"} {
		b.press(" ")
		if got := b.eval(`document.getElementById("play").textContent`); got != want {
			t.Errorf("Space: the button reads %q, want %q", got, want)
		}
	}
	width := func() string {
		return b.eval(`Math.round(document.querySelector(".canvas").getBoundingClientRect().width)`)
	}
	whole := width()
	b.press("+")
	if nearer := width(); nearer == whole {
		t.Errorf("+ leaves the picture %s wide", nearer)
	}
	b.press("0")
	if again := width(); again != whole {
		t.Errorf("0 makes the picture %s wide, want %s", again, whole)
	}
}

// checkPointers zooms by wheel and by two fingers, and drags.
func checkPointers(t *testing.T, b *browser) {
	t.Helper()
	box := func() (x, width float64) {
		fmt.Sscan(b.eval(`(() => { const box = document.querySelector(".canvas").getBoundingClientRect(); return box.x + " " + box.width; })()`), &x, &width)
		return x, width
	}
	middle := strings.Fields(b.eval(`(() => { const box = document.querySelector(".picture").getBoundingClientRect(); return (box.x + box.width / 2) + " " + (box.y + box.height / 2); })()`))
	x, _ := strconv.ParseFloat(middle[0], 64)
	y, _ := strconv.ParseFloat(middle[1], 64)
	_, whole := box()
	b.call("Input.dispatchMouseEvent", map[string]any{"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -100}, nil)
	left, wheeled := box()
	if wheeled < 1.1*whole {
		t.Errorf("the wheel makes the picture %g wide, which was %g", wheeled, whole)
	}
	for _, e := range []struct {
		kind string
		x    float64
	}{{"mousePressed", x}, {"mouseMoved", x + 30}, {"mouseReleased", x + 30}} {
		b.call("Input.dispatchMouseEvent", map[string]any{"type": e.kind, "x": e.x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}, nil)
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
		b.call("Input.dispatchTouchEvent", map[string]any{"type": e.kind, "touchPoints": points}, nil)
	}
	if _, pinched := box(); pinched < 1.9*wheeled || pinched > 2.1*wheeled {
		t.Errorf("two fingers twice as far apart make the picture %g wide, which was %g", pinched, wheeled)
	}
	b.press("0")
}

// checkMotion: a picture may move by itself, but not for those who want less motion.
func checkMotion(t *testing.T, b *browser) {
	t.Helper()
	moving := `document.getAnimations().length > 0 || document.querySelector(".canvas").shadowRoot.getAnimations().length > 0`
	for value, want := range map[string]string{"no-preference": "true", "reduce": "false"} {
		b.call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-reduced-motion", "value": value}}}, nil)
		if got := b.eval(moving); got != want {
			t.Errorf("reduced motion %s: something moves: %s", value, got)
		}
	}
}

// TestImages: several images are the steps of one sequence.
func TestImages(t *testing.T) {
	b := openBrowser(t, writePage(t, sampleReport(8)))
	b.eval(`document.querySelectorAll(".program button.replay")[1].click()`)
	source := `document.querySelector(".canvas").shadowRoot.querySelector("img").src`
	first := b.eval(source)
	b.press("ArrowRight")
	if second := b.eval(source); second == first || b.eval(`document.getElementById("step").max`) != "1" {
		t.Errorf("the second image is %s", second)
	}
	if len(b.console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.console)
	}
}

// TestOtherTranscripts opens a replay without a picture: text alone.
func TestOtherTranscripts(t *testing.T) {
	b := openBrowser(t, writePage(t, sampleReport(8)))
	b.eval(`document.querySelectorAll(".program button.replay")[2].click()`)
	if got := b.eval(`document.querySelector(".picture").hidden`); got != "true" {
		t.Errorf("a picture is shown, want none")
	}
	if got := b.eval(`document.querySelector(".exchange").textContent`); !strings.Contains(got, "<script>alert(1)</script>") {
		t.Errorf("the exchange reads %q", got)
	}
	if len(b.console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.console)
	}
}

// TestContrast computes the contrast of text on its ground in light, dark and print, with the viewer open,
// which has to reach 4.5 (WCAG 2.1, 1.4.3). On paper stands what is open, all of it: the viewer, or else the page.
func TestContrast(t *testing.T) {
	b := openBrowser(t, writePage(t, sampleReport(8)))
	b.eval(`document.querySelectorAll("details").forEach(d => { d.open = true; })`)
	b.eval(`document.querySelector(".program button.replay").click()`)
	for _, media := range []struct{ kind, scheme, want string }{{"screen", "light", "light"}, {"screen", "dark", "dark"}, {"print", "dark", "light"}} {
		scheme := media.want
		b.call("Emulation.setEmulatedMedia", map[string]any{"media": media.kind, "features": []map[string]string{{"name": "prefers-color-scheme", "value": media.scheme}}}, nil)
		if *shots != "" {
			b.screenshot(filepath.Join(*shots, media.kind+"-"+scheme+".png"))
		}
		if got := b.eval(`Number(getComputedStyle(document.body).backgroundColor.match(/\d+/)[0]) > 127 ? "light" : "dark"`); got != scheme {
			t.Errorf("the page is %s where %s is wanted", got, scheme)
		}
		got := b.eval(`(() => {
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
	if got := b.eval(printed); got != "dialog,.picture" {
		t.Errorf("with the viewer open, what is printed: %s", got)
	}
	b.eval(`document.getElementById("viewer").close()`)
	if got := b.eval(printed); got != "main" {
		t.Errorf("without the viewer, what is printed: %s", got)
	}
}

// TestBarsAndHeat: bars are as long as the shares of the limits, and what rejects stands out in the matrix, by kind.
func TestBarsAndHeat(t *testing.T) {
	for _, x := range []struct {
		value, limit float64
		want         int
	}{{0.5, 2, 25}, {9, 1, 100}, {1, 0, -1}} {
		if got := share(x.value, x.limit); got != x.want {
			t.Errorf("%g of %g: %d %%, want %d", x.value, x.limit, got, x.want)
		}
	}
	report := sampleReport(8)
	report.Kills[0].Rows[1].Cells[1] = "TLE"
	b := openBrowser(t, writePage(t, report))
	b.eval(`document.querySelectorAll("details").forEach(d => { d.open = true; })`)
	part := `[...document.querySelectorAll(".share")].map(bar => Math.round(100 * bar.firstChild.getBoundingClientRect().width / bar.getBoundingClientRect().width)).filter(share => share > 0).join()`
	if got := b.eval(part); got != "10,50" {
		t.Errorf("bars of %s %%, want 10,50", got)
	}
	cells := `[...document.querySelectorAll(".matrix tbody td:nth-child(n+4)")].map(cell => cell.textContent + ":" + getComputedStyle(cell).backgroundColor)`
	if got := b.eval(`(() => { const [ok, wrong, sum1, other, slow] = ` + cells + `; return new Set([ok, wrong, slow].map(cell => cell.split(":")[1])).size + " " + sum1[0]; })()`); got != "3 1" {
		t.Errorf("accepted, wrong and slow in how many colours, and rejections of the first: %s, want 3 1", got)
	}
	if got := b.eval(`[...document.querySelectorAll(".matrix tfoot .total")].map(cell => cell.textContent).join()`); got != "0,1" {
		t.Errorf("rejections by testcase: %s, want 0,1", got)
	}
}

// TestParts: a link opens the part of the page that it leads to, by keyboard; printing opens all parts; and on a
// narrow screen nothing but tables has to be moved sideways.
func TestParts(t *testing.T) {
	report := sampleReport(8)
	report.Rows[0].Cases = []Case{{Name: strings.Repeat("a-long-name-", 20), Verdict: "AC"}}
	report.Command = strings.Repeat("word", 200)
	b := openBrowser(t, writePage(t, report))
	opened := func() string { return b.eval(`document.getElementById("program-1").open`) }
	if opened() != "false" {
		t.Error("the part of a program that is as expected is open at first")
	}
	b.eval(`document.querySelector("a[href='#program-1']").focus()`)
	b.press("Enter")
	for end := time.Now().Add(10 * time.Second); opened() != "true"; time.Sleep(10 * time.Millisecond) { // the page is told a moment later
		if time.Now().After(end) {
			t.Fatal("the link does not open it")
		}
	}
	b.eval(`document.getElementById("program-1").open = false`)
	b.eval(`dispatchEvent(new Event("beforeprint"))`)
	if opened() != "true" {
		t.Error("printing does not open it")
	}
	b.eval(`document.querySelectorAll("details").forEach(d => { d.open = true; })`)
	b.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": 360, "height": 640, "deviceScaleFactor": 1, "mobile": true}, nil)
	if *shots != "" {
		b.screenshot(filepath.Join(*shots, "narrow.png"))
	}
	if got := b.eval(`document.documentElement.scrollWidth`); got != "360" {
		t.Errorf("on a screen of 360 the page is %s wide", got)
	}
	if len(b.console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.console)
	}
}
