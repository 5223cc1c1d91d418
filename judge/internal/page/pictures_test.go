package page

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"oj/tools/full"
)

// TestPicturesOfThisRepository makes the page of all problems that have a visualizer, for their samples, and opens every
// picture: each shows something at the first step and other things at the last, and nothing is complained of.
func TestPicturesOfThisRepository(t *testing.T) {
	full.Test(t)
	findBrowser(t)
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
	b := openBrowser(t, file)
	buttons, _ := strconv.Atoi(b.eval(`document.querySelectorAll("button.replay").length`))
	if buttons < len(folders) {
		t.Fatalf("%d pictures for %d problems", buttons, len(folders))
	}
	const shown = `[...document.querySelector(".canvas").shadowRoot.querySelectorAll("svg *:not([display])")].map(e => e.outerHTML).join("")`
	measured := map[string]bool{}
	for i := range buttons {
		b.eval(fmt.Sprintf(`document.querySelectorAll("button.replay")[%d].click()`, i))
		title := b.eval(`document.getElementById("viewer-title").textContent`)
		b.eval(`window.firstShown = ` + shown)
		if got := b.eval(`firstShown.length > 500`); got != "true" {
			t.Errorf("%s: nothing is drawn", title)
		}
		b.press("End")
		if got := b.eval(`Number(document.getElementById("step").max) > 0 && ` + shown + ` === firstShown`); got != "false" {
			t.Errorf("%s: the last step looks like the first", title)
		}
		problem, _, _ := strings.Cut(title, " ")
		for _, width := range []int{320, 700, 1600} {
			if measured[problem] {
				break // the others of this problem are as large
			}
			b.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 700}, nil)
			box := b.eval(`(() => { const box = document.querySelector(".picture").getBoundingClientRect(); return box.width >= 250 && box.height >= 150 && box.right <= innerWidth; })()`)
			if box != "true" {
				t.Errorf("%s: the picture does not fit a window of %d", title, width)
			}
			if hidden := b.eval(`document.getElementById("viewer").scrollWidth > document.getElementById("viewer").clientWidth`); hidden != "false" {
				t.Errorf("%s: something is hidden in a window of %d", title, width)
			}
			if *shots != "" {
				b.screenshot(filepath.Join(*shots, fmt.Sprintf("picture-%d-%d.png", i, width)))
			}
		}
		measured[problem] = true
		b.press("Escape")
	}
	if len(b.console) > 0 {
		t.Errorf("the browser's console is not empty: %s", b.console)
	}
}
