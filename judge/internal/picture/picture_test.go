package picture

import (
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
