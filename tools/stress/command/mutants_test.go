package command

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/judge/console"
	"oj/tools/shared/testing/full"
)

// goSum adds n numbers. At the end of the input, fmt.Scan reads nothing and x stays 0. So a variant that
// reads one number too many prints the same sum.
const goSum = `package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	sum := 0
	for i := 0; i < n; i++ {
		var x int
		fmt.Scan(&x)
		sum += x
	}
	fmt.Println(sum)
}
`

// TestMutants: a change that no testcase detects becomes a question, the chosen answer becomes a testcase,
// and this testcase detects the change. Changes that make no difference are listed.
func TestMutants(t *testing.T) {
	maxQuestions = 1
	w := newWorld(t, map[string]string{"sum.go": goSum})
	call := `-mutants -src sum.go -gen 'n:1..3 array(n,0..2^31)' -n 5 -seed 0 sum`
	w.stress(call, 1,
		`^sum: 4 small changes to sum.go, \d+ comparisons \(\d+ a second\), `,
		`^The testcases detect 1 of the changes, the generated inputs 1 more, and nothing detects 2.$`,
		`^1. Which of the two answers is right\? No testcase tells.\n  the input, 13 bytes:\n     1  1\n     2  2147483648\n`,
		`^  the program's answer:\n     1  2147483648\n  the answer after this change:\n     1  -2147483648\n  sum.go:12: integers truncated to 32 bits\n    - sum \+= x\n    \+ sum = int32\(sum \+ x\)`,
		`^Nothing detects these changes.*:\n  sum.go:9: another comparison\n    - for i := 0; i < n; i\+\+ {\n    \+ for i := 0; i <= n; i\+\+ {\n  sum.go:10: a reset is missing\n`,
		`^again: .* -mutants -seed 0 -n 5 sum$`)

	isTerminal = func(any) bool { return true }
	defer func() { isTerminal = func(any) bool { return false } }()
	for typed, want := range map[string]string{"q\n": "unreadable", "2\n": "-2147483648\n", "1\n": "2147483648\n"} {
		r, stdin, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		stdin.WriteString(typed)
		stdin.Close()
		var out bytes.Buffer
		words := []string{"-mutants", "-src", "sum.go", "-gen", "n:1..3 array(n,0..2^31)", "-n", "5", "-seed", "0", "sum"}
		status := Run(context.Background(), console.New(w.dir, words, r, &out, &out))
		answer := filepath.Join(w.dir, "testcases/sum/data/secret/01-stress.ans")
		if got := w.read("testcases/sum/data/secret/01-stress.ans"); got != want || status != 1 {
			t.Errorf("after %q: status %d, kept %q, want %q\n%s", typed, status, got, want, &out)
		}
		if want == "-2147483648\n" && !strings.Contains(out.String(), ", so sum.go is wrong on this input.\n") {
			t.Errorf("after %q:\n%s", typed, &out)
		}
		os.Remove(answer)
		os.Remove(strings.TrimSuffix(answer, "ans") + "in")
		r.Close()
	}

	w.write("testcases/sum/data/secret/01-stress.in", "1\n2147483648\n")
	w.write("testcases/sum/data/secret/01-stress.ans", "2147483648\n")
	w.stress(call, 0, `^The testcases detect 2 of the changes, the generated inputs 0 more, and nothing detects 2.$`)
}

// TestTextMutants: the same for programs in C++ and Python, whose variants are programs of their own. A change that only
// equal numbers reveal becomes a question.
func TestTextMutants(t *testing.T) {
	maxQuestions = 4
	sources := map[string]struct {
		tool, source string
		patterns     []string
	}{
		"below.cpp": {"g++", `#include <bits/stdc++.h>
using namespace std;
int main() {
	int n;
	cin >> n;
	vector<long long> a(n);
	for (auto &x : a) cin >> x;
	sort(a.begin(), a.end());
	cout << lower_bound(a.begin(), a.end(), 5) - a.begin() << "\n";
}
`, []string{`the generated inputs 3 more, and nothing detects 1.`, `nothing detects 1.(?s:.*)Nothing detects these(?s:.*)integers truncated`}},
		"below.py": {"python3", `import bisect
n = int(input())
a = sorted(int(x) for x in input().split()[:n])
print(bisect.bisect_left(a, 5))
`, []string{`the generated inputs 3 more, and nothing detects 0.`}},
	}
	for name, c := range sources {
		if _, err := exec.LookPath(c.tool); err != nil {
			t.Skip(err)
		}
		w := newWorld(t, map[string]string{name: c.source})
		w.write("testcases/sum/data/secret/small.in", "2\n3 9\n")
		w.write("testcases/sum/data/secret/small.ans", "1\n")
		w.write("testcases/sum/data/sample/1.ans", "2\n")
		out := w.stress("-mutants -src "+name+" -gen 'n:1..4 array(n,3..7)' -n 30 -seed 0 sum", 1,
			`^sum: \d+ small changes to `+name+`, \d+ comparisons`, `^  `+name+`:\d: (sorting is missing|the other end of equal elements)\n    - `)
		for _, pattern := range c.patterns {
			if !regexp.MustCompile(pattern).MatchString(out) {
				t.Errorf("%s: nothing matches %q in\n%s", name, pattern, out)
			}
		}
	}
}

// TestHostileMutants: variants that never end, print for ever, or use up all memory are stopped, and count as
// detected.
func TestHostileMutants(t *testing.T) {
	maxQuestions = 0
	source := `package main

import "fmt"

func main() {
	var n, sum int
	fmt.Scan(&n)
	for i := n; i > 0; i = i - 1 {
		var x int
		fmt.Scan(&x)
		sum += x
		fmt.Print("")
	}
	for i := n; i > 0; i = i - 1 {
		fmt.Print(" ")
	}
	var list [][]int
	for i := n; i > 0; i = i - 1 {
		list = append(list, make([]int, 1<<16))
	}
	fmt.Println(sum)
}
`
	w := newWorld(t, map[string]string{"sum.go": source})
	w.stress(`-mutants -src sum.go -n 3 -seed 0 sum`, 0, `^The testcases detect 4 of the changes, the generated inputs 0 more, and nothing detects 8.$`)
}

// TestMutantsTrouble checks the messages about programs that -mutants does not support.
func TestMutantsTrouble(t *testing.T) {
	wrong := strings.Replace(goSum, "sum += x", "sum -= x", 1)
	w := newWorld(t, map[string]string{"wrong.go": wrong, "empty.go": "package main\n\nfunc main() { println(7) }\n"})
	for args, want := range map[string]string{
		"-src right.sh sum":             `right.sh: -mutants can only change programs in Go, C, C\+\+, Python 3, Java, JavaScript$`,
		"-src wrong.go sum":             `wrong.go fails the testcase secret/small \(WA\): correct the program first$`,
		"-src empty.go sum":             `empty.go: none of the small changes applies to this program$`,
		"-src wrong.go -time sum":       `leave out -brute, -against and -time$`,
		"-src wrong.go -yes sum":        `-mutants asks which answer is right: leave out -yes$`,
		"-src wrong.go -gen n:1..x sum": `-gen: column 6: no earlier number has the name x`,
	} {
		w.stress("-mutants "+args, 2, want)
	}
	w.write("testcases/sum/problem.yaml", "name: sum\nvalidation: custom interactive\n")
	w.write("testcases/sum/output_validators/referee.sh", "exit 43\n")
	w.stress("-mutants -src wrong.go sum", 2, `sum is interactive: -mutants compares answers, but an interactive problem has none$`)
}

// TestCourseMutants: even if the sample is the only testcase, stress finds small inputs that detect certain
// changes of the course's solutions. It lists changes that make no difference as undetected.
func TestCourseMutants(t *testing.T) {
	maxQuestions = 2
	const undetected = `^Nothing detects these changes(.*\n)+    \+ `
	for _, c := range []struct {
		problem  string
		status   int
		patterns []string
	}{
		{"uva260", 1, []string{
			`^1. Which of the two answers is right\? No testcase tells.\n  the input, 10 bytes:\n     1  2\n     2  wb\n     3  bw\n     4  0\n`,
			`^    \+ if c.row <= 0 \|\| c.row >= len\(b\)`,
			`^2. .*\n  the input, 18 bytes:\n     1  2\n     2  bb\n     3  wb\n     4  2\n     5  bb\n     6  bw\n     7  0\n`,
			`^    \+ var starts \[\]cell // starts keeps its last value$`,
			undetected + `return c.column <= len\(row\) && row\[c.column\] == 'w'$`,
		}},
		{"uva11624", 1, []string{
			`^1. .*\n  the input, 9 bytes:\n     1  1\n     2  1 2\n     3  .J\n(.*\n)+?    \+ if leaves .* \|\| leaves < minutes-1 {$`,
			`^2. This input detects a change, and so does the testcase sample/1.\n  the input, 18 bytes:\n     1  1\n     2  3 3\n     3  #.#\n`,
			undetected + `if leaves := int\(arrival\) \+ 1; !ok \|\| leaves <= minutes {$`,
		}},
		{"uva10047", 0, []string{
			`^1. .*\n  the input, 11 bytes:\n     1  1 2\n     2  ST\n     3  0 0\n(.*\n)+?    \+ right, left := \(s.facing\)%4`,
			undetected + `if k >= 1 {$`, // this change adds or removes blank lines between cases, which the judge ignores
		}},
	} {
		t.Run(c.problem, func(t *testing.T) {
			if c.problem != "uva260" {
				full.Test(t)
			}
			read := func(name string) string {
				text, err := os.ReadFile(filepath.Join("../../..", filepath.FromSlash(name)))
				if err != nil {
					t.Fatal(err)
				}
				return string(text)
			}
			folder := "testcases/" + c.problem
			w := newWorld(t, map[string]string{
				"program.go":                          read("problems/" + c.problem + "/main.go"),
				"testcases/sum/data/sample/1.in":      read(folder + "/data/sample/1.in"),
				"testcases/sum/data/sample/1.ans":     read(folder + "/data/sample/1.ans"),
				"testcases/sum/generators/stress.txt": read(folder + "/generators/stress.txt"),
			})
			w.write("testcases/sum/data/secret/small.in", w.read("testcases/sum/data/sample/1.in"))
			w.write("testcases/sum/data/secret/small.ans", w.read("testcases/sum/data/sample/1.ans"))
			w.stress("-mutants -src program.go -n 15 -seed 0 sum", c.status, c.patterns...)
		})
	}
}
