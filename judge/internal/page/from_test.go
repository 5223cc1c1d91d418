// This file tests how the data of the page are computed from the report.

package page

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"oj/judge/internal/report"
	"oj/tools/shared/verdict"
)

// names lists the programs in their order on the page.
func (pg *page) names() (list []string) {
	for _, x := range pg.Rows {
		list = append(list, x.Name)
	}
	return list
}

// TestFrom checks the page about a problem with submissions: each program of the report must be either in the
// kill matrix or in a section of its own, but not in both.
func TestFrom(t *testing.T) {
	game := &report.Case{Name: "g", Verdict: verdict.WA, Turns: []report.Turn{
		{Milliseconds: 1, Text: "2 1 1"}, {Milliseconds: 1, Text: "0 1"},
		{Milliseconds: 2, FromProgram: true, Text: "0 1"},
		{Milliseconds: 5, Text: "1", Open: true},
	}, ErrorLines: []report.Turn{{Milliseconds: 1.5, Text: "thinks"}, {Milliseconds: 3, Text: "late"}, {Milliseconds: 6, Text: "crash", Open: true}}, TurnsCut: 7, CutAfter: 3}
	right := &report.Case{Name: "a", Verdict: verdict.AC}
	p := &report.Problem{
		ID: "p", Warnings: []string{"data/x.in is odd"},
		Kill: &report.Kill{Survivors: []string{"wrong_answer/survivor"}, Idle: []string{"a"}, Kills: map[string][]string{"g": {"wrong_answer/w"}}, Alone: map[string][]string{"g": {"wrong_answer/w"}}},
		Entries: []*report.Entry{
			{Name: "main.go", Verdict: verdict.AC, OK: true, Passed: 1, Total: 1, Cases: []*report.Case{right}},
			{Name: "main.cpp", Skipped: "no compiler"},
			{Name: "wrong_answer/w", Submission: true, Expected: []string{"WA"}, Verdict: verdict.WA, OK: true, Cases: []*report.Case{right, game}},
			{Name: "wrong_answer/survivor", Submission: true, Expected: []string{"WA"}, Verdict: verdict.AC, Cases: []*report.Case{right, {Name: "g"}}},
		},
	}
	r := &report.Report{Problems: []*report.Problem{p, {ID: "q", Errors: []string{"1.in is invalid"}}}}
	pg := newPage(r, "judge", DefaultPictures)
	if diff := cmp.Diff([]string{"main.go", "main.cpp"}, pg.names()); diff != "" {
		t.Errorf("want own programs, since the matrix has the others: %s", diff)
	}
	if diff := cmp.Diff([]string{"q: 1.in is invalid"}, pg.Errors); diff != "" || pg.Failed != 2 {
		t.Errorf("%d failed, errors %s", pg.Failed, diff)
	}
	if diff := cmp.Diff([]string{"p: data/x.in is odd"}, pg.Warnings); diff != "" {
		t.Error(diff)
	}
	want := []message{{"<", 1, "2 1 1\n0 1\n"}, {"!", 1.5, "thinks\nlate\n"}, {">", 2, "0 1\n"}, {"…", 5, "(lines left out)"}, {"<", 5, "1"}, {"!", 6, "crash"}}
	if diff := cmp.Diff(want, pg.Parts[0].Rows[2].Runs[1].messages()); diff != "" {
		t.Error(diff)
	}
	text := pageOf(t, r)
	for _, want := range []string{
		`<span>(a)</span></th><th scope="col" class="case"><span>g</span>`, `Not rejected as expected:</strong> wrong_answer/survivor`, `<li>g: wrong_answer/w</li>`, "<li>a</li>",
		`<td>·</td><td class="hit WA">W</td><td class="total">1</td>`, `<td>·</td><td></td><td class="total">0</td>`, `<td class="total">0</td><td class="total">1</td><td></td></tr></tfoot>`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

// TestOrder checks the order of the programs. The order has two keys: programs with unexpected results come
// first, and among programs that are equal in this respect, the user's own programs come before submissions.
// Without -kill, submissions are listed like other programs.
func TestOrder(t *testing.T) {
	pg := newPage(&report.Report{Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{
		{Name: "main.go", Verdict: verdict.AC, OK: true}, {Name: "accepted/a", Submission: true, Verdict: verdict.WA},
		{Name: "main.cpp", Verdict: verdict.WA}, {Name: "accepted/b", Submission: true, Verdict: verdict.AC, OK: true},
	}}}}, "judge", DefaultPictures)
	if diff := cmp.Diff([]string{"main.cpp", "accepted/a", "main.go", "accepted/b"}, pg.names()); diff != "" {
		t.Error(diff)
	}
}

// TestVersus checks that compared programs are shown side by side. If all of them have a replay of the same
// testcase, the page must offer to show these replays together.
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
	r := &report.Report{Problems: []*report.Problem{p}}
	if p.Versus() != nil || strings.Contains(pageOf(t, r), "Compared on") {
		t.Error("programs are compared although Compared is not set")
	}
	p.Compared = true
	want := &report.Versus{
		Programs: p.Entries[:2], Names: []string{"a.go", "b.py"},
		Totals: [][]string{{"accepted", "2/2", "1/2"}, {"time of 1 testcase that all pass", "0.000 s", "0.000 s"}},
		Cases:  [][]*report.Case{{p.Entries[0].Cases[0], p.Entries[1].Cases[0]}, {silent, silent}},
	}
	if diff := cmp.Diff(want, p.Versus()); diff != "" {
		t.Error(diff)
	}
	text := pageOf(t, r)
	for _, row := range []string{
		`<th scope="row">accepted</th><td>2/2</td><td>1/2</td>`,
		`<th scope="row">g</th><td><span class="badge good">AC</span> 0.500 s won in turn 5</td><td><span class="badge bad">WA</span> 0.500 s lost</td>`,
		`<th scope="row">h</th><td><span class="badge good">AC</span> 0.000 s</td><td><span class="badge good">AC</span> 0.000 s</td>`,
	} {
		if !strings.Contains(text, row) {
			t.Errorf("the page lacks %s", row)
		}
	}
	if want := `data-title="p g" data-runs="program-1-run-1 program-2-run-1">Side by side`; !strings.Contains(text, want) || strings.Count(text, "Side by side") != 1 {
		t.Errorf("the page lacks %s, or has more of them", want)
	}
}

// TestMarked checks that the function marked finds the part in which two lines differ.
func TestMarked(t *testing.T) {
	for _, c := range []struct {
		text, other string
		want        line
	}{
		{"x⏎", "x⏎", line{Start: "x⏎"}}, {"日本語⏎", "日木語⏎", line{"日", "本", "語⏎"}}, {"日木語⏎", "日本語⏎", line{"日", "木", "語⏎"}}, {"y⏎", "", line{Middle: "y⏎"}},
	} {
		if got := marked(c.text, c.other); got != c.want {
			t.Errorf("%q beside %q: %+v, want %+v", c.text, c.other, got, c.want)
		}
	}
	for _, c := range [][2]string{{"aa", "a"}, {"aba", "aa"}, {"", "x"}, {"é", "è"}, {"xé", "x"}, {"same", "same"}} {
		a, b := marked(c[0], c[1]), marked(c[1], c[0])
		if a.Start+a.Middle+a.End != c[0] || b.Start+b.Middle+b.End != c[1] || a.Start != b.Start || a.End != b.End || !utf8.ValidString(a.Middle) || !utf8.ValidString(b.Middle) {
			t.Errorf("%q: parts %+v %+v", c, a, b)
		}
	}
}

// TestManyFailures checks that the table lists all failures, and that only the first ones are shown in detail.
func TestManyFailures(t *testing.T) {
	e := &report.Entry{Name: "main.go", Verdict: verdict.WA}
	for range 10000 {
		e.Cases = append(e.Cases, &report.Case{Name: "secret/a-name-of-usual-length", Verdict: verdict.WA, Message: "line 1: got 1, want 2", Got: strings.Repeat("x", 4096), Stderr: strings.Repeat("y", 4096)})
	}
	r := &report.Report{Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{e}}}}
	if text := pageOf(t, r); len(text) > 4<<20 || strings.Count(text, "secret/a-name-of-usual-length") != 10000+shownFailures || !strings.Contains(text, "<p>9980 more failed") {
		t.Errorf("%d bytes", len(text))
	}
}

// TestManyPictures checks that pictures of accepted testcases are omitted with a warning if they would take too much
// room, and that failures keep their pictures.
func TestManyPictures(t *testing.T) {
	// The picture takes a quarter of a mebibyte on the page, because each < is written as \u003c, which has
	// six bytes.
	large := []string{"data:" + strings.Repeat("<", 1<<20/6/4)}
	e := &report.Entry{Name: "main.go", Verdict: verdict.WA}
	for i := range 6 {
		e.Cases = append(e.Cases, &report.Case{Name: "c", Verdict: []verdict.Verdict{verdict.AC, verdict.WA}[i/5], Pictures: large})
	}
	pg := newPage(&report.Report{Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{e}}}}, "judge", 1)
	var shown []bool
	for _, c := range pg.Rows[0].Runs {
		shown = append(shown, c.Shown())
	}
	if diff := cmp.Diff([]bool{true, true, true, false, false, true}, shown); diff != "" || len(pg.Warnings) != 1 || !strings.HasPrefix(pg.Warnings[0], "the pictures of 2 accepted testcases are omitted") {
		t.Errorf("warnings %q, shown %s", pg.Warnings, diff)
	}
}

// TestSlowest checks that the list of the slowest runs contains only programs that should be accepted, begins
// with the runs that used the largest shares of their time limits, and is not too long.
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
	var shares []float64
	for _, c := range newPage(&report.Report{Problems: []*report.Problem{quick, slow}}, "judge", DefaultPictures).Slowest {
		shares = append(shares, c.TimeShare())
	}
	if diff := cmp.Diff([]float64{50, 40, 10}, shares); diff != "" {
		t.Error(diff)
	}
	quick.Entries[0] = own(make([]float64, 30)...)
	if n := len(newPage(&report.Report{Problems: []*report.Problem{quick}}, "", DefaultPictures).Slowest); n != shownSlowest {
		t.Errorf("%d shown, want %d", n, shownSlowest)
	}
}
