package picture

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func write(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func TestCollect(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, map[string]string{"teamimage.svg": `<svg data-steps="2"></svg>`, "teamimages.png": "other", "teamimage-x.txt": "other", "judgemessage.txt": "hello"})
	got, err := Collect(dir)
	if diff := cmp.Diff([]string{`<svg xmlns="http://www.w3.org/2000/svg" data-steps="2"></svg>`}, got); err != nil || diff != "" {
		t.Errorf("error %v, -want +got:\n%s", err, diff)
	}
	write(t, dir, map[string]string{"judgeimage.png": "z", "judgeimage-02.jpg": "b", "judgeimage-01.svg": "<svg></svg>"})
	got, err = Collect(dir)
	want := []string{"data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=", "data:image/jpeg;base64,Yg==", "data:image/png;base64,eg=="}
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("error %v, -want +got:\n%s", err, diff)
	}
}

func TestCollectErrors(t *testing.T) {
	dir := t.TempDir()
	for _, bad := range []string{"<svg>", "", "no picture", "<html></html>", "<svg><rect></svg>"} {
		write(t, dir, map[string]string{"teamimage-1.svg": bad})
		if _, err := Collect(dir); err == nil || !strings.HasPrefix(err.Error(), "teamimage-1.svg: ") {
			t.Errorf("damaged as %q: %v", bad, err)
		}
	}
	write(t, dir, map[string]string{"teamimage-1.svg": strings.Repeat(" ", mostBytes+1)})
	if _, err := Collect(dir); err == nil || !strings.Contains(err.Error(), "at most 8 MiB") {
		t.Errorf("too large: %v", err)
	}
	if list, err := Collect(t.TempDir()); list != nil || err != nil {
		t.Errorf("empty: %v, %v", list, err)
	}
}

// TestElements: an image that draws too many elements is refused, also if a few <use> repeat them. A <use> of itself does not
// count for ever.
func TestElements(t *testing.T) {
	rects := func(n int) string { return strings.Repeat(`<rect width="1" height="1"/>`, n) }
	repeated := "<svg><defs><g id='g0'>" + rects(10) + "</g>"
	for i, level := range []string{"g0", "g1", "g2", "g3", "g4", "g5", "g6"} {
		repeated += fmt.Sprintf("<g id='g%d'>%s</g>", i+1, strings.Repeat("<use href='#"+level+"'/>", 10))
	}
	for name, c := range map[string]struct {
		svg string
		ok  bool
	}{
		"as many as allowed":  {"<svg>" + rects(mostElements-1) + "</svg>", true},
		"one more":            {"<svg>" + rects(mostElements) + "</svg>", false},
		"with steps":          {`<svg data-steps="2">` + rects(mostElements) + "</svg>", false},
		"repeated":            {repeated + "</defs><use href='#g7'/></svg>", false},
		"repeated, not shown": {repeated[:strings.Index(repeated, "<g id='g3'")] + "</defs><use href='#g2'/></svg>", true},
		"repeats itself":      {"<svg><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/><use href='#b'/></g></svg>", true},
		"nested deeply":       {"<svg>" + strings.Repeat("<g>", 9_000) + strings.Repeat("</g>", 9_000) + "</svg>", true},
	} {
		dir := t.TempDir()
		write(t, dir, map[string]string{"judgeimage.svg": c.svg})
		list, err := Collect(dir)
		if c.ok && (err != nil || len(list) != 1) || !c.ok && (err == nil || !strings.Contains(err.Error(), "more than 50000 elements")) {
			t.Errorf("%s: %d images, error %v", name, len(list), err)
		}
	}
}
