package page

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"oj/judge/internal/picture"
	"oj/judge/internal/report"
	"oj/tools/shared/testing/browser"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/verdict"
)

// TestSizeOfAGame checks that a page with one game of 500 nodes and 250 turns has at most 1 MB.
func TestSizeOfAGame(t *testing.T) {
	root, err := filepath.Abs("../../../testcases/skynet2")
	if err != nil {
		t.Fatal(err)
	}

	// Read the visualizer's source. "go test" remembers which files a test has read, so it runs this test
	// again when the source has changed.
	if _, err := os.ReadFile(filepath.Join(root, "output_visualizer", "main.go")); err != nil {
		t.Fatal(err)
	}
	feedback := t.TempDir() + "/"
	file := filepath.Join(root, "data", "secret", "beyond", "made-dense-500-13-perfect.in")
	input, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	words, game := strings.Fields(string(input)), ""
	one := &report.Case{Name: "c", Verdict: verdict.AC}

	// In each turn of skynet2 the referee sends the position of the agent, and the program cuts a link.
	for turn := range 250 {
		agent, link := words[3+2*(turn+1)], words[3+2*turn]+" "+words[4+2*turn]
		game += fmt.Sprintf("%s\t%d\t%q\n", agent, turn%100, link)
		one.Turns = append(one.Turns, report.Turn{Milliseconds: float64(turn), Text: agent}, report.Turn{Milliseconds: float64(turn), FromProgram: true, Text: link})
		one.ErrorLines = append(one.ErrorLines, report.Turn{Milliseconds: float64(turn), Text: "thinks about it"})
	}
	for name, text := range map[string]string{"game.txt": game + "1\twon\n", "turn_limit.txt": "150 1000\n", "judgemessage.txt": "won in turn 250\n"} {
		if err := os.WriteFile(feedback+name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "run", "./output_visualizer", file, file, feedback)
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	pictures, err := picture.Collect(feedback)
	if err != nil || len(pictures) != 1 || !strings.Contains(pictures[0], `data-steps="251"`) {
		t.Fatalf("%d pictures, %v", len(pictures), err)
	}
	one.Pictures = pictures
	text := pageOf(t, &report.Report{Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{{Name: "main.go", Verdict: verdict.AC, OK: true, Cases: []*report.Case{one}}}}}})
	if t.Logf("%d bytes", len(text)); len(text) > 1_000_000 || len(text) < len(pictures[0]) {
		t.Errorf("the page has %d bytes, and its picture %d; want at most 1000000", len(text), len(pictures[0]))
	}
}

// TestPicturesOfThisRepository creates a page for the samples of all problems that have a visualizer, and
// opens every picture. Each step of a picture must look different from the step before. The last step must
// say how the game ended. It must look the same as the whole picture in an image viewer, which cannot show
// single steps. The picture must fit narrow and wide windows, and the browser must report no errors.
func TestPicturesOfThisRepository(t *testing.T) {
	full.Test(t)
	browser.Find(t)
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	folders, err := filepath.Glob(filepath.Join(root, "testcases", "*", "output_visualizer"))
	if err != nil || len(folders) < 6 {
		t.Fatalf("%d visualizers, %v", len(folders), err)
	}
	file := filepath.Join(t.TempDir(), "report.html")
	args := []string{"run", "./judge", "-lang", "go", "-case", "sample/*", "-html", file}
	for _, folder := range folders {
		args = append(args, filepath.Base(filepath.Dir(folder)))
	}
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	b := browser.Open(t, file)
	buttons, _ := strconv.Atoi(b.Eval(`document.querySelectorAll("button.replay").length`))
	if buttons < len(folders) {
		t.Fatalf("%d pictures for %d problems", buttons, len(folders))
	}
	// frames is a script that goes through all steps and returns a text about the first mistake. A viewer
	// that cannot show single steps shows every part that is not hidden in the file. The last step must
	// consist of the same parts.
	const frames = `(() => {
		const parts = tree => [...tree.querySelectorAll("svg *:not([display])")].map(e => e.outerHTML).join("");
		const shown = () => parts(document.querySelector(".canvas").shadowRoot), file = document.createElement("div");
		const press = key => document.getElementById("viewer").dispatchEvent(new KeyboardEvent("keydown", {key}));
		file.innerHTML = panes[0].run.svg;
		const last = Number(document.getElementById("step").max);
		press("Home");
		for (let step = 0, before = "", now; step <= last; step++, press("ArrowRight"), before = now) {
			now = shown();
			if (document.getElementById("step").value !== String(step)) return "step " + step + " is not reached";
			if (now.length < 500) return "step " + step + " shows nothing";
			if (now === before) return "step " + step + " looks like the one before";
		}
		if (shown().replaceAll(' style="cursor: pointer;"', "") !== parts(file)) return "the last step is not what other viewers show";
		if (document.querySelector(".canvas").shadowRoot.querySelector("text.bad:not([display])")) return "the end looks bad";
		return "";
	})()`
	// contrast is a script that examines about eight steps. If a text in the picture is hard to read, the
	// script returns this text. It compares the colour of the text with the colour of the picture behind the
	// centre of the text.
	const contrast = `(() => {
		const root = document.querySelector(".canvas").shadowRoot, paper = root.querySelector(".paper");
		const channels = c => c.match(/[\d.]+/g).map(Number), light = c => c.slice(0, 3).map(x => x / 255).map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)
			.reduce((sum, x, i) => sum + x * [0.2126, 0.7152, 0.0722][i], 0);
		const over = (under, e) => { // the colour that is visible if the part e is drawn over the colour under
			const style = getComputedStyle(e), [r, g, b, a = 1] = style.fill === "none" ? [0, 0, 0, 0] : channels(style.fill), part = a * Number(style.fillOpacity);
			return [r, g, b].map((x, i) => part * x + (1 - part) * under[i]);
		};
		for (let step = 0; step < steps; step += Math.ceil(steps / 8)) {
			show(step);
			const parts = [...root.querySelectorAll("svg *:not([display])")].filter(e => e.getBBox && e.isPointInFill);
			for (const text of root.querySelectorAll("text:not([display])")) {
				if (!text.textContent.trim()) continue;
				const box = text.getBBox(), at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
				let under = channels(getComputedStyle(paper).fill);
				for (const e of parts) if (e.compareDocumentPosition(text) & 4 && e.isPointInFill(at)) under = over(under, e);
				const [a, b] = [light(over(under, text)), light(under)], ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
				if (ratio < 4.5) return ratio.toFixed(2) + " " + text.outerHTML + " in step " + step;
			}
		}
		show(steps - 1);
		return "";
	})()`
	measured := map[string]bool{}
	for i := range buttons {
		b.Eval(fmt.Sprintf(`document.querySelectorAll("button.replay")[%d].click()`, i))
		title := b.Eval(`document.getElementById("viewer-title").textContent`)
		if got := b.Eval(frames); got != "" {
			t.Errorf("%s: %s", title, got)
		}
		problem, _, _ := strings.Cut(title, " ")
		for _, scheme := range []string{"light", "dark"} {
			if measured[problem] {
				break // one picture of each problem is examined, because the pictures of a problem look similar
			}
			b.Call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": scheme}}}, nil)
			if got := b.Eval(contrast); got != "" {
				t.Errorf("%s, %s: text can hardly be read: %s", title, scheme, got)
			}
			for _, width := range []int{320, 700, 1600} {
				b.Call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 700}, nil)
				box := b.Eval(`(() => { const box = document.querySelector(".picture").getBoundingClientRect(); return box.width >= 250 && box.height >= 150 && box.right <= innerWidth; })()`)
				if box != "true" {
					t.Errorf("%s: the picture does not fit a window of %d", title, width)
				}
				if hidden := b.Eval(`document.getElementById("viewer").scrollWidth > document.getElementById("viewer").clientWidth`); hidden != "false" {
					t.Errorf("%s: something is hidden in a window of %d", title, width)
				}
				if *shots != "" {
					b.Screenshot(filepath.Join(*shots, fmt.Sprintf("picture-%s-%d-%s.png", problem, width, scheme)))
				}
			}
		}
		measured[problem] = true
		b.Press("Escape")
	}
	if len(b.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.Console)
	}
}
