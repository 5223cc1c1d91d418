//go:build unix

package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestRun: -run gives a program the input that the judge itself gets, passes its output on as it is, and tells how it
// ended, time and memory on standard error.
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
-- twice.sh --
read n
echo $n $n
-- p/.timelimit --
5
-- p/data/sample/1.in --
4
-- p/data/sample/1.ans --
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
			t.Errorf("nothing fits %q in\n%s", pattern, text)
		}
	}
	input("testcases/m/data/sample/1.in")
	out, said := judge(0, "-run", "m")
	if out != "twice\x1b[1m 8" {
		t.Errorf("it prints %q", out)
	}
	fits(said, `^m main.go: exit status 0, \d\.\d+ s.*, .*B of memory$`)
	input("large")
	if out, said = judge(1, "-run", "m"); !strings.HasSuffix(out, "24") {
		t.Errorf("it prints %q", out)
	}
	fits(said, `^panic: 12`)
	fits(said, `^m main.go: exit status 2, `)
	input("large")
	if out, _ = judge(0, "-src", "twice.sh", "m", "-run"); out != "12 12\n" {
		t.Errorf("it prints %q", out)
	}
	input("large")
	if out, _ = judge(0, "-run", "-lang", "shell", "p"); out != "12 12\n" { // a submission, which is built after the solutions
		t.Errorf("it prints %q", out)
	}
	_, said = judge(2, "-run", "answers")
	fits(said, `answers: -run starts a program`)
	_, said = judge(2, "-lang", "java", "m")
	fits(said, `m: nothing to judge in java`)
	_, said = judge(1, "-run", "broken")
	fits(said, `compile error\n.*solution.go:3:15`)
	for _, args := range [][]string{{"-run"}, {"-run", "m", "-shard", "2/2"}} {
		_, said = judge(2, args...)
		fits(said, `-run is about one program of one problem`)
	}
}
