// This file prints the judged programs in order while others are still judged, and at the end the summary.

package session

import (
	"maps"
	"slices"

	"oj/judge/internal/kill"
	"oj/judge/internal/printer"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/tools/shared/verdict"
)

// progress prints the results of programs while other programs are still judged. The order of the rows is
// always the same, so a program is printed only after all programs that come before it.
type progress struct {
	call    *call
	printer *printer.Printer
	packs   []*pack
	order   []*program
	listed  map[*program]bool        // the programs of order
	next    int                      // the programs of order before this index are printed
	running map[*program]*task       // the tasks that have begun
	ended   map[*program]*conclusion // the programs that have ended
	limited []*limitedPack           // the packages with their time limits; nil until all are known
}

// newProgress returns the progress of the programs of these packages, before any of them has been judged.
func (c *call) newProgress(packs []*pack) *progress {
	var testcases []string
	for _, p := range packs {
		testcases = append(testcases, p.plan.names()...)
	}
	g := &progress{
		call: c, packs: packs, printer: c.printer(), listed: map[*program]bool{},
		running: map[*program]*task{}, ended: map[*program]*conclusion{},
	}

	g.printer.Begin(c.report.Problems, testcases)

	// Put programs that compile slowly last, because they are judged last.
	for _, slow := range []bool{false, true} {
		for _, p := range packs {
			for _, prog := range p.plan.programs {
				if prog.slowBuild == slow {
					g.order = append(g.order, prog)
					g.listed[prog] = true
				}
			}
		}
	}
	return g
}

// keep drops all programs except those of the given packages.
func (g *progress) keep(packs []*pack) {
	g.packs = packs
	kept := map[*plan]bool{}
	for _, p := range packs {
		kept[p.plan] = true
	}
	dropped := func(prog *program) bool { return !kept[prog.plan] }
	g.next = len(slices.DeleteFunc(slices.Clone(g.order[:g.next]), dropped))
	g.order = slices.DeleteFunc(g.order, dropped)
	maps.DeleteFunc(g.listed, func(prog *program, _ bool) bool { return dropped(prog) })
}

// add takes the programs that were built, and records the final result of those that cannot run.
func (g *progress) add(programs []*built) {
	for _, b := range programs {
		if !b.runs() && g.listed[b.program] {
			g.conclude(b, nil)
		}
	}
}

// awaits reports whether a program must still be judged.
func (g *progress) awaits(p *program) bool { return g.ended[p] == nil && g.listed[p] }

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
	for ; g.next < len(g.order); g.next++ {
		p := g.order[g.next]
		if g.ended[p] == nil {
			if !atEnd {
				return
			}
			if !g.concludePart(p) {
				continue
			}
		}
		g.call.con.Line.Clear()
		done := g.ended[p]
		if !g.call.opt.Verbose {
			g.printer.Row(p.plan.record, done.entry)
		}
		g.printer.Details(p.plan.record, done.entry)
	}
}

// firstFailure prints the first failure of a program when it happens, if the program's row is the next one. It prints
// no failure that may turn out not to count, or to be the same as that of an earlier program.
func (g *progress) firstFailure(t *task, i int) {
	isNext := g.next < len(g.order) && g.order[g.next] == t.program
	counts := t.results[i].Failed() && !t.measuring && !t.plan.pkg.Graded() && t.plan.record.Match == nil
	if !isNext || !counts || t.program.submission || g.call.opt.Verbose {
		return
	}
	g.call.con.Line.Clear()
	g.printer.First(t.plan.record, t.built.entry(), func() *report.Case { return g.call.explained(t.built, i, t.results[i]) })
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
	if c.opt.Verbose && len(g.order) > 0 {
		g.printer.BreakRows()
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
			g.printer.Row(p.plan.record, done.entry)
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
	g.printer.Summary(c.report, c.previous, c.opt.Reports.Compare)
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
