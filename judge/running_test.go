//go:build unix

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
)

// TestRun checks that with -run, the program reads the judge's own standard input, its output is copied
// unchanged, and its exit status, time and memory are printed to standard error. It also checks that -debug
// starts Delve, which is replaced by a script here.
func TestRun(t *testing.T) {
	w := &world{T: t, dir: t.TempDir(), file: "script"}
	w.unpack(`-- go.mod --
module example
-- problems/m/solution/solution.go --
package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	fmt.Print("twice\x1b[1m ", 2*n)
	if n > 9 {
		panic(n)
	}
}
-- problems/broken/solution/solution.go --
package main

func main() { x }
-- problems/broken/main.go --
package main

func main() {}
-- testcases/m/data/sample/1.in --
4
-- testcases/m/data/sample/1.ans --
8
-- testcases/broken/data/sample/1.in --
4
-- testcases/broken/data/sample/1.ans --
8
-- bin/dlv! --
#!/bin/sh
echo "$@"
head -1 "${6#stdin:}"
-- twice.sh --
read n
echo $n $n
-- p/problem.yaml --
name: p
-- p/.timelimit --
5
-- p/data/secret/1.in --
4
-- p/data/secret/1.ans --
4 4
-- p/submissions/accepted/twice.sh --
read n
echo $n $n
-- answers/problem.yaml --
problem_format_version: 2025-09
type: submit-answer
-- answers/data/secret/1.in --
-- answers/data/secret/1.ans --
-- answers/submissions/accepted/1.out --
-- large --
12
`)
	judge := func(status int, args ...string) (stdout, stderr string) {
		t.Helper()
		var out, err bytes.Buffer
		if got := command(context.Background(), w.dir, args, &out, &err); got != status {
			t.Fatalf("judge %v: status %d, want %d\n%s%s", args, got, status, &out, &err)
		}
		return out.String(), err.String()
	}
	input := func(name string) {
		f, err := os.Open(filepath.Join(w.dir, name))
		if err != nil {
			t.Fatal(err)
		}
		was := os.Stdin
		os.Stdin = f
		t.Cleanup(func() { os.Stdin = was; f.Close() })
	}
	fits := func(text, pattern string) {
		t.Helper()
		if !regexp.MustCompile("(?m)" + pattern).MatchString(text) {
			t.Errorf("%q does not match\n%s", pattern, text)
		}
	}
	input("testcases/m/data/sample/1.in")
	out, stderr := judge(0, "-run", "m")
	if out != "twice\x1b[1m 8" {
		t.Errorf("it prints %q", out)
	}
	fits(stderr, `^m main.go: exit status 0, \d\.\d+ s.*, .*B of memory$`)
	input("large")
	if out, stderr = judge(1, "-run", "m"); !strings.HasSuffix(out, "24") {
		t.Errorf("it prints %q", out)
	}
	fits(stderr, `^panic: 12`)
	fits(stderr, `^m main.go: exit status 2, `)
	input("large")
	if out, _ = judge(0, "-src", "twice.sh", "m", "-run"); out != "12 12\n" {
		t.Errorf("it prints %q", out)
	}
	input("large")
	// The package p has no solution, only a submission. -run must also find a submission, although the judge
	// builds submissions after solutions.
	if out, _ = judge(0, "-run", "-lang", "shell", "p"); out != "12 12\n" {
		t.Errorf("it prints %q", out)
	}
	_, stderr = judge(2, "-run", "answers")
	fits(stderr, `answers: -run starts a program`)
	_, stderr = judge(2, "-lang", "java", "m")
	fits(stderr, `^judge: m: nothing to judge in java: the problem.s folder has no such program`)
	_, stderr = judge(1, "-run", "broken")
	fits(stderr, `compile error\n.*solution.go:3:15`)
	for _, args := range [][]string{{"-run"}, {"-run", "m", "-shard", "2/2"}} {
		_, stderr = judge(2, args...)
		fits(stderr, `-run and -debug start one program of one problem`)
	}
	_, stderr = judge(2, "-debug", "m", "-src", "twice.sh")
	fits(stderr, `-debug needs sources in Go`)

	path := os.Getenv("PATH")
	if list := filepath.SplitList(path); len(list) > 0 {
		list = append([]string{filepath.Join(w.dir, "bin")}, list...)
		path = strings.Join(list, string(filepath.ListSeparator))
	}
	t.Setenv("PATH", path)
	out, stderr = judge(0, "-debug", "-case", "sample/1", "m")
	fits(out, `^debug .*/problems/m/solution --output .*debugged.exe --redirect stdin:.*sample/1.in\n4$`)
	fits(stderr, `^delve on problems/m/solution with the input testcases/m/data/sample/1.in`)
}

// TestNoDelve checks that -debug without Delve says how to install it.
func TestNoDelve(t *testing.T) {
	w := &world{T: t, dir: t.TempDir(), file: "script"}
	w.unpack("-- p/problem.yaml --\nname: p\n-- p/data/sample/1.in --\n1\n-- p/data/sample/1.ans --\n1\n-- a.go --\npackage main\n\nfunc main() {}\n")
	// Judge once, so that the program is in the cache when the environment changes.
	if err := w.command("judge -src a.go p"); err != nil {
		t.Fatal(err)
	}
	if home, err := os.UserHomeDir(); err == nil {
		if _, err := os.Stat(filepath.Join(home, "go", "bin", "dlv")); err == nil {
			t.Skip("Delve is installed in the folder go/bin")
		}
	}
	t.Setenv("GOPATH", "")
	t.Setenv("GOBIN", "")
	var out, stderr bytes.Buffer
	gocmd, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", filepath.Dir(gocmd))
	if status := command(context.Background(), w.dir, []string{"-debug", "-src", "a.go", "p"}, &out, &stderr); status != 2 || !strings.Contains(stderr.String(), "go install github.com/go-delve/delve/cmd/dlv@latest") {
		t.Errorf("status %d\n%s%s", status, &out, &stderr)
	}
}
