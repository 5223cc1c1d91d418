package report

import (
	"strings"
	"testing"
	"time"

	"oj/judge/internal/report/reporttest"
	"oj/judge/internal/verdict"
)

// everything has a test of every outcome, and texts that XML cannot hold.
func everything() *Report {
	nasty := "\x00\x1b[31m ]]> <b>&amp; \xff \ufffe \U0001F600 \"quoted\" 'too'\r\n\t"
	cases := []*Case{
		{Name: "right", Verdict: verdict.AC, Seconds: 1.25, Stderr: "harmless"}, {Name: "wrong" + nasty, Verdict: verdict.WA, Message: nasty + "\nmore", Got: nasty, Stderr: nasty, Hint: "h"},
		{Name: "left out"}, {Name: "broken", Verdict: verdict.JE, Message: "the checker crashed"},
	}
	return &Report{Started: time.Now(), Seconds: 3, Limits: []string{"the network <is> open"}, Problems: []*Problem{{ID: "p", Entries: []*Entry{
		{Name: "main.go", Language: "Go", Verdict: verdict.WA, Cases: cases, Source: "/r/p/main.go"},
		{Name: "main.cpp", Language: "C++", Skipped: "no compiler"},
		{Name: "bad.go", Language: "Go", Verdict: verdict.CE, Compiler: nasty},
		{Name: "wrong_answer/a", Submission: true, Verdict: verdict.WA, OK: true, Cases: cases},
		{Name: "wrong_answer/b", Submission: true, Verdict: verdict.AC, Note: "SURVIVES", Cases: cases},
		{Name: "wrong_answer/c", Submission: true, Verdict: verdict.JE, Note: "no checker"},
		{Name: "wrong_answer/d", Submission: true, Skipped: "no compiler"},
	}}}}
}

func TestJUnit(t *testing.T) {
	text, err := JUnit(everything(), func(name string) string { return strings.TrimPrefix(name, "/r/") })
	if err != nil {
		t.Fatal(err)
	}
	bad, counts := reporttest.CheckJUnit(text)
	if len(bad) > 0 {
		t.Errorf("%s in\n%s", strings.Join(bad, "\n"), text)
	}
	want := map[string]int{"testsuites": 1, "testsuite": 4, "testcase": 10, "failure": 3, "error": 2, "skipped": 3, "system-out": 1, "system-err": 1, "properties": 4}
	for name, n := range want {
		if counts[name] != n {
			t.Errorf("%d elements %s, want %d", counts[name], name, n)
		}
	}
	if strings.Contains(string(text), "\ufffd[31m") {
		t.Errorf("a control character is lost in\n%s", text)
	}
	for _, want := range []string{`file="p/main.go" time="1.250"`, `tests="10" failures="3" errors="2" time="3.000"`, "hint: h", "␛[31m", `value="the network &lt;is&gt; open"`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%s is missing in\n%s", want, text)
		}
	}
}

// TestJUnitCheckNotices shows that the check is not blind.
func TestJUnitCheckNotices(t *testing.T) {
	text, err := JUnit(everything(), func(name string) string { return name })
	if err != nil {
		t.Fatal(err)
	}
	for _, damage := range [][2]string{
		{`tests="4"`, `tests="5"`}, {`failures="3"`, `failures="2"`}, {`skipped="1"`, `skipped="0"`}, {`errors="2"`, `errors="1"`}, {"<testsuites", "<suites"},
		{"</testsuites>", ""}, {"</testsuites>", "</testsuites><x>"}, {`time="1.250"`, `time="1s"`}, {` name="right"`, ` title="right"`},
		{"<system-out>", "<system-out>\x01"}, {`name="left out"`, `name="right"`}, {"<skipped", "<ignored"},
	} {
		broken := strings.Replace(string(text), damage[0], damage[1], 1)
		if broken == string(text) {
			t.Fatalf("nothing is damaged by %q", damage)
		}
		if bad, _ := reporttest.CheckJUnit([]byte(broken)); len(bad) == 0 {
			t.Errorf("not noticed: %s instead of %s", damage[1], damage[0])
		}
	}
}
