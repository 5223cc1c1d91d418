package main

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var commands = flag.Bool("commands", false, "also run every command that the top README.md shows, which takes minutes")

func TestRefresh(t *testing.T) {
	const text = "a\n<!-- file: x.go -->\n```go\nold\n```\nb\n```sh\nkept\n```\n<!-- file: y -->\n```\n```\nend\n"
	got, err := refresh([]byte(text), func(path string) ([]byte, error) { return []byte("new " + path + "\n"), nil })
	if err != nil {
		t.Fatal(err)
	}
	const want = "a\n<!-- file: x.go -->\n```go\nnew x.go\n```\nb\n```sh\nkept\n```\n<!-- file: y -->\n```\nnew y\n```\nend\n"
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	gone := errors.New("gone")
	if _, err := refresh([]byte(text), func(string) ([]byte, error) { return nil, gone }); err != gone {
		t.Errorf("a missing file gives %v", err)
	}
}

func TestReadmesAreFresh(t *testing.T) {
	stale, err := run(true)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range stale {
		t.Errorf("%s shows a file as it was before: go run ./tools/readme", name)
	}
}

// link is a link or an inline piece of code that may name a file of the repository.
var link = regexp.MustCompile("\\]\\(([^)#:]+)\\)|`((?:problems|judge|tools|testcases|\\.ci)/[^`<>*{} ]*)`")

// TestReadmesNameWhatExists looks up every file and folder that a README.md names.
func TestReadmesNameWhatExists(t *testing.T) {
	root, files := module(t)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range link.FindAllStringSubmatch(string(text), -1) {
			path := filepath.Join(filepath.Dir(name), m[1])
			if m[2] != "" {
				path = filepath.Join(root, m[2])
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s names %s: %v", name, m[0], err)
			}
		}
	}
}

// TestTopFolders holds the top level to what README.md maps.
func TestTopFolders(t *testing.T) {
	root, _ := module(t)
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	allowed := map[string]bool{"go.mod": true, "go.sum": true, "README.md": true, "problems": true, "judge": true, "tools": true, "testcases": true,
		"report.html": true} // what README.md's example writes and git ignores
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && !allowed[e.Name()] {
			t.Errorf("%s does not belong at the top level", e.Name())
		}
	}
}

// TestReadmeCommands runs the lines of the sh blocks of the top README.md in a
// copy of the module, where they may write what they like. go test is left out:
// it is what runs this test.
func TestReadmeCommands(t *testing.T) {
	if !*commands {
		t.Skip("run with -args -commands: it takes minutes")
	}
	root, _ := module(t)
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(root)); err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		for _, line := range strings.Split(strings.TrimSpace(m[1]), "\n") {
			line, _, _ = strings.Cut(line, " #")
			if strings.HasPrefix(line, "go test") {
				continue
			}
			cmd := exec.Command("sh", "-c", line)
			cmd.Dir = dir
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", line, err, out)
			}
		}
	}
}

func module(t *testing.T) (root string, files []string) {
	t.Helper()
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	files, err = readmes(root)
	if err != nil {
		t.Fatal(err)
	}
	return root, files
}
