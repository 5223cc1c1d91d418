// This file tests the steps in which a user solves three problems of UVa: the browser extension sends a problem,
// tools/new creates its files, the user writes solution.go, tools/submit sends the program, and UVa accepts it.

package command

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// An onlineProblem is a problem of UVa: the content of its page, and a testcase that only the online judge
// has.
type onlineProblem struct {
	number, pid     int
	name, in, ans   string
	secret, verdict string // the testcase of the online judge: its input and the right output
}

var onlineProblems = []onlineProblem{
	{10004, 945, "Bicoloring", "3\n3\n0 1\n1 2\n2 0\n9\n8\n0 1\n0 2\n0 3\n0 4\n0 5\n0 6\n0 7\n0 8\n0", "NOT BICOLORABLE.\nBICOLORABLE.\n",
		"4\n4\n3 0\n1 3\n2 1\n2 0\n5\n5\n0 1\n1 2\n2 3\n3 4\n4 0\n1\n0\n0\n", "BICOLORABLE.\nNOT BICOLORABLE.\nBICOLORABLE.\n"},
	{572, 513, "Oil Deposits", "1 1\n*\n3 5\n*@*@*\n**@**\n*@*@*\n1 8\n@@****@*\n5 5\n****@\n*@@*@\n*@**@\n@@@*@\n@@**@\n0 0", "0\n1\n2\n2\n",
		"2 2\n@*\n*@\n3 3\n@*@\n***\n@*@\n0 0\n", "1\n4\n"},
	{11624, 2671, "Fire!", "2\n4 4\n####\n#JF#\n#..#\n#..#\n3 3\n###\n#J.\n#.F", "3\nIMPOSSIBLE\n",
		"3\n1 1\nJ\n3 3\n###\n#J#\n###\n1 5\nF...J\n", "1\nIMPOSSIBLE\n1\n"},
}

// page returns the message of Competitive Companion for the problem.
func (e onlineProblem) page() []byte {
	text, err := json.Marshal(map[string]any{
		"name": fmt.Sprintf("%d - %s", e.number, e.name), "group": "UVa Online Judge", "interactive": false, "memoryLimit": 32, "timeLimit": 3000,
		"url":   fmt.Sprintf("https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=%d", e.pid),
		"tests": []any{map[string]any{"input": e.in, "output": e.ans}}, "testType": "single",
		"input": map[string]any{"type": "stdin"}, "output": map[string]any{"type": "stdout"},
		"languages": map[string]any{"java": map[string]any{"mainClass": "Main", "taskClass": "X"}}, "batch": map[string]any{"id": "1", "size": 1},
	})
	if err != nil {
		panic(err)
	}
	return text
}

// grade judges as the online judge does: it compiles the code and compares its output byte for byte.
func (e onlineProblem) grade(t *testing.T, code string) int {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "code.cpp"), code)
	exe := filepath.Join(dir, "code.exe")
	if out, err := exec.Command("g++", "-std=c++11", "-DONLINE_JUDGE", "-o", exe, filepath.Join(dir, "code.cpp")).CombinedOutput(); err != nil {
		t.Logf("%s", out)
		return 30
	}
	cmd := exec.Command(exe)
	cmd.Stdin = strings.NewReader(e.secret)
	out, err := cmd.Output()
	switch {
	case err != nil:
		return 40
	case string(out) != e.verdict:
		t.Logf("%s", out)
		return 70
	}
	return 90
}

// TestEvening creates a problem with the command new -once, writes a solution, and submits it. With -full it does
// the same for two more problems, and first tries to submit their unchanged templates. submit must refuse to send
// them, because the judge on this machine does not accept them.
func TestEvening(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	judge, maker := program.Build(t, "oj/judge"), program.Build(t, "oj/tools/new")
	out, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	path, goCache, ownCache := os.Getenv("PATH"), strings.TrimSpace(string(out)), t.TempDir()
	for _, e := range onlineProblems {
		id := fmt.Sprint("uva", e.number)
		t.Run(id, func(t *testing.T) {
			if e.number != onlineProblems[0].number {
				full.Test(t)
			}
			solution, err := os.ReadFile(filepath.Join(root, "tools", "submit", "command", "testdata", "evening", id+".go"))
			if err != nil {
				t.Fatal(err)
			}
			c := newCall(t)
			t.Setenv("PATH", path)
			t.Setenv("GOCACHE", goCache)
			t.Setenv("XDG_CACHE_HOME", ownCache)
			c.judge = started(judge)
			repository(t, root)
			receive(t, maker, e)

			t.Setenv("UVA_USER", "ann")
			t.Setenv("UVA_PASSWORD", "p&ss wörd")
			u := &uva{number: e.number, grade: func(code string) int { return e.grade(t, code) }}
			if e.number == onlineProblems[0].number {
				// The first problem is tested even without -full, so its test must be fast. Do not submit its
				// template, because judging takes long.
			} else if status := submitTo(t, u, c); status != exitFailed || len(u.sent) > 0 || !strings.Contains(c.out.String(), "does not accept the program; nothing was sent") {
				t.Errorf("the template: status %d, received %q\n%s", status, u.sent, c.out.String())
			}
			put(t, "problems/"+id+"/solution/solution.go", string(solution))
			if status := submitTo(t, u, c); status != exitOK || len(u.sent) != 1 || !strings.Contains(c.out.String(), "\nAccepted  0.020 s") {
				t.Errorf("the solution: status %d\n%s", status, c.out.String())
			}
		})
	}
}

// repository turns the current folder into a repository that contains only the helpers of this repository.
func repository(t *testing.T, root string) {
	t.Helper()
	for _, dir := range []string{"problems", "testcases"} {
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.CopyFS("problems/lib", os.DirFS(filepath.Join(root, "problems", "lib"))); err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, "go.mod", string(mod))
}

// receive starts the command new (the file exe) and sends the problem to it, as the browser extension does.
func receive(t *testing.T, exe string, e onlineProblem) {
	t.Helper()
	cmd := exec.Command(exe, "-once", "-port", "0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Process.Kill()
	lines := bufio.NewReader(out)
	first, _ := lines.ReadString('\n')
	port := regexp.MustCompile(`ports (\d+)`).FindStringSubmatch(first)
	if port == nil {
		t.Fatalf("new says %q %s", first, &stderr)
	}
	request, err := http.NewRequest(http.MethodPost, "http://localhost:"+port[1]+"/", bytes.NewReader(e.page()))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Origin", "moz-extension://x")
	answer, err := http.DefaultClient.Do(request)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%v %v", answer, err)
	}
	answer.Body.Close()
	if err := cmd.Wait(); err != nil {
		t.Fatalf("new: %v\n%s", err, &stderr)
	}
}
