// This file tells what changed since an earlier report: other verdicts, and programs that take more time or memory than
// the noise of two measurements explains.

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

// Since is what changed since an earlier report.
type Since struct {
	File    string // the earlier report
	Started time.Time
	Changes []Change
	Unknown int // programs that it does not have
}

// Change is a verdict that is another, or something that became larger.
type Change struct {
	Problem, Program, Case string // no case where it is about all of them
	What, Before, Now      string
}

// The noise. Ten programs on 233 testcases, measured three times beside others on a busy machine of two processors, had
// sums of times up to 1.23 times as large and peaks of memory up to 1.15 times, but for some 20 ms and 1 MiB. Of single
// testcases one took more than twice as long and 50 ms.
const (
	timeNoise, timeFloor     = 1.3, 0.03
	caseNoise, caseFloor     = 2, 0.05
	memoryNoise, memoryFloor = 1.2, 2 << 20
)

// CompareWith notes what changed since an earlier report, which a file holds: verdicts first, then time, then memory.
func (r *Report) CompareWith(old *Report, file string) {
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
			if !e.Judged() {
				continue
			}
			if before := earlier[key(p, e)]; before != nil {
				s.entry(p.ID, before, e)
			} else {
				s.Unknown++
			}
		}
	}
	slices.SortStableFunc(s.Changes, func(a, b Change) int { return cmp.Compare(b.What, a.What) }) // their names are in that order from z to a
	r.Since = s
}

// entry compares a program with itself.
func (s *Since) entry(problem string, before, now *Entry) {
	add := func(name, what, was, is string) {
		s.Changes = append(s.Changes, Change{problem, now.Name, name, what, was, is})
	}
	if before.Verdict != now.Verdict {
		add("", "verdict", before.Verdict.String(), now.Verdict.String())
	}
	cases := map[string]*Case{}
	for _, c := range before.Cases {
		cases[c.Name] = c
	}
	var sum, sumBefore float64
	var peak, peakBefore int64
	for _, c := range now.Cases {
		was := cases[c.Name]
		switch {
		case was == nil || was.Verdict == verdict.None || c.Verdict == verdict.None:
		case was.Verdict != c.Verdict:
			add(c.Name, "verdict", was.Verdict.String(), c.Verdict.String())
		default:
			sumBefore, sum = sumBefore+was.Seconds, sum+c.Seconds
			peakBefore, peak = max(peakBefore, was.Memory), max(peak, c.Memory)
			if c.Seconds > caseNoise*was.Seconds+caseFloor {
				add(c.Name, "time", Seconds(was.Seconds), Seconds(c.Seconds))
			}
		}
	}
	if sum > timeNoise*sumBefore+timeFloor {
		add("", "time", Seconds(sumBefore), Seconds(sum))
	}
	if float64(peak) > memoryNoise*float64(peakBefore)+memoryFloor {
		add("", "memory", Bytes(peakBefore), Bytes(peak))
	}
}

// Title says what is compared, and how much changed.
func (s *Since) Title() string {
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

// mostChanges is how many are written for people.
const mostChanges = 30

// since writes the changes for people.
func since(w io.Writer, s *Since) {
	var rows [][]string
	for _, c := range s.Changes[:min(len(s.Changes), mostChanges)] {
		rows = append(rows, []string{"  " + c.Problem, c.Program, cmp.Or(c.Case, "all testcases"), c.What, c.Before + " -> " + c.Now})
	}
	fmt.Fprintf(w, "\n%s\n%s", s.Title(), columns.Align(rows))
	if left := len(s.Changes) - len(rows); left > 0 {
		fmt.Fprintf(w, "  and %d more; a page (-html) has all\n", left)
	}
}
