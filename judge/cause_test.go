// This file tests causes that the judge proves by a further run.

package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/judge/internal/session"
	"oj/tools/shared/workspace"
)

// TestSlowReading: a program that is too slow, because cin is synchronized with C's functions, has a hint. Here the time does
// not depend on the machine: the first program asks the library if cin is synchronized, and then never ends. The second one
// never ends anyway.
func TestSlowReading(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	const reads = "#include <iostream>\nint main() {\n\tint n;\n\tstd::cin >> n;\n\t%s\n\tstd::cout << n << \"\\n\";\n}\n"
	for name, text := range map[string]string{
		"slow.cpp":  "#define ASK(x) std::ios_base::sync_with##x\n" + strings.Replace(reads, "%s", "if (ASK(_stdio)()) for (volatile int i = 0;;) i = i + 1;", 1),
		"never.cpp": strings.Replace(reads, "%s", "for (volatile int i = 0;;) i = i + 1;", 1),
		"p/1.in":    strings.Repeat("7 1000000\n", 150_000), "p/1.out": "7\n", "p/.timelimit": "1\n", "p/problem.yaml": "name: p\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]bool{"slow.cpp": true, "never.cpp": false} {
		var out bytes.Buffer
		command(context.Background(), dir, []string{"-src", name, "p"}, &out, &out)
		if got := strings.Contains(out.String(), "call ios::sync_with_stdio(false)"); got != want || !strings.Contains(out.String(), "TLE") {
			t.Errorf("%s: hint %v, want %v\n%s", name, got, want, &out)
		}
	}
}

// TestOneQuestion: a learner's program that does not reset something between cases is asked once whether it does, although
// two pieces of the judge know how to divide a testcase. For a problem of the course the exact division counts, which also
// tells how many cases before it are needed.
func TestOneQuestion(t *testing.T) {
	root := workspace.Find(".").Root
	right, err := os.ReadFile(filepath.Join(root, "problems", "uva191", "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	const line = `fmt.Fprintln(out, Choose(meets(a, b, corner, opposite), "T", "F"))`
	if !strings.Contains(string(right), line) {
		t.Fatalf("main.go of uva191 does not contain %s", line)
	}
	forgets := strings.Replace(string(right), line, `met = met || meets(a, b, corner, opposite); fmt.Fprintln(out, Choose(met, "T", "F"))`, 1)
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{"forgets.go": forgets + "\nvar met bool\n"})

	var out bytes.Buffer
	status := command(t.Context(), root, []string{"-src", filepath.Join(dir, "forgets.go"), "uva191"}, &out, &out)
	question := regexp.MustCompile(`case (\d+) of the \d+ in (\S+) is right if it is the only one, so .* Cases (\d+) to (\d+):\n`)
	m := question.FindStringSubmatch(out.String())
	if status != session.ExitFailed || m == nil || m[1] != m[4] || m[3] == m[4] || strings.Count(out.String(), "not reset") != 1 {
		t.Errorf("status %d, want one question like %v in\n%s", status, question, &out)
	}
}
