package hint

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/report"
	"oj/tools/shared/verdict"
)

// TestUsual checks each hint about a usual mistake, and for each also a failure that looks similar but must not have it.
func TestUsual(t *testing.T) {
	const wa, rte = verdict.WA, verdict.RTE
	for _, c := range []struct {
		name, file, code   string
		v                  verdict.Verdict
		input, answer, got string
		stderr, message    string
		want               string // a part of the hint; "" for none of these hints
	}{
		{name: "32 bits", file: "a.cpp", v: wa, answer: "1\n3000000000\n", got: "1\n-1294967296\n", want: "3000000000 in 32 bits"},
		{name: "unsigned", file: "a.go", v: wa, answer: "5000000000\n", got: "705032704\n", want: "5000000000 in 32 bits"},
		{name: "64 bits", file: "a.cpp", v: wa, answer: "9223372036854775808\n", got: "-9223372036854775808\n", want: "in 64 bits"},
		{name: "Python has no overflow", file: "a.py", v: wa, answer: "3000000000\n", got: "-1294967296\n"},
		{name: "fits", file: "a.cpp", v: wa, answer: "1\n", got: "4294967297\n"},
		{name: "another number", file: "a.cpp", v: wa, answer: "3000000000\n", got: "-1294967295\n"},

		{name: "title", file: "a.py", v: wa, answer: "1\n", got: "Sample Output 1\n1\n", want: `prints "Sample Output"`},
		{name: "title in the answer", file: "a.py", v: wa, answer: "Sample output 2\n", got: "Sample output 3\n"},

		{name: "no newline between", file: "a.py", v: wa, answer: "1\n2\n", got: "12\n", want: `only a newline is missing: the program prints "12" where the answer has "1" and "2"`},
		{name: "no blank between", file: "a.py", v: wa, answer: "1 2\n3\n", got: "12\n3\n", want: "only a blank is missing"},
		{name: "another word", file: "a.py", v: wa, answer: "1\n2\n", got: "13\n"},
		{name: "cut", file: "a.py", v: wa, answer: "1\n2\n", got: "12…"},

		{name: "count", file: "a.py", v: wa, input: "2\n5\n6\n", answer: "10\n12\n", got: "4\n10\n12\n", want: "does the program take the number of testcases, 2, for a testcase?"},
		{name: "the count itself", file: "a.py", v: wa, input: "2\n5\n6\n", answer: "10\n12\n", got: "2\n10\n12\n", want: "the program prints 2, the number of testcases"},
		{name: "no count", file: "a.py", v: wa, input: "3\n5\n6\n", answer: "10\n12\n", got: "4\n10\n12\n"},
		{name: "another first line and another answer", file: "a.py", v: wa, input: "2\n5\n6\n", answer: "10\n12\n", got: "4\n10\n13\n"},

		{name: "twice", file: "a.cpp", v: wa, answer: "10\n12\n", got: "10\n12\n12\n", want: "the last line is printed twice"},
		{name: "more lines", file: "a.cpp", v: wa, answer: "10\n12\n", got: "10\n12\n13\n"},

		{name: "from 0", file: "a.py", v: wa, answer: "1 2 3\n", got: "0 1 2\n", want: "differs from the answer by -1"},
		{name: "from 1", file: "a.py", v: wa, answer: "4\n2\n3\n", got: "5\n3\n4\n", want: "differs from the answer by +1"},
		{name: "one number", file: "a.py", v: wa, answer: "4\n", got: "5\n"},
		{name: "only some", file: "a.py", v: wa, answer: "1 2 3\n", got: "0 1 3\n"},
		{name: "both directions", file: "a.py", v: wa, answer: "1 2 3\n", got: "0 3 4\n"},

		{name: "minus zero", file: "a.cpp", v: wa, answer: "1.5\n0.000\n", got: "1.5\n-0.000\n", want: "the program prints -0.000"},
		{name: "minus something", file: "a.cpp", v: wa, answer: "0.000\n", got: "-0.001\n"},
		{name: "another digit", file: "a.cpp", v: wa, answer: "0.1\n", got: "-0.0\n"},

		{name: "local", file: "a.cpp", code: "int main() {\n    int a[10000000];\n    a[n] = 1;\n}\n", v: rte, message: "killed by a signal: segmentation fault", want: "the array a in line 2 takes 40 MB of the stack"},
		{name: "constant", file: "a.cpp", code: "const int N = 2e6;\nint main()\n{\n\tlong long dp[N + 5];\n}\n", v: rte, message: "killed by a signal: segmentation fault", want: "the array dp in line 4 takes 16 MB"},
		{name: "matrix", file: "a.c", code: "#define N 3000\nint main() {\n\tint dp[N][N];\n}\n", v: rte, message: "killed by a signal: segmentation fault", want: "takes 36 MB"},
		{name: "global", file: "a.cpp", code: "int a[10000000];\nint main() {\n    a[n] = 1;\n}\n", v: rte, message: "killed by a signal: segmentation fault"},
		{name: "static", file: "a.cpp", code: "int main() {\n    static int a[10000000];\n}\n", v: rte, message: "killed by a signal: segmentation fault"},
		{name: "small", file: "a.cpp", code: "int main() {\n    int a[1000];\n}\n", v: rte, message: "killed by a signal: segmentation fault"},
		{name: "memory", file: "a.cpp", code: "int main() {\n    int a[200000000];\n}\n", v: verdict.MLE, message: "took more memory than allowed: 516 MiB, the limit is 512 MiB; the stack alone takes 762.9 MiB", want: "the array a in line 2 takes 800 MB"},
		{name: "recursion with an array", file: "a.cpp", code: "int f(int n) {\n    int a[3000000];\n    return f(n + 1) + a[n];\n}\n", v: verdict.MLE, message: "took more memory than allowed: 516 MiB, the limit is 512 MiB; the stack alone takes 511 MiB"},
		{name: "heap", file: "a.cpp", code: "int main() {\n    int a[200000000];\n}\n", v: verdict.MLE, message: "took more memory than allowed: 516 MiB, the limit is 512 MiB"},
		{name: "exit", file: "a.cpp", code: "int main() {\n    int a[10000000];\n}\n", v: rte, message: "exit status 1"},

		{name: "recursion", file: "a.py", code: "f()\n", v: rte, stderr: "RecursionError: maximum recursion depth exceeded", want: "sys.setrecursionlimit(10**6)"},
		{name: "raised", file: "a.py", code: "import sys\nsys.setrecursionlimit(10**5)\n", v: rte, stderr: "RecursionError: maximum recursion depth exceeded"},
		{name: "Java", file: "A.java", v: rte, stderr: "java.lang.StackOverflowError"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			in := func(name, text string) string {
				path := filepath.Join(dir, name)
				writeFile(t, path, text)
				return path
			}
			source := in(c.file, c.code)
			r := &report.Case{Verdict: c.v, Input: in("1.in", c.input), Answer: in("1.ans", c.answer), Got: c.got, Stderr: c.stderr, Message: c.message}
			got := usual(r, source) + pythonDepth(r, source)
			if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
				t.Errorf("hint %q, want %q", got, c.want)
			}
			if Explain(r, source, source, nil, filepath.Base); !strings.HasPrefix(r.Hint, got) {
				t.Errorf("the hint of the report is %q, want %q", r.Hint, got)
			}
		})
	}
}

// TestMayReadSlowly: only a long input of many words, read by cin as it is by default, is worth a further run.
func TestMayReadSlowly(t *testing.T) {
	const reads = "int main() { int n; while (std::cin >> n) f(n); }"
	many := strings.Repeat("1000000 ", 200_000)
	for _, c := range []struct {
		name, file, code, input string
		want                    bool
	}{
		{"slow", "a.cpp", reads, many, true},
		{"fast", "a.cpp", "int main() { std::ios::sync_with_stdio(false); int n; while (std::cin >> n) f(n); }", many, false},
		{"scanf", "a.cpp", "int main() { int n; while (scanf(\"%d\", &n) == 1) f(n); std::cin.get(); }", many, false},
		{"short", "a.cpp", reads, "3\n", false},
		{"long words", "a.cpp", "int main() { std::string s; std::cin >> s; }", strings.Repeat("x", 2<<20), false},
		{"another language", "a.py", "cin = input()", many, false},
	} {
		dir := t.TempDir()
		source, input := filepath.Join(dir, c.file), filepath.Join(dir, "1.in")
		writeFile(t, source, c.code)
		writeFile(t, input, c.input)
		if got := MayReadSlowly(source, input); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestNothing: an empty output has the hint about flushing only if the source has a writer that is never flushed.
func TestNothing(t *testing.T) {
	const plain, flush = "the program prints nothing", "the program prints nothing: flush the buffered writer before the program ends"
	for file, c := range map[string]struct{ code, want string }{
		"a.go":   {"w := bufio.NewWriter(os.Stdout)\nfmt.Fprintln(w, 1)\n", flush},
		"b.go":   {"w := bufio.NewWriter(os.Stdout)\ndefer w.Flush()\nif false { fmt.Fprintln(w, 1) }\n", plain},
		"A.java": {"PrintWriter out = new PrintWriter(System.out);\nout.println(1);\n", flush},
		"B.java": {"PrintWriter out = new PrintWriter(System.out);\nout.close();\n", plain},
		"a.py":   {"x = 1\n", plain},
		"a.cpp":  {"int main() {}\n", plain},
	} {
		source := filepath.Join(t.TempDir(), file)
		writeFile(t, source, c.code)
		r := &report.Case{Verdict: verdict.WA}
		if Explain(r, source, source, nil, filepath.Base); r.Hint != c.want {
			t.Errorf("%s: hint %q, want %q", file, r.Hint, c.want)
		}
	}
}

// TestUsualInGames checks that the lines of a game have none of these hints.
func TestUsualInGames(t *testing.T) {
	r := &report.Case{Verdict: verdict.WA, Got: "", Turns: []report.Turn{{Text: "3"}}}
	if got := usual(r, fmt.Sprint(t.TempDir())); got != "" {
		t.Errorf("hint %q", got)
	}
}
