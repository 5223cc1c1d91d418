// This file prints a row for each judged program, with its failures below the row. At the end it prints the summary and
// writes the reports.

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
	"oj/judge/internal/result"
	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// progress prints the results of programs while other programs are still judged. The order of the rows is
// always the same, so a program is printed only after all programs that come before it.
type progress struct {
	call    *call
	rows    *report.Rows
	packs   []*pack
	order   []*program
	running map[*program]*task       // the tasks that have begun
	ended   map[*program]*conclusion // the programs that have ended
	printed map[*program]bool
	shown   map[*report.Problem]*report.Entry // the first pasted program whose failures were printed
	limited []*limitedPack                    // the packages with their time limits; nil until all are known
}

// newProgress returns the progress of the programs of these packages, before any of them has been judged.
func (c *call) newProgress(packs []*pack) *progress {
	var testcases []string
	for _, p := range packs {
		testcases = append(testcases, p.plan.names()...)
	}
	g := &progress{
		call: c, packs: packs, rows: report.NewRows(c.con.Out, c.report.Problems, testcases),
		running: map[*program]*task{}, ended: map[*program]*conclusion{}, printed: map[*program]bool{},
		shown: map[*report.Problem]*report.Entry{},
	}

	// Put programs that compile slowly last, because they are judged last.
	for _, slow := range []bool{false, true} {
		for _, p := range packs {
			for _, prog := range p.plan.programs {
				if prog.slowBuild == slow {
					g.order = append(g.order, prog)
				}
			}
		}
	}
	return g
}

// keep drops all programs except those of the given packages.
func (g *progress) keep(packs []*pack) {
	g.packs = packs
	g.order = slices.DeleteFunc(g.order, func(prog *program) bool {
		return !slices.ContainsFunc(packs, func(p *pack) bool { return p.plan == prog.plan })
	})
}

// add takes the programs that were built, and records the final result of those that cannot run.
func (g *progress) add(programs []*built) {
	for _, b := range programs {
		if !b.runs() && slices.Contains(g.order, b.program) {
			g.conclude(b, nil)
		}
	}
}

// awaits reports whether a program must still be judged.
func (g *progress) awaits(p *program) bool { return g.ended[p] == nil && slices.Contains(g.order, p) }

// conclude computes the conclusion about a program from its runs, and puts the final record into the report.
func (g *progress) conclude(b *built, runs []result.Named) {
	done := g.call.conclude(b, runs)
	g.ended[b.program] = done
	b.plan.record.Entries[slices.Index(b.plan.programs, b.program)] = done.entry
}

// Values for the parameter atEnd of the method print.
const (
	onlyEnded      = false
	alsoUnfinished = true
)

// print prints the programs that have ended, in order, up to the first program that is still running. If atEnd is set,
// it also prints programs that were judged on some testcases only, because the call was interrupted. With -v it prints
// testcases but no rows; sumUp prints all rows at the end.
func (g *progress) print(atEnd bool) {
	for _, p := range g.order {
		if g.printed[p] {
			continue
		}
		if g.ended[p] == nil {
			if !atEnd {
				return
			}
			if !g.concludePart(p) {
				continue
			}
		}
		g.printed[p] = true
		g.call.con.Line.Clear()
		done := g.ended[p]
		if !g.call.opt.Verbose {
			g.rows.Row(p.plan.record, done.entry)
		}
		if g.printEntry(p.plan.record, done.entry) {
			g.rows.Broken = true
		}
	}
}

// concludePart records the result of a program that was interrupted. It returns false if no testcase was
// judged.
func (g *progress) concludePart(p *program) bool {
	// Do not print a row without any result.
	t := g.running[p]
	isJudged := func(r result.Named) bool { return r.Verdict != verdict.None }
	if t == nil || !slices.ContainsFunc(t.results, isJudged) {
		return false
	}
	g.conclude(t.built, t.results)
	return true
}

// sumUp prints the remaining programs and the summary. After an interruption these contain only the programs that were
// judged so far.
func (c *call) sumUp(interrupted bool) {
	g := c.table
	g.print(alsoUnfinished)
	if c.opt.Verbose && !g.rows.Broken && len(g.order) > 0 {
		fmt.Fprintln(c.con.Out)
	}

	// The report is OK only if every program has ended with the expected verdict or was skipped.
	c.report.OK = !interrupted && len(c.rejected) == 0
	for _, p := range g.order {
		done := g.ended[p]
		if done == nil {
			c.report.OK = false
			continue
		}
		if c.opt.Verbose {
			g.rows.Row(p.plan.record, done.entry)
		}
		c.failed = c.failed || done.entry.Verdict == verdict.JE
		c.report.OK = c.report.OK && (done.entry.OK || done.built.skipped != "")
	}

	// The margins of the time limits can be checked only if all programs were judged.
	if !interrupted {
		for _, p := range g.limited {
			checkMargins(p, g.conclusions(p.plan))
		}
	}
	if c.opt.Kill {
		g.addMatrices()
	}

	// Compare with the earlier report now, because the new report is complete.
	if c.previous != nil {
		c.report.CompareWith(c.previous, c.opt.Compare)
	}
	report.Text(c.con.Out, c.report, g.rows.Last != nil && !g.rows.Broken)
}

// conclusions returns the programs of a plan that have ended, in the order of the plan.
func (g *progress) conclusions(p *plan) (list []*conclusion) {
	for _, prog := range p.programs {
		if done := g.ended[prog]; done != nil {
			list = append(list, done)
		}
	}
	return list
}

// addMatrices adds a kill matrix for each package to the report.
func (g *progress) addMatrices() {
	for _, p := range g.packs {
		var wrong []kill.Wrong
		for _, done := range g.conclusions(p.plan) {
			if done.program.expect.MustFail() && done.built.runs() {
				wrong = append(wrong, kill.Wrong{Name: done.program.name, AsExpected: done.entry.OK, Result: done.result})
			}
		}
		p.plan.record.Kill = (*report.Kill)(kill.MatrixOf(p.plan.names(), wrong))
	}
}

// maxFailures is the maximum number of failed testcases of a program that are printed in detail.
const maxFailures = 3

// printEntry prints the results of a program on testcases: all of them with -v, and otherwise the first failures.
// Without -v it prints nothing about a submission that is expected to fail. It reports whether it has printed anything.
func (g *progress) printEntry(p *report.Problem, e *report.Entry) bool {
	// For a program that does not compile, print the compiler's messages instead of testcases.
	if e.Compiler != "" && !e.OK {
		report.Compiler(g.call.con.Out, p, e)
		return true
	}
	if g.call.opt.Verbose && len(e.Cases) > 0 {
		fmt.Fprintf(g.call.con.Out, "%s %s (%s)\n", p.ID, e.Name, e.Language)
		report.CaseTable(g.call.con.Out, e)
	}

	// Do not print the failures of a submission that must fail, or the lost games of a match, because both
	// are expected.
	mayFail := e.Submission && !e.MustAccept() || p.Match != nil
	if mayFail && !g.call.opt.Verbose && e.Verdict != verdict.JE {
		return false
	}

	// Print failures that main.go and main.cpp have in common only once. They are generated from the same
	// solution, so they usually fail in the same way.
	var earlier *report.Entry
	isPasted := !e.Submission && !p.Compared && len(g.call.opt.Src) == 0
	if isPasted {
		earlier = g.shown[p]
	}
	failed, shared := report.Shared(e, earlier)
	if isPasted && earlier == nil && len(failed) > 0 {
		g.shown[p] = e
	}

	// Print only the first failures: they suffice to find the mistake, and a wrong program may fail on hundreds of
	// testcases.
	for _, r := range failed[:min(len(failed), maxFailures)] {
		report.Failure(g.call.con.Out, p.ID, e, r, g.call.width)
	}
	if more := len(failed) - maxFailures; more > 0 {
		fmt.Fprintf(g.call.con.Out, "%s %s: %d more testcases fail\n\n", p.ID, e.Name, more)
	}
	if len(shared) > 0 {
		report.FailsAs(g.call.con.Out, p.ID, e, earlier, shared)
	}
	return len(failed)+len(shared) > 0
}

// checkReports returns an error if a report or the folder of transcripts cannot be written.
func (c *call) checkReports() error {
	for _, name := range c.opt.Reports() {
		if name == "" || name == "-" {
			continue
		}

		// Create and remove a file: this is the only reliable test.
		file := workspace.In(c.con.Dir, name)
		info, err := os.Stat(file)
		if err == nil && !info.IsDir() && !info.Mode().IsRegular() {
			continue // other files, for example pipes, cannot be tested without writing to them
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
	return os.MkdirAll(workspace.In(c.con.Dir, c.opt.Transcripts), 0o755)
}

// writeReports writes the reports that the flags name: to a file or, if the name is "-", to standard output.
func (c *call) writeReports() error {
	makers := []func() ([]byte, error){ // in the order of Options.Reports
		func() ([]byte, error) { return report.JSON(c.report) },
		func() ([]byte, error) { return report.JUnit(c.report, c.relative) },
		c.page,
		func() ([]byte, error) { return report.Quickfix(c.report, c.relative), nil },
	}
	for i, name := range c.opt.Reports() {
		if name == "" {
			continue
		}

		data, err := makers[i]()
		switch {
		case err != nil:
		case name == "-":
			_, err = c.con.Stdout.Write(data)
		default:
			// Replace the file atomically, so that no reader sees a half-written report.
			err = atomicfile.Write(workspace.In(c.con.Dir, name), data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// page returns the report as an HTML page.
func (c *call) page() ([]byte, error) {
	// Compose the command line of this call, which the page shows.
	words := []string{args.Named("go run ./judge")}
	for _, a := range c.con.Args {
		words = append(words, report.ShellQuote(a))
	}
	var b bytes.Buffer
	err := page.Write(&b, c.report, strings.Join(words, " "), c.opt.Pictures)
	return b.Bytes(), err
}
