// This file joins the reports of -shard into one report.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"

	"oj/judge/internal/console"
	"oj/judge/internal/kill"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// Merge reads the JSON reports named on the command line, and joins them into one report. It prints the joined
// report, writes it in the formats that the flags name, and returns the exit status that a call of the judge without
// -shard would have had.
func Merge(opt *Options, con *console.Console) int {
	own := *con
	if slices.Contains(opt.Reports(), "-") {
		own.Out = con.Err
	}
	c := &call{con: &own, opt: opt}
	if err := c.merge(); err != nil {
		fmt.Fprintln(c.con.Err, "judge:", err)
		return ExitTrouble
	}
	switch {
	case c.failed:
		return ExitTrouble
	case !c.report.OK:
		return ExitFailed
	}
	return ExitOK
}

// merge reads the reports, joins them, and prints and writes the joined report. The error is a failure to read or write
// a report, or an error that one of the reports contains.
func (c *call) merge() error {
	if err := c.checkReports(); err != nil {
		return err
	}
	if err := c.readPrevious(); err != nil {
		return err
	}

	var parts []*report.Report
	for _, name := range c.opt.Names {
		data, err := os.ReadFile(workspace.In(c.con.Dir, name))
		if err != nil {
			return fmt.Errorf("-merge: %w", err)
		}
		part, err := report.Read(data)
		if err != nil {
			return fmt.Errorf("-merge %s: %w", name, err)
		}
		parts = append(parts, part)
	}
	if err := checkParts(parts, c.opt.Names); err != nil {
		return fmt.Errorf("-merge: %w", err)
	}

	c.report = joined(parts)
	c.printMerged()
	if err := c.writeReports(); err != nil {
		return err
	}

	// Errors in the reports determine the exit status, but the joined report is printed and written first.
	var errs []error
	for _, p := range c.report.Problems {
		for _, text := range p.Errors {
			errs = append(errs, errors.New(text))
		}
	}
	if c.report.Interrupted {
		errs = append(errs, errors.New("a part was interrupted"))
	}
	return errors.Join(errs...)
}

// checkParts returns an error unless the reports are the N parts of -shard, each exactly once.
func checkParts(parts []*report.Report, names []string) error {
	shards := 0
	files := map[int]string{}
	for i, part := range parts {
		var shard, of int
		if n, _ := fmt.Sscanf(part.Shard, "%d/%d", &shard, &of); n != 2 {
			return fmt.Errorf("%s was not written by -shard", names[i])
		}
		if shards = cmp.Or(shards, of); of != shards {
			return fmt.Errorf("%s is from a run in %d shards, but %s is from a run in %d",
				names[0], shards, names[i], of)
		}
		if files[shard] != "" {
			return fmt.Errorf("%s and %s are both part %s", files[shard], names[i], part.Shard)
		}
		files[shard] = names[i]
	}

	for shard := 1; shard <= shards; shard++ {
		if files[shard] == "" {
			return fmt.Errorf("part %d/%d is missing", shard, shards)
		}
	}
	return nil
}

// joined returns one report with the results of all parts.
func joined(parts []*report.Report) *report.Report {
	r := *parts[0]
	r.Shard = ""
	r.Problems = nil
	places := map[string]int{} // maps the id of a problem to its index in r.Problems
	for _, part := range parts {
		// The parts may have run at the same time, so the duration of the joined report is the longest one.
		if part.Started.Before(r.Started) {
			r.Started = part.Started
		}
		r.Seconds = max(r.Seconds, part.Seconds)
		r.Workers = max(r.Workers, part.Workers)
		r.OK = r.OK && part.OK
		r.Interrupted = r.Interrupted || part.Interrupted
		r.Limits = union(r.Limits, part.Limits)

		for _, p := range part.Problems {
			place, known := places[p.ID]
			if !known {
				places[p.ID] = len(r.Problems)
				r.Problems = append(r.Problems, p)
				continue
			}
			q := r.Problems[place]
			q.Entries = append(q.Entries, p.Entries...)
			q.Warnings = union(q.Warnings, p.Warnings)
			q.Errors = union(q.Errors, p.Errors)
			q.Kill = joinedKill(q.Kill, p.Kill)
		}
	}

	for _, p := range r.Problems {
		slices.SortStableFunc(p.Entries, func(a, b *report.Entry) int { return cmp.Compare(a.Position, b.Position) })
		for _, e := range p.Entries {
			e.Position = 0
		}
		p.Kill = completeKill(p)
	}
	return &r
}

// union returns the elements of `list`, followed by the elements of `others` that are not in `list`.
func union(list, others []string) []string {
	for _, text := range others {
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}

// joinedKill returns a kill matrix with the rejections and survivors of two parts of -shard. completeKill computes the
// other fields.
func joinedKill(a, b *report.Kill) *report.Kill {
	if a == nil || b == nil {
		return cmp.Or(a, b)
	}
	for name, programs := range b.Kills {
		if a.Kills == nil {
			a.Kills = map[string][]string{}
		}
		a.Kills[name] = union(a.Kills[name], programs)
	}
	a.Survivors = union(a.Survivors, b.Survivors)
	return a
}

// completeKill computes the kill matrix of a problem from the results of all parts. It uses the results of
// all parts together, because a testcase that is redundant in one part may be needed in another part.
func completeKill(p *report.Problem) *report.Kill {
	if p.Kill == nil {
		return nil
	}

	// The wrong programs are those that a testcase has rejected, and the survivors.
	isWrong := map[string]bool{}
	for _, programs := range p.Kill.Kills {
		for _, name := range programs {
			isWrong[name] = true
		}
	}
	for _, name := range p.Kill.Survivors {
		isWrong[name] = true
	}

	var testcases []string
	var wrong []kill.Wrong
	for _, e := range p.Entries {
		if len(testcases) == 0 {
			for _, r := range e.Cases {
				testcases = append(testcases, r.Name)
			}
		}
		if !e.Submission || !isWrong[e.Name] {
			continue
		}
		got := &result.Program{Verdict: e.Verdict}
		for _, r := range e.Cases {
			got.Runs = append(got.Runs, result.Named{Testcase: r.Name, Run: result.Run{Verdict: r.Verdict}})
		}
		wrong = append(wrong, kill.Wrong{Name: e.Name, AsExpected: e.OK, Result: got})
	}
	return (*report.Kill)(kill.MatrixOf(testcases, wrong))
}

// printMerged prints the table of programs, the table of submissions, the failures and the summary.
func (c *call) printMerged() {
	var testcases []string
	for _, p := range c.report.Problems {
		for _, e := range p.Entries {
			for _, r := range e.Cases {
				testcases = append(testcases, r.Name)
			}
		}
	}
	rows := report.NewRows(c.con.Out, c.report.Problems, testcases)
	g := &progress{call: c, rows: rows, shown: map[*report.Problem]*report.Entry{}}

	for _, submissions := range []bool{false, true} {
		for _, p := range c.report.Problems {
			for _, e := range p.Entries {
				if e.Submission != submissions {
					continue
				}
				c.failed = c.failed || e.Verdict == verdict.JE
				rows.Row(p, e)
				if g.printEntry(p, e) {
					rows.Broken = true
				}
			}
		}
	}
	if c.previous != nil {
		c.report.CompareWith(c.previous, c.opt.Compare)
	}
	report.Text(c.con.Out, c.report, rows.Last != nil && !rows.Broken)
}
