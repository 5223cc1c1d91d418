package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestModule(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]string{
		"module oj\n": "oj", "// of\n\nmodule  example.com/x \n\ngo 1.25\n": "example.com/x", "module \"quoted\"\n": "quoted", "go 1.25\n": "", "": "",
	} {
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := Module(dir); got != want {
			t.Errorf("%q: module %q, want %q", text, got, want)
		}
	}
	if got := Module(filepath.Join(dir, "nowhere")); got != "" {
		t.Errorf("no file: module %q", got)
	}
}

func TestSuggestion(t *testing.T) {
	names := []string{"guarini", "pocketcube", "skynet1", "skynet2", "starcraft", "uva260"}
	for arg, want := range map[string]string{
		"guarni": "guarini", "cube": "pocketcube", "skynt2": "skynet2", "uav260": "uva260", "260": "uva260", "sarcraft": "starcraft", "uva261": "uva260",
		"hello": "", "x": "",
	} {
		got := suggestion(arg, names)
		if want == "" && got != "" || want != "" && !strings.Contains(got, " "+want+"?") {
			t.Errorf("%s: %q, want %q", arg, got, want)
		}
	}
}
