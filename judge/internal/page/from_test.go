package page

import (
	"reflect"
	"testing"

	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// TestFrom turns a report with one of everything into a page.
func TestFrom(t *testing.T) {
	game := &report.Case{Name: "g", Verdict: verdict.WA, Turns: []report.Turn{
		{Milliseconds: 1, Text: "2 1 1"}, {Milliseconds: 1, Text: "0 1"},
		{Milliseconds: 2, FromProgram: true, Text: "0 1"},
		{Milliseconds: 5, Text: "1", Open: true},
	}, TurnsCut: 7, CutAfter: 3}
	right := &report.Case{Name: "a", Verdict: verdict.AC}
	page := From(&report.Report{Problems: []*report.Problem{{
		ID: "p", Errors: []string{"data/x.in is invalid"}, Kill: &report.Kill{},
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
	if want := []string{"wrong_answer/survivor", "main.go", "main.cpp", "wrong_answer/w"}; !reflect.DeepEqual(order, want) {
		t.Errorf("rows %q, want what needs a look first: %q", order, want)
	}
	if page.Failed != 1 || len(page.Errors) != 1 {
		t.Errorf("%d failed, errors %q, want 1 and one", page.Failed, page.Errors)
	}
	rejecting := page.Rows[3].Cases
	if len(rejecting) != 1 || rejecting[0].Name != "g" {
		t.Fatalf("cases of a submission: %+v, want the one that rejects it", rejecting)
	}
	want := []Message{{"<", 1, "2 1 1\n0 1\n"}, {">", 2, "0 1\n"}, {"…", 5, "(lines left out)"}, {"<", 5, "1"}}
	if got := rejecting[0].Messages; !reflect.DeepEqual(got, want) {
		t.Errorf("messages %+v, want %+v", got, want)
	}
	cells := [][]string{{"AC", "WA"}, {"AC", ""}}
	for i, row := range page.Kills[0].Rows {
		if !reflect.DeepEqual(row.Cells, cells[i]) {
			t.Errorf("%s: cells %q, want %q", row.Submission, row.Cells, cells[i])
		}
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
