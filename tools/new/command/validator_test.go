package command

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	packages "oj/tools/shared/problem"
)

// create runs the command in the current folder and returns what it prints.
func create(t *testing.T, status int, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if got := Run(context.Background(), args, strings.NewReader(""), &out, &out); got != status {
		t.Fatalf("new %q: exit status %d, want %d\n%s", args, got, status, &out)
	}
	return out.String()
}

// TestValidators: -checker and -interactive write a program in the language of -lang and set problem.yaml, in a new problem
// and in an existing one.
func TestValidators(t *testing.T) {
	module(t)
	for id, c := range map[string]struct {
		flags             []string
		file              string
		custom, interacts bool
	}{
		"a": {[]string{"-checker"}, "checker/main.go", true, false},
		"b": {[]string{"-checker", "-lang", "py"}, "checker.py", true, false},
		"c": {[]string{"-interactive", "-lang", "cpp"}, "interactor.cpp", true, true},
		"d": {[]string{"-interactive"}, "interactor/main.go", true, true},
	} {
		// Create problem b first, with a sample that has an answer, as a click in the browser does.
		if id == "b" {
			create(t, exitOK, id)
			put(t, "testcases/b/data/sample/1.ans", "")
		}
		out := create(t, exitOK, append(c.flags, id)...)
		if !strings.Contains(out, "adapt testcases/"+id+"/output_validators/"+c.file) {
			t.Errorf("%s: printed %s", id, out)
		}

		// If a problem has a checker, each input needs an answer. So add one to the input that new has created.
		if !c.interacts {
			put(t, "testcases/"+id+"/data/sample/1.ans", "")
		}
		p, err := packages.Read("testcases/" + id)
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		if p.Custom != c.custom || p.Interactive != c.interacts || len(p.OutputValidators) != 1 || len(p.Warnings) > 0 {
			t.Errorf("%s: custom %t, interactive %t, %d programs, warnings %q", id, p.Custom, p.Interactive, len(p.OutputValidators), p.Warnings)
		}
		if _, err := os.Stat("problems/" + id + "/solution/solution.go"); err != nil && len(c.flags) == 1 {
			t.Errorf("%s: %v", id, err)
		}

		// If the command is run a second time, it must not replace the validator.
		if out := create(t, exitFailed, append(c.flags, id)...); !strings.Contains(out, "exists already; nothing was changed") {
			t.Errorf("%s again: printed %s", id, out)
		}
	}

	for _, wrong := range [][]string{{"-checker"}, {"-checker", "-interactive", "x"}, {"-checker", "-lang", "rust", "x"}, {"-interactive", "-json", "f", "x"}} {
		if out := create(t, exitUsage, wrong...); !strings.Contains(out, "-h explains the flags") {
			t.Errorf("%q: printed %s", wrong, out)
		}
	}
}

// TestInteractiveSample: the sample of an interactive problem is stored as an exchange, not as an input.
func TestInteractiveSample(t *testing.T) {
	module(t)
	put(t, "page.json", `{"name":"A. Guess","group":"Codeforces - Round","url":"https://codeforces.com/contest/1999/problem/A",
		"interactive":true,"memoryLimit":256,"timeLimit":1000,"input":{"type":"stdin"},"output":{"type":"stdout"},
		"tests":[{"input":"3\n\n<\n\n>=\n","output":"\n2\n\n1\n\n! 1\n"}]}`)
	out := create(t, exitOK, "-json", "page.json", "guess")
	for _, want := range []string{"its samples are exchanges", "data/sample/1.in, which is empty; no answer is needed", "new -interactive guess creates"} {
		if !strings.Contains(out, want) {
			t.Errorf("want %q in %s", want, out)
		}
	}
	text, err := os.ReadFile("testcases/guess/data/sample/1.interaction")
	if want := "<3\n>2\n<<\n>1\n<>=\n>! 1\n"; err != nil || string(text) != want {
		t.Errorf("exchange %q (%v), want %q", text, err, want)
	}
	for _, name := range []string{"1.ans", "2.in"} {
		if _, err := os.Stat("testcases/guess/data/sample/" + name); err == nil {
			t.Errorf("%s exists", name)
		}
	}

	// After an interactor was added, packages.Read accepts the package. packages.Read ignores the file
	// 1.interaction, because only the statement shows this file.
	create(t, exitOK, "-interactive", "-lang", "py", "guess")
	p, err := packages.Read("testcases/guess")
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Cases) != 1 || len(p.Warnings) > 0 || !p.Interactive {
		t.Errorf("%d testcases, warnings %q, interactive %t", len(p.Cases), p.Warnings, p.Interactive)
	}
}
