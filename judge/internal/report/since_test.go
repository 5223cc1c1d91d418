package report

import (
	"bytes"
	"strings"
	"testing"

	"oj/tools/shared/verdict"
)

// TestSince checks that changed verdicts, and increases of time and memory above the noise, are reported, and that
// smaller increases and improvements are not.
func TestSince(t *testing.T) {
	type run struct {
		v       verdict.Verdict
		seconds float64
		mib     int64
	}
	entry := func(name string, v verdict.Verdict, runs ...run) *Entry {
		e := &Entry{Name: name, Verdict: v}
		for i, r := range runs {
			e.Cases = append(e.Cases, &Case{Name: string(rune('a' + i)), Verdict: r.v, Seconds: r.seconds, Memory: r.mib << 20})
		}
		return e
	}
	of := func(e ...*Entry) *Report {
		return &Report{Schema: Schema, Problems: []*Problem{{ID: "other"}, {ID: "p", Entries: e}}}
	}
	for _, test := range []struct {
		name        string
		before, now *Entry
		want        string
	}{
		{"the same", entry("x", verdict.AC, run{verdict.AC, 1, 50}), entry("x", verdict.AC, run{verdict.AC, 1, 50}), "nothing takes more time or memory"},
		{"within the noise", entry("x", verdict.AC, run{verdict.AC, 1, 50}), entry("x", verdict.AC, run{verdict.AC, 1.3, 60}), "nothing takes more time or memory"},
		{"small numbers", entry("x", verdict.AC, run{verdict.AC, 0.001, 1}), entry("x", verdict.AC, run{verdict.AC, 0.03, 3}), "nothing takes more time or memory"},
		{"better", entry("x", verdict.AC, run{verdict.AC, 9, 90}), entry("x", verdict.AC, run{verdict.AC, 1, 10}), "nothing takes more time or memory"},
		{"slower", entry("x", verdict.AC, run{verdict.AC, 1, 50}, run{verdict.AC, 1, 50}), entry("x", verdict.AC, run{verdict.AC, 1.4, 50}, run{verdict.AC, 1.4, 50}), "1 change\n  p  x  all testcases  time  2.000 s -> 2.800 s\n"},
		{"one slower", entry("x", verdict.AC, run{verdict.AC, 1, 50}, run{verdict.AC, 9, 50}), entry("x", verdict.AC, run{verdict.AC, 3, 50}, run{verdict.AC, 9, 50}), "1 change\n  p  x  a  time  1.000 s -> 3.000 s\n"},
		{"larger", entry("x", verdict.AC, run{verdict.AC, 1, 50}), entry("x", verdict.AC, run{verdict.AC, 1, 63}), "1 change\n  p  x  all testcases  memory  50.0 MiB -> 63.0 MiB\n"},
		{"verdicts first", entry("x", verdict.AC, run{verdict.AC, 1, 50}, run{verdict.AC, 1, 1}), entry("x", verdict.WA, run{verdict.AC, 9, 50}, run{verdict.WA, 99, 99}),
			"4 changes\n  p  x  all testcases  verdict  AC -> WA\n  p  x  b              verdict  AC -> WA\n  p  x  a              time     1.000 s -> 9.000 s\n  p  x  all testcases  time     1.000 s -> 9.000 s\n"},
		{"another program", entry("y", verdict.AC), entry("x", verdict.AC, run{verdict.AC, 1, 50}), "; the earlier report does not contain 1 program\n"},
		{"not run before", entry("x", verdict.AC, run{verdict.None, 0, 0}), entry("x", verdict.AC, run{verdict.AC, 1, 50}), "nothing takes more time or memory"},
	} {
		data, err := JSON(of(test.before))
		if err != nil {
			t.Fatal(err)
		}
		old, err := Read(data)
		if err != nil {
			t.Fatal(err)
		}
		r := of(test.now)
		r.CompareWith(old, "old.json")
		var text bytes.Buffer
		since(&text, r.Since)
		if !strings.HasPrefix(text.String(), "\nsince old.json (") || !strings.HasSuffix(strings.TrimSuffix(text.String(), "\n"), strings.TrimSuffix(test.want, "\n")) {
			t.Errorf("%s: %q, want at its end %q", test.name, &text, test.want)
		}
	}
	for _, damaged := range []string{"", "[]", "{}", `{"schema":"oj-judge/1","problems":[null]}`, `{"schema":"oj-judge/1","problems":[{"entries":[{"cases":[null]}]}]}`} {
		if _, err := Read([]byte(damaged)); err == nil {
			t.Errorf("%q is read as a report", damaged)
		}
	}
}
