// This file compares a report with an earlier one: changed verdicts, and programs that need more time or memory than the
// noise of two measurements explains.

package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"time"

	"oj/tools/columns"
	"oj/tools/verdict"
)

// Since is the list of changes since an earlier report.
type Since struct {
	File    string // the earlier report
	Started time.Time
	Changes []Change // verdicts first, then time, then memory
	Unknown int      // programs that the earlier report does not have
}

// Change is a changed verdict, or an increase.
type Change struct {
	Problem, Program, Case string // Case is "" if the change is about all testcases
	What, Before, Now      string
}

// What may change, in the order in which changes are listed.
const (
	aVerdict = "verdict"
	aTime    = "time"
	aMemory  = "memory"
)

var changeOrder = []string{aVerdict, aTime, aMemory}

// The noise: an increase below a factor or below a floor is no change. Ten programs on 233 testcases were measured three
// times on a busy machine of two processors. The sums of their times differed by a factor of up to 1.23 and their peaks of
// memory by up to 1.15, apart from some 20 ms and 1 MiB. One single testcase took more than twice as long and 50 ms more.
const (
	timeNoise, timeFloor     = 1.3, 0.03
	caseNoise, caseFloor     = 2, 0.05
	memoryNoise, memoryFloor = 1.2, 2 << 20
)

// CompareWith records the changes since an earlier report. file is the name of its file.
func (r *Report) CompareWith(old *Report, file string) {
	// The same program has the same name in both reports.
	key := func(p *Problem, e *Entry) string { return fmt.Sprintf("%q %q %v", p.ID, e.Name, e.Submission) }
	earlier := map[string]*Entry{}
	for _, p := range old.Problems {
		for _, e := range p.Entries {
			if e.Judged() {
				earlier[key(p, e)] = e
			}
		}
	}

	s := &Since{File: file, Started: old.Started}
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			// A new program cannot have changed.
			before := earlier[key(p, e)]
			switch {
			case !e.Judged():
			case before == nil:
				s.Unknown++
			default:
				s.compare(p.ID, before, e)
			}
		}
	}
	slices.SortStableFunc(s.Changes, func(a, b Change) int {
		return slices.Index(changeOrder, a.What) - slices.Index(changeOrder, b.What)
	})
	r.Since = s
}

// compare compares the results of one program. Times and memory are compared only on testcases with the same verdict.
func (s *Since) compare(problem string, before, now *Entry) {
	add := func(testcase, what, was, is string) {
		s.Changes = append(s.Changes, Change{problem, now.Name, testcase, what, was, is})
	}
	if before.Verdict != now.Verdict {
		add("", aVerdict, before.Verdict.String(), now.Verdict.String())
	}

	// Testcases are found by their names, because some may have been added.
	byName := map[string]*Case{}
	for _, c := range before.Cases {
		byName[c.Name] = c
	}
	var sum, sumBefore float64
	var peak, peakBefore int64
	for _, c := range now.Cases {
		was := byName[c.Name]
		switch {
		case was == nil || was.Verdict == verdict.None || c.Verdict == verdict.None:
			continue
		case was.Verdict != c.Verdict:
			add(c.Name, aVerdict, was.Verdict.String(), c.Verdict.String())
			continue
		}

		// A run that stops early is shorter, so only equal verdicts are compared.
		sumBefore += was.Seconds
		sum += c.Seconds
		peakBefore = max(peakBefore, was.Memory)
		peak = max(peak, c.Memory)
		if c.Seconds > caseNoise*was.Seconds+caseFloor {
			add(c.Name, aTime, Seconds(was.Seconds), Seconds(c.Seconds))
		}
	}

	// Sums have less noise than single testcases, so their bounds are tighter.
	if sum > timeNoise*sumBefore+timeFloor {
		add("", aTime, Seconds(sumBefore), Seconds(sum))
	}
	if float64(peak) > memoryNoise*float64(peakBefore)+memoryFloor {
		add("", aMemory, Bytes(peakBefore), Bytes(peak))
	}
}

// Title names the earlier report, and counts the changes.
func (s *Since) Title() string {
	// The title is the whole message if nothing changed.
	text := fmt.Sprintf("since %s (%s): ", s.File, s.Started.Format("2 January 2006, 15:04"))
	if len(s.Changes) == 0 {
		text += "no verdict changed, and nothing takes more time or memory"
	} else {
		text += count(len(s.Changes), "change")
	}
	if s.Unknown > 0 {
		text += fmt.Sprintf("; it does not have %s", count(s.Unknown, "program"))
	}
	return text
}

// mostChanges bounds the changes that are printed.
const mostChanges = 30

// since prints the changes.
func since(w io.Writer, s *Since) {
	var rows [][]string
	for _, c := range s.Changes[:min(len(s.Changes), mostChanges)] {
		testcase := cmp.Or(c.Case, "all testcases")
		rows = append(rows, []string{"  " + c.Problem, c.Program, testcase, c.What, c.Before + " -> " + c.Now})
	}
	fmt.Fprintf(w, "\n%s\n%s", s.Title(), columns.Align(rows))
	if left := len(s.Changes) - len(rows); left > 0 {
		fmt.Fprintf(w, "  and %d more; a page (-html) has all\n", left)
	}
}
