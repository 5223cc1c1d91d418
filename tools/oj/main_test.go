package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/console"
	"oj/tools/shared/testing/program"
)

// call runs oj in this process and returns its exit status and its output.
func call(words ...string) (status int, out string) {
	var b bytes.Buffer
	status = run(context.Background(), console.New(".", words, nil, &b, &b))
	return status, b.String()
}

// TestList: without arguments and with -h, oj prints each command in a line of its own. Each command explains itself.
func TestList(t *testing.T) {
	for _, words := range [][]string{nil, {"-h"}, {"--help"}, {"help"}} {
		status, out := call(words...)
		for _, name := range []string{"judge", "new", "stress", "submit", "practise", "graph", "export", "init", "bundle", "helpers"} {
			if strings.Count(out, "\n  "+name+" ") != 1 || status != exitOK {
				t.Errorf("%q: status %d, want one line about %s:\n%s", words, status, name, out)
			}
		}
	}
	for _, c := range commands {
		if status, out := call(c.name, "-h"); status != exitOK || !strings.Contains(strings.ToLower(out), "exit status") {
			t.Errorf("%s -h: status %d\n%s", c.name, status, out)
		}
	}
	for _, words := range [][]string{{"nwe"}, {"-x"}, {"helpers"}, {"helpers", "-x"}, {"-completion"}, {"-completion", "tcsh"}} {
		if status, out := call(words...); status != exitUsage || out == "" {
			t.Errorf("%q: status %d, want %d and a message\n%s", words, status, exitUsage, out)
		}
	}
}

func TestCompletion(t *testing.T) {
	complete := func(words ...string) string {
		_, out := call(append([]string{"-completion", "words", "--"}, words...)...)
		return strings.ReplaceAll(out, "\n", " ")
	}
	for line, want := range map[string]string{
		"s": "stress submit ", "submit -d": "-dry-run ", "stress uva26": "uva260 ", "judge -kil": "-kill ", "judge uva26": "uva260 ",
		"new uva26": "", "nwe -": "", "judge": "judge ", "bundle -helper": "-helpers ",
	} {
		if got := complete(strings.Fields(line)...); got != want {
			t.Errorf("%s: completed to %q, want %q", line, got, want)
		}
	}
	for _, shell := range []string{"bash", "zsh", "fish"} {
		if status, out := call("-completion", shell); status != exitOK || !strings.Contains(out, "-completion words -- ") {
			t.Errorf("%s: status %d\n%s", shell, status, out)
		}
	}
}

// TestProgram: the built program works alone, in a folder without the repository's other programs. Its sandbox starts
// processes of the same file, and its messages name oj.
func TestProgram(t *testing.T) {
	dir := t.TempDir()
	oj := filepath.Join(dir, "oj")
	if err := os.Rename(program.Build(t, "oj/tools/oj"), oj); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"go.mod":                         "module m\n\ngo 1.22\n",
		"problems/sum/main.go":           "package main\n\nimport \"fmt\"\n\nfunc main() { var a, b int; fmt.Scan(&a, &b); fmt.Println(a + b) }\n",
		"testcases/sum/data/sample/1.in": "1 2\n", "testcases/sum/data/sample/1.ans": "3\n", "testcases/sum/problem.yaml": "name: Sum\n",
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for line, want := range map[string]string{
		"judge sum":           "AC",
		"submit -dry-run sum": "all as expected",
		"stress -h":           " stress uva10004 ",
		"helpers kruskal":     `import "oj/problems/lib/graph"`,
		"new -json x.json":    "new: ",
	} {
		cmd := exec.Command(oj, strings.Fields(line)...)
		cmd.Dir = dir
		out, _ := cmd.CombinedOutput()
		if !strings.Contains(string(out), want) || strings.Contains(string(out), "go run") {
			t.Errorf("oj %s: want %q and no \"go run\":\n%s", line, want, out)
		}
	}
}
