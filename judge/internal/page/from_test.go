package page

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"oj/judge/internal/diff"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// TestFrom turns a report with one of everything into a page.
func TestFrom(t *testing.T) {
	game := &report.Case{Name: "g", Verdict: verdict.WA, Turns: []report.Turn{
		{Milliseconds: 1, Text: "2 1 1"}, {Milliseconds: 1, Text: "0 1"},
		{Milliseconds: 2, FromProgram: true, Text: "0 1"},
		{Milliseconds: 5, Text: "1", Open: true},
	}, Said: []report.Turn{{Milliseconds: 1.5, Text: "thinks"}, {Milliseconds: 3, Text: "late"}, {Milliseconds: 6, Text: "crash", Open: true}}, TurnsCut: 7, CutAfter: 3}
	right := &report.Case{Name: "a", Verdict: verdict.AC}
	page := From(&report.Report{Problems: []*report.Problem{{
		ID: "p", Warnings: []string{"data/x.in is odd"},
		Kill: &report.Kill{Survivors: []string{"wrong_answer/survivor"}, Idle: []string{"a"}, Alone: map[string][]string{"g": {"wrong_answer/w"}}},
		Entries: []*report.Entry{
			{Name: "main.go", Verdict: verdict.AC, OK: true, Passed: 1, Total: 1, Cases: []*report.Case{right}},
			{Name: "main.cpp", Skipped: "no compiler"},
			{Name: "wrong_answer/w", Submission: true, Expected: []string{"WA"}, Verdict: verdict.WA, OK: true, Cases: []*report.Case{right, game}},
			{Name: "wrong_answer/survivor", Submission: true, Expected: []string{"WA"}, Verdict: verdict.AC, Cases: []*report.Case{right}},
		},
	}}}, "judge")
	var order []string
	for _, r := range page.Rows {
		order = append(order, r.Program)
	}
	if want := []string{"main.go", "main.cpp"}; !reflect.DeepEqual(order, want) {
		t.Errorf("rows %q, want own programs, since the matrix has the others: %q", order, want)
	}
	broken := From(&report.Report{Problems: []*report.Problem{{ID: "q", Errors: []string{"1.in is invalid"}}}}, "judge")
	if broken.Failed != 1 || !reflect.DeepEqual(broken.Errors, []string{"q: 1.in is invalid"}) {
		t.Errorf("%d failed, errors %q", broken.Failed, broken.Errors)
	}
	if page.Failed != 1 || !reflect.DeepEqual(page.Warnings, []string{"p: data/x.in is odd"}) {
		t.Errorf("%d failed, warnings %q, want 1 and one", page.Failed, page.Warnings)
	}
	want := []Message{{"<", 1, "2 1 1\n0 1\n"}, {"!", 1.5, "thinks\nlate\n"}, {">", 2, "0 1\n"}, {"…", 5, "(lines left out)"}, {"<", 5, "1"}, {"!", 6, "crash"}}
	if got := caseOf(game, true).Messages; !reflect.DeepEqual(got, want) {
		t.Errorf("messages %+v, want %+v", got, want)
	}
	m := page.Kills[0]
	if want := []Column{{"a", true, 0}, {"g", false, 1}}; !reflect.DeepEqual(m.Cases, want) {
		t.Errorf("columns %v, want %v", m.Cases, want)
	}
	if len(m.Survivors) != 1 || len(m.Idle) != 1 || !reflect.DeepEqual(m.Alone, []Alone{{"g", "wrong_answer/w"}}) {
		t.Errorf("survivors %q, idle %q, alone %v", m.Survivors, m.Idle, m.Alone)
	}
	cells := [][]string{{"AC", "WA"}, {"AC", ""}}
	for i, row := range page.Kills[0].Rows {
		if !reflect.DeepEqual(row.Cells, cells[i]) {
			t.Errorf("%s: cells %q, want %q", row.Submission, row.Cells, cells[i])
		}
	}
}

// TestOrder: what needs a look stands first, own programs before submissions; without -kill submissions are
// rows like others.
func TestOrder(t *testing.T) {
	page := From(&report.Report{Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{
		{Name: "main.go", Verdict: verdict.AC, OK: true}, {Name: "accepted/a", Submission: true, Verdict: verdict.WA},
		{Name: "main.cpp", Verdict: verdict.WA}, {Name: "accepted/b", Submission: true, Verdict: verdict.AC, OK: true},
	}}}}, "judge")
	var order []string
	for _, r := range page.Rows {
		order = append(order, r.Program)
	}
	if want := []string{"main.cpp", "accepted/a", "main.go", "accepted/b"}; !reflect.DeepEqual(order, want) {
		t.Errorf("rows %q, want %q", order, want)
	}
}

// TestVersus: programs that somebody named stand side by side, and can be played so where each has something to show.
func TestVersus(t *testing.T) {
	game := func(v verdict.Verdict, message string) *report.Case {
		return &report.Case{Name: "g", Verdict: v, Seconds: 0.5, Message: message, Turns: []report.Turn{{Text: "1"}}}
	}
	silent := &report.Case{Name: "h", Verdict: verdict.AC}
	p := &report.Problem{ID: "p", Entries: []*report.Entry{
		{Name: "bots/a.go", Verdict: verdict.AC, OK: true, Passed: 2, Total: 2, Cases: []*report.Case{game(verdict.AC, "referee: won in turn 5 (seen)"), silent}},
		{Name: "bots/b.py", Verdict: verdict.WA, Passed: 1, Total: 2, Cases: []*report.Case{game(verdict.WA, "lost\nreferee: lost"), silent}},
		{Name: "broken", Verdict: verdict.CE}, {Name: "accepted/x", Submission: true, Cases: []*report.Case{silent, silent}},
	}}
	if page := From(&report.Report{Problems: []*report.Problem{p}}, ""); len(page.Versus) != 0 {
		t.Errorf("compared without being asked: %+v", page.Versus)
	}
	p.Compared = true
	page := From(&report.Report{Problems: []*report.Problem{p}}, "")
	if len(page.Versus) != 1 {
		t.Fatalf("%d comparisons, want one", len(page.Versus))
	}
	page.Versus[0].Programs = nil // which are those of the report
	want := &report.Versus{
		Problem: "p", Names: []string{"a.go", "b.py"},
		Totals: []report.VersusRow{
			{Name: "accepted", Cells: []report.VersusCell{{Text: "2/2"}, {Text: "1/2"}}},
			{Name: "time of 1 testcase that all pass", Cells: []report.VersusCell{{Text: "0.000 s"}, {Text: "0.000 s"}}},
		},
		Cases: []report.VersusRow{
			{Name: "g", Cells: []report.VersusCell{{Verdict: "AC", Text: "0.500 s won in turn 5"}, {Verdict: "WA", Text: "0.500 s lost"}}, Differs: true, Runs: "program-1-run-1 program-2-run-1"},
			{Name: "h", Cells: []report.VersusCell{{Verdict: "AC", Text: "0.000 s"}, {Verdict: "AC", Text: "0.000 s"}}},
		},
	}
	if diff := cmp.Diff(want, page.Versus[0]); diff != "" {
		t.Error(diff)
	}
}

// TestPairs: lines stand beside each other, and in them what differs is told from what does not.
func TestPairs(t *testing.T) {
	got := pairs(&diff.Diff{WantLine: 4, GotLine: 5, Same: 1, Want: []string{"x⏎", "日本語⏎", "y⏎"}, Got: []string{"x⏎", "日木語⏎"}})
	want := []Pair{
		{4, 5, Line{Start: "x⏎"}, Line{Start: "x⏎"}, false}, {5, 6, Line{"日", "本", "語⏎"}, Line{"日", "木", "語⏎"}, true}, {6, 0, Line{Middle: "y⏎"}, Line{}, true},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	for _, c := range [][2]string{{"aa", "a"}, {"aba", "aa"}, {"", "x"}, {"é", "è"}, {"xé", "x"}, {"same", "same"}} {
		a, b := parts(c[0], c[1])
		if a.Start+a.Middle+a.End != c[0] || b.Start+b.Middle+b.End != c[1] || a.Start != b.Start || a.End != b.End || !utf8.ValidString(a.Middle) || !utf8.ValidString(b.Middle) {
			t.Errorf("%q: parts %+v %+v", c, a, b)
		}
	}
}

// TestManyFailures: the first failures are shown in detail, all of them in the table.
func TestManyFailures(t *testing.T) {
	e := &report.Entry{Name: "main.go", Verdict: verdict.WA}
	for range 10000 {
		e.Cases = append(e.Cases, &report.Case{Name: "secret/a-name-of-usual-length", Verdict: verdict.WA, Message: "line 1: got 1, want 2", Got: strings.Repeat("x", 4096), Stderr: strings.Repeat("y", 4096)})
	}
	page := From(&report.Report{Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{e}}}}, "judge")
	if n := len(page.Rows[0].Failures()); n != shownFailures || page.Rows[0].Unshown != 10000-n || len(page.Rows[0].Cases) != 10000 {
		t.Errorf("%d in detail, %d not", n, page.Rows[0].Unshown)
	}
	var text bytes.Buffer
	if err := Write(&text, page); err != nil || text.Len() > 4<<20 {
		t.Errorf("%d bytes, %v", text.Len(), err)
	}
}

// TestSlowest: own programs alone, the largest parts of their limits first, and not too many.
func TestSlowest(t *testing.T) {
	quick, slow := &report.Problem{ID: "quick", TimeLimit: 1}, &report.Problem{ID: "slow", TimeLimit: 10}
	own := func(seconds ...float64) *report.Entry {
		e := &report.Entry{Name: "main.go"}
		for _, s := range seconds {
			e.Cases = append(e.Cases, &report.Case{Name: "c", Verdict: verdict.AC, Seconds: s})
		}
		return e
	}
	wrong := own(0.9)
	wrong.Submission = true
	quick.Entries = []*report.Entry{own(0.5, 0.1), wrong, {Name: "left out", Cases: []*report.Case{{Name: "x"}}}}
	slow.Entries = []*report.Entry{own(4)}
	page := From(&report.Report{Problems: []*report.Problem{quick, slow}, Limits: []string{"nothing"}}, "judge")
	want := []Slow{
		{"quick", "main.go", "c", "AC", "0.500 s", "1.000 s", 50}, {"slow", "main.go", "c", "AC", "4.000 s", "10.000 s", 40}, {"quick", "main.go", "c", "AC", "0.100 s", "1.000 s", 10},
	}
	if !reflect.DeepEqual(page.Slowest, want) || len(page.Limits) != 1 {
		t.Errorf("slowest %v, want %v; limits %q", page.Slowest, want, page.Limits)
	}
	quick.Entries[0] = own(make([]float64, 30)...)
	if n := len(From(&report.Report{Problems: []*report.Problem{quick}}, "").Slowest); n != shownSlowest {
		t.Errorf("%d shown, want %d", n, shownSlowest)
	}
}
