package command

import (
	"os"
	"strings"
	"testing"
	"time"

	packages "oj/tools/shared/problem"
	"oj/tools/shared/workspace"
)

// withTests returns a message with these samples in JSON.
func withTests(message, tests string) string {
	return strings.Replace(message, `[{"input":"1 2\r\n3","output":"6\n"}]`, tests, 1)
}

func contents(t *testing.T, names ...string) (all string) {
	t.Helper()
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			all += "(none)"
		}
		all += string(text) + "|"
	}
	return all
}

// TestComplete: a later click fills empty samples and adds new ones. What differs stays, and a diff shows it.
func TestComplete(t *testing.T) {
	module(t)
	const dir = "testcases/uva10004/data/sample/"
	message := page("10004 - Bicoloring", "UVa Online Judge", uvaPage, "")
	if status, out, stderr := call("", "uva10004"); status != exitOK || !strings.Contains(out, "no sample") {
		t.Fatalf("status %d\n%s%s", status, out, stderr)
	}

	// The click on the page fills the empty input.
	status, out, stderr := call(message, "-json", "-")
	if got := contents(t, dir+"1.in", dir+"1.ans"); status != exitOK || got != "1 2\n3\n|6\n|" || !strings.Contains(out, dir+"1.in (2 lines)") {
		t.Errorf("status %d, %q\n%s%s", status, got, out, stderr)
	}

	// A second click has nothing new. A third one adds a sample; an equal one keeps its number.
	if status, _, stderr := call(message, "-json", "-"); status != exitFailed || !strings.Contains(stderr, "exists already and was not changed") {
		t.Errorf("status %d, %s", status, stderr)
	}
	status, out, stderr = call(withTests(message, `[{"input":"7\n","output":"8\n"},{"input":"1 2\n3\n","output":"6"}]`), "-json", "-")
	if status != exitFailed || !strings.Contains(out, dir+"1.in differs from the page:\n  line 1 (- the file, + the page)\n  - 1 2\n  - 3\n  + 7\n") ||
		!strings.Contains(stderr, dir+"1.in differs from the page and was not changed") {
		t.Errorf("status %d\n%s%s", status, out, stderr)
	}
	status, out, stderr = call(withTests(message, `[{"input":"1 2\n3\n","output":"6"},{"input":"7\n","output":"8\n"}]`), "-json", "-")
	if got := contents(t, dir+"1.in", dir+"1.ans", dir+"2.in", dir+"2.ans"); status != exitOK || got != "1 2\n3\n|6\n|7\n|8\n|" {
		t.Errorf("status %d, %q\n%s%s", status, got, out, stderr)
	}

	// The user's correction of an answer stays; a missing answer is filled.
	put(t, dir+"1.ans", "5\n")
	os.Remove(dir + "2.ans")
	status, out, _ = call(withTests(message, `[{"input":"1 2\n3\n","output":"6"},{"input":"7\n","output":"8\n"}]`), "-json", "-")
	if got := contents(t, dir+"1.ans", dir+"2.ans"); status != exitFailed || got != "5\n|8\n|" || !strings.Contains(out, "1.ans differs from the page:\n  line 1 (- the file, + the page)\n  - 5\n  + 6\n") {
		t.Errorf("status %d, %q\n%s", status, got, out)
	}

	// data/sample would hide the testcases of a flat folder.
	module(t)
	put(t, "testcases/uva10004/problem.yaml", "name: Bicoloring\nsource: UVa Online Judge 10004\nsource_url: "+uvaPage+"\n")
	put(t, "testcases/uva10004/.timelimit", "1.5\n")
	put(t, "testcases/uva10004/1.in", "1\n")
	put(t, "testcases/uva10004/1.out", "1\n")
	if status, _, stderr := call(message, "-json", "-"); status != exitFailed || !strings.Contains(stderr, "exists already and was not changed") {
		t.Errorf("status %d, %s", status, stderr)
	}
}

// TestCompleteDescription: a later click adds the name and the limits; what differs stays and is named.
func TestCompleteDescription(t *testing.T) {
	const pdf = "https://onlinejudge.org/external/100/10004.pdf"
	module(t)
	call("", "uva10004") // a problem without name and limits
	message := page("10004 - Bicoloring", "UVa Online Judge", uvaPage, "")
	status, out, stderr := call(message, "-json", "-")
	if status != exitOK || !strings.Contains(out, "testcases/uva10004/problem.yaml: name: \"Bicoloring\"\n") ||
		!strings.Contains(out, "testcases/uva10004/.timelimit: 1.5\n") {
		t.Errorf("status %d\n%s%s", status, out, stderr)
	}
	ws := workspace.Find(".")
	if p, err := packages.Describe(ws.Target("uva10004")); err != nil || p.Name != "Bicoloring" || p.TimeLimit != 1500*time.Millisecond || p.SourceURL == "" {
		t.Errorf("%v %+v", err, p)
	}

	// A PDF has neither, so it differs in nothing. The same page changes nothing.
	for _, url := range []string{pdf, uvaPage} {
		if _, out, _ := call(page("10004 - Bicoloring", "UVa Online Judge", url, ""), "-json", "-"); strings.Contains(out, ".yaml") || strings.Contains(out, "limit") {
			t.Error(out)
		}
	}

	// What the user has written stays.
	put(t, "testcases/uva10004/.timelimit", "3\n")
	put(t, "testcases/uva10004/problem.yaml", "name: Two colours\nsource: UVa Online Judge 10004\nsource_url: "+uvaPage+"\n")
	status, out, _ = call(message, "-json", "-")
	for _, want := range []string{
		"testcases/uva10004/problem.yaml was not changed: its name is Two colours, on the page it is Bicoloring\n",
		"testcases/uva10004/.timelimit was not changed: its time limit is 3 s, on the page it is 1.5 s\n",
	} {
		if status != exitFailed || !strings.Contains(out, want) {
			t.Errorf("status %d, no %q in\n%s", status, want, out)
		}
	}
	if got := contents(t, "testcases/uva10004/.timelimit"); got != "3\n|" {
		t.Error(got)
	}

	// A memory limit joins other limits, and stays if it differs.
	const address = "https://codeforces.com/contest/1902/problem/A"
	message = page("A. Test", "Codeforces - Round", address, "")
	for before, want := range map[string]string{
		"": "limits:\n  memory: 256\n", "limits:\n    output: 9\n": "limits:\n    memory: 256\n    output: 9\n",
		"limits: {memory: 9}\n": "limits: {memory: 9}\n",
	} {
		module(t)
		put(t, "testcases/cf1902/a/problem.yaml", "name: Test\nsource_url: "+address+"\n"+before)
		put(t, "testcases/cf1902/a/data/sample/1.in", "1 2\n3\n")
		put(t, "testcases/cf1902/a/data/sample/1.ans", "6\n")
		_, out, stderr := call(message, "-json", "-")
		if got := contents(t, "testcases/cf1902/a/problem.yaml"); !strings.Contains(got, want) || strings.Contains(out, "its memory limit is 9 MiB, on the page it is 256 MiB") != strings.Contains(before, "9}") {
			t.Errorf("%q became\n%s\n%s%s", before, got, out, stderr)
		}
	}
}

// TestOneProblem: whichever form of a UVa problem comes first, a click on its page completes it.
func TestOneProblem(t *testing.T) {
	const pdf = "https://onlinejudge.org/external/100/10004.pdf"
	for _, first := range []string{pdf, "uva10004", "10004", "https://www.udebug.com/UVa/10004", "https://vjudge.net/problem/UVA-10004"} {
		for _, second := range []string{uvaPage, pdf, "https://www.udebug.com/UVa/10004"} {
			module(t)
			if status, out, stderr := call("", first); status != exitOK {
				t.Fatalf("%s: status %d\n%s%s", first, status, out, stderr)
			}
			status, out, stderr := call(page("10004 - Bicoloring", "UVa Online Judge", second, ""), "-json", "-")
			if got := contents(t, "testcases/uva10004/data/sample/1.ans"); status != exitOK || got != "6\n|" {
				t.Errorf("%s, %s: status %d, %q\n%s%s", first, second, status, got, out, stderr)
			}
		}
	}
}

// TestBrokenParsers: invisible characters are removed from samples; what remains of HTML is named.
func TestBrokenParsers(t *testing.T) {
	module(t)
	const dir = "testcases/cf1902/a/data/sample/"
	message := page("A. Test", "Codeforces - Round", "https://codeforces.com/contest/1902/problem/A", "")
	tests := `[{"input":"\ufeff3\u00a01\u200b\r\n\u202f2\n","output":"3\n&nbsp;\n2 1\n"},{"input":"<div class=\"test-example-line\">6 3</div>\n<br />","output":"&lt;b&gt; &amp;\n"},
		{"input":"if a<b && c>d; <x> &foo; R&D","output":"1\n"}]`
	status, out, stderr := call("\ufeff"+withTests(message, tests), "-json", "-")
	if got := contents(t, dir+"1.in", dir+"3.in"); status != exitOK || got != "3 1\n 2\n|if a<b && c>d; <x> &foo; R&D\n|" {
		t.Fatalf("status %d, %q\n%s%s", status, got, out, stderr)
	}
	for _, want := range []string{
		dir + `1.ans contains &nbsp;, so the page was not read correctly: compare it with the statement`,
		dir + `2.in contains <div class="test-example-line"> and </div> and <br />, so`, dir + `2.ans contains &lt; and &gt; and &amp;, so`,
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if strings.Contains(out, "1.in contains") || strings.Contains(out, "3.in contains") {
		t.Error(out)
	}
}
