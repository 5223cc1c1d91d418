// This file prints what people read: the rows of the tables as the programs are judged, and below each
// what went wrong. It writes the reports, too.

package session

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"

	"oj/judge/internal/kill"
	"oj/judge/internal/page"
	"oj/judge/internal/report"
	"oj/tools/atomicfile"
	"oj/tools/verdict"
	"oj/tools/workspace"
)

// inOrder lists the programs in the order in which they are printed, whatever the order in which they end: those that
// are built late stand at the end.
func (c *call) inOrder() (list []*Program) {
	for _, late := range []bool{false, true} {
		for _, p := range c.plans {
			list = append(list, slices.DeleteFunc(slices.Clone(p.programs), func(e *Program) bool { return e.late != late })...)
		}
	}
	return list
}

// printJudged prints the programs that were judged, as far as it is their turn; in the end also what an interruption left
// unfinished, as far as it was judged. With -v their testcases come as they are judged and the table at the end; without,
// the table grows row by row.
func (c *call) printJudged(end bool) {
	for _, e := range c.inOrder() {
		switch {
		case e.printed:
			continue
		case !e.over() && !end:
			return
		case !e.over() && !slices.ContainsFunc(e.Entry.Cases, func(r *report.Case) bool { return r.Verdict != verdict.None }):
			continue // nothing is known of it
		case !e.over():
			summarize(e.Entry)
		}
		e.printed = true
		c.finish(e)
		c.Line.Clear()
		if !c.opt.Verbose {
			c.rows.Row(e.problem, e.Entry)
		}
		if c.printEntry(e.problem, e.Entry) {
			c.rows.Broken = true
		}
	}
}

// sumUp prints what is still to be printed, and what is known of all. Of an interrupted call that is what was judged
// so far.
func (c *call) sumUp(interrupted bool, before *report.Report) {
	order := c.inOrder()
	c.printJudged(true)
	if c.opt.Verbose && !c.rows.Broken && len(order) > 0 {
		fmt.Fprintln(c.Out)
	}
	c.report.OK = !interrupted && len(c.rejected) == 0
	for _, e := range order {
		if c.opt.Verbose && e.printed {
			c.rows.Row(e.problem, e.Entry)
		}
		c.failed = c.failed || e.Entry.Verdict == verdict.JE
		c.report.OK = c.report.OK && (e.Entry.OK || e.Entry.Skipped != "")
	}
	for _, p := range c.plans {
		if !interrupted {
			p.checkMargins()
		}
		var wrong []*report.Entry // the submissions that were judged and have to fail
		for _, e := range p.programs {
			if e.expect.MustFail() && e.Entry.Skipped == "" && e.Entry.Verdict != verdict.CE {
				wrong = append(wrong, e.Entry)
			}
		}
		if c.opt.Kill {
			p.problem.Kill = kill.Matrix(p.names, wrong)
		}
	}
	if before != nil {
		c.report.CompareWith(before, c.opt.Compare)
	}
	report.Text(c.Out, c.report, c.rows.Last != nil && !c.rows.Broken)
}

// maxFailures bounds how many failing testcases of one program are shown in detail.
const maxFailures = 3

// printEntry prints the testcases of a program: all of them with -v, else the first failures, unless a
// submission is expected to fail. It reports whether it printed anything.
func (c *call) printEntry(p *report.Problem, e *report.Entry) bool {
	if e.Compiler != "" && !e.OK {
		report.Compiler(c.Out, p, e)
		return true
	}
	if c.opt.Verbose && len(e.Cases) > 0 {
		fmt.Fprintf(c.Out, "%s %s (%s)\n", p.ID, e.Name, e.Language)
		report.CaseTable(c.Out, e)
	}
	if mayFail := e.Submission && !e.MustAccept(); mayFail && !c.opt.Verbose && e.Verdict != verdict.JE {
		return false
	}
	failed := e.Failures()
	for _, r := range failed[:min(len(failed), maxFailures)] {
		report.Failure(c.Out, p.ID, e, r, c.width)
	}
	if more := len(failed) - maxFailures; more > 0 {
		fmt.Fprintf(c.Out, "%s %s: %d more testcases fail\n\n", p.ID, e.Name, more)
	}
	return len(failed) > 0
}

// checkReports refuses files that cannot be written, before anything is judged.
func (c *call) checkReports() error {
	for _, name := range c.opt.Reports() {
		if name == "" || name == "-" {
			continue
		}
		file := workspace.In(c.Dir, name)
		if info, err := os.Stat(file); err == nil && !info.IsDir() && !info.Mode().IsRegular() {
			continue // a pipe, say, is simply written to
		}
		f, err := atomicfile.Create(file)
		if err != nil {
			return err
		}
		f.Discard()
	}
	if c.opt.Transcripts == "" {
		return nil
	}
	return os.MkdirAll(workspace.In(c.Dir, c.opt.Transcripts), 0o755)
}

// writeReports writes the files that were asked for, each at once, or to standard output for "-".
func (c *call) writeReports() error {
	forms := []func() ([]byte, error){
		func() ([]byte, error) { return report.JSON(c.report) },
		func() ([]byte, error) { return report.JUnit(c.report, c.relative) },
		c.page,
	}
	for i, name := range c.opt.Reports() {
		if name == "" {
			continue
		}
		data, err := forms[i]()
		switch {
		case err != nil:
		case name == "-":
			_, err = c.Stdout.Write(data)
		default:
			err = atomicfile.Write(workspace.In(c.Dir, name), data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// page makes the HTML page.
func (c *call) page() ([]byte, error) {
	var b bytes.Buffer
	words := []string{"go run ./judge"}
	for _, a := range c.Args {
		words = append(words, report.ShellQuote(a))
	}
	err := page.Write(&b, c.report, strings.Join(words, " "), c.opt.Pictures)
	return b.Bytes(), err
}
