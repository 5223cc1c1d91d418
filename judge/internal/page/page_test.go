package page

import (
	"flag"
	"fmt"
	"html"
	"math/rand"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

var shots = flag.String("shots", "", "folder to write screenshots of the page to")

// ringGame is a transcript on a ring of n nodes with chords, node 0 the gateway:
// the agent walks from node n/2 down to 1, the program cuts one link a turn.
func ringGame(n int) (messages []Message, agents []int) {
	var start strings.Builder
	fmt.Fprintf(&start, "%d %d 1\n", n, 2*n-2)
	for v := 0; v < n; v++ {
		fmt.Fprintf(&start, "%d %d\n", v, (v+1)%n)
	}
	for v := 0; v < n-2; v++ {
		fmt.Fprintf(&start, "%d %d\n", v, v+2)
	}
	start.WriteString("0\n")
	messages = append(messages, Message{"<", 0.1, start.String()})
	for agent := n / 2; agent > 0; agent-- {
		messages = append(messages, Message{"<", float64(len(messages)), fmt.Sprintf("%d\n", agent)})
		messages = append(messages, Message{">", float64(len(messages)) + 0.5, fmt.Sprintf("%d %d\n", agent, agent+1)})
		agents = append(agents, agent)
	}
	return messages, agents
}

// sampleReport has one of everything the page can show.
func sampleReport(n int) Report {
	game, _ := ringGame(n)
	return Report{
		Command: "go run ./judge -html report.html",
		Failed:  1,
		Slowest: []Slow{{"uva260", "main.go", "big", "AC", "12 ms", "3 s", 4}},
		Limits:  []string{"the network is open"},
		Rows: []Row{
			{ID: "program-1", Problem: "uva260", Program: "main.go", Language: "Go", Verdict: "AC", Expected: true, Passed: 9, Total: 9, Slowest: "12 ms (big)", Memory: "4.0 MiB"},
			{ID: "program-2", Problem: "skynet2", Program: "main.go", Verdict: "WA", Passed: 1, Total: 2, Slowest: "90 ms (ring)", Memory: "9.1 MiB", Note: "1 case is wrong", Cases: []Case{
				{Name: "ring", Verdict: "WA", Time: "90 ms", Memory: "9.1 MiB", Message: "turn 3: the agent reached gateway 0", Messages: game, Failure: &Failure{Repeat: "go run ./judge -case ring skynet2", Stderr: "debugging"}},
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
		Kills: []Matrix{{Problem: "uva260", Cases: []Column{{"sample", true}, {"spiral", false}}, Survivors: []string{"wrong_answer/survivor"}, Alone: []Alone{{"spiral", "four"}}, Idle: []string{"sample"}, Rows: []MatrixRow{
			{Submission: "wrong_answer/four_neighbours", Want: "WA", Got: "WA", Expected: true, Cells: []string{"AC", "WA"}, Link: "program-1"},
			{Submission: "wrong_answer/survivor", Want: "WA", Got: "AC", Note: "SURVIVES", Cells: []string{"AC", ""}},
			{Submission: "wrong_answer/skipped", Want: "WA", Note: "skipped: no compiler", Cells: []string{"", ""}},
		}}},
	}
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

// TestReplayInBrowser opens the replay by keyboard alone and finds, after every
// step, the agent where the transcript says.
func TestReplayInBrowser(t *testing.T) {
	for _, n := range []int{12, 500} {
		t.Run(strconv.Itoa(n), func(t *testing.T) {
			b := openBrowser(t, writePage(t, sampleReport(n)))
			b.eval(`document.querySelector("button.replay").focus()`)
			b.press("Enter")
			if got := b.eval(`document.getElementById("viewer").open`); got != "true" {
				t.Fatal("Enter on the Replay button did not open the viewer")
			}
			_, agents := ringGame(n)
			for i, agent := range agents[:min(len(agents), 20)] {
				b.press("ArrowRight")
				if got := b.eval(`document.getElementById("agent").dataset.node`); got != strconv.Itoa(agent) {
					t.Fatalf("turn %d: agent drawn at node %s, want %d", i+1, got, agent)
				}
				b.press("ArrowRight")
				cut := fmt.Sprintf("cuts %d %d", agent, agent+1)
				if got := b.eval(`document.getElementById("status").textContent`); !strings.Contains(got, cut) {
					t.Fatalf("turn %d: status %q, want %q", i+1, got, cut)
				}
			}
			if n == 12 {
				checkPicture(t, b)
			}
			checkKeys(t, b, agents)
			if len(b.console) > 0 {
				t.Errorf("the browser's console is not empty: %s", b.console)
			}
		})
	}
}

// checkPicture holds the drawn agent against the drawn node of its number.
func checkPicture(t *testing.T, b *browser) {
	t.Helper()
	apart := b.eval(`(() => {
		const agent = document.getElementById("agent").getBoundingClientRect();
		const title = [...document.querySelectorAll("#picture title")].find(t => t.textContent === "node " + document.getElementById("agent").dataset.node);
		const node = title.parentNode.getBoundingClientRect();
		return Math.hypot(agent.x + agent.width / 2 - node.x - node.width / 2, agent.y + agent.height / 2 - node.y - node.height / 2) < 1;
	})()`)
	if apart != "true" {
		t.Error("the agent is not drawn on its node")
	}
	if got := b.eval(`document.querySelectorAll(".link.cutting").length`); got != "1" {
		t.Errorf("%s links drawn as being cut, want 1", got)
	}
}

// checkKeys tries the keys that jump, the slider, play and close.
func checkKeys(t *testing.T, b *browser, agents []int) {
	t.Helper()
	node := func() string { return b.eval(`document.getElementById("agent").dataset.node`) }
	b.press("End")
	if got, want := node(), strconv.Itoa(agents[len(agents)-1]); got != want {
		t.Errorf("End: agent at %s, want the last turn's %s", got, want)
	}
	if *shots != "" {
		b.screenshot(filepath.Join(*shots, fmt.Sprintf("replay-%d.png", len(agents))))
	}
	if got := b.eval(`[...document.querySelectorAll("#exchange button")].findIndex(row => row.getAttribute("aria-current") === "step") - document.getElementById("step").value`); got != "0" {
		t.Errorf("the line that is marked is %s lines from the step", got)
	}
	last := b.eval(`document.getElementById("step").value`)
	b.press("ArrowLeft")
	if got := b.eval(`document.getElementById("step").value`); got == last {
		t.Errorf("the left arrow stays at step %s", got)
	}
	b.press("Home")
	if got := b.eval(`document.getElementById("step").value`); got != "0" {
		t.Errorf("Home: at step %s, want 0", got)
	}
	b.press(" ")
	if got := b.eval(`document.getElementById("play").textContent`); got != "Pause" {
		t.Errorf("Space: the button reads %q, want Pause", got)
	}
	b.press(" ")
	b.eval(`(() => { const s = document.getElementById("step"); s.value = 3; s.dispatchEvent(new Event("input")); })()`)
	if got, want := node(), strconv.Itoa(agents[1]); got != want {
		t.Errorf("slider at 3: agent at %s, want %s", got, want)
	}
	b.press("Escape")
	if got := b.eval(`document.getElementById("viewer").open`); got != "false" {
		t.Error("Escape did not close the viewer")
	}
}

// TestOtherTranscripts opens a replay that is no game on a graph: text alone, no picture.
func TestOtherTranscripts(t *testing.T) {
	b := openBrowser(t, writePage(t, sampleReport(8)))
	b.eval(`document.querySelectorAll("button.replay")[1].click()`)
	if got := b.eval(`document.querySelectorAll("#picture svg").length`); got != "0" {
		t.Errorf("%s pictures drawn, want none", got)
	}
	if got := b.eval(`document.getElementById("exchange").textContent`); !strings.Contains(got, "<script>alert(1)</script>") {
		t.Errorf("the exchange reads %q", got)
	}
	if len(b.console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.console)
	}
}

// TestContrast computes the contrast of text on its ground in light and dark, which
// has to reach 4.5 (WCAG 2.1, 1.4.3).
func TestContrast(t *testing.T) {
	b := openBrowser(t, writePage(t, sampleReport(8)))
	b.eval(`document.querySelectorAll("details").forEach(d => { d.open = true; })`)
	for _, scheme := range []string{"light", "dark"} {
		b.call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": scheme}}}, nil)
		if *shots != "" {
			b.screenshot(filepath.Join(*shots, scheme+".png"))
		}
		if got := b.eval(`Number(getComputedStyle(document.body).backgroundColor.match(/\d+/)[0]) > 127 ? "light" : "dark"`); got != scheme {
			t.Errorf("the page is %s where %s is wanted", got, scheme)
		}
		got := b.eval(`(() => {
			const lum = c => c.match(/[\d.]+/g).slice(0, 3).map(x => x / 255).map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4).reduce((s, x, i) => s + x * [0.2126, 0.7152, 0.0722][i], 0);
			const ground = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor; if (c !== "rgba(0, 0, 0, 0)") return c; } return "rgb(255, 255, 255)"; };
			let worst = 21, who = "";
			for (const e of document.querySelectorAll("main *, header *")) {
				if (!e.textContent.trim() || e.tagName === "SCRIPT") continue;
				const [a, b] = [lum(getComputedStyle(e).color), lum(ground(e))], ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
				if (ratio < worst) { worst = ratio; who = e.outerHTML.slice(0, 80); }
			}
			return worst >= 4.5 ? "" : worst.toFixed(2) + " " + who;
		})()`)
		if got != "" {
			t.Errorf("%s: contrast %s", scheme, got)
		}
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

// TestLayoutKeepsNodesApart draws shapes that games are played on: no two nodes may coincide.
func TestLayoutKeepsNodesApart(t *testing.T) {
	b := openBrowser(t, writePage(t, sampleReport(8)))
	rng := rand.New(rand.NewSource(1))
	shapes := map[string][][2]int{"pair": {{0, 1}}, "star": nil, "tree": nil, "grid": nil, "parts": {{0, 1}, {2, 3}, {4, 5}}}
	for v := 1; v < 300; v++ {
		shapes["star"] = append(shapes["star"], [2]int{0, v})
		shapes["tree"] = append(shapes["tree"], [2]int{rng.Intn(v), v})
		if v%17 > 0 {
			shapes["grid"] = append(shapes["grid"], [2]int{v - 1, v})
		}
		if v >= 17 {
			shapes["grid"] = append(shapes["grid"], [2]int{v - 17, v})
		}
	}
	for name, links := range shapes {
		n := 0
		for _, l := range links {
			n = max(n, l[0]+1, l[1]+1)
		}
		text := strings.ReplaceAll(strings.ReplaceAll(fmt.Sprint(links), " ", ","), "{", "[")
		got := b.eval(fmt.Sprintf(`(() => {
			const p = layoutGraph(%d, %s);
			let least = 9;
			for (let a = 0; a < p.length; a++) for (let b = 0; b < a; b++) least = Math.min(least, Math.hypot(p[a][0] - p[b][0], p[a][1] - p[b][1]));
			const inside = p.every(q => q.every(x => x >= -1e-9 && x <= 1 + 1e-9));
			return inside && least > 0.15 / p.length ? "" : "inside " + inside + ", closest pair " + least;
		})()`, n, text))
		if got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}
