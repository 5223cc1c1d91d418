package hint

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/judge/internal/diff"
	"oj/judge/internal/report"
	"oj/tools/shared/verdict"
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

// TestTrace checks that the lines of a generated file are translated to the lines of the original files.
func TestTrace(t *testing.T) {
	dir := t.TempDir()
	main, lib := filepath.Join(dir, "main.go"), filepath.Join(dir, "lib.go")
	writeFile(t, main, "// Code generated\npackage main\n\nfunc main() {\n\trun()\n}\n\nfunc run() {\n\tpanic(at(3))\n}\n")
	writeFile(t, lib, "package lib\n\nfunc At() {\n\tpanic(lib.At(3))\n}\n")
	stderr := "panic: runtime error: index out of range [3] with length 0\n\ngoroutine 1 [running]:\n" +
		"main.run()\n\t/tmp/oj-judge-1/building-22/go-0123456789abcdef0123456789abcdef01234567/main.go:9 +0x1d\nmain.main()\n\t/tmp/oj-judge-1/building-22/go-0123456789abcdef0123456789abcdef01234567/main.go:5 +0xf\n" +
		"runtime.main()\n\t/usr/local/go/src/runtime/proc.go:283 +0x2\n"
	origin := func(line int) (string, int) {
		if line == 9 {
			return lib, 4
		}
		return "", 0
	}
	got := Trace(stderr, main, origin, filepath.Base)
	if want := []string{"lib.go:4: panic(lib.At(3))", "main.go:5: run()"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if clean := Clean("\tC:/Users/A B/Temp/oj-judge-1/building-2/go-0123456789abcdef0123456789abcdef01234567/main.go:3 +0x1\nat /t/building-2/go-0123456789abcdef0123456789abcdef01234567/main.go", "$1/main.go"); clean != "\t$1/main.go:3 +0x1\nat $1/main.go" {
		t.Errorf("a path with a blank is not replaced: %q", clean)
	}
	if clean := Clean(stderr, "main.go"); strings.Contains(clean, "oj-judge") || !strings.Contains(clean, "\tmain.go:9 ") {
		t.Errorf("cleaned: %s", clean)
	}
	if frames := Trace("no trace", main, nil, filepath.Base); len(frames) != 0 {
		t.Errorf("frames %v", frames)
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
		{report.Case{Verdict: verdict.RTE, Message: "killed by a signal: segmentation fault"}, "accessed invalid memory"},
		{report.Case{Verdict: verdict.RTE, Message: "exit status 1"}, "exit with status 0"},
		{report.Case{Verdict: verdict.RTE, Stderr: "NameError: name 'raw_input' is not defined. Did you mean: 'input'?"}, "looks like Python 2"},
		{report.Case{Verdict: verdict.RTE, Stderr: "ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has 99999 digits"}, "set_int_max_str_digits"},
		{report.Case{Verdict: verdict.RTE, Stderr: "NameError: name 'xs' is not defined"}, "exit with status 0"},
		{report.Case{Verdict: verdict.RTE, Message: "too many processes", Stderr: "RuntimeError: can't start new thread"}, "more processes than the judge"},
		{report.Case{Verdict: verdict.RTE, Message: "too many processes", Stderr: "java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory"}, "more processes than the judge"},
		{report.Case{Verdict: verdict.WA, Message: `the output ends in line 1, want "x"`}, "prints nothing"},
		{report.Case{Verdict: verdict.WA, Message: `the output ends in line 1, want "x"`, Got: "1 2"}, "a part is missing"},
		{report.Case{Verdict: verdict.WA, Message: "the checker says no"}, "prints nothing"},
		{report.Case{Verdict: verdict.WA, Message: "the checker says no", Got: "x"}, ""},
		{report.Case{Verdict: verdict.WA, Message: `line 1: got "1", want "2"`, Got: "1"}, ""},
		{report.Case{Verdict: verdict.WA, Message: `line 9: got "1", want "2"`, Got: "1", Diff: &diff.Diff{GotLine: 3, Same: 6}}, ""},
		{report.Case{Verdict: verdict.WA, Message: `line 2: got "1", want "2"`, Got: "1", Diff: &diff.Diff{GotLine: 1, Same: 1}}, ""},
		{report.Case{Verdict: verdict.WA, Message: `line 1: got "1", want "2"`, Got: "1", Diff: &diff.Diff{GotLine: 1}}, ""},
		{report.Case{Verdict: verdict.JE, Message: "the checker crashed"}, "not the program"},
		{report.Case{Verdict: verdict.WA, Message: "you lose", Turns: []report.Turn{{Text: "x"}}}, "replays the game"},
		{report.Case{Verdict: verdict.TLE, Stderr: "fatal error: stack overflow"}, "recursion too deep"},
		{report.Case{Verdict: verdict.RTE, Message: "exit status 2", Stderr: "panic: no such node"}, "stopped itself"},
		{report.Case{Verdict: verdict.WA, Message: `line 5: "x" follows where the output should end`, Got: "x"}, "prints more"},
		{report.Case{Verdict: verdict.WA, Message: "line 1: got 1, want 2; the difference 1 is too large", Got: "1"}, ""},
		{report.Case{Verdict: verdict.PE, Message: "line 1: the newline at the end of the output is missing"}, "end the last line"},
		{report.Case{Verdict: verdict.MLE, Message: "took more memory than allowed: 256 MiB, the limit is 256 MiB; the stack alone takes 250 MiB"}, "recursion too deep"},
		{report.Case{Verdict: verdict.MLE, Message: "took more memory than allowed: 256 MiB, the limit is 256 MiB"}, ""},
		{report.Case{Verdict: verdict.TLE}, ""},
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

// TestTraceOfLanguages checks that Trace finds the lines in the messages of languages other than Go.
func TestTraceOfLanguages(t *testing.T) {
	const built = "/cache/oj-judge/build/x-0123456789abcdef0123456789abcdef01234567/"
	for _, c := range []struct{ file, stderr, want string }{
		{"main.py", "Traceback (most recent call last):\n  File \"" + built + "main.py\", line 3, in <module>\n    f()\n" +
			"  File \"" + built + "main.py\", line 2, in f\n    return 1 // 0\n  File \"/usr/lib/python3/json.py\", line 1, in g\n",
			"main.py:2: two|main.py:3: three"},
		{"Main.java", "Exception in thread \"main\" java.lang.ArithmeticException: / by zero\n\tat java.base/java.util.A.f(A.java:1)\n" +
			"\tat Main.solve(Main.java:2)\n\tat Main.main(Main.java:3)\n", "Main.java:2: two|Main.java:3: three"},
		{"a.cpp", "program: " + built + "a.cpp:2: int main(): Assertion `x' failed.\n", "a.cpp:2: two"},
		{"a.cpp", "==1==ERROR: AddressSanitizer\n    #0 0x5 in main " + built + "a.cpp:3:7\n    #1 0x6 in g /usr/include/x.h:1:2\n", "a.cpp:3: three"},
		{"main.rs", "thread 'main' panicked at main.rs:2:5:\nboom\n", "main.rs:2: two"},
		{"main.py", "no trace\n", ""},
	} {
		source := filepath.Join(t.TempDir(), c.file)
		writeFile(t, source, "one\ntwo\nthree\n")
		got := strings.Join(Trace(c.stderr, source, nil, filepath.Base), "|")
		if got != c.want {
			t.Errorf("%s: %q gives %q, want %q", c.file, c.stderr, got, c.want)
		}
	}
}

// TestSanitized checks that the hint about a crash in C++ contains a command that shows the line.
func TestSanitized(t *testing.T) {
	crash := report.Case{Verdict: verdict.RTE, Message: "killed by a signal: segmentation fault", Input: "/t/a b.in"}
	Explain(&crash, "/x/a.cpp", "/x/a.cpp", nil, filepath.Base)
	if want := "to see the line: g++ -g -fsanitize=address,undefined a.cpp -o crash && ./crash < 'a b.in'"; !strings.HasSuffix(crash.Hint, want) {
		t.Errorf("hint %q, want the end %q", crash.Hint, want)
	}
	crash = report.Case{Verdict: verdict.RTE, Message: "exit status 1", Input: "/t/a.in"}
	if Explain(&crash, "/x/a.cpp", "/x/a.cpp", nil, filepath.Base); strings.Contains(crash.Hint, "fsanitize") {
		t.Errorf("exit status 1: hint %q", crash.Hint)
	}
}

// TestPython2: the messages of Python 3 about a source in Python 2 have a hint, other syntax errors have none.
func TestPython2(t *testing.T) {
	for message, want := range map[string]bool{
		"  File \"a.py\", line 1\n    print 1\nSyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?": true,
		"SyntaxError: multiple exception types must be parenthesized":                                                         true,
		"SyntaxError: invalid decimal literal":                                                                                true,
		"SyntaxError: invalid syntax":                                                                                         false,
	} {
		if got := strings.Contains(ForMessage(verdict.CE, message), "this looks like Python 2"); got != want {
			t.Errorf("%q: %v", message, got)
		}
	}
}
