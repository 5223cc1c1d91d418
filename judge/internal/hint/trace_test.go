package hint

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/diff"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestTrace looks up the lines of a generated file in the files that it was made of: by function and
// text, also where package names were removed.
func TestTrace(t *testing.T) {
	dir := t.TempDir()
	main := filepath.Join(dir, "main.go")
	writeFile(t, main, `// Code generated
package main

func main() {
	run()
}

func run() {
	walk(3)
}

type grid []int

// at returns a cell.
func (g *grid) at(i int) int {
	return (*g)[i]
}

func walk(n int) int {
	g := grid{}
	return g.at(n)
}
`)
	writeFile(t, filepath.Join(dir, "solution", "solution.go"), `package main

import "x/lib"

func main() {
	run()
}

func run() {
	lib.walk(3)
}
`)
	writeFile(t, filepath.Join(dir, "lib", "lib.go"), `package lib

type grid []int

func (g *grid) at(i int) int {
	return (*g)[i]
}
`)
	stderr := "panic: runtime error: index out of range [3] with length 0\n\ngoroutine 1 [running]:\n" +
		"main.(*grid).at(...)\n\t/tmp/oj-judge-1/go-22/p0003/main.go:16\nmain.walk(0x3)\n\t/tmp/oj-judge-1/go-22/p0003/main.go:21 +0x1d\n" +
		"main.run()\n\t/tmp/oj-judge-1/go-22/p0003/main.go:9 +0x1d\nmain.main()\n\t/tmp/oj-judge-1/go-22/p0003/main.go:5 +0xf\n" +
		"runtime.main()\n\t/usr/local/go/src/runtime/proc.go:283 +0x2\n"
	var got []string
	for _, f := range Trace(stderr, main, []string{filepath.Join(dir, "solution"), filepath.Join(dir, "lib")}) {
		got = append(got, filepath.ToSlash(strings.TrimPrefix(f.String(), dir+string(filepath.Separator))))
	}
	want := []string{
		"lib/lib.go:6: return (*g)[i]", "main.go:21: return g.at(n)", "solution/solution.go:10: lib.walk(3)", "solution/solution.go:6: run()",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if clean := Clean("\tC:/Users/A B/Temp/oj-judge-1/go-2/p0001/main.go:3 +0x1\nat /t/go-2/p0001/main.go", "$1.go"); clean != "\t$1.go:3 +0x1\nat $1.go" {
		t.Errorf("a folder with a blank: %q", clean)
	}
	if clean := Clean(stderr, "main.go"); strings.Contains(clean, "oj-judge") || !strings.Contains(clean, "\tmain.go:16\n") {
		t.Errorf("cleaned: %s", clean)
	}
	if frames := Trace("no trace", main, nil); len(frames) != 0 {
		t.Errorf("frames %v", frames)
	}
}

// TestOurPrograms: every line of code in the functions of the repository's generated programs is found in the
// files that they were made of.
func TestOurPrograms(t *testing.T) {
	problems := filepath.Join("..", "..", "..", "problems")
	programs, err := filepath.Glob(filepath.Join(problems, "*", "main.go"))
	if err != nil || len(programs) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range programs {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(text), "\n")
		o := readOrigin(file, []string{filepath.Join(filepath.Dir(file), "solution"), filepath.Join(problems, "internal")})
		for _, f := range o.generated {
			for n := f.first; n <= f.last; n++ {
				code := strings.TrimSpace(lines[n-1])
				if code == "" || code == "}" || strings.HasPrefix(code, "//") {
					continue
				}
				if o.find(Frame{file, n, code}).File == file {
					t.Errorf("%s:%d: no source has %s", file, n, code)
				}
			}
		}
	}
}

func TestFor(t *testing.T) {
	for _, c := range []struct {
		c    report.Case
		want string
	}{
		{report.Case{Verdict: verdict.RTE, Stderr: "panic: runtime error: index out of range [4] with length 4"}, "runs past the end"},
		{report.Case{Verdict: verdict.RTE, Stderr: "runtime: goroutine stack exceeds 1000000000-byte limit"}, "recursion too deep"},
		{report.Case{Verdict: verdict.RTE, Stderr: "line 3, word 2: \"x\": want a number"}, "refuses the input"},
		{report.Case{Verdict: verdict.RTE, Message: "killed by a signal: segmentation fault"}, "memory that is not its own"},
		{report.Case{Verdict: verdict.RTE, Message: "exit status 1"}, "exit status 0"},
		{report.Case{Verdict: verdict.WA, Message: `the output ends in line 1, want "x"`}, "prints nothing"},
		{report.Case{Verdict: verdict.WA, Message: `the output ends in line 1, want "x"`, Got: "1 2"}, "output is missing"},
		{report.Case{Verdict: verdict.WA, Message: "the checker says no"}, "prints nothing"},
		{report.Case{Verdict: verdict.WA, Message: "the checker says no", Got: "x"}, "own checker"},
		{report.Case{Verdict: verdict.WA, Message: `line 1: got "1", want "2"`, Got: "1"}, "from the start"},
		{report.Case{Verdict: verdict.WA, Message: `line 9: got "1", want "2"`, Got: "1", Diff: &diff.Diff{GotLine: 3, Same: 6}}, "earlier case"},
		{report.Case{Verdict: verdict.JE, Message: "the checker crashed"}, "not the program"},
		{report.Case{Verdict: verdict.WA, Message: "you lose", Turns: []report.Turn{{Text: "x"}}}, "step back"},
		{report.Case{Verdict: verdict.TLE, Stderr: "fatal error: stack overflow"}, "recursion too deep"},
		{report.Case{Verdict: verdict.RTE, Message: "exit status 2", Stderr: "panic: no such node"}, "stopped itself"},
		{report.Case{Verdict: verdict.WA, Message: `line 5: "x" follows where the output should end`, Got: "x"}, "too much"},
		{report.Case{Verdict: verdict.WA, Message: "line 1: got 1, want 2; the difference 1 is too large", Got: "1"}, "too few digits"},
		{report.Case{Verdict: verdict.PE, Message: "line 1: the newline at the end of the output is missing"}, "end the last line"},
		{report.Case{Verdict: verdict.TLE}, "endless loop"},
		{report.Case{Verdict: verdict.ILE, Message: "no output since turn 3: is stdout flushed?"}, ""},
		{report.Case{Verdict: verdict.ILE, Message: "waited"}, "never flushed"},
		{report.Case{Verdict: verdict.AC}, ""},
	} {
		got := For(&c.c)
		if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%v %q %q: hint %q, want %q", c.c.Verdict, c.c.Message, c.c.Stderr, got, c.want)
		}
	}
}
