// This file checks what is printed while programs are judged.

package session

import (
	"bytes"
	"strings"
	"testing"

	"oj/judge/internal/build"
	"oj/judge/internal/console"
	"oj/judge/internal/report"
	"oj/tools/problem"
	"oj/tools/verdict"
	"oj/tools/workspace"
)

// TestRowsComeAsTheyAreDone: the table grows while other programs still run, in the order in which the
// programs stand, and details interrupt it only where something is wrong.
func TestRowsComeAsTheyAreDone(t *testing.T) {
	var out bytes.Buffer
	p := &plan{pkg: &problem.Problem{TimeLimit: 1}, problem: &report.Problem{ID: "p"}, cases: []*problem.Case{{Name: "secret/1"}}, names: []string{"secret/1"}}
	for _, name := range []string{"first", "second", "third", "broken", "last"} {
		e := p.program(name, build.Job{})
		if name == "broken" {
			e.Entry.Verdict, e.Entry.Compiler = verdict.CE, "no such word"
		}
		p.programs = append(p.programs, e)
		p.problem.Entries = append(p.problem.Entries, e.Entry)
	}
	c := &call{Console: &console.Console{Out: &out}, opt: &Options{}, plans: []*plan{p}, report: &report.Report{Problems: []*report.Problem{p.problem}}, ws: &workspace.Workspace{}}
	c.rows = report.NewRows(c.Out, c.report.Problems, p.names)
	finish := func(i int, v verdict.Verdict) string {
		e := p.programs[i].Entry
		e.Cases = []*report.Case{{Name: "secret/1", Verdict: v, Seconds: 0.5, Memory: 1 << 20, Message: "said so"}}
		out.Reset()
		summarize(e)
		c.printJudged(false)
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
