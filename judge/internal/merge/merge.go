// Package merge joins the reports of -shard into one report.
package merge

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"

	"oj/judge/console"
	"oj/judge/internal/kill"
	"oj/judge/internal/printer"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/judge/internal/session"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// Reports reads the JSON reports named on the command line, and joins them into one report. It prints the joined
// report, writes it in the formats that the flags name, and returns the exit status that a call of the judge without
// -shard would have had.
func Reports(opt *session.Options, con *console.Console) int {
	own := *con
	if slices.Contains(opt.Reports.Files(), "-") {
		own.Out = con.Err
	}
	joined, err := printJoined(opt, &own)
	if err != nil {
		fmt.Fprintln(con.Err, "judge:", err)
		return session.ExitTrouble
	}
	switch {
	case hasJE(joined):
		return session.ExitTrouble
	case !joined.OK:
		return session.ExitFailed
	}
	return session.ExitOK
}

// printJoined reads the reports, joins them, and prints, writes and returns the joined report. The error is a failure
// to read or write a report, or an error that one of the reports contains.
func printJoined(opt *session.Options, con *console.Console) (*report.Report, error) {
	if err := opt.Reports.Check(con.Dir); err != nil {
		return nil, err
	}
	previous, err := opt.Reports.Previous(con.Dir)
	if err != nil {
		return nil, err
	}

	var parts []*report.Report
	for _, name := range opt.Names {
		data, err := os.ReadFile(workspace.In(con.Dir, name))
		if err != nil {
			return nil, fmt.Errorf("-merge: %w", err)
		}
		part, err := report.Read(data)
		if err != nil {
			return nil, fmt.Errorf("-merge %s: %w", name, err)
		}
		parts = append(parts, part)
	}
	if err := checkParts(parts, opt.Names); err != nil {
		return nil, fmt.Errorf("-merge: %w", err)
	}

	r := joined(parts)
	out := &printer.Printer{Out: con.Out, Verbose: opt.Verbose, Chosen: len(opt.Src) > 0}
	printAll(out, r)
	out.Summary(r, previous, opt.Reports.Compare)
	if err := opt.Reports.Write(con, r); err != nil {
		return nil, err
	}

	// Errors in the reports determine the exit status, but the joined report is printed and written first.
	var errs []error
	for _, p := range r.Problems {
		for _, text := range p.Errors {
			errs = append(errs, errors.New(text))
		}
	}
	if r.Interrupted {
		errs = append(errs, errors.New("a part was interrupted"))
	}
	return r, errors.Join(errs...)
}

// hasJE reports whether the judge failed on one of the programs.
func hasJE(r *report.Report) bool {
	isJE := func(e *report.Entry) bool { return e.Verdict == verdict.JE }
	return slices.ContainsFunc(r.Problems, func(p *report.Problem) bool { return slices.ContainsFunc(p.Entries, isJE) })
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
		got := &result.Outcome{Verdict: e.Verdict}
		for _, r := range e.Cases {
			got.Runs = append(got.Runs, result.Named{Testcase: r.Name, Run: result.Run{Verdict: r.Verdict}})
		}
		wrong = append(wrong, kill.Wrong{Name: e.Name, AsExpected: e.OK, Result: got})
	}
	return (*report.Kill)(kill.MatrixOf(testcases, wrong))
}

// printAll prints the table of programs, the table of submissions, and the failures.
func printAll(out *printer.Printer, r *report.Report) {
	var testcases []string
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			for _, c := range e.Cases {
				testcases = append(testcases, c.Name)
			}
		}
	}
	out.Begin(r.Problems, testcases)

	for _, submissions := range []bool{false, true} {
		for _, p := range r.Problems {
			for _, e := range p.Entries {
				if e.Submission == submissions {
					out.Row(p, e)
					out.Details(p, e)
				}
			}
		}
	}
}
