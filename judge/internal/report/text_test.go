package report

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"oj/tools/shared/verdict"
)

// TestMissingLimitsAreTold checks that every kind of report, except the page, names the limits that the system cannot
// enforce. Package page has a test of the page.
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

// TestExcerpt checks that the excerpt of a long standard error consists of the start and the end, and that it begins
// with the crash message if there is one.
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

// TestRuler checks that the line above the matrix contains the number of the first column of each group.
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

// TestVersusOfMany checks the comparison of two programs on many testcases: it contains only testcases on
// which their verdicts differ. If there are too many of these as well, it contains only the first ones.
func TestVersusOfMany(t *testing.T) {
	p := &Problem{ID: "p", Compared: true, Entries: []*Entry{{Name: "a"}, {Name: "b"}}}
	for i := range 100 {
		for j, e := range p.Entries {
			e.Cases = append(e.Cases, &Case{Name: fmt.Sprintf("secret/%02d", i), Verdict: []verdict.Verdict{verdict.AC, verdict.WA}[j*i%2]})
		}
	}
	for _, c := range []struct {
		first, last, lines int
		end                string
	}{
		{20, 50, 3 + 30, "  AC 0.000 s  WA 0.000 s\n"},
		{19, 50, 3 + 16, "  AC 0.000 s  WA 0.000 s\n"},
		{0, 100, 3 + 30 + 1, "  and 20 testcases more with different verdicts; the page that -html writes shows all\n"},
	} {
		some := &Problem{ID: "p", Compared: true}
		for _, e := range p.Entries {
			some.Entries = append(some.Entries, &Entry{Name: e.Name, Cases: e.Cases[c.first:c.last]})
		}
		var b bytes.Buffer
		versus(&b, some)
		_, text, _ := strings.Cut(b.String(), "compared:\n")
		if !strings.HasSuffix(text, c.end) || strings.Count(text, "\n") != c.lines {
			t.Errorf("%d to %d:\n%s", c.first, c.last, text)
		}
	}
}

// TestInterruptedSummary: after an interruption the last line tells how many programs had not ended, if any.
func TestInterruptedSummary(t *testing.T) {
	for n, want := range map[int]string{0: "all as expected, but interrupted\n", 1: "but interrupted before 1 program more ended", 2: "before 2 programs more ended"} {
		p := &Problem{ID: "p", Entries: []*Entry{{Name: "a", Verdict: verdict.AC, OK: true}}}
		for range n {
			p.Entries = append(p.Entries, &Entry{Name: "b"})
		}
		var b bytes.Buffer
		Text(&b, &Report{Interrupted: true, Problems: []*Problem{p}}, true)
		if !strings.Contains(b.String(), want) {
			t.Errorf("%d unfinished: %s", n, &b)
		}
	}
}
