// This file turns the judge's results into what the page shows: numbers into
// words with units, lines of an exchange into messages.
package page

import (
	"cmp"
	"slices"
	"strings"

	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// From gives the page of a report. command is the command line that made it.
func From(r *report.Report, command string) Report {
	page := Report{Command: command, Limits: r.Limits, Slowest: slowest(r)}
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			row := rowOf(p, e)
			if !row.Expected {
				page.Failed++
			}
			page.Rows = append(page.Rows, row)
		}
		page.Errors = append(page.Errors, p.Errors...)
		if p.Kill != nil {
			page.Kills = append(page.Kills, matrixOf(p))
		}
	}
	// What needs a look stands first, own programs before submissions.
	slices.SortStableFunc(page.Rows, func(a, b Row) int {
		return cmp.Or(cmp.Compare(rank(a.Expected), rank(b.Expected)), cmp.Compare(rank(a.submission), rank(b.submission)))
	})
	return page
}

// shownSlowest is how many of the slowest cases are shown.
const shownSlowest = 10

// slowest lists the cases of own programs and accepted submissions that took the largest parts of their time limits.
func slowest(r *report.Report) (list []Slow) {
	share := map[Slow]float64{}
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			for _, c := range e.Cases {
				own := !e.Submission || slices.Equal(e.Expected, []string{"AC"})
				if !own || c.Verdict == verdict.None || p.TimeLimit <= 0 {
					continue
				}
				part := c.Seconds / p.TimeLimit
				s := Slow{p.ID, e.Name, c.Name, c.Verdict.String(), report.Seconds(c.Seconds), report.Seconds(p.TimeLimit), int(100*part + 0.5)}
				share[s] = part
				list = append(list, s)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Slow) int { return cmp.Compare(share[b], share[a]) })
	return list[:min(len(list), shownSlowest)]
}

func rank(later bool) int {
	if later {
		return 1
	}
	return 0
}

func rowOf(p *report.Problem, e *report.Entry) Row {
	row := Row{Problem: p.ID, Program: e.Name, Passed: e.Passed, Total: e.Total, Note: e.Note, submission: e.Submission}
	if e.Skipped != "" {
		row.Note, row.Expected = "skipped: "+e.Skipped, true
		return row
	}
	row.Verdict, row.Expected = e.Verdict.String(), e.OK
	row.Memory = report.Bytes(e.Memory)
	if e.SlowestCase != "" {
		row.Slowest = report.Seconds(e.Slowest) + " (" + e.SlowestCase + ")"
	}
	row.Compiler = report.Printable(e.Compiler)
	for _, c := range e.Cases {
		// Of a submission only what rejected it is of interest.
		if !e.Submission || c == e.Find() {
			row.Cases = append(row.Cases, caseOf(c))
		}
	}
	return row
}

func caseOf(c *report.Case) Case {
	shown := Case{
		Name:     c.Name,
		Verdict:  c.Verdict.String(),
		Time:     report.Seconds(c.Seconds),
		Memory:   report.Bytes(c.Memory),
		Message:  report.Printable(c.Message),
		Hint:     c.Hint,
		Stderr:   report.Printable(strings.Join(append([]string{c.Stderr}, c.Trace...), "\n")),
		Repeat:   c.Repeat,
		Messages: messages(c),
	}
	if c.Diff != nil {
		shown.Diff = c.Diff.String()
	}
	return shown
}

// messages joins the lines that one side sent in a row. A gap in the exchange
// becomes a message of its own, so that no reader takes it for a whole.
func messages(c *report.Case) (list []Message) {
	for i, t := range c.Turns {
		if c.TurnsCut > 0 && i == c.CutAfter {
			list = append(list, Message{From: "…", Ms: t.Milliseconds, Text: "(lines left out)"})
		}
		from := "<"
		if t.FromProgram {
			from = ">"
		}
		text := report.Printable(t.Text)
		if !t.Open {
			text += "\n"
		}
		if n := len(list); n > 0 && list[n-1].From == from {
			list[n-1].Text += text
			continue
		}
		list = append(list, Message{From: from, Ms: t.Milliseconds, Text: text})
	}
	return list
}

// matrixOf holds a problem's submissions against its cases.
func matrixOf(p *report.Problem) Matrix {
	m := Matrix{Problem: p.ID}
	column := map[string]int{}
	for _, e := range p.Entries {
		for _, c := range e.Cases {
			if _, ok := column[c.Name]; !ok {
				column[c.Name] = len(m.Cases)
				m.Cases = append(m.Cases, c.Name)
			}
		}
	}
	for _, e := range p.Entries {
		if !e.Submission || e.Skipped != "" {
			continue
		}
		row := MatrixRow{Submission: e.Name, Want: strings.Join(e.Expected, "/"), Got: e.Verdict.String(), Expected: e.OK, Cells: make([]string, len(m.Cases))}
		for _, c := range e.Cases {
			if c.Verdict != verdict.None {
				row.Cells[column[c.Name]] = c.Verdict.String()
			}
		}
		m.Rows = append(m.Rows, row)
	}
	return m
}
