package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/tools/graph/play"
)

// TestOwnProgram shows programs for jugs beside the solution. The note on the page and on standard error names the first
// difference, and the page begins there.
func TestOwnProgram(t *testing.T) {
	replaced := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(jugs) }
	for _, c := range []struct{ name, program, want string }{
		{"the same", jugs, "Your search finds the same states at the same distances as ours."},
		{"another order", replaced("state{a, s.B}, state{s.A, b},", "state{s.A, b}, state{a, s.B},"),
			"Your search finds the same states at the same distances as ours. Only the order differs, first at step 3."},
		{"a missing step", replaced("state{0, s.B}, ", ""), "From {3 0}, ours also goes to {0 0}; yours does not."},
		{"one step too many", replaced("state{0, s.B}, ", "state{0, s.B}, state{s.A, 1}, "), "From {0 0}, yours also goes to {0 1}; ours does not."},
		{"another start", replaced("[]state{{}}", "[]state{{1, 1}}"), "Your search begins with {1 1}; ours does not."},
		{"other names", replaced("type state struct{ A, B int }", "type state struct{ A, B int }\n\nfunc (s state) String() string { return \"j\" + fmt.Sprint(10*s.A+s.B) }"),
			"Your states have other names than ours, so only their numbers are compared. They agree at each distance."},
		{"other names and a missing step", replaced("type state struct{ A, B int }", "type state struct{ A, B int }\n\nfunc (s state) String() string { return \"j\" + fmt.Sprint(10*s.A+s.B) }",
			"state{0, s.B}, ", ""),
			"Your states have other names than ours, so only their numbers are compared. At distance 3 yours finds 1 state, ours 2 states."},
		{"a crash", replaced("next := func(s state, buf []state) []state {", "next := func(s state, buf []state) []state {\n\t\t\tif s.A == 3 {\n\t\t\t\tpanic(\"oops\")\n\t\t\t}"),
			"Your program then fails: exit status 2"},
		{"no end", replaced("fmt.Println(", "for a == 3 {\n\t\t}\n\t\tfmt.Println("), "it did not end within 3s"},
		{"no search", "package main\n\nfunc main() {}\n", "calls no search of problems/lib/search"},
		{"no compiling", "package main\n\nfunc main() { x }\n", "undefined: x"},
	} {
		t.Run(c.name, func(t *testing.T) {
			module(t)
			if c.name == "no end" {
				defer func(before time.Duration) { longestRun = before }(longestRun)
				longestRun = 3 * time.Second
			}
			put(t, "mine/jugs/main.go", c.program)
			status, page, stderr := call("-html", "mine/jugs")
			if status != exitOK || !strings.Contains(stderr, c.want) {
				t.Fatalf("exit status %d, standard error %q, want %q", status, stderr, c.want)
			}
			if isShown := strings.Contains(page, `id="ours"`); isShown != !strings.Contains(stderr, "cannot be shown") {
				t.Errorf("the page shows the learner's search: %v", isShown)
			}
		})
	}

	// Other languages cannot be traced.
	module(t)
	put(t, "mine/jugs/main.py", "print(1)\n")
	if status, _, stderr := call("-html", "mine/jugs"); status != exitOK || !strings.Contains(stderr, "mine/jugs/main.py cannot be shown: only programs in Go can be traced") {
		t.Errorf("exit status %d, %q", status, stderr)
	}
	if status, _, _ := call("mine/jugs"); status != exitFailed {
		t.Errorf("without -html: exit status %d, want %d", status, exitFailed)
	}
}

// TestOwnFlow deletes one direction of the wires of uva11506. The note names a missing edge on which flow can go, not one back
// into the source. If both answers are the same, it names the failing case, and the page has no first difference.
func TestOwnFlow(t *testing.T) {
	solution, err := os.ReadFile("../../../problems/uva11506/solution/solution.go")
	if err != nil {
		t.Fatal(err)
	}
	module(t)
	const line = "{From: exit(k), To: entry(j), Capacity: cost},"
	if !strings.Contains(string(solution), line) {
		t.Fatalf("the solution lacks the line %s", line)
	}
	put(t, "problems/uva11506/solution/solution.go", string(solution))
	put(t, "mine/uva11506/main.go", strings.Replace(string(solution), line, "", 1))
	put(t, "problems/uva11506/README.md", "<!-- go run ./tools/graph -digits 2 -from 1 uva11506 > problems/uva11506/states.svg -->\n")
	put(t, "testcases/uva11506/data/sample/1.in", "4 4\n2 5\n3 5\n1 2 3\n1 3 3\n2 4 3\n3 4 3\n0 0\n")
	put(t, "testcases/uva11506/data/sample/1.ans", "6\n")
	const wires = "5 5\n2 9\n3 9\n4 9\n1 3 5\n2 3 5\n2 4 5\n4 5 5\n1 4 1\n0 0\n" // the way from 3 to 2 is against its wire
	put(t, "mine/uva11506/failing.txt", wires)
	put(t, "even.in", "4 5\n2 5\n3 5\n1 2 3\n1 3 3\n2 4 3\n3 4 3\n2 3 1\n0 0\n")

	const same = "On this input both answers are the same: a flow of 6."
	const take = " Take the case on which your program fails: -done of practise writes it to mine/uva11506/failing.txt."
	for _, c := range []struct {
		args   []string
		want   string
		isSame bool
	}{
		{[]string{"mine/uva11506"}, "Ours has the edge 2 out → 1 in, yours has not. " + same + take, true},
		{[]string{"mine/uva11506", "even.in"}, "Ours has the edge 3 out → 2 in, yours has not. " + same + take, true},
		{[]string{"mine/uva11506", "mine/uva11506/failing.txt"}, "Ours has the edge 3 out → 2 in, yours has not. At the end of yours: The flow is 1,", false},
	} {
		status, page, stderr := call(append([]string{"-html"}, c.args...)...)
		if status != exitOK || !strings.Contains(stderr, c.want) {
			t.Errorf("%s: exit status %d, standard error %q, want %q", c.args, status, stderr, c.want)
		}
		if isSame := !strings.Contains(page, `data-differ="`) || strings.Contains(page, `data-differ="0"`); isSame != c.isSame {
			t.Errorf("%s: the page has no first difference: %v", c.args, isSame)
		}
	}
}

// TestOwnProgramInBrowser: the page begins with the first difference, shows both replays, and asks nothing.
func TestOwnProgramInBrowser(t *testing.T) {
	module(t)
	put(t, "mine/jugs/main.go", strings.Replace(jugs, "state{0, s.B}, ", "", 1))
	_, page, stderr := call("-html", "mine/jugs")
	file := filepath.Join(t.TempDir(), "page.html")
	put(t, file, page)
	p := play.Open(t, file)
	for id, want := range map[string]string{
		"note":   strings.TrimPrefix(strings.TrimSpace(stderr), "graph: "),
		"say":    "Yours: Next is {3 0}, 1 step from the start.",
		"theirs": "Ours: Go from {3 0} to {0 0}: reached before, 0 steps from the start. Now it would be 2 steps, so nothing changes.",
	} {
		if got := p.Text(id); got != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
	panes := `[...document.querySelectorAll(".pane h3")].map(h => h.textContent).join() + " " + byId("ask").hidden`
	if got := p.Eval(panes); got != "yours,ours true" {
		t.Errorf("panes and questions: %s", got)
	}
	if len(p.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", p.Console)
	}
}

// TestDigitsOfOtherInputs: bases that depend on the case fit each input, and the search has the same number in its case.
func TestDigitsOfOtherInputs(t *testing.T) {
	module(t)
	program := strings.NewReplacer("state{{}}", "int{0}", "s state, buf []state) []state", "n int, buf []int) []int", "s state) bool {", "n int) bool { s := state{n / (b + 1), n % (b + 1)};",
		"ab, ba := ", "s := state{n / (b + 1), n % (b + 1)}; ab, ba := ", "return append(buf, ", "for _, t := range []state{", "s.B - ba})", "s.B - ba}} { buf = append(buf, t.A*(b+1)+t.B) }; return buf").Replace(jugs)
	put(t, "problems/jugs/solution/solution.go", program)
	put(t, "problems/jugs/README.md", "<!-- go run ./tools/graph -digits b+1 -search 2 jugs > problems/jugs/states.svg -->\n")
	put(t, "small.in", "2 3 9\n2 3 1\n")
	status, page, stderr := call("-html", "jugs", "small.in")
	if status != exitOK || !strings.Contains(page, "Next is 2 0, 1 step from the start.") {
		t.Errorf("exit status %d, %s", status, stderr)
	}
}
