// This file tests the output during a judgement.

package session

import (
	"bytes"
	"strings"
	"testing"

	"oj/judge/console"
	"oj/judge/internal/build"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// TestRowsComeAsTheyAreDone checks that rows are printed while other programs still run, in the order of the programs,
// and that details are printed between the rows only below a program that failed.
func TestRowsComeAsTheyAreDone(t *testing.T) {
	var out bytes.Buffer
	record := &report.Problem{ID: "p"}
	p := &plan{pkg: &problem.Package{}, id: "p", givenLimit: 1, cases: []*problem.Case{{Name: "secret/1"}}, record: record}
	var list []*built
	for _, name := range []string{"first", "second", "third", "broken", "last"} {
		b := &built{plan: p, program: newProgram(p, name, build.Job{})}
		if name == "broken" {
			b.failed = "no such word"
		}
		list = append(list, b)
		p.programs = append(p.programs, b.program)
		record.Entries = append(record.Entries, b.entry())
	}
	c := &call{con: &console.Console{Out: &out}, opt: &Options{}, report: &report.Report{Problems: []*report.Problem{record}}, ws: &workspace.Workspace{}}
	c.table = c.newProgress([]*pack{{plan: p}})
	c.table.add(list)
	finish := func(i int, v verdict.Verdict) string {
		out.Reset()
		run := result.Run{Verdict: v, Seconds: 0.5, Memory: 1 << 20, Message: "said so"}
		c.table.conclude(list[i], []result.Named{{Testcase: "secret/1", Run: run}})
		c.table.print(onlyEnded)
		return out.String()
	}
	const head = "PROBLEM  PROGRAM  LANGUAGE  CASES  SLOWEST           MEMORY     VERDICT\n"
	if got := finish(1, verdict.AC); got != "" {
		t.Errorf("printed before its turn:\n%s", got)
	}
	if got, want := finish(0, verdict.AC), head+
		"p        first              1/1    0.500 s secret/1  1.0 MiB    AC\n"+
		"p        second             1/1    0.500 s secret/1  1.0 MiB    AC\n"; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	got := finish(2, verdict.RTE)
	if !strings.HasPrefix(got, "p        third              0/1    0.500 s secret/1  1.0 MiB    RTE\np third: RTE (run-time error) in secret/1") {
		t.Errorf("no details below the row:\n%s", got)
	}
	if !strings.Contains(got, head+"p        broken             0/1    -                 -          CE\np broken: compile error\n  no such word\n") {
		t.Errorf("a program that does not compile waits for others:\n%s", got)
	}
	if got := finish(4, verdict.AC); !strings.HasPrefix(got, head) {
		t.Errorf("no header after details:\n%s", got)
	}
}
