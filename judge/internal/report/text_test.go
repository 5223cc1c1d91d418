package report

import (
	"bytes"
	"strings"
	"testing"

	"oj/judge/internal/verdict"
)

// TestMissingLimitsAreTold: what the system cannot limit stands in every kind of report; the page has a test of
// its own.
func TestMissingLimitsAreTold(t *testing.T) {
	r := &Report{Limits: []string{"the network is open"}, Problems: []*Problem{{ID: "p", Entries: []*Entry{{Name: "main.go", Verdict: verdict.AC, Cases: []*Case{{Name: "right", Verdict: verdict.AC}}}}}}}
	var text bytes.Buffer
	Text(&text, r, true)
	json, err := JSON(r)
	if err != nil {
		t.Fatal(err)
	}
	junit, err := JUnit(r, func(name string) string { return name })
	if err != nil {
		t.Fatal(err)
	}
	for name, got := range map[string]string{"table": text.String(), "JSON": string(json), "JUnit": string(junit)} {
		if !strings.Contains(got, r.Limits[0]) {
			t.Errorf("not in %s:\n%s", name, got)
		}
	}
}

// TestExcerpt: of what a program said its start and its end are shown, or the crash.
func TestExcerpt(t *testing.T) {
	lines := func(n int) string { return strings.Repeat("line\n", n) }
	for _, c := range []struct{ text, want string }{
		{"one\ntwo\n", "one\ntwo"},
		{lines(7), strings.TrimSpace(lines(4)) + "\n…\nline\nline"},
		{lines(9) + "panic: x\n\nmain.go:1\n", "…\npanic: x\n\nmain.go:1"},
		{lines(9) + "Traceback (most recent call last):\n1\n2\n3\n4\n5\nEOFError", "…\nTraceback (most recent call last):\n1\n2\n3\n…\n5\nEOFError"},
	} {
		if got := excerpt(c.text, 6); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// TestRuler: the columns of the matrix are numbered where their groups begin.
func TestRuler(t *testing.T) {
	e := &Entry{Name: "wrong_answer/日本", Submission: true}
	for range 75 {
		e.Cases = append(e.Cases, &Case{Verdict: verdict.WA})
	}
	var b bytes.Buffer
	matrix(&b, &Problem{ID: "p", Kill: &Kill{}, Entries: []*Entry{e}})
	want := "                     1          11         21         31         41         51         61\n" +
		"  wrong_answer/日本  WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW\n" +
		"                     WWWWW\n"
	if !strings.Contains(b.String(), want) {
		t.Errorf("got\n%s\nwant\n%s", &b, want)
	}
}
