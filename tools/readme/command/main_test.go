package command

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/workspace"
)

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

// TestProblems: the table has a row for each problem that has submissions, sorted by number. The text around
// the table is not changed.
func TestProblems(t *testing.T) {
	dir := t.TempDir()
	solution := "// UVa 9, X: what is\n// asked, and: more.\n//\n// State: a set of a|b,\n// or not; rather not.\n// Neighbours: none.\npackage main\n"
	for name, text := range map[string]string{
		"go.mod":                                    "module m\n",
		"problems/uva10/solution/solution.go":       solution,
		"testcases/uva10/problem.yaml":              "name: Ten | X\nsource_url: https://onlinejudge.org/external/0/10.pdf\n",
		"testcases/uva10/submissions/accepted/a.go": "",
		"problems/uva9/solution/solution.go":        solution,
		"testcases/uva9/problem.yaml":               "name: Nine\n",
		"testcases/uva9/submissions/accepted/a.go":  "",
		"problems/uva10/README.md":                  "",
		"problems/uva9/README.md":                   "",
		"testcases/own/submissions/accepted/a.go":   "",
		"problems/own/main.go":                      "package main\n",
		"problems/tonight/solution/solution.go":     "package main\n",
		"testcases/tonight/problem.yaml":            "name: Tonight\n",
		"problems/uva11/solution/solution.go":       "// X.\npackage main\n",
		"testcases/uva11/data/sample/1.in":          "",
	} {
		put(t, filepath.Join(dir, name), text)
	}
	const want = "a\n<!-- problems -->\n| problem | what is asked | a state is |\n|---|---|---|\n" +
		"| [uva9](uva9/README.md) Nine | what is asked, and: more | a set of a\\|b, or not |\n" +
		"| [uva10](uva10/README.md) [Ten \\| X](https://onlinejudge.org/external/0/10.pdf) | what is asked, and: more | a set of a\\|b, or not |\n" +
		"<!-- end of problems -->\nb\n"
	ws := &workspace.Workspace{Root: dir}
	for _, text := range []string{"a\n<!-- problems -->\n<!-- end of problems -->\nb\n", want} {
		if got, err := withProblems([]byte(text), ws); err != nil || string(got) != want {
			t.Errorf("%v, got\n%s\nwant\n%s", err, got, want)
		}
	}
	for text, message := range map[string]string{"// X.\npackage main\n": "and the question", "// X: y.\npackage main\n": "State:", "": "expected"} {
		put(t, filepath.Join(dir, "problems/uva9/solution/solution.go"), text)
		if _, err := problems(ws); err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("%q: error %v", text, err)
		}
	}
}

func put(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
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

// TestShownFilesAreShown: below each comment that names a file, a block of code shows the file. Without an empty block,
// the command has no place for the text.
func TestShownFilesAreShown(t *testing.T) {
	_, files := module(t)
	shown := 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		blocks := len(block.FindAllString(string(text), -1))
		if comments := strings.Count("\n"+string(text), "\n<!-- file: "); comments != blocks {
			t.Errorf("%s: %d comments name a file, but there are %d blocks of code below them", name, comments, blocks)
		}
		shown += blocks
	}
	if shown < 100 {
		t.Errorf("found %d files in blocks of code, want 100 or more", shown)
	}
}

// link matches links and inline code that may name files of the repository.
var link = regexp.MustCompile("\\]\\(([^)#:]+)\\)|`((?:problems|judge|tools|testcases|\\.ci)/[^`<>*{} ]*)`")

// argument matches the packages that commands such as "go test ./judge/..." name.
var argument = regexp.MustCompile(`(?m)(?:^|[ "'` + "`" + `])\./((?:problems|judge|tools|testcases)(?:/[\w-]+)*)`)

// TestReadmesNameWhatExists looks up every file and folder that a README.md or CONTRIBUTING.md names, also in commands.
func TestReadmesNameWhatExists(t *testing.T) {
	root, files := module(t)
	for _, name := range append(files, filepath.Join(root, ".github", "CONTRIBUTING.md")) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range argument.FindAllStringSubmatch(string(text), -1) {
			if _, err := os.Stat(filepath.Join(root, m[1])); err != nil && !strings.Contains(m[1]+"/", "/ID/") {
				t.Errorf("%s names %s: %v", name, m[0], err)
			}
		}
		for _, m := range link.FindAllStringSubmatch(string(text), -1) {
			path := filepath.Join(filepath.Dir(name), m[1])
			if m[2] != "" {
				path = filepath.Join(root, m[2])
			}

			// ID stands for a new problem: a test of tools/new checks these paths.
			if strings.Contains(path, "/ID/") {
				continue
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s names %s: %v", name, m[0], err)
			}
		}
	}
}

// TestTopFolders: the top folder of the repository contains only the files and folders that are listed in
// `allowed`. Names that begin with a dot are ignored.
func TestTopFolders(t *testing.T) {
	root, _ := module(t)
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}

	// git ignores the folder mine/, which tools/practise writes, and report.html, which an example of README.md
	// writes.
	allowed := map[string]bool{"go.mod": true, "go.sum": true, "README.md": true, "problems": true, "judge": true, "tools": true, "testcases": true,
		"mine": true, "report.html": true}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && !allowed[e.Name()] {
			t.Errorf("%s does not belong at the top level", e.Name())
		}
	}
}

// TestReadmeCommands runs the commands in the sh code blocks of the root README.md. It runs them in a copy of
// the module, because they may write files. It skips the command go test, which would run TestReadmeCommands
// again. It also skips the commands of the installed program oj, which need a browser or an own repository, and the
// bot mybot.py, which the user has: tests of tools/submit and tools/oj cover them.
func TestReadmeCommands(t *testing.T) {
	full.Test(t)
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
			first, _, _ := strings.Cut(line, " ")
			if strings.HasPrefix(line, "go test") || strings.HasPrefix(line, "go install") || first == "oj" || first == "cd" ||
				strings.Contains(line, "mybot.py") {
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

// TestReadmeOutput runs the command of the top README.md that judges uva260, and compares its output with the
// output in README.md. It ignores times, sizes and the slowest testcase, because they vary.
func TestReadmeOutput(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("without g++ the line of main.cpp is another one")
	}
	root, _ := module(t)
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "run", "./judge", "uva260")
	cmd.Dir = root
	output, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}

	changing := regexp.MustCompile(`(secret|sample)/\S+|[0-9]+\.[0-9]+ (s|MiB)`)
	comparable := func(text string) string {
		text = strings.ReplaceAll(text, " (cached)", "")
		return strings.Join(strings.Fields(changing.ReplaceAllString(text, " * ")), " ")
	}
	if !strings.Contains(comparable(string(readme)), comparable(string(output))) {
		t.Errorf("README.md does not show this output:\n%s", output)
	}
}

func module(t *testing.T) (root string, files []string) {
	t.Helper()
	ws := workspace.Find(".")
	files, err := readmes(ws.Root)
	if err != nil {
		t.Fatal(err)
	}
	return ws.Root, files
}
