// Package printer prints the results of judged programs, and writes the reports of a call of the judge.
package printer

import (
	"fmt"
	"io"
	"slices"

	"oj/judge/internal/report"
	"oj/tools/shared/verdict"
)

// Printer prints a row for each program, with the program's failures below the row.
type Printer struct {
	Out     io.Writer
	Verbose bool          // print all testcases of a program instead of its row; the caller prints the rows at the end
	Layout  report.Layout // how failures are printed
	Chosen  bool          // the programs were chosen by -src, so none of them is pasted

	// Learner reports whether a failure is one of a learner's program: only the first one is printed. If isDivided is true,
	// the failing case alone will follow the summary, so the texts of the whole testcase are left out. Learner may be nil.
	Learner func(problem string, e *report.Entry, c *report.Case) (is, isDivided bool)

	rows  *report.Rows
	shown map[*report.Problem]*report.Entry // the first pasted program whose failures were printed
	first map[programKey]string             // the testcases whose failures First has printed
}

// programKey identifies a program.
type programKey struct {
	problem *report.Problem
	name    string
}

// First prints a failure of a program before the program's row, unless it has printed one of that program. Details does
// not print it again.
func (p *Printer) First(of *report.Problem, e *report.Entry, failure func() *report.Case) {
	key := programKey{of, e.Name}
	if p.first[key] != "" || p.shown[of] != nil {
		return
	}
	c := failure()
	p.first[key] = c.Name
	p.failure(of, e, c)
	p.rows.Broken = true
}

// failure prints a failure of a program.
func (p *Printer) failure(of *report.Problem, e *report.Entry, c *report.Case) {
	layout := p.Layout
	if p.Learner != nil && !layout.InFull {
		_, layout.NoTexts = p.Learner(of.ID, e, c)
	}
	report.Failure(p.Out, of.ID, e, c, layout)
}

// Begin sets the problems and the names of all their testcases, which determine the widths of the columns.
func (p *Printer) Begin(problems []*report.Problem, testcases []string) {
	p.rows = report.NewRows(p.Out, problems, testcases)
	p.shown = map[*report.Problem]*report.Entry{}
	p.first = map[programKey]string{}
}

// Row prints the row of a program.
func (p *Printer) Row(of *report.Problem, e *report.Entry) { p.rows.Row(of, e) }

// Details prints the results of a program on testcases: all of them if Verbose is set, and otherwise the first failures.
// Without Verbose it prints nothing about a submission that is expected to fail.
func (p *Printer) Details(of *report.Problem, e *report.Entry) {
	if p.details(of, e) {
		p.rows.Broken = true
	}
}

// BreakRows separates the testcases that were printed from the rows that follow them.
func (p *Printer) BreakRows() {
	if !p.rows.Broken {
		fmt.Fprintln(p.Out)
	}
}

// Summary prints the lines after the last program. The earlier report may be nil; its name is used in messages.
func (p *Printer) Summary(r, earlier *report.Report, name string) {
	if earlier != nil {
		r.CompareWith(earlier, name)
	}
	report.Text(p.Out, r, p.rows.Last != nil && !p.rows.Broken)
}

// maxFailures is the maximum number of failed testcases of a program that are printed in detail.
const maxFailures = 3

// details does the work of Details, and reports whether it has printed anything.
func (p *Printer) details(of *report.Problem, e *report.Entry) bool {
	// For a program that does not compile, print the compiler's messages instead of testcases.
	if e.Compiler != "" && !e.OK {
		report.Compiler(p.Out, of, e)
		return true
	}
	if p.Verbose && len(e.Cases) > 0 {
		fmt.Fprintf(p.Out, "%s %s (%s)\n", of.ID, e.Name, e.Language)
		report.CaseTable(p.Out, e)
	}

	// Do not print the failures of a submission that must fail, or the lost games of a match, because both
	// are expected.
	mayFail := e.Submission && !e.MustAccept() || of.Match != nil
	if mayFail && !p.Verbose && e.Verdict != verdict.JE {
		return false
	}

	// Print failures that main.go and main.cpp have in common only once. They are generated from the same
	// solution, so they usually fail in the same way.
	var earlier *report.Entry
	isPasted := !e.Submission && !of.Compared && !p.Chosen
	if isPasted {
		earlier = p.shown[of]
	}
	failed, shared := report.Shared(e, earlier)
	if isPasted && earlier == nil && len(failed) > 0 {
		p.shown[of] = e
	}

	// Print only the first failures, one of each cause: they suffice to find the mistake, and a wrong program may fail
	// on hundreds of testcases.
	first := p.first[programKey{of, e.Name}]
	if i := slices.IndexFunc(failed, func(r *report.Case) bool { return r.Name == first }); i > 0 {
		printed := failed[i]
		failed = slices.Insert(slices.Delete(failed, i, i+1), 0, printed)
	}
	causes := report.Causes(failed)
	most, more := maxFailures, 0
	if p.Learner != nil && len(failed) > 0 {
		if is, _ := p.Learner(of.ID, e, failed[0]); is {
			most = 1
		}
	}
	for i, list := range causes {
		if i >= most {
			more += len(list)
			continue
		}
		if list[0].Name != first {
			p.failure(of, e, list[0])
		}
		report.SameCause(p.Out, of.ID, e, list)
	}
	if more > 0 {
		fmt.Fprintf(p.Out, "%s %s: %d more testcases fail\n\n", of.ID, e.Name, more)
	}
	report.NotPlayed(p.Out, of.ID, e)
	if len(shared) > 0 {
		report.FailsAs(p.Out, of.ID, e, earlier, shared)
	}

	// Outputs that nothing judges are shown, so that the user can judge them.
	unjudged := e.Unjudged()
	for i, r := range unjudged {
		if i < maxFailures {
			report.NoAnswer(p.Out, of.ID, e, r, i == min(len(unjudged), maxFailures)-1)
		}
	}
	return len(failed)+len(shared)+len(unjudged) > 0
}
